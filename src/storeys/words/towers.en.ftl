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
towers-piece = { towers-card }
# $several is a list of cards
towers-several-draw = Turned up: { $several }.
towers-several-take = { $who } takes { $several }.
towers-several-place = { $who } places { $several }.
# What a player did in a turn, put together after the name: “Zuza took candy 7 and sand 3, removed nothing”
towers-turn-take = took { $several }
towers-turn-take-piece = { towers-card }
towers-turn-keep = removed nothing
towers-turn-remove = removed { towers-card }

## 5 Towers: questions

# $most (number) is how many cards of the display the player could build
towers-ask-first-bid =
    { $most ->
        [0] Open the auction: you can build none of these cards, so bid 0.
       *[other] Open the auction: bid from 0 to { $most }.
    }
# $bid (number) is the highest bid so far
towers-ask-bid = The highest bid is { $bid }. Bid more or pass; you can build { $most } at most.
towers-ask-pass = The highest bid is { $bid }, and you can build { $most } at most: pass.
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
# $most (number) of cards
towers-why-bids-go-to = Bids go from 0 to { $most }.
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

## 5 Towers: the table in a terminal

towers-cli-passed = passes
towers-cli-has-bid = bids { $cards }
# $passes (number) is how often the draw pile has run out
towers-cli-passes =
    { $passes ->
        [0] first time through
       *[other] second time through
    }
towers-cli-roof = roof
towers-cli-removed = removed

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

## 5 Towers: the board

towers-board-auction = Auction
# $bid (number) of cards
towers-board-bid = bid { $bid }
towers-board-in-hand = { towers-card }, in the hand
towers-board-unfit = { towers-card }, cannot be built
# $cards (number) to be built
towers-board-go-taking =
    { $cards ->
        [one] Take it and build it
       *[other] Take them all and build { $cards }
    }
towers-board-go-removing =
    { $cards ->
        [one] Remove nothing and build it
       *[other] Remove nothing and build all { $cards }
    }
towers-board-go-building = Build all { $cards }
towers-board-no-tower = { towers-tower }: not begun
# $values is a list of numbers
towers-board-tower = { towers-tower }, from the bottom: { $values }
towers-board-roofed = { towers-tower } with a roof, from the bottom: { $values }
towers-board-ref-bids = The auction
towers-board-ref-bid = Name how many cards you will take; everybody speaks once. Whoever bids most takes that many.
towers-board-ref-all = Every card you take must be built, on the tower of its suit.
towers-board-ref-towers = Building
towers-board-ref-falls = Values fall towards the top; an equal card does not fit.
towers-board-ref-remove = Before building you may remove the top card of one tower, but never a 0.
towers-board-ref-points = Points
towers-board-ref-card = Each card: 1, in a tower with a roof: 2
towers-board-ref-longest = Your longest tower: 1 more for each card
towers-board-ref-removed = Removed cards: –1 for the first, –2 for the second, –3 for the third, and so on
towers-board-ref-end = The end: the round in which the draw pile runs out for the second time.
towers-board-ref-now = You now
towers-board-first-pass = First time through the pile
towers-board-second-pass = Second and last time through the pile
towers-board-left = Still in the draw pile:
towers-board-special-0 = A 0 is a roof: it doubles the tower and closes it for good.
towers-board-special-8 = On an 8 any card may be placed.
towers-board-special-9 = A 9 may be placed on any card except a 0.

## 5 Towers: the lesson

