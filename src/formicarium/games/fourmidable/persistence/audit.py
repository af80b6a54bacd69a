"""Fourmidable: check that a written position is possible; each fault is named with its place."""
from __future__ import annotations

from collections import Counter

from msgspec import UNSET

from formicarium.games.fourmidable.base import worm_in
from formicarium.games.fourmidable.course import Course
from formicarium.games.fourmidable.kit import (
    BLOCK,
    CELLS,
    DIGGER,
    EMPTY,
    FLYING,
    HAND,
    HOLES,
    KINDS,
    LIBRARY,
    MARK,
    NEST,
    NONE,
    QUIET,
    RESOURCES,
    Kit,
)
from formicarium.games.fourmidable.model import ANT_KINDS, PREDATORS, FourmidablePosition, Held, Holdings
from formicarium.games.fourmidable.movement.marking_route import MarkingRoute
from formicarium.games.fourmidable.movement.obstacles import can_open
from formicarium.games.fourmidable.movement.reach import ends_move, is_reached, kind_at, reach_of
from formicarium.games.fourmidable.movement.routes import fitting, routes_of
from formicarium.games.fourmidable.persistence.audit_open import (
    check_alone,
    check_hunt,
    check_packs,
    check_shown,
    eaten_of,
    robbed_of,
)
from formicarium.games.fourmidable.persistence.audit_special import (
    check_adopted,
    check_brought,
    check_gifts,
    check_looked,
    check_more,
    hole_reach,
    may_give_up,
    require,
    resumed_phase,
)
from formicarium.games.fourmidable.persistence.from_view import kind_looked_at, state_of
from formicarium.games.fourmidable.rounds import goal_is_met, seats_asked
from formicarium.games.fourmidable.state import FourmidableState
from formicarium.games.fourmidable.steps.complete_objective import can_be_paid, kind_wanted
from formicarium.games.fourmidable.steps.move_predator import burrows, has_lair

SETTING_UP = ("adopting", "drafting", "stocking", "drawing", "mustering")
# phases with an ant or a predator in hand
IN_HAND = ("walking", "choosing", "opening", "studying", "completing", "prowling")


def load(p: FourmidablePosition, course: Course, rounds: int) -> FourmidableState:
    kit = course.kit
    check_seats(p, kit)
    check_board(p, kit)
    for seat, colony in enumerate(p.colonies):
        check_nest(f"colonies[{seat}]", colony, p, kit)
        check_holes(f"colonies[{seat}]", seat, colony, p, kit)
        check_ants(f"colonies[{seat}]", seat, colony, p, kit)
    check_shown(p, kit)
    check_cards(p, kit)
    check_gifts(p, kit)
    check_packs(p, kit)
    check_alone(p, kit)
    check_resources(p, kit)
    check_predators(p, kit)
    check_time(p, kit, rounds)
    check_more(p, kit)
    if p.held is not None:
        check_held(p, p.held, kit)
    state = state_of(p, course)
    check_places(p, state)
    check_phase(p, state)
    check_brought(p, state)
    check_hunt(p, state)
    return state


def check_seats(p: FourmidablePosition, kit: Kit) -> None:
    require(len(p.colonies) == kit.seats, f"colonies: {len(p.colonies)} given, but there are {kit.seats} players")
    marks = [(f"marks.{cell}", owner) for cell, owner in p.marks.items()]
    under = [("under", one.seat) for pile in p.under for one in pile]
    tops = [("shown.tops", seat) for one in (p.shown.tops if p.shown is not UNSET else ()) for seat in one.seats]
    for place, seat in (("turn", p.turn), ("first", p.first), *marks, *under, *tops):
        require(0 <= seat < kit.seats, f"{place}: there is no seat {seat}; seats are 0 to {kit.seats - 1}")
    require(len(p.piles) == len(p.under) == KINDS, "piles, under: one for each type of ant (FOU-S4)")


def check_board(p: FourmidablePosition, kit: Kit) -> None:
    """Check that pheromones and empty terrain lie where a resource was (FOU-S1, S2, K12, K13)."""
    for place, cells in (("marks", list(p.marks)), ("bare", list(p.bare))):
        for cell in cells:
            require(cell in kit.board.names, f"{place}: there is no cell {cell!r}")
            require(kit.board.ground[kit.board.names.index(cell)] < EMPTY,
                    f"{place}: no resource was ever on {cell} (FOU-S1)")
            require(cells.count(cell) == 1, f"{place}: {cell} is there twice")
    for cell in p.bare:
        require(cell not in p.marks, f"bare: there is a pheromone on {cell}")
    for seat, n in Counter(p.marks.values()).items():
        require(n <= kit.pheromones, f"marks: {n} of seat {seat}, who has {kit.pheromones} (FOU-S2)")


