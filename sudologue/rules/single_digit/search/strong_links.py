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

from abc import abstractmethod
from collections.abc import Iterator

from sudologue.inference import Elimination, Inference
from sudologue.model import Board, Layout
from sudologue.rules.common.doubt import DigitByDigit
from sudologue.rules.common.prospects import doubtful
from sudologue.rules.single_digit import card as cards
from sudologue.rules.single_digit.evidence import TwoStrongLinksEvidence
from sudologue.rules.single_digit.search.empty_rectangles import hinges
from sudologue.rules.single_digit.search.pairs import Meeting, meetings, receipt


class _TwoStrongLinks(DigitByDigit):
    """All meetings of one shape."""

    @abstractmethod
    def fits(self, layout: Layout, meeting: Meeting) -> bool:
        """Whether the meeting goes by this rule's name."""

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        for digit, plane in doubtful(board):
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


def is_skyscraper(layout: Layout, meeting: Meeting) -> bool:
    """Whether two parallel lines with two places each are joined by a line across."""
    joint = meeting.joint_house
    across = _runs_across(layout, meeting)
    return meeting.is_plain and joint is not None and joint.is_line and across is False


def is_kite(layout: Layout, meeting: Meeting) -> bool:
    """Whether two crossing lines with two places each are joined by a block."""
    joint = meeting.joint_house
    across = _runs_across(layout, meeting)
    return meeting.is_plain and joint is not None and not joint.is_line and across is True


def is_x_wing(layout: Layout, meeting: Meeting) -> bool:
    """Whether the far ends of a skyscraper lie on a line too."""
    far = meeting.one.far | meeting.other.far
    masks = layout.house_masks.items()
    return is_skyscraper(layout, meeting) and any(
        h.is_line and not far & ~mask for h, mask in masks
    )


class Skyscraper(_TwoStrongLinks):
    """Two parallel lines, joined by a line."""

    card = cards.SKYSCRAPER

    def fits(self, layout: Layout, meeting: Meeting) -> bool:
        return is_skyscraper(layout, meeting) and not is_x_wing(layout, meeting)


class TwoStringKite(_TwoStrongLinks):
    """Two crossing lines, joined by a block."""

    card = cards.TWO_STRING_KITE

    def fits(self, layout: Layout, meeting: Meeting) -> bool:
        return is_kite(layout, meeting)


class TurbotFish(_TwoStrongLinks):
    """Any other two houses with two places each."""

    card = cards.TURBOT_FISH

    def fits(self, layout: Layout, meeting: Meeting) -> bool:
        return meeting.is_plain and not (is_skyscraper(layout, meeting) or is_kite(layout, meeting))


class GroupedTwoStrongLinks(_TwoStrongLinks):
    """Several places at some end, unless it is all an empty rectangle."""

    card = cards.GROUPED_TWO_STRONG_LINKS

    def fits(self, layout: Layout, meeting: Meeting) -> bool:
        if meeting.is_plain:
            return False
        return all(hinge.gone != meeting.gone for hinge in hinges(layout, meeting))
