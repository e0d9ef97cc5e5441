from __future__ import annotations

import json
from typing import Any, cast

import pytest

from sudologue.inference import SolveResult, SolveStatus
from sudologue.inference.codec import TraceFormatError, from_data, to_data
from sudologue.inference.codec.layouts import layout_data, read_layout
from sudologue.inference.codec.parsing import MAXIMUM_HOUSES, MAXIMUM_OFFSETS
from sudologue.inference.codec.strategies_test import LAYOUTS
from sudologue.model import CLASSIC, Board, BoardMasks, Cell, House, HouseKind, Layout, Sight

ROW = {"kind": "row", "number": 1, "cells": ["r1c1", "r1c2"]}
KING = {"name": "a king's move", "offsets": [[1, 1], [1, -1]]}


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_every_layout_comes_back(layout: Layout) -> None:
    assert read_layout(json.loads(json.dumps(layout_data(layout)))) == layout


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("classic", "classic"),
        ("boxes of 3 by 4", {"size": 12, "boxes": [3, 4]}),
        ("jigsaw", {"size": 4, "regions": "1112132233243444"}),
        (
            "anti-diagonal",
            {
                "size": 4,
                "regions": "1112132233243444",
                "houses": [
                    {"kind": "diagonal", "number": 2, "cells": ["r1c4", "r2c3", "r3c2", "r4c1"]}
                ],
            },
        ),
        ("no houses", {"size": 3}),
        (
            "knight and king",
            {
                "size": 6,
                "boxes": [2, 3],
                "sights": [
                    {"name": "a knight's move", "offsets": [[1, 2], [1, -2], [2, 1], [2, -1]]},
                    KING,
                ],
            },
        ),
    ],
)
def test_how_a_layout_is_written(name: str, data: object) -> None:
    assert layout_data(LAYOUTS[name]) == data


def test_a_layout_equal_to_the_classic_one_is_the_classic_one() -> None:
    assert layout_data(Layout.boxes(3, 3)) == "classic"
    assert read_layout({"size": 9, "boxes": [3, 3]}) == CLASSIC


NO_LAYOUTS: list[tuple[Any, str]] = [
    (None, ': expected "classic", or an object with size and boxes, found null'),
    ("jigsaw", ': expected "classic", or an object with size and boxes, found "jigsaw"'),
    ({}, ": size is missing"),
    ({"size": 0}, ".size: expected a number from 1 to 35, found 0"),
    ({"size": 36}, ".size: expected a number from 1 to 35, found 36"),
    ({"size": True}, ".size: expected a number from 1 to 35, found true"),
    ({"size": 10**5000}, ".size: expected a number from 1 to 35, found a huge number"),
    ({"size": 4, "colour": 1}, ': "colour" is not one of the fields here: size, boxes, '),
    ({"size": 4, "boxes": [2, 3]}, ".boxes: expected a box's height and width, with 4 cells"),
    ({"size": 4, "boxes": [-2, -2]}, ".boxes: expected a box's height and width"),
    ({"size": 1, "boxes": [True, True]}, ".boxes: expected a box's height and width"),
    ({"size": 4, "boxes": [2, 2, 1]}, ".boxes: expected a box's height and width"),
    ({"size": 4, "boxes": "2x2"}, ".boxes: expected a box's height and width"),
    ({"size": 2, "boxes": [1, 2], "regions": "1122"}, ": a layout starts from boxes or from"),
    ({"size": 2, "regions": "112"}, ".regions: expected 4 letters or digits, one for each"),
    ({"size": 2, "regions": "1 12"}, ".regions: expected 4 letters or digits, one for each"),
    ({"size": 2, "regions": 1122}, ".regions: expected 4 letters or digits, one for each"),
    ({"size": 2, "regions": "1112"}, ": region '1' has 3 cells; it needs 2"),
    ({"size": 2, "houses": {}}, ".houses: expected a list, found an object"),
    ({"size": 2, "houses": [3]}, ".houses[0]: expected an object with kind, number and cells"),
    ({"size": 2, "houses": [{}]}, ".houses[0]: kind is missing"),
    ({"size": 2, "houses": [{**ROW, "kind": "line"}]}, ".houses[0].kind: expected one of box"),
    ({"size": 2, "houses": [{**ROW, "kind": []}]}, ".houses[0].kind: expected one of box"),
    ({"size": 2, "houses": [{**ROW, "number": 0}]}, ".houses[0].number: expected a number"),
    (
        {"size": 2, "houses": [{**ROW, "cells": ["r1c1", "r1c3"]}]},
        ".houses[0].cells[1]: expect",
    ),
    (
        {"size": 2, "houses": [{**ROW, "cells": ["r1c1", {}]}]},
        ".houses[0].cells[1]: expected a",
    ),
    ({"size": 2, "houses": [{**ROW, "cells": ["r1c1"]}]}, ": row 1 has 1 cells; a house of"),
    ({"size": 2, "houses": [{**ROW, "cells": ["r1c1"] * 2}]}, ": row 1 names a cell twice"),
    ({"size": 2, "houses": [ROW, ROW]}, ": two houses are called row 1"),
    ({"size": 2, "houses": [ROW] * 1001}, ".houses: 1001 entries are too many: at most 1000"),
    ({"size": 2, "sights": [3]}, ".sights[0]: expected an object with name and offsets"),
    ({"size": 2, "sights": [{**KING, "name": ""}]}, '.sights[0].name: "" is not a name'),
    ({"size": 2, "sights": [{**KING, "offsets": [[1, 2]]}]}, ".sights[0].offsets[0]: expected"),
    (
        {"size": 2, "sights": [{**KING, "offsets": [[1]]}]},
        ".sights[0].offsets[0]: expected rows",
    ),
    (
        {"size": 2, "sights": [{**KING, "offsets": [[1, True]]}]},
        ".sights[0].offsets[0]: expect",
    ),
    ({"size": 2, "sights": [{**KING, "offsets": 5}]}, ".sights[0].offsets: expected a list"),
    ({"size": 2, "sights": [KING] * 501}, ".sights: more than 1000 offsets"),
    ({"size": 2, "sights": [{**KING, "offsets": []}] * 1001}, ".sights: 1001 entries are too"),
]


