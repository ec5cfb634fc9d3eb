import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from .cli import main
from .play import FairChance, Match, load
from .words import LANGUAGES, Words

COLOUR = re.compile("\x1b\\[")
MANY = 2_000  # more answers than any match asks for


class Told(NamedTuple):
    """What a command wrote, and its exit code."""

    code: int
    out: str
    err: str


class Terminal:
    """A folder, and a person whose answers are known before."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, *arguments: object, answers: list[str] | None = None) -> Told:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in answers or [])))
        code = main([str(argument) for argument in arguments])
        return Told(code, *self.capsys.readouterr())


@pytest.fixture
def storeys(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C")
    return Terminal(monkeypatch, capsys)


def process(*arguments: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "storeys", *arguments]
    return subprocess.run(
        command, input=answers, capture_output=True, text=True, check=False, env={**os.environ, **environment}
    )


def finished(path: Path) -> Match:
    """A finished match in a file: everybody always does the first thing possible."""
    match = Match("towers", 2, seed=1, players=["you", "Ada"])
    while not match.over:
        match.play(match.legal_actions()[-1])
    match.save(path)
    return match


# --- Starting --------------------------------------------------------------------------------------------------------


def test_the_version_needs_nothing_heavy() -> None:
    heavy = "numpy numba rich.console fluent.runtime storeys.play"
    loaded = f"set('{heavy}'.split()) & set(sys.modules)"
    program = f"import sys; from storeys.cli import main; main(['--version']); print({loaded})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"storeys \d+\.\d+\.\d+\nset\(\)\n", done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_that_needs_more_than_playing_does_says_how_to_get_it(
    storeys: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.setenv("STOREYS_DATABASE_URL", "postgresql://127.0.0.1/nothing")
    told = storeys("serve", "--language", language)
    assert told.code == 1
    assert "asyncpg" in told.err
    assert 'pip install "storeys[postgres]"' in " ".join(told.err.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language(storeys: Terminal, language: str) -> None:
    for command in ("play", "new", "replay", "verify", "simulate", "bench", "new-game", "golden"):
        told = storeys(command, "--help", "--language", language)
        assert told.code == 0
        assert Words(language).say(f"cli-help-{command}").split()[0] in told.out
        assert "cli-" not in told.out


def test_without_a_command_help_is_shown(storeys: Terminal) -> None:
    assert storeys().out == storeys("--help").out


def test_the_language_is_the_locales_unless_another_is_asked_for(
    storeys: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert "nincs ilyen fájl" in storeys("verify", "nothing.txt").err
    assert "nie ma takiego pliku" in storeys("verify", "nothing.txt", "--language", "pl").err
    assert "nu există" in storeys("--language=ro", "verify", "nothing.txt").err


# --- Playing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_whole_match_is_played_saved_verified_and_replayed(storeys: Terminal, language: str) -> None:
    spoken = ("--language", language)
    played = storeys("play", "--seats", "you,greedy", "--seed", 5, "--save", "a.txt", *spoken, answers=["1"] * MANY)
    assert (played.code, played.err) == (0, "")
    match = load("a.txt")
    assert match.over
    assert match.players == ["you", "greedy"]
    for seat in range(2):
        for line in match.breakdown(seat):
            assert Words(language).say(line.message, **line.arguments) in played.out
    assert match.seed
    assert match.seed in played.out.replace("\n", "")
    verified = storeys("verify", "a.txt", *spoken)
    draws = sum(entry.seat == -1 for entry in match.log())
    assert verified == Told(0, Words(language).say("verify-good", moves=draws) + "\n", "")
    assert storeys("replay", "a.txt", *spoken).out.count("┌") == 0


def test_a_match_between_bots_needs_nobody(storeys: Terminal) -> None:
    told = storeys("play", "--seats", "random,greedy,random", "--seed", 1, "--save", "a.txt")
    assert told.code == 0
    assert load("a.txt").over


def test_a_finished_match_can_be_kept_when_it_is_offered(storeys: Terminal) -> None:
    Path("diary.txt").write_text("dear diary")
    told = storeys("play", "--seats", "random,random", "--seed", 1, answers=["diary.txt", "game.txt"])
    assert told.code == 0
    assert "storeys verify game.txt" in told.out
    assert load("game.txt").over
    assert Path("diary.txt").read_text() == "dear diary"


def test_whoever_leaves_is_told_how_to_go_on_and_goes_on_where_they_were(storeys: Terminal) -> None:
    left = storeys("play", "--seats", "you,Ada", "--seed", 2, answers=["bid 1", "quit"])
    assert left.code == 0
    assert "storeys play --resume storeys-towers-1.txt" in left.out
    kept = load("storeys-towers-1.txt").log()
    again = storeys("play", "--resume", "storeys-towers-1.txt", answers=["pass"])
    assert again.code == 0
    assert load("storeys-towers-1.txt").log()[: len(kept) + 1][-1].words == "pass"


def test_the_end_of_the_input_keeps_the_match(storeys: Terminal) -> None:
    told = storeys("play", "--seats", "you,Ada", "--seed", 2, answers=["bid 1"])
    assert (told.code, told.err) == (0, "")
    assert load("storeys-towers-1.txt").log()[-1].words == "bid 1"


def test_an_interruption_keeps_the_match(storeys: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    told = storeys("play", "--seats", "you,Ada", "--save", "a.txt")
    assert (told.code, told.err) == (130, "")
    assert "storeys play --resume a.txt" in told.out
    assert not load("a.txt").over


def test_every_choice_is_kept_at_once(storeys: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def answer(_: str) -> str:
        seen.append(len(load("a.txt").log()))
        return "1" if len(seen) < 6 else "quit"

    monkeypatch.setattr("builtins.input", answer)
    storeys("play", "--seats", "you,Ada", "--save", "a.txt", "--seed", 1)
    assert seen == sorted(set(seen))


def test_a_match_that_was_interrupted_while_cards_were_turned_up_goes_on_with_the_same_cards(storeys: Terminal) -> None:
    whole, part = Match("towers", 2, seed=3), Match("towers", 2, chance=None, players=["you", "Ada"])
    for entry in whole.log()[:3]:
        part.play(entry.words or "")
    part.chance, part.commitment = whole.chance, whole.commitment
    part.save("a.txt")
    assert storeys("play", "--resume", "a.txt", answers=["quit"]).code == 0
    assert load("a.txt").log() == whole.log()


# --- At the prompt ---------------------------------------------------------------------------------------------------


def prompt(storeys: Terminal, *answers: str, language: str = "en") -> str:
    return storeys("play", "--seats", "you,you", "--seed", 2, "--language", language, answers=list(answers)).out


def test_undo_takes_back_the_last_choice_and_only_that(storeys: Terminal) -> None:
    out = prompt(storeys, "bid 2", "pass", "1", "undo", "save a.txt", "quit")
    assert "(taken back)" in out
    words = [entry.words for entry in load("a.txt").log() if entry.seat >= 0]
    assert words[:2] == ["bid 2", "pass"]
    assert words[2] == words[3]


def test_undo_says_why_it_cannot(storeys: Terminal) -> None:
    assert "There is no move to take back." in prompt(storeys, "undo")


def test_undo_does_not_take_back_what_a_bot_did(storeys: Terminal) -> None:
    told = storeys("play", "--seats", "you,greedy,greedy", "--seed", 2, answers=["pass", "undo", "log", "quit"])
    assert "(taken back)" not in told.out
    assert re.search(r"You cannot take this move back|There is no move", told.out)


def test_a_forced_choice_is_taken_back_with_the_one_before_it(storeys: Terminal) -> None:
    match = Match("towers", 2, seed=2, players=["you", "you"])
    match.save("a.txt")
    storeys("play", "--resume", "a.txt", answers=["bid 5", "1", "undo", "quit"])
    assert len(load("a.txt").legal_actions()) > 1


def test_an_illegal_choice_is_answered_with_the_reason_and_the_rule(storeys: Terminal) -> None:
    assert "You open the auction, so you must name a number; 0 will do. (Rule T-12)" in prompt(storeys, "pass")


def test_why_gives_the_reason_and_the_rule_in_full(storeys: Terminal) -> None:
    out = prompt(storeys, "why pass", "why bid 1", "why", "dlaczego pass")
    assert "(Rule T-12)" in out
    assert "T-12 Auction: the starting player opens" in " ".join(out.split())
    assert "But you may do that!" in out
    assert "Why not what?" in out


def test_a_number_out_of_range_says_what_the_range_is(storeys: Terminal) -> None:
    assert "There is no choice 77: type a number from 1 to 6." in prompt(storeys, "77")


@pytest.mark.parametrize(
    "line", ["gibberish", "take", "take candy 99", "bid -1", "1.5", "²", "why ²", "\x00", "bid " + "9" * 9999]
)
def test_nonsense_is_answered_with_a_sentence(storeys: Terminal, line: str) -> None:
    told = storeys("play", "--seats", "you,you", "--seed", 2, answers=[line, "quit"])
    assert told.code == 0
    assert len([entry for entry in load("storeys-towers-1.txt").log() if entry.seat >= 0]) == 0


def test_commands_show_what_they_promise(storeys: Terminal) -> None:
    out = prompt(storeys, "hint", "log", "score", "rule T-7", "rule 7", "rule X-9", "help", "rules", "board")
    assert "Best: " in out
    assert out.count("Turned up") == 2
    assert "1. Player 1: 0 points" in out
    assert out.count("T-7  You may place a 9 on any card of its suit except a 0") == 3
    assert "There is no rule “X-9”. The rules go from T-1 to T-28." in out
    assert "save the match and leave" in out
    assert out.count("Draw pile") == 2


def test_a_hint_is_told_in_the_log_counted_at_the_end_and_kept_in_the_file(storeys: Terminal) -> None:
    answers = ["hint", "hint", "log", *["1"] * MANY]
    out = storeys("play", "--seats", "you,random", "--seed", 2, "--save", "a.txt", answers=answers).out
    assert out.count("You asked for a hint.") == 1
    assert out.count("Hints asked for: 1") == 1
    assert [hint.seat for hint in load("a.txt").hints] == [0]
    assert "asked for a hint." in storeys("replay", "a.txt").out


def test_words_of_the_language_are_commands(storeys: Terminal) -> None:
    assert "Zasady mają numery" in prompt(storeys, "zasada X", "koniec", language="pl")


def test_save_never_writes_over_another_file_and_play_goes_on(storeys: Terminal) -> None:
    Path("diary.txt").write_text("dear diary")
    out = prompt(storeys, "save diary.txt", "save nowhere/a.txt", "save a.txt", "quit")
    assert "diary.txt: there is already a file of that name" in out
    assert "nowhere/a.txt: the file cannot be written" in out
    assert "Saved: a.txt" in out
    assert Path("diary.txt").read_text() == "dear diary"


# --- Files -----------------------------------------------------------------------------------------------------------


def test_a_new_file_can_be_played(storeys: Terminal) -> None:
    assert storeys("new", "towers", "--seats", 3, "--save", "a.txt", "--seed", 4).code == 0
    assert load("a.txt").seats == 3
    assert storeys("play", "--resume", "a.txt", answers=["quit"]).code == 0
    assert load("a.txt").players == ["you", "level2", "level2"]


def test_a_replay_can_stop_after_any_move_and_be_read_by_a_program(storeys: Terminal) -> None:
    match = finished(Path("a.txt"))
    for move in (0, 1, 6, len(match.log())):
        *moves, position, standing = [
            json.loads(line) for line in storeys("replay", "a.txt", "--move", move, "--json").out.splitlines()
        ]
        assert [row["words"] for row in moves] == [entry.words for entry in match.log()[:move]]
        assert position["position"] == match.game.as_json(match.position(move))
        assert len(standing["scores"]) == 2
    assert standing["scores"] == match.scores()


def test_a_replay_shows_the_board_after_the_move(storeys: Terminal) -> None:
    finished(Path("a.txt"))
    out = storeys("replay", "a.txt", "--move", 6, "--seat", 0).out
    assert out.count("┌") == 5
    assert "Draw pile: 75 cards" in out


def test_what_was_taken_back_is_replayed_too(storeys: Terminal) -> None:
    match = Match("towers", 2, seed=2, players=["Bea", "Ada"])
    match.play("bid 1")
    match.undo()
    match.save("a.txt")
    assert "(taken back): Bid 1" in storeys("replay", "a.txt").out
    assert storeys("replay", "a.txt", "--move", len(match.log()) - 1).code == 0


def test_verify_speaks_json(storeys: Terminal) -> None:
    match = finished(Path("a.txt"))
    draws = sum(entry.seat == -1 for entry in match.log())
    assert json.loads(storeys("verify", "a.txt", "--json").out) == {"file": "a.txt", "fair": True, "draws": draws}


# --- What goes wrong -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        "play chess",
        "play towers --seats you",
        "play towers --seats you,a,b,c,d,e",
        "play --seats you,a --language xx",
        "play --frobnicate",
        "play --seed",
        "play --seed three",
        "play --seed -1",
        "play towers towers",
        "frobnicate",
        "new towers",
        "new towers --seats 1 --save a.txt",
        "new towers --seats 0 --save a.txt",
        "replay",
        "replay finished.txt --seat 2",
        "simulate towers --seats greedy,nobody",
        "simulate towers --seats greedy",
        "simulate chess --seats greedy,greedy",
        "simulate towers --seats greedy,greedy --games 0",
        "bench chess",
        "bench --seats 9",
        "bench --device abacus",
    ],
)
def test_a_command_that_was_not_meant_so_is_answered_with_one_sentence(storeys: Terminal, arguments: str) -> None:
    finished(Path("finished.txt"))
    told = storeys(*arguments.split())
    assert told.code == 2
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert not Path("a.txt").exists()


def resigned(text: str) -> str:
    """A file edited by somebody who knows how to write its last line."""
    from .play.files import _digest

    lines = text.splitlines()[:-1]
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {len(lines)} {_digest(body)}\n"


def spoilt(kind: str, text: str) -> str:
    seed = rf"\1 {FairChance.numbered(99).seed.hex()}"
    files = {
        "edited": text.replace("seats 2", "seats 3", 1),
        "newer": text.replace("storeys match 1", "storeys match 3", 1),
        "newer rules": resigned(text.replace("game towers 1", "game towers 9", 1)),
        "another game": resigned(text.replace("game towers 1", "game chess 1", 1)),
        "broken promise": resigned(re.sub(r"(seed|secret) [0-9a-f]{64}", seed, text)),
        "illegal move": resigned(re.sub(r": bid \d", ": bid 9", text, count=1)),
        "something else": "dear diary\n",
        "empty": "",
    }
    return files[kind]


SPOILT = ["edited", "newer", "newer rules", "another game", "broken promise", "illegal move", "something else", "empty"]


@pytest.mark.parametrize("kind", SPOILT)
@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
def test_a_spoilt_file_is_answered_with_one_sentence_and_left_alone(storeys: Terminal, kind: str, command: str) -> None:
    finished(Path("a.txt"))
    content = spoilt(kind, Path("a.txt").read_text())
    Path("a.txt").write_text(content)
    told = storeys(*command.split(), "a.txt", "--language", "pl")
    assert told.code == (2 if kind == "another game" else 1)
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert Path("a.txt").read_text() == content


def test_a_file_cut_off_at_any_byte_is_answered_with_one_sentence(storeys: Terminal) -> None:
    Match("towers", 2, seed=1).save("whole.txt")
    content = Path("whole.txt").read_bytes()
    for length in range(0, len(content), 7):
        Path("a.txt").write_bytes(content[:length])
        told = storeys("play", "--resume", "a.txt")
        assert (told.code, told.out, len(told.err.splitlines())) == (1, "", 1)


def test_chance_that_was_touched_is_found(storeys: Terminal) -> None:
    fair = finished(Path("fair.txt"))
    loaded = Match("towers", 2, chance=None)
    while not loaded.over:
        loaded.play(loaded.legal_actions()[0])
    loaded.chance, loaded.commitment = fair.chance, fair.commitment
    loaded.save("a.txt")
    told = storeys("verify", "a.txt")
    assert (told.code, told.out) == (1, "")
    assert "chance is not what the seed gives" in told.err


def test_what_cannot_be_checked_yet_or_at_all_is_not_called_fair(storeys: Terminal) -> None:
    Match("towers", 2).save("going-on.txt")
    Match("towers", 2, chance=None).save("by-hand.txt")
    assert "the match is not over yet" in storeys("verify", "going-on.txt").err
    assert "no seed was promised" in storeys("verify", "by-hand.txt").err
    assert storeys("play", "--resume", "by-hand.txt").code == 1


def test_a_finished_match_is_not_resumed(storeys: Terminal) -> None:
    finished(Path("a.txt"))
    told = storeys("play", "--resume", "a.txt")
    assert told == Told(1, "", "The match is over; nothing more can be played.\n")


def test_another_number_of_seats_than_the_file_has_is_refused(storeys: Terminal) -> None:
    Match("towers", 2).save("a.txt")
    assert storeys("play", "--resume", "a.txt", "--seats", "you,Ada,greedy").code == 2


@pytest.mark.parametrize("command", ["play --seats you,greedy", "new towers --seats 2"])
def test_a_file_is_not_written_over_unless_that_is_wanted(storeys: Terminal, command: str) -> None:
    Path("a.txt").write_text("dear diary")
    told = storeys(*command.split(), "--save", "a.txt", answers=["quit"])
    assert told.code == 1
    assert "there is already a file of that name" in told.err
    assert Path("a.txt").read_text() == "dear diary"
    assert storeys(*command.split(), "--save", "a.txt", "--force", answers=["quit"]).code == 0
    assert load("a.txt").seats == 2


@pytest.mark.parametrize("move", [-1, 1000])
def test_a_move_that_was_not_made_cannot_be_shown(storeys: Terminal, move: int) -> None:
    finished(Path("a.txt"))
    assert storeys("replay", "a.txt", f"--move={move}").code == 1


# --- Figures ---------------------------------------------------------------------------------------------------------


def test_a_simulation_tells_who_wins_with_errors(storeys: Terminal) -> None:
    told = storeys("simulate", "towers", "--seats", "greedy,random", "--games", 200, "--seed", 1, "--language", "pl")
    assert told.code == 0
    assert "±" in told.out
    assert re.search(r"\d,\d", told.out)


def test_a_simulation_is_one_json_object(storeys: Terminal) -> None:
    told = storeys("simulate", "towers", "--seats", "greedy,random", "--games", 200, "--seed", 1, "--json")
    report = json.loads(told.out)
    assert report["games"] == 200
    assert [row["bot"] for row in report["by_bot"]] == ["greedy", "random"]


def test_a_benchmark_has_the_promised_keys(storeys: Terminal) -> None:
    told = storeys("bench", "towers", "--seats", 2, "--threads", 1, "--seconds", 0.05, "--device", "cpu", "--json")
    rows = [json.loads(line) for line in told.out.splitlines()]
    keys = {"game", "seats", "device", "threads", "moves_per_s", "games_per_s", "state_bytes"}
    assert any(keys <= row.keys() for row in rows)


def test_a_benchmark_is_a_table_for_people(storeys: Terminal) -> None:
    told = storeys("bench", "towers", "--seats", 2, "--threads", 1, "--seconds", 0.05, "--device", "cpu")
    assert "Moves/s" in told.out
    assert all(len(line) <= 80 for line in told.out.splitlines() if "on cpu" not in line)


# --- Real processes --------------------------------------------------------------------------------------------------


def test_piped_output_has_no_colours_and_fits(tmp_path: Path) -> None:
    save = str(tmp_path / "a.txt")
    done = process(
        "play", "--seats", "you,you", "--save", save, "--seed", "1", answers="bid 1\nquit\n", LC_ALL="pl_PL.UTF-8"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert not COLOUR.search(done.stdout)
    assert "Stos do dobierania" in done.stdout


def test_a_terminal_without_letters_beyond_ascii_is_served(tmp_path: Path) -> None:
    save = str(tmp_path / "a.txt")
    done = process(
        "play", "--seats", "you,you", "--save", save, answers="quit\n", PYTHONIOENCODING="ascii", LC_ALL="hu_HU"
    )
    assert done.returncode == 0
    assert done.stdout.isascii()


def test_trouble_has_an_exit_code_and_no_traceback() -> None:
    for arguments, code in ((("verify", "nothing.txt"), 1), (("play", "chess"), 2), (("--frob",), 2)):
        done = process(*arguments)
        assert (done.returncode, done.stdout) == (code, "")
        assert "Traceback" not in done.stderr
