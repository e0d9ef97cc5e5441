"""What the length of a chain adds to its rating."""

from __future__ import annotations

from bisect import bisect_left

_BOUNDS = tuple(bound << power for power in range(16) for bound in (4, 6))
"""4, 6, 8, 12, 16, 24 and so on: each bound that a length exceeds is a tenth."""


def added(nodes: int) -> int:
    """The tenths for a chain of so many different nodes.

    >>> [added(nodes) for nodes in (4, 6, 7, 9, 11, 15)]
    [0, 0, 1, 2, 3, 4]
    """
    return bisect_left(_BOUNDS, nodes - 2)
