"""Runs over many puzzles, killed at random moments, and gone on with: nothing is lost or doubled.

    python -m tools.batch_kills --count 100
    python -m tools.batch_kills --count 100 --noted

So many runs whose own process is killed, and as many that lose a worker, each by SIGKILL at a
moment of its own; with `--noted` only once a journal is there, so that there is something to go on
from. The first are gone on with (`--resume`) until they end; the others go on by themselves. Then
the file is that of a run which nobody disturbed, byte for byte, and nothing else is left, no
process either.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.kills import ROOT, relabelled

_PATIENCE = 120.0
_PUZZLES = 4_000
WHOM = ("parent", "worker")


@dataclass(frozen=True)
class Outcome:
    """What came of one run: whether the kill came in time, after how many puzzles in the journal,
    and what should not be."""

    whom: str
    came: str
    done: int
    faults: tuple[str, ...]


def kills(
    count: int, seed: int = 1, puzzles: int = _PUZZLES, noted: bool = False
) -> Iterator[Outcome]:
    """So many runs for each of those who are killed, in turn; only once that is `noted`."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        lines = [relabelled(shift) for shift in range(9)]
        (folder / "puzzles").write_text("".join(f"{lines[n % 9]}\n" for n in range(puzzles)))
        began = time.monotonic()
        _start(folder, "whole").wait(_PATIENCE)
        seconds = time.monotonic() - began
        for number in range(2 * count):
            whom = WHOM[number % 2]
            rng = random.Random(f"{seed}/{number}")
            yield _one(folder, whom, seconds, noted, rng)


def _one(folder: Path, whom: str, seconds: float, noted: bool, rng: random.Random) -> Outcome:
    faults: list[str] = []
    running = _start(folder, "out", "--resume")
    if noted:
        _wait_until(rng.random(), folder, running)
    else:
        time.sleep(rng.random() * seconds)
    family = descendants(running.pid)
    workers = [pid for pid in family if pid not in _children(running.pid)]
    came, done = "too late", 0
    if running.poll() is None and whom == "parent":
        came = "came"
        running.kill()
        running.wait(_PATIENCE)
        if left := _still_there(family):
            faults.append(f"processes left behind: {left}")
        done = _done(folder)
        running = _start(folder, "out", "--resume")
    elif running.poll() is None and workers:
        came, done = "came", _done(folder)
        try:
            os.kill(rng.choice(workers), signal.SIGKILL)
        except ProcessLookupError:
            came = "too late"
    try:
        code = running.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        running.kill()
        code = running.wait()
        faults.append(f"still there after {_PATIENCE:.0f} s")
    if code:
        faults.append(f"exit code {code}")
    if not faults and (folder / "out").read_bytes() != (folder / "whole").read_bytes():
        faults.append("not what an undisturbed run writes")
    names = {path.name for path in folder.iterdir()}
    # what is killed in its first second has a file of another name, as other verbs have it
    junk = {name for name in names - {"puzzles", "whole", "out"} if not name.startswith(".out.")}
    if junk:
        faults.append(f"left behind: {', '.join(sorted(junk))}")
    for name in names - {"puzzles", "whole"}:
        (folder / name).unlink()
    return Outcome(whom, came, done, tuple(faults))


def _wait_until(fraction: float, folder: Path, running: subprocess.Popen[bytes]) -> None:
    """Wait until there is a journal, and so much of the results, or the run has ended."""
    enough = fraction * (folder / "whole").stat().st_size
    part = folder / "out.part"
    while running.poll() is None:
        with suppress(FileNotFoundError):
            if _done(folder) and part.stat().st_size >= enough:
                return
        time.sleep(0.002)


def _done(folder: Path) -> int:
    """How many puzzles a journal says are done; none if there is no journal."""
    journal = folder / "out.part.journal"
    return json.loads(journal.read_text())["done"] if journal.exists() else 0


def _start(folder: Path, out: str, *more: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "sudologue", "solve", "-q", "-j2", "-o", out, *more, "puzzles"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _parents() -> dict[int, int]:
    """The parent of each process, as Linux lists them."""
    found: dict[int, int] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[0] != "Z":
            found[int(status.parent.name)] = int(fields[1])
    return found


def _children(parent: int) -> set[int]:
    return {pid for pid, its in _parents().items() if its == parent}


def descendants(ancestor: int) -> set[int]:
    """All processes that a process started, and those which these started."""
    parents = _parents()
    found = {ancestor}
    while more := {pid for pid, its in parents.items() if its in found} - found:
        found |= more
    return found - {ancestor}


def _still_there(processes: set[int]) -> set[int]:
    """Which of them have not ended within some seconds."""
    patience = time.monotonic() + 10
    while (left := processes & _parents().keys()) and time.monotonic() < patience:
        time.sleep(0.02)
    return left


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill as many as are asked for, and count what came of them."""
    told = (__doc__ or "").split("\n")[0]
    parser = argparse.ArgumentParser(prog="tools.batch_kills", description=told)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--puzzles", type=int, default=_PUZZLES)
    parser.add_argument("--noted", action="store_true")
    asked = parser.parse_args(arguments)
    came: dict[tuple[str, str], list[int]] = {}
    failed = 0
    for outcome in kills(asked.count, asked.seed, asked.puzzles, asked.noted):
        came.setdefault((outcome.whom, outcome.came), []).append(outcome.done)
        failed += bool(outcome.faults)
        for fault in outcome.faults:
            sys.stdout.write(f"{outcome.whom}: {fault}\n")
            sys.stdout.flush()
    for (whom, how), dones in sorted(came.items()):
        noted = [done for done in dones if done]
        journals = f" with {min(noted):,} to {max(noted):,} puzzles" if noted else ""
        sys.stdout.write(
            f"{whom:8} {how:8} {len(dones):4}, {len(noted)} of them after a journal{journals}\n"
        )
    sys.stdout.write(f"{2 * asked.count} runs, {failed} with a fault\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
