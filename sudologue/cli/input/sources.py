"""Puzzles that are arguments, and what is meant to be a place where puzzles are."""

from __future__ import annotations

import os
import re
import sys
from typing import TextIO

from sudologue.cli.input.entry import FIGURES, LONGEST_LINE, TOO_LONG, WHOLE, Entry, is_sure
from sudologue.errors import SudologueError
from sudologue.messages import Messages

_say = Messages(__name__)

STDIN = "-"
# a link, a tag, several lines, or signs of cells with odd blanks
_NO_FILE = re.compile(r"https?:|<|[^\n]+\n|(?=.*\d)[^A-WYZa-wyz/\\]{49,}$")


def is_puzzle(argument: str) -> bool:
    """Whether an argument is meant to be a puzzle, and not a place where puzzles are."""
    return argument != STDIN and not os.path.exists(argument)


def argument_entry(argument: str, name: str = "") -> Entry:
    """The puzzle that an argument is, or what is wrong with it."""
    if len(argument) in WHOLE and FIGURES.fullmatch(argument):
        return Entry(argument, name, form="line")  # as nearly always
    if len(argument) >= LONGEST_LINE:
        return Entry(SudologueError(TOO_LONG), name)
    if _looks_like_a_file(argument):
        from sudologue.formats import claimants

        if not claimants(argument):
            fault = _say("no_file", argument=argument)
            return Entry(SudologueError(fault), name)
    return Entry(argument, name, form="line" if is_sure(argument) else None)


def _looks_like_a_file(argument: str) -> bool:
    if _NO_FILE.match(argument):
        return False
    cells = sum(c in ".0123456789" or c.isspace() for c in argument)
    named = re.search(r"[/\\]", argument) or re.search(r"\.[A-Za-z]\w{1,4}$", argument[-6:])
    return cells * 2 < len(argument) or bool(named and len(argument) < 64)


def standard_input() -> TextIO | None:
    """Standard input, unless the program was started without."""
    return sys.stdin
