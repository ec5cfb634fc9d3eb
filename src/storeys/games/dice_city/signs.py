"""What is drawn on each location instead of words: figures, and signs after a colon, such as `+1 :wood`."""

from .cards import (
    BARTER,
    BLACKSMITH,
    CELEBRATE,
    COPY_CITY,
    COPY_ROW,
    COPY_WAITING,
    ENLIST,
    LOCATIONS,
    MINT,
    MOVE_DIE,
    MULTIPLY,
    NO_ABILITY,
    NOTHING_LASTS,
    REROLL,
    REROLL_MORE,
    RESOURCE_NAMES,
    TAX,
    TRAINING_CAMP,
    Location,
)
from .state import EXCHANGED, STORED, WALL

LASTING_SIGNS = {
    BLACKSMITH: ":army +1 :strength",
    MINT: ":resource +1",
    TRAINING_CAMP: ":bandits −1 :shield",
    NOTHING_LASTS: "",
}
ABILITY_SIGNS = {
    REROLL: ":reroll",
    REROLL_MORE: ":reroll :die",
    MOVE_DIE: ":move",
    COPY_ROW: ":copy :in_row",
    COPY_WAITING: ":copy :die",
    COPY_CITY: ":copy :city",
    ENLIST: ":army :place",
    BARTER: f"1 :exchange {EXCHANGED}",
    MULTIPLY: f"1 :arrow {STORED}",
    TAX: ":harvest +1 :in_row",
    CELEBRATE: "2 :arrow 1 :points",
    NO_ABILITY: "",
}
# Those that are never used, and count or defend by lying there.
STANDING_SIGNS = {
    "cathedral": ":cultural 1 :points",
    "grand_statue": ":stone :iron :arrow :points",
    "great_wall": f"+{WALL} :shield :in_row",
}


def signs(location: Location) -> str:
    """What a location does, from its columns."""
    amounts = {
        " :".join(name for name, gain in zip(RESOURCE_NAMES, location.gain, strict=True) if gain): max(location.gain),
        "strength": location.strength,
        "bandit_strength": location.bandit_strength,
        "points": location.tokens,
    }
    gained = [f"+{amount} :{what}" for what, amount in amounts.items() if amount]
    odd = [LASTING_SIGNS[location.lasting], ABILITY_SIGNS[location.ability], STANDING_SIGNS.get(location.name, "")]
    return " ".join(filter(None, [*gained, *odd]))


SIGNS = {location.name: signs(location) for location in LOCATIONS}
