from __future__ import annotations

import pytest

from sudologue.errors import BoardTextError
from sudologue.inference.evidence.chains import ChainEvidence, LoopEvidence
from sudologue.model import Board
from sudologue.narration.chain_notation import (
    ReadChain,
    eureka,
    hodoku_line,
    read_eureka,
    read_hodoku_line,
)
from sudologue.rules import named

BOARD = Board.from_string(
    ".43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634"
)
OTHER = Board.from_string(
    "2538.91.6981.2635.746351....18..5.....9.825.1527.13...872564913194238765..5197.8."
)
RULES = (
    "m_wing",
    "xy_chain",
    "x_cycle",
    "continuous_nice_loop",
    "discontinuous_nice_loop",
    "grouped_aic",
    "grouped_continuous_nice_loop",
    "aic_with_als",
)


def chains(board: Board, slug: str) -> list[ChainEvidence | LoopEvidence]:
    evidence = [inference.evidence for inference in named(slug).apply(board)]
    return [each for each in evidence if isinstance(each, ChainEvidence | LoopEvidence)]


@pytest.mark.parametrize("slug", RULES)
def test_both_notations_read_back_to_the_same_chain(slug: str) -> None:
    found = [(board, each) for board in (BOARD, OTHER) for each in chains(board, slug)]
    assert found
    for board, each in found:
        chain = ReadChain.of(each)
        assert read_eureka(eureka(each, 9), board) == chain
        assert read_hodoku_line(hodoku_line(each, 9), board) == chain


def test_what_they_look_like() -> None:
    wing, loop = chains(BOARD, "m_wing")[0], chains(BOARD, "continuous_nice_loop")[0]
    assert eureka(wing, 9) == "(2=1)r3c5-(1)r2c4=(1-2)r9c4=(2)r5c4"
    assert hodoku_line(wing, 9) == "2- r3c5 -1- r2c4 =1= r9c4 =2= r5c4 -2"
    assert eureka(loop, 9).endswith("=(9)r9c5-loop")
    assert hodoku_line(loop, 9).startswith("r9c5 =1= r3c5 -1- r2c4")
    assert hodoku_line(loop, 9).endswith("=9= r9c5")


@pytest.mark.parametrize(
    "text", ["", "r1c1", "(4)r1c1=", "(4)r1c1~(4)r1c2", "(4)=r1c1", "(1)r1c2=(1)r1c1"]
)
def test_what_is_no_eureka_line_is_refused(text: str) -> None:
    with pytest.raises(BoardTextError):
        read_eureka(text, BOARD)


@pytest.mark.parametrize(
    "text", ["", "r1c1", "4- r1c1 -4", "r1c1 =4= r1c2 =5=", "r1c1 4 r1c2", "r1c1 =x= r1c2"]
)
def test_what_is_no_line_of_hodoku_is_refused(text: str) -> None:
    with pytest.raises(BoardTextError):
        read_hodoku_line(text, BOARD)
