"""Where the solver's time goes: function by function, and rule by rule."""

from __future__ import annotations

import cProfile
import io
import pstats
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import sudologue
from sudologue import Board, Inference, Solver
from sudologue.rules import Rule, Technique
from tools.bench.race import CLOCK


@dataclass
class RuleCost:
    """The times a rule was asked for an inference, and had one, and the seconds that took."""

    name: str
    asked: int = 0
    found: int = 0
    seconds: float = 0.0


def profile_functions(
    puzzles: Sequence[str], rules: Iterable[str] | None, top: int, order: str
) -> str:
    """The functions that take longest; the profiler makes small ones look bigger than they are."""
    slugs = None if rules is None else tuple(rules)
    _solve_all(puzzles, slugs)  # tables and caches, as in any solve but the first
    profile = cProfile.Profile()
    profile.enable()
    _solve_all(puzzles, slugs)
    profile.disable()
    text = io.StringIO()
    pstats.Stats(profile, stream=text).strip_dirs().sort_stats(order).print_stats(top)
    return text.getvalue().strip()


def _solve_all(puzzles: Sequence[str], slugs: tuple[str, ...] | None) -> None:
    for puzzle in puzzles:
        sudologue.solve(puzzle, slugs)


def profile_rules(
    puzzles: Sequence[str], rules: Iterable[str] | None
) -> tuple[list[RuleCost], float]:
    """Each rule's cost over a solve of all the puzzles, and the seconds that all of it took.

    What a rule asks of a board first, it pays for; those after it find that derived. The cost of
    reading the clock is taken off.
    """
    used = Solver(rules).rules
    _solve_all(puzzles, tuple(rule.name for rule in used))
    costs = [RuleCost(rule.name) for rule in used]
    timed = [_timed(rule, cost) for rule, cost in zip(used, costs, strict=True)]
    solver = Solver(timed, check=False)
    start = CLOCK()
    for puzzle in puzzles:
        solver.solve(Board.from_string(puzzle))
    seconds = CLOCK() - start
    reading = min(-CLOCK() + CLOCK() for _ in range(1000))
    for cost in costs:
        cost.seconds -= cost.asked * reading
        seconds -= cost.asked * 2 * reading
    return costs, seconds


def _timed(rule: Rule, cost: RuleCost) -> Rule:
    if not isinstance(rule, Technique):
        raise TypeError(f"{rule.name} is no rule of the registry")

    class Timed(Technique):
        card = rule.card

        def find(self, board: Board) -> Iterator[Inference]:
            return rule.find(board)

        def first(self, board: Board) -> Inference | None:
            start = CLOCK()
            inference = rule.first(board)
            cost.seconds += CLOCK() - start
            cost.asked += 1
            cost.found += inference is not None
            return inference

    return Timed()


def cost_table(costs: Sequence[RuleCost], seconds: float) -> str:
    """The rules' costs in columns, in their order; what is left went to boards and the loop."""
    width = max(len(cost.name) for cost in costs)
    lines = [f"{'rule':<{width}}    asked    found  µs an ask  share"]
    for cost in costs:
        if cost.asked:
            lines.append(
                f"{cost.name:<{width}}  {cost.asked:7}  {cost.found:7}"
                f"  {cost.seconds / cost.asked * 1e6:9.2f}  {cost.seconds / seconds:5.1%}"
            )
    rest = seconds - sum(cost.seconds for cost in costs)
    lines.append(f"{'boards and the loop':<{width}}  {'':7}  {'':7}  {'':9}  {rest / seconds:5.1%}")
    return "\n".join(lines)
