"""Whole-board propagation against cell-by-cell singles, and clues asked one by one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from sudologue.clues import Arrow, Cage, Thermometer
from sudologue.model import CLASSIC, Board, Candidate, Clue, Layout, bits_of
from sudologue.rules.common.propagation.propagator import PropagationRound, propagator, start

PUZZLE = "..6..1....5..3....9..4....7..1....2..3..9....4..5....13.....68....3..2....2..8..3"
LAYOUTS = [
    CLASSIC,
    Layout.boxes(2, 3),
    Layout.of_size(6).with_diagonals(),
    CLASSIC.with_windows(),
    CLASSIC.with_anti_knight(),
    Layout.jigsaw("1112122233334444"),
    Layout.boxes(2, 3).with_clues(
        Cage.of("r1c2 r1c3", 10),
        Cage.of("r2c4 r3c2 r3c3 r3c4", 15),
        Cage.of("r5c4 r5c5 r5c6 r6c5"),
        Thermometer.of("r4c1 r5c1 r6c2"),
        Arrow.of("r1c1", "r2c1 r2c2"),
    ),
]


def naive(board: Board, number: int) -> Board | None:
    """The board that singles and clues lead to from an assumption; nothing if to a dead end."""
    candidate = board.layout.tables.candidate(number)
    board = board.place(candidate.cell, candidate.digit)
    while board.dead_end is None:
        lone = next(bits_of(board.masks.lone_cells), None)
        if lone is not None:
            board = board.place(*board.masks.lone_candidate(lone))
            continue
        place = next(board.masks.lone_places(), None)
        if place is not None:
            found = board.layout.tables.candidate(place[1])
            board = board.place(found.cell, found.digit)
            continue
        gone = [c for clue in board.layout.clues for c in lost_by(board, clue)]
        if not gone:
            return board
        board = board.eliminate(set(gone))
    return None


def lost_by(board: Board, clue: Clue) -> Iterator[Candidate]:
    """The candidates that no way to fill a clue uses without a digit twice in sight."""
    used = set[Candidate]()
    for way in board.ways(clue):
        filled = list(map(Candidate, clue.cells, way))
        if not any(
            one.digit == other.digit and one.cell in board.layout.peers(other.cell)
            for one, other in combinations(filled, 2)
        ):
            used.update(filled)
    for cell in clue.cells:
        for digit in board.domain(cell):
            if Candidate(cell, digit) not in used:
                yield Candidate(cell, digit)


@pytest.mark.parametrize(
    "layout", LAYOUTS, ids=lambda layout: f"{layout.size}-{len(layout.houses)}"
)
def test_following_is_the_closure_under_singles(layout: Layout) -> None:
    chance = random.Random(1)
    board = Board.from_values([None] * layout.tables.cell_count, layout)
    while board.dead_end is None and board.masks.live:
        for number in chance.sample(
            list(bits_of(board.masks.live)), min(20, board.masks.live.bit_count())
        ):
            rounds: list[PropagationRound] = []
            spread, open_truths, is_dead = propagator(layout).follow(
                *start(board), 1 << number, rounds, board.masks.filled
            )
            expected = naive(board, number)
            assert is_dead == (expected is None)
            assert rounds[0].true == 1 << number
            if expected is not None:
                assert propagator(layout).open_truths(expected.masks.open_cells) == open_truths
                assert propagator(layout).spread(expected.masks.live) == spread
                assert rounds[-1].left == expected.masks.live
        candidate = layout.tables.candidate(chance.choice(list(bits_of(board.masks.live))))
        board = board.place(candidate.cell, candidate.digit)


@pytest.mark.parametrize(
    "layout", LAYOUTS, ids=lambda layout: f"{layout.size}-{len(layout.houses)}"
)
def test_all_truths_lie_side_by_side(layout: Layout) -> None:
    tables, cells = propagator(layout), layout.tables.cell_count
    truths = {
        frozenset(tables.number_at[base + offset] for offset in range(layout.size))
        for base in bits_of(tables.bases)
    }
    in_cells = [range(cell, layout.size * cells, cells) for cell in range(cells)]
    in_houses = [
        [digit * cells + cell for cell in bits_of(mask)]
        for mask in layout.tables.house_masks.values()
        for digit in range(layout.size)
    ]
    assert truths == {frozenset(truth) for truth in [*in_cells, *in_houses]}
    assert tables.bases.bit_count() == len(truths)


def test_where_two_cannot_both_be_true_the_lower_is_made_true() -> None:
    board = Board.from_string(PUZZLE)
    tables = propagator(CLASSIC)
    spread, open_truths = start(board)
    second_row = 0b111111111 << 9
    twins = list(bits_of(board.masks.planes[0] & second_row))[
        :2
    ]  # cells that will have only a 1 left
    for number in bits_of(board.masks.live):
        if number % 81 in twins and number not in twins:
            spread = tables.without(spread, number)
    rounds: list[PropagationRound] = []
    _, _, is_dead = tables.follow(spread, open_truths, 0, rounds)
    assert is_dead
    assert rounds[-1].true & sum(1 << twin for twin in twins) == 1 << min(twins)


def test_a_state_only_narrows() -> None:
    board = Board.from_string(PUZZLE)
    for number in bits_of(board.masks.live):
        rounds: list[PropagationRound] = []
        propagator(CLASSIC).follow(*start(board), 1 << number, rounds)
        lefts = [board.masks.live, *(each.left for each in rounds)]
        assert all(later & ~earlier == 0 for earlier, later in pairwise(lefts))
