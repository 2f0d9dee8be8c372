# Downfall of the Third Reich in English. The keys: see kernel/messages.py.

# ---------------------------------------------------------------- parts of sentences

the-faction = { $faction-id ->
    [axis] the Axis
    [allies] the Allies
   *[ussr] the USSR
}
whose = { $faction-id ->
    [axis] Axis
    [allies] Allied
   *[ussr] Soviet
}
whose-country = { $country-id ->
    [usa] the United States
    [uk] the United Kingdom
    [ussr] the USSR
   *[other] { $country }
}

# ---------------------------------------------------------------- menus

verb-remove = Remove an army
verb-downgrade = Turn armour into infantry
verb-plan = Planning
verb-produce = Armour production
verb-ready_air = Missions: air
verb-ready_submarines = Missions: submarines
verb-recruit = Recruitment
verb-develop = Research: put into development
verb-complete = Research: make available
verb-lend_lease = Lend-Lease
verb-place = Place an army reduced
verb-place_full = Place an army full
verb-restore = Restore to full strength
verb-exchange = Exchange infantry for armour
verb-tactical = Tactical movement
verb-attack = Attack
verb-engage = Attack in place
verb-strategic = Strategic movement
verb-sail = Naval movement
verb-land = Amphibious assault
verb-breach = Announce an opening attack
verb-hunt_standard = Send two submarine markers
verb-hunt_advanced = Send an advanced submarine marker
verb-bomb = Place a bomber
verb-open_africa = Announce landings in French North Africa
verb-fight = Begin the combats
verb-assault = Attack an army
verb-fly = Fly an air mission
verb-fly_advanced = Fly an advanced air mission
verb-pass = No air mission
verb-cancel = Cancel the mission
verb-cancel_advanced = Cancel it with an advanced marker
verb-let_pass = Let it through
verb-end = Finish

group-operations = Operations
group-actions = Actions
group-armies = Recruits and exchanges
group-missions = Submarines and bombers

role-exchange-1 = Infantry
role-exchange-2 = Armour
role-breach-1 = Attacker
role-breach-2 = Target
role-breach-3 = Supports
role-assault-1 = Attacker
role-assault-2 = Target
role-assault-3 = Supports
role-unit = Army
role-units = Armies
role-type = Type of army
role-space = Area
role-tile = Technology

scenario-campaign_1940 = The whole war, from winter 1940 to spring 1945: 22 turns. If Germany surrenders before the last turn the Allies and the USSR win, on the last turn it is a draw; otherwise the Axis wins.
scenario-barbarossa_1941 = Summer 1941: the Axis is about to enter the USSR. Six turns, to autumn 1942; the Axis wins with 7 of the 12 Soviet victory areas, 6 is a draw. The shortest way into the war in the East.
scenario-case_blue_1942 = Summer 1942: Rommel stands at Mersa Matruh, and the Axis drives for the Caucasus. Six turns, to autumn 1943; the Axis wins with 5 of the 12 Soviet victory areas, or 4 while Italy is at war; otherwise 4 is a draw.
scenario-two_fronts_1944 = Spring 1944: the Allies are in southern Italy and ready to land in the West, the Red Army is on the offensive. Five turns, to spring 1945, with the victory of the whole war.

option-three_players = Three players: the Allies and the USSR each have a player of their own (2.1).
option-long_game = The game goes on to turn 22, spring 1945, and is won as the whole war is (20.1 to 20.3).
option-printed_supports = The second figure of an army is its support at full strength, not its combat value when reduced (1.2): supports are stronger.

# ---------------------------------------------------------------- questions

ask-minor-recruits = Recruits of the minor countries ({ $countrys }): { $pr ->
    [one] one infantry point
   *[other] { $pr } infantry points
} to spend now or lose, in this { whose } phase.
ask-nothing = Waiting for the { $seats }.
ask-actions-phase = { whose } phase, turn { $turn }: { $number ->
    [0] no action left
    [one] one action left
   *[other] { $number } actions left
}, { $po ->
    [one] 1 operation point
   *[other] { $po } operation points
}, { $pb ->
    [one] 1 armour point
   *[other] { $pb } armour points
}{ $pr ->
    [0] .
    [one] , 1 recruitment point to spend.
   *[other] , { $pr } recruitment points to spend.
}
ask-combat-phase = { whose } combats, turn { $turn }: { $spaces-count ->
    [0] attack armies in the areas of your Attack markers, or finish.
   *[other] an attack is still due in { $spaces }.
}
ask-mission = { $space }: { $unit } attacks { $target }{ $supports-count ->
    [0] { "" }
   *[other] , supported by { $supports }
}. { $attack } against { $defence } before the dice: an air mission of { the-faction } adds 2.
ask-interception = { $against-id ->
    [bombing] Bombers on their way to Germany: { the-faction } may cancel them with an advanced air mission.
   *[attack] { $space }: { $unit } attacks { $target } with an { $advanced ->
        [0] air mission
       *[other] advanced air mission
    }, { $attack } + 2 against { $defence } before the dice. A marker of { the-faction } can cancel the mission.
}
ask-african-landings = French North Africa: { $number ->
    [one] one more landing
   *[other] { $number } more landings
} of { the-faction } there, as announced.

