"""Static abilities that replace events or say that they can't happen, in English."""

from .. import tree as c
from ..card import CARD_TYPES
from .grammar import PHRASES, Article
from .groups import words_of
from .templates import Template

TWICE = (
    Template(c.TokensDoubled, "if an effect would create one or more tokens under your control, it creates twice that many "
                              "of those tokens instead"),
    Template(c.CountersDoubled, "if an effect would put one or more counters on a permanent you control, it puts twice that "
                                "many of those counters on that permanent instead"),
    Template(c.OneCounterMore, "if one or more [kind:kind of counter] counters would be put on [objects:a group], that many plus "
                               "one [kind:kind of counter] counters are put on it instead"),
    Template(c.MillDoubled, "if an opponent would mill one or more cards, they mill twice that many cards instead"))

PLACES = (
    Template(c.ExiledInstead, "if a card or token would be put into a graveyard from anywhere, exile it instead"),
    Template(c.ExiledInstead, "if [this:noun] would be put into a graveyard from anywhere, exile it instead"),
    Template(c.ExiledForLife, "if you would pay life while your library has at least that many cards in it, exile that many "
                              "cards from the top of your library instead"),
    Template(c.LosesInstead, "if you would lose the game, instead exile [@] and your life total becomes [life:digits]"),
    Template(c.EntersAsCopy, "you may have [@] enter as a copy of [of:any group] on the battlefield, except it's "
                             "[also:a type] in addition to its other types"),
    Template(c.EntersAsCopy, "you may have [@] enter as a copy of [of:any group] on the battlefield"),
    Template(c.ExileAsEnters, "as [@] enters, exile [cards:chosen]"),
    Template(c.EnterAsCopies, "[objects:groups] enter as a copy of [@]"),
    Template(c.AttachAsTurned, "as this Aura is turned face up, you may attach it to a creature"),
    Template(c.CantSearch, "spells and abilities your opponents control can't cause their controller to search their library"),
    Template(c.CantEnter, "[objects:groups] can't enter the battlefield"),
    Template(c.CantPlayLands, "[who:crowd] can't play lands"))
PHRASES["any group"] = Template(c.Quality, "any [*:group]")
PHRASES["a type"] = Article(words_of(CARD_TYPES))

REPLACING = (
    *TWICE, *PLACES,
    Template(c.CantActivate, "activated abilities of sources with the chosen name can't be activated unless they're mana "
                             "abilities"),
    Template(c.AttackCost, "creatures can't attack you unless their controller pays [cost:mana] for each creature they "
                           "control that's attacking you"))
