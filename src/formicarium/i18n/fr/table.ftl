### La page de table, la même pour tous les jeux. Les noms arrivent tels quels : ni « de » ni « que » devant eux.

## En-tête

table-of = Table
# $count (nombre)
table-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
# $count (nombre)
table-watchers = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-watching = Vous regardez
table-ousted = Un robot joue à votre place.
# $seat, $bot : des noms
table-replaced = { $bot } remplace { $seat }.
table-rules = Règles
table-signs = Signes
table-menu = Menu de la table
table-close = Fermer
table-replaying = Relecture
table-loading = La table se prépare.

## Places

table-seats = Joueurs
# $seat : un nom
table-possessions = Voir ce qu’a { $seat }
    .you = Voir ce que vous avez
table-has-chosen = a choisi
table-you = vous
table-open-seat = Place libre
table-robot = robot
table-here = ici
# $time (durée déjà écrite)
table-away = absent, { $time }
table-offline = absent
# $colour : son nom, $shape : le numéro de la forme
seat-look = { $colour }, { $shape ->
        [1] rond
        [2] carré
        [3] losange
        [4] écu
        [5] trèfle
       *[6] goutte
    }
# $colour : son numéro
seat-colour = { $colour ->
        [1] Carmin
        [2] Indigo
        [3] Rose
        [4] Mousse
        [5] Ciel
       *[6] Prune
    }
table-clock = Temps restant
# $seconds (nombre)
table-seconds = { $seconds } s
# $minutes (nombre)
table-minutes = { $minutes } min
# $hours (nombre)
table-hours = { $hours } h
# $days (nombre)
table-days = { $days } j

## Consigne

table-board = Plateau
table-zoom = Taille du plateau
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-panes = Parties de la table
# $seat : un nom
table-thinks = { $seat } réfléchit.
# $seat : un nom, $minutes (nombre)
table-thinks-long = { $seat } réfléchit depuis { $minutes } min.
# $names : des noms joints
table-wait-for = On attend { $names }.
table-wait-open = On attend quelqu’un pour la place libre. Envoyez le lien.
table-wait-others = La partie commencera quand toutes les places seront prises.
table-done = La partie est finie.
table-sending = Envoyé…
table-slow = La réponse se fait attendre.
table-confirm = Jouer
table-let-go = Lâcher
table-go-on = Continuer
# $move : ce qu’il ferait, une phrase
table-planned = Coup prévu : { $move }
table-plan-to = Vers où, quand ce sera à vous ?
table-plan-drop = Ne plus le prévoir
table-plan-gone = Votre coup prévu n’est plus possible.
table-see = Voir
table-hint = Indice
table-hint-wait = Le robot cherche…
# $choice : le coup indiqué, une phrase
table-hinted = Indice : { $choice }
table-undo = Annuler
table-takeback = Demander à reprendre
table-takeback-short = Reprendre
table-nudge = Relancer
table-nudged = Rappel envoyé.
table-got-it = Compris
# $rule
table-rule = Règle { $rule }
table-no = Pas possible
table-copy-link = Copier le lien
table-copied = Lien copié
table-lost = Connexion perdue. Nous réessayons.
table-lost-move = Connexion perdue avant la réponse. Nous réessayons ; la table montrera si votre coup a été gardé.
table-kept = Votre coup a été gardé.
table-unanswered = Coup sans réponse
    .text = La connexion s’est perdue avant la réponse, et la table ne montre pas ce coup. Jouez-le encore.
table-unsure = On ne sait pas encore

## Journal et discussion

table-log = Journal
table-chat = Discussion
table-talk = Discuter
table-log-empty = Rien encore. La partie commence.
table-chat-empty = Dites bonjour.
# $seat : un nom
table-undone = { $seat } { YOU($seat, "reprenez", "reprend") } { YOU($seat, "votre", "son") } coup.
# $seat : un nom, $number (nombre) : le premier coup qui ne compte plus
table-taken-back = { $seat } { YOU($seat, "reprenez", "reprend") } : on revient avant le coup { $number }.
table-jump = Aller à ce moment
table-citing = Montrer les règles de chaque ligne
table-say = Votre message
table-send = Envoyer
# $name
table-mute = Ne plus lire { $name }
# $name
table-unmute = Relire { $name }
# $name
table-muted = { $name } : message masqué
# $count (nombre)
table-unread = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

