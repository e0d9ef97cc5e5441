"""Kraken fish: what they say of the board holds, and none is missed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from puzzles.checks import PAIRS
from puzzles.layouts import LAYOUTS
from puzzles.positions import firings, positions
from puzzles.symmetry import symmetry
from sudologue.audit import check_inference
from sudologue.inference import HouseConstraint
from sudologue.model import Board, Candidate, Cell, bits_of
from sudologue.rules import named, registry
from sudologue.rules.chains.evidence import ChainNode
from sudologue.rules.common.shortfalls.fish_houses import FishHouses, fish_houses
from sudologue.rules.common.template_search import dead
from sudologue.rules.kraken.evidence import (
    KrakenBranch,
    KrakenCoverEvidence,
    KrakenEvidence,
    KrakenFinsEvidence,
)
from sudologue.rules.kraken.search.branches import branch_graph
from sudologue.solver import Solver

SLUGS = ("kraken_fish_1", "kraken_fish_2")

PUZZLES = (
    ".59.....3.3..4...21.4..........2...56..48......2..93.1............3.45...8..15.26",
    "..745....52...7...31...9.2.....9...5.59.13.4...87...3.......87.......4.1.......93",
    "....8.12......1....8....9..19....6..2.59..8...3..2.....2.....3..486.5..95....2..4",
    ".8..24.3.57...89...1..5...7.......9....19.8.......2....51...3..7......2..92.8.5..",
)


@cache
def stuck(puzzle: str) -> Board:
    """Where pairs get stuck."""
    return Solver(PAIRS).solve(Board.from_string(puzzle)).final_board


def reported(slug: str, board: Board) -> Iterator[tuple[KrakenEvidence, Candidate]]:
    """What a rule finds: the evidence, and the one candidate that goes."""
    for inference in named(slug).apply(board):
        assert isinstance(inference.evidence, KrakenEvidence)
        (target,) = inference.action.candidates
        yield inference.evidence, target


# -------------------------------------------------------------------------------------- silence


def test_an_easy_board_has_none_left_at_its_end() -> None:
    easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    last = [step.board for step in Solver().steps(Board.from_string(easy))][-5:]
    for board in last:
        assert [named(slug).apply(board) for slug in SLUGS] == [(), ()]


def test_an_empty_board_has_none() -> None:
    board = Board.from_string("." * 81)
    assert [named(slug).apply(board) for slug in SLUGS] == [(), ()]


def test_a_puzzle_with_several_solutions_has_none_where_two_are_in_sight() -> None:
    two_solutions = (
        "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36..."
    )
    last = Solver().solve(Board.from_string(two_solutions)).final_board
    assert [named(slug).apply(last) for slug in SLUGS] == [(), ()]


def test_a_fin_that_leads_elsewhere_is_no_fin_of_this_kraken() -> None:
    """The fin r8c8 needs r9c6 to have 8 and 9 alone: given a third candidate, it leads nowhere."""
    filled = "745...6..329564718861..7..4683...971517693842492871...978..64..13......725.7..1.."
    board, lost = Board.from_string(filled), Candidate.parse("r9c5(8)")
    first = named("kraken_fish_1").first(board)
    assert first is not None
    assert first.action.candidates == (lost,)
    number = board.layout.tables.candidate_number(Cell(8, 5), 5)
    wider = Board(replace(board.masks, live=board.masks.live | 1 << number))
    assert lost not in {target for _, target in reported("kraken_fish_1", wider)}


# --------------------------------------------------------------------------------- what is said


def sees(node: ChainNode, other: Candidate, board: Board) -> bool:
    """Whether a node's being true rules a candidate out."""
    if node.digit != other.digit:
        return node.cells == (other.cell,)
    return all(other.cell in board.layout.peers(cell) for cell in node.cells)


def check_branch(branch: KrakenBranch, target: Candidate, board: Board) -> None:
    """Each line follows from the one before, and the last denies the target."""
    before = ChainNode(branch.start.digit, (branch.start.cell,))
    for line in branch.lines:
        assert line.because == before
        left = board.layout.tables.candidates_in(line.truth.mask(board.layout) & board.masks.live)
        own = {Candidate(cell, line.node.digit) for cell in line.node.cells}
        assert own < set(left)
        assert all(sees(before, other, board) for other in left if other not in own)
        before = line.node
    assert branch.last == before
    assert sees(before, target, board)


