"""Proofs line by line: each with its number, what forces it, and the lines that it leans on.

A supposition made on top of another is numbered within it: the lines of (4) are (4.1), (4.2) and so
on. Where all of a step would fill more than a few pages, the innermost suppositions are folded: one
line says how each of them ends, how many lines that takes, and what these lean on. Whoever says how
many lines a proof has counts these.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Any, NamedTuple

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
from sudologue.narration.claims.board_claims import RuleOut
from sudologue.narration.phrasing.english import clauses, clue_name, count, listing, within
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.steps.conclusions import group_by_digits
from sudologue.narration.steps.scene import Scene
from sudologue.rules.forcing.evidence import Case, Forced, ProofLines, Refutation, Struck
from sudologue.rules.forcing.telling.settled import Settled, dead, forced, settled_by, struck

_UNFOLDED = 1000

LineNumbers = dict[Candidate, str]
"""The numbers of a proof's lines, such as `4.1`, by the candidates that they settle."""


class LineKind(Enum):
    """What a line says: of a candidate or several, or, where it is dead, of a truth or a clue."""

    SUPPOSED = auto()
    FORCED = auto()
    STRUCK = auto()
    REFUTED = auto()
    DEAD = auto()
    FOLDED = auto()
    """A refutation in one line."""


class Line(NamedTuple):
    """A line of a proof: its number, what it is about, what it leans on, and its words."""

    kind: LineKind
    number: str
    about: Candidate | tuple[Candidate, ...] | Constraint | ClueConstraint
    because: tuple[Candidate, ...]
    words: Passage


def lines_of_refutation(proof: Refutation, most: int | None = None) -> list[Passage]:
    """All lines of a refutation; folded from the inside where they are more than so many."""
    lines = [line.words for line in walk(proof)]
    for shown in range(proof.depth - 1, 0, -1):
        if most is None or len(lines) <= most:
            break
        lines = [line.words for line in walk(proof, shown)]
    return lines


def number_of_lines(proof: Refutation) -> int:
    """How many lines a refutation has in full: as many as are told, without telling them."""
    inner = [number_of_lines(line) + 1 for line in proof.lines if isinstance(line, Refutation)]
    return 2 + len(proof.lines) - len(inner) + sum(inner)


def lines_of_cases(scene: Scene[Any], cases: Sequence[Case]) -> list[Passage]:
    """All lines of the proofs by which the cases lead to the conclusion."""
    conclusion, lines = scene.action.candidates[0], list[Passage]()
    for case_number, case in enumerate(cases, 1):
        prefix, numbers = f"{case_number}.", LineNumbers()
        settled = settled_by(case.assumption, case.lines)
        lines.append(_suppose(case.assumption, numbers, prefix).words)
        lines += (line.words for line in _lines(case.lines, numbers, settled, prefix))
        if not isinstance(scene.action, Placement) and not case.is_struck:
            number, by = f"({prefix}{len(case.lines) + 2})", _by([numbers[case.because]])
            is_not = states(" is not ", RuleOut((case.because,), (conclusion,)))
            text = "{} Then {}{}{}{}."
            lines.append(phrase(text, number, conclusion.cell, is_not, conclusion.digit, by))
    return lines


def walk(proof: Refutation, shown: int = _UNFOLDED) -> Iterator[Line]:
    """The lines of a refutation; of suppositions within suppositions, so many levels are shown."""
    return _refutation(proof, {}, {}, "", shown)


def _refutation(
    proof: Refutation, known: LineNumbers, outer: Settled, prefix: str, shown: int
) -> Iterator[Line]:
    """A refutation's lines; `known` are the lines of what encloses it, by what they settle."""
    numbers, settled = dict(known), settled_by(proof.assumption, proof.lines, outer)
    yield _suppose(proof.assumption, numbers, prefix)
    yield from _lines(proof.lines, numbers, settled, prefix, shown - 1)
    because = _by(list(dict.fromkeys(numbers[fact] for fact in proof.because)))
    number, end = f"{prefix}{len(proof.lines) + 2}", _dead_end(proof, settled)
    words = phrase("{} Then {}{}.", f"({number})", end, because)
    yield Line(LineKind.DEAD, number, proof.dead, proof.because, words)


def _suppose(assumption: Candidate, numbers: LineNumbers, prefix: str) -> Line:
    number = numbers[assumption] = f"{prefix}1"
    text, cell, digit = "{} Suppose that {} is {}.", assumption.cell, assumption.digit
    words = phrase(text, f"({number})", cell, digit)
    return Line(LineKind.SUPPOSED, number, assumption, (), words)


