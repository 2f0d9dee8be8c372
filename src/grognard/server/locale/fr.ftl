# Ce que dit le serveur lui-même.

no-such-page = Il n'y a rien à cette adresse.
no-such-game = Il n'existe pas de jeu « { $name } ».
no-such-thing = Il n’y a pas de « { $name } » à cette table.
no-such-overlay = Ce jeu n'a pas de calque « { $name } ».
no-such-unit = Il n'y a pas d'unité « { $name } » dans ce jeu.
no-such-seat = Cette table n'a pas de place { $seat }.
no-such-moment = Cette partie compte { $last } moments ; { $first } à { $asked } ne peuvent être montrés.
wrong-method = On ne peut pas s'adresser ainsi à cette adresse.
too-large = C'est trop en un seul envoi.
unreadable = La requête est illisible : ce n'est pas ce qu'attend cette adresse.
misshapen = La requête n'a pas la bonne forme : { $where }.
too-many = Trop de requêtes depuis votre adresse. Veuillez réessayer dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
secret-record = Ce jeu cache des choses entre ses joueurs : son fichier sera disponible à la fin de la partie.
no-spectators = Cette partie est réservée à ses joueurs.
failed = Une erreur s'est produite ici ; elle a été notée dans le journal.
not-built-title = La page n'est pas encore construite
not-built = Le serveur fonctionne, mais les fichiers de la page manquent. Construisez-les dans le dossier du programme, puis rechargez cette page :
wrong-host = Ce serveur ne répond pas à ce nom. Qui l’exploite peut le nommer dans GROGNARD_PUBLIC_URL.
foreign-origin = Cette requête vient d’une page d’un autre site, qui ne peut pas agir ici en votre nom.

## The page of a mail's link

mail-title = Un courriel quand c’est à vous de jouer
mail-unanswered = Ce serveur voudrait vous écrire quand c’est à vous de jouer. Il n’a pas encore commencé.
mail-wanted = Vous recevez un courriel quand c’est à vous et que vous êtes absent.
mail-unwanted = Vous ne recevez aucun courriel de ce serveur, quelle que soit la table qui le demande.
mail-yes = Oui, écrivez-moi
mail-no = Non, ne m’envoyez rien
