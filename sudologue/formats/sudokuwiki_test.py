import pytest

from puzzles.layouts import JIGSAW_9, LAYOUTS
from sudologue.errors import BoardTextError, FormatError
from sudologue.formats import Reading, named
from sudologue.formats.sudokuwiki import (
    Content,
    figures,
    newer_code,
    newer_content,
    older_code,
    older_content,
)
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout

EMPTY = "S9B" + 81 * "ep"
LINK = "https://www.sudokuwiki.org/sudoku.htm?bd="
NEWER, OLDER, LINKS = named("sudokuwiki-2"), named("sudokuwiki-1"), named("sudokuwiki-link")


def written(board: Board, slug: str = "sudokuwiki-2") -> str:
    return "".join(named(slug).write([Reading(board, slug)])).strip()


class TestCodes:
    @pytest.mark.parametrize(
        ("content", "newer", "older"),
        [
            (Content(1, is_given=True), "01", "03"),
            (Content(9, is_given=True), "09", "g1"),
            (Content(5), "0e", "10"),
            (Content(None, mask=0b1010), "0s", "0k"),
            (Content(None, mask=0b111111111), "ep", "vu"),
        ],
    )
    def test_what_a_cell_holds(self, content: Content, newer: str, older: str):
        assert figures(newer_code(content), 2) == newer
        assert newer_content(newer_code(content), 9) == content
        assert figures(older_code(content), 2, 32) == older
        if content != Content(5):  # it looks like a cell with one candidate
            assert older_content(older_code(content), 9) == content

    @pytest.mark.parametrize("number", [0, 18 + 512, 36**2 - 1])
    def test_numbers_that_stand_for_nothing(self, number: int):
        with pytest.raises(BoardTextError, match=f"{number} can't stand for a cell"):
            newer_content(number, 9)

    @pytest.mark.parametrize("number", [0, 1, 7, 1024])
    def test_older_numbers_that_stand_for_nothing(self, number: int):
        with pytest.raises(BoardTextError, match=f"{number} can't stand for a cell"):
            older_content(number, 9)


class TestKinds:
    @pytest.mark.parametrize(
        ("name", "head"),
        [
            ("classic", "S9B"),
            ("6x6", "S6B"),
            ("diagonals", "X9B"),
            ("windoku", "W9B"),
            ("disjoint-groups", "C9B"),
            ("jigsaw-9", "J9B"),
        ],
    )
    def test_the_kind_stands_in_front(self, name: str, head: str):
        board = Board.from_values([None] * LAYOUTS[name].tables.cell_count, LAYOUTS[name])
        text = written(board)
        assert text.startswith(head)
        assert NEWER.recognises(text)
        assert next(NEWER.read(text)).board == board

    @pytest.mark.parametrize(
        "layout",
        [
            CLASSIC.with_diagonals().with_windows(),
            CLASSIC.with_diagonals(main=False),
            Layout.boxes(2, 3).with_diagonals(),
            Layout.jigsaw(JIGSAW_9).with_diagonals(),
        ],
    )
    def test_one_feature_at_a_time(self, layout: Layout):
        with pytest.raises(FormatError, match="jigsaw regions, one at a time"):
            written(Board.from_values([None] * layout.tables.cell_count, layout))

    @pytest.mark.parametrize("name", ["4x4", "anti-king", "6x6-tall"])
    def test_what_sudokuwiki_has_not(self, name: str):
        with pytest.raises(FormatError, match="it would be a different puzzle"):
            written(Board.from_values([None] * LAYOUTS[name].tables.cell_count, LAYOUTS[name]))

    @pytest.mark.parametrize(
        ("head", "width", "what"),
        [("L9B", 4, "killer cages"), ("M9B", 5, "killer cages and jigsaw")],
    )
    def test_killers_are_refused_by_name(self, head: str, width: int, what: str):
        text = head + "0" * width * 81
        assert NEWER.recognises(text)
        with pytest.raises(BoardTextError, match=f"the puzzle has {what}"):
            next(NEWER.read(text))


