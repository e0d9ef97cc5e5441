"""What the cells hold, in a trace's own words, as its steps say that they change.

A step tells its board by the cells that differ from the board before. Whether it tells the truth is
seen without making a board of it: a digit that is placed goes out of the words of the cells in
sight, and a candidate that is eliminated out of its own cell's, and no other word changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.inference.codec.boards import NOTHING_LEFT, PLACED, entries_of, placed_word
from sudologue.inference.codec.parsing import MEMORY_OF_NAMES
from sudologue.inference.codec.trace_names import TraceNames
from sudologue.model import bits_of


class Words:
    """The names of a layout's cells and digits, in the order of their numbers."""

    def __init__(self, names: TraceNames) -> None:
        tables = names.layout.tables
        self.cells = tuple(names.cell_names[cell] for cell in tables.cells)
        self.symbols = tuple(names.symbols[digit] for digit in tables.digits)
        self.numbers = {name: number for number, name in enumerate(self.cells)}
        self._peer_masks = tables.peer_masks
        self._seen: dict[int, dict[str, int]] = {}
        self._shorter = tuple(_Shorter(symbol) for symbol in self.symbols)

    def seen_from(self, number: int) -> dict[str, int]:
        """A cell and those in sight of it, by name, with their numbers."""
        found = self._seen.get(number)
        if found is None:
            cells = bits_of(self._peer_masks[number] | 1 << number)
            found = self._seen[number] = {self.cells[cell]: cell for cell in cells}
        return found

    def without(self, plane: int) -> dict[str, str]:
        """What is left of a word without a digit that it has, as the table is asked."""
        return self._shorter[plane]


_TO_BE_PLACED = "to be placed"


class _Shorter(dict[str, str]):
    """What is left of words without a digit; a word without it is no key, nor a placed digit's.

    The word of a cell that is to be placed is the digit's.
    """

    def __init__(self, symbol: str) -> None:
        super().__init__()
        self._symbol = symbol
        self[_TO_BE_PLACED] = placed_word(symbol)

    def __missing__(self, word: str) -> str:
        if self._symbol not in word or word.startswith(PLACED):
            raise KeyError(word)
        left = word.replace(self._symbol, "") or NOTHING_LEFT
        if len(self) < MEMORY_OF_NAMES:
            self[word] = left
        return left


class CellLedger:
    """The cells' words as they stand, beginning with those of the starting board."""

    __slots__ = ("_held", "_words")

    def __init__(self, words: Words, held: Sequence[str]) -> None:
        self._words = words
        self._held = list(held)

    def tells_placement(self, plane: int, number: int, lost: int, text: str) -> bool:
        """Whether a board's text says that a cell has got a digit, and its peers have lost it.

        `lost` is how many candidates the board has lost, the cell's own among them.
        """
        words, held = self._words, self._held
        names, holdings = entries_of(text)
        # every entry is right, and none is there twice: so none is missing, if there are so many
        if len(names) != 1 + lost - len(held[number]):
            return False
        held[number] = _TO_BE_PLACED
        numbers, shorter = words.seen_from(number), words.without(plane)
        try:
            for name, holding in zip(names, holdings, strict=True):
                cell = numbers[name]
                if shorter[held[cell]] != holding:
                    return False
                held[cell] = holding
        except KeyError:
            return False  # a cell out of sight, or without the digit
        return True

    def tells_elimination(self, candidates: Iterable[tuple[int, int]], text: str) -> bool:
        """Whether a board's text says that these candidates are gone, told by plane and cell."""
        words, held = self._words, self._held
        left: dict[str, str] = {}
        for plane, number in candidates:
            name = words.cells[number]
            word = left.get(name, held[number])
            left[name] = word.replace(words.symbols[plane], "")
        names, holdings = entries_of(text)
        if len(names) != len(left):
            return False
        for name, holding in zip(names, holdings, strict=True):
            word = left.pop(name, None)
            if word is None or holding != (word or NOTHING_LEFT):
                return False
            held[words.numbers[name]] = holding
        return True
