# Downfall of the Third Reich en français. Les clés : voir kernel/messages.py.
# Les Armées ont des noms de genres divers (Infanterie, Blindés, Gardes) et les zones n’ont pas d’article :
# aucun accord ne doit dépendre d’elles.

# ---------------------------------------------------------------- morceaux de phrases

the-faction = { $faction-id ->
    [axis] l’Axe
    [allies] les Alliés
   *[ussr] l’URSS
}
whose = { $faction-id ->
    [axis] de l’Axe
    [allies] des Alliés
   *[ussr] de l’URSS
}
whose-country = { $country-id ->
    [germany] de l’Allemagne
    [finland] de la Finlande
    [italy] de l’Italie
    [bulgaria] de la Bulgarie
    [hungary] de la Hongrie
    [romania] de la Roumanie
    [uk] du Royaume-Uni
    [france] de la France
    [belgium] de la Belgique
    [greece] de la Grèce
    [yugoslavia] de la Yougoslavie
    [usa] des États-Unis
    [ussr] de l’URSS
    [denmark] du Danemark
    [norway] de la Norvège
   *[other] { $country }
}

# ---------------------------------------------------------------- menus

verb-remove = Retirer une Armée
verb-downgrade = Changer des Blindés en Infanterie
verb-plan = Planification
verb-produce = Production de blindés
verb-ready_air = Missions : aériennes
verb-ready_submarines = Missions : sous-marines
verb-recruit = Recrutement
verb-develop = Recherche : mettre en développement
verb-complete = Recherche : rendre disponible
verb-lend_lease = Prêts-bails
verb-place = Placer une Armée réduite
verb-place_full = Placer une Armée à pleine force
verb-restore = Remettre à pleine force
verb-exchange = Échanger une Infanterie contre des Blindés
verb-tactical = Mouvement tactique
verb-attack = Attaque
verb-engage = Attaque sur place
verb-strategic = Mouvement stratégique
verb-sail = Mouvement naval
verb-land = Assaut amphibie
verb-breach = Annoncer une attaque qui ouvre le passage
verb-hunt_standard = Envoyer deux marqueurs sous-marins
verb-hunt_advanced = Envoyer un marqueur sous-marin avancé
verb-bomb = Placer un bombardier
verb-open_africa = Annoncer les débarquements en Afrique du Nord française
verb-fight = Commencer les combats
verb-assault = Attaquer une Armée
verb-fly = Mener une Mission aérienne
verb-fly_advanced = Mener une Mission aérienne avancée
verb-pass = Pas de Mission aérienne
verb-cancel = Annuler la mission
verb-cancel_advanced = L’annuler avec un marqueur avancé
verb-let_pass = La laisser passer
verb-end = Terminer la phase

group-operations = Opérations
group-actions = Actions
group-armies = Recrues et échanges
group-missions = Sous-marins et bombardiers

role-exchange-1 = Infanterie
role-exchange-2 = Blindés
role-breach-1 = Attaquant
role-breach-2 = Cible
role-breach-3 = Supports
role-assault-1 = Attaquant
role-assault-2 = Cible
role-assault-3 = Supports
role-unit = Armée
role-units = Armées
role-type = Type d’Armée
role-space = Zone
role-tile = Technologie

scenario-campaign_1940 = Toute la guerre, de l’hiver 1940 au printemps 1945 : 22 tours. Une reddition de l’Allemagne donne la victoire aux Alliés et à l’URSS, au dernier tour une partie nulle ; sans elle, l’Axe gagne.
scenario-barbarossa_1941 = Été 1941 : l’Axe va entrer en URSS. Six tours, jusqu’à l’automne 1942 ; l’Axe gagne avec 7 des 12 zones de victoire soviétiques, 6 donnent une partie nulle. Le plus court chemin vers la guerre à l’Est.
scenario-case_blue_1942 = Été 1942 : Rommel est à Mersa Matrouh, et l’Axe marche sur le Caucase. Six tours, jusqu’à l’automne 1943 ; l’Axe gagne avec 5 des 12 zones de victoire soviétiques, ou 4 si l’Italie est en guerre ; sinon, 4 donnent une partie nulle.
scenario-two_fronts_1944 = Printemps 1944 : les Alliés sont dans le sud de l’Italie et prêts à débarquer à l’Ouest, l’Armée rouge est à l’offensive. Cinq tours, jusqu’au printemps 1945, avec la victoire de la campagne.

option-three_players = Trois joueurs : les Alliés et l’URSS ont chacun le sien (2.1).
option-long_game = La partie va jusqu’au tour 22, au printemps 1945, avec la victoire de la campagne (20.1 à 20.3).
option-printed_supports = Le second chiffre d’une Armée est son Support à pleine force, et non sa Valeur de Combat réduite (1.2) : les Supports sont plus forts.

# ---------------------------------------------------------------- questions

ask-minor-recruits = Recrues des pays mineurs ({ $countrys }) : { $pr ->
    [one] 1 PR d’Infanterie
   *[other] { $pr } PR d’Infanterie
} à dépenser maintenant ou à perdre, dans cette phase { whose }.
ask-nothing = On attend : { $seats }.
ask-actions-phase = Phase { whose }, tour { $turn } : { $number ->
    [0] plus d’action
    [one] 1 action restante
   *[other] { $number } actions restantes
}, { $po } PO, { $pb } PB{ $pr ->
    [0] .
   *[other] , { $pr } PR à dépenser.
}
ask-combat-phase = Combats { whose }, tour { $turn } : { $spaces-count ->
    [0] attaquez dans les zones de vos marqueurs Attaque, ou terminez.
   *[other] une attaque est encore due : { $spaces }.
}
ask-mission = { $space } : attaque, { $unit } contre { $target }{ $supports-count ->
    [0] { "" }
   *[other] , Support : { $supports }
}. { $attack } contre { $defence } avant les dés : une Mission aérienne { whose } ajoute 2.
ask-interception = { $against-id ->
    [bombing] Bombardiers en route vers l’Allemagne : une Mission aérienne avancée { whose } peut les contrer.
   *[attack] { $space } : attaque, { $unit } contre { $target }, avec une { $advanced ->
        [0] Mission aérienne
       *[other] Mission aérienne avancée
    }, { $attack } + 2 contre { $defence } avant les dés. Un marqueur { whose } peut annuler la mission.
}
ask-african-landings = Afrique du Nord française : { $number ->
    [one] encore un débarquement
   *[other] encore { $number } débarquements
} { whose }, comme annoncé.

