### Fili-Fourmis, en français. Les noms de joueurs arrivent tels quels : pas de « de » ni de « que » devant eux (élision), pas d’accord en genre.

## Étagère et table

fili_fourmis-name = Fili-Fourmis
fili_fourmis-tagline = Deux colonies en file, une muraille à prendre.
fili_fourmis-length = 30 min
fili_fourmis-age = Dès 9 ans

fili_fourmis-mode-base = Partie classique
    .help = Sortez vos fourmis, traversez le terrain en file et tenez tous les remparts adverses.

fili_fourmis-option-strict_contact = Contact strict
    .help = Deux de vos files ne se mettent pas bout à bout si elles font ensemble plus de 7 fourmis.
fili_fourmis-option-middle_breaks_ties = Le milieu départage
    .help = Partie bloquée à égalité : gagne qui a le plus de fourmis du côté adverse du terrain.
fili_fourmis-option-quiet_limit = Patience
    .help = Après autant de tours de chacun sans sortie ni entrée, la partie est bloquée.
fili_fourmis-option-quiet_limit-20 = 20 tours
fili_fourmis-option-quiet_limit-40 = 40 tours

## Coups proposés

# $cell, $place "rampart" | "inside"
fili_fourmis-action-ComeOut =
    Faire sortir la fourmi de { $cell }, { $place ->
        [inside] à l’intérieur
       *[rampart] sur le rempart
    }
    .short = Sortir { $cell }
# $ant (d’où elle vient), $cell (où elle va), $ground "earth" | "grass"
fili_fourmis-action-Start =
    La fourmi de { $ant } commence une file en { $cell }, { $ground ->
        [earth] sur la route
       *[grass] dans l’herbe
    }
    .short = File en { $cell }
# $kind "out" (une fourmi sort) | "march" | "second" (la deuxième, sur la route), $ant (d’où elle vient), $head (la tête), $cell (où elle va),
# $ants (la file ensuite), $ground "earth" | "grass", $run 1 : une deuxième pourra suivre
fili_fourmis-action-Advance =
    { $kind ->
        [out] La fourmi de { $ant } passe devant { $head }, en { $cell } : file de { $ants }
        [second] Une deuxième fourmi suit, de { $ant } en { $cell }
       *[march] La file de { $ants } menée par { $head } avance en { $cell }, { $ground ->
            [earth] sur la route
           *[grass] dans l’herbe
        }{ $run ->
            [1] {""} ; une deuxième pourra suivre
           *[other] {""}
        }
    }
    .short = { $head } vers { $cell }
fili_fourmis-action-Stop = S’arrêter là
    .short = S’arrêter
# $one, $other (les deux bouts), $ants (la file ensuite)
fili_fourmis-action-Join = Réunir deux files par { $one } et { $other } : { $ants } fourmis
    .short = Réunir { $one } et { $other }
# $one, $other (les deux voisines), $ants, $others (les deux files ensuite)
fili_fourmis-action-Split = Couper la file entre { $one } et { $other } : { $ants } et { $others } fourmis
    .short = Couper entre { $one } et { $other }
# $head, $cell (le rempart), $ants (combien entrent), $wait (combien attendent dehors)
fili_fourmis-action-Enter =
    La file menée par { $head } entre par { $cell } : { $ants ->
        [1] une fourmi trouve place
        [one] { $ants } fourmi trouve place
       *[other] { $ants } fourmis trouvent place
    }{ $wait ->
        [0] {""}
        [1] , une attend dehors
       *[other] , { $wait } attendent dehors
    }
    .short = Entrer par { $cell }
# $cell
fili_fourmis-action-Spread = La suivante va sur le rempart { $cell }
    .short = Vers { $cell }
# $ant, $cell, $place "rampart" | "inside"
fili_fourmis-action-Step =
    La fourmi de { $ant } fait un pas en { $cell }, { $place ->
        [inside] à l’intérieur
       *[rampart] sur le rempart
    }
    .short = { $ant } vers { $cell }
