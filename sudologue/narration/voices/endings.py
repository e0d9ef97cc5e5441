"""How a narration ends, and what has been shown by then.

When every step is forced, a finished board is a theorem: there is no other solution. Steps that
take something for granted, or that cite nothing, prove less, and the ending says so.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sudologue.inference import Diagnosis, SolveResult, SolveStatus
from sudologue.narration.claims.board_claims import AtStep, CanOnlyBe
from sudologue.narration.phrasing.filling import Speaker, as_sentence, when
from sudologue.narration.phrasing.passage import Passage, say, step_number
from sudologue.narration.steps.causes import eliminated
from sudologue.narration.steps.clashes import nothing_goes_on
from sudologue.narration.steps.scene import Scene, technique

_STEPS_NAMED = 6
_HARDEST_NAMED = 3
_CELLS_NAMED = 5
_RULES_NAMED = 12
_endings = Speaker(__name__)


@dataclass(frozen=True)
class Caveats:
    """The steps, by number, that take one solution for granted, and those that cite nothing."""

    assuming: tuple[int, ...]
    unfounded: tuple[int, ...]
    of_puzzle: bool

    @property
    def cases(self) -> Collection[str]:
        """Whether the steps prove less than they might, and whether they begin with a puzzle."""
        assuming = self.assuming and not self.unfounded
        return when(unfounded=self.unfounded, assuming=assuming, puzzle=self.of_puzzle)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The steps that prove less."""
        return self.unfounded or self.assuming

    @classmethod
    def of(cls, result: SolveResult) -> Caveats:
        assuming: list[int] = []
        unfounded: list[int] = []
        for number, step in enumerate(result.steps, 1):
            evidence = step.inference.evidence
            if evidence.assumption is not None:
                assuming.append(number)
            elif not evidence.truths and not evidence.clues:
                unfounded.append(number)
        board = result.initial
        is_puzzle = board.masks.filled == board.masks.givens and not eliminated(board)
        return cls(tuple(assuming), tuple(unfounded), is_puzzle)


def ending(result: SolveResult, hardest: Sequence[Scene[Any]] = ()) -> Sequence[Passage]:
    """The ending in full; it names the hardest steps, if they are few and prove something."""
    match result.status:
        case SolveStatus.SOLVED:
            solved = _with_caveats("solved", result)
            if 0 < len(hardest) <= _HARDEST_NAMED and not Caveats.of(result).numbers:
                solved = _with_hardest(solved, hardest)
            left_out = _endings.say("left_out", saved=result.saved) if result.saved else None
            return (say(solved, left_out and " ", left_out),)
        case SolveStatus.STUCK:
            return (_stuck(result),)
        case SolveStatus.CONTRADICTION:
            return (_with_caveats("contradiction", result, dead_end=dead_end(result)),)
        case SolveStatus.STOPPED:
            return (_endings.say("stopped", left=_left(result), end=_stopped_by(result)),)


def _with_hardest(solved: Passage, hardest: Sequence[Scene[Any]]) -> Passage:
    numbers = [step_number(scene.number or 0) for scene in hardest]
    names = {"solved": solved, "numbers": numbers, "technique": hardest[0].technique}
    return _endings.say("hardest", *when(several=len(hardest) > 1), **names)


def short_ending(result: SolveResult) -> Passage:
    """The ending in a line."""
    steps = len(result.steps)
    match result.status:
        case SolveStatus.SOLVED:
            return _with_caveats("short_solved", result, steps=steps)
        case SolveStatus.STUCK:
            why = _several_solutions(result) or _left_and_spent(result)
            return _endings.say("short_stuck", steps=steps, why=why)
        case SolveStatus.STOPPED:
            names = {"left": _left(result), "end": _stopped_by(result)}
            return _endings.say("short_stopped", steps=steps, **names)
        case SolveStatus.CONTRADICTION:
            end = dead_end(result)
            return _with_caveats("short_contradiction", result, steps=steps, dead_end=end)


def _with_caveats(key: str, result: SolveResult, **names: Any) -> Passage:
    """What has been shown, as far as it has."""
    caveats = Caveats.of(result)
    numbers = caveats.numbers
    cases = when(already=not result.steps, many=len(numbers) > _STEPS_NAMED)
    first = step_number(numbers[0]) if numbers else None
    return _endings.say(key, *caveats.cases, *cases, numbers=numbers, first=first, **names)


def _several_solutions(result: SolveResult) -> Passage | None:
    """The two solutions that can be shown, where that is why no reasoning led to one."""
    if result.diagnosis is None or not result.diagnosis.solutions:
        return None
    shown = [board.to_string() for board in result.diagnosis.solutions]
    return _endings.say("several", solutions=shown)


def _stuck(result: SolveResult) -> Passage:
    several, diagnosis = _several_solutions(result), result.diagnosis
    if several is not None:
        return _endings.say("stuck", "several", left=_left(result), several=several)
    told: list[Passage] = []
    if diagnosis is not None and diagnosis.tightest:
        if diagnosis.words:
            told = [as_sentence(say(diagnosis.words.rstrip(".")))]
        else:
            told = [_tightest(result, diagnosis)]
            told += [_tried(diagnosis)] if diagnosis.budget is None else []
    return _endings.say("stuck", *when(more=told), left=_left_and_spent(result), more=told)


def _stopped_by(result: SolveResult) -> Passage:
    by = result.diagnosis.stopped if result.diagnosis else None
    return _endings.say("stopped_by", *when(known=by), by=by)


def _left_and_spent(result: SolveResult) -> Passage:
    """What is left, and the budget, if one ended the solve."""
    budget = result.diagnosis.budget if result.diagnosis else None
    left, further = _left(result), when(further=result.steps)
    if budget is None:
        return left
    return _endings.say("left_and_spent", *further, left=left, budget=budget)


def _left(result: SolveResult) -> Passage:
    masks = result.final_board.masks
    cells, candidates = masks.open_cells.bit_count(), masks.live.bit_count()
    return _endings.say("left", cells=cells, candidates=candidates)


def _tightest(result: SolveResult, diagnosis: Diagnosis) -> Passage:
    cells: list[Passage] = []
    for cell, domain in diagnosis.tightest[:_CELLS_NAMED]:
        digits = tuple(sorted(domain))
        claim = AtStep(len(result.steps) + 1, CanOnlyBe((cell,), digits))
        cells.append(_endings.say("tight_cell", cell=cell, claim=claim, digits=digits))
    if more := len(diagnosis.tightest) - len(cells):
        cells.append(_endings.say("more_cells", more=more))
    return _endings.say("tightest", cells=cells)


def _tried(diagnosis: Diagnosis) -> Passage:
    rules = [technique(slug) for slug in diagnosis.rules_tried]
    count = len(rules)
    cases = when(none=not count, one=count == 1, many=count > _RULES_NAMED)
    return _endings.say("tried", *cases, rules=rules, ends=[*rules[:1], *rules[-1:]])


def dead_end(result: SolveResult) -> Passage:
    """What has nothing left, or what clashes."""
    recorded = result.diagnosis.dead_end if result.diagnosis else None
    end = recorded or result.final_board.dead_end
    if end is None:
        return _endings.say("dead_end")
    return nothing_goes_on(end, len(result.steps) + 1)
