"""Seats around a table: clockwise, and from the last one to the first."""

from .rule import rule


@rule
def next_seat(seat: int, seats: int) -> int:
    """The seat to the left."""
    return (seat + 1) % seats


@rule
def seat_after(seat: int, steps: int, seats: int) -> int:
    """The seat so many steps to the left."""
    return (seat + steps) % seats


@rule
def steps_between(seat: int, other: int, seats: int) -> int:
    """How many steps to the left of the first seat the other one is."""
    return (other - seat) % seats