# ---------------------------------------------------------------- what happens: turn, actions, recruits

event-turn = { moment-turn }.
event-phase = Turn { $turn }: { whose } Action Phase.
event-italian-points = Italy is at war: { $po ->
    [one] 1 operation point
   *[other] { $po } operation points
} for the Axis.
event-plans = { $faction }: Planning, { $po ->
    [one] 1 operation point
   *[other] { $po } operation points
} more.
event-produces = { $faction }: Armour production, { $pb ->
    [one] 1 armour point
   *[other] { $pb } armour points
} more.
event-readies-air = { $faction }: Missions, { $advanced ->
    [0] { $number ->
        [one] 1 air mission marker
       *[other] { $number } air mission markers
    }
   *[other] { $number ->
        [one] 1 advanced air mission marker
       *[other] { $number } advanced air mission markers
    }
} more.
event-readies-submarines = Axis: Missions, { $advanced ->
    [0] { $number ->
        [one] 1 submarine marker
       *[other] { $number } submarine markers
    }
   *[other] { $number ->
        [one] 1 advanced submarine marker
       *[other] { $number } advanced submarine markers
    }
} more.
event-recruits = { $faction }: Recruitment, { $pr ->
    [one] 1 recruitment point
   *[other] { $pr } recruitment points
}.
event-lend-lease = Allies: Lend-Lease. The USSR has one more action in its next phase.
event-placed = Recruited at full strength, { $space }: { $unit }.
event-placed-reduced = Recruited reduced, { $space }: { $unit }.
event-restored = Back to full strength: { $unit }.
event-removed = Removed from { $space }: { $unit }.
event-downgraded = Armour turned into infantry: { $unit } → { $type }.
event-exchanged = Exchange: { $unit } → { $type }.

# ---------------------------------------------------------------- what happens: countries, technologies, missions

event-joins = Entry into the war: { $country }, with { the-faction }.
event-total-war = Total war: { $faction }.
event-ussr-entered = The Axis enters the territory of the USSR for the first time, on turn { $turn }.
event-returns = Back in the war with the Allies: { $country }. Its armies can be recruited again.
event-reveal = { $faction }: the technology { $tile } is in use, and is turned face up.
event-developing = { $faction }: Research, into development: { $tile }.
event-completed = { $faction }: Research, now available: { $tile }.
event-mission = { $space }: { $advanced ->
    [0] { whose } air mission.
   *[other] advanced { whose } air mission.
}
event-mission-cancelled = Air mission cancelled by { the-faction }{ $advanced ->
    [0] .
   *[other] , with an advanced marker.
}
event-submarines = Battle of the Atlantic: { $advanced ->
    [0] { $number ->
        [one] one submarine marker
       *[other] { $number } submarine markers
    }
   *[other] { $number ->
        [one] one advanced submarine marker
       *[other] { $number } advanced submarine markers
    }
} at sea.
event-bombing = Strategic bombing: { $number ->
    [one] the first marker is placed.
   *[other] marker number { $number } is placed.
}

# ---------------------------------------------------------------- what happens: operations

event-operation = { $operation } ({ $cost ->
    [one] 1 point
   *[other] { $cost } points
}, { $po } left): { $unit }, { $operation-id ->
    [engage] { $to }
   *[other] { $from } → { $path }
}.
event-open-africa = The Allies announce three landings in French North Africa.

# ---------------------------------------------------------------- what happens: combat

event-combats = { whose } combats.
event-breach = { $space }: { $unit } is to attack { $target }{ $supports-count ->
    [0] { "" }
   *[other] , supported by { $supports }
}, and to open the way for armour.
event-breached = { $space }: a lead of { $number } before the dice; armour may cross.
event-breach-failed = { $space }: a lead of only { $number } before the dice; armour can’t cross, and the attack is not fixed.
event-assault = { $space }: { $unit } attacks { $target }{ $supports-count ->
    [0] .
   *[other] , supported by { $supports }.
}
event-combat = { $space }. Attack, { $unit }: { $attack_combat }{ $attack_winter ->
    [0] { "" }
   *[other] { " " }{ $attack_winter } winter
}{ $attack_support ->
    [0] { "" }
   *[other] { " " }+ support { $attack_support }
}{ $attack_air ->
    [0] { "" }
   *[other] { " " }+ air { $attack_air }
} + die { $attack_die } = { $attack }. Defence, { $target }: { $defence_combat }{ $defence_winter ->
    [0] { "" }
   *[other] { " " }{ $defence_winter } winter
}{ $defence_italians ->
    [0] { "" }
   *[other] { " " }+ Germans { $defence_italians }
}{ $defence_ground ->
    [0] { "" }
   *[other] { " " }+ terrain { $defence_ground }
}{ $defence_fortress ->
    [0] { "" }
   *[other] { " " }+ fortress { $defence_fortress }
}{ $defence_border ->
    [0] { "" }
   *[other] { " " }+ border { $defence_border }
}{ $defence_coast ->
    [0] { "" }
   *[other] { " " }+ coast { $defence_coast }
} + die { $defence_die } = { $defence }. Losses: attacker { $attack_losses }, defender { $defence_losses }.
event-reduced = Reduced: { $unit }.
event-eliminated = Eliminated: { $unit }.
why-attack-die = the attacker
why-defence-die = the defender

