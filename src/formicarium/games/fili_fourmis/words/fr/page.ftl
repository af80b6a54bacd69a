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
