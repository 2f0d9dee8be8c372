# Unconditional Surrender! en français. Clés : voir kernel/messages.py.

title = Unconditional Surrender!
about-game = Toute la guerre en Europe, de 1939 à 1945, un mois par tour : armées, flottes aériennes et flottes sur 3 808 hexagones et 33 zones maritimes. Une unité bouge et se bat dans une même activation ; tout combat est un dé contre un dé. De deux à quatre joueurs.
title-poland_1939 = Pologne 1939
scenario-poland_1939 = Septembre 1939, un tour : la Wehrmacht conquerra-t-elle la Pologne en un mois ?
title-france_1940 = France 1940
scenario-france_1940 = De mai à septembre 1940 : Belgique, Pays-Bas et France.
title-balkans_1941 = Balkans 1941
scenario-balkans_1941 = Avril et mai 1941 : Yougoslavie et Grèce.
title-ussr_1941 = URSS 1941
scenario-ussr_1941 = De juin à décembre 1941 : jusqu’où l’Axe brisera-t-il la volonté de l’URSS ?
title-france_1944 = France 1944
scenario-france_1944 = De juin à septembre 1944 : la libération de l’Ouest.
title-main_event = La guerre entière
scenario-main_event = De septembre 1939 jusqu’à la fin : tous les fronts, toutes les règles.

# ---------------------------------------------------------------- genre des noms (kernel/articles.py)

nouns-feminine = armée flotte force luftflotte garnison aviation fleet faction mer manche baltique case zone invasion crise frontière entrée Allemagne Italie France URSS Pologne Belgique Norvège Suède Finlande Estonie Lettonie Lituanie Hongrie Roumanie Bulgarie Yougoslavie Grèce Turquie Espagne Irlande Suisse Arabie Russie Carélie Bessarabie Transylvanie Dobroudja Alsace-Lorraine Corse Albanie Libye Égypte Palestine Algérie Syrie Tunisie
nouns-masculine = convoi corps groupe command axe golfe océan canal skagerrak est ouest atlantique apaisement pacte Royaume-Uni Danemark Portugal Irak Iran Maroc Dodécanèse
nouns-plural = atterrages états États-Unis Pays-Bas

# ---------------------------------------------------------------- noms

seat-axis = Axe
seat-western = Occident
seat-soviet = Soviétiques
seat-allies = Alliés
seat-germany = Allemagne
seat-axis_partners = Partenaires de l’Axe
faction-axis = Axe
faction-western = faction occidentale
faction-soviet = faction soviétique
phase-weather = Météo
phase-declare_war = Déclarations de guerre
phase-economy = Économie
phase-strategic_warfare = Guerre stratégique
phase-strategic_movement = Mouvement stratégique
phase-actions = Opérations : actions
phase-supply = Opérations : ravitaillement
phase-no_supply = Non-ravitaillement
phase-replacements = Remplacements
phase-upgrade = Amélioration
phase-mobilization = Mobilisation
phase-diplomacy = Diplomatie
phase-victory = Vérification de la victoire
phase-end = Fin de tour
order-supply = Convois de ravitaillement
order-move = Navires qui changent de port
order-transport = Troupes et aviation transportées par mer
order-invasion = Débarquements
order-raid = Bombardiers au-dessus de vos usines
ordered-never = Tout laisser passer
ordered-fresh = Me demander seulement si une unité aérienne sans sortie peut attaquer
sky-fair = bonne
sky-poor = mauvaise
sky-severe = sévère

# ---------------------------------------------------------------- événements

event-turn = { $month } { NUMBER($year, useGrouping: 0) }
event-phase = { $phase } : { $faction }
event-weather = Météo : zone froide { $cold }, zone tempérée { $temperate }, zone chaude { $warm }.
why-weather = la météo

# ---------------------------------------------------------------- section 9 : opérations

