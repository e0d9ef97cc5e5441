from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

import pytest

from puzzles.killers import CAGE_RULES, KILLERS
from sudologue.clues import Cage
from sudologue.inference import SolveResult
from sudologue.languages.english.grammar import count
from sudologue.model import Board, Candidate, Cell
from sudologue.narration import Passage, voice_named
from sudologue.narration.claims.board_claims import AtStep
from sudologue.narration.phrasing.passage import Form
from sudologue.narration.steps.proofs import tell_proof
from sudologue.narration.steps.scene import scene_of, scenes_of
from sudologue.narration.voices.chapters import Plot
from sudologue.narration.voices.conversational import Conversational
from sudologue.narration.voices.gathered_singles import SinglesTeller, is_single
from sudologue.narration.voices.story import Memory
from sudologue.narration.voices.teacher import Teacher
from sudologue.solver import Solver

COUNTED_IN_THREE = (
    ".........9...68.532..35.9...5..24...84..9.7.......786.......3..4......9.7.3.....2"
)
EASY = ".8.47...3....5..16.4.....5....3..7..........432...1.658.3.4...2..........1.5.3..."
ONE_W_WING = ".2....1585......7.7...4...6.......6..4....5.1..1.98..298.1.5..4........5....6.8.."
XY_WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
HARD = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
LATE = "5..8..............86..2...3.....3..5.8...1..2.1.58..6..21..84....6.9.25....3..9.."
PUZZLES = (EASY, ONE_W_WING, XY_WING, HARD)
RESULTS = {
    puzzle: Solver().solve(Board.from_string(puzzle)) for puzzle in (*PUZZLES, COUNTED_IN_THREE)
}
VOICES = ("conversational", "teacher")

NUMBER = re.compile(r"^(\d+)(?: (?:to|and) (\d+))?\. ")


def told(puzzle: str, voice: str = "conversational") -> Sequence[Passage]:
    return voice_named(voice).narrate(RESULTS[puzzle])


def of_form(passages: Sequence[Passage], form: Form) -> list[Passage]:
    return [passage for passage in passages if passage.form is form]


def headings(puzzle: str) -> list[str]:
    return [passage.text for passage in of_form(told(puzzle), Form.HEADING)]


def steps_told(passage: Passage) -> Sequence[int]:
    """The steps of a passage: the one that it begins with, or its singles, by what they claim."""
    found = NUMBER.match(passage.text)
    if found is None:
        return sorted({claim.step for claim in passage.claims if isinstance(claim, AtStep)})
    return range(int(found[1]), int(found[2] or found[1]) + 1)


# front matter and chapters


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        (
            EASY,
            "This puzzle starts with 24 digits, so 57 are missing. You won't need pencil marks: each time, some row, column or box has only one place left for a digit.",
        ),
        (
            # one of the digits is the only one left where a row, a column and a box are counted
            COUNTED_IN_THREE,
            "This puzzle starts with 25 digits, so 56 are missing. Singles finish it.",
        ),
        (
            ONE_W_WING,
            "This puzzle starts with 25 digits, so 56 are missing. Singles give 36 more; then they run out, and it takes a W-Wing to get them going again. After that, singles finish it.",
        ),
        (
            XY_WING,
            "This puzzle starts with 38 digits, so 43 are missing. Singles give one more; then they run out, and it takes locked candidates and an XY-Wing to get them going again. After that, singles finish it. Step 2 turned out not to matter and is skipped.",
        ),
    ],
)
def test_what_it_takes_is_said_first(puzzle: str, said: str) -> None:
    assert told(puzzle)[0].text == said


@pytest.mark.parametrize(
    ("rules", "text", "said"),
    [
        (
            "hidden_single",
            "1.....3..4.....2",
            "some row, column or box has only one place left for a digit.",
        ),
        (
            "naked_single",
            "12343412214.43..",
            "left for a digit, or a cell has only one digit left.",
        ),
        ("naked_single", "1.....3..4.....2", "are missing. Singles finish it."),
    ],
)
def test_digits_that_have_to_be_counted_in_three_houses_do_not_do_without_marks(
    rules: str, text: str, said: str
) -> None:
    result = Solver([rules]).solve(Board.from_string(text))
    assert result.solved
    assert Conversational().narrate(result)[0].text.endswith(said)