def _lines(
    lines: ProofLines, numbers: LineNumbers, settled: Settled, prefix: str, shown: int = _UNFOLDED
) -> Iterator[Line]:
    for index, line in enumerate(lines, 2):
        number = f"{prefix}{index}"
        if isinstance(line, Refutation):
            if shown:
                yield from _refutation(line, numbers, settled, f"{number}.", shown)
                cell, digit = line.assumption.cell, line.assumption.digit
                words = phrase("{} So {} is not {}.", f"({number})", cell, digit)
            else:
                words = _folded(line, numbers, settled, f"({number})")
            numbers[line.assumption] = number
            kind = LineKind.REFUTED if shown else LineKind.FOLDED
            yield Line(kind, number, line.assumption, (), words)
            continue
        numbers.update(dict.fromkeys(line.settles, number))
        because = _by(list(dict.fromkeys(numbers[fact] for fact in line.because)))
        if isinstance(line, Forced):
            cell, digit = line.candidate.cell, line.candidate.digit
            is_, why = states(" is ", forced(line, settled)), all_that_is_left(line.truth, digit)
            words = phrase("{} Then {}{}{}, {}{}.", f"({number})", cell, is_, digit, why, because)
            yield Line(LineKind.FORCED, number, line.candidate, line.because, words)
        else:
            struck, clue = cannot_be(line, settled), clue_name(line.clue)
            which = WITHOUT_REPEATS if line.apart else None
            text = "{} Then {}, however {} is filled{}{}."
            words = phrase(text, f"({number})", struck, clue, which, because)
            yield Line(LineKind.STRUCK, number, line.candidates, line.because, words)


WITHOUT_REPEATS = " without repeating a digit in sight"
"""What is said of the ways to fill a clue where those with a digit twice do not count."""


def cannot_be(line: Struck, settled: Settled) -> Passage:
    """`r1c1 cannot be 5 or 9, and r1c3 cannot be 2`: what a clue strikes."""
    words = states(" cannot be ", struck(line, settled))
    groups = group_by_digits(line.candidates)
    return clauses(
        [phrase("{}{}{}", listing(cells), words, listing(digits, "or")) for cells, digits in groups]
    )


def _folded(proof: Refutation, numbers: LineNumbers, outer: Settled, number: str) -> Passage:
    """A refutation in one line: how it ends, how long it is, and what it leans on outside."""
    cell, digit = proof.assumption.cell, proof.assumption.digit
    facts = set(_leaned_on(proof))
    because = _by([cited for fact, cited in numbers.items() if fact in facts])
    lines = count(number_of_lines(proof) - 1, "line")
    end = _dead_end(proof, settled_by(proof.assumption, proof.lines, outer))
    text = "{} Suppose that {} is {}. Then, {} on, {}{}. So {} is not {}."
    return phrase(text, number, cell, digit, lines, end, because, cell, digit)


def _leaned_on(proof: Refutation) -> Iterator[Candidate]:
    """The facts that a refutation's lines lean on, its own among them."""
    yield from proof.because
    for line in proof.lines:
        if isinstance(line, Refutation):
            yield from _leaned_on(line)
        else:
            yield from line.because


def _dead_end(proof: Refutation, settled: Settled) -> Passage:
    claim = dead(proof.dead, proof.because, settled)
    match proof.dead:
        case HouseConstraint(house, digit):
            return phrase("{}{} {}", house, states(" has no place for", claim), digit)
        case ClueConstraint(clue):
            return phrase("{}{}", clue_name(clue), states(" cannot be filled", claim))
        case _:
            return phrase("{}{}", left_out(proof.dead), states(" has nothing left", claim))


def all_that_is_left(truth: Constraint, digit: int | None, places: str = "place") -> Passage:
    """What is true since all else of a truth is gone: `the only place left for 4 in row 2`.

    Without the digit, where it was just named: `the only place left in row 2`.
    """
    if isinstance(truth, CellConstraint):
        return say("its last candidate")
    if isinstance(truth, HouseConstraint):
        wanted = phrase(" for {}", digit) if digit else None
        return phrase("the only {} left{} {}", places, wanted, within(truth.house))
    return phrase("all that is left of {}", left_out(truth))


def short(truth: Constraint | ClueConstraint) -> Passage:
    """The truth as the community writes it: `r8c2`, `4 in b7`."""
    if isinstance(truth, HouseConstraint):
        return phrase("{} in {}", truth.digit, short_name(truth.house))
    return left_out(truth)


def nothing(truth: Constraint | ClueConstraint) -> str:
    """What the end of a supposition leaves a cell, or a clue, with."""
    return " with no way to fill it" if isinstance(truth, ClueConstraint) else " with nothing"


def left_out(truth: Constraint | ClueConstraint) -> Passage:
    """The truths that are no house's, and clues."""
    match truth:
        case CellConstraint(cell):
            return say(cell)
        case HouseConstraint(house, digit):
            return phrase("{} {}", digit, within(house))
        case ClueConstraint(clue):
            return clue_name(clue)
        case DistinctConstraint(clue, digit):
            return phrase("{} in {}", digit, clue_name(clue))
        case SightConstraint(one, other, digit):
            return phrase("{} in sight of {} and {}", digit, one, other)


def _by(numbers: Sequence[str]) -> Passage | None:
    return phrase(", by {}", listing(f"({number})" for number in numbers)) if numbers else None
