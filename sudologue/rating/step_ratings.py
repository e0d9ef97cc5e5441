"""Kinds of steps: how hard each rule's steps are to see, on Sudoku Explainer's scale.

Where Sudoku Explainer knows a rule, the number is its own, or that of its successor for the small
patterns of one digit; chains and nets grow with their length as they do there. The rest stands
where people place it beside these. Rules that are not in the table are not asked: they take long,
and what they find is found by chains and nets, too.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from functools import partial
from itertools import groupby

from sudologue.caches import InTurn, cached
from sudologue.inference import Inference
from sudologue.rules import Technique
from sudologue.rules.all_rules import admitted
from sudologue.rules.chains.evidence import LinkedNodesEvidence, LoopEvidence
from sudologue.rules.forcing.evidence import ContradictionEvidence, VerityEvidence
from sudologue.rules.order import RANKS

IN_A_LINE = 1.5
"""A hidden single that no block shows."""

KINDS = {
    "full_house": 1.0,
    "hidden_single": 1.2,
    "last_of_cage": 1.3,
    "cage_combination": 2.0,
    "naked_single": 2.3,
    "min_max_cage": 2.4,
    "innie_45": 2.4,
    "thermo_bounds": 2.4,
    "outie_45": 2.5,
    "thermo_neighbour": 2.5,
    "locked_candidates_pointing": 2.6,
    "arrow_bounds": 2.7,
    "locked_candidates_claiming": 2.8,
    "cage_house_overlap": 2.8,
    "cage_placement": 2.9,
    "cage_splitting": 2.9,
    "innies_45": 2.9,
    "locked_pair": 3.0,
    "naked_pair": 3.0,
    "cage_must_have": 3.1,
    "x_wing": 3.2,
    "killer_pair": 3.3,
    "arrow_combination": 3.4,
    "hidden_pair": 3.4,
    "locked_hidden_subset": 3.4,
    "hidden_cage": 3.5,
    "locked_triple": 3.6,
    "naked_triple": 3.6,
    "killer_triple": 3.7,
    "innies_outies_45": 3.7,
    "arrow_repeats": 3.8,
    "swordfish": 3.8,
    "hidden_triple": 4.0,
    "skyscraper": 4.0,
    "two_string_kite": 4.1,
    "odd_even_45": 4.1,
    "multi_house_45": 4.1,
    "turbot_fish": 4.2,
    "finned_x_wing": 4.2,
    "sashimi_x_wing": 4.2,
    "xy_wing": 4.2,
    "empty_rectangle": 4.3,
    "rectangle_elimination": 4.3,
    "remote_pair": 4.4,
    "chute_remote_pairs": 4.4,
    "xyz_wing": 4.4,
    "w_wing": 4.4,
    "dual_two_string_kite": 4.4,
    "dual_empty_rectangle": 4.5,
    "grouped_two_strong_links": 4.5,
    "unique_rectangle_1": 4.5,
    "unique_rectangle_2": 4.5,
    "unique_rectangle_4": 4.5,
    "unique_rectangle_5": 4.5,
    "avoidable_rectangle_1": 4.5,
    "avoidable_rectangle_2": 4.6,
    "unique_rectangle_3": 4.6,
    "unique_rectangle_6": 4.6,
    "simple_colors_trap": 4.6,
    "simple_colors_wrap": 4.6,
    "almost_locked_candidates": 4.7,
    "hidden_rectangle": 4.7,
    "unique_loop": 4.7,
    "finned_swordfish": 4.8,
    "sashimi_swordfish": 4.8,
    "extended_rectangle": 4.9,
    "naked_quad": 5.0,
    "jellyfish": 5.2,
    "hidden_quad": 5.4,
    "m_wing": 5.4,
    "s_wing": 5.4,
    "h_wing": 5.4,
    "l_wing": 5.4,
    "multi_colors_1": 5.5,
    "wxyz_wing": 5.5,
    "bug_plus_1": 5.6,
    "multi_colors_2": 5.6,
    "finned_jellyfish": 5.7,
    "sashimi_jellyfish": 5.7,
    "bug_2_3_4": 5.7,
    "large_fish": 6.0,
    "bug_plus_n": 6.0,
    "medusa_3d": 6.2,
    "guardians": 6.4,
    "finned_large_fish": 6.4,
    "x_cycle": 6.5,
    "xy_cycle": 6.5,
    "x_chain": 6.6,
    "grouped_x_chain": 6.8,
    "continuous_nice_loop": 7.0,
    "xy_chain": 7.0,
    "aic": 7.0,
    "discontinuous_nice_loop": 7.0,
    "franken_x_wing": 7.0,
    "finned_franken_x_wing": 7.1,
    "grouped_continuous_nice_loop": 7.2,
    "grouped_aic": 7.2,
    "grouped_discontinuous_nice_loop": 7.2,
    "franken_swordfish": 7.2,
    "sue_de_coq": 7.3,
    "als_xz": 7.4,
    "firework_triple": 7.4,
    "finned_franken_swordfish": 7.4,
    "als_xz_double": 7.5,
    "als_w_wing": 7.5,
    "als_xy_wing": 7.6,
    "nishio_forcing_chain": 7.5,
    "digit_forcing_chain": 7.5,
    "contradiction_forcing_chain": 7.8,
    "cell_forcing_chain": 8.0,
    "region_forcing_chain": 8.0,
    "death_blossom": 8.0,
    "tridagon": 8.4,
    "forcing_net_contradiction": 8.5,
    "forcing_net_verity": 8.5,
    "sk_loop": 8.8,
    "junior_exocet": 8.8,
    "tridagon_verity": 9.0,
    "nested_forcing_chain": 9.5,
}
"""The least rating of a rule's steps."""

