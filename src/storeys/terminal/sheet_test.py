import pytest

from ..games.towers.cards import SUIT_NAMES
from ..games.towers.rules import stack, unstack
from ..play import Match
from .screen import Screen
from .sheet import show_sheets, show_winners
from .sitters import seated


def build(match: Match, seat: int, towers: str) -> None:
    """Put cards on towers, "candy 5 candy 0"; a card in brackets is removed again."""
    words = towers.split()
    for suit, value in zip(words[::2], words[1::2], strict=True):
        player, number = match.state.players[seat], SUIT_NAMES.index(suit.strip("("))
        stack(player, number, int(value.strip(")")))
        if suit.startswith("("):
            unstack(player, number)


def told(capsys: pytest.CaptureFixture[str], **towers: str) -> str:
    """What is told of two players with such towers."""
    screen, match = Screen("en"), Match("towers", 2, seed=1)
    for seat, cards in enumerate(towers.values()):
        build(match, seat, cards)
    sitters = seated(list(towers), screen.words)
    show_sheets(screen, match, [sitter.name for sitter in sitters])
    show_winners(screen, match, sitters)
    return capsys.readouterr().out


def test_the_best_sheet_stands_first_and_every_line_has_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, you="sand 3", Ada="candy 5 candy 0 (sand 1)")
    assert [line.strip() for line in out.splitlines() if line.strip()] == [
        "1. Ada: 5 points",
        "Candy tower with a roof: 2 cards × 2   4  T-25",
        "Chosen tower (candy): 2 cards          2  T-26",
        "Removed: 1 card                       –1  T-27",
        "2. You: 2 points",
        "Sand tower without a roof: 1 card  1  T-25",
        "Chosen tower (sand): 1 card        1  T-26",
        "Ada wins.",
    ]


def test_you_are_congratulated_yourself(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, you="sand 3", Ada="").endswith("You win!\n")


def test_all_who_tie_win(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, Bea="sand 3", Ada="sand 4")
    assert out.endswith("Bea, Ada win together.\n")
    assert out.count("1. ") == 2
