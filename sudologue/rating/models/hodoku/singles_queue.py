"""The singles of a board in HoDoKu's order: first come, first served.

HoDoKu keeps two queues, of cells with one candidate left and of candidates with one place left in a
house, and looks into them afresh for each step: for a full house among the cells, then for the
first cell, then for the first candidate. So which single is taken hangs on the order in which
candidates went: givens are set in reading order, a digit leaves its peers in reading order, and a
candidate's row is looked at before its column and its box.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from sudologue.model import CLASSIC, Board, Candidate, bits_of

_BOX, _ROW, _COLUMN = (CLASSIC.houses[start : start + 9] for start in (0, 9, 18))
_MASKS = CLASSIC.tables.house_masks
_HOUSES = tuple(
    tuple(
        next(_MASKS[house] for house in family if _MASKS[house] >> cell & 1)
        for family in (_ROW, _COLUMN, _BOX)
    )
    for cell in range(81)
)
_PEERS = tuple((row | column | box) & ~(1 << n) for n, (row, column, box) in enumerate(_HOUSES))


class QueuedSingle(NamedTuple):
    """A digit that goes into a cell, by their numbers, and the rule that says so."""

    rule: str
    cell: int
    digit: int


class Singles:
    """What is left of a board, and the singles on it, in the order in which they came up."""

    def __init__(self, board: Board) -> None:
        """The queues as they are when all placed digits have been set, cell by cell."""
        self._open = CLASSIC.tables.all_cells
        self._planes: list[int] = [CLASSIC.tables.all_cells] * 10
        self._domains = [(1 << 10) - 2] * 81
        self._cells: list[tuple[int, int]] = []
        self._places = deque[tuple[int, int]]()
        for cell, value in enumerate(board.masks.values):
            if value is not None:
                self.place(cell, value)
        for cell in bits_of(self._open):
            for digit in CLASSIC.tables.digits:
                if not board.masks.plane(digit) >> cell & 1:
                    self._drop(cell, digit)

    def next(self) -> QueuedSingle | None:
        """The single that HoDoKu takes now."""
        open_cells = self._open
        self._cells = [entry for entry in self._cells if open_cells >> entry[0] & 1]
        for cell, digit in self._cells:
            row, column, box = _HOUSES[cell]
            if 1 << cell in (open_cells & row, open_cells & column, open_cells & box):
                return QueuedSingle("full_house", cell, digit)
        if self._cells:
            return QueuedSingle("naked_single", *self._cells[0])
        while self._places and not self._open >> self._places[0][0] & 1:
            self._places.popleft()
        return QueuedSingle("hidden_single", *self._places[0]) if self._places else None

    def place(self, cell: int, digit: int) -> None:
        """A digit is set: it leaves the peers of its cell, and other digits the cell itself."""
        self._open ^= 1 << cell
        for peer in bits_of(_PEERS[cell] & self._planes[digit]):
            self._drop(peer, digit)
        domain, self._domains[cell] = self._domains[cell], 0
        for other in bits_of(domain):
            self._planes[other] ^= 1 << cell
            if other != digit:
                self._look_for_places(cell, other)

    def eliminate(self, candidates: Iterable[Candidate]) -> None:
        """Candidates are gone, one after the other."""
        for candidate in candidates:
            self._drop(CLASSIC.tables.cell_number(candidate.cell), candidate.digit)

    def _drop(self, cell: int, digit: int) -> None:
        if not self._domains[cell] >> digit & 1:
            return
        self._domains[cell] = domain = self._domains[cell] ^ 1 << digit
        self._planes[digit] ^= 1 << cell
        self._look_for_places(cell, digit)
        if domain and not domain & (domain - 1):
            self._cells.append((cell, domain.bit_length() - 1))

    def _look_for_places(self, cell: int, digit: int) -> None:
        """A candidate is gone, so the digit may have one place left in a house of its cell."""
        plane = self._planes[digit]
        for house in _HOUSES[cell]:
            left = plane & house
            if left and not left & (left - 1):
                self._places.append((left.bit_length() - 1, digit))
