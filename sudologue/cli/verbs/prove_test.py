from __future__ import annotations

import json
import os
import re
import signal
import stat
from pathlib import Path

import pytest

from puzzles.killers import KILLERS
from puzzles.proofs import drat_fault, lrat_fault
from sudologue import inquiries
from sudologue.audit import certificate
from sudologue.cli.exits import Exit
from sudologue.cli.output import folder, sink
from sudologue.cli.running_test import EASY, EASY_SOLVED, NONE, SEVERAL, Terminal, process
from sudologue.cli.verbs import prove
from sudologue.inference import SolveResult
from sudologue.rules import named

NAMES = ["README.txt", "proof.drat", "proof.lrat", "puzzle.cnf", "solution.txt"]
STUCK = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
SMALL = "1.....3..4.....2"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def check(folder: Path) -> None:
    """Both proofs refute the formula beside them."""
    cnf, drat, lrat = (
        (folder / name).read_text() for name in ("puzzle.cnf", "proof.drat", "proof.lrat")
    )
    assert drat_fault(cnf, drat) is None
    assert lrat_fault(cnf, lrat) is None


def test_a_certificate(terminal: Terminal, tmp_path: Path) -> None:
    wanted = tmp_path / "a" / "b"
    ran = terminal("prove", EASY, "-o", str(wanted))
    assert (ran.code, ran.err) == (Exit.OK, "")
    assert ran.out == (
        f"{EASY_SOLVED}, the only solution\n{wanted}: 10,561 clauses, refuted by 52 lemmas\n"
    )
    assert names(wanted) == NAMES
    assert (wanted / "solution.txt").read_text() == f"{EASY_SOLVED}\n"
    check(wanted)


@pytest.mark.slow
def test_a_certificate_of_a_puzzle_with_sights(terminal: Terminal, tmp_path: Path) -> None:
    """A king's move joins doubly linked sets, whose common digits no single link keeps apart."""
    puzzle = ".64.........7.....9...........5...6.......5.2.2......33....7.9..9.42.........3.14"
    ran = terminal("prove", "--anti-king", puzzle, "-o", str(tmp_path))
    assert (ran.code, ran.err) == (Exit.OK, "")
    assert "the only solution" in ran.out
    check(tmp_path)


def test_the_folder_says_how_to_check_it(terminal: Terminal, tmp_path: Path) -> None:
    terminal("prove", SMALL, "-o", str(tmp_path))
    told = (tmp_path / "README.txt").read_text()
    assert f"    {SMALL}\n\nhas one solution:\n\n    1324423124133142\n" in told
    assert "    drat-trim puzzle.cnf proof.drat      it should say: s VERIFIED\n" in told
    assert "    Variable (digit - 1) * 16 + (row - 1) * 4 + column: the digit is there.\n" in told
    header = (tmp_path / "puzzle.cnf").read_text().splitlines()[0]
    last = header.split()[-1]
    assert told.endswith(
        f"    Clause {last}: the solution is denied; some cell takes another digit.\n"
    )
    assert max(map(len, told.splitlines())) <= 100


def test_no_solution_is_certified_too(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal("prove", NONE, "-o", str(tmp_path))
    assert (ran.code, ran.err) == (Exit.NO_SOLUTION, "")
    assert ran.out.startswith(f"no solution\n{tmp_path}: 10,553 clauses, refuted by ")
    assert (tmp_path / "solution.txt").read_text() == "no solution\n"
    assert "has no solution.\n" in (tmp_path / "README.txt").read_text()
    check(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (
            [SEVERAL],
            Exit.SEVERAL_SOLUTIONS,
            "no certificate: more than one solution (54 cells open)",
        ),
        (
            ["--rules", "naked_single", STUCK],
            Exit.STUCK,
            "no certificate: stuck (63 cells open); search found one solution",
        ),
        (
            ["--assume-unique", EASY],
            Exit.UNREADABLE,
            "--assume-unique assumes that the puzzle has one solution, which a certificate has to "
            "prove; leave it out",
        ),
        (
            ["--rules", "naked_single,unique_rectangle_1", EASY],
            Exit.UNREADABLE,
            "'unique_rectangle_1' assumes that the puzzle has one solution, which a certificate "
            "has to prove; leave it out",
        ),
    ],
)
def test_no_certificate_and_why(
    terminal: Terminal, tmp_path: Path, arguments: list[str], code: Exit, told: str
) -> None:
    wanted = tmp_path / "new"
    ran = terminal("prove", *arguments, "--output", str(wanted))
    assert (ran.code, ran.out, ran.err) == (code, "", f"sudologue: {told}\n")
    assert not wanted.exists()


