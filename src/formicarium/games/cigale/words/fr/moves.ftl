## Étagère et table

cigale-edition-formicarium = Édition Formicarium
cigale-edition-quick = Hiver court

## Les noms

cigale-path-cloth = Nappe
cigale-path-tiles = Carrelage
cigale-path-stone = Pierre
cigale-path-wood = Bois

cigale-insect-bee = Abeille
cigale-insect-ladybug = Coccinelle
cigale-insect-dragonfly = Libellule
cigale-insect-caterpillar = Chenille
cigale-insect-mantis = Mante
cigale-insect-butterfly = Papillon

cigale-power-barter = Troc
    .help = Pour payer, deux cartes du même type en remplacent une autre, au lieu de trois.
cigale-power-prestige = Prestige
    .help = Un point de plus tant que vous gardez ce pouvoir.
cigale-power-peek = Coup d’œil
    .help = Quand vous êtes la Cigale, regardez un jeton que la Fourmi n’a pas choisi.
cigale-power-consolation = Consolation
    .help = Fourmi ou Cigale sans récolte, vous piochez une carte.
cigale-power-stock = Cachette
    .help = Une carte cachée paie pour vous ; dépensée, elle est remplacée.
cigale-power-exchange = Échange
    .help = Une fois, après une récolte, échangez une provision avec le marché ou un adversaire.

cigale-role-ant = Fourmi
    .you = Vous êtes la Fourmi
cigale-role-cicada = Cigale
    .you = Vous êtes la Cigale
cigale-role-red = Fourmi rouge
    .you = Vous êtes Fourmi rouge

## Les temps de la manche : leur nom, ce qu’on attend de vous, ce qu’on attend de quelqu’un d’autre ($seat ; ou $seats, noms déjà joints, et $count)

cigale-phase-placing = Pose des fourmis
    .you = Posez vos six fourmis, côte à côte.
    .wait = { $seat } pose ses six fourmis.
cigale-phase-choosing = Choix secrets
    .you = Choisissez un chemin en secret.
    .wait =
        { $count ->
            [1] { $seats } choisit en secret.
           *[other] { $seats } choisissent en secret.
        }
cigale-phase-guessing = Pari de la Cigale
    .you = Devinez le chemin de la Fourmi.
    .wait = { $seat } cherche le chemin de la Fourmi.
cigale-phase-collecting = Récolte
    .you = Prenez vos cartes à insecte, celles-ci ou leurs pareilles.
    .wait = { $seat } récolte et choisit ses insectes.
cigale-phase-empowering = Pouvoirs
    .you = Défaussez un insecte pour son pouvoir, ou passez.
    .wait = { $seat } peut prendre un pouvoir.
cigale-phase-trading = Achat
    .you = Achetez une provision, ou passez.
    .wait = { $seat } est au marché.
cigale-phase-paying = Paiement
    .you = Payez, carte par carte.
    .wait = { $seat } paie une provision.
cigale-phase-ended = Fin
    .you = La partie est finie.

## Morceaux repris plus bas (une référence à un message lui passe les mêmes arguments)

# $path
cigale-path =
    { $path ->
        [cloth] nappe
        [tiles] carrelage
        [stone] pierre
       *[wood] bois
    }
# $path
cigale-the-path =
    { $path ->
        [cloth] la nappe
        [tiles] le carrelage
        [stone] la pierre
       *[wood] le bois
    }
# $insect
cigale-an-insect =
    { $insect ->
        [bee] une abeille
        [ladybug] une coccinelle
        [dragonfly] une libellule
        [caterpillar] une chenille
        [mantis] une mante
        [butterfly] un papillon
       *[0] aucun insecte
    }
# $power
cigale-power =
    { $power ->
        [barter] { cigale-power-barter }
        [prestige] { cigale-power-prestige }
        [peek] { cigale-power-peek }
        [consolation] { cigale-power-consolation }
        [stock] { cigale-power-stock }
       *[exchange] { cigale-power-exchange }
    }
# Une carte Chemin, dans une liste ou après le mot « carte » : $path, $insect (0 : aucun)
cigale-each-Card =
    { $insect ->
        [0] { cigale-path }
       *[other] { cigale-path } avec { cigale-an-insect }
    }
