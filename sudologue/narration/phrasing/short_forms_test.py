import pytest

from sudologue.inference import Elimination, Placement
from sudologue.model import Candidate, Cell
from sudologue.narration import Role
from sudologue.narration.notations import RC
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        ("r1c1 r1c5", "r1c15"),
        ("r2c4 r7c4", "r27c4"),
        ("r1c1 r2c8 r7c1", "r17c1,r2c8"),
        ("r1c1 r1c5 r4c1 r4c5", "r1c15,r4c15"),
        ("r1c1 r1c2 r1c3 r2c1", "r1c123,r2c1"),
        ("r3c3", "r3c3"),
    ],
)
def test_the_communitys_groups(cells: str, text: str) -> None:
    assert compact_cells(map(Cell.parse, cells.split()), 9).text == text


def test_beyond_nine_rows_every_cell_stands_by_itself() -> None:
    told = compact_cells([Cell(0, 0), Cell(0, 4), Cell(0, 14)], 16)
    assert told.text == "r1c1,r1c5,r1c15"


def test_conclusions() -> None:
    assert RC.say_conclusion(Placement(Cell(4, 5), 4), 9).text == "r5c6=4"
    gone = ["r1c9(6)", "r1c2(3)", "r1c8(6)", "r4c4(3)"]
    action = Elimination.of_candidates(tuple(map(Candidate.parse, gone)))
    assert RC.say_conclusion(action, 9).text == "r1c2,r4c4<>3, r1c89<>6"


def test_a_group_keeps_its_cells_and_a_cell_is_a_cell() -> None:
    cells = (Cell(0, 0), Cell(0, 4), Cell(2, 2))
    told = compact_cells(cells, 9)
    groups = [span for span in told.spans if span.role is Role.CELL]
    assert [span.value for span in groups] == [cells[:2], cells[2]]
    assert [span.value for span in RC.cell_spans(cells, 9)] == [cells[:2], cells[2]]
    assert {span.whole for span in told.spans} == {cells}


def test_digits() -> None:
    assert digits_word([3, 10]).text == "3,A"
    assert digits_word([1, 4, 5], "/").text == "1/4/5"
