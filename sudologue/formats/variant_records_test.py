"""Records of variants: which boxes they have, and what changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.errors import BoardTextError
from sudologue.formats import Reading, read
from sudologue.model import CLASSIC, HouseKind, Layout

THERMO: dict[str, Any] = {"size": 9, "givens": "." * 81, "thermos": [["r1c1", "r1c2"]]}
NOTES = ("id", "source", "kind", "solution", "title", "author", "difficulty", "rating", "expected")
SMALL = {**THERMO, "size": 6, "givens": "." * 36}
MAP = "".join("123456"[row // 3 * 3 + col // 2] for row in range(6) for col in range(6))


def read_record(fields: dict[str, Any], layout: Layout | None = None) -> Reading:
    return read(json.dumps(fields), layout=layout)


def shape(reading: Reading) -> object:
    houses = reading.board.layout.houses
    return reading.board.layout.tables.box_shape, any(
        house.kind is HouseKind.REGION for house in houses
    )


@pytest.mark.parametrize(
    ("fields", "layout", "expected", "warnings"),
    [
        (THERMO, None, ((3, 3), False), ()),
        ({**THERMO, "box": None}, None, (None, False), ("the record has no boxes; it is read with rows and columns only",)),
        ({**THERMO, "extra": {"box": None}}, None, (None, False), ("the record has no boxes; it is read with rows and columns only",)),
        ({**THERMO, "extra": {"features": ["no_boxes"]}}, None, (None, False), ("the record has no boxes; it is read with rows and columns only",)),
        ({**SMALL, "size": 5, "givens": "." * 25}, None, (None, False), ("the record has no boxes; it is read with rows and columns only",)),
        (SMALL, None, ((2, 3), False), ()),
        (SMALL, Layout.boxes(3, 2), ((3, 2), False), ()),
        ({**SMALL, "box": [3, 2]}, None, ((3, 2), False), ()),
        ({**SMALL, "extra": {"box": [3, 2]}}, Layout.boxes(3, 2), ((3, 2), False), ()),
        ({**SMALL, "regions": [*MAP]}, None, ((3, 2), False), ()),
        ({**THERMO, "extra": {"diagonals": ["main"]}}, CLASSIC.with_diagonals(), ((3, 3), False), ()),
    ],
)  # fmt: skip
def test_boxes(
    fields: dict[str, Any], layout: Layout | None, expected: object, warnings: tuple[str, ...]
) -> None:
    reading = read_record(fields, layout)
    assert shape(reading) == expected
    assert reading.warnings == warnings
    assert len(reading.board.layout.clues) == 1


@pytest.mark.parametrize(
    ("fields", "layout", "fault"),
    [
        ({**THERMO, "box": None}, CLASSIC, "the text says which houses"),
        ({**SMALL, "box": [3, 2]}, Layout.boxes(2, 3), "the text says which houses"),
        ({**SMALL, "box": [3, 2], "extra": {"box": [2, 3]}}, None, "two shapes of boxes"),
        ({**THERMO, "box": [3, 3], "extra": {"features": ["no_boxes"]}}, None, "two shapes"),
        (SMALL, CLASSIC, "size is 6, but the regions make 9 rows"),
        (
            {**THERMO, "whispers": [["r1c1", "r1c2"]]},
            None,
            "has 'whispers', which Sudologue doesn't know",
        ),
    ],
)
def test_refusals(fields: dict[str, Any], layout: Layout | None, fault: str) -> None:
    with pytest.raises(BoardTextError, match=fault):
        read_record(fields, layout)


@given(
    notes=st.dictionaries(st.sampled_from(NOTES), st.text(max_size=8) | st.integers(0, 99)),
    record=st.sampled_from([THERMO, SMALL, {"size": 9, "givens": "1" + "." * 80}]),
)
def test_notes_never_change_a_layout(notes: dict[str, Any], record: dict[str, Any]) -> None:
    assert read_record({**notes, **record}).board == read_record(record).board
    assert read_record({**record, **notes}).board == read_record(record).board
