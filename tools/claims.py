"""How much is claimed in telling, and whether it is so: every claim held against its board.

    python -m tools.claims --sets qqwing-expert,hardest2011 --limit 50 --voices teacher,proof
    python -m tools.claims --variants jigsaw_9x9,windoku --limit 5
    python -m tools.claims --500

solves puzzles of the corpora beside this repository, tells them, and prints how many claims there
were, by type and voice, what the checking cost, and every claim that is false with its sentence. It
ends with 1 where there is one.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from puzzles.claims import VOICES, Tally, check_passages
from puzzles.claims_test import SETS
from puzzles.shared import lines, records
from sudologue.model import Board
from sudologue.narration import voice_named
from sudologue.solver import Solver
from sudologue.wording import counted


@dataclass
class Run:
    """What some puzzles came to: their claims, and the processor's time for each of the parts."""

    tally: Tally = field(default_factory=Tally)
    solving: float = 0.0
    telling: float = 0.0
    checking: float = 0.0

    def __iadd__(self, other: Run) -> Run:
        self.tally += other.tally
        self.solving += other.solving
        self.telling += other.telling
        self.checking += other.checking
        return self


def held(board: Board, voices: Sequence[str] = VOICES, assume_unique: bool = False) -> Run:
    """A puzzle solved and told in some voices, every claim held against its board."""
    began = time.process_time()
    result = Solver(assume_unique=assume_unique).solve(board)
    run = Run(Tally(solves=1), solving=time.process_time() - began)
    for name in voices:
        began = time.process_time()
        passages = voice_named(name).narrate(result)
        told = time.process_time()
        run.tally += check_passages(result, name, passages)
        run.telling += told - began
        run.checking += time.process_time() - told
    return run


def _held(voices: Sequence[str], chosen: tuple[Board, bool]) -> Run:
    board, assume_unique = chosen
    return held(board, voices, assume_unique)


def report(run: Run, voices: Sequence[str]) -> list[str]:
    """The numbers as a table, and what is false."""
    counts, types = run.tally.counts, sorted({kind for _, kind in run.tally.counts})
    said = [f"{'':16}" + "".join(f"{voice:>15}" for voice in voices)]
    for kind in types:
        said.append(f"{kind:16}" + "".join(f"{counts[voice, kind]:15,}" for voice in voices))
    sums = (sum(counts[voice, kind] for kind in types) for voice in voices)
    said.append(f"{'all':16}" + "".join(f"{number:15,}" for number in sums))
    claims, faults = counted(run.tally.claims, "claim"), run.tally.faults
    said.append(f"{counted(run.tally.solves, 'solve')}, {claims}, {len(faults)} that cannot stand")
    seconds = run.solving, run.telling, run.checking
    said.append("solved in {:.1f} s, told in {:.1f} s, checked in {:.1f} s".format(*seconds))
    return said + [str(fault) for fault in faults]


def boards(
    sets: Sequence[str], variants: Sequence[str], limit: int | None, every: int
) -> Iterator[Board]:
    """The puzzles of some sets and of some kinds of variants."""
    for name in sets:
        yield from map(Board.from_string, lines(name)[::every][:limit])
    for kind in variants:
        yield from (record.board for record in records(kind)[::every][:limit])


def five_hundred() -> Iterator[tuple[Board, bool]]:
    """The puzzles of the slow test: every second is solved by rules of uniqueness as well."""
    for name, (_, many) in SETS.items():
        puzzles = lines(name)
        for number, puzzle in enumerate(puzzles[:: max(1, len(puzzles) // many)][:many]):
            yield Board.from_string(puzzle), bool(number % 2)


def main(argv: Sequence[str] | None = None) -> int:
    """Solve, tell, check and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.claims")
    parser.add_argument("--sets", default="", help="sets of classic puzzles, comma-separated")
    parser.add_argument("--variants", default="", help="kinds of variants, comma-separated")
    parser.add_argument("--500", action="store_true", dest="all_sets", help="as the slow test does")
    parser.add_argument("--limit", type=int, help="only so many puzzles of each")
    parser.add_argument("--every", type=int, default=1, help="only every so many of each")
    parser.add_argument("--voices", default=",".join(VOICES), help="default: %(default)s")
    parser.add_argument("--assume-unique", action="store_true", help="rules of uniqueness as well")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args(argv)
    sets, variants, voices = (
        [name for name in text.split(",") if name]
        for text in (options.sets, options.variants, options.voices)
    )
    chosen = [
        (board, options.assume_unique)
        for board in boards(sets, variants, options.limit, options.every)
    ]
    if options.all_sets:
        chosen += five_hundred()
    run, check = Run(), partial(_held, voices)
    with ProcessPoolExecutor(options.jobs) as pool:
        for number, each in enumerate(pool.map(check, chosen), 1):
            run += each
            sys.stderr.write(f"{number} of {len(chosen)} puzzles\r")
    sys.stdout.write("\n".join([*report(run, voices), ""]))
    return 1 if run.tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
