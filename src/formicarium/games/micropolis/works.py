"""Micropolis: what a tile does at once when it is placed (MIC-T6)."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.news import News
from formicarium.core.table import count
from formicarium.games.micropolis.model import Emptied, Filled, Hatched, Hired, Left, Rearranged, Recruited
from formicarium.games.micropolis.moves import FILL, REARRANGE, TAKE
from formicarium.games.micropolis.nest import ARCHITECT, BARRACKS, NONE, SENTINEL, SERGEANT
from formicarium.games.micropolis.score import Scored


class Working(Scored):
    def work(self, news: News) -> None:
        """One step after the other, until one asks; all of it concerns the anthill that grew (MIC-E9)."""
        self.question = TAKE
        while self.step < self.board.step_from[self.tile + 1]:
            step = self.board.steps[self.step]
            if step >= BARRACKS:
                self.question = self.man(step - BARRACKS, news)
            elif step == SENTINEL:
                self.changed = 0
                self.question = REARRANGE if self.switchable() else TAKE
            elif step == SERGEANT:
                self.recruit(news)
            elif step == ARCHITECT:
                self.hire(news)
            else:
                self.hatch(step, news)
            if self.question != TAKE:
                return
            self.step += 1
        self.at = self.tile = self.step = NONE

    def gain(self, anthill: i64, soldiers: i64) -> i64:
        """MIC-T4: what fits into the army and is there in the reserve."""
        room = min(self.board.holes - self.army[anthill], self.reserve)
        gained = min(soldiers, room)
        self.army[anthill] += gained
        self.reserve -= gained
        return gained

    def hatch(self, eggs: i64, news: News) -> None:
        """MIC-X2."""
        soldiers = self.gain(self.at, eggs)
        if news.heard:
            news.tell(Hatched(seat=self.turn, anthill=self.numbered(self.at), eggs=eggs, soldiers=soldiers,
                              rule="MIC-X2" if soldiers == eggs else "MIC-T4"))

    def hire(self, news: News) -> None:
        """MIC-X3."""
        tokens = min(1, self.tokens())
        self.architects[self.turn] += tokens
        if news.heard:
            news.tell(Hired(seat=self.turn, tokens=tokens, rule="MIC-X3"))

    def recruit(self, news: News) -> None:
        """MIC-X4, E5: first the army with the token loses a soldier, then this one gains one."""
        lost = min(1, self.army[self.leader])
        self.army[self.leader] -= lost
        self.reserve += lost
        gained = self.gain(self.at, 1)
        if news.heard:
            news.tell(Recruited(seat=self.turn, anthill=self.numbered(self.at), owner=self.owner(self.leader),
                                hit=self.numbered(self.leader), lost=lost, gained=gained,
                                rule="MIC-X4" if self.numbers.each == 1 else "MIC-E5"))

    def man(self, barracks: i64, news: News) -> i64:
        """MIC-X6: a question, if the army is large enough; a sentinel on the same tile may have been there before."""
        if self.full >> barracks & 1:
            return TAKE
        if self.board.places[barracks] <= self.army[self.at]:
            return FILL
        self.leave_empty(barracks, False, news)
        return TAKE

    def decide(self, fill: bool, news: News) -> None:
        """MIC-X6: all places or none."""
        barracks = self.board.steps[self.step] - BARRACKS
        if fill:
            self.fill(barracks, "MIC-X6", news)
        else:
            self.leave_empty(barracks, True, news)
        self.step += 1
        self.work(news)

    def fill(self, barracks: i64, rule: str, news: News) -> None:
        places = self.board.places[barracks]
        self.full |= 1 << barracks
        self.army[self.at] -= places
        if news.heard:
            news.tell(Filled(seat=self.turn, anthill=self.numbered(self.at), barracks=barracks + 1, places=places,
                             rule=rule))

    def leave_empty(self, barracks: i64, by_choice: bool, news: News) -> None:
        if news.heard:
            news.tell(Left(seat=self.turn, anthill=self.numbered(self.at), barracks=barracks + 1,
                           places=self.board.places[barracks], why="choice" if by_choice else "soldiers",
                           rule="MIC-X6"))

    def switch(self, barracks: i64, news: News) -> None:
        """MIC-X5: full or empty, the other way round; the army may pass its limit meanwhile."""
        if self.full >> barracks & 1:
            self.full &= ~(1 << barracks)
            self.army[self.at] += self.board.places[barracks]
            if news.heard:
                news.tell(Emptied(seat=self.turn, anthill=self.numbered(self.at), barracks=barracks + 1,
                                  places=self.board.places[barracks], rule="MIC-X5"))
        else:
            self.fill(barracks, "MIC-X5", news)
        self.changed |= 1 << barracks
        if self.switchable() == 0:
            self.rest(news)

    def rest(self, news: News) -> None:
        """MIC-X5: what is above the limit at the end goes to the reserve."""
        surplus = max(0, self.army[self.at] - self.board.holes)
        self.army[self.at] -= surplus
        self.reserve += surplus
        if news.heard:
            news.tell(Rearranged(seat=self.turn, anthill=self.numbered(self.at), changed=count(self.changed),
                                 surplus=surplus, rule="MIC-X5"))
        self.changed = 0
        self.step += 1
        self.work(news)

    def switchable(self) -> i64:
        """MIC-X5: the barracks that the sentinel can still fill or empty, each once, one bit each."""
        barracks = self.nests[self.at].barracks & ~self.changed
        army, places = self.army[self.at], self.board.places
        found: i64 = 0
        number: i64
        for number in range(len(places)):
            if barracks >> number & 1 and (self.full >> number & 1 or places[number] <= army):
                found |= 1 << number
        return found

