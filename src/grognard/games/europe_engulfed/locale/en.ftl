# Europe Engulfed in English. Keys: see kernel/messages.py.

title = Europe Engulfed
about-game = The Second World War in Europe, 1939 to 1945, in turns of two months: wooden blocks whose faces only their owner sees, fleets, production, bombers and U-boats, and special actions that break a front. For two or three players.

# ---------------------------------------------------------------- names

seat-axis = Axis
seat-allies = Allies
seat-western = Western Allies
seat-soviet = U.S.S.R. and France
side-axis = Axis
side-allies = Allies

power-germany = Germany
power-italy = Italy
power-britain = Britain
power-usa = the U.S.A.
power-france = France
power-ussr = the U.S.S.R.
power-finland = Finland
power-romania = Romania
power-hungary = Hungary
power-bulgaria = Bulgaria
power-poland = Poland
power-belgium = Belgium
power-netherlands = the Netherlands
power-denmark = Denmark
power-norway = Norway
power-sweden = Sweden
power-switzerland = Switzerland
power-spain = Spain
power-portugal = Portugal
power-yugoslavia = Yugoslavia
power-greece = Greece
power-turkey = Turkey
power-baltic_states = the Baltic states
power-vichy = Vichy France

back-de = German block
back-dx = German elite block
back-dea = German aircraft
back-it = Italian block
back-ita = Italian aircraft
back-gb = British block
back-gba = British aircraft
back-us = American block
back-usa = American aircraft
back-fr = French block
back-fra = French aircraft
back-su = Soviet block
back-sx = Soviet elite block
back-sua = Soviet aircraft
back-am = Axis minor block
back-pl = Polish block
back-pla = Polish aircraft
back-be = Belgian block
back-nl = Dutch block
back-dk = Danish block
back-no = Norwegian block
back-se = Swedish block
back-ch = Swiss block
back-es = Spanish block
back-esa = Spanish aircraft
back-pt = Portuguese block
back-yu = Yugoslav block
back-yua = Yugoslav aircraft
back-gr = Greek block
back-tr = Turkish block
back-tra = Turkish aircraft

block-infantry = infantry
block-infantry_small = small infantry
block-cavalry = cavalry
block-airborne = airborne
block-militia = militia
block-armour = armour
block-elite_infantry = elite infantry
block-elite_armour = elite armour
block-air = ground support

called-unit = { $back } { $number }
called-piece = { $block }
called-piece-of = { $block } of { $power }
known-unit = { $unit } ({ $piece }{ $steps ->
    [0] { "" }
    [one] , 1 step
   *[other] , { $steps } steps
})

weather-clear = clear
weather-light_mud = light mud
weather-mud = mud
weather-snow = snow
phase-supply = initial supply
phase-production = production
phase-operations = initial operational movement
phase-strategic = initial strategic movement
phase-combat = initial combat
phase-breakthrough = breakthrough
phase-final_supply = final supply
combat-normal = normal combat
combat-assault = assault

# ---------------------------------------------------------------- 1 sequence

event-turn = { $turn }
event-player_turn = Player-turn: { $side }
event-phase = { $side }, { $phase }
event-finished = { $seat }: finished.
event-weather = Weather: West { $west }, East { $east }, South { $south }.
event-taken = { $power } takes { $space }.
why-weather_german = the weather (German)
why-weather_soviet = the weather (Soviet)
no-not-yours = { $unit } is not yours to command now.
no-in-the-pool = { $unit } is in its force pool.
verb-end = End the phase
preview-end = End your part of this phase

# ---------------------------------------------------------------- 5 movement

ask-nothing = Waiting for: { $seats }.
ask-operations = Operational movement: move your units, then end the phase.
ask-overstacked = { $space } takes { $most ->
    [one] one ground unit
   *[other] { $most } ground units
}: which unit is given up?
verb-move = Move
verb-give_up = Give up
role-unit = Unit
role-path = To
role-space = Area
preview-move = Move { $unit } to { $to }
preview-give_up = Give up { $unit }
event-moved = { $unit } moves: { $path }.
event-overrun = { $unit } is lost: it was alone among enemies in { $space }.
event-given_up = { $unit } is given up: there are too many units in { $space }.
no-has-moved = { $unit } has moved in this phase.
no-not-beside = There is no direct way into { $space } from the area before it.
no-too-far = { $unit } moves { $most ->
    [one] one area
   *[other] { $most } areas
} at most.
no-turns-back = It may not come back to where it was.
no-must-stop = Enemies are in { $space }: the move ends there.
no-swamp-stops = { $space } is a swamp: the move ends there.
no-strait-stops = The way into { $space } leads over a strait: the move ends there.
no-flight-stops = The way into { $space } is a flight over the sea: the move ends there.
no-not-on-by-air = A flight over the sea begins where the unit has begun the phase, as a whole move: not on into { $space }.
no-no-rearguard = { $least ->
    [one] A rearguard of at least one step
   *[other] A rearguard of at least { $least } steps
 } must stay in { $space }; there would be { $steps }.
no-not-into-enemies = A unit leaves a contested area only for friendly, uncontested ones, and { $space } is not one of them.
no-not-from-the-strait = A strait is crossed from the area beside it, as a whole move: not on into { $space }.
no-armour-over-strait = Armour does not cross a strait into { $space } while it is hostile.
no-kerch = Before Sevastopol is theirs, Axis units do not cross the Strait of Kerch into { $space } against enemies.
no-guarded = Whoever holds { $space } closes this border to enemies.
no-urals = { $space } is closed to the Axis.
no-armour-in-swamp = { $space } is a swamp: no armour goes there.
no-mud = Mud takes the whole move: it ends before { $space }.
no-out-of-supply = { $unit } is out of supply and moves one area.
no-not-cleared = { $space } can be entered and attacked only when the area around it is clear of enemies.
no-aircraft-alone = Aircraft may stay only in friendly areas or with friendly ground units, not in { $space }.
no-no-aircraft-in-fortress = There is no place for these aircraft in { $space }.
no-fortress-full = No more than { $most } ground units may attack { $space }.
no-not-there = { $unit } is not yours to give up in { $space }.
no-neutral-itself = { $power } is neutral itself: its units do not enter { $space }.
no-left-to-the-soviets = The pact leaves { $space } to the Soviets.
no-before-the-pact = { $space } is open to the Soviets only once the pact is in force.
no-not-occupied-yet = Until Germans have entered Marseille, { $space } is for Germans alone, and by operational movement.
no-not-yet-beside = { $space } is neutral until its power joins the war beside Germany.
no-vichys-land = { $space } is Vichy’s: the Axis stays out of it until the Allies are at war with Vichy, or Germans may occupy it.
no-neutral = { $space } is neutral: you must be at war to enter it. War is declared in operational movement.
no-beside-the-other-ally = There are units of the other Ally in { $space }: the two never enter one area.
no-westerners-there = Western units are in { $power }: the Soviets stay out of it.
no-soviets-there = Soviet units are in { $power }: the westerners stay out of it.
no-enough-italians = { $most ->
    [one] An Italian unit of ground support is in the U.S.S.R. already, and no more may be.
   *[other] { $most } Italian ground units are in the U.S.S.R. already, and no more may be.
}
no-other-ally = { $space } is in the hands of the other Ally.
no-beyond-limits = { $unit } does not operate in { $space }.

# ---------------------------------------------------------------- 6 combat

