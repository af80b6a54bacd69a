"""La Cigale & la Fourmi on a terminal: the square of cards, with the market and the players' cards beside it."""
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from formicarium.cli.boards import Drawing, Offer, Scene, Unknown
from formicarium.cli.boards.margin import news_lines, seat_line
from formicarium.cli.terminal.ink import INK, Canvas, Ink, beside, wrap_text
from formicarium.cli.terminal.orders import fold_letters
from formicarium.core.game import Action
from formicarium.games.cigale.edition import CELL_NAMES, EDITIONS
from formicarium.games.cigale.model import PATHS, Buy, Card, Choose, Collect, Decline, Empower, Guess, Put
from formicarium.i18n import count_equal

GROUNDS = {"cloth": "#eec4bb", "tiles": "#c4d9ea", "stone": "#d5d0c3", "wood": "#dcb78a"}
CELL = re.compile(r"[a-d][1-4]")
SIZES = ((14, 4), (10, 2))  # width and height of a card, gaps included
GAP, SIDE = 2, 38  # gap beside the square, and least width of the text there
BY_CELL = {"placing": Put, "guessing": Guess, "collecting": Collect}
PASS = ("p", "pass", "passer", "passe")


class CigaleDrawing(Drawing):
    quiet = frozenset({"Placed", "Turned", "Offered", "Buying", "Token"})

    def key(self, action: Action, number: int) -> str:
        return action.cell if isinstance(action, Put | Guess | Collect) else str(number)

    def understand(self, scene: Scene, typed: str) -> Action | Unknown | None:
        if typed in PASS:
            return Decline()
        if CELL.fullmatch(typed):
            return BY_CELL.get(scene.view.phase, Put)(typed)
        for path in PATHS:
            if typed == fold_letters(scene.words.say("cigale-path", path=path)):
                return Choose(path)
        return super().understand(scene, typed)

    def draw(self, scene: Scene, ink: Ink, width: int, height: int) -> list[Text]:
        fitting = (size for size in SIZES if width - 4 * size[0] >= SIDE and 4 * size[1] < height - 4)
        wide, high = next(fitting, SIZES[-1])
        square = square_lines(scene, ink, wide, high)
        room = min(width - 4 * wide - GAP, 56) if width - 4 * wide >= SIDE else width
        about = [*seats(scene, ink, room), *table_lines(scene, ink, room), *own_lines(scene, room)]
        listed = [offer for offer in scene.offers if offer.key.isdecimal()]
        offers = [line for offer in listed for line in offer_lines(scene, offer, ink, width)]
        news = news_lines(scene, self.quiet, room, max(height - len(about) - len(offers) - 4, 3))
        if room == width:
            return [*square, *about, *news, *offers]
        return [*beside(square, [*about, *news]), *offers]


def square_lines(scene: Scene, ink: Ink, wide: int, high: int) -> list[Text]:
    """Draw the cards with their insects; the key to type and an ant are in a card's first line."""
    canvas = Canvas(4 * wide, 4 * high)
    highlighted = {offer.key: offer for offer in scene.offers if not offer.key.isdecimal()}
    for number, (cell, card) in enumerate(zip(CELL_NAMES, scene.view.square, strict=True)):
        x, y = number % 4 * wide, number // 4 * high
        paper = Style(color=INK, bgcolor=GROUNDS[card.path]) if card and ink.colours else Style(dim=not card)
        canvas.fill(x, y, wide - 1, max(high - 1, 2), paper)
        canvas.put(x, y, f" {cell} " if ink.colours or cell not in highlighted else f"[{cell}]",
                   ink.honey() if cell in highlighted else paper)
        if cell in highlighted and highlighted[cell].action == scene.pointed:
            canvas.put(x + 4, y, ink.pick("◂", "<"), Style(bold=True))
        if cell in scene.view.ants:
            canvas.put(x + wide - 5, y, ink.pick(" ✱ ", " * "), ink.seat(scene.view.ant, strong=True))
        if card:
            path, insect = face(scene, card)
            canvas.put(x + 1, y + 1, path if high > 2 else f"{path[:5]} {insect[:3]}", Style(bold=True))
            canvas.put(x + 1, y + 2, insect if high > 2 else "", Style())
    return canvas.lines()


def face(scene: Scene, card: Card) -> tuple[str, str]:
    """Return the names of a card's path and insect."""
    say = scene.words.say
    return say(f"cigale-path-{card.path}"), say(f"cigale-insect-{card.insect}") if card.insect else ""


