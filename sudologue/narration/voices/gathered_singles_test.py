from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest

from puzzles.checks import SINGLES
from sudologue.clues import Arrow
from sudologue.inference import SolveResult
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout
from sudologue.narration.claims.board_claims import AtStep
from sudologue.narration.notations import in_notation, notation_named
from sudologue.narration.phrasing.passage import Passage, Role
from sudologue.narration.steps.scene import scenes_of
from sudologue.narration.voices.gathered_singles import SinglesTeller, singles_from
from sudologue.solver import Solver

EASY = ".....4..6.8...53..4.51.........2..4...95.6..2...39.....1.......3....8.1.64......9"
EXPERT = ".....5..1.5.....26...2......6...8..9....5.6..4..97......1..95.87.4..........614.."

ARROW_GIVENS = ".2....8..........39...........365......427......891...........75..........6....4."
ARROWS = """\
r2c9 r3c8 r4c7
r9c8 r8c7 r7c6
r8c1 r7c2 r6c3
r3c1 r4c1 r5c1
r1c2 r2c3 r3c4
r1c7 r1c6 r1c5
r7c9 r6c9 r5c9
r9c3 r9c4 r9c5"""


def solved(text: str, layout: Layout = CLASSIC, *rules: str) -> SolveResult:
    return Solver(rules or None, choose="nearest").solve(Board.from_string(text, layout))


def told(result: SolveResult, *, teaches: bool = False) -> list[Passage]:
    """All paragraphs about the singles of a solve."""
    scenes, teller, found = list(scenes_of(result)), SinglesTeller(teaches), list[Passage]()
    at = 0
    while at < len(scenes):
        run = singles_from(scenes, at)
        if run:
            passages = teller.paragraphs(run, scenes[at - 1] if at else None)
            found += [passage for passage, _ in passages]
        at += max(1, len(run))
    return found


def texts(passages: Sequence[Passage]) -> list[str]:
    return [passage.text for passage in passages]


EASY_SOLVE, EXPERT_SOLVE = solved(EASY), solved(EXPERT)
EASY_TOLD, EXPERT_TOLD = told(EASY_SOLVE), told(EXPERT_SOLVE)


@pytest.mark.parametrize(
    "said",
    [
        "Start with box 3. Rows 1 and 3 and column 8 have their 4s: r2c9 is 4 (1).",
        "so box 1's goes in r2c3 (12). Row 1 and column 1 have their 6s: r3c2 is 6 (13).",
        "That blocks column 2, so box 4's is in r4c3 (14).",
        "That blocks column 4, and box 1 has an 8 too: row 1's is in r1c5 (7).",
        "Column 5's 1 can't be in box 2, row 7 or row 8, so it's in r9c5 (16).",
        "In row 9, columns 3, 4, 6 and 8 are blocked: the 5 is in r9c7 (17).",
        "Box 4's 8 is in r6c1 (10), because row 4 and column 2 have theirs.",
        "Box 7 has its 3, so column 3's goes in r1c3 (15).",
        "Row 5 needs 7 and 8, and box 4 has an 8: r5c7 is 8 (21) and r5c2 is 7 (22).",
        "Box 4 is down to 3 and 5. Column 1 has its 3, so r4c2 is 3 (23) and r4c1 is 5 (24).",
        "r1c2 is 9 (27), the last of column 2.",
        "r8c9 is 7 (52), the last of row 8, and r7c7 is 6 (53), the last of box 9.",
        "and r3c9 is 8 (58), the last of all.",
    ],
)
def test_an_answer_has_only_the_blockers_that_it_needs(said: str) -> None:
    assert any(said in text for text in texts(EASY_TOLD))


@pytest.mark.parametrize(
    "said",
    [
        "Row 9 and column 2 have theirs: box 7's is in r7c1 (2).",
        "With step 15, that makes r6c9 the 5 (17). Now row 1 and columns 7 and 9 all have a 5, so box 3's is in ",
        "Column 9's 4 can't be in box 9, nor in r5c9 (21), so it's in r3c9 (22).",
        "It still needs 2 and 8, and row 6 has a 2: r5c1 is 2 (57) and r6c3 is 8 (58).",
    ],
)
def test_eliminations_are_cited_or_were_just_read(said: str) -> None:
    assert any(said in text for text in texts(EXPERT_TOLD))


def test_digits_in_sight_are_named_where_no_house_joins_the_cells() -> None:
    layout = Layout.of_size(4).with_anti_knight()
    first = texts(told(solved("1" + "." * 15, layout, "hidden_single")))[0]
    assert first.startswith(
        "Box 2's 1 can't be in row 1, nor in r2c3 (the 1 in r1c1 sees it), so it's in r2c4 (1)."
    )


