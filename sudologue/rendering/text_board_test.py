"""Boards with marks, character by character; and what holds of any of them."""

from __future__ import annotations

from itertools import product
from textwrap import dedent

import pytest

from puzzles.layouts import LAYOUTS
from sudologue.model import Board, Candidate, Cell, HouseKind, Layout
from sudologue.narration.golden_test import Golden, golden_sentences
from sudologue.narration.notations import notation_named
from sudologue.narration.steps.scene import scene_of
from sudologue.rendering.mark_signs import SIGNS
from sudologue.rendering.text_board import draw_marked, extent
from sudologue.sketching import Mark, MarkKind, Node, Sketch, Target, sketches_of

SIX = Board.from_string("1..........2..3......4..5..........6")
ON_CANDIDATES = [*MarkKind][: [*MarkKind].index(MarkKind.CELL)]
ON_CELLS = (MarkKind.CELL, MarkKind.PIVOT, MarkKind.CAUSE, MarkKind.DEAD)
ON_HOUSES = (MarkKind.BASE, MarkKind.COVER, MarkKind.DEAD)
_HOUSES = {(house.kind, house.index): house for house in SIX.layout.houses}
ROW_3, COLUMN_6 = _HOUSES[HouseKind.ROW, 2], _HOUSES[HouseKind.COLUMN, 5]
BOX_1 = _HOUSES[HouseKind.BOX, 0]


def one(row: int, col: int, *digits: int) -> Node:
    """Candidates of a cell, rows and columns counted from 1."""
    return tuple(Candidate(Cell(row - 1, col - 1), digit) for digit in digits)


def drawn(*marks: Mark, width: int | None = None) -> str:
    return draw_marked(SIX, Sketch(marks), width=width).text


def text(told: str) -> str:
    return dedent(told).strip("\n")


def test_each_mark_has_a_sign() -> None:
    marks = (
        Mark(Cell(0, 1), MarkKind.CELL, 1, "A"),
        Mark(Cell(0, 2), MarkKind.CELL, 1, "A"),
        Mark(Cell(0, 1), MarkKind.CELL, 2, "B"),
        Mark(Cell(5, 4), MarkKind.PIVOT),
        Mark(Cell(1, 5), MarkKind.CAUSE),
        Mark(ROW_3, MarkKind.COVER),
        Mark(COLUMN_6, MarkKind.DEAD),
        Mark(BOX_1, MarkKind.BASE),
        Mark(one(1, 2, 2), MarkKind.ON),
        Mark(one(1, 2, 3), MarkKind.OFF),
        Mark(one(1, 3, 1), MarkKind.BLOCKED),
        Mark(one(1, 3, 2), MarkKind.GONE),
    )
    assert drawn(*marks) == text("""
              c1      c2      c3      c4      c5      c6%
           ┌= box 1 ───────────────┬───────────────────────┐
        r1 │  [1]   A  2+3- A1/2x  │     3       3       3 │
           │        B4 5 6   4 5 6 │   5 6   4 5 6   4 5   │
        r2 │     3       3         │ 1   3   1   3    [2]< │
           │ 4   6   4 5 6   4 5 6 │   5 6   4 5 6         │
           ├───────────────────────┼───────────────────────┤
        r3~│   2     1 2      [3]  │ 1 2     1 2     1     │
           │ 4   6   4 5 6         │   5 6     5 6     5   │
        r4 │   2     1 2     1 2   │  [4]    1 2 3   1   3 │
           │     6     5 6     5 6 │           5 6     5   │
           ├───────────────────────┼───────────────────────┤
        r5 │  [5]    1 2 3   1 2   │ 1 2 3   1 2 3   1   3 │
           │         4   6   4   6 │         4       4     │
        r6 │   2 3   1 2 3   1 2   │ 1 2 3  @1 2 3    [6]  │
           │ 4       4       4     │   5     4 5           │
           └───────────────────────┴───────────────────────┘

        After a digit: x goes, + true if so, or one colour, - false if so, or the other colour, / gone already, < rules candidates out.
        In a cell's corner: A, B groups of cells, @ the cell in the middle.
        Beside a row, column or box: % has nothing left, = must have its digit in the pattern, ~ can have it only once.
        Around a digit: [] given.
        """)


def test_what_no_sign_has_room_for_is_told() -> None:
    marks = (
        Mark(one(1, 2, 2), MarkKind.GONE),
        Mark(one(1, 2, 2), MarkKind.SEEN),
        Mark(one(6, 2, 3), MarkKind.ON, 1),
        Mark((*one(5, 2, 3), *one(5, 4, 3)), MarkKind.ON, 2),
        Mark(one(6, 3, 1), MarkKind.SUPPOSED, 0, "7"),
    )
    told = drawn(*marks).splitlines()
    assert "Also in the pattern: 2 in r1c2." in told
    assert told[-1] == "Names in the words: 1 (3 in r6c2), 2 (3 in r5c24), 7 (1 in r6c3)."


