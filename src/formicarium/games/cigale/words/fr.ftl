### La Cigale & la Fourmi, en français. Les noms de joueurs arrivent tels quels : pas de « de » ni de « que » devant eux (élision), pas d’accord en genre.
### Les provisions arrivent par leur nom ; ce qui manque (pas d’insecte, personne) arrive comme 0 ; vrai est 1, faux est 0.

-cigale = La Cigale & la Fourmi

## Étagère et table

cigale-name = { -cigale }
cigale-tagline = Cachez votre chemin, devinez le sien.
cigale-length = 25 min
cigale-age = Dès 8 ans

cigale-mode-autumn = Automne
    .help = Remplissez les étagères du garde-manger et gardez les insectes. Le mode pour commencer.
cigale-mode-autumn-open = Automne, insectes visibles
    .help = Comme l’automne, mais chacun voit les insectes que les autres récoltent.
cigale-mode-winter = Hiver
    .help = Achetez des provisions avec vos cartes : quatre points, et c’est gagné. À 3 ou 4, les Fourmis rouges s’en mêlent.
cigale-mode-winter-powers = Hiver avec pouvoirs
    .help = Comme l’hiver, avec en plus les pouvoirs des insectes. Pour qui connaît déjà le jeu.

cigale-option-single_file = En file indienne
    .help = Les six fourmis forment une seule file, sans branche.

# Comment y jouent les machines
cigale-bot-greedy = Toujours le chemin le plus riche : on la perce vite à jour.
cigale-bot-level1 = Pose n’importe où ; une fois sur deux, le chemin le plus riche.
cigale-bot-level2 = Ne voit que cette manche ; un coup sur trois au hasard.
cigale-bot-level3 = Ne voit que cette manche, mais bluffe bien et se trompe peu.
cigale-bot-level4 = Voit plus loin et bluffe bien ; un coup sur cinq au hasard.
cigale-bot-level5 = Bluffe sans faille, prévoit, punit les fourmis mal posées.

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

## Refus

# $why "spectator" | "turn" | "step" | "mode" | "unknown", $seat (qui l’on attend), $count (combien l’on attend), $phase (où l’on en est)
cigale-not-now =
    { $why ->
        [spectator] Vous regardez cette partie. Les coups se jouent à la table.
        [turn] { $count ->
            [1] Attendez votre tour. C’est à { $seat } de jouer.
           *[other] Attendez votre tour. On attend { $count } joueurs.
        }
        [step] { $phase ->
            [placing] Posez d’abord vos six fourmis.
            [choosing] Choisissez d’abord un chemin en secret.
            [guessing] Devinez d’abord le chemin de la Fourmi.
            [collecting] Prenez d’abord vos cartes à insecte.
            [empowering] Prenez d’abord un pouvoir, ou passez.
            [paying] Payez d’abord la provision que vous achetez.
           *[trading] C’est le moment d’acheter, d’échanger ou de passer.
        }
        [mode] Ce coup n’existe pas dans ce mode de jeu.
       *[unknown] Ce coup n’existe pas. Choisissez parmi ceux qui sont proposés.
    }
refusal-CIG-A1 = { cigale-not-now }
refusal-CIG-W16 = { cigale-not-now }
# $why "occupied" | "apart" | "file", $cell
refusal-CIG-A2 =
    { $why ->
        [occupied] Il y a déjà une fourmi en { $cell }. Une seule par carte.
        [file] Avec une fourmi en { $cell }, les six ne formeraient plus une seule file.
       *[apart] La case { $cell } ne touche aucune de vos fourmis par un côté.
    }
# $path
refusal-CIG-A3 = Aucune de vos fourmis n’est sur { cigale-the-path }. Choisissez un chemin où il y en a une.
# $cell
refusal-CIG-A4 = Il n’y a pas de fourmi en { $cell }. Posez-vous sur une carte qui en porte une.
# $why "gap" | "group" | "over", $cell
refusal-CIG-W15 =
    { $why ->
        [gap] Il n’y a plus de carte en { $cell }.
        [group] Autour de { $cell }, il n’y a pas assez de cartes reliées pour six fourmis.
       *[over] La partie est finie. Il n’y a plus six cartes reliées où poser les fourmis.
    }
# $why "power" | "twice"
refusal-CIG-P5 =
    { $why ->
        [twice] Vous avez déjà regardé un jeton dans cette manche.
       *[power] Il faut le pouvoir { cigale-power-peek } pour regarder un jeton.
    }
