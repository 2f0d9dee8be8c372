# Europe Engulfed en français. Les clés : voir kernel/messages.py.

title = Europe Engulfed
about-game = La Seconde Guerre mondiale en Europe, de 1939 à 1945, par tours de deux mois : des blocs de bois dont seul le propriétaire voit la face, des flottes, une production, bombardiers et U-boats, et des Actions Spéciales qui percent un front. Pour deux ou trois joueurs.

# ---------------------------------------------------------------- genre des noms (kernel/articles.py)

nouns-feminine = Allemagne Italie Grande-Bretagne France U.R.S.S. Finlande Roumanie Hongrie Bulgarie Pologne Belgique Norvège Suède Suisse Espagne Yougoslavie Grèce Turquie Écosse Normandie Corse Tunisie Syrie Égypte Transjordanie Perse Ruhr Rhénanie Saxe Poméranie Silésie Prusse Bohême Slovaquie Vénétie Toscane Calabre Sicile Sardaigne Albanie Tripolitaine Cyrénaïque Carélie Laponie Posnanie Lituanie Lettonie Estonie Transylvanie Moldavie Bessarabie Crète Andalousie Catalogne Crimée Boucle Mer Route
nouns-masculine = Bloc Avion Axe Danemark Portugal Maroc Liban Irak Piémont Norrland Kouban Pas Désert Océan
nouns-plural = U.S.A. Pays-Bas États Alliés Midlands Asturies Marais Montagnes
nouns-lands = Allemagne Italie Grande-Bretagne France U.R.S.S. Finlande Roumanie Hongrie Bulgarie Pologne Belgique Norvège Suède Suisse Espagne Yougoslavie Grèce Turquie Écosse Normandie Corse Tunisie Syrie Égypte Transjordanie Perse Rhénanie Saxe Poméranie Silésie Prusse Bohême Slovaquie Vénétie Toscane Calabre Sicile Sardaigne Albanie Tripolitaine Cyrénaïque Carélie Laponie Posnanie Lituanie Lettonie Estonie Transylvanie Moldavie Bessarabie Crète Andalousie Catalogne Crimée Danemark Portugal Maroc Liban Irak U.S.A. Pays-Bas

# ---------------------------------------------------------------- noms

seat-axis = Axe
seat-allies = Alliés
seat-western = Alliés occidentaux
seat-soviet = U.R.S.S. et France
side-axis = Axe
side-allies = Alliés

power-germany = Allemagne
power-italy = Italie
power-britain = Grande-Bretagne
power-usa = U.S.A.
power-france = France
power-ussr = U.R.S.S.
power-finland = Finlande
power-romania = Roumanie
power-hungary = Hongrie
power-bulgaria = Bulgarie
power-poland = Pologne
power-belgium = Belgique
power-netherlands = Pays-Bas
power-denmark = Danemark
power-norway = Norvège
power-sweden = Suède
power-switzerland = Suisse
power-spain = Espagne
power-portugal = Portugal
power-yugoslavia = Yougoslavie
power-greece = Grèce
power-turkey = Turquie
power-baltic_states = États baltes
power-vichy = France de Vichy

back-de = Bloc allemand
back-dx = Bloc d’Élite allemand
back-dea = Avion allemand
back-it = Bloc italien
back-ita = Avion italien
back-gb = Bloc britannique
back-gba = Avion britannique
back-us = Bloc américain
back-usa = Avion américain
back-fr = Bloc français
back-fra = Avion français
back-su = Bloc soviétique
back-sx = Bloc d’Élite soviétique
back-sua = Avion soviétique
back-am = Bloc mineur de l’Axe
back-pl = Bloc polonais
back-pla = Avion polonais
back-be = Bloc belge
back-nl = Bloc néerlandais
back-dk = Bloc danois
back-no = Bloc norvégien
back-se = Bloc suédois
back-ch = Bloc suisse
back-es = Bloc espagnol
back-esa = Avion espagnol
back-pt = Bloc portugais
back-yu = Bloc yougoslave
back-yua = Avion yougoslave
back-gr = Bloc grec
back-tr = Bloc turc
back-tra = Avion turc

block-infantry = infanterie
block-infantry_small = petite infanterie
block-cavalry = cavalerie
block-airborne = aéroportée
block-militia = milice
block-armour = blindés
block-elite_infantry = infanterie d’Élite
block-elite_armour = blindés d’Élite
block-air = Appui au Sol

called-unit = { $back } { $number }
called-piece = { $block }
called-piece-of = { $block } { $power-of }
known-unit = { $unit } ({ $piece }{ $steps ->
    [0] { "" }
    [one] , 1 Pas
   *[other] , { $steps } Pas
})

weather-clear = clair
weather-light_mud = légèrement pluvieux
weather-mud = pluvieux
weather-snow = neige
phase-supply = Ravitaillement Initial
phase-production = Production
phase-operations = Mouvement Opérationnel Initial
phase-strategic = Mouvement Stratégique Initial
phase-combat = Combat Initial
phase-breakthrough = Percée
phase-final_supply = Ravitaillement Final
combat-normal = combat normal
combat-assault = Assaut

# ---------------------------------------------------------------- 1 séquence

event-turn = { $turn }
event-player_turn = Tour de joueur : { $side }
event-phase = { $side }, { $phase }
event-finished = { $seat } : terminé.
event-weather = Météo : Ouest { $west }, Est { $east }, Sud { $south }.
event-taken = { $power-The } { $power-number ->
    [one] prend
   *[other] prennent
} { $space-the }.
why-weather_german = la météo (Allemand)
why-weather_soviet = la météo (Soviétique)
no-not-yours = { $unit-The } n’est pas sous vos ordres maintenant.
no-in-the-pool = { $unit-The } est dans sa Réserve de Forces.
verb-end = Finir la phase
preview-end = Finir votre part de cette phase

# ---------------------------------------------------------------- 5 mouvement

ask-nothing = On attend : { $seats }.
ask-operations = Mouvement Opérationnel : déplacez vos unités, puis finissez la phase.
ask-overstacked = Il n’y a place { $space-in } que pour { $most ->
    [one] une unité terrestre
   *[other] { $most } unités terrestres
} : laquelle est sacrifiée ?
verb-move = Déplacer
verb-give_up = Sacrifier
role-unit = Unité
role-path = Vers
role-space = Zone
preview-move = Déplacer { $unit-the } vers { $to-the }
preview-give_up = Sacrifier { $unit-the }
event-moved = { $unit-The } bouge : { $path }.
event-overrun = { $unit-The } est perdu, seul parmi des ennemis { $space-in }.
event-given_up = { $unit-The } est sacrifié : trop d’unités { $space-in }.
no-has-moved = { $unit-The } a déjà bougé dans cette phase.
no-not-beside = Aucun passage direct vers { $space-the } depuis la zone précédente.
no-too-far = { $most ->
    [one] { $unit-The } ne bouge que d’une zone.
   *[other] { $unit-The } bouge de { $most } zones au plus.
 }
no-turns-back = On ne revient pas là où l’on était.
no-must-stop = Des ennemis sont { $space-in } : le mouvement s’y arrête.
no-swamp-stops = Marécage ({ $space }) : le mouvement s’y arrête.
no-strait-stops = On entre { $space-in } par un détroit : le mouvement s’y arrête.
no-flight-stops = On entre { $space-in } par une Voie Aérienne : le mouvement s’y arrête.
no-not-on-by-air = Une Voie Aérienne s’emprunte depuis la zone où l’unité a commencé la phase et prend tout le mouvement : pas plus loin vers { $space-the }.
no-no-rearguard = Une arrière-garde d’au moins { $least } Pas doit rester { $space-in } ; il n’en resterait que { $steps }.
no-not-into-enemies = D’une zone contestée on ne va que vers des zones amies incontestées, donc pas { $space-in }.
no-not-from-the-strait = Un détroit se passe depuis la zone voisine et prend tout le mouvement : pas plus loin vers { $space-the }.
no-armour-over-strait = Les blindés ne passent pas un détroit vers une zone ennemie ({ $space }).
no-kerch = Avant de tenir Sébastopol, l’Axe ne passe pas le détroit de Kertch contre des ennemis ({ $space }).
no-guarded = Qui tient { $space-the } ferme cette frontière à ses ennemis.
no-urals = { $space } : fermé à l’Axe.
no-armour-in-swamp = { $space } : marécages, interdits aux blindés.
no-mud = Temps pluvieux : tout le mouvement y passe, et il finit avant { $space-the }.
no-out-of-supply = { $unit-The } n’est pas ravitaillé et bouge d’une zone.
no-not-cleared = On n’entre { $space-in } et l’on n’y attaque qu’une fois la zone environnante nettoyée.
no-aircraft-alone = Les avions ne restent qu’en zone amie ou avec des unités terrestres amies, ce qui n’est pas le cas ici : { $space }.
no-no-aircraft-in-fortress = Pas de place pour ces avions ({ $space }).
no-fortress-full = Pas plus de { $most } unités terrestres à l’attaque ({ $space }).
no-not-there = { $unit-The } n’est pas à sacrifier par vous { $space-in }.
no-neutral-itself = { $power-The } { $power-number ->
    [one] est encore neutre : ses unités
   *[other] sont encore neutres : leurs unités
} n’entrent pas { $space-in }.
no-left-to-the-soviets = Le pacte réserve cette zone aux Soviétiques : { $space }.
no-before-the-pact = Les Soviétiques n’entrent là qu’une fois le pacte en vigueur : { $space }.
no-not-occupied-yet = Tant que les Allemands ne sont pas entrés à Marseille, eux seuls entrent là, et par Mouvement Opérationnel : { $space }.
no-not-yet-beside = Zone neutre ({ $space }) tant que sa Puissance n’est pas entrée en guerre aux côtés de l’Allemagne.
no-vichys-land = { $space-The } { $space-number ->
    [one] est
   *[other] sont
} à Vichy : l’Axe n’y entre pas avant que les Alliés soient en guerre contre Vichy, ou que les Allemands puissent l’occuper.
no-neutral = Zone neutre ({ $space }) : il faut être en guerre pour y entrer.
no-beside-the-other-ally = Des unités de l’autre Allié sont { $space-in } : jamais les deux dans une même zone.
no-westerners-there = Des unités occidentales sont { $power-in } : les Soviétiques n’y entrent pas.
no-soviets-there = Des unités soviétiques sont { $power-in } : les Occidentaux n’y entrent pas.
no-enough-italians = { $most ->
    [one] Un Appui au Sol italien est déjà en U.R.S.S., c’est le maximum.
   *[other] { $most } unités terrestres italiennes sont déjà en U.R.S.S., c’est le maximum.
}
no-other-ally = { $space-The } { $space-number ->
    [one] est
   *[other] sont
} aux mains de l’autre Allié.
no-beyond-limits = { $unit-The } n’opère pas { $space-in }.

# ---------------------------------------------------------------- 6 combat

