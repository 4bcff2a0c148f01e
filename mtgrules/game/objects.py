"""The things on the table: objects, spells, players, floating mana (109, 112, 106.4).

All of them are frozen values.  An object knows the card it is, who owns and controls
it, where it is and what state it is in; what it *is now*, with effects applied, is
asked of :mod:`mtgrules.game.characteristics`.  No decisions and no legality here.
"""

from typing import Any

from ..book import Value
from ..cards import AnyInstruction, Card, Keyword, Line, Quality, TriggerEvent, WhenSpent

#: Something that can be targeted or damaged: an object's id or a player's name.
Ref = int | str

ZONES = ("battlefield", "stack", "hand", "library", "graveyard", "exile")
#: Zones of which each player has one (400.1).
OWN_ZONES = ("hand", "library", "graveyard")


class Announced(Value, omit_defaults=True):
    """An optional additional cost that a spell was offered, as it was announced (601.2b).

    name: how it is announced.  text: the text that has it, 0 for what is printed on the spell (607.5).
    times: how often it is paid, 0 when it is not.
    """

    name: str
    text: int = 0
    times: int = 0


class Choices(Value, omit_defaults=True):
    """What was chosen as a spell was cast; a copy copies all of it (707.10), but not the mana spent.

    modes: for each modal line of the text, in order, the numbers of the modes chosen (700.2a).
    splices: names of the spliced cards, in order.  method: how it was cast, if not normally.
    cast_from: the zone it was cast from.
    optional: the optional additional costs in the order in which they were offered, with how often each is paid.
    x: the value of X.
    x_in_mana: the mana of a cost that is paid has {X} (106.6).
    symbols: what each hybrid and Phyrexian symbol of the costs was announced as.
    offered: ids of what will be sacrificed for a cost that is counted before it is paid (702.48b).
    reduced_as, reduced_in: the halves of hybrid symbols that reductions take off, and the order in which
    the reductions apply, by their sources (118.7e, 601.2f).
    targets: per instance of the word "target", in the order of the text.  division: how much
    each target gets, where something is divided.  total: the locked total cost.
    mana_spent: the types of mana spent to cast it.  sacrificed: ids of what its costs sacrificed,
    as it last was; discarded: of what they discarded.  exiled: ids of what its costs exiled, as it is in exile (400.7j).
    """

    modes: tuple[tuple[int, ...], ...] = ()
    splices: tuple[str, ...] = ()
    method: str = ""
    cast_from: str = ""
    optional: tuple[Announced, ...] = ()
    x: int | None = None
    x_in_mana: bool = False
    symbols: tuple[str, ...] = ()
    offered: tuple[int, ...] = ()
    reduced_as: tuple[str, ...] = ()
    reduced_in: tuple[str, ...] = ()
    targets: tuple[tuple[Ref, ...], ...] = ()
    division: tuple[int, ...] = ()
    total: str = ""
    mana_spent: str = ""
    sacrificed: tuple[int, ...] = ()
    exiled: tuple[int, ...] = ()
    discarded: tuple[int, ...] = ()

    @property
    def paid(self) -> tuple[str, ...]:
        """Names of the optional additional costs paid, one for each time ("kicker"); two costs may have one name."""
        return tuple([cost.name for cost in self.optional for _ in range(cost.times)]) if self.optional else ()


class Object(Value, omit_defaults=True):
    """A card, token or copy in a zone (109.1).

    id: changes whenever it changes zones, for then it is a new object (400.7).
    handle: what a scenario or a player calls the card ("Glacial Ray#2"); stays with it.
    damage: marked on it (120.3e).  deadly: some of it by a source with deathtouch, since state-based actions were checked
    last (702.2b).  counters: kind and number.  sick: came under its
    controller's control this turn (302.6).  attacking: whom; blocked: was blocked (509.1h).
    chosen: a value chosen for it (a name, a colour).
    choices: of a spell, and of the permanent that it became (400.7d).
    last_size: power and toughness as it left the battlefield, once it has left (608.2h).
    made_by: of a token, the id of the object whose text has made it (201.5a).
    exiled_with: the id of the object whose text has exiled it (607.2a).  goes_back: the zone to which it returns once
    that object leaves the battlefield (610.3).
    copy: it is a copy of a spell, without a card of its own (707.10).  commander: its card is a commander (903.3).
    whole, face: when ``card`` is a face of a card with several, or the copiable values of something that it
    copies: the card or token that represents it, and which of its faces is up (712.8, 707.2).  also: the second
    card that represents a melded permanent (712.4a).  copying: it is a copy.  transformed: how often it has (701.27f).
    unchanged, shaped_by: when effects change what ``card`` says (its words, types, abilities): the card without
    them, and the changes in their order (613.1, :mod:`mtgrules.game.layers`).
    """

    id: int
    card: Card
    owner: str
    controller: str
    zone: str
    handle: str = ""
    tapped: bool = False
    damage: int = 0
    deadly: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    sick: bool = False
    attacking: str = ""
    blocked: bool = False
    goaded_by: tuple[str, ...] = ()
    attached_to: int | None = None
    chosen: str = ""
    revealed: bool = False
    choices: Choices = Choices()
    last_size: tuple[int, int] | None = None
    exiled_with: int | None = None
    made_by: int | None = None
    goes_back: str = ""
    copy: bool = False
    commander: bool = False
    whole: Card | None = None
    face: int = 0
    also: Card | None = None
    copying: bool = False
    transformed: int = 0
    unchanged: Card | None = None
    shaped_by: tuple[Any, ...] = ()

    @property
    def label(self) -> str:
        """What a person calls it: its handle, else its name."""
        return self.handle or self.card.name

    @property
    def token(self) -> bool:
        """True for a token (111.1)."""
        return self.represented_by.token

    @property
    def face_down(self) -> bool:
        """True when it is face down: nothing but a 2/2 creature (708.2)."""
        return self.whole is not None and not self.card.name

    @property
    def represented_by(self) -> Card:
        """The card or token that it is, whichever face is up and whatever it copies."""
        return self.whole or self.copiable

    @property
    def copiable(self) -> Card:
        """Its copiable values: what its card says before any effect changes that (707.2)."""
        return self.unchanged or self.card


