"""Card texts: written from the structure, read back into it, and equal to what is printed.

The printed texts are not kept here.  Set MTGRULES_REFERENCE to a folder that holds
oracle_instants_sorceries.json and oracle_supporting.json (lists of cards as Scryfall gives them)
to compare with them.
"""

import json
import os
import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mtgrules.cards import (
    ActivatedLine,
    AdditionalCostLine,
    AddMana,
    Affinity,
    AlternativeCost,
    AlternativeCostLine,
    AtNextEndStep,
    Both,
    CantCast,
    CastFree,
    ChangeTargets,
    Chosen,
    ControllerOf,
    Cost,
    CostIncrease,
    CostReduction,
    Counter,
    CountOf,
    CreateCopies,
    DamageBy,
    DealDamage,
    Destroy,
    Discard,
    Draw,
    Each,
    EntersTapped,
    Equals,
    Exile,
    ExileAsEnters,
    ExiledForLife,
    ExiledInstead,
    GainLife,
    GreatestPower,
    If,
    Instead,
    KeywordLine,
    KeywordWithCost,
    Kicked,
    Line,
    LoseKeywords,
    LoseLife,
    ManaSpent,
    ManaValueOf,
    May,
    Mill,
    ModalLine,
    Mode,
    Modify,
    Players,
    PowerOf,
    Protection,
    PutBackExiled,
    PutCounters,
    Quality,
    Return,
    Sacrifice,
    SpellLine,
    SpliceLine,
    StaticLine,
    Tap,
    Target,
    That,
    Then,
    They,
    This,
    TriggeredLine,
    Unless,
    Untap,
    Ward,
    WhenCast,
    WhenDies,
    WhenDone,
    WhenEnters,
    WhereX,
    You,
    YouControl,
    library,
    nodes,
    numbered,
    read_type_line,
    targets_of,
    tree,
)
from mtgrules.cards.english import (
    Unreadable,
    Unwritable,
    called,
    linked,
    read_line,
    read_text,
    without_reminders,
    write_instruction,
    write_line,
    write_text,
)
from mtgrules.cards.english.faults import home
from mtgrules.cards.english.number import plural, singular

CARDS = tuple(face for card in library().values() for face in card.faces or (card,))
PRINTED_CARDS = tuple(card for card in CARDS if not card.token)
cards = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
printed_cards = pytest.mark.parametrize("card", PRINTED_CARDS, ids=lambda card: card.name)

# ---------------------------------------------------------------- every card


@cards
def test_the_written_text_reads_back_into_the_lines_of_the_card(card):
    assert read_text(card.rules_text, card.name, card.words_before_the_dash) == card.lines


@cards
def test_every_instance_of_target_has_the_next_number_in_its_line(card):
    for line in card.lines:
        targets = targets_of(line)
        assert [target.slot for target in targets] == list(range(len(targets)))


@cards
def test_every_that_speaks_of_an_instance_of_target_in_its_line_or_of_none(card):
    for line in card.lines:
        slots = {target.slot for target in targets_of(line)} | {None}
        assert {node.slot for node in nodes(line) if isinstance(node, That)} <= slots


def _strings(tree):
    for node in nodes(tree):
        for name in node.__struct_fields__:
            value = getattr(node, name)
            yield from (part for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, str))


@cards
def test_no_node_holds_words_of_a_card(card):
    for text in _strings(card.lines):
        assert len(text) <= 30
        assert len(text.split()) <= 6
        assert text == text.strip()
        assert "." not in text


@cards
def test_a_tree_survives_being_stored(card):
    stored = msgspec.json.encode(card.lines)
    assert msgspec.json.decode(stored, type=tuple[Line, ...]) == card.lines


# ---------------------------------------------------------------- what is printed


@pytest.fixture(scope="module")
def printed():
    """The printed cards by name."""
    folder = os.environ.get("MTGRULES_REFERENCE")
    if not folder:
        pytest.skip("the printed texts are not kept here; set MTGRULES_REFERENCE to the folder with them")
    found = {}
    for name in ("oracle_instants_sorceries.json", "oracle_supporting.json"):
        for card in json.loads((Path(folder) / name).read_text(encoding="utf-8")):
            for one in _faces(card):
                found.setdefault(one["name"], one)
    return found


