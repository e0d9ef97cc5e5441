"""Nothing false in words: narrations, hints and answers read as plain text, and held to account.

The ordinary run reads every rule's example and a few solves, the slow one 500 of all sets.
`python -m tools.words` prints the numbers.
"""

from __future__ import annotations

import re
from random import Random

import pytest

import sudologue
from puzzles.killers import KILLERS
from puzzles.mutations import doctored
from puzzles.shared import FULL, lines, needs_shared
from puzzles.word_answers import answer_faults, hint_faults, state_faults
from puzzles.word_place import Place
from puzzles.word_proofs import PROOFS
from puzzles.word_samples import SETS, VARIANTS, boards
from puzzles.word_tally import WordTally
from puzzles.words import Reader, one_step, read_solve
from sudologue.coach import Level
from sudologue.inference import Placement, SolveResult
from sudologue.model import Board, Candidate, Cell
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_sentences
from sudologue.narration.phrasing.passage import Form, Passage, say
from sudologue.solver import Solver

GOLDEN = list(golden_sentences())
READ = ("teacher", "technical")
EXPERT = "....9.67..3..65..9.5.......1...4.5..5..3....88..9..7....1..7......5.42..3...1...."


def solved(text: str) -> SolveResult:
    """A solve that is told in these tests."""
    return Solver().solve(Board.from_string(text))


KILLER = solved(KILLERS["six"][0])


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.rule)
def test_every_example_is_read(golden: Golden) -> None:
    board, step = golden.board, golden.step  # each is worked out when it is asked for
    result = one_step(board, step)
    for voice in READ:
        tally = Reader(result, voice).told_alone(voice_named(voice).tell(step, board))
        assert not tally.faults, "\n".join(map(str, tally.faults))


def told(result: SolveResult, voice: str) -> list[Passage]:
    """What a voice says of a solve, without the grids."""
    return [p for p in voice_named(voice).narrate(result) if p.form is not Form.GRID]


def faults(result: SolveResult, voice: str, passage: Passage, words: str) -> bool:
    """Whether a passage is found false with other words in its place."""
    reader = Reader(result, voice)
    reader.frame.told = list(range(1, reader.first_of(passage)))
    return bool(reader.read([Passage(say(words).spans, passage.form)]).faults)


@pytest.mark.parametrize("voice", ["conversational", "teacher", "technical"])
def test_what_is_doctored_is_caught(voice: str) -> None:
    random, caught, tried = Random(11), 0, 0
    reader = Reader(KILLER, voice)
    for passage in told(KILLER, voice):
        if faults(KILLER, voice, passage, passage.text):
            continue  # a heading by itself
        versions = list(doctored(passage.text, reader.lexer, random))
        for version in random.sample(versions, min(6, len(versions))):
            tried += 1
            caught += faults(KILLER, voice, passage, version.text)
    assert tried > 50
    assert caught / tried > 0.93


LIES = [
    ("It takes cage completed, two outies and cage combinations to get started.", "takes"),
    ("It takes cage completed, three outies and killer pairs to get started.", "takes"),
    ("It takes nine harder steps, from naked pairs to cage combinations.", "from_to"),
    ("The hardest is step 4, an outie.", "hardest"),
    ("You won't need pencil marks.", "no_marks"),
    ("Singles (steps 1–30)", "singles"),
    ("Singles to the end (steps 4–42)", "rest_falls"),
    ("You need pencil marks from the start.", "marks_from_start"),
    ("From now on you need pencil marks.", "marks_from_now"),
    ("Here the singles run out.", "singles_run_out"),
    ("Singles give one more; then it takes cage combinations.", "come_first"),
    ("This puzzle starts with two digits, so 36 are missing.", "givens"),
    ("This puzzle starts without a digit, so 34 are missing.", "left"),
    ("Boxes are numbered 1 to 9, left to right and top to bottom.", "numbered"),
    ("Solved in 17 steps: the only solution.", "solved_in"),
    ("11 cells still open, with 20 candidates between them.", "still_open"),
    ("Cells that share a row or a column see each other.", "what_sees"),
    ("Steps 16 and 17 turned out not to matter and are skipped.", "left_out"),
    ("Whoever frobs it sees this.", "unknown word"),
]


@pytest.mark.parametrize(("words", "kind"), LIES, ids=[words[:40] for words, _ in LIES])
def test_what_was_said_falsely_of_whole_solves_is_found(words: str, kind: str) -> None:
    found = Reader(KILLER, "conversational").read([say(words)]).faults
    assert any(kind in fault.kind for fault in found), found


NET = """(1) r4c8 isn't 2. If it were: r6c8 is 3 (column 8). Box 6 has no 8.
(2) r7c8 can't be 5, and r8c7 can't be 6: the arrow from r7c6 can't be filled with that.
(3) r4c8 isn't 4: as in (1), with 2 and 4 changed over."""


@pytest.mark.parametrize(
    ("words", "wrong", "kind"),
    [
        (
            "(3) r4c8 isn't 4: as in (1), with 2 and 4 changed over.",
            "(3) r4c8 isn't 4: as in (2), with 2 and 4 changed over.",
            "changed_over",
        ),
        (
            "(3) r4c8 isn't 4: as in (1), with 2 and 4 changed over.",
            "(3) r4c8 isn't 4: as in (1), with 2 and 5 changed over.",
            "changed_over",
        ),
        ("r8c7 isn't 6 (2)", "r8c7 isn't 5 (2)", "cited_denial"),
        ("r7c8 isn't 5 (2)", "r8c8 isn't 5 (2)", "cited_denial"),
    ],
)
def test_lines_of_nets_are_held_to_what_they_cite(words: str, wrong: str, kind: str) -> None:
    def kinds(said: str) -> set[str]:
        reader = Reader(KILLER, "conversational")
        place = Place(reader.solve, reader.solve.steps[0], text=NET)
        reader.sentence(place, said, PROOFS, ())
        return {fault.kind for fault in reader.tally.faults}

    assert f"false ({kind})" not in kinds(words)
    assert f"false ({kind})" in kinds(wrong)


