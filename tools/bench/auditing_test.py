from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count

import pytest

from sudologue.audit import Verdict
from tools.bench import auditing, puzzles
from tools.bench.auditing import Audited, AuditError, audit_set, audit_table
from tools.bench.cli import main

pytestmark = pytest.mark.slow

OWN = puzzles.OWN_SETS["own-singles"]
QUICK = ("--rules", "full_house,naked_single,hidden_single")


def ticking() -> Iterator[float]:
    return (float(tick) for tick in count())


def test_every_trace_is_solved_written_and_audited_once() -> None:
    ticks = ticking()
    audited = audit_set("own", OWN, clock=lambda: next(ticks))
    assert (audited.name, audited.traces) == ("own", len(OWN))
    assert (audited.solving, audited.writing, audited.auditing) == (12, 12, 12)
    assert (audited.ratio, audited.worst) == (1, 1)
    assert 5_000 < audited.characters / audited.traces < 50_000


def test_no_more_puzzles_once_the_time_is_over() -> None:
    ticks = ticking()
    assert audit_set("own", OWN, max_seconds=3, clock=lambda: next(ticks)).traces == 3


def test_a_trace_that_does_not_hold_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(text: str) -> Verdict:
        return Verdict(False, "no", 3)

    monkeypatch.setattr(auditing, "check_json", refuse)
    with pytest.raises(AuditError, match="step 3: no"):
        audit_set("own", OWN[:1])


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", "--sets", "own-singles,own-harder", "--limit", "2", *QUICK]) == 0
    told = capsys.readouterr().out
    assert "own-singles" in told
    assert "own-harder" in told
    assert "audit/solve" in told
    assert main(["audit", "--sets", "own-singles", "--limit", "2", *QUICK, "--format", "json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["name"], found["traces"]) == ("own-singles", 2)
    assert found["auditing"] > 0


def test_the_table() -> None:
    rows = audit_table([Audited("a", 1, 1, 1, 2, 3000, 2), Audited("longer", 1, 1, 1, 2, 3, 2)])
    assert len({len(row) for row in rows.splitlines()}) == 1
