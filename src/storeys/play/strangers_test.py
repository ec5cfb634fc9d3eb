"""Whatever strangers hand in, as an action or as a file, nothing but a problem with a sentence comes out."""

import random
import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from storeys.games import GAMES
from storeys.words import LANGUAGES

from .errors import IllegalAction, Problem
from .files import _digest, read, text
from .match import Match

OFTEN = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MOMENTS = (0, 3, 20, 60, 10**9)  # moves after which a stranger comes: at the beginning, in between and at the end


@cache
def match_of(name: str, moves: int) -> Match:
    """A match after so many moves, at most; nobody changes it."""
    match, whim = Match(name, GAMES[name].seats[0], seed=3), random.Random(1)
    while not match.over and len(match.moves) < moves:
        match.play(whim.choice(match.legal_actions()))
    return match


# --- Actions ---------------------------------------------------------------------------------------------------------

NUMBERS = some.integers() | some.sampled_from([np.int8(-1), np.int64(0), np.uint64(2**63), np.float32(1), np.bool_(1)])
NAMES = some.sampled_from(["0", "٣", "²", "-1", "9" * 12, "white", "candy", "X1/31/1X", "1,1,0"])
WORDS = NAMES | some.text(max_size=12)
PLAIN = NUMBERS | WORDS | some.none() | some.booleans() | some.floats()
ANYTHING = some.recursive(PLAIN, lambda inner: some.lists(inner) | some.dictionaries(PLAIN, inner), max_leaves=4)


def actions(name: str) -> some.SearchStrategy[Any]:
    """Anything at all; and what looks like an action of the game, as data and in words."""
    kinds = GAMES[name].kinds
    data = some.sampled_from(sorted(kinds)).flatmap(
        lambda do: some.fixed_dictionaries({"do": some.just(do)}, optional=dict.fromkeys(kinds[do], ANYTHING))
    )
    spoken = some.tuples(some.sampled_from(sorted(kinds)), some.lists(WORDS, max_size=5))
    return ANYTHING | data | spoken.map(lambda parts: " ".join([parts[0], *parts[1]]))


@pytest.mark.parametrize("moves", MOMENTS)
@pytest.mark.parametrize("name", GAMES)
@OFTEN
@given(given_in=some.data())
def test_whatever_is_played_it_is_legal_or_refused_with_a_sentence(name: str, moves: int, given_in: Any) -> None:
    match, action = match_of(name, moves), given_in.draw(actions(name))
    refusal = match.why_not(action)
    if refusal is None:
        assert match.number(action) in match.legal_actions()
        return
    assert isinstance(refusal, IllegalAction)
    assert all(0 < len(refusal.sentence(language)) < 1000 for language in LANGUAGES)
    with pytest.raises(Problem):
        match.play(action)


# --- Files -----------------------------------------------------------------------------------------------------------

INSERTED = some.sampled_from(
    [
        "0",
        "-1",
        "٣",
        "²",
        "00",
        "1" * 30,
        "9" * 5000,
        "100000000",
        "",
        " ",
        "\n",
        "\r",
        "\0",
        "chance",
        "seat 0",
        "undoes",
        "x",
    ]
)


@cache
def lines_of(name: str, moves: int) -> list[str]:
    return text(match_of(name, moves)).splitlines(keepends=True)[:-1]


def changed(lines: list[str], given_in: Any) -> str:
    """A file with a line lost, doubled, moved or rewritten."""
    lines, here = list(lines), given_in.draw(some.integers(0, len(lines) - 1))
    there = given_in.draw(some.integers(0, len(lines) - 1))
    match given_in.draw(some.sampled_from(["lose", "double", "move", "rewrite"])):
        case "lose":
            del lines[here]
        case "double":
            lines.insert(there, lines[here])
        case "move":
            lines.insert(there, lines.pop(here))
        case _:
            words = re.split(r"(\s)", lines[here])
            words[given_in.draw(some.integers(0, len(words) - 1))] = given_in.draw(INSERTED)
            lines[here] = "".join(words)
    return "".join(lines)


@pytest.mark.parametrize("moves", MOMENTS[:-1])
@pytest.mark.parametrize("name", GAMES)
@OFTEN
@given(given_in=some.data())
def test_whatever_a_file_says_it_is_a_match_or_a_problem(name: str, moves: int, given_in: Any) -> None:
    body = changed(lines_of(name, moves), given_in)
    sealed = f"{body}end {body.count(chr(10))} {_digest(body)}\n"
    match = read_or_told(sealed.encode())
    assert match is None or read(text(match).encode(), "game.txt").log() == match.log()


def read_or_told(content: bytes) -> Match | None:
    """The match in a file; None if a problem says in every language why there is none."""
    try:
        return read(content, "game.txt")
    except Problem as problem:
        for language in LANGUAGES:
            problem.sentence(language)
        return None


@OFTEN
@given(content=some.binary(max_size=200), cut=some.integers(0, 300))
def test_bytes_that_are_no_file_are_a_problem(content: bytes, cut: int) -> None:
    for each in (content, b"storeys match 1\n" + content, text(match_of("towers", 3)).encode()[:cut] + content):
        with pytest.raises(Problem):
            read(each, "game.txt")
