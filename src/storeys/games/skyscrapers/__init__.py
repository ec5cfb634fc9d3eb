"""Skyscrapers: the rules are in README.md and, with the same numbers, in rules.py and the files beside it."""

from ..kit import Game
from . import (
    actions,
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
    "skyscrapers",
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
        lesson,
        remarks,
    ),
)
