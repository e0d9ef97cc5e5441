import pytest

from sudologue.errors import BoardTextError, FormatError
from sudologue.formats import Reading, named
from sudologue.model import CLASSIC, Board, Layout

KNOWN = named("ksudoku")
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def letters(line: str, size: int = 9) -> str:
    by_column = "".join(line[row * size + col] for col in range(size) for row in range(size))
    return "".join("_" if s == "." else chr(ord("a") + int(s)) for s in by_column)


def file(values: str, graph: str = 'order="9" type="sudoku"', more: str = "") -> str:
    return (
        '<!-- saved --><ksudoku><game had-help="0" msecs-elapsed="5"><puzzle>'
        f"<graph {graph}/><values>{values}</values>{more}</puzzle></game></ksudoku>"
    )


def read(text: str) -> Reading:
    assert KNOWN.recognises(text)
    return next(KNOWN.read(text))


def test_the_cells_stand_column_by_column():
    reading = read(file(letters(PUZZLE), more=f"<solution>{letters(SOLUTION)}</solution>"))
    assert reading.board == Board.from_string(PUZZLE)
    assert reading.notes == (("solution", SOLUTION),)
    assert reading.warnings == ()


def test_other_sizes_and_the_diagonals():
    assert read(file("_" * 16, 'order="4" type="sudoku"')).board.layout == Layout.of_size(4)
    graph = 'order="9" type="sudoku" specific-type="XSudoku"'
    assert read(file("_" * 81, graph)).board.layout == CLASSIC.with_diagonals()


def test_moves_are_left_aside():
    text = file("_" * 81).replace("</game>", '<history><event type="move"/></history></game>')
    assert read(text).warnings == ("the moves of the game are left out",)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            file("_" * 81, 'order="9" type="roxdoku"'),
            "Sudologue can't read puzzles of the kind 'roxdoku'",
        ),
        (
            file("_" * 81, 'order="9" type="custom"'),
            "Sudologue can't read puzzles of the kind 'custom'",
        ),
        (file("_" * 81, 'type="sudoku"'), "order '' is not a number of rows"),
        (
            file("_" * 81).replace("<puzzle>", "<puzzle><cage/>"),
            "the puzzle has <cage>, which Sudologue doesn't know",
        ),
        (file("_" * 80), "found 80 cells, expected 81"),
        (file("k" * 81), "'k' is not a cell: expected b for 1 to j for 9, or _"),
        (file("." * 81), "'.' is not a cell: expected b for 1 to j for 9, or _"),
        ("<ksudoku/>", "the file has no <graph>: expected one in its <puzzle>"),
        (
            file("").replace("<values></values>", ""),
            "the file has no <values>: expected one in its <puzzle>",
        ),
        ("<other><ksudoku/></other>", "the file is <other>: expected <ksudoku>"),
    ],
)
def test_says_what_is_wrong(text: str, message: str):
    with pytest.raises(BoardTextError) as caught:
        read(text)
    assert str(caught.value) == message
    assert caught.value.line == 1
    assert caught.value.column


def test_it_is_only_read():
    assert not KNOWN.can_write
    with pytest.raises(FormatError, match="KSudoku files can be read"):
        list(KNOWN.write([Reading(Board.from_string(PUZZLE), "x")]))
    assert list(KNOWN.write([])) == []
