### Le site : le cadre et les pages, hors de la table de jeu.

## Le cadre

site-skip = Aller au contenu
site-home = Formicarium, l’étagère
site-tools = Outils
site-my-games = Mes parties
site-rules = Règles
site-sound = Son
site-dark = Mode sombre
site-guest = Sans nom
# $name : qui est là
site-you = Vous : { $name }
site-loading = Un instant.
site-again = Réessayer
site-close = Fermer

## Ce qui ne va pas

trouble-unknown = Quelque chose n’a pas marché. Réessayez dans un instant.
trouble-offline = Le serveur ne répond pas. Vérifiez la connexion.
trouble-not-found = Il n’y a rien ici.
wrong-nowhere = Cette adresse ne mène à aucune page.
wrong-shelf = Aller à l’étagère
