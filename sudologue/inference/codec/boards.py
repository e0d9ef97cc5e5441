"""Boards in a trace: what each cell holds.

A cell is written as `=5` when 5 is placed there, `249` when it may still take 2, 4 or 9, and `-`
when nothing is left for it. A whole board is its rows of such cells and the line of its givens,
with rows of the candidates that the puzzle bars if it bars any; the board of a step is told by the
cells that differ from the board before. Either is a claim: nothing is derived, so that whoever
checks the trace sees what its writer held to be true.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, cast

from sudologue.caches import cached
from sudologue.inference.codec.fault import (
    TraceFormatError,
    check_keys,
    expected,
    phrase_of,
    refusal,
    shown,
)
from sudologue.inference.codec.parsing import MEMORY_OF_NAMES
from sudologue.inference.codec.trace_names import Memo, TraceNames
from sudologue.model import Board, BoardMasks, bits_of
from sudologue.model.folding import fold_stacked

NOTHING_LEFT = "-"
PLACED = "="
_NOT_GIVEN = "."


class _Holding(NamedTuple):
    """What a cell holds, as the bits of its candidates."""

    live: int
    filled: int


class BoardForm:
    """The writing and reading of boards of one layout."""

    def __init__(self, names: TraceNames) -> None:
        self._names = names
        self._layout = names.layout
        self._first_domain = names.layout.tables.domain_masks[0]
        self._texts: dict[tuple[int, int], str] = {}
        self._holdings: Memo[_Holding] = Memo("cell_content", self._read_holding)
        self._numbers = {
            name: names.layout.tables.cell_number(cell) for name, cell in names.cells.items()
        }

    # writing

    def data(self, board: Board) -> dict[str, object]:
        """A whole board."""
        self._refuse_other_boards(board)
        texts = [self._text(board, number) for number in range(self._layout.tables.cell_count)]
        data: dict[str, object] = {"givens": self._givens_line(board), "cells": self._rows(texts)}
        if board.masks.barred:
            data["barred"] = self._barred_rows(board)
        return data

    def puzzle_changes(self, before: Board, after: Board) -> dict[str, object]:
        """What differs of that which came with the puzzle: nothing, in an honest trace."""
        data: dict[str, object] = {}
        if after.masks.givens != before.masks.givens:
            data["givens"] = self._givens_line(after)
        if after.masks.barred != before.masks.barred:
            data["barred"] = self._barred_rows(after)
        return data

    def _rows(self, texts: list[str]) -> list[str]:
        size = self._layout.size
        return [" ".join(texts[start : start + size]) for start in range(0, len(texts), size)]

    def _givens_line(self, board: Board) -> str:
        """The givens in one line, a dot for every other cell."""
        symbols = [_NOT_GIVEN] * self._layout.tables.cell_count
        for number in bits_of(board.masks.givens):
            plane, cell = divmod(number, self._layout.tables.cell_count)
            if symbols[cell] != _NOT_GIVEN:
                raise refusal("two_givens", cell=self._layout.cells[cell])
            symbols[cell] = self._names.symbol(plane + 1)
        return "".join(symbols)

    def _barred_rows(self, board: Board) -> list[str]:
        width, domain = self._layout.tables.cell_count, self._first_domain
        holdings = (_Holding(board.masks.barred >> number & domain, 0) for number in range(width))
        return self._rows([self._write_holding(holding, 0) for holding in holdings])

    def changes(self, before: Board, after: Board) -> dict[str, object]:
        """The cells that differ, with what each now holds."""
        self._refuse_other_boards(after)
        tables, names = self._layout.tables, self._names.cell_names
        bits = (before.masks.live ^ after.masks.live) | (before.masks.filled ^ after.masks.filled)
        cells = fold_stacked(bits, tables.digit_layers)[0]
        return {names[tables.cells[n]]: self._text(after, n) for n in bits_of(cells)}

    def _text(self, board: Board, number: int) -> str:
        domain = self._first_domain
        bits = board.masks.live >> number & domain, board.masks.filled >> number & domain
        text = self._texts.get(bits)
        if text is None:
            text = self._write_holding(_Holding(*bits), number)
            if len(self._texts) < MEMORY_OF_NAMES:
                self._texts[bits] = text
        return text

    def _write_holding(self, holding: _Holding, number: int) -> str:
        width, symbols = self._layout.tables.cell_count, self._names.symbols
        live = "".join(symbols[bit // width + 1] for bit in bits_of(holding.live))
        filled = "".join(symbols[bit // width + 1] for bit in bits_of(holding.filled))
        if len(filled) > 1 or (filled and live):
            cases, cell = ("left",) if live else (), self._layout.cells[number]
            raise refusal("cannot_hold", *cases, cell=cell, digits=[*filled], left=live)
        return placed_word(filled) if filled else live or NOTHING_LEFT

    def _refuse_other_boards(self, board: Board) -> None:
        masks, layout = board.masks, self._layout
        if board.layout != layout:
            raise refusal("other_layout")
        bits = masks.live | masks.filled | masks.givens | masks.barred
        if not 0 <= bits <= layout.tables.all_candidates:
            raise refusal("other_candidates")

    # reading

    def board(self, data: object) -> Board:
        """A whole board."""
        if type(data) is not dict:
            raise expected("board_parts", data)
        parts = cast("dict[str, object]", data)
        check_keys(parts, ("givens", "cells", "barred"), optional=("barred",))
        try:
            live, filled = self._read_rows(parts["cells"])
        except TraceFormatError as fault:
            raise fault.under("cells") from None
        return self.with_puzzle_changes(Board(BoardMasks(self._layout, live, filled, 0)), parts)

    def with_puzzle_changes(self, board: Board, data: Mapping[str, object]) -> Board:
        """The board with what else its step says of givens and barred candidates."""
        part, masks = "", board.masks
        try:
            part = "givens"
            givens = self._read_givens(data[part]) if part in data else masks.givens
            part = "barred"
            barred = self._read_barred(data[part]) if part in data else masks.barred
        except TraceFormatError as fault:
            raise fault.under(part) from None
        return Board(replace(masks, givens=givens, barred=barred))

    def _read_barred(self, rows: object) -> int:
        barred, filled = self._read_rows(rows)
        if filled:
            raise refusal("barred_holds")
        return barred

    def _read_givens(self, line: object) -> int:
        """The givens of a line, as bits."""
        count, digits = self._layout.tables.cell_count, self._names.digits
        if type(line) is not str or len(line) != count:
            is_text = isinstance(line, str)
            found = phrase_of("characters", count=len(line)) if is_text else shown(line)
            raise refusal("givens_line", count=count, found=found)
        givens = 0
        for number, symbol in enumerate(line):
            if symbol != _NOT_GIVEN:
                if symbol not in digits:
                    cell = self._layout.cells[number]
                    raise refusal("no_given", symbol=shown(symbol), cell=cell)
                givens |= 1 << (digits[symbol] - 1) * count + number
        return givens

    def _read_rows(self, rows: object) -> tuple[int, int]:
        size = self._layout.size
        if type(rows) is not list or len(cast("list[object]", rows)) != size:
            raise refusal("rows", size=size)
        live = filled = number = 0
        for index, row in enumerate(cast("list[object]", rows)):
            cells = row.split(" ", size) if type(row) is str else []
            if len(cells) != size:
                raise refusal("row", size=size).under(index)
            for text in cells:
                try:
                    holding = self._holdings[text]
                except TraceFormatError as fault:
                    raise fault.under(index) from None
                if holding[1]:
                    filled |= holding[1] << number
                else:
                    live |= holding[0] << number
                number += 1
        return live, filled

    def changed(self, before: Board, data: Any) -> Board:
        """The board that differs from another in these cells."""
        if type(data) is not dict:
            raise expected("changed_cells", data)
        entries = cast("dict[str, str]", data).items()
        try:
            return self._changed(before, entries)
        except (KeyError, TypeError, TraceFormatError):
            self._refuse_first(entries)
            raise

    def changed_by(self, before: Board, text: str) -> Board:
        """The board that differs from another, from the text in which the writer says how."""
        names, texts = entries_of(text)
        if len({*names}) < len(names):
            raise refusal("cell_twice")
        try:
            return self._changed(before, zip(names, texts, strict=True))
        except KeyError:
            raise _other_manner() from None

    def _changed(self, before: Board, entries: Iterable[tuple[str, str]]) -> Board:
        masks = before.masks
        tables, numbers, holdings = self._layout.tables, self._numbers, self._holdings
        share, domains = tables.room_counter.share, tables.domain_masks
        decided = live = filled = 0
        # what the board would otherwise derive anew for each step when the trace is replayed
        open_cells, room = masks.open_cells, masks.room
        for name, text in entries:
            number = numbers[name]
            live_bits, filled_bits = holdings[text]
            cell = 1 << number
            decided |= domains[number]
            live |= live_bits << number
            if filled_bits:
                filled |= filled_bits << number
                if open_cells & cell:
                    open_cells ^= cell
                    room -= share[number]
            elif not open_cells & cell:
                open_cells |= cell
                room += share[number]
        kept = ~decided
        live, filled = masks.live & kept | live, masks.filled & kept | filled
        changed = BoardMasks(self._layout, live, filled, masks.givens, masks.barred)
        changed.open_cells, changed.room = open_cells, room
        return Board(changed)

    def _refuse_first(self, entries: Iterable[tuple[object, object]]) -> None:
        """Raise for the first entry that is not a cell and what it holds."""
        for name, text in entries:
            if type(name) is not str:
                raise expected("cell_name", name)
            if type(text) is not str:
                raise expected("cell_text", text).under(name)
            self._names.cells[name]
            try:
                self._holdings[text]
            except TraceFormatError as fault:
                raise fault.under(name) from None

    def _read_holding(self, text: str) -> _Holding:
        width, digits = self._layout.tables.cell_count, self._names.digits
        if text == NOTHING_LEFT:
            return _Holding(0, 0)
        symbols = text.removeprefix(PLACED) if len(text) <= self._layout.size + 1 else ""
        planes = [digits.get(symbol, 0) - 1 for symbol in symbols]
        rising = all(one < other for one, other in zip([-1, *planes], planes, strict=False))
        if not planes or not rising or (text[0] == PLACED and len(planes) > 1):
            raise refusal("holding", text=shown(text))
        bits = sum(1 << plane * width for plane in planes)
        return _Holding(0, bits) if text[0] == PLACED else _Holding(bits, 0)


def placed_word(symbol: str) -> str:
    """What a cell holds where a digit is placed."""
    return PLACED + symbol


def entries_of(text: str) -> tuple[list[str], list[str]]:
    """The cells in a board's JSON, as the writer puts it down, and what they hold.

    Between quotation marks are names and texts in turn; the rest is always the same.
    """
    parts = text.split('"')
    if len(parts) % 4 != 1 or parts[::2] != _between(len(parts) // 4):
        raise _other_manner()
    return parts[1::4], parts[3::4]


@cached(None)
def _between(entries: int) -> list[str]:
    return ["{", *([":", ","] * entries)[:-1], "}"]


def _other_manner() -> TraceFormatError:
    return refusal("other_manner")
