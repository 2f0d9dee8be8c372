# What the server itself says.

no-such-page = There is nothing at this address.
no-such-game = There is no game “{ $name }”.
no-such-thing = There is no “{ $name }” on this table.
no-such-overlay = This game has no overlay “{ $name }”.
no-such-unit = There is no unit “{ $name }” in this game.
no-such-seat = This table has no seat { $seat }.
no-such-moment = This game has { $last } moments; { $first } to { $asked } cannot be shown.
wrong-method = This address cannot be asked like that.
too-large = That is too much to send at once.
unreadable = The request cannot be read: it is not what this address expects.
misshapen = The request does not have the right form: { $where }.
too-many = Too many requests from your address. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
secret-record = This game hides things between its players: its record can be had when it is over.
no-spectators = This game is for its players only.
failed = Something went wrong here; it has been written to the log.
not-built-title = The page is not built yet
not-built = The server runs, but the page's files are missing. Build them in the folder of the program, then load this page again:
wrong-host = This server does not answer to that name. Whoever runs it can name it in GROGNARD_PUBLIC_URL.
foreign-origin = This request comes from a page of another site, which may not speak for you here.

## The page of a mail's link

mail-title = Mail when it is your turn
mail-unanswered = This server would like to write to you when it is your turn to play. It has not begun to.
mail-wanted = You get a mail when it is your turn and you are away.
mail-unwanted = You get no mail from this server, whatever table asks for it.
mail-yes = Yes, write to me
mail-no = No, send me nothing