# ---------------------------------------------------------------- ce qui arrive : tour, actions, recrues

event-turn = { moment-turn }.
event-phase = Tour { $turn } : Phase d’Actions { whose }.
event-italian-points = L’Italie est en guerre : { $po } PO pour l’Axe.
event-plans = { $faction } : Planification, { $po } PO de plus.
event-produces = { $faction } : Production de blindés, { $pb } PB de plus.
event-readies-air = { $faction } : Missions, { $advanced ->
    [0] { $number ->
        [one] 1 marqueur Mission aérienne
       *[other] { $number } marqueurs Mission aérienne
    }
   *[other] { $number ->
        [one] 1 marqueur Mission aérienne avancée
       *[other] { $number } marqueurs Mission aérienne avancée
    }
} de plus.
event-readies-submarines = Axe : Missions, { $advanced ->
    [0] { $number ->
        [one] 1 marqueur Mission sous-marine
       *[other] { $number } marqueurs Mission sous-marine
    }
   *[other] { $number ->
        [one] 1 marqueur Mission sous-marine avancée
       *[other] { $number } marqueurs Mission sous-marine avancée
    }
} de plus.
event-recruits = { $faction } : Recrutement, { $pr } PR.
event-lend-lease = Alliés : Prêts-bails. L’URSS a une action de plus dans sa phase suivante.
event-placed = Recrutement à pleine force, { $space } : { $unit }.
event-placed-reduced = Recrutement à force réduite, { $space } : { $unit }.
event-restored = De nouveau à pleine force : { $unit }.
event-removed = Retrait de la zone { $space } : { $unit }.
event-downgraded = Blindés changés en Infanterie : { $unit } → { $type }.
event-exchanged = Échange : { $unit } → { $type }.

# ---------------------------------------------------------------- ce qui arrive : pays, technologies, missions

event-joins = Entrée en guerre : { $country }, avec { the-faction }.
event-total-war = Guerre totale : { $faction }.
event-ussr-entered = L’Axe entre pour la première fois sur le territoire de l’URSS, au tour { $turn }.
event-returns = De nouveau en guerre avec les Alliés : { $country }. Ses Armées peuvent être recrutées.
event-reveal = { $faction } : la technologie { $tile } sert et se retourne face visible.
event-developing = { $faction } : Recherche, mise en développement : { $tile }.
event-completed = { $faction } : Recherche, désormais disponible : { $tile }.
event-mission = { $space } : { $advanced ->
    [0] Mission aérienne { whose }.
   *[other] Mission aérienne avancée { whose }.
}
event-mission-cancelled = Mission aérienne annulée par { the-faction }{ $advanced ->
    [0] .
   *[other] , avec un marqueur avancé.
}
event-submarines = Bataille de l’Atlantique : { $advanced ->
    [0] { $number ->
        [one] un marqueur sous-marin
       *[other] { $number } marqueurs sous-marins
    }
   *[other] { $number ->
        [one] un marqueur sous-marin avancé
       *[other] { $number } marqueurs sous-marins avancés
    }
} en mer.
event-bombing = Bombardement stratégique : { $number ->
    [one] premier marqueur placé.
   *[other] marqueur numéro { $number } placé.
}

# ---------------------------------------------------------------- ce qui arrive : opérations

event-operation = { $operation } ({ $cost } PO, reste { $po }) : { $unit }, { $operation-id ->
    [engage] { $to }
   *[other] { $from } → { $path }
}.
event-open-africa = Les Alliés annoncent trois débarquements en Afrique du Nord française.

# ---------------------------------------------------------------- ce qui arrive : combat

event-combats = Combats { whose }.
event-breach = { $space } : attaque annoncée, { $unit } contre { $target }{ $supports-count ->
    [0] { "" }
   *[other] , Support : { $supports }
} ; elle doit ouvrir le passage aux Blindés.
event-breached = { $space } : { $number } d’avance avant les dés ; des Blindés peuvent traverser.
event-breach-failed = { $space } : { $number } d’avance seulement avant les dés ; pas de traversée, et l’attaque n’est pas fixée.
event-assault = { $space } : attaque, { $unit } contre { $target }{ $supports-count ->
    [0] .
   *[other] , Support : { $supports }.
}
event-combat = { $space }. Attaque, { $unit } : { $attack_combat }{ $attack_winter ->
    [0] { "" }
   *[other] { " " }{ $attack_winter } hiver
}{ $attack_support ->
    [0] { "" }
   *[other] { " " }+ Support { $attack_support }
}{ $attack_air ->
    [0] { "" }
   *[other] { " " }+ aviation { $attack_air }
} + dé { $attack_die } = { $attack }. Défense, { $target } : { $defence_combat }{ $defence_winter ->
    [0] { "" }
   *[other] { " " }{ $defence_winter } hiver
}{ $defence_italians ->
    [0] { "" }
   *[other] { " " }+ Allemands { $defence_italians }
}{ $defence_ground ->
    [0] { "" }
   *[other] { " " }+ terrain { $defence_ground }
}{ $defence_fortress ->
    [0] { "" }
   *[other] { " " }+ forteresse { $defence_fortress }
}{ $defence_border ->
    [0] { "" }
   *[other] { " " }+ frontière { $defence_border }
}{ $defence_coast ->
    [0] { "" }
   *[other] { " " }+ côte { $defence_coast }
} + dé { $defence_die } = { $defence }. Pertes : attaquant { $attack_losses }, défenseur { $defence_losses }.
event-reduced = Force réduite : { $unit }.
event-eliminated = Élimination : { $unit }.
why-attack-die = l’attaquant
why-defence-die = le défenseur

# ---------------------------------------------------------------- ce qui arrive : reddition

event-surrenders = Reddition { whose-country } devant { the-faction }.
event-interned = L’Afrique du Nord française se ferme ({ $space }) ; en réserve : { $unit }.
event-africa-opened = L’Afrique du Nord française s’ouvre : Tunisie et Mareth à l’Axe, Casablanca, Oran, Alger et Tébessa aux Alliés.

