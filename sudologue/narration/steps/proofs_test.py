from __future__ import annotations

import re
from dataclasses import dataclass, replace

import pytest

from puzzles.checks import SINGLES
from sudologue.inference import Assumption, Evidence, SolveResult, TraceStep
from sudologue.model import Board, Cell
from sudologue.narration import Passage, say, voice_named, voices
from sudologue.narration.steps.proofs import ASCII, proof_tree, reason_of_single, tell_proof
from sudologue.narration.steps.scene import scene_of, scenes_of
from sudologue.narration.voices.voice import idea_of
from sudologue.rendering import plain_text
from sudologue.rules import named
from sudologue.solver import Solver

HARDER = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
RESULT = Solver().solve(Board.from_string(HARDER))
PROOF = RESULT.proof(Cell.parse("r3c3"))
LONG = RESULT.proof(Cell.parse("r1c1"))
SMALL = Solver(SINGLES).solve(Board.from_string("1... ..3. .4.. ...2"))


def told(proof: SolveResult, voice: str = "conversational") -> list[str]:
    return plain_text(tell_proof(proof, voice_named(voice))).splitlines()


def test_a_proof_as_a_story() -> None:
    """Each line has its conclusion first, and the lines that it stands on."""
    opening, *lines = told(PROOF)
    assert opening == "r3c3 is 3. Four steps lead there:"
    for line, beginning, ending in zip(
        lines,
        (
            "1. r2c3 is 2: ",
            "2. r2c7, r2c9 and r3c9 aren't 4. ",
            "3. r3c3 isn't 5, by (1) and (2). ",
            "4. r3c3 is 3, by (3): ",
        ),
        (".", " (Locked candidates)", " (XY-Wing)", "."),
        strict=True,
    ):
        assert line.startswith(beginning)
        assert line.endswith(ending)
    assert lines[0] == (
        "1. r2c3 is 2: box 7 and rows 3 and 5 have theirs, and it's the only place left in column 3."
    )
    assert lines[3] == "4. r3c3 is 3, by (3): its last candidate."


@pytest.mark.parametrize(
    ("rule", "behind", "alone"),
    [
        ("full_house", "the last digit of box 3", "r1c9 is 5, the last digit of box 3"),
        (
            "hidden_single",
            "rows 1 and 3 have theirs, and it's the only place left in box 3",
            "rows 1 and 3 have their 7s, so box 3's goes in r2c7",
        ),
        (
            "naked_single",
            "box 6 has 3, 4, 5, 6 and 7, column 9 adds 1 and 9, and row 4 adds 2",
            "box 6 has 3, 4, 5, 6 and 7, column 9 adds 1 and 9, and row 4 adds 2, so r4c9 is 8",
        ),
    ],
)
def test_why_a_single_is_one(rule: str, behind: str, alone: str) -> None:
    board, step = named(rule).example()
    scene = scene_of(step, board)
    told = [reason_of_single(scene), reason_of_single(scene, "alone")]
    assert [each.text for each in told] == [behind, alone]
    assert all(claim.holds(board) for each in told for claim in each.claims)
    assert all(each.claims for each in told)


def test_in_lines_the_premises_end_the_line() -> None:
    assert told(PROOF, "terse") == [
        "r3c3 is 3. Four steps lead there:",
        "1. r2c3 = 2: Hidden Single, column 3",
        "2. r2c79,r3c9 not 4: Locked Candidates (Claiming), column 8 and box 3",
        "3. r3c3 not 5: XY-Wing, r1c18,r3c9, by steps 1 and 2",
        "4. r3c3 = 3: Naked Single, by step 3",
    ]
    assert (
        told(PROOF, "technical")[3]
        == "3. XY-Wing: 4/9/5 in r1c18,r3c9 => r3c3<>5, by steps 1 and 2"
    )


def test_the_proof_voice_tells_it_line_by_line() -> None:
    assert told(PROOF, "proof")[-4:] == [
        "4. Naked Single.",
        "r3c3 must be 3: the givens in r1c2 (1), r3c7 (2), r9c3 (4), r1c3 (6), r3c2 (7), r3c1 (8) and r2c2 (9) and step 3 (5) rule out the rest.",
        "If r3c3 were not 3, it would have nothing left.",
        "So r3c3 is 3. (By step 3.)",
    ]


def test_the_teacher_explains_each_technique_once() -> None:
    lines = told(LONG, "teacher")[1:]
    first, *others = [
        n for n, step in enumerate(LONG.steps) if step.inference.rule == "hidden_single"
    ]
    idea = idea_of([*scenes_of(LONG)][first])
    assert idea is not None
    assert idea.text in lines[first]
    assert others
    assert not [n for n in others if idea.text[:25] in lines[n]]


