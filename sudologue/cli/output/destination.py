"""Where results go by its name: standard output, a file, or a device."""

from __future__ import annotations

import os
import re
from collections.abc import Generator
from contextlib import contextmanager

from sudologue.cli.output.interruption import raised
from sudologue.cli.output.partial_file import written_beside
from sudologue.cli.output.sink import Sink, SinkError, cannot_write, standard_output
from sudologue.messages import Messages

_say = Messages(__name__)

_OUR_OWN = re.compile(r"/dev/(stdout|stderr|fd/)|/proc/")


@contextmanager
def sink(
    output: str | None, indent: int = -1, making: str | None = None, begun: int | None = None
) -> Generator[Sink]:
    """The sink of a path, or of standard output for none or `-`.

    A file is written beside its place and moved there at the end, so that nobody reads half of it
    and whatever goes wrong leaves what was there before. If it comes to no end, by an interruption
    or for want of room, the results that were finished by then are kept beside it. With a name for
    its `making`, it is beside its place under `.FILE.NAME`, and takes away what a run that was
    killed left there; by itself no two runs have the same. Where results have `begun`, up to so
    many bytes, others are added to them.
    """
    with raised():
        if output is None or is_standard_output(output):
            yield standard_output(indent)
        elif not os.path.basename(output):
            raise SinkError(_say("name_a_file", "named" if output else "", output=output))
        elif is_no_place_for_files(output):
            yield from _straight_to(output, indent)
        else:
            yield from written_beside(output, indent, making, begun)


def is_standard_output(output: str | None) -> bool:
    """Whether results go there where they always go."""
    return output is None or output in ("-", "/dev/stdout")


def is_no_place_for_files(output: str) -> bool:
    """Whether there is a device or a pipe, or one of our own streams, which may be a file."""
    is_there = os.path.exists(output) and not os.path.isfile(output)
    return is_there or _OUR_OWN.match(os.path.normpath(output)) is not None


def _straight_to(output: str, indent: int) -> Generator[Sink]:
    try:
        # at its end: one of our own streams may have got something already
        with open(output, "a", encoding="utf-8", errors="replace") as stream:
            yield Sink(stream, output, indent)
    except OSError as error:
        raise cannot_write(output, error) from error
