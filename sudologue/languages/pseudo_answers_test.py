"""No English outside the tables in what stands around steps: see `pseudo_language_test`.

That is what voices say of whole solves, hints, checks, rulings, ratings and legends.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial

import pytest

from sudologue import Board, Candidate, Cell, Solver, check, explain, hint, judge, rate
from sudologue.coach import Marks
from sudologue.coach.ladder import LEVELS
from sudologue.languages import using
from sudologue.languages.pseudo_language_test import PSEUDO, escaped
from sudologue.narration import Passage, say, voice_named, voices
from sudologue.narration.notations import notations
from sudologue.narration.steps.scene import scene_of
from sudologue.rating.grade_words import facts, rows
from sudologue.rendering.picture import draw
from sudologue.rendering.text_board import draw_marked
from sudologue.sketching import sketches_of


def holds(tell: Callable[[], Iterable[Passage | str]]) -> None:
    """What is told has no words but those of the language, and without brackets it is English."""
    english = [*map(_passage, tell())]
    with using(PSEUDO):
        pseudo = [*map(_passage, tell())]
    plain = [re.sub("[⟦⟧]", "", passage.text) for passage in pseudo]
    assert plain == [passage.text for passage in english]
    assert {passage.text: escaped(passage) for passage in pseudo if escaped(passage)} == {}
    in_words = [passage.text for passage in english if re.search("[a-z]{2}", passage.text)]
    assert any("⟦" in passage.text for passage in pseudo) or not in_words


def _passage(told: Passage | str) -> Passage:
    """A passage; of a text, with the cells that it names as such."""
    if isinstance(told, Passage):
        return told
    pieces = enumerate(_CELL.split(told))
    return say(*(Cell.parse(text) if at % 2 else text for at, text in pieces))


_CELL = re.compile(r"\b(r\d+c\d+)\b")

FOUR = Board.from_string("1.....3..4.....2")
WRONG = FOUR.place(Cell(0, 1), 2)
SEVERAL = Board.from_string("12" + "." * 14)
CLASH = Board.from_string("1..1 .... .... ....")
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.mark.parametrize("voice", ["terse", "conversational", "teacher", "proof"])
@pytest.mark.parametrize("board", [FOUR, WRONG, SEVERAL, Solver().solve(FOUR).final_board])
@pytest.mark.parametrize("rules", [None, ["full_house"]])
def test_solves_are_told_in_words_of_the_language(
    board: Board, voice: str, rules: list[str] | None
) -> None:
    result = Solver(rules).solve(board)
    holds(lambda: voice_named(voice).narrate(result))


def test_every_voice_has_its_summary_in_the_language() -> None:
    holds(lambda: [voice.summary for voice in voices()])


def test_every_notation_has_its_summary_in_the_language() -> None:
    holds(lambda: [notation.summary for notation in notations()])


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_hints_are_words_of_the_language(level: str) -> None:
    marked = FOUR.eliminate([Candidate(Cell(0, 3), 4)])
    stale = Marks({"r1c2": "13", "r1c3": "24", "r2c1": "4"})
    for board, marks in (
        *((board, "auto") for board in (FOUR, WRONG, SEVERAL, CLASH, marked)),
        *((FOUR, marks) for marks in ("full", "partial", stale)),
    ):
        holds(lambda board=board, marks=marks: [_hinted(board, marks, level)])


def _hinted(board: Board, marks: str | Marks, level: str) -> Passage:
    found = hint(board, level, marks=marks)
    return found.ladder.words(found.level, voice_named("conversational"))


@pytest.mark.parametrize("board", [FOUR, WRONG, SEVERAL, CLASH])
def test_checks_are_words_of_the_language(board: Board) -> None:
    holds(lambda: check(board).passages())


@pytest.mark.parametrize("claim", ["r1c4=4", "r1c4=2", "r1c4<>4", "r1c1=1", "r2c2<>3, r3c3<>2"])
@pytest.mark.parametrize("board", [FOUR, WRONG, SEVERAL])
def test_answers_to_claims_are_words_of_the_language(board: Board, claim: str) -> None:
    for reveal in (False, True):
        holds(lambda reveal=reveal: explain(board, claim, reveal=reveal).passages())
        for by in (None, "row 1", "naked_single", "hidden_single", "3 in row 3, r1c1"):
            told = partial(judge, board, claim, by=by, reveal=reveal)
            holds(lambda told=told: told().passages())


def test_ratings_are_words_of_the_language() -> None:
    grade = rate(EASY, ["effort"])
    holds(lambda: [*grade.reasons, *(text for row in facts(grade) for text in row)])
    holds(lambda: [text for row in rows(grade) for text in row])
    holds(lambda: rate(SEVERAL).reasons)


def test_legends_are_words_of_the_language() -> None:
    step = Solver().solve(FOUR).steps[0]
    holds(lambda: draw_marked(FOUR, sketches_of(scene_of(step, FOUR))[-1]).notes)
    holds(lambda: draw(WRONG.eliminate([Candidate(Cell(2, 2), 1)])).notes)
