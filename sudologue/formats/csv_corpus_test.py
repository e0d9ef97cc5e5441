from collections.abc import Iterator

import pytest

from sudologue.errors import BoardTextError, FormatError
from sudologue.formats import LineFormat, Reading, detect, named
from sudologue.model import Board

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ZEROS = PUZZLE.replace(".", "0")
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
KNOWN = named("csv")
BOARD = Board.from_string(PUZZLE)


def each(text: str) -> list[Reading | BoardTextError]:
    assert isinstance(KNOWN, LineFormat)
    return list(KNOWN.read_lines(enumerate(text.splitlines(), 1)))


class TestColumns:
    @pytest.mark.parametrize(
        ("text", "notes"),
        [
            (f"quizzes,solutions\n{ZEROS},{SOLUTION}\n", [("solutions", SOLUTION)]),
            (
                f"id,puzzle,solution,clues,difficulty\r\n1,{PUZZLE},{SOLUTION},30,0.0\r\n",
                [("id", "1"), ("solution", SOLUTION), ("clues", "30"), ("difficulty", "0.0")],
            ),
            (
                f"source,question,answer,rating\n17_clue,{PUZZLE},{SOLUTION},3",
                [("source", "17_clue"), ("answer", SOLUTION), ("rating", "3")],
            ),
            (f"Grid;ER\n{PUZZLE};7.1\n", [("ER", "7.1")]),
            (f"name\tsudoku\n\n# a remark\na, b\t{PUZZLE}\n", [("name", "a, b")]),
            (f"puzzle\n{PUZZLE}\n", []),
            (f'\ufeff"puzzle","note"\n"{PUZZLE}","a ""b"", c"\n', [("note", 'a "b", c')]),
            (f'note,puzzle\n"two\nlines",{PUZZLE}\n', [("note", "two\nlines")]),
            (f'note,puzzle\n5" disc, {PUZZLE}\n', [("note", '5" disc')]),
        ],
    )
    def test_are_found_by_name(self, text: str, notes: list[tuple[str, str]]):
        known = detect(text)
        assert known.slug == "csv"
        (reading,) = known.read(text)
        assert reading.board == BOARD
        assert list(reading.notes) == notes

    def test_without_names_the_first_puzzle_of_the_first_record_tells(self):
        (reading,) = KNOWN.read(f"7,{PUZZLE},{SOLUTION}\n")
        assert reading.board == BOARD
        assert reading.notes == (("column 1", "7"), ("column 3", SOLUTION))

    def test_names_that_nobody_knows_leave_the_first_column(self):
        (reading,) = KNOWN.read(f"start,end\n{PUZZLE},{SOLUTION}\n")
        assert (reading.board, reading.notes) == (BOARD, (("end", SOLUTION),))


class TestFaults:
    def test_one_is_told_and_the_others_are_read(self):
        lines = [
            "puzzle,note",
            f"{PUZZLE},a",
            PUZZLE,
            f"{PUZZLE[:-1]}x,b",
            f"55{PUZZLE[2:]},c",
            f'{PUZZLE},"d" e',
            f"{PUZZLE},f",
        ]
        found = each("\n".join(lines))
        assert [isinstance(f, Reading) for f in found] == [True, False, False, True, False, True]
        faults = [(str(f), f.line, f.column) for f in found if not isinstance(f, Reading)]
        assert faults[0] == (
            "found 1 field, expected 2: a field with a comma needs quotes",
            3,
            1,
        )
        assert faults[1][1:] == (4, 81)
        assert faults[2] == ("a quote in the middle of a field at line 6, column 83", 6, 83)

    def test_the_column_counts_from_the_start_of_the_record(self):
        (fault,) = each(f"id,puzzle\n12345,{PUZZLE[:40]}?{PUZZLE[41:]}\n")
        assert isinstance(fault, BoardTextError)
        assert (fault.line, fault.column) == (2, 47)

    def test_a_quote_that_is_never_closed(self):
        (fault,) = each(f'puzzle,note\n{PUZZLE},"a\n{PUZZLE},b\n')
        assert str(fault) == "a quote is opened and never closed at line 2, column 1"

    def test_an_open_quote_does_not_swallow_a_file(self):
        lines = ["puzzle,note", f'{PUZZLE},"a', *[f"{PUZZLE},b"] * 3000]
        found = each("\n".join(lines))
        assert isinstance(found[0], BoardTextError)
        assert sum(isinstance(f, Reading) for f in found) > 1700

    def test_an_empty_puzzle(self):
        (fault,) = each("puzzle,note\n,a\n")
        assert isinstance(fault, BoardTextError)
        assert fault.line == 2


class TestWriting:
    def test_the_columns_are_those_of_the_notes(self):
        readings = [
            Reading(BOARD, "x", notes=(("id", "1"), ("name", 'a "b", c'))),
            Reading(BOARD, "x", notes=(("id", "2"), ("rating", " 7"))),
        ]
        assert "".join(KNOWN.write(readings)) == (
            f'puzzle,id,name,rating\n{PUZZLE},1,"a ""b"", c",\n{PUZZLE},2,," 7"\n'
        )

    def test_a_column_that_comes_too_late_is_refused(self):
        def readings() -> Iterator[Reading]:
            for _ in range(300):
                yield Reading(BOARD, "x")
            yield Reading(BOARD, "x", notes=(("late", "1"),))

        with pytest.raises(FormatError, match="the note 'late' has no column"):
            list(KNOWN.write(readings()))

    def test_what_was_read_is_written_again_but_for_the_order_of_columns(self):
        text = f"puzzle,solution,rating\n{PUZZLE},{SOLUTION},7.1\n"
        assert "".join(KNOWN.write(KNOWN.read(text))) == text
