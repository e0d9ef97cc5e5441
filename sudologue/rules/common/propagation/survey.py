"""Every candidate of a board, assumed in turn: the runs that all forcing rules share.

Made once per board. Each run goes on until it ends; those that end in a contradiction are held
apart, the quickest first. A puzzle that needs forcing at all mostly needs it a dozen times over,
and then each board has lost but a candidate or two against the one before.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from sudologue.caches import cached
from sudologue.model import Board, bits_of
from sudologue.rules.common.propagation.explanation import (
    Account,
    Event,
    Finding,
    contradiction_within,
)
from sudologue.rules.common.propagation.losses import Losses
from sudologue.rules.common.propagation.propagation import Trail, propagator, start


class Run:
    """Where the assumption of one candidate led: what is left in the end, and what became true."""

    __slots__ = ("_trail", "board", "made_true", "number", "open_truths", "spread", "state")

    def __init__(
        self,
        board: Board,
        number: int,
        spread: int,
        open_truths: int,
        made_true: int,
        trail: Trail | None,
    ) -> None:
        self.board, self.number = board, number
        self.spread, self.open_truths, self.made_true = spread, open_truths, made_true
        self.state = spread & board.layout.all_candidates
        self._trail = trail

    @property
    def trail(self) -> Trail:
        """How it came to that, round by round."""
        trail = self._trail
        if trail is None:
            trail = Trail()
            propagator(self.board.layout).follow(*start(self.board), 1 << self.number, trail)
            self._trail = trail  # not before it is whole: another thread may ask for it
        return trail

    @property
    def events(self) -> tuple[Event, ...]:
        """The rounds as events."""
        return tuple([Event(true, left) for true, left in self.trail])

    def without(self, board: Board, losses: Losses) -> Run | None:
        """The same run where a board has lost candidates, if it goes as before."""
        trail = self._trail
        if trail is None and losses.tell_in(self.state):
            return None
        if trail is not None:
            if losses.tell_on(trail):
                return None
            trail = losses.taken_from(trail)
        spread = self.spread & losses.kept
        return Run(board, self.number, spread, self.open_truths, self.made_true, trail)


class Survey:
    """The runs of a board's candidates.

    Where a run ends does not depend on the order in which singles are found. So on a board that
    came of one surveyed before, a run that had not failed goes on from where it ended there; mostly
    it is over at once. Its trail, which does depend on the order, is always that of a run from the
    start. Where the board has only lost candidates, whatever that does not touch is kept as it was:
    trails, accounts of failures, and what the candidates of a truth agree on.
    """

    def __init__(self, board: Board, before: Survey | None = None) -> None:
        self.board = board
        self.dead: list[Run] = []
        self.alive: dict[int, Run] = {}
        self.agreed: dict[int, tuple[int, int]] = {}
        self._findings: dict[int, Finding] = {}
        if before is None or not _came_of(board, before.board):
            self._assume(bits_of(board.live))
        elif board.filled != before.board.filled:
            self._assume([number for number in bits_of(board.live) if number not in before.alive])
            self._go_on(before.alive[n] for n in bits_of(board.live) if n in before.alive)
        else:
            self._keep(before, Losses(board.layout, before.board.live & ~board.live))
        self.dead.sort(key=lambda run: (len(run.trail), run.number))

    def _assume(self, numbers: Iterable[int]) -> None:
        """Follow assumptions from the start."""
        board = self.board
        spread, open_truths = start(board)
        follow = propagator(board.layout).follow
        for number in numbers:
            trail: Trail = []
            left, left_open, is_dead = follow(spread, open_truths, 1 << number, trail)
            run = Run(board, number, left, left_open, _made_true(trail), trail)
            self._sort_in(run, is_dead)

    def _go_on(self, runs: Iterable[Run]) -> None:
        """Follow assumptions that had not failed from where they had led before."""
        board = self.board
        its, cells = propagator(board.layout), board.layout.cell_count
        all_left, all_open = start(board)
        for run in runs:
            made_true, spread = run.made_true & ~board.filled, run.spread & all_left
            settled = sum([1 << number % cells for number in bits_of(made_true)])
            open_truths = all_open - its.open_truths(settled)
            is_dead = bool(made_true & ~board.live)
            if not is_dead and spread != run.spread:
                trail: Trail = []
                spread, open_truths, is_dead = its.follow(spread, open_truths, 0, trail)
                made_true |= _made_true(trail)
            self._sort_in(Run(board, run.number, spread, open_truths, made_true, None), is_dead)

    def _keep(self, before: Survey, losses: Losses) -> None:
        """Take over what losses leave as it was, and run the rest."""
        board, changed = self.board, 0
        failed = [run for run in before.dead if not losses.gone >> run.number & 1]
        for run in failed:
            kept = run.without(board, losses)
            if kept is not None:
                self.dead.append(kept)
                finding = before._findings.get(run.number)
                if finding is not None and not finding.looked_at & losses.gone:
                    self._findings[run.number] = finding
            else:
                self._assume([run.number])
        for number, run in before.alive.items():
            if losses.gone >> number & 1:
                continue
            kept = None if run.made_true & losses.gone else run.without(board, losses)
            if kept is not None:
                self.alive[number] = kept
            else:
                changed |= 1 << number
                self._go_on([run])
        self.agreed = {
            candidates: agreed
            for candidates, agreed in before.agreed.copy().items()  # another thread may add
            if not candidates & (changed | losses.gone)
        }

    def _sort_in(self, run: Run, is_dead: bool) -> None:
        if is_dead:
            self.dead.append(run)
        else:
            self.alive[run.number] = run

    @cached_property
    def contradictions(self) -> tuple[Account, ...]:
        """The contradictions with the fewest nodes, in the order of their assumptions.

        An account has a node for each round at least, and two more; so runs that took as many
        rounds as the best account has nodes need not be looked at.
        """
        if self.is_settled:
            return ()
        known = [finding.account for finding in self._findings.copy().values()]
        most = min([account.size for account in known if account is not None], default=None)
        shortest: dict[int, Account] = {}
        for run in self.dead:
            if most is not None and len(run.trail) + 1 > most:
                break
            account = self._contradiction(run, most)
            if account is not None and (most is None or account.size <= most):
                if account.size != most:
                    shortest.clear()
                most = account.size
                shortest[run.number] = account
        return tuple([shortest[number] for number in sorted(shortest)])

    def _contradiction(self, run: Run, most: int | None) -> Account | None:
        """The shortest account of a failure; none if it has more nodes than so many."""
        known = self._findings.get(run.number)
        if known is None or not known.tells(most):
            known = contradiction_within(self.board, run.events, 0, most)
            self._findings[run.number] = known
        return known.account

    @cached_property
    def witnesses(self) -> tuple[int, ...]:
        """The first two different complete grids met, as the candidates true in them.

        With two, the puzzle has several solutions, and no proof can lead to one.
        """
        met = dict.fromkeys(
            run.made_true | self.board.filled for run in self.alive.values() if run.open_truths == 0
        )
        return tuple(met)[:2]

    @property
    def is_settled(self) -> bool:
        """Whether the puzzle is known to have several solutions."""
        return len(self.witnesses) == 2


def _came_of(board: Board, earlier: Board) -> bool:
    """Whether steps from the one board lead to the other, as far as candidates and digits tell."""
    return (
        not board.live & ~earlier.live
        and not earlier.filled & ~board.filled
        and not board.filled & ~(earlier.filled | earlier.live)
        and board.layout == earlier.layout
    )


def _made_true(trail: Trail) -> int:
    made_true = 0
    for true, _ in trail:
        made_true |= true
    return made_true


class _Surveys:
    """The surveys made last, for the next to begin with."""

    def __init__(self) -> None:
        self._last: Survey | None = None

    def of(self, board: Board) -> Survey:
        last = self._last = Survey(board, self._last)
        return last


_surveys = _Surveys()


@cached(8)
def survey(board: Board) -> Survey:
    """The board's survey, made once."""
    return _surveys.of(board)
