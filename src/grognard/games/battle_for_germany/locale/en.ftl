# Battle for Germany in English. Keys: see kernel/messages.py.

# ---------------------------------------------------------------- parts of sentences

whose-phase = { $group-id ->
    [soviet] Soviet
    [western] Western Allied
    [east_german] East German
    [west_german] West German
   *[german] German
}
whose-units = { $force-id ->
    [soviet] Soviet
    [western] Western Allied
    [east_german] East German
   *[west_german] West German
}

# ---------------------------------------------------------------- menus

verb-replace = Bring back
verb-evacuate = Evacuate from Courland
verb-enter = Enter from Courland
verb-land = Land
verb-move = Move
verb-exit = Leave the map
verb-transfer = Transfer to the other theatre
verb-pursue = Send in pursuit
verb-decline = No pursuit
verb-attack = Attack
verb-lose = Lose
verb-retreat = Retreat
verb-advance = Advance
verb-stay = No advance
verb-end = End the phase

scenario-historical = December 1944 to May 1945, for two players: one commands the Soviets and the West Germans, the other the Western Allies and the East Germans. Ten turns; if Berlin does not fall, nobody wins.
scenario-expanded = The historical scenario for two players, up to sixteen turns long. Once Berlin has fallen, Soviets and Western Allies may fight each other.
scenario-collapse_in_the_east = The eastern front alone, for two players: Soviets against East Germans. Six turns, the shortest way to learn the game.
scenario-red_star_white_star = What if the Allies had fallen out in May 1945? Soviets against Western Allies, without Germans, for two players; six turns, 11 to 16.
scenario-three_players = Soviets, Western Allies, and one player for all the Germans, who wins if he keeps both out of Berlin at the end. Ten turns, without the theatre boundary.
scenario-four_players = One player for each force: Soviets, West Germans, Western Allies and East Germans. Ten turns of a race for Berlin, in which two players may win together.

option-eastern_replacements = All German replacements go to the East Germans, and the West Germans need not attack on turn 1 (12-3).
option-waffen_ss = When the Germans leave the game, SS units on the map pass to the Western player, with half their attack and movement (13-2).

# ---------------------------------------------------------------- questions

ask-nothing = Waiting for the { $seats }.

ask-replacement-phase = { whose-phase } replacements, turn { $turn }: { $left ->
    [0] none are left, but you may still use Courland, or end the phase.
    [one] bring back a destroyed unit, or end the phase.
   *[other] bring back up to { $left } destroyed units, or end the phase.
}{ $left ->
    [0] { "" }
   *[other] { $group-id ->
        [east_german] { " " }Evacuation from Courland counts apart.
        [german] { " " }Evacuation from Courland counts apart.
       *[other] { "" }
    }
}
ask-disembark = { $unit } has come through from Courland: choose the port where it lands.
ask-movement-phase = { whose-phase } movement, turn { $turn }: { $crowded-id ->
    [none] { $left ->
        [0] no unit can move any more; end the phase.
        [one] move your units one after another, or end the phase. { $left } unit has not moved yet.
       *[other] move your units one after another, or end the phase. { $left } units have not moved yet.
    }
   *[other] three units stand in { $crowded }; one of them must go on first.
}
ask-pursuit = A German unit has left the map by { $space }: send the nearest { whose-units } units after it, or nobody.
ask-combat-phase = { whose-phase } combat, turn { $turn }: { $owed ->
    [0] attack units next to yours, or end the phase.
    [one] you must make one more attack before you can end the phase.
   *[other] you must make { $owed } more attacks before you can end the phase.
}
ask-losses = Exchange: choose the attackers you lose. Together they must have at least { $needed } attack factors, and no unit more than that takes. You attacked with { $units }.
ask-retreat = Retreat: { $units-count ->
    [one] { $units }. Choose its hex.
   *[other] { $units }. Choose one of them and its hex.
}
ask-advance = { $spaces-count ->
    [one] You may advance one unit into { $spaces }, or stay.
   *[other] You may advance one unit into each of { $spaces }, or stay.
}

# ---------------------------------------------------------------- what happens

event-turn = Turn { $turn } begins.
event-phase = Turn { $turn }: { whose-phase } { $phase }.
event-soviet-delay = { $delayed ->
    [0] The Soviets are not surprised (die { $die }) and play their first turn.
   *[other] The Soviets are surprised (die { $die }) and miss their first turn.
}