fili_fourmis-action-Pass = Passer
    .short = Passer

## Ce qu’on attend

fili_fourmis-prompt-ComeOut = Faites sortir une fourmi, ou jouez une file.
    .short = À vous de jouer.
fili_fourmis-prompt-Start = Où va la fourmi qui sort ?
    .short = Où va-t-elle ?
fili_fourmis-prompt-Advance = Faites avancer une file : choisissez le bout qui mène et sa case.
    .short = Choisissez une case.
fili_fourmis-prompt-Stop = Une deuxième fourmi peut suivre sur la route.
    .short = Une deuxième ?
fili_fourmis-prompt-Join = Réunissez deux files, ou jouez autre chose.
    .short = À vous de jouer.
fili_fourmis-prompt-Split = Coupez une file, ou jouez autre chose.
    .short = À vous de jouer.
fili_fourmis-prompt-Enter = Entrez dans la fourmilière adverse, ou jouez autre chose.
    .short = À vous de jouer.
fili_fourmis-prompt-Spread = Où va la fourmi suivante ?
    .short = Où va-t-elle ?
fili_fourmis-prompt-Step = Une fourmi entrée peut faire un pas.
    .short = À vous de jouer.
fili_fourmis-prompt-Pass = Aucune fourmi ne peut bouger. Vous passez.
    .short = Passez.

## Journal

# $seat, $ant
fili_fourmis-event-Called = { $seat } : la fourmi de { $ant } se prépare à sortir.
# $seat, $ant (d’où), $cell (où)
fili_fourmis-event-Started = { $seat } { YOU($seat, "faites", "fait") } sortir la fourmi de { $ant } : une file commence en { $cell }.
# $seat, $ant, $cell, $ants (la file)
fili_fourmis-event-Lengthened =
    { $seat } { YOU($seat, "faites", "fait") } sortir la fourmi de { $ant } en { $cell } : file de { $ants }{ $ants ->
        [3] , formée.
        [7] , complète.
       *[other] .
    }
# $seat, $ant, $cell, $ants, $pace 1 | 2 (la deuxième, sur la route)
fili_fourmis-event-Advanced =
    { $pace ->
        [2] Sur la route, une deuxième fourmi suit, de { $ant } en { $cell }.
       *[1] { $seat } { YOU($seat, "avancez", "avance") } une file de { $ants } : la fourmi de { $ant } passe devant, en { $cell }.
    }
# $seat, $head
fili_fourmis-event-Stopped = { $seat } { YOU($seat, "vous arrêtez", "s’arrête") } en { $head }.
# $seat, $one, $other, $ants
fili_fourmis-event-Joined = { $seat } { YOU($seat, "réunissez", "réunit") } deux files en { $one } et { $other } : { $ants } fourmis.
# $seat, $one, $other, $ants, $others
fili_fourmis-event-Divided = { $seat } { YOU($seat, "coupez", "coupe") } une file entre { $one } et { $other } : { $ants } et { $others } fourmis.
# $seat, $ant, $cell, $ramparts (combien de remparts tenus)
fili_fourmis-event-Entered =
    { $seat } { YOU($seat, "entrez", "entre") } : la fourmi de { $ant } prend le rempart { $cell }, { $ramparts ->
        [1] le premier.
       *[other] { $ramparts } tenus.
    }
# $seat, $head, $ants
fili_fourmis-event-Waited =
    { $seat } : { $ants ->
        [1] une fourmi attend dehors, en { $head }.
        [one] { $ants } fourmi attend dehors, en { $head }.
       *[other] { $ants } fourmis attendent dehors, derrière { $head }.
    }
