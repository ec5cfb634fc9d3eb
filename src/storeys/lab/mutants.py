"""Mutants: rules with one operator or one number changed, and whether the tests of their own game notice.

    python -m storeys.lab.mutants --game towers --count 30 --seed 1

A mutant that survives is either a change that makes no difference, or a test that nobody has written. Every mutant is
tried in a copy of the sources up to the first test that fails, first without the tests that have to compile it; one
that runs for much longer than the rules as they are is caught, too. With --json FILE results are kept, and those that
are there already are not run again.
"""

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from ..games import GAMES
from ..games.checks.loops import rule_files, rules_in

SOURCES = Path(__file__).parents[2]  # the folder of the package
SLOWER = 4  # times longer than the rules as they are: such a mutant does not end
MARGIN = 30  # seconds on top of that
COMPILED = 1800  # seconds for all tests: the few that come so far end, or they would not have come so far

SWAPPED: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "+",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "|",
    ast.And: "or",
    ast.Or: "and",
}
WRITTEN: dict[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.And: "and",
    ast.Or: "or",
}


@dataclass(frozen=True)
class Mutant:
    """One change: the file below the sources, the place in it, and what stands there before and after."""

    file: str
    line: int
    column: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column + 1}: {self.before} → {self.after}"

    def of(self, text: str) -> str:
        """The source with this change."""
        lines = text.splitlines(keepends=True)
        line = lines[self.line - 1].encode()
        assert line[self.column :].startswith(self.before.encode()), f"{self} is out of date"
        rest = line[self.column + len(self.before.encode()) :]
        lines[self.line - 1] = (line[: self.column] + self.after.encode() + rest).decode()
        return "".join(lines)


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant: who noticed it, or nobody."""

    mutant: Mutant
    caught_by: str  # the first test that failed, "time", or nothing
    seconds: float


# --- Finding mutants -------------------------------------------------------------------------------------------------


def mutants_of(game: str) -> list[Mutant]:
    """Every change there is in the rules of a game, in the order of the sources."""
    return [mutant for file in rule_files(SOURCES / "storeys" / "games" / game) for mutant in mutants_in(file)]


def mutants_in(file: Path) -> list[Mutant]:
    text = file.read_text("utf-8")
    name = file.relative_to(SOURCES).as_posix()
    changes = {change for function in rules_in(text) for node in _code_of(function) for change in _changes(node, text)}
    return [Mutant(name, *change) for change in sorted(changes)]


def _code_of(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What is run: neither annotations nor the docstring."""
    for statement in function.body:
        yield from ast.walk(statement)


Change = tuple[int, int, str, str]


def _changes(node: ast.AST, text: str) -> Iterator[Change]:
    if isinstance(node, ast.Constant) and type(node.value) in (int, bool):
        yield from _other_values(node, text)
    elif isinstance(node, ast.BinOp):
        yield _operator(node.op, node.left, node.right, text)
    elif isinstance(node, ast.BoolOp):
        yield from (_operator(node.op, *pair, text) for pair in zip(node.values, node.values[1:], strict=False))
    elif isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        pairs = zip(node.ops, sides, sides[1:], strict=False)
        yield from (_operator(op, left, right, text) for op, left, right in pairs if type(op) in SWAPPED)
    elif isinstance(node, ast.AugAssign):
        line, column, before, after = _operator(node.op, node.target, node.value, text)
        yield line, column, f"{before}=", f"{after}="


def _other_values(node: ast.Constant, text: str) -> Iterator[Change]:
    written = str(ast.get_source_segment(text, node))
    value = ast.literal_eval(node)
    others = [not value] if isinstance(value, bool) else [value + 1, value - 1]
    yield from ((node.lineno, node.col_offset, written, str(other)) for other in others)


def _operator(op: ast.AST, left: ast.expr, right: ast.expr, text: str) -> Change:
    """Where the operator stands: somewhere between its two sides, which may be in brackets or on two lines."""
    written = WRITTEN[type(op)]
    lines = text.encode().splitlines()
    line, column = int(left.end_lineno or 0), int(left.end_col_offset or 0)
    while (found := lines[line - 1].find(written.encode(), column)) < 0:
        line, column = line + 1, 0
    assert (line, found) < (right.lineno, right.col_offset), f"no {written} between {left} and {right}"
    return line, found, written, SWAPPED[type(op)]


