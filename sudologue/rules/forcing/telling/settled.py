"""What the lines of a proof settle, and what each of them claims."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sudologue.inference import Constraint
from sudologue.model import Candidate
from sudologue.narration.claims import Follows, emptied
from sudologue.rules.forcing.evidence import Forced, ProofLines, Refutation

Settled = Mapping[Candidate, bool]
"""Candidates that were supposed or have followed, and whether they are true."""


def settled_by(assumption: Candidate, lines: ProofLines, outer: Settled | None = None) -> Settled:
    """What holds at the end of some lines, and of the ones that enclose them."""
    settled = {**(outer or {}), assumption: True}
    for line in lines:
        if isinstance(line, Forced):
            settled[line.candidate] = True
        else:
            settled[line.assumption] = False
    return settled


def forced(line: Forced, settled: Settled) -> Follows:
    """The claim that a line's candidate is all that its truth has left."""
    true, false = _apart(line.because, settled)
    return Follows(line.truth, (line.candidate,), true, false)


def dead(truth: Constraint, because: Iterable[Candidate], settled: Settled) -> Follows:
    """The claim that a truth has nothing left, because of these facts."""
    return emptied(truth, *_apart(because, settled))


def dead_end(proof: Refutation, outer: Settled | None = None) -> Follows:
    """The claim that a refutation ends where it does."""
    return dead(proof.dead, proof.because, settled_by(proof.assumption, proof.lines, outer))


def _apart(
    because: Iterable[Candidate], settled: Settled
) -> tuple[tuple[Candidate, ...], tuple[Candidate, ...]]:
    """The facts that are true, and those that are false."""
    true: list[Candidate] = []
    false: list[Candidate] = []
    for fact in because:
        (true if settled[fact] else false).append(fact)
    return tuple(true), tuple(false)
