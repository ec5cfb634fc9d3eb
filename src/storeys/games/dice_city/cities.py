"""Cities: what stands where, what is active, how it is defended and what it is worth (D-1, D-2, D-11, D-20, D-30)."""

from ..kit import bits, rule
from .cards import CATHEDRAL, CULTURAL, DEFENSE, ENEMIES, FIRST_CARD, GREAT_WALL, POINTS, RESOURCES, TYPE, is_card
from .state import BOARD, COLUMNS, EVERY_COLUMN, PLACES, ROWS, WALL, Player, State


@rule
def clear(player: Player) -> None:
    player.built, player.bought, player.off, player.passes, player.tokens = 0, 0, 0, 0, 0
    for place in range(PLACES):
        player.cards[place] = 0
    for die in range(ROWS):
        player.dice[die] = 0
    for resource in range(RESOURCES):
        player.stock[resource] = 0
    for pile in range(ENEMIES):
        player.bandits[pile], player.ships[pile] = 0, 0


@rule
def found(player: Player) -> None:
    """D-2: a city of printed locations."""
    for place in range(PLACES):
        player.cards[place] = BOARD[place]


@rule
def row_of(place: int) -> int:
    return place // COLUMNS


@rule
def is_active(player: Player, place: int) -> bool:
    """D-11: no deactivation token lies on it."""
    return int(player.off) >> place & 1 == 0


@rule
def deactivate(player: Player, place: int) -> None:
    player.off |= 1 << place


@rule
def reactivate(player: Player, place: int) -> None:
    player.off &= ~(1 << place)


@rule
def put_card(state: State, player: Player, place: int, kind: int) -> None:
    """D-23: over another card too, which leaves the game with its deactivation token."""
    covered = int(player.cards[place])
    if is_card(covered):
        state.gone[covered - FIRST_CARD] += 1
    reactivate(player, place)
    player.cards[place] = kind
    player.built |= 1 << place


# --- Defense (D-3, D-20) ---------------------------------------------------------------------------------------------


@rule
def walls(player: Player, row: int) -> int:
    """Active great walls of a row."""
    count = 0
    for place in range(row * COLUMNS, (row + 1) * COLUMNS):
        if player.cards[place] == GREAT_WALL and is_active(player, place):
            count += 1
    return count


@rule
def defense(player: Player, place: int) -> int:
    """D-3: what is printed, and more for every other active great wall on the row; 0 if it cannot be attacked."""
    kind = int(player.cards[place])
    if not is_card(kind):
        return 0
    guards = walls(player, row_of(place))
    if kind == GREAT_WALL and is_active(player, place):
        guards -= 1
    return int(DEFENSE[kind]) + WALL * guards


# --- Victory points (D-3, D-30) --------------------------------------------------------------------------------------


@rule
def cultural_locations(player: Player, row: int) -> int:
    """Visible cultural locations of a row, printed and deactivated ones included."""
    count = 0
    for place in range(row * COLUMNS, (row + 1) * COLUMNS):
        if TYPE[player.cards[place]] == CULTURAL:
            count += 1
    return count


@rule
def points(player: Player, place: int) -> int:
    """D-3: what a location is worth now; a cathedral 1 for each cultural location on its row."""
    kind = int(player.cards[place])
    return cultural_locations(player, row_of(place)) if kind == CATHEDRAL else int(POINTS[kind])


@rule
def city_points(player: Player) -> int:
    """D-30: of all visible locations, deactivated ones too."""
    total = 0
    for place in range(PLACES):
        total += points(player, place)
    return total


@rule
def built_locations(player: Player) -> int:
    """Visible cards."""
    return bits.count(int(player.built))


@rule
def full_rows(player: Player) -> int:
    """D-28: rows of six built, active locations."""
    ready, count = int(player.built) & ~int(player.off), 0
    for row in range(ROWS):
        if ready >> row * COLUMNS & EVERY_COLUMN == EVERY_COLUMN:
            count += 1
    return count
