"""Conclusions in words: alone, and one by one where each has reasons of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sudologue.grouping import grouped
from sudologue.inference import Action, Elimination, Placement
from sudologue.model import Candidate, Cell
from sudologue.narration.phrasing.clauses import in_sentences, side_by_side
from sudologue.narration.phrasing.english import clauses, listing
from sudologue.narration.phrasing.passage import Passage, join, phrase, say

CellsAndDigits = tuple[tuple[Cell, ...], tuple[int, ...]]


def conclusion(action: Action) -> Passage:
    """`r5c6 is 4`; `r1c2 cannot be 3, and r1c8 and r1c9 cannot be 6`."""
    if isinstance(action, Placement):
        return say(action.cell, " is ", action.value)
    return clauses([_cannot_be(*each) for each in group_by_digits(action.candidates)])


def _cannot_be(cells: Sequence[Cell], digits: Sequence[int]) -> Passage:
    return say(listing(cells), " cannot be ", listing(digits, "or"))


def of_those_named(action: Action) -> Passage:
    """The conclusion about cells that the sentence has just named: `they cannot be 3`."""
    groups = group_by_digits(action.candidates)
    if isinstance(action, Placement) or len(groups) > 1 or len(groups[0][0]) == 1:
        return conclusion(action)
    return say("they cannot be ", listing(groups[0][1], "or"))


def cell_by_cell(candidates: Iterable[Candidate]) -> Passage:
    """What each cell loses, as a pencil goes: `r1c1 cannot be 5 or 9, and r1c3 cannot be 2`."""
    alike = cells_by_digits(sorted(candidates))
    return clauses([_cannot_be(cells, digits) for digits, cells in alike.items()])


def cells_by_digits(candidates: Iterable[Candidate]) -> dict[tuple[int, ...], list[Cell]]:
    """The cells of candidates, those with the same digits together."""
    digits_of = grouped((candidate.cell, candidate.digit) for candidate in candidates)
    return grouped((tuple(digits), cell) for cell, digits in digits_of.items())


def places(candidates: Iterable[Candidate], last: str = "and") -> Passage:
    """`6 in r5c5 and r7c5, and 3 in r1c1`; with "or", `3 or 6 in r5c2`."""
    entries = (
        say(listing(digits, last), " in ", listing(cells, last))
        for cells, digits in group_by_digits(candidates)
    )
    return join(entries, f", {last} ")


def candidates_named(candidates: Iterable[Candidate]) -> Passage:
    """`8 in r7c1 and r9c3`, `1 in r4c8 and 2 in r5c8`, `4 in r1c1 and r1c2, and 3 in r2c1`."""
    groups = group_by_digits(candidates)
    entries = [say(listing(digits), " in ", listing(cells)) for cells, digits in groups]
    is_plain = all(len(cells) == len(digits) == 1 for cells, digits in groups)
    return listing(entries) if is_plain else clauses(entries)


def group_by_digits(candidates: Iterable[Candidate]) -> list[CellsAndDigits]:
    """The candidates as cells times digits, by digit or by cell, whichever makes fewer groups."""
    ordered = sorted(candidates)
    cells_of = grouped((candidate.digit, candidate.cell) for candidate in ordered)
    by_digit = grouped((tuple(cells_of[digit]), digit) for digit in sorted(cells_of))
    by_cell = cells_by_digits(ordered)
    if len(by_cell) < len(by_digit):
        return sorted((tuple(cells), digits) for digits, cells in by_cell.items())
    return sorted((cells, tuple(digits)) for cells, digits in by_digit.items())


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
    return side_by_side([_cannot_be(*each) for each in group_by_digits(last.action.candidates)])
