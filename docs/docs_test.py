"""Every example that a reader can see is run.

In the Markdown files of the repository: `pycon` blocks are doctests, `python` blocks are executed
one after the other in one namespace a file, and of `console` blocks every `$` line is run and what it
prints is compared, `…` alone on a line standing for any lines; `$ P=…` sets what `$P` is from there on.
A block that begins like ` ```console needs=dot ` is run where there is a program of that name,
` ```python needs=distributed ` where there is such a package; with `SUDOLOGUE_CLUSTER=required` in the environment it has to be there.
"""

from __future__ import annotations

import doctest
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from string import Template
from types import ModuleType

import pytest

from sudologue.cli.main import VERBS
from sudologue.cli.main import run as program
from sudologue.rules.families import families

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
# a family's files, whichever family's
ROLE_FILES = {
    *("card.py", "evidence.py", "search.py", "sketch.py", "telling.py", "x.py", "x_test.py"),
    *("law.py", "words.py", "drawing.py", "files.py"),
}
_BLOCK = re.compile(r"^```(\w+)(?: needs=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, the line it starts on, and what program it needs."""

    language: str
    text: str
    line: int
    needs: str | None = None

    @property
    def is_transcript(self) -> bool:
        """Whether it shows commands that can be run here."""
        can_run = self.needs is None or shutil.which(self.needs) is not None
        return self.language == "console" and can_run


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page."""
    source = page.read_text(encoding="utf-8")
    for found in _BLOCK.finditer(source):
        line = source[: found.start()].count("\n") + 2
        yield Block(found[1], found[3], line, found[2])


def pages_with(*languages: str) -> list[Path]:
    """The pages that have blocks of a language."""
    return [page for page in PAGES if any(block.language in languages for block in blocks(page))]


@dataclass(frozen=True)
class Command:
    """A line typed at a terminal, and what it should print."""

    line: str
    expected: str


def commands(transcript: str) -> Iterator[Command]:
    """The commands of a `console` block."""
    for part in re.split(r"^\$ ", transcript, flags=re.MULTILINE)[1:]:
        line, _, expected = part.partition("\n")
        while line.endswith("\\"):
            more, _, expected = expected.partition("\n")
            line = f"{line}\n{more}"
        yield Command(line, expected)


def matches(expected: str, printed: str) -> bool:
    """Whether the print is as expected, `…` lines matching anything."""
    parts = [re.escape(part) for part in re.split(r"^…\n", expected, flags=re.MULTILINE)]
    return re.fullmatch("(?:.*\n)*".join(parts), printed) is not None


class Typed:
    """Lines typed in a folder: what they print, on both streams, and their exit code.

    A command of ours is run in this process, for starting one takes longer than most of them; what
    takes a real shell is given to one, with `sudologue` on its path.
    """

    _OURS = re.compile(
        r"(?:(?P<before>[^|;]+) \| )?sudologue (?P<words>[^|;<>$]*?)"
        r"(?: < (?P<source>\S+))?(?: (?P<stream>2?)> (?P<target>\S+))?"
    )

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder, self._patch = folder, monkeypatch
        tools = folder / "bin"
        tools.mkdir()
        launcher = tools / "sudologue"
        launcher.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m sudologue "$@"\n')
        launcher.chmod(0o755)
        monkeypatch.chdir(folder)
        monkeypatch.setenv("PATH", f"{tools}:{os.environ['PATH']}")
        monkeypatch.setenv("PYTHONPATH", str(ROOT))
        monkeypatch.setenv("COLUMNS", "100")

    def __call__(self, line: str) -> tuple[str, int]:
        """What a line prints on both streams, in their order, and its exit code."""
        line = line.replace("\\\n", "")
        if assigned := re.fullmatch(r"([A-Z]+)=(\S+)", line):
            self._patch.setenv(assigned[1], assigned[2])
            return "", 0
        line = Template(line).safe_substitute(os.environ)
        found = self._OURS.fullmatch(line)
        if found is None:
            return self._shell(line)
        before, source = found["before"], found["source"]
        given = self(before)[0] if before else Path(source).read_text("utf-8") if source else ""
        both, aside = _stream(), _stream()
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        out = aside if found["target"] and not found["stream"] else both
        err = aside if found["stream"] else both
        with redirect_stdout(out), redirect_stderr(err):
            code = program(shlex.split(found["words"]))
        if found["target"]:
            Path(found["target"]).write_bytes(aside.buffer.getvalue())
        return both.buffer.getvalue().decode(), code

    def _shell(self, line: str) -> tuple[str, int]:
        done = subprocess.run(
            line,
            shell=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.stdout, done.returncode


class _Written(io.TextIOWrapper):
    """A stream of which one can see what was written."""

    buffer: io.BytesIO


def _stream() -> _Written:
    return _Written(io.BytesIO(), encoding="utf-8", write_through=True)


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Typed:
    return Typed(tmp_path, monkeypatch)


def _can_import(package: str | None) -> bool:
    if package is None or find_spec(package) is not None:
        return True
    if os.environ.get("SUDOLOGUE_CLUSTER") == "required":
        pytest.fail(f"SUDOLOGUE_CLUSTER=required, and not installed: {package}")
    return False


@pytest.mark.parametrize("page", pages_with("python", "pycon"), ids=lambda page: page.name)
def test_python_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType(f"page_{page.stem}")  # no package that a page imports is called so
    monkeypatch.setitem(sys.modules, module.__name__, module)  # dataclasses look there
    namespace = module.__dict__
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    for block in blocks(page):
        if block.language == "python" and not _can_import(block.needs):
            continue
        if block.language == "python":
            code = compile("\n" * block.line + block.text, str(page), "exec")
            exec(code, namespace)
        elif block.language == "pycon":
            example = doctest.DocTestParser().get_doctest(
                block.text, namespace, page.name, str(page), block.line
            )
            runner.run(example, clear_globs=False)
            namespace.update(example.globs)
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("page", pages_with("console"), ids=lambda page: page.name)
def test_transcripts_are_what_is_printed(page: Path, typed: Typed) -> None:
    for block in blocks(page):
        if block.is_transcript:
            for command in commands(block.text):
                printed, _ = typed(command.line)
                assert matches(
                    command.expected, printed
                ), f"{page.name}, line {block.line}: $ {command.line}\n{printed}"


# So much of a sample is enough to see that an example runs.
LINES = 4

# examples whose exit code tells something; what waits for keys finds no terminal here
ENDS = {
    "sudologue check --where ':0000:x:1+2....3..4.....2:::'": 3,
    "sudologue judge 1.....3..4.....2 r1c4=4 --by 'row 1'": 1,
    "sudologue watch 1.....3..4.....2": 2,
    "sudologue watch --delay 2 --voice teacher puzzles/sample.txt": 2,
}


@pytest.mark.parametrize("verb", ["", *VERBS])
def test_examples_of_help_texts_run_where_they_are_pasted(
    verb: str, tmp_path: Path, typed: Typed
) -> None:
    """In a clone, that is, whose sample of puzzles they use."""
    (tmp_path / "puzzles").mkdir()
    for sample in (ROOT / "puzzles").glob("*.txt"):
        lines = sample.read_text("utf-8").splitlines(keepends=True)
        (tmp_path / "puzzles" / sample.name).write_text("".join(lines[:LINES]), "utf-8")
    help_text, _ = typed(f"sudologue {verb} --help")
    examples = help_text.partition("Examples:\n")[2].partition("\n\n")[0].splitlines()
    for line in map(str.strip, examples):
        if "| dot " in line and shutil.which("dot") is None:
            line = line.partition(" | dot ")[0]
        printed, code = typed(line)
        assert code == ENDS.get(line, 0), f"$ {line}\n{printed}"


def test_every_console_line_is_seen() -> None:
    transcript = "$ one \\\n  more\nout\n$ two\n"
    assert list(commands(transcript)) == [Command("one \\\n  more", "out\n"), Command("two", "")]


def test_blocks_that_need_a_program_wait_for_it(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```console needs=sh\n$ a\n```\n\n```console needs=no-such-program\n$ b\n```\n")
    found = list(blocks(page))
    assert [block.text for block in found] == ["$ a\n", "$ b\n"]
    assert [block.is_transcript for block in found] == [True, False]


def test_ellipsis_lines_match_any_lines() -> None:
    assert matches("a\n…\nd\n", "a\nb\nc\nd\n")
    assert not matches("a\n…\nd\n", "a\nb\nc\n")
    assert not matches("a\n", "a\nb\n")


def test_the_map_shows_every_family() -> None:
    shown = re.findall(r"^\| \**`(\w+)`", (ROOT / "docs/families.md").read_text("utf-8"), re.M)
    assert sorted(shown) == sorted([*families(), "common"])


@pytest.mark.parametrize(
    "page", [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")], ids=lambda p: p.name
)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    for name in re.findall(r"`([a-z_]+(?:/[a-z_]+)*\.py)`", page.read_text(encoding="utf-8")):
        roots = (ROOT, ROOT / "sudologue", ROOT / "sudologue/rules", ROOT / "tools")
        there = any((root / name).exists() for root in roots)
        assert there or name in ROLE_FILES, f"{page.name} speaks of {name}, which is not there"
