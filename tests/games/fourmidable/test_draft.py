"""The draft of Experienced (FOU-X3, X4), and the exact knowledge of a seat about it."""
from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.edition import EDITIONS
from formicarium.games.fourmidable.events import Drafted, Handed, PassedOn
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Adopt, Draft
from formicarium.games.fourmidable.persistence.draft import place
from formicarium.games.fourmidable.steps.draft import Sights
from formicarium.games.fourmidable.views import DraftView
from formicarium.laws import guesses, secrecy, worlds
from formicarium.laws.play import Play, may_move

from .sitting import Sitting

EDITIONS.include(Path(__file__).parents[2] / "editions" / "fourmidable")

SPECIES: list[Any] = ["flying", "predator", "architect", "diplomat", "insomniac", "strategist"]


def drafting(players: int, seed: int = 1) -> Sitting:
    game = Fourmidable(mode="experienced", players=players, first_leads=True)
    there = Sitting(game, game.setup(Seeded(seed), SILENT))
    for seat in range(players):
        there.play(seat, Adopt(SPECIES[seat]))
    return there


def sight(there: Sitting, seat: int) -> DraftView:
    draft = there.view(seat).draft
    assert isinstance(draft, DraftView)
    return draft


def hand(there: Sitting, seat: int) -> list[str]:
    return [special.card for special in sight(there, seat).hands[-1]]


def pick_all(there: Sitting, steps: int) -> Sitting:
    for _ in range(steps):
        for seat in there.waiting():
            there.play(seat, Draft(hand(there, seat)[0]))
    return there


def kept_cards(there: Sitting, seat: int) -> set[str]:
    colony = there.position.colonies[seat]
    assert colony.gifts
    return set(colony.gifts.specials)


def test_fou_x3_species_are_picked_in_turn_from_the_first_player() -> None:
    game = Fourmidable(mode="experienced", players=3, first_leads=True)
    there = Sitting(game, game.setup(Seeded(1), SILENT))
    assert there.waiting() == [0] and there.no(1, Adopt("flying")) == ("FOU-X3", "turn")
    there.play(0, Adopt("flying"))
    assert there.waiting() == [1] and there.no(1, Adopt("flying")) == ("FOU-X3", "taken")
    assert {one.species for one in there.offers(1, Adopt)} == set(SPECIES[1:])
    with pytest.raises(ValueError, match="FOU-X3"):
        Fourmidable(mode="experienced", players=3, choose_species=True)


def test_fou_x4_each_player_keeps_one_of_eight_cards_at_once() -> None:
    there = drafting(3)
    assert there.waiting() == [0, 1, 2] and [len(hand(there, seat)) for seat in range(3)] == [8, 8, 8]
    foreign = hand(there, 1)[0]
    assert there.no(0, Draft(foreign)) == ("FOU-X4", "hand")
    first = [hand(there, seat) for seat in range(3)]
    there.play(2, Draft(first[2][5]))
    assert there.waiting() == [0, 1] and there.events_of(Drafted)[0].seat == 2
    assert there.no(2, Draft(first[2][0])) == ("FOU-X4", "turn")
    assert hand(there, 0) == first[0]  # no pack is passed before all seats have kept a card
    assert sight(there, 2).pick is not None and sight(there, 0).picked == (False, False, True)
    there.play(0, Draft(first[0][0])).play(1, Draft(first[1][0]))
    assert there.events_of(PassedOn)[0].specials == 7
    assert hand(there, 1) == first[0][1:] and hand(there, 2) == first[1][1:]
    assert set(hand(there, 0)) == set(first[2]) - {first[2][5]}
    assert [card.card for card in there.whispers[1][-1].specials] == hand(there, 1)  # type: ignore[attr-defined]
    assert isinstance(there.whispers[1][-1], Handed)


def test_fou_x4_draft_ends_at_six_cards_and_discards_two() -> None:
    there = pick_all(drafting(3), 6)
    assert there.events_of(PassedOn)[0].step == 0 and there.view().phase == "mustering" and there.waiting() == [0]
    packs = there.position.packs
    assert packs and [len(pack.rest) for pack in packs.packs] == [2, 2, 2]
    assert all(len(kept_cards(there, seat)) == 6 for seat in range(3))
    assert [len(one) for one in sight(there, 0).hands] == [8, 7, 6, 5, 4, 3]


