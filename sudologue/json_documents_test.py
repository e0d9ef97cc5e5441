"""What is written as JSON is read back as it was, and is what the command line writes."""

from __future__ import annotations

from typing import Any, cast

import pytest

import sudologue
from puzzles.killers import KILLERS
from sudologue import Board, SudologueError
from sudologue.coach import Explanation, Hint, Marks, Ruling
from sudologue.inference import CellConstraint, Evidence, HouseConstraint
from sudologue.rating import Grade
from sudologue.step_view import StepView

WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
SEVERAL = ".1....7......3...........6........9.................................5............"
FOUR = "1.....3..4.....2"
KILLER = KILLERS["six"][0]
RESULT = sudologue.solve(WING)
AT_WING = RESULT.board_before(16)
WRONG = Board(WING).place("r1c1=5")
MARKS = Marks({"r1c8": "4", "r2c1": "4"})

VALUES: dict[str, Any] = {
    "step": lambda: RESULT.look(16),
    "an option": lambda: sudologue.steps(WING, ["xy_wing", "aic"])[-1],
    "hint": lambda: sudologue.hint(WING),
    "the whole hint": lambda: sudologue.hint(AT_WING, "proof"),
    "the second of several": lambda: cast("Any", sudologue.hint(AT_WING, "where", count=3))[-1],
    "hint after another": lambda: sudologue.hint(WING, seen=[sudologue.hint(WING)]),
    "hint by some rules": lambda: sudologue.hint(WING, "what", rules=["XY-Wing", "aic"]),
    "hint about a house": lambda: sudologue.hint(AT_WING, "what", house="box 1"),
    "hint about a clue": lambda: sudologue.hint(KILLER, "what", clue="r1c1"),
    "hint about an entry": lambda: sudologue.hint(WRONG, "what"),
    "hint about marks": lambda: sudologue.hint(WING, "where", marks=MARKS),
    "hint without any": lambda: sudologue.hint("1234341221434321"),
    "hint of several": lambda: sudologue.hint(SEVERAL),
    "hint by uniqueness": lambda: sudologue.hint(WING, rules=["BUG+1"], assume_unique=True),
    "proved now": lambda: sudologue.explain(WING, "r3c3<>5"),
    "proved later": lambda: sudologue.explain(WING, "r3c3"),
    "proved by several": lambda: sudologue.explain(FOUR, "r1c2<>2, r1c3<>4"),
    "at once": lambda: sudologue.explain(WING, "r1c2=1"),
    "false": lambda: sudologue.explain(WING, "r3c3=5", reveal=True),
    "must be": lambda: sudologue.explain(WING, "r3c3<>3"),
    "undecided": lambda: sudologue.explain(SEVERAL, "r1c1=2"),
    "by uniqueness": lambda: sudologue.explain(WING, "r3c3=3", assume_unique=True),
    "a killer's": lambda: sudologue.explain(KILLER, "r1c1<>6"),
    "a ruling": lambda: sudologue.judge(AT_WING, "r3c3<>5", by="XY-Wing"),
    "a refusal": lambda: sudologue.judge(AT_WING, "r3c3<>5", by="row 3, box 2, r3c4"),
    "a digit in a house": lambda: sudologue.judge(WING, "r2c3=2", by="2 in column 3"),
    "a false claim": lambda: sudologue.judge(WING, "r3c3=5", reveal=True),
    "without a reason": lambda: sudologue.judge(FOUR, "r1c4=4"),
    "a grade": lambda: sudologue.rate(WING, ["effort", "se", "singledigit"]),
    "no grade": lambda: sudologue.rate(SEVERAL),
    "of another layout": lambda: sudologue.rate(FOUR),
}


@pytest.mark.parametrize("name", VALUES)
def test_a_value_is_read_back_as_it_was(name: str) -> None:
    value: Any = VALUES[name]()
    kind = cast("Any", type(value))
    text = value.to_json()
    assert "\n" not in text
    again = kind.from_json(text)
    assert again == value
    assert kind.from_json(again.to_json()) == value
    if kind is not Grade:
        assert again.tell() == value.tell()
        assert again.draw() == value.draw()


def test_a_hint_says_no_more_than_its_level() -> None:
    hint = sudologue.hint(AT_WING, "nudge", rules=["XY-Wing"])
    assert "r3c3" not in hint.to_json().replace(str(hint.asked[0].to_string()), "")
    assert Hint.from_json(hint.to_json()).more() == hint.more()


@pytest.mark.parametrize(
    ("kind", "text", "fault"),
    [
        (Hint, "{}", "there is no schema; Hint.from_json reads sudologue-hint"),
        (
            Explanation,
            '{"schema": "sudologue-hint"}',
            "the schema is sudologue-hint; Explanation.from_json reads sudologue-explain",
        ),
        (
            Ruling,
            '{"schema": "sudologue-judge"}',
            "this record has no puzzle; its error says why",
        ),
        (
            Grade,
            f'{{"schema": "sudologue-rate", "puzzle": "{FOUR}"}}',
            "this isn't a sudologue-rate document: KeyError('models')",
        ),
        (StepView, '{"schema": "sudologue-steps", "trace": {}}', "format is missing; this reads "),
        (StepView, "nonsense", "line 1, column 1: not JSON, or cut off: "),
    ],
)
def test_what_is_no_document_is_refused(kind: Any, text: str, fault: str) -> None:
    with pytest.raises(SudologueError) as caught:
        kind.from_json(text)
    assert str(caught.value).startswith(fault)


def test_a_reason_without_a_text_is_not_written() -> None:
    board = Board(FOUR)
    row, cell = board.houses[0], board.layout.cells[3]
    named = sudologue.judge(board, "r1c4=4", by=[CellConstraint(cell), HouseConstraint(row, 4)])
    assert Ruling.from_json(named.to_json()) == named
    by = Evidence(truths=(CellConstraint(cell),))
    ruling = sudologue.judge(board, "r1c4=4", by=by)
    with pytest.raises(SudologueError, match="this reason has no text: give it as one, such as"):
        ruling.to_json()


def test_what_was_not_found_in_time_is_kept() -> None:
    ruling = sudologue.judge(WING, "r2c7<>4", by="forcing_net_verity", timeout=1e-6)
    assert not ruling.in_time
    assert Ruling.from_json(ruling.to_json()) == ruling
