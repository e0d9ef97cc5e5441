"""Forcing chains and nets in HoDoKu's way: what is written is read back, and what is wrong is not."""

from __future__ import annotations

from functools import cache

import pytest

from sudologue.errors import BoardTextError
from sudologue.inference import Inference
from sudologue.model import Board, Candidate
from sudologue.narration.notations import (
    Notation,
    ReadNet,
    ReadWay,
    in_notation,
    notation_named,
    notations,
)
from sudologue.narration.notations.nets import say_cases, say_refutation
from sudologue.narration.phrasing.passage import Passage
from sudologue.rules import named
from sudologue.rules.cards import CARDS
from sudologue.rules.forcing.evidence import (
    Case,
    ContradictionEvidence,
    Forced,
    Refutation,
    VerityEvidence,
)

RULES = (
    "nishio_forcing_chain",
    "cell_forcing_chain",
    "region_forcing_chain",
    "digit_forcing_chain",
    "contradiction_forcing_chain",
    "forcing_net_verity",
    "forcing_net_contradiction",
    "nested_forcing_chain",
)
NAMES = [notation.name for notation in notations()]
RC = notation_named("rc")


@cache
def found(slug: str) -> tuple[Board, tuple[Inference, ...]]:
    board = Board.from_string(CARDS[slug].example)
    return board, tuple(named(slug).apply(board))


def line(board: Board, inference: Inference) -> Passage:
    evidence, conclusion = inference.evidence, inference.action.candidates[0]
    if isinstance(evidence, ContradictionEvidence):
        return say_refutation(evidence.proof, board)
    assert isinstance(evidence, VerityEvidence)
    return say_cases(evidence.cases, conclusion, board)


def read(notation: Notation, slug: str, inference: Inference) -> ReadNet:
    board, _ = found(slug)
    text = in_notation(line(board, inference), notation, 9).text
    return notation.read_net(text, board)


def net_of(evidence: ContradictionEvidence | VerityEvidence, conclusion: Candidate) -> ReadNet:
    if isinstance(evidence, ContradictionEvidence):
        return ReadNet((way_of(evidence.proof),))
    holds = any(case.because == conclusion and not case.is_struck for case in evidence.cases)
    return ReadNet(tuple(map(way_of, evidence.cases)), conclusion, holds)


def way_of(proof: Refutation | Case) -> ReadWay:
    follow = [
        way_of(line) if isinstance(line, Refutation) else line.candidate
        for line in proof.lines
        if isinstance(line, Refutation | Forced)
    ]
    return ReadWay(proof.assumption, tuple(follow))


@pytest.mark.parametrize("slug", RULES)
def test_a_line_reads_back_to_the_same_net(slug: str) -> None:
    _, inferences = found(slug)
    assert inferences
    for inference in inferences:
        evidence, conclusion = inference.evidence, inference.action.candidates[0]
        assert isinstance(evidence, ContradictionEvidence | VerityEvidence)
        for name in NAMES:
            told = read(notation_named(name), slug, inference)
            assert told == net_of(evidence, conclusion), name


def test_lines_are_written_as_hodoku_writes_them() -> None:
    lines = {slug: line(found(slug)[0], found(slug)[1][0]).text for slug in RULES}
    assert lines["contradiction_forcing_chain"] == (
        "r9c1=2 r7c3<>2 r7c7=2 r9c1<>8 r8c1=8 r7c7<>8 r8c7<>8"
    )
    assert lines["forcing_net_verity"] == (
        "r2c5=6 r2c5<>8 / r4c5=6 r4c5<>2 r8c5=2 (r4c5<>1) r8c5<>1 r2c5=1 r2c5<>8"
    )
    assert "[r2c5=1 r8c3=1 " in lines["nested_forcing_chain"]


@pytest.mark.parametrize(
    ("slug", "text", "reason"),
    [
        ("contradiction_forcing_chain", "", "begins with what is supposed"),
        ("contradiction_forcing_chain", "r9c1<>2", "rules out"),
        ("contradiction_forcing_chain", "r9c1=2 r8c1=8", "nothing is left with nothing"),
        ("contradiction_forcing_chain", "r9c1=2 r7c7=8", "can still be something else"),
        ("contradiction_forcing_chain", "r9c1=2 r7c7<>8", "rules out"),
        ("cell_forcing_chain", "r1c2=5 r2c4<>4 / r1c2=6 r2c3=4 r2c4<>4", "rules out"),
        ("cell_forcing_chain", "r1c2=5 r2c4=5 / r1c2=6 r2c3=4", "end with the same"),
        (
            "cell_forcing_chain",
            "r1c2=5 r2c4=5 r2c4<>4 / r2c3=4 r2c4<>4",
            "are not all that is possible",
        ),
        ("nested_forcing_chain", "r4c8=2 [r2c5=1] r2c5<>1", "nothing is left with nothing"),
        ("contradiction_forcing_chain", "r9c1=2 [r7c7=2", "brackets do not match"),
        ("contradiction_forcing_chain", "r9c1=2 ] r7c7=2", "brackets do not match"),
    ],
)
def test_what_does_not_hold_is_refused(slug: str, text: str, reason: str) -> None:
    board, _ = found(slug)
    with pytest.raises(BoardTextError, match=reason):
        RC.read_net(text, board)


def test_what_stands_after_an_arrow_is_passed_over() -> None:
    board, _ = found("contradiction_forcing_chain")
    text = "r9c1=2 r7c7=2 r8c1=8"
    assert RC.read_net(f"{text} => r9c1<>2", board) == RC.read_net(text, board)
