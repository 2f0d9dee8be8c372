"""What the captain thinks things are worth, in the currency of combat points, and its doctrines."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from grognard.bots.captain import FULL, QUICK
from grognard.bots.downfall_third_reich.areas import GOALS, WORTH
from grognard.bots.opinions import Opinions, changed


class ByFaction(Opinions, frozen=True):
    """A number for each faction, in their order."""

    axis: float
    allies: float
    ussr: float


class MappingByFaction(Opinions, frozen=True):
    """Numbers by the names of things for each faction, in their order."""

    axis: Mapping[str, float]
    allies: Mapping[str, float]
    ussr: Mapping[str, float]


class Worth(Opinions, frozen=True):
    """What things are worth. A full German infantry army (5/3) is worth five."""

    # What an army is worth as a share of its combat value: Soviets raise eight steps a turn, Germans four.
    recovery: ByFaction = ByFaction(1.0, 0.9, 0.7)
    # What an armour is worth more than its combat value: it goes farther and through gaps.
    armour: float = 0.6
    # What any area is worth, and what some are worth beside that to those who hold them or want them.
    plain_area: float = 0.7
    areas: MappingByFaction = MappingByFaction(**WORTH)
    # Areas of France are worth more as long as it stands, to both sides, and so are those of Italy.
    france: float = 3.0
    france_allies: float = 2.0
    bruxelles: float = 5.0
    italy: float = 5.0
    # Every area of the USSR to the Axis while it attacks there: room to the east.
    steppe: float = 1.2
    # What it is worth to stand in so many areas of France, or with so many armies in Belgium and Italy, which
    # lay down arms for that (17.1 to 17.3).
    armies_in_belgium: tuple[float, ...] = (0.0, 0.5, 8.0)
    areas_of_france: tuple[float, ...] = (0.0, 3.0, 7.0, 15.0)
    armies_in_italy: tuple[float, ...] = (0.0, 3.0, 16.0)


class Aims(Opinions, frozen=True):
    """What is wanted when; goals pull armies over the map."""

    # The turns from which the Axis marches west, south-east, east, and thinks only of holding.
    west: int = 2
    balkans: int = 5
    barbarossa: int = 7
    defence: int = 14
    # The turns from which the Allies look to Germany, the Soviets reckon with war, and both are in a hurry.
    offensive: int = 9
    hurry: int = 17
    # When the Allies come back at the earliest, at the latest, and with how many full armies.
    landings: int = 10
    last_landings: int = 18
    invasion_force: int = 8
    # The Soviets march first only if the German border guard is weaker than this.
    temptation: int = 20
    # What is left of the pull of a goal one area farther away.
    decay: float = 0.82
    goals: Mapping[str, Mapping[str, float]] = msgspec.field(default_factory=lambda: GOALS)
    # How much more the goals in the east pull before the march there begins: the armies gather.
    gathering: float = 2.0
    # What the enemy's losses count beside one's own; to the Axis in the years of its attack, and else.
    hunger: float = 1.4
    hunger_of_attack: float = 2.2
    hunger_axis: float = 1.0
    # What attacks count for the Axis on the defence, and for the others when time is short.
    boldness_of_defence: float = 0.8
    boldness_in_hurry: float = 1.25


class Attack(Opinions, frozen=True):
    """Attacks."""

    # An air mission used in an attack that might be used in another one.
    mission: float = 0.7
    # Clearing an area counts its worth; standing in it with enemies left is the start of it.
    foothold: float = 0.25
    # One of several defenders gone, as a share of the worth of the area.
    dent: float = 0.3
    # An area of one's own in which an enemy stands, as a share of its worth.
    own_area: float = 0.8
    # The least worth of an attack that is made on purpose.
    least: float = 0.5
    # Who goes first: not the reduced, rather those already there than those from the sea or needed elsewhere.
    reduced: float = 1.5
    in_place: float = 1.0
    by_sea: float = 1.5
    needed: float = 0.5
    # An announced attack (13.1) that is four ahead opens the way.
    way_open: float = 0.5


class Supply(Opinions, frozen=True):
    """Lines of supply."""

    # An enemy army without supply is gone at the end of its phase unless its friends free it.
    pocket: float = 0.55
    # An own army without supply, and one that would lose its line if the enemy went wherever he can.
    cut_off: float = 0.9
    exposed: float = 0.2
    # How far an army is in a pocket, by the number of ways that are left to it.
    throttle: tuple[float, ...] = (1.0, 0.3, 0.1)


class Line(Opinions, frozen=True):
    """The line: gaps, and what the enemy's attacks may take."""

    # The worth of ground that the enemy's next move could take, and the move after the next.
    leak: float = 1.0
    leak_later: float = 0.2
    # Areas are sorted by worth into nested sets, so that what the enemy reaches is weighed with a few counts.
    # The second figure: how sure it is that he goes there, for he has not the points to go everywhere.
    levels: tuple[tuple[float, float], ...] = (
        *((0.5, 0.3), (1.0, 0.3), (1.6, 0.3), (2.5, 0.4)),
        *((4.0, 0.6), (6.0, 0.8), (9.0, 0.9), (13.0, 0.9)),
    )
    # The worth of armies, and of ground, that the enemy's next attacks could take.
    danger: float = 0.22
    hold: float = 0.4
    # What the enemy loses in such an attack, as a share, and what a step of his is worth.
    his_losses: float = 0.6
    his_step: float = 2.0
    # From this turn on Allied landings with the technology are reckoned with (13.9), with so many armies.
    trained: int = 8
    landings: int = 3


