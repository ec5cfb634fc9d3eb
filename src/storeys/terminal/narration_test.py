from ..games import GAMES
from ..games.kit import CHANCE, Game
from ..play import Entry
from ..words import Words
from .narration import narrate
from .sitters import seated

TOWERS, BLUEPRINTS = GAMES["towers"], GAMES["blueprints"]


def entry(seat: int, words: str, undo: bool = False, game: Game = TOWERS) -> Entry:
    do, *rest = words.split()
    values = [int(value) if value.isdecimal() else value for value in rest]
    return Entry(seat, words, {"do": do, **dict(zip(game.kinds[do], values, strict=True))}, undo)


def told(*log: Entry, game: Game = TOWERS) -> list[str]:
    words = Words("en")
    return list(narrate(game, log, seated(["you", "greedy", "Ada"], words), words))


def test_cards_that_are_turned_up_together_stand_on_one_line() -> None:
    assert told(entry(-1, "draw candy 7"), entry(-1, "draw sand 0")) == ["", "Turned up: candy 7, sand 0."]


def test_what_somebody_takes_or_places_stands_on_one_line() -> None:
    log = entry(2, "take candy 7"), entry(2, "take sand 0"), entry(2, "keep"), entry(2, "place candy 7")
    assert told(*log) == ["Ada takes candy 7, sand 0.", "Ada removes nothing.", "Ada places candy 7."]


def test_you_are_spoken_to_and_not_about() -> None:
    assert told(entry(-1, "start 0"), entry(0, "bid 3")) == ["", "You start.", "You: Bid 3"]


def test_others_are_spoken_about() -> None:
    assert told(entry(-1, "start 1"), entry(1, "bid 3")) == ["", "Greedy bot 1 starts.", "Greedy bot 1 bids 3."]


def test_what_was_taken_back_is_told() -> None:
    assert told(entry(2, "bid 3"), entry(2, "bid 3", undo=True)) == ["Ada bids 3.", "Ada (taken back): Bid 3"]


def test_what_is_hidden_stays_so() -> None:
    assert told(Entry(1, None, None)) == ["Greedy bot 1 makes a hidden move."]


def test_a_game_with_secrets_says_what_everybody_may_know_of_them() -> None:
    hidden = Entry(CHANCE, None, None), Entry(1, None, None)
    assert told(*hidden, game=BLUEPRINTS) == [
        "",
        "Blueprint dealt: for its owner’s eyes only.",
        "Greedy bot 1 places it behind the screen.",
    ]


def test_hidden_moves_in_a_row_are_told_once() -> None:
    hidden, again = Entry(1, None, None), Entry(1, None, None, again=True)
    assert told(hidden, again, entry(1, "bid 3"), hidden, Entry(2, None, None)) == [
        "Greedy bot 1 makes a hidden move.",
        "Greedy bot 1 bids 3.",
        "Greedy bot 1 makes a hidden move.",
        "Ada makes a hidden move.",
    ]


def test_a_hidden_move_that_was_taken_back_is_told_as_such() -> None:
    assert told(Entry(2, None, None, undo=True)) == ["Taken back: Ada makes a hidden move."]


def test_chance_begins_one_paragraph_whatever_it_does() -> None:
    start, demand = entry(CHANCE, "start 1", game=BLUEPRINTS), entry(CHANCE, "demand wood", game=BLUEPRINTS)
    rolls = [entry(CHANCE, words, game=BLUEPRINTS) for words in ("draw wood 4", "draw glass 1")]
    assert told(start, demand, *rolls, game=BLUEPRINTS) == [
        "",
        "Greedy bot 1 starts.",
        "In demand: wood.",
        "Rolled: wood 4, glass 1.",
    ]
