"""What objects are, have and may do for a time, in English."""

from ... import tree as c
from ...mana import COLORS
from ..grammar import PHRASES, Listed, Vocabulary
from ..templates import Template

GETS = "[objects:noun] <gets|get> [power,toughness:change]"
GAINS = "[objects:noun] <gains|gain> [gains:keywords and]"
FOR_THE_TURN = " until end of turn"
CHANGES = (
    Template(c.Modify, GETS + " and <gains|gain> [gains:keywords and]" + FOR_THE_TURN),
    Template(c.Modify, GETS + " and <loses|lose> all creature types" + FOR_THE_TURN, no_creature_types=True),
    Template(c.Modify, GETS + FOR_THE_TURN),
    Template(c.Modify, GETS + " until your next turn", until="your next turn"),
    Template(c.Modify, GETS + FOR_THE_TURN + " for each [per:group in]"),
    Template(c.Modify, GAINS + FOR_THE_TURN + " and [restrictions:restrictions] this turn"),
    Template(c.Modify, GAINS + FOR_THE_TURN),
    Template(c.Modify, "[objects:target in] <gains|gain> [gains:flashback at mana cost]"),
    Template(c.Modify, GAINS, until=""),
    Template(c.Modify, "[objects:noun] <becomes|become> [becomes:one color] and <gains|gain> [gains:keywords and]" + FOR_THE_TURN),
    Template(c.Modify, "[objects:noun] <becomes|become> [becomes:one color]" + FOR_THE_TURN),
    Template(c.CantAttackThisTurn, "[creatures:groups] can't attack this turn"),
    Template(c.Modify, "[objects:noun] [restrictions:restrictions] this turn"),
    Template(c.CantCastSpells, "[who:noun] can't cast spells this turn"),
    Template(c.LoseKeywords, "[objects:noun] <loses|lose> [keywords:keywords and]" + FOR_THE_TURN),
    Template(c.AttackIfAble, "[objects:noun] <attacks|attack> this turn if able"),
    Template(c.AllBlock, "all creatures able to block [objects:noun] this turn do so"),
    Template(c.ExileUncast, "until end of turn, if [objects:a group] would enter and it wasn't cast, exile it instead"),
    Template(c.SwitchPT, "switch [objects:possessive] power and toughness until end of turn"),
    Template(c.GainControl, "gain control of [objects:noun]" + FOR_THE_TURN),
    Template(c.ExchangeControl, "exchange control of [objects:noun]"))
PHRASES["one color"] = Vocabulary({color: color for color in COLORS})
PHRASES["restrictions"] = Listed(
    Vocabulary({words: words for words in ("can't be blocked", "can't block", "can't attack")}), " and ", ", and ")
