# The page's own words in English. What a game says comes from the server.

# ---------------------------------------------------------------- everywhere

home = Home
settings = Settings
language = Language
theme = Theme
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
single-keys = Use single keys as shortcuts
warn-endings = Warn me before I end a phase with something unused
help = Help and keys
close = Close
cancel = Cancel
again = Try again
copy = Copy
copy-what = Copy: { $what }
copied = Copied.
keep = Save
kept = Saved.
send = Send
no = no
news = Messages
loading = Setting up the table…
trouble-network = The server can’t be reached.
trouble-server = The server couldn’t do that.
trouble-refused = This table can’t be opened from here. If you have a seat at it, use your own link.
rule-number = Rule { $rule }
rule-open = What the rule says
rule-unknown = There is no summary of this rule.

# ---------------------------------------------------------------- start

start-title = War games of 1939–1945, refereed
start-about = The rules are enforced for you: you see what is legal, why the rest is not, and the odds before you roll.
now-about = { $scenario }, against the bot “{ $bot }”. You play:
play-now = Play now
own-taste = Another game: scenario, friends, bots…
game = Game
scenario = Scenario
options = Optional rules
seats = Seats
seat-who = Who plays: { $seat }
seat-bot = Bot for: { $seat }
sit-me = me
sit-friend = a friend, by link
sit-bot = a bot
your-name = Your name
pace = Time to think
pace-none = No clock
pace-hour = Quick: 30 minutes each, plus 20 seconds per action
pace-evening = An evening: 90 minutes each, plus 30 seconds per action
pace-day = One day per move
pace-week = One week per move
spectators-may = Let others watch
table-title = Name of the table (optional)
start = Set up the table
my-tables = My tables
no-tables = None yet.
table-gone = This table no longer exists.
your-turn = Your turn
turn-of = { $who } to move
forget = Remove “{ $title }” from the list
forget-title = Remove from the list
record-open = Open a record
record-choose = Choose a file…
record-hint = Choose a .record file, or drop it here
about-link = About the page, its dice and its keys

# ---------------------------------------------------------------- joining

join-title = You are invited to a table
join = Take the seat
watch = Watch instead
no-table = This table can’t be opened

# ---------------------------------------------------------------- the question