# $seat, $ant, $cell, $ramparts
fili_fourmis-event-Stepped = { $seat } : la fourmi de { $ant } fait un pas en { $cell }. Remparts tenus : { $ramparts }.
# $seat
fili_fourmis-event-Passed = { $seat } { YOU($seat, "ne pouvez", "ne peut") } rien faire et { YOU($seat, "passez", "passe") }.
# $why "ramparts" | "stuck" | "repeated" | "quiet", $by "ramparts" | "entered" | "middle", $winners (noms déjà joints), $count (nombre de gagnants),
# $ants (de qui gagne), $others (de l’autre)
fili_fourmis-event-Ended =
    { $why ->
        [ramparts] Tous les remparts sont pris
        [stuck] Personne ne peut plus bouger
        [repeated] Même position pour la troisième fois
       *[quiet] Trop de tours sans sortie ni entrée
    } : { $count ->
        [1] { $winners } { YOU($winners, "gagnez", "gagne") }, { $by ->
            [ramparts] avec { $ants } remparts contre { $others }.
            [entered] { $ants } à { $others } dans la fourmilière adverse.
           *[middle] { $ants } à { $others } du côté adverse.
        }
       *[other] partie nulle.
    }

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

## Fin

ending-FIL-E1 = Tous les remparts sont pris.
ending-FIL-E3 = La partie est bloquée.
score-FIL-E2 = Fourmis dans la fourmilière adverse

# the page

# $ants (nombre) : en lettres tant qu’une file peut en avoir autant
fili_fourmis-ants =
    { $ants ->
        [1] une fourmi
        [2] deux fourmis
        [3] trois fourmis
        [4] quatre fourmis
        [5] cinq fourmis
        [6] six fourmis
        [7] sept fourmis
        [one] { $ants } fourmi
       *[other] { $ants } fourmis
    }
fili_fourmis-of =
    { $ants ->
        [1] d’une fourmi
        [2] de deux
        [3] de trois
        [4] de quatre
        [5] de cinq
        [6] de six
        [7] de sept
       *[other] de { $ants }
    }

fili_fourmis-goal = Pour gagner
# $ramparts (nombre), $ants (encore à sortir ; -1 : pour qui regarde)
fili_fourmis-goal-text =
    { $ants ->
        [-1] Tenir les { $ramparts } remparts d’en face. Toutes ses fourmis doivent d’abord sortir.
        [0] Tenez les { $ramparts } remparts d’en face. Vos fourmis sont toutes sorties.
        [1] Tenez les { $ramparts } remparts d’en face. Votre dernière fourmi doit d’abord sortir.
       *[other] Tenez les { $ramparts } remparts d’en face. Vos { $ants } fourmis qui attendent doivent d’abord sortir.
    }
fili_fourmis-goal-short = Tenez les { $ramparts } remparts d’en face.
fili_fourmis-key = Sur le plateau
fili_fourmis-key-grass = Herbe
    .worth = un pas
    .short = 1 pas
fili_fourmis-key-earth = Route
    .worth = deux pas
    .short = 2 pas
fili_fourmis-key-rampart = Rempart
    .worth = à tenir
    .short = rempart
fili_fourmis-key-can = Vous pouvez
fili_fourmis-key-chosen = Votre choix
fili_fourmis-key-last = Dernier coup
    .short = dernier coup
fili_fourmis-turn = Tourner
fili_fourmis-quiet = La partie s’endort
fili_fourmis-quiet-again = Cette position est revenue. À la troisième fois, la partie s’arrête.
# $left (nombre)
fili_fourmis-quiet-text =
    { $left ->
        [one] Encore un tour sans sortie ni entrée, et la partie s’arrête.
       *[other] Encore { $left } tours sans sortie ni entrée, et la partie s’arrête.
    }
fili_fourmis-quiet-left =
    { $left ->
        [one] encore un tour calme
       *[other] encore { $left } tours calmes
    }
fili_fourmis-figure-out = dehors
fili_fourmis-figure-nest = à sortir
fili_fourmis-figure-ramparts = remparts
# $out, $nest (nombres)
fili_fourmis-role =
    { $nest ->
        [0] { $out } dehors
       *[other] { $out } dehors, { $nest } à sortir
    }
fili_fourmis-chip = { $nest } à sortir
fili_fourmis-scored = remparts tenus
# sur un téléphone : les files, pour les trouver : « 7 en k12 »
fili_fourmis-files = Vos files
fili_fourmis-file-at = en

