from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from puzzles.walks import walk
from sudologue.model import Board, bits_of
from sudologue.rules.templates.search.template_listing import (
    in_every_template,
    in_some_template,
    listed_templates,
    open_houses,
)

boards = st.builds(
    walk,
    st.sampled_from([layout for layout in LAYOUTS.values() if layout.size <= 9]),
    st.integers(0, 10**6).map(str),
)


@pytest.mark.slow
@given(boards, st.integers(0, 10**6))
def test_what_a_step_leaves_of_the_templates_is_all_templates(board: Board, choice: int) -> None:
    for _ in range(6):
        if not board.masks.live:
            return
        for plane, templates in enumerate(listed_templates(board)):
            houses, places = open_houses(board, plane), board.masks.planes[plane]
            for template in templates.all:
                assert not template & ~places
                assert all((template & house).bit_count() == 1 for house in houses)
            if templates.all:
                assert len(set(templates.all)) == len(templates.all)
                assert templates.some == in_some_template(board.layout, places, houses)
                assert templates.common == in_every_template(board.layout, places, houses)
            else:
                assert (templates.some, templates.common) == (0, 0)
        numbers = list(bits_of(board.masks.live))
        candidate = board.layout.tables.candidate(numbers[choice % len(numbers)])
        if choice % 3:
            board = board.eliminate([candidate])
        else:
            board = board.place(candidate.cell, candidate.digit)
        choice = choice * 31 // 7
