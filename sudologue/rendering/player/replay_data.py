"""A trace as a page's script reads it: the first board, what each step changes, and the words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.inference import Placement, SolveResult
from sudologue.model import Board, Candidate, Cell, House, Layout, bits_of, digit_text
from sudologue.narration import Narrator, Passage, Role, Span, tell_step
from sudologue.narration.notations import Notation, all_in_notation
from sudologue.narration.phrasing.passage import Form
from sudologue.narration.steps.scene import scenes_of
from sudologue.narration.voices.endings import ending
from sudologue.narration.voices.openings import givens
from sudologue.narration.voices.voice import Voice
from sudologue.rendering.text_output import clean

Data = object
NOTHING = -1


def start_of(board: Board) -> str:
    """The cells: `=5` is given, `:5` is placed, `259` are candidates."""
    cells = board.layout.cells
    return " ".join([_cell(board, number) for number in range(len(cells))])


def _cell(board: Board, number: int) -> str:
    value = board.masks.values[number]
    if value is None:
        return "".join(map(digit_text, sorted(board.masks.domains[number])))
    return f"{'=' if board.is_given(board.layout.cells[number]) else ':'}{digit_text(value)}"


def houses_of(layout: Layout) -> list[list[int]]:
    """The houses, each with the numbers of its cells."""
    return [[layout.tables.cell_number(cell) for cell in house.cells] for house in layout.houses]


def moves_of(result: SolveResult) -> Iterator[tuple[int, list[int]]]:
    """Of each step the candidate placed, if any, and those gone but for what a digit rules out."""
    layout, before = result.initial.layout, result.initial
    for step in result.steps:
        action, placed = step.inference.action, NOTHING
        gone = before.masks.live & ~step.board.masks.live
        if isinstance(action, Placement):
            placed = layout.tables.candidate_number(action.cell, action.value)
            gone &= ~_understood(layout, placed)
        yield placed, [*bits_of(gone)]
        before = step.board


def _understood(layout: Layout, placed: int) -> int:
    """The other candidates of a cell, and its digit in its houses."""
    tables, width = layout.tables, layout.tables.cell_count
    plane, cell = divmod(placed, width)
    mates = tables.domain_masks[cell]
    for house in layout.houses:
        if tables.house_masks[house] >> cell & 1:
            mates |= tables.house_masks[house] << plane * width
    return mates


_CELL, _CANDIDATE, _HOUSE, _DIGIT, _STEP, _RULE, _EMPHASIS = range(7)
_TAGS = {Form.HEADING: "h3", Form.GRID: "pre"}


class Wording:
    """How words are written down for a layout and a notation."""

    def __init__(self, layout: Layout, notation: Notation) -> None:
        notation.admit(layout.size)
        self._layout, self._notation = layout, notation
        self._houses = {house: place for place, house in enumerate(layout.houses)}

    def story(self, result: SolveResult, narrator: Narrator, remarks: Sequence[Passage]) -> Data:
        """What a voice says before the first step, of each, and after the last."""
        if isinstance(narrator, Voice):
            opening = narrator.opening(result)
            steps = [*narrator.steps(scenes_of(result, narrator.full))]
            end = narrator.ending(result)
        else:
            opening, end = (), ending(result)
            steps = [tell_step(result, step, narrator) for step in range(1, len(result.steps) + 1)]
        return {
            "name": clean(narrator.name),
            "opening": self.passages(opening or (givens(result.initial),)),
            "steps": self.passages(steps),
            "ending": self.passages((*end, *remarks)),
        }

    def passages(self, passages: Sequence[Passage]) -> list[Data]:
        """Passages one by one."""
        told = all_in_notation(passages, self._notation, self._layout.size)
        return [self._passage(passage) for passage in told]

    def _passage(self, passage: Passage) -> Data:
        parts: list[Data] = []
        for span in passage.spans:
            part = self._part(span)
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            elif part:
                parts.append(part)
        tag = _TAGS.get(passage.form)
        return {"form": tag, "parts": parts} if tag else parts

    def _part(self, span: Span) -> Data:
        """The words, with what they name, if that can be shown; usual names are left out."""
        if span.role is Role.BREAK:
            return "\n"
        text, tables, value = clean(span.text), self._layout.tables, span.value
        match span.role, value:
            case Role.CELL, Cell() if value in tables.cells:
                number = tables.cell_number(value)
                usual = text == self._notation.cell(value)
                return [_CELL, number] if usual else [_CELL, number, text]
            case Role.CELL, tuple():
                cells = [tables.cell_number(cell) for cell in value]
                return [_CELL, cells, text]
            case Role.CANDIDATE, Candidate():
                return [_CANDIDATE, tables.candidate_number(value.cell, value.digit), text]
            case Role.HOUSE, House() if value in self._houses:
                return [_HOUSE, self._houses[value], text]
            case Role.DIGIT, int():
                return [_DIGIT, value] if text == digit_text(value) else [_DIGIT, value, text]
            case Role.STEP, int():
                return [_STEP, value, text]
            case Role.RULE, _:
                return [_RULE, 0, text]
            case Role.EMPHASIS, _:
                return [_EMPHASIS, 0, text]
            case _:
                return text
