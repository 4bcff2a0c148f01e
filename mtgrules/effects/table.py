"""The table: which function carries out which instruction.

An instruction that is not here is not simulated; it is named wherever it stands.
"""

from ..cards import (AddMana, AttackIfAble, Both, Choose, Counter, CreateToken, DealDamage, Destroy, Discard, Draw,
                     ExchangeControl, Exile, GainLife, Goad, If, IfDone, Instead, LoseLife, May, Mill, Modify, PreventDamage,
                     PreventNext, Put, Return, Reveal, Sacrifice, Search, Shuffle, SwitchPT, Tap, TapOrUntap, Then,
                     Untap)
from . import cards, compound, damage_and_life, permanents, spells_and_mana

DO = {
    DealDamage: damage_and_life.deal,
    GainLife: damage_and_life.gain,
    LoseLife: damage_and_life.lose,
    PreventDamage: damage_and_life.prevent_all,
    PreventNext: damage_and_life.prevent_next,
    Draw: cards.draw,
    Mill: cards.mill,
    Discard: cards.discard,
    Search: cards.search,
    Reveal: cards.reveal,
    Shuffle: cards.shuffle,
    Put: cards.put,
    Choose: permanents.choose_them,
    Modify: permanents.modify,
    SwitchPT: permanents.switch,
    AttackIfAble: permanents.attack_if_able,
    ExchangeControl: permanents.exchange_control,
    CreateToken: permanents.create,
    Tap: permanents.tap_them,
    Untap: permanents.untap_them,
    TapOrUntap: permanents.tap_or_untap,
    Return: permanents.return_them,
    Destroy: permanents.destroy_them,
    Exile: permanents.exile_them,
    Sacrifice: permanents.sacrifice_them,
    Goad: permanents.goad_them,
    Counter: spells_and_mana.counter,
    AddMana: spells_and_mana.add_mana,
    If: compound.only_if,
    Instead: compound.instead,
    IfDone: compound.if_done,
    May: compound.may,
    Then: compound.then,
    Both: compound.both,
}