TOLD_IN_PART = frozenset(
    (
        "nishio_forcing_chain",
        "cell_forcing_chain",
        "region_forcing_chain",
        "digit_forcing_chain",
        "contradiction_forcing_chain",
        "forcing_net_contradiction",
        "forcing_net_verity",
        "nested_forcing_chain",
        "tridagon_verity",
    )
)
"""Rules that tell some of what there is, and which depends on how digits and lines are numbered."""

SINGLES = frozenset(("full_house", "hidden_single", "naked_single"))

_NO_EFFORT = 0.8
_MET_IN_TIMES = 5.0

_LENGTHS = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512)
_A_LEVEL_MORE = 0.5  # for each contradiction within the inner ones of a nested proof
_CHAINS = 6.5  # wings, below it, are chains of one length each


def rating_of(inference: Inference) -> float:
    """The rating of a step: its rule's, and more the longer its chain or its proof is."""
    base, evidence = KINDS[inference.rule], inference.evidence
    if inference.rule == "hidden_single":
        house = evidence.focus_house
        return IN_A_LINE if house is not None and house.is_line else base
    if isinstance(evidence, ContradictionEvidence):
        deeper = max(0, evidence.proof.depth - 2)
        return _longer(base + _A_LEVEL_MORE * deeper, 2 * evidence.proof.size - 2)
    if isinstance(evidence, VerityEvidence):
        return _longer(base, 2 * sum(case.size for case in evidence.cases) - 2)
    if isinstance(evidence, LinkedNodesEvidence) and base >= _CHAINS:
        nodes = len(evidence.nodes)
        return _longer(base, nodes - 2 if isinstance(evidence, LoopEvidence) else nodes)
    return base


def hardness(rating: float) -> float:
    """How hard a step is to see: what its rating is above 0.8, doubled with each point above 5.

    >>> [round(hardness(rating), 1) for rating in (1.2, 2.3, 5.0, 6.0, 7.0)]
    [0.4, 1.5, 4.2, 8.4, 16.8]
    """
    known = min(rating, _MET_IN_TIMES)
    return (known - _NO_EFFORT) * 2 ** (max(rating, _MET_IN_TIMES) - _MET_IN_TIMES)


def _longer(base: float, length: int) -> float:
    """A rating with what a length adds: a tenth for each of Sudoku Explainer's thresholds.

    >>> _longer(6.6, 4), _longer(7.0, 9)
    (6.6, 7.3)
    """
    return round(base + bisect_left(_LENGTHS, length) / 10, 1)


@cached(None)
def levels(
    assume_unique: bool = False, has_clues: bool = True
) -> tuple[tuple[float, Iterable[Technique]], ...]:
    """The rules to ask, those of one least rating together, easiest first.

    They are loaded as one comes to them; those that are for boards with clues only, there.
    """
    slugs = sorted(KINDS, key=lambda slug: (KINDS[slug], RANKS[slug]))
    load = partial(admitted, assume_unique=assume_unique, has_clues=has_clues)
    return tuple(
        (base, InTurn(tuple(group), load)) for base, group in groupby(slugs, key=KINDS.__getitem__)
    )