# ---------------------------------------------------------------- what happens: surrender

event-surrenders = Surrender of { whose-country } to { the-faction }.
event-interned = French North Africa closes: { $unit } in { $space } goes to its reserve.
event-africa-opened = French North Africa is open: Tunisia and Mareth to the Axis, Casablanca, Oran, Algiers and Tébessa to the Allies.

# ---------------------------------------------------------------- what happens: control and supply

event-control = Control passes to { the-faction }: { $spaces }.
event-cut-off = Cut off and lost to { the-faction }: { $spaces }.
event-partisans-left = The partisans have left { $space }: control of the Axis.
event-starved = Eliminated for lack of supply: { $units }.

# ---------------------------------------------------------------- the end

end-surrender = The Allies and the USSR win: Germany has surrendered on turn { $turn }.
end-surrender-at-last = A draw: Germany has surrendered only on turn { $turn }, the last.
end-no-surrender = The Axis wins: at the end of turn { $turn } Germany has not surrendered.
end-areas-held = The Axis wins: it controls { $number } of the 12 Soviet victory areas.
end-areas-balanced = A draw: the Axis controls { $number } of the 12 Soviet victory areas.
end-areas-freed = The Allies and the USSR win: of the 12 Soviet victory areas the Axis controls { $number }.

# ---------------------------------------------------------------- what a thing is now

detail-in-reserve = In the reserve of its country.
detail-out = Out of the game.
detail-full = Full strength: combat { $combat }, support { $support }.
detail-reduced = Reduced: combat { $combat }, support { $support }. One more loss eliminates it.
detail-at-peace = { $country } is not at war: the army can’t operate.
detail-was-unsupplied = Had no supply at the start of the phase: it can’t operate.
detail-beachhead = Landed in the phase before: still supplied over the beach.
detail-supplied = Is supplied.
detail-without-supply = Has no supply now.
detail-moved = Has made its operation of this turn.
detail-attack = Has an Attack: it may fight.
detail-landed = Has landed: it may fight, but gives no support.
detail-fought = Has attacked, or its attack is announced.
detail-supported = Has given its support, or has promised it.
detail-struck = Has been attacked, or is the target of an announced attack.
detail-reserve-holds = { $number ->
    [0] No army is in reserve.
    [one] 1 army is in reserve.
   *[other] { $number } armies are in reserve.
}
detail-controlled = Control: { $holder }.
detail-stack = { $faction }: { $number } of at most { $most } armies in an area.
detail-fortress = Fortress: +{ $number } for its defenders.
detail-source = Supply source: { $faction }.
detail-due = An attack must be made here.
detail-breached = The way through is open to armour.

# ---------------------------------------------------------------- what an ending leaves unused

left-operations = { $number ->
    [one] One operation point would not be used now, and an army could still make an operation. It is kept for your next phase.
   *[other] { $number } operation points would not be used now, and armies could still make operations. They are kept for your next phase.
}
left-actions = { $number ->
    [one] One action would be lost.
   *[other] { $number } actions would be lost.
}
left-recruits = { $number ->
    [one] One recruitment point would be lost.
   *[other] { $number } recruitment points would be lost.
}
left-minor-points = { $number ->
    [one] One recruitment point of the minor countries would be lost.
   *[other] { $number } recruitment points of the minor countries would be lost.
}
left-armour = { $number ->
    [one] One armour point could still turn infantry into armour. It is kept.
   *[other] { $number } armour points could still turn infantry into armour. They are kept.
}
left-hunt-standard = Two submarine markers could still be sent out.
left-hunt-advanced = An advanced submarine marker could still be sent out.
left-bomb = A bomber could still be placed over Germany.
left-attacks = { $number ->
    [one] One army could still attack.
   *[other] { $number } armies could still attack.
}

# ---------------------------------------------------------------- refusals: actions

no-no-action-left = No action is left in this { whose } phase.
no-action-taken = { $action } has been taken { $number ->
    [one] once
   *[other] { $number } times
} in this phase, and may not be taken again.
no-not-your-tile = Research in this phase is for technologies of { the-faction }.
no-no-research-yet = The Allies take no Research in { NUMBER($year, useGrouping: 0) }.
no-not-in-reserve = { $tile } is already in development or available.
no-available-at-once = In { NUMBER($year, useGrouping: 0) } Research makes a technology available at once: no need to develop it first.
no-already-available = { $tile } is already available.
no-not-in-development = { $tile } must first be put into development.
no-too-early = { $tile } can’t be available before { NUMBER($year, useGrouping: 0) }.
no-not-prepared = { $tile } needs Industrial redeployment to be available first.
no-po-full = There are already { $po } operation points, as many as can be kept.
no-pb-full = There are already { $pb } armour points, as many as can be kept.
no-needs-aviation = Air missions need Aviation: { $faction }.
no-no-markers = No mission marker of this kind is left in reserve: { $faction }.
no-lend-lease-too-early = No Lend-Lease before turn { $turn }, spring 1942, unless the Axis has entered the USSR and the USSR controls Karelia.
no-too-late = No Lend-Lease after turn { $turn }, the end of 1944.
no-ussr-out = The USSR has surrendered: nobody could use Lend-Lease.
no-no-points = Recruitment would bring no points: { $faction }.

