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
