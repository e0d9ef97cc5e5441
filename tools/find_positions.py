"""The most readable firing of each rule in the corpora beside this repository.

    python -m tools.find_positions --every 40 --seconds 300 x_wing sue_de_coq

solves a sample of the puzzles and puts every position at which singles have come to their end to
the rules named, or to all. What is printed of each rule that fires more readably than on its page
is how hard the best firing is to read, how hard the one on the page, and the position as
`tools/technique_positions.py` has it.

A picture is easily read if many digits are placed, few candidates are open, few marks and joins are
drawn, and no join runs over a candidate that it does not join, or leaves the board.
"""

from __future__ import annotations

import argparse
import math
import sys
import textwrap
import time
from collections.abc import Iterator, Sequence
from itertools import takewhile

from puzzles.shared import lines
from sudologue import Board, Solver, formats
from sudologue.inference import TraceStep
from sudologue.narration.steps.scene import scene_of
from sudologue.rendering.svg.document import geometry_of
from sudologue.rendering.svg.picture_geometry import MARGIN
from sudologue.rendering.svg.routing import Route, passes_through, routes
from sudologue.rules import Technique, Tier, registry
from sudologue.sketching import MarkKind, sketches_of
from tools.technique_positions import FEWEST_DIGITS, shown

SETS = (
    "hodoku-exemplars",
    "qqwing-expert",
    "top1465",
    "sudorules-misc",
    "tridagon",
    "seventeen-clues",
    "hardest2011",
)

_CANDIDATE, _MARK, _JOIN, _FRAME, _CROSSING, _BARE = 0.1, 1.0, 1.0, 3.0, 25.0, 100.0
"""What it costs a reader: each open candidate, each mark, and so on; and a board nearly bare."""
_LEAVING = 12.0
"""What it costs that a join swings out over the edge of the board."""
_LINE = 100
_WELL_FILLED = 45
_A_DIGIT_TOO_MANY = 0.7
"""A board that is all but solved is no place to learn at: each digit above that costs, too."""


def difficulty(board: Board, step: TraceStep) -> float:
    """How hard a step's pictures are to read; a mark on several candidates counts for each."""
    scene = scene_of(step, board)
    geometry = geometry_of(board.layout)
    placed = board.masks.filled.bit_count()
    cost = _CANDIDATE * board.masks.live.bit_count() + _BARE * (placed < FEWEST_DIGITS)
    cost += _A_DIGIT_TOO_MANY * max(0, placed - _WELL_FILLED)
    for sketch in sketches_of(scene):
        marked = {candidate for candidate, _ in sketch.candidates}
        others = sum(mark.kind is not MarkKind.CAUSE for mark in sketch.marks)
        cost += _FRAME + _MARK * max(len(marked), others) + _JOIN * len(sketch.joins)
        for route in routes(geometry, board, marked, sketch.joins):
            cost += _CROSSING * passes_through(route, geometry, marked)
            cost += _LEAVING * _leaves_the_board(route, geometry.board)
    return cost


def marked_in(board: Board, step: TraceStep) -> int:
    """How many candidates a step's pictures mark."""
    return sum(len({*sketch.candidates}) for sketch in sketches_of(scene_of(step, board)))


def _leaves_the_board(route: Route, board: float) -> bool:
    """Whether a join's middle is over the edge, where the names of rows and columns are."""
    first, one, other, last = route.curve
    middle = (
        (a + 3 * b + 3 * c + d) / 8 for a, b, c, d in zip(first, one, other, last, strict=True)
    )
    return not all(MARGIN <= place <= MARGIN + board for place in middle)


def firings(
    board: Board, wanted: Sequence[Technique], everywhere: bool, steps: int | None
) -> Iterator[tuple[Board, TraceStep]]:
    """What the rules wanted find on the way to the solution, each its first at a position.

    A rule is asked where nothing of an easier tier would do; `everywhere`, wherever singles do not.
    The way ends after so many `steps`.
    """
    for step in Solver(assume_unique=True, max_steps=steps).steps(board):
        fired = next(rule for rule in registry() if rule.name == step.inference.rule)
        for rule in wanted:
            if rule is fired:
                yield board, step
            elif fired.card.tier > Tier.SINGLES and (
                everywhere or rule.card.tier <= fired.card.tier
            ):
                inference = rule.first(board)
                if inference is not None:
                    yield board, TraceStep(inference, inference.action.apply(board))
        board = step.board


def position_line(board: Board, slug: str) -> str:
    """A board as one line that is read again: its digits alone, if nothing more is gone."""
    if board.layout.clues:
        return formats.write(board, "f-puzzles")
    plain = board.to_string()
    again = Board.from_string(plain)
    if again.masks.live == board.masks.live and slug not in (
        "avoidable_rectangle_1",
        "avoidable_rectangle_2",
    ):
        return plain
    return formats.write(board, "hodoku")


def entry(slug: str, line: str) -> str:
    """A position as the table has it: on a line, or on several if it is long."""
    whole = f'    "{slug}": "{line}",\n'
    if len(whole) <= _LINE:
        return whole
    parts = textwrap.wrap(line, _LINE - 12, break_on_hyphens=False, drop_whitespace=False)
    pieces = "".join(f'        "{part}"\n' for part in parts)
    return f'    "{slug}": (\n{pieces}    ),\n'


def main() -> None:
    """Search, and print what was found."""
    parser = argparse.ArgumentParser(description="The most readable firing of each rule.")
    parser.add_argument("rules", nargs="*", help="slugs; all rules without any")
    parser.add_argument("--sets", default=",".join(SETS), help="sets of puzzles")
    parser.add_argument("--every", type=int, default=40, help="take every so manieth puzzle")
    parser.add_argument("--first", type=int, default=0, help="the first one to take")
    parser.add_argument("--seconds", type=float, default=300, help="when to stop")
    parser.add_argument("--everywhere", action="store_true", help="where easier rules do, too")
    parser.add_argument("--marked", type=int, default=0, help="mark so many candidates at least")
    parser.add_argument("--steps", type=int, help="go no further into a puzzle than this")
    chosen = parser.parse_args()
    wanted = [rule for rule in registry() if not chosen.rules or rule.name in chosen.rules]
    now = {rule.name: difficulty(*shown(rule)) for rule in wanted}
    sampled = [lines(name)[chosen.first :: chosen.every] for name in chosen.sets.split(",")]
    met = (
        firing
        for turn in range(max(map(len, sampled)))
        for its in sampled
        for puzzle in its[turn : turn + 1]
        for firing in firings(Board.from_string(puzzle), wanted, chosen.everywhere, chosen.steps)
    )
    # what marks fewer may be easier to read, and is not wanted
    bound = dict.fromkeys(now, math.inf) if chosen.marked else now
    best: dict[str, tuple[float, Board]] = {}
    end = time.monotonic() + chosen.seconds
    for board, step in takewhile(lambda _: time.monotonic() < end, met):
        slug, cost = step.inference.rule, difficulty(board, step)
        if marked_in(board, step) < chosen.marked:
            continue
        if cost < (best[slug][0] if slug in best else bound[slug]):
            best[slug] = cost, board
    for slug, (cost, board) in best.items():
        sys.stdout.write(
            f"    # {cost:.1f}, now {now[slug]:.1f}\n{entry(slug, position_line(board, slug))}"
        )


if __name__ == "__main__":
    main()
