### Les mots de la maison, en français.

and = et

# $seat : qui voulait reprendre
refusal-UNDO = Ce coup ne peut plus être repris : il n’est pas le dernier, ou il a montré quelque chose de nouveau.

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
