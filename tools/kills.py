"""Verbs that write files, ended from outside at random moments: no file is torn, nothing lost.

    python -m tools.kills --count 500
    python -m tools.kills --count 50 --play

Each run writes over an old file, and is sent SIGINT, SIGTERM, SIGHUP or SIGKILL, sometimes twice.
Afterwards the old file is there, or the whole new one; what was finished may stand beside it under
the name that was told; and nothing else, except after SIGKILL. The same seed chooses the same
verbs, signals and shares of the time that a verb takes. Most runs are ended when some results have
been written, the others at any moment from the start.

With `--play` games are ended so that are saved after each move: the file opens again, with the
moves up to some moment, and nothing but it is there once another move was made.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL)
_PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
_OLD = "what was there before\n" * 100
_PATIENCE = 120.0
# Shares of the runs: ended when results have begun to be written; ended twice.
_UNDER_WAY = 0.7
_TWICE = 0.3


@dataclass(frozen=True)
class Verb:
    """A command that writes to `--output`, and how to tell that a part of its results is whole."""

    name: str
    arguments: tuple[str, ...]
    is_part: Callable[[str, str], bool]


def _is_beginning(part: str, whole: str) -> bool:
    return whole.startswith(part) and part.endswith("\n")


def _is_beginning_but_for_the_last(part: str, whole: str) -> bool:
    """The last result may be the one that was cut short, told as such."""
    *results, last = part.splitlines(keepends=True)
    return whole.startswith("".join(results)) and last.endswith("}\n")


def _is_document(part: str, whole: str) -> bool:
    """Once is time enough to write how the document ends; twice is not."""
    if _is_beginning(part, whole):
        return True
    ElementTree.fromstring(part)
    return part.endswith("\n")


VERBS = (
    Verb("solve --quiet", ("solve", "--quiet", "puzzles"), _is_beginning),
    Verb(
        "solve --format trace",
        ("solve", "--format", "trace", "puzzles"),
        _is_beginning_but_for_the_last,
    ),
    Verb("check", ("check", "puzzles"), _is_beginning),
    Verb("convert --to jsonl", ("convert", "--to", "jsonl", "many"), _is_beginning),
    Verb("convert --to opensudoku", ("convert", "--to", "opensudoku", "many"), _is_document),
    Verb("audit", ("audit", "traces"), _is_beginning),
    Verb("show", ("show", "puzzles"), _is_beginning),
    Verb("why", ("why", "puzzles", "r1c3"), _is_beginning),
    Verb("prove", ("prove", "one"), _is_beginning),
)


@dataclass(frozen=True)
class Whole:
    """What a verb comes to when nobody disturbs it, and how long that takes."""

    files: dict[str, str]
    seconds: float


@dataclass(frozen=True)
class Outcome:
    """What came of one run: `left` says what is there, `faults` what should not be."""

    verb: str
    signal: str
    left: str
    faults: tuple[str, ...]


def prepare(folder: Path, puzzles: int) -> dict[str, Whole]:
    """Write what the verbs read, and let each come to its end once."""
    nine = [relabelled(shift) for shift in range(9)]
    for name, count in (("one", 1), ("puzzles", puzzles), ("many", 15 * puzzles)):
        lines = (nine[n % 9] for n in range(count))
        (folder / name).write_text("".join(f"{line}\n" for line in lines))
    _start(folder, ("solve", "--format", "trace", "puzzles"), "traces").communicate()
    wholes: dict[str, Whole] = {}
    for verb in VERBS:
        began = time.monotonic()
        _start(folder, verb.arguments).communicate()
        wholes[verb.name] = Whole(_contents(folder / "out"), time.monotonic() - began)
        _remove(folder / "out")
    return wholes


def kills(count: int, seed: int = 1, puzzles: int = 400) -> Iterator[Outcome]:
    """So many runs over some puzzles, each ended at a moment of its own."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        wholes = prepare(folder, puzzles)
        for number in range(count):
            rng = random.Random(f"{seed}/{number}")
            # every verb meets every signal in turn
            verb = VERBS[number % len(VERBS)]
            number_sent = SIGNALS[number // len(VERBS) % len(SIGNALS)]
            yield _one(folder, verb, number_sent, wholes[verb.name], rng)


_MOVES = ("r1c3=4", "r1c4=6", "undo", "r3c1-1", "clear r1c3", "undo", "redo", "undo", "undo")


def games(count: int, seed: int = 1) -> Iterator[Outcome]:
    """So many games, each ended at a moment of its own, and gone on with."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        began = time.monotonic()
        _start_game(folder, _PUZZLE).communicate("r1c3=4\nundo\n" * 20)
        seconds = time.monotonic() - began
        for number in range(count):
            (folder / _GAME).unlink()
            rng = random.Random(f"{seed}/{number}")
            yield _one_game(folder, SIGNALS[number % len(SIGNALS)], seconds, rng)


_GAME = "game.jsonl"


def _one_game(folder: Path, number: signal.Signals, seconds: float, rng: random.Random) -> Outcome:
    running = _start_game(folder, _PUZZLE)
    assert running.stdin is not None
    running.stdin.write("".join(f"{move}\n" for move in _MOVES) * 150)
    running.stdin.flush()
    if rng.random() < _UNDER_WAY:
        while not (folder / _GAME).exists():
            time.sleep(0.002)
    time.sleep(rng.random() * seconds)
    running.send_signal(number)
    _, told = running.communicate(timeout=_PATIENCE)
    left = sorted(path.name for path in folder.iterdir())
    faults: list[str] = []
    if "Traceback" in told and "sudologue/cli" in told:
        faults.append(f"a traceback: {told}")
    if running.returncode not in (-number, 128 + number) and "Traceback" not in told:
        faults.append(f"exit code {running.returncode}: {told!r}")
    again = _start_game(folder, _GAME if _GAME in left else _PUZZLE)
    drawn, told = again.communicate("clear r1c3\nr1c3=4\nundo\n")
    if again.returncode or "r1c3=4" not in drawn.splitlines():
        faults.append(f"does not open again: {told!r}")
    if junk := sorted({path.name for path in folder.iterdir()} - {_GAME}):
        faults.append(f"left behind: {', '.join(junk)}")
    return Outcome("play --save", number.name, ", ".join(left) or "nothing yet", tuple(faults))


def _start_game(folder: Path, game: str) -> subprocess.Popen[str]:
    return _started(folder, ("play", "--save", _GAME, game), subprocess.PIPE)


def _one(
    folder: Path, verb: Verb, number: signal.Signals, whole: Whole, rng: random.Random
) -> Outcome:
    out = folder / "out"
    is_folder = len(whole.files) > 1
    old = dict.fromkeys(whole.files, _OLD)
    if is_folder:
        out.mkdir()
    for name, text in old.items():
        (out / name).write_text(text) if is_folder else out.write_text(text)
    before = {path.name for path in folder.iterdir()}
    running = _start(folder, verb.arguments)
    faults: list[str] = []
    share = rng.random()
    if rng.random() < _UNDER_WAY:
        _wait_for_results(folder, running)
        share *= 0.02 if is_folder else 0.5
    time.sleep(share * whole.seconds)
    running.send_signal(number)
    if rng.random() < _TWICE:
        time.sleep(rng.random() * 0.02)
        running.send_signal(number)
    try:
        _, told = running.communicate(timeout=_PATIENCE)
    except subprocess.TimeoutExpired:
        running.kill()
        _, told = running.communicate()
        faults.append(f"still there after {_PATIENCE:.0f} s")
    now = _contents(out)
    shown = {name: text for name, text in now.items() if not name.startswith(".part-")}
    kept = folder / "out.part"
    if shown == whole.files:
        left = "new"
    elif shown == old:
        left = "old"
    else:
        left = "torn"
        faults.append(f"neither the old nor the new one: {sorted(shown)}")
    if kept.exists():
        left += ", and a part"
        # after SIGKILL nobody can tell, but a run of more than a second has noted how to go on
        can_go_on = number == signal.SIGKILL and (folder / "out.part.journal").exists()
        if not can_go_on and "the results so far are in out.part" not in told:
            faults.append(f"a part that nobody told of: {told!r}")
        if not verb.is_part(kept.read_text(), next(iter(whole.files.values()))):
            faults.append(f"a part that is torn: …{kept.read_text()[-100:]!r}")
        kept.unlink()
        # runs of more than a second note how far they are, to be gone on with
        (folder / "out.part.journal").unlink(missing_ok=True)
    junk = {path.name for path in folder.iterdir()} - before
    if number != signal.SIGKILL and (junk or shown != now):
        faults.append(f"left behind: {', '.join(junk | now.keys() - shown.keys())}")
    # what Python says before anything of ours is loaded is not ours to mend
    if "Traceback" in told and "sudologue/cli" in told:
        faults.append(f"a traceback: {told}")
    if running.returncode not in (0, -number, 128 + number) and "Traceback" not in told:
        faults.append(f"exit code {running.returncode}: {told!r}")
    for name in (*junk, "out"):
        _remove(folder / name)
    return Outcome(verb.name, number.name, left, tuple(faults))


def _start(folder: Path, arguments: Sequence[str], out: str = "out") -> subprocess.Popen[str]:
    verb, *others = arguments
    return _started(folder, (verb, "--output", out, *others), subprocess.DEVNULL)


def _started(folder: Path, arguments: Sequence[str], streams: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "sudologue", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=streams,
        stdout=streams,
        stderr=subprocess.PIPE,
        text=True,
        # whoever starts this in the background may have it ignore some
        preexec_fn=lambda: [signal.signal(each, signal.SIG_DFL) for each in SIGNALS[:3]],
    )


def _wait_for_results(folder: Path, running: subprocess.Popen[str]) -> None:
    """Wait until something stands beside the file, or in the folder, that is to be replaced."""
    while running.poll() is None:
        parts = [path for path in folder.glob(".out.*") if path.exists() and path.stat().st_size]
        if parts or any(folder.glob("out/.part-*")):
            return
        time.sleep(0.002)


def _contents(path: Path) -> dict[str, str]:
    """The text of a file, or of those in a folder, by name."""
    if not path.is_dir():
        return {path.name: path.read_text()}
    return {part.name: part.read_text() if part.is_file() else "folder" for part in path.iterdir()}


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def relabelled(shift: int) -> str:
    """The puzzle with other digits."""
    return "".join(c if c == "." else str((int(c) + shift - 1) % 9 + 1) for c in _PUZZLE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Send as many as are asked for, and count what came of them."""
    parser = argparse.ArgumentParser(prog="tools.kills", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", action="store_true", help="end games that are saved")
    asked = parser.parse_args(arguments)
    lefts: Counter[tuple[str, str, str]] = Counter()
    failed = 0
    ended = games if asked.play else kills
    for outcome in ended(asked.count, asked.seed):
        lefts[outcome.verb, outcome.signal, outcome.left] += 1
        failed += bool(outcome.faults)
        for fault in outcome.faults:
            sys.stdout.write(f"{outcome.verb}, {outcome.signal}: {fault}\n")
            sys.stdout.flush()
    for (verb, name, left), times in sorted(lefts.items()):
        sys.stdout.write(f"{verb:24} {name:8} {left:20} {times:4}\n")
    sys.stdout.write(f"{asked.count} runs, {failed} with a fault\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
