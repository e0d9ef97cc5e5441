from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

import pytest

from puzzles.killers import CAGE_RULES, KILLERS
from sudologue.inference import SolveResult
from sudologue.model import Board, Candidate, Cell
from sudologue.narration import Passage, voice_named
from sudologue.narration.claims.board_claims import AtStep
from sudologue.narration.phrasing.english import count
from sudologue.narration.phrasing.passage import Form
from sudologue.narration.steps.proofs import tell_proof
from sudologue.narration.steps.scene import scenes_of
from sudologue.narration.voices.chapters import Plot
from sudologue.narration.voices.conversational import Conversational
from sudologue.narration.voices.gathered_singles import is_single
from sudologue.narration.voices.teacher import Teacher
from sudologue.solver import Solver

EASY = ".8.47...3....5..16.4.....5....3..7..........432...1.658.3.4...2..........1.5.3..."
ONE_W_WING = ".2....1585......7.7...4...6.......6..4....5.1..1.98..298.1.5..4........5....6.8.."
XY_WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
HARD = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
LATE = "5..8..............86..2...3.....3..5.8...1..2.1.58..6..21..84....6.9.25....3..9.."
PUZZLES = (EASY, ONE_W_WING, XY_WING, HARD)
RESULTS = {puzzle: Solver().solve(Board.from_string(puzzle)) for puzzle in PUZZLES}
VOICES = ("conversational", "teacher")

NUMBER = re.compile(r"^(\d+)(?: (?:to|and) (\d+))?\. ")


def told(puzzle: str, voice: str = "conversational") -> Sequence[Passage]:
    return voice_named(voice).narrate(RESULTS[puzzle])


def of_form(passages: Sequence[Passage], form: Form) -> list[Passage]:
    return [passage for passage in passages if passage.form is form]


def headings(puzzle: str) -> list[str]:
    return [passage.text for passage in of_form(told(puzzle), Form.HEADING)]


def steps_told(passage: Passage) -> range:
    found = NUMBER.match(passage.text)
    return range(int(found[1]), int(found[2] or found[1]) + 1) if found else range(0)


# front matter and chapters


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        (
            EASY,
            "The puzzle has 24 givens, and 57 cells are left to fill. Singles fill them all, and no pencil marks are needed.",
        ),
        (
            ONE_W_WING,
            "The puzzle has 25 givens, and 56 cells are left to fill. 36 singles come first; from step 37 on pencil marks are needed. One step, a W-Wing, opens the rest.",
        ),
        (
            XY_WING,
            "The puzzle has 38 givens, and 43 cells are left to fill. One single comes first; from step 3 on pencil marks are needed. Beyond singles there are three steps with locked candidates or subsets and one with fish, wings and the like. The crux is step 16, an XY-Wing. One step that no digit needs is left out: 2.",
        ),
    ],
)
def test_what_it_takes_is_said_first(puzzle: str, said: str) -> None:
    assert told(puzzle)[0].text == said


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (["hidden_single"], "Singles fill them all, and no pencil marks are needed."),
        (["naked_single"], "Singles fill them all."),
    ],
)
def test_digits_that_have_to_be_counted_do_not_do_without_marks(
    rules: list[str], said: str
) -> None:
    result = Solver(rules).solve(Board.from_string("1.....3..4.....2"))
    assert result.solved
    assert Conversational().narrate(result)[0].text.endswith(f"left to fill. {said}")


def test_what_clues_say_is_counted_as_that_and_placing_it_needs_no_marks() -> None:
    result = Solver().solve(Board.from_string(KILLERS["six"][0]))
    passages = Conversational().narrate(result)
    assert passages[0].text == (
        "The puzzle has no givens, and 36 cells are left to fill. From step 4 on pencil marks are "
        "needed. Beyond singles there are nine steps with cages and three with the rule of 21. One "
        "step that no digit needs is left out: 16."
    )
    beyond = [s.inference.rule for s in result.steps if s.inference.rule not in SINGLES]
    assert len(beyond) == 9 + 3 + 1


SINGLES = ("full_house", "naked_single", "hidden_single")
SUKAKU = Board(Board.from_string("1.....3..4.....2").masks.barring([Candidate(Cell(0, 1), 2)]))


