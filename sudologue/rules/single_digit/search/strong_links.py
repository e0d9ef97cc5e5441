"""Skyscrapers, kites, turbot fish and their grouped kin: two strong links that meet (see `pairs`).

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

from sudologue.inference import Elimination, Inference
from sudologue.model import Board, Layout
from sudologue.rules.card import Card
from sudologue.rules.common.templates.filter import digits_worth_searching
from sudologue.rules.rule import Technique
from sudologue.rules.single_digit.evidence import TwoStrongLinksEvidence
from sudologue.rules.single_digit.search.empty_rectangles import hinges
from sudologue.rules.single_digit.search.pairs import Meeting, meetings, receipt


@dataclass(frozen=True, eq=False, repr=False)
class TwoStrongLinks(Technique):
    """All meetings of one shape."""

    card: Card
    fits: Callable[[Layout, Meeting], bool]

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        for digit, plane in digits_worth_searching(board):
            for meeting in meetings(layout, digit, plane):
                if not self.fits(layout, meeting):
                    continue
                links = receipt(layout, digit, plane, meeting, meeting.gone)
                if links is None:
                    continue
                one, other = meeting.one.link(layout), meeting.other.link(layout)
                evidence = TwoStrongLinksEvidence(
                    (*one.near, *one.far, *other.near, *other.far),
                    None,
                    digit,
                    None,
                    meeting.truths(digit),
                    links,
                    digit=digit,
                    first=one,
                    second=other,
                    joint=meeting.joint,
                )
                gone = Elimination.of(layout.cells_in(meeting.gone), (digit,))
                yield Inference(self.card.slug, gone, evidence)


def _runs_across(layout: Layout, meeting: Meeting) -> bool | None:
    """Whether the strong links lie on lines that cross; nothing unless both are lines."""
    one, other = meeting.one.house, meeting.other.house
    if not (one.is_line and other.is_line):
        return None
    return bool(layout.house_masks[one] & layout.house_masks[other])


def _is_joined_across(layout: Layout, meeting: Meeting) -> bool:
    """Whether two parallel lines with two places each are joined by a line across."""
    joint = meeting.joint_house
    across = _runs_across(layout, meeting)
    return meeting.is_plain and joint is not None and joint.is_line and across is False


def is_kite(layout: Layout, meeting: Meeting) -> bool:
    """Whether two crossing lines with two places each are joined by a block."""
    joint = meeting.joint_house
    across = _runs_across(layout, meeting)
    return meeting.is_plain and joint is not None and not joint.is_line and across is True


def _is_x_wing(layout: Layout, meeting: Meeting) -> bool:
    """Whether the far ends lie on a line."""
    far = meeting.one.far | meeting.other.far
    return any(h.is_line and not far & ~mask for h, mask in layout.house_masks.items())


def is_skyscraper(layout: Layout, meeting: Meeting) -> bool:
    """Whether two parallel lines are joined by a line across, and by one only: not an X-Wing."""
    return _is_joined_across(layout, meeting) and not _is_x_wing(layout, meeting)


def is_turbot_fish(layout: Layout, meeting: Meeting) -> bool:
    """Whether two houses with two places each are joined in any other way."""
    return meeting.is_plain and not (_is_joined_across(layout, meeting) or is_kite(layout, meeting))


def is_grouped(layout: Layout, meeting: Meeting) -> bool:
    """Whether several places are at some end, unless it is all an empty rectangle."""
    if meeting.is_plain:
        return False
    return all(hinge.gone != meeting.gone for hinge in hinges(layout, meeting))
