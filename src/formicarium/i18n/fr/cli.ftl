### La ligne de commande, en français. Les options et les noms de commandes restent tels qu’on les tape.

## Aide

cli-about = Des jeux de fourmis : y jouer, interroger leurs règles, les faire jouer par des machines. Sans commande : le site.
cli-command = COMMANDE
cli-commands = commandes
cli-arguments = arguments
cli-options = options
cli-help = Cette aide
cli-version = La version
cli-lang = Langue : fr ou en (sinon FORMICARIUM_LANG, puis celle du système)
# $prog : la commande
cli-try = Essayez « { $prog } --help ».

cli-games = Les jeux de l’étagère : modes, joueurs, options
cli-play = Jouer dans le terminal, entre humains ou contre la machine
cli-new = Commencer une partie : écrit sa position de départ
cli-legal = Les coups permis à une place
cli-why = Un coup est-il permis ? Sinon, quelle règle l’interdit
cli-apply = Jouer un coup : écrit la position qui suit
cli-view = Ce qu’une place voit d’une position
cli-score = Les points d’une position, ligne à ligne
cli-analyse = Comment une machine continuerait depuis une position : ses meilleures suites et leur valeur
cli-review = Une partie revue avec la coach : ce que chaque coup a coûté, les tournants, la part du hasard
cli-schema = Le schéma JSON des positions, actions et journaux d’un jeu
cli-replay = Raconter une partie d’après son journal
cli-verify = Vérifier un journal, coup par coup
cli-rules = Les règles d’un jeu
cli-playthrough = Une partie exemple qu’un humain peut lire
cli-simulate = Faire jouer beaucoup de parties aux machines et compter
cli-arena = Un tournoi entre machines, avec leurs cotes
cli-balance = Un jeu est-il équilibré ? Qui gagne, à quelle place et avec quoi
cli-bots = Inscrire un robot à soi, dans l’arène et sur le site
cli-train = Entraîner un réseau pour un jeu, en le faisant jouer contre lui-même
cli-variants = Les variantes en chiffres : coups, longueur, choix, hasard, secrets
cli-puzzles = Des énigmes : les chercher, les lister, les résoudre
cli-fuzz = Chercher une partie ou une entrée qui viole une loi
cli-bench = Mesurer la vitesse

# $games : leurs identifiants
cli-game = Le jeu : { $games }
cli-mode = Le mode de jeu (voir « formicarium games »)
cli-players = Combien de joueurs
cli-edition = L’édition du matériel
cli-option = Une option de table, « NOM », « NOM=off » ou « NOM=20 » ; autant qu’on veut
cli-json = Du JSON sur une ligne, pour un programme
cli-seat = La place, comptée depuis 0
cli-seat-watcher = La place, comptée depuis 0 ; -1 : qui regarde seulement
cli-action = L’action en JSON, ou - pour l’entrée standard
cli-whole = Les actions entières : tous les coups jusqu’à ce que quelque chose soit fait, une par ligne
cli-with = Seulement celles qui ont ces champs, en JSON : { "{" }"cell": "b3"{ "}" } ; autant de fois que voulu
cli-seed = Graine du hasard : la même donne la même chose (sinon, un vrai hasard)
cli-draws = Les réponses du hasard, dans l’ordre : 3,1
cli-position = Un fichier de position, ou - pour l’entrée standard
cli-journal = Un journal de partie, ou - pour l’entrée standard
cli-until = S’arrêter après N lignes du journal
cli-rules-rule = Une seule règle, par son identifiant
cli-rules-check = Comparer règles, code, tests et messages ; 1 s’il manque quelque chose
cli-write = Récrire les fichiers tests/playthroughs d’un jeu
cli-playthrough-seed = Graine du hasard : la même donne la même partie
cli-playthrough-lines = Au plus N lignes : d’une partie plus longue, le début, la fin et des aperçus

## Réponses

# $number (nombre), compté depuis 1
cli-player = Joueur { $number }
cli-spectator = Public

# $game, $version (nombre)
cli-games-version = { $game } (règles, version { $version })
cli-games-modes = Modes
cli-games-editions = Éditions
cli-games-options = Options
# $name, $least, $most (nombres), $help
cli-games-mode =
    { $name }, { $most ->
        [1] seul
       *[other] de { $least } à { $most } joueurs
    }. { $help }
