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
sky-fair = bonne
sky-poor = mauvaise
sky-severe = sévère

# ---------------------------------------------------------------- événements

event-turn = { $month } { NUMBER($year, useGrouping: 0) }
event-phase = { $phase } : { $faction }
event-weather = Météo : zone froide { $cold }, zone tempérée { $temperate }, zone chaude { $warm }.
why-weather-cold = météo de la zone froide
why-weather-temperate = météo de la zone tempérée
why-weather-warm = météo de la zone chaude

# ---------------------------------------------------------------- fins

end-held-out = Le temps est écoulé. Victoire : { $faction }.
end-conquest = La conquête est achevée. Victoire : { $faction }.
end-will-broken = La volonté de l’URSS est brisée. Victoire : { $faction }.
end-liberation = L’Ouest est libéré. Victoire : { $faction }.
end-decisive = Victoire décisive : { $faction }.
end-surrender = Capitulation sans conditions. Victoire : { $faction }.
end-marginal = L’Allemagne est tombée trop tard. Victoire marginale : { $faction }.
