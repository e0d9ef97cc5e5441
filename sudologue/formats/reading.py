"""What reading a text comes to, and what every format is able to do; boards from what was read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from sudologue.errors import BoardTextError, FormatError
from sudologue.formats.refusals import rules_among
from sudologue.formats.rows import first_lines, numbered
from sudologue.formats.variants import Feature, features
from sudologue.messages import Messages, worded
from sudologue.model import Board, Layout, bits_of
from sudologue.model.layout import USUAL_SIZES

_say = Messages(__name__)

Fault = BoardTextError
"""Why a record cannot be read; `line` and `column` say where."""


@dataclass(frozen=True)
class PlayerMarks:
    """What a player has pencilled into open cells, a bit for each candidate.

    `centre` says what a cell can be, `corner` where a digit of a block can go. Neither need be all
    candidates, nor candidates at all, once digits were placed.
    """

    centre: int = 0
    corner: int = 0

    def __bool__(self) -> bool:
        return bool(self.centre or self.corner)


@dataclass(frozen=True)
class Reading:
    """A position as it was read: the board, what it was read as, and what could not be kept.

    `notes` are what came along by name, in order: title, author, rating, further columns. Formats
    that can hold them carry them on. `marks` are a player's marks, where they are not just the
    candidates of the board. `line` is where in the text the position begins; `spelling` is
    what the same format needs to write the text as it was, where it could be written otherwise.
    """

    board: Board
    format: str
    warnings: tuple[str, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()
    line: int = field(default=1, compare=False)
    spelling: str | None = field(default=None, compare=False)
    marks: PlayerMarks = PlayerMarks()

    def note(self, name: str) -> str | None:
        """What a note says, if there is one of this name."""
        return next((text for known, text in self.notes if known == name), None)

    @property
    def rules(self) -> str:
        """The puzzle's rules in words, on one line. No format reads more than their letters."""
        return rules_among(self.notes)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What people should be told: the warnings, and the rules in words."""
        told = _say("rules", rules=self.rules)
        return (*self.warnings, *(told,) * bool(self.rules))


@dataclass(frozen=True)
class Carries:
    """What a format is able to hold.

    `givens`: which digits are givens. `placed`: digits that are not, kept apart from them.
    `candidates`: which candidates are gone. `barred`: those of them that the puzzle itself rules
    out. `marks`: what a player has pencilled in beside them. `many`: several positions in one text.
    `notes`: what came along by name. Of layouts it holds those of these `sizes` whose `features`
    are all among its own.
    """

    givens: bool = True
    placed: bool = False
    candidates: bool = False
    barred: bool = False
    marks: bool = False
    many: bool = False
    notes: bool = False
    sizes: frozenset[int] = USUAL_SIZES
    features: frozenset[Feature] = frozenset()


class Format(ABC):
    """A way to write positions down."""

    slug: str
    title = worded()
    summary = worded()
    extensions: tuple[str, ...] = ()
    carries: Carries
    can_write: bool = True
    between: str | None = ""
    """What stands between two positions; `None` where a text has room for one alone."""
    reads_json: bool = False
    """Whether its texts may begin as JSON does."""
    ignores_drawings: bool = False
    """Whether drawings whose meaning is not known are left aside; otherwise they are refused."""

    def __repr__(self) -> str:
        return f"<format {self.slug}>"

    @abstractmethod
    def recognises(self, text: str) -> bool:
        """Whether a text looks like this format: quick, and strict."""

    @abstractmethod
    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        """The positions of a text, each read when it is asked for.

        A format that does not tell the houses reads them into `layout`, or else into the usual one
        of its size; one that does refuses a layout of another kind. Every refusal is a `Fault`.
        """

    def write(self, readings: Iterable[Reading]) -> Iterator[str]:
        """The text, in pieces that end where a position ends.

        What the format cannot hold is left out as `losses` says; where that would make it another
        puzzle, it is a `FormatError`.
        """
        for number, reading in enumerate(readings):
            if number and self.between is None:
                raise FormatError(_say("one_position", slug=self.slug))
            self.refuse(reading.board.layout)
            yield f"{self.between if number else ''}{self.written(reading)}\n"

    def written(self, reading: Reading) -> str:
        """One position as this format writes it: as a line of digits, unless it says otherwise."""
        return reading.board.to_string()

    def refuse(self, layout: Layout) -> None:
        """Refuse to write a layout of which something would be lost: that is another puzzle."""
        lost = [str(feature) for feature in features(layout) - self.carries.features]
        if layout.size not in self.carries.sizes:
            lost = [_say("size", size=layout.size)]
        if lost:
            raise FormatError(_say("another_puzzle", lost=sorted(lost), slug=self.slug))

    def losses(self, reading: Reading) -> tuple[str, ...]:
        """What of a position is left out when it is written, in words."""
        board, carries = reading.board, self.carries
        lost: list[str] = []
        if board.masks.filled != board.masks.givens:
            if carries.givens and not carries.placed:
                lost.append(_say("placed_become_givens"))
            elif not carries.givens:
                lost.append(_say("givens_lost"))
        if not carries.candidates:
            masks = board.masks
            if gone(board) or masks.barred & masks.tables.left_beside(masks.givens):
                lost.append(_say("gone_come_back"))
        elif board.masks.barred and not carries.barred:
            lost.append(_say("barred_become_gone"))
        if reading.marks and not carries.marks:
            lost.append(_say("marks_left_out"))
        names = [name for name, _ in reading.notes if not self.keeps(reading, name)]
        if names:
            lost.append(_say("notes_left_out", names=names))
        return tuple(lost)

    def keeps(self, reading: Reading, name: str) -> bool:
        """Whether a note of this name is written."""
        return self.carries.notes


def marks_on(board: Board, centre: int, corner: int = 0) -> PlayerMarks:
    """The marks in a board's open cells; none if they are the very candidates of the board."""
    masks = board.masks
    tables = masks.tables
    opened = sum(tables.domain_masks[number] for number in bits_of(masks.open_cells))
    marks = PlayerMarks(centre & opened, corner & opened)
    return PlayerMarks() if marks == PlayerMarks(masks.live) else marks


