"""What the captain thinks things are worth, in the currency of steps, and its doctrines."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from grognard.bots.captain import FULL, QUICK
from grognard.bots.europe_engulfed.areas import EFFORT, EXTRA, WATCHES
from grognard.bots.opinions import Opinions, changed


class Worth(Opinions, frozen=True):
    """What places are worth to take or to hold."""

    # Any area; each WERP of a resource area; a capital.
    area: float = 1.0
    werp: float = 0.8
    capital: float = 3.0
    extra: Mapping[str, Mapping[str, float]] = msgspec.field(default_factory=lambda: EXTRA)
    effort: Mapping[str, Mapping[str, float]] = msgspec.field(default_factory=lambda: EFFORT)
    watches: Mapping[str, Mapping[str, float]] = msgspec.field(default_factory=lambda: WATCHES)
    # A step.
    step: float = 0.5


class Aims(Opinions, frozen=True):
    """What is wanted when. Turns count from September 1939 (0): May 1940 is 4, May 1941 is 10."""

    # From when the Axis goes west, into the Balkans, east; and when it thinks of the coasts.
    west: int = 4
    balkans: int = 9
    barbarossa: int = 10
    last_barbarossa: int = 18
    coasts: int = 15
    # From when the western Allies land on the mainland at the latest, and in Africa and Italy.
    overlord: int = 25
    torch: int = 19
    # From when they land on it earlier, if they have so many times what the enemy has there.
    first_overlord: int = 22
    superiority: float = 3.0
    # The steps in Britain and America that leave the Axis calm; how much more each other one makes it watch
    # its coasts.
    calm: float = 40.0
    alarm: float = 0.015
    # Whether the Axis takes Denmark, Greece and Yugoslavia, Spain on the way to Gibraltar (1: yes).
    norway: int = 1
    south_east: int = 1
    spain: int = 0
    # The steps in Warsaw for each unit that keeps the Soviets quiet (9.23).
    guard: float = 3.0
    # How strongly the ports pull from which the westerners land.
    assembly: float = 1.5
    # How much stronger than a neutral power's forces those beside it must be for war on it.
    ready: float = 1.3
    # The same for the U.S.S.R., which grows faster than whoever attacks it.
    ready_east: float = 1.8
    # What is left of the pull of a goal one area farther away.
    decay: float = 0.8


class Attack(Opinions, frozen=True):
    """Attacks, by the quotient: how many rounds we last for each round that the enemy lasts."""

    # The least quotient for going into an area, for going on in one, for an assault; and when it is enough.
    least: float = 1.3
    least_again: float = 0.9
    # The same for going into the Maginot line, whose armour can't shoot (6.84).
    maginot: float = 6.0
    assault: float = 1.25
    enough: float = 5.0
    # What a quotient is worth of the area: nothing at the first figure, all of it at the second.
    nothing: float = 0.9
    all: float = 2.2
    # How much the exchange of steps in two rounds counts, and how many rounds of it.
    exchange: float = 0.6
    rounds: float = 2.0
    # The least that an attack must be worth, and what a landing must have for a quotient.
    worth: float = 0.3
    # A step that the enemy beside the area may take of us when we are there, where he is stronger.
    reply: float = 0.15
    landing: float = 1.4


class Line(Opinions, frozen=True):
    """Holding ground."""

    # How many steps are wanted for each step that the enemy could bring, and how much worth that is.
    share: float = 0.6
    need: float = 1.2
    # What stays when the rest attacks: steps for each step of the strongest enemy beside.
    stay: float = 0.25
    # A lone unit beside a strong enemy is lost: what that costs, for each step.
    risk: float = 0.25
    # How many of the enemy's two areas away count: those that are fast.
    fast: float = 0.3
    # The attacker's quotient at which ground is left to a rear guard of so many steps, and how much higher it
    # is for each worth of the ground.
    hopeless: float = 2.5
    dear: float = 0.6
    rear: float = 1.0
    # The share of those in the areas around who could come there in time.
    help: float = 0.5
    # What it costs to stand there all the same.
    leave: float = 3.0


class March(Opinions, frozen=True):
    """Where those go who neither attack nor hold."""

    # The pull of goals; what an empty area of the enemy is worth; what each step there already takes off.
    pull: float = 1.0
    # The same for Italians, who may go to few places outside their own and have long coasts to hold.
    italian: float = 0.3
    taking: float = 0.8
    crowd: float = 0.02
    # What each step costs above what is enough: so many, or so many for each that may come.
    surplus: float = 0.05
    enough: float = 24.0
    against: float = 1.5
    # The least gain for which a unit moves, by road and by rail.
    least: float = 0.05
    least_by_rail: float = 0.15
    # Aircraft go where most of the army is.
    army: float = 0.05


class Actions(Opinions, frozen=True):
    """Special actions, by what they gain in worth."""

    # The least gain of a round, an advance, a retreat, a counter-attack; how many are kept for the defence.
    renew: float = 2.0
    exploit: float = 2.5
    retreat: float = 2.0
    counter: float = 2.0
    kept: int = 1
    # The attacker's quotient at which those who stand there are lost.
    helpless: float = 5.0
    # What ground must be worth for reinforcements, and how many steps each area beside is good for.
    ground: float = 3.0
    help: float = 3.0
    # How many units go into an area that is empty.
    pursuers: int = 2


class Production(Opinions, frozen=True):
    """What is bought, by worth for each WERP."""

    step: float = 1.0
    armour_step: float = 0.95
    front_step: float = 0.3
    # A new unit is dearer than steps, but there is room for few of those.
    infantry: float = 0.8
    armour: float = 0.82
    militia: float = 0.4
    cavalry: float = 0.5
    airborne: float = 0.35
    air: float = 0.7
    elite: float = 0.75
    # Special actions, while there are fewer than wanted; how many that is, on the offensive and else.
    action: float = 1.6
    wanted: int = 4
    wanted_else: int = 1
    # The strategic war: how many U-boats to have, and what each thing is worth.
    u_boats: int = 30
    u_boat: float = 0.85
    u_boats_a_turn: int = 3
    asw: float = 1.2
    flak: float = 0.72
    fighters: float = 0.74
    bombers: float = 0.72
    missiles: float = 0.3
    # Fleet points of the westerners in the Atlantic, up to so many; a fortification, by its area's worth.
    fleet: float = 1.1
    fleets: int = 8
    fortification: float = 0.04
    # What counts half: units of allies, and those that there is no money to fill up.
    half: float = 0.5
    # How much the place decides among new units that are alike, and free steps among reduced ones.
    place: float = 0.001
    reduced: float = 2.0
    # What no plan asks for is bought last.
    rest: float = 0.4
    # From where on a replacement counts as one for the front, by the pull of the goals.
    near: float = 1.0
    # How much of what it has Britain sends to the U.S.S.R., and the U.S.A. to Britain.
    lease: float = 0.25
    aid: float = 0.2


class CaptainOpinions(Opinions, frozen=True):
    """All of them."""

    worth: Worth = Worth()
    aims: Aims = Aims()
    attack: Attack = Attack()
    line: Line = Line()
    march: March = March()
    actions: Actions = Actions()
    production: Production = Production()


class Pace(msgspec.Struct, frozen=True):
    """How much is tried."""

    # Of the areas that could be attacked or gone to, so many are thought about, the most promising first.
    targets: int = 24
    places: int = 12


PACES = {FULL: Pace(), QUICK: Pace(targets=8, places=5)}

FRANCE_FIRST = CaptainOpinions()
DOCTRINES: dict[str, CaptainOpinions] = {
    "": FRANCE_FIRST,
    # France, then the Balkans, Africa and Gibraltar; the East a year later.
    "mediterranean": changed(
        FRANCE_FIRST,
        {"aims.barbarossa": 16, "aims.last_barbarossa": 24, "aims.balkans": 7, "aims.spain": 1},
    ),
    # East as soon as the West is settled, without the Balkans.
    "barbarossa": changed(
        FRANCE_FIRST, {"aims.barbarossa": 9, "aims.south_east": 0, "aims.norway": 0, "attack.least": 1.15}
    ),
    # Spares its steps, and holds more ground with more.
    "cautious": changed(FRANCE_FIRST, {"attack.least": 1.7, "line.share": 0.9, "line.stay": 0.5}),
    # Attacks where it is a little ahead.
    "bold": changed(FRANCE_FIRST, {"attack.least": 1.1, "attack.least_again": 0.8, "line.share": 0.4}),
}
