"""Every voice over puzzles of every kind: nothing breaks, and nothing reads as if a machine had
put it together."""

import json
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from puzzles.laws import some_long
from puzzles.shared import clue_puzzles, needs_shared
from sudologue import narrate
from sudologue.inference import SolveResult
from sudologue.model import CLASSIC, Board, BoardMasks, Layout
from sudologue.narration import voices
from sudologue.narration.phrasing.passage import Form
from sudologue.solver import Solver

SHARED = Path(__file__).parents[3] / "shared" / "data"
FEW = 6

PLURALS = "cells|digits|candidates|places|houses|rows|columns|boxes|steps|fins"
BLEMISHES = {
    "a plural left open": r"\(s\)|\(es\)",
    "two spaces, or one at an end": r"  |^ | $",
    "space before punctuation": r" [,.;:)]|\( ",
    "doubled punctuation": r"[,.;:][,.;:]",
    "something left out": r"\(\)|\bNone\b(?! of)|: $|<|object at",
    "a wrong article": r"\ba [8AEFHILMNORSX]\b(?!')|\ban [1-79BCDG]\b",
    "a wrong number": rf"\b(?:one|1) (?:{PLURALS})\b",
    "a sentence without a capital": r"[a-z0-9)]\. [a-z](?!\d)|^[a-z](?!\d)",
    "a sentence without an end": r"[^.:]$",
    "a doubled word": r"\b([a-z]+) \1\b",
}


def blemishes(text: str) -> list[str]:
    """What an editor would strike out in a line."""
    return [name for name, pattern in BLEMISHES.items() if re.search(pattern, text)]


def lines_of_every_voice(result: SolveResult) -> Iterator[tuple[str, str]]:
    for voice in voices():
        for passage in voice.narrate(result):
            if passage.form in (Form.HEADING, Form.GRID):
                continue
            for line in passage.text.split("\n"):
                yield voice.name, line


def assert_spotless(result: SolveResult) -> None:
    for voice, line in lines_of_every_voice(result):
        found = blemishes(line)
        if voice in ("terse", "technical"):
            found = [
                name
                for name in found
                if name not in ("a sentence without an end", "something left out")
            ]
        assert not found, f"{voice}: {found}: {line}"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Two cell(s) left.", "a plural left open"),
        ("So  r1c1 is 4.", "two spaces, or one at an end"),
        ("r1c1 , r1c2.", "space before punctuation"),
        ("r1c1 is 4..", "doubled punctuation"),
        ("The cells () are filled.", "something left out"),
        ("Box 5 still needs a 8.", "a wrong article"),
        ("Box 5 has one cells left.", "a wrong number"),
        ("It is so. the rest follows.", "a sentence without a capital"),
        ("So r1c1 is 4", "a sentence without an end"),
        ("So the the rest.", "a doubled word"),
    ],
)
def test_a_blemish_is_seen(line: str, fault: str) -> None:
    assert fault in blemishes(line)


@pytest.mark.parametrize(
    "name", some_long(["easy", "simple", "intermediate", "expert"], "simple", "expert")
)
def test_puzzles_of_all_grades(name: str) -> None:
    path = SHARED / "puzzles" / f"qqwing-{name}.txt"
    if not path.exists():
        pytest.skip("the corpora are not beside the project")
    solver = Solver()
    with path.open(encoding="utf-8") as lines:
        for line in islice(lines, FEW):
            assert_spotless(solver.solve(Board.from_string(line.strip())))


@needs_shared
@pytest.mark.parametrize(("kind", "number"), [("killer", 15), ("arrow", 1), ("thermo", 1)])
def test_steps_with_clues_in_full(kind: str, number: int) -> None:
    board, _ = next(islice(clue_puzzles(kind), number, None))
    result = Solver(budget=60_000).solve(board)
    assert len(result.steps) > 30
    for first, voice in enumerate(("conversational", "teacher", "proof"), 1):
        for step in range(first, len(result.steps) + 1, 3):
            for line in narrate(result, voice, step=step, full=True).split("\n"):
                assert not blemishes(line), f"{voice}, {step}: {line}"


def _layout(kind: str, data: dict[str, object]) -> Layout:
    match kind:
        case "anti_king":
            return CLASSIC.with_anti_king()
        case "anti_knight":
            return CLASSIC.with_anti_knight()
        case "diagonal_x":
            return CLASSIC.with_diagonals()
        case "windoku":
            return CLASSIC.with_windows()
        case "disjoint_groups":
            return CLASSIC.with_disjoint_groups()
        case "jigsaw_9x9":
            return Layout.jigsaw(str(data["regions"]))
        case _:
            return Layout.of_size(int(str(data["size"])))


@pytest.mark.parametrize(
    "kind",
    [
        "anti_king",
        "anti_knight",
        "classic_4x4",
        "classic_6x6",
        "classic_12x12",
        "diagonal_x",
        "disjoint_groups",
        "jigsaw_9x9",
        "windoku",
    ],
)
def test_puzzles_of_all_kinds(kind: str) -> None:
    path = SHARED / "variants" / f"{kind}.jsonl"
    if not path.exists():
        pytest.skip("the corpora are not beside the project")
    solver = Solver(
        [
            "full_house",
            "naked_single",
            "hidden_single",
            "locked_candidates_pointing",
            "locked_candidates_claiming",
            "naked_pair",
            "hidden_pair",
        ]
    )
    with path.open(encoding="utf-8") as lines:
        for line in islice(lines, 2):
            data = json.loads(line)
            assert_spotless(solver.solve(Board.from_string(data["givens"], _layout(kind, data))))


def test_a_puzzle_that_bars_candidates_says_so() -> None:
    """Each row lacks two digits in each of its halves; the puzzle itself says so."""
    halves = [{1, 2}, {1, 2}, {3, 4}, {3, 4}], [{3, 4}, {3, 4}, {1, 2}, {1, 2}]
    domains = [domain for row in (0, 1, 0, 1) for domain in halves[row]]
    domains[0] = {1}
    result = Solver(["naked_single", "hidden_single"]).solve(
        Board(BoardMasks.from_candidates(domains, Layout.of_size(4)))
    )
    assert_spotless(result)
    text = "\n".join(passage.text for passage in voices()[3].narrate(result))
    assert "r1c1 can only be 1 (1)." in text
