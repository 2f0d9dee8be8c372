# Unconditional Surrender! in English. Keys: see kernel/messages.py.

title = Unconditional Surrender!
about-game = The whole war in Europe, 1939 to 1945, a month a turn: armies, air fleets and fleets on 3,808 hexes and 33 sea zones. A unit moves and fights in one activation; every combat is one die against one die. For two to four players.
title-poland_1939 = Poland 1939
scenario-poland_1939 = September 1939, one turn: can the Wehrmacht conquer Poland in a month?
title-france_1940 = France 1940
scenario-france_1940 = May to September 1940: Belgium, the Netherlands and France.
title-balkans_1941 = Balkans 1941
scenario-balkans_1941 = April and May 1941: Yugoslavia and Greece.
title-ussr_1941 = USSR 1941
scenario-ussr_1941 = June to December 1941: how far does the Axis break the will of the USSR?
title-france_1944 = France 1944
scenario-france_1944 = June to September 1944: the liberation of the West.
title-main_event = The Main Event
scenario-main_event = September 1939 to the end: all fronts, all rules.

# ---------------------------------------------------------------- names

seat-axis = Axis
seat-western = West
seat-soviet = Soviets
seat-allies = Allies
seat-germany = Germany
seat-axis_partners = Axis partners
faction-axis = Axis
faction-western = Western faction
faction-soviet = Soviet faction
phase-weather = Weather
phase-declare_war = Declarations of war
phase-economy = Economy
phase-strategic_warfare = Strategic warfare
phase-strategic_movement = Strategic movement
phase-actions = Operations: actions
phase-supply = Operations: supply
phase-no_supply = No supply
phase-replacements = Replacements
phase-upgrade = Upgrade
phase-mobilization = Mobilization
phase-diplomacy = Diplomacy
phase-victory = Victory check
phase-end = End of turn
order-supply = Convoys that carry supply
order-move = Ships that change port
order-transport = Troops and aircraft carried by sea
order-invasion = Invasions from the sea
order-raid = Bombers over your factories
ordered-never = Let all pass
ordered-fresh = Ask me only if an air unit without Sorties can attack
sky-fair = fair
sky-poor = poor
sky-severe = severe

# ---------------------------------------------------------------- events

event-turn = { $month } { NUMBER($year, useGrouping: 0) }
event-phase = { $phase }: { $faction }
event-weather = Weather: cold zone { $cold }, temperate zone { $temperate }, warm zone { $warm }.
why-weather = weather

# ---------------------------------------------------------------- section 9: operations

ask-actions = Operations: move and attack with one unit after the other, resolve Assaults, or end.
ask-activation = { $unit } is under way in { $space } with { $left ->
    [one] 1 movement point
   *[other] { $left } movement points
} left: go on, or stop.
verb-move = Move
verb-occupy = Occupy the fort
verb-leave = Leave the fort
verb-attack = Mobile attack
verb-assault = Designate an Assault
verb-resolve = Resolve an Assault
verb-stop = Stop here
verb-end = End this phase
event-moved = { $unit } moves along { $path } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
event-broken_off = { $unit } goes no farther than { $space }.
event-occupied = { $unit } occupies the fort of { $space }.
event-left_fort = { $unit } leaves the fort of { $space }.
event-attacks = { $unit } attacks { $target } in { $space }.
event-designates = { $unit } will assault { $space }.
event-assaults = Assault on { $space } by { $units }.
event-city_taken = { $city } falls to the { $faction }.
event-fort_gone = The fort of { $space } is removed.
event-eliminated = { $unit } is eliminated.
event-reduced = { $unit } is reduced.
event-will = National Will of { $country-id ->
    [netherlands] the { $country }
    [uk] the { $country }
    [usa] the { $country }
    [ussr] the { $country }
   *[other] { $country }
}: { $by }, now { $left }.
no-not-on-map = { $unit } is not on the map.
no-not-your-unit = { $unit } does not act in this part of the phase.
no-not-ground = { $unit } is no ground unit.
no-activated-before = { $unit } was activated before in this phase.
no-takes-occupy = Nobody can go into a fort now: it takes a ground unit that may still act, in the hex of a fort of its country, and that has not left one in this activation.
no-takes-leave = Nobody can leave a fort now: it takes a unit in a fort that has not been activated.
no-takes-attack = Nobody stands beside an enemy to attack at once. Choose a unit, then the enemy: it is told from where it can be attacked on the way.
no-takes-assault = Nobody can be designated now: it takes a ground unit that has not attacked, beside an enemy, with points for it.
no-takes-resolve = There is nothing to resolve: units have to be designated for an Assault first.
no-takes-strike = No air unit can strike now: it takes one with fewer than 6 Sorties, and an enemy air unit or a naval unit in port within its range.
no-takes-bomb = Nothing can be bombed now: it takes a bomber with fewer than 6 Sorties, and within its range a factory that produces for the enemy and has not been bombed.
no-takes-sail = No naval unit can sail now: it takes one with fewer than 6 Sorties, and a friendly port or off-map zone with room that it can reach.
no-takes-ship = Nobody can be shipped now: it takes a convoy with fewer than 6 Sorties, a ground or air unit in its port that may still act, and another friendly port with room for both that it can reach.
no-takes-invade = Nobody can invade now: it takes a convoy with fewer than 6 Sorties, a ground unit in its port that may still act, and within its range a coastal hex, with a port or beside one, that is open to a landing.
no-takes-transport = Nobody can be transported now: it takes a Western unit that may still act in a friendly port, and another friendly port with room.
no-takes-descend = Nobody can land on a coast now: it takes a Surprise Attack marker in the Events box, a ground unit that may still act in a friendly port, and another port where, or beside which, a landing is open.
no-takes-evacuate = Nobody can be taken off now: it takes a Naval Evacuation marker in the Events box, a ground unit of its nation on the coast that has not been activated, and a friendly port with room.
no-takes-lay = No marker can be laid now: it takes an Airdrop, Partisans or Surprise Attack in the Events box, and a hex that is open to it.
no-takes-draw_supply = No Limited Source can be drawn on now: it takes a unit without a line to an Unlimited one, and a Limited Source that it can reach and that still has something.
no-takes-ferry = No convoy can carry supply now: it takes units in reach of a friendly port without a line over land, and a convoy with fewer than 6 Sorties in a port on the way from a source to theirs.
no-evacuated = { $unit } came by sea and may not be activated in this phase.
no-moved-strategically = { $unit } has the Strategic Move marker.
no-another-under-way = { $target } is in the middle of its activation; { $unit } has to wait.
no-too-dear = { $country } would have to pay { $price } and has { $left }.
no-faded-hex = { $space } is closed to ground units: it is faded.
no-keeps-home = { $unit } may not go to { $space }: it keeps to its countries.
no-neutral-land = { $space } lies in a neutral country: { $country }. War can be declared on it in your next Declaration of War Phase, at the beginning of a month (U43).
no-neutral-here = { $space } lies in a neutral country: { $country }. In this scenario nobody declares war: it stays neutral.
no-neutral-for-good = { $space } lies in { $country }, which never takes part in the war (U44).
no-neutral-by-appeasement = { $space } lies in a neutral country: { $country }. As long as Appeasement is in force the West declares war on nobody (U139); after that in a Declaration of War Phase (U43).
no-neutral-by-pact = { $space } lies in a neutral country: { $country }. The Nazi-Soviet Pact forbids war on it (U138, U43a); without it, in a Declaration of War Phase (U43).
no-shut-hex = { $space } is closed to the { $faction }.
no-strange-hex = { $space } has a unit or city of a faction that is neither friend nor enemy.
no-enemy-in-hex = An enemy ground unit stands in { $space }.
no-friend-in-zone = { $space } has a friendly ground unit and an enemy zone of control.
no-goes-nowhere = { $unit } would end where it began.
no-no-step = There is no way on land from there to { $space }.
no-stops-in-zone = In the enemy zone of control in { $space } one has to stop or attack.
no-same-zone = The same enemy unit controls both hexes: no way to { $space }.
no-no-way-to-box = There is no way to { $space } from there.
no-too-few-points = { $space } takes { $price } movement points, there are { $left }.
no-no-room = There is no room in { $space }.
no-no-fort = { $unit } has no fort of its country to occupy in { $space }.
no-left-fort = { $unit } has left a fort in this activation.
no-occupied-fort = { $unit } has gone into a fort in this activation and stays in it.
no-held-in-fort = { $unit } is in a fort: it leaves it in Army Operations or by a retreat alone.
no-not-in-fort = { $unit } is in no fort that it could leave now.
no-not-ground-target = { $unit } is no ground unit that could be attacked.
no-in-fort = { $unit } is in a fort: only an Assault can be made on it.
no-foul-weather = Mobile attacks need fair weather, { $space } has none.
no-attacked-before = { $unit } made a mobile attack in this phase: no Assault.
no-attacks-from-fort = { $unit } is in a fort and can’t attack.
no-not-beside = { $unit } is not beside that hex, or can’t cross the hexside.
no-no-enemy = No enemy ground unit is in { $space }.
no-not-designated = { $unit } has no Assault marker towards { $space }.
no-too-many-attackers = Besides the primary attacker at most { $number } more can assault.