def check_body(found: KrakenEvidence, board: Board) -> None:
    """The places of the bases are all told, each for what it is."""
    body = found.body
    assert len(body.base) == len(body.cover) in (2, 3, 4)
    assert not set(body.base) & set(body.cover)
    places = [c for h in body.base for c in h.cells if body.digit in board.domain(c)]
    doubles = {cell for cell in places if places.count(cell) > 1}
    covered = {cell for house in body.cover for cell in house.cells}
    assert set(body.endo_fins) == doubles
    assert set(body.fins) == set(places) - covered - doubles
    assert set(body.corners) == set(places) & covered - doubles
    assert body.fins or body.endo_fins


@pytest.mark.parametrize("puzzle", PUZZLES)
@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_said_of_the_board_holds(slug: str, puzzle: str) -> None:
    board = stuck(puzzle)
    found = list(reported(slug, board))
    assert found
    for evidence, target in found:
        check_body(evidence, board)
        for branch in evidence.branches:
            check_branch(branch, target, board)
        assert any(branch.lines for branch in evidence.branches)
        body = evidence.body
        starts = [*body.fins, *body.endo_fins]
        if isinstance(evidence, KrakenCoverEvidence):
            assert evidence.pivot in body.cover
            others = {c for h in body.cover if h != evidence.pivot for c in h.cells}
            inside = set(body.corners) & set(evidence.pivot.cells) - others
            assert set(evidence.vertices) == inside
            assert evidence.vertices
            starts = [*evidence.vertices, *starts]
            uncited = HouseConstraint(evidence.pivot, body.digit)
            used = {line.truth for branch in evidence.branches for line in branch.lines}
            assert uncited not in set(evidence.truths) - used
        else:
            assert isinstance(evidence, KrakenFinsEvidence)
            assert target.digit == body.digit
            assert [target.cell in house.cells for house in body.cover].count(True) == 1
            assert not any(target.cell in house.cells for house in body.base)
        assert [branch.start for branch in evidence.branches] == [
            Candidate(cell, body.digit) for cell in starts
        ]
        assert len(set(starts)) == len(starts)


@pytest.mark.parametrize("puzzle", PUZZLES)
@pytest.mark.parametrize("slug", SLUGS)
def test_each_target_is_told_once_and_the_fewest_nodes_come_first(slug: str, puzzle: str) -> None:
    found = list(reported(slug, stuck(puzzle)))
    assert len({target for _, target in found}) == len(found)
    basic = [
        sum(1 + len(branch.lines) for branch in evidence.branches)
        for evidence, _ in found
        if is_basic(evidence)
    ]
    assert basic == sorted(basic)
    shapes = [is_basic(evidence) for evidence, _ in found]
    assert shapes == sorted(shapes, reverse=True)


def is_basic(found: KrakenEvidence) -> bool:
    """Whether the fish is made of rows and columns that cross."""
    kinds = {house.kind for house in found.body.base}, {house.kind for house in found.body.cover}
    return all(len(its) == 1 for its in kinds) and all(
        house.is_line for house in (*found.body.base, *found.body.cover)
    )


def test_all_sizes_groups_blocks_and_fins_within_two_bases_are_met() -> None:
    met: set[str] = set()
    for slug in SLUGS:
        for puzzle in PUZZLES:
            for found, _ in reported(slug, stuck(puzzle)):
                met.add(f"size {len(found.body.base)}")
                met.add("basic" if is_basic(found) else "wide")
                met |= {"endo-fins"} if found.body.endo_fins else set()
                lines = [line for branch in found.branches for line in branch.lines]
                met |= {"groups"} if any(len(line.node.cells) > 1 for line in lines) else set()
                met |= {"several fins"} if len(found.body.fins) > 1 else set()
    assert met >= {"size 2", "size 3", "size 4", "basic", "wide", "groups", "endo-fins"}


# ----------------------------------------------------------------------------- none is missed


