from __future__ import annotations

import random
from itertools import islice

import pytest

from puzzles.layouts import LAYOUTS
from puzzles.random_layouts import draft, puzzle, samples
from puzzles.shared import lines, needs_shared, records
from puzzles.symmetry import symmetry
from sudologue import solve
from sudologue.audit import check_inference
from sudologue.budget import Allowance
from sudologue.inference import Placement, SolveStatus
from sudologue.model import CLASSIC, Board
from sudologue.rating.canonical_form import canonical_turn
from sudologue.rating.rounds import Rounds, rounds_of
from sudologue.rating.step_ratings import KINDS, NUMBERED, levels, rating_of
from sudologue.rules import CARDS, named, registry
from sudologue.rules.chains.evidence import ChainEvidence

EASY = "..894.2..........9.5..6..4....7..1.......8..7....54........7.217.....9.8..418..5."
EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
NETS = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
NESTED = "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2"
PUZZLES = (EASY, EXPERT, NETS)


def told(rounds: Rounds) -> list[tuple[object, ...]]:
    """What shuffled copies have in common."""
    return [
        (each.slug, each.rating, each.openings, each.open_cells, each.placed, each.removed)
        for each in rounds.rounds
    ]


@pytest.mark.parametrize("text", PUZZLES)
def test_rounds_lead_to_the_solution(text: str) -> None:
    board = Board.from_string(text)
    rounds = rounds_of(board)
    assert rounds.status == "solved"
    assert rounds.final_board.to_string() == solve(board).final_board.to_string()
    assert rounds.hardest == max(each.rating for each in rounds.rounds)
    assert sum(each.placed for each in rounds.rounds) == rounds.rounds[0].open_cells


@pytest.mark.parametrize("text", PUZZLES)
def test_a_round_is_all_that_is_of_the_easiest_kind(text: str) -> None:
    board = Board.from_string(text)
    for each in rounds_of(board).rounds:
        assert each.openings == len(each.inferences) == len({i.action for i in each.inferences})
        assert {rating_of(inference) for inference in each.inferences} == {each.rating}
        assert each.slug in {inference.rule for inference in each.inferences}
        assert each.open_cells == board.masks.open_cells.bit_count()
        assert all(check_inference(board, inference).ok for inference in each.inferences)
        gone = {c for i in each.inferences for c in i.action.candidates}
        for inference in each.inferences:
            if isinstance(inference.action, Placement):
                board = inference.action.apply(board)
        left = [c for c in gone if c.digit in board.domain(c.cell)]
        assert len(left) == each.removed
        board = board.eliminate(left) if left else board


def test_singles_are_rated_by_the_house_that_shows_them() -> None:
    ratings = {
        (inference.rule, house.is_line if house else None): rating_of(inference)
        for each in rounds_of(Board.from_string(EXPERT)).rounds
        for inference in each.inferences
        if (house := inference.evidence.focus_house) or inference.rule == "naked_single"
    }
    assert ratings["hidden_single", False] == 1.2
    assert ratings["hidden_single", True] == 1.5
    assert ratings["naked_single", None] == 2.3
    assert ratings["full_house", False] == ratings["full_house", True] == 1.0


@pytest.mark.slow
@pytest.mark.parametrize("text", PUZZLES)
def test_shuffled_copies_have_the_same_rounds(text: str) -> None:
    board = Board.from_string(text)
    expected, rng = told(rounds_of(board)), random.Random(text)
    for _ in range(3):
        assert told(rounds_of(symmetry(CLASSIC, rng).board(board))) == expected


@pytest.mark.slow
@needs_shared
@pytest.mark.parametrize("name", ["qqwing-expert", "top1465", "hardest2011"])
def test_shuffled_copies_of_many_puzzles_have_the_same_rounds(name: str) -> None:
    rng = random.Random(name)
    for text in rng.sample(lines(name), 4):
        board = Board.from_string(text)
        expected = told(rounds_of(board))
        assert told(rounds_of(symmetry(CLASSIC, rng).board(board))) == expected


def test_shuffled_copies_have_one_canonical_form() -> None:
    rng = random.Random(1)
    for text in PUZZLES:
        board = Board.from_string(text)
        forms = set[str]()
        for _ in range(5):
            copy = symmetry(CLASSIC, rng).board(board)
            turn = canonical_turn(copy)
            assert turn is not None
            assert turn.back.board(turn.board(copy)) == copy
            forms.add(turn.board(copy).to_string())
        assert len(forms) == 1


def test_a_puzzle_that_is_its_own_copy_has_a_canonical_form() -> None:
    turn = canonical_turn(Board.from_string("." * 81))
    assert turn is not None
    assert sorted(turn.cells) == list(range(81))
    assert sorted(turn.digits) == list(range(9))


def test_other_layouts_have_no_canonical_form() -> None:
    assert canonical_turn(Board.from_string("1... ..3. .4.. ...2")) is None