# ---------------------------------------------------------------- refusals: recruits and exchange

no-not-your-type = { $type } belongs to another faction.
no-not-your-army = { $unit } belongs to another faction.
no-not-on-the-map = { $unit } is not on the map.
no-not-at-war = { $country } is not at war.
no-needs-technology = { $type } can be recruited only with { $technology }.
no-none-in-reserve = { $type }: none is left in reserve.
no-no-major-power = The armies of { whose-country } are recruited at the start of the phase, with points of their own.
no-major-power = The armies of { whose-country } are recruited by the Recruitment action.
no-infantry-only = Minor countries recruit infantry only, not { $type }.
no-not-enough-pr = It costs { $cost ->
    [one] 1 recruitment point
   *[other] { $cost } recruitment points
}, and { $pr ->
    [0] none is left.
    [one] 1 is left.
   *[other] { $pr } are left.
}
no-british-share = It costs { $cost ->
    [one] 1 recruitment point
   *[other] { $cost } recruitment points
}, and the United Kingdom may spend only { $pr } more.
no-not-enough-pb = It takes { $cost ->
    [one] 1 armour point
   *[other] { $cost } armour points
}, and { $pb ->
    [0] none is left.
    [one] 1 is left.
   *[other] { $pb } are left.
}
no-source-not-controlled = You do not control { $space }.
no-not-a-source = { $space } is not a supply source in the home territory of { whose-country }.
no-not-the-capital = { $space } is not the capital of { whose-country }.
no-capital-not-controlled = The capital, { $space }, is not controlled.
no-not-in-country = { $space } is not an area of { whose-country }.
no-axis-armies-there = Axis armies are in { $space }: partisans appear only where there are none.
no-already-full = { $unit } is at full strength.
no-not-supplied = { $unit } has no supply and can’t be restored.
no-not-armour = { $unit } is not armour.
no-not-infantry = { $unit } is not infantry.
no-not-its-armour = { $unit } can’t become { $type }: only ordinary armour of its own country.
no-not-on-a-source = { $unit } is in { $space }: the exchange is made on a controlled supply source.
no-no-infantry-in-reserve = No infantry of its country is in reserve for { $unit }.
no-only-at-the-start = An army is given up only at the start of the phase, once, before anything else.

# ---------------------------------------------------------------- refusals: operations

no-not-your-phase = { $unit } can’t operate: it is the phase of { the-faction }.
no-at-peace = { $unit } can’t operate: { $country } is not at war.
no-already-operated = { $unit } has made its operation of this turn.
no-unsupplied = { $unit } had no supply at the start of the phase and can’t operate.
no-allies-wait = On turn 1 { $unit } can’t operate: the Axis has entered neither Belgium nor France.
no-no-po = No operation points are left.
no-allies-all-wait = On turn 1 the Allies make no operation: the Axis has entered neither Belgium nor France.
no-no-army-for-it = No army of yours can do this now.
no-no-pr = There are no recruitment points to spend: the Recruitment action brings them.
no-no-pb = There are no armour points to spend: Armour production brings them.
no-no-recruit-for-it = The recruitment points that are left can neither place nor restore an army in this way.
no-no-tile-for-it = No technology of yours can be moved on in this way now.
no-no-operation-for-it = { $unit } can make no operation from where it stands.
no-too-few-po = The operation costs { $cost ->
    [one] 1 operation point
   *[other] { $cost } operation points
}, and { $po ->
    [one] only 1 is left.
   *[other] only { $po } are left.
}

# ---------------------------------------------------------------- refusals: politics

no-africa-closed = { $space } is closed: French North Africa is neutral until the Allies announce three landings there.
no-neutral = { $space } is neutral ({ $country }), and your faction can’t invade it.
no-germans-not-yet = German armies don’t enter { $space } ({ $country }) before { NUMBER($year, useGrouping: 0) }.
no-germans-limited = Until the Axis is in total war only { $number ->
    [one] one German army
   *[other] { $number } German armies
} may be in { $country }: not in { $space } as well.
no-italians-bound = { $unit } can’t enter { $space }: Italians stay in Italy, Greece, Africa and, from 1941, Yugoslavia, unless in total war { $number } others are there.
no-out-of-bounds = { $unit } can’t enter { $space }: armies of { whose-country } don’t operate there.
no-border-army = { $unit } in { $space } is held back at the border: until 1942, or until the Axis enters the USSR, it may only go into areas that the Axis controls.

# ---------------------------------------------------------------- refusals: movement

