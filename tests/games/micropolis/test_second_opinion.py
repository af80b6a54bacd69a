"""The rules and the naive engine (oracle), written separately from the rulebook, agree in whole games."""
from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import formicarium
from formicarium.core.dice import Seeded
from formicarium.core.editions import Name
from formicarium.core.game import WATCHER
from formicarium.core.match import Match
from formicarium.games.micropolis.edition import Contents, Edition, Tile, Tiles, kit
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import (
    Built,
    Done,
    Fill,
    Give,
    Holder,
    Leave,
    Lying,
    MicropolisAction,
    MicropolisPosition,
    MicropolisView,
    Question,
    Switch,
    Take,
)
from formicarium.games.micropolis.sight import gallery, grow_row
from tests.oracle.micropolis import naive
from tests.support.night import some

from . import tiny

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched, pytest.mark.long]

PRINTED = Path(formicarium.__file__).parent / "games" / "micropolis" / "editions"
BOXES = {"formicarium": naive.open_box(PRINTED / "formicarium.toml"), "even": naive.open_box(PRINTED / "even.toml"),
         tiny.TINY: naive.open_box(tiny.FOLDER / "tiny.toml")}
GAMES = some(1, 3) if formicarium.engine == "compiled" else 1
MODES = [(mode, players) for mode, counts in Micropolis.modes.items() for players in counts]


def to_rules(action: naive.Action) -> MicropolisAction:
    kinds = {"take": Take, "fill": Fill, "leave": Leave, "switch": Switch, "done": Done, "give": Give}
    return kinds[action[0]](*action[1:])  # type: ignore[no-any-return]


def write_position(state: naive.Naive) -> MicropolisPosition:
    return MicropolisPosition(
        anthills=tuple(Built(hill.army, tuple(hill.slices), tuple(sorted(hill.manned))) for hill in state.hills),
        line=tuple(Lying(*lying) for lying in state.line), architects=tuple(state.tokens),
        leader=Holder(state.token.owner, state.token.number), turn=state.turn, question=question_of(state),
        ended="" if state.asks else "MIC-T10")


def question_of(state: naive.Naive) -> Question | None:
    if state.asks == "leader":
        return Question("leader", state.token.number)
    if state.asks not in ("barracks", "sentinel"):
        return None
    assert state.hill is not None
    card = state.box.cards[state.tile]
    things = [thing for chamber in card.chambers for thing in chamber.things]
    works = sum(thing not in (*naive.FRUITS, "gift", "queen") for thing in things) + len(card.barracks)
    what: Any = state.asks
    return Question(what, state.hill.number, state.tile, works - len(state.duties) + 1, state.duties[0][1],
                    tuple(sorted(state.changed)))


def actions(state: naive.Naive) -> list[naive.Action]:
    places, barracks = range(-1, state.box.size["line"] + 3), range(-1, len(state.box.places) + 3)
    takes = [("take", place, side, number, architect) for place in places for side in ("left", "right")
             for number in range(4) for architect in (False, True)]
    gifts = [("give", seat, number) for seat in range(-1, 8) for number in range(4)]
    return [*takes, ("fill",), ("leave",), ("done",), *(("switch", one) for one in barracks), *gifts]


def compare(match: Match, state: naive.Naive, rng: random.Random) -> None:
    assert match.position() == write_position(state)
    everything = actions(state)
    for seat in (WATCHER, *range(state.players)):
        assert set(match.legal_actions(seat)) == {to_rules(action) for action in naive.legal(state, seat)}
        for action in everything if seat == state.turn and rng.random() < 0.2 else rng.sample(everything, 12):
            ids, refusal = naive.why_not(state, seat, action), match.refusal(seat, to_rules(action))
            assert (refusal is not None) == bool(ids), (seat, action, ids, refusal)
            assert refusal is None or refusal.rule in ids, (seat, action, ids, refusal)
    compare_sheets(match.view(WATCHER), state)
    for seat in range(state.players):
        assert sum(line.points for line in match.tally(seat)) == naive.points(state, seat)


def compare_sheets(view: MicropolisView, state: naive.Naive) -> None:
    assert (view.reserve, view.pile, view.tokens) == (state.reserve, len(state.pile), state.spare)
    for anthill, hill, sheet in zip(view.anthills, state.hills, naive.sheets(state), strict=True):
        assert [line.points for line in anthill.points] == [sheet[line] for line in naive.LINES]
        walked = naive.galleries(state.box, hill.slices)
        seen: dict[int, set[tuple[int, int]]] = {}
        for slice_ in anthill.row:
            for piece, number in enumerate(slice_.galleries):
                seen.setdefault(number, set()).add((slice_.tile, piece))
        assert sorted(map(sorted, walked)) == sorted(map(sorted, seen.values()))
        assert sorted(seen) == list(range(len(anthill.galleries)))
        for number, one in enumerate(anthill.galleries):
            found = naive.inside(state.box, seen[number])
            fruits = Counter(one.fruits)
            assert (one.ants, one.tiles, one.queens) == (found["ants"], found["tiles"], found["queen"])
            assert all(fruits[fruit] == found[fruit] for fruit in (*naive.FRUITS, "gift"))  # type: ignore[index]
            assert one.different == naive.different_fruits(found)


