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
    # A city that changes hands: a plain one, and what a port, a factory and a capital have more.
    city: float = 0.8
    port: float = 0.2
    factory: float = 0.6
    capital: float = 1.2
    # A city overseas, of a country that is beaten already or not fought over: it decides nothing.
    aside: float = 0.1
    # A point of will of a country that can be beaten, and how much more the last points count.
    will: float = 0.25
    last_will: float = 1.5


class Attack(Opinions, frozen=True):
    """When an attack is worth it."""

    # What an attack must bring at least, beside its price: dice are also the chance of an enemy's stand.
    least: float = 0.06
    # What one's own losses count beside the enemy's.
    caution: float = 1.0
    # A defender thrown back, and one that has to stay where it is weakened because it can't go.
    pushed: float = 0.12
    # What a hex nearer to the goal is worth to who advances into it.
    ground: float = 0.04
    # How much worse a unit may stand in the hex that it has cleared: it holds who was driven from it.
    eager: float = 0.3
    # How much of an attack's worth a mobile attack is worth more: its unit may go on.
    mobile: float = 0.1
    # What a third attacker has to add.
    another: float = 0.05


class March(Opinions, frozen=True):
    """Where units go that do not attack."""

    # What a movement point nearer to the goal is worth to a unit that marches.
    approach: float = 0.05
    # What is left of a city's pull one movement point farther away.
    decay: float = 0.93
    # To stand in a city of one's own that enemies could reach, by its worth; to have it beside one.
    hold: float = 0.9
    beside: float = 0.3
    # How many movement points away an enemy makes a city one that has to be held.
    alarm: int = 10
    # Ground that helps who defends in it, where enemies are near.
    cover: float = 0.15
    # To end a move without a line of supply.
    cut_off: float = 1.2
    # What each enemy beside one costs who does not attack, and what a friend beside one gives back.
    exposed: float = 0.08
    friend: float = 0.05
    # What a move has to gain at least for each point that it costs.
    least: float = 0.05
    # From this ratio of strengths on a faction marches on the enemy instead of waiting for him.
    confident: float = 0.9


class Money(Opinions, frozen=True):
    """What production points are spent on."""

    # What a point is worth: what is not spent is lost at the end of the month.
    point: float = 0.03
    # The share of the points that marches leave for replacements and mobilization.
    kept: float = 0.3
    # How many points have to be left for a marker of Surprise Attack, and for the Diplomacy cup.
    surprise: int = 30
    diplomacy: int = 12


class Air(Opinions, frozen=True):
    """When air units and ships do something; a Sortie more is a worse fight next time."""

    # From so many Sorties on a unit rests, unless it has to.
    tired: int = 3
    # What support has to add to a combat.
    support: float = 0.05
    # What a marker has to add to be committed: it is away for months.
    marker: float = 0.1
    # The least chance with which a unit intercepts.
    intercept: float = 0.3


class Plan(Opinions, frozen=True):
    """The years of the Main Event, in months since 1939-01."""

    # When the Axis declares war on the Low Countries, and on those of the Balkans.
    west: int = 16
    balkans: int = 27
    # When it breaks the Pact.
    barbarossa: int = 29
    # Until when it attacks in the east at all.
    defence: int = 46


class CaptainOpinions(Opinions, frozen=True):
    """All of them."""

    worth: Worth = Worth()
    attack: Attack = Attack()
    march: March = March()
    money: Money = Money()
    air: Air = Air()
    plan: Plan = Plan()


class Pace(msgspec.Struct, frozen=True):
    """How much is tried: attackers weighed for each target, and whether an Assault may have three."""

    attackers: int
    helpers: int


PACES = {FULL: Pace(attackers=6, helpers=2), QUICK: Pace(attackers=2, helpers=1)}

DOCTRINES = {
    "": CaptainOpinions(),
    # Attacks only what it is likely to destroy, and stays where its supply is.
    "cautious": changed(
        CaptainOpinions(), {"attack.least": 0.2, "attack.caution": 1.4, "march.cut_off": 2.0}
    ),
    # Ground and time count more than losses.
    "bold": changed(CaptainOpinions(), {"attack.least": 0.0, "attack.ground": 0.08, "march.approach": 0.08}),
}
