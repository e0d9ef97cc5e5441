"""Solves as players: pages by themselves, each to be gone through step by step."""

from __future__ import annotations

from dataclasses import dataclass

import sudologue
from sudologue.model import Layout

VOICES = ("conversational", "teacher", "technical")


@dataclass(frozen=True)
class Solve:
    """A puzzle to be solved in a player: its file's name, what it has to show, and the puzzle."""

    name: str
    title: str
    puzzle: str
    layout: Layout | None = None

    def page(self) -> str:
        """The player, in the voices that most people want."""
        return sudologue.player(sudologue.solve(self.puzzle, layout=self.layout), voices=VOICES)


SOLVES = (
    Solve(
        "singles",
        "Singles alone: an easy puzzle",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ),
    Solve(
        "xy-wing",
        "An XY-Wing: the puzzle of the first page",
        ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51.",
    ),
    Solve(
        "nets",
        "Proofs by contradiction: a hard puzzle",
        "........3..1..9.6..5..8.4.....9...8...867.....1....2....6..7.2..3.8..5..4.......8",
    ),
    Solve(
        "diagonals",
        "Diagonals that are houses, too",
        ".....28...941......57.......45........2...................19..69.8.........26....",
        Layout.boxes(3, 3).with_diagonals(),
    ),
)


def page() -> str:
    """The page that lists them."""
    lines = ["# Worked examples", ""]
    lines += ["Arrow keys, a slider and a list of the steps lead through each; its words light up"]
    lines += ["the cells that they name. `sudologue solve --format html` writes such a page.", ""]
    lines += [f'- <a href="play/{each.name}.html">{each.title}</a>' for each in SOLVES]
    return "\n".join([*lines, ""])