def seats(scene: Scene, ink: Ink, width: int) -> list[Text]:
    """Return a line for each player, in Winter followed by their cards."""
    view, words, lines = scene.view, scene.words, []
    for seat in range(len(scene.names)):
        role = "ant" if seat == view.ant else "cicada" if seat == view.cicada else "red" if view.reserves else ""
        figures = [words.say(f"cigale-role-{role}")] if role and not view.ended else []
        if view.points:
            figures.append(words.say("cigale-points", points=view.points[seat]))
        if view.reserves:
            lines.append(seat_line(scene, ink, seat, ", ".join(figures), width))
            lines += detail(words.say("play-cigale-reserve", cards=cards(scene, view.reserves[seat]),
                                      hidden=int(view.stocked == seat)), width)
            goods = words.join(count_equal([title(scene, one) for one in view.provisions[seat]]))
            lines += detail(words.say("play-cigale-provisions", provisions=goods), width) if goods else []
        else:
            lines.append(seat_line(scene, ink, seat, ", ".join(figures), width))
            shelves = dict(zip(PATHS, view.shelves[seat], strict=True))
            lines += detail(words.say("play-cigale-shelves", **shelves), width)
            known = 0 if view.insects[seat] is None else cards(scene, view.insects[seat])
            lines += detail(words.say("play-cigale-insects", count=view.insect_cards[seat], cards=known), width)
    return lines


def table_lines(scene: Scene, ink: Ink, width: int) -> list[Text]:
    """Return the piles, in Winter also the market with its prices and the powers."""
    view, words = scene.view, scene.words
    lines = [Text(words.say("play-cigale-pile", round=view.round, pile=view.pile, discard=len(view.discard)))]
    keys = {offer.action.provision: offer for offer in scene.offers if isinstance(offer.action, Buy)}
    for provision in EDITIONS[scene.game.edition].provisions:
        for _ in range(view.offer.count(provision.id)):
            price = words.join([f"{n} {words.say('cigale-path', path=path)}" for path, n in provision.price.items()])
            key = ink.key(keys[provision.id].key) if provision.id in keys else Text("   ")
            lines.append(Text.assemble(key, " ", (title(scene, provision.id), Style(bold=True)), f"  {price}"))
    holders = {power: words.say("play-cigale-free") if owner is None else scene.names[owner]
               for power, owner in view.powers.items()}
    powers = [f"{words.say('cigale-power', power=power)} ({holder})" for power, holder in holders.items()]
    return [*lines, *wrap_text(words.say("play-cigale-powers", powers=words.join(powers)), width)] if powers else lines


def own_lines(scene: Scene, width: int) -> list[Text]:
    """Return the facts that only this seat knows."""
    view, words, sentences = scene.view, scene.words, []
    if view.token:
        sentences.append(words.say("cigale-event-Token", path=view.token))
    if view.seen:
        sentences.append(words.say("cigale-event-Saw", path=view.seen))
    if view.stock:
        sentences.append(words.say("cigale-event-Stock", path=view.stock.path, insect=view.stock.insect or 0))
    if view.buying:
        paid = cards(scene, view.paid)
        sentences.append(words.say("play-cigale-paying", provision=title(scene, view.buying), cards=paid))
    return [line for sentence in sentences for line in wrap_text(sentence, width, Style(bold=True))]


def offer_lines(scene: Scene, offer: Offer, ink: Ink, width: int) -> list[Text]:
    pointed = ink.pick("  ◂", "  <") if offer.action == scene.pointed else ""
    does = scene.words.say(f"cigale-power-{offer.outlook.power}.help") if isinstance(offer.action, Empower) else ""
    first, *more = wrap_text(" ".join(filter(None, [f"{scene.sentence(offer)}.", does])) + pointed, width - 6)
    return [Text.assemble(ink.key(offer.key), " ", first), *(Text.assemble("    ", line) for line in more)]


def detail(sentence: str, width: int) -> list[Text]:
    return wrap_text(sentence, width, Style(dim=True), first="    ", then="    ")


def cards(scene: Scene, all_cards: Sequence[Card]) -> str:
    """Return cards in words: "wood 2, stone 3 (bee)"; "–" for none."""
    piles = []
    for path in PATHS:
        pile = [card for card in all_cards if card.path == path]
        insects = ", ".join(face(scene, card)[1].lower() for card in pile if card.insect)
        if pile:
            count = f"{scene.words.say('cigale-path', path=path)} {len(pile)}"
            piles.append(f"{count} ({insects})" if insects else count)
    return ", ".join(piles) or "–"


def title(scene: Scene, provision: str) -> Any:
    return scene.game.title("provision", provision, scene.words.language)
