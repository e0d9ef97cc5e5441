from __future__ import annotations

import random

import pytest

from sudologue.model import CLASSIC, Board, BoardMasks, bits_of
from sudologue.oracle import classic
from sudologue.oracle.singles_placer import (
    SinglesPlacer,
    State,
    TooManyDeadEndsError,
    completion,
    state_of,
)

GRID = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
MANY = "." * 81


def states(seed: int, count: int) -> list[State]:
    """Some givens of a grid, and some candidates gone, so that many contradict themselves."""
    rng = random.Random(seed)
    full = Board.from_string(GRID).masks.filled
    found: list[State] = []
    for _ in range(count):
        givens = sum(1 << n for n in bits_of(full) if rng.random() < rng.choice((0.2, 0.3, 0.5)))
        live, filled, open_cells = classic.state_of(givens)
        for number in list(bits_of(live)):
            if rng.random() < 0.02:
                live ^= 1 << number
        found.append((live, filled, open_cells))
    return found


def test_singles_lead_where_those_of_any_layout_lead() -> None:
    ends = [classic.settle(state) for state in states(1, 400)]
    assert ends == [SinglesPlacer(CLASSIC).settle(state) for state in states(1, 400)]
    kinds = {end and bool(end[2]) for end in ends}
    assert kinds == {None, False, True}


def test_a_search_begins_where_the_board_s_does() -> None:
    for givens in (0, Board.from_string(HARD).masks.givens, Board.from_string(GRID).masks.givens):
        board = Board(BoardMasks(CLASSIC, CLASSIC.tables.left_beside(givens), givens, givens))
        assert classic.state_of(givens) == state_of(board)


@pytest.mark.parametrize("puzzle", [HARD, MANY])
def test_cases_are_all_that_a_cell_can_be(puzzle: str) -> None:
    settled = classic.settle(state_of(Board.from_string(puzzle)))
    assert settled is not None
    live, filled, open_cells = settled
    cases = classic.cases(settled)
    (cell,) = bits_of(open_cells ^ cases[0][2])
    domain = live & CLASSIC.tables.domain_masks[cell]
    assert sum(case[1] ^ filled for case in cases) == domain
    assert all(case[0] == live & CLASSIC.tables.left_beside(case[1] ^ filled) for case in cases)


def test_a_search_that_meets_too_many_dead_ends_says_so() -> None:
    state = state_of(Board.from_string(HARD))
    full = completion(state, classic.settle, classic.cases, 1000)
    assert full is not None
    assert full.bit_count() == 81
    other = next(bits_of(full & ~state[1]))
    without = (state[0] & ~(1 << other), state[1], state[2])
    assert completion(without, classic.settle, classic.cases, 1000) is None
    with pytest.raises(TooManyDeadEndsError):
        completion(without, classic.settle, classic.cases, 2)
