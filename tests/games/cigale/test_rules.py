"""A test a rule: La Cigale & la Fourmi as its ledger says it. More positions, and both engines, in positions.py."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from formicarium.core.dice import Scripted, Seeded
from formicarium.core.game import WATCHER, Event, IllegalMove, Points, Refusal
from formicarium.core.match import Match
from formicarium.core.news import ALL, SILENT, News
from formicarium.games.cigale.edition import EDITIONS
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.kit import chains, files
from formicarium.games.cigale.model import (
    INSECTS,
    PATHS,
    Began,
    Buy,
    BuyReason,
    Card,
    Choose,
    ChooseReason,
    Chose,
    CigalePosition,
    Collect,
    Collected,
    CollectReason,
    Decline,
    Declined,
    Discarded,
    Drew,
    Empower,
    Empowered,
    Ended,
    Exchange,
    Exchanged,
    Guess,
    GuessOutlook,
    GuessReason,
    Laid,
    Offered,
    OverReason,
    Paid,
    Pay,
    PayHidden,
    Peek,
    Peeked,
    Placed,
    Put,
    Revealed,
    Saw,
    Shelved,
    Shuffled,
    Stock,
    Stocked,
    Token,
    Took,
    Turned,
)
from formicarium.games.cigale.table import CigaleTable

from .notation import SIX, autumn, buys, card, cards, chooses, collects, guesses, laid, only, pays, puts, swap, winter
from .test_positions import legal, play

FULL = " ".join(column + row for row in "1234" for column in "abcd")


class Scene:
    """A table to play on, and what was said."""

    def __init__(self, position: CigalePosition, mode: str = "", single_file: bool = False) -> None:
        usual = "autumn" if position.shelves else "winter-powers" if position.powers else "winter"
        self.game = Cigale(mode=mode or usual, players=len(position.tokens), single_file=single_file)
        self.table = self.game.load(position)

    def play(self, seat: int, action: Any, *luck: Any) -> Scene:
        """Chance brings just this."""
        assert self.refusal(seat, action) is None
        self.table = play(self.game, self.table, seat, action, luck)
        return self

    def go(self, seat: int, action: Any) -> Scene:
        """Whatever chance brings."""
        assert self.refusal(seat, action) is None
        self.table = self.table.clone()
        self.table.play(seat, self.game.move(action), Seeded(1), SILENT)
        return self

    def said(self, seat: int, action: Any, to: int = ALL) -> list[Event]:
        """What a move makes known to all, or to one seat alone."""
        news = News(True)
        self.table.clone().play(seat, self.game.move(action), Seeded(1), news)
        return [item.event for item in news.items if item.to == to and isinstance(item.event, Event)]

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        return self.game.refusal(self.table, seat, action)

    def refused(self, seat: int, action: Any) -> tuple[str, Any]:
        refusal = self.refusal(seat, action)
        assert refusal is not None
        return refusal.rule, getattr(refusal.facts, "why", None)

    def pays(self, action: Any) -> Any:
        """The cards that would go at once, of whoever is at the market."""
        return self.game.outlook(self.table, self.table.doing.collector, action).pays

    @property
    def now(self) -> CigalePosition:
        return self.game.position(self.table)

    @property
    def legal(self) -> dict[int, set[Any]]:
        return legal(self.game, self.table)

    def view(self, seat: int) -> Any:
        return self.game.view(self.table, seat)


def told(lines: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in lines if isinstance(event, kind)]


def beginnings(mode: str, players: int = 2, games: int = 30) -> list[CigaleTable]:
    game = Cigale(mode=mode, players=players)
    return [game.setup(Seeded(seed), SILENT) for seed in range(games)]


# components and set-up

def test_cig_c1_48_path_cards_of_4_types_24_with_an_insect() -> None:
    kit = Cigale().kit
    assert sum(kit.cards) == 48
    for path in PATHS:
        mine = [(face, n) for face, n in zip(kit.faces, kit.cards, strict=True) if face.path == path]
        assert mine == [(Card(path), 6), *((Card(path, insect), 1) for insect in INSECTS)]


def test_cig_c2_six_ants_one_cicada_and_four_tokens_each() -> None:
    scene = Scene(winter(4, {}))
    assert len(scene.now.ants) == 6
    assert {seat: len(mine) for seat, mine in scene.legal.items()} == {0: 3, 2: 4, 3: 4}  # none for the Cicada


def test_cig_c3_four_shelves_of_four_slots() -> None:
    table = Cigale().setup(Seeded(1), SILENT)
    assert [list(forager.shelf) for forager in table.foragers] == [[0] * 4] * 2
    assert len(table.kit.slot_points) == 5


def test_cig_c4_seven_provisions_twice_some_for_more_players() -> None:
    kit = Cigale(mode="winter", players=4).kit
    assert list(kit.used) == [2] * 7
    marks = {one.id: one.players for one in EDITIONS["formicarium"].provisions if one.players > 2}
    assert marks == {"pomegranate": 3, "nut": 4}


def test_cig_c5_one_power_an_insect() -> None:
    assert sorted(Cigale(mode="winter-powers").kit.power_of) == list(range(6))


@pytest.mark.parametrize("mode", Cigale.modes)
def test_cig_s1_sixteen_cards_face_up_and_the_rest_is_the_pile(mode: str) -> None:
    for table in beginnings(mode, 3, 5):
        position = Cigale(mode=mode, players=3).position(table)
        assert None not in position.square
        assert len(position.pile) == 32 - (3 if table.kit.winter else 0)


def test_cig_s2_the_first_ant_is_drawn_and_the_left_neighbour_is_the_cicada() -> None:
    first = Counter((table.ant, table.cicada) for table in beginnings("autumn", 3))
    assert set(first) == {(0, 1), (1, 2), (2, 0)}


# Autumn

def test_cig_a1_the_order_of_a_round() -> None:
    scene = Scene(autumn(2))
    assert scene.refused(0, Choose("cloth")) == ("CIG-A1", "step")
    assert scene.refused(1, Put("a1")) == ("CIG-A1", "turn")
    assert scene.refused(WATCHER, Put("a1")) == ("CIG-A1", "spectator")
    assert scene.refused(0, Put("e5")) == ("CIG-A1", "unknown")
    assert scene.refused(0, Buy("fig")) == ("CIG-A1", "step")  # the market is Winter's
    for cell in SIX.split():
        scene.play(0, Put(cell))
    assert (scene.now.phase, set(scene.legal)) == ("choosing", {0})
    scene.play(0, Choose("stone"))
    assert (scene.now.phase, set(scene.legal)) == ("guessing", {1})
    scene.play(1, Guess("a1"), card("w"))
    assert (scene.now.phase, scene.now.round) == ("placing", 2)


def test_cig_a2_ants_stand_beside_one_another() -> None:
    scene = Scene(autumn(2, ants="b2"))
    assert scene.legal == {0: puts("b1 a2 c2 b3")}
    assert scene.refused(0, Put("b2")) == ("CIG-A2", "occupied")
    assert scene.refused(0, Put("c3")) == ("CIG-A2", "apart")  # no diagonal
    assert scene.said(0, Put("b3")) == [Placed(seat=0, cell="b3", ants=2, rule="CIG-A2")]


def test_cig_a2_rows_do_not_wrap() -> None:
    assert Scene(autumn(2, ants="d1")).legal == {0: puts("c1 d2")}


def test_cig_a2_there_are_496_placements() -> None:
    assert len(chains()) == 496


def test_cig_a2_the_order_of_placing_leaves_no_trace() -> None:
    cells = SIX.split()
    orders = [cells, ["c2", "c1", "b1", "a1", "d1", "d2"], ["d2", "d1", "c1", "c2", "b1", "a1"]]
    ends = []
    for order in orders:
        scene = Scene(autumn(2))
        for cell in order:
            scene.play(0, Put(cell))
        ends.append(scene.now)
    assert ends[0] == ends[1] == ends[2]


def test_cig_a2_ants_can_be_taken_back_until_the_secret_choice() -> None:
    match = Match.begin(Cigale(), Seeded(3))
    ant = match.waiting()[0]
    start = match.view(ant)
    for cell in SIX.split():
        match = match.play(ant, Put(cell), Scripted([]))
    for _ in range(6):
        assert match.undoable(ant)
        match = match.undo(ant)
    assert match.view(ant) == start
    for cell in SIX.split():
        match = match.play(ant, Put(cell), Scripted([]))
    match = match.play(ant, match.options(ant)[0], Scripted([]))
    assert not match.undoable(ant)


def test_cig_a2_single_file_has_no_branch_and_no_block() -> None:
    scene = Scene(autumn(2, ants="a1 b1 c1"), single_file=True)
    assert scene.legal == {0: puts("d1 a2 c2")}
    assert scene.refused(0, Put("b2")) == ("CIG-A2", "file")
    assert 0 < len(files()) < 496
    assert set(files()) < set(chains())


def test_cig_a2_a_single_file_that_cannot_be_finished_is_not_offered() -> None:
    # round the corner from a1: b2 would touch two of the file
    scene = Scene(autumn(2, ants="b1 a1 a2"), single_file=True)
    assert scene.legal == {0: puts("c1 a3")}


def test_cig_a3_only_a_path_under_an_ant() -> None:
    scene = Scene(autumn(2, ants=SIX))
    assert scene.legal == {0: chooses("cts")}
    refusal = scene.refusal(0, Choose("wood"))
    assert refusal == Refusal("CIG-A3", ChooseReason(path="wood"))


def test_cig_a3_the_choice_is_secret() -> None:
    scene = Scene(autumn(3, ants=SIX))
    assert scene.said(0, Choose("stone")) == [Chose(seat=0, rule="CIG-A3")] == scene.said(0, Choose("cloth"))
    assert scene.said(0, Choose("stone"), to=0) == [Token(path="stone", rule="CIG-A3")]
    one, other = Scene(autumn(3, ants=SIX, tokens="c--")), Scene(autumn(3, ants=SIX, tokens="s--"))
    for seat in (WATCHER, 1, 2):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).chosen == (True, False, False)
    assert (one.view(0).token, other.view(0).token) == ("cloth", "stone")


def test_cig_a4_the_cicada_comes_down_on_an_ant() -> None:
    scene = Scene(autumn(2, ants=SIX, tokens="s-"))
    assert scene.legal == {1: guesses(SIX)}
    assert scene.refusal(1, Guess("a4")) == Refusal("CIG-A4", GuessReason(cell="a4"))
    assert scene.game.outlook(scene.table, 1, Guess("a1")) == GuessOutlook(cell="a1", path="cloth", cards=2, seat=0)


def test_cig_a5_a_right_guess_gives_the_cards_to_the_cicada() -> None:
    scene = Scene(autumn(2, ants=SIX, tokens="c-"))
    revealed = told(scene.said(1, Guess("b1")), Revealed)
    assert revealed == [Revealed(seat=0, path="cloth", caught=True, tokens=("cloth", None), rule="CIG-A5")]
    assert scene.play(1, Guess("b1"), *cards("w w")).now.shelves == ((0, 0, 0, 0), (2, 0, 0, 0))


def test_cig_a5_a_wrong_guess_gives_them_to_the_ant() -> None:
    scene = Scene(autumn(2, ants=SIX, tokens="c-"))
    assert scene.play(1, Guess("c2"), *cards("w w")).now.shelves == ((2, 0, 0, 0), (0, 0, 0, 0))


def test_cig_a6_the_cube_goes_no_further_than_slot_4() -> None:
    scene = Scene(autumn(2, shelves="3000 0000", ants=SIX, tokens="c-"))
    told_ = told(scene.said(1, Guess("c2")), Shelved)
    assert told_ == [Shelved(seat=0, path="cloth", cards=2, slot=4, insects=0, rule="CIG-A6")]
    assert scene.play(1, Guess("c2"), *cards("w w")).now.shelves[0] == (4, 0, 0, 0)


def test_cig_a7_insect_cards_lie_face_down_before_their_collector() -> None:
    scene = Scene(autumn(3, ants=SIX, tokens="t--")).play(1, Guess("a1"), *cards("w w w"))
    assert scene.now.insects == ((card("tb"),), (), ())
    assert scene.now.discard == (card("t"), card("t"))  # the others leave the game
    assert scene.view(0).insects == ((card("tb"),), None, None)
    assert scene.view(1).insects == (None, (), None)
    assert scene.view(WATCHER).insect_cards == (1, 0, 0)


def test_cig_a8_gaps_are_filled_in_reading_order() -> None:
    scene = Scene(autumn(2, ants=SIX, tokens="t-")).play(1, Guess("a1"), *cards("wd wm wp"))
    assert [scene.now.square[place] for place in (2, 3, 7)] == cards("wd wm wp")
    turned = told(Scene(autumn(2, ants=SIX, tokens="t-")).said(1, Guess("a1")), Turned)
    assert [event.cell for event in turned if isinstance(event, Turned)] == ["c1", "d1", "d2"]


@pytest.mark.parametrize(("players", "ant", "cicada", "collected", "roles"), [
    (2, 0, 1, True, (1, 0)), (2, 1, 0, True, (0, 1)), (2, 0, 1, False, (0, 1)), (2, 1, 0, False, (1, 0)),
    (3, 0, 1, True, (1, 2)), (3, 0, 2, True, (1, 0)), (3, 1, 2, True, (2, 0)), (3, 1, 0, True, (2, 1)),
    (3, 2, 0, True, (0, 1)), (3, 2, 1, True, (0, 2)),
    (3, 0, 1, False, (0, 2)), (3, 0, 2, False, (0, 1)), (3, 1, 2, False, (1, 0)), (3, 1, 0, False, (1, 2)),
    (3, 2, 0, False, (2, 1)), (3, 2, 1, False, (2, 0)),
    *((4, ant, (ant + ahead) % 4, True, ((ant + 1) % 4, (ant + ahead + 1) % 4)) for ant in range(4)
      for ahead in (1, 2, 3)),
    *((4, ant, (ant + ahead) % 4, False, (ant, (ant + ahead % 3 + 1) % 4)) for ant in range(4) for ahead in (1, 2, 3)),
])
def test_cig_a9_how_the_roles_pass(players: int, ant: int, cicada: int, collected: bool,
                                   roles: tuple[int, int]) -> None:
    tokens = "".join("s" if seat == ant else "-" for seat in range(players))
    scene = Scene(autumn(players, ants=SIX, tokens=tokens, ant=ant, cicada=cicada))
    guess = Guess("a1" if collected else "c2")
    scene.play(cicada, guess, card("w"))
    assert (scene.now.ant, scene.now.cicada) == roles


def test_cig_a10_two_cubes_on_slot_4_end_the_game_before_the_refill() -> None:
    scene = Scene(autumn(2, shelves="2400 0000", insects={0: "td"}, ants=SIX, tokens="c-")).play(1, Guess("c2"))
    assert scene.now.ended == "CIG-A10"
    assert scene.now.square.count(None) == 2
    assert scene.legal == {}
    assert scene.refusal(0, Put("a1")) == Refusal("CIG-A10", OverReason())


def test_cig_a10_both_cubes_are_of_one_player() -> None:
    scene = Scene(autumn(2, shelves="2000 0400", insects={1: "td"}, ants=SIX, tokens="c-"))
    scene.play(1, Guess("c2"), *cards("s s"))
    assert scene.now.ended == ""


def test_cig_a10_too_short_a_pile_ends_the_game_and_one_just_long_enough_does_not() -> None:
    short = autumn(2, ants=SIX, tokens="c-")
    gone, rest = short.pile[:-1], short.pile[-1:]
    plain = tuple(one for one in gone if one.insect is None)
    insects = tuple(one for one in gone if one.insect is not None)

    def with_pile(pile: tuple[Card, ...], kept: tuple[Card, ...]) -> Scene:
        return Scene(replace(short, pile=pile, discard=plain, insects=(kept, ()), round=20))

    assert with_pile(rest, insects).play(1, Guess("c2")).now.ended == "CIG-A10"
    enough = with_pile((insects[-1], *rest), insects[:-1]).play(1, Guess("c2"), insects[-1], rest[0])
    assert enough.now.ended == ""
    assert enough.now.pile == ()


def test_cig_a10_insects_of_the_last_round_count() -> None:
    scene = Scene(autumn(2, shelves="4200 0000", insects={0: "tl"}, ants=SIX, tokens="t-"))
    scene.play(1, Guess("a1"))
    assert scene.now.ended == "CIG-A10"
    assert scene.now.insects[0] == (card("tb"), card("tl"))


@pytest.mark.parametrize(("slot", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_cig_a11_points_by_slot(slot: int, points: int) -> None:
    scene = Scene(autumn(2, shelves=f"{slot}000 0000"))
    assert scene.game.tally(scene.table, 0) == (Points("CIG-A11", points), Points("CIG-A12", 0))


@pytest.mark.parametrize(("insects", "points"), [
    ("", 0), ("cm", 1), ("cm tm", 3), ("cm tm sm", 6), ("cm tm sm wm", 10), ("cm tm sp", 4)])
def test_cig_a12_points_by_identical_insects(insects: str, points: int) -> None:
    words = insects.split()
    shelf = "".join(str(min(4, sum(word[0] == path for word in words))) for path in "ctsw")
    scene = Scene(autumn(2, shelves=f"{shelf} 0000", insects={0: insects}))
    assert scene.game.tally(scene.table, 0)[1] == Points("CIG-A12", points)


def test_cig_a13_ties_go_to_the_most_insect_cards_then_are_shared() -> None:
    scene = Scene(autumn(2, shelves="4000 0400", insects={0: "cm", 1: "td"}))
    assert scene.table.ahead(0, 1) == scene.table.ahead(1, 0) == 0
    more = Scene(autumn(2, shelves="4200 1332", insects={0: "cm td tp"}))  # 10+3+3, 1+6+6+3
    assert [more.table.score(seat) for seat in (0, 1)] == [16, 16]
    assert more.table.ahead(0, 1) > 0 > more.table.ahead(1, 0)
    assert Scene(autumn(2, shelves="3000 0020")).table.ahead(0, 1) > 0


def test_cig_a14_the_worked_example_scores_24() -> None:
    scene = Scene(autumn(2, shelves="4013 0000", insects={0: "cm wm"}, ants="a3 b3 b2 c2 c1 d1", tokens="w-"))
    scene.play(1, Guess("b3"))  # the last wood, and two shelves are full
    assert scene.now.ended == "CIG-A10"
    assert scene.game.tally(scene.table, 0) == (Points("CIG-A11", 10 + 0 + 1 + 10), Points("CIG-A12", 3))
    assert scene.table.score(0) == 24


def test_cig_a15_open_insects_lie_face_up() -> None:
    scene = Scene(autumn(3, ants=SIX, tokens="t--"), mode="autumn-open")
    assert told(scene.said(1, Guess("a1")), Laid) == [Laid(seat=0, cards=(card("tb"),), rule="CIG-A15")]
    scene.play(1, Guess("a1"), *cards("w w w"))
    for seat in (WATCHER, 0, 1, 2):
        assert scene.view(seat).insects == ((card("tb"),), (), ())


def test_cig_a16_face_down_insects_are_their_owners_secret_until_the_end() -> None:
    one = Scene(autumn(3, shelves="1000 0000 0000", insects={0: "cm"}))
    other = Scene(autumn(3, shelves="1000 0000 0000", insects={0: "cd"}))
    for seat in (WATCHER, 1, 2):
        assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)
    for seat in (WATCHER, 0, 1):
        assert one.view(seat).points == ()  # no running score
    ending = Scene(autumn(2, shelves="4200 1000", insects={1: "cm"}, ants=SIX, tokens="t-"))
    lines = ending.said(1, Guess("a1"))
    assert Laid(seat=1, cards=(card("cm"),), rule="CIG-A16") in lines
    ending.play(1, Guess("a1"))
    assert ending.view(0).insects == ((card("tb"),), (card("cm"),))
    assert ending.view(0).points == (21, 2)


def test_cig_a16_the_log_keeps_type_and_number_but_not_the_insects() -> None:
    scene = Scene(autumn(2, ants=SIX, tokens="t-"))
    lines = scene.said(1, Guess("a1"))
    assert told(lines, Shelved) == [Shelved(seat=0, path="tiles", cards=3, slot=3, insects=1, rule="CIG-A6")]
    assert not told(lines, Laid)


# Winter

def test_cig_w1_a_card_each_and_three_provisions() -> None:
    for table in beginnings("winter", 4, 5):
        position = Cigale(mode="winter", players=4).position(table)
        assert [len(mine) for mine in position.reserves] == [1] * 4
        assert len(position.offer) == 3
        assert position.shelves == ()


@pytest.mark.parametrize(("players", "designs"), [(2, 5), (3, 6), (4, 7)])
def test_cig_w2_provisions_by_number_of_players(players: int, designs: int) -> None:
    position = Cigale(mode="winter", players=players).position(beginnings("winter", players, 1)[0])
    counted = Counter((*position.offer, *position.store))
    assert len(counted) == designs
    assert set(counted.values()) == {2}
    assert ("pomegranate" in counted, "nut" in counted) == (players >= 3, players == 4)


def test_cig_w3_buying_comes_after_collecting() -> None:
    scene = Scene(winter(2, {0: "c c s s"}, tokens="s-"))
    assert scene.refused(0, Buy("fig"))[0] == "CIG-W16"
    assert scene.play(1, Guess("a1")).now.phase == "trading"


def test_cig_w4_red_ants_choose_any_type_at_the_same_time() -> None:
    scene = Scene(winter(4, {}))
    assert scene.legal == {0: chooses("cts"), 2: chooses("ctsw"), 3: chooses("ctsw")}
    scene.play(3, Choose("wood")).play(0, Choose("tiles"))
    assert scene.legal == {2: chooses("ctsw")}
    revealed = told(scene.play(2, Choose("tiles")).said(1, Guess("c1")), Revealed)
    assert revealed == [Revealed(seat=0, path="tiles", caught=True, tokens=("tiles", None, "tiles", "wood"),
                                 rule="CIG-A5")]  # also when the Ant is caught


def test_cig_w4_a_red_ants_token_is_its_own() -> None:
    one, other = Scene(winter(3, {}, tokens="--c")), Scene(winter(3, {}, tokens="--w"))
    for seat in (WATCHER, 0, 1):
        assert one.view(seat) == other.view(seat)
    assert one.view(2) != other.view(2)
    assert one.said(0, Choose("stone")) == other.said(0, Choose("stone"))


def test_cig_w5_red_ants_that_were_right_draw_if_the_ant_got_through() -> None:
    free = Scene(winter(4, {}, tokens="s-st")).play(1, Guess("a1"), card("wd"))
    assert free.now.reserves[2] == (card("wd"),)
    assert free.now.reserves[3] == ()
    caught = Scene(winter(4, {}, tokens="s-ss")).play(1, Guess("c2"))
    assert caught.now.reserves[2:] == ((), ())


def test_cig_w6_collected_cards_lie_face_up() -> None:
    scene = Scene(winter(2, {}, tokens="c-"))
    assert told(scene.said(1, Guess("c2")), Collected) == [
        Collected(seat=0, cards=(card("c"), card("c")), rule="CIG-W6")]
    assert scene.play(1, Guess("c2")).view(WATCHER).reserves[0] == (card("c"), card("c"))


def test_cig_w7_the_ant_takes_any_card_with_the_insect_that_is_due() -> None:
    scene = Scene(winter(2, {}, tokens="t-")).play(1, Guess("a1"))
    assert scene.legal == {0: collects("a2 d1 d3")}
    assert scene.refusal(0, Collect("a1")) == Refusal("CIG-W7", CollectReason(cell="a1", insect="bee", due="d1"))
    assert told(scene.said(0, Collect("a2")), Took) == [
        Took(seat=0, cell="a2", card=card("cb"), due="d1", rule="CIG-W7")]
    scene.play(0, Collect("a2"))
    assert scene.now.reserves[0] == (card("cb"), card("t"), card("t"))
    assert scene.now.square[3] == card("tb")


def test_cig_w8_one_provision_of_those_on_offer() -> None:
    scene = Scene(winter(2, {0: "c c s t t w w"}, tokens="s-", powers="exchange:0 barter peek stock",
                         provisions={0: "grape"})).play(1, Guess("a1"))
    assert scene.refused(0, Buy("blackberry")) == ("CIG-W8", "offer")
    scene.play(0, Buy("lemon"))
    assert scene.now.provisions[0] == ("lemon", "grape")
    assert scene.refused(0, Buy("fig")) == ("CIG-W8", "bought")


def test_cig_w8_every_path_card_before_the_player_pays() -> None:
    scene = Scene(winter(2, {0: "cl c s"}, tokens="s-")).play(1, Guess("a1"))  # a red ant's card as well as any
    scene.go(0, Buy("fig"))
    assert Counter(scene.now.discard) == Counter(cards("cl c s s"))


def test_cig_w9_three_alike_stand_for_one_of_another_type() -> None:
    scene = Scene(winter(2, {0: "c c t t t"}, tokens="s-")).play(1, Guess("a1"))
    assert scene.legal == {0: buys("fig")}
    assert scene.go(0, Buy("fig")).now.provisions[0] == ("fig",)
    two = Scene(winter(2, {0: "c c t t"}, tokens="s-")).play(1, Guess("a1"))
    assert two.refusal(0, Buy("fig")) == Refusal("CIG-W17", BuyReason(why="price", provision="fig", missing=1))


def test_cig_w10_with_no_pile_the_discard_is_shuffled_with_what_was_just_spent() -> None:
    scene = Scene(winter(2, {0: "c c s"}, pile="", discard="", rest=1, tokens="s-")).play(1, Guess("a1"))
    lines = scene.said(0, Buy("fig"))
    assert Shuffled(cards=4, rule="CIG-W10") in lines
    scene.play(0, Buy("fig"), card("c"), card("s"), "grape")  # the fair price, then the square
    assert Counter(scene.now.pile) == Counter(cards("c s"))
    assert scene.now.discard == ()


def test_cig_w11_a_provision_counts_one_and_a_pair_three() -> None:
    assert Scene(winter(2, {}, provisions={0: "fig lemon"})).table.points(0) == 2
    assert Scene(winter(2, {}, provisions={0: "grape grape"})).table.points(0) == 3
    scene = Scene(winter(2, {}, provisions={0: "grape grape"}))
    assert scene.game.tally(scene.table, 0) == (Points("CIG-W11", 3),)


def test_cig_w12_who_has_no_card_left_after_a_purchase_draws_one() -> None:
    scene = Scene(winter(2, {0: "c c s"}, tokens="s-")).play(1, Guess("a1"))
    assert told(scene.said(0, Buy("fig")), Drew)[0].rule == "CIG-W12"
    assert scene.play(0, Buy("fig"), card("wd"), card("w"), "grape").now.reserves[0] == (card("wd"),)
    more = Scene(winter(2, {0: "c c s w"}, tokens="s-")).play(1, Guess("a1"))
    assert not told(more.said(0, Buy("fig")), Drew)
    last = Scene(winter(2, {0: "c c s"}, provisions={0: "grape grape"}, tokens="s-")).play(1, Guess("a1"))
    assert not told(last.said(0, Buy("fig")), Drew)  # the game is over


def test_cig_w13_square_then_offer_then_roles() -> None:
    scene = Scene(winter(3, {0: "c c s"}, tokens="s-w")).play(1, Guess("a1"))
    kinds = [type(event) for event in scene.said(0, Buy("fig"))]
    assert kinds[kinds.index(Turned):] == [Turned, Offered, Began]
    scene.play(0, Buy("fig"), card("wd"), card("w"), "grape")
    assert (scene.now.ant, scene.now.cicada, len(scene.now.offer)) == (1, 2, 3)


def test_cig_w14_four_points_win_at_once() -> None:
    scene = Scene(winter(2, {0: "c c s"}, provisions={0: "grape grape", 1: "lemon"}, tokens="s-",
                         offer="fig lemon cherry")).play(1, Guess("a1"))
    lines = scene.said(0, Buy("fig"))
    assert lines[-1] == Ended(winners=(0,), points=4, rule="CIG-W14")
    scene.play(0, Buy("fig"))
    assert (scene.now.ended, scene.now.winner, scene.game.places(scene.table)) == ("CIG-W14", 0, (1, 2))
    assert scene.refusal(1, Put("a1")) == Refusal("CIG-W14", OverReason())


def test_cig_w15_a_short_square_offers_only_groups_of_six() -> None:
    scene = Scene(winter(2, {}, pile="", discard="", rest=1, square=only("a1 b1 c1 d1 a2 b2 d4"), ants=""))
    assert scene.legal == {0: puts("a1 b1 c1 d1 a2 b2")}
    assert scene.refused(0, Put("d4")) == ("CIG-W15", "group")
    assert scene.refused(0, Put("c3")) == ("CIG-W15", "gap")


def test_cig_w15_with_no_room_for_six_the_game_ends_by_points_then_cards() -> None:
    position = winter(2, {0: "c c"}, pile="", discard="", rest=1, square=only("a1 b1 c1 d1 a2 b2"),
                      ants="a1 b1 c1 d1 a2 b2", tokens="s-")
    scene = Scene(position).play(1, Guess("a1")).play(0, Decline())
    assert scene.now.ended == "CIG-W15"
    assert scene.game.places(scene.table) == (2, 1)  # more path cards
    ahead = Scene(winter(2, {0: "c c"}, pile="", discard="", rest=1, square=only("a1 b1 c1 d1 a2 b2"),
                         ants="a1 b1 c1 d1 a2 b2", tokens="s-", provisions={0: "grape"}))
    ahead.play(1, Guess("a1")).play(0, Decline())
    assert ahead.game.places(ahead.table) == (1, 2)


def test_cig_w16_each_step_in_its_turn() -> None:
    scene = Scene(winter(3, {}))
    assert scene.refused(1, Guess("a1")) == ("CIG-W16", "turn")
    assert scene.refused(0, Guess("a1")) == ("CIG-W16", "step")
    assert scene.refused(0, Decline()) == ("CIG-W16", "step")
    assert scene.refused(WATCHER, Choose("cloth")) == ("CIG-W16", "spectator")
    facts = scene.refusal(1, Guess("a1"))
    assert facts is not None and (facts.facts.phase, facts.facts.count) == ("choosing", 2)


def test_cig_w17_the_payer_names_the_cards_and_they_fit_exactly() -> None:
    scene = Scene(winter(2, {0: "c cl s t t t"}, tokens="s-")).play(1, Guess("a1")).play(0, Buy("fig"))
    # c, cl and two stones, or three tiles for one of them
    assert scene.legal == {0: pays("c cl s t")}
    assert scene.refused(0, Pay(card("w"))) == ("CIG-W17", "reserve")
    scene.play(0, Pay(card("c"))).play(0, Pay(card("cl")))
    assert scene.legal == {0: pays("s t")}
    scene.play(0, Pay(card("s")))
    assert scene.legal == {0: pays("s t")}
    scene.go(0, Pay(card("t")))  # then it must be three of them: nothing is left to choose
    assert Counter(scene.now.discard) == Counter(cards("c cl s t t t"))


def test_cig_w17_where_one_payment_only_is_left_the_outlook_shows_it() -> None:
    scene = Scene(winter(2, {0: "c cl s t t t"}, tokens="s-")).play(1, Guess("a1"))
    assert scene.pays(Buy("fig")) == ()  # tiles may stand for one of them
    scene.play(0, Buy("fig")).play(0, Pay(card("c"))).play(0, Pay(card("cl"))).play(0, Pay(card("s")))
    assert scene.pays(Pay(card("s"))) == tuple(cards("c cl s s"))
    assert scene.pays(Pay(card("t"))) == tuple(cards("c cl t t t s"))
    assert scene.now.paid == tuple(cards("c cl s"))  # and nothing was paid by looking
    alone = Scene(winter(2, {0: "cl c s"}, tokens="s-")).play(1, Guess("a1"))
    assert alone.pays(Buy("fig")) == tuple(cards("c cl s s"))
    hidden = Scene(winter(2, {0: "cl c s"}, tokens="s-", powers="stock:0 barter peek exchange", stock="w"))
    assert hidden.play(1, Guess("a1")).pays(Buy("fig")) == ()  # nothing betrays a hidden card


def test_cig_w17_a_payment_of_which_a_part_would_pay_is_refused() -> None:
    scene = Scene(winter(2, {0: "c c c s s t t t"}, tokens="s-")).play(1, Guess("a1")).play(0, Buy("fig"))
    scene.play(0, Pay(card("c"))).play(0, Pay(card("c")))
    assert scene.refused(0, Pay(card("c"))) == ("CIG-W17", "fit")


def test_cig_w17_insects_do_not_matter_for_what_is_identical() -> None:
    scene = Scene(winter(2, {0: "c c td tm tp"}, tokens="s-")).play(1, Guess("a1"))
    assert scene.go(0, Buy("fig")).now.provisions[0] == ("fig",)


def test_cig_w18_gaining_is_not_collecting() -> None:
    scene = Scene(winter(3, {2: "c c s s"}, tokens="s-s")).play(1, Guess("a1"), card("w"))
    assert set(scene.legal) == {0}  # the red ant has drawn, and may not buy


def test_cig_w19_with_no_provision_left_the_offer_stays_short() -> None:
    position = winter(2, {0: "c c s"}, tokens="s-", offer="fig cherry lemon",
                      provisions={0: "grape lemon", 1: "blackberry grape"})
    # the other provisions are out: take them from the store to the players without making four points
    assert len(position.store) == 3
    scene = Scene(position)
    scene.table.store[0] = scene.table.store[2] = scene.table.store[6] = 0
    scene.table.play(1, scene.game.move(Guess("a1")), Seeded(1), SILENT)
    scene.table.play(0, scene.game.move(Buy("fig")), Seeded(1), SILENT)
    assert scene.now.offer == ("lemon", "cherry")


def test_cig_w20_reserves_discard_and_provisions_are_open() -> None:
    scene = Scene(winter(3, {0: "cm", 1: "w", 2: "s"}, pile="c t", provisions={1: "grape"}))
    view = scene.view(WATCHER)
    assert view.reserves == ((card("cm"),), (card("w"),), (card("s"),))
    assert view.provisions == ((), ("grape",), ())
    assert (view.pile, len(view.discard), view.store) == (2, len(scene.now.discard), len(scene.now.store))


def test_cig_w21_forty_rounds_without_a_purchase_end_the_game() -> None:
    scene = Scene(winter(2, {}, tokens="s-", idle=39)).play(1, Guess("a1")).play(0, Decline(), card("w"))
    assert scene.now.ended == "CIG-W21"
    bought = Scene(winter(2, {0: "c c s w"}, tokens="s-", idle=39)).play(1, Guess("a1"))
    assert bought.play(0, Buy("fig"), card("w"), "grape").now.idle == 0


def test_cig_w22_the_collector_is_always_asked() -> None:
    scene = Scene(winter(2, {}, tokens="s-")).play(1, Guess("a1"))
    assert scene.legal == {0: {Decline()}}
    assert told(scene.said(0, Decline()), Declined) == [Declined(seat=0, rule="CIG-W8")]


# powers

ALL_FOUR = "barter prestige stock exchange"


def test_cig_p1_four_of_the_six_powers_are_in_play() -> None:
    game = Cigale(mode="winter-powers")
    mixes = {tuple(sorted(game.position(table).powers)) for table in beginnings("winter-powers")}
    assert {len(mix) for mix in mixes} == {4}
    assert len(mixes) > 5


def test_cig_p2_the_ant_discards_an_insect_just_collected_for_its_power() -> None:
    scene = Scene(winter(2, {0: "wm"}, tokens="t-", powers=ALL_FOUR)).play(1, Guess("a1")).play(0, Collect("d1"))
    assert scene.legal == {0: {Decline(), Empower(card("tb"))}}
    assert scene.refused(0, Empower(card("wm"))) == ("CIG-P2", "collected")  # not this round's
    assert told(scene.said(0, Empower(card("tb"))), Empowered) == [
        Empowered(seat=0, power="barter", card=card("tb"), owner=None, rule="CIG-P2")]
    scene.play(0, Empower(card("tb")))
    assert (scene.now.powers["barter"], scene.now.discard) == (0, (card("tb"),))
    caught = Scene(winter(2, {}, tokens="t-", powers=ALL_FOUR)).play(1, Guess("c1"))
    assert caught.now.phase == "trading"  # never the Cicada


def test_cig_p2_a_power_can_be_stolen() -> None:
    scene = Scene(winter(2, {}, tokens="t-", powers="barter:1 prestige stock exchange"))
    scene.play(1, Guess("a1")).play(0, Collect("d1")).play(0, Empower(card("tb")))
    assert scene.now.powers["barter"] == 0


def test_cig_p3_barter_pays_two_for_one() -> None:
    scene = Scene(winter(2, {0: "c c t t"}, tokens="s-", powers="barter:0 prestige stock exchange"))
    assert scene.play(1, Guess("a1")).legal == {0: buys("fig")}
    assert scene.go(0, Buy("fig")).now.provisions[0] == ("fig",)


def test_cig_p4_prestige_is_a_point_while_it_is_held() -> None:
    scene = Scene(winter(2, {}, provisions={0: "fig"}, powers="prestige:0 barter stock exchange",
                         offer="fig lemon cherry"))
    assert scene.view(1).points == (2, 0)
    assert scene.game.tally(scene.table, 0) == (Points("CIG-W11", 1), Points("CIG-P4", 1))


def test_cig_p5_the_cicada_looks_at_a_token_that_the_ant_left() -> None:
    scene = Scene(winter(2, {}, tokens="s-", powers="peek:1 barter prestige stock"))
    assert scene.legal == {1: guesses(SIX) | {Peek()}}
    assert scene.said(1, Peek()) == [Peeked(seat=1, rule="CIG-P5")]
    seen = set()
    for seed in range(40):
        again = scene.table.clone()
        again.play(1, scene.game.move(Peek()), Seeded(seed), SILENT)
        seen.add(scene.game.view(again, 1).seen)
    assert seen == {"cloth", "tiles", "wood"}  # also one without an ant
    scene.play(1, Peek(), "wood")
    assert scene.refused(1, Peek()) == ("CIG-P5", "twice")
    without = Scene(winter(2, {}, tokens="s-", powers="peek:0 barter prestige stock"))
    assert without.refused(1, Peek()) == ("CIG-P5", "power")


def test_cig_p6_who_collects_nothing_is_consoled() -> None:
    scene = Scene(winter(2, {}, tokens="s-", powers="consolation:1 barter prestige stock")).play(1, Guess("a1"))
    assert told(scene.said(0, Decline()), Drew)[0].rule == "CIG-P6"
    assert scene.play(0, Decline(), card("wd"), card("w")).now.reserves[1] == (card("wd"),)
    winner = Scene(winter(2, {}, tokens="s-", powers="consolation:0 barter prestige stock")).play(1, Guess("a1"))
    assert not told(winner.said(0, Decline()), Drew)
    stolen = Scene(winter(2, {}, tokens="s-", powers="consolation:1 barter prestige stock",
                          square=laid("c2:sc"))).play(1, Guess("a1")).play(0, Empower(card("sc")))
    assert not told(stolen.said(0, Decline()), Drew)


STOCKED = "stock:0 barter prestige exchange"


def test_cig_p7_a_hidden_card_pays_is_shown_and_replaced() -> None:
    scene = Scene(winter(2, {0: "c c"}, tokens="s-", powers=STOCKED, stock="sm")).play(1, Guess("a1"))
    scene.play(0, Buy("fig")).play(0, Pay(card("c"))).play(0, Pay(card("s"))).play(0, Pay(card("c")))
    assert scene.legal == {0: {PayHidden()}}
    lines = scene.said(0, PayHidden())
    assert Paid(seat=0, card=card("sm"), hidden=True, rule="CIG-P7") in lines
    assert [event.rule for event in lines if isinstance(event, Stocked | Drew)] == ["CIG-P7", "CIG-W12"]
    assert isinstance(scene.said(0, PayHidden(), to=0)[0], Stock)
    no = Scene(winter(2, {0: "c c s"}, tokens="s-", powers=STOCKED)).play(1, Guess("a1")).go(0, Buy("fig"))
    assert no.now.phase == "placing"  # bought at once: there is no hidden card to hide


def test_cig_p7_a_hidden_card_that_does_not_help_is_refused() -> None:
    scene = Scene(winter(2, {0: "c c s"}, tokens="s-", powers=STOCKED, stock="wm")).play(1, Guess("a1"))
    scene.play(0, Buy("fig"))
    assert scene.refused(0, PayHidden()) == ("CIG-P7", "fit")
    none = Scene(winter(2, {0: "c cl s s t t t"}, tokens="s-", powers=ALL_FOUR)).play(1, Guess("a1"))
    none.play(0, Buy("fig"))
    assert none.refused(0, PayHidden()) == ("CIG-P7", "none")


def test_cig_p7_taking_it_draws_a_card_and_losing_it_discards_one() -> None:
    scene = Scene(winter(2, {}, tokens="s-", powers="stock:1 barter prestige exchange", stock="wd",
                         square=laid("c2:sm"))).play(1, Guess("a1"))
    lines = scene.said(0, Empower(card("sm")))
    assert [type(event) for event in lines] == [Empowered, Discarded, Stocked]
    assert isinstance(scene.said(0, Empower(card("sm")), to=0)[0], Stock)
    quiet = Scene(scene.now).go(0, Empower(card("sm")))  # nobody listens
    assert card("wd") in quiet.now.discard and quiet.now.powers["stock"] == 0
    scene.play(0, Empower(card("sm")), card("c"))
    assert (scene.now.stock, scene.now.powers["stock"]) == (card("c"), 0)
    assert Counter(scene.now.discard) == Counter(cards("sm wd"))


def test_cig_p8_an_exchange_with_an_opponent_or_the_offer() -> None:
    powers = "exchange:0 barter prestige stock"
    scene = Scene(winter(2, {}, tokens="s-", powers=powers, provisions={0: "grape", 1: "lemon"})).play(1, Guess("a1"))
    assert scene.legal == {0: {Decline(), swap("grape", "lemon", 1), swap("grape", "fig"), swap("grape", "lemon"),
                               swap("grape", "cherry")}}
    assert scene.refused(0, swap("fig", "lemon", 1)) == ("CIG-P8", "yours")
    assert scene.refused(0, swap("grape", "fig", 1)) == ("CIG-P8", "theirs")
    assert scene.refused(0, swap("grape", "grape", 0)) == ("CIG-P8", "self")
    assert scene.refused(0, swap("grape", "blackberry")) == ("CIG-P8", "offer")
    assert scene.said(0, swap("grape", "lemon", 1)) == [
        Exchanged(seat=0, give="grape", take="lemon", owner=1, points=1, rule="CIG-P8")]
    scene.play(0, Exchange("grape", "lemon", 1))
    assert scene.now.provisions == (("lemon",), ("grape",))
    assert scene.now.powers["exchange"] is None
    assert scene.refused(0, swap("lemon", "fig")) == ("CIG-P8", "used")
    assert scene.legal == {0: {Decline()}}  # buying is still asked for
    without = Scene(winter(2, {}, tokens="s-", powers="exchange:1 barter prestige stock",
                           provisions={0: "grape", 1: "lemon"})).play(1, Guess("a1"))
    assert without.refused(0, swap("grape", "lemon", 1)) == ("CIG-P8", "power")


def test_cig_p9_points_lost_and_gained_are_checked_at_once() -> None:
    scene = Scene(winter(2, {}, tokens="s-", powers="prestige barter exchange stock", square=laid("c2:sl b3:s a4:w"),
                         provisions={0: "grape grape"}))
    scene.play(1, Guess("a1")).play(0, Empower(card("sl")))
    assert (scene.now.ended, scene.now.winner) == ("CIG-W14", 0)


def test_cig_p10_a_power_that_is_ones_own_or_in_the_box_cannot_be_taken() -> None:
    square = laid("c1:tl b3:s a4:w")
    scene = Scene(winter(2, {}, tokens="t-", powers="barter peek:0 stock exchange", square=square)).play(1, Guess("a1"))
    scene.play(0, Collect("d1"))
    assert scene.legal == {0: {Decline(), Empower(card("tb"))}}
    assert scene.refused(0, Empower(card("tl"))) == ("CIG-P10", "box")
    mine = Scene(winter(2, {}, tokens="t-", powers="barter prestige:0 stock exchange", square=square))
    mine.play(1, Guess("a1")).play(0, Collect("d1"))
    assert mine.refused(0, Empower(card("tl"))) == ("CIG-P10", "yours")


def test_cig_p11_who_swaps_wins_if_both_reach_four() -> None:
    powers = "exchange:0 prestige barter stock"
    both = Scene(winter(2, {}, tokens="s-", powers=powers, offer="cherry cherry lemon",
                        provisions={0: "fig grape blackberry", 1: "fig grape blackberry"})).play(1, Guess("a1"))
    both.play(0, swap("fig", "grape", 1))  # 0: grape grape blackberry, 1: fig fig blackberry
    assert (both.now.winner, [both.table.points(seat) for seat in (0, 1)]) == (0, [4, 4])
    other = Scene(winter(2, {}, tokens="s-", powers=powers, offer="cherry cherry grape",
                         provisions={0: "fig", 1: "fig grape blackberry"})).play(1, Guess("a1"))
    other.play(0, swap("fig", "grape", 1))  # 1: fig fig blackberry
    assert (other.now.ended, other.now.winner) == ("CIG-W14", 1)


def test_cig_p12_the_token_seen_is_the_cicadas_alone() -> None:
    scene = Scene(winter(3, {}, tokens="s-w", powers="peek:1 barter prestige stock"))
    one, other = Scene(scene.now), Scene(scene.now)
    one.play(1, Peek(), "wood")
    other.play(1, Peek(), "cloth")
    for seat in (WATCHER, 0, 2):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).peeked
    assert (one.view(1).seen, other.view(1).seen) == ("wood", "cloth")
    assert isinstance(scene.said(1, Peek(), to=1)[0], Saw)


def test_cig_p12_which_hidden_card_there_is_only_its_holder_knows() -> None:
    one = Scene(winter(3, {}, powers="stock:0 barter prestige peek", stock="wd"))
    other = Scene(winter(3, {}, powers="stock:0 barter prestige peek", stock="cm"))
    for seat in (WATCHER, 1, 2):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).stocked == 0
    assert (one.view(0).stock, other.view(0).stock) == (card("wd"), card("cm"))


@pytest.mark.parametrize(("reserve", "powers", "action"), [
    ("", "stock:1 exchange barter prestige", Decline()),  # into the square (CIG-W13)
    ("", "stock:1 consolation:1 barter prestige", Decline()),  # to the loser (CIG-P6)
    ("c c s", "stock:1 exchange:0 barter prestige", Buy("fig")),  # to who has spent all (CIG-W12), and may exchange
])
def test_cig_p12_the_last_card_of_the_pile_betrays_the_hidden_one_and_stays_drawn(reserve: str, powers: str,
                                                                                  action: Any) -> None:
    """Chance is not asked for the only card there is; it shows which of two is hidden, so nobody takes it back."""
    drawn = []
    for stock, pile in (("wd", "cm"), ("cm", "wd")):
        scene = Scene(winter(2, {0: reserve}, tokens="s-", powers=powers, stock=stock, pile=pile, rest=1))
        scene.play(1, Guess("a1"))
        after = Match(scene.game, (), (), scene.table, (), None).play(0, action, Scripted([]))
        drawn += [event.card for event in after.events_for(0) if isinstance(event, Drew | Turned)]
        assert not after.undoable(0)
    assert drawn == [card("cm"), card("wd")]


def test_cig_p12_others_cannot_tell_what_the_holder_can_pay() -> None:
    """The market asks and refuses them alike."""
    for action in (Buy("fig"), PayHidden(), Decline()):
        answers = [Scene(winter(2, {0: "c c"}, tokens="s-", powers=STOCKED, stock=stock)).play(1, Guess("a1"))
                   .refusal(1, action) for stock in ("sm", "wd")]
        assert answers[0] == answers[1]


def test_a_match_refuses_what_is_not_offered() -> None:
    match = Match.begin(Cigale(mode="winter", players=3), Seeded(1))
    with pytest.raises(IllegalMove, match="CIG-W16"):
        match.play(match.waiting()[0], Decline(), Seeded(1))
