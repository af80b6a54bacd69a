"""What the tables of a variant share is made once a process, of what it can be made of again in another."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from hashlib import sha256
from typing import Any, TypeVar

from formicarium.core.editions import Editions, mark_of
from formicarium.core.packing import Shared

S = TypeVar("S", bound=Shared)


def made_once(editions: Editions[Any]) -> Callable[[Callable[..., S]], Callable[..., S]]:
    """For the function that makes a kit or a course; its first argument is the name of the edition."""
    def of(make: Callable[..., S]) -> Callable[..., S]:
        @cache
        @wraps(make)
        def get_or_make(*asked: Any) -> S:
            made = make(*asked)
            made.origin = (get_or_make, asked)
            text = editions.texts.get(asked[0])  # none of one that a program has made
            what = f"{make.__module__}.{make.__qualname__} {asked[1:]} {mark_of(text) if text else asked[0]}"
            made.mark = int.from_bytes(sha256(what.encode()).digest()[:7])
            return made

        return get_or_make

    return of
