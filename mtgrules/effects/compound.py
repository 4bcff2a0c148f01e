"""Instructions that contain others: if, may, if done, then, both, for each, where X, at the next end step."""

from collections.abc import Iterator

from ..book import N_, Reason, message, reason, replace
from ..cards import (
    Afterwards,
    AnyInstruction,
    AnyPlayerMay,
    AtNextEndStep,
    Both,
    CastThisTurn,
    ChooseTargets,
    ControllerOf,
    ExtraTurn,
    FlipCoin,
    If,
    IfDone,
    IfFlip,
    IfNotDone,
    Instead,
    May,
    Mill,
    SpellLine,
    Target,
    That,
    Then,
    They,
    This,
    WhenDies,
    WhenDone,
    WheneverThisTurn,
    WhenItDies,
    WhereX,
    You,
    nodes,
    rebuilt,
)
from ..game import Delayed, Event, event, ref_of
from .choices import choose_one_of
from .doing import Doing, did, no_information
from .follow import follow, name_of
from .nouns import last_known_of, players, refs_of, things
from .numbers import number, true_now


def only_if(instruction: If, here: Doing) -> Doing:
    """Do something if a condition holds as it is carried out, not as the spell was cast (608.2c)."""
    true = true_now(here, instruction.condition)
    if isinstance(instruction.condition, CastThisTurn):
        here = did(here, here.game.note(event("looks back", "608.2i", N_("{source} looks back at what was cast this turn, wherever "
                                              "that is now."), source=here.source)))
    if true:
        return follow(instruction.then, here)
    template = N_("The condition of {source} does not hold, so that part does nothing.") if true is False else N_(
        "The condition of {source} needs information about an illegal target, so that part does not happen.")
    rule = "608.2c" if true is False else "608.2b"
    return did(here, here.game.note(event("condition false", rule, template, source=here.source)))


def instead(instruction: Instead, here: Doing) -> Doing:
    """One instruction, or the other instead of it if the condition holds now (608.2c)."""
    return follow(instruction.instead if true_now(here, instruction.condition) else instruction.normally, here)


def may(instruction: May, here: Doing) -> Doing:
    """A player may do something; decided as it is carried out (608.2d)."""
    here, who = players(here, instruction.who)
    meant = refs_of(here, instruction.who.of) if isinstance(instruction.who, ControllerOf) else here.that
    for player in who:
        here = _may(replace(here, that=meant), instruction, player)
    return here


def _may(here: Doing, instruction: May, player: str) -> Doing:
    prompt = message(N_("{by}: do what {source} says you may do?"), by=player, source=here.source)
    why = impossible(here, instruction.act, player)
    here = did(here, here.game.note(*(Event("can't choose that", one.rule, one.template + ".", one.facts) for one in why)))
    here, answer = choose_one_of(here, ("yes", "no"), prompt, player, against=lambda said: why if said == "yes" else ())
    if answer == "no":
        return replace(here, did_it=False, that=())
    done = follow(instruction.act, replace(here, you=player, did_it=True))
    return replace(done, you=here.you)


def impossible(here: Doing, act: AnyInstruction, player: str) -> tuple[Reason, ...]:
    """Why a player can't choose to do something: more cards would be milled than there are (701.17b)."""
    mills = [node for node in nodes(act) if isinstance(node, Mill) and isinstance(node.who, You | They)]
    left = len(here.game.player(player).library)
    return tuple(reason("701.17b", N_("{player} can't choose to mill {count}: {left} left in the library"), player=player,
                        count=count, left=left)
                 for count in (number(here, mill.count) or 0 for mill in mills) if count > left)


def any_player_may(instruction: AnyPlayerMay, here: Doing) -> Doing:
    """Each player in turn order may do one of two things; then something happens if anybody did (101.4, 608.2d)."""
    names = tuple(name_of(act) for act in instruction.acts)
    anybody = False
    for player in [p.name for p in here.game.apnap() if not p.lost]:
        prompt = message(N_("{by}: do one of what {source} says, or nothing?"), by=player, source=here.source)
        here, answer = choose_one_of(here, ("no", *names), prompt, player)
        if answer != "no":
            here = replace(follow(instruction.acts[names.index(answer)], replace(here, they=player)), they=here.they)
            anybody = True
    return follow(instruction.then, here) if anybody else here


def if_done(instruction: IfDone, here: Doing) -> Doing:
    """Do something only if the sentence before was done (118.12)."""
    return follow(instruction.then, here) if here.did_it else here


def if_not_done(instruction: IfNotDone, here: Doing) -> Doing:
    """Do something only if what might have been done was not done (118.12)."""
    return here if here.did_it else follow(instruction.then, here)


def extra_turn(instruction: ExtraTurn, here: Doing) -> Doing:
    """You take an extra turn directly after this one; of several the one added last is taken first (500.7)."""
    game = replace(here.game, extra_turns=(here.you, *here.game.extra_turns))
    return did(here, game.note(event("extra turn", "500.7", N_("{by} takes an extra turn after this one."), by=here.you)))


