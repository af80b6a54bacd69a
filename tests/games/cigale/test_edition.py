"""The edition of La Cigale & la Fourmi as data: its printed contents, and contents that are refused."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

import formicarium
from formicarium.core.editions import BadEdition
from formicarium.games.cigale.edition import EDITIONS, kit
from formicarium.games.cigale.game import Cigale

TEXT = (Path(formicarium.__file__).parent / "games/cigale/editions/formicarium.toml").read_text(encoding="utf-8")


def test_the_quick_edition_is_the_second_and_asks_for_fewer_cards() -> None:
    assert {"formicarium", "quick"} <= set(EDITIONS.names())
    prices = {name: [sum(one.price.values()) for one in EDITIONS[name].provisions] for name in ("formicarium", "quick")}
    assert prices == {"formicarium": [4] * 7, "quick": [3, 3, 3, 3, 4, 4, 4]}


def test_cigale_kits_are_cached() -> None:
    assert kit("quick", "winter", 3, False) is Cigale(mode="winter", players=3, edition="quick").kit


@pytest.mark.parametrize(("old", "new", "said"), [
    ("plain = 6", "plain = 100", "le=|<= 99"),
    ("[cards.wood]\nplain = 6\nbee = 1\nladybug = 1\ndragonfly = 1\ncaterpillar = 1\nmantis = 1\nbutterfly = 1",
     "[cards.wood]", r"cards.wood: no card"),
    ("plain = 6", "plain = 0", "^$|in all"),
    ("plain = 6", "plane = 6", "unknown field"),
    ("shelf = [1, 3, 6, 10]", "shelf = [1, 3, 2, 10]", "points.shelf: 1 to 12 numbers"),
    ("insects = [1, 3, 6, 10]", "insects = []", "points.insects"),
    ('barter = "bee"', 'barter = "ladybug"', "powers: two powers have the same insect"),
    ('barter = "bee"', 'barter = "wasp"', "Invalid enum value"),
    ('id = "fig"', 'id = "Fig!"', r"provisions\[0\].id: 'Fig!'"),
    ('id = "lemon"', 'id = "fig"', r"provisions\[1\].id: 'fig' is there already"),
    ("price = { cloth = 2, stone = 2 }", "price = {}", r"provisions\[0\].price: 0 cards"),
    ("price = { cloth = 2, stone = 2 }", "price = { cloth = 9, stone = 9 }", r"provisions\[0\].price: 18 cards"),
    ("players = 3", "players = 5", "<= 4"),
])
def test_a_faulty_edition_is_refused_with_its_place(old: str, new: str, said: str) -> None:
    assert old in TEXT
    count = 1 if said.startswith("cards") else 0
    text = TEXT.replace(old, new) if not count else TEXT.replace(old, new, count)
    if said.startswith("^$"):  # 24 insect cards are enough for a game
        EDITIONS.parse(text, "sparse")
        text, said = re.sub(r"= 1\n", "= 0\n", text), "cards: .* in all"
    with pytest.raises(BadEdition, match=said):
        EDITIONS.parse(text, "faulty")


def test_the_offer_needs_provisions_for_two() -> None:
    text = TEXT.replace("\nprice", "\nplayers = 4\nprice").replace("\nplayers = 3", "")
    text = re.sub(r"(players = 4\nprice = [^\n]*)\nplayers = 4", r"\1", text)
    with pytest.raises(BadEdition, match="provisions: 0 designs for two players"):
        EDITIONS.parse(text, "greedy")
    many = TEXT + "".join(f'\n[[provisions]]\nid = "more-{n}"\nfr = "x"\nen = "x"\nprice = {{ wood = 1 }}\n'
                          for n in range(6))
    with pytest.raises(BadEdition, match="provisions: 13; 1 to 12 designs"):
        EDITIONS.parse(many, "many")