# $cell, $insect (celui qui est dû), $due (sa case)
refusal-CIG-W7 = Il vous faut { cigale-an-insect }, comme en { $due }. Il n’y en a pas en { $cell }.
# $why "collected" | "late" | "cicada", $path, $insect, $power
refusal-CIG-P2 =
    { $why ->
        [cicada] Seule la Fourmi prend des pouvoirs. Vous avez récolté en tant que Cigale.
        [late] Un pouvoir se prend juste après la récolte, contre un insecte récolté, sur la table ou chez un autre joueur.
       *[collected] Vous n’avez pas récolté de carte { cigale-each-Card } dans cette manche.
    }
# $why "box" | "yours", $power, $insect
refusal-CIG-P10 =
    { $why ->
        [yours] Vous avez déjà le pouvoir { cigale-power }.
       *[box] Le pouvoir { cigale-power } est resté dans la boîte.
    }
# $why "offer" | "bought", $provision
refusal-CIG-W8 =
    { $why ->
        [bought] Vous avez déjà acheté une provision dans cette manche. Une seule à la fois.
       *[offer] « { $provision } » n’est pas au marché.
    }
# $why "price" | "fit" | "reserve", $provision, $missing (combien de cartes), $path, $insect
refusal-CIG-W17 =
    { $why ->
        [price] { $missing ->
            [1] Il vous manque une carte pour « { $provision } ».
           *[other] Il vous manque { $missing } cartes pour « { $provision } ».
        }
        [fit] Une carte { cigale-path } de plus n’aide pas à payer « { $provision } » : le paiement doit tomber juste.
       *[reserve] Vous n’avez pas de carte { cigale-each-Card } dans votre réserve.
    }
# $why "none" | "fit"
refusal-CIG-P7 =
    { $why ->
        [fit] Votre carte cachée n’aide pas ici : le paiement doit tomber juste.
       *[none] Vous n’avez pas de carte cachée à dépenser.
    }
# $why "power" | "used" | "yours" | "self" | "offer" | "theirs", $give, $take, $owner
refusal-CIG-P8 =
    { $why ->
        [used] Vous avez déjà fait l’échange de cette manche.
        [yours] Vous n’avez pas « { $give } » à donner.
        [self] On n’échange pas avec soi-même.
        [offer] « { $take } » n’est pas au marché.
        [theirs] « { $take } » n’est pas chez { $owner }.
       *[power] Il faut le pouvoir { cigale-power-exchange } pour échanger une provision.
    }
refusal-CIG-A10 = La partie est finie. Deux étagères sont pleines, ou la pioche ne suffit plus.
refusal-CIG-W14 = La partie est finie. Quelqu’un a atteint quatre points.
refusal-CIG-W21 = La partie est finie. Plus personne n’achetait.

## Fin

ending-CIG-A10 = Deux étagères sont pleines, ou la pioche ne suffit plus à compléter le carré.
ending-CIG-W14 = Quatre points sont atteints.
ending-CIG-W15 = Il n’y a plus six cartes reliées où poser les fourmis.
ending-CIG-W21 = Quarante manches de suite sans un achat.
score-CIG-A11 = Étagères
score-CIG-A12 = Insectes
score-CIG-W11 = Provisions
score-CIG-P4 = Prestige

## Jouer en une minute, en quatre images

cigale-how-1 = Posez six fourmis
    .text = Une par carte, côte à côte, sur les chemins qui vous tentent.
cigale-how-2 = Choisissez en secret
    .text = Nappe, carrelage, pierre ou bois : un chemin où vous avez une fourmi.
cigale-how-3 = La Cigale devine
    .text = Elle se pose sur une de vos six cartes. Son pari est là.
cigale-how-4 = À qui la récolte ?
    .text = Pari juste, les cartes sont à la Cigale. Pari faux, elles sont à vous : garde-manger en automne, provisions en hiver.

## La page du site

cigale-square = Le carré de cartes
# $cell, en tête d’un refus
cigale-cell = Case { $cell }
cigale-cell-empty = vide
cigale-cell-ant = une fourmi
cigale-cell-cicada = la Cigale
cigale-cell-due = à récolter
cigale-possible = possible
cigale-impossible = impossible
cigale-tray = Sur la table
# $count
cigale-pile = Pioche { $count }
cigale-discard = Défausse { $count }
cigale-market = Marché
cigale-market-empty = Il n’y a plus rien au marché.
# $count, $path
cigale-so-many =
    { $path ->
        [cloth] { $count ->
            [one] { $count } nappe
           *[other] { $count } nappes
        }
        [tiles] { $count ->
            [one] { $count } carrelage
           *[other] { $count } carrelages
        }
        [stone] { $count ->
            [one] { $count } pierre
           *[other] { $count } pierres
        }
       *[wood] { $count } bois
    }