# Un jeton révélé : $seat, $thing (le chemin)
cigale-each-tokens =
    { $seat } ({ $thing ->
        [cloth] la nappe
        [tiles] le carrelage
        [stone] la pierre
       *[wood] le bois
    })
# $cards (nombre)
cigale-many-cards =
    { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
# $points (nombre)
cigale-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Coups proposés

# $cell, $path, $insect, $ants (sur le carré, celle-ci comprise)
cigale-action-Put = Poser une fourmi en { $cell }, carte { cigale-each-Card } ({ $ants } sur 6)
    .short = Fourmi en { $cell }
# $path, $role "ant" | "red", $cards (de ce chemin, avec une fourmi)
cigale-action-Choose =
    { $role ->
        [red] Miser sur { cigale-the-path } ({ cigale-many-cards } avec une fourmi)
       *[ant] Choisir { cigale-the-path } ({ cigale-many-cards } à récolter)
    }
    .short = Choisir { cigale-the-path }
cigale-action-Peek = Regarder un jeton que la Fourmi n’a pas choisi
    .short = Coup d’œil
# $cell, $path, $cards (de ce chemin, avec une fourmi), $seat (la Fourmi)
cigale-action-Guess = Se poser en { $cell }, sur { cigale-the-path }. Juste : { cigale-many-cards } pour vous. Faux : tout à { $seat }.
    .short = Parier sur { cigale-the-path }
# $cell, $path, $insect, $due (la case due)
cigale-action-Collect = Prendre en { $cell } la carte { cigale-each-Card }
    .short = Prendre { $cell }
# $path, $insect, $power, $owner (0 : sur la table)
cigale-action-Empower =
    { $owner ->
        [0] Défausser la carte { cigale-each-Card } et prendre le pouvoir { cigale-power }
       *[other] Défausser la carte { cigale-each-Card } et prendre à { $owner } le pouvoir { cigale-power }
    }
    .short = Prendre { cigale-power }
# $provision, $points (que vous aurez)
cigale-action-Buy = Acheter « { $provision } » : vous aurez { cigale-points }
    .short = Acheter « { $provision } »
# $path, $insect, $provision
cigale-action-Pay = Payer avec la carte { cigale-each-Card }
    .short = Payer : { cigale-each-Card }
# $path, $insect, $provision
cigale-action-PayHidden = Payer avec votre carte cachée, { cigale-each-Card }
    .short = Payer : carte cachée
# $give, $take, $owner (0 : au marché), $points (que vous aurez)
cigale-action-Exchange =
    { $owner ->
        [0] Échanger « { $give } » contre « { $take } », au marché : vous aurez { cigale-points }
       *[other] Échanger « { $give } » contre « { $take } », avec { $owner } : vous aurez { cigale-points }
    }
    .short = Échanger contre « { $take } »
# $what "power" | "buy" | "exchange"
cigale-action-Decline =
    { $what ->
        [power] Ne prendre aucun pouvoir
        [exchange] Ne rien échanger
       *[buy] Ne rien acheter
    }
    .short = Passer

## Ce qu’on attend

cigale-prompt-Put = Posez vos six fourmis, côte à côte.
    .short = Posez vos fourmis.
# $role
cigale-prompt-Choose =
    { $role ->
        [red] Fourmi rouge : devinez en secret le chemin de la Fourmi.
       *[ant] Choisissez votre chemin en secret.
    }
    .short = Choisissez en secret.
cigale-prompt-Peek = Jetez un coup d’œil si vous voulez, puis devinez le chemin de la Fourmi.
    .short = Devinez le chemin.
cigale-prompt-Guess = Devinez le chemin de la Fourmi : posez-vous sur une de ses cartes.
    .short = Devinez le chemin.
cigale-prompt-Collect = Prenez cette carte à insecte, ou une autre du carré avec le même.
    .short = Prenez un insecte.
cigale-prompt-Empower = Défaussez un insecte pour son pouvoir, ou passez.
    .short = Un pouvoir ?
cigale-prompt-Buy = Achetez une provision si vos cartes y suffisent, ou passez.
    .short = Achetez, ou passez.
cigale-prompt-Pay = Payez, carte par carte.
    .short = Payez.
cigale-prompt-PayHidden = Payez, carte par carte.
    .short = Payez.
cigale-prompt-Exchange = Échangez une provision, ou passez.
    .short = Un échange ?
# celle qu’on donne est en main
cigale-prompt-Swap = Choisissez la provision que vous prenez en échange.
    .short = Prendre laquelle ?
# $what, comme cigale-action-Decline
cigale-prompt-Decline =
    { $what ->
        [power] Aucun pouvoir à prendre : passez.
        [exchange] Aucun échange possible : passez.
       *[buy] Vos cartes ne suffisent à aucune provision du marché : passez.
    }
    .short =
        { $what ->
            [power] Aucun pouvoir : passez.
            [exchange] Aucun échange : passez.
           *[buy] Rien à acheter : passez.
        }

## Journal

# $round, $seat (la Fourmi), $cicada
cigale-event-Began = Manche { $round } : { $seat } { YOU($seat, "êtes", "est") } la Fourmi, { $cicada } la Cigale.
# $seat, $cell, $ants (sur le carré, maintenant)
cigale-event-Placed = { $seat } { YOU($seat, "posez", "pose") } une fourmi en { $cell } ({ $ants } sur 6).
# $seat
cigale-event-Chose = { $seat } { YOU($seat, "avez", "a") } choisi en secret.
# $path. Pour qui a choisi
cigale-event-Token = Vous avez choisi { cigale-the-path }.
# $seat
cigale-event-Peeked = { $seat } { YOU($seat, "jetez", "jette") } un coup d’œil à un jeton que la Fourmi n’a pas choisi.
# $path. Pour qui a regardé
cigale-event-Saw = La Fourmi n’a pas choisi { cigale-the-path } : vous avez vu ce jeton.
# $seat, $cell, $path
cigale-event-Guessed = { $seat } { YOU($seat, "vous posez", "se pose") } en { $cell } et { YOU($seat, "pariez", "parie") } sur { cigale-the-path }.
# $seat (la Fourmi), $path, $caught (1 : deviné), $tokens (jetons déjà joints : cigale-each-tokens), $count (combien de jetons)
cigale-event-Revealed =
    { $seat } { YOU($seat, "aviez", "avait") } choisi { cigale-the-path } : { $caught ->
        [1] la Cigale a deviné !
       *[0] la Cigale s’est trompée.
    }{ $count ->
        [1] { "" }
       *[other] { " " }Les jetons : { $tokens }.
    }
# $seat, $path, $cards (nombre), $slot (de l’étagère), $insects (combien de ces cartes en portent un)
cigale-event-Shelved =
    { $seat } { YOU($seat, "récoltez", "récolte") } { cigale-many-cards } sur { cigale-the-path }{ $insects ->
        [0] { "" }
        [1] { $cards ->
            [1] , avec un insecte
           *[other] , dont une avec un insecte
        }
       *[other] , dont { $insects } avec un insecte
    } ; l’étagère en est à l’emplacement { $slot }.
# $seat, $cards (cartes déjà jointes : cigale-each-Card), $count (combien), $rule (CIG-A15 : pendant la partie ; CIG-A16 : à la fin)
cigale-event-Laid =
    { $rule ->
        [CIG-A15] { $seat } { YOU($seat, "gardez", "garde") } face visible : { $cards }.
       *[CIG-A16] { $seat } { YOU($seat, "montrez", "montre") } { YOU($seat, "vos", "ses") } insectes : { $cards }.
    }
# $seat, $cards (cartes déjà jointes), $count (combien)
cigale-event-Collected =
    { $count ->
        [1] { $seat } { YOU($seat, "récoltez", "récolte") } une carte : { $cards }.
       *[other] { $seat } { YOU($seat, "récoltez", "récolte") } { $count } cartes : { $cards }.
    }
# $seat, $cell, $path, $insect, $due (la case de la carte due)
cigale-event-Took = { $seat } { YOU($seat, "prenez", "prend") } en { $cell } la carte { cigale-each-Card }.
# $seat, $path, $insect, $rule
cigale-event-Drew =
    { $rule ->
        [CIG-W1] { $seat } { YOU($seat, "commencez", "commence") } avec une carte { cigale-each-Card }.
        [CIG-W5] { $seat }, Fourmi rouge, { YOU($seat, "avez", "a") } deviné et { YOU($seat, "piochez", "pioche") } une carte { cigale-each-Card }.
        [CIG-W12] Juste prix : { $seat } { YOU($seat, "n’aviez", "n’avait") } plus de carte et { YOU($seat, "en piochez", "en pioche") } une, { cigale-each-Card }.
       *[CIG-P6] Consolation : { $seat } { YOU($seat, "piochez", "pioche") } une carte { cigale-each-Card }.
    }
# $seat, $power, $path, $insect, $owner (0 : le pouvoir était sur la table)
cigale-event-Empowered =
    { $owner ->
        [0] { $seat } { YOU($seat, "défaussez", "défausse") } une carte { cigale-each-Card } et { YOU($seat, "prenez", "prend") } le pouvoir { cigale-power }.
       *[other] { $seat } { YOU($seat, "défaussez", "défausse") } une carte { cigale-each-Card } et { YOU($seat, "prenez", "prend") } à { $owner } le pouvoir { cigale-power }.
    }
# $seat
cigale-event-Stocked = { $seat } { YOU($seat, "avez", "a") } une carte cachée.
# $path, $insect. Pour qui la garde
cigale-event-Stock = Votre carte cachée : { cigale-each-Card }.
# $seat, $path, $insect
cigale-event-Discarded = { $seat } { YOU($seat, "perdez", "perd") } { YOU($seat, "votre", "sa") } carte cachée, { cigale-each-Card } : elle est défaussée.
# $seat, $provision
cigale-event-Buying = { $seat } { YOU($seat, "voulez", "veut") } acheter « { $provision } ».
# $seat, $path, $insect, $hidden (1 : la carte cachée)
cigale-event-Paid =
    { $hidden ->
        [1] { $seat } { YOU($seat, "payez", "paie") } avec { YOU($seat, "votre", "sa") } carte cachée, { cigale-each-Card }.
       *[0] { $seat } { YOU($seat, "payez", "paie") } avec une carte { cigale-each-Card }.
    }
# $seat, $provision, $cards (cartes déjà jointes), $count (combien), $points (de qui achète, maintenant)
cigale-event-Bought = { $seat } { YOU($seat, "achetez", "achète") } « { $provision } » pour { $cards } : { cigale-points }.
# $seat, $give, $take, $owner (0 : le marché), $points
cigale-event-Exchanged =
    { $owner ->
        [0] { $seat } { YOU($seat, "échangez", "échange") } au marché « { $give } » contre « { $take } » : { cigale-points }.
       *[other] { $seat } { YOU($seat, "donnez", "donne") } « { $give } » à { $owner } et { YOU($seat, "recevez", "reçoit") } « { $take } » : { cigale-points }.
    }
# $seat, $rule
cigale-event-Declined =
    { $rule ->
        [CIG-P2] { $seat } { YOU($seat, "ne prenez", "ne prend") } aucun pouvoir.
        [CIG-P8] { $seat } { YOU($seat, "n’échangez", "n’échange") } rien.
       *[CIG-W8] { $seat } { YOU($seat, "n’achetez", "n’achète") } rien.
    }
# $cards (nombre)
cigale-event-Shuffled = La défausse est mélangée : la nouvelle pioche a { cigale-many-cards }.
# $cell, $path, $insect
cigale-event-Turned = En { $cell } arrive une carte { cigale-each-Card }.
# $provision
cigale-event-Offered = « { $provision } » arrive au marché.
# $rule, $winners (noms déjà joints), $count (nombre de gagnants), $points (de chaque gagnant)
cigale-event-Ended =
    { $rule ->
        [CIG-A10] L’automne est fini
        [CIG-W14] L’hiver peut venir
        [CIG-W15] Plus assez de cartes
       *[CIG-W21] Plus personne n’achète
    } : { $count ->
        [1] { $winners } { YOU($winners, "gagnez", "gagne") } avec { cigale-points }.
       *[other] victoire partagée entre { $winners }, { cigale-points } chacun.
    }
