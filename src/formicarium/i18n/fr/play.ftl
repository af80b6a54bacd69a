### La partie dans le terminal.

## Aide de la commande

play-help-seats = Qui s’assied où : me, me:Maëlle, random, greedy, level1 … level5, par exemple me,level3
play-help-save = Garder la partie dans ce fichier
play-help-resume = Reprendre la partie gardée dans ce fichier
play-help-fast = Ne pas attendre entre les coups des machines

## Avant la partie

play-against = Contre qui jouez-vous ? [{ $usual }]
play-against-unknown = Tapez un chiffre de 1 à 5, le nom d’un niveau, ou t pour une autre table.
play-usual = (Entrée)
play-table = Une autre table : plusieurs joueurs ici, ou plus de deux places
play-other-language = In English: en    Partir : q
# $names (joints), $moves (nombre), $date
play-waiting =
    Une partie vous attend : { $names }, { $moves ->
        [one] { $moves } coup joué
       *[other] { $moves } coups joués
    }, { $date }.
play-waiting-resume = La reprendre ? [O/n]
# $least, $most (nombres)
play-how-many = À combien jouez-vous, de { $least } à { $most } ? [{ $least }]
play-how-many-unknown = Tapez un nombre de { $least } à { $most }.
play-seats-how = Pour chaque place : un prénom, ou un chiffre de 1 à 5 pour une machine de ce niveau.
# $usual : ce que donne Entrée
play-seat = Qui s’y assied ? [{ $usual }]
play-seat-you = vous

play-colour-1 = Carmin
play-colour-2 = Indigo
play-colour-3 = Rose
play-colour-4 = Mousse
play-colour-5 = Ciel
play-colour-6 = Prune
play-you = (vous)

## Pendant la partie

play-tip = un numéro ou une case ; ? pour l’aide
# $name
play-curtain = Passez l’écran à { $name }, puis Entrée.
play-thinking = { $name } réfléchit.
# $typed
play-unknown = « { $typed } » n’est pas un coup d’ici. Tapez le numéro ou la case d’un coup proposé, ou ? pour l’aide.
# $rule, $text
play-rule = Règle { $rule } : { $text }
# $rule
play-by-rule = (règle { $rule })
# $name (qui conseille), $advice (une phrase)
play-hint = Indice de { $name } : { $advice }
# $name
play-took-back = { $name } reprend son dernier coup.
play-undo-nothing = Vous n’avez encore rien joué.
play-undo-offer = Revenir avant votre dernier coup ? Les machines sont d’accord. [O/n]
play-undo-people = Avec d’autres personnes à la table, ce qui a été montré reste montré.
play-resign-resign = Abandonner ? La partie finit là, et elle est perdue. [o/N]
play-resign-leave = Abandonner ? Une machine finira la partie à votre place. [o/N]
play-rules-more = Une règle : « règles T3 ». Toutes : « règles tout ».
play-log-more = Les derniers coups. Tous : « journal tout ».
play-log-empty = Rien n’est encore joué.
# $path
play-kept = Partie gardée dans { $path }
play-copied = Copie écrite dans { $path }
play-not-kept = Cette partie n’est pas gardée : rien ne peut être écrit dans le dossier des parties.
play-torn = La dernière ligne du fichier était incomplète, sans doute coupée pendant l’écriture : elle est ignorée.
play-lang-unknown = Tapez « langue fr » ou « langue en ».
play-interpreted = Règles interprétées, faute de version compilée : les machines réfléchissent moins loin.

play-help-1 = 1, 2, 3… – prendre le coup de ce numéro
play-help-2 = d4 – aller sur cette case, si un coup y mène
play-help-3 = Entrée – jouer s’il n’y a qu’un coup, sinon revoir le plateau
play-help-4 = coups – ce que fait chaque coup permis
play-help-5 = indice (i) – ce que jouerait la Soldate
play-help-6 = annuler (a) – reprendre votre coup
play-help-7 = règles (r), règles T3 – les règles en une minute, ou une seule
play-help-8 = journal (j), sauver (s) – ce qui s’est passé ; une copie : « sauver fichier »
play-help-9 = langue en, quitter (q) – in English ; partir, la partie est gardée
play-help-10 = abandonner – finir la partie là, en la perdant

## Fin et départ

play-again = Une revanche ? Les places tournent. [O/n]
play-bye = À bientôt.
# $command
play-resume = Pour la reprendre : { $command }

## Fautes

# $name, $bots
fault-play-seat = --seats : « { $name } » ne peut pas s’asseoir ; il y a me, me:Prénom, { $bots }.
# $given, $players (nombres)
fault-play-seats =
    --seats : { $given ->
        [one] { $given } nom
       *[other] { $given } noms
    } pour { $players } places.
fault-play-resume-save = --resume continue de garder la partie dans le même fichier : --save ne va pas avec.
# $path, $game
fault-play-other-game = { $path } : c’est une partie de { $game }.
# $path
fault-play-exists = { $path } : ce fichier existe déjà. Choisissez un autre nom, ou reprenez cette partie avec --resume.
fault-play-held = { $path } : cette partie est ouverte dans un autre terminal.
# $path, $detail
fault-play-write = { $path } : impossible d’y écrire ({ $detail }).
