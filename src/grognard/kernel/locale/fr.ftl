# Ce que disent tous les jeux. Le catalogue d’un jeu est dans son dossier et peut le dire mieux.

list = { $first } et { $last }

no-game-over = La partie est finie.
no-not-your-turn = Ce n’est pas à vous de répondre.
no-not-now = « { $verb } » ne répond pas à la question posée.
no-unknown-verb = Il n’y a pas d’action « { $verb } ».
no-wrong-arguments = « { $verb } » demande : { $usage }.
no-unknown-name = Rien ne s’appelle « { $name } » ({ $kind }).
no-named-twice = « { $name } » nomme deux fois la même chose.
no-line-too-long = La ligne est trop longue : { $most } caractères au plus.

ask-nothing = En attente de : { $seats }.
ask-over = La partie est finie.

event-die = Dé pour { $why } : { $die }.
event-dice = Dés pour { $why } : { $dice }.
