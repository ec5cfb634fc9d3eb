"""A match at a terminal: bots move, people are asked, and everything that happens is told."""

from collections.abc import Sequence

from ..bots import make
from ..games.kit import CHANCE, generator
from ..play import IllegalAction, Match, Problem
from .answers import Command, OutOfRange, understand
from .board import draw
from .commands import COMMANDS, vocabulary
from .narration import narrate
from .savefile import SaveFile
from .scene import standing
from .screen import Screen
from .sheet import show_sheets, show_winners
from .sitters import Sitter

PATIENCE = 1.0  # seconds that a bot may think


class Table:
    """A match, those who sit at it, and the file it is kept in."""

    def __init__(self, screen: Screen, match: Match, sitters: Sequence[Sitter], file: SaveFile, seed: int) -> None:
        self.screen, self.match, self.sitters, self.file, self.seed = screen, match, sitters, file, seed
        self.names = [sitter.name for sitter in sitters]
        self.vocabulary = vocabulary(screen.words)
        self.told = 0  # lines of the log that everybody has been told

    # --- Playing ---

    def play(self) -> None:
        """Play to the end; `Leave` if somebody wants to stop before."""
        while not self.match.over:
            self.move()
        self.tell()
        draw(self.screen, self.match, self.names, self.viewer)
        show_sheets(self.screen, self.match, self.names)
        show_winners(self.screen, self.match, self.sitters)

    def move(self) -> None:
        seat = self.match.to_move
        if seat == CHANCE:
            self.deal()
            return
        bot, choices = self.sitters[seat].bot, self.match.legal_actions()
        if bot:
            self.match.play(self.advice(bot, seat), seat)
        elif len(choices) == 1:
            self.tell()
            choice = self.match.words(choices[0], self.screen.language)
            self.screen.say("cli-only-choice", who=self.names[seat], choice=choice)
            self.commit(choices[0], known=True)
        else:
            self.ask()

    def deal(self) -> None:
        """Go on with the draws of a match that was interrupted while cards were turned up."""
        match, number = self.match, sum(entry.seat == CHANCE for entry in standing(self.match.log()))
        assert match.chance
        ticket = match.chance.draw(number, match.game.chance_tickets(match.state))
        match.play(match.game.chance_outcome(match.state, ticket))

    def advice(self, bot: str, seat: int) -> int:
        """What a bot would do; its dice are its own, and other ones at every move."""
        drawn = generator(self.seed, len(self.match.log()))
        return make(bot, self.match.game).choose(self.match.view(seat), seat, PATIENCE, drawn)

    def commit(self, action: int | str, known: bool) -> None:
        """Play a person's choice; what everybody at the terminal knows is not told again."""
        self.match.play(action, self.match.to_move)
        self.told += known
        self.file.write(self.match)

    def tell(self) -> None:
        """What has happened since the last time."""
        log = self.match.log(self.viewer)
        self.screen.write(*narrate(self.match.game, log[self.told :], self.sitters, self.screen.words))
        self.told = len(log)

    @property
    def is_alone(self) -> bool:
        return sum(sitter.bot is None for sitter in self.sitters) == 1

    @property
    def viewer(self) -> int:
        """Whose view is on the screen: the person to move's, or the only person's."""
        people = [seat for seat, sitter in enumerate(self.sitters) if sitter.bot is None]
        return self.match.to_move if self.match.to_move in people else (people or [-1])[0]

    # --- Asking ---

    def ask(self) -> None:
        """Ask until something was played or taken back."""
        self.tell()
        self.show()
        position = len(self.match.log())
        while len(self.match.log()) == position:
            try:
                self.obey(self.screen.ask())
            except Problem as problem:
                self.explain(problem)

    def show(self) -> None:
        """The board, the question and the choices."""
        draw(self.screen, self.match, self.names, self.viewer)
        question, seat = self.match.question(), self.match.to_move
        turn = "" if self.sitters[seat].is_you else f"{self.names[seat]}: "
        self.screen.say_line(f"{turn}{self.screen.text(question.message, **question.arguments)}", "bold")
        for number, action in enumerate(self.match.legal_actions(), 1):
            self.screen.write(f"  {number}  {self.match.words(action, self.screen.language)}")

    def obey(self, line: str) -> None:
        answer = understand(line, self.match, self.screen.words, self.vocabulary)
        if isinstance(answer, Command):
            COMMANDS[answer.name](self, answer.rest)
        elif isinstance(answer, OutOfRange):
            self.screen.say("cli-out-of-range", number=answer.number, most=len(self.match.legal_actions()))
        else:
            self.commit(answer.action, self.is_alone)

    def explain(self, problem: Problem) -> None:
        """The sentence, and the number of the rule if it is a rule that forbids it."""
        rule = problem.rule if isinstance(problem, IllegalAction) else ""
        number = f" ({self.screen.text('rule-number', rule=rule)})" if rule else ""
        self.screen.say_line(f"{problem.sentence(self.screen.language)}{number}", "yellow")
