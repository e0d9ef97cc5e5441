import pytest

from sudologue.errors import BoardTextError
from sudologue.formats import Reading, named
from sudologue.model import CLASSIC, Board, Candidate, Cell

KNOWN = named("opensudoku")
DIGITS = "5" + 80 * "0"
PUZZLE = Board.from_string(DIGITS)
CELLS = "5|0|0|" + 79 * "0|0|1|" + "5|0|1|"


def read(text: str) -> list[Reading]:
    return list(KNOWN.read(text))


def game(data: str, **attributes: str) -> str:
    others = "".join(f' {name}="{text}"' for name, text in attributes.items())
    return f'<opensudoku version="2"><game data="{data}"{others}/></opensudoku>'


class TestFiles:
    def test_a_folder_of_games(self):
        text = f"""<?xml version="1.0" encoding="UTF-8"?>
            <opensudoku version="2">
              <folder name="A &amp; B" created="17">
                <game data="{DIGITS}" note="first" command_stack="undo"/>
                <game data="{DIGITS[::-1]}" time="5"/>
              </folder>
              <folder name="C"/>
              <game data="{DIGITS}"/>
            </opensudoku>"""
        first, second, third = read(text)
        assert first.board == PUZZLE
        assert first.notes == (("folder", "A & B"), ("created", "17"), ("note", "first"))
        assert first.warnings == ("the history of moves is left out",)
        assert second.notes == (("folder", "A & B"), ("created", "17"), ("time", "5"))
        assert third.notes == ()
        assert [reading.line for reading in (first, second, third)] == [4, 5, 8]

    def test_the_first_version_tells_its_folder_in_elements(self):
        text = (
            f"<opensudoku><name>Old</name><level>easy</level><game data='{DIGITS}'/></opensudoku>"
        )
        (reading,) = read(text)
        assert reading.notes == (("folder", "Old"), ("level", "easy"))

    def test_games_of_a_folder_are_written_together(self):
        readings = [
            Reading(PUZZLE, "x", notes=(("folder", name), ("note", 'a "b"\n'), ("author", "me")))
            for name in ("A", "A", "B")
        ]
        text = "".join(KNOWN.write(readings))
        assert text.count("<folder") == text.count("</folder>") == 2
        assert [reading.note("folder") for reading in read(text)] == ["A", "A", "B"]
        assert {reading.note("note") for reading in read(text)} == {'a "b"\n'}
        assert KNOWN.losses(readings[0]) == ("notes are left out (author)",)

    def test_a_file_without_games_is_a_file(self):
        assert read("".join(KNOWN.write([]))) == []

    def test_the_state_says_how_far_a_game_is(self):
        begun = PUZZLE.place(Cell(8, 8), 5)
        solved = Board.from_string(
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
        )
        states = [
            next(KNOWN.read("".join(KNOWN.write([Reading(board, "x")])))).note("state")
            for board in (PUZZLE, begun, solved)
        ]
        assert states == ["1", "0", "2"]


