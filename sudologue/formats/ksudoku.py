"""KSudoku's files: one game as XML, read only.

The cells stand column by column, as letters: `b` is 1 and `_` an empty cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudologue.errors import BoardTextError, FormatError
from sudologue.formats.reading import Carries, Format, Reading
from sudologue.formats.refusals import standing_at
from sudologue.formats.variants import CLASSIC_SIZE, Feature, settled
from sudologue.formats.xml_text import Ended, Started, events, is_document
from sudologue.messages import Messages
from sudologue.model import Board, Layout, digit_text
from sudologue.model.layout import USUAL_SIZES, usual_layout

_say = Messages(__name__)

_ROOT = "ksudoku"
_PUZZLE = ("ksudoku", "game", "puzzle")
_KINDS = ("sudoku", "plain", "xsudoku")
_EMPTY, _NO_CELL = "_", "."


@dataclass
class _SavedGame:
    layout: Layout | None = None
    values: Ended | None = None
    solution: Ended | None = None
    has_moves: bool = False


class KSudoku(Format):
    """A saved game; the moves made in it are left aside."""

    slug = "ksudoku"
    extensions = (".ksudoku",)
    can_write = False
    carries = Carries(
        notes=True,
        sizes=USUAL_SIZES | CLASSIC_SIZE,
        features=frozenset({Feature.MAIN_DIAGONAL, Feature.ANTI_DIAGONAL}),
    )

    def recognises(self, text: str) -> bool:
        return is_document(text, _ROOT)

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        with standing_at(1):
            game = _saved_game(text.removeprefix("\ufeff"))
            if game.layout is None or game.values is None:
                missing = "<graph>" if game.layout is None else "<values>"
                raise BoardTextError(_say("missing", part=missing))
            own = settled(game.layout, layout)
            with standing_at(game.values.line, game.values.column):
                board = Board.from_values(_values(game.values.text, own), own)
        notes = _solution(game.solution, own)
        warnings = (_say("moves"),) if game.has_moves else ()
        yield Reading(board, self.slug, warnings, notes)

    def refuse(self, layout: Layout) -> None:
        raise FormatError(_say("only_read"))


def _saved_game(text: str) -> _SavedGame:
    game = _SavedGame()
    for event in events(text):
        if isinstance(event, Started):
            _note_start(game, event)
        elif event.around == _PUZZLE and event.name == "values":
            game.values = event
        elif event.around == _PUZZLE and event.name == "solution":
            game.solution = event
    return game


def _note_start(game: _SavedGame, event: Started) -> None:
    with standing_at(event.line, event.column):
        if not event.around and event.name != _ROOT:
            raise BoardTextError(_say("wrong_root", name=event.name, expected=_ROOT))
        if event.name == "graph":
            game.layout = _layout(event)
        elif "graph" in event.around or event.name in ("cage", "cages"):
            raise BoardTextError(_say("unknown_part", name=event.name))
        elif event.name == "history" or "history" in event.around:
            game.has_moves |= event.name != "history"


def _layout(graph: Started) -> Layout:
    order = graph.attributes.get("order", "")
    if not (order.isascii() and order.isdigit() and len(order) < 3):
        raise BoardTextError(_say("no_order", order=order))
    for name in ("type", "specific-type"):
        kind = graph.attributes.get(name, _KINDS[0])
        if kind.lower() not in _KINDS:
            raise BoardTextError(_say("unknown_kind", kind=kind))
    layout = usual_layout(int(order))
    kinds = [graph.attributes.get(name, "").lower() for name in ("type", "specific-type")]
    return layout.with_diagonals() if "xsudoku" in kinds else layout


def _values(text: str, layout: Layout) -> list[int | None]:
    """The digits row by row, from letters that stand column by column."""
    symbols = "".join(text.split())
    if len(symbols) != layout.tables.cell_count:
        raise BoardTextError(_say("wrong_count", found=len(symbols), expected=len(layout.cells)))
    size = layout.size
    by_column = [_digit(symbol, layout) for symbol in symbols]
    return [by_column[col * size + row] for row in range(size) for col in range(size)]


def _digit(symbol: str, layout: Layout) -> int | None:
    if symbol == _EMPTY:
        return None
    digit = ord(symbol) - ord("a")
    if digit not in layout.tables.digits:
        last = chr(ord("a") + layout.size)
        raise BoardTextError(_say("no_cell", symbol=symbol, last=last, size=layout.size))
    return digit


def _solution(said: Ended | None, layout: Layout) -> tuple[tuple[str, str], ...]:
    """The solution as a note, where it is whole."""
    if said is None:
        return ()
    try:
        digits = _values(said.text, layout)
    except BoardTextError:
        return ()
    line = "".join(digit_text(digit) for digit in digits if digit is not None)
    return (("solution", line),) if len(line) == layout.tables.cell_count else ()
