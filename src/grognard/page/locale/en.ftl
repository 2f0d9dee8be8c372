# What the page says of any game; the game's own words are in its folder.

act = { $verb }: { $things }
factor = { $thing } ×{ $factor }
status = { $turn }. { $phase }
tone-own = own
tone-enemy = enemy
tone-contested = contested
ordered = Your standing order answers this: { $question }
ordered-ask = Always ask me
bot-random = Does whatever is allowed, by chance.
role-unit = Unit
role-units = Units
role-space = Place
role-spaces = Places
role-path = Destination
left-units = { $number ->
    [one] One unit could still act.
   *[other] { $number } units could still act.
}

chart-lit-weighed = Lit: the attack being weighed
chart-lit-fought = Lit: the last attack
chart-lit-now = Lit: what counts now
