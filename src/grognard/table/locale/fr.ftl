# Ce qui peut mal tourner à une table, et que faire.

error-no-such-table = Cette table n’existe pas. Vérifiez le lien, ou ouvrez une autre table.
error-no-token = Seul un joueur de cette table peut faire cela. Ouvrez d’abord le lien de votre place.
error-not-your-seat = Ce n’est pas votre place. Ouvrez le lien qui vous a été donné pour elle.
error-stale = Quelqu’un a été plus rapide : la position a changé. Regardez-la et décidez à nouveau.
error-over = Cette partie est finie. On ne peut plus rien y faire.
error-cannot-undo = Il n’y a rien à reprendre : un dé a été jeté, la question est passée à un autre, ou l’action n’était pas la vôtre.
error-cannot-take-back = Il n’y a pour l’instant aucune action à vous à reprendre : vous n’avez encore rien fait, ou une question est posée en secret.
error-undone-enough = Vous avez repris { $most } fois une action sans que rien ne soit fixé. Votre dernière réponse reste.
error-table-full = Cette table n’accepte que { $most } actions et reprises. Vous pouvez abandonner, ou convenir de la nullité.
error-seat-taken = Cette invitation a déjà servi. Demandez une autre partie à qui vous l’a envoyée.
error-goes-on = Cette partie n’est pas finie. Une revanche vient après ; pour reprendre la partie à l’un de ses moments, il faut les liens de tous ses joueurs.
error-still-running = Un robot ne peut remplacer qu’un joueur qui doit répondre et dont la pendule est tombée.
error-bad-address = { $why ->
    [private-host] Cette adresse est dans un réseau privé. Les avis ne vont qu’à des adresses publiques.
    [unknown-host] L’hôte de cette adresse est introuvable.
    [no-mail] Ce serveur n’envoie pas de courriel. Utilisez un webhook, ou laissez l’adresse vide.
    [no-mail-address] Ce n’est pas une adresse de courriel.
    [mail-stopped] Cette adresse ne veut pas de courriels d’ici. Le lien d’un courriel précédent permet de les accepter de nouveau.
    [mail-failed] Aucun courriel n’a pu y être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
   *[no-webhook] Ce n’est pas une adresse web. Elle commence par https:// ou http://.
}
error-bad-text = { $what ->
    [message] Un message compte de 1 à { $most } caractères.
   *[request] La demande n’a pas de numéro, ou il dépasse { $most } caractères.
}
error-old-rules = Cette partie a été commencée avec des règles plus anciennes. On peut la revoir telle qu’elle a été jouée ; elle se poursuivra avec les règles actuelles quand tous ses joueurs l’auront demandé.
rules-moved = À partir d’ici, cette partie se joue avec la version { $new } des règles ; c’était jusqu’ici la version { $old }.
error-too-many = Trop de choses à la fois. Attendez un instant et réessayez.
error-not-stored = Cela n’a pas pu être enregistré, donc rien n’a été fait. Réessayez dans un instant.
error-illegal = Cela ne peut se faire maintenant.
error-failed = Il s’est passé quelque chose d’imprévu. Réessayez ; si cela persiste, prévenez qui gère ce serveur.

file-at-line = Ligne { $line } : { $told }
file-no-record = Ce fichier n’est pas l’enregistrement d’une partie. Il commencerait par « grognard record 2 ».
file-broken-off = L’enregistrement est interrompu : sa fin manque. Reprenez le fichier à sa source.
file-header = L’en-tête de l’enregistrement est illisible.
file-game = L’enregistrement est celui d’un jeu inconnu ici.
file-other-data = L’enregistrement a été joué avec d’autres données de ce jeu.
file-version = L’enregistrement a été joué avec la version { $version } des règles ; celles-ci ne peuvent le rejouer.
file-seed = La graine n’est pas celle qui avait été engagée au début.
file-start = La partie de cet enregistrement ne peut commencer comme il le dit.
file-dice = Les dés ne sont pas ceux qui ont été jetés.
file-position = La position n’est pas celle qui résulte des actions.
file-end = La partie ne s’est pas finie comme le dit l’enregistrement.
file-line = Ce n’est ni l’action d’un joueur, ni rien de ce que contient un enregistrement.
file-too-much = L’enregistrement demande plus de travail ou de mémoire qu’il n’est permis. `grognard replay`, sur votre machine, n’a pas cette limite.
file-other = Les règles ne permettent pas ce que dit ici l’enregistrement.

choice-game = Il n’y a pas de jeu « { $given } ». Il y a : { $known }.
choice-scenario = Il n’y a pas de scénario « { $given } ». Il y a : { $known }.
choice-option = Le scénario « { $of } » n’a pas d’option « { $given } ». Il y a : { $known }.
choice-value = « { $given } » n’est pas une valeur de l’option « { $of } ». Elle prend : { $known }.
choice-seats = Le scénario « { $of } » a { $known } places, et non { $given }.
choice-bot = Il n’y a pas de robot « { $given } » pour ce jeu. Il y a : { $known }.
choice-moment = Il n’y a pas de moment { $given } dans cette partie. Il y a : { $known }.
choice-clock = Il n’y a pas de telle pendule ({ $given }). Il y a : { $known }.
choice-language = Il n’y a pas de langue « { $given } ». Il y a : { $known }.
choice-other = Il n’y a pas de « { $given } ». Il y a : { $known }.

notice-subject = À vous de jouer : { $seat }, { $title }
notice-text = C’est à vous de jouer : { $seat }, { $title }.
notice-text-named = { $player }, c’est à vous de jouer : { $seat }, { $title }.

## Deleted tables, seats given to somebody else, mail

error-deleted = Cette table a été supprimée, par son hôte ou par qui gère ce serveur.
error-not-host = Seul celui qui a ouvert cette table peut faire cela.
error-not-away = Une place n’est donnée à quelqu’un d’autre que si son joueur est absent depuis longtemps : une heure dans une partie à la minute, un jour sans pendule, ou les jours prévus pour un coup.
reinvite-asked = { $by } : « { $seat } est absent depuis longtemps ; je donnerais cette place à quelqu’un d’autre. » Ce sera fait quand tous les joueurs présents le voudront.
reinvite-open = La place « { $seat } » est de nouveau libre, avec l’accord de tous les présents. Son ancien lien ne vaut plus rien, et les pendules sont arrêtées jusqu’à ce que quelqu’un l’ait prise.
deleted-subject = Table supprimée : { $title }
deleted-text = La table « { $title } », où vous jouiez ({ $seat }), a été supprimée par son hôte.
deleted-text-named = { $player }, la table « { $title } », où vous jouiez ({ $seat }), a été supprimée par son hôte.
mail-ask-subject = Voulez-vous un courriel quand c’est à vous de jouer ?
mail-ask-text =
    Quelqu’un, sans doute vous, a demandé au serveur de jeux { $server } de vous écrire à cette adresse quand c’est à vous de jouer.
    Pour accepter, ou refuser une fois pour toutes, ouvrez cette page :

    { $link }

    Si vous ne faites rien, aucun courriel de ce genre ne sera envoyé.
mail-stop = Ne plus recevoir de courriels de ce serveur : { $link }

## Ce que les joueurs décident entre eux

error-cannot-resign = On n’abandonne que dans une partie à deux. Vous pouvez proposer la nulle, ou laisser jouer un robot quand le temps est écoulé.
error-nobody-to-agree = Il faut l’accord des autres joueurs : il n’y en a pas à cette table, ou l’un d’eux n’est pas encore venu.
taken-back = D’un commun accord, la partie reprend d’une position antérieure. Les dés tombés depuis sont perdus.