# ce qu’on attend
fili_fourmis-prompt-out = Faites sortir une fourmi.
    .short = Sortez une fourmi.
fili_fourmis-prompt-any = Menez une file, ou faites sortir une fourmi.
    .short = Une file, ou une fourmi ?
fili_fourmis-prompt-march = Menez une de vos files.
    .short = Menez une file.
fili_fourmis-prompt-forming = Il faut trois fourmis pour former une file.
# $starts, $files : 1 si la fourmi peut commencer une file, rejoindre une file
fili_fourmis-prompt-leaving = Où va la fourmi ?
    .detail =
    { $files ->
        [0] Elle commence une file au pied du rempart.
       *[1] { $starts ->
            [0] Elle prend la tête d’une file.
           *[1] Elle prend la tête d’une file, ou en commence une au pied du rempart.
        }
    }
fili_fourmis-prompt-running = Un second pas ?
    .detail = Sur la route, une deuxième fourmi peut suivre.
# $ants (nombre) : encore dehors
fili_fourmis-prompt-entering = Où va la fourmi suivante ?
    .short = Où va la suivante ?
    .detail = Ces cases sont aussi proches de l’entrée. Dehors : { fili_fourmis-ants }.
# $ants (nombre), $end : 1 si un bout est choisi, $run : 1 si la route permet un second pas
fili_fourmis-prompt-file = File { fili_fourmis-of } : où va-t-elle ?
    .short = Où va la file ?
    .detail =
    { $end ->
        [1] Ce bout mène, la dernière fourmi passe devant.
       *[0] La dernière fourmi passe devant. Les deux bouts peuvent mener.
    }{ $run ->
        [1] { " " }×2 : un second pas peut suivre.
       *[0] { "" }
    }
fili_fourmis-prompt-inside = Où va cette fourmi ?
# $cell
fili_fourmis-prompt-ways = Plusieurs façons d’aller en { $cell } : laquelle ?
    .short = Vers { $cell } : comment ?
# $kind "start" | "out" | "end", $cell (le bout qui mène)
fili_fourmis-way =
    { $kind ->
        [start] Nouvelle file
        [out] Devant { $cell }
       *[end] Par { $cell }
    }
# $ants, $others (nombres)
fili_fourmis-cut = Couper { $ants } + { $others }

# ce que ferait un coup : $cell, $ant (case de la fourmi qui part), $ants, $others, $wait (nombres), $run 1 : un second pas peut suivre, $place
fili_fourmis-choice-march = La file { fili_fourmis-of } avance en { $cell }.
    .short = Vers { $cell }
    .detail =
    { $run ->
        [1] La fourmi de { $ant } passe devant. Sur la route, une deuxième peut suivre.
       *[0] La fourmi de { $ant } passe devant.
    }
fili_fourmis-choice-second = Second pas, en { $cell }.
fili_fourmis-choice-out = La fourmi prend la tête en { $cell } : file { fili_fourmis-of }.
    .short = Tête en { $cell }
fili_fourmis-choice-Start = La fourmi commence une file en { $cell }.
    .short = Nouvelle file en { $cell }
fili_fourmis-choice-ComeOut = La fourmi de { $cell } va sortir.
fili_fourmis-choice-Join = Les deux files se réunissent : { fili_fourmis-ants }.
    .short = Une file { fili_fourmis-of }
fili_fourmis-choice-Split = La file se coupe : { $ants } et { $others }.
fili_fourmis-choice-Enter = La file entre par { $cell }.
    .short = Entrer par { $cell }
    .detail =
    { $wait ->
        [0] Toutes trouvent une place.
        [1] Une fourmi attend dehors.
       *[other] { $wait } fourmis attendent dehors.
    }
fili_fourmis-choice-Step =
    { $place ->
        [rampart] La fourmi va sur le rempart { $cell }.
       *[inside] La fourmi va à l’intérieur, en { $cell }.
    }
