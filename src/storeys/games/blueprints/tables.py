"""What of dice, plans and honours a client draws with."""

from typing import TypedDict, get_args

from .awards import PRIZE_NAMES, Award, Prize
from .dice import MATERIAL_NAMES, Material
from .plans import COLUMNS, PLAN_NAMES, ROWS
from .state import ROUNDS


class Tables(TypedDict):
    """Names in order, and sizes."""

    MATERIALS: list[Material]
    AWARDS: list[Award]  # the best comes last
    PRIZES: list[Prize]
    ROWS: int
    COLUMNS: int
    ROUNDS: int
    PLANS: list[str]  # every plan there is, row by row


TABLES: Tables = {
    "MATERIALS": list(MATERIAL_NAMES),
    "AWARDS": list(get_args(Award)),
    "PRIZES": list(PRIZE_NAMES),
    "ROWS": ROWS,
    "COLUMNS": COLUMNS,
    "ROUNDS": ROUNDS,
    "PLANS": list(PLAN_NAMES),
}