class Spell(Object):
    """An object on the stack (112.1): with text changes and the choices of its casting.

    Both go when it leaves the stack, for then it is a new object (702.47e, 400.7).
    """

    changes: tuple[Any, ...] = ()


class Ability(Spell):
    """An ability on the stack (113.1b): it has its line as text, and its source's characteristics
    are looked at where a rule asks for a source (113.7).

    line: the line of the ability.  source: the object it came from, as it was then.
    that, they, much: what the event that triggered it was about: objects, a player, a number (608.2k).
    """

    line: Line | None = None
    source: Object | None = None
    that: tuple[Ref, ...] = ()
    they: str = ""
    much: int = 0

    @property
    def label(self) -> str:
        """What a person calls it: the ability of its source."""
        return f"ability of {self.source.label}"


class FloatingMana(Value, omit_defaults=True):
    """One unit of mana in a pool (106.4).

    type: "W", "U", "B", "R", "G" or "C"; "*" is mana of any type, for positions that
    do not care.  only_for: what it may be spent on, None for anything (106.6).
    only_for_x: only on costs with {X} in them.  uncounterable: spells of this quality that it is
    spent on can't be countered.  snow: it comes from a snow source (107.4h).  made_by: the card types of its source.
    when_spent: what triggers when it is spent; maker: the id of the object that made it, which is the source of that.
    """

    type: str
    only_for: Quality | None = None
    source: str = ""
    only_for_x: bool = False
    uncounterable: Quality | None = None
    snow: bool = False
    made_by: tuple[str, ...] = ()
    when_spent: WhenSpent | None = None
    maker: int = 0


class Player(Value, omit_defaults=True):
    """A player with their own zones; index 0 of library and graveyard is the top card.  poison: counters (122.1f)."""

    name: str
    life: int = 20
    hand: tuple[Object, ...] = ()
    library: tuple[Object, ...] = ()
    graveyard: tuple[Object, ...] = ()
    mana: tuple[FloatingMana, ...] = ()
    lost: bool = False
    drew_from_empty: bool = False
    poison: int = 0

    @property
    def label(self) -> str:
        """The player's name."""
        return self.name


class Continuous(Value, omit_defaults=True):
    """A continuous effect made by something that resolved (611.2).

    objects: the ids it affects, fixed when it began (611.2c), or the players.
    whatever: objects of this quality, whenever they come: of an effect that changes no characteristics (611.2c).
    doubles: damage that they would deal is doubled (701.10g).
    changes: what it does to what is written on the objects (:mod:`mtgrules.game.card_changes`).
    since: its timestamp (613.7b), where that matters beside objects: the id that the next object would have.
    until: "end of turn"; "" for as long as the object stays where it is.
    control: the player who controls them; was_controlled_by: and who did before this effect (613.1b).
    """

    objects: tuple[Ref, ...]
    source: str
    power: int = 0
    toughness: int = 0
    gains: tuple[Keyword, ...] = ()
    loses: tuple[Keyword, ...] = ()
    restrictions: tuple[str, ...] = ()
    whatever: Quality | None = None
    switch: bool = False
    doubles: bool = False
    changes: tuple[Any, ...] = ()
    since: int = 0
    until: str = "end of turn"
    control: str = ""
    was_controlled_by: str = ""


class Prevention(Value, omit_defaults=True):
    """A prevention effect of this turn (615): all damage by sources of a quality, the next
    ``left`` damage to one thing, or all damage to it.

    then: what happens immediately after it has prevented damage (615.5).
    only, colors: the damage that one source deals the next time, if it has one of these colors then (615.8, 609.7b).
    """

    source: str
    controller: str
    by: Quality | None = None
    to: Ref | None = None
    left: int = 0
    everything: bool = False
    then: AnyInstruction | None = None
    only: int | None = None
    colors: tuple[str, ...] = ()


class Redirection(Value):
    """A redirection effect of this turn (614.9): the next ``left`` damage that one source would deal to a player or
    to objects is dealt to something else instead.

    number: tells it from others.  by: the id of the source, chosen as the effect began (609.7a).
    player: who is shielded; "" for nobody.  objects: what is, seen by the controller.  to: what is dealt the damage.
    """

    number: int
    source: str
    controller: str
    by: int
    player: str
    objects: tuple[Quality, ...]
    to: Ref
    left: int


class Delayed(Value):
    """A delayed triggered ability that waits for the next end step, or for its controller's next upkeep (603.7).

    line: what it does.  source, controller: 603.7d-e.  that: what it speaks of, settled as it was made (603.7c).
    step: "end" or "upkeep".  rule: the rule of a keyword that made it.
    when: an event that it watches for this turn instead, as often as it happens (603.7b).
    """

    line: Line
    source: Object
    controller: str
    that: tuple[Ref, ...] = ()
    step: str = "end"
    rule: str = ""
    when: TriggerEvent | None = None


def ref_of(thing: Object | Player) -> Ref:
    """How a thing is referred to: a player's name or an object's id."""
    return thing.name if isinstance(thing, Player) else thing.id
