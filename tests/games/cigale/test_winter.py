"""Rules of Winter, a test for each; more positions, for both engines, in positions.py."""
from __future__ import annotations

from collections import Counter

import pytest

from formicarium.core.dice import Seeded
from formicarium.core.game import WATCHER, Over, Points, Refusal
from formicarium.core.news import SILENT
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import (
    Began,
    Buy,
    BuyReason,
    Choose,
    Collect,
    Collected,
    CollectReason,
    Decline,
    Declined,
    Drew,
    Ended,
    Guess,
    Offered,
    Pay,
    Put,
    Revealed,
    Shuffled,
    Took,
    Turned,
)

from .notation import buys, card, cards, chooses, collects, only, pays, puts, winter
from .scene import Scene, beginnings, events_of


def test_cig_w1_a_card_each_and_three_provisions() -> None:
    for state in beginnings("winter", 4, 5):
        position = Cigale(mode="winter", players=4).position(state)
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
    revealed = events_of(scene.play(2, Choose("tiles")).said(1, Guess("c1")), Revealed)
    assert revealed == [Revealed(seat=0, path="tiles", caught=True, tokens=("tiles", None, "tiles", "wood"),
                                 rule="CIG-A5")]  # that is also the rule if the Ant is caught


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
    assert events_of(scene.said(1, Guess("c2")), Collected) == [
        Collected(seat=0, cards=(card("c"), card("c")), rule="CIG-W6")]
    assert scene.play(1, Guess("c2")).view(WATCHER).reserves[0] == (card("c"), card("c"))


def test_cig_w7_ant_takes_any_card_with_the_due_insect() -> None:
    scene = Scene(winter(2, {}, tokens="t-")).play(1, Guess("a1"))
    assert scene.legal == {0: collects("a2 d1 d3")}
    assert scene.refusal(0, Collect("a1")) == Refusal("CIG-W7", CollectReason(cell="a1", insect="bee", due="d1"))
    assert events_of(scene.said(0, Collect("a2")), Took) == [
        Took(seat=0, cell="a2", card=card("cb"), due="d1", rule="CIG-W7")]
    scene.play(0, Collect("a2"))
    assert scene.now.reserves[0] == (card("cb"), card("t"), card("t"))
    assert scene.now.square[3] == card("tb")


def test_cig_w8_one_offered_provision_is_bought() -> None:
    scene = Scene(winter(2, {0: "c c s t t w w"}, tokens="s-", powers="exchange:0 barter peek stock",
                         provisions={0: "grape"})).play(1, Guess("a1"))
    assert scene.refused(0, Buy("blackberry")) == ("CIG-W8", "offer")
    scene.play(0, Buy("lemon"))
    assert scene.now.provisions[0] == ("lemon", "grape")
    assert scene.refused(0, Buy("fig")) == ("CIG-W8", "bought")


def test_cig_w8_every_path_card_before_the_player_pays() -> None:
    scene = Scene(winter(2, {0: "cl c s"}, tokens="s-")).play(1, Guess("a1"))
    scene.go(0, Buy("fig"))
    assert Counter(scene.now.discard) == Counter(cards("cl c s s"))


def test_cig_w9_three_equal_cards_replace_one_of_another_type() -> None:
    scene = Scene(winter(2, {0: "c c t t t"}, tokens="s-")).play(1, Guess("a1"))
    assert scene.legal == {0: buys("fig")}
    assert scene.go(0, Buy("fig")).now.provisions[0] == ("fig",)
    two = Scene(winter(2, {0: "c c t t"}, tokens="s-")).play(1, Guess("a1"))
    assert two.refusal(0, Buy("fig")) == Refusal("CIG-W17", BuyReason(why="price", provision="fig", missing=1))


def test_cig_w10_discard_and_spent_cards_are_shuffled_into_an_empty_pile() -> None:
    scene = Scene(winter(2, {0: "c c s"}, pile="", discard="", rest=1, tokens="s-")).play(1, Guess("a1"))
    said = scene.said(0, Buy("fig"))
    assert Shuffled(cards=4, rule="CIG-W10") in said
    scene.play(0, Buy("fig"), card("c"), card("s"), "grape")
    assert Counter(scene.now.pile) == Counter(cards("c s"))
    assert scene.now.discard == ()