class Moves(Opinions, frozen=True):
    """Operations and their price."""

    # What an operation point is worth when there are few of them, when the box is nearly full,
    # and on the eve of an offensive.
    point: float = 0.55
    spare_point: float = 0.2
    saved_point: float = 1.2
    # With so many points in the box the next ones would be lost; with so many, and Italy's, it is full when
    # the next turn begins.
    rich: int = 10
    store: int = 9
    # A step nearer to the goals, by the pull of the goal, for a full infantry army.
    march: float = 0.35
    # The share of an area's worth that counts for walking into it: it may be lost again.
    taking: float = 0.6
    # The least worth of a move.
    least: float = 0.15


class Missions(Opinions, frozen=True):
    """Air missions."""

    # What a marker is worth when there are few of them, and when there are several; nothing is lost by flying
    # those of the last turn.
    scarce: float = 0.7
    several: float = 0.6
    last: float = 0.05
    # Before a winter, when nobody flies.
    before_winter: float = 0.8
    # The worth of a marker spent against another, as a share of one flown.
    against: float = 0.75
    # The area that the bonus may win, as a share of its worth.
    ground: float = 0.4


class Production(Opinions, frozen=True):
    """The choice between actions."""

    # An operation point; one that there is hardly anybody to use; those that an army can use.
    point: float = 1.3
    idle_point: float = 0.35
    use: float = 0.7
    use_anyway: float = 2.0
    # Planning is worth little while a faction has nothing to fight for: the USSR in peace, the Allies alone.
    peace: float = 0.45
    alone: float = 0.7
    alone_since: int = 4
    # A step of an army, by its combat value to the power of three halves: one strong army does more with an
    # operation point than two weak ones.
    step: float = 0.36
    # Recruits are worth more to those with fewer armies than this, less where operations are what is missing.
    few: int = 8
    crowd: ByFaction = ByFaction(40.0, 16.0, 22.0)
    recruits_of_few: float = 2.0
    recruits_in_crowd: float = 0.75
    # An armour point for exchanges (10.1).
    exchange: ByFaction = ByFaction(0.3, 0.2, 0.8)
    # An air marker; on the eve of the attack on the USSR; with four already; in winter with three.
    marker: float = 1.5
    marker_on_eve: float = 1.5
    fourth_marker: float = 0.6
    winter_marker: float = 0.7
    # Submarines; with two already; from a turn on when few are left to sink. Lend-lease.
    submarines: float = 3.2
    third_submarine: float = 0.3
    late_submarines: float = 0.5
    late: int = 16
    lease: float = 6.5
    # Research in limited war: there are few actions.
    patience: float = 0.5


class Research(Opinions, frozen=True):
    """Technologies, in this order: more operations and more recruits first, then better weapons."""

    plan: MappingByFaction = MappingByFaction(
        axis={
            "logistics": 9.0,
            "advanced_tanks": 7.0,
            "air_industry": 6.0,
            "advanced_aviation": 5.0,
            "tank_industry": 3.0,
            "advanced_navy": 1.0,
        },
        allies={
            "logistics": 9.0,
            "advanced_tanks": 10.0,
            "amphibious_assaults": 10.0,
            "blitzkrieg": 7.0,
            "air_industry": 7.0,
            "tank_industry": 5.0,
            "advanced_aviation": 6.0,
            "advanced_navy": 2.0,
        },
        ussr={
            "aviation": 6.0,
            "industrial_redeployment": 7.0,
            "advanced_tanks": 8.0,
            "logistics": 9.0,
            "guards": 8.0,
            "blitzkrieg": 7.0,
            "air_industry": 5.0,
            "tank_industry": 5.0,
        },
    )
    # A tile is put into development at most so many turns before it may be used; a beginning is worth less.
    soon: int = 3
    begun: float = 0.5


class Recruits(Opinions, frozen=True):
    """What recruitment points buy."""

    # What one army more is worth beside its combat value: it can hold an area. Full, it need not wait.
    body: float = 1.2
    full: float = 0.35
    # What a reduced army lacks that fights much better when it is full.
    thin: float = 1.2
    # What it is worth to restore an army that the enemy can attack, and another one.
    front: float = 0.8
    rear: float = 0.2
    # Where a new army stands: the pull of the goals, the threat, an empty area, each point of a gap closed.
    field: float = 0.25
    threatened: float = 0.8
    empty: float = 0.3
    gap: float = 0.3


class CaptainOpinions(Opinions, frozen=True):
    """All of them."""

    worth: Worth = Worth()
    aims: Aims = Aims()
    attack: Attack = Attack()
    supply: Supply = Supply()
    line: Line = Line()
    moves: Moves = Moves()
    missions: Missions = Missions()
    production: Production = Production()
    research: Research = Research()
    recruits: Recruits = Recruits()


class Pace(msgspec.Struct, frozen=True):
    """How much is tried."""

    # Of the places an army could go to, so many are thought about, the most promising first.
    places: int = 8
    # Of the ways of an army through open ground.
    raids: int = 6
    # Those who may support an attack.
    helpers: int = 3


PACES = {FULL: Pace(), QUICK: Pace(places=3, raids=2, helpers=2)}

AS_EVER = CaptainOpinions()
DOCTRINES: dict[str, CaptainOpinions] = {
    "": AS_EVER,
    # Holds the line, and attacks what it is likely to destroy.
    "cautious": changed(
        AS_EVER,
        {"attack.least": 1.2, "line.danger": 0.4, "line.leak_later": 0.35, "supply.exposed": 0.4},
    ),
    # Takes ground, and is not afraid for its lines.
    "bold": changed(
        AS_EVER,
        {"attack.least": 0.2, "moves.taking": 0.8, "line.danger": 0.12, "supply.exposed": 0.1},
    ),
}