no-same-area = The army is already in { $space }.
no-not-adjacent = { $space } is not next to the area it would be entered from.
no-no-land-way = No way by land leads to { $space }.
no-too-far = Too far: the army goes { $number } areas at most, and { $space } lies beyond.
no-through-enemies = There are enemy armies in { $space }: nobody goes through them, except armour for which an announced attack has opened the way.
no-must-stop = Armour that has crossed an enemy-held area stops in the next one: { $space }.
no-no-crossing-mountains = Armour does not cross an enemy-held area over a high mountain, into { $space }.
no-leaving-enemies = An army that leaves enemies enters only areas that its faction controls and that hold no enemy: not { $space }.
no-high-mountain = The high mountain is closed: enemy armies stand on the other side, in { $space }.
no-must-attack = There are enemies and no armies of yours in { $space }: enter it by an Attack or a landing first.
no-no-target = An attack would be due in { $space }, and this army may attack nobody there.
no-no-enemies = There are no enemies to attack in { $space }.
no-not-controlled = You must control { $space } for this operation.
no-no-way = There is no way to { $space } through controlled areas alone.
no-rail-full = The Axis has already made { $number } strategic movements in Soviet territory in this phase, as many as it may.
no-no-coast = { $space } has no coast.
no-axis-sea-closed = No sea route to { $space }: the Axis does not pass Gibraltar nor sail the Black Sea.
no-no-sea-way = There is no sea route to { $space }.
no-no-landing-axis = No landing axis leads to { $space } from where the army is.
no-axis-closed-to-axis = The landing axis to { $space } is closed to the Axis.
no-landing-needs-technology = The landing in { $space } is marked D: it needs Amphibious assaults.
no-no-winter-landing = In winter armies land only in the Mediterranean, not in { $space }.
no-enough-there = { $number ->
    [one] One army
   *[other] { $number } armies
} at most may land in { $space } in a turn.
no-landings-made = { $number ->
    [one] One landing has been made in this phase, the only one allowed.
   *[other] { $number } landings have been made in this phase, as many as are allowed.
}
no-only-allies = Only the Allies can open French North Africa, not { the-faction }.
no-africa-not-closed = French North Africa is not closed.
no-too-few-landings = { $number } landings are needed in this phase, and not so many are left.
no-too-few-armies = { $number } armies must be able to land in French North Africa, and there are fewer.
no-no-landing-for-it = { $unit } can’t land in French North Africa from where it stands.
no-land-in-africa-first = The landings in French North Africa come first: not { $space }.

# ---------------------------------------------------------------- refusals: where armies may stand

no-never-together = Allied and Soviet armies are never in one area: { $space } holds armies of the other.
no-area-full = { $space } already holds { $number } of your armies, and no area takes more.

# ---------------------------------------------------------------- refusals: combat

no-combats-over = The combats of this phase are over.
no-combat-has-begun = The combats have begun: no more operations in this phase.
no-nothing-to-attack = No army with an Attack or a landing has an enemy to attack.
no-attacks-owed = An attack is still due in { $spaces }.
no-not-in-phase = { $unit } belongs to another faction than the one in phase.
no-not-on-map = { $unit } is not on the map.
no-no-attack-marker = { $unit } can’t fight: it has made neither an Attack nor a landing in this phase.
no-nobody-left-there = { $unit } has nobody left to attack in { $space }.
no-attacks-once = { $unit } has attacked in this phase, or is bound to an attack.
no-has-supported = { $unit } has given its support in this phase, or has promised it.
no-supports-itself = { $unit } can’t support its own attack.
no-support-elsewhere = { $unit } is in another area and can’t support this attack.
no-landed-no-support = { $unit } has just landed and gives no support; it may attack.
no-too-many-supports = Too many supports in { $space }: { $number ->
    [0] you have no more attackers than there are defenders.
    [one] one at most, the surplus of attackers over defenders.
   *[other] { $number } at most, the surplus of attackers over defenders.
}
no-not-an-enemy = { $target } is not an enemy.
no-not-in-the-area = { $unit } and { $target } are not in the same area.
no-attacked-before = { $target } has been attacked in this phase, or is the target of an announced attack.
no-attacked-by-ally = { $target } has already been attacked this turn by the other of the two allies.
no-french-first = The French in Calais must be attacked before { $target }.
no-finns-only-support = The USSR controls Karelia: { $unit } may support there, not attack.
no-fixed-attack-first = The announced attack comes first: { $unit } against { $target }, as it was announced.
no-breached-already = The way through { $space } is already open.
no-difference-too-small = The lead before the dice would be { $number }, and { $least } is needed for armour to cross.
no-no-blitzkrieg = Armour can’t cross enemy-held areas without Blitzkrieg, except in Africa.
no-no-crossing-ground = { $space } is not plain: armour can’t cross it while enemies hold it.
no-no-crossing-fortress = There is a fortress in { $space }: armour can’t cross it while enemies hold it.

# ---------------------------------------------------------------- refusals: missions

no-no-flying-in-winter = No air mission in winter over { $space }: only in North Africa, and by the Allies in 1945.
no-no-axis-aircraft-yet = Before 1941 the Axis flies no air mission over { $space }: not in Finland, Greece or Africa.
no-no-air-marker = There is no ordinary air mission marker available.
no-no-advanced-air-marker = There is no advanced air mission marker available.
no-only-advanced-cancel = An advanced air mission is cancelled only by an advanced one.
no-axis-only = Only the Axis can do this.
no-too-few-submarines = Too few submarine markers: { $number ->
    [one] one is needed.
   *[other] { $number } are needed.
}
no-submarines-at-sea = { $number ->
    [one] One submarine marker is
   *[other] { $number } submarine markers are
} already at sea: more would have no effect.
no-allies-only = Only the Allies can do this.
no-base-lost = The Allies must control { $space } to bomb Germany.
no-bombers-placed = There are already { $number } markers in the strategic bombing box, as many as it takes.