def check_nest(place: str, colony: Holdings, p: FourmidablePosition, kit: Kit) -> None:
    """Check a nest and its owner's pieces (FOU-S6)."""
    for name in colony.dug:
        require(name in kit.nest.names[1:LIBRARY], f"{place}.dug: there is no earth {name!r} (FOU-S6)")
        require(colony.dug.count(name) == 1, f"{place}.dug: {name} is there twice")


def check_holes(place: str, seat: int, colony: Holdings, p: FourmidablePosition, kit: Kit) -> None:
    """Check the holes of a seat (FOU-A8, A9)."""
    opening = p.held.goal if p.phase == "opening" and p.held is not None and p.turn == seat else None
    others = [(other, cell) for other, one in enumerate(p.colonies) for cell in one.holes if cell is not None]
    for number, cell in enumerate(colony.holes, 2):
        path = f"{place}.holes[{number - 2}]"
        if cell is None:
            require(not kit.level.holes or str(number) not in colony.dug or opening == str(number),
                    f"{path}: cell {number} is dug, and so a hole is open (FOU-A8)")
            continue
        require(kit.level.holes, f"{path}: there are no holes but the first at this level (FOU-K1)")
        require(cell in kit.board.names, f"{path}: there is no cell {cell!r}")
        require(str(number) in colony.dug, f"{path}: cell {number} is not dug (FOU-A8)")
        require(cell in p.bare or p.marks.get(cell) == seat,
                f"{path}: {cell} is neither empty terrain nor a pheromone of seat {seat} (FOU-A9)")
        require([one for _, one in others].count(cell) == 1, f"{path}: two holes on {cell} (FOU-A9)")
    joined, furthest = [kit.board.nests[seat]], hole_reach(p, colony, kit)
    rest = [kit.board.names.index(cell) for cell in colony.holes if cell is not None]
    while near := [cell for cell in rest if any(kit.board.away[cell * CELLS + one] <= furthest for one in joined)]:
        joined += near
        rest = [cell for cell in rest if cell not in near]
    require(not rest, f"{place}.holes: too far from each other (FOU-A8)")


def check_ants(place: str, seat: int, colony: Holdings, p: FourmidablePosition, kit: Kit) -> None:
    """Check the ants of a seat (FOU-S2, K3, A1, A2)."""
    seen = set()
    for number, ant in enumerate(colony.ants):
        path = f"{place}.ants[{number}]"
        require(1 <= ant.number <= kit.ants, f"{path}.number: {ant.number}; 1 to {kit.ants} (FOU-A1)")
        require((ant.ant, ant.number) not in seen, f"{path}: {ant.ant} {ant.number} is there twice")
        seen.add((ant.ant, ant.number))
        require(ant.cell in kit.board.names or ant.cell in kit.nest.names[1:],
                f"{path}.cell: there is no cell {ant.cell!r}")
    require(p.phase != "drawing" or not colony.ants, f"{place}.ants: they come after the cards (FOU-K3)")
    if p.round > 0:
        start = kit.level.start
        require(len(colony.ants) >= start.ants,
                f"{place}.ants: {len(colony.ants)}, but {start.ants} have begun ({start.mustering.id})")
        require(kit.level.births or len(colony.ants) == start.ants, f"{place}.ants: nobody is born (FOU-K1)")
    for kind in ANT_KINDS:
        numbers = sorted(ant.number for ant in colony.ants if ant.ant == kind)
        require(numbers == list(range(1, len(numbers) + 1)), f"{place}.ants: each {kind} comes with the next number")
    if colony.birth is not None:
        require(kit.level.births, f"{place}.birth: nobody is born (FOU-K1)")
        require(any(ant.ant == colony.birth for ant in colony.ants), f"{place}.birth: there is no {colony.birth}")
        taken = sum(one.birth == colony.birth for one in p.colonies)
        tiles = kit.births[ANT_KINDS.index(colony.birth)]
        require(taken <= tiles, f"{place}.birth: {taken} tiles with a {colony.birth}; there are {tiles} (FOU-A6)")
    require(not colony.prowled or kit.level.predators, f"{place}.prowled: there are no predators (FOU-K1)")


