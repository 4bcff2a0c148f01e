"""The same bolt in other rules engines for Python, where they are installed: phase-python and python-mtg.

Each function prepares a position and gives back what to time, or None where the engine is not there.  What is timed
begins with the announced cast and ends when the bolt has resolved; legal actions are listed beforehand.
"""

import json
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time

#: Times the bolt once; microseconds.
Timed = Callable[[], float]
BOLT, LAND = "Lightning Bolt", "Mountain"


def phase() -> Timed | None:
    """phase-python: the calls of ``apply`` for the cast, its target and two passes."""
    if find_spec("phase") is None:
        return None
    from phase import Engine

    engine = Engine.from_json(json.dumps(_faces()))
    state = _main_phase_of_phase(engine).state()

    def timed() -> float:
        game, spent = engine.load_game(state), 0.0
        for wanted in ("CastSpell", '"Player":1', "PassPriority", "PassPriority"):
            action, actor = next(a for a in game.actions() if wanted in repr(a)), _actor(game)
            start = process_time()
            game.apply(actor, action)
            spent += process_time() - start
        assert game.player(1)["life"] == 17
        return spent * 1e6

    return timed


def _faces() -> dict:
    from phase import build_oracle_face

    common = {"supertypes": [], "layout": "normal", "identifiers": {}, "legalities": {"standard": "Legal"}, "keywords": [],
              "colors": [], "colorIdentity": [], "subtypes": [], "printings": [], "rulings": [], "foreignData": [],
              "purchaseUrls": {}, "isFunny": False, "convertedManaCost": 0.0, "manaValue": 0.0}
    cards = ({"name": LAND, "type": f"Basic Land — {LAND}", "types": ["Land"], "subtypes": [LAND], "supertypes": ["Basic"],
              "text": "({T}: Add {R}.)"},
             {"name": BOLT, "type": "Instant", "types": ["Instant"], "manaCost": "{R}", "colors": ["R"], "manaValue": 1.0,
              "convertedManaCost": 1.0, "text": f"{BOLT} deals 3 damage to any target."})
    faces = (dict(build_oracle_face(common | card, None)) for card in cards)
    return {face["name"].lower(): face for face in faces}


def _actor(game) -> int:
    data = game.waiting_for().get("data") or {}
    return data["pending"][0]["player"] if "pending" in data else data.get("player", game.priority_player())


def _main_phase_of_phase(engine):
    """A game of phase-python in which the bolt can be cast: its first steps are walked."""
    game = engine.new_game(player=[LAND] * 40 + [BOLT] * 20, opponent=[LAND] * 60, seed=1, first_player=0)
    for _ in range(60):
        actions = game.actions()
        if any("CastSpell" in repr(a) for a in actions):
            return game
        first = (next((a for a in actions if word in repr(a)), None) for word in ("Keep", "PlayLand", "PassPriority"))
        game.apply(_actor(game), next(a for a in first if a is not None))
    raise RuntimeError("phase-python came to no main phase with a bolt in hand")


def python_mtg() -> Timed | None:
    """python-mtg: one ``push``, which goes on to the next decision after the bolt has resolved."""
    if find_spec("mtg") is None:
        return None
    from mtg import Game

    game = Game({"alice": [BOLT] * 20 + [LAND] * 40, "bob": [LAND] * 60}, seed=1)
    move = next(m for m in game.legal_moves if m.kind == "cast")

    def timed() -> float:
        branch = game.copy()
        start = process_time()
        branch.push(move, checked=False)
        spent = process_time() - start
        assert branch.life()["bob"] == 17
        return spent * 1e6

    return timed


PEERS: dict[str, Callable[[], Timed | None]] = {"phase-python": phase, "python-mtg": python_mtg}