# ---------------------------------------------------------------- section 10: combat

commit-markers = { $units } against { $target } in { $space }: will you commit markers?
ask-commitment = { $kind-id ->
    [strategic] Strategic warfare against the { $faction }: will you commit markers?
    [strike] { commit-markers }
    [interception] { commit-markers }
    [air_interception] { commit-markers }
    [bombing] { commit-markers }
   *[other] { $units } against { $target } in { $space }: will you commit markers or an air unit?
}
ask-committing = { $kind-id ->
    [strategic] Strategic warfare against the { $faction }
   *[other] { $units } against { $target } in { $space }
}: { $made ->
    [0] commit something, as you said you would.
   *[other] commit one thing more, or decline.
}
verb-will = Will commit
verb-will_not = Will not commit
verb-commit = Commit a marker
verb-equip = Give a unit tanks
verb-support = Air Support
verb-decline = Decline
choice-will = will commit
choice-will_not = will not commit
event-chosen = You { $choice }.
event-choices = The attacker { $attacker }, the defender { $defender }.
event-committed = { $faction }: { $marker } is committed.
event-equipped = { $marker } for { $unit }.
event-supported = { $unit } supports the combat in { $space }.
event-marker_used = { $marker }: back { $number ->
    [one] next turn
   *[other] in { $number } turns
}.
event-fought = Attacker { $number } (die, and modifiers of { $attack }), defender { $against } (modifiers of { $defence }): { $result-id ->
    [NE] nobody prevails (NE)
    [AS] the defender prevails (AS)
    [AA] the defender prevails (AA)
   *[other] the attacker prevails ({ $result-id })
}.
result-NE = No effect
result-DR = The defender retreats
result-DD = The defender is disrupted
result-DE = The defender is eliminated
result-AS = The attacker is stopped
result-AA = The attacker suffers attrition
result-strategic-both = Factories lost: both −1
result-strategic-won = Factories lost: Germany −1, the Ally +1
result-strategic-lost = Factories lost: Germany +1, the Ally −1
sorties-NE = Sorties: attacker +1, defender +1
sorties-DR = Sorties: attacker +1, defender +2
sorties-DD = Sorties: attacker +1, defender +3
sorties-DE = Sorties: attacker +1, defender +4
sorties-AS = Sorties: attacker +2, defender +1
sorties-AA = Sorties: attacker +3, defender +1
result-strike-NE = { sorties-NE }
result-strike-DR = { sorties-DR }
result-strike-DD = { sorties-DD }
result-strike-DE = { sorties-DE }
result-strike-AS = { sorties-AS }
result-strike-AA = { sorties-AA }
result-escort-holds = The escort holds
result-escort-fails = The escort fails
result-interdiction-fails = It gets through
result-interdiction-succeeds = It is interdicted
result-escort-NE = { result-escort-holds } ({ sorties-NE })
result-escort-DR = { result-escort-fails } ({ sorties-DR })
result-escort-DD = { result-escort-fails } ({ sorties-DD })
result-escort-DE = { result-escort-fails } ({ sorties-DE })
result-escort-AS = { result-escort-holds } ({ sorties-AS })
result-escort-AA = { result-escort-holds } ({ sorties-AA })
result-interdiction-NE = { result-interdiction-fails } ({ sorties-NE })
result-interdiction-DR = { result-interdiction-succeeds } ({ sorties-DR })
result-interdiction-DD = { result-interdiction-succeeds } ({ sorties-DD })
result-interdiction-DE = { result-interdiction-succeeds } ({ sorties-DE })
result-interdiction-AS = { result-interdiction-fails } ({ sorties-AS })
result-interdiction-AA = { result-interdiction-fails } ({ sorties-AA })
result-duel-both = Both have Air Support
result-duel-attacker = Only the attacker has Air Support
result-duel-defender = Only the defender has Air Support
why-marker-back = when a marker comes back
why-attack = the attack
why-defence = the defence
event-raids = The Axis raids the trade of the { $faction }.
event-fac_lost = Factories lost by { $country-id ->
    [netherlands] the { $country }
    [uk] the { $country }
    [usa] the { $country }
    [ussr] the { $country }
   *[other] { $country }
}: { $number }.
no-no-marker-to-commit = No marker in the Events box counts in this combat.
no-no-tanks-to-commit = No marker of tanks in the Events box goes with a unit of this combat.
no-no-air-unit-to-commit = No air unit that may fly now is in range of this combat.
no-must-commit = You said you would commit: something has to be committed first.
no-marker-not-there = { $marker } is not in the Events box.
no-other-combat = { $marker } is not for this kind of combat.
no-not-fitting = { $marker } does not fit here.
no-not-in-combat = { $unit } takes no part in this combat.
no-ground-only = Air units are committed to ground combat only: not { $unit }.
no-not-your-air = { $unit } is no air unit of yours on the map.
no-one-air-unit = One air unit is enough: { $unit } can’t be added.
no-worn-out = { $unit } has too many Sorties.
no-other-nation = { $unit } is of another nation than those who fight.
no-out-of-range = { $unit } is more than { $number } hexes away.

