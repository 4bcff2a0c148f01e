"""Drawing, discarding, milling, searching, revealing and putting cards, in English."""

from ... import tree as c
from ..grammar import PHRASES, Around, Listed, OneOf, Only, Vocabulary
from ..templates import Template

PLACES = OneOf(
    Template(c.Put, "[objects:noun] onto the battlefield tapped", tapped=True),
    Template(c.Put, "[objects:noun] onto the battlefield"),
    Template(c.Put, "[objects:noun] into your graveyard", to="graveyard"),
    Template(c.PutOnBottom, "[objects:noun] on the bottom of your library in a random order", order="random order"),
    Template(c.PutOnBottom, "[objects:noun] on the bottom of your library in any order"),
    Template(c.Put, "[objects:noun] into your hand", to="hand"))
PHRASES["place"] = PLACES
PHRASES["places"] = Listed(PLACES, " and ", ", and ", least=2)

DRAWING = (
    Template(c.Draw, "draw [count:cards]"),
    Template(c.Draw, "draw an additional card", additional=True),
    Template(c.Draw, "[who:noun] <draws|draw> [count:cards]"),
    Template(c.Mill, "mill [count:cards]"),
    Template(c.Mill, "[who:noun] <mills|mill> [count:cards]"),
    Template(c.Discard, "[who:noun] <discards|discard> [count:the whole hand]"),
    Template(c.Discard, "discard [count:cards]"),
    Template(c.Discard, "[who:noun] <discards|discard> [count:cards]"))

PHRASES["the whole hand"] = Vocabulary({"all the cards in their hand": c.CountOf(c.Quality(zone="hand", owner="they"))})

UNTIL = "cards from the top of {their} library until {they} reveal [card:a group]"
SHARING = " that shares a card type with [sharing:noun]"
PHRASES["cards of that name"] = OneOf(
    Only(Template(c.Each, "all [*:groups]", all=True), lambda each: getattr(each, "states", ()) == ("with that name",)),
    Only(Template(c.Chosen, "any number of [*:groups]", any_number=True),
         lambda cards: getattr(cards, "states", ()) == ("with the chosen name",)))
LIBRARY = (
    Template(c.SearchAll, "search [whose:possessive] graveyard, hand, and library for [cards:cards of that name]"),
    Template(c.ShuffleInto, "shuffle [objects:that] into its owner's library", who=c.ControllerOf(owner=True)),
    Template(c.ShuffleInto, "[who:noun] <shuffles|shuffle> [objects:noun] into their library"),
    Template(c.SearchForTop, "[who:noun] <searches|search> their library for [cards:noun], then <shuffles|shuffle> and "
                             "<puts|put> that card on top"),
    Template(c.SearchForTop, "search your library for [cards:noun], reveal it, then shuffle and put that card on top", who=c.You(),
             reveal=True),
    Template(c.LookAt, "look at [objects:noun]"),
    Template(c.ChooseValue, "choose [what:what is chosen]"),
    Template(c.ChooseValue, "[who:noun] <chooses|choose> [what:what is chosen]"),
    Template(c.Search, "search your library for [cards:noun]"),
    Template(c.SearchBoth, "search your library and/or graveyard for [cards:chosen]"),
    Template(c.Surveil, "surveil [count:digits or X]"),
    *(Template(c.RevealUntil, start + UNTIL.format(their=their, they=they) + end)
      for start, their, they in (("reveal ", "your", "you"), ("[who:noun] <reveals|reveal> ", "their", "they"))
      for end in (SHARING, "")),
    Template(c.Shuffle, "shuffle"),
    Template(c.Shuffle, "[who:noun] <shuffles|shuffle>"))

CARDS = (
    Template(c.CollectEvidence, "collect evidence [value:digits]"),
    *DRAWING,
    *LIBRARY,
    Around("put ", PLACES),
    Template(c.PutOnBottom, "put [objects:noun] on the bottom of your library in any order"),
    Template(c.PutOnBottom, "put [objects:yours] on the bottom of your library", order=""),
    Template(c.PutOnTop, "put [objects:yours] on top of your library in any order"),
    Template(c.PutOnTop, "put [objects:noun] on top of <its owner's library|their owners' libraries>"))
