"""Cases as a story: what each of some candidates leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sudologue.inference import Placement
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import RuleOut, Sees
from sudologue.narration.phrasing.filling import Speaker, capitalised, when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.scene import Scene
from sudologue.rules.forcing.evidence import Case, FollowingLine, Refutation
from sudologue.rules.forcing.telling.sentences import Reasons, by_singles, with_reasons
from sudologue.rules.forcing.telling.settled import settled_by
from sudologue.rules.forcing.telling.truths_in_words import placed

_WITH_REASONS = 12

_case_story = Speaker(__name__)


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
        told = _told(case, [_at_once(case.assumption, conclusion, is_placed)])
        return [CasePage((), _case_story.say("page", told=told))]
    settled, reasons = settled_by(case.assumption, case.lines), Reasons()
    pages: list[CasePage] = []
    for start in range(0, len(forced), most):
        part = tuple(forced[start : start + most])
        sentences = with_reasons(part, settled, reasons, "then" if start else "first")
        end = None
        if start + most >= len(forced) and not (is_placed or case.is_struck):
            end = _end(case.because, conclusion)
        told = _told(None if start else case, sentences, end)
        pages.append(CasePage(part, capitalised(_case_story.say("page", told=told))))
    return pages


def _told(case: Case | None, sentences: Sequence[Passage], end: Passage | None = None) -> Passage:
    """What follows, after what is supposed, and before how it ends."""
    names = {"sentences": sentences, "end": end}
    if case is None:
        return _case_story.say("goes_on", *when(ending=end), **names)
    return _case_story.say("case", *when(ending=end), **placed(case.assumption), **names)


def _case(
    case: Case, conclusion: Candidate, is_placed: bool, room: int, reasons: Reasons
) -> Passage:
    """`If r1c1 is 3, r4c1 is 7 (its last candidate), so r7c1 is 9 (…), and r7c8 sees that`."""
    lines = _forced(case)
    if not lines:
        return _told(case, [_at_once(case.assumption, conclusion, is_placed)])
    settled = settled_by(case.assumption, case.lines)
    start = len(lines) - room
    early, late = (lines[:start], lines[start:]) if start > 1 else ([], lines)
    sentences = by_singles(early, settled) if early else []
    sentences += with_reasons(late, settled, reasons, "then" if early else "first")
    ends = None if is_placed or case.is_struck else _end(case.because, conclusion)
    return _told(case, sentences, ends)


def _forced(case: Case) -> list[FollowingLine]:
    return [line for line in case.lines if not isinstance(line, Refutation)]


def _at_once(start: Candidate, conclusion: Candidate, is_placed: bool) -> Passage:
    """What a start without lines does by itself."""
    return _done("at_once", start, conclusion, *when(placed=is_placed))


def _end(last: Candidate, conclusion: Candidate) -> Passage:
    """What the last digit does to the conclusion."""
    return _done("end", last, conclusion)


def _done(key: str, last: Candidate, conclusion: Candidate, *cases: str) -> Passage:
    """What a digit rules out, which may have its cell."""
    return _case_story.say(
        key,
        *cases,
        *when(same_cell=last.cell == conclusion.cell),
        **placed(last),
        loser=conclusion.cell,
        lost=conclusion.digit,
        rules_out=RuleOut((last,), (conclusion,)),
        sees=Sees((conclusion.cell,), (last.cell,)),
    )
