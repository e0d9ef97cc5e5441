"""How a whole puzzle is checked, and how a table of them is written.

A table is text, a puzzle a line: a name, then columns with nothing in them but cells. What follows
a `#` is a remark.

    wikipedia  53..7....6..195....98....  534678912672195348198342...   # puzzle, solution
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from _pytest.mark.structures import ParameterSet

from puzzles.layouts import LAYOUTS
from sudologue import Board, Candidate, Cell, Inference, Layout, Solver, SolveStatus
from sudologue.audit import check_inference, check_trace
from sudologue.model import parse_digit
from sudologue.rules import named
from tools.soundness import loose_citation

# Lists of rules, each longer than the one before.
SINGLES = ("full_house", "naked_single", "hidden_single")
LOCKED = (*SINGLES, "locked_candidates_pointing", "locked_candidates_claiming")
PAIRS = (*LOCKED, "naked_pair", "hidden_pair")


def rows(table: str) -> Iterator[list[str]]:
    """The columns of each line of a table."""
    for line in table.splitlines():
        columns = line.partition("#")[0].split()
        if columns:
            yield columns


def cases(table: str) -> list[ParameterSet]:
    """The lines of a table as test cases: the name is the test's, the columns its arguments."""
    return [pytest.param(*columns, id=name) for name, *columns in rows(table)]


def check_solved(
    puzzle: str, solution: str, rules: Sequence[str], layout: Layout | None = None
) -> None:
    """These rules solve the puzzle, so the solution is the only one; and every step is forced."""
    result = Solver(rules).solve(Board.from_string(puzzle, layout))
    assert result.final_board.to_string() == solution
    assert result.status is SolveStatus.SOLVED
    assert result.diagnosis is None
    assert result.assumptions == frozenset()
    verdict = check_trace(result)
    assert verdict.ok, verdict


def check_stuck(
    puzzle: str, state: str, solution: str, rules: Sequence[str], layout: Layout | None = None
) -> None:
    """These rules come exactly as far as the state, and say so; the solution stays possible."""
    result = Solver(rules).solve(Board.from_string(puzzle, layout))
    final = result.final_board
    assert final.to_string() == state
    assert result.status is SolveStatus.STUCK
    assert result.diagnosis is not None
    assert result.diagnosis.open_cells == state.count(".")
    assert result.diagnosis.rules_tried == tuple(rules)
    verdict = check_trace(result)
    assert verdict.ok, verdict
    answer = Board.from_string(solution, final.layout)
    for cell in final.layout.cells:
        assert answer.value(cell) in {final.value(cell), *final.domain(cell)}


def told(inference: Inference) -> str:
    """An inference in a line: the conclusion, the truths, the links."""
    evidence = inference.evidence
    truths, links = (", ".join(map(str, cited)) for cited in (evidence.truths, evidence.links))
    return f"{inference.action} | {truths} | {links}".rstrip()


def found(rule: str, board: Board) -> list[str]:
    """All that a rule finds, a line each: forced, and by nothing less than what it cites."""
    inferences = named(rule).apply(board)
    for inference in inferences:
        assert check_inference(board, inference).ok, inference
        assert loose_citation(board, inference) is None, inference
    return [told(inference) for inference in inferences]


def board_with(layout: Layout, digits: str) -> Board:
    """A puzzle from a few givens, each written like `r5c6=7`."""
    values: list[int | None] = [None] * layout.tables.cell_count
    for name, digit in (given.split("=") for given in digits.split()):
        values[layout.tables.cell_number(Cell.parse(name))] = parse_digit(digit)
    return Board.from_values(values, layout)


def without(board: Board, candidates: str) -> Board:
    """The board after some eliminations, written like `r5c6(7)` or, for several, `r5c6(789)`."""
    found = (text.rstrip(")").split("(") for text in candidates.split())
    return board.eliminate(
        Candidate(Cell.parse(name), parse_digit(digit))
        for name, digits in found
        for digit in digits
    )


def only(board: Board, cells: str, digits: str) -> Board:
    """The board where these cells have no candidates but these digits."""
    kept = set(map(parse_digit, digits))
    return board.eliminate(
        Candidate(cell, digit)
        for cell in map(Cell.parse, cells.split())
        for digit in board.domain(cell) - kept
    )


def empty(layout: Layout) -> Board:
    """The board without givens."""
    return Board.from_values([None] * layout.tables.cell_count, layout)


def restricted(layout: str, *groups: tuple[str, str]) -> Board:
    """The empty board where the cells of each group keep only its digits."""
    board = empty(LAYOUTS[layout])
    for cells, digits in groups:
        board = only(board, cells, digits)
    return board


def holding(layout: str, cells: str) -> Board:
    """The empty board where some cells, written like `r1c1=12`, have no other digits."""
    parts = (part.partition("=") for part in cells.split())
    return restricted(layout, *[(cell, digits) for cell, _, digits in parts])


def confined(layout: str, house: str, cells: str, digits: str) -> Board:
    """The empty board where these digits have no places in a house but these cells."""
    board = empty(LAYOUTS[layout])
    places = next(each for each in board.houses if str(each) == house).cells
    kept = set(cells.split())
    return without(board, " ".join(f"{cell}({digits})" for cell in places if str(cell) not in kept))
