# Ce que dit le terminal autour du plateau.

# $out, $home, $ramparts (nombres)
play-fili_fourmis-figures = { $out } dehors, { $home } à sortir, { $ramparts } remparts
play-fili_fourmis-ComeOut = Sortir :
play-fili_fourmis-Start = Commencer une file :
play-fili_fourmis-Advance = Avancer :
play-fili_fourmis-Stop = Ou s’arrêter :
play-fili_fourmis-Join = Réunir :
play-fili_fourmis-Split = Couper :
play-fili_fourmis-Enter = Entrer :
play-fili_fourmis-Spread = La suivante :
play-fili_fourmis-Step = Un pas dedans :
play-fili_fourmis-Pass = Rien ne bouge :
