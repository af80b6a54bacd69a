"""Wrong outlooks: faults for law 13."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from formicarium.core.dice import Dice
from formicarium.core.game import Event, Outlook, Types
from formicarium.core.news import News
from formicarium.laws.observed import Observer, register
from tests.support import toy_features
from tests.support.toy import NONE, KnockOutlook, Pebbles, PebblesState, PebblesView, PickOutlook, Shown

from .marks import breaks, table_breaks

# Law 13: the move differs from its outlook.

@breaks(13, "foretold is last = False")
class ForetellsNoEnd(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """The outlook does not say that the picks will be shown."""

    def outlook(self, state: PebblesState, seat: int, action: Any) -> Outlook:
        outlook = super().outlook(state, seat, action)
        return msgspec.structs.replace(outlook, last=False) if isinstance(outlook, PickOutlook) else outlook


@breaks(13, "foretold is unseen")
class ForgetsWhatIsGone(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Played pebbles count as unseen."""

    def outlook(self, state: PebblesState, seat: int, action: Any) -> Outlook:
        outlook = super().outlook(state, seat, action)
        if not isinstance(outlook, PickOutlook):
            return outlook
        return msgspec.structs.replace(outlook, unseen=outlook.unseen + state.gone[action.kind])


@table_breaks(13, "foretold is last")
class ShowsTooEarly(PebblesState):
    """The rules have changed without the outlook: a pick is shown at once."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        super().play(seat, move, dice, news)
        if news.wanted and self.picks[seat] != NONE:
            news.reveal(Shown(kinds=(self.picks[seat],), rule="PEB-5"))


@breaks(13, "speaks of 'luck'")
class ObservesAnUnknownFact(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    pass


def observe_luck(game: Pebbles, seat: int, action: Any, before: PebblesView, after: PebblesView,
                 events: Sequence[Event]) -> Mapping[str, Any]:
    return {**toy_features.observed_outcome(game, seat, action, before, after, events), "luck": 1}


register(ObservesAnUnknownFact, Observer(observe_luck))


@breaks(13, "come back | Invalid value")
class OutlookOfAnotherGame(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """An outlook missing from the game's list of types: no client could read it."""

    types: ClassVar[Types] = Pebbles.types._replace(outlook=KnockOutlook)
