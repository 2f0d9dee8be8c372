# La Bataille pour l’Allemagne en français. Les clés : voir kernel/messages.py.
# Les unités n’ont pas d’article et sont de deux genres (corps, armée) : aucun accord ne doit dépendre d’elles.

# ---------------------------------------------------------------- morceaux de phrases

whose-phase = { $group-id ->
    [soviet] des Soviétiques
    [western] des Alliés occidentaux
    [east_german] des Allemands de l’Est
    [west_german] des Allemands de l’Ouest
   *[german] des Allemands
}
whose-units = { $force-id ->
    [soviet] des Soviétiques
    [western] des Alliés occidentaux
    [east_german] des Allemands de l’Est
   *[west_german] des Allemands de l’Ouest
}

# ---------------------------------------------------------------- menus

verb-replace = Faire revenir
verb-evacuate = Évacuer de Courlande
verb-enter = Entrer depuis la Courlande
verb-land = Débarquer
verb-move = Déplacer
verb-exit = Quitter la carte
verb-transfer = Transférer vers l’autre théâtre
verb-pursue = Lancer à la poursuite
verb-decline = Pas de poursuite
verb-attack = Attaquer
verb-lose = Perdre
verb-retreat = Retraiter
verb-advance = Avancer
verb-stay = Ne pas avancer
verb-end = Terminer la phase

scenario-historical = De décembre 1944 à mai 1945, à deux joueurs : l’un commande les Soviétiques et les Allemands de l’Ouest, l’autre les Alliés occidentaux et les Allemands de l’Est. Dix tours ; si Berlin ne tombe pas, personne ne gagne.
scenario-expanded = Le scénario historique à deux joueurs, prolongé jusqu’à seize tours. Berlin tombé, Soviétiques et Alliés occidentaux peuvent se combattre.
scenario-collapse_in_the_east = Le seul front de l’Est, à deux joueurs : Soviétiques contre Allemands de l’Est. Six tours, le plus court chemin pour apprendre le jeu.
scenario-red_star_white_star = Et si les vainqueurs s’étaient brouillés en mai 1945 ? Soviétiques contre Alliés occidentaux, sans Allemands, à deux joueurs ; six tours, de 11 à 16.
scenario-three_players = Les Soviétiques, les Alliés occidentaux, et un joueur pour tous les Allemands, qui gagne si aucun des deux n’est à Berlin à la fin. Dix tours, sans limite de théâtre d’opérations.
scenario-four_players = Un joueur par camp : Soviétiques, Allemands de l’Ouest, Alliés occidentaux et Allemands de l’Est. Dix tours de course vers Berlin, où deux joueurs peuvent gagner ensemble.

option-eastern_replacements = Tous les remplacements allemands vont aux Allemands de l’Est, et ceux de l’Ouest ne sont plus tenus d’attaquer au tour 1 (12-3).
option-waffen_ss = Quand les Allemands quittent le jeu, les unités SS de la carte passent au joueur occidental, avec la moitié de leur attaque et de leur mouvement (13-2).

# ---------------------------------------------------------------- questions

ask-nothing = En attente du { $seats }.

