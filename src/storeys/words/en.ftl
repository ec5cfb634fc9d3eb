### Storeys in English. This file leads: the others have the same messages with the same arguments.
### Attributes (.accusative, .genitive …) are forms of a message for use inside this file, as each language needs.

## The table

# $cards (number)
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $points (number) may be negative
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $seat (number) is counted from 1, as people do
seat-name = Player { $seat }
# $bot is the bot's name, $number tells two of a kind apart
bot-name =
    { $bot ->
        [random] Random bot { $number }
        [greedy] Greedy bot { $number }
       *[other] { $bot } bot { $number }
    }
you = You
chance = Chance
turn-of = It is { $name }’s turn.
your-turn = It is your turn.
game-over = The game is over.
winner = { $name } wins.
# $names is a list of two or more
winners = { $names } win together.
rank = Place
score = Score
total = Total
round = Round
display = Display
draw-pile = Draw pile: { cards }
discard-pile = Discard pile: { cards }
removed-pile = Removed: { cards }
# $words is the move as it was written
undone = Taken back: { $words }
saved = Saved: { $path }
resumed = Resumed: { $path }
# $rule is the number of a rule, such as T-5
rule-number = Rule { $rule }

## What a match refuses

match-wrong-seat = It is not your turn.
match-over = The match is over; nothing more can be played.
match-unknown-action = “{ $words }” is not a move of this game.
match-cannot-undo-chance = You cannot take this move back: chance has decided something since.
match-cannot-undo-others = You cannot take this move back: somebody else has moved since.
match-cannot-undo-nothing = There is no move to take back.
match-cannot-undo-hidden = You cannot take this move back: it has shown something that was hidden.
# $known is the list of games
match-unknown-game = There is no game called “{ $name }”. The games are: { $known }.
match-seats = { $name } is a game for { $least } to { $most } players, not for { $seats }.
match-bad-option = This game does not have the option { $name } = { $value }.
# $known is the list of bots
bot-unknown = There is no bot called “{ $name }”. The bots are: { $known }.

## Files

file-missing = { $path }: there is no such file.
file-not-a-match = { $path }: this is not a Storeys match.
file-truncated = { $path }: the file breaks off at line { $line }.
file-edited = { $path }: the file was changed after it was saved.
file-damaged = { $path }: line { $line } is damaged.
file-newer = { $path }: the file is newer than this program (version { $version }; the newest known here is { $known }). Please update Storeys.
file-older = { $path }: the rules have changed since this match was saved (version { $version } then, { $known } now), so it cannot be continued.
file-other-game = { $path }: this is a match of { $game }, not of { $wanted }.
# $move is the number of the move, counted from 1
file-illegal-move = { $path }: move { $move } (“{ $words }”) is against the rules.
file-commitment-broken = { $path }: the seed is not the one that was promised before the first move.
file-chance-differs = { $path }: at move { $move } chance is not what the seed gives.

## Was chance fair?

# $moves (number) outcomes of chance were checked
verify-good =
    { $moves ->
        [one] Chance was fair: { $moves } outcome agrees with the seed.
       *[other] Chance was fair: { $moves } outcomes agree with the seed.
    }
verify-not-finished = { $path }: the match is not over yet. Its seed is published after the last move; then chance can be checked.
verify-no-commitment = { $path }: no seed was promised before this match, so its chance cannot be checked.

## 5 Towers: names

towers-title = 5 Towers
towers-line = Bid for as many cards as you dare – every one you take has to fit on your towers.
# $suit is candy, spooky, plant, scrap or sand
towers-suit =
    { $suit ->
        [candy] candy
        [spooky] spooky
        [plant] plant
        [scrap] scrap
       *[sand] sand
    }
towers-tower =
    { $suit ->
        [candy] Candy tower
        [spooky] Spooky tower
        [plant] Plant tower
        [scrap] Scrap tower
       *[sand] Sand tower
    }
# $value (number) is 0 to 15
towers-card = { towers-suit } { $value }