## S’entendre

# $seat : un nom
table-asks-takeback = { $seat } { YOU($seat, "demandez", "demande") } à reprendre { YOU($seat, "votre", "son") } coup.
# $seat, $about, $bot : des noms
table-asks-replace = { $seat } { YOU($seat, "proposez", "propose") } : { $bot } remplace { $about }.
table-agree = D’accord
table-refuse = Non
# $names : des noms joints
table-asked = Accord attendu : { $names }.
table-withdraw = Retirer la demande
table-replace = Remplacer un joueur absent
    .help = Tous doivent être d’accord. Après une longue absence, on ne demande plus à personne.
# $seat : un nom, $bot : un nom
table-replace-by = { $seat } : laisser jouer { $bot }
table-replace-none = Personne n’est absent.
# $bot : un nom
table-leave-by = Laisser ma place : { $bot } joue
# $bot : un nom
table-leave-sure = { $bot } finira la partie à votre place. On ne revient pas dessus.
table-leave-yes = Quitter

## Refus de la maison

refusal-STALE = La partie a avancé entre-temps. Voici la nouvelle position.
refusal-SEAT = Cette place n’est pas la vôtre.
refusal-HINT = Pas d’indice à cette table, ou pas maintenant.
refusal-RATE = Doucement. Réessayez dans un instant.
refusal-PROPOSAL = Il n’y a rien à accepter ici, ou une demande attend déjà.
refusal-CHAT = Ce message est vide, ou il n’y a personne pour le dire.
refusal-STORE = Le coup n’a pas pu être gardé. Réessayez.
refusal-UNSURE = Le disque a failli au dernier moment. Si cela a été gardé, la table le montrera bientôt ; sinon, essayez encore.
refusal-OTHER = Cela ne se peut pas maintenant.

## Rideau

# $seat : un nom
table-curtain = Passez l’écran à { $seat }
table-curtain-why = La partie attend derrière le rideau. Les autres regardent ailleurs.
# $seat : un nom
table-curtain-me = Je suis { $seat }
table-cover = Cacher

## Fin

table-end = Fin de la partie
# $winners : des noms joints, $count (nombre de gagnants)
table-won =
    { $count ->
        [1] { $winners } { YOU($winners, "gagnez", "gagne") }.
       *[other] Égalité entre { $winners }.
    }
table-points = Les points
table-total = Total
table-place = Rang
table-rematch = Revanche
table-rematch-go = Aller à la revanche
# Après une partie annulée, qui n’en était pas une
table-restart = Recommencer
table-restart-go = Aller à la nouvelle partie
# Seul : au lieu d’une revanche, et d’une place
table-again = Rejouer
table-rank = Niveau
table-share = Partager
table-export = Enregistrer la partie
table-reopen = Voir le résultat
table-to-shelf = Retour à l’étagère

## Relecture

table-replay = Revoir la partie
table-coach = Revoir avec la coach
table-coaching = La coach veille
    .help = Avant une gaffe, elle demande une fois si c’est bien sûr. Seulement contre des robots.
table-first = Début
table-previous = Coup précédent
table-next = Coup suivant
table-play = Lecture
table-pause = Pause
table-speed = Vitesse
# $number, $count (nombres)
table-move-of = Coup { $number } sur { $count }
# $number, $count (nombres), $text
table-move-told = Coup { $number } sur { $count } : { $text }
table-from-here = Jouer d’ici
    .help = Une nouvelle table commence à ce moment, contre des robots.
table-moment = Lien vers ce moment
# $winners : des noms joints
table-replay-not = Cette partie n’est pas finie. Elle se relit ensuite.

## Réglages

table-settings = Réglages
table-confirming = Confirmer chaque coup
    .help = Le premier geste montre, le second joue.
table-ahead = Prévoir son coup
    .help = Pendant que les autres réfléchissent. Joué à votre tour, s’il est encore possible.
