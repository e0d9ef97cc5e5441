"""Puzzles for the progression: on each, all easier rules get stuck and one rule goes on.

    python -m tools.progression_puzzles --count 20000 --clued 1000 --seed 100000

solves the puzzles that the progression has, those of `tools/further_positions.txt`, and so many
made at random, without clues and with some, and writes `puzzles/progression.txt` anew. In a trace,
a step by a harder rule than all steps before it shows that all easier rules were stuck there. Of
the puzzles that show a rule, one that the rule solves is best, and then the one with fewest steps.
To be run when the order of the rules has changed, or a rule is new.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import islice

import sudologue
from puzzles.progression import TABLE, shipped
from sudologue import Board, Solver, SolveStatus, formats
from sudologue.rules import CARDS
from sudologue.rules.order import RANKS
from tools.clued_puzzles import clued_puzzles
from tools.further_positions import TABLE as FURTHER
from tools.further_positions import Further

BUDGET = 6_000
HEADING = (
    "# A rule, and a puzzle on which all easier rules get stuck and it goes on; easiest first."
)

Merit = tuple[bool, int]
"""Whether the rule does not solve the puzzle, and how many steps there are: less is better."""


def shown_by(board: Board) -> Iterator[tuple[str, Merit]]:
    """The rules that a puzzle shows, and how well it shows them."""
    for assume_unique in (False, True):
        result = Solver(assume_unique=assume_unique, budget=BUDGET).solve(board)
        slugs = [step.inference.rule for step in result.steps]
        hardest = max(map(RANKS.__getitem__, slugs), default=-1)
        reached = -1
        for slug in slugs:
            if RANKS[slug] > reached:
                reached = RANKS[slug]
                solves = reached == hardest and result.status is SolveStatus.SOLVED
                if CARDS[slug].assumes_uniqueness is assume_unique:
                    yield slug, (not solves, len(slugs))


def written(board: Board) -> str:
    """A puzzle on one line: its digits, and its clues if it has some."""
    return formats.write(board, "jsonl") if board.layout.clues else board.to_string()


def boards(count: int, clued: int, seed: int) -> Iterator[Board]:
    """The puzzles to look at: those that are known, and new ones."""
    known = [entry.puzzle for entry in shipped()]
    further = FURTHER.read_text(encoding="utf-8").splitlines()
    known += [Further.parse(line).puzzle for line in further]
    yield from map(Board.from_string, known)
    for number in range(seed, seed + count):
        yield next(iter(sudologue.generate(seed=number))).puzzle
    yield from islice(clued_puzzles(seed), clued)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.progression_puzzles")
    parser.add_argument("--count", type=int, default=2_000, help="puzzles without clues to make")
    parser.add_argument("--clued", type=int, default=200, help="puzzles with clues to make")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    best: dict[str, tuple[Merit, str]] = {}
    for number, board in enumerate(boards(options.count, options.clued, options.seed), 1):
        for slug, merit in shown_by(board):
            if slug not in best or merit < best[slug][0]:
                best[slug] = merit, written(board)
        if number % 500 == 0:
            sys.stderr.write(f"{number} puzzles, {len(best)} rules\n")
    lines = [f"{slug:33}{best[slug][1]}" for slug in RANKS if slug in best]
    TABLE.write_text("\n".join([HEADING, *lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