ask-combat-phase = { $spaces-count ->
    [0] Combat : choisissez une zone contestée et le type de combat, ou finissez la phase.
   *[other] Combat : choisissez une zone et le type de combat. Combats obligatoires : { $spaces }.
}
ask-engage = Avions, en secret ({ $space }) : lesquels se battent en l’air ? { $units-count ->
    [0] Aucun pour l’instant.
   *[other] Pour l’instant : { $units }.
}
ask-scrap-aircraft = { $space } : { $hits ->
    [one] un de vos avions est abattu. Lequel ?
   *[other] { $hits } de vos avions sont abattus. Lequel d’abord ?
}
ask-support = { $space } : quelles unités terrestres vos avions soutiennent-ils ?
ask-fire = { $space } : qui tire ensuite ?
ask-lose = { $space } : { $hits ->
    [one] un hit. Quelle unité perd un Pas ?
   *[other] { $hits } hits. Quelle unité perd un Pas d’abord ?
}
verb-attack = Combat normal
verb-assault = Assaut
verb-engage = Se battre en l’air
verb-ready = Prêt
verb-scrap = Abattu
verb-support = Soutenir
verb-open_fire = Ouvrir le feu
verb-fire = Tirer avec un blindé
verb-fire_armour = Tirer avec tous les blindés
verb-fire_infantry = Tirer avec l’infanterie
verb-lose = Perdre un Pas
role-support-1 = Avion
role-support-2 = Unité terrestre
preview-attack = Combat normal { $space-in }
preview-assault = Assaut { $space-in }
preview-engage = { $unit-The } se bat en l’air
preview-ready = Engager vos avions
preview-scrap = Perdre { $unit-the }
preview-support = { $unit-The } soutient { $unit2-the }
preview-open_fire = Ouvrir le feu
preview-fire = Tirer avec { $unit-the }
preview-fire_armour = Tirer avec tous les blindés
preview-fire_infantry = Tirer avec l’infanterie
preview-lose = { $unit-The } perd un Pas
event-declared = { $space } : { $combat }.
event-engaging = { $unit-The } se battra en l’air.
event-ready = { $seat } : avions engagés.
event-engaged = Dans les airs ({ $space }) : { $units }.
event-shot_down = { $unit-The } est abattu { $space-in }.
event-opened = Révélés ({ $space }) : { $units }.
event-supported = { $unit-The } soutient { $target-the }.
event-fired = Tir { $units-of } : { $hits ->
    [0] aucun hit
    [one] 1 hit
   *[other] { $hits } hits
}.
event-hit = { $unit-The } a perdu un Pas ; il lui en reste { $steps }.
event-destroyed = { $unit-The } est détruit { $space-in }.
event-breached = La Fortification est percée { $space-in }.
event-maginot_breached = La Ligne Maginot est percée ({ $space }).
why-air_combat = le combat aérien
why-armour = les blindés
why-infantry = l’infanterie
no-takes-declare = Il n’y a aucune puissance à laquelle vous puissiez déclarer la guerre maintenant.
no-takes-ship = Personne ne peut embarquer maintenant : il faut une unité dans un port qui n’a pas bougé, une flotte de son camp dans la mer voisine qui peut encore transporter, et un port où débarquer.
no-takes-invade = Aucune plage ne peut être envahie maintenant : il faut une Action Spéciale, des flottes, des unités au port sur la même mer et une plage ennemie.
no-takes-drop = Personne ne peut sauter maintenant : il faut une Action Spéciale et une unité aéroportée à plein effectif qui n’a pas sauté récemment, ravitaillée, avec une météo qui le permet et une zone ennemie à portée.
no-takes-withdraw = Personne ne peut partir sans arrière-garde maintenant : il faut une Action Spéciale et des unités terrestres à vous, ravitaillées, dans une zone contestée.
no-takes-dismantle = Vous n’avez pas de tête de pont dans une zone dégagée dont personne n’a besoin pour son ravitaillement.
no-takes-renew = Aucun combat ne peut être acheté maintenant : il faut une zone contestée où une Puissance qui a une Action Spéciale a des unités.
no-takes-renew_assault = Aucun Assaut ne peut être acheté maintenant : il faut une zone contestée où une Puissance qui a une Action Spéciale a des unités.
no-takes-exploit = Aucun Mouvement de Percée ne peut être acheté maintenant : il faut une Puissance qui a une Action Spéciale, et une zone par temps sec où ses unités peuvent avancer.
no-takes-redeploy = Aucun Mouvement Stratégique ne peut être acheté maintenant : il faut une Puissance qui a une Action Spéciale et une unité à déplacer.
no-takes-replace = Aucun Pas ne peut être ajouté maintenant : il faut une unité réduite et ravitaillée, dans une zone amie et incontestée ; à plein effectif dans certaines zones seulement.
no-takes-build = Aucune unité ne peut être construite maintenant : il faut un bloc ou des avions en réserve, les WERP pour cela, et une zone nationale amie, ravitaillée et incontestée, avec de la place pour une nouvelle unité.
no-takes-buy = Rien ne peut être ajouté à une piste maintenant : il faut les WERP, de la place sur la piste, et le tour à partir duquel c’est permis.
no-takes-lay_down = Aucune Flotte ne peut être construite maintenant : il faut les WERP, un port national ami, et le tour à partir duquel la suivante est permise.
no-takes-fortify = Rien ne peut être fortifié maintenant : il faut les WERP, un terrain clair, ami et incontesté sans Fortification, une unité de la nation présente avant cette phase, et du beau temps.
no-takes-refit = Aucune zone ne peut recevoir de Remplacements non restreints maintenant : il faut une Action Spéciale d’un tour précédent, et des unités ravitaillées dans une zone où aucune n’a été dépensée pour cela.
no-takes-raise_french = Aucun Français Libre ne peut être levé maintenant : il faut un bloc dans leur réserve, les WERP pour cela, et une zone nationale de Grande-Bretagne ou de France, amie et incontestée, avec de la place pour une nouvelle unité.
no-takes-land = Personne d’autre ne peut embarquer maintenant : il faut de l’infanterie d’une Puissance qui a payé, qui n’a pas bougé et se trouve dans un de ses ports sur cette mer, avec des navires et de la place sur la plage.
no-takes-share = Aucune Puissance ne peut se joindre à ce débarquement maintenant : il en faut une qui a une Action Spéciale et de l’infanterie qui peut embarquer dans un de ses ports sur la même mer.
no-takes-advance = Personne ne peut avancer maintenant : il faut une unité ravitaillée d’une Puissance qui a payé, qui n’a pas bougé et peut atteindre cette zone.
no-takes-entrain = Aucun Mouvement Stratégique n’est possible maintenant : il faut une unité ravitaillée qui n’a pas bougé, d’une Puissance à qui il en reste, et une zone amie qu’elle peut atteindre sans traverser de zone contestée.
no-given-replace-infantry = Aucun Pas ne peut être donné maintenant : il faut de l’infanterie ordinaire réduite et ravitaillée ({ $power }), dans une zone amie et incontestée.
no-given-build-infantry = Aucun bloc ne peut être donné maintenant : il faut de l’infanterie ordinaire en réserve ({ $power }), et une zone nationale amie, ravitaillée et incontestée, avec de la place pour une nouvelle unité.
no-given-build-guards = Aucun bloc ne peut être donné maintenant : il faut de l’infanterie d’élite en réserve ({ $power }), et une zone nationale amie, ravitaillée et incontestée, avec de la place pour une nouvelle unité.
no-given-replace-axis_minor = Aucun Pas ne peut être donné maintenant : il faut de l’infanterie réduite et ravitaillée d’une Puissance mineure de l’Axe dans ses zones nationales ; aucune n’en reçoit deux tours de suite.
no-given-build-axis_minor = Aucun bloc ne peut être donné maintenant : il faut de l’infanterie en réserve d’une Puissance mineure de l’Axe, et une de ses zones nationales amie et ravitaillée, avec de la place pour une nouvelle unité ; aucune n’en reçoit deux tours de suite.
no-given-replace-recovery = Aucun Pas ne peut être récupéré maintenant : il faut une unité terrestre réduite ({ $power }) dans une zone amie de son pays, contestée ou non.
no-given-build-recovery = Aucun bloc ne peut être récupéré maintenant : il faut une unité terrestre en réserve ({ $power }), et une zone amie de son pays.
no-all-engaged = Tous vos avions y ont reçu l’ordre de combattre en l’air.
no-not-contested = La zone n’est pas contestée : { $space }.
no-none-of-yours = Aucune de vos unités n’est { $space-in }.
no-fought-already = Un round a déjà eu lieu { $space-in } dans cette phase.
no-must-fight = Zone nouvellement contestée ({ $space }) : le combat est obligatoire.
no-grounded = { $unit-The } n’est pas ravitaillé et ne participe pas au combat.
no-no-such-aircraft = { $unit-The } n’est pas un de vos avions capables de se battre là.
no-engaged-already = { $unit-The } se bat déjà en l’air.
no-fought-in-the-air = { $unit-The } s’est battu en l’air.
no-has-fired = { $unit-The } a déjà tiré.
no-one-for-one = Un avion soutient une unité, et chaque unité en a un au plus.
no-other-nation = { $unit-The } ne peut soutenir des unités de cette nation.
no-enough-support = Un camp soutient { $most } unités par round au plus.
no-not-in-battle = { $unit-The } n’est pas une de vos unités dans le combat { $space-in }.
no-no-such-armour = { $unit-The } n’est pas un de vos blindés qui doivent encore tirer.
no-halved-together = Les dés { $unit-of } sont réduits avec ceux de tous les blindés : il tire avec eux.
no-none-left = Aucune unité de ce type ne doit encore tirer.
no-other-class = { $unit-The } n’est pas du type touché.
no-full-strength-first = { $unit-The } n’est pas à pleine puissance : les unités qui le sont perdent un Pas d’abord.

# ---------------------------------------------------------------- 3 ravitaillement, 7.9 ravitaillement limité

ask-supply = Ravitaillement par mer : les flottes ne suffisent pas ; { $number ->
    [one] au moins une unité de trop
   *[other] au moins { $number } unités de trop
}. Quelle unité s’en passe ?
ask-limited-supply = Unités non ravitaillées ({ $spaces }) : dépensez-vous une Action Spéciale ?
verb-go_without = Se passer de ravitaillement
verb-relieve = Ravitaillement Limité
verb-abandon = Les abandonner
role-power = Puissance
preview-go_without = { $unit-The } se passe de ravitaillement
preview-relieve = Une Action Spéciale { $power-of } pour { $space-the }
preview-abandon = Abandonner les unités à leur sort
event-went_without = { $unit-The } se passe de ravitaillement par mer.
event-out_of_supply = Non ravitaillés : { $units }.
event-relieved = Ravitaillement Limité { $space-in } : { $units }.
event-armour_shown = Trop de blindés allemands en Roumanie, ils se montrent donc : { $units }.
event-nations_shown = Le ravitaillement montre à qui ils sont : { $units }.
event-starved = { $unit-The } perd un Pas { $space-in } faute de ravitaillement.
event-perished = { $unit-The } est perdu { $space-in } faute de ravitaillement.
event-spent = { $power-The } { $power-number ->
    [one] dépense
   *[other] dépensent
} une Action Spéciale ; reste { $left }.
no-not-by-sea = Les autres n’y gagneraient rien si { $unit-the } s’en passait.
no-no-action = Il ne reste aucune Action Spéciale { $power-to }.
no-nobody-to-relieve = Aucune unité de cette Puissance à sauver { $space-in }.