class TestCells:
    @pytest.mark.parametrize(
        "data",
        [
            f"version: 3\n{CELLS}",
            f"version: 3 {CELLS}",
            f"version: 3\\n{CELLS}",
            f"version: 2\n{CELLS}",
            f"version: 2\n{CELLS.replace('|1|', '||1|')}",
            f"version: 1\n{CELLS.replace('0|0|1|', '0|-|1|').replace('5|0|', '5|-|')}",
            f"version: 4\n{CELLS.replace('|0|', '|0|0|')}".replace("5|0|0|0|", "5|0|0|0|"),
        ],
    )
    def test_every_version(self, data: str):
        if data.startswith("version: 4"):
            data = "version: 4\n5|0|0|0|" + 79 * "0|0|0|1|" + "5|0|0|1|"
        assert KNOWN.recognises(data)
        for text in (data, game(data.replace("\n", "&#10;")), game(data)):
            (reading,) = read(text)
            assert reading.board == PUZZLE.place(Cell(8, 8), 5)
            assert reading.warnings == ()

    @pytest.mark.parametrize(("version", "notes"), [(1, "1,4,"), (2, "9"), (3, "9")])
    def test_notes_are_candidates(self, version: int, notes: str):
        rest = "0|-|1|" if version == 1 else "0|0|1|"
        (reading,) = read(f"version: {version}\n0|{notes}|1|{80 * rest}")
        assert reading.board.domain(Cell(0, 0)) == {1, 4}
        assert reading.board.domain(Cell(0, 1)) == set(range(1, 10))
        assert reading.warnings == (
            "80 open cells have no notes; all candidates that the digits allow are assumed",
        )

    def test_notes_in_corners_and_centres_are_no_candidates(self):
        (reading,) = read(f"version: 4\n0|9|2|1|{80 * '0|0|0|1|'}")
        assert reading.board == Board.from_values([None] * 81)
        assert reading.warnings[0].startswith("corner and centre notes are used for hints only")
        both = (reading.marks.corner, reading.marks.centre)
        marks = [[str(c) for c in CLASSIC.tables.candidates_in(mask)] for mask in both]
        assert marks == [["r1c1(1)", "r1c1(4)"], ["r1c1(2)"]]

    def test_a_removed_candidate_shows_in_all_notes(self):
        board = Board.from_string(81 * ".").eliminate([Candidate(Cell(0, 0), 1)])
        text = "".join(KNOWN.write([Reading(board, "x")]))
        assert "version: 3&#10;0|510|1|0|511|1|" in text
        assert read(text)[0].board == board


class TestRefusals:
    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("<a/>", "the file is <a> at line 1, column 1: expected <opensudoku>"),
            (
                "<opensudoku version='x'/>",
                "can't read version 'x' at line 1, column 1: expected a number",
            ),
            ("<opensudoku>", "broken XML at line 1, column 13: no element found"),
            (
                "<opensudoku><game/></opensudoku>",
                "a game has no data at line 1, column 13: expected data=",
            ),
            (
                game("12"),
                "the data of a game has 2 characters: expected 81 figures, 0 where a cell is empty",
            ),
            (
                game("x" * 81),
                "the data of a game has the character 'x': expected 81 figures, 0 where a cell is empty",
            ),
            ("version: 3\n5|0|0", "the cells break off: expected a bar after the last one"),
            (
                "version: 3\n5|0|0|",
                "the cells break off: found 3 fields, expected 3 for each of 81 cells",
            ),
            ("version: 12\n5|0|0|", "can't read version 12 of the cells: expected 1 to 4"),
            (f"version: 3\nx{CELLS[1:]}", "r1c1: 'x' is not a digit: expected 0 to 9"),
            (
                f"version: 3\n5|512|{CELLS[4:]}",
                "r1c1: '512' is not a mask of notes: expected 0 to 511",
            ),
            (
                f"version: 3\n5|0|2|{CELLS[6:]}",
                "r1c1: '2' is neither 0 (placed) nor 1 (given)",
            ),
            (f"version: 1\n{CELLS}", "r1c1: '0' is not a list of notes: expected 1,4, or -"),
        ],
    )
    def test_says_what_is_wrong_and_where(self, text: str, message: str):
        with pytest.raises(BoardTextError) as caught:
            read(text)
        assert str(caught.value) == message
        assert caught.value.line == 1
        assert caught.value.column

    def test_what_comes_before_a_fault_is_read(self):
        found = KNOWN.read(f"<opensudoku><game data='{DIGITS}'/><game data='5'/></opensudoku>")
        assert next(found).board == PUZZLE
        with pytest.raises(BoardTextError, match="the data of a game has 1 character:"):
            next(found)

    def test_a_layout_of_another_kind_is_refused(self):
        with pytest.raises(BoardTextError, match="the text says which houses"):
            list(KNOWN.read(game(DIGITS), CLASSIC.with_diagonals()))
