from dataclasses import replace

import pytest

from tools.bench.contestants import Answer, Contestant
from tools.bench.race import Lane, Run
from tools.bench.report import SetResult, Standing, as_data, heading, standings, table

pytestmark = pytest.mark.slow


def _lane(name: str, *runs: Run) -> Lane:
    return Lane(_contestant(name), list(runs))


def _contestant(name: str) -> Contestant:
    return Contestant(name, f"{name} as it comes", Answer, lambda answer: answer)


def _solved(seconds: float) -> Run:
    return Run(seconds, solved=True)


def _failed(seconds: float) -> Run:
    return Run(seconds, solved=False)


OURS = _lane("ours", _solved(0.001), _solved(0.003), _failed(0.008))


def _standings(*lanes: Lane) -> tuple[Standing, ...]:
    """The standings where alternating costs everybody half a millisecond a puzzle."""
    slower = [
        Lane(lane.contestant, [replace(run, seconds=run.seconds + 0.0005) for run in lane.runs])
        for lane in lanes
    ]
    return standings(lanes, slower)


def test_times_and_ratios() -> None:
    ours, peer = _standings(OURS, _lane("peer", _solved(0.004), _failed(0.004), _solved(0.004)))
    assert (ours.timed, ours.solved) == (3, 2)
    assert ours.mean_ms == pytest.approx(4)
    assert ours.alternating_ms == pytest.approx(4.5)
    assert ours.median_ms == pytest.approx(3)
    assert ours.slowest_ms == pytest.approx(8)
    assert (ours.ratio, ours.ratio_where_both_solved) == (None, None)
    assert peer.ratio == pytest.approx(12 / 12)
    assert peer.ratio_where_both_solved == pytest.approx(1 / 4)


def test_a_ratio_is_over_the_puzzles_that_both_ran() -> None:
    _, peer = _standings(OURS, _lane("peer", _solved(0.010), _solved(0.010)))
    assert peer.ratio == pytest.approx(4 / 20)


def test_without_such_puzzles_there_is_none() -> None:
    _, peer, absent = _standings(OURS, _lane("peer", _failed(0.01)), _lane("absent"))
    assert peer.ratio == pytest.approx(0.1)
    assert peer.ratio_where_both_solved is None
    assert (absent.timed, absent.mean_ms, absent.alternating_ms, absent.ratio) == (
        0,
        None,
        None,
        None,
    )


def test_the_table() -> None:
    lanes = [OURS, _lane("floor", _solved(0.00025), _solved(0.0005), _solved(0.00075))]
    assert table(SetResult("easy", 40, 3, None, _standings(*lanes))).splitlines() == [
        "easy: 3 of 40 puzzles",
        "         timed  solved  mean ms  alternating  median ms  slowest ms  ours/its  both solved",
        "  ours       3       2    4.000        4.500      3.000       8.000         -            -",
        "  floor      3       3    0.500        1.000      0.500       0.750      8.00         5.33",
    ]


def test_remarks_on_who_stopped_searched_refused_or_was_wrong() -> None:
    searched = Run(1.0, solved=True, searched=True)
    refused = Run(1.0, solved=False, refusal="ValueError: no")
    lanes = [
        OURS,
        _lane("one", searched),
        _lane("two", searched, searched),
        _lane("bad", refused, refused, Run(1.0, solved=False, wrong=True)),
    ]
    assert table(SetResult("hard", 3, 3, 2.5, _standings(*lanes))).splitlines()[6:] == [
        "  one used up its 2.5 s: it is compared over the one puzzle that it ran",
        "  one fell back on search for 1 puzzle",
        "  two used up its 2.5 s: it is compared over the 2 puzzles that it ran",
        "  two fell back on search for 2 puzzles",
        "  bad filled 1 puzzle wrongly",
        "  bad refused 2 puzzles, the first with ValueError: no",
    ]


def test_the_heading_names_everybody_and_the_way_of_running() -> None:
    contestants = [_contestant("ours"), _contestant("another")]
    first, _, _, *setups = heading(contestants, 1).splitlines()
    assert first.endswith("one process, one run a puzzle, garbage collector on")
    assert setups == ["  ours     ours as it comes", "  another  another as it comes"]
    assert "best of 3 runs a puzzle" in heading(contestants, 3)


def test_data_say_what_the_table_says() -> None:
    result = SetResult("easy", 40, 3, None, _standings(OURS))
    data = as_data([_contestant("ours")], 1, [result])
    [of_set] = data["sets"]
    assert of_set == {
        "name": "easy",
        "available": 40,
        "raced": 3,
        "max_seconds": None,
        "standings": (
            {
                "name": "ours",
                "timed": 3,
                "solved": 2,
                "wrong": 0,
                "searched": 0,
                "refusals": (),
                "mean_ms": pytest.approx(4),
                "alternating_ms": pytest.approx(4.5),
                "median_ms": pytest.approx(3),
                "slowest_ms": pytest.approx(8),
                "ratio": None,
                "ratio_where_both_solved": None,
            },
        ),
    }
    assert data["contestants"] == [{"name": "ours", "setup": "ours as it comes"}]
    assert as_data([], 1, [replace(result, name="other")])["sets"][0]["name"] == "other"
