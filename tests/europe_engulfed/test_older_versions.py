"""Positions of older versions of the rules, in the shape of today."""

from __future__ import annotations

import msgspec

import grognard
from grognard.games.europe_engulfed.rules.combat.fire import Fire
from grognard.kernel.position import build_position

UNITS = {
    "de1": "smolensk armour 4",
    "de4": "smolensk infantry 4",
    "dea1": "smolensk air 1",
    "su1": "smolensk armour 2",
    "su2": "smolensk infantry 3",
}


def test_who_was_supported_up_to_version_5_still_is() -> None:
    """Then a side that fired did not know its aircraft."""
    game = grognard.game("ee")
    position = {"war": ["germany", "ussr"], "phase": "combat", "fresh": ["smolensk"], "units": UNITS}
    state = build_position(game, {"turn": "1942-jul-aug", **position}, [1, 1, 1, 1, 1])
    for line in ("attack smolensk", "ready", "fire_armour", "support dea1 de1"):
        state.act(state.waiting[0], line)
    armour = state.c.handles.index("de1")
    assert isinstance(state.stack[-1], Fire)
    assert state.stack[-1].supported == (armour,)

    dump = msgspec.json.decode(state.dump())
    supported = [unit for _, unit in dump["stack"][-1].pop("pairs")]
    dump["stack"][-1]["supported"] = supported
    before = game.load(msgspec.json.encode({**dump, "version": 5}))

    assert before.stack[-1].supported == (armour,)
    assert game.battle(before.view(0)) == game.battle(state.view(0))
    assert [line for line in before.prompt(0).lines if line.startswith("fire")]