# ---------------------------------------------------------------- 5.2 mouvement stratégique, 8.2 interdiction

ask-strategic = Mouvement Stratégique : déplacez des unités à toute distance, puis finissez la phase.
verb-entrain = Mouvement Stratégique
preview-entrain = Mouvement Stratégique { $unit-of } vers { $to-the }
event-entrained = Mouvement Stratégique { $unit-of } : { $path }.
event-interdicted = { $unit-The } est interdit { $space-in } et perd { $lost ->
    [one] 1 Pas
   *[other] { $lost } Pas
}.
event-sunk = { $unit-The } disparaît { $space-in }.
why-interdiction = l’Interdiction Navale
no-no-strategic-move = { $unit-The } n’est pas ravitaillé : pas de Mouvement Stratégique.
no-no-moves-left = Plus de Mouvement Stratégique pour { $power-the } : { $most } par phase.
no-not-from-there = Aucun Mouvement Stratégique depuis { $space-the } : il faut une zone amie incontestée.
no-there-already = { $unit-The } se trouve déjà { $space-in }.
no-not-into-that = Aucun Mouvement Stratégique vers { $space-the } : il faut une zone amie, incontestée, gardée et ouverte à l’unité.
no-unguarded = Nul ne garde { $space-the } : aucun Mouv-Strat ne finit dans une Zone de Ressources capturée sans unité terrestre, ni ne la traverse.
no-west-bombed = Après le raid, pas plus de { $most } Mouv-Strat allemands peuvent toucher l’Ouest dans cette phase.
no-no-line = Aucune suite de zones amies incontestées que cette unité puisse traverser ne mène vers { $space-the }.
no-one-without-moscow = Sans Moscou, les Soviétiques n’ont qu’un Mouv-Strat par tour : une Action Spéciale n’en achète pas d’autre.
no-cape-british-only = Seules les unités britanniques contournent le Cap en Mouv-Strat.
no-cape-whole-phase = Contourner le Cap prend tous les Mouv-Strat britanniques d’une phase, et il y en a déjà eu un.
no-cape-fleets = Contourner le Cap prend le transport de { $number } Points de Flotte de l’Atlantique.
no-no-passage = Par là on n’arrive pas ({ $space }) : il faut des ports, des flottes disponibles et une suite par terre.

# ---------------------------------------------------------------- 6.7 combat de percée

ask-breakthrough = Percée : achetez un round de combat avec des Actions Spéciales, ou finissez la phase.
verb-renew = Acheter un combat normal
verb-renew_assault = Acheter un Assaut
role-powers = Puissances qui paient
preview-renew = Combat normal { $space-in } pour une Action Spéciale { $powers-of }
preview-renew_assault = Assaut { $space-in } pour une Action Spéciale { $powers-of }
no-none-of-that-power = Vous n’avez { $space-in } aucune unité terrestre qui use des Actions Spéciales { $power-of }.
no-defence-only = L’Action Spéciale { $power-of } ne sert qu’à la défense.

# ---------------------------------------------------------------- 5.4 mouvement de percée

ask-exploitation = Percée vers { $space-the } : quelles unités avancent ?
ask-clash = Zone nouvellement contestée ({ $space }) : combat normal ou Assaut ?
verb-exploit = Acheter un Mouvement de Percée
verb-advance = Avancer
verb-halt = S’arrêter
preview-exploit = Percée vers { $space-the } pour une Action Spéciale { $powers-of }
preview-advance = Avancer avec { $unit-the } vers { $to-the }
preview-halt = Finir l’avance
event-exploited = Mouvement de Percée vers { $space-the }.
no-has-not-paid = La Puissance { $unit-of } n’a pas dépensé d’Action Spéciale pour cela.
no-no-breakthrough = { $unit-The } n’est pas ravitaillé et ne participe pas aux Percées.
no-soviets-by-sea = { $unit-The } est ravitaillé par mer et ne participe pas aux Percées.
no-stays-in-swamp = { $unit-The } ne peut quitter un marécage pour rejoindre un combat : on n’en sort qu’aux Phases Initiales, ou en retraitant.
no-not-out-of-swamp = { $unit-The } ne peut quitter un marécage en Percée.
no-no-breakthrough-in-mud = La météo ne permet aucun Mouvement de Percée { $space-in }.
no-too-weak = { $unit-The } doit avoir { $least } Pas pour percer vers une zone ennemie occupée.
no-not-designated = L’avance se fait vers { $space-the } ; les unités rapides peuvent aussi s’arrêter une zone avant, si elle est amie et incontestée.
no-one-at-a-time = Une Puissance avance à la fois.
no-not-your-power = Vous ne jouez pas { $power-the } maintenant.
no-nobody-can = Aucune unité de cette Puissance ne peut avancer { $space-in }.

# ---------------------------------------------------------------- 4 production

ask-production = Production { $power-of } : { $werps ->
    [one] { $werps } WERP restant
   *[other] { $werps } WERP restants
}. Qu’achetez-vous ?
verb-replace = Ajouter un Pas
verb-build = Construire une unité
verb-buy = Acheter
verb-lay_down = Construire une Flotte
verb-fortify = Fortifier
verb-refit = Remplacements non restreints
verb-aid = Envoyer des WERP
verb-murmansk = Prêt-bail par Mourmansk
verb-persia = Prêt-bail par la Perse
verb-finish = Terminer la production
role-block = Type
role-item = Article
role-number = Nombre
preview-replace = Un Pas pour { $unit-the }
preview-build = Construire { $space-in } : { $block }
preview-buy = Acheter : { $item }
preview-lay_down = Un Point de Flotte { $space-in }
preview-fortify = Une Fortification { $space-in }
preview-refit = Remplacements non restreints { $space-in } pour une Action Spéciale
preview-aid = Envoyer { $number } WERP à l’allié
preview-murmansk = { $number } WERP pour l’U.R.S.S. par Mourmansk
preview-persia = { $number } WERP pour l’U.R.S.S. par la Perse
preview-finish = Terminer la production de cette Puissance
item-special_action = une Action Spéciale
item-u_boats = un point de U-boat
item-fighters = un point de Chasseurs
item-bombers = un point de Bombardiers
item-flak = un niveau de Flak
item-asw = un niveau d’ASW
item-v1 = V-1
item-v2 = V-2
item-fleet = un Point de Flotte
event-produced = { $power-The } { $power-number ->
    [one] reçoit
   *[other] reçoivent
} { $werps } WERP.
event-lent = Prêt-bail américain { $power-to } : { $number } WERP, { $werps } en tout.
event-sent = { $power-The } { $power-number ->
    [one] envoie
   *[other] envoient
} { $number } WERP { $friend-to } ; { $arrived } arrivent, il en reste { $werps } à l’expéditeur.
event-upkeep = Maintien naval { $power-of } : { $owed } WERP dus, { $left } restants.
event-step_bought = { $power-The } { $power-number ->
    [one] achète
   *[other] achètent
} un Pas pour { $cost } WERP ; { $left } restants.
event-unit_built = { $power-The } { $power-number ->
    [one] construit
   *[other] construisent
} un nouveau bloc { $space-in } pour { $cost } WERP ; { $left } restants.
event-aircraft_built = { $power-The } { $power-number ->
    [one] construit
   *[other] construisent
} une unité d’Appui au Sol { $space-in } pour { $cost } WERP ; { $left } restants.
event-item_bought = { $power-The } { $power-number ->
    [one] achète
   *[other] achètent
} { $item } pour { $cost } WERP ; total { $now }, { $left } WERP restants.
event-fleet_built = { $power-The } { $power-number ->
    [one] construit
   *[other] construisent
} un Point de Flotte { $space-in } pour { $cost } WERP ; { $left } restants.
event-fortified = { $power-The } { $power-number ->
    [one] construit
   *[other] construisent
} une { $level ->
    [1] Fortification
   *[other] Fortification lourde
} { $space-in } pour { $cost } WERP ; { $left } restants.
event-refitted = Remplacements non restreints { $power-of } { $space-in }.
event-production_over = La production { $power-of } est terminée ; { $left } WERP perdus.
why-lend_lease = le prêt-bail
no-all-spent = { $power-The } { $power-number ->
    [one] a dépensé tous ses WERP : sa production est finie
   *[other] ont dépensé tous leurs WERP : leur production est finie
}.
no-too-dear = Cela coûte { $cost } WERP ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}.
no-not-paid-by = { $unit-The } n’est pas une unité sur la carte payée par { $power-the }.
no-at-full-strength = { $unit-The } est à pleine puissance.
no-no-replacements-there = Pas de Remplacements pour { $unit-the } { $space-in } : il faut être ravitaillé, en zone amie incontestée.
no-not-to-full-strength = { $unit-The } ne peut pas revenir à pleine puissance { $space-in }.
no-none-in-the-pool = La Réserve n’en a plus : { $block }.
no-not-home-site = Pas de nouvelle unité { $space-in } : ce n’est pas une des Zones Nationales concernées.
no-site-fortress = Pas de nouvelle unité { $space-in } : c’est une forteresse.
no-site-hostile = Pas de nouvelle unité { $space-in } : la zone n’est pas amie.
no-site-contested = Pas de nouvelle unité { $space-in } : la zone est contestée.
no-site-cut-off = Pas de nouvelle unité { $space-in } : ce n’est pas une Source de Ravitaillement valide.
no-site-full = { $space-The } { $space-number ->
    [one] a reçu ses
   *[other] ont reçu leurs
} { $most } nouvelles unités de ce tour.
no-site-baku = La zone, contestée, a reçu sa seule nouvelle unité de ce tour : { $space }.
no-site-of-soviets = Des unités soviétiques sont { $space-in } : personne des Alliés occidentaux n’apparaît à côté d’elles.
no-not-for-nothing = Aucun bloc de ce type ne vient gratuitement maintenant : { $block }.
no-no-armour-in-swamp = Pas de blindés construits { $space-in } : c’est un marécage.
no-does-not-build = { $power-The } { $power-number ->
    [one] ne construit
   *[other] ne construisent
} pas cela : { $item }.
no-not-yet-allowed = Pas encore autorisé : { $item }.
no-track-full = Pas plus de { $most } en tout : { $item }.
no-enough-this-turn = Pas plus de { $most } par tour : { $item }.
no-no-home-port = Pas de port national ami { $space-in }.
no-no-oil-for-units = Sans le pétrole de Ploesti, { $most } nouvelles unités par tour seulement, hors milice.
no-no-oil-for-armour = Sans le pétrole de Ploesti : { $most } de ces Pas de blindés par tour.
no-no-building-weather = La météo { $space-in } interdit les Fortifications.
no-no-fort-ground = Une Fortification demande un terrain clair, ami et incontesté ; ce n’est pas le cas { $space-in }.
no-no-builders = Aucune unité terrestre de la nation n’était { $space-in } avant cette phase.
no-fortified-already = { $space } : zone déjà fortifiée.
no-no-heavy-here = { $space } : zone déjà fortifiée, où aucune Fortification lourde n’est permise.
no-fort-too-new = La Fortification { $space-in } est de ce tour : une lourde en remplace une d’un tour précédent.
no-no-heavy-left = Pas plus de { $most } Fortifications lourdes.
no-not-your-fort-zone = Cette nation ne fortifie pas { $space-in }.
no-no-kept-action = Il ne reste { $power-to } aucune Action Spéciale d’un tour précédent.
no-refitted-already = Une Action Spéciale a déjà été dépensée pour des Remplacements { $space-in }.
no-nobody-to-refit = Aucune unité ravitaillée de cette Puissance à rétablir { $space-in }.
no-sends-nothing = { $power-The } { $power-number ->
    [one] n’envoie
   *[other] n’envoient
} pas de WERP par cette voie.
no-nobody-to-send-to = Il n’y a personne à qui envoyer des WERP : { $power-the } { $power-number ->
    [one] est
   *[other] sont
} hors de combat.
no-soviets-at-peace = Les Soviétiques ne sont pas en guerre contre l’Allemagne : rien ne leur est envoyé.
no-way-closed = Cette voie est fermée : l’Axe tient { $space-the }.
no-not-so-much-aid = { $most ->
    [0] Plus aucun WERP par cette voie dans ce tour.
   *[other] Au plus { $most } WERP par cette voie.
}

