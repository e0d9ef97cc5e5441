"""Almost locked sets and kin: cells that can do without one of their digits, not without two."""

from sudologue.rules.als.telling import aligned, blossom, linked_sets, sue_de_coq

__all__ = ["aligned", "blossom", "linked_sets", "sue_de_coq"]
