"""Rules of Winter with powers, a test for each; more positions, for both engines, in positions.py."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from formicarium.core.dice import Scripted, Seeded
from formicarium.core.game import WATCHER, IllegalMove, Points
from formicarium.core.match import Match
from formicarium.core.news import SILENT
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import (
    Buy,
    Collect,
    Decline,
    Discarded,
    Drew,
    Empower,
    Empowered,
    Exchange,
    Exchanged,
    ExchangeOutlook,
    Guess,
    Paid,
    Pay,
    PayHidden,
    Peek,
    Peeked,
    Saw,
    Stock,
    Stocked,
    Turned,
)

from .notation import SIX, autumn, buys, card, cards, guesses, square_of, swap, winter
from .scene import Scene, beginnings, events_of

ALL_FOUR = "barter prestige stock exchange"


def test_cig_p1_four_of_the_six_powers_are_in_play() -> None:
    game = Cigale(mode="winter-powers")
    mixes = {tuple(sorted(game.position(state).powers)) for state in beginnings("winter-powers")}
    assert {len(mix) for mix in mixes} == {4}
    assert len(mixes) > 5


def test_cig_p2_the_ant_discards_an_insect_just_collected_for_its_power() -> None:
    scene = Scene(winter(2, {0: "wm"}, tokens="t-", powers=ALL_FOUR)).play(1, Guess("a1")).play(0, Collect("d1"))
    assert scene.legal == {0: {Decline(), Empower(card("tb"))}}
    assert scene.refused(0, Empower(card("wm"))) == ("CIG-P2", "collected")
    assert events_of(scene.said(0, Empower(card("tb"))), Empowered) == [
        Empowered(seat=0, power="barter", card=card("tb"), owner=None, rule="CIG-P2")]
    scene.play(0, Empower(card("tb")))
    assert (scene.now.powers["barter"], scene.now.discard) == (0, (card("tb"),))
    caught = Scene(winter(2, {}, tokens="t-", powers=ALL_FOUR)).play(1, Guess("c1"))
    assert caught.now.phase == "trading"


def test_cig_p2_power_is_refused_at_the_market_and_to_the_cicada() -> None:
    scene = Scene(winter(2, {}, tokens="t-", powers=ALL_FOUR)).play(1, Guess("a1")).play(0, Collect("d1"))
    scene.play(0, Decline())
    assert scene.refused(0, Empower(card("tb"))) == ("CIG-P2", "late")
    assert scene.refused(1, Empower(card("tb"))) == ("CIG-W16", "turn")
    caught = Scene(winter(2, {}, tokens="t-", powers=ALL_FOUR)).play(1, Guess("c1"))
    assert caught.refused(1, Empower(card("tb"))) == ("CIG-P2", "cicada")
    early = Scene(winter(2, {}, tokens="t-", powers=ALL_FOUR)).play(1, Guess("a1"))
    assert early.refused(0, Empower(card("tb"))) == ("CIG-W16", "step")


@pytest.mark.parametrize("action", [Peek(), Empower(card("tb")), PayHidden(), swap("grape", "lemon", 1)])
def test_power_moves_do_not_exist_in_other_modes(action: Any) -> None:
    guessing = Scene(autumn(2, ants=SIX, tokens="s-"))
    assert guessing.refused(1, action) == ("CIG-A1", "mode")
    plain = Scene(winter(2, {0: "c cl s s t t t"}, tokens="s-", provisions={0: "grape", 1: "lemon"}))
    assert plain.refused(1, action) == ("CIG-W16", "mode")
    assert plain.play(1, Guess("a1")).refused(0, action) == ("CIG-W16", "mode")
    assert plain.play(0, Buy("fig")).refused(0, action) == ("CIG-W16", "mode")


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
    assert scene.game.tally(scene.state, 0) == (Points("CIG-W11", 1), Points("CIG-P4", 1))


def test_cig_p5_the_cicada_looks_at_a_token_that_the_ant_left() -> None:
    scene = Scene(winter(2, {}, tokens="s-", powers="peek:1 barter prestige stock"))
    assert scene.legal == {1: guesses(SIX) | {Peek()}}
    assert scene.said(1, Peek()) == [Peeked(seat=1, rule="CIG-P5")]
    seen = set()
    for seed in range(40):
        again = scene.state.clone()
        again.play(1, scene.game.number_of(Peek()), Seeded(seed), SILENT)
        seen.add(scene.game.view(again, 1).seen)
    assert seen == {"cloth", "tiles", "wood"}
    scene.play(1, Peek(), "wood")
    assert scene.refused(1, Peek()) == ("CIG-P5", "twice")
    without = Scene(winter(2, {}, tokens="s-", powers="peek:0 barter prestige stock"))
    assert without.refused(1, Peek()) == ("CIG-P5", "power")


def test_cig_p6_consolation_draws_a_card_for_a_player_without_cards() -> None:
    scene = Scene(winter(2, {}, tokens="s-", powers="consolation:1 barter prestige stock")).play(1, Guess("a1"))
    assert events_of(scene.said(0, Decline()), Drew)[0].rule == "CIG-P6"
    assert scene.play(0, Decline(), card("wd"), card("w")).now.reserves[1] == (card("wd"),)
    winner = Scene(winter(2, {}, tokens="s-", powers="consolation:0 barter prestige stock")).play(1, Guess("a1"))
    assert not events_of(winner.said(0, Decline()), Drew)
    stolen = Scene(winter(2, {}, tokens="s-", powers="consolation:1 barter prestige stock",
                          square=square_of("c2:sc"))).play(1, Guess("a1")).play(0, Empower(card("sc")))
    assert not events_of(stolen.said(0, Decline()), Drew)


STOCKED = "stock:0 barter prestige exchange"


def test_cig_p7_a_hidden_card_pays_is_shown_and_replaced() -> None:
    scene = Scene(winter(2, {0: "c c"}, tokens="s-", powers=STOCKED, stock="sm")).play(1, Guess("a1"))
    scene.play(0, Buy("fig")).play(0, Pay(card("c"))).play(0, Pay(card("s"))).play(0, Pay(card("c")))
    assert scene.legal == {0: {PayHidden()}}
    said = scene.said(0, PayHidden())
    assert Paid(seat=0, card=card("sm"), hidden=True, rule="CIG-P7") in said
    assert [event.rule for event in said if isinstance(event, Stocked | Drew)] == ["CIG-P7", "CIG-W12"]
    assert isinstance(scene.said(0, PayHidden(), to=0)[0], Stock)
    no = Scene(winter(2, {0: "c c s"}, tokens="s-", powers=STOCKED)).play(1, Guess("a1")).go(0, Buy("fig"))
    assert no.now.phase == "placing"  # bought at once: there is no hidden card


def test_cig_p7_a_hidden_card_that_does_not_help_is_refused() -> None:
    scene = Scene(winter(2, {0: "c c s"}, tokens="s-", powers=STOCKED, stock="wm")).play(1, Guess("a1"))
    scene.play(0, Buy("fig"))
    assert scene.refused(0, PayHidden()) == ("CIG-P7", "fit")
    none = Scene(winter(2, {0: "c cl s s t t t"}, tokens="s-", powers=ALL_FOUR)).play(1, Guess("a1"))
    none.play(0, Buy("fig"))
    assert none.refused(0, PayHidden()) == ("CIG-P7", "none")


def test_cig_p7_taking_it_draws_a_card_and_losing_it_discards_one() -> None:
    scene = Scene(winter(2, {}, tokens="s-", powers="stock:1 barter prestige exchange", stock="wd",
                         square=square_of("c2:sm"))).play(1, Guess("a1"))
    said = scene.said(0, Empower(card("sm")))
    assert [type(event) for event in said] == [Empowered, Discarded, Stocked]
    assert isinstance(scene.said(0, Empower(card("sm")), to=0)[0], Stock)
    quiet = Scene(scene.now).go(0, Empower(card("sm")))  # without observers (SILENT)
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
    assert scene.game.outlook(scene.state, 0, swap("grape", "lemon", 1)) \
        == ExchangeOutlook(give="grape", take="lemon", owner=1, points=1)
    assert scene.game.outlook(scene.state, 0, swap("grape", "fig")) \
        == ExchangeOutlook(give="grape", take="fig", owner=None, points=1)
    assert scene.said(0, swap("grape", "lemon", 1)) == [
        Exchanged(seat=0, give="grape", take="lemon", owner=1, points=1, rule="CIG-P8")]
    scene.play(0, Exchange("grape", "lemon", 1))
    assert scene.now.provisions == (("lemon",), ("grape",))
    assert scene.now.powers["exchange"] is None
    assert scene.refused(0, swap("lemon", "fig")) == ("CIG-P8", "used")
    assert scene.legal == {0: {Decline()}}
    without = Scene(winter(2, {}, tokens="s-", powers="exchange:1 barter prestige stock",
                           provisions={0: "grape", 1: "lemon"})).play(1, Guess("a1"))
    assert without.refused(0, swap("grape", "lemon", 1)) == ("CIG-P8", "power")


def test_cig_p9_points_lost_and_gained_are_checked_at_once() -> None:
    scene = Scene(winter(2, {}, tokens="s-", powers="prestige barter exchange stock",
                         square=square_of("c2:sl b3:s a4:w"), provisions={0: "grape grape"}))
    scene.play(1, Guess("a1")).play(0, Empower(card("sl")))
    assert (scene.now.ended, scene.now.winner) == ("CIG-W14", 0)


def test_cig_p10_own_or_boxed_power_is_refused() -> None:
    square = square_of("c1:tl b3:s a4:w")
    scene = Scene(winter(2, {}, tokens="t-", powers="barter peek:0 stock exchange", square=square)).play(1, Guess("a1"))
    scene.play(0, Collect("d1"))
    assert scene.legal == {0: {Decline(), Empower(card("tb"))}}
    assert scene.refused(0, Empower(card("tl"))) == ("CIG-P10", "box")
    mine = Scene(winter(2, {}, tokens="t-", powers="barter prestige:0 stock exchange", square=square))
    mine.play(1, Guess("a1")).play(0, Collect("d1"))
    assert mine.refused(0, Empower(card("tl"))) == ("CIG-P10", "yours")


def test_cig_p11_swapping_player_wins_if_both_reach_four_points() -> None:
    powers = "exchange:0 prestige barter stock"
    both = Scene(winter(2, {}, tokens="s-", powers=powers, offer="cherry cherry lemon",
                        provisions={0: "fig grape blackberry", 1: "fig grape blackberry"})).play(1, Guess("a1"))
    both.play(0, swap("fig", "grape", 1))  # then seat 0 has grape grape blackberry, seat 1 fig fig blackberry
    assert (both.now.winner, [both.state.points(seat) for seat in (0, 1)]) == (0, [4, 4])
    other = Scene(winter(2, {}, tokens="s-", powers=powers, offer="cherry cherry grape",
                         provisions={0: "fig", 1: "fig grape blackberry"})).play(1, Guess("a1"))
    other.play(0, swap("fig", "grape", 1))  # then seat 1 has fig fig blackberry
    assert (other.now.ended, other.now.winner) == ("CIG-W14", 1)


def test_cig_p12_peeked_token_is_shown_to_the_cicada_only() -> None:
    scene = Scene(winter(3, {}, tokens="s-w", powers="peek:1 barter prestige stock"))
    one, other = Scene(scene.now), Scene(scene.now)
    one.play(1, Peek(), "wood")
    other.play(1, Peek(), "cloth")
    for seat in (WATCHER, 0, 2):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).peeked
    assert (one.view(1).seen, other.view(1).seen) == ("wood", "cloth")
    assert isinstance(scene.said(1, Peek(), to=1)[0], Saw)


def test_cig_p12_worlds_of_other_seats_have_any_unchosen_token() -> None:
    scene = Scene(winter(3, {}, tokens="s-w", powers="peek:1 barter prestige stock")).play(1, Peek(), "wood")
    guesses = [scene.game.world_from_view(scene.view(2), Seeded(seed)) for seed in range(40)]
    seen = {(guess.foragers[0].token, guess.peeked) for guess in guesses}
    assert len({peeked for _, peeked in seen}) == 4 and all(token != peeked for token, peeked in seen)


def test_cig_p12_hidden_card_is_shown_to_its_holder_only() -> None:
    one = Scene(winter(3, {}, powers="stock:0 barter prestige peek", stock="wd"))
    other = Scene(winter(3, {}, powers="stock:0 barter prestige peek", stock="cm"))
    for seat in (WATCHER, 1, 2):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).stocked == 0
    assert (one.view(0).stock, other.view(0).stock) == (card("wd"), card("cm"))


def test_cig_p12_worlds_during_a_payment_have_a_hidden_card_that_can_pay() -> None:
    scene = Scene(winter(2, {0: "c c"}, tokens="s-", powers=STOCKED, stock="sm")).play(1, Guess("a1"))
    scene.play(0, Buy("fig"))
    supposed = [scene.game.world_from_view(scene.view(1), Seeded(seed)) for seed in range(20)]
    met = {scene.game.position(state).stock for state in supposed}
    assert len(met) > 1 and {one.path for one in met if one} == {"stone"}  # the fourth card of the price
    assert all(scene.game.view(state, 1) == scene.view(1) for state in supposed)
    assert scene.game.position(scene.game.world_from_view(scene.view(0), Seeded(1))).stock == card("sm")


@pytest.mark.parametrize(("reserve", "powers", "action"), [
    ("", "stock:1 exchange barter prestige", Decline()),  # the card goes into the square (CIG-W13)
    ("", "stock:1 consolation:1 barter prestige", Decline()),  # it goes to the loser (CIG-P6)
    # it goes to the seat that has spent its whole reserve (CIG-W12), and may exchange
    ("c c s", "stock:1 exchange:0 barter prestige", Buy("fig")),
])
def test_cig_p12_last_card_of_the_pile_reveals_the_hidden_card(reserve: str, powers: str, action: Any) -> None:
    """The only card left is taken without asking chance; it shows which of two is hidden, so undo is refused."""
    drawn = []
    for stock, pile in (("wd", "cm"), ("cm", "wd")):
        scene = Scene(winter(2, {0: reserve}, tokens="s-", powers=powers, stock=stock, pile=pile, rest=1))
        scene.play(1, Guess("a1"))
        after = Match(scene.game, (), (), scene.state, (), None).play(0, action, Scripted([]))
        drawn += [event.card for event in after.events_for(0) if isinstance(event, Drew | Turned)]
        assert not after.can_undo(0)
    assert drawn == [card("cm"), card("wd")]


def test_cig_p12_others_cannot_tell_what_the_holder_can_pay() -> None:
    """The market gives the same refusals for both hidden cards."""
    for action in (Buy("fig"), PayHidden(), Decline()):
        answers = [Scene(winter(2, {0: "c c"}, tokens="s-", powers=STOCKED, stock=stock)).play(1, Guess("a1"))
                   .refusal(1, action) for stock in ("sm", "wd")]
        assert answers[0] == answers[1]


def test_match_refuses_an_action_that_is_not_offered() -> None:
    match = Match.begin(Cigale(mode="winter", players=3), Seeded(1))
    with pytest.raises(IllegalMove, match="CIG-W16"):
        match.play(match.waiting()[0], Decline(), Seeded(1))
