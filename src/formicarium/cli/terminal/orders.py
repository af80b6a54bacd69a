"""Commands that a player may type besides moves, in both languages at any time."""
from __future__ import annotations

import unicodedata
from typing import NamedTuple

SPELLINGS = {
    "undo": ("undo", "u", "annuler", "a", "reprendre"),
    "hint": ("hint", "h", "indice", "i", "conseil", "c"),
    "rules": ("rules", "rule", "r", "regles", "regle"),
    "log": ("log", "l", "journal", "j"),
    "save": ("save", "s", "sauver"),
    "legal": ("legal", "moves", "coups"),
    "help": ("help", "aide", "?"),
    "lang": ("lang", "langue"),
    "resign": ("resign", "abandonner", "abandon"),
    "quit": ("quit", "q", "quitter", "exit"),
}
ORDERS = {word: order for order, words in SPELLINGS.items() for word in words}
YES = frozenset({"", "o", "oui", "y", "yes"})
ALL = frozenset({"all", "tout", "toutes"})


class Order(NamedTuple):
    name: str
    rest: str


def fold_letters(text: str) -> str:
    """Return lower-case letters without accents: `Règles` becomes `regles`."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


def order(typed: str) -> Order | None:
    word, _, rest = typed.partition(" ")
    name = ORDERS.get(fold_letters(word))
    return Order(name, rest.strip()) if name else None
