"""Several things told as one: one verb with several objects, several verbs with one object."""

from typing import Any

from ... import tree as c
from ..grammar import PHRASES, Around, Converted, Listed, Phrase, Readings, Ref, Vocabulary
from ..page import Page

VERBS = {"tap": c.Tap, "untap": c.Untap, "tap or untap": c.TapOrUntap, "destroy": c.Destroy, "exile": c.Exile,
         "sacrifice": c.Sacrifice, "goad": c.Goad, "reveal": c.Reveal}


class SharedObject(Phrase):
    """Several verbs with one object: "tap and goad the chosen creatures"."""

    verbs = Listed(Vocabulary(VERBS), " and ", ", and ", least=2)

    def write(self, value: Any, this: str) -> str | None:
        if not isinstance(value, c.Both) or not {type(act) for act in value.acts} <= set(VERBS.values()):
            return None
        verbs = self.verbs.write(tuple(type(act) for act in value.acts), this)
        words = PHRASES["noun"].write(value.acts[0].objects, this)
        same = value == self._both((type(act) for act in value.acts), value.acts[0].objects)
        return f"{verbs} {words}" if verbs and words and same else None

    def read(self, page: Page, at: int) -> Readings:
        for verbs, end in self.verbs.read(page, at):
            if page.sees(" ", end):
                for objects, after in PHRASES["noun"].read(page, end + 1):
                    yield self._both(verbs, objects), after

    @staticmethod
    def _both(verbs: Any, objects: Any) -> c.Both:
        return c.Both(tuple(verb(objects) for verb in verbs))


def same_verb(verb: str, node: type) -> Phrase:
    """One verb with several objects: "destroy target creature and target land"."""
    return Around(f"{verb} ", Converted(
        Listed(Ref("noun"), " and ", ", and ", least=2),
        lambda both: tuple(act.objects for act in both.acts)
        if isinstance(both, c.Both) and {type(act) for act in both.acts} == {node} else None,
        lambda objects: c.Both(tuple(node(noun) for noun in objects))))
