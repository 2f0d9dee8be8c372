# What the terminal itself says.

asked = { $seat }:
welcome = The game is kept in { $path } after every action. Type help to see what you can ask.
kept = The game is kept in { $path }. Go on with: grognard play --load { $path }
over = The game is over. See it again: grognard replay { $path }
saved = Every action is kept in { $path } as soon as it is done.
undone = Taken back.
no-undo = There is nothing that can be taken back: a die was rolled, something was revealed or somebody else was asked.
confirm = Enter to roll the die, or anything else to think again.
legal = “{ $action }” is allowed.
more = { $count ->
    [0] How they go on: { $example }
   *[other] … and { $count } more; name a unit to see its own: { $example }
 }
list-none = No answer to this question names that.
reach = { $unit } can go to: { $spaces }
reach-none = { $unit } has nowhere to go in answer to this question.
no-place = There is no space, town or unit “{ $name }” on the map. Try a number, a town, a unit, north, south, east or west.
no-rule = There is no paragraph “{ $number }” in the rules.
usage = Like this: { $example }
try-help = Type help to see what you can ask and answer.
legend-whole = S2: two units, the first with a name in S; Be: a town{ $signs }; blank: sea or not in play.
legend-tiny = A capital: units, the first letter of one’s name; o: a town{ $signs }; blank: sea or not in play.
legend-window = +: there are more units (stack { $space }){ $signs }.
legend-areas = { $two }: two units, { $side }; { $held }: held, no units.
legend-marks = { " " }*: marked.
touching = Who touches whom, and what lies in between:
on-the-side = { $line }, on the side of { $space }
other-line = other water
map-units = Where units are. The whole map: map
map-part = Part { $number } of { $parts }, from west to east.
no-units = There are none.
no-table = Nothing lies beside the map.
held = Held by: { $holder }
boxes = Beside the map: { $boxes }
face-down = { $count ->
    [one] one face down
   *[other] { $count } face down
 }
answers = You can answer:
help-map = the whole map
help-window = a window of it; also north, south, east, west
help-units = where the units are
help-stack = what is in a space
help-table = what lies beside the map: points, cards, countries
help-list = what you can answer
help-reach = where a unit can go
not-known = Not known, and not counted: { $things }.
help-odds = what an attack may bring
no-odds = In { $title } the dice depend on more than two strengths. Name an attack in a position: grognard odds { $game } --position FILE --attack SPACE, with --with UNITS where a game asks for them.
no-odds-at-all = { $title } has no odds to tell.
no-odds-of-attacks = This game tells no odds of attacks; “battle” shows what both lines roll with.
help-why = why not
help-rule = a rule
help-log = what happened
help-undo = take back, until a die is rolled
help-save = the game is kept after every action
help-answer = Anything else is an answer. Of a way the end is enough.
no-cases = There are no case files (.toml) in the folder { $folder }.
cases-run = { $cases ->
    [one] One case
   *[other] { $cases } cases
 } in { $files ->
    [one] one file
   *[other] { $files } files
 }: { $failed ->
    [0] all is as it says.
    [one] one thing is wrong.
   *[other] { $failed } things are wrong.
 }
words-seats = Seats
words-scenarios = Scenarios and their options
words-verbs = Verbs and what they take
words-units = Units
words-spaces = Spaces
words-position = Keys of a position, each with an example
words-expect = What a case can expect
words-events = Kinds of events
words-refusals = Reasons of a refusal (message)
words-ends = How a game ends (how)

## grognard tables

tables-table = Table
tables-title = Title
tables-game = Game
tables-stage = Stage
tables-players = Players
tables-actions = Actions
tables-created = Set up
tables-seen = Last used
tables-stage-record = record
tables-stage-open = open seat
tables-stage-unstarted = not begun
tables-stage-running = in play
tables-stage-over = over
tables-count = { $count ->
    [0] No tables.
    [one] One table.
   *[other] { $count } tables.
 }
tables-sure = { $count ->
    [one] Delete this table
   *[other] Delete these { $count } tables
 } for good?
tables-deleted = { $count ->
    [0] Nothing was deleted.
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
 }
tables-unknown = There is no table { $table }.
tables-written = Written: { $file }
tables-moved = Copied: { $count ->
    [one] one table
   *[other] { $count } tables
 }, { $actions ->
    [one] one action
   *[other] { $actions } actions
 }. The old database is as it was: start the server with the new one.

## ---------------------------------------------------------------- the battle

help-battle = the battle being fought: both lines and what they roll with
no-battle = No battle is being fought.
battle-mean = on average { $least }
battle-range = on average { $least } to { $most }, by what is hidden
