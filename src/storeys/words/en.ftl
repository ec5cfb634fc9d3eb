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
towers-ask-place = Choose a card to place ({ $cards } left).
towers-ask-starting = Chance decides who starts.
towers-ask-dealing = Cards are turned up for the display.
towers-ask-ended = The game is over.

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
