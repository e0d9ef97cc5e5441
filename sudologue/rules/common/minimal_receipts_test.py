from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import pytest

from puzzles.checks import empty, only
from sudologue.audit import check_inference
from sudologue.audit.kernel_budget import LOOKS_AT_ONE
from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
)
from sudologue.model import CLASSIC, Board, Candidate, Cell, House
from sudologue.rules import named
from sudologue.rules.als.search import als_receipts
from sudologue.rules.als.search.als_test import CHAIN, WING, XZ, narrowed
from sudologue.rules.common.minimal_receipts import (
    TangledError,
    draft_receipt,
    is_minimal_for_digit,
    minimal_receipt,
)

BOARD = only(empty(CLASSIC), "r1c1 r1c2", "12")
CELLS = [CellConstraint(Cell(0, 0)), CellConstraint(Cell(0, 1))]
ONE_GOES = Elimination([Cell(0, 5)], [1])

TRIPLE = only(empty(CLASSIC), "r1c1 r1c2 r1c3", "12")
THREE_CELLS = [*CELLS, CellConstraint(Cell(0, 2))]
ONE_GOES_BESIDE = Elimination([Cell(0, 3)], [1])

ENDLESS = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
"""A board on which sets of eight cells overlap."""


def house(name: str) -> House:
    return next(each for each in CLASSIC.houses if str(each) == name)


def both(name: str) -> list[Constraint]:
    return [HouseConstraint(house(name), digit) for digit in (1, 2)]


class TestMinimalReceipt:
    def test_what_is_needed_stays(self) -> None:
        receipt = tuple(CELLS), tuple(both("row 1"))
        assert minimal_receipt(BOARD, ONE_GOES, CELLS, both("row 1")) == receipt

    def test_what_was_cited_last_goes_first(self) -> None:
        """2 is taken once in row 1 and once in box 1: either will do."""
        links = [*both("row 1"), *both("box 1")]
        receipt = tuple(CELLS), tuple(links[:2])
        assert minimal_receipt(BOARD, ONE_GOES, CELLS, links) == receipt
        links = [*both("box 1"), *both("row 1")]
        kept = (HouseConstraint(house("box 1"), 2), HouseConstraint(house("row 1"), 1))
        assert minimal_receipt(BOARD, ONE_GOES, CELLS, links) == (tuple(CELLS), kept)

    def test_truths_go_as_well(self) -> None:
        truths = [*CELLS, HouseConstraint(house("row 9"), 5), CELLS[0]]
        assert minimal_receipt(BOARD, ONE_GOES, truths, both("row 1"))[0] == tuple(CELLS)

    def test_each_candidate_that_goes_counts(self) -> None:
        """In row 1 the pair takes 1 from r1c6; in box 1, from r2c3."""
        action = Elimination.of_candidates((Candidate(Cell(0, 5), 1), Candidate(Cell(1, 2), 1)))
        links = [*both("row 1"), *both("box 1")]
        truths, kept = minimal_receipt(BOARD, action, CELLS, links)
        assert kept == (*links[:2], links[2])
        evidence = Evidence(truths=truths, links=kept)
        assert check_inference(BOARD, Inference("pair", action, evidence))

    def test_a_placement(self) -> None:
        board = only(BOARD, "r1c1", "1")
        truths = [CELLS[0], HouseConstraint(house("row 1"), 3)]
        receipt = minimal_receipt(board, Placement(Cell(0, 0), 1), truths, both("row 1"))
        assert receipt == ((CELLS[0],), ())

    def test_something_known_beside_the_receipt(self) -> None:
        """One of r1c1(2) and r1c2(2) is true, so r1c6 is not 2, whatever the cells are."""
        action = Elimination([Cell(0, 5)], [2])
        known = sum(1 << CLASSIC.tables.candidate_number(Cell(0, col), 2) for col in (0, 1))
        links = both("row 1")
        assert minimal_receipt(BOARD, action, CELLS, links, some_true=known) == ((), (links[1],))