cli-games-mode-exactly =
    { $name }, { $most ->
        [1] seul
       *[other] { $most } joueurs
    }. { $help }
# $name, $help
cli-games-option = { $name }. { $help }

# $count (nombre), $seat (nom)
cli-legal-moves =
    À { $seat } de jouer : { $count ->
        [one] { $count } coup permis.
       *[other] { $count } coups permis.
    }
# $count (nombre), $seat (nom) : un coup libre hors de son tour
cli-legal-free =
    { $seat } n’est pas attendu, mais peut jouer { $count ->
        [one] { $count } coup.
       *[other] { $count } coups.
    }
# $seat (nom), $waiting (noms joints)
cli-legal-none = Aucun coup pour { $seat } : c’est à { $waiting } de jouer.
# $seat (nom)
cli-legal-ended = Aucun coup pour { $seat } : la partie est finie.

cli-analyse-bot = Qui réfléchit : level3 … level5, level5@5000ms, level5@100000
cli-analyse-lines = Combien de suites
# $seat, $bot (noms), $count (nombre)
cli-analyse-seat =
    À { $seat } de jouer ; { $count ->
        [0] { $bot } ne regarde pas plus loin dans ce jeu.
        [one] ce que jouerait { $bot }, et ce que cela vaut pour { $seat } :
       *[other] ce que jouerait { $bot }, le meilleur d’abord, et ce que cela vaut pour { $seat } :
    }
# $turns (nombre)
cli-analyse-won = gagné en { $turns }
cli-analyse-lost = perdu en { $turns }
fault-analyse-lines = --lines : une au moins.

cli-why-allowed = Permis.
# $rule
cli-why-refused = Interdit par { $rule }.

# $winners (noms joints), $count (nombre)
cli-score-won =
    { $count ->
        [one] { $winners } gagne.
       *[other] Égalité entre { $winners }.
    }
cli-score-goes-on = La partie continue.
# $waiting (noms joints)
cli-score-waiting = C’est à { $waiting } de jouer.
cli-score-player = Joueur
cli-score-place = Rang
cli-score-total = Total

cli-replay-opening = Mise en place.
# $seat (nom)
cli-replay-undo = { $seat } reprend son dernier coup.
# $count (nombre)
cli-verify-good =
    Journal juste, { $count ->
        [0] sans coup.
        [one] { $count } ligne.
       *[other] { $count } lignes.
    }
# $ending (phrase), $rule
cli-verify-ended = La partie est finie : { $ending } ({ $rule })
# $path, $line (nombre), $reason
cli-verify-broken = { $path }, ligne { $line } : { $reason }
# $rule, $text
cli-verify-refused = coup interdit par { $rule }. { $text }
# $seat (nombre), $last (nombre)
cli-verify-seat = il n’y a pas de place { $seat } ; elles vont de 0 à { $last }.

# $game, $title, $count (nombre)
cli-rules-book = { $game } : { $title } ({ $count } règles). « formicarium rules { $game } » les montre.
# $game, $count (nombre)
cli-rules-complete =
    { $game } : { $count ->
        [one] { $count } règle, tout concorde.
       *[other] { $count } règles, tout concorde.
    }
cli-rules-rule-column = Règle
cli-rules-missing-column = Ce qui manque
cli-rules-skipped = Pas comparés, absents d’ici : les tests.
# $what, $detail
cli-rules-missing =
    { $what ->
        [language] pas la même place ou pas de texte dans rules.{ $detail }.md
        [duplicate] deux fois dans rules.{ $detail }.md
        [anchor] ancre fausse dans rules.{ $detail }.md
        [code] le code n’y renvoie pas
        [unknown] cité par { $detail }, mais absent des règles
        [test] aucun test ne porte son nom
        [sentence] aucune phrase pour ce refus, ou une ancre de trop ({ $detail })
        [refusal] pas de message « refusal- » ({ $detail })
        [ending] pas de message « ending- » ({ $detail })
       *[score] pas de message « score- » ({ $detail })
    }
# $file
cli-playthrough-written = { $file } écrit.

## Fautes

