"""The laws of notations: what is written is read back, and nothing that is none is read."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.errors import BoardTextError, LayoutError, NameNotFoundError
from sudologue.inference import Action, Elimination, Placement
from sudologue.model import Candidate, Cell, House, HouseKind
from sudologue.narration.notations import Notation, notation_named, notations
from sudologue.narration.notations.notation import in_lines

SIZES = (1, 4, 6, 9, 10, 16, 24, 25)
NAMES = [notation.name for notation in notations()]


def admits(notation: Notation, size: int) -> bool:
    try:
        notation.admit(size)
    except LayoutError:
        return False
    return True


@st.composite
def settings_of(draw: st.DrawFn) -> tuple[Notation, int]:
    """A notation, and a size of boards that it has names for."""
    notation = draw(st.sampled_from(notations()))
    return notation, draw(st.sampled_from([size for size in SIZES if admits(notation, size)]))


def cells(size: int) -> st.SearchStrategy[Cell]:
    return st.builds(Cell, st.integers(0, size - 1), st.integers(0, size - 1))


def candidates(size: int) -> st.SearchStrategy[Candidate]:
    return st.builds(Candidate, cells(size), st.integers(1, size))


def actions(size: int) -> st.SearchStrategy[Action]:
    return st.builds(Placement, cells(size), st.integers(1, size)) | st.builds(
        Elimination.of_candidates, st.lists(candidates(size), min_size=1, max_size=12).map(tuple)
    )


@given(settings_of(), st.data())
def test_a_cell_is_read_back(setting: tuple[Notation, int], data: st.DataObject) -> None:
    notation, size = setting
    cell = data.draw(cells(size))
    assert notation.read_cell(notation.cell(cell), size) == cell


@given(settings_of(), st.data())
def test_a_group_is_read_back(setting: tuple[Notation, int], data: st.DataObject) -> None:
    notation, size = setting
    group = data.draw(st.frozensets(cells(size), min_size=1, max_size=12))
    assert notation.read_cells(notation.cells(group, size), size) == tuple(sorted(group))


@given(settings_of(), st.data())
def test_a_candidate_is_read_back(setting: tuple[Notation, int], data: st.DataObject) -> None:
    notation, size = setting
    candidate = data.draw(candidates(size))
    assert notation.read_candidate(notation.candidate(candidate), size) == candidate


@given(settings_of(), st.data())
def test_a_conclusion_is_read_back(setting: tuple[Notation, int], data: st.DataObject) -> None:
    notation, size = setting
    action = data.draw(actions(size))
    assert notation.read_conclusion(notation.conclusion(action, size), size) == action


@given(st.frozensets(cells(9), min_size=1))
def test_groups_are_lines_that_hold_every_cell_once(some: frozenset[Cell]) -> None:
    groups = in_lines(some)
    assert sorted(cell for group in groups for cell in group) == sorted(some)
    for group in groups:
        assert len({cell.row for cell in group}) == 1 or len({cell.col for cell in group}) == 1
    assert groups == sorted(groups)


@given(settings_of(), st.text(max_size=20))
def test_whatever_is_read_is_read_or_refused_as_a_fault_of_the_text(
    setting: tuple[Notation, int], text: str
) -> None:
    notation, size = setting
    for read in (notation.read_cells, notation.read_candidate, notation.read_conclusion):
        with suppress(BoardTextError):
            read(text, size)


TABLE = {
    # a cell, a group, a candidate, a placement, an elimination
    "rc": ("r5c6", "r1c15,r3c3", "r5c6(7)", "r5c6=7", "r1c2,r4c4<>3, r1c89<>6"),
    "rc-upper": ("R5C6", "R1C15,R3C3", "R5C6(7)", "R5C6=7", "R1C2,R4C4<>3, R1C89<>6"),
    "a1": ("E6", "A15,C3", "E6(7)", "E6=7", "A2,D4<>3, A89<>6"),
    "a1-columns": ("F5", "A1,E1,C3", "F5(7)", "F5=7", "B1,D4<>3, H1,I1<>6"),
    "a1-columns-k": ("F5", "A1,E1,C3", "F5(7)", "F5=7", "B1,D4<>3, H1,K1<>6"),
    "hodoku": ("r5c6", "r1c15,r3c3", "756", "r5c6=7", "r1c2,r4c4<>3, r1c89<>6"),
    "eureka": ("r5c6", "r1c15,r3c3", "(7)r5c6", "r5c6=7", "r1c2,r4c4<>3, r1c89<>6"),
    "nrc": ("r5c6", "r1c1,r1c5,r3c3", "n7r5c6", "r5c6=7", "r1c2≠3, r1c8≠6, r1c9≠6, r4c4≠3"),
}


@pytest.mark.parametrize("name", TABLE)
def test_what_they_look_like(name: str) -> None:
    notation = notation_named(name)
    gone = ["r1c9(6)", "r1c2(3)", "r1c8(6)", "r4c4(3)"]
    assert TABLE[name] == (
        notation.cell(Cell(4, 5)),
        notation.cells([Cell(0, 0), Cell(0, 4), Cell(2, 2)], 9),
        notation.candidate(Candidate(Cell(4, 5), 7)),
        notation.conclusion(Placement(Cell(4, 5), 7), 9),
        notation.conclusion(Elimination.of_candidates(tuple(map(Candidate.parse, gone))), 9),
    )


@pytest.mark.parametrize(
    ("name", "ninth", "tenth", "limit"),
    [("a1", "I", "J", 26), ("a1-j", "J", "K", 25), ("a1-k", "K", "L", 24)],
)
def test_which_letter_is_the_ninth(name: str, ninth: str, tenth: str, limit: int) -> None:
    rows, columns = notation_named(name), notation_named(name.replace("a1", "a1-columns"))
    assert [rows.cell(Cell(row, 0)) for row in (7, 8, 9)] == ["H1", f"{ninth}1", f"{tenth}1"]
    assert [columns.cell(Cell(0, col)) for col in (7, 8, 9)] == ["H1", f"{ninth}1", f"{tenth}1"]
    for notation in (rows, columns):
        assert admits(notation, limit)
        assert not admits(notation, limit + 1)


def test_houses_are_named_as_cells_are() -> None:
    row, column, box = (
        House(kind, 4, ()) for kind in (HouseKind.ROW, HouseKind.COLUMN, HouseKind.BOX)
    )
    named = {
        name: [notation_named(name).house(house) for house in (row, column, box)]
        for name in ("rc", "a1", "a1-columns")
    }
    assert named == {
        "rc": ["row 5", "column 5", "box 5"],
        "a1": ["row E", "column 5", "box 5"],
        "a1-columns": ["row 5", "column E", "box 5"],
    }
    assert [notation_named(name).short(row) for name in ("rc", "rc-upper", "a1")] == [
        "r5", "R5", "row E",
    ]  # fmt: skip
    assert notation_named("a1").renamed(row, "Rows 5") == "Rows E"


READ = [
    ("rc", "R14C15 , r1c1", ["r1c1", "r1c5", "r4c1", "r4c5"]),
    ("rc-upper", "r1c15", ["r1c1", "r1c5"]),
    ("a1", "e67|ab1", ["r1c1", "r2c1", "r5c6", "r5c7"]),
    ("a1-j", "J5", ["r9c5"]),
    ("a1-columns", "G45", ["r4c7", "r5c7"]),
    ("eureka", "r1c1|r2c3", ["r1c1", "r2c3"]),
]


@pytest.mark.parametrize(("name", "text", "found"), READ)
def test_groups_of_others_are_read(name: str, text: str, found: list[str]) -> None:
    assert [str(cell) for cell in notation_named(name).read_cells(text, 9)] == found


@pytest.mark.parametrize(
    ("name", "text", "candidate"),
    [
        ("rc", "(3)r4c7", "r4c7(3)"),
        ("rc", "3r4c7", "r4c7(3)"),
        ("a1", "3[D7]", "r4c7(3)"),
        ("a1", "3D7", "r4c7(3)"),
        ("eureka", "3r4c7", "r4c7(3)"),
        ("nrc", "N3R4C7", "r4c7(3)"),
        ("hodoku", "r4c7(3)", "r4c7(3)"),
    ],
)
def test_candidates_of_others_are_read(name: str, text: str, candidate: str) -> None:
    assert str(notation_named(name).read_candidate(text, 9)) == candidate


@pytest.mark.parametrize(
    ("name", "text", "action"),
    [
        ("rc", "=> r4c5<>1, r4c5<>2", "r4c5<>1, r4c5<>2"),
        ("rc", "r4c7 ≠ 3; r1c12 != 6", "r1c1<>6, r1c2<>6, r4c7<>3"),
        ("nrc", "==> r3c8 ≠ 5", "r3c8<>5"),
        ("a1", "D7 = 3", "r4c7=3"),
        ("a1", "-3[D7], -4[D79]", "r4c7<>3, r4c7<>4, r4c9<>4"),
        ("a1-columns", "+3[G4]", "r4c7=3"),
    ],
)
def test_conclusions_of_others_are_read(name: str, text: str, action: str) -> None:
    assert str(notation_named(name).read_conclusion(text, 9)) == action


@pytest.mark.parametrize(
    ("name", "text", "size", "fault"),
    [
        ("rc", "r1c1, c3", 9, "there is no cell 'c3'; write row and column, such as r5c6"),
        ("rc", "", 16, "there is no cell ''; write row and column, such as r5c6"),
        ("rc", "r10c1", 9, "rows and columns count from 1: there is a 0 in '10'"),
        ("rc", "r1c5", 4, "there is no r1c5; rows and columns go from 1 to 4"),
        ("rc", "r1c17", 16, "there is no r1c17; rows and columns go from 1 to 16"),
        ("a1", "5E", 9, "there is no cell '5E'; write row and number, such as E6"),
        ("a1", "J5", 9, "there is no row J; in a1 they go from A to I"),
        ("a1-j", "I5", 9, "there is no row I; in a1-j they go from A to J without I"),
        ("a1-k", "AJ5", 9, "there is no row J; in a1-k they go from A to K without I and J"),
        ("a1-columns", "E1", 4, "there is no column E; in a1-columns they go from A to D"),
        ("a1", "A10", 9, "rows and columns count from 1: there is a 0 in '10'"),
    ],
)
def test_what_is_no_group_is_refused(name: str, text: str, size: int, fault: str) -> None:
    with pytest.raises(BoardTextError, match=f"^{re.escape(fault)}$"):
        notation_named(name).read_cells(text, size)


@pytest.mark.parametrize(
    ("name", "text", "size", "fault"),
    [
        ("rc", "r1c1", 9, "'r1c1' is not a candidate; write r1c2(3)"),
        ("nrc", "n3", 9, "'n3' is not a candidate; write n3r1c2"),
        ("hodoku", "34", 9, "'34' is not a candidate; write 312"),
        ("rc", "r1c1(7)", 4, "7 is no digit here: they run from 1 to 4"),
        ("rc", "r1c12(7)", 9, "'r1c12' names 2 cells: one was expected"),
    ],
)
def test_what_is_no_candidate_is_refused(name: str, text: str, size: int, fault: str) -> None:
    with pytest.raises(BoardTextError, match=f"^{re.escape(fault)}$"):
        notation_named(name).read_candidate(text, size)


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("rc", "", "'' is not a claim; write r1c2=3 or r1c2<>3"),
        ("a1", "A1<>3, B", "'B' is not a claim; write A2=3 or A2<>3"),
        ("rc", "r1c1=3, r1c2=4", "'r1c1=3, r1c2=4' has more than one conclusion in it"),
        ("rc", "r1c12=3", "'r1c12' names 2 cells: one was expected"),
    ],
)
def test_what_is_no_conclusion_is_refused(name: str, text: str, fault: str) -> None:
    with pytest.raises(BoardTextError, match=f"^{re.escape(fault)}$"):
        notation_named(name).read_conclusion(text, 9)


@pytest.mark.parametrize(
    ("name", "size", "fault"),
    [
        (
            "hodoku",
            16,
            "hodoku writes rows and columns with one figure each: on a board of 16 write rc",
        ),
        ("a1-k", 25, "a1-k has letters for 24 rows: on a board of 25 write rc"),
    ],
)
def test_boards_that_a_notation_cannot_write_are_refused(name: str, size: int, fault: str) -> None:
    notation = notation_named(name)
    with pytest.raises(LayoutError, match=f"^{fault}$"):
        notation.read_cells("r1c1", size)
    with pytest.raises(LayoutError, match=f"^{fault}$"):
        notation.conclusion(Placement(Cell(0, 0), 1), size)


def test_names_are_found_in_capitals_too_and_others_refused() -> None:
    assert [notation_named(name.upper()).name for name in NAMES] == NAMES
    with pytest.raises(NameNotFoundError, match=r"'eurek'; did you mean 'eureka'\?"):
        notation_named("eurek")
    with pytest.raises(NameNotFoundError, match="choose rc, rc-upper, a1, "):
        notation_named("morse")
