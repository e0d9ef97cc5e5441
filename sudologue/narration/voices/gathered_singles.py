"""Singles in a row, by digit, by house, or as one makes the next: a few words for each cell.

3 to 6. The 1s in r2c8, r6c6 and r9c2 leave only r3c4 in box 2 (3), then r8c5 in box 8 (4), r7c7
in box 9 (5) and r4c9 in box 6 (6).

21 to 24. Row 6 and column 7 leave r6c7 only 9 (21), so r1c7 completes column 7 with 2 (22) and
r1c8 box 3 with 9 (23). Box 2 and row 1 leave r1c6 only 6 (24).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, TypeAlias

from sudologue.inference import Placement, threads
from sudologue.model import Cell
from sudologue.narration.claims.board_claims import Assertion, AtStep
from sudologue.narration.phrasing.english import sentence_case, step_ranges, steps_named, within
from sudologue.narration.phrasing.passage import Part, Passage, Span, say, states, step_number
from sudologue.narration.steps.causes import CauseKind, Causes
from sudologue.narration.steps.grounds_of_singles import (
    HiddenGrounds,
    NakedGrounds,
    full_house_claims,
    placed_digits,
)
from sudologue.narration.steps.scene import Scene
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)

Singles: TypeAlias = Sequence[Scene[Any]]

Words: TypeAlias = list[Part]
"""What becomes a passage when the whole paragraph is there: that takes half the time."""

Told: TypeAlias = tuple[Words, int]
"""What is said, and of how many steps."""

_KINDS = (FullHouseEvidence, NakedSingleEvidence, HiddenSingleEvidence)
_IN_A_SENTENCE = 5
_IN_A_PARAGRAPH = 6
_OF_ONE_HOUSE = 3
_CLAUSES = 3
_NUMBERS = re.compile(r"^\d+ (?:to|and) \d+\. ")
_WORDS_COMPARED = 5


def is_single(scene: Scene[Any]) -> bool:
    """Whether a step is a single."""
    return type(scene.evidence) in _KINDS


def gathered_singles(scenes: Singles, last: Passage | None) -> tuple[Passage, int] | None:
    """A paragraph of singles, if the steps begin with at least two; and how many it tells.

    Not where each step says what it stands on: then they differ. If the last paragraph began with
    the same words, this one says so.
    """
    run = tuple(takewhile(lambda scene: is_single(scene) and scene.premises is None, scenes))
    if len(run) < 2:
        return None
    run = run[: _paragraph(run)]
    words: Words = []
    taken = 0
    while taken < len(run):
        said, number = _sentence(run[taken:])
        if not taken and last is not None and _opening(say(*said)) == _opening(last):
            said.insert(0, "again ")
        words += (" ", sentence_case(say(*said, ".")))
        taken += number
    return say(step_ranges(map(_number, run[:taken])), ".", *words), taken


def _paragraph(run: Singles) -> int:
    """How many of these to tell together: whole threads, as many as a paragraph holds.

    One that is left is told with those before it.
    """
    number = 0
    actions = [scene.action for scene in run]
    placed = [action for action in actions if isinstance(action, Placement)]
    for _, length in threads.runs(placed, run[0].layout):
        if number > 1 and number + length > _IN_A_PARAGRAPH:
            break
        number += min(length, _IN_A_PARAGRAPH)
    return len(run) if len(run) - number == 1 else number


def _opening(passage: Passage) -> Sequence[str]:
    """The first words, without the steps' numbers."""
    return _NUMBERS.sub("", passage.text).lower().split()[:_WORDS_COMPARED]


def _number(scene: Scene[Any]) -> int:
    assert scene.number is not None  # whoever tells a trace numbers its steps
    return scene.number


def _sentence(run: Singles) -> Told:
    """A sentence that tells the first few."""
    taken = _full_houses(run)
    if taken:
        return _completed(run[:taken]), taken
    said, taken = _hidden(run) if _is_hidden(run[0]) else (_naked(run[0]), 1)
    clauses = len({scene.evidence.digit for scene in run[:taken]})
    said, taken = _with_full_houses(said, taken, run)
    for _ in range(clauses, _CLAUSES):
        if taken >= min(len(run), _IN_A_SENTENCE) or not _follows_as_naked(run, taken):
            break
        clause, more = _with_full_houses(_naked(run[taken]), 1, run[taken:])
        if taken + more > _IN_A_SENTENCE:
            break
        said, taken = [*said, "; then ", *clause], taken + more
    return said, taken


