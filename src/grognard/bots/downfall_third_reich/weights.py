"""What the captain thinks things are worth: one table, in the currency of combat points."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, USSR


class Weights(NamedTuple):
    """The captain's opinions. A full German infantry army (5/3) is worth five."""

    # What an operation point is worth when there are few of them, when the box is nearly full,
    # and on the eve of an offensive.
    point: float = 0.55
    spare_point: float = 0.2
    saved_point: float = 1.2
    # An air mission used in an attack that might be used in another one.
    mission: float = 0.7
    # Clearing an area counts its worth; standing in it with enemies left is the start of it.
    foothold: float = 0.25
    # An enemy army without supply is gone at the end of its phase unless its friends free it.
    pocket: float = 0.55
    # An own army without supply.
    cut_off: float = 0.9
    # An own army that would lose its line if the enemy went wherever he can.
    exposed: float = 0.2
    # The worth of ground that the enemy's next move could take, and the move after the next.
    leak: float = 1.0
    leak_later: float = 0.2
    # The worth of armies, and of ground, that the enemy's next attacks could take.
    danger: float = 0.22
    hold: float = 0.4
    # A step nearer to the goals, by the pull of the goal (see goals.py), for a full infantry army.
    march: float = 0.35
    # The least worth of an attack that is made on purpose.
    least_attack: float = 0.5
    least_move: float = 0.15


WEIGHTS = Weights()

# What an army is worth as a share of its combat value: Soviets raise eight steps a turn, Germans four.
RECOVERY = {AXIS: 1.0, ALLIES: 0.9, USSR: 0.7}
ARMOUR = 0.6
"""What an armour is worth more than its combat value: it goes farther and through gaps."""
