from __future__ import annotations

import random

import pytest

from puzzles.layouts import LAYOUTS
from sudologue.inference import (
    CellConstraint,
    Constraint,
    HouseConstraint,
    SightConstraint,
    covering_links,
    link_between,
)
from sudologue.model import CLASSIC, Cell, Layout, bits_of

BOX_1, BOX_2, ROW_1, COLUMN_1 = (CLASSIC.houses[number] for number in (0, 1, 9, 18))
BIG = Layout.of_size(16)


def candidates(constraint: Constraint, layout: Layout) -> set[str]:
    return {str(candidate) for candidate in layout.tables.candidates_in(constraint.mask(layout))}


@pytest.mark.parametrize(
    ("constraint", "text"),
    [
        (CellConstraint(Cell(4, 5)), "r5c6"),
        (HouseConstraint(ROW_1, 7), "7 in row 1"),
        (HouseConstraint(BIG.houses[0], 12), "C in box 1"),
        (SightConstraint(Cell(0, 0), Cell(1, 2), 7), "7 in sight of r1c1 and r2c3"),
    ],
)
def test_a_constraint_says_its_name(constraint: Constraint, text: str) -> None:
    assert str(constraint) == text


def test_a_constraint_is_a_set_of_candidates() -> None:
    small = Layout.boxes(2, 2)
    cell = CellConstraint(Cell(1, 2))
    assert candidates(cell, small) == {"r2c3(1)", "r2c3(2)", "r2c3(3)", "r2c3(4)"}
    house = HouseConstraint(small.houses[1], 3)
    assert candidates(house, small) == {"r1c3(3)", "r1c4(3)", "r2c3(3)", "r2c4(3)"}
    sight = SightConstraint(Cell(0, 0), Cell(1, 2), 4)
    assert candidates(sight, small) == {"r1c1(4)", "r2c3(4)"}


@pytest.mark.parametrize(
    ("layout", "one", "other", "link"),
    [
        ("classic", Cell(0, 0), Cell(0, 8), HouseConstraint(ROW_1, 5)),
        ("classic", Cell(8, 0), Cell(0, 0), HouseConstraint(COLUMN_1, 5)),
        ("classic", Cell(0, 0), Cell(0, 1), HouseConstraint(BOX_1, 5)),
        ("anti-knight", Cell(2, 2), Cell(1, 0), HouseConstraint(BOX_1, 5)),
        ("anti-knight", Cell(4, 1), Cell(2, 2), SightConstraint(Cell(2, 2), Cell(4, 1), 5)),
    ],
)
def test_the_link_between_two_cells(layout: str, one: Cell, other: Cell, link: Constraint) -> None:
    assert link_between(LAYOUTS[layout], one, other, 5) == link


def number(name: str) -> int:
    return CLASSIC.tables.cell_number(Cell.parse(name))


@pytest.mark.parametrize(
    ("pairs", "known", "links"),
    [
        ([], (), ()),
        # one house for three pairs, although row 1 would do for the first
        (["r1c1 r1c2", "r1c1 r2c2", "r1c2 r2c2"], (), (HouseConstraint(BOX_1, 5),)),
        (["r1c1 r1c2", "r1c2 r1c9"], (), (HouseConstraint(ROW_1, 5),)),
        (
            ["r1c1 r1c9", "r1c1 r9c1"],
            (),
            (HouseConstraint(ROW_1, 5), HouseConstraint(COLUMN_1, 5)),
        ),
        # what is known covers its pairs
        (
            ["r1c1 r1c9", "r1c1 r9c1"],
            (HouseConstraint(ROW_1, 5),),
            (HouseConstraint(COLUMN_1, 5),),
        ),
        (["r1c1 r1c9"], (HouseConstraint(ROW_1, 5),), ()),
    ],
)
def test_few_links_cover_many_pairs(
    pairs: list[str], known: tuple[Constraint, ...], links: tuple[Constraint, ...]
) -> None:
    numbers = [(number(one), number(other)) for one, other in map(str.split, pairs)]
    assert covering_links(CLASSIC, 5, numbers, known) == links


@pytest.mark.parametrize("name", ["classic", "anti-knight", "windoku-diagonals", "knight-and-king"])
def test_every_pair_of_peers_is_covered_and_by_true_links(name: str) -> None:
    layout, rng = LAYOUTS[name], random.Random(name)
    for digit in layout.tables.digits:
        pairs = [
            (one, rng.choice(list(bits_of(layout.tables.peer_masks[one]))))
            for one in rng.sample(range(layout.tables.cell_count), 8)
        ]
        links = covering_links(layout, digit, pairs)
        start = (digit - 1) * layout.tables.cell_count
        masks = [link.mask(layout) >> start for link in links]
        assert all(any(mask >> a & mask >> b & 1 for mask in masks) for a, b in pairs)
        for link in links:
            if isinstance(link, SightConstraint):
                assert link.other in layout.peers(link.one)
