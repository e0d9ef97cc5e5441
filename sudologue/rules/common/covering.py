"""The links by which eliminated candidates see the cells of a pattern."""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.inference import CellConstraint, Constraint, covering_links
from sudologue.model import Board, bits_of


def links_to(
    board: Board,
    digit: int,
    targets: int,
    holders: Iterable[int],
    known: Iterable[Constraint] = (),
) -> tuple[Constraint, ...]:
    """The links by which a digit in any of these targets would leave all of these holders.

    Those that are known already are taken into account, and not repeated.
    """
    pairs = [(target, holder) for holder in holders for target in bits_of(targets)]
    known_here = [link for link in known if not isinstance(link, CellConstraint)]
    mine = [link for link in known_here if link.digit == digit]
    return covering_links(board.layout, digit, pairs, mine)