def test_what_clues_say_is_counted_as_that_and_placing_it_needs_no_marks() -> None:
    result = Solver().solve(Board.from_string(KILLERS["six"][0]))
    passages = Conversational().narrate(result)
    assert passages[0].text == (
        "This puzzle starts without a digit, so 36 are missing. It takes completed cages, two single outies, cage combinations and an innie to get started. After that, singles finish it."
    )
    beyond = [s.inference.rule for s in result.steps if s.inference.rule not in SINGLES]
    assert len(beyond) == 15


SINGLES = ("full_house", "naked_single", "hidden_single")
SUKAKU = Board(Board.from_string("1.....3..4.....2").masks.barring([Candidate(Cell(0, 1), 2)]))


def test_candidates_that_are_given_are_shown_first_and_never_called_the_puzzle_itself() -> None:
    passages = Conversational().narrate(Solver(SINGLES).solve(SUKAKU))
    text = "\n".join(passage.text for passage in passages)
    assert passages[0].text.endswith("Singles finish it.")
    assert passages[1].text.startswith("These are the digits each cell can be; every reason ")
    assert (passages[2].form, passages[2].board) == (Form.GRID, SUKAKU)
    assert "the puzzle itself" not in text
    assert "need pencil marks" not in text


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
    assert (
        "suppose a digit and run into a contradiction, because nothing simpler works there."
        in told(HARD)[0].text
    )


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
                "Singles (steps 1–36)",
                "The crux (step 37): a W-Wing",
                "Singles to the end (steps 38–57)",
            ],
        ),
        (
            XY_WING,
            [
                "Pencil marks (steps 3–15)",
                "The crux (step 16): an XY-Wing",
                "Singles to the end (steps 17–48)",
            ],
        ),
    ],
)
def test_chapters_are_few(puzzle: str, expected: list[str]) -> None:
    assert headings(puzzle) == expected


def test_pencil_marks_are_drawn_where_they_are_first_needed() -> None:
    passages = told(ONE_W_WING)
    drawn = [p for p in of_form(passages, Form.GRID) if p.shows_candidates]
    assert [grid.board for grid in drawn] == [RESULTS[ONE_W_WING].board_before(37)]


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_no_chapter_is_shown_the_grid_of_the_one_before(puzzle: str) -> None:
    grids = [p.text for p in of_form(told(puzzle), Form.GRID)]
    assert len(grids) == len(set(grids)) <= 3 + len(RESULTS[puzzle].steps) / 6


def test_clues_are_drawn_and_marks_that_say_nothing_are_not_drawn() -> None:
    rules = [rule for rule in CAGE_RULES if rule != "last_of_cage"]
    result = Solver(["cage_combination", *rules]).solve(Board.from_string(KILLERS["six"][0]))
    passages = Conversational().narrate(result)
    text = "\n".join(passage.text for passage in passages)
    assert "a row, a column, a box or a cage see each other" in text
    assert not of_form(passages, Form.LINE)
    totals = [str(clue.total) for clue in result.initial.layout.clues if isinstance(clue, Cage)]
    assert all(total in of_form(passages, Form.GRID)[0].text for total in totals)
    first, *others = of_form(passages, Form.GRID)
    assert not first.shows_candidates
    for grid in others:
        assert grid.board
        masks = grid.board.masks
        assert masks.live.bit_count() <= 4 * masks.open_cells.bit_count(), "of six digits"
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


def test_a_technique_that_comes_up_again_says_so() -> None:
    texts = [passage.text for passage in told(HARD)]
    again = [text.partition(" (")[0] for text in texts if text.startswith("ALS-XY-Chain")]
    assert again[:2] == ["ALS-XY-Chain", "ALS-XY-Chain again"]


def test_locked_candidates_in_a_row_are_told_under_one_name() -> None:
    texts = [passage.text for passage in told(HARD) if passage.text.startswith("Locked candidates")]
    assert re.findall(r"^(\d+)\. .* aren't \d\.$", texts[0], re.M) == [*"2345678"]
    assert texts[1].startswith("Locked candidates (10). ")
    taught = [p.text for p in told(HARD, "teacher") if p.text.startswith("Locked candidates")]
    assert taught[0].startswith("Locked candidates (2). ")
    assert "To find one" in taught[0]


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_no_two_paragraphs_in_a_row_begin_alike(puzzle: str, voice: str) -> None:
    starts = [NUMBER.sub("", p.text).split()[:5] for p in told(puzzle, voice)]
    assert all(one != other for one, other in itertools.pairwise(starts))