# ---------------------------------------------------------------- 2 strategic war

ask-raid = Bombardiers : { $bombers }, Chasseurs : { $fighters }, contre { $enemy } : menez-vous un raid ?
ask-interception = Un raid approche (Bombardiers : { $bombers }, escortes : { $enemy }) : vos Chasseurs ({ $fighters }) interceptent-ils ?
ask-launch = Combien de { $missile ->
    [v1] V-1
   *[v2] V-2
} lancez-vous ? Au moins { $least }, au plus { $most }.
ask-patrol = { $number } V-1 arrivent : vos { $fighters } Chasseurs interceptent-ils ?
verb-raid = Bombarder
verb-raid_railways = Bombarder en soutien des opérations
verb-stay_home = Pas de raid
verb-scramble = Intercepter
verb-hold_back = Ne pas intercepter
verb-launch = Lancer
preview-raid = Bombarder la production ennemie
preview-raid_railways = Bombarder les Mouvements Stratégiques à l’Ouest
preview-stay_home = Garder les Bombardiers au sol
preview-scramble = Intercepter avec tous les Chasseurs
preview-hold_back = Garder les Chasseurs au sol
preview-launch = En lancer { $number }
event-u_boats_hunted = U-boats perdus : { $number } ; { $left } restants.
event-convoys_sunk = Les U-boats coûtent { $number } WERP { $power-to } ; { $left } restants.
event-raid = Un raid : Bombardiers { $bombers }, escortes { $fighters }.
event-no_raid = { $seat } : pas de raid.
event-escorts_fought = Chasseurs restants : escortes { $own }, intercepteurs { $enemy }.
event-interceptors_fought = Bombardiers restants : { $left } ; intercepteurs : { $enemy }.
event-flak_fired = Abattus par la Flak : { $number }.
event-bombed = Les bombes coûtent { $number } WERP { $power-to } ; { $left } restants.
event-supported_ground = Bombes sur les voies ferrées de l’Ouest : { $number ->
    [0] aucun hit
    [one] 1 hit
   *[other] { $number } hits
}.
event-railways_cut = L’Allemagne perd { $number ->
    [one] 1 Mouvement Stratégique
   *[other] { $number } Mouvements Stratégiques
} par phase.
event-launched = Lancés : { $number } { $missile ->
    [v1] V-1
   *[v2] V-2
} ; { $left } restants.
event-missiles_shot_down = Les Chasseurs abattent { $number } V-1.
event-missiles_hit = Les missiles coûtent { $number } WERP { $power-to } ; { $left } restants.
why-asw = la lutte anti-sous-marine
why-u_boat_attack = l’attaque des U-boats
why-escorts = les escortes
why-scrambled = les intercepteurs
why-flak = la Flak
why-bombs = les bombes
why-missiles = les missiles V
no-western-bombers-only = Seuls les Alliés occidentaux bombardent en soutien des opérations terrestres.
no-no-superiority = Il faut { $number } fois les Chasseurs ennemis.
no-supported-last-turn = Les Bombardiers ont déjà soutenu les opérations au tour précédent.
no-launch-half = Il faut en lancer de { $least } à { $most }.

# ---------------------------------------------------------------- 7.5 to 7.7 reactions of the defender

ask-retreat = On vous attaque { $space-in } : dépensez-vous une Action Spéciale pour retraiter avant le combat ?
ask-falling-back = Retraite depuis { $space-the } : où vont vos unités ?
ask-reinforce = On vous attaque { $space-in } : dépensez-vous une Action Spéciale pour amener des renforts ?
ask-joining = { $space } : quelles unités rejoignent la bataille ?
ask-counter-joining = { $space } : quelles unités rejoignent la contre-attaque ?
ask-counter = { $space } : dépensez-vous une Action Spéciale pour contre-attaquer ?
ask-counter-alongside = { $space } : votre Allié contre-attaque. Dépensez-vous une Action Spéciale pour attaquer avec lui ?
ask-renewed-alongside = { $space } : votre Allié attaque. Dépensez-vous une Action Spéciale pour attaquer avec lui ?
verb-retreat = Retraiter
verb-fall_back = Se replier
verb-stay_behind = Rester avec les autres
verb-reinforce = Renforcer
verb-bring_up = Rejoindre la bataille
verb-enough = Plus d’autres unités
verb-counter = Contre-attaquer
verb-counter_assault = Contre-attaquer par un assaut
verb-decline = Renoncer
preview-retreat = Retraiter avec une Action Spéciale { $power-of }
preview-fall_back = { $unit-The } se replie vers { $to-the }
preview-stay_behind = Les autres n’ont pas d’issue : ils restent
preview-reinforce = Des renforts avec une Action Spéciale { $power-of }
preview-bring_up = { $unit-The } rejoint la bataille
preview-enough = Ne plus amener d’unités
preview-counter = Contre-attaquer avec une Action Spéciale { $powers-of }
preview-counter_assault = Contre-attaquer par un assaut avec une Action Spéciale { $powers-of }
preview-decline = Ne rien dépenser
event-retreated = { $power-The } { $power-number ->
    [one] retraite
   *[other] retraitent
} depuis { $space-the }.
event-fell_back = { $unit-The } se replie : { $path }.
event-joined = { $unit-The } rejoint la bataille { $space-in }.
event-countered = { $space } : contre-attaque, { $combat }.
no-no-way-out = Il n’y a pas cette issue : { $space }.
no-not-retreating = { $unit-The } n’est pas de ceux qui retraitent { $space-in }.
no-must-fall-back = { $unit-The } a une issue et doit la prendre.
no-nobody-beside = Aucune unité voisine ne peut rejoindre la bataille : { $space }.
no-not-beside-battle = { $unit-The } n’est pas dans une zone amie incontestée voisine de la bataille : { $space }.
no-one-of-each-area = { $space-The } { $space-number ->
    [one] a déjà envoyé son
   *[other] ont déjà envoyé leur
} unité terrestre pour cette Action Spéciale.
no-no-step-left = Il ne reste { $power-to } aucun Pas { $space-in } pour contre-attaquer.

# ---------------------------------------------------------------- 7.2 invasion, 7.3 airborne assault, 7.52 withdrawal

ask-landing = Invasion ({ $space }) : quelle infanterie débarque ? { $number ->
    [0] Il n’y a plus de place.
    [one] Il reste une place.
   *[other] Il reste { $number } places.
}
verb-invade = Envahir
verb-land = Embarquer
verb-go_ashore = Débarquer
verb-drop = Assaut aéroporté
verb-withdraw = Partir sans arrière-garde
verb-dismantle = Abandonner une Tête de Pont
preview-invade = Envahir { $to-the } avec une Action Spéciale { $powers-of }
preview-land = { $unit-The } embarque
preview-go_ashore = Débarquer
preview-drop = { $unit-The } saute { $space-in }
preview-withdraw = Quitter { $space-the } sans arrière-garde avec une Action Spéciale { $power-of }
preview-dismantle = Abandonner la Tête de Pont { $space-in }
event-invaded = Invasion { $space-in }.
event-boarded = { $unit-The } embarque pour { $space-the }.
event-landed = Débarquement { $space-in } : { $units }.
event-beachhead = Une Tête de Pont est établie { $space-in }.
event-beachhead_lost = La Tête de Pont est perdue { $space-in }.
event-dismantled = La Tête de Pont est abandonnée { $space-in }.
event-dropped = { $unit-The } saute { $space-in }.
event-withdrew = { $power-The } { $power-number ->
    [one] quitte
   *[other] quittent
} { $space-the } sans arrière-garde.
no-no-beach = Cette zone maritime n’y a pas de site d’invasion : { $space }.
no-not-hostile = { $space-The } { $space-number ->
    [one] n’est
   *[other] ne sont
} pas aux mains de l’ennemi.
no-landed-already = Il y a déjà un débarquement ou une Tête de Pont { $space-in }.
no-no-landing-weather = La météo ne permet pas de débarquement { $space-in }.
no-black-sea-only = Les Soviétiques n’envahissent que depuis la mer Noire : { $space }.
no-no-beachhead-left = Plus de marqueur de Tête de Pont ; il y en a { $most }.
no-two-actions = Pas assez d’Actions Spéciales pour envahir par le Cap : { $space }.
no-british-only = Seuls les Britanniques envahissent par le Cap : { $space }.
no-both-needed = Contre des ennemis, la Grande-Bretagne et les U.S.A. doivent débarquer ensemble : { $space }.
no-nobody-to-land = Chaque Puissance qui paierait doit avoir une infanterie capable de débarquer : { $space }.
no-infantry-only = { $unit-The } n’est pas de type infanterie.
no-not-in-port = { $unit-The } n’est pas dans un port d’où cette invasion peut partir.
no-not-from-usa = { $unit-The } ne va des U.S.A. ni débarquer ni dans une zone contestée, sauf en Grande-Bretagne et au Maroc de Vichy.
no-beach-full = Les plages n’accueillent pas plus d’unités : { $space }.
no-place-for-others = Les places qui restent sont à l’autre Puissance de l’invasion : { $space }.
no-somebody-must-land = Chaque Puissance qui a payé doit débarquer { $space-in }.
no-not-airborne = { $unit-The } n’est pas une unité aéroportée.
no-not-full-strength = { $unit-The } n’est pas à pleine puissance.
no-dropped-lately = { $unit-The } a mené un assaut aéroporté à ce tour ou au précédent.
no-not-from-here = Un assaut aéroporté part d’une zone ravitaillée, incontestée et par beau temps, pas d’ici : { $space }.
no-no-drop-zone = Un assaut aéroporté vise un terrain clair ou une Forteresse : { $space }.
no-out-of-range = Hors de portée (deux zones ou une voie aérienne) : { $space }.
no-nobody-to-withdraw = Aucune unité terrestre ravitaillée n’use { $space-in } des Actions Spéciales { $power-of }.
no-none-began-there = Aucune des unités qui usent { $space-in } des Actions Spéciales { $power-of } n’y a commencé la phase et ne peut encore bouger.
no-freed-already = Une Action Spéciale a déjà été dépensée pour partir : { $space }.
no-no-beachhead = Vous n’avez pas de Tête de Pont { $space-in }.
no-not-cleared-yet = La zone n’est pas encore nettoyée d’ennemis : { $space }.
no-beachhead-needed = Des unités ne sont ravitaillées que par cette Tête de Pont : { $space }.