## 5 Towers: choices

towers-do-bid = Bid { $cards }
towers-do-pass = Pass
towers-do-take = Take { towers-card }
towers-do-keep = Keep all your towers as they are
towers-do-remove = Remove { towers-card }
towers-do-place = Place { towers-card }
# $name is the player's name
towers-do-start = { $name } starts
towers-do-draw = Turn up { towers-card }

## 5 Towers: what happened

# $who is the player's name
towers-log-bid = { $who } bids { $cards }.
towers-log-pass = { $who } passes.
towers-log-take = { $who } takes { towers-card }.
towers-log-keep = { $who } removes nothing.
towers-log-remove = { $who } removes { towers-card }.
towers-log-place = { $who } places { towers-card }.
towers-log-start = { $name } starts.
towers-log-draw = Turned up: { towers-card }.

## 5 Towers: questions

# $most (number) is how many cards of the display the player could build
towers-ask-first-bid =
    { $most ->
        [0] Open the auction: you can build none of these cards, so bid 0.
       *[other] Open the auction: bid from 0 to { $most }.
    }
# $bid (number) is the highest bid so far
towers-ask-bid = The highest bid is { $bid }. Bid more or pass; you can build { $most } at most.
towers-ask-take = Choose a card to take ({ $cards } left).
towers-ask-removing = Remove the top card of one tower, or keep them all.
towers-ask-must-remove = Your cards do not all fit: remove the top card of one tower.
towers-ask-place = Choose a card to place ({ $cards } left).
towers-ask-starting = Chance decides who starts.
towers-ask-dealing = Cards are turned up for the display.
towers-ask-ended = The game is over: the draw pile has run out for the second time.
towers-ask-ended-early = The game is over: the draw pile is empty and there are no discards to shuffle.

## 5 Towers: why not

towers-why-unknown = This game has no such move.
towers-why-start-first = First chance decides who starts.
towers-why-draw-first = First the cards of the display are turned up.
towers-why-bid-first = The auction is still on: first bid or pass.
towers-why-take-first = First take the cards you have bid for.
towers-why-remove-first = First decide whether to remove a card.
towers-why-place-first = First place all the cards you have taken.
towers-why-over = The game is over.
# $seats (number) of players at this table
towers-why-no-such-seat =
    { $seats ->
        [one] There is only { $seats } player at this table.
       *[other] There are only { $seats } players at this table.
    }
towers-why-not-in-pile = There is no { towers-card } left in the draw pile.
towers-why-starter-must-bid = You open the auction, so you must name a number; 0 will do.
towers-why-bid-higher = The highest bid is { $bid }: bid more or pass.
towers-why-display-is-short =
    { $cards ->
        [one] There is only { $cards } card in the display, so nobody can bid more.
       *[other] There are only { $cards } cards in the display, so nobody can bid more.
    }
towers-why-cannot-build = You could not build { cards }: at most { $most } would fit on your towers.
towers-why-no-card-there = There is no card there for you to choose.
towers-why-not-on-display = There is no { towers-card } in the display.
towers-why-already-taken = You have already taken { towers-card }.
towers-why-equal-card = The two cards are equal ({ towers-card }): choose the first of them.
towers-why-nothing-on-a-roof = You cannot build { towers-card }: your { towers-suit } tower already has its roof.
towers-why-take-cannot-be-built = If you take { towers-card }, you cannot build all the cards you have bid for.
towers-why-not-on-top = The top card of your { towers-suit } tower does not have the value { $value }.
towers-why-must-remove = Not all the cards you have taken fit on your towers: remove a top card first.
towers-why-nothing-to-remove = You have no { towers-suit } tower to remove a card from.
towers-why-roof-stays = Your { towers-suit } tower has a roof, and a roof cannot be removed.
towers-why-removal-does-not-help = If you remove { towers-card }, you cannot place all the cards you have taken.
towers-why-not-in-hand = You have no { towers-card } in your hand.
# $top (number) is the value of the card on top
towers-why-not-lower = You cannot place { towers-card } on { towers-suit } { $top }: values must fall towards the top.
towers-why-blocks-the-rest = If you place { towers-card } now, the other cards you have taken no longer fit: begin with another.

