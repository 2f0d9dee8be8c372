# Les mots de la page en français. Ce que dit un jeu vient du serveur.

# ---------------------------------------------------------------- partout

home = Accueil
settings = Réglages
language = Langue
theme = Apparence
theme-auto = Celle du système
theme-light = Claire
theme-dark = Sombre
single-keys = Raccourcis à une seule touche
warn-endings = Avant de terminer une phase, signaler ce qui reste inutilisé
help = Aide et raccourcis
close = Fermer
cancel = Revenir
again = Réessayer
copy = Copier
copy-what = Copier : { $what }
copied = Copié.
keep = Enregistrer
kept = Enregistré.
send = Envoyer
no = non
news = Messages
loading = Ouverture de la table…
trouble-network = Le serveur est injoignable.
trouble-server = Le serveur n’a pas pu répondre à cette demande.
trouble-refused = Cette table ne peut pas être ouverte d’ici. Si vous y avez une place, passez par votre propre lien.
rule-number = Règle { $rule }
rule-open = Ce que dit la règle
rule-unknown = Cette règle n’a pas de résumé.

# ---------------------------------------------------------------- accueil

start-title = Wargames 1939–1945, arbitrés
start-about = L’arbitre veille aux règles : vous voyez ce qui est permis, pourquoi le reste ne l’est pas, et les chances avant de lancer le dé.
now-about = { $scenario }, contre le robot « { $bot } ». Vous jouez :
play-now = Jouer
own-taste = Autre partie : scénario, amis, robots…
game = Jeu
scenario = Scénario
options = Règles optionnelles
seats = Places
seat-who = Qui joue : { $seat }
seat-bot = Robot : { $seat }
sit-me = moi
sit-friend = un ami, par un lien
sit-bot = un robot
your-name = Votre nom
pace = Temps de réflexion
pace-none = Sans limite de temps
pace-hour = Rapide : 30 minutes par joueur, plus 20 secondes par action
pace-evening = Une soirée : 90 minutes par joueur, plus 30 secondes par action
pace-day = Un jour par coup
pace-week = Une semaine par coup
spectators-may = Autoriser les spectateurs
table-title = Nom de la table (facultatif)
start = Créer la table
my-tables = Mes tables
no-tables = Aucune pour l’instant.
table-gone = Cette table n’existe plus.
your-turn = À vous de jouer
turn-of = À jouer : { $who }
forget = Retirer « { $title } » de la liste
forget-title = Retirer de la liste
record-open = Ouvrir une partie enregistrée
record-choose = Choisir un fichier…
record-hint = Choisissez un fichier .record, ou déposez-le ici
about-link = À propos : le site, les dés, les raccourcis

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
undo = Annuler l’action
undo-key = Annuler la dernière action (u ou Ctrl+Z)
orders = Consignes
order-from-now-on = Répondre ainsi désormais…
order-about = Quand on vous interroge sur : { $what }
order-hint = Vous seul connaissez vos consignes. Les autres voient une question vous être posée, puis votre réponse quelques secondes après. Une consigne se change à tout moment, sous Table.
basket = Panier : { $count }
basket-purse = { $spent } sur { $held } dépensés, reste { $left }
basket-out = Retirer : { $what }
basket-stays = Un achat fait après en dépend : { $why }
taken-back = Action annulée.
answered = Vous avez répondu ; vous pouvez encore changer d’avis tant que les autres n’ont pas tous répondu.
add-all = Ajouter toutes les unités possibles
final = Cette action est définitive.
final-verbs = Définitif : { $verbs }.
final-when-all = Cette action sera définitive quand tout le monde aura répondu.
preview = Ce qui se passerait
which = Laquelle de ces actions ?
which-or-more = Une de ces actions, ou continuez à choisir :
narrow = Continuer avec :
verbs = Autres
role-choose = à choisir
role-none = aucun pour l’instant
role-optional = aucun pour l’instant : ajoutez-en, ou continuez sans
let-go = Désélectionner
let-go-of = Désélectionner { $what }
by-way = Via
by-way-add = Passer par…
by-way-key = Passer par un lieu (sur la carte : Maj+clic)
by-way-ask = Choisissez un lieu de passage, sur la carte ou dans la liste.
by-way-told = Via { $places }. Choisissez la destination.
by-way-none = Aucun lieu de passage.
march = Plusieurs ensemble
march-chosen = { $place } : { $count } sur { $all }
march-all = Les { $count }
march-all-key = Toutes celles qui peuvent partir d’ici, ou de nouveau une seule (a)
march-some = Plusieurs…
march-some-key = Choisir d’autres unités de la pile (sur la carte : Maj+clic)
march-ask = Choisissez d’autres unités de cette pile, sur la carte ou dans la liste, puis la destination.
march-where = Choisissez la destination : elles partent l’une après l’autre, chacune selon les règles.
march-count = { $count } sur { $all }
march-to = { $count ->
    [0] Aucune de ces { $all } unités ne peut y aller : { $place }
    [one] { $place } : 1 unité sur { $all }
   *[other] { $place } : { $count } unités sur { $all }
}
march-going = En route : { $done } sur { $all } …
march-halt = Arrêter
march-done = { $place } : { $went ->
    [0] aucune unité n’y est allée.
    [one] 1 unité y est allée.
   *[other] { $went } unités y sont allées.
} { $stay ->
    [0] {""}
    [one] 1 n’y est pas allée :
   *[other] { $stay } n’y sont pas allées :
}
march-not-gone = Rien ne semble l’interdire.
march-final = La suite est définitive : à confirmer.
march-stopped = Arrêtées avant leur tour.
march-asked = Une autre question vient d’abord : { $text }
march-waiting = D’autres doivent répondre d’abord.
march-undo = Annuler les { $count }
way-told = Itinéraire : { $places }.
asked-between = À vous de répondre : { $text }
inspector = Description
leads = On peut l’attaquer depuis
leads-better = De meilleures chances depuis
modifiers = Modificateurs
why-not = Pourquoi c’est impossible
sure = Êtes-vous sûr ?
ending-unknown = Le serveur ne répond pas : impossible de savoir ce qui resterait inutilisé.
left-unused = Resterait inutilisé :
do-anyway = { $what } quand même
left = { $count ->
    [one] { $count } unité peut encore agir
   *[other] { $count } unités peuvent encore agir
}
chances = Chances
chances-rare = Autres, moins de 0,5 % chacun : { $chance } ensemble
not-known = Inconnu, donc non pris en compte : { $things }
choices = Choix
choices-first = Choisissez ici ou sur la carte.
choices-here = Choisissez ici.
choices-next = Continuez, ou choisissez de nouveau pour désélectionner.
verb-without = { $verb } : personne
choices-elsewhere = Rien à choisir ici : répondez par un bouton ci-dessus.
choices-none = Rien à choisir.
filter = Filtrer
filter-choices = Filtrer les choix
nothing-here = Rien à faire ici pour le moment.
since-mine = { $count ->
    [one] Ce qui s’est passé ({ $count } action)
   *[other] Ce qui s’est passé ({ $count } actions)
}
asking = Recherche de ce qui est possible…
sending-again = Le serveur est injoignable. Votre action est conservée et sera renvoyée (essai { $tries }).
stale = Quelqu’un a été plus rapide : la table vient d’être mise à jour. Regardez à nouveau.
reconnecting = reconnexion…
over = La partie est terminée
new-game = Nouvelle partie

