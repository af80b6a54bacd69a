"""Moments of special cards: before, while moving, gathering, digging, drawing, after; day and night; births."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.oracle.fourmidable.common import Birth, Dig, Keep, Prey, Reveal
from tests.oracle.fourmidable.upper import count, rules
from tests.oracle.fourmidable.upper.effects import PLAYED
from tests.oracle.fourmidable.upper.table import Done, GiveUp, Lift, State, Step, Stop

from .scenes import HOME, INTERMEDIATE, after, card, kinds, p, refusal, scene, special, upon

pytestmark = pytest.mark.engine_free

NEAR = (4, -2)
RASPBERRY = (4, -3)
LIBRARY = (0, "library")


def at_home(*ants: str, cards: str = "", **more: object) -> State:
    given: dict[str, object] = {"ants": {0: [(kind, "1") for kind in ants], 1: [("hunter", "1")]}, "cards": {0: cards}}
    return scene(**(given | more))  # type: ignore[arg-type]


def gathering(kind: str, way: list[object], **more: object) -> State:
    return after(at_home(kind, **more), Lift(kind, HOME), *(Step(to) for to in way), Stop())  # type: ignore[arg-type]


# Position and target where each card is played. FOU-C1 to C3 and C35 to C37 are never played (FOU-I8).
def catching_ant(letter: str, cards: str) -> State:
    """Return a position where an ant gathers this resource beside its nest."""
    if letter in "OGT":
        return gathering("digger", [(0, {"O": "r2c4", "G": "r3c4", "T": "r1c4"}[letter])], cards=cards)
    kind = "hunter" if letter in "LCS" else "farmer"
    return gathering(kind, [NEAR], cards=cards, ground={NEAR: letter})


def ant_in_hand(kind: str, cards: str) -> State:
    return after(at_home(kind, cards=cards), Lift(kind, HOME))


def digging(cards: str) -> State:
    return after(gathering("digger", [(0, "2")], cards=cards, bare=[RASPBERRY]), Done())


def studying(kind: str, cards: str) -> State:
    return after(ant_in_hand(kind, cards), Step(LIBRARY), Stop())


Row = tuple[str, str, Callable[[], State], object]
HOMELY = partial(at_home, "hunter")
MOMENTS: list[Row] = [
    *((name, "gathering", partial(catching_ant, letter, name), None)
      for name, letter in zip([f"C{number}" for number in range(4, 13)], "BMROGTLCS", strict=True)),
    *((name, "before", partial(HOMELY, cards=name), None) for name in ("C13", "C14", "C15", "C25", "C26", "C27")),
    *((name, "moving", partial(ant_in_hand, kind, name), None) for name, kind in
      (("C16", "hunter"), ("C17", "farmer"), ("C18", "digger"), ("C32", "farmer"), ("C29", "digger"))),
    *((name, "drawing", partial(studying, kind, name), None) for name, kind in
      (("C19", "digger"), ("C20", "farmer"), ("C21", "hunter"))),
    ("C22", "before", partial(HOMELY, cards="C22"), (1, "r3c0")),
    ("C23", "before", partial(HOMELY, cards="C23"), (-5, 2)),
    ("C24", "before", partial(HOMELY, cards="C24"), (-5, 2)),
    ("C28", "before", partial(HOMELY, cards="C28"), "farmer"),
    ("C30", "before", partial(HOMELY, cards="C30", scents={NEAR: 1}), NEAR),
    ("C31", "before", partial(HOMELY, cards="C31", bare=[(-4, 2)]), (-4, 2)),
    ("C33", "digging", partial(digging, "C33"), None),
    ("C34", "moving", lambda: after(ant_in_hand("digger", "C34"), Step((0, "r1c4"))), (0, "r1c3")),
]


@pytest.mark.parametrize(("name", "moment", "position", "on"), MOMENTS, ids=[row[0] for row in MOMENTS])
def test_naive_fou_i2_every_card_is_legal_at_its_moment_only(name: str, moment: str, position: Callable[[], State],
                                                             on: object) -> None:
    """The card is played then, is out of the game, and cannot be played in another seat's turn."""
    state = position()
    assert state.moment() == moment
    assert on in upon(state, name)
    then = after(state, p(name, on))
    assert special(name) in then.gone and special(name) not in then.players[0].cards
    other = state.copied()
    other.players[1].cards = [special(name)]
    assert refusal(other, p(name, on), seat=1) == "FOU-I2"
    if special(name).mark:
        night = state.copied()
        night.day = False
        assert refusal(night, p(name, on)) == "FOU-I4"
        night.players[0].species = "insomniac"  # FOU-E5
        assert refusal(night, p(name, on)) == ""


def test_naive_table_of_moments_has_every_card() -> None:
    assert {row[0] for row in MOMENTS} == set(PLAYED)


@pytest.mark.parametrize("name", ["C1", "C2", "C3", "C35", "C36", "C37"])
def test_naive_fou_i8_end_cards_cannot_be_played(name: str) -> None:
    state = at_home("hunter", cards=name)
    assert refusal(state, p(name)) == "FOU-I8"