def test_candidates_that_are_given_are_shown_first_and_never_called_the_puzzle_itself() -> None:
    passages = Conversational().narrate(Solver(SINGLES).solve(SUKAKU))
    text = "\n".join(passage.text for passage in passages)
    assert passages[0].text.endswith("12 cells are left to fill. Singles fill them all.")
    assert passages[1].text.startswith("This is what each open cell may be, and every reason ")
    assert (passages[2].form, passages[2].board) == (Form.GRID, SUKAKU)
    assert "the puzzle itself" not in text
    assert "pencil marks are needed" not in text


@pytest.mark.parametrize("puzzle", [XY_WING, HARD, LATE])
def test_the_rest_falls_where_nothing_but_singles_is_left(puzzle: str) -> None:
    result = RESULTS.get(puzzle) or Solver().solve(Board.from_string(puzzle))
    for chapter in Plot(result, tuple(scenes_of(result))).chapters:
        told = str(chapter.heading or "")
        beyond = sum(1 for scene in chapter.scenes if not is_single(scene))
        if told.startswith(("The rest falls", "The singles")):
            assert not beyond, told
        if ", and the rest" in told:
            assert told.startswith(f"{count(beyond, 'step').capitalize()} beyond singles, and ")


def test_suppositions_are_counted() -> None:
    assert "suppose a digit and refute it, where nothing simpler was found." in told(HARD)[0].text


def test_the_first_grid_is_the_puzzle_and_can_be_pasted() -> None:
    grid = told(EASY)[1]
    assert grid.form is Form.GRID
    assert Board.from_string(grid.text) == RESULTS[EASY].initial == grid.board


@pytest.mark.parametrize(
    ("puzzle", "expected"),
    [
        (EASY, []),
        (
            ONE_W_WING,
            [
                "The singles (steps 1 to 36)",
                "The crux (step 37): a W-Wing",
                "The rest falls (steps 38 to 57)",
            ],
        ),
        (
            XY_WING,
            [
                "Pencil marks (steps 3 to 15)",
                "The crux (step 16): an XY-Wing",
                "The rest falls (steps 17 to 48)",
            ],
        ),
    ],
)
def test_chapters_are_few(puzzle: str, expected: list[str]) -> None:
    assert headings(puzzle) == expected


def test_pencil_marks_are_drawn_once_where_they_are_first_needed() -> None:
    passages = told(ONE_W_WING)
    drawn = [p for p in of_form(passages, Form.GRID) if p.text.startswith("+")]
    assert [grid.board for grid in drawn] == [RESULTS[ONE_W_WING].board_before(37)]
    assert drawn[0].text == RESULTS[ONE_W_WING].board_before(37).pretty(candidates=True)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_no_chapter_is_shown_the_grid_of_the_one_before(puzzle: str) -> None:
    grids = [p.text for p in of_form(told(puzzle), Form.GRID)]
    assert len(grids) == len(set(grids)) <= 7


def test_clues_are_listed_and_marks_that_say_nothing_are_not_drawn() -> None:
    rules = [rule for rule in CAGE_RULES if rule != "last_of_cage"]
    result = Solver(["cage_combination", *rules]).solve(Board.from_string(KILLERS["six"][0]))
    passages = Conversational().narrate(result)
    text = "\n".join(passage.text for passage in passages)
    assert "a row, a column, a box or a cage see each other" in text
    assert len(of_form(passages, Form.LINE)) == len(result.initial.layout.clues)
    assert not any(p.text.startswith("+") for p in of_form(passages, Form.GRID)[:2])
    assert "No cell has lost a digit yet." in text


# what is told, and what it is for


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_every_digit_is_told_in_order(puzzle: str, voice: str) -> None:
    numbers = [number for passage in told(puzzle, voice) for number in steps_told(passage)]
    assert numbers == sorted(numbers)
    untold = set(range(1, len(RESULTS[puzzle].steps) + 1)) - set(numbers)
    last = RESULTS[puzzle].initial
    for number, step in enumerate(RESULTS[puzzle].steps, 1):
        assert number not in untold or step.board.masks.filled == last.masks.filled
        last = step.board


def test_all_steps_are_told_on_demand() -> None:
    voice = Conversational(all_steps=True)
    passages = voice.narrate(RESULTS[XY_WING])
    numbers = [number for passage in passages for number in steps_told(passage)]
    assert numbers == list(range(1, len(RESULTS[XY_WING].steps) + 1))
    assert "left out" not in passages[0].text


