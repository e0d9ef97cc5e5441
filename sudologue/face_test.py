"""The public face: what `import sudologue` offers, and what it costs."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import sudologue
from sudologue import hooks

ROOT = Path(__file__).resolve().parents[1]


def run(code: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_is_not_there_is_not_there() -> None:
    with pytest.raises(AttributeError) as caught:
        getattr(sudologue, "nonsense")  # noqa: B009
    assert str(caught.value) == "module 'sudologue' has no attribute 'nonsense'"
    with pytest.raises(ImportError):
        exec("from sudologue import nonsense")


@pytest.mark.parametrize("name", sudologue.__all__)
def test_everything_promised_is_there(name: str) -> None:
    value = getattr(sudologue, name)
    assert value is getattr(sudologue, name)
    assert value.__doc__
    assert name in dir(sudologue)


UNLISTED = ("CLASSIC", "House", "Rule", "SolveStatus", "TraceStep")


@pytest.mark.parametrize("name", [*sudologue.PARTS, *UNLISTED])
def test_what_few_people_use_is_there_and_not_listed(name: str) -> None:
    value = getattr(sudologue, name)
    assert not isinstance(value, ModuleType) or value is import_module(f"sudologue.{name}")
    assert name not in dir(sudologue)


def public(thing: object) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_")]


def test_a_face_is_small() -> None:
    """What a shell offers after a dot: who adds a name finds the place where few look, or one to go."""
    board = sudologue.Board("1... ..3. .4.. ...2")
    assert len(public(sudologue)) <= 26
    assert len(public(board)) == len(public(sudologue.Board)) == 21
    assert len(public(board.layout)) == 18


def test_the_face_alone_is_listed() -> None:
    assert dir(sudologue) == sorted([*sudologue.__all__, "__version__"])
    sudologue.solve("1... ..3. .4.. ...2")  # loads much
    assert dir(sudologue) == sorted([*sudologue.__all__, "__version__"])


def test_a_star_brings_every_name() -> None:
    assert len(set(sudologue.__all__)) == len(sudologue.__all__)
    assert (
        run(
            "from sudologue import *; import sudologue\n"
            "print([name for name in sudologue.__all__ if name not in globals()])"
        )
        == "[]\n"
    )


def test_every_name_is_loaded_when_it_is_first_used() -> None:
    for first in ("Board", "solve", "oracle"):
        assert (
            run(
                f"import sudologue\nassert {first!r} not in vars(sudologue)\nsudologue.{first}\n"
                f"assert {first!r} in vars(sudologue)\nprint('ok')"
            )
            == "ok\n"
        )


def test_the_version_is_the_project_s() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert sudologue.__version__ == project["version"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {project['version']}\n" in citation
    assert f'\nrepository-code: "{project["urls"]["Repository"]}"\n' in citation
    assert {"Homepage", "Documentation", "Repository"} <= project["urls"].keys()
    assert all(url.startswith(project["urls"]["Homepage"]) for url in project["urls"].values())


EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
LOADED = (
    "print(sorted(m for m in sys.modules if m.split('.')[0] in {'click', 'rich', 'sudologue'}))"
)


def test_importing_the_package_imports_its_hooks_and_nothing_else() -> None:
    needed = ["sudologue", "sudologue.conveniences", "sudologue.faces", "sudologue.hooks"]
    assert run(f"import sudologue, sys; {LOADED}") == f"{needed}\n"


def test_every_hook_is_filled() -> None:
    assert len(hooks.__annotations__) > 9
    assert all(callable(getattr(hooks, name)) for name in hooks.__annotations__)


def test_solving_and_telling_need_no_third_party() -> None:
    script = (
        "import sudologue, sys\n"
        "result = sudologue.solve('1... ..3. .4.. ...2')\n"
        "text = sudologue.narrate(result)\n"
        "assert sudologue.audit.check_trace(result).ok\n"
        "assert sudologue.oracle.count_solutions(result.initial).count == 1\n"
        "print([m for m in sys.modules if m.split('.')[0] in {'click', 'rich'}])"
    )
    assert run(script) == "[]\n"


def test_solving_imports_no_words() -> None:
    """A family's telling stands beside its search; it is loaded when somebody wants to hear it."""
    script = (
        "import sudologue, sys\n"
        "puzzle = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........'\n"
        "result = sudologue.solve(puzzle)\n"
        "families = {type(step.inference.evidence).__module__.split('.')[2] for step in result.steps}\n"
        "words = ('sudologue.narration', 'sudologue.rendering')\n"
        "loaded = [m for m in sys.modules if m.startswith(words) or '.telling' in m]\n"
        "print(result.status.value, len(families), loaded)"
    )
    assert run(script) == "solved 9 []\n"


ROOMS = ("audit", "clues", "inference", "model", "narration", "rendering", "sketching")
FOR_OTHERS = (
    *("audit", "formats", "oracle", "sketching", "clues.cage", "inference.codec"),
    *("inference.proof", "rendering.markdown_output", "rendering.picture", "rendering.svg"),
    *(f"narration.voices.{voice}" for voice in ("proof", "teacher", "technical", "terse")),
    *(f"narration.notations.{name}" for name in ("a1", "chain_lines", "hodoku_lines", "nrc")),
)


def test_telling_imports_what_is_told_and_nothing_for_others() -> None:
    """Prose needs no audit, no pictures, no traces on file, and no voice or notation but its own."""
    script = (
        "import sudologue, sys\n"
        f"sudologue.narrate(sudologue.solve({EASY!r}))\n"
        "print(*(name.removeprefix('sudologue.') for name in sys.modules if '.' in name))"
    )
    loaded = run(script).split()
    assert not set(FOR_OTHERS) & set(loaded)
    assert sum(name.partition(".")[0] in ROOMS for name in loaded) <= 75


@pytest.mark.parametrize("name", FOR_OTHERS)
def test_what_is_for_others_is_there(name: str) -> None:
    assert import_module(f"sudologue.{name}")


def test_importing_the_package_takes_at_most_40_ms() -> None:
    clock = (
        "import time; start = time.process_time(); import sudologue; "
        "print(time.process_time() - start)"
    )
    best = min(float(run(clock)) for _ in range(5))
    assert best < 0.040


def test_the_first_page_of_the_package_runs() -> None:
    """The docstring's own example, in an interpreter that has imported nothing yet."""
    assert (
        run("import doctest, sudologue; print(doctest.testmod(sudologue))")
        == "TestResults(failed=0, attempted=4)\n"
    )
