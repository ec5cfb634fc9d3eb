"""Whom a tree decides for."""

from .playouts import Task, decides


def test_a_tree_decides_for_all_seats_or_for_the_one_that_searches_alone() -> None:
    task = Task.zero()
    task.seat = 1
    assert [decides(task, mover) for mover in range(3)] == [True, True, True]
    task.own = 1
    assert [decides(task, mover) for mover in range(3)] == [False, True, False]
