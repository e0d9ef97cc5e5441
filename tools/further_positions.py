"""Two more positions for each rule, to be opened in the page that solves.

    python -m tools.further_positions --seconds 600 --seed 19

makes puzzles and solves them, the corpora beside this repository too if they are there, and writes
`tools/further_positions.txt` anew: for each rule the two most readable steps at which it spoke, as
step and puzzle. Rules about clues are looked for on puzzles with clues, and no others. A rule
before which an easier one always spoke has positions in which it finds something when it is asked
alone. What the table has is kept where nothing better was met.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeAlias

from puzzles.shared import SHARED, lines
from sudologue import Board, Solver, generate
from sudologue.inference import TraceStep
from sudologue.model import Layout
from sudologue.rules import Technique, Tier, named, registry
from tools.clued_puzzles import clued_puzzles
from tools.find_positions import difficulty, position_line
from tools.technique_positions import FEWEST_DIGITS, shown

TABLE = Path(__file__).with_suffix(".txt")
EACH = 2
Puzzle: TypeAlias = tuple[Layout, int]
_ALONE = "alone"
_SECONDS_A_PUZZLE = 10
_HARD_SETS = ("hardest2011", "tridagon", "sudorules-misc", "top1465", "hodoku-exemplars")


@dataclass(frozen=True)
class Further:
    """A position in which a rule speaks: at a step of a puzzle's solve, or when asked `alone`."""

    rule: str
    puzzle: str
    step: int = 1
    alone: bool = False

    @classmethod
    def parse(cls, line: str) -> Further:
        """A line of the table.

        >>> Further.parse("x_wing 16 1.....3..4.....2")
        Further(rule='x_wing', puzzle='1.....3..4.....2', step=16, alone=False)
        """
        rule, step, puzzle = line.split(" ", 2)
        return cls(rule, puzzle, alone=True) if step == _ALONE else cls(rule, puzzle, int(step))

    def __str__(self) -> str:
        return f"{self.rule} {_ALONE if self.alone else self.step} {self.puzzle}"

    def shown(self, rules: Mapping[str, Technique]) -> tuple[Board, TraceStep] | None:
        """The board on which the rule speaks, and what it says there; nothing if it does not."""
        board = Board.from_string(self.puzzle)
        if self.alone:
            return _asked(rules[self.rule], board)
        for number, step in enumerate(Solver(max_steps=self.step).steps(board), 1):
            if number == self.step:
                return (board, step) if step.inference.rule == self.rule else None
            board = step.board
        return None


def _asked(rule: Technique, board: Board) -> tuple[Board, TraceStep] | None:
    inference = rule.first(board)
    return inference and (board, TraceStep(inference, inference.action.apply(board)))


def puzzle_of(board: Board) -> Puzzle:
    """What makes a board's puzzle another than others: its houses, its clues and its givens."""
    return board.layout, board.masks.givens


@cache
def table() -> Mapping[str, Sequence[Further]]:
    """The positions of each rule, in the order of the rules."""
    found = [Further.parse(line) for line in TABLE.read_text(encoding="utf-8").splitlines()]
    return {rule.name: [each for each in found if each.rule == rule.name] for rule in registry()}


def puzzles(seed: int) -> Iterator[Board]:
    """Puzzles of our own without end, and between them hard ones of the corpora, if any."""
    hard = [line for name in _HARD_SETS for line in lines(name)] if SHARED.is_dir() else []
    random.Random(seed).shuffle(hard)
    with_clues = clued_puzzles(seed)
    for number, made in enumerate(generate(None, seed=seed)):
        yield made.puzzle
        yield next(with_clues)
        if number < len(hard):
            yield Board.from_string(hard[number])


def met(puzzle: Board, wanted: Sequence[Technique]) -> Iterator[tuple[Further, float]]:
    """Where rules speak in a solve, and where those wanted would; how hard to read that is."""
    board, line = puzzle, position_line(puzzle, "")
    has_clues = bool(puzzle.layout.clues)
    wanted = [rule for rule in wanted if rule.needs_clues == has_clues]
    steps = Solver(timeout=_SECONDS_A_PUZZLE).steps(puzzle)
    for number, step in enumerate(steps, 1):
        slug = step.inference.rule
        if named(slug).needs_clues == has_clues:
            yield Further(slug, line, number), difficulty(board, step)
        if tier_of(slug) > Tier.SINGLES and board.masks.filled.bit_count() >= FEWEST_DIGITS:
            for rule in wanted:
                found = _asked(rule, board)
                if found is not None:
                    position = position_line(board, rule.name)
                    yield Further(rule.name, position, alone=True), difficulty(*found)
        board = step.board


@cache
def tier_of(slug: str) -> Tier:
    """How hard the rule of that name is."""
    return named(slug).card.tier


def main() -> None:
    """Make puzzles, solve them, and write the table anew."""
    parser = argparse.ArgumentParser(description="Two more positions for each rule.")
    parser.add_argument("--seconds", type=float, default=600, help="when to stop")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rules = {rule.name: rule for rule in registry()}
    best: dict[str, dict[Puzzle, tuple[bool, float, Further]]] = {name: {} for name in rules}

    def keep(further: Further, cost: float) -> None:
        givens = puzzle_of(Board.from_string(further.puzzle))
        if givens == puzzle_of(shown(rules[further.rule])[0]):
            return
        its, entry = best[further.rule], (further.alone, cost, further)
        its[givens] = min(entry, its.get(givens, entry), key=lambda each: each[:2])
        if len(its) > EACH:
            del its[max(its, key=lambda puzzle: its[puzzle][:2])]

    for further in chain(*table().values()):
        known = further.shown(rules)
        if known is not None:
            keep(further, difficulty(*known))
    end = time.monotonic() + chosen.seconds
    for puzzle in puzzles(chosen.seed):
        if time.monotonic() > end:
            break
        # a rule that has spoken need not be asked
        silent = [rule for rule in rules.values() if len(best[rule.name]) < EACH]
        for further, cost in met(puzzle, silent):
            keep(further, cost)
    entries = (sorted(its.values(), key=lambda each: each[:2]) for its in best.values())
    text = "".join(f"{further}\n" for its in entries for *_, further in its)
    TABLE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
