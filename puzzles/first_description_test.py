"""The package as it was first described, used by somebody who has read nothing else.

The types are made with the names and in the order of the description, by position and by name; its
two rules, a naked pair and a narrator are written after its text, with plain tuples, sets and
strings; and its solver loop, its puzzles and its statuses hold. What the package does otherwise is
listed in `docs/decisions/first-description.md`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import FrozenInstanceError, dataclass, fields
from itertools import combinations

import pytest

import sudologue
from sudologue import (
    Board,
    Cell,
    Elimination,
    Evidence,
    House,
    Inference,
    Placement,
    Solver,
    SolveResult,
    SolveStatus,
    TraceStep,
    narrate,
)

EASY = "530070000600195000098000060" "800060003400803001700020006" "060000280000419005000080079"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
NEEDS_A_PAIR = "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"


def rows_of(text: str) -> tuple[tuple[int | None, ...], ...]:
    """The digits of a text, row by row."""
    digits = [int(character) or None for character in text.replace(".", "0")]
    return tuple(tuple(digits[start : start + 9]) for start in range(0, 81, 9))


def candidates_of(
    cells: tuple[tuple[int | None, ...], ...],
) -> tuple[tuple[frozenset[int], ...], ...]:
    """The candidates of each cell, derived from the placed digits."""

    def seen(row: int, col: int) -> set[int | None]:
        box = [
            cells[r][c]
            for r in range(row // 3 * 3, row // 3 * 3 + 3)
            for c in range(col // 3 * 3, col // 3 * 3 + 3)
        ]
        return {*cells[row], *(line[col] for line in cells), *box}

    return tuple(
        tuple(
            frozenset[int]() if digit else frozenset(range(1, 10)) - seen(row, col)
            for col, digit in enumerate(line)
        )
        for row, line in enumerate(cells)
    )


# the rules, as somebody writes them who has read the description


@dataclass(frozen=True)
class NakedSingle:
    """A cell has exactly one candidate remaining."""

    name: str = "my_naked_single"

    def apply(self, board: Board) -> Sequence[Inference]:
        found: list[Inference] = []
        for row in range(9):
            for col in range(9):
                domain = board.candidates[row][col]
                if len(domain) == 1:
                    (value,) = domain
                    cell = Cell(row, col)
                    evidence = Evidence((cell,), None, value, domain, f"only {value} is left")
                    found.append(Inference(self.name, Placement(cell, value), evidence))
        return found


@dataclass(frozen=True)
class HiddenSingle:
    """A value has exactly one possible cell within a house."""

    name: str = "my_hidden_single"

    def apply(self, board: Board) -> Sequence[Inference]:
        found: list[Inference] = []
        for house in board.houses:
            for value in range(1, 10):
                places = [
                    cell for cell in house.cells if value in board.candidates[cell.row][cell.col]
                ]
                if len(places) == 1:
                    evidence = Evidence(
                        focus_cells=tuple(places),
                        focus_house=house,
                        focus_digit=value,
                        candidates_seen=None,
                        description=f"the only {value} of {house}",
                    )
                    found.append(Inference(self.name, Placement(places[0], value), evidence))
        return found


@dataclass(frozen=True)
class NakedPair:
    """Two cells of a house with the same two candidates: no other cell of it has either."""

    name: str = "my_naked_pair"

    def apply(self, board: Board) -> Sequence[Inference]:
        return list(self._pairs(board))

    def _pairs(self, board: Board) -> Iterator[Inference]:
        for house in board.houses:
            for one, other in combinations(house.cells, 2):
                pair = board.candidates[one.row][one.col]
                if len(pair) != 2 or pair != board.candidates[other.row][other.col]:
                    continue
                losing = tuple(
                    cell
                    for cell in house.cells
                    if cell not in (one, other) and board.candidates[cell.row][cell.col] & pair
                )
                if losing:
                    # some of these cells have only one of the two digits
                    action = Elimination(losing, pair)
                    evidence = Evidence((one, other), house, None, pair, "two cells, two digits")
                    yield Inference(self.name, action, evidence)


@dataclass(frozen=True)
class Chatty:
    """A narrator of one's own: a line a step, from the evidence."""

    name: str = "chatty"
    summary: str = "Says what it saw."

    def narrate(self, result: SolveResult) -> Sequence[sudologue.narration.Passage]:
        before = result.initial
        told: list[sudologue.narration.Passage] = []
        for step in result.steps:
            told.append(self.tell(step, before))
            before = step.board
        return told

    def tell(self, step: TraceStep, before: Board) -> sudologue.narration.Passage:
        said = step.inference.evidence.description
        return sudologue.narration.say(f"{step.inference.action}: {said}")


