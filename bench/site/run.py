"""Our server and a boardgame.io server under the same load in one run: `python bench/site/run.py`.

Tables of Wyx with four players, one socket per seat, a move at each table every 2 to 5 seconds. Latency is the time
from sending the move until all four seats have the new state; CPU and memory are the server process's own, from /proc
(Linux only).
"""
from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BOARDGAMEIO = HERE / "boardgameio"
START = 30.0  # seconds until a server must answer
NAMES = {"memory": "in memory", "files": "in files"}
BARS = {"p50_ms": 2.0, "p99_ms": 50.0, "ratio": 5.0, "kb_socket_all": 60.0}
JUDGED = ("p50_ms", "p99_ms", "cpu_ms_move", "kb_socket_all")


def environment() -> dict[str, str]:
    return dict(os.environ, PYTHONPATH=f"{ROOT / 'src'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}",
                NODE_ENV="production", PYTHONDONTWRITEBYTECODE="1")


def free_port() -> int:
    import socket

    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


class Server:
    """A server process that ends with the block."""

    def __init__(self, command: list[str], cwd: Path, port: int, ready: str) -> None:
        self.command = command
        self.cwd = cwd
        self.port = port
        self.address = f"http://127.0.0.1:{port}{ready}"

    def __enter__(self) -> Server:
        self.output = tempfile.TemporaryFile()
        self.process = subprocess.Popen(self.command, cwd=self.cwd, env=environment(), stdin=subprocess.DEVNULL,
                                        stdout=self.output, stderr=subprocess.STDOUT)
        limit = monotonic() + START
        while not self.answers():
            if self.process.poll() is not None or monotonic() > limit:
                self.__exit__()
                raise SystemExit(f"{' '.join(self.command)} does not answer:\n{self.output()}")
            sleep(0.1)
        return self

    def answers(self) -> bool:
        try:
            with urlopen(self.address, timeout=2):
                return True
        except (URLError, OSError):
            return False

    def output(self) -> str:
        self.output.seek(0)
        return self.output.read().decode(errors="replace")[-3000:]

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def ours(folder: str) -> Server:
    port = free_port()
    command = [sys.executable, "-m", "formicarium", "serve", "--no-browser", "--quiet", "--port", str(port),
               "--database", str(Path(folder, "tables.sqlite")), "--thinkers", "1", "--proxy", "127.0.0.1"]
    return Server(command, ROOT, port, "/healthz")


def theirs(folder: str, *kept: str) -> Server:
    port = free_port()
    return Server(["node", "server.js", str(port), *kept], BOARDGAMEIO, port, "/games")


def theirs_kept(folder: str) -> Server:
    return theirs(folder, str(Path(folder, "games")))


SERVERS = {"ours": ours, "memory": theirs, "files": theirs_kept}


def install() -> str:
    """Install boardgame.io; return an empty string or the reason for failure."""
    if not shutil.which("node") or not shutil.which("npm"):
        return "there is no node and npm here"
    if not (BOARDGAMEIO / "node_modules").is_dir():
        made = subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=BOARDGAMEIO, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if made.returncode:
            shutil.rmtree(BOARDGAMEIO / "node_modules", ignore_errors=True)
            return f"npm ci failed: {made.stdout[-300:]}"
    return ""


