# What every game says. A game's own catalogue is in its folder and may say these better.

list = { $first } and { $last }

no-game-over = The game is over.
no-not-your-turn = It is not your turn to answer.
no-not-now = “{ $verb }” is no answer to the present question.
no-nothing-fits = Nobody and nothing can do this now.
no-nothing-for-unit = { $unit } can do nothing here and now.
no-nobody-against = None of your units can do anything about { $unit } now.
no-nobody-to = None of your units can do anything with { $place } now.
no-off-map = Units come to { $place } only as the rules send them: { $unit } can’t go there.
no-goes-nowhere-now = No answer to the present question sends { $unit } to { $place }.
no-unknown-verb = There is no action “{ $verb }”.
no-wrong-arguments = “{ $verb }” needs: { $usage }.
no-unknown-name = There is no { $kind } “{ $name }”.
no-named-twice = “{ $name }” names something twice.
no-line-too-long = The line is too long: { $most } characters at most.

ask-nothing = Waiting for { $seats }.
ask-over = The game is over.

event-die = Die for { $why }: { $die }.
event-dice = Dice for { $why }: { $dice }.

or-none = { $kind } or none
more = { $told }; { $more }

moment-over = The game is over
title-turns = Game turns
title-legend = Key

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
