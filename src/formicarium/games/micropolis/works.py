"""Micropolis: the effects of a tile when it is placed (MIC-T6). Barracks and sentinels may ask a question."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.games.micropolis.base import MANNING, REARRANGING, TAKING, Doing, MicropolisBase
from formicarium.games.micropolis.kit import ARCHITECT, BARRACKS, SENTINEL, SERGEANT
from formicarium.games.micropolis.model import Filled, Hatched, Hired, Left, Recruited


def work(t: MicropolisBase, news: News) -> None:
    """Carry out effects until one asks a question; all concern the anthill that received the tile (MIC-E9)."""
    t.phase = TAKING
    doing, kit = t.doing, t.kit
    tiles = kit.tiles
    while doing.effect < tiles.effect_from[doing.tile + 1]:
        effect = tiles.effects[doing.effect]
        if effect >= BARRACKS:
            t.phase = man(t, effect - BARRACKS, news)
        elif effect == SENTINEL:
            doing.changed = 0
            t.phase = REARRANGING if switchable(t) else TAKING
        elif effect == SERGEANT:
            recruit(t, news)
        elif effect == ARCHITECT:
            hire(t, news)
        else:
            hatch(t, effect, news)
        if t.phase != TAKING:
            return
        doing.effect += 1
    t.doing = Doing()


def hatch(t: MicropolisBase, eggs: i64, news: News) -> None:
    """Add the nurse's soldiers (MIC-X2)."""
    anthill = t.doing.anthill
    soldiers = t.gain(anthill, eggs)
    if news.wanted:
        news.tell(Hatched(seat=t.turn, anthill=t.number_of(anthill), eggs=eggs, soldiers=soldiers,
                          rule="MIC-X2" if soldiers == eggs else "MIC-T4"))


def hire(t: MicropolisBase, news: News) -> None:
    """Take an architect token (MIC-X3)."""
    tokens = min(1, t.tokens())
    t.architects[t.turn] += tokens
    if news.wanted:
        news.tell(Hired(seat=t.turn, tokens=tokens, rule="MIC-X3"))


def recruit(t: MicropolisBase, news: News) -> None:
    """Take a soldier from the army with the token, then add one to the own army (MIC-X4, E5)."""
    anthill = t.doing.anthill
    lost = min(1, t.army[t.leader])
    t.army[t.leader] -= lost
    t.reserve += lost
    gained = t.gain(anthill, 1)
    if news.wanted:
        news.tell(Recruited(seat=t.turn, anthill=t.number_of(anthill), owner=t.owner(t.leader),
                            hit=t.number_of(t.leader), lost=lost, gained=gained,
                            rule="MIC-X4" if t.kit.each == 1 else "MIC-E5"))


# Barracks (MIC-X6).

def man(t: MicropolisBase, barracks: i64, news: News) -> i64:
    """Return the phase that asks about the barracks; TAKING if the army is too small or a sentinel has filled it."""
    if t.full >> barracks & 1:
        return TAKING
    if t.kit.places[barracks] <= t.army[t.doing.anthill]:
        return MANNING
    leave_empty(t, barracks, False, news)
    return TAKING


def fill(t: MicropolisBase, barracks: i64, rule: str, news: News) -> None:
    """Fill all places of a barracks."""
    anthill, places = t.doing.anthill, t.kit.places[barracks]
    t.full |= 1 << barracks
    t.army[anthill] -= places
    if news.wanted:
        news.tell(Filled(seat=t.turn, anthill=t.number_of(anthill), barracks=barracks + 1, places=places, rule=rule))


def leave_empty(t: MicropolisBase, barracks: i64, by_choice: bool, news: News) -> None:
    if news.wanted:
        news.tell(Left(seat=t.turn, anthill=t.number_of(t.doing.anthill), barracks=barracks + 1,
                       places=t.kit.places[barracks], why="choice" if by_choice else "soldiers", rule="MIC-X6"))


def switchable(t: MicropolisBase) -> i64:
    """Return a bit set of the barracks that the sentinel can still fill or empty, each once (MIC-X5)."""
    anthill, places = t.doing.anthill, t.kit.places
    barracks = t.nests[anthill].barracks & ~t.doing.changed
    found: i64 = 0
    number: i64
    for number in range(len(places)):
        if barracks >> number & 1 and (t.full >> number & 1 or places[number] <= t.army[anthill]):
            found |= 1 << number
    return found