ask-combat-phase = { $spaces-count ->
    [0] Combat: choose a contested area and the type of combat, or end the phase.
   *[other] Combat: choose an area and the type of combat. There must be combat in { $spaces }.
}
ask-engage = Aircraft in { $space }, in secret: which of them fight in the air? { $units-count ->
    [0] So far, no aircraft do.
   *[other] So far: { $units }.
}
ask-scrap-aircraft = { $space }: { $hits ->
    [one] one of your aircraft is shot down. Which?
   *[other] { $hits } of your aircraft are shot down. Which first?
}
ask-support = { $space }: which ground units do your aircraft support?
ask-fire = { $space }: who fires next?
ask-lose = { $space }: { $hits ->
    [one] one hit. Which unit loses a step?
   *[other] { $hits } hits. Which unit loses a step first?
}
verb-attack = Normal combat
verb-assault = Assault
verb-engage = Fight in the air
verb-ready = Ready
verb-scrap = Shot down
verb-support = Support
verb-open_fire = Open fire
verb-fire = Fire with one armour
verb-fire_armour = Fire with all armour
verb-fire_infantry = Fire with infantry
verb-lose = Lose a step
role-support-1 = Aircraft
role-support-2 = Ground unit
preview-attack = Normal combat in { $space }
preview-assault = Assault in { $space }
preview-engage = { $unit } fights in the air
preview-ready = Commit your aircraft
preview-scrap = Lose { $unit }
preview-support = { $unit } supports { $unit2 }
preview-open_fire = Open fire
preview-fire = Fire with { $unit }
preview-fire_armour = Fire with all armour
preview-fire_infantry = Fire with infantry
preview-lose = { $unit } loses a step
event-declared = { $space }: { $combat }.
event-engaging = { $unit } will fight in the air.
event-ready = { $seat }: aircraft committed.
event-engaged = In the air over { $space }: { $units }.
event-shot_down = { $unit } is shot down over { $space }.
event-opened = Laid open in { $space }: { $units }.
event-supported = { $unit } supports { $target }.
event-fired = Fire of { $units }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
event-hit = { $unit } has lost a step: { $steps } left.
event-destroyed = { $unit } is destroyed in { $space }.
event-breached = The fortification in { $space } is breached.
event-maginot_breached = The Maginot Line in { $space } is breached.
why-air_combat = air combat
why-armour = armour
why-infantry = infantry
no-takes-declare = There is no power on which you may declare war now.
no-takes-ship = Nobody can sail now: it takes a unit in a port that has not moved, a fleet of its side in the sea beside it that can still transport, and a harbour to land in.
no-takes-invade = No beach can be invaded now: it takes a special action, fleets, units in port on the same sea and a hostile beach.
no-takes-drop = Nobody can jump now: it takes a special action and an airborne unit at full strength that has not jumped lately, supplied, in weather that allows it, with a hostile area in reach.
no-takes-withdraw = Nobody can leave without a rearguard now: it takes a special action and supplied ground units of yours in a contested area.
no-takes-dismantle = There is no beachhead of yours in a cleared area that nobody needs for supply.
no-takes-renew = No combat can be bought now: it takes a contested area in which a power with a special action has units.
no-takes-renew_assault = No assault can be bought now: it takes a contested area in which a power with a special action has units.
no-takes-exploit = No breakthrough movement can be bought now: it takes a power with a special action, and an area in dry weather that its units can advance into.
no-takes-redeploy = No strategic moves can be bought now: it takes a power with a special action that has a unit to move.
no-takes-replace = No step can be added now: it takes a reduced unit in supply, in a friendly area that is not contested; to full strength only in some areas.
no-takes-build = No unit can be built now: it takes a block or aircraft left in the pool, the WERPs for it, and a friendly, supplied home area that is not contested and has room for a new one.
no-takes-buy = Nothing can be added to a track now: it takes the WERPs, room on the track, and the turn from which it may be had.
no-takes-lay_down = No fleet can be built now: it takes the WERPs, a friendly home port, and the turn from which the next one is allowed.
no-takes-fortify = Nothing can be fortified now: it takes the WERPs, clear, friendly and uncontested ground without a fortification, a unit of the nation there before this phase, and fair weather.
no-takes-refit = No area can have unrestricted replacements now: it takes a special action of an earlier turn, and supplied units in an area where none has been spent for that.
no-takes-raise_french = No Free French can be raised now: it takes one in their pool, the WERPs for it, and a friendly home area of Britain or France that is not contested and has room for a new one.
no-takes-land = Nobody more can embark now: it takes infantry of a power that has paid, that has not moved and is in one of its ports on this sea, with ships and room on the beach for it.
no-takes-share = No power can join this landing now: it takes one with a special action, with infantry in one of its ports on the same sea that can embark.
no-takes-advance = Nobody can advance now: it takes a supplied unit of a power that has paid, that has not moved and can reach this area.
no-takes-entrain = Nobody can make a strategic move now: it takes a supplied unit that has not moved, of a power with strategic moves left, and a friendly area that it can reach without crossing contested ones.
no-given-replace-infantry = No step can be given now: it takes reduced ordinary infantry of { $power }, in supply, in a friendly area that is not contested.
no-given-build-infantry = No block can be given now: it takes ordinary infantry left in the pool of { $power }, and a friendly, supplied home area that is not contested and has room for a new unit.
no-given-build-guards = No block can be given now: it takes elite infantry left in the pool of { $power }, and a friendly, supplied home area that is not contested and has room for a new unit.
no-given-replace-axis_minor = No step can be given now: it takes reduced infantry of an Axis minor power in its home areas, in supply; no power gets one in two turns running.
no-given-build-axis_minor = No block can be given now: it takes infantry left in the pool of an Axis minor power, and a friendly, supplied home area of it that has room for a new unit; no power gets one in two turns running.
no-given-replace-recovery = No step can be regained now: it takes a reduced ground unit of { $power } in a friendly area of its home country, contested or not.
no-given-build-recovery = No block can be regained now: it takes a ground unit left in the pool of { $power }, and a friendly area of its home country.
no-all-engaged = All your aircraft there have been told to fight in the air.
no-not-contested = { $space } is not contested.
no-none-of-yours = None of your units is in { $space }.
no-fought-already = A round has been fought in { $space } in this phase.
no-must-fight = { $space } is newly contested: there must be combat.
no-grounded = { $unit } is out of supply and takes no part in combat.
no-no-such-aircraft = { $unit } is no aircraft of yours that can fight there.
no-engaged-already = { $unit } is to fight in the air already.
no-fought-in-the-air = { $unit } has fought in the air.
no-has-fired = { $unit } has fired already.
no-one-for-one = One aircraft supports one unit, and each unit has one at most.
no-other-nation = { $unit } can’t support units of that nation.
no-enough-support = A side supports { $most } units in a round at most.
no-not-in-battle = { $unit } is not one of your units in the battle of { $space }.
no-no-such-armour = { $unit } is no armour of yours that has still to fire.
no-halved-together = The dice of { $unit } are halved with those of all armour: it fires with them.
no-none-left = No unit of that class has still to fire.
no-other-class = { $unit } is not of the class that was hit.
no-full-strength-first = { $unit } is not at full strength: units that are lose a step first.

# ---------------------------------------------------------------- 3 supply, 7.9 limited supply

ask-supply = Supply by sea: fleets can’t carry it for all; { $number ->
    [one] at least one unit too many
   *[other] at least { $number } units too many
}. Which unit goes without?
ask-limited-supply = Units without supply in { $spaces }: do you spend a special action?
verb-go_without = Go without supply
verb-relieve = Limited supply
verb-abandon = Leave them
role-power = Power
preview-go_without = { $unit } goes without supply
preview-relieve = A special action of { $power } for { $space }
preview-abandon = Leave the units to their fate
event-went_without = { $unit } goes without supply by sea.
event-out_of_supply = Out of supply: { $units }.
event-relieved = Limited supply in { $space }: { $units }.
event-armour_shown = Too much German armour in Romania, and so it shows itself: { $units }.
event-nations_shown = Supply shows whose they are: { $units }.
event-starved = { $unit } loses a step for want of supply in { $space }.
event-perished = { $unit } is lost for want of supply in { $space }.
event-spent = { $power } spends a special action; { $left } left.
no-not-by-sea = It would not help the others if { $unit } went without.
no-no-action = No special action is left: { $power }.
no-nobody-to-relieve = No unit of that power is to be saved in { $space }.

# ---------------------------------------------------------------- 5.2 strategic movement, 8.2 interdiction

ask-strategic = Strategic movement: move units any distance, then end the phase.
verb-entrain = Move strategically
preview-entrain = Move { $unit } strategically to { $to }
event-entrained = { $unit } moves strategically: { $path }.
event-interdicted = { $unit } is caught in the { $space } and loses { $lost ->
    [one] 1 step
   *[other] { $lost } steps
}.
event-sunk = { $unit } goes down in the { $space }.
why-interdiction = naval interdiction
no-no-strategic-move = { $unit } is out of supply and does not move strategically.
no-no-moves-left = No strategic move is left ({ $power }): { $most } a phase.
no-not-from-there = Strategic movement does not begin in { $space }: it must be friendly and uncontested.
no-there-already = { $unit } is in { $space } already.
no-not-into-that = Strategic movement does not lead into { $space }: it must be friendly, uncontested, guarded and open to the unit.
no-unguarded = Nobody guards { $space }: strategic movement neither ends in a captured resource area without a ground unit nor crosses it.
no-west-bombed = After the raid no more than { $most } German strategic moves may touch the West in this phase.
no-no-line = No line of friendly, uncontested areas that this unit may cross leads to { $space }.
no-one-without-moscow = Without Moscow the Soviets have one strategic move a turn: a special action buys no more.
no-cape-british-only = Only British units go round the Cape by strategic movement.
no-cape-whole-phase = A move round the Cape takes all British strategic moves of a phase, and one has been made.
no-cape-fleets = A move round the Cape takes the transport of { $number } fleet points in the Atlantic.
no-no-passage = By that way { $space } can’t be reached: ports, fleets with transport, and land beyond are needed.