# ---------------------------------------------------------------- the page: actions

preview-remove = Remove { $unit }
preview-downgrade = Turn { $unit } into infantry
preview-plan = Planning: gain operation points
preview-produce = Armour production: gain armour points
preview-ready_air = Missions: take air mission markers
preview-ready_submarines = Missions: take submarine markers
preview-recruit = Recruitment: gain recruitment points
preview-develop = Research: put { $tile } into development
preview-complete = Research: make { $tile } available
preview-lend_lease = Lend-Lease: one more action for the USSR
preview-place = Place { $type } reduced in { $space }
preview-place_full = Place { $type } full in { $space }
preview-restore = Restore { $unit } to full strength
preview-exchange = Exchange { $unit } for { $type }
preview-tactical = Move { $unit } to { $to }, without attacking
preview-attack = Move { $unit } to { $to } for an attack
preview-engage = { $unit } attacks where it stands
preview-strategic = Strategic movement of { $unit } to { $space }
preview-sail = Naval movement of { $unit } to { $space }
preview-land = Amphibious assault by { $unit } on { $space }
preview-breach = Announce an attack by { $unit } on { $unit2 } that opens the way for armour{ $units-count ->
    [0] { "" }
   *[other] , with the support of { $units }
}
preview-hunt_standard = Send two submarine markers into the Atlantic
preview-hunt_advanced = Send an advanced submarine marker into the Atlantic
preview-bomb = Place an advanced air mission for strategic bombing
preview-open_africa = Announce three landings in French North Africa in this phase
preview-fight = Begin the combats; no more operations in this phase
preview-assault = Attack { $unit2 } with { $unit }{ $units-count ->
    [0] { "" }
   *[other] , supported by { $units }
}
preview-fly = Fly an air mission: +2
preview-fly_advanced = Fly an advanced air mission: +2
preview-pass = Attack without an air mission
preview-cancel = Spend an air mission to cancel it
preview-cancel_advanced = Spend an advanced air mission to cancel it
preview-let_pass = Let the mission through
preview-end = Finish

about-game = The whole of the Second World War in Europe, season by season: the Axis has to hold out until spring 1945 against the Allies and the USSR. Armies, a handful of actions a turn, technologies kept face down. For two or three players.
bot-captain = Plans operations and attacks like a careful player.
bot-captain-cautious = A captain who holds the line and strikes only when it is worth it.
bot-captain-bold = A captain who takes ground and does not fear for its supply.

# ---------------------------------------------------------------- the page: figures and overlays

figure-cost = operation points spent
figure-left = operation points left
figure-due = an attack is then due in
figure-joins = enters the war
figure-total_war = passes to total war
figure-po = operation points
figure-pb = armour points
figure-pr = recruitment points
figure-air = air missions
figure-air_advanced = advanced air missions
figure-subs = submarine missions
figure-subs_advanced = advanced submarine missions
figure-atlantic = submarines in the Atlantic
figure-attack = attack before the die
figure-defence = defence before the die
figure-attack_combat = attacker: combat value
figure-attack_winter = attacker: winter
figure-attack_support = attacker: support
figure-attack_air = attacker: air mission
figure-defence_combat = defender: combat value
figure-defence_winter = defender: winter
figure-defence_italians = defender: Italians beside Germans
figure-defence_ground = defender: terrain
figure-defence_fortress = defender: fortress
figure-defence_border = defender: river, strait or fortified line
figure-defence_coast = defender: coast
figure-difference = lead before the dice
figure-needed = lead needed for a crossing
figure-with_mission = lead with an air mission

overlay-supply = Supply
overlay-supply-axis = Axis lines; ringed: armies without one
overlay-supply-allies = Allied lines; ringed: armies without one
overlay-supply-ussr = Soviet lines; ringed: armies without one
overlay-line = Supply line of an army
overlay-line-own = its line to a source
overlay-line-enemy = no line
overlay-reach = Reach of an army
overlay-reach-own = can get there; hatched: by strategic movement, badge: by sea, with the cost
overlay-reach-enemy = enemies: can get there to attack
overlay-reach-contested = can land there, with the cost
overlay-breakthrough = Breakthroughs
overlay-breakthrough-own = open to armour; ringed: can be opened, with the lead before the dice
overlay-breakthrough-enemy = lead too small, before the dice
overlay-surrender = Surrender: what counts
overlay-surrender-axis = held by the Axis; filled: counts already, of so many needed
overlay-surrender-allies = held by the Allies; filled: counts already, of so many needed
overlay-surrender-ussr = held by the USSR; filled: counts already, of so many needed
overlay-surrender-neutral = neutral
overlay-control = Control of areas
overlay-control-axis = Axis; hatched: enemies in it
overlay-control-allies = Allies; hatched: enemies in it
overlay-control-ussr = USSR; hatched: enemies in it
overlay-control-neutral = neutral

# ---------------------------------------------------------------- the page: what an area, an army, a technology is

