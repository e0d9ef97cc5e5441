"""Skyscrapers, kites, turbot fish and their grouped kin: two strong links (see `joined_links`).

        Skyscraper             2-string kite           Turbot fish
        near ── near           near ─────── far        near ── near ─────── far
          │      │              near  (same box)        │  (same line)
         far     │               │                     far  (same box as the first)
                far             far

In a skyscraper the strong links lie on two parallel lines and a line joins them, in a kite they lie
on two lines that cross and a block joins them. A turbot fish is any other such pair. With several
places at an end the links are grouped.

Scan order: digit by digit; the fewest places first, then by the house that joins the two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sudologue.inference import Inference
from sudologue.model import Board
from sudologue.rules.card import Card
from sudologue.rules.rule import Technique
from sudologue.rules.single_digit.evidence import TwoStrongLinksEvidence
from sudologue.rules.single_digit.search.empty_rectangles import rectangles
from sudologue.rules.single_digit.search.joined_links import JoinedLinks, joined_links


@dataclass(frozen=True, eq=False, repr=False)
class TwoStrongLinks(Technique):
    """All joined links of one shape."""

    card: Card
    fits: Callable[[JoinedLinks], bool]

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        for joined in joined_links(board):
            links = joined.receipt(joined.targets) if self.fits(joined) else None
            if links is None:
                continue
            evidence = TwoStrongLinksEvidence(
                links=links,
                digit=joined.digit,
                first=joined.one.link(layout),
                second=joined.other.link(layout),
                joint=joined.joint,
            )
            yield Inference(self.card.slug, joined.elimination(joined.targets), evidence)


def _runs_across(joined: JoinedLinks) -> bool | None:
    """Whether the strong links lie on lines that cross; nothing unless both are lines."""
    one, other = joined.one.house, joined.other.house
    if not (one.is_line and other.is_line):
        return None
    masks = joined.layout.house_masks
    return bool(masks[one] & masks[other])


def _is_joined_across(joined: JoinedLinks) -> bool:
    """Whether two parallel lines with two places each are joined by a line across."""
    joint = joined.joint_house if joined.is_plain else None
    return joint is not None and joint.is_line and _runs_across(joined) is False


def is_kite(joined: JoinedLinks) -> bool:
    """Whether two crossing lines with two places each are joined by a block."""
    joint = joined.joint_house if joined.is_plain else None
    return joint is not None and not joint.is_line and _runs_across(joined) is True


def _is_x_wing(joined: JoinedLinks) -> bool:
    """Whether the far ends lie on a line."""
    far = joined.one.far | joined.other.far
    return any(h.is_line and not far & ~mask for h, mask in joined.layout.house_masks.items())


def is_skyscraper(joined: JoinedLinks) -> bool:
    """Whether two parallel lines are joined by a line across, and by one only: not an X-Wing."""
    return _is_joined_across(joined) and not _is_x_wing(joined)


def is_turbot_fish(joined: JoinedLinks) -> bool:
    """Whether two houses with two places each are joined in any other way."""
    return joined.is_plain and not (_is_joined_across(joined) or is_kite(joined))


def is_grouped(joined: JoinedLinks) -> bool:
    """Whether several places are at some end, unless it is all an empty rectangle."""
    if joined.is_plain:
        return False
    return all(rectangle.targets != joined.targets for rectangle in rectangles(joined))
