"""Costs, static abilities and whole lines in English: the paragraphs of a text (113.2c)."""

from typing import Any

import msgspec

from ..tree import (
    ActivatedLine,
    AdditionalCostLine,
    AlternativeCost,
    AlternativeCostLine,
    CantBeCountered,
    CantBlock,
    CantCast,
    CantGainLife,
    CastableFrom,
    ChooseAsEnters,
    Cost,
    CostFloor,
    CostIncrease,
    CostReduction,
    CountOf,
    DamageCantBePrevented,
    EntersTapped,
    EntersTappedUnlessLife,
    EntersWithCounters,
    EnterTapped,
    Get,
    HandRevealed,
    ItsDamageCantBePrevented,
    KeywordLine,
    ModalLine,
    Mode,
    NoManaSpent,
    OpeningHand,
    Players,
    PlayersHave,
    SpellLine,
    SpliceLine,
    StaticLine,
    TriggeredLine,
    WhenCast,
    WhenDealtDamage,
    WhenDies,
    WhenEnters,
    WhenLeavesGraveyard,
    WhenPermanentEnters,
    WhenTargeted,
    WhileTrue,
    XIs,
)
from .grammar import (
    PHRASES,
    Around,
    Converted,
    Listed,
    OneOf,
    Page,
    Phrase,
    Readings,
    Ref,
    Sentence,
    Template,
    Vocabulary,
)
from .number import NUMBER_WORDS

# ---------------------------------------------------------------- costs


def _parts(cost: Any) -> tuple[Cost, ...] | None:
    """A cost as the parts that commas stand between, in the usual order."""
    if not isinstance(cost, Cost):
        return None
    parts = (Cost(mana=cost.mana), Cost(tap_this=cost.tap_this), Cost(life=cost.life),
             *(Cost(actions=(action,)) for action in cost.actions))
    return tuple(part for part in parts if part != Cost()) or None


def _together(parts: tuple[Cost, ...]) -> Cost | None:
    """The parts as one cost; None when they are not in the usual order."""
    mana = [part.mana for part in parts if part.mana is not None]
    life = [part.life for part in parts if part.life]
    whole = Cost(mana[0] if mana else None, tuple(action for part in parts for action in part.actions),
                 any(part.tap_this for part in parts), life[0] if life else 0)
    return whole if _parts(whole) == parts else None


PHRASES["part of a cost"] = OneOf(
    Ref("cost of mana"),
    Template(Cost, "{T}", tap_this=True),
    Template(Cost, "Pay [life:digits or X] life"),
    Template(Cost, "[actions:one action]"))
PHRASES["one action"] = Converted(
    Sentence(Ref("act")), lambda acts: acts[0] if len(acts) == 1 else None, lambda act: (act,))
PHRASES["cost of mana"] = Template(Cost, "[mana:mana]")
PHRASES["cost"] = Converted(Listed(Ref("part of a cost"), ", ", ", "), _parts, _together)
PHRASES["told part of a cost"] = OneOf(
    Template(Cost, "pay [mana:mana]"),
    Template(Cost, "pay [life:digits or X] life"),
    Template(Cost, "[actions:told action]"))
PHRASES["told action"] = Converted(
    Ref("act"), lambda acts: acts[0] if len(acts) == 1 else None, lambda act: (act,))
PHRASES["told cost"] = Converted(Listed(Ref("told part of a cost"), " and ", ", and "), _parts, _together)

# ---------------------------------------------------------------- static abilities

LESS = "[spells:spells cast] cost [amount:mana] less to cast"
MORE = "[amount:mana] more to cast"
COSTS = (
    Template(CostIncrease, "[spells:spells cast] cost " + MORE),
    Template(CostIncrease, "this spell costs " + MORE + " for each target beyond the first", per_target=1),
    Template(CostIncrease, "this spell costs " + MORE),
    Template(CostReduction, LESS + ". This effect reduces only the amount of colored mana you pay", only_colored=True),
    Template(CostReduction, LESS),
    Template(CostReduction, "[spells:spells cast] that target [targeting:a group] cost [amount:mana] less to cast"),
    Template(CostReduction, "each [spells:each spell cast] costs [amount:mana] less to cast for each "
                            "[each_targeted:group] it targets"),
    Template(CostReduction, "this spell costs [amount:mana] less to cast if it targets [targeting:a group]"),
    Template(CostReduction, "this spell costs [amount:mana] less to cast for each [per:group in]"),
    Template(CostReduction, "this spell costs [amount:mana] less to cast, where X is [x:value]"),
    Template(CostReduction, "this spell costs [amount:mana] less to cast"),
    Template(AlternativeCost, "you may cast [spells:spells from] without paying their mana costs"),
    Template(AlternativeCost, "you may pay [cost:cost of mana] rather than pay the mana cost for [spells:spells cast]"))

