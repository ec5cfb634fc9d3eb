"""The ladder on a machine that has nothing but Python, NumPy and Numba; lines of JSON, progress beside them.

    python -m storeys.lab.ladder towers --players search:0.2s,greedy --blocks 100 [--out FOLDER --resume]

`storeys ladder` is the same with words, in four languages, with bars and tables.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ...games.kit import numeral
from ...play import Problem
from .figures import as_json, rows
from .plan import Plan, stop_of
from .players import Means
from .running import Standing, climb, processes_for


def main(arguments: list[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    try:
        run(asked)
    except Problem as problem:
        print(_told(problem), file=sys.stderr)
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m storeys.lab.ladder")
    parser.add_argument("game")
    parser.add_argument("--players", required=True, help="level1,greedy,search:500 …")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--blocks", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0, help="for a decision of who has no budget of its own")
    parser.add_argument("--simulations", type=int, help="instead of seconds: so many playouts")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--lone", action="store_true", help="the first player against each other one in all other seats"
    )
    parser.add_argument("--processes", type=int, help="matches at once; as many as keep the machine busy")
    parser.add_argument("--stop-when", help="fair, or a share such as 0.92")
    parser.add_argument("--limit", type=float, help="begin no match after so many seconds")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--resume", action="store_true")
    return parser


def run(asked: argparse.Namespace) -> None:
    chosen = (option.partition("=") for option in asked.option)
    options: dict[str, Any] = {
        name: value if (number := numeral(value)) is None else number for name, _, value in chosen
    }
    means = Means(asked.seconds, asked.simulations)
    stop = stop_of(asked.stop_when)
    players = tuple(asked.players.split(","))
    plan = Plan(asked.game, players, asked.seats, asked.seed, options, means, asked.lone, stop).checked()
    standing = climb(
        plan,
        asked.blocks,
        processes=processes_for(plan, asked.processes),
        folder=asked.out,
        resume=asked.resume,
        limit=asked.limit,
        tell=tell,
    )
    for row in rows(standing):
        print(json.dumps(as_json(standing, row)), flush=True)


def tell(standing: Standing) -> None:
    """A line beside the output for every match."""
    print(f"{standing.matches} matches, {len(standing.blocks)} blocks", file=sys.stderr, flush=True)


def _told(problem: Problem) -> str:
    try:
        return str(problem)
    except ModuleNotFoundError:  # without Fluent nothing can be said
        return f"{type(problem).__name__}: {problem.message} {problem.arguments}"


if __name__ == "__main__":
    raise SystemExit(main())