# ---------------------------------------------------------------- sections 11 and 12: ground and air combat

ask-retreat = { $unit } has to retreat from { $space }.
ask-advance = { $space } is empty: who advances?
verb-retreat = Retreat
verb-stand = Stand and take the loss
verb-advance = Advance
verb-hold = Do not advance
event-no_retreat = { $unit } can’t retreat.
event-retreated = { $unit } retreats to { $space }.
event-advanced = { $unit } advances into { $space }.
event-sorties = { $unit } now has { $number ->
    [one] 1 Sortie
   *[other] { $number } Sorties
}.
event-duel = { $unit } fights { $target } in the air.
ask-displacement = { $unit } has lost { $space }: where to?
verb-rebase = Rebase
verb-strike = Air Strike
verb-displace = Displace
event-rebased = { $unit } rebases to { $space }.
event-strikes = { $unit } strikes { $target } in { $space }.
event-displaced = { $unit } is displaced to { $space }.
no-no-landing = { $unit } can’t be based in { $space }: this scenario keeps it nearer to Great Britain.
no-too-far-to-fly = { $unit } does not fly as far as { $space } with its { $left } movement points.
no-lands-among-enemies = { $unit } can’t land in { $space }: an enemy unit, city, fort, Airdrop or Partisans marker is there.
no-no-base = { $unit } can’t land in { $space }: that takes a friendly city or a transport line.
no-lands-in-zone = { $unit } can’t land in { $space }: it lies in an enemy zone of control, without a friendly city, fort or unit.
no-lands-without-supply = { $unit } can’t land in { $space }: no line of supply leads there.
no-not-struck = { $unit } is no target for an Air Strike.
no-policy-forbids = A policy keeps one out of { $space }.
no-not-air = { $unit } is no air unit.
no-no-refuge = { $unit } can’t go to { $space }.
no-not-retreating = { $unit } has no retreat to make.
no-retreats-into-city = { $unit } can’t retreat to { $space }: it is an enemy city or fort.
no-retreats-beside = { $unit } can’t retreat to { $space }: that hex is beside the attacker.
no-retreats-into-zone = { $unit } can’t retreat to { $space }: an enemy zone of control reaches there, and no friendly city or fort lifts it.
no-must-retreat = It has to retreat, even out of a fort.
no-not-attacking = { $unit } was no attacker.

# ---------------------------------------------------------------- sections 6, 8 and 15: economy, strategic movement, supply

ask-strategic-movement = Strategic movement: put the marker on one unit, or end.
ask-supplying = Supply: { $number ->
    [0] every unit has a line to an Unlimited Source. Leave some without, or end.
   *[other] without a line to an Unlimited Source: { $units }. { $naval-id ->
    [abstract] Draw on ports and Limited Sources
   *[other] Draw on Limited Sources, send convoys
}, or end.
}
ask-giving-up = No supply: give units up, or end.
ask-replacements = Replacements: restore units, or end.
ask-upgrades = Upgrade: exchange one unit, or end.
ask-mobilization = Mobilization: put units in play, or end.
verb-redeploy = Strategic move
verb-draw_supply = Draw supply
verb-give_up = Give up
verb-restore = Restore
verb-upgrade = Upgrade
verb-mobilize = Mobilize
supply-full = Full Supply
supply-low = Low Supply
supply-no = No Supply
why-production = what the bombers destroy
event-production = Production of { $country-id ->
    [netherlands] the { $country }
    [uk] the { $country }
    [usa] the { $country }
    [ussr] the { $country }
   *[other] { $country }
}: { $number }.
event-redeployed = { $unit } moves strategically to { $space }.
event-supplied = { $unit }: { $supply }.
event-restored = { $unit } gets replacements.
event-upgraded = { $unit } takes the place of { $target } in { $space }.
event-mobilized = { $unit } is mobilized in { $space }.
no-no-land-unit = { $unit } is neither a ground nor an air unit.
no-unsupplied = { $unit } has no supply.
no-off-the-line = { $unit } is not on a transport line.
no-no-line-there = Transport lines do not lead { $unit } to { $space }.
no-enemy-on-line = An enemy unit, city or fort is in { $space }.
no-zone-on-line = An enemy zone of control reaches into { $space }: no Strategic Move goes there.
no-needs-no-source = { $unit } needs no Limited Source now.
no-source-drained = { $space } has supplied all it can.
no-no-source = { $space } is no source for { $unit }.
no-no-line = { $unit } has no line to { $space }.
no-not-given-up = { $unit } can’t be given up: only air units and unsupplied ground units.
no-replaced-before = { $unit } had its replacement in this turn.
no-not-full-supply = { $unit } does not have Full Supply.
no-nothing-to-restore = { $unit } needs nothing that could be replaced.
no-not-in-upgrade = { $unit } is not in the Upgrade box.
no-not-replaced-by = { $unit } can’t take the place of { $target }.
no-lost-this-turn = { $unit } was eliminated in this turn: it comes to the Mobilization box when the turn ends.
no-not-in-mobilization = { $unit } is not in the Mobilization box.
no-no-place-there = { $unit } can’t be mobilized in { $space }: that takes a friendly mainland city of its country, for a ship a port.

# ---------------------------------------------------------------- section 13: the sea