ask-replacement-phase = Remplacements { whose-phase }, tour { $turn } : { $left ->
    [0] il n’en reste plus, mais vous pouvez encore jouer la Courlande, ou terminer la phase.
    [one] faites revenir une unité détruite, ou terminez la phase.
   *[other] faites revenir jusqu’à { $left } unités détruites, ou terminez la phase.
}{ $left ->
    [0] { "" }
   *[other] { $group-id ->
        [east_german] { " " }L’évacuation de Courlande compte à part.
        [german] { " " }L’évacuation de Courlande compte à part.
       *[other] { "" }
    }
}
ask-disembark = La traversée depuis la Courlande a réussi : choisissez le port de débarquement. Unité : { $unit }.
ask-movement-phase = Mouvement { whose-phase }, tour { $turn } : { $crowded-id ->
    [none] { $left ->
        [0] plus aucune unité ne peut bouger ; terminez la phase.
        [one] déplacez vos unités l’une après l’autre, ou terminez la phase. { $left } unité n’a pas encore bougé.
       *[other] déplacez vos unités l’une après l’autre, ou terminez la phase. { $left } unités n’ont pas encore bougé.
    }
   *[other] trois unités sont dans { $crowded } ; l’une d’elles doit d’abord en sortir.
}
ask-pursuit = Une unité allemande a quitté la carte par { $space } : lancez à sa poursuite les unités { whose-units } les plus proches, ou personne.
ask-combat-phase = Combat { whose-phase }, tour { $turn } : { $owed ->
    [0] attaquez des unités voisines des vôtres, ou terminez la phase.
    [one] il vous reste une attaque à mener avant de pouvoir terminer la phase.
   *[other] il vous reste { $owed } attaques à mener avant de pouvoir terminer la phase.
}
ask-losses = Échange : choisissez les attaquants que vous perdez. Il faut au moins { $needed } facteurs d’attaque en tout, sans une unité de trop. Vos attaquants : { $units }.
ask-retreat = Retraite : { $units-count ->
    [one] { $units }. Choisissez son hexagone.
   *[other] { $units }. Choisissez une de ces unités et son hexagone.
}
ask-advance = { $spaces-count ->
    [one] Vous pouvez faire avancer une unité dans { $spaces }, ou rester sur place.
   *[other] Vous pouvez faire avancer une unité dans chacun de ces hexagones, ou rester sur place : { $spaces }.
}

# ---------------------------------------------------------------- ce qui arrive

event-turn = Début du tour { $turn }.
event-phase = Tour { $turn } : { $phase } { whose-phase }.
event-soviet-delay = { $delayed ->
    [0] Les Soviétiques ne sont pas surpris (dé { $die }) et jouent leur premier tour.
   *[other] Les Soviétiques sont surpris (dé { $die }) et ne jouent pas leur premier tour.
}

event-replaced = { $unit } revient chez { $force }, dans { $space }.
event-pinned = { $unit } arrive en zone ennemie et ne bougera pas dans la phase de mouvement qui suit.
event-evacuates = { $unit } prend la mer en Courlande.
event-landed = { $unit } débarque à { $space }.
event-enters = { $unit } arrive de Courlande et entre dans { $space }.

event-moved = { $unit } fait mouvement : { $path }.
event-strategic-move = Transfert stratégique : { $unit } va trois fois plus loin que d’ordinaire.
event-exit = { $unit } quitte la carte par { $space }.
event-pursues = { $unit } part en poursuite vers { $space } et quittera la carte.
event-gone-for-good = { $unit } quitte sa case et le jeu, définitivement.
event-pursuit-declined = Personne ne part en poursuite par { $space }.
event-garrison = { $unit } prend garnison à { $city }.
event-fort-destroyed = Fortification détruite : { $space }.
event-control = { $city } est désormais aux mains { $side-id ->
    [soviet] des Soviétiques.
    [western] des Alliés occidentaux.
   *[german] des Allemands.
}
event-berlin-falls = Berlin tombe aux mains { $side-id ->
    [soviet] des Soviétiques
   *[western] des Alliés occidentaux
} : { $unit } entre dans la ville.

event-attack = Attaque sur { $spaces } : { $units }. { $attack } contre { $defence }, rapport { $column }.
event-result = Rapport { $column }, dé { $die } : { $result }.
event-destroyed = { $space-id ->
    [courland] Unité perdue en mer : { $unit }. Elle va dans { $box }.
   *[other] { $cause-id ->
        [trapped] Retraite impossible depuis { $space } : { $unit }. Unité détruite, dans { $box }.
        [not-back] Unité perdue dans { $space }, faute d’avoir repassé la limite : { $unit }. Elle va dans { $box }.
        [not-home] Unité perdue dans { $space }, faute d’être revenue en Yougoslavie : { $unit }. Elle va dans { $box }.
        [not-out] Unité perdue dans { $space }, faute d’avoir quitté la Yougoslavie : { $unit }. Elle va dans { $box }.
       *[other] Unité détruite dans { $space } : { $unit }. Elle va dans { $box }.
    }
}
event-retreats = { $unit } retraite : { $path }.
event-allegiance = { $unit } appartient désormais au camp { whose-units }.
event-stands-fast = { $unit } tient garnison et ne retraite pas.
event-advances = { $unit } avance : { $path }.
event-stays = Pas d’avance après combat : { $units }.

