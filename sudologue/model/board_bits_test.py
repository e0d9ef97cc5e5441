"""What rules ask of a board in bits, compared with counting cell by cell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from puzzles.walks import walk
from sudologue.model import Board, Candidate, Cell, DeadEnd, House, bits_of

seeds = st.integers(0, 10**6).map(str)
small = st.sampled_from([layout for layout in LAYOUTS.values() if layout.size <= 10])
large = st.sampled_from([layout for layout in LAYOUTS.values() if layout.size > 10])


def open_cells(board: Board) -> list[Cell]:
    return [cell for cell in board.layout.cells if board.value(cell) is None]


def places(board: Board, digit: int, house: House) -> list[Cell]:
    return [cell for cell in house.cells if digit in board.domain(cell)]


def the_open_cells(board: Board) -> None:
    assert list(board.layout.tables.cells_in(board.masks.open_cells)) == open_cells(board)
    assert board.is_complete == (not open_cells(board))


def planes_and_domains_are_two_views_of_the_same_candidates(board: Board) -> None:
    masks = board.masks
    tables = masks.tables
    for digit in tables.digits:
        cells = [cell for cell in tables.cells if digit in board.domain(cell)]
        assert list(tables.cells_in(masks.plane(digit))) == cells
        assert masks.planes[digit - 1] == masks.plane(digit)
        half = tables.all_cells >> tables.cell_count // 2
        assert masks.candidates_at(digit, half) == [
            Candidate(cell, digit) for cell in cells if tables.cell_mask([cell]) & half
        ]
        for house in tables.houses:
            assert list(board.range_of(digit, house)) == [
                cell for cell in sorted(house.cells) if cell in cells
            ]
    for number, bits in enumerate(masks.domain_bits):
        assert {bit + 1 for bit in bits_of(bits)} == masks.domains[number]


def room_is_the_number_of_open_cells_of_every_house(board: Board) -> None:
    layout = board.layout
    left = {
        house: sum(cell in house.cells for cell in open_cells(board)) for house in layout.houses
    }
    width = layout.size.bit_length() + 1
    fields = [board.masks.room >> place * width & (1 << width) - 1 for place in range(len(left))]
    assert fields == list(left.values())
    assert [(house, layout.cells[number]) for house, number in board.masks.last_cells()] == [
        (house, next(cell for cell in house.cells if board.value(cell) is None))
        for house, count in left.items()
        if count == 1
    ]


def cells_with_one_candidate_or_two(board: Board) -> None:
    masks = board.masks
    tables = masks.tables
    lone = [cell for cell in tables.cells if len(board.domain(cell)) == 1]
    assert list(tables.cells_in(masks.lone_cells)) == lone
    for number in bits_of(masks.lone_cells):
        cell, digit = masks.lone_candidate(number)
        assert {digit} == board.domain(cell)
    two = [cell for cell in tables.cells if len(board.domain(cell)) == 2]
    assert list(tables.cells_in(masks.bivalue_cells)) == two


def digits_with_one_place_or_two_in_a_house(board: Board) -> None:
    tables = board.layout.tables
    found = [(house, tables.candidate(number)) for house, number in board.masks.lone_places()]
    assert len(found) == len(set(found))
    assert set(found) == {
        (house, Candidate(cells[0], digit))
        for house in tables.houses
        for digit in tables.digits
        if len(cells := places(board, digit, house)) == 1
    }
    for digit, pairs in zip(tables.digits, board.masks.conjugate_pairs, strict=True):
        assert [(house, tables.cells_in(pair)) for house, pair in pairs] == [
            (house, tuple(sorted(cells)))
            for house in tables.houses
            if len(cells := places(board, digit, house)) == 2
        ]


def places_come_box_by_box_before_lines_and_digit_by_digit_within(board: Board) -> None:
    """Within a run of houses of one kind and shape: digit by digit, and house by house."""
    tables = board.layout.tables
    family_of = {
        house: rank
        for rank, family in enumerate(tables.families)
        for house in family.house_at.values()
    }
    order = [
        (family_of[house], number // tables.cell_count, sorted(house.cells)[0])
        for house, number in board.masks.lone_places()
    ]
    assert order == sorted(order)
    kinds = [next(iter(family.house_at.values())).kind for family in tables.families]
    assert kinds == [
        kind
        for rank, kind in enumerate(kinds)
        if kind not in kinds[:rank] or kinds[rank - 1] is kind
    ]


def the_first_dead_end(board: Board) -> None:
    tables = board.layout.tables
    bare = [cell for cell in open_cells(board) if not board.domain(cell)]
    assert board.masks.has_dead_cell == bool(bare)
    dead = [
        (house, digit)
        for family in tables.families
        for digit in tables.digits
        for house in family.house_at.values()
        if not places(board, digit, house)
        and all(board.value(cell) != digit for cell in house.cells)
    ]
    if bare:
        assert board.dead_end == DeadEnd(cell=bare[0])
    elif dead:
        assert board.dead_end == DeadEnd(house=dead[0][0], digit=dead[0][1])
    else:
        assert board.dead_end is None


def what_a_step_carries_over_is_what_would_be_derived(board: Board) -> None:
    """A board that a step made, and the same one made from scratch, answer alike."""
    masks = board.masks
    anew = Board(replace(masks))
    assert anew == board
    assert anew.masks.open_cells == masks.open_cells
    assert anew.masks.room == masks.room


def what_an_elimination_hands_on_is_what_would_be_derived(board: Board) -> None:
    """A board that was asked for its tables tells the next one's, and they are those it has."""
    masks = board.masks
    gone = board.layout.tables.candidates_in(masks.live)[::7]
    if gone and masks.planes and masks.domain_bits:
        after = board.eliminate(gone)
        anew = Board(replace(after.masks))
        assert {"planes", "domain_bits"} <= set(vars(after.masks))
        assert after.masks.planes == anew.masks.planes
        assert after.masks.domain_bits == anew.masks.domain_bits


LAWS: list[Callable[[Board], None]] = [
    the_open_cells,
    planes_and_domains_are_two_views_of_the_same_candidates,
    room_is_the_number_of_open_cells_of_every_house,
    cells_with_one_candidate_or_two,
    digits_with_one_place_or_two_in_a_house,
    places_come_box_by_box_before_lines_and_digit_by_digit_within,
    the_first_dead_end,
    what_a_step_carries_over_is_what_would_be_derived,
    what_an_elimination_hands_on_is_what_would_be_derived,
]


@given(st.builds(walk, small, seeds))
def test_small_boards(board: Board) -> None:
    for law in LAWS:
        law(board)


@pytest.mark.slow
@given(st.builds(walk, large, seeds))
@settings(max_examples=6)
def test_large_boards(board: Board) -> None:
    for law in LAWS:
        law(board)
