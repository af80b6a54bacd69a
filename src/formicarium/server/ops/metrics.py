"""Metrics for Prometheus, in its text format."""
from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext


COUNTERS = {
    "moves": "moves made", "lines": "journal lines kept", "scenes": "scenes made", "refusals": "refusals answered",
    "bad_messages": "messages that could not be read", "rate_refusals": "messages beyond the rate",
    "tables_opened": "tables opened", "games_ended": "games that came to their end", "rooms_loaded": "rooms read",
    "sockets_opened": "sockets opened", "sockets_closed": "sockets closed", "slow_watchers": "watchers let go",
    "lines_dropped": "damaged lines put aside",
    "damages": "other things found damaged or gone", "requests": "HTTP requests", "faults": "errors of ours",
    "seeks": "people who wanted to play now", "pairs": "tables of people who wanted the same",
    "pictures": "pictures drawn for links", "reviews": "games that the coach has looked through",
    "clock_jumps": "jumps of the clock on the wall",
}


def text(context: ServerContext) -> str:
    lines = []
    for name, help_ in COUNTERS.items():
        lines += [f"# HELP formicarium_{name}_total {help_}", f"# TYPE formicarium_{name}_total counter",
                  f"formicarium_{name}_total {context.counts[name]}"]
    gauges = {
        "rooms": ("tables in memory", len(context.tables.live)),
        "watchers": ("open sockets at tables", sum(len(table.subscribers) for table in context.tables.live.values())),
        "visitors": ("open sockets in the lobby", len(context.lobby.subscribers)),
        "seekers": ("people there who want to play now", len(context.lobby.matchmaker.seekers)),
        "thinking": ("bots that think or wait to",
                     sum(len(table.turns.thinking) for table in context.tables.live.values())),
        "reviews_waiting": ("games that the coach looks through, or will", len(context.bots.reviews.jobs)),
        "tables_bytes": ("what the tables in memory weigh, near enough", context.tables.bytes_in_memory()),
        "tasks": ("tasks under way", len(context.tasks.running)),
        "uptime_seconds": ("since the start", round(monotonic() - context.time.started, 1)),
    }
    for name, (help_, value) in gauges.items():
        lines += [f"# HELP formicarium_{name} {help_}", f"# TYPE formicarium_{name} gauge",
                  f"formicarium_{name} {value}"]
    return "\n".join(lines) + "\n"