# ---------------------------------------------------------------- ce qui arrive : contrôle et ravitaillement

event-control = Contrôle { whose } : { $spaces }.
event-cut-off = Sans ravitaillement, contrôle { whose } : { $spaces }.
event-partisans-left = Les partisans ont quitté la zone { $space } : contrôle de l’Axe.
event-starved = Élimination faute de ravitaillement : { $units }.

# ---------------------------------------------------------------- la fin

end-surrender = Les Alliés et l’URSS gagnent : l’Allemagne a capitulé au tour { $turn }.
end-surrender-at-last = Partie nulle : l’Allemagne n’a capitulé qu’au tour { $turn }, le dernier.
end-no-surrender = L’Axe gagne : à la fin du tour { $turn }, l’Allemagne n’a pas capitulé.
end-areas-held = L’Axe gagne : il contrôle { $number } des 12 zones de victoire soviétiques.
end-areas-balanced = Partie nulle : l’Axe contrôle { $number } des 12 zones de victoire soviétiques.
end-areas-freed = Les Alliés et l’URSS gagnent : des 12 zones de victoire soviétiques, l’Axe en contrôle { $number }.

# ---------------------------------------------------------------- ce qu’est une chose à présent

detail-in-reserve = Dans la réserve de son pays.
detail-out = Hors jeu.
detail-full = Pleine force : combat { $combat }, Support { $support }.
detail-reduced = Réduite : combat { $combat }, Support { $support }. Une perte de plus l’élimine.
detail-at-peace = Pays qui n’est pas en guerre ({ $country }) : pas d’opération.
detail-was-unsupplied = Sans ravitaillement au début de la phase : pas d’opération.
detail-beachhead = Débarquée à la phase précédente : encore ravitaillée par la plage.
detail-supplied = Ravitaillée.
detail-without-supply = Sans ravitaillement maintenant.
detail-moved = Opération de ce tour déjà faite.
detail-attack = Marqueur Attaque : l’Armée peut combattre.
detail-landed = Débarquée : l’Armée peut combattre, mais ne donne pas de Support.
detail-fought = A déjà attaqué, ou son attaque est annoncée.
detail-supported = A déjà donné ou promis son Support.
detail-struck = A déjà subi une attaque, ou est la cible d’une attaque annoncée.
detail-reserve-holds = { $number ->
    [0] Aucune Armée en réserve.
    [one] 1 Armée en réserve.
   *[other] { $number } Armées en réserve.
}
detail-controlled = Contrôle : { $holder }.
detail-stack = { $faction } : { $number } Armée(s) sur { $most } au plus dans une zone.
detail-fortress = Forteresse : +{ $number } pour ses défenseurs.
detail-source = Source de ravitaillement : { $faction }.
detail-due = Une attaque est due ici.
detail-breached = Le passage est ouvert aux Blindés.

# ---------------------------------------------------------------- ce qu’une fin de phase laisse inutilisé

left-operations = { $number ->
    [one] 1 PO resterait inutilisé alors qu’une Armée peut encore faire une opération. Il est gardé pour votre prochaine phase.
   *[other] { $number } PO resteraient inutilisés alors que des Armées peuvent encore faire des opérations. Ils sont gardés pour votre prochaine phase.
}
left-actions = { $number ->
    [one] Une action serait perdue.
   *[other] { $number } actions seraient perdues.
}
left-recruits = { $number ->
    [one] 1 PR serait perdu.
   *[other] { $number } PR seraient perdus.
}
left-minor-points = { $number ->
    [one] 1 PR des pays mineurs serait perdu.
   *[other] { $number } PR des pays mineurs seraient perdus.
}
left-armour = { $number ->
    [one] 1 PB permettrait encore d’échanger une Infanterie contre des Blindés. Il est gardé.
   *[other] { $number } PB permettraient encore d’échanger des Infanteries contre des Blindés. Ils sont gardés.
}
left-hunt-standard = Deux marqueurs sous-marins pourraient encore prendre la mer.
left-hunt-advanced = Un marqueur sous-marin avancé pourrait encore prendre la mer.
left-bomb = Un bombardier pourrait encore être placé au-dessus de l’Allemagne.
left-attacks = { $number ->
    [one] Une Armée pourrait encore attaquer.
   *[other] { $number } Armées pourraient encore attaquer.
}

# ---------------------------------------------------------------- refus : actions

no-no-action-left = Plus aucune action dans cette phase { whose }.
no-action-taken = { $action } : déjà { $number ->
    [one] une fois
   *[other] { $number } fois
} dans cette phase, et pas davantage.
no-not-your-tile = La Recherche de cette phase porte sur les technologies { whose }.
no-no-research-yet = Les Alliés n’effectuent pas de Recherche en { NUMBER($year, useGrouping: 0) }.
no-not-in-reserve = { $tile } : déjà en développement ou disponible.
no-available-at-once = En { NUMBER($year, useGrouping: 0) }, une Recherche rend la technologie disponible aussitôt : nul besoin de la développer d’abord.
no-already-available = { $tile } : déjà disponible.
no-not-in-development = { $tile } : à mettre d’abord en développement.
no-too-early = { $tile } : pas disponible avant { NUMBER($year, useGrouping: 0) }.
no-not-prepared = { $tile } : il faut d’abord le Redéploiement industriel, disponible.
no-po-full = Il y a déjà { $po } PO, le plus qu’on puisse garder.
no-pb-full = Il y a déjà { $pb } PB, le plus qu’on puisse garder.
no-needs-aviation = Les Missions aériennes demandent la technologie Aviation : { $faction }.
no-no-markers = Plus aucun marqueur de cette sorte en réserve : { $faction }.
no-lend-lease-too-early = Pas de Prêts-bails avant le tour { $turn }, au printemps 1942, sauf si l’Axe est entré en URSS et que l’URSS contrôle la Carélie.
no-too-late = Pas de Prêts-bails après le tour { $turn }, fin 1944.
no-ussr-out = L’URSS a capitulé : personne ne profiterait des Prêts-bails.
no-no-points = Le Recrutement ne rapporterait aucun PR : { $faction }.

