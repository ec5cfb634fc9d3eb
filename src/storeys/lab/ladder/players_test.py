from types import SimpleNamespace
from typing import Any

import pytest

from ...bots import make
from ...bots.search.readiness import first_view
from ...games import GAMES
from ...games.kit import CHANCE, OVER, Game, generator
from . import players
from .players import BUDGET, Means, player, searches
from .problems import NoSuchPlayer

TOWERS = GAMES["towers"]


def decisions(game: Game, count: int) -> list[tuple[Any, int]]:
    """Views in which somebody has to decide, and who."""
    state, luck, bot = game.start(2), generator(3), make("greedy", game)
    found: list[tuple[Any, int]] = []
    while len(found) < count and (mover := game.to_move(state)) != OVER:
        if mover == CHANCE:
            action = game.chance_outcome(state, int(luck[3]) % game.chance_tickets(state))
        else:
            view = state.copy()
            game.conceal(view, mover)
            found.append((view, mover))
            action = bot.choose(view, mover, 1.0, luck)
        game.apply_action(state, action)
    return found


# --- Names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seconds", "simulations", "threads"),
    [
        ("search", None, None, None),
        ("search:0.2s", "0.2", None, None),
        ("search:2s:4", "2", None, "4"),
        ("search:500", None, "500", None),
        ("search:500:2", None, "500", "2"),
    ],
)
def test_a_search_is_written_with_its_budget(
    name: str, seconds: str | None, simulations: str | None, threads: str | None
) -> None:
    found = BUDGET.fullmatch(name)
    assert found
    assert (found["seconds"], found["simulations"], found["threads"]) == (seconds, simulations, threads)


@pytest.mark.parametrize(
    "name", ["search:", "search:fast", "search:1:2:3", "search:0", "search:0s", "search:-1", "search:1s:0"]
)
def test_a_budget_that_cannot_be_read_is_refused_with_what_can(name: str) -> None:
    with pytest.raises(NoSuchPlayer, match=r"search:0\.2s, search:500"):
        player(name, TOWERS, Means())


@pytest.mark.parametrize("name", ["oracle", "", "level7", "Greedy"])
def test_who_is_called_like_nobody_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(NoSuchPlayer, match="greedy, level1") as refused:
        player(name, TOWERS, Means())
    assert "search" in str(refused.value)


def test_who_searches_by_the_clock_is_known_to_and_how_many_threads_it_keeps_busy() -> None:
    pytest.importorskip("numba")
    clocked = {
        name: player(name, TOWERS, Means(1.0)).by_the_clock
        for name in ("level1", "level3", "level4", "greedy", "random", "search", "search:0.1s", "search:50")
    }
    assert [name for name, clock in clocked.items() if clock] == ["level4", "search", "search:0.1s"]
    assert not player("search", TOWERS, Means(1.0, 80)).by_the_clock
    assert (player("search:1s:3", TOWERS, Means()).threads, player("level1", TOWERS, Means()).threads) == (3, 1)


def test_without_a_compiler_nobody_plays_for_those_who_would_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "find_spec", lambda name: None)
    for name in ("search", "level6"):
        with pytest.raises(ModuleNotFoundError) as missing:
            player(name, TOWERS, Means())
        assert missing.value.name == "numba"
    assert player("level3", TOWERS, Means())


def test_levels_that_search_know_the_goal_of_who_plays_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    game, goals = GAMES["dice_city"], list[int]()

    def think(game: Game, view: Any, seat: int, budget: Any, luck: Any, goal: int, stop: Any) -> Any:
        goals.append(goal)
        return SimpleNamespace(action=game.legal(view)[0])

    monkeypatch.setattr("storeys.bots.search.think", think)
    view = first_view(game, 1)
    for name, goal in (("level6", 44), ("level6", 0)):
        player(name, game, Means(), goal).decide(view, game.to_move(view), 1, 1)
    assert goals == [44, 0]


# --- Brought along ---------------------------------------------------------------------------------------------------


class First:
    """Does whatever comes first, or comes so far behind it."""

    def __init__(self, game: Game, words: str = "0") -> None:
        self.game, self.behind = game, int(words)

    def choose(self, view: Any, seat: int, budget: float, luck: Any) -> int:
        legal = self.game.legal(view)
        return legal[self.behind % len(legal)]


def test_a_bot_may_be_brought_along_with_words_for_it() -> None:
    for words, behind in (("", 0), (":1", 1)):
        brought = player(f"@{__name__}:First{words}", TOWERS, Means())
        for view, seat in decisions(TOWERS, 20):
            legal = TOWERS.legal(view)
            assert brought.decide(view, seat, 1, 1) == legal[behind % len(legal)]


@pytest.mark.parametrize("name", ["@", "@nowhere:bot", "@storeys.lab:nobody", f"@{__name__}:First:x"])
def test_a_bot_that_cannot_be_fetched_is_told(name: str) -> None:
    with pytest.raises(NoSuchPlayer, match="cannot be loaded"):
        player(name, TOWERS, Means())


# --- Deciding --------------------------------------------------------------------------------------------------------


@pytest.mark.compiles
@pytest.mark.xdist_group("towers")
def test_a_policy_decides_the_same_in_machine_code_and_out_of_it() -> None:
    compiled, plain = (player("random", TOWERS, Means(), compiled=machine) for machine in (True, False))
    compiled.warm()
    for number, (view, seat) in enumerate(decisions(TOWERS, 60)):
        assert compiled.decide(view, seat, 5, number) == plain.decide(view, seat, 5, number)


def test_machine_code_is_made_where_somebody_needs_it() -> None:
    alike = {name: searches(name) for name in ("level3", "greedy", "search", "search:500", "level4", "@a:b")}
    assert [name for name, need in alike.items() if need] == ["search", "search:500", "level4"]
