"""The board: what is placed, and what may still go where.

At its face a board is rows of digits and candidate sets. What the engine works with is an object of
its own, `board.masks`: see `board_masks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from warnings import warn

from sudologue import hooks
from sudologue.errors import IllegalMoveError
from sudologue.messages import Messages
from sudologue.model import board_text
from sudologue.model.bits import bits_of
from sudologue.model.board_masks import BoardMasks, Rows
from sudologue.model.cell import (
    Candidate,
    Candidates,
    Cell,
    CellLike,
    digit_text,
    meant,
)
from sudologue.model.clue import Clue
from sudologue.model.dead_end import DeadEnd
from sudologue.model.expressions import board_expression
from sudologue.model.house import House
from sudologue.model.layout import Layout, expect_layout, is_usual
from sudologue.model.old_names import MASKS, Names, made_of, now_in, old_name
from sudologue.model.values import Grid, digits_in, layout_for, no_digit, wrong_count
from sudologue.model.ways import Ways

_say = Messages(__name__)

_NEW = object.__new__

B = TypeVar("B", bound="Board")

_OLD_NAMES: Names = {
    **now_in("masks", MASKS),
    "barring": ("Board(board.masks.barring(...))", lambda it: made_of(it.masks.barring, Board)),
    "with_masks": (
        "Board(replace(board.masks, ...))",
        lambda it: made_of(partial(replace, it.masks), Board),
    ),
    "of_masks": ("Board(BoardMasks(...))", lambda it: made_of(BoardMasks, it)),
    "from_candidates": (
        "Board(BoardMasks.from_candidates(...))",
        lambda it: made_of(BoardMasks.from_candidates, it),
    ),
}


class _BoardType(type):
    """The type of `Board`, for the old names of what makes boards."""

    if not TYPE_CHECKING:  # or else any name would do

        def __getattr__(cls, name: str) -> Any:
            return old_name(cls, name, _OLD_NAMES)


class _Rows:
    """What a board holds, and what it shows of that row by row."""

    __slots__ = ("masks",)
    masks: BoardMasks

    @property
    def cells(self) -> tuple[tuple[int | None, ...], ...]:
        """The placed digits row by row, `None` for open cells."""
        return self.masks.cells

    @property
    def candidates(self) -> tuple[tuple[frozenset[int], ...], ...]:
        """The candidates row by row; an empty set for a placed cell."""
        return self.masks.candidates

    @property
    def layout(self) -> Layout:
        """What the board lies on."""
        return self.masks.layout


_SET_MASKS = cast("Callable[[_Rows, BoardMasks], None]", _Rows.__dict__["masks"].__set__)
"""What sets them on a board, which is frozen, a fifth faster than `object.__setattr__`."""


@dataclass(frozen=True, init=False, repr=False, eq=False)
class Board(_Rows, metaclass=_BoardType):
    """A board, which never changes: its digits, and the candidates of its open cells.

    Make it from a text, or from digits cell by cell or row by row; all of them count as givens.
    Candidates follow from the digits, unless the text has its own.

    A board may contradict itself. Then it has a `dead_end`, and no step follows.

    You can write a cell as text, or as row and column counted from 0. `board[cell]` is the digit
    placed there, or `None`. `len(board)` is the number of cells, and iterating gives their digits
    in reading order, `None` for open ones.

    >>> board = Board("1... ..3. .4.. ...2")
    >>> board.cells[0], sorted(board.domain("r1c2")), board["r1c1"], board[0, 1], len(board)
    ((1, None, None, None), [2, 3], 1, None, 16)
    >>> board.place("r1c2", 2).to_string()
    '12....3..4.....2'

    A board is printed as the expression that makes it, with a plus before placed digits and the
    eliminated candidates after a colon, as digit, row and column. Some boards have no short
    expression, and are described in angle brackets: boards of more than nine rows with placed
    digits, candidates that the puzzle rules out, and layouts with extra regions.

    >>> board.place("r1c2", 2).eliminate("r1c3(4)")
    Board('1+2....3..4.....2:413')

    The engine works with `board.masks`; `Board(masks)` makes a board from them.
    """

    __slots__ = ("__weakref__",)

    cells: tuple[tuple[int | None, ...], ...]  # type: ignore[assignment]
    candidates: tuple[tuple[frozenset[int], ...], ...]  # type: ignore[assignment]
    layout: Layout  # type: ignore[assignment]

    def __init__(
        self,
        cells: str | Grid | BoardMasks,
        candidates: Rows | Layout | None = None,
        layout: Layout | None = None,
    ) -> None:
        """A board in a layout, or in the usual one for so many cells."""
        if isinstance(candidates, Layout):
            text = "Board(cells, layout) is Board(cells, layout=layout) now"
            warn(text, DeprecationWarning, stacklevel=2)
            candidates, layout = None, candidates
        if isinstance(cells, BoardMasks):
            masks = cells if layout is None else replace(cells, layout=layout)
        else:
            read = self.from_string if isinstance(cells, str) else self.from_values
            masks = read(cast("str", cells), layout).masks
        if candidates is not None:
            masks = masks.with_just(candidates)
        _SET_MASKS(self, masks)

    if not TYPE_CHECKING:  # or else any name would do

        def __getattr__(self, name: str) -> Any:
            return old_name(self, name, _OLD_NAMES)

    def __reduce__(self) -> tuple[type[Self], tuple[BoardMasks]]:
        return type(self), (self.masks,)

    def __eq__(self, other: object) -> bool:
        return self.masks == other.masks if isinstance(other, Board) else NotImplemented

    def __repr__(self) -> str:
        return board_expression(self, is_usual(self.layout))

    def __hash__(self) -> int:
        return hash((self.masks.live, self.masks.filled))

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
        _say.expect(puzzle, str, "a_text")
        expect_layout(layout)
        found = board_text.cells_at_once(puzzle, layout)
        if found is None:
            board = hooks.read_board(puzzle, layout, ignore_drawings)
            if board is not None:
                return bare_board(cls, board.masks)
            found = board_text.read_cells(puzzle, layout)
        board = cls._of_digits(found[1], found[0])
        if board.masks.clash is not None and layout is None:
            # a sukaku of four rows has as many characters as a board of eight
            other = hooks.read_board(puzzle, None, False)
            if other is not None:
                return bare_board(cls, other.masks)
        return board

    @classmethod
    def from_values(
        cls, values: Grid, layout: Layout | None = None, given: Iterable[CellLike] | None = None
    ) -> Self:
        """A puzzle from its digits, cell by cell or row by row; `None` or 0 for an empty cell.

        Arrays and rows of texts will do. Without a layout, the number of cells chooses it. All
        digits are givens unless `given` says which cells' are; the others count as placed.
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
        tables = layout.tables
        if len(values) != tables.cell_count:
            raise wrong_count(len(values), layout)
        width, spared = tables.cell_count, tables.spared_masks
        live, filled, open_cells, clashes = tables.all_candidates, 0, tables.all_cells, False
        room, share = tables.room_counter.of_all_cells, tables.room_counter.share
        for number, value in enumerate(values):
            if value is None:
                continue
            if not 1 <= value <= layout.size:
                raise no_digit(layout.cells[number], value, layout.size)
            candidate = (value - 1) * width + number
            filled |= 1 << candidate
            if not live >> candidate & 1:
                clashes = True  # an equal digit sees it: which, is said when somebody asks
            live &= spared[candidate]
            open_cells ^= 1 << number
            room -= share[number]
        givens = filled
        if given is not None:
            numbers = (tables.cell_number(cell) for cell in given)
            givens &= sum(tables.domain_masks[number] for number in set(numbers))
        masks = BoardMasks(layout, live, filled, givens)
        # known already: nobody has to work them out
        masks.values, masks.open_cells, masks.room = tuple(values), open_cells, room
        if not clashes:
            masks.clash = None
        return bare_board(cls, masks)

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
            for one in meant(cast("Candidates", cell), self.layout.size, notation, placing=True):
                board = board.place(one.cell, one.digit)
            return board
        masks = self.masks
        number = masks.tables.candidate_number(cast("CellLike", cell), digit)
        if not masks.live >> number & 1:
            raise masks.no_such(number)
        return bare_board(Board, masks.placed(number))

    def eliminate(self, candidates: Candidates, notation: object = "rc") -> Board:
        """The board without these candidates, all of which it must have: `r1c12<>3`, `r1c1(3)`."""
        masks = self.masks
        numbers: list[int] = []
        for candidate in meant(candidates, masks.tables.size, notation, placing=False):
            number = masks.tables.candidate_number(candidate.cell, candidate.digit)
            if not masks.live >> number & 1:
                raise IllegalMoveError(
                    _say("cannot_go", candidate=candidate, why_not=masks.why_not(number))
                )
            numbers.append(number)
        return bare_board(Board, masks.without(numbers))

    def apply(self, step: object) -> Board:
        """The board after a step.

        A placement or an elimination will do, an inference, a step of a result or what its `look`
        shows, and a hint that has a step.

        >>> import sudologue
        >>> board = Board("1... ..3. .4.. ...2")
        >>> board.apply(sudologue.hint(board)).to_string()
        '1.....31.4.....2'
        """
        return hooks.action_of(step).apply(self)

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
        return self.masks.values[self.masks.tables.cell_number(cell)]

    def __getitem__(self, cell: CellLike) -> int | None:
        """The digit placed in a cell, if any."""
        return self.value(cell)

    def __iter__(self) -> Iterator[int | None]:
        """The placed digits in reading order, `None` for open cells."""
        return iter(self.masks.values)

    def __len__(self) -> int:
        """The number of cells."""
        return self.masks.tables.cell_count

    def domain(self, cell: CellLike) -> frozenset[int]:
        """The digits that a cell may still take; none for a placed cell."""
        return self.masks.domains[self.masks.tables.cell_number(cell)]

    def range_of(self, digit: int, house: House) -> tuple[Cell, ...]:
        """The open cells of a house that may still take a digit."""
        tables = self.masks.tables
        tables.expect_house(house)
        plane = self.masks.live >> tables.plane_start(digit)
        return tables.cells_in(plane & tables.house_masks[house])

    def is_given(self, cell: CellLike) -> bool:
        """Whether the cell's digit came with the puzzle."""
        tables = self.masks.tables
        return bool(self.masks.givens & tables.domain_masks[tables.cell_number(cell)])

    @property
    def is_complete(self) -> bool:
        """Whether every cell holds a digit."""
        return not self.masks.open_cells

    @property
    def dead_end(self) -> DeadEnd | None:
        """A clash, else the first cell, digit in a house, or clue that has nothing left."""
        return self.masks.dead_end

    def ways(self, clue: Clue) -> Ways:
        """The ways to fill a clue's cells from what they have left.

        >>> from sudologue import CLASSIC
        >>> from sudologue.clues import Cage
        >>> cage = Cage.of("r1c1 r1c2", 4)
        >>> list(Board("." * 81, layout=CLASSIC.with_clues(cage)).ways(cage))
        [(1, 3), (3, 1)]
        """
        self.masks.tables.expect_clue(clue)
        return Ways(clue, self.masks.clue_domains(clue), self.layout.size)

    def supported(self, clue: Clue) -> frozenset[Candidate]:
        """The candidates and digits of a clue's cells that some way to fill them uses."""
        self.masks.tables.expect_clue(clue)
        kept = self.masks.clue_support(clue) or ()
        return frozenset(
            Candidate(cell, digit + 1)
            for cell, domain in zip(clue.cells, kept, strict=False)
            for digit in bits_of(domain)
        )

    def to_string(self, empty: str = ".") -> str:
        """The placed digits in one line, which tells neither houses nor clues nor candidates."""
        return board_text.line(self.masks.values, empty)

    def __str__(self) -> str:
        return self.pretty()

    def pretty(self, candidates: bool = False) -> str:
        """The board as a grid; with `candidates`, every open cell shows its own.

        Where a grid would be read as another puzzle, it is a drawing as of `sudologue show`.
        """
        if board_text.digits_tell(self):
            return board_text.grid(self, candidates)
        return hooks.board_drawn(self, candidates)


def bare_board(kind: type[B], masks: BoardMasks) -> B:
    """The board of masks, made for every step of every solve: without its initialiser."""
    board = _NEW(kind)
    _SET_MASKS(board, masks)
    return board


def expect_board(board: object) -> None:
    """Refuse what is no board where one is needed."""
    _say.expect(board, Board, "a_board")
