"""Fourmidable: the features of a net, computed from a view alone; law 7 compares them."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import UNSET

from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.kit import CELLS, HOLES, MARK, NEST, PLACES, Kit
from formicarium.games.fourmidable.learning.features import LIES
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    PHASES,
    PREDATORS,
    RESOURCES,
    SPECIES,
    WEATHERS,
    Held,
    More,
    Objective,
    Special,
)
from formicarium.games.fourmidable.views import FourmidableView, Lore, Player
from formicarium.laws.observed.rows import blank, one_of


def feature_values(game: Fourmidable, v: FourmidableView) -> dict[str, Any]:
    kit = game.course.kit
    level = kit.level
    players = [v.players[(v.seat + i) % kit.seats] for i in range(kit.seats)]
    return {
        **boards(kit, v, players), **colonies(kit, players), **course(kit, v, players), **in_hand(kit, v),
        **objectives(kit, v, players), **(predators(kit, v, players) if level.predators else {}),
        **(births(v, players) if level.births else {}), **(display(kit, v, players) if level.open else {}),
        **(lore(kit, v, players) if level.specials else {}), **(draft(kit, v, players) if level.draft else {}),
        **(solo(kit, v) if level.alone else {}),
    }


def places_of(kit: Kit) -> dict[str, int]:
    """Map each name of a cell, on the main board or in a nest, to its place."""
    inside = {name: NEST + node for node, name in enumerate(kit.nest.names)}
    return inside | {name: cell for cell, name in enumerate(kit.board.names)}


def bag(kit: Kit, cards: Iterable[Objective]) -> list[int]:
    """Count the cards by design."""
    counted = [0] * kit.objectives.count
    for card in cards:
        counted[kit.objectives.designs.index(card)] += 1
    return counted


def special_bag(kit: Kit, cards: Iterable[Special]) -> list[int]:
    counted = [0] * len(kit.specials.designs)
    for card in cards:
        counted[kit.specials.designs.index(card)] += 1
    return counted


def is_seat(players: Sequence[Player], seat: int | None) -> list[int]:
    return [int(player.seat == seat) for player in players]


def boards(kit: Kit, v: FourmidableView, players: Sequence[Player]) -> dict[str, Any]:
    ground, holes = blank(CELLS), blank(CELLS)
    seats = [player.seat for player in players]
    cell_of = places_of(kit)
    for one in v.ground:
        cell = cell_of[one.cell]
        ground[cell] = MARK + seats.index(one.owner) if one.owner is not None else LIES.index(one.lies) + 1
        if one.holder is not None:
            holes[cell] = seats.index(one.holder) * HOLES + one.hole
    return {"ground": ground, "holes": holes}


def colonies(kit: Kit, players: Sequence[Player]) -> dict[str, Any]:
    ants, place_of = blank(kit.seats, len(ANT_KINDS), PLACES), places_of(kit)
    places, moved = blank(kit.seats, kit.slots), blank(kit.seats, kit.slots)
    for i, player in enumerate(players):
        for ant in player.ants:
            kind, place = ANT_KINDS.index(ant.ant), place_of[ant.cell]
            slot = kind * kit.ants + ant.number - 1
            ants[i][kind][place] += 1
            places[i][slot] = place + 1
            moved[i][slot] = int(ant.moved)
    return {
        "ants": ants, "places": places, "moved": moved,
        "earth": [[0, *(int(chamber.earth is not None) for chamber in player.chambers)] for player in players],
        "resources": [player.resources for player in players], "held": [player.hand for player in players],
        "revealed": [bag(kit, player.revealed) for player in players],
        "pheromones": [player.pheromones for player in players],
        "points": [sum(line.points for line in player.points) for player in players],
        "passed": [int(player.passed) for player in players],
    }


def course(kit: Kit, v: FourmidableView, players: Sequence[Player]) -> dict[str, Any]:
    return {
        "phase": [int(phase == v.phase) for phase in PHASES], "turn": is_seat(players, v.turn),
        "first": is_seat(players, v.first), "seat": one_of(kit.seats, v.seat),
        "weather": [int(weather == v.weather) for weather in WEATHERS], "day": [int(v.day)], "round": [v.round],
        "still": [v.still], "stirred": [int(v.stirred)], "ending": [int(v.ending != "")], "ended": [int(v.ended != "")],
    }


def in_hand(kit: Kit, v: FourmidableView) -> dict[str, Any]:
    held, place_of = v.held or Held(), places_of(kit)
    slot = None if held.ant is None else ANT_KINDS.index(held.ant) * kit.ants + held.number - 1
    return {
        "picked": one_of(kit.slots, slot), "goal": [0 if held.goal is None else place_of[held.goal] + 1],
        "via": [int(name in held.via) for name in kit.board.names],
    }


def objectives(kit: Kit, v: FourmidableView, players: Sequence[Player]) -> dict[str, Any]:
    known = blank(kit.objectives.count)
    for one in v.known:
        card = kit.objectives.designs.index(one.objective)
        known[card] = known[card] or one.above + 1
    seen = [*v.hand, *v.looked, *(one.objective for one in v.known),
            *(card for player in players for card in player.revealed), *(() if v.shown is UNSET else v.shown.open),
            *(() if v.solo is UNSET else v.solo.robbed)]
    found: dict[str, Any] = {
        "hand": bag(kit, v.hand), "looked": bag(kit, v.looked), "looking": [v.looking],
        "unseen": [n - met for n, met in zip(kit.objectives.copies, bag(kit, seen), strict=True)], "known": known,
    }
    if not kit.level.open:
        found["piles"] = list(v.piles)
        found["unders"] = [[who.count(player.seat) for player in players] for who in v.unders]
    return found


def predators(kit: Kit, v: FourmidableView, players: Sequence[Player]) -> dict[str, Any]:
    standing = {one.cell: one.predator for one in v.ground}
    held = v.held or Held()
    return {
        "predators": [PREDATORS.index(one) + 1 if (one := standing.get(name)) else 0 for name in kit.board.names],
        "worm": [[0, *(int(chamber.worm) for chamber in player.chambers)] for player in players],
        "called": [int(predator == held.predator) for predator in PREDATORS],
        "prowled": [int(player.prowled) for player in players],
    }


def births(v: FourmidableView, players: Sequence[Player]) -> dict[str, Any]:
    return {"births": list(v.births),
            "born": [[int(kind == player.birth) for kind in ANT_KINDS] for player in players]}


def display(kit: Kit, v: FourmidableView, players: Sequence[Player]) -> dict[str, Any]:
    """Return the features of the open objectives (FOU-X1)."""
    assert v.shown is not UNSET
    numbers = [kit.objectives.designs.index(card) + 1 for card in v.shown.open]
    return {"shown": numbers + [0] * (kit.open - len(numbers)), "pile": [v.shown.pile],
            "tops": [sum(player.seat in who for who in v.shown.tops) for player in players]}


def lore(kit: Kit, v: FourmidableView, players: Sequence[Player]) -> dict[str, Any]:
    def of(player: Player) -> Lore:
        assert player.lore is not UNSET
        return player.lore

    lores = [of(player) for player in players]
    more = More() if v.held is None or v.held.more is UNSET else v.held.more
    return {
        "specials": special_bag(kit, () if v.specials is UNSET else v.specials),
        "played": special_bag(kit, () if v.played is UNSET else v.played),
        "special_cards": [one.specials for one in lores], "leaves": [one.leaves for one in lores],
        "no_birth": [int(one.born) for one in lores], "used": [int(one.used) for one in lores],
        "species": [[int(species == one.species) for species in SPECIES] for one in lores],
        "preyed": [[int(predator == one.preyed) for predator in PREDATORS] for one in lores],
        "extra": [[int(predator == one.extra) for predator in PREDATORS] for one in lores],
        "laid": [special_bag(kit, one.laid) for one in lores],
        "more": [more.stride, int(more.crosses), int(more.leaps), more.reach, int(more.looked)],
        "gathered": [int(resource == more.gathered) for resource in RESOURCES],
        "resume": [int(phase == more.resume) for phase in PHASES],
    }


def draft(kit: Kit, v: FourmidableView, players: Sequence[Player]) -> dict[str, Any]:
    """Return the features of the draft (FOU-X4).

    A pack comes back after as many steps as there are seats; it was seen whole the first time.
    """
    seen = v.draft
    if seen is UNSET:
        empty = [blank(len(kit.specials.designs)) for _ in range(3)]
        return {"draft": empty[0], "pick": empty[1], "met": empty[2], "chosen": blank(kit.seats), "steps": [0]}
    now = seen.hands[seen.steps] if seen.steps < len(seen.hands) else ()
    return {
        "draft": special_bag(kit, now), "pick": special_bag(kit, () if seen.pick is None else (seen.pick,)),
        "met": special_bag(kit, [card for hand in seen.hands[:kit.seats] for card in hand]),
        "chosen": [int(seen.picked[player.seat]) for player in players], "steps": [seen.steps],
    }


def solo(kit: Kit, v: FourmidableView) -> dict[str, Any]:
    """Return the features of the solo game (FOU-P3 to P5)."""
    assert v.solo is not UNSET
    return {"bag": v.solo.bag, "eaten": v.solo.eaten, "robbed": bag(kit, v.solo.robbed),
            "wanted": [int(resource == v.solo.wanted) for resource in RESOURCES]}
