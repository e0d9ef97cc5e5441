"""The names that boards and layouts had before their masks and tables were objects of their own.

They work for one version more, with a warning that says the new name, and are not listed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from sudologue.renamed import warn_of

MASKS = """
barred bivalue_cells bivalue_groups broken broken_clues candidates_at cells_by_size clash
clue_domains clue_support conjugate_pairs domain_bits domains filled givens has_dead_cell last_cells
live lone_candidate lone_cells lone_number lone_places open_cells plane planes possible_bits room
values
"""
TABLES = """
all_candidates all_cells box_shape candidate candidate_mask candidate_number candidates_in
cell_count cell_mask cell_number cells_in clue_cells clue_numbers common_peers crossings
digit_layers digit_levels digits distinct_sets domain_masks expect_clue expect_house families
free_cells house_masks houses_of left_beside meets_clues pairs_in peer_masks places_of plane_start
room_counter ruled_out_by seen_masks sight_pairs spared_masks why_sees
"""

Names = Mapping[str, tuple[str, Callable[[Any], Any]]]
"""For each old name how the new one is written, and what the old one gives."""


def now_in(part: str, names: str) -> Names:
    """Names that are those of a part now."""
    paths = {name: f"{part}.{name}" for name in names.split()}
    return {name: (path, attrgetter(path)) for name, path in paths.items()}


def made_of(part: Callable[..., Any], whole: Callable[[Any], Any]) -> Callable[..., Any]:
    """What takes what makes a part, and gives the whole that is made of it."""
    return lambda *given, **named: whole(part(*given, **named))


def old_name(owner: object, name: str, names: Names) -> Any:
    """What an old name gives, with a warning, or an error where it never was one."""
    if name not in names:
        is_kind = isinstance(owner, type)
        what = f"type object {owner.__name__!r}" if is_kind else f"{type(owner).__name__!r} object"
        raise AttributeError(f"{what} has no attribute {name!r}", name=name, obj=owner)
    new, give = names[name]
    warn_of(name, new, 4)
    return give(owner)