def _follows_as_naked(run: Singles, at: int) -> bool:
    """Whether a single is a naked one, and was none before the step before it."""
    if type(run[at].evidence) is not NakedSingleEvidence:
        return False
    earlier = run[at - 1].before
    number = earlier.layout.tables.cell_number(run[at].evidence.cell)
    return (earlier.masks.live & earlier.layout.tables.domain_masks[number]).bit_count() > 1


# ------------------------------------------------------------------------------------ full houses


def _full_houses(run: Singles) -> int:
    """With how many full houses these begin, as far as a sentence holds them."""
    full = takewhile(lambda scene: type(scene.evidence) is FullHouseEvidence, run[:_IN_A_SENTENCE])
    return sum(1 for _ in full)


def _with_full_houses(said: Words, taken: int, run: Singles) -> Told:
    """What was said, and the full houses that come of it."""
    number = min(_full_houses(run[taken:]), _IN_A_SENTENCE - taken)
    if number <= 0:
        return said, taken
    placed = {scene.evidence.cell for scene in run[:taken]}
    if placed.isdisjoint(run[taken].evidence.house.cells):
        return said, taken
    return [*said, ", so ", *_completed(run[taken : taken + number])], taken + number


def _completed(run: Singles) -> Words:
    """`r1c7 completes column 7 with 2 (22) and r1c8 box 3 with 9 (23)`."""
    return _listed([_completing(scene, first=scene is run[0]) for scene in run])


def _completing(scene: Scene[FullHouseEvidence], first: bool) -> Words:
    full = scene.evidence
    claims = full_house_claims(full.house, full.cell, full.digit)
    completes = _states(" completes " if first else " ", scene, *claims)
    return [full.cell, completes, full.house, " with ", full.digit, *_cited(scene)]


# ----------------------------------------------------------------------------------- hidden singles


def _hidden(run: Singles) -> Told:
    """Hidden singles of one digit, or of one house, or two that have nothing in common."""
    of_digit, of_house = _alike(run, "digit"), _alike(run, "house")
    if len(of_digit) > 1 and len(of_digit) >= len(of_house):
        return _of_one_digit(of_digit)
    if len(of_house) > 1:
        return _of_one_house(of_house[:_OF_ONE_HOUSE])
    if _has_nothing_in_common(run[1:]):
        return [*_lone(run[0]), ", and ", *_lone(run[1])], 2
    return _lone(run[0]), 1


def _is_hidden(scene: Scene[Any]) -> bool:
    return type(scene.evidence) is HiddenSingleEvidence


def _has_nothing_in_common(run: Singles) -> bool:
    """Whether the first is a hidden single that would be told by itself."""
    if not run or not _is_hidden(run[0]):
        return False
    return len(_alike(run, "digit")) == len(_alike(run, "house")) == 1


def _alike(run: Singles, what: str) -> Singles:
    """The hidden singles at the start that are all of one digit, or of one house."""
    first = getattr(run[0].evidence, what)
    return tuple(
        takewhile(
            lambda scene: _is_hidden(scene) and getattr(scene.evidence, what) == first,
            run[:_IN_A_SENTENCE],
        )
    )


def _of_one_digit(run: Singles) -> Told:
    """`the 1s in r2c8 and r6c6 leave only r3c4 in box 2 (3), then r8c5 in box 8 (4)`."""
    grounds: list[HiddenGrounds] = []
    blockers: set[Cell] = set()
    placed: list[Cell] = []
    for scene in run:
        its = HiddenGrounds.of(scene, (*placed, *sorted(blockers)))
        if grounds and (its.gone or not blockers):
            break
        grounds.append(its)
        blockers.update(set(its.blockers).difference(placed))
        placed.append(its.cell)
    number = len(grounds)
    if number == 1:
        return _lone(run[0]), 1
    said = _leave(_hidden_reasons(grounds[0].digit, sorted(blockers), grounds[0].causes))
    for index, (scene, its) in enumerate(zip(run, grounds, strict=False)):
        joint = _states(_joint(index, number), scene, *its.claims)
        said += (joint, its.cell, " ", within(its.house), *_cited(scene))
    return said, number


