from __future__ import annotations

from pathlib import Path

import pytest

import sudologue
from puzzles.killers import KILLERS
from sudologue import Board, Cell, Placement
from sudologue.audit import check_trace
from sudologue.audit.certificate import LedgerError
from sudologue.errors import FormatError, SudologueError, WrongTypeError
from sudologue.inference import Elimination

WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
SEVERAL = ".1....7......3...........6........9.................................5............"
FOUR = "1... ..3. .4.. ...2"


# ---------------------------------------------------------------------------------------- check


def test_a_check_counts_solutions() -> None:
    one = sudologue.check(WING)
    assert (one.solutions, bool(one), one.clash, one.conflict) == (1, True, None, None)
    assert one.solution is not None
    assert str(one) == f"one solution\n{one.solution.to_string()}"
    several = sudologue.check(SEVERAL)
    assert (several.solutions, bool(several), several.solution) == (2, False, None)
    assert str(several).startswith("more than one solution; two of them:\n")


def test_what_is_not_known_is_none() -> None:
    unknown = sudologue.check("." * 625, budget=1)
    assert (unknown.solutions, unknown.solution) == (None, None)
    assert str(unknown).startswith("none found before the search was given up (a larger budget")
    assert sudologue.check("." * 625, timeout=1e-9).solutions is None


def test_a_check_says_what_is_wrong() -> None:
    clash = sudologue.check("55" + WING[2:])
    assert (clash.solutions, str(clash.clash)) == (0, "box 1 has two 5s, in r1c1 and r1c2")
    assert str(clash).startswith("no solution: box 1 has two 5s, in r1c1 and r1c2")
    assert clash.conflict is not None
    wrong = sudologue.check(Board(WING).place("r1c1=5"))
    assert [*map(str, wrong.wrong_digits)] == ["r1c1(5)"]
    assert wrong.tell(notation="a1").splitlines()[-1] == "wrong: the 5 in A1"
    gone = sudologue.check(Board(WING).eliminate("r3c3<>3"))
    assert [*map(str, gone.wrong_cells)] == ["r3c3"]
    silent = sudologue.check(Board(WING).eliminate("r3c3<>3"), where=False)
    assert (silent.solutions, silent.wrong_cells) == (0, ())


# ------------------------------------------------------------------------------------------ why


def test_why_a_cell_is_what_it_is() -> None:
    why = sudologue.why(WING, "r3c3")
    assert why
    assert why.actions == (Placement(Cell(2, 2), 3),)
    assert why.proof is not None
    assert check_trace(why.proof).ok
    assert str(why).startswith("r3c3 is 3. Four steps lead there:\n1. r2c3 is 2: ")
    for asked in ("r3c3=3", "r3c3(3)", Cell(2, 2), Placement(Cell(2, 2), 3), ["r3c3"]):
        assert sudologue.why(WING, asked).proof == why.proof
    assert sudologue.why(WING, "C3", notation="a1").proof == why.proof
    assert why.draw().words.startswith("Naked Single: r3c3 is 3")


def test_why_not_is_answered_too() -> None:
    why = sudologue.why(WING, "r3c3=5")
    assert not why
    assert why.tell("terse").startswith("r3c3 isn't 5. It takes three steps:\n1. ")
    other = sudologue.why(WING, "r3c3<>3")
    assert not other
    assert other.tell().startswith("r3c3 must be 3. It takes four steps:\n1. r2c3 is 2: ")
    assert sudologue.why(WING, "r3c3<>5").proof == why.proof


def test_what_the_board_shows_needs_no_solve() -> None:
    why = sudologue.why(WING, "r1c2")
    assert (why.result, why.proof, str(why)) == (
        None,
        None,
        "r1c2 is 1 in the puzzle itself: it's one of the 38 givens.",
    )
    lost = sudologue.why(WING, "r1c2=5")
    assert (bool(lost), str(lost)) == (False, "r1c2 is 1.")


def test_several_are_proved_together() -> None:
    why = sudologue.why(WING, "r2c3=2, r3c3<>5")
    assert why.proof is not None
    assert why.tell("terse").startswith("r2c3 is 2, and r3c3 isn't 5. Three steps lead there:")
    assert len(why.proof.steps) == 3
    assert check_trace(why.proof).ok
    shorter = sudologue.why(WING, "r1c1, r2c3", shorten=True).proof
    longer = sudologue.why(WING, "r1c1, r2c3").proof
    assert shorter is not None
    assert longer is not None
    assert len(shorter.steps) < len(longer.steps)


def test_what_the_rules_do_not_come_to_is_left_open() -> None:
    why = sudologue.why(WING, "r1c4", ["full house"])
    assert not why
    assert (why.actions, why.proof) == ((None,), None)
    assert str(why).startswith("I couldn't place a digit in r1c4.")
    assert str(sudologue.why(WING, "r3c3<>5", ["full house"])).startswith("r3c3 can still be 5.")


