"""The draw: one step of each kind, from full houses to nested proofs, out of solves of all sets.

Rounds go through the sets in an order drawn anew each time. Of a set a puzzle is drawn, and whether
it is solved on the assumption that it has one solution; of its solve a step, among all steps of the
hardest kind that is still wanted. Hard puzzles so leave the easy kinds to the easy ones. The rounds
end when no kind is wanted any more; the same seed draws the same steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from sudologue.inference import SolveResult
from sudologue.model import Board
from sudologue.rules import registry
from sudologue.solver import Solver
from tools.side_by_side.position import Position, position_at


@dataclass(frozen=True)
class Kind:
    """A kind of step: its name, and the rules that make it."""

    name: str
    rules: frozenset[str]


def _of(name: str, *rules: str) -> Kind:
    return Kind(name, frozenset(rules))


def _on_page(name: str, page: str) -> Kind:
    return _of(name, *(rule.name for rule in registry() if rule.card.page == page))


def _chains() -> Iterator[Kind]:
    page = _on_page("", "chains").rules
    loops = {slug for slug in page if not {"cycle", "continuous"}.isdisjoint(slug.split("_"))}
    yield _of("chain", *(page - loops))
    yield _of("loop", *loops)


_FISH = ("x_wing", "swordfish", "jellyfish")
_CASES = ("nishio", "cell", "region", "digit", "contradiction")

KINDS = (
    _of("full house", "full_house"),
    _of("naked single", "naked_single"),
    _of("hidden single", "hidden_single"),
    _on_page("locked candidates", "locked-candidates"),
    _of("naked subset", "locked_pair", "naked_pair", "locked_triple", "naked_triple", "naked_quad"),
    _of("hidden subset", "hidden_pair", "hidden_triple", "locked_hidden_subset", "hidden_quad"),
    _of("fish", *_FISH),
    _of("finned fish", *(f"{fin}_{fish}" for fin in ("finned", "sashimi") for fish in _FISH)),
    _on_page("pattern of one digit", "single-digit"),
    _on_page("wing", "wings"),
    _on_page("colouring", "colouring"),
    _on_page("uniqueness", "uniqueness"),
    *_chains(),
    _on_page("almost locked sets", "almost-locked-sets"),
    _on_page("wide fish", "wide-fish"),
    _on_page("exotic pattern", "exotic"),
    _of("forcing chain", *(f"{case}_forcing_chain" for case in _CASES)),
    _of("forcing net", "forcing_net_contradiction", "forcing_net_verity"),
    _of("nested proof", "nested_forcing_chain"),
)


@dataclass(frozen=True)
class Drawn:
    """A step that was drawn: its kind, where it stands, and out of which solve it came."""

    kind: Kind
    position: Position
    source: str


Solve = Callable[[str, bool], SolveResult]


def solve(puzzle: str, assume_unique: bool) -> SolveResult:
    """The solve of a puzzle by all rules, or all but those that assume one solution."""
    return Solver(assume_unique=assume_unique).solve(Board.from_string(puzzle))


def draw(
    seed: int,
    sets: Mapping[str, Sequence[str]],
    kinds: Sequence[Kind] = KINDS,
    solve: Solve = solve,
    rounds: int = 30,
) -> Iterator[Drawn]:
    """A step of each kind, as they are drawn; of a kind that no round brings, none."""
    dice, wanted = Random(seed), list(kinds)
    for _ in range(rounds):
        for name in dice.sample(sorted(sets), len(sets)):
            place, assume_unique = dice.randrange(len(sets[name])), dice.random() < 0.5
            result = solve(sets[name][place], assume_unique)
            found = _hardest(wanted, result)
            if found is None:
                continue
            kind, numbers = found
            wanted.remove(kind)
            number = dice.choice(numbers)
            source = f"{name}, puzzle {place + 1}, step {number} of {len(result.steps)}"
            yield Drawn(kind, position_at(result, number), source)
            if not wanted:
                return


def _hardest(wanted: Sequence[Kind], result: SolveResult) -> tuple[Kind, list[int]] | None:
    """The hardest kind wanted that a solve has steps of, and the numbers of these."""
    rules = [step.inference.rule for step in result.steps]
    for kind in reversed(wanted):
        numbers = [number for number, rule in enumerate(rules, 1) if rule in kind.rules]
        if numbers:
            return kind, numbers
    return None