## 5 Towers: the score sheet

towers-score-tower = { towers-tower } without a roof: { cards }
towers-score-roofed = { towers-tower } with a roof: { cards } × 2
towers-score-chosen = Chosen tower ({ towers-suit }): { cards }
towers-score-removed = Removed: { cards }

### The rulebook of 5 Towers

towers-rulebook-intro = You are architects, 2 to 5 of you, and in every round you bid for the cards of the display: whoever offers to take most may choose them, but must then build every one of them into towers whose values fall towards the top. Every card in a tower brings points, twice as many under a roof, and removed cards cost points; the highest total wins. Everything lies open except the order of the draw pile, so you can always work out which cards are still in it.
towers-section-cards = Cards
towers-rule-T-1 = There are five suits: candy, spooky, plant, scrap and sand. Each suit has one card of every value from 0 to 15, which makes 80 cards.
towers-rule-T-2 = With four or five players, every suit gets a second card of the values 0, 2, 5, 7, 10 and 12, which makes 110 cards. With two or three players, these 30 cards stay in the box.
towers-section-towers = Towers
towers-rule-T-3 = You may have only one tower of each suit, so five towers at most. A card you take always goes on the tower of its own suit.
towers-rule-T-4 = Any card may start a tower that you do not have yet, even a 9 or a 0. A tower that has lost its only card by removal may be started again, with any card.
towers-rule-T-5 = On a tower you already have, a new card must be lower than the card on top. An equal card does not fit: on a 7 you may place a 6 or a 2, but not a second 7. The 8 and the 9 are exceptions (T-6, T-7).
towers-rule-T-6 = On an 8 you may place any card of its suit, whether lower or higher. For example, an 8 may be followed by a 13.
towers-rule-T-7 = You may place a 9 on any card of its suit except a 0. For example, a 9 may follow a 3, and the tower goes on from there.
towers-rule-T-8 = A 0 is the roof of its tower: nothing may ever be placed on it, not even a 9, and it cannot be removed. A tower that you start with a 0 is finished at once.
towers-rule-T-9 = A card you have placed stays where it is and is never moved. The only exception is removal (T-18).
towers-section-setup = Setup
towers-rule-T-10 = The cards are shuffled and form the face-down draw pile. Chance decides who starts the first auction; every player is equally likely.
towers-section-round = A round
towers-rule-T-11 = A round begins with five cards from the draw pile being turned up: they are the display. There may be fewer only in the last round (T-24).
towers-rule-T-12 = Auction: the starting player opens with a number from 0 to 5, the number of cards from the display they will take; they may not pass. Then the others follow clockwise, once around: each bids more than the highest bid so far or passes. Nobody speaks more than once. For example, if Antek opens with 3 and Bartek passes, Zuza may bid 4 or 5, or pass.
towers-rule-T-13 = The auction ends at once when somebody bids for all the cards in the display: five, or as many as there are in a short display (T-24). Whoever has not spoken by then no longer speaks. For example, Antek opens with 3, Bartek passes and Zuza bids 5: she takes the cards straight away, and Sebastian, on her left, does not get to bid.
towers-rule-T-14 = You may not bid more cards than you can build (T-19), not even as a bluff that you expect to be outbid. At a table with real cards such a bid is noticed only later and then taken back; here it is refused at once, with the reason. For example, Zuza’s only tower is a sand 6 with a sand 4 on it, and the display has a sand 7 and one card of each of the four other suits: even without the 4 there is no room for the 7, so she may bid 4 at most.
towers-rule-T-15 = If the starting player bids 0 and everybody else passes, nobody takes, removes or builds anything. The whole display is discarded, and the same player starts the next round. If it was the last round, the game is simply over.
towers-rule-T-16 = Taking: whoever has bid most chooses freely which cards of the display to take – exactly as many as they bid.
towers-rule-T-17 = The cards of the display that were not taken go on the discard pile at the end of the round.
towers-rule-T-18 = Removing: if you have won the auction, you may remove the top card of one of your own towers, whether you need to or not. You do so after taking your cards and before placing the first of them. You may remove one card a round at most, and never a 0. The card goes on your own removed pile, is out of the game and costs you points at the end (T-27).
towers-rule-T-19 = Building: place all the cards you have taken, in any order you like. You can build a number of cards if you can choose that many from the display, remove one card or none, and find an order in which all of them fit; whoever can build some number of cards can also build one fewer. For example, Zuza’s only tower is a sand 12 with a sand 6 on it, and she has taken a sand 7 and one card of each of the four other suits: she removes the 6, puts the 7 in its place and starts new towers with the rest.
towers-rule-T-20 = While you take, remove and build, you may only make choices after which you can still place every card you have bid for. For example, if you have taken just a candy 7 and a candy 5 and have no candy tower yet, you must place the 7 first.
towers-rule-T-21 = The player to the left of the auction’s winner starts the next round, unless the highest bid was 0 (T-15).
towers-section-end = The end of the game
towers-rule-T-22 = When the draw pile is empty at the end of a round for the first time and the rest of the display has been discarded (T-17), all the discards, those of this round too, are shuffled and become the new draw pile. Cards in towers and removed cards do not come back. If there are no discards, the game is over.
towers-rule-T-23 = When the draw pile runs out for the second time, play that round to its end; then the game is over.
towers-rule-T-24 = The display of that last round may have fewer than five cards. The highest possible bid is then the number of cards there.
towers-section-score = Scoring
towers-rule-T-25 = Each card in a tower without a roof counts 1 point; each card in a tower with a roof, the roof included, counts 2. For example, a tower of three cards, one of them the roof, counts 6 points, and such a tower of six cards counts 12.
towers-rule-T-26 = On top of that, one chosen tower counts 1 more point for each of its cards. It is always your tower with the most cards: six cards bring 6 points more. Without any tower you get nothing here.
towers-rule-T-27 = The first card you have removed costs 1 point, the second 2, the third 3, and so on; r removed cards cost r × (r + 1) / 2 points in all. For example, two removed cards cost 3 points.
towers-rule-T-28 = The player with the highest total wins. Players who tie for it all win together, and equal totals share a place.

