"""Every word that is told, read back from the text and held against the solve it is about.

    python -m tools.words --sets qqwing-expert,killer --limit 20 --voices teacher
    python -m tools.words --500

solves puzzles of the corpora beside this repository, tells them, and prints how many sentences
were read, how many of the names and numbers in them were held against what they tell, and whatever
is false or cannot be read. It ends with 1 where there is such a thing.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from puzzles.word_samples import SETS, VARIANTS, boards
from puzzles.word_tally import WordTally
from puzzles.words import VOICES, read_solve
from sudologue.model import Board
from sudologue.solver import Solver
from sudologue.wording import counted

BUDGET = 200_000
"""Units of work for a solve: enough for nearly all of them."""


def read_board(voices: Sequence[str], chosen: tuple[str, Board, bool]) -> WordTally:
    """A puzzle solved and told, every word of it read."""
    name, board, assume_unique = chosen
    result = Solver(assume_unique=assume_unique, budget=BUDGET).solve(board)
    tally = WordTally()
    for voice in voices:
        tally += read_solve(result, voice, name)
    tally.solves = 1
    return tally


def report(tally: WordTally, each: int) -> list[str]:
    """The figures, and what is wrong, so many of each kind."""
    tokens, loose = tally.tokens.total(), tally.loose.total()
    said = [
        f"{counted(tally.solves, 'solve')}, {counted(tally.sentences, 'sentence')}, "
        f"{counted(tokens, 'name or number', 'names and numbers')} "
        f"({loose} of them only held against what the step speaks of), "
        f"{counted(len(tally.faults), 'fault')}"
    ]
    kinds = Counter(fault.kind for fault in tally.faults)
    for kind, number in kinds.most_common():
        said.append(f"{number} {kind}")
        alike = [fault for fault in tally.faults if fault.kind == kind]
        said += [f"  {fault}" for fault in alike[:: max(1, len(alike) // each)][:each]]
    return said


def main(argv: Sequence[str] | None = None) -> int:
    """Solve, tell, read and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.words")
    parser.add_argument("--sets", default="", help="sets and kinds of puzzles, comma-separated")
    parser.add_argument("--500", action="store_true", dest="all_sets", help="as the slow test does")
    parser.add_argument("--limit", type=int, default=10, help="so many puzzles of each of --sets")
    parser.add_argument("--voices", default=",".join(VOICES), help="default: %(default)s")
    parser.add_argument("--each", type=int, default=3, help="faults shown of a kind")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args(argv)
    sets: list[str] = [name for name in options.sets.split(",") if name]
    wanted: dict[str, int] = {name: int(options.limit) for name in sets}
    if options.all_sets:
        wanted = SETS | VARIANTS
    chosen = [
        (f"{name} {number}", board, bool(number % 2))
        for name, many in wanted.items()
        for number, board in enumerate(boards(name, many))
    ]
    tally = WordTally()
    with ProcessPoolExecutor(options.jobs) as pool:
        for each in pool.map(partial(read_board, options.voices.split(",")), chosen):
            tally += each
    sys.stdout.write("\n".join([*report(tally, options.each), ""]))
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