# ---------------------------------------------------------------- 5.44 strategic breakthroughs

ask-redeployment = Percée stratégique : déplacez des unités à toute distance, puis terminez.
verb-redeploy = Acheter des Mouvements Stratégiques
preview-redeploy = Un ensemble de Mouvements Stratégiques avec une Action Spéciale { $power-of }
no-nobody-to-redeploy = Aucune unité { $power-of } n’a de Mouvement Stratégique à faire.

# ---------------------------------------------------------------- 6.2, 7.4 two Allied players

ask-order = L’autre Allié veut combattre d’abord { $space-in }. Êtes-vous d’accord ?
ask-arbitration = Les Alliés se disputent la prochaine bataille ({ $spaces }). Laquelle a lieu ?
verb-agree = Accepter
verb-prefer = Combattre d’abord ailleurs
verb-choose = Choisir la prochaine bataille
preview-agree = Accepter
preview-prefer = Combattre d’abord { $space-in }
preview-choose = La prochaine bataille a lieu { $space-in }
event-proposed = Prochaine bataille voulue ({ $seat }) : { $space }.
event-preferred = Bataille préférée ({ $seat }) : { $space }.
event-chosen = L’Axe tranche, prochaine bataille : { $space }.
no-same-battle = L’autre Allié veut lui aussi combattre { $space-in }.
no-not-meant = Les Alliés n’entendent pas combattre maintenant { $space-in }.
no-settled-otherwise = Il est décidé que cette bataille vient d’abord : { $space }.
ask-claim = { $seat } : la prochaine Action Spéciale doit être à nous. Êtes-vous d’accord ?
ask-precedence = Les Alliés se disputent : qui dépense la prochaine Action Spéciale ?
verb-claim = La réclamer
verb-favour_westerners = Grande-Bretagne et U.S.A.
verb-favour_soviets = U.R.S.S. et France
preview-claim = Réclamer la prochaine Action Spéciale
preview-favour_westerners = La prochaine Action Spéciale est à la Grande-Bretagne ou aux U.S.A.
preview-favour_soviets = La prochaine Action Spéciale est à l’U.R.S.S. ou à la France
event-bidding = { $seat } : la prochaine Action Spéciale doit être à nous.
event-claimed = { $seat } : non, elle doit être à nous.
event-favoured = L’Axe tranche, prochaine Action Spéciale : { $seat }.

# ---------------------------------------------------------------- 9 politique : guerre et Puissances Mineures

ask-deployment = Entrée en guerre { $power-of } : disposez-en les forces à votre gré sur le territoire national, puis laissez-les en place.
verb-declare = Déclarer la guerre
verb-station = Placer
verb-stand = Laisser en place
preview-declare = Déclarer la guerre { $power-to }
preview-station = Placer { $unit-the } { $space-in }
preview-stand = Laisser les forces comme elles sont
event-war = { $side-The } { $side-number ->
    [one] déclare
   *[other] déclarent
} la guerre { $power-to }.
event-entered_war = { $power-The } { $power-number ->
    [one] entre
   *[other] entrent
} en guerre.
event-activated = { $power-The } { $power-number ->
    [one] combat
   *[other] combattent
} aux côtés { $side-of }.
event-stationed = { $unit-The } est placé { $space-in }.
event-deployed = Les forces { $power-of } sont en place.
no-not-of-that-power = { $unit-The } n’appartient pas { $power-to }.
no-not-at-home = { $space-The } { $space-number ->
    [one] n’est
   *[other] ne sont
} pas dans le pays de l’unité.
no-stationed-enough = Des unités ont été replacées { $most } fois, cela suffit : laissez-les ainsi.
no-stands-there = { $unit-The } se trouve déjà { $space-in }.
no-not-neutral = On ne peut déclarer la guerre { $power-to } : ce n’est pas une Puissance neutre.
no-stays-neutral = { $power-The } { $power-number ->
    [one] reste neutre
   *[other] restent neutres
} dans ce scénario.
no-germany-neutral = L’Allemagne n’est pas encore en guerre.
no-own-side = { $power-The } { $power-number ->
    [one] est
   *[other] sont
} du côté de l’Axe.
no-never-attacked = L’Axe ne déclare pas la guerre { $power-to }.
no-comes-by-itself = La guerre contre { $power-the } vient d’elle-même, sans déclaration de l’Axe.
no-not-before-france = On n’attaque pas { $power-the } avant la chute de la France.
no-phoney-war = Drôle de Guerre : seule la Pologne peut être attaquée, pas { $power-the }.
no-not-yours-to-declare = Ce n’est pas à vous de déclarer la guerre { $power-to }.
no-germany-first = Des Alliés, seuls les Soviétiques déclarent la guerre { $power-to }, et d’abord à l’Allemagne.
no-not-provoked = Les Soviétiques n’ont pas encore de motif de guerre contre { $power-the }.
no-not-before-spain = On n’attaque { $power-the } qu’une fois l’Espagne attaquée par l’Axe.
no-not-their-war = Les Alliés occidentaux ne déclarent pas la guerre { $power-to }.
no-too-early = La guerre { $power-to } peut être déclarée à partir de { $turn }.

# ---------------------------------------------------------------- 9 politique : pacte, Roumanie, Vichy, Italie, hiver

ask-relocation = { $unit-The } doit partir : vers laquelle des zones les plus proches ?
ask-front-duty = Le front soviétique ({ $spaces }) n’est pas tenu : ramenez-y des blocs, ou laissez.
ask-expulsion = Trop d’Allemands en Roumanie : où va { $unit-the } ?
ask-armistice = La France demande l’armistice : instaurez-vous Vichy ?
ask-garrison = Une garnison de Vichy : { $spaces } ?
verb-relocate = Évacuer
verb-recall = Ramener au front
verb-leave = Laisser
verb-expel = Renvoyer de Roumanie
verb-accept = Instaurer Vichy
verb-refuse = Refuser
verb-garrison = Mettre en garnison
preview-relocate = Évacuer { $unit-the } vers { $space-the }
preview-recall = Ramener { $unit-the } vers { $space-the }
preview-leave = Laisser le front soviétique comme il est
preview-expel = Renvoyer { $unit-the } vers { $space-the }
preview-accept = Accepter l’armistice
preview-refuse = Refuser définitivement l’armistice
preview-garrison = Une garnison { $space-in }
event-relocated = { $unit-The } est évacué vers { $space-the }.
event-pact = Le pacte : Pologne orientale, États baltes et Bessarabie sont laissés aux Soviétiques.
event-recalled = { $unit-The } est ramené vers { $space-the }.
event-front_left = Le front soviétique reste comme il est.
event-vichy = Armistice : le régime de Vichy est instauré.
event-no_armistice = Pas d’armistice : la France doit être conquise.
event-interned = { $unit-The } est éliminé { $space-in }.
event-garrisoned = { $unit-The } tient { $space-the } pour Vichy.
event-occupied = Les Allemands sont à Marseille : Vichy n’est plus.
event-gave_up = { $unit-The } dépose les armes { $space-in }.
event-collapse = Le moral italien s’effondre.
event-winter = L’hiver russe est là : l’infanterie de l’Axe souffre en U.R.S.S.
event-winter_losses = L’hiver vous coûte { $steps ->
    [one] 1 Pas
   *[other] { $steps } Pas
}.
why-expelled = l’unité qui quitte la Roumanie
no-finnish-border = La frontière finlandaise est fermée à l’Axe sur la route { $space-of }.
no-not-nearest = La zone n’est pas une des plus proches : { $space }.
no-not-to-the-front = { $unit-The } ne peut être ramené { $space-in }.
no-other-region = { $space-The } { $space-number ->
    [one] n’est
   *[other] ne sont
} pas de cette région.
no-no-refuge = La zone n’est pas une zone ouverte de Bulgarie ou de Hongrie : { $space }.

# ---------------------------------------------------------------- 10 conquête et victoire

event-conquered = Conquête { $power-of } par { $victor-the }.
event-scored = { $space } : { $points ->
    [one] 1 point
   *[other] { $points } points
} pour l’Axe.
end-axis_decisive = Victoire décisive de l’Axe.
end-axis_operational = Victoire opérationnelle de l’Axe.
end-axis_marginal = Victoire marginale de l’Axe.
end-allied_decisive = Victoire décisive des Alliés.
end-allied_operational = Victoire opérationnelle des Alliés.
end-allied_marginal = Victoire marginale des Alliés.
end-draw = L’Allemagne tombe enfin : match nul.
end-points_axis = L’Axe l’emporte, { $axis } à { $allies }.
end-points_allies = Les Alliés l’emportent, { $allies } à { $axis }.
end-points_equal = Match nul : { $axis } à { $allies }.

# ---------------------------------------------------------------- 5.31 transport maritime, 8.1 combat naval

