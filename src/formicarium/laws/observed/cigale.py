"""La Cigale & la Fourmi: outcomes of actions that a seat can observe; law 13 compares outlooks with them."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from formicarium.core.game import Event
from formicarium.games.cigale.edition import CELL_NAMES
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import (
    Bought,
    Buy,
    Choose,
    Chose,
    CigaleView,
    Collect,
    Collected,
    Decline,
    Declined,
    Empower,
    Empowered,
    Exchange,
    Exchanged,
    Guess,
    Guessed,
    Paid,
    Pay,
    PayHidden,
    Placed,
    Put,
    Revealed,
    Shelved,
    Took,
)

PASSED = {"CIG-P2": "power", "CIG-P8": "exchange", "CIG-W8": "buy"}


def observed_outcome(game: Cigale, seat: int, action: Any, before: CigaleView, after: CigaleView,
                     events: Sequence[Event]) -> dict[str, Any]:
    match action:
        case Put():
            placed = only_fields(events, Placed)
            return {"cell": placed["cell"], "ants": len(after.ants), "card": card_at(after, placed["cell"])}
        case Choose():
            under = [card_at(after, cell) for cell in after.ants]
            return {"path": after.token, "role": "ant" if only_fields(events, Chose)["rule"] == "CIG-A3" else "red",
                    "cards": sum(card is not None and card.path == after.token for card in under)}
        case Guess():
            guessed, revealed = only_fields(events, Guessed), only_fields(events, Revealed)
            seen = {"cell": guessed["cell"], "path": guessed["path"], "seat": revealed["seat"]}
            return {**seen, "cards": count_collected(events)} if revealed["caught"] else seen
        case Collect():
            return pick(only_fields(events, Took), "cell", "card")
        case Empower():
            return pick(only_fields(events, Empowered), "card", "power", "owner")
        case Buy():
            bought = [event for event in events if isinstance(event, Bought)]
            home = {"provision": bought[0].provision, "points": bought[0].points} if bought else {
                "provision": after.buying}
            return {**home, "pays": bought[0].cards if bought else ()}
        case Pay() | PayHidden():
            bought = [event for event in events if isinstance(event, Bought)]
            provision = bought[0].provision if bought else after.buying
            paid = {"card": only_fields(events, Paid)["card"], "provision": provision}
            pays = bought[0].cards if bought else ()
            return paid if isinstance(action, PayHidden) else {**paid, "pays": pays}
        case Exchange():
            return pick(only_fields(events, Exchanged), "give", "take", "owner", "points")
        case Decline():
            return {"what": PASSED[only_fields(events, Declined)["rule"]]}
    return {}


def only_fields(events: Sequence[Event], kind: type[Event]) -> dict[str, Any]:
    (event,) = [one for one in events if isinstance(one, kind)]
    return asdict(event)


def pick(facts: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: facts[name] for name in names}


def card_at(view: CigaleView, cell: str) -> Any:
    return view.square[CELL_NAMES.index(cell)]


def count_collected(events: Sequence[Event]) -> int:
    """Count the cards that a Cicada with a right guess collects at once."""
    return sum(event.cards if isinstance(event, Shelved) else len(event.cards)
               for event in events if isinstance(event, Shelved | Collected))
