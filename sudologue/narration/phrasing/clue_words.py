"""The words for clues of a kind: where its texts stand, and what fills their holes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Any, Generic, TypeVar

from sudologue.clues.clue_kinds import module_of
from sudologue.model import Cell, Clue, Layout
from sudologue.narration.phrasing.passage import Passage, join, say

C = TypeVar("C", bound=Clue)


@dataclass(frozen=True)
class ClueWords(Generic[C]):
    """Clues of one kind, of which something is said: `WORDS` of its folder.

    Its texts stand in the table of a language under its name, or in the class, as `says`: `name`,
    which sentences call a clue; `line`, a clue in a list, with its cells in the order of its law;
    `how_to_read`, said above a list with such clues, unless their lines say all; and `sees`, what
    cells share that see each other, if the kind takes no digit twice.
    """

    clues: Sequence[C]
    layout: Layout | None = None
    """The board's, where a name need not stand by itself: `16(2)`, if there is no other such."""

    @property
    def clue(self) -> C:
        """The clue, or the first of them."""
        return self.clues[0]

    @property
    def cases(self) -> Collection[str]:
        """What is the case, where texts for it differ."""
        return ()

    @property
    def names(self) -> Mapping[str, Any]:
        """What fills the holes of the texts."""
        return {"cells": join(self.clue.cells, " "), "at": self.clue.cells[0]}

    @property
    def has_outline(self) -> bool:
        """Whether a board drawn with characters has walls around the clue."""
        return False

    @property
    def corner(self) -> str:
        """What stands there in the corner of its first cell."""
        return ""

    @property
    def letter(self) -> str | None:
        """The letter that such a board has where its lines start."""
        return line_letters(self.layout).get(self.head) if self.layout else None

    @property
    def lines(self) -> Sequence[Sequence[Cell]]:
        """What is drawn there as lines, each from where it starts."""
        return ()

    @property
    def head(self) -> tuple[Cell, ...]:
        """Where its lines start: a circle, a bulb."""
        return ()


def words_of(clue: Clue, layout: Layout | None = None) -> ClueWords[Any]:
    """What is said of a clue, on a board or alone; of one's own kind, its noun and its cells."""
    module = module_of(clue, "words")
    return (PlainClueWords if module is None else module.WORDS)((clue,), layout)


def line_letters(layout: Layout) -> dict[tuple[Cell, ...], str]:
    """The letter of each clue that is a line, by the cells it starts from."""
    heads = dict.fromkeys(head for clue in layout.clues if (head := words_of(clue).head))
    return dict(zip(heads, ascii_uppercase, strict=False))


@dataclass(frozen=True)
class PlainClueWords(ClueWords[Clue]):
    """A clue of a kind that brings no words."""

    @property
    def names(self) -> Mapping[str, Any]:
        noun = self.clue.noun
        return {**super().names, "noun": clue_name(self.clue), "head": noun[:1].upper() + noun[1:]}


def clue_name(clue: Clue) -> Passage:
    """What sentences call a clue, the cell that its name ends with as a value.

    >>> from sudologue.clues import Cage
    >>> clue_name(Cage.of("r1c1 r1c2", 10)).text
    'the 10-cage at r1c1'
    """
    head, _, tail = clue.noun.rpartition(" ")
    cell = next((cell for cell in clue.cells if str(cell) == tail), None)
    return say(clue.noun) if cell is None else say(f"{head} ", cell)