# ---------------------------------------------------------------- 6.7 breakthrough combat

ask-breakthrough = Breakthrough: buy another round of combat with special actions, or end the phase.
verb-renew = Buy normal combat
verb-renew_assault = Buy an assault
role-powers = Powers that pay
preview-renew = Normal combat in { $space } for a special action of { $powers }
preview-renew_assault = Assault in { $space } for a special action of { $powers }
no-none-of-that-power = You have no ground unit in { $space } that uses special actions of { $power }.
no-defence-only = The special action of { $power } serves its defence alone.

# ---------------------------------------------------------------- 5.4 breakthrough movement

ask-exploitation = Breakthrough into { $space }: which units advance?
ask-clash = { $space } is newly contested: normal combat or assault?
verb-exploit = Buy breakthrough movement
verb-advance = Advance
verb-halt = Halt
preview-exploit = Breakthrough into { $space } for a special action of { $powers }
preview-advance = Advance with { $unit } to { $to }
preview-halt = End the advance
event-exploited = Breakthrough movement into { $space }.
no-has-not-paid = The power of { $unit } has paid no special action for this.
no-no-breakthrough = { $unit } is out of supply and takes no part in breakthroughs.
no-soviets-by-sea = { $unit } is supplied by sea and takes no part in breakthroughs.
no-stays-in-swamp = { $unit } can’t leave a swamp to join a battle: units leave one in the initial phases, or to retreat.
no-not-out-of-swamp = { $unit } can’t leave a swamp in a breakthrough.
no-no-breakthrough-in-mud = The weather in { $space } allows no breakthrough movement.
no-too-weak = { $unit } needs { $least } steps to break into an area with enemies.
no-not-designated = The advance leads into { $space }; fast units may also stop one area short, in a friendly uncontested one.
no-one-at-a-time = One power advances at a time.
no-not-your-power = You do not play { $power } now.
no-nobody-can = No unit of that power can advance into { $space }.

# ---------------------------------------------------------------- 4 production

ask-production = Production of { $power }: { $werps ->
    [one] 1 WERP
   *[other] { $werps } WERPs
} left. What do you buy?
verb-replace = Add a step
verb-build = Build a unit
verb-buy = Buy
verb-lay_down = Build a fleet
verb-fortify = Fortify
verb-refit = Unrestricted replacements
verb-aid = Send WERPs
verb-murmansk = Lend-lease by Murmansk
verb-persia = Lend-lease by Persia
verb-finish = End production
role-block = Type
role-item = Item
role-number = Number
preview-replace = A step for { $unit }
preview-build = Build { $block } in { $space }
preview-buy = Buy: { $item }
preview-lay_down = A fleet point in the { $space }
preview-fortify = A fortification in { $space }
preview-refit = Unrestricted replacements in { $space } for a special action
preview-aid = Send { $number ->
    [one] 1 WERP
   *[other] { $number } WERPs
} to the ally
preview-murmansk = { $number ->
    [one] 1 WERP
   *[other] { $number } WERPs
} to the U.S.S.R. by Murmansk
preview-persia = { $number ->
    [one] 1 WERP
   *[other] { $number } WERPs
} to the U.S.S.R. by Persia
preview-finish = End the production of this power
item-special_action = a special action
item-u_boats = a U-boat point
item-fighters = a fighter point
item-bombers = a bomber point
item-flak = a level of flak
item-asw = a level of ASW
item-v1 = V-1
item-v2 = V-2
item-fleet = a fleet point
event-produced = { $power } receives { $werps ->
    [one] 1 WERP
   *[other] { $werps } WERPs
}.
event-lent = American lend-lease for { $power }: { $number ->
    [one] 1 WERP
   *[other] { $number } WERPs
}, { $werps } in all.
event-sent = { $power } sends { $number ->
    [one] 1 WERP
   *[other] { $number } WERPs
} to { $friend }; { $arrived } arrive, { $werps } are left to the sender.
event-upkeep = Naval upkeep of { $power }: { $owed ->
    [one] 1 WERP
   *[other] { $owed } WERPs
} owed, { $left } left.
event-step_bought = { $power } buys a step for { $cost ->
    [one] 1 WERP
   *[other] { $cost } WERPs
}; { $left } left.
event-unit_built = { $power } pays { $cost ->
    [one] 1 WERP
   *[other] { $cost } WERPs
} for a new block in { $space }; { $left } left.
event-aircraft_built = { $power } builds a ground support unit in { $space } for { $cost ->
    [one] 1 WERP
   *[other] { $cost } WERPs
}; { $left } left.
event-item_bought = { $power } buys { $item } for { $cost ->
    [one] 1 WERP
   *[other] { $cost } WERPs
}; it has { $now } now, and { $left ->
    [one] 1 WERP
   *[other] { $left } WERPs
} left.
event-fleet_built = { $power } builds a fleet point in the { $space } for { $cost ->
    [one] 1 WERP
   *[other] { $cost } WERPs
}; { $left } left.
event-fortified = { $power } builds a { $level ->
    [1] fortification
   *[other] heavy fortification
} in { $space } for { $cost ->
    [one] 1 WERP
   *[other] { $cost } WERPs
}; { $left } left.
event-refitted = Unrestricted replacements of { $power } in { $space }.
event-production_over = { $power } has finished its production; { $left ->
    [0] nothing is lost
    [one] 1 WERP is lost
   *[other] { $left } WERPs are lost
}.
why-lend_lease = lend-lease
no-all-spent = { $power } has spent all its WERPs: its production is over.
no-too-dear = That costs { $cost ->
    [one] 1 WERP
   *[other] { $cost } WERPs
}; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}.
no-not-paid-by = { $unit } is no unit on the map for which { $power } pays.
no-at-full-strength = { $unit } is at full strength.
no-no-replacements-there = { $unit } gets no replacements in { $space }: it must be supplied, in a friendly uncontested area.
no-not-to-full-strength = { $unit } can’t return to full strength in { $space }.
no-none-in-the-pool = The pool has none left: { $block }.
no-not-home-site = New units don’t appear in { $space }: it is none of the home areas meant.
no-site-fortress = New units don’t appear in the fortress { $space }.
no-site-hostile = New units don’t appear in { $space }: it is not friendly.
no-site-contested = New units don’t appear in { $space }: it is contested.
no-site-cut-off = New units don’t appear in { $space }: it is no valid source of supply.
no-site-full = { $space } has had its { $most } new units of this turn.
no-site-baku = Contested { $space } has had its one new unit of this turn.
no-site-of-soviets = Soviet units are in { $space }: nobody of the western Allies appears beside them.
no-not-for-nothing = No such block comes for nothing now: { $block }.
no-no-armour-in-swamp = No armour is built in { $space }: it is a swamp.
no-does-not-build = { $power } does not build this: { $item }.
no-not-yet-allowed = Not allowed yet: { $item }.
no-track-full = No more than { $most } can be had: { $item }.
no-enough-this-turn = No more than { $most } a turn: { $item }.
no-no-home-port = The { $space } has no home port that is friendly.
no-no-oil-for-units = Without the oil of Ploesti only { $most } new units are built a turn, militia apart.
no-no-oil-for-armour = Without the oil of Ploesti: { $most } such steps of armour a turn.
no-no-building-weather = The weather in { $space } allows no fortification.
no-no-fort-ground = A fortification needs clear, friendly, uncontested ground; { $space } is not.
no-no-builders = No ground unit of the nation was in { $space } before this phase.
no-fortified-already = { $space } is fortified already.
no-no-heavy-here = { $space } is fortified already, and it is no area for a heavy fortification.
no-fort-too-new = The fortification in { $space } was built in this turn: a heavy one replaces one of an earlier turn.
no-no-heavy-left = Only { $most } heavy fortifications can be built.
no-not-your-fort-zone = This nation builds no fortification in { $space }.
no-no-kept-action = { $power } has no special action left of an earlier turn.
no-refitted-already = A special action has been spent for replacements in { $space } already.
no-nobody-to-refit = No supplied unit of this power is to be refitted in { $space }.
no-sends-nothing = { $power } sends no WERPs that way.
no-nobody-to-send-to = There is nobody to send WERPs to: { $power } has fallen.
no-soviets-at-peace = The Soviets are not at war with Germany: nothing is sent to them.
no-way-closed = That way is closed: the Axis holds { $space }.
no-not-so-much-aid = { $most ->
    [0] No more WERPs can go that way in this turn.
    [one] No more than 1 WERP can go that way.
   *[other] At most { $most } WERPs can go that way.
}