# ---------------------------------------------------------------- refus : recrues et échanges

no-not-your-type = { $type } : d’une autre faction.
no-not-your-army = { $unit } : d’une autre faction.
no-not-on-the-map = { $unit } : pas sur le plateau.
no-not-at-war = Ce pays n’est pas en guerre : { $country }.
no-needs-technology = { $type } : seulement avec la technologie { $technology }.
no-none-in-reserve = { $type } : plus rien en réserve.
no-no-major-power = Les Armées { whose-country } se recrutent au début de la phase, avec leurs propres PR.
no-major-power = Les Armées { whose-country } se recrutent par l’action Recrutement.
no-infantry-only = Les pays mineurs ne recrutent que de l’Infanterie, pas { $type }.
no-not-enough-pr = Cela coûte { $cost } PR, et il { $pr ->
    [0] n’en reste plus.
   *[other] en reste { $pr }.
}
no-british-share = Cela coûte { $cost } PR, et le Royaume-Uni ne peut plus en dépenser que { $pr }.
no-not-enough-pb = Il y faut { $cost } PB, et il { $pb ->
    [0] n’en reste plus.
   *[other] en reste { $pb }.
}
no-source-not-controlled = Vous ne contrôlez pas { $space }.
no-not-a-source = { $space } n’est pas une source de ravitaillement du territoire d’origine { whose-country }.
no-not-the-capital = { $space } n’est pas la Capitale { whose-country }.
no-capital-not-controlled = La Capitale, { $space }, n’est pas contrôlée.
no-not-in-country = { $space } n’est pas une zone { whose-country }.
no-axis-armies-there = Il y a des Armées de l’Axe dans la zone { $space } : les partisans n’apparaissent que là où il n’y en a pas.
no-already-full = { $unit } : déjà à pleine force.
no-not-supplied = { $unit } : sans ravitaillement, donc pas de retour à pleine force.
no-not-armour = { $unit } : pas des Blindés.
no-not-infantry = { $unit } : pas une Infanterie.
no-not-its-armour = Pas d’échange : { $unit } contre { $type }. Seulement des Blindés ordinaires du même pays.
no-not-on-a-source = { $unit } ({ $space }) : l’échange se fait sur une source de ravitaillement contrôlée.
no-no-infantry-in-reserve = Aucune Infanterie de son pays en réserve pour { $unit }.
no-only-at-the-start = On ne renonce à une Armée qu’au début de la phase, une fois, avant toute autre chose.

# ---------------------------------------------------------------- refus : opérations

no-not-your-phase = Pas d’opération pour { $unit } : c’est la phase { whose }.
no-at-peace = Pas d’opération pour { $unit } : son pays n’est pas en guerre ({ $country }).
no-already-operated = { $unit } : opération déjà menée dans ce tour.
no-unsupplied = Pas d’opération pour { $unit }, faute de ravitaillement au début de la phase.
no-allies-wait = Au tour 1, pas d’opération pour { $unit } : l’Axe n’est entré ni en Belgique ni en France.
no-no-po = Il ne reste plus de PO.
no-allies-all-wait = Au tour 1, les Alliés ne font aucune opération : l’Axe n’est entré ni en Belgique ni en France.
no-no-army-for-it = Aucune de vos Armées ne peut le faire maintenant.
no-no-pr = Il n’y a pas de Points de Recrutement à dépenser : l’action Recrutement en donne.
no-no-pb = Il n’y a pas de Points de Blindés à dépenser : la Production de blindés en donne.
no-no-recruit-for-it = Les Points de Recrutement restants ne permettent ni de placer ni de rétablir une Armée de cette façon.
no-no-tile-for-it = Aucune de vos technologies ne peut avancer ainsi maintenant.
no-no-operation-for-it = { $unit } : aucune opération possible depuis sa zone.
no-too-few-po = L’opération coûte { $cost } PO, et il n’en reste que { $po }.

# ---------------------------------------------------------------- refus : politique

no-africa-closed = { $space } : zone fermée. L’Afrique du Nord française est neutre tant que les Alliés n’y annoncent pas trois débarquements.
no-neutral = { $space } : zone neutre ({ $country }), que votre faction ne peut envahir.
no-germans-not-yet = Les Armées allemandes n’entrent pas dans la zone { $space } ({ $country }) avant { NUMBER($year, useGrouping: 0) }.
no-germans-limited = Tant que l’Axe n’est pas en Guerre totale, { $number ->
    [one] une seule Armée allemande
   *[other] { $number } Armées allemandes seulement
} peut opérer dans ce pays ({ $country }) : pas d’autre dans la zone { $space }.
no-italians-bound = La zone { $space } est fermée à { $unit } : les Italiens restent en Italie, en Grèce, en Afrique et, dès 1941, en Yougoslavie, sauf si en Guerre totale { $number } autres y sont.
no-out-of-bounds = La zone { $space } est fermée à { $unit } : les Armées { whose-country } n’y opèrent pas.
no-border-army = Armée de couverture à la frontière ({ $space }) : { $unit }. Jusqu’en 1942, ou jusqu’à l’entrée de l’Axe en URSS, seules lui sont ouvertes les zones que l’Axe contrôle.

# ---------------------------------------------------------------- refus : mouvement

