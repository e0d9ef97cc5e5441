"""Where to look, in words that give nothing else away."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sudologue.model import CLASSIC, Cell, Layout
from sudologue.narration.steps.areas import region_of, stack_of

SIX = Layout.boxes(2, 3)
TWELVE = Layout.boxes(3, 4)
COLUMNS = Layout.jigsaw("1234123412341234")


def cells(*names: str) -> list[Cell]:
    return [Cell.parse(name) for name in names]


@pytest.mark.parametrize(
    ("named", "region"),
    [
        (["r2c3"], "box 1"),
        (["r1c1", "r1c2"], "box 1"),
        (["r1c1", "r1c4"], "row 1"),
        (["r1c1", "r9c1"], "column 1"),
        (["r1c1", "r2c9"], "the top band"),
        (["r4c1", "r6c9"], "the middle band"),
        (["r7c2", "r8c9"], "the bottom band"),
        (["r1c1", "r9c3"], "the left stack"),
        (["r1c4", "r9c6"], "the middle stack"),
        (["r1c7", "r9c9"], "the right stack"),
        (["r1c1", "r9c9"], "the 2s and 3s"),
        ([], "the 2s and 3s"),
    ],
)
def test_the_smallest_region_of_the_classic_board(named: Sequence[str], region: str) -> None:
    assert region_of(CLASSIC, cells(*named), [3, 2]).text == region


@pytest.mark.parametrize(
    ("layout", "named", "region"),
    [
        (Layout.boxes(2, 2), ["r1c1", "r2c4"], "the top band"),
        (Layout.boxes(2, 2), ["r1c3", "r4c4"], "the right stack"),
        (SIX, ["r3c1", "r4c6"], "the middle band"),
        (SIX, ["r1c4", "r6c6"], "the right stack"),
        (TWELVE, ["r4c1", "r6c12"], "band 2"),
        (TWELVE, ["r1c9", "r12c12"], "the right stack"),
        (CLASSIC.with_diagonals(), ["r1c1", "r9c9"], "the main diagonal"),
        (CLASSIC.with_windows(), ["r2c2", "r4c4"], "window 1"),
        (COLUMNS, ["r1c1", "r2c2"], "the 4s"),
        (COLUMNS, ["r1c2", "r4c2"], "region 2"),
        (COLUMNS, ["r3c2", "r3c4"], "row 3"),
    ],
)
def test_the_regions_of_other_layouts(layout: Layout, named: Sequence[str], region: str) -> None:
    assert region_of(layout, cells(*named), [4]).text == region


def test_digits_with_letters_and_no_digits_at_all() -> None:
    corners = cells("r1c1", "r12c12")
    assert region_of(TWELVE, corners, [10]).text == "the A's"
    assert region_of(TWELVE, corners, [12, 1, 10]).text == "the 1s, A's and C's"
    assert region_of(TWELVE, corners, []).text == "the whole board"


def test_the_stack_of_a_cell_and_its_boxes() -> None:
    stack, boxes = stack_of(CLASSIC, Cell.parse("r6c1"))
    assert ([*stack.cases], [str(box) for box in boxes]) == (
        ["stack", "first"],
        ["box 1", "box 4", "box 7"],
    )
    assert [*stack_of(TWELVE, Cell.parse("r1c6"))[0].cases] == ["stack", "middle"]
    assert [*stack_of(COLUMNS, Cell.parse("r1c1"))[0].cases] == []


def test_a_house_is_named_as_one() -> None:
    (span,) = region_of(CLASSIC, cells("r2c3"), [4]).spans
    assert span.value in CLASSIC.houses
