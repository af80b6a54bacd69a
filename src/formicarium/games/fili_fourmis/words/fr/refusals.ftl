## Refus

# $why "spectator" | "turn" | "unknown", $seat (à qui de jouer)
refusal-FIL-S3 =
    { $why ->
        [spectator] Vous regardez cette partie. Les coups se jouent à la table.
        [turn] Attendez votre tour. C’est à { $seat } de jouer.
       *[unknown] Ce coup n’existe pas. Jouez une fourmi ou une file.
    }
# $why "can" | "only"
refusal-FIL-S4 =
    { $why ->
        [only] Rien ne peut bouger chez vous. Passez.
       *[can] Vous ne pouvez pas passer : vous avez encore un coup à jouer.
    }
# $why "empty" | "gone" (plus personne n’attend) | "enemy", $cell
refusal-FIL-O1 =
    { $why ->
        [enemy] La fourmi de { $cell } n’est pas à vous.
        [gone] Toutes vos fourmis sont sorties : plus aucune n’attend dans votre fourmilière.
       *[empty] Aucune de vos fourmis n’attend en { $cell }. Choisissez-en une dans votre fourmilière.
    }
# $why "call" | "place" | "taken" | "home" | "far" | "shut", $cell
refusal-FIL-O2 =
    { $why ->
        [call] Choisissez d’abord la fourmi qui sort, puis sa case.
        [place] La fourmi de { $cell } est en train de sortir. Dites d’abord où elle va.
        [taken] La case { $cell } n’est pas libre.
        [home] La case { $cell } est dans une fourmilière. La fourmi qui sort va dehors.
        [shut] La fourmi de { $cell } ne trouve aucune case libre dehors.
       *[far] La case { $cell } ne touche pas cette fourmi. La première d’une file sort juste à côté d’elle.
    }
# $why "end" | "away" | "taken" | "apart", $cell, $head
refusal-FIL-O3 =
    { $why ->
        [end] Aucune de vos files ne finit en { $cell }.
        [taken] La case { $cell } n’est pas libre.
        [apart] La case { $cell } ne touche pas { $head }. La fourmi qui sort se place juste devant ce bout.
       *[away] La queue de cette file, en { $cell }, ne touche plus vos remparts.
    }
# $cell (la file), $ants
refusal-FIL-O4 =
    La file de { $ants } en { $cell } n’est pas formée. Faites sortir une fourmi vers elle, ou réunissez-la à une autre.
# $why "walls" | "shut" | "place" | "end" | "away" | "taken" | "home" | "apart" | "far", $cell, $head, $ants (sur les remparts)
refusal-FIL-O5 =
    { $why ->
        [walls] Celle-ci attend : { $ants ->
            [1] une fourmi est encore sur vos remparts.
            [one] { $ants } fourmi est encore sur vos remparts.
           *[other] { $ants } fourmis sont encore sur vos remparts.
        }
        [shut] La fourmi de { $cell } ne trouve aucune case libre dehors.
        [place] La fourmi de { $cell } est en train de sortir. Dites d’abord où elle va.
        [end] Aucune de vos files ne finit en { $cell }.
        [away] La queue de cette file, en { $cell }, ne touche plus vos remparts.
        [apart] La case { $cell } ne touche pas { $head }. La fourmi qui sort se place juste devant ce bout.
        [taken] La case { $cell } n’est pas libre.
        [home] La case { $cell } est dans une fourmilière. La fourmi qui sort va dehors.
       *[far] La case { $cell } ne touche pas vos remparts.
    }
# $cell
refusal-FIL-O6 = { $cell } : l’ennemi barre le passage dans votre fourmilière. Sortez par où c’est libre.
# $why "tail" | "far", $head, $cell
refusal-FIL-M1 =
    { $why ->
        [tail] La queue de la file est encore en { $cell } : la case n’est pas libre avant le pas.
       *[far] La case { $cell } ne touche pas { $head }. On avance d’une case à la fois.
    }
# $why "running" | "standing", $cell
refusal-FIL-M2 =
    { $why ->
        [running] La file en { $cell } est en marche sur la route. Faites suivre une deuxième fourmi, ou arrêtez-vous là.
       *[standing] Aucune file n’est en marche.
    }
# $why "nobody" | "middle" | "enemy" | "inside" (dans une fourmilière), $cell
refusal-FIL-M3 =
    { $why ->
        [nobody] Il n’y a pas de fourmi en { $cell }.
        [enemy] La fourmi de { $cell } n’est pas à vous.
        [inside] La fourmi de { $cell } est dans une fourmilière : elle n’est d’aucune file.
       *[middle] La fourmi de { $cell } est au milieu de sa file. Seul un bout peut mener.
    }
# $cell, $ants
refusal-FIL-M4 =
    { $ants ->
        [1] Seule en { $cell }, cette fourmi ne bouge pas : il faut une file de trois.
       *[other] À { $ants } en { $cell }, elles ne bougent pas : il faut une file de trois.
    }
# $cell, $owner
refusal-FIL-M5 = La case { $cell } est prise par { $owner }. On ne saute personne : contournez.
# $why "long" | "contact", $cell
refusal-FIL-M6 =
    { $why ->
        [long] La file en { $cell } a déjà sept fourmis.
       *[contact] À cette table, deux de vos files ne se mettent pas bout à bout si elles font ensemble plus de sept fourmis.
    }
# $cell
refusal-FIL-M7 = { $cell } est dans votre fourmilière : une fourmi sortie n’y rentre plus.
# $why "long" | "apart", $one, $other, $ants
refusal-FIL-J1 =
    { $why ->
        [long] Réunies, elles feraient { $ants } fourmis. Une file en a sept au plus.
       *[apart] { $one } et { $other } ne sont pas les bouts voisins de deux de vos files.
    }
# $why "short" | "apart", $one, $other, $ants
refusal-FIL-J2 =
    { $why ->
        [short] Couper ici une file de { $ants } laisserait moins de trois fourmis d’un côté.
       *[apart] { $one } et { $other } ne se suivent pas dans une de vos files.
    }
# $cell, $ants (encore dans leur fourmilière)
refusal-FIL-R1 =
    { $ants ->
        [1] Une de vos fourmis doit d’abord sortir.
        [one] { $ants } de vos fourmis doit d’abord sortir.
       *[other] { $ants } de vos fourmis doivent d’abord sortir.
    }
# $why "taken" | "inside" | "far" | "nearest" | "entering" | "closed", $cell
refusal-FIL-R2 =
    { $why ->
        [taken] Le rempart { $cell } n’est pas libre.
        [inside] { $cell } est à l’intérieur de la fourmilière. Une file entre par un rempart qu’elle touche.
        [nearest] La suivante va au plus près de l’entrée : { $cell } n’en est pas.
        [entering] Votre file entre par { $cell }. Dites d’abord où va la suivante.
        [closed] Aucune file n’est en train d’entrer.
       *[far] { $cell } n’est pas un rempart adverse que cette file touche.
    }
# $why "nobody" | "taken" | "far", $cell
refusal-FIL-R4 =
    { $why ->
        [nobody] Vous n’avez pas de fourmi entrée en { $cell }.
        [taken] La case { $cell } n’est pas libre.
       *[far] Une fourmi entrée ne fait qu’un pas, sans quitter la fourmilière : { $cell } n’y est pas voisine.
    }
refusal-FIL-E1 = La partie est finie. Tous les remparts d’une fourmilière sont pris.
refusal-FIL-E3 = La partie est finie. Elle était bloquée.