ask-actions = Opérations : mouvements et attaques, une unité après l’autre, assauts à résoudre, ou fin.
ask-activation = { $unit-The } est en cours d’activation { $space-in }, il lui reste { $left ->
    [one] 1 point de mouvement
   *[other] { $left } points de mouvement
} : continuer ou s’arrêter.
verb-move = Mouvement
verb-occupy = Occuper le fort
verb-leave = Quitter le fort
verb-attack = Attaque mobile
verb-assault = Désigner un assaut
verb-resolve = Résoudre un assaut
verb-stop = S’arrêter ici
verb-end = Terminer la phase
event-moved = { $unit-The } va par { $path } pour { $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
event-broken_off = { $unit-The } ne va pas plus loin que { $space }.
event-occupied = { $unit-The } occupe le fort { $space-of }.
event-left_fort = { $unit-The } quitte le fort { $space-of }.
event-attacks = { $unit-The } attaque { $target-the } { $space-in }.
event-designates = { $unit-The } donnera l’assaut { $space-in }.
event-assaults = Assaut sur { $space-the } par { $units-the }.
event-city_taken = { $city } tombe aux mains { $faction-of }.
event-fort_gone = Le fort { $space-of } disparaît.
event-eliminated = { $unit-The } est éliminé{ $unit-e }.
event-reduced = { $unit-The } est réduit{ $unit-e }.
event-will = Volonté nationale { $country-of } : { $by }, reste { $left }.
no-not-on-map = { $unit-The } n’est pas sur la carte.
no-not-your-unit = { $unit-The } n’agit pas dans cette partie de la phase.
no-not-ground = { $unit-The } n’est pas une unité terrestre.
no-activated-before = { $unit-The } a déjà été activé{ $unit-e } dans cette phase.
no-takes-occupy = Personne ne peut entrer dans un fort pour l’instant : il faut une unité terrestre qui peut encore agir, sur l’hexagone d’un fort de son pays, et qui n’en a pas quitté un dans cette activation.
no-takes-leave = Personne ne peut quitter un fort pour l’instant : il faut, dans un fort, une unité qui n’a pas encore été activée.
no-takes-attack = Aucune unité n’est à côté d’un ennemi à attaquer aussitôt. Choisissez une unité, puis l’ennemi : on vous dit d’où elle peut l’attaquer en chemin.
no-takes-assault = Personne ne peut être désigné pour l’instant : il faut une unité terrestre qui n’a pas attaqué, à côté d’un ennemi, et assez de points.
no-takes-resolve = Il n’y a rien à résoudre : il faut d’abord désigner des unités pour un assaut.
no-takes-strike = Aucune unité aérienne ne peut frapper pour l’instant : il en faut une avec moins de 6 sorties, et à portée une unité aérienne ennemie ou une unité navale au port.
no-takes-bomb = Rien ne peut être bombardé pour l’instant : il faut un bombardier avec moins de 6 sorties et, à sa portée, une usine qui produit pour l’ennemi et n’a pas encore été bombardée.
no-takes-sail = Aucune unité navale ne peut naviguer pour l’instant : il en faut une avec moins de 6 sorties, et à sa portée un port ami ou une zone hors carte où il reste de la place.
no-takes-ship = Personne ne peut être transporté pour l’instant : il faut un convoi avec moins de 6 sorties, dans son port une unité terrestre ou aérienne qui peut encore agir, et à sa portée un autre port ami où il reste de la place pour les deux.
no-takes-invade = Personne ne peut envahir pour l’instant : il faut un convoi avec moins de 6 sorties, dans son port une unité terrestre qui peut encore agir, et à sa portée un hexagone côtier ouvert au débarquement, avec un port ou à côté d’un port.
no-takes-transport = Personne ne peut être transporté pour l’instant : il faut, dans un port ami, une unité occidentale qui peut encore agir, et un autre port ami où il reste de la place.
no-takes-descend = Personne ne peut débarquer pour l’instant : il faut un marqueur Attaque surprise dans la case Événements, dans un port ami une unité terrestre qui peut encore agir, et un autre port où l’on peut débarquer, ou à côté duquel on le peut.
no-takes-evacuate = Personne ne peut être évacué pour l’instant : il faut un marqueur Évacuation navale dans la case Événements, une unité terrestre de sa nation sur la côte, qui n’a pas été activée, et un port ami où il reste de la place.
no-takes-lay = Aucun marqueur ne peut être posé pour l’instant : il faut un Parachutage, des Partisans ou une Attaque surprise dans la case Événements, et un hexagone qui lui est ouvert.
no-takes-draw_supply = Aucune source limitée ne peut servir pour l’instant : il faut une unité sans ligne vers une source illimitée, et une source limitée à sa portée qui n’est pas épuisée.
no-takes-ferry = Aucun convoi ne peut ravitailler pour l’instant : il faut des unités qui atteignent un port ami mais aucune source par terre, et un convoi avec moins de 6 sorties dans un port sur le trajet d’une source au leur.
no-evacuated = { $unit-The } est venu{ $unit-e } par mer et ne peut être activé{ $unit-e } dans cette phase.
no-moved-strategically = { $unit-The } porte le marqueur de mouvement stratégique.
no-another-under-way = { $target-The } est en cours d’activation ; { $unit-the } doit attendre.
no-too-dear = Il faudrait { $price ->
    [one] 1 point
   *[other] { $price } points
} { $country-of }, il en reste { $left }.
no-faded-hex = { $space } est fermé aux unités terrestres : hexagone grisé.
no-keeps-home = { $unit-The } ne peut aller { $space-in } : cette unité reste dans ses pays.
no-neutral-land = { $space } est dans un pays neutre : { $country }. La guerre peut lui être déclarée dans votre prochaine phase de déclarations de guerre, au début d’un mois (U43).
no-neutral-here = { $space } est dans un pays neutre : { $country }. Dans ce scénario personne ne déclare la guerre : il reste neutre.
no-neutral-for-good = { $space } est dans un pays qui ne prend jamais part à la guerre : { $country } (U44).
no-neutral-by-appeasement = { $space } est dans un pays neutre : { $country }. Tant que dure l’Apaisement, l’Occident ne déclare la guerre à personne (U139) ; ensuite, dans une phase de déclarations de guerre (U43).
no-neutral-by-pact = { $space } est dans un pays neutre : { $country }. Le Pacte germano-soviétique interdit de lui faire la guerre (U138, U43a) ; sans lui, dans une phase de déclarations de guerre (U43).
no-shut-hex = { $space } est fermé pour { $faction-the }.
no-strange-hex = { $space } contient une unité ou une ville d’une faction ni amie ni ennemie.
no-enemy-in-hex = Une unité terrestre ennemie occupe { $space-the }.
no-friend-in-zone = { $space } contient une unité terrestre amie et une zone de contrôle ennemie.
no-goes-nowhere = { $unit-The } finirait à son point de départ.
no-no-step = Aucun passage par terre de là vers { $space-the }.
no-stops-in-zone = Dans la zone de contrôle ennemie { $space-of } il faut s’arrêter ou attaquer.
no-same-zone = La même unité ennemie contrôle les deux hexagones : pas de passage vers { $space-the }.
no-no-way-to-box = Aucun passage de là vers { $space-the }.
no-too-few-points = { $space } demande { $price } points de mouvement, il en reste { $left }.
no-no-room = Il n’y a pas de place { $space-in }.
no-no-fort = { $unit-The } n’a pas de fort de son pays à occuper { $space-in }.
no-left-fort = { $unit-The } a quitté un fort dans cette activation.
no-occupied-fort = { $unit-The } est entré{ $unit-e } dans un fort dans cette activation et y reste.
no-held-in-fort = { $unit-The } est dans un fort et n’en sort que par des opérations d’armée ou une retraite.
no-not-in-fort = { $unit-The } n’est dans aucun fort à quitter maintenant.
no-not-ground-target = { $unit-The } n’est pas une unité terrestre à attaquer.
no-in-fort = { $unit-The } est dans un fort : seul un assaut est possible.
no-foul-weather = Une attaque mobile demande du beau temps, pas celui { $space-of }.
no-attacked-before = { $unit-The } a fait une attaque mobile dans cette phase : pas d’assaut.
no-attacks-from-fort = { $unit-The } est dans un fort et ne peut attaquer.
no-not-beside = { $unit-The } n’est pas à côté, ou ne peut franchir le côté.
no-no-enemy = Aucune unité terrestre ennemie { $space-in }.
no-not-designated = { $unit-The } n’a pas de marqueur d’assaut vers { $space-the }.
no-too-many-attackers = Outre l’attaquant principal, { $number } autres au plus donnent l’assaut.

# ---------------------------------------------------------------- section 10 : combat

commit-markers = { $units-The } contre { $target-the } { $space-in } : engagerez-vous des marqueurs ?
ask-commitment = { $kind-id ->
    [strategic] Guerre stratégique contre { $faction-the } : engagerez-vous des marqueurs ?
    [strike] { commit-markers }
    [interception] { commit-markers }
    [air_interception] { commit-markers }
    [bombing] { commit-markers }
   *[other] { $units-The } contre { $target-the } { $space-in } : engagerez-vous des marqueurs ou une unité aérienne ?
}
ask-committing = { $kind-id ->
    [strategic] Guerre stratégique contre { $faction-the }
   *[other] { $units-The } contre { $target-the } { $space-in }
} : { $made ->
    [0] engagez quelque chose, comme annoncé.
   *[other] engagez encore une chose, ou renoncez.
}
verb-will = Engager
verb-will_not = Ne pas engager
verb-commit = Engager un marqueur
verb-equip = Donner des chars à une unité
verb-support = Soutien aérien
verb-decline = Renoncer
choice-will = engagera
choice-will_not = n’engagera pas
event-chosen = Votre camp { $choice }.
event-choices = L’attaquant { $attacker }, le défenseur { $defender }.
event-committed = { $faction-The } engage le marqueur { $marker }.
event-equipped = Le marqueur { $marker } est donné { $unit-to }.
event-supported = { $unit-The } soutient le combat { $space-of }.
event-marker_used = Le marqueur { $marker } : retour { $number ->
    [one] au prochain tour
   *[other] dans { $number } tours
}.
event-fought = Attaquant { $number } (dé, et modificateurs de { $attack }), défenseur { $against } (modificateurs de { $defence }) : { $result-id ->
    [NE] personne ne l’emporte (NE)
    [AS] le défenseur l’emporte (AS)
    [AA] le défenseur l’emporte (AA)
   *[other] l’attaquant l’emporte ({ $result-id })
}.
result-NE = Sans effet
result-DR = Le défenseur retraite
result-DD = Le défenseur est désorganisé
result-DE = Le défenseur est éliminé
result-AS = L’attaquant est stoppé
result-AA = Attrition de l’attaquant
result-strategic-both = Usines perdues : −1 des deux côtés
result-strategic-won = Usines perdues : Allemagne −1, Allié +1
result-strategic-lost = Usines perdues : Allemagne +1, Allié −1
sorties-NE = Sorties : attaquant +1, défenseur +1
sorties-DR = Sorties : attaquant +1, défenseur +2
sorties-DD = Sorties : attaquant +1, défenseur +3
sorties-DE = Sorties : attaquant +1, défenseur +4
sorties-AS = Sorties : attaquant +2, défenseur +1
sorties-AA = Sorties : attaquant +3, défenseur +1
result-strike-NE = { sorties-NE }
result-strike-DR = { sorties-DR }
result-strike-DD = { sorties-DD }
result-strike-DE = { sorties-DE }
result-strike-AS = { sorties-AS }
result-strike-AA = { sorties-AA }
result-escort-holds = L’escorte tient bon
result-escort-fails = L’escorte échoue
result-interdiction-fails = La cible passe
result-interdiction-succeeds = La cible est interdite
result-escort-NE = { result-escort-holds } ({ sorties-NE })
result-escort-DR = { result-escort-fails } ({ sorties-DR })
result-escort-DD = { result-escort-fails } ({ sorties-DD })
result-escort-DE = { result-escort-fails } ({ sorties-DE })
result-escort-AS = { result-escort-holds } ({ sorties-AS })
result-escort-AA = { result-escort-holds } ({ sorties-AA })
result-interdiction-NE = { result-interdiction-fails } ({ sorties-NE })
result-interdiction-DR = { result-interdiction-succeeds } ({ sorties-DR })
result-interdiction-DD = { result-interdiction-succeeds } ({ sorties-DD })
result-interdiction-DE = { result-interdiction-succeeds } ({ sorties-DE })
result-interdiction-AS = { result-interdiction-fails } ({ sorties-AS })
result-interdiction-AA = { result-interdiction-fails } ({ sorties-AA })
result-duel-both = Les deux camps ont le soutien aérien
result-duel-attacker = Seul l’attaquant a le soutien aérien
result-duel-defender = Seul le défenseur a le soutien aérien
why-marker-back = retour d’un marqueur
why-attack = l’attaque
why-defence = la défense
event-raids = L’Axe s’en prend au commerce { $faction-of }.
event-fac_lost = Usines perdues { $country-of } : { $number }.
no-no-marker-to-commit = Aucun marqueur de la case Événements ne compte dans ce combat.
no-no-tanks-to-commit = Aucun marqueur Chars de la case Événements ne va à une unité de ce combat.
no-no-air-unit-to-commit = Aucune unité aérienne qui puisse voler n’est à portée de ce combat.
no-must-commit = Vous avez dit que vous engageriez : il faut d’abord engager quelque chose.
no-marker-not-there = Le marqueur { $marker } n’est pas dans la case des événements.
no-other-combat = Le marqueur { $marker } ne sert pas dans ce genre de combat.
no-not-fitting = Le marqueur { $marker } ne convient pas ici.
no-not-in-combat = { $unit-The } ne participe pas à ce combat.
no-ground-only = Les unités aériennes s’engagent au sol seulement : pas { $unit-the }.
no-not-your-air = { $unit-The } n’est pas une de vos unités aériennes sur la carte.
no-one-air-unit = Une unité aérienne suffit : { $unit-the } ne peut s’ajouter.
no-worn-out = { $unit-The } a trop de sorties.
no-other-nation = { $unit-The } est d’une autre nation que les combattants.
no-out-of-range = { $unit-The } est à plus de { $number } hexagones.

# ---------------------------------------------------------------- sections 11 et 12 : combat terrestre et aérien

ask-retreat = { $unit-The } doit retraiter { $space-of }.
ask-advance = { $space } est vide : qui avance ?
verb-retreat = Retraiter
verb-stand = Tenir et subir la perte
verb-advance = Avancer
verb-hold = Ne pas avancer
event-no_retreat = { $unit-The } ne peut retraiter.
event-retreated = { $unit-The } retraite { $space-in }.
event-advanced = { $unit-The } avance { $space-in }.
event-sorties = { $unit-The } a maintenant { $number ->
    [one] 1 sortie
   *[other] { $number } sorties
}.
event-duel = { $unit-The } combat { $target-the } dans les airs.
ask-displacement = { $unit-The } a perdu { $space-the } : vers où ?
verb-rebase = Redéployer
verb-strike = Frappe aérienne
verb-displace = Déplacer
event-rebased = { $unit-The } se redéploie { $space-in }.
event-strikes = { $unit-The } frappe { $target-the } { $space-in }.
event-displaced = { $unit-The } est déplacé{ $unit-e } { $space-in }.
no-no-landing = { $unit-The } ne peut être basé{ $unit-e } { $space-in } : ce scénario tient l’aviation plus près de la Grande-Bretagne.
no-too-far-to-fly = { $unit-The } ne vole pas jusqu’{ $space-in } avec ses { $left } points de mouvement.
no-lands-among-enemies = { $unit-The } ne peut atterrir { $space-in } : une unité, une ville, un fort ou un marqueur Parachutage ou Partisans ennemi s’y trouve.
no-no-base = { $unit-The } ne peut atterrir { $space-in } : il faut une ville amie ou une ligne de transport.
no-lands-in-zone = { $unit-The } ne peut atterrir { $space-in } : une zone de contrôle ennemie s’y étend, sans ville, fort ni unité amie.
no-lands-without-supply = { $unit-The } ne peut atterrir { $space-in } : aucune ligne de ravitaillement n’y mène.
no-not-struck = { $unit-The } n’est pas une cible de frappe aérienne.
no-policy-forbids = Une politique interdit { $space-the }.
no-not-air = { $unit-The } n’est pas une unité aérienne.
no-no-refuge = { $unit-The } ne peut aller { $space-in }.
no-not-retreating = { $unit-The } n’a pas de retraite à faire.
no-retreats-into-city = { $unit-The } ne peut retraiter { $space-in } : c’est une ville ou un fort ennemi.
no-retreats-beside = { $unit-The } ne peut retraiter { $space-in } : cet hexagone est à côté de l’attaquant.
no-retreats-into-zone = { $unit-The } ne peut retraiter { $space-in } : une zone de contrôle ennemie s’y étend, sans ville ni fort ami qui la lève.
no-must-retreat = Il faut retraiter, même d’un fort.
no-not-attacking = { $unit-The } n’attaquait pas.

# ---------------------------------------------------------------- sections 6, 8 et 15 : économie, mouvement stratégique, ravitaillement

ask-strategic-movement = Mouvement stratégique : poser le marqueur sur une unité, ou finir.
ask-supplying = Ravitaillement : { $number ->
    [0] chaque unité a une ligne vers une source illimitée. Laissez-en sans ravitaillement, ou finissez.
   *[other] sans ligne vers une source illimitée : { $units }. { $naval-id ->
    [abstract] Puisez aux ports et aux sources limitées
   *[other] Puisez aux sources limitées, envoyez des convois
}, ou finissez.
}
ask-giving-up = Non-ravitaillement : sacrifier des unités, ou finir.
ask-replacements = Remplacements : compléter des unités, ou finir.
ask-upgrades = Amélioration : échanger une unité, ou finir.
ask-mobilization = Mobilisation : mettre des unités en jeu, ou finir.
verb-redeploy = Mouvement stratégique
verb-draw_supply = Puiser du ravitaillement
verb-give_up = Sacrifier
verb-restore = Compléter
verb-upgrade = Améliorer
verb-mobilize = Mobiliser
supply-full = ravitaillement complet
supply-low = ravitaillement faible
supply-no = sans ravitaillement
why-production = ce que détruisent les bombardiers
event-production = Production { $country-of } : { $number }.
event-redeployed = { $unit-The } fait un mouvement stratégique vers { $space-the }.
event-supplied = { $unit-The } : { $supply }.
event-restored = { $unit-The } reçoit des remplacements.
event-upgraded = { $unit-The } prend la place { $target-of } { $space-in }.
event-mobilized = { $unit-The } est mobilisé{ $unit-e } { $space-in }.
no-no-land-unit = { $unit-The } n’est pas une unité terrestre ou aérienne.
no-unsupplied = { $unit-The } n’est pas ravitaillé{ $unit-e }.
no-off-the-line = { $unit-The } n’est pas sur une ligne de transport.
no-no-line-there = Les lignes de transport ne mènent pas { $unit-the } { $space-in }.
no-enemy-on-line = Une unité, une ville ou un fort ennemi est { $space-in }.
no-zone-on-line = Une zone de contrôle ennemie s’étend { $space-in } : aucun Mouvement stratégique n’y va.
no-needs-no-source = { $unit-The } n’a pas besoin d’une source limitée.
no-source-drained = { $space } a déjà tout donné.
no-no-source = { $space } n’est pas une source pour { $unit-the }.
no-no-line = { $unit-The } n’a pas de ligne vers { $space-the }.
no-not-given-up = { $unit-The } ne peut être sacrifié{ $unit-e } : seulement les unités aériennes et les terrestres sans ravitaillement.
no-replaced-before = { $unit-The } a déjà eu son remplacement ce tour.
no-not-full-supply = { $unit-The } n’a pas de ravitaillement complet.
no-nothing-to-restore = { $unit-The } n’a rien à compléter.
no-not-in-upgrade = { $unit-The } n’est pas dans la case d’amélioration.
no-not-replaced-by = { $unit-The } ne peut prendre la place { $target-of }.
no-lost-this-turn = { $unit-The } a été éliminé{ $unit-e } ce tour-ci et va dans la case de mobilisation à la fin du tour.
no-not-in-mobilization = { $unit-The } n’est pas dans la case de mobilisation.
no-no-place-there = { $unit-The } ne peut être mobilisé{ $unit-e } { $space-in } : il faut une ville métropolitaine amie de son pays, et un port pour un navire.

# ---------------------------------------------------------------- section 13 : la mer

ask-escorting = { $kind-id ->
    [invasion] { $unit-The } va débarquer { $space-in } : nommez l’escorte, au plus une unité aérienne et un navire de guerre.
    [supply] { $unit-The } trace une ligne de ravitaillement vers { $space-the } : nommez l’escorte, au plus une unité aérienne et un navire de guerre.
   *[other] { $unit-The } va partir pour { $space } : nommez l’escorte, au plus une unité aérienne et un navire de guerre.
}
ask-interceptions = { $kind-id ->
    [invasion] { $unit-The } amène une invasion { $space-in } ({ $path }) : interceptez, ou passez.
    [supply] { $unit-The } trace une ligne de ravitaillement vers { $space-the } ({ $path }) : interceptez, ou passez.
   *[other] { $unit-The } fait route vers { $space } ({ $path }) : interceptez, ou passez.
}
ask-call-off = L’escorte est battue : renoncer à l’invasion { $space-of }, ou continuer ?
ask-refuge = { $unit-The } a été interdit{ $unit-e } { $space-in } : lequel des ports les plus proches ?
ask-joining = Invasion { $space-of } par { $units-the } : quelles unités voisines s’y joignent ?
ask-ashore = { $unit-The } a débarqué { $space-in } : un hexagone de plus, ou un assaut depuis une zone de contrôle ennemie ; ou l’arrêt.
verb-sail = Naviguer
verb-ship = Transport naval
verb-invade = Invasion amphibie
verb-escort = Escorter
verb-intercept = Intercepter
preview-intercept = { $unit-The } intercepte { $unit2-the } ({ $space })
preview-escort = { $units-count ->
    [0] Sans escorte
   *[other] Escorte : { $units }
}
verb-pass = Passer
verb-call_off = Renoncer
verb-press_on = Continuer
verb-take_refuge = Se réfugier
verb-join = Se joindre
verb-ferry = Convoi de ravitaillement
verb-forgo = Laisser sans ravitaillement
event-sails = { $unit-The } prend la mer par { $path } pour { $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
event-shipped = { $target-The } transporte { $unit-the } : { $path }.
event-invades = { $unit-The } embarque sur { $target-the } pour une invasion : { $path }.
event-escorted = Escorte : { $units }.
event-intercepts = { $unit-The } intercepte { $target-the } { $space-in }.
event-escort_holds = { $unit-The } repousse l’intercepteur.
event-escort_fails = { $unit-The } échoue à escorter.
event-got_through = { $unit-The } passe.
event-interdicted = { $unit-The } est interdit{ $unit-e }.
event-called_off = L’invasion { $space-of } est abandonnée.
event-put_in = Arrivée { $space-in } : { $units }.
event-fled = { $unit-The } gagne { $space-the }.
event-landed = { $unit-The } débarque { $space-in }.
event-inland = { $unit-The } continue jusqu’{ $space-in }.
event-ferries = { $unit-The } trace une ligne de ravitaillement pour { $units-the } : { $path }.
event-forgone = { $unit-The } reste sans ravitaillement.
no-no-ships = Ce scénario n’a pas d’action navale : rien pour { $unit-the }.
no-not-naval = { $unit-The } n’est pas une unité navale.
no-no-convoy = { $unit-The } n’est pas un convoi.
no-fights-nobody = Tant que dure le Pacte germano-soviétique, les Soviétiques ne combattent personne.
no-no-foe = { $unit-The } et { $target-the } ne sont ni amis ni ennemis et ne se combattent pas.
no-lays-nothing = Tant que dure le Pacte germano-soviétique, les Soviétiques ne posent aucun marqueur.
no-only-naval-moves = Tant que dure le Pacte germano-soviétique, les navires soviétiques ne transportent personne.
no-not-in-its-port = { $unit-The } et { $target-the } ne sont pas dans le même port.
no-not-carried = { $unit-The } ne se transporte pas.
no-no-haven = { $space } n’est pas un port ami pour { $unit-the }.
no-no-passage = Aucun passage ouvert ne mène de là { $space-in }.
no-no-escort = { $unit-The } ne peut pas escorter ce trajet.
no-too-far = { $unit-The } est trop loin pour escorter.
no-one-of-each = L’escorte compte au plus une unité aérienne et un navire de guerre.
no-not-its-target = { $unit-The } ne peut pas attaquer { $target-the } maintenant : l’escorte d’abord.
no-not-on-path = Le trajet ne se rencontre pas { $space-in }.
no-zone-too-far = { $unit-The } n’atteint pas { $space-the }.
no-no-interceptor = { $unit-The } ne peut pas intercepter.
no-one-by-one = Une autre unité intercepte ; { $unit-the } doit attendre.
no-intercepted-before = { $unit-The } a déjà intercepté ce trajet.
no-enough-interceptors = Au plus { $number } unités interceptent un trajet.
no-no-coast = { $space } n’est pas un hexagone côtier.
no-friend-there = Une unité terrestre amie est { $space-in }.
no-no-port-near = { $space } n’a ni port ni port voisin.
no-severe-weather = Le temps est sévère { $space-in }.
no-invaded-before = { $space } a déjà été envahi dans cette sous-phase.
no-not-on-zone = Le trajet ne finit pas dans une zone maritime { $space-of }.
no-too-far-to-invade = { $space } est plus loin que { $number ->
    [0] la zone maritime du port
    [one] 1 zone maritime
   *[other] { $number } zones maritimes
}.
no-lands-in-no-zone = Aucune zone de contrôle ennemie { $space-in } : pas d’assaut immédiat.
no-one-hex-inland = { $unit-The } n’avance que d’un hexagone.
no-serves-so-many = Un convoi ravitaille au plus { $number } unités.
no-needs-no-convoy = { $unit-The } n’a pas besoin de convoi pour son ravitaillement.
no-off-the-way = { $unit-The } n’est pas sur le trajet de cette ligne.
no-nothing-to-forgo = { $unit-The } n’a pas de ravitaillement complet auquel renoncer.
no-always-full = { $unit-The } a son ravitaillement complet sur place.

# ---------------------------------------------------------------- section 14 : marqueurs spéciaux

verb-lay = Poser un marqueur
why-airdrop = la ville tombe-t-elle aux parachutistes
event-laid = Le marqueur { $marker } est posé { $space-in }.
no-not-laid = Le marqueur { $marker } ne se pose pas sur la carte.
no-laid-on-land = Le marqueur { $marker } se pose à terre, et non { $space-in }.
no-marker-there = Le marqueur { $marker } ne peut être posé sur { $space-the } : il y a déjà un tel marqueur.
no-dropped-on-friends = Le marqueur { $marker } ne peut être posé sur { $space-the } : une unité ou une ville amie s’y trouve.
no-far-from-its-air = Le marqueur { $marker } ne peut être posé sur { $space-the } : aucune unité aérienne de sa nation à { $number } hexagones au plus.
no-rises-against-nobody = Le marqueur { $marker } ne peut être posé sur { $space-the } : aucune unité terrestre ennemie ne s’y trouve.
no-rises-abroad = Le marqueur { $marker } ne peut être posé sur { $space-the } : ce n’est un pays ni de l’Occident ni des Soviétiques.

# ---------------------------------------------------------------- section 16 : politique

ask-declarations = Déclarations de guerre : nommer un pays neutre, ou finir.
verb-declare = Déclarer la guerre
preview-declare = Déclarer la guerre { $country-to }
event-declared = { $faction-The } déclare la guerre { $country-to }.
event-activated = Entrée en guerre { $country-of } dans le camp { $faction-of }.
event-placed = { $unit-The } se tient { $space-in }.
no-not-neutral = { $country } : ce pays n’est pas neutre, ou n’existe pas.
no-never-at-war = La guerre n’atteint jamais { $country-the }.
no-appeasement = L’Apaisement interdit la guerre contre { $country-the }.
no-pact-holds = Le Pacte germano-soviétique interdit la guerre contre { $country-the }.
why-policy = une politique tient-elle
event-evaluated = Évaluation { $policy-of } : { $number }.
event-policy_ended = Fin { $policy-of }. { $policy-id ->
    [appeasement] L’Occident peut désormais déclarer la guerre et entrer dans les pays de l’Axe.
    [nazi_soviet_pact] L’Axe et les Soviétiques sont désormais ennemis.
   *[other] { "" }
}
event-usa_entry = Les États-Unis entreront en guerre dans { $number } tours.
ask-relocation = { $unit-The } doit quitter { $space-the } : vers où ?
verb-relocate = Reloger
event-taken_away = { $unit-The } ne trouve pas de place et va en case de mobilisation.
event-relocated = { $unit-The } est relogé{ $unit-e } { $space-in }.
event-collapsed = Effondrement { $country-of }.
event-conquered = { $faction-The } conquiert { $country-the }.
event-marker_comes = Le marqueur { $marker } entre en jeu pour { $faction-the }.
event-ceded = Cession { $area-of }. Nouveau possesseur : { $country-the }.
no-not-nearest = { $space } n’est pas parmi les places les plus proches pour { $unit-the }.
ask-diplomacy = Diplomatie : tirer un marqueur de la coupe, en ajouter un, ou finir.
verb-draw = Tirer de la coupe
verb-add = Ajouter à la coupe
event-no_event = { $faction-The } tire un Pas d’événement, qui retourne dans sa case.
event-drawn = { $faction-The } tire le marqueur { $cup }.
event-added = Le marqueur { $cup } entre dans la coupe{ $number ->
    [0] .
   *[other] , avec un marqueur Pas d’événement.
}
event-marker_void = Le marqueur { $cup } est sans effet et quitte la partie.
event-checked = Test politique { $country-of }, valeur { $number } : { $outcome }.
outcome-success = succès
outcome-failure = échec
why-political = test politique
event-leans = { $country } : ce pays penche désormais pour { $faction-the }.
event-leans_no_more = { $country } : ce pays ne penche plus pour { $faction-the }.
event-annexed = L’URSS annexe { $country-the }.
no-has-added = Vous avez ajouté à la coupe dans ce segment : plus de tirage.
no-has-drawn = Vous avez tiré de la coupe dans ce segment : plus d’ajout.
no-cup-is-empty = La coupe est vide.
no-not-in-the-box = Le marqueur { $cup } n’est pas dans la case de la coupe de diplomatie.
no-too-dear-together = Il faudrait { $price ->
    [one] 1 point
   *[other] { $price } points
} { $faction-of }, il en reste { $left }.
ask-armistice = La France est tombée : un armistice, avec une France de Vichy neutre, ou non ?
verb-grant = Accorder l’armistice
verb-refuse = Le refuser
event-armistice = Armistice : la France de Vichy est un pays neutre.
event-no_armistice = Pas d’armistice : ce qui reste des forces françaises combat avec le Royaume-Uni.

# ---------------------------------------------------------------- section 17 : événements conditionnels

event-happens = { $event }{ $event-id ->
    [west_invasion]  : la guerre à l’Ouest a commencé. L’Apaisement prend fin, et l’unité aérienne française qui l’attendait arrive à la fin de la phase.
    [mediterranean_crisis]  : la guerre gagne la Méditerranée. L’Apaisement prend fin, et des forces britanniques arrivent en Égypte et à Gibraltar.
    [east_invasion]  : la guerre à l’Est a commencé. Le Pacte germano-soviétique prend fin, les pays baltes encore neutres rejoignent les Soviétiques, et les unités soviétiques qui l’attendaient arrivent à la fin de la phase.
    [ussr_north_border]  : l’URSS est menacée au nord. Les unités soviétiques qui l’attendaient y arrivent aussitôt.
    [ussr_south_border]  : l’URSS est menacée au sud. Les unités soviétiques qui l’attendaient y arrivent aussitôt.
   *[other] .
}
ask-triggered = Déclenchés ensemble : { $events }. Lequel d’abord ?
verb-first = Celui-ci d’abord
no-not-triggered = { $event } n’a pas été déclenché.
ask-placement = { $event } : où arrive { $unit-the } ?
verb-put = Placer l’unité
event-put = { $unit-The } arrive { $space-in }.
event-no_room_for = Il n’y a pas de place pour { $unit-the }, qui va en case de mobilisation.
no-not-put-there = { $unit-The } ne peut pas être placé{ $unit-e } { $space-in }.

# ---------------------------------------------------------------- tableaux

chart-shop = En vente maintenant
chart-production = Production
chart-prices = Liste des prix
chart-countries = Pays
chart-policies = Politiques
chart-conditional = Événements qui ont lieu une fois
chart-cup = Coupe de diplomatie
chart-what = Quoi
chart-what-country = Pays
chart-what-policy = Politique
chart-what-event = Événement
chart-where = Où
chart-source = D’où viennent les points
chart-factories = Usines
chart-points = Points
chart-price = Points
chart-own = { $country } : ses propres usines
chart-given = { $country } : hors carte et par marqueurs
chart-lost = { $country } : perdues
chart-bombed = { $country } : bombardées
chart-in-all = { $country } : en tout
chart-left = { $country } : reste à dépenser
chart-told = { $country } : selon le scénario, reste
chart-unlimited = illimité
chart-note-lost = Ce qui n’est pas dépensé est perdu au compte suivant.
chart-activation = Activation
chart-replacement = Remplacement
chart-mobilization = Mobilisation
chart-kind-leg = Unité à pied
chart-kind-mobile = Unité mobile
chart-kind-fighter = Chasse
chart-kind-bomber = Bombardiers
chart-kind-convoy = Convoi
chart-kind-surface = Flotte de surface
chart-kind-carrier = Porte-avions
chart-note-surprise = Marqueur Attaque surprise : { $price } points, { $number } tours plus tard. La faction paie ensemble.
chart-note-cup = Diplomatie : { $price } points pour tirer un marqueur de la coupe, { $number } pour en ajouter un.
chart-unit = { $unit }
chart-marker = { $marker }
chart-add = Ajouter à la coupe : { $cup }
chart-country = { $country }
chart-stands = Camp
chart-will = Volonté
chart-leans = Penche vers
chart-conquered = conquis : { $faction }
chart-note-neutral = Tous les autres pays sont neutres et ne penchent vers personne.
chart-policy = { $policy }
chart-state = État
chart-in-force = en vigueur
chart-ended = finie, { $month } { NUMBER($year, useGrouping: 0) }
chart-next = Prochain jet
chart-roll = finit à { $number } ou plus, dé { $modifier ->
    [0] tel quel
   *[other] +{ $modifier }
}
chart-note-policies = Quand toutes deux ont pris fin, les États-Unis entreront en guerre.
chart-event = { $event }
chart-happened = A eu lieu
chart-not-yet = pas encore
chart-note-usa = Les États-Unis entrent en guerre { $number } tours après que leur entrée a été décidée.
chart-in-cup = Dans la coupe
chart-in-box = Dans la case, peut être ajouté
chart-no-event = Marqueurs Pas d’événement dans la coupe
chart-goes-back = Tiré, retourne à la coupe
chart-number = Marqueurs
chart-which = Lesquels
chart-cups = { $cups }

# ---------------------------------------------------------------- fins

event-first_ally = Premier des Alliés : { $faction } (Ouest { $western }, Soviétiques { $soviet }).
end-held-out = Le temps est écoulé : victoire { $faction-of }.
end-conquest = La conquête est achevée : victoire { $faction-of }.
end-will-broken = La volonté de l’URSS est brisée : victoire { $faction-of }.
end-liberation = L’Ouest est libéré : victoire { $faction-of }.
end-decisive = Victoire décisive { $faction-of }.
end-surrender = Capitulation sans conditions : victoire { $faction-of }.
end-marginal = L’Allemagne est tombée trop tard : victoire marginale { $faction-of }.

# ---------------------------------------------------------------- what is shown

moment-turn = { $month } { NUMBER($year, useGrouping: 0) }{ $skies ->
    [1] , météo { $temperate }
   *[other] {" "}(froide : { $cold }, tempérée : { $temperate }, chaude : { $warm })
}
moment-brief = { $month } { NUMBER($year, useGrouping: 0) }, { $skies ->
    [1] météo { $temperate }
   *[other] { $cold-id ->
        [poor] mauv.
        [severe] sév.
       *[fair] bonne
    }/{ $temperate-id ->
        [poor] mauv.
        [severe] sév.
       *[fair] bonne
    }/{ $warm-id ->
        [poor] mauv.
        [severe] sév.
       *[fair] bonne
    }
}
moment-phase = { $phase }, { $faction }
brief-germany = All
brief-italy = Ita
brief-uk = R-U
brief-france = Fra
brief-ussr = URSS
brief-usa = É-U
brief-poland = Pol
brief-belgium = Bel
brief-netherlands = P-B
brief-greece = Grè
brief-yugoslavia = You
brief-romania = Rou
brief-hungary = Hon
brief-finland = Fin
faction-everybody = toutes les factions
faction-neutral = neutre
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
title-legend = Légende
title-turns = Tours
title-will = Volonté nationale
title-markers = Marqueurs
weather-of = météo { $sky }
title-standings = Météo et pays
title-mobilization = { $faction } : case Mobilisation
title-upgrade = { $faction } : case Amélioration
title-eliminated = { $faction } : case Éliminées
row-events = Case Événements
row-map = Sur la carte
row-track = Sur la piste des tours
row-surprise = Case Attaque surprise
status-neutral = neutre
status-active = actif
status-conquered = conquis
climate-cold = zone froide
climate-temperate = zone tempérée
climate-warm = zone chaude
climate-desert = zone désertique
terrain-clear = clair
terrain-woods = bois
terrain-hill = collines
terrain-marsh = marais
terrain-desert = désert
terrain-faded = grisé : aucune unité terrestre
terrain-sea = mer
terrain-lake = lac
terrain-box = case
terrain-zone = zone maritime
type-infantry = infanterie
type-paratroop = parachutistes
type-shock = unité de choc
type-garrison = garnison
type-motorized = unité motorisée
type-tank = unité de chars
type-fighter = chasseurs
type-bomber = bombardiers
type-convoy = convoi
type-surface = flotte de surface
type-carrier = porte-avions
key-country = Frontière d’un pays
key-weather = Limite de zones météo
key-transport = Ligne de transport
key-river = Fleuve
key-mountain = Montagne
key-canal = Canal
key-strait = Détroit
key-capital = Capitale
key-source = Usine
key-port = Port
key-fort = Fort
key-held = Ville : { $faction }
key-reduced = Unité réduite
about-unit = { $type }, { $country }
about-unit-elite = { $type } d’élite, { $country }
about-city = ville
about-capital = capitale
about-factory = usine
about-port = port
about-overseas = outre-mer
about-coast = sur { $where }
about-side-river = Fleuve vers { $where }
about-side-mountain = Montagne vers { $where }
about-side-strait = Détroit vers { $where }
about-side-canal = Canal vers { $where }
about-line = Ligne de transport vers { $where }
about-strategic_move = Une unité suit les lignes de transport à la phase de mouvement stratégique.
about-airdrop = À 3 hexagones ou moins d’une unité aérienne de sa nation : −2 au défenseur ; une ville ennemie sans unité terrestre tombe sur 1 à 3.
about-partisans = Sur une unité terrestre ennemie dans un pays occidental ou soviétique : −2 pour elle, et aucune ligne de ravitaillement n’y passe.
about-free_forces = +1 dans un combat terrestre.
about-ground_support = +1 dans un combat terrestre avec une unité d’un pays mineur.
about-jets = +2 dans un combat aérien.
about-rockets = −2 à l’ennemi dans un combat terrestre, +1 en guerre stratégique.
about-heavy_artillery = Un Assaut allemand contre un fort n’est pas divisé.
about-naval_evacuation = Une unité terrestre britannique sur la côte qui doit retraiter, ou pas encore activée, va dans un port ami et est réduite.
about-snafu = −1 à l’ennemi dans tout combat.
about-surprise_attack = +1 aux attaques terrestres et aériennes à 2 hexagones ou moins.
about-tanks = Une unité terrestre de sa nation compte comme unité de chars.
about-ultra = +1 dans tout combat.
about-radar = +1 au défenseur dans le ciel de la Grande-Bretagne.
about-wolf_packs = +2 en guerre stratégique contre l’Occident.
about-escort_carriers = Divise par deux le résultat ennemi en guerre stratégique.
about-surface_action = +1 dans un combat terrestre sur une côte près de laquelle se trouve une flotte de surface.
about-urals_factories = Deux usines de plus pour l’URSS.
about-lend_lease = Une usine de plus pour l’URSS, sauf si l’Axe coupe ses deux voies.
about-mulberry = Un hexagone côtier où se tient un envahisseur britannique ou américain devient un port.
overlay-attacks = Attaques d’une unité
overlay-attacks-enemy = peut être attaqué en chemin ; chances que le défenseur recule, ou pire
overlay-attacks-contested = par un Assaut seulement ; chances que le défenseur recule, ou pire
overlay-zones = Zones de contrôle
overlay-zones-axis = Zone de l’Axe
overlay-zones-western = Zone occidentale
overlay-zones-soviet = Zone soviétique
overlay-zones-contested = zones de plusieurs factions
overlay-reach = Portée d’une unité
overlay-reach-own = peut y aller, pour autant de points
overlay-ranges = Portées d’une unité aérienne ou navale
overlay-ranges-own = soutien aérien ; le chiffre : ses sorties
overlay-ranges-contested = frappes aériennes seulement
overlay-ranges-enemy = zones de mer où elle agit : interception, ou sortie du port
overlay-sorties = Sorties
overlay-sorties-axis = Axe
overlay-sorties-western = Occident
overlay-sorties-soviet = Soviétiques
overlay-supply = Ravitaillement d’une unité
overlay-supply-own = ravitaillement complet : sa ligne ; sources illimitées et ce qu’elles atteignent par terre
overlay-supply-port = ravitaillement complet par les ports occidentaux, pour peu d’unités chacun, et ce qu’ils atteignent par terre
overlay-supply-contested = ravitaillement faible : sa ligne ; sources limitées et ce qu’elles seules atteignent
overlay-supply-enemy = l’unité n’a aucune ligne
overlay-supply-axis = le convoi qui la porte, où ils se rejoignent ; unités qu’il peut servir
overlay-supply-western = le convoi qui la porte, où ils se rejoignent ; unités qu’il peut servir
overlay-supply-soviet = le convoi qui la porte, où ils se rejoignent ; unités qu’il peut servir
overlay-supply-no_source = il manque pour une meilleure ligne : un chemin par terre vers une source qui peut encore servir l’unité
overlay-supply-no_port = il manque pour une meilleure ligne : un chemin par terre vers une source illimitée ou un port ami
overlay-supply-no_sea = il manque pour une meilleure ligne : une mer ouverte entre ce port et celui d’une source
overlay-supply-no_convoy = il manque pour une meilleure ligne : un convoi qui a encore une sortie, sur un chemin vers ce port
overlay-convoys = Ravitaillement par mer
overlay-convoys-axis = convoi de l’Axe : unités qu’il peut servir
overlay-convoys-western = convoi occidental : unités qu’il peut servir
overlay-convoys-soviet = convoi soviétique : unités qu’il peut servir
overlay-convoys-port = port occidental : unités qu’il peut encore ravitailler ; ici, pas de convois
overlay-convoys-own = attend le ravitaillement
overlay-convoys-contested = ravitaillement faible
overlay-convoys-enemy = sans ravitaillement
overlay-cities = Villes
overlay-cities-axis = Ville de l’Axe
overlay-cities-western = Ville occidentale
overlay-cities-soviet = Ville soviétique
overlay-cities-neutral = Ville neutre
overlay-weather = Météo
overlay-weather-contested = mauvaise météo
overlay-weather-enemy = météo sévère
figure-adds = ajoute
figure-against = ajoute à l’autre camp
figure-hope = défenseur repoussé, ou pire
figure-escort_fails = l’escorte échoue
figure-interdicted = interdiction
figure-duel-both = duel : soutien aérien des deux camps
figure-duel-attacker = duel : de l’attaquant seul
figure-duel-defender = duel : du défenseur seul
figure-markers = marqueurs disponibles
figure-units = unités aériennes à portée
figure-way = points de mouvement pour y aller
figure-attack_cost = points de mouvement pour l’attaque
figure-faction = rejoint
figure-cost = points de mouvement
figure-left = points de mouvement restants
figure-price = points de production
figure-points = points de production restants
figure-attack = attaquant, en tout
figure-defence = défenseur, en tout
unknown-escorts = le soutien naval des escortes
unknown-commitments = ce que les deux camps engageront
unknown-duel = le duel des unités aériennes
figure-attack-nation = attaquant : { modifier-nation }
figure-attack-elite = attaquant : { modifier-elite }
figure-attack-reduced = attaquant : { modifier-reduced }
figure-attack-low_supply = attaquant : { modifier-low_supply }
figure-attack-shock = attaquant : { modifier-shock }
figure-attack-tank = attaquant : { modifier-tank }
figure-attack-air_support = attaquant : { modifier-air_support }
figure-attack-isolated = attaquant : { modifier-isolated }
figure-attack-weather = attaquant : { modifier-weather }
figure-attack-terrain = attaquant : { modifier-terrain }
figure-attack-side = attaquant : { modifier-side }
figure-attack-additional = attaquant : { modifier-additional }
figure-attack-invasion = attaquant : { modifier-invasion }
figure-attack-naval_support = attaquant : { modifier-naval_support }
figure-attack-german_air = attaquant : { modifier-german_air }
figure-attack-great_britain = attaquant : { modifier-great_britain }
figure-attack-carrier = attaquant : { modifier-carrier }
figure-attack-bomber = attaquant : { modifier-bomber }
figure-attack-convoy = attaquant : { modifier-convoy }
figure-attack-against_ships = attaquant : { modifier-against_ships }
figure-attack-sorties = attaquant : { modifier-sorties }
figure-attack-airdrop = attaquant : { modifier-airdrop }
figure-attack-partisans = attaquant : { modifier-partisans }
figure-attack-surprise_attack = attaquant : { modifier-surprise_attack }
figure-attack-free_forces = attaquant : { modifier-free_forces }
figure-attack-ground_support = attaquant : { modifier-ground_support }
figure-attack-jets = attaquant : { modifier-jets }
figure-attack-rockets = attaquant : { modifier-rockets }
figure-attack-snafu = attaquant : { modifier-snafu }
figure-attack-ultra = attaquant : { modifier-ultra }
figure-attack-radar = attaquant : { modifier-radar }
figure-attack-surface_action = attaquant : { modifier-surface_action }
figure-attack-ports_0 = attaquant : { modifier-ports_0 }
figure-attack-ports_1 = attaquant : { modifier-ports_1 }
figure-attack-ports_2 = attaquant : { modifier-ports_2 }
figure-attack-ports_3 = attaquant : { modifier-ports_3 }
figure-attack-ports_4 = attaquant : { modifier-ports_4 }
figure-attack-usa = attaquant : { modifier-usa }
figure-attack-trade = attaquant : { modifier-trade }
figure-attack-bombed = attaquant : { modifier-bombed }
figure-attack-conquered = attaquant : { modifier-conquered }
figure-attack-wolf_packs = attaquant : { modifier-wolf_packs }
figure-attack-halved-escort_carriers = attaquant : { halved-escort_carriers }
figure-attack-halved-fort = attaquant : { halved-fort }
figure-attack-halved-unsupplied = attaquant : { halved-unsupplied }
figure-attack-halved-severe = attaquant : { halved-severe }
figure-defence-nation = défenseur : { modifier-nation }
figure-defence-elite = défenseur : { modifier-elite }
figure-defence-reduced = défenseur : { modifier-reduced }
figure-defence-low_supply = défenseur : { modifier-low_supply }
figure-defence-shock = défenseur : { modifier-shock }
figure-defence-tank = défenseur : { modifier-tank }
figure-defence-air_support = défenseur : { modifier-air_support }
figure-defence-isolated = défenseur : { modifier-isolated }
figure-defence-weather = défenseur : { modifier-weather }
figure-defence-terrain = défenseur : { modifier-terrain }
figure-defence-side = défenseur : { modifier-side }
figure-defence-additional = défenseur : { modifier-additional }
figure-defence-invasion = défenseur : { modifier-invasion }
figure-defence-naval_support = défenseur : { modifier-naval_support }
figure-defence-german_air = défenseur : { modifier-german_air }
figure-defence-great_britain = défenseur : { modifier-great_britain }
figure-defence-carrier = défenseur : { modifier-carrier }
figure-defence-bomber = défenseur : { modifier-bomber }
figure-defence-convoy = défenseur : { modifier-convoy }
figure-defence-against_ships = défenseur : { modifier-against_ships }
figure-defence-sorties = défenseur : { modifier-sorties }
figure-defence-airdrop = défenseur : { modifier-airdrop }
figure-defence-partisans = défenseur : { modifier-partisans }
figure-defence-surprise_attack = défenseur : { modifier-surprise_attack }
figure-defence-free_forces = défenseur : { modifier-free_forces }
figure-defence-ground_support = défenseur : { modifier-ground_support }
figure-defence-jets = défenseur : { modifier-jets }
figure-defence-rockets = défenseur : { modifier-rockets }
figure-defence-snafu = défenseur : { modifier-snafu }
figure-defence-ultra = défenseur : { modifier-ultra }
figure-defence-radar = défenseur : { modifier-radar }
figure-defence-surface_action = défenseur : { modifier-surface_action }
figure-defence-ports_0 = défenseur : { modifier-ports_0 }
figure-defence-ports_1 = défenseur : { modifier-ports_1 }
figure-defence-ports_2 = défenseur : { modifier-ports_2 }
figure-defence-ports_3 = défenseur : { modifier-ports_3 }
figure-defence-ports_4 = défenseur : { modifier-ports_4 }
figure-defence-usa = défenseur : { modifier-usa }
figure-defence-trade = défenseur : { modifier-trade }
figure-defence-bombed = défenseur : { modifier-bombed }
figure-defence-conquered = défenseur : { modifier-conquered }
figure-defence-wolf_packs = défenseur : { modifier-wolf_packs }
figure-defence-halved-escort_carriers = défenseur : { halved-escort_carriers }
figure-defence-halved-fort = défenseur : { halved-fort }
figure-defence-halved-unsupplied = défenseur : { halved-unsupplied }
figure-defence-halved-severe = défenseur : { halved-severe }
preview-move = Déplacer { $unit-the } vers { $to-the }
preview-attack = { $unit-The } attaque { $unit2-the }
preview-assault = { $unit-The } donnera l’assaut { $space-in }
preview-rebase = Transférer { $unit-the } { $space-in }
preview-strike = { $unit-The } frappe { $unit2-the }
preview-mobilize = Mobiliser { $unit-the } { $space-in }
preview-restore = Recompléter { $unit-the }
preview-lay = Poser le marqueur { $marker } { $space-in }
preview-redeploy = Déplacer stratégiquement { $unit-the } vers { $space-the }

# ---------------------------------------------------------------- section 12: bombing

verb-bomb = Bombarder
verb-scramble = Intercepter
verb-stay_down = Laisser passer le bombardier
ask-scramble = { $unit-The } vient bombarder { $space-the } : interceptez, ou laissez passer.
event-bombs = { $unit-The } part bombarder { $space-the }.
event-bombed = { $space } est bombardé.
event-bomber_met = { $unit-The } intercepte { $target-the }.
event-driven_off = { $unit-The } est repoussé{ $unit-e }.
no-no-bomber = { $unit-The } n’est pas un bombardier sur la carte.
no-no-bombing = Pas de bombardement dans ce scénario.
no-met-before = { $unit-The } a déjà intercepté ce bombardier.
no-bombed-before = { $space } est déjà bombardé.
no-not-bombed = { $space } n’a pas d’usine qui produise pour l’ennemi.
no-no-more-interceptors = Au plus { $number } unités aériennes interceptent, une fois chacune.
preview-bomb = { $unit-The } bombarde { $space }

# ---------------------------------------------------------------- section 14: Naval Evacuation

verb-evacuate = Évacuation par mer
event-evacuated = { $unit-The } est évacué{ $unit-e } vers { $space-the }.
no-not-evacuated = { $unit-The } ne peut être évacué{ $unit-e } : seulement une unité de la nation du marqueur dans un hexagone côtier.
preview-evacuate = Évacuer { $unit-the } vers { $space-the }

# ---------------------------------------------------------------- section 15: forts

verb-man_fort = Mobiliser dans le fort

# ---------------------------------------------------------------- sections 6 and 14: markers that are bought

verb-buy = Acheter
ask-purchases = La mobilisation est finie : achetez des marqueurs Attaque surprise, ou terminez.
event-marker_leaves = Le marqueur { $marker } quitte la partie.
event-bought = Le marqueur { $marker } est acheté et arrive dans { $number } tours.
no-not-for-sale = Le marqueur { $marker } n’est pas dans votre case Attaque surprise.

# ---------------------------------------------------------------- sections 13, 14 and 19: Mulberry, the abstract naval rules, scenarios of their own

verb-transport = Transport par mer
verb-descend = Envahir avec un marqueur
verb-build_harbour = Construire le Mulberry
verb-hold_back = Garder le marqueur
verb-withdraw = Retirer
ask-harbour = { $unit-The } tient { $space-the } : y construire le Mulberry, ou le garder.
ask-withdrawal = Une Luftflotte quitte ce front : dites laquelle.
event-harbour = { $unit-The } a son Mulberry : { $space } est désormais un port.
event-harbour_gone = Le Mulberry { $space-of } est perdu.
event-transported = { $unit-The } va par mer { $space-in }.
event-descends = { $unit-The } envahit { $space-the } par la mer.
event-withdrawn = { $unit-The } quitte la partie.
why-entry = le mois d’arrivée
no-ships-needed = Dans ce scénario, ce sont des navires qui transportent.
no-not-in-port = { $unit-The } n’est dans aucun port ami.
no-western-only = { $unit-The } ne peut aller par mer : ici, seul l’Ouest a des navires.
no-no-port-for-marker = Le marqueur { $marker } ne peut être posé { $space-in } : il lui faut un autre port, en terrain belligérant.
no-not-beside-port = { $space } n’est ni le port du marqueur ni à côté.
no-from-box-only = { $unit-The } ne peut débarquer { $space-in } : certaines côtes ne s’envahissent que de la Méditerranée occidentale, et de là aucune autre.
no-spared-coast = Dans ce scénario, { $space } ne peut être envahi.
no-stands-still = { $unit-The } a été placé{ $unit-e } dans un port et ne peut bouger ce mois-ci.
no-not-withdrawn = { $unit-The } n’est pas une Luftflotte sur la carte.
preview-transport = { $unit-The } va par mer { $space-in }

# ---------------------------------------------------------------- what is shown: cards, and what an end leaves unused

detail-full = À pleine force
detail-reduced = Réduite
detail-sorties = { $number ->
    [0] Fraîche : aucune sortie
    [one] { $number } sortie
   *[other] { $number } sorties
}
detail-supply = { $supply }
detail-movement = { $number } points de mouvement par activation
detail-in_fort = Dans le fort : ni zone de contrôle ni attaque
detail-activated = Activée pendant cette phase
detail-attacked = A fait une attaque mobile
detail-assault = Donnera l’assaut à { $space }
detail-carried = A fait un mouvement stratégique : elle se repose
detail-points = { $country } : { $number ->
    [one] { $number } point de production
   *[other] { $number } points de production
}
detail-will = { $country } : volonté nationale { $number }
detail-weather = Météo : { $sky }
detail-land = { $country } ({ $state })
detail-control = Ville aux mains { $faction-of }
detail-fort = Fort : { $country }
detail-zone = Dans une zone de contrôle { $faction-of }
detail-marker = Le marqueur { $marker } est ici
detail-bombed = Bombardée
detail-harbour = Un Mulberry : port de l’Ouest
left-points = { $number ->
    [one] Il reste un point de mouvement.
   *[other] Il reste { $number } points de mouvement.
}
left-idle = { $number ->
    [one] Une unité terrestre pourrait encore être activée.
   *[other] { $number } unités terrestres pourraient encore être activées.
}
left-assaults = { $number ->
    [one] Une unité a désigné un assaut qui n’est pas résolu.
   *[other] { $number } unités ont désigné des assauts qui ne sont pas résolus.
}
left-redeployment = { $number ->
    [one] Une unité pourrait encore faire le mouvement stratégique du mois.
   *[other] { $number } unités pourraient faire le seul mouvement stratégique du mois ; aucune ne le fait.
}
left-worn = { $number ->
    [one] Une unité pourrait encore être complétée.
   *[other] { $number } unités pourraient encore être complétées.
}
left-mobilization = { $number ->
    [one] Une unité pourrait encore être mobilisée.
   *[other] { $number } unités pourraient encore être mobilisées.
}
left-unsupplied = { $number ->
    [one] Le ravitaillement d’une unité empire.
   *[other] Le ravitaillement de { $number } unités empire.
}

# ---------------------------------------------------------------- options

option-players = Le nombre de joueurs : deux, trois ou quatre ; à quatre, deux se partagent l’Axe (U2).
option-german_air_drm = Ce que les unités aériennes allemandes ajoutent à leur dé dans les airs et en mer : 0 comme sur les fiches, ou 2 (U173a).
option-mobile_attack_weather = Attaques mobiles par tous les temps, comme sur les fiches, ou par beau temps seulement (U173b).
option-mobile_attack_weather-any = par tous les temps
option-mobile_attack_weather-fair = par météo bonne seulement
option-weather_memory = En avril et en novembre, la météo dépend aussi de celle du mois d’avant (U172).
option-variable_entry = Ce qui est attendu un mois donné vient un mois plus tôt sur 1, un mois plus tard sur 6 (U173).

# ---------------------------------------------------------------- files

file-not-played = la phase « { $phase } » n’est pas jouée par « { $faction } » dans ce scénario
file-crowded = { $unit-The } ne peut être { $space-in } : une autre unité de sa sorte y est (U33)

# ---------------------------------------------------------------- arguments and groups of verbs

group-ground = Opérations terrestres
group-air = Unités aériennes
group-sea = En mer
group-markers = Marqueurs
role-unit = Unité
role-units = Unités
role-attack-2 = Cible
role-strike-2 = Cible
role-space = Lieu
role-path = Chemin
role-marker = Marqueur
role-country = Pays
role-cup = Marqueur de la coupe
role-event = Événement
role-ship-1 = Cargaison
role-ship-2 = Convoi
role-invade-1 = Envahisseur
role-invade-2 = Convoi
role-ferry-1 = Convoi
role-ferry-2 = Unités à ravitailler
role-intercept-1 = Intercepteur
role-intercept-2 = Cible
role-intercept-3 = Zone maritime
role-upgrade-1 = Nouvelle unité
role-upgrade-2 = Unité remplacée
role-resolve-2 = Attaquant principal
role-resolve-3 = Attaquants supplémentaires
role-descend-2 = Envahisseur
role-descend-3 = Hexagone à envahir

## Opponents
bot-captain = Prépare marches, attaques et débarquements comme un joueur prudent.
bot-captain-cautious = Un capitaine qui n’attaque que ce qu’il a de bonnes chances de détruire et reste à portée de son ravitaillement.
bot-captain-bold = Un capitaine pour qui le terrain et le temps comptent plus que les pertes.
bot-captain-mediterranean = Dans la guerre entière, un capitaine qui va dans les Balkans à l’automne 1940 et à l’est un an plus tard que dans l’histoire.
bot-captain-barbarossa = Dans la guerre entière, un capitaine qui se tourne vers l’est dès la chute de la France et laisse les Balkans de côté.

## ---------------------------------------------------------------- the combat being fought (section 10)

battle-title = { $kind ->
    [mobile] Attaque mobile ({ $space }) : { $target }
    [invasion] Invasion ({ $space }) : { $target }
    [landing] Assaut depuis la plage ({ $space }) : { $target }
    [strike] Frappe aérienne ({ $space }) : { $target }
    [interception] Interception ({ $space }) : { $target }
    [air_interception] Interception ({ $space }) : { $target }
    [bombing] Bombardier intercepté ({ $space }) : { $target }
   *[other] Assaut ({ $space }) : { $target }
}
battle-attacker = Attaquant : { $faction }
battle-defender = Défenseur : { $faction }
battle-stage-joining = D’autres s’y joignent
battle-stage-commitment = Engager ? En secret
battle-stage-committing = Engagements à tour de rôle
battle-stage-retreat = Retraite
battle-stage-advance = Avance
battle-rank-primary = attaquant principal
battle-rank-additional = attaquants supplémentaires
battle-rank-defending = défenseur
battle-rank-support = soutien aérien
battle-sum = dé { $sum }
battle-duel = Duel des unités aériennes
modifier-nation = nation
modifier-elite = élite
modifier-reduced = réduite
modifier-low_supply = ravitaillement faible
modifier-shock = unité de choc
modifier-tank = chars
modifier-air_support = soutien aérien
modifier-isolated = défenseur isolé
modifier-weather = météo
modifier-terrain = ville ou terrain difficile
modifier-side = côté d’hexagone
modifier-additional = attaquants supplémentaires
modifier-invasion = invasion
modifier-naval_support = soutien naval
modifier-german_air = unité aérienne allemande
modifier-great_britain = au-dessus de la Grande-Bretagne
modifier-carrier = porte-avions
modifier-bomber = bombardiers
modifier-convoy = convoi
modifier-against_ships = contre des navires
modifier-sorties = sorties
modifier-airdrop = Parachutage
modifier-partisans = Partisans
modifier-surprise_attack = Attaque surprise
modifier-free_forces = Forces libres
modifier-ground_support = Appui au sol
modifier-jets = Avions à réaction
modifier-rockets = Fusées
modifier-snafu = Pagaille
modifier-ultra = ULTRA
modifier-radar = Radar
modifier-surface_action = Action de surface
modifier-ports_0 = ports des zones 1, 2, 7, 9
modifier-ports_1 = ports des zones 3, 4
modifier-ports_2 = ports de la zone 6
modifier-ports_3 = ports de la zone 31
modifier-ports_4 = ports de la zone 32
modifier-usa = États-Unis en guerre
modifier-trade = commerce de la Baltique menacé
modifier-bombed = usines bombardées en Allemagne
modifier-conquered = pays alliés conquis par l’Axe
modifier-wolf_packs = Meutes de sous-marins
halved-escort_carriers = divisé : Porte-avions d’escorte
halved-fort = divisé : fort
halved-unsupplied = divisé : sans ravitaillement
halved-severe = divisé : météo sévère
