### Le site : le cadre et les pages, hors de la table de jeu.

## Le cadre

site-skip = Aller au contenu
site-home = Formicarium, l’étagère
site-tools = Outils
site-pages = Pages
site-shelf = Étagère
site-play = Jouer
site-my-games = Mes parties
site-rules = Règles
site-sound = Son
site-dark = Mode sombre
site-guest = Sans nom
# $name : qui est là
site-you = Vous : { $name }
site-loading = Un instant.
site-again = Réessayer
site-close = Fermer
site-copy = Copier
site-copied = Copié
site-copy-by-hand = Copiez ce lien :

## L’étagère

shelf-title = À quoi jouons-nous ?
shelf-subtitle = Cinq jeux, des milliers de fourmis.
shelf-heading = L’étagère
shelf-waiting = Ce qui vous attend
shelf-others = On vous attend
shelf-all-tables = Toutes les tables
shelf-empty = Rien en cours. On joue ?
shelf-play = Jouer
# $game
shelf-play-name = Jouer à { $game }
shelf-invite = Inviter
# $game
shelf-invite-name = Inviter quelqu’un à { $game }
# $least, $most (nombres)
shelf-players = { $least } à { $most }
# $level (nombre) : de 1 à 3
shelf-difficulty = Difficulté { $level } sur 3
shelf-length = Durée
shelf-friend = Invité par un ami ?
shelf-paste = Collez son lien
shelf-learn = Apprendre à jouer en une minute

## Une table dans une liste

# $game
card-your-turn = { $game } : à vous
# $name
card-thinking = { $name } réfléchit
# $names (noms déjà joints)
card-waiting = On attend { $names }
card-imported = importée
    .help = Commencée à partir d’un journal : qui l’a ouverte en a choisi le début.
