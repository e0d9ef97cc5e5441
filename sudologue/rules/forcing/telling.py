"""Forcing chains and nets: what follows from a supposition, line by line or in outline.

A short proof is told whole. Of a long one the outline is told, and the proof voice has all its
lines: numbered, each with what forces it and the lines that it leans on. A supposition made on top
of another is numbered within it: the lines of (4) are (4.1), (4.2) and so on. Where all of a step
would fill more than a few pages, the innermost suppositions are folded: one line says how each of
them ends, how many lines that takes, and what these lean on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sudologue.inference import (
    CellConstraint,
    Constraint,
    HouseConstraint,
    Placement,
    SightConstraint,
)
from sudologue.model import Candidate, Cell
from sudologue.narration.citations import left_of, must, nothing_left, only_once
from sudologue.narration.english import (
    all_of,
    cell_list,
    count,
    listing,
    number_word,
    one_of,
    within,
)
from sudologue.narration.houses import short_name
from sudologue.narration.passage import Passage, join, phrase, say
from sudologue.narration.scene import Scene
from sudologue.narration.telling import Telling, tells
from sudologue.rules.chains.evidence import ChainNode
from sudologue.rules.forcing.evidence import (
    Case,
    ContradictionEvidence,
    Forced,
    ProofLines,
    Refutation,
    VerityEvidence,
)

TOLD_WHOLE = 5
"""The most lines of a proof or a case that other voices than the proof voice tell."""

_MOST_LINES = 195
_UNFOLDED = 1000

Numbers = dict[Candidate, str]
"""The lines of a proof as they are cited, such as `(4.1)`, by the candidates that they settle."""


@tells(ContradictionEvidence)
class ContradictionTelling(Telling[ContradictionEvidence]):
    """A supposition, what it forces, and what it leaves with nothing."""

    def pattern(self, scene: Scene[ContradictionEvidence]) -> Passage:
        return _short(scene.evidence.proof.dead)

    def place(self, scene: Scene[ContradictionEvidence]) -> Passage:
        return phrase("nothing left of {}", _short(scene.evidence.proof.dead))

    def observation(self, scene: Scene[ContradictionEvidence]) -> Passage:
        proof = scene.evidence.proof
        supposed = proof.assumption
        opening = phrase("suppose {} were {}", supposed.cell, supposed.digit)
        end = nothing_left(proof.dead, scene.size)
        forced = [line for line in proof.lines if isinstance(line, Forced)]
        if len(forced) < len(proof.lines) or len(forced) > TOLD_WHOLE:
            text = "{}. That would {}, and in the end {}{}"
            return phrase(text, opening, _outline(proof, forced), end, offer(proof.size))
        if not forced:
            return phrase("{}. Then {}", opening, end)
        nodes = [_node(line.candidate) for line in forced]
        follows = one_after_the_other(nodes, "would have to be", scene.size)
        return phrase("{}. Then {}, and {}", opening, follows, end)

    def contradiction(self, scene: Scene[ContradictionEvidence]) -> Sequence[Passage]:
        proof, evidence = scene.evidence.proof, scene.evidence
        room = _MOST_LINES - len(evidence.truths) - len(only_once(evidence.links))
        lines = tuple(_refutation(proof, {}, ""))
        for shown in range(proof.depth - 1, 0, -1):
            if len(lines) <= room:
                break
            lines = tuple(_refutation(proof, {}, "", shown))
        return lines


@tells(VerityEvidence)
class VerityTelling(Telling[VerityEvidence]):
    """The candidates of a truth, and what each of them leads to."""

    def pattern(self, scene: Scene[VerityEvidence]) -> Passage:
        return _short(scene.evidence.truth)

    def place(self, scene: Scene[VerityEvidence]) -> Passage:
        return phrase("from {}", _short(scene.evidence.truth))

    def observation(self, scene: Scene[VerityEvidence]) -> Passage:
        evidence = scene.evidence
        remaining = left_of(scene.before, evidence.truth)
        required = must(evidence.truth, remaining, scene.size)
        return join([required, *cases_in_short(scene, evidence.cases)], ". ")

    def argument(self, scene: Scene[VerityEvidence]) -> Passage:
        return phrase("it comes to the same in {} cases", all_of(len(scene.evidence.cases)))

    def contradiction(self, scene: Scene[VerityEvidence]) -> Sequence[Passage]:
        return lines_of_cases(scene, scene.evidence.cases)


def cases_in_short(scene: Scene[Any], cases: Sequence[Case]) -> list[Passage]:
    """What each case leads to; after the last, where to read all of it."""
    conclusion = scene.action.candidates[0]
    told = [_case(case, conclusion, scene.size) for case in cases]
    if any(len(case.lines) > TOLD_WHOLE for case in cases):
        told[-1] = say(told[-1], offer(sum(len(case.lines) + 1 for case in cases)))
    return told


def lines_of_cases(scene: Scene[Any], cases: Sequence[Case]) -> list[Passage]:
    """All lines of the proofs by which the cases lead to the conclusion."""
    conclusion, lines = scene.action.candidates[0], list[Passage]()
    for case_number, case in enumerate(cases, 1):
        prefix, numbers = f"{case_number}.", Numbers()
        lines.append(_suppose(case.assumption, numbers, prefix))
        lines += _lines(case.lines, numbers, prefix)
        if not isinstance(scene.action, Placement):
            number, by = f"({prefix}{len(case.lines) + 2})", _by([numbers[case.because]])
            text = "{} Then {} is not {}{}."
            lines.append(phrase(text, number, conclusion.cell, conclusion.digit, by))
    return lines


def _short(truth: Constraint) -> Passage:
    """The truth as the community writes it: `r8c2`, `4 in b7`."""
    if isinstance(truth, HouseConstraint):
        return phrase("{} in {}", truth.digit, short_name(truth.house))
    return _left_out(truth)


def _outline(proof: Refutation, forced: Sequence[Forced]) -> Passage:
    """What a long proof comes through on its way."""
    refuted = [line.assumption for line in proof.lines if isinstance(line, Refutation)]
    more = f"force {count(len(forced), 'more digit')}" if forced else None
    fails = None
    if refuted:
        named = [phrase("{} being {}", c.cell, c.digit) for c in refuted[:3]]
        if len(refuted) > 3:
            named.append(phrase("{} more", number_word(len(refuted) - 3)))
        supposition = "a further supposition" if len(refuted) == 1 else "further suppositions"
        fails = phrase("refute {} made on top of it, {}", supposition, listing(named))
    return join(filter(None, (more, fails)), " and ")


def offer(lines: int) -> Passage:
    """Where to read so many lines."""
    return say(f" (the proof voice tells all {lines} lines)")


def _case(case: Case, conclusion: Candidate, size: int) -> Passage:
    """`If r1c1 is 3, r4c1 has to be 7 and r7c1 9`."""
    forced = [_node(line.candidate) for line in case.lines if isinstance(line, Forced)]
    if case.assumption == conclusion and not forced:
        follows = say("there it is")
    else:
        follows = what_follows(_node(case.assumption), forced, conclusion.cell, size)
    return phrase("If {} is {}, {}", case.assumption.cell, case.assumption.digit, follows)


def _node(candidate: Candidate) -> ChainNode:
    return ChainNode(candidate.digit, (candidate.cell,))


def what_follows(start: ChainNode, nodes: Sequence[ChainNode], target: Cell, size: int) -> Passage:
    """The digits that a start leads to; or, without any, what it does to the target itself."""
    if not nodes:
        if start.cells == (target,):
            return say("that cell is taken")
        return phrase("{} sees that {}", target, start.digit)
    if len(nodes) <= TOLD_WHOLE:
        return one_after_the_other(nodes, "has to be", size)
    last, number = nodes[-1], number_word(len(nodes))
    text = "{} digits follow, the last of them {} in {}"
    return phrase(text, number, last.digit, cell_list(last.cells, size))


def one_after_the_other(nodes: Sequence[ChainNode], verb: str, size: int) -> Passage:
    """`r5c1 has to be 7 and r5c6 9`."""
    first, *others = nodes
    opening = phrase("{} {} {}", one_of(first.cells, size), verb, first.digit)
    more = (phrase("{} {}", one_of(node.cells, size), node.digit) for node in others)
    return listing((opening, *more))


def _refutation(
    proof: Refutation, known: Numbers, prefix: str, shown: int = _UNFOLDED
) -> Iterator[Passage]:
    """A refutation's lines; `known` are the lines of what encloses it, by what they settle.

    Of suppositions within suppositions, so many levels are shown.
    """
    numbers = dict(known)
    yield _suppose(proof.assumption, numbers, prefix)
    yield from _lines(proof.lines, numbers, prefix, shown - 1)
    because = _by([numbers[fact] for fact in proof.because])
    number, end = f"({prefix}{len(proof.lines) + 2})", nothing_left(proof.dead, 0, would=False)
    yield phrase("{} Then {}{}.", number, end, because)


def _suppose(assumption: Candidate, numbers: Numbers, prefix: str) -> Passage:
    number = numbers[assumption] = f"({prefix}1)"
    return phrase("{} Suppose that {} is {}.", number, assumption.cell, assumption.digit)


def _lines(
    lines: ProofLines, numbers: Numbers, prefix: str, shown: int = _UNFOLDED
) -> Iterator[Passage]:
    for index, line in enumerate(lines, 2):
        number = f"({prefix}{index})"
        if isinstance(line, Refutation) and not shown:
            yield _folded(line, numbers, number)
            numbers[line.assumption] = number
        elif isinstance(line, Refutation):
            yield from _refutation(line, numbers, f"{prefix}{index}.", shown)
            numbers[line.assumption] = number
            cell, digit = line.assumption.cell, line.assumption.digit
            yield phrase("{} So {} is not {}.", number, cell, digit)
        else:
            numbers[line.candidate] = number
            cell, digit = line.candidate.cell, line.candidate.digit
            because = _by([numbers[fact] for fact in line.because])
            why = all_that_is_left(line.truth, digit)
            yield phrase("{} Then {} is {}, {}{}.", number, cell, digit, why, because)


def _folded(proof: Refutation, numbers: Numbers, number: str) -> Passage:
    """A refutation in one line: how it ends, how long it is, and what it leans on outside."""
    cell, digit = proof.assumption.cell, proof.assumption.digit
    facts = set(_leaned_on(proof))
    because = _by([cited for fact, cited in numbers.items() if fact in facts])
    lines, end = count(proof.size - 1, "line"), nothing_left(proof.dead, 0, would=False)
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


def all_that_is_left(truth: Constraint, digit: int, places: str = "place") -> Passage:
    """What is true since all else of a truth is gone: `the only place left for 4 in row 2`."""
    if isinstance(truth, CellConstraint):
        return say("its last candidate")
    if isinstance(truth, HouseConstraint):
        return phrase("the only {} left for {} {}", places, digit, within(truth.house))
    return phrase("all that is left of {}", _left_out(truth))


def _left_out(truth: CellConstraint | SightConstraint) -> Passage:
    """The truths that are no house's."""
    if isinstance(truth, CellConstraint):
        return say(truth.cell)
    return phrase("{} in sight of {} and {}", truth.digit, truth.one, truth.other)


def _by(numbers: Sequence[str]) -> Passage | None:
    return phrase(", by {}", listing(numbers)) if numbers else None
