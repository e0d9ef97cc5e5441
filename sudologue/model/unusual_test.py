from dataclasses import replace

import pytest

from sudologue.model import CLASSIC, Cell, House, HouseKind, Layout, Sight
from sudologue.model.unusual import unusual

JIGSAW = Layout.jigsaw("1112 1322 3324 3444")


def swapped(layout: Layout, one: str, other: str, kind: HouseKind = HouseKind.BOX) -> Layout:
    """The layout with two cells exchanged between houses of a kind, the names as they were."""
    first, second = Cell.parse(one), Cell.parse(other)
    exchange = {first: second, second: first}
    houses = [
        (
            replace(house, cells=tuple(exchange.get(cell, cell) for cell in house.cells))
            if house.kind is kind
            else house
        )
        for house in layout.houses
    ]
    return replace(layout, houses=tuple(houses))


@pytest.mark.parametrize("size", [4, 6, 8, 9, 10, 12, 16, 25])
def test_usual_layouts(size: int) -> None:
    usual = Layout.of_size(size)
    assert unusual(usual) is None
    assert unusual(replace(usual, houses=usual.houses[::-1])) is None
    turned = tuple(replace(house, cells=house.cells[::-1]) for house in usual.houses)
    assert unusual(replace(usual, houses=turned)) is None


def test_two_cells_exchanged_under_the_classic_names() -> None:
    assert unusual(swapped(CLASSIC, "r3c3", "r3c4")) == (
        "box 1 with r3c4 in place of r3c3 and box 2 with r3c3 in place of r3c4"
    )
    assert unusual(swapped(CLASSIC, "r1c1", "r2c2", HouseKind.ROW)) == (
        "row 1 with r2c2 in place of r1c1 and row 2 with r1c1 in place of r2c2"
    )


def test_many_houses_that_differ() -> None:
    columns = [house.cells for house in CLASSIC.houses if house.kind is HouseKind.COLUMN]
    boxes = (House(HouseKind.BOX, 8 - index, cells) for index, cells in enumerate(columns))
    assert unusual(Layout(9, tuple(boxes))) == (
        "box 9 with 9 other cells, box 8 with 9 other cells, box 7 with 6 other cells, 6 other houses that differ as well, no rows "
        "and no columns"
    )
    three = swapped(swapped(CLASSIC, "r1c3", "r1c4"), "r5c5", "r8c8")
    assert str(unusual(three)).endswith("and 1 other house that differs as well")


@pytest.mark.parametrize(
    ("layout", "told"),
    [
        (Layout.boxes(3, 2), "boxes of 3 rows and 2 columns"),
        (Layout.boxes(1, 5), "boxes of 1 row and 5 columns"),
        (JIGSAW, "jigsaw regions"),
        (JIGSAW.with_anti_king(), "jigsaw regions and a king's move"),
        (CLASSIC.with_diagonals(), "the main diagonal and the anti-diagonal"),
        (CLASSIC.with_diagonals(main=False), "the anti-diagonal"),
        (CLASSIC.with_windows(), "4 windows"),
        (CLASSIC.with_disjoint_groups(), "9 disjoint groups"),
        (CLASSIC.with_anti_knight(), "a knight's move"),
        (CLASSIC.with_houses([CLASSIC.houses[0].cells]), "1 extra region"),
        (CLASSIC.with_houses([CLASSIC.houses[0].cells], HouseKind.REGION), "1 region"),
        (replace(CLASSIC, houses=CLASSIC.houses[9:]), "no boxes"),
        (replace(CLASSIC, houses=CLASSIC.houses[:-1]), "no column 9"),
        (Layout(9, ()), "no boxes, no rows and no columns"),
        (replace(CLASSIC, sights=(Sight("a knight's move", ((1, 1),)),)), "1 sight of its own"),
        (replace(CLASSIC, houses=(*CLASSIC.houses, House(HouseKind.BOX, 9, CLASSIC.houses[0].cells))),
         "a house called box 10"),
    ],
)  # fmt: skip
def test_what_is_told(layout: Layout, told: str) -> None:
    assert unusual(layout) == told


def test_a_diagonal_that_is_none() -> None:
    layout = CLASSIC.with_diagonals(anti=False)
    bent = swapped(layout, "r1c1", "r1c2", HouseKind.DIAGONAL)
    assert unusual(bent) == "the main diagonal with r1c2 in place of r1c1"


def test_a_thousand_houses_are_told_in_a_line() -> None:
    cells = CLASSIC.houses[0].cells
    assert unusual(CLASSIC.with_houses([cells] * 900)) == "900 extra regions"