ask-escorting = { $kind-id ->
    [invasion] { $unit } is about to land in { $space }: name escorts, at most one air unit and one warship.
    [supply] { $unit } traces a line of supply to { $space }: name escorts, at most one air unit and one warship.
   *[other] { $unit } is about to sail for { $space }: name escorts, at most one air unit and one warship.
}
ask-interceptions = { $kind-id ->
    [invasion] { $unit } brings an invasion to { $space } ({ $path }): intercept, or pass.
    [supply] { $unit } traces a line of supply to { $space } ({ $path }): intercept, or pass.
   *[other] { $unit } sails for { $space } ({ $path }): intercept, or pass.
}
ask-call-off = The escort has failed: call the invasion of { $space } off, or press on?
ask-refuge = { $unit } was interdicted in { $space }: which of the nearest ports?
ask-joining = Invasion of { $space } by { $units }: which units beside it join?
ask-ashore = { $unit } has landed in { $space }: one more hex, or out of an enemy zone of control an Assault; or stop.
verb-sail = Sail
verb-ship = Naval Transport
verb-invade = Amphibious Invasion
verb-escort = Escort
verb-intercept = Intercept
preview-intercept = { $unit } intercepts { $unit2 } in { $space }
preview-escort = { $units-count ->
    [0] No escort
   *[other] Escort: { $units }
}
verb-pass = Pass
verb-call_off = Call off
verb-press_on = Press on
verb-take_refuge = Put in
verb-join = Join
verb-ferry = Convoy for supply
verb-forgo = Leave without supply
event-sails = { $unit } sails along { $path } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
event-shipped = { $target } carries { $unit }: { $path }.
event-invades = { $unit } embarks on { $target } for an invasion: { $path }.
event-escorted = Escort: { $units }.
event-intercepts = { $unit } intercepts { $target } in { $space }.
event-escort_holds = { $unit } holds the interceptor off.
event-escort_fails = { $unit } fails as an escort.
event-got_through = { $unit } gets through.
event-interdicted = { $unit } is interdicted.
event-called_off = The invasion of { $space } is called off.
event-put_in = { $units } put in at { $space }.
event-fled = { $unit } goes to { $space }.
event-landed = { $unit } lands in { $space }.
event-inland = { $unit } goes on to { $space }.
event-ferries = { $unit } traces a line of supply for { $units }: { $path }.
event-forgone = { $unit } goes without supply.
no-no-ships = There are no naval actions in this scenario: not for { $unit }.
no-not-naval = { $unit } is no naval unit.
no-no-convoy = { $unit } is no convoy.
no-fights-nobody = While the Nazi-Soviet Pact holds, the Soviets fight nobody.
no-no-foe = { $unit } and { $target } are neither friends nor enemies: they don’t fight each other.
no-lays-nothing = While the Nazi-Soviet Pact holds, the Soviets lay no marker.
no-only-naval-moves = While the Nazi-Soviet Pact holds, Soviet ships carry nobody.
no-not-in-its-port = { $unit } and { $target } are not in the same port.
no-not-carried = { $unit } can’t be carried.
no-no-haven = { $space } is no friendly port for { $unit }.
no-no-passage = There is no open passage to { $space } from there.
no-no-escort = { $unit } can’t escort this voyage.
no-too-far = { $unit } is too far away to escort.
no-one-of-each = At most one air unit and one warship escort.
no-not-its-target = { $unit } can’t attack { $target } now: escorts come first.
no-not-on-path = { $space } is not where the voyage can be met.
no-zone-too-far = { $unit } does not reach { $space }.
no-no-interceptor = { $unit } can’t intercept.
no-one-by-one = Another unit is intercepting; { $unit } has to wait.
no-intercepted-before = { $unit } has intercepted this voyage before.
no-enough-interceptors = At most { $number } units intercept one voyage.
no-no-coast = { $space } is no coastal hex.
no-friend-there = A friendly ground unit is in { $space }.
no-no-port-near = { $space } has no port, and none beside it.
no-severe-weather = The weather in { $space } is severe.
no-invaded-before = { $space } was invaded before in this sub-phase.
no-not-on-zone = The way does not end in a sea zone of { $space }.
no-too-far-to-invade = { $space } is farther than { $number ->
    [0] the sea zone of the port
    [one] 1 sea zone
   *[other] { $number } sea zones
}.
no-lands-in-no-zone = No enemy zone of control lies on { $space }: no Assault at once.
no-one-hex-inland = { $unit } may go one hex only.
no-serves-so-many = A convoy serves at most { $number } units.
no-needs-no-convoy = { $unit } needs no convoy for its supply.
no-off-the-way = { $unit } does not lie on the way of this line.
no-nothing-to-forgo = { $unit } has no Full Supply that it could go without.
no-always-full = { $unit } has Full Supply where it is.

# ---------------------------------------------------------------- section 14: special markers

verb-lay = Lay a marker
why-airdrop = whether the city falls to the airdrop
event-laid = { $marker } in { $space }.
no-not-laid = { $marker } is not laid on the map.
no-laid-on-land = { $marker } is laid on land; { $space } is none.
no-marker-there = { $marker } can’t be laid in { $space }: such a marker lies there already.
no-dropped-on-friends = { $marker } can’t be laid in { $space }: a friendly unit or city is there.
no-far-from-its-air = { $marker } can’t be laid in { $space }: no air unit of its nation is within { $number } hexes.
no-rises-against-nobody = { $marker } can’t be laid in { $space }: no enemy ground unit is there.
no-rises-abroad = { $marker } can’t be laid in { $space }: that is in no country of the West or the Soviets.

# ---------------------------------------------------------------- section 16: politics

ask-declarations = Declarations of war: name a neutral country, or end.
verb-declare = Declare war
preview-declare = Declare war on { $country }
event-declared = The { $faction } declares war: { $country }.
event-activated = { $country } joins the { $faction }.
event-placed = { $unit } stands in { $space }.
no-not-neutral = { $country } is not neutral, or does not exist.
no-never-at-war = { $country } never takes part in the war.
no-appeasement = Appeasement forbids war on { $country }.
no-pact-holds = The Nazi-Soviet Pact forbids war on { $country }.
why-policy = whether a policy holds
event-evaluated = { $policy } is evaluated: { $number }.
event-policy_ended = { $policy } has ended{ $policy-id ->
    [appeasement] : from now on the West may declare war and go into Axis land.
    [nazi_soviet_pact] : from now on Axis and Soviets are enemies.
   *[other] .
}
event-usa_entry = The USA will enter the war in { $number } turns.
ask-relocation = { $unit } has to leave { $space }: where to?
verb-relocate = Relocate
event-taken_away = { $unit } finds no place and goes to the Mobilization box.
event-relocated = { $unit } is relocated to { $space }.
event-collapsed = { $country } collapses.
event-conquered = { $country } is conquered by the { $faction }.
event-marker_comes = { $faction }: { $marker } comes into play.
event-ceded = { $area } is ceded to { $country }.
no-not-nearest = { $space } is not among the nearest places for { $unit }.
ask-diplomacy = Diplomacy: draw a marker from the cup, add one to it, or end.
verb-draw = Draw from the cup
verb-add = Add to the cup
event-no_event = { $faction }: No Event is drawn and goes back to its box.
event-drawn = { $faction }: { $cup } is drawn.
event-added = { $cup } goes into the cup{ $number ->
    [0] .
   *[other] , with a No Event marker.
}
event-marker_void = { $cup } has no effect and leaves the game.
event-checked = Political check, { $country }, rating { $number }: { $outcome }.
outcome-success = success
outcome-failure = failure
why-political = political check
event-leans = { $country } leans towards the { $faction }.
event-leans_no_more = { $country } no longer leans towards the { $faction }.
event-annexed = { $country } is annexed by the USSR.
no-has-added = You have added to the cup in this segment: no drawing.
no-has-drawn = You have drawn from the cup in this segment: no adding.
no-cup-is-empty = The cup is empty.
no-not-in-the-box = { $cup } is not in the Diplomacy Cup box.
no-too-dear-together = The { $faction } would have to pay { $price } and has { $left }.
ask-armistice = France has fallen: an armistice, with a neutral Vichy France, or none?
verb-grant = Grant the armistice
verb-refuse = Refuse it
event-armistice = Armistice: Vichy France is a neutral country.
event-no_armistice = No armistice: what is left of the French forces fights on with the United Kingdom.