# $price (cartes déjà jointes)
cigale-costs = coûte { $price }
cigale-tokens = Votre jeton secret
# $path
cigale-token = jeton { cigale-path }
# $count
cigale-ants-on =
    { $count ->
        [0] aucune fourmi dessus
        [1] une fourmi dessus
       *[other] { $count } fourmis dessus
    }
cigale-token-mine = Votre jeton
cigale-token-look = Soulever
# $path
cigale-seen = Pas { cigale-the-path }
cigale-seen-why = Vous avez vu ce jeton.
cigale-reserve = Votre réserve
cigale-reserve-of = Réserve
cigale-insects = Vos insectes
cigale-insects-title = Insectes
# $count
cigale-insects-of =
    { $count ->
        [0] aucune carte à insecte
        [1] une carte à insecte
       *[other] { $count } cartes à insecte
    }
cigale-insects-theirs = Face cachée : on n’en voit que le nombre.
# $rate (2 ou 3)
cigale-tip-winter =
    { $rate ->
        [2] Deux cartes pareilles en remplacent une autre au moment de payer : c’est votre Troc.
       *[3] Trois cartes pareilles en remplacent une autre au moment de payer.
    }
cigale-tip-autumn = Face cachée pour les autres : ils n’en voient que le nombre.
cigale-tip-open = Tout le monde les voit.
# $count, $card
cigale-times = { $count } fois { $card }
cigale-hidden = Carte cachée
cigale-hidden-theirs = face cachée
cigale-no-cards = Aucune carte
# $price, $cards (cartes déjà jointes, ou 0)
cigale-paid =
    Prix : { $price }. { $cards ->
        [0] Rien n’est encore payé.
       *[other] Payé : { $cards }.
    }
cigale-swap-give = Vous donnez
cigale-swap-take = Vous prenez
cigale-provisions = Provisions
cigale-pantry = Garde-manger
# $path, $cubes (déjà joints)
cigale-shelf = Étagère { cigale-path } : { $cubes }
# $seat, $slot
cigale-shelf-of =
    { $slot ->
        [0] { $seat } pas encore
       *[other] { $seat } emplacement { $slot }
    }
cigale-powers = Pouvoirs
# $seat
cigale-power-held = tenu par { $seat }
cigale-power-free = libre
# $path, $cards (nombre), $seat (qui récolte)
cigale-reveal-caught = C’était { cigale-the-path }. La Cigale a deviné : { cigale-many-cards } pour { $seat }.
cigale-reveal-free = C’était { cigale-the-path }. La Cigale s’est trompée : { cigale-many-cards } pour { $seat }.
# $seat : une Fourmi rouge qui a deviné
cigale-reveal-draws = { YOU($seat, "piochez", "pioche") } une carte
cigale-turning = Les jetons se retournent.
# $caught (1 : deviné)
cigale-turned =
    { $caught ->
        [1] La Cigale a deviné.
       *[0] La Cigale s’est trompée.
    }
cigale-round = Cette manche
# $step, $steps
cigale-step = étape { $step } sur { $steps }
# $round
cigale-round-number = manche { $round }
# $when "past" | "now", $you "yes" | "no", $phase, $seat (la Fourmi)
cigale-step-place =
    { $when ->
        [past] { $you ->
            [yes] Vous avez posé vos fourmis
           *[no] { $seat } a posé ses fourmis
        }
       *[now] { $phase ->
            [choosing] Les jetons se choisissent en secret
           *[placing] { $you ->
                [yes] Vous posez vos fourmis
               *[no] { $seat } pose ses fourmis
            }
        }
    }
# $when, $you, $seat (la Cigale)
cigale-step-guess =
    { $when ->
        [past] { $you ->
            [yes] Vous avez fait votre pari
           *[no] { $seat } a fait son pari
        }
       *[now] { $you ->
            [yes] Vous devinez le chemin
           *[no] { $seat } devine le chemin
        }
    }
