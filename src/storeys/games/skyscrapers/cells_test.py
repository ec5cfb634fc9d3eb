"""The flood and the lines of sight, in a shaft of two storeys whose walls are drawn by hand."""

import numpy as np
import pytest

from .cells import flood_site, is_clear_above
from .site import MIDDLE, Site

STOREYS = 2
HERE = 1 << MIDDLE  # the cube at x = 0


def shaft(*, roof: bool = False, door: int | None = None) -> Site:
    """One cube wide and walled in on all four sides, with a floor to stand on in each storey."""
    site = Site.zero()
    site.east, site.north, site.top, site.floors = 1, 1, STOREYS, 1
    for layer in range(STOREYS):
        site.cells[layer].z = layer
        if layer != door:
            site.walls_x[layer, MIDDLE] = HERE | HERE << 1
            site.walls_y[layer, MIDDLE], site.walls_y[layer, MIDDLE + 1] = HERE, HERE
    site.walls_z[STOREYS, MIDDLE] = HERE * roof
    return site


def open_storeys(site: Site) -> list[int]:
    """In which storeys the shaft is reached from outside."""
    site.cells[2], site.cells[3] = site.cells[0], site.cells[1]
    flood_site(site)
    assert not site.flood.any(), "the working space is left as it was found"
    return [layer for layer in range(STOREYS) if int(site.open_floor) >> layer & 1]


@pytest.mark.rule("S-9")
def test_a_shaft_without_a_roof_is_open_from_above_down_to_the_ground() -> None:
    assert open_storeys(shaft()) == [0, 1]


@pytest.mark.rule("S-9")
def test_a_shaft_with_a_roof_is_closed() -> None:
    assert open_storeys(shaft(roof=True)) == []


@pytest.mark.rule("S-9")
@pytest.mark.parametrize("door", range(STOREYS))
def test_a_door_opens_the_whole_shaft_the_highest_storey_included(door: int) -> None:
    assert open_storeys(shaft(roof=True, door=door)) == [0, 1]


@pytest.mark.rule("S-9")
def test_a_storey_is_closed_by_the_floor_above_it() -> None:
    site = shaft()
    site.walls_z[1, MIDDLE] = HERE
    assert open_storeys(site) == [1]


@pytest.mark.rule("S-9")
def test_the_highest_card_of_all_is_in_the_way_of_whoever_looks_up() -> None:
    roofed, bare = shaft(roof=True), shaft()
    assert [is_clear_above(roofed, MIDDLE, MIDDLE, layer) for layer in range(STOREYS + 1)] == [False, False, True]
    assert all(is_clear_above(bare, MIDDLE, MIDDLE, layer) for layer in range(STOREYS + 1))
    assert is_clear_above(roofed, MIDDLE + 1, MIDDLE, 0)
    assert np.count_nonzero(roofed.walls_z) == 1
