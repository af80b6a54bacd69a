### Simulations, tournois, mesures.

numbers-playing = Parties
numbers-seat = place
numbers-bot = joueur
numbers-wins = victoires
numbers-mean-score = score moyen
numbers-pair = paire
numbers-games = parties
numbers-score = score
numbers-interval = intervalle à 95 %
numbers-draws = nulles
numbers-rating = cote
# $games, $draws, $moves, $seconds, $moves_per_second (nombres)
numbers-summary = { $games } parties, dont { $draws } nulles ; { $moves } coups en { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($moves_per_second, maximumFractionDigits: 0) } par seconde.
numbers-measure = mesure
numbers-value = valeur
numbers-bar = seuil
# $seconds, $games, $seed
numbers-fuzz-clean = { $games } parties en { NUMBER($seconds, maximumFractionDigits: 0) } s : aucune loi n’est violée, aucune entrée ne fait tomber le programme.
numbers-fuzz-broken = Une loi est violée. Pour la revoir : { $command }
fault-arena-bots = --bots : il faut au moins deux joueurs différents, séparés par des virgules.
# $given, $players (nombres)
fault-seats = --bots : { $given } noms pour { $players } places ; donnez-en un seul pour tous, ou un par place.
fault-bench-missing = mesure impossible ici : { $reason }
fault-no-losses = Dans { $game } personne ne bluffe : il n’y a pas de perte à mesurer.
numbers-mode = mode
numbers-help-losses = Au lieu de cela : ce que les bluffs des robots perdent contre qui les perce à jour, sur K manches de chaque mode
numbers-help-honesty = Au lieu de cela : ce que le robot le plus fort perd à être honnête, contre lui-même qui voit tout, cartes cachées et hasard à venir, sur K parties de chaque mode
numbers-all-seeing = qui voit tout
numbers-nothing-to-see = rien de caché, pas de hasard

numbers-help-bots = Joueurs, séparés par des virgules : random, greedy, level1 … level5, level4@200ms, level4@1000 ; un seul nom vaut pour toutes les places
numbers-help-games = Nombre de parties
numbers-help-arena-games = Parties par paire
numbers-help-pairs = Toutes les paires, ou seulement les voisins dans la liste
numbers-help-seed = Graine du hasard : la même donne les mêmes parties
numbers-help-jobs = Processus en parallèle, sur cette machine
numbers-help-ray = Les parties vont sur une grappe Ray : « auto », hôte:port ou ray://hôte:port ; formicarium y est installé
# $detail, en anglais
fault-jobs = --jobs : les processus meurent avant d’avoir rien joué ({ $detail }).
# $address, $detail
fault-ray = --ray { $address } : pas de grappe ici ({ $detail }).
numbers-help-json = Un objet JSON, pour un programme
numbers-help-bot = Le joueur à toutes les places : level3, level4@1000 …
numbers-help-vary = Puis autant de parties avec chaque option de table réglée autrement
numbers-help-picture = Le dessine aussi dans ce fichier, en SVG

fault-balance-bot = --bot : un seul joueur, qui s’assied à toutes les places.
# $game, $mode, $bot (noms), $players, $games (nombres)
balance-heading =
    { $game }, { $mode } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }, { $bot } à toutes les places
# $mean, $low, $high, $least, $most (nombres de coups)
balance-length = Longueur : { $mean } coups ({ $low } … { $high }), la plus courte { $least }, la plus longue { $most }.
balance-seats = Places
balance-scores = Points par place
balance-sources = Points par origine
# $name (d’une option de table), $value
balance-option = { $name } : { $value }
balance-on = oui
balance-off = non
balance-share = victoires
balance-score = points
balance-points = points
balance-games = parties
balance-interval = intervalle à 95 %
balance-beside = hors de l’égalité
balance-winners = vainqueurs
balance-others = autres
balance-picture-share = part des victoires, intervalle à 95 %, parties
balance-picture-score = points, intervalle à 95 %, parties
balance-picture-points = points des vainqueurs / des autres

bench-compiled = Parties au hasard, règles compilées (coups)
bench-interpreted = Parties au hasard, règles interprétées (coups)
bench-uct = Recherche UCT (simulations)
bench-costs = Compilé :
bench-costs_interpreted = Interprété :
bench-breakthrough = breakthrough C++ d’OpenSpiel, depuis Python (coups)
bench-breakthrough_mcts = MCTS C++ d’OpenSpiel sur breakthrough (simulations)
bench-compiled_over_interpreted = Compilé / interprété
bench-compiled_over_breakthrough = Compilé / breakthrough C++ depuis Python
bench-compiled_over_c = Compilé / C à la main
bench-uct_over_openspiel_mcts = UCT / MCTS C++ d’OpenSpiel
numbers-help-seconds = Durée, en secondes
numbers-help-fuzz-games = Au plus tant de parties

numbers-help-markdown = En tableau Markdown
numbers-variant-game = jeu
numbers-variant-mode = mode
numbers-variant-players = joueurs
numbers-variant-moves = numéros de coups
numbers-variant-longest = longueur au plus
numbers-variant-usual = d’ordinaire
numbers-variant-symmetries = symétries
numbers-variant-length = longueur
numbers-variant-branching = choix
numbers-variant-widest = choix au plus
numbers-variant-chance = coups avec hasard
numbers-variant-questions = tirages par coup
numbers-variant-secrets = secrets
numbers-secrets-yes = oui
numbers-secrets-no = non
