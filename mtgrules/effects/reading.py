"""What of a card's text no code carries out, by name: nothing is left out in silence.

Instructions are looked up in the tables of functions.  For the rest of the tree these lists say what is not
read; a test goes through all nodes, keywords and states, so that a new one is read or stands here.
Keywords that matter in combat only are a family of their own: combat is not simulated, and a card that
flies is whole without it.
"""

from collections.abc import Iterator

from ..cards import (
    Affinity,
    Annihilator,
    Card,
    Enchant,
    Instruction,
    Keyword,
    KeywordLine,
    Modify,
    Node,
    Offering,
    OpeningHand,
    PartnerWith,
    Protection,
    Soulshift,
    Suspend,
    Teamwork,
    Ward,
    WhenAttacks,
    WhenCombatDamage,
    nodes,
)
from .table import DO, LATER

#: Keywords without a cost that some code reads.
READ_KEYWORDS = frozenset({
    "cascade", "changeling", "convoke", "daybound", "deathtouch", "defender", "delve", "fear", "flash", "flying", "forestwalk",
    "fuse", "haste",
    "hexproof", "horsemanship", "improvise", "indestructible", "infect", "intimidate", "islandwalk", "lifelink", "menace",
    "mountainwalk", "nightbound", "plainswalk", "reach", "rebound", "shadow", "shroud", "skulk", "split second", "storm",
    "sunburst",
    "swampwalk", "wither",
})
#: Keywords with a cost that some code reads.
READ_KEYWORDS_WITH_COST = frozenset({
    "bestow", "buyback", "disturb", "entwine", "escalate", "evoke", "flashback", "kicker", "megamorph", "morph", "multikicker",
    "overload", "replicate", "warp",
})
#: Keywords that are a class of their own and that some code reads.
READ_KEYWORD_NODES = (Affinity, Enchant, Offering, PartnerWith, Protection, Soulshift, Suspend, Teamwork, Ward)
#: Keywords that matter only once combat damage is dealt, or for attacking without tapping.
COMBAT_KEYWORDS = frozenset({"double strike", "first strike", "flanking", "trample", "vigilance"})
#: Restrictions for a turn that some code reads.
READ_RESTRICTIONS = frozenset({"attacks if able", "can't attack", "can't be blocked", "can't block"})
#: Nodes other than instructions and keywords that no code reads: combat, and the beginning of the game.
NOT_READ = (Annihilator, OpeningHand, WhenAttacks, WhenCombatDamage)


def not_simulated_on(card: Card) -> tuple[str, ...]:
    """Names of what is in a card's text and is not carried out (none when all of it is)."""
    return tuple(dict.fromkeys(name for line in card.lines for name in _in_line(line)))


def _in_line(line: Node) -> Iterator[str]:
    for node in nodes(line):
        if isinstance(node, Instruction) and type(node) not in DO and type(node) not in LATER:
            yield tag(node)
        elif isinstance(node, NOT_READ):
            yield tag(node)
        if getattr(node, "or_attacks", False):
            yield tag(WhenAttacks())
        if isinstance(node, Modify):
            yield from (r for r in node.restrictions if r not in READ_RESTRICTIONS)
        yield from (name for keyword in _keywords(node) for name in _not_read(keyword))


def _keywords(node: Node) -> tuple[Keyword, ...]:
    """The keywords that a node prints, gives or takes away."""
    if isinstance(node, KeywordLine):
        return node.keywords
    return getattr(node, "gains", ()) + (getattr(node, "keywords", ()) if not hasattr(node, "zone") else ())


def _not_read(keyword: Keyword) -> Iterator[str]:
    if isinstance(keyword, str):
        if keyword not in READ_KEYWORDS | COMBAT_KEYWORDS:
            yield keyword
    elif not isinstance(keyword, READ_KEYWORD_NODES):
        name = getattr(keyword, "name", tag(keyword))
        if name not in READ_KEYWORDS_WITH_COST:
            yield name


def tag(node: Node) -> str:
    """A node's name in data files ("deal damage", "ward")."""
    return type(node).__struct_config__.tag
