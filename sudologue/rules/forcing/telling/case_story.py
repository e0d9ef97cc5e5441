"""Cases as a story: what each of some candidates leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sudologue.inference import Placement, link_between
from sudologue.model import Candidate, House
from sudologue.narration.claims.board_claims import LiesIn, RuleOut, Sees
from sudologue.narration.phrasing.filling import Speaker, capitalised, when
from sudologue.narration.phrasing.passage import NEW_LINE, Passage
from sudologue.narration.steps.scene import Scene
from sudologue.rules.forcing.evidence import Case, FollowingLine, Refutation
from sudologue.rules.forcing.telling.net_lines import NetLines, in_clauses, is_path, put
from sudologue.rules.forcing.telling.settled import settled_by
from sudologue.rules.forcing.telling.truths_in_words import placed

_case_story = Speaker(__name__)


def cases_in_lines(scene: Scene[Any], cases: Sequence[Case], kind: str) -> list[Passage]:
    """A line for each case, or several, where more than one fact leads to another.

    The cases are of a truth of some kind: `if it's 4`, `if it's in r1c1`.
    """
    told, net = list[Passage](), NetLines(scene.before)
    for case in cases:
        if is_path(case.lines, case.assumption):
            told.append(_told(scene, case, kind))
            continue
        at, net.numbers = len(net.told), {}
        net.tell(case.lines, settled_by(case.assumption, case.lines))
        conclusion = scene.action.candidates[0]
        if not isinstance(scene.action, Placement) and not case.is_struck:
            rules_out = RuleOut((case.because,), (conclusion,))
            net.add("excluded", (), (case.because,), **placed(conclusion), rules_out=rules_out)
        names = {"lines": net.told[at:], "line_break": NEW_LINE, **placed(case.assumption)}
        told.append(_case_story.say("net", kind, **names))
    return told


def cases_in_short(scene: Scene[Any], cases: Sequence[Case]) -> list[Passage]:
    """What each case leads to, without the last full stop and, where that is long, the reasons."""
    return [_told(scene, case, "other") for case in cases]


class CasePage(NamedTuple):
    """Some lines of a case, and what is told of them."""

    lines: tuple[FollowingLine, ...]
    words: Passage


def pages_of_case(scene: Scene[Any], case: Case, most: int) -> list[CasePage]:
    """What follows in a case, so many lines at the most to a page."""
    forced = _forced(case)
    if not forced:
        told = _told(scene, case, "other")
        return [CasePage((), _case_story.say("page", told=capitalised(told)))]
    settled, pages = settled_by(case.assumption, case.lines), list[CasePage]()
    for start in range(0, len(forced), most):
        part, is_last = tuple(forced[start : start + most]), start + most >= len(forced)
        told = _case_story.say(
            "case",
            *when(goes_on=start),
            "listed",
            **placed(case.assumption),
            links=in_clauses(part, settled),
            end=_end(scene, case) if is_last else None,
        )
        pages.append(CasePage(part, _case_story.say("page", told=capitalised(told))))
    return pages


def _told(scene: Scene[Any], case: Case, kind: str) -> Passage:
    """`if it's 3, r4c1 is 7, so column 1's 9 is in r7c1, and r7c8 isn't 9`."""
    forced, settled = _forced(case), settled_by(case.assumption, case.lines)
    is_chain = is_path(case.lines, case.assumption)
    return _case_story.say(
        "case",
        kind,
        *when(at_once=not forced, short=not is_chain),
        **placed(case.assumption),
        links=in_clauses(forced, settled) if is_chain else (),
        put=put(forced, settled),
        end=_end(scene, case) if forced else _at_once(scene, case.assumption, kind),
    )


def _forced(case: Case) -> list[FollowingLine]:
    return [line for line in case.lines if not isinstance(line, Refutation)]


def _at_once(scene: Scene[Any], start: Candidate, kind: str) -> Passage:
    """What a start without lines does by itself."""
    conclusion = scene.action.candidates[0]
    house = _house_of_both(scene, start, conclusion)
    cases = (
        kind,
        *when(
            placed=isinstance(scene.action, Placement),
            same_cell=start.cell == conclusion.cell,
            house=house,
        ),
    )
    return _done(scene, "at_once", start, *cases, house=house)


def _end(scene: Scene[Any], case: Case) -> Passage | None:
    """What the last digit does to the conclusion."""
    conclusion = scene.action.candidates[0]
    if isinstance(scene.action, Placement) or case.is_struck:
        return None
    return _done(scene, "end", case.because, *when(same_cell=case.because.cell == conclusion.cell))


def _house_of_both(scene: Scene[Any], one: Candidate, other: Candidate) -> House | None:
    """The house by which one sees the other, if it is not in its cell."""
    if one.cell == other.cell or one.digit != other.digit:
        return None
    link = link_between(scene.layout, one.cell, other.cell, one.digit)
    return getattr(link, "house", None)


def _done(
    scene: Scene[Any], key: str, last: Candidate, *cases: str, house: House | None = None
) -> Passage:
    """What a digit rules out, which may have its cell."""
    conclusion = scene.action.candidates[0]
    both = (last.cell, conclusion.cell)
    return _case_story.say(
        key,
        *cases,
        **placed(last),
        house=house,
        loser=conclusion.cell,
        lost=conclusion.digit,
        rules_out=RuleOut((last,), (conclusion,)),
        sees=LiesIn(both, house) if house else Sees((conclusion.cell,), (last.cell,)),
    )