# ---------------------------------------------------------------- carte

map = Carte
map-label = Carte de { $title }. Les flèches déplacent le curseur, Entrée choisit.
minimap = Vue d’ensemble
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Toute la carte
boxes = Hors carte
overlays = Calques de la carte
overlay-unit = pour l’unité choisie ou pointée
numbers = Numéros des lieux
legend = Légende

# ---------------------------------------------------------------- volets

panels = Panneaux
panels-fold = Afficher ou masquer les panneaux
sheet-lower = Abaisser le panneau
sheet-higher = Relever le panneau
log = Journal
log-earlier = { $count } lignes plus anciennes
log-empty = Rien pour l’instant.
board = Plateau
units = Unités
places = Lieux
unit = Unité
steps-left = { $steps } pas sur { $most }
spaces = Lieux
space = Lieu
where = Où
acts = Peut agir
holder = Contrôle
choose = choisir
filter-board = Filtrer la liste
filter-more = { $most } lignes au plus ; précisez le filtre pour trouver les autres.
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
standings = Situation
chat = Chat
chat-empty = Aucun message.
chat-write = Message à la table
chat-said = { $name } dit : { $text }
chat-players-only = Seuls les joueurs peuvent écrire.

# ---------------------------------------------------------------- table

table = Table
to-move = doit jouer
bot = Robot
bot-named = robot : { $name }
seat-open = en attente d’un joueur
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
notify = Quand c’est mon tour et que je suis absent
notify-leave = sans changement
notify-none = ne pas me prévenir
notify-email = m’envoyer un courriel
notify-webhook = appeler un webhook
notify-email-address = Adresse électronique
notify-webhook-address = Adresse du webhook
time-out = Temps écoulé. Vous pouvez laisser un robot jouer à sa place.
stand-in = Laisser jouer le robot
clock-days = { $days } j { $hours } h
record = Partie enregistrée
record-download = Télécharger la partie
dice = Dés
dice-going = La graine des dés a été fixée avant la partie. Voici son empreinte ; la graine elle-même sera dévoilée à la fin.
dice-over = La partie est terminée, la graine est dévoilée : chacun peut vérifier tous les dés.
commitment = Empreinte (SHA-256 de la graine)
seed = Graine
dice-check = Comment vérifier les dés
pass-screen = Passez l’écran à : { $seat }.
i-am = C’est moi : { $seat }. Afficher la table

