"""What was chosen before and what was taken back: undo and redo over frozen states.

Nothing is undone step by step: every state was kept whole.
"""

from .state import State


class History:
    """The states before the present one, and those that undo left behind."""

    def __init__(self) -> None:
        self._past: list[State] = []
        self._future: list[State] = []

    @property
    def may_undo(self) -> bool:
        """True when there is a change to take back."""
        return bool(self._past)

    @property
    def may_redo(self) -> bool:
        """True when there is a change that was taken back, and none was made since."""
        return bool(self._future)

    def note(self, before: State) -> None:
        """A change was made: remember how it was; what was taken back is gone for good."""
        self._past.append(before)
        self._future.clear()

    def undo(self, now: State) -> State:
        """The state before the last change.  Raises IndexError when there is none."""
        self._future.append(now)
        return self._past.pop()

    def redo(self, now: State) -> State:
        """The state that the last undo took back.  Raises IndexError when there is none."""
        self._past.append(now)
        return self._future.pop()
