"""What is told about a cast and its resolution: the short answer, the reasons, everything in words."""

from ...book import N_
from ...game import Game
from ...pictures.sketch import say
from ...teaching import explain, verdict
from ...turn import after_resolution
from ..model.nature import damage_lines
from ..model.views import Line, line_of
from ..model.walked import Walked


class Telling:
    """Tells what a walk says; whoever has a walk, as ``_walked``, inherits from it."""

    _walked: Walked

    @property
    def after(self) -> Game | None:
        """The game after a complete resolution, state-based actions done; else None."""
        done = self._walked.resolution is not None and self._walked.resolution.complete
        return after_resolution(self._walked.resolution) if done else None

    @property
    def verdict(self) -> str:
        """The short answer in one sentence."""
        return verdict(self._walked.resolution or self._walked.trace)

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why the cast is refused, each with its rule."""
        return tuple(str(reason) for reason in self._walked.trace.reasons)

    @property
    def explanation(self) -> str:
        """Every step in words, with the rules."""
        if self._walked.resolution is None:
            return explain(self._walked.trace).text
        between = "\n".join(map(str, self.between))
        return "\n\n".join((explain(self._walked.trace).text, between, explain(self._walked.resolution).text))

    @property
    def between(self) -> tuple[Line, ...]:
        """What happens after the cast and before the resolution; nothing before the spell begins to resolve."""
        if self._walked.resolution is None:
            return ()
        return tuple(map(line_of, self._walked.resolution.start.game.happened[len(self._walked.trace.now.game.happened):]))

    @property
    def damage(self) -> tuple[Line, ...]:
        """Which object deals damage in the resolution, and of what color it is."""
        return () if self._walked.resolution is None else damage_lines(self._walked.resolution)

    @property
    def hopeless(self) -> str:
        """Why the cast cannot be finished, whatever is chosen now; "" when it can or when nobody looked."""
        stop = self._walked.ahead.hopeless
        return "" if stop is None else say(N_("Whatever is chosen now, every way stops at {step}: {why}"),
                                           step=stop.step, why="; ".join(map(str, stop.why)))
