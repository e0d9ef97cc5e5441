from __future__ import annotations

import pytest

from puzzles.shared import needs_shared
from puzzles.word_tally import WordFault, WordTally
from sudologue.model import Board
from tools.words import main, read_board, report


def test_the_report_counts_what_was_read_and_shows_what_is_false() -> None:
    tally = read_board(["terse", "teacher"], ("one", Board.from_string("1.....3..4.....2"), False))
    (head,) = report(tally, 2)
    assert head.startswith(f"1 solve, {tally.sentences} sentences, {tally.tokens.total()} names")
    assert head.endswith(", 0 faults")
    fault = WordFault("proof", "sum", "1 + 1 = 3", "So 1 + 1 = 3.", 4)
    told = report(WordTally(faults=[fault]), 2)
    assert told[1:] == ["1 sum", f"  {fault}"]


@needs_shared
def test_puzzles_of_a_set_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--sets", "classic_4x4", "--limit", "2"]) == 0
    assert capsys.readouterr().out.startswith("2 solves, ")