def test_proofs_that_were_turned_are_about_the_board() -> None:
    board = Board.from_string(NESTED)
    seen = set[str]()
    for each in rounds_of(board).rounds[:6]:
        for inference in each.inferences:
            seen.add(inference.rule)
            assert check_inference(board, inference).ok
            board = inference.action.apply(board)
    assert "nested_forcing_chain" in seen


@pytest.mark.parametrize("name", LAYOUTS)
def test_boards_of_any_layout_have_rounds(name: str) -> None:
    layout = LAYOUTS[name]
    board = Board.from_string("." * layout.tables.cell_count, layout)
    with Allowance(timeout=0.05):
        rounds = rounds_of(board)
    assert rounds.status in (SolveStatus.STUCK, SolveStatus.STOPPED, SolveStatus.SOLVED)


@pytest.mark.parametrize("kind", ["classic_4x4", "jigsaw_9x9", "diagonal_x", "anti_knight"])
@needs_shared
def test_variants_are_solved(kind: str) -> None:
    for record in records(kind)[:3]:
        rounds = rounds_of(record.board)
        assert rounds.status == "solved"
        assert rounds.final_board.to_string() == record.solution


@pytest.mark.slow
def test_random_drafts_of_all_kinds_of_layouts_have_rounds() -> None:
    for sample in islice(samples(draft, seed=1), 14):
        with Allowance(timeout=0.1):
            rounds = rounds_of(sample.board)
        assert rounds.status != "solved" or rounds.final_board.is_complete


@pytest.mark.slow
def test_random_puzzles_of_all_kinds_of_layouts_are_solved() -> None:
    for sample in islice(samples(puzzle, seed=1), 14):
        with Allowance(timeout=2):
            assert rounds_of(sample.board).status in ("solved", "stopped")


def test_a_solved_board_has_no_rounds() -> None:
    done = rounds_of(Board.from_string(EASY)).final_board
    assert rounds_of(done).rounds == ()
    assert rounds_of(done).status == "solved"
    assert rounds_of(done).hardest == 0


def test_a_draft_with_several_solutions_is_stuck() -> None:
    draft = Board.from_string(EASY.replace("7", "."))
    rounds = rounds_of(draft)
    assert rounds.status == "stuck"
    assert not rounds.final_board.is_complete


def test_a_board_that_contradicts_itself_is_stuck() -> None:
    solved = solve(EXPERT).final_board
    for cell in Board.from_string(EXPERT).layout.cells[:12]:
        board = Board.from_string(EXPERT)
        wrong = [d for d in sorted(board.domain(cell)) if d != solved.value(cell)]
        if wrong:
            rounds = rounds_of(board.place(cell, wrong[0]))
            assert rounds.status == "stuck"
            assert rounds.final_board.dead_end is not None


def test_time_and_budget_stop_it_with_what_there_is() -> None:
    board = Board.from_string(NESTED)
    for allowance in (Allowance(budget=200), Allowance(timeout=0.02)):
        with allowance:
            rounds = rounds_of(board)
        assert rounds.status == "stopped"
        assert rounds.final_board.masks.open_cells
    whole = rounds_of(board)
    assert told(rounds) == told(whole)[: len(rounds.rounds)]


def test_rules_that_assume_one_solution_are_asked_if_told_so() -> None:
    def asked(assume_unique: bool) -> set[str]:
        return {rule.name for _, rules in levels(assume_unique) for rule in rules}

    assumed = {slug for slug in KINDS if CARDS[slug].assumes_uniqueness}
    assert asked(False).isdisjoint(assumed)
    assert asked(True) == set(KINDS)
    assert assumed == {rule.name for rule in registry() if rule.card.assumes_uniqueness}
    board = Board.from_string(EXPERT)
    assert rounds_of(board, assume_unique=True).status == "solved"


@pytest.mark.parametrize("slug", ["x_chain", "xy_chain", "aic", "grouped_aic"])
def test_ratings_grow_with_length(slug: str) -> None:
    rule = named(slug)
    board, _ = rule.example()
    lengths = dict[int, float]()
    for inference in rule.apply(board):
        evidence = inference.evidence
        assert isinstance(evidence, ChainEvidence)
        assert lengths.setdefault(len(evidence.nodes), rating_of(inference)) == rating_of(inference)
    ratings = [lengths[length] for length in sorted(lengths)]
    assert ratings == sorted(ratings)
    assert ratings[0] >= KINDS[slug]


@pytest.mark.parametrize("slug", sorted(NUMBERED))
def test_proofs_are_rated_from_their_least_rating_on(slug: str) -> None:
    board, step = named(slug).example()
    turn = canonical_turn(board)
    assert turn is not None
    turned = turn.inference(step.inference)
    assert check_inference(turn.board(board), turned).ok
    assert turn.back.inference(turned) == step.inference
    assert KINDS[slug] <= rating_of(turned) == rating_of(step.inference) < KINDS[slug] + 1.5
