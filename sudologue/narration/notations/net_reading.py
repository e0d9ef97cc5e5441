"""Forcing chains and nets as they are read: word by word, each of which must hold on the board."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TYPE_CHECKING, TypeAlias

from sudologue.errors import BoardTextError
from sudologue.inference import Placement
from sudologue.model import Board, Candidate, Clue, bits_of
from sudologue.model.ways import pairs_in_sight

if TYPE_CHECKING:
    from sudologue.narration.notations.notation import Notation

_MOST_WAYS = 2_000
"""Clues that can be filled in more ways are not gone through way by way."""

_WORD = re.compile(r"[\[\]()]|[^\s\[\]()]+")


@dataclass(frozen=True)
class ReadWay:
    """What is supposed, and what follows: digits, and further suppositions that fail."""

    supposed: Candidate
    follow: tuple[Candidate | ReadWay, ...]


@dataclass(frozen=True)
class ReadNet:
    """The one way that ends in a contradiction; or several, and what each of them leads to."""

    ways: tuple[ReadWay, ...]
    conclusion: Candidate | None = None
    holds: bool = False


def read_net(text: str, board: Board, names: Notation) -> ReadNet:
    """The net of a line on the board that it is about; what stands after an arrow is passed over.

    One way must end where a cell, or a digit in a house, has nothing left. Of several, the starts
    must be all that a cell or a digit in a house may be, and all must end with the same.
    """
    ways, ends = list[ReadWay](), set[Conclusion]()
    each = re.split(r"\s/\s", text.partition("=>")[0])
    for part in each:
        reader = _WayReader(board, names, _WORD.findall(part))
        ways.append(reader.read(must_fail=len(each) == 1))
        ends.add(reader.last)
    if len(ways) == 1:
        return ReadNet((ways[0],))
    starts = board.masks.tables.candidate_mask(way.supposed for way in ways)
    if not any(starts == truth & board.masks.live for truth in _truths(board)):
        starts_named = ", ".join(str(way.supposed) for way in ways)
        raise BoardTextError(f"{starts_named} are not all that is possible in a cell or a house")
    if len(ends) > 1:
        raise BoardTextError("these ways do not all end with the same")
    ((conclusion, holds),) = ends
    return ReadNet(tuple(ways), conclusion, holds)


Conclusion: TypeAlias = tuple[Candidate, bool]


class _WayReader:
    """Reads one way on a board; `last` is what came last in it, and whether it is true."""

    def __init__(self, board: Board, names: Notation, words: Iterable[str]) -> None:
        self.board, self.names = board, names
        self.words = list(words)
        self.last: Conclusion

    def read(self, must_fail: bool) -> ReadWay:
        """The whole way."""
        opened = [(word == "[") - (word == "]") for word in self.words]
        depths = list(accumulate(opened, initial=0))
        if min(depths) < 0 or depths[-1]:
            raise BoardTextError("the brackets do not match: each that is opened must be closed")
        self.words.append("]")
        return self._way(must_fail, self.board.masks.live)

    def _way(self, must_fail: bool, left: int) -> ReadWay:
        """The way up to the bracket that closes it; `left` are the candidates left before."""
        supposed, follow = None, list[Candidate | ReadWay]()
        while (word := self.words.pop(0)) != "]":
            if word in "()":
                continue
            if word == "[":
                inner = self._way(True, left)
                follow.append(inner)
                left &= ~self._bit(inner.supposed)
                continue
            for candidate, is_true in self._said(word):
                self.last = candidate, is_true
                if not is_true:
                    if left & self._bit(candidate) and not self._is_struck(candidate, left):
                        raise BoardTextError(f"nothing before it rules out {candidate}")
                    left &= ~self._bit(candidate)
                elif supposed is None:
                    supposed, left = candidate, self._with(candidate, left)
                else:
                    self._refuse_unless_forced(candidate, left)
                    follow.append(candidate)
                    left = self._with(candidate, left)
        if supposed is None:
            raise BoardTextError("a way begins with what is supposed, such as r9c1=2")
        is_broken = bool(Board(replace(self.board.masks, live=left)).masks.broken)
        if must_fail and not is_broken and all(left & truth for truth in _truths(self.board)):
            raise BoardTextError(f"with {supposed} true, nothing is left with nothing here")
        return ReadWay(supposed, tuple(follow))

    def _said(self, word: str) -> Iterator[Conclusion]:
        for action in self.names.read_conclusions(word.rstrip(",;"), self.board.layout.size):
            for candidate in action.candidates:
                yield candidate, isinstance(action, Placement)

    def _bit(self, candidate: Candidate) -> int:
        return self.board.masks.tables.candidate_mask((candidate,))

    def _with(self, candidate: Candidate, left: int) -> int:
        """What is left when a candidate is true."""
        return left & ~self.board.masks.tables.ruled_out_by(candidate)

    def _is_struck(self, candidate: Candidate, left: int) -> bool:
        """Whether no way to fill some clue uses a candidate."""
        board, clues = Board(replace(self.board.masks, live=left)), self.board.layout.clues
        around = (clue for clue in clues if candidate.cell in clue.cells)
        return any(_is_unused(board, clue, candidate) for clue in around)

    def _refuse_unless_forced(self, candidate: Candidate, left: int) -> None:
        bit = self._bit(candidate)
        if not any(truth & left == bit for truth in _truths(self.board) if truth & bit):
            raise BoardTextError(f"where {candidate} is said to follow can still be something else")


def _is_unused(board: Board, clue: Clue, candidate: Candidate) -> bool:
    """Whether no way to fill a clue uses a candidate without a digit twice in sight."""
    if candidate not in board.supported(clue):
        return True
    ways, place = board.ways(clue), clue.cells.index(candidate.cell)
    if ways.count > _MOST_WAYS:
        return False
    pairs = pairs_in_sight(board.layout, clue)
    using = (way for way in ways if way[place] == candidate.digit)
    return all(any(way[one] == way[other] for one, other in pairs) for way in using)


def _truths(board: Board) -> Iterator[int]:
    """What every open cell may be, and every place that a digit may take in a house."""
    masks = board.masks
    tables = masks.tables
    for cell in bits_of(masks.open_cells):
        yield tables.domain_masks[cell]
    for mask in tables.house_masks.values():
        for plane in range(tables.size):
            truth = mask << plane * tables.cell_count
            if not truth & masks.filled:
                yield truth
