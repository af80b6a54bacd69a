"""Solo (FOU-P1 to P8): the bag, predators that hunt and complete objectives, six rounds, ranks.

The middle section, hole 1 on its water (a10):

       a1 M   a2 C   a3 S
    a4 R   a5 L   a6 B   a7 B
 a8 M   a9 S   (a10)  a11 M  a12 C
    a13 R  a14 L  a15 R  a16 C
       a17 L  a18 S  a19 B
"""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Event
from formicarium.core.news import SILENT, News
from formicarium.games.fourmidable.events import Completed, Drawn, Prowled, Ranked, Robbed
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import (
    RESOURCES,
    Call,
    Complete,
    Direct,
    Draft,
    Go,
    Hatch,
    Hunt,
    Pick,
    PlayCard,
    Recruit,
    Rob,
    Send,
)
from formicarium.games.fourmidable.views import SoloView

from .laying import display, lay
from .sitting import Sitting

OPEN = "LLL CCC RRR OOO GGG"


class Tile(Dice):
    """Dice that draw this resource from the bag first, then seeded values."""

    def __init__(self, there: Sitting, resource: str) -> None:
        self.there, self.resource, self.rest = there, resource, Seeded(1)

    def ask(self, n: int) -> int:
        if not self.resource:
            return int(self.rest.below(n))
        resource, self.resource = self.resource, ""
        bag = solo(self.there).bag
        return sum(bag[:RESOURCES.index(resource)])


def alone(*ants: str, **more: Any) -> Sitting:
    given: dict[str, Any] = {"ants": {0: [*ants]}, "open_": OPEN, "born": {0: "hunter"}}
    return lay("solo", 1, **(given | more))


def solo(there: Sitting) -> SoloView:
    view = there.view().solo
    assert isinstance(view, SoloView)
    return view


def play(there: Sitting, *moves: Any, tile: str = "") -> Sitting:
    there.play(0, *moves[:-1])
    assert there.refused(0, moves[-1]) is None, there.refused(0, moves[-1])
    news = News(True)
    there.state.play(0, there.game.number_of(moves[-1]), Tile(there, tile), news)
    there.events = [item.event for item in news.items if isinstance(item.event, Event)]
    return there


def prowlers(there: Sitting) -> dict[str, str | None]:
    return {one.predator: one.cell for one in there.view().predators}


def start() -> Sitting:
    game = Fourmidable(mode="solo", players=1)
    return Sitting(game, game.setup(Seeded(1), SILENT))


def test_fou_p1_solo_has_the_central_section_and_a_hole_on_the_water() -> None:
    there = start()
    view = there.view()
    assert len(view.ground) == 19 and view.players[0].holes == ("a10", None, None, None)
    assert {cell.cell[0] for cell in view.ground} == {"a"} and view.players[0].lore
    for mode, players in (("solo", 2), ("experienced", 1)):
        with pytest.raises(ValueError, match="players"):
            Fourmidable(mode=mode, players=players)


def test_fou_p1_other_sections_are_masked() -> None:
    there = alone("hunter a4").play(0, Pick("hunter", "a4"))
    assert there.no(0, Go("b10")) == ("FOU-S1", "masked")


def test_fou_p2_five_open_objectives_and_six_special_cards_of_ones_choice() -> None:
    there = start()
    assert len(display(there).open) == 5 and len(there.offers(0, Draft)) == 60
    for card in ("C16-day", "C16-night", "C1", "C33", "C35", "C36"):
        assert there.view().phase == "stocking"
        there.play(0, Draft(card))
        assert there.view().phase == "mustering" or there.no(0, Draft(card)) == ("FOU-P2", "hand")
    assert there.view().phase == "mustering" and len(there.view().specials or ()) == 6


