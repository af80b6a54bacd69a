## Refus

# $why "turn" | "spectator" | "take", $seat (à qui de jouer)
refusal-MIC-T1 =
    { $why ->
        [spectator] Vous regardez cette partie. Les coups se jouent à la table.
        [take] C’est le moment de prendre une tuile de la file.
       *[turn] Attendez votre tour. C’est à { $seat } de jouer.
    }
# $why "no-place" | "soldiers", $place, $tiles (dans la file), $cost, $army, $anthill
refusal-MIC-T2 =
    { $why ->
        [no-place] Il n’y a pas de tuile { $place } dans la file. Choisissez de 1 à { $tiles }.
       *[soldiers] La tuile { $place } demande { $cost ->
            [1] un soldat
           *[other] { $cost } soldats
        }, un par tuile qui la précède. Vous avez { micropolis-army }.
    }
# $why "one-place" | "unknown"
refusal-MIC-T5 =
    { $why ->
        [one-place] Il n’y a qu’une place pour cette tuile. Elle s’appelle « à droite ».
       *[unknown] Une tuile se place à gauche ou à droite de la fourmilière.
    }
# $why "barracks" | "sentinel"
refusal-MIC-T6 =
    { $why ->
        [barracks] Décidez d’abord si vous remplissez la caserne que vous venez de poser.
       *[sentinel] Votre sentinelle est à l’œuvre. Finissez d’abord de réarranger vos soldats.
    }
# $why "choose" | "nobody" | "keep" | "own" | "smaller", $owner, $anthill, $army, $most
refusal-MIC-T9 =
    { $why ->
        [nobody] Il n’y a personne à cette place. Choisissez entre les plus grandes armées.
        [keep] Vous ne pouvez pas garder l’Armée rouge : une autre armée est au moins aussi grande.
        [own] Une armée adverse passe avant votre autre fourmilière.
        [smaller] { $owner } a { micropolis-army }, et il en faut { $most }. Choisissez entre les plus grandes armées.
       *[choose] Choisissez d’abord à qui va l’Armée rouge.
    }
refusal-MIC-T10 = La partie est finie. Toutes les fourmilières sont terminées.
# $tokens (dans la réserve)
refusal-MIC-X3 = Vous n’avez pas de jeton Architecte.
# $why "not-there" | "changed" | "soldiers", $barracks, $places, $army
refusal-MIC-X5 =
    { $why ->
        [not-there] Cette fourmilière n’a pas de caserne numéro { $barracks }.
        [changed] Cette caserne a déjà changé. Chacune ne change qu’une fois.
       *[soldiers] Cette caserne a { $places } places. Il vous reste { micropolis-army }.
    }
# $why "soldiers", $place, $cost, $army, $anthill
refusal-MIC-E3 =
    La tuile { $place } demande { $cost ->
        [1] un soldat
       *[other] { $cost } soldats
    } de la fourmilière qui la reçoit. La fourmilière { $anthill } a { micropolis-army }.
# $why "finished" | "unknown", $anthill
refusal-MIC-E4 =
    { $why ->
        [finished] La fourmilière { $anthill } est terminée. Placez la tuile dans l’autre.
       *[unknown] Vous n’avez pas de fourmilière { $anthill }.
    }
# $why, $owner, $anthill, $army, $most : comme refusal-MIC-T9
refusal-MIC-E6 = { refusal-MIC-T9 }
