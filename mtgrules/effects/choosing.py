"""Instructions in which players choose as something resolves: what they sacrifice or keep, what they point at.

Each player chooses in turn order, and then all of it happens at once (101.4, 608.2d-e).
"""

from collections.abc import Iterator

from ..actions import sacrifice
from ..book import N_, message, replace
from ..cards import Choose, Chosen, FromAmong, Noun, OneExiled, OneOfThem, Quality, Sacrifice, SacrificeAllBut
from ..game import Event, Object, event, has_keyword
from .choices import choose
from .doing import Doing, did
from .nouns import objects, players
from .numbers import number


def sacrifice_them(instruction: Sacrifice, here: Doing) -> Doing:
    """Players sacrifice permanents they control: each chooses in turn order, then all at once (701.21a, 101.4)."""
    here, who = players(here, instruction.who)
    if len(who) > 1:
        here = did(here, here.game.note(event("order of choices", "101.4", N_("Players choose in turn order what they sacrifice: "
                   "{players}; then all of it is sacrificed at once."), players=who)))
    meant: tuple[Object, ...] = ()
    for player in who:
        here, theirs = objects(replace(here, they=player), own(instruction.objects), by=player)
        meant += tuple(o for o in theirs if o.controller == player)
    return replace(_sacrifice(here, meant), did_it=bool(meant))


def _sacrifice(here: Doing, meant: tuple[Object, ...]) -> Doing:
    game = here.game
    for object_ in meant:
        game = sacrifice(game, game.get(object_.id))
    return did(here, game, tuple(o.id for o in meant))


def sacrifice_all_but(instruction: SacrificeAllBut, here: Doing) -> Doing:
    """A player chooses so many permanents to keep, and sacrifices the rest (701.21a)."""
    here, who = players(here, instruction.who)
    keep = number(here, instruction.keep) or 0
    for player in who:
        prompt = message(N_("{by}: choose {count} to keep"), by=player, count=keep)
        here, kept = choose(replace(here, they=player), Quality(types=("permanent",), controller="they"), keep, by=player,
                            prompt=prompt)
        ids = {o.id for o in kept}
        here = _sacrifice(here, tuple(o for o in here.game.battlefield if o.controller == player and o.id not in ids))
    return here


def own(noun: Noun) -> Noun:
    """What a player may choose to sacrifice: permanents they control (701.21a)."""
    return replace(noun, controller="they") if isinstance(noun, Chosen) else noun


def choose_them(instruction: Choose, here: Doing) -> Doing:
    """Players choose objects without targeting them, in turn order (608.2d-e, 101.4)."""
    here, who = players(here, instruction.who)
    if isinstance(instruction.objects, OneOfThem | FromAmong | OneExiled):
        return _choose_one(here, instruction.objects, who[0])
    if len(who) > 1:
        here = did(here, here.game.note(
            event("order of choices", "101.4", N_("Players choose in turn order: {players}; each knows what those before "
                  "have chosen."), players=who),
            event("together", "608.2e", N_("Nothing happens to what is chosen until everybody has chosen."))))
    chosen: list[Object] = []
    for player in who:
        here, objects_ = choose(replace(here, they=player), instruction.objects, instruction.objects.count, by=player)
        if objects_:
            here = did(here, here.game.note(
                event("choose", "608.2d", N_("{player} chooses {objects}."), player=player, objects=objects_),
                *_told_of_no_target(here, objects_)))
        chosen += objects_
    return did(here, here.game, tuple(o.id for o in chosen))


def _choose_one(here: Doing, noun: OneOfThem | FromAmong | OneExiled, by: str) -> Doing:
    """A player chooses one of several cards that were revealed or found."""
    here, chosen = objects(here, noun, by)
    told = event("choose", "608.2d", N_("{player} chooses {objects}."), player=by, objects=chosen or (N_("nothing"),))
    return did(here, here.game.note(told), tuple(o.id for o in chosen))


def _told_of_no_target(here: Doing, chosen: tuple[Object, ...]) -> Iterator[Event]:
    """Keywords that stop targeting do not stop choosing: worth saying, because learners expect the opposite."""
    for object_ in chosen:
        for keyword, rule in (("hexproof", "702.11b"), ("shroud", "702.18a")):
            if object_.zone == "battlefield" and has_keyword(here.game, object_, keyword):
                yield event("no target", "115.10", N_("{object} is chosen as {source} resolves, and is not a target."),
                            object=object_, source=here.source)
                yield event("no shield", rule, N_("{object} has {keyword}, which only keeps it from being a target."),
                            object=object_, keyword=keyword)