def lockstep(game: Micropolis, seed: int) -> Counter[str]:
    rng = random.Random(seed)
    match = Match.begin(game, Seeded(seed))
    line = [lying.tile for lying in match.view(0).line]
    state = naive.start(BOXES[game.edition], game.players, game.mode == "expert", match.view(0).turn, line)
    met: Counter[str] = Counter()
    compare(match, state, rng)
    while state.asks:
        met[state.asks] += 1
        action = rng.choice(sorted(naive.legal(state, state.turn), key=repr))
        seat, before = state.turn, match.view(0).pile
        match = match.play(seat, to_rules(action), Seeded(rng.getrandbits(40)))
        drawn = before - match.view(0).pile
        tiles = [lying.tile for lying in match.view(0).line]
        state = naive.apply(state, seat, action, tiles[len(tiles) - drawn:])
        naive.check(state)
        compare(match, state, rng)
    assert [seat for seat, place in enumerate(match.places()) if place == 1] == naive.winners(state)
    assert match.events_for(WATCHER)[-1].winners == tuple(naive.winners(state))  # type: ignore[attr-defined]
    return met


@pytest.mark.parametrize("edition", BOXES)
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_engines_agree_on_random_games(edition: str, mode: str, players: int) -> None:
    for seed in range(GAMES):
        assert lockstep(Micropolis(mode=mode, players=players, edition=edition), seed)["take"]


@pytest.mark.parametrize("mode", Micropolis.modes)
def test_random_games_meet_every_question(mode: str) -> None:
    """Without every question the agreement above would prove little."""
    met: Counter[str] = Counter()
    for edition in ("formicarium", tiny.TINY):
        for seed in range(100, 108):
            met += lockstep(Micropolis(mode=mode, players=3, edition=edition), seed)
    assert all(met[question] > 1 for question in ("take", "barracks", "sentinel", "leader")), met


# Galleries alone, on random tiles that no edition has.

def random_layout(rng: random.Random) -> tuple[tuple[str, ...], ...]:
    pieces: list[list[str]] = [[] for _ in range(rng.randint(1, 7))]
    for port in ("LO", "LI", "RO", "RI"):
        rng.choice(pieces).append(port)
    return tuple(map(tuple, pieces))


def random_edition(rng: random.Random, tiles: int) -> Edition:
    layouts = {str(number): random_layout(rng) for number in range(6)}
    things: Any = [*naive.FRUITS, "gift", "queen", "nurse2", "sentinel", "architect"]
    printed = []
    for _ in range(tiles):
        layout = str(rng.randrange(6))
        pieces = len(layouts[layout])
        printed.append(Tile(layout, tuple(rng.choice([0, 0, 1, 3]) for _ in range(pieces)),
                            tuple(tuple(rng.choice(things) for _ in range(rng.choice([0, 0, 1, 2])))
                                  for _ in range(pieces))))
    box = Contents(tiles, 6, 45, 2, tiles, 10, 5, 7)
    return Edition(Name("", ""), box, {}, layouts, Tiles(tuple(printed)))  # type: ignore[arg-type]


def as_box(edition: Edition) -> naive.Box:
    cards = {}
    for number, tile in enumerate(edition.anthill.tiles, 1):
        chambers = [naive.Chamber(frozenset(ports), workers, things) for ports, workers, things in
                    zip(edition.layouts[tile.layout], tile.workers, tile.bears, strict=True)]
        cards[number] = naive.Card(number, tuple(chambers), ())
    return naive.Box(cards, {"sides": edition.box.sides}, {})


@pytest.mark.parametrize("sides", [3, 4, 7, 10])
def test_mic_c4_engines_agree_on_galleries_of_random_tiles(sides: int) -> None:
    """Rows of every length, extended at both ends in any order; the last row is a ring."""
    rng = random.Random(sides)
    for _ in range(60 if formicarium.engine == "compiled" else 25):
        edition = random_edition(rng, sides)
        printed, box = kit(edition, 2, 1, False), as_box(edition)
        row: list[int] = []
        nest = grow_row(printed, ())
        for tile in rng.sample(range(1, sides + 1), sides):
            left = rng.random() < 0.5
            row = [tile, *row] if left else [*row, tile]
            nest = nest.grow(tile - 1, left)
            assert [one + 1 for one, _ in nest.row()] == row
            walked = [naive.inside(box, one) for one in naive.galleries(box, row)]
            assert nest.population == sum(found["ants"] for found in walked)
            assert nest.largest == max(found["ants"] for found in walked)
            assert nest.harvest == sum(naive.HARVEST[naive.different_fruits(found)] for found in walked)
            assert nest.royal == sum(found["tiles"] for found in walked if found["queen"] == 1)
            seen = [gallery(nest.holds[number], nest.span[number]) for number in nest.in_order()]
            assert Counter((one.ants, one.tiles, one.queens) for one in seen) \
                == Counter((found["ants"], found["tiles"], found["queen"]) for found in walked)
            again = grow_row(printed, tuple(row))  # the order of extension does not matter
            assert [replace(gallery(again.holds[number], again.span[number])) for number in again.in_order()] == seen
