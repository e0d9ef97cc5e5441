"""What a run notes beside the file that it writes, so that another can go on where it stopped."""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, cast

import click

from sudologue import __version__
from sudologue.cli.exits import Exit
from sudologue.cli.output.destination import is_no_place_for_files, is_standard_output
from sudologue.cli.output.partial_file import PartialFile, journal_of, part_of
from sudologue.cli.output.results import Refusals
from sudologue.errors import SudologueError
from sudologue.messages import Messages

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.cli.options.run_options import RunOptions

_SECONDS = 1.0
_RECORDS = 1_000


@dataclass(frozen=True)
class Journal:
    """How far a run has come: its results are whole up to so many bytes, for what it has read.

    `input` is the SHA-256 of that. Whoever goes on has the same version and the same options.
    """

    verb: str
    options: Mapping[str, str]
    version: str = __version__
    input: str = ""
    done: int = 0
    bytes: int = 0
    codes: Mapping[str, int] = field(default_factory=dict[str, int])
    refused: int = 0
    read: int = 0

    @property
    def outcomes(self) -> Counter[Exit]:
        """How often each exit code came up."""
        return Counter({Exit[name]: times for name, times in self.codes.items()})

    def to_json(self) -> str:
        """The journal as one line."""
        return json.dumps(asdict(self)) + "\n"

    @classmethod
    def read_from(cls, path: Path) -> Journal:
        """The journal on file."""
        try:
            return cls(**json.loads(path.read_text(encoding="utf-8")))
        except (ValueError, TypeError) as error:
            raise SudologueError(_say("no_journal", path=path, error=error)) from error

    def expect_same_run(self, now: Journal, name: str) -> None:
        """Refuse to go on with something else than what was begun."""
        remedy = _say("remedy", name=name)
        difference = difference_of(self, now)
        if difference is not None:
            raise SudologueError(_say("other_run", name=name, difference=difference, remedy=remedy))


def difference_of(before: Journal, now: Journal) -> str | None:
    """In what two runs differ: as which the one before was done, and as which this one is."""
    if before.version != now.version:
        return _say("by_version", before=before.version, now=now.version)
    if before.verb != now.verb:
        return _say("by_verb", before=before.verb, now=now.verb)
    for name in sorted({*before.options, *now.options}):
        one, other = before.options.get(name), now.options.get(name)
        if one != other:
            return _say("with_options", before=_option(name, one), now=_option(name, other))
    return None


def _option(name: str, value: str | None) -> str:
    called = f"--{name.replace('_', '-')}"
    return (
        _say("without", called=called) if value in (None, "None", "False") else f"{called} {value}"
    )


_OF_THE_RUN = ("output", "indent", "jobs", "cluster", "resume", "shard")


def new_journal(asked: RunOptions) -> Journal:
    """What is noted of a run that has just begun: all that was asked of the puzzles."""
    ctx = click.get_current_context()
    names = [name for name in ctx.params if name not in _OF_THE_RUN]
    options = {name: _said(getattr(asked, name)) for name in names}
    shard = {} if asked.shard is None else {"shard": str(asked.shard)}
    return Journal(ctx.info_name or "", {**options, **shard})


def _said(value: object) -> str:
    """The value of an option as a text that is the same in another process."""
    if isinstance(value, tuple):
        return " ".join(map(_said, cast("tuple[object, ...]", value)))
    return str(getattr(value, "name", value))


def journal_begun(asked: RunOptions) -> Journal | None:
    """How far an earlier run had come that is to be gone on with."""
    target = _target(asked.output)
    if target is None:
        if asked.resume:
            raise SudologueError(_say("resume_needs_output"))
        return None
    part, journal = part_of(target), journal_of(target)
    if not (part.exists() and journal.exists()):
        return None
    name = f"{asked.output}.part"
    if not asked.resume:
        raise SudologueError(_say("interrupted", name=name))
    found = Journal.read_from(journal)
    found.expect_same_run(new_journal(asked), name)
    if part.stat().st_size < found.bytes:
        raise SudologueError(_say("shorter", name=name))
    return found


def _target(output: str | None) -> Path | None:
    """The file that appears in the end, if it is one."""
    if output is None or is_standard_output(output) or is_no_place_for_files(output):
        return None
    return Path(os.path.realpath(output))


class Log:
    """Keeps the journal while a run goes on, each second or after each thousand results."""

    def __init__(self, sink: PartialFile, begun: Journal) -> None:
        self.journal = begun
        self._sink = sink
        self._hash = hashlib.sha256()
        self._last = monotonic()
        self._since = self._passed = 0

    def pass_over(self, identity: bytes) -> None:
        """Take note of one that an earlier run has done."""
        self._hash.update(identity)
        self._passed += 1

    def expect_same_input(self) -> None:
        """Refuse another input than the earlier run read."""
        done, passed = self.journal.done, self._passed
        if passed < done:
            raise SudologueError(_say("other_count", done=done, passed=passed))
        if done and self._hash.hexdigest() != self.journal.input:
            raise SudologueError(_say("other_input", done=done))

    def note(self, identity: bytes, codes: Counter[Exit], refusals: Refusals) -> None:
        """Take note of one more that is done, and now and then write it down."""
        self._hash.update(identity)
        self._since += 1
        if self._since >= _RECORDS or monotonic() - self._last >= _SECONDS:
            self.write_down(codes, refusals)

    def write_down(self, codes: Counter[Exit], refusals: Refusals) -> None:
        """Have everything on the disk, then the journal that says so."""
        done = self.journal.done + self._since
        self._last, self._since = monotonic(), 0
        self.journal = replace(
            self.journal,
            done=done,
            input=self._hash.hexdigest(),
            bytes=self._sink.whole,
            codes={code.name: times for code, times in codes.items()},
            refused=refusals.times,
            read=refusals.read,
        )
        self._sink.check_point(self.journal.to_json())
