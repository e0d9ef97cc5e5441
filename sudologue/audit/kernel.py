"""The kernel: is this inference forced by the constraints it cites, on this board, and by nothing
else?

Small enough to read over a coffee, and importing nothing but the values it judges. It takes the
cited truths as "at least one of its candidates is true" and the cited links as "at most one", takes
the cited clues to be met, supposes that the conclusion is false, and exhausts the cases. If some
case does not end in a contradiction, the citations do not force the conclusion, and the inference
is refused.

Everything is a mask with a bit for each candidate of the board (see `model.layout`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from sudologue.audit.deadly_extras import Masks, proven_extras
from sudologue.audit.kernel_budget import KernelBudget, Position, TooMuchWorkError
from sudologue.audit.laws import Law, law_of, supported
from sudologue.inference import (
    CellConstraint,
    Constraint,
    DistinctConstraint,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
    SightConstraint,
)
from sudologue.messages import Messages
from sudologue.model import Board, Cell, Layout, bits_of, digit_text, expect_board, union_of

_say = Messages(__name__)


@dataclass(frozen=True, repr=False)
class Verdict:
    """What the audit found: `ok`, or the reason why not, and the step's number.

    A number beyond the last step's points at the end of the trace. A `caveat` says what the
    trace takes for granted that the puzzle does not say, and no step shows; `unusual_layout`, of a
    trace's layout, how it differs from the usual one of its size. A verdict is on conclusions: by
    what name a step calls its rule is not asked.
    """

    ok: bool
    reason: str | None = None
    step: int | None = None
    caveat: str | None = field(default=None, compare=False)
    unusual_layout: str | None = field(default=None, compare=False)

    def __bool__(self) -> bool:
        return self.ok

    def __repr__(self) -> str:
        return f"<Verdict {self}>"

    def __str__(self) -> str:
        if self.ok:
            return ", ".join([_say("ok"), *self.reservations])
        if self.step is None:
            return str(self.reason)
        return _say("at_step", step=self.step, reason=self.reason)

    @property
    def reservations(self) -> tuple[str, ...]:
        """What has to be known of a trace that holds: its caveat, and its layout if unusual."""
        layout = self.unusual_layout
        told = None if layout is None else _say("unusual", layout=layout)
        return tuple(part for part in (self.caveat, told) if part is not None)


OK = Verdict(True)


@dataclass(frozen=True, slots=True)
class Receipt:
    """An inference in masks: the candidates it claims to be true or false, and what it cites.

    `assuming` is the evidence of one that takes something for granted. A single places a digit for
    one truth, and takes nothing for granted.
    """

    places: bool
    claims: Masks
    truths: Masks
    links: Masks = ()
    laws: tuple[Law, ...] = ()
    assuming: Evidence | None = None
    is_single: bool = False


def check_inference(board: Board, inference: Inference) -> Verdict:
    """Whether the inference's receipt forces its conclusion on this board."""
    expect_board(board)
    _say.expect(inference, Inference, "an_inference")
    receipt = receipt_of(board.layout, inference)
    work = KernelBudget(board.layout)
    reason = receipt if isinstance(receipt, str) else refusal(board.masks, receipt, work)
    return OK if reason is None else Verdict(False, reason)


def receipt_of(layout: Layout, inference: Inference) -> Receipt | str:
    """The inference in masks, or what in it does not exist in this layout."""
    tables, size = layout.tables, layout.size
    claims: list[int] = []
    for candidate in inference.action.candidates:
        cell, digit = candidate.cell, candidate.digit
        if max(cell.row, cell.col) >= size or not 1 <= digit <= size:
            return _say("off_board", cell=cell, digit=digit)
        claims.append(1 << tables.candidate_number(cell, digit))
    truths: dict[int, None] = {}
    for truth in inference.evidence.truths:
        is_link_only = isinstance(truth, SightConstraint | DistinctConstraint)
        mask = 0 if is_link_only else _mask(layout, truth)
        if not mask:
            return _say("no_truth", truth=truth)
        truths[mask] = None
    links: dict[int, None] = {}
    for link in inference.evidence.links:
        mask = _mask(layout, link)
        if not mask:
            return _say("no_link", link=link)
        links[mask] = None
    laws: list[Law] = []
    for citation in inference.evidence.clues:
        law = law_of(layout, citation)
        if law is None:
            return _say("no_clue", citation=citation)
        laws.append(law)
        for number in law.cells:  # a law that is met has one digit in each cell
            truths[tables.domain_masks[number]] = None
            links[tables.domain_masks[number]] = None
    places = isinstance(inference.action, Placement)
    assuming = None if inference.evidence.assumption is None else inference.evidence
    is_single = places and len(truths) == 1 and assuming is None
    parts = tuple(claims), tuple(truths), tuple(links), tuple(laws)
    return Receipt(places, *parts, assuming, is_single)


