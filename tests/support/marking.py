"""Marks for some of a test's parameters."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def mark_where(condition: Callable[[Any], bool], mark: pytest.MarkDecorator, values: Iterable[Any]) -> list[Any]:
    """Return the values as parameters; those for which `condition` holds get the mark. A tuple is several arguments."""
    return [pytest.param(*value if type(value) is tuple else (value,), marks=mark if condition(value) else ())
            for value in values]
