from __future__ import annotations

import ast
import inspect
import re

import pytest

from puzzles.checks import only
from sudologue import Board, Solver
from sudologue.clues import Cage
from sudologue.inference import TraceStep
from sudologue.languages import current
from sudologue.languages.sentence_templates import parse
from sudologue.model import CLASSIC
from sudologue.narration import Role, voice_named, voices
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules import named, of_family
from sudologue.rules.families import modules

GOLDEN = (
    Golden(
        rule="last_of_cage",
        terse="r1c2 = 3: Cage Completed, r1c2",
        conversational="Cage completed. Box 1's 8(3) has 1 and 4, so r1c2 is 8 − 1 − 4 = 3.",
        technical="Cage Completed: 8(3)r1c12,r2c1 => r1c2=3",
        teacher="Cage completed. Box 1's 8(3) has 1 and 4, so r1c2 is 8 − 1 − 4 = 3. The digits of a cage add up to its total, so the last one is what's missing. Whenever you place a digit in a cage, check whether only one of its cells is still open.",
        proof=(
            "Cage Completed.",
            "r1c1 must be 1: r1c1 is given.",
            "r1c2 must be 2, 3 or 5: the givens in r1c1 (1), r2c1 (4), r1c3 (6), r6c2 (7), r1c5 (8) and r1c8 (9) rule out the rest.",
            "r2c1 must be 4: r2c1 is given.",
            "Box 1's 8(3) has 1 and 4.",
            "With any other digit in r1c2, box 1's 8(3) would not total 8.",
            "So r1c2 is 3.",
        ),
    ),
    Golden(
        rule="cage_combination",
        terse="r45c3,r8c12,r9c123 not 4, r7c3 not 7 or 9, r7c5 not 1: Cage Combinations, r7c34,r8c3",
        conversational="Cage combinations. 7(3) at r7c3 can only be {124}. The 1 is in r7c3 or r7c4, and the 4 is in r7c3 or r8c3, so nothing else in row 7 is 1, and nothing else in box 7 or column 3 is 4.",
        technical="Cage Combinations: 7(3)r7c34,r8c3={124} => r7c5<>1, r45c3,r8c12,r9c123<>4",
        teacher="Cage combinations. 7(3) at r7c3 can only be {124}. The 1 is in r7c3 or r7c4, and the 4 is in r7c3 or r8c3, so nothing else in row 7 is 1, and nothing else in box 7 or column 3 is 4. The digits of a cage are all different and add up to its total. Often few sets of digits do that, and what none of them has can't be in the cage. It's worth knowing the smallest and largest totals by heart: 3, 4, 16 and 17 for two cells, 6, 7, 23 and 24 for three.",
        proof=(
            "Cage Combinations.",
            "r7c3 must be 1, 2, 4, 7 or 9: the givens in r7c2 (3), r1c3 (5), r6c3 (6) and r2c3 (8) rule out the rest.",
            "r7c4 must be 1 or 2: the givens in r7c2 (3), r3c4 (4), r6c4 (5), r8c4 (6), r2c4 (7), r7c1 (8) and r8c6 (9) rule out the rest.",
            "r8c3 must be 2 or 4: the givens in r8c9 (1), r7c2 (3), r1c3 (5), r6c3 (6), r8c5 (7), r2c3 (8) and r8c6 (9) rule out the rest.",
            "Row 7 takes 1 only once.",
            "Box 7 and column 3 each take 4 only once.",
            "7(3) at r7c3 can only be {124}.",
            "The 1 is in r7c3 or r7c4, and the 4 is in r7c3 or r8c3.",
            "With 4 in r4c3, r5c3, r8c1, r8c2, r9c1, r9c2 or r9c3, or 7 or 9 in r7c3, or 1 in r7c5, 7(3) at r7c3 could not be filled.",
            "So r4c3, r5c3, r8c1, r8c2, r9c1, r9c2 and r9c3 are not 4; r7c3 is not 7 or 9; and r7c5 is not 1.",
        ),
    ),
    Golden(
        rule="min_max_cage",
        terse="r2c1 not 1 or 4: Cage Minimum and Maximum, r234c1",
        conversational="Cage minimum and maximum. In column 1's 12(3), r3c1 and r4c1 total at most 3 + 4 = 7, so r2c1 is at least 12 − 7 = 5.",
        technical="Cage Minimum and Maximum: 12(3)r234c1 => r2c1<>1, r2c1<>4",
        teacher="Cage minimum and maximum. In column 1's 12(3), r3c1 and r4c1 total at most 3 + 4 = 7, so r2c1 is at least 12 − 7 = 5. The digits of a cage add up to its total, so this cell has to make up for what the others can't be. To find the next one, look for a cage with a large total and a cell that can't be large, or the other way round.",
        proof=(
            "Cage Minimum and Maximum.",
            "r2c1 must be 1, 4 or 5: the givens in r2c4 (2), r2c2 (3), r1c3 (6), r7c1 (7), r1c2 (8) and r5c1 (9) rule out the rest.",
            "r3c1 must be 2 or 4: the givens in r3c5 (1), r2c2 (3), r3c7 (5), r1c3 (6), r7c1 (7), r1c2 (8) and r5c1 (9) rule out the rest.",
            "r4c1 must be 2, 3 or 4: the givens in r4c9 (1), r4c3 (5), r5c2 (6), r6c2 (7), r6c1 (8) and r5c1 (9) rule out the rest.",
            "In column 1's 12(3), r3c1 and r4c1 total at most 3 + 4 = 7.",
            "With 1 or 4 in r2c1, column 1's 12(3) could not be filled.",
            "So r2c1 is not 1 or 4.",
        ),
    ),
    Golden(
        rule="cage_placement",
        terse="r1c4 not 7, r2c3 not 5, 8 or 9: Cage Placement, r1c34,r2c3",
        conversational="Cage placement. 12(3) at r1c3 can only be {237}, {246} or {345}, so r1c4 is 2, 3 or 5, and r2c3 is 3, 4 or 7.",
        technical="Cage Placement: 12(3)r1c34,r2c3={237/246/345} => r2c3<>5, r1c4<>7, r2c3<>8, r2c3<>9",
        teacher="Cage placement. 12(3) at r1c3 can only be {237}, {246} or {345}, so r1c4 is 2, 3 or 5, and r2c3 is 3, 4 or 7. The digits of a cage are all different and add up to its total. One digit fixes what the others must add up to, and they must be able to. To find the next one, take a cage with few combinations left, and ask of each digit whether the other cells can make the rest.",
        proof=(
            "Cage Placement.",
            "r1c3 must be 3, 5, 6 or 7: the givens in r1c9 (1), r9c3 (2), r1c8 (4), r1c5 (8) and r1c7 (9) rule out the rest.",
            "r1c4 must be 2, 3, 5 or 7: the givens in r1c9 (1), r1c8 (4), r2c5 (6), r1c5 (8) and r1c7 (9) rule out the rest.",
            "r2c3 must be 3, 4, 5, 7, 8 or 9: the givens in r2c2 (1), r9c3 (2) and r2c5 (6) rule out the rest.",
            "12(3) at r1c3 can only be {237}, {246} or {345}.",
            "With 7 in r1c4, or 5, 8 or 9 in r2c3, 12(3) at r1c3 could not be filled.",
            "So r1c4 is not 7, and r2c3 is not 5, 8 or 9.",
        ),
    ),
    Golden(
        rule="cage_house_overlap",
        terse="r4c5 not 8, r4c56,r5c6,r6c4 not 9, r6c4 not 7: Cage Must Contain, box 5",
        conversational="Cage must contain. Box 5's 24(3) can only be {789}, so it has a 7, an 8 and a 9. All of it lies in box 5, so nothing else in box 5 is 7, 8 or 9.",
        technical="Cage Must Contain: 24(3)r4c4,r5c45={789}, 7,8,9 in r4c4,r5c45 => r6c4<>7, r4c5<>8, r4c56,r5c6,r6c4<>9",
        teacher="Cage must contain. Box 5's 24(3) can only be {789}, so it has a 7, an 8 and a 9. All of it lies in box 5, so nothing else in box 5 is 7, 8 or 9. Whichever combination it is, the cage has a 7, an 8 and a 9, and only once. So a cell that sees all its places there can't be 7, 8 or 9 as well. Before you ask which combination a cage has, ask what all of them share.",
        proof=(
            "Cage Must Contain.",
            "r4c4 must be 2, 6, 8 or 9: the givens in r4c7 (1), r1c4 (3), r8c4 (4), r6c6 (5) and r4c2 (7) rule out the rest.",
            "r5c4 must be 1, 2, 6, 7, 8 or 9: the givens in r1c4 (3), r5c9 (4) and r6c6 (5) rule out the rest.",
            "r5c5 must be 1, 2, 7, 8 or 9: the givens in r6c5 (3), r2c5 (4), r6c6 (5) and r3c5 (6) rule out the rest.",
            "Box 5 takes 7, 8 and 9 only once each.",
            "Box 5's 24(3) can only be {789}, so it has a 7, an 8 and a 9.",
            "All of it lies in box 5.",
            "With 8 in r4c5, or 9 in r4c5, r4c6, r5c6 or r6c4, or 7 in r6c4, box 5's 24(3) could not be filled.",
            "So r4c5 is not 8; r4c5, r4c6, r5c6 and r6c4 are not 9; and r6c4 is not 7.",
        ),
    ),
    Golden(
        rule="cage_must_have",
        terse="r6c3 not 5: Common Peers of a Cage, r6c4,r7c3",
        conversational="Common peers of a cage. 29(4) at r6c4 can only be {5789}, so it has a 5. In the cage, the 5 can only go in r6c4 or r7c3, and r6c3 sees both, so r6c3 isn't 5.",
        technical="Common Peers of a Cage: 29(4)r678c4,r7c3={5789}, 5 in r6c4,r7c3 => r6c3<>5",
        teacher="Common peers of a cage. 29(4) at r6c4 can only be {5789}, so it has a 5. In the cage, the 5 can only go in r6c4 or r7c3, and r6c3 sees both, so r6c3 isn't 5. Whichever combination it is, the cage has a 5, and only once. So a cell that sees all its places there can't be 5 as well. To find the next one, look for a digit that a cage can't do without, and for cells outside that see all of its places, along a line or through a box.",
        proof=(
            "Common Peers of a Cage.",
            "r6c4 must be 2, 5, 6 or 9: the givens in r5c6 (1), r5c5 (3), r6c9 (4), r1c4 (7) and r4c5 (8) rule out the rest.",
            "r7c3 must be 1, 4, 5, 7, 8 or 9: the givens in r7c6 (2), r7c9 (3) and r7c5 (6) rule out the rest.",
            "r7c4 must be 1, 4, 8 or 9: the givens in r7c6 (2), r7c9 (3), r9c6 (5), r7c5 (6) and r1c4 (7) rule out the rest.",
            "r8c4 must be 1, 4 or 9: the givens in r7c6 (2), r8c1 (3), r9c6 (5), r7c5 (6), r1c4 (7) and r8c9 (8) rule out the rest.",
            "Row 6 and column 3 each take 5 only once.",
            "29(4) at r6c4 can only be {5789}, so it has a 5.",
            "In the cage, the 5 can only go in r6c4 or r7c3, and r6c3 sees both.",
            "With 5 in r6c3, 29(4) at r6c4 could not be filled.",
            "So r6c3 is not 5.",
        ),
    ),
    Golden(
        rule="killer_pair",
        terse="r49c1 not 5 or 8: Killer Pair, column 1",
        conversational="Killer pair. Column 1's 9(2) can only be {18} or {45}, so it has one of 5 and 8, and r8c1 can only be 5 or 8. Between them they take both, so nothing else in column 1 is 5 or 8.",
        technical="Killer Pair: 5,8 in 9(2)r56c1={18/45} + r8c1 => r49c1<>5, r49c1<>8",
        teacher="Killer pair. Column 1's 9(2) can only be {18} or {45}, so it has one of 5 and 8, and r8c1 can only be 5 or 8. Between them they take both, so nothing else in column 1 is 5 or 8. A cage that has one of some digits in any case is as good as a cell that can be nothing else. As many of these as there are digits use the digits up. To find one, look for a cage whose every combination has one of two digits, in line with a cell that has only those two.",
        proof=(
            "Killer Pair.",
            "r8c1 must be 5 or 8: the givens in r9c2 (1), r1c1 (2), r2c1 (3), r7c3 (4), r8c4 (6), r7c1 (7) and r7c2 (9) rule out the rest.",
            "r5c1 must be 1, 4, 5, 6 or 8: the givens in r1c1 (2), r2c1 (3), r7c1 (7) and r5c8 (9) rule out the rest.",
            "r6c1 must be 1, 5 or 9: the givens in r1c1 (2), r2c1 (3), r6c9 (4), r6c5 (6), r6c7 (7) and r6c8 (8) rule out the rest.",
            "Column 1 takes 5 and 8 only once each.",
            "Column 1's 9(2) can only be {18} or {45}, so it has one of 5 and 8, and r8c1 can only be 5 or 8.",
            "With 5 or 8 in r4c1 or r9c1, too few of 5 and 8 would be left for column 1's 9(2) and r8c1.",
            "So r4c1 and r9c1 are not 5 or 8.",
        ),
    ),
    Golden(
        rule="killer_triple",
        terse="r4c1 not 3, 4 or 5: Killer Triple, box 4",
        conversational="Killer triple. Column 1's 9(2) can only be {36} or {45}, so it has one of 3, 4 and 5; r5c3 can only be 3 or 4; and r6c3 can only be 3, 4 or 5. Between them they take all three, so nothing else in box 4 is 3, 4 or 5.",
        technical="Killer Triple: 3,4,5 in 9(2)r56c1={36/45} + r56c3 => r4c1<>3, r4c1<>4, r4c1<>5",
        teacher="Killer triple. Column 1's 9(2) can only be {36} or {45}, so it has one of 3, 4 and 5; r5c3 can only be 3 or 4; and r6c3 can only be 3, 4 or 5. Between them they take all three, so nothing else in box 4 is 3, 4 or 5. A cage that has one of some digits in any case is as good as a cell that can be nothing else. As many of these as there are digits use the digits up. To find the next one, look in a row, a column or a box for cells with two or three of three candidates, and for a cage there that can't do without all three.",
        proof=(
            "Killer Triple.",
            "r5c3 must be 3 or 4: the givens in r4c3 (1), r5c9 (2), r5c5 (5), r8c3 (6), r6c2 (7), r5c2 (8) and r2c3 (9) rule out the rest.",
            "r6c3 must be 3, 4 or 5: the givens in r4c3 (1), r7c3 (2), r8c3 (6), r6c2 (7), r5c2 (8) and r2c3 (9) rule out the rest.",
            "r5c1 must be 3, 4 or 6: the givens in r3c1 (1), r5c9 (2), r5c5 (5), r6c2 (7), r5c2 (8) and r4c2 (9) rule out the rest.",
            "r6c1 must be 2, 3, 4, 5 or 6: the givens in r3c1 (1), r6c2 (7), r5c2 (8) and r4c2 (9) rule out the rest.",
            "Box 4 takes 3, 4 and 5 only once each.",
            "Column 1's 9(2) can only be {36} or {45}, so it has one of 3, 4 and 5; r5c3 can only be 3 or 4; and r6c3 can only be 3, 4 or 5.",
            "With 3, 4 or 5 in r4c1, too few of 3, 4 and 5 would be left for column 1's 9(2), r5c3 and r6c3.",
            "So r4c1 is not 3, 4 or 5.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


@pytest.mark.parametrize(
    ("others", "total", "left", "told"),
    [
        (
            "r1c2",
            8,
            "123",
            "If r1c1 were 8 or 9, nothing would be left for r1c2. If r1c1 were 1, 2 or ",
        ),
        (
            "r1c2",
            8,
            "123",
            "If r1c1 were 4, r1c2 would have to be 4 as well, and a cage has no digit ",
        ),
        (
            "r1c2",
            14,
            "56",
            "If r1c1 were 1, 2, 3 or 4, r1c2 would have to be more than 9. If r1c1 ",
        ),
        ("r1c2 r1c3", 7, "12", "If r1c1 were 7, 8 or 9, nothing would be left for r1c2 and r1c3. "),
    ],
)
def test_what_no_cell_can_make_up_is_told_together(
    others: str, total: int, left: str, told: str
) -> None:
    """As of cages that are asked by this rule alone."""
    cage = Cage.of(f"r1c1 {others}", total)
    board = only(Board("." * 81, layout=CLASSIC.with_clues(cage)), others, left)
    first, *_ = named("cage_placement").apply(board)
    step = TraceStep(first, first.action.apply(board))
    assert f" {told}" in voice_named("conversational").tell(step, board).text


def test_totals_are_numbers_and_what_is_open_of_a_cage_is_told_besides() -> None:
    board = Board("." * 81, layout=CLASSIC.with_clues(Cage.of("r1c1 r1c2 r2c1", 20)))
    board = board.place("r1c1", 9).place("r1c2", 8)
    (found,) = named("last_of_cage").apply(board)
    step = TraceStep(found, found.action.apply(board))
    told = {voice.name: voice.tell(step, board).text for voice in voices()}
    assert (
        told["conversational"]
        == "Cage completed. Box 1's 20(3) has 8 and 9, so r2c1 is 20 − 8 − 9 = 3."
    )
    assert "box 1's 20(3) would not total 20." in told["proof"]
    assert told["technical"] == "Cage Completed: 20(3)r1c12,r2c1 => r2c1=3"


SUMS = {
    "rest",
    "total",
    "inside_total",
    "outside_total",
    "amount",
    "cage_total",
    "sum",
    "len",
    "abs",
}


def _what_it_is(part: ast.expr) -> str:
    """The last name in an expression: of a call, a field or a variable."""
    match part:
        case ast.Call(func=called):
            return _what_it_is(called)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case ast.BinOp(left=left):
            return _what_it_is(left)
        case _:
            return ""


@pytest.mark.parametrize("family", ["cages", "ledgers", "arrows", "thermometers", "clues"])
def test_no_sum_is_said_as_a_digit(family: str) -> None:
    """Passages write a number as the symbol of a digit, so that 13 would be D."""
    allowed = {"arrows": {"amount"}}.get(family, set[str]())  # bounds of a cell are digits
    for module in modules("telling"):
        if f".{family}." in module.__name__:
            for call in ast.walk(ast.parse(inspect.getsource(module))):
                if isinstance(call, ast.Call) and _what_it_is(call) in ("say", "phrase", "a_digit"):
                    said = {_what_it_is(part) for part in call.args}
                    assert not said & SUMS - allowed, ast.unparse(call)
    tables = current().table(f"families.{family}").values()
    allowed |= {key for texts in tables for key in texts}  # which a text calls another by
    for texts in tables:
        for text in texts.values():
            bare = {piece.name for piece in parse(text) if not (piece.forms or piece.words)}
            assert not bare & SUMS - allowed, text


@pytest.mark.slow
def test_whatever_a_rule_about_clues_finds_when_it_is_asked_alone_is_told() -> None:
    families = ("cages", "ledgers", "thermometers", "arrows", "clues")
    rules = [rule for family in families for rule in of_family(family)]
    for rule in rules:
        board, _ = named(rule.name).example()
        for found in Solver(rules).options(board):
            step = TraceStep(found, found.action.apply(board))
            for name in ("conversational", "terse", "technical", "proof"):
                passage = voice_named(name).tell(step, board)
                digits = [span.value for span in passage.spans if span.role is Role.DIGIT]
                assert set(digits) <= set(board.layout.tables.digits), passage
                text = passage.text
                assert not re.search(r" (for|and|no) ?[,.]|−\d|  ", text), text
