from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from puzzles.laws import some_long
from puzzles.layouts import LAYOUTS
from puzzles.positions import positions
from puzzles.shared import lines, needs_shared, sample
from puzzles.symmetry import symmetry
from sudologue.audit import check_inference
from sudologue.inference import Elimination, HouseConstraint, Placement
from sudologue.model import CLASSIC, Board, Candidate, Layout, bits_of
from sudologue.rules import named
from sudologue.rules.chains.evidence import (
    ChainEvidence,
    LoopEvidence,
    SetJoint,
    StrongJoint,
    WeakJoint,
)
from sudologue.rules.chains.search import Source, chain_search, has_set, open_chains
from sudologue.rules.chains.search.chain_search import Consequences, KeptEnds
from sudologue.rules.common.links.link_graph import (
    GROUPED,
    PLAIN,
    WITH_SETS,
    LinkGraph,
    LinkKinds,
    graph,
)
from sudologue.solver import Solver

SINGLE_DIGIT = ("x_cycle", "x_chain", "grouped_x_chain")
SLUGS = (
    *("m_wing", "s_wing", "h_wing", "l_wing"),
    *SINGLE_DIGIT,
    *("xy_cycle", "xy_chain", "continuous_nice_loop", "aic", "discontinuous_nice_loop"),
    *("grouped_continuous_nice_loop", "grouped_aic", "grouped_discontinuous_nice_loop"),
    "aic_with_als",
)
WINGS = Board.from_string(
    ".43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634"
)
TURNS = Board.from_string(
    "2538.91.6981.2635.746351....18..5.....9.825.1527.13...872564913194238765..5197.8."
)


def rows(*kept: str) -> Board:
    """An open board where rows 2 and 7 have nowhere for a 4 but these cells."""
    board = Board.from_string("." * 81)
    gone = [cell for cell in CLASSIC.cells if cell.row in (1, 6) and str(cell) not in kept]
    return board.eliminate(Candidate(cell, 4) for cell in gone)


def test_two_rows_and_a_joint() -> None:
    found = named("x_chain").apply(rows("r2c1", "r2c5", "r7c1", "r7c6"))
    assert [str(each.action) for each in found] == ["r1c6<>4, r3c6<>4, r8c5<>4, r9c5<>4"]
    evidence = found[0].evidence
    assert [str(truth) for truth in evidence.truths] == ["4 in row 2", "4 in row 7"]
    joint, *others = sorted(map(str, evidence.links))
    assert [joint, *others] == ["4 in box 2", "4 in box 8", "4 in column 1", "4 in column 5",
                                "4 in column 6"]  # fmt: skip


@pytest.mark.parametrize("slug", SLUGS)
def test_a_third_place_in_a_row_is_one_too_many(slug: str) -> None:
    assert named(slug).first(rows("r2c1", "r2c5", "r2c9", "r7c1", "r7c6")) is None


@pytest.mark.parametrize("slug", SLUGS)
def test_rows_without_a_joint_are_none(slug: str) -> None:
    assert named(slug).first(rows("r2c1", "r2c5", "r7c2", "r7c8")) is None


def test_places_of_one_box_count_as_one() -> None:
    board = rows("r2c1", "r2c5", "r2c6", "r7c1", "r7c9")
    assert named("x_chain").first(board) is None
    assert named("grouped_x_chain").first(board) is None  # nothing sees r7c9 and box 2's pair
    board = rows("r2c1", "r2c5", "r2c6", "r7c1", "r7c5")
    found = named("grouped_x_chain").first(board)
    assert found is not None
    assert str(found.action) == "r1c5<>4, r3c5<>4"


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_on_an_empty_board(slug: str) -> None:
    assert named(slug).apply(Board.from_string("." * 81)) == ()