class TestStrings:
    def test_a_fresh_puzzle_has_all_candidates_everywhere(self):
        board = Board.from_string("5" + 80 * ".")
        assert written(board) == f"S9B05{80 * 'ep'}"
        assert next(NEWER.read(f"S9B05{80 * 'EP'}")).board == board

    def test_once_begun_every_cell_tells_its_own(self):
        board = Board.from_string("5" + 80 * ".").place(Cell(8, 8), 5)
        text = written(board)
        assert text[3:7] == "05" + figures(0b111101111 + 18, 2)
        assert text.endswith("0e")

    def test_a_lone_candidate_in_an_older_string_is_placed_if_no_peer_can_take_it(self):
        board = Board.from_string(81 * ".")
        alone = [Candidate(Cell(0, 0), digit) for digit in range(2, 10)]
        seen = board.eliminate(alone)
        reading = next(OLDER.read(written(seen, "sudokuwiki-1")))
        assert reading.board == seen
        assert reading.warnings[0].startswith("older SudokuWiki strings don't tell")
        placed = board.place(Cell(0, 0), 1)
        assert next(OLDER.read(written(placed, "sudokuwiki-1"))).board == placed
        assert next(OLDER.read(written(board, "sudokuwiki-1"))).warnings == ()

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("hello", "not a SudokuWiki string: expected one that begins like S9B"),
            (
                "S9A" + 81 * "ep",
                "this string begins with S9A: expected one of C9B, J9B, S6B, S9B, W9B, X9B",
            ),
        ],
    )
    def test_what_is_none(self, text: str, message: str):
        with pytest.raises(BoardTextError) as caught:
            next(NEWER.read(text))
        assert str(caught.value) == message

    def test_a_layout_that_is_asked_for_is_the_string_s_own_or_refused(self):
        assert next(NEWER.read(EMPTY, CLASSIC)).board.layout == CLASSIC
        with pytest.raises(BoardTextError, match="the text says which houses"):
            next(NEWER.read(EMPTY, CLASSIC.with_windows()))


class TestLinks:
    @pytest.mark.parametrize(
        "link",
        [
            f"{LINK}{EMPTY}",
            f"sudokuwiki.org/Sudoku.htm?x=y&bd={EMPTY}",
            f"https://www.sudokuwiki.org/solver?{EMPTY}",
            f"{LINK}{81 * '.'}",
            f"{LINK}{81 * '0'}",
            f"{LINK}{81 * 'vu'}",
        ],
    )
    def test_what_they_carry(self, link: str):
        assert LINKS.recognises(link)
        reading = next(LINKS.read(link))
        assert reading.board == Board.from_values([None] * 81)
        assert reading.format == "sudokuwiki-link"

    @pytest.mark.parametrize(
        ("link", "column", "message"),
        [
            (
                "https://www.sudokuwiki.org/sudoku.htm",
                1,
                "the link has no puzzle in it: expected ?bd=",
            ),
            (f"{LINK}", 1, "the link has no puzzle in it: expected ?bd="),
            (
                f"https://www.sudokuwiki.org/jigsaw.htm?bd={81 * '.'}",
                42,
                "this link to the page 'jigsaw' doesn't say which houses there are; "
                "copy the string that the solver on that page makes now",
            ),
            (
                f"{LINK}{EMPTY[:99]}",
                141,
                "the string breaks off: found 99 characters, expected 165",
            ),
            (
                f"{LINK}{EMPTY}ep",
                207,
                "the string goes on for too long: found 167 characters, expected 165",
            ),
            (
                f"{LINK}S9B!!{80 * 'ep'}",
                45,
                "strange character '!' at line 1, column 45: expected 0 to 9 or a to z",
            ),
            (
                f"{LINK}S9Bzz{80 * 'ep'}",
                42,
                "r1c1: 1295 can't stand for a cell with 9 digits",
            ),
            (f"{LINK}5", 42, None),
            ("5", 1, "not a link: expected https://www.sudokuwiki.org/…?bd=…"),
        ],
    )
    def test_refusals(self, link: str, column: int, message: str | None):
        with pytest.raises(BoardTextError) as caught:
            next(LINKS.read(link))
        assert message is None or str(caught.value) == message
        assert (caught.value.line, caught.value.column) == (1, column)