def test_boards_come_after_eight_to_twelve_digits_and_show_which_are_new() -> None:
    boards = [passage for passage in told(EASY) if passage.form is Form.GRID]
    assert len(boards) > 3
    for one, other in itertools.pairwise(boards):
        assert one.board is not None
        assert other.board is not None
        new = one.board.masks.open_cells ^ other.board.masks.open_cells
        assert other.text.count("*") == new.bit_count() in range(8, 13)


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
    prose = [passage for passage in told(EASY) if passage.form is not Form.GRID]
    assert sum(len(passage.text.split()) for passage in prose) < 0.6 * words


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


def test_the_teacher_tells_each_idea_once() -> None:
    text = "\n".join(passage.text for passage in told(ONE_W_WING, "teacher"))
    for name in ("a hidden single", "a naked single", "a full house"):
        assert len(re.findall(rf"^(?:Step \d+ was|That's called) {name}\. ", text, re.M)) == 1
    assert text.count("They have the same two candidates, ") == 1


def test_the_teacher_points_back_only_over_a_distance_and_never_for_singles() -> None:
    texts = [passage.text for passage in told(HARD, "teacher")]
    back = [text for text in texts if " as in step " in text]
    assert back
    for text in back:
        assert "single" not in text.partition("(")[0]
        assert "house" not in text.partition("(")[0]
        found = re.match(r"[^(]* as in step (\d+) \((\d+)\)\. ", text)
        assert found
        assert int(found[2]) - int(found[1]) >= 12


# what stays as it is


@pytest.mark.parametrize("voice", [Conversational(), Teacher()])
def test_proofs_are_told_step_by_step(voice: Conversational | Teacher) -> None:
    result = RESULTS[XY_WING]
    proof = result.proof("r3c3")
    passages = tell_proof(proof, voice)
    assert len(passages) == len(proof.steps) + 1
    assert not of_form(passages, Form.HEADING)
    assert not of_form(passages, Form.GRID)


def test_a_solve_that_gets_nowhere_still_reads_well() -> None:
    result = Solver(["unique_rectangle_1"], assume_unique=True).solve(Board.from_string(EASY))
    assert not result.steps
    texts = [passage.text for passage in Conversational().narrate(result)]
    assert texts[0].startswith("This puzzle starts with 24 digits")
    assert texts[-1].startswith("That is as far as it goes: ")


def test_a_solve_that_gets_stuck_leaves_nothing_out() -> None:
    rules = ["hidden_single", "locked_candidates_pointing", "locked_candidates_claiming"]
    result: SolveResult = Solver(rules).solve(Board.from_string(HARD))
    passages = Conversational().narrate(result)
    told = [number for passage in passages[:-1] for number in steps_told(passage)]
    assert told == list(range(1, len(result.steps) + 1))


def test_a_step_stands_under_marks_that_are_not_stale() -> None:
    board = Board.from_string(XY_WING)
    step = Solver(["xy_wing"]).solve(board).steps[0]
    scene, memory = scene_of(step, board), Memory(board, SinglesTeller())
    assert memory.wants_marks(scene)
    memory.show(board, with_marks=True)
    memory.told = 4
    assert not memory.wants_marks(scene)
    own = {*scene.evidence.focus_cells, *scene.target_cells}
    marked = [cell for cell in board.layout.cells if len(board.domain(cell)) > 1]
    gone = [Candidate(cell, min(board.domain(cell))) for cell in marked if cell not in own][:12]
    assert memory.wants_marks(scene_of(step, board.eliminate(gone)))
    assert not memory.wants_marks(scene_of(step, board.eliminate(gone[1:])))
    target = step.inference.action.candidates[0]
    other = Candidate(target.cell, min(board.domain(target.cell) - {target.digit}))
    assert memory.wants_marks(scene_of(step, board.eliminate([other])))
    memory.told = 3
    assert not memory.wants_marks(scene_of(step, board.eliminate(gone)))