# ---------------------------------------------------------------- revoir

replay = Revoir la partie
film-loading = chargement de la partie…
replay-start = La position de départ.
replay-nothing = Rien à signaler.
replay-leave = Retour à la table
since-title = Depuis votre dernier tour
since-nothing = Rien à montrer : ils ont terminé leurs phases sans rien faire d’autre.
skip = Passer
moment = Action { $at } sur { $last }
moment-copy = Copier le lien vers ce moment
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

## Ce qui s’est passé depuis mon dernier tour, scène par scène.

reel-battle = Combat, { $at } sur { $last }
reel-moves = Mouvements, { $at } sur { $last }
reel-fought = { $title }, { $at } sur { $last }
fought-gone = { $name } : détruit
fought-left = { $name } : maintenant en { $place }
fought-steps = { $name } : { $steps ->
    [one] 1 pas perdu
   *[other] { $steps } pas perdus
}
reel-on = Suivant
reel-back = Revenir à la scène précédente
reel-end = À la question
reel-scrubber = Scène

# ---------------------------------------------------------------- aide

help-keys = Raccourcis
help-keys-off = Les raccourcis à une touche sont désactivés dans les réglages.
help-picking = Cliquez sur une unité en évidence, puis sur un des lieux qui s’allument, ou faites-la glisser. Vous pouvez aussi choisir dans la liste. Une confirmation est demandée avant toute action définitive.
help-way = Pour un autre itinéraire, choisissez une unité, cliquez en tenant Maj sur les lieux de passage, puis sur la destination. Ou utilisez « Passer par… » sous la question.
help-march = Pour envoyer plusieurs unités d’une pile au même endroit, choisissez-en une, cliquez sur les autres en tenant Maj, ou utilisez « Les … » ou « Plusieurs… » sous la question ; puis cliquez sur la destination ou faites-les glisser. Elles partent l’une après l’autre. Si l’une ne peut pas, les suivantes restent choisies et on vous dit pourquoi.
help-attack = Pour une attaque, choisissez la cible et les attaquants dans l’ordre que vous voulez. Choisir une deuxième fois désélectionne.
help-why = Cliquez ailleurs : on vous dit pourquoi c’est impossible, avec le numéro de la règle.
key-undo = annuler la dernière action (ou Ctrl+Z)
key-end = finir la phase, ou le seul bouton sous la question
key-next = prochaine unité qui peut encore agir
key-all = ajouter toutes les unités possibles à l’attaque, ou toute la pile au départ
key-confirm = confirmer ce qui est montré
key-question = aller à la liste des choix
key-filter = filtrer la liste des choix
key-map = aller à la carte, sur l’unité choisie (flèches, + et −, 0, Entrée)
key-log = aller au journal
key-board = aller à la liste des unités et des lieux
key-sides = aller aux camps : pistes et cartes, si le jeu en a
key-overlays = calques de la carte
key-escape = tout désélectionner
key-help = cette aide
about = À propos de Grognard
about-what = Grognard arbitre des wargames stratégiques sur la Seconde Guerre mondiale en Europe : seul contre un robot, entre amis en direct ou à un coup par jour, et pour l’étude.
about-links = Le lien d’une table permet de regarder. Une invitation donne une place à qui l’ouvre le premier ; votre propre lien ouvre votre place, gardez-le pour vous. Rien d’autre que la langue, vos noms et ces liens n’est gardé sur cet appareil.
dice-how-1 = Avant la première action, une graine secrète est tirée et son SHA-256 est montré à tous : le sceau. Le dé numéro n vient du SHA-256 de la graine, d’un deux-points et de n ; le premier octet inférieur au plus grand multiple du nombre de faces compte, si bien que toutes les faces sont également probables.
dice-how-2 = À la fin de la partie, la graine est montrée. Son SHA-256 doit être le sceau, et la partie rejouée avec elle doit donner les mêmes dés :