event-replaced = { $unit } returns to { $force } in { $space }.
event-pinned = { $unit } has arrived in an enemy zone and can’t move in the coming movement phase.
event-evacuates = { $unit } puts to sea from Courland.
event-landed = { $unit } lands in { $space }.
event-enters = { $unit } comes from Courland and enters the map in { $space }.

event-moved = { $unit } moves: { $path }.
event-strategic-move = Strategic transfer: { $unit } moves three times as far as usual.
event-exit = { $unit } leaves the map by { $space }.
event-pursues = { $unit } is drawn to { $space } in pursuit and will leave the map.
event-gone-for-good = { $unit } is taken from its box and is out of the game for good.
event-pursuit-declined = Nobody is sent in pursuit by { $space }.
event-garrison = { $unit } becomes the garrison of { $city }.
event-fort-destroyed = The fortification in { $space } is destroyed.
event-control = { $city } is now held by { $side }.
event-berlin-falls = Berlin falls to { $side }: { $unit } enters the city.

event-attack = Attack on { $spaces } by { $units }: { $attack } against { $defence }, odds { $column }.
event-result = Odds { $column }, die { $die }: { $result }.
event-destroyed = { $space-id ->
    [courland] { $unit } is lost at sea and goes to { $box }.
   *[other] { $cause-id ->
        [trapped] { $unit } can’t retreat from { $space }: destroyed, to { $box }.
        [not-back] { $unit } has not come back over the boundary and is lost in { $space }, to { $box }.
        [not-home] { $unit } has not come back to Yugoslavia and is lost in { $space }, to { $box }.
        [not-out] { $unit } has not left Yugoslavia and is lost in { $space }, to { $box }.
       *[other] { $unit } is destroyed in { $space } and goes to { $box }.
    }
}
event-retreats = { $unit } retreats: { $path }.
event-allegiance = { $unit } now belongs to { $force }.
event-stands-fast = { $unit } is a garrison and does not retreat.
event-advances = { $unit } advances: { $path }.
event-stays = No advance by { $units }.

event-defects = { $unit } stays in the game and passes to the Western player.
event-germans-leave = The Germans leave the game, and the theatre boundary no longer counts.

why-combat = the combat
why-courland = the voyage from Courland
why-soviet-delay = the Soviet surprise

# ---------------------------------------------------------------- the end

end-points = The { $winners } wins on points: { $soviet } for the Soviets, { $other } for { $group }.
end-equal-points = A draw on points: { $soviet } for the Soviets, { $other } for { $group }.
end-berlin-held = A draw: Berlin has not fallen. Points: Soviets { $soviet }, Western Allies { $other }.
end-berlin-free = The { $winners } wins: neither ally stands in Berlin. Points: Soviets { $soviet }, Western Allies { $other }.
end-berlin-race = { $winners-count ->
    [one] The { $winners } wins.
   *[other] Winners: { $winners }.
} Berlin was entered by the Soviets { $soviet ->
    [0] never
   *[other] on turn { $soviet }
}, by the Western Allies { $other ->
    [0] never
   *[other] on turn { $other }
}.

# ---------------------------------------------------------------- what a thing is now

detail-out = Out of the game.
detail-in-box = In { $space }.
detail-never-returns = Never comes back.
detail-force = Belongs to { $force }.
detail-allowance = { $points ->
    [one] Goes 1 movement point far.
   *[other] Goes { $points } movement points far.
}
detail-moved = Has moved in this phase.
detail-pinned = Arrived in an enemy zone: can’t move before its next turn.
detail-garrison = Garrison: never moves, retreats or advances again.
detail-leaving = Leaves the map in pursuit when the phase ends.
detail-fought = Has attacked in this phase.
detail-struck = Has been attacked in this phase.
detail-in-zone = Stands in the zone of { $unit }: a move can’t go straight into another enemy zone.
detail-own-zone = { $number ->
    [one] Its zone of control covers 1 hex.
   *[other] Its zone of control covers { $number } hexes.
}
detail-box-holds = { $number ->
    [0] Nobody is here.
    [one] Holds 1 unit.
   *[other] Holds { $number } units.
}
detail-closed = No unit can enter.
detail-price = { $cost ->
    [one] Costs 1 movement point to enter.
   *[other] Costs { $cost } movement points to enter.
}
detail-defence = Defenders count ×{ $factor }.
detail-river = Behind a river: ×{ $factor } if every attacker comes across one.
detail-fort-stands = The fortification stands: it helps Germans.
detail-fort-fallen = The fortification is destroyed.
detail-held = { $holder }, worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
detail-garrison-due = A Soviet front must come here as garrison.
detail-zone-of = In a zone of control: { $holder }.
detail-stack = { $number } of at most { $most } units in a hex.

