"""Masks of which there is one for each candidate."""

from __future__ import annotations

from collections.abc import Callable


class CandidateMasks(dict[int, int]):
    """A mask for each candidate, by its number, made when it is first asked for.

    Those of all that candidates see take 30 MB on a board of 25 rows; a solve asks for few of them.
    """

    def __init__(self, mask_of: Callable[[int], int]) -> None:
        super().__init__()
        self._mask_of = mask_of

    def __missing__(self, number: int) -> int:
        mask = self[number] = self._mask_of(number)
        return mask
