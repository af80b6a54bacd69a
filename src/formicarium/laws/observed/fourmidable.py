"""Fourmidable: outcomes of actions that a seat can observe; law 13 compares outlooks with them."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from formicarium.core.game import Action, Event
from formicarium.games.fourmidable.events import (
    Adopted,
    Called,
    Completed,
    Declined,
    Drew,
    Dug,
    Erased,
    Full,
    Gathered,
    Hatched,
    Kept,
    Marked,
    Mustered,
    Opened,
    Picked,
    Played,
    Prowled,
    Recruited,
    Revealed,
    Studied,
    Used,
    Walked,
)
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    Adopt,
    Call,
    Claim,
    Complete,
    Direct,
    Done,
    Draft,
    Draw,
    Erase,
    Forecast,
    GiveUp,
    Go,
    Hatch,
    Hunt,
    Keep,
    Leave,
    Muster,
    Objective,
    Open,
    Pass,
    Pick,
    PlayCard,
    Recruit,
    Reveal,
    Rob,
    Send,
    Special,
    UsePower,
    Via,
)
from formicarium.games.fourmidable.views import FourmidableView

UNCONFIRMED = {
    "Draw.trap": "a warning: whether the objectives can be paid shows at the end of the game",
    "Forecast.ant": "who makes a step more shows when an ant of that type is picked",
    "Pick.cells": "where the ant can go is offered, not seen",
    "Pick.gather": "where the ant can go is offered, not seen",
    "PlayCard.distance": "how far a hole opens shows when it is opened",
    "Draft.left": "how many are still to come is known, not seen",
    "Leave.count": "what could be completed is offered, not seen",
    "Call.cells": "where the predator can go is offered, not seen",
}


def observed_outcome(game: Fourmidable, seat: int, action: Action, before: FourmidableView, after: FourmidableView,
                     events: Sequence[Event]) -> Mapping[str, Any]:
    """Return the outlook's fields that the seat can observe after the action, with their real values."""
    heard = {type(event): event for event in events}
    return AFTER[type(action)](seat, before, after, heard, [one.cell for one in events if isinstance(one, Marked)])


Heard = Mapping[type[Event], Any]
After = Callable[[int, FourmidableView, FourmidableView, Heard, list[str]], Mapping[str, Any]]


def fields(event: Event, *names: str) -> dict[str, Any]:
    return {name: getattr(event, name) for name in names}


def of_card(card: Objective) -> dict[str, Any]:
    return {"card": card.card, "ant": card.ant, "needs": card.needs, "points": card.points}


def see_pick(seat: int, before: FourmidableView, after: FourmidableView, heard: Heard, marked: list[str]) -> Any:
    event, mine = heard[Picked], before.players[seat]
    inside = any(chamber.cell == event.cell for chamber in mine.chambers)
    where = "nest" if inside else "hole" if event.cell in mine.holes else "board"
    return {**fields(event, "ant", "number", "cell"), "steps": after.reach, "where": where}


def see_go(seat: int, before: FourmidableView, after: FourmidableView, heard: Heard, marked: list[str]) -> Any:
    if Walked not in heard:  # several routes are possible
        assert after.held is not None
        return {"ant": after.held.ant, "number": after.held.number, "cell": after.held.goal}
    walk = heard[Walked]
    return {**fields(walk, "ant", "number", "cell", "steps", "path"), **done_there(after, heard), "ways": 1,
            "least": len(marked), "most": len(marked)}


def done_there(after: FourmidableView, heard: Heard) -> dict[str, Any]:
    """Return the effect at the end of a walk."""
    if Gathered in heard:
        return {"what": "gather", **fields(heard[Gathered], "resource", "pheromone")}
    if Dug in heard:
        return {"what": "hole" if after.phase == "opening" else "dig", "resource": heard[Dug].resource}
    if Studied in heard:
        return {"what": "library", "resource": None}
    if after.phase == "completing":
        return {"what": "complete", "resource": None}
    if after.shown is not UNSET and heard[Walked].cell == "library":
        return {"what": "unpaid", "resource": None}
    if Full in heard:
        return {"what": "full" if heard[Full].why == "hand" else "bare", "resource": None}
    return {"what": "walk" if heard[Walked].steps else "stay", "resource": None}


def see_cross(seat: int, before: FourmidableView, after: FourmidableView, heard: Heard, marked: list[str]) -> Any:
    marked_before = before.held.via if before.held else ()
    if Walked not in heard:  # several routes are still possible
        assert after.held is not None
        return {"cell": after.held.via[len(marked_before)], "goal": after.held.goal}
    chosen = set(marked) - set(marked_before)
    return {**straight(seat, before, after, heard, marked), "ways": 1,
            **({"cell": chosen.pop()} if len(chosen) == 1 else {})}


