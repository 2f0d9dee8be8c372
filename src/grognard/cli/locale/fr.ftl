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
more = { $count ->
    [0] Pour voir la suite : { $example }
   *[other] … et { $count } de plus ; nommez une unité pour voir les siennes : { $example }
 }
list-none = Aucune réponse à cette question ne nomme cela.
reach = { $unit } peut aller en : { $spaces }
reach-none = { $unit } ne peut aller nulle part pour répondre à cette question.
no-place = Il n’y a ni case, ni ville, ni unité « { $name } » sur la carte. Essayez un numéro, une ville, une unité, nord, sud, est ou ouest.
no-rule = Il n’y a pas de paragraphe « { $number } » dans les règles.
usage = Comme ceci : { $example }
try-help = Tapez help pour voir ce qu’on peut demander et répondre.
legend-whole = S2 : deux unités, la première au nom en S ; Be : une ville{ $signs } ; vide : mer ou hors jeu.
legend-tiny = Une majuscule : des unités, la première lettre du nom de l’une ; o : une ville{ $signs } ; vide : mer ou hors jeu.
legend-window = + : il y a d’autres unités (stack { $space }){ $signs }.
legend-areas = { $two } : deux unités, { $side } ; { $held } : contrôlé, sans unité.
legend-marks = { " " }* : signalé.
touching = Qui touche qui, et ce qu’il y a entre les deux :
on-the-side = { $line }, du côté de { $space }
other-line = autre eau
map-units = Là où il y a des unités. Toute la carte : map
map-part = Partie { $number } sur { $parts }, d’ouest en est.
no-units = Il n’y en a pas.
no-table = Il n’y a rien à côté de la carte.
held = Contrôlé par : { $holder }
boxes = À côté de la carte : { $boxes }
face-down = { $count ->
    [one] une face cachée
   *[other] { $count } faces cachées
 }
answers = Réponses possibles :
help-map = toute la carte
help-window = une fenêtre de la carte ; aussi nord, sud, est, ouest
help-units = où sont les unités
help-stack = ce qu’il y a dans une case
help-table = ce qui est à côté de la carte : points, cartes, pays
help-list = ce qu’on peut répondre
help-reach = où une unité peut aller
not-known = Inconnu, donc non compté : { $things }.
help-odds = ce qu’une attaque peut donner
no-odds = Dans { $title }, les dés dépendent de plus que de deux forces. Nommez une attaque dans une position : grognard odds { $game } --position FICHIER --attack ZONE, avec --with UNITÉS si le jeu les demande.
no-odds-at-all = { $title } : aucune chance à calculer.
no-odds-of-attacks = Ce jeu ne donne pas les chances d’une attaque ; « battle » montre les dés des deux lignes.
help-why = pourquoi pas
help-rule = une règle
help-log = ce qui s’est passé
help-undo = reprendre, tant qu’aucun dé n’est lancé
help-save = la partie est gardée après chaque action
help-answer = Tout le reste est une réponse. D’un chemin, la fin suffit.
no-cases = Il n’y a pas de fichiers de cas (.toml) dans le dossier { $folder }.
cases-run = { $cases ->
    [0] Aucun cas
    [one] Un cas
   *[other] { $cases } cas
 } dans { $files ->
    [one] un fichier
   *[other] { $files } fichiers
 } : { $failed ->
    [0] tout se vérifie.
    [one] une chose ne va pas.
   *[other] { $failed } choses ne vont pas.
 }
words-seats = Sièges
words-scenarios = Scénarios et leurs options
words-verbs = Verbes et ce qu’ils demandent
words-units = Unités
words-spaces = Cases et zones
words-position = Clés d’une position, chacune avec un exemple
words-expect = Ce qu’un cas peut attendre
words-events = Natures d’événements
words-refusals = Motifs d’un refus (message)
words-ends = Fins de partie (how)

## grognard tables

tables-table = Table
tables-title = Titre
tables-game = Jeu
tables-stage = Étape
tables-players = Joueurs
tables-actions = Actions
tables-created = Ouverte
tables-seen = Dernier usage
tables-stage-record = enregistrement
tables-stage-open = place libre
tables-stage-unstarted = pas commencée
tables-stage-running = en cours
tables-stage-over = terminée
tables-count = { $count ->
    [0] Aucune table.
    [one] Une table.
   *[other] { $count } tables.
 }
tables-sure = { $count ->
    [one] Supprimer cette table
   *[other] Supprimer ces { $count } tables
 } pour toujours ?
tables-deleted = { $count ->
    [0] Rien n’a été supprimé.
    [one] Une table a été supprimée.
   *[other] { $count } tables ont été supprimées.
 }
tables-unknown = Il n’y a pas de table { $table }.
tables-written = Écrit : { $file }
tables-moved = Copié : { $count ->
    [one] une table
   *[other] { $count } tables
 }, { $actions ->
    [one] une action
   *[other] { $actions } actions
 }. L’ancienne base est restée telle quelle : démarrez le serveur avec la nouvelle.

## ---------------------------------------------------------------- the battle

help-battle = la bataille en cours : les deux lignes et leurs dés
no-battle = Aucune bataille en cours.
battle-mean = en moyenne { $least }
battle-range = en moyenne de { $least } à { $most }, selon ce qui est caché
