"""The variants of ../shared: the same rules, other houses, and every step forced and true."""

from __future__ import annotations

import pytest

from puzzles.corpus_test import RULES, check
from puzzles.shared import FULL, Record, needs_shared, records, sample
from sudologue import oracle
from sudologue.model import Board, BoardMasks
from sudologue.solver import Solver

# How many of each file have no rules but those the model knows.
KINDS = {
    "classic_4x4": 55,
    "classic_6x6": 12,
    "classic_9x9": 25,
    "classic_12x12": 13,
    "classic_16x16": 58,
    "jigsaw_9x9": 71,
    "jigsaw_other_sizes": 120,
    "diagonal_x": 23,
    "windoku": 35,
    "disjoint_groups": 8,
    "extra_regions": 10,
    "anti_knight": 9,
    "anti_king": 15,
    "even_odd": 70,
    "sukaku": 69,
    "mixed": 4,
}


@needs_shared
@pytest.mark.parametrize(("kind", "count"), KINDS.items())
def test_every_step_is_forced_and_true(kind: str, count: int) -> None:
    known, solver = records(kind), Solver(RULES)
    assert len(known) == count
    for index in sample(len(known), 5):
        board = known[index].board
        solution = Board.from_string(known[index].solution, board.layout)
        check(solver.solve(board), solution)


@needs_shared
@pytest.mark.parametrize("kind", KINDS)
def test_search_finds_the_recorded_solution_and_no_other(kind: str) -> None:
    known = records(kind)
    for index in sample(len(known), 3):
        # the largest and the barest take minutes; of these it is enough that none has two
        found = oracle.count_solutions(known[index].board, limit=2, timeout=5 if FULL else 1)
        assert {board.to_string() for board in found.found} <= {known[index].solution}
        assert found.is_unique or found.gave_up


@needs_shared
def test_candidates_given_from_the_start_make_the_same_board() -> None:
    for record in records("sukaku")[:5]:
        domains = [[int(digit) for digit in text] for text in record.fields["extra"]["candidates"]]
        assert Board(BoardMasks.from_candidates(domains, record.layout)) == record.board


@needs_shared
def test_puzzles_without_a_solution_or_with_several_are_told_apart() -> None:
    cases = records("negative_cases")
    assert len(cases) == 31
    assert {record.name: solutions(record) for record in cases} == {
        record.name: record.expected for record in cases
    }


def solutions(record: Record) -> str:
    """As the records say it."""
    count = oracle.count_solutions(record.board, limit=2).count
    return {0: "none", 1: "one", 2: "multiple"}[count]
