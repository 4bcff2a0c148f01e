"""A ruling to send on: the question, a picture, the short answer, the reasons, and the rules in our words.

As Markdown it can be pasted into any chat; the picture is an SVG of its own beside it.
"""

from pathlib import Path

from ..book import N_, UnknownRule, Value, demand, rule
from ..book.reasons import listed
from ..casting import Casting
from ..game import Spell
from ..teaching import verdict
from ..walk import Trace
from .bill import bill
from .cast_map import cast_map
from .citations import ids_in
from .effects import effect_order
from .html import block
from .lines import described
from .picture import Picture
from .rule_page import with_rules
from .sketch import say


class Ruling(Value):
    """A question and its answer.

    answer: the short one.  why: every reason with its rule.  rules: each id with what it says, in our words.
    """

    question: str
    answer: str
    why: tuple[str, ...]
    rules: tuple[tuple[str, str], ...]
    picture: Picture

    @property
    def markdown(self) -> str:
        """All of it as Markdown, the picture as its text."""
        parts = [f"**{self.question}**", f"{self.answer}", "\n".join(f"- {one}" for one in self.why),
                 "\n".join(f"> **{id}** {summary}" + "  " for id, summary in self.rules),
                 f"```\n{self.picture.text}\n```"]
        return "\n\n".join(part for part in parts if part) + "\n"

    @property
    def text(self) -> str:
        """All of it as plain text."""
        parts = (self.question, self.answer, *(f"- {one}" for one in self.why),
                 *(f"{id}: {summary}" for id, summary in self.rules), self.picture.text)
        return "\n".join(parts)

    @property
    def svg(self) -> str | None:
        """The picture as an SVG file has it; None when it cannot be drawn here."""
        return self.picture.svg

    def save(self, folder: str | Path, name: str = "ruling") -> tuple[Path, ...]:
        """Write NAME.md, and NAME.svg where the picture can be drawn; returns the files."""
        made = [(Path(folder) / f"{name}.md", self.markdown)]
        if self.svg is not None:
            made.append((Path(folder) / f"{name}.svg", self.svg))
        for path, content in made:
            path.write_text(content, encoding="utf-8")
        return tuple(path for path, _ in made)

    def html(self) -> str:
        """All of it as HTML that stands for itself."""
        why = "".join(f"<li>{with_rules(one)}</li>" for one in self.why)
        return (f'{block()}<div class="mtg-html"><div><b>{with_rules(self.question)}</b></div>'
                f"<div>{with_rules(self.answer)}</div>{f'<ul>{why}</ul>' if why else ''}</div>{self.picture.html()}")

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, str]:
        return {"text/plain": self.text, "text/html": self.html(), "text/markdown": self.markdown}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


def ruling(trace: Trace, question: str = "") -> Ruling:
    """A ruling about a cast or a resolution.

    question: in words; without it, whether this cast is legal, or what the spell does.
    Raises TypeError when it is given no trace.
    """
    demand(trace, Trace, "write a cast, as in mtg.ruling(mtg.cast(game, announcement)), or a resolution")
    why = tuple(map(str, trace.reasons)) or _what_happened(trace)
    picture = _picture(trace)
    ids = ids_in("\n".join((verdict(trace), *why)))
    return Ruling(question or asked(trace), verdict(trace), why, tuple(_with_summary(ids)), picture)


def _with_summary(ids: tuple[str, ...]):
    for id in ids:
        try:
            yield id, rule(id).summary
        except UnknownRule:
            continue


def _what_happened(trace: Trace) -> tuple[str, ...]:
    """For a legal cast what it costs, for a resolution what was done."""
    if trace.complete and isinstance(trace.now, Casting):
        return tuple(say(N_("{what}: {mana} ({rule})"), **row) for row in trace.now.bill.rows()[:-1])
    return tuple(f"{event.text} ({event.rule})" for step in trace.steps for event in step.events)


def _picture(trace: Trace) -> Picture:
    """What shows best why the answer is so: where it stops, or the text in its order."""
    if trace.complete and isinstance(trace.now, Casting):
        return effect_order(trace) if trace.now.the_spell.choices.targets else bill(trace)
    return effect_order(trace) if trace.complete else cast_map(trace)


def asked(trace: Trace) -> str:
    """The question that a walk answers, in words."""
    if not isinstance(trace.now, Casting):
        return say(N_("What happens as {spell} resolves?"), spell=getattr(trace.now, "spell", say(N_("it"))))
    said, game = trace.start.announcement, trace.start.game
    card = game.find(said.card)
    name = card.label if card else say(N_("that card"))
    return say(N_("May {player} cast {card}{more}?"), player=said.by, card=name, more=_how(trace))


def _how(trace: Trace) -> str:
    """What is announced beside the card: what is spliced, and the targets."""
    said, game, parts = trace.start.announcement, trace.start.game, []
    spliced = [found.label for found in map(game.find, said.splices or ()) if found is not None]
    if spliced:
        parts.append(say(N_("splicing {cards}"), cards=listed(spliced)))
    chosen = [_name(trace, ref) for refs in said.targets or () for ref in refs]
    if chosen:
        parts.append(say(N_("with {targets} as targets") if len(chosen) > 1 else N_("with {targets} as the target"),
                         targets=listed(chosen)))
    return "".join(f", {part}" for part in parts)


def _name(trace: Trace, ref) -> str:
    thing = trace.start.game.thing(ref)
    return thing.label if isinstance(thing, Spell) or hasattr(thing, "label") else described(trace.start.game, ref)
