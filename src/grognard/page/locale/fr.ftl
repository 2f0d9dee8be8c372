# Ce que la page dit de n’importe quel jeu ; les mots du jeu sont dans son dossier.

act = { $verb } : { $things }
factor = { $thing } ×{ $factor }
status = { $turn }. { $phase }
tone-own = à vous
tone-enemy = ennemi
tone-contested = disputé
ordered = Votre consigne y répond : { $question }
ordered-ask = Toujours me demander
bot-random = Fait au hasard tout ce qui est permis.
role-unit = Unité
role-units = Unités
role-space = Lieu
role-spaces = Lieux
role-path = Destination
left-units = { $number ->
    [one] Une unité pourrait encore agir.
   *[other] { $number } unités pourraient encore agir.
}

chart-lit-weighed = En évidence : l’attaque envisagée
chart-lit-fought = En évidence : la dernière attaque
chart-lit-now = En évidence : ce qui compte à présent
