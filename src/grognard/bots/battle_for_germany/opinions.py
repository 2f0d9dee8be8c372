"""What the captain thinks things are worth, in the currency of strength points, and its doctrines."""

from __future__ import annotations

import msgspec

from grognard.bots.captain import FULL, QUICK
from grognard.bots.opinions import Opinions, changed


class ByForce(Opinions, frozen=True):
    """A number for each force, in the order of the forces."""

    soviet: float
    western: float
    east: float
    west: float


class Worth(Opinions, frozen=True):
    """What things are worth. A German infantry corps (2-3-4) is worth about two and a half."""

    # A victory point. Berlin (10) outweighs any unit, a small city about one corps.
    point: float = 2.5
    # Where only Berlin decides (17-32), the points of other cities: they are signposts.
    signpost: float = 0.3
    # Units lose their worth over this many turns before the end; then only points count.
    horizon: float = 3.0
    # What a unit is worth, as a share of its mean factor: Soviets get four replacements a turn, the Germans
    # hardly any, so a Soviet unit given for a German one is a good bargain; and a German corps that is gone
    # leaves a hole for good, which is worth more than its factors (fitted).
    recovery: ByForce = ByForce(0.55, 0.6, 1.2, 1.6)
    # A unit that is bound as a garrison (10-1): the points of its city hang on it.
    bound: float = 6.0


class Attack(Opinions, frozen=True):
    """Attacks."""

    # Beating a unit back without destroying it, as a share of its worth; and being beaten back. Little:
    # whoever is pushed stands in the way again next turn (fitted).
    push: float = 0.12
    pushed: float = 0.12
    # A hex nearer to the goal by combat: the advance comes on top of the move. To Germans it is worth less.
    ground: float = 0.8
    ground_german: float = 0.4
    # Advancing into a city, or beside one, as a share of its worth; of one that we can't get to, half of it.
    into_city: float = 0.7
    beside_city: float = 0.2
    closed_city: float = 0.5
    # Using an attack factor here that could be used elsewhere: keeps attacks no larger than needed.
    effort: float = 0.06
    # The least worth of an attack that is made on purpose: Germans have nobody to spare for doubtful ones.
    least_allied: float = 0.15
    least_german: float = 0.6
    # A German at the edge who is not driven off will leave it with two of ours (9-1).
    alarm: float = 5.0
    # A trap that is not quite closed: the next unit may close it.
    trap: float = 0.2


class Line(Opinions, frozen=True):
    """The line: gaps, and what the enemy's attacks may take."""

    # What the enemy could reach next turn, by the worth of the ground, for those who hold and who attack.
    leak_german: float = 0.19
    leak_allied: float = 0.03
    # The same for the move after the next: makes a line in front of what is not yet in danger.
    leak_later: float = 0.4
    # The worth of a unit that may be lost to the next attack. Little: the enemy can't attack everywhere at
    # once, and captains who cared more for their units lost to those who stood their ground.
    danger_german: float = 0.04
    danger_allied: float = 0.02
    # A hex beside a stack takes two attackers of about this strength each.
    room: int = 13
    # The rings round a city in which an enemy makes himself felt.
    rings: int = 5
    # The edge behind the line is to be kept closed (9-1).
    guard_edge: float = 5.0
    # How far the units of each force come in a turn, in hexes: what the other side must reckon with.
    stride: tuple[int, int, int, int] = (4, 6, 4, 4)
    # Hexes are sorted into nested sets by how much it would hurt to find the enemy there: where they begin.
    levels: tuple[float, ...] = (0.4, 0.8, 1.4, 2.2, 3.5, 5.0, 7.0, 9.0)
    # The share of a defender's stack that is lost on average when attacked at these odds.
    lost_at: tuple[tuple[float, float], ...] = (
        *((0.0, 0.0), (0.4, 0.02), (0.6, 0.12), (1.0, 0.3)),
        *((2.0, 0.48), (3.0, 0.6), (5.0, 0.8), (7.0, 0.95)),
    )


class March(Opinions, frozen=True):
    """Goals of an attacking army."""

    # A turn of march nearer to the goal, for a unit with six attack factors. More makes armies run past
    # enemies that they should destroy (fitted).
    turn: float = 1.45
    # What is left of the pull of a goal after each turn of march.
    patience: float = 0.82
    # The attack factors that a goal can use, by its points: a city a few corps, Berlin whole army groups.
    small_city: float = 10.0
    city: float = 18.0
    berlin: float = 90.0
    # A city of one's own that lacks its garrison (10-1) pulls more than one to be taken.
    garrison: float = 3.0


class Place(Opinions, frozen=True):
    """Where units stand that do not attack, and where they come back."""

    # Standing in a city one holds keeps it until one is driven out.
    hold_city: float = 0.6
    # Going into a city one does not hold, as a share of its points: it may be lost again.
    take_city: float = 0.6
    # A front in a city that needs it for its points (10-1).
    garrison: float = 8.0
    # A German at the edge of the map leaves it next turn with two enemies (9-1).
    edge: float = 3.0
    # A replacement that arrives in an enemy zone can't go far, in turns of march.
    pinned: float = 4.0
    # A point of a city, in points of movement on the way to it.
    city_nearer: float = 2.0
    # A factor of a Western replacement, in turns of march: there are few, so the strong ones come first.
    fresh: float = 0.3


class CaptainOpinions(Opinions, frozen=True):
    """All of them."""

    worth: Worth = Worth()
    attack: Attack = Attack()
    line: Line = Line()
    march: March = March()
    place: Place = Place()


class Pace(msgspec.Struct, frozen=True):
    """How much is tried."""

    # Attackers of one attack, and the posts weighed for them.
    attackers: int = 8
    posts: int = 60
    # Hexes attacked at once.
    targets: int = 2
    # How often all units look for a better hex, and how many hexes, the best by themselves, each tries.
    passes: int = 2
    hexes: int = 14


PACES = {FULL: Pace(), QUICK: Pace(attackers=5, posts=16, targets=1, passes=1, hexes=5)}

FITTED = CaptainOpinions()
DOCTRINES: dict[str, CaptainOpinions] = {
    "": FITTED,
    # As it thought before its opinions were fitted by play: to measure by (docs/lab.md).
    "former": changed(
        FITTED,
        {
            "worth.recovery.western": 0.75,
            "worth.recovery.east": 1.0,
            "worth.recovery.west": 0.9,
            "attack.push": 0.25,
            "attack.beside_city": 0.25,
            "line.leak_german": 0.16,
            "march.turn": 2.2,
            "place.hold_city": 0.8,
        },
    ),
    # Cares for its units and its line: attacks only what it is likely to destroy, leaves no gaps.
    "cautious": changed(
        FITTED,
        {
            "attack.least_allied": 1.0,
            "attack.least_german": 1.5,
            "attack.pushed": 0.3,
            "line.danger_german": 0.12,
            "line.danger_allied": 0.12,
            "line.leak_allied": 0.08,
        },
    ),
    # Marches and attacks: ground counts more than losses.
    "bold": changed(
        FITTED,
        {
            "attack.least_allied": 0.0,
            "attack.least_german": 0.2,
            "attack.ground": 1.6,
            "march.turn": 2.4,
            "line.danger_allied": 0.0,
            "line.leak_allied": 0.01,
        },
    ),
}
