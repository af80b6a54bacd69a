"""Fourmidable: weight of each trait of a position between two rounds in the final points, in hundredths.

Fitted by least squares to games that playouts finished: 2,500 of Intermediate, 2,500 of Experienced, two players; 3,000
of Solo (docs/lab). Single weights mean little, since many traits are correlated. Some were fixed before the fit: a
point counts as a point, and a payable objective less than a completed one, or bots would never complete it.

Each row, as final_value.py reads it: points; value of the hand or the open objectives; hunters, farmers, diggers;
holes; resources; objectives in hand; special cards to be played; special cards for the end; surroundings of the ants;
payable objectives by distance to the library; earths dug; whether the seat begins the next round; alone: resources left
and eaten; last, a constant.
"""
from __future__ import annotations

from typing import Final

WEIGHTS: Final = [
    # Intermediate, early
    100, 115, 95, 79, -187, 193, 246, 100, 70, 190, -6, 0, -15, 9, 0, 0, 0,
    # Intermediate, late
    100, 80, -113, -152, 79, 151, 4, -100, 27, 64, 207, 0, -21, -1, 0, 0, 0,
    # Experienced, early
    100, 90, -13, -50, 58, 196, 50, 0, 105, 134, 288, 50, 48, -14, 0, 0, 0,
    # Experienced, late
    100, 80, -65, -72, 91, 128, 15, 0, 55, 82, 94, 90, -11, 0, 0, 0, 0,
    # Solo, early
    100, 90, -410, -371, -49, 137, 50, 0, 453, 175, 274, 50, -153, 0, 156, 58, 1677,
    # Solo, late
    100, 80, -198, -205, -274, 23, 0, 0, 120, 65, 396, 90, -11, 0, 85, -13, 827,
]