def _faces(card):
    """The card, or what is on each of its faces; an older wording has the size in the type line."""
    for face in card.get("card_faces", [card]):
        size = re.fullmatch(r"(.*) (\d+)/(\d+)", face["type_line"]) or re.fullmatch(r"(.*) \(Loyalty: (\d+)\)", face["type_line"])
        named = ("type_line", "power", "toughness") if size and size.lastindex == 3 else ("type_line", "loyalty")
        sized = dict(zip(named, size.groups(), strict=True)) if size else {}
        yield {"color_identity": card.get("color_identity"), "note": card.get("note"), **face, **sized}


def _wording(card, real):
    """The text as it is printed; where only an older wording is there, with what was reworded everywhere since."""
    text = real["oracle_text"]
    if not real.get("note") and "enters the battlefield" not in text:
        return text
    name = called(card.name, card.words_before_the_dash)
    text = text.replace(" enters the battlefield", " enters").replace("[-", "[−")
    text = re.sub(rf"(?<!into )(?<!exiled with ){re.escape(card.name)}", name, text)
    return re.sub(r"(^|\n|: |\. )this ", r"\1This ", text)


@pytest.mark.reference
@printed_cards
def test_the_card_is_as_printed(card, printed):
    real = printed[card.name]
    assert card.mana_cost == (real["mana_cost"] or None)
    assert card.type_line == real["type_line"]
    for ours, name in ((card.power, "power"), (card.toughness, "toughness")):
        if name in real or "Creature" not in real["type_line"]:  # of some faces the size is not told
            number = real.get(name)
            assert ours == (int(number) if number and number.isdigit() else number)
    identity = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
    assert {identity[color] for color in card.colors} <= set(real["color_identity"] or identity.values())
    if "color_indicator" in real:
        assert [identity[color] for color in card.color_indicator] == real["color_indicator"]


@pytest.mark.reference
@printed_cards
def test_the_written_text_is_the_printed_one_without_reminders(card, printed):
    assert card.rules_text == without_reminders(_wording(card, printed[card.name]))


@pytest.mark.reference
@printed_cards
def test_the_printed_text_with_its_reminders_reads_into_the_lines_of_the_card(card, printed):
    assert read_text(_wording(card, printed[card.name]), card.name, card.words_before_the_dash) == card.lines


@pytest.mark.reference
def test_every_card_with_splice_is_in_the_library(printed):
    playtest = {"Lifening Elemental", "Nevermind"}  # legal in no format
    splice = {name for name, card in printed.items() if "Splice onto" in card.get("oracle_text", "")}
    assert splice - playtest == {card.name for card in CARDS if card.splice} - playtest
    assert len(splice - playtest) == 30


@pytest.mark.reference
def test_every_arcane_card_is_in_the_library(printed):
    playtest = {"Imaginary Friends", "Nevermind"}  # legal in no format
    arcane = {name for name, card in printed.items() if card["type_line"].endswith(" — Arcane")}
    assert arcane - playtest == {card.name for card in CARDS if "Arcane" in card.subtypes} - playtest
    assert len(arcane - playtest) == 95


@pytest.mark.reference
@pytest.mark.slow
def test_other_printed_texts_are_refused_or_read_into_sound_trees(printed):
    read = 0
    for real in printed.values():
        try:
            supertypes, types, _ = read_type_line(real["type_line"])
            types = (*supertypes, *types)
            lines = read_text(real["oracle_text"], real["name"], types)
        except (KeyError, ValueError):
            continue
        read += 1
        assert msgspec.convert(msgspec.to_builtins(lines), tuple[Line, ...]) == lines, real["name"]
        assert read_text(write_text(lines, real["name"], types), real["name"], types) == lines, real["name"]
    assert read > 700


# ---------------------------------------------------------------- gained text, and its names


def test_gained_text_speaks_of_the_spell_that_has_gained_it():
    ray = library()["Glacial Ray"].lines[0]
    assert write_line(ray, "Glacial Ray") == "Glacial Ray deals 2 damage to any target."
    assert write_line(ray, "Reach Through Mists") == "Reach Through Mists deals 2 damage to any target."


def test_the_name_of_another_card_is_not_the_name_of_this_one():
    with pytest.raises(Unreadable):
        read_text("Glacial Ray deals 2 damage to any target.", "Reach Through Mists", ("instant",))


