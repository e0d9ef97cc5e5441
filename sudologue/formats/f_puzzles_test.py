import json
from typing import Any

import pytest

from puzzles.layouts import CORNERS, JIGSAW_6, LAYOUTS
from sudologue import formats
from sudologue.errors import BoardTextError, FormatError
from sudologue.formats import Reading, named
from sudologue.formats.json_text import dump
from sudologue.formats.links import compress, short_link
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout

KNOWN, LINK = named("f-puzzles-json"), named("f-puzzles")
NOT, NOT_YET = "which Sudologue doesn't know", "which Sudologue does not support yet"
RULES = "Normal sudoku rules apply. Circled\ndigits are odd. Grey ones are even."


def puzzle(size: int = 9, **fields: Any) -> dict[str, Any]:
    cells = fields.pop("cells", {})
    grid = [[cells.get(f"r{r}c{c}", {}) for c in range(1, size + 1)] for r in range(1, size + 1)]
    return {"size": size, "grid": grid, **{name.replace("_", ""): f for name, f in fields.items()}}


def read(fields: dict[str, Any]) -> Reading:
    return next(KNOWN.read(json.dumps(fields)))


def written(board: Board, *notes: tuple[str, str]) -> dict[str, Any]:
    return json.loads("".join(KNOWN.write([Reading(board, "x", notes=notes)])))


class TestCells:
    def test_givens_placed_digits_and_empty_cells(self):
        cells = {
            "r1c1": {"value": 5, "given": True},
            "r1c2": {"value": "6", "given": True},
            "r1c3": {"value": 7},
            "r1c4": {"value": ""},
            "r1c5": None,
            "r1c6": {"value": 0, "given": False},
        }
        board = read(puzzle(cells=cells)).board
        assert board.cells[0] == (5, 6, 7, None, None, None, None, None, None)
        assert [board.is_given(Cell(0, col)) for col in range(3)] == [True, True, False]

    def test_marks_in_the_centre_are_candidates_and_those_of_the_puzzle_are_its_own(self):
        cells = {
            "r1c1": {"centerPencilMarks": [1, "2"]},
            "r1c2": {"givenPencilMarks": [3, 4]},
            "r1c3": {"cornerPencilMarks": [5], "c": "#fff", "candidates": [1]},
        }
        reading = read(puzzle(cells=cells))
        assert reading.board.domain(Cell(0, 0)) == {1, 2}
        assert reading.board.domain(Cell(0, 1)) == {3, 4}
        assert reading.board.domain(Cell(0, 2)) == set(range(1, 10))
        barred = reading.board.layout.tables.candidates_in(reading.board.masks.barred)
        assert {c.cell for c in barred} == {Cell(0, 1)}
        assert reading.warnings == (
            "left out: colours, candidates shown by the solver",
            "corner marks are used for hints only, since they may not be all of a cell's candidates",
        )
        marks = [str(c) for c in reading.board.layout.tables.candidates_in(reading.marks.corner)]
        assert marks == ["r1c3(5)"]
        assert next(KNOWN.read("".join(KNOWN.write([reading])))).marks == reading.marks

    def test_odd_and_even_cells_bar_digits(self):
        fields = puzzle(odd=[{"cell": "R1C1"}], even=[{"cell": "R9C9"}])
        board = read(fields).board
        assert board.domain(Cell(0, 0)) == {1, 3, 5, 7, 9}
        assert board.domain(Cell(8, 8)) == {2, 4, 6, 8}
        assert read(written(board)).board == board


