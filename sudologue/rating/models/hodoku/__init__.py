"""HoDoKu's rating: the level and the score of its default solver's path, walked by our rules.

Singles come first, in HoDoKu's order. It keeps two queues, of cells with one candidate left and of
candidates with one place left in a house, and looks into them afresh for each step: for a full
house among the cells, then for the first cell, then for the first candidate. So which single is
taken hangs on the order in which candidates went: givens are set in reading order, a digit leaves
its peers in reading order, and a candidate's row is looked at before its column and its box. What
it finds beyond singles is loaded where singles do not do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from sudologue.budget import spend
from sudologue.errors import SudologueError
from sudologue.model import CLASSIC, Board, Candidate, bits_of
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.rating.models import Model
from sudologue.rating.models.hodoku.hodoku_levels import EASY, EXTREME, LEVELS, MEDIUM, MOST
from sudologue.rating.path import Path

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


SINGLES = {"full_house": 4, "naked_single": 4, "hidden_single": 14}
"""What singles score; all are easy."""

GUESS = 10_000
"""What a digit scores that HoDoKu takes from the solution; that is extreme."""


@dataclass(frozen=True)
class HodokuRating:
    """HoDoKu's level and score; `exact_score` says whether the score is certain to be its own."""

    level: str
    score: int
    exact_score: bool


def hodoku_rating(board: Board) -> HodokuRating:
    """HoDoKu's level and score of a classic puzzle with one solution, by its default settings.

    Its solver takes the first step of the easiest technique that finds one. The level is that of
    the hardest technique, raised while the score is more than the level may have. Uniqueness is
    taken for granted. Where no technique finds anything, HoDoKu takes a digit from the solution.

    The score is called exact as long as no step was more than a medium one. Of 2,600 such puzzles,
    1,500 of them with singles alone, all had HoDoKu's own score; of harder ones nearly all.

    >>> hodoku_rating(Board("53..7....6..195....98....6.8...6...34..8.3..17...2...6"
    ...                     ".6....28....419..5....8..79"))
    HodokuRating(level='Easy', score=204, exact_score=True)
    """
    walk = _Walk(board)
    walk.to_the_end()
    level = walk.level
    while level < EXTREME and walk.score > MOST[level]:
        level += 1
    return HodokuRating(LEVELS[level], walk.score, exact_score=walk.level <= MEDIUM)


class _Walk:
    """A board that is being solved, with the score and the level so far."""

    def __init__(self, board: Board) -> None:
        self.board, self.singles = board, Singles(board)
        self.score, self.level = 0, EASY

    def to_the_end(self) -> None:
        """Step by step until the board is complete."""
        self._take_singles()
        while not self.board.is_complete:
            self._take_harder_step()
            self._take_singles()

    def _take_singles(self) -> None:
        while (single := self.singles.next()) is not None:
            self._count(EASY, SINGLES[single.rule])
            self._place(single.cell, single.digit)

    def _take_harder_step(self) -> None:
        from sudologue.rating.models.hodoku.hodoku_techniques import TECHNIQUES, chosen
        from sudologue.rating.models.hodoku.step_preferences import in_order

        for technique in TECHNIQUES:
            spend(1)
            inference = chosen(technique, self.board)
            if inference is not None:
                self._count(technique.level, technique.score)
                self._eliminate(in_order(self.board, inference))
                return
        self._guess()

    def _count(self, level: int, score: int) -> None:
        self.level, self.score = max(self.level, level), self.score + score

    def _eliminate(self, gone: Sequence[Candidate]) -> None:
        self.board = self.board.eliminate(gone)
        self.singles.eliminate(gone)

    def _place(self, cell: int, digit: int) -> None:
        self.board = self.board.place(CLASSIC.cells[cell], digit)
        self.singles.place(cell, digit)

    def _guess(self) -> None:
        """The cell in the middle of those that are open gets its digit of the solution."""
        from sudologue.oracle import solution

        solved = solution(self.board)
        if solved is None:
            raise SudologueError("the board has no solution, so there is nothing to rate")
        cells = list(bits_of(self.board.masks.open_cells))
        cell = cells[len(cells) // 2]
        digit = solved.masks.values[cell]
        assert digit is not None
        self._count(EXTREME, GUESS)
        self._place(cell, digit)


_words = Speaker(__name__)


class _HoDoKu(Model[HodokuRating]):
    name = "hodoku"
    version = "HoDoKu 2.2"
    turn = 3
    record = HodokuRating
    columns = MappingProxyType(
        {"hodoku_level": "text", "hodoku_score": "int", "hodoku_exact_score": "bool"}
    )
    is_quick = True

    def rate(self, path: Path) -> HodokuRating:
        return hodoku_rating(path.puzzle)

    def is_between(self, board: Board, low: float, high: float) -> bool:
        return low <= hodoku_rating(board).score <= high

    def phrase(self, rated: HodokuRating) -> str:
        cases = when(about=not rated.exact_score)
        return _words.say("phrase", *cases, level=rated.level, score=rated.score).text


MODEL = _HoDoKu()
