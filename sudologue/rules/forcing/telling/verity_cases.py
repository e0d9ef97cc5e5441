"""The cases of a verity: what each candidate leads to, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sudologue.inference import Placement
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import RuleOut
from sudologue.narration.phrasing.english import sentence_case
from sudologue.narration.phrasing.facts import see
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.steps.scene import Scene
from sudologue.rules.forcing.evidence import Case, FollowingLine, Refutation
from sudologue.rules.forcing.telling.sentences import Reasons, by_singles, with_reasons
from sudologue.rules.forcing.telling.settled import settled_by

_WITH_REASONS = 12


def cases_in_short(scene: Scene[Any], cases: Sequence[Case]) -> list[Passage]:
    """What each case leads to, without the last full stop.

    Where the cases have many lines between them, the last ones of each are told with reasons, and
    the digits before them are listed.
    """
    room = max((len(case.lines) for case in cases), default=0)
    while not scene.full and sum(min(len(case.lines), room) for case in cases) > _WITH_REASONS:
        room -= 1
    is_placed = isinstance(scene.action, Placement)
    conclusion, reasons = scene.action.candidates[0], Reasons()
    return [_case(case, conclusion, is_placed, room, reasons) for case in cases]


class CasePage(NamedTuple):
    """Some lines of a case, and what is told of them."""

    lines: tuple[FollowingLine, ...]
    words: Passage


def pages_of_case(scene: Scene[Any], case: Case, most: int) -> list[CasePage]:
    """All lines of a case with their reasons, so many at the most to a page."""
    is_placed, conclusion = isinstance(scene.action, Placement), scene.action.candidates[0]
    forced = _forced(case)
    if not forced:
        at_once = _at_once(case.assumption, conclusion, is_placed)
        return [CasePage((), say(_opening(case), at_once, "."))]
    settled, reasons = settled_by(case.assumption, case.lines), Reasons()
    pages: list[CasePage] = []
    for start in range(0, len(forced), most):
        part = tuple(forced[start : start + most])
        told = _run_on(with_reasons(part, settled, reasons, "then " if start else ""))
        told = sentence_case(told) if start else say(_opening(case), told)
        if start + most >= len(forced) and not (is_placed or case.is_struck):
            told = say(told, _end(case.because, conclusion))
        pages.append(CasePage(part, say(told, ".")))
    return pages


def _case(
    case: Case, conclusion: Candidate, is_placed: bool, room: int, reasons: Reasons
) -> Passage:
    """`If r1c1 is 3, r4c1 is 7 (its last candidate), so r7c1 is 9 (…), and r7c8 sees that`."""
    lines = _forced(case)
    if not lines:
        return say(_opening(case), _at_once(case.assumption, conclusion, is_placed))
    settled = settled_by(case.assumption, case.lines)
    start = len(lines) - room
    early, late = (lines[:start], lines[start:]) if start > 1 else ([], lines)
    sentences = by_singles(early, settled) if early else []
    sentences += with_reasons(late, settled, reasons, "then " if early else "")
    told = say(_opening(case), _run_on(sentences))
    return told if is_placed or case.is_struck else say(told, _end(case.because, conclusion))


def _opening(case: Case) -> Passage:
    return phrase("If {} is {}, ", case.assumption.cell, case.assumption.digit)


def _forced(case: Case) -> list[FollowingLine]:
    return [line for line in case.lines if not isinstance(line, Refutation)]


def _run_on(sentences: Sequence[Passage]) -> Passage:
    """The sentences, the first of which goes on from what was said before."""
    first, *others = sentences
    return join([first, *map(sentence_case, others)], ". ")


def _at_once(start: Candidate, conclusion: Candidate, is_placed: bool) -> Passage:
    """What a start without lines does by itself."""
    if is_placed:
        return say("there is nothing more to show")
    if start.cell == conclusion.cell:
        is_not = states("it is not ", RuleOut((start,), (conclusion,)))
        return phrase("{}{}", is_not, conclusion.digit)
    return phrase("{}{} it", conclusion.cell, see((conclusion.cell,), (start.cell,)))


def _end(last: Candidate, conclusion: Candidate) -> Passage:
    """What the last digit does to the conclusion."""
    if last.cell == conclusion.cell:
        return phrase(
            "{}{}", states(" and not ", RuleOut((last,), (conclusion,))), conclusion.digit
        )
    sees = see((conclusion.cell,), (last.cell,))
    return phrase(", and {}{} the {} in {}", conclusion.cell, sees, last.digit, last.cell)
