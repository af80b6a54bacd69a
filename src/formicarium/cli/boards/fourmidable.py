"""Fourmidable on a terminal: the board in letters, the colonies, and the seat's cards in words."""
from __future__ import annotations

import re
from typing import Any

from rich.style import Style
from rich.text import Text

from formicarium.cli.boards import Drawing, Offer, Scene, Unknown
from formicarium.cli.boards.fourmidable_plain import LETTER, SEATS, board
from formicarium.cli.boards.margin import news_lines, seat_line
from formicarium.cli.terminal.ink import Ink, beside, wrap_text
from formicarium.core.game import Action
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    RESOURCES,
    Claim,
    Erase,
    Go,
    Hunt,
    Objective,
    Open,
    Special,
    Via,
)
from formicarium.i18n import count_equal

CELL = re.compile(r"[a-g]\d{1,2}|r\dc\d|library|queen")
BY_CELL = {"walking": Go, "choosing": Via, "opening": Open, "claiming": Claim, "erasing": Erase, "hunting": Hunt}
GAP, SIDE = 2, 34  # gap beside the board, and least width of the text there
DIM = Style(dim=True)


class FourmidableDrawing(Drawing):
    quiet = frozenset({"Picked", "Called"})  # events that are only parts of an action

    def key(self, action: Action, number: int) -> str:
        return str(number)

    def understand(self, scene: Scene, typed: str) -> Action | Unknown | None:
        """Return the action of a number of the list, or of a cell where the phase asks for one."""
        kind: Any = BY_CELL.get(scene.view.phase)
        if kind is not None and CELL.fullmatch(typed):
            return kind(typed)  # type: ignore[no-any-return]
        return super().understand(scene, typed)

    def draw(self, scene: Scene, ink: Ink, width: int, height: int) -> list[Text]:
        view, words = scene.view, scene.words
        assert isinstance(scene.game, Fourmidable)
        ground = [Text(line) for line in board(view, scene.game)]
        wide = max(line.cell_len for line in ground) + GAP
        room = width - wide if width - wide >= SIDE else width
        seats = [seat_line(scene, ink, player.seat, words.say("fourmidable-points", points=total(player)), room)
                 for player in view.players]
        about = [*wrap_text(sky(scene), room, Style(bold=True)), *seats, *own_lines(scene, room)]
        key = wrap_text(words.say("fourmidable-terminal-key"), width, DIM)
        nests = [line for player in view.players
                 for line in wrap_text(colony_words(scene, player), width, DIM, then="    ")]
        offers = [line for offer in scene.offers for line in offer_lines(scene, offer, ink, width)]
        hand = wrap_text(in_hand(scene), width, then="  ")
        above = [*(beside(ground, about) if room < width else [*ground, *about]), *hand]
        left = max(height - len(above) - len(offers) - len(nests) - len(key) - 4, 3)
        return [*above, *nests, *key, *news_lines(scene, self.quiet, width, left), *offers]


def colony_words(scene: Scene, player: Any) -> str:
    """Return a player's ants by type, nest row by row, and resources."""
    ants = "/".join(str(sum(ant.ant == kind for ant in player.ants)) for kind in ANT_KINDS)
    earths = ["w" if one.worm else LETTER[one.earth] if one.earth else "-" for one in player.chambers[:18]]
    nest = "/".join("".join(earths[a:b]) for a, b in ((0, 3), (3, 8), (8, 13), (13, 18)))
    return scene.words.say(
        "fourmidable-terminal-colony", letter=SEATS[player.seat], ants=ants, nest=nest, left=player.pheromones,
        has=resources(player.resources), done=len(player.revealed), hand=sum(player.hand))


def total(player: Any) -> int:
    return sum(line.points for line in player.points)


def sky(scene: Scene) -> str:
    view, words = scene.view, scene.words
    if not view.round:
        return words.say(f"fourmidable-phase-{view.phase}")
    parts = [words.say("fourmidable-round", round=view.round, day=view.day),
             *([] if view.weather is None else [words.say(f"fourmidable-weather-{view.weather}")])]
    return ", ".join(parts)


def own_lines(scene: Scene, room: int) -> list[Text]:
    """Return the open objectives, the seat's hand, and in Solo the predators' prey."""
    view, words = scene.view, scene.words
    entries: list[tuple[str, str]] = []
    if view.hand:
        entries.append((words.say("fourmidable-hand"), objectives(scene, view.hand)))
    if view.looked:
        entries.append((words.say("fourmidable-library"), objectives(scene, view.looked)))
    if shown := getattr(view, "shown", None):
        entries.append((words.say("fourmidable-open-objectives"), objectives(scene, shown.open)))
    if view.seat >= 0 and (lore := getattr(view.players[view.seat], "lore", None)) and lore.species:
        entries.append((words.say("fourmidable-species-title", species=lore.species),
                        words.say(f"fourmidable-species-{lore.species}.text")))
    if solo := getattr(view, "solo", None):
        entries.append((words.say("fourmidable-bag"), resources(solo.bag)))
        entries.append((words.say("fourmidable-larder"), resources(solo.eaten)))
        rank = solo.rank or "none"
        entries.append((words.say("fourmidable-ranks"), words.say("fourmidable-rank-title", rank=rank)))
    return [line for name, text in entries for line in wrap_text(f"{name}: {text}", room, then="  ")]


def objectives(scene: Scene, shown: tuple[Objective, ...]) -> str:
    """Return objectives in the board's letters: "LLC10" is two ladybirds and a caterpillar for 10 points."""
    return ", ".join(count_equal([one.card for one in shown]))


def in_hand(scene: Scene) -> str:
    """Return the special cards in hand with their day or night mark and effect; "" without any."""
    specials = getattr(scene.view, "specials", None)
    return f"{scene.words.say('fourmidable-specials')}: {cards(scene, specials)}" if specials else ""


def cards(scene: Scene, specials: tuple[Special, ...]) -> str:
    words = scene.words
    return "; ".join(f"{words.say('fourmidable-special-title', effect=one.effect)} "
                     f"({words.say('fourmidable-special-hour', mark=one.mark or 0)}: "
                     f"{words.say(f'fourmidable-special-{one.effect}.text')})" for one in specials)


def resources(counts: tuple[int, ...]) -> str:
    return " ".join(f"{n}{LETTER[resource]}" for resource, n in zip(RESOURCES, counts, strict=True) if n) or "-"


def offer_lines(scene: Scene, offer: Offer, ink: Ink, width: int) -> list[Text]:
    pointed = ink.pick("  ◂", "  <") if offer.action == scene.pointed else ""
    first, *more = wrap_text(scene.sentence(offer) + pointed, width - 6)
    return [Text.assemble(ink.key(offer.key), " ", first), *(Text.assemble("    ", line) for line in more)]
