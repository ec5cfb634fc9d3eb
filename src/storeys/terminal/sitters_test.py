from ..words import Words
from .sitters import listed, seated


def names(*players: str) -> list[str]:
    return [sitter.name for sitter in seated(players, Words("en"))]


def test_bots_of_a_kind_are_numbered() -> None:
    assert names("you", "greedy", "random", "greedy") == ["You", "Greedy bot 1", "Random bot 1", "Greedy bot 2"]


def test_a_name_that_no_bot_has_is_a_persons() -> None:
    assert [(sitter.name, sitter.bot) for sitter in seated(["Ada", "greedy"], Words("en"))] == [
        ("Ada", None),
        ("Greedy bot 1", "greedy"),
    ]


def test_whoever_has_no_name_is_called_by_the_seat_and_so_are_several_of_you() -> None:
    assert names("", "Ada") == ["Player 1", "Ada"]
    assert names("you", "you") == ["Player 1", "Player 2"]


def test_a_list_of_names_may_have_blanks() -> None:
    assert listed("you, Ada  Lovelace,greedy") == ["you", "Ada Lovelace", "greedy"]
