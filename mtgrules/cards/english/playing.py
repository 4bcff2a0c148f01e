"""Static abilities that let a player play cards from elsewhere, in English."""

from .. import tree as c
from .templates import Template

PLAYING = (
    Template(c.TopRevealed, "play with the top card of your library revealed"),
    Template(c.PlayFromTop, "you may play lands and cast spells from the top of your library"),
    Template(c.OneOfEachType, "during each of your turns, you may play a land and cast a permanent spell of each permanent type "
                              "from your graveyard"),
    Template(c.PlayExiledWith, "you may play cards exiled with [named:name of a card], and you may spend mana as though it were "
                               "mana of any color to cast those spells"),
    Template(c.PlayExiled, "you may play lands and cast [spells:groups] from among cards you exiled that have "
                           "[counter:kind of counter] counters on them, and you may spend mana as though it were mana of any color "
                           "to cast those spells"))