ask-convoy = { $units } vers { $space-the } ({ $sea }) : qui d’autre embarque ?
ask-sortie = { $units } en mer ({ $space }) : { $own } de vos Points de Flotte peuvent en affronter { $number }. Combattent-ils ?
ask-sinking = { $space } : { $hits ->
    [one] un Point de Flotte coule. Lequel ?
   *[other] { $hits } Points de Flotte coulent. Lequel d’abord ?
}
verb-ship = Transporter
verb-join = Embarquer
verb-sail = Appareiller
verb-intercept = Livrer combat
verb-let_pass = Laisser passer
verb-sink = Perdre un Point de Flotte
verb-drown = Coule
preview-ship = Transporter { $unit-the } par mer vers { $to-the }
preview-join = { $unit-The } embarque
preview-sail = Appareiller
preview-intercept = Livrer combat en mer
preview-let_pass = Les laisser passer
preview-sink = Perdre un Point de Flotte { $power-of }
preview-drown = { $unit-The } coule avec son navire
event-embarked = { $unit-The } embarque { $sea-in }, vers { $space-the }.
event-disembarked = { $unit-The } débarque { $space-in }.
event-let_pass = Pas de combat naval { $space-in }.
event-sea_battle = Combat naval ({ $space }) : { $hits ->
    [one] 1 coup au but
   *[other] { $hits } coups au but
} pour qui intercepte, { $losses ->
    [one] 1
   *[other] { $losses }
} pour l’escorte.
event-fleet_sunk = Un Point de Flotte { $power-of } est coulé { $space-in } ; reste { $left }.
event-drowned = { $unit-The } coule avec son navire { $space-in }.
why-interceptors = le combat naval (intercepteurs)
why-escort = le combat naval (escorte)
no-no-harbour = Ni port ami ni Tête de Pont de cette mer : { $space }.
no-not-in-their-ships = Les flottes qui restent { $space-in } ne transportent pas cette Puissance : Français et Britanniques ne portent que les leurs.
no-no-transport = Aucun Point de Flotte ne peut plus transporter cette unité { $space-in }.
no-sea-then-harbour = Par mer : choisissez d’abord la zone maritime, puis la destination.
no-no-beachhead-yet = Pas encore de Tête de Pont { $space-in } : d’autres ne suivent par mer qu’après le premier round du débarquement.
no-served-already = Des transports sont déjà allés vers { $space-the } dans cette phase ; tout y part en une fois.
no-not-your-convoy = Le convoi vers { $space-the } est celui d’un autre joueur : c’est à lui d’appareiller.
verb-stay_ashore = N’envoyer personne
preview-stay_ashore = N’envoyer personne
no-your-convoy = Ce convoi est le vôtre ; il part quand vous le dites : { $space }.
no-not-next-to-sink = Aucun Point de Flotte { $power-of } n’est le prochain à couler.
no-not-aboard = { $unit-The } n’est pas à vous à bord du navire qui coule.

# ---------------------------------------------------------------- 8.3 transferts de flottes, 4.2 leur ravitaillement

ask-transfers = Transférez des Points de Flotte d’une zone maritime à une autre, ou passez au ravitaillement.
verb-transfer = Transférer
role-transfer-2 = De
role-transfer-3 = Vers
preview-transfer = Transférer un Point de Flotte { $power-of } depuis { $space-the } vers { $space2-the }
event-transferred = { $power-The } { $power-number ->
    [one] transfère
   *[other] transfèrent
} un Point de Flotte depuis { $sea-the } vers { $sea2-the }.
event-converted = Le Point de Flotte passe sous le pavillon { $power-of } { $sea-in }.
event-fleets_lost = Sans port ravitaillé { $space-in }, { $number ->
    [one] 1 Point de Flotte { $power-of } est perdu
   *[other] { $number } Points de Flotte { $power-of } sont perdus
}.
no-not-your-fleet = Les flottes { $power-of } ne sont pas à vous.
no-at-peace = Seules les Puissances en guerre transfèrent des flottes : { $power-the } { $power-number ->
    [one] est
   *[other] sont
} en paix.
no-no-transfer = Ces flottes n’ont pas de passage : { $sea } vers { $sea2 }.
no-baltic-closed = L’Axe ne tient ni la Ruhr ni le Danemark : la Baltique est fermée.
no-gibraltar-closed = Le passage entre l’Atlantique et la Méditerranée est fermé.
no-kept-in-the-mediterranean = Pour sortir de Méditerranée, il faut à l’Axe Alexandrie, ou la guerre avec l’U.R.S.S.
no-transfers-made = Plus de transfert { $power-of } ce tour-ci : { $most } au plus.
no-no-idle-fleet = Aucun Point de Flotte { $power-of } n’a encore son transport { $sea-in }.
no-no-supplied-port = Pas de port ami ravitaillé dans cette zone maritime : { $sea }.

# ---------------------------------------------------------------- 6.85, 6.86 l’attaquant quitte les forteresses

ask-fortresses-left = { $space } : { $most ->
    [0] elle n’est pas prise, tous les attaquants partent. Lequel d’abord ?
    [one] une unité terrestre peut rester. Laquelle des autres part ?
   *[other] { $most } unités terrestres peuvent rester. Laquelle des autres part ?
}
verb-pull_back = Retirer
verb-bring_home = Ramener au port
preview-pull_back = { $unit-The } sort dans la zone environnante
preview-bring_home = { $unit-The } rentre par mer
event-pulled_back = { $unit-The } revient { $space-in }.
event-going_home = { $unit-The } rentre par mer { $space-in }.
no-nowhere-around = Aucune zone amie n’entoure { $space-the }.
no-need-not-leave = { $unit-The } n’est pas une de vos unités qui doivent partir.
no-no-way-home = Ni navire ni port pour { $unit-the }.
no-goes-out = { $unit-The } n’est pas perdu : il sort dans la zone environnante.

## ---------------------------------------------------------------- what comes without cost (9.15, 9.24, 9.53, 9.62, 9.64)

ask-conscripts = Conscrits { $power-of } : { $number ->
    [one] un Pas gratuit
   *[other] { $number } Pas gratuits
} d’infanterie à placer.
ask-guards = Garde { $power-of } : { $number ->
    [one] un bloc d’infanterie d’Élite
   *[other] { $number } blocs d’infanterie d’Élite
} à placer, à pleine puissance.
ask-axis-minor-step = Un Pas d’infanterie gratuit pour une Puissance Mineure de l’Axe, dans ses Zones Nationales.
ask-recovery = Pour { $power-the } : un Pas regagné, ou un Cadre, dans les Zones Nationales.
verb-forgo = Renoncer au reste
result-hits = { $number ->
    [0] aucun coup
    [one] 1 coup
   *[other] { $number } coups
}
preview-forgo = Renoncer aux Pas gratuits qui restent
verb-raise_french = Lever des Français Libres
preview-raise_french = Lever des Français Libres : { $block } { $space-in }
verb-call_up = Conscription d’urgence
preview-call_up = Appeler les conscrits : infanterie gratuite pendant quatre Phases de Production, sans Action Spéciale construite entre-temps
event-step_given = { $power-The } { $power-number ->
    [one] reçoit
   *[other] reçoivent
} un Pas gratuit ; reste { $left }.
event-unit_given = { $power-The } { $power-number ->
    [one] reçoit
   *[other] reçoivent
} un nouveau bloc gratuit { $space-in } ; reste { $left }.
event-forgone = { $power-The } { $power-number ->
    [one] abandonne
   *[other] abandonnent
} { $left ->
    [one] un Pas gratuit
   *[other] { $left } Pas gratuits
}.
event-called_up = L’U.R.S.S. déclare la conscription d’urgence.
event-action_renewed = L’Action Spéciale { $power-of } est de retour.
event-free_french = Le reste des Français Libres rejoint la Réserve de Forces américaine.
event-french_raised = { $power-The } { $power-number ->
    [one] paie
   *[other] paient
} { $cost } WERP pour un bloc de la France Libre { $space-in } ; { $left } restants.
no-no-free-step-for = { $unit-The } ne peut recevoir ce Pas : il faut une infanterie de cette Puissance sur la carte.
no-given-last-turn = Le Pas gratuit du tour précédent est allé { $power-to } : jamais deux tours de suite à la même Puissance.
no-step-at-home-only = { $unit-The } n’est pas dans ses Zones Nationales : pas de Pas gratuit.
no-not-ready = { $unit-The } n’a pas encore été à pleine puissance et reste dans son pays.
no-no-conscription-now = Seule l’U.R.S.S. appelle ses conscrits, dans sa Production, une fois en guerre contre l’Allemagne.
no-called-up-already = Les conscrits ont déjà été appelés.
no-conscripts-bid-away = Tous les conscrits ont été cédés lors des mises : il n’y a personne à appeler.
no-action-bought = Une Action Spéciale a été construite dans cette phase : pas de conscription avant la suivante.
no-conscripts-instead = Aucune Action Spéciale n’est construite dans une phase où arrivent des conscrits.
no-no-free-french-yet = Les U.S.A. lèvent des Français Libres à partir de { NUMBER($year, useGrouping: 0) }.
no-enough-free-french = Pas plus de { $most } Pas de Français Libres par tour.

## Ce que l’on voit : la table, les pièces, l’inspecteur, les calques et les aperçus