## Seats given away, tables deleted, mail

seat-away = Ce joueur est absent depuis longtemps.
give-seat = Donner la place à quelqu’un d’autre
give-seat-waits = Vous êtes d’accord. Doivent encore l’être : { $seats }.
give-seat-host = Vous êtes d’accord. Celui qui a ouvert la table peut maintenant inviter quelqu’un d’autre.
delete-table = Supprimer cette table
delete-table-hint = Tout ce qui a été joué et dit ici est supprimé pour toujours, pour tout le monde. Ceux qui y jouent en sont avertis.
delete-table-sure = Supprimer pour toujours
table-deleted = La table a été supprimée.
trouble-deleted = Cette table a été supprimée par son hôte, ou par qui gère ce serveur.
notify-email-hint = Vous recevrez d’abord un courriel avec un lien : rien d’autre n’est envoyé avant que vous n’y ayez dit oui.

## Tables entre amis

watching = spectateur
invite-title = { $count ->
    [one] On attend encore quelqu’un
   *[other] On attend encore { $count } joueurs
}
invite-says = { $host } vous invite à { $game }, { $scenario }. Vous jouerez : { $seat }.
invite-plainly = Vous êtes invité à { $game }, { $scenario }. Vous jouerez : { $seat }.
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

## ---------------------------------------------------------------- règles et aides de jeu

rules = Règles
rules-open = Toutes les règles
rules-index = Toutes les règles
rules-back = Retour
rules-search = Chercher dans les règles, en français ou en anglais
rules-found = { $count ->
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
ruling = Notre interprétation
charts = Aides
charts-loading = Chargement des aides de jeu…
charts-none = Ce jeu n’a pas encore d’aides de jeu.
charts-show = Voir dans les tables
key-rules = ouvrir les règles
key-charts = ouvrir les aides de jeu

## ---------------------------------------------------------------- the battle

battle-fold = Ouvrir ou replier la bataille
battle-stages = Étapes de la bataille
battle-told = Jusqu’ici dans cette bataille
battle-mean = en moyenne { $number }
battle-range = en moyenne de { $least } à { $most }, selon ce qui est caché
battle-over = { $title } · fin
battle-came = Ce qui en est sorti
units-there = { $count } unités sur place
units-counted = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
