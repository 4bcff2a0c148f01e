"""Day and night (731), and the permanents that transform as one becomes the other (702.145)."""

from ..actions import transform
from ..book import N_, replace
from ..cards import KeywordLine
from ..game import Game, event, has_keyword, spells_cast_this_turn

DAYBOUND, NIGHTBOUND = "daybound", "nightbound"


def as_it_is(game: Game) -> Game:
    """It becomes day or night if a permanent asks for that, and permanents have the face up that belongs to it
    (702.145c-d, 702.145f-g)."""
    bound = {keyword for o in game.permanents_with(KeywordLine) for keyword in (DAYBOUND, NIGHTBOUND) if has_keyword(game, o,
                                                                                                                     keyword)}
    if not bound:
        return game
    if not game.day_or_night:
        game = _becomes(game, "day", "702.145d") if DAYBOUND in bound else _becomes(game, "night", "702.145g")
    keyword, face, rule = (NIGHTBOUND, 1, "702.145f") if game.day_or_night == "day" else (DAYBOUND, 0, "702.145c")
    for permanent in game.permanents_with(KeywordLine):
        if permanent.face == face and has_keyword(game, permanent, keyword):
            game = transform(game, game.get(permanent.id), rule=rule)
    return game


def _becomes(game: Game, which: str, rule: str) -> Game:
    return replace(game, day_or_night=which).note(event("day or night", rule, N_("It becomes {which}."), which=which))


def looked_at(game: Game) -> Game:
    """What the turn that ends makes of day and night in the untap step of the next one (731.2a-b)."""
    cast = len(spells_cast_this_turn(game, game.turn))
    if game.day_or_night == "day" and not cast:
        return _becomes(game, "night", "731.2a")
    return _becomes(game, "day", "731.2b") if game.day_or_night == "night" and cast > 1 else game
