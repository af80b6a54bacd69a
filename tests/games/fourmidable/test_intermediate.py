"""Intermediate: dealing, playing and combining species and special cards (FOU-I1 to I9, FOU-E1 to E6)."""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT, News
from formicarium.games.fourmidable.events import Adopted, Equipped, Hatched, Marked, Played, Prowled, Received
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import (
    SPECIES,
    Adopt,
    Call,
    Claim,
    Done,
    Forecast,
    Gifts,
    GiveUp,
    Go,
    Hatch,
    Keep,
    Muster,
    Open,
    Pick,
    PlayCard,
    Reveal,
    Send,
    UsePower,
)

from .dealing import deal, lore
from .sitting import Sitting

KEPT = "C36"  # another card in hand, so that an action does not end by itself


def begin_sitting(players: int, **options: Any) -> tuple[Sitting, News]:
    game, news = Fourmidable(mode="intermediate", players=players, **options), News(True)
    return Sitting(game, game.setup(Seeded(players), news)), news


@pytest.mark.parametrize("players", [2, 6])
def test_fou_i1_a_species_and_six_secret_cards_each(players: int) -> None:
    there, news = begin_sitting(players)
    assert len({lore(there, seat).species for seat in range(players)}) == players
    assert there.view().phase == "mustering"
    events = [(item.to, item.event) for item in news.items]
    assert sum(isinstance(event, Adopted) for _, event in events) == players
    assert sum(isinstance(event, Equipped) and event.specials == 6 for _, event in events) == players
    assert sorted(to for to, event in events if isinstance(event, Received)) == list(range(players))
    for seat in range(players):
        specials = there.view(seat).specials
        assert isinstance(specials, tuple) and len(specials) == 6 and lore(there, seat).specials == 6
    assert there.view(-1).specials == ()
    gifts = [colony.gifts for colony in there.position.colonies]
    held = [card for gift in gifts if isinstance(gift, Gifts) for card in gift.specials]
    assert len(held) == len(set(held)) == 6 * players


def test_fou_i1_species_by_choice_in_turn_each_once() -> None:
    there, _ = begin_sitting(3, choose_species=True, first_leads=True)
    assert there.view().phase == "adopting" and lore(there).specials == 0
    assert there.offers(0) == [Adopt(species) for species in SPECIES]
    assert there.no(1, Adopt("flying")) == ("FOU-I1", "turn")
    there.play(0, Adopt("diplomat"))
    assert there.no(1, Adopt("diplomat")) == ("FOU-I1", "taken")
    assert there.no(1, Muster(1, 1, 1)) == ("FOU-I1", "step")
    there.play(1, Adopt("flying")).play(2, Adopt("architect"))
    assert [lore(there, seat).species for seat in range(3)] == ["diplomat", "flying", "architect"]
    assert there.view().phase == "mustering" and lore(there, 2).specials == 6


def test_fou_i1_then_the_ants_are_chosen() -> None:
    there, _ = begin_sitting(2, first_leads=True)
    there.play(0, Muster(2, 1, 0)).play(1, Muster(0, 0, 3))
    if there.view().phase == "forecasting":
        there.play(0, Forecast("sun"))
    assert there.view().phase == "acting" and there.view().players[0].hand == (2, 1, 0)


def test_fou_i2_any_number_of_cards_is_played_in_the_own_action() -> None:
    there = deal({0: f"C23-day C16-day C24-day {KEPT}", 1: "C22-day"})
    assert there.no(1, PlayCard("C22-day")) == ("FOU-I2", "elsewhere")
    assert there.no(0, PlayCard("C22-day")) == ("FOU-I2", "hand")
    there.play(0, PlayCard("C23-day"), Send("b7"))
    there.play(0, Pick("hunter", "b10"), PlayCard("C16-day"), Go("b11"))
    assert there.view().phase == "finishing"
    there.play(0, PlayCard("C24-day"))
    assert there.events_of(Played)[0].special.card == "C24-day"
    there.play(0, Send("b6"))
    assert there.view().turn == 0 and there.no(0, Pick("hunter", "b10")) == ("FOU-I2", "step")
    there.play(0, Done())
    assert there.view().turn == 1 and lore(there).specials == 1
    played = there.view(1).played
    assert isinstance(played, tuple) and sorted(one.card for one in played) == ["C16-day", "C23-day", "C24-day"]


