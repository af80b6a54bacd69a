"""Array operations on numpy or, if installed, on PyTorch and a GPU; used by the learner."""
from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np


class Arrays:
    name = "numpy"

    def array(self, values: Any) -> Any:
        """Convert to an array, keeping integer types."""
        return np.asarray(values)

    def as_floats(self, values: Any) -> Any:
        return values.astype(np.float32)

    def numpy(self, values: Any) -> Any:
        return values

    def exp(self, values: Any) -> Any:
        return np.exp(values)

    def root(self, values: Any) -> Any:
        return np.sqrt(values)

    def floor(self, values: Any) -> Any:
        return np.floor(values)

    def log(self, values: Any) -> Any:
        return np.log(values)

    def highest(self, values: Any) -> Any:
        """Return the maximum along the last axis, which stays."""
        return values.max(-1, keepdims=True)

    def gather(self, values: Any, places: Any) -> Any:
        """Return the values at `places` of each row."""
        return np.take_along_axis(values, places, 1)

    def scatter(self, like: Any, places: Any, values: Any) -> Any:
        """Return zeros like `like` with the values added at `places` of each row."""
        found = np.zeros_like(like)
        np.add.at(found, (np.arange(len(like))[:, None], places), values)
        return found

    def join_columns(self, values: list[Any]) -> Any:
        return np.concatenate(values, 1)


class Torch(Arrays):
    """Array operations on PyTorch, on a GPU if there is one; gradients are off, since the learner computes its own."""

    def __init__(self) -> None:
        import torch

        self.torch = torch
        self.place = "cuda" if torch.cuda.is_available() else "cpu"
        self.name = f"torch {torch.__version__} on {self.place}"
        torch.set_grad_enabled(False)
        torch.backends.cuda.matmul.allow_tf32 = True

    def array(self, values: Any) -> Any:
        return self.torch.as_tensor(np.ascontiguousarray(values), device=self.place)

    def as_floats(self, values: Any) -> Any:
        return values.float()

    def numpy(self, values: Any) -> Any:
        return values.cpu().numpy()

    def exp(self, values: Any) -> Any:
        return values.exp()

    def root(self, values: Any) -> Any:
        return values.sqrt()

    def floor(self, values: Any) -> Any:
        return values.floor()

    def log(self, values: Any) -> Any:
        return values.log()

    def highest(self, values: Any) -> Any:
        return values.amax(-1, keepdim=True)

    def gather(self, values: Any, places: Any) -> Any:
        return values.gather(1, places.long())

    def scatter(self, like: Any, places: Any, values: Any) -> Any:
        return self.torch.zeros_like(like).scatter_add_(1, places.long(), values)

    def join_columns(self, values: list[Any]) -> Any:
        return self.torch.cat(values, 1)


def arrays(torch: bool | None = None) -> Arrays:
    """Return PyTorch arrays if it is installed; `torch` forces the choice."""
    return Torch() if (find_spec("torch") is not None if torch is None else torch) else Arrays()