no-same-area = L’Armée est déjà dans la zone { $space }.
no-not-adjacent = { $space } ne touche pas la zone d’où l’on y entrerait.
no-no-land-way = Aucune route terrestre ne mène à cette zone : { $space }.
no-too-far = Trop loin : { $number } zones au plus, et { $space } est au-delà.
no-through-enemies = Il y a des Armées ennemies dans la zone { $space } : nul ne les traverse, sauf des Blindés à qui une attaque annoncée a ouvert le passage.
no-must-stop = Des Blindés qui ont traversé une zone tenue par l’ennemi s’arrêtent dans la suivante : { $space }.
no-no-crossing-mountains = Pas de traversée d’une zone tenue par l’ennemi par la haute montagne, vers { $space }.
no-leaving-enemies = Une Armée qui quitte des ennemis n’entre que dans des zones contrôlées par sa faction et vides d’ennemis : pas { $space }.
no-high-mountain = La haute montagne est fermée : des Armées ennemies sont de l’autre côté ({ $space }).
no-must-attack = Il y a des ennemis et aucune de vos Armées dans la zone { $space } : entrez-y d’abord par une Attaque ou un débarquement.
no-no-target = Une attaque serait due dans la zone { $space }, et cette Armée n’y peut attaquer personne.
no-no-enemies = Il n’y a pas d’ennemis à attaquer dans la zone { $space }.
no-not-controlled = Vous devez contrôler { $space } pour cette opération.
no-no-way = Aucun trajet vers { $space } par des zones contrôlées seulement.
no-rail-full = L’Axe a déjà mené { $number } Mouvements stratégiques en territoire soviétique dans cette phase, le plus permis.
no-no-coast = { $space } n’a pas de côte.
no-axis-sea-closed = Pas de route maritime vers { $space } : l’Axe ne franchit pas Gibraltar et ne navigue pas en mer Noire.
no-no-sea-way = Pas de route maritime vers { $space }.
no-no-landing-axis = Aucun axe de débarquement ne mène vers { $space } depuis la zone de l’Armée.
no-axis-closed-to-axis = L’axe de débarquement vers { $space } est fermé à l’Axe.
no-landing-needs-technology = Le débarquement vers { $space } est marqué D : il demande la technologie Assauts amphibies.
no-no-winter-landing = En hiver, on ne débarque qu’en Méditerranée, pas à { $space }.
no-enough-there = { $number ->
    [one] Une seule Armée débarque
   *[other] { $number } Armées au plus débarquent
} à { $space } dans un tour.
no-landings-made = { $number ->
    [one] Un débarquement a déjà été mené dans cette phase, le seul permis.
   *[other] { $number } débarquements ont déjà été menés dans cette phase, le plus permis.
}
no-only-allies = Seuls les Alliés peuvent ouvrir l’Afrique du Nord française, pas { the-faction }.
no-africa-not-closed = L’Afrique du Nord française n’est pas fermée.
no-too-few-landings = Il faut { $number } débarquements dans cette phase, et il n’en reste pas tant.
no-too-few-armies = Il faut { $number } Armées en mesure de débarquer en Afrique du Nord française, et il y en a moins.
no-no-landing-for-it = { $unit } ne peut pas débarquer en Afrique du Nord française de là où se trouve l’Armée.
no-land-in-africa-first = Les débarquements en Afrique du Nord française passent d’abord : pas { $space }.

# ---------------------------------------------------------------- refus : où les Armées peuvent être

no-never-together = Jamais d’Armées alliées et soviétiques dans une même zone : { $space } en contient de l’autre faction.
no-area-full = La zone { $space } contient déjà { $number } de vos Armées, le plus que puisse contenir une zone.

# ---------------------------------------------------------------- refus : combat

no-combats-over = Les combats de cette phase sont finis.
no-combat-has-begun = Les combats ont commencé : plus d’opération dans cette phase.
no-nothing-to-attack = Aucune Armée ayant mené une Attaque ou débarqué n’a d’ennemi à attaquer.
no-attacks-owed = Une attaque est encore due : { $spaces }.
no-not-in-phase = { $unit } : d’une autre faction que celle en phase.
no-not-on-map = { $unit } : pas sur le plateau.
no-no-attack-marker = Pas de combat pour { $unit } : ni Attaque ni débarquement dans cette phase.
no-nobody-left-there = { $unit } n’a plus personne à attaquer dans sa zone ({ $space }).
no-attacks-once = { $unit } : déjà une attaque dans cette phase, menée ou annoncée.
no-has-supported = { $unit } : Support déjà donné ou promis dans cette phase.
no-supports-itself = Pas de Support à sa propre attaque : { $unit }.
no-support-elsewhere = { $unit } : dans une autre zone, donc sans Support pour cette attaque.
no-landed-no-support = Pas de Support après un débarquement, mais l’attaque est permise : { $unit }.
no-too-many-supports = Trop de Supports ({ $space }) : { $number ->
    [0] vous n’avez pas plus d’attaquants qu’il n’y a de défenseurs.
   *[other] { $number } au plus, l’excédent d’attaquants sur les défenseurs.
}
no-not-an-enemy = { $target } : pas un ennemi.
no-not-in-the-area = { $unit } et { $target } ne sont pas dans la même zone.
no-attacked-before = { $target } : déjà la cible d’une attaque dans cette phase, menée ou annoncée.
no-attacked-by-ally = { $target } : déjà la cible, dans ce tour, de l’autre des Alliés et de l’URSS.
no-french-first = Les Français de Calais doivent être attaqués avant { $target }.
no-finns-only-support = L’URSS contrôle la Carélie : Support permis, attaque interdite pour { $unit }.
no-fixed-attack-first = L’attaque annoncée passe d’abord : { $unit } contre { $target }, telle qu’annoncée.
no-breached-already = Le passage est déjà ouvert : { $space }.
no-difference-too-small = L’avance avant les dés serait de { $number }, et il faut { $least } pour que des Blindés traversent.
no-no-blitzkrieg = Sans Blitzkrieg, pas de traversée de zones tenues par l’ennemi, sauf en Afrique.
no-no-crossing-ground = { $space } n’est pas en plaine : pas de traversée tant que l’ennemi la tient.
no-no-crossing-fortress = Il y a une forteresse ({ $space }) : pas de traversée tant que l’ennemi la tient.

# ---------------------------------------------------------------- refus : missions

no-no-flying-in-winter = Pas de Mission aérienne en hiver sur { $space } : seulement en Afrique du Nord, et pour les Alliés en 1945.
no-no-axis-aircraft-yet = Avant 1941, l’Axe ne mène pas de Mission aérienne sur { $space } : ni en Finlande, ni en Grèce, ni en Afrique.
no-no-air-marker = Il n’y a pas de marqueur Mission aérienne ordinaire disponible.
no-no-advanced-air-marker = Il n’y a pas de marqueur Mission aérienne avancée disponible.
no-only-advanced-cancel = Une Mission aérienne avancée n’est annulée que par une autre, avancée.
no-axis-only = Seul l’Axe peut le faire.
no-too-few-submarines = Trop peu de marqueurs sous-marins : il en faut { $number }.
no-submarines-at-sea = { $number ->
    [one] Un marqueur sous-marin est déjà en mer
   *[other] { $number } marqueurs sous-marins sont déjà en mer
} : davantage serait sans effet.
no-allies-only = Seuls les Alliés peuvent le faire.
no-base-lost = Les Alliés doivent contrôler { $space } pour bombarder l’Allemagne.
no-bombers-placed = La case Bombardement stratégique contient déjà { $number } marqueurs, le plus possible.

