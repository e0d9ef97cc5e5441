"""What sentences call a clue, and that it could not be filled."""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.model import Candidate, Clue
from sudologue.narration.phrasing.english import sentence
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.narration.steps.conclusions import places


def clue_name(clue: Clue) -> Passage:
    """What sentences call a clue, the cell that its name ends with as a value.

    >>> from sudologue.clues import Cage
    >>> clue_name(Cage.of("r1c1 r1c2", 10)).text
    'the 10-cage at r1c1'
    """
    head, _, tail = clue.noun.rpartition(" ")
    cell = next((cell for cell in clue.cells if str(cell) == tail), None)
    return say(clue.noun) if cell is None else say(f"{head} ", cell)


def unfillable(clue: Clue, candidates: Iterable[Candidate]) -> Passage:
    """Why no candidate can be: `With 4 in r1c1, the 3-cage at r1c1 could not be filled.`"""
    text = "with {}, {} could not be filled"
    return sentence(phrase(text, places(candidates, "or"), clue_name(clue)))
