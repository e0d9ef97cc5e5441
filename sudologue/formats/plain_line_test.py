from __future__ import annotations

import pytest

from sudologue.errors import BoardTextError
from sudologue.formats import Reading, detect, named, read, read_all, write
from sudologue.formats.plain_line import PlainLine, whole_word
from sudologue.model import Board, Layout

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


@pytest.mark.parametrize(
    ("line", "remark"),
    [
        (EASY, None),
        (EASY.replace(".", "0"), None),
        (f"  {EASY}\t", None),
        (f"{EASY} 7.1 # hard", "7.1 # hard"),
        (f"{EASY},{SOLVED}", SOLVED),
        (f"{EASY};a name", "a name"),
        (f'"{EASY}"', None),
        (f"00008c3bd59f {EASY}  1.2", "00008c3bd59f 1.2"),
        (f"9.0,9.0,2.6,{EASY},coly013", "9.0,9.0,2.6 coly013"),
        (f"1,2,3,4,{EASY},5,6,7", "1,2,3,4 5,6,7"),
    ],
)
def test_a_line_with_remarks(line: str, remark: str | None) -> None:
    reading = read(line)
    assert reading.format == "line"
    assert reading.board == Board.from_string(EASY)
    assert reading.note("remark") == remark
    assert reading.warnings == ()


@pytest.mark.parametrize("blank", "_*-xX")
def test_older_blanks_are_read_with_a_warning(blank: str) -> None:
    reading = read(EASY.replace(".", blank))
    assert reading.board == Board.from_string(EASY)
    assert reading.warnings == (f"{blank!r} is read as an empty cell: . and 0 are the usual ones",)


@pytest.mark.parametrize("line", [EASY.replace(".", "!"), EASY.replace(".", "*", 1)])
def test_strange_blanks_are_not_read_in_silence(line: str) -> None:
    assert whole_word(line) is None
    with pytest.raises(BoardTextError, match=r"'[!*]' in r1c3 is not a digit"):
        next(PlainLine().read(line))


def test_letters_are_counted_from_ten_unless_they_are_all_there_is() -> None:
    ours = "1G" + "." * 254
    assert read(ours).board.masks.values[:2] == (1, 16)
    theirs = read("ABCDEFGHIJKLMNOP" + "." * 240)
    assert theirs.board.masks.values[:16] == tuple(range(1, 17))
    assert theirs.warnings == (
        "letters are read as A for 1; Sudologue writes 1 to 9, then A for 10",
    )
    assert write(theirs, "line").startswith("123456789ABCDEFG")


def test_two_figures_a_cell() -> None:
    reading = read("0116" + "00" * 254)
    assert reading.board.masks.values[:3] == (1, 16, None)
    with pytest.raises(BoardTextError):
        read("0117" + "00" * 254)


def test_lines_go_on_after_a_fault() -> None:
    lines = [(1, EASY), (2, "# no puzzle"), (3, ""), (4, "55" + EASY[2:]), (5, "53"), (6, EASY)]
    one, conflict, short, other = PlainLine().read_lines(lines)
    assert isinstance(one, Reading)
    assert isinstance(other, Reading)
    assert (one.line, other.line) == (1, 6)
    assert isinstance(conflict, Reading)
    assert str(conflict.board.masks.clash) == "box 1 has two 5s, in r1c1 and r1c2"
    assert isinstance(short, BoardTextError)
    assert str(short).startswith("this puzzle has 2 cells")
    assert (short.line, short.column) == (5, 1)


def test_a_known_layout_tells_the_size() -> None:
    five = Layout.jigsaw("1122314233142331425544555")
    reading = next(PlainLine().read("........4..45...5...1.3..", five))
    assert reading.board.layout == five
    with pytest.raises(BoardTextError, match="this puzzle has 81 cells; a 5x5 puzzle has 25"):
        next(PlainLine().read(EASY, five))


def test_an_sdm_file_has_zeros_and_nothing_else() -> None:
    zeros = EASY.replace(".", "0")
    text = f"{zeros}\n{zeros}\n"
    assert detect(text).slug == "sdm"
    assert detect(text.replace("0", ".")).slug == "line"
    assert "".join(named("sdm").write(read_all(text))) == text
    assert write(Board.from_string(EASY), "sdm") == zeros