def test_a_single_instruction_is_a_sentence():
    assert write_instruction(DealDamage(3, Target(types=("any",))), "Zap") == "Zap deals 3 damage to any target."
    assert write_instruction(Draw(2), "Zap") == "Draw two cards."


def test_a_permanent_calls_itself_by_what_it_is():
    pump = SpellLine((Modify(This(), 1, 1),))
    assert write_text((pump,), "Ox", ("artifact", "creature")) == "This creature gets +1/+1 until end of turn."
    assert write_text((pump,), "Ox", ("artifact",)) == "This artifact gets +1/+1 until end of turn."
    assert write_text((pump,), "Ox", ("instant",)) == "Ox gets +1/+1 until end of turn."


# ---------------------------------------------------------------- templates, one by one

CREATURE = Target(types=("creature",))
CARD = {"zone": "graveyard", "owner": "you"}
MANY = Target(types=("any",), any_number=True)
SPELLS = Quality(zone="stack")


@pytest.mark.parametrize(("instruction", "text"), [
    (Destroy(Target(types=("creature",), not_colors=("black",))), "Destroy target nonblack creature."),
    (Destroy(Target(types=("creature",), not_subtypes=("Spirit",))), "Destroy target non-Spirit creature."),
    (Destroy(Target(types=("artifact", "enchantment"))), "Destroy target artifact or enchantment."),
    (Destroy(Target(types=("artifact", "creature", "land"))), "Destroy target artifact, creature, or land."),
    (Destroy(Each(types=("artifact", "enchantment"), all=True)), "Destroy all artifacts and enchantments."),
    (Destroy(Target(subtypes=("Elf",), count=2)), "Destroy two target Elves."),
    (Destroy(Target(types=("creature",), controller="opponent")), "Destroy target creature an opponent controls."),
    (Tap(Target(types=("creature",), count=3, up_to=True)), "Tap up to three target creatures."),
    (Tap(Target(types=("creature",), up_to=True)), "Tap up to one target creature."),
    (Tap(Target(types=("creature",), another=True)), "Tap another target creature."),
    (Untap(Each(types=("land",), controller="you", all=True)), "Untap all lands you control."),
    (Exile(Target(types=("creature",), supertypes=("legendary",), **CARD)),
     "Exile target legendary creature card from your graveyard."),
    (Return(Target(types=("instant", "sorcery"), **CARD)),
     "Return target instant or sorcery card from your graveyard to your hand."),
    (Return(Target(types=("creature",), count=2)), "Return two target creatures to their owners' hands."),
    (Sacrifice(Chosen(subtypes=("Mountain",), count=2)), "Sacrifice two Mountains."),
    (Sacrifice(Chosen(types=("artifact",))), "Sacrifice an artifact."),
    (Sacrifice(Chosen(types=("creature",)), who=Players()), "Each player sacrifices a creature of their choice."),
    (Draw("X"), "Draw X cards."),
    (Draw(1, Target(types=("player",))), "Target player draws a card."),
    (Draw(1, They()), "They draw a card."),
    (Mill(CountOf(Quality(subtypes=("Spirit",), controller="you"))), "Mill a card for each Spirit you control."),
    (GainLife(CountOf(Quality(types=("land",), controller="you"), times=2)),
     "You gain 2 life for each land you control."),
    (LoseLife(2, Players(opponents=True)), "Each opponent loses 2 life."),
    (Modify(CREATURE, -2, 0), "Target creature gets -2/-0 until end of turn."),
    (Modify(CREATURE, 0, 3), "Target creature gets +0/+3 until end of turn."),
    (Modify(CREATURE, gains=("flying", "vigilance", "haste")),
     "Target creature gains flying, vigilance, and haste until end of turn."),
    (Modify(CREATURE, gains=(Protection(("red", "blue")),)),
     "Target creature gains protection from red and from blue until end of turn."),
    (May(Tap(CREATURE)), "You may tap target creature."),
    (AtNextEndStep(Exile(That())), "Exile it at the beginning of the next end step."),
    (WhenDone(DealDamage(3, Target(types=("any",)))), "When you do, Zap deals 3 damage to any target."),
    (May(CastFree(That())), "You may cast it without paying its mana cost."),
    (PutBackExiled(), "Put all cards exiled this way that weren't cast on the bottom of your library in a random order."),
    (If(YouControl(Quality(subtypes=("Elf",))), Draw()), "If you control an Elf, draw a card."),
    (Then((Draw(2), Discard())), "Draw two cards, then discard a card."),
    (Then((Draw(2), Mill(1), Discard())), "Draw two cards, mill a card, then discard a card."),
    (Then((Mill(2, They()), Discard(1, They()))), "They mill two cards, then discard a card."),
    (Both((Tap(CREATURE), Untap(CREATURE))), "Tap and untap target creature."),
    (Both((DealDamage(2, CREATURE), GainLife(2))), "Zap deals 2 damage to target creature and you gain 2 life."),
    (Both((GainLife("X"), Draw("X"))), "You gain X life and draw X cards."),
    (Both((Destroy(CREATURE), Destroy(Target(types=("land",))))), "Destroy target creature and target land."),
    (Modify(CREATURE, "X", 0), "Target creature gets +X/+0 until end of turn."),
    (Modify(CREATURE, "-X", "-X"), "Target creature gets -X/-X until end of turn."),
    (Modify(CREATURE, 2, -1), "Target creature gets +2/-1 until end of turn."),
    (LoseKeywords(CREATURE, ("flying",)), "Target creature loses flying until end of turn."),
    (PutCounters("+1/+1", CREATURE), "Put a +1/+1 counter on target creature."),
    (PutCounters("charge", CREATURE, 2), "Put two charge counters on target creature."),
    (PutCounters("+1/+1", Target(types=("creature",), any_number=True), "X", divided=True),
     "Distribute X +1/+1 counters among any number of target creatures."),
    (Return(Target(types=("creature",), count="X", **CARD)),
     "Return X target creature cards from your graveyard to your hand."),
    (DealDamage("X", MANY, divided=True), "Zap deals X damage divided as you choose among any number of targets."),
    (DealDamage(2, Target(types=("any",), count=2, up_to=True, least=1), divided=True),
     "Zap deals 2 damage divided as you choose among one or two targets."),
    (DealDamage("X", MANY, evenly=True),
     "Zap deals X damage divided evenly, rounded down, among any number of targets."),
    (DamageBy(CREATURE, PowerOf(That()), Target(types=("any",))),
     "Target creature deals damage equal to its power to any target."),
    (Instead(Kicked(), DealDamage(2, CREATURE), DealDamage(4, CREATURE)),
     "Zap deals 2 damage to target creature. If this spell was kicked, it deals 4 damage instead."),
    (Instead(Kicked(), DealDamage(2, CREATURE), DealDamage(4, Target(types=("any",)))),
     "Zap deals 2 damage to target creature. If this spell was kicked, it deals 4 damage to any target instead."),
    (Instead(Kicked(), CreateCopies(CREATURE), CreateCopies(CREATURE, 5)),
     "Create a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead."),
    (Counter(Target(zone="stack", mana_value=1)), "Counter target spell with mana value 1."),
    (If(Equals(ManaValueOf(That()), "X"), Counter(Target(zone="stack"))),
     "Counter target spell if its mana value is X."),
    (If(ManaSpent("{U}"), Draw()), "Draw a card if {U} was spent to cast this spell."),
    (Unless(Counter(Target(zone="stack")), ControllerOf(That()), Cost("{1}")),
     "Counter target spell unless its controller pays {1}."),
    (WhereX(GainLife("X"), GreatestPower(Quality(types=("creature",), controller="you"))),
     "You gain X life, where X is the greatest power among creatures you control."),
    (May(Then((Draw(), Discard()))), "You may draw a card, then discard a card."),
    (Then((May(Draw()), May(Discard()))), "You may draw a card, then you may discard a card."),
    (ChangeTargets(Target(zone="stack", states=("with a single target",))),
     "Change the target of target spell with a single target."),
    (Exile(Chosen(colors=("blue",), mana_value="X", zone="hand", owner="you")),
     "Exile a blue card with mana value X from your hand."),
    (Tap(Target(types=("creature",), controller="not you", keywords=("flying",))),
     "Tap target creature you don't control with flying."),
    (AddMana(choices=("{W}", "{U}", "{B}", "{R}", "{G}")), "Add one mana of any color."),
])
def test_a_template_writes_and_reads(instruction, text):
    assert write_instruction(instruction, "Zap") == text
    line = read_line(text, "Zap")
    assert line == linked(numbered(SpellLine((instruction,))))


