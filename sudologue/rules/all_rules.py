"""Which rules there are, easiest first.

A rule is entered here by its slug, and nowhere else: the rule itself is one of the `RULES` of its
family's search. (The module is not called `registry`, since a loaded module would hide the function
of that name in its package.)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.errors import NameNotFoundError
from sudologue.rules.families import modules
from sudologue.rules.rule import Rule, Technique
from sudologue.wording import did_you_mean

ORDER = (
    "full_house",
    "naked_single",
    "hidden_single",
    "locked_candidates_pointing",
    "locked_candidates_claiming",
    "locked_pair",
    "naked_pair",
    "hidden_pair",
    "locked_triple",
    "naked_triple",
    "hidden_triple",
    "locked_hidden_subset",
    "naked_quad",
    "hidden_quad",
    "almost_locked_candidates",
    "x_wing",
    "swordfish",
    "skyscraper",
    "two_string_kite",
    "turbot_fish",
    "empty_rectangle",
    "rectangle_elimination",
    "finned_x_wing",
    "sashimi_x_wing",
    "remote_pair",
    "xy_wing",
    "xyz_wing",
    "w_wing",
    "chute_remote_pairs",
    "grouped_two_strong_links",
    "finned_swordfish",
    "sashimi_swordfish",
    "jellyfish",
    "finned_jellyfish",
    "sashimi_jellyfish",
    "dual_two_string_kite",
    "dual_empty_rectangle",
    "large_fish",
    "finned_large_fish",
    "simple_colors_trap",
    "simple_colors_wrap",
    "multi_colors_1",
    "multi_colors_2",
    "m_wing",
    "s_wing",
    "h_wing",
    "l_wing",
    "wxyz_wing",
    "medusa_3d",
    "guardians",
    "unique_rectangle_1",
    "avoidable_rectangle_1",
    "unique_rectangle_2",
    "unique_rectangle_5",
    "avoidable_rectangle_2",
    "unique_rectangle_4",
    "unique_rectangle_3",
    "unique_rectangle_6",
    "hidden_rectangle",
    "bug_plus_1",
    "unique_loop",
    "extended_rectangle",
    "bug_2_3_4",
    "bug_plus_n",
    "x_cycle",
    "x_chain",
    "xy_cycle",
    "xy_chain",
    "continuous_nice_loop",
    "aic",
    "discontinuous_nice_loop",
    "grouped_x_chain",
    "grouped_continuous_nice_loop",
    "grouped_aic",
    "grouped_discontinuous_nice_loop",
    "sue_de_coq",
    "als_xz",
    "als_xz_double",
    "als_w_wing",
    "aligned_pair_exclusion",
    "als_xy_wing",
    "death_blossom",
    "als_xy_chain",
    "franken_x_wing",
    "finned_franken_x_wing",
    "franken_swordfish",
    "finned_franken_swordfish",
    "franken_jellyfish",
    "finned_franken_jellyfish",
    "finned_mutant_fish",
    "siamese_fish",
    "mutant_fish",
    "franken_large_fish",
    "finned_mutant_large_fish",
    "template_set",
    "template_delete",
    "firework_triple",
    "sk_loop",
    "tridagon",
    "junior_exocet",
    "tridagon_verity",
    "nishio_forcing_chain",
    "cell_forcing_chain",
    "region_forcing_chain",
    "digit_forcing_chain",
    "contradiction_forcing_chain",
    "forcing_net_contradiction",
    "forcing_net_verity",
    "kraken_fish_1",
    "kraken_fish_2",
    "aic_with_als",
    "big_wing",
    "aligned_triple_exclusion",
    "pattern_overlay",
    "nested_forcing_chain",
)

_BY_SLUG: dict[str, Technique] = {
    rule.name: rule for module in modules("search") for rule in getattr(module, "RULES", ())
}
RULES: tuple[Technique, ...] = tuple(_BY_SLUG[slug] for slug in ORDER)


def registry() -> tuple[Technique, ...]:
    """All rules, easiest first.

    >>> [rule.name for rule in registry()][:3]
    ['full_house', 'naked_single', 'hidden_single']
    """
    return RULES


def named(slug: str) -> Technique:
    """The rule of a slug.

    >>> named("naked_pair").card.title
    'Naked Pair'
    """
    rule = _BY_SLUG.get(slug)
    if rule is None:
        hint = did_you_mean(slug, _BY_SLUG, "see sudologue.rules.registry()")
        raise NameNotFoundError(f"no rule is called {slug!r}: {hint}")
    return rule


def chosen(rules: Iterable[Rule | str] | None, assume_unique: bool) -> Sequence[Rule]:
    """The rules a caller asked for, by slug or as objects; without a choice, all.

    Rules that take it for granted that the puzzle has one solution are left out of "all" unless
    `assume_unique`; named outright without it, they are refused.
    """
    if rules is None:
        return [rule for rule in RULES if assume_unique or not rule.card.assumes_uniqueness]
    if isinstance(rules, str):
        raise NameNotFoundError(f"rules come as a list, even a single one: write [{rules!r}]")
    picked = [named(rule) if isinstance(rule, str) else rule for rule in rules]
    for rule in picked:
        if isinstance(rule, Technique) and rule.card.assumes_uniqueness and not assume_unique:
            raise NameNotFoundError(
                f"{rule.name!r} takes it for granted that the puzzle has one solution: "
                "allow that with assume_unique"
            )
    return picked
