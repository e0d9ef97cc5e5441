"""Killers with one total changed until nothing solves them: is what contradicts each other found?

    python -m tools.conflicts 200
    python -m tools.conflicts 200 --seconds 2

Each set of clues is tried again: without any one of them there has to be a solution. Those that a
search cannot decide in its time are counted apart. Times are those of the processor; the limit is
on the clock.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time

from sudologue import Board
from sudologue.budget import Allowance
from sudologue.clues import Cage
from sudologue.model import Candidate, Clue
from sudologue.oracle import Conflict, conflict_of, count_solutions

KILLERS = Path(__file__).resolve().parents[2] / "shared" / "data" / "variants" / "killer.jsonl"
SECONDS = 2.0
_SEARCH = 5.0


def killers() -> list[str]:
    """The published killers of the shared data: those of one source were made for programs."""
    lines = KILLERS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if "sigh/" not in str(json.loads(line)["source"])]


def spoilt(board: Board, rng: random.Random) -> Board | None:
    """The killer with one total changed so that there is no solution, if that is found."""
    layout = board.layout
    cages = [clue for clue in layout.clues if isinstance(clue, Cage) and clue.total]
    rng.shuffle(cages)
    for cage in cages:
        assert cage.total is not None
        for change in rng.sample((-2, -1, 1, 2), 4):
            if cage.total + change < 1:
                continue
            other = Cage(cage.cells, cage.total + change)
            clues = tuple(other if clue == cage else clue for clue in layout.clues)
            if len(set(clues)) < len(clues):
                continue
            changed = Board(board.to_string(), layout=replace(layout, clues=clues))
            if changed.dead_end is not None:
                continue  # the cage alone cannot be filled
            if count_solutions(changed, limit=1, timeout=_SEARCH).has_none:
                return changed
    return None


def without(board: Board, left_out: Candidate | Clue | None, conflict: Conflict) -> Board:
    """The conflict as a puzzle of its own, without one of its members."""
    clues = tuple(clue for clue in conflict.clues if clue != left_out)
    givens = {given.cell: given.digit for given in conflict.givens if given != left_out}
    layout = replace(board.layout, clues=clues)
    return Board.from_values([givens.get(cell) for cell in layout.cells], layout)


@dataclass(frozen=True)
class Retried:
    """How long one killer took, how many contradict, and how many are needed, undecided, spare."""

    seconds: float
    size: int
    is_minimal: bool
    still_none: bool
    needed: int
    undecided: int
    spare: int


def retried(board: Board, seconds: float) -> Retried:
    """The conflict of a killer without a solution, each member of it left out in turn."""
    started = process_time()
    with Allowance(timeout=seconds):
        conflict = conflict_of(board)
    took = process_time() - started
    whole = count_solutions(without(board, None, conflict), limit=1, timeout=_SEARCH)
    members: list[Candidate | Clue] = [*conflict.givens, *conflict.clues]
    found = [
        count_solutions(without(board, each, conflict), limit=1, timeout=_SEARCH)
        for each in members
    ]
    return Retried(
        took,
        len(members),
        conflict.is_minimal,
        whole.has_none,
        sum(bool(each.count) for each in found),
        sum(each.gave_up and not each.count for each in found),
        sum(each.has_none for each in found),
    )


def sample(count: int, seconds: float, seed: int = 1) -> Iterator[Retried]:
    """So many killers, each with another cage spoilt."""
    rng = random.Random(seed)
    lines = killers()
    rng.shuffle(lines)
    made = 0
    while made < count:
        for line in lines:
            if made == count:
                return
            changed = spoilt(Board.from_string(line), rng)
            if changed is not None:
                made += 1
                yield retried(changed, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    done = list(sample(args.count, args.seconds, args.seed))
    times, sizes = sorted(each.seconds for each in done), sorted(each.size for each in done)
    lines = (
        f"{len(done)} killers in {times[len(times) // 2]:.3f} s each, {times[-1]:.3f} s at most",
        f"contradicting: {sizes[len(sizes) // 2]} each, {sizes[0]} to {sizes[-1]}",
        f"said to be minimal: {sum(each.is_minimal for each in done)}",
        f"still without a solution: {sum(each.still_none for each in done)}",
        f"left out in turn: {sum(each.needed for each in done)} needed, "
        f"{sum(each.undecided for each in done)} undecided, "
        f"{sum(each.spare for each in done)} spare",
    )
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
