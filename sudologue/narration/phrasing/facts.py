"""Facts of the board in words, each with its claim: of cells, of digits, and of houses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.model import Board, Cell, House
from sudologue.narration.claims.board_claims import (
    CanOnlyBe,
    HoldBetween,
    LiesIn,
    Numbers,
    OnlyPlaces,
    OnlyWithin,
    PlacesBetween,
    SeeEachOther,
    Sees,
)
from sudologue.narration.phrasing.english import all_of, listing, number_word, within
from sudologue.narration.phrasing.houses_in_words import within_all
from sudologue.narration.phrasing.passage import Passage, Span, phrase, say, states


def can_only_be(cells: Sequence[Cell], digits: Iterable[int]) -> Passage:
    """`r1c1 can only be 1 or 4`, `r1c1 and r5c1 can each only be 1 or 4`."""
    choices = tuple(sorted(digits))
    can = " can only be" if len(cells) == 1 else " can each only be"
    claim = CanOnlyBe(tuple(cells), choices)
    return phrase("{}{} {}", listing(cells), states(can, claim), listing(choices, "or"))


def domain_of(board: Board, cell: Cell) -> Passage:
    """What the cell can only be, as the board has it."""
    return can_only_be((cell,), board.domain(cell))


def hold_between(cells: Sequence[Cell], digits: Iterable[int]) -> Passage:
    """`r1c1 and r1c5 hold only 1, 4 and 7 between them`; of one cell, what it can only be."""
    if len(cells) == 1:
        return can_only_be(cells, digits)
    held = tuple(sorted(digits))
    hold = states(" hold only", HoldBetween(tuple(cells), held))
    return phrase("{}{} {} between them", listing(cells), hold, listing(held))


def held_by(board: Board, cells: Sequence[Cell]) -> Passage:
    """What the cells have left: `can each only be` where they are alike, else `hold only`."""
    domains = [board.domain(cell) for cell in cells]
    digits = frozenset[int]().union(*domains)
    told = can_only_be if all(domain == digits for domain in domains) else hold_between
    return told(cells, digits)


def places_between(
    digits: Sequence[int],
    house: House,
    cells: Sequence[Cell],
    outside: House | None = None,
) -> Passage:
    """`the digits 6, 7 and 9 can only go in r3c5, r3c8 or r3c9`, in a house just named."""
    goes = states(" can only go", PlacesBetween(tuple(digits), house, tuple(cells), outside))
    return phrase("the digits {}{} in {}", listing(digits), goes, listing(cells, "or"))


def lie(cells: Sequence[Cell], house: House) -> Span:
    """` lies`, ` lie`: what stands between the cells and the house that has all of them."""
    return states(" lies" if len(cells) == 1 else " lie", LiesIn(tuple(cells), house))


def number_of(things: Sequence[object]) -> Span:
    """How many they are, in words."""
    return states(number_word(len(things)), Numbers(len(things), tuple(things)))


def only_places(digit: int, houses: Sequence[House], cells: Sequence[Cell]) -> Passage:
    """`in column 1, the 4 can only go in r2c1 or r6c1`."""
    claim = OnlyPlaces(digit, tuple(houses), tuple(cells))
    goes, places = states(" can only go", claim), listing(cells, "or")
    return phrase("{}, the {}{} in {}", within_all(houses), digit, goes, places)


def only_places_each(digit: int, places: Iterable[tuple[House, Sequence[Cell]]]) -> Passage:
    """`in column 1, the 4 can only go in r2c1 or r6c1, and in box 5 only in r4c4 or r5c6`."""
    (first, cells), *others = places
    each = [_only_in(digit, house, its_cells) for house, its_cells in others]
    text = ", {}" * (len(each) - 1) + ", and {}" * bool(each)
    return say(only_places(digit, (first,), cells), phrase(text, *each))


def _only_in(digit: int, house: House, cells: Sequence[Cell]) -> Passage:
    only = states(" only", OnlyPlaces(digit, (house,), tuple(cells)))
    return phrase("{}{} in {}", within(house), only, listing(cells, "or"))


def only_within(digit: int, houses: Sequence[House], covers: Sequence[House]) -> Passage:
    """`in rows 2 and 7, the 4 can only go in columns 3 and 9`, whatever is said of the others."""
    claim = OnlyWithin(digit, tuple(houses), tuple(covers))
    goes = states(" can only go ", claim)
    return phrase("{}, the {}{}{}", within_all(houses), digit, goes, within_all(covers, "or"))


def see(cells: Sequence[Cell], seen: Sequence[Cell]) -> Span:
    """` sees` or ` see`: what stands between the cells and the others that each of them sees."""
    return states(" see" if len(cells) > 1 else " sees", Sees(tuple(cells), tuple(seen)))


def sees(cells: Sequence[Cell], seen: Sequence[Cell]) -> Passage:
    """`r7c8 sees r7c1`, `r7c7 and r7c8 see r7c1 and r7c2`."""
    return phrase("{}{} {}", listing(cells), see(cells, seen), listing(seen))


def sees_all_of(cells: Sequence[Cell], seen: Sequence[Cell]) -> Passage:
    """`r7c8 sees both`, `r7c7 and r7c8 see all three`: of cells that were just named."""
    return phrase("{}{} {}", listing(cells), see(cells, seen), all_of(len(seen)))


def see_each_other(cells: Sequence[Cell]) -> Passage:
    """`r1c1 and r1c5 see each other`."""
    see = states(" see", SeeEachOther(tuple(cells)))
    return phrase("{}{} each other", listing(cells), see)