@pytest.mark.parametrize(("name", "rule"), [
    ("C4", "FOU-C4"), ("C16", "FOU-C16"), ("C20", "FOU-C20"), ("C29", "FOU-C29"), ("C32", "FOU-C32"),
    ("C33", "FOU-C33"), ("C34", "FOU-C34"), ("C30", "FOU-C30"), ("C31", "FOU-C31")])
def test_naive_card_played_too_early_is_refused(name: str, rule: str) -> None:
    """FOU-I2: before the action, these cards have no effect yet."""
    assert refusal(at_home("hunter", cards=name), p(name)) == rule


def test_naive_fou_c11_resource_card_fits_its_resource_only() -> None:
    """2 points, and the caterpillar is kept (FOU-I7); a ladybug's card does not fit."""
    state = gathering("hunter", [NEAR], cards="C11 C10")
    assert kinds(state) == {"C11", "Done"}
    assert refusal(state, p("C10")) == "FOU-C10"
    then = after(state, p("C11"))
    assert then.players[0].leaves == 2 and then.players[0].goods == {"C": 1}


def test_naive_fou_e5_insomniac_plays_both_copies_on_one_resource() -> None:
    """FOU-E5, I6: an insomniac plays the day's and the night's card on one caterpillar."""
    state = gathering("hunter", [NEAR], cards="C11 C11n", species={0: "insomniac"})
    assert after(state, p("C11"), p("C11n")).players[0].leaves == 4


def test_naive_fou_i7_resource_card_is_refused_after_gathering() -> None:
    state = after(gathering("hunter", [NEAR], cards="C11"), Done())
    assert state.moment() == "after" and refusal(state, p("C11")) == "FOU-C11"


def test_naive_fou_i2_holder_of_cards_is_always_asked_after_an_action() -> None:
    """A seat that holds any special cards is asked; a seat without cards is not."""
    state = after(at_home("hunter", "hunter", cards="C1"), Lift("hunter", HOME), Stop())
    assert state.turn == 0 and kinds(state) == {"Done"}
    assert after(state, Done()).turn == 1
    assert after(at_home("hunter", "hunter"), Lift("hunter", HOME), Stop()).turn == 1


def test_naive_fou_i2_pheromone_card_can_be_played_after_the_move() -> None:
    """A pheromone on empty terrain after the move as well as before."""
    state = after(at_home("hunter", "hunter", cards="C31", bare=[(-4, 2)]), Lift("hunter", HOME), Stop())
    assert upon(state, "C31") == {(-4, 2)}
    then = after(state, p("C31", (-4, 2)))
    assert then.scents == {(-4, 2): 0} and then.turn == 1


def test_naive_fou_i2_several_cards_are_played_in_one_action() -> None:
    """FOU-I2, I6: any number; the predator's card leaves the predator action."""
    state = after(at_home("hunter", cards="C22 C24 C31"), p("C24", (-4, 2)), p("C22", (1, "r1c4")))
    assert state.turn == 0 and state.moment() == "before" and not state.players[0].preyed
    assert refusal(state, Prey("spider", NEAR)) == ""
    assert refusal(state, p("C31", (-4, 2))) == "FOU-C31"


def test_a_birth_card_is_the_action_and_the_birth() -> None:
    """FOU-I5, C26: no tile is taken, and a second birth this round is refused."""
    state = at_home("hunter", cards="C26 C28")
    then = after(state, p("C26"))
    assert then.players[0].count("hunter") == 2 and then.tiles == state.tiles and then.moment() == "after"
    assert refusal(then, p("C28", "farmer")) == "FOU-I5"
    again = after(then, Done(), seat=0)
    again.turn, again.phase = 0, "before"
    assert refusal(again, p("C28", "farmer")) == "FOU-I5" and refusal(again, Birth("hunter")) == "FOU-A5"


def test_naive_fou_i5_birth_card_during_another_action_is_refused() -> None:
    """It is refused while an ant moves and after a predator's action."""
    assert refusal(ant_in_hand("hunter", "C26"), p("C26")) == "FOU-I5"
    state = after(at_home("hunter", cards="C26"), Prey("spider", NEAR))
    assert refusal(state, p("C26")) == "FOU-I5"


def test_naive_fou_a1_birth_card_without_an_ant_left_is_refused() -> None:
    """FOU-A1, C25: a seat has at most five ants of each type."""
    state = at_home("digger", "digger", "digger", "digger", "digger", cards="C25 C28")
    assert refusal(state, p("C25")) == "FOU-A1"
    assert upon(state, "C28") == {"hunter", "farmer"}


def test_naive_fou_a5_ant_born_by_card_gets_the_weather_bonus() -> None:
    """FOU-A5, A3: it must still move, with the weather's bonus if it is of that type."""
    state = after(at_home("hunter", cards="C27 C1", sky="sun"), p("C27"), Done())
    assert state.turn == 1
    state.turn = 0
    moving = after(state, Lift("farmer", (0, "queen")))
    assert moving.doing.left == 4


