import pytest

from .cards import LOCATIONS, MILITARY, NAMES, Location
from .signs import SIGNS, signs


def test_every_location_has_signs() -> None:
    assert [*SIGNS] == [*NAMES]
    assert [name for name in NAMES if not SIGNS[name]] == []


@pytest.mark.parametrize(
    ("card", "drawn"),
    [
        ("forest", "+1 :wood"),
        ("bazaar", "+1 :wood :stone :iron"),
        ("catapult", "+3 :strength"),
        ("watch_tower", "+3 :bandit_strength"),
        ("manor", "+2 :points"),
        ("blacksmith", ":army +1 :strength"),
        ("storehouse", "1 :arrow 3"),
        ("great_wall", "+2 :shield :in_row"),
    ],
)
def test_signs_tell_what_a_location_does(card: str, drawn: str) -> None:
    assert SIGNS[card] == drawn


def test_signs_follow_from_the_table() -> None:
    assert signs(Location("fortress", MILITARY, strength=4, tokens=1)) == "+4 :strength +1 :points"
    assert len({signs(location) for location in LOCATIONS}) == len(LOCATIONS)
