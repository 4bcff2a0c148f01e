"""Methods of casting and alternative costs (118.9, 601.2b): the ways in which a card may be cast.

One way is chosen, never two (118.9a).  Additional costs, splice among them, are owed whatever is
chosen (118.9d).
"""

from collections.abc import Callable, Iterator

from ...book import N_, Reason, Value, message, reason, replace
from ...cards import AlternativeCost, AlternativeCostLine, Card, CastableFrom, Cost, KeywordWithCost, StaticLine
from ...game import (
    FACE_DOWN,
    Event,
    Game,
    Object,
    Overload,
    Spell,
    bestowed,
    event,
    fits,
    holds,
    keywords_of,
    known,
    spells_cast_this_turn,
    statics,
    with_face,
)
from ...walk import Question
from . import from_elsewhere, permitted

NORMAL = "normal"
#: An alternative cost that is printed on the card without a name of its own.
OWN = "alternative cost"
#: Casting without paying the mana cost, as an effect allows.
FREE = "without paying its mana cost"
#: Keywords that are an alternative cost, with their rule and the zone they work from.
ALTERNATIVE_KEYWORDS = {
    "overload": ("702.96a", "hand"), "evoke": ("702.74a", "hand"), "flashback": ("702.34a", "graveyard"),
    "morph": ("702.37c", "hand"), "megamorph": ("702.37b", "hand"), "bestow": ("702.103a", "hand"), "warp": ("702.185a", "hand"),
    "disturb": ("702.146a", "graveyard"),
}
#: Keywords with which a card is cast transformed, with its back face up (712.11a).
TRANSFORMED_KEYWORDS = ("disturb",)
#: Keywords with which a card is cast face down, for {3} (702.37a-b).
FACE_DOWN_KEYWORDS = ("morph", "megamorph")


class Method(Value):
    """One way to cast a card.

    name: how it is announced.  rule: the rule that makes it.  source: what allows it.
    cost: the alternative cost; None for the mana cost itself.  zone: where the card has to be.
    card: what it is when cast like that, where it is not what it is otherwise (601.3e).
    unpayable: the cost is the mana cost of a card that has none (118.6).
    """

    name: str
    rule: str
    source: str
    cost: Cost | None = None
    zone: str = "hand"
    card: Card | None = None
    unpayable: bool = False

    @property
    def free(self) -> bool:
        """True for casting without paying the mana cost (118.9)."""
        return self.cost == Cost() and not self.unpayable


def as_cast(card: Object, method: Method) -> Object:
    """The card with the characteristics that it has when cast in that way (601.3e)."""
    if method.card is None:
        return card
    if method.card in card.represented_by.faces:
        return replace(with_face(card, card.represented_by.faces.index(method.card)), handle=card.label)
    return replace(card, card=method.card, whole=card.represented_by, handle=card.label)


def proposed(spell: Spell, method: Method | None) -> Spell:
    """The spell as it is put on the stack when cast in that way: what it is then (601.3e).  None: any way that is still
    open leaves it as it is."""
    return spell if method is None else announced(as_cast(spell, method), method)


def announced(spell: Spell, method: Method) -> Spell:
    """The spell once it is known what is paid for it: how it is cast, and for overload its text (702.96a)."""
    name = "" if method.name == NORMAL else method.name
    changes = (Overload(),) if method.rule == ALTERNATIVE_KEYWORDS["overload"][0] else ()
    return replace(spell, choices=replace(spell.choices, method=name), changes=spell.changes + changes)


def chosen_first(game: Game, card: Object, by: str, ways: tuple[Method, ...], given: object) -> bool:
    """True where the way decides whether the cast may begin at all, or what is put on the stack: a card that is not in
    the hand, one that may be cast face down or with other characteristics, a cast while something resolves.  Otherwise
    it is an alternative cost and nothing else, which is announced after the splices (601.2b).

    given: what is announced; a way that works from another zone only is no way to begin.
    """
    if card.zone != "hand" or any([way.card is not None for way in ways]):
        return True
    if given is not None and any(way.name == given and way.zone != card.zone for way in methods(game, card, by)):
        return True
    return permitted.as_it_resolves(game, card.id, by) is not None


