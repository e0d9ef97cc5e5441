from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sudologue.rules.common.two_colour import two_colour

pairs = st.sets(
    st.tuples(st.integers(0, 12), st.integers(0, 12)).filter(lambda pair: pair[0] != pair[1]),
    max_size=14,
)


def partners_in(joined: set[tuple[int, int]]) -> dict[int, int]:
    partners: dict[int, int] = {}
    for one, other in joined:
        partners[one] = partners.get(one, 0) | 1 << other
        partners[other] = partners.get(other, 0) | 1 << one
    return partners


def test_nothing_joined_has_no_colour() -> None:
    assert list(two_colour({})) == []


def test_what_is_joined_to_nothing_is_a_component() -> None:
    assert list(two_colour({3: 0})) == [(0b1000, 0)]


def test_components_come_by_their_first_numbers() -> None:
    partners = {5: 1 << 4, 4: 1 << 5, 0: 1 << 1, 1: 1 << 0}
    assert list(two_colour(partners)) == [(1 << 5, 1 << 4), (1, 2)]


def test_an_odd_loop_and_what_is_joined_to_it_has_both_colours() -> None:
    partners = partners_in({(0, 1), (1, 2), (2, 0), (2, 3)})
    assert list(two_colour(partners)) == [(0b1111, 0b1111)]


@given(pairs)
def test_each_pair_has_both_colours_unless_there_is_an_odd_loop(
    joined: set[tuple[int, int]],
) -> None:
    partners = partners_in(joined)
    met = 0
    for one, other in two_colour(partners):
        assert not met & (one | other)
        met |= one | other
        inside = {pair for pair in joined if (one | other) >> pair[0] & 1}
        assert all((one | other) >> end & 1 for _, end in inside)
        if not one & other:
            assert all(one >> start & 1 != one >> end & 1 for start, end in inside)
        else:
            assert one == other
            assert _has_odd_loop(partners, one)
    assert met == sum(1 << number for number in partners)


def _has_odd_loop(partners: dict[int, int], component: int) -> bool:
    """Whether colours given one by one, breadth first, come to a contradiction."""
    first = component.bit_length() - 1
    colours, waiting = {first: 0}, [first]
    for number in waiting:
        for partner in range(component.bit_length()):
            if partners[number] >> partner & 1:
                if partner not in colours:
                    colours[partner] = 1 - colours[number]
                    waiting.append(partner)
                elif colours[partner] == colours[number]:
                    return True
    return False