# ---------------------------------------------------------------- what an ending leaves unused

left-moves = { $number ->
    [one] One unit could still move.
   *[other] { $number } units could still move.
}
left-attacks = { $number ->
    [one] One hex could still be attacked with good chances: { $spaces }.
   *[other] { $number } hexes could still be attacked with good chances: { $spaces }.
}
left-replacements = { $number ->
    [one] One replacement would be lost: none can be saved for later.
   *[other] { $number } replacements would be lost: none can be saved for later.
}
left-ship = This turn’s ship would not leave Courland.

# ---------------------------------------------------------------- refusals: whose, where

no-not-your-phase = { $unit } can’t act now: this phase belongs to another force.
no-not-on-map = { $unit } is not on the map.
no-retreats-one-hex = { $unit } retreats by one hex, and { $space } is not next to it.
no-not-adjacent = { $space } is not next to the hex it would be reached from.
no-closed-ground = No unit can enter { $space }: sea, lake, neutral or out of play.
no-closed-side = Nothing passes between { $spaces }: sea, lake or an impassable crest.
no-occupied = { $space } is occupied by units that are not yours: choose another hex.
no-stack-full = { $space } already holds two units, and no hex takes more.
no-two-fronts = { $space } already holds a Soviet front, and two fronts can’t share a hex.
no-berlin-closed = { $unit } can’t enter Berlin: the city is closed to German units.
no-theatre-boundary = { $unit } can’t cross the theatre boundary of its own accord, nor enter Berlin from the other side of it.
no-yugoslav-border = { $unit } can’t cross the Yugoslav border of its own accord.

# ---------------------------------------------------------------- refusals: movement

no-already-moved = { $unit } has already moved in this phase.
no-arrived-in-zone = { $unit } has arrived in an enemy zone and can’t move before your next turn.
no-garrison-stays = { $unit } is a garrison: it stays where it is until the end of the game.
no-leaving-map = { $unit } is leaving the map in pursuit and can’t be moved.
no-goes-nowhere = { $unit } is already in { $space }: a move must end in another hex.
no-hemmed-in = { $unit } can’t go anywhere: around it are enemies, their zones, closed ground or full hexes.
no-must-stop = The move must stop in { $space }, in the zone of { $unit }.
no-zone-to-zone = No move straight from one enemy zone to another: { $space } is in the zone of { $unit }. Step out into a free hex first.
no-too-far = Too far: the way to { $space } costs { $cost } movement points, and { $points ->
    [one] only { $points } is available.
   *[other] only { $points } are available.
}
no-out-of-reach = { $space } is out of reach: the unit has { $points ->
    [one] 1 movement point.
   *[other] { $points } movement points.
}
no-make-room-first = Three units stand in { $space }: one of those that were there must move on before anything else.
no-garrison-needed = { $unit } stays in { $space }, which must have its garrison when the phase ends: no other front can take its place.
no-nobody-can-move = No unit can move any more in this phase.
no-nobody-can-exit = No German unit is near enough to an edge by which it may leave the map.
no-nobody-can-transfer = No German unit can get to the other theatre from where it stands.
no-garrison-owed = { $city } needs its garrison before the phase can end: { $unit } can still get there.
no-no-strategic-move = There is no strategic transfer in this scenario.
no-strategic-move-made = The one strategic transfer of the game has been made.
no-starts-in-zone = { $unit } stands in an enemy zone: a strategic transfer can’t start there.
no-must-cross = { $unit } must end its strategic transfer in the other theatre.