SACRIFICE = Sacrifice(Chosen(types=("creature",)))


@pytest.mark.parametrize(("line", "text"), [
    (KeywordLine((KeywordWithCost("kicker", Cost("{4}")),)), "Kicker {4}"),
    (KeywordLine((KeywordWithCost("kicker", Cost(actions=(SACRIFICE,))),)), "Kicker—Sacrifice a creature."),
    (KeywordLine((KeywordWithCost("flashback", Cost("{R}{R}", (Discard("X"),))),)),
     "Flashback—{R}{R}, Discard X cards."),
    (KeywordLine(("convoke", "delve")), "Convoke, delve"),
    (KeywordLine(("split second",)), "Split second"),
    (KeywordLine((Ward(Cost("{2}")),)), "Ward {2}"),
    (KeywordLine((Ward(Cost(life=3)),)), "Ward—Pay 3 life."),
    (KeywordLine((Affinity(Quality(types=("artifact",))),)), "Affinity for artifacts"),
    (AdditionalCostLine(Cost(life="X")), "As an additional cost to cast this spell, pay X life."),
    (AdditionalCostLine(Cost(actions=(SACRIFICE,)), optional=True),
     "As an additional cost to cast this spell, you may sacrifice a creature."),
    (AlternativeCostLine(Cost(life=1, actions=(SACRIFICE,))),
     "You may pay 1 life and sacrifice a creature rather than pay this spell's mana cost."),
    (StaticLine(AlternativeCost(Quality(zone="hand", owner="you"))),
     "You may cast spells from your hand without paying their mana costs."),
    (StaticLine(CostIncrease("{1}", per_target=1)),
     "This spell costs {1} more to cast for each target beyond the first."),
    (StaticLine(CostReduction("{3}", targeting=Quality(types=("creature",), states=("tapped",)))),
     "This spell costs {3} less to cast if it targets a tapped creature."),
    (StaticLine(CostReduction("{1}", Quality(colors=("black", "green"), controller="you", zone="stack"))),
     "Black spells and green spells you cast cost {1} less to cast."),
    (StaticLine(CantCast(SPELLS, named=True)), "Spells with the chosen name can't be cast."),
    (StaticLine(CantCast(SPELLS, Players(opponents=True), even=True)),
     "Your opponents can't cast spells with even mana values."),
    (TriggeredLine(WhenCast(SPELLS, targeting_this=True), (Draw(),), ability_word="heroic"),
     "Heroic — Whenever you cast a spell that targets Zap, draw a card."),
    (TriggeredLine(WhenDies(), (Draw(), GainLife(1))), "When Zap dies, draw a card. You gain 1 life."),
    (TriggeredLine(WhenEnters(), (Draw(),), Kicked()), "When Zap enters, if it was kicked, draw a card."),
    (ActivatedLine(Cost(tap_this=True), (Draw(),), YouControl(Quality(subtypes=("Elf",)))),
     "{T}: Draw a card. Activate only if you control an Elf."),
    (ModalLine((Mode((Tap(CREATURE),)), Mode((Draw(), GainLife(1))))),
     "Choose one —\n• Tap target creature.\n• Draw a card. You gain 1 life."),
    (ModalLine((Mode((Draw(),)), Mode((GainLife(1),))), most=2),
     "Choose one or both —\n• Draw a card.\n• You gain 1 life."),
    (ModalLine((Mode((Draw(),)), Mode((GainLife(1),))), 3, 3, again=True),
     "Choose three. You may choose the same mode more than once.\n• Draw a card.\n• You gain 1 life."),
    (ModalLine((Mode((Draw(),)), Mode((GainLife(1),))), if_kicked=2),
     "Choose one. If this spell was kicked, choose any number instead.\n• Draw a card.\n• You gain 1 life."),
    (ModalLine((Mode((Draw(),), Cost("{2}")), Mode((GainLife(1),), Cost("{1}"))), most=2),
     "Spree\n+ {2} — Draw a card.\n+ {1} — You gain 1 life."),
    (ActivatedLine(Cost(loyalty=-3), (Draw(),)), "[−3]: Draw a card."),
    (ActivatedLine(Cost(loyalty=1), (Draw(),)), "[+1]: Draw a card."),
    (ActivatedLine(Cost(loyalty=0), (Draw(),)), "[0]: Draw a card."),
    (StaticLine(ExiledForLife()), "If you would pay life while your library has at least that many cards in it, exile that many "
     "cards from the top of your library instead."),
    (StaticLine(ExiledInstead(This())), "If Zap would be put into a graveyard from anywhere, exile it instead."),
    (StaticLine(ExileAsEnters(Chosen(("creature",), zone="graveyard", owner="you", any_number=True))),
     "As Zap enters, exile any number of creature cards from your graveyard."),
    (KeywordLine((KeywordWithCost("disturb", Cost("{U}")),)), "Disturb {U}"),
])
def test_a_line_writes_and_reads(line, text):
    assert write_line(line, "Zap") == text
    assert read_text(text, "Zap", ("instant",)) == (linked(numbered(line)),)


