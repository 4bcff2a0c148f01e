"""Instructions in English, one template each: an *act* is one thing to do.

What hangs on an act (if, then, instead) is in :mod:`clauses`; the nouns are in :mod:`nouns`.
"""

from typing import Any

from ..tree import (
    AddMana,
    AttackIfAble,
    Both,
    CantBeRegenerated,
    ChangeTargets,
    Choose,
    ChooseTargets,
    CopySpell,
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
    ExchangeControl,
    Exile,
    Fight,
    GainLife,
    Goad,
    LoseKeywords,
    LoseLife,
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
    That,
    Then,
    This,
    Token,
    Untap,
    You,
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
    Phrase,
    Readings,
    Ref,
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
    Only(Template(AddMana, "add [symbols:mana]. Spend this mana only to cast [spend_on:groups]"),
         lambda add: getattr(add, "symbols", "").count("{") > 1),
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
    Template(CantBeRegenerated, "[objects:it or they] can't be regenerated"),
    Template(ChooseTargets, "choose [targets:targets and]"),
    Template(Choose, "choose [objects:chosen]"),
    Template(Choose, "[who:noun] <chooses|choose> [objects:chosen]"),
    *MOVES, *DAMAGE_EFFECTS, *MANA, *LIBRARY, *LIFE_AND_CARDS, *TOKENS, *MODIFY,
    Template(AttackIfAble, "[objects:noun] <attacks|attack> this turn if able"),
    Template(SwitchPT, "switch [objects:possessive] power and toughness until end of turn"))

PHRASES["it or they"] = OneOf(Template(That, "it", noun="it"), Template(That, "they", noun="them"))
PHRASES["targets and"] = Listed(Ref("target"), " and ", ", and ")
PHRASES["to do"] = OneOf(Template(Then, "[acts:steps]"), Ref("act"))