def test_cig_w11_a_provision_counts_one_and_a_pair_three() -> None:
    assert Scene(winter(2, {}, provisions={0: "fig lemon"})).state.points(0) == 2
    assert Scene(winter(2, {}, provisions={0: "grape grape"})).state.points(0) == 3
    scene = Scene(winter(2, {}, provisions={0: "grape grape"}))
    assert scene.game.tally(scene.state, 0) == (Points("CIG-W11", 3),)


def test_cig_w12_player_without_cards_after_a_purchase_draws_one() -> None:
    scene = Scene(winter(2, {0: "c c s"}, tokens="s-")).play(1, Guess("a1"))
    assert events_of(scene.said(0, Buy("fig")), Drew)[0].rule == "CIG-W12"
    assert scene.play(0, Buy("fig"), card("wd"), card("w"), "grape").now.reserves[0] == (card("wd"),)
    more = Scene(winter(2, {0: "c c s w"}, tokens="s-")).play(1, Guess("a1"))
    assert not events_of(more.said(0, Buy("fig")), Drew)
    last = Scene(winter(2, {0: "c c s"}, provisions={0: "grape grape"}, tokens="s-")).play(1, Guess("a1"))
    assert not events_of(last.said(0, Buy("fig")), Drew)


def test_cig_w13_square_then_offer_then_roles() -> None:
    scene = Scene(winter(3, {0: "c c s"}, tokens="s-w")).play(1, Guess("a1"))
    kinds = [type(event) for event in scene.said(0, Buy("fig"))]
    assert kinds[kinds.index(Turned):] == [Turned, Offered, Began]
    scene.play(0, Buy("fig"), card("wd"), card("w"), "grape")
    assert (scene.now.ant, scene.now.cicada, len(scene.now.offer)) == (1, 2, 3)


def test_cig_w14_four_points_win_at_once() -> None:
    scene = Scene(winter(2, {0: "c c s"}, provisions={0: "grape grape", 1: "lemon"}, tokens="s-",
                         offer="fig lemon cherry")).play(1, Guess("a1"))
    said = scene.said(0, Buy("fig"))
    assert said[-1] == Ended(winners=(0,), points=4, rule="CIG-W14")
    scene.play(0, Buy("fig"))
    assert (scene.now.ended, scene.now.winner, scene.game.places(scene.state)) == ("CIG-W14", 0, (1, 2))
    assert scene.refusal(1, Put("a1")) == Refusal("CIG-W14", Over())


def test_cig_w15_a_short_square_offers_only_groups_of_six() -> None:
    scene = Scene(winter(2, {}, pile="", discard="", rest=1, square=only("a1 b1 c1 d1 a2 b2 d4"), ants=""))
    assert scene.legal == {0: puts("a1 b1 c1 d1 a2 b2")}
    assert scene.refused(0, Put("d4")) == ("CIG-W15", "group")
    assert scene.refused(0, Put("c3")) == ("CIG-W15", "gap")


def test_cig_w15_game_without_room_for_six_ants_ends_by_points_then_cards() -> None:
    position = winter(2, {0: "c c"}, pile="", discard="", rest=1, square=only("a1 b1 c1 d1 a2 b2"),
                      ants="a1 b1 c1 d1 a2 b2", tokens="s-")
    scene = Scene(position).play(1, Guess("a1")).play(0, Decline())
    assert scene.now.ended == "CIG-W15"
    assert scene.game.places(scene.state) == (2, 1)
    ahead = Scene(winter(2, {0: "c c"}, pile="", discard="", rest=1, square=only("a1 b1 c1 d1 a2 b2"),
                         ants="a1 b1 c1 d1 a2 b2", tokens="s-", provisions={0: "grape"}))
    ahead.play(1, Guess("a1")).play(0, Decline())
    assert ahead.game.places(ahead.state) == (1, 2)