no-germans-only = Only German units can do this, and { $unit } is not German.
no-no-exit-here = This unit can’t leave the map by { $space }. Germans leave by the east edge (0926 to 3526), the west edge (1601 to 2301) or the south edge (0112 to 0117), each from its own theatre.
no-path-starts-elsewhere = The way off the map must begin in the hex where { $unit } stands.
no-exit-too-far = { $unit } can’t leave the map by { $space }: leaving costs { $price } of its { $points } movement points, and the way there costs more than what is left.
no-exit-too-dear = { $unit } can’t leave the map: it costs { $cost } movement points.
no-how-many-pursuers = { $number ->
    [one] Exactly one unit must be sent in pursuit.
   *[other] Exactly { $number } units must be sent in pursuit.
}
no-not-the-nearest = Not { $units }: only the nearest units of that front can be sent in pursuit, no garrisons and no Yugoslavs.
no-from-the-box = Nobody on this front is left to pursue: { $number ->
    [one] choose one destroyed unit from its box.
   *[other] choose { $number } destroyed units from its box.
}

# ---------------------------------------------------------------- refusals: combat

no-not-enemies = There is no fighting between { $units }: they are not enemies.
no-poles-apart = There is no fighting between { $units }: Poles do not fight Poles.
no-attacked-before = The units in { $space } have already been attacked in this phase.
no-attacks-once = { $unit } has already attacked in this phase.
no-nobody-there = There is nobody to attack in { $space }.
no-nobody-beside = { $unit } has no enemy next to it to attack.
no-not-beside = { $unit } is not next to { $space }: every attacker must be next to every hex attacked.
no-attacks-owed = { $number ->
    [one] The West Germans must make one more attack on the first turn before the phase can end.
   *[other] The West Germans must make { $number } more attacks on the first turn before the phase can end.
}
no-did-not-attack = { $unit } did not make this attack and can’t be lost in the exchange.
no-too-little = Too little: these units have { $total } attack factors, and the exchange takes { $needed }.
no-more-than-needed = More than needed: the exchange takes { $needed }, which is reached without { $unit }.
no-not-retreating = { $unit } is not one of the units that must retreat now.
no-enemy-zone = No retreat into { $space }: it is in the zone of { $unit }.
no-better-retreat = { $space } comes first: a vacant hex before an occupied one, and the unit’s own side of a boundary before the other.
no-took-no-part = { $unit } can’t advance there: only a victor of this combat may enter a hex that the combat has emptied.
no-no-victor = { $unit } did not win this combat and can’t advance.
no-not-vacant = { $space } is not vacant: an advance enters only an empty hex.

# ---------------------------------------------------------------- refusals: replacements and Courland

no-not-in-your-box = { $unit } is not in a box from which this force draws replacements.
no-on-map-already = { $unit } is on the map: in this phase units come back from the boxes.
no-never-returns = { $unit } never returns: Yugoslav and Hungarian units are not replaced.
no-no-replacements-left = No more replacements come from this box on turn { $turn }.
no-no-more-return = No more replacements come on turn { $turn }.
no-nobody-returns = No destroyed unit can come back: none waits, or there is no room where it would appear.
no-no-room-to-enter = { $unit } can’t come back now: there is no room where it would appear.
no-no-way-out = No hex on the way out of Courland has room.
no-weakest-first = The lowest attack factor returns first: { $unit }, or one as weak.
no-not-an-entry-hex = { $space } is not a hex where this unit can come in.
no-not-in-courland = { $unit } is not one of your units in Courland.
no-one-ship-a-turn = A unit has already sailed from Courland on this turn: only one can.
no-ports-closed = Neither Stettin nor Rostock can take a unit now.
no-pocket-holds = The Soviets in Courland stay there until the German pocket is empty: { $units-count ->
    [one] { $units } is still in it.
   *[other] { $units } are still in it.
}
no-no-port = { $space } can’t take the unit: it lands in Stettin or Rostock, where there is room and no enemy.

# ---------------------------------------------------------------- the page: actions, figures, overlays

preview-replace = Bring { $unit } back in { $space }
preview-evacuate = Evacuate { $unit } from Courland
preview-enter = Bring { $unit } from Courland to { $space }
preview-land = Land in { $space }
preview-move = Move { $unit } to { $to }
preview-exit = Take { $unit } off the map by { $to }
preview-transfer = Transfer { $unit } to { $to }, in the other theatre
preview-pursue = Send in pursuit: { $units }
preview-decline = Send nobody in pursuit
preview-attack = Attack { $spaces } with { $units }
preview-lose = Lose { $units }
preview-retreat = Retreat { $unit } to { $space }
preview-advance = Advance { $unit } into { $space }
preview-stay = Advance nobody
preview-end = End the phase

