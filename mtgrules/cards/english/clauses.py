"""Conditions, and what hangs on an act: if, instead, unless, then, at the next end step.

A *clause* is an act with all that; a *sentence* is a clause with its capital letter.
"""

from typing import Any

import msgspec

from .. import tree as c
from .acts.changes import FOR_THE_TURN
from .acts.damage_and_life import DAMAGE, DIVIDED
from .grammar import PHRASES, Around, Converted, Listed, OneOf, Only, Pair, Ref, Sentence, Vocabulary
from .groups import NAME
from .templates import Template

PHRASES["condition"] = OneOf(
    Template(c.YouControl, "you control [quality:a group]"),
    Template(c.Untapped, "[@] is untapped"),
    Template(c.SameManaValue, "it has the same mana value as [like:that]"),
    Template(c.ExiledThisTurn, "a card was put into exile this turn"),
    Template(c.ControlCommander, "you control a commander"),
    Template(c.OnBattlefield, "[@] is on the battlefield"),
    Template(c.AtMost, "you have [limit:number] or fewer cards in [value:your hand]"),
    Template(c.AtMost, "[value:value] is less than or equal to [limit:value]"),
    Template(c.AtLeast, "you control [limit:number] or more [value:what you control]"),
    Template(c.AtLeast, "there are [limit:number] or more [value:counters there]"),
    Template(c.AtLeast, "[value:X] is [limit:digits] or more"),
    Template(c.Equals, "[value:value] is [to:digits or X]"),
    Template(c.ManaSpent, "[symbols:mana] was spent to cast this spell"),
    Template(c.Kicked, "this spell was kicked"),
    Template(c.OwnAndControlBoth, "you both own and control [@] and a creature named [name:name of a card]"),
    Template(c.Revealed, "[quality:a group] is revealed this way"),
    Template(c.LeftThisTurn, "a permanent left the battlefield under your control this turn"),
    Template(c.CastLastTurn, "no spells were cast last turn", spells=0),
    Template(c.CastLastTurn, "a player cast [spells:number] or more spells last turn"),
    Template(c.AtMost, "[value:what has a mana value] has mana value [limit:digits] or less"),
    Template(c.CastUsing, "this spell was cast using [keyword:keyword for casting]"),
    Template(c.CastThisTurn, "you've cast [names:spells named] this turn"),
    Template(c.MoreInHand, "you have more cards in hand than each opponent"),
    Template(c.Is, "[of:that] was [quality:supertype alone]", was=True),
    Template(c.Is, "[of:it is] [quality:a group]"))
PHRASES["counters there"] = OneOf(Template(c.CountersOn, "[kind:kind of counter] counters on [on:noun]"),
                                  Template(c.CountOf, "[quality:groups in]"))
PHRASES["name of a card"] = NAME
PHRASES["keyword for casting"] = Vocabulary({"teamwork": "teamwork"})
PHRASES["spells named"] = Listed(Around("a spell named ", NAME), " and ", ", and ")
PHRASES["supertype alone"] = Template(c.Quality, "[supertypes:row of supertypes]")
PHRASES["what has a mana value"] = OneOf(Template(c.ManaValueOf, "[of:that]"))
PHRASES["your hand"] = Vocabulary({"hand": c.CountOf(c.Quality(zone="hand", owner="you"))})
PHRASES["intervening"] = OneOf(
    Template(c.NothingSpent, "no mana was spent to cast it"), Template(c.Kicked, "it was kicked"), Ref("condition"))
PHRASES["what you control"] = Converted(
    Ref("groups"),
    lambda count: msgspec.structs.replace(count.quality, controller="")
    if isinstance(count, c.CountOf) and count.times == 1 and count.quality.controller == "you" else None,
    lambda quality: None if quality.controller else c.CountOf(msgspec.structs.replace(quality, controller="you")))


def _speaks_back(condition: Any) -> bool:
    """True for a condition about what the instruction acts on, or what was paid: it comes after that."""
    return not isinstance(condition, c.Is) and any(isinstance(node, c.That | c.ManaSpent) for node in c.nodes(condition))


PHRASES["condition before"] = Only(Ref("condition"), lambda condition: not _speaks_back(condition))
PHRASES["condition after"] = Only(Ref("condition"), _speaks_back)

# ---------------------------------------------------------------- clauses