def test_a_wing_as_it_is_drawn() -> None:
    found = named("m_wing").first(WINGS)
    assert found is not None
    assert str(found) == "m_wing: r5c5<>2"
    evidence = found.evidence
    assert isinstance(evidence, ChainEvidence)
    assert [(node.digit, *map(str, node.cells)) for node in evidence.nodes] == [
        (2, "r3c5"),
        (1, "r3c5"),
        (1, "r2c4"),
        (1, "r9c4"),
        (2, "r9c4"),
        (2, "r5c4"),
    ]
    assert [str(truth) for truth in evidence.truths] == ["r3c5", "1 in column 4", "2 in column 4"]


def test_a_candidate_that_follows_from_its_opposite_is_placed() -> None:
    for slug in ("x_cycle", "discontinuous_nice_loop"):
        found = named(slug).apply(TURNS)
        assert any(isinstance(each.action, Placement) for each in found)
        first = next(each for each in found if isinstance(each.action, Placement))
        assert str(first.action) == "r1c5=7"
    # told as the cell's other candidates, too, as some do
    assert "r1c5<>4" in [str(each.action) for each in found]


@pytest.mark.parametrize("slug", SLUGS)
def test_links_take_turns_and_are_what_the_name_says(slug: str) -> None:
    checked = 0
    for board in (WINGS, TURNS):
        for each in named(slug).apply(board):
            evidence = each.evidence
            assert isinstance(evidence, ChainEvidence | LoopEvidence)
            joints, nodes = evidence.joints, evidence.nodes
            assert len(joints) == len(nodes) - isinstance(evidence, ChainEvidence)
            for place, joint in enumerate(joints):
                assert isinstance(joint, WeakJoint) == bool(place % 2)
            strong = [joint for joint in joints if not isinstance(joint, WeakJoint)]
            if slug in SINGLE_DIGIT:
                assert len({node.digit for node in nodes}) == 1
            if slug.startswith("xy_"):
                cells = [joint for joint in strong if isinstance(joint, StrongJoint)]
                assert not any(isinstance(joint.truth, HouseConstraint) for joint in cells)
            if slug.endswith("_wing"):
                assert len(strong) == 3
            assert ("als" in slug) == any(isinstance(joint, SetJoint) for joint in strong)
            if slug.startswith("grouped_"):
                assert any(len(node.cells) > 1 for node in nodes)
            checked += 1
    assert checked or slug in ("s_wing", "h_wing", "l_wing", "xy_cycle")


@pytest.mark.parametrize(
    "name",
    some_long(
        ["jigsaw-9", "diagonals", "6x6", "16x16", "anti-knight", "windoku", "disjoint-groups"],
        "16x16",
    ),
)
def test_on_other_layouts(name: str) -> None:
    assert _fired(LAYOUTS[name])


