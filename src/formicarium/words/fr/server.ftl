### Le serveur : la commande qui l’ouvre, et ce qu’il refuse.

cli-serve = Ouvrir le site : jouer dans le navigateur, seul ou à plusieurs
cli-serve-host = L’adresse où il écoute (127.0.0.1 : cette machine seulement ; 0.0.0.0 : tout le réseau)
cli-serve-port = Le port (0 : n’importe lequel de libre)
cli-serve-database = Où les tables sont gardées : un fichier, ou un serveur PostgreSQL (sinon un fichier dans votre dossier de données)
cli-serve-secret = La clé qui signe les cookies, 16 caractères ou plus (sinon FORMICARIUM_SECRET, sinon un fichier à côté de la base)
cli-serve-bus = Un serveur NATS, quand plusieurs serveurs partagent le même PostgreSQL
cli-serve-origin = L’adresse du site vue de l’extérieur, derrière un mandataire ; autant qu’on veut
cli-serve-thinkers = Combien de processus réfléchissent pour les machines
cli-serve-proxy = L’adresse en chiffres d’où appelle votre mandataire : qui appelle se lit alors dans X-Forwarded-For ; autant qu’on veut
cli-serve-new-key = Prendre une autre clé que celle des tables déjà ouvertes : chacun devient un nouvel invité, sans places
cli-serve-no-browser = Ne pas ouvrir le navigateur
cli-serve-quiet = N’écrire au journal que ce qui va mal
# $address
cli-serve-ready = Formicarium est ouvert : { $address }

# $host, $port, $detail
fault-serve-port = Impossible d’écouter sur { $host }, port { $port } : { $detail }. « --port 0 » en prend un de libre.
# $detail, en anglais
fault-serve-database = --database : { $detail }
# $detail, en anglais
fault-serve-bus = --bus : { $detail }
# $least (nombre)
fault-serve-secret = --secret : au moins { $least } caractères.
# $path, of the key file
fault-serve-key = Ces tables ont été ouvertes avec une autre clé : avec celle-ci, personne ne retrouverait ses places. Remettez la clé ({ $path }, FORMICARIUM_SECRET ou --secret), ou ouvrez avec --new-key : chacun devient un nouvel invité.
