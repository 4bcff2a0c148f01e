"""From the tables of a scenario to a game: the position before anything happens.

Cards of the same name are told apart by a number ("Island#1", "Island#2"), in the order of players and
zones; a card that is alone with its name needs none.  Nothing here knows what may happen next.
"""

from collections import Counter
from collections.abc import Iterator

from ..book import edition, replace
from ..cards import BadMana, Card, Library, UnknownCard, library, mana
from ..game import FloatingMana, Game, Object, Player, as_copy, melded, with_face
from . import names
from .faults import at, fault, hint
from .format import ZONES_IN_FILE, Entry, PlayerTable, Scenario
from .names import ANY_CARD
from .on_the_stack import cast_already
from .shorthand import entry

MOST = 500
"""How many cards, or how much mana, one entry of a position may stand for: more is a slip of the pen."""

Placed = tuple[str, str, int, Entry, Card]
"""Player, zone, place in the zone, the entry and its card."""


def start(scenario: Scenario) -> Game:
    """The position of a scenario.  Raises BadScenario, naming file and place."""
    with at(scenario.place, scenario.file):
        known = cards_of(scenario)
        placed = tuple(_placed(scenario, known))
        handles = _handles(placed)
        game = _empty(scenario)
        for one, handle in zip(placed, handles, strict=True):
            game = _put(game, one, handle, known)
        return cast_already(_attached(game, placed, handles), scenario.stack)


def cards_of(scenario: Scenario) -> Library:
    """The library, with the cards invented for this scenario."""
    return library().with_cards(*scenario.cards) if scenario.cards else library()


def _empty(scenario: Scenario) -> Game:
    players = tuple(Player(name, table.life, mana=_mana(table, name), poison=table.poison) for name, table in scenario.players)
    game = Game(players, turn=scenario.turn, step=scenario.step, priority=scenario.priority or scenario.turn)
    return replace(game, edition=edition(scenario.edition)) if scenario.edition else game


def _mana(table: PlayerTable, player: str) -> tuple[FloatingMana, ...]:
    with at(f"{player}.mana"):
        if isinstance(table.mana, str):
            return units(table.mana)
        return tuple(replace(u, only_for=part.only_for) for part in table.mana for u in units(part.mana))


def units(symbols: str) -> tuple[FloatingMana, ...]:
    """Mana symbols as floating mana; a number is that much mana of any type.

    Raises BadScenario for what cannot be read, or cannot be in a pool.
    """
    try:
        read = mana(symbols)
    except BadMana as error:
        raise fault(str(error)) from None
    strange = [s for s in read.symbols if not s.isdigit() and s not in "WUBRGC"]
    if strange:
        raise fault(f"there is no mana {{{strange[0]}}} in a pool; write {{W}} {{U}} {{B}} {{R}} {{G}} {{C}}, "
                    "or a number for mana of any type")
    if read.generic > MOST:
        raise fault(f"{read.generic} mana? write a number up to {MOST}")
    return tuple(FloatingMana(s) for s in read.pips) + tuple(FloatingMana("*") for _ in range(read.generic))


def _placed(scenario: Scenario, known: Library) -> Iterator[Placed]:
    """Every card of the position, in the order in which they are numbered."""
    for player, table in scenario.players:
        for zone in ZONES_IN_FILE:
            content = getattr(table, zone)
            with at(f"{player}.{zone}"):
                for place, one in enumerate(_entries(content, known)):
                    yield player, zone, place, one, _card(one, known)


def _entries(content: int | tuple[str | Entry, ...], known: Library) -> Iterator[Entry]:
    if isinstance(content, int):
        if not 0 <= content <= MOST:
            raise fault(f"{content} cards? write a number from 0 to {MOST}")
        yield from (Entry(ANY_CARD.name) for _ in range(content))
        return
    for one in content:
        one = entry(one, known) if isinstance(one, str) else one
        if not 1 <= one.count <= MOST:
            raise fault(f"{one.card!r} {one.count} times? write a number from 1 to {MOST}")
        if one.as_ and one.count > 1:
            raise fault(f"one name, {one.as_!r}, for {one.count} cards; write them one by one")
        yield from (one for _ in range(one.count))


