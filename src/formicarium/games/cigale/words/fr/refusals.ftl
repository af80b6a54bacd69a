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