def _fired(layout: Layout) -> set[str]:
    fired: set[str] = set()
    met = [position for position in positions() if position.board.layout == layout]
    for position in met[:: len(met) // 6 + 1]:
        for slug in SLUGS:
            found = named(slug).first(position.board)
            if found is not None:
                fired.add(slug)
                assert position.bears_out(found)
                verdict = check_inference(position.board, found)
                assert verdict.ok, (found, verdict)
    return fired


# against a search that is plain, slow and exhaustive


def shortest(board: Board) -> int | None:
    """How many strong links the shortest chain has that proves some candidate false."""
    masks = board.masks
    tables = masks.tables
    live = set(bits_of(masks.live))
    sees = {one: {other for other in live if tables.seen_masks[one] >> other & 1} for one in live}
    groups = [mask & masks.live for mask in tables.domain_masks]
    for plane, places_of in enumerate(masks.planes):
        shift = plane * tables.cell_count
        groups += [(places_of & mask) << shift for mask in tables.house_masks.values()]
    partners: dict[int, set[int]] = {one: set() for one in live}
    for group in groups:
        if group.bit_count() == 2:
            one, other = bits_of(group)
            partners[one].add(other)
            partners[other].add(one)
    lengths: list[int] = []
    for start in live:
        reached, fresh, length = set(partners[start]), set(partners[start]), 1
        while fresh:
            fresh = {true for on in fresh for off in sees[on] for true in partners[off]} - reached
            reached |= fresh
            length += 1
            if any(end != start and sees[start] & sees[end] for end in fresh):
                lengths.append(length)
                break
    return min(lengths, default=None)


@needs_shared
def test_no_chain_is_shorter_than_the_first() -> None:
    easier = Solver(
        ["full_house", "naked_single", "hidden_single", "locked_candidates_pointing",
         "locked_candidates_claiming", "naked_pair", "hidden_pair"]
    )  # fmt: skip
    puzzles = lines("top1465")
    compared = 0
    for index in sample(len(puzzles), 12):
        board = easier.solve(Board.from_string(puzzles[index])).final_board
        found, length = named("aic").first(board), shortest(board)
        assert (found is None) == (length is None)
        if found is not None and isinstance(found.evidence, ChainEvidence):
            assert len(found.evidence.nodes) == 2 * (length or 0)
            compared += 1
    assert compared


@pytest.mark.parametrize("kinds", [PLAIN, GROUPED, WITH_SETS])
def test_what_can_be_reached_is_what_following_every_step_reaches(kinds: LinkKinds) -> None:
    for board in (WINGS, TURNS):
        found = graph(board, kinds)
        reach = Consequences(found)
        for node in found.strong:
            reached = fresh = 1 << node
            while fresh:
                ahead = 0
                for each in bits_of(fresh):
                    ahead |= found.onward(each)
                fresh = ahead & ~reached
                reached |= ahead
            assert reach.of[node] == reached


def test_what_the_chains_rule_out_is_what_comes_out_false() -> None:
    """Whatever an AIC eliminates is among what the graph knows to be false."""
    for board in (WINGS, TURNS):
        denied = Consequences(graph(board, PLAIN)).denied
        for each in named("aic").apply(board):
            assert isinstance(each.action, Elimination)
            for candidate in each.action.candidates:
                assert (
                    denied >> CLASSIC.tables.candidate_number(candidate.cell, candidate.digit) & 1
                )


@pytest.mark.slow
def test_the_shortest_chain_with_a_set_is_as_short_on_a_board_turned_over() -> None:
    compared = 0
    for place, position in enumerate(positions()[::200]):
        turn = symmetry(position.board.layout, random.Random(place))
        boards = position.board, turn.board(position.board)
        one, other = [next(_with_sets(board), None) for board in boards]
        assert (one is None) == (other is None)
        if one and other:
            assert len(one.nodes) == len(other.nodes)
            compared += 1
    assert compared


def _with_sets(board: Board) -> Iterator[ChainEvidence]:
    """The open chains with a set in them, the shortest first."""
    for found in open_chains("any", board, [Source(graph(board, WITH_SETS))], has_set):
        if isinstance(found.evidence, ChainEvidence):
            yield found.evidence


def test_what_an_exception_breaks_off_is_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ends found so far are kept between calls: Ctrl-C must not make them all there are."""
    graphs = (graph(position.board, PLAIN) for position in positions())
    of_board = next(each for each in graphs if len(list(ends_in(each))) > 20)
    whole = list(ends_in(of_board))
    for broken_off_after in (0, 1, 7):
        kept = ends_in(of_board)
        assert list(islice(kept, broken_off_after)) == whole[:broken_off_after]
        with monkeypatch.context() as patched:
            patched.setattr(chain_search, "bits_of", _interrupted)
            with pytest.raises(KeyboardInterrupt):
                list(kept)
        assert list(kept) == whole


def ends_in(searched: LinkGraph) -> KeptEnds:
    return KeptEnds(searched, sum(1 << node for node in searched.strong))


def _interrupted(_: int) -> Iterator[int]:
    raise KeyboardInterrupt
