"""One change anywhere in a trace on file: it is refused, or it is still a true trace.

What the audit lets pass is judged by search, which knows the solutions and nothing of receipts.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from puzzles.checks import SINGLES
from puzzles.shared import FULL
from sudologue.audit import check_json, check_trace
from sudologue.inference import Placement, SolveResult, SolveStatus
from sudologue.inference.codec import TraceFormatError, from_json, to_json
from sudologue.inference.codec.hostile_test import keys_of
from sudologue.model import Board, BoardMasks, Layout
from sudologue.oracle import count_solutions
from sudologue.solver import Solver

OTHERS: tuple[Any, ...] = (None, [], {}, "r1c1", 3)
CHANGES = 10_000 if FULL else 400

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
MIDDLING = ".3.4...1.6...3.2.5........4.9.6...7....3....1....8.5....7.......89.157...5....49."
HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
VARIED = "..6....3..3.....2....6.19...5.1274......8..9...7.......2.8.57....4...6.2.68..4.5."
SMALL = "1... ..3. .4.. ...2"
EMPTIER = "1... .... .... ...."
FORCING = ["naked_single", "nishio_forcing_chain", "contradiction_forcing_chain"]
NESTED = ["full_house", "nested_forcing_chain"]


def results() -> list[SolveResult]:
    """Traces of every ending, of several layouts, by rules of all kinds."""
    middling = Board.from_string(MIDDLING)
    sukaku = Board(BoardMasks.from_candidates([{1, 2}, *[{1, 2, 3, 4}] * 15], Layout.boxes(2, 2)))
    diagonals = Board.from_string(EMPTIER, Layout.boxes(2, 2).with_diagonals())
    dead = Board.from_string(EMPTIER)
    dead = Board(replace(dead.masks, live=dead.masks.live & ~dead.layout.tables.domain_masks[5]))
    found = [
        Solver().solve(Board.from_string(EASY)),
        Solver().solve(middling),
        Solver().solve(Board.from_string(VARIED)),
        Solver(assume_unique=True).solve(Board.from_string(VARIED)),
        Solver(FORCING).solve(middling),
        Solver(NESTED).solve(middling),
        Solver(SINGLES).solve(middling),
        Solver(max_steps=9).solve(middling),
        Solver().solve(Solver().solve(middling).steps[20].board),
        Solver().solve(Board.from_string(SMALL)),
        Solver().solve(Board.from_string(EMPTIER)),
        Solver().solve(diagonals),
        Solver().solve(sukaku),
        Solver().solve(dead),
    ]
    return [*found, Solver().solve(Board.from_string(HARD))] if FULL else found


@cache
def texts() -> list[str]:
    """The same on file."""
    return [to_json(result) for result in results()]


# ------------------------------------------------------------------------------------- the changes


def changed(text: str, choice: random.Random) -> str:
    """The trace with one thing changed: a character, or something that is said in it."""
    if choice.random() < 0.3:
        place = choice.randrange(len(text))
        piece = choice.choice('0123456789=-.<>rcb",:[]{} @')
        cut = place + choice.randrange(2)
        return text[:place] + piece + text[cut:]
    data: dict[str, Any] = json.loads(text)
    if choice.random() < 0.15:
        data["status"] = choice.choice(["solved", "stuck", "contradiction", "stopped"])
    elif choice.random() < 0.25 and data["steps"]:
        steps: list[Any] = data["steps"]
        one, other = (choice.randrange(len(steps)) for _ in range(2))
        match choice.randrange(4):
            case 0:
                del steps[one]
            case 1:
                steps.insert(other, steps[one])
            case 2:
                steps[one], steps[other] = steps[other], steps[one]
            case _:
                steps[one]["evidence"] = steps[other]["evidence"]
    else:
        _change_inside(data, choice)
    return json.dumps(data, separators=(",", ":"))


def _change_inside(data: Any, choice: random.Random) -> None:
    """Change a leaf somewhere: a way down is chosen, at each fork by lot."""
    while True:
        keys = keys_of(data)
        if not keys:
            return
        key = choice.choice(keys)
        value: Any = data[key]
        if keys_of(value) and choice.random() < 0.9:
            data = value
            continue
        match choice.randrange(4):
            case 0:
                del data[key]
            case 1 if isinstance(key, int):
                data.insert(choice.choice(keys), value)
            case _ if isinstance(value, str) and value:
                place = choice.randrange(len(value))
                symbol = choice.choice("123456789=-.rcb")
                data[key] = value[:place] + symbol + value[place + 1 :]
            case _ if type(value) is int:
                data[key] = value + choice.choice([-1, 1])
            case _:
                data[key] = choice.choice(OTHERS)
        return


# ------------------------------------------------------------------------------------ the judgement


@cache
def solutions_of(board: Board) -> tuple[Board, ...]:
    return count_solutions(board, limit=2).found


def fault_of(result: SolveResult) -> str | None:
    """What search finds wrong with a trace, if anything."""
    solutions = solutions_of(result.initial)
    board = result.initial
    for step in result.steps:
        inference = step.inference
        if step.board != inference.action.apply(board):
            return f"{inference}: the board does not follow"
        board = step.board
        if result.assumptions and len(solutions) != 1:
            continue
        for solution in solutions:
            for candidate in inference.action.candidates:
                is_true = solution.value(candidate.cell) == candidate.digit
                if is_true is not isinstance(inference.action, Placement):
                    return f"{inference}: denied by {solution.to_string()}"
    if result.status is SolveStatus.SOLVED:
        if not board.is_complete:
            return "not solved"
        if not result.assumptions and [board.masks.values] != [
            found.masks.values for found in solutions
        ]:
            return "solved, but not the only solution"
    if result.status is SolveStatus.CONTRADICTION and solutions and not result.assumptions:
        return "a contradiction, but there is a solution"
    if result.diagnosis is not None:
        if (result.diagnosis.open_cells, result.diagnosis.candidates_left) != (
            board.masks.open_cells.bit_count(),
            board.masks.live.bit_count(),
        ):
            return "the diagnosis counts wrongly"
        if result.diagnosis.solutions and len(solutions) < 2:
            return "there are not two solutions"
    return None


def start_of(result: SolveResult) -> Board:
    """What the givens and the bars make of an empty board."""
    start, layout = result.initial, result.initial.layout
    board = Board(
        BoardMasks(
            layout, layout.tables.all_candidates & ~start.masks.barred, 0, 0, start.masks.barred
        )
    )
    for candidate in layout.tables.candidates_in(start.masks.givens):
        board = board.place(candidate.cell, candidate.digit)
    return Board(replace(board.masks, givens=board.masks.filled))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_one_change_is_refused_or_does_no_harm(seed: int) -> None:
    choice = random.Random(seed)
    outcomes: Counter[str] = Counter()
    faults: list[tuple[str, str]] = []
    for _ in range(CHANGES // 4):
        text = changed(choice.choice(texts()), choice)
        try:
            result = from_json(text)
        except TraceFormatError as fault:
            faults.append((text, str(fault)))
            continue
        verdict = check_json(text)
        of_object = check_trace(result)
        assert (verdict, verdict.reservations) == (of_object, of_object.reservations)
        outcomes[f"ok {verdict.ok}"] += 1
        if verdict.ok:
            assert fault_of(result) is None, text
            assert (verdict.caveat is None) == (result.initial == start_of(result)), text
    for text, message in faults:
        with pytest.raises(TraceFormatError, match=f"^{re.escape(message)}$"):
            check_json(text)
    assert len(faults) > CHANGES // 50
    assert outcomes["ok False"] > CHANGES // 50
    assert outcomes["ok True"] > CHANGES // 400


@pytest.mark.parametrize("number", range(14))
def test_the_judge_has_nothing_against_what_is_as_it_was(number: int) -> None:
    result = from_json(texts()[number])
    assert check_json(texts()[number]).ok
    assert fault_of(result) is None
