"""What a notation is: names for cells, groups, candidates, houses, conclusions and chains.

Writing makes passages, whose spans know what they name; each has a plain text beside it. Reading
undoes writing, and takes what others are known to write: capitals or not, spaces, `≠` and `!=`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from sudologue.errors import BoardTextError
from sudologue.grouping import grouped
from sudologue.inference import Action, Elimination, Placement
from sudologue.messages import worded
from sudologue.model import Board, Candidate, Cell, House, digit_text, parse_digit
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.passage import (
    Fins,
    Legend,
    Part,
    Passage,
    Role,
    Span,
    as_whole,
    join,
    say,
)
from sudologue.wording import shown

if TYPE_CHECKING:
    from sudologue.narration.notations.chain_lines import ReadChain
    from sudologue.narration.notations.net_reading import ReadNet
    from sudologue.rules.chains.evidence import LinkedNodesEvidence

_notation = Speaker(__name__)

LARGEST_GROUPED = 9
"""Beyond nine rows `r1c15` is a cell, and could not be told from the group of r1c1 and r1c5."""

_ARROW = re.compile(r"\s*={1,2}>\s*")


class Notation(ABC):
    """A way to write, and to read back what was written.

    Candidates are read by patterns that tell their `cell` and their `digit`; conclusions by some
    that tell the `cells`, the `digit` and a `sign`, `=` or `+` where it is placed.
    """

    name: str
    summary: str = worded()

    eliminates = "<>"
    writes_candidates_unlike_cells = False
    candidate_patterns: ClassVar[tuple[re.Pattern[str], ...]] = (
        re.compile(r"(?P<cell>[^()\[\]]+)\((?P<digit>.)\)"),
        re.compile(r"\((?P<digit>.)\)\s*(?P<cell>[A-Za-z][^()\[\]]*)"),
        re.compile(r"(?P<digit>\d)\s*(?P<cell>[A-Za-z][^()\[\]]*)"),
    )
    conclusion_patterns: ClassVar[tuple[re.Pattern[str], ...]] = (
        re.compile(r"(?P<cells>[^=<>≠!;]+?)\s*(?P<sign>=|<>|≠|!=)\s*(?P<digit>\w)\s*(?:[,;]\s*|$)"),
    )

    def admit(self, size: int) -> None:
        """Refuse a board with cells that have no name in this notation."""
        return

    # names

    @abstractmethod
    def cell(self, cell: Cell) -> str:
        """A cell."""

    @abstractmethod
    def group(self, cells: Sequence[Cell]) -> str:
        """Several cells of one row or one column, on a board of nine rows or fewer."""

    def candidate(self, candidate: Candidate) -> str:
        """A candidate."""
        return f"{self.cell(candidate.cell)}({digit_text(candidate.digit)})"

    def label(self, house: House) -> str:
        """What tells a house from the others of its kind: the 5 of row 5."""
        return str(house.index + 1)

    def short(self, house: House) -> str:
        """A house in its short form."""
        return f"{house.kind.letter}{self.label(house)}"

    def mark(self, house: House) -> str:
        """A row or a column in the margin of a drawn board."""
        return self.short(house)

    def house(self, house: House) -> str:
        """A house as sentences name it."""
        return self.renamed(house, house.noun)

    def renamed(self, house: House, text: str) -> str:
        """The words of a sentence that name a house: `Row 5`, `rows 5`, `5`, `r5`."""
        if text == house.short:
            return self.short(house)
        number = str(house.index + 1)
        return text.removesuffix(number) + self.label(house) if text.endswith(number) else text

    # writing

    def cells(self, cells: Iterable[Cell], size: int) -> str:
        """The cells in one word."""
        return self.say_cells(cells, size).text

    def conclusion(self, action: Action, size: int) -> str:
        """A conclusion in symbols."""
        return self.say_conclusion(action, size).text

    def chain(self, evidence: LinkedNodesEvidence, size: int) -> str:
        """A chain or a loop, in a line."""
        return self.say_chain(evidence, size).text

    def cell_spans(self, cells: Iterable[Cell], size: int) -> list[Span]:
        """A span for each group, which knows its cell or its cells."""
        if size > LARGEST_GROUPED:
            return [self._span((cell,)) for cell in sorted(set(cells))]
        return [self._span(group) for group in in_lines(cells)]

    def _span(self, group: tuple[Cell, ...]) -> Span:
        if len(group) == 1:
            return Span(self.cell(group[0]), Role.CELL, group[0])
        return Span(self.group(group), Role.CELL, group)

    def say_cells(self, cells: Iterable[Cell], size: int, separator: str = ",") -> Passage:
        """The cells in one word, group by group."""
        wanted = tuple(sorted(set(cells)))
        spans = self.cell_spans(wanted, size)
        word = join(spans, separator)
        return as_whole(word, wanted) if len(spans) > 1 else word

    def say_houses(self, houses: Sequence[House], size: int) -> Passage:
        """The houses in one word, lines first: `r27b4`; but `r2,c3`, since r2c3 is a cell.

        Beyond nine rows each stands by itself.
        """
        name_of_others = self.label if size <= LARGEST_GROUPED else self.short
        said: list[Part] = []
        for number, (first, *others) in enumerate(by_kind(houses)):
            said.append("," if number and first.is_line else None)
            said.append(Span(self.short(first), Role.HOUSE, first))
            said += (Span(name_of_others(house), Role.HOUSE, house) for house in others)
        return as_whole(say(*said), tuple(houses))

    def say_fins(self, fins: Fins, size: int) -> Passage:
        """The fins of a fish after a letter, endo-fins after two: `fr1c5`, `efr1c5`."""
        return as_whole(say("ef" if fins.are_endo else "f", self.say_cells(fins.cells, size)), fins)

    def say_conclusion(self, action: Action, size: int) -> Passage:
        """`r5c6=4`, or `r1c2<>3, r1c89<>6`: digit by digit, with the cells that lose it."""
        self.admit(size)
        if isinstance(action, Placement):
            return as_whole(say(self._span((action.cell,)), "=", action.value), action)
        losses = (
            say(self.say_cells(cells, size), self.eliminates, digit)
            for cells, digit in self._losses(action)
        )
        return as_whole(join(losses, ", "), action)

    def _losses(self, action: Elimination) -> list[tuple[Sequence[Cell], int]]:
        """What is written one after the other: cells, and the digit that they lose."""
        cells = grouped((candidate.digit, candidate.cell) for candidate in action.candidates)
        return [(cells[digit], digit) for digit in sorted(cells)]

    def say_chain(self, evidence: LinkedNodesEvidence, size: int) -> Passage:
        """A chain or a loop, in a line."""
        self.admit(size)
        return as_whole(self.say_line(evidence, size), evidence)

    def say_line(self, evidence: LinkedNodesEvidence, size: int) -> Passage:
        """The words of that line: Eureka's, unless a notation has its own."""
        from sudologue.narration.notations.chain_lines import say_line

        return say_line(evidence, size, self)

    def say_legend(self, legend: Legend) -> Passage:
        """How a cell's name is to be read."""
        row, column = (
            Span(self.house(house), Role.HOUSE, house) for house in (legend.row, legend.column)
        )
        candidate = Candidate(legend.cell, max(1, len(legend.row.cells) - 2))
        said = _notation.say(
            "legend",
            *when(unlike=self.writes_candidates_unlike_cells),
            cell=self._span((legend.cell,)),
            row=row,
            column=column,
            candidate=Span(self.candidate(candidate), Role.CANDIDATE, candidate),
            digit=candidate.digit,
        )
        return as_whole(said, legend)

    # reading

    @abstractmethod
    def cells_of_word(self, word: str, size: int) -> Iterable[Cell]:
        """The cells of one word, a cell or a group, on the board or off it."""

    def read_cells(self, text: str, size: int) -> tuple[Cell, ...]:
        """Cells and groups of cells, in order."""
        self.admit(size)
        cells: set[Cell] = set()
        for word in re.split("[,|]", text):
            cells.update(self.cells_of_word(word.strip(), size))
        for cell in sorted(cells):
            if max(cell.row, cell.col) >= size:
                raise BoardTextError(f"there is no {cell}; rows and columns go from 1 to {size}")
        return tuple(sorted(cells))

    def read_cell(self, text: str, size: int) -> Cell:
        """One cell."""
        cells = self.read_cells(text, size)
        if len(cells) != 1:
            raise BoardTextError(
                f"{shown(text.strip())} names {len(cells)} cells: one was expected"
            )
        return cells[0]

    def read_candidate(self, text: str, size: int) -> Candidate:
        """A candidate; `(7)r5c6` and `7r5c6` are read too."""
        self.admit(size)
        cell_and_digit = self.split_candidate(text.strip())
        if cell_and_digit is None:
            written = self.candidate(Candidate(Cell(0, 1), 3))
            raise BoardTextError(f"{shown(text.strip())} is not a candidate; write {written}")
        cell, digit = cell_and_digit
        return Candidate(self.read_cell(cell, size), read_digit(digit, size))

    def split_candidate(self, text: str) -> tuple[str, str] | None:
        """The texts of a candidate's cell and of its digit."""
        for pattern in self.candidate_patterns:
            if match := pattern.fullmatch(text):
                return match["cell"], match["digit"]
        return None

    def read_conclusion(self, text: str, size: int) -> Action:
        """A conclusion in symbols: one placement, or all that is eliminated."""
        actions = self.read_conclusions(text, size)
        if len(actions) != 1:
            raise BoardTextError(f"{shown(text.strip())} has more than one conclusion in it")
        return actions[0]

    def read_conclusions(self, text: str, size: int) -> tuple[Action, ...]:
        """Placements one by one, and then all eliminations as one."""
        self.admit(size)
        body = " ".join(text.split())  # no pattern looks at a run of blanks again from each of them
        at = match.end() if (match := _ARROW.match(body)) else 0
        placed: list[Action] = []
        eliminated: list[Candidate] = []
        while at < len(body) or not (placed or eliminated):
            action, at = self._next_conclusion(body, at, size)
            if isinstance(action, Placement):
                placed.append(action)
            else:
                eliminated += action.candidates
        return (
            (*placed, Elimination.of_candidates(tuple(eliminated))) if eliminated else tuple(placed)
        )

    def _next_conclusion(self, text: str, at: int, size: int) -> tuple[Action, int]:
        matches = (pattern.match(text, at) for pattern in self.conclusion_patterns)
        match = next(filter(None, matches), None)
        if match is None:
            example = Placement(Cell(0, 1), 3), Elimination([Cell(0, 1)], [3])
            written = " or ".join(self.conclusion(action, size) for action in example)
            raise BoardTextError(f"{shown(text[at:])} is not a claim; write {written}")
        digit = read_digit(match["digit"], size)
        if match["sign"] in "=+":
            return Placement(self.read_cell(match["cells"], size), digit), match.end()
        return Elimination(self.read_cells(match["cells"], size), [digit]), match.end()

    def read_chain(self, text: str, board: Board) -> ReadChain:
        """The chain of a line on the board that it is about, where each of its links must hold.

        A Eureka line, HoDoKu's, or the one with the other in brackets, as some write them.
        """
        from sudologue.narration.notations import chain_lines, hodoku_lines

        self.admit(board.layout.size)
        body = text.strip()
        if body.endswith("]") and " [" in body:
            first, _, second = body.removesuffix("]").partition(" [")
            one, other = (self.read_chain(line, board) for line in (first, second))
            if one != other:
                raise BoardTextError(f"{first!r} and {second!r} are different chains")
            return one
        writer = hodoku_lines if hodoku_lines.looks_like(body) else chain_lines
        return writer.read_line(body, board, self)

    def read_net(self, text: str, board: Board) -> ReadNet:
        """The forcing chain or net of a line on the board that it is about, where it must hold."""
        from sudologue.narration.notations.net_reading import read_net

        self.admit(board.layout.size)
        return read_net(text, board, self)


