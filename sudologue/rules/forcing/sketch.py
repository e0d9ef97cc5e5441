"""Proofs frame by frame: what is supposed, what follows, where that ends, and what is concluded.

The lines of a contradiction have the numbers that the proof voice gives them. Each is new in one
frame, where it stands under its number; after that it stays, as long as what it was supposed under
does. A supposition made on top of another has frames of its own, before the one where it is false.

Cases have a frame each, or several, and one in which they come together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from sudologue.inference import (
    CellConstraint,
    ClueConstraint,
    Constraint,
    DistinctConstraint,
    HouseConstraint,
    Placement,
    SightConstraint,
)
from sudologue.model import Candidate
from sudologue.narration.phrasing.filling import Speaker, as_sentence
from sudologue.narration.phrasing.passage import join, lines
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import Scene
from sudologue.rules.forcing.evidence import (
    Case,
    ContradictionEvidence,
    FollowingLine,
    Forced,
    VerityEvidence,
)
from sudologue.rules.forcing.telling import VerityTelling
from sudologue.rules.forcing.telling.case_story import CasePage, pages_of_case
from sudologue.rules.forcing.telling.numbered import Line, LineKind, walk
from sudologue.sketching import Join, JoinKind, Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import bases, cells, forces, leads, sketch

MOST_NEW = 12
"""The most that a frame shows for the first time."""

_LINES_OF_CASE = MOST_NEW - 2
"""Beside them, a frame may have what is supposed, and the truth that the cases are of."""

_FACTS_JOINED = 2
"""Of a line that leans on more facts, arrows would hide what they lead to."""

_KINDS = {
    LineKind.SUPPOSED: MarkKind.SUPPOSED,
    LineKind.FORCED: MarkKind.ON,
    LineKind.STRUCK: MarkKind.OFF,
    LineKind.REFUTED: MarkKind.OFF,
}

_VERITY = VerityTelling()
_words = Speaker(__name__)


@sketches(ContradictionEvidence)
def contradiction(scene: Scene[ContradictionEvidence]) -> list[Sketch]:
    """The supposition, what follows page by page, the dead end, and the conclusion."""
    last = sketch(caption=_words.say("conclusion", conclusion=conclusion(scene.action)))
    return [*_frames(walk(scene.evidence.proof)), last]


@sketches(VerityEvidence)
def verity(scene: Scene[VerityEvidence]) -> list[Sketch]:
    """Case by case, and then all of them."""
    truth, cases = _source(scene.evidence.truth), scene.evidence.cases
    starts = (
        Mark((case.assumption,), MarkKind.SEEN, number, str(number))
        for number, case in enumerate(cases, 1)
    )
    told = map(as_sentence, (_VERITY.setting(scene), _VERITY.together(scene)))
    last = sketch(truth, starts, caption=join(told, " "))
    return [*frames_of_cases(scene, cases, truth), last]


def frames_of_cases(
    scene: Scene[Any], cases: Sequence[Case], around: Sequence[Mark]
) -> Iterator[Sketch]:
    """What each case leads to, within what stands in every frame."""
    target = scene.action.candidates[0]
    for number, case in enumerate(cases, 1):
        supposed = Mark((case.assumption,), MarkKind.SUPPOSED, number, str(number))
        standing = [*around, supposed]
        *pages, last = pages_of_case(scene, case, _LINES_OF_CASE)
        for page in pages:
            yield _page(standing, case, page, number)
            standing += (Mark(line.settles, _kind(line), number) for line in page.lines)
        frame = _page(standing, case, last, number)
        if not (isinstance(scene.action, Placement) or case.is_struck):
            end = leads((case.because,), (target,), JoinKind.WEAK, number)
            frame = replace(frame, joins=(*frame.joins, end))
        yield frame


def _source(truth: Constraint) -> list[Mark]:
    """What the cases are of: a cell's candidates, or the places of a digit in a house."""
    match truth:
        case CellConstraint(cell):
            return cells([cell])
        case HouseConstraint(house):
            return bases([house])
        case SightConstraint(one, other):
            return cells([one, other])
        case DistinctConstraint():
            return cells(truth.cells)


def _page(standing: Iterable[Mark], case: Case, page: CasePage, group: int) -> Sketch:
    """Lines of a case with their numbers, and with what stands."""
    numbers = {line: f"{group}.{index}" for index, line in enumerate(case.lines, 2)}
    numbered = (Mark(line.settles, _kind(line), group, numbers[line]) for line in page.lines)
    arrows = (
        arrow
        for line in page.lines
        if isinstance(line, Forced)
        for arrow in _arrows(line.candidate, line.because, group)
    )
    return sketch(standing, numbered, arrows, caption=page.words)


def _kind(line: FollowingLine) -> MarkKind:
    return MarkKind.ON if isinstance(line, Forced) else MarkKind.OFF


def _frames(proof: Iterable[Line]) -> Iterator[Sketch]:
    """The lines of a proof in frames, with what stands from those before."""
    standing: list[list[Mark]] = []
    page: list[Line] = []
    for line in proof:
        is_alone = line.kind in (LineKind.SUPPOSED, LineKind.DEAD)
        if page and (is_alone or len(page) == MOST_NEW):
            yield _frame(standing, page)
            standing[-1] += chain.from_iterable(map(_marks, page))
            page = []
        if not is_alone:
            page.append(line)
            continue
        yield _frame(standing, [line])
        if line.kind is LineKind.SUPPOSED:
            standing.append(_marks(line))
        else:
            standing.pop()


def _frame(standing: Iterable[Iterable[Mark]], new: Sequence[Line]) -> Sketch:
    """What stands, and the new lines: with their numbers, and arrows from what they lean on."""
    return sketch(
        chain.from_iterable(standing),
        chain.from_iterable(_marks(line, line.number) for line in new),
        (
            arrow
            for line in new
            if isinstance(line.about, Candidate)
            for arrow in _arrows(line.about, line.because)
        ),
        caption=lines(line.words for line in new),
    )


def _marks(line: Line, number: str = "") -> list[Mark]:
    match line.about:
        case Candidate():
            return [Mark((line.about,), _KINDS[line.kind], label=number)]
        case tuple():
            return [Mark(line.about, _KINDS[line.kind], label=number)]
        case CellConstraint(cell):
            return [Mark(cell, MarkKind.DEAD, label=number)]
        case HouseConstraint(house):
            return [Mark(house, MarkKind.DEAD, label=number)]
        case ClueConstraint(clue):
            return cells(sorted(clue.cells), MarkKind.DEAD, label=number)
        case truth:
            raise AssertionError(f"{truth} cannot have nothing left: it is a link")


def _arrows(candidate: Candidate, because: Sequence[Candidate], group: int = 0) -> Iterator[Join]:
    """From the facts that a line leans on, where they are few."""
    if len(because) <= _FACTS_JOINED:
        for fact in because:
            yield forces((fact,), (candidate,), group)
