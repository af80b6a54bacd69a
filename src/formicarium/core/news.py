"""Events of a move and the seats that hear them; searches pass SILENT, which records nothing."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

ALL: Final[i64] = -1  # recipient of an item for all seats and spectators


@final
class Item:
    def __init__(self, to: int, event: object, secret: bool) -> None:
        self.to = to  # a seat, or ALL
        self.event = event
        self.secret = secret  # a seat learns something new from it, so undo stops here

    def __reduce__(self) -> tuple[object, ...]:
        return Item, (self.to, self.event, self.secret)


@final
class News:
    """Collector of a move's events. Rules write `if news.wanted: news.tell(Moved(seat, cell))`; SILENT costs one test.
    """

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted
        self.items: list[Item] = []

    def tell(self, event: object) -> None:
        """Send to all seats a fact that follows from the move and the visible state."""
        self.write(ALL, event, False)

    def reveal(self, event: object) -> None:
        """Send to all seats a fact that was secret until now; undo stops here."""
        self.write(ALL, event, True)

    def whisper(self, seat: i64, event: object) -> None:
        """Send to one seat a fact that it did not know; undo stops here."""
        self.write(seat, event, True)

    def write(self, to: int, event: object, secret: bool) -> None:
        if not self.wanted:
            raise RuntimeError("nobody listens: ask news.wanted before making an event")
        self.items.append(Item(to, event, secret))


SILENT: Final = News(False)
