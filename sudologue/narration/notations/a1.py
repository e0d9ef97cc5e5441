"""`E6`: letters for the rows, or for the columns.

Who writes so agrees on little. Most call the ninth row I; some leave I out, since it looks like a
1, and call it J; a few leave J out as well. Chess and spreadsheets give the letters to the columns.
So each of these is a notation of its own, and reads no other's cells as if they were its.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import Literal

from sudologue.errors import BoardTextError, LayoutError
from sudologue.model import Cell, House, HouseKind
from sudologue.narration.notations.notation import LARGEST_GROUPED, Notation, by_kind
from sudologue.narration.notations.rc import numbers
from sudologue.narration.phrasing.filling import Speaker
from sudologue.narration.phrasing.passage import (
    Fins,
    Legend,
    Passage,
    Role,
    Span,
    as_whole,
    join,
    say,
)
from sudologue.wording import noun_for, shown

_letters = Speaker(__name__)
_GROUP = re.compile(r"([A-Za-z]+)([1-9][0-9]*)")


@dataclass(frozen=True)
class LetterNumber(Notation):
    """Letters for the rows and numbers for the columns, or the other way round.

    `ninth` is the letter of the ninth: I, or J where I is left out, or K where J is as well.
    """

    ninth: Literal["I", "J", "K"] = "I"
    letters: Literal["rows", "columns"] = "rows"

    candidate_patterns = (
        re.compile(r"(?P<digit>.)\[(?P<cell>[^()\[\]]+)\]"),
        *Notation.candidate_patterns,
    )
    conclusion_patterns = (
        re.compile(r"(?P<sign>[+-])\s*(?P<digit>\w)\[(?P<cells>[^()\[\]]+)\]\s*(?:[,;]\s*|$)"),
        *Notation.conclusion_patterns,
    )

    name: str = field(init=False)

    def __post_init__(self) -> None:
        columns = "" if self._by_row else "-columns"
        ninth = "" if self.ninth == "I" else f"-{self.ninth.lower()}"
        object.__setattr__(self, "name", f"a1{columns}{ninth}")

    @property
    def summary(self) -> str:  # type: ignore[override] -- a class has none, as it depends
        """What is written by letter, and what by number."""
        return _letters.say("summary", self.letters, self.ninth).text

    @property
    def alphabet(self) -> str:
        """The letters, in order."""
        return "ABCDEFGH" + ascii_uppercase[ascii_uppercase.index(self.ninth) :]

    @property
    def _by_row(self) -> bool:
        return self.letters == "rows"

    def admit(self, size: int) -> None:
        if size > len(self.alphabet):
            raise LayoutError(
                f"{self.name} has letters for {len(self.alphabet)} {self.letters}: "
                f"on a board of {size} write rc"
            )

    # names

    def cell(self, cell: Cell) -> str:
        letter, number = (cell.row, cell.col) if self._by_row else (cell.col, cell.row)
        return f"{self.alphabet[letter]}{number + 1}"

    def group(self, cells: Sequence[Cell]) -> str:
        letters = sorted({cell.row if self._by_row else cell.col for cell in cells})
        figures = sorted({cell.col if self._by_row else cell.row for cell in cells})
        return "".join((*(self.alphabet[n] for n in letters), *(str(n + 1) for n in figures)))

    def label(self, house: House) -> str:
        lettered = HouseKind.ROW if self._by_row else HouseKind.COLUMN
        return self.alphabet[house.index] if house.kind is lettered else super().label(house)

    def short(self, house: House) -> str:
        """`row B`, `col 3`, `box 7`: c3 and b7 would read as cells, and are spelt out."""
        if house.kind is HouseKind.DIAGONAL:
            return str(house)
        return f"{_noun(house.kind)} {self.label(house)}"

    def mark(self, house: House) -> str:
        return self.label(house)

    def say_houses(self, houses: Sequence[House], size: int) -> Passage:
        """`rows B,G+box 4`."""
        words: list[Passage] = []
        for kind in by_kind(houses):
            first, *others = kind
            if not others or first.kind is HouseKind.DIAGONAL:
                words += (say(Span(self.short(house), Role.HOUSE, house)) for house in kind)
                continue
            head = f"{_noun(first.kind, len(kind))} {self.label(first)}"
            spans = [Span(self.label(house), Role.HOUSE, house) for house in others]
            words.append(join([Span(head, Role.HOUSE, first), *spans], ","))
        return as_whole(join(words, "+"), tuple(houses))

    def say_fins(self, fins: Fins, size: int) -> Passage:
        """`fins B1,C5`: fB1 would read as two cells."""
        noun = noun_for(len(fins.cells), "endo-fin" if fins.are_endo else "fin")
        return as_whole(say(f"{noun} ", self.say_cells(fins.cells, size)), fins)

    def cell_spans(self, cells: Iterable[Cell], size: int) -> list[Span]:
        """Where columns have the letters, as in spreadsheets, every cell stands by itself."""
        return super().cell_spans(cells, size if self._by_row else LARGEST_GROUPED + 1)

    def say_legend(self, legend: Legend) -> Passage:
        if self.ninth == "I" or len(legend.row.cells) < LARGEST_GROUPED:
            return super().say_legend(legend)
        said = _letters.say("legend", self.letters, self.ninth, legend=super().say_legend(legend))
        return as_whole(said, legend)

    # reading

    def cells_of_word(self, word: str, size: int) -> Iterable[Cell]:
        match = _GROUP.fullmatch(word)
        if match is None:
            written = f"write {self.letters[:-1]} and number, such as {self.cell(Cell(4, 5))}"
            raise BoardTextError(f"there is no cell {shown(word)}; {written}")
        letters = [self._index(letter, size) for letter in match[1].upper()]
        figures = [number - 1 for number in numbers(match[2], size)]
        if self._by_row:
            return [Cell(row, col) for row in letters for col in figures]
        return [Cell(row, col) for col in letters for row in figures]

    def _index(self, letter: str, size: int) -> int:
        index = self.alphabet.find(letter)
        if not 0 <= index < size:
            one = self.letters.removesuffix("s")
            last = self.alphabet[size - 1]
            without = {"I": "", "J": " without I", "K": " without I and J"}[self.ninth]
            gap = without if size >= LARGEST_GROUPED else ""
            raise BoardTextError(
                f"there is no {one} {letter}; in {self.name} they go from A to {last}{gap}"
            )
        return index


def _noun(kind: HouseKind, number: int = 1) -> str:
    if kind is HouseKind.BOX:
        return noun_for(number, "box", "boxes")
    return noun_for(number, "col" if kind is HouseKind.COLUMN else kind.value)