event-defects = { $unit } reste en jeu et passe au joueur occidental.
event-germans-leave = Les Allemands quittent le jeu, et la limite de théâtre d’opérations ne compte plus.

why-combat = le combat
why-courland = la traversée depuis la Courlande
why-soviet-delay = la surprise soviétique

# ---------------------------------------------------------------- la fin

end-points = Le { $winners } gagne aux points : { $soviet } pour les Soviétiques, { $other } pour { $group }.
end-equal-points = Partie nulle aux points : { $soviet } pour les Soviétiques, { $other } pour { $group }.
end-berlin-held = Partie nulle : Berlin n’est pas tombé. Points : Soviétiques { $soviet }, Alliés occidentaux { $other }.
end-berlin-free = Le { $winners } gagne : aucun des deux alliés n’est dans Berlin. Points : Soviétiques { $soviet }, Alliés occidentaux { $other }.
end-berlin-race = { $winners-count ->
    [one] Le { $winners } gagne.
   *[other] Gagnants : { $winners }.
} Entrée dans Berlin : pour les Soviétiques { $soviet ->
    [0] jamais
   *[other] au tour { $soviet }
}, pour les Alliés occidentaux { $other ->
    [0] jamais
   *[other] au tour { $other }
}.

# ---------------------------------------------------------------- ce qu’est une chose à présent