# $count (nombre)
card-seats = { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
# $names (noms déjà joints)
card-with = Avec { $names }
card-alone = Autour de cet écran
card-solo = En solo
# $name
card-won = { $name } a gagné
card-left = Un robot joue pour vous
card-you-won = Vous avez gagné
card-draw = Égalité
# $place, $count (nombres)
card-place = place { $place } sur { $count }
card-go = Y aller
card-replay = Revoir
card-ready = La table est prête

## Nouvelle table

new-title = Nouvelle table
new-import-title = Reprendre une partie
new-mode = Quel jeu ?
new-players = Joueurs
# $count (nombre)
new-players-count = { $count } joueurs
new-who = Qui joue ?
# $number (nombre)
new-seat = Place { $number }
new-me = Vous
new-me-help = Vous jouez ici.
new-bots = Robots
# $bot
new-bot = Robot { $bot }
new-here = Quelqu’un à cet écran
new-here-help = On se passe l’écran.
new-open = Par un lien
new-open-help = Un lien à envoyer, donné à l’ouverture.
new-your-name = Votre nom
new-their-name = Son nom
# $number (nombre)
new-name-default = Joueur { $number }
new-pace = À quel rythme ?
new-pace-calm = Tranquille
    .help = Sans pendule.
new-pace-quick = 1 min
    .help = Une minute pour chaque coup.
new-pace-game = 10 min
    .help = Dix minutes chacun pour toute la partie.
new-pace-own = Sur mesure
    .help = Choisissez vos temps. Un champ vide ne limite rien.
new-pace-own-game = Pour la partie (min)
new-pace-own-add = Ajout par tour (s)
new-pace-own-move = Par coup (s)
new-pace-days = 3 jours
    .help = Trois jours pour chaque coup. Revenez quand vous voulez.
new-options = Options de la table
# $count (nombre)
new-options-on = { $count ->
        [0] habituelles
        [one] { $count } choisie
       *[other] { $count } choisies
    }
# $players (texte) : « 3 ou 4 »
new-option-players = Pour { $players } joueurs.
new-public = Table ouverte à tous
    .help = Chacun la trouve sous « Jouer », avec votre nom, jusqu’à ce qu’elle soit pleine. Sans cela, seuls vos liens y mènent.
new-shown = Chacun peut regarder
    .help = La partie est sous « Jouer » tant qu’elle dure. On y voit ce que voit qui regarde, rien de plus.
new-hints = Indices
    .help = Chacun peut demander un indice à un robot.
new-edition = Édition
new-open-table = Ouvrir la table
new-copy = Copier le lien
new-opening = On installe la table.
new-ready = La table est ouverte
new-ready-text = Envoyez un lien par place. Qui l’ouvre s’assoit.
# $number (nombre)
new-link = Lien de la place { $number }
new-watch-link = Lien pour regarder
new-go = Aller à la table
# $number (nombre)
new-imported = La partie reprend après { $number ->
        [0] la mise en place
        [one] { $number } coup
       *[other] { $number } coups
    }.

## Rejoindre

join-title = On vous attend à une table
# $names (noms joints), $count, $game
join-invited =
    { $count ->
        [one] { $names } vous attend
       *[other] { $names } vous attendent
    } pour jouer à { $game }
# $game
join-game = On vous attend pour jouer à { $game }
# $time
join-clock = pendule : { $time }
join-rules = Apprendre les règles
join-text = Dites votre nom, et prenez place. Rien à créer, rien à installer.
join-sit = Prendre place
join-paste-title = Suivre un lien
join-paste = Le lien reçu
join-paste-help = Il ressemble à une adresse avec /join/ ou /watch/ dedans.
join-paste-bad = Ce lien ne mène à aucune table. Vérifiez qu’il est entier.
join-follow = Suivre

## Mes parties

games-title = Mes parties
games-yours = À vous
games-going = En cours
games-ended = Terminées
games-empty = Rien en cours. On joue ?
games-me = Vous
games-name = Votre nom
games-save = Garder
games-saved = C’est noté.
games-device = Sur un autre appareil
games-device-text = Retrouvez vos places sur un téléphone ou un autre ordinateur. Le lien sert une fois, pendant un quart d’heure.
games-device-make = Faire un lien
games-device-qr = Code à viser avec l’autre appareil
games-device-alone = Gardez ce lien pour vous : qui l’ouvre joue à votre place.
games-import = Une partie dans un fichier
games-import-text = Ouvrez le journal d’une partie, et jouez la suite.
games-import-choose = Choisir un fichier
games-import-bad = Ce fichier n’est pas le journal d’une partie.
games-import-long = Ce fichier est trop long.
games-notify = Me prévenir
games-notify-text = Une notification quand c’est à vous, même si vous faites autre chose.
games-notify-on = Me prévenir quand c’est à moi
games-notify-denied = Le navigateur refuse les notifications pour ce site.

## Règles

rules-all = Les règles des jeux
# $game
rules-of = Règles : { $game }
rules-contents = Sommaire
rules-play = Jouer
# $rule
rules-reached = Règle { $rule }
rules-back = Revenir à la table
rules-search = Chercher dans les règles
rules-whole = Toutes les règles
# $count (nombre), $wanted (ce qu’on cherche)
rules-hits = { $count ->
        [0] Aucune règle ne parle de « { $wanted } ».
        [one] Une règle parle de « { $wanted } ».
       *[other] { $count } règles parlent de « { $wanted } ».
    }
rules-see = Voir sur le plateau
# une touche du clavier
rules-escape = Échap
    .text = pour fermer

## Ce qui ne va pas

trouble-unknown = Quelque chose n’a pas marché. Réessayez dans un instant.
trouble-offline = Le serveur ne répond pas. Vérifiez la connexion.
trouble-not-found = Il n’y a rien ici.
trouble-no-table = Ce lien ne mène à aucune table.
trouble-no-invitation = Ce lien ne mène à aucune table.
trouble-seat-taken = Cette place est déjà prise.
trouble-not-at-table = Cette table est privée.
trouble-wrong-link = Ce lien ne mène à aucune table.
trouble-broken-table = Cette table ne peut plus être lue.
trouble-no-game = Ce jeu n’est pas sur l’étagère.
trouble-no-bot = Ce robot n’est pas là. Choisissez-en un autre.
trouble-bad-game = Ces options ne vont pas ensemble.
trouble-bad-seats = Il manque quelqu’un, ou quelqu’un est en trop. Revoyez les places.
trouble-bad-pace = Ce rythme ne va pas : de 5 secondes à 60 jours ; l’ajout, jusqu’à une heure, va avec un temps pour la partie.
trouble-table-ended = Cette partie est déjà finie.
trouble-bad-journal = Ce fichier n’est pas le journal d’une partie.
trouble-not-ended = La partie n’est pas finie.
trouble-too-long = C’est trop long.
trouble-full = Il n’y a pas de place pour une table de plus en ce moment. Réessayez un peu plus tard.
# $most (nombre)
trouble-too-many-imports = Vous avez déjà apporté { $most } parties aujourd’hui. Revenez demain pour d’autres.
# $most (nombre)
trouble-too-many-tables = Vous avez déjà { $most } tables ouvertes. Finissez-en une d’abord.
# $most (nombre)
trouble-too-many-sockets = Vous avez déjà { $most } pages de tables ouvertes à la fois. Fermez-en une.
# $most (nombre)
trouble-too-many-waiting = Vous avez déjà { $most } tables qui attendent du monde. Attendez qu’elles se remplissent.
# $host (texte)
trouble-host = Ce serveur ne répond pas au nom { $host }.
trouble-not-kept = Le serveur n’a pas pu garder la table. Réessayez dans un instant.
trouble-unsure = Le disque du serveur a failli : on ne sait pas si cela a été gardé. Regardez de nouveau dans un instant.
trouble-no-page = Il n’y a rien ici.
trouble-no-method = Cela ne se demande pas ainsi.
trouble-no-device = Ce lien a déjà servi, ou il est trop vieux. Faites-en un autre.
trouble-no-rules = Ce jeu n’a pas de règles ici.
trouble-no-edition = Cette édition n’est pas ici.
trouble-no-language = Cette langue n’est pas parlée ici.
trouble-no-moment = Cette partie n’a pas ce moment.
trouble-bad-request = Le serveur n’a pas compris. Rechargez la page.
trouble-bad-token = Ce lien ne sert plus.
trouble-fault = Quelque chose n’a pas marché de notre côté. Réessayez dans un instant.
trouble-origin = Cette adresse n’est pas celle du site.
trouble-rate = C’est allé trop vite. Attendez un instant.
wrong-nowhere = Cette adresse ne mène à aucune page.
wrong-no-invitation = Le lien est peut-être incomplet, ou la table n’existe plus.
wrong-seat-taken = Quelqu’un s’est assis avant vous. Demandez un autre lien, ou celui pour regarder.
wrong-no-table = La table n’existe plus, ou le lien est incomplet.
wrong-not-at-table = Demandez un lien pour y jouer ou pour regarder.
wrong-shelf = Aller à l’étagère

# A game for one player
new-alone = Mes meilleures parties, et le défi du jour
    .help = La même chance pour tous, une fois par jour.
solo-title = En solo
solo-none = On ne joue pas seul à ce jeu.

## Apprendre

# $minutes (nombre)
shelf-learn-in = Apprendre en { $minutes } min
shelf-learned = Appris
# $step, $count (nombres)
shelf-lesson-at = Leçon, { $step } sur { $count }
shelf-lesson-on = Continuer la leçon
# $game, $step, $count (nombres)
shelf-lesson-where = { $game }, étape { $step } sur { $count }
shelf-lesson-new = Apprendre en jouant
# $game, $minutes (nombre)
shelf-lesson-first = { $game }, en { $minutes } minutes
site-learn = Apprendre
shelf-puzzle = L’énigme du jour
# $found, $count (nombres)
shelf-puzzle-week = Cette semaine : { $found } sur { $count }
site-puzzles = Énigmes
# $game
first-title = Première partie de { $game } ?
# $minutes (nombre)
first-text = Une leçon de { $minutes } minutes vous apprend l’essentiel en jouant. On ne vous le proposera plus.
first-learn = Apprendre en { $minutes } minutes
first-play = Jouer tout de suite
