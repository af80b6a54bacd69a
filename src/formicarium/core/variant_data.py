"""Per-process cache of a variant's immutable data; a pickle stores how to rebuild it."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from hashlib import sha256
from typing import Any, TypeVar

from formicarium.core.editions import Editions, mark_of
from formicarium.core.packing import VariantData

S = TypeVar("S", bound=VariantData)


def variant_cache(editions: Editions[Any], name: str) -> Callable[[Callable[..., S]], Callable[..., S]]:
    """Decorate the function that makes a kit or a course; its first argument is the edition's name.

    `name` is part of the mark in packed states: changing it makes bytes packed before unreadable. It is the function's
    first dotted name, and stays when the function moves.
    """
    def cached(make: Callable[..., S]) -> Callable[..., S]:
        @cache
        @wraps(make)
        def get_or_make(*arguments: Any) -> S:
            made = make(*arguments)
            made.origin = (get_or_make, arguments)
            text = editions.texts.get(arguments[0])  # missing for editions built in code
            variant = f"{name} {arguments[1:]} {mark_of(text) if text else arguments[0]}"
            made.mark = int.from_bytes(sha256(variant.encode()).digest()[:7])
            return made

        return get_or_make

    return cached
