"""Clues in words."""

from __future__ import annotations

from sudologue.model import Clue
from sudologue.narration.passage import Passage, say


def clue_name(clue: Clue) -> Passage:
    """What sentences call a clue, the cell that its name ends with as a value.

    >>> from sudologue.clues import Cage
    >>> clue_name(Cage.of("r1c1 r1c2", 10)).text
    'the 10-cage at r1c1'
    """
    head, _, tail = clue.noun.rpartition(" ")
    cell = next((cell for cell in clue.cells if str(cell) == tail), None)
    return say(clue.noun) if cell is None else say(f"{head} ", cell)
