"""What there is to be found for a claim: rules that conclude it now, and proofs by a solve.

The rules are asked in an order of their own, the quick ones first, so that most questions are
answered in some milliseconds: rules that take a look, short chains, the contradiction that the very
candidate leads to, proofs by cases, and only then what takes long, where the board has been worked
on. Those that can take minutes on an open board are not asked at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sudologue.budget import USUAL, Allowance, Limits, OutOfWorkError, kept_with_cost, spend
from sudologue.caches import cached, cached_in_thread
from sudologue.coach.claim import Claim
from sudologue.errors import SudologueError
from sudologue.inference import (
    Action,
    Diagnosis,
    Elimination,
    Evidence,
    Inference,
    Placement,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.inference.proof import proof_of, replayed
from sudologue.model import Board, Candidate, Cell, Layout, bits_of
from sudologue.rules import CARDS, Technique, Tier, named, registry
from sudologue.rules.forcing.search.shortest_proofs import contradiction_of
from sudologue.solver import Solver

_LOOKS = (Tier.SINGLES, Tier.LOCKED_SETS, Tier.PATTERNS)
_SHORT_CHAINS = (
    "x_cycle",
    "x_chain",
    "xy_cycle",
    "xy_chain",
    "continuous_nice_loop",
    "aic",
    "discontinuous_nice_loop",
)
_CASES = (
    "cell_forcing_chain",
    "region_forcing_chain",
    "digit_forcing_chain",
    "forcing_net_verity",
)
_FEW = 4
_DEAR = ("template_set", "template_delete", "als_xy_chain")
_MOST_CANDIDATES = 180
"""Candidates of a board, at the most, for the slow rules to be asked; most puzzles begin with more.

What these take grows with the third power: seconds on most starts, a minute on 16 rows.
"""


@cached(None)
def of_tiers(*tiers: Tier) -> tuple[str, ...]:
    """The rules of some storeys, easiest first, but for those that take too long."""
    known = (*_SHORT_CHAINS, *_DEAR)
    return tuple(s for s, card in CARDS.items() if card.tier in tiers and s not in known)


@dataclass(frozen=True)
class ClaimMasks:
    """A claim in masks: candidates that are to be true, and candidates that are to be false."""

    placed: int
    ruled_out: int

    @classmethod
    def of(cls, claim: Claim, board: Board) -> ClaimMasks:
        """What a board leaves open of a claim."""
        masks, tables = board.masks, board.masks.tables
        placed = tables.candidate_mask(claim.placed) & ~masks.filled
        gone = tables.candidate_mask(claim.ruled_out) & (masks.live | masks.filled)
        return cls(placed, gone)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to be shown."""
        return not (self.placed or self.ruled_out)

    @property
    def parts(self) -> Iterator[ClaimMasks]:
        """The target candidate by candidate."""
        yield from (ClaimMasks(1 << number, 0) for number in bits_of(self.placed))
        yield from (ClaimMasks(0, 1 << number) for number in bits_of(self.ruled_out))

    def is_met_by(self, action: Action, layout: Layout) -> bool:
        """Whether a conclusion shows all of it: a digit placed rules out what it sees, too."""
        shown = layout.tables.candidate_mask(action.candidates)
        if isinstance(action, Placement):
            seen = layout.tables.seen_masks[shown.bit_length() - 1]
            return not (self.placed & ~shown or self.ruled_out & ~seen)
        return not (self.placed or self.ruled_out & ~shown)