def test_fou_x4_picks_are_secret() -> None:
    there = drafting(3)
    mine = hand(there, 0)
    worlds = [there.copy().play(0, Draft(card)) for card in mine]
    for seat in (-1, 1, 2):
        assert len({str(world.view(seat)) for world in worlds}) == 1
    guesses = set()
    for number in range(60):
        state = there.game.world_from_view(worlds[0].view(2), Seeded(number))
        guesses.add(there.game.position(state).packs.picks[0])  # type: ignore[union-attr]
    assert len(guesses) > 20


def test_fou_x4_two_players_know_the_cards_that_did_not_return() -> None:
    """Seat 0 sees its first pack again in the third step: seat 1 has the missing card that seat 0 did not pick."""
    there = pick_all(drafting(2), 2)
    first, again = sight(there, 0).hands[0], sight(there, 0).hands[2]
    gone = {card.card for card in first} - {card.card for card in again} - {sight(there, 0).kept[0].card}
    assert len(gone) == 1 and gone <= kept_cards(there, 1)
    for number in range(20):
        world = there.copy()
        world.state.shuffle_hidden(0, Seeded(number))
        assert gone <= kept_cards(world, 1) and sight(world, 0) == sight(there, 0)


def test_fou_x4_three_players_know_who_holds_two_missing_cards() -> None:
    """Seat 0 sees its pack again after two other seats: each of them has one of the two missing cards."""
    there = pick_all(drafting(3), 3)
    first, again = sight(there, 0).hands[0], sight(there, 0).hands[3]
    gone = {card.card for card in first} - {card.card for card in again} - {sight(there, 0).kept[0].card}
    dealt: Counter[frozenset[str]] = Counter()
    for number in range(200):
        world = there.copy()
        world.state.shuffle_hidden(0, Seeded(number))
        dealt[frozenset(gone & kept_cards(world, 1))] += 1
        assert len(gone & kept_cards(world, 1)) == len(gone & kept_cards(world, 2)) == 1
    assert len(dealt) == 2 and min(dealt.values()) > 60


@pytest.mark.engine_free
def test_fou_x4_possible_drafts_are_equally_likely() -> None:
    """Seat 1 kept one of the six cards that seat 0 passed on: all six are equally likely."""
    there = pick_all(drafting(6), 2)
    passed = {card.card for card in sight(there, 0).hands[0]} - {sight(there, 0).kept[0].card}
    dealt: Counter[str] = Counter()
    for number in range(1400):
        world = there.copy()
        world.state.shuffle_hidden(0, Seeded(number))
        [card] = passed & kept_cards(world, 1)
        dealt[card] += 1
    assert set(dealt) == passed and min(dealt.values()) > 140 and max(dealt.values()) < 260


def test_fou_x4_played_card_was_kept_by_its_player_in_every_world() -> None:
    there = pick_all(drafting(2), 6)
    while there.view().round == 0:
        seat = there.waiting()[0]
        there.play(seat, there.offers(seat)[0])
    for number in range(400):
        seat = there.waiting()[0]
        options = there.offers(seat)
        cards = [one for one in options if type(one).__name__ == "PlayCard"]
        there.play(seat, cards[0] if cards else options[number % len(options)])
        if sight(there, 1).played[1]:
            break
    played = {card.card for card in sight(there, 0).played[1]}
    assert played
    for number in range(10):
        world = there.copy()
        world.state.shuffle_hidden(0, Seeded(number))
        assert not played & kept_cards(world, 1) and len(kept_cards(world, 1)) == len(kept_cards(there, 1))
        assert there.game.view(there.game.world_from_view(there.view(0), Seeded(number)), 0) == there.view(0)


@pytest.mark.parametrize("players", [
    2, pytest.param(3, marks=pytest.mark.unwatched), pytest.param(6, marks=pytest.mark.engine_free)])
