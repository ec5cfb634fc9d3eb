"""Every message, said with whatever it may be given: what the tests of the words read and hear.

`spoken` says a message with a few representatives of each argument; `every_way` with all that an argument may be.
"""

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from math import prod
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from storeys.games import GAMES
from storeys.games.blueprints import dice
from storeys.games.blueprints.state import ROUNDS
from storeys.games.dice_city.cards import BANDIT_DEFENSE, SHIP_POINTS
from storeys.games.dice_city.state import COLUMNS, HARD_ROUNDS, HARD_SIDE, SIDE, SOLO_ROUNDS
from storeys.games.kit import CHANCE, EVERYBODY, OVER, Game
from storeys.games.skyscrapers.state import WORKERS
from storeys.games.towers.cards import VALUES

from . import Words, _fluent, source

# Arguments of the table's own sentences that are numbers; those of the games are found by playing.
NUMBERS = {"calm", "cards", "days", "episodes", "hours", "least", "line", "minutes", "most", "move", "moves"}
NUMBERS |= {"chances", "change", "lines", "more", "number", "points", "seat", "wins"}
SOME_NUMBERS = (0, 1, 2, 3, 5, 12, 21, 22)
SOME_TEXT = ("Zuza",)
MANY = 600  # combinations of arguments that one sentence is tried with at most

MOST_SEATS = max(seats for game in GAMES.values() for seats in game.seats)
# All numbers after which a noun, an article or a suffix may change in one of the languages.
EVERY_NUMBER = (*range(31), 50, 100, 101, 102, 105, 112, 120, 121, 1000, 1001)
PEOPLE = {"who", "name", "names"}
MEASURED = {"speed", "times", "seconds", "median", "tail", "memory"}  # written out before they are put in
SOME_FIGURES = ("3,4", "1 234")
EVERY_TEXT = ("Ada", "Zuza", "Ödön")  # a vowel first, a consonant, a letter that only one of the languages has
# Numbers that come from a table of a game: who says them (a message and all that quote it, or a game), and which.
ONLY: Mapping[tuple[str, str], Sequence[int]] = {
    ("towers", "value"): range(VALUES),
    ("towers", "top"): range(VALUES),
    ("blueprints", "value"): range(1, dice.VALUES + 1),
    ("blueprints", "top"): range(1, dice.VALUES + 1),
    ("blueprints", "round"): range(1, ROUNDS + 1),
    ("blueprints", "rounds"): (ROUNDS,),
    ("dice_city", "column"): range(1, COLUMNS + 1),
    ("dice_city", "rounds"): (SOLO_ROUNDS, HARD_ROUNDS),
    ("dice_city", "slots"): (2 * SIDE, 2 * HARD_SIDE),
    ("dice_city", "ship"): SHIP_POINTS.tolist(),
    ("dice_city-bandits", "bandits"): BANDIT_DEFENSE.tolist(),
    ("skyscrapers", "worker"): range(1, WORKERS + 1),
    ("skyscrapers", "limit"): range(3 * MOST_SEATS + 1),
    ("match-seats", "most"): range(2, MOST_SEATS + 1),
    ("match-option-not-open", "most"): range(1, MOST_SEATS + 1),
    ("web-players", "most"): range(2, MOST_SEATS + 1),
}
SPARSE = 9  # of cells, slots and plans, which are the same to every grammar, one in so many is said
OTHERWISE = 1  # with so many choices of the other arguments each value of one is said, if all are too many
OFTEN = 0.4  # how often one listens to everything that is refused, which is much in a game with many actions
PLURALS = {"zero", "one", "two", "few", "many", "other"}


# --- Reading the files -----------------------------------------------------------------------------------------------


@cache
def entries(language: str) -> list[Any]:
    return list(parse(source(language)).body)


