"""What an exhaustive solve does where no rule fires: proofs in ever more cases.

A proof may be longer than the kernel looks through, and so may all proofs of a trace together. So
the kernel is asked about each step as it will be in an audit, and a proof that it refuses is passed
over.
"""

from __future__ import annotations

from copy import copy

from sudologue.audit.kernel import receipt_of, refusal
from sudologue.audit.kernel_budget import KernelBudget
from sudologue.inference import Inference
from sudologue.model import Board
from sudologue.rules import Rule
from sudologue.rules.forcing.search.nested import ExhaustiveNesting, NestedForcingChain

__all__ = ["Exhausting", "ExhaustiveNesting", "is_replaced"]


def is_replaced(rule: Rule | str) -> bool:
    """Whether exhaustive nesting takes the place of a rule, given as it is or by its slug."""
    return rule == NestedForcingChain.card.slug or isinstance(rule, NestedForcingChain)


class Exhausting:
    """The proofs of one solve, and the work that its trace leaves to the kernel."""

    def __init__(self, board: Board) -> None:
        self._work = KernelBudget(board.layout)

    def first(self, board: Board) -> Inference | None:
        """The first proof that is accepted after all steps so far."""
        proofs = ExhaustiveNesting().find(board)
        return next((proof for proof in proofs if self.accepts(board, proof)), None)

    def accepts(self, board: Board, inference: Inference) -> bool:
        """Whether the kernel accepts a step; it then has done so."""
        receipt, work = receipt_of(board.layout, inference), copy(self._work)
        if isinstance(receipt, str) or refusal(board.masks, receipt, work) is not None:
            return False
        self._work = work
        return True
