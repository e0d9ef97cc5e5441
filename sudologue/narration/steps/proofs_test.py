from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from puzzles.checks import SINGLES
from sudologue.inference import Assumption, Evidence, SolveResult, TraceStep
from sudologue.model import Board, Cell
from sudologue.narration import Passage, say, voice_named, voices
from sudologue.narration.steps.proofs import ASCII, proof_tree, tell_proof
from sudologue.rendering import plain_text
from sudologue.solver import Solver

HARDER = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
RESULT = Solver().solve(Board.from_string(HARDER))
PROOF = RESULT.proof(Cell.parse("r3c3"))
LONG = RESULT.proof(Cell.parse("r1c1"))
SMALL = Solver(SINGLES).solve(Board.from_string("1... ..3. .4.. ...2"))


def told(proof: SolveResult, voice: str = "conversational") -> list[str]:
    return plain_text(tell_proof(proof, voice_named(voice))).splitlines()


def test_a_proof_as_a_story() -> None:
    assert told(PROOF) == [
        "Why r3c3 is 3: four steps lead there, and the longest line of reasoning among them has three steps.",
        "",
        "1. Hidden Single. Column 3 still needs a 2. The 2s in r3c7, r5c9 and r9c2 see all of its other open cells, so the 2 can only go in r2c3. (From the puzzle alone.)",
        "",
        "2. Locked Candidates (Claiming). In column 8, the 4 can only go in r1c8 or r2c8, and both lie in box 3 too. One of them takes the 4 of box 3, so r2c7, r2c9 and r3c9 cannot be 4. (From the puzzle alone.)",
        "",
        "3. XY-Wing. r1c8 can only be 4 or 9. It sees r1c1, which can only be 4 or 5, and r3c9, which can only be 5 or 9. If r1c8 is 4, then r1c1 is 5; if it is 9, then r3c9 is 5. Either way one of r1c1 and r3c9 is 5, and r3c3 sees both, so r3c3 cannot be 5. (By steps 1 and 2.)",
        "",
        "4. Naked Single. r3c3 sees 1, 2, 4, 6, 7, 8 and 9 in box 1 and column 3, and step 3 ruled out 5, so it is 3. (By step 3.)",
        "",
        "Every step is forced: in whatever solution the puzzle has, r3c3 is 3.",
    ]


def test_in_lines_the_premises_end_the_line() -> None:
    assert told(PROOF, "terse")[1:] == [
        "1. r2c3 = 2: Hidden Single, column 3",
        "2. r2c79,r3c9 not 4: Locked Candidates (Claiming), column 8 and box 3",
        "3. r3c3 not 5: XY-Wing, r1c18,r3c9, by steps 1 and 2",
        "4. r3c3 = 3: Naked Single, by step 3",
        "",
        "Every step is forced: in whatever solution the puzzle has, r3c3 is 3.",
    ]
    assert (
        told(PROOF, "technical")[3]
        == "3. XY-Wing: 4/9/5 in r1c18,r3c9 => r3c3<>5, by steps 1 and 2"
    )


def test_the_proof_voice_tells_it_line_by_line() -> None:
    assert told(PROOF, "proof")[-6:-1] == [
        "4. Naked Single.",
        "r3c3 must be 3: the givens in r1c2 (1), r3c7 (2), r9c3 (4), r1c3 (6), r3c2 (7), r3c1 (8) and r2c2 (9) and step 3 (5) rule out the rest.",
        "If r3c3 were not 3, it would have nothing left.",
        "So r3c3 is 3. (By step 3.)",
        "",
    ]


def test_the_teacher_explains_each_technique_once() -> None:
    text = "\n".join(told(LONG, "teacher"))
    assert text.count("Hidden Single.") > 1
    assert text.count("That is a Hidden Single: ") == 1


@pytest.mark.parametrize("voice", [voice.name for voice in voices()])
def test_every_step_is_told_by_itself_with_the_steps_it_stands_on(voice: str) -> None:
    """Full houses, too, which a whole narration tells several at a time."""
    for result in (LONG, SMALL.proof(Cell.parse("r4c1"))):
        passages = tell_proof(result, voice_named(voice))
        assert len(passages) == len(result.steps) + 2
        for number, passage in enumerate(passages[1:-1], 1):
            assert passage.text.startswith(f"{number}. ")
            premises = [*result.premises(number)]
            said = passage.text.rstrip(".)").rpartition("y step")[2].lstrip("s ")
            if premises:
                assert [*map(int, said.replace(" and ", ", ").split(", "))] == premises
            else:
                assert passage.text.endswith(")") is not passage.is_line


@pytest.mark.parametrize(
    ("cell", "opening"),
    [
        ("r1c4", "Why r1c4 is 4: one step shows it."),
        ("r1c3", "Why r1c3 is 2: two steps lead there, one after the other."),
        (
            "r4c1",
            "Why r4c1 is 3: three steps lead there, and the longest line of reasoning among them has two steps.",
        ),
    ],
)
def test_how_long_it_takes(cell: str, opening: str) -> None:
    assert told(SMALL.proof(Cell.parse(cell)))[0] == opening


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
        "Step 3 takes it for granted that the puzzle has one solution; if it has, r3c3 is 3 there."
    )
    assert told(with_evidence(PROOF, assuming, 2, 3))[-1].startswith("Steps 2 and 3 take it for")
    assert told(with_evidence(PROOF, Evidence(), 1, 4))[-1] == (
        "Steps 1 and 4 cite nothing that could be checked, so nothing is proved."
    )


def test_where_the_start_is_no_puzzle_it_is_not_called_one() -> None:
    late = Solver(SINGLES).solve(SMALL.steps[0].board)
    assert told(late.proof(Cell.parse("r1c3")))[-1] == (
        "Every step is forced: in whatever solution the starting board has, r1c3 is 2."
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
        "└─ 3. r3c3 cannot be 5: XY-Wing",
        "   ├─ 1. r2c3 is 2: Hidden Single",
        "   └─ 2. r2c7, r2c9 and r3c9 cannot be 4: Locked Candidates (Claiming)",
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
