from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from puzzles.walks import walk
from sudologue.model import Board, bits_of
from sudologue.rules.common.template_ways import everywhere, listed_ways, open_houses, somewhere

boards = st.builds(
    walk,
    st.sampled_from([layout for layout in LAYOUTS.values() if layout.size <= 9]),
    st.integers(0, 10**6).map(str),
)


@settings(max_examples=30, deadline=None)
@given(boards, st.integers(0, 10**6))
def test_what_a_step_leaves_of_the_ways_is_all_ways(board: Board, choice: int) -> None:
    for _ in range(6):
        if not board.live:
            return
        for plane, ways in enumerate(listed_ways(board)):
            houses, places = open_houses(board, plane), board.planes[plane]
            for way in ways.all:
                assert not way & ~places
                assert all((way & house).bit_count() == 1 for house in houses)
            if ways.all:
                assert len(set(ways.all)) == len(ways.all)
                assert ways.some == somewhere(board.layout, places, houses)
                assert ways.common == everywhere(board.layout, places, houses)
            else:
                assert (ways.some, ways.common) == (0, 0)
        numbers = list(bits_of(board.live))
        candidate = board.layout.candidate(numbers[choice % len(numbers)])
        if choice % 3:
            board = board.eliminate([candidate])
        else:
            board = board.place(candidate.cell, candidate.digit)
        choice = choice * 31 // 7
