import os
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import pytest

from puzzles.shared import needs_shared
from tools.same_answers import beside, digest, main


@needs_shared
@pytest.mark.slow
def test_few_answers_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--hints", "8", "--explanations", "4", "--beside", "1"]) == 0
    one, other = (line.rpartition(" ")[2] for line in capsys.readouterr().out.splitlines())
    assert one == other == digest(8, 4)[1]


def test_nobody_waits_for_a_process_that_was_ended() -> None:
    with pytest.raises(BrokenProcessPool):
        beside(0, partial(os._exit, 1))
