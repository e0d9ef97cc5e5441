"""A case that a reason leaves open: candidates that stand together with the denial of a claim."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from sudologue.audit.kernel_budget import KernelBudget, TooMuchWorkError
from sudologue.audit.laws import Law, law_of, supported
from sudologue.inference import Action, Evidence, Placement
from sudologue.model import Board, Candidate, Layout, bits_of

_MOST_CASES = 20_000


def counterexample(board: Board, part: Action, evidence: Evidence) -> tuple[Candidate, ...]:
    """One candidate for each truth cited, no link or clue broken, and the part of the claim denied.

    A case with one digit in every cell is looked for first, though nobody need have cited that.
    Digits that stand on the board are left out. Nothing if there is no such case, or none was met
    in so many tries.
    """
    layout = board.layout
    cited = _Cited.of(evidence, layout)
    one_a_cell = _Cited(cited.truths, (*cited.links, *layout.domain_masks), cited.laws)
    with suppress(TooMuchWorkError):  # laws of a user's own may have any number of states
        return layout.candidates_in(_case(board, part, one_a_cell) or _case(board, part, cited))
    return ()


@dataclass(frozen=True)
class _Cited:
    """What a reason cites, as masks and laws."""

    truths: tuple[int, ...]
    links: tuple[int, ...]
    laws: tuple[Law, ...]

    @classmethod
    def of(cls, evidence: Evidence, layout: Layout) -> _Cited:
        """A law that is met has one digit in each of its cells."""
        laws = [law_of(layout, clue) for clue in evidence.clues]
        known = tuple(law for law in laws if law is not None)
        cells = tuple(layout.domain_masks[cell] for law in known for cell in law.cells)
        return cls(
            (*(truth.mask(layout) for truth in evidence.truths), *cells),
            (*(link.mask(layout) for link in evidence.links), *cells),
            known,
        )

    def beside(self, possible: int, chosen: int) -> int:
        """What can stand beside a candidate, by its links."""
        for link in self.links:
            if link >> chosen & 1:
                possible &= ~link | 1 << chosen
        return possible

    def can_be_met(self, possible: int, layout: Layout, work: KernelBudget) -> bool:
        """Whether each law by itself can be."""
        return all(supported(law, layout, possible, work) is not None for law in self.laws)


def _case(board: Board, part: Action, cited: _Cited) -> int:
    """The candidates of a case on open cells; none where none was met."""
    layout = board.layout
    (candidate,) = part.candidates
    number = layout.candidate_number(candidate.cell, candidate.digit)
    possible, taken = board.live | board.filled, 0
    if isinstance(part, Placement):
        possible &= ~(1 << number)
    else:
        possible, taken = cited.beside(possible, number), 1 << number
    work = KernelBudget(layout)
    work.begin()
    cases: list[tuple[int, int, Sequence[int]]] = [(possible, taken, cited.truths)]
    tried = 0
    while cases and tried < _MOST_CASES:
        tried += 1
        possible, taken, left = cases.pop()
        if not cited.can_be_met(possible, layout, work):
            continue
        left = [truth for truth in left if not truth & taken]
        if not left:
            return taken & ~board.filled
        tightest = min((truth & possible for truth in left), key=int.bit_count)
        cases += [(cited.beside(possible, n), taken | 1 << n, left) for n in bits_of(tightest)]
    return 0
