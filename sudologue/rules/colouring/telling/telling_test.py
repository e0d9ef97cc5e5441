from __future__ import annotations

from sudologue.inference import TraceStep
from sudologue.model import Board, Candidate
from sudologue.narration import Passage
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.narration.voices.conversational import Conversational
from sudologue.rules import named
from sudologue.rules.colouring.search.colouring_test import SEVENS, places
from sudologue.rules.colouring.telling.colours import OneIsTrue, TwoColours, letters_for

GOLDEN = (
    Golden(
        rule="simple_colors_trap",
        terse="r7c7 not 7: Simple Colors Trap, digit 7",
        conversational="Simple colors trap. Box 3's 7 is in r2c7 or r1c9, row 1's in r1c9 or r1c2, and column 2's in r1c2 or r7c2. So either r2c7 and r1c2 are 7 (A), or r1c9 and r7c2 are (B). r7c7 sees r2c7 of A and r7c2 of B, so it isn't 7.",
        technical="Simple Colors Trap: 7 A=r1c2,r2c7 B=r1c9,r7c2 => r7c7<>7",
        teacher="Simple colors trap. Box 3's 7 is in r2c7 or r1c9, row 1's in r1c9 or r1c2, and column 2's in r1c2 or r7c2. So either r2c7 and r1c2 are 7 (A), or r1c9 and r7c2 are (B). r7c7 sees r2c7 of A and r7c2 of B, so it isn't 7. That's a simple colors trap: A and B are like two colours, painted in turn, one of which is right, and what sees both is wrong. To find one, colour a digit's pairs of places, and look for a cell that sees both colours.",
        proof=(
            "Simple Colors Trap.",
            "Box 3 must take its 7 in r1c9 or r2c7: r1c7, r1c8, r2c8, r2c9, r3c7, r3c8 and r3c9 are given.",
            "Column 2 must take its 7 in r1c2 or r7c2: r2c2, r3c2, r4c2, r5c2, r6c2, r8c2 and r9c2 are given.",
            "Column 7, row 1 and row 7 each take 7 only once.",
            "If r7c7 were 7, box 3 would have to take its 7 in r1c9; then column 2 would have no place for 7.",
            "So r7c7 is not 7.",
        ),
    ),
    Golden(
        rule="simple_colors_wrap",
        terse="r67c4,r9c3 not 2: Simple Colors Wrap, digit 2",
        conversational="Simple colors wrap. Row 6's 2 is in r6c4 or r6c3, column 3's in r6c3 or r9c3, box 7's in r9c3 or r7c2, and row 7's in r7c2 or r7c4. So either r6c4, r9c3 and r7c4 are 2 (A), or r6c3 and r7c2 are (B). A would put two 2s in column 4. So B is right: r6c3 and r7c2 are 2.",
        technical="Simple Colors Wrap: 2 A=r67c4,r9c3 B=r6c3,r7c2 (wrap: 2 twice in c4) => r67c4,r9c3<>2",
        teacher="Simple colors wrap. Row 6's 2 is in r6c4 or r6c3, column 3's in r6c3 or r9c3, box 7's in r9c3 or r7c2, and row 7's in r7c2 or r7c4. So either r6c4, r9c3 and r7c4 are 2 (A), or r6c3 and r7c2 are (B). A would put two 2s in column 4. So B is right: r6c3 and r7c2 are 2. That's a simple colors wrap: A and B are like two colours, painted in turn, one of which is right, and it isn't the one that clashes with itself. To find one, colour a digit's pairs of places, and look for two of the same colour that see each other.",
        proof=(
            "Simple Colors Wrap.",
            "Column 3 must take its 2 in r6c3 or r9c3: r1c3, r2c3, r3c3, r4c3, r5c3, r7c3 and r8c3 are given.",
            "Row 7 must take its 2 in r7c2 or r7c4: r7c1, r7c3, r7c5, r7c6, r7c7, r7c8 and r7c9 are given.",
            "Row 6 must take its 2 in r6c3 or r6c4: r6c1, r6c2, r6c5, r6c6, r6c8 and r6c9 are given, and the given in r8c7 rules out the rest.",
            "Box 7 must take its 2 in r7c2 or r9c3: r7c1, r7c3, r8c1, r8c2, r8c3, r9c1 and r9c2 are given.",
            "Row 6, box 7, column 4, column 3 and row 7 each take 2 only once.",
            "If r6c4 were 2, column 3 would have to take its 2 in r9c3; then row 7 would have no place for 2.",
            "If r7c4 were 2, row 6 would have to take its 2 in r6c3; then box 7 would have no place for 2.",
            "If r9c3 were 2, row 7 would have to take its 2 in r7c4; then row 6 would have no place for 2.",
            "So r6c4, r7c4 and r9c3 are not 2.",
        ),
    ),
    Golden(
        rule="multi_colors_1",
        terse="r4c1 not 3: Multi-Colors Type 1, digit 3",
        conversational="Multi-colors type 1. Column 4's 3 is in r2c4 or r4c4, and box 1's in r1c1 or r2c3. r2c4 and r2c3 see each other, so they can't both be 3, and at least one of r1c1 and r4c4 is. r4c1 sees both, so it isn't 3.",
        technical="Multi-Colors Type 1: 3 A=r2c4 B=r4c4, C=r2c3 D=r1c1 => r4c1<>3",
        teacher="Multi-colors type 1. Column 4's 3 is in r2c4 or r4c4, and box 1's in r1c1 or r2c3. r2c4 and r2c3 see each other, so they can't both be 3, and at least one of r1c1 and r4c4 is. r4c1 sees both, so it isn't 3. That's Multi-Colors Type 1, with pairs of places painted in colours: where two meet, in r2c4 and r2c3, they can't both be 3, so one of the other two is. To find one, colour a digit's pairs of places, with new colours for those that aren't joined to the first, and look where the two sets see each other.",
        proof=(
            "Multi-Colors Type 1.",
            "Box 1 must take its 3 in r1c1 or r2c3: r1c2, r1c3, r2c1, r2c2, r3c1, r3c2 and r3c3 are given.",
            "Column 4 must take its 3 in r2c4 or r4c4: r1c4, r3c4, r5c4, r6c4, r7c4, r8c4 and r9c4 are given.",
            "Column 1, row 2 and row 4 each take 3 only once.",
            "If r4c1 were 3, box 1 would have to take its 3 in r2c3; then column 4 would have no place for 3.",
            "So r4c1 is not 3.",
        ),
    ),
    Golden(
        rule="multi_colors_2",
        terse="r3c4 not 8: Multi-Colors Type 2, digit 8",
        conversational="Multi-colors type 2. Column 3's 8 is in r3c3 or r8c3, row 8's in r8c3 or r8c9, and column 9's in r8c9 or r3c9. So either r3c3 and r8c9 are 8 (A), or r8c3 and r3c9 are (B). r3c4 sees r3c3 of A and r3c9 of B, one of which is 8, so r3c4 isn't 8.",
        technical="Multi-Colors Type 2: 8 A=r3c3,r8c9 B=r3c9,r8c3 => r3c4<>8",
        teacher="Multi-colors type 2. Column 3's 8 is in r3c3 or r8c3, row 8's in r8c3 or r8c9, and column 9's in r8c9 or r3c9. So either r3c3 and r8c9 are 8 (A), or r8c3 and r3c9 are (B). r3c4 sees r3c3 of A and r3c9 of B, one of which is 8, so r3c4 isn't 8. That's Multi-Colors Type 2: A and B are like two colours, painted in turn, one of which is right, and what sees both is wrong. To find one, colour a digit's pairs of places, and look for a place, or a colour, that sees both colours of another pair.",
        proof=(
            "Multi-Colors Type 2.",
            "Column 3 must take its 8 in r3c3 or r8c3: r1c3, r2c3, r4c3, r5c3, r6c3, r7c3 and r9c3 are given.",
            "Column 9 must take its 8 in r3c9 or r8c9: r1c9, r2c9, r4c9, r6c9, r7c9 and r9c9 are given, and the given in r5c7 rules out the rest.",
            "Row 3 and row 8 each take 8 only once.",
            "If r3c4 were 8, column 3 would have to take its 8 in r8c3; then column 9 would have no place for 8.",
            "So r3c4 is not 8.",
        ),
    ),
    Golden(
        rule="medusa_3d",
        terse="r1c35,r7c4 not 1: 3D Medusa, digit 1",
        conversational="3D Medusa. Column 3's 1 is in r1c3 or r7c3, row 7's in r7c3 or r7c4, box 8's in r7c4 or r8c5, and column 5's in r8c5 or r1c5. So either r1c3, r7c4 and r1c5 are 1 (A), or r7c3 and r8c5 are (B). A would put two 1s in row 1. So B is right: r7c3 and r8c5 are 1.",
        technical="3D Medusa: 1 A=r1c35,r7c4 B=r7c3,r8c5 (wrap: 1 twice in r1) => r1c35,r7c4<>1",
        teacher="3D Medusa. Column 3's 1 is in r1c3 or r7c3, row 7's in r7c3 or r7c4, box 8's in r7c4 or r8c5, and column 5's in r8c5 or r1c5. So either r1c3, r7c4 and r1c5 are 1 (A), or r7c3 and r8c5 are (B). A would put two 1s in row 1. So B is right: r7c3 and r8c5 are 1. That's a 3D Medusa: A and B are like two colours, painted in turn, one of which is right, and it isn't the one that clashes with itself. To find one, start at a cell with two candidates that also lie in houses with two places, and colour outwards until a candidate sees both colours, or a colour contradicts itself.",
        proof=(
            "3D Medusa.",
            "Row 7 must take its 1 in r7c3 or r7c4: r7c2, r7c5, r7c6, r7c7, r7c8 and r7c9 are given, and the given in r6c1 rules out the rest.",
            "Column 5 must take its 1 in r1c5 or r8c5: r2c5, r3c5, r6c5, r7c5 and r9c5 are given, and the given in r5c6 rules out the rest.",
            "Column 3 must take its 1 in r1c3 or r7c3: r2c3, r3c3, r4c3, r5c3, r8c3 and r9c3 are given, and the given in r6c1 rules out the rest.",
            "Box 8 must take its 1 in r7c4 or r8c5: r7c5, r7c6, r8c4, r8c6, r9c4, r9c5 and r9c6 are given.",
            "Column 3, box 8, row 1, row 7 and column 5 each take 1 only once.",
            "If r1c3 were 1, row 7 would have to take its 1 in r7c4; then column 5 would have no place for 1.",
            "If r1c5 were 1, column 3 would have to take its 1 in r7c3; then box 8 would have no place for 1.",
            "If r7c4 were 1, column 5 would have to take its 1 in r1c5; then column 3 would have no place for 1.",
            "So r1c3, r1c5 and r7c4 are not 1.",
        ),
    ),
    Golden(
        rule="medusa_3d",
        puzzle=".8.459217219.7.4..547.21..9.9.54.172754.1269.12.796..4431985726875264931962137.4.",
        terse="r5c9 not 8: 3D Medusa, on several digits",
        conversational="3D Medusa. r6c8 is 5 or 8, box 6's 5 is in r6c8 or r6c7, and column 7's in r6c7 or r9c7. r9c7 is 5 or 8, and box 9's 8 is in r9c7 or r9c9. So there are two ways:\n- A: r6c8 and r9c7 are 8, r6c7 is 5.\n- B: r6c8 and r9c7 are 5, r9c9 is 8.\nIn A r5c9 sees the 8 in r6c8, and in B it sees the 8 in r9c9, so it isn't 8.",
        technical="3D Medusa: (8=5)r6c8-(5)r6c7=(5-8)r9c7=(8)r9c9 => r5c9<>8",
        teacher="3D Medusa. r6c8 is 5 or 8, box 6's 5 is in r6c8 or r6c7, and column 7's in r6c7 or r9c7. r9c7 is 5 or 8, and box 9's 8 is in r9c7 or r9c9. So there are two ways:\n- A: r6c8 and r9c7 are 8, r6c7 is 5.\n- B: r6c8 and r9c7 are 5, r9c9 is 8.\nIn A r5c9 sees the 8 in r6c8, and in B it sees the 8 in r9c9, so it isn't 8. That's a 3D Medusa: A and B are like two colours, painted in turn, one of which is right, and what sees both is wrong. To find one, start at a cell with two candidates that also lie in houses with two places, and colour outwards until a candidate sees both colours, or a colour contradicts itself.",
        proof=(
            "3D Medusa.",
            "r6c8 must be 5 or 8: the givens in r1c8 (1), r4c9 (2), r8c8 (3), r6c9 (4), r5c7 (6), r4c8 (7) and r5c8 (9) rule out the rest.",
            "Column 7 must take its 5 in r6c7 or r9c7: r1c7, r2c7, r4c7, r5c7, r7c7 and r8c7 are given, and the given in r3c1 rules out the rest.",
            "Box 9 must take its 8 in r9c7 or r9c9: r7c7, r7c8, r7c9, r8c7, r8c8, r8c9 and r9c8 are given.",
            "Box 6 takes 5 and 8 only once each.",
            "Column 9 takes 8 only once.",
            "r9c7 takes only one digit.",
            "If r5c9 were 8, r6c8 would have to be 5; then column 7 would have to take its 5 in r9c7; then box 9 would have no place for 8.",
            "So r5c9 is not 8.",
        ),
    ),
    Golden(
        rule="medusa_3d",
        puzzle="357126849.8.574136146..32754.3....92.1...9384.98432.178....5.23.2.3.8.51.3.2...68",
        terse="r4c6,r7c4 not 7: 3D Medusa, digit 7",
        conversational="3D Medusa. Column 6's 7 is in r4c6 or r9c6, and box 8's in r9c6 or r7c4. So either r4c6 and r7c4 are 7 (A), or r9c6 is (B). In A column 2 has no place for a 7: r4c2 sees the 7 in r4c6, and r7c2 sees the 7 in r7c4. So B is right: r9c6 is 7.",
        technical="3D Medusa: 7 A=r4c6,r7c4 B=r9c6 (wrap: no 7 in c2) => r4c6,r7c4<>7",
        teacher="3D Medusa. Column 6's 7 is in r4c6 or r9c6, and box 8's in r9c6 or r7c4. So either r4c6 and r7c4 are 7 (A), or r9c6 is (B). In A column 2 has no place for a 7: r4c2 sees the 7 in r4c6, and r7c2 sees the 7 in r7c4. So B is right: r9c6 is 7. That's a 3D Medusa: A and B are like two colours, painted in turn, one of which is right, and it isn't the one with which nothing is left for column 2. To find one, start at a cell with two candidates that also lie in houses with two places, and colour outwards until a candidate sees both colours, or a colour contradicts itself.",
        proof=(
            "3D Medusa.",
            "Column 2 must take its 7 in r4c2 or r7c2: r1c2, r2c2, r3c2, r5c2, r6c2, r8c2 and r9c2 are given.",
            "Box 8 must take its 7 in r7c4 or r9c6: r7c6, r8c4, r8c6 and r9c4 are given, and the given in r2c5 rules out the rest.",
            "Column 6 must take its 7 in r4c6 or r9c6: r1c6, r2c6, r3c6, r5c6, r6c6, r7c6 and r8c6 are given.",
            "Column 6, row 4, row 7 and box 8 each take 7 only once.",
            "If r4c6 were 7, column 2 would have to take its 7 in r7c2; then box 8 would have no place for 7.",
            "If r7c4 were 7, column 2 would have to take its 7 in r4c2; then column 6 would have no place for 7.",
            "So r4c6 and r7c4 are not 7.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def told(rule: str, board: Board, full: bool = False) -> Passage:
    """The first inference of a rule, whose claims are held against the board."""
    inference = named(rule).first(board)
    assert inference is not None
    passage = Conversational(full=full).tell(
        TraceStep(inference, inference.action.apply(board)), board
    )
    assert all(claim.holds(board) for claim in passage.claims)
    return passage


def test_a_colour_that_sees_two_others_from_two_of_its_places() -> None:
    assert told("multi_colors_2", places(SEVENS, digit=7)).text == (
        "Multi-colors type 2. Box 1's 7 is in r3c1 or r1c2, column 5's in r3c5 or r6c5, row 6's in r6c5 or r6c2, and box 5's in r6c5 or r4c6. So either r3c1 is 7 (A), or r1c2 is (B), and either r3c5, r6c2 and r4c6 are 7 (C), or r6c5 is (D). r3c5 of C sees r3c1 of A, and r6c2 of C sees r1c2 of B. Either way C sees a 7, so C is wrong: r3c5, r4c6 and r6c2 aren't 7."
    )


def test_meetings_of_single_pairs_need_no_colours() -> None:
    cells = "r2c4 r2c7 r3c4 r3c7 r4c2 r4c8 r5c1 r5c5 r6c3 r7c6 r8c2 r9c9"
    assert told("multi_colors_1", places(cells, "diagonals")).text == (
        "Multi-colors type 1. Column 2's 1 is in r4c2 or r8c2, and row 5's in r5c5 or r5c1. r4c2 and r5c1 see each other, so they can't both be 1, and at least one of r5c5 and r8c2 is. r3c7 sees both. r8c2 and r5c5 see each other, so they can't both be 1, and at least one of r4c2 and r5c1 is. r6c3 sees both, so r3c7 and r6c3 aren't 1."
    )


FAR = "42....+536....3.8.........+9.7+48.1...+9....+6.+354+5+63+9..+1+7+8.5.4.6+9+1+31...+5.7.+2...2.+1.+8+5:132 236 246 256 382 436 526 631 715 726 732 735 834 835 836 913 926 983"
WIDE = "2.+75.931..1.+2+37.+9593+5......3...6..5.5......3..79.+5+31..+7.+3...5891......6+3..83...7+1:237 247 249 257 259 282 285 286 292 412 427 437 447 457 482 484 485 486 492 621 637 639 652 659 692"


def test_of_colours_that_go_far_the_path_between_two_hits_is_told() -> None:
    assert told("medusa_3d", Board.from_string(FAR)).text == (
        "3D Medusa. r5c1 is 2 or 9, column 1's 2 is in r5c1 or r7c1, and r7c1 is 2 or 8. Box 7's 8 is in r7c1 or r8c2, and r8c2 is 8 or 9. So there are two ways:\n- A: r5c1 is 9, r7c1 is 2, r8c2 is 8.\n- B: r5c1 is 2, r7c1 is 8, r8c2 is 9.\nIn A r5c2 and r9c1 see the 9 in r5c1, and in B they see the 9 in r8c2, so neither is 9."
    )


def test_of_a_wide_colour_that_is_wrong_what_refutes_it_is_told() -> None:
    assert told("medusa_3d", Board.from_string(WIDE)).text == (
        "3D Medusa. r2c1 is 4 or 8, box 1's 8 is in r2c1 or r1c2, and r1c2 is 6 or 8. Column 2's 6 is in r1c2 or r7c2, box 7's in r7c2 or r9c1, and r9c1 is 4 or 6. So there are two ways:\n- A: r2c1 and r9c1 are 4, r1c2 is 8, r7c2 is 6.\n- B: r2c1 is 8, r1c2 and r9c1 are 6.\nA would put two 4s in column 1. So B is right: r2c1 is 8, and r1c2 and r9c1 are 6."
    )


CORNERS = places("r1c1 r1c9 r9c1 r9c9 r5c5 r4c5")


def candidates(cells: str, digit: int = 1) -> tuple[Candidate, ...]:
    return tuple(Candidate.parse(f"{cell}({digit})") for cell in cells.split())


def test_colours_are_joined_from_one_to_the_other() -> None:
    assert TwoColours(candidates("r1c1 r9c9"), candidates("r1c9 r9c1")).holds(CORNERS)
    assert not TwoColours(candidates("r1c1 r9c1"), candidates("r1c9 r9c9")).holds(CORNERS)
    assert not TwoColours(candidates("r1c1 r5c5"), candidates("r1c9")).holds(CORNERS)


def test_of_two_ends_one_is_true() -> None:
    among = candidates("r1c1 r1c9 r9c9 r5c5")
    one, other, same, apart = among
    assert OneIsTrue(one, other, among).holds(CORNERS)
    assert not OneIsTrue(one, same, among).holds(CORNERS)
    assert not OneIsTrue(one, apart, among).holds(CORNERS)


def test_letters_of_colours_are_no_digits() -> None:
    assert letters_for(9) == (("A", "B"), ("C", "D"))
    assert letters_for(10) == (("W", "X"), ("Y", "Z"))


def test_of_a_colour_that_one_candidate_refutes_one_choice_is_told() -> None:
    marked = (
        ":0000:x:....5+67+89.+5+718.2+36+6..3.7+1+4.24.+6.+83+57......96...67...243+14+5+726+9+879+5+8+634+12"
        "+862+9+4+1+5+73:153 155 161 352 862 965::"
    )
    assert told("medusa_3d", Board.from_string(marked)).text == (
        "3D Medusa. r5c1 is 1 or 5. So there are two ways:\n- A: r5c1 is 1.\n- B: r5c1 is 5.\n"
        "In A r5c9 has nothing left: it sees the 1 in r5c1. So B is right: r5c1 is 5."
    )