def test_a_result_answers_from_its_own_trace() -> None:
    result = sudologue.solve(WING)
    assert sudologue.why(result, "r3c3").result is result


# ---------------------------------------------------------------------------------------- steps


def test_the_steps_that_there_are_now() -> None:
    board = Board(FOUR)
    found = sudologue.steps(board)
    assert len(found) > 100
    assert list(found.by_technique)[:2] == ["hidden_single", "naked_single"]
    assert sum(map(len, found.by_technique.values())) == len(found)
    first = found[0]
    assert (first.rule, str(first.action)) == ("hidden_single", "r2c4=1")
    assert first.before == board
    assert board.place("r2c4=1") == first.board
    assert first.tell("terse") == "r2c4 = 1: Hidden Single, box 2"
    assert first.draw().words.startswith("Hidden Single: r2c4 is 1")
    assert str(found).splitlines()[1] == "Naked Single (4 steps): r1c4=4; r2c2=2; r3c3=1; r4c1=3"
    assert found.tell("a1").splitlines()[1].endswith(": A4=4; B2=2; C3=1; D1=3")


def test_the_steps_of_some_rules_or_about_something() -> None:
    assert {one.rule for one in sudologue.steps(WING, ["Hidden Single"])} == {"hidden_single"}
    assert {one.rule for one in sudologue.steps(FOUR, family="singles")} == {
        "naked_single",
        "hidden_single",
    }
    about = sudologue.steps(FOUR, house="row 3")
    row = next(house for house in Board(FOUR).houses if str(house) == "row 3")
    assert about
    assert all(one.step.inference.cites(row) for one in about)
    assert about == sudologue.steps(FOUR, house=row)
    killer = sudologue.steps(KILLERS["six"][0], clue="r1c1")
    cage = Board(KILLERS["six"][0]).layout.clues[0]
    assert killer
    assert all(one.step.inference.cites(cage) for one in killer)
    none = sudologue.steps("1234341221434321")
    assert (len(none), str(none)) == (0, "No technique finds anything here.")
    with pytest.raises(SudologueError, match="give family or rules, not both"):
        sudologue.steps(FOUR, ["naked_single"], family="fish")


# -------------------------------------------------------------------------------------- convert


def test_a_position_is_converted_and_its_losses_told() -> None:
    board = Board(FOUR).place("r1c2=2").eliminate("r1c3<>4")
    plain = sudologue.convert(board, "line")
    assert plain.text == str(plain) == "12....3..4.....2"
    assert plain.losses == (
        "placed digits become givens",
        "eliminated candidates come back",
    )
    whole = sudologue.convert(board, "jsonl")
    assert whole.losses == ()
    assert Board(whole.text) == board
    again = sudologue.convert(whole.text, "jsonl")
    assert again.text == whole.text
    with pytest.raises(FormatError):
        sudologue.convert(KILLERS["six"][0], "line")
    with pytest.raises(SudologueError, match="there is no format 'hodku'; did you mean 'hodoku'"):
        sudologue.convert(board, "hodku")


# ---------------------------------------------------------------------------------------- prove


def test_a_certificate_of_a_puzzle() -> None:
    proved = sudologue.prove(WING)
    assert proved.solution is not None
    assert proved.cnf.startswith("p cnf ") or "\np cnf " in proved.cnf
    assert sudologue.prove(sudologue.solve(WING)).solution == proved.solution
    assert sudologue.prove("32.. .... ..34 ..2.").solution is None


def test_what_cannot_be_proved_is_refused() -> None:
    with pytest.raises(SudologueError, match="'bug_plus_1' assumes that the puzzle"):
        sudologue.prove(WING, ["BUG+1"])
    with pytest.raises(SudologueError, match="a trace that is stuck proves nothing"):
        sudologue.prove(WING, ["naked single"])
    with pytest.raises(SudologueError, match="a trace that is stuck proves nothing"):
        sudologue.prove(sudologue.solve(WING, ["naked single"]), ["naked single"])
    with pytest.raises(LedgerError):
        sudologue.prove(KILLERS["six"][0], ["naked single", *_ledgers()])


def _ledgers() -> list[str]:
    return [rule.name for rule in sudologue.rules.of_family("ledgers")]


@pytest.mark.parametrize("verb", ["check", "steps", "prove"])
def test_what_is_no_position_is_refused(verb: str) -> None:
    wrongs: tuple[object, ...] = (5, None, {}, Path("puzzle.txt"))
    for wrong in wrongs:
        with pytest.raises(WrongTypeError):
            getattr(sudologue, verb)(wrong)


def test_an_elimination_of_several_is_one_question_each() -> None:
    gone = Elimination([Cell(1, 6), Cell(1, 8), Cell(2, 8)], [4])
    why = sudologue.why(WING, gone)
    assert len(why.asked) == 3
    assert why.tell("terse").startswith("r2c7, r2c9 and r3c9 aren't 4. One step leads there:")