MINE = (NakedSingle(), HiddenSingle(), NakedPair())


# the types


def test_a_board_of_cells_and_candidates() -> None:
    cells = rows_of(EASY)
    candidates = candidates_of(cells)
    by_position, by_name = Board(cells, candidates), Board(cells=cells, candidates=candidates)
    assert by_position == by_name == Board.from_string(EASY)
    assert (by_position.cells, by_position.candidates) == (cells, candidates)
    assert Board(cells) == by_position, "candidates are derived on construction"


def test_candidates_given_are_kept() -> None:
    cells = rows_of(EASY)
    fewer = [list(line) for line in candidates_of(cells)]
    assert fewer[0][2] == {1, 2, 4}
    fewer[0][2] = frozenset({1, 4})
    board = Board(cells, tuple(map(tuple, fewer)))
    assert board.candidates[0][2] == {1, 4}
    assert board == Board.from_string(EASY).eliminate("r1c3(2)")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({(0, 0): {5}}, "r1c1"),  # a placed cell has no candidates
        ({(0, 2): {1, 10}}, "10"),
        ({(0, 2): {3}}, "r1c3"),  # row 1 has a 3
    ],
)
def test_candidates_that_cannot_be(change: dict[tuple[int, int], set[int]], message: str) -> None:
    cells = rows_of(EASY)
    domains = [list(line) for line in candidates_of(cells)]
    for (row, col), digits in change.items():
        domains[row][col] = frozenset(digits)
    with pytest.raises(sudologue.SudologueError, match=message):
        Board(cells, tuple(map(tuple, domains)))


def test_types_are_frozen_dataclasses() -> None:
    named = {
        Cell: ("row", "col"),
        Board: ("cells", "candidates"),
        Evidence: (
            "focus_cells", "focus_house", "focus_digit", "candidates_seen", "description",
        ),
        Inference: ("rule", "action", "evidence"),
        Placement: ("cell", "value"),
        Elimination: ("cells", "values"),
        TraceStep: ("inference", "board"),
        SolveResult: ("initial", "steps", "status", "diagnosis"),
    }  # fmt: skip
    for kind, names in named.items():
        assert tuple(field.name for field in fields(kind))[: len(names)] == names, kind
    for frozen in (Board.from_string(EASY), Elimination((Cell(0, 0),), frozenset({1}))):
        with pytest.raises(FrozenInstanceError):
            frozen.cells = ()  # type: ignore[misc]


def test_an_elimination_of_cells_and_values() -> None:
    cells, values = (Cell(0, 2), Cell(0, 0)), frozenset({3, 6})
    action = Elimination(cells, values)
    assert action == Elimination(cells=cells, values=values)
    assert set(action.cells) == set(cells)
    assert action.values == values
    assert str(action) == "r1c1<>3, r1c1<>6, r1c3<>3, r1c3<>6"


def test_evidence_by_position_and_by_name() -> None:
    board = Board.from_string(EASY)
    house = board.houses[0]
    by_position = Evidence((Cell(0, 2),), house, 4, frozenset({1, 2, 4}), "a 4 in row 1")
    by_name = Evidence(
        focus_cells=(Cell(0, 2),),
        focus_house=house,
        focus_digit=4,
        candidates_seen=frozenset({1, 2, 4}),
        description="a 4 in row 1",
    )
    assert by_position == by_name
    assert by_position.description == "a 4 in row 1"
    assert by_position.truths == by_position.links == ()