scenario-campaign-1939 = Toute la guerre en 38 tours, de l’attaque de la Pologne à la fin de 1945. La chute de l’Allemagne décide, le plus tôt étant le mieux pour les Alliés ; sinon ce que l’Axe tient encore.
scenario-campaign-1941 = De mai 1941 à la fin de 1945, 28 tours : l’Axe est devant l’U.R.S.S. Se gagne comme la guerre entière.
scenario-tournament-1942 = De juillet 1942 à octobre 1943, huit tours, sur toute la carte : la course à la Volga, l’Afrique, la Sicile. Se gagne aux points.
scenario-east-1942 = Les mêmes mois, sur le seul front de l’Est : Leningrad, Moscou, Stalingrad, Bakou. Se gagne aux points.
scenario-france-1940 = De mai à octobre 1940, trois tours : plus tôt la France est hors de combat, plus la victoire de l’Axe est grande.
scenario-poland-1939 = Un tour pour apprendre le jeu : la Pologne doit tomber, et chaque action spéciale dépensée réduit la victoire.
title-turns = Tours
title-legend = Légende
title-standings = Météo et puissances
moment-turn = { $turn }
moment-phase = { $side }, { $phase }
held-by-nobody = personne
score-resources = Zones de ressources de l’Axe
land-ireland = Irlande
land-iceland = Islande
land-cyprus = Chypre
gauge-actions = Actions spéciales
gauge-werps = WERP
gauge-fighters = Chasseurs
gauge-bombers = Bombardiers
gauge-flak = Flak
gauge-u_boats = U-boats
gauge-asw = Lutte anti-sous-marine
gauge-v1 = V-1
gauge-v2 = V-2
weather-of-west = Ouest
weather-of-east = Est
weather-of-south = Sud
zone-west = Ouest
zone-east = Est
zone-south = Sud
state-neutral = neutre
state-weather = temps : { $weather }
state-axis = en guerre, Axe
state-western = en guerre, Alliés occidentaux
state-soviet = en guerre, Soviétiques
state-conquered = conquis
camp-axis = l’Axe
camp-western = les Alliés occidentaux
camp-soviet = les Soviétiques
legend-standing = Un bloc caché
legend-facing = Un de vos blocs
legend-lying = Un bloc révélé
legend-air = Avion
legend-fleet-britain = Points de flotte
legend-beachhead-western = Tête de pont
legend-fort-fort = Fortification
legend-fort-heavy_fort = Fortification lourde
legend-rough = Terrain accidenté
legend-swamp = Marais
legend-desert = Désert
legend-sea = Zone maritime
legend-river = Fleuve
legend-strait = Détroit
legend-air_route = Route aérienne au-dessus de l’eau
legend-zone = Limite de zones météo
legend-capital = Capitale
legend-source = Zone de ressources, avec ses WERP
legend-fortress = Forteresse
legend-port = Port
legend-beach = Plage, avec son nombre
legend-maginot = Ligne Maginot
legend-weather = Météo : { $weather }
legend-held = Contrôle : { $power }
legend-taken = Prise à une autre puissance
face-fort = Fortification
face-beachhead = Tête de pont
face-fleet = Flotte { $power-of }
kind-infantry = infanterie
kind-infantry_small = petite infanterie
kind-cavalry = cavalerie
kind-airborne = aéroportés
kind-militia = milice
kind-armour = blindés
kind-elite_infantry = infanterie d’élite
kind-elite_armour = blindés d’élite
kind-air = soutien au sol
part-strategic-war = Guerre Stratégique
group-movement = Mouvement
group-special = Actions spéciales
group-breakthrough = Percée
group-politics = Politique
group-units = Unités
group-tracks = Flottes, ouvrages et pistes
group-aid = Aide
about-block = { $back } : ce que c’est, seul son propriétaire le sait tant qu’un combat ne l’a pas révélé
about-aircraft = { $back } : combat en l’air ou soutient une unité au sol
about-sea = Zone maritime
about-area = { $terrain ->
    [rough] Terrain accidenté
    [swamp] Marais
    [desert] Désert
   *[other] Terrain clair
}
about-fortress = Forteresse
about-box = Hors carte
about-home = zone nationale { $power-of }
about-land = territoire { $power-of }
about-west = météo de l’Ouest
about-east = météo de l’Est
about-south = météo du Sud
about-resource = zone de ressources, { $werps } WERP
about-port = port sur : { $spaces }
about-beach = invasion depuis : { $space }, { $number ->
    [one] une unité d’infanterie
   *[other] jusqu’à { $number } unités d’infanterie
}
about-capital = capitale
about-fortress-in = reliée à : { $space }
detail-in-pool = Dans sa réserve de forces.
detail-unseen = Seul son propriétaire sait ce que c’est.
detail-strength = Ce que c’est : { $block }, { $steps } Pas sur { $most } ; se déplace { $areas ->
    [one] d’une zone
   *[other] de { $areas } zones
}.
detail-open = Couché, visible de tous.
detail-of-vichy = Au service de Vichy.
detail-free-french = Français libres.
detail-supplied = Ravitaillé, à la dernière vérification.
detail-out-of-supply = Hors ravitaillement.
detail-moved = A bougé pendant cette phase.
detail-held = Contrôle : { $power }.
detail-free = Personne ne la contrôle.
detail-contested = Contestée.
detail-weather = Météo : { $weather }.
detail-fort = Fortification : aide les défenseurs au premier round.
detail-heavy-fort = Fortification lourde : aide les défenseurs à chaque round.
detail-maginot = Ligne Maginot, intacte.
detail-beachhead = Tête de pont : { $camp }.
detail-blocks = Unités terrestres, { $camp } : { $number }.
detail-lifeline = Si elle tombait, { $number ->
    [one] une unité de plus serait non ravitaillée
   *[other] { $number } unités de plus seraient non ravitaillées
} ({ $spaces }).
detail-lifeline-sea = Si elle tombait, les flottes manqueraient de place pour { $number ->
    [one] une unité de plus
   *[other] { $number } unités de plus
}.
detail-lifeline-fleet = Si un point { $power-of } s’en allait, { $number ->
    [one] une unité de plus serait non ravitaillée
   *[other] { $number } unités de plus seraient non ravitaillées
}.
detail-cape = Les navires de la route du Cap emploient les flottes de l’Atlantique.
detail-fleet = { $power } : { $number ->
    [one] un point de flotte
   *[other] { $number } points de flotte
}, dont { $left } avec transport pour ce tour.
left-werps = { $number ->
    [one] Un WERP { $power-of } serait perdu.
   *[other] { $number } WERP { $power-of } seraient perdus.
}
left-moves = { $number ->
    [one] Un mouvement stratégique serait encore possible.
   *[other] { $number } mouvements stratégiques seraient encore possibles.
}
left-battles = { $number ->
    [one] On pourrait combattre ici : { $spaces }.
   *[other] On pourrait combattre dans { $number } zones : { $spaces }.
}
left-aircraft = { $number ->
    [one] Une unité aérienne de plus pourrait soutenir ce tir.
   *[other] { $number } unités aériennes de plus pourraient soutenir ce tir.
}
left-actions = { $number ->
    [one] Une action spéciale pourrait encore servir.
   *[other] { $number } actions spéciales pourraient encore servir.
}
figure-cost = WERP
figure-left = WERP restants
figure-blocks = unités terrestres ennemies
figure-moves = mouvements stratégiques restants
figure-dice = dés
figure-steps = Pas ennemis
figure-least = Pas ennemis, au moins
unknown-kinds = ce que sont les blocs cachés
unknown-aircraft = les avions des deux camps
unknown-losses = les pertes avant le tir de l’attaquant
overlay-supply = Ravitaillement
overlay-supply-germany = lignes de l’Axe par terre ; cerclées : unités hors ravitaillement
overlay-supply-britain = lignes des Alliés occidentaux par terre ; cerclées : unités hors ravitaillement
overlay-supply-ussr = lignes soviétiques par terre ; cerclées : unités hors ravitaillement
overlay-reach = Portée d’une unité
overlay-reach-own = peut y aller ; hachuré : par mouvement stratégique, pastille : par mer
overlay-reach-enemy = des ennemis s’y trouvent ; pour un bloc caché : où n’importe lequel irait, avec un point d’interrogation seulement un rapide
overlay-threat = Zones menacées (? : si le bloc caché est rapide)
overlay-threat-germany = à portée d’autant d’unités terrestres de l’Axe
overlay-threat-britain = à portée d’autant d’unités terrestres des Alliés occidentaux
overlay-threat-ussr = à portée d’autant d’unités terrestres soviétiques
overlay-control = Contrôle des zones
overlay-control-nobody = personne

## ---------------------------------------------------------------- borders, fleets and works (6.96, 9.17, 9.47, 9.522)

ask-fleet-escape = Un Point de Flotte français s’échappe et rejoint les Britanniques : où ?
verb-rally = Rallier la Grande-Bretagne
preview-rally = Le Point de Flotte français rejoint la Grande-Bretagne { $space-in }
event-fleet_escaped = Un Point de Flotte français rejoint la Grande-Bretagne { $space-in }.
event-abandoned = Fortification abandonnée { $space-in }.
no-no-french-fleet = Aucun Point de Flotte français { $space-in }.
no-hungarian-border = La frontière hongroise est fermée ce tour-ci ({ $space }).
no-italian-action = L’Action Spéciale italienne doit aussi être dépensée ({ $space }).

## ---------------------------------------------------------------- the line of demarcation (9.22, 9.28)

ask-entry = L’autre Allié voudrait entrer { $space-in }, où vous avez la priorité : y renoncez-vous pour cette phase ?
verb-request = Demander une zone
verb-cede = Renoncer
verb-keep = Garder
preview-request = Demander à l’autre Allié de vous laisser { $space-the } pour cette phase
preview-cede = Laisser la zone à l’autre Allié pour cette phase
preview-keep = Garder la Priorité d’Entrée
event-requested = { $seat } : demande à entrer { $space-in }.
event-ceded = { $seat } : zone laissée à l’autre Allié pour cette phase ({ $space }).
event-kept = { $seat } : Priorité d’Entrée conservée { $space-in }.
no-ask-first = L’autre Allié a la Priorité d’Entrée { $space-in } : demandez-lui d’abord, ou il a déjà répondu.
no-nothing-to-ask = Il n’y a personne à interroger au sujet de cette zone maintenant : { $space }.

## ---------------------------------------------------------------- a part of the map (16.0)

ask-sent-west = Une unité terrestre allemande de { $steps } Pas ou plus part à l’Ouest : laquelle ?
verb-send_west = Envoyer à l’Ouest
preview-send_west = { $unit-The } quitte le théâtre pour de bon
verb-send_none = N’envoyer personne à l’Ouest
preview-send_none = Aucune n’est assez forte pour partir
no-must-be-sent = Il faut en envoyer une : { $unit } est assez forte.
event-sent_west = { $unit-The } quitte { $space-the } pour l’Ouest.
no-not-for-the-west = { $unit-The } n’est pas une unité terrestre allemande de { $steps } Pas ou plus.
no-not-in-play = { $space-The } { $space-number ->
    [one] n’est
   *[other] ne sont
} pas en jeu dans ce scénario.

## ---------------------------------------------------------------- set-up and bids (10.5, 16.0)

option-free_set_up = Les joueurs se déploient : chaque groupe de blocs va où son joueur le veut, ou selon l’exemple.
option-three_players = Trois joueurs : l’un a la Grande-Bretagne et les U.S.A., l’autre l’U.R.S.S., la France et les Puissances Mineures alliées.
option-bid = Pas que la conscription soviétique a en plus, ou en moins sous zéro, par dizaines jusqu’à 50 : la mise pour le choix des camps (10.5).
ask-placing = Déploiement { $power-of } : { $number ->
    [0] tous les blocs de ce groupe sont en place.
    [one] il reste un bloc de ce groupe.
   *[other] il reste { $number } blocs de ce groupe.
}
verb-place = Placer
verb-take_back = Reprendre
verb-as_sample = Selon l’exemple
preview-place = { $block }, { $number ->
    [one] un Pas
   *[other] { $number } Pas
}, { $space-in }
preview-take_back = Reprendre { $unit-the }
preview-as_sample = Placer tout le groupe selon l’exemple
role-place-2 = Pas
event-placed = { $unit-The } est placé { $space-in }.
event-taken_back = { $unit-The } est repris { $space-in }.
event-set_up = Un groupe { $power-of } est déployé.
no-not-in-the-group = Ce groupe n’a plus de bloc ({ $block }) à { $number ->
    [one] un Pas
   *[other] { $number } Pas
}.
no-too-few-there = { $number ->
    [one] Au moins une unité terrestre de ce groupe doit se trouver là
   *[other] Au moins { $number } unités terrestres de ce groupe doivent se trouver là
} : { $spaces }.
no-not-their-area = Ce groupe ne se déploie pas { $space-in }.
no-in-other-hands = Cette zone n’est pas à ce camp au départ : { $space }. Le groupe ne s’y déploie pas.
no-one-in-each-region = Chaque région de Vichy a une garnison ; celle de cette zone l’a déjà : { $space }.
no-taken-back-enough = Des blocs de ce groupe ont été repris { $most } fois, cela suffit : placez-les, ou prenez l’exemple.
no-not-placed-now = { $unit-The } n’a pas été placé avec ce groupe.
no-blocks-left = { $number ->
    [one] Il reste un bloc de ce groupe
   *[other] Il reste { $number } blocs de ce groupe
} à placer.