def check_cards(p: FourmidablePosition, kit: Kit) -> None:
    """Check that every objective is in one place, and in its own pile (FOU-S4, K2, A2, A13)."""
    names = [design.card for design in kit.objectives.designs]
    heaps: dict[str, tuple[str, ...]] = {"looked": p.looked}
    for kind in range(KINDS):
        heaps[f"piles[{kind}]"] = p.piles[kind]
        heaps[f"under[{kind}]"] = tuple(one.card for one in p.under[kind])
    if p.shown is not UNSET:
        heaps |= {"shown.open": p.shown.open, "shown.tops": tuple(one.card for one in p.shown.tops)}
    heaps["alone.robbed"] = robbed_of(p)
    for seat, colony in enumerate(p.colonies):
        heaps[f"colonies[{seat}].hand"] = colony.hand
        heaps[f"colonies[{seat}].revealed"] = colony.revealed
    found: Counter[str] = Counter()
    for place, heap in heaps.items():
        for card in heap:
            require(card in names, f"{place}: there is no objective {card!r}")
            if place[:5] in ("piles", "under"):
                kind = kit.objectives.kind[names.index(card)]
                require(place.endswith(f"[{kind}]"), f"{place}: {card} is for a {ANT_KINDS[kind]} (FOU-S4)")
        found.update(heap)
    for name, copies in zip(names, kit.objectives.copies, strict=True):
        require(found[name] == copies, f"piles, hands …: {found[name]} × {name}, not {copies} (FOU-S4)")
    for seat, colony in enumerate(p.colonies):
        check_hand(f"colonies[{seat}]", colony, p, kit)


def check_hand(place: str, colony: Holdings, p: FourmidablePosition, kit: Kit) -> None:
    held, done = len(colony.hand), len(colony.revealed)
    require(p.round > 0 or not done, f"{place}.revealed: not before the first round (FOU-K14)")
    if kit.level.open:
        require(not held, f"{place}.hand: nobody holds objectives (FOU-X1)")
    elif kit.level.start.mix:
        whole = (0, kit.level.start.mix) if p.phase == "drawing" else (kit.level.start.mix,)
        require(held + done in whole,
                f"{place}.hand: {held}, and {done} revealed; {kit.level.start.mix} in all (FOU-K2)")
    elif p.round == 0:
        kinds = [Counter(kit.objectives.designs[card].ant for card, design in enumerate(kit.objectives.designs) for _ in
                         range(colony.hand.count(design.card))), Counter(ant.ant for ant in colony.ants)]
        require(kinds[0] == kinds[1], f"{place}.hand: one for each ant, of its type (FOU-A2)")
    else:
        require(held <= HAND, f"{place}.hand: {held}; {HAND} at most (FOU-A13)")


def check_resources(p: FourmidablePosition, kit: Kit) -> None:
    """Check that gathered resources are held or were paid, and that each came from a cell (FOU-K12, K14)."""
    needs = {design.card: design.needs for design in kit.objectives.designs}
    names = ("ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom", "orange", "grey", "brown")
    gathered: Counter[int] = Counter()
    for seat, colony in enumerate(p.colonies):
        place = f"colonies[{seat}].resources"
        require(len(colony.resources) == RESOURCES, f"{place}: {len(colony.resources)} numbers, not {RESOURCES}")
        require(min(colony.resources) >= 0, f"{place}: none below 0")
        dug = Counter(kit.nest.earth[kit.nest.names.index(name)] for name in colony.dug)
        for number, name in enumerate(names):
            count = colony.resources[number] + sum(needs[card].count(name) for card in colony.revealed)
            count += eaten_of(p)[number] + sum(needs[card].count(name) for card in robbed_of(p))
            gathered[number] += count
            require(number < EMPTY or (count == dug[number] if kit.level.alone else count <= dug[number]),
                    f"{place}: {count} × {name} gathered, {dug[number]} dug (FOU-K12)")
    removed = Counter(kit.board.ground[kit.board.names.index(cell)] for cell in (*p.marks, *p.bare))
    for number in range(EMPTY):
        # FOU-P5: in Solo, predators keep what they eat, so every resource is accounted for
        whole = gathered[number] == removed[number] if kit.level.alone else gathered[number] <= removed[number]
        require(whole, f"colonies: {gathered[number]} × {names[number]} gathered, and "
                f"{removed[number]} gone from the board (FOU-K12)")


