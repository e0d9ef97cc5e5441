"""The board: what is placed, and what may still go where.

At its face a board is rows of digits and candidate sets. Inside it is integers with a bit per
candidate (numbered as in `geometry`): `live`, the candidates of the open cells; `filled`, the
digits that are placed; `givens`, those of `filled` that came with the puzzle; and `barred`, the
candidates that the puzzle itself rules out, which are givens of their own kind. A step makes a new
board with a handful of operations on whole integers; what rules ask of it is in `board_tables`.
Whoever has masks makes a board of them with `of_masks`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Self, cast
from warnings import warn

from sudologue import hooks
from sudologue.errors import IllegalMoveError, expect
from sudologue.model import board_text
from sudologue.model.board_tables import BoardTables
from sudologue.model.cell import (
    Candidate,
    Candidates,
    Cell,
    CellLike,
    digit_text,
    several,
)
from sudologue.model.expressions import board_expression
from sudologue.model.folding import fold_stacked
from sudologue.model.house import House
from sudologue.model.layout import CLASSIC, Layout, expect_layout
from sudologue.model.values import Grid, digits_in, layout_for, no_digit, wrong_count

_NEW = object.__new__
_SET = object.__setattr__


Domains = Iterable[Iterable[int] | Iterable[Iterable[int]]]
"""Candidates cell by cell, or row by row."""


@dataclass(frozen=True, init=False, repr=False, eq=False)
class Board(BoardTables):
    """A frozen board: the digits that are placed, and what each open cell may still take.

    It is made of a text, or of digits cell by cell or row by row, all of which count as givens.
    Candidates follow from the digits, unless they are given as well.

    What is read may contradict itself: that is a board with a `dead_end`, which no step leads on.

    Wherever a cell is asked for, its text will do, or row and column counted from 0. `board[cell]`
    is the digit placed there, if any; a board's length is the number of its cells, and going
    through it gives their digits in reading order, `None` for open ones.

    >>> board = Board("1... ..3. .4.. ...2")
    >>> board.cells[0], sorted(board.domain("r1c2")), board["r1c1"], board[0, 1], len(board)
    ((1, None, None, None), [2, 3], 1, None, 16)
    >>> board.place("r1c2", 2).to_string()
    '12....3..4.....2'

    A board is shown as the expression that makes it: with a plus before digits that were placed,
    and the candidates that are gone after a colon, as digit, row and column. What has no short
    expression is described between angle brackets: boards of more than nine rows that have been
    worked on, candidates that the puzzle rules out, and layouts of extra regions.

    >>> board.place("r1c2", 2).eliminate("r1c3(4)")
    Board('1+2....3..4.....2:413')
    """

    cells: tuple[tuple[int | None, ...], ...]  # type: ignore[assignment]
    candidates: tuple[tuple[frozenset[int], ...], ...]  # type: ignore[assignment]
    layout: Layout

    def __init__(
        self,
        cells: str | Grid,
        candidates: Domains | Layout | None = None,
        layout: Layout | None = None,
    ) -> None:
        """A board in a layout, or in the usual one for so many cells."""
        if isinstance(candidates, Layout):
            text = "Board(cells, layout) is Board(cells, layout=layout) now"
            warn(text, DeprecationWarning, stacklevel=2)
            candidates, layout = None, candidates
        read = self.from_string if isinstance(cells, str) else self.from_values
        board = read(cast("str", cells), layout)
        if candidates is not None:
            board = board._with_candidates(candidates)
        for name, value in board.__dict__.items():
            _SET(self, name, value)

    @classmethod
    def of_masks(
        cls, layout: Layout, live: int, filled: int = 0, givens: int = 0, barred: int = 0
    ) -> Self:
        """The board of masks, with a bit for each candidate; the module says of which."""
        board = cls.__new__(cls)
        # One by one: where all are set at one stroke here, too, and no board ever gets its
        # attributes in this way, Python reads them more slowly on every board, by 6 % of a solve.
        _SET(board, "layout", layout)
        _SET(board, "live", live)
        _SET(board, "filled", filled)
        _SET(board, "givens", givens)
        _SET(board, "barred", barred)
        return board

    def with_masks(
        self,
        live: int | None = None,
        filled: int | None = None,
        givens: int | None = None,
        barred: int | None = None,
        layout: Layout | None = None,
    ) -> Self:
        """This board with some of its masks exchanged, or its layout."""
        return self.of_masks(
            layout or self.layout,
            self.live if live is None else live,
            self.filled if filled is None else filled,
            self.givens if givens is None else givens,
            self.barred if barred is None else barred,
        )

    def _with_candidates(self, candidates: Domains) -> Self:
        """This board with just these candidates, all of which it must have."""
        layout = self.layout
        domains = list(candidates)
        if len(domains) == layout.size:
            domains = [domain for row in domains for domain in cast("Iterable[Iterable[int]]", row)]
        if len(domains) != layout.cell_count:
            raise wrong_count(len(domains), layout)
        live = 0
        for cell, domain in zip(layout.cells, domains, strict=True):
            for digit in cast("Iterable[int]", domain):
                number = layout.candidate_number(cell, digit)
                if not self.live >> number & 1:
                    reason = self._why_not(number)
                    raise IllegalMoveError(f"{cell} cannot be {digit_text(digit)}: {reason}")
                live |= 1 << number
        return self.with_masks(live=live)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return (
            self.live == other.live
            and self.filled == other.filled
            and self.givens == other.givens
            and self.barred == other.barred
            and self.layout == other.layout
        )

    def __repr__(self) -> str:
        return board_expression(self)

    def __hash__(self) -> int:
        return hash((self.live, self.filled))

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return hooks.board_bundle(self)

    # making boards

    @classmethod
    def from_string(
        cls, puzzle: str, layout: Layout | None = None, ignore_drawings: bool = False
    ) -> Self:
        """Read a puzzle from a line or grid of cells, `.` or `0` for empty ones.

        The number of cells chooses the layout unless one is given. A text in another format of
        `sudologue.formats` is read as that one. Refuses, with the place of the fault, what is not a
        puzzle, and drawings whose meaning is not known unless they are to be ignored.
        """
        expect(puzzle, str, "a text: what has digits as numbers is read by Board.from_values")
        expect_layout(layout)
        found = board_text.cells_at_once(puzzle, layout)
        if found is None:
            board = hooks.read_board(puzzle, layout, ignore_drawings)
            if board is not None:
                return cls.of_masks(
                    board.layout, board.live, board.filled, board.givens, board.barred
                )
            found = board_text.read_cells(puzzle, layout)
        board = cls._of_digits(found[1], found[0])
        if board.clash is not None and layout is None:
            # a sukaku of four rows has as many characters as a board of eight
            other = hooks.read_board(puzzle, None, False)
            if other is not None:
                return cls.of_masks(
                    other.layout, other.live, other.filled, other.givens, other.barred
                )
        return board

    @classmethod
    def from_values(
        cls,
        values: Grid,
        layout: Layout | None = None,
        given: Iterable[CellLike] | None = None,
    ) -> Self:
        """A puzzle from its digits, cell by cell or row by row; `None` or 0 for an empty cell.

        Arrays will do, and rows of texts. The number of cells chooses the layout unless one is
        given. All digits are givens unless `given` says which cells' are; the others count as
        placed.
        """
        expect_layout(layout)
        digits = digits_in(values)
        return cls._of_digits(digits, layout or layout_for(len(digits)), given)

    @classmethod
    def _of_digits(
        cls,
        values: Sequence[int | None],
        layout: Layout,
        given: Iterable[CellLike] | None = None,
    ) -> Self:
        """A puzzle from as many digits as there are cells, or `None`."""
        if len(values) != layout.cell_count:
            raise wrong_count(len(values), layout)
        width, spared = layout.cell_count, layout.spared_masks
        live, filled, open_cells = layout.all_candidates, 0, layout.all_cells
        known: dict[str, object] = {"clash": None}
        room, share = layout.room_counter.of_all_cells, layout.room_counter.share
        for number, value in enumerate(values):
            if value is None:
                continue
            if not 1 <= value <= layout.size:
                raise no_digit(layout.cells[number], value, layout.size)
            candidate = (value - 1) * width + number
            filled |= 1 << candidate
            if not live >> candidate & 1:
                known.clear()  # an equal digit sees it: which, is said when somebody asks
            live &= spared[candidate]
            open_cells ^= 1 << number
            room -= share[number]
        givens = filled
        if given is not None:
            numbers = (layout.cell_number(cell) for cell in given)
            givens &= sum(layout.domain_masks[number] for number in set(numbers))
        board = cls.of_masks(layout, live, filled, givens)
        # known already: nobody has to work them out
        board.__dict__.update(known, values=tuple(values), open_cells=open_cells, room=room)
        return board

    @classmethod
    def from_candidates(cls, domains: Sequence[Iterable[int]], layout: Layout = CLASSIC) -> Self:
        """A puzzle without givens, from the digits that each cell may take."""
        expect(domains, Sequence, "the candidates of cells: give a list with the digits of each")
        expect_layout(layout)
        if len(domains) != layout.cell_count:
            raise wrong_count(len(domains), layout)
        live = 0
        for cell, domain in zip(layout.cells, domains, strict=True):
            for digit in domain:
                live |= 1 << layout.candidate_number(cell, digit)
        return cls.of_masks(layout, live, barred=layout.all_candidates & ~live)

    def barring(self, candidates: Candidates, notation: object = "rc") -> Self:
        """This puzzle where these candidates are ruled out from the start, whether open or not."""
        layout, barred = self.layout, self.barred
        for candidate in self._meant(candidates, notation, placing=False):
            barred |= 1 << layout.candidate_number(candidate.cell, candidate.digit)
        return self.with_masks(live=self.live & ~barred, barred=barred)

    # moving on

    def place(
        self, cell: CellLike | Candidates, digit: int | None = None, notation: object = "rc"
    ) -> Board:
        """The board with this candidate placed: it leaves its cell's domain and its peers'.

        It is given as a cell and its digit, or in one: `r2c3=2`; such texts can name several.

        >>> Board("1... ..3. .4.. ...2").place("r1c2=2, r1c3=4").to_string()
        '124...3..4.....2'
        """
        if digit is not None and notation != "rc" and isinstance(cell, str):
            cell, digit = f"{cell}={digit_text(digit)}", None
        if digit is None:
            board = self
            for one in self._meant(cast("Candidates", cell), notation, placing=True):
                board = board.place(one.cell, one.digit)
            return board
        layout = self.layout
        number = layout.candidate_number(cast("CellLike", cell), digit)
        bit = 1 << number
        if not self.live & bit:
            candidate = layout.candidate(number)
            raise IllegalMoveError(
                f"{candidate.cell} cannot be {digit_text(candidate.digit)}: {self._why_not(number)}"
            )
        place = number % layout.cell_count
        return self._next(
            self.live & layout.spared_masks[number],
            self.filled | bit,
            self.open_cells ^ 1 << place,
            self.room - layout.room_counter.share[place],
        )

    def eliminate(self, candidates: Candidates, notation: object = "rc") -> Board:
        """The board without these candidates, all of which it must have: `r1c12<>3`, `r1c1(3)`."""
        layout, gone = self.layout, 0
        numbers: list[int] = []
        for candidate in self._meant(candidates, notation, placing=False):
            number = layout.candidate_number(candidate.cell, candidate.digit)
            if not self.live >> number & 1:
                raise IllegalMoveError(f"{candidate} cannot be eliminated: {self._why_not(number)}")
            gone |= 1 << number
            numbers.append(number)
        board = self._next(self.live & ~gone, self.filled, self.open_cells, self.room)
        self._hand_on(board, numbers)
        return board

    def _meant(
        self, candidates: Candidates, notation: object, placing: bool
    ) -> Iterator[Candidate]:
        """Candidates as they are, or those that texts and conclusions say are so, or are not."""
        for one in several(candidates):
            if isinstance(one, Candidate):
                yield one
            else:
                yield from hooks.candidates_meant(one, self.layout.size, notation, placing)

    def _hand_on(self, board: Board, gone: Sequence[int]) -> None:
        """Tell a board that lacks a few candidates more what it would derive from all the rest."""
        known, width = self.__dict__, self.layout.cell_count
        if "domain_bits" in known and "planes" in known:
            planes: list[int] = list(self.planes)
            domains: list[int] = list(self.domain_bits)
            for number in gone:
                plane, cell = divmod(number, width)
                planes[plane] &= ~(1 << cell)
                domains[cell] &= ~(1 << plane)
            board.__dict__["planes"] = tuple(planes)
            board.__dict__["domain_bits"] = tuple(domains)

    def _next(self, live: int, filled: int, open_cells: int, room: int) -> Board:
        """The board a step leads to, with what the step makes known filled in, not derived anew.

        One is made for every step of every solve: its attributes are put into place by themselves,
        which takes half as long as the frozen dataclass's own initialiser. What every solve asks
        first, whether a cell has no candidate left and which have one, is among them.
        """
        layout = self.layout
        once, more = fold_stacked(live, layout.digit_layers)
        board = _NEW(Board)
        known = board.__dict__
        known["layout"] = layout
        known["live"] = live
        known["filled"] = filled
        known["givens"] = self.givens
        known["barred"] = self.barred
        known["open_cells"] = open_cells
        known["room"] = room
        known["clash"] = self.clash
        known["has_dead_cell"] = bool(open_cells & ~once)
        known["lone_cells"] = once & ~more
        return board

    def _why_not(self, number: int) -> str:
        cell = number % self.layout.cell_count
        value = self.values[cell]
        if value is not None:
            return f"it already holds {digit_text(value)}"
        return "it is not a candidate there"

    # the face

    @property
    def houses(self) -> tuple[House, ...]:
        """All houses, in scan order."""
        return self.layout.houses

    def peers(self, cell: CellLike) -> frozenset[Cell]:
        """The cells that cannot hold the same digit as this one."""
        return self.layout.peers(cell)

    def value(self, cell: CellLike) -> int | None:
        """The digit placed in a cell, if any."""
        return self.values[self.layout.cell_number(cell)]

    def __getitem__(self, cell: CellLike) -> int | None:
        """The digit placed in a cell, if any."""
        return self.value(cell)

    def __iter__(self) -> Iterator[int | None]:
        """The placed digits in reading order, `None` for open cells."""
        return iter(self.values)

    def __len__(self) -> int:
        """The number of cells."""
        return self.layout.cell_count

    def domain(self, cell: CellLike) -> frozenset[int]:
        """The digits that a cell may still take; none for a placed cell."""
        return self.domains[self.layout.cell_number(cell)]

    def range_of(self, digit: int, house: House) -> tuple[Cell, ...]:
        """The open cells of a house that may still take a digit."""
        layout = self.layout
        layout.expect_house(house)
        plane = self.live >> layout.plane_start(digit)
        return layout.cells_in(plane & layout.house_masks[house])

    def is_given(self, cell: CellLike) -> bool:
        """Whether the cell's digit came with the puzzle."""
        domain = self.layout.domain_masks[self.layout.cell_number(cell)]
        return bool(self.givens & domain)

    def to_string(self, empty: str = ".") -> str:
        """The placed digits in one line, which tells neither houses nor clues nor candidates."""
        return board_text.line(self.values, empty)

    def __str__(self) -> str:
        return self.pretty()

    def pretty(self, candidates: bool = False) -> str:
        """The board as a grid; with `candidates`, every open cell shows its own.

        Where a grid would be read as another puzzle, it is a drawing as of `sudologue show`.
        """
        if board_text.digits_tell(self):
            return board_text.grid(self, candidates)
        return hooks.board_drawn(self, candidates)


def expect_board(board: object) -> None:
    """Refuse what is no board where one is needed."""
    expect(board, Board, "a board: make one with Board.from_string or Board.from_values")
