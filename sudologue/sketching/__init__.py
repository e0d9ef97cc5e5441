"""What a picture of a step shows, as data: marks and joins."""

from sudologue.sketching.sketch import (
    Join,
    JoinKind,
    Mark,
    MarkKind,
    Node,
    Sketch,
    Target,
    is_node,
    sketches,
    sketches_of,
)

__all__ = [
    "Join",
    "JoinKind",
    "Mark",
    "MarkKind",
    "Node",
    "Sketch",
    "Target",
    "is_node",
    "sketches",
    "sketches_of",
]