def flip_coin(instruction: FlipCoin, here: Doing) -> Doing:
    """You flip a coin; chance decides, so whoever plays says how it came out (705.2)."""
    prompt = message(N_("{by} flips a coin: is the flip won or lost?"), by=here.you)
    here, result = choose_one_of(here, ("won", "lost"), prompt, here.you)
    told = event("coin", "705.2", N_("{by} flips a coin and calls it: the flip is {result}."), by=here.you, result=result)
    return replace(did(here, here.game.note(told)), did_it=result == "won")


def if_flip(instruction: IfFlip, here: Doing) -> Doing:
    """Something if the flip was won, or if it was lost (705.2)."""
    return follow(instruction.then, here) if here.did_it == instruction.won else here


def when_it_dies(instruction: WhenItDies, here: Doing) -> Doing:
    """A delayed triggered ability that triggers when something dies this turn (603.7b, 603.7c)."""
    act = rebuilt(instruction.act, lambda node: replace(node, slot=None) if isinstance(node, That) else node)
    about = tuple(o.id for o in last_known_of(here, instruction.of))
    delayed = Delayed(SpellLine((act,)), here.source_now, here.you, about, step="", when=WhenDies())
    told = event("delayed", "603.7b", N_("An ability of {source} watches for that this turn."), source=here.source)
    return did(here, replace(here.game, delayed=here.game.delayed + (delayed,) * bool(about)).note(told))


def then(instruction: Then, here: Doing) -> Doing:
    """One after the other (608.2c)."""
    for act in instruction.acts:
        here = follow(act, here)
    return here


def both(instruction: Both, here: Doing) -> Doing:
    """Together: every part speaks of what was meant before either of them began."""
    meant = here.that
    for act in instruction.acts:
        here = follow(act, replace(here, that=meant))
    return here


def afterwards(instruction: Afterwards, here: Doing) -> Doing:
    """Something after the sentence before (608.2c)."""
    return follow(instruction.act, here)


def where_x(instruction: WhereX, here: Doing) -> Doing:
    """Something in which X is a number that the text defines (107.3c)."""
    here = _their_turn(here, instruction)
    x = number(here, instruction.x)
    if x is None:
        return no_information(here)
    return replace(follow(instruction.act, replace(here, x=x)), x=here.x)


def _their_turn(here: Doing, instruction: WhereX) -> Doing:
    """The player whom the instruction is about is who "they" are in the text that defines X."""
    who = getattr(instruction.act, "who", None)
    if not isinstance(who, Target):
        return here
    here, names = players(here, who)
    return replace(here, they=names[0]) if names else here


def choose_targets(instruction: ChooseTargets, here: Doing) -> Doing:
    """Targets that were chosen on casting; the next sentences speak of those that are legal and still there."""
    found = []
    for target in instruction.targets:
        here, there = things(here, target)
        found += [ref_of(thing) for thing in there]
    return did(here, here.game, tuple(found))


def when_done(instruction: WhenDone, here: Doing) -> Doing:
    """A reflexive triggered ability triggers if the sentence before was done (603.12)."""
    if not here.did_it:
        return here
    ability = Delayed(SpellLine((instruction.then,)), here.source_now, here.you, here.that)
    return did(here, here.game.note(event("reflexive", "603.12", N_("{by} has done it, so an ability of {source} triggers."),
                                          by=here.you, source=here.source, ability=ability)))


def whenever_this_turn(instruction: WheneverThisTurn, here: Doing) -> Doing:
    """A delayed triggered ability that triggers as often as its event happens this turn (603.7b)."""
    delayed = Delayed(SpellLine((instruction.act,)), here.source_now, here.you, step="", when=instruction.when)
    game = replace(here.game, delayed=here.game.delayed + (delayed,))
    return did(here, game.note(event("delayed", "603.7b", N_("An ability of {source} watches for that this turn."),
                                     source=here.source)))


def _what_it_will_be_about(instruction: AtNextEndStep, here: Doing) -> Iterator[Event]:
    """What a delayed ability will be about, for people."""
    said = {type(node) for node in nodes(instruction.act)}
    about = tuple(here.game.last_known(r) if isinstance(r, int) else r for r in here.that) if That in said else ()
    about += (here.source_now,) if This in said else ()
    if about:
        yield event("settled", "603.7c", N_("It will be about {things}, and about nothing that they become once they have left "
                    "their zone."), things=about)


def at_next_end_step(instruction: AtNextEndStep, here: Doing) -> Doing:
    """A delayed triggered ability is made; what it speaks of is settled now (603.7a, 603.7c)."""
    speaks_back = any(isinstance(node, That) for node in nodes(instruction.act))
    if speaks_back and not here.that:
        return here
    line = SpellLine((instruction.act,))
    delayed = Delayed(line, here.source_now, here.you, here.that)
    game = replace(here.game, delayed=here.game.delayed + (delayed,))
    game = game.note(*_what_it_will_be_about(instruction, here))
    return did(here, game.note(event("delayed", "603.7a", N_("At the beginning of the next end step an ability of {source} will "
                                     "trigger."), source=here.source)))