@pytest.mark.parametrize(("data", "fault"), NO_LAYOUTS)
def test_what_is_no_layout(data: object, fault: str) -> None:
    result: Any = to_data(SolveResult(Board.from_string(16 * "."), (), SolveStatus.STUCK))
    with pytest.raises(TraceFormatError) as caught:
        from_data({**result, "layout": data})
    assert str(caught.value).startswith("layout" + fault)


def _house(index: int) -> House:
    return House(HouseKind.EXTRA, index, (Cell(0, 0), Cell(1, 1)))


@pytest.mark.parametrize(
    ("layout", "fault"),
    [
        (
            Layout(2, tuple(_house(index) for index in range(MAXIMUM_HOUSES + 1))),
            ".houses: 1001 entries are too many: at most 1000",
        ),
        (Layout(2, (_house(-3),)), ".houses[0].number: expected a number from 1 to 1000, found -2"),
        (Layout(2, (), (Sight("", ((1, 1),)),)), '.sights[0].name: "" is not a name'),
        (Layout(2, (), (Sight("far", ((1, 2),)),)), ".sights[0].offsets[0]: expected rows down"),
        (
            Layout(2, (), (Sight("many", ((1, 1),) * (MAXIMUM_OFFSETS + 1)),)),
            ".sights[0].offsets: 1001 entries are too many: at most 1000",
        ),
        (
            Layout(2, (), (Sight("odd", cast(Any, [(1, 1)])),)),
            ": the layout does not come back as it was",
        ),
        (Layout(2, (), (Sight("odd", ((True, 1),)),)), ".sights[0].offsets[0]: expected rows down"),
    ],
)
def test_what_is_not_written(layout: Layout, fault: str) -> None:
    board = Board(BoardMasks(layout, 0, 0, 0))
    with pytest.raises(TraceFormatError) as caught:
        to_data(SolveResult(board, (), SolveStatus.STUCK))
    assert str(caught.value).startswith("layout" + fault)


def test_data_written_can_be_changed_without_harm() -> None:
    result = SolveResult(Board(BoardMasks(LAYOUTS["jigsaw"], 0, 0, 0)), (), SolveStatus.STUCK)
    first: Any = to_data(result)
    first["layout"].clear()
    assert from_data(to_data(result)) == result