CASTING = (
    Template(CantCast, "[spells:groups] with the chosen name can't be cast", named=True),
    Template(CantCast, "[who:crowd] can't cast [spells:groups] with even mana values", even=True),
    Template(CantCast, "[who:crowd] can't cast [spells:groups]"),
    Template(CantCast, "[spells:groups] can't be cast"),
    Template(CantBlock, "[who:crowd] can't block with [creatures:groups] with even mana values", even=True),
    Template(CantBlock, "[who:crowd] can't block with [creatures:groups]"),
    Template(CantBeCountered, "this spell can't be countered"),
    Template(ItsDamageCantBePrevented, "the damage can't be prevented"),
    Template(NoManaSpent, "you can't spend mana to cast this spell"),
    Template(CastableFrom, "you may cast this card from your [zone:zone]"),
    Template(XIs, "X is [value:value] as you cast this spell"),
    Template(WhileTrue, "if [condition:condition], [abilities:statics and]"))
PHRASES["zone"] = Vocabulary({"graveyard": "graveyard", "hand": "hand"})
PHRASES["statics and"] = Listed(Ref("static"), " and ", ", and ")

ENTERING = (
    Template(EntersTapped, "[@] enters tapped"),
    Template(EntersWithCounters, "[@] enters with [kind:one counter] on it for each [count:each of them]"),
    Template(EntersWithCounters, "[@] enters with [count,kind:counters] on it"),
    Template(ChooseAsEnters, "as [@] enters, choose [what:what is chosen]"))
PHRASES["each of them"] = Template(CountOf, "[quality:group of each]")
PHRASES["what is chosen"] = Vocabulary({f"a {what}": what for what in (
    "card name", "nonland card name", "creature type", "color")})

PHRASES["static"] = OneOf(
    *COSTS, *CASTING, *ENTERING,
    Template(Get, "[objects:each and others] get [power,toughness:change]"),
    Template(CostFloor, "as long as [condition:condition], each spell that would cost less than [mana:number] mana "
                        "to cast costs [mana:number] mana to cast"),
    Template(CostFloor, "each spell that would cost less than [mana:number] mana to cast costs [mana:number] mana "
                        "to cast"),
    Template(PlayersHave, "[who:crowd] have [keyword:keyword]"),
    Template(CantGainLife, "[who:crowd] can't gain life"),
    Template(DamageCantBePrevented, "damage can't be prevented"),
    Template(HandRevealed, "[who:crowd] play with their hands revealed"),
    Template(OpeningHand, "if this card is in your opening hand, you may begin the game with it on the battlefield"),
    Template(EntersTappedUnlessLife, "as [@] enters, you may pay [life:digits] life. If you don't, it enters tapped"),
    Template(EnterTapped, "[objects:groups] enter tapped"))

PHRASES["each and others"] = Listed(Ref("everything"), " and ", ", and ")

# ---------------------------------------------------------------- modes


class Modal(Phrase):
    """A modal text: how many modes are chosen, and a paragraph for each of them (700.2).

    Its value is a row of the fields least, most, again, if_kicked and modes.
    """

    def write(self, value: Any, this: str) -> str | None:
        *counts, modes = value
        costs = any(mode.cost is not None for mode in modes)
        head = next((words for words, *meant in _heads(len(modes)) if meant == counts and costs == (words == SPREE)),
                    None)
        written = [PHRASES["mode with cost" if costs else "mode"].write(mode, this) for mode in modes]
        return None if head is None or None in written else "\n".join((head, *written))

    def read(self, page: Page, at: int) -> Readings:
        head = page.text[at:].partition("\n")[0]
        start = at + len(head)
        phrase = "modes with cost" if head == SPREE else "modes"
        for modes, end in PHRASES[phrase].read(page, start):
            yield from (((*counts, modes), end) for words, *counts in _heads(len(modes)) if words == head)


SPREE = "Spree"


