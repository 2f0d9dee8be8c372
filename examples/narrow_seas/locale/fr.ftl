# Narrow Seas en français. Clés : voir kernel/messages.py.

title = Narrow Seas
about-game = Trois royaumes autour d’un détroit, une heure de jeu : des blocs cachés, des flottes qui portent les armées ou fondent sur celles des autres, du ravitaillement dépensé en secret. Notre propre petit jeu, et l’exemple de l’ajout d’un jeu. Pour trois joueurs.
title-straits = Les détroits
scenario-straits = Quatre tours. Chaque royaume commence dans ses zones d’origine avec quatre armées et deux flottes ; lui seul sait lesquelles.

# ---------------------------------------------------------------- noms

seat-norda = Norda
seat-velmark = Velmark
seat-orsia = Orsia

space-tarn = Tarn
space-hallem = Hallem
space-kivi = Kivi
space-neck = L’Isthme
space-orsk = Orsk
space-ruda = Ruda
space-birk = Birk
space-fenland = Fenland
space-velm = Velm
space-moor = La Lande
space-sand = Sand
space-skar = Skar
space-lys = Lys
space-grey_sea = Mer Grise
space-narrows = Le Détroit
space-lys_deep = Fosse de Lys
space-amber_gulf = Golfe d’Ambre
space-fen_bight = Baie des Marais

terrain-plain = plaine
terrain-hills = collines
terrain-forest = forêt

piece-foot_1 = 1re infanterie
piece-foot_2 = 2e infanterie
piece-foot_3 = 3e infanterie
piece-foot_4 = 4e infanterie
piece-tanks_1 = 1ers blindés
piece-tanks_2 = 2es blindés
piece-marines = Fusiliers marins
piece-battle_fleet = Cuirassés
piece-submarines_1 = 1ers sous-marins
piece-submarines_2 = 2es sous-marins

kind-infantry = infanterie
kind-armour = blindés
kind-marines = fusiliers marins
kind-battleships = cuirassés
kind-submarines = sous-marins

block-army = { $seat }, bloc { $number }
block-fleet = { $seat }, flotte { $number }
known-unit = { $unit } ({ $piece }{ $steps ->
    [0] { "" }
   *[other] , { $steps } pas
})
about-army = Une armée : infanterie, blindés ou fusiliers marins.
about-fleet = Une flotte : cuirassés ou sous-marins.
about-sea = mer
about-area = { $terrain }{ $seat-id ->
    [nobody] { "" }
   *[other] , zone d’origine de { $seat }
}{ $sort-id ->
    [capital] , sa capitale, un port
    [port] , un port
   *[area] { "" }
}, vaut { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $spaces-count ->
    [0] { "" }
   *[other]  ; côte : { $spaces }
}

# ---------------------------------------------------------------- menus

verb-build = Ajouter un pas
verb-recruit = Appeler un bloc
verb-done = Finir les achats
verb-march = Marcher
verb-sail = Naviguer
verb-ship = Transporter
verb-attack = Attaquer
verb-end = Finir le tour
verb-intercept = Intercepter
verb-let_pass = Laisser passer
verb-commit = Engager du ravitaillement
role-unit = Bloc
role-units = Blocs
role-number = Ravitaillement
role-attack-2 = Attaquants

# ---------------------------------------------------------------- questions

ask-purchases = Achats, en secret : il vous reste { $left } de ravitaillement. Ajoutez des pas, appelez des blocs, ou finissez.
ask-orders = { $left ->
    [0] Il ne vous reste aucun ordre. Finissez votre tour.
    [one] Il vous reste 1 ordre : marche, navigation, transport, attaque ; ou finissez votre tour.
   *[other] Il vous reste { $left } ordres : marche, navigation, transport, attaque ; ou finissez votre tour.
}
ask-interception = { $unit } { $shipped ->
    [true] passe par mer
   *[false] entre en mer
} ({ $space }). Interceptez-vous ?
ask-battle = Bataille ({ $space }) contre { $seat } : { $units }. Combien de ravitaillement engagez-vous, en secret ? Il vous en reste { $left }.

# ---------------------------------------------------------------- refus

