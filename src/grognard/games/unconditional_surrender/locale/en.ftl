# Unconditional Surrender! in English. Keys: see kernel/messages.py.

title = Unconditional Surrender!
about-game = The whole war in Europe, 1939 to 1945, a month a turn: armies, air fleets and fleets on 3,808 hexes and 33 sea zones. A unit moves and fights in one activation; every combat is one die against one die. For two to four players.
title-poland_1939 = Poland 1939
scenario-poland_1939 = September 1939, one turn: can the Wehrmacht conquer Poland in a month?
title-france_1940 = France 1940
scenario-france_1940 = May to September 1940: Belgium, the Netherlands and France.
title-balkans_1941 = Balkans 1941
scenario-balkans_1941 = April and May 1941: Yugoslavia and Greece.
title-ussr_1941 = USSR 1941
scenario-ussr_1941 = June to December 1941: how far does the Axis break the will of the USSR?
title-france_1944 = France 1944
scenario-france_1944 = June to September 1944: the liberation of the West.
title-main_event = The Main Event
scenario-main_event = September 1939 to the end: all fronts, all rules.

# ---------------------------------------------------------------- names

seat-axis = Axis
seat-western = West
seat-soviet = Soviets
seat-allies = Allies
seat-germany = Germany
seat-axis_partners = Axis partners
faction-axis = Axis
faction-western = Western faction
faction-soviet = Soviet faction
phase-weather = Weather
phase-declare_war = Declarations of war
phase-economy = Economy
phase-strategic_warfare = Strategic warfare
phase-strategic_movement = Strategic movement
phase-actions = Operations: actions
phase-supply = Operations: supply
phase-no_supply = No supply
phase-replacements = Replacements
phase-upgrade = Upgrade
phase-mobilization = Mobilization
phase-diplomacy = Diplomacy
phase-victory = Victory check
phase-end = End of turn
sky-fair = fair
sky-poor = poor
sky-severe = severe

# ---------------------------------------------------------------- events

event-turn = { $month } { NUMBER($year, useGrouping: 0) }
event-phase = { $phase }: { $faction }
event-weather = Weather: cold zone { $cold }, temperate zone { $temperate }, warm zone { $warm }.
why-weather-cold = weather of the cold zone
why-weather-temperate = weather of the temperate zone
why-weather-warm = weather of the warm zone

# ---------------------------------------------------------------- ends

end-held-out = Time has run out: victory of the { $faction }.
end-conquest = Conquest complete: victory of the { $faction }.
end-will-broken = The will of the USSR is broken: victory of the { $faction }.
end-liberation = The West is free: victory of the { $faction }.
end-decisive = Decisive victory of the { $faction }.
end-surrender = Unconditional surrender: victory of the { $faction }.
end-marginal = Germany fell too late: marginal victory of the { $faction }.
