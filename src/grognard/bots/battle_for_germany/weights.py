"""What the captain thinks things are worth: one table, in the currency of strength points."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.battle_for_germany.components import EAST, SOVIET, WEST, WESTERN


class Weights(NamedTuple):
    """The captain's opinions. A German infantry corps (2-3-4) is worth about two and a half."""

    # A victory point. Berlin (10) outweighs any unit, a small city about one corps.
    point: float = 2.5
    # Units lose their worth over this many turns before the end; then only points count.
    horizon: float = 3.0
    # Beating a unit back without destroying it, as a share of its worth; and being beaten back.
    push: float = 0.25
    pushed: float = 0.12
    # A hex nearer to the goal by combat: the advance comes on top of the move.
    ground: float = 0.8
    # Using an attack factor here that could be used elsewhere: keeps attacks no larger than needed.
    effort: float = 0.06
    # The least worth of an attack that is made on purpose: Germans have nobody to spare for doubtful ones.
    least_allied: float = 0.15
    least_german: float = 0.6
    # A turn of march nearer to the goal, for a unit with six attack factors.
    march: float = 2.2
    # What the enemy could reach next turn, by the worth of the ground, for those who hold and who attack.
    leak_german: float = 0.16
    leak_allied: float = 0.03
    # The same for the move after the next: makes a line in front of what is not yet in danger.
    leak_later: float = 0.4
    # The worth of a unit that may be lost to the next attack. Little: the enemy can't attack everywhere at
    # once, and captains who cared more for their units lost to those who stood their ground.
    danger_german: float = 0.04
    danger_allied: float = 0.02
    # Standing in a city one holds keeps it until one is driven out.
    hold_city: float = 0.8
    # Going into a city one does not hold, as a share of its points: it may be lost again.
    take_city: float = 0.6
    # A front in a city that needs it for its points (10-1).
    garrison: float = 8.0
    # A German at the edge of the map leaves it next turn with two enemies (9-1).
    edge: float = 3.0
    # A German at the edge who is not driven off will do so; the edge behind the line is to be kept closed.
    alarm: float = 5.0
    guard_edge: float = 5.0


WEIGHTS = Weights()

# What a unit is worth, as a share of its mean factor: Soviets get four replacements a turn, the Germans
# hardly any, so a Soviet unit given for a German one is a good bargain.
RECOVERY = {SOVIET: 0.55, WESTERN: 0.75, EAST: 1.0, WEST: 0.9}

# The attack factors that a goal can use: a city a few corps, Berlin whole army groups.
DEMAND = {1: 10.0, 2: 18.0, 10: 90.0}

# How far the units of each force come in a turn, in hexes: what the other side must reckon with.
STRIDE = {SOVIET: 4, WESTERN: 6, EAST: 4, WEST: 4}

# The share of a defender's stack that is lost on average when attacked at these odds (attack over defence).
LOST_AT = ((0.0, 0.0), (0.4, 0.02), (0.6, 0.12), (1.0, 0.3), (2.0, 0.48), (3.0, 0.6), (5.0, 0.8), (7.0, 0.95))
