"""The kinds of actions: what they are called, how many of each there are, and when they are asked for.

Some particulars only describe: they may be left out, but not be wrong.
"""

from ..kit import Kinds, kind
from .cards import DECK_KINDS, ENEMIES, RESOURCES
from .state import ADORNMENTS, COLUMNS, EXCHANGES, MOST_SEATS, MOST_SLOTS, PLACES, ROWS, SOURCES, STEPS

KINDS = Kinds(
    decisions=(
        kind("use", ROWS, "die", "card", during="dice"),  # + die
        kind("move", ROWS * ROWS * 2, "die", "moved", "column", during="dice"),  # + (die · 5 + moved) · 2 + right
        kind("refresh", ROWS, "die", during="dice"),  # + die
        kind("reactivate", ROWS * PLACES, "die", "row", "column", "card", during="dice"),  # + die · 30 + place
        kind("pass", ROWS, "die", during="dice"),  # + die
        kind("forfeit", ROWS, "die", during="dice"),  # + die
        kind("supply", RESOURCES, "resource", during="dice"),  # + resource
        kind("muster", during="dice"),
        kind("disrupt", ROWS, "die", during="dice"),  # + die
        kind("finish", STEPS, "step", during="dice attack build"),  # + step
        kind("discard", MOST_SLOTS, "slot", "card", during="refreshing"),  # + slot
        kind("copy", PLACES, "row", "column", "card", during="copying"),  # + place
        kind("exchange", len(EXCHANGES), "pay", "get", "also", during="exchanging"),  # + row of EXCHANGES
        kind("store", RESOURCES, "resource", during="storing"),  # + resource
        kind("shift", PLACES, "die", "column", during="shifting"),  # + die · 6 + column
        kind("include", ROWS, "die", during="rerolling"),  # + die
        kind("cast", during="rerolling"),
        kind("place", PLACES, "row", "column", during="placing"),  # + place
        kind("fight", ENEMIES, "bandits", during="attack"),  # + pile of bandits
        kind(
            "attack", MOST_SEATS * PLACES, "seat", "row", "column", "card", "points", during="attack"
        ),  # + seat · 30 + place
        kind("steal", MOST_SEATS * RESOURCES, "seat", "resource", during="attack"),  # + seat · 3 + resource
        kind("build", SOURCES * PLACES, "card", "slot", "row", "column", during="build"),  # + source · 30 + place
        kind("trade", ENEMIES, "ship", during="build"),  # + ship
        kind("adorn", len(ADORNMENTS), "stone", "iron", during="adorning"),  # + row of ADORNMENTS
        kind("declare", during="declaring"),
        kind("decline", during="declaring"),
    ),
    chance=(
        kind("deal", DECK_KINDS, "slot", "card", during="dealing"),  # + card of the deck
        kind("roll", COLUMNS, "seat", "die", "column", during="rolling"),  # + column
        kind("start", MOST_SEATS, "seat", during="starting"),  # + seat
    ),
)
DECISIONS, ACTIONS = KINDS.decisions, KINDS.actions
DESTINATIONS = ("moved", "row", "column")

USE = KINDS.first("use")
MOVE = KINDS.first("move")
REFRESH = KINDS.first("refresh")
REACTIVATE = KINDS.first("reactivate")
PASS = KINDS.first("pass")
FORFEIT = KINDS.first("forfeit")
SUPPLY = KINDS.first("supply")
MUSTER = KINDS.first("muster")
DISRUPT = KINDS.first("disrupt")
FINISH = KINDS.first("finish")
DISCARD = KINDS.first("discard")
COPY = KINDS.first("copy")
EXCHANGE = KINDS.first("exchange")
STORE = KINDS.first("store")
SHIFT = KINDS.first("shift")
INCLUDE = KINDS.first("include")
CAST = KINDS.first("cast")
PLACE = KINDS.first("place")
FIGHT = KINDS.first("fight")
ATTACK = KINDS.first("attack")
STEAL = KINDS.first("steal")
BUILD = KINDS.first("build")
TRADE = KINDS.first("trade")
ADORN = KINDS.first("adorn")
DECLARE = KINDS.first("declare")
DECLINE = KINDS.first("decline")
DEAL = KINDS.first("deal")
ROLL = KINDS.first("roll")
START = KINDS.first("start")
