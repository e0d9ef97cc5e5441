from __future__ import annotations

import pickle
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import sudologue
from sudologue.errors import NameNotFoundError, SudologueError
from sudologue.generation import GaveUp, Generated
from sudologue.inference import Elimination, SolveStatus
from sudologue.model import CLASSIC, Board, Layout
from sudologue.oracle import count_solutions
from sudologue.rating.models import model_called
from sudologue.rating.models.effort import BAND_NAMES, bounds_of
from sudologue.rules import Tier, named, registry
from sudologue.solver import Solver
from sudologue.targets import Techniques, target_of
from sudologue.targets.criteria import reached

SINGLES = [rule.name for rule in registry() if rule.card.tier is Tier.SINGLES]
BASICS = [rule.name for rule in registry() if rule.card.tier <= Tier.LOCKED_SETS]

EASY = Board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
HARDER = Board("5..3..2......6....81...9....3.62.894...93...6..4...1....6.....9.5.....8....2.74..")


def made(count: int = 1, **wished: Any) -> list[Generated]:
    return list(sudologue.generate(count, seed=1, **wished))


# ------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("wished", "said"),
    [
        ({"require": "x_wings"}, "there is no technique 'x_wings'; did you mean 'x_wing'?"),
        ({"drill": "x_wnig"}, "there is no technique 'x_wnig'; did you mean 'x_wing'?"),
        ({"difficulty": "eazy"}, "there is no difficulty 'eazy'; did you mean 'easy'?"),
        ({"difficulty": {"see": (1, 2)}}, "there is no model 'see'; did you mean 'se'?"),
        (
            {"difficulty": {"se": (12, 13)}},
            "se never rates 12 to 13; its ratings go from 1 to 11.9",
        ),
        (
            {"difficulty": {"se": (2.5, 1.2)}},
            "the range of se is 2.5 to 1.2; the lower number comes first",
        ),
        (
            {"difficulty": "easy", "timeout": 0},
            "timeout can't be 0; give a number of seconds above 0",
        ),
        ({"difficulty": {"se": "easy"}}, "'easy' is not a number; se has no words"),
        (
            {"difficulty": (1, 2, 3)},
            "(1, 2, 3) is not a difficulty: write such as 'easy', (1.2, 2.5), or (6.2, None) for "
            "no upper bound",
        ),
        (
            {"require": ["x_wing", "xy_wing"], "forbid": ["xy_wing"]},
            "xy_wing is both required and forbidden",
        ),
        (
            {"allow": ["naked_single"], "forbid": ["naked_single"]},
            "naked_single is both allowed and forbidden",
        ),
        (
            {"allow": ["x_wing"]},
            "no puzzle is solved without singles; allow naked_single and hidden_single, too",
        ),
        (
            {"require": "x_wing:many"},
            "'many' doesn't say how many candidates it removes; write x_wing:3+",
        ),
        (
            {"require": "x_wing", "around": "basic"},
            "there is no around 'basic'; did you mean 'basics'?",
        ),
        (
            {"around": "basics"},
            "around needs require or drill",
        ),
        (
            {"hard_steps": 1},
            "hard_steps needs require",
        ),
        (
            {"require": "x_wing", "hard_steps": (3, 2)},
            "hard_steps can't be 3 to 2; give the fewest and the most, from 1",
        ),
        (
            {"difficulty": "easy", "layout": Layout.boxes(2, 3)},
            "difficulty and openings are for the classic board; for other layouts, say which "
            "techniques are allowed or required",
        ),
        (
            {"pattern": "1" * 81, "minimal": False, "family": 2},
            "family doesn't work with pattern",
        ),
        (
            {"difficulty": "easy", "target": target_of(difficulty="easy")},
            "target can't be combined with other requests: leave out one or the other",
        ),
    ],
    ids=lambda value: None if isinstance(value, str) else "-".join(value),
)
def test_wishes_that_cannot_be_are_refused_at_once(wished: dict[str, Any], said: str) -> None:
    with pytest.raises(SudologueError) as caught:
        sudologue.generate(**wished)
    assert str(caught.value) == said
    assert isinstance(caught.value, NameNotFoundError) == ("there is no" in said)


