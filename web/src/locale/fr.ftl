# Les mots de la page en français. Ce que dit un jeu vient du serveur.

# ---------------------------------------------------------------- partout

home = Accueil
settings = Réglages
language = Langue
theme = Apparence
theme-auto = Comme le système
theme-light = Claire
theme-dark = Sombre
single-keys = Une seule touche sert de raccourci
warn-endings = Avant de terminer, dire ce qui resterait inutilisé
help = Aide et touches
close = Fermer
cancel = Annuler
again = Réessayer
copy = Copier
copy-what = Copier : { $what }
copied = Copié.
keep = Enregistrer
kept = Enregistré.
send = Envoyer
no = non
news = Messages
loading = On dresse la table…
trouble-network = Le serveur est injoignable.
trouble-server = Le serveur n’a pas pu le faire.
trouble-refused = Cette table ne peut pas être ouverte d’ici. Si vous y tenez une place, rouvrez votre propre lien.
rule-number = Règle { $rule }
rule-open = Ce que dit la règle
rule-unknown = Cette règle n’a pas de résumé.

# ---------------------------------------------------------------- accueil

start-title = Jeux de guerre, 1939–1945, avec arbitre
start-about = Toutes les règles sont tenues pour vous : la page montre ce qui est permis, dit pourquoi le reste ne l’est pas, et donne les chances avant le dé.
now-about = { $scenario }, contre le robot « { $bot } ». Vous jouez :
play-now = Jouer
own-taste = Une autre partie : scénario, amis, robots…
game = Jeu
scenario = Scénario
options = Règles facultatives
seats = Places
seat-who = Qui joue : { $seat }
seat-bot = Robot pour : { $seat }
sit-me = moi
sit-friend = un ami, par un lien
sit-bot = un robot
your-name = Votre nom
pace = Temps de réflexion
pace-none = Sans pendule
pace-hour = Rapide : 30 minutes chacun, plus 20 secondes par action
pace-evening = Une soirée : 90 minutes chacun, plus 30 secondes par action
pace-day = Un jour par coup
pace-week = Une semaine par coup
spectators-may = D’autres peuvent regarder
table-title = Nom de la table (si vous voulez)
start = Dresser la table
my-tables = Mes tables
no-tables = Aucune pour l’instant.
table-gone = Cette table est introuvable.
your-turn = À vous de jouer
turn-of = À { $who } de jouer
forget = Retirer « { $title } » de la liste
forget-title = Retirer de la liste
record-open = Ouvrir une partie enregistrée
record-hint = Choisissez un fichier .record, ou déposez-le ici
about-link = À propos de la page, de ses dés et de ses touches

# ---------------------------------------------------------------- rejoindre

join-title = Vous êtes invité à une table
join = Prendre la place
watch = Regarder seulement
no-table = Cette table ne peut pas être ouverte

# ---------------------------------------------------------------- la question

question = Question
waiting = En attente…
seat-asked = { $seat }
tab-your-turn = ● À vous · { $title }
undo = Reprendre
undo-key = Reprendre l’action (u ou Ctrl+Z)
taken-back = Action reprise.
answered = Vous avez répondu ; vous pouvez changer d’avis tant que tous n’ont pas répondu.
add-all = Ajouter tout ce qui peut se joindre
final = On ne pourra pas revenir là-dessus.
final-when-all = On ne pourra plus y revenir quand tous auront répondu.
preview = Ce que cela donne
which = Laquelle de ces actions ?
which-or-more = L’un de ceux-ci, ou continuez à choisir :
narrow = Continuer par :
verbs = Autres
role-choose = à choisir
role-none = aucun encore
role-optional = aucun encore : ajoutez, ou continuez sans
let-go = Relâcher
let-go-of = Relâcher { $what }
by-way = En passant par
by-way-add = Passer par…
by-way-key = Passer par un lieu (sur la carte : Maj et clic)
by-way-ask = Choisissez un lieu par où passer, sur la carte ou dans les choix.
by-way-told = En passant par { $places }. Choisissez la destination.
by-way-none = Aucun lieu par où passer.
way-told = Le trajet : { $places }.
asked-between = On vous demande : { $text }
inspector = Ce que c’est
why-not = Pourquoi pas
sure = Êtes-vous sûr ?
ending-unknown = Le serveur ne répond pas : impossible de dire ce que cela laisserait inutilisé.
left-unused = Ceci resterait inutilisé :
do-anyway = { $what } quand même
left = { $count ->
    [one] { $count } unité peut encore agir
   *[other] { $count } unités peuvent encore agir
}
chances = Chances
not-known = Inconnu, donc non compté : { $things }
choices = Choix
choices-first = Choisissez ici ou sur la carte.
choices-next = Continuez, ou choisissez de nouveau pour lâcher.
choices-none = Rien ici.
filter = Filtrer
filter-choices = Filtrer les choix
nothing-here = On ne peut rien en faire maintenant.
since-mine = { $count ->
    [one] Ce qui s’est passé ({ $count } action)
   *[other] Ce qui s’est passé ({ $count } actions)
}
asking = Recherche de ce qui est possible…
sending-again = Le serveur est hors d’atteinte. Votre action est gardée et renvoyée (essai { $tries }).
stale = Quelqu’un a été plus rapide : la table vient d’être mise à jour. Regardez de nouveau.
reconnecting = reconnexion…
over = La partie est terminée
new-game = Nouvelle partie