@kept_with_cost
def _found_by(board: Board, *rules: str) -> tuple[Inference, ...]:
    """All that these rules find on a board."""
    found: list[Inference] = []
    for name in rules:
        spend(1 + board.masks.live.bit_count() * board.layout.size // 135)
        found += named(name).apply(board)
    return tuple(found)


@cached_in_thread
def _solved(board: Board, assume_unique: bool, budget: int | None) -> SolveResult:
    return Solver(assume_unique=assume_unique, budget=budget, choose="nearest").solve(board)


@cached_in_thread
def _by_singles(board: Board) -> SolveResult:
    return Solver(of_tiers(Tier.SINGLES), choose="nearest", check=False).solve(board)


class _Sparing(Technique):
    """A rule that leaves one cell open."""

    def __init__(self, rule: Technique, cell: Cell) -> None:
        self.card, self._rule, self._cell = rule.card, rule, cell

    def find(self, board: Board) -> Iterator[Inference]:
        return (found for found in self._rule.find(board) if not fills(found, self._cell))

    def first(self, board: Board) -> Inference | None:
        found = self._rule.first(board)
        return super().first(board) if found and fills(found, self._cell) else found


def fills(inference: Inference, cell: Cell | None) -> bool:
    """Whether an inference places the digit of a cell."""
    return isinstance(inference.action, Placement) and inference.action.cell == cell


class ReasonSearch:
    """What is found for claims about one board, until a time is over or a budget used up.

    The rules that are asked on the board share the budget; a solve has as much again. The reasons
    `are_all` that there are, as long as no rule was given up for want of time or work.
    """

    def __init__(self, board: Board, assume_unique: bool = False, limits: Limits = USUAL) -> None:
        self.board, self.assume_unique = board, assume_unique
        self.are_all = True
        self._allowed = Allowance(limits.budget, limits.seconds)
        self._known: dict[tuple[str, ...], tuple[Inference, ...]] = {}

    def _found_by(self, rules: tuple[str, ...]) -> tuple[Inference, ...]:
        if rules in self._known:
            return self._known[rules]
        budget = self._allowed.budget
        left = budget and max(0, budget - self._allowed.spent)
        own = Allowance(left, self._allowed.seconds_left)
        found: tuple[Inference, ...] = ()
        try:
            with own:
                found = _found_by(self.board, *rules)
        except OutOfWorkError:
            self.are_all = False
        self._allowed.spent += own.spent
        return self._known.setdefault(rules, found)

    def in_order(self, target: ClaimMasks) -> Iterator[Inference]:
        """The inferences on the board that show all of a target, the simplest first."""
        layout = self.board.layout
        for found in self._found(target):
            for inference in found:
                if target.is_met_by(inference.action, layout):
                    yield inference

    def _found(self, target: ClaimMasks) -> Iterator[tuple[Inference, ...]]:
        """What rules find, storey by storey; each is asked when it is wanted."""
        if self.board.dead_end is not None:
            return
        unique = (Tier.UNIQUENESS,) if self.assume_unique else ()
        yield self._found_by(of_tiers(*_LOOKS, *unique))
        yield self._found_by(_SHORT_CHAINS)
        yield self._net(target)
        yield self._found_by(_CASES)
        if self.board.masks.live.bit_count() <= _MOST_CANDIDATES and not target.placed:
            yield self._found_by(of_tiers(Tier.CHAINS, Tier.EXOTIC))

    def _net(self, target: ClaimMasks) -> tuple[Inference, ...]:
        """The contradiction that the one candidate leads to, if there is one."""
        alone = target.ruled_out
        if target.placed or not alone & self.board.masks.live or alone & (alone - 1):
            return ()
        found = contradiction_of(self.board, alone.bit_length() - 1)
        return () if found is None else (found,)

    def by_singles(self, target: ClaimMasks, secret: Cell | None = None) -> SolveResult | None:
        """A few singles that a target stands on, where no easy step shows it at once."""
        layout, easy = self.board.layout, of_tiers(Tier.SINGLES, Tier.LOCKED_SETS)
        several = target.placed.bit_count() + target.ruled_out.bit_count() > 1
        if several or self.board.dead_end is not None:
            return None
        if any(target.is_met_by(one.action, layout) for one in self._found_by(easy)):
            return None
        try:
            proof = proof_of(_by_singles(self.board), *_named(target, layout))
        except SudologueError:
            return None
        is_short = len(proof.steps) <= _FEW and not target.placed & ~proof.final_board.masks.filled
        tells = any(fills(step.inference, secret) for step in proof.steps)
        return proof if is_short and not tells else None

    def now(self, target: ClaimMasks) -> Inference | None:
        """The simplest inference on the board that shows all of a target."""
        return next(self.in_order(target), None)

    def by_rule(self, rule: str, target: ClaimMasks) -> Iterator[Inference]:
        """The inferences of one rule that show all of a target.

        Of contradictions a rule reports the shortest on the board; one's own counts as well.
        """
        net = (found for found in self._net(target) if found.rule == rule)
        layout = self.board.layout
        for inference in (*self._found_by((rule,)), *net):
            if target.is_met_by(inference.action, layout):
                yield inference

    def by_uniqueness(self, target: ClaimMasks) -> Inference | None:
        """An inference that shows a target only if the position has one solution."""
        found = () if self.board.dead_end else self._found_by(of_tiers(Tier.UNIQUENESS))
        layout = self.board.layout
        return next((one for one in found if target.is_met_by(one.action, layout)), None)

    def several_now(self, target: ClaimMasks) -> SolveResult | None:
        """Inferences on the board, one for each of several parts of a target, as a trace."""
        if (target.placed.bit_count() + target.ruled_out.bit_count()) == 1:
            return None
        board, found = self.board, list[Inference]()
        for part in target.parts:
            inference = self.now(part)
            if inference and not _is_as_seen(inference.evidence, self.board, board):
                inference = self._now_on(board, part)
            if inference is None:
                return None
            open_part = _still_open(inference, board)
            if open_part is not None:
                found.append(open_part)
                board = open_part.action.apply(board)
        return traced(self.board, found, "the end of what was claimed")

    def _now_on(self, board: Board, target: ClaimMasks) -> Inference | None:
        """The simplest inference on a board that goes on from this one."""
        allowed = self._allowed
        left = allowed.budget and max(0, allowed.budget - allowed.spent)
        after = ReasonSearch(board, self.assume_unique, Limits(allowed.seconds_left, left))
        found = after.now(target)
        self.are_all &= after.are_all
        allowed.spent += after._allowed.spent
        return found

    def later(self, target: ClaimMasks, secret: Cell | None = None) -> SolveResult | None:
        """The steps of a solve that a target stands on, if the solve comes to it.

        The digit of the `secret` cell is not among them, even if another solve has to be made for
        that, by rules that never place it.
        """
        shown, solved = _named(target, self.board.layout), self._solve()
        ended = solved.diagnosis
        self.are_all &= ended is None or (ended.stopped is None and ended.budget is None)
        try:
            proof = proof_of(solved, *shown)
            if secret and any(fills(step.inference, secret) for step in proof.steps):
                proof = proof_of(self._sparing(target, secret), *shown)
        except SudologueError:
            return None
        return None if target.placed & ~proof.final_board.masks.filled else proof

    def _sparing(self, target: ClaimMasks, cell: Cell) -> SolveResult:
        """A solve that ends where the target is met, and leaves a cell open on the way."""
        rules = [_Sparing(rule, cell) for rule in registry() if not rule.card.assumes_uniqueness]
        seconds, budget = self._allowed.seconds_left, self._allowed.budget
        solver = Solver(rules, timeout=seconds, budget=budget, check=False)
        steps: list[TraceStep] = []
        for step in solver.steps(self.board):
            steps.append(step)
            if not step.board.masks.live & target.ruled_out:
                break
        return solver.conclude(self.board, steps, "what was to be shown")

    def _solve(self) -> SolveResult:
        unique, allowed = self.assume_unique, self._allowed
        seconds, budget = allowed.seconds_left, allowed.budget
        if seconds is None:
            return _solved(self.board, unique, budget)
        solver = Solver(assume_unique=unique, timeout=seconds, budget=budget, choose="nearest")
        return solver.solve(self.board)


def _named(target: ClaimMasks, layout: Layout) -> list[Cell | Candidate]:
    """The cells that are to be filled, and the candidates that are to go."""
    placed = [layout.tables.candidate(number).cell for number in bits_of(target.placed)]
    return [*placed, *map(layout.tables.candidate, bits_of(target.ruled_out))]


def _is_as_seen(evidence: Evidence, seen: Board, after: Board) -> bool:
    """Whether all that evidence looks at on a board is so on one that goes on from it."""
    before, now = seen.masks, after.masks
    gone = (before.live | before.filled) & ~(now.live | now.filled)
    placed = now.filled & ~before.filled
    looked_at = evidence.looks_at(seen) & gone
    return not (looked_at or evidence.speaks_of_placed(seen.layout) & placed)


def _still_open(inference: Inference, board: Board) -> Inference | None:
    """The inference with what of its conclusion a board does not show yet."""
    tables, action = board.masks.tables, inference.action
    left = board.masks.live & tables.candidate_mask(action.candidates)
    if not left or isinstance(action, Placement):
        return inference if left else None
    return Inference(
        inference.rule,
        Elimination.of_candidates(tuple(tables.candidates_in(left))),
        inference.evidence,
    )


def traced(start: Board, inferences: Iterable[Inference], end: str) -> SolveResult:
    """Inferences one after the other as a trace, and what it was stopped by."""
    steps = replayed(start, inferences)
    board = steps[-1].board
    if board.is_complete:
        return SolveResult(start, steps, SolveStatus.SOLVED)
    return SolveResult(start, steps, SolveStatus.STOPPED, Diagnosis.of(board, (), end))
