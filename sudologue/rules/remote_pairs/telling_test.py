from __future__ import annotations

from puzzles.checks import empty, only, without
from puzzles.layouts import LAYOUTS
from sudologue.inference import TraceStep
from sudologue.model import Board
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules import named

GOLDEN = (
    Golden(
        rule="remote_pair",
        terse="r8c8 not 9: Remote Pair, r1c57,r2c8,r8c5",
        conversational="Remote pair. r2c8, r1c7, r1c5 and r8c5 can each only be 8 or 9, and each sees the next, so they alternate. That makes r2c8 and r8c5 differ. r8c8 sees both, so it isn't 9.",
        technical="Remote Pair: 8/9 in r2c8 - r1c7 - r1c5 - r8c5 => r8c8<>9",
        teacher="Remote pair. r2c8, r1c7, r1c5 and r8c5 can each only be 8 or 9, and each sees the next. If the first is 8, the second is 9, the third is 8 again, and so on; if the first is 9, it's the other way round. You don't know which, but r2c8 and r8c5 differ in both cases, so one of them is 8 and the other 9. r8c8 sees both, so it isn't 9. To find one, look for four or more cells with the same two candidates, go from each to the next one it sees, and check which cells see the first and the last.",
        proof=(
            "Remote Pair.",
            "r2c8 must be 8 or 9: the givens in r1c9 (1), r2c9 (2), r2c5 (3), r2c7 (4), r2c2 (5), r1c8 (6) and r2c4 (7) rule out the rest.",
            "r1c7 must be 8 or 9: the givens in r1c9 (1), r1c3 (2), r1c2 (3), r1c6 (4), r1c4 (5), r1c8 (6) and r1c1 (7) rule out the rest.",
            "r1c5 must be 8 or 9: the givens in r1c9 (1), r1c3 (2), r1c2 (3), r1c6 (4), r1c4 (5), r1c8 (6) and r1c1 (7) rule out the rest.",
            "r8c5 must be 8 or 9: the givens in r6c5 (1), r8c1 (2), r2c5 (3), r5c5 (4), r7c5 (5), r8c9 (6) and r8c7 (7) rule out the rest.",
            "Box 3 and column 5 each take 8 only once.",
            "Row 1, row 8 and column 8 each take 9 only once.",
            "If r8c8 were 9, r2c8 would have to be 8; then r1c7 would have to be 9; then r1c5 would have to be 8; then r8c5 would have nothing left.",
            "So r8c8 is not 9.",
        ),
    ),
    Golden(
        rule="chute_remote_pairs",
        terse="r9c2 not 8: Chute Remote Pairs, r8c2,r9c4",
        conversational="Chute remote pairs. r8c2 and r9c4 can each only be 4 or 8. They can't both be 4: box 9's 4 is in row 8, where r8c2 is, or in row 9, where r9c4 is. So at least one of them is 8. r9c2 sees both, so it isn't 8.",
        technical="Chute Remote Pairs: 4/8 in r8c2,r9c4 by 4 in b9 => r9c2<>8",
        teacher="Chute remote pairs. Look at r8c2 and r9c4. They have the same two candidates, 4 and 8. Could both be 4? Box 9 needs a 4, and has it only in row 8, where r8c2 is, or in row 9, where r9c4 is. With a 4 in both cells, neither line would have one to give to box 9. So at least one of the two cells is 8. r9c2 sees both, so it isn't 8. To find one, take two cells with the same pair in two rows or columns of one band or stack, and check whether the third box there has one of the digits only on those lines.",
        proof=(
            "Chute Remote Pairs.",
            "r8c2 must be 4 or 8: the givens in r4c2 (1), r6c2 (2), r1c2 (3), r2c2 (5), r8c9 (6), r5c2 (7) and r8c5 (9) rule out the rest.",
            "r9c4 must be 4 or 8: the givens in r8c4 (1), r5c4 (2), r6c4 (3), r1c4 (5), r3c4 (6), r2c4 (7) and r4c4 (9) rule out the rest.",
            "Box 9 must take its 4 in r8c8 or r9c8: r7c7, r7c8, r7c9, r8c7, r8c9, r9c7 and r9c9 are given.",
            "Row 8 takes 4 only once.",
            "Row 9 takes 4 and 8 only once each.",
            "Box 7 takes 8 only once.",
            "If r9c2 were 8, r8c2 would have to be 4; then r9c4 would have to be 4; then box 9 would have no place for 4.",
            "So r9c2 is not 8.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def told(rule: str, board: Board, place: int = 0, voice: str = "conversational") -> str:
    """One of the things that a rule finds, told."""
    inference = named(rule).apply(board)[place]
    return voice_named(voice).tell(TraceStep(inference, inference.action.apply(board)), board).text


def test_a_chain_that_does_more_than_its_ends_do() -> None:
    chain = "r1c1 r2c3 r2c8 r5c8 r6c7 r6c4"
    board = only(empty(LAYOUTS["classic"]), chain, "12")
    gone = [
        cell
        for cell in board.layout.cells
        if str(cell) not in f"{chain} r5c1 r1c4".split() and {1, 2} <= board.domain(cell)
    ]
    board = without(board, " ".join(f"{cell}(12)" for cell in gone))
    assert told("remote_pair", board, 1) == (
        "Remote pair. r1c1, r2c3, r2c8, r5c8, r6c7 and r6c4 can each only be 1 or 2, and each sees the next, so they alternate. r1c1 and r6c4 differ, and r1c4 sees both. r1c1 and r5c8 differ, and r5c1 sees both, so r1c4 and r5c1 aren't 1 or 2."
    )


def test_chute_remote_pairs_that_lose_both_digits() -> None:
    board = only(empty(LAYOUTS["classic"]), "r1c1 r2c5", "12")
    board = without(board, "r1c9(12) r2c7(12) r2c8(12) r3c7(12) r3c8(12) r3c9(12)")
    assert told("chute_remote_pairs", board).startswith(
        "Chute remote pairs. r1c1 and r2c5 can each only be 1 or 2. They can't both be 1 or both 2: box 3 has each of the two only in row 1, where r1c1 is, or in row 2, where r2c5 is. So one of them is 1 and the other 2. r1c4, r1c5, r1c6, r2c1, r2c2 and r2c3 see both, so none of them is 1 or 2."
    )
    assert told("chute_remote_pairs", board, voice="technical").startswith(
        "Chute Remote Pairs: 1/2 in r1c1,r2c5 by 1,2 in b3 => "
    )
