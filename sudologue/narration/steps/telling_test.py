from dataclasses import dataclass, replace
from typing import Any

import pytest

from sudologue.errors import SudologueError
from sudologue.inference import (
    Assumption,
    CellConstraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    TraceStep,
)
from sudologue.model import CLASSIC, Board, Candidate, Cell
from sudologue.narration import Passage, Scene, Telling, say, tells, voice_named, voices
from sudologue.narration.golden_test import golden_sentences
from sudologue.narration.steps.plain import PlainTelling
from sudologue.narration.steps.telling import telling_for
from sudologue.rules import registry
from sudologue.rules.singles.evidence import NakedSingleEvidence

GOLDEN = {golden.rule: golden for golden in golden_sentences()}


@pytest.mark.parametrize("slug", [rule.name for rule in registry()])
def test_every_rule_has_golden_sentences_told_by_its_own_family(slug: str) -> None:
    assert slug in GOLDEN, f"add a Golden for {slug} to the test beside its telling"
    assert not isinstance(telling_for(GOLDEN[slug].step.inference.evidence), PlainTelling)


# evidence of a user's own

HOUSES = {house.short: house for house in CLASSIC.houses}
OPEN = Board.from_string("." * 81)


def step(board: Board, evidence: Evidence, *gone: str) -> TraceStep:
    action = Elimination.of_candidates(tuple(map(Candidate.parse, gone)))
    return TraceStep(Inference("my_rule", action, evidence), action.apply(board))


def told(voice: str, board: Board, evidence: Evidence, *gone: str) -> str:
    return voice_named(voice).tell(step(board, evidence, *gone), board).text


@dataclass(frozen=True, kw_only=True)
class MyEvidence(Evidence):
    """A family that no module of ours knows."""

    swaps: int


@tells(MyEvidence)
class MyTelling(Telling[MyEvidence]):
    def pattern(self, scene: Scene[MyEvidence]) -> Passage:
        return say(f"{scene.evidence.swaps}x")

    def observation(self, scene: Scene[MyEvidence]) -> Passage:
        return say(f"I see {scene.evidence.swaps} swaps")


@dataclass(frozen=True, kw_only=True)
class MyOtherEvidence(MyEvidence):
    """A kind of it."""


@pytest.mark.parametrize("kind", [MyEvidence, MyOtherEvidence])
def test_a_users_telling_tells_its_evidence_and_what_derives_from_it(
    kind: type[MyEvidence],
) -> None:
    evidence = kind(swaps=3)
    assert told("technical", OPEN, evidence, "r1c1(5)") == "My Rule: 3x => r1c1<>5"
    assert told("conversational", OPEN, evidence, "r1c1(5)") == (
        "My Rule. I see 3 swaps, so r1c1 isn't 5."
    )


@pytest.mark.parametrize("kind", [MyEvidence, NakedSingleEvidence, Evidence])
def test_evidence_that_is_told_already_is_not_told_by_another(kind: type[Evidence]) -> None:
    class Another(Telling[Any]):
        def pattern(self, scene: Scene[Any]) -> Passage:
            return say()

        def observation(self, scene: Scene[Any]) -> Passage:
            return say()

    with pytest.raises(SudologueError, match=f"{kind.__name__} has its telling already: derive"):
        tells(kind)(Another)
    assert not isinstance(telling_for(kind.__new__(kind)), Another)


@pytest.mark.parametrize("voice", [voice.name for voice in voices()])
def test_every_voice_says_aloud_what_is_taken_for_granted(voice: str) -> None:
    evidence = replace(PAIR, assumption=Assumption.UNIQUE_SOLUTION)
    said = told(voice, OPEN, evidence, "r1c2(3)")
    assert "one solution" in said
    assert "one solution" not in told(voice, OPEN, PAIR, "r1c2(3)")


