from __future__ import annotations

import re
from dataclasses import replace

import pytest

from puzzles.laws import some_long
from puzzles.shared import lines, needs_shared
from sudologue.budget import Allowance
from sudologue.inference import SolveStatus
from sudologue.model import Board
from sudologue.rating.grade_words import named, reasons_of
from sudologue.rating.path import Moment, PathRecord, record_of
from sudologue.rating.rounds import rounds_of
from sudologue.rating.step_ratings import KINDS
from sudologue.rules import CARDS

EASY = "..894.2..........9.5..6..4....7..1.......8..7....54........7.217.....9.8..418..5."
EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
NESTED = "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2"

W_WING = Moment(9, "w_wing", 4.4, 1, 31)
SINGLE = Moment(3, "hidden_single", 1.5, 1, 40)
ONE_HARD = PathRecord(
    clues=26,
    symmetry=(),
    minimal=True,
    status=SolveStatus.SOLVED,
    is_dead=False,
    techniques={"full_house": 18, "hidden_single": 36, "w_wing": 1},
    hardest=W_WING,
    crux=W_WING,
    openings=(4, 1, 1, 2, 3, 5),
    longest_run=1,
    singles_first=24,
    singles_run_out=1,
    beyond_singles=("w_wing",),
    cells_left=0,
)
SINGLES = replace(
    ONE_HARD,
    techniques={"full_house": 12, "naked_single": 1, "hidden_single": 40},
    hardest=SINGLE,
    crux=SINGLE,
    longest_run=0,
    singles_run_out=0,
    beyond_singles=(),
)
MONSTER = replace(
    ONE_HARD,
    crux=Moment(4, "nested_forcing_chain", 10.1, 6, 59),
    hardest=Moment(4, "nested_forcing_chain", 10.1, 6, 59),
    singles_first=0,
    singles_run_out=5,
    longest_run=12,
    beyond_singles=("nested_forcing_chain", "aic", "x_wing", "locked_pair", "aic"),
)

FIRST = [
    (ONE_HARD, "24 singles come first; then a W-Wing opens the rest."),
    (replace(ONE_HARD, singles_first=1), "One single comes first; then a W-Wing opens the rest."),
    (
        replace(ONE_HARD, singles_first=0),
        "There is no single to begin with, but a W-Wing opens the rest.",
    ),
    (
        replace(ONE_HARD, status=SolveStatus.STUCK),
        "24 singles come first; then a W-Wing is found.",
    ),
    (
        replace(ONE_HARD, beyond_singles=("w_wing", "naked_pair", "w_wing"), singles_run_out=2),
        "24 singles come first; then they run out twice, and it takes a W-Wing twice and a Naked Pair to go on.",
    ),
    (
        replace(ONE_HARD, beyond_singles=("guardians", "locked_candidates_pointing")),
        "24 singles come first; then they run out, and it takes Guardians and Locked Candidates (Pointing) to go on.",
    ),
    (
        SINGLES,
        "Singles are enough: 12 Full Houses, one Naked Single and 40 Hidden Singles.",
    ),
    (
        replace(SINGLES, status=SolveStatus.STUCK, techniques={"hidden_single": 2}),
        "Only singles are found: two Hidden Singles.",
    ),
    (
        MONSTER,
        "There is no single to begin with, nor at four later points, and it takes four kinds of steps to go on.",
    ),
    (
        replace(MONSTER, singles_first=8, crux=SINGLE),
        "Eight singles come first; then they run out five times, and it takes four kinds of steps, up to a Nested Forcing Chain, to go on.",
    ),
]

SECOND = [
    (
        ONE_HARD,
        "The crux is a W-Wing with 31 cells open: it is the only one, and nothing is easier.",
    ),
    (
        replace(ONE_HARD, crux=replace(W_WING, openings=3, open_cells=8)),
        "The crux is a W-Wing with eight cells open, one of three such steps.",
    ),
    (
        SINGLES,
        "The hardest moment comes with 40 cells open, when the easiest step is a Hidden Single in a line, the only one.",
    ),
    (
        replace(SINGLES, crux=replace(SINGLE, openings=2)),
        "The hardest moment comes with 40 cells open, when the easiest steps are two Hidden Singles in lines.",
    ),
    (
        replace(SINGLES, crux=Moment(1, "naked_single", 2.3, 1, 1)),
        "The hardest moment comes with one cell open, when the easiest step is a Naked Single, the only one.",
    ),
    (
        MONSTER,
        "The crux is a Nested Forcing Chain with 59 cells open, where nothing easier is found.",
    ),
]

