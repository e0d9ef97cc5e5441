"""What we write, read by the pencilmark of others, where it is installed: the same puzzle.

It is no dependency of ours. To run these tests:

    python -m pip install --pre pencilmark pytest hypothesis
"""

from __future__ import annotations

from typing import Any

import pytest

from puzzles.layouts import LAYOUTS
from sudologue.formats import Reading, named
from sudologue.formats.strategies_test import solution
from sudologue.model import Board, Candidate, Cell
from sudologue.oracle import count_solutions

pencilmark: Any = pytest.importorskip("pencilmark")
interop: Any = pytest.importorskip("pencilmark.interop")
fpuzzles: Any = pytest.importorskip("pencilmark.sources.fpuzzles")
sudokupad: Any = pytest.importorskip("pencilmark.sources.sudokupad")

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

SUDOKUWIKI = ["classic", "6x6", "diagonals", "windoku", "disjoint-groups", "jigsaw-9"]
FPUZZLES = [
    "classic",
    "4x4",
    "6x6",
    "6x6-tall",
    "8x8",
    "10x10",
    "12x12",
    "16x16",
    "jigsaw-5",
    "jigsaw-6",
    "jigsaw-7",
    "jigsaw-8",
    "jigsaw-9",
    "diagonals",
    "6x6-diagonals",
    "main-diagonal",
    "windoku",
    "windoku-diagonals",
    "disjoint-groups",
    "extra-regions",
    "anti-knight",
    "anti-king",
    "knight-and-king",
    "king-diagonals",
]


def board_on(name: str) -> Board:
    """A puzzle with every third digit of a solution."""
    values = [v if at % 3 == 0 else None for at, v in enumerate(solution(name))]
    return Board.from_values(values, LAYOUTS[name])


def written(slug: str, board: Board) -> str:
    return "".join(named(slug).write([Reading(board, slug)])).strip()


def ours(board: Board) -> tuple[object, ...]:
    """What makes a puzzle: its houses, who else sees whom, its givens."""
    tables = board.layout.tables
    houses = {frozenset(map(tables.cell_number, house.cells)) for house in tables.houses}
    sights = {frozenset((one, other)) for one, other, _ in tables.sight_pairs}
    givens = {at: value for at, value in enumerate(board.masks.values) if value is not None}
    return tables.size, houses, sights, givens


def theirs(puzzle: Any) -> tuple[object, ...]:
    """The same of an engine's puzzle."""
    assert not puzzle.constraints
    numbers = [row * puzzle.D + col for row, col in puzzle.coords]
    houses = {
        frozenset(numbers[cell] for cell in group.cells)
        for group in puzzle.groups
        if group.complete
    }
    assert all(relation[0] == "neq" for relation in puzzle.relations)
    sights = {frozenset((numbers[one], numbers[other])) for _, one, other in puzzle.relations}
    return puzzle.D, houses, sights, {numbers[at]: value for at, value in puzzle.givens.items()}


@pytest.mark.parametrize("name", SUDOKUWIKI)
def test_sudokuwiki_strings_are_the_same_puzzle_there_and_back(name: str):
    board = board_on(name)
    text = written("sudokuwiki-2", board)
    puzzle = pencilmark.load(text)
    assert theirs(puzzle) == ours(board)
    returned = pencilmark.to_string(interop.from_string(text), "sudokuwiki")
    assert returned == text
    assert next(named("sudokuwiki-2").read(returned)).board == board


@pytest.mark.parametrize("name", FPUZZLES)
@pytest.mark.parametrize("slug", ["f-puzzles", "sudokupad"])
def test_f_puzzles_links_are_the_same_puzzle(slug: str, name: str):
    board = board_on(name)
    link = written(slug, board)
    source = fpuzzles if slug == "f-puzzles" else sudokupad
    puzzle, _ = source.translate(link, fetch=False)
    assert theirs(puzzle) == ours(board)


def test_placed_digits_and_marks_leave_the_puzzle_as_it_was():
    board = Board.from_string(PUZZLE)
    begun = board.place(Cell(4, 4), 5).eliminate([Candidate(Cell(0, 2), 1)])
    puzzle, _ = fpuzzles.translate(written("f-puzzles", begun), fetch=False)
    assert theirs(puzzle) == ours(board)


def test_the_solution_found_there_is_ours():
    board = Board.from_string(PUZZLE)
    (found,) = count_solutions(board).found
    for slug in ("sudokuwiki-2", "f-puzzles"):
        text = written(slug, board)
        if slug == "f-puzzles":
            puzzle, _ = fpuzzles.translate(text, fetch=False)
        else:
            puzzle = pencilmark.load(text)
        assert tuple(pencilmark.solve(puzzle)) == found.masks.values