### The command line

## The command line: at the table

# $cards is a list of cards
cli-turned-up = Turned up: { $cards }.
# $who did something that others may not see
cli-hidden = { $who } makes a hidden move.
cli-take = { $who } takes { $cards }.
cli-place = { $who } places { $cards }.
cli-you-start = You start.
cli-you-win = You win!
# $choice is a choice in words
cli-only-choice = { $who }: { $choice } (the only choice)
# $number is what was typed, $most (number) how many choices there are
cli-out-of-range = There is no choice { $number }: type a number from 1 to { $most }.
cli-why-what = Why not what? For example: why bid 5
cli-why-allowed = But you may do that!
# $number is the number of the choice in the list
cli-hint = A greedy player would choose { $number }: { $choice }
cli-no-such-rule = There is no rule “{ $rule }”. The rules go from { $first } to { $last }.
cli-passed = passes
cli-has-bid = bids { $cards }
cli-starts = starts
# $passes (number) is how often the draw pile has run out
cli-passes =
    { $passes ->
        [0] first time through
       *[other] second time through
    }
cli-roof = roof
cli-removed = removed
# A heading of the score sheet
cli-sheet = { $rank }. { $name }: { points }
# $commitment is a long number
cli-promise = All chance of this match follows from a secret seed. Its SHA-256 is { $commitment }.
cli-how-to-answer = Answer with a number or in words; “help” tells what else you can type.
cli-resume-with = Go on with: storeys play --resume { $path }
cli-verify-with = Check that chance was fair with: storeys verify { $path }
cli-play-with = Play it with: storeys play --resume { $path }
cli-seed = The seed was { $seed }, as promised: { $commitment }.
cli-save-where = Keep this match? Type the name of a file, or nothing to let it go.