# ---------------------------------------------------------------- la page : actions

preview-remove = Retirer { $unit }
preview-downgrade = Changer { $unit } en Infanterie
preview-plan = Planification : gagner des PO
preview-produce = Production de blindés : gagner des PB
preview-ready_air = Missions : prendre des marqueurs Mission aérienne
preview-ready_submarines = Missions : prendre des marqueurs Mission sous-marine
preview-recruit = Recrutement : gagner des PR
preview-develop = Recherche : mettre en développement { $tile }
preview-complete = Recherche : rendre disponible { $tile }
preview-lend_lease = Prêts-bails : une action de plus pour l’URSS
preview-place = Placer { $type }, force réduite : { $space }
preview-place_full = Placer { $type }, pleine force : { $space }
preview-restore = Remettre { $unit } à pleine force
preview-exchange = Échanger { $unit } contre { $type }
preview-tactical = Mouvement tactique : { $unit } → { $to }
preview-attack = Attaque : { $unit } → { $to }
preview-engage = Attaque sur place : { $unit }
preview-strategic = Mouvement stratégique : { $unit } → { $space }
preview-sail = Mouvement naval : { $unit } → { $space }
preview-land = Assaut amphibie : { $unit } → { $space }
preview-breach = Annoncer une attaque qui ouvre le passage aux Blindés : { $unit } contre { $unit2 }{ $units-count ->
    [0] { "" }
   *[other] , Support : { $units }
}
preview-hunt_standard = Envoyer deux marqueurs sous-marins dans l’Atlantique
preview-hunt_advanced = Envoyer un marqueur sous-marin avancé dans l’Atlantique
preview-bomb = Placer une Mission aérienne avancée pour le bombardement stratégique
preview-open_africa = Annoncer trois débarquements en Afrique du Nord française dans cette phase
preview-fight = Commencer les combats ; plus d’opération dans cette phase
preview-assault = Attaquer { $unit2 } avec { $unit }{ $units-count ->
    [0] { "" }
   *[other] , Support : { $units }
}
preview-fly = Mener une Mission aérienne : +2
preview-fly_advanced = Mener une Mission aérienne avancée : +2
preview-pass = Attaquer sans Mission aérienne
preview-cancel = Dépenser une Mission aérienne pour l’annuler
preview-cancel_advanced = Dépenser une Mission aérienne avancée pour l’annuler
preview-let_pass = Laisser passer la mission
preview-end = Terminer la phase

about-game = Toute la Seconde Guerre mondiale en Europe, saison par saison : l’Axe doit tenir jusqu’au printemps 1945 face aux Alliés et à l’URSS. Des Armées, quelques actions par tour, des technologies face cachée. À deux ou trois joueurs.
bot-captain = Prépare opérations et attaques comme un joueur prudent.
bot-captain-cautious = Un capitaine qui tient la ligne et ne frappe qu’à coup sûr.
bot-captain-bold = Un capitaine qui prend du terrain sans craindre pour son ravitaillement.

# ---------------------------------------------------------------- la page : chiffres et calques

figure-cost = PO dépensés
figure-left = PO restants
figure-due = une attaque y sera due
figure-joins = entre en guerre
figure-total_war = passe en Guerre totale
figure-po = PO
figure-pb = PB
figure-pr = PR
figure-air = Missions aériennes
figure-air_advanced = Missions aériennes avancées
figure-subs = Missions sous-marines
figure-subs_advanced = Missions sous-marines avancées
figure-atlantic = sous-marins dans l’Atlantique
figure-attack = attaque avant le dé
figure-defence = défense avant le dé
figure-attack_combat = attaquant : Valeur de Combat
figure-attack_winter = attaquant : hiver
figure-attack_support = attaquant : Support
figure-attack_air = attaquant : Mission aérienne
figure-defence_combat = défenseur : Valeur de Combat
figure-defence_winter = défenseur : hiver
figure-defence_italians = défenseur : Italiens avec des Allemands
figure-defence_ground = défenseur : terrain
figure-defence_fortress = défenseur : forteresse
figure-defence_border = défenseur : rivière, détroit ou ligne fortifiée
figure-defence_coast = défenseur : côte
figure-difference = avance avant les dés
figure-needed = avance nécessaire à la traversée
figure-with_mission = avance avec une Mission aérienne

overlay-supply = Ravitaillement
overlay-supply-axis = lignes de l’Axe ; cerclé : Armées sans ligne
overlay-supply-allies = lignes des Alliés ; cerclé : Armées sans ligne
overlay-supply-ussr = lignes de l’URSS ; cerclé : Armées sans ligne
overlay-line = Ligne de ravitaillement d’une Armée
overlay-line-own = sa ligne vers une source
overlay-line-enemy = pas de ligne
overlay-reach = Portée d’une Armée
overlay-reach-own = zone accessible ; hachures : Mouvement stratégique, pastille : par mer, avec le coût
overlay-reach-enemy = ennemis : accessible pour attaquer
overlay-reach-contested = débarquement possible, avec le coût
overlay-breakthrough = Percées
overlay-breakthrough-own = ouvert aux Blindés ; cerclé : peut l’être, avec l’avance avant les dés
overlay-breakthrough-enemy = avance trop faible avant les dés
overlay-surrender = Reddition : ce qui compte
overlay-surrender-axis = à l’Axe ; plein : compte déjà, sur le nombre nécessaire
overlay-surrender-allies = aux Alliés ; plein : compte déjà, sur le nombre nécessaire
overlay-surrender-ussr = à l’URSS ; plein : compte déjà, sur le nombre nécessaire
overlay-surrender-neutral = neutre
overlay-control = Contrôle des zones
overlay-control-axis = Axe ; hachures : ennemis présents
overlay-control-allies = Alliés ; hachures : ennemis présents
overlay-control-ussr = URSS ; hachures : ennemis présents
overlay-control-neutral = neutre

