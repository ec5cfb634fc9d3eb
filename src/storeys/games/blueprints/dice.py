"""The dice of Blueprints (B-1).

A die that was rolled is a number: its value less one, times four, plus its material. Dice in the order of their
numbers are therefore sorted by value, then by material, as the pool is shown.
"""

from typing import Literal, get_args

from ..kit import rule

Material = Literal["wood", "recycled", "stone", "glass"]
MATERIAL_NAMES: tuple[Material, ...] = get_args(Material)
WOOD, RECYCLED, STONE, GLASS = range(4)
MATERIALS, VALUES = 4, 6
COPIES = 8  # B-1: dice of each material
DIE_KINDS = MATERIALS * VALUES


@rule
def material_of(die: int) -> int:
    return die & 3


@rule
def value_of(die: int) -> int:
    return (die >> 2) + 1


@rule
def die_of(material: int, value: int) -> int:
    return (value - 1) << 2 | material