def test_fou_p3_the_bag_grows_with_every_ant() -> None:
    there = start()
    for card in ("C16-day", "C16-night", "C1", "C33", "C35", "C36"):
        there.play(0, Draft(card))
    assert solo(there).bag == (1,) * 9
    there.play(0, Recruit("hunter"), Recruit("hunter"), Recruit("digger"))
    assert solo(there).bag == (3, 3, 3, 1, 1, 1, 2, 2, 2)
    while there.view().phase == "forecasting":
        there.play(0, there.offers(0)[0])
    there.play(0, Hatch("farmer"))
    assert solo(there).bag == (3, 3, 3, 2, 2, 2, 2, 2, 2)


def test_fou_p4_there_is_no_predator_action() -> None:
    there = alone("hunter a10", gifts={0: ["C24-day"]})
    assert there.no(0, Call("spider")) == ("FOU-P4", "solo") and not there.view().players[0].todo.predator
    # a predator moves by a card, and what it eats is kept apart (FOU-P5)
    there.play(0, PlayCard("C24-day"), Send("a8"))
    assert solo(there).eaten == (0, 0, 0, 0, 0, 1, 0, 0, 0)


def test_fou_p4_gathering_lets_a_predator_eat_the_nearest_resource() -> None:
    there = play(alone("hunter a10", "farmer queen"), Pick("hunter", "a10"), Go("a5"), tile="raspberry")
    assert there.events_of(Drawn)[0].predator == "grasshopper" and there.events_of(Prowled)[0].cell == "a4"
    assert solo(there).eaten == (0, 0, 0, 1, 0, 0, 0, 0, 0) and prowlers(there)["grasshopper"] == "a4"
    assert there.view().phase == "acting"


def test_fou_p4_player_chooses_among_equally_near_resources() -> None:
    """A hunter on a5 and a farmer in hole 1: a4 and a15 are one step away."""
    there = play(alone("hunter a10", "farmer a10"), Pick("hunter", "a10"), Go("a5"), tile="raspberry")
    assert there.view().phase == "hunting" and set(there.offers(0)) == {Hunt("a4"), Hunt("a15")}
    assert there.no(0, Hunt("a13")) == ("FOU-P4", "far")
    assert there.no(0, Hunt("a11")) == ("FOU-P4", "food")
    assert there.no(0, Hunt("a10")) == ("FOU-P4", "lair")
    assert there.outlook(0, Hunt("a15")).eaten == "raspberry"
    there.play(0, Hunt("a15"))
    assert "a15" in there.position.bare and there.view().phase == "acting"


