from __future__ import annotations

import pickle

import pytest

from sudologue.model.cell import Cell
from sudologue.model.house import House, HouseKind

ROW = tuple(Cell(4, col) for col in range(9))


@pytest.mark.parametrize(
    ("kind", "index", "name", "short", "is_line"),
    [
        (HouseKind.ROW, 4, "row 5", "r5", True),
        (HouseKind.COLUMN, 0, "column 1", "c1", True),
        (HouseKind.BOX, 8, "box 9", "b9", False),
        (HouseKind.REGION, 2, "region 3", "b3", False),
        (HouseKind.DIAGONAL, 0, "main diagonal", "d1", True),
        (HouseKind.DIAGONAL, 1, "anti-diagonal", "d2", True),
        (HouseKind.WINDOW, 3, "window 4", "w4", False),
        (HouseKind.GROUP, 6, "group 7", "g7", False),
        (HouseKind.EXTRA, 1, "extra region 2", "x2", False),
    ],
)
def test_a_house_says_its_name(
    kind: HouseKind, index: int, name: str, short: str, is_line: bool
) -> None:
    house = House(kind, index, ROW)
    assert str(house) == name
    assert repr(house) == f"<House {name}>"
    assert house.short == short
    assert house.is_line is is_line


def test_every_kind_has_a_letter() -> None:
    assert all(len(kind.letter) == 1 for kind in HouseKind)


def test_houses_are_equal_by_value_and_survive_pickling() -> None:
    house = House(HouseKind.ROW, 4, ROW)
    twin = House(HouseKind.ROW, 4, tuple(ROW))
    assert house == twin == pickle.loads(pickle.dumps(house))
    assert len({house, twin, pickle.loads(pickle.dumps(house))}) == 1
    assert house != House(HouseKind.COLUMN, 4, ROW)
    assert house != House(HouseKind.ROW, 3, ROW)
    assert house != House(HouseKind.ROW, 4, ROW[::-1])
