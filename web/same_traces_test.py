"""The solver in the browser finds what it finds anywhere: the same traces, to the last character."""

from __future__ import annotations

import hashlib
import json

import pytest

import sudologue
from puzzles.shared import lines, needs_shared
from web.conftest import Page

pytestmark = [pytest.mark.slow, needs_shared]

# the harder a set, the fewer of it: these take seconds each
COUNTS = {
    "hardest2011": 1,
    "tridagon": 1,
    "hodoku-exemplars": 15,
    "qqwing-easy": 16,
    "qqwing-expert": 14,
    "qqwing-intermediate": 10,
    "qqwing-simple": 10,
    "seventeen-clues": 15,
    "sudorules-misc": 8,
    "top1465": 10,
}

_DIGEST = """(async puzzle => {
  await sudologue.ask("solve", { position: { size: 9, puzzle } });
  const trace = new TextEncoder().encode(await sudologue.ask("trace"));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", trace));
  return [...digest].map(byte => byte.toString(16).padStart(2, "0")).join("");
})"""


@pytest.mark.parametrize("name", COUNTS)
def test_traces_are_those_of_a_python_of_ones_own(page: Page, name: str) -> None:
    for line in lines(name, COUNTS[name]):
        puzzle = line.replace("0", ".")
        trace = sudologue.solve(puzzle).to_json()
        found = page.browser.evaluate(f"{_DIGEST}({json.dumps(puzzle)})")
        assert found == hashlib.sha256(trace.encode()).hexdigest(), puzzle


def test_a_hundred_puzzles_are_compared() -> None:
    assert sum(COUNTS.values()) == 100