# $near
fault-near = Vouliez-vous dire « { $near } » ?
# $name, $commands
fault-no-command = Il n’y a pas de commande « { $name } » ; il y a { $commands }.
# $name, $languages
fault-no-language = --lang : « { $name } » n’est pas une langue d’ici ; il y a { $languages }.
# $name, $games
fault-no-game = Il n’y a pas de jeu « { $name } » ; il y a { $games }.
# $game, $name, $options
fault-no-option = { $game } n’a pas d’option « { $name } » ; il y a { $options }.
# $game
fault-no-options = { $game } n’a pas d’options de table.
# $game, $name, $modes
fault-no-mode = { $game } n’a pas de mode « { $name } » ; il y a { $modes }.
# $game, $name, $editions
fault-no-edition = { $game } n’a pas d’édition « { $name } » ; il y a { $editions }.
# $game, $mode, $players, $least, $most (nombres)
fault-no-players =
    { $game } ({ $mode }) ne se joue pas à { $players } ; il faut { $most ->
        [1] un joueur.
       *[other] de { $least } à { $most } joueurs.
    }
# $detail, en anglais
fault-game = Ce jeu ne se joue pas ainsi : { $detail }
# $path, $detail
fault-file = { $path } : illisible ({ $detail }).
# $path
fault-no-file = { $path } : ce fichier n’existe pas.
fault-folder = { $path } : c’est un dossier, pas un fichier.
# $path, $size (nombre)
fault-too-large = { $path } : plus de { $size } Mio ; aucune position, aucun journal n’est si grand.
# $path
fault-not-text = { $path } : ce n’est pas du texte UTF-8.
# $path, $detail
fault-impossible = { $path } : position impossible : { $detail }
# $path, $detail, $game
fault-position = { $path } : ce n’est pas un fichier de position : { $detail } (« formicarium schema { $game } » dit comment en écrire un).
# $path, $name, $games
fault-position-game = { $path } : pas de jeu « { $name } » ; il y a { $games }.
# $detail, $game
fault-action = --action : { $detail } (« formicarium schema { $game } » dit comment écrire une action).
# $detail, en anglais
fault-with = --with : { $detail }
# $number (nombre)
fault-after-chance = --action : le coup numéro { $number } dépend de ce que le hasard répond avant lui.
# $seat, $last (nombres)
fault-no-seat = --seat : il n’y a pas de place { $seat } ; elles vont de 0 à { $last }.
fault-no-seat-watcher = --seat : il n’y a pas de place { $seat } ; elles vont de 0 à { $last }, et -1 regarde seulement.
# $path, $detail
fault-journal = { $path } : ce n’est pas un journal d’ici : { $detail }
# $detail, en anglais
fault-bots = --bots : { $detail }
# $module, $extra
fault-extra = Il manque ici « { $module } » : pip install 'formicarium[{ $extra }]' l’apporte.
# $text, $most
fault-seed = --seed : « { $text } » ; il faut un nombre entier de 0 à { $most }.
# $text
fault-draws = --draws : « { $text } » ; il faut des nombres séparés par des virgules, par exemple 3,1.
# $detail, en anglais
fault-draws-asked = --draws : { $detail }
# $text
fault-until = --until : « { $text } » ; il faut un nombre de lignes, à partir de 0.
# $rule, $game
fault-no-rule = { $game } n’a pas de règle « { $rule } ».
fault-rule-without-game = Une règle se cherche dans un jeu : « formicarium rules JEU RÈGLE ».
fault-no-checkout = --write : il n’y a pas de dossier tests/playthroughs ici ; cela se fait dans les sources.

## review

cli-review-budget = Combien de parties essayées (positions, avenirs) en tout ; 0 : le compte habituel
cli-review-thinking = La coach réfléchit
cli-review-accuracy = Précision
cli-review-good = Bons
cli-review-inexact = Imprécis
cli-review-mistakes = Erreurs
cli-review-blunders = Gaffes
cli-review-given = Chance
cli-review-taken = Malchance
# $swing (nombre sur cent)
cli-review-swing = { SIGNED($swing) }
cli-review-move = Coup
cli-review-action = Joué
cli-review-before = Avant
cli-review-after = Après
cli-review-mark = Note
cli-review-why = Mieux
fault-review-budget = --budget : un nombre de parties, 0 au moins.
