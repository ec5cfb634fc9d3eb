import pytest

from ..games import GAMES
from ..play import Match
from ..words import LANGUAGES, Words
from .options import agreed, chosen
from .problems import BadUsage

BLUEPRINTS, TOWERS = GAMES["blueprints"], GAMES["towers"]


def test_options_are_given_by_name_and_number_and_the_last_one_counts() -> None:
    wanted = ["open_awards=0", "refuse_dead_dice=1", "open_awards=1"]
    assert chosen(BLUEPRINTS, wanted) == {"open_awards": 1, "refuse_dead_dice": 1}
    assert chosen(BLUEPRINTS, []) == {}


@pytest.mark.parametrize(
    "words", ["", "open_awards", "open_awards=", "open_awards=2", "open_awards=²", "=1", "doors=1"]
)
def test_an_option_that_the_game_does_not_have_is_refused_with_those_that_it_has(words: str) -> None:
    with pytest.raises(BadUsage) as refused:
        chosen(BLUEPRINTS, [words])
    sentence = refused.value.sentence("en")
    assert f"“{words}” is not an option of this game." in sentence
    assert all(f"{name}=0|1" in sentence for name in BLUEPRINTS.options)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadUsage, match="no options"):
        chosen(TOWERS, ["open_awards=1"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_tells_what_it_has_chosen_with_the_number_of_the_rule(language: str) -> None:
    words = Words(language)
    told = list(agreed(Match("blueprints", 2, {"open_awards": 1}), words))
    usual = list(agreed(Match("blueprints", 2), words))
    assert [here == there for here, there in zip(told, usual, strict=True)].count(False) == 1
    for line, option in zip(told, BLUEPRINTS.options.values(), strict=True):
        assert line.endswith(f"({words.say('rule-number', rule=option.rule)})")


@pytest.mark.rule("D-34")
def test_what_is_not_open_to_so_many_is_not_told() -> None:
    assert len(list(agreed(Match("dice_city", 1), Words("en")))) == 2
    assert len(list(agreed(Match("dice_city", 2), Words("en")))) == 1


@pytest.mark.rule("S-29")
def test_what_says_nothing_without_another_choice_is_told_with_that_choice_only() -> None:
    told = {hands: "\n".join(agreed(Match("skyscrapers", 2, {"hands": hands}), Words("en"))) for hands in (0, 1)}
    assert ["score track" in lines for lines in told.values()] == [False, True]
    assert "Hands: calm – nothing ever falls (Rule S-26)" in told[0]


def test_a_game_without_options_has_nothing_to_tell() -> None:
    assert list(agreed(Match("towers", 2), Words("en"))) == []


def test_what_was_not_chosen_is_told_too() -> None:
    told = "\n".join(agreed(Match("blueprints", 2, {"open_awards": 1}), Words("en")))
    assert "Awards and prizes that have been won: lie face up (Rule B-27)" in told
    assert "A die that fits nowhere on your building: may always be chosen (Rule B-17)" in told
