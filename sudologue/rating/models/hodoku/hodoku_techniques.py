"""HoDoKu's techniques beyond singles: its default order, levels and scores, and our rules for them.

Those that HoDoKu has switched off by default are left out.
"""

from __future__ import annotations

from typing import NamedTuple

from sudologue.inference import Inference
from sudologue.model import Board
from sudologue.rating.models.hodoku.hodoku_levels import EXTREME, HARD, MEDIUM, UNFAIR
from sudologue.rating.models.hodoku.step_preferences import (
    Preference,
    by_avoidable_rectangle,
    by_box,
    by_chain,
    by_colours,
    by_crossed_box,
    by_crossing,
    by_ends,
    by_hidden_rectangle,
    by_house,
    by_lines,
    by_loop,
    by_most_removed,
    by_pivot,
    by_rectangle,
    by_rectangle_with_subset,
    by_row_of_sets,
    by_three_cells,
    by_three_sets,
    by_two_sets,
)
from sudologue.rules import named


class HodokuTechnique(NamedTuple):
    """Our rules for a technique, its level and score, and which step HoDoKu takes if not ours."""

    rules: tuple[str, ...]
    level: int
    score: int
    preference: Preference | None = None


TECHNIQUES = (
    HodokuTechnique(("locked_pair", "naked_pair"), MEDIUM, 40, by_box),
    HodokuTechnique(("locked_triple",), MEDIUM, 60, by_box),
    HodokuTechnique(("locked_candidates_pointing",), MEDIUM, 50, by_house),
    HodokuTechnique(("locked_candidates_claiming",), MEDIUM, 50, by_house),
    HodokuTechnique(("naked_pair",), MEDIUM, 60),
    HodokuTechnique(("naked_triple",), MEDIUM, 80),
    HodokuTechnique(("hidden_pair",), MEDIUM, 70),
    HodokuTechnique(("hidden_triple",), MEDIUM, 100),
    HodokuTechnique(("naked_quad",), HARD, 120),
    HodokuTechnique(("hidden_quad",), HARD, 150),
    HodokuTechnique(("x_wing",), HARD, 140),
    HodokuTechnique(("swordfish",), HARD, 150),
    HodokuTechnique(("jellyfish",), HARD, 160),
    HodokuTechnique(("remote_pair",), HARD, 110, by_most_removed),
    HodokuTechnique(("bug_plus_1",), HARD, 100),
    HodokuTechnique(("skyscraper",), HARD, 130, by_lines),
    HodokuTechnique(("two_string_kite",), HARD, 150),
    HodokuTechnique(("turbot_fish",), HARD, 120, by_most_removed),
    HodokuTechnique(("empty_rectangle",), HARD, 120, by_crossed_box),
    HodokuTechnique(("w_wing",), HARD, 150, by_ends),
    HodokuTechnique(("xy_wing",), HARD, 160, by_three_cells),
    HodokuTechnique(("xyz_wing",), HARD, 180, by_pivot),
    HodokuTechnique(("unique_rectangle_1",), HARD, 100, by_rectangle),
    HodokuTechnique(("unique_rectangle_2",), HARD, 100, by_rectangle),
    HodokuTechnique(("unique_rectangle_3",), HARD, 100, by_rectangle_with_subset),
    HodokuTechnique(("unique_rectangle_4",), HARD, 100, by_rectangle),
    HodokuTechnique(("unique_rectangle_5",), HARD, 100, by_rectangle),
    HodokuTechnique(("unique_rectangle_6",), HARD, 100, by_rectangle),
    HodokuTechnique(("hidden_rectangle",), HARD, 100, by_hidden_rectangle),
    HodokuTechnique(("avoidable_rectangle_1",), HARD, 100, by_avoidable_rectangle),
    HodokuTechnique(("avoidable_rectangle_2",), HARD, 100, by_avoidable_rectangle),
    HodokuTechnique(("finned_x_wing",), HARD, 130),
    HodokuTechnique(("sashimi_x_wing",), HARD, 150),
    HodokuTechnique(("finned_swordfish",), UNFAIR, 200),
    HodokuTechnique(("sashimi_swordfish",), UNFAIR, 240),
    HodokuTechnique(("finned_jellyfish",), UNFAIR, 250),
    HodokuTechnique(("sashimi_jellyfish",), UNFAIR, 260),
    HodokuTechnique(("sue_de_coq",), UNFAIR, 250, by_crossing),
    HodokuTechnique(("simple_colors_wrap", "simple_colors_trap"), HARD, 150, by_colours),
    HodokuTechnique(("multi_colors_2", "multi_colors_1"), HARD, 200, by_colours),
    HodokuTechnique(("x_chain",), UNFAIR, 260, by_chain),
    HodokuTechnique(("xy_chain",), UNFAIR, 260, by_chain),
    HodokuTechnique(
        ("x_cycle", "xy_cycle", "continuous_nice_loop", "aic", "discontinuous_nice_loop"),
        UNFAIR,
        280,
        by_loop,
    ),
    HodokuTechnique(
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
    HodokuTechnique(("als_xz", "als_xz_double"), UNFAIR, 300, by_two_sets),
    HodokuTechnique(("als_xy_wing",), UNFAIR, 320, by_three_sets),
    HodokuTechnique(("als_xy_chain",), UNFAIR, 340, by_row_of_sets),
    HodokuTechnique(("franken_x_wing",), UNFAIR, 300),
    HodokuTechnique(("franken_swordfish",), UNFAIR, 350),
    HodokuTechnique(("finned_franken_x_wing",), UNFAIR, 390),
    HodokuTechnique(("finned_franken_swordfish",), UNFAIR, 410),
    HodokuTechnique(
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
    HodokuTechnique(("forcing_net_contradiction", "forcing_net_verity"), EXTREME, 700),
)
"""All but singles, easiest first as HoDoKu sees it."""


def chosen(technique: HodokuTechnique, board: Board) -> Inference | None:
    """The step of a technique that HoDoKu takes, if there is one."""
    rules, preference = map(named, technique.rules), technique.preference
    if preference is None:
        return next((found for rule in rules if (found := rule.first(board)) is not None), None)
    keyed = [
        (key, inference)
        for rule in rules
        for inference in rule.find(board)
        if (key := preference(board, inference)) is not None
    ]
    return min(keyed, key=lambda each: each[0])[1] if keyed else None