detail-out = Hors jeu.
detail-in-box = Emplacement : { $space }.
detail-never-returns = Ne revient jamais.
detail-force = Camp : { $force }.
detail-allowance = { $points ->
    [one] Dispose de 1 point de mouvement.
   *[other] Dispose de { $points } points de mouvement.
}
detail-moved = Mouvement déjà fait dans cette phase.
detail-pinned = Arrivée en zone ennemie : pas de mouvement avant son prochain tour.
detail-garrison = Garnison : ne bouge, ne recule et n’avance plus jamais.
detail-leaving = Quitte la carte à la fin de la phase, en poursuite.
detail-fought = A déjà attaqué dans cette phase.
detail-struck = A déjà subi une attaque dans cette phase.
detail-in-zone = Dans la zone de { $unit } : pas de mouvement direct vers une autre zone ennemie.
detail-own-zone = { $number ->
    [one] Sa zone de contrôle couvre 1 hexagone.
   *[other] Sa zone de contrôle couvre { $number } hexagones.
}
detail-box-holds = { $number ->
    [0] Personne ici.
    [one] Contient 1 unité.
   *[other] Contient { $number } unités.
}
detail-closed = Aucune unité n’y entre.
detail-price = { $cost ->
    [one] Coût d’entrée : 1 point de mouvement.
   *[other] Coût d’entrée : { $cost } points de mouvement.
}
detail-defence = Les défenseurs comptent ×{ $factor }.
detail-river = Derrière un fleuve : ×{ $factor } si tous les attaquants en franchissent un.
detail-fort-stands = La fortification tient : elle aide les Allemands.
detail-fort-fallen = La fortification est détruite.
detail-held = Ville tenue : { $holder }. Elle vaut { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
detail-garrison-due = Un front soviétique doit venir y tenir garnison.
detail-zone-of = Dans la zone de contrôle d’unités de ce camp : { $holder }.
detail-stack = Pile : { $number } sur { $most } au plus.

# ---------------------------------------------------------------- ce qu’une fin de phase laisse inutilisé

left-moves = { $number ->
    [one] Une unité pourrait encore bouger.
   *[other] { $number } unités pourraient encore bouger.
}
left-attacks = { $number ->
    [one] Un hexagone pourrait encore être attaqué avec de bonnes chances : { $spaces }.
   *[other] { $number } hexagones pourraient encore être attaqués avec de bonnes chances : { $spaces }.
}
left-replacements = { $number ->
    [one] Un remplacement serait perdu : on n’en garde pas pour plus tard.
   *[other] { $number } remplacements seraient perdus : on n’en garde pas pour plus tard.
}
left-ship = Le navire de ce tour ne quitterait pas la Courlande.

# ---------------------------------------------------------------- refus : qui, où

no-not-your-phase = { $unit } ne peut pas agir : cette phase est celle d’un autre camp.
no-not-on-map = { $unit } n’est pas sur la carte.
no-retreats-one-hex = { $unit } retraite d’un hexagone, et { $space } ne lui est pas adjacent.
no-not-adjacent = { $space } n’est pas adjacent à l’hexagone d’où l’on y entrerait.
no-closed-ground = Aucune unité n’entre dans { $space } : mer, lac, pays neutre ou hors jeu.
no-closed-side = Rien ne passe entre { $spaces } : mer, lac ou crête infranchissable.
no-occupied = Des unités qui ne sont pas les vôtres occupent { $space } : choisissez un autre hexagone.
no-stack-full = { $space } contient déjà deux unités, le plus que puisse contenir un hexagone.
no-two-fronts = { $space } contient déjà un front soviétique, et deux fronts ne partagent pas un hexagone.
no-berlin-closed = { $unit } ne peut pas entrer dans Berlin : la ville est interdite aux unités allemandes.
no-theatre-boundary = { $unit } ne peut pas franchir de son plein gré la limite de théâtre d’opérations, ni entrer dans Berlin par l’autre côté.
no-yugoslav-border = { $unit } ne peut pas franchir de son plein gré la frontière yougoslave.

# ---------------------------------------------------------------- refus : mouvement

no-already-moved = { $unit } a déjà bougé dans cette phase.
no-arrived-in-zone = { $unit } vient d’arriver en zone ennemie et ne bougera qu’à votre prochain tour.
no-garrison-stays = { $unit } tient garnison et reste sur place jusqu’à la fin de la partie.
no-leaving-map = { $unit } quitte la carte en poursuite et ne peut plus bouger.
no-goes-nowhere = { $unit } se trouve déjà dans { $space } : un mouvement doit finir dans un autre hexagone.
no-hemmed-in = { $unit } ne peut aller nulle part : autour, il n’y a qu’ennemis, zones ennemies, terrain fermé ou hexagones pleins.
no-must-stop = Le mouvement doit s’arrêter dans { $space }, en zone ennemie : { $unit }.
no-zone-to-zone = On ne passe pas directement d’une zone ennemie à une autre. Zone dans { $space } : { $unit }. Passez d’abord par un hexagone libre.
no-too-far = Trop loin : jusqu’à { $space } le chemin coûte { $cost } points de mouvement, et il n’y en a que { $points }.
no-out-of-reach = { $space } est hors de portée : l’unité a { $points ->
    [one] 1 point de mouvement.
   *[other] { $points } points de mouvement.
}
no-make-room-first = Il y a trois unités dans { $space } : une de celles qui y étaient doit d’abord repartir.
no-garrison-needed = { $unit } reste à { $space }, qui doit avoir sa garnison à la fin de la phase : aucun autre front ne peut prendre sa place.
no-nobody-can-move = Plus aucune unité ne peut bouger dans cette phase.
no-nobody-can-exit = Aucune unité allemande n’est assez près d’un bord par où elle peut sortir de la carte.
no-nobody-can-transfer = Aucune unité allemande ne peut gagner l’autre théâtre depuis son hexagone.
no-garrison-owed = { $city } doit recevoir sa garnison avant la fin de la phase : { $unit } peut encore s’y rendre.
no-no-strategic-move = Ce scénario n’a pas de transfert stratégique.
no-strategic-move-made = L’unique transfert stratégique de la partie est déjà fait.
no-starts-in-zone = { $unit } est en zone ennemie : un transfert stratégique ne peut pas en partir.
no-must-cross = { $unit } doit finir son transfert stratégique dans l’autre théâtre d’opérations.

no-germans-only = Seule une unité allemande peut faire cela, et { $unit } n’en est pas une.
no-no-exit-here = Cette unité ne peut pas quitter la carte par { $space }. Les Allemands sortent par le bord est (0926 à 3526), le bord ouest (1601 à 2301) ou le bord sud (0112 à 0117), chacun du côté de son théâtre.
no-path-starts-elsewhere = Le chemin de sortie doit commencer dans l’hexagone où se trouve { $unit }.
no-exit-too-far = { $unit } ne peut pas quitter la carte par { $space } : la sortie prend { $price } de ses { $points } points de mouvement, et le chemin coûte plus que ce qui reste.
no-exit-too-dear = { $unit } ne peut pas quitter la carte : il y faut { $cost } points de mouvement.
no-how-many-pursuers = { $number ->
    [one] Il faut lancer exactement une unité à la poursuite.
   *[other] Il faut lancer exactement { $number } unités à la poursuite.
}
no-not-the-nearest = Pas { $units } : seules partent en poursuite les unités les plus proches de ce front, ni garnison ni Yougoslave.
no-from-the-box = Il ne reste personne sur ce front pour la poursuite : { $number ->
    [one] choisissez une unité détruite dans sa case.
   *[other] choisissez { $number } unités détruites dans sa case.
}

# ---------------------------------------------------------------- refus : combat

no-not-enemies = Pas de combat entre { $units } : ce ne sont pas des ennemis.
no-poles-apart = Pas de combat entre { $units } : des Polonais ne combattent pas des Polonais.
no-attacked-before = Les unités placées dans { $space } ont déjà subi une attaque dans cette phase.
no-attacks-once = { $unit } a déjà attaqué dans cette phase.
no-nobody-there = Il n’y a personne à attaquer dans { $space }.
no-nobody-beside = { $unit } n’a aucun ennemi adjacent à attaquer.
no-not-beside = { $unit } n’est pas au contact de { $space } : chaque attaquant doit être adjacent à chaque hexagone attaqué.
no-attacks-owed = { $number ->
    [one] Les Allemands de l’Ouest doivent encore mener une attaque au premier tour avant de terminer la phase.
   *[other] Les Allemands de l’Ouest doivent encore mener { $number } attaques au premier tour avant de terminer la phase.
}
no-did-not-attack = { $unit } n’a pas mené cette attaque : cette unité ne peut pas être perdue dans l’échange.
no-too-little = Trop peu : ces unités ont { $total } en attaque, et l’échange demande { $needed }.
no-more-than-needed = Plus qu’il n’en faut : l’échange demande { $needed }, qu’on atteint sans { $unit }.
no-not-retreating = { $unit } n’est pas une des unités qui doivent retraiter maintenant.
no-enemy-zone = Pas de retraite dans { $space }, en zone ennemie : { $unit }.
no-better-retreat = { $space } passe d’abord : un hexagone vacant avant un hexagone occupé, son propre côté d’une limite avant l’autre.
no-took-no-part = { $unit } ne peut pas y avancer : seul un vainqueur de ce combat entre dans un hexagone que ce combat a vidé.
no-no-victor = { $unit } n’est pas un vainqueur de ce combat et ne peut pas avancer.
no-not-vacant = { $space } n’est pas vacant : on n’avance que dans un hexagone vide.

# ---------------------------------------------------------------- refus : remplacements et Courlande

no-not-in-your-box = { $unit } n’est pas dans une case d’où ce camp tire ses remplacements.
no-on-map-already = { $unit } est sur la carte : dans cette phase, des unités reviennent des cases de pertes.
no-never-returns = { $unit } ne revient jamais : les unités yougoslaves et hongroises ne sont pas remplacées.
no-no-replacements-left = Cette case ne donne plus de remplacement au tour { $turn }.
no-no-more-return = Plus aucun remplacement n’arrive au tour { $turn }.
no-nobody-returns = Aucune unité détruite ne peut revenir : aucune n’attend, ou il n’y a pas de place là où elle arriverait.
no-no-room-to-enter = { $unit } ne peut pas revenir maintenant : il n’y a pas de place là où l’unité arriverait.
no-no-way-out = Aucun hexagone à la sortie de Courlande n’a de place.
no-weakest-first = Le plus faible facteur d’attaque revient d’abord : { $unit }, ou une unité aussi faible.
no-not-an-entry-hex = { $space } n’est pas un hexagone où cette unité peut entrer.
no-not-in-courland = { $unit } n’est pas une de vos unités de Courlande.
no-one-ship-a-turn = Une unité a déjà quitté la Courlande dans ce tour : une seule le peut.
no-ports-closed = Ni Stettin ni Rostock ne peut recevoir d’unité en ce moment.
no-pocket-holds = Les Soviétiques de Courlande y restent tant que la poche allemande n’est pas vide. Il y reste { $units }.
no-no-port = { $space } ne peut pas recevoir l’unité : elle débarque à Stettin ou à Rostock, s’il y a de la place et pas d’ennemi.

# ---------------------------------------------------------------- la page : actions, chiffres, calques

preview-replace = Faire revenir { $unit } dans { $space }
preview-evacuate = Évacuer de Courlande : { $unit }
preview-enter = Faire entrer { $unit } de Courlande dans { $space }
preview-land = Débarquer à { $space }
preview-move = Déplacer { $unit } jusqu’à { $to }
preview-exit = Faire quitter la carte à { $unit } par { $to }
preview-transfer = Transférer { $unit } à { $to }, dans l’autre théâtre
preview-pursue = Lancer à la poursuite : { $units }
preview-decline = Ne lancer personne à la poursuite
preview-attack = Attaquer { $spaces } avec { $units }
preview-lose = Perdre { $units }
preview-retreat = Faire retraiter { $unit } dans { $space }
preview-advance = Faire avancer { $unit } dans { $space }
preview-stay = Ne faire avancer personne
preview-end = Terminer la phase

figure-attack = attaque
figure-defence = défense
figure-column = rapport
figure-multipliers = multiplicateurs
figure-cost = coût
figure-allowance = points de mouvement

overlay-zones = Zones de contrôle
overlay-zones-soviet = zone des Soviétiques
overlay-zones-western = zone des Alliés occidentaux
overlay-zones-german = zone des Allemands
overlay-zones-contested = zones de plusieurs camps
overlay-reach = Portée d’une unité
overlay-reach-own = hexagone accessible, et son coût en points
overlay-attacks = Attaques possibles
overlay-attacks-enemy = rapport si toutes les unités voisines attaquent
overlay-cities = Villes
overlay-cities-soviet = ville soviétique et ses points
overlay-cities-western = ville alliée et ses points
overlay-cities-german = ville allemande et ses points

about-game = Les six derniers mois de la Seconde Guerre mondiale en Europe, hexagone par hexagone : Soviétiques et Alliés occidentaux font la course vers Berlin, et chacun des deux joueurs commande aussi les Allemands qui barrent la route à l’autre.
bot-captain = Prépare attaques et marches comme un joueur prudent.
bot-captain-cautious = Un capitaine qui ménage ses unités et sa ligne.
bot-captain-bold = Un capitaine qui marche et attaque pour gagner du terrain.
bot-captain-former = Le capitaine tel qu’il pensait avant que ses opinions ne soient ajustées par le jeu.

# ---------------------------------------------------------------- la page : ce qu’est un hexagone ou une unité

about-unit = { $size-id ->
    [front] front
    [army] armée
   *[corps] corps
} ({ $nation-id ->
    [soviet] Union soviétique
    [polish_communist] Pologne, sous commandement soviétique
    [romanian] Roumanie
    [bulgarian] Bulgarie
    [yugoslav] Yougoslavie
    [us] États-Unis
    [british] Royaume-Uni
    [canadian] Canada
    [french] France
    [polish_exile] Pologne, sous commandement allié
    [hungarian] Hongrie
    [ss] Allemagne, Waffen-SS
    [luftwaffe] Allemagne, Luftwaffe
   *[german] Allemagne
}), { $symbol-id ->
    [armour] blindés
    [mountain] troupes de montagne
    [parachute] parachutistes
   *[infantry] infanterie
} : attaque { $attack }, défense { $defence }, mouvement { $movement }

about-ground-clear = terrain clair
about-ground-broken = terrain difficile
about-ground-rough = terrain accidenté
about-ground-switzerland = Suisse neutre, fermée
about-ground-off = hors jeu
about-ground-sea = mer, fermée

about-city = ville de { $points ->
    [one] 1 point
   *[other] { $points } points
}
about-garrison = les Soviétiques doivent y tenir garnison
about-fortified = fortifié
about-side-river = fleuve { $where }
about-side-theater = limite des théâtres { $where }
about-side-yugoslav = frontière yougoslave { $where }
about-side-blocked = crête infranchissable { $where }
about-side-lake = lac { $where }
about-side-sea = mer { $where }
about-to-e = à l’est
about-to-ne = au nord-est
about-to-n = au nord
about-to-nw = au nord-ouest
about-to-w = à l’ouest
about-to-sw = au sud-ouest
about-to-s = au sud
about-to-se = au sud-est

# ---------------------------------------------------------------- noms

called-unit = { $nation-id ->
    [us] { $name } américain
    [british] { $name } britannique
   *[other] { $name }
} ({ $attack }-{ $defence }-{ $movement })

force-soviet = les Soviétiques
force-western = les Alliés occidentaux
force-east_german = les Allemands de l’Est
force-west_german = les Allemands de l’Ouest
force-german = les Allemands

seat-soviet = joueur soviétique
seat-western = joueur occidental
seat-german = joueur allemand
seat-east_german = joueur est-allemand
seat-west_german = joueur ouest-allemand

space-western_box = la case des Alliés occidentaux
space-italy_box = la case des Alliés en Italie
space-east_german_box = la case des Allemands de l’Est
space-west_german_box = la case des Allemands de l’Ouest
space-soviet_box = la case des Soviétiques
space-courland = Courlande
space-out = hors du jeu

phase-replacement = phase de remplacement
phase-movement = phase de mouvement
phase-combat = phase de combat

result-De = De (défenseurs éliminés)
result-Ae = Ae (attaquants éliminés)
result-Ex = Ex (échange)
result-Dr = Dr (défenseurs en retraite)
result-Ar = Ar (attaquants en retraite)

kind-unit = unité
kind-units = unités
kind-space = hexagone
kind-spaces = hexagones
kind-path = chemin

country-Germany = Allemagne
country-Poland = Pologne
country-Yugoslavia = Yougoslavie
country-Italy = Italie
country-Czechoslovakia = Tchécoslovaquie
country-Hungary = Hongrie
country-Austria = Autriche
country-France = France
country-Soviet-Union = Union soviétique
country-Netherlands = Pays-Bas
country-Belgium = Belgique
country-Denmark = Danemark
country-Romania = Roumanie
country-Sweden = Suède
country-East-Prussia = Prusse-Orientale
country-Luxembourg = Luxembourg
country-Switzerland = Suisse
country-Lithuania = Lituanie
country-Albania = Albanie
country-Corsica = Corse

sea-North = Mer du Nord
sea-Baltic = Mer Baltique
sea-Adriatic = Mer Adriatique
sea-Ligurian = Mer Ligure
sea-Tyrrhenian = Mer Tyrrhénienne

line-Rhine = Rhin
line-Elbe = Elbe
line-Oder = Oder
line-Vistula = Vistule
line-Danube = Danube
line-Po = Pô
line-Weser = Weser
line-Moselle = Moselle
line-Maas = Meuse
line-Sava = Save
line-Drava = Drave
line-Tisza = Tisza
line-Memel = Niémen
line-Narew = Narew
line-Moldau = Moldau
line-Neisse = Neisse
line-March = Morava
line-Inn = Inn

# ---------------------------------------------------------------- l’image

title = Bataille pour l’Allemagne
title-courland = Courlande
title-soviet_box = Pertes soviétiques
title-east_german_box = Pertes allemandes, est
title-west_german_box = Pertes allemandes, ouest
title-western_box = Pertes alliées, ouest
title-italy_box = Pertes alliées, Italie
dates = { $first }–{ $last } { $month }
moment-turn = Tour { $turn }, { dates } { NUMBER($year, useGrouping: 0) }
moment-phase = { $force }, { $phase }

holder-german = Allemands
holder-soviet = Soviétiques
holder-western = Alliés
brief-german = Allem
brief-soviet = Sov
brief-western = Alliés

key-clear = Clair
key-broken = Difficile
key-rough = Accidenté
key-switzerland = Neutre
key-off = Hors jeu
key-fortified = Fortifié
key-river = Fleuve
key-theater = Limite des théâtres
key-yugoslav = Frontière yougoslave
key-blocked = Crête infranchissable
key-garrison = Garnison exigée
key-german = Ville allemande
key-soviet = Ville soviétique
key-western = Ville alliée
key-figures = Attaque, défense, mouvement
key-infantry = Infanterie
key-armour = Blindés
key-mountain = Troupes de montagne
key-parachute = Parachutistes
key-east = Chiffres blancs : commandement de l’Est
key-west = Chiffres rouges : commandement de l’Ouest

# Ce qui ne va pas dans un fichier de position.

file-stack = { $units } ne peuvent pas être ensemble en { $space } (5-3)
file-fronts = { $units } ne peuvent pas être ensemble en { $space } : deux fronts ne partagent jamais un hexagone (5-3)
file-berlin = { $unit } ne peut pas être à Berlin : les Allemands n’y entrent jamais (5-43)
file-closed-ground = { $unit } ne peut pas être en « { $space } » : aucune unité n’y entre
thing-unit = unité
thing-force = force
thing-side = camp
thing-hex-or-box = hexagone ou case
thing-city = ville
thing-fortified-hex = hexagone fortifié
thing-phase = phase

## ---------------------------------------------------------------- aides de jeu

chart-combat = Résultat des combats
chart-die = Dé
chart-terrain = Effets du terrain
chart-ground = Terrain
chart-cost = Points de mouvement
chart-multiplier = Défense
chart-closed = interdit
chart-closed-blocked = infranchissable, pas d’attaque au travers
chart-closed-theater = infranchissable tant que Berlin tient
chart-closed-yugoslav = fermée aux Yougoslaves et aux Soviétiques
chart-fort-note = Les fortifications ne doublent que les Allemands, et seulement tant qu’aucune unité des Alliés occidentaux n’est entrée dans l’hexagone (6-83).
chart-river-note = Un fleuve ne compte que si tous les attaquants en franchissent un (6-81).
chart-add-note = Les multiplicateurs applicables s’additionnent, moins un : ×2 et ×2 font ×3 (6-82).
chart-turns = Piste des tours
chart-turn = Tour
chart-dates = Dates
chart-happens = Événements
chart-box-soviet = Soviétiques
chart-box-east_german = Allemands, Est
chart-box-western = Alliés, Ouest
chart-box-italy = Alliés, Italie
chart-box-west_german = Allemands, Ouest
chart-compulsory = { $number ->
    [one] les Allemands de l’Ouest doivent attaquer une fois (12-21)
   *[other] les Allemands de l’Ouest doivent mener { $number } attaques (12-21)
}
chart-delay = sur un dé de 1 à { $most }, les Soviétiques ne jouent pas ce tour (15-22)
chart-end = la partie s’arrête à la fin de ce tour
chart-berlin = dernier tour pour prendre Berlin (17-32)
chart-replacements-note = Les chiffres sont les remplacements de chaque camp pour ce tour ; ils ne se cumulent pas (7-2).
chart-eastern-note = Tous les remplacements allemands entrent à l’Est (12-3).
chart-courland-note = À chaque phase de remplacement est-allemande, une unité peut quitter la Courlande (8-0).
chart-berlin-note = Ce qu’entraîne la chute de Berlin est dit en { $paragraph }.