# ---------------------------------------------------------------- carte

map = Carte
map-label = Carte de { $title }. Les flèches déplacent le curseur, Entrée choisit.
minimap = Petite carte
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la carte
boxes = Cases
overlays = Calques de la carte
overlay-unit = de l’unité choisie ou pointée
numbers = Numéros des cases
legend = Légende

# ---------------------------------------------------------------- volets

panels = Volets
panels-fold = Montrer ou cacher les volets
sheet-lower = Abaisser le volet
sheet-higher = Relever le volet
log = Journal
log-earlier = { $count } lignes plus anciennes
log-empty = Rien ne s’est encore passé.
board = Plateau
units = Unités
unit = Unité
steps-left = { $steps } pas sur { $most }
spaces = Cases
space = Case
where = Où
acts = Peut agir
holder = Tenue par
choose = choisir
filter-board = Filtrer la liste
filter-more = On en montre { $most } au plus ; écrivez dans le filtre pour trouver les autres.
sides = Camps
gauges = Pistes et marqueurs
gauge-of = { $value } sur { $most }
card-hidden = face cachée
cards-rest = { $count ->
    [one] { $count } autre en réserve
   *[other] { $count } autres en réserve
}
cards-unseen = { $count ->
    [one] { $count } encore inconnue
   *[other] { $count } encore inconnues
}
standings = États
chat = Discussion
chat-empty = Personne n’a rien dit.
chat-write = Écrire à la table
chat-said = { $name } dit : { $text }
chat-players-only = Seuls les joueurs écrivent ici.

# ---------------------------------------------------------------- table

table = Table
to-move = à jouer
bot = Robot
bot-named = robot : { $name }
seat-open = on attend quelqu’un
nameless = sans nom
you = (vous)
online = présent
offline = absent
invite-hint = Passez ce lien à qui doit jouer la place « { $seat } ». Il sert une seule fois.
invite-link = Invitation, { $seat }
spectators = Spectateurs
spectator-link = Lien pour regarder
my-seat = Ma place : { $seat }
device-hint = La même place sur un autre appareil. Gardez ce lien pour vous.
device-link = Lien vers ma place
notify = Quand c’est à moi et que je suis absent
notify-leave = comme avant
notify-none = ne rien me dire
notify-email = m’écrire un courriel
notify-webhook = appeler un webhook
notify-email-address = Adresse électronique
notify-webhook-address = Adresse du webhook
time-out = Le temps est écoulé. Vous pouvez laisser jouer un robot.
stand-in = Le laisser jouer
clock-days = { $days } j { $hours } h
record = Partie enregistrée
record-download = Télécharger la partie
dice = Dés
dice-going = La graine des dés a été fixée avant la partie. Voici son sceau ; la graine elle-même est montrée à la fin.
dice-over = La partie est terminée, la graine est ouverte : chacun peut vérifier tous les dés.
commitment = Sceau (SHA-256 de la graine)
seed = Graine
dice-check = Comment vérifier les dés
pass-screen = Passez l’écran, s’il vous plaît : { $seat }.
i-am = C’est moi, { $seat } : montrer la table

# ---------------------------------------------------------------- revoir

replay = Revoir la partie
film-loading = on rembobine…
replay-start = La position de départ.
replay-nothing = Rien à raconter.
replay-leave = Retour à la table
since-title = Depuis votre dernier tour
skip = Passer
moment = Action { $at } sur { $last }
moment-copy = Copier le lien de ce moment
scrubber = Moment de la partie
speed = Vitesse
play = Lecture
pause = Pause
action-back = Une action en arrière
action-on = Une action en avant
phase-back = Une phase en arrière
phase-on = Une phase en avant
turn-back = Un tour en arrière
turn-on = Un tour en avant

# ---------------------------------------------------------------- aide

