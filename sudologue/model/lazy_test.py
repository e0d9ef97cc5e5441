from __future__ import annotations

from sudologue.model.lazy import lazy


class Counted:
    """How often its answer was worked out."""

    def __init__(self) -> None:
        self.asked = 0

    @lazy
    def answer(self) -> int:
        """The answer."""
        self.asked += 1
        return 42


def test_an_attribute_is_worked_out_when_it_is_first_asked_for() -> None:
    counted = Counted()
    assert counted.asked == 0
    assert (counted.answer, counted.answer) == (42, 42)
    assert counted.asked == 1


def test_each_instance_has_its_own() -> None:
    one, other = Counted(), Counted()
    assert one.answer == other.answer
    assert (one.asked, other.asked) == (1, 1)


def test_on_the_class_it_is_itself_with_its_documentation() -> None:
    assert isinstance(Counted.answer, lazy)
    assert Counted.answer.__doc__ == "The answer."