def test_a_step_says_what_it_is_for_unless_that_comes_next() -> None:
    texts = {passage.text.partition(". ")[0]: passage.text for passage in told(XY_WING)}
    assert texts["5"].endswith("cannot be 4 (used in steps 6 and 32).")
    assert "used in" not in texts["16"]


def test_a_technique_that_comes_up_again_says_so() -> None:
    texts = [passage.text for passage in told(HARD)]
    assert any(text.startswith("3. Locked Candidates (Pointing) again. ") for text in texts)
    assert any(
        text.startswith("4. Locked Candidates (Pointing), a third time in a row. ")
        for text in texts
    )


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_no_two_paragraphs_in_a_row_begin_alike(puzzle: str, voice: str) -> None:
    starts = [NUMBER.sub("", p.text).split()[:5] for p in told(puzzle, voice)]
    assert all(one != other for one, other in itertools.pairwise(starts))


@pytest.mark.parametrize("puzzle", [EASY, ONE_W_WING])
def test_sentences_about_singles_are_not_long(puzzle: str) -> None:
    for passage in of_form(told(puzzle), Form.PARAGRAPH):
        for sentence in passage.text.split(". "):
            assert len(sentence.split()) <= 60, sentence


def test_an_easy_solve_takes_half_the_words_of_its_steps_one_by_one() -> None:
    voice = Conversational()
    before, words = RESULTS[EASY].initial, 0
    for step in RESULTS[EASY].steps:
        words += len(voice.tell(step, before).text.split())
        before = step.board
    assert sum(len(passage.text.split()) for passage in told(EASY)) < 0.6 * words


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_claims_hold_for_the_trace_and_for_who_does_only_what_is_told(
    puzzle: str, voice: str
) -> None:
    """The steps that are left out took candidates that no step which is told says are gone."""
    result, passages = RESULTS[puzzle], told(puzzle, voice)
    numbers = {number for passage in passages for number in steps_told(passage)}
    boards, board = list[Board](), result.initial
    for number, step in enumerate(result.steps, 1):
        boards.append(board)
        board = step.inference.action.apply(board) if number in numbers else board
    for passage in passages:
        for claim in passage.claims:
            assert isinstance(claim, AtStep)
            assert claim.holds(result.board_before(claim.step)), passage.text
            assert claim.holds(boards[claim.step - 1]), passage.text


# the teacher


def test_the_teacher_tells_each_idea_once_and_singles_of_a_new_kind_by_themselves() -> None:
    text = "\n".join(passage.text for passage in told(ONE_W_WING, "teacher"))
    for name in ("a Hidden Single", "a Naked Single", "a Full House", "a W-Wing"):
        assert text.count(f"That is {name}: ") == 1
    assert "1. Hidden Single. " in text
    assert "24. Full House. " in text


def test_the_teacher_points_back_only_over_a_distance_and_never_for_singles() -> None:
    texts = [passage.text for passage in told(HARD, "teacher")]
    back = [text for text in texts if ", as in step " in text]
    assert back
    for text in back:
        assert "Single" not in text.partition(",")[0]
        assert "House" not in text.partition(",")[0]
        now, first = int(text.partition(".")[0]), int(
            text.partition("as in step ")[2].split(".")[0]
        )
        assert now - first >= 12


# what stays as it is


@pytest.mark.parametrize("voice", [Conversational(), Teacher()])
def test_proofs_are_told_step_by_step(voice: Conversational | Teacher) -> None:
    result = RESULTS[XY_WING]
    proof = result.proof("r3c3")
    passages = tell_proof(proof, voice)
    assert len(passages) == len(proof.steps) + 2
    assert not of_form(passages, Form.HEADING)
    assert not of_form(passages, Form.GRID)


def test_a_solve_that_gets_nowhere_still_reads_well() -> None:
    result = Solver(["unique_rectangle_1"], assume_unique=True).solve(Board.from_string(EASY))
    assert not result.steps
    texts = [passage.text for passage in Conversational().narrate(result)]
    assert texts[0].startswith("The puzzle has 24 givens")
    assert texts[-1].startswith("That is as far as it goes: ")


def test_a_solve_that_gets_stuck_leaves_nothing_out() -> None:
    rules = ["hidden_single", "locked_candidates_pointing", "locked_candidates_claiming"]
    result: SolveResult = Solver(rules).solve(Board.from_string(HARD))
    passages = Conversational().narrate(result)
    assert [n for p in passages for n in steps_told(p)] == list(range(1, len(result.steps) + 1))