def _without_repeating(acts: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """The acts of "they reveal it, then shuffle": later ones do not say "they" again."""
    if getattr(acts[0], "who", None) != c.They():
        return acts
    if any(getattr(act, "who", None) == c.You() for act in acts[1:]):
        return None
    return acts[:1] + tuple(_done_by(act, c.They(), c.You()) for act in acts[1:])


def _with_the_subject(acts: tuple[Any, ...]) -> tuple[Any, ...]:
    """The acts again, those after "they ..." done by them too."""
    if getattr(acts[0], "who", None) != c.They():
        return acts
    return acts[:1] + tuple(_done_by(act, c.You(), c.They()) for act in acts[1:])


def _done_by(act: Any, old: Any, new: Any) -> Any:
    return msgspec.structs.replace(act, who=new) if getattr(act, "who", None) == old else act


def _in_one_go(acts: tuple[Any, ...]) -> bool:
    """True for steps that "you may" stands before all of or before each of, not the first one only."""
    return not isinstance(acts[0], c.May) or all(isinstance(act, c.May) for act in acts)


def _of_one_player(acts: tuple[Any, ...]) -> bool:
    """True for steps of one player who is named first and not again: a target, or you."""
    first, rest = acts[0], [getattr(act, "who", c.You()) for act in acts[1:]]
    if getattr(first, "said_you", False):
        return all(who == c.You() for who in rest)
    return isinstance(getattr(first, "who", None), c.Target) and all(
        isinstance(who, c.That) and who.noun == "player" for who in rest)


def _finds(several: Any) -> bool:
    """True when the first of several acts finds what the next one speaks of, so that they are done in order."""
    return isinstance(getattr(several, "acts", (None,))[0], c.Choose | c.Search | c.SearchAll | c.SearchBoth | c.Reveal)


def _fields_said_again(one: Any, other: Any) -> list[str]:
    """Fields with the same target in both instructions: English says it only once."""
    if type(one) is not type(other):
        return []
    pairs = ((name, getattr(one, name), getattr(other, name)) for name in one.__struct_fields__)
    return [name for name, a, b in pairs if isinstance(a, c.Target) and isinstance(b, c.Target)
            and msgspec.structs.replace(a, slot=0) == msgspec.structs.replace(b, slot=0)]


def _said_once(both: Any) -> Any:
    """An "instead" whose second instruction has "it" where it has the target of the first."""
    if not isinstance(both, c.Instead):
        return None
    again = dict.fromkeys(_fields_said_again(both.normally, both.instead), c.That())
    return msgspec.structs.replace(both, instead=msgspec.structs.replace(both.instead, **again)) if again else None


def _said_twice(both: c.Instead) -> Any:
    """The "instead" again, its second instruction with the target of the first."""
    one, other = both.normally, both.instead
    again = {name: getattr(one, name) for name in one.__struct_fields__
             if isinstance(getattr(one, name), c.Target) and getattr(other, name, None) == c.That()}
    if not again or type(one) is not type(other):
        return None
    return msgspec.structs.replace(both, instead=msgspec.structs.replace(other, **again))


INSTEAD = "[normally:act]. If [condition:condition], [instead:{}] instead"
PHRASES["more of it"] = OneOf(
    Template(c.DealDamage, "it deals [amount:damage]", to=c.That()),
    Template(c.CreateCopies, "create [count:number] of those tokens", of=c.That()))
PHRASES["more"] = OneOf(
    Template(c.Modify, "[objects:noun] <gets|get> an additional [power,toughness:change]" + FOR_THE_TURN), Ref("act"))
PHRASES["other act"] = OneOf(
    Template(c.DealDamage, "it deals " + DAMAGE), Template(c.DealDamage, "it deals " + DIVIDED, divided=True), Ref("act"))
INSTEADS = (Template(c.Instead, "[normally:payment refused]. [instead:payment refused] instead if [condition:condition]"),
            Converted(Template(c.Instead, INSTEAD.format("more of it")), _said_once, _said_twice),
            Template(c.Instead, INSTEAD.format("other act")),
            Template(c.Instead, "[normally:act]. If [condition:condition], instead [instead:act]", said_first=True))

PHRASES["payment refused"] = Sentence(Template(c.Unless, "[act:act] unless [payer:noun] pays [cost:cost of mana]"))

PHRASES["steps"] = OneOf(
    Only(Listed(OneOf(Ref("done by that player"), Ref("done by you"), Ref("act")), ", then ", ", then ", least=2), _of_one_player),
    Converted(Only(Listed(Ref("act"), ", then ", ", then ", least=2), _in_one_go), _without_repeating, _with_the_subject))
PHRASES["copied and then"] = Only(
    Listed(OneOf(Template(c.CopySpell, "copy [spell:noun]", new_targets=True, targets_last=True), Ref("act")), ", then ", ", then ",
           least=2), lambda acts: getattr(acts[0], "targets_last", False))
PHRASES["that player again"] = Template(c.That, "", noun="player")
AGAIN = "[who:that player again]"
PHRASES["done by that player"] = OneOf(
    Template(c.Discard, AGAIN + "discards [count:cards]"), Template(c.Draw, AGAIN + "draws [count:cards]"),
    Template(c.LoseLife, AGAIN + "loses [amount:life]"))
PHRASES["done by you"] = OneOf(
    Template(c.Return, "you return [objects:yours] to your hand", said_you=True), Template(c.GainLife, "gain [amount:life]"))
PHRASES["one or the other"] = Pair(
    Template(c.Sacrifice, "sacrifice [objects:chosen] of their choice", who=c.They()), " or have ",
    Template(c.DealDamage, "[@] deal [amount:damage] to that player", to=c.They()))
PHRASES["this or that"] = Pair(
    Template(c.Sacrifice, "sacrifices [objects:chosen] of their choice", who=c.They()), " or ",
    Template(c.Discard, "discards [count:cards]", who=c.They()))
PHRASES["clause"] = OneOf(
    Template(c.AnyPlayerMay, "any player may [acts:one or the other]. If a player does either, [then:act]"),
    Template(c.Then, "[acts:copied and then]. You may choose new targets for the copy"),
    Template(c.Then, "[acts:steps]"),
    *INSTEADS,
    Template(c.If, "if [condition:condition before], [then:clause]"),
    Template(c.If, "[then:act] if [condition:condition after]"),
    Template(c.Both, "you gain [acts:lives if]"),
    Template(c.IfDone, "if you do, [then:clause]"),
    Template(c.IfDone, "if you search your library this way, [then:clause]", searched=True),
    Template(c.IfDone, "if the player does, [then:clause]", who=c.They()),
    Template(c.WhenDone, "when you do, [then:clause]"),
    Template(c.IfNotDone, "if you don't, [then:clause]"),
    Template(c.IfNotDone, "otherwise, [then:clause]", otherwise=True),
    Template(c.Unless, "[act:act] unless [payer:noun] pays [cost:cost of mana]"),
    Template(c.ForEachOpponent, "for each opponent, [act:act]"),
    Only(Template(c.ForEach, "for each [quality:group in], [act:more]"),
         lambda act: getattr(getattr(act, "quality", None), "types", ()) != ("opponent",)),
    Template(c.ForEachCounter, "for each [kind:kind of counter] counter on [on:noun], [act:clause]"),
    Template(c.UnlessEither, "[act:act] unless that player [acts:this or that]"),
    Template(c.ForEachRemoved, "for each counter removed, [act:act]"),
    Template(c.WhereX, "[act:act], where X is [x:value]"),
    Template(c.Afterwards, "then [act:clause]"),
    Template(c.AtNextEndStep, "[act:act] at the beginning of the next end step"),
    Template(c.AtNextEndStep, "at the beginning of the next end step, [act:act]", said_first=True),
    Template(c.FlipCoin, "flip a coin"),
    Template(c.GetEmblem, "you get an emblem with [ability:quoted]"),
    Template(c.ExtraTurn, "take an extra turn after this one"),
    Template(c.IfFlip, "if you win the flip, [then:clause]", won=True),
    Template(c.IfFlip, "if you lose the flip, [then:clause]", won=False),
    Template(c.WhenItDies, "when [of:that] dies this turn, [act:act]"),
    Template(c.WheneverThisTurn, "whenever [when:event meanwhile] this turn, [act:act]"),
    Ref("act"),
    Ref("found and done"),
    Only(Template(c.Both, "[acts:acts together]"), lambda both: not _finds(both)))
PHRASES["life alone"] = Template(c.GainLife, "[amount:life]")
PHRASES["lives if"] = Listed(Template(c.If, "[then:life alone] if [condition:condition after]"), " and ", ", and ", least=2)
PHRASES["found and done"] = Only(Template(c.Then, "[acts:acts together]", joined_by_and=True), _finds)
PHRASES["acts together"] = Listed(Ref("act"), " and ", ", and ", least=2)
PHRASES["sentence"] = Sentence(Ref("clause"))


def _is_revolt(act: Any) -> bool:
    """True for what stands in a paragraph of its own, after the word that says when (207.2c)."""
    return isinstance(act, c.Instead) and isinstance(act.condition, c.LeftThisTurn)


PHRASES["revolt"] = Converted(
    Template(c.Instead, "[normally:sentence].\nRevolt — [instead:sentence] instead if [condition:condition]."),
    lambda do: do[0] if len(do) == 1 and _is_revolt(do[0]) else None, lambda act: (act,) if _is_revolt(act) else None)
def _quotes(act: Any) -> bool:
    """True for what ends with a quotation, in which the full stop stands already."""
    return any(isinstance(node, c.GetEmblem) or isinstance(node, c.Token) and node.ability is not None for node in c.nodes(act))


for one in ("sentence", "clause"):
    PHRASES[f"{one} to its end"] = OneOf(Only(Ref(one), _quotes), Around("", Ref(one), "."))
PHRASES["sentences"] = Listed(Ref("sentence to its end"), " ", " ", " ")
PHRASES["told on"] = OneOf(
    Converted(Pair(Ref("clause to its end"), " ", Ref("sentences")),
              lambda do: (do[0], do[1:]) if len(do) > 1 else None, lambda pair: (pair[0], *pair[1])),
    Converted(Ref("clause to its end"), lambda do: do[0] if len(do) == 1 else None, lambda act: (act,)))