class TestLayouts:
    @pytest.mark.parametrize(
        ("fields", "layout"),
        [
            ({"diagonal-": True}, CLASSIC.with_diagonals(anti=False)),
            ({"diagonal+": True, "diagonal-": True}, CLASSIC.with_diagonals()),
            ({"antiknight": True, "diagonal+": False}, CLASSIC.with_anti_knight()),
            ({"antiking": True}, CLASSIC.with_anti_king()),
            (
                {"disjointgroups": True, "killercage": [], "negative": []},
                CLASSIC.with_disjoint_groups(),
            ),
            (
                {
                    "extraregion": [
                        {"cells": [f"R{c.row + 1}C{c.col + 1}" for c in g]} for g in CORNERS
                    ]
                },
                CLASSIC.with_houses(CORNERS),
            ),
        ],
    )
    def test_fields_that_are_houses(self, fields: dict[str, Any], layout: Layout):
        assert read({**puzzle(), **fields}).board.layout == layout

    @pytest.mark.parametrize("size", [4, 6, 8, 9, 10, 12, 16])
    def test_without_regions_the_boxes_are_the_usual_ones(self, size: int):
        assert read(puzzle(size)).board.layout == Layout.of_size(size)

    def test_regions_by_number_and_cells_in_none(self):
        cells = {
            f"r{at // 6 + 1}c{at % 6 + 1}": {"region": int(symbol) - 1}
            for at, symbol in enumerate(JIGSAW_6)
        }
        assert read(puzzle(6, cells=cells)).board.layout == Layout.jigsaw(JIGSAW_6)
        outside = {name: {"region": None} for name in cells}
        assert len(read(puzzle(6, cells=outside)).board.layout.houses) == 12

    def test_only_unusual_regions_are_written(self):
        assert written(Board.from_values([None] * 81))["grid"][0][0] == {}
        tall = LAYOUTS["6x6-tall"]
        assert written(Board.from_values([None] * 36, tall))["grid"][0][2] == {"region": 1}

    def test_disjoint_groups_of_other_boxes_are_not_read(self):
        cells = {
            f"r{row + 1}c{col + 1}": {"region": row // 3 * 3 + col // 2}
            for row in range(6)
            for col in range(6)
        }
        with pytest.raises(
            BoardTextError, match="needs the usual boxes, which this puzzle doesn't have"
        ):
            read(puzzle(6, cells=cells, disjointgroups=True))

    def test_disjoint_groups_go_with_the_usual_boxes(self):
        layout = Layout.boxes(3, 2).with_disjoint_groups()
        with pytest.raises(FormatError, match="disjoint groups of such boxes"):
            written(Board.from_values([None] * 36, layout))


class TestNotes:
    def test_titles_rules_and_solutions_come_and_go(self):
        solution = "1234" + "3412" + "2143" + "4321"
        fields = puzzle(4, title="T", author="A", ruleset="R", solution=[int(s) for s in solution])
        reading = read(fields)
        assert dict(reading.notes) == {
            "title": "T",
            "author": "A",
            "rules": "R",
            "solution": solution,
        }
        assert json.loads("".join(KNOWN.write([reading]))) == fields
        assert KNOWN.losses(reading) == ()

    @pytest.mark.parametrize("solution", [["x"], [1, 2], [99] * 16])
    def test_a_solution_that_is_none_is_kept_as_it_is_and_not_written(self, solution: list[object]):
        reading = read(puzzle(4, solution=solution))
        assert json.loads(reading.notes[0][1]) == solution
        assert "solution" not in json.loads("".join(KNOWN.write([reading])))

    def test_other_notes_are_a_loss(self):
        reading = Reading(CLASSIC_BOARD, "x", notes=(("title", "T"), ("rating", "7")))
        assert KNOWN.losses(reading) == ("notes are left out (rating)",)


GREY = {"r1c1": {"c": "#ccc"}}
REGION = {"extraregion": [{"cells": ["R1C1"]}]}
LINE = {"line": [{"lines": [["R1C1", "R1C2"]]}]}


class TestDrawings:
    @pytest.mark.parametrize(
        ("fields", "names"),
        [
            ({**puzzle(ruleset=RULES), **LINE, "text": [{"value": "x"}]}, "lines and text"),
            ({**puzzle(), "cage": [{"cells": ["R1C1"]}], "circle": []}, "cages"),
            (puzzle(cells=GREY, ruleset=RULES), "coloured cells"),
            ({**puzzle(cells={**GREY, "r2c2": GREY["r1c1"]}, ruleset=RULES), **REGION},
             "coloured cells"),
        ],
    )  # fmt: skip
    def test_drawings_without_a_meaning_are_refused_or_ignored(
        self, fields: dict[str, Any], names: str
    ):
        text = json.dumps(fields)
        begun = "Normal sudoku rules apply. Circled digits are odd."
        told = f'its rules begin "{begun}"' if "ruleset" in fields else "it has no rules in words"
        for slug, form in (("f-puzzles-json", text), ("sudokupad", f"fpuzzles{compress(text)}")):
            with pytest.raises(BoardTextError) as caught:
                next(named(slug).read(form))
            assert str(caught.value) == (
                f"the puzzle has drawings ({names}), and Sudologue can't tell what they mean; {told}"
            )
            assert "ignore_drawings=True" in caught.value.__notes__[0]
            reading = next(named(slug, ignore_drawings=True).read(form))
            assert reading.warnings[0] == (
                f"drawings are left out ({names}); if they mean something, "
                "this is a different puzzle"
            )
        with pytest.raises(BoardTextError, match="has drawings"):
            Board.from_string(text)
        assert Board.from_string(text, ignore_drawings=True) == reading.board

    @pytest.mark.parametrize(
        "fields", [puzzle(cells=GREY), {**puzzle(cells=GREY, ruleset=RULES), **REGION}]
    )
    def test_colours_that_no_rule_can_mean_are_left_aside(self, fields: dict[str, Any]):
        assert read(fields).warnings == ("left out: colours",)

    def test_rules_in_words_are_shown_and_kept(self):
        reading = read(puzzle(ruleset=RULES))
        assert reading.remarks == (
            "the file has rules in words, which Sudologue doesn't read: "
            "Normal sudoku rules apply. Circled digits are odd. Grey ones are even.",
        )
        for slug in ("f-puzzles", "sudokupad", "jsonl"):
            assert formats.read(formats.write(reading, slug)).rules == reading.rules
        assert named("line").losses(reading) == ("notes are left out (rules)",)


CLASSIC_BOARD = Board.from_values([None] * 81)


CLUE_FAULTS: list[tuple[str, dict[str, Any], str]] = [
    ("extraregion", {"cells": []}, "extraregion 1 has no cells"),
    ("extraregion", {"cells": ["R1C1"], "value": 3}, f"extraregion 1 has 'value', {NOT}"),
    ("killercage", {"cells": ["R1C1"], "value": "?"},
     "the value of killercage 1 is '?': expected a whole number"),
    ("killercage", {"cells": ["R1C1"], "value": "0"},
     "killercage 1: a cage cannot make 0: digits start at 1"),
    ("killercage", {"cells": ["R0C1"]}, "'R0C1' is off a board of 9 rows and columns"),
    ("killercage", {"cells": ["R1C1"], "sum": 3}, f"killercage 1 has 'sum', {NOT}"),
    ("arrow", {"cells": ["R1C1"], "lines": []}, "arrow 1 has no lines"),
    ("arrow", {"cells": ["R1C1"], "lines": [["R1C1"]]},
     "arrow 1: an arrow has a circle, and cells on each shaft"),
    ("arrow", {"cells": ["R1C1", "R1C2", "R1C3", "R1C4"], "lines": [["R1C1", "R2C1"]]},
     "arrow 1 has a pill of 4 cells: expected 2 or 3"),
    ("thermometer", {"lines": [["R1C1"]]},
     "thermometer 1: a thermometer has a bulb and a tip, at least two cells"),
    ("thermometer", {"lines": [["R1C1", "R1C2", "R1C1"]]},
     "a line of thermometer 1 is twice at r1c1"),
    ("line", {"lines": [["R1C1", "R1C2"]], "fromConstraint": "Whispers"},
     f"this puzzle uses 'Whispers', {NOT_YET}"),
    ("circle", {"cells": ["R1C1"], "fromConstraint": "Slow Thermometer"},
     "circle 1 with a meaning is the bulb of a thermometer at r1c1 that has no line"),
]  # fmt: skip

FAULTS: list[tuple[dict[str, Any], str]] = [
    ({}, "grid is null: expected a list"),
    ({"grid": []}, "size is 0; f-puzzles has boards of 3 to 16 rows"),
    ({"grid": [], "size": 99}, "size is 99; f-puzzles has boards of 3 to 16 rows"),
    ({"grid": [[]], "size": 9}, "grid has 1 row: expected 9"),
    ({"grid": [[{}]] * 9}, "row 1 of grid has 1 cell: expected 9"),
    (puzzle(cells={"r1c1": 5}), "r1c1 is 5: expected an object"),
    (puzzle(cells={"r1c1": {"value": 10}}), "r1c1 can't be 10: digits run from 1 to 9"),
    (
        puzzle(cells={"r2c3": {"value": "x"}}),
        "the digit of r2c3 is 'x': expected a whole number",
    ),
    (
        puzzle(cells={"r1c1": {"value": 1, "given": 1}}),
        "given of r1c1 is 1: expected true or false",
    ),
    (
        puzzle(cells={"r1c1": {"surprise": 1}}),
        f"r1c1 has 'surprise', {NOT_YET}",
    ),
    (
        puzzle(cells={"r1c1": {"region": 1}}),
        "the region of r1c1 has 10 cells, where 9 are needed",
    ),
    (puzzle(5), "a board of size 5 can't be cut into boxes; give the regions instead"),
    ({**puzzle(), "diagonal+": 1}, "'diagonal+' is 1: expected true or false"),
    (
        {**puzzle(), "odd": [{"cell": "R0C1"}]},
        "'R0C1' is off a board of 9 rows and columns",
    ),
    ({**puzzle(), "odd": [{"cell": "a1"}]}, "'a1' is not a cell: expected one like R5C6"),
    *(
        ({**puzzle(), name: [fields]}, message)
        for name, fields, message in CLUE_FAULTS
    ),
]  # fmt: skip


class TestRefusals:
    @pytest.mark.parametrize(
        ("names", "called"),
        [
            (["whispers", "xsum"], "whispers and X-sums"),
            (["renban", "clone", "negative"], "renban lines, clones and negative constraints"),
            (["something new"], "'something new'"),
        ],
    )
    def test_constraints_are_refused_by_name(self, names: list[str], called: str):
        unknown = {name: [{"cells": ["R1C1", "R1C2"], "value": "3"}] for name in names}
        with pytest.raises(BoardTextError) as caught:
            next(KNOWN.read(json.dumps({**puzzle(ruleset=RULES), **unknown, "line": [{}]})))
        assert str(caught.value) == f"this puzzle uses {called}, {NOT_YET}"
        assert (caught.value.line, caught.value.column) == (1, 1)

    @pytest.mark.parametrize(("fields", "message"), FAULTS)
    def test_says_what_is_wrong(self, fields: dict[str, Any], message: str):
        with pytest.raises(BoardTextError) as caught:
            read(fields)
        assert str(caught.value) == message
        assert (caught.value.line, caught.value.column) == (1, 1)

    @pytest.mark.parametrize(
        ("link", "column", "message"),
        [
            (
                "https://f-puzzles.com/?id=y42vx5p3",
                27,
                short_link(),
            ),
            ("https://f-puzzles.com/", 1, "the link has no puzzle in it: expected ?load="),
            (
                "https://f-puzzles.com/?load=",
                29,
                "there is no puzzle in this link; copy the whole link",
            ),
            (
                f"https://f-puzzles.com/?load={compress(dump(puzzle()))[:90]}",
                29,
                "this link is damaged or incomplete; copy it again",
            ),
            (
                f"https://f-puzzles.com/?load={compress('[]')}",
                29,
                "the puzzle is a list: expected an object",
            ),
            (
                f"https://f-puzzles.com/?load={compress('null')}",
                29,
                "the puzzle is null: expected an object",
            ),
        ],
    )
    def test_links_are_refused_at_their_payload(self, link: str, column: int, message: str):
        with pytest.raises(BoardTextError) as caught:
            next(LINK.read(link))
        assert str(caught.value) == message
        assert (caught.value.line, caught.value.column) == (1, column)


class TestLinks:
    def test_the_link_and_the_json_are_one_puzzle(self):
        board = CLASSIC_BOARD.place(Cell(0, 0), 1).eliminate([Candidate(Cell(4, 4), 5)])
        link = "".join(LINK.write([Reading(board, "x")])).strip()
        assert link.startswith("https://f-puzzles.com/?load=N4Ig")
        assert LINK.recognises(link)
        assert LINK.recognises(link.partition("load=")[2])
        assert not KNOWN.recognises(link)
        assert next(LINK.read(link)).board == next(KNOWN.read(link)).board == board

    def test_every_board_of_a_stream_has_a_line(self):
        text = "".join(LINK.write([Reading(CLASSIC_BOARD, "x")] * 2))
        assert len(text.splitlines()) == 2