no-not-yours = { $unit } n’est pas à vous.
no-in-reserve = { $unit } est en réserve.
no-not-in-reserve = { $unit } n’est pas en réserve, ou est déjà appelé.
no-at-full-strength = { $unit } a tous ses { $most } pas.
no-too-dear = Cela coûte { $cost } de ravitaillement, et vous en avez { $left }.
no-not-home = { $unit } ne peut paraître que dans une zone d’origine que tient son royaume, et { $space } n’en est pas une.
no-no-port-beside = { $unit } ne peut paraître qu’au bord d’un port que tient son royaume, et { $space } n’en borde aucun.
no-no-room = Il n’y a plus de place, { $space } : { $most } par royaume au plus.
no-for-fleets = { $unit } n’est pas une flotte.
no-for-armies = { $unit } est une flotte.
no-has-moved = { $unit } a déjà exécuté un ordre à ce tour.
no-no-orders = Il ne vous reste aucun ordre à ce tour.
no-not-beside = { $space } n’est pas voisine par ce chemin.
no-enemies-there = Des armées d’un autre royaume sont là ({ $space }) : il faut les attaquer.
no-too-far = Une flotte parcourt { $most } mers au plus.
no-turns-back = Le bloc ne peut revenir là où il était.
no-no-port = { $space } n’est pas un port que vous tenez.
no-no-voyage = Une armée va par mer par une à { $most } mers, puis à terre.
no-no-fleet = Vous n’avez aucune flotte là pour la porter ({ $space }).
no-nobody-there = Aucune armée d’un autre royaume n’est là ({ $space }).
no-too-many = { $most } armées au plus attaquent ensemble.
no-out-of-reach = { $unit } n’est pas voisin de { $space }.
no-too-little = Vous n’avez que { $left } de ravitaillement.

# ---------------------------------------------------------------- ce qui arrive

event-turn = Tour { $round }
event-phase = À { $seat } de jouer
event-income = { $seat } reçoit { $supply } de ravitaillement.
event-purse = Vous avez maintenant { $left } de ravitaillement.
event-built = Un pas de plus pour { $unit } ; il reste { $left } de ravitaillement.
event-called = { $unit } est appelé ({ $space }) ; il reste { $left } de ravitaillement.
event-purchased = Vous avez fini ; il reste { $left } de ravitaillement.
event-appeared = { $unit } paraît ({ $space }).
event-marched = { $unit } marche : { $space }.
event-sailed = { $unit } navigue : { $path }.
event-shipped = { $unit } va par mer : { $path }.
event-taken = { $seat } prend { $space }.
event-intercepted = { $seat } intercepte { $unit } ({ $space }).
event-let_pass = { $seat } laisse passer ({ $space }).
event-turned_back = { $unit } reste au port : plus de flotte pour le porter ({ $space }).
event-attacked = Attaque ({ $space }) : { $units }.
event-committed = Vous engagez { $number } de ravitaillement ; il en reste { $left }.
event-supplied = Ravitaillement engagé : { $attack } par l’attaquant, { $defence } par le défenseur.
event-opened = Couchés, face visible : { $units }.
event-hit = { $unit } a perdu { $lost } pas.
event-destroyed = { $unit } est détruit.
event-held = L’attaque a échoué ({ $space }).
event-stood_up = Les blocs se relèvent, mêlés à leurs voisins : { $spaces }.
why-attack = les attaquants
why-defence = les défenseurs
end-points = { $winners } { $winners-count ->
    [one] l’emporte
   *[other] partagent la victoire
} avec { $points } points.

# ---------------------------------------------------------------- avant une action, sur la carte, à côté

preview-build = Ajouter un pas à { $unit }
preview-recruit = Appeler { $unit } ({ $space })
preview-done = Finir vos achats
preview-march = Marcher avec { $unit } : { $space }
preview-sail = Naviguer avec { $unit } : { $to }
preview-ship = Transporter { $unit } : { $to }
preview-attack = Attaquer { $space } avec { $units }
preview-end = Finir votre tour
preview-intercept = Intercepter
preview-let_pass = Laisser passer
preview-commit = Engager { $number } de ravitaillement
figure-cost = ravitaillement dépensé
figure-left = ravitaillement restant
figure-orders = ordres restants
figure-seats = peuvent intercepter
figure-dice = vos dés
figure-steps = pas à toucher
figure-least = pas à toucher, au moins
result-hits = { $number ->
    [one] 1 coup
   *[other] { $number } coups
}
unknown-kinds = types et pas des blocs cachés
unknown-supply = ravitaillement à engager

overlay-reach = Portée
overlay-reach-own = peut y aller
overlay-reach-enemy = peut y attaquer
overlay-reach-contested = par mer
overlay-control = Contrôle
overlay-control-nobody = personne

moment-turn = Tour { $round }
moment-phase = { $seat-id ->
    [nobody] Achats
   *[other] À { $seat } de jouer
}
rounds = Tours
reserve = Réserve de { $seat }
supply = Ravitaillement
orders = Ordres
legend-hidden = Bloc d’un autre
legend-own = À vous, caché aux autres
legend-open = Couché, visible de tous
legend-sea = Mer
legend-held = Tenue par { $seat }
legend-capital = Capitale, 4 points
legend-port = Port, 2 points

order-fleet = Flottes des autres
order-army = Armées embarquées des autres
ordered-never = Tout laisser passer