table-sound = Sons
table-volume = Volume
table-pace = Animations
# $pace (off, slow, normal, fast)
table-pace-is = { $pace ->
        [off] aucune
        [slow] lentes
        [fast] rapides
       *[normal] normales
    }
table-board-size = Taille du plateau
# $size (small, normal, large)
table-board-size-is = { $size ->
        [small] petit
        [large] grand
       *[normal] normal
    }
table-colour = Ma couleur
    .help = Sur cet écran seulement. Les formes restent à leur place.
table-colour-seat = Celle de la place
table-dark = Sombre
table-notify = Me prévenir quand c’est à moi
table-notify-no = Votre navigateur refuse les notifications.
table-notify-yes = Les notifications sont permises.
table-invite = Inviter
table-invite-seat = Lien pour la place libre
table-watch-link = Lien pour regarder
table-your-turn = À vous de jouer
# $game : le nom du jeu
table-title-turn = À vous · { $game }

## Clavier

table-keys = Les touches
table-key-arrows = D’une case à l’autre
table-key-enter = Choisir, puis confirmer
    .key = Entrée
table-key-escape = Lâcher, fermer
table-key-next = Le choix possible suivant
table-key-undo = Annuler, ou demander à reprendre
table-key-hint = Indice
table-key-board = Aller au plateau
table-key-keys = Cette liste
table-key-replay = Revoir : un coup, le début, la fin
    .key = Début Fin

## Partager

table-trouble = Cette table ne s’ouvre pas.
# $day (the date, in words)
table-daily = défi du { $day }

## Finir la partie

end-part = Finir la partie
end-abort = Annuler la partie
    .sure = La partie s’arrête tout de suite pour tout le monde et ne compte pas.
    .yes = Annuler la partie
end-resign = Abandonner
    .yes = Abandonner
# $name : qui gagne
end-resign-two = La partie finit tout de suite et { $name } gagne.
end-resign-alone = La partie finit tout de suite, sans résultat.
end-resign-last = La partie finit tout de suite et les autres gagnent.
# $bot (nom)
end-leave-sure = { $bot } finit la partie à votre place. Vous pourrez encore la regarder.
# $seat (nom)
end-for = { $seat } : abandonner
end-draw = Proposer la nulle
    .sure = Si tout le monde accepte, la partie finit sans vainqueur. La proposition tombe dès qu’un autre joue.
    .yes = Proposer la nulle
end-draw-here = La partie finit tout de suite, sans vainqueur.
end-stop = Proposer d’arrêter
    .sure = Si tout le monde accepte, la partie s’arrête là, sans vainqueur.
    .yes = Proposer d’arrêter
end-stop-now = La partie s’arrête tout de suite, sans vainqueur.
end-no = Non, continuer
# $seat
table-asks-draw = { $seat } { YOU($seat, "proposez", "propose") } la nulle.
# $seat
table-asks-stop = { $seat } { YOU($seat, "proposez", "propose") } d’arrêter la partie.
# $what, $seat (nom) : qui a refusé
table-declined = { $what ->
    [takeback] { $seat } n’accepte pas que vous repreniez votre coup.
    [draw] { $seat } refuse la nulle.
    [stop] { $seat } veut continuer la partie.
   *[replace] { $seat } n’accepte pas ce remplacement.
  }
# $winners (noms joints), $count (nombre)
end-resigned = { $count ->
    [one] { $winners } gagne par abandon
   *[other] { $winners } gagnent par abandon
  }
end-you-resigned = Vous avez abandonné
end-you-won = Vous gagnez par abandon
end-drawn = Nulle d’un commun accord
end-stopped = Partie arrêtée, sans vainqueur
end-aborted = Partie annulée
# $name : qui a abandonné la place
table-robot-for = robot, pour { $name }

## Petits mots

quick-words = Petits mots
quick-hello = Bonjour !
quick-luck = Bonne partie !
quick-nice = Bien joué !
quick-thanks = Merci !
quick-oops = Oups.
quick-moment = Un instant…
quick-turn = À vous de jouer.

## Notes

note-title = Notes
note-mine = Mes notes
    .help = Gardées avec la partie, à cette place. Personne d’autre ne les lit.
note-kept = Gardé
note-failed = Pas gardé : réessayez.
