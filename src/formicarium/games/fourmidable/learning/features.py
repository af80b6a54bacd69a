"""Fourmidable: inputs of a neural net, in words; encoding.py writes the same as bytes."""
from __future__ import annotations

from functools import cache
from typing import Any

from formicarium.core.features import Part, Said, in_a_row
from formicarium.games.fourmidable.kit import CELLS, HOLES, MARK, NODES, NONE, PLACES, SIDES, Kit
from formicarium.games.fourmidable.model import ANT_KINDS, PHASES, PREDATORS, RESOURCES, SPECIES, WEATHERS

BY_SEAT = "by seat, the viewer first: "
# contents of a cell, numbered from 1; 0 is masked, pheromones follow, the viewer's first
LIES = (*RESOURCES[:6], "empty", "nest", "water")


@cache
def parts(kit: Kit) -> tuple[Part, ...]:
    level, seats, kinds = kit.level, kit.seats, len(ANT_KINDS)
    cards, specials = kit.objectives.count, len(kit.specials.designs)
    found: list[Said] = [
        ("ground", (CELLS,), (f"by cell: 0 masked, from 1 {', '.join(LIES)}, from {MARK} a pheromone of a seat, the "
                             "viewer first"), MARK + seats),
        ("holes", (CELLS,), "by cell: from 1 the four holes of the viewer, then those of the next seat …; 0: none",
         1 + HOLES * seats),
        ("ants", (seats, kinds, PLACES), BY_SEAT + "by type, on each place, how many. Places: the cells, then the "
                                         "cells of its own nest but the first"),
        ("places", (seats, kit.slots), BY_SEAT + "of each ant, type by type, its place from 1; 0: not in play",
         1 + PLACES),
        ("moved", (seats, kit.slots), BY_SEAT + "1 for an ant that has acted this round"),
        ("earth", (seats, NODES), BY_SEAT + "by cell of its nest: earth to dig"),
        ("resources", (seats, len(RESOURCES)), BY_SEAT + "of each"),
        ("held", (seats, kinds), BY_SEAT + "objectives in hand, by type"),
        ("revealed", (seats, cards), BY_SEAT + "objectives completed, by design"),
        ("pheromones", (seats,), BY_SEAT + "left"),
        ("points", (seats,), BY_SEAT + "if the game ended now"),
        ("passed", (seats,), BY_SEAT + "asked, and nothing more to reveal"),
        ("phase", (len(PHASES),), ", ".join(PHASES)),
        ("turn", (seats,), BY_SEAT + "1 for whose turn it is"),
        ("first", (seats,), BY_SEAT + "1 for whoever begins the round"),
        ("seat", (seats,), "1 for the viewer's own seat"),
        ("weather", (kinds,), ", ".join(WEATHERS)),
        ("day", (1,), "day, not night"),
        ("round", (1,), "from 1"),
        ("still", (1,), "rounds in which nothing has happened"),
        ("stirred", (1,), "something has happened in this round"),
        ("ending", (1,), "the end has come, and is counted"),
        ("ended", (1,), "the game is over"),
        ("picked", (kit.slots,), "the ant in hand, of the seat in turn"),
        ("goal", (1,), "where it goes: a place, from 1; 0: not chosen", 1 + PLACES),
        ("via", (CELLS,), "empty terrain that it is to cross"),
        ("hand", (cards,), "the viewer's objectives, by design"),
        ("looked", (cards,), "what the viewer looks at in the library, by design"),
        ("looking", (1,), "how many cards whoever's turn it is looks at"),
        ("unseen", (cards,), "by design, objectives that the viewer cannot see"),
        ("known", (cards,), "by design: the viewer knows one in a pile, so many cards down; 0: none"),
    ]
    if not level.open:
        found += [("piles", (kinds,), "cards, by type"),
                  ("unders", (kinds, seats), "by type: cards that each seat has put under the pile, the viewer first")]
    if level.predators:
        found += [("predators", (CELLS,), "by cell: 1 spider, 2 grasshopper", 3),
                  ("worm", (seats, NODES), BY_SEAT + "by cell of its nest"),
                  ("called", (kinds,), "the predator in hand: " + ", ".join(PREDATORS)),
                  ("prowled", (seats,), BY_SEAT + "its predator tile is turned")]
    if level.births:
        found += [("births", (kinds,), "tiles on the board"),
                  ("born", (seats, kinds), BY_SEAT + "the tile of this round")]
    if level.open:
        found += [("shown", (kit.open,), "objectives that lie open, by design from 1; 0: none", 1 + cards),
                  ("pile", (1,), "cards"), ("tops", (seats,), BY_SEAT + "how many of its upper cards it has looked at")]
    if level.specials:
        found += [
            ("specials", (specials,), "the viewer's special cards, by design"),
            ("played", (specials,), "those that are out of the game"),
            ("special_cards", (seats,), BY_SEAT + "in hand"),
            ("leaves", (seats,), BY_SEAT + "points of cards that were played"),
            ("no_birth", (seats,), BY_SEAT + "the round's birth was by a card, or given up"),
            ("used", (seats,), BY_SEAT + "its species has used its power this round"),
            ("species", (seats, len(SPECIES)), BY_SEAT + ", ".join(SPECIES)),
            ("preyed", (seats, len(PREDATORS)), BY_SEAT + "the predator that its action moved this round"),
            ("extra", (seats, len(PREDATORS)), BY_SEAT + "the one that its power moved"),
            ("laid", (seats, specials), BY_SEAT + "special cards that counted at the end"),
            ("more", (5,), ("what cards bring into the action: steps, over what is others', over one earth, reach of a "
                           "hole, a look at the next objective")),
            ("gathered", (len(RESOURCES),), "the resource, while cards can be played for it"),
            ("resume", (len(PHASES),), "the phase to come back to"),
        ]
    if level.draft:
        found += [("draft", (specials,), "the hand of which one is kept"),
                  ("pick", (specials,), "the one kept in this step"),
                  ("met", (specials,), "all that the viewer has had in hand in the draft"),
                  ("chosen", (seats,), BY_SEAT + "it has kept one in this step"), ("steps", (1,), "that are over")]
    if level.alone:
        found += [("bag", (len(RESOURCES),), "tiles"), ("eaten", (len(RESOURCES),), "by predators, and not spent"),
                  ("robbed", (cards,), "objectives that predators have completed, by design"),
                  ("wanted", (len(RESOURCES),), "the tile that was drawn")]
    return in_a_row(found)


def fixed_facts(kit: Kit) -> dict[str, Any]:
    """Return facts of the boards and cards that never change.

    These are the neighbours of cells and nodes (-1: none), the earth of each node, and each design's needs and points.
    """
    doors = len(kit.nest.doors) // NODES
    return {
        "neighbours": [list(kit.board.beside[cell * SIDES:(cell + 1) * SIDES]) for cell in range(CELLS)],
        "doors": [list(kit.nest.doors[node * doors:(node + 1) * doors]) for node in range(NODES)],
        "nests": list(kit.board.nests), "earth": [resource if resource != NONE else -1 for resource in kit.nest.earth],
        "needs": [[design.needs.count(resource) for resource in RESOURCES] for design in kit.objectives.designs],
        "card_points": list(kit.objectives.points), "card_kinds": list(kit.objectives.kind),
        "copies": list(kit.objectives.copies),
    }
