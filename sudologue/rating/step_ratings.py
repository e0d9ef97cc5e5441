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
    slug: rating
    for rating, slugs in {
        1.0: "full_house",
        1.1: "last_of_cage",
        1.2: "hidden_single",
        2.0: "cage_combination",
        2.3: "naked_single",
        2.4: "min_max_cage innie_45 thermo_bounds",
        2.5: "outie_45 thermo_neighbour",
        2.6: "locked_candidates_pointing",
        2.7: "arrow_bounds arrow_combination",
        2.8: "locked_candidates_claiming cage_house_overlap",
        2.9: "cage_placement cage_splitting innies_45 outies_45",
        3.0: "locked_pair naked_pair",
        3.1: "cage_must_have",
        3.2: "x_wing",
        3.3: "killer_pair",
        3.4: "hidden_pair locked_hidden_subset",
        3.6: "locked_triple naked_triple",
        3.7: "killer_triple innies_outies_45",
        3.8: "arrow_repeats swordfish",
        4.0: "hidden_triple skyscraper",
        4.1: "two_string_kite odd_even_45 multi_house_45",
        4.2: "turbot_fish finned_x_wing sashimi_x_wing xy_wing",
        4.3: "empty_rectangle rectangle_elimination",
        4.4: "remote_pair chute_remote_pairs xyz_wing w_wing dual_two_string_kite",
        4.5: (
            "dual_empty_rectangle grouped_two_strong_links unique_rectangle_1 "
            "unique_rectangle_2 unique_rectangle_4 unique_rectangle_5 avoidable_rectangle_1"
        ),
        4.6: (
            "avoidable_rectangle_2 unique_rectangle_3 unique_rectangle_6 simple_colors_trap "
            "simple_colors_wrap"
        ),
        4.7: "almost_locked_candidates hidden_rectangle unique_loop",
        4.8: "finned_swordfish sashimi_swordfish",
        4.9: "extended_rectangle",
        5.0: "naked_quad",
        5.2: "jellyfish",
        5.4: "hidden_quad m_wing s_wing h_wing l_wing",
        5.5: "multi_colors_1 wxyz_wing",
        5.6: "bug_plus_1 multi_colors_2",
        5.7: "finned_jellyfish sashimi_jellyfish bug_2_3_4",
        6.0: "large_fish bug_plus_n",
        6.2: "medusa_3d",
        6.4: "guardians finned_large_fish",
        6.5: "x_cycle xy_cycle",
        6.6: "x_chain",
        6.8: "grouped_x_chain",
        7.0: "continuous_nice_loop xy_chain aic discontinuous_nice_loop franken_x_wing",
        7.1: "finned_franken_x_wing",
        7.2: (
            "grouped_continuous_nice_loop grouped_aic grouped_discontinuous_nice_loop "
            "franken_swordfish"
        ),
        7.3: "sue_de_coq",
        7.4: "als_xz firework_triple finned_franken_swordfish",
        7.5: "als_xz_double als_w_wing nishio_forcing_chain digit_forcing_chain",
        7.6: "als_xy_wing",
        7.8: "contradiction_forcing_chain",
        8.0: "cell_forcing_chain region_forcing_chain death_blossom",
        8.4: "tridagon",
        8.5: "forcing_net_contradiction forcing_net_verity",
        8.8: "sk_loop junior_exocet",
        9.0: "tridagon_verity",
        9.5: "nested_forcing_chain",
    }.items()
    for slug in slugs.split()
}
"""The least rating of each rule's steps."""

TOLD_IN_PART = frozenset(
    [
        "nishio_forcing_chain",
        "cell_forcing_chain",
        "region_forcing_chain",
        "digit_forcing_chain",
        "contradiction_forcing_chain",
        "forcing_net_contradiction",
        "forcing_net_verity",
        "nested_forcing_chain",
        "tridagon_verity",
    ]
)
"""Rules that tell some of what there is, and which depends on how digits and lines are numbered."""

NUMBERED = TOLD_IN_PART | {"medusa_3d"}
"""Rules of which it depends on how rows, columns and digits are numbered what they find."""

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
