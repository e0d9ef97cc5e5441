"""Our words on the page that sets steps of killers beside how SudokuWiki's solver tells them.

    python -m tools.killer_side_by_side

writes them anew. A mark names the step: `<!-- told: killer_pair -->` is the example on the rule's
card, `<!-- told: nine 53 -->` a step in the solve of a killer of `puzzles/killers.py`, and
`<!-- told: nine sums 27 -->` one in a solve by sums of houses alone. A test sees to it that the
page says what the voices say. The judgement is written by hand.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from puzzles.killers import CAGE_RULES, KILLERS
from sudologue import Board, Solver, SolveResult
from sudologue.inference import TraceStep
from sudologue.narration import voice_named
from sudologue.rules import named, of_family
from tools.technique_pages import quoted, wrapped

PAGE = Path(__file__).resolve().parents[1] / "docs/killer-side-by-side.md"

_TOLD = re.compile(r"<!-- told: (\w+)( sums)?(?: (\d+))? -->\n.*?<!-- end -->", re.DOTALL)


def refreshed(page: str) -> str:
    """A page with all that stands between marks written anew."""
    return _TOLD.sub(lambda found: _told(found[1], bool(found[2]), found[3]), page)


def _told(name: str, by_sums: bool, number: str | None) -> str:
    """What the conversational and the technical voice say of a step, between marks."""
    board, step = named(name).example() if number is None else _step(name, by_sums, int(number))
    mark = " ".join(part for part in (name, "sums" if by_sums else None, number) if part)
    friend = voice_named("conversational").tell(step, board).text
    technical = voice_named("technical").tell(step, board).text
    lines = [f"<!-- told: {mark} -->", *quoted(friend.split("\n")), "", "```text"]
    return "\n".join([*lines, *wrapped(technical), "```", "<!-- end -->"])


def _step(name: str, by_sums: bool, number: int) -> tuple[Board, TraceStep]:
    result = _solved(name, by_sums)
    return result.board_before(number), result.steps[number - 1]


@cache
def _solved(name: str, by_sums: bool) -> SolveResult:
    """The solve of a killer, as far as sums alone go if it is by these."""
    record, _ = KILLERS[name]
    return Solver(of_family("ledgers") if by_sums else CAGE_RULES).solve(Board.from_string(record))


def main() -> None:
    """Write our words on the page anew."""
    PAGE.write_text(refreshed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