@pytest.mark.parametrize(("name", "types", "called"), [
    ("Boseiju, Who Shelters All", ("land",), "Boseiju"),
    ("Verdeloth the Ancient", ("creature",), "Verdeloth"),
    ("Keeper of the Vine", ("creature",), "this creature"),
    ("Fire, Ice, and Rain", ("sorcery",), "Fire, Ice, and Rain"),
])
def test_a_permanent_with_a_title_calls_itself_by_its_name_alone(name, types, called):
    assert write_text((StaticLine(EntersTapped()),), name, types).lower() == f"{called} enters tapped.".lower()


@pytest.mark.parametrize(("text", "slots"), [
    ("Destroy target creature. You gain life equal to its power.", [0]),
    ("Tap target creature. Untap another target creature. That creature gains haste.", [1]),
    ("Return target creature card from your graveyard to the battlefield. It gains haste.", [None]),
    ("Tap target creature. You may put a creature card from your hand onto the battlefield. It gains haste.", [None]),
    ("Zap deals damage equal to the sacrificed creature's power to target creature.", [None]),
    ("Target creature gets -X/-X until end of turn, where X is the sacrificed creature's power.", [None]),
    ("Choose one —\n• Tap target creature.\n• Search your library for a card, then reveal it.", [None]),
    ("Destroy target creature if its power is less than or equal to the number of cards in your hand.", [0]),
])
def test_it_and_that_are_tied_to_what_they_speak_of(text, slots):
    assert [node.slot for node in nodes(read_line(text, "Zap")) if isinstance(node, That)] == slots