# ---------------------------------------------------------------- la page : ce qu’est une zone, une Armée, une technologie

about-unit = { $country }, { $arm } : Valeur de Combat { $combat }, réduite { $reduced } ; Support { $support }, réduit { $weak }
about-unit-africa = Valeur de Combat { $combat } en Afrique, réduite { $reduced }
about-unit-requires = demande la technologie { $technology }
about-unit-steppe = en attaque en URSS hors forêt, marais et montagnes, un dé de 1 ou 2 compte pour 3
about-unit-desert = en Afrique du Nord, un dé de 1 ou 2 compte pour 3
about-unit-italian = +1 en défense avec des Allemands
about-unit-printed = option des Supports imprimés : { $support }, réduit { $weak }

about-box = case hors carte, nombre d’Armées illimité
about-capital = Capitale
about-supply_source = source de ravitaillement
about-victory_area = zone de victoire
about-fortress = forteresse
about-africa = Afrique du Nord
about-east_of_limit = au-delà de la Limite Est
about-soviet_border_freeze = Armées soviétiques retenues jusqu’à l’entrée de l’Axe en URSS
about-coast = côte : { $seas }
about-side-river = rivière : +{ $bonus } face à { $spaces }
about-side-fortified = ligne fortifiée : +{ $bonus } face à { $spaces }
about-side-strait = détroit : +{ $bonus } face à { $spaces }
about-side-high-mountain = haute montagne vers { $spaces }
about-landings = débarquements : { $spaces }
about-landings-d = avec les Assauts amphibies aussi : { $spaces }

about-tile-blitzkrieg = Les Blindés traversent les zones tenues par l’ennemi ; les lignes passent par les zones tenues par ses Armées
about-tile-aviation = Permet de prendre des Missions aériennes
about-tile-advanced_tanks = Permet de recruter des Blindés avancés
about-tile-industrial_redeployment = Ouvre Logistique, Gardes, Industrie de tanks et Industrie aérienne
about-tile-guards = Permet de recruter des Gardes
about-tile-tank_industry = La Production de blindés donne 5 PB au lieu de 3
about-tile-air_industry = Les Missions donnent 4 marqueurs aériens au lieu de 2
about-tile-logistics = La Planification donne 7 PO au lieu de 5
about-tile-amphibious_assaults = Trois débarquements par tour au lieu d’un, quatre en 1944 ; débarquements D
about-tile-advanced_navy = Axe : un seul marqueur sous-marin avancé suffit ; Alliés : cet avantage disparaît, et les sous-marins ordinaires sont sans effet
about-tile-advanced_aviation = Missions aériennes avancées, que seules des avancées annulent ; les Alliés peuvent bombarder l’Allemagne
about-tile-from = dès { $year }
about-tile-after = après { $technology }

# ---------------------------------------------------------------- noms

called-result = Pertes : attaquant { $attack }, défenseur { $defence }
tile-hidden = une technologie, face cachée

faction-axis = Axe
faction-allies = Alliés
faction-ussr = URSS
faction-neutral = neutre

country-germany = Allemagne
country-finland = Finlande
country-italy = Italie
country-bulgaria = Bulgarie
country-hungary = Hongrie
country-romania = Roumanie
country-uk = Royaume-Uni
country-france = France
country-belgium = Belgique
country-greece = Grèce
country-yugoslavia = Yougoslavie
country-usa = États-Unis
country-ussr = URSS
country-denmark = Danemark
country-norway = Norvège

action-planning = Planification
action-armour_production = Production de blindés
action-missions = Missions
action-recruitment = Recrutement
action-research = Recherche
action-lend_lease = Prêts-bails

operation-tactical = Mouvement tactique
operation-attack = Attaque
operation-engage = Attaque sur place
operation-strategic = Mouvement stratégique
operation-sail = Mouvement naval
operation-land = Assaut amphibie

season-winter = hiver
season-spring = printemps
season-summer = été
season-autumn = automne

terrain-plain = plaine
terrain-forest = forêt
terrain-swamp = marais
terrain-mountain = montagnes
terrain-defile = défilé

arm-infantry = Infanterie
arm-armour = Blindés

status-limited = Guerre limitée
status-total = Guerre totale

state-neutral = neutre
state-war = en guerre
state-surrendered = capitulation

row-development = en développement
row-available = disponible
row-used = employée

kind-unit = Armée
kind-units = Armées
kind-type = type d’Armée
kind-space = zone
kind-path = trajet
kind-tile = technologie

land-sweden = Suède
land-spain = Espagne
land-portugal = Portugal
land-switzerland = Suisse
land-turkey = Turquie
land-iceland = Islande
land-syria = Syrie
land-iraq = Irak
land-persia = Perse
land-sahara = Sahara
land-urals = Oural

line-Rhin = Rhin
line-Oder = Oder
line-Elbe = Elbe
line-Boug = Boug
line-Narew = Narew
line-San = San
line-Niemen = Niémen
line-Danube = Danube
line-Leitha = Leitha
line-Drave = Drave
line-Dniestr = Dniestr
line-Dvina = Dvina
line-Narva = Narva
line-Louga = Louga
line-Berezina = Bérézina
line-Dniepr = Dniepr
line-Boug-meridional = Boug méridional
line-Oka = Oka
line-Don = Don
line-Mious = Mious
line-Terek = Terek
line-Volga = Volga
line-Seine = Seine
line-Loire = Loire
line-Canal-de-Suez = Canal de Suez
line-Ligne-Maginot = Ligne Maginot

# ---------------------------------------------------------------- l’image

title = Downfall of the Third Reich
title-cards = Technologies
title-standings = Pays
title-reserve = Réserve : { $country }
moment-turn = Tour { $turn }, { $season } { NUMBER($year, useGrouping: 0) }
moment-phase = Phase { whose }

track-winter = Hiver
track-spring = Print.
track-summer = Été
track-autumn = Automne

