from __future__ import annotations

import inspect
import io
import json
import pickle
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sudologue.audit import check_trace
from sudologue.inference import (
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.inference.codec import (
    boards,
    dump_lines,
    from_data,
    from_json,
    read_lines,
    to_data,
    to_json,
    trace_names,
)
from sudologue.inference.codec.strategies_test import LAYOUTS, evidence_kinds, kinds_on, results
from sudologue.model import Board, Cell, HouseKind, Layout
from sudologue.solver import Solver

CLASSIC_PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

few = settings(
    max_examples=settings().max_examples // 12,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def same_again(result: SolveResult) -> bool:
    """Whether a result comes back as it was, through text and through data."""
    text = to_json(result)
    again = from_json(text)
    return again == result == from_data(to_data(result)) and to_json(again) == text


class TestRoundTripIsExact:
    @pytest.mark.parametrize("kind", evidence_kinds(), ids=lambda kind: kind.__name__)
    @given(data=st.data())
    @few
    def test_for_every_kind_of_evidence(self, kind: type[Evidence], data: st.DataObject) -> None:
        trace_names = ["jigsaw", "knight and king", "everything", "clues"]
        some = [LAYOUTS[name] for name in trace_names if kind in kinds_on(LAYOUTS[name])]
        layout = data.draw(st.sampled_from(some))
        result = data.draw(results(layout, kind))
        again = from_json(to_json(result))
        assert again == result
        assert [type(step.inference.evidence) for step in again.steps] == [kind] * len(result.steps)

    @pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
    @given(data=st.data())
    @few
    def test_for_every_layout(self, layout: Layout, data: st.DataObject) -> None:
        kind = None if layout.houses else Evidence
        assert same_again(data.draw(results(layout, kind)))

    @pytest.mark.parametrize(
        ("puzzle", "rules", "status"),
        [
            (CLASSIC_PUZZLE, None, SolveStatus.SOLVED),
            (CLASSIC_PUZZLE, ["hidden_single"], SolveStatus.SOLVED),
            ("1... .... .... ....", ["naked_single"], SolveStatus.STUCK),
            ("1... ..3. .4.. ...2", ["full_house"], SolveStatus.STUCK),
        ],
    )
    def test_for_what_the_solver_says(
        self, puzzle: str, rules: list[str] | None, status: SolveStatus
    ) -> None:
        result = Solver(rules).solve(Board.from_string(puzzle))
        assert result.status is status
        assert same_again(result)

    def test_for_a_contradiction(self) -> None:
        board = Board.from_string("1... .... .... ....")
        dead = board.with_masks(live=board.live & ~board.layout.domain_masks[5])
        result = Solver().solve(dead)
        assert result.status is SolveStatus.CONTRADICTION
        assert same_again(result)

    def test_for_a_position_with_digits_that_are_no_givens(self) -> None:
        board = Board.from_string("1... ..3. .4.. ...2").place(Cell(0, 1), 2)
        assert same_again(Solver().solve(board))

    def test_for_a_puzzle_that_bars_candidates(self) -> None:
        board = Board.from_candidates([{1, 2}, *[{1, 2, 3, 4}] * 15], Layout.boxes(2, 2))
        result = Solver().solve(board)
        assert result.initial.barred
        assert same_again(result)

    def test_for_a_result_that_was_pickled(self) -> None:
        result = Solver().solve(Board.from_string("1... ..3. .4.. ...2"))
        assert same_again(pickle.loads(pickle.dumps(result)))

    def test_through_the_result_itself(self) -> None:
        result = Solver().solve(Board.from_string("1... ..3. .4.. ...2"))
        assert SolveResult.from_json(result.to_json()) == result

    def test_through_lines(self) -> None:
        puzzles = ["1... ..3. .4.. ...2", CLASSIC_PUZZLE, "1... .... .... ...."]
        traces = [Solver().solve(Board.from_string(puzzle)) for puzzle in puzzles]
        file = io.StringIO()
        dump_lines(traces, file)
        assert file.getvalue().count("\n") == len(traces)
        assert list(read_lines(io.StringIO(file.getvalue()))) == traces

    def test_of_all_that_a_board_is(self) -> None:
        told = {"layout", "live", "filled", "givens", "barred"}
        assert set(inspect.signature(Board.of_masks).parameters) == told


def test_same_result_gives_same_text() -> None:
    result = Solver().solve(Board.from_string(CLASSIC_PUZZLE))
    again = Solver().solve(Board.from_string(CLASSIC_PUZZLE))
    assert to_json(result) == to_json(again)


def test_text_is_one_line_of_ascii_and_small() -> None:
    text = to_json(Solver().solve(Board.from_string(CLASSIC_PUZZLE)))
    assert text.isascii()
    assert "\n" not in text
    assert len(text) < 20_000


def test_boards_read_are_as_ready_as_boards_solved() -> None:
    result = Solver().solve(Board.from_string(CLASSIC_PUZZLE))
    for read, solved in zip(from_json(to_json(result)).steps, result.steps, strict=True):
        anew = replace(solved.board)
        assert (read.board.open_cells, read.board.room) == (anew.open_cells, anew.room)


def test_traces_of_one_layout_share_it() -> None:
    layout = Layout.boxes(2, 2).with_diagonals()
    text = to_json(Solver().solve(Board.from_string(16 * ".", layout)))
    assert from_json(text).initial.layout is from_json(text).initial.layout


def test_names_are_read_anew_where_none_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (trace_names, boards):
        monkeypatch.setattr(module, "MEMORY_OF_NAMES", 0)
    layout = Layout.boxes(2, 2).with_anti_knight().with_anti_knight()
    assert same_again(Solver().solve(Board.from_string("1... .... .... ....", layout)))


class TestClaims:
    """The reader reads what is claimed; the audit refuses it."""

    RESULT = Solver().solve(Board.from_string("1... ..3. .4.. ...2"))

    def test_every_altered_cell_of_every_board_is_read_and_refused(self) -> None:
        assert check_trace(self.RESULT).ok
        altered = 0
        for index, step in enumerate(json.loads(to_json(self.RESULT))["steps"]):
            for cell in step["board"]:
                for holding in ("=1", "=2", "=3", "=4", "-", "1", "24", "1234"):
                    data = json.loads(to_json(self.RESULT))
                    if data["steps"][index]["board"][cell] == holding:
                        continue
                    data["steps"][index]["board"][cell] = holding
                    verdict = check_trace(from_data(data))
                    assert not verdict.ok, (index, cell, holding)
                    assert verdict.step == index + 1
                    altered += 1
        assert altered > 100

    def test_a_cell_left_out_is_read_and_refused(self) -> None:
        for index in range(len(self.RESULT.steps)):
            data = json.loads(to_json(self.RESULT))
            data["steps"][index]["board"].popitem()
            verdict = check_trace(from_data(data))
            assert (verdict.ok, verdict.step) == (False, index + 1)

    @pytest.mark.parametrize(
        "claim", [{"givens": "1...3..........."}, {"barred": ["1 - - -", *["- - - -"] * 3]}]
    )
    def test_other_givens_are_read_and_refused(self, claim: dict[str, object]) -> None:
        data = json.loads(to_json(self.RESULT))
        data["steps"][2].update(claim)
        read = from_data(data)
        assert same_again(read)
        assert str(check_trace(read)) == "step 3: the givens have changed"

    def test_a_removed_citation_is_read_and_refused(self) -> None:
        data = json.loads(to_json(self.RESULT))
        del data["steps"][0]["evidence"]["truths"]
        assert check_trace(from_data(data)).step == 1


def test_a_region_beside_a_box_of_the_same_number_has_a_name_of_its_own() -> None:
    layout = LAYOUTS["regions over boxes"]
    board = Board.from_string(16 * ".", layout)
    box, region = (
        next(house for house in layout.houses if house.kind is kind)
        for kind in (HouseKind.BOX, HouseKind.REGION)
    )
    evidence = Evidence(truths=(HouseConstraint(box, 1), HouseConstraint(region, 1)))
    action = Placement(Cell(0, 0), 1)
    step = TraceStep(Inference("any", action, evidence), action.apply(board))
    result = SolveResult(board, (step,), SolveStatus.STUCK)
    assert '"truths":["1 in b1","1 in b1.2"]' in to_json(result)
    assert same_again(result)