def test_fou_i2_holder_of_cards_is_always_asked_after_an_action() -> None:
    """The question does not depend on whether a card could be played: that would reveal the hand."""
    for hand in ("C35", "C4-night"):
        there = deal({0: hand}).play(0, Pick("hunter", "b10"), Go("b11"))
        assert there.view().phase == "finishing" and there.offers(0) == [Done()]
    assert deal().play(0, Pick("hunter", "b10"), Go("b11")).view().turn == 1


def test_fou_i2_card_is_refused_while_a_question_is_open() -> None:
    there = deal({0: f"C23-day C24-day {KEPT}"}).play(0, PlayCard("C23-day"))
    assert there.no(0, PlayCard("C24-day")) == ("FOU-C24", "when")


def test_fou_i3_card_overrides_a_rule() -> None:
    """FOU-K8 forbids crossing another seat's pheromone, FOU-A15 a second predator; the cards allow it."""
    there = deal({0: f"C22-day {KEPT}"}, prowled=[0])
    assert there.no(0, Call("worm"))[0] == "FOU-A4"
    there.play(0, PlayCard("C22-day"), Send("r1c0", 1))
    assert there.events_of(Prowled)[0].rule == "FOU-C22"


@pytest.mark.parametrize(("day", "card", "plays"), [
    (True, "C24-day", True), (True, "C24-night", False), (False, "C24-day", False), (False, "C24-night", True)])
def test_fou_i4_card_with_a_mark_plays_by_day_or_night_only(day: bool, card: str, plays: bool) -> None:
    there = deal({0: card}, day=day, species={0: "architect", 1: "diplomat"})
    assert (there.refused(0, PlayCard(card)) is None) == plays
    if not plays:
        assert there.no(0, PlayCard(card)) == ("FOU-I4", "hour")


def test_fou_i5_a_birth_card_is_the_action_and_the_birth() -> None:
    there = deal({0: f"C26-day {KEPT}"}).play(0, PlayCard("C26-day"))
    assert there.events_of(Hatched) and there.no(0, Pick("hunter", "b10")) == ("FOU-I2", "step")
    there.play(0, Done()).play(1, Pick("hunter", "e10"), Go("e10"))
    assert there.view().turn == 0 and there.no(0, Hatch("hunter"))[0] == "FOU-A4"


def test_fou_i5_the_birth_is_given_up_last() -> None:
    """FOU-A5: a seat with special cards may do everything else first, then play a birth card or give it up."""
    taken: dict[str, Any] = {"prowled": [0, 1], "ants": {0: ["hunter b10"], 1: ["hunter e10 moved"]}}
    there = deal({0: f"C26-day {KEPT}"}, **taken)
    assert there.no(0, GiveUp()) == ("FOU-A5", "birth")
    for kind in range(3):
        there.state.tiles[kind] = 0
    assert there.no(0, GiveUp()) == ("FOU-A5", "ants")
    there.play(0, Pick("hunter", "b10"), Go("b11"), Done())
    assert there.view().phase == "acting" and set(there.offers(0)) == {GiveUp(), PlayCard("C26-day")}
    born = there.copy().play(0, PlayCard("C26-day"))
    assert born.events_of(Hatched)
    there.play(0, GiveUp())
    assert there.view().round == 2


def test_fou_i6_effects_add_up() -> None:
    there = deal({0: f"C18-day C18-night {KEPT}"}, ants={0: ["digger b10"], 1: ["hunter e10"]},
                 species={0: "insomniac", 1: "flying"})
    there.play(0, Pick("digger", "b10"))
    assert there.view().reach == 4
    there.play(0, PlayCard("C18-day"))
    assert there.view().reach == 6
    assert there.play(0, PlayCard("C18-night")).view().reach == 8


def test_fou_i7_the_resource_is_kept_and_pays_an_objective() -> None:
    there = deal({0: f"C12-day {KEPT}"}, hand={0: "SS"}, goods={0: "S"})
    there.play(0, Pick("hunter", "b10"), Go("b11"), PlayCard("C12-day"), Reveal("SS6"))
    assert there.points(0) == {"FOU-K14": 6, "FOU-K12": 1, "FOU-A20": 1, "FOU-A21": 3, "FOU-I7": 2, "FOU-I8": 0}


