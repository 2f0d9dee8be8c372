"""What the captain thinks things are worth, in the currency of a full infantry army, and its doctrines."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from grognard.bots.captain import FULL, QUICK
from grognard.bots.opinions import Opinions, changed

UNITS = {
    "infantry": 1.0,
    "garrison": 0.4,
    "paratroop": 1.2,
    "shock": 1.4,
    "motorized": 1.3,
    "tank": 2.0,
    "fighter": 1.5,
    "bomber": 1.5,
    "convoy": 1.2,
    "surface": 1.5,
    "carrier": 2.0,
}


class Worth(Opinions, frozen=True):
    """What units and cities are worth."""

    units: Mapping[str, float] = msgspec.field(default_factory=lambda: UNITS)
    # What a reduced unit is worth as a share of a full one: it comes back for a point or two.
    reduced: float = 0.45
    # What units and cities by themselves count of that when the game is decided this month: the will that is
    # lost with them is all.
    at_last: float = 0.25
    # Over how many months that becomes so where cities are counted at the end.
    horizon: float = 6.0
    # A city that changes hands: a plain one, and what a port, a factory and a capital have more.
    city: float = 0.8
    port: float = 0.2
    factory: float = 0.6
    capital: float = 1.2
    # A city overseas or of a country that is not fought over: it decides nothing. One of a country that we
    # have beaten: it is a door for those who come back.
    aside: float = 0.1
    occupied: float = 0.5
    # What a port of such a country is worth more in the whole war.
    door: float = 0.7
    # A point of will of a country that can be beaten.
    will: float = 0.2
    # What it is worth to beat a country altogether, shared out over the points of will that it has left: one
    # that decides the scenario, a great one and a small one of the whole war.
    decisive: float = 4.0
    # How much more the will of a country counts that is harder to come at than the others of its scenario.
    hard: Mapping[str, float] = msgspec.field(default_factory=lambda: {"greece": 1.5})
    great: float = 5.0
    small: float = 1.5


class Attack(Opinions, frozen=True):
    """When an attack is worth it."""

    # What an attack must bring at least, beside its price: dice are also the chance of an enemy's stand.
    least: float = 0.06
    # What one's own losses count beside the enemy's.
    caution: float = 1.0
    # A defender thrown back, and one that has to stay where it is weakened because it can't go.
    pushed: float = 0.12
    # How much of the will that is lost with a unit counts when it is only reduced: the next may kill it. In
    # the month that decides it never recovers, and whoever is near finishes it.
    pursuit: float = 0.3
    last_pursuit: float = 1.0
    # What a hex nearer to the goal is worth to who advances into it.
    ground: float = 0.04
    # How much worse a unit may stand in the hex that it has cleared: it holds who was driven from it.
    eager: float = 0.3
    # How much of an attack's worth a mobile attack is worth more: its unit may go on.
    mobile: float = 0.1
    # What a city counts that the attacker could take with the points it has left, once the hex is cleared.
    beyond: float = 0.7
    # What cities count that others could take once the enemy who bars the way is gone.
    gate: float = 0.4
    # The same for cities that lie open only in the month that decides, once he is gone.
    bar: float = 1.2
    # How much of what a unit's best march gains an attack has to make up for; where cities are counted, all.
    detour: float = 0.5
    errand: float = 1.0
    # What a third attacker has to add.
    another: float = 0.05


class March(Opinions, frozen=True):
    """Where units go that do not attack."""

    # What a movement point nearer to the goal is worth to a unit that marches.
    approach: float = 0.05
    # Where cities are counted: how much farther away a city counts in which an enemy stands, and one that
    # others are for; how far an army comes in a month.
    siege: int = 6
    shared: int = 8
    month: int = 8
    # What is left of a city's pull one movement point farther away.
    decay: float = 0.93
    # To stand in a city of one's own that enemies could reach, by its worth; to have it beside one.
    hold: float = 0.9
    beside: float = 0.3
    # What that counts to a side that has lost unless it attacks: it needs its armies elsewhere.
    guard: float = 0.3
    # How many hexes away an enemy makes a city one that has to be held; he takes only one of those near him.
    alarm: int = 7
    # Ground that helps who defends in it, where enemies are near.
    cover: float = 0.15
    # To end a move without a line of supply.
    cut_off: float = 1.2
    # What each enemy beside one costs who does not attack, and what a friend beside one gives back.
    exposed: float = 0.08
    friend: float = 0.05
    # To stand where every neighbouring hex is the enemy's, without a friend beside one.
    pocket: float = 0.5
    # Each of up to two friends within two hexes, so near the enemy: their zones of control leave no gap.
    line: float = 0.06
    watch: int = 6
    # What a movement point costs: who is near takes a city, and has points left to attack from there.
    pace: float = 0.01
    # What a move has to gain at least for each point that it costs.
    least: float = 0.05
    # In the month that decides: how much rather a unit goes for each point that another adds more to its die.
    spared: float = 0.1
    # From this ratio of strengths on a faction marches on the enemy instead of waiting for him.
    confident: float = 0.9


class Money(Opinions, frozen=True):
    """What production points are spent on."""

    # What a point is worth: what is not spent is lost at the end of the month.
    point: float = 0.03
    # The share of the points that marches leave at most for replacements and mobilization.
    kept: float = 0.5
    # How many points have to be left for a marker of Surprise Attack.
    surprise: int = 30
    # The points that the Axis keeps for the Diplomacy cup in months in which it waits, as long as countries
    # are neutral whose rating is at least so high.
    envoys: int = 20
    likely: int = 4


class Air(Opinions, frozen=True):
    """When air units and ships do something; a Sortie more is a worse fight next time."""

    # From so many Sorties on a unit rests, unless it has to.
    tired: int = 3
    # What support has to add to a combat.
    support: float = 0.05
    # What a marker has to add to be committed: it is away for months.
    marker: float = 0.1
    # What a city must be worth for an Airdrop: every other one fails.
    drop: float = 0.5
    # The least chance with which a unit intercepts.
    intercept: float = 0.3


class Landing(Opinions, frozen=True):
    """Landings on enemy coasts."""

    # What it is worth to be the first ashore where others can follow.
    foothold: float = 4.0
    # What each army costs that the enemy has more within so many hexes than can follow the first.
    danger: float = 1.0
    near: int = 4
    # To stand in a port when all goals lie beyond the sea, and where a convoy waits.
    port: float = 0.15
    convoy: float = 0.3
    # What each goal is worth to who lands; half of it for each month of marching that it is away.
    shore: float = 2.0
    # What a port is worth to a side that draws its supply and its armies through it.
    harbour: float = 1.2
    # What it costs to stand in a port through which others could follow.
    quay: float = 1.5


class Rehearsal(Opinions, frozen=True):
    """What is thought of the end of a play-out, beside how near the goal is: from -1 to 1."""

    # What the goal itself counts more than to come near it.
    victory: float = 0.5
    # What another plan must bring more than the one that is thought best without a play-out: dice are few.
    favour: float = 0.2


class Guard(Opinions, frozen=True):
    """Garrisons in the whole war: who does not go to the front."""

    # How many guards there are for each full army that could land, and of all armies at most.
    share: float = 1.3
    most: float = 0.5
    # The same for the Axis until France has fallen.
    campaign: float = 0.2
    # How many armies a convoy lands within the months that help needs to come.
    lift: float = 3.0
    # How many more than the enemies ashore go against them; so near a city of ours they are ashore.
    again: float = 0.5
    alarm: int = 12
    # How many movement points farther away a unit counts for each full infantry army that it is worth.
    spared: float = 4.0
    # How many it counts as nearer to a post in its own country.
    home: float = 6.0
    # How far behind a port cities count that are guarded there, what is left of that for each movement point,
    # and how much of them one guard covers.
    behind: int = 10
    decay: float = 0.85
    cover: float = 0.7
    # How near a port enemy armies stand who could embark there; what a port counts whoever is near.
    quays: int = 6
    elsewhere: float = 0.1
    # What a capital counts more than other cities, also one that was conquered.
    capital: float = 0.8
    # What a movement point nearer to the post is worth, and to be there.
    pull: float = 0.08
    post: float = 0.8
    # How far around a beach enemies count who could come before help does, and how much more than they are
    # has to come ashore.
    meet: int = 8
    keep: float = 1.3
    # How much has to wait beyond the sea before convoys gather for a great landing.
    armada: float = 10.0


class Plan(Opinions, frozen=True):
    """The years of the Main Event, in months since 1939-01."""

    # When the Axis declares war on the Low Countries, and on those of the Balkans.
    west: int = 16
    balkans: int = 27
    # When it breaks the Pact.
    barbarossa: int = 29
    # How strong it has to be on the ground beside those it fights already: else it has fronts enough.
    upper_hand: float = 0.8
    # The first and the last month of the year in which the Axis goes forward in the East.
    spring: int = 5
    autumn: int = 9
    # How strong the Axis has to be beside whom it meets by land to go on: its armies are better.
    go_on: float = 0.5
    # Until when the Soviets leave the Axis alone if it does so; how much stronger than the Axis in the East
    # they have to be then; how near an enemy is in the East.
    soviet_date: int = 41
    soviet_hand: float = 1.4
    theatre: int = 16
    # How much who waits wants to come near his goals, until he is so near, and from there on.
    gathering: float = 0.6
    clear: int = 5
    waiting: float = 0.1
    # What an attack must bring to who waits.
    patience: float = 0.3


class CaptainOpinions(Opinions, frozen=True):
    """All of them."""

    worth: Worth = Worth()
    attack: Attack = Attack()
    march: March = March()
    money: Money = Money()
    air: Air = Air()
    landing: Landing = Landing()
    rehearsal: Rehearsal = Rehearsal()
    guard: Guard = Guard()
    plan: Plan = Plan()


class Pace(msgspec.Struct, frozen=True):
    """How much is tried: attackers weighed for each target, how many may help in an Assault, how many hexes
    around an enemy are looked at for the cities that he bars the way to, and from how many hexes each unit
    may attack him; with how many units at most plans are rehearsed, how many, how often each, and the best
    two again; and how many imagined decisions a player-turn may take."""

    attackers: int
    helpers: int
    gates: int
    hexes: int
    army: int
    plans: int
    rounds: tuple[tuple[int, int], ...]
    decisions: int


REHEARSED = "rehearsed"
"""The pace at which plans are played out: all attacks are looked for, but nothing is played out in turn."""

PACES = {
    FULL: Pace(
        attackers=6,
        helpers=2,
        gates=8,
        hexes=6,
        army=12,
        plans=8,
        rounds=((4, 4), (8, 2), (12, 1)),
        decisions=10000,
    ),
    REHEARSED: Pace(
        attackers=6,
        helpers=2,
        gates=8,
        hexes=6,
        army=0,
        plans=1,
        rounds=(),
        decisions=0,
    ),
    QUICK: Pace(
        attackers=2,
        helpers=1,
        gates=0,
        hexes=1,
        army=0,
        plans=1,
        rounds=(),
        decisions=0,
    ),
}

DOCTRINES = {
    "": CaptainOpinions(),
    # Attacks only what it is likely to destroy, and stays where its supply is.
    "cautious": changed(
        CaptainOpinions(),
        {"attack.least": 0.2, "attack.caution": 1.4, "march.cut_off": 2.0, "march.pocket": 1.0},
    ),
    # Ground and time count more than losses.
    "bold": changed(
        CaptainOpinions(),
        {"attack.least": 0.0, "attack.caution": 0.7, "attack.ground": 0.08, "march.approach": 0.08},
    ),
    # In the whole war: the Balkans in the autumn of 1940, the East a year later than in history.
    "mediterranean": changed(CaptainOpinions(), {"plan.balkans": 21, "plan.barbarossa": 41}),
    # In the whole war: east as soon as France has fallen, without the Balkans.
    "barbarossa": changed(CaptainOpinions(), {"plan.balkans": 90, "plan.barbarossa": 28}),
}
