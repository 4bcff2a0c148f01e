"""What would make it legal?  The fewest small changes after which a refused cast goes through.

Found by search and by nothing else: every suggestion was cast again before it is made.  A change
is one of: one land more, another target, one spliced card less, one quality gone that stands in
the way (a protection, a permanent with a static ability).
"""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

from ..book import N_, Message, Value, demand, message, replace
from ..cards import Card, KeywordLine, Protection, StaticLine, library
from ..casting import Announcement, cast
from ..game import Game, Object, Ref
from ..walk import Trace, complete

#: The lands that stand for "one mana more", by the mana they make.
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
#: How many changes are tried together at most.
MOST = 3
#: How many walks are tried to answer what a change leaves open.
PATIENCE = 100

Position = tuple[Game, Announcement]


class Change(Value):
    """One small change: what it is in words, and how to make it.

    subject: what it changes; two changes of one subject are not tried together.
    """

    what: Message
    subject: tuple[str, object]
    make: Callable[[Game, Announcement], Position]


class Mend(Value):
    """Changes that together make the cast legal, and a legal cast (choices that were never made are made in it)."""

    changes: tuple[Change, ...]
    trace: Trace

    @property
    def text(self) -> str:
        """The changes in words."""
        return " and ".join(change.what.text for change in self.changes)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Mend: {self.text}>"


def mend(trace: Trace, most: int = MOST) -> tuple[Mend, ...]:
    """All smallest sets of changes that make an illegal cast legal; empty when up to ``most``
    changes do not suffice, or when nothing is wrong.  Raises TypeError when it is given no trace."""
    demand(trace, Trace, "write a cast, as in mtg.mend(mtg.cast(game, announcement))")
    if not trace.illegal:
        return ()
    game, announcement = trace.start.game, trace.start.announcement
    changes = tuple(_changes(game, announcement))
    for size in range(1, most + 1):
        found = tuple(_that_work(game, announcement, changes, size))
        if found:
            return found
    return ()


def _that_work(game: Game, announcement: Announcement, changes: tuple[Change, ...], size: int) -> Iterator[Mend]:
    for some in combinations_with_replacement(changes, size):
        if _sensible(some):
            position = game, announcement
            for change in some:
                position = change.make(*position)
            trace = _legal(*position)
            if trace is not None:
                yield Mend(some, trace)


def _legal(game: Game, announcement: Announcement) -> Trace | None:
    """The legal cast; where choices are still open after the change, one way to answer them."""
    trace = cast(game, announcement)
    if trace.unfinished:
        return complete(trace, PATIENCE).trace
    return trace if trace.complete else None


def _sensible(changes: tuple[Change, ...]) -> bool:
    """Only lands may be added twice; anything else is changed once."""
    subjects = [c.subject for c in changes if c.subject[0] != "land"]
    return len(set(subjects)) == len(subjects)


def _changes(game: Game, announcement: Announcement) -> Iterator[Change]:
    yield from _lands(announcement.by)
    yield from _fewer_splices(game, announcement)
    yield from _other_targets(game, announcement)
    yield from _qualities_gone(game, announcement)


def _lands(by: str) -> Iterator[Change]:
    for land in LANDS:
        def add(game: Game, announcement: Announcement, land: str = land) -> Position:
            return game.added(Object(0, library()[land], by, by, "battlefield"))[0], announcement

        yield Change(message(N_("one more {land}"), land=land), ("land", land), add)


def _fewer_splices(game: Game, announcement: Announcement) -> Iterator[Change]:
    for place, id in enumerate(announcement.splices or ()):
        def leave_out(game: Game, announcement: Announcement, id: int = id, place: int = place) -> Position:
            return game, _without_splice(game, announcement, announcement.splices.index(id))

        card = game.find(id)
        if card is not None:
            yield Change(message(N_("leave out {card}"), card=card), ("splice", place), leave_out)


def _without_splice(game: Game, announcement: Announcement, place: int) -> Announcement:
    """The announcement without one splice and without the targets of its text."""
    cards = [game.get(announcement.card).card, *[game.get(id).card for id in announcement.splices]]
    counts = [sum(len(targets) for targets in card.targets) for card in cards]
    first = sum(counts[: place + 1])
    splices = announcement.splices[:place] + announcement.splices[place + 1:]
    targets = announcement.targets
    if targets is not None:
        targets = targets[:first] + targets[first + counts[place + 1]:]
    return replace(announcement, splices=splices, targets=targets)


def _other_targets(game: Game, announcement: Announcement) -> Iterator[Change]:
    """For each target, every other thing that the question offers there."""
    for slot, refs in enumerate(announcement.targets or ()):
        asked = cast(game, replace(announcement, targets=announcement.targets[:slot])).question
        if asked is None or asked.field != "targets":
            continue
        for option in asked.options():
            if option.offered and (option.value,) != refs:
                yield _retarget(slot, option.value, option.label)


def _retarget(slot: int, ref: Ref, label: str) -> Change:
    def aim(game: Game, announcement: Announcement) -> Position:
        targets = announcement.targets[:slot] + ((ref,),) + announcement.targets[slot + 1:]
        return game, replace(announcement, targets=targets)

    return Change(message(N_("aim target {number} at {target}"), number=slot + 1, target=label), ("target", slot), aim)


def _qualities_gone(game: Game, announcement: Announcement) -> Iterator[Change]:
    for object_ in game.battlefield:
        for keyword in object_.card.keywords:
            if keyword in ("hexproof", "shroud") or isinstance(keyword, Protection):
                yield _without_keyword(object_, keyword)
        if any(isinstance(line, StaticLine) for line in object_.card.lines):
            yield _without_statics(object_)


def _without_keyword(object_: Object, keyword) -> Change:
    name = "protection from " + " and ".join(keyword.colors + keyword.subtypes) if isinstance(keyword, Protection) else keyword
    what = message(N_("if {object} had no {keyword}"), object=object_, keyword=name)
    return _with_lines(what, object_, lambda line: replace(line, keywords=tuple(k for k in line.keywords if k != keyword))
                       if isinstance(line, KeywordLine) else line)


def _without_statics(object_: Object) -> Change:
    what = message(N_("if {object} were not there"), object=object_)
    return _with_lines(what, object_, lambda line: None if isinstance(line, StaticLine) else line)


def _with_lines(what: Message, object_: Object, change) -> Change:
    def make(game: Game, announcement: Announcement) -> Position:
        now = game.get(object_.id)
        lines = tuple(line for line in map(change, now.card.lines) if line is not None)
        card: Card = replace(now.card, lines=lines)
        return game.with_object(replace(now, card=card)), announcement

    return Change(what, ("quality", object_.id), make)
