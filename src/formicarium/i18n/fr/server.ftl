### Le serveur : la commande qui l’ouvre, et ce qu’il refuse.

cli-serve = Ouvrir le site : jouer dans le navigateur, seul ou à plusieurs
cli-serve-host = L’adresse où il écoute (127.0.0.1 : cette machine seulement ; 0.0.0.0 : tout le réseau)
cli-serve-port = Le port (0 : n’importe lequel de libre)
cli-serve-database = Où les tables sont gardées : un fichier, ou un serveur PostgreSQL (sinon un fichier dans votre dossier de données)
cli-serve-secret = La clé qui signe les cookies, 16 caractères ou plus (sinon FORMICARIUM_SECRET, sinon un fichier à côté de la base)
cli-serve-bus = Un serveur NATS, quand plusieurs serveurs partagent le même PostgreSQL
cli-serve-origin = L’adresse du site vue de l’extérieur, derrière un mandataire ; autant qu’on veut
cli-serve-thinkers = Combien de processus réfléchissent pour les machines
cli-serve-proxy = L’adresse en chiffres d’où appelle votre mandataire : qui appelle se lit alors dans X-Forwarded-For ; autant qu’on veut
cli-serve-here = Un dossier fait par « formicarium export » : qui perd la connexion y joue, sous /here/
cli-serve-new-key = Prendre une autre clé que celle des tables déjà ouvertes : chacun devient un nouvel invité, sans places
cli-serve-no-browser = Ne pas ouvrir le navigateur
cli-serve-quiet = N’écrire au journal que ce qui va mal
# $address
cli-serve-ready = Formicarium est ouvert : { $address }

# $host, $port, $detail
fault-serve-port = Impossible d’écouter sur { $host }, port { $port } : { $detail }. « --port 0 » en prend un de libre.
# $detail, en anglais
fault-serve-database = --database : { $detail }
# $detail, en anglais
fault-serve-bus = --bus : { $detail }
# $folder (texte)
fault-serve-here = --here : { $folder } n’est pas un dossier fait par « formicarium export ».
# $least (nombre)
fault-serve-secret = --secret : au moins { $least } caractères.
# $path, of the key file
fault-serve-key = Ces tables ont été ouvertes avec une autre clé : avec celle-ci, personne ne retrouverait ses places. Remettez la clé ({ $path }, FORMICARIUM_SECRET ou --secret), ou ouvrez avec --new-key : chacun devient un nouvel invité.

## Soin des tables

cli-backup = Copier les tables pendant que le site est ouvert, et vérifier la copie
cli-backup-to = Où : un fichier qui n’existe pas encore
cli-backup-database = Le fichier des tables (sinon celui de votre dossier de données)
# $path (text), $tables (number), $lines (number)
cli-backup-done = { $path } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }, le tout vérifié.
cli-backup-key = La clé qui signe les cookies est à côté.
cli-backup-no-key = Il n’y avait pas de fichier de clé : gardez vous-même FORMICARIUM_SECRET.
# $detail (text)
fault-backup = Aucune copie n’a été faite : { $detail }
# $detail (text)
fault-backup-damaged = Aucune copie n’a été faite, car les tables sont abîmées : { $detail }. « formicarium doctor » dit où.
fault-postgres-tools = PostgreSQL a ses propres outils : pg_dump ou pg_basebackup le copient, pg_amcheck et ses sommes de contrôle le surveillent.
cli-doctor = Chercher ce qui est abîmé dans les tables, et réparer ce qui peut l’être
cli-doctor-file = Le fichier des tables (sinon celui de votre dossier de données)
cli-doctor-mend = Réparer : le fichier tel qu’il était reste à côté. Arrêtez d’abord le site
# $detail (text)
fault-doctor = Rien n’a pu être examiné : { $detail }
# $path (text), $tables (number), $lines (number), $things (number)
cli-doctor-sound = { $path } : rien n’est abîmé ({ $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }, { $things ->
        [one] { $things } petite chose
       *[other] { $things } petites choses
    }).
# $path (text), $count (number), $left (number)
cli-doctor-found = { $path } : { $count ->
        [one] { $count } défaut
       *[other] { $count } défauts
    }, { $left ->
        [0] tout est réparé
        [one] il en reste { $left }
       *[other] il en reste { $left }
    }.
