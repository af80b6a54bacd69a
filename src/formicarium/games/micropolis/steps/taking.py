"""Micropolis: take a tile of the line and place it (MIC-T1 to T5, X3, E3, E4)."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import SILENT, News
from formicarium.core.rule import Rule
from formicarium.games.micropolis import score
from formicarium.games.micropolis.base import MicropolisBase
from formicarium.games.micropolis.kit import Kit
from formicarium.games.micropolis.model import (
    Completed,
    Gathered,
    NoAnthill,
    NoSide,
    NoTile,
    NotNow,
    NoToken,
    Placed,
    Take,
    TakeOutlook,
    TooDear,
    Took,
)
from formicarium.games.micropolis.rounds import pass_on
from formicarium.games.micropolis.rules import (
    ARCHITECT_TOKEN,
    ARMY_THAT_PAYS,
    FINISHED_ANTHILL,
    PLACE_AT_AN_END,
    PRICE_OF_A_TILE,
    ROUND_ORDER,
)
from formicarium.games.micropolis.step import Step
from formicarium.games.micropolis.works import work

# Numbers of a Take with an unknown place, side or anthill.
NO_PLACE: Final[i64] = -2
NO_SIDE: Final[i64] = -3
NO_ANTHILL: Final[i64] = -4


@final
class Taking(Step):
    """Take a tile. Choices: place in the line, side, payment, and anthill of the player."""

    def __init__(self, kit: Kit) -> None:
        self.each = kit.each
        super().__init__([Take(place, side, anthill, architect) for place in range(1, kit.line + 1)
                          for side in ("left", "right") for architect in (False, True)
                          for anthill in range(1, kit.each + 1)])

    def place(self, choice: i64) -> i64:
        return choice // self.each >> 2

    def right(self, choice: i64) -> bool:
        return choice // self.each & 2 != 0

    def architect(self, choice: i64) -> bool:
        return choice // self.each & 1 != 0

    def anthill(self, choice: i64, seat: i64) -> i64:
        return seat * self.each + choice % self.each

    def moves(self, t: MicropolisBase, seat: i64, found: vec[i64]) -> vec[i64]:
        """Append the legal moves to `found`; only places with a tile are tested."""
        choice: i64
        for choice in range(len(t.line) * 4 * self.each):
            if self.rule_against(t, seat, choice) is None:
                found = append(found, self.first + choice)
        return found

    def rule_against(self, t: MicropolisBase, seat: i64, choice: i64) -> Rule | None:
        place_side_payment = choice // self.each
        anthill, place = seat * self.each + choice - place_side_payment * self.each, place_side_payment >> 2
        tiles = t.nests[anthill].tiles
        if place >= len(t.line):
            return PRICE_OF_A_TILE
        if tiles == t.kit.sides:
            return FINISHED_ANTHILL
        if place_side_payment & 2 == 0 and (tiles == 0 or tiles + 1 == t.kit.sides):
            return PLACE_AT_AN_END  # the only place is called right
        if place_side_payment & 1:
            return None if t.architects[seat] else ARCHITECT_TOKEN
        if t.army[anthill] >= place:
            return None
        return PRICE_OF_A_TILE if t.kit.each == 1 else ARMY_THAT_PAYS

    def turns_away(self, t: MicropolisBase, move: i64) -> Rule:
        return (
            PRICE_OF_A_TILE
            if move == NO_PLACE
            else PLACE_AT_AN_END
            if move == NO_SIDE
            else FINISHED_ANTHILL
            if move == NO_ANTHILL
            else ROUND_ORDER
        )

    def play(self, t: MicropolisBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        self.take(t, seat, choice, news)
        pass_on(t, dice, news)

    def take(self, t: MicropolisBase, seat: i64, choice: i64, news: News) -> None:
        """Take a tile (MIC-T1): pay, pick up, cap, place (MIC-T4), then its effects up to the first question."""
        anthill, place, left = self.anthill(choice, seat), self.place(choice), not self.right(choice)
        tile = t.line[place]
        pay(t, anthill, place, self.architect(choice), news)
        pick_up(t, anthill, place, news)
        t.nests[anthill] = t.nests[anthill].grow(tile, left)
        t.placed += 1
        if news.wanted:
            tell_placed(t, anthill, tile, left, news)
        t.doing.anthill = anthill
        t.doing.tile = tile
        t.doing.effect = t.kit.tiles.effect_from[tile]
        work(t, news)

    def outlook(self, t: MicropolisBase, seat: i64, choice: i64) -> Outlook:
        anthill, place, right = self.anthill(choice, seat), self.place(choice), self.right(choice)
        tile, architect = t.line[place], self.architect(choice)
        after = t.clone()
        self.take(after, seat, choice, SILENT)
        nest = after.nests[anthill]
        return TakeOutlook(
            place=place + 1, side="right" if right else "left", anthill=t.number_of(anthill), architect=architect,
            cost=0 if architect else place, soldiers=t.soldiers[place], army=after.army[anthill], tile=tile + 1,
            bears=t.kit.tiles.bears[tile], workers=t.kit.tiles.workers[tile], first=nest.tiles == 1,
            completes=nest.tiles == t.kit.sides, galleries=nest.galleries(), change=score.change(t, after, seat))

    def reason(self, t: MicropolisBase, seat: i64, action: Any, rule: str) -> Reason:
        if rule == ROUND_ORDER.id:
            return NotNow(why="take", seat=seat)
        if rule == ARCHITECT_TOKEN.id:
            return NoToken(tokens=t.tokens())
        if rule == FINISHED_ANTHILL.id:
            return NoAnthill(why="finished" if 1 <= action.anthill <= self.each else "unknown", anthill=action.anthill)
        if rule == PLACE_AT_AN_END.id:
            return NoSide(why="one-place" if action.side == "left" else "unknown")
        if not 1 <= action.place <= len(t.line):
            return NoTile(why="no-place", place=action.place, tiles=len(t.line))
        return TooDear(why="soldiers", place=action.place, cost=action.place - 1,
                       army=t.army[seat * self.each + action.anthill - 1], anthill=action.anthill)


def pay(t: MicropolisBase, anthill: i64, place: i64, architect: bool, news: News) -> None:
    """Pay a soldier for every tile before it (MIC-T2), from the army of the anthill that receives it (MIC-E3)."""
    seat = t.owner(anthill)
    if architect:
        t.architects[seat] -= 1  # back to the reserve (MIC-X3)
    else:
        t.army[anthill] -= place
        before: i64
        for before in range(place):
            t.soldiers[before] += 1
    if news.wanted:
        news.tell(Took(seat=seat, anthill=t.number_of(anthill), place=place + 1, tile=t.line[place] + 1,
                       paid=0 if architect else place, architect=architect, rule="MIC-X3" if architect else "MIC-T2"))


def pick_up(t: MicropolisBase, anthill: i64, place: i64, news: News) -> None:
    """Take the tile out of the line; the soldiers on it join the army (MIC-T3, T4)."""
    soldiers = t.soldiers[place]
    line, standing = vec[i64](capacity=t.kit.line), vec[i64](capacity=t.kit.line)
    i: i64
    for i in range(len(t.line)):
        if i != place:
            line, standing = append(line, t.line[i]), append(standing, t.soldiers[i])
    t.line, t.soldiers = line, standing
    joined = min(soldiers, t.kit.holes - t.army[anthill])
    t.army[anthill] += joined
    t.reserve += soldiers - joined
    if soldiers and news.wanted:
        news.tell(Gathered(seat=t.owner(anthill), anthill=t.number_of(anthill), soldiers=joined,
                           surplus=soldiers - joined, rule="MIC-T3" if joined == soldiers else "MIC-T4"))


def tell_placed(t: MicropolisBase, anthill: i64, tile: i64, left: bool, news: News) -> None:
    seat, number, tiles = t.owner(anthill), t.number_of(anthill), t.nests[anthill].tiles
    news.tell(Placed(seat=seat, anthill=number, tile=tile + 1, bears=t.kit.tiles.bears[tile],
                     side="left" if left else "right", tiles=tiles, rule="MIC-T5"))
    if tiles == t.kit.sides:
        news.tell(Completed(seat=seat, anthill=number, rule="MIC-T5"))