about-unit = { $country }, { $arm }: combat { $combat }, reduced { $reduced }; support { $support }, reduced { $weak }
about-unit-africa = combat { $combat } in Africa, reduced { $reduced }
about-unit-requires = needs { $technology }
about-unit-steppe = attacking in the USSR on open ground, a die of 1 or 2 counts as 3
about-unit-desert = in North Africa a die of 1 or 2 counts as 3
about-unit-italian = +1 in defence beside Germans
about-unit-printed = option of printed supports: { $support }, reduced { $weak }

about-box = box beside the map, any number of armies
about-capital = capital
about-supply_source = supply source
about-victory_area = victory area
about-fortress = fortress
about-africa = North Africa
about-east_of_limit = beyond the eastern limit
about-soviet_border_freeze = Soviet armies held back until the Axis enters the USSR
about-coast = coast: { $seas }
about-side-river = river: +{ $bonus } against attacks from { $spaces }
about-side-fortified = fortified line: +{ $bonus } against attacks from { $spaces }
about-side-strait = strait: +{ $bonus } against attacks from { $spaces }
about-side-high-mountain = high mountain towards { $spaces }
about-landings = landings: { $spaces }
about-landings-d = with Amphibious assaults also: { $spaces }

about-tile-blitzkrieg = Armour may cross areas held by the enemy; lines pass areas held by own armies
about-tile-aviation = Air missions may be taken
about-tile-advanced_tanks = Advanced armour may be recruited
about-tile-industrial_redeployment = Opens Logistics, Guards, Tank industry and Air industry
about-tile-guards = Guards may be recruited
about-tile-tank_industry = Armour production gives 5 armour points instead of 3
about-tile-air_industry = Missions give 4 air markers instead of 2
about-tile-logistics = Planning gives 7 operation points instead of 5
about-tile-amphibious_assaults = Three landings a turn instead of one, four in 1944; landings marked D
about-tile-advanced_navy = Axis: one advanced submarine marker is enough; Allies: that advantage is gone, and ordinary submarines have no effect
about-tile-advanced_aviation = Advanced air missions, which only advanced ones cancel; the Allies may bomb Germany
about-tile-from = from { $year }
about-tile-after = after { $technology }

# ---------------------------------------------------------------- names

called-result = Losses: attacker { $attack }, defender { $defence }
tile-hidden = a technology, face down

faction-axis = Axis
faction-allies = Allies
faction-ussr = USSR
faction-neutral = neutral

country-germany = Germany
country-finland = Finland
country-italy = Italy
country-bulgaria = Bulgaria
country-hungary = Hungary
country-romania = Romania
country-uk = United Kingdom
country-france = France
country-belgium = Belgium
country-greece = Greece
country-yugoslavia = Yugoslavia
country-usa = United States
country-ussr = USSR
country-denmark = Denmark
country-norway = Norway

action-planning = Planning
action-armour_production = Armour production
action-missions = Missions
action-recruitment = Recruitment
action-research = Research
action-lend_lease = Lend-Lease

operation-tactical = Tactical movement
operation-attack = Attack
operation-engage = Attack in place
operation-strategic = Strategic movement
operation-sail = Naval movement
operation-land = Amphibious assault

season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn

terrain-plain = plain
terrain-forest = forest
terrain-swamp = swamp
terrain-mountain = mountains
terrain-defile = defile

arm-infantry = infantry
arm-armour = armour

status-limited = limited war
status-total = total war

state-neutral = neutral
state-war = at war
state-surrendered = surrendered

row-development = in development
row-available = available
row-used = in use

kind-unit = army
kind-units = armies
kind-type = type of army
kind-space = area
kind-path = path
kind-tile = technology

land-sweden = Sweden
land-spain = Spain
land-portugal = Portugal
land-switzerland = Switzerland
land-turkey = Turkey
land-iceland = Iceland
land-syria = Syria
land-iraq = Iraq
land-persia = Persia
land-sahara = Sahara
land-urals = Urals

line-Rhin = Rhine
line-Oder = Oder
line-Elbe = Elbe
line-Boug = Bug
line-Narew = Narew
line-San = San
line-Niemen = Niemen
line-Danube = Danube
line-Leitha = Leitha
line-Drave = Drava
line-Dniestr = Dniester
line-Dvina = Dvina
line-Narva = Narva
line-Louga = Luga
line-Berezina = Berezina
line-Dniepr = Dnieper
line-Boug-meridional = Southern Bug
line-Oka = Oka
line-Don = Don
line-Mious = Mius
line-Terek = Terek
line-Volga = Volga
line-Seine = Seine
line-Loire = Loire
line-Canal-de-Suez = Suez Canal
line-Ligne-Maginot = Maginot Line

# ---------------------------------------------------------------- the picture

title = Downfall of the Third Reich
title-cards = Technologies
title-standings = Countries
title-reserve = Reserve: { $country }
moment-turn = Turn { $turn }, { $season } { NUMBER($year, useGrouping: 0) }
moment-phase = { whose } phase

track-winter = Winter
track-spring = Spring
track-summer = Summer
track-autumn = Autumn

