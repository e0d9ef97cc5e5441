"""Proofs line by line: each with its number, what forces it, and the lines that it leans on.

A supposition made on top of another is numbered within it: the lines of (4) are (4.1), (4.2) and so
on. Where all of a step would fill more than a few pages, the innermost suppositions are folded: one
line says how each of them ends, how many lines that takes, and what these lean on. Whoever says how
many lines a proof has counts these.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from typing import Any, NamedTuple

from sudologue.inference import ClueConstraint, Constraint, Placement
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import RuleOut
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.scene import Scene
from sudologue.rules.forcing.evidence import Case, Forced, ProofLines, Refutation
from sudologue.rules.forcing.telling.settled import Settled, forced, settled_by
from sudologue.rules.forcing.telling.truths_in_words import NothingLeft, TruthOfLine, placed, struck

_numbered = Speaker(__name__)

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
            number, by = f"{prefix}{len(case.lines) + 2}", [numbers[case.because]]
            is_not = RuleOut((case.because,), (conclusion,))
            lines.append(_line("excluded", number, by, **placed(conclusion), is_not=is_not))
    return lines


def walk(proof: Refutation, shown: int = _UNFOLDED) -> Iterator[Line]:
    """The lines of a refutation; of suppositions within suppositions, so many levels are shown."""
    return _refutation(proof, {}, {}, "", shown)


def _line(key: str, number: str, by: Iterable[str] = (), *cases: str, **names: Any) -> Passage:
    """A line with its number, and those of the lines that it leans on."""
    because = [f"({each})" for each in dict.fromkeys(by)]
    leaning = when(leaning=because)
    return _numbered.say(key, *cases, *leaning, number=f"({number})", because=because, **names)


def _refutation(
    proof: Refutation, known: LineNumbers, outer: Settled, prefix: str, shown: int
) -> Iterator[Line]:
    """A refutation's lines; `known` are the lines of what encloses it, by what they settle."""
    numbers, settled = dict(known), settled_by(proof.assumption, proof.lines, outer)
    yield _suppose(proof.assumption, numbers, prefix)
    yield from _lines(proof.lines, numbers, settled, prefix, shown - 1)
    number, by = f"{prefix}{len(proof.lines) + 2}", [numbers[fact] for fact in proof.because]
    words = _line("dead", number, by, end=NothingLeft.of(proof, settled))
    yield Line(LineKind.DEAD, number, proof.dead, proof.because, words)


def _suppose(assumption: Candidate, numbers: LineNumbers, prefix: str) -> Line:
    number = numbers[assumption] = f"{prefix}1"
    words = _line("supposed", number, **placed(assumption))
    return Line(LineKind.SUPPOSED, number, assumption, (), words)


def _lines(
    lines: ProofLines, numbers: LineNumbers, settled: Settled, prefix: str, shown: int = _UNFOLDED
) -> Iterator[Line]:
    for index, line in enumerate(lines, 2):
        number = f"{prefix}{index}"
        if isinstance(line, Refutation):
            if shown:
                yield from _refutation(line, numbers, settled, f"{number}.", shown)
                words = _line("refuted", number, **placed(line.assumption))
            else:
                words = _folded(line, numbers, settled, number)
            numbers[line.assumption] = number
            kind = LineKind.REFUTED if shown else LineKind.FOLDED
            yield Line(kind, number, line.assumption, (), words)
            continue
        numbers.update(dict.fromkeys(line.settles, number))
        by = [numbers[fact] for fact in line.because]
        if isinstance(line, Forced):
            own, claim, why = line.candidate, forced(line, settled), TruthOfLine(line.truth)
            words = _line("forced", number, by, **placed(own), forced=claim, why=why)
            yield Line(LineKind.FORCED, number, own, line.because, words)
        else:
            cases, losses = when(apart=line.apart), struck(line, settled)
            words = _line("struck", number, by, *cases, losses=losses, clue=line.clue)
            yield Line(LineKind.STRUCK, number, line.candidates, line.because, words)


def _folded(proof: Refutation, numbers: LineNumbers, outer: Settled, number: str) -> Passage:
    """A refutation in one line: how it ends, how long it is, and what it leans on outside."""
    facts = set(leaned_on(proof))
    by = [cited for fact, cited in numbers.items() if fact in facts]
    end = NothingLeft.of(proof, settled_by(proof.assumption, proof.lines, outer))
    lines = number_of_lines(proof) - 1
    return _line("folded", number, by, **placed(proof.assumption), lines=lines, end=end)


def leaned_on(proof: Refutation) -> Iterator[Candidate]:
    """The facts that a refutation's lines lean on, its own among them."""
    yield from proof.because
    for line in proof.lines:
        if isinstance(line, Refutation):
            yield from leaned_on(line)
        else:
            yield from line.because
