"""Why a board has no solution, in words: what has nothing left, and what contradicts what."""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Candidate, Cell, Clue, DeadEnd
from sudologue.narration.claims.board_claims import AtStep, IsBroken, emptied
from sudologue.narration.phrasing.english import clue_name, listing, sentence, several
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.steps.conclusions import places


def nothing_goes_on(end: DeadEnd, step: int = 1) -> Passage:
    """Why a board has no solution, of the board that this step would begin with.

    >>> from sudologue.model import Board
    >>> end = Board.from_string("1..1 .... .... ....").dead_end
    >>> nothing_goes_on(end).text
    'row 1 has two 1s, in r1c1 and r1c4'
    """
    digit = end.digit or 0
    if end.cells:
        where = end.house if end.clue is None else clue_name(end.clue)
        if where is None:
            return phrase("{}, {}, are both {}", listing(end.cells), end.why, digit)
        return phrase("{} has two {}, in {}", where, several(digit, 2), listing(end.cells))
    if end.house is not None:
        claim = AtStep(step, emptied(HouseConstraint(end.house, digit), ()))
        return phrase("{}{} {}", end.house, states(" has no place left for", claim), digit)
    if end.clue is not None:
        claim = AtStep(step, IsBroken(end.clue))
        return phrase("{}{}", clue_name(end.clue), states(f" {end.why}", claim))
    assert end.cell is not None
    if digit:
        return phrase("{} holds {}, which is ruled out there", end.cell, digit)
    claim = AtStep(step, emptied(CellConstraint(end.cell), ()))
    return phrase("{}{}", end.cell, states(" has no candidate left", claim))


def unfillable(clue: Clue, candidates: Iterable[Candidate]) -> Passage:
    """Why no candidate can be: `With 4 in r1c1, the 3-cage at r1c1 could not be filled.`"""
    text = "with {}, {} could not be filled"
    return sentence(phrase(text, places(candidates, "or"), clue_name(clue)))


def contradicting(
    givens: Iterable[Candidate],
    barred: Iterable[Cell],
    clues: Iterable[Clue],
    is_minimal: bool = True,
) -> Passage:
    """What of a puzzle leaves no solution: givens, cells in which much is ruled out, and clues.

    >>> contradicting([Candidate.parse("r1c1(5)"), Candidate.parse("r4c2(5)")], [], []).text
    'these 2 contradict each other: the 5 in r1c1 and the 5 in r4c2'
    """
    members = [say("the ", given.digit, " in ", given.cell) for given in givens]
    members += [say("what is ruled out in ", cell) for cell in barred]
    members += map(clue_name, clues)
    if not members:
        return say("the houses alone cannot be filled")
    if len(members) == 1:
        return say(*members, " leaves no solution by itself")
    count = len(members)
    if not is_minimal:
        more = "; perhaps not all of them are needed"
    else:
        more = f", and no {count - 1} of them do" if count > 2 else ""
    return say(f"these {count} contradict each other{more}: ", listing(members))
