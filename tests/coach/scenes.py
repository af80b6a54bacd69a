"""Shorthand positions written by hand (by_hand/*.toml) made complete.

One function per game derives the whole position for `Game.load`, which then checks every counter.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from formicarium.games.cigale.kit import Kit as CigaleKit
from formicarium.games.fourmidable.kit import Kit as FourmidableKit

Said = dict[str, Any]
CORNERS = ("a1", "a8", "h1", "h8")
ANTHILLS = ("b3", "b6", "c2", "c7", "f2", "f7", "g3", "g6")
COLOURS = (("left", "up"), ("left", "down"), ("right", "down"), ("right", "up"))


def wyx(said: Said) -> Said:
    """Complete a Wyx position: supplies follow from the ants, anthills are full, and the unseen dominoes with the
    longest flights are gone.
    """
    players = len(said["queens"])
    cells = {cell: {"seat": seat, "ants": 3 if cell in CORNERS else 2 if cell in ANTHILLS else 1}
             for seat, stand in enumerate(said["ants"]) for cell in stand.split()}
    placed = Counter(dict.fromkeys(range(players), 0))
    for stand in cells.values():
        placed[stand["seat"]] += stand["ants"]
    columns: list[list[Any]] = []
    gone: list[list[Any]] = []
    for colour, (side, way) in enumerate(COLOURS):
        left = [(across, along) for across in range(4, 0, -1) for along in range(4, 0, -1)]
        behind = 0
        for column in said["columns"][2 * colour:2 * colour + 2]:
            across, along, *more = column.split() or (0, 0)
            if across:
                left.remove((int(across), int(along)))
            unseen = len("".join(more))
            behind += unseen
            columns.append([[side, int(across), way, int(along)]] + [None] * unseen if across else [])
        gone += [[side, across, way, along] for across, along in left[:len(left) - behind]]
    supply = [(32 if players == 2 else 16) - placed[seat] for seat in range(players)]
    return {"queens": said["queens"], "supply": supply,
            "cells": cells, "columns": columns, "gone": gone, "turn": 0}


def fili_fourmis(said: Said) -> Said:
    position = {"nests": [home.split() for home in said.get("home", ["", ""])],
                "files": [[file.split() for file in files] for files in said["files"]],
                "entered": [cells.split() for cells in said["entered"]], "turn": said.get("turn", 0)}
    if "running" in said:
        position["pending"] = {"type": "Running", "head": said["running"]}
    return position


def micropolis(said: Said) -> Said:
    """Complete a Micropolis position: by default seat 0 leads, and seats have no architects."""
    return {"anthills": [{"army": army, "row": row, "full": full} for army, row, full in said["anthills"]],
            "line": [{"tile": tile, "soldiers": soldiers} for tile, soldiers in said["line"]],
            "architects": said.get("architects", [0] * len(said["anthills"])),
            "leader": {"seat": said.get("leader", 1)}, "turn": said.get("seat", 0), "question": said.get("question")}


def card(word: str) -> tuple[str, str | None]:
    path, _, insect = word.partition("+")
    return path, insect or None


class Deck:
    def __init__(self, kit: CigaleKit) -> None:
        self.left: Counter[tuple[str, str | None]] = Counter()
        for face, copies in zip(kit.faces, kit.cards, strict=True):
            self.left[face.path, face.insect] = int(copies)

    def take(self, word: str, exactly: bool) -> tuple[str, str | None]:
        """Take a card; in a reserve, any card of the path, without an insect if possible."""
        found = card(word)
        if not exactly and not self.left[found]:
            found = next(one for one in self.left if one[0] == found[0] and self.left[one])
        assert self.left[found], f"no card {word} is left"
        self.left[found] -= 1
        return found

    def rest(self) -> list[tuple[str, str | None]]:
        return sorted(self.left.elements(), key=str)


def cigale(said: Said, kit: CigaleKit) -> Said:
    players, ant = said.get("players", 2), said["ant"]
    deck = Deck(kit)
    square = [None if word == "-" else deck.take(word, True) for row in said["square"] for word in row.split()]
    fresh = said.get("fresh", "").split()
    kept = [[deck.take(word, True) for word in reserve.split() if "+" in word] for reserve in said.get("reserves", [])]
    reserves = [[*first, *(deck.take(word, False) for word in reserve.split() if "+" not in word)]
                for first, reserve in zip(kept, said.get("reserves", []), strict=True)]
    market = said["phase"] in ("collecting", "empowering", "trading")
    position = {
        "square": square, "pile": deck.rest(), "discard": [], "ants": said.get("ants", "").split(), "ant": ant,
        "cicada": said.get("cicada", 1 - ant), "phase": said["phase"], "round": 9,
        "tokens": [token or None for token in said.get("tokens", [""] * players)]}
    if not kit.winter:
        return {**position, "shelves": said["shelves"], "insects": [[] for _ in range(players)]}
    offer, provisions = said["offer"].split(), [owned.split() for owned in said["provisions"]]
    store = Counter({name: int(copies) for name, copies in zip(kit.names, kit.used, strict=True)})
    store.subtract([*offer, *(name for owned in provisions for name in owned)])
    powers = {power: None if seat < 0 else seat for power, seat in said.get("powers", {}).items()}
    return {**position, "reserves": reserves, "offer": offer, "store": list(store.elements()),
            "provisions": provisions, "collector": said["seat"] if market else None, "due": said.get("due", "").split(),
            "fresh": [card(word) for word in fresh], "powers": powers}


RESOURCES = ("ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom", "orange", "grey", "brown")
LETTERS = "LCSRBMOGT"  # letters in the same order
KINDS = ("hunter", "farmer", "digger")


def fourmidable(said: Said, kit: FourmidableKit) -> Said:
    """Complete a Fourmidable position: other cards are in their piles; gathered resources lay far from the nests and
    left empty terrain.
    """
    bare: list[str] = []
    colonies = [colony(one, said.get("keep", "").split(), bare, kit) for one in said["colonies"]]
    taken = Counter(word for one in colonies for word in (*one["hand"], *one["revealed"]))
    piles: list[list[str]] = [[], [], []]
    for design, copies in zip(kit.objectives.designs, kit.objectives.copies, strict=True):
        piles[KINDS.index(design.ant)] += [design.card] * (int(copies) - taken[design.card])
    return {"colonies": colonies, "marks": {}, "bare": bare, "piles": piles, "phase": said["phase"], "turn": 0,
            "first": 0, "day": True, "round": 12, "held": said.get("held"), "still": said.get("still", 0),
            "stirred": said.get("stirred", True), "ending": said.get("ending", "")}


def colony(said: Said, keep: list[str], bare: list[str], kit: FourmidableKit) -> Said:
    """Complete a seat: it has gathered the resources that it holds and those that its objectives cost."""
    held = [said["has"].count(letter) for letter in LETTERS]
    costs = {design.card: design.needs for design in kit.objectives.designs}
    gathered: Counter[str] = Counter(name for word in said["shown"].split() for name in costs[word])
    gathered.update(dict(zip(RESOURCES, held, strict=True)))
    dug: list[str] = []
    for name, amount in gathered.items():
        number = RESOURCES.index(name)
        earth = [chamber for at, chamber in enumerate(kit.nest.names) if int(kit.nest.earth[at]) == number]
        dug += sorted(earth, reverse=True)[:amount]
        far = (f"{section}{place}" for section in "abe" for place in range(19, 0, -1))
        there = [cell for cell in far if int(kit.board.ground[kit.board.names.index(cell)]) == number]
        bare += [] if earth else [cell for cell in there if cell not in (*keep, *bare)][:amount]
    ants: list[Said] = []
    for word in said["ants"].split():
        kind, cell = word.split("@")
        number = 1 + sum(ant["ant"] == kind for ant in ants)
        ants.append({"ant": kind, "number": number, "cell": cell.rstrip("!"), "moved": cell.endswith("!")})
    return {"ants": ants, "dug": sorted(dug), "resources": held, "hand": said["hand"].split(),
            "revealed": said["shown"].split()}


SCENES: dict[str, Callable[..., Said]] = {"wyx": wyx, "fili_fourmis": fili_fourmis, "micropolis": micropolis,
                                          "cigale": cigale, "fourmidable": fourmidable}
KITS = ("cigale", "fourmidable")
