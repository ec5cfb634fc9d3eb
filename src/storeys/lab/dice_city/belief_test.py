"""How good a search's guesses at hidden tokens are, over two matches."""

from storeys.lab.dice_city.belief import study


def test_guesses_by_what_cities_are_are_nearer_to_the_truth_than_those_of_the_game() -> None:
    found = study(2, 2, 1)
    assert found["turns"] > 20
    assert found["search_mean"] < found["game_mean"]
    assert found["search_each"] < found["game_each"]
