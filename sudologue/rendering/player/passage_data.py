"""Passages as a page's script reads them: texts, and parts that say what they point at."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import SolveResult
from sudologue.model import Candidate, Cell, House, Layout, digit_text
from sudologue.narration import Narrator, Passage, Role, Span, tell_step
from sudologue.narration.notations import Notation, all_in_notation
from sudologue.narration.phrasing.passage import Form
from sudologue.narration.steps.scene import scenes_of
from sudologue.narration.voices.endings import ending
from sudologue.narration.voices.openings import givens
from sudologue.narration.voices.voice import Voice
from sudologue.rendering.text_output import clean

_CELL, _CANDIDATE, _HOUSE, _DIGIT, _STEP, _RULE, _EMPHASIS = range(7)
_TAGS = {Form.HEADING: "h3", Form.GRID: "pre"}

Data = object


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