key-plain = Plaine
key-forest = Forêt
key-swamp = Marais
key-mountain = Montagnes
key-defile = Défilé
key-outside = Hors jeu
key-river = Fleuve, compte de ce côté
key-fortified = Ligne fortifiée
key-high_mountain = Haute montagne
key-strait = Détroit
key-limit = Limite Est
key-closed = Sans passage
key-axis_plain = Axe de débarquement
key-axis_d = Axe D, de loin
key-capital = Capitale
key-source = Source de ravitaillement
key-victory = Zone de victoire
key-fortress = Forteresse
key-held = Contrôlé : { $faction }
key-taken = Conquis : { $faction }
key-figures = Combat et soutien
key-infantry = Armée d’infanterie
key-armour = Armée blindée
key-reduced = Bande claire : Armée réduite

gauge-po = Points d’opération
gauge-pb = Points de blindés
gauge-pr = Points de recrutement
gauge-actions = Actions restantes
gauge-air = Missions aériennes
gauge-air_advanced = Missions aériennes avancées
gauge-subs = Sous-marins
gauge-subs_advanced = Sous-marins avancés
gauge-atlantic = Sous-marins dans l’Atlantique
gauge-atlantic_advanced = Sous-marins avancés dans l’Atlantique
gauge-bombers = Bombardement stratégique

# Ce qui ne va pas dans un fichier de position ou un cas.

file-weigh = « { $line } » ne nomme pas d’attaque : attaquant, cible, soutiens, et air pour une mission
file-no-enemies = { $unit } et { $target } ne sont pas ennemis
file-apart = pas dans la zone de { $target } : { $units }
file-reserve = { $space } : il n’y a plus de { $kind } en réserve
file-not-on-map = pas d’Armée « { $unit } » sur la carte
file-mark = pas de marque « { $mark } » ; il y a : { $known }, by sea, from <zone>
file-crowd = { $number } Armées de { $faction } ne peuvent pas être en { $space } (5.1)
file-together = allies et ussr ne peuvent pas être ensemble en { $space } (5.3)
file-in-phase = seule la faction dont c’est la phase a des { $points }
file-axis-only = seul l’Axe a des sous-marins
file-markers = { $faction } n’a que { $number } marqueurs pour { $points }
file-submarines = il n’y a que { $number } marqueurs de sous-marins pour cela
file-bombers = trop peu de marqueurs en réserve pour cela : { $number }
file-no-tile = { $faction } n’a pas de tuile « { $tile } » ; il y a : { $known }
file-tile-once = { $faction } n’a la tuile { $tile } qu’une fois
thing-area = zone
thing-army = Armée
thing-tile = tuile
thing-faction = faction
thing-holder = contrôle
thing-country = pays
thing-standing = situation
thing-state-of-French-North-Africa = état de l’Afrique du Nord française
thing-place-of-a-tile = place d’une tuile
thing-scenario = scénario
thing-type = type d’Armée
thing-side = face
thing-action = action
thing-stage = moment
thing-an-army = une Armée

## ---------------------------------------------------------------- aides de jeu

chart-combat = Pertes au combat
chart-totals = Totaux, dés compris
chart-attacker-loses = Pertes de l’attaquant
chart-defender-loses = Pertes du défenseur
chart-band-double = Attaque au moins double
chart-band-more = Attaque supérieure
chart-band-equal = Égalité
chart-band-less = Défense supérieure
chart-band-half = Défense au moins double
chart-reduced-note = Quand le vainqueur devrait perdre 1, il ne perd rien si le vaincu était réduit (16.10).
chart-die-note = Pour les Blindés allemands attaquant en terrain dégagé en URSS, et pour les Blindés britanniques et la DAK en Afrique du Nord, un dé de 1 ou 2 compte pour 3 (16.8, 16.9).
chart-modifiers = Ce qui compte dans une attaque
chart-counts = Élément
chart-worth = Apport
chart-here = Cette attaque
chart-worth-attack_combat = sa valeur
chart-worth-attack_support = leur valeur
chart-worth-defence_combat = sa valeur
chart-worth-defence_ground = selon le terrain
chart-worth-defence_fortress = selon le terrain
chart-worth-defence_border = selon le terrain
chart-worth-defence_coast = selon le terrain
chart-terrain = Effets du terrain
chart-ground = Terrain
chart-defence = Pour le défenseur
chart-plain = plaine
chart-forest = forêt
chart-swamp = marais
chart-mountain = montagnes
chart-defile = défilé
chart-fortress = forteresse tenue par le défenseur
chart-river = rivière
chart-strait = détroit
chart-fortified = ligne fortifiée
chart-coast = côte, contre un débarquement
chart-high_mountain = haute montagne
chart-closed = fermée tant que l’ennemi est derrière
chart-border-note = Rivière, détroit et ligne fortifiée ne comptent que si toutes les Armées de l’attaque en ont franchi ; s’il y en a plusieurs, le plus faible bonus compte (15.1).
chart-add-note = Tous les bonus applicables s’additionnent (15.7).
chart-africa-note = En Afrique, les Blindés traversent tous les terrains (15.6).
chart-turns = Piste des tours
chart-turn = Tour
chart-season = Saison
chart-when = { $season } { NUMBER($year, useGrouping: 0) }
chart-happens = Événements
chart-total-war = Guerre totale pour toutes les factions (3.4)
chart-entries = { $country-count ->
    [one] entrée en guerre au plus tard : { $country } (2.2)
   *[other] entrées en guerre au plus tard : { $country } (2.2)
}
chart-partisans = retour de la Yougoslavie, si elle a capitulé (17.10)
chart-winter = hiver (19.1, 19.2)
chart-hard-winter = hiver 1942 (19.1 à 19.4)
chart-minors = recrutement des pays mineurs (4.4.1)
chart-technologies = recherche ouverte : { $tile } (13)
chart-lend-lease-first = Prêts-bails à partir de ce tour (4.6)
chart-lend-lease-last = derniers Prêts-bails (4.6)
chart-end = la partie s’arrête à la fin de ce tour
chart-winter-note = En hiver, pas de Mission aérienne en attaque, sauf en Afrique du Nord et pour les Alliés en 1945 ; débarquements en Méditerranée seulement (19.1, 19.2).
chart-minors-note = L’Italie et la France recrutent à chaque tour (4.4.1).
