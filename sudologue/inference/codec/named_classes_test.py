from __future__ import annotations

from dataclasses import dataclass

import pytest

from sudologue.inference import Evidence
from sudologue.inference.codec import TraceFormatError, from_json, to_json
from sudologue.inference.codec.own_evidence_test import evidence_of, trace_of


def test_unknown_evidence_is_refused_and_nothing_is_imported() -> None:
    text = to_json(trace_of(Evidence()))
    for name in ("NoSuchEvidence", "object", "os.system", "SolveResult", "", "type"):
        forged = text.replace('"type":"Evidence"', f'"type":"{name}"')
        with pytest.raises(TraceFormatError) as caught:
            from_json(forged)
        assert caught.value.where == "steps[0].evidence.type"
        assert "no kind of Evidence is called" in str(caught.value)


class TestNames:
    def test_a_subclass_without_fields_of_its_own(self) -> None:
        class QuietEvidence(Evidence):
            pass

        result = trace_of(QuietEvidence(focus_digit=3))
        assert type(from_json(to_json(result)).steps[0].inference.evidence) is QuietEvidence

    def test_the_latest_of_classes_made_by_one_function(self) -> None:
        def make() -> type[Evidence]:
            @dataclass(frozen=True)
            class RepeatedEvidence(Evidence):
                pass

            return RepeatedEvidence

        first, second = make(), make()
        assert same_class(second)
        with pytest.raises(TraceFormatError, match="the name RepeatedEvidence stands for"):
            to_json(trace_of(first()))

    def test_the_library_keeps_its_names(self) -> None:
        @dataclass(frozen=True)
        class NakedSingleEvidence(Evidence):
            pass

        with pytest.raises(TraceFormatError, match=r"give .*NakedSingleEvidence a name of its own"):
            to_json(trace_of(NakedSingleEvidence()))

    def test_slots_leave_no_ghost(self) -> None:
        @dataclass(frozen=True, slots=True)
        class SlottedEvidence(Evidence):
            extra: int = 3

        assert same_class(SlottedEvidence)

    def test_a_field_called_type(self) -> None:
        @dataclass(frozen=True, kw_only=True)
        class TypedEvidence(Evidence):
            type: int = 3

        with pytest.raises(TraceFormatError, match="TypedEvidence has a field called type"):
            to_json(trace_of(TypedEvidence()))

    def test_hints_that_mean_nothing(self) -> None:
        with pytest.raises(
            TraceFormatError, match="the type hints of OneFieldEvidence mean nothing"
        ):
            to_json(trace_of(evidence_of("NoSuchThing", 3)))


def same_class(kind: type[Evidence]) -> bool:
    result = trace_of(kind())
    again = from_json(to_json(result))
    return again == result and type(again.steps[0].inference.evidence) is kind