def test_candidates_that_the_puzzle_bars_are_no_reasons() -> None:
    board = Board.from_string("." * 81)
    gone = [Candidate(Cell(0, col), 8) for col in range(8)]
    gone += [Candidate(Cell(8, col), 8) for col in range(1, 9)]
    first = texts(told(Solver(["hidden_single"]).solve(board.eliminate(gone))))[0]
    assert (
        first == "In row 1, only r1c9 can be 8 (1). r9c1 is 8 (2): no other cell of row 9 can be 8."
    )


def test_digits_of_a_cell_are_counted_house_by_house() -> None:
    puzzle = "3...5....5814.7....4...9........698.27.......8....5..6.....85.47.46...18....7...."
    text = texts(told(solved(puzzle, CLASSIC, "naked_single")))[0]
    assert text.startswith(
        "r3c1 is 6 (1): box 1 has 1, 3, 4, 5 and 8, column 1 adds 2 and 7, and row 3 adds 9."
    )


def test_headings_are_set_off_and_true() -> None:
    result, at = EASY_SOLVE, 0
    for passage in EASY_TOLD:
        heading = [span for span in passage.spans if span.role is Role.EMPHASIS]
        words = "".join(span.text for span in heading)
        number = sum(1 for span in passage.spans if span.role is Role.STEP)
        if words.startswith("Finish"):
            houses = [span.value for span in heading if span.value is not None]
            end = result.steps[min(at + 9, len(result.steps)) - 1].board
            assert houses
            for house in houses:
                assert all(end.value(cell) for cell in getattr(house, "cells", ()))
        at += number
    assert at == len(result.steps)


def test_headings_do_not_repeat_and_every_paragraph_is_short() -> None:
    for one, other in pairwise([*texts(EASY_TOLD), *texts(EXPERT_TOLD)]):
        assert one.split()[:4] != other.split()[:4]
        assert len(one.split()) <= 70


def test_headings_are_written_in_the_notation() -> None:
    first = in_notation(EASY_TOLD[1], notation_named("a1"), 9)
    assert first.text.startswith("Boxes 4, 5 and 6. Rows E and F and column 9 have their 9s, so ")


def test_singles_beyond_the_first_that_is_none_are_left_alone() -> None:
    scenes = list(scenes_of(EXPERT_SOLVE))
    assert len(singles_from(scenes, 0)) == 11
    assert not singles_from(scenes, 11)
    assert singles_from([], 0) == []


@pytest.mark.parametrize("teaches", [False, True])
@pytest.mark.parametrize("result", [EASY_SOLVE, EXPERT_SOLVE])
def test_none_is_left_out_and_claims_are_true_of_the_board_of_their_step(
    result: SolveResult, teaches: bool
) -> None:
    passages = told(result, teaches=teaches)
    text = " ".join(texts(passages))
    stated: set[int] = set()
    for passage in passages:
        for claim in passage.claims:
            assert isinstance(claim, AtStep)
            assert claim.holds(result.board_before(claim.step)), (claim, passage.text)
            stated.add(claim.step)
    singles = {n for n, s in enumerate(result.steps, 1) if s.inference.rule in SINGLES}
    assert stated >= singles
    for number in singles:
        assert f"({number})" in text


def test_what_one_step_settled_says_so_however_many_cells_they_are() -> None:
    ways = [line.split() for line in ARROWS.splitlines()]
    arrows = [Arrow((Cell.parse(head),), (tuple(map(Cell.parse, shaft)),)) for head, *shaft in ways]
    said = texts(told(solved(ARROW_GIVENS, CLASSIC.with_clues(*arrows))))
    assert "That settles two cells: r2c3 is 1 (2) and r3c4 is 1 (3)." in said
    assert "That settles two cells: r7c6 is 2 (8) and r8c7 is 2 (9)." in said


# the teacher


def test_a_teacher_shows_the_first_ones_in_full_and_says_how_to_find_one() -> None:
    said = texts(told(EASY_SOLVE, teaches=True))
    assert said[0] == (
        "Start with box 3. Look at box 3. It has seven empty cells: r1c7, r1c8, r2c8, r2c9, r3c7, r3c8 and r3c9. The 4 in r1c6 blocks r1c7 and r1c8. The 4 in r3c1 blocks r3c7, r3c8 and r3c9. The 4 in r4c8 blocks r2c8. Only r2c9 is left, so r2c9 is 4 (1)."
    )
    lessons = [text for text in said if re.match(r"Step \d+ was |That's called ", text)]
    assert [text.partition(".")[0] for text in lessons] == [
        "Step 1 was a hidden single",
        "Step 27 was a full house",
    ]
    assert all("To find one, " in text for text in lessons)
    assert any("Which goes where? Box 4 has an 8, so r5c7 is 8 (21)" in text for text in said)


def test_a_teacher_gives_each_advice_once() -> None:
    text = " ".join(texts(told(EASY_SOLVE, teaches=True)))
    assert text.count("When a house is nearly full, ask what's missing.") == 1
    assert text.count("Look where you've just been.") <= 1