# ---------------------------------------------------------------- section 17: conditional events

event-happens = { $event }{ $event-id ->
    [west_invasion] : the war in the West has begun. Appeasement ends, and at the end of the phase the French air unit that waited for it comes.
    [mediterranean_crisis] : the war has come to the Mediterranean. Appeasement ends, and British forces come to Egypt and Gibraltar.
    [east_invasion] : the war in the East has begun. The Nazi-Soviet Pact ends, Baltic countries that are still neutral join the Soviets, and at the end of the phase the Soviet units that waited for it come.
    [ussr_north_border] : the USSR is threatened in the north. The Soviet units that waited for it come there at once.
    [ussr_south_border] : the USSR is threatened in the south. The Soviet units that waited for it come there at once.
   *[other] .
}
ask-triggered = Set off together: { $events }. Which is first?
verb-first = This first
no-not-triggered = { $event } was not set off.
ask-placement = { $event }: where does { $unit } come?
verb-put = Put the unit
event-put = { $unit } comes to { $space }.
event-no_room_for = There is no room for { $unit }: it goes to the Mobilization box.
no-not-put-there = { $unit } can’t be put in { $space }.

# ---------------------------------------------------------------- charts

chart-shop = On sale now
chart-production = Production
chart-prices = Price list
chart-countries = Countries
chart-policies = Policies
chart-conditional = Events that happen once
chart-cup = Diplomacy cup
chart-what = What
chart-what-country = Country
chart-what-policy = Policy
chart-what-event = Event
chart-where = Where
chart-source = Where points come from
chart-factories = Factories
chart-points = Points
chart-price = Points
chart-own = { $country }: its own factories
chart-given = { $country }: off the map, and by markers
chart-lost = { $country }: lost
chart-bombed = { $country }: bombed
chart-in-all = { $country }: in all
chart-left = { $country }: left to spend
chart-told = { $country }: as the scenario says, left
chart-unlimited = unlimited
chart-note-lost = What is not spent is lost when points are counted again.
chart-activation = Activation
chart-replacement = Replacement
chart-mobilization = Mobilization
chart-kind-leg = Leg unit
chart-kind-mobile = Mobile unit
chart-kind-fighter = Fighter
chart-kind-bomber = Bomber
chart-kind-convoy = Convoy
chart-kind-surface = Surface fleet
chart-kind-carrier = Carrier
chart-note-surprise = Surprise Attack marker: { $price } points, { $number } turns later. The faction pays together.
chart-note-cup = Diplomacy: { $price } points to draw a marker from the cup, { $number } to add one.
chart-unit = { $unit }
chart-marker = { $marker }
chart-add = Add to the cup: { $cup }
chart-country = { $country }
chart-stands = Stands with
chart-will = Will
chart-leans = Leans towards
chart-conquered = conquered by the { $faction }
chart-note-neutral = All other countries are neutral and lean towards nobody.
chart-policy = { $policy }
chart-state = State
chart-in-force = in force
chart-ended = ended, { $month } { NUMBER($year, useGrouping: 0) }
chart-next = Next roll
chart-roll = ends on { $number } or more, die { $modifier ->
    [0] as it is
   *[other] +{ $modifier }
}
chart-note-policies = When both have ended the USA will enter the war.
chart-event = { $event }
chart-happened = Happened
chart-not-yet = not yet
chart-note-usa = The USA enter the war { $number } turns after their entry was decided.
chart-in-cup = In the cup
chart-in-box = In the box, can be added
chart-no-event = No Event markers in the cup
chart-goes-back = Drawn, goes back to the cup
chart-number = Markers
chart-which = Which
chart-cups = { $cups }

# ---------------------------------------------------------------- ends

event-first_ally = First among the Allies: { $faction } (West { $western }, Soviets { $soviet }).
end-held-out = Time has run out: victory of the { $faction }.
end-conquest = Conquest complete: victory of the { $faction }.
end-will-broken = The will of the USSR is broken: victory of the { $faction }.
end-liberation = The West is free: victory of the { $faction }.
end-decisive = Decisive victory of the { $faction }.
end-surrender = Unconditional surrender: victory of the { $faction }.
end-marginal = Germany fell too late: marginal victory of the { $faction }.

# ---------------------------------------------------------------- what is shown