question = Question
waiting = Waiting…
seat-asked = { $seat }
tab-your-turn = ● Your turn · { $title }
undo = Undo
undo-key = Undo (u or Ctrl+Z)
orders = Standing orders
order-from-now-on = Answer so from now on…
order-about = When you are asked about: { $what }
order-hint = Only you know of your orders. Others see a question put to you and answered some seconds later. You can change an order at any time, under Table.
basket = Basket: { $count }
basket-purse = { $spent } of { $held } spent, { $left } left
basket-out = Take out: { $what }
basket-stays = Something bought later depends on it: { $why }
taken-back = Taken back.
answered = You have answered; you can change your mind until everyone has.
add-all = Add all who can join
final = This can’t be taken back.
final-verbs = Can’t be taken back: { $verbs }.
final-when-all = This can’t be taken back once everyone has answered.
preview = What would happen
which = Which of these?
which-or-more = One of these, or keep choosing:
narrow = Continue with:
verbs = More
role-choose = to choose
role-none = none yet
role-optional = none yet: add some, or go on without
let-go = Deselect
let-go-of = Deselect { $what }
by-way = Via
by-way-add = Go via…
by-way-key = Go via a place (on the map: Shift and click)
by-way-ask = Choose a place to go through, on the map or in the choices.
by-way-told = Via { $places }. Choose a destination.
by-way-none = Nothing on the way.
march = Several together
march-chosen = { $count } of { $all } from { $place }
march-all = All { $count }
march-all-key = All that can go from here, or one alone again (a)
march-some = Several…
march-some-key = Choose others of the stack to go along (on the map: Shift and click)
march-ask = Choose more units of this stack, on the map or in the choices, then where they go.
march-where = Choose where they go: one after another, each as the rules allow.
march-count = { $count } of { $all } can go
march-to = { $count ->
    [0] None of these { $all } units can go to { $place }
    [one] 1 of { $all } units to { $place }
   *[other] { $count } of { $all } units to { $place }
}
march-going = Going: { $done } of { $all } there …
march-halt = Stop
march-done = { $went ->
    [0] Nobody has gone to { $place }.
    [one] 1 unit has gone to { $place }.
   *[other] { $went } units have gone to { $place }.
} { $stay ->
    [0] {""}
    [one] 1 has not:
   *[other] { $stay } have not:
}
march-not-gone = Nothing is known against it.
march-final = What comes next can’t be taken back: confirm it.
march-stopped = Stopped before their turn.
march-asked = You are asked something else first: { $text }
march-waiting = Others are asked first.
march-undo = Take back all { $count }
way-told = Route: { $places }.
asked-between = You are asked: { $text }
inspector = What this is
leads = It can be attacked from
leads-better = A better chance from
modifiers = Modifiers
why-not = Why not
sure = Are you sure?
ending-unknown = The server isn’t answering, so there is no telling what this would leave unused.
left-unused = This would be left unused:
do-anyway = { $what } anyway
left = { $count ->
    [one] { $count } unit can still act
   *[other] { $count } units can still act
}
chances = Chances
chances-rare = Others, each under 0.5%: { $chance } together
not-known = Unknown, so not counted: { $things }
choices = Choices
choices-first = Choose here or on the map.
choices-here = Choose here.
choices-next = Keep choosing, or choose again to deselect.
verb-without = { $verb }: none
choices-elsewhere = Nothing to choose here: answer with a button above.
choices-none = Nothing here.
filter = Filter
filter-choices = Filter the choices
nothing-here = Nothing can be done with this right now.
since-mine = { $count ->
    [one] What happened ({ $count } action)
   *[other] What happened ({ $count } actions)
}
asking = Looking up what is possible…
sending-again = The server can’t be reached. Your action is saved and will be sent again (attempt { $tries }).
stale = Someone else was faster. The table is up to date now; please look again.
reconnecting = reconnecting…
over = The game is over
new-game = New game

# ---------------------------------------------------------------- map

map = Map
map-label = Map of { $title }. Arrow keys move the cursor, Enter selects.
minimap = Overview
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
boxes = Boxes
overlays = Map overlays
overlay-unit = for the unit chosen or pointed at
numbers = Space numbers
legend = Key

# ---------------------------------------------------------------- panels

panels = Panels
panels-fold = Show or hide the panels
sheet-lower = Lower the panel
sheet-higher = Raise the panel
log = Log
log-earlier = { $count } earlier lines
log-empty = Nothing has happened yet.
board = Board
units = Units
places = Places
unit = Unit
steps-left = { $steps } of { $most } steps
spaces = Spaces
space = Space
where = Where
acts = Can act
holder = Held by
choose = choose
filter-board = Filter the list
filter-more = Showing { $most } at most; type in the filter to find others.
sides = Sides
gauges = Tracks and markers
gauge-of = { $value } of { $most }
card-hidden = face down
cards-rest = { $count ->
    [one] { $count } more in reserve
   *[other] { $count } more in reserve
}
cards-unseen = { $count ->
    [one] { $count } not seen yet
   *[other] { $count } not seen yet
}
standings = Status
chat = Chat
chat-empty = Nobody has said anything.
chat-write = Write to the table
chat-said = { $name } says: { $text }
chat-players-only = Only players write here.

# ---------------------------------------------------------------- table

