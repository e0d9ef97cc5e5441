"""A grade in words: what each model says, in a clause or a row, and the facts of its record."""

from __future__ import annotations

import math
from collections.abc import Iterator

from sudologue.inference import SolveStatus
from sudologue.model import CLASSIC
from sudologue.model.symmetries import FULL
from sudologue.rating.effort import BANDS, HARDEST_BAND
from sudologue.rating.grade import Effort, Grade, HodokuRating, SeRating
from sudologue.rules.cards import CARDS

SE, HODOKU, SINGLEDIGIT = "Sudoku Explainer", "HoDoKu", "singledigit"

NO_MODEL = "The models are made for the classic board, so there are no numbers for this one."

Row = tuple[str, str]
"""What is told of, and what is told."""


# in one line


def clauses(grade: Grade) -> Iterator[str]:
    """What each model says, in a few words."""
    if grade.effort:
        yield _effort_clause(grade.effort)
    if grade.se:
        yield f"{SE} {_se_clause(grade.se)}"
    if grade.hodoku:
        yield f"{HODOKU} {_hodoku(grade.hodoku)}"
    if grade.singledigit is not None:
        value = grade.singledigit
        yield f"{SINGLEDIGIT} {'does not solve it' if math.isinf(value) else f'{value:.2f}'}"


def numbers(grade: Grade) -> str:
    """All that the models say in one line, or why they say nothing."""
    said = "; ".join(clauses(grade))
    if said or not grade.is_rated:
        return said or grade.status.value
    if grade.puzzle.layout != CLASSIC:
        return "no numbers: the models are made for the classic board"
    return "no numbers were found within the limit"


def _effort_clause(effort: Effort) -> str:
    if effort.confidence == "bounded":
        return f"effort {effort.value:.0f} or more"
    return f"effort {effort.value:.0f}, {effort.band}"


def _se_clause(se: SeRating) -> str:
    if se.exact:
        return f"{se.er:.1f} (up to the first digit {se.ep:.1f}, first step {se.ed:.1f})"
    return f"{se.low:.1f} to {se.high:.1f}"


def _hodoku(hodoku: HodokuRating) -> str:
    about = "" if hodoku.exact_score else "about "
    return f"{hodoku.level}, {about}{hodoku.score}"


# in passing


_SAYS_LITTLE = tuple(word for bound, word in BANDS if bound <= 90)
"""Bands that mislead where they are the least that a puzzle can be."""


def in_passing(grade: Grade) -> str:
    """One sentence with the numbers that most people want, for whoever asked something else."""
    effort, se, hodoku = grade.effort, grade.se, grade.hodoku
    said = [f"Difficulty: {_difficulty(effort)}"]
    if se:
        said.append(f"{SE} {se.er:.1f}" if se.exact else f"{SE} {se.low:.1f} or more")
    if hodoku:
        said.append(f"{HODOKU} {_hodoku(hodoku)}")
    is_all = effort and effort.confidence != "bounded" and se and se.exact and hodoku
    more = "" if is_all else " 'sudologue rate' takes the time to say more."
    return f"{'; '.join(said)}.{more}"


def _difficulty(effort: Effort | None) -> str:
    is_bounded = effort is None or effort.confidence == "bounded"
    if effort is None or (is_bounded and effort.band in _SAYS_LITTLE):
        return "too hard to tell in passing"
    if not is_bounded:
        return f"{effort.band} (effort {effort.value:.0f})"
    return f"{_at_least(effort.band)} (effort {effort.value:.0f} or more)"


def _at_least(band: str) -> str:
    return band if band == HARDEST_BAND else f"at least {band}"


# in rows


def rows(grade: Grade) -> Iterator[Row]:
    """What each of the models says that were asked, and how far that is to be trusted."""
    asked = {model.partition(" ")[0] for model in grade.models}
    if "effort" in asked:
        yield "Effort", _effort_row(grade)
    if "se" in asked:
        yield SE, _se_row(grade.se) if grade.se else _NOT_IN_TIME
    if "hodoku" in asked:
        yield HODOKU, _hodoku(grade.hodoku) if grade.hodoku else _NOT_IN_TIME
    if "singledigit" in asked:
        yield SINGLEDIGIT, _singledigit_row(grade.singledigit)


_NOT_IN_TIME = "not found within the limit"

_TRUST = {
    "calibrated": "as people's times bear out",
    "extrapolated": "an estimate: no times are known for puzzles so hard",
}


def _effort_row(grade: Grade) -> str:
    effort = grade.effort
    if effort is None:
        is_stuck = grade.record.status is SolveStatus.STUCK
        return "none: the rules do not get to the end" if is_stuck else _NOT_IN_TIME
    told = f"{effort.value:.0f}"
    if effort.confidence == "bounded":
        least = "" if effort.band in _SAYS_LITTLE else f", {_at_least(effort.band)}"
        return f"{told} or more{least} (the limit was reached first)"
    return f"{told}, {effort.band} ({_TRUST[effort.confidence]})"


def _se_row(se: SeRating) -> str:
    if se.exact:
        return _se_clause(se)
    return f"between {se.low:.1f} and {se.high:.1f} (where exactly was not found)"


def _singledigit_row(value: float | None) -> str:
    if value is None:
        return _NOT_IN_TIME
    return "none: its strategies do not solve the puzzle" if math.isinf(value) else f"{value:.2f}"


def facts(grade: Grade) -> Iterator[Row]:
    """The givens with their pattern, and what there was to be found."""
    record = grade.record
    needed = {True: ", each of them needed", False: ", not all of them needed", None: ""}
    clues = f"{record.clues}{needed[record.minimal] if record.clues else ''}"
    yield "Clues", f"{clues}; {pattern(record.symmetry)}" if record.clues else clues
    if record.techniques:
        found = [f"{CARDS[slug].title} {n}" for slug, n in record.techniques.items()]
        yield "Found", ", ".join(found)


_MOVES = {
    "rot90": "turned by a quarter",
    "rot180": "turned by a half",
    "mirror-h": "mirrored left to right",
    "mirror-v": "mirrored top to bottom",
    "diagonal": "mirrored in the main diagonal",
    "antidiagonal": "mirrored in the other diagonal",
}


def pattern(symmetry: tuple[str, ...]) -> str:
    """What can be done to the pattern of givens without changing it.

    >>> pattern(("rot180", "diagonal"))
    'their pattern is the same turned by a half, or mirrored in the main diagonal'
    """
    if not symmetry:
        return "their pattern has no symmetry"
    if symmetry == (FULL,):
        return "their pattern is the same however it is turned or mirrored"
    moves = [_MOVES[name] for name in symmetry]
    if "rot90" in symmetry:
        moves.remove(_MOVES["rot180"])
    return f"their pattern is the same {', or '.join(moves)}"