cigale-step-reveal = Révélation et récolte
cigale-step-buy = Achat d’une provision
cigale-last = Derniers jetons
cigale-goal = Pour gagner
cigale-goal-winter = Quatre points. Une provision vaut 1, la paire de la même vaut 3.
# $slots
cigale-goal-autumn = Le plus de points : étagères et insectes. La partie finit dès que deux de vos cubes sont au bout, emplacement { $slots }, ou quand la pioche ne suffit plus.
# $role, sur un téléphone
cigale-chip =
    { $role ->
        [ant] Fourmi
        [cicada] Cigale
        [red] F. rouge
       *[none] attend
    }
cigale-role-none = Attend son tour
cigale-scored = points
# $left
cigale-left =
    { $left ->
        [1] Encore une.
       *[other] Encore { $left }.
    }
cigale-secret = Personne ne le saura avant la révélation.
# $price (cartes qui manquent, déjà jointes), $beside (cartes posées pour en remplacer)
cigale-missing =
    { $beside ->
        [0] Il manque { $price }.
        [1] Il manque { $price }. Une carte est posée pour un remplacement.
       *[other] Il manque { $price }. { $beside } cartes sont posées pour un remplacement.
    }
# $cards (cartes déjà jointes)
cigale-pays = Vous donnez { $cards }.
# $price, $lacking (combien de ces cartes manquent)
cigale-price =
    { $lacking ->
        [0] Prix : { $price }. Vous choisirez les cartes.
        [1] Prix : { $price }. Une carte sera remplacée ; vous choisirez.
       *[other] Prix : { $price }. { $lacking } cartes seront remplacées ; vous choisirez.
    }
# $path ; .detail : $cards (nombre), $seat (la Fourmi)
cigale-bet = Vous pariez sur { cigale-the-path }.
    .detail = Juste : { cigale-many-cards } pour vous. Faux : tout à { $seat }.
# $role "ant" | "red", $cards (nombre)
cigale-choose-detail =
    { $role ->
        [red] Une carte de la pioche si la Fourmi a choisi pareil et que la Cigale se trompe.
       *[ant] { $cards ->
            [1] Une carte à récolter, si la Cigale se trompe.
           *[other] { $cards } cartes à récolter, si la Cigale se trompe.
        }
    }
# $provision, $points (que vous aurez)
cigale-buy = { $provision } : vous aurez { cigale-points }.
cigale-verb-Choose = Choisir
cigale-verb-Guess = Se poser ici
cigale-verb-Collect = Prendre
cigale-verb-Empower = Prendre
cigale-verb-Buy = Acheter
cigale-verb-Pay = Payer
cigale-verb-PayHidden = Payer
cigale-verb-Exchange = Échanger
cigale-verb-Peek = Coup d’œil
cigale-verb-swap = Échanger
# $what, comme cigale-action-Decline
cigale-verb-Decline =
    { $what ->
        [power] Aucun pouvoir
        [exchange] Ne rien échanger
       *[buy] Ne rien acheter
    }
# $seat
cigale-told-Placed = { $seat } { YOU($seat, "posez", "pose") } { YOU($seat, "vos", "ses") } six fourmis.
cigale-no-insect = Cette carte n’a pas d’insecte : elle ne donne aucun pouvoir.
# $insect
cigale-needs-insect = Il faut avoir récolté { cigale-an-insect } dans cette manche.
# $what
cigale-cannot = { $what } : pas possible
# $count, $winners (noms déjà joints), $points, $tie (à égalité de points) "insects" | "cards" | "no"
cigale-result =
    { $count ->
        [1] { $tie ->
            [insects] { $winners } { YOU($winners, "gagnez", "gagne") } : { cigale-points }, et plus de cartes à insecte.
            [cards] { $winners } { YOU($winners, "gagnez", "gagne") } : { cigale-points }, et plus de cartes Chemin.
           *[no] { $winners } { YOU($winners, "gagnez", "gagne") } avec { cigale-points }.
        }
       *[other] Victoire partagée : { $winners }, { cigale-points }.
    }
# Ce qui départage. $tie "insects" | "cards"
cigale-tiebreak =
    { $tie ->
        [insects] À égalité : cartes à insecte
       *[cards] À égalité : cartes Chemin
    }
cigale-keys = un jeton, une provision

## La coach

# Ce que la coach compare après deux coups ; $count (nombre)
cigale-coach-kinds =
    { $count ->
        [0] les fourmis ne couvrent aucun chemin
        [one] les fourmis couvrent { $count } chemin
       *[other] les fourmis couvrent { $count } chemins
    }