KILLER = KILLERS["six"][0]


def test_a_certificate_of_a_killer(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal("prove", KILLER, "-o", str(tmp_path))
    assert (ran.code, ran.out.split(",")[0]) == (Exit.OK, KILLERS["six"][1])
    told = (tmp_path / "README.txt").read_text()
    assert "    11: r1c1 r1c2 r2c2\n" in told
    assert "    The law of the 11-cage at r1c1, along r1c1 r1c2 r2c2:\n" in told
    check(tmp_path)


def test_the_rule_of_45_has_no_certificate(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inquiries, "registry", lambda: [named("naked_single")])
    wanted = tmp_path / "new"
    ran = terminal("prove", KILLER, "-o", str(wanted))
    told = r"sudologue: no certificate: step \d+, \w+_45, adds up houses and cages, of which there "
    assert (ran.code, ran.out) == (Exit.NOT_CERTIFIED, "")
    assert re.search(f"{told}are no certificates yet\n$", ran.err)
    assert not wanted.exists()
    ran = terminal("prove", "--format", "json", KILLER, "-o", str(wanted))
    record = json.loads(ran.out)
    assert (record["status"], record["certificate"], record["folder"]) == ("solved", None, None)
    assert record["not_certified"].endswith("of which there are no certificates yet")


def test_no_certificate_in_time(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal("prove", "--timeout", "0.000001", STUCK, "-o", str(tmp_path))
    assert (ran.code, ran.out) == (Exit.STUCK, "")
    assert ran.err.startswith("sudologue: no certificate: stopped by --timeout (63 cells open)")
    assert names(tmp_path) == []


def test_a_folder_must_be_named(terminal: Terminal) -> None:
    ran = terminal("prove", EASY)
    assert ran.code == Exit.UNREADABLE
    assert ran.err == ("sudologue: prove writes a folder; add --output DIR\n")


def test_a_file_is_no_folder(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    ran = terminal("prove", EASY, "-o", str(file))
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err == (f"sudologue: can't write {file}: it is a file; name a folder\n")
    ran = terminal("prove", EASY, "-o", str(file / "below"))
    assert ran.code == Exit.UNREADABLE
    assert ran.err == f"sudologue: can't write {file / 'below'}: Not a directory\n"
    assert file.read_text() == "mine"


def test_several_puzzles_have_numbered_folders(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal("prove", "-", "-o", str(tmp_path), stdin=f"{EASY}\nnonsense\n{SMALL}\n")
    assert ran.code == Exit.UNREADABLE
    assert ran.out == (
        f"standard input, line 1: {EASY_SOLVED}, the only solution\n"
        f"{tmp_path / '1'}: 10,561 clauses, refuted by 52 lemmas\n"
        "standard input, line 3: 1324423124133142, the only solution\n"
        f"{tmp_path / '3'}: 389 clauses, refuted by 13 lemmas\n"
    )
    assert names(tmp_path) == ["1", "3"]
    for number in ("1", "3"):
        check(tmp_path / number)


def test_a_file_of_one_puzzle_needs_no_number(terminal: Terminal, tmp_path: Path) -> None:
    puzzles = tmp_path / "puzzles.txt"
    puzzles.write_text(f"{EASY}\n")
    wanted = tmp_path / "certificate"
    assert terminal("prove", str(puzzles), "-o", str(wanted)).code == Exit.OK
    assert names(wanted) == NAMES


def test_variants(terminal: Terminal, tmp_path: Path) -> None:
    puzzle = ".......243......"
    assert terminal("prove", puzzle, "-o", str(tmp_path)).code == Exit.SEVERAL_SOLUTIONS
    ran = terminal("prove", "--diagonals", puzzle, "-o", str(tmp_path))
    assert (ran.code, ran.out.split(",")[0]) == (Exit.OK, "1234341243212143")
    assert "in the main diagonal (r1c1 r2c2 r3c3 r4c4)" in (tmp_path / "README.txt").read_text()
    check(tmp_path)


def test_json(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal(
        "prove", "--format", "json", "-", "-o", str(tmp_path), stdin=f"{EASY}\nx\n{SEVERAL}\n"
    )
    solved, unreadable, several = map(json.loads, ran.out.splitlines())
    assert solved["schema"] == "sudologue-prove"
    assert (solved["status"], solved["solution"]) == ("solved", EASY_SOLVED)
    assert solved["folder"] == str(tmp_path / "1")
    assert solved["certificate"] == {"variables": 729, "clauses": 10561, "lemmas": 52}
    assert "strange character" in unreadable["error"]
    assert (several["status"], several["solution"], several["folder"]) == ("stuck", None, None)
    assert len(set(several["witnesses"])) == 2


def test_a_certificate_takes_the_place_of_an_earlier_one(
    terminal: Terminal, tmp_path: Path
) -> None:
    (tmp_path / "notes").write_text("mine")
    terminal("prove", EASY, "-o", str(tmp_path))
    terminal("prove", SMALL, "-o", str(tmp_path))
    assert names(tmp_path) == sorted([*NAMES, "notes"])
    assert (tmp_path / "solution.txt").read_text() == "1324423124133142\n"
    check(tmp_path)


def test_files_are_readable_like_any_others(terminal: Terminal, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("")
    terminal("prove", SMALL, "-o", str(tmp_path))
    modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes == {stat.S_IMODE(other.stat().st_mode)}


@pytest.mark.parametrize("is_there", [False, True])
def test_what_fails_while_it_is_written_leaves_nothing(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    wanted = tmp_path / "certificate"
    if is_there:
        terminal("prove", SMALL, "-o", str(wanted))
    before = [path.read_text() for path in sorted(wanted.iterdir())] if is_there else []
    monkeypatch.setattr(certificate.Certificate, "lrat", property(_no_room))
    ran = terminal("prove", EASY, "-o", str(wanted))
    assert ran.code == Exit.INTERRUPTED
    after = [path.read_text() for path in sorted(wanted.iterdir())] if wanted.exists() else []
    assert after == before
    assert wanted.exists() is is_there


def _no_room(_: object) -> str:
    raise KeyboardInterrupt


def test_ctrl_c_waits_while_files_are_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved: list[str] = []

    def move(source: Path, target: Path) -> None:
        if not moved:
            os.kill(os.getpid(), signal.SIGINT)
        moved.append(target.name)
        source.rename(target)

    monkeypatch.setattr(sink.os, "replace", move)
    with pytest.raises(KeyboardInterrupt):
        folder.write_files(tmp_path, {"one": "1", "two": "2"})
    assert moved == ["one", "two"]
    assert names(tmp_path) == ["one", "two"]


def test_nothing_is_left_beside_when_writing_is_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(path: Path, *_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_text", write)
    wanted = tmp_path / "new"
    with pytest.raises(KeyboardInterrupt):
        folder.write_files(wanted, {"one": "1"})
    assert names(tmp_path) == []


@pytest.mark.slow
def test_ctrl_c_while_solving(tmp_path: Path) -> None:
    hardest = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"
    with process("prove", "-", "-o", str(tmp_path / "new")) as running:
        assert running.stdin is not None
        running.stdin.write(f"{SMALL}\n{hardest}\n")
        running.stdin.flush()
        assert running.stdout is not None
        running.stdout.readline()
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=300)
    assert running.returncode == Exit.INTERRUPTED
    assert err == "sudologue: interrupted\n"
    assert names(tmp_path / "new") == ["1"]
    check(tmp_path / "new" / "1")


def test_no_trace_is_certified_that_the_audit_refuses(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Should a rule ever be wrong, people are told which step, and get nothing to check."""
    solve = prove.solve_within

    def wrong(*arguments: object) -> SolveResult:
        result = solve(*arguments)  # pyright: ignore[reportArgumentType]
        return SolveResult(result.initial, result.steps[1:], result.status)

    monkeypatch.setattr(prove, "solve_within", wrong)
    ran = terminal("prove", EASY, "-o", str(tmp_path / "new"))
    assert ran.code == Exit.UNREADABLE
    assert ran.err.startswith("sudologue: the trace is not true: step ")
    assert not (tmp_path / "new").exists()
