"""Fourmidable: what each trait of a position between two rounds adds to the points at the end, in hundredths.

By least squares from games played by instinct to their end: 2,500 of Intermediate, 2,500 of Experienced, two players;
3,000 of Solo (docs/bots.md). Not to be read one by one: many of the traits go together.

In each row, as prospect.py reads them: points; what the hand or the open objectives promise; objectives completed;
hunters, farmers, diggers; holes; resources; objectives in hand; special cards to be played; special cards for the end;
what the ants have before them; what can be completed, and how near the library is; earths dug; whether the seat begins
the next round; objectives completed of each type, up to two; alone, resources left and eaten; at last a constant.
"""
from __future__ import annotations

from typing import Final

WEIGHTS: Final = [
    # Intermediate, early
    51, 128, -557, 342, 324, 33, 235, 19, -19, 24, 160, -45, 0, 14, 11, 424, 435, 108, 0, 0, 0,
    # Intermediate, late
    102, 79, 33, -374, -412, -160, 119, 27, -402, 27, 65, 257, 0, -48, 0, -110, -128, 72, 0, 0, 0,
    # Experienced, early
    52, 175, -231, 854, 837, 892, 205, -9, 0, 62, 100, 207, -69, 9, -14, 257, 237, 228, 0, 0, 0,
    # Experienced, late
    99, 83, 118, -314, -263, -135, 66, 32, 0, 46, 84, 150, 166, -22, -1, -21, -161, 81, 0, 0, 0,
    # Solo, early
    67, 76, 1124, -341, -335, -33, 34, 244, 0, 19, 132,
    265, 51, -217, 407, -1133, -952, -1168, 273, 36, 407,
    # Solo, late
    108, 32, -28, -900, -916, -967, 119, -5, 0, 251, 74, 424, 260, -3, 2999, 70, 83, -24, 41, -4, 2999,
]
