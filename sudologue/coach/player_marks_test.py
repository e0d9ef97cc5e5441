from __future__ import annotations

import pytest

import sudologue
from sudologue import Board, Layout, SudologueError
from sudologue.coach import Marks, MarksKind
from sudologue.coach.player_marks import pencilled
from sudologue.model import Cell

EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
START = Board(EXPERT)
SOLUTION = Board(sudologue.solve(EXPERT).solution or "")
CELL = Cell(0, 7)


def all_of(board: Board) -> dict[Cell, frozenset[int]]:
    return {cell: board.domain(cell) for cell in board.layout.cells if board.domain(cell)}


def snyder(board: Board, right: bool = True) -> dict[Cell, set[int]]:
    """Digits with two places in a box, marked there; or one of them at the wrong places."""
    marked: dict[Cell, set[int]] = {}
    for house in board.houses[:9]:
        for digit in board.layout.tables.digits:
            places = board.range_of(digit, house)
            if len(places) == 2:
                for cell in places:
                    marked.setdefault(cell, set()).add(digit)
    if not right:
        box = board.houses[0]
        digit = next(d for d in board.layout.tables.digits if len(board.range_of(d, box)) > 2)
        cells = [c for c in board.range_of(digit, box) if SOLUTION[c] != digit][:2]
        for cell in cells:
            marked.setdefault(cell, set()).add(digit)
    return marked


def test_how_marks_look() -> None:
    assert Marks({}).kind_on(START) is MarksKind.NONE
    assert Marks({"r1c1": ""}).kind_on(START) is MarksKind.NONE
    assert Marks({"r1c1": "178"}).kind_on(START) is MarksKind.PARTIAL
    assert Marks(all_of(START)).kind_on(START) is MarksKind.FULL
    assert Marks({"r1c1": "178"}, "full").kind_on(START) is MarksKind.FULL
    assert Marks(START).cells == ()
    assert Marks(START.eliminate(["r1c1(7)"])).cells == ((Cell(0, 0), START.domain("r1c1") - {7}),)


@pytest.mark.parametrize(
    ("marks", "kind"),
    [("auto", MarksKind.NONE), ("none", MarksKind.NONE), ("full", MarksKind.FULL)],
)
def test_a_board_without_marks(marks: str, kind: MarksKind) -> None:
    position = pencilled(START, marks)
    assert (position.board, position.kind, position.denied) == (START, kind, 0)


def test_a_board_where_something_is_crossed_out() -> None:
    board = START.eliminate(["r1c1(7)"])
    assert pencilled(board, "auto").kind is MarksKind.FULL
    assert pencilled(board, "auto").board == board
    assert pencilled(board, "none").board == START
    partial = pencilled(board, "partial")
    assert partial.board == START
    assert [str(c) for c in START.layout.tables.candidates_in(partial.denied)] == ["r1c1(7)"]


def test_full_marks_are_used_as_they_are() -> None:
    position = pencilled(START, Marks(all_of(START) | {Cell(0, 0): frozenset({1, 8})}))
    assert position.kind is MarksKind.FULL
    assert position.board.domain("r1c1") == {1, 8}
    hint = sudologue.hint(START, "state", marks=Marks(all_of(START)))
    assert hint.tell().endswith(" I read your marks as complete.")


def test_partial_marks_are_notes() -> None:
    marks = Marks(snyder(START))
    position = pencilled(START, marks)
    assert (position.kind, position.board) == (MarksKind.PARTIAL, START)
    hint = sudologue.hint(START, "state", marks=marks)
    assert hint.kind == "step"
    assert hint.tell().endswith(
        " I read your marks as notes, and worked the candidates out from the digits."
    )


def test_what_the_marks_say_is_not_told_again() -> None:
    plain = sudologue.hint(START, rules=["locked_candidates_pointing"])
    assert plain.inference is not None
    gone = plain.inference.action.candidates
    cells = {
        c.cell: START.domain(c.cell) - {d.digit for d in gone if d.cell == c.cell} for c in gone
    }
    noted = sudologue.hint(
        START, rules=["locked_candidates_pointing"], marks=Marks(cells, "partial")
    )
    assert noted.inference is not None
    assert noted.inference.action != plain.inference.action
    token = noted.token
    again = sudologue.hint(
        START, rules=["locked_candidates_pointing"], marks=Marks(cells, "partial"), token=token
    )
    assert again == noted


def test_a_wrong_note_is_told() -> None:
    hint = sudologue.hint(START, "what", marks=Marks(snyder(START, right=False)))
    assert hint.kind == "wrong_mark"
    assert hint.tell().startswith("Box 1 has no ")
    assert hint.tell().endswith(" in any of the cells you marked for it. Mark its places again.")
    assert not [fact for fact in hint.reveals if isinstance(fact, Cell)]


def test_a_wrong_note_of_a_cell_is_told() -> None:
    wrong = START.domain(CELL) - {SOLUTION[CELL]}
    hint = sudologue.hint(START, "where", marks=Marks({CELL: wrong}))
    assert (hint.kind, hint.tell()) == ("wrong_mark", "r1c8.")
    assert hint.at("state").tell() == "Your digits are right, but a mark you need is missing."


def test_a_mark_that_a_placed_digit_rules_out_is_stale() -> None:
    marks = Marks(all_of(START))
    digit = SOLUTION[CELL] or 0
    hint = sudologue.hint(START.place(CELL, digit), marks=marks)
    assert hint.kind == "stale_mark"
    assert [hint.at(level).tell() for level in ("state", "nudge", "where")] == [
        "No mistakes, but a mark is out of date.",
        "It's in box 1.",
        "r1c1.",
    ]
    assert hint.at("what").tell() == f"Cross out the {digit} in r1c1."
    assert hint.at("proof").tell() == f"r1c1 sees the {digit} in r1c8."


def test_marks_of_a_puzzle_that_bars_some() -> None:
    board = Board(Board("." * 16, layout=Layout.of_size(4)).masks.barring(["r1c1(1)"]))
    marks = {cell: board.domain(cell) for cell in board.layout.cells} | {Cell(0, 0): {1, 2, 3, 4}}
    hint = sudologue.hint(board, "proof", marks=Marks(marks))
    assert hint.tell() == "The puzzle itself doesn't allow a 1 in r1c1."


def test_jigsaws_have_notes_too() -> None:
    layout = Layout.jigsaw("1122112233443344")
    board = Board("1...............", layout=layout)
    position = pencilled(board, Marks({"r1c3": "2", "r1c4": "2"}))
    assert position.kind is MarksKind.PARTIAL
    assert position.denied


def test_what_are_no_marks_is_refused() -> None:
    with pytest.raises(SudologueError, match="marks are not 'many'"):
        sudologue.hint(EXPERT, marks="many")
    with pytest.raises(SudologueError):
        Marks({"r1c1": "2"}, "many")
    with pytest.raises(SudologueError):
        sudologue.hint(EXPERT, marks=Marks({"r1c1": [12]}))


def test_marks_that_can_be_read_in_two_ways_are_believed() -> None:
    """A pair whose other mark is gone does not make its cell's marks all that it can be."""
    marked = snyder(START)
    cell = next(cell for cell, digits in marked.items() if SOLUTION[cell] not in digits)
    house = START.houses[0]
    digit = next(d for d in START.layout.tables.digits if len(START.range_of(d, house)) == 2)
    for place in START.range_of(digit, house):
        if SOLUTION[place] != digit:
            marked[place].discard(digit)
    assert cell
    assert sudologue.hint(START, marks=Marks(marked, "partial")).kind == "step"
