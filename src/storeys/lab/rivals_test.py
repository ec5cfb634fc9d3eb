import pytest

from .rivals import RIVALS, Rival

HERE = [pytest.param(rival, id=rival.name) for rival in RIVALS if rival.is_here]


def test_rivals_have_names_of_their_own() -> None:
    assert len({rival.name for rival in RIVALS}) == len(RIVALS)


def test_a_rival_is_here_when_its_module_is() -> None:
    here, missing = (Rival("", module, "", pytest.fail) for module in ("json", "no_such_module"))
    assert here.is_here
    assert not missing.is_here


@pytest.mark.skipif(not HERE, reason="no other engine is installed")
@pytest.mark.parametrize("rival", HERE)
def test_a_rival_plays_the_same_matches_each_time(rival: Rival) -> None:
    play = rival.sit_down()
    assert play(2)() == play(2)() > play(1)() > 20