## The command line: words at the prompt

# One word each, in small letters; the English ones always work, too
cli-word-undo = undo
cli-word-why = why
cli-word-hint = hint
cli-word-board = board
cli-word-log = log
cli-word-score = score
cli-word-rules = rules
cli-word-rule = rule
cli-word-save = save
cli-word-help = help
cli-word-quit = quit
cli-help-answers = Choose by number or in words (“1”, “bid 3”, “take candy 7”). Besides:
cli-help-at-undo = take back your last choice
cli-help-at-why = why something is not allowed: “why bid 5”
cli-help-at-hint = what a greedy player would do
cli-help-at-board = show the table again
cli-help-at-log = everything that has happened so far
cli-help-at-score = the score sheets as they stand
cli-help-at-rules = all the rules of the game
cli-help-at-rule = one rule: “rule T-7”
cli-help-at-save = keep the match in a file: “save my-game.txt”
cli-help-at-help = this list
cli-help-at-quit = keep the match and leave

## The command line: what cannot be done

cli-file-in-the-way = { $path }: there is a file of that name already. Choose another name, or --force to write over it.
cli-cannot-write = { $path }: the file cannot be written ({ $reason }).
cli-no-such-move = This match has no move { $move }; the last one is { $last }.
cli-no-such-seat = There is no seat { $seat } at this table: seats go from 0 to { $last }.
cli-no-dice = { $path }: the dice of this match were thrown by hand, so it cannot be continued here.
cli-usage-language = “{ $language }” is not a language of Storeys. The languages are: { $known }.
cli-usage-device = There is no device “{ $device }” here. The devices are: { $known }.
cli-usage-no-such-option = There is no option { $option } here. See --help.
cli-usage-missing-value = The option { $option } needs a value. See --help.
cli-usage-missing = Something is missing: { $what }. See --help.
cli-usage-bad-value = This is no possible value for { $what }. See --help.
cli-usage-no-such-command = There is no command “{ $words }”. See storeys --help.
cli-usage-too-many-words = This command does not know what to do with “{ $words }”. See --help.

## The command line: figures

# $game is the game's title
cli-compiling = Compiling the rules of { $game } for this machine (once) …
cli-simulating = Playing …
cli-measuring = Measuring …
# What stands between whole numbers and decimals
cli-decimal-mark = .
cli-column-bot = Who
cli-column-seat = Seat
cli-column-wins = Wins %
cli-column-interval = 95 % between
cli-column-score = Points
cli-column-spread = Spread
cli-column-range = From … to
cli-column-game = Game
cli-column-seats = Seats
cli-column-device = Device
cli-column-threads = Threads
cli-column-moves = Moves/s
cli-column-games = Games/s
cli-column-bytes = Bytes
# The numbers come as text, set for the language
cli-simulated = { $games } games (seed { $seed }), { $moves } moves on average, { $shortest } to { $longest }; { $speed } games a second.
cli-bench-first = { $game } on { $device }: first game after { $seconds } s, compiling included.
cli-bench-first-cached = { $game } on { $device }: first game after { $seconds } s, compiled before.
cli-bench-ratio = { $game }, { $seats } seats: { $threads } threads are { $times } times as fast as one.
cli-bench-equal = { $game }, { $seats } seats: { $compared } final positions on the graphics card equal those of the CPU.
cli-bench-unequal = { $game }, { $seats } seats: the { $compared } final positions on the graphics card are NOT those of the CPU!
cli-bench-against = { $name }: { $speed } moves/s; Storeys is { $times } times as fast.
cli-bench-not-installed = { $name }: not installed ({ $install }).
cli-bench-start = Starting ({ $what }): { $seconds } s.
cli-bench-server = Server with { $database }: { $speed } moves/s (tables: { $tables }, connections: { $connections }). Half of them were stored within { $median } ms, 99 of 100 within { $tail } ms. Memory: { $memory } MB.

