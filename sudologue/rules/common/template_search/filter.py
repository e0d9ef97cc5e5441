"""Which candidates of a digit are in no template, and so which digits are worth searching.

An argument that looks at one digit alone, be it a fish, a kite or a chain, can refute no candidate
of a template, since the template obeys every constraint the argument could cite. So rules of one
digit need look only at candidates in no template; most boards have few of them, and most digits
none. Without this filter puzzles that need such rules take half as long again.

This tells rules where to look and is never a reason: what they find there stands on constraints.
"""

from __future__ import annotations

from sudologue.caches import SLIGHT, cached, cached_for_current
from sudologue.model import Board, Layout
from sudologue.rules.common.template_search.one_template import NOTHING, TemplateSearch


@cached_for_current
def digits_worth_searching(board: Board) -> tuple[tuple[int, int], ...]:
    """The digits with candidates in no template, each with its plane."""
    layout, planes = board.layout, enumerate(board.planes, 1)
    return tuple([(digit, plane) for digit, plane in planes if plane and dead(layout, plane)])


@cached(SLIGHT)
def dead(layout: Layout, plane: int) -> int:
    """The candidates of a plane that are in no template, as a mask of cells.

    >>> board = Board.from_string("1... ..3. .4.. ...2")
    >>> [str(cell) for cell in board.layout.cells_in(dead(board.layout, board.plane(4)))]
    ['r1c3', 'r2c4']
    """
    search, in_some, in_none = TemplateSearch(layout, plane), 0, 0
    while untried := plane & ~(in_some | in_none):
        bit = untried & -untried
        template = search.template_with(bit, in_some)
        if template == NOTHING:
            in_none |= bit
        else:
            in_some |= template
    return in_none