def _card(one: Entry, known: Library) -> Card:
    """The card of an entry; the name of any of its faces will do."""
    if one.card == ANY_CARD.name:
        return ANY_CARD
    try:
        return known.face(one.card)[0]
    except UnknownCard as error:
        raise fault(f"{error}; a card of your own goes under [[card]]") from None


def _handles(placed: tuple[Placed, ...]) -> tuple[str, ...]:
    given = Counter(one.as_ for *_, one, _ in placed if one.as_)
    for handle, times in given.items():
        if times > 1:
            raise fault(f"{times} cards are called {handle!r}; give each `as` a name of its own")
    many = Counter(card.name for *_, one, card in placed if not one.as_ and card != ANY_CARD)
    seen: Counter[str] = Counter()
    return tuple(_handle(one, card, many, seen) for *_, one, card in placed)


def _handle(one: Entry, card: Card, many: Counter[str], seen: Counter[str]) -> str:
    if one.as_ or many[card.name] < 2:
        return one.as_
    seen[card.name] += 1
    return f"{card.name}#{seen[card.name]}"


def _put(game: Game, placed: Placed, handle: str, known: Library) -> Game:
    player, zone, _, one, card = placed
    with at(f"{player}.{zone}, {one.card}"):
        for name in (*one.goaded_by, *([one.owner] if one.owner else [])):
            names.player(game, name)
        if one.owner and zone != "battlefield":
            raise fault(f"a card in a {zone} belongs to whose {zone} it is; write it under {one.owner} instead")
        object_ = Object(
            0, card, one.owner or player, player, zone, handle, tapped=one.tapped, damage=one.damage,
            counters=tuple(one.counters.items()), sick=one.summoning_sick, attacking=one.attacking,
            blocked=one.blocked, goaded_by=one.goaded_by, chosen=one.chosen, commander=one.commander)  # fmt: skip
        if zone == "battlefield":
            object_ = _copying(_face_up(object_, one.card, known), one.copy_of, known)
        return game.added(object_, bottom=True)[0]


def _copying(permanent: Object, name: str, known: Library) -> Object:
    """The permanent as a copy of what has that name, which need not be in the game (707.2)."""
    if not name:
        return permanent
    try:
        card, face = known.face(name)
    except UnknownCard as error:
        raise fault(str(error)) from None
    return as_copy(permanent, card.faces[face] if face else card)


def _face_up(permanent: Object, name: str, known: Library) -> Object:
    """The permanent with the face of that name up (712.8d-g); of a meld pair, as the one that both cards are."""
    card = permanent.card
    if name in (card.name, ANY_CARD.name) or not card.faces:
        return permanent
    if card.layout == "meld":
        other = next(c for c in known.values() if c.faces[1:] == card.faces[1:] and c != card)
        return melded(card, other, permanent)
    return with_face(permanent, known.face(name)[1])


def _attached(game: Game, placed: tuple[Placed, ...], handles: tuple[str, ...]) -> Game:
    """Second pass: what is attached to what, and who is attacked, once everything is there."""
    for number, (player, zone, _, one, _) in enumerate(placed, 1):
        with at(f"{player}.{zone}, {one.card}"):
            if one.attached_to:
                to = names.only(game.battlefield, one.attached_to, " on the battlefield")
                game = game.with_object(replace(game.get(number), attached_to=to.id))
            if one.exiled_with:
                source = names.only(game.battlefield, one.exiled_with, " on the battlefield")
                game = game.with_object(replace(game.get(number), exiled_with=source.id))
            if one.attacking:
                whom(game, one.attacking)
    return game


def whom(game: Game, name: str) -> str:
    """Whom something attacks: a player or a planeswalker, by name.  Raises BadScenario."""
    known = [p.name for p in game.players] + [o.label for o in game.battlefield if "planeswalker" in o.card.types]
    if name not in known:
        raise fault(f"nothing called {name!r} can be attacked" + hint(name, known))
    return name
