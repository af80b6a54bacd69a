"""Fili-Fourmis in a terminal: input and board, with and without colours."""
from __future__ import annotations

from collections.abc import Iterable

import pytest

from formicarium.cli.boards import Offer, Scene, drawing
from formicarium.cli.boards.fili_fourmis_plain import draw
from formicarium.cli.terminal.ink import Ink
from formicarium.core.dice import Seeded
from formicarium.core.game import Action
from formicarium.core.match import Match
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import Advance, ComeOut, Enter, Join, Pass, Split, Spread, Start, Step, Stop
from formicarium.i18n import Words

pytestmark = pytest.mark.engine_free
GAME = FiliFourmis(edition="small")
BOARD = drawing(GAME)
NO_LUCK = Seeded(1)


def match_after(*actions: Action) -> Match:
    match = Match.begin(GAME, NO_LUCK)
    for action in actions:
        match = match.play(match.waiting()[0], action, NO_LUCK)
    return match


def scene(match: Match, language: str = "en", pointed: Action | None = None) -> Scene:
    seat = match.waiting()[0]
    offers = tuple(Offer(BOARD.key(action, number), action, match.outlook(seat, action))
                   for number, action in enumerate(match.legal_actions(seat), 1))
    return Scene(GAME, match.view(seat), ("Iris", "Octave"), frozenset({0}), Words(language), offers,
                 match.events_for(seat), seat, pointed)


def signs(lines: Iterable[object]) -> str:
    return "\n".join(str(line) for line in lines)


OUT = match_after(ComeOut("d4"), Start("d5"), ComeOut("d10"), Start("c10"), ComeOut("e4"), Advance("d5", "d6"))
THREE = (ComeOut("d4"), Start("d5"), ComeOut("d10"), Start("c10"), ComeOut("e4"), Advance("d5", "d6"), ComeOut("e10"),
         Advance("c10", "c9"), ComeOut("f4"), Advance("d6", "d7"), ComeOut("f10"), Advance("c9", "c8"))


def test_fili_fourmis_move_is_typed_as_cells() -> None:
    start = scene(match_after())
    assert BOARD.understand(start, "d4") == ComeOut("d4")
    assert BOARD.understand(scene(match_after(ComeOut("d4"))), "d5") == Start("d5")
    march = scene(match_after(*THREE))
    assert BOARD.understand(march, "d7 e7") == Advance("d7", "e7") == BOARD.understand(march, "d7-e7")
    assert BOARD.understand(march, "stop") == Stop() and BOARD.understand(march, "p") == Pass()
    for nonsense in ("", "7", "d7 e7 f7", "castle", "d7 xx"):
        assert BOARD.understand(march, nonsense) is None


def test_fili_fourmis_refused_action_is_named() -> None:
    march = scene(match_after(*THREE))
    assert BOARD.understand(march, "a1") == ComeOut("a1")
    assert BOARD.understand(march, "d7 d10") == Enter("d7", "d10")
    assert BOARD.understand(march, "d7 a1") == Advance("d7", "a1")
    assert BOARD.understand(march, "a1 d5") == Join("a1", "d5")
    assert BOARD.understand(march, "d5 d6") == Split("d5", "d6")
    assert BOARD.understand(scene(match_after(ComeOut("d4"))), "a1") == Start("a1")
    view = march.view
    entered = march._replace(view=type(view)(**{**{name: getattr(view, name) for name in view.__struct_fields__},
                                                "entered": (("d10",), ())}))
    assert BOARD.understand(entered, "d10 a1") == Step("d10", "a1")


def test_fili_fourmis_typed_cell_in_the_gate_is_the_destination() -> None:
    from formicarium.games.fili_fourmis.model import Entering

    view = scene(match_after()).view
    entering = scene(match_after())._replace(offers=(), view=type(view)(**{
        **{name: getattr(view, name) for name in view.__struct_fields__}, "pending": Entering("d9", "d10")}))
    assert BOARD.understand(entering, "e10") == Spread("e10")


@pytest.mark.parametrize("ink", [Ink(), Ink(colours=False), Ink(signs=False), Ink(signs=False, colours=False)])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("width", [50, 100])
def test_fili_fourmis_board_fits_the_terminal(ink: Ink, language: str, width: int) -> None:
    lines = BOARD.draw(scene(OUT, language, OUT.legal_actions(1)[0]), ink, width, 30)
    text = signs(lines)
    assert max(line.cell_len for line in lines) <= width and "Iris" in text and "Octave" in text
    assert text.count(ink.emblem(0)) >= 10 if ink.signs else "A" in text and "a" in text
    assert ("Sortir\u00a0:" if language == "fr" else "Come out:") in text


def test_fili_fourmis_offers_are_listed_by_first_cell() -> None:
    text = signs(BOARD.draw(scene(match_after(*THREE)), Ink(), 120, 40))
    assert "Advance: d7 " in text and "; d5 " in text and "Come out: " in text
    assert "13 " in text and "a b c d e f g h i" in text


def test_fili_fourmis_ascii_board_shows_heads_ants_and_files() -> None:
    text = draw(OUT.view(-1), GAME)
    assert "A  home 8, outside 2, entered 0, ramparts 0" in text and "   d6 d5" in text
    assert text.count("A") == 2 and text.splitlines()[0].startswith("13  . . .")
