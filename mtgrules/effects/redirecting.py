"""Damage of a source that a player chooses (609.7): prevented (615.8), or redirected (614.9), with the order of several parts."""

from ..actions.redirecting import applies
from ..book import N_, Reason, message, reason, replace
from ..cards import PreventNextTime, RedirectNext, You
from ..game import Game, Object, Prevention, Redirection, Ref, event, known, ref_of
from ..walk import Question, ask
from .choices import choose_one_of, next_index
from .doing import Doing, Thing, did, no_information
from .nouns import things
from .numbers import number


def redirect_next(instruction: RedirectNext, here: Doing) -> Doing:
    """The next N damage that a source of your choice would deal is dealt to something else instead (614.9)."""
    here, to = things(here, instruction.to)
    amount = number(here, instruction.amount)
    sources = _sources(here.game, here.source)
    if amount is None or not to or not sources:
        return no_information(here) if amount is None else here
    prompt = message(N_("{by}: whose damage is redirected?"), by=here.you)
    here, by = choose_one_of(here, tuple(o.id for o in sources), prompt, here.you, label=lambda id: here.game.get(id).label)
    player = here.you if any(isinstance(noun, You) for noun in instruction.away_from) else ""
    objects = tuple(known(noun, here.source_now, here.x) for noun in instruction.away_from if not isinstance(noun, You))
    shield = Redirection(len(here.game.happened), here.source.label, here.you, by, player, objects, ref_of(to[0]), amount)
    told = event("redirection", "609.7a", N_("The next {amount} damage that {by} would deal is dealt to {to} instead."),
                 amount=amount, by=here.game.get(by), to=to[0])
    return did(here, replace(here.game, redirections=here.game.redirections + (shield,)).note(told))


def prevent_next_time(instruction: PreventNextTime, here: Doing) -> Doing:
    """The next damage that a source of your choice would deal to something is prevented, all of it (615.8, 609.7a)."""
    here, shielded = things(here, instruction.to)
    sources = tuple(o for o in _sources(here.game, here.source) if set(instruction.colors) & set(o.card.colors))
    if not sources or not shielded:
        return here
    prompt = message(N_("{by}: whose damage is prevented?"), by=here.you)
    here, by = choose_one_of(here, tuple(o.id for o in sources), prompt, here.you, label=lambda id: here.game.get(id).label)
    shields = tuple(Prevention(here.source.label, here.you, to=ref_of(thing), everything=True, only=by, colors=instruction.colors)
                    for thing in shielded)
    told = event("prevention", "609.7a", N_("The next damage that {by} would deal to {to} is prevented."),
                 by=here.game.get(by), to=shielded)
    return did(here, replace(here.game, preventions=here.game.preventions + shields).note(told))


def _sources(game: Game, this: Object) -> tuple[Object, ...]:
    """What may be chosen as a source of damage: permanents and spells, whether they could deal damage or not (609.7a)."""
    return tuple(o for o in game.stack + game.battlefield if o.id != this.id)


def _each_once(order: tuple[Ref, ...], refs: tuple[Ref, ...]) -> tuple[Reason, ...]:
    if set(order) == set(refs):
        return ()
    return (reason("614.9", N_("each of the things that are shielded is named, and each of them once")),)


def in_order_of_redirection(here: Doing, hit: tuple[Thing, ...], shares: dict) -> tuple[Doing, tuple[Thing, ...]]:
    """Several things about to be dealt damage at once, in the order in which a redirection takes from it; its
    controller decides when it can't take all of it (614.9)."""
    for shield in here.game.redirections:
        shielded = tuple(ref_of(t) for t in hit if applies(here.game, shield, here.source_now, t))
        if len(shielded) < 2 or sum(shares.get(ref, 0) for ref in shielded) <= shield.left:
            continue
        question = Question(
            field=here.field, rule="614.9", by=shield.controller, many=True, ordered=True, least=len(shielded), most=len(shielded),
            prompt=message(N_("{by}: whose damage is redirected first?"), by=shield.controller), index=next_index(here),
            candidates=lambda refs=shielded: refs, whole=lambda order, refs=shielded: _each_once(order, refs), forced=True,
            auto=lambda refs=shielded: refs, label=lambda ref, game=here.game: game.thing(ref).label)
        here, order = ask(here, question)
        rest = tuple(t for t in hit if ref_of(t) not in shielded)
        hit = tuple(here.game.thing(ref) for ref in order) + rest
    return here, hit