def methods(game: Game, card: Object, by: str) -> tuple[Method, ...]:
    """Every way in which a player might cast a card, wherever the card is."""
    castable = card.zone if _from_there(game, card, by) else "hand"
    others = (*_own(game, card, by), *_granted(game, card, by))
    if castable != "hand":  # what is offered for a card in hand is offered for one that is cast as from there (601.3)
        others = tuple([replace(way, zone=castable) if way.zone == "hand" else way for way in others])
    elsewhere = (Method(name, "601.3", source, zone=card.zone) for name, source in from_elsewhere.names(game, card, by))
    return (Method(NORMAL, "601.2f", card.card.name, zone=castable), *others, *elsewhere, *_permitted(game, card, by))


def _from_there(game: Game, card: Object, by: str) -> bool:
    """True for a card that may be cast from the zone where it is, though that is no hand (601.3)."""
    return any(s.zone == card.zone for s in _castable(card)) or from_elsewhere.from_top(game, card, by)


def _castable(card: Object) -> Iterator[CastableFrom]:
    """What the card says itself about zones that it may be cast from (113.6f)."""
    return (s for s in card.card.statics if isinstance(s, CastableFrom))


def _own(game: Game, card: Object, by: str) -> Iterator[Method]:
    """Alternative costs that the card itself offers."""
    name = card.card.name
    for line in card.card.lines:
        if isinstance(line, AlternativeCostLine) and holds(game, line.condition, by, card):
            yield Method(OWN, "118.9", name, line.cost)
    for keyword in keywords_of(game, card):
        if isinstance(keyword, KeywordWithCost) and keyword.name in ALTERNATIVE_KEYWORDS:
            yield _of_keyword(card.card, keyword)


def _of_keyword(card: Card, keyword: KeywordWithCost) -> Method:
    """The way of casting that a keyword stands for."""
    rule, zone = ALTERNATIVE_KEYWORDS[keyword.name]
    if keyword.name in FACE_DOWN_KEYWORDS:
        return Method(keyword.name, rule, card.name, Cost(mana="{3}"), zone, FACE_DOWN)
    cost = keyword.cost or Cost(mana=card.mana_cost)
    if keyword.name in TRANSFORMED_KEYWORDS and card.faces:
        return Method(keyword.name, rule, card.name, cost, zone, card.faces[1])
    return Method(keyword.name, rule, card.name, cost, zone, bestowed(card) if keyword.name == "bestow" else None,
                  unpayable=keyword.cost is None and card.cost is None)


def _granted(game: Game, card: Object, by: str) -> Iterator[Method]:
    """Alternative costs that permanents offer ("you may cast spells without paying their mana costs")."""
    used = [spell.choices.method for spell in spells_cast_this_turn(game, by)] if game.permanents_with(StaticLine) else []
    for source, ability in statics(game, AlternativeCost):
        if ability.once_each_turn and source.card.name in used:
            used.remove(source.card.name)  # the next one of that name is another object
            continue
        quality = replace(known(ability.spells, source), zone=card.zone)
        if source.controller == by and fits(game, quality, replace(card, controller=by), by):
            yield Method(source.card.name, "118.9", source.card.name, ability.cost)


def _permitted(game: Game, card: Object, by: str) -> Iterator[Method]:
    """The ways in which effects allow this card to be cast (118.9b)."""
    for permission in permitted.permitting(game, card.id, by):
        name = FREE if permission.cost == Cost() else permission.source
        yield Method(name, "118.9b", permission.source, permission.cost, card.zone)


def from_here(game: Game, card: Object, by: str) -> tuple[Method, ...]:
    """The ways that work from the zone where the card is; while something resolves, only those it allows (608.2g)."""
    if permitted.as_it_resolves(game, card.id, by) is not None:
        return tuple(_permitted(game, card, by))
    return tuple(m for m in methods(game, card, by) if m.zone == card.zone)


def question(game: Game, card: Object, by: str, ways: tuple[Method, ...],
             against: Callable[[Method], tuple[Reason, ...]]) -> Question | None:
    """Which way to cast it; None when there is only one.

    ways: those that work from where it is.  against: what speaks against casting it in one way, though not
    against casting it at all.
    """
    if len(ways) < 2:
        return None
    return Question(
        field="method", rule="601.2b", by=by, prompt=message(N_("How is {card} cast?"), card=card),
        candidates=lambda: tuple(m.name for m in ways),
        objections=lambda name: objections(game, card, by, name) or _not_so(ways, name, against),
        label=lambda name: label(ways, name))


def _not_so(ways: tuple[Method, ...], name: str, against: Callable[[Method], tuple[Reason, ...]]) -> tuple[Reason, ...]:
    return next((against(way) for way in ways if way.name == name), ())