def test_what_is_taken_for_granted_stands_before_the_conclusion() -> None:
    evidence = replace(PAIR, assumption=Assumption.UNIQUE_SOLUTION)
    for voice in ("conversational", "teacher"):
        assert told(voice, OPEN, evidence, "r1c2(3)").endswith(
            "This puzzle has only one solution, so r1c2 isn't 3."
        )
    assert told("proof", OPEN, evidence, "r1c2(3)").endswith(
        "Because the puzzle has one solution, r1c2 is not 3."
    )


# plain evidence

PAIR = Evidence(
    focus_cells=(Cell(0, 0), Cell(0, 4)),
    focus_house=HOUSES["r1"],
    candidates_seen=frozenset({3, 6}),
    truths=(CellConstraint(Cell(0, 0)), CellConstraint(Cell(0, 4))),
    links=(HouseConstraint(HOUSES["r1"], 3), HouseConstraint(HOUSES["r1"], 6)),
)


def test_plain_evidence_is_told_from_what_it_cites() -> None:
    board = OPEN.eliminate(
        Candidate(cell, digit) for cell in PAIR.focus_cells for digit in (1, 2, 4, 5, 7, 8, 9)
    )
    gone = ("r1c2(3)", "r1c8(6)", "r1c9(6)")
    assert {voice.name: told(voice.name, board, PAIR, *gone) for voice in voices()} == {
        "terse": "r1c2 not 3, r1c89 not 6: My Rule, row 1",
        "conversational": "My Rule. r1c1 and r1c5 can each only be 3 or 6. Row 1 takes 3 and 6 only once each, so r1c2 isn't 3, and r1c8 and r1c9 aren't 6.",
        "technical": "My Rule: 3,6 in r1c15 => r1c2<>3, r1c89<>6",
        "teacher": "My Rule. r1c1 and r1c5 can each only be 3 or 6. Row 1 takes 3 and 6 only once each, so r1c2 isn't 3, and r1c8 and r1c9 aren't 6.",
        "proof": "\n".join(
            [
                "My Rule.",
                "r1c1 must be 3 or 6: what went before rules out the rest.",
                "r1c5 must be 3 or 6: what went before rules out the rest.",
                "Row 1 takes 3 and 6 only once each.",
                "If r1c2 were 3, r1c1 would have to be 6; then r1c5 would have nothing left.",
                "If r1c8 or r1c9 were 6, r1c1 would have to be 3; then r1c5 would have nothing left.",
                "So r1c2 is not 3, and r1c8 and r1c9 are not 6.",
            ]
        ),
    }


@pytest.mark.parametrize(
    ("evidence", "pattern", "said"),
    [
        (Evidence(), "", "This rule cites nothing that could be checked"),
        (
            Evidence(focus_house=HOUSES["r1"], focus_digit=3),
            "3 in r1 => ",
            "This rule points at 3 in row 1 and cites nothing that could be checked",
        ),
        (
            Evidence(focus_cells=(Cell(0, 0),), candidates_seen=frozenset({3, 6})),
            "3,6 in r1c1 => ",
            "This rule points at 3 and 6 in r1c1 and cites nothing that could be checked",
        ),
    ],
)
def test_evidence_that_cites_nothing_is_taken_at_its_word_and_no_more(
    evidence: Evidence, pattern: str, said: str
) -> None:
    assert told("technical", OPEN, evidence, "r9c9(9)") == f"My Rule: {pattern}r9c9<>9"
    assert told("conversational", OPEN, evidence, "r9c9(9)") == (
        f"My Rule. {said}, so on its word alone, r9c9 isn't 9."
    )
    assert told("proof", OPEN, evidence, "r9c9(9)") == (
        "My Rule.\nThe step cites nothing that would rule the opposite out.\nSo r9c9 is not 9."
    )


def test_a_long_receipt_is_left_to_the_proof() -> None:
    evidence = Evidence(truths=tuple(HouseConstraint(HOUSES[f"r{n}"], 1) for n in range(1, 8)))
    assert told("conversational", OPEN, evidence, "r9c9(1)") == (
        "My Rule. Seven requirements of the puzzle, as its proof spells out, cannot all be met otherwise, so r9c9 isn't 1."
    )