moment-turn = { $month } { NUMBER($year, useGrouping: 0) }{ $skies ->
    [1] , { $temperate } weather
   *[other] {" "}(cold: { $cold }, temperate: { $temperate }, warm: { $warm })
}
moment-brief = { $month } { NUMBER($year, useGrouping: 0) }, { $skies ->
    [1] { $temperate } weather
   *[other] { $cold }/{ $temperate }/{ $warm }
}
moment-phase = { $phase }, { $faction }
brief-germany = Ger
brief-italy = Ita
brief-uk = UK
brief-france = Fra
brief-ussr = USSR
brief-usa = USA
brief-poland = Pol
brief-belgium = Bel
brief-netherlands = Neth
brief-greece = Gre
brief-yugoslavia = Yug
brief-romania = Rom
brief-hungary = Hun
brief-finland = Fin
faction-everybody = all factions
faction-neutral = neutral
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
title-legend = Key
title-turns = Turns
title-will = National Will
title-markers = Markers
weather-of = weather { $sky }
title-standings = Weather and countries
title-mobilization = { $faction }: Mobilization box
title-upgrade = { $faction }: Upgrade box
title-eliminated = { $faction }: Eliminated box
row-events = Events box
row-map = On the map
row-track = On the Turn Track
row-surprise = Surprise Attack box
status-neutral = neutral
status-active = active
status-conquered = conquered
climate-cold = cold zone
climate-temperate = temperate zone
climate-warm = warm zone
climate-desert = desert zone
terrain-clear = clear
terrain-woods = woods
terrain-hill = hills
terrain-marsh = marsh
terrain-desert = desert
terrain-faded = faded: no ground units
terrain-sea = sea
terrain-lake = lake
terrain-box = box
terrain-zone = sea zone
type-infantry = infantry
type-paratroop = paratroops
type-shock = shock unit
type-garrison = garrison
type-motorized = motorized unit
type-tank = tank unit
type-fighter = fighters
type-bomber = bombers
type-convoy = convoy
type-surface = surface fleet
type-carrier = carriers
key-country = Border of a country
key-weather = Border of weather zones
key-transport = Transport line
key-river = River
key-mountain = Mountain
key-canal = Canal
key-strait = Strait
key-capital = Capital
key-source = Factory
key-port = Port
key-fort = Fort
key-held = City: { $faction }
key-reduced = Reduced unit
about-unit = { $type } of { $country-id ->
    [netherlands] the { $country }
    [uk] the { $country }
    [usa] the { $country }
    [ussr] the { $country }
   *[other] { $country }
}
about-unit-elite = elite { $type } of { $country-id ->
    [netherlands] the { $country }
    [uk] the { $country }
    [usa] the { $country }
    [ussr] the { $country }
   *[other] { $country }
}
about-city = city
about-capital = capital
about-factory = factory
about-port = port
about-overseas = overseas
about-coast = on { $where }
about-side-river = River towards { $where }
about-side-mountain = Mountain towards { $where }
about-side-strait = Strait towards { $where }
about-side-canal = Canal towards { $where }
about-line = Transport line to { $where }
about-strategic_move = One unit moves along transport lines in the Strategic Movement Phase.
about-airdrop = Within 3 hexes of an air unit of its nation: −2 to the defender there; an enemy city without a ground unit falls on 1 to 3.
about-partisans = On an enemy ground unit in a Western or Soviet country: −2 to it, and no line of supply goes through.
about-free_forces = +1 in a ground combat.
about-ground_support = +1 in a ground combat with a unit of a minor country.
about-jets = +2 in an air combat.
about-rockets = −2 to the enemy in a ground combat, +1 in strategic warfare.
about-heavy_artillery = An Assault by Germans on a fort is not halved.
about-naval_evacuation = A UK ground unit on the coast that has to retreat, or is not activated yet, goes to a friendly port and is reduced.
about-snafu = −1 to the enemy in any combat.
about-surprise_attack = +1 in ground and air attacks within 2 hexes.
about-tanks = A ground unit of its nation counts as a tank unit.
about-ultra = +1 in any combat.
about-radar = +1 for the defender in the air over Great Britain.
about-wolf_packs = +2 in strategic warfare against the West.
about-escort_carriers = Halves the enemy’s result in strategic warfare.
about-surface_action = +1 in a ground combat on a coast where a fleet of surface ships is near.
about-urals_factories = Two more factories for the USSR.
about-lend_lease = One more factory for the USSR, unless the Axis cuts both ways to it.
about-mulberry = A coastal hex where a UK or US invader stands becomes a port.
overlay-attacks = Attacks of a unit
overlay-attacks-enemy = can be attacked on the way; how likely the defender is driven back or worse
overlay-attacks-contested = can only be assaulted; how likely the defender is driven back or worse
overlay-zones = Zones of control
overlay-zones-axis = Axis zone
overlay-zones-western = Western zone
overlay-zones-soviet = Soviet zone
overlay-zones-contested = zones of several factions
overlay-reach = Reach of a unit
overlay-reach-own = can get there, for so many points
overlay-ranges = Ranges of an air or naval unit
overlay-ranges-own = air support; the figure: its Sorties
overlay-ranges-contested = air strikes only
overlay-ranges-enemy = sea zones where it works: interception, or the way out of port
overlay-sorties = Sorties
overlay-sorties-axis = Axis
overlay-sorties-western = West
overlay-sorties-soviet = Soviets
overlay-supply = Supply of a unit
overlay-supply-own = Full Supply: its line; Unlimited Sources and what they reach by land
overlay-supply-port = Full Supply by Western ports, for few units each, and what these reach by land
overlay-supply-contested = Low Supply: its line; Limited Sources and what only they reach
overlay-supply-enemy = the unit has no line
overlay-supply-axis = the convoy that carries it, where they meet; units it can serve
overlay-supply-western = the convoy that carries it, where they meet; units it can serve
overlay-supply-soviet = the convoy that carries it, where they meet; units it can serve
overlay-supply-no_source = missing for a better line: a way by land to a source that can still serve the unit
overlay-supply-no_port = missing for a better line: a way by land to an Unlimited Source or to a friendly port
overlay-supply-no_sea = missing for a better line: open sea from this port to the port of a source
overlay-supply-no_convoy = missing for a better line: a convoy with a Sortie left that lies on a way to this port
overlay-convoys = Supply over the sea
overlay-convoys-axis = Axis convoy: units that it can serve
overlay-convoys-western = Western convoy: units that it can serve
overlay-convoys-soviet = Soviet convoy: units that it can serve
overlay-convoys-port = Western port: units that it can still supply; there are no convoys here
overlay-convoys-own = waits for supply
overlay-convoys-contested = Low Supply
overlay-convoys-enemy = no supply
overlay-cities = Cities
overlay-cities-axis = Axis city
overlay-cities-western = Western city
overlay-cities-soviet = Soviet city
overlay-cities-neutral = neutral city
overlay-weather = Weather
overlay-weather-contested = poor weather
overlay-weather-enemy = severe weather
figure-adds = adds
figure-against = adds to the other side
figure-hope = defender driven back or worse
figure-escort_fails = escort fails
figure-interdicted = interdicted
figure-duel-both = duel: Air Support for both
figure-duel-attacker = duel: for the attacker alone
figure-duel-defender = duel: for the defender alone
figure-markers = markers at hand
figure-units = air units in range
figure-way = movement points to get there
figure-attack_cost = movement points for the attack
figure-faction = joins the
figure-cost = movement points
figure-left = movement points left
figure-price = production points
figure-points = production points left
figure-attack = attacker in all
figure-defence = defender in all
unknown-escorts = Naval Support by escorts
unknown-commitments = what both sides will commit
unknown-duel = the duel of the air units
figure-attack-nation = attacker: { modifier-nation }
figure-attack-elite = attacker: { modifier-elite }
figure-attack-reduced = attacker: { modifier-reduced }
figure-attack-low_supply = attacker: { modifier-low_supply }
figure-attack-shock = attacker: { modifier-shock }
figure-attack-tank = attacker: { modifier-tank }
figure-attack-air_support = attacker: { modifier-air_support }
figure-attack-isolated = attacker: { modifier-isolated }
figure-attack-weather = attacker: { modifier-weather }
figure-attack-terrain = attacker: { modifier-terrain }
figure-attack-side = attacker: { modifier-side }
figure-attack-additional = attacker: { modifier-additional }
figure-attack-invasion = attacker: { modifier-invasion }
figure-attack-naval_support = attacker: { modifier-naval_support }
figure-attack-german_air = attacker: { modifier-german_air }
figure-attack-great_britain = attacker: { modifier-great_britain }
figure-attack-carrier = attacker: { modifier-carrier }
figure-attack-bomber = attacker: { modifier-bomber }
figure-attack-convoy = attacker: { modifier-convoy }
figure-attack-against_ships = attacker: { modifier-against_ships }
figure-attack-sorties = attacker: { modifier-sorties }
figure-attack-airdrop = attacker: { modifier-airdrop }
figure-attack-partisans = attacker: { modifier-partisans }
figure-attack-surprise_attack = attacker: { modifier-surprise_attack }
figure-attack-free_forces = attacker: { modifier-free_forces }
figure-attack-ground_support = attacker: { modifier-ground_support }
figure-attack-jets = attacker: { modifier-jets }
figure-attack-rockets = attacker: { modifier-rockets }
figure-attack-snafu = attacker: { modifier-snafu }
figure-attack-ultra = attacker: { modifier-ultra }
figure-attack-radar = attacker: { modifier-radar }
figure-attack-surface_action = attacker: { modifier-surface_action }
figure-attack-ports_0 = attacker: { modifier-ports_0 }
figure-attack-ports_1 = attacker: { modifier-ports_1 }
figure-attack-ports_2 = attacker: { modifier-ports_2 }
figure-attack-ports_3 = attacker: { modifier-ports_3 }
figure-attack-ports_4 = attacker: { modifier-ports_4 }
figure-attack-usa = attacker: { modifier-usa }
figure-attack-trade = attacker: { modifier-trade }
figure-attack-bombed = attacker: { modifier-bombed }
figure-attack-conquered = attacker: { modifier-conquered }
figure-attack-wolf_packs = attacker: { modifier-wolf_packs }
figure-attack-halved-escort_carriers = attacker: { halved-escort_carriers }
figure-attack-halved-fort = attacker: { halved-fort }
figure-attack-halved-unsupplied = attacker: { halved-unsupplied }
figure-attack-halved-severe = attacker: { halved-severe }
figure-defence-nation = defender: { modifier-nation }
figure-defence-elite = defender: { modifier-elite }
figure-defence-reduced = defender: { modifier-reduced }
figure-defence-low_supply = defender: { modifier-low_supply }
figure-defence-shock = defender: { modifier-shock }
figure-defence-tank = defender: { modifier-tank }
figure-defence-air_support = defender: { modifier-air_support }
figure-defence-isolated = defender: { modifier-isolated }
figure-defence-weather = defender: { modifier-weather }
figure-defence-terrain = defender: { modifier-terrain }
figure-defence-side = defender: { modifier-side }
figure-defence-additional = defender: { modifier-additional }
figure-defence-invasion = defender: { modifier-invasion }
figure-defence-naval_support = defender: { modifier-naval_support }
figure-defence-german_air = defender: { modifier-german_air }
figure-defence-great_britain = defender: { modifier-great_britain }
figure-defence-carrier = defender: { modifier-carrier }
figure-defence-bomber = defender: { modifier-bomber }
figure-defence-convoy = defender: { modifier-convoy }
figure-defence-against_ships = defender: { modifier-against_ships }
figure-defence-sorties = defender: { modifier-sorties }
figure-defence-airdrop = defender: { modifier-airdrop }
figure-defence-partisans = defender: { modifier-partisans }
figure-defence-surprise_attack = defender: { modifier-surprise_attack }
figure-defence-free_forces = defender: { modifier-free_forces }
figure-defence-ground_support = defender: { modifier-ground_support }
figure-defence-jets = defender: { modifier-jets }
figure-defence-rockets = defender: { modifier-rockets }
figure-defence-snafu = defender: { modifier-snafu }
figure-defence-ultra = defender: { modifier-ultra }
figure-defence-radar = defender: { modifier-radar }
figure-defence-surface_action = defender: { modifier-surface_action }
figure-defence-ports_0 = defender: { modifier-ports_0 }
figure-defence-ports_1 = defender: { modifier-ports_1 }
figure-defence-ports_2 = defender: { modifier-ports_2 }
figure-defence-ports_3 = defender: { modifier-ports_3 }
figure-defence-ports_4 = defender: { modifier-ports_4 }
figure-defence-usa = defender: { modifier-usa }
figure-defence-trade = defender: { modifier-trade }
figure-defence-bombed = defender: { modifier-bombed }
figure-defence-conquered = defender: { modifier-conquered }
figure-defence-wolf_packs = defender: { modifier-wolf_packs }
figure-defence-halved-escort_carriers = defender: { halved-escort_carriers }
figure-defence-halved-fort = defender: { halved-fort }
figure-defence-halved-unsupplied = defender: { halved-unsupplied }
figure-defence-halved-severe = defender: { halved-severe }
preview-move = Move { $unit } to { $to }
preview-attack = { $unit } attacks { $unit2 }
preview-assault = { $unit } will assault { $space }
preview-rebase = Rebase { $unit } to { $space }
preview-strike = { $unit } strikes { $unit2 }
preview-mobilize = Mobilize { $unit } in { $space }
preview-restore = Restore { $unit }
preview-lay = Lay { $marker } in { $space }
preview-redeploy = Move { $unit } strategically to { $space }