def _joint(index: int, number: int) -> str:
    """What stands before one of the cells that are left to a digit."""
    if index == 0:
        return " only "
    if index == 1:
        return ", then "
    return " and " if index == number - 1 else ", "


def _of_one_house(run: Singles) -> Told:
    """`in box 9, the 6s in r2c9 and r6c8 leave only r9c7 (17), and the 7 in …`."""
    said: Words = []
    for index, scene in enumerate(run):
        joint = ", and " if index and index == len(run) - 1 else ", "
        said += (joint, *_left(scene, HiddenGrounds.of(scene)))
    return [within(run[0].evidence.house), *said], len(run)


def _lone(scene: Scene[HiddenSingleEvidence]) -> Words:
    return _left(scene, HiddenGrounds.of(scene), " ", within(scene.evidence.house))


def _left(scene: Scene[Any], grounds: HiddenGrounds, *where: Part) -> Words:
    """`the 6s in r2c9 and r6c8 leave only r9c7 in box 9 (17)`."""
    reasons = _hidden_reasons(grounds.digit, grounds.blockers, grounds.causes)
    cited = _cited(scene)
    if not reasons:
        goes = _states(" can only go in ", scene, *grounds.claims)
        return ["the ", grounds.digit, goes, grounds.cell, *where, *cited]
    only = _states(" only ", scene, *grounds.claims)
    named = () if grounds.blockers else (" the ", grounds.digit)
    return [*_leave(reasons), *named, only, grounds.cell, *where, *cited]


def _hidden_reasons(digit: int, blockers: Sequence[Cell], causes: Causes) -> list[_Reason]:
    reasons = [(placed_digits(digit, blockers), len(blockers))] if blockers else []
    return [*reasons, *_earlier(causes)]


# ------------------------------------------------------------------------------------ naked singles


def _naked(scene: Scene[NakedSingleEvidence]) -> Words:
    """`row 6 and column 7 leave r6c7 only 9 (21)`."""
    grounds = NakedGrounds.of(scene)
    reasons: list[_Reason] = [(house, 1) for house in grounds.houses]
    reasons += [(placed_digits(digit, (cell,)), 1) for digit, cell in grounds.distant]
    reasons += _earlier(grounds.causes)
    cited = _cited(scene)
    if not reasons:
        can = _states(" can only be ", scene, *grounds.claims)
        return [grounds.cell, can, grounds.digit, *cited]
    only = _states(" only ", scene, *grounds.claims)
    return [*_leave(reasons), " ", grounds.cell, only, grounds.digit, *cited]


# ------------------------------------------------------------------------------------------ common

_Reason: TypeAlias = tuple[Part, int]
"""Something that leaves no choice, and how many things that are."""


def _leave(reasons: Sequence[_Reason]) -> Words:
    """`row 6 and column 7 leave`."""
    number = sum(number for _, number in reasons)
    return [*_listed([[said] for said, _ in reasons]), " leaves" if number == 1 else " leave"]


def _earlier(causes: Causes) -> list[_Reason]:
    """The steps, and what else, that ruled out what no placed digit does.

    What the puzzle bars is not said: the marks that it begins with show it.
    """
    if not causes:
        return []
    steps = sorted({cause.step for cause in causes if cause.step is not None})
    reasons: list[_Reason] = [(steps_named(steps), len(steps))] if steps else []
    kinds = {cause.kind for cause in causes}
    if CauseKind.EARLIER in kinds:
        reasons.append(("what went before", 1))
    return reasons


def _listed(items: Sequence[Words]) -> Words:
    """The items with commas between them, and an "and" before the last."""
    said: Words = []
    for index, item in enumerate(items):
        if index:
            said.append(" and " if index == len(items) - 1 else ", ")
        said += item
    return said


def _states(text: str, scene: Scene[Any], *claims: Assertion) -> Span:
    """Words that state something of the board that a step stands on."""
    number = _number(scene)
    held = [claim if isinstance(claim, AtStep) else AtStep(number, claim) for claim in claims]
    return states(text, *held)


def _cited(scene: Scene[Any]) -> Words:
    return [" (", step_number(_number(scene)), ")"]
