# Narrow Seas in English. Keys: see kernel/messages.py.

title = Narrow Seas
about-game = Three realms round a strait, an hour of play: hidden blocks, fleets that carry armies or fall upon those of others, supply spent in secret. Our own small game, and the worked example of how a game is added. For three players.
title-straits = The straits
scenario-straits = Four rounds. Every realm begins in its home areas with four armies and two fleets; which is which only it knows.

# ---------------------------------------------------------------- names

seat-norda = Norda
seat-velmark = Velmark
seat-orsia = Orsia

space-tarn = Tarn
space-hallem = Hallem
space-kivi = Kivi
space-neck = The Neck
space-orsk = Orsk
space-ruda = Ruda
space-birk = Birk
space-fenland = Fenland
space-velm = Velm
space-moor = The Moor
space-sand = Sand
space-skar = Skar
space-lys = Lys
space-grey_sea = Grey Sea
space-narrows = The Narrows
space-lys_deep = Lys Deep
space-amber_gulf = Amber Gulf
space-fen_bight = Fen Bight

terrain-plain = plain
terrain-hills = hills
terrain-forest = forest

piece-foot_1 = 1st Infantry
piece-foot_2 = 2nd Infantry
piece-foot_3 = 3rd Infantry
piece-foot_4 = 4th Infantry
piece-tanks_1 = 1st Armour
piece-tanks_2 = 2nd Armour
piece-marines = Marines
piece-battle_fleet = Battleships
piece-submarines_1 = 1st Submarines
piece-submarines_2 = 2nd Submarines

kind-infantry = infantry
kind-armour = armour
kind-marines = marines
kind-battleships = battleships
kind-submarines = submarines

block-army = { $seat } block { $number }
block-fleet = { $seat } fleet { $number }
known-unit = { $unit } ({ $piece }{ $steps ->
    [0] { "" }
    [one] , 1 step
   *[other] , { $steps } steps
})
about-army = An army: infantry, armour or marines.
about-fleet = A fleet: battleships or submarines.
about-sea = sea zone
about-area = { $terrain }{ $seat-id ->
    [nobody] { "" }
   *[other] , home of { $seat }
}{ $sort-id ->
    [capital] , its capital, a port
    [port] , a port
   *[area] { "" }
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $spaces-count ->
    [0] { "" }
   *[other] ; coast of { $spaces }
}

# ---------------------------------------------------------------- menus

verb-build = Add a step
verb-recruit = Call up a block
verb-done = Finish purchases
verb-march = March
verb-sail = Sail
verb-ship = Ship
verb-attack = Attack
verb-end = End the turn
verb-intercept = Intercept
verb-let_pass = Let pass
verb-commit = Commit supply
role-unit = Block
role-units = Blocks
role-number = Supply
role-attack-2 = Attackers

# ---------------------------------------------------------------- questions

ask-purchases = Purchases, in secret: you have { $left } supply left. Add steps, call up blocks, or finish.
ask-orders = { $left ->
    [0] You have no orders left. End your turn.
    [one] You have 1 order left: march, sail, ship, attack, or end your turn.
   *[other] You have { $left } orders left: march, sail, ship, attack, or end your turn.
}
ask-interception = { $unit } { $shipped ->
    [true] goes by sea through
   *[false] sails into
} { $space }. Do you intercept?
ask-battle = Battle in { $space } against { $seat }: { $units }. How much supply do you commit, in secret? You have { $left } left.

# ---------------------------------------------------------------- refusals