# ---------------------------------------------------------------- section 12: bombing

verb-bomb = Bomb
verb-scramble = Intercept
verb-stay_down = Let the bomber through
ask-scramble = { $unit } comes to bomb { $space }: intercept, or let it through.
event-bombs = { $unit } sets out to bomb { $space }.
event-bombed = { $space } is bombed.
event-bomber_met = { $unit } intercepts { $target }.
event-driven_off = { $unit } is driven off.
no-no-bomber = { $unit } is no bomber on the map.
no-no-bombing = There is no bombing in this scenario.
no-met-before = { $unit } has intercepted this bomber before.
no-bombed-before = { $space } has been bombed before.
no-not-bombed = { $space } has no factory that produces for the enemy.
no-no-more-interceptors = At most { $number } air units intercept, each once.
preview-bomb = { $unit } bombs { $space }

# ---------------------------------------------------------------- section 14: Naval Evacuation

verb-evacuate = Naval Evacuation
event-evacuated = { $unit } is taken off to { $space }.
no-not-evacuated = { $unit } can’t be taken off: a unit of the marker’s nation in a coastal hex can.
preview-evacuate = Take { $unit } off to { $space }

# ---------------------------------------------------------------- section 15: forts

verb-man_fort = Mobilize in the fort

# ---------------------------------------------------------------- sections 6 and 14: markers that are bought

verb-buy = Buy
ask-purchases = Mobilization is over: buy Surprise Attack markers, or end.
event-marker_leaves = { $marker } leaves the game.
event-bought = The { $marker } marker is bought and comes in { $number } turns.
no-not-for-sale = { $marker } does not lie in your Surprise Attack box.

# ---------------------------------------------------------------- sections 13, 14 and 19: Mulberry, the abstract naval rules, scenarios of their own

verb-transport = Naval Transport
verb-descend = Invade with a marker
verb-build_harbour = Build the Mulberry
verb-hold_back = Keep the marker
verb-withdraw = Withdraw
ask-harbour = { $unit } holds { $space }: build the Mulberry there, or keep it.
ask-withdrawal = A Luftflotte leaves this front: say which.
event-harbour = { $unit } has its Mulberry: { $space } is a port now.
event-harbour_gone = The Mulberry in { $space } is lost.
event-transported = { $unit } goes by sea to { $space }.
event-descends = { $unit } invades { $space } from the sea.
event-withdrawn = { $unit } leaves the game.
why-entry = when it comes
no-ships-needed = In this scenario ships carry units.
no-not-in-port = { $unit } is in no friendly port.
no-western-only = { $unit } can’t go by sea: here only the West has shipping.
no-no-port-for-marker = { $marker } can’t be put in { $space }: it needs another port, on ground that is at war.
no-not-beside-port = { $space } is neither the marker’s port nor next to it.
no-from-box-only = { $unit } can’t land in { $space }: some coasts are invaded from the Western Mediterranean only, and from there no others.
no-spared-coast = In this scenario { $space } can’t be invaded.
no-stands-still = { $unit } was set up in a port and may not move this month.
no-not-withdrawn = { $unit } is no Luftflotte on the map.
preview-transport = { $unit } goes by sea to { $space }