## The command line: help

cli-help = An open table for building games: play them, simulate them, measure them.
cli-help-version = Show the version and nothing else.
cli-help-language = The language of every sentence; otherwise the one of your system.
cli-help-game = The game: towers.
cli-help-file = A match that was kept.
cli-help-seed = A number that fixes all chance: the same number, the same match.
cli-help-save = The file to keep the match in.
cli-help-force = Write over a file that is there already.
cli-help-json = Write JSON, one object a line.
cli-help-threads = How many threads work at once.
cli-help-play = Play in the terminal, with bots or with others before the same screen.
cli-help-seats-play = Who plays: “you”, other names, and the bots greedy and random.
cli-help-resume = Go on with a match that was kept.
cli-help-new = Write the file of a match that is about to begin.
cli-help-seats-new = How many play, or their names.
cli-help-replay = Show a match that was kept: its log, a position, the scores.
cli-help-move = Stop after so many moves of the log.
cli-help-seat = Show only what this seat may see; seats are counted from 0.
cli-help-verify = Check that chance was fair in a finished match.
cli-help-simulate = Let bots play many matches, and see who wins.
cli-help-seats-simulate = One bot for each seat: greedy or random.
cli-help-games = How many matches.
cli-help-bench = Measure how fast the games run.
cli-help-serve = Open the table for browsers.
cli-help-host = The address to listen at (127.0.0.1: this machine only).
cli-help-port = The port to listen at.
cli-help-open = Open the page in the browser.
cli-serving = The table is open: { $address }
cli-serving-stop = Ctrl-C closes it. Games are kept.
cli-port-taken = Port { $port } is taken by another program.
cli-help-seats-bench = Only with so many players; may be given more than once.
cli-help-seconds = How long to measure each figure.
cli-help-device = Only on this device.
cli-help-against = Measure other engines, too.
cli-help-start = Measure how long the program takes to start, too.

### The server

server-behind = The table has moved on meanwhile: look at it again and choose once more.
server-not-yours = This seat is not yours.
server-waiting = The match begins when all chairs are taken.
server-not-over = This can be had when the match is over.
server-full = All chairs at this table are taken; you may watch.
server-chairs = Nobody can sit like this: you take one chair at most, and your neighbours sit beside you.
server-malformed = The server could not read this message.
server-older-rules = The rules have changed since this match was played, so it cannot be continued.
server-private = This table is private: whoever wants to watch needs its code.
server-origin = This request came from another page and was not carried out.
server-bad-code = No table has this code. It may have been mistyped.
server-bad-token = This link was used before, or it is too old.
server-no-table = There is no such table; perhaps it was cleared away.
server-gone = This table was cleared away by whoever set it up.
server-not-found = There is nothing at this address.
server-method = This cannot be done here.
server-too-large = This message is too long.
server-too-fast = Too much at once: please wait a moment.
server-too-many = Too many are here at the moment: please come back a little later.
server-trouble = Something went wrong on the server; nothing is lost. Please try again.
# $path is the file of the database
server-in-use = { $path } is in use by another Storeys server. Stop that one first, or give several servers a PostgreSQL database.

### The browser client

## Home

web-welcome = Which building will it be today?
web-home = Home
web-play-now = Play now
web-play-now-means = Against two bots, at once and without an account.
web-guided = Guided first game
web-new-table = New table
web-rulebook = Rulebook
# $game is the title of a game
web-rulebook-of = { $game }: rulebook
# $least and $most (numbers) of players
web-players = { $least }–{ $most } players
# $minutes (number) a game takes
web-minutes = about { $minutes } min
web-difficulty-1 = easy to learn
web-difficulty-2 = takes some thought
web-difficulty-3 = demanding
web-my-tables = Your tables
web-no-tables = Nothing yet. A game you begin can be continued here at any time.
web-table-waiting = Waiting for players.
web-join = Join a table
web-join-code = Code or link from the invitation
web-join-button = Join
web-watch = Watch others play