figure-attack = attack
figure-defence = defence
figure-column = column
figure-multipliers = multipliers
figure-cost = cost
figure-allowance = movement points

overlay-zones = Zones of control
overlay-zones-soviet = Soviet zone
overlay-zones-western = Western Allied zone
overlay-zones-german = German zone
overlay-zones-contested = zones of several sides
overlay-reach = Reach of a unit
overlay-reach-own = can get there, for so many points
overlay-attacks = Possible attacks
overlay-attacks-enemy = odds if every unit beside it attacks
overlay-cities = Cities
overlay-cities-soviet = Soviet city and its points
overlay-cities-western = Western Allied city and its points
overlay-cities-german = German city and its points

about-game = The last six months of the Second World War in Europe, hex by hex: Soviets and Western Allies race for Berlin, and each of the two players also commands the Germans who stand in the other’s way.
bot-captain = Plans attacks and marches like a careful player.
bot-captain-cautious = A captain who spares its units and its line.
bot-captain-bold = A captain who marches and attacks for ground.
bot-captain-former = The captain as it thought before its opinions were fitted by play.

# ---------------------------------------------------------------- the page: what a hex or a unit is

about-unit = { $nation-id ->
    [soviet] Soviet
    [polish_communist] Polish (Soviet command)
    [romanian] Romanian
    [bulgarian] Bulgarian
    [yugoslav] Yugoslav
    [us] US
    [british] British
    [canadian] Canadian
    [french] French
    [polish_exile] Polish (Western command)
    [hungarian] Hungarian
    [ss] Waffen-SS
    [luftwaffe] Luftwaffe
   *[german] German
} { $size-id ->
    [front] front
    [army] army
   *[corps] corps
}, { $symbol-id ->
    [armour] armour
    [mountain] mountain troops
    [parachute] parachute troops
   *[infantry] infantry
}: attack { $attack }, defence { $defence }, movement { $movement }

about-ground-clear = clear ground
about-ground-broken = broken ground
about-ground-rough = rough ground
about-ground-switzerland = neutral Switzerland, closed
about-ground-off = not in play
about-ground-sea = sea, closed

about-city = city worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
about-garrison = Soviets must garrison it
about-fortified = fortified
about-side-river = river to the { $where }
about-side-theater = theatre boundary to the { $where }
about-side-yugoslav = Yugoslav border to the { $where }
about-side-blocked = impassable crest to the { $where }
about-side-lake = lake to the { $where }
about-side-sea = sea to the { $where }
about-to-e = east
about-to-ne = north-east
about-to-n = north
about-to-nw = north-west
about-to-w = west
about-to-sw = south-west
about-to-s = south
about-to-se = south-east

# ---------------------------------------------------------------- names

called-unit = { $nation-id ->
    [us] US { $name }
    [british] British { $name }
   *[other] { $name }
} ({ $attack }-{ $defence }-{ $movement })

force-soviet = the Soviets
force-western = the Western Allies
force-east_german = the East Germans
force-west_german = the West Germans
force-german = the Germans

seat-soviet = Soviet player
seat-western = Western player
seat-german = German player
seat-east_german = East German player
seat-west_german = West German player

space-western_box = the Western box
space-italy_box = the Italian box
space-east_german_box = the East German box
space-west_german_box = the West German box
space-soviet_box = the Soviet box
space-courland = Courland
space-out = out of the game

phase-replacement = replacement phase
phase-movement = movement phase
phase-combat = combat phase

result-De = De (defenders eliminated)
result-Ae = Ae (attackers eliminated)
result-Ex = Ex (exchange)
result-Dr = Dr (defenders retreat)
result-Ar = Ar (attackers retreat)

kind-unit = unit
kind-units = units
kind-space = hex
kind-spaces = hexes
kind-path = path

country-Germany = Germany
country-Poland = Poland
country-Yugoslavia = Yugoslavia
country-Italy = Italy
country-Czechoslovakia = Czechoslovakia
country-Hungary = Hungary
country-Austria = Austria
country-France = France
country-Soviet-Union = Soviet Union
country-Netherlands = Netherlands
country-Belgium = Belgium
country-Denmark = Denmark
country-Romania = Romania
country-Sweden = Sweden
country-East-Prussia = East Prussia
country-Luxembourg = Luxembourg
country-Switzerland = Switzerland
country-Lithuania = Lithuania
country-Albania = Albania
country-Corsica = Corsica

