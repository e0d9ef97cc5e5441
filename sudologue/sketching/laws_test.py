"""Laws that every sketch keeps, on the golden positions of all families."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, cast

import pytest

from puzzles.laws import Laws
from sudologue.inference import Elimination, Evidence, Placement, TraceStep
from sudologue.model import Board, BoardMasks, Candidate, Cell, House, HouseKind, bits_of
from sudologue.narration.golden_test import Golden, golden_sentences
from sudologue.narration.steps.scene import Scene, scene_of
from sudologue.sketching import Join, Mark, MarkKind, Sketch, is_node, sketches_of
from sudologue.sketching.sketch import conclusion_marks

GOLDEN = tuple(golden_sentences())
CONCLUSIONS = {MarkKind.PLACED, MarkKind.GONE}


@cache
def scene(golden: Golden) -> Scene[Any]:
    return scene_of(golden.step, golden.board)


@cache
def sketched(golden: Golden) -> tuple[Sketch, ...]:
    return tuple(sketches_of(scene(golden)))


law = Laws[Golden]()


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.rule)
def test_every_law_holds(golden: Golden) -> None:
    assert law.hold_for(golden)


@law
def the_conclusion_stands_on_the_last_sketch_and_nowhere_else(golden: Golden) -> None:
    *before, last = sketched(golden)
    action = golden.step.inference.action
    kind = MarkKind.PLACED if isinstance(action, Placement) else MarkKind.GONE
    marked = {(candidate, mark.kind) for candidate, mark in last.candidates}
    concluded = {(candidate, its) for candidate, its in marked if its in CONCLUSIONS}
    assert concluded == {(candidate, kind) for candidate in action.candidates}
    for sketch in before:
        assert not CONCLUSIONS & {mark.kind for mark in sketch.marks}


@law
def what_is_marked_is_live_or_said_to_be_blocked(golden: Golden) -> None:
    board = golden.board
    for sketch in sketched(golden):
        for candidate, mark in sketch.candidates:
            is_live = candidate.digit in board.domain(candidate.cell)
            assert is_live is (mark.kind is not MarkKind.BLOCKED), (candidate, mark)


@law
def joins_end_at_live_candidates_or_at_cells(golden: Golden) -> None:
    for sketch in sketched(golden):
        for join in sketch.joins:
            assert join.start != join.end
            for end in (join.start, join.end):
                for candidate in () if isinstance(end, Cell) else end:
                    assert candidate.digit in golden.board.domain(candidate.cell), join


@law
def there_is_more_to_see_than_the_conclusion(golden: Golden) -> None:
    sketches = sketched(golden)
    assert (
        set(sketches[-1].marks) - set(conclusion_marks(scene(golden).action)) or len(sketches) > 1
    )


@law
def every_cell_of_the_pattern_is_marked(golden: Golden) -> None:
    marks = (mark for sketch in sketched(golden) for mark in sketch.marks)
    marked = {cell for mark in marks for cell in cells_of(mark)}
    assert set(scene(golden).evidence.focus_cells) <= marked


def cells_of(mark: Mark) -> set[Cell]:
    match mark.target:
        case Cell():
            return {mark.target}
        case House():
            return set(mark.target.cells)
        case _:
            return {candidate.cell for candidate in mark.target}


@law
def a_bare_receipt_has_a_picture(golden: Golden) -> None:
    step = golden.step
    cited = Evidence(truths=step.inference.evidence.truths, links=step.inference.evidence.links)
    bare = TraceStep(replace(step.inference, evidence=cited), step.board)
    (sketch,) = sketches_of(scene_of(bare, golden.board))
    if cited.truths:
        assert any(mark.kind not in CONCLUSIONS for mark in sketch.marks)
    assert set(conclusion_marks(step.inference.action)) <= set(sketch.marks)


# a board turned over


def turned(value: Any, board: Board) -> Any:
    """A value with rows for columns in all that it speaks of."""
    match value:
        case Cell():
            return Cell(value.col, value.row)
        case House():
            return house_turned(value, board)
        case tuple():
            return tuple(turned(each, board) for each in cast("tuple[Any, ...]", value))
        case frozenset():
            return frozenset(turned(each, board) for each in cast("frozenset[Any]", value))
        case Elimination():
            return Elimination.of_candidates(turned(value.candidates, board))
        case _ if is_dataclass(value) and not isinstance(value, type):
            names = [part.name for part in fields(value) if part.init]
            return replace(value, **{name: turned(getattr(value, name), board) for name in names})
        case _:
            return value


def house_turned(house: House, board: Board) -> House:
    cells = frozenset(Cell(cell.col, cell.row) for cell in house.cells)
    return next(h for h in board.layout.houses if frozenset(h.cells) == cells)


def board_turned(board: Board) -> Board:
    width, size = board.layout.tables.cell_count, board.layout.size

    def moved(mask: int) -> int:
        return sum(
            1 << number // width * width + number % size * size + number % width // size
            for number in bits_of(mask)
        )

    masks = (board.masks.live, board.masks.filled, board.masks.givens, board.masks.barred)
    clues = tuple(turned(clue, board) for clue in board.layout.clues)
    return Board(BoardMasks(replace(board.layout, clues=clues), *map(moved, masks)))


def shown(sketch: Sketch) -> set[object]:
    """What a sketch shows, whatever the order, and whichever end of a line comes first."""
    return {*map(_mark, sketch.marks), *map(_join, sketch.joins)}


def _mark(mark: Mark) -> object:
    target = frozenset[Candidate](mark.target) if is_node(mark.target) else mark.target
    return target, mark.kind, mark.group, mark.label


def _join(join: Join) -> object:
    ends = [end if isinstance(end, Cell) else frozenset(end) for end in (join.start, join.end)]
    either = tuple(ends) if join.has_arrow else frozenset[object](ends)
    return either, join.kind, join.group, join.has_arrow


@law
def a_board_turned_over_has_its_sketch_turned_over(golden: Golden) -> None:
    board, step = golden.board, golden.step
    if {house.kind for house in board.layout.houses} - {
        HouseKind.BOX,
        HouseKind.ROW,
        HouseKind.COLUMN,
    }:
        return  # its houses have no others to be turned into
    other = Scene(
        TraceStep(turned(step.inference, board), board_turned(step.board)),
        board_turned(board),
        turned(step.inference.evidence, board),
    )
    sketches = sketched(golden)
    expected = [
        Sketch(turned(sketch.marks, board), turned(sketch.joins, board)) for sketch in sketches
    ]
    assert [shown(sketch) for sketch in sketches_of(other)] == [shown(each) for each in expected]