def _mask(layout: Layout, constraint: Constraint) -> int:
    """The constraint's candidates; none if it is no constraint of this layout."""
    size = layout.size
    match constraint:
        case CellConstraint(cell):
            exists = max(cell.row, cell.col) < size
        case HouseConstraint(house, digit):
            exists = house in layout.tables.house_masks and 1 <= digit <= size
        case SightConstraint(one, other, digit):
            on_board = max(one.row, one.col, other.row, other.col) < size
            exists = on_board and 1 <= digit <= size and _in_sight(layout, one, other)
        case DistinctConstraint(clue, digit, part):
            sets = getattr(clue, "distinct", ()) if clue in layout.clues else ()
            exists = 0 <= part < len(sets) and 1 <= digit <= size
    return constraint.mask(layout) if exists else 0


def _in_sight(layout: Layout, one: Cell, other: Cell) -> bool:
    tables = layout.tables
    seen = tables.peer_masks[tables.cell_number(one)]
    return bool(seen >> tables.cell_number(other) & 1)


def refusal(board: Position, receipt: Receipt, work: KernelBudget) -> str | None:
    """Why the receipt does not force its conclusion on this board, if so."""
    layout, possible = board.layout, board.live | board.filled
    if receipt.is_single:
        (claim,) = receipt.claims
        if receipt.truths[0] & possible == claim and board.live & claim:
            return None  # as with most steps: it is all that is left of the truth
    for claim in receipt.claims:
        if not board.live & claim:
            candidate = layout.tables.candidate(claim.bit_length() - 1)
            return _say("no_candidate", digit=digit_text(candidate.digit), cell=candidate.cell)
    try:
        work.begin()
        truths = receipt.truths
        if receipt.assuming is not None:
            extras = proven_extras(board, receipt.assuming, truths, receipt.links, work)
            if isinstance(extras, str):
                return extras
            truths += (extras,)
        unforced = _unforced(possible, receipt, truths, _Spared(layout, receipt, work))
    except TooMuchWorkError as error:
        return str(error)
    if unforced is None:
        return None
    candidate = layout.tables.candidate(unforced.bit_length() - 1)
    has_receipt = receipt.truths or receipt.links or receipt.laws
    cases = [*(["places"] if receipt.places else ()), *(() if has_receipt else ["nothing"])]
    return _say("unforced", *cases, cell=candidate.cell, digit=digit_text(candidate.digit))


def _unforced(possible: int, receipt: Receipt, truths: Masks, spared: _Spared) -> int | None:
    """The first claim that truths and links do not force, if there is one."""
    for claim in receipt.claims:
        if receipt.places:
            forced = _refuted(possible ^ claim, truths, None, spared)
        else:
            forced = _refuted(possible, truths, claim.bit_length() - 1, spared)
        if not forced:
            return claim
    return None


class _Spared(dict[int, int]):
    """For a candidate's number, all that may be true with it, by the links; made when needed.

    `cases` counts the cases looked at, of one claim after the other; the laws that are cited are
    kept here beside the links, each with what its cells may be and what it leaves of that: one case
    differs little from the next.
    """

    def __init__(self, layout: Layout, receipt: Receipt, work: KernelBudget) -> None:
        super().__init__()
        self.cases = 0
        self._everything = layout.tables.all_candidates
        self._links = receipt.links
        self.laws, self._layout = receipt.laws, layout
        self._of_laws = [
            (
                law,
                union_of([layout.tables.domain_masks[cell] for cell in law.cells]),
                dict[int, int | None](),
            )
            for law in receipt.laws
        ]
        self.work = work

    def lawful(self, possible: int) -> int | None:
        """What the laws leave of what is possible; nothing if one of them cannot be met."""
        for law, mask, known in self._of_laws:
            its = possible & mask
            if its not in known:
                known[its] = supported(law, self._layout, possible, self.work)
            kept = known[its]
            if kept is None:
                return None
            possible &= kept | ~mask
        return possible

    def __missing__(self, number: int) -> int:
        self.work.spend(1 + len(self._links))
        candidate, gone = 1 << number, 0
        for link in self._links:
            if link & candidate:
                gone |= link
        spared = self[number] = self._everything & ~gone | candidate
        return spared


_MANY_CASES = 100
"""More than nearly all receipts take, so that these are checked as quickly as can be."""

_FEW_TRUTHS = 60
"""As many as patterns leave to be met. To part more takes room that grows with the board."""

