"""What comes of a hand: {"game", "question"} with the question as the hands of the game have written it."""

from base64 import b64decode, b64encode
from dataclasses import asdict

from ..games import GAMES
from ..hands import Answer, hands_for
from .kinds import Job, Json


def answer(question: Json, _job: Job) -> Json:
    hands = hands_for(GAMES[question["game"]])
    if hands is None:
        raise LookupError(f"no hands for {question['game']} here")
    return written(hands.simulate(question["question"]))


def asked(game: str, question: str) -> Json:
    return {"game": game, "question": question}


def written(found: Answer) -> Json:
    return {**asdict(found), "trajectory": b64encode(found.trajectory).decode()}


def read(answer: Json) -> Answer:
    return Answer(**{**answer, "events": tuple(answer["events"]), "trajectory": b64decode(answer["trajectory"])})