no-not-yours = { $unit } is not yours.
no-in-reserve = { $unit } is in reserve.
no-not-in-reserve = { $unit } is not in reserve, or already called up.
no-at-full-strength = { $unit } has all its { $most } steps.
no-too-dear = That costs { $cost } supply, and you have { $left }.
no-not-home = { $unit } can only appear in a home area that its realm holds, and { $space } is none.
no-no-port-beside = { $unit } can only appear beside a port that its realm holds, and { $space } lies beside none.
no-no-room = There is no room in { $space }: { $most } of a realm at most.
no-for-fleets = { $unit } is no fleet.
no-for-armies = { $unit } is a fleet.
no-has-moved = { $unit } has carried out an order in this turn.
no-no-orders = You have no orders left in this turn.
no-not-beside = { $space } is no neighbour by that way.
no-enemies-there = Another realm’s armies stand in { $space }: they have to be attacked.
no-too-far = A fleet sails { $most } sea zones at most.
no-turns-back = It may not come back to where it was.
no-no-port = { $space } is no port that you hold.
no-no-voyage = An army goes by sea over one to { $most } sea zones, and then ashore.
no-no-fleet = You have no fleet in { $space } to carry it.
no-nobody-there = No other realm’s army stands in { $space }.
no-too-many = At most { $most } armies attack together.
no-out-of-reach = { $unit } is not beside { $space }.
no-too-little = You have only { $left } supply.

# ---------------------------------------------------------------- what happens

event-turn = Round { $round }
event-phase = Turn of { $seat }
event-income = { $seat } gets { $supply } supply.
event-purse = You now have { $left } supply.
event-built = A step more for { $unit }; { $left } supply left.
event-called = { $unit } is called up to { $space }; { $left } supply left.
event-purchased = You are done, with { $left } supply left.
event-appeared = { $unit } appears in { $space }.
event-marched = { $unit } marches to { $space }.
event-sailed = { $unit } sails: { $path }.
event-shipped = { $unit } goes by sea: { $path }.
event-taken = { $seat } takes { $space }.
event-intercepted = { $seat } intercepts { $unit } in { $space }.
event-let_pass = { $seat } lets it pass in { $space }.
event-turned_back = { $unit } stays in its port: no fleet is left in { $space } to carry it.
event-attacked = { $space } is attacked by { $units }.
event-committed = You commit { $number } supply; { $left } left.
event-supplied = Supply committed: { $attack } by the attacker, { $defence } by the defender.
event-opened = Laid open: { $units }.
event-hit = { $unit } has lost { $lost ->
    [one] 1 step
   *[other] { $lost } steps
}.
event-destroyed = { $unit } is destroyed.
event-held = The attack on { $space } has failed.
event-stood_up = Blocks stand up, mixed with those beside them: { $spaces }.
why-attack = the attackers
why-defence = the defenders
end-points = { $winners } { $winners-count ->
    [one] wins
   *[other] share the victory
} with { $points } points.

# ---------------------------------------------------------------- before an action, over the map, beside it

preview-build = Add a step to { $unit }
preview-recruit = Call up { $unit } to { $space }
preview-done = Finish your purchases
preview-march = March with { $unit } to { $space }
preview-sail = Sail with { $unit } to { $to }
preview-ship = Ship { $unit } to { $to }
preview-attack = Attack { $space } with { $units }
preview-end = End your turn
preview-intercept = Intercept
preview-let_pass = Let it pass
preview-commit = Commit { $number } supply
figure-cost = supply spent
figure-left = supply left
figure-orders = orders left
figure-seats = may intercept
figure-dice = your dice
figure-steps = steps that have to be hit
figure-least = steps to be hit, at least
result-hits = { $number ->
    [one] 1 hit
   *[other] { $number } hits
}
unknown-kinds = kinds and steps of hidden blocks
unknown-supply = supply to be committed

overlay-reach = Reach
overlay-reach-own = may go there
overlay-reach-enemy = may attack there
overlay-reach-contested = by sea
overlay-control = Control
overlay-control-nobody = nobody

moment-turn = Round { $round }
moment-phase = { $seat-id ->
    [nobody] Purchases
   *[other] Turn of { $seat }
}
rounds = Rounds
reserve = Reserve of { $seat }
supply = Supply
orders = Orders
legend-hidden = Another’s block
legend-own = Yours, hidden from others
legend-open = Lies open
legend-sea = Sea zone
legend-held = Held by { $seat }
legend-capital = Capital, 4 points
legend-port = Port, 2 points

order-fleet = Fleets of others
order-army = Armies on ships of others
ordered-never = Let all pass