def test_fou_p4_digging_lets_the_worm_eat() -> None:
    """FOU-P7: the worm eats in the seat's own nest, and never a numbered cell."""
    there = play(alone("digger a10", "hunter a10"), Pick("digger", "a10"), Go("r2c4"), tile="brown")
    assert solo(there).eaten == (0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert there.events_of(Prowled)[0].cell == "r1c4" and there.events_of(Prowled)[0].owner == 0


def test_fou_p4_predator_eats_the_nearest_other_kind_if_none_is_left() -> None:
    fruit = ["a4", "a13", "a15", "a6", "a7", "a19"]
    there = play(alone("hunter a10", "hunter a10", bare=fruit), Pick("hunter", "a10"), Go("a5"), Direct(),
                 tile="raspberry")
    assert set(there.offers(0)) == {Hunt("a1"), Hunt("a11")}
    bare = [*fruit, "a1", "a8", "a11"]
    there = alone("hunter a10", "hunter a10", bare=bare, predators={"grasshopper": "a11", "spider": "a12"})
    play(there, Pick("hunter", "a10"), Go("a5"), Direct(), tile="raspberry")
    cells = {one.cell for one in there.offers(0, Hunt)}
    assert len(cells) == 15 and not cells & {"a5", "a10", "a11", "a12"}
    there.play(0, Hunt("a2"))
    assert not any(solo(there).eaten) and prowlers(there)["grasshopper"] == "a2"


def test_fou_p5_predators_complete_payable_objectives() -> None:
    there = alone("hunter a10", "farmer queen", eaten="RR")
    play(there, Pick("hunter", "a10"), Go("a5"), tile="raspberry")
    assert there.events_of(Robbed)[0].objective.card == "RRR12" and not any(solo(there).eaten)
    assert [card.card for card in solo(there).robbed] == ["RRR12"] and len(display(there).open) == 5
    assert "RRR12" not in [card.card for card in display(there).open]


def test_fou_p5_player_chooses_the_lost_objective() -> None:
    there = alone("hunter a10", "farmer queen", open_="RR RB RM OO GG", eaten="BM")
    play(there, Pick("hunter", "a10"), Go("a5"), tile="raspberry")
    assert there.view().phase == "robbing" and set(there.offers(0)) == {Rob("RB5"), Rob("RM5")}
    assert there.no(0, Rob("RR6")) == ("FOU-P5", "unpaid") and there.no(0, Rob("LL6")) == ("FOU-X1", "open")
    foretold = there.outlook(0, Rob("RM5"))
    assert (foretold.card, foretold.points) == ("RM5", 5)
    there.play(0, Rob("RM5"))
    assert solo(there).eaten == (0, 0, 0, 0, 1, 0, 0, 0, 0) and there.view().phase == "acting"


def test_fou_p5_predators_complete_an_objective_just_opened() -> None:
    there = alone("hunter library", "hunter a10", open_="LL CCC RRR OOO GGG", goods={0: "LL"}, eaten="BB",
                  tops=[("BB", (0,))])
    there.play(0, Pick("hunter", "library"), Go("library"), Complete("LL6"))
    assert there.events_of(Completed) and there.events_of(Robbed)[0].objective.card == "BB6"


def test_fou_p6_six_rounds_and_a_rank() -> None:
    there = alone("hunter a10", round=6, done={0: "LLL CCC SSS RRR BBB MMM OOO GGG TTT"})
    there.play(0, Pick("hunter", "a10"), Go("a10"))
    ranked = there.events_of(Ranked)[0]
    assert there.waiting() == [] and there.game.rules[there.state.ended()] == "FOU-P6"
    assert (ranked.points, ranked.rank) == (9 * 12 + 1 + 9, "brilliant") and solo(there).rank == "brilliant"
    assert there.game.places(there.state) == (1,) and there.no(0, Hatch("hunter"))[0] == "FOU-P6"


@pytest.mark.parametrize(("points", "rank"), [(100, None), (101, "clever"), (111, "brilliant"), (121, "fantastic"),
                                              (130, "fantastic"), (131, "magnificent")])
def test_fou_p6_rank_needs_more_than_its_limit(points: int, rank: str | None) -> None:
    there = alone("hunter a10")
    there.state.colonies[0].leaves = points - there.state.score(0)
    assert solo(there).rank == rank


def test_fou_p7_solo_has_five_birth_tiles() -> None:
    assert sum(start().view().births) == 5


def test_fou_p8_a_bonus_for_every_type_completed() -> None:
    assert alone("hunter a10", done={0: "LL RR BB"}).points(0)["FOU-A21"] == 6


def test_fou_p4_cards_for_the_gathered_resource_precede_the_hunt() -> None:
    there = alone("hunter a10", "farmer queen", gifts={0: ["C10-day", "C16-day"]})
    there.play(0, Pick("hunter", "a10"), Go("a5"))
    assert there.view().phase == "reaping" and not there.events_of(Drawn)
    there.play(0, PlayCard("C10-day"))
    assert there.view().phase == "reaping" and there.points(0)["FOU-I7"] == 2
    counted = Counter(type(one).__name__ for one in there.offers(0))
    assert counted == {"Done": 1}


def test_fou_p4_after_the_last_card_the_hunt_begins() -> None:
    there = alone("hunter a10", "farmer queen", gifts={0: ["C10-day"]})
    there.play(0, Pick("hunter", "a10"), Go("a5"))
    assert there.view().phase == "reaping"
    play(there, PlayCard("C10-day"))
    assert there.events_of(Drawn) and there.view().phase != "reaping"