def test_cig_w16_action_of_another_step_is_refused() -> None:
    scene = Scene(winter(3, {}))
    assert scene.refused(1, Guess("a1")) == ("CIG-W16", "turn")
    assert scene.refused(0, Guess("a1")) == ("CIG-W16", "step")
    assert scene.refused(0, Decline()) == ("CIG-W16", "step")
    assert scene.refused(WATCHER, Choose("cloth")) == ("CIG-W16", "spectator")
    facts = scene.refusal(1, Guess("a1"))
    assert facts is not None and (facts.facts.phase, facts.facts.count) == ("choosing", 2)


def test_cig_w17_the_payer_names_the_cards_and_they_fit_exactly() -> None:
    scene = Scene(winter(2, {0: "c cl s t t t"}, tokens="s-")).play(1, Guess("a1")).play(0, Buy("fig"))
    # c, cl and two stones; or three tiles in place of one of them
    assert scene.legal == {0: pays("c cl s t")}
    assert scene.refused(0, Pay(card("w"))) == ("CIG-W17", "reserve")
    scene.play(0, Pay(card("c"))).play(0, Pay(card("cl")))
    assert scene.legal == {0: pays("s t")}
    scene.play(0, Pay(card("s")))
    assert scene.legal == {0: pays("s t")}
    scene.go(0, Pay(card("t")))  # then all three must be tiles: no choice is left
    assert Counter(scene.now.discard) == Counter(cards("c cl s t t t"))


def test_cig_w17_outlook_shows_the_only_payment() -> None:
    scene = Scene(winter(2, {0: "c cl s t t t"}, tokens="s-")).play(1, Guess("a1"))
    assert scene.pays(Buy("fig")) == ()  # tiles may replace one of them
    scene.play(0, Buy("fig")).play(0, Pay(card("c"))).play(0, Pay(card("cl"))).play(0, Pay(card("s")))
    assert scene.pays(Pay(card("s"))) == tuple(cards("c cl s s"))
    assert scene.pays(Pay(card("t"))) == tuple(cards("c cl t t t s"))
    assert scene.now.paid == tuple(cards("c cl s"))  # looking at the price paid nothing
    alone = Scene(winter(2, {0: "cl c s"}, tokens="s-")).play(1, Guess("a1"))
    assert alone.pays(Buy("fig")) == tuple(cards("c cl s s"))
    hidden = Scene(winter(2, {0: "cl c s"}, tokens="s-", powers="stock:0 barter peek exchange", stock="w"))
    assert hidden.play(1, Guess("a1")).pays(Buy("fig")) == ()


def test_cig_w17_a_payment_of_which_a_part_would_pay_is_refused() -> None:
    scene = Scene(winter(2, {0: "c c c s s t t t"}, tokens="s-")).play(1, Guess("a1")).play(0, Buy("fig"))
    scene.play(0, Pay(card("c"))).play(0, Pay(card("c")))
    assert scene.refused(0, Pay(card("c"))) == ("CIG-W17", "fit")


def test_cig_w17_identical_cards_ignore_insects() -> None:
    scene = Scene(winter(2, {0: "c c td tm tp"}, tokens="s-")).play(1, Guess("a1"))
    assert scene.go(0, Buy("fig")).now.provisions[0] == ("fig",)


def test_cig_w18_gaining_is_not_collecting() -> None:
    scene = Scene(winter(3, {2: "c c s s"}, tokens="s-s")).play(1, Guess("a1"), card("w"))
    assert set(scene.legal) == {0}


def test_cig_w19_offer_stays_short_without_provisions() -> None:
    position = winter(2, {0: "c c s"}, tokens="s-", offer="fig cherry lemon",
                      provisions={0: "grape lemon", 1: "blackberry grape"})
    # The other provisions are out: give the players provisions of the store without reaching four points.
    assert len(position.store) == 3
    scene = Scene(position)
    scene.state.store[0] = scene.state.store[2] = scene.state.store[6] = 0
    scene.state.play(1, scene.game.number_of(Guess("a1")), Seeded(1), SILENT)
    scene.state.play(0, scene.game.number_of(Buy("fig")), Seeded(1), SILENT)
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
    assert events_of(scene.said(0, Decline()), Declined) == [Declined(seat=0, rule="CIG-W8")]