@pytest.mark.parametrize(("one", "many"), [
    ("creature", "creatures"), ("sorcery", "sorceries"), ("Elf", "Elves"), ("Plains", "Plains"), ("Ally", "Allies"),
    ("Monkey", "Monkeys"), ("Fox", "Foxes"),
    ("Leech", "Leeches"), ("Horse", "Horses"), ("Zombie", "Zombies"), ("Pegasus", "Pegasuses"),
])
def test_plurals_go_both_ways(one, many):
    assert plural(one) == many
    assert singular(many) == one


# ---------------------------------------------------------------- what cannot be read or written


@pytest.mark.parametrize(("text", "rest"), [
    ("Draw a crad.", "crad."),
    ("Target creature get +2/+2 until end of turn.", "get"),
    ("Destroy target creature", ""),
    ("Destroy a artifact.", "artifact."),
    ("Splice onto Arcane {1}{Q}", "{1}{Q}"),
    ("Draw a card.\nDraw a crad.", "crad."),
    ("Draw a card. Destroy target permanant.", "permanant."),
    ("Choose one —\n• Draw a card.\n• Draw a crad.", "crad."),
    ("Detain target creature.", "Detain"),
    ("Destroy target creature. Detain target creature.", "Detain"),
    ("Draw two cards. Investigte.", "Investigte"),
    ("Draw a card.\nPhase out target creature.", "Phase out"),
    ("{T}: Detain target creature.", "Detain"),
    ("Destroy target creature detained by you.", "detained"),
])
def test_a_text_that_cannot_be_read_is_shown_with_a_mark_where_reading_stopped(text, rest):
    with pytest.raises(Unreadable) as error:
        read_text(text, "Zap", ("instant",))
    assert text[error.value.at:].startswith(rest)
    shown, mark = str(error.value).splitlines()[1:]
    assert shown == text.splitlines()[-1]
    assert shown[mark.index("^"):].startswith(rest)


