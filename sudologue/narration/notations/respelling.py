"""Passages, and errors, in another notation than the one they were made in.

Narrators write as `rc` does. Their spans know what they name, so that another notation can put its
own names there, and nobody reads the words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from sudologue.errors import LayoutError, SudologueError
from sudologue.inference import Elimination, Placement
from sudologue.model import Candidate, Cell, House
from sudologue.narration.notations.notation import Notation
from sudologue.narration.notations.rc import RC, RowColumn
from sudologue.narration.phrasing.passage import Fins, Legend, Passage, Role, Span, SpanGroup, say
from sudologue.rules.chains.evidence import LinkedNodesEvidence


def in_notation(passage: Passage, notation: Notation, size: int) -> Passage:
    """The passage in a notation, on a board of so many rows."""
    spans: list[Span] = []
    for _, together in groupby(passage.spans, key=lambda span: id(span.whole)):
        run = tuple(together)
        if run[0].whole is None:
            for span in run:
                spans += _span(span, notation, size)
        else:
            spans += _whole(run[0].whole, notation, size, run)
    return replace(passage, spans=tuple(spans))


def all_in_notation(passages: Iterable[Passage], notation: Notation, size: int) -> list[Passage]:
    """Passages in a notation, if it has names for all cells of a board of so many rows."""
    notation.admit(size)
    if type(notation) is RowColumn:
        return [*passages]  # as they were written
    return [in_notation(passage, notation, size) for passage in passages]


def _whole(
    whole: SpanGroup, notation: Notation, size: int, spans: Sequence[Span]
) -> Sequence[Span]:
    match whole:
        case Placement() | Elimination():
            return notation.say_conclusion(whole, size).spans
        case LinkedNodesEvidence():
            return notation.say_chain(whole, size).spans
        case Legend():
            return notation.say_legend(whole).spans
        case Fins():
            return notation.say_fins(whole, size).spans
        case tuple():
            cells = [member for member in whole if isinstance(member, Cell)]
            houses = [member for member in whole if isinstance(member, House)]
            said = notation.say_houses(houses, size) if houses else notation.say_cells(cells, size)
            return said.spans
        case None:
            return spans


def _span(span: Span, notation: Notation, size: int) -> Iterator[Span]:
    match span:
        case Span(role=Role.CELL, value=Cell() as cell):
            yield Span(notation.cell(cell), Role.CELL, cell)
        case Span(role=Role.CELL, value=tuple(cells)):
            yield from notation.say_cells(cells, size).spans
        case Span(role=Role.CANDIDATE, value=Candidate() as candidate):
            yield Span(notation.candidate(candidate), Role.CANDIDATE, candidate)
        case Span(role=Role.HOUSE | Role.EMPHASIS, value=House() as house):
            yield Span(notation.renamed(house, span.text), span.role, house)
        case _:
            yield span


def fault(error: SudologueError, notation: Notation) -> str:
    """What an error says, with cells and houses named as a notation does, if it can.

    >>> from sudologue.narration.notations import notation_named
    >>> fault(SudologueError(Cell(2, 0), " is given twice"), notation_named("a1"))
    'C1 is given twice'
    """
    named = [part for part in error.parts if isinstance(part, (Cell, House))]
    cells = [cell for part in named for cell in (part.cells if isinstance(part, House) else [part])]
    size = max((1 + max(cell.row, cell.col) for cell in cells), default=1)
    try:
        notation.admit(size)
    except LayoutError:
        notation = RC
    said = say(*(_part(part) for part in error.parts))
    return in_notation(said, notation, size).text


def _part(part: object) -> Cell | Span | str:
    if isinstance(part, Cell):
        return part
    return Span(str(part), Role.HOUSE, part) if isinstance(part, House) else str(part)