table = Table
to-move = to move
bot = Bot
bot-named = bot: { $name }
seat-open = waiting for a player
nameless = no name
you = (you)
online = here
offline = away
invite-hint = Pass this link to whoever shall play the { $seat }. It works once.
invite-link = Invitation, { $seat }
spectators = Spectators
spectator-link = Link to watch
my-seat = My seat: { $seat }
device-hint = The same seat on another device. Keep this link to yourself.
device-link = Link to my seat
notify = When it is my turn and I am away
notify-leave = no change
notify-none = don’t tell me
notify-email = send me an e-mail
notify-webhook = call a webhook
notify-email-address = E-mail address
notify-webhook-address = Address of the webhook
time-out = Time has run out. You may let a bot play on.
stand-in = Let it play
clock-days = { $days } d { $hours } h
record = Record
record-download = Download the record
dice = Dice
dice-going = The seed of the dice was fixed before the game. This is its seal; the seed itself is shown at the end.
dice-over = The game is over, the seed is open: anybody can check every die.
commitment = Seal (SHA-256 of the seed)
seed = Seed
dice-check = How to check the dice
pass-screen = Please pass the screen to the { $seat }.
i-am = I am the { $seat }: show the table

# ---------------------------------------------------------------- replay

replay = Replay
film-loading = loading the replay…
replay-start = The starting position.
replay-nothing = Nothing to report.
replay-leave = Back to the table
since-title = Since your last turn
since-nothing = Nothing to show: they have ended their phases and done nothing else.
skip = Skip
moment = Action { $at } of { $last }
moment-copy = Copy link to this moment
scrubber = Moment of the game
speed = Speed
play = Play
pause = Pause
action-back = One action back
action-on = One action forward
phase-back = One phase back
phase-on = One phase forward
turn-back = One turn back
turn-on = One turn forward

## What happened since my last turn, scene by scene.

reel-battle = Battle, { $at } of { $last }
reel-moves = Moves, { $at } of { $last }
reel-fought = { $title }, { $at } of { $last }
fought-gone = { $name }: destroyed
fought-left = { $name }: now in { $place }
fought-steps = { $name }: { $steps ->
    [one] 1 step lost
   *[other] { $steps } steps lost
}
reel-on = Next
reel-back = Back to the scene before
reel-end = To the question
reel-scrubber = Scene

# ---------------------------------------------------------------- help

help-keys = Keys
help-keys-off = Single keys are switched off in the settings.
help-picking = Click a highlighted unit, then one of the places that light up, or drag it there. Or choose from the list. You are asked again before anything that can’t be taken back.
help-way = To take another route, choose a unit, hold Shift and click the places to go through, then click the destination. Or use “Go via…” under the question.
help-march = To send several units of a stack to one place, choose one, hold Shift and click the others, or press “All” or “Several…” under the question; then click or drag to the destination. They go one after another. If one can’t, the rest stay chosen and you are told why.
help-attack = For an attack, choose a target and the attackers in any order. Choose one again to deselect it.
help-why = Click anything else and you are told why it isn’t possible, with the number of the rule.
key-undo = undo (also Ctrl+Z)
key-end = end the phase, or press the only button under the question
key-next = next unit that can still act
key-all = add all who can join the attack, or go along from the stack
key-confirm = confirm what is shown
key-question = go to the choices
key-filter = filter the choices
key-map = go to the map, to the chosen unit (arrows, + and −, 0, Enter)
key-log = go to the log
key-board = go to the board as a list
key-sides = go to the sides: tracks and cards, if the game has any
key-overlays = map overlays
key-escape = deselect everything
key-help = this help
about = About Grognard
about-what = Grognard referees strategic board games of the Second World War in Europe: alone against a bot, with friends live or at a move a day, and for study.
about-links = The link to a table lets others watch. An invitation gives a seat to whoever opens it first; your own link opens your seat, so keep it to yourself. Nothing but the language, your names and these links is kept on this device.
dice-how-1 = Before the first action a secret seed is drawn, and its SHA-256 is shown to everybody: the seal. Die number n comes from SHA-256 of the seed, a colon and n; the first byte below the largest multiple of the die’s sides counts, so that every face is equally likely.
dice-how-2 = When the game is over the seed is shown. Its SHA-256 must be the seal, and the record replayed with it must give the same dice:

