"""What is said of kraken fish, in each voice."""

from __future__ import annotations

import pytest

from sudologue.inference import TraceStep
from sudologue.model import Board
from sudologue.narration import voice_named, voices
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.narration.steps.scene import scene_of
from sudologue.narration.voices.voice import argued
from sudologue.rules import named
from sudologue.rules.cards import CARDS

GOLDEN = (
    Golden(
        rule="kraken_fish_1",
        terse="r9c5 not 8: Kraken Fish Type 1, rows 1 and 8",
        conversational="Kraken fish type 1. The 8s of rows 1 and 8 are all in columns 5 and 6, apart from r8c8, the fin. If r8c8 isn't 8, the two rows take the 8s of both columns, so r9c5 isn't 8. If r8c8 is 8, r8c4 or r8c6 is 9 (the only places left in row 8), so r9c6 is 8 (its last candidate), and r9c5 sees it. In every case r9c5 isn't 8.",
        technical="Kraken Fish Type 1: 8 r18 c56 fr8c8: r8c8=8 r8c46=9 r9c6=8 => r9c5<>8",
        teacher="Kraken fish type 1. The 8s of rows 1 and 8 are all in columns 5 and 6, apart from r8c8, the fin. If r8c8 isn't 8, the two rows take the 8s of both columns, so r9c5 isn't 8. If r8c8 is 8, r8c4 or r8c6 is 9 (the only places left in row 8), so r9c6 is 8 (its last candidate), and r9c5 sees it. In every case r9c5 isn't 8. The idea is that rows 1 and 8 would rule out the 8 in r9c5 if the fin weren't there. If it is 8, that forces digits that rule it out as well. To find one, take houses whose places for a digit are nearly all in as many others, and follow what each of the exceptions would force.",
        proof=(
            "Kraken Fish Type 1.",
            "Row 1 must take its 8 in r1c5 or r1c6: r1c1, r1c2, r1c3 and r1c7 are given, and the givens in r6c4 (r1c4) and r2c9 (r1c8 and r1c9) rule out the rest.",
            "Row 8 must take its 8 in r8c5, r8c6 or r8c8: r8c1, r8c2 and r8c9 are given, and the givens in r7c3 (r8c3), r6c4 (r8c4) and r5c7 (r8c7) rule out the rest.",
            "Row 8 must take its 9 in r8c4, r8c6 or r8c8: r8c1, r8c2 and r8c9 are given, and the givens in r2c3 (r8c3), r5c5 (r8c5) and r4c7 (r8c7) rule out the rest.",
            "r9c6 must be 8 or 9: the givens in r6c6 (1), r9c1 (2), r5c6 (3), r2c6 (4), r9c2 (5), r7c6 (6) and r3c6 (7) rule out the rest.",
            "Column 5 and column 6 each take 8 only once.",
            "Box 8 takes 8 and 9 only once each.",
            "r8c8 takes only one digit.",
            "(1.1) Suppose that r8c8 is 8.",
            "(1.2) Then r8c4 or r8c6 is 9, the only places left for 9 in row 8, by (1.1).",
            "(1.3) Then r9c6 is 8, its last candidate, by (1.2).",
            "(1.4) Then r9c5 is not 8, by (1.3).",
            "(2.1) Suppose that r9c5 is 8 and r8c8 is not 8.",
            "(2.2) Then rows 1 and 8 have only column 6 left for their 8s: one for two, by (2.1).",
            "So r9c5 is not 8.",
        ),
    ),
    Golden(
        rule="kraken_fish_1",
        puzzle="278945163634.2.975915763824.6..547.274239.65.58.27634.82.53.4.6.5648.2..49.6125..",
        terse="r4c8 not 1: Kraken Fish Type 1, rows 6, 7 and 8",
        conversational="Kraken fish type 1. The 1s of rows 6, 7 and 8 are all in columns 3, 8 and 9, apart from r8c1, the fin. If r8c1 isn't 1, the three rows take the 1s of all three columns, so r4c8 isn't 1. If r8c1 is 1, r7c8 is 1 (the only place left in row 7), and r4c8 sees it. In every case r4c8 isn't 1.",
        technical="Kraken Fish Type 1: 1 r678 c389 fr8c1: r8c1=1 r7c8=1 => r4c8<>1",
        teacher="Kraken fish type 1. The 1s of rows 6, 7 and 8 are all in columns 3, 8 and 9, apart from r8c1, the fin. If r8c1 isn't 1, the three rows take the 1s of all three columns, so r4c8 isn't 1. If r8c1 is 1, r7c8 is 1 (the only place left in row 7), and r4c8 sees it. In every case r4c8 isn't 1. The idea is that rows 6, 7 and 8 would rule out the 1 in r4c8 if the fin weren't there. If it is 1, that forces digits that rule it out as well. To find one, take houses whose places for a digit are nearly all in as many others, and follow what each of the exceptions would force.",
        proof=(
            "Kraken Fish Type 1.",
            "Row 6 must take its 1 in r6c3 or r6c9: r6c1, r6c2, r6c4, r6c5, r6c6, r6c7 and r6c8 are given.",
            "Row 7 must take its 1 in r7c3 or r7c8: r7c1, r7c2, r7c4, r7c5, r7c7 and r7c9 are given, and the given in r9c5 rules out the rest.",
            "Row 8 must take its 1 in r8c1, r8c8 or r8c9: r8c2, r8c3, r8c4, r8c5 and r8c7 are given, and the given in r9c5 rules out the rest.",
            "Column 3, column 8, column 9 and box 7 each take 1 only once.",
            "(1.1) Suppose that r8c1 is 1.",
            "(1.2) Then r7c8 is 1, the only place left for 1 in row 7, by (1.1).",
            "(1.3) Then r4c8 is not 1, by (1.2).",
            "(2.1) Suppose that r4c8 is 1 and r8c1 is not 1.",
            "(2.2) Then rows 6, 7 and 8 have only columns 3 and 9 left for their 1s: two for three, by (2.1).",
            "So r4c8 is not 1.",
        ),
    ),
    Golden(
        rule="kraken_fish_2",
        terse="r7c4 not 8: Kraken Fish Type 2, rows 3 and 7",
        conversational="Kraken fish type 2. The 2s of rows 3 and 7 are all in columns 4 and 5, apart from r7c6, the fin. If r7c6 isn't 2, the two rows take the 2s of both columns, and column 4 has its 2 in r3c4 or r7c4. If r3c4 is 2, r6c4 is 8 (its last candidate), and r7c4 sees it. If r7c6 is 2, r7c4 is 4 (the only place left in box 8), and so it isn't 8. If r7c4 is 2, it isn't 8. In every case r7c4 isn't 8.",
        technical="Kraken Fish Type 2: 2 r37 c45 fr7c6: r3c4=2 r6c4=8, r7c6=2 r7c4=4 => r7c4<>8",
        teacher="Kraken fish type 2. The 2s of rows 3 and 7 are all in columns 4 and 5, apart from r7c6, the fin. If r7c6 isn't 2, the two rows take the 2s of both columns, and column 4 has its 2 in r3c4 or r7c4. If r3c4 is 2, r6c4 is 8 (its last candidate), and r7c4 sees it. If r7c6 is 2, r7c4 is 4 (the only place left in box 8), and so it isn't 8. If r7c4 is 2, it isn't 8. In every case r7c4 isn't 8. The idea is that wherever column 4 has its 2, or if the fin is 2 instead, that forces digits that rule out the 8 in r7c4. To find one, take houses whose places for a digit are nearly all in as many others, choose one of these, and follow what each place in it and each exception would force.",
        proof=(
            "Kraken Fish Type 2.",
            "Row 3 must take its 2 in r3c4 or r3c5: r3c1, r3c3, r3c6, r3c7, r3c8 and r3c9 are given, and the given in r1c2 rules out the rest.",
            "Row 7 must take its 2 in r7c4, r7c5 or r7c6: r7c2, r7c3 and r7c7 are given, and the givens in r4c1 (r7c1), r2c8 (r7c8) and r5c9 (r7c9) rule out the rest.",
            "r6c4 must be 2 or 8: the givens in r6c3 (1), r5c6 (3), r6c9 (4), r6c1 (5), r2c4 (6), r6c8 (7) and r6c7 (9) rule out the rest.",
            "Box 8 must take its 4 in r7c4 or r7c6: the givens in r2c5 (r7c5, r8c5 and r9c5), r8c2 (r8c4 and r8c6) and r9c7 (r9c4 and r9c6) rule out the rest.",
            "Column 5 takes 2 only once.",
            "Column 4 takes 2 and 8 only once each.",
            "r7c4 and r7c6 take only one digit each.",
            "(1.1) Suppose that r3c4 is 2.",
            "(1.2) Then r6c4 is 8, its last candidate, by (1.1).",
            "(1.3) Then r7c4 is not 8, by (1.2).",
            "(2.1) Suppose that r7c4 is 2.",
            "(2.2) Then r7c4 is not 8, by (2.1).",
            "(3.1) Suppose that r7c6 is 2.",
            "(3.2) Then r7c4 is 4, the only place left for 4 in box 8, by (3.1).",
            "(3.3) Then r7c4 is not 8, by (3.2).",
            "(4.1) Suppose that none of r3c4, r7c4 and r7c6 is 2.",
            "(4.2) Then rows 3 and 7 have only column 5 left for their 2s: one for two, by (4.1).",
            "So r7c4 is not 8.",
        ),
    ),
    Golden(
        rule="kraken_fish_2",
        puzzle="824.3976.7.3648.299.6..7843287...3.6469..3.825318..974.75...6..648...2.7.92...4..",
        terse="r5c4 not 1: Kraken Fish Type 2, rows 2 and 3",
        conversational="Kraken fish type 2. The 5s of rows 2 and 3 are all in columns 2 and 4, apart from r2c7 and r3c5, the fins. If neither r2c7 nor r3c5 is 5, the two rows take the 5s of both columns, and column 4 has its 5 in r3c4. If r3c4 or r3c5 is 5, r1c4 is 1 (its last candidate), and r5c4 sees it. If r2c7 is 5, r5c7 is 1 (its last candidate), and r5c4 sees it. In every case r5c4 isn't 1.",
        technical="Kraken Fish Type 2: 5 r23 c24 fr2c7,r3c5: r3c45=5 r1c4=1, r2c7=5 r5c7=1 => r5c4<>1",
        teacher="Kraken fish type 2. The 5s of rows 2 and 3 are all in columns 2 and 4, apart from r2c7 and r3c5, the fins. If neither r2c7 nor r3c5 is 5, the two rows take the 5s of both columns, and column 4 has its 5 in r3c4. If r3c4 or r3c5 is 5, r1c4 is 1 (its last candidate), and r5c4 sees it. If r2c7 is 5, r5c7 is 1 (its last candidate), and r5c4 sees it. In every case r5c4 isn't 1. The idea is that wherever column 4 has its 5, or if a fin is 5 instead, that forces digits that rule out the 1 in r5c4. To find one, take houses whose places for a digit are nearly all in as many others, choose one of these, and follow what each place in it and each exception would force.",
        proof=(
            "Kraken Fish Type 2.",
            "Row 2 must take its 5 in r2c2 or r2c7: r2c1, r2c3, r2c4, r2c5, r2c6, r2c8 and r2c9 are given.",
            "Row 3 must take its 5 in r3c2, r3c4 or r3c5: r3c1, r3c3, r3c6, r3c7, r3c8 and r3c9 are given.",
            "r1c4 must be 1 or 5: the givens in r1c2 (2), r1c5 (3), r1c3 (4), r1c8 (6), r1c7 (7), r1c1 (8) and r1c6 (9) rule out the rest.",
            "r5c7 must be 1 or 5: the givens in r5c9 (2), r4c7 (3), r5c1 (4), r4c9 (6), r1c7 (7), r3c7 (8) and r5c3 (9) rule out the rest.",
            "Column 2, box 2 and column 7 each take 5 only once.",
            "Column 4 and row 5 each take 1 only once.",
            "(1.1) Suppose that r3c4 is 5.",
            "(1.2) Then r1c4 is 1, its last candidate, by (1.1).",
            "(1.3) Then r5c4 is not 1, by (1.2).",
            "(2.1) Suppose that r2c7 is 5.",
            "(2.2) Then r5c7 is 1, its last candidate, by (2.1).",
            "(2.3) Then r5c4 is not 1, by (2.2).",
            "(3.1) Suppose that r3c5 is 5.",
            "(3.2) Then r1c4 is 1, its last candidate, by (3.1).",
            "(3.3) Then r5c4 is not 1, by (3.2).",
            "(4.1) Suppose that none of r3c4, r2c7 and r3c5 is 5.",
            "(4.2) Then rows 2 and 3 have only column 2 left for their 5s: one for two, by (4.1).",
            "So r5c4 is not 1.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def argument(rule: str, example: str, gone: str, full: bool = False) -> str:
    """How the kraken fish is told that rules a candidate out in the example of a card."""
    board = Board.from_string(CARDS[example].example)
    inference = next(found for found in named(rule).apply(board) if str(found.action) == gone)
    step = TraceStep(inference, inference.action.apply(board))
    told = argued(scene_of(step, board, full))
    assert all(claim.holds(board) for claim in told.claims)
    return told.text


@pytest.mark.parametrize(
    ("rule", "example", "gone", "said"),
    [
        (
            "kraken_fish_1",
            "finned_x_wing",
            "r2c6<>4",
            "The 4s of rows 1 and 9 are all in columns 4 and 6, apart from r1c1, the fin. If r1c1 isn't 4, the two rows take the 4s of both columns, so r2c6 isn't 4. If r1c1 is 4, r1c4 or r1c6 is 3 (the only places left in row 1), so r7c5 is 3 (the only place left in column 5), but then row 9 has no place left for a 3. In every case r2c6 isn't 4.",
        ),
        (
            "kraken_fish_1",
            "kraken_fish_1",
            "r8c8<>2",
            "The 2s of columns 4, 5 and 6 are all in rows 1, 4 and 8, apart from r3c4, r3c5, r7c4 and r7c5, the fins. If none of the fins is 2, the three columns take the 2s of all three rows, so r8c8 isn't 2. If r3c4 or r3c5 is 2, r1c8 is 2 (the only place left in box 3), and r8c8 sees it. If r7c5 is 2, r8c5 or r8c6 is 5 (the only places left in box 8), so r8c7 is 2 (its last candidate), and r8c8 sees it. If r7c4 is 2, r7c5 is 1 (the only place left in box 8), so r8c5 or r8c6 is 5 (the only places left in box 8), and so on as before. In every case r8c8 isn't 2.",
        ),
    ],
    ids=["a case may end in a contradiction", "what was told is not told again"],
)
def test_cases_are_told_no_longer_than_they_must_be(
    rule: str, example: str, gone: str, said: str
) -> None:
    assert argument(rule, example, gone) == said


def test_what_is_folded_is_told_in_full() -> None:
    step = "kraken_fish_2", "finned_x_wing", "r1c8<>6"
    folded = "If r2c6 is 4, five digits are forced one by one (the full telling has them all). In the end r2c8 is 6 (its last candidate), and r1c8 sees it."
    told = "If r2c6 is 4, r1c1 is 4 (the only place left in box 1), so r1c4 or r1c6 is 3 (the only places left in row 1), so r3c1 or r3c3 is 3 (the only places left in row 3). Then r2c3 is 7 (its last candidate), and so on as before."
    assert folded in argument(*step)
    assert told in argument(*step, full=True)


@pytest.mark.parametrize("voice", [voice.name for voice in voices()])
def test_what_goes_need_not_lie_in_a_cover(voice: str) -> None:
    board = Board(
        "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9.+7......:513 523 533"
    )
    inference = next(iter(named("kraken_fish_2").find(board)))
    assert str(inference.action) == "r2c2<>1"
    step = TraceStep(inference, inference.action.apply(board))
    assert "r2c2" in voice_named(voice).tell(step, board).text
