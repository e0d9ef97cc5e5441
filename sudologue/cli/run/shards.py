"""Shares of one input, each done by itself: what they write, and how it is put together again.

A shard's file begins with what was asked for, and ends with what was read in all. In between stands
the output of each of its puzzles, with everything that is to be written and said; so what is merged
is what one run would have written, byte for byte.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import IO, Any, Generic, cast

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import P
from sudologue.cli.input.input_progress import InputProgress
from sudologue.cli.options.run_options import Shard
from sudologue.cli.output.results import Event, Output
from sudologue.cli.output.sink import Sink
from sudologue.cli.run.journal import Journal, difference_of
from sudologue.errors import SudologueError
from sudologue.messages import Messages

_say = Messages(__name__)

FORM = "sudologue-shard"
_VERSION = 1


class Sharing(Generic[P]):
    """Those of many things that are a shard's; all are counted, and what they are."""

    def __init__(self, items: Iterable[P], shard: Shard | None, progress: InputProgress) -> None:
        self._items = items
        self._progress = progress
        self._shard = shard
        self._hash = hashlib.sha256()
        self.count = 0

    def __iter__(self) -> Iterator[P]:
        for item in self._items:
            if self._shard is not None:
                self._hash.update(item.identity)
            self.count += 1
            if self._shard is None or self._shard.has(self.count - 1):
                self._progress.taken += 1
                yield item

    @property
    def input(self) -> str:
        """What was read, as a hash."""
        return self._hash.hexdigest()


@dataclass(frozen=True)
class Heading:
    """The first line of a shard: what was asked for, and how the results are to be written.

    They stand below a `header`, if there is one; of rows with columns for `parquet` that is made.
    """

    shard: Shard
    journal: Journal
    header: str
    has_records: bool
    parquet: Mapping[str, str]
    indent: int

    def to_json(self) -> str:
        """The heading as one line."""
        data = {
            "form": FORM,
            "form_version": _VERSION,
            "shard": str(self.shard),
            "verb": self.journal.verb,
            "options": dict(self.journal.options),
            "version": self.journal.version,
            "header": self.header,
            "has_records": self.has_records,
            "parquet": dict(self.parquet),
            "indent": self.indent,
        }
        return json.dumps(data) + "\n"

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Heading:
        """The heading of what stands on a line; a `KeyError` if it is none."""
        number, count = map(int, data["shard"].split("/"))
        options = {name: value for name, value in data["options"].items() if name != "shard"}
        journal = Journal(data["verb"], options, data["version"])
        shard = Shard(number, count)
        return cls(
            shard, journal, data["header"], data["has_records"], data["parquet"], data["indent"]
        )


class ShardWriter:
    """Writes outputs as they are, each with the place of its puzzle among all."""

    def __init__(self, sink: Sink, heading: Heading) -> None:
        self._sink = sink
        self._shard = heading.shard
        if not sink.whole:
            sink.write(heading.to_json())

    def take(self, output: Output, index: int) -> None:
        """Write one down."""
        line = {"index": self._place(index), "code": output.code, "events": output.events}
        self._sink.write(json.dumps(line) + "\n")

    def _place(self, index: int) -> int:
        return index * self._shard.count + self._shard.number - 1

    def end(self, count: int, input: str) -> None:
        """Write down what was read in all."""
        self._sink.write(json.dumps({"count": count, "input": input}) + "\n")


class ShardReader:
    """Reads a shard's file line by line."""

    def __init__(self, name: str, file: IO[str]) -> None:
        self.name = name
        self._file = file
        try:
            data = self._line()
            if data["form"] != FORM or data["form_version"] != _VERSION:
                raise KeyError
            self.heading = Heading.of(data)
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise SudologueError(_say("no_share", name=name)) from error

    def _line(self) -> dict[str, Any]:
        data = json.loads(self._file.readline() or "null")
        return cast("dict[str, Any]", data)

    def next(self) -> tuple[int, Output | str]:
        """The next output and its place; at the end, how many were read in all, and what."""
        try:
            data = self._line()
            if "count" in data:
                return int(data["count"]), str(data["input"])
            events: list[Event] = [tuple(map(str, event)) for event in data["events"]]
            return int(data["index"]), Output(events, Exit(data["code"]))
        except (KeyError, TypeError, ValueError) as error:
            raise SudologueError(_say("not_whole", name=self.name)) from error


def merged(readers: Iterable[ShardReader]) -> Iterator[Output]:
    """The outputs of all shards in the order of their puzzles."""
    shards = _in_order(readers)
    index = 0
    while True:
        shard = shards[index % len(shards)]
        place, output = shard.next()
        if not isinstance(output, Output):
            break
        if place != index:
            raise SudologueError(_say("missing", name=shard.name, index=index + 1))
        yield output
        index += 1
    others = (other.next() for other in shards if other is not shard)
    if place != index or any(end != (place, output) for end in others):
        raise SudologueError(_say("different_inputs"))


def _in_order(readers: Iterable[ShardReader]) -> list[ShardReader]:
    """The shards by number: all of them, each once, of one run."""
    shards = sorted(readers, key=lambda reader: reader.heading.shard.number)
    first = shards[0]
    for shard in shards:
        if shard.heading.shard.count != first.heading.shard.count:
            raise SudologueError(
                _say(
                    "two_runs",
                    name=shard.name,
                    shard=shard.heading.shard,
                    first=first.name,
                    of=first.heading.shard,
                )
            )
        difference = difference_of(shard.heading.journal, first.heading.journal)
        if difference is not None:
            raise SudologueError(
                _say("made_otherwise", name=shard.name, difference=difference, first=first.name)
            )
    numbers = [shard.heading.shard.number for shard in shards]
    for number in range(1, first.heading.shard.count + 1):
        if numbers.count(number) != 1:
            times = "missing" if number not in numbers else "there more than once"
            raise SudologueError(f"share {number}/{first.heading.shard.count} is {times}")
    return shards
