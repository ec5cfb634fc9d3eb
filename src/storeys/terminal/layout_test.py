from rich.text import Text

from .layout import beside, rows, wrapped


def test_everything_stands_in_one_row_if_the_screen_is_wide_enough() -> None:
    assert rows(3, 20, 60) == [range(3)]
    assert rows(3, 20, 59) == [range(2), range(2, 3)]
    assert rows(3, 20, 10) == [range(1), range(1, 2), range(2, 3)]
    assert rows(0, 20, 60) == []


def test_things_side_by_side_keep_to_their_columns() -> None:
    assert beside([Text("ab"), Text(), Text("c")], 4).plain == "ab      c"


def test_parts_go_on_the_next_line_when_they_do_not_fit() -> None:
    parts = [Text("one"), Text("two"), Text("three")]
    assert [line.plain for line in wrapped(parts, ", ", 8)] == ["one, two", "three"]
