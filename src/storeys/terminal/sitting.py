"""A sitting at a terminal: bots move, people are asked, and everything that happens is told."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ..bots import make
from ..bots.levels import level_of
from ..games.kit import CHANCE, OWN_HAND, SPECTATOR, as_bytes, generator
from ..play import IllegalAction, Match, Problem
from ..play.episodes import hand_at
from . import hands, solos
from .answers import Command, OutOfRange, understand
from .board import draw
from .choices import numbered
from .commands import COMMANDS, vocabulary
from .narration import narrate
from .savefile import SaveFile
from .scene import standing
from .screen import Screen
from .sheet import show_sheets, show_winners
from .sitters import Sitter

if TYPE_CHECKING:
    from .advising import Advisers

PATIENCE = 10.0  # seconds that a bot may think at most
SIMPLY = "level3"  # who plays for a level that cannot look ahead yet


class Sitting:
    """A match, those who sit at it, and the file it is kept in."""

    def __init__(self, screen: Screen, match: Match, sitters: Sequence[Sitter], file: SaveFile, seed: int) -> None:
        self.screen, self.match, self.sitters, self.file, self.seed = screen, match, sitters, file, seed
        self.names = [sitter.name for sitter in sitters]
        self.vocabulary = vocabulary(screen.words)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None] or [SPECTATOR]
        self.told = dict.fromkeys(self.people, 0)  # how many lines of the log each of them has been told
        self.goal = None if SPECTATOR in self.people else solos.goal(match)  # a bot reaches nothing for anybody
        self.reader: int | None = None  # the person whose secrets are on the screen
        self.site: hands.Site | None = None  # as hands have left it, when the first of them was at work here

    # --- Playing ---

    def leave(self) -> None:
        """Nobody looks ahead any more."""
        if "advisers" in vars(self):
            self.advisers.close()

    def play(self) -> None:
        """Play to the end; `Leave` if somebody wants to stop before."""
        while not self.match.over:
            self.move()
        self.tell()
        draw(self.screen, self.match, self.names, self.viewer, self.goal)
        show_sheets(self.screen, self.match, self.names)
        show_winners(self.screen, self.match, self.sitters)
        if self.goal is not None:
            solos.keep(self.match)

    def move(self) -> None:
        seat = self.match.to_move
        if self.match.awaits_hand:
            self.settle()
            return
        if seat == CHANCE:
            self.deal()
            return
        bot, choices = self.sitters[seat].bot, self.match.legal_actions()
        if bot:
            self.match.play(self.advice(bot, seat), seat)
        elif len(choices) == 1:
            self.hand_over()
            self.tell()
            choice = self.match.words(choices[0], self.screen.language, self.names)
            self.screen.say("cli-only-choice", who=self.names[seat], choice=choice)
            self.commit(choices[0], known=True)
        else:
            self.ask()

    def settle(self) -> None:
        """See what comes of a hand; a match that was kept has to be gone through first."""
        with self.screen.waiting("cli-settling"):
            if self.site is None and hand_at(self.match.game, self.match.state) == OWN_HAND:
                self.screen.say("cli-no-pointer", "dim")
            self.site = self.site or hands.site_of(self.match, str(self.file.path or ""))
            assert self.site
            hands.settle(self.match, self.site)
        self.file.write(self.match)

    def deal(self) -> None:
        """Go on with the draws of a match that was interrupted while cards were turned up."""
        match, number = self.match, sum(entry.seat == CHANCE for entry in standing(self.match.log()))
        assert match.chance
        ticket = match.chance.draw(number, match.game.chance_tickets(match.state))
        match.play(match.game.chance_outcome(match.state, ticket))

    def hint(self) -> list[str]:
        """What the seat to move could do, in sentences."""
        from .advising import told  # which knows the search, and that nobody needs who asks for no hint

        match, seat = self.match, self.match.to_move
        found = self.advisers.hint(match, seat, self.goal, self.seed)
        match.ask_hint(seat)
        return list(told(self.screen, match, found, self.goal, self.names))

    @cached_property
    def advisers(self) -> "Advisers":
        from .advising import Advisers

        return Advisers(self.screen, self.match.game)

    def advice(self, bot: str, seat: int) -> int:
        """What a bot would do; its dice are its own, and other ones at every move."""
        drawn, level = generator(self.seed, len(self.match.log())), level_of(bot)
        if level and level.searches and not self.advisers.can_look_ahead():
            bot = SIMPLY
        mind = make(bot, self.match.game, goal=self.goal or 0, mood=self.seed)
        return mind.choose(self.match.view(seat), seat, PATIENCE, drawn)

    def hand_over(self) -> None:
        """Before somebody else's secrets come on the screen, let the others look away."""
        seat = self.match.to_move
        if self.has_secrets and seat != self.reader:
            self.screen.clear()
            self.screen.say("cli-hand-over", "bold", name=self.names[seat])
            self.screen.ask()
            self.screen.clear()
        self.reader = seat

    def commit(self, action: int | str, known: bool) -> None:
        """Play a person's choice; what those at the terminal know is not told again."""
        readers, lines = self.readers, len(self.match.log())
        self.match.play(action, self.match.to_move)
        if known:
            self.told.update(dict.fromkeys(readers, lines + 1))
        self.file.write(self.match)

    def tell(self) -> None:
        """What has happened since the last time."""
        log = self.match.log(self.viewer)
        news = log[self.told[self.viewer] :]
        self.screen.write(*narrate(self.match.game, news, self.sitters, self.screen.words))
        self.told.update(dict.fromkeys(self.readers, len(log)))

    @property
    def is_alone(self) -> bool:
        return len(self.people) == 1

    @property
    def has_secrets(self) -> bool:
        """Whether several people look at this screen, and the game hides something from the one to move."""
        return not self.is_alone and as_bytes(self.match.view(self.viewer)) != as_bytes(self.match.state)

    @property
    def viewer(self) -> int:
        """Whose view is on the screen: the person to move's, or the only person's."""
        return self.match.to_move if self.match.to_move in self.people else self.people[0]

    @property
    def readers(self) -> list[int]:
        """Who reads what is on the screen: everybody, or only the person to move while the others look away."""
        return [self.viewer] if self.has_secrets else self.people

    # --- Asking ---

    def ask(self) -> None:
        """Ask until something was played or taken back."""
        self.hand_over()
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
        draw(self.screen, self.match, self.names, self.viewer, self.goal)
        question, seat = self.match.question(), self.match.to_move
        turn = "" if self.sitters[seat].is_you else f"{self.names[seat]}: "
        self.screen.say_line(f"{turn}{self.screen.text(question.message, **question.arguments)}", "bold")
        self.screen.write(*numbered(self.match, self.screen.language, self.names))

    def obey(self, line: str) -> None:
        answer = understand(line, self.match, self.screen.words, self.vocabulary, self.names)
        if isinstance(answer, Command):
            COMMANDS[answer.name](self, answer.rest)
        elif isinstance(answer, OutOfRange):
            self.screen.say("cli-out-of-range", number=answer.number, most=len(self.match.legal_actions()))
        else:
            self.commit(answer.action, known=len(self.readers) == 1)

    def explain(self, problem: Problem) -> None:
        """The sentence, and the number of the rule if it is a rule that forbids it."""
        rule = problem.rule if isinstance(problem, IllegalAction) else ""
        number = f" ({self.screen.text('rule-number', rule=rule)})" if rule else ""
        self.screen.say_line(f"{problem.sentence(self.screen.language)}{number}", "yellow")
