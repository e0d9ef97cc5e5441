"""Evidence for forcing chains and nets: proofs, as trees of lines.

Facts refer to each other by candidate: on any line, and on the lines that enclose it, a candidate
is settled once, as true by force or as false by refutation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from sudologue.inference.citation import ClueConstraint
from sudologue.inference.constraint import Constraint, HouseConstraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Candidate, Clue


@dataclass(frozen=True)
class Forced:
    """`candidate` is true: `because` of these facts, it is all that `truth` has left."""

    candidate: Candidate
    truth: Constraint
    because: tuple[Candidate, ...]

    @property
    def settles(self) -> tuple[Candidate, ...]:
        """The facts that the line adds."""
        return (self.candidate,)


@dataclass(frozen=True)
class Struck:
    """`candidates` are false: `because` of these facts, no way to fill `clue` uses them.

    `apart` are the links that keep its cells from taking the same digit, as far as that counts.
    """

    candidates: tuple[Candidate, ...]
    clue: Clue
    because: tuple[Candidate, ...]
    apart: tuple[Constraint, ...] = ()

    @property
    def settles(self) -> tuple[Candidate, ...]:
        """The facts that the line adds."""
        return self.candidates


FollowingLine = Forced | Struck
"""A line that follows from those before it, without a supposition of its own."""


@dataclass(frozen=True)
class Refutation:
    """`assumption` is false: its lines end where `because` of these facts `dead` has nothing left,
    or, if it is a clue, cannot be filled.

    Lines come in order. A line that is itself a refutation says that its assumption is false as
    long as the enclosing ones are made.
    """

    assumption: Candidate
    lines: tuple[Forced | Struck | Refutation, ...]
    dead: Constraint | ClueConstraint
    because: tuple[Candidate, ...]

    @cached_property
    def size(self) -> int:
        """How many nodes the proof has: assumptions, what follows, and contradictions."""
        return 2 + sum(line.size if isinstance(line, Refutation) else 1 for line in self.lines)

    @cached_property
    def depth(self) -> int:
        """How many assumptions stand at once where the proof is deepest."""
        return 1 + max(
            (line.depth for line in self.lines if isinstance(line, Refutation)), default=0
        )

    def forced(self) -> Iterator[Forced]:
        """All forced lines, those of the refutations within included."""
        for line in self.lines:
            if isinstance(line, Refutation):
                yield from line.forced()
            elif isinstance(line, Forced):
                yield line

    def truths(self) -> Iterator[Constraint]:
        """What its lines are all that is left of, and what has nothing left."""
        yield from truths_of_lines(self.lines)
        if not isinstance(self.dead, ClueConstraint):
            yield self.dead

    def clues(self) -> Iterator[ClueConstraint]:
        """The clues that strike something, and one that cannot be filled."""
        yield from clues_of_lines(self.lines)
        if isinstance(self.dead, ClueConstraint):
            yield self.dead


ProofLines = tuple[Forced | Struck | Refutation, ...]


def truths_of_lines(lines: ProofLines) -> Iterator[Constraint]:
    for line in lines:
        if isinstance(line, Refutation):
            yield from line.truths()
        elif isinstance(line, Forced):
            yield line.truth


def clues_of_lines(lines: ProofLines) -> Iterator[ClueConstraint]:
    for line in lines:
        if isinstance(line, Refutation):
            yield from line.clues()
        elif isinstance(line, Struck):
            yield ClueConstraint(line.clue)


@dataclass(frozen=True)
class Case:
    """If `assumption` is true, its lines lead to the conclusion, through the fact `because`."""

    assumption: Candidate
    lines: tuple[Forced | Struck | Refutation, ...]
    because: Candidate

    @property
    def is_struck(self) -> bool:
        """Whether the fact at its end is false: then it is the conclusion itself."""
        struck = (line.candidates for line in self.lines if isinstance(line, Struck))
        return any(self.because in candidates for candidates in struck)

    @property
    def size(self) -> int:
        """How many nodes its proof has: the assumption, what is forced, and the conclusion."""
        return 2 + len(self.lines)


def clues_of_cases(cases: Iterable[Case]) -> tuple[ClueConstraint, ...]:
    """The clues that the lines of cases cite, each once."""
    return tuple(dict.fromkeys(clue for case in cases for clue in clues_of_lines(case.lines)))


@dataclass(frozen=True, kw_only=True)
class ContradictionEvidence(RoleEvidence):
    """The conclusion's opposite, assumed, leads to a contradiction."""

    proof: Refutation

    def basics(self) -> Evidence:
        assumption = self.proof.assumption
        return Evidence(
            focus_cells=(assumption.cell,),
            focus_digit=assumption.digit,
            truths=tuple(dict.fromkeys(self.proof.truths())),
            clues=tuple(dict.fromkeys(self.proof.clues())),
        )


@dataclass(frozen=True, kw_only=True)
class VerityEvidence(RoleEvidence):
    """One of the candidates of `truth` is true, and each of them leads to the conclusion."""

    truth: Constraint
    cases: tuple[Case, ...]

    def basics(self) -> Evidence:
        cited = (truth for case in self.cases for truth in truths_of_lines(case.lines))
        return Evidence(
            focus_house=self.truth.house if isinstance(self.truth, HouseConstraint) else None,
            truths=tuple(dict.fromkeys((self.truth, *cited))),
            clues=clues_of_cases(self.cases),
        )
