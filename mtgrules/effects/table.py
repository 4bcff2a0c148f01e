"""The table: which function carries out which instruction.

An instruction that is neither here nor in LATER is not simulated; it is named wherever it stands.
"""

from ..cards import tree as c
from . import cards, changes, compound, damage_and_life, permanents, spells_and_mana

DO = {
    c.DealDamage: damage_and_life.deal,
    c.DamageBy: damage_and_life.damage_by,
    c.GainLife: damage_and_life.gain,
    c.LoseLife: damage_and_life.lose,
    c.PreventDamage: damage_and_life.prevent_all,
    c.PreventDamageTo: damage_and_life.prevent_all_to,
    c.PreventNext: damage_and_life.prevent_next,
    c.Draw: cards.draw,
    c.Mill: cards.mill,
    c.Discard: cards.discard,
    c.Search: cards.search,
    c.Reveal: cards.reveal,
    c.RevealUntil: cards.reveal_until,
    c.Shuffle: cards.shuffle,
    c.Put: cards.put,
    c.Modify: changes.modify,
    c.LoseKeywords: changes.lose_keywords,
    c.CantCastSpells: changes.cant_cast,
    c.SwitchPT: changes.switch,
    c.AttackIfAble: changes.attack_if_able,
    c.DoubleDamage: changes.double_damage,
    c.ExchangeControl: changes.exchange_control,
    c.Choose: permanents.choose_them,
    c.CreateToken: permanents.create,
    c.CreateCopies: permanents.create_copies,
    c.PutCounters: permanents.put_counters_on,
    c.Tap: permanents.tap_them,
    c.Untap: permanents.untap_them,
    c.TapOrUntap: permanents.tap_or_untap,
    c.Return: permanents.return_them,
    c.PutOnTop: permanents.put_them_on_top,
    c.Destroy: permanents.destroy_them,
    c.CantBeRegenerated: permanents.no_regeneration,
    c.Exile: permanents.exile_them,
    c.Sacrifice: permanents.sacrifice_them,
    c.Goad: permanents.goad_them,
    c.Fight: permanents.fight,
    c.Counter: spells_and_mana.counter,
    c.AddMana: spells_and_mana.add_mana,
    c.If: compound.only_if,
    c.Instead: compound.instead,
    c.IfDone: compound.if_done,
    c.May: compound.may,
    c.Then: compound.then,
    c.Both: compound.both,
    c.ForEach: compound.for_each,
    c.WhereX: compound.where_x,
    c.Afterwards: compound.afterwards,
    c.ChooseTargets: compound.choose_targets,
    c.AtNextEndStep: compound.at_next_end_step,
}

#: Instructions that need casting, copying or paying: floors above carry them out (``Doing.more``).
LATER = frozenset({c.CastFree, c.CopySpell, c.ChangeTargets, c.Unless})