def possible(board: Board) -> int:
    """The candidates that a board's digits leave, whatever has been eliminated since."""
    return board.masks.tables.left_beside(board.masks.filled)


def gone(board: Board) -> int:
    """The candidates that are gone beyond what the digits rule out."""
    return possible(board) & ~board.masks.live


def looks_solved(board: Board) -> bool:
    """Whether an open cell with one candidate would be taken for a solved one."""
    masks = board.masks
    tables, shown = board.masks.tables, masks.live | masks.filled
    lone = (masks.lone_candidate(number) for number in bits_of(masks.lone_cells))
    return any(not shown & tables.seen_masks[tables.candidate_number(*one)] for one in lone)


def is_untouched(board: Board) -> bool:
    """Whether no digit has been placed and no candidate eliminated."""
    return board.masks.filled == board.masks.givens and not gone(board)


class LineFormat(Format):
    """A format with a position on each line, or nearly so: it can be read as a stream.

    `mixes` where lines of other formats may stand between its own, each telling what it is.
    """

    mixes: bool = False

    @abstractmethod
    def read_lines(
        self, lines: Iterable[tuple[int, str]], layout: Layout | None = None
    ) -> Iterator[Reading | Fault]:
        """What each numbered line comes to; after a fault, the next lines are read on."""

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        for read in self.read_lines(numbered(text), layout):
            if not isinstance(read, Reading):
                raise read
            yield read


class OneLineFormat(LineFormat):
    """A format with nothing but a position on each line; blank lines and comments are passed by."""

    sample: int = 20
    """How many lines are looked at to tell what a text is."""

    def recognises(self, text: str) -> bool:
        lines = first_lines(text, self.sample)
        return bool(lines) and all(map(self.fits, lines))

    @abstractmethod
    def fits(self, line: str) -> bool:
        """Whether a line looks like one of this format."""

    @abstractmethod
    def read_line(self, line: str, number: int = 1, layout: Layout | None = None) -> Reading:
        """The position of a line that has one."""

    def read_lines(
        self, lines: Iterable[tuple[int, str]], layout: Layout | None = None
    ) -> Iterator[Reading | Fault]:
        for number, line in lines:
            if line and not line.isspace() and not line.startswith("#"):
                try:
                    yield self.read_line(line, number, layout)
                except BoardTextError as error:
                    yield error.located(number)


def position(
    values: Sequence[int | None],
    layout: Layout,
    given: Iterable[int] | None = None,
    candidates: int | None = None,
    removed: int = 0,
    barred: int = 0,
) -> Board:
    """The board of these digits and candidates, whether or not they contradict each other.

    `given` has the numbers of the cells whose digits are givens, all of them without it. What may
    still be true is `candidates`, if they are told, and never what is `removed`, or `barred` by the
    puzzle itself; all three are masks with a bit for each candidate of the layout.
    """
    numbers = None if given is None else [layout.cells[number] for number in given]
    board = Board.from_values(values, layout, numbers)
    live = board.masks.live & ~(removed | barred)
    if candidates is not None:
        live &= candidates
    return Board(replace(board.masks, layout=layout, live=live, barred=barred))


def solved_among(domains: Sequence[int], layout: Layout) -> list[int | None]:
    """The digits of cells that show one alone, told as bits, which no cell in sight still shows."""
    live, values = candidates_of(domains, layout), list[int | None]()
    for number, domain in enumerate(domains):
        is_alone = domain and domain & domain - 1 == 0
        lone = (domain.bit_length() - 1) * layout.tables.cell_count + number
        is_solved = is_alone and not live & layout.tables.seen_masks[lone]
        values.append(domain.bit_length() if is_solved else None)
    return values


def candidates_of(domains: Iterable[int], layout: Layout) -> int:
    """The candidates of cells whose digits are told as bits, in order, digit d as bit `d - 1`."""
    return sum(
        1 << plane * layout.tables.cell_count + number
        for number, domain in enumerate(domains)
        for plane in bits_of(domain)
    )