# ---------------------------------------------------------------- what is shown: cards, and what an end leaves unused

detail-full = Full strength
detail-reduced = Reduced
detail-sorties = { $number ->
    [0] Fresh: no Sorties
    [one] { $number } Sortie
   *[other] { $number } Sorties
}
detail-supply = { $supply }
detail-movement = { $number } movement points an activation
detail-in_fort = Inside the fort: no zone of control, no attacks
detail-activated = Activated in this phase
detail-attacked = Has made a mobile attack
detail-assault = Will assault { $space }
detail-carried = Moved strategically: it rests
detail-points = { $country }: { $number ->
    [one] 1 production point left
   *[other] { $number } production points left
}
detail-will = { $country }: National Will { $number }
detail-weather = Weather: { $sky }
detail-land = { $country } ({ $state })
detail-control = City controlled by: { $faction }
detail-fort = Fort: { $country }
detail-zone = In a zone of control: { $faction }
detail-marker = { $marker } lies here
detail-bombed = Bombed
detail-harbour = A Mulberry: a Western port
left-points = { $number ->
    [one] One movement point is left.
   *[other] { $number } movement points are left.
}
left-idle = { $number ->
    [one] One ground unit could still be activated.
   *[other] { $number } ground units could still be activated.
}
left-assaults = { $number ->
    [one] One unit has designated an Assault that is not resolved.
   *[other] { $number } units have designated Assaults that are not resolved.
}
left-redeployment = { $number ->
    [one] One unit could still make the strategic move of this month.
   *[other] { $number } units are ready for the one strategic move of this month; none makes it.
}
left-worn = { $number ->
    [one] One unit could still be restored.
   *[other] { $number } units could still be restored.
}
left-mobilization = { $number ->
    [one] One unit could still be mobilized.
   *[other] { $number } units could still be mobilized.
}
left-unsupplied = { $number ->
    [one] The supply of one unit gets worse.
   *[other] The supply of { $number } units gets worse.
}

# ---------------------------------------------------------------- options

option-players = How many play: two, three or four; of four two share the Axis (U2).
option-german_air_drm = What German air units add to their die in the air and at sea: 0 as on the sheets, or 2 (U173a).
option-mobile_attack_weather = Mobile attacks in any weather, as on the sheets, or in fair weather only (U173b).
option-mobile_attack_weather-any = in any weather
option-mobile_attack_weather-fair = in fair weather only
option-weather_memory = In April and November the weather also depends on that of the month before (U172).
option-variable_entry = What is due in a month comes a month early on a 1, a month late on a 6 (U173).

# ---------------------------------------------------------------- files

file-not-played = the phase “{ $phase }” is not played by “{ $faction }” in this scenario
file-crowded = { $unit } can’t stand in { $space }: another unit of its kind does (U33)

# ---------------------------------------------------------------- arguments and groups of verbs

group-ground = Army operations
group-air = Air units
group-sea = At sea
group-markers = Markers
role-unit = Unit
role-units = Units
role-attack-2 = Target
role-strike-2 = Target
role-space = Place
role-path = Way
role-marker = Marker
role-country = Country
role-cup = Marker of the cup
role-event = Event
role-ship-1 = Cargo
role-ship-2 = Convoy
role-invade-1 = Invader
role-invade-2 = Convoy
role-ferry-1 = Convoy
role-ferry-2 = Units to supply
role-intercept-1 = Interceptor
role-intercept-2 = Target
role-intercept-3 = Sea zone
role-upgrade-1 = New unit
role-upgrade-2 = Replaced unit
role-resolve-2 = Primary attacker
role-resolve-3 = Additional attackers
role-descend-2 = Invader
role-descend-3 = Hex to invade

## Opponents
bot-captain = Plans marches, attacks and landings like a careful player.
bot-captain-cautious = A captain who attacks what it is likely to destroy and stays where its supply is.
bot-captain-bold = A captain for whom ground and time count more than losses.
bot-captain-mediterranean = In the Main Event, a captain who goes to the Balkans in autumn 1940 and east a year later than in history.
bot-captain-barbarossa = In the Main Event, a captain who turns east once France has fallen and leaves the Balkans alone.

## ---------------------------------------------------------------- the combat being fought (section 10)

battle-title = { $kind ->
    [mobile] Mobile attack on { $target } in { $space }
    [invasion] Invasion of { $space }: { $target } defends
    [landing] Assault out of the landing on { $target } in { $space }
    [strike] Air Strike on { $target } in { $space }
    [interception] Interception of { $target } in { $space }
    [air_interception] Interception of { $target } in { $space }
    [bombing] Bomber intercepted in { $space }: { $target }
   *[other] Assault on { $target } in { $space }
}
battle-attacker = Attacker: { $faction }
battle-defender = Defender: { $faction }
battle-stage-joining = Others join
battle-stage-commitment = Will commit? In secret
battle-stage-committing = Commitments in turn
battle-stage-retreat = Retreat
battle-stage-advance = Advance
battle-rank-primary = primary attacker
battle-rank-additional = additional attackers
battle-rank-defending = defender
battle-rank-support = Air Support
battle-sum = die { $sum }
battle-duel = Duel of the air units
modifier-nation = nation
modifier-elite = elite
modifier-reduced = reduced
modifier-low_supply = Low Supply
modifier-shock = shock unit
modifier-tank = tanks
modifier-air_support = Air Support
modifier-isolated = isolated defender
modifier-weather = weather
modifier-terrain = city or rough ground
modifier-side = hexside
modifier-additional = additional attackers
modifier-invasion = invasion
modifier-naval_support = Naval Support
modifier-german_air = German air unit
modifier-great_britain = over Great Britain
modifier-carrier = carriers
modifier-bomber = bombers
modifier-convoy = convoy
modifier-against_ships = against ships
modifier-sorties = Sorties
modifier-airdrop = Airdrop
modifier-partisans = Partisans
modifier-surprise_attack = Surprise Attack
modifier-free_forces = Free Forces
modifier-ground_support = Ground Support
modifier-jets = Jets
modifier-rockets = Rockets
modifier-snafu = SNAFU
modifier-ultra = ULTRA
modifier-radar = Radar
modifier-surface_action = Surface Action
modifier-ports_0 = ports on zones 1, 2, 7, 9
modifier-ports_1 = ports on zones 3, 4
modifier-ports_2 = ports on zone 6
modifier-ports_3 = ports on zone 31
modifier-ports_4 = ports on zone 32
modifier-usa = the USA at war
modifier-trade = Baltic trade threatened
modifier-bombed = bombed factories in Germany
modifier-conquered = Allied countries conquered by the Axis
modifier-wolf_packs = Wolf Packs
halved-escort_carriers = halved: Escort Carriers
halved-fort = halved: fort
halved-unsupplied = halved: no supply
halved-severe = halved: severe weather