def test_what_cannot_be_found_is_given_up_in_the_same_way_twice() -> None:
    runs: list[list[GaveUp]] = [[], []]
    for given_up in runs:
        wished: dict[str, Any] = {"require": "jellyfish", "attempts": 65}
        assert not list(sudologue.generate(1, seed=1, given_up=given_up.append, **wished))
    assert runs[0] == runs[1]
    assert [str(each) for each in runs[0]] == [
        "no puzzle met the target in 65 attempts (seed 1, index 0); try more attempts, "
        "another seed or symmetry, or ask for less"
    ]


def test_a_puzzle_that_singles_solve_needs_nothing_and_has_no_position() -> None:
    wishes: tuple[dict[str, Any], ...] = ({"require": "x_wing"}, {"drill": "x_wing"})
    for wished in wishes:
        target = target_of(**wished)
        assert target is not None
        assert not target.judge(EASY, EASY)
        assert target.closeness(EASY, EASY) == 0
        assert target.position(EASY) is None


# ----------------------------------------------------------------------------------- techniques


@pytest.mark.parametrize("family", [1, 4])
def test_what_is_required_is_needed_and_enough(family: int) -> None:
    for each in made(4, require="xy_wing", around="basics", family=family):
        without, with_it = Solver(BASICS), Solver([*BASICS, "xy_wing"])
        assert without.solve(each.puzzle).status is SolveStatus.STUCK
        assert with_it.solve(each.puzzle).status is SolveStatus.SOLVED


def test_around_any_are_all_easier_rules_that_take_nothing_for_granted() -> None:
    target = target_of(require="xy_wing")
    assert target is not None
    (part,) = target.parts
    assert isinstance(part, Techniques)
    easier = registry()[: registry().index(named("xy_wing"))]
    assert part.around == tuple(rule.name for rule in easier if not rule.card.assumes_uniqueness)


def test_hard_steps_and_removals_are_counted() -> None:
    wished = {"require": "naked_pair:2+", "around": "singles", "hard_steps": (1, 1)}
    for each in made(3, **wished):
        result = Solver([*SINGLES, "naked_pair"]).solve(each.puzzle)
        assert result.status is SolveStatus.SOLVED
        (step,) = [one.inference for one in result.steps if one.inference.rule == "naked_pair"]
        assert isinstance(step.action, Elimination)
        assert len(step.action.candidates) >= 2


def test_several_rules_can_be_required() -> None:
    required = ("naked_pair", "locked_candidates_pointing")
    (each,) = made(require=required, around="singles")
    for rules in ((), required[:1], required[1:]):
        assert Solver([*SINGLES, *rules]).solve(each.puzzle).status is SolveStatus.STUCK
    assert Solver([*SINGLES, *required]).solve(each.puzzle).status is SolveStatus.SOLVED


def test_what_is_allowed_is_enough_and_so_is_what_is_not_forbidden() -> None:
    (only_hidden,) = made(allow=["hidden_single"])
    assert Solver(["hidden_single"]).solve(only_hidden.puzzle).status is SolveStatus.SOLVED
    forbidden = ("xy_wing", "naked_single")
    (without,) = made(forbid=forbidden, difficulty={"se": (3.4, None)})
    rules = [rule.name for rule in registry() if not rule.card.assumes_uniqueness]
    left = [rule for rule in rules if rule not in forbidden]
    assert Solver(left).solve(without.puzzle).status is SolveStatus.SOLVED


def test_a_drill_has_the_position_where_its_rule_is_next() -> None:
    for each in made(2, drill="skyscraper"):
        assert each.position is not None
        step = Solver().next_step(each.position)
        assert step is not None
        assert step.inference.rule == "skyscraper"
    assert made()[0].position is None


