from __future__ import annotations

from itertools import combinations

import pytest

from puzzles.layouts import LAYOUTS
from sudologue.audit.certificate_formula import Formula
from sudologue.model import Board, BoardMasks, Candidate, Cell, HouseKind, Layout, Sight

SMALL = ["4x4", "6x6-tall", "jigsaw-5", "6x6-diagonals"]
SIGHTED = Layout.boxes(2, 2).with_diagonals(anti=False).with_anti_knight()


def numbered(formula: Formula) -> dict[int, frozenset[int]]:
    """The clauses as a checker numbers them: by their lines."""
    header, *lines = formula.text().splitlines()
    assert header == f"p cnf {formula.variables} {len(lines)}"
    clauses = [[int(word) for word in line.split()] for line in lines]
    assert all(clause.pop() == 0 for clause in clauses)
    return {number: frozenset(clause) for number, clause in enumerate(clauses, 1)}


def blank(layout: Layout) -> Board:
    return Board(BoardMasks(layout, layout.tables.all_candidates, 0, 0))


@pytest.mark.parametrize(
    "layout", [*(LAYOUTS[name] for name in SMALL), SIGHTED], ids=[*SMALL, "sighted"]
)
def test_the_clauses_say_what_the_puzzle_says(layout: Layout) -> None:
    """Worked out anew from cells, houses and sight, without the board's bits."""
    tables = layout.tables
    size = layout.size

    def variable(cell: Cell, digit: int) -> int:
        return (digit - 1) * size * size + cell.row * size + cell.col + 1

    wanted = {frozenset(variable(cell, d) for d in tables.digits) for cell in layout.cells}
    wanted |= {
        frozenset(variable(cell, digit) for cell in house.cells)
        for house in layout.houses
        for digit in tables.digits
    }
    pairs = {
        frozenset({-variable(cell, one), -variable(cell, other)})
        for cell in layout.cells
        for one, other in combinations(tables.digits, 2)
    }
    pairs |= {
        frozenset({-variable(cell, digit), -variable(peer, digit)})
        for cell in layout.cells
        for peer in layout.peers(cell)
        for digit in tables.digits
    }
    clauses = numbered(Formula(blank(layout), None))
    assert set(clauses.values()) == wanted | pairs
    assert len(clauses) == tables.cell_count + size * len(layout.houses) + len(pairs)


@pytest.mark.parametrize("name", SMALL)
def test_clauses_are_found_by_what_they_say(name: str) -> None:
    layout = LAYOUTS[name]
    formula = Formula(blank(layout), None)
    clauses = numbered(formula)
    for mask, number in formula.truths.items():
        assert clauses[number] == {n + 1 for n in range(formula.variables) if mask >> n & 1}
    for one in range(formula.variables):
        for other in range(formula.variables):
            if layout.tables.seen_masks[one] >> other & 1:
                assert clauses[formula.pair(one, other)] == {-one - 1, -other - 1}


def test_digits_and_candidates_at_the_start_are_facts() -> None:
    layout = LAYOUTS["4x4"]
    board = Board.from_string("1... .... .... ....", layout)
    start = Board(board.masks.barring([Candidate(Cell(3, 3), 2), Candidate(Cell(0, 1), 1)]))
    solution = Board.from_values([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1], layout)
    formula = Formula(start, solution)
    clauses = numbered(formula)
    facts = {number: clause for number, clause in clauses.items() if len(clause) == 1}
    # r1c2 isn't 1 because of r1c1, ruled out by the puzzle or not
    assert set(facts.values()) == {frozenset({1}), frozenset({-32})}
    assert {formula.fact(1 << 0), formula.fact(1 << 31)} == set(facts)
    assert clauses[formula.fact(1 << 31)] == {-32}
    assert formula.size == len(clauses) == max(facts) + 1
    values = [-(v - 1) * 16 - i - 1 for i, v in enumerate(solution.masks.values) if v is not None]
    assert clauses[formula.size] == set(values)


def test_a_house_that_is_there_twice() -> None:
    layout = LAYOUTS["4x4"]
    twice = layout.with_houses([layout.houses[0].cells], HouseKind.EXTRA)
    formula = Formula(blank(twice), None)
    assert len(numbered(formula)) == len(numbered(Formula(blank(layout), None))) + 4
    assert list(formula.legend())[-2].startswith("Clauses 65 to 68: each digit is in extra region")


def test_the_legend() -> None:
    board = Board(
        Board.from_string("1..............2", SIGHTED).masks.barring([Candidate(Cell(3, 2), 3)])
    )
    told = list(Formula(board, None).legend())
    assert told[:3] == [
        "Variable (digit - 1) * 16 + (row - 1) * 4 + column: the digit is there.",
        "Clauses 1 to 16: each cell takes a digit, row by row.",
        "Clauses 17 to 20: each digit is in box 1 (r1c1 r1c2 r2c1 r2c2).",
    ]
    assert told[14:] == [
        "Clauses 65 to 68: each digit is in the main diagonal (r1c1 r2c2 r3c3 r4c4).",
        "Clauses 69 to 500: no cell takes two digits, and neither a house nor cells in sight have "
        "one twice.",
        "    In sight: one is 1 down and 2 to the left of the other.",
        "    In sight: one is 1 down and 2 to the right of the other.",
        "    In sight: one is 2 down and 1 to the left of the other.",
        "    In sight: one is 2 down and 1 to the right of the other.",
        "Clauses 501 to 502: the digits of the puzzle.",
        "Clause 503: candidates that the puzzle rules out.",
    ]


def test_cells_right_below_each_other_in_sight() -> None:
    layout = Layout(4, LAYOUTS["4x4"].houses, (Sight("below", ((2, 0),)),))
    told = list(Formula(blank(layout), None).legend())
    assert told[-1] == "    In sight: one is 2 down and 0 to the right of the other."


def test_nothing_but_numbers_whatever_names_there_are() -> None:
    layout = Layout(4, LAYOUTS["4x4"].houses, (Sight("a\np cnf 1 1\nstep", ((1, 0),)),))
    lines = Formula(blank(layout), None).text().splitlines()
    assert all(word.lstrip("-").isdecimal() for line in lines[1:] for word in line.split())
