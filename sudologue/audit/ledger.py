"""What the cells hold, in a trace's own words, as its steps say that they change.

A step tells its board by the cells that differ from the board before. Whether it tells the truth is
seen without making a board of it: a digit that is placed goes out of the words of the cells in
sight, and a candidate that is eliminated out of its own cell's, and no other word changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.inference.codec.boards import NOTHING_LEFT, entries_of, placed_word
from sudologue.inference.codec.limits import MEMORY_OF_NAMES
from sudologue.inference.codec.names import Names
from sudologue.model import bits_of


class Words:
    """The names of a layout's cells and digits, in the order of their numbers."""

    def __init__(self, names: Names) -> None:
        layout = names.layout
        self.cells = tuple(names.cell_names[cell] for cell in layout.cells)
        self.symbols = tuple(names.symbols[digit] for digit in layout.digits)
        self.numbers = {name: number for number, name in enumerate(self.cells)}
        self._peer_masks = layout.peer_masks
        self._peers: dict[int, dict[str, int]] = {}
        self._shorter = tuple[dict[str, str], ...]({} for _ in layout.digits)

    def peers(self, number: int) -> dict[str, int]:
        """The cells in sight of one, by name, with their numbers."""
        found = self._peers.get(number)
        if found is None:
            peers = bits_of(self._peer_masks[number])
            found = self._peers[number] = {self.cells[peer]: peer for peer in peers}
        return found

    def without(self, plane: int) -> dict[str, str]:
        """The words that have a digit, as far as they have been met, and what is left without."""
        shorter = self._shorter[plane]
        if len(shorter) > MEMORY_OF_NAMES:
            shorter.clear()
        return shorter


class Ledger:
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
        symbol, peers, shorter = words.symbols[plane], words.peers(number), words.without(plane)
        names, holdings = entries_of(text)
        # every entry is right, and none is there twice: so none is missing, if there are so many
        if len(names) != 1 + lost - len(held[number]):
            return False
        for name, holding in zip(names, holdings, strict=True):
            peer = peers.get(name)
            if peer is None:
                if name != words.cells[number] or held[number] == holding:
                    return False
                if holding != placed_word(symbol):
                    return False
                held[number] = holding
                continue
            word = held[peer]
            if shorter.get(word) != holding:
                if symbol not in word or holding != (word.replace(symbol, "") or NOTHING_LEFT):
                    return False
                shorter[word] = holding
            held[peer] = holding
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
            if left.pop(name, None) != ("" if holding == NOTHING_LEFT else holding):
                return False
            held[words.numbers[name]] = holding
        return True