# --- Trying them -----------------------------------------------------------------------------------------------------


PLAIN, ALL = "plain", "all"  # the tests that need no compiler; all tests

# Beside the copied sources: what would have to be compiled is left out, unless all tests are asked for.
CONFTEST = f"""
import os, pytest
from storeys.games.kit import run

def skip(*_):
    pytest.skip("this test compiles the rules")

if os.environ["STOREYS_MUTANTS"] == "{PLAIN}":
    run.compiled = skip
"""


class Workshop:
    """A copy of the sources in which one rule at a time is wrong."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder, self.game = folder, game
        shutil.copytree(SOURCES / "storeys", folder / "src" / "storeys", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(SOURCES.parent / "pyproject.toml", folder)
        (folder / "conftest.py").write_text(CONFTEST, "utf-8")
        before = time.monotonic()
        caught = self.failure(PLAIN, None)
        assert caught == "", f"the tests of {game} fail before anything is changed: {caught}"
        self.limits = {PLAIN: SLOWER * (time.monotonic() - before) + MARGIN, ALL: COMPILED}

    def failure(self, tests: str, limit: float | None) -> str:
        """The first test that fails, or nothing."""
        command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
        command.append(f"src/storeys/games/{self.game}")
        cache, sources = str(self.folder / "cache"), str(self.folder / "src")
        environment = {**os.environ, "PYTHONPATH": sources, "STOREYS_CACHE": cache, "STOREYS_MUTANTS": tests}
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=limit, check=False
            )
        except subprocess.TimeoutExpired:
            return "time"
        return "" if done.returncode == 0 else _first_failure(done.stdout)

    def outcome(self, mutant: Mutant) -> Outcome:
        file, before = self.folder / "src" / mutant.file, time.monotonic()
        text = file.read_text("utf-8")
        file.write_text(mutant.of(text), "utf-8")
        caught = self.failure(PLAIN, self.limits[PLAIN]) or self.failure(ALL, self.limits[ALL])
        file.write_text(text, "utf-8")
        return Outcome(mutant, caught, round(time.monotonic() - before, 1))


def _first_failure(output: str) -> str:
    failures = [line for line in output.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failures[0].split(" - ")[0].partition("::")[2] or failures[0] if failures else "a crash"


# --- The command -----------------------------------------------------------------------------------------------------


def known_outcomes(file: Path | None) -> dict[Mutant, Outcome]:
    """What an earlier run has found out."""
    if file is None or not file.exists():
        return {}
    kept = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    outcomes = [Outcome(Mutant(**one["mutant"]), one["caught_by"], one["seconds"]) for one in kept]
    return {outcome.mutant: outcome for outcome in outcomes}


def try_all(game: str, chosen: Sequence[Mutant], file: Path | None) -> list[Outcome]:
    known = known_outcomes(file)
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(Path(folder), game) if any(mutant not in known for mutant in chosen) else None
        return [known.get(mutant) or _try(workshop, mutant, file) for mutant in chosen]


def _try(workshop: Workshop | None, mutant: Mutant, file: Path | None) -> Outcome:
    assert workshop is not None
    outcome = workshop.outcome(mutant)
    print(f"{mutant}  {outcome.caught_by or 'SURVIVES'}", flush=True)
    if file is not None:
        with file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(asdict(outcome)) + "\n")
    return outcome


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m storeys.lab.mutants", description="Which wrong rules go unnoticed?"
    )
    parser.add_argument("--game", action="append", choices=list(GAMES), help="all games if none is named")
    parser.add_argument("--count", type=int, default=10, help="mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other mutants")
    parser.add_argument("--file", help="only mutants of this file of rules")
    parser.add_argument("--json", type=Path, help="keep results here, a line each, and do not run them again")
    chosen = parser.parse_args(arguments)
    for game in chosen.game or list(GAMES):
        found = [one for one in mutants_of(game) if chosen.file in (None, Path(one.file).name)]
        sample = random.Random(chosen.seed).sample(found, min(chosen.count, len(found)))
        outcomes = try_all(game, sample, chosen.json)
        survivors = [outcome.mutant for outcome in outcomes if not outcome.caught_by]
        print(f"{game}: {len(outcomes) - len(survivors)} of {len(outcomes)} caught; there are {len(found)}")
        for mutant in survivors:
            print(f"  survives: {mutant}")


if __name__ == "__main__":
    main()