THIRD = [
    (ONE_HARD, "In two of six rounds there is only one easiest step."),
    (
        MONSTER,
        "In two of six rounds there is only one easiest step, and up to 12 rounds in a row place no digit.",
    ),
    (replace(SINGLES, openings=(2,)), "All of it can be done at once."),
    (replace(SINGLES, openings=(2, 3)), "In each of two rounds there are several easiest steps."),
    (replace(SINGLES, openings=(1, 1)), "In each of two rounds there is only one easiest step."),
    (
        replace(MONSTER, status=SolveStatus.STOPPED, cells_left=31),
        "The limit was reached with 31 cells still open, so it is harder than this shows.",
    ),
    (
        replace(SINGLES, status=SolveStatus.STUCK, cells_left=1),
        "Nothing more is found with one cell still open.",
    ),
    (
        replace(SINGLES, status=SolveStatus.STUCK, cells_left=12, is_dead=True),
        "It ends in a contradiction with 12 cells still open.",
    ),
]

NOTHING = replace(SINGLES, crux=None, hardest=None, openings=(), techniques={})
ALONE = [
    (NOTHING, "Every cell is filled, so there is nothing left to do."),
    (
        replace(NOTHING, status=SolveStatus.STOPPED),
        "The limit was reached before a first step was found.",
    ),
    (replace(NOTHING, status=SolveStatus.STUCK), "No rule finds a first step."),
    (
        replace(NOTHING, status=SolveStatus.STUCK, is_dead=True),
        "The puzzle contradicts itself, so there is no first step.",
    ),
]


@pytest.mark.parametrize(("record", "sentence"), FIRST)
def test_what_it_takes(record: PathRecord, sentence: str) -> None:
    assert reasons_of(record)[0] == sentence


@pytest.mark.parametrize(("record", "sentence"), SECOND)
def test_where_it_is_hardest(record: PathRecord, sentence: str) -> None:
    assert reasons_of(record)[1] == sentence


@pytest.mark.parametrize(("record", "sentence"), THIRD)
def test_how_rare_the_steps_are(record: PathRecord, sentence: str) -> None:
    assert reasons_of(record)[2] == sentence


@pytest.mark.parametrize(("record", "sentence"), ALONE)
def test_without_a_first_step_there_is_one_sentence(record: PathRecord, sentence: str) -> None:
    assert reasons_of(record) == (sentence,)


def test_the_sentences_of_whole_puzzles() -> None:
    assert reasons_of(record_of(rounds_of(Board.from_string(EASY)))) == (
        "Singles are enough: 19 Full Houses and 38 Hidden Singles.",
        "The hardest moment comes with 17 cells open, when the easiest step is a Hidden Single in a line, the only one.",
        "In 16 of 31 rounds there is only one easiest step.",
    )
    assert reasons_of(record_of(rounds_of(Board.from_string(EXPERT)))) == (
        "12 singles come first; then they run out four times, and it takes 19 kinds of steps to go on.",
        "The crux is a Forcing Net (Contradiction) with 42 cells open: it is the only one, and nothing is easier.",
        "In 46 of 61 rounds there is only one easiest step, and up to 12 rounds in a row place no digit.",
    )


def test_a_path_that_was_stopped() -> None:
    with Allowance(budget=300):
        rounds = rounds_of(Board.from_string(NESTED))
    *_, last = reasons_of(record_of(rounds))
    assert last.startswith("The limit was reached with ")


def test_techniques_are_called_by_their_titles() -> None:
    for slug in KINDS:
        assert re.fullmatch(rf"(an? )?{re.escape(CARDS[slug].title)}", named(slug))


@needs_shared
@pytest.mark.parametrize(
    "name", some_long(["qqwing-simple", "qqwing-expert", "seventeen-clues", "top1465"], "top1465")
)
def test_sentences_are_whole(name: str) -> None:
    for text in lines(name, 400)[::80]:
        told = reasons_of(record_of(rounds_of(Board.from_string(text))))
        assert len(told) == 3
        for sentence in told:
            assert re.fullmatch(r"[A-Z0-9][^.{}_]*\.", sentence)
            assert "  " not in sentence