cigale-coach-guards =
    { $count ->
        [0] l’étagère de la Fourmi n’y gagnerait rien
        [one] l’étagère de la Fourmi y gagnerait { $count } point
       *[other] l’étagère de la Fourmi y gagnerait { $count } points
    }
cigale-coach-risks =
    { $count ->
        [0] la Cigale n’y gagnerait rien
        [one] la Cigale y gagnerait { $count } point
       *[other] la Cigale y gagnerait { $count } points
    }
cigale-coach-cards =
    { $count ->
        [0] aucune carte n’est en jeu
        [one] { $count } carte est en jeu
       *[other] { $count } cartes sont en jeu
    }
cigale-coach-shelf =
    { $count ->
        [0] l’étagère n’y gagnerait rien
        [one] l’étagère y gagnerait { $count } point
       *[other] l’étagère y gagnerait { $count } points
    }
cigale-coach-missing =
    { $count ->
        [0] rien ne manquerait plus pour une provision
        [one] il manquerait { $count } carte pour une provision
       *[other] il manquerait { $count } cartes pour une provision
    }
cigale-coach-caught =
    { $count ->
        [0] la Cigale ne devinerait jamais juste
        [one] la Cigale devinerait juste une fois sur cent
       *[other] la Cigale devinerait juste { $count } fois sur cent
    }
cigale-coach-right =
    { $count ->
        [0] on ne tomberait jamais juste
        [one] on tomberait juste une fois sur cent
       *[other] on tomberait juste { $count } fois sur cent
    }
cigale-coach-harvest =
    { $count ->
        [0] la Fourmi ne récolterait rien
        [one] la Fourmi récolterait { $count } carte en dix manches
       *[other] la Fourmi récolterait { $count } cartes en dix manches
    }
cigale-coach-spoils =
    { $count ->
        [0] la Cigale ne prendrait rien
        [one] la Cigale prendrait { $count } carte en dix manches
       *[other] la Cigale prendrait { $count } cartes en dix manches
    }
cigale-coach-yield =
    { $count ->
        [0] l’étagère ne gagnerait rien
        [one] l’étagère gagnerait { $count } point en dix manches
       *[other] l’étagère gagnerait { $count } points en dix manches
    }
cigale-coach-useful =
    { $count ->
        [0] aucune carte ne servirait à une provision
        [one] { $count } carte servirait à une provision en dix manches
       *[other] { $count } cartes serviraient à une provision en dix manches
    }
cigale-coach-insects =
    { $count ->
        [0] aucun insecte n’est en jeu
        [one] { $count } insecte est en jeu
       *[other] { $count } insectes sont en jeu
    }
cigale-coach-short =
    { $count ->
        [0] rien ne manquerait pour aucune provision en vue
        [one] il manquerait { $count } carte pour toutes les provisions en vue
       *[other] il manquerait { $count } cartes pour toutes les provisions en vue
    }
cigale-coach-bugs =
    { $count ->
        [0] la Fourmi ne récolterait aucun insecte
        [one] la Fourmi récolterait { $count } insecte en dix manches
       *[other] la Fourmi récolterait { $count } insectes en dix manches
    }
cigale-coach-reserve =
    { $count ->
        [0] il ne reste aucune carte en réserve
        [one] il reste { $count } carte en réserve
       *[other] il reste { $count } cartes en réserve
    }
cigale-coach-powers =
    { $count ->
        [0] on n’a aucun pouvoir
        [one] on a { $count } pouvoir
       *[other] on a { $count } pouvoirs
    }
cigale-coach-their-powers =
    { $count ->
        [0] les autres n’ont aucun pouvoir
        [one] les autres ont { $count } pouvoir
       *[other] les autres ont { $count } pouvoirs
    }

## Énigmes : ce qui est demandé, et pourquoi la réponse est bonne

# $worth (chances avec la réponse, en %), $other (avec le coup tentant)
cigale-puzzle-last1 = Où va la dernière fourmi ?
    .why = { cigale-puzzle-why }
cigale-puzzle-last2 = Où vont les deux dernières fourmis ?
    .why = { cigale-puzzle-why }
cigale-puzzle-last3 = Où vont les trois dernières fourmis ?
    .why = { cigale-puzzle-why }
cigale-puzzle-why = Si la Fourmi et la Cigale bluffent toutes deux au mieux, ce placement vous laisse { $worth } % de chances de finir devant, contre { $other } % au mieux avec « { $tempting } ».
