"""Play and pause: steps shown one after the other, counted in the page, so that the kernel stays free."""

from collections.abc import Callable

import ipywidgets as w

from ...book import N_
from ...pictures.sketch import say
from ..page import button, put, show
from .controls import Guard, Quiet

#: Milliseconds between two steps that are played.
PLAY_EVERY = 2500


class Player:
    """A button that plays and pauses, and the counter behind it.

    go: shows the step of a number, counted from 0.
    """

    def __init__(self, guard: Guard, go: Callable[[int], None]):
        self.go, self.quiet = go, Quiet()
        self.button = button("", guard(lambda _: self._play_or_pause()))
        self.counter = w.Play(interval=PLAY_EVERY, show_repeat=False)  # its own buttons have no names: they are not shown
        show(self.counter, False)
        self.quiet.listen(self.counter, "value", guard(go))
        self.counter.observe(lambda _: self._show(), "playing")

    @property
    def playing(self) -> bool:
        """Whether it plays now."""
        return self.counter.playing

    def pause(self) -> None:
        """Stop playing."""
        put(self.counter, playing=False)

    def update(self, at: int, last: int) -> None:
        """Show which step is shown, and how many there are; none of this counts as playing."""
        with self.quiet.update():
            put(self.counter, max=last, value=min(at, last))
        self._show()

    def _play_or_pause(self) -> None:
        if not self.playing and self.counter.value == self.counter.max:
            self.go(0)  # from the start again
        self.counter.playing = not self.playing

    def _show(self) -> None:
        put(self.button, description=say(N_("Pause") if self.playing else N_("Play")),
            tooltip=say(N_("Stop at this step") if self.playing else N_("Show the steps one after the other")))
