"""Instructions and conditions in English, one template each.

An *act* is one thing to do; a *clause* is an act with what hangs on it (if, then, at the next end
step); a *sentence* is a clause with its capital letter.  The nouns are next door.
"""

from typing import Any

import msgspec

from ..tree import (
    AddMana,
    Afterwards,
    AtLeast,
    AtMost,
    AtNextEndStep,
    AttackIfAble,
    Both,
    CantBeRegenerated,
    ChangeTargets,
    Choose,
    ChooseTargets,
    Chosen,
    CopySpell,
    CountOf,
    Counter,
    CreateCopies,
    CreateToken,
    DamageBy,
    DamagePrevented,
    DealDamage,
    Destroy,
    Discard,
    DoubleDamage,
    Draw,
    Each,
    Equals,
    ExchangeControl,
    Exile,
    Fight,
    ForEach,
    GainLife,
    Goad,
    If,
    IfDone,
    Instead,
    Kicked,
    LoseKeywords,
    LoseLife,
    ManaSpent,
    May,
    Mill,
    Modify,
    PreventDamage,
    PreventDamageTo,
    PreventNext,
    Put,
    PutCounters,
    PutOnTop,
    RedirectNext,
    Return,
    Reveal,
    RevealUntil,
    Sacrifice,
    Search,
    Shuffle,
    SwitchPT,
    Tap,
    TapOrUntap,
    Target,
    That,
    Then,
    They,
    This,
    Token,
    Unless,
    Untap,
    Untapped,
    WhereX,
    You,
    YouControl,
    nodes,
)
from .grammar import (
    PHRASES,
    Around,
    Article,
    Converted,
    Listed,
    OneOf,
    Only,
    Page,
    Pair,
    Phrase,
    Readings,
    Ref,
    Sentence,
    Template,
    Vocabulary,
)

VERBS = {"tap": Tap, "untap": Untap, "tap or untap": TapOrUntap, "destroy": Destroy, "exile": Exile,
         "sacrifice": Sacrifice, "goad": Goad, "reveal": Reveal}


class SharedObject(Phrase):
    """Several verbs with one object: "tap and goad the chosen creatures"."""

    verbs = Listed(Vocabulary(VERBS), " and ", ", and ", least=2)

    def write(self, value: Any, this: str) -> str | None:
        if not isinstance(value, Both) or not {type(act) for act in value.acts} <= set(VERBS.values()):
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
    def _both(verbs: Any, objects: Any) -> Both:
        return Both(tuple(verb(objects) for verb in verbs))


def _same_verb(verb: str, node: type) -> Phrase:
    """One verb with several objects: "destroy target creature and target land"."""
    return Around(f"{verb} ", Converted(
        Listed(Ref("noun"), " and ", ", and ", least=2),
        lambda both: tuple(act.objects for act in both.acts)
        if isinstance(both, Both) and {type(act) for act in both.acts} == {node} else None,
        lambda objects: Both(tuple(node(noun) for noun in objects))))


# ---------------------------------------------------------------- acts

DAMAGE = "[amount:damage] to [to:noun]"
DIVIDED = "[amount:damage] divided as you choose among [to:divided among]"
EVENLY = "[amount:damage] divided evenly, rounded down, among [to:divided among]"
PHRASES["damages"] = Listed(Template(DealDamage, DAMAGE), " and ", ", and ", least=2)

PLACES = OneOf(
    Template(Put, "[objects:noun] onto the battlefield tapped", tapped=True),
    Template(Put, "[objects:noun] onto the battlefield"),
    Template(Put, "[objects:noun] into your hand", to="hand"))
PHRASES["place"] = PLACES
PHRASES["places"] = Listed(PLACES, " and ", ", and ", least=2)

LIFE_AND_CARDS = (
    Template(Draw, "draw [count:cards]"),
    Template(Draw, "[who:noun] <draws|draw> [count:cards]"),
    Template(Mill, "mill [count:cards]"),
    Template(Mill, "[who:noun] <mills|mill> [count:cards]"),
    Template(Discard, "discard [count:cards]"),
    Template(Discard, "[who:noun] <discards|discard> [count:cards]"),
    Template(GainLife, "[who:noun] <gains|gain> [amount:life]"),
    Template(LoseLife, "[who:noun] <loses|lose> [amount:life]"))

