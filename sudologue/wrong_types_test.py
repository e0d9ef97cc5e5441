"""Whoever hands in something else is told in one line what would be right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sudologue
from sudologue import (
    Board,
    Candidate,
    Cell,
    Inference,
    Layout,
    Solver,
    SolveResult,
    SudologueError,
    audit,
    coach,
    formats,
    narration,
    oracle,
    rendering,
    rules,
)
from sudologue.errors import WrongTypeError
from sudologue.model import BoardMasks

BOARD: Board = Board("1... ..3. .4.. ...2")
RESULT = sudologue.solve(BOARD)


class LastDigit:
    """Somebody's own rule, of which the class is handed in, not an object."""

    name = "last_digit"

    def apply(self, board: Board) -> list[Inference]:
        return []


CALLS: dict[str, tuple[Callable[[Any], object], tuple[object, ...]]] = {
    "solve": (sudologue.solve, (5, None, b"1...", {}, 1.5, Path("puzzle.txt"), Board)),
    "solve, rules": (lambda rules: sudologue.solve(BOARD, rules), (5, [5], [None], [LastDigit])),
    "generate": (sudologue.generate, ("5", 1.5, [5])),
    "generate, seed": (lambda seed: sudologue.generate(seed=seed), ("1", 1.5)),
    "generate, start": (lambda start: sudologue.generate(start=start), ("1", None)),
    "generate, layout": (lambda it: sudologue.generate(layout=it), ("9x9", 9, None)),
    "generate, symmetry": (lambda it: sudologue.generate(symmetry=it), (180, None)),
    "generate, minimal": (lambda it: sudologue.generate(minimal=it), (1, "yes", None)),
    "generate, clues": (lambda it: sudologue.generate(clues=it), ("24", 2.5, ("2", "3"))),
    "generate, pattern": (lambda it: sudologue.generate(pattern=it), (81,)),
    "generate, cages": (lambda it: sudologue.generate(cages=it), (1, "yes", None)),
    "generate, grid": (lambda it: sudologue.generate(grid=it), (81, 1.5)),
    "generate, target": (lambda it: sudologue.generate(target=it), ("x_wing", 5)),
    "generate, family": (lambda it: sudologue.generate(family=it), ("1", 1.5, None)),
    "generate, attempts": (lambda it: sudologue.generate(attempts=it), ("1", None)),
    "generate, seconds": (lambda it: sudologue.generate(timeout=it), ("1", [])),
    "generate, executor": (lambda it: sudologue.generate(executor=it), (2, "processes")),
    "generate, given_up": (lambda it: sudologue.generate(given_up=it), ("print", 5)),
    "hint": (sudologue.hint, (5, None, b"1...", {}, Board)),
    "hint, level": (lambda level: sudologue.hint(BOARD, level), (5, None, b"nudge")),
    "hint, near": (lambda near: sudologue.hint(BOARD, near=near), (5, [5], 1.5, [None])),
    "hint, seen": (lambda seen: sudologue.hint(BOARD, seen=seen), (5, [5], [None])),
    "hint, marks": (lambda marks: sudologue.hint(BOARD, marks=marks), (5, None, {"r1c1": "2"})),
    "hint, rules": (lambda rules: sudologue.hint(BOARD, rules=rules), (5, [5], [LastDigit])),
    "hint, clue": (lambda clue: sudologue.hint(BOARD, clue=clue), (5, [5])),
    "hint, token": (lambda token: sudologue.hint(BOARD, token=token), (5, [5])),
    "hint.tell, voice": (lambda voice: sudologue.hint(BOARD).tell(voice), (5, None)),
    "hint.tell, notation": (lambda it: sudologue.hint(BOARD).tell(notation=it), (5, None)),
    "Marks": (coach.Marks, (5, None, "full", ["r1c1"], {5: "2"}, {"r1c1": 5})),
    "narrate": (sudologue.narrate, ("1...", None, BOARD)),
    "narrate, voice": (lambda voice: sudologue.narrate(RESULT, voice), (5, None)),
    "narrate, notation": (lambda name: sudologue.narrate(RESULT, notation=name), (5, None)),
    "narrate, step": (lambda step: sudologue.narrate(RESULT, step=step), ("3", 3.0, True, BOARD)),
    "draw": (sudologue.draw, (5, None, b"1...", {})),
    "draw, step": (lambda step: sudologue.draw(RESULT, step), ("3", 3.0, True, BOARD)),
    "draw, step of a board": (lambda shown: sudologue.draw(shown, 1), ("1...", BOARD, None)),
    "draw, theme": (lambda theme: sudologue.draw(BOARD, theme=theme), (5, None)),
    "draw, notation": (lambda name: sudologue.draw(BOARD, notation=name), (5, None)),
    "draw, frame": (lambda frame: sudologue.draw(RESULT, 1, frame=frame), ("1", 1.5)),
    "draw, candidates": (lambda it: sudologue.draw(BOARD, candidates=it), (1, 0, "yes", [5])),
    "draw, layout": (lambda layout: sudologue.draw("." * 16, layout=layout), ("4x4", 4)),
    "explain": (lambda claim: sudologue.explain(BOARD, claim), (5, None, [5], {"r1c2": 2})),
    "explain, position": (lambda it: sudologue.explain(it, "r1c2=3"), (5, None, Path("p.txt"))),
    "explain, seconds": (lambda it: sudologue.explain(BOARD, "r1c2=3", timeout=it), ("5", [])),
    "judge": (lambda claim: sudologue.judge(BOARD, claim), (5, None, [5])),
    "judge, by": (lambda by: sudologue.judge(BOARD, "r1c2=3", by=by), (5, [5], ["row 1"])),
    "check": (sudologue.check, (5, None, b"1...", {}, Path("p.txt"))),
    "check, where": (lambda where: sudologue.check(BOARD, where=where), (1, "yes", None)),
    "check, budget": (lambda budget: sudologue.check(BOARD, budget=budget), ("5", [])),
    "check, timeout": (lambda timeout: sudologue.check(BOARD, timeout=timeout), ("5", [])),
    "why": (lambda asked: sudologue.why(BOARD, asked), (5, None, [5], {"r1c2": 2}, BOARD)),
    "why, position": (lambda it: sudologue.why(it, "r1c2"), (5, None, Path("p.txt"))),
    "why, rules": (lambda rules: sudologue.why(BOARD, "r1c2", rules), (5, [5], [LastDigit])),
    "why, notation": (lambda it: sudologue.why(BOARD, "r1c2", notation=it), (5, None)),
    "steps": (sudologue.steps, (5, None, {}, Path("p.txt"))),
    "steps, rules": (lambda rules: sudologue.steps(BOARD, rules), (5, [5])),
    "steps, family": (lambda family: sudologue.steps(BOARD, family=family), (5, ["fish"])),
    "steps, house": (lambda house: sudologue.steps(BOARD, house=house), (5, ["row 1"])),
    "steps, clue": (lambda clue: sudologue.steps(BOARD, clue=clue), (5, [5])),
    "convert": (lambda it: sudologue.convert(it, "line"), (5, None, {}, Path("p.txt"))),
    "convert, to": (lambda to: sudologue.convert(BOARD, to), (5, None)),
    "prove": (sudologue.prove, (5, None, {}, Path("p.txt"))),
    "prove, rules": (lambda rules: sudologue.prove(BOARD, rules), (5, [5])),
    "Hint.from_json": (coach.Hint.from_json, (5, None, b"{}")),
    "Claim.parse": (coach.Claim.parse, (5, None, b"r1c2=3")),
    "player": (sudologue.player, ("1...", None, BOARD)),
    "player, voices": (lambda voices: sudologue.player(RESULT, voices), (5, None, [5], [None])),
    "player, notation": (lambda name: sudologue.player(RESULT, notation=name), (5, None)),
    "step_parts": (lambda step: narration.step_parts(RESULT, step), ("3", None)),
    "Solver": (Solver, (5, [5], [LastDigit])),
    "Solver, max_steps": (lambda bound: Solver(max_steps=bound), ("5", 5.5)),
    "Solver.solve": (Solver().solve, ("1...", None, RESULT)),
    "Solver.next_step": (Solver().next_step, ("1...", None)),
    "Solver.steps": (lambda board: list(Solver().steps(board)), ("1...", None)),
    "Solver.options": (Solver().options, ("1...", None)),
    "Board": (Board, (5, None, b"1...", {})),
    "Board, layout": (lambda layout: Board("." * 16, layout=layout), ("boxes", 4)),
    "Board.from_string": (Board.from_string, (5, None, b"1...", [1, 2], Path("puzzle.txt"))),
    "Board.from_string, layout": (lambda it: Board.from_string("." * 16, it), ("4x4", 4)),
    "Board.from_values": (Board.from_values, (5, None, b"1...", {})),
    "Board.from_values, layout": (lambda layout: Board.from_values([0] * 16, layout), ("4x4", 4)),
    "BoardMasks.from_candidates": (BoardMasks.from_candidates, (5, None)),
    "Board.place": (lambda cell: BOARD.place(cell, 2), (5, None, ["r1c2"])),
    "Board.eliminate": (BOARD.eliminate, (5, None, [5], [Cell(0, 1)])),
    "BoardMasks.barring": (BOARD.masks.barring, (5, None, [5])),
    "Board.apply": (BOARD.apply, (5, None, BOARD, "r1c2")),
    "Board.range_of": (lambda house: BOARD.range_of(1, house), ("row 1", 5, None)),
    "Board[cell]": (lambda cell: BOARD[cell], (5, None, slice(0, 2))),
    "Cell": (lambda row: Cell(row, 1), ("1", None, 1.5)),
    "Cell.parse": (Cell.parse, (5, None, (1, 2))),
    "Candidate.parse": (Candidate.parse, (5, None)),
    "Layout.of_size": (Layout.of_size, ("9", None, 9.5)),
    "Layout.boxes": (lambda height: Layout.boxes(height, 3), ("3", None, 3.5)),
    "Layout.jigsaw": (Layout.jigsaw, (5, None, b"1122")),
    "Layout.with_houses": (BOARD.layout.with_houses, (5, [5], [["r1c1", 5]])),
    "result.proof": (RESULT.proof, (5, None)),
    "result.premises": (RESULT.premises, ("r1c1", None, True)),
    "result.board_before": (RESULT.board_before, ("3", None)),
    "result.look": (RESULT.look, ("3", BOARD)),
    "SolveResult.from_json": (SolveResult.from_json, (5, None, b"{}")),
    "audit.check_trace": (audit.check_trace, ("{}", None, BOARD)),
    "audit.check_inference": (lambda it: audit.check_inference(BOARD, it), ("r1c1=1", None)),
    "audit.check_inference, board": (
        lambda board: audit.check_inference(board, RESULT.steps[0].inference),
        ("1...", None),
    ),
    "audit.certify": (audit.certify, ("{}", None)),
    "oracle.conflict_of": (oracle.conflict_of, (5, None)),
    "oracle.count_solutions": (oracle.count_solutions, (5, None)),
    "oracle.solution": (oracle.solution, (5, None)),
    "oracle.judge_position": (oracle.judge_position, (5, None)),
    "formats.read": (formats.read, (5, None, b"1...")),
    "formats.write": (lambda board: formats.write(board, "line"), ("1...", None)),
    "formats.write, format": (lambda name: formats.write(BOARD, name), (5, None)),
    "formats.detect": (formats.detect, (5, None)),
    "rendering.draw": (rendering.draw, ("1...", None)),
    "rules.named": (rules.named, (5, None)),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_value_of_another_kind_is_told_what_would_be_right(name: str) -> None:
    call, wrongs = CALLS[name]
    for wrong in wrongs:
        with pytest.raises(SudologueError) as caught:
            call(wrong)
        assert isinstance(caught.value, WrongTypeError), wrong
        assert isinstance(caught.value, TypeError)
        assert isinstance(caught.value, ValueError)
        said = str(caught.value)
        assert ": " in said
        assert "\n" not in said
        assert len(said) < 160


def test_a_list_or_nested_rows_are_solved() -> None:
    expected = sudologue.solve(BOARD)
    assert sudologue.solve([value or 0 for value in BOARD]) == expected
    assert sudologue.solve(BOARD.cells) == expected
    assert sudologue.solve(["1...", "..3.", ".4..", "...2"]) == expected


def test_the_errors_of_this_page_say_what_would_be_right() -> None:
    said = {
        "solve": "5 has no digits: give them cell by cell or row by row, None or 0 for an empty cell",
        "Solver": "5 is not a list of rules: give names, or objects with a name and a method apply",
        "Solver.solve": "'1...' is not a board: make one with Board.from_string or Board.from_values",
        "Board.place": '5 is not a cell: write "r5c6", or Cell(4, 5), which counts from 0',
    }
    for name, expected in said.items():
        call, wrongs = CALLS[name]
        with pytest.raises(WrongTypeError) as caught:
            call(wrongs[0])
        assert str(caught.value) == expected
