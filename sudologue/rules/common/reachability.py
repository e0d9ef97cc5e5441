"""What can be reached at all, by however many steps, from each of some items.

Items that lead to each other reach the same ones, so they are dealt with as one. A walk goes ahead
from item to item; where it comes back to itself, all that lies between is one component; and a
component from which nothing new leads on is done with. So each component is done with after all
that it leads to (Gabow's way, with sets of items as integers).
"""

from __future__ import annotations

from collections.abc import Callable


class Reachability:
    """A walk through all of some items: what each reaches, and what all that it reaches sees."""

    def __init__(self, left: int, onward: Callable[[int], int], sees: Callable[[int], int]) -> None:
        self.reached: dict[int, int] = {}
        self.seen: dict[int, int] = {}
        # the components on the way: their items, what these lead to, what they see
        way: list[tuple[int, int, int]] = []
        while left:
            fresh, trodden, alike, ahead, seen = left, 0, 0, 0, 0
            while True:
                if fresh:
                    if alike:
                        way.append((alike, ahead, seen))
                    alike = fresh & -fresh
                    left ^= alike
                    item = alike.bit_length() - 1
                    ahead, seen = onward(item), sees(item)
                    trodden |= alike
                    back = ahead & trodden
                    while back & ~alike:
                        items, further, sight = way.pop()
                        alike |= items
                        ahead |= further
                        seen |= sight
                else:
                    trodden &= ~alike
                    self._done(alike, ahead & ~alike, seen)
                    if not way:
                        break
                    alike, ahead, seen = way.pop()
                fresh = ahead & left

    def _done(self, alike: int, ahead: int, seen: int) -> None:
        """Note what follows from a component, given what follows from all it leads to."""
        reached, known, known_sight = alike, self.reached, self.seen
        while ahead:
            item = (ahead & -ahead).bit_length() - 1
            further = known[item]
            reached |= further
            seen |= known_sight[item]
            ahead &= ~further
        while alike:
            low = alike & -alike
            alike ^= low
            item = low.bit_length() - 1
            known[item] = reached
            known_sight[item] = seen
