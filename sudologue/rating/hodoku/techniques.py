"""HoDoKu's techniques in its default order, with their levels and scores, and which rules they are.

Those that HoDoKu has switched off by default are left out.
"""

from __future__ import annotations

from typing import NamedTuple

from sudologue.rating.hodoku.chains import by_chain, by_colours, by_loop
from sudologue.rating.hodoku.first_met import (
    by_box,
    by_crossed_box,
    by_ends,
    by_house,
    by_lines,
    by_pivot,
    by_three_cells,
)
from sudologue.rating.hodoku.keys import Preference, by_most_removed
from sudologue.rating.hodoku.rectangles import (
    by_avoidable_rectangle,
    by_hidden_rectangle,
    by_rectangle,
    by_rectangle_with_subset,
)
from sudologue.rating.hodoku.sets import by_crossing, by_row_of_sets, by_three_sets, by_two_sets

LEVELS = ("Easy", "Medium", "Hard", "Unfair", "Extreme")
MOST = (800, 1000, 1600, 1800)
"""A puzzle whose score is higher than that of its level goes up to the next."""

EASY, MEDIUM, HARD, UNFAIR, EXTREME = range(5)


class Technique(NamedTuple):
    """Our rules for a technique, its level, its score, and which of several steps HoDoKu takes.

    Without a preference it takes the same as the rule.
    """

    rules: tuple[str, ...]
    level: int
    score: int
    preference: Preference | None = None


SINGLES = {"full_house": 4, "naked_single": 4, "hidden_single": 14}
"""What singles score; all are easy."""

GUESS = 10_000
"""What a digit scores that HoDoKu takes from the solution; that is extreme."""

TECHNIQUES = (
    Technique(("locked_pair", "naked_pair"), MEDIUM, 40, by_box),
    Technique(("locked_triple",), MEDIUM, 60, by_box),
    Technique(("locked_candidates_pointing",), MEDIUM, 50, by_house),
    Technique(("locked_candidates_claiming",), MEDIUM, 50, by_house),
    Technique(("naked_pair",), MEDIUM, 60),
    Technique(("naked_triple",), MEDIUM, 80),
    Technique(("hidden_pair",), MEDIUM, 70),
    Technique(("hidden_triple",), MEDIUM, 100),
    Technique(("naked_quad",), HARD, 120),
    Technique(("hidden_quad",), HARD, 150),
    Technique(("x_wing",), HARD, 140),
    Technique(("swordfish",), HARD, 150),
    Technique(("jellyfish",), HARD, 160),
    Technique(("remote_pair",), HARD, 110, by_most_removed),
    Technique(("bug_plus_1",), HARD, 100),
    Technique(("skyscraper",), HARD, 130, by_lines),
    Technique(("two_string_kite",), HARD, 150),
    Technique(("turbot_fish",), HARD, 120, by_most_removed),
    Technique(("empty_rectangle",), HARD, 120, by_crossed_box),
    Technique(("w_wing",), HARD, 150, by_ends),
    Technique(("xy_wing",), HARD, 160, by_three_cells),
    Technique(("xyz_wing",), HARD, 180, by_pivot),
    Technique(("unique_rectangle_1",), HARD, 100, by_rectangle),
    Technique(("unique_rectangle_2",), HARD, 100, by_rectangle),
    Technique(("unique_rectangle_3",), HARD, 100, by_rectangle_with_subset),
    Technique(("unique_rectangle_4",), HARD, 100, by_rectangle),
    Technique(("unique_rectangle_5",), HARD, 100, by_rectangle),
    Technique(("unique_rectangle_6",), HARD, 100, by_rectangle),
    Technique(("hidden_rectangle",), HARD, 100, by_hidden_rectangle),
    Technique(("avoidable_rectangle_1",), HARD, 100, by_avoidable_rectangle),
    Technique(("avoidable_rectangle_2",), HARD, 100, by_avoidable_rectangle),
    Technique(("finned_x_wing",), HARD, 130),
    Technique(("sashimi_x_wing",), HARD, 150),
    Technique(("finned_swordfish",), UNFAIR, 200),
    Technique(("sashimi_swordfish",), UNFAIR, 240),
    Technique(("finned_jellyfish",), UNFAIR, 250),
    Technique(("sashimi_jellyfish",), UNFAIR, 260),
    Technique(("sue_de_coq",), UNFAIR, 250, by_crossing),
    Technique(("simple_colors_wrap", "simple_colors_trap"), HARD, 150, by_colours),
    Technique(("multi_colors_2", "multi_colors_1"), HARD, 200, by_colours),
    Technique(("x_chain",), UNFAIR, 260, by_chain),
    Technique(("xy_chain",), UNFAIR, 260, by_chain),
    Technique(
        ("x_cycle", "xy_cycle", "continuous_nice_loop", "aic", "discontinuous_nice_loop"),
        UNFAIR,
        280,
        by_loop,
    ),
    Technique(
        (
            "grouped_x_chain",
            "grouped_continuous_nice_loop",
            "grouped_aic",
            "grouped_discontinuous_nice_loop",
        ),
        UNFAIR,
        300,
        by_loop,
    ),
    Technique(("als_xz", "als_xz_double"), UNFAIR, 300, by_two_sets),
    Technique(("als_xy_wing",), UNFAIR, 320, by_three_sets),
    Technique(("als_xy_chain",), UNFAIR, 340, by_row_of_sets),
    Technique(("franken_x_wing",), UNFAIR, 300),
    Technique(("franken_swordfish",), UNFAIR, 350),
    Technique(("finned_franken_x_wing",), UNFAIR, 390),
    Technique(("finned_franken_swordfish",), UNFAIR, 410),
    Technique(
        (
            "nishio_forcing_chain",
            "cell_forcing_chain",
            "region_forcing_chain",
            "digit_forcing_chain",
            "contradiction_forcing_chain",
        ),
        EXTREME,
        500,
    ),
    Technique(("forcing_net_contradiction", "forcing_net_verity"), EXTREME, 700),
)
"""All but singles, easiest first as HoDoKu sees it."""