## A new table

web-new-table-of = { $game }: a new table
web-chairs = Chairs
# $seat (number) counts from 1
web-chair = Who sits in chair { $seat }
web-chair-me = Me
web-chair-bot = A bot
web-chair-open = A friend, by link
web-chair-neighbour = A neighbour at this screen
web-chair-open-means = You get a link and a QR code to send.
web-open-chair = Open chair
web-add-chair = Add a chair
web-take-away = Take away
web-remove-chair = Take away chair { $seat }
web-bot-level = How well the bot plays
web-bot-random = Easy: plays at random
web-bot-greedy = Clever: builds as high as it can
web-name = Name
web-your-name = Your name
web-options = Rules of this table
web-table-manners = The table
web-listed = Show this table to everybody; anyone may watch
web-bots-take-over = A bot takes the chair of whoever leaves, and decides when somebody’s time is over
web-clock = Pace
web-clock-none = No clock
web-clock-relaxed = Relaxed: some minutes for each decision
web-clock-correspondence = By correspondence: some days for each decision
web-set-up = Set up the table
web-cancel = Cancel

## Coming to a table

web-invited = Invitation
web-invited-to = { $game }: you are invited
web-sit-down = Sit down
web-watch-this = Only watch
web-table-full = All chairs are taken; you may watch.
web-waiting = The game begins when all chairs are taken.
web-invite = Send this link, or let a phone read the square:
web-qr = QR code of the invitation
web-code = Or by code:
web-link = Link
web-link-only-here = Only this computer can open this link. To invite others, start the server with { $command } and open this page by the computer’s name or address.
web-copy = Copy
web-copied = Copied
web-leave = Leave the table
web-leave-to-bot = Leave; a bot plays on for you
web-remove-table = Clear the table away

## At the table

web-tools = Tools
web-undo = Take back
web-hint = Hint
# $choice is an answer, such as “Bid 3”
web-hint-says = A bot would choose: { $choice }.
web-replay = Replay last turn
web-log = Log
web-chat = Chat
web-rules = Rules
web-close = Close
web-question = What is asked
web-answers = Answers
web-wait = One moment.
# $time is what is left of it, as 2:05
web-clock-left = { $time } left
# $days, $hours and $minutes (numbers) that are left
web-clock-hours = { $hours } h { $minutes } min left
web-clock-days =
    { $days ->
        [one] { $days } day { $hours } h left
       *[other] { $days } days { $hours } h left
    }
web-clock-last-minute = One minute left.
web-clock-last-seconds = Ten seconds left.
web-clock-over = The time is over.
web-clock-over-bot = The time is over; a bot decides.
web-you-watch = You are watching.
web-sit-here = See the table from { $name }’s chair
web-away = away
web-hidden-move = Something that you cannot see.
web-past = An earlier position
# $line and $last are lines of the log
web-past-line = Looking back: line { $line } of { $last }
web-past-start = The beginning
web-replaying = The last turn again: line { $line } of { $last }
web-earlier = Earlier
web-later = Later
web-skip = Skip
web-back-to-now = Back to the game
web-got-it = Got it
web-chat-empty = Nobody has said anything yet.
web-chat-line = Say something
web-chat-send = Send

## The end

# $number is the rank: 1 has won
web-place = place { $number }
web-rematch = Rematch
web-join-rematch = Go to the rematch
web-show-board = Show the board
web-show-sheet = Show the score sheet
web-leaf-through = Leaf through the game
web-download = Download the game
web-dice = Check the dice
web-dice-text = Before the first move the table promised a secret seed by showing its fingerprint. Now the seed is open: if its fingerprint is the one that was promised, nobody touched the cards.
web-dice-commitment = Promised fingerprint (SHA-256)
web-dice-seed = Seed
web-dice-check = Check now
web-dice-fair = They agree: chance was decided before the first move.
web-dice-unfair = They do not agree: this is not the seed that was promised.
web-dice-by-hand = This browser cannot reckon it on an unprotected page. Download the game and check it with “storeys verify”.
web-dice-more = Every single draw can be checked with the downloaded game and “storeys verify”.

