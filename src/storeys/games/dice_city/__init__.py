"""Dice City (Vangelis Bagiartakis, 2015): the rules are in README.md and, with the same numbers, in rules.py."""

from ..kit import Game
from . import (
    actions,
    goals,
    kinds,
    lesson,
    picture,
    picture_type,
    questions,
    reading,
    reasons,
    remarks,
    rulebook,
    rules,
    secrets,
    sheet,
    state,
    tables,
    text,
)

GAME = Game.of(
    "dice_city",
    *(
        state,
        kinds,
        rules,
        secrets,
        text,
        reading,
        actions,
        reasons,
        questions,
        picture_type,
        picture,
        tables,
        sheet,
        rulebook,
        remarks,
        lesson,
        goals,
    ),
)