_VERY_MANY_CASES = 2_000
"""More than all but proofs within proofs take, which go from one short failure to the next.

With a knight's move barred, a proof of 131 lines takes 110,000 looks instead of 18 million.
"""

_Case: TypeAlias = tuple[int, Sequence[int]]
"""What is possible, and the truths that are still to be met."""


def _refuted(possible: int, truths: Sequence[int], supposed: int | None, spared: _Spared) -> bool:
    """Whether every way to meet the truths, breaking no link, leaves some truth without candidates.

    A case is what is possible, the truths that are still to be met, and the number of a candidate
    that is supposed to be true, if any. Where nothing is forced any more, the truth with the fewest
    candidates left is split into cases. Cases share their truths as they were cited: what is left
    of each is not kept.

    Where there are many cases, a few truths that have nothing to do with each other are met or not
    part by part, for each way to meet the ones would be tried with each way to meet the others: not
    where laws are cited, which join cells that no link joins.
    Where there are very many, candidates that fail at once are looked for first: what is split
    further has no end otherwise in proofs within proofs.
    """
    cases: list[tuple[int, Sequence[int], int | None]] = [(possible, truths, supposed)]
    while cases:
        spared.cases += 1
        case = _followed(*cases.pop(), spared)
        if case is not None and spared.cases > _VERY_MANY_CASES:
            case = _without_failures(*case, spared)
        if case is None:
            continue
        possible, left = case
        if not left:
            return False
        may_part = spared.cases > _MANY_CASES and len(left) <= _FEW_TRUTHS and not spared.laws
        parts = _parts(possible, left, spared) if may_part else ()
        if len(parts) > 1:
            if not any(_refuted(possible, part, None, spared) for part in parts):
                return False
            continue
        split = _tightest(possible, left, spared)
        cases += [(possible, left, number) for number in bits_of(split)]
    return True


def _parts(possible: int, truths: Sequence[int], spared: _Spared) -> list[list[int]]:
    """The truths in parts: no candidate of one excludes any of another; the smallest first."""
    parts: list[tuple[int, list[int]]] = []
    spared.work.spend(len(truths))
    open_candidates = union_of(truths) & possible
    for truth in truths:
        reach, together = truth & possible, [truth]
        for number in bits_of(reach):
            reach |= open_candidates & ~spared[number]
        apart: list[tuple[int, list[int]]] = []
        for other_reach, others in parts:
            if other_reach & reach:
                reach |= other_reach
                together += others
            else:
                apart.append((other_reach, others))
        parts = [*apart, (reach, together)]
    return sorted((together for _, together in parts), key=len)


def _followed(
    possible: int, truths: Sequence[int], supposed: int | None, spared: _Spared
) -> _Case | None:
    """What is left of a case when all that is forced is true; nothing if a truth has none left.

    What a truth is down to is true as well, round by round.
    """
    chosen = 0
    if supposed is not None:
        possible &= spared[supposed]
        chosen = 1 << supposed
    while True:
        spared.work.spend(1 + len(truths))
        before = chosen
        to_meet: list[int] = []
        for truth in truths:
            if truth & chosen:
                continue  # met
            left = truth & possible
            if left & (left - 1):
                to_meet.append(truth)
            elif left:
                possible &= spared[left.bit_length() - 1]
                chosen |= left
            else:
                return None
        truths = to_meet
        if chosen == before:
            lawful = spared.lawful(possible) if spared.laws else possible
            if lawful is None:
                return None
            if lawful == possible:
                return possible, truths
            possible = lawful


def _without_failures(possible: int, truths: Sequence[int], spared: _Spared) -> _Case | None:
    """The case without candidates that fail as soon as what they force is followed."""
    before = None
    while before != possible:
        before = possible
        for truth in truths:
            for number in bits_of(truth & possible):
                if _followed(possible, truths, number, spared) is None:
                    possible &= ~(1 << number)
        case = _followed(possible, truths, None, spared)
        if case is None:
            return None
        possible, truths = case
    return possible, truths


def _tightest(possible: int, truths: Sequence[int], spared: _Spared) -> int:
    """What is left of the truth with the least; of pairs, the one whose cases rule out most.

    The first pair at hand leads through ten times as many cases of the largest nets.
    """
    spared.work.spend(len(truths))
    left = [truth & possible for truth in truths]
    tightest = min(left, key=int.bit_count)
    if tightest.bit_count() > 2:
        return tightest

    def ruled_out(pair: int) -> int:
        return sum((possible & ~spared[number]).bit_count() for number in bits_of(pair))

    return max((truth for truth in left if truth.bit_count() == 2), key=ruled_out)