def by_trying(board: Board) -> tuple[set[int], set[int]]:
    """The targets of either type, by all basic fish of two to four lines with one or two fins.

    Fish that could do without a line are left out, and digits with candidates that are refuted
    without branches: something simpler does their work.
    """
    layout, houses = board.layout, fish_houses(board.layout)
    tables = layout.tables
    leading = {n: branch_graph(board).reaching(n) & ~(1 << n) for n in bits_of(board.masks.live)}
    fins_type: set[int] = set()
    cover_type: set[int] = set()
    for plane, bits in enumerate(board.masks.planes):
        start = plane * tables.cell_count
        if dead(layout, bits):
            continue
        for bases, covers in basic_fish(board, bits):
            inside, union = houses.union(bases) & bits, houses.union(covers)
            fins = inside & ~union
            for target, its in leading.items():
                lead = its >> start & tables.all_cells
                own = target // tables.cell_count == plane
                cell = target % tables.cell_count
                if fins & ~lead or (own and houses.union(bases) >> cell & 1):
                    continue
                near = tables.peer_masks[cell] if own else 0
                for last in bits_of(covers):
                    held = inside & houses.masks[last]
                    through = own and bool(houses.masks[last] >> cell & 1)
                    if through and not fins & ~near:
                        continue
                    if not held or (held & ~lead) or (own and not (fins | held) & ~near):
                        continue
                    if not reducible(houses, bits & ~(fins | held), bits, bases, covers, last):
                        (fins_type if through else cover_type).add(target)
    return fins_type, cover_type


def basic_fish(board: Board, bits: int) -> Iterator[tuple[int, int]]:
    """Two to four parallel lines, as many across, and one or two places outside of these."""
    houses = fish_houses(board.layout)
    for pool in houses.parallel_pools:
        lines = [line for line in bits_of(pool.bases) if houses.masks[line] & bits]
        across = [line for line in bits_of(pool.covers) if houses.masks[line] & bits]
        for size in (2, 3, 4):
            for bases in combinations(lines, size):
                base_set = sum(1 << line for line in bases)
                inside = houses.union(base_set) & bits
                for covers in combinations(across, size):
                    cover_set = sum(1 << line for line in covers)
                    if (inside & ~houses.union(cover_set)).bit_count() in (1, 2):
                        yield base_set, cover_set


def reducible(houses: FishHouses, rest: int, bits: int, bases: int, covers: int, last: int) -> bool:
    """Whether some of the bases, and one cover fewer of the others, do as well."""
    others = tuple(bits_of(covers & ~(1 << last)))
    for size in range(1, bases.bit_count()):
        for some in combinations(bits_of(bases), size):
            inside = houses.union(sum(1 << line for line in some)) & rest
            for chosen in combinations(others, size - 1):
                if not inside & ~houses.union(sum(1 << line for line in chosen)):
                    return True
    return False


@pytest.mark.parametrize("number", [0, 1])
def test_none_is_missed(number: int) -> None:
    met: set[int] = set()
    for board in map(stuck, PUZZLES):
        expected = by_trying(board)[number]
        found = {
            board.layout.tables.candidate_number(target.cell, target.digit)
            for _, target in reported(SLUGS[number], board)
        }
        assert expected <= found
        met |= expected
    assert met


# ------------------------------------------------------------------- other boards, turned over


@pytest.mark.parametrize("slug", SLUGS)
def test_a_board_turned_over_has_the_same_ones(slug: str) -> None:
    board = stuck(PUZZLES[0])
    turn = symmetry(board.layout, random.Random(5))
    expected = {turn.told(inference).conclusion for inference in named(slug).apply(board)}
    turned = turn.board(board)
    found = {
        1 << turned.layout.tables.candidate_number(target.cell, target.digit)
        for _, target in reported(slug, turned)
    }
    assert found == expected


def test_other_layouts_have_them_too() -> None:
    met: set[str] = set()
    for position in positions():
        board = position.board
        if board.layout == LAYOUTS["classic"] or board.masks.live.bit_count() > 150:
            continue
        for slug in SLUGS:
            for inference in named(slug).apply(board)[:2]:
                assert position.bears_out(inference)
                assert check_inference(board, inference).ok
                met.add(slug)
        if len(met) == len(SLUGS):
            return
    raise AssertionError(f"only {met}")


# ----------------------------------------------------------------------------------- the place


def test_they_stand_behind_the_nets() -> None:
    slugs = [rule.name for rule in registry()]
    after = slugs.index("forcing_net_verity") + 1
    assert slugs[after : after + 2] == list(SLUGS)
    assert all(firings(slug) for slug in SLUGS)
