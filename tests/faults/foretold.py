"""Pebbles of which something else is told: law 13."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from formicarium.core.dice import Dice
from formicarium.core.game import Event, Outlook, Types
from formicarium.core.news import News
from formicarium.laws.observed import Observer, register
from tests.support import toy_features
from tests.support.toy import NONE, KnockOutlook, Pebbles, PebblesTable, PebblesView, PickOutlook, Shown

from .marks import breaks, table_breaks

# 13: it turns out otherwise

@breaks(13, "foretold is last = False")
class ForetellsNoEnd(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Nobody is told that the picks will be shown."""

    def outlook(self, table: PebblesTable, seat: int, action: Any) -> Outlook:
        told = super().outlook(table, seat, action)
        return msgspec.structs.replace(told, last=False) if isinstance(told, PickOutlook) else told


@breaks(13, "foretold is unseen")
class ForgetsWhatIsGone(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Pebbles that were played count as unseen."""

    def outlook(self, table: PebblesTable, seat: int, action: Any) -> Outlook:
        told = super().outlook(table, seat, action)
        if not isinstance(told, PickOutlook):
            return told
        return msgspec.structs.replace(told, unseen=told.unseen + table.gone[action.kind])


@table_breaks(13, "foretold is last")
class ShowsTooEarly(PebblesTable):
    """The rules have changed, and the outlook has not: who picks first has to show it at once."""

    def play(self, seat: int, move: int, dice: Dice, news: News) -> None:
        super().play(seat, move, dice, news)
        if news.wanted and self.picks[seat] != NONE:
            news.reveal(Shown(kinds=(self.picks[seat],), rule="PEB-5"))


@breaks(13, "speaks of 'luck'")
class ObservesAnUnknownFact(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """Its observer returns a field that no outlook has."""


def observe_luck(game: Pebbles, seat: int, action: Any, before: PebblesView, after: PebblesView,
                 events: Sequence[Event]) -> Mapping[str, Any]:
    return {**toy_features.observed_outcome(game, seat, action, before, after, events), "luck": 1}


register(ObservesAnUnknownFact, Observer(observe_luck))


@breaks(13, "come back | Invalid value")
class OutlookOfAnotherGame(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    """An outlook that is not on the list: no client could read it."""

    types: ClassVar[Types] = Pebbles.types._replace(outlook=KnockOutlook)