def check_predators(p: FourmidablePosition, kit: Kit) -> None:
    """Check the predators (FOU-A15, A16)."""
    expected = PREDATORS if kit.level.predators else ()
    require(tuple(one.predator for one in p.predators) == expected,
            f"predators: {', '.join(expected) or 'none'}, in this order")
    for number, one in enumerate(p.predators):
        place = f"predators[{number}]"
        if one.cell is None:
            require(one.owner is None, f"{place}.owner: it has not come yet")
        elif one.predator == "worm":
            require(one.owner is not None and 0 <= one.owner < kit.seats,
                    f"{place}.owner: a worm is in somebody's nest")
            require(one.cell in kit.nest.names, f"{place}.cell: there is no cell {one.cell!r}")
        else:
            require(one.owner is None, f"{place}.owner: it is on the main board (FOU-A16)")
            require(one.cell in kit.board.names, f"{place}.cell: there is no cell {one.cell!r}")


def check_time(p: FourmidablePosition, kit: Kit, rounds: int) -> None:
    set_up = p.phase in SETTING_UP
    require((p.round == 0) == set_up, f"round: {p.round} while {p.phase}; they are counted from 1, after the set-up")
    require(0 <= p.round <= rounds, f"round: {p.round}; no game has more than {rounds}")
    require(0 <= p.still <= min(QUIET, max(0, p.round)), f"still: {p.still} of {p.round} rounds (FOU-K19)")
    require(not (p.stirred or p.marks or p.bare or any(one.dug for one in p.colonies)) or not set_up,
            "stirred: nothing has happened during the set-up")
    fair = kit.level.weather and not set_up and p.phase != "forecasting"
    require((p.weather is not None) == fair, f"weather: {p.weather!r} while {p.phase} (FOU-A3)")
    endings = ("", kit.level.end.rule.id, "" if kit.level.alone else "FOU-K19")
    require(p.ending in endings and p.ended in endings, f"ending, ended: {p.ending!r}, {p.ended!r}; not at this level")
    require(bool(p.ending) == (p.phase in ("counting", "ended")), f"ending: {p.ending!r} while {p.phase}")
    require(p.ended == (p.ending if p.phase == "ended" else ""), f"ended: {p.ended!r} while {p.phase}")
    if not kit.level.specials:  # `audit_special` checks the effects of cards
        require((p.held is not None) == (p.phase in IN_HAND),
                f"held: {'something' if p.held else 'nothing'} while {p.phase}")
    require(not p.looked or p.phase == "studying", f"looked: nobody is in the library while {p.phase} (FOU-A12)")
    asking = p.phase in ("closing", "counting", "ended")
    require(asking or not any(one.passed for one in p.colonies), f"passed: nobody is asked while {p.phase}")


def check_held(p: FourmidablePosition, held: Held, kit: Kit) -> None:
    walking = resumed_phase(p) in ("walking", "choosing", "opening", "studying", "completing", "reaping")
    require((held.predator is not None) == (p.phase in ("prowling", "hunting")) and (held.ant is not None) == walking,
            "held: an ant that moves, or a predator that does")
    ants = {(ant.ant, ant.number): ant for ant in p.colonies[p.turn].ants}
    if walking:
        ant = ants.get((held.ant or "hunter", held.number))
        require(ant is not None, f"held.number: seat {p.turn} has no {held.ant} {held.number}")
        require(ant is None or ant.moved == (resumed_phase(p) in ("opening", "studying", "completing", "reaping")),
                "held.ant: its indicator turns when its move has ended (FOU-K4)")
    else:
        require(held.number == 0, "held.number: no ant is in hand")
    names = {"choosing": (*kit.board.names, *kit.nest.names[1:]), "opening": kit.nest.names[1:HOLES]}.get(p.phase)
    require((held.goal is not None) == (names is not None), f"held.goal: {held.goal!r} while {p.phase}")
    require(names is None or held.goal in names, f"held.goal: there is no cell {held.goal!r}")
    require(not held.via or p.phase == "choosing", f"held.via: nothing is to be crossed while {p.phase}")
    for cell in held.via:
        require(cell in p.bare and held.via.count(cell) == 1, f"held.via: {cell!r} is no empty terrain, or there twice")


