"""Why a board has no solution, in words: what has nothing left, and what contradicts what."""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Candidate, Cell, Clue, DeadEnd
from sudologue.narration.claims.board_claims import AtStep, IsBroken, emptied
from sudologue.narration.phrasing.filling import Speaker, as_sentence, when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.conclusions import Candidates

_clashes = Speaker(__name__)


def nothing_goes_on(end: DeadEnd, step: int = 1) -> Passage:
    """Why a board has no solution, of the board that this step would begin with.

    >>> from sudologue.model import Board
    >>> end = Board.from_string("1..1 .... .... ....").dead_end
    >>> nothing_goes_on(end).text
    'row 1 has two 1s, in r1c1 and r1c4'
    """
    digit = end.digit or 0
    if end.cells:
        where = end.house if end.clue is None else end.clue
        if where is None:
            return _clashes.say("both", cells=end.cells, why=end.why, digit=digit)
        return _clashes.say("twice", where=where, digit=digit, cells=end.cells)
    if end.house is not None:
        claim = AtStep(step, emptied(HouseConstraint(end.house, digit), ()))
        return _clashes.say("no_place", house=end.house, digit=digit, claim=claim)
    if end.clue is not None:
        claim = AtStep(step, IsBroken(end.clue))
        return _clashes.say("unmet", clue=end.clue, why=end.why, claim=claim)
    assert end.cell is not None
    if digit:
        return _clashes.say("barred", cell=end.cell, digit=digit)
    claim = AtStep(step, emptied(CellConstraint(end.cell), ()))
    return _clashes.say("empty", cell=end.cell, claim=claim)


def unfillable(clue: Clue, candidates: Iterable[Candidate]) -> Passage:
    """Why no candidate can be: `With 4 in r1c1, the 3-cage at r1c1 could not be filled.`"""
    supposed = Candidates(tuple(candidates))
    return as_sentence(_clashes.say("unfillable", supposed=supposed, clue=clue))


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
    members: list[Passage | Clue] = [
        *(_clashes.say("given", digit=given.digit, cell=given.cell) for given in givens),
        *(_clashes.say("barring", cell=cell) for cell in barred),
        *clues,
    ]
    count = len(members)
    cases = when(none=not count, one=count == 1, minimal=is_minimal and count > 2)
    perhaps = when(perhaps=not is_minimal)
    return _clashes.say("members", *cases, *perhaps, members=members, count=count, fewer=count - 1)
