"""Optional dependencies: find the extra that installs a missing package."""
from __future__ import annotations

from formicarium.cli.faults import Fault

# extra -> top-level modules of its packages
EXTRAS = {
    "site": ("starlette", "uvicorn", "websockets", "uvloop", "resvg_py", "segno", "asyncpg", "nats"),
    "rl": ("numpy", "gymnasium"),
    "pettingzoo": ("pettingzoo",),
    "openspiel": ("pyspiel", "open_spiel"),
    "train": ("torch",),
    "ray": ("ray",),
}


def lacking(missing: ModuleNotFoundError) -> Fault | None:
    """Return the fault that names the extra of a missing module; None if no extra has it."""
    module = (missing.name or "").partition(".")[0]
    extra = next((extra for extra, modules in EXTRAS.items() if module in modules), "")
    return Fault("fault-extra", module=module, extra=extra) if extra else None