@pytest.mark.parametrize("rules", [BASICS, ["hidden_single", "naked_pair"]], ids=len)
def test_rules_get_as_far_as_the_solver(rules: list[str]) -> None:
    for board in (EASY, HARDER):
        assert reached(board, tuple(rules)) == Solver(rules).solve(board).final_board


def test_other_layouts_have_techniques_too() -> None:
    layout = Layout.boxes(2, 3)
    (each,) = made(layout=layout, require="locked_candidates_pointing", around="singles")
    assert Solver(SINGLES).solve(each.puzzle).status is SolveStatus.STUCK


# -------------------------------------------------------------------------------------- ratings


def test_puzzles_are_rated_as_wished() -> None:
    for low, high in ((1.2, 1.5), (2.6, 4.4), (6.2, None)):
        (each,) = made(difficulty={"se": (low, high)})
        rating = sudologue.rate(each.puzzle, ["se"]).se
        assert rating is not None
        assert low <= rating.er <= (high or 11.9)
    (each,) = made(difficulty={"effort": "medium", "hodoku": (None, 600), "singledigit": (0, 200)})
    grade = each.grade
    assert grade.effort is not None
    assert grade.effort.band == "medium"
    assert grade.hodoku is not None
    assert grade.hodoku.score <= 600
    assert grade.singledigit is not None
    assert grade.singledigit <= 200


def test_a_range_is_told_as_the_rating_tells_it() -> None:
    for board in (EASY, HARDER):
        grade = sudologue.rate(board, ["se", "effort"])
        assert grade.se is not None
        assert grade.effort is not None
        for model, value in (("se", grade.se.er), ("effort", grade.effort.value)):
            ends = (0, value - 0.1, value, value + 0.1, 100_000)
            within = [
                model_called(model).is_within(board, low, high) for low, high in pairwise(ends)
            ]
            assert within == [False, True, True, False]
            assert model_called(model).is_within(board, value, value)


def test_bands_lie_side_by_side() -> None:
    for band, harder in pairwise(BAND_NAMES):
        assert bounds_of(harder)[0] - bounds_of(band)[1] == pytest.approx(0.1)


def test_openings_are_counted() -> None:
    for wished in ({"bottlenecks_max": 2}, {"openings_min": 2}):
        (each,) = made(minimal=False, clues=36, **wished)
        assert each.grade.bottlenecks <= wished.get("bottlenecks_max", 0)


# ------------------------------------------------------------------------- families and the rest


@pytest.mark.parametrize("symmetry", ["none", "rot180", "diagonal", "rot90"])
def test_the_puzzles_of_a_family_are_puzzles_of_their_own(symmetry: str) -> None:
    family = made(5, family=5, symmetry=symmetry, difficulty={"se": (None, 2.8)})
    assert len({each.puzzle.to_string() for each in family}) == 5
    assert len({each.solution.to_string() for each in family}) == 5
    for each in family:
        assert count_solutions(each.puzzle).found == (
            Board(replace(each.solution.masks, givens=each.puzzle.masks.givens)),
        )
        assert symmetry == "none" or symmetry in each.grade.symmetry
        assert symmetry != "none" or each.grade.minimal
        se = sudologue.rate(each.puzzle, ["se"]).se
        assert se is not None
        assert se.er <= 2.8


def test_families_keep_to_clues_and_layouts() -> None:
    for each in made(4, family=4, clues=(23, 25)):
        assert 23 <= each.puzzle.masks.givens.bit_count() <= 25
    for each in made(3, family=3, layout=Layout.boxes(2, 2)):
        assert count_solutions(each.puzzle).is_unique


def test_part_of_a_family_is_that_part_of_it() -> None:
    wished: dict[str, Any] = {"family": 4, "require": "naked_pair"}
    assert list(sudologue.generate(2, seed=1, start=2, **wished)) == made(4, **wished)[2:]


def test_a_target_travels() -> None:
    target = target_of(
        difficulty={"se": (1.2, 2.5)}, require="x_wing:3+", drill="aic", layout=CLASSIC
    )
    assert pickle.loads(pickle.dumps(target)) == target
