"""Blueprints (Yves Tourigny, 2013): the rules are in README.md and, with the same numbers, in rules.py."""

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
from .sheet import score_building

__all__ = ["GAME", "score_building"]

GAME = Game.of(
    "blueprints",
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
)