key-plain = Plain
key-forest = Forest
key-swamp = Swamp
key-mountain = Mountains
key-defile = Defile
key-outside = Not in play
key-river = River, counts this side
key-fortified = Fortified line
key-high_mountain = High mountains
key-strait = Strait
key-limit = Eastern limit
key-closed = No passage
key-axis_plain = Landing axis
key-axis_d = Landing axis D, from afar
key-capital = Capital
key-source = Supply source
key-victory = Victory area
key-fortress = Fortress
key-held = Held by: { $faction }
key-taken = Taken by: { $faction }
key-figures = Combat and support
key-infantry = Infantry army
key-armour = Armoured army
key-reduced = Pale band: reduced army

gauge-po = Operation points
gauge-pb = Armour points
gauge-pr = Recruitment points
gauge-actions = Actions left
gauge-air = Air missions
gauge-air_advanced = Advanced air missions
gauge-subs = Submarines
gauge-subs_advanced = Advanced submarines
gauge-atlantic = Submarines in the Atlantic
gauge-atlantic_advanced = Advanced submarines in the Atlantic
gauge-bombers = Strategic bombing

# What is wrong in a position file or a case.

file-weigh = '{ $line }' names no attack: attacker, target, supports, and air for a mission
file-no-enemies = { $unit } and { $target } are not enemies
file-apart = not in the area of { $target }: { $units }
file-reserve = { $space }: there is no { $kind } left in reserve
file-not-on-map = no army '{ $unit }' on the map
file-mark = no mark '{ $mark }'; there are: { $known }, by sea, from <area>
file-crowd = { $number } armies of { $faction } can’t stand in { $space } (5.1)
file-together = allies and ussr can’t stand together in { $space } (5.3)
file-in-phase = only the faction in its phase has { $points }
file-axis-only = only the axis has submarines
file-markers = { $faction } has only { $number } markers for { $points }
file-submarines = there are only { $number } submarine markers for that
file-bombers = the markers in reserve are too few for that: { $number }
file-no-tile = { $faction } has no tile '{ $tile }'; there are: { $known }
file-tile-once = { $faction } has the tile { $tile } only once
thing-area = area
thing-army = army
thing-tile = tile
thing-faction = faction
thing-holder = holder
thing-country = country
thing-standing = standing
thing-state-of-French-North-Africa = state of French North Africa
thing-place-of-a-tile = place of a tile
thing-scenario = scenario
thing-type = type
thing-side = side
thing-action = action
thing-stage = stage
thing-an-army = an army

## ---------------------------------------------------------------- charts

chart-combat = Losses in combat
chart-totals = Totals, dice included
chart-attacker-loses = Attacker loses
chart-defender-loses = Defender loses
chart-band-double = Attack at least double
chart-band-more = Attack greater
chart-band-equal = Equal
chart-band-less = Defence greater
chart-band-half = Defence at least double
chart-reduced-note = Where the winner would lose 1, it loses nothing if the loser was reduced (16.10).
chart-die-note = For German armour attacking on open ground in the USSR, and for British armour and the DAK in North Africa, a die of 1 or 2 counts as 3 (16.8, 16.9).
chart-modifiers = What counts in an attack
chart-counts = Counts
chart-worth = Worth
chart-here = This attack
chart-worth-attack_combat = its value
chart-worth-attack_support = its value, each
chart-worth-defence_combat = its value
chart-worth-defence_ground = by terrain
chart-worth-defence_fortress = by terrain
chart-worth-defence_border = by terrain
chart-worth-defence_coast = by terrain
chart-terrain = Terrain effects
chart-ground = Terrain
chart-defence = For the defender
chart-plain = plain
chart-forest = forest
chart-swamp = swamp
chart-mountain = mountains
chart-defile = defile
chart-fortress = fortress, held by the defender
chart-river = river
chart-strait = strait
chart-fortified = fortified line
chart-coast = coast, against a landing
chart-high_mountain = high mountain
chart-closed = closed while an enemy is beyond it
chart-border-note = River, strait and fortified line count only if every army of the attack came across one; of several the least counts (15.1).
chart-add-note = All bonuses that apply are added (15.7).
chart-africa-note = Armour crosses any ground in Africa (15.6).
chart-turns = Turn track
chart-turn = Turn
chart-season = Season
chart-when = { $season } { NUMBER($year, useGrouping: 0) }
chart-happens = What happens
chart-total-war = total war for every faction (3.4)
chart-entries = { $country-count ->
    [one] { $country } is at war by now (2.2)
   *[other] { $country } are at war by now (2.2)
}
chart-partisans = Yugoslavia returns, if it has fallen (17.10)
chart-winter = winter (19.1, 19.2)
chart-hard-winter = the winter of 1942 (19.1 to 19.4)
chart-minors = minor countries recruit (4.4.1)
chart-technologies = open to research: { $tile } (13)
chart-lend-lease-first = Lend-Lease from now on (4.6)
chart-lend-lease-last = Lend-Lease for the last time (4.6)
chart-end = the game ends after this turn
chart-winter-note = In winter no air mission supports an attack, but in North Africa and for the Allies in 1945; landings only in the Mediterranean (19.1, 19.2).
chart-minors-note = Italy and France recruit every turn (4.4.1).