# ---------------------------------------------------------------- 2 strategic war

ask-raid = { $bombers } bombers and { $fighters } fighters against { $enemy } fighters: do you raid?
ask-interception = A raid of { $bombers } bombers with { $enemy } escorts: do your { $fighters } fighters intercept?
ask-launch = How many { $missile ->
    [v1] V-1
   *[v2] V-2
} do you launch? { $least } at least, { $most } at most.
ask-patrol = { $number } V-1 are coming: do your { $fighters } fighters intercept?
verb-raid = Bomb
verb-raid_railways = Bomb in support of operations
verb-stay_home = Don’t raid
verb-scramble = Intercept
verb-hold_back = Don’t intercept
verb-launch = Launch
preview-raid = Bomb the enemy’s production
preview-raid_railways = Bomb strategic movement in the West
preview-stay_home = Keep the bombers on the ground
preview-scramble = Intercept with all fighters
preview-hold_back = Keep the fighters on the ground
preview-launch = Launch { $number }
event-u_boats_hunted = U-boats lost: { $number }; { $left } left.
event-convoys_sunk = U-boats cost { $power } { $number ->
    [one] 1 WERP
   *[other] { $number } WERPs
}; { $left } left.
event-raid = A raid: { $bombers } bombers, { $fighters } escorts.
event-no_raid = { $seat }: no raid.
event-escorts_fought = Fighters left: { $own } escorts, { $enemy } interceptors.
event-interceptors_fought = { $left } bombers and { $enemy } interceptors are left.
event-flak_fired = Flak shoots down { $number }.
event-bombed = Bombs cost { $power } { $number ->
    [one] 1 WERP
   *[other] { $number } WERPs
}; { $left } left.
event-supported_ground = Bombs on the railways of the West: { $number ->
    [0] no hit
    [one] 1 hit
   *[other] { $number } hits
}.
event-railways_cut = Germany loses { $number ->
    [one] 1 strategic move
   *[other] { $number } strategic moves
} a phase.
event-launched = Launched: { $number } { $missile ->
    [v1] V-1
   *[v2] V-2
}; { $left } left.
event-missiles_shot_down = Fighters shoot down { $number } V-1.
event-missiles_hit = Missiles cost { $power } { $number ->
    [one] 1 WERP
   *[other] { $number } WERPs
}; { $left } left.
why-asw = anti-submarine warfare
why-u_boat_attack = attack of U-boats
why-escorts = escorts
why-scrambled = interceptors
why-flak = flak
why-bombs = bombs
why-missiles = V-missiles
no-western-bombers-only = Only the western Allies bomb in support of ground operations.
no-no-superiority = That needs { $number } times the enemy’s fighters.
no-supported-last-turn = The bombers supported operations last turn already.
no-launch-half = From { $least } to { $most } must be launched.

# ---------------------------------------------------------------- 7.5 to 7.7 reactions of the defender

ask-retreat = { $space } is attacked: do you spend a special action to retreat before combat?
ask-falling-back = Retreat from { $space }: where do your units go?
ask-reinforce = { $space } is attacked: do you spend a special action to bring in reinforcements?
ask-joining = { $space }: which units join the battle?
ask-counter-joining = { $space }: which units join the counter-attack?
ask-counter = { $space }: do you spend a special action to counter-attack?
ask-counter-alongside = { $space }: your Ally counter-attacks. Do you spend a special action and attack beside him?
ask-renewed-alongside = { $space }: your Ally attacks. Do you spend a special action and attack beside him?
verb-retreat = Retreat
verb-fall_back = Fall back
verb-stay_behind = Stay with the rest
verb-reinforce = Reinforce
verb-bring_up = Join the battle
verb-enough = No more units
verb-counter = Counter-attack
verb-counter_assault = Counter-attack by assault
verb-decline = Decline
preview-retreat = Retreat for a special action of { $power }
preview-fall_back = { $unit } falls back to { $to }
preview-stay_behind = The others have no way out: they stay
preview-reinforce = Reinforcements for a special action of { $power }
preview-bring_up = { $unit } joins the battle
preview-enough = Bring in no more units
preview-counter = Counter-attack for a special action of { $powers }
preview-counter_assault = Counter-attack by assault for a special action of { $powers }
preview-decline = Spend nothing
event-retreated = { $power } retreats from { $space }.
event-fell_back = { $unit } falls back: { $path }.
event-joined = { $unit } joins the battle of { $space }.
event-countered = { $space }: counter-attack, { $combat }.
no-no-way-out = There is no such way out of { $space }.
no-not-retreating = { $unit } is none of the units that retreat from { $space }.
no-must-fall-back = { $unit } has a way out and must take it.
no-nobody-beside = No unit beside { $space } can join the battle.
no-not-beside-battle = { $unit } is in no friendly, uncontested area beside { $space }.
no-one-of-each-area = { $space } has sent its ground unit for this special action.
no-no-step-left = No step is left in { $space } that could counter-attack: { $power }.

# ---------------------------------------------------------------- 7.2 invasion, 7.3 airborne assault, 7.52 withdrawal

ask-landing = Invasion of { $space }: which infantry goes ashore? { $number ->
    [0] There is no room for more.
    [one] There is room for one more unit.
   *[other] There is room for { $number } more units.
}
verb-invade = Invade
verb-land = Embark
verb-go_ashore = Go ashore
verb-drop = Airborne assault
verb-withdraw = Leave without rearguard
verb-dismantle = Give up a beachhead
preview-invade = Invade { $to } for a special action of { $powers }
preview-land = { $unit } embarks
preview-go_ashore = Go ashore
preview-drop = { $unit } drops into { $space }
preview-withdraw = Leave { $space } without rearguard for a special action of { $power }
preview-dismantle = Give up the beachhead in { $space }
event-invaded = Invasion of { $space }.
event-boarded = { $unit } embarks for { $space }.
event-landed = Ashore in { $space }: { $units }.
event-beachhead = A beachhead is established in { $space }.
event-beachhead_lost = The beachhead in { $space } is lost.
event-dismantled = The beachhead in { $space } is given up.
event-dropped = { $unit } drops into { $space }.
event-withdrew = { $power } leaves { $space } without rearguard.
no-no-beach = That sea zone has no invasion site in { $space }.
no-not-hostile = { $space } is not in enemy hands.
no-landed-already = There is a landing or a beachhead in { $space } already.
no-no-landing-weather = The weather in { $space } allows no landing.
no-black-sea-only = Soviets invade from the Black Sea alone, not { $space }.
no-no-beachhead-left = No beachhead marker is left; there are { $most }.
no-two-actions = Not enough special actions to invade { $space } round the Cape.
no-british-only = The British alone invade { $space } round the Cape.
no-both-needed = Against enemies in { $space } Britain and the U.S.A. must land together.
no-nobody-to-land = Not every power that would pay has infantry that can land in { $space }.
no-infantry-only = { $unit } is not of the infantry class.
no-not-in-port = { $unit } is in no port from which this invasion can sail.
no-not-from-usa = { $unit } goes straight from the U.S.A. neither ashore against an enemy nor into a contested area, but for Britain and Vichy’s Morocco.
no-beach-full = The beaches of { $space } take no more units.
no-place-for-others = The places left belong to the other power that invades { $space }.
no-somebody-must-land = Every power that has paid must land in { $space }.
no-not-airborne = { $unit } is no airborne unit.
no-not-full-strength = { $unit } is not at full strength.
no-dropped-lately = { $unit } has made an airborne assault in this turn or the last one.
no-not-from-here = An airborne assault sets out from supplied, uncontested areas in fair weather; { $space } is none.
no-no-drop-zone = Airborne assaults lead into clear ground and fortresses; { $space } is neither.
no-out-of-range = { $space } is out of range: two areas, or one air route.
no-nobody-to-withdraw = No supplied ground unit in { $space } uses special actions of { $power }.
no-none-began-there = None of the units in { $space } that use special actions of { $power } began the phase there and can still move.
no-freed-already = A special action has been spent to leave { $space }.
no-no-beachhead = You have no beachhead in { $space }.
no-not-cleared-yet = { $space } is not cleared of enemies yet.
no-beachhead-needed = Units are supplied through the beachhead in { $space } alone.

