### La maison dans ce navigateur, sans serveur. « here-x » se dit à la place de « x ».

here-chip = Hors ligne
    .help = Tout reste dans ce navigateur. Rien n’est envoyé.
here-coming = On ouvre la maison.
here-elsewhere = Formicarium est déjà ouvert dans une autre fenêtre de ce navigateur. Une seule à la fois tient les parties.
here-take = Jouer dans celle-ci
here-away = Tout attend dans l’autre fenêtre
    .help = Fermez-la, ou jouez dans celle-ci : rien ne se perd.
here-unkept = Ce navigateur ne garde rien pour cette page : sa place est pleine, ou il le refuse. On peut lire, apprendre et revoir ; ce qui n’est pas gardé n’est pas joué, et rien de ce qui l’était n’est perdu.
here-broken = La maison n’a pas pu s’ouvrir ici. Rechargez la page, ou essayez avec un navigateur plus récent.
here-kept = Prêt à jouer hors ligne : tout reste ici
here-keeping = On range tout pour jouer hors ligne
here-newer = Une nouvelle version est là. Vos parties restent.
here-newer-take = La prendre
here-others = Tables et invitations
    .help = Il y faut un serveur.
here-only = Tout reste ici
    .help = Ces parties ne sont que dans ce navigateur. Pour en garder une ailleurs, enregistrez son journal à la fin de la partie.
here-hand = Revenu en ligne, vous pouvez remettre une partie au serveur de ce site, qui la rejoue et la vérifie :

## Le site d’un serveur, quand le réseau manque

here-fallback = Pas de connexion.
here-fallback-play = Jouer ici, hors ligne
here-fallback-keep = Pouvoir jouer hors ligne
    .help = Environ 8 Mo, gardés dans ce navigateur
here-fallback-keeping = On range tout pour jouer hors ligne…
here-fallback-kept = Prêt à jouer hors ligne
here-fallback-not = On n’a pas pu tout ranger. Réessayer

## Ce qui demande d’autres gens

here-apart = Jouer avec d’autres
    .help = Cette page vit tout entière dans votre navigateur : personne d’autre n’y entre, et rien n’en sort. Les invitations, les tables ouvertes à tous et les parties à regarder demandent un serveur de Formicarium.
here-invited = Cette invitation mène à un serveur
    .help = Ouvrez le lien tel que vous l’avez reçu. Cette page-ci vit tout entière dans votre navigateur : personne d’autre n’y entre.
here-ways = Ici, on joue
here-way-bots = seul, contre des robots de tous les niveaux ;
here-way-screen = à plusieurs autour de cet écran : on se le passe, et un rideau cache ce qui est secret ;
here-way-pass = à deux, au fil des jours, en s’envoyant un lien qui contient la partie, si le jeu n’a ni secret ni hasard.

## Ce qui se dit autrement

here-shelf-subtitle = Sans réseau, tout marche ici : robots, leçons, énigmes.
here-shelf-friend = Une partie par un lien ?
here-shelf-paste = Collez-le
here-join-paste-help = Il contient toute la partie, et il est long.
here-join-paste-bad = Ce lien ne contient aucune partie. Vérifiez qu’il est entier.
here-new-alone =
    .help = Une chance nouvelle chaque jour, celle de ce navigateur.
here-table-moment = Un lien avec la partie
here-review-making-note = Ici, cela peut prendre quelques minutes. La partie se relit déjà.
here-trouble-offline = La maison ne répond pas. Rechargez la page.
here-trouble-not-kept = Le navigateur n’a pas pu garder cela : sa place est pleine, ou il le refuse. Rien de ce qui était gardé n’est perdu.
here-trouble-unsure = On ne sait pas si le navigateur a gardé cela. Rechargez la page pour le voir.
here-trouble-bad-request = La page et la maison ne se sont pas comprises. Rechargez la page.
