"""Moving cards and permanents between zones (400.7, 701).

A zone change makes a new object.  A token goes where it is sent and ceases to exist
there the next time state-based actions are checked (111.7, 704.5d).
"""

from ..book import N_, replace
from ..cards import EntersTapped, EntersWithCounters, Static
from ..game import (
    Event,
    Game,
    Object,
    Spell,
    amount_of,
    characteristics,
    enters_tapped_because_of,
    event,
    exiling_instead,
    has_keyword,
)
from .counters import put_counters
from .regenerating import regenerate, shielded


def _move(game: Game, object_: Object, zone: str, kind: str, rule: str, template: str, **how) -> tuple[Game, Object]:
    if zone != "exile" and isinstance(object_, Spell) and object_.choices.method == "flashback":
        return _move(game, object_, "exile", "exile", "702.34a",
                     N_("{object} was cast with flashback, so it is exiled as it leaves the stack."))
    game, object_ = _remembered(game, object_)
    source = exiling_instead(game, object_) if zone == "graveyard" else None
    if source is not None:
        zone, template = "exile", N_("{object} is exiled instead of being put into the graveyard of {owner}.")
        game = game.note(event("replaced", "614.1a", N_("What would go to a graveyard is exiled instead ({source})."),
                               source=source))
    game, new = game.moved(object_, zone, **how)
    return game.note(event(kind, rule, template, object=object_, owner=object_.owner, zone=zone, new=new)), new


def _remembered(game: Game, object_: Object) -> tuple[Game, Object]:
    """A permanent about to leave the battlefield, with the size that it last had there (608.2h)."""
    now = characteristics(game, object_) if object_.zone == "battlefield" else None
    if now is None or now.power is None:
        return game, object_
    object_ = replace(object_, last_size=(now.power, now.toughness))
    return game.with_object(object_), object_


def to_graveyard(game: Game, object_: Object, rule: str = "400.7") -> Game:
    """Put an object into its owner's graveyard."""
    return _move(game, object_, "graveyard", "to graveyard", rule,
                 N_("{object} is put into the graveyard of {owner}."))[0]


def destroy(game: Game, object_: Object, rule: str = "701.8a", regeneration: bool = True) -> Game:
    """Destroy a permanent: to its owner's graveyard, unless it is indestructible (701.8, 702.12b) or regenerates.

    regeneration: False when it can't be regenerated (701.19c).
    """
    if has_keyword(game, object_, "indestructible"):
        return game.note(event("not destroyed", "702.12b", N_("{object} is not destroyed: it has indestructible."),
                               object=object_))
    if regeneration and shielded(game, object_):
        return regenerate(game, object_)
    return _move(game, object_, "graveyard", "destroy", rule,
                 N_("{object} is destroyed and goes to the graveyard of {owner}."))[0]


def sacrifice(game: Game, object_: Object, rule: str = "701.21a") -> Game:
    """A permanent's controller puts it into its owner's graveyard (701.21a)."""
    return _move(game, object_, "graveyard", "sacrifice", rule,
                 N_("{object} is sacrificed (graveyard of {owner})."))[0]


def discard(game: Game, card: Object, rule: str = "701.9a") -> Game:
    """A card goes from a hand to the graveyard (701.9a)."""
    return _move(game, card, "graveyard", "discard", rule, N_("{owner} discards {object}."))[0]


def exile(game: Game, object_: Object, rule: str = "701.13a") -> Game:
    """Put an object into exile (701.13a)."""
    return _move(game, object_, "exile", "exile", rule, N_("{object} is exiled."))[0]


def return_to_hand(game: Game, object_: Object, rule: str = "400.7") -> Game:
    """Put an object into its owner's hand."""
    return _move(game, object_, "hand", "return to hand", rule, N_("{object} returns to the hand of {owner}."))[0]


def put_into_hand(game: Game, card: Object, rule: str = "400.7") -> Game:
    """Put a card into its owner's hand without drawing it (121.5)."""
    return _move(game, card, "hand", "to hand", rule, N_("{object} is put into the hand of {owner}."))[0]


def put_on_top(game: Game, object_: Object, rule: str = "401.4") -> Game:
    """Put an object on top of its owner's library (401.4)."""
    return _move(game, object_, "library", "to library", rule,
                 N_("{object} is put on top of the library of {owner}."))[0]