def test_a_bare_string_of_types_is_refused():
    with pytest.raises(TypeError, match=r"'instant' .* \(\"instant\",\)"):
        read_text("Draw a card.", "Zap", "instant")


def test_reminder_text_and_empty_paragraphs_are_passed_over():
    text = "(A card without a mana cost.)\nFlying (It flies.)\n\nDraw a card.\n"
    assert without_reminders(text) == "Flying\nDraw a card."
    assert len(read_text(text, "Zap", ("instant",))) == 2
    assert read_text("", "Zap", ("instant",)) == ()


@pytest.mark.parametrize("node", [
    Modify(CREATURE),
    Modify(CREATURE, 1, 1, until="forever"),
    Tap(Quality(types=("creature",))),
    Tap(Target(types=("dragon",))),
    Then((Draw(),)),
])
def test_a_node_that_no_template_writes_is_named(node):
    with pytest.raises(Unwritable) as error:
        write_instruction(node, "Zap")
    assert error.value.node == node


@pytest.mark.parametrize(("node", "said"), [
    (Tap(Target(types=("dragon",))), 'Tap { do = "tap", objects = { what = "target", types = ["dragon"] } }; it would stand in '
     "mtgrules/cards/english/acts/permanents.py"),
    (Then((Draw(),)), 'Then { do = "then", acts = [{ do = "draw" }] }; it would stand in mtgrules/cards/english/clauses.py'),
])
def test_what_cannot_be_written_is_shown_as_a_data_file_has_it_with_the_way_out(node, said):
    for write in (lambda: write_instruction(node, "Zap"), lambda: write_line(SpellLine((Draw(), node)), "Zap")):
        with pytest.raises(Unwritable) as error:
            write()
        assert str(error.value) == f"no template writes {said}"


def test_the_templates_of_every_node_stand_in_a_module_that_there_is():
    abstract = {"Node", "Instruction", "StaticAbility"}
    kinds = [kind for name in tree.__all__ if isinstance(kind := getattr(tree, name), type) and name not in abstract]
    checkout = Path(tree.__file__).parents[3]
    assert [home(kind) for kind in kinds if not (checkout / home(kind)).exists()] == []


# ---------------------------------------------------------------- laws

some = st.sampled_from


def _few(*words, most=3):
    return st.lists(some(words), unique=True, max_size=most).map(tuple)


TYPES = ("artifact", "creature", "enchantment", "land", "planeswalker")
SUBTYPES = ("Arcane", "Elf", "Forest", "Plains", "Spirit", "Zombie", "Horse", "Power-Plant")
ADJECTIVES = {"colors": _few("white", "blue", "red"), "not_colors": _few("black", "green"),
              "supertypes": _few("legendary", "snow"), "not_supertypes": _few("basic", "token"),
              "not_subtypes": _few(*SUBTYPES, most=2), "not_types": _few(*TYPES, most=2)}
of_permanents = st.one_of(
    st.fixed_dictionaries({"types": _few(*TYPES).filter(len), "subtypes": _few(*SUBTYPES)}),
    st.fixed_dictionaries({"subtypes": _few(*SUBTYPES).filter(len)}),
    st.just({"types": ("permanent",)}),
).flatmap(lambda kind: st.fixed_dictionaries(ADJECTIVES | {
    "states": st.tuples(_few("tapped", "attacking"), _few("dealt damage this turn")).map(lambda two: two[0] + two[1]),
    "controller": some(("", "you", "opponent", "they"))}).map(lambda rest: kind | rest))
of_cards = st.fixed_dictionaries(ADJECTIVES | {
    "types": _few(*TYPES), "subtypes": _few(*SUBTYPES), "zone": some(("graveyard", "hand")),
    "owner": some(("", "you", "they"))})
