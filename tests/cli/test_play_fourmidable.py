"""Fourmidable in the terminal, at every level: board and input."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from formicarium.cli.boards import Offer, Scene, drawing
from formicarium.cli.terminal.ink import Ink
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Go
from formicarium.i18n import LANGUAGES, Words

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched_compiled, pytest.mark.long]
MOVES = 160


def scenes(mode: str, lang: str) -> Iterator[Scene]:
    """Yield the beginning of a random game, in the view of the next player."""
    game, dice = Fourmidable(mode=mode, players=1 if mode == "solo" else 2), Seeded(11)
    match, draw = Match.begin(game, dice), drawing(game)
    for _ in range(MOVES):
        if not (waiting := match.waiting()):
            break
        seat = waiting[0]
        actions = match.legal_actions(seat)
        offers = tuple(Offer(draw.key(action, number), action, match.outlook(seat, action))
                       for number, action in enumerate(actions, 1))
        yield Scene(game, match.view(seat), ("Ann", "Bob")[:game.players], frozenset({seat}), Words(lang), offers,
                    match.events_for(seat), seat)
        match = match.play(seat, actions[dice.below(len(actions))], dice)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", Fourmidable.modes)
def test_every_choice_is_shown_and_can_be_typed(mode: str, lang: str) -> None:
    met: set[str] = set()
    for number, scene in enumerate(scenes(mode, lang)):
        fresh = scene.view.phase not in met
        met.add(scene.view.phase)
        assert scene.prompt()
        for offer in scene.offers:
            assert drawing(scene.game).understand(scene, offer.key) == offer.action
        if not fresh and number % 8:
            continue
        width, height = ((60, 60), (100, 30), (160, 50))[len(scene.offers) % 3]
        lines = drawing(scene.game).draw(scene, Ink(colours=False), width, height)
        shown = "\n".join(line.plain for line in lines)
        for offer in scene.offers:
            assert f"[{offer.key}]" in shown
        for special in getattr(scene.view, "specials", None) or ():
            title = scene.words.say("fourmidable-special-title", effect=special.effect)
            assert " ".join(title.split()) in " ".join(shown.split())
    upper = {"intermediate": {"finishing"}, "experienced": {"adopting", "drafting", "finishing"},
             "solo": {"stocking", "finishing"}}
    assert met >= {"acting", "walking", "mustering"} | upper.get(mode, set())


def test_fourmidable_cell_can_be_typed_when_one_is_asked() -> None:
    scene = next(scene for scene in scenes("experienced", "en") if scene.view.phase == "walking")
    draw = drawing(scene.game)
    assert draw.understand(scene, "b7") == Go("b7") and draw.understand(scene, "library") == Go("library")
    assert draw.understand(scene, "z9") is None
