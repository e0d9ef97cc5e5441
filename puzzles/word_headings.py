"""What headings promise of the steps below them, and whether it is so."""

from __future__ import annotations

from puzzles.word_facts import StepFacts
from puzzles.word_frame import Frame, on_marks
from puzzles.word_tokens import Match
from sudologue.rules.forcing.evidence import ContradictionEvidence
from sudologue.rules.order import RANKS


def range(frame: Frame, match: Match, text: str) -> tuple[StepFacts, ...]:
    numbers = match.values[0]
    return frame.between(numbers[0], numbers[-1])


def heading(frame: Frame, match: Match, text: str) -> bool:
    """The steps of a heading are told ones, and follow those that were told before it."""
    numbers = match.values[0]
    told = {step.number for step in frame.steps}
    last = max(frame.told, default=0)
    next_told = min((n for n in told if n > last), default=0)
    ended, frame.promised = frame.promised in (0, last), numbers[-1]
    return ended and {numbers[0], numbers[-1]} <= told and numbers[0] == next_told


def singles_end(frame: Frame, match: Match, text: str) -> bool:
    """The singles go up to the first step that is none."""
    last = match.values[0][-1]
    return not frame.hard or last == max(
        s.number for s in frame.steps if s.number < frame.hard[0].number
    )


def singles(frame: Frame, match: Match, text: str) -> bool:
    return all(step.is_single for step in range(frame, match, text)) and singles_end(
        frame, match, text
    )


def rest_falls(frame: Frame, match: Match, text: str) -> bool:
    steps = range(frame, match, text)
    return all(s.is_placement for s in steps) and steps[-1:] == frame.steps[-1:]


def steps_and_rest(frame: Frame, match: Match, text: str) -> bool:
    """`Two steps beyond singles, and the rest`: so many, and the solve ends there."""
    many, numbers = match.values
    steps = frame.between(numbers[0], numbers[-1])
    return many == sum(1 for s in steps if not s.is_single) and steps[-1:] == frame.steps[-1:]


def first_digits(frame: Frame, match: Match, text: str) -> bool:
    return not any(on_marks(step) for step in range(frame, match, text))


def sum_of_house(frame: Frame, match: Match, text: str) -> bool:
    return match.values[0][0] == sum(frame.solve.layout.tables.digits)


def crux(frame: Frame, match: Match, text: str) -> bool:
    steps = range(frame, match, text)
    return max(s.tier for s in steps) == max(s.tier for s in frame.hard)


def suppositions(frame: Frame, match: Match, text: str) -> bool:
    return any(
        isinstance(s.inference.evidence, ContradictionEvidence) for s in range(frame, match, text)
    )


def no_more(frame: Frame, match: Match, text: str) -> bool:
    return not suppositions(frame, match, text)


def after_crux(frame: Frame, match: Match, text: str) -> bool:
    """Nothing that is left is by the hardest rule of all."""
    most = max(RANKS.get(s.rule, -1) for s in frame.hard)
    return all(RANKS.get(s.rule, -1) < most for s in range(frame, match, text))


def easier(frame: Frame, match: Match, text: str) -> bool:
    steps = range(frame, match, text)
    most = max(s.tier for s in frame.hard)
    return all(s.tier < most for s in steps)


def has_hard(frame: Frame, match: Match, text: str) -> bool:
    return any(not step.is_single for step in range(frame, match, text))
