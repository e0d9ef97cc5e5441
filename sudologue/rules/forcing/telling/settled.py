"""What the lines of a proof settle, and what each of them claims."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sudologue.inference import CellConstraint, ClueConstraint, Constraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import ClueForbids, Follows, emptied
from sudologue.rules.forcing.evidence import Forced, ProofLines, Refutation, Struck

Settled = Mapping[Candidate, bool]
"""Candidates that were supposed or have followed, and whether they are true."""


def settled_by(assumption: Candidate, lines: ProofLines, outer: Settled | None = None) -> Settled:
    """What holds at the end of some lines, and of the ones that enclose them."""
    settled = {**(outer or {}), assumption: True}
    for line in lines:
        if isinstance(line, Forced):
            settled[line.candidate] = True
        elif isinstance(line, Struck):
            settled.update(dict.fromkeys(line.candidates, False))
        else:
            settled[line.assumption] = False
    return settled


def forced(line: Forced, settled: Settled) -> Follows:
    """The claim that a line's candidate is all that its truth has left."""
    true, false = _apart(line.because, settled)
    return Follows(line.truth, (line.candidate,), true, false)


def strikes(line: Struck, settled: Settled) -> ClueForbids:
    """The claim that no way to fill a line's clue uses its candidates."""
    true, false = _apart(line.because, settled)
    return ClueForbids(line.clue, line.candidates, true, false, line.apart)


def dead(
    truth: Constraint | ClueConstraint, because: Sequence[Candidate], settled: Settled
) -> Follows | ClueForbids:
    """The claim that a truth has nothing left, or a clue no way to fill it, by these facts."""
    if isinstance(truth, ClueConstraint):
        return ClueForbids(truth.clue, (), *_apart(because, settled))
    return emptied(truth, *_apart(because, settled))


def left_of_cell(
    cell: Cell, left: Iterable[Candidate], proof: Refutation, settled: Settled
) -> Follows:
    """The claim that a cell has just these left, by the facts that end a proof."""
    return Follows(CellConstraint(cell), tuple(left), *_apart(proof.because, settled))


def dead_end(proof: Refutation, outer: Settled | None = None) -> Follows | ClueForbids:
    """The claim that a refutation ends where it does."""
    return dead(proof.dead, proof.because, settled_by(proof.assumption, proof.lines, outer))


def _apart(
    because: Sequence[Candidate], settled: Settled
) -> tuple[tuple[Candidate, ...], tuple[Candidate, ...]]:
    """The facts that are true, and those that are false."""
    true = tuple([fact for fact in because if settled[fact]])
    return true, tuple([fact for fact in because if not settled[fact]])