@pytest.mark.parametrize("text", [EXPERT, KILLERS["six"][0]], ids=["digits and marks", "killer"])
def test_a_grid_that_shows_another_board_is_found(text: str) -> None:
    result = solved(text)
    grids = 0
    reader = Reader(result, "conversational")
    for passage in voice_named("conversational").narrate(result):
        if passage.form is Form.GRID:
            drawn = reader.frame.drawn
            reader.grid(passage.text)
            assert not reader.tally.faults
            other = Reader(result, "conversational")
            other.frame.told += reader.frame.told
            other.frame.drawn = drawn
            header, row = re.findall("^(?: +c1| *r1 ).*", passage.text, re.MULTILINE)
            at = header.index("c1")
            wrong = row[:at] + ("3" if row[at] != "3" else "4") + row[at + 1 :]
            other.grid(passage.text.replace(row, wrong))
            assert [fault.kind for fault in other.tally.faults] == ["grid"]
            grids += 1
        else:
            reader.read([passage])
    assert grids > 1


def test_totals_in_letters_and_cages_that_are_not_there_are_found() -> None:
    golden = next(each for each in GOLDEN if each.rule == "last_of_cage")
    board, step = golden.board, golden.step
    result = one_step(board, step)
    text = voice_named("conversational").tell(step, board).text
    assert not Reader(result, "conversational").told_alone(say(text)).faults
    total = text.split(" is ")[1].split()[0]
    wrong = text.replace(" = ", " = 1", 1), text.replace(f"{total} − ", "D − ")
    for words in wrong:
        assert Reader(result, "conversational").told_alone(say(words)).faults
    short = voice_named("technical").tell(step, board).text
    total = short.split(": ")[1].split("(")[0]
    other = short.replace(f"{total}(", f"{int(total) + 1}(")
    assert not Reader(result, "technical").told_alone(say(short)).faults
    assert Reader(result, "technical").told_alone(say(other)).faults


@pytest.mark.parametrize("level", list(Level))
def test_hints_are_so(level: Level) -> None:
    for result in (KILLER, solved(EXPERT)):
        for number in range(1, len(result.steps) + 1, 15):
            hint = sudologue.hint(result.board_before(number), level)
            assert list(hint_faults(hint)) == []


def test_false_hints_and_answers_are_found() -> None:
    board = KILLER.initial
    step = KILLER.steps[0].inference
    for wrong in (
        "No mistakes. No single is left, but a candidate can go.",
        "No mistakes. Two candidates can go.",
        "No mistakes. You can place a digit, without pencil marks.",
    ):
        fitting = "place" in wrong and isinstance(step.action, Placement)
        assert fitting or list(state_faults(wrong, board, step)), wrong
    claim, part = Candidate(Cell(8, 7), 6), KILLER.board_before(6)
    solution = KILLER.final_board.to_string()
    for wrong in (
        f"Found by search, not by logic: the solution {solution}, the only one.",
        "r9c8 is 5, not 6.",
        "Yes, in eight steps. r4c4 is 4. Why r4c4 is 4:",
    ):
        assert list(answer_faults(wrong, part, claim)), wrong


@needs_shared
def test_answers_keep_the_solution_to_themselves() -> None:
    result = solved(lines("qqwing-expert")[3])
    board, random = result.board_before(13), Random(3)
    for cell in random.sample([c for c in board.layout.cells if board.value(c) is None], 6):
        value = result.final_board.value(cell)
        wrong = next(digit for digit in board.layout.tables.digits if digit != value)
        said = str(sudologue.explain(board, f"{cell}={wrong}"))
        assert list(answer_faults(said, board, Candidate(cell, wrong))) == []


def read_all(wanted: dict[str, int], voices: tuple[str, ...]) -> WordTally:
    """So many puzzles of each set solved and told; every second with rules of uniqueness.

    The voices take turns; `SUDOLOGUE_CORPUS=full` has every puzzle told in all of them.
    """
    tally = WordTally()
    for name, many in wanted.items():
        for number, board in enumerate(boards(name, many)):
            result = Solver(assume_unique=bool(number % 2), budget=200_000).solve(board)
            for voice in voices if FULL else (voices[number % len(voices)],):
                tally += read_solve(result, voice, f"{name} {number}")
    assert not tally.faults, "\n".join(map(str, tally.faults[:20]))
    return tally


@needs_shared
@pytest.mark.parametrize("name", ["qqwing-expert", "killer", "arrow", "thermo", "even_odd"])
def test_a_few_solves(name: str) -> None:
    assert read_all({name: 1}, ("conversational",)).sentences


@needs_shared
@pytest.mark.slow
@pytest.mark.parametrize("name", SETS | VARIANTS)
def test_five_hundred_solves(name: str) -> None:
    wanted = (SETS | VARIANTS)[name]
    assert read_all({name: wanted}, ("conversational", "teacher", "technical")).sentences