class TestDraftReceipt:
    def test_whether_a_truth_can_be_spared(self) -> None:
        links = both("row 1")
        assert draft_receipt(TRIPLE, ONE_GOES_BESIDE, THREE_CELLS, links).spares_a_truth()
        assert not draft_receipt(TRIPLE, ONE_GOES_BESIDE, CELLS, links).spares_a_truth()

    def test_of_truths_that_do_the_same_the_earlier_stay(self) -> None:
        draft = draft_receipt(TRIPLE, ONE_GOES_BESIDE, THREE_CELLS, both("row 1"))
        assert draft.needed_truths() == tuple(CELLS)
        assert draft.needed_links() == tuple(both("row 1"))

    def test_of_links_that_do_the_same_the_earlier_stay(self) -> None:
        def needed(links: list[Constraint]) -> tuple[Constraint, ...]:
            return draft_receipt(TRIPLE, ONE_GOES_BESIDE, CELLS, links).needed_links()

        links = [*both("row 1"), *both("box 1")]
        assert needed(links) == tuple(links[:2])
        # the box keeps the two cells apart as well, but does not reach the candidate that is to go
        swapped = [links[0], links[3], links[1]]
        assert needed(swapped) == (links[0], links[3])


class TestIsMinimal:
    def test_nothing_too_many(self) -> None:
        def asked(board: Board, action: Elimination, cells: Sequence[Constraint]) -> bool:
            return draft_receipt(board, action, cells, links).is_minimal()

        links = both("row 1")
        assert asked(BOARD, ONE_GOES, CELLS)
        assert not asked(BOARD, ONE_GOES, [*CELLS, CELLS[0]])
        assert not asked(TRIPLE, ONE_GOES_BESIDE, THREE_CELLS)
        links += both("box 1")
        assert not asked(BOARD, ONE_GOES, CELLS)

    def test_a_digit_by_itself(self) -> None:
        """1 has two places in row 1 and in row 9, in the same columns."""
        corners = CLASSIC.tables.cell_mask([Cell(r, c) for r in (0, 8) for c in (0, 5)])
        target = CLASSIC.tables.cell_mask([Cell(4, 0)])
        rows, columns = (
            [HouseConstraint(house(name), 1) for name in names]
            for names in (("row 1", "row 9"), ("column 1", "column 6"))
        )
        plane = corners | target

        def asked(truths: list[HouseConstraint], links: list[HouseConstraint]) -> bool:
            return is_minimal_for_digit(CLASSIC, 1, plane, target, truths, links)

        assert asked(rows, columns)
        assert not asked(rows, [*columns, HouseConstraint(house("box 1"), 1)])
        assert not asked([*rows, HouseConstraint(house("column 6"), 1)], columns)


class TestPatience:
    """A receipt is written in good time, or not at all."""

    @pytest.mark.parametrize(
        ("slug", "cells"), [("als_xz", XZ), ("als_xy_wing", WING), ("als_xy_chain", CHAIN)]
    )
    def test_what_would_take_too_long_to_check_is_not_told(
        self, slug: str, cells: dict[str, str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        board = narrowed(cells)
        assert named(slug).first(board) is not None
        monkeypatch.setattr(als_receipts, "PATIENCE", 5)
        assert named(slug).first(board) is None

    def test_looks_are_counted_as_whoever_checks_counts_them(self) -> None:
        board = narrowed(WING)
        inference = named("als_xy_wing").apply(board)[0]
        action, cited = inference.action, (inference.evidence.truths, inference.evidence.links)

        def needed(patience: float) -> int:
            return len(draft_receipt(board, action, *cited, patience=patience).needed_links())

        assert als_receipts.PATIENCE < LOOKS_AT_ONE
        assert needed(als_receipts.PATIENCE) == len(cited[1])
        with pytest.raises(TangledError):
            needed(len(cited[0]))

    def test_tangles_are_left_alone_and_the_rest_is_told(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        board = Board.from_string(ENDLESS)
        patient = list(islice(named("als_xy_wing").find(board), 10))
        monkeypatch.setattr(als_receipts, "PATIENCE", 60)
        hasty = list(islice(named("als_xy_wing").find(board), 5))
        assert patient[:5] != hasty
        assert hasty[0] in patient
        assert all(check_inference(board, inference).ok for inference in hasty)
