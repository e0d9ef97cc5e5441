"""What is made to hurt a reader: refused in one line, with a place, in a moment and in little room."""

import json
import random
import time
import tracemalloc
from functools import cache

import pytest

from puzzles.laws import some_long
from sudologue.errors import BoardTextError, SudologueError
from sudologue.formats import Format, Reading, claimants, named
from sudologue.formats.json_text import dump
from sudologue.formats.links import compress
from sudologue.model import CLASSIC, Board, Candidate, Cell

SLUGS = (
    "sudokuwiki-1",
    "sudokuwiki-2",
    "sudokuwiki-link",
    "opensudoku",
    "f-puzzles",
    "f-puzzles-json",
    "sudokupad",
    "ksudoku",
    "csv",
    "jsonl",
)
CELLS = json.dumps([[{}] * 9] * 9)
LOAD, PAD = "https://f-puzzles.com/?load=", "https://sudokupad.app/"


@cache
def monsters() -> dict[str, str]:
    """The texts by what they are; making them takes a moment of its own."""
    bomb = compress(" " * 1_200_000)
    words = compress("".join(chr(at % 50_000 + 32) for at in range(60_000)))
    laughs = "".join(f"<!ENTITY a{at} '{f'&a{at - 1};' * 10}'>" for at in range(1, 12))
    attributes = " ".join(f"a{at}='1'" for at in range(50_000))
    return {
        "an LZ bomb": f"{LOAD}{bomb}",
        "an LZ bomb for SudokuPad": f"{PAD}scl{bomb}",
        "an LZ payload of many words": f"{LOAD}{words}",
        "a payload of slashes": f"{LOAD}{'/' * 299_999}",
        "a payload that is too long": f"{LOAD}{'N4Ig' * 100_000}",
        "a payload of escapes": f"{LOAD}{'%25' * 99_000}",
        "a billion laughs": f'<!DOCTYPE x [<!ENTITY a0 "ha">{laughs}]><opensudoku>&a11;</opensudoku>',
        "an entity from outside": '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///dev/zero">]><ksudoku>&a;</ksudoku>',
        "XML without an end": "<opensudoku>" + "<a>" * 300_000,
        "XML with a long text": "<opensudoku><name>" + "x" * 2_000_000 + "</name></opensudoku>",
        "XML with a long attribute": f'<opensudoku><game data="{"0" * 2_000_000}"/></opensudoku>',
        "XML with many attributes": f"<opensudoku><game {attributes}/></opensudoku>",
        "cells of one bar": "version: 3\n" + "|" * 2_000_000,
        "JSON within JSON": '{"grid":[[{"x":' + "[" * 300_000,
        "JSON of one number": '{"grid":[[{}]],"size":' + "9" * 900_000 + "}",
        "JSON of one text": '{"grid":[[{"' + '\\"' * 400_000,
        "zipped JSON within itself": "{cells:[[{v:" + "{a:" * 60_000,
        "a large grid": '{"size":9,"grid":[' + ",".join(["[{},{},{}]"] * 20_000) + "]}",
        "a grid with a large size": '{"grid":[[{}]],"size":99999999999999999}',
        "many cages": f'{{"cells":{CELLS},"regions":[],"cages":[{",".join(["{}"] * 200_000)}]}}',
        "a wide record": "puzzle," + "," * 900_000 + "\n" + "," * 900_001,
        "a quote without an end": 'puzzle,note\n"' + 'a"",' * 300_000,
        "a line without an end": '{"puzzle":"' + "." * 3_000_000,
        "a string without an end": "S9B" + "0" * 3_000_000,
        "binary": "".join(map(chr, range(256))) * 4000,
        "nulls": "\x00" * 1_000_000,
        "half characters": "\ud800\udc00\udfff" * 100_000,
        "spaces": " " * 2_000_000,
        "line ends": "\n" * 100_000,
    }


NAMES = (
    "an LZ bomb",
    "an LZ bomb for SudokuPad",
    "an LZ payload of many words",
    "a payload of slashes",
    "a payload that is too long",
    "a payload of escapes",
    "a billion laughs",
    "an entity from outside",
    "XML without an end",
    "XML with a long text",
    "XML with a long attribute",
    "XML with many attributes",
    "cells of one bar",
    "JSON within JSON",
    "JSON of one number",
    "JSON of one text",
    "zipped JSON within itself",
    "a large grid",
    "a grid with a large size",
    "many cages",
    "a wide record",
    "a quote without an end",
    "a line without an end",
    "a string without an end",
    "binary",
    "nulls",
    "half characters",
    "spaces",
    "line ends",
)