def test_naive_fou_a5_birth_without_a_tile_waits_for_the_last_action() -> None:
    """A seat with special cards first does everything else, then gives the birth up or plays a birth card."""
    state = at_home("hunter", cards="C26", preyed={0: "worm"})
    state.tiles.clear()
    assert refusal(state, GiveUp()) == "FOU-A5"
    then = after(state, Lift("hunter", HOME), Stop(), Done())
    then.players[1].born = True
    then = after(then, Lift("hunter", (-5, 3)), Stop(), seat=1)
    then = after(then, Prey("spider", NEAR), seat=1) if then.turn == 1 else then
    assert then.turn == 0 and kinds(then) == {"C26", "GiveUp"}
    assert after(then, p("C26")).players[0].count("hunter") == 2
    assert after(then, GiveUp()).players[0].count("hunter") == 1


def test_naive_fou_a5_impossible_birth_without_cards_is_skipped() -> None:
    state = at_home("hunter", preyed={0: "worm"}, moved=[0])
    state.tiles.clear()
    assert not rules.has_work(state, 0)


def test_naive_fou_a5_birth_cannot_be_given_up_while_a_tile_is_left() -> None:
    """Giving up is refused while a tile is left."""
    state = at_home("hunter", cards="C1", preyed={0: "worm"}, moved=[0])
    assert refusal(state, GiveUp()) == "FOU-A5" and "Birth" in kinds(state)


def test_naive_fou_c13_card_draws_one_objective() -> None:
    """The card is kept at once if no further cards could be looked at; the play is refused with four in hand (FOU-A13).
    """
    state = at_home("hunter", "hunter", cards="C13")
    then = after(state, p("C13"), luck=[card("LL")])
    assert then.players[0].hand == [card("LL")] and then.moment() == "before"
    full = at_home("hunter", cards="C13", hand={0: "LC LS RR OO"}, goods={0: "RR"})
    assert refusal(full, p("C13")) == "FOU-A13"
    assert refusal(after(full, Reveal(card("RR"))), p("C13")) == ""


def test_naive_fou_c21_look_card_adds_two_to_a_drawn_objective() -> None:
    """FOU-C21 with C13 in the middle of a move, and the strategist sees one more (FOU-E6)."""
    state = at_home("hunter", cards="C13 C21", species={0: "strategist"})
    state = after(state, Lift("hunter", HOME), p("C13"), luck=[card("LL"), card("LC")])
    assert state.players[0].seen == [card("LL"), card("LC")]
    state = after(state, p("C21"), luck=[card("SS"), card("CS")])
    state = after(state, Keep(card("SS")))
    assert state.players[0].hand == [card("SS")] and state.moment() == "moving"
    # FOU-A12: they go back in the order drawn
    assert state.piles["hunter"].returned == [card("LL"), card("LC"), card("CS")]


def test_naive_fou_c20_look_card_of_another_type_is_refused() -> None:
    state = studying("hunter", "C20 C21")
    assert kinds(state) == {"Keep", "C21"} and refusal(state, p("C20")) == "FOU-C20"
    assert len(state.players[0].seen) == 2 and len(after(state, p("C21")).players[0].seen) == 4


def test_cards_looked_at_are_not_in_hand() -> None:
    """FOU-K14, A12."""
    state = scene(ants={0: [("hunter", "1")]}, goods={0: "LL"})
    state = after(state, Lift("hunter", HOME), Step(LIBRARY), Stop(), luck=[card("LL"), card("LC")])
    assert refusal(state, Reveal(card("LL"))) == "FOU-K14"
    assert refusal(after(state, Keep(card("LL"))), Reveal(card("LL"))) == ""


def test_naive_fou_i8_end_cards_score_at_the_end() -> None:
    """FOU-C1, C35, C36, C37, I8."""
    state = scene(INTERMEDIATE, ants={0: [("hunter", "1")] * 5 + [("farmer", "1")] * 2 + [("digger", "1")]},
                  holes={0: {"2": (4, -3), "3": (4, -4), "4": (3, -3)}}, cards={0: "C1 C2 C3 C35 C36 C37"})
    assert count.sheet(state, 0)["end cards"] == 7
    state.scents = dict.fromkeys(list(state.ground)[:18], 0)
    state.players[0].ants[0].kind = "digger"
    assert count.sheet(state, 0)["end cards"] == 3 + 3 + 4


def test_naive_fou_c33_digging_cards_score_in_one_dig() -> None:
    """FOU-C9 while its earth is gathered, then FOU-C33 while the hole is dug: 4 points and a hole."""
    state = gathering("digger", [(0, "2")], cards="C9 C33", bare=[RASPBERRY])
    assert kinds(state) == {"C9", "Done"}
    state = after(state, p("C9"), Done())
    assert kinds(state) == {"C33", "Dig"}
    state = after(state, p("C33"), Dig(RASPBERRY))
    assert state.players[0].leaves == 4 and state.players[0].holes["2"] == RASPBERRY
    assert state.players[0].ants[0].at == RASPBERRY
