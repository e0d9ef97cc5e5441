"""None"""

from __future__ import annotations

from itertools import islice

import pytest

from puzzles.random_layouts import draft, samples
from puzzles.shared import lines, needs_shared, records
from sudologue.budget import Allowance
from sudologue.model import Board, BoardMasks, Layout, bits_of
from sudologue.oracle import count_solutions
from sudologue.oracle.soundness import puzzle_of
from sudologue.rating.givens import is_minimal, symmetries

MINIMAL = "..894.2..........9.5..6..4....7..1.......8..7....54........7.217.....9.8..418..5."


def can_go(board: Board, number: int) -> bool:
    """Whether the other givens force this one, by trying all that they leave."""
    puzzle = puzzle_of(board)
    givens = puzzle.masks.givens & ~(1 << number)
    candidates = board.layout.tables.left_beside(givens) & ~(puzzle.masks.barred | 1 << number)
    rest = Board(BoardMasks(board.layout, candidates, givens, givens, puzzle.masks.barred))
    return count_solutions(rest, limit=1).has_none


def is_minimal_by_trial(board: Board) -> bool:
    return not any(can_go(board, number) for number in bits_of(board.masks.givens))


def test_a_minimal_puzzle_is_minimal_until_a_given_is_added() -> None:
    board = Board.from_string(MINIMAL)
    assert is_minimal(board) is True
    assert is_minimal_by_trial(board)
    solved = count_solutions(board).found[0]
    for number in (0, 1, 40):
        more = MINIMAL[:number] + str(solved.masks.values[number]) + MINIMAL[number + 1 :]
        assert is_minimal(Board.from_string(more)) is False


@needs_shared
@pytest.mark.parametrize("name", ["qqwing-expert", "top1465", "hardest2011"])
def test_it_says_what_trying_all_givens_says(name: str) -> None:
    for text in lines(name)[:200:20]:
        board = Board.from_string(text)
        assert is_minimal(board) == is_minimal_by_trial(board)


@needs_shared
@pytest.mark.parametrize("kind", ["even_odd", "anti_knight", "jigsaw_9x9", "classic_6x6"])
def test_other_layouts(kind: str) -> None:
    for record in records(kind)[:4]:
        assert is_minimal(record.board) == is_minimal_by_trial(record.board)


@pytest.mark.slow
def test_random_drafts_of_all_kinds_of_layouts() -> None:
    for sample in islice(samples(draft, seed=2), 14):
        with Allowance(20_000):
            found = is_minimal(sample.board)
        assert found is None or found == is_minimal_by_trial(sample.board)


def test_no_work_to_tell() -> None:
    with Allowance(0):
        assert is_minimal(Board.from_string(MINIMAL)) is None


def test_without_a_solution_nothing_can_be_told() -> None:
    assert is_minimal(Board.from_string("6" + MINIMAL[1:])) is None


def test_what_was_placed_does_not_count() -> None:
    board = Board.from_string(MINIMAL)
    solved = count_solutions(board).found[0]
    cell = board.layout.cells[0]
    assert is_minimal(board.place(cell, solved.masks.values[0] or 0)) is True


def pattern(*rows: str) -> Board:
    """A board with givens at the crosses, in digits that never meet."""
    size = len(rows)
    given = [
        (
            (row + 2 * col if size == 5 else 3 * row + row // 3 + col) % size + 1
            if symbol == "x"
            else None
        )
        for row, symbols in enumerate(rows)
        for col, symbol in enumerate(symbols)
    ]
    layout = Layout.jigsaw("1111122222333334444455555") if size == 5 else None
    return Board.from_values(given, layout)


CASES = [
    (("x....", ".....", ".....", ".....", "....."), ("diagonal",)),
    (("....x", ".....", ".....", ".....", "....."), ("antidiagonal",)),
    ((".x...", ".....", ".....", ".....", "....."), ()),
    ((".x...", ".....", ".....", ".....", "...x."), ("rot180",)),
    ((".x...", "....x", ".....", "x....", "...x."), ("rot90", "rot180")),
    ((".x.x.", ".....", ".....", ".....", "....."), ("mirror-h",)),
    ((".x...", ".....", ".....", ".....", ".x..."), ("mirror-v",)),
    ((".x.x.", ".....", ".....", ".....", ".x.x."), ("rot180", "mirror-h", "mirror-v")),
    (("x....", ".....", ".....", ".....", "....x"), ("rot180", "diagonal", "antidiagonal")),
    (("x...x", ".....", "..x..", ".....", "x...x"), ("full",)),
    ((".....", ".....", ".....", ".....", "....."), ()),
]


@pytest.mark.parametrize(("rows", "expected"), CASES)
def test_symmetries(rows: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert symmetries(pattern(*rows)) == expected


def test_only_givens_make_the_pattern() -> None:
    board = Board.from_string("1... .... .... ...2")
    assert "rot180" in symmetries(board)
    assert symmetries(board.place("r1c2", 2)) == symmetries(board)
