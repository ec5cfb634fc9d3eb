"""Levels and towers (S-19): which floors are one level, and which level is one step down.

The group of a floor is everything that hangs together with it from its own height upwards. Floors of one height in
one group are one level; the next level down is the highest lower floor whose own group contains it. A level is named
by its first floor. One with no open cell is a level like any other, so that it is in the way: nobody can stop there.
Before version 2 of the rules it was none, so that it was skipped.
"""

from ..kit import rule
from .lattice import top_of
from .site import GROUND, NO_LEVEL, Site, open_quarters


@rule
def height_of(site: Site, floor: int) -> int:
    return int(site.cards[site.floor_cards[floor]].z)


@rule
def cards_from(site: Site, height: int) -> int:
    """S-19: all cards whose top is at this height or above."""
    found = 0
    for number in range(int(site.standing)):
        if top_of(int(site.cards[number].normal), int(site.cards[number].z)) >= height:
            found |= 1 << number
    return found


@rule
def group_around(site: Site, card: int, among: int) -> int:
    """S-19: what hangs together with a card among some cards by touching."""
    group = 1 << card
    for _ in range(int(site.standing)):
        before = group
        for number in range(int(site.standing)):
            if among >> number & 1 and int(site.touching[number]) & group:
                group |= 1 << number
        if group == before:
            break
    return group


@rule
def is_level_with(site: Site, floor: int, card: int) -> bool:
    """Whether a floor names a level in whose group a card is."""
    return int(site.level[floor]) == floor and int(site.groups[floor]) >> card & 1 == 1


@rule
def join_level(site: Site, floor: int) -> None:
    """S-19: the level of an earlier floor at the same height in the same group, or else a new one."""
    card, height = int(site.floor_cards[floor]), height_of(site, floor)
    site.level[floor] = floor
    for earlier in range(floor):
        if is_level_with(site, earlier, card) and height_of(site, earlier) == height:
            site.level[floor] = earlier
            site.groups[floor] = site.groups[earlier]
    if site.level[floor] == floor:
        site.groups[floor] = group_around(site, card, cards_from(site, height))


@rule
def level_below(site: Site, floor: int) -> int:
    """S-19: the highest lower level whose group contains this floor, or the ground."""
    card, found, found_height = int(site.floor_cards[floor]), GROUND, 0
    for other in range(int(site.floors)):
        height = height_of(site, other)
        if is_level_with(site, other, card) and found_height < height < height_of(site, floor):
            found, found_height = other, height
    return found


@rule
def update_levels(site: Site, skips_closed: bool) -> None:
    """S-19: all levels and towers as the cards stand now."""
    for floor in range(int(site.floors)):
        site.level[floor], site.groups[floor], site.below[floor] = NO_LEVEL, 0, NO_LEVEL
        if not skips_closed or open_quarters(site, floor):
            join_level(site, floor)
    for floor in range(int(site.floors)):
        if site.level[floor] == floor:
            site.below[floor] = level_below(site, floor)
    note_ways_on(site)


@rule
def level_of(site: Site, floor: int) -> int:
    """The level of a floor; the ground is its own."""
    return GROUND if floor == GROUND else int(site.level[floor])


@rule
def is_under(site: Site, lower: int, upper: int) -> bool:
    """S-19: one level is the next below the other."""
    return upper >= 0 and int(site.below[upper]) == lower


@rule
def is_one_step(site: Site, floor: int, other: int) -> bool:
    """S-18, S-19: the same level, the one above or the one below; GROUND is a floor here."""
    here, there = level_of(site, floor), level_of(site, other)
    return there != NO_LEVEL and (here == there or is_under(site, here, there) or is_under(site, there, here))


@rule
def has_open_cell(site: Site, level: int) -> bool:
    """S-19: somebody could stop on a level, named by its first floor."""
    for floor in range(int(site.floors)):
        if site.level[floor] == level and open_quarters(site, floor):
            return True
    return False


# --- Where a way leads on (S-18) -------------------------------------------------------------------------------------


@rule
def is_all_open(site: Site) -> bool:
    """Every floor has an open cell."""
    for floor in range(int(site.floors)):
        if open_quarters(site, floor) == 0:
            return False
    return True


@rule
def leads_on(site: Site, floor: int) -> bool:
    """S-18: from here a worker could move to another card; the ground always has an open cell."""
    for other in range(int(site.floors)):
        if other != floor and open_quarters(site, other) and is_one_step(site, floor, other):
            return True
    return is_one_step(site, floor, GROUND)


@rule
def note_ways_on(site: Site) -> None:
    """S-19: only closed levels can keep a worker where it is."""
    site.leading_on = (1 << int(site.floors)) - 1
    if is_all_open(site):
        return
    for floor in range(int(site.floors)):
        if not leads_on(site, floor):
            site.leading_on &= ~(1 << floor)