# ---------------------------------------------------------------- 5.44 strategic breakthroughs

ask-redeployment = Strategic breakthrough: move units any distance, then end.
verb-redeploy = Buy strategic moves
preview-redeploy = A set of strategic moves for a special action of { $power }
no-nobody-to-redeploy = No unit has a strategic move to make: { $power }.

# ---------------------------------------------------------------- 6.2, 7.4 two Allied players

ask-order = The other Ally wants to fight in { $space } next. Do you agree?
ask-arbitration = The Allies disagree about the next battle ({ $spaces }). Which is fought?
verb-agree = Agree
verb-prefer = Fight elsewhere first
verb-choose = Choose the next battle
preview-agree = Agree
preview-prefer = Fight in { $space } first
preview-choose = The next battle is fought in { $space }
event-proposed = { $seat }: the next battle is to be in { $space }.
event-preferred = { $seat }: a battle in { $space } first.
event-chosen = The Axis decides: { $space } comes next.
no-same-battle = The other Ally wants to fight in { $space } as well.
no-not-meant = The Allies do not mean to fight in { $space } now.
no-settled-otherwise = It is settled that { $space } comes next.
ask-claim = { $seat }: the next special action is to be ours. Do you agree?
ask-precedence = The Allies disagree: who spends the next special action?
verb-claim = Claim it yourself
verb-favour_westerners = Britain and the U.S.A.
verb-favour_soviets = The U.S.S.R. and France
preview-claim = Claim the next special action
preview-favour_westerners = Britain or the U.S.A. spend the next special action
preview-favour_soviets = The U.S.S.R. or France spend the next special action
event-bidding = { $seat }: the next special action is to be ours.
event-claimed = { $seat }: no, it is to be ours.
event-favoured = The Axis decides: the next special action is for { $seat }.

# ---------------------------------------------------------------- 9 politics: war and minor powers

ask-deployment = { $power } is at war: place its forces at home as you like, then let them stand.
verb-declare = Declare war
verb-station = Place
verb-stand = Let them stand
preview-declare = Declare war on { $power }
preview-station = Place { $unit } in { $space }
preview-stand = Leave the forces as they stand
event-war = { $side }: war on { $power }.
event-entered_war = { $power } enters the war.
event-activated = { $power } fights on the side of the { $side }.
event-stationed = { $unit } is placed in { $space }.
event-deployed = The forces of { $power } stand.
no-not-of-that-power = { $unit } does not belong to { $power }.
no-not-at-home = { $space } is not in the unit’s own country.
no-stationed-enough = Units have been placed otherwise { $most ->
    [one] once
   *[other] { $most } times
}, which is enough: let them stand.
no-stands-there = { $unit } is already in { $space }.
no-not-neutral = There is no neutral power to declare war on: { $power }.
no-stays-neutral = { $power } stays neutral in this scenario.
no-germany-neutral = Germany is not at war yet.
no-own-side = { $power } is on the side of the Axis.
no-never-attacked = The Axis does not declare war on { $power }.
no-comes-by-itself = War with { $power } comes by itself, not by an Axis declaration.
no-not-before-france = { $power } can’t be attacked before France has fallen.
no-phoney-war = Phoney war: Poland alone can be attacked, not { $power }.
no-not-yours-to-declare = It is not for you to declare war on { $power }.
no-germany-first = Of the Allies the Soviets alone go to war with { $power }, and with Germany first.
no-not-provoked = The Soviets have no cause yet for war on { $power }.
no-not-before-spain = { $power } can be attacked only after the Axis has attacked Spain.
no-not-their-war = The western Allies do not declare war on { $power }.
no-too-early = War on { $power } can be declared from { $turn } on.

# ---------------------------------------------------------------- 9 politics: pact, Romania, Vichy, Italy, winter

