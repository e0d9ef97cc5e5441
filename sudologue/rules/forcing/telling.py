"""Forcing chains and nets: what follows from a supposition, line by line or in outline.

A short proof is told whole. Of a long one the outline is told, and the proof voice has all its
lines: numbered, each with what forces it and the lines that it leans on. A supposition made on top
of another is numbered within it: the lines of (4) are (4.1), (4.2) and so on. Where all of a step
would fill more than a few pages, the innermost suppositions are folded: one line says how each of
them ends, how many lines that takes, and what these lean on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.inference import (
    CellConstraint,
    Constraint,
    HouseConstraint,
    Placement,
    SightConstraint,
)
from sudologue.model import Candidate
from sudologue.narration.citations import left_of, must, nothing_left, only_once
from sudologue.narration.english import all_of, count, listing, number_word, within
from sudologue.narration.houses import short_name
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
from sudologue.narration.telling import Telling, tells
from sudologue.rules.forcing.evidence import (
    Case,
    ContradictionEvidence,
    Forced,
    ProofLines,
    Refutation,
    VerityEvidence,
)

_TOLD_WHOLE = 5
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
        return say("nothing left of ", _short(scene.evidence.proof.dead))

    def observation(self, scene: Scene[ContradictionEvidence]) -> Passage:
        proof = scene.evidence.proof
        supposed = proof.assumption
        opening = say("suppose ", supposed.cell, " were ", supposed.digit, ". ")
        end = nothing_left(proof.dead, scene.size)
        forced = [line for line in proof.lines if isinstance(line, Forced)]
        if len(forced) < len(proof.lines) or len(forced) > _TOLD_WHOLE:
            return say(
                opening, _outline(proof, forced), ", and in the end ", end, _offer(proof.size)
            )
        if not forced:
            return say(opening, "Then ", end)
        then = say(forced[0].candidate.cell, " would have to be ", forced[0].candidate.digit)
        more = [say(line.candidate.cell, " ", line.candidate.digit) for line in forced[1:]]
        return say(opening, "Then ", listing([then, *more]), ", and ", end)

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
        return say("from ", _short(scene.evidence.truth))

    def observation(self, scene: Scene[VerityEvidence]) -> Passage:
        evidence = scene.evidence
        remaining = left_of(scene.before, evidence.truth)
        conclusion = scene.action.candidates[0]
        cases = [say(". ", _case(case, conclusion)) for case in evidence.cases]
        size = sum(len(case.lines) + 1 for case in evidence.cases)
        long = any(len(case.lines) > _TOLD_WHOLE for case in evidence.cases)
        return say(
            must(evidence.truth, remaining, scene.size), *cases, _offer(size) if long else None
        )

    def argument(self, scene: Scene[VerityEvidence]) -> Passage:
        return say(f"it comes to the same in {all_of(len(scene.evidence.cases))} cases")

    def contradiction(self, scene: Scene[VerityEvidence]) -> Sequence[Passage]:
        evidence, conclusion = scene.evidence, scene.action.candidates[0]
        holds = isinstance(scene.action, Placement)
        lines: list[Passage] = []
        for case_number, case in enumerate(evidence.cases, 1):
            prefix, numbers = f"{case_number}.", Numbers()
            lines.append(_suppose(case.assumption, numbers, prefix))
            lines += _lines(case.lines, numbers, prefix)
            if not holds:
                then = say(f"({prefix}{len(case.lines) + 2}) Then ", conclusion.cell, " is not ")
                lines.append(say(then, conclusion.digit, _by([numbers[case.because]]), "."))
        return lines


def _short(truth: Constraint) -> Passage:
    """The truth as the community writes it: `r8c2`, `4 in b7`."""
    if isinstance(truth, HouseConstraint):
        return say(truth.digit, " in ", short_name(truth.house))
    return _left_out(truth)


def _outline(proof: Refutation, forced: Sequence[Forced]) -> Passage:
    """What a long proof comes through on its way."""
    refuted = [line.assumption for line in proof.lines if isinstance(line, Refutation)]
    more = f"force {count(len(forced), 'more digit')}" if forced else None
    fails = None
    if refuted:
        named = [say(c.cell, " being ", c.digit) for c in refuted[:3]]
        if len(refuted) > 3:
            named.append(say(f"{number_word(len(refuted) - 3)} more"))
        supposition = "a further supposition" if len(refuted) == 1 else "further suppositions"
        fails = say(f"refute {supposition} made on top of it, ", listing(named))
    return say("That would ", more, " and " if more and fails else None, fails)


def _offer(size: int) -> Passage:
    return say(f" (the proof voice tells all {size} lines)")


def _case(case: Case, conclusion: Candidate) -> Passage:
    """`If r1c1 is 3, r4c1 has to be 7 and r7c1 9`."""
    opening = say("If ", case.assumption.cell, " is ", case.assumption.digit, ", ")
    forced = [line.candidate for line in case.lines if isinstance(line, Forced)]
    if not forced:
        if case.assumption == conclusion:
            return say(opening, "there it is")
        if case.assumption.cell == conclusion.cell:
            return say(opening, "that cell is taken")
        return say(opening, conclusion.cell, " sees that ", conclusion.digit)
    if len(forced) > _TOLD_WHOLE:
        last = forced[-1]
        return say(
            opening,
            f"{number_word(len(forced))} digits follow, the last of them ",
            last.digit,
            " in ",
            last.cell,
        )
    then = say(forced[0].cell, " has to be ", forced[0].digit)
    return say(opening, listing([then, *(say(c.cell, " ", c.digit) for c in forced[1:])]))


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
    number = f"({prefix}{len(proof.lines) + 2})"
    yield say(number, " Then ", nothing_left(proof.dead, 0, would=False), because, ".")


def _suppose(assumption: Candidate, numbers: Numbers, prefix: str) -> Passage:
    number = numbers[assumption] = f"({prefix}1)"
    return say(number, " Suppose that ", assumption.cell, " is ", assumption.digit, ".")


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
            yield say(number, " So ", line.assumption.cell, " is not ", line.assumption.digit, ".")
        else:
            numbers[line.candidate] = number
            yield say(
                number,
                " Then ",
                line.candidate.cell,
                " is ",
                line.candidate.digit,
                ", ",
                all_that_is_left(line.truth, line.candidate.digit),
                _by([numbers[fact] for fact in line.because]),
                ".",
            )


def _folded(proof: Refutation, numbers: Numbers, number: str) -> Passage:
    """A refutation in one line: how it ends, how long it is, and what it leans on outside."""
    supposed = proof.assumption
    outside = dict.fromkeys(fact for fact in _leaned_on(proof) if fact in numbers)
    return say(
        number,
        " Suppose that ",
        supposed.cell,
        " is ",
        supposed.digit,
        f". Then, {count(proof.size - 1, 'line')} on, ",
        nothing_left(proof.dead, 0, would=False),
        _by([cited for fact, cited in numbers.items() if fact in outside]),
        ". So ",
        supposed.cell,
        " is not ",
        supposed.digit,
        ".",
    )


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
        return say(f"the only {places} left for ", digit, " ", within(truth.house))
    return say("all that is left of ", _left_out(truth))


def _left_out(truth: CellConstraint | SightConstraint) -> Passage:
    """The truths that are no house's."""
    if isinstance(truth, CellConstraint):
        return say(truth.cell)
    return say(truth.digit, " in sight of ", truth.one, " and ", truth.other)


def _by(numbers: Sequence[str]) -> Passage | None:
    return say(", by ", listing(say(number) for number in numbers)) if numbers else None