def straight(seat: int, before: FourmidableView, after: FourmidableView, heard: Heard, marked: list[str]) -> Any:
    walk = heard[Walked]
    return {"goal": walk.cell, "cells": tuple(marked), "marks": len(marked), "path": walk.path}


def see_hatch(seat: int, before: FourmidableView, after: FourmidableView, heard: Heard, marked: list[str]) -> Any:
    ant = heard[Hatched].ant
    kind = ANT_KINDS.index(ant)
    same_round = {"tiles": after.births[kind]} if after.round == before.round else {}  # a new round returns all tiles
    return {"ant": ant, "left": after.players[seat].supply[kind], **same_round}


def card_played(seat: int, before: FourmidableView, after: FourmidableView, heard: Heard, marked: list[str]) -> Any:
    special, mine = heard[Played].special, (before.players[seat].lore, after.players[seat].lore)
    assert not isinstance(mine[0], msgspec.UnsetType) and not isinstance(mine[1], msgspec.UnsetType)
    longer = {"steps": after.reach} if after.reach != before.reach else {}
    return {"card": special.card, "effect": special.effect, "mark": special.mark,
            "points": mine[1].leaves - mine[0].leaves, **longer}


def see_draft(seat: int, before: FourmidableView, after: FourmidableView, heard: Heard, marked: list[str]) -> Any:
    if before.draft is UNSET or after.draft is UNSET:  # the solo game has no draft
        assert before.specials is not UNSET and after.specials is not UNSET
        had, have = before.specials, after.specials
        return {**of_special(next(card for card in have if have.count(card) > had.count(card))), "kept": len(have)}
    step = before.draft.steps
    kept = after.draft.pick if after.draft.steps == step else after.draft.kept[step]
    return {**({} if kept is None else of_special(kept)), "kept": step + 1}


def of_special(special: Special) -> dict[str, Any]:
    return {"card": special.card, "effect": special.effect, "mark": special.mark}


def see_rob(seat: int, before: FourmidableView, after: FourmidableView, heard: Heard, marked: list[str]) -> Any:
    assert before.solo is not UNSET and after.solo is not UNSET
    return of_card(after.solo.robbed[len(before.solo.robbed)])


AFTER: Mapping[type[Action], After] = {
    Adopt: lambda seat, before, after, heard, marked: fields(heard[Adopted], "species"),
    Draw: lambda seat, before, after, heard, marked: fields(heard[Drew], "hunters", "farmers", "diggers"),
    Muster: lambda seat, before, after, heard, marked: fields(heard[Mustered], "hunters", "farmers", "diggers"),
    Forecast: lambda seat, before, after, heard, marked: {"weather": after.weather},
    Pick: see_pick,
    Go: see_go,
    Via: see_cross,
    Direct: straight,
    Open: lambda seat, before, after, heard, marked: fields(heard[Opened], "cell", "hole"),
    Keep: lambda seat, before, after, heard, marked: of_card(heard[Kept].card),
    Hatch: see_hatch,
    GiveUp: lambda seat, before, after, heard, marked: {},
    Call: lambda seat, before, after, heard, marked: fields(heard[Called], "predator"),
    Send: lambda seat, before, after, heard, marked: fields(heard[Prowled], "predator", "cell", "owner", "eaten"),
    PlayCard: card_played,
    UsePower: lambda seat, before, after, heard, marked: fields(heard[Used], "species"),
    Claim: lambda seat, before, after, heard, marked: {"cell": marked[0]},
    Erase: lambda seat, before, after, heard, marked: fields(heard[Erased], "cell", "owner"),
    Done: lambda seat, before, after, heard, marked: {},
    Reveal: lambda seat, before, after, heard, marked: {
        **of_card(heard[Revealed].objective), "revealed": heard[Revealed].revealed, "goal": after.goal},
    Pass: lambda seat, before, after, heard, marked: {"final": heard[Declined].rule != "FOU-A24"},
    Recruit: lambda seat, before, after, heard, marked: fields(heard[Recruited], "ant", "number"),
    Complete: lambda seat, before, after, heard, marked: {
        **of_card(heard[Completed].objective), "completed": heard[Completed].completed, "goal": after.goal},
    Leave: lambda seat, before, after, heard, marked: {},
    Draft: see_draft,
    Hunt: lambda seat, before, after, heard, marked: fields(heard[Prowled], "predator", "cell", "eaten"),
    Rob: see_rob,
}
