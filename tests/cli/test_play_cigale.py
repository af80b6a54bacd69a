"""La Cigale & la Fourmi in the terminal: board, input, and hidden information at a shared screen."""
from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from formicarium.bots.registry import LEVELS
from formicarium.cli.boards import Offer, Scene, drawing
from formicarium.cli.terminal.game import Left, TerminalGame
from formicarium.cli.terminal.ink import Ink
from formicarium.cli.terminal.orders import fold_letters
from formicarium.cli.terminal.screen import Screen
from formicarium.cli.terminal.seats import seats
from formicarium.cli.terminal.welcome import Welcome
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import Choose, Collect, Decline, Guess, Put
from formicarium.i18n import LANGUAGES, Words

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched_compiled, pytest.mark.long]


def scenes(mode: str, lang: str = "fr", players: int = 4) -> Iterator[Scene]:
    """Yield every position of a random game, in the view of the next player."""
    game, dice = Cigale(mode=mode, players=players), Seeded(7)
    match, draw = Match.begin(game, dice), drawing(game)
    while waiting := match.waiting():
        actions = match.legal_actions(waiting[0])
        offers = tuple(Offer(draw.key(action, number), action, match.outlook(waiting[0], action))
                       for number, action in enumerate(actions, 1))
        yield Scene(game, match.view(waiting[0]), ("Ann", "Bob", "Cy", "Di")[:players], frozenset({waiting[0]}),
                    Words(lang), offers, match.events_for(waiting[0]), waiting[0])
        match = match.play(waiting[0], actions[dice.below(len(actions))], dice)


def draw_scene(scene: Scene, width: int = 100, height: int = 40) -> str:
    lines = drawing(scene.game).draw(scene, Ink(colours=False), width, height)
    assert max(line.cell_len for line in lines[:8]) <= max(width, 40)
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", Cigale.modes)
def test_every_choice_is_shown_and_can_be_typed(mode: str, lang: str) -> None:
    met = set()
    for scene in scenes(mode, lang):
        met.add(scene.view.phase)
        width, height = ((40, 60), (80, 24), (140, 50))[len(scene.offers) % 3]
        shown = draw_scene(scene, width, height)
        assert scene.prompt()
        for offer in scene.offers:
            assert f"[{offer.key}]" in shown
            assert drawing(scene.game).understand(scene, offer.key) == offer.action
    phases = {"placing", "choosing", "guessing"} | ({"trading"} if mode.startswith("winter") else set())
    assert met >= phases and ("empowering" in met) <= (mode == "winter-powers")


def test_cigale_moves_can_be_typed_as_words() -> None:
    (first, *_, last) = scenes("winter")
    draw = drawing(first.game)
    for lang, wood, leave in (("fr", "Bois", "passer"), ("en", "wood", "pass")):
        scene = first._replace(words=Words(lang))
        assert draw.understand(scene, fold_letters(wood)) == Choose("wood")
        assert draw.understand(scene, leave) == draw.understand(last, "p") == Decline()
        assert draw.understand(scene, "e5") is draw.understand(scene, "zut") is None
    kinds = {type(draw.understand(scene, "a1")) for scene in scenes("winter")}
    assert kinds == {Put, Guess, Collect}


def test_cig_a7_own_insects_are_shown_to_their_seat_only() -> None:
    """Own insects by name, those of the others by number."""
    *_, scene = scenes("autumn", "en", 2)
    shown = draw_scene(scene)
    own, other = scene.view.seat, 1 - scene.view.seat
    assert scene.view.insects[own] and scene.view.insects[other] is None and scene.view.insect_cards[other]
    assert shown.count("face down") == 1 and f"Insects: {scene.view.insect_cards[other]}, face down" in shown


def test_shared_terminal_hides_secrets_between_turns() -> None:
    said = io.StringIO()
    typed = ["", *["a1", "b1", "c1", "d1", "d2", "d3"], "1", "", "q"]
    screen = Screen(Console(file=said, width=100, height=40), io.StringIO("\n".join(typed)), live=True)
    match = Match.begin(Cigale(mode="winter"), Seeded(1))
    sitting = TerminalGame(screen, Words("en"), seats("me:Ann,me:Bob"), [match], None, Seeded(2), Seeded(3), fast=True)
    with pytest.raises(Left):
        sitting.run()
    assert sitting.match.view(0).phase == "guessing"
    before, after = said.getvalue().split("Pass the screen to Bob, then press Enter.")
    assert before.count("Pass the screen to Ann") == 1 and "Ann" in after
    assert sitting.match.view(0).token and "You picked" not in after


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cigale_levels_have_their_own_descriptions(lang: str) -> None:
    """Here they bluff: the general descriptions of the levels do not fit."""
    said = io.StringIO()
    screen = Screen(Console(file=said, width=100, height=40), io.StringIO(), live=True)
    Welcome(screen, Words(lang), Cigale, range(2, 5), None).levels()
    for bot in LEVELS:
        assert Words(lang).say(f"cigale-bot-{bot.name}") in said.getvalue()
        assert Words(lang).say(f"bot-{bot.name}.help") not in said.getvalue()
