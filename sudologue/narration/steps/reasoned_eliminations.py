"""Conclusions that have reasons of their own, told one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sudologue.inference import Elimination
from sudologue.narration.phrasing.clauses import in_sentences, side_by_side
from sudologue.narration.phrasing.english import listing
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.narration.steps.conclusions import group_by_digits, of_those_named


@dataclass(frozen=True)
class ReasonedElimination:
    """Some of the candidates that a step rules out, and why.

    The reason has just `named` their cells, or not; or it speaks of their cell alone, as `it`.
    """

    reason: Passage
    action: Elimination
    named: bool = True
    as_it: bool = False


def reasons(gains: Sequence[ReasonedElimination]) -> Passage:
    """The reasons with what follows from each; what follows from the last is the step's ending."""
    *others, last = gains
    return in_sentences(
        [*(say(each.reason, ", so ", ending([each])) for each in others), last.reason]
    )


def ending(gains: Sequence[ReasonedElimination]) -> Passage:
    """What follows from the last of the reasons."""
    last = gains[-1]
    if last.as_it:
        digits = sorted({candidate.digit for candidate in last.action.candidates})
        return phrase("it cannot be {}", listing(digits, "or"))
    if last.named:
        return of_those_named(last.action)
    return side_by_side(
        [
            say(listing(cells), " cannot be ", listing(digits, "or"))
            for cells, digits in group_by_digits(last.action.candidates)
        ]
    )
