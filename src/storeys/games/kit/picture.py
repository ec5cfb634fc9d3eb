"""How a game declares what its picture looks like, in a module `picture_type.py`.

`Picture` is a TypedDict of TypedDicts, lists and dicts down to `Literal`, str, int, bool and None: what JSON can say,
and no more. Two things Python's types cannot say stand beside them:

    bag: Every[Material, int]               # a dict in which no key is missing
    Point = Annotated[list[int], 3]         # a list of just so many

mypy holds `as_json` to the type, the battery every picture that is drawn (`checks/pictured.py`), and
`server/typescript_views.py` writes it down for the client.

What never changes is not sent: `tables.py` may have `TABLES`, of a type `Tables` that is declared in the same way, with
the names and numbers of the rules that a client draws with; they are written down beside the types.
"""

from typing import Annotated, TypedDict, TypeVar

K = TypeVar("K", bound=str)
V = TypeVar("V")

EVERY = "every key"
Every = Annotated[dict[K, V], EVERY]


class SheetLine(TypedDict):
    """One line of a score sheet: what for, in a sentence with its arguments."""

    rule: str
    message: str
    arguments: dict[str, str | int]
    points: int