## ---------------------------------------------------------------- landings of two players (7.13)

verb-share = Participer
verb-stay_apart = N’envoyer personne
preview-share = Une Action Spéciale { $power-of } pour participer
preview-stay_apart = N’envoyer personne, ou personne de plus, à ce débarquement
no-not-your-landing = L’Allié qui a lancé le débarquement ({ $space }) dit quand il a lieu.
no-your-landing = Ce débarquement ({ $space }) est le vôtre.

## ---------------------------------------------------------------- sea transport and politics (9.12, 9.526)

no-ferry-full = Tant que Vichy est en paix, les navires italiens transportent { $most ->
    [one] une unité terrestre allemande
   *[other] { $most } unités terrestres allemandes
} par tour.
no-too-few-italians = Les Allemands ne vont { $space-in } que s’il y a en Afrique plus d’unités terrestres italiennes qu’allemandes.
no-vichy-next-turn = On ne peut envahir { $space-the } par mer qu’à partir du tour suivant la déclaration de guerre.

## ---------------------------------------------------------------- bids of points (16.0)

option-points_bid = Points de victoire que les Alliés ont au départ, ou l’Axe sous zéro : la mise pour le choix des camps va à l’adversaire.

## Les adversaires

bot-captain = Planifie chaque phase : la France en 1940, les Balkans, puis l’Est.
bot-captain-mediterranean = Un capitaine qui va d’abord au sud : l’Espagne et les Balkans, l’Est un an plus tard.
bot-captain-barbarossa = Un capitaine qui se tourne aussitôt vers l’Est et laisse les Balkans de côté.
bot-captain-cautious = Un capitaine qui tient le terrain en force et n’attaque qu’avec une nette supériorité.
bot-captain-bold = Un capitaine qui attaque dès qu’il est un peu plus fort.

## ---------------------------------------------------------------- the battle screen (6.2)

battle-title = { $combat ->
    [counter] Contre-attaque : { $space }
    [assault] Assaut : { $space }
   *[normal] Combat : { $space }
}
battle-attacker = Attaquant : { $camp }
battle-defender = Défenseur : { $camp }
battle-stage-offer_retreat = Retraite ?
battle-stage-offer_reinforcements = Renforts
battle-stage-commit_aircraft = Aviation, en secret
battle-stage-fight_in_the_air = Combat aérien
battle-stage-defend = Tir du défenseur
battle-stage-attack = Tir de l’attaquant
battle-stage-offer_counter = Contre-attaque ?
battle-rank-infantry = infanterie : { $number }, { $steps } Pas
battle-rank-armour = blindés : { $number }, { $steps } Pas
battle-rank-unseen = { $number ->
    [one] 1 bloc caché
   *[other] { $number } blocs cachés
}
battle-rank-secret = aviation, ordres secrets : { $number }
battle-rank-engaged = aviation engagée en l’air : { $number }
battle-rank-aircraft = aviation : { $number }
battle-air = en l’air : { $dice ->
    [one] 1 dé, abat sur { $needed } ou plus
   *[other] { $dice } dés, chacun abat sur { $needed } ou plus
}
battle-outlook = hits de tous les blocs, sans l’aviation
battle-volley = { $class ->
    [armour] blindés
   *[infantry] infanterie
} contre { $at ->
    [armour] blindés
   *[infantry] infanterie
} : { $told } pour toucher
battle-term-assault = assaut : deux dés par Pas
battle-term-snow = attaque dans la neige
battle-term-swamp = attaque dans un marais
battle-term-unsupplied = attaque sans ravitaillement
battle-term-elite = élite
battle-term-ground_support = appui aérien
battle-term-armour_against_infantry = blindés contre infanterie
battle-term-mixed_minors = deux alliés mineurs de l’Axe ensemble
battle-term-landing = contre de l’infanterie débarquée
battle-term-mud = infanterie qui défend dans la boue
battle-term-rough = défend un terrain accidenté
battle-term-river = défend derrière un fleuve ou un détroit
battle-term-maginot = défend la ligne Maginot
battle-term-fortress = défend une forteresse
battle-term-fortification = défend une fortification
figure-left_steps = Pas restants
figure-going = unités qui partent
figure-actions = actions spéciales restantes
figure-scored = hits à espérer
figure-taken = hits à subir
unknown-enemy_aircraft = ce que l’ennemi engage en l’air

## ---------------------------------------------------------------- charts (2, 4, 6.4)

chart-income = WERP : d’où ils viennent
chart-limits = Ce qu’on peut acheter, et quand
chart-politics = Politique : qui rejoint qui, et à quelle condition
chart-power = Puissance
chart-of-power = { $power }
chart-stands = Combat pour
chart-waits = Ce qu’elle attend
chart-may-axis = l’Axe peut lui déclarer la guerre
chart-may-allies = les Alliés peuvent lui déclarer la guerre
chart-wait-phoney-war = à partir de { $turn }, l’Axe peut lui déclarer la guerre, avant cela seulement si des ennemis sont en Allemagne
chart-wait-not-provoked = à partir de { $turn }, les Soviétiques peuvent déclarer la guerre à l’Allemagne, avant cela seulement s’il y a trop peu d’Allemands à l’est, des Allemands en Grande-Bretagne ou une attaque contre la Turquie
chart-wait-too-early = à partir de { $turn }, les Alliés occidentaux peuvent lui déclarer la guerre
chart-wait-germany-first = en guerre avec l’Allemagne, les Soviétiques peuvent lui déclarer la guerre
chart-wait-not-before-france = une fois la France tombée, l’Axe peut lui déclarer la guerre
chart-wait-not-before-spain = une fois l’Espagne attaquée par l’Axe, les Alliés occidentaux peuvent lui déclarer la guerre
chart-joins-now = les Soviétiques peuvent déclarer la guerre à l’Allemagne
chart-joins-turn = en guerre à partir de { $turn }
chart-joins-paris = en guerre au tour de l’Axe qui suit la chute de Paris ou la création de Vichy
chart-joins-next = en guerre au prochain tour de l’Axe
chart-joins-opening = en guerre au début du scénario
chart-morale = Le moral s’effondre si l’Axe ne tient plus rien en Afrique et au Moyen-Orient, sauf s’il a Gibraltar et Athènes.
chart-morale-gone = Le moral s’est effondré.
chart-note-guard = Unités terrestres allemandes en Pologne et en Prusse-Orientale : { $number }. À moins de { $wanted }, les Soviétiques peuvent déclarer la guerre aussitôt.
chart-note-front = Zones du front soviétique sans unité terrestre : { $number }.
chart-asw = U-boats perdus face aux chasseurs
chart-u_boats = WERP perdus par la Grande-Bretagne aux U-boats
chart-bonuses = Bonus de hit
chart-costs = Coût d’un Pas
chart-source = Origine
basket-purse = { $power }
chart-werps = WERP
chart-what = Quoi
chart-has = A
chart-most = Au plus
chart-a-turn = Par tour
chart-from = Dès
chart-cost = WERP
chart-level = Niveau ASW
chart-u-boat-points = Points de U-boats
chart-bonus = Bonus
chart-step = Un Pas
chart-new = Le premier
chart-now = maintenant
chart-item = { $power } : { $gauge }
chart-turn = { $turn }
chart-from-home = { $power } : zones de ressources propres, { $counted } sur { $areas }
chart-from-american = { $power } : leur propre industrie
chart-from-in_peace = { $power } : en paix
chart-from-scenario = { $power } : fixé par le scénario
chart-from-captured = { $power } : { $space }, prise et gardée
chart-from-alexandria = { $power } : { $space }, avec une unité britannique
chart-from-minor = { $power } : { $space }, d’un allié mineur
chart-from-ore = { $power } : minerai suédois
chart-upkeep = { $power } : entretien des flottes
chart-in-all = { $power } : en tout
chart-had = { $power } : après l’entretien
chart-left = { $power } : à dépenser
chart-note-saved = Comme si l’on comptait maintenant, avant la guerre stratégique et le prêt-bail. Les WERP ne se gardent pas.
chart-note-lines = Une zone compte tant qu’elle est amie et ravitaillée ; une zone prise, seulement si une unité terrestre s’y trouve.
chart-note-actions = Le nombre d’actions spéciales permis croît avec les années.
chart-note-air = Chasseurs et bombardiers ont ensemble une limite par tour.
chart-note-hit = Sans bonus, un dé touche sur { $number }.
chart-note-militia = La milice n’en a aucun, ni les blindés dans la boue.
chart-note-soviets = Les Soviétiques en guerre ne paient pas plus pour le premier Pas jusqu’à la fin de 1942.
chart-note-late = Tard dans la guerre, un Pas britannique ou soviétique coûte un de plus.

## ---------------------------------------------------------------- more overlays

overlay-line = Ligne de ravitaillement d’une unité
overlay-line-own = sa ligne ; sur une mer : ce qu’elle prend aux flottes
overlay-line-enemy = aucune ligne vers une source
overlay-convoys = Ce que portent les flottes
overlay-convoys-germany = unités de l’Axe qui ont besoin de cette mer / ce que ses flottes peuvent ravitailler
overlay-convoys-britain = unités des Alliés occidentaux qui ont besoin de cette mer / ce que ses flottes peuvent ravitailler
overlay-convoys-ussr = unités soviétiques qui ont besoin de cette mer / ce que ses flottes peuvent ravitailler
overlay-convoys-contested = de même pour plusieurs camps : Axe, Alliés occidentaux, Soviétiques
overlay-lifelines = Ce qu’une perte couperait
overlay-lifelines-germany = autant d’unités de l’Axe coupées si cette zone tombait, ou si un point de flotte quittait cette mer
overlay-lifelines-britain = autant d’unités des Alliés occidentaux coupées si cette zone tombait, ou si un point de flotte quittait cette mer
overlay-lifelines-ussr = autant d’unités soviétiques coupées si cette zone tombait, ou si un point de flotte quittait cette mer
overlay-lifelines-contested = de même pour plusieurs camps : Axe, Alliés occidentaux, Soviétiques
overlay-weather = Météo
overlay-weather-weather_clear = clair
overlay-weather-weather_light_mud = légèrement pluvieux
overlay-weather-weather_mud = pluvieux
overlay-weather-weather_snow = neige
overlay-resources = Zones de ressources
overlay-resources-nobody = personne
overlay-beaches = Plages
overlay-beaches-own = unités qui peuvent débarquer ; par deux mers, le nombre de chacune

# Ce qui ne va pas dans un fichier de position.

file-no-block = pas de bloc « { $block } » de cette couleur ; { $other ->
    [none] il y a : { $known }
   *[other] { $other } peut en être un. Il y a : { $known }
 }
file-used-up = il ne reste plus de « { $block } » dans sa réserve
file-steps = « { $block } » a { $most } Pas au plus
file-force = une force s’écrit « 2 armour 4, 1 air », pas « { $value } »
