import re
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from storeys.bots import BOTS, UnknownBotError, make, policies_for, policy_of
from storeys.bots.levels import NAMES
from storeys.games import GAMES
from storeys.games.checks import WHOLE
from storeys.games.kit import CHANCE, OVER, Game, as_bytes, below, copy, desk_of, generator, run
from storeys.games.towers import GAME as TOWERS

FOLDER = Path(__file__).parent
PLAYERS = [(game, name, f"{name} of {game.name}") for game in GAMES.values() for name in policies_for(game)]

# Tests of one bot look at the same matches, which one process plays once.
every_bot = pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(game, name, id=title, marks=pytest.mark.xdist_group(title)) for game, name, title in PLAYERS],
)


@cache
def decisions(game: Game, name: str, seats: int) -> list[tuple[Any, int]]:
    """One match of a bot against itself: every position where it decided, and its choice."""
    bot, state, luck, decided = make(name, game), game.start(seats), generator(seats), []
    while (mover := game.to_move(state)) != OVER:
        if mover == CHANCE:
            action = game.chance_outcome(state, below(luck, game.chance_tickets(state)))
        else:
            before = copy(state)
            action = bot.choose(state, mover, 1.0, luck)
            assert as_bytes(state) == as_bytes(before), "a bot leaves the view as it was"
            decided.append((before, action))
        game.apply_action(state, action)
    return decided


@every_bot
def test_every_choice_of_a_whole_match_is_legal_with_any_number_of_seats(game: Game, name: str) -> None:
    for seats in game.seats if WHOLE else {game.seats[0], game.seats[-1]}:
        for state, action in decisions(game, name, seats):
            assert action in game.legal(state)


@every_bot
def test_a_policy_writes_on_the_scratch_records_only_and_does_not_read_what_was_there(game: Game, name: str) -> None:
    policy, desk = policy_of(name, game), desk_of(game)
    for state, _ in decisions(game, name, game.seats[0])[::3]:
        choices = set()
        for left_over in (0, 0x5A):
            desk[1:].view(np.uint8)[:] = left_over
            desk[0] = state
            choices.add(policy(desk, game.to_move(state), generator(2)))
            assert as_bytes(desk[0]) == as_bytes(state)
        assert len(choices) == 1


@every_bot
def test_the_same_generator_gives_the_same_choice(game: Game, name: str) -> None:
    bot = make(name, game)
    for state, _ in decisions(game, name, game.seats[0])[::5]:
        choices = {bot.choose(state, game.to_move(state), 1.0, generator(3)) for _ in range(2)}
        assert len(choices) == 1


def test_the_random_bot_chooses_every_legal_action_about_equally_often() -> None:
    state = next(state for state, _ in decisions(TOWERS, "random", 2) if len(TOWERS.legal(state)) >= 4)
    bot, luck = make("random", TOWERS), generator(1)
    chosen = [bot.choose(state, TOWERS.to_move(state), 1.0, luck) for _ in range(2000)]
    legal = TOWERS.legal(state)
    assert sorted(set(chosen)) == sorted(legal)
    expected = len(chosen) / len(legal)
    assert all(abs(chosen.count(action) - expected) < 5 * expected**0.5 for action in legal)


@pytest.mark.compiles
@every_bot
def test_compiled_and_plain_policies_play_the_same_matches_to_the_byte(game: Game, name: str) -> None:
    names = [*reversed(policies_for(game))]  # in this order contests of these bots are compiled elsewhere, too
    policies = [policy_of(other, game) for other in names]
    who = np.full((1, game.seats[-1]), names.index(name), np.int32)
    plain, compiled = (run.contest(game, policies, who, 16, device=device) for device in ("plain", "cpu"))
    assert plain.states.tobytes() == compiled.states.tobytes()
    assert plain.moves.tolist() == compiled.moves.tolist()


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(UnknownBotError, match="no bot called oracle plays towers") as refused:
        make("oracle", TOWERS)
    assert refused.value.known == BOTS


def test_a_game_without_a_greedy_bot_has_a_random_one() -> None:
    other = replace(TOWERS, name="other")
    assert policies_for(other) == ("random",)
    with pytest.raises(UnknownBotError) as refused:
        policy_of("greedy", other)
    assert refused.value.known == ("random", *NAMES)


def test_a_bot_imports_only_its_own_folder_its_game_and_the_kit() -> None:
    """Machine code is kept under a digest of just these (`kit/run.py`), that of searches also under the search's own
    (`search/engine.py`): a change elsewhere would go unnoticed."""
    for file in (file for name in GAMES for file in (FOLDER / name).glob("*.py") if not file.stem.endswith("_test")):
        allowed = rf"from (\.\w+|\.\.search(\.\w+)?|\.\.\.games\.(kit|{file.parent.name})(\.\w+)?) import"
        ours = re.findall(r"^from \..*", file.read_text("utf-8"), re.MULTILINE)
        assert [line for line in ours if not re.match(allowed, line)] == [], file


def test_bots_are_there_without_a_compiler() -> None:
    program = "import sys, storeys.bots; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_bots_decide_without_a_compiler() -> None:
    program = """if True:
        import sys
        from storeys.bots import policies_for, make
        from storeys.games import GAMES
        from storeys.games.kit import generator
        from storeys.play import Match
        for game in GAMES.values():
            match = Match(game, game.seats[-1], seed=1)
            make(policies_for(game)[-1], game).choose(match.view(match.to_move), match.to_move, 1.0, generator(1))
        sys.exit("numba" in sys.modules)
    """
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_desk_has_room_for_all_choices_beside_two_trials(game: Game) -> None:
    assert desk_of(game)[3:].nbytes >= game.blank().nbytes
