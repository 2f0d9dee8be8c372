# Ce qui ne va pas dans un fichier de cas, ou qui ne donne pas ce qu’il dit.

# À la lecture du fichier.

unknown-key = Rien ne s’appelle « { $key } » ici.{ did-you-mean } Il y a : { $known }.
must-be-text = « { $key } » doit être un texte entre guillemets, et non { $value }.
must-be-yes-no = « { $key } » doit être true ou false, et non { $value }.
must-be-texts = « { $key } » doit être une liste de textes comme ["…", "…"], et non { $value }.
must-be-numbers = « { $key } » doit être une liste de nombres à partir de { $least }, comme [6, 1], et non { $value }.
must-be-table = « { $key } » doit être une table comme { "{" } … = … { "}" }, et non { $value }.
must-be-tables = « { $key } » doit être une liste de tables, et non { $value }.
step-has-one = Une étape comporte un seul de ces mots, ou seulement « expect » : { $known }.
belongs-to = « { $key } » va avec une étape qui comporte : { $homes }.
refused-needs-rule = Un refus demande la « rule » qui l’explique : son numéro, "5-4*" pour tout ce qui commence ainsi, "*" pour n’importe laquelle, "" pour aucune.
needs-name = Donnez-lui un « name », pour qu’on sache ce qu’il prouve.
checks-nothing = Rien n’est vérifié ici : ajoutez « do », « expect » ou « branch ».
no-cases = Il n’y a pas de [[case]] dans ce fichier : chaque cas commence par cette ligne.
which-game = De quel jeu s’agit-il ? Commencez le fichier par game = "{ $example }", ou dites --game { $example }.
no-game = Il n’y a pas de jeu « { $name } ».{ did-you-mean } Il y a : { $known }.

# Les mots.

misspelt = « { $line } » n’est pas une action. { $why }
no-seat = Il n’y a pas de siège « { $name } ».{ did-you-mean } Il y a : { $known }.
which-seat = Dites avec « seat » qui agit : { $seats } peuvent répondre.
nobody-asked = Plus personne n’a à répondre : la partie est finie.
no-word = Aucune action ne peut contenir le mot « { $word } ».{ did-you-mean }
no-rule = Les règles n’ont pas de paragraphe « { $number } ».{ did-you-mean }
no-message = Il n’y a pas de motif « { $word } ».{ did-you-mean }
no-kind = Il n’y a pas d’événement de nature « { $word } ».{ did-you-mean }
no-end = Aucune partie ne finit par « { $word } ».{ did-you-mean }

# En le jouant.

position = Position : { $why }.
asked = La question posée : { $question } On y répond par : { $verbs }.
act-refused = « { $line } » n’est pas permis. { $why }
not-legal = « { $line } » devrait être permis, mais c’est refusé. { $why }
is-legal = « { $line } » est permis, mais { $rule ->
    [none] devrait être refusé.
    [any] une règle devrait le refuser.
   *[other] la règle { $rule } devrait le refuser.
 }
other-rule = « { $line } » est refusé, mais { $rule ->
    [none] pas sans règle. { $why }
   *[other] pas par la règle { $rule }. { $why }
 }
other-message = C’est refusé pour un autre motif, « { $found } » et non « { $wanted } ». { $why }
figures-differ = Chiffres : { $why }. Il y a : { $known }.
no-result = Aucun dé ne donne « { $name } » ; il peut donner : { $known }.
other-chance = « { $name } » a { $found } de chances, et non { $wanted }.
chance-form = Écrivez la probabilité de « { $name } » sous la forme "1/6", et non { $value }.
dice-left = { $rolled ->
    [0] Aucun dé n’est lancé ici, mais « dice » en nomme { $left }.
    [one] Un seul dé est lancé ici ; il en reste { $left } dans « dice ».
   *[other] Seuls { $rolled } dés sont lancés ici ; il en reste { $left } dans « dice ».
 }{ $asked ->
    [none] { "" }
   *[other] { " " }{ $asked }
 }
dice-wanted = { $rolled ->
    [0] Un dé est lancé ici ({ $what }) : dites avec « dice = […] » ce qu’il montre.
   *[other] On lance ici plus de dés que « dice » n’en nomme ({ $rolled }) : il en faut un de plus ({ $what }).
 }
no-such-face = Le dé numéro { $number } ne peut pas montrer { $die }.
draws-wrong = Les tirages secrets ne sont pas ceux que nomme « draws ».
not-offered = « { $line } » n’est pas proposé. { $why }
not-among = « { $line } » est permis, mais n’est pas parmi les propositions : un autre chemin y mène, ou « offered_of » l’écarte.
offered-besides = Proposé en plus : { $lines }.
expected = { $key } : { $why }.
not-in-order = { $kinds } n’est pas arrivé dans cet ordre ; il y a eu : { $happened }
no-event = il n’y a pas eu d’événement « { $kind } », mais { $happened }
event-differs = il y a bien eu « { $kind } », mais { $why }
event-form = un événement s’écrit { "{" } kind = "…", … { "}" }, et non { $value }
sees-form = ce que voient les sièges s’écrit { "{" } siège = { "{" } … { "}" } { "}" }, et non { $value }
sees = Aux yeux de { $seat } : { $why }
error = { $why }
program = Le programme lui-même a échoué ici ({ $error }). La faute est la sienne, pas celle de ce fichier : signalez-la, s’il vous plaît.
