"""Clues in words: listed before a solve, and below boards drawn with characters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sudologue.clues.clue_kinds import module_of, modules
from sudologue.model import Cell, Clue, Layout
from sudologue.narration.notations import RC, Notation
from sudologue.narration.notations.respelling import in_notation
from sudologue.narration.phrasing.english import sentence_case
from sudologue.narration.phrasing.passage import Form, Passage, join, say


@dataclass(frozen=True)
class ClueWords:
    """What is said of the clues of one kind: `WORDS` of its folder."""

    line: Callable[[Any], Passage]
    """A clue as a line of a list: what it is called, and its cells in the order of its law."""
    how_to_read: Callable[[Sequence[Any]], str] | None = None
    """What is said above a list with such clues, unless their lines say all."""
    sees: str | None = None
    """What cells share that see each other, if the kind takes no digit twice: `a cage`."""


def listed(cells: Sequence[Cell], between: str = " ") -> Passage:
    """Cells as lines have them."""
    return join(cells, between)


def _words(clue: Clue) -> ClueWords:
    """What is said of a clue's kind; of one's own, its noun and its cells."""
    if (module := module_of(clue, "words")) is not None:
        return module.WORDS
    return ClueWords(lambda own: say(f"{own.noun[:1].upper()}{own.noun[1:]}: ", listed(own.cells)))


def clue_list(layout: Layout) -> Iterator[Passage]:
    """A line for each clue, below one that says how to read them; nothing if there are none."""
    if layout.clues:
        yield _how_to_read(layout.clues)
    for clue in layout.clues:
        yield replace(_words(clue).line(clue), form=Form.LINE)


def _how_to_read(clues: Sequence[Clue]) -> Passage:
    """What is to be known of some kinds; the lines of other clues say what they are."""
    told = list[str]()
    if any(_words(clue).how_to_read is None for clue in clues):
        told.append("These hold beside the houses")
    for words, its in _by_kind(clues):
        if words.how_to_read is not None:
            told.append(words.how_to_read(its))
    return sentence_case(say(f"{'; '.join(told)}:"))


def _by_kind(clues: Sequence[Clue]) -> Iterator[tuple[ClueWords, list[Clue]]]:
    """The clues of each of our kinds that is among them."""
    for module in modules("words"):
        if its := [clue for clue in clues if module_of(clue, "words") is module]:
            yield module.WORDS, its


def clue_lines(layout: Layout, notation: Notation = RC) -> Iterator[str]:
    """A line for each clue: its cells in the order of its law, and what it says of them.

    >>> from sudologue import CLASSIC
    >>> from sudologue.clues import Arrow, Cage
    >>> layout = CLASSIC.with_clues(Cage.of("r1c1 r1c2", 10), Arrow.of("r3c3", "r3c4 r3c5"))
    >>> print(*clue_lines(layout), sep="\\n")
    10: r1c1 r1c2
    Arrow: r3c3 = r3c4 + r3c5
    """
    lines = (_words(clue).line(clue) for clue in layout.clues)
    return (in_notation(line, notation, layout.size).text for line in lines)


def clues_without_repeats(layout: Layout) -> list[str]:
    """The kinds of clues whose cells see each other, as a sentence has one of each."""
    return [words.sees for words, _ in _by_kind(layout.clues) if words.sees is not None]
