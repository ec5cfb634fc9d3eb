"""The kinds of actions: what they are called, how many of each there are, and when they are asked for."""

from ..kit import Kinds, kind
from .cards import CONSTRUCTION, DESIGNS, TURNINGS
from .site import CELLS, FLOOR_CELLS, MOST_CARDS, MOST_SEATS, QUARTERS, SLOTS
from .state import CROWD, WORKERS

KINDS = Kinds(
    decisions=(
        kind("hire", CELLS - FLOOR_CELLS, "cell", during="acting"),  # + number of a ground cell
        kind("card", DESIGNS, "card", during="acting"),  # + design
        kind("worker", WORKERS, "worker", during="acting"),  # + number
        kind("brace", during="acting"),
        kind("slot", SLOTS, "slot", during="placing"),  # + number
        kind("turn", TURNINGS, "girders", during="turning"),  # + turning
        kind("shift", QUARTERS, "cell", during="moving"),  # + quarter
        kind("move", CELLS, "cell", during="moving"),  # + cell
        kind("aside", QUARTERS, "cell", during="aside"),  # + quarter
        kind("return", CELLS, "cell", during="returning"),  # + cell
        kind("forfeit", during="acting"),
    ),
    chance=(
        kind("start", MOST_SEATS, "seat", during="starting"),  # + seat
        kind("deal", CONSTRUCTION, "card", during="dealing"),  # + design
        kind("settled", during="settling"),
        kind("loose", during="settling"),
        kind("collapse", during="settling"),
        kind("fell", CROWD, "seat", "worker", during="settling"),  # + 5·seat + worker
        kind("broke", MOST_CARDS, "card", during="settling"),  # + number of a card
        kind("pressed", during="pressing"),
        kind("slid", CROWD, "seat", "worker", during="settling"),  # + 5·seat + worker
        kind("rest", CELLS, "cell", during="sliding"),  # + cell
        kind("lie", CELLS, "cell", during="sliding"),  # + cell
    ),
)
DECISIONS, ACTIONS = KINDS.decisions, KINDS.actions

HIRE = KINDS.first("hire")
CARD = KINDS.first("card")
WORKER = KINDS.first("worker")
BRACE = KINDS.first("brace")
SLOT = KINDS.first("slot")
TURN = KINDS.first("turn")
SHIFT = KINDS.first("shift")
MOVE = KINDS.first("move")
ASIDE = KINDS.first("aside")
RETURN = KINDS.first("return")
FORFEIT = KINDS.first("forfeit")
START = KINDS.first("start")
DEAL = KINDS.first("deal")
SETTLED = KINDS.first("settled")
LOOSE = KINDS.first("loose")
COLLAPSE = KINDS.first("collapse")
FELL = KINDS.first("fell")
BROKE = KINDS.first("broke")
PRESSED = KINDS.first("pressed")
SLID = KINDS.first("slid")
REST = KINDS.first("rest")
LIE = KINDS.first("lie")
