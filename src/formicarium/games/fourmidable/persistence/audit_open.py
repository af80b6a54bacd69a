"""Fourmidable: checks of a written position for Experienced and Solo: open objectives, draft, hunting predators."""
from __future__ import annotations

from collections import Counter

from msgspec import UNSET

from formicarium.games.fourmidable.kit import DEALT, KINDS, NONE, PEEKS, RESOURCES, Kit
from formicarium.games.fourmidable.model import FourmidablePosition
from formicarium.games.fourmidable.persistence.audit_special import gifts_of, require
from formicarium.games.fourmidable.state import FourmidableState
from formicarium.games.fourmidable.steps.predators_hunt import quarry
from formicarium.games.fourmidable.steps.predators_rob import loot


def check_shown(p: FourmidablePosition, kit: Kit) -> None:
    """Check the number of open objectives, and the seats that know the pile's upper cards (FOU-X1)."""
    require((p.shown is not UNSET) == kit.level.open, "shown: objectives lie open from Experienced on (FOU-X1)")
    if p.shown is UNSET:
        return
    require(not any(p.under), "under: nothing is put under the one pile (FOU-X1)")
    pile, open_ = sum(map(len, p.piles)) + len(p.shown.tops), len(p.shown.open)
    require(open_ == kit.open or (open_ < kit.open and pile == 0),
            f"shown.open: {open_}, and {pile} in the pile; {kit.open} lie open while it lasts (FOU-X1)")
    require(len(p.shown.tops) <= PEEKS, f"shown.tops: {len(p.shown.tops)}; {PEEKS} are looked at, at most (FOU-C19)")
    before = set(range(kit.seats))
    for number, top in enumerate(p.shown.tops):
        path = f"shown.tops[{number}].seats"
        require(top.seats and list(top.seats) == sorted(set(top.seats)), f"{path}: each once, in order")
        require(set(top.seats) <= before, f"{path}: who looks at a card looks at those above it, too (FOU-C19)")
        before = set(top.seats)


def check_packs(p: FourmidablePosition, kit: Kit) -> None:
    """Check the draft, which a position stores to the end of the game (FOU-X4)."""
    early = p.phase == "adopting"
    require((p.packs is not UNSET) == (kit.level.draft and not early), "packs: from the draft on (FOU-X4)")
    require(p.phase != "drafting" or kit.level.draft, "phase: special cards are not drafted at this level (FOU-X4)")
    if p.packs is UNSET or p.played is UNSET:
        return
    packs, each = p.packs.packs, kit.level.specials
    require(len(packs) == len(p.packs.picks) == kit.seats, f"packs: one of each of {kit.seats} players (FOU-X4)")
    steps = len(packs[0].taken)
    require((steps < each) == (p.phase == "drafting") and steps <= each,
            f"packs.packs[0].taken: {steps} cards while {p.phase} (FOU-X4)")
    played: Counter[str] = Counter()
    for seat, pack in enumerate(packs):
        require(len(pack.taken) == steps and len(pack.rest) == DEALT - steps,
                f"packs.packs[{seat}]: {steps} cards were kept of {DEALT}, as of the others (FOU-X4)")
        mine = Counter(packs[(seat - step) % kit.seats].taken[step] for step in range(steps)
                       if len(packs[(seat - step) % kit.seats].taken) > step)
        gifts = gifts_of(p.colonies[seat])
        has = Counter(gifts.specials) + Counter(gifts.laid)
        require(has <= mine, f"colonies[{seat}].gifts.specials: what it kept in the draft, no other (FOU-X4)")
        played += mine - has
        pick = p.packs.picks[seat]
        require(pick is None or p.phase == "drafting", f"packs.picks[{seat}]: while cards are drafted (FOU-X4)")
        require(pick is None or pick in packs[(seat - steps) % kit.seats].rest,
                f"packs.picks[{seat}]: {pick} is not in its hand (FOU-X4)")
    require(played == Counter(p.played), "played: what was kept in the draft and is in no hand any more (FOU-X4)")
    if p.phase == "drafting":
        require(p.turn == p.first, "turn: all of them choose at once; then the first player begins (FOU-X4)")
        require(None in p.packs.picks, "packs.picks: when all have kept one, the hands are passed on (FOU-X4)")


def robbed_of(p: FourmidablePosition) -> tuple[str, ...]:
    """Return the objectives that predators have completed."""
    return () if p.alone is UNSET else p.alone.robbed


def eaten_of(p: FourmidablePosition) -> tuple[int, ...]:
    return (0,) * RESOURCES if p.alone is UNSET else p.alone.eaten


def check_alone(p: FourmidablePosition, kit: Kit) -> None:
    """Check the solo game (FOU-P1 to P6)."""
    solo = kit.level.alone
    require((p.alone is not UNSET) == solo, "alone: in Solo only (FOU-P5)")
    require(solo or p.phase not in ("stocking", "reaping", "hunting", "robbing"), f"phase: {p.phase} is for Solo")
    if p.alone is UNSET:
        return
    require(len(p.alone.eaten) == RESOURCES and min(p.alone.eaten) >= 0, f"alone.eaten: {RESOURCES} numbers (FOU-P5)")
    require((p.alone.wanted is not None) == (p.phase == "hunting"), f"alone.wanted: {p.alone.wanted} while {p.phase}")
    require(p.round <= kit.solo.rounds, f"round: {p.round} of {kit.solo.rounds} (FOU-P6)")
    require(p.round == kit.solo.rounds or p.phase not in ("counting", "ended"),
            f"round: {p.round} of {kit.solo.rounds} (FOU-P6)")
    require(p.still == 0, "still: rounds without anything do not count (FOU-P6)")
    begun = p.round > 0
    require(begun or not (p.alone.robbed or any(p.alone.eaten)), "alone: nothing has happened during the set-up")
    hand = len(gifts_of(p.colonies[0]).specials)
    require(p.phase != "stocking" or hand < kit.level.specials, f"colonies[0].gifts.specials: {hand} (FOU-P2)")


def check_hunt(p: FourmidablePosition, t: FourmidableState) -> None:
    """Check that a player is asked only if there are several answers (FOU-P4, P5)."""
    if not t.kit.level.alone or t.round_ == 0:
        return
    paid = len(loot(t))
    require(paid > 1 if p.phase == "robbing" else paid == 0, f"alone.eaten: it pays {paid} objectives (FOU-P5)")
    if p.phase == "hunting":
        predator, wanted = t.doing.predator, t.doing.wanted
        require(predator != NONE and predator == wanted // KINDS, "alone.wanted: another predator eats that (FOU-P4)")
        require(len(quarry(t, predator, wanted)) > 1, "phase: it goes where there is one place (FOU-P4)")
    if p.phase == "reaping":
        require(t.colonies[0].specials and t.doing.gathered != NONE, "phase: nothing to play, or for nothing (FOU-I7)")