def test_fou_i7_resource_card_is_refused_after_another_action() -> None:
    there = deal({0: f"C12-day C24-day {KEPT}"}).play(0, Pick("hunter", "b10"), Go("b11"), PlayCard("C24-day"))
    assert there.play(0, Send("b6")).no(0, PlayCard("C12-day")) == ("FOU-C12", "resource")


def test_fou_i8_end_cards_stay_secret_until_the_count() -> None:
    there = deal({0: "C35"}, holes={0: {2: "b5", 3: "b6", 4: "b11"}}, bare=["b5", "b6", "b11"])
    assert there.points(0)["FOU-I8"] == 0 and lore(there).laid == ()
    assert there.no(0, PlayCard("C35")) == ("FOU-I8", "count")
    assert there.view(1).specials == ()


def test_fou_i9_a_leaf_without_a_number_is_one_point() -> None:
    """Pheromones and holes bear such leaves."""
    there = deal(marks={0: ["b5", "b6"]}, holes={0: {2: "b11"}}, bare=["b11"])
    assert (there.points(0)["FOU-K12"], there.points(0)["FOU-A20"]) == (2, 2)


def test_fou_e1_flying_puts_a_pheromone_by_day_once() -> None:
    ants = {0: ["hunter b10", "farmer b10"], 1: ["hunter b8"]}
    field: dict[str, Any] = {"species": {0: "flying", 1: "architect"}, "bare": ["e1", "b5", "b8", "e5"],
                             "predators": {"spider": "b5"}, "holes": {1: {2: "e5"}}, "ants": ants}
    there = deal(**field).play(0, UsePower())
    assert there.asked(Claim) == {"e1", "b5"}
    assert there.no(0, Claim("b8")) == ("FOU-E1", "ant") and there.no(0, Claim("b7")) == ("FOU-E1", "resource")
    assert there.no(0, Claim("e5")) == ("FOU-E1", "hole")
    there.play(0, Claim("b5"))
    assert there.position.marks == {"b5": 0} and there.events_of(Marked)[0].rule == "FOU-E1"
    assert (there.view().phase, there.view().turn) == ("acting", 0)
    assert there.no(0, UsePower()) == ("FOU-E1", "spent") and there.no(1, UsePower())[0] == "FOU-I1"
    assert deal(**field, day=False).no(0, UsePower()) == ("FOU-E1", "night")
    after = deal(**field).play(0, Pick("hunter", "b10"), Go("b11"))
    assert after.view().phase == "finishing"
    assert after.play(0, UsePower(), Claim("e1")).view().turn == 1


def test_fou_e1_power_out_of_turn_or_without_a_target_is_refused() -> None:
    assert deal(species={0: "architect", 1: "flying"}, bare=["e1"]).no(1, UsePower()) == ("FOU-E1", "elsewhere")
    assert deal(species={0: "flying", 1: "architect"}).no(0, UsePower()) == ("FOU-E1", "target")
    none = deal(species={0: "flying", 1: "architect"}, bare=["e1"])
    none.state.colonies[0].left = 0
    assert none.no(0, UsePower()) == ("FOU-E1", "supply")


def test_fou_e2_predator_moves_another_one_by_night_once() -> None:
    field: dict[str, Any] = {"species": {0: "predator", 1: "architect"}, "day": False}
    there = deal(**field).play(0, UsePower())
    assert there.view().phase == "summoning" and len(there.offers(0, Call)) == 3
    there.play(0, Call("spider"), Send("b7"))
    assert there.events_of(Prowled)[0].rule == "FOU-E2" and there.view().players[0].todo.predator
    assert there.no(0, Call("spider")) == ("FOU-E2", "same")
    assert there.no(0, UsePower()) == ("FOU-E2", "spent")
    there.play(0, Call("worm"), Send("r1c0", 1))
    assert there.view().turn == 1
    after = deal(**field).play(0, Call("worm"), Send("r1c0", 1), UsePower())
    assert after.no(0, Call("worm")) == ("FOU-E2", "same")
    assert deal(species={0: "predator", 1: "architect"}).no(0, UsePower()) == ("FOU-E2", "day")