ask-relocation = { $unit } has to leave: to which of the nearest areas?
ask-front-duty = The Soviet front ({ $spaces }) is not manned: move blocks there, or leave it at that.
ask-expulsion = Too many Germans in Romania: where does { $unit } go?
ask-armistice = France asks for an armistice: do you set up Vichy?
ask-garrison = A garrison of Vichy: { $spaces }?
verb-relocate = Move out
verb-recall = Move to the front
verb-leave = Leave it
verb-expel = Send out of Romania
verb-accept = Set up Vichy
verb-refuse = Refuse
verb-garrison = Garrison
preview-relocate = Move { $unit } out to { $space }
preview-recall = Move { $unit } to { $space }
preview-leave = Leave the Soviet front as it is
preview-expel = Send { $unit } to { $space }
preview-accept = Accept the armistice
preview-refuse = Refuse the armistice for good
preview-garrison = A garrison in { $space }
event-relocated = { $unit } moves out to { $space }.
event-pact = The pact: eastern Poland, the Baltic states and Bessarabia are left to the Soviets.
event-recalled = { $unit } is moved to { $space }.
event-front_left = The Soviet front stays as it is.
event-vichy = Armistice: Vichy is set up.
event-no_armistice = No armistice: France has to be conquered.
event-interned = { $unit } is lost in { $space }.
event-garrisoned = { $unit } holds { $space } for Vichy.
event-occupied = Germans are in Marseille: Vichy is no more.
event-gave_up = { $unit } lays down its arms in { $space }.
event-collapse = Italian morale collapses.
event-winter = The Russian winter has come: Axis infantry in the U.S.S.R. suffers.
event-winter_losses = The winter costs you { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
why-expelled = which unit leaves Romania
no-finnish-border = The Finnish border is closed to the Axis on the way to { $space }.
no-not-nearest = { $space } is not one of the nearest areas.
no-not-to-the-front = { $unit } can’t be moved to { $space }.
no-other-region = { $space } is not in that region.
no-no-refuge = { $space } is no area of Bulgaria or Hungary that is open.

# ---------------------------------------------------------------- 10 conquest and victory

event-conquered = { $power } is conquered ({ $victor }).
event-scored = { $space }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the Axis.
end-axis_decisive = A decisive victory of the Axis.
end-axis_operational = An operational victory of the Axis.
end-axis_marginal = A marginal victory of the Axis.
end-allied_decisive = A decisive victory of the Allies.
end-allied_operational = An operational victory of the Allies.
end-allied_marginal = A marginal victory of the Allies.
end-draw = Germany falls at last: a draw.
end-points_axis = The Axis wins, { $axis } to { $allies }.
end-points_allies = The Allies win, { $allies } to { $axis }.
end-points_equal = A draw: { $axis } to { $allies }.

# ---------------------------------------------------------------- 5.31 sea transport, 8.1 naval combat

ask-convoy = { $units } to { $space } over the { $sea }: who else goes aboard?
ask-sortie = { $units } under way in the { $space }: { $own } of your fleet points could fight { $number }. Do they?
ask-sinking = { $space }: { $hits ->
    [one] one fleet point goes down. Which?
   *[other] { $hits } fleet points go down. Which first?
}
verb-ship = Ship
verb-join = Go aboard
verb-sail = Set sail
verb-intercept = Fight at sea
verb-let_pass = Let them pass
verb-sink = Lose a fleet point
verb-drown = Goes down
preview-ship = Ship { $unit } to { $to }
preview-join = { $unit } goes aboard
preview-sail = Set sail
preview-intercept = Fight at sea
preview-let_pass = Let them pass
preview-sink = Lose a fleet point: { $power }
preview-drown = { $unit } goes down with its ship
event-embarked = { $unit } goes aboard: over the { $sea } to { $space }.
event-disembarked = { $unit } goes ashore: { $space }.
event-let_pass = No battle in the { $space }.
event-sea_battle = Battle in the { $space }: the interceptors score { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, the escort { $losses ->
    [one] 1 hit
   *[other] { $losses } hits
}.
event-fleet_sunk = A fleet point is sunk in the { $space } ({ $power }); { $left } left.
event-drowned = { $unit } goes down with its ship in the { $space }.
why-interceptors = naval combat (interceptors)
why-escort = naval combat (escort)
no-no-harbour = { $space } is no friendly port or beachhead on that sea.
no-not-in-their-ships = The fleets left in the { $space } do not carry units of this power: French and British carry their own alone.
no-no-transport = No fleet point can still carry this unit there: { $space }.
no-sea-then-harbour = By sea: choose the sea zone first, then where to land.
no-no-beachhead-yet = { $space } has no beachhead yet: others follow by sea once the landing has survived its first round.
no-served-already = Transports have gone to { $space } in this phase; all that goes there goes at once.
no-not-your-convoy = The convoy to { $space } is another player’s: he sets sail.
verb-stay_ashore = Send nobody along
preview-stay_ashore = Send nobody along
no-your-convoy = This convoy to { $space } is yours: it sails when you say so.
no-not-next-to-sink = No fleet point is next to go down: { $power }.
no-not-aboard = { $unit } is not yours aboard the ship that goes down.

# ---------------------------------------------------------------- 8.3 transfers of fleets, 4.2 their supply

ask-transfers = Transfer fleet points between sea zones, or go on to supply.
verb-transfer = Transfer
role-transfer-2 = From
role-transfer-3 = To
preview-transfer = Transfer a fleet point ({ $power }) from { $space } to { $space2 }
event-transferred = { $power } transfers a fleet point: { $sea } to { $sea2 }.
event-converted = In the { $sea } it belongs to { $power }.
event-fleets_lost = Without a supplied port in the { $space }, { $number ->
    [one] 1 fleet point is lost
   *[other] { $number } fleet points are lost
} ({ $power }).
no-not-your-fleet = These fleets are not yours to transfer: { $power }.
no-at-peace = Only powers at war transfer fleets: { $power } is at peace.
no-no-transfer = No passage leads from { $sea } to { $sea2 } for these fleets.
no-baltic-closed = The Axis holds neither the Ruhr nor Denmark: the Baltic is closed.
no-gibraltar-closed = The way between Atlantic and Mediterranean is closed.
no-kept-in-the-mediterranean = Out of the Mediterranean the Axis needs Alexandria, or war with the U.S.S.R.
no-transfers-made = No more transfers in this turn ({ $power }): { $most } at most.
no-no-idle-fleet = No fleet point with transport left in the { $sea } ({ $power }).
no-no-supplied-port = No friendly supplied port in the { $sea }.

# ---------------------------------------------------------------- 6.85, 6.86 attackers leave fortresses

ask-fortresses-left = { $space }: { $most ->
    [0] it has not been taken, so all attackers leave. Which first?
    [one] one ground unit may stay. Which other one leaves?
   *[other] { $most } ground units may stay. Which other one leaves?
}
verb-pull_back = Pull back
verb-bring_home = Bring home
preview-pull_back = { $unit } goes out into the area around
preview-bring_home = { $unit } goes home by sea
event-pulled_back = { $unit } goes back to { $space }.
event-going_home = { $unit } sails home to { $space }.
no-nowhere-around = Round { $space } there is no friendly area.
no-need-not-leave = { $unit } is none of your units that have to leave.
no-no-way-home = There is no ship or port for { $unit }.
no-goes-out = { $unit } is not lost: it goes out into the area around.

## ---------------------------------------------------------------- what comes without cost (9.15, 9.24, 9.53, 9.62, 9.64)

ask-conscripts = Conscripts of { $power }: { $number ->
    [one] one free step
   *[other] { $number } free steps
} of infantry to give.
ask-guards = Guards of { $power }: { $number ->
    [one] one elite infantry block
   *[other] { $number } elite infantry blocks
} to place, at full strength.
ask-axis-minor-step = A free step of infantry for one of the Axis minor powers, in its home areas.
ask-recovery = { $power } regains a step, or a cadre, in its home areas.
verb-forgo = Take no more
result-hits = { $number ->
    [0] no hit
    [one] 1 hit
   *[other] { $number } hits
}
preview-forgo = Give up the free steps that are left
verb-raise_french = Raise Free French
preview-raise_french = Raise Free French { $block } in { $space }
verb-call_up = Emergency conscription
preview-call_up = Call up the conscripts: free infantry in four production phases, no special actions meanwhile
event-step_given = { $power } gets a free step; { $left } left.
event-unit_given = { $power } gets a new block in { $space } for nothing; { $left } left.
event-forgone = { $power } gives up { $left ->
    [one] a free step
   *[other] { $left } free steps
}.
event-called_up = The U.S.S.R. declares its emergency conscription.
event-action_renewed = { $power } has its special action again.
event-free_french = The rest of the Free French joins the American force pool.
event-french_raised = { $power } pays { $cost ->
    [one] 1 WERP
   *[other] { $cost } WERPs
} for a Free French block in { $space }; { $left } left.
no-no-free-step-for = { $unit } is no unit on the map for this step: infantry of that power is needed.
no-given-last-turn = { $power } had the free step of the turn before: no power has it in two turns running.
no-step-at-home-only = { $unit } is not in its home areas: it gets no free step.
no-not-ready = { $unit } has not been at full strength yet and stays in its country.
no-no-conscription-now = Only the U.S.S.R. calls up conscripts, in its production, once it is at war with Germany.
no-called-up-already = The conscripts have been called up already.
no-conscripts-bid-away = All conscripts were given away in the bid: there is nobody to call up.
no-action-bought = A special action has been built in this phase: no conscription before the next one.
no-conscripts-instead = No special action is built in a phase in which conscripts come.
no-no-free-french-yet = The U.S.A. raise Free French from { NUMBER($year, useGrouping: 0) } on.
no-enough-free-french = No more than { $most } Free French steps in a turn.

## What is shown: the table, the pieces on it, the inspector, overlays and previews

scenario-campaign-1939 = The whole war in 38 turns, from the attack on Poland to the end of 1945. Germany’s fall decides it, the sooner the better for the Allies; else what the Axis still holds.
scenario-campaign-1941 = From May 1941 to the end of 1945, 28 turns: the Axis stands before the U.S.S.R. Won as the whole war is.
scenario-tournament-1942 = July 1942 to October 1943, eight turns, on the whole map: the drive for the Volga, Africa, Sicily. Won by points.
scenario-east-1942 = The same months on the eastern front alone: Leningrad, Moscow, Stalingrad, Baku. Won by points.
scenario-france-1940 = May to October 1940, three turns: the sooner France is out of the war, the greater the victory of the Axis.
scenario-poland-1939 = One turn to learn the game: Poland must fall, and each special action that it costs lessens the victory.
title-turns = Turns
title-legend = Key
title-standings = Weather and powers
moment-turn = { $turn }
moment-phase = { $side }, { $phase }
held-by-nobody = nobody
score-resources = Resource areas of the Axis
land-ireland = Ireland
land-iceland = Iceland
land-cyprus = Cyprus
gauge-actions = Special actions
gauge-werps = WERPs
gauge-fighters = Fighters
gauge-bombers = Bombers
gauge-flak = Flak
gauge-u_boats = U-boats
gauge-asw = ASW
gauge-v1 = V-1
gauge-v2 = V-2
weather-of-west = the West
weather-of-east = the East
weather-of-south = the South
zone-west = West
zone-east = East
zone-south = South
state-neutral = neutral
state-weather = weather { $weather }
state-axis = at war, Axis
state-western = at war, Western Allies
state-soviet = at war, Soviet
state-conquered = conquered
camp-axis = the Axis
camp-western = the Western Allies
camp-soviet = the Soviets
legend-standing = A hidden block
legend-facing = A block of yours
legend-lying = A block laid open
legend-air = Aircraft
legend-fleet-britain = Fleet points
legend-beachhead-western = Beachhead
legend-fort-fort = Fortification
legend-fort-heavy_fort = Heavy fortification
legend-rough = Rough ground
legend-swamp = Swamp
legend-desert = Desert
legend-sea = Sea zone
legend-river = River
legend-strait = Strait
legend-air_route = Air route over water
legend-zone = Limit of weather zones
legend-capital = Capital
legend-source = Resource area, with its WERPs
legend-fortress = Fortress
legend-port = Port
legend-beach = Beach, with its number
legend-maginot = Maginot Line
legend-weather = Weather: { $weather }
legend-held = Held: { $power }
legend-taken = Taken from another power
face-fort = Fortification
face-beachhead = Beachhead
face-fleet = Fleet of { $power }
kind-infantry = infantry
kind-infantry_small = small infantry
kind-cavalry = cavalry
kind-airborne = airborne
kind-militia = militia
kind-armour = armour
kind-elite_infantry = elite infantry
kind-elite_armour = elite armour
kind-air = ground support
part-strategic-war = Strategic war
group-movement = Movement
group-special = Special actions
group-breakthrough = Breakthrough
group-politics = Politics
group-units = Units
group-tracks = Fleets, works and tracks
group-aid = Aid
about-block = { $back }: what it is, its owner alone knows until combat lays it open
about-aircraft = { $back }: it fights in the air or supports a ground unit
about-sea = Sea zone
about-area = { $terrain ->
    [rough] Rough ground
    [swamp] Swamp
    [desert] Desert
   *[other] Clear ground
}
about-fortress = Fortress
about-box = Off the map
about-home = home area of { $power }
about-land = land of { $power }
about-west = weather of the West
about-east = weather of the East
about-south = weather of the South
about-resource = resource area, { $werps ->
    [one] 1 WERP
   *[other] { $werps } WERPs
}
about-port = port on the { $spaces }
about-beach = invasion from the { $space } by { $number ->
    [one] one infantry unit
   *[other] up to { $number } infantry units
}
about-capital = capital
about-fortress-in = joined to { $space }
detail-in-pool = In its force pool.
detail-unseen = Only its owner knows what it is.
detail-strength = What it is: { $block }, { $steps } of { $most } steps; it moves { $areas ->
    [one] one area
   *[other] { $areas } areas
}.
detail-open = Lies open to all.
detail-of-vichy = In the service of Vichy.
detail-free-french = Free French.
detail-supplied = Is supplied, as it was last checked.
detail-out-of-supply = Is out of supply.
detail-moved = Has moved in this phase.
detail-held = Control: { $power }.
detail-free = Nobody controls it.
detail-contested = Contested.
detail-weather = Weather: { $weather }.
detail-fort = Fortification: helps its defenders in the first round.
detail-heavy-fort = Heavy fortification: helps its defenders in every round.
detail-maginot = Maginot Line, not breached.
detail-beachhead = Beachhead of { $camp }.
detail-blocks = Ground units of { $camp }: { $number }.
detail-lifeline = If it fell, { $number ->
    [one] one unit more
   *[other] { $number } units more
} would be out of supply ({ $spaces }).
detail-lifeline-sea = If it fell, the fleets would lack room for { $number ->
    [one] one unit more
   *[other] { $number } units more
}.
detail-lifeline-fleet = If a point of { $power } sailed away, { $number ->
    [one] one unit more
   *[other] { $number } units more
} would be out of supply.
detail-cape = Ships round the Cape use the fleets of the Atlantic.
detail-fleet = { $power }: { $number ->
    [one] one fleet point
   *[other] { $number } fleet points
}, { $left } with transport left this turn.
left-werps = { $number ->
    [one] One WERP would be lost: { $power }.
   *[other] { $number } WERPs would be lost: { $power }.
}
left-moves = { $number ->
    [one] One strategic move could still be made.
   *[other] { $number } strategic moves could still be made.
}
left-battles = { $number ->
    [one] There could be combat in { $spaces }.
   *[other] There could be combat in { $number } areas: { $spaces }.
}
left-aircraft = { $number ->
    [one] One more air unit could support this fire.
   *[other] { $number } more air units could support this fire.
}
left-actions = { $number ->
    [one] One special action could still be spent.
   *[other] { $number } special actions could still be spent.
}
figure-cost = WERPs
figure-left = WERPs left
figure-blocks = enemy ground units
figure-moves = strategic moves left
figure-dice = dice
figure-steps = enemy steps
figure-least = enemy steps, at least
unknown-kinds = what the hidden blocks are
unknown-aircraft = aircraft of both sides
unknown-losses = losses before the attacker fires
overlay-supply = Supply
overlay-supply-germany = Axis lines by land; ringed: units out of supply
overlay-supply-britain = Western Allied lines by land; ringed: units out of supply
overlay-supply-ussr = Soviet lines by land; ringed: units out of supply
overlay-reach = Reach of a unit
overlay-reach-own = can get there; hatched: by strategic movement, badge: over the sea
overlay-reach-enemy = enemies are there; of a hidden block: where any could go, with a question mark only a fast one
overlay-threat = Threatened areas (?: if the unseen block is fast)
overlay-threat-germany = within reach of so many Axis ground units
overlay-threat-britain = within reach of so many Western Allied ground units
overlay-threat-ussr = within reach of so many Soviet ground units
overlay-control = Control of areas
overlay-control-nobody = nobody

## ---------------------------------------------------------------- borders, fleets and works (6.96, 9.17, 9.47, 9.522)

ask-fleet-escape = One French fleet point gets away and joins the British: where?
verb-rally = Rally to Britain
preview-rally = The French fleet point in the { $space } joins Britain
event-fleet_escaped = A French fleet point in the { $space } joins Britain.
event-abandoned = The fortifications of { $space } are abandoned.
no-no-french-fleet = There is no French fleet point in the { $space }.
no-hungarian-border = The Hungarian border is closed in this turn; { $space } lies beyond it.
no-italian-action = In the { $space } the Italian special action has to be spent as well.

## ---------------------------------------------------------------- the line of demarcation (9.22, 9.28)

ask-entry = The other Ally would like to enter { $space }, where you have priority: do you give it up for this phase?
verb-request = Ask for an area
verb-cede = Give it up
verb-keep = Keep it
preview-request = Ask the other Ally to leave { $space } to you in this phase
preview-cede = Leave the area to the other Ally in this phase
preview-keep = Keep the priority of entry
event-requested = { $seat }: a wish to enter { $space }.
event-ceded = { $seat }: { $space } is left to the other Ally in this phase.
event-kept = { $seat }: the priority of entry into { $space } is kept.
no-ask-first = In { $space } the other Ally has priority of entry: ask him first, or he has answered already.
no-nothing-to-ask = Nobody has to be asked about { $space } now.

## ---------------------------------------------------------------- a part of the map (16.0)

ask-sent-west = One German ground unit of { $steps } steps or more goes west: which?
verb-send_west = Send west
preview-send_west = { $unit } leaves the theatre for good
verb-send_none = Send nobody
preview-send_none = None is strong enough to be sent
no-must-be-sent = One must go: { $unit } is strong enough.
event-sent_west = { $unit } leaves { $space } for the West.
no-not-for-the-west = { $unit } is no German ground unit of { $steps } steps or more.
no-not-in-play = { $space } is not in play in this scenario.

## ---------------------------------------------------------------- set-up and bids (10.5, 16.0)

option-free_set_up = The players set up: each group of blocks goes where its player likes, or as the sample shows.
option-three_players = Three players: one has Britain and the U.S.A., one the U.S.S.R., France and the Allies’ minor powers.
option-bid = Steps that the Soviet conscription has more, or less below zero, by tens up to 50: what was bid for the choice of sides (10.5).
ask-placing = Set-up of { $power }: { $number ->
    [0] all blocks of this group stand.
    [one] one block of this group is left.
   *[other] { $number } blocks of this group are left.
}
verb-place = Place
verb-take_back = Take back
verb-as_sample = As the sample
preview-place = { $block } with { $number ->
    [one] one step
   *[other] { $number } steps
} in { $space }
preview-take_back = Take { $unit } back
preview-as_sample = Place the whole group as the sample shows
role-place-2 = Steps
event-placed = { $unit } is placed in { $space }.
event-taken_back = { $unit } is taken back from { $space }.
event-set_up = { $power } has set up a group.
no-not-in-the-group = No { $block } with { $number ->
    [one] one step
   *[other] { $number } steps
} is left in this group.
no-too-few-there = { $number ->
    [one] At least one ground unit
   *[other] At least { $number } ground units
} of this group must stand in { $spaces }.
no-not-their-area = This group does not set up in { $space }.
no-in-other-hands = { $space } is not this side’s at the start: nobody of the group sets up there.
no-one-in-each-region = Each region of Vichy has one garrison; that of { $space } has it.
no-taken-back-enough = Blocks of this group have been taken back { $most ->
    [one] once
   *[other] { $most } times
}, which is enough: place them, or take the sample.
no-not-placed-now = { $unit } was not placed with this group.
no-blocks-left = { $number ->
    [one] One block of this group has
   *[other] { $number } blocks of this group have
} still to be placed.

## ---------------------------------------------------------------- landings of two players (7.13)

verb-share = Take part
verb-stay_apart = Send nobody
preview-share = { $power } pays a special action and takes part
preview-stay_apart = Send nobody, or nobody more, to this landing
no-not-your-landing = The Ally who has begun the landing in { $space } says when it goes ashore.
no-your-landing = The landing in { $space } is your own.

## ---------------------------------------------------------------- sea transport and politics (9.12, 9.526)

no-ferry-full = As long as Vichy is at peace Italian ships carry { $most ->
    [one] one German ground unit
   *[other] { $most } German ground units
} a turn.
no-too-few-italians = Germans go to { $space } only while more Italian than German ground units are in Africa.
no-vichy-next-turn = { $space } may be invaded by sea from the turn after the declaration of war on.

## ---------------------------------------------------------------- bids of points (16.0)

option-points_bid = Victory points that the Allies begin with, or the Axis below zero: what was bid for the choice of sides goes to the opponent.

## The opponents

bot-captain = Plans each phase: France in 1940, the Balkans, then the East.
bot-captain-mediterranean = A captain who goes south first: Spain and the Balkans, the East a year later.
bot-captain-barbarossa = A captain who turns east at once and leaves the Balkans alone.
bot-captain-cautious = A captain who holds its ground with more troops and attacks only when far superior.
bot-captain-bold = A captain who attacks as soon as it is a little stronger.

## ---------------------------------------------------------------- the battle screen (6.2)

battle-title = { $combat ->
    [counter] Counter-attack in { $space }
    [assault] Assault in { $space }
   *[normal] Combat in { $space }
}
battle-attacker = Attacker: { $camp }
battle-defender = Defender: { $camp }
battle-stage-offer_retreat = Retreat?
battle-stage-offer_reinforcements = Reinforcements
battle-stage-commit_aircraft = Aircraft, in secret
battle-stage-fight_in_the_air = Combat in the air
battle-stage-defend = Defender fires
battle-stage-attack = Attacker fires
battle-stage-offer_counter = Counter-attack?
battle-rank-infantry = infantry: { $number }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
battle-rank-armour = armour: { $number }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
battle-rank-unseen = { $number ->
    [one] 1 block unseen
   *[other] { $number } blocks unseen
}
battle-rank-secret = aircraft, orders secret: { $number }
battle-rank-engaged = aircraft in the air: { $number }
battle-rank-aircraft = aircraft: { $number }
battle-air = in the air: { $dice ->
    [one] 1 die, shoots down on { $needed } or more
   *[other] { $dice } dice, each shoots down on { $needed } or more
}
battle-outlook = hits of all blocks, without aircraft
battle-volley = { $class ->
    [armour] armour
   *[infantry] infantry
} at { $at ->
    [armour] armour
   *[infantry] infantry
}: { $told } to hit
battle-term-assault = assault: two dice a step
battle-term-snow = attacks in snow
battle-term-swamp = attacks in a swamp
battle-term-unsupplied = attacks out of supply
battle-term-elite = elite
battle-term-ground_support = ground support
battle-term-armour_against_infantry = armour against infantry
battle-term-mixed_minors = two Axis minor powers together
battle-term-landing = against infantry that has landed
battle-term-mud = infantry defends in mud
battle-term-rough = defends rough ground
battle-term-river = defends behind a river or strait
battle-term-maginot = defends the Maginot Line
battle-term-fortress = defends a fortress
battle-term-fortification = defends a fortification
figure-left_steps = steps left
figure-going = units that leave
figure-actions = special actions left
figure-scored = hits expected
figure-taken = hits to be taken
unknown-enemy_aircraft = what the enemy has in the air

## ---------------------------------------------------------------- charts (2, 4, 6.4)

chart-income = WERPs: where they come from
chart-limits = What can be bought, and when
chart-politics = Politics: who joins whom, and on what
chart-power = Power
chart-of-power = { $power }
chart-stands = Fights for
chart-waits = What it waits for
chart-may-axis = the Axis may declare war on it
chart-may-allies = the Allies may declare war on it
chart-wait-phoney-war = from { $turn } the Axis may declare war on it, before that only if enemies stand in Germany
chart-wait-not-provoked = from { $turn } the Soviets may declare war on Germany, before that only with too few Germans in the East, Germans in Britain or an attack on Turkey
chart-wait-too-early = from { $turn } the Western Allies may declare war on it
chart-wait-germany-first = at war with Germany the Soviets may declare war on it
chart-wait-not-before-france = once France has fallen the Axis may declare war on it
chart-wait-not-before-spain = once the Axis has attacked Spain the Western Allies may declare war on it
chart-joins-now = the Soviets may declare war on Germany now
chart-joins-turn = at war from { $turn }
chart-joins-paris = at war in the Axis turn after Paris falls or Vichy is set up
chart-joins-next = at war in the next Axis turn
chart-joins-opening = at war as the scenario begins
chart-morale = Morale goes when the Axis holds nothing in Africa and the Middle East, and not both Gibraltar and Athens.
chart-morale-gone = Morale is gone.
chart-note-guard = German ground units in Poland and East Prussia: { $number }. With fewer than { $wanted } the Soviets may declare war at once.
chart-note-front = Areas of the Soviet front without a ground unit: { $number }.
chart-asw = U-boats lost to their hunters
chart-u_boats = WERPs that Britain loses to U-boats
chart-bonuses = Hit-bonuses
chart-costs = Costs of a step
chart-source = From
basket-purse = { $power }
chart-werps = WERPs
chart-what = What
chart-has = Has
chart-most = At most
chart-a-turn = A turn
chart-from = From
chart-cost = WERPs
chart-level = ASW level
chart-u-boat-points = U-boat points
chart-bonus = Bonus
chart-step = A step
chart-new = The first
chart-now = now
chart-item = { $power }: { $gauge }
chart-turn = { $turn }
chart-from-home = { $power }: own resource areas, { $counted } of { $areas }
chart-from-american = { $power }: their own industry
chart-from-in_peace = { $power }: at peace
chart-from-scenario = { $power }: fixed by the scenario
chart-from-captured = { $power }: { $space }, captured and garrisoned
chart-from-alexandria = { $power }: { $space }, with a British unit
chart-from-minor = { $power }: { $space }, of a minor power beside it
chart-from-ore = { $power }: Swedish ore
chart-upkeep = { $power }: upkeep of fleets
chart-in-all = { $power }: in all
chart-had = { $power }: had after upkeep
chart-left = { $power }: left to spend
chart-note-saved = As if it were counted now, before the strategic war and lend-lease. WERPs can’t be saved.
chart-note-lines = An area counts while it is friendly and a line of supply leads to it; a captured one only with a ground unit in it.
chart-note-actions = How many special actions a power may have grows with the years.
chart-note-air = Fighters and bombers together have one limit a turn.
chart-note-hit = Without a bonus a die hits on { $number }.
chart-note-militia = Militia has none, nor has armour in mud.
chart-note-soviets = The Soviets at war pay no more for the first step until the end of 1942.
chart-note-late = Late in the war a British or a Soviet step costs one more.

## ---------------------------------------------------------------- more overlays

overlay-line = Supply line of a unit
overlay-line-own = its line; on a sea: what it takes of the fleets there
overlay-line-enemy = it has no line to a source
overlay-convoys = What fleets carry
overlay-convoys-germany = Axis units that need this sea / most that its fleets can supply
overlay-convoys-britain = Western Allied units that need this sea / most that its fleets can supply
overlay-convoys-ussr = Soviet units that need this sea / most that its fleets can supply
overlay-convoys-contested = the same of several camps: Axis, Western Allies, Soviets
overlay-lifelines = What a loss would cut off
overlay-lifelines-germany = so many Axis units more out of supply if this area fell, or a fleet point left this sea
overlay-lifelines-britain = so many Western Allied units more out of supply if this area fell, or a fleet point left this sea
overlay-lifelines-ussr = so many Soviet units more out of supply if this area fell, or a fleet point left this sea
overlay-lifelines-contested = the same of several camps: Axis, Western Allies, Soviets
overlay-weather = Weather
overlay-weather-weather_clear = clear
overlay-weather-weather_light_mud = light mud
overlay-weather-weather_mud = mud
overlay-weather-weather_snow = snow
overlay-resources = Resource areas
overlay-resources-nobody = nobody
overlay-beaches = Beaches
overlay-beaches-own = units that may land; by two seas the number of each

# What is wrong in a position file.

file-no-block = no block “{ $block }” of that colour; { $other ->
    [none] there are: { $known }
   *[other] { $other } can be one. There are: { $known }
 }
file-used-up = no “{ $block }” is left in its pool
file-steps = “{ $block }” has { $most } steps at most
file-force = a force is told as “2 armour 4, 1 air”, not as “{ $value }”
