"""Singles in a row, by digit, by house, or as one makes the next: a few words for each cell.

3 to 6. The 1s in r2c8, r6c6 and r9c2 leave only r3c4 in box 2 (3), then r8c5 in box 8 (4), r7c7
in box 9 (5) and r4c9 in box 6 (6).

21 to 24. Row 6 and column 7 leave r6c7 only 9 (21), so r1c7 completes column 7 with 2 (22) and
r1c8 box 3 with 9 (23). Box 2 and row 1 leave r1c6 only 6 (24).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, TypeAlias

from sudologue.inference import Placement, threads
from sudologue.model import Cell
from sudologue.narration.claims.board_claims import Assertion, AtStep
from sudologue.narration.phrasing.filling import Speaker, WordedParts, when
from sudologue.narration.phrasing.passage import Part, Passage, say, step_number
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

Told: TypeAlias = tuple[WordedParts, int]
"""What is said, and of how many steps."""

_singles = Speaker(__name__)

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
    sentences: list[WordedParts] = []
    taken = 0
    while taken < len(run):
        said, number = _sentence(run[taken:])
        again = not taken and last is not None and _opening(say(*said.parts)) == _opening(last)
        sentences.append(_singles.wording("sentence", *when(again=again), said=said))
        taken += number
    numbers = [*map(_number, run[:taken])]
    return _singles.say("paragraph", numbers=numbers, sentences=sentences), taken


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
        said, taken = _singles.wording("then", said=said, clause=clause), taken + more
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


def _with_full_houses(said: WordedParts, taken: int, run: Singles) -> Told:
    """What was said, and the full houses that come of it."""
    number = min(_full_houses(run[taken:]), _IN_A_SENTENCE - taken)
    if number <= 0:
        return said, taken
    placed = {scene.evidence.cell for scene in run[:taken]}
    if placed.isdisjoint(run[taken].evidence.house.cells):
        return said, taken
    completed = _completed(run[taken : taken + number])
    return _singles.wording("so", said=said, completed=completed), taken + number


def _completed(run: Singles) -> WordedParts:
    """`r1c7 completes column 7 with 2 (22) and r1c8 box 3 with 9 (23)`."""
    first, *others = run
    told = [_completing(first), *(_completing(scene, "further") for scene in others)]
    return _singles.wording("completed", singles=told)


def _completing(scene: Scene[FullHouseEvidence], *cases: str) -> WordedParts:
    full = scene.evidence
    cell, digit, house = full.cell, full.digit, full.house
    claimed = _claimed(scene, full_house_claims(house, cell, digit))
    return _singles.wording("completing", *cases, cell=cell, digit=digit, house=house, **claimed)


# ----------------------------------------------------------------------------------- hidden singles


def _hidden(run: Singles) -> Told:
    """Hidden singles of one digit, or of one house, or two that have nothing in common."""
    of_digit, of_house = _alike(run, "digit"), _alike(run, "house")
    if len(of_digit) > 1 and len(of_digit) >= len(of_house):
        return _of_one_digit(of_digit)
    if len(of_house) > 1:
        return _of_one_house(of_house[:_OF_ONE_HOUSE])
    if _has_nothing_in_common(run[1:]):
        return _singles.wording("two", one=_left(run[0]), other=_left(run[1])), 2
    return _left(run[0]), 1


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
        return _left(run[0]), 1
    first, *others = [
        _singles.wording("first" if its is grounds[0] else "next", **_named(scene, its))
        for scene, its in zip(run, grounds, strict=False)
    ]
    reasons = _hidden_reasons(grounds[0].digit, sorted(blockers), grounds[0].causes)
    return _singles.wording("of_one_digit", **_counted(reasons), first=first, others=others), number


def _of_one_house(run: Singles) -> Told:
    """`in box 9, the 6s in r2c9 and r6c8 leave only r9c7 (17), and the 7 in …`."""
    first, *others = [_left(scene, "house_named") for scene in run]
    house = run[0].evidence.house
    return _singles.wording("of_one_house", house=house, first=first, others=others), len(run)


def _left(scene: Scene[HiddenSingleEvidence], *cases: str) -> WordedParts:
    """`the 6s in r2c9 and r6c8 leave only r9c7 in box 9 (17)`."""
    grounds = HiddenGrounds.of(scene)
    reasons = _hidden_reasons(grounds.digit, grounds.blockers, grounds.causes)
    its = when(unseen=reasons and not grounds.blockers, no_reason=not reasons)
    return _singles.wording("left", *cases, *its, **_counted(reasons), **_named(scene, grounds))


def _named(scene: Scene[Any], grounds: HiddenGrounds) -> Mapping[str, Any]:
    """A hidden single, and what is claimed of it."""
    cell, digit, house = grounds.cell, grounds.digit, grounds.house
    return {"cell": cell, "digit": digit, "house": house, **_claimed(scene, grounds.claims)}


def _hidden_reasons(digit: int, blockers: Sequence[Cell], causes: Causes) -> list[_Reason]:
    reasons = [(placed_digits(digit, blockers), len(blockers))] if blockers else []
    return [*reasons, *_earlier(causes)]


# ------------------------------------------------------------------------------------ naked singles


def _naked(scene: Scene[NakedSingleEvidence]) -> WordedParts:
    """`row 6 and column 7 leave r6c7 only 9 (21)`."""
    grounds = NakedGrounds.of(scene)
    reasons: list[_Reason] = [(house, 1) for house in grounds.houses]
    reasons += [(placed_digits(digit, (cell,)), 1) for digit, cell in grounds.distant]
    reasons += _earlier(grounds.causes)
    its = {"cell": grounds.cell, "digit": grounds.digit, **_claimed(scene, grounds.claims)}
    return _singles.wording("naked", *when(no_reason=not reasons), **_counted(reasons), **its)


# ------------------------------------------------------------------------------------------ common

_Reason: TypeAlias = "tuple[Part | WordedParts, int]"
"""Something that leaves no choice, and how many things that are."""


def _counted(reasons: Sequence[_Reason]) -> Mapping[str, Any]:
    """The reasons, and how many they are."""
    return {"reasons": [said for said, _ in reasons], "count": sum(n for _, n in reasons)}


def _earlier(causes: Causes) -> list[_Reason]:
    """The steps, and what else, that ruled out what no placed digit does.

    What the puzzle bars is not said: the marks that it begins with show it.
    """
    if not causes:
        return []
    steps = sorted({cause.step for cause in causes if cause.step is not None})
    reasons: list[_Reason] = [(_singles.wording("steps", steps=steps), len(steps))] if steps else []
    kinds = {cause.kind for cause in causes}
    return [*reasons, (_singles.wording("earlier"), 1)] if CauseKind.EARLIER in kinds else reasons


def _claimed(scene: Scene[Any], claims: Iterable[Assertion]) -> Mapping[str, Any]:
    """A step's number, and what is claimed of the board that it stands on."""
    at = _number(scene)
    held = [claim if isinstance(claim, AtStep) else AtStep(at, claim) for claim in claims]
    return {"number": step_number(at), "claims": held}