def test_fou_e2_predators_moved_by_cards_do_not_count() -> None:
    field: dict[str, Any] = {"species": {0: "predator", 1: "architect"}, "day": False}
    there = deal({0: f"C23-night {KEPT}"}, **field).play(0, PlayCard("C23-night"), Send("b7"), UsePower())
    assert Call("spider") in there.offers(0)


def test_fou_e3_architect_opens_holes_at_four() -> None:
    """a6 is 4 cells from b10, a5 5, a9 6."""
    ants = {0: ["digger b10"], 1: ["hunter e10"]}
    there = deal({0: f"C29 {KEPT}"}, ants=ants, bare=["a6", "a5", "a9"])
    there.play(0, Pick("digger", "b10"), Go("2"))
    assert there.asked(Open) == {"a6"} and there.no(0, Open("a5")) == ("FOU-A8", "far")
    assert there.play(0, PlayCard("C29")).asked(Open) == {"a6", "a5", "a9"}
    others = deal(ants=ants, bare=["a6"], species={0: "insomniac", 1: "architect"})
    assert others.picked(0, "digger", "b10").no(0, Go("2")) == ("FOU-A10", "site")


def test_fou_e4_diplomat_crosses_and_does_not_stop() -> None:
    ring = ["b5", "b6", "b9", "b14", "b15"]
    field: dict[str, Any] = {"marks": {1: [*ring, "b11"]}, "ants": {0: ["hunter b10"], 1: ["hunter b12"]}}
    there = deal(**field, species={0: "diplomat", 1: "architect"}).play(0, Pick("hunter", "b10"))
    assert {"b7", "b16"} <= there.asked(Go) and not {"b11", "b12", *ring} & there.asked(Go)
    assert there.no(0, Go("b11")) == ("FOU-E4", "pheromone") and there.no(0, Go("b12")) == ("FOU-E4", "ant")
    others = deal(**field).play(0, Pick("hunter", "b10"))
    assert not {"b7", "b16"} & others.asked(Go)


def test_fou_e4_no_pheromone_is_laid_under_an_opposing_ant() -> None:
    """b11 is bare under an ant of seat 1; the hunter goes over it to b12, which has no other access."""
    ring = ["b5", "b6", "b9", "b14", "b15"]
    there = deal(species={0: "diplomat", 1: "architect"}, marks={1: [*ring, "b7", "b16"]}, bare=["b11"],
                 ants={0: ["hunter b10"], 1: ["hunter b11"]})
    there.play(0, Pick("hunter", "b10"), Go("b12"))
    assert "b11" in there.position.bare and there.position.marks["b12"] == 0


def test_fou_e5_insomniac_plays_at_any_hour() -> None:
    for day in (True, False):
        for mark in ("day", "night"):
            there = deal({0: f"C24-{mark}"}, species={0: "insomniac", 1: "architect"}, day=day)
            assert there.refused(0, PlayCard(f"C24-{mark}")) is None


def test_fou_e6_strategist_sees_one_more() -> None:
    field: dict[str, Any] = {"species": {0: "strategist", 1: "architect"}}
    there = deal({0: f"C21-day {KEPT}"}, **field).play(0, Pick("hunter", "b10"), Go("library"))
    assert there.view().looking == 3
    assert there.play(0, PlayCard("C21-day")).view().looking == 5
    card = deal({0: "C13"}, **field).play(0, PlayCard("C13"))
    assert card.view().looking == 2 and card.offers(0, Keep)
    assert deal().play(0, Pick("hunter", "b10"), Go("library")).view().looking == 2


def test_fou_e6_power_during_set_up_is_refused() -> None:
    game = Fourmidable(mode="intermediate", players=2, choose_species=True, first_leads=True)
    there = Sitting(game, game.setup(Seeded(1), SILENT))
    there.play(0, Adopt("strategist")).play(1, Adopt("flying")).play(0, Muster(3, 0, 0))
    assert there.view().players[0].hand == (3, 0, 0) and there.view().phase == "mustering"
