# Ce que dit le terminal lui-même.

asked = { $seat } :
welcome = La partie est gardée dans { $path } après chaque action. Tapez help pour voir ce qu’on peut demander.
kept = La partie est gardée dans { $path }. Pour continuer : grognard play --load { $path }
over = La partie est finie. Pour la revoir : grognard replay { $path }
saved = Chaque action est gardée dans { $path } dès qu’elle est faite.
undone = Action reprise.
no-undo = Rien ne peut être repris : un dé a été lancé, quelque chose a été révélé ou un autre joueur a été interrogé.
confirm = Entrée pour lancer le dé, autre chose pour réfléchir encore.
legal = « { $action } » est permis.
more = … et { $count } de plus ; nommez une unité pour voir les siennes : list us_12
reach = { $unit } peut aller en : { $spaces }
reach-none = { $unit } ne peut aller nulle part pour répondre à cette question.
no-place = Il n’y a ni case, ni ville, ni unité « { $name } » sur la carte. Essayez un numéro, une ville, une unité, nord, sud, est ou ouest.
no-rule = Il n’y a pas de paragraphe « { $number } » dans les règles.
usage = Comme ceci : { $example }
try-help = Tapez help pour voir ce qu’on peut demander et répondre.
legend-whole = S2 : deux unités, la première au nom en S ; Be : une ville ; . clair, n difficile, ^ accidenté, x fermé ; vide : mer ou hors jeu.
legend-window = ~ fleuve, : frontière ou limite, # crête fermée, = autre eau ; + il y a d’autres unités (stack 1905).
answers = Réponses possibles : { $verbs }
help =
    map                 la carte ; map 2613, map berlin, map us_12, map ouest : une fenêtre
    units [su_]         où sont les unités
    stack 1905          ce qu’il y a dans une case
    list [us_12]        ce qu’on peut répondre
    reach us_12         où une unité peut aller
    odds 1905 us_12+us_3   ce qu’une attaque peut donner
    why move us_12 2014    pourquoi pas
    rule [5-41]         une règle
    log [50]            ce qui s’est passé
    undo                reprendre, tant qu’aucun dé n’est lancé
    save, quit          la partie est gardée après chaque action
    Tout le reste est une réponse. D’un chemin, la fin suffit : move us_12 2014