def test_houses() -> None:
    board = Board.from_string(EASY)
    assert len(board.houses) == 27
    assert {house.kind.value for house in board.houses} == {"row", "column", "box"}
    assert all(isinstance(house, House) and len(house.cells) == 9 for house in board.houses)
    assert len(board.peers(Cell(4, 4))) == 20


def test_a_trace_made_by_hand() -> None:
    board = Board.from_string(EASY)
    cell = Cell(4, 4)
    action = Placement(cell, 5)
    inference = Inference("by_hand", action, Evidence((cell,), None, 5, frozenset({5}), "it is 5"))
    step = TraceStep(inference, board.place(cell, 5))
    result = SolveResult(board, (step,), SolveStatus.STUCK, "the hand is tired")
    assert str(result.diagnosis) == "the hand is tired"
    assert SolveResult(initial=board, steps=(), status=SolveStatus.STUCK).diagnosis is None
    assert [passage.text for passage in Chatty().narrate(result)] == ["r5c5=5: it is 5"]
    assert "The hand is tired." in narrate(result)


# the loop


def test_without_rules_it_is_stuck() -> None:
    result = Solver([]).solve(Board.from_string(EASY))
    assert result.status == SolveStatus.STUCK
    assert result.diagnosis is not None
    assert not result.steps


@pytest.mark.parametrize("rules", [MINE[:1], MINE[1:2], MINE[:2], MINE])
def test_an_easy_puzzle(rules: Sequence[NakedSingle | HiddenSingle | NakedPair]) -> None:
    result = Solver(rules).solve(Board.from_string(EASY))
    assert result.status == SolveStatus.SOLVED
    assert result.final_board.is_complete
    assert result.final_board.to_string() == SOLUTION
    assert {step.inference.rule for step in result.steps} <= {rule.name for rule in rules}


def test_the_first_inference_of_the_first_rule_that_fires() -> None:
    board = Board.from_string(EASY)
    result = Solver([NakedSingle(), HiddenSingle()]).solve(board)
    for step in result.steps:
        found = [*NakedSingle().apply(board), *HiddenSingle().apply(board)]
        assert step.inference.action == found[0].action
        board = step.board


def test_a_puzzle_that_is_stuck_solves_with_one_rule_more() -> None:
    board = Board.from_string(NEEDS_A_PAIR)
    without, with_pairs = Solver(MINE[:2]).solve(board), Solver(MINE).solve(board)
    assert without.status == SolveStatus.STUCK
    assert "open cell" in str(without.diagnosis)
    pairs = [step for step in with_pairs.steps if step.inference.rule == "my_naked_pair"]
    assert pairs
    assert len(with_pairs.steps) > len(without.steps)


def test_an_elimination_says_just_what_goes() -> None:
    board = Board.from_string(NEEDS_A_PAIR)
    result = Solver(MINE).solve(board)
    for step in result.steps:
        for candidate in step.inference.action.candidates:
            assert candidate.digit in board.candidates[candidate.cell.row][candidate.cell.col]
        board = step.board


# what reads the trace


@pytest.mark.parametrize("voice", [voice.name for voice in sudologue.narration.voices()])
def test_every_voice_tells_it(voice: str) -> None:
    result = Solver(MINE).solve(Board.from_string(NEEDS_A_PAIR))
    told = narrate(result, voice)
    assert "My Naked Pair" in told or voice in ("conversational", "teacher", "proof")
    assert "None" not in told


def test_a_narrator_of_ones_own() -> None:
    result = Solver(MINE).solve(Board.from_string(EASY))
    told = narrate(result, Chatty()).splitlines()
    assert told[0] == f"{result.steps[0].inference.action}: only 5 is left"


def test_the_audit_says_which_steps_have_no_receipt() -> None:
    result = Solver(MINE).solve(Board.from_string(EASY))
    verdict = sudologue.audit.check_trace(result)
    assert not verdict.ok
    assert "receipt" in (verdict.reason or "")


def test_a_trace_without_receipts_is_kept_and_read_back() -> None:
    result = Solver(MINE).solve(Board.from_string(NEEDS_A_PAIR))
    again = SolveResult.from_json(result.to_json())
    assert again == result
    assert again.steps[0].inference.evidence.description
