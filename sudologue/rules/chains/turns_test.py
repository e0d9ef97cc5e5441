"""What follows from colours, against what follows from node to node."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from puzzles.walks import walk
from sudologue.model import Board, bits_of
from sudologue.rules.chains.graph import CELLS, GROUPED, PLAIN, WITH_SETS, Graph, Matter
from sudologue.rules.chains.reach import Reach
from sudologue.rules.chains.turns import turns
from sudologue.rules.strong_links import ColourPair

boards = st.builds(
    walk,
    st.sampled_from([layout for layout in LAYOUTS.values() if layout.size <= 9]),
    st.integers(0, 10**6).map(str),
)


def followed(graph: Graph, start: int) -> int:
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


def seen(graph: Graph, nodes: int) -> int:
    found = 0
    for node in bits_of(nodes):
        found |= graph.sees[node]
    return found


@settings(max_examples=40, deadline=None)
@given(boards, st.sampled_from([PLAIN, CELLS, GROUPED]))
def test_colours_say_what_their_nodes_say(board: Board, matter: Matter) -> None:
    graph = Graph(board, matter)
    true = {node: followed(graph, node) for node in graph.strong}
    denied = 0
    for node, partners in graph.strong.items():
        for partner in bits_of(partners):
            denied |= seen(graph, true[node]) & seen(graph, true[partner])
    reach = Reach(graph)
    assert graph.takes_turns
    assert reach.denied == denied
    assert reach.of == true
    for node, partners in graph.strong.items():
        without = 0
        for partner in bits_of(partners):
            without |= true[partner]
        assert reach.without[node] == without


@given(boards)
def test_each_node_has_one_colour_unless_a_class_is_at_odds(board: Board) -> None:
    graph = Graph(board, PLAIN)
    members, met = graph.turns.members, 0
    for one, other in zip(members[::2], members[1::2], strict=True):
        assert one == other or not one & other
        assert not met & (one | other)
        met |= one | other
        for node in bits_of(one):
            assert graph.strong[node] & ~other == 0
    assert met == graph.linked


def test_a_class_at_odds_is_no_pair_of_colours() -> None:
    # three nodes that join each other, and two more: none but the last sees any candidate
    strong = {0: 0b00110, 1: 0b00101, 2: 0b00011, 3: 0b10000, 4: 0b01000}
    found = turns(strong, {0: 0, 1: 0, 2: 0, 3: 0, 4: 0b1}, {}, linked=0b11111)
    assert found.members == [0b111, 0b111, 0b01000, 0b10000]
    assert found.seen == [0, 0, 0, 0b1]
    # where the last node is true, the first is false, and so are its partners, and all of its class
    assert [bool(onward & 0b11) for onward in found.onward] == [False, False, False, True]
    assert found.pairs() == [(ColourPair(0b01000, 0b10000), (0, 0b1))]


def test_sets_do_not_take_turns() -> None:
    graph = Graph(Board.from_string("1.....3..4.....2"), WITH_SETS)
    assert not graph.takes_turns
    assert set(Reach(graph).of) == set(graph.strong)