help-keys = Touches
help-keys-off = Les raccourcis à une touche sont coupés dans les réglages.
help-picking = Cliquez une unité éclairée, puis une des cases qui s’éclairent ; ou faites-la glisser. Ou choisissez dans la liste. Ce qui est sans retour est demandé encore une fois.
help-way = Pour un autre trajet que celui montré, choisissez une unité, cliquez avec Maj les lieux par où passer, puis la destination. Ou servez-vous de « Passer par… » sous la question.
help-attack = Pour une attaque, choisissez la cible et les attaquants dans l’ordre que vous voulez. Choisir de nouveau fait lâcher.
help-why = Cliquez autre chose et l’on vous dit pourquoi c’est impossible, avec le numéro de la règle.
key-undo = reprendre l’action (aussi Ctrl+Z)
key-end = finir la phase, ou le premier bouton sous la question
key-next = prochaine unité qui peut encore agir
key-all = ajouter tout ce qui peut se joindre à l’attaque
key-confirm = confirmer ce qui est montré
key-question = aller aux choix
key-filter = filtrer les choix
key-map = aller à la carte (flèches, + et −, 0, Entrée)
key-log = aller au journal
key-board = aller au plateau en liste
key-sides = aller aux camps : pistes et cartes, si le jeu en a
key-overlays = calques de la carte
key-escape = lâcher tout ce qui est choisi
key-help = cette aide
about = À propos de Grognard
about-what = Grognard arbitre des jeux de stratégie sur la Seconde Guerre mondiale en Europe : seul contre un robot, entre amis en direct ou un coup par jour, et pour l’étude.
about-links = Le lien d’une table permet de regarder. Une invitation donne une place à qui l’ouvre le premier ; votre propre lien ouvre votre place, gardez-le pour vous. Rien d’autre que la langue, vos noms et ces liens n’est gardé sur cet appareil.
dice-how-1 = Avant la première action, une graine secrète est tirée et son SHA-256 est montré à tous : le sceau. Le dé numéro n vient du SHA-256 de la graine, d’un deux-points et de n ; le premier octet inférieur au plus grand multiple du nombre de faces compte, si bien que toutes les faces sont également probables.
dice-how-2 = À la fin de la partie, la graine est montrée. Son SHA-256 doit être le sceau, et la partie rejouée avec elle doit donner les mêmes dés :

## Tables entre amis

watching = spectateur
invite-title = { $count ->
    [one] On attend encore quelqu’un
   *[other] On attend encore { $count } joueurs
}
invite-says = { $host } vous invite à { $game }, { $scenario }. Vous jouerez : { $seat }.
invite-reads = On y lira « { $text } », et l’on demandera un nom.
settle = Entre joueurs
settle-alone = Cette partie
takeback = Demander à revenir en arrière
takeback-dice = On revient avant la dernière action de celui qui demande. Les dés tombés sont perdus : les suivants seront nouveaux.
draw = Proposer la nulle
resign = Abandonner…
resign-sure = Abandonner : la partie est perdue
agree = Accepter
decline = Refuser
withdraw = Retirer la proposition
asked-draw = { $who } : partie nulle ?
asked-takeback = { $who } : peut-on annuler la dernière action ?
asked-rematch = { $who } : une revanche, en changeant de camp ?
proposed-draw = Vous avez proposé la nulle.
proposed-takeback = Vous avez demandé à revenir en arrière.
proposed-rematch = Vous avez proposé une revanche, en changeant de camp.
rematch = Revanche, en changeant de camp
rematch-open = Aller à la revanche
play-on = Jouer à partir d’ici
play-on-as = { $seat }
play-on-all = Tous les camps
seats-watched = Il n’y a que des robots : vous regarderez.
start-watching = Regarder les robots
rules-changed = Les règles ont changé
rules-consent = Cette partie a commencé avec des règles plus anciennes. Ce qui a été joué reste tel quel. Elle continuera avec les règles d’aujourd’hui, là où elle en est, dès que tous les joueurs l’accepteront.
rules-as-played = Cette partie a été jouée avec des règles plus anciennes. On la montre telle qu’elle a été jouée.
rules-go-on = Continuer avec les règles d’aujourd’hui
rules-waiting = Vous avez accepté. On attend { $who }.
recovery-hint = Si cet appareil oublie votre place, un mot de secours que vous aurez gardé vous la rendra.
recovery-ask = Obtenir un mot de secours
recovery-once = Gardez-le ailleurs que sur cet appareil. Il n’est montré qu’une fois ; un nouveau mot l’annule.
recovery-word = Mot de secours
come-back = J’ai une place ici et je l’ai perdue
come-back-go = Reprendre ma place

## Robots, appels

watch-bots = Les coups des robots sont montrés
watch-once = d’un coup
watch-quick = vite
watch-steps = pas à pas
watch-behind = { $count ->
    [one] { $count } action reste à montrer
   *[other] { $count } actions restent à montrer
}
watch-skip = Passer
watch-skip-key = Tout montrer d’un coup (f)
key-skip = passer ce que font les robots
turn-sound = Un son quand c’est à moi
turn-notice = Une notification quand c’est à moi et que je regarde ailleurs