def check_places(p: FourmidablePosition, t: FourmidableState) -> None:
    """Check that no ant or predator stands where it cannot (FOU-K8, K9, K10, K16, A15, A23)."""
    kit = t.kit
    for seat in range(t.seats):
        for slot in range(kit.slots):
            place = t.colonies[seat].at[slot]
            ants_path = f"colonies[{seat}].ants"
            if place == NONE:
                continue
            if place >= CELLS:
                node = place - NEST
                name = kit.nest.names[node]
                opening = p.phase == "opening" and t.doing.goal == node and seat == t.turn and slot == t.doing.ant
                require(not worm_in(t, seat, node), f"{ants_path}: with the worm in {name} (FOU-A23)")
                require(node == LIBRARY or not ends_move(t, seat, node), f"{ants_path}: in the earth {name} (FOU-K10)")
                require(node >= HOLES or not kit.level.holes or opening,
                        f"{ants_path}: {name} is a hole, and goes by its name outside (FOU-S3)")
            else:
                name = kit.board.names[place]
                require(t.shut[place] >> seat & 1 == 0,
                        f"{ants_path}: nobody of seat {seat} can be on {name} (FOU-K8, K9, K16, A23)")
    for number, one in enumerate(p.predators):
        predator_path = f"predators[{number}].cell"
        if one.cell is None:
            continue
        if one.predator == "worm":
            node = kit.nest.names.index(one.cell)
            require(BLOCK <= node < BLOCK + burrows(t), f"{predator_path}: a worm never goes to {one.cell} (FOU-A16)")
            require(kit.nest.earth[node] == NONE or t.colonies[one.owner or 0].dug >> node & 1,
                    f"{predator_path}: it has eaten the earth there")
            continue
        cell = kit.board.names.index(one.cell)
        lies = t.ground[cell]
        # FOU-E1: the Flying may claim the cell under a predator
        flown = lies >= MARK and t.colonies[lies - MARK].species == FLYING
        require((lies <= EMPTY or flown) and t.hole[cell] == NONE and t.crowd[cell] == NONE,
                f"{predator_path}: it cannot be on {one.cell} (FOU-A15)")
        require(lies >= EMPTY or t.ground[cell] // KINDS != number, f"{predator_path}: it has eaten there (FOU-A16)")
        require(t.lair[1 - number] != cell, f"{predator_path}: two predators on {one.cell} (FOU-A15)")


def check_phase(p: FourmidablePosition, t: FourmidableState) -> None:
    level, order = t.kit.level, [(p.first + i) % t.seats for i in range(t.seats)]
    before = order[:order.index(p.turn)]
    if p.phase in SETTING_UP:
        require(p.phase != "drawing" or level.start.mix, "phase: objectives come with the ants (FOU-A2)")
        check_adopted(p, before)
        for seat, colony in enumerate(p.colonies):
            count = len(colony.hand) if p.phase == "drawing" else len(colony.ants)
            expected = (level.start.mix if p.phase == "drawing" else level.start.ants) if seat in before else 0
            expected = 0 if p.phase in ("adopting", "drafting", "stocking") else expected
            if p.phase == "mustering" and level.start.one_by_one:  # one ant at a time (FOU-X5)
                expected = len(p.colonies[p.turn].ants) + (seat in before)
                require(count < level.start.ants or (seat in before and count == level.start.ants),
                        f"colonies[{seat}].ants: {count}, and not begun yet (FOU-X5)")
            require(count == expected,
                    f"colonies[{seat}]: {count} while it is the turn of seat {p.turn}; {expected} (FOU-K2, X5)")
            require(set(t.colonies[seat].at) <= {NONE, t.kit.board.nests[seat]},
                    f"colonies[{seat}].ants: they begin on cell 1 (FOU-K3)")
            require(not t.colonies[seat].moved and t.colonies[seat].born == NONE and not t.prowled,
                    f"colonies[{seat}]: not begun yet")
            require(not any(colony.resources), f"colonies[{seat}].resources: not begun yet")
        require(all(one.cell is None for one in p.predators), "predators: they come by a move (FOU-A16)")
        return
    if p.phase == "forecasting":
        require(p.turn == p.first, "turn: the holder of the day/night tile chooses (FOU-A3)")
        # in later rounds an objective may have been revealed before the forecast (FOU-K14)
        stirred = p.stirred and p.round == 1
        begun = any(one.moved or one.born != NONE for one in t.colonies) or t.prowled or stirred
        require(level.weather and not begun, "phase: the weather comes first (FOU-A3)")
    if p.phase in ("closing", "counting", "ended"):
        check_end(p, t)
        return
    require(not (level.end.at_once and goal_is_met(t)), f"revealed: {level.end.goal} objectives end the game (FOU-K15)")
    require(p.still < QUIET, f"still: {p.still} rounds end the game (FOU-K19)")
    over = resumed_phase(p) in ("opening", "studying", "completing", "reaping", "hunting", "finishing")
    require(t.busy(t.turn) or over or may_give_up(p, t),
            f"turn: seat {p.turn} has nothing left to do (FOU-K4)")
    check_action(p, t)


def check_action(p: FourmidablePosition, t: FourmidableState) -> None:
    """Check the action under way."""
    seat, kit = t.turn, t.kit
    ant, goal, via = t.doing.ant, t.doing.goal, t.doing.via
    place = t.colonies[seat].at[ant] if ant != NONE else NONE
    if p.phase == "choosing":
        reach_of(t, seat, ant)
        require(is_reached(t, goal), f"held.goal: the ant does not come as far as {t.name_of(goal)} (FOU-K4)")
        if kit.level.traced:
            trail = MarkingRoute(t, seat, goal)
            require(trail.follow(via), "held.via: no way marks these cells, one after the other (FOU-A17)")
            require(trail.choices() > 1, "held.via: there is no choice left (FOU-A17)")
            return
        found = routes_of(t, seat, ant, goal)
        names = [kit.board.names[cell] for cell in found.bare]
        for cell in via:
            require(kit.board.names[cell] in names, f"held.via: {kit.board.names[cell]} is on no way (FOU-A17)")
        require(len(fitting(t, found, via)) > 1, "held.via: there is no choice left (FOU-A17)")
    elif p.phase == "opening":
        require(place == NEST + goal and t.colonies[seat].dug >> goal & 1 and t.colonies[seat].outer[goal] == NONE,
                "held.goal: the digger stands in the numbered cell just dug (FOU-A8)")
        require(can_open(t, seat), "held.goal: there is no cell for the hole (FOU-A10)")
        require(kind_at(t, ant) == DIGGER, "held: only diggers dig (FOU-K10)")
    elif p.phase == "studying":
        kind = kind_looked_at(p.held) if p.held is not None else NONE
        require(resumed_phase(p) != "studying" or place == NEST + LIBRARY,
                "held: the ant is not in the library (FOU-A12)")
        check_looked(p, t, kind)
        require(all(kit.objectives.kind[card] == kind for card in t.looked), "looked: of the ant's own type (FOU-A12)")
        require(t.colonies[seat].objectives() < HAND, f"looked: with {HAND} in hand none is drawn (FOU-A13)")
    elif p.phase == "completing":
        require(t.doing.by or place == NEST + LIBRARY, "held: the ant is not in the library (FOU-X2)")
        least = 2 if t.doing.by else 1  # a card completes a single payable objective at once
        require(len(can_be_paid(t, seat, kind_wanted(t))) >= least, "phase: there is nothing to complete (FOU-X2)")
    elif p.phase == "prowling":
        require(t.doing.by or not t.prowled >> seat & 1, "held: that seat has moved a predator this round (FOU-A4)")
        require(has_lair(t, t.doing.predator), "held: it cannot go anywhere (FOU-A16)")


def check_end(p: FourmidablePosition, t: FourmidableState) -> None:
    """Check the closing of a round and the end of the game (FOU-A19, A24, K15, K19)."""
    level = t.kit.level
    if not level.end.at_once or p.ending == "FOU-K19":
        for seat in range(t.seats):
            require(not t.busy(seat), f"colonies[{seat}]: all actions are done before the round closes (FOU-A19)")
    if p.phase == "closing":
        require(not goal_is_met(t) and not level.end.at_once,
                f"phase: {level.end.goal} objectives bring the end (FOU-A19)")
        require(seats_asked(t), "phase: nobody is asked (FOU-A24)")
        require(p.still < QUIET, f"still: {p.still} rounds end the game (FOU-K19)")
        return
    require((p.ending == "FOU-K19") == (p.still == QUIET),
            f"still: {p.still} rounds, and the end by {p.ending} (FOU-K19)")
    require(p.ending == "FOU-K19" or goal_is_met(t) or level.alone,
            f"ending: nobody has {level.end.goal} objectives ({p.ending})")
    require(bool(seats_asked(t)) == (p.phase == "counting"),
            "phase: the count waits for those who may reveal, no longer")
