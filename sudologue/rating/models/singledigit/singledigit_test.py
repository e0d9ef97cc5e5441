from __future__ import annotations

import math
from itertools import product

import pytest

from sudologue.budget import Allowance, OutOfBudgetError
from sudologue.model import CLASSIC, Board, BoardMasks, Candidate
from sudologue.rating.models.singledigit import STRATEGIES, State, singledigit_rating
from sudologue.rules import named

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def without(*cells: int) -> Board:
    """The solved board with these cells open, by their numbers."""
    return Board("".join("." if number in cells else SOLVED[number] for number in range(81)))


def test_nothing_is_left_to_do() -> None:
    assert singledigit_rating(Board(SOLVED)) == 0


def test_one_open_cell() -> None:
    # eight candidates crossed out and one digit placed at 0.1 each, in one step
    assert singledigit_rating(without(0)) == 0.9


def test_two_open_cells_that_need_not_wait_for_each_other() -> None:
    # 16 candidates and two digits at 0.1, two digits a step: 1.8 / 2
    assert singledigit_rating(without(0, 1)) == 0.9


def test_a_cell_that_has_to_wait() -> None:
    # r1c1 (5), r1c4 (6) and r2c1 (6) are open. All see eight digits but r1c1, which sees seven: no
    # 6 stands where it sees it. So 23 candidates and two digits, then one candidate and one digit,
    # all at 0.1; three digits in two steps: 2.7 / 1.5.
    assert singledigit_rating(without(0, 3, 9)) == pytest.approx(1.8)


def test_a_rectangle_that_can_be_filled_in_two_ways() -> None:
    # r1c4 and r4c5 hold 6, r1c5 and r4c4 hold 7, or the other way round
    assert singledigit_rating(without(3, 4, 30, 31)) == math.inf


def test_more_than_its_strategies_can_do() -> None:
    hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    assert singledigit_rating(Board(hardest)) == math.inf


def with_singles_by_hand(puzzle: str) -> float:
    """The definition once more, for puzzles that singles solve: rounds of bookkeeping and places."""
    houses = [{cell.row * 9 + cell.col for cell in house.cells} for house in CLASSIC.houses]
    placed = {cell: digit for cell, digit in enumerate(puzzle) if digit != "."}
    left = {(cell, digit) for cell in range(81) if cell not in placed for digit in "123456789"}
    points, steps, placements = 0.0, 0, len(placed)
    while left:
        weight = 0.1
        gone = {
            (cell, digit)
            for house in houses
            for other in house & placed.keys()
            for cell, digit in left
            if cell in house and digit == placed[other]
        }
        if not gone:
            weight = 2.0
            for house, digit in product(houses, "123456789"):
                places = [cell for cell in house if (cell, digit) in left]
                if len(places) == 1:
                    gone |= {(c, d) for c, d in left if c == places[0] and d != digit}
        left -= gone
        counts = {cell: [d for c, d in left if c == cell] for cell, _ in left}
        singles = {cell: digits[0] for cell, digits in counts.items() if len(digits) == 1}
        left -= set(singles.items())
        placed |= singles
        points, steps = points + weight * (len(gone) + len(singles)), steps + 1
    return points / ((81 - placements) / steps)


@pytest.mark.parametrize(
    "puzzle",
    [
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
        "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3",
        "......9.7...42.18....7.5.261..9.4....5.....4....5.7..992.1.8....34.59...5.7......",
        ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
    ],
)
def test_singles_by_hand(puzzle: str) -> None:
    assert singledigit_rating(Board(puzzle)) == pytest.approx(with_singles_by_hand(puzzle))


def test_naked_singles_of_a_position() -> None:
    # nothing stands, and each cell has its digit left: no strategy finds anything to remove, so the
    # placements of the one step have no weight
    assert (
        singledigit_rating(Board(BoardMasks.from_candidates([{int(digit)} for digit in SOLVED])))
        == 0
    )

    # r1c2 has a 5 beside its 3: the naked single 5 in r1c1 removes it, and all 81 are placed
    domains = [{int(digit)} for digit in SOLVED]
    domains[1] |= {5}
    assert singledigit_rating(Board(BoardMasks.from_candidates(domains))) == pytest.approx(8.2 / 81)


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("naked_pairs", "naked_pair"),
        ("naked_triples", "naked_triple"),
        ("hidden_pairs", "hidden_pair"),
        ("hidden_triples", "hidden_triple"),
        ("naked_quads", "naked_quad"),
        ("hidden_quads", "hidden_quad"),
        ("x_wing", "x_wing"),
        ("swordfish", "swordfish"),
    ],
)
def test_a_strategy_removes_what_our_rule_removes(name: str, slug: str) -> None:
    board, step = named(slug).example()
    state = State(board)
    state.planes = list(board.masks.planes)  # all bookkeeping is done
    strategy = next(strategy for strategy in STRATEGIES if strategy.name == name)
    gone = {
        Candidate(cell, digit + 1)
        for digit, mask in strategy.finds(state)
        for cell in CLASSIC.tables.cells_in(mask & board.masks.planes[digit])
    }
    assert gone >= set(step.inference.action.candidates)


def test_locked_candidates_fill_the_open_crossing() -> None:
    empty = Board("." * 81)
    pointing = next(each for each in STRATEGIES if each.name == "pointing_pairs_triples")
    kept = {"r1c1", "r1c2", "r1c3"}
    gone = [cell for cell in CLASSIC.houses[0].cells if str(cell) not in kept]
    three = empty.eliminate([Candidate(cell, 4) for cell in gone])
    assert dict(pointing.finds(State(three))) == {3: 0b111111000}
    assert not dict(pointing.finds(State(three.eliminate(["r1c3(4)"]))))


def test_the_names_are_its_own_and_in_its_order() -> None:
    assert [strategy.name for strategy in STRATEGIES[:4]] == [
        "basic",
        "naked_singles",
        "hidden_singles",
        "naked_pairs",
    ]
    tenths = [strategy.tenths for strategy in STRATEGIES]
    assert tenths == sorted(tenths)


def test_a_budget_ends_it() -> None:
    with pytest.raises(OutOfBudgetError), Allowance(0):
        singledigit_rating(without(0))