fili_fourmis-verb-march = Avancer
fili_fourmis-verb-out = Sortir
fili_fourmis-verb-Join = Réunir
fili_fourmis-verb-Split = Couper
fili_fourmis-verb-Enter = Entrer
fili_fourmis-verb-Step = Y aller

# le titre d’un refus. $cell (celle qu’on a touchée), $why
fili_fourmis-cannot =
    { $why ->
        [first] Case { $cell } : pas encore
        [early] Case { $cell } : pas encore
       *[other] Case { $cell } : pas possible
    }
# ce qu’on répond à qui touche une case dont rien ne peut partir. $seat, $kind "any" | "out" | "march"
fili_fourmis-press-enemy = Cette fourmi est à { $seat }. On ne prend et on ne saute personne : contournez-la.
fili_fourmis-press-first =
    { $kind ->
        [out] Choisissez d’abord la fourmi qui sort, puis sa case.
        [march] Choisissez d’abord une de vos files, puis sa case.
       *[any] Choisissez d’abord une de vos files ou la fourmi qui sort, puis sa case.
    }
fili_fourmis-press-stuck = Rien n’est libre devant les deux bouts de cette file : elle attend.
fili_fourmis-press-boxed = Rien n’est libre à côté de cette fourmi : elle attend.

# le journal, où fili_fourmis-event-… ne va pas. $seat, $cell, $ants, $ramparts, $all (nombres), $pace 1 | 2, $waits (combien attendent)
fili_fourmis-told-Started = { $seat } { YOU($seat, "commencez", "commence") } une file en { $cell }.
fili_fourmis-told-Lengthened = { $seat } { YOU($seat, "sortez", "sort") } une fourmi en { $cell } : file { fili_fourmis-of }.
fili_fourmis-told-Advanced =
    { $pace ->
        [2] { $seat } { YOU($seat, "faites", "fait") } un second pas, en { $cell }.
       *[1] { $seat } { YOU($seat, "avancez", "avance") } { YOU($seat, "votre", "sa") } file { fili_fourmis-of } en { $cell }.
    }
fili_fourmis-told-Entered =
    { $seat } { YOU($seat, "entrez", "entre") }, { fili_fourmis-ants } : { $ramparts }/{ $all } remparts.{ $waits ->
        [0] { "" }
        [1] { " " }Une fourmi attend dehors.
       *[other] { " " }{ $waits } fourmis attendent dehors.
    }
fili_fourmis-blocked =
    { $count ->
        [1] { $by ->
            [entered] { $winners } { YOU($winners, "gagnez", "gagne") }, { $most } fourmis dans la fourmilière adverse contre { $least }.
           *[middle] { $winners } { YOU($winners, "gagnez", "gagne") }, { $most } fourmis au-delà du milieu contre { $least }.
        }
       *[other] Égalité entre { $winners }.
    }
# $rule, $winners, $count, $all, $by, $most, $least
fili_fourmis-result =
    { $rule ->
        [FIL-E1] { $winners } { YOU($winners, "gagnez", "gagne") } et { YOU($winners, "tenez", "tient") } les { $all } remparts.
       *[FIL-E3] { fili_fourmis-blocked }
    }

fili_fourmis-tiebreak = À égalité : fourmis au-delà du milieu

# les noms des cases. $seat (nom), $ants (nombre), $end 1 : un bout de la file
fili_fourmis-cell-grass = herbe
fili_fourmis-cell-earth = route
fili_fourmis-cell-rampart = rempart, { YOU($seat, "à vous", $seat) }
fili_fourmis-cell-inside = intérieur, { YOU($seat, "à vous", $seat) }
fili_fourmis-cell-free = libre
fili_fourmis-cell-ant = fourmi, { YOU($seat, "à vous", $seat) }
fili_fourmis-cell-file =
    { $end ->
        [1] file { fili_fourmis-of }, bout, { YOU($seat, "à vous", $seat) }
       *[0] file { fili_fourmis-of }, { YOU($seat, "à vous", $seat) }
    }
fili_fourmis-cell-held = en main
fili_fourmis-cell-chosen = choisie
fili_fourmis-cell-possible = possible
fili_fourmis-cell-movable = peut jouer

