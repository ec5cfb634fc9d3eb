"""Skeleton: the rules are in README.md and, with the same numbers, in rules.py."""

from ...games.kit import Game
from . import (
    actions,
    kinds,
    picture,
    picture_type,
    questions,
    reading,
    reasons,
    rulebook,
    rules,
    secrets,
    sheet,
    state,
    text,
)

GAME = Game.of(
    "skeleton",
    *(state, kinds, rules, secrets, text, reading, actions, reasons, questions),
    *(picture_type, picture, sheet, rulebook),
)
