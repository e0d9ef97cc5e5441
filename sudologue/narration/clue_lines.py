"""Clues in words: listed before a solve, and below boards drawn with characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer
from sudologue.model import Cell, Layout
from sudologue.narration.english import sentence_case
from sudologue.narration.notations import RC, Notation
from sudologue.narration.notations.respelling import in_notation
from sudologue.narration.passage import Form, Passage, join, say


def clue_list(layout: Layout) -> Iterator[Passage]:
    """A line for each clue, below one that says how to read them; nothing if there are none."""
    if layout.clues:
        yield _how_to_read(layout.clues)
    for clue in layout.clues:
        yield replace(_line(clue), form=Form.LINE)


def _how_to_read(clues: Sequence[Clue]) -> Passage:
    """What cages are, if there are some; the lines of other clues say what they are."""
    totals = [clue.total for clue in clues if isinstance(clue, Cage)]
    said = "the digits of a cage are all different"
    if any(total is not None for total in totals):
        said += ", and add up to the number before it"
        said += ", if there is one" if None in totals else ""
    others = "These hold beside the houses" if len(totals) < len(clues) else ""
    told = "; ".join(filter(None, (others, said if totals else "")))
    return sentence_case(say(f"{told}:"))


def clue_lines(layout: Layout, notation: Notation = RC) -> Iterator[str]:
    """A line for each clue: its cells in the order of its law, and what it says of them.

    >>> from sudologue import CLASSIC
    >>> layout = CLASSIC.with_clues(Cage.of("r1c1 r1c2", 10), Arrow.of("r3c3", "r3c4 r3c5"))
    >>> print(*clue_lines(layout), sep="\\n")
    10: r1c1 r1c2
    Arrow: r3c3 = r3c4 + r3c5
    """
    return (in_notation(_line(clue), notation, layout.size).text for clue in layout.clues)


def _line(clue: Clue) -> Passage:
    match clue:
        case Cage(cells, None):
            return say("Cage: ", _listed(cells))
        case Cage(cells, total):
            return say(f"{total}: ", _listed(cells))
        case Region(cells):
            return say("Region: ", _listed(cells))
        case Thermometer(cells, slow):
            name, rises = ("Slow thermometer", " ≤ ") if slow else ("Thermometer", " < ")
            return say(f"{name}: ", _listed(cells, rises))
        case Arrow(circle, shafts):
            name = "Arrow" if len(circle) == 1 else "Pill arrow"
            sums = [_listed(shaft, " + ") for shaft in shafts]
            return say(f"{name}: ", join([_listed(circle), *sums], " = "))
        case _:
            return say(f"{clue.noun[:1].upper()}{clue.noun[1:]}: ", _listed(clue.cells))


def _listed(cells: Sequence[Cell], between: str = " ") -> Passage:
    return join(cells, between)
