### Les mots de la maison, en français.

and = et

# $seat : qui voulait reprendre
refusal-UNDO = Ce coup ne peut plus être repris : il n’est pas le dernier, ou il a montré quelque chose de nouveau.

bot-random = Hasard
    .help = Joue n’importe quel coup permis.
bot-greedy = Gourmande
    .help = Prend le plus de points tout de suite, sans voir plus loin.
bot-level1 = Œuf
    .help = Découvre le jeu avec vous et se trompe souvent.
bot-level2 = Larve
    .help = Regarde un coup devant elle et se trompe encore.
bot-level3 = Ouvrière
    .help = Réfléchit un peu et punit les coups faciles.
bot-level4 = Soldate
    .help = Prévoit plusieurs coups et défend son terrain.
bot-level5 = Reine
    .help = Prévoit loin et laisse peu de chances.

## Comment des gens finissent une partie

# $seat : qui
house-leave = { $seat } abandonne ; un robot joue à sa place.
    .you = Vous avez abandonné ; un robot joue à votre place.
# $seat : qui
house-resign = { $seat } abandonne.
    .you = Vous avez abandonné.
house-draw = Nulle d’un commun accord.
house-stop = La table arrête la partie d’un commun accord.
# $seat : qui
house-abort = { $seat } annule la partie.
    .you = Vous avez annulé la partie.
ending-RESIGN = La partie s’est finie par un abandon.
ending-DRAW = Nulle d’un commun accord.
ending-STOP = Partie arrêtée d’un commun accord, sans vainqueur.
ending-ABORT = Partie annulée avant le deuxième coup : elle ne compte pas.
refusal-ENDED = La partie est finie.
refusal-RESIGN = On ne peut pas abandonner ainsi ici, ou pas maintenant.
refusal-LEAVE = On ne peut pas laisser sa place ainsi ici, ou pas maintenant.
refusal-DRAW = Pas de nulle ici : le jeu n’en connaît pas, ou un robot est à la table.
refusal-STOP = La table ne peut pas arrêter la partie maintenant.
refusal-ABORT = Trop tard pour annuler : deux coups ont été joués.
