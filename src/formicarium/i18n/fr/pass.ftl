### Une partie qu’on se passe par un lien : le lien contient le journal.

pass-on = Au fil des jours, par un lien
    .help = Le lien contient toute la partie jusqu’ici. Envoyez-le à qui joue ensuite ; un autre lien vous reviendra avec son coup. Chaque coup est vérifié à l’ouverture.
pass-make = Copier la partie en un lien
pass-link = Le lien qui contient la partie
pass-copied = Le lien est copié. À vous de l’envoyer.
pass-not-secrets = Ce jeu a des secrets : un lien avec la partie montrerait à l’autre tout ce que vous cachez. On se la passe donc autour d’un écran, avec le rideau.
pass-not-chance = Ce jeu a du hasard : avec un lien, chacun pourrait rouvrir la partie et rejouer son coup jusqu’à un tirage qui lui plaît. On y joue donc autour d’un écran.
# $game
pass-title = Une partie de { $game } vous attend
# $count (nombre)
pass-moves = { $count ->
        [0] rien de joué
        [one] { $count } coup joué
       *[other] { $count } coups joués
    }
pass-text = Ce lien contient toute la partie. Elle est rejouée coup par coup, et vérifiée, avant de s’ouvrir.
pass-open = Ouvrir la partie
pass-broken = Ce lien est abîmé
    .help = Il n’est pas entier, ou il ne contient aucune partie. Demandez qu’on vous l’envoie de nouveau, et copiez-le jusqu’au bout.
pass-changed = Cette partie ne suit pas les règles
    .help = Un coup au moins a été changé en chemin, ou la partie vient d’une autre version. Rien n’a été ouvert.
# $number (nombre) : le premier coup qui diffère ; 0 : une autre partie
pass-differs = { $number ->
        [0] Ce lien porte le nom d’une partie que vous avez déjà, mais c’en est une autre.
       *[other] Ce lien ne continue pas la partie que vous avez : le coup { $number } n’est pas le même.
    }
pass-mine = Aller à ma partie
pass-anew = Ouvrir quand même, à part