@pytest.mark.parametrize("voice", [voice.name for voice in voices()])
def test_every_step_is_told_by_itself_with_the_steps_it_stands_on(voice: str) -> None:
    """Full houses, too, which a whole narration tells several at a time."""
    for result in (LONG, SMALL.proof(Cell.parse("r4c1"))):
        passages = tell_proof(result, voice_named(voice))
        assert len(passages) == len(result.steps) + 1
        for number, passage in enumerate(passages[1:], 1):
            assert passage.text.startswith(f"{number}. ")
            premises = [*result.premises(number)]
            if voice in ("conversational", "teacher"):
                head = re.match(r"\d+\. [^.:]*?(?:, by (?P<by>[^.:]*))?[.:] ", passage.text)
                assert head
                said = head["by"] or ""
            else:
                text = passage.text.rstrip(".)")
                said = text.rpartition("y step")[2].lstrip("s ") if "y step" in text else ""
            assert [int(each) for each in re.findall(r"\d+", said)] == premises


@pytest.mark.parametrize(
    ("cell", "opening"),
    [
        ("r1c4", "r1c4 is 4: box 2 has 3, row 1 adds 1, and column 4 adds 2."),
        ("r1c3", "r1c3 is 2. Two steps lead there:"),
        ("r4c1", "r4c1 is 3. Three steps lead there:"),
    ],
)
def test_how_long_it_takes(cell: str, opening: str) -> None:
    first, *others = told(SMALL.proof(Cell.parse(cell)))
    assert first.startswith(opening)
    assert bool(others) is opening.endswith(":")


def with_evidence(result: SolveResult, evidence: Evidence, *numbers: int) -> SolveResult:
    """The result with the evidence of these steps, counted from 1, replaced."""
    steps = tuple(
        TraceStep(replace(step.inference, evidence=evidence), step.board) if n in numbers else step
        for n, step in enumerate(result.steps, 1)
    )
    return replace(result, steps=steps)


def test_what_is_taken_for_granted_is_said() -> None:
    assuming = Evidence(assumption=Assumption.UNIQUE_SOLUTION)
    assert told(with_evidence(PROOF, assuming, 3))[-1] == (
        "Step 3 assumes that there is only one solution; if there is, r3c3 is 3."
    )
    assert told(with_evidence(PROOF, assuming, 2, 3))[-1].startswith("Steps 2 and 3 assume that")
    assert told(with_evidence(PROOF, Evidence(), 1, 4))[-1] == (
        "Steps 1 and 4 cite nothing that could be checked, so nothing is proved."
    )


@dataclass(frozen=True)
class Parrot:
    """A narrator of somebody's own."""

    as_line: bool
    name: str = "parrot"
    summary: str = "Says the conclusion."

    def narrate(self, result: SolveResult) -> list[Passage]:
        return [self.tell(step, result.initial) for step in result.steps]

    def tell(self, step: TraceStep, before: Board) -> Passage:
        told = say(f"{step.inference.action}!")
        return told.as_line() if self.as_line else told


def test_a_narrator_of_somebodys_own_tells_the_steps() -> None:
    assert [passage.text for passage in tell_proof(PROOF, Parrot(True))][3:5] == [
        "3. r3c3<>5!, by steps 1 and 2",
        "4. r3c3=3!, by step 3",
    ]
    assert tell_proof(PROOF, Parrot(False))[4].text == "4. r3c3=3! (By step 3.)"


# ------------------------------------------------------------------------------------------ trees


def test_a_proof_as_a_tree() -> None:
    assert [passage.text for passage in proof_tree(PROOF)] == [
        "4. r3c3 is 3: Naked Single",
        "└─ 3. r3c3 isn't 5: XY-Wing",
        "   ├─ 1. r2c3 is 2: Hidden Single",
        "   └─ 2. r2c7, r2c9 and r3c9 aren't 4: Locked Candidates (Claiming)",
    ]


def test_what_was_drawn_before_is_not_drawn_again() -> None:
    drawn = [passage.text for passage in proof_tree(LONG, ASCII)]
    folded = [line for line in drawn if line.endswith(" (see above)")]
    assert folded
    for number in range(1, len(LONG.steps) + 1):
        places = [
            line.lstrip("|`- ") for line in drawn if line.lstrip("|`- ").startswith(f"{number}. ")
        ]
        assert places
        assert not places[0].endswith("(see above)")
        if LONG.premises(number):
            assert all(line.endswith("(see above)") for line in places[1:])
    assert all(line.isascii() for line in drawn)
    # a line for each time a step is a premise, and one for the last step
    assert len(drawn) == 1 + sum(map(len, LONG.graph.premises.values()))
