"""Instructions and conditions in English, one template each.

An *act* is one thing to do; a *clause* is an act with what hangs on it (if, then, at the next end
step); a *sentence* is a clause with its capital letter.  The nouns are next door.
"""

from typing import Any

import msgspec

from ..tree import (
    AddMana,
    AtMost,
    AtNextEndStep,
    AttackIfAble,
    Both,
    Choose,
    Counter,
    CreateToken,
    DamagePrevented,
    DealDamage,
    Destroy,
    Discard,
    DoubleDamage,
    Draw,
    ExchangeControl,
    Exile,
    GainLife,
    Goad,
    If,
    IfDone,
    LoseLife,
    May,
    Mill,
    Modify,
    PreventDamage,
    PreventNext,
    Put,
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
    They,
    Token,
    Untap,
    Untapped,
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


# ---------------------------------------------------------------- acts

DAMAGE = "[amount:damage] to [to:noun]"
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
    Template(Modify, "[objects:noun] [restrictions:restrictions] this turn"))
PHRASES["restrictions"] = Listed(
    Vocabulary({words: words for words in ("can't be blocked", "can't block", "can't attack")}), " and ", ", and ")

TOKEN = "[power:digits]/[toughness:digits] [colors:colors or none] [subtypes:row of subtypes] [types:row of types] "
for one in ("token", "tokens"):
    PHRASES[one] = OneOf(
        Template(Token, TOKEN + one), Template(Token, TOKEN + one + " with [keywords:keywords and]"))
PHRASES["a token"] = Article(Ref("token"))
TOKENS = (Template(CreateToken, "create [token:a token]"),
          Template(CreateToken, "create [count:number] [token:tokens]"))

MOVES = (
    Template(Return, "return [objects:yours] to your hand"),
    Template(Return, "return [objects:noun] to <its owner's hand|their owners' hands>"),
    Template(Return, "return [objects:noun] to the battlefield", to="battlefield"),
    Around("put ", PLACES),
    Template(Counter, "counter [spell:noun]. If that spell is countered this way, put it into its owner's hand "
                      "instead of into that player's graveyard", to="hand"),
    Template(Counter, "counter [spell:noun]"),
    Template(ExchangeControl, "exchange control of [objects:noun]"))

DAMAGE_EFFECTS = (
    Template(DealDamage, "[@] deals " + DAMAGE),
    Template(PreventDamage, "prevent all damage that would be dealt by [by:groups] this turn"),
    Template(PreventNext, "prevent the next [amount:digits or X] damage that would be dealt to [to:noun] this turn. "
                          "[then:as it prevents]"),
    Template(PreventNext, "prevent the next [amount:digits or X] damage that would be dealt to [to:noun] this turn"),
    Template(DoubleDamage, "each time [objects:noun] would deal damage to a permanent or player this turn, "
                           "it deals double that damage to that permanent or player instead"))
PHRASES["as it prevents"] = Only(
    Ref("sentence"), lambda tree: any(isinstance(node, DamagePrevented) for node in nodes(tree)))

MANA = (
    Template(AddMana, "add [symbols:mana]. Spend this mana only to cast [spend_on:a group]"),
    Template(AddMana, "add [choices:one mana or another]. Spend this mana only to cast [spend_on:a group]"),
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
    Template(May, "you may [act:act]"),
    Template(Both, "[@] deals [acts:damages]"),
    Template(Both, "put [acts:places]"),
    SharedObject(),
    *(Template(node, verb + " [objects:noun]") for verb, node in VERBS.items()),
    Template(Sacrifice, "[who:noun] <sacrifices|sacrifice> [objects:noun]"),
    Template(Choose, "choose [objects:chosen]"),
    Template(Choose, "[who:noun] <chooses|choose> [objects:chosen]"),
    *MOVES, *DAMAGE_EFFECTS, *MANA, *LIBRARY, *LIFE_AND_CARDS, *TOKENS, *MODIFY,
    Template(AttackIfAble, "[objects:noun] <attacks|attack> this turn if able"),
    Template(SwitchPT, "switch [objects:possessive] power and toughness until end of turn"))

# ---------------------------------------------------------------- conditions

PHRASES["condition"] = OneOf(
    Template(YouControl, "you control [quality:a group]"),
    Template(Untapped, "[@] is untapped"),
    Template(AtMost, "[value:value] is less than or equal to [limit:value]"))


def _speaks_back(condition: Any) -> bool:
    """True for a condition about what the instruction acts on: it has to come after that."""
    return any(isinstance(node, That) for node in nodes(condition))


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


PHRASES["steps"] = Converted(
    Listed(Ref("act"), ", then ", ", then ", least=2), _without_repeating, _with_the_subject)
PHRASES["clause"] = OneOf(
    Template(Then, "[acts:steps]"),
    Template(If, "if [condition:condition before], [then:clause]"),
    Template(If, "[then:act] if [condition:condition after]"),
    Template(IfDone, "if you do, [then:clause]"),
    Template(IfDone, "if the player does, [then:clause]", who=They()),
    Template(AtNextEndStep, "[act:act] at the beginning of the next end step"),
    Ref("act"),
    Template(Both, "[acts:acts together]"))
PHRASES["acts together"] = Listed(Ref("act"), " and ", ", and ", least=2)
PHRASES["sentence"] = Sentence(Ref("clause"))
PHRASES["sentences"] = Listed(Around("", Ref("sentence"), "."), " ", " ", " ")