GETS = "[objects:noun] <gets|get> [power,toughness:change]"
GAINS = "[objects:noun] <gains|gain> [gains:keywords and]"
FOR_THE_TURN = " until end of turn"
MODIFY = (
    Template(Modify, GETS + " and <gains|gain> [gains:keywords and]" + FOR_THE_TURN),
    Template(Modify, GETS + FOR_THE_TURN),
    Template(Modify, GAINS + FOR_THE_TURN + " and [restrictions:restrictions] this turn"),
    Template(Modify, GAINS + FOR_THE_TURN),
    Template(Modify, GAINS, until=""),
    Template(Modify, "[objects:noun] [restrictions:restrictions] this turn"),
    Template(LoseKeywords, "[objects:noun] <loses|lose> [keywords:keywords and]" + FOR_THE_TURN),
    Template(PutCounters, "put [count,kind:counters] on [on:noun]"),
    Template(PutCounters, "distribute [count,kind:counters] among [on:divided among]", divided=True))
PHRASES["restrictions"] = Listed(
    Vocabulary({words: words for words in ("can't be blocked", "can't block", "can't attack")}), " and ", ", and ")

TOKEN = "[power:digits]/[toughness:digits] [colors:colors or none] [subtypes:row of subtypes] [types:row of types] "
for one in ("token", "tokens"):
    PHRASES[one] = OneOf(
        Template(Token, TOKEN + one), Template(Token, TOKEN + one + " with [keywords:keywords and]"))
PHRASES["a token"] = Article(Ref("token"))
TOKENS = (Template(CreateToken, "create [token:a token]"),
          Template(CreateToken, "create [count:number or X] [token:tokens]"),
          Template(CreateCopies, "create a token that's a copy of [of:noun]"),
          Template(CreateCopies, "create [count:number] tokens that are copies of [of:noun]"))

MOVES = (
    Template(Return, "return [objects:yours] to your hand"),
    Template(Return, "return [objects:noun] to <its owner's hand|their owners' hands>"),
    Template(Return, "return [objects:noun] to the battlefield", to="battlefield"),
    Around("put ", PLACES),
    Template(PutOnTop, "put [objects:yours] on top of your library in any order"),
    Template(PutOnTop, "put [objects:noun] on top of <its owner's library|their owners' libraries>"),
    Template(Counter, "counter [spell:noun]. If that spell is countered this way, put it into its owner's hand "
                      "instead of into that player's graveyard", to="hand"),
    Template(Counter, "counter [spell:noun]"),
    Template(CopySpell, "copy [spell:noun]. You may choose new targets for the copy", new_targets=True),
    Template(CopySpell, "copy [spell:noun]"),
    Template(ChangeTargets, "change [which:which targets] of [of:noun] to [to:noun]"),
    Template(ChangeTargets, "change [which:which targets] of [of:noun]"),
    Template(ExchangeControl, "exchange control of [objects:noun]"))

PHRASES["which targets"] = Vocabulary({"the target": "the", "a target": "a", "any targets": "any"})

DAMAGE_EFFECTS = (
    Template(DealDamage, "[@] deals " + DAMAGE),
    Template(DealDamage, "[@] deals " + DIVIDED, divided=True),
    Template(DealDamage, "[@] deals " + EVENLY, evenly=True),
    Only(Template(DamageBy, "[by:noun] <deals|deal> " + DAMAGE), lambda act: getattr(act, "by", None) != This()),
    Template(Fight, "[one:noun] <fights|fight> [other:noun]"),
    Template(PreventDamageTo, "prevent all damage that would be dealt to [to:noun] this turn"),
    Template(RedirectNext, "the next [amount:digits or X] damage that a source of your choice would deal to "
                           "[away_from:shielded] this turn is dealt to [to:noun] instead"),
    Template(PreventDamage, "prevent all damage that would be dealt by [by:groups] this turn"),
    Template(PreventNext, "prevent the next [amount:digits or X] damage that would be dealt to [to:noun] this turn. "
                          "[then:as it prevents]"),
    Template(PreventNext, "prevent the next [amount:digits or X] damage that would be dealt to [to:noun] this turn"),
    Template(DoubleDamage, "each time [objects:noun] would deal damage to a permanent or player this turn, "
                           "it deals double that damage to that permanent or player instead"))
PHRASES["shielded"] = Listed(OneOf(Template(You, "you"), Ref("everything")), " and/or ", ", and/or ")
PHRASES["as it prevents"] = Only(
    Ref("sentence"), lambda tree: any(isinstance(node, DamagePrevented) for node in nodes(tree)))