## Seats given away, tables deleted, mail

seat-away = This player has been away for long.
give-seat = Give the seat to somebody else
give-seat-waits = You agree. Still to agree: { $seats }.
give-seat-host = You agree. Whoever set the table up can now invite somebody else.
delete-table = Delete this table
delete-table-hint = All that was played and said here is deleted for good, for everybody. Whoever plays here is told.
delete-table-sure = Delete it for good
table-deleted = The table was deleted.
trouble-deleted = This table was deleted by its host, or by whoever runs this server.
notify-email-hint = You first get a mail with a link: nothing else is sent before you say yes there.

## Tables between friends

watching = watching
invite-title = { $count ->
    [one] Somebody has still to come
   *[other] { $count } players have still to come
}
invite-says = { $host } invites you to { $game }, { $scenario }. You will play: { $seat }.
invite-plainly = You are invited to { $game }, { $scenario }. You will play: { $seat }.
invite-reads = They will read “{ $text }”, and be asked for a name.
settle = Between players
settle-alone = This game
takeback = Ask for a takeback
takeback-dice = A takeback goes back to before the last action of whoever asks. Dice that have fallen are spent: the next ones are new.
draw = Offer a draw
resign = Resign…
resign-sure = Resign: the game is lost
agree = Agree
decline = Decline
withdraw = Withdraw
asked-draw = { $who }: a draw?
asked-takeback = { $who }: may the last action be taken back?
asked-rematch = { $who }: another game, with sides changed?
proposed-draw = You have offered a draw.
proposed-takeback = You have asked for a takeback.
proposed-rematch = You have proposed another game, with sides changed.
rematch = Rematch, sides changed
rematch-open = To the rematch
play-on = Play on from here
play-on-as = As { $seat }
play-on-all = All sides
seats-watched = Nobody plays but bots: you will watch.
start-watching = Watch the bots
rules-changed = The rules have changed
rules-consent = This game was begun by older rules. Everything so far stays as it was played. It goes on by the rules of today, from where it stands, as soon as all players agree.
rules-as-played = This game was played by older rules. It is shown as it was played.
rules-go-on = Go on by the rules of today
rules-waiting = You have agreed. Waiting for { $who }.
recovery-hint = If this device forgets your seat, a word that you have kept brings you back.
recovery-ask = Get a word to come back by
recovery-once = Keep it apart from this device. It is shown this once; a new one makes it void.
recovery-word = Word of recovery
come-back = I hold a seat here and have lost it
come-back-go = Take my seat again

## Bots, calls

watch-bots = What bots do is shown
watch-once = at once
watch-quick = quickly
watch-steps = step by step
watch-behind = { $count ->
    [one] { $count } action still to be shown
   *[other] { $count } actions still to be shown
}
watch-skip = Skip
watch-skip-key = Show everything at once (f)
key-skip = skip what bots are doing
turn-sound = A sound when it is my turn
turn-notice = A notification when it is my turn and I look elsewhere

## ---------------------------------------------------------------- rules and charts

rules = Rules
rules-open = All the rules
rules-index = All rules
rules-back = Back
rules-search = Search the rules, in English or in French
rules-found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
ruling = As played here
charts = Charts
charts-loading = Fetching the charts…
charts-none = This game has no charts yet.
charts-show = Show in the charts
key-rules = go to the rules
key-charts = go to the charts

## ---------------------------------------------------------------- the battle

battle-fold = Open or fold the battle
battle-stages = Stages of the battle
battle-told = So far in this battle
battle-mean = on average { $number }
battle-range = on average { $least } to { $most }, by what is hidden
battle-over = { $title } · over
battle-came = How it came out
units-there = { $count } units there
units-counted = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
