"""The board as a trace goes on, changed in place: as much of it as the kernel sees."""

from __future__ import annotations

from sudologue.audit.kernel import Receipt, refusal
from sudologue.audit.kernel_budget import KernelBudget
from sudologue.model import Board


class Replay:
    """A board on which one inference after the other is checked, and then taken."""

    __slots__ = ("barred", "filled", "givens", "layout", "live", "work")

    def __init__(self, start: Board) -> None:
        self.layout = start.layout
        self.live = start.live
        self.filled = start.filled
        self.givens = start.givens
        self.barred = start.barred
        self.work = KernelBudget(start.layout)

    def take(self, receipt: Receipt | str) -> str | None:
        """Why the step is not forced here, if so; otherwise the board moves on."""
        reason = receipt if isinstance(receipt, str) else refusal(self, receipt, self.work)
        if reason is not None or isinstance(receipt, str):
            return reason
        for claim in receipt.claims:
            if receipt.places:
                self.filled |= claim
                self.live &= self.layout.spared_masks[claim.bit_length() - 1]
            else:
                self.live ^= claim
        return None

    @property
    def board(self) -> Board:
        """The board as it stands."""
        return Board(self.layout, self.live, self.filled, self.givens, self.barred)