def _heads(modes: int) -> tuple[tuple[str, int, int, bool, int], ...]:
    """The first paragraphs that a modal text of so many modes may have, with what they mean."""
    numbers = {NUMBER_WORDS[n]: (n, n) for n in range(1, modes + 1)}
    several = {"one or both": (1, 2)} if modes == 2 else {}
    several |= {"one or more": (1, modes), "any number": (0, modes)}
    several |= {f"up to {word}": (0, most) for word, (_, most) in numbers.items()}
    plain = tuple((f"Choose {words} —", *counts, False, 0) for words, counts in (numbers | several).items())
    again = tuple((f"Choose {NUMBER_WORDS[n]}. You may choose the same mode more than once.", n, n, True, 0)
                  for n in range(2, 7))
    kicked = tuple((f"Choose {word}. If this spell was kicked, choose any number instead.", *counts, False, modes)
                   for word, counts in numbers.items())
    return (*plain, *again, *kicked, (SPREE, 1, modes, False, 0))


PHRASES["modal text"] = Modal()
PHRASES["mode"] = Template(Mode, "• [do:sentences]")
PHRASES["mode with cost"] = Template(Mode, "+ [cost:cost of mana] — [do:sentences]")
PHRASES["modes"] = Around("\n", Listed(Ref("mode"), "\n", "\n", "\n"))
PHRASES["modes with cost"] = Around("\n", Listed(Ref("mode with cost"), "\n", "\n", "\n"))

# ---------------------------------------------------------------- triggers

PHRASES["when"] = OneOf(
    *(Template(WhenCast, f"whenever {who} [spells:a group]{aim}", **fixed, **aims)
      for who, fixed in (("you cast", {}), ("a player casts", {"who": Players()}),
                         ("an opponent casts", {"who": Players(opponents=True)}))
      for aim, aims in ((" that targets [@]", {"targeting_this": True}), ("", {}))),
    Template(WhenDies, "when [@] dies"),
    Template(WhenEnters, "when [@] enters"),
    Template(WhenPermanentEnters, "whenever [objects:a group] enters"),
    Template(WhenDealtDamage, "whenever [@] is dealt damage"),
    Template(WhenTargeted, "whenever [@] becomes the target of a spell or ability an opponent controls"),
    Template(WhenLeavesGraveyard, "whenever [cards:leaving card] leaves your graveyard"))
PHRASES["leaving card"] = Converted(
    Ref("a group"), lambda quality: _moved(quality, ("graveyard", "you"), ("library", "")),
    lambda quality: _moved(quality, ("library", ""), ("graveyard", "you")))


def _moved(quality: Any, old: tuple[str, str], new: tuple[str, str]) -> Any:
    """The same kind of card in another zone, when it is in the old one."""
    zone, owner = new
    return msgspec.structs.replace(quality, zone=zone, owner=owner) if (quality.zone, quality.owner) == old else None


# ---------------------------------------------------------------- lines

ABILITY_WORDS = ("heroic", "metalcraft", "threshold", "hellbent", "delirium", "landfall", "magecraft", "spell mastery")
PHRASES["ability word"] = Vocabulary({word.capitalize(): word for word in ABILITY_WORDS})
PHRASES["event"] = Sentence(Ref("when"))
WORDED = ("", "[ability_word:ability word] — ")

PHRASES["line"] = OneOf(
    Template(ModalLine, "[least,most,again,if_kicked,modes:modal text]"),
    Template(SpliceLine, "Splice onto [onto:spell kind] [cost:cost of mana]"),
    Template(SpliceLine, "Splice onto [onto:spell kind]—[cost:cost]."),
    Sentence(Template(KeywordLine, "[keywords:row of keywords]")),
    Sentence(Template(AdditionalCostLine, "as an additional cost to cast this spell, you may [cost:told cost].",
                      optional=True)),
    Sentence(Template(AdditionalCostLine, "as an additional cost to cast this spell, [cost:told cost].")),
    Sentence(Template(AlternativeCostLine, "you may [cost:told cost] rather than pay this spell's mana cost.")),
    Sentence(Template(StaticLine, "[ability:static].")),
    *(Template(TriggeredLine, f"{word}[when:event]{condition}, [do:told on]") for word in WORDED
      for condition in (", if [condition:intervening]", "")),
    *(Template(ActivatedLine, f"{word}[cost:cost]: [do:sentences]{condition}") for word in WORDED
      for condition in (" Activate only if [condition:condition].", "")),
    Template(SpellLine, "[do:sentences]"))