def measure(kind: str, sockets: int, seconds: float, gap: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, SERVERS[kind](folder) as server:
        who = "ours" if kind == "ours" else "theirs"
        command = [sys.executable, str(HERE / "load.py"), who, str(server.port), str(server.process.pid),
                   str(sockets), str(seconds), *gap.split(",")]
        try:
            made = subprocess.run(command, env=environment(), capture_output=True, text=True,
                                  timeout=seconds + 60 + sockets / 20)
        except subprocess.TimeoutExpired:
            return {"server": kind, "sockets": sockets, "failed": "the load did not come to its end in time"}
        died = server.process.poll() is not None
    if made.returncode or died:
        why = f"the server fell: {server.output()[-300:]}" if died else made.stderr.strip()[-300:]
        return {"server": kind, "sockets": sockets, "failed": why}
    result: dict[str, Any] = json.loads(made.stdout) | {"server": kind}
    return result


def machine() -> dict[str, Any]:
    model = next((line.partition(":")[2].strip() for line in Path("/proc/cpuinfo").read_text().splitlines()
                  if line.startswith("model name")), "")
    said = subprocess.run([sys.executable, "-c", "import formicarium._engine as e; print(e.start())"],
                          env=environment(), capture_output=True, text=True).stdout.strip()
    return {"cpu": model, "cores": os.cpu_count(), "python": sys.version.split()[0], "rules": said}


def medians(results: list[dict[str, Any]]) -> dict[tuple[str, int], dict[str, float]]:
    """Return the medians of the rounds by server and size."""
    rounds: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for one in results:
        if "failed" not in one:
            rounds.setdefault((one["server"], one["sockets"]), []).append(one)
    return {key: {what: median(one[what] for one in found) for what in JUDGED}
            for key, found in rounds.items()}


def judge(results: list[dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    at = medians(results)
    light, mine = at.get(("ours", 200)), at.get(("ours", 1000))
    if light:
        found["p50 at 200 sockets, ms"] = (light["p50_ms"], "at most", BARS["p50_ms"])
    if mine:
        found["p99 at 1,000 sockets, ms"] = (mine["p99_ms"], "at most", BARS["p99_ms"])
    most = max((size for kind, size in at if kind == "ours" and size >= 1000), default=0)
    if most:
        found[f"KB a socket at {most:,}"] = (at["ours", most]["kb_socket_all"], "at most", BARS["kb_socket_all"])
    for kind, size in sorted(at):
        if kind != "ours" and ("ours", size) in at:
            ratio = at[kind, size]["cpu_ms_move"] / at["ours", size]["cpu_ms_move"]
            found[f"boardgame.io's CPU a move ({NAMES[kind]}) to ours at {size:,}"] = (ratio, "at least", BARS["ratio"])
    return found


HEADS = (("server", "server", "{}"), ("sockets", "sockets", "{:,}"), ("moves", "moves", "{:,}"),
         ("moves_s", "moves/s", "{:.1f}"), ("p50_ms", "p50 ms", "{:.1f}"), ("p99_ms", "p99 ms", "{:.1f}"),
         ("max_ms", "max ms", "{:.1f}"), ("cpu_ms_move", "CPU ms/move", "{:.2f}"),
         ("system_ms_move", "of it system", "{:.2f}"), ("cpu_share", "core", "{:.0%}"),
         ("kb_socket", "KB/socket", "{:.1f}"), ("kb_socket_all", "with tables", "{:.1f}"),
         ("rss_mb", "RSS MB", "{:.0f}"), ("kb_move", "kB/move", "{:.1f}"), ("errors", "errors", "{}"),
         ("client_cpu_share", "client", "{:.0%}"), ("load", "load", "{:.1f}"),
         ("late_p99_ms", "late p99", "{:.1f}"))


def show(row: dict[str, Any]) -> None:
    if "failed" in row:
        print(f"{row['server']:>8} {row['sockets']:>11,}  {row['failed']}", flush=True)
        return
    print(" ".join(f"{form.format(row[key]):>{max(8, len(head))}}" for key, head, form in HEADS), flush=True)
    if row["errors"]:
        print(f"         {row['error_kinds']}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", default="200,1000,5000", help="sizes, each with fresh servers")
    parser.add_argument("--seconds", type=float, default=10.0, help="of measuring, after three to get going")
    parser.add_argument("--rounds", type=int, default=1, help="the servers in turn, so often; medians are judged")
    parser.add_argument("--gap", default="2,5", help="seconds that a player thinks, at least and at most")
    parser.add_argument("--only", action="append", choices=tuple(SERVERS), help="some of the servers")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    sizes = [int(size) for size in args.sockets.split(",")]
    if min(sizes) < 12 or max(sizes) > 20_000 or not 1 <= args.seconds <= 600 or args.rounds < 1:
        parser.error("from 12 to 20,000 sockets, from 1 to 600 seconds")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < max(sizes) + 200:
        parser.error(f"a process may have {most} files open here: too few for {max(sizes)} sockets")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    kinds = args.only or list(SERVERS)
    about = machine()
    if kinds != ["ours"] and (missing := install()):
        print(f"boardgame.io: {missing}", file=sys.stderr)
        kinds = [kind for kind in kinds if kind == "ours"]
    if not args.json:
        print(", ".join(f"{key} {value}" for key, value in about.items()))
        print(" ".join(f"{head:>8}" for _, head, _ in HEADS))
    results = []
    for size, kind in ((size, kind) for size in sizes for _ in range(args.rounds) for kind in kinds):
        results.append(measure(kind, size, args.seconds, args.gap))
        if not args.json:
            show(results[-1])
    bars = judge(results)
    if args.json:
        print(json.dumps({"machine": about, "results": results, "bars": bars}))
    else:
        for what, (value, word, bar) in bars.items():
            held = value <= bar if word == "at most" else value >= bar
            print(f"{what}: {value:.1f}, {word} {bar:g}: {'held' if held else 'NOT held'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