LONG = ("many cages", "a large grid", "an LZ bomb for SudokuPad", "a line without an end")

# a second, and as long again where coverage is measured
MOMENT = 2
HARMLESS = ("spaces", "line ends")  # to formats that skip them


def outcome(known: Format, text: str) -> SudologueError | None:
    """How reading all of a text ends."""
    try:
        for reading in known.read(text):
            assert isinstance(reading, Reading)
    except BoardTextError as error:
        return error
    return None


def is_in_order(fault: SudologueError) -> bool:
    """Whether a refusal is one line with a place."""
    text = str(fault)
    return bool(fault.line and fault.column) and "\n" not in text and len(text) < 400


@pytest.mark.parametrize("name", some_long(NAMES, *LONG))
def test_a_monster_takes_no_more_than_a_moment(name: str):
    text = monsters()[name]
    for slug in SLUGS:
        known = named(slug)
        started = time.process_time()
        known.recognises(text)
        refused = outcome(known, text)
        assert time.process_time() - started < MOMENT, slug
        assert is_in_order(refused) if refused else name in HARMLESS, slug
    started = time.process_time()
    claimants(text)
    assert time.process_time() - started < MOMENT


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("an LZ bomb", "f-puzzles"),
        ("an LZ payload of many words", "f-puzzles"),
        ("a billion laughs", "opensudoku"),
        ("JSON within JSON", "f-puzzles-json"),
        pytest.param("a large grid", "f-puzzles-json", marks=pytest.mark.slow),
        pytest.param("many cages", "sudokupad", marks=pytest.mark.slow),
        ("a wide record", "csv"),
        ("binary", "jsonl"),
    ],
)
def test_a_monster_takes_little_room(name: str, slug: str):
    text, known = monsters()[name], named(slug)
    tracemalloc.start()
    try:
        outcome(known, text)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 100_000_000


def samples() -> list[tuple[Format, str]]:
    board = Board.from_string(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    )
    begun = board.place(Cell(4, 4), 5).eliminate([Candidate(Cell(0, 2), 1)])
    notes = (("title", 'a "b", c'), ("author", "me"))
    found: list[tuple[Format, str]] = []
    for slug in SLUGS:
        if named(slug).can_write:
            for one in (board, begun):
                written = named(slug).write([Reading(one, slug, notes=notes)])
                found.append((named(slug), "".join(written)))
    letters = "_" * 80 + "b"
    found.append(
        (
            named("ksudoku"),
            "<ksudoku><game><puzzle><graph order='9' type='sudoku'/>"
            f"<values>{letters}</values></puzzle></game></ksudoku>",
        )
    )
    regions = [[[c.row, c.col] for c in house.cells] for house in CLASSIC.houses[:9]]
    pad = dump({"cells": [[{"value": 5}] + [{}] * 8] + [[{}] * 9] * 8, "regions": regions})
    found.append((named("sudokupad"), pad))
    found.append((named("sudokupad"), pad.replace('"', "").replace("value", "v")))
    return found


def test_mutated_texts_are_read_or_refused_with_a_place():
    chance = random.Random(7)
    sources = samples()
    refused = 0
    for _ in range(1500):
        known, text = chance.choice(sources)
        for _ in range(chance.choice((1, 1, 2, 5))):
            text = _mutated(text, chance)
        fault = outcome(known, text)
        assert fault is None or is_in_order(fault)
        refused += fault is not None
        known.recognises(text)
    assert refused > 500


def _mutated(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text) + 1)
    to = min(len(text), at + chance.choice((1, 1, 3, 20)))
    match chance.randrange(6):
        case 0:
            return text[:at] + text[to:]
        case 1:
            return text[:at] + chance.choice('09a,.|"{}[]<>&%/+= \n\x00é漢\ud800') + text[at:]
        case 2:
            return (
                text[:at]
                + chance.choice(("null", "true", "99999999999999999999", "[]", '"', "-1"))
                + text[to:]
            )
        case 3:
            return text[:at]
        case 4:
            return text[:at] + text[at:to] * 3 + text[to:]
        case _:
            return text[at:] + text[:at]
