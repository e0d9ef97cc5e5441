import json

import pytest

from tools.bench.cli import main
from tools.bench.startup import Startup, measure, startup_table

pytestmark = pytest.mark.slow


def test_measures_one_program_after_another() -> None:
    startups = measure(runs=1)
    assert [startup.what for startup in startups] == [
        "bare interpreter",
        "import sudologue",
        "sudologue.solve looked up",
        "one puzzle solved",
    ]
    bare, *others = startups
    assert bare.added_ms == 0
    assert bare.median_ms > 0
    for other in others:
        assert other.added_ms == other.median_ms - bare.median_ms


def test_the_table() -> None:
    startups = [Startup("bare", 10.04, 0.0), Startup("import it", 112.5, 102.46)]
    assert startup_table(startups).splitlines() == [
        "           median ms  added ms",
        "bare            10.0       0.0",
        "import it      112.5     102.5",
    ]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "--runs", "1", "--format", "json"]) == 0
    bare, *_ = json.loads(capsys.readouterr().out)
    assert (bare["what"], bare["added_ms"]) == ("bare interpreter", 0)