def read_digit(symbol: str, size: int) -> int:
    """A digit that boards of a size have."""
    digit = parse_digit(symbol)
    if digit > size:
        raise BoardTextError(f"{symbol} is no digit here: they run from 1 to {digit_text(size)}")
    return digit


def in_lines(cells: Iterable[Cell]) -> list[tuple[Cell, ...]]:
    """The cells in groups, in order of their first cells.

    The row or column with the most cells is taken first, a row before a column.

    >>> cells = map(Cell.parse, ["r1c5", "r4c7", "r1c1", "r2c7"])
    >>> [[str(cell) for cell in group] for group in in_lines(cells)]
    [['r1c1', 'r1c5'], ['r2c7', 'r4c7']]
    """
    remaining = set(cells)
    groups: list[tuple[Cell, ...]] = []
    while remaining:
        longest = max(_lines(remaining), key=len)
        remaining -= set(longest)
        groups.append(longest)
    return sorted(groups)


def _lines(cells: set[Cell]) -> Iterator[tuple[Cell, ...]]:
    """The cells of each row, then those of each column."""
    in_order = sorted(cells)
    rows = grouped((cell.row, cell) for cell in in_order)
    columns = grouped((cell.col, cell) for cell in in_order)
    for _, line in (*sorted(rows.items()), *sorted(columns.items())):
        yield tuple(line)


def by_kind(houses: Sequence[House]) -> list[list[House]]:
    """The houses kind by kind, lines first."""
    lines_first = sorted(houses, key=lambda house: not house.is_line)
    return list(grouped((house.kind.letter, house) for house in lines_first).values())
