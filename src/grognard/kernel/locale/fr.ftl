# Ce que disent tous les jeux. Le catalogue d’un jeu est dans son dossier et peut le dire mieux.

list = { $first } et { $last }

no-game-over = La partie est finie.
no-final-without-it = Sans cela, ce qui a été fait ensuite ne pourrait plus être repris.
no-other-without-it = Sans cela, ce qui a été fait ensuite aurait un autre résultat.
no-not-your-turn = Ce n’est pas à vous de répondre.
no-not-now = « { $verb } » ne répond pas à la question posée.
no-nothing-fits = Rien ni personne ne peut le faire maintenant.
no-nothing-for-unit = { $unit } ne peut rien faire ici et maintenant.
no-nobody-against = Aucune de vos unités ne peut rien faire contre { $unit } maintenant.
no-nobody-to = { $place } : aucune de vos unités ne peut rien y faire maintenant.
no-nothing-at = { $place } : rien à y faire maintenant.
no-off-map = On ne déplace pas { $unit } vers « { $place } » : seules les règles y placent des unités.
no-goes-nowhere-now = { $unit } ne peut pas aller vers { $place } : la question posée porte sur autre chose.
no-unknown-verb = Il n’y a pas d’action « { $verb } ».{ did-you-mean }
no-wrong-arguments = « { $verb } » demande : { $usage }.
no-unknown-name = Rien ne s’appelle « { $name } » ({ $kind }).{ did-you-mean }
did-you-mean = { $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $nearest } » ?
 }
no-named-twice = « { $name } » nomme deux fois la même chose.
no-line-too-long = La ligne est trop longue : { $most } caractères au plus.

ask-nothing = On attend : { $seats }.
ask-over = La partie est finie.

event-die = Dé pour { $why } : { $die }.
event-dice = Dés pour { $why } : { $dice }.

# Fins voulues par les joueurs.

end-resigned = Abandon : { $seat }. Victoire : { $winners }.
end-draw-agreed = Partie nulle, d’un commun accord.

or-none = { $kind } ou none
more = { $told } ; { $more }

moment-over = La partie est finie
title-turns = Tours de jeu
title-legend = Légende

# Ce qui ne va pas dans un fichier.

file-unknown-key = { $where ->
    [position] une position de ce jeu n’a pas de clé « { $key } »
   *[other] il n’y a pas de clé « { $key } » dans { $where }
 } ; { $nearest ->
    [none] il y a : { $known }
   *[other] vouliez-vous dire { $nearest } ? Il y a : { $known }
 }
file-kind = { $kind ->
    [text] { $key } doit être un texte
    [table] { $key } doit être une table
    [list] { $key } doit être une liste
   *[number-text] { $key } doit être un nombre ou un texte
 }
file-must-be = { $kind ->
    [text] { $key } doit être un texte tel que { $example }, et non { $value }
    [table] { $key } doit être une table telle que { $example }, et non { $value }
   *[list] { $key } doit être une liste telle que { $example }, et non { $value }
 }
file-yes-no = { $key } doit être true ou false, et non { $value }
file-number = { $key } doit être un nombre d’au moins { $least }, et non { $value }
file-number-between = { $key } doit être un nombre de { $least } à { $most }, et non { $value }
file-unknown-of-few = rien ne s’appelle « { $name } » ({ $what }) ; il y a : { $known }
file-unknown-of-many = rien ne s’appelle « { $name } » ({ $what }) ; le nom le plus proche est { $nearest }
file-twice = { $key } contient deux fois { $name }
file-had = { $key } contient { $name }, mais { $other } l’a déjà
file-entry = l’entrée { $number } de { $key }
file-value = la valeur { $number }
file-row = { $key } : on écrit { $example } ({ $what }), et non { $value }
file-row-marks = { $key } : on écrit { $example } ({ $what }), et non { $value } ; marques possibles : { $why }
file-row-why = { $key } : on écrit { $example } ({ $what }), et non { $value } : { $why }
file-nothing-called = il n’y a rien à regarder qui s’appelle « { $key } » ; { $nearest ->
    [none] il y a : { file-all }
   *[other] vouliez-vous dire { $nearest } ? Il y a : { file-all }
 }
file-all = { $kind ->
    [none] { $known }
   *[other] { $known }, et chaque pièce par son nom ({ $kind })
 }
file-not-there = il n’y a pas de « { $name } »{ $nearest ->
    [none] { "" }
   *[other]  ; vouliez-vous dire { $nearest } ?
 }
file-differs = { $where ->
    [none] c’est { $found }, et non { $wanted }
   *[other] { $where } est { $found }, et non { $wanted }
 }

## Les choix d’une position, et les fichiers illisibles.

file-other-game = est une position de { $named }, et non de { $game }
file-no-scenario = il n’y a pas de scénario { $given } ; { $nearest ->
    [none] il y a : { $known }
   *[other] vouliez-vous dire { $nearest } ? Il y a : { $known }
 }
file-no-option = le scénario { $scenario } n’a pas d’option { $given } ; { $nearest ->
    [none] il y a : { $known }
   *[other] vouliez-vous dire { $nearest } ? Il y a : { $known }
 }
file-option-kind = { $kind ->
    [bool] l’option { $option } doit être true ou false, et non { $given }
    [int] l’option { $option } doit être un nombre, et non { $given }
   *[str] l’option { $option } doit être un texte, et non { $given }
 }
file-no-choice = l’option { $option } ne peut être { $given } ; il y a : { $known }
file-no-die = aucun dé ne montre cela : { $given } ; un dé montre { $known }

file-missing = Ce fichier n’existe pas.
file-no-text = Ce fichier n’est pas du texte en UTF-8 : enregistrez-le de nouveau comme texte brut.
file-unreadable = Ce fichier ne peut pas être lu : c’est un dossier, ou l’accès vous en est interdit.
file-toml-line = Une ligne se compose d’une clé, de « = » et d’une valeur, par exemple : turn = 3. Ici, le « = » manque, ou ce qui le précède n’est pas une clé.
file-toml-value = Valeur incorrecte après « = » : écrivez les textes entre guillemets ("riga"), les nombres tels quels, sinon true, false, une liste […] ou une table { "{" }…{ "}" }.
file-toml-more = La ligne continue après sa valeur : allez à la ligne, ou mettez le texte tout entier entre guillemets.
file-toml-text-open = Un texte commence ici et ne finit pas : il manque le guillemet fermant.
file-toml-list-open = Une liste ouverte plus haut par « [ » ne finit pas : il manque un « ] », ou une virgule entre deux éléments.
file-toml-table-open = La table entre accolades est mal formée ici : il manque une virgule entre deux éléments, un « = » ou l’accolade fermante ; elle tient en une ligne, sans virgule à la fin.
file-toml-heading-open = Un titre n’est pas fermé : écrivez [case.position] ou [[case]], avec autant de « ] » que de « [ ».
file-toml-backslash = Dans un texte entre guillemets doubles, « \ » s’écrit deux fois ; ou mettez le texte entre guillemets simples.
file-toml-twice = Ceci est dit une seconde fois : la même clé ou le même titre se trouve plus haut. Un nouveau cas commence par [[case]], une nouvelle étape par [[case.do]].
file-toml-deep = Listes ou tables sont imbriquées ici sur trop de niveaux.
file-toml-number = Un nombre de ce fichier a des milliers de chiffres.
file-toml-other = Ceci ne se lit pas comme du TOML.

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

# Ce que demande un verbe, si le jeu n’a pas de mot à lui.
kind-unit = unité
kind-units = unités
kind-space = case
kind-spaces = cases
kind-path = chemin
kind-number = nombre
