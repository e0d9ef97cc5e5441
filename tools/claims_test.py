from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles.claims import Fault, Tally
from puzzles.shared import needs_shared
from sudologue.model import Board, Cell
from sudologue.narration.claims.board_claims import Sees
from tools.claims import Run, held, main, report

VOICES = ("terse", "proof")


def test_the_report_counts_claims_and_names_what_is_false() -> None:
    run = held(Board.from_string("1.....3..4.....2"), VOICES)
    head, *kinds, total, sums, _ = report(run, VOICES)
    assert head.split() == list(VOICES)
    assert {line.split()[0] for line in kinds} >= {"OnlyPlaces", "DigitRulesOut", "RemovedBy"}
    assert total.split()[:2] == ["all", "0"]
    assert sums == f"1 solve, {run.tally.claims} claims, 0 that cannot stand"
    fault = Fault("proof", "false", Sees((Cell(0, 0),), (Cell(3, 2),)), 4, "r1c1 sees r4c3.")
    told = report(replace(run, tally=Tally(faults=[fault])), VOICES)
    assert told[-1] == str(fault)


def test_runs_add_up() -> None:
    run = held(Board.from_string("1.....3..4.....2"), VOICES)
    both = Run()
    both += run
    both += run
    assert both.tally.solves == 2
    assert both.tally.claims == 2 * run.tally.claims


@pytest.mark.slow
@needs_shared
def test_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--sets", "qqwing-easy", "--variants", "classic_6x6", "--limit", "1"]
    assert main([*arguments, "--voices", "conversational"]) == 0
    assert "solves, " in capsys.readouterr().out
