from __future__ import annotations

import pytest

from sudologue.audit.deadly_extras_test import TYPE_1, exchange, rectangle_board, spent
from sudologue.audit.kernel import receipt_of, refusal
from sudologue.audit.kernel_budget import KernelBudget, TooMuchWorkError
from sudologue.audit.kernel_test import (
    BOARD,
    CELL,
    FOUR,
    SMALL,
    apart,
    inference,
    pigeons,
    random_proofs,
    wing,
)
from sudologue.audit.laws_test import two_cages
from sudologue.inference import Inference
from sudologue.model import CLASSIC, Board, Layout


@pytest.mark.parametrize(
    ("step", "looks"),
    [
        ((BOARD, inference(FOUR, (CELL,))), 0),
        (wing(), 21),
        (pigeons(SMALL), 122),
        (pigeons(Layout.boxes(2, 3)), 1_593),
        (apart(), 221_744),
        ((rectangle_board(), TYPE_1), 75),
        (exchange("1247"), 95),
        (two_cages(), 95),
    ],
)
def test_a_step_costs_the_same_everywhere(step: tuple[Board, Inference], looks: int) -> None:
    board, proof = step
    work, receipt = KernelBudget(board.layout), receipt_of(board.layout, proof)
    assert not isinstance(receipt, str)
    assert refusal(board.masks, receipt, work) is None
    assert spent(work) == looks


def test_many_steps_cost_the_same_everywhere() -> None:
    work = KernelBudget(SMALL)
    for board, proof in random_proofs(200, 6):
        receipt = receipt_of(SMALL, proof)
        assert not isinstance(receipt, str)
        refusal(board.masks, receipt, work)
    assert spent(work) == 11_289


@pytest.mark.parametrize(
    ("layout", "price"),
    [(SMALL, 1), (CLASSIC, 1), (Layout.of_size(20), 2), (Layout.of_size(25), 4)],
)
def test_a_look_at_a_large_board_counts_for_more(layout: Layout, price: int) -> None:
    for number in (2_000_000, 20_000_000):
        begun = "this step" if number == 2_000_000 else "the steps up to this one"
        work = KernelBudget(layout)
        for _ in range(number // 2_000_000):
            work.begin()
            work.spend(2_000_000 // price)
        said = f"^too many cases: {begun} took more than {number // price:,} looks at the "
        with pytest.raises(TooMuchWorkError, match=said):
            work.spend(1)


def test_before_the_first_step_all_looks_are_left() -> None:
    work = KernelBudget(CLASSIC)
    work.spend(20_000_000)
    assert spent(work) == 20_000_000
    with pytest.raises(TooMuchWorkError):
        work.spend(1)
