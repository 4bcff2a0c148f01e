"""Instructions about hands: revealing them, and discarding every card of a quality (701.20a, 701.9a)."""

from ..book import N_, replace
from ..cards import DiscardCards, DiscardThat, Each, LookAtHand, RevealHand
from ..game import Object, Spell, event
from .cards import discarded
from .doing import Doing, did
from .nouns import objects, players

#: A card has this if its name is that of a card spliced onto the spell spoken of.
SPLICED_NAME = "with a spliced name"


def discard_cards(instruction: DiscardCards, here: Doing) -> Doing:
    """You discard cards of a quality from your hand (701.9b); a cost of more than there are can't be paid (118.3)."""
    here, cards = objects(replace(here, they=here.you), instruction.objects)
    return did(here, discarded(here, here.you, cards), tuple(card.id for card in cards))


def look_at_hand(instruction: LookAtHand, here: Doing) -> Doing:
    """You look at the hands of players; nobody else sees them (701.20e)."""
    here, who = players(here, instruction.who)
    told = (event("look", "701.20e", N_("{by} looks at {cards}."), by=here.you,
                  cards=here.game.player(player).hand or (N_("nothing"),)) for player in who)
    return did(here, here.game.note(*told))


def reveal_hand(instruction: RevealHand, here: Doing) -> Doing:
    """Players reveal their hands, and discard each card there that has the quality; nobody chooses (701.9a)."""
    here, who = players(here, instruction.who)
    for player in who:
        cards = here.game.player(player).hand
        here = did(here, here.game.note(event("reveal", "701.20a", N_("{by} reveals {cards}."), by=player,
                                              cards=cards or (N_("nothing"),))))
        here = replace(here, they=player, rest=tuple(o.id for o in cards))
        if instruction.discarding is not None:
            here = _discard(replace(here, rest=None), instruction.discarding)
    return here


def discard_that(instruction: DiscardThat, here: Doing) -> Doing:
    """A player discards cards that the text spoke of, those of them that are still in that hand (701.9a)."""
    here, who = players(here, instruction.who)
    here, cards = objects(here, instruction.objects)
    for player in who:
        here = did(here, discarded(here, player, tuple(o for o in cards if o.zone == "hand" and o.owner == player)))
    return here


def _discard(here: Doing, cards: Each) -> Doing:
    named = replace(cards, owner=here.they, states=tuple(s for s in cards.states if s != SPLICED_NAME))
    here, found = objects(here, named)
    if SPLICED_NAME in cards.states:
        here, names = _spliced_names(here)
        found = tuple(o for o in found if o.card.name in names)
    return did(here, discarded(here, here.they, found))


def _spliced_names(here: Doing) -> tuple[Doing, tuple[str, ...]]:
    """The names of the cards spliced onto the spell spoken of, as it is or last was (608.2h)."""
    spell: Object | None = here.game.last_known(here.that[0]) if here.that else None
    if not isinstance(spell, Spell):
        return here, ()
    names = spell.choices.splices
    if here.game.find(spell.id) is None:
        here = did(here, here.game.note(
            event("last known", "608.2h", N_("{spell} has left the stack; what it last was there counts."), spell=spell)))
        if names:
            here = did(here, here.game.note(event("spliced names", "702.47e", N_("Its added text is gone with it, but which cards "
                       "were spliced onto it is known: {names}."), names=names)))
    return here, names