## Settings and help

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = As the system
web-theme-day = Day
web-theme-night = Night
web-set-sounds = Soft sounds
web-set-motion = Cards glide
web-set-autoplay = Play by itself what can only go one way
web-set-shortcuts = Single-key shortcuts
web-recovery = Play on in another browser
web-recovery-link = Open this link in the other browser; it works once.
web-recover-title = Play on here
web-recover-ask = This link brings a player and all his or her tables to this browser.
web-recover-do = Go on here
web-help = Keys
web-help-text = Everything can be reached with Tab and chosen with Enter. At the table single keys help, too:
web-key-answer = Give the first … ninth answer
web-key-undo = Take back the last move
web-key-hint = Ask for a hint
web-key-replay = Replay the last turn
web-key-log = Open or close the log
web-key-chat = Open or close the chat
web-key-rules = Open or close the rules
web-key-settings = Settings of this browser
web-key-help = This list of keys
web-key-now = Back to the present position
web-key-earlier = One line back in the log
web-key-later = One line forward in the log

## When something is missing

web-lost-title = Not here
web-not-found = There is nothing at this address. The link may be old or incomplete.
web-no-server = The server cannot be reached just now. Nothing is lost; try again in a moment.
web-try-again = Try again
web-line-connecting = Coming to the table …
web-line-lost = The connection is interrupted. It comes back by itself, and nothing is lost.
web-line-lost-sending = The connection is interrupted. Your move is kept and will be sent as soon as it is back.
web-line-open = Connected again.
web-sending = Your move is on its way …

## 5 Towers: the board

towers-board-auction = Auction
# $bid (number) of cards
towers-board-bid = bid { $bid }
towers-board-in-hand = { towers-card }, in the hand
towers-board-unfit = { towers-card }, cannot be built
towers-board-no-tower = { towers-tower }: not begun
# $values is a list of numbers
towers-board-tower = { towers-tower }, from the bottom: { $values }
towers-board-roofed = { towers-tower } with a roof, from the bottom: { $values }
towers-board-first-pass = First time through the pile
towers-board-second-pass = Second and last time through the pile
towers-board-left = Still in the draw pile:
towers-board-special-0 = A 0 is a roof: it doubles the tower and closes it for good.
towers-board-special-8 = On an 8 any card may be placed.
towers-board-special-9 = A 9 may be placed on any card except a 0.

## 5 Towers: the guided first game

towers-guide-open = Five cards lie in the display. You open the auction: say how many of them you will take. Whoever offers most gets to choose – and must build them all. Early on, 2 or 3 is a good start.
towers-guide-bid = Somebody has bid before you. Bid more than that, or pass: everybody speaks only once in a round.
towers-guide-feasible = Numbers that do not glow are more than your towers could hold, or no higher than the last bid. Point at one and the bar tells you why.
towers-guide-take = The auction is yours. Choose your cards one by one: when you point at a card, you see where on your towers it would stand. Only cards that can still all be built may be taken.
towers-guide-remove = Before you build you may remove the top card of one tower, to make room. It costs: 1 point for the first card you ever remove, 2 for the second, 3 for the third. Usually you keep everything.
towers-guide-place = Now build. Every card goes on the tower of its own suit and must be lower than the card below it; with two cards of one suit, begin with the higher one.
towers-guide-special = Two cards are friendly: on an 8 you may place anything, and a 9 fits on anything but a roof. They open a tower again that had grown narrow.
towers-guide-others = This time somebody else takes the cards. What they leave is discarded, and the player after them opens the next round. “Replay last turn” shows it again.
towers-guide-roof = Your first roof! This tower counts double now, but nothing can be built on it any more.
towers-guide-pile = The pile has run out once and the discards were shuffled into a new one. When it runs out again, the game ends: think of roofs now.
towers-guide-score = That was your first game. The score sheet shows line by line where the points came from; every line names its rule.