@cache
def messages(language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def parts(node: Any) -> Iterator[Any]:
    """A piece of Fluent and everything it is made of."""
    if isinstance(node, list):
        for item in node:
            yield from parts(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from parts(list(vars(node).values()))


@cache
def mentioned(language: str, message: str, kind: Any) -> set[str]:
    return {part.id.name for part in parts(messages(language)[message]) if isinstance(part, kind)}


def variables(language: str, message: str) -> set[str]:
    """The arguments of a message and of the messages it quotes."""
    quoted = mentioned(language, message, ast.MessageReference) - {message}
    own = mentioned(language, message, ast.VariableReference)
    return own.union(*(variables(language, name) for name in quoted))


def scope(message: str) -> str:
    """The game whose sentence this is; the table's own have none."""
    return next((game for game in GAMES if message.startswith(f"{game}-")), "")


def selections(language: str, message: str) -> Iterator[tuple[str, set[str]]]:
    """Every choice between variants in a message: the argument that decides, and the names it may have."""
    for part in parts(messages(language)[message]):
        if isinstance(part, ast.SelectExpression) and isinstance(part.selector, ast.VariableReference):
            keys = {variant.key.name for variant in part.variants if isinstance(variant.key, ast.Identifier)}
            yield part.selector.id.name, keys - PLURALS


@cache
def names(game: str) -> Mapping[str, set[str]]:
    """The names that arguments of a game's sentences (or of the table's own) may have, by argument."""
    found: dict[str, set[str]] = defaultdict(set)
    for message in messages("en"):
        if scope(message) == game:
            for argument, keys in selections("en", message):
                found[argument] |= keys
    return {argument: keys for argument, keys in found.items() if keys}


def particulars(message: str, argument: str) -> tuple[object, ...]:
    """Representatives of what an argument may be."""
    game = scope(message)
    if argument in names(game):
        return tuple(sorted(names(game)[argument]))
    numbers = played(GAMES[game]).numbers if game else NUMBERS
    return SOME_NUMBERS if argument in numbers or argument in counted() else SOME_TEXT


@cache
def counted() -> set[str]:
    """The arguments that nouns agree with."""
    found = (each for message in messages("en") for each in selections("en", message))
    return {argument for argument, keys in found if not keys}


@cache
def spoken(language: str, message: str) -> list[str]:
    """The message with every combination of its representative arguments, or with many of them."""
    arguments = sorted(variables(language, message))
    choices = list(product(*(particulars(message, argument) for argument in arguments)))
    if len(choices) > MANY:
        choices = random.Random(5).sample(choices, MANY)
    return [Words(language).say(message, **dict(zip(arguments, values, strict=True))) for values in choices]


def everything_it_may_be(language: str, message: str, argument: str) -> Sequence[object]:
    """All that an argument may be; one of which nothing is known may be a number or a text."""
    game = scope(message)
    if argument in names(game):
        return sorted(names(game)[argument])
    owners = {game, *quoted(language, message)}
    limited = [values for (owner, limit), values in ONLY.items() if limit == argument and owner in owners]
    if limited:
        return limited[0]
    if game and argument in played(GAMES[game]).names:
        return sorted(played(GAMES[game]).names[argument])[::SPARSE]
    if argument in PEOPLE | MEASURED:
        return EVERY_TEXT if argument in PEOPLE else SOME_FIGURES
    known = argument in counted() or argument in (played(GAMES[game]).numbers if game else NUMBERS)
    return EVERY_NUMBER if known else (*EVERY_TEXT, *EVERY_NUMBER)


def quoted(language: str, message: str) -> set[str]:
    """A message and all that it quotes."""
    direct = mentioned(language, message, ast.MessageReference) - {message}
    return {message}.union(*(quoted(language, name) for name in direct))


def occasions(language: str, message: str) -> list[tuple[object, ...]]:
    """All combinations of what its arguments may be, or else every value of each one on several occasions."""
    choices = [everything_it_may_be(language, message, argument) for argument in sorted(variables(language, message))]
    if prod(map(len, choices)) <= MANY:
        return list(product(*choices))
    whim = random.Random(message)
    drawn = [list(map(whim.choice, choices)) for _ in range(OTHERWISE * sum(map(len, choices)))]
    each = ((place, value) for place, values in enumerate(choices) for value in values for _ in range(OTHERWISE))
    return [(*others[:place], value, *others[place + 1 :]) for (place, value), others in zip(each, drawn, strict=True)]


@cache
def every_way(language: str, message: str) -> list[str]:
    """The message with all that it may be given, and with marks around each thing that was put in."""
    bundle, arguments = marking(language), sorted(variables(language, message))
    pattern = bundle.get_message(message).value
    given = (dict(zip(arguments, map(_fluent, values), strict=True)) for values in occasions(language, message))
    return list(dict.fromkeys(str(bundle.format_pattern(pattern, values)[0]) for values in given))


@cache
def marking(language: str) -> Any:
    """All sentences of a language, which show what was put into them."""
    bundle = FluentBundle([language], use_isolating=True)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def has_words(message: str) -> bool:
    """Whether a message is more than arguments, other messages and the signs between them."""
    texts = (part.value for part in parts(messages("en")[message]) if isinstance(part, ast.TextElement))
    return any(sign.isalpha() for text in texts for sign in text)


def everything(language: str) -> str:
    return "\n".join(sentence for message in messages(language) for sentence in spoken(language, message))


# --- What the games say ----------------------------------------------------------------------------------------------


@dataclass
class Heard:
    """What was asked, refused, done and scored in random matches of a game."""

    sentences: dict[str, Mapping[str, Any]] = field(default_factory=dict)  # each message with its last arguments
    names: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))  # text, by argument
    numbers: set[str] = field(default_factory=set)  # the arguments that are numbers
    hidden: set[str] = field(default_factory=set)  # whose moves are hidden from somebody: "move", "chance"

    def hear(self, message: str, arguments: Mapping[str, Any]) -> None:
        self.sentences[message] = {**self.sentences.get(message, {}), **arguments}
        for argument, value in arguments.items():
            if isinstance(value, str):
                self.names[argument].add(value)
            else:
                self.numbers.add(argument)


@cache
def played(game: Game) -> Heard:
    """A random match for every number of players."""
    heard, chooser = Heard(), random.Random(5)
    for seats in game.seats:
        state = game.start(seats)
        while game.to_move(state) != OVER:
            if chooser.random() < OFTEN:
                listen(game, state, heard)
            action = chooser.choice(game.possible(state))
            if game.seen_by(state, action) != EVERYBODY:
                heard.hidden.add("chance" if game.to_move(state) == CHANCE else "move")
            data = game.data(state, action)
            heard.hear(f"{game.name}-do-{data.pop('do')}", data)
            game.apply_action(state, action)
        for line in (line for seat in range(seats) for line in game.breakdown(state, seat)):
            heard.hear(line.message, line.arguments)
    return heard


def listen(game: Game, state: Any, heard: Heard) -> None:
    """The question of a position, and the reasons for what may not be done."""
    question = game.question(state)
    heard.hear(question.message, question.arguments)
    for refused in set(range(game.actions)).difference(game.possible(state)):
        reason = game.why_not(state, refused)
        heard.hear(reason.message, reason.arguments)
