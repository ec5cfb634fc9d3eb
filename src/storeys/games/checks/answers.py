"""Every function of the contract answers: in every kind of position, to every seat and to those who only watch."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from ..kit import CHANCE, OVER, Data, Game, UnknownActionError, below, copy, generator, next_seat
from .battery import Moment, Setup, blame, demand, matches, spread, usual_length
from .patience import answer
from .secrecy import after, name_of, view_of, watchers

ASKED = 4  # positions of a usual match in which everything is asked, beside the first of each kind
TRIED = 8  # actions that are tried in a position, of those that are possible and of those that are not
NONSENSE: tuple[Any, ...] = (None, -1, "", 1.5, [])  # as a particular of an action: what a stranger may send

Call = partial[Any]


def check_every_function_answers(setup: Setup) -> None:
    """Whatever is asked, in whatever position, there is an answer, and it does not take for ever."""
    for match in matches(setup):
        questions, examples = set[str](), dict[str, Data]()
        for moment in match:
            asked = _question(setup.game, moment)
            if asked not in questions or _is_sampled(setup, moment):
                questions.add(asked)
                with blame(check_every_function_answers.__name__, setup, moment):
                    examples |= _examples(setup.game, moment)
                    _ask_everybody(setup, moment, list(examples.values()))


def _question(game: Game, moment: Moment) -> str:
    """What kind of position it is: chance, the end, or what is asked of a seat."""
    named = {CHANCE: "chance", OVER: "over"}
    return named.get(moment.mover) or str(answer("question()", partial(game.question, moment.state)).message)


def _is_sampled(setup: Setup, moment: Moment) -> bool:
    return below(generator(moment.seed, len(moment.log)), usual_length(setup.game, setup.seats)) < ASKED


def _examples(game: Game, moment: Moment) -> dict[str, Data]:
    """One action of each kind that is possible here, as somebody might name it at another time, too."""
    told = [game.data(moment.state, action) for action in moment.possible]
    return {data["do"]: data for data in told}


def _ask_everybody(setup: Setup, moment: Moment, examples: list[Data]) -> None:
    known = [*examples, *_nonsense(setup.game, len(moment.log))]
    _ask("of the position", _any(setup, moment, moment.state, known))
    _ask("of the position", _whole(setup, moment))
    for seat in watchers(setup):
        where = f"in the view of {name_of(seat)}"
        _ask(where, _seen(setup, moment, seat))
        _ask(where, _any(setup, moment, view_of(setup.game, moment.state, seat), known))


def _ask(where: str, calls: Iterator[Call]) -> None:
    """One after the other: what has answered once may be used to put the next question."""
    for call in calls:
        answer(f"{call.func.__name__}() {where}", call)


def _nonsense(game: Game, number: int) -> list[Data]:
    """Every kind of action with something that is not one of its particulars, another one in every position."""
    value = NONSENSE[number % len(NONSENSE)]
    return [{"do": kind, **dict.fromkeys(names, value)} for kind, names in game.kinds.items()]


# --- What is asked ---------------------------------------------------------------------------------------------------


def _whole(setup: Setup, moment: Moment) -> Iterator[Call]:
    """What only the table itself asks, which knows everything."""
    game, state = setup.game, moment.state
    yield partial(game.pieces, state, np.zeros(game.piece_kinds, np.int32))
    yield partial(game.parse, game.show(state))
    yield partial(game.chance_weights, state)
    for action in spread(moment.possible, len(moment.log), TRIED):
        for asks in (game.seen_by, game.reveals, game.data, game.words):
            yield partial(asks, state, action)
        yield partial(after, game, state, action)
        for tells in filter(None, (game.remarks, game.notes, game.ends_turn)):
            yield partial(tells, state, action, after(game, state, action))


def _seen(setup: Setup, moment: Moment, seat: int) -> Iterator[Call]:
    """What leads to a view, and on from it."""
    game = setup.game
    yield partial(game.conceal, copy(moment.state), seat)
    yield partial(game.imagine, view_of(game, moment.state, seat), seat, generator(len(moment.log)))


def _any(setup: Setup, moment: Moment, view: Any, examples: list[Data]) -> Iterator[Call]:
    """What anybody may ask, of the whole position and of a view alike."""
    game, numbers = setup.game, np.zeros(setup.seats, np.int32)
    yield partial(legal_actions, game, view)
    yield partial(chance_tickets, game, view)
    for asks in (game.possible, game.question, game.as_json, game.show):
        yield partial(asks, view)
    for counts in (game.final_scores, game.ranking):
        yield partial(counts, view, numbers)
    for seat in range(setup.seats):
        yield partial(game.breakdown, view, seat)
        if game.decided_by is not None:
            yield partial(game.decided_by, view, seat, next_seat(seat, setup.seats))
    illegal = sorted(set(range(game.actions)).difference(game.legal(view)))
    for number in spread(illegal, len(moment.log), TRIED):
        yield partial(game.why_not, view, number)
    for data in examples:
        yield partial(why_not, game, view, data)


def legal_actions(game: Game, view: Any) -> None:
    """A seat that is to move has choices, and nobody else."""
    none = game.to_move(view) in (CHANCE, OVER)
    demand(not (none and game.legal(view)), "actions are legal, but no seat is to move")


def chance_tickets(game: Game, view: Any) -> None:
    """Chance draws tickets when it is to move, and at no other time."""
    none = game.to_move(view) != CHANCE
    demand(not (none and game.chance_tickets(view)), "there are tickets to draw, but chance is not to move")


def why_not(game: Game, view: Any, data: Data) -> None:
    """Whatever is named, it is an action of this game or refused, and what is not legal has a reason."""
    try:
        number = game.action(view, data)
    except UnknownActionError:
        return
    demand(number in range(game.actions), f"{data} is read as action {number}, which there is not")
    if number not in game.legal(view):
        game.why_not(view, number)
