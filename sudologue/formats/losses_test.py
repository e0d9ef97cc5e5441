"""Whatever does not come back from a format has been said before it was written."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from sudologue.formats import FORMATS, Format, Reading, read
from sudologue.formats.reading import PlayerMarks
from sudologue.model import CLASSIC, Board, Candidate, Cell

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
BOARD = Board.from_string(PUZZLE)
OPEN = Cell(0, 2)
ELIMINATED = BOARD.eliminate([Candidate(OPEN, 4)])
LONE = Board.from_string("." * 81).eliminate(
    [Candidate(cell, 1) for cell in CLASSIC.peers(OPEN)]
    + [Candidate(OPEN, digit) for digit in range(2, 10)]
)
READINGS = {
    "a puzzle": Reading(BOARD, ""),
    "a placed digit": Reading(BOARD.place(OPEN, 4), ""),
    "an eliminated candidate": Reading(ELIMINATED, ""),
    "a candidate ruled out": Reading(Board(BOARD.masks.barring([Candidate(OPEN, 4)])), ""),
    "one that a placed digit rules out, too": Reading(
        Board(BOARD.masks.barring([Candidate(OPEN, 4)])).place(OPEN, 2), ""
    ),
    "a cell that looks solved": Reading(LONE, ""),
    "a note": Reading(BOARD, "", notes=(("hue", "blue"),)),
    "marks": Reading(BOARD, "", marks=PlayerMarks(centre=1 << 2, corner=1 << 2)),
}
SAID = {
    "filled": "cells with one candidate left become givens|look alike",
    "givens": "become givens|no longer told apart",
    "live": "candidates (come back|.* become eliminated)|become givens|look alike",
    "barred": "candidates (come back|.*become)|no longer told apart",
    "notes": "notes are left out",
    "marks": "pencil marks .* left out",
}


def facts(reading: Reading) -> dict[str, object]:
    board = reading.board
    # of a sukaku, what the givens rule out is the same whether it is said or not
    barred = board.masks.barred & board.layout.tables.left_beside(board.masks.givens)
    return {
        "filled": board.masks.filled,
        "givens": board.masks.givens,
        "live": board.masks.live,
        "barred": barred,
        "notes": reading.notes,
        "marks": reading.marks,
    }


@pytest.mark.parametrize(
    "known", [known for known in FORMATS if known.can_write], ids=lambda known: known.slug
)
def test_what_is_lost_is_said(known: Format) -> None:
    for reading in READINGS.values():
        check_losses(known, reading)


def check_losses(known: Format, reading: Reading) -> None:
    """What comes back otherwise than it was is named."""
    losses = "\n".join(known.losses(reading))
    text = "".join(known.write([reading]))
    back = read(text, known.slug)
    if back.marks and not reading.marks:  # of a fresh puzzle, a site writes all nine
        back = replace(back, marks=PlayerMarks())
    before, after = facts(reading), facts(back)
    after["notes"] = tuple(note for note in back.notes if note in reading.notes)
    for fact, value in before.items():
        if after[fact] != value:
            assert re.search(SAID[fact], losses), (fact, reading)