def put_on_bottom(game: Game, object_: Object, rule: str = "401.4") -> Game:
    """Put an object on the bottom of its owner's library (401.4)."""
    return _move(game, object_, "library", "to library", rule,
                 N_("{object} is put on the bottom of the library of {owner}."), bottom=True)[0]


def shuffle_into(game: Game, object_: Object) -> Game:
    """Put an object into its owner's library, which is shuffled afterwards (701.24a)."""
    return _move(game, object_, "library", "to library", "701.24a",
                 N_("{object} goes into the library of {owner}, to be shuffled."))[0]


def put_onto_battlefield(game: Game, object_: Object, controller: str, *, tapped: bool = False, chosen: str = "",
                         rule: str = "400.7", shown: Object | None = None) -> tuple[Game, Object]:
    """Put an object onto the battlefield; returns the new permanent too (110.1).

    chosen: what was chosen for it as it enters (614.12a).  How it enters is settled by what it says itself
    and by permanents that are there before it (614.12).  A spell hands its choices on (400.7d).
    shown: the object with the face that is up, or as the copy that it enters as; itself when nothing is said.
    """
    shown = shown or object_
    others = enters_tapped_because_of(game, shown, controller)
    tapped = tapped or others is not None or says(shown.card.statics, EntersTapped)
    template = N_("{object} enters the battlefield tapped.") if tapped else N_("{object} enters the battlefield.")
    game, new = _move(game, object_, "battlefield", "enter", rule, template, controller=controller, tapped=tapped)
    choices = object_.choices if isinstance(object_, Spell) else new.choices
    new = replace(new, choices=choices, chosen=chosen, card=shown.card, whole=shown.whole, face=shown.face,
                  copying=shown.copying, also=shown.also, handle=shown.handle)
    game = _still_affected(game.with_object(new), object_, new)
    game, new = _as_token(game, new)
    if others is not None:
        game = game.note(tapped_by(others, new))
    return with_counters(game, new)


def _as_token(game: Game, permanent: Object) -> tuple[Game, Object]:
    """A copy of a permanent spell is a token once it is on the battlefield, and no copy of a spell (608.3f, 707.10f);
    with two faces if the spell had two (707.10g)."""
    if not permanent.copy:
        return game, permanent
    whole = None if permanent.whole is None else replace(permanent.whole, token=True)
    now = replace(permanent, copy=False, card=replace(permanent.card, token=True), whole=whole)
    return game.with_object(now).note(event("becomes a token", "608.3f", N_("{object} was a copy of a permanent spell, and is a "
                                            "token now; it was not created."), object=now),
                                      event("no copy of a spell", "707.10f", N_("{object} is no copy of a spell any more."),
                                            object=now)), now


def _still_affected(game: Game, spell: Object, permanent: Object) -> Game:
    """Effects that changed a permanent spell go on for the permanent that it becomes (400.7a)."""
    if not isinstance(spell, Spell) or not any(spell.id in effect.objects for effect in game.effects):
        return game
    effects = tuple(replace(e, objects=(*e.objects, permanent.id)) if spell.id in e.objects else e for e in game.effects)
    return replace(game, effects=effects).settled().note(event(
        "still affected", "400.7a", N_("What changed {spell} on the stack goes on for the permanent."), spell=spell))


def says(statics: tuple[Static, ...], kind: type) -> bool:
    """True when one of these abilities is of that kind."""
    return any(isinstance(ability, kind) for ability in statics)


def tapped_by(others: Object, new: Object) -> Event:
    """That a permanent which was there before makes another one enter tapped (614.12)."""
    return event("enters tapped", "614.12", N_("{others} was there before {object}, and makes it enter tapped."),
                 others=others, object=new)


def with_counters(game: Game, new: Object) -> tuple[Game, Object]:
    """The permanent with the counters that it enters with (614.1c)."""
    for kind, count, rule in (("loyalty", new.card.loyalty, "306.5b"), ("defense", new.card.defense, "310.4b")):
        game = put_counters(game, game.get(new.id), kind, count or 0, rule)
    for ability in new.card.statics:
        if isinstance(ability, EntersWithCounters):
            count = amount_of(game, ability.count, new.controller, new) or 0
            game = put_counters(game, game.get(new.id), ability.kind, count, "614.1c")
    if "sunburst" in new.card.keywords:
        colors = {symbol for symbol in new.choices.mana_spent if symbol in "WUBRG"}
        kind = "+1/+1" if "creature" in new.card.types else "charge"
        game = put_counters(game, game.get(new.id), kind, len(colors), "702.44a")
    return game, game.get(new.id)