sea-North = North Sea
sea-Baltic = Baltic Sea
sea-Adriatic = Adriatic Sea
sea-Ligurian = Ligurian Sea
sea-Tyrrhenian = Tyrrhenian Sea

line-Rhine = Rhine
line-Elbe = Elbe
line-Oder = Oder
line-Vistula = Vistula
line-Danube = Danube
line-Po = Po
line-Weser = Weser
line-Moselle = Moselle
line-Maas = Maas
line-Sava = Sava
line-Drava = Drava
line-Tisza = Tisza
line-Memel = Memel
line-Narew = Narew
line-Moldau = Moldau
line-Neisse = Neisse
line-March = March
line-Inn = Inn

# ---------------------------------------------------------------- the picture

title = Battle for Germany
title-courland = Courland
title-soviet_box = Soviet losses
title-east_german_box = East German losses
title-west_german_box = West German losses
title-western_box = Western Allied losses
title-italy_box = Western Allied losses, Italy
dates = { $first }–{ $last } { $month }
moment-turn = Turn { $turn }, { dates } { NUMBER($year, useGrouping: 0) }
moment-phase = { $force }, { $phase }

holder-german = German
holder-soviet = Soviet
holder-western = Western
brief-german = Ger
brief-soviet = Sov
brief-western = West

key-clear = Clear
key-broken = Broken
key-rough = Rough
key-switzerland = Neutral
key-off = Not in play
key-fortified = Fortified
key-river = River
key-theater = Theatre boundary
key-yugoslav = Yugoslav border
key-blocked = Impassable crest
key-garrison = Needs a garrison
key-german = German city
key-soviet = Soviet city
key-western = Western Allied city
key-figures = Attack, defence, movement
key-infantry = Infantry
key-armour = Armour
key-mountain = Mountain troops
key-parachute = Paratroops
key-east = White figures: eastern command
key-west = Red figures: western command

# What is wrong in a position file.

file-stack = { $units } can’t stand together in { $space } (5-3)
file-fronts = { $units } can’t stand together in { $space }: two fronts never share a hex (5-3)
file-berlin = { $unit } can’t stand in Berlin: Germans never enter it (5-43)
file-closed-ground = { $unit } can’t stand in '{ $space }': units can’t enter it
thing-unit = unit
thing-force = force
thing-side = side
thing-hex-or-box = hex or box
thing-city = city
thing-fortified-hex = fortified hex
thing-phase = phase

## ---------------------------------------------------------------- charts

chart-combat = Combat results
chart-die = Die
chart-terrain = Terrain effects
chart-ground = Terrain
chart-cost = Movement points
chart-multiplier = Defence
chart-closed = closed
chart-closed-blocked = closed to all, no attack across
chart-closed-theater = closed until Berlin falls
chart-closed-yugoslav = closed to Yugoslavs and Soviets
chart-fort-note = Fortifications double Germans only, and only until a Western Allied unit enters the hex (6-83).
chart-river-note = A river counts only if every attacker is across one (6-81).
chart-add-note = Multipliers that count are added, less one: ×2 and ×2 make ×3 (6-82).
chart-turns = Turn track
chart-turn = Turn
chart-dates = Dates
chart-happens = What happens
chart-box-soviet = Soviets
chart-box-east_german = Germans, east
chart-box-western = Western Allies
chart-box-italy = Allies, Italy
chart-box-west_german = Germans, west
chart-compulsory = { $number ->
    [one] the West Germans must attack once (12-21)
   *[other] the West Germans must make { $number } attacks (12-21)
}
chart-delay = on a roll of 1 to { $most } the Soviets miss this turn (15-22)
chart-end = the game ends after this turn
chart-berlin = last turn to take Berlin (17-32)
chart-replacements-note = The figures are the replacements of each force in that turn; none are saved up (7-2).
chart-eastern-note = All German replacements enter in the east (12-3).
chart-courland-note = In each East German replacement phase one unit may leave Courland (8-0).
chart-berlin-note = What the fall of Berlin brings is told in { $paragraph }.
