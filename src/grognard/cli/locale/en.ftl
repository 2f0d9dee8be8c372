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
more = … and { $count } more; name a unit to see its own: list us_12
reach = { $unit } can go to: { $spaces }
reach-none = { $unit } has nowhere to go in answer to this question.
no-place = There is no space, town or unit “{ $name }” on the map. Try a number, a town, a unit, north, south, east or west.
no-rule = There is no paragraph “{ $number }” in the rules.
usage = Like this: { $example }
try-help = Type help to see what you can ask and answer.
legend-whole = S2: two units, the first with a name in S; Be: a town; . clear, n broken, ^ rough, x closed; blank: sea or not in play.
legend-window = ~ river, : border or boundary, # closed crest, = other water; + there are more units (stack 1905).
answers = You can answer: { $verbs }
help =
    map                 the map; map 2613, map berlin, map us_12, map west: a window
    units [su_]         where the units are
    stack 1905          what is in a space
    list [us_12]        what you can answer
    reach us_12         where a unit can go
    odds 1905 us_12+us_3   what an attack may bring
    why move us_12 2014    why not
    rule [5-41]         a rule
    log [50]            what happened
    undo                take back, until a die is rolled
    save, quit          the game is kept after every action
    Anything else is an answer. Of a way the end is enough: move us_12 2014
