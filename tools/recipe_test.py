"""The recipes for a family of rules and for a kind of clue, in CONTRIBUTING.md, followed to the letter.

Their files are written into a copy of the package, the family's one line into the order of the rules.
Then every general test has to pass there with the new rule and the new kind among the others, the
contracts of imports included.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[1]
_FILE = re.compile(r"^```python file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINE = re.compile(r"^```python line=(\S+) after=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

# What looks at all rules at once.
WHOLE = (
    "sudologue/rules/all_rules_test.py",
    "sudologue/rules/card_test.py",
    "sudologue/inference/codec/schema_test.py",
    "sudologue/inference/codec/kinds_test.py",
    "sudologue/cli/rules_test.py",
    "sudologue/face_test.py::test_solving_imports_no_words",
)


# What looks at all kinds of clues at once.
KINDS = (
    "sudologue/clues/clue_kinds_test.py",
    "sudologue/clues/clue_kinds.py",
    "sudologue/inference/codec/schema_test.py",
    "tools/clue_schema_test.py",
)


def files() -> dict[str, str]:
    """The recipes' files, by path."""
    recipe = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return dict(_FILE.findall(recipe))


def lines() -> Iterator[tuple[str, str, str]]:
    """The recipes' single lines: the file, the line to stand after, the line."""
    recipe = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    yield from _LINE.findall(recipe)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the recipes' family and kind of clue in it."""
    folder = tmp_path_factory.mktemp("project")
    kept_out = shutil.ignore_patterns("__pycache__")
    for part in ("sudologue", "puzzles", "tools", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=kept_out)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / ".venv").symlink_to(ROOT / ".venv")
    for path, text in files().items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    for path, before, line in lines():
        text = (folder / path).read_text(encoding="utf-8")
        assert text.count(f'    "{before}",\n') == 1
        text = text.replace(f'    "{before}",\n', f'    "{before}",\n{line}')
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, *command: str) -> str:
    """What a command prints in the copy, if it succeeds."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def test_the_recipes_are_one_folder_each_and_one_line() -> None:
    folders = {str(Path(path).parent) for path in files()}
    assert folders == {"sudologue/rules/last_digit", "sudologue/clues/renban"}
    assert [(path, line.count("\n")) for path, _, line in lines()] == [
        ("sudologue/rules/order.py", 1)
    ]


def test_the_new_family_passes_the_general_tests(copy: Path) -> None:
    slug = next(line for _, _, line in lines()).strip().strip('",')
    report = run(copy, "pytest", "-q", "-p", "no:cacheprovider", "-k", slug, "sudologue")
    passed = re.search(r"(\d+) passed", report)
    assert passed is not None
    assert int(passed[1]) > 15  # its own four, and those of what all rules obey
    run(copy, "pytest", "-q", "-p", "no:cacheprovider", *WHOLE)


def test_the_new_kind_of_clue_passes_the_general_tests(copy: Path) -> None:
    run(copy, "tools.clue_schema")
    report = run(copy, "pytest", "-q", "-p", "no:cacheprovider", "sudologue/clues/renban", *KINDS)
    passed = re.search(r"(\d+) passed", report)
    assert passed is not None
    assert int(passed[1]) > 80
    schema = (copy / "docs/trace.schema.json").read_text(encoding="utf-8")
    assert '["cage", "region", "arrow", "thermometer", "renban"]' in schema


def test_both_keep_the_contracts(copy: Path) -> None:
    imports = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", imports], cwd=copy, capture_output=True, text=True, check=False
    )
    assert "0 broken" in done.stdout, done.stdout
    assert "sudologue.rules.last_digit" not in done.stdout
    assert "sudologue.clues.renban" not in done.stdout


def test_the_new_rule_is_solved_with_and_told(copy: Path) -> None:
    puzzle = "53467891267219534819834256785976142342685379171392485696153728428741963534528617."
    rules = "last_digit,naked_single"
    told = run(copy, "sudologue", "solve", "--rules", rules, "--voice", "terse", puzzle)
    assert told.startswith("1. r9c9 = 9: Last Digit")
