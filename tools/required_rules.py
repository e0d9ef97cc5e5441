"""Puzzles that need a rule, rule by rule: made, and held against the solver.

python -m tools.required_rules --count 20 --family 4 --rules x_wing,als_xz

Of each puzzle two solves tell whether it is what was asked for: without the rule the solver has to
get stuck, and with it to get through. A table says how many there are, and what one takes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

import sudologue
from sudologue.generation import GaveUp
from sudologue.inference import SolveStatus
from sudologue.model import Board
from sudologue.rules import Tier, named, registry
from sudologue.rules.order import RANKS
from sudologue.solver import Solver

RULES = (
    "locked_candidates_pointing",
    "locked_candidates_claiming",
    "naked_pair",
    "hidden_pair",
    "naked_triple",
    "hidden_triple",
    "naked_quad",
    "x_wing",
    "swordfish",
    "skyscraper",
    "two_string_kite",
    "turbot_fish",
    "empty_rectangle",
    "finned_x_wing",
    "xy_wing",
    "xyz_wing",
    "w_wing",
    "simple_colors_trap",
    "m_wing",
    "wxyz_wing",
    "unique_rectangle_1",
    "bug_plus_1",
    "x_chain",
    "xy_chain",
    "aic",
    "sue_de_coq",
    "als_xz",
    "als_xy_wing",
)
_BASICS = (Tier.SINGLES, Tier.LOCKED_SETS)


class Row(NamedTuple):
    """What came of a rule: puzzles made, those that are not as wished, milliseconds for each."""

    rule: str
    made: int
    wrong: int
    given_up: int
    milliseconds: float

    def __str__(self) -> str:
        counts = f"{self.made:4} {self.wrong:6} {self.given_up:9}"
        return f"{self.rule:28} {counts} {self.milliseconds:8.0f}"


def row_of(rule: str, count: int, family: int, attempts: int, seed: int) -> Row:
    """Make puzzles that need a rule, and look at each."""
    around = "any" if named(rule).card.tier in _BASICS else "basics"
    given_up: list[GaveUp] = []
    began = process_time()
    made = list(
        sudologue.generate(
            count,
            seed=seed,
            require=rule,
            around=around,
            family=family,
            attempts=attempts,
            given_up=given_up.append,
        )
    )
    milliseconds = (process_time() - began) * 1000 / max(1, len(made))
    wrong = sum(not needs(each.puzzle, rule, around) for each in made)
    return Row(rule, len(made), wrong, len(given_up), milliseconds)


def needs(puzzle: Board, rule: str, around: str) -> bool:
    """Whether the rules around leave a puzzle stuck, and solve it with the rule, in their order."""
    without = [
        each.name
        for each in registry()
        if not each.card.assumes_uniqueness
        and each.name != rule
        and (RANKS[each.name] < RANKS[rule] if around == "any" else each.card.tier in _BASICS)
    ]
    statuses = [
        Solver(rules, assume_unique=True).solve(puzzle).status
        for rules in (without, sorted([*without, rule], key=RANKS.__getitem__))
    ]
    return statuses == [SolveStatus.STUCK, SolveStatus.SOLVED]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; 1 if a puzzle is not what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--family", type=int, default=4)
    parser.add_argument("--attempts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", default=",".join(RULES))
    chosen = parser.parse_args(arguments)
    sys.stdout.write(f"{'rule':28} {'made':>4} {'wrong':>6} {'given up':>9} {'ms each':>8}\n")
    wrong = 0
    for rule in chosen.rules.split(","):
        row = row_of(rule, chosen.count, chosen.family, chosen.attempts, chosen.seed)
        wrong += row.wrong
        sys.stdout.write(f"{row}\n")
        sys.stdout.flush()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
