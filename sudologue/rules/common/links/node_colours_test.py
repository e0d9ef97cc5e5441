"""What follows from colours, against what follows from node to node."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from puzzles.walks import walk
from sudologue.model import Board, bits_of
from sudologue.rules.chains.search.chain_search import Consequences
from sudologue.rules.common.links.link_graph import (
    CELLS,
    GROUPED,
    PLAIN,
    WITH_SETS,
    LinkGraph,
    LinkKinds,
)
from sudologue.rules.common.links.node_colours import Colouring, digit_colouring

boards = st.builds(
    walk,
    st.sampled_from([layout for layout in LAYOUTS.values() if layout.size <= 9]),
    st.integers(0, 10**6).map(str),
)


def followed(graph: LinkGraph, start: int) -> int:
    """The nodes that are true when one is, step by step."""
    reached = fresh = 1 << start
    while fresh:
        ahead = 0
        for node in bits_of(fresh):
            for false in bits_of(graph.weak(node)):
                ahead |= graph.strong[false]
        fresh = ahead & ~reached
        reached |= ahead
    return reached


def seen(graph: LinkGraph, nodes: int) -> int:
    found = 0
    for node in bits_of(nodes):
        found |= graph.sees[node]
    return found


@given(boards, st.sampled_from([PLAIN, CELLS, GROUPED]))
def test_colours_say_what_their_nodes_say(board: Board, kinds: LinkKinds) -> None:
    graph = LinkGraph(board, kinds)
    true = {node: followed(graph, node) for node in graph.strong}
    denied = 0
    for node, partners in graph.strong.items():
        for partner in bits_of(partners):
            denied |= seen(graph, true[node]) & seen(graph, true[partner])
    reach = Consequences(graph)
    assert graph.is_two_coloured
    assert reach.denied == denied
    assert {node: reach.of[node] for node in true} == true
    for node, partners in graph.strong.items():
        without = 0
        for partner in bits_of(partners):
            without |= true[partner]
        assert reach.without[node] == without


@pytest.mark.slow
@given(boards)
def test_each_node_has_one_colour_unless_a_class_is_at_odds(board: Board) -> None:
    graph = LinkGraph(board, PLAIN)
    colouring, met = graph.colouring, 0
    for colour in range(0, len(colouring.members), 2):
        one, other = colouring.members[colour], colouring.members[colour | 1]
        assert one == other or not one & other
        assert not met & (one | other)
        met |= one | other
    assert met == graph.linked


@pytest.mark.slow
@given(boards)
def test_classes_are_those_of_all_links(board: Board) -> None:
    graph = LinkGraph(board, PLAIN)
    met = 0
    for one, other, one_sees, other_sees in graph.colouring.components():
        assert not one & other
        assert not met & (one | other)
        met |= one | other
        for colour, opposite, sight in ((one, other, one_sees), (other, one, other_sees)):
            assert sight & board.masks.live == seen(graph, colour)
            for node in bits_of(colour):
                assert graph.strong[node] & ~opposite == 0
    for node, partners in graph.strong.items():
        assert met >> node & 1 or not met & partners


def test_a_class_at_odds_is_passed_over() -> None:
    # three nodes that join each other, and two more: only the first and the last see each other
    partners = {0: [1, 2], 1: [0, 2], 2: [0, 1], 3: [4], 4: [3]}
    digit = digit_colouring(partners, {0: 0b10000, 1: 0, 2: 0, 3: 0, 4: 0b1}, {}, 0, 0b11111)
    found = Colouring([digit], (), {}, 9)
    assert found.members == [0b111, 0b111, 0b01000, 0b10000]
    assert found.seen == [0b10000, 0b10000, 0, 0b1]
    # where the last node is true, the first is false, and so are its partners, and all of its class
    assert [bool(onward & 0b11) for onward in found.onward] == [False, False, False, True]
    assert [bool(onward & 0b1100) for onward in found.onward] == [True, True, False, False]
    assert found.components() == [(0b01000, 0b10000, 0, 0b1)]
    # nor when a cell adds a candidate to one of its colours
    more = Colouring([digit], [(0, 5)], {5: 0}, 9)
    assert more.components() == found.components()


def test_a_cell_joins_classes_and_may_set_them_at_odds() -> None:
    one = digit_colouring({0: [1], 1: [0]}, {0: 0b1000, 1: 0b10000}, {}, 0, 0b1111)
    other = digit_colouring({4: [5], 5: [4]}, {4: 0, 5: 0b1}, {}, 4, 0b1111)
    found = Colouring([one, other], [(0, 4), (5, 6)], {6: 0b10}, 4)
    assert found.components() == [(0b0100001, 0b1010010, 0b1001, 0b10010)]
    crossed = Colouring([one, other], [(0, 4), (1, 4), (5, 6)], {6: 0b10}, 4)
    assert crossed.components() == []
    assert one.members == [0b01, 0b10]  # as it was, for the next board


def test_sets_do_not_take_turns() -> None:
    graph = LinkGraph(Board.from_string("1.....3..4.....2"), WITH_SETS)
    assert not graph.is_two_coloured
    assert set(Consequences(graph).of) == set(graph.strong)
