# What can go wrong at a table, and what helps.

error-no-such-table = There is no such table. Check the link, or open another table.
error-no-token = Only a player of this table can do that. Open the link of your seat first.
error-not-your-seat = This is not your seat. Open the link that you were given for it.
error-stale = Somebody was faster: the position has changed. Look at it and decide anew.
error-over = This game is over. Nothing more can be done in it.
error-cannot-undo = There is nothing to take back: a die was rolled, somebody else was asked, or the action was not yours.
error-cannot-take-back = There is no action of yours to take back now: you have done nothing yet, or a question is put in secret.
error-undone-enough = You have taken something back { $most } times since anything was settled. What you have answered stands now.
error-table-full = This table takes no more than { $most } actions and undos. You can give the game up, or agree on a draw.
error-seat-taken = This invitation was used already. Ask whoever sent it for another game.
error-goes-on = This game still goes on. A rematch comes after it; to play on from one of its moments takes the links of all its players.
error-still-running = A bot may stand in only for a player who is asked and whose clock has run out.
error-bad-address = { $why ->
    [private-host] This address is in a private network. Notices go to public addresses only.
    [unknown-host] The host of this address was not found.
    [no-mail] This server sends no mail. Use a webhook, or leave the address out.
    [no-mail-address] This is no mail address.
    [mail-stopped] Whoever has this address wants no mail from here. The link in an earlier mail can allow it again.
    [mail-failed] No mail could be sent there. Check the address, or try again later.
   *[no-webhook] This is no web address. It begins with https:// or http://.
}
error-bad-text = { $what ->
    [message] A message has between 1 and { $most } characters.
   *[request] The request has no number, or one of more than { $most } characters.
}
error-old-rules = This game was begun by older rules. It can be looked at as it was played; it goes on by the rules of today when all its players ask for that.
rules-moved = From here on this game is played by version { $new } of the rules; until now it was version { $old }.
error-too-many = Too much at once. Wait a moment and try again.
error-not-stored = This could not be saved, so it was not done. Try again in a moment.
error-illegal = This cannot be done now.
error-failed = Something went wrong that nobody thought of. Try again; if it stays, tell whoever runs this server.

file-at-line = Line { $line }: { $told }
file-no-record = This file is no record of a game. A record begins with “grognard record 2”.
file-broken-off = The record breaks off: its end is missing. Take the file again from where it comes from.
file-header = The header of the record cannot be read.
file-game = The record is of a game that is not known here.
file-other-data = The record was played with other data of this game.
file-version = The record was played by version { $version } of the rules and cannot be replayed by these.
file-seed = The seed is not the one that was committed to at the start.
file-start = The game of this record cannot begin as it says.
file-dice = The dice are not those that were rolled.
file-position = The position is not the one that follows from the actions.
file-end = The game did not end as the record says.
file-line = This is neither an action of a seat nor anything else a record holds.
file-too-much = The record asks for more work or memory than one may. `grognard replay` on your own machine has no such limit.
file-other = The rules do not allow what the record says here.

choice-game = There is no game “{ $given }”. There are: { $known }.
choice-scenario = There is no scenario “{ $given }”. There are: { $known }.
choice-option = The scenario “{ $of }” has no option “{ $given }”. There are: { $known }.
choice-value = “{ $given }” is no value of the option “{ $of }”. It takes: { $known }.
choice-seats = The scenario “{ $of }” has { $known } seats, not { $given }.
choice-bot = There is no bot “{ $given }” for this game. There are: { $known }.
choice-moment = There is no moment { $given } in this game. There are: { $known }.
choice-clock = There is no such clock ({ $given }). There are: { $known }.
choice-language = There is no language “{ $given }”. There are: { $known }.
choice-other = There is no “{ $given }”. There are: { $known }.

notice-subject = Your turn: { $seat }, { $title }
notice-text = It is your turn: { $seat }, { $title }.
notice-text-named = { $player }, it is your turn: { $seat }, { $title }.

## Deleted tables, seats given to somebody else, mail

error-deleted = This table was deleted, by its host or by whoever runs this server.
error-not-host = Only whoever set this table up can do that.
error-not-away = A seat is given to somebody else only when its player has been away for long: an hour in a game by the minute, a day without a clock, or the days that a move may take.
reinvite-asked = { $by }: “{ $seat } has been away for long; I would give this seat to somebody else.” It is done when all players who are there want it.
reinvite-open = The seat “{ $seat }” is open again, by agreement of all who are there. Its old link no longer works, and all clocks stand until somebody has taken it.
deleted-subject = Table deleted: { $title }
deleted-text = The table “{ $title }”, where you played ({ $seat }), was deleted by its host.
deleted-text-named = { $player }, the table “{ $title }”, where you played ({ $seat }), was deleted by its host.
mail-ask-subject = Do you want mail when it is your turn?
mail-ask-text =
    Somebody, probably you, asked the game server { $server } to write to this address when it is your turn to play.
    To say yes, or no once and for all, open this page:

    { $link }

    If you do nothing, no such mail will be sent.
mail-stop = No more mail from this server: { $link }

## What players settle among themselves

error-cannot-resign = Only in a game for two can a player resign. You may offer a draw, or let a bot play on when the time is out.
error-nobody-to-agree = The other players have to agree to this: there is none at this table, or one has still to come.
taken-back = By agreement the game goes on from an earlier position. The dice that fell since are spent.
