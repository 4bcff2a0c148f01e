"""The table: which function carries out which instruction, family by family as in ``cards/tree/instructions/``.

A family that is too large for one module has several here; the row says where.

An instruction that is neither here nor in LATER is not simulated; it is named wherever it stands.
"""

from ..cards import tree as c
from . import (
    becoming,
    becoming_copies,
    cards,
    changes,
    choosing,
    compound,
    damage_and_life,
    emblems,
    evidence,
    exiling,
    faces,
    for_each,
    hands,
    libraries,
    permanents,
    redirecting,
    regenerating,
    spells_and_mana,
    values,
)

DO = {
    # damage_and_life
    c.DealDamage: damage_and_life.deal,
    c.DamageBy: damage_and_life.damage_by,
    c.Fight: damage_and_life.fight,
    c.GainLife: damage_and_life.gain,
    c.LoseLife: damage_and_life.lose,
    c.PreventDamage: damage_and_life.prevent_all,
    c.PreventNext: damage_and_life.prevent_next,
    c.PreventNextTime: redirecting.prevent_next_time,
    c.PreventDamageTo: damage_and_life.prevent_all_to,
    c.RedirectNext: redirecting.redirect_next,
    c.DoubleDamage: changes.double_damage,

    # cards
    c.Draw: cards.draw,
    c.Mill: cards.mill,
    c.Discard: cards.discard,
    c.Search: cards.search,
    c.SearchAll: libraries.search_all,
    c.SearchForTop: libraries.search_for_top,
    c.LookAt: libraries.look_at,
    c.Surveil: libraries.surveil,
    c.SearchBoth: libraries.search_both,
    c.Reveal: cards.reveal,
    c.RevealUntil: cards.reveal_until,
    c.Shuffle: cards.shuffle,
    c.Put: cards.put,
    c.ShuffleInto: libraries.shuffle_them_into,
    c.PutOnBottom: libraries.put_on_bottom,
    c.ChooseValue: values.choose_value,
    c.PutOnTop: libraries.put_them_on_top,
    c.CollectEvidence: evidence.collect_evidence,

    # hands
    c.LookAtHand: hands.look_at_hand,
    c.DiscardCards: hands.discard_cards,
    c.RevealHand: hands.reveal_hand,
    c.DiscardThat: hands.discard_that,

    # exiling
    c.ExileUntil: exiling.exile_until,
    c.PutBackExiled: exiling.put_back_exiled,
    c.MayCast: exiling.may_cast,
    c.MayPlay: exiling.may_play,

    # permanents
    c.PutCounters: permanents.put_counters_on,
    c.RemoveCounters: permanents.remove_counters_from,
    c.RemoveFromCombat: permanents.remove_from_combat,
    c.CreateToken: permanents.create,
    c.CreateCopies: permanents.create_copies,
    c.Tap: permanents.tap_them,
    c.Untap: permanents.untap_them,
    c.TapOrUntap: permanents.tap_or_untap,
    c.Return: permanents.return_them,
    c.Destroy: permanents.destroy_them,
    c.CantBeRegenerated: permanents.no_regeneration,
    c.Regenerate: regenerating.regenerate,
    c.Exile: permanents.exile_them,
    c.Sacrifice: choosing.sacrifice_them,
    c.SacrificeAllBut: choosing.sacrifice_all_but,
    c.Goad: permanents.goad_them,
    c.Choose: choosing.choose_them,

    # faces
    c.Transform: faces.transform_them,
    c.Flip: faces.flip_them,
    c.Incubate: faces.incubate,
    c.Meld: faces.meld,

    # changes
    c.Modify: changes.modify,
    c.LoseKeywords: changes.lose_keywords,
    c.CantAttackThisTurn: changes.cant_attack,
    c.CantCastSpells: changes.cant_cast,
    c.AttackIfAble: changes.attack_if_able,
    c.ExileUncast: changes.exile_uncast,
    c.SwitchPT: changes.switch,
    c.GainControl: changes.gain_control,
    c.ExchangeControl: changes.exchange_control,

    # becoming
    c.ChangeText: becoming.change_text,
    c.LoseAbilities: becoming.lose_abilities,
    c.GainActivated: becoming.gain_activated,
    c.Become: becoming.become,
    c.BecomeCopy: becoming_copies.become_copy,

    # spells_and_mana
    c.Counter: spells_and_mana.counter,
    c.AddMana: spells_and_mana.add_mana,
    c.NextToHand: spells_and_mana.next_to_hand,
    c.DoubleMana: spells_and_mana.double_mana,
    c.AddManaOfOneColor: spells_and_mana.add_mana_of_one_color,

    # compound
    c.If: compound.only_if,
    c.Instead: compound.instead,
    c.IfDone: compound.if_done,
    c.IfNotDone: compound.if_not_done,
    c.GetEmblem: emblems.get_emblem,
    c.ExtraTurn: compound.extra_turn,
    c.FlipCoin: compound.flip_coin,
    c.IfFlip: compound.if_flip,
    c.ForEach: for_each.for_each,
    c.ForEachRemoved: for_each.for_each_removed,
    c.ForEachOpponent: for_each.for_each_opponent,
    c.ForEachCounter: for_each.for_each_counter,
    c.UnlessEither: for_each.unless_either,
    c.WhereX: compound.where_x,
    c.Afterwards: compound.afterwards,
    c.May: compound.may,
    c.AnyPlayerMay: compound.any_player_may,
    c.Then: compound.then,
    c.Both: compound.both,
    c.AtNextEndStep: compound.at_next_end_step,
    c.WhenDone: compound.when_done,
    c.WhenItDies: compound.when_it_dies,
    c.WheneverThisTurn: compound.whenever_this_turn,
    c.ChooseTargets: compound.choose_targets,
}

#: Instructions that need casting, copying or paying: floors above carry them out (``Doing.more``).
LATER = frozenset({c.CastFree, c.CopyForEach, c.CopySpell, c.ChangeTargets, c.NewTargets, c.Unless})