towers-lesson-goal = Welcome! You build up to five towers, one for each suit. At the end every card in them is a point, and your tallest tower counts once more.
towers-lesson-auction = These five cards are the display, and each round is an auction for them. You bid no money: you say how many of the cards you will take. Whoever says most chooses – and must build them all.
towers-lesson-open = You open. Three of these cards suit you: bid 3.
towers-lesson-open-instead = That would be allowed, too. This time bid 3, and you will see why.
towers-lesson-take = The bot passes, so you choose. On a tower each card must be lower than the one below it, so high cards leave room. Take the three highest.
towers-lesson-take-instead = That card fits, too, but the higher ones leave more room above. Take those that are lit.
towers-lesson-nothing-yet = Before building you may remove a card from one of your towers. You have none yet, so leave everything as it is.
towers-lesson-build = Now build them: each one begins a tower.
# $points (number) of the learner
towers-lesson-points = You have { points } already: one for each card, and your tallest tower once more.
# $bid (number) is the bot's
towers-lesson-overbid = Now the bot has opened with { $bid }. Everybody speaks once: bid more, or pass. Bid 2.
towers-lesson-overbid-instead = Another time, perhaps. Now bid 2: two of these cards go well with your towers.
towers-lesson-falling = Take scrap 12, which begins a tower, and candy 7, which fits because it is lower than your candy 12.
towers-lesson-keep = Now you could remove the top card of one tower to make room. That costs 1 point the first time, 2 the second, 3 the third. You need no room: leave everything as it is.
towers-lesson-keep-instead = That would cost you a point and a card. Leave everything as it is.
towers-lesson-second = Build both. If two cards are of one suit, the higher one goes first.
towers-lesson-nine = Your candy tower ends in 7: only lower cards fit. But two values are special. A 9 goes on anything except a roof, and on an 8 anything may go. And here lies a candy 9!
# $bid (number) is the bot's
towers-lesson-three = The bot bids { $bid }. Outbid it with 3.
towers-lesson-on-seven = Take candy 9, spooky 14 and sand 9.
towers-lesson-keep-again = No card has to make room: leave everything as it is.
towers-lesson-on-seven-build = Build them. Look: the 9 goes on the 7, and the tower can grow again.
towers-lesson-roof = A 0 is a roof. It doubles every card of its tower, itself included. But nothing can go on it, and it cannot be removed.
# $bid (number) is the bot's
towers-lesson-roof-bid = The bot bids { $bid }. Bid 2.
towers-lesson-roof-take = Take spooky 0 and plant 7.
towers-lesson-roof-build = Build them: the roof on your spooky tower, the 7 on plant 15.
# $cards (number) in the roofed tower, $tower (number) its points, $points (number) of the learner
towers-lesson-doubled = A roof doubles the tower: it brings { $tower } now instead of { $cards }. You have { $points } in all now.
towers-lesson-trap = And here is the trap: spooky 12 and spooky 3 are turned up, and both would have fitted. A roof put on early shuts out all that could still come.
# $bid (number) is the bot's
towers-lesson-pass = The bot bids { $bid }. What does not glow is more than you could build, so pass: that costs nothing.
# $cards (number) in the draw pile
towers-lesson-end = Know the end before it comes: when the pile runs out, the discards become a new one; when that runs out, too, the game is over. In the pile now: { $cards }. So put your roofs on late – but not too late.
towers-lesson-free = That is all you need. You open the next round, and from here on you play as you like. Enjoy it!

## 5 Towers: hints

# $points (number) that the removal costs
towers-hint-dear = A higher bid would force you to remove a card, and that costs { points }.
towers-hint-harm = For a higher bid you would probably have to build { towers-card } as well, which closes more than it brings.
towers-hint-final = Whoever bids for the whole display cannot be outbid.
towers-hint-outbid = With less you would probably lose { towers-card }, which suits somebody else, too.
# $cards (number) of the bid
towers-hint-all-fit = You can build { cards } without removing anything, which brings more than it closes.
towers-hint-keep = It spares you a removal, which would cost { points } now and more the next time.
# $points (number) that the removal costs
towers-hint-unblock = Without { towers-card } that tower can grow again, which is worth more than the { points } it costs.
# $cards (number) in the tower with its roof
towers-hint-roof-now = The roof doubles your { towers-suit } tower, now { cards } tall.
# $fitting (number) of cards still to come that fit on the tower
towers-hint-roof-later = Your { towers-suit } tower can still grow, so its roof can wait. Cards still to come that fit: { $fitting }.
towers-hint-eight = On { towers-card } any card may follow: that tower stays wide open.
# $top (number) is the value of the card that the 9 goes on
towers-hint-nine = With { towers-card } on the { $top }, that tower can grow again.
towers-hint-start = A tower that begins with { towers-card } has room for many more.
# $fewer (number) after the other move
towers-hint-room = It leaves more room on your { towers-suit } tower. Cards still to come that fit: { $fitting } instead of { $fewer }.
towers-hint-tallest = Your { towers-suit } tower is the tallest, so every card on it counts once more.
towers-hint-order = In this order { towers-card } ends up on top, and more can follow.
