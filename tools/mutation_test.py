from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tools.mutants import Module
from tools.mutation import ROOT, THIS


def changes(*lines: str) -> set[str]:
    text = "def function(a, b):\n" + "".join(f"    {line}\n" for line in lines)
    return {mutant.after for mutant in Module("module.py", text).mutants()}


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["x = a < b"], {"a <= b", "a >= b"}),
        (["x = a is b and a"], {"a is not b", "a is b or a", "a is b", "a"}),
        (["x = a & ~b << 1"],
         {"a | ~b << 1", "b", "~b >> 1", "~b << 2", "~b << 0"}),
        (["x = range(a)"], {"range(a + 1)", "range(a - 1)"}),
        (["x = any(a)", "x -= b"], {"all(a)", "x += b", "pass"}),
        (["if a:", "    return b"], {"if not a:", "pass", "return None"}),
        (["while not a:", "    continue"], {"a", "pass"}),
        (["a = [x for x in b if x]", "return True"], {"for x in b", "return False"}),
        (['"""Words."""', "x: int = a", "super().f()", "y = isinstance(a, b | x)"], set[str]()),
    ],
)  # fmt: skip
def test_what_is_changed(lines: list[str], expected: set[str]) -> None:
    assert changes(*lines) == expected


@pytest.mark.slow
def test_all_mutants_can_be_told_apart_and_compiled() -> None:
    keys = Counter(mutant.key for mutant in THIS.mutants)
    assert keys.most_common(1)[0][1] == 1
    assert THIS.drawn(1) == THIS.drawn(1) != THIS.drawn(2)
    for mutant in THIS.drawn(1)[:5]:
        assert mutant.code.co_qualname == mutant.where


def test_what_is_listed_as_equivalent_is_there_with_a_reason() -> None:
    keys = {mutant.key for mutant in THIS.mutants}
    assert [key for key in THIS.reasons if key not in keys] == []
    assert all(THIS.reasons.values())


TOY = {
    "toy.py": "def larger(a, b):\n    return a if a >= b else b\n",
    "toy_test.py": (
        "from toy import larger\n\n\ndef test_larger():\n"
        "    assert (larger(1, 2), larger(3, 2)) == (2, 3)\n"
    ),
    "equivalents.toml": (
        '[[equivalent]]\npath = "toy.py"\nwhere = "larger"\ntext = "return a if a >= b else b"\n'
        'before = "a >= b"\nafter = "a > b"\nreason = "equal numbers are alike"\n'
    ),
    "run.py": (
        "from pathlib import Path\nfrom tools import mutation\n"
        "toy = mutation.Held(('toy.py',), ('toy_test.py',))\n"
        "root = Path(__file__).parent\nmutation._LEAST = 1\n"
        "campaign = mutation.Campaign(root, (toy,), root / 'equivalents.toml')\n"
        "print('left:', mutation.report(campaign, campaign.mutants, 2))\n"
    ),
}


def told(folder: Path, files: dict[str, str]) -> str:
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    command = [sys.executable, str(folder / "run.py")]
    ended = subprocess.run(
        command, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    return ended.stdout + ended.stderr


def test_mutants_are_killed_or_survive_with_a_reason_or_without(tmp_path: Path) -> None:
    said = told(tmp_path, TOY)
    assert "killed      toy.py:2 larger: a >= b  ->  a < b\n" in said
    assert "equivalent  toy.py:2 larger: a >= b  ->  a > b\n" in said
    assert "3 of 3 mutants: 2 killed, 0 hung, 0 survived, 1 equivalent\nleft: 0\n" in said


@pytest.mark.slow
def test_survivors_without_a_reason_loops_and_failing_tests_are_told(tmp_path: Path) -> None:
    said = told(tmp_path, {**TOY, "equivalents.toml": ""})
    assert "1 survived, 0 equivalent\ntoy.py:2 larger: a >= b  ->  a > b\n" in said
    assert "left: 1\n" in said
    looping = "def larger(a, b):\n    while a < b:\n        a += 1\n    return a\n"
    assert "hung        toy.py:3 larger: a += 1  ->  pass\n" in told(
        tmp_path, {**TOY, "toy.py": looping}
    )
    wrong = TOY["toy.py"].replace(">=", "<")
    assert "no mutants were tried: without a change toy_test.py fails" in told(
        tmp_path, {**TOY, "toy.py": wrong}
    )


def test_a_generator_may_lose_its_only_yield(tmp_path: Path) -> None:
    generator = "def larger(a, b):\n    if a is not None:\n        yield max(a, b)\n"
    tests = "from toy import larger\n\n\ndef test():\n    assert [*larger(1, 2)] == [2]\n"
    strict = '[tool.pytest.ini_options]\nfilterwarnings = ["error"]\n'
    files = {"toy.py": generator, "toy_test.py": tests, "equivalents.toml": ""}
    said = told(tmp_path, {**TOY, **files, "pyproject.toml": strict})
    assert "killed      toy.py:2 larger: if a is not None:  ->  pass\n" in said


@pytest.mark.slow
def test_a_sample_has_no_survivor_without_a_reason() -> None:
    command = [sys.executable, "-m", "tools.mutation", "--count", "15", "--seed", "1"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "\n15 of " in ended.stdout