def test_a_placed_candidate_needs_no_further_word() -> None:
    told = drawn(Mark(one(1, 2, 2), MarkKind.SEEN), Mark(one(1, 2, 2), MarkKind.PLACED))
    assert "2!" in told
    assert "Also" not in told


def test_without_room_the_marks_are_told_in_words() -> None:
    marks = (
        Mark(Cell(0, 1), MarkKind.CELL, 1, "A"),
        Mark(one(1, 2, 2), MarkKind.GONE),
        Mark(one(6, 2, 2), MarkKind.GONE),
        Mark(ROW_3, MarkKind.COVER),
    )
    compact = drawn(*marks, width=40)
    assert "r1 │ 1   23456 2456 │" in compact
    assert compact.partition("\n\n")[2] == text("""
        Goes: 2 in r16c2.
        A cell of the pattern: r1c2.
        Can have it only once: row 3.
        Names in the words: A (r1c2).
        """)
    assert "r1 │  1  .  . │" in drawn(*marks, width=30)


def test_no_two_signs_are_alike() -> None:
    signs = [sign.character for sign in SIGNS.values()]
    assert set(SIGNS) == set(MarkKind)
    assert len(set(signs)) == len(signs)
    assert "".join(signs).isascii()
    assert not any(sign in "0123456789. |-ABC" for sign in signs if sign != "-")


@pytest.mark.parametrize(
    ("kind", "target"),
    [
        *product(ON_CANDIDATES, [one(1, 2, 2)]),
        *product(ON_CELLS, [Cell(0, 1), Cell(0, 0)]),
        *product(ON_HOUSES, [ROW_3, COLUMN_6, BOX_1]),
    ],
)
def test_any_mark_changes_the_drawing_and_is_explained(kind: MarkKind, target: Target) -> None:
    bare = draw_marked(SIX, Sketch())
    marked = draw_marked(SIX, Sketch((Mark(target, kind),)))
    board = marked.text.partition("\n\n")[0]
    assert board != bare.text.partition("\n\n")[0]
    if not isinstance(target, Cell) or kind is not MarkKind.CAUSE or SIX.value(target):
        assert any(f"{SIGNS[kind].character} {SIGNS[kind].meaning}" in n for n in marked.notes)


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_extent_is_known_beforehand(name: str) -> None:
    layout: Layout = LAYOUTS[name]
    board = Board.from_string("." * layout.tables.cell_count, layout)
    for notation in map(notation_named, ("rc", "a1")):
        picture = draw_marked(board, Sketch(), notation, ascii_only=True)
        assert (picture.width, len(picture.lines)) == extent(layout, notation)
        assert picture.text.isascii()


def test_a_classic_board_fits_a_terminal() -> None:
    assert extent(Board.from_string("." * 81).layout) == (76, 32)


def test_houses_without_a_line_are_named() -> None:
    layout: Layout = LAYOUTS["diagonals"]
    board = Board.from_string("." * 81, layout)
    diagonal = next(house for house in layout.houses if house.kind is HouseKind.DIAGONAL)
    notes = draw_marked(board, Sketch((Mark(diagonal, MarkKind.BASE),))).notes
    assert not any(note.startswith("Beside") for note in notes)
    assert "For the main diagonal: = must have its digit in the pattern." in notes


@pytest.mark.parametrize("golden", tuple(golden_sentences()), ids=lambda golden: golden.rule)
def test_every_marked_candidate_of_every_rule_has_its_sign(golden: Golden) -> None:
    for sketch in sketches_of(scene_of(golden.step, golden.board)):
        picture = draw_marked(golden.board, sketch)
        signs = {
            (piece.cell, piece.text[0], piece.text[1])
            for line in picture.lines
            for piece in line
            if piece.mark is not None and len(piece.text) > 1 and piece.text[0] != " "
        }
        shown = {(cell, digit) for cell, digit, _ in signs}
        for candidate, mark in sketch.candidates:
            assert (candidate.cell, str(candidate.digit)) in shown
            sign = (candidate.cell, str(candidate.digit), SIGNS[mark.kind].character)
            is_said = any(f"Also {SIGNS[mark.kind].meaning}" in note for note in picture.notes)
            is_placed = (candidate.cell, str(candidate.digit), "!") in signs
            assert sign in signs or is_said or is_placed
