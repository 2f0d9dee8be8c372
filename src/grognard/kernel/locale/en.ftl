# What every game says. A game's own catalogue is in its folder and may say these better.

list = { $first } and { $last }

no-game-over = The game is over.
no-final-without-it = Without it, what was done after it could not be taken back any more.
no-other-without-it = Without it, what was done after it would bring something else.
no-not-your-turn = It is not your turn to answer.
no-not-now = “{ $verb }” is no answer to the present question.
no-nothing-fits = Nobody and nothing can do this now.
no-nothing-for-unit = { $unit } can do nothing here and now.
no-nobody-against = None of your units can do anything about { $unit } now.
no-nobody-to = None of your units can do anything with { $place } now.
no-nothing-at = Nothing can be done with { $place } now.
no-off-map = { $unit } can’t be moved to “{ $place }”: only the rules put units there.
no-goes-nowhere-now = { $unit } can’t go to { $place }: the question is about something else now.
no-unknown-verb = There is no action “{ $verb }”.{ did-you-mean }
no-wrong-arguments = “{ $verb }” needs: { $usage }.
no-unknown-name = There is no { $kind } “{ $name }”.{ did-you-mean }
did-you-mean = { $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
 }
no-named-twice = “{ $name }” names something twice.
no-line-too-long = The line is too long: { $most } characters at most.

ask-nothing = Waiting for { $seats }.
ask-over = The game is over.

event-die = Die for { $why }: { $die }.
event-dice = Dice for { $why }: { $dice }.

# Ends by the players' own will.

end-resigned = Resigned: { $seat }. Victory: { $winners }.
end-draw-agreed = A draw, agreed on by the players.

or-none = { $kind } or none
more = { $told }; { $more }

moment-over = The game is over
title-turns = Game turns
title-legend = Key

# What is wrong in a file.

file-unknown-key = { $where ->
    [position] no key '{ $key }' in a position of this game
   *[other] no key '{ $key }' in { $where }
 }; { $nearest ->
    [none] there are: { $known }
   *[other] did you mean { $nearest }? There are: { $known }
 }
file-kind = { $kind ->
    [text] { $key } should be a text
    [table] { $key } should be a table
    [list] { $key } should be a list
   *[number-text] { $key } should be a number or a text
 }
file-must-be = { $kind ->
    [text] { $key } must be a text such as { $example }, not { $value }
    [table] { $key } must be a table such as { $example }, not { $value }
   *[list] { $key } must be a list such as { $example }, not { $value }
 }
file-yes-no = { $key } must be true or false, not { $value }
file-number = { $key } must be a number, { $least } or more, not { $value }
file-number-between = { $key } must be a number from { $least } to { $most }, not { $value }
file-unknown-of-few = no { $what } '{ $name }'; there are: { $known }
file-unknown-of-many = no { $what } '{ $name }'; one is called { $nearest }
file-twice = { $key } has { $name } twice
file-had = { $key } has { $name }, but { $other } has it, too
file-entry = entry { $number } of { $key }
file-value = value { $number }
file-row = { $key }: { $what } is told as { $example }, not as { $value }
file-row-marks = { $key }: { $what } is told as { $example }, not as { $value }; marks are: { $why }
file-row-why = { $key }: { $what } is told as { $example }, not as { $value }: { $why }
file-nothing-called = there is nothing called '{ $key }' to look at; { $nearest ->
    [none] there are: { file-all }
   *[other] did you mean { $nearest }? There are: { file-all }
 }
file-all = { $kind ->
    [none] { $known }
   *[other] { $known }, each { $kind } by itself
 }
file-not-there = there is no '{ $name }'{ $nearest ->
    [none] { "" }
   *[other] ; did you mean { $nearest }?
 }
file-differs = { $where ->
    [none] it is { $found }, not { $wanted }
   *[other] { $where } is { $found }, not { $wanted }
 }

## The choices of a position, and files that can't be read.

file-other-game = is a position of { $named }, not of { $game }
file-no-scenario = no scenario { $given }; { $nearest ->
    [none] there are: { $known }
   *[other] did you mean { $nearest }? There are: { $known }
 }
file-no-option = no option of { $scenario } { $given }; { $nearest ->
    [none] there are: { $known }
   *[other] did you mean { $nearest }? There are: { $known }
 }
file-option-kind = { $kind ->
    [bool] the option { $option } must be true or false, not { $given }
    [int] the option { $option } must be a number, not { $given }
   *[str] the option { $option } must be a text, not { $given }
 }
file-no-choice = the option { $option } can’t be { $given }; there are: { $known }
file-no-die = no die shows these: { $given }; a die shows { $known }

file-missing = No such file.
file-no-text = This file is not text in UTF-8: save it again as plain text.
file-unreadable = This file can’t be read: it is a folder, or it is closed to you.
file-toml-line = A line is a key, “=” and a value, such as: turn = 3. Here the “=” is missing, or what is before it is no key.
file-toml-value = Invalid value after “=”: write texts in quotes ("riga"), numbers as they are, else true, false, a list […] or a table { "{" }…{ "}" }.
file-toml-more = The line goes on after its value: begin a new line, or put the text in quotes as a whole.
file-toml-text-open = A text begins here that has no end: the closing quote is missing.
file-toml-list-open = A list begins before this with “[” and has no end: a “]” or a comma between two entries is missing.
file-toml-table-open = The table in braces is not right here: a comma between two entries, an “=” or the closing brace is missing; it stands in one line, with no comma at its end.
file-toml-heading-open = A heading is not closed: write [case.position] or [[case]], with as many “]” as “[”.
file-toml-backslash = A “\” in a text in double quotes must be written twice; or put the text in single quotes.
file-toml-twice = This is said a second time: the same key or heading stands further up. A new case begins with [[case]], a new step with [[case.do]].
file-toml-deep = Lists or tables are nested too deeply here.
file-toml-number = A number of this file has thousands of digits.
file-toml-other = This can’t be read as TOML.

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

# What a verb takes, where a game has no word of its own for it.
kind-unit = unit
kind-units = units
kind-space = space
kind-spaces = spaces
kind-path = path
kind-number = number
