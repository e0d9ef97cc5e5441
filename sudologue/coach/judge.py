"""Whether a claim is so, and whether the reason that somebody gives for it does.

The reason is put to the kernel, with what it cites and nothing else; where it does not force the
claim, a case is looked for that it leaves open. That a claim is so at all is found by search, and
is never a reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from sudologue.audit import check_inference
from sudologue.audit.kernel_budget import KernelBudget, TooMuchWorkError
from sudologue.audit.laws import Law, law_of, supported
from sudologue.budget import USUAL, Allowance, Limits
from sudologue.coach.claim import Claim, Finding
from sudologue.coach.explain import ClaimAnswer
from sudologue.coach.given_reason import GivenReason
from sudologue.coach.reason_search import ClaimMasks, ReasonSearch
from sudologue.coach.search_check import ClaimCheck, check_claim
from sudologue.inference import (
    Action,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
)
from sudologue.model import Board, Candidate, Cell, House, Layout, bits_of
from sudologue.rules import named
from sudologue.wording import shortened

if TYPE_CHECKING:
    from sudologue.narration import Narrator, Passage


@dataclass(frozen=True, repr=False)
class Ruling(ClaimAnswer):
    """Whether a claim about a board is so, and whether the grounds given do.

    The `inference` is a rule's that makes this conclusion, of the rule named or of any. Where the
    grounds do not force it, `part` is the first part that they leave open, `refusal` says why in
    the kernel's words, and `surviving` are candidates that stand together with its denial. Rules
    were asked `in_time` unless some were given up, so that one of them might yet say it; `limits`
    are how long they may take, and how much work. The words tell what a solution has instead only
    on `reveal`.
    """

    board: Board
    claim: Claim
    grounds: GivenReason | None
    verdict: Finding
    standing: ClaimCheck = field(compare=False)
    inference: Inference | None = None
    part: Action | None = None
    refusal: str | None = None
    in_time: bool = True
    limits: Limits = field(default=USUAL, compare=False)
    reveal: bool = False

    proof = None

    def __repr__(self) -> str:
        return f"<Ruling on {shortened(str(self.claim))}: {self.verdict}>"

    def __bool__(self) -> bool:
        return self.verdict is Finding.VALID

    @property
    def is_at_once(self) -> bool:
        """Whether the board shows the claim by itself: digits that stand, candidates gone."""
        return ClaimMasks.of(self.claim, self.board).is_settled

    @cached_property
    def surviving(self) -> tuple[Candidate, ...]:
        """A case that the grounds leave open: candidates that stand together, the claim denied."""
        evidence = None if self.grounds is None else self.grounds.evidence
        if self.part is None or evidence is None or evidence.assumption is not None:
            return ()
        return counterexample(self.board, self.part, evidence)

    @property
    def house(self) -> House | None:
        """The house that alone was given as the reason, whole or for the digit of the part."""
        cited = () if self.grounds is None else self.grounds.cited
        part = self.part or self.standing.part
        match cited:
            case (House() as house,):
                return house
            case (HouseConstraint(house, digit),) if part and part.candidates[0].digit == digit:
                return house
            case _:
                return None

    @cached_property
    def other_places(self) -> tuple[Cell, ...]:
        """Where else that house could have the digit which is said to be placed in it."""
        part, house, grounds = self.part or self.standing.part, self.house, self.grounds
        if house is None or not isinstance(part, Placement) or grounds is None:
            return ()
        evidence = grounds.evidence or Evidence()
        others = (c for c in self.board.range_of(part.value, house) if c != part.cell)
        return tuple(
            cell
            for cell in others
            if not _has_crowd(counterexample(self.board, _without(cell, part.value), evidence))
        )

    @property
    def fitting(self) -> Inference | None:
        """A conclusion of ours that stands on no more than the grounds cite."""
        evidence = None if self.grounds is None else self.grounds.evidence
        if evidence is None:
            return None
        cited = {*evidence.truths}
        fits = (one for one in self.named_inferences if cited.issuperset(one.evidence.truths))
        return next((one for one in fits if one.evidence.assumption is None), None)

    @property
    def of_same_cell(self) -> Inference | None:
        """What the rule named does conclude about a cell of a claim that is not so."""
        part, rule = self.standing.part, self.grounds and self.grounds.rule
        if part is None or not rule:
            return None
        found = named(rule).apply(self.board)
        cell = part.candidates[0].cell
        return next((one for one in found if cell in {c.cell for c in one.action.candidates}), None)

    @property
    def named_as(self) -> tuple[str, ...]:
        """The rules of ours that make this very conclusion now, by slug, the simplest first.

        Those that take one solution for granted are among them; those that can take minutes are
        not asked. When the time is over, they are those that were found so far.
        """
        return tuple(dict.fromkeys(one.rule for one in self.named_inferences))

    @property
    def named_inferences(self) -> tuple[Inference, ...]:
        """What they find."""
        return self._named[0]

    @property
    def names_all(self) -> bool:
        """Whether there was time for all rules to be asked that `named_as` could have."""
        return self._named[1]

    @cached_property
    def _named(self) -> tuple[tuple[Inference, ...], bool]:
        reasons = ReasonSearch(self.board, True, self.limits)
        return tuple(_direct(reasons, self.claim, None)), reasons.are_all

    def passages(self, voice: str | Narrator = "conversational") -> tuple[Passage, ...]:
        """The ruling in words, with the step of a rule told in a voice."""
        from sudologue.coach.answer_texts import ruled

        return ruled(self, voice)


def ruling_on(
    board: Board,
    claim: Claim,
    grounds: GivenReason | None = None,
    limits: Limits = USUAL,
    *,
    reveal: bool = False,
) -> Ruling:
    """The ruling on a claim about a board, and on the grounds that are given for it.

    Search, a rule and what it is called may each take so long, and so much work.
    """
    with Allowance(limits.budget, limits.seconds):
        standing = check_claim(board, claim)
    reasons = ReasonSearch(board, limits=limits)
    return replace(_ruling(reasons, claim, grounds, standing), limits=limits, reveal=reveal)


def _ruling(
    reasons: ReasonSearch, claim: Claim, grounds: GivenReason | None, standing: ClaimCheck
) -> Ruling:
    board = reasons.board
    if standing.against is not None:
        return Ruling(board, claim, grounds, Finding.FALSE, standing)
    if ClaimMasks.of(claim, board).is_settled:
        return Ruling(board, claim, grounds, Finding.VALID, standing)
    if grounds is None or grounds.rule is not None:
        rule = None if grounds is None else grounds.rule
        cells = set[Cell]() if grounds is None else {*grounds.cells}
        found = _direct(reasons, claim, rule)
        inference = next((one for one in found if cells <= {*one.evidence.focus_cells}), None)
        verdict = Finding.TRUE_BUT_UNPROVED if inference is None else Finding.VALID
        in_time = reasons.are_all or inference is not None
        return Ruling(board, claim, grounds, verdict, standing, inference, in_time=in_time)
    assert grounds.evidence is not None
    found = refused(board, claim, grounds.evidence)
    if found is None:
        return Ruling(board, claim, grounds, Finding.VALID, standing)
    part, refusal = found
    unproved = Finding.TRUE_BUT_UNPROVED
    return Ruling(board, claim, grounds, unproved, standing, None, part, refusal)


def _direct(reasons: ReasonSearch, claim: Claim, rule: str | None) -> Iterator[Inference]:
    """The conclusions of a rule, or of all, that have all of a claim in them, and say it outright.

    What merely follows from a digit placed is not what was claimed.
    """
    target = ClaimMasks.of(claim, reasons.board)
    found = reasons.in_order(target) if rule is None else reasons.by_rule(rule, target)
    placing = bool(claim.placed)
    return (one for one in found if isinstance(one.action, Placement) is placing)


def refused(board: Board, claim: Claim, evidence: Evidence) -> tuple[Action, str] | None:
    """The first part of a claim that evidence does not force on a board, and why."""
    for target in ClaimMasks.of(claim, board).parts:
        (candidate,) = board.masks.tables.candidates_in(target.placed | target.ruled_out)
        placed = Placement(candidate.cell, candidate.digit)
        action = placed if target.placed else Elimination.of_candidates((candidate,))
        verdict = check_inference(board, Inference("claim", action, evidence))
        if not verdict.ok:
            return action, str(verdict.reason)
    return None


def _without(cell: Cell, digit: int) -> Elimination:
    return Elimination([cell], [digit])


def _has_crowd(case: Sequence[Candidate]) -> bool:
    """Whether there is no case, or one with two digits in a cell."""
    return not case or len({candidate.cell for candidate in case}) < len(case)


_MOST_CASES = 20_000


def counterexample(board: Board, part: Action, evidence: Evidence) -> tuple[Candidate, ...]:
    """One candidate for each truth cited, no link or clue broken, and the part of the claim denied.

    A case with one digit in every cell is looked for first, though nobody need have cited that.
    Digits that stand on the board are left out. Nothing if there is no such case, or none was met
    in so many tries.
    """
    layout = board.layout
    cited = _Cited.of(evidence, layout)
    one_a_cell = _Cited(cited.truths, (*cited.links, *layout.tables.domain_masks), cited.laws)
    with suppress(TooMuchWorkError):  # laws of a user's own may have any number of states
        return layout.tables.candidates_in(
            _case(board, part, one_a_cell) or _case(board, part, cited)
        )
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
        cells = tuple(layout.tables.domain_masks[cell] for law in known for cell in law.cells)
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
    masks, layout = board.masks, board.layout
    (candidate,) = part.candidates
    number = layout.tables.candidate_number(candidate.cell, candidate.digit)
    possible, taken = masks.live | masks.filled, 0
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
            return taken & ~masks.filled
        tightest = min((truth & possible for truth in left), key=int.bit_count)
        cases += [(cited.beside(possible, n), taken | 1 << n, left) for n in bits_of(tightest)]
    return 0