def label(ways: tuple[Method, ...], name: str) -> str:
    """A way in words, with what it costs instead of the mana cost."""
    found = next((m for m in ways if m.name == name), None)
    if found is None or found.cost is None:
        return "for its mana cost" if name == NORMAL else str(name)
    if found.free:
        return "without paying its mana cost"
    return f"for its {name.removesuffix(' cost')} cost {found.cost.mana or ''}".strip()


def objections(game: Game, card: Object, by: str, name: str | tuple[str, ...]) -> tuple[Reason, ...]:
    """All that speaks against casting a card in a way."""
    if isinstance(name, tuple):
        return (reason("118.9a", N_("only one alternative cost or method can be used for one spell: {names}"),
                       names=name),)
    known = {m.name: m for m in methods(game, card, by)}
    if name not in known:
        template = (N_("{card} can't be cast that way: {name}; the ways to cast it are {ways}") if len(known) > 1 else
                    N_("{card} can't be cast that way: {name}; nothing offers another way than {ways}"))
        return (reason("118.9", template, card=card, name=name, ways=tuple(known)),)
    if permitted.as_it_resolves(game, card.id, by) is not None and name not in [m.name for m in from_here(game, card, by)]:
        return (reason("118.9a", N_("{card} is cast without paying its mana cost, which is an alternative cost: {name} would be "
                       "a second one"), card=card, name=name),
                reason(known[name].rule, N_("{name} is an alternative cost too"), name=name))
    if known[name].zone != card.zone:
        return (reason(known[name].rule, N_("{card} can be cast that way only from the {zone}, and it is in the "
                       "{there}"), card=card, zone=known[name].zone, there=card.zone),)
    return ()


def chosen(ways: tuple[Method, ...], name: str | None) -> Method | None:
    """The way that was announced; the only one when nothing was; None when it is none of them."""
    if name is None:
        return ways[0] if len(ways) == 1 else None
    return next((m for m in ways if m.name == name), None)


def chosen_before(spell: Spell, method: Method | None) -> Iterator[Event]:
    """That an alternative cost was announced with the way to cast, before anything else was (601.3e, 601.2b)."""
    if method is not None and method.name not in (NORMAL, FREE):
        yield event("way to cast", "601.2b", N_("{spell} is being cast with {method}; that was settled as the cast began."),
                    spell=spell, method=_called(method))


def told(spell: Spell, method: Method, more: tuple[str, ...]) -> Iterator[Event]:
    """What follows from an alternative cost, for people: it may be paid where the mana cost could not, and
    what else is owed stays owed.

    more: where additional costs, increases and reductions come from.
    """
    if method.name == "flashback":
        yield event("flashback", method.rule, N_("{spell} is cast from the graveyard with flashback: it will be exiled as it "
                    "leaves the stack."), spell=spell)
    if method.cost is None or method.unpayable:
        return
    template = (N_("{spell} is cast without paying its mana cost, and that is the one alternative cost used for it.")
                if method.name == FREE else N_("One alternative cost is used for {spell}: {method}."))
    yield event("one alternative cost", "118.9a", template, method=_called(method), spell=spell)
    if method.rule != "118.9b":
        yield event("optional", "118.9b", N_("Nobody has to use an alternative cost; here {method} was chosen."),
                    method=_called(method))
    yield _mana_cost_stays(spell, method)
    if more:
        yield event("alternative cost", "118.9d", N_("The alternative cost of {spell} ({method}) takes the place of its "
                    "mana cost only. Added to it or taken off it as usual: {more}."), spell=spell, method=_called(method),
                    more=more)


def _called(method: Method) -> str:
    """What an alternative cost is called within a sentence: one that is printed without a name is the spell's own."""
    return str(N_("its own alternative cost")) if method.name == OWN else method.name


def _mana_cost_stays(spell: Spell, method: Method) -> Event:
    """What an alternative cost does to the mana cost: nothing; and a card may have none."""
    if spell.card.cost is None:
        return event("payable", "118.6a", N_("{spell} has no mana cost, but an alternative cost ({method}) is paid "
                     "instead, and that can be paid."), spell=spell, method=_called(method))
    template = (N_("The mana cost of {spell} stays {cost}, though it is not paid.") if method.name == FREE
                else N_("The mana cost of {spell} stays {cost}, though {method} is paid instead."))
    return event("mana cost", "118.9c", template, spell=spell, cost=spell.card.cost, method=_called(method))
