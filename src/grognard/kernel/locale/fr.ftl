# Ce que disent tous les jeux. Le catalogue d’un jeu est dans son dossier et peut le dire mieux.

list = { $first } et { $last }

no-game-over = La partie est finie.
no-not-your-turn = Ce n’est pas à vous de répondre.
no-not-now = « { $verb } » ne répond pas à la question posée.
no-nothing-fits = Rien ni personne ne peut le faire maintenant.
no-nothing-for-unit = { $unit } ne peut rien faire ici et maintenant.
no-nobody-against = Aucune de vos unités ne peut rien faire contre { $unit } maintenant.
no-nobody-to = Aucune de vos unités ne peut rien faire à cet endroit maintenant : { $place }.
no-off-map = Seules les règles envoient des unités à cet endroit ({ $place }) : { $unit } ne peut pas y aller.
no-goes-nowhere-now = Aucune réponse à la question présente n’envoie { $unit } à cet endroit : { $place }.
no-unknown-verb = Il n’y a pas d’action « { $verb } ».
no-wrong-arguments = « { $verb } » demande : { $usage }.
no-unknown-name = Rien ne s’appelle « { $name } » ({ $kind }).
no-named-twice = « { $name } » nomme deux fois la même chose.
no-line-too-long = La ligne est trop longue : { $most } caractères au plus.

ask-nothing = En attente de : { $seats }.
ask-over = La partie est finie.

event-die = Dé pour { $why } : { $die }.
event-dice = Dés pour { $why } : { $dice }.

or-none = { $kind } ou none
more = { $told } ; { $more }

moment-over = La partie est finie
title-turns = Tours de jeu
title-legend = Légende

month-1 = janv.
month-2 = févr.
month-3 = mars
month-4 = avr.
month-5 = mai
month-6 = juin
month-7 = juil.
month-8 = août
month-9 = sept.
month-10 = oct.
month-11 = nov.
month-12 = déc.
