# What the terminal says around the board.

# $out, $home, $ramparts (numbers)
play-fili_fourmis-figures = { $out } out, { $home } waiting, { $ramparts } ramparts
play-fili_fourmis-ComeOut = Come out:
play-fili_fourmis-Start = Start a file:
play-fili_fourmis-Advance = Advance:
play-fili_fourmis-Stop = Or stop:
play-fili_fourmis-Join = Join:
play-fili_fourmis-Split = Split:
play-fili_fourmis-Enter = Enter:
play-fili_fourmis-Spread = Next to:
play-fili_fourmis-Step = Step inside:
play-fili_fourmis-Pass = Nothing moves:
