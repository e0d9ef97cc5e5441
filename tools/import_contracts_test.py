"""Each contract catches what it is there to forbid."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter import Contract
from importlinter.configuration import configure

from tools.import_contracts import Forbidden, Room, Rooms
from tools.import_cycles import imports

configure()

ROOT = Path(__file__).resolve().parents[1]
TABLE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OPTIONS = TABLE["tool"]["importlinter"]
CONTRACTS = {contract["id"]: contract for contract in OPTIONS["contracts"]}
TYPES = {"rooms": Rooms, "forbidden": Forbidden}

FORBIDDEN = {
    "rooms": [
        # rules deduce, and search nothing
        ("sudologue.rules.wings.search.wings", "sudologue.oracle"),
        ("sudologue.rules.common.minimal_receipts", "sudologue.oracle.search"),
        ("sudologue.solver.solver", "sudologue.oracle"),
        # solving loads no prose
        ("sudologue.rules.wings.search.wings", "sudologue.rules.wings.telling"),
        ("sudologue.rules.singles.search", "sudologue.narration.phrasing.passage"),
        ("sudologue.solver.solver", "sudologue.narration"),
        # a family's roles
        ("sudologue.rules.wings.telling", "sudologue.rules.wings.search"),
        ("sudologue.rules.wings.telling", "sudologue.rules.common.covering"),
        ("sudologue.rules.wings.card", "sudologue.rules.wings.search"),
        ("sudologue.rules.wings.card", "sudologue.rules.wings.evidence"),
        ("sudologue.rules.wings.card", "sudologue.model"),
        ("sudologue.rules.wings.evidence", "sudologue.rules.wings.search"),
        ("sudologue.rules.wings.evidence", "sudologue.rules.wings.telling"),
        ("sudologue.rules.wings", "sudologue.rules.wings.search"),
        ("sudologue.rules.wings.search.wings", "sudologue.rules.fish.search.all_fish"),
        # the checker does not believe the witness
        ("sudologue.audit.kernel", "sudologue.rules.common.minimal_receipts"),
        ("sudologue.audit.kernel", "sudologue.rules.wings.search"),
        ("sudologue.audit.kernel", "sudologue.rules.wings.card"),
        ("sudologue.audit.kernel", "sudologue.rules"),
        # traces on file and their proofs know no family
        ("sudologue.inference.codec.named_classes", "sudologue.rules.wings.search"),
        ("sudologue.inference.codec.named_classes", "sudologue.rules.wings.card"),
        ("sudologue.inference.proof.step_graph", "sudologue.rules.wings.search"),
        ("sudologue.inference.proof.cutting", "sudologue.rules.singles.evidence"),
        ("sudologue.inference.inference", "sudologue.rules"),
        # narrators read, and work nothing out
        ("sudologue.narration.steps.scene", "sudologue.rules"),
        ("sudologue.narration.steps.scene", "sudologue.rules.wings.search"),
        ("sudologue.narration.steps.scene", "sudologue.audit"),
        ("sudologue.narration.steps.scene", "sudologue.oracle"),
        ("sudologue.rendering.text_output", "sudologue.solver"),
        # words are words; what finds them knows no passages, what words them no voices
        ("sudologue.languages.english.families.wings", "sudologue.model"),
        ("sudologue.languages.language", "sudologue.narration.phrasing.passage"),
        ("sudologue.languages.english.forms", "sudologue.narration.voices.voice"),
        ("sudologue.narration.phrasing.passage", "sudologue.languages"),
        # search and formats know boards, and nothing of solving them
        ("sudologue.oracle.search", "sudologue.inference"),
        ("sudologue.formats.nine_rows", "sudologue.rules"),
        ("sudologue.model.layout", "sudologue.inference"),
        ("sudologue.errors", "sudologue.model"),
        # what needs a higher room asks a hook, which imports nothing
        ("sudologue.model.board", "sudologue.formats"),
        ("sudologue.inference.solve_result", "sudologue.narration"),
        ("sudologue.hooks", "sudologue.conveniences"),
        ("sudologue.api", "sudologue.cli.main"),
    ],
    "core": [
        ("sudologue.narration.steps.scene", "rich"),
        ("sudologue.rules.wings.search.wings", "click"),
        ("sudologue.model.board", "click"),
    ],
    "renderers": [("sudologue.rendering.markdown_output", "rich")],
    "face": [("sudologue", "sudologue.cli"), ("sudologue", "click")],
}


@cache
def _graph() -> grimp.ImportGraph:
    return grimp.build_graph("sudologue", include_external_packages=True, cache_dir=None)


def contract(name: str) -> Contract:
    """A contract as the configuration has it."""
    options: dict[str, Any] = {
        option: str(value) if isinstance(value, bool) else value  # as import-linter reads them
        for option, value in CONTRACTS[name].items()
    }
    session = {"root_packages": ["sudologue"], "include_external_packages": "True"}
    return TYPES[options["type"]](options["name"], session, options)


def _fresh() -> grimp.ImportGraph:
    return deepcopy(_graph())


@pytest.mark.parametrize("name", CONTRACTS)
def test_the_code_keeps_each_contract(name: str) -> None:
    check = contract(name).check(_fresh(), verbose=False)
    assert check.kept, check.metadata


CASES = [(name, *pair) for name, pairs in FORBIDDEN.items() for pair in pairs]


@pytest.mark.parametrize(("name", "importer", "imported"), CASES)
def test_a_forbidden_import_is_caught(name: str, importer: str, imported: str) -> None:
    graph = _fresh()
    assert {importer, imported} <= graph.modules | {"click", "rich"}
    graph.add_import(importer=importer, imported=imported)
    assert not contract(name).check(graph, verbose=False).kept


def test_every_contract_is_shown_at_work() -> None:
    assert set(FORBIDDEN) == set(CONTRACTS)


def test_a_module_in_no_room_is_a_fault() -> None:
    graph = _fresh()
    graph.add_module("sudologue.novelty")
    faults = contract("rooms").check(graph, verbose=False).metadata["faults"]
    assert faults == ["sudologue.novelty is in no room: put it into the table of rooms first"]


ROOMS = [Room.of(name, data) for name, data in CONTRACTS["rooms"]["rooms"].items()]


@pytest.mark.parametrize("room", [room for room in ROOMS if room.types], ids=lambda room: room.name)
def test_of_rooms_whose_types_are_named_nothing_is_imported(room: Room) -> None:
    def room_of(module: str) -> str:
        return next(room.name for room in ROOMS if room.match(module))

    assert not room.types & room.sees
    imported = imports()
    for module in filter(room.match, imported):
        assert not room.types & set(map(room_of, imported[module])), module


PROMISES = {
    "search": {"oracle", "narration", "telling", "audit"},
    "solver": {"oracle", "narration", "telling"},
    "audit": {"search", "rules", "card", "oracle", "solver"},
    "narration": {"search", "rules", "oracle", "audit", "solver"},
    "telling": {"search", "rules", "oracle", "audit", "solver"},
    "formats": {"search", "rules", "solver"},
    "oracle": {"inference", "search", "rules"},
}


@pytest.mark.parametrize("room", PROMISES)
def test_nothing_forbidden_is_reached_by_way_of_other_rooms(room: str) -> None:
    rooms = CONTRACTS["rooms"]["rooms"]
    reached, waiting = set[str](), [room]
    while waiting:
        for seen in rooms[waiting.pop()]["sees"]:
            if seen not in reached:
                reached.add(seen)
                waiting.append(seen)
    assert not reached & PROMISES[room]