def test_fou_x4_worlds_exist_at_every_step_of_a_draft(players: int) -> None:
    """Laws 6 and 9 look at few positions of a long game; this test looks at many of its first moves."""
    game = Fourmidable(mode="experienced", players=players)
    play = Play(game, Seeded(players), 6)
    for number in range(1 + 7 * players):
        state: Any = play.state
        for seat in play.viewers if number % players < 2 else ():
            dealt = state.clone()
            dealt.shuffle_hidden(seat, play.aside)
            guesses.check_guess(play, state, seat, "redeal", dealt)
            supposed = game.world_from_view(game.view(state, seat), play.aside)
            guesses.check_guess(play, state, seat, "suppose", supposed)
        play.step()


@pytest.mark.parametrize("players", [2, 3])
def test_fou_x4_draft_messages_reveal_no_secret(players: int) -> None:
    """Law 7 in the second step of a draft: one seat has kept a card, and another seat is about to."""
    play = Play(Fourmidable(mode="experienced", players=players), Seeded(players), 7)
    while play.match.view(0).phase != "drafting" or sum(play.match.view(0).draft.picked) != 1 \
            or play.match.view(0).draft.steps != 1:
        play.step()
    for seat in play.viewers:
        tables = worlds.guesses(play, play.state, seat)
        secrecy.check_now(play, seat, tables)
        messages: defaultdict[object, set[bytes]] = defaultdict(set)
        for world in tables[:3]:
            for mover in may_move(world):
                secrecy.check_moves(play, seat, world, mover, messages)


@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.unwatched), 4])
def test_fou_x4_worlds_exist_with_equal_cards(players: int) -> None:
    """Test an edition with many equal cards: for every one that was played, a draft exists that contains it."""
    game = Fourmidable(mode="experienced", players=players, edition="odd", first_leads=True)
    play = Play(game, Seeded(players), 6)
    met = 0
    while met < 12 and not play.state.ended():
        play.step()
        state: Any = play.state
        if number_played(game.view(state, 0)) > met:
            met = number_played(game.view(state, 0))
            for seat in play.viewers:
                supposed = game.world_from_view(game.view(state, seat), play.aside)
                guesses.check_guess(play, state, seat, "suppose", supposed)
    assert met > 5


def number_played(view: Any) -> int:
    return 0 if not isinstance(view.draft, DraftView) else sum(map(len, view.draft.played))


def test_fou_x4_equal_cards_go_to_seats_that_can_have_kept_them() -> None:
    """Seat 0 of three, after four steps. Between its two looks at its own pack seats 1 and 2 kept a card each; the card
    of seat 1 was kept before seat 0 could look. So of two equal cards seat 2 has the one that seat 1 did not see.
    """
    game = Fourmidable(mode="experienced", players=3, edition="odd", first_leads=True)
    state = game.setup(Seeded(1), SILENT)
    kit = state.kit
    twins = next(bits for bits in kit.specials.bits_of if bin(bits).count("1") > 1)
    seen, unseen = [bit for bit in range(len(kit.specials.each)) if twins >> bit & 1][:2]
    others = [bit for bit in range(len(kit.specials.each)) if not twins >> bit & 1]
    hands = [[seen, *others[:7]], others[7:14], others[14:20], others[2:7]]
    sights = Sights(0, 3, 4)
    sights.hands = vec[i64]([sum(1 << bit for bit in hand) for hand in hands])
    sights.kept = vec[i64]([others[0], others[7], others[14], others[2]])

    def name(bit: int) -> str:
        return str(kit.specials.designs[kit.specials.each[bit]].card)

    hidden = next(bit for bit in others[20:] if kit.specials.copies[kit.specials.each[bit]] == 1)
    assert place(state, sights, [(2, name(seen)), (1, name(seen)), (1, name(hidden))])
    assert sights.open[2] == 1 << unseen and sights.open[1] == 1 << seen | 1 << hidden


def test_fou_x4_impossible_view_of_a_draft_has_no_world() -> None:
    there = pick_all(drafting(2), 6)
    view = there.view(0)
    draft = sight(there, 0)
    odd = msgspec.structs.replace(view, draft=msgspec.structs.replace(draft, played=((), (draft.kept[0],))))
    with pytest.raises(ValueError, match="no draft"):
        there.game.world_from_view(odd, Seeded(1))
