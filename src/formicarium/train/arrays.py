"""The same sums on numpy or, where it is installed, on PyTorch and a GPU: what the two call differently."""
from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np


class Arrays:
    """numpy."""

    name = "numpy"

    def array(self, values: Any) -> Any:
        """As numpy has them, whole numbers as they are."""
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
        """Along the last axis, which stays."""
        return values.max(-1, keepdims=True)

    def gather(self, values: Any, places: Any) -> Any:
        """Of each row, those places."""
        return np.take_along_axis(values, places, 1)

    def scatter(self, like: Any, places: Any, values: Any) -> Any:
        """Noughts, and these added at those places of each row."""
        found = np.zeros_like(like)
        np.add.at(found, (np.arange(len(like))[:, None], places), values)
        return found

    def join_columns(self, values: list[Any]) -> Any:
        """Side by side."""
        return np.concatenate(values, 1)


class Torch(Arrays):
    """PyTorch, on a GPU if there is one. Whoever learns by hand needs no gradients of it."""

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
    """PyTorch where it is installed, unless one of them is asked for."""
    return Torch() if (find_spec("torch") is not None if torch is None else torch) else Arrays()
