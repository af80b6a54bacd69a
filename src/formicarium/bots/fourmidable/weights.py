"""Fourmidable: what each trait of a position between two rounds adds to the points at the end, in hundredths.

By least squares from games played by instinct to their end: 2,500 of Intermediate, 2,500 of Experienced, two players;
3,000 of Solo (docs/lab). Not to be read one by one: many of the traits go together. Some were set before the others
were reckoned: a point is a point, and what can be paid is worth less than what is completed, or it would be kept.

In each row, as prospect.py reads them: points; what the hand or the open objectives promise; hunters, farmers, diggers;
holes; resources; objectives in hand; special cards to be played; special cards for the end; what the ants have before
them; what can be completed, and how near the library is; earths dug; whether the seat begins the next round; alone,
resources left and eaten; at last a constant.
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
