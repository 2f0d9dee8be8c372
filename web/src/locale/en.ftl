# The page's own words in English. What a game says comes from the server.

# ---------------------------------------------------------------- everywhere

home = Home
settings = Settings
language = Language
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
single-keys = Single keys work as shortcuts
warn-endings = Before an ending, say what would be left unused
help = Help and keys
close = Close
cancel = Cancel
again = Try again
copy = Copy
copy-what = Copy: { $what }
copied = Copied.
keep = Keep
kept = Kept.
send = Send
no = no
news = Messages
loading = Setting up the table…
trouble-network = The server can’t be reached.
trouble-server = The server could not do this.
trouble-refused = This table can’t be opened from here. If you hold a seat, open your own link once more.
rule-number = Rule { $rule }
rule-open = What the rule says
rule-unknown = There is no summary of this rule.

# ---------------------------------------------------------------- start

start-title = War games of 1939–1945, refereed
start-about = Every rule is kept for you: the page shows what is legal, says why the rest is not, and gives the odds before the dice.
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
pace-hour = Quick: 30 minutes each, 20 seconds added an action
pace-evening = An evening: 90 minutes each, 30 seconds added an action
pace-day = A day for each move
pace-week = A week for each move
spectators-may = Others may watch
table-title = Name of the table (if you like)
start = Set up the table
my-tables = My tables
no-tables = None yet.
table-gone = This table can’t be found any more.
your-turn = Your turn
turn-of = { $who } to move
forget = Take “{ $title }” off the list
forget-title = Take off the list
record-open = Open a record
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
taken-back = Taken back.
answered = You have answered; you may change your mind until everybody has.
add-all = Add all that may join
final = This can’t be taken back.
final-when-all = This can’t be taken back once everybody has answered.
preview = What it means
which = Which of these?
which-or-more = One of these, or choose on:
narrow = Go on with:
verbs = More
role-choose = to be chosen
role-none = none yet
role-optional = none yet: add, or go on without
let-go = Let go
let-go-of = Let go of { $what }
by-way = By way of
by-way-add = Go by way of…
by-way-key = Go by way of a place (on the map: Shift and click)
by-way-ask = Choose a place to go by, on the map or in the choices.
by-way-told = By way of { $places }. Choose where to.
by-way-none = No place to go by.
way-told = The way: { $places }.
asked-between = You are asked: { $text }
inspector = What this is
why-not = Why not
sure = Are you sure?
ending-unknown = The server does not answer, so what this would leave unused can’t be told.
left-unused = This would be left unused:
do-anyway = { $what } anyway
left = { $count ->
    [one] { $count } unit with something left to do
   *[other] { $count } units with something left to do
}
chances = Chances
not-known = Not known, and not counted: { $things }
choices = Choices
choices-first = Choose here or on the map.
choices-next = Go on, or choose again to let go.
choices-none = Nothing here.
filter = Filter
filter-choices = Filter the choices
nothing-here = Nothing can be done with this now.
since-mine = { $count ->
    [one] What happened ({ $count } action)
   *[other] What happened ({ $count } actions)
}
asking = Looking up what is possible …
sending-again = The server is out of reach. Your action is kept and sent again (attempt { $tries }).
stale = Somebody was faster: the table has been brought up to date. Please look again.
reconnecting = reconnecting…
over = The game is over
new-game = New game

# ---------------------------------------------------------------- map

map = Map
map-label = Map of { $title }. Arrow keys move the cursor, Enter picks.
minimap = Small map
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole map
boxes = Boxes
overlays = Map overlays
overlay-unit = of the unit chosen or pointed at
numbers = Numbers of spaces
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
unit = Unit
steps-left = { $steps } of { $most } steps
spaces = Spaces
space = Space
where = Where
acts = Can act
holder = Held by
choose = choose
filter-board = Filter the list
filter-more = At most { $most } are shown; write in the filter to find others.
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
standings = States
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
seat-open = waiting for somebody
nameless = without a name
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
notify-leave = as before
notify-none = tell me nothing
notify-email = write me an e-mail
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
film-loading = winding the film…
replay-start = The position at the beginning.
replay-nothing = Nothing to tell.
replay-leave = Back to the table
since-title = Since your last turn
skip = Skip
moment = Action { $at } of { $last }
moment-copy = Copy link to this moment
scrubber = Moment of the game
speed = Speed
play = Play
pause = Pause
action-back = One action back
action-on = One action on
phase-back = One phase back
phase-on = One phase on
turn-back = One turn back
turn-on = One turn on

# ---------------------------------------------------------------- help

help-keys = Keys
help-keys-off = Single keys are switched off in the settings.
help-picking = Click a unit that is lit, then one of the places that light up; or drag it there. Or choose from the list. What can’t be taken back is asked once more.
help-way = To go another way than the one shown, choose a unit, hold Shift and click the places to go by, then click where to. Or use “Go by way of…” under the question.
help-attack = For an attack, choose a target and the attackers in any order. Choose one again to let go of it.
help-why = Click anything else and you are told why it can’t be done, with the rule’s number.
key-undo = take back (also Ctrl+Z)
key-end = end the phase, or the first button under the question
key-next = next unit with something left to do
key-all = add all that may join the attack
key-confirm = confirm what is shown
key-question = go to the choices
key-filter = filter the choices
key-map = go to the map (arrows, + and −, 0, Enter)
key-log = go to the log
key-board = go to the board as a list
key-sides = go to the sides: tracks and cards, if the game has any
key-overlays = map overlays
key-escape = let go of everything chosen
key-help = this help
about = About Grognard
about-what = Grognard referees strategic board games of the Second World War in Europe: alone against a bot, with friends live or a move a day, and for study.
about-links = The link to a table lets others watch. An invitation gives a seat to whoever opens it first; your own link opens your seat, so keep it to yourself. Nothing but the language, your names and these links is kept on this device.
dice-how-1 = Before the first action a secret seed is drawn, and its SHA-256 is shown to everybody: the seal. Die number n comes from SHA-256 of the seed, a colon and n; the first byte below the largest multiple of the die’s sides counts, so that every face is equally likely.
dice-how-2 = When the game is over the seed is shown. Its SHA-256 must be the seal, and the record replayed with it must give the same dice:

## Tables between friends

watching = watching
invite-title = { $count ->
    [one] Somebody has still to come
   *[other] { $count } players have still to come
}
invite-says = { $host } invites you to { $game }, { $scenario }. You will play: { $seat }.
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
