"""Board and set-up of Fourmidable: FOU-S1 to S6."""
from __future__ import annotations

import msgspec
import pytest

from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.events import Began, Dealt, Drew, Mustered
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Go, Muster, Pick

from .sitting import begin, farmer, hunter, sit


@pytest.mark.parametrize(("players", "sections"), [(2, "be"), (3, "bdf"), (4, "bdeg"), (5, "bcdef"), (6, "bcdefg")])
def test_fou_s1_sections_follow_the_number_of_players(players: int, sections: str) -> None:
    view = begin(players=players).view()
    assert [player.section for player in view.players] == list(sections)
    assert {one.cell[0] for one in view.ground} == {"a", *sections}
    assert len(view.ground) == 19 * (players + 1)
    lies = [one.lies for one in view.ground]
    assert lies.count("water") == 1 and lies.count("nest") == players
    for resource in ("ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom"):
        assert lies.count(resource) == 3 * (players + 1)
    water = next(one for one in view.ground if one.lies == "water")
    assert water.cell == "a10"


def test_fou_s1_masked_cells_are_out_of_play() -> None:
    """Two players use the sections b and e; from b13 the next section would be c."""
    there = sit(ants={0: [hunter("b13")]}).picked(0, "hunter", "b13")
    assert not any(cell[0] in "cdfg" for cell in there.asked(Go))
    assert there.no(0, Go("c1"))[0] == "FOU-S1"


def test_fou_s1_the_side_for_few_has_its_nests_in_the_middle() -> None:
    assert begin(players=3).view().players[0].holes[0] == "b10"
    assert begin(players=4).view().players[0].holes[0] == "b7"


def test_fou_s2_each_player_has_the_printed_pieces() -> None:
    view = begin().play(begin().state.turn, Muster(1, 1, 1)).view()
    for player in view.players:
        assert player.pheromones == 18 and player.holes[1:] == (None, None, None)
        assert sum(player.supply) + len(player.ants) == 15
        assert len([one for one in player.chambers if one.earth]) == 18
        nest = next(one for one in view.ground if one.cell == player.holes[0])
        assert (nest.lies, nest.hole, nest.holder) == ("nest", 1, player.seat)


def test_fou_s3_inside_and_outside_are_one_cell() -> None:
    """From hole 1 an ant steps out of the nest or into it for one movement each; passing through costs none."""
    there = sit(ants={0: [farmer("1")]})
    assert there.view().players[0].ants[0].cell == "b10"
    assert {"b9", "library", "queen", "b8"} <= there.ends(0, "farmer", "b10")


def test_fou_s3_a_hole_dug_is_one_cell_too() -> None:
    there = sit(ants={0: [hunter("1")]}, holes={0: {"2": "b3"}}, scents={1: ["b5", "b6", "b11", "b15", "b14", "b9"]})
    ends = there.ends(0, "hunter", "b10")
    assert {"b3", "b2", "b7"} <= ends  # one step inside to 2, which is b3, and on from there
    assert "b3" in [one.hole for one in there.view().players[0].chambers]


def test_fou_s4_piles_are_larger_for_four_and_more_players() -> None:
    for players, cards in ((2, 16), (3, 16), (4, 26), (6, 26)):
        assert begin(players=players, mode="child").view().piles == (cards, cards, cards)


def test_fou_s5_first_player_and_day_are_tossed() -> None:
    met = set()
    for seed in range(60):
        opening = begin(players=3, seed=seed)
        began = opening.events_of(Began)[0]
        met.add((began.seat, began.day))
        assert (opening.view().first, opening.view().day, opening.waiting()) == (began.seat, began.day, [began.seat])
    assert len(met) == 6


def test_fou_s6_cells_of_the_nest_are_connected() -> None:
    """Cell 1 touches 2, column 4, library and queen's room; the surface row stands above columns 2 to 4."""
    shut = {1: ["b5", "b6", "b11", "b15", "b14", "b9"]}
    earth = {0: ["r1c4", "r2c4", "r3c4", "r2c3", "r1c3"]}
    there = sit("child", ants={0: [hunter("1")]}, scents=shut, dug=earth)
    one = {"r1c4", "r2c4", "r3c4", "library", "queen"}
    assert there.ends(0, "hunter", "b10") == {"b10", *one, "r1c3", "r2c3"}
    all_dug = {0: [f"r{row}c{column}" for row in (1, 2, 3) for column in range(5)] + ["2", "3", "4"]}
    there = sit("child", ants={0: [hunter("r1c1")]}, dug=all_dug)
    assert there.ends(0, "hunter", "r1c1") == {
        "r1c1", "r1c0", "r1c2", "r2c1", "r1c3", "r2c0", "r2c2", "r3c1", "4", "r1c4", "r2c3", "r3c0", "r3c2", "3"}
    assert {one.cell for one in there.view().players[0].chambers} == {*all_dug[0], "library", "queen"}


def test_fou_s6_cell_1_is_the_whole_shaft() -> None:
    """From r1c4 to r3c4 through the shaft takes two steps, as through r2c4 if that is dug."""
    there = sit("child", ants={0: [hunter("r1c4")]}, dug={0: ["r1c4", "r3c4"]})
    path = there.picked(0, "hunter", "r1c4").outlook(0, Go("r3c4"))
    assert (path.steps, path.path) == (2, ("r1c4", "b10", "r3c4"))


def test_set_up_moves_send_events() -> None:
    opening = begin(seed=3)
    first = opening.state.turn
    opening.play(first, Muster(2, 0, 1))
    assert [(event.hunters, event.farmers, event.diggers) for event in opening.events_of(Mustered)] == [(2, 0, 1)]
    assert [(event.hunters, event.farmers, event.diggers) for event in opening.events_of(Drew)] == [(2, 0, 1)]
    dealt = opening.whispers[first][0]
    assert isinstance(dealt, Dealt) and [card.ant for card in dealt.cards] == ["hunter", "hunter", "digger"]
    assert 1 - first not in opening.whispers


def test_fou_s5_the_first_seat_begins_where_that_was_agreed() -> None:
    """Day or night is still drawn. A journal heading without the option means a drawn first seat."""
    game = Fourmidable(players=6, first_leads=True)
    views = [game.view(game.setup(Seeded(seed), SILENT), 0) for seed in range(8)]
    assert {view.first for view in views} == {0} and {view.day for view in views} == {False, True}
    old = msgspec.json.decode(b'{"game":"fourmidable","players":6}', type=Fourmidable)
    assert not old.first_leads
    assert len({old.view(old.setup(Seeded(seed), SILENT), 0).first for seed in range(20)}) > 2


def test_worm_in_rooms_is_for_levels_with_a_worm() -> None:
    with pytest.raises(ValueError, match="FOU-K1"):
        Fourmidable(mode="child", worm_in_rooms=True)
    tables = {(one.mode, one.players) for one in Fourmidable.variants()}
    assert tables == {(mode, players) for mode, counts in Fourmidable.modes.items() for players in counts}


def test_fou_i1_species_are_chosen_at_levels_that_have_them() -> None:
    for mode in ("child", "apprentice"):
        with pytest.raises(ValueError, match="FOU-K1"):
            Fourmidable(mode=mode, choose_species=True)
    chosen = {msgspec.structs.asdict(game)["choose_species"] for game in Fourmidable.variants()}
    assert chosen == {False, True}


def test_picks_of_equal_ants_are_one_action() -> None:
    there = sit(ants={0: [hunter("1"), hunter("1"), farmer("1"), hunter("b6")]})
    assert there.offers(0, Pick) == [Pick("hunter", "b10"), Pick("hunter", "b6"), Pick("farmer", "b10")]
