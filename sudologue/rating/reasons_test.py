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
    openings=(4, 1, 1, 2, 3, 5, 4, 4, 4, 4),
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

ONLY = "(31 cells still open), which is the only way on."

FIRST = [
    (ONE_HARD, f"Mostly singles, with one sticking point: the W-Wing {ONLY}"),
    (
        replace(
            ONE_HARD, beyond_singles=("locked_candidates_claiming", "w_wing"), singles_run_out=2
        ),
        "Mostly singles, with two sticking points: first locked candidates, then the "
        f"W-Wing {ONLY}",
    ),
    (
        replace(ONE_HARD, beyond_singles=("w_wing", "naked_pair"), singles_run_out=2),
        "Mostly singles, with two sticking points: first a W-Wing, then a naked pair.",
    ),
    (
        replace(ONE_HARD, singles_first=1, openings=(1, 1)),
        f"One single to start with, and then one sticking point: the W-Wing {ONLY}",
    ),
    (
        replace(ONE_HARD, singles_first=0, openings=(1, 1)),
        f"No single to start with, and one sticking point: the W-Wing {ONLY}",
    ),
    (
        replace(ONE_HARD, beyond_singles=("w_wing", "naked_pair", "w_wing"), singles_run_out=2),
        "24 singles to start with, and then two sticking points, which take a W-Wing twice and a naked pair.",
    ),
    (
        replace(ONE_HARD, beyond_singles=("guardians", "locked_candidates_pointing")),
        "Mostly singles, with one sticking point, which takes guardians and locked candidates.",
    ),
    (
        SINGLES,
        "Singles are enough: 12 full houses, a naked single and 40 hidden singles.",
    ),
    (
        replace(SINGLES, status=SolveStatus.STUCK, techniques={"hidden_single": 2}),
        "I only find singles: two hidden singles.",
    ),
    (
        MONSTER,
        "No single to start with, and five sticking points, which take four kinds of steps.",
    ),
    (
        replace(MONSTER, singles_first=8, crux=SINGLE),
        "Eight singles to start with, and then five sticking points, which take four kinds of steps, up to a nested forcing chain.",
    ),
]

SECOND = [
    (
        replace(ONE_HARD, beyond_singles=("w_wing", "naked_pair"), singles_run_out=2),
        f"The hardest is a W-Wing {ONLY}",
    ),
    (
        replace(
            ONE_HARD,
            beyond_singles=("w_wing", "naked_pair"),
            crux=replace(W_WING, openings=3, open_cells=8),
        ),
        "The hardest is a W-Wing (eight cells still open), one of three such steps.",
    ),
    (
        SINGLES,
        "The hardest moment comes with 40 cells still open: the only easy step is a hidden single in a row or column.",
    ),
    (
        replace(SINGLES, crux=replace(SINGLE, openings=2)),
        "The hardest moment comes with 40 cells still open: the easiest steps are two hidden singles in rows or columns.",
    ),
    (
        replace(SINGLES, crux=Moment(1, "naked_single", 2.3, 1, 1)),
        "The hardest moment comes with one cell still open: the only easy step is a naked single.",
    ),
    (
        MONSTER,
        "The hardest is a nested forcing chain (59 cells still open).",
    ),
]

LAST = [
    (SINGLES, "At two of ten points only one digit is easy to find."),
    (replace(SINGLES, openings=(2,)), "You can fill all of it in at once."),
    (replace(SINGLES, openings=(2, 3)), "There are always several digits that are easy to find."),
    (replace(SINGLES, openings=(1, 1)), "There is never more than one digit that is easy to find."),
    (
        replace(MONSTER, status=SolveStatus.STOPPED, cells_left=31),
        "The limit was reached with 31 cells still open, so it is harder than this shows.",
    ),
    (
        replace(SINGLES, status=SolveStatus.STUCK, cells_left=1),
        "After that I find nothing more, with one cell still open.",
    ),
    (
        replace(SINGLES, status=SolveStatus.STUCK, cells_left=12, is_dead=True),
        "It ends in a contradiction, with 12 cells still open.",
    ),
]

NOTHING = replace(SINGLES, crux=None, hardest=None, openings=(), techniques={})
ALONE = [
    (NOTHING, "Every cell is filled, so there is nothing left to do."),
    (
        replace(NOTHING, status=SolveStatus.STOPPED),
        "The limit was reached before a first step was found.",
    ),
    (replace(NOTHING, status=SolveStatus.STUCK), "I can't find a first step."),
    (
        replace(NOTHING, status=SolveStatus.STUCK, is_dead=True),
        "This puzzle contradicts itself, so there is no first step.",
    ),
]


@pytest.mark.parametrize(("record", "sentence"), FIRST)
def test_what_it_takes(record: PathRecord, sentence: str) -> None:
    assert reasons_of(record)[0] == sentence


@pytest.mark.parametrize(("record", "sentence"), SECOND)
def test_where_it_is_hardest(record: PathRecord, sentence: str) -> None:
    assert reasons_of(record)[1] == sentence


@pytest.mark.parametrize(("record", "sentence"), LAST)
def test_how_rare_singles_are_and_how_it_ends(record: PathRecord, sentence: str) -> None:
    assert reasons_of(record)[2] == sentence


def test_where_the_last_kind_is_the_hardest_one_sentence_is_enough() -> None:
    assert len(reasons_of(ONE_HARD)) == 1


@pytest.mark.parametrize(("record", "sentence"), ALONE)
def test_without_a_first_step_there_is_one_sentence(record: PathRecord, sentence: str) -> None:
    assert reasons_of(record) == (sentence,)


def test_the_sentences_of_whole_puzzles() -> None:
    assert reasons_of(record_of(rounds_of(Board.from_string(EASY)))) == (
        "Singles are enough: 19 full houses and 38 hidden singles.",
        "The hardest moment comes with 17 cells still open: the only easy step is a hidden single in a row or column.",
        "At 16 of 31 points only one digit is easy to find.",
    )
    assert reasons_of(record_of(rounds_of(Board.from_string(EXPERT)))) == (
        "12 singles to start with, and then four sticking points, which take 18 kinds of steps.",
        "The hardest is a forcing net (42 cells still open), which is the only way on.",
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
        assert 1 <= len(told) <= 3
        for sentence in told:
            assert re.fullmatch(r"[A-Z0-9][^.{}_]*\.", sentence)
            assert "  " not in sentence
