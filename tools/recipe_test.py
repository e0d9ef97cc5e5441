"""The recipes of CONTRIBUTING.md, followed to the letter.

The files of a family of rules, a rating model, a kind of clue and a format are written into a copy
of the package, and the lines that enter them into its orders. Then every general test has to pass
there with what is new among the others, the contracts of imports included.
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
_LINE = re.compile(r"^```python line=(\S+) after=([^\n]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

# What looks at all rules at once.
WHOLE = (
    "sudologue/rules/all_rules_test.py",
    "sudologue/rules/card_test.py",
    "sudologue/inference/codec/schema_test.py",
    "sudologue/inference/codec/named_classes_test.py",
    "sudologue/cli/verbs/rules_test.py",
    "sudologue/face_test.py::test_solving_imports_no_words",
)


# What looks at all kinds of clues at once.
KINDS = (
    "sudologue/clues/clue_kinds_test.py",
    "sudologue/clues/clue_kinds.py",
    "sudologue/inference/codec/schema_test.py",
    "tools/clue_schema_test.py",
)
FAMILY, MODEL = "Adding a family of rules", "Adding a rating model"
KIND, FORMAT = "Adding a kind of clue", "Adding a format"

# What looks at all formats at once.
FORMATS = (
    "sudologue/formats/registry_test.py",
    "sudologue/formats/losses_test.py",
    "tools/format_page_test.py",
)


def recipe(heading: str) -> str:
    """The section of a heading."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def files(heading: str) -> dict[str, str]:
    """A recipe's files, by path."""
    return dict(_FILE.findall(recipe(heading)))


def lines(heading: str) -> Iterator[tuple[str, str, str]]:
    """A recipe's single lines: the file, the line to stand after, the line."""
    yield from _LINE.findall(recipe(heading))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the family, the model and the kind of the recipes in it."""
    folder = tmp_path_factory.mktemp("project")
    being_compiled = shutil.ignore_patterns("*.pyc.*")  # by tests beside; what is done is copied
    for part in ("sudologue", "puzzles", "tools", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=being_compiled)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / ".venv").symlink_to(ROOT / ".venv")
    for heading in (FAMILY, MODEL, KIND, FORMAT):
        for path, text in files(heading).items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        for path, before, line in lines(heading):
            text = (folder / path).read_text(encoding="utf-8")
            place = rf'^ *"?{re.escape(before)}(?!\w).*\n'
            text, entered = re.subn(place, rf"\g<0>{line}", text, flags=re.M)
            assert entered == 1
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


@pytest.mark.parametrize(
    ("heading", "orders"),
    [
        (FAMILY, ["sudologue/rules/order.py"]),
        (MODEL, ["sudologue/rating/models/__init__.py"]),
        (KIND, []),
        (FORMAT, ["sudologue/formats/registry.py"] * 2),
    ],
)
def test_a_recipe_is_one_folder_and_its_lines_at_most(heading: str, orders: list[str]) -> None:
    folders = {Path(path).parent for path in files(heading)}
    assert len([folder for folder in folders if "languages" not in folder.parts]) == 1
    assert [path for path, _, line in lines(heading) if line.count("\n") == 1] == orders
    assert len(list(lines(heading))) == len(orders)


def test_the_new_family_passes_the_general_tests(copy: Path) -> None:
    slug = next(line for _, _, line in lines(FAMILY)).split('"')[1]
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


def test_the_new_format_passes_the_general_tests(copy: Path) -> None:
    run(copy, "tools.format_page")
    assert "Solo game ID" in (copy / "docs/formats.md").read_text(encoding="utf-8")
    report = run(copy, "pytest", "-q", "-p", "no:cacheprovider", "-k", "solo", "sudologue/formats")
    passed = re.search(r"(\d+) passed", report)
    assert passed is not None
    assert int(passed[1]) > 8  # its own six, and those of what all formats obey
    run(copy, "pytest", "-q", "-p", "no:cacheprovider", *FORMATS)
    puzzle = "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9"
    assert run(copy, "sudologue", "convert", "--to", "line", puzzle).startswith("53..7....6..195")
    assert run(copy, "sudologue", "convert", "--to", "solo", puzzle) == f"{puzzle}\n"


def test_all_keep_the_contracts(copy: Path) -> None:
    imports = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", imports], cwd=copy, capture_output=True, text=True, check=False
    )
    assert "0 broken" in done.stdout, done.stdout
    assert "sudologue.rules.last_digit" not in done.stdout
    assert "clue_count" not in done.stdout
    assert "sudologue.clues.renban" not in done.stdout
    assert "sudologue.formats.solo_game" not in done.stdout


def test_the_new_rule_is_solved_with_and_told(copy: Path) -> None:
    puzzle = "53467891267219534819834256785976142342685379171392485696153728428741963534528617."
    rules = "last_digit,naked_single"
    told = run(copy, "sudologue", "solve", "--rules", rules, "--voice", "terse", puzzle)
    assert told.startswith("1. r9c9 = 9: Last Digit")


def test_the_new_model_rates_and_is_told_everywhere(copy: Path) -> None:
    run(copy, "pytest", "-q", "-p", "no:cacheprovider", "sudologue/rating/models/models_test.py")
    run(copy, "pytest", "-q", "-p", "no:cacheprovider", "sudologue/rating/models/clue_count")
    puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    rate = ("sudologue", "rate", "--quiet", "--models", "clue_count,se")
    assert run(copy, *rate, puzzle).startswith("Sudoku Explainer 1.2 (")
    assert run(copy, *rate, puzzle).endswith("; Givens 30\n")
    assert '"clue_count": {"givens": 30}' in run(copy, *rate, "--format", "json", puzzle)
    heading, row = run(copy, *rate, "--format", "csv", puzzle).splitlines()
    assert dict(zip(heading.split(","), row.split(","), strict=True))["givens"] == "30"
    wish = ("--scale", "clue_count", "--difficulty", "26", "27")
    made = run(copy, "sudologue", "generate", "--seed", "1", "--format", "line", *wish)
    assert sum(each in "123456789" for each in made.strip()) in (26, 27)