# en une minute, sur la page des règles
fili_fourmis-howto-1 = Formez une file
    .text = Une fourmi par tour sort de la fourmilière et prend la tête. De trois à sept, elles marchent ensemble.
fili_fourmis-howto-2 = La dernière passe devant
    .text = Une file avance ainsi, par l’un ou l’autre bout, sans jamais sauter ni prendre.
fili_fourmis-howto-3 = La route va plus vite
    .text = Une file toute sur la route peut faire deux pas. Deux files se réunissent, une longue se coupe.
fili_fourmis-howto-4 = Prenez les remparts
    .text = Votre fourmilière vide, une file entre tout entière. Qui tient tous les remparts d’en face gagne.

## La coach

# Ce que la coach compare après deux coups ; $count (nombre)
fili_fourmis-coach-home =
    { $count ->
        [0] toutes les fourmis sont sorties
        [one] { $count } fourmi reste à la maison
       *[other] { $count } fourmis restent à la maison
    }
fili_fourmis-coach-way =
    { $count ->
        [0] une file touche les remparts à prendre
        [one] la première file est à { $count } pas des remparts
       *[other] la première file est à { $count } pas des remparts
    }
fili_fourmis-coach-turns =
    { $count ->
        [0] tout est tenu
        [one] il faut encore { $count } tour environ pour tout tenir
       *[other] il faut encore { $count } tours environ pour tout tenir
    }
fili_fourmis-coach-beyond =
    { $count ->
        [0] aucune fourmi n’a passé le milieu
        [one] { $count } fourmi a passé le milieu
       *[other] { $count } fourmis ont passé le milieu
    }
fili_fourmis-coach-stranded =
    { $count ->
        [0] aucune fourmi n’est laissée en arrière
        [one] { $count } fourmi est laissée sans file et n’avance plus
       *[other] { $count } fourmis sont laissées sans file et n’avancent plus
    }
fili_fourmis-coach-their-home =
    { $count ->
        [0] l’adversaire n’a plus de fourmi à la maison
        [one] l’adversaire a encore { $count } fourmi à la maison
       *[other] l’adversaire a encore { $count } fourmis à la maison
    }
fili_fourmis-coach-their-way =
    { $count ->
        [0] une file adverse touche les remparts
        [one] la première file adverse a { $count } pas à faire jusqu’aux remparts
       *[other] la première file adverse a { $count } pas à faire jusqu’aux remparts
    }
fili_fourmis-coach-their-turns =
    { $count ->
        [0] l’adversaire tient tout
        [one] il faut à l’adversaire { $count } tour environ pour tout tenir
       *[other] il faut à l’adversaire { $count } tours environ pour tout tenir
    }
fili_fourmis-coach-their-beyond =
    { $count ->
        [0] aucune fourmi adverse n’a passé le milieu
        [one] { $count } fourmi adverse a passé le milieu
       *[other] { $count } fourmis adverses ont passé le milieu
    }
fili_fourmis-coach-their-stranded =
    { $count ->
        [0] aucune fourmi adverse n’est laissée en arrière
        [one] { $count } fourmi adverse est laissée sans file
       *[other] { $count } fourmis adverses sont laissées sans file
    }

# $count (nombre)
fili_fourmis-amount =
    { $count ->
        [0] aucune fourmi dans la place
        [one] { $count } fourmi dans la place
       *[other] { $count } fourmis dans la place
    }

## Énigmes : ce qui est demandé, et pourquoi la réponse est bonne

# $turns (nombre de tours)
fili_fourmis-puzzle-win =
    { $turns ->
        [1] Jouez et gagnez en un coup.
       *[other] Jouez et gagnez en { $turns } coups.
    }
    .why = { $turns ->
        [1] C’est gagné sur-le-champ ; tout autre coup laisse jouer l’adversaire.
       *[other] C’est gagné en { $turns } coups, quoi que joue l’adversaire : toutes ses réponses ont été essayées.
    }