# $path (text)
cli-doctor-kept = Le fichier tel qu’il était : { $path }
# $where (text), $detail (text)
doctor-structure = { $where } : les pages du fichier ne vont pas ensemble ({ $detail }).
# $where (text)
doctor-heading = Table { $where } : son en-tête n’est pas ce qui a été écrit.
# $where (text)
doctor-setting = Table { $where } : qui y est assis n’est pas ce qui a été écrit.
# $where (text), $number (number)
doctor-line = Table { $where } : la ligne { $number } n’est pas ce qui a été écrit.
# $where (text), $number (number), $rows (number)
doctor-cut = Table { $where } : à partir de la ligne { $number }, { $rows ->
        [one] { $rows } ligne abîmée ou perdue
       *[other] { $rows } lignes abîmées ou perdues
    }.
# $where (text)
doctor-count = Table { $where } : on ne sait pas combien de lignes il y avait.
# $where (text), $rows (number)
doctor-headless = Table { $where } : son en-tête est perdu ; { $rows ->
        [0] il ne reste aucune ligne
        [one] il reste { $rows } ligne
       *[other] il reste { $rows } lignes
    }.
# $where (text)
doctor-thing = { $where } : pas ce qui a été écrit.
# $where (text), $detail (text)
doctor-pointer = { $where } : perdu ; c’est par là qu’on trouve la table { $detail }.
# $where (text), $rows (number), $detail (text)
doctor-missing = La table { $where } est perdue ; { $rows ->
        [one] { $rows } petite chose la désigne
       *[other] { $rows } petites choses la désignent
    } ({ $detail }).
# $where (text), $detail (text)
doctor-replay = La table { $where } ne peut pas être rejouée : { $detail }.
doctor-cannot = On n’y peut rien : cela reste comme c’est.
doctor-can-letter = Une seule lettre a changé : --mend la remet.
doctor-can-aside = --mend le met de côté.
doctor-can-anew = --mend le refait.
doctor-can-salvage = --mend sauve dans un nouveau fichier ce qui peut être lu.
doctor-mended-letter = Une seule lettre avait changé : remise.
doctor-mended-aside = Mis de côté, dans l’espace « broken ».
doctor-mended-anew = Refait.
doctor-mended-salvage = Ce qui pouvait être lu est dans un nouveau fichier.

## Aperçus de liens

preview-shelf = Cinq jeux de fourmis, seul, autour d’un écran ou au loin. Rien à installer, rien à créer.
# $terms : « Hiver · 3 joueurs · 30 min »
preview-join = { $terms }. Dites votre nom, et prenez place.
# $game, $names (noms déjà joints)
preview-watch = { $game } : { $names }
preview-watch-text = La partie est en cours. Venez regarder.
# $game, $names (noms déjà joints)
preview-replay = { $game } : { $names }
# $number, $last (nombres)
preview-replay-text = La partie à revoir, coup { $number } sur { $last }.

## Sans serveur

cli-export = Écrire toute la maison dans un dossier : elle se joue dans un navigateur, sans serveur ni réseau
cli-export-folder = Le dossier : nouveau, vide, ou écrit par un export d’avant, qu’il remplace
# $folder (text), $files (number), $size, $squeezed (numbers, megabytes)
cli-export-done = { $folder } : { $files } fichiers, { NUMBER($size, maximumFractionDigits: 1) } Mo, dont un hébergeur qui compresse n’envoie que { NUMBER($squeezed, maximumFractionDigits: 1) }.
# $folder (text)
cli-export-try = À poser chez n’importe quel hébergeur de fichiers ; pour essayer ici : python3 -m http.server --directory { $folder }
# $folder (text)
fault-export-taken = { $folder } contient autre chose qu’un export : donnez un dossier nouveau ou vide.
# $folder, $detail (text)
fault-export-write = Impossible d’écrire dans { $folder } : { $detail }
# $lack (text)
fault-export-tools = Il manque de quoi exporter ({ $lack }). Dans un clone du dépôt, « python3 play.py export DOSSIER » va tout chercher.