MANA = (
    Template(AddMana, "add [symbols:mana]. Spend this mana only to cast [spend_on:a group]"),
    Template(AddMana, "add [choices:one mana or another]. Spend this mana only to cast [spend_on:a group]"),
    Template(AddMana, "add [symbols:mana]. Spend this mana only on costs that contain {X}", only_for_x=True),
    Template(AddMana, "add [symbols:mana]. If that mana is spent on [uncounterable:a group], that spell can't be "
                      "countered"),
    Template(AddMana, "add [choices:one mana or another]"),
    Template(AddMana, "add [symbols:mana]"))

UNTIL = "cards from the top of {their} library until {they} reveal [card:a group]"
SHARING = " that shares a card type with [sharing:noun]"
LIBRARY = (
    Template(Search, "search your library for [cards:noun]"),
    *(Template(RevealUntil, start + UNTIL.format(their=their, they=they) + end)
      for start, their, they in (("reveal ", "your", "you"), ("[who:noun] <reveals|reveal> ", "their", "they"))
      for end in (SHARING, "")),
    Template(Shuffle, "shuffle"),
    Template(Shuffle, "[who:noun] <shuffles|shuffle>"))

PHRASES["act"] = OneOf(
    Template(May, "you may [act:to do]"),
    Template(Both, "[@] deals [acts:damages]"),
    Template(Both, "put [acts:places]"),
    SharedObject(),
    *(Template(node, verb + " [objects:noun]") for verb, node in VERBS.items()),
    *(_same_verb(verb, node) for verb, node in VERBS.items()),
    Template(Sacrifice, "[who:noun] <sacrifices|sacrifice> [objects:chosen] of their choice"),
    Template(Sacrifice, "[who:noun] <sacrifices|sacrifice> [objects:noun]"),
    Template(CantBeRegenerated, "it can't be regenerated", objects=That()),
    Template(CantBeRegenerated, "they can't be regenerated", objects=That("them")),
    Template(ChooseTargets, "choose [targets:targets and]"),
    Template(Choose, "choose [objects:chosen]"),
    Template(Choose, "[who:noun] <chooses|choose> [objects:chosen]"),
    *MOVES, *DAMAGE_EFFECTS, *MANA, *LIBRARY, *LIFE_AND_CARDS, *TOKENS, *MODIFY,
    Template(AttackIfAble, "[objects:noun] <attacks|attack> this turn if able"),
    Template(SwitchPT, "switch [objects:possessive] power and toughness until end of turn"))

PHRASES["targets and"] = Listed(Ref("target"), " and ", ", and ")
PHRASES["to do"] = OneOf(Template(Then, "[acts:steps]"), Ref("act"))

# ---------------------------------------------------------------- conditions

PHRASES["condition"] = OneOf(
    Template(YouControl, "you control [quality:a group]"),
    Template(Untapped, "[@] is untapped"),
    Template(AtMost, "[value:value] is less than or equal to [limit:value]"),
    Template(AtLeast, "you control [limit:number] or more [value:what you control]"),
    Template(AtLeast, "[value:X] is [limit:digits] or more"),
    Template(Equals, "[value:value] is [to:digits or X]"),
    Template(ManaSpent, "[symbols:mana] was spent to cast this spell"),
    Template(Kicked, "this spell was kicked"))
PHRASES["intervening"] = OneOf(Template(Kicked, "it was kicked"), Ref("condition"))
PHRASES["what you control"] = Converted(
    Ref("groups"),
    lambda count: msgspec.structs.replace(count.quality, controller="")
    if isinstance(count, CountOf) and count.times == 1 and count.quality.controller == "you" else None,
    lambda quality: None if quality.controller else CountOf(msgspec.structs.replace(quality, controller="you")))


def _speaks_back(condition: Any) -> bool:
    """True for a condition about what the instruction acts on, or what was paid: it comes after that."""
    return any(isinstance(node, That | ManaSpent) for node in nodes(condition))


PHRASES["condition before"] = Only(Ref("condition"), lambda condition: not _speaks_back(condition))
PHRASES["condition after"] = Only(Ref("condition"), _speaks_back)

# ---------------------------------------------------------------- clauses


