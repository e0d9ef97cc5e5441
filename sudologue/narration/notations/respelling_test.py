"""What narrators say, in every notation: the golden steps of all rules, in all voices."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache

import pytest

import sudologue
from puzzles.laws import Laws
from puzzles.layouts import LAYOUTS
from sudologue.errors import BoardTextError, LayoutError
from sudologue.inference import Action, SolveResult, TraceStep
from sudologue.model import Board, Candidate, Cell, Layout
from sudologue.narration import Passage, Role, say, voice_named, voices
from sudologue.narration.notations import (
    Notation,
    ReadChain,
    all_in_notation,
    in_notation,
    notation_named,
    notations,
)
from sudologue.narration.notations.hodoku_notation import Hodoku
from sudologue.narration.notations.rc import RowColumn
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import join
from sudologue.narration.phrasing.short_forms import compact_houses
from sudologue.narration.steps.telling_test import GOLDEN
from sudologue.rules.chains.evidence import LinkedNodesEvidence

VOICES = [voice.name for voice in voices()]
CELL = re.compile(r"[rR]\d+[cC]\d")
HOUSE = re.compile(r"\b(?:rows?|columns?) \d|\b[rcb]\d", re.IGNORECASE)
RULES = sorted(GOLDEN)
CLASSIC_RULES = [slug for slug in RULES if GOLDEN[slug].board.layout.size == 9]
ASSUMED = " (because the puzzle has one solution)"


law, of_classics = Laws[str](), Laws[str]()


@pytest.mark.parametrize("slug", RULES)
def test_every_law_holds(slug: str) -> None:
    assert law.hold_for(slug)
    if slug in CLASSIC_RULES:
        assert of_classics.hold_for(slug)


@cache
def board(slug: str) -> Board:
    return GOLDEN[slug].board


@cache
def step(slug: str) -> TraceStep:
    return GOLDEN[slug].step


@cache
def as_said(slug: str, voice: str) -> Passage:
    return voice_named(voice).tell(step(slug), board(slug))


@cache
def told(slug: str, notation: str, voice: str = "technical") -> Passage:
    passage = as_said(slug, voice)
    return in_notation(passage, notation_named(notation), board(slug).layout.size)


@law
def rc_is_what_narrators_say(slug: str) -> None:
    for voice in voices():
        assert told(slug, "rc", voice.name) == as_said(slug, voice.name)


@law
def every_cell_and_house_knows_what_it_is(slug: str) -> None:
    for voice in voices():
        for span in as_said(slug, voice.name).spans:
            if span.role is Role.PLAIN:
                assert not CELL.search(span.text), span
                assert not HOUSE.search(span.text), span


@law
def letters_leave_no_number_of_a_row(slug: str) -> None:
    for voice in voices():
        rows, columns = (told(slug, notation, voice.name).text for notation in ("a1", "a1-columns"))
        assert not CELL.search(f"{rows} {columns}")
        assert not re.search(r"\b[Rr]ows? \d|\br\d", rows)
        assert not re.search(r"\b[Cc]olumns? \d|\bc\d", columns)


@cache
def reads_as_cells(word: str, notation: Notation, size: int) -> bool:
    """Whether a notation takes a word for the name of cells."""
    try:
        notation.read_cells(word, size)
    except BoardTextError:
        return False
    return True


def mistakable(passage: Passage, notation: Notation, size: int) -> list[str]:
    """The words that read as cells of the notation, and are not the names of cells."""
    is_named = [
        span.role in (Role.CELL, Role.CANDIDATE) for span in passage.spans for _ in span.text
    ]
    return [
        match[0]
        for match in re.finditer(r"\w+", passage.text)
        if not all(is_named[match.start() : match.end()])
        and reads_as_cells(match[0], notation, size)
    ]


@law
def nothing_but_a_cell_is_written_as_a_cell(slug: str) -> None:
    """Column 3 is c3 beside r5c6, and must not be beside C3; nor is a fin in C3 `fC3`."""
    size = board(slug).layout.size
    for notation in notations():
        for voice in VOICES:
            assert not mistakable(told(slug, notation.name, voice), notation, size)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_house_is_written_as_a_cell(layout: str) -> None:
    size = LAYOUTS[layout].size
    houses = LAYOUTS[layout].houses
    for notation in notations():
        with suppress(LayoutError):
            for house in houses:
                said = say(short_name(house), " ", house)
                passages = all_in_notation([said, compact_houses([house], size)], notation, size)
                assert not mistakable(join(passages, " "), notation, size)
            for some in (houses, [house for house in houses if house.is_line]):
                (together,) = all_in_notation([compact_houses(some, size)], notation, size)
                assert not mistakable(together, notation, size)


def test_a_word_that_could_be_a_cell_is_found() -> None:
    said = say("c3 and F", Cell(0, 4), " or ", Cell(2, 2))
    assert mistakable(in_notation(said, notation_named("a1"), 9), notation_named("a1"), 9) == [
        "c3",
        "FA5",
    ]


def is_told(read: Action, slug: str, line: str) -> bool:
    """Whether a line is read as what the step concludes.

    What goes from their own cells, combinations say by themselves.
    """
    action = step(slug).inference.action
    return read == action or ("={" in line and {*read.candidates} < {*action.candidates})


@of_classics
def a_technical_line_ends_in_the_conclusion_in_any_notation(slug: str) -> None:
    for notation in notations():
        line = told(slug, notation.name).text.removesuffix(ASSUMED)
        follows = line.rpartition("=> ")[2] if "=> " in line else line.rpartition(": ")[2]
        assert is_told(notation.read_conclusion(follows, 9), slug, line)


def test_chains_are_read_back_from_technical_lines() -> None:
    read: set[str] = set()
    for slug in CLASSIC_RULES:
        evidence = step(slug).inference.evidence
        if isinstance(evidence, LinkedNodesEvidence):
            read.add(slug)
            for notation in notations():
                line = told(slug, notation.name).text
                chain = line.partition(": ")[2].rpartition(" => ")[0]
                assert notation.read_chain(chain, board(slug)) == ReadChain.of(evidence)
    assert {"x_chain", "xy_chain", "continuous_nice_loop", "grouped_aic", "aic_with_als"} <= read


@of_classics
def a_step_of_hodoku_is_taken_apart(slug: str) -> None:
    hodoku = notation_named("hodoku")
    assert isinstance(hodoku, Hodoku)
    line = told(slug, "hodoku").text
    read = hodoku.read_step(line.removesuffix(ASSUMED), 9)
    assert len(read.actions) == 1
    assert is_told(read.actions[0], slug, line)
    assert line.startswith(f"{read.name}: {read.pattern}")


# whole narrations

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@cache
def solved() -> SolveResult:
    return sudologue.solve(PUZZLE)


@pytest.mark.parametrize("voice", VOICES)
def test_a_whole_narration_has_no_cell_of_another_notation(voice: str) -> None:
    text = sudologue.narrate(solved(), voice=voice, notation="a1")
    assert not CELL.search(text)
    assert "E5" in text
    upper = sudologue.narrate(solved(), voice=voice, notation="rc-upper")
    assert not re.search(r"\br\dc\d", upper)


@pytest.mark.parametrize(
    ("name", "legend"),
    [
        ("rc", "r5c6 means row 5, column 6. Boxes are numbered"),
        ("rc-upper", "R5C6 means row 5, column 6. Boxes are numbered"),
        ("a1", "E6 means row E, column 6. Boxes are numbered"),
        ("a1-j", "E6 means row E, column 6, and no row is called I. Boxes"),
        ("a1-k", "E6 means row E, column 6, and no row is called I or J. Boxes"),
        ("a1-columns", "F5 means row 5, column F. Boxes are numbered"),
        ("a1-columns-j", "F5 means row 5, column F, and no column is called I. Boxes"),
        ("hodoku", "r5c6 means row 5, column 6, and 756 means a 7 there. Boxes"),
        ("eureka", "r5c6 means row 5, column 6. Boxes are numbered"),
        ("nrc", "r5c6 means row 5, column 6, and n7r5c6 means a 7 there. Boxes"),
    ],
)
def test_the_coordinates_are_explained_as_they_are_written(name: str, legend: str) -> None:
    assert legend in sudologue.narrate(solved(), notation=name)


def test_small_boards_have_all_letters() -> None:
    result = sudologue.solve("1... ..3. .4.. ...2")
    told = sudologue.narrate(result, notation="a1-j")
    assert "C4 means row C, column 4. Boxes" in told


def test_candidates_and_groups_are_written_as_the_notation_has_them() -> None:
    passage = say(Candidate(Cell(4, 5), 7), " or row 5")
    assert [in_notation(passage, notation, 9).text for notation in notations()] == [
        "r5c6(7) or row 5", "R5C6(7) or row 5",
        "E6(7) or row 5", "E6(7) or row 5", "E6(7) or row 5",
        "F5(7) or row 5", "F5(7) or row 5", "F5(7) or row 5",
        "756 or row 5", "(7)r5c6 or row 5", "n7r5c6 or row 5",
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["hodoku", "a1-k"])
def test_a_board_without_names_is_refused_whole(name: str) -> None:
    board = Board.from_string("." * 625, Layout.of_size(25))
    assert board.layout.size == 25
    with pytest.raises(LayoutError, match=f"^{name} .* on a board of 25 write rc$"):
        all_in_notation([say("Nothing.")], notation_named(name), 25)


def test_a_notation_of_one_s_own_needs_no_registration() -> None:
    class Bracketed(RowColumn):
        def cell(self, cell: Cell) -> str:
            return f"[{cell.row + 1},{cell.col + 1}]"

    mine: Notation = Bracketed()
    assert "[5,5] = 5" in sudologue.narrate(solved(), voice="terse", notation=mine)


VARIED = Layout.of_size(4).with_diagonals().with_anti_king()
ENDINGS = {
    "stuck": (Board.from_string(PUZZLE), ("full_house", "naked_single")),
    "contradiction": (
        Board.from_string(
            "851..24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."
        ),
        ("naked_single", "hidden_single"),
    ),
    "several": (Board.from_string("12.............."), None),
    "variant": (Board.from_string("." * 16, VARIED), ("naked_single",)),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_openings_and_endings_leave_no_cell_of_another_notation(name: str) -> None:
    board, rules = ENDINGS[name]
    result = sudologue.solve(board, rules=rules)
    for voice in VOICES:
        text = sudologue.narrate(result, voice=voice, notation="a1")
        assert not CELL.search(text)
        assert not re.search(r"\b[Rr]ows? \d", text)