of_spells = st.fixed_dictionaries(ADJECTIVES | {"types": _few("instant", "sorcery"), "zone": st.just("stack")})
qualities = st.builds(lambda parts, more: parts | more, st.one_of(of_permanents, of_cards, of_spells), some((
    {}, {"mana_value": 3}, {"mana_value": "X"}, {"keywords": ("flying", "reach")})))
counts = st.integers(1, 12)
targets = st.builds(lambda parts, count, up_to: Target(**parts, count=count, up_to=up_to),
                    qualities, counts, st.booleans())
others = st.builds(lambda parts: Target(**parts, another=True), qualities)
chosen = st.builds(lambda parts, count, up_to: Chosen(**parts, count=count, up_to=up_to),
                   of_permanents, counts, st.booleans())
each = st.builds(lambda parts, all: Each(**parts, all=all), of_permanents, st.booleans())
again = some((That(), That("creature"), That("creatures"), That("chosen creatures"), That("card")))
objects = st.one_of(targets, others, chosen, each, again, st.just(This()))
players = st.one_of(some((You(), They(), Players(), Players(opponents=True), ControllerOf(That("creature")))),
                    st.just(Target(types=("player",))))
amounts = st.one_of(st.integers(1, 20), st.just("X"),
                    st.builds(lambda parts: CountOf(Quality(**parts)), of_permanents))
keywords = st.one_of(some(("flying", "haste", "first strike")),
                     st.builds(Protection, _few("red", "blue", "white").filter(len)))
acts = st.one_of(
    st.builds(DealDamage, amounts, st.one_of(objects, players)),
    *(st.builds(node, amounts, players) for node in (Draw, Mill, Discard, GainLife, LoseLife)),
    *(st.builds(node, objects) for node in (Tap, Untap, Destroy, Exile)),
    st.builds(Sacrifice, chosen, players),
    st.builds(Return, objects, some(("hand", "battlefield"))),
    st.builds(Modify, objects, st.integers(-9, 9), st.integers(-9, 9), _few("flying", "haste")),
    st.builds(Modify, objects, gains=st.lists(keywords, min_size=1, max_size=3, unique=True).map(tuple)))
clauses = st.one_of(
    acts, acts.map(May), acts.map(AtNextEndStep),
    st.builds(lambda parts, act: If(YouControl(Quality(**parts)), act), of_permanents, acts))
spells = st.lists(clauses, min_size=1, max_size=3).map(lambda do: SpellLine(tuple(do)))
costs = st.builds(lambda mana, tap, life, do: Cost(mana, tuple(do), tap, life),
                  some((None, "{1}", "{X}{R}{R}")), st.booleans(), st.integers(0, 3), st.lists(acts, max_size=2)
                  ).filter(lambda cost: cost != Cost())
def _triggered(when, do, condition, word):
    return TriggeredLine(when, do.do, condition, word)


whens = st.one_of(some((WhenDies(), WhenEnters())), st.builds(
    lambda parts, who, this: WhenCast(Quality(**parts), who, this),
    of_spells, some((You(), Players(), Players(opponents=True))), st.booleans()))
modes = st.lists(spells.map(lambda line: Mode(line.do)), min_size=2, max_size=4).map(tuple)
lines = st.one_of(
    spells,
    modes.map(ModalLine),
    modes.map(lambda these: ModalLine(these, most=len(these))),
    # An "if" right after the event is an intervening one (603.4), and never a part of the first instruction.
    st.builds(_triggered, whens, spells.filter(lambda line: not isinstance(line.do[0], If)), some((None, Kicked())),
              some(("", "heroic"))),
    st.builds(AdditionalCostLine, costs.filter(lambda cost: not cost.tap_this), st.booleans()),
    st.builds(lambda name, cost: KeywordLine((KeywordWithCost(name, cost),)), some(("kicker", "buyback")), costs),
    st.builds(ActivatedLine, costs, spells.map(lambda line: line.do)),
    st.builds(SpliceLine, some((Quality(subtypes=("Arcane",), zone="stack"),
                                Quality(types=("instant", "sorcery"), zone="stack"))), costs))


@settings(max_examples=150, deadline=None)
@given(lines)
def test_what_is_written_reads_back_whatever_the_line(line):
    line = linked(numbered(line))
    assert read_line(write_line(line, "Zap of Zaps"), "Zap of Zaps") == line