def _without_repeating(acts: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """The acts of "they reveal it, then shuffle": later ones do not say "they" again."""
    if getattr(acts[0], "who", None) != They():
        return acts
    if any(getattr(act, "who", None) == You() for act in acts[1:]):
        return None
    return acts[:1] + tuple(_done_by(act, They(), You()) for act in acts[1:])


def _with_the_subject(acts: tuple[Any, ...]) -> tuple[Any, ...]:
    """The acts again, those after "they ..." done by them too."""
    if getattr(acts[0], "who", None) != They():
        return acts
    return acts[:1] + tuple(_done_by(act, You(), They()) for act in acts[1:])


def _done_by(act: Any, old: Any, new: Any) -> Any:
    return msgspec.structs.replace(act, who=new) if getattr(act, "who", None) == old else act


def _in_one_go(acts: tuple[Any, ...]) -> bool:
    """True for steps that "you may" stands before all of or before each of, not the first one only."""
    return not isinstance(acts[0], May) or all(isinstance(act, May) for act in acts)


def _fields_said_again(one: Any, other: Any) -> list[str]:
    """Fields with the same target in both instructions: English says it only once."""
    if type(one) is not type(other):
        return []
    pairs = ((name, getattr(one, name), getattr(other, name)) for name in one.__struct_fields__)
    return [name for name, a, b in pairs if isinstance(a, Target) and isinstance(b, Target)
            and msgspec.structs.replace(a, slot=0) == msgspec.structs.replace(b, slot=0)]


def _said_once(both: Any) -> Any:
    """An "instead" whose second instruction has "it" where it has the target of the first."""
    if not isinstance(both, Instead):
        return None
    again = dict.fromkeys(_fields_said_again(both.normally, both.instead), That())
    return msgspec.structs.replace(both, instead=msgspec.structs.replace(both.instead, **again)) if again else None


def _said_twice(both: Instead) -> Any:
    """The "instead" again, its second instruction with the target of the first."""
    one, other = both.normally, both.instead
    again = {name: getattr(one, name) for name in one.__struct_fields__
             if isinstance(getattr(one, name), Target) and getattr(other, name, None) == That()}
    if not again or type(one) is not type(other):
        return None
    return msgspec.structs.replace(both, instead=msgspec.structs.replace(other, **again))


INSTEAD = "[normally:act]. If [condition:condition], [instead:{}] instead"
PHRASES["more of it"] = OneOf(
    Template(DealDamage, "it deals [amount:damage]", to=That()),
    Template(CreateCopies, "create [count:number] of those tokens", of=That()))
PHRASES["more"] = OneOf(
    Template(Modify, "[objects:noun] <gets|get> an additional [power,toughness:change]" + FOR_THE_TURN), Ref("act"))
PHRASES["other act"] = OneOf(
    Template(DealDamage, "it deals " + DAMAGE), Template(DealDamage, "it deals " + DIVIDED, divided=True), Ref("act"))
INSTEADS = (Converted(Template(Instead, INSTEAD.format("more of it")), _said_once, _said_twice),
            Template(Instead, INSTEAD.format("other act")))

PHRASES["steps"] = Converted(
    Only(Listed(Ref("act"), ", then ", ", then ", least=2), _in_one_go), _without_repeating, _with_the_subject)
PHRASES["clause"] = OneOf(
    Template(Then, "[acts:steps]"),
    *INSTEADS,
    Template(If, "if [condition:condition before], [then:clause]"),
    Template(If, "[then:act] if [condition:condition after]"),
    Template(IfDone, "if you do, [then:clause]"),
    Template(IfDone, "if the player does, [then:clause]", who=They()),
    Template(Unless, "[act:act] unless [payer:noun] pays [cost:cost of mana]"),
    Template(ForEach, "for each [quality:group in], [act:more]"),
    Template(WhereX, "[act:act], where X is [x:value]"),
    Template(Afterwards, "then [act:clause]"),
    Template(AtNextEndStep, "[act:act] at the beginning of the next end step"),
    Ref("act"),
    Template(Both, "[acts:acts together]"))
PHRASES["acts together"] = Listed(Ref("act"), " and ", ", and ", least=2)
PHRASES["sentence"] = Sentence(Ref("clause"))
PHRASES["sentences"] = Listed(Around("", Ref("sentence"), "."), " ", " ", " ")
PHRASES["told on"] = OneOf(
    Converted(Pair(Around("", Ref("clause"), "."), " ", Ref("sentences")),
              lambda do: (do[0], do[1:]) if len(do) > 1 else None, lambda pair: (pair[0], *pair[1])),
    Converted(Around("", Ref("clause"), "."), lambda do: do[0] if len(do) == 1 else None, lambda act: (act,)))
