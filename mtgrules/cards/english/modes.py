"""Modal texts in English: how many modes are chosen, and a paragraph for each (700.2)."""

from typing import Any

from .. import tree as c
from .grammar import PHRASES, Around, Listed, Phrase, Readings, Ref
from .number import NUMBER_WORDS
from .page import Page
from .templates import Template


class Modal(Phrase):
    """A modal text: how many modes are chosen, and a paragraph for each of them (700.2).

    Its value is a row of the fields least, most, again, if_kicked and modes.  inside: within a sentence ("choose one").
    """

    def __init__(self, inside: bool = False):
        self.inside = inside

    def write(self, value: Any, this: str) -> str | None:
        *counts, modes = value
        costs = any(mode.cost is not None for mode in modes)
        head = next((words for words, *meant in _heads(len(modes)) if meant == counts and costs == (words == SPREE)),
                    None)
        written = [PHRASES["mode with cost" if costs else "mode"].write(mode, this) for mode in modes]
        return None if head is None or None in written else "\n".join((self._begun(head), *written))

    def _begun(self, head: str) -> str:
        return head[0].lower() + head[1:] if self.inside else head

    def read(self, page: Page, at: int) -> Readings:
        head = page.text[at:].partition("\n")[0]
        start = at + len(head)
        phrase = "modes with cost" if head == SPREE else "modes"
        for modes, end in PHRASES[phrase].read(page, start):
            yield from (((*counts, modes), end) for words, *counts in _heads(len(modes)) if self._begun(words) == head)


SPREE = "Spree"


def _heads(modes: int) -> tuple[tuple[str, int, int, bool, int], ...]:
    """The first paragraphs that a modal text of so many modes may have, with what they mean."""
    numbers = {NUMBER_WORDS[n]: (n, n) for n in range(1, modes + 1)}
    several = {"one or both": (1, 2)} if modes == 2 else {}
    several |= {"one or more": (1, modes), "any number": (0, modes)}
    several |= {f"up to {word}": (0, most) for word, (_, most) in numbers.items()}
    plain = tuple((f"Choose {words} —", *counts, False, 0) for words, counts in (numbers | several).items())
    again = tuple((f"Choose {NUMBER_WORDS[n]}. You may choose the same mode more than once.", n, n, True, 0)
                  for n in range(2, 7))
    kicked = tuple((f"Choose {word}. If this spell was kicked, choose any number instead.", *counts, False, modes)
                   for word, counts in numbers.items())
    return (*plain, *again, *kicked, (SPREE, 1, modes, False, 0))


PHRASES["modal text"] = Modal()
PHRASES["modal text inside"] = Modal(inside=True)
MODAL = "[least,most,again,if_kicked,modes:{}]"
PHRASES["modal line"] = Template(c.ModalLine, MODAL.format("modal text"))
PHRASES["modal line inside"] = Template(c.ModalLine, MODAL.format("modal text inside"))
PHRASES["mode"] = Template(c.Mode, "• [do:sentences]")
PHRASES["mode with cost"] = Template(c.Mode, "+ [cost:cost of mana] — [do:sentences]")
PHRASES["modes"] = Around("\n", Listed(Ref("mode"), "\n", "\n", "\n"))
PHRASES["modes with cost"] = Around("\n", Listed(Ref("mode with cost"), "\n", "\n", "\n"))
