"""Puzzles from the folder beside this repository, where there is one.

The ordinary run takes a sample of them; `SUDOLOGUE_CORPUS=full` takes them all.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sudologue.errors import BoardTextError
from sudologue.model import Board, Candidate, Cell, Layout

SHARED = Path(__file__).resolve().parents[2] / "shared"
FULL = os.environ.get("SUDOLOGUE_CORPUS") == "full"

needs_shared = pytest.mark.skipif(not SHARED.is_dir(), reason="there is no ../shared")


def sample(count: int, size: int) -> range:
    """Which of so many puzzles to take: about `size` of them, evenly spread, or all."""
    return range(0, count, 1 if FULL else max(1, count // size))


def lines(name: str, limit: int | None = None) -> list[str]:
    """The puzzles of a set, without what follows them on their lines."""
    text = (SHARED / "data/puzzles" / f"{name}.txt").read_text(encoding="utf-8")
    return [line.split()[0] for line in text.splitlines()[:limit]]


# What the model knows; records with other features are left out.
KNOWN = {
    "jigsaw",
    "diagonals",
    "windoku",
    "disjoint_groups",
    "extra_regions",
    "anti_knight",
    "anti_king",
    "even_odd",
    "candidates",
}


@dataclass(frozen=True)
class Record:
    """A variant puzzle as the folder's README describes it."""

    fields: dict[str, Any]

    @property
    def name(self) -> str:
        return str(self.fields["id"])

    @property
    def solution(self) -> str:
        return str(self.fields["solution"])

    @property
    def expected(self) -> str:
        """Of a negative case: `none` or `multiple`."""
        return str(self.fields["expected"])

    @property
    def is_known(self) -> bool:
        """Whether the model knows all of its rules."""
        return set(self.fields["extra"]["features"]) <= KNOWN

    @property
    def layout(self) -> Layout:
        """The puzzle's houses and sights."""
        extra = self.fields["extra"]
        if "regions" in self.fields:
            layout = Layout.jigsaw(self.fields["regions"])
        else:
            layout = Layout.boxes(*extra["box"])
        if diagonals := extra.get("diagonals"):
            layout = layout.with_diagonals(main="main" in diagonals, anti="anti" in diagonals)
        if extra.get("windoku"):
            layout = layout.with_windows()
        if extra.get("disjoint_groups"):
            layout = layout.with_disjoint_groups()
        if regions := extra.get("extra_regions"):
            layout = layout.with_houses([[*map(Cell.parse, names)] for names in regions])
        if extra.get("anti_knight"):
            layout = layout.with_anti_knight()
        if extra.get("anti_king"):
            layout = layout.with_anti_king()
        return layout

    @property
    def barred(self) -> Iterator[Candidate]:
        """What the puzzle rules out by itself: odd digits, even ones, or all but those named."""
        extra, digits = self.fields["extra"], range(1, self.fields["size"] + 1)
        for parity, names in enumerate((extra.get("odd", ()), extra.get("even", ()))):
            for name in names:
                yield from (Candidate(Cell.parse(name), d) for d in digits if d % 2 == parity)
        for number, allowed in enumerate(extra.get("candidates", ())):
            cell = Cell(*divmod(number, self.fields["size"]))
            yield from (Candidate(cell, d) for d in digits if str(d) not in allowed)

    @property
    def board(self) -> Board:
        """The puzzle; refused at the door where it contradicts itself."""
        return Board(
            Board.from_string(self.fields["givens"], self.layout).masks.barring(self.barred)
        )


def records(kind: str) -> list[Record]:
    """The records of a file whose rules the model knows."""
    text = (SHARED / "data/variants" / f"{kind}.jsonl").read_text(encoding="utf-8")
    found = [Record(json.loads(line)) for line in text.splitlines()]
    return [record for record in found if record.is_known]


def variant_lines(kind: str) -> list[str]:
    """The records of a file as they stand there: `Board.from_string` reads them, clues and all."""
    path = SHARED / "data/variants" / f"{kind}.jsonl"
    return path.read_text(encoding="utf-8").splitlines()


def is_monster(line: str) -> bool:
    """Whether a killer's record is from a list that was made to be hard for programs."""
    record = json.loads(line)
    return record["kind"] == "killer" and "sigh/" in record["source"]


def clue_puzzles(kind: str) -> Iterator[tuple[Board, str]]:
    """The puzzles of a file whose clues the model knows, each with its solution, one by one."""
    for line in variant_lines(kind):
        try:
            board = Board.from_string(line)
        except BoardTextError:
            continue  # it has a rule that is not known
        yield board, str(json.loads(line)["solution"])


@cache
def clue_records(kind: str) -> Sequence[tuple[Board, str]]:
    """All of them, which takes a second or two."""
    return tuple(clue_puzzles(kind))
