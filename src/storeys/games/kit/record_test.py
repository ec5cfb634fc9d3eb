from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from storeys.games.kit import Bytes, Record, as_bytes, copy, i8, i32, i64


class Tower(Record):
    """A record of two fields with a gap between them."""

    roof: i8
    height: i32


class Town(Record):
    """A record with numbers, arrays, and records inside."""

    year: i8
    people: i64
    streets: Annotated[Bytes, np.int8, (3,)]
    plan: Annotated[NDArray[np.int32], np.int32, (2, 2)]
    towers: Annotated[list[Tower], Tower, (2,)]


class Nothing(Record):
    """A record without fields."""


def test_a_record_has_the_declared_fields_in_order() -> None:
    assert Town.dtype.names == ("year", "people", "streets", "plan", "towers")
    assert Town.zero().plan.shape == (2, 2)
    assert Town.zero().streets.dtype == np.int8


def test_every_field_lies_where_the_machine_wants_it() -> None:
    assert Town.dtype.isalignedstruct
    for name, (field, offset, *_) in (Town.dtype.fields or {}).items():
        assert offset % field.base.alignment == 0, name
    assert (Tower.dtype.itemsize, Tower.dtype.fields["height"][1]) == (8, 4)  # type: ignore[index]


def test_a_record_inside_a_record_lies_where_its_own_fields_want_it() -> None:
    class Street(Record):
        """An odd byte, then towers."""

        name: i8
        towers: Annotated[list[Tower], Tower, (2,)]
        end: i8

    class City(Record):
        """Another odd byte, then streets."""

        name: i8
        streets: Annotated[list[Street], Street, (2,)]

    assert (Street.dtype.fields["towers"][1], Street.dtype.itemsize) == (4, 24)  # type: ignore[index]
    assert (City.dtype.fields["streets"][1], City.dtype.itemsize) == (4, 52)  # type: ignore[index]


def test_a_new_record_is_all_zero() -> None:
    assert as_bytes(Town.zero()) == bytes(Town.dtype.itemsize)
    assert Town.zeros(3).tobytes() == bytes(3 * Town.dtype.itemsize)


def test_padding_stays_zero_when_every_field_is_written() -> None:
    tower = Tower.zero()
    tower.roof, tower.height = -1, -1
    assert as_bytes(tower) == b"\xff\0\0\0\xff\xff\xff\xff"
    assert as_bytes(copy(tower)) == as_bytes(tower)


def test_a_copy_is_another_record_with_the_same_bytes() -> None:
    town = Town.zero()
    town.people, town.towers[1].height, town.plan[1, 0] = 7, 3, 5
    twin = copy(town)
    assert as_bytes(twin) == as_bytes(town)
    twin.towers[1].height = 4
    twin.plan[1, 0] = 6
    assert (town.towers[1].height, town.plan[1, 0]) == (3, 5)


def test_a_record_inside_a_record_is_a_view() -> None:
    town = Town.zero()
    tower = town.towers[0]
    tower.height = 9
    assert town.towers[0].height == 9
    assert town.towers[1].height == 0


def test_a_copy_of_one_record_of_a_batch_leaves_the_batch_alone() -> None:
    towns = Town.zeros(2)
    twin = copy(towns[0])
    twin.people = 1
    assert towns.tobytes() == bytes(2 * Town.dtype.itemsize)


def test_records_differ_when_one_byte_does() -> None:
    town, other = Town.zero(), Town.zero()
    other.streets[2] = 1
    assert as_bytes(town) != as_bytes(other)


def test_a_record_without_fields_can_still_be_handed_to_a_compiler() -> None:
    assert Nothing.dtype.names == ("nothing",)
