# What is wrong in a case file, or does not come out as it says.

# Reading the file.

unknown-key = Nothing here is called “{ $key }”.{ did-you-mean } There are: { $known }.
must-be-text = “{ $key }” must be a text in quotes, not { $value }.
must-be-yes-no = “{ $key }” must be true or false, not { $value }.
must-be-texts = “{ $key }” must be a list of texts such as ["…", "…"], not { $value }.
must-be-numbers = “{ $key }” must be a list of numbers from { $least } on, such as [6, 1], not { $value }.
must-be-table = “{ $key }” must be a table such as { "{" } … = … { "}" }, not { $value }.
must-be-tables = “{ $key }” must be a list of tables, not { $value }.
step-has-one = A step has one of these, or only “expect”: { $known }.
belongs-to = “{ $key }” belongs to a step with: { $homes }.
refused-needs-rule = A refusal needs the “rule” behind it: its number, "5-4*" for all that begin so, "*" for any, "" for none.
needs-name = Give it a “name”, so that one knows what it proves.
checks-nothing = Nothing is checked here: add “do”, “expect” or “branch”.
no-cases = There is no [[case]] in this file: each case begins with that line.
which-game = Which game is this? Begin the file with game = "{ $example }", or say --game { $example }.
no-game = There is no game “{ $name }”.{ did-you-mean } There are: { $known }.

# Words.

misspelt = “{ $line }” is no action. { $why }
no-seat = There is no seat “{ $name }”.{ did-you-mean } There are: { $known }.
which-seat = Say which “seat” acts: { $seats } may answer.
nobody-asked = Nobody is asked any more: the game is over.
no-word = No action can have the word “{ $word }” in it.{ did-you-mean }
no-rule = The rules have no paragraph “{ $number }”.{ did-you-mean }
no-message = There is no reason “{ $word }”.{ did-you-mean }
no-kind = There is no kind of event “{ $word }”.{ did-you-mean }
no-end = No game ends with “{ $word }”.{ did-you-mean }

# Playing it.

position = Position: { $why }.
asked = The question now: { $question } It is answered with: { $verbs }.
act-refused = “{ $line }” may not be done. { $why }
not-legal = “{ $line }” should be legal, but it is refused. { $why }
is-legal = “{ $line }” is legal, but { $rule ->
    [none] it should be refused.
    [any] some rule should refuse it.
   *[other] rule { $rule } should refuse it.
 }
other-rule = “{ $line }” is refused, but { $rule ->
    [none] not without a rule. { $why }
   *[other] not by rule { $rule }. { $why }
 }
other-message = It is refused for another reason, “{ $found }” and not “{ $wanted }”. { $why }
figures-differ = Figures: { $why }. There are: { $known }.
no-result = No die brings “{ $name }”; it can bring: { $known }.
other-chance = The chance of “{ $name }” is { $found }, not { $wanted }.
chance-form = Write the chance of “{ $name }” as "1/6", not as { $value }.
dice-left = { $rolled ->
    [0] No die is rolled here, but “dice” names { $left }.
    [one] Only one die is rolled here; { $left } of “dice” are left.
   *[other] Only { $rolled } dice are rolled here; { $left } of “dice” are left.
 }{ $asked ->
    [none] { "" }
   *[other] { " " }{ $asked }
 }
dice-wanted = { $rolled ->
    [0] A die is rolled here ({ $what }): say with “dice = […]” what it shows.
   *[other] More dice are rolled here than “dice” names ({ $rolled }): one more is wanted ({ $what }).
 }
no-such-face = Die number { $number } can't show { $die }.
draws-wrong = The secret draws are other ones than “draws” names.
not-offered = “{ $line }” is not offered. { $why }
not-among = “{ $line }” is legal, but it is not among the offers: another way there is offered, or “offered_of” leaves it out.
offered-besides = Offered besides: { $lines }.
expected = { $key }: { $why }.
not-in-order = { $kinds } did not happen in this order; there was: { $happened }
no-event = there was no event “{ $kind }”, but { $happened }
event-differs = there was an event “{ $kind }”, but { $why }
event-form = an event is told as { "{" } kind = "…", … { "}" }, not as { $value }
sees-form = what seats see is told as { "{" } seat = { "{" } … { "}" } { "}" }, not as { $value }
sees = In the eyes of { $seat }: { $why }
error = { $why }
program = The program itself has failed here ({ $error }). That is a mistake in it, not in this file: please report it.
