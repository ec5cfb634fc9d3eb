## Blueprints: names

blueprints-title = Blueprints
blueprints-line = Raise a secret building from six dice – true to your blueprint, or bold enough to win a prize.
# $material is wood, recycled, stone or glass
blueprints-material =
    { $material ->
        [wood] wood
        [recycled] recycled
        [stone] stone
       *[glass] glass
    }
# $value (number) is 1 to 6
blueprints-die = { blueprints-material } { $value }
# $dice (number)
blueprints-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
# $row (number) is 1 to 3 from the top, $column (number) 1 or 2 from the left
blueprints-square = row { $row }, column { $column }
# $award is gold, silver or bronze
blueprints-award =
    { $award ->
        [gold] Gold Award
        [silver] Silver Award
       *[bronze] Bronze Award
    }
# $prize is skyscraper, geometer, integrity or materials
blueprints-prize =
    { $prize ->
        [skyscraper] Skyscraper Prize
        [geometer] Geometer Prize
        [integrity] Structural Integrity Prize
       *[materials] Materials Prize
    }

## Blueprints: choices

blueprints-do-take = Take { blueprints-die }
blueprints-do-place = Place it: { blueprints-square }
blueprints-do-discard = Discard { blueprints-die }
# $name is the player's name
blueprints-do-start = { $name } starts
blueprints-do-demand = In demand: { blueprints-material }
# $plan is a plan in writing, such as X1/31/1X
blueprints-do-deal = Deal the blueprint { $plan }
blueprints-do-draw = Roll { blueprints-die }

## Blueprints: what happened

# $who is the player's name
blueprints-log-take = { $who } takes { blueprints-die }.
blueprints-log-place = { $who } places it: { blueprints-square }.
blueprints-log-discard = { $who } discards { blueprints-die }.
blueprints-log-start = { $name } starts.
blueprints-log-demand = In demand: { blueprints-material }.
blueprints-log-deal = Blueprint dealt.
blueprints-log-draw = Rolled: { blueprints-die }.
blueprints-hidden-move = { $who } places it behind the screen.
blueprints-hidden-chance = Blueprint dealt: for its owner’s eyes only.
blueprints-piece = { blueprints-die }
# $several is a list of dice
blueprints-several-draw = Rolled: { $several }.
# What a player did in a turn, put together after the name: “Zuza took wood 4, discarded glass 1”
blueprints-turn-take = took { blueprints-die }
blueprints-turn-discard = discarded { blueprints-die }
blueprints-turn-chance = A new round is laid out.
# What is announced when a round has been scored
blueprints-note-building = { $name }: a building worth { points }.
blueprints-note-award = { $name }: a building worth { points } – { blueprints-award }.
blueprints-note-prize = { $name } wins a prize: { blueprints-prize }.

## Blueprints: why one move is better than another

blueprints-hint-fits = The other die would be lost: { blueprints-die } fits nowhere on your building.
blueprints-hint-prize = Your building then qualifies for a prize: { blueprints-prize }.
blueprints-hint-near = It brings you closer to a prize: { blueprints-prize }.
blueprints-hint-bonus = Your building then matches the blueprint exactly: 6 points more.
blueprints-hint-plan = It keeps to your blueprint; otherwise its 6 points would be lost.
blueprints-hint-open = It makes the blueprint easier to finish: on low dice almost every other die fits.
# $dice (number) of recycled dice, this one included; $points that it adds
blueprints-hint-recycled = It becomes recycled die number { $dice } and brings { points }.
# $faces (number) of 2 points each
blueprints-hint-wood =
    Your wood dice then share { $faces ->
        [one] { $faces } face
       *[other] { $faces } faces
    } with other dice, 2 points each.
blueprints-hint-wood-planned =
    In the finished blueprint your wood dice will share { $faces ->
        [one] { $faces } face
       *[other] { $faces } faces
    } with other dice, 2 points each.
blueprints-hint-glass = Glass scores what it shows, here { points }.
blueprints-hint-stone = Stone belongs on high: floor { $floor } is worth { points }.
blueprints-hint-deny = It takes away what the next player would like best: { blueprints-die }.
blueprints-hint-away = Of the two, this is the one that the other player would rather have: { blueprints-die }.
blueprints-hint-rival-prize = The next player needs just such a die for a prize: { blueprints-prize }.
# $dice (number) of recycled dice that the next player would have
blueprints-hint-rival-recycled = With it, the next player’s recycled dice would number { $dice }.
blueprints-hint-keep = You may still want the other die yourself: { blueprints-die }.

## Blueprints: questions

blueprints-ask-starting = Chance decides who starts.
blueprints-ask-demand = The materials in demand are drawn.
blueprints-ask-dealing = The blueprints are dealt.
blueprints-ask-drawing = Dice are drawn and rolled for the pool.
# $left (number) of dice
blueprints-ask-take = Choose a die from the pool (still to choose this round: { $left }).
blueprints-ask-take-dead = No die in the pool fits on your building. Choose the one to be removed.
blueprints-ask-place = Choose a square for { blueprints-die }.
blueprints-ask-discard = Choose a second die from the pool to discard.
blueprints-ask-ended = The game is over: all three rounds have been played.

## Blueprints: why not

blueprints-why-unknown = This game has no such move.
blueprints-why-start-first = First chance decides who starts.
blueprints-why-demand-first = First the materials in demand are drawn.
blueprints-why-deal-first = First the blueprints are dealt.
blueprints-why-draw-first = First dice are drawn and rolled for the pool.
blueprints-why-take-first = First choose a die from the pool.
blueprints-why-place-first = First place the die you have chosen.
blueprints-why-discard-first = First discard a second die from the pool.
blueprints-why-over = The game is over.
# $seats (number) of players at this table
blueprints-why-no-such-seat =
    { $seats ->
        [one] There is only { $seats } player at this table.
       *[other] There are only { $seats } players at this table.
    }
blueprints-why-not-in-bag =
    { $material ->
        [wood] There is no wood die left in the bag.
        [recycled] There is no recycled die left in the bag.
        [stone] There is no stone die left in the bag.
       *[glass] There is no glass die left in the bag.
    }
blueprints-why-same-material = The two materials in demand must differ, and { blueprints-material } is the first of them.
blueprints-why-plan-used = This blueprint has already been dealt in this game.
blueprints-why-no-such-plan = There is no such blueprint.
blueprints-why-not-in-pool = There is no { blueprints-die } in the pool.
blueprints-why-dead-refused = At this table you may not choose { blueprints-die }: it fits nowhere on your building, and another die would.
blueprints-why-hatched = This square is hatched ({ blueprints-square }): nothing may be built there.
# $top (number) is the value of the die on top
blueprints-why-too-low = You cannot place { blueprints-die } on a { $top }: the die below must show a lower or an equal value.
blueprints-why-discard-only-two = Dice are discarded only when two play.
blueprints-why-no-such-square = Your blueprint has no such square.

## Blueprints: the score of a building

blueprints-building-bonus = Built exactly to the blueprint
blueprints-building-wood = Wood: { blueprints-dice }
blueprints-building-recycled = Recycled: { blueprints-dice }
blueprints-building-stone = Stone: { blueprints-dice }
blueprints-building-glass = Glass: { blueprints-dice }

## Blueprints: the score sheet

# $round (number) is 1 to 3
blueprints-score-award = { blueprints-award }, round { $round }
blueprints-score-prize = { blueprints-prize }, round { $round }
# $cards (number) of awards and prizes
blueprints-score-face-down = Awards and prizes, face down: { $cards }
# $what decided: prizes, gold or silver awards; $own and $others (numbers)
blueprints-tie =
    { $what ->
        [prizes] Equal on points; more prizes: { $own } to { $others }.
        [gold] Equal on points and prizes; more Gold Awards: { $own } to { $others }.
       *[silver] Equal on points, prizes and Gold Awards; more Silver Awards: { $own } to { $others }.
    }

## Blueprints: rules of a table

blueprints-option-refuse_dead_dice = A die that fits nowhere on your building
# $value (number)
blueprints-option-refuse_dead_dice-value =
    { $value ->
        [0] may always be chosen
       *[1] may be chosen only if no die fits
    }
blueprints-option-open_awards = Awards and prizes that have been won
blueprints-option-open_awards-value =
    { $value ->
        [0] lie face down until the end
       *[1] lie face up
    }

## Blueprints: the table in a terminal

blueprints-cli-round = Round { $round }
# $first and $second are materials
blueprints-cli-demand = In demand: { $first }, then { $second }
blueprints-cli-bag = Bag: { blueprints-dice }
blueprints-cli-left = { $left } to choose
# $cards (number) of awards and prizes
blueprints-cli-face-down = face down: { $cards }
blueprints-cli-row = row { $row }
blueprints-cli-score = Building so far: { points }
blueprints-cli-misfit = fits nowhere
blueprints-cli-bonus = Bonus
blueprints-cli-hatched = hatched

### The rulebook of Blueprints

blueprints-rulebook-intro = You are architects, 2 to 4 of you, and in each of three rounds everybody puts up a building of six dice behind a screen. You all choose your dice from the same pool, one at a time. Every material scores in its own way, keeping exactly to your secret blueprint brings a bonus, and unusual buildings win prizes. The score of your building only decides who gets the awards of the round; the game is won by whoever has most points on awards and prizes after three rounds.
blueprints-section-components = Components
blueprints-rule-B-1 = There are 32 dice, 8 of each material: wood (orange), recycled (green), stone (black) and glass (clear).
blueprints-rule-B-2 = There are 24 different blueprints. A plan has 3 rows of 2 squares. An open square shows how high the plan wants the building to be there, from 1 to 3 dice; the other squares are hatched. Every plan has 3 or 4 open squares, and its heights add up to 6.
blueprints-rule-B-3 = The plans of the printed game are in no public source, so these 24 are our own; no two of them are alike, not even if you turn one round or mirror it. 8 plans have the heights 3, 2 and 1; 2 plans have 2, 2 and 2; 5 plans have 3, 1, 1 and 1; 9 plans have 2, 2, 1 and 1.
blueprints-rule-B-4 = A Gold Award is worth 3 points, a Silver Award 2 and a Bronze Award 1; there are three of each. There are four kinds of prizes, worth 2 points each, and three of each kind.
blueprints-rule-B-5 = With 2 players only the Silver Awards are used, with 3 players Gold and Silver, with 4 players all of them.
blueprints-section-round = A round
blueprints-rule-B-6 = At the start of a round all 32 dice are in the bag. Two of them are drawn to show the materials in demand, which decide ties (B-24): the die drawn first shows the first material, the other one the second. If both have the same material, one of them is put back and another is drawn until they differ; so each of the three other materials is equally likely to be second. These two dice are not rolled, and nobody can choose them in this round.
blueprints-rule-B-7 = Everybody is dealt one blueprint at random and keeps it behind the screen, hidden from the others. At the end of the round the used blueprints are discarded. No game needs more than 12 of the 24, so no blueprint ever comes back.
blueprints-rule-B-8 = Dice are drawn from the bag and rolled: 8 with 2 players, 9 with 3 players, 7 with 4 players. They are the pool, for all to choose from.
blueprints-rule-B-9 = In the first round chance decides who starts, where the printed rules ask who was at a building site last; every player is equally likely. Rounds 2 and 3 are started by the player whose building scored least in the round before; if several tie for least, by the one of them who was ranked last (B-24). Turns go clockwise.
blueprints-rule-B-10 = On your turn you choose a die from the pool and place it on your own blueprint. Then a die is drawn from the bag, rolled and added to the pool. The round goes on until everybody has chosen 6 dice.
blueprints-rule-B-11 = With 2 players you choose one die to place and then a second one to discard, on every turn, even the last; you may not skip it. A discarded die is out for the rest of the round. Then two dice are drawn and rolled instead of one.
blueprints-rule-B-12 = When the bag is empty, or after the last choice of the round, nothing is drawn. With 2 or 4 players 30 dice come into the pool in a round, that is all of them; with 3 players 26 do, and four stay in the bag.
blueprints-section-placing = Placing dice
blueprints-rule-B-13 = You may place a die on an open square that is still empty, but never on a hatched one.
blueprints-rule-B-14 = You may also place a die on top of another, if the die below shows a lower or an equal value. For example, a 3 may go on a 1, a 2 or another 3.
blueprints-rule-B-15 = The heights on the blueprint do not limit you: you may build higher or lower than planned. Only the bonus looks at them (B-19).
blueprints-rule-B-16 = Once placed, a die is never moved, and its value never changes.
blueprints-rule-B-17 = You must always choose a die, even if none in the pool fits on your building. A chosen die that fits nowhere is removed: it is out for the rest of the round, comes back into the bag for the next, and still counts as one of your 6. A chosen die that fits must be placed. You may choose a die that fits nowhere on purpose, although another one would fit – unless the table has agreed that such a die may be chosen only if none fits.
blueprints-rule-B-18 = Your blueprint and the places of your dice are secret until the round is scored. Which dice you choose is for all to see, and so is a die of yours that is removed because it fits nowhere.
blueprints-section-building = The score of a building
blueprints-rule-B-19 = When everybody has chosen 6 dice, the buildings are revealed and scored. This score decides the awards (B-24) and who starts the next round (B-9); it does not count as points at the end. Bonus: you get 6 points if all six squares have exactly the heights of your blueprint, with nothing on the hatched ones. The blueprint may not be turned for this; materials and values do not matter.
blueprints-rule-B-20 = Wood: each wood die counts 2 points for every die it shares a whole face with, of any material; those above and below count, too.
blueprints-rule-B-21 = Recycled: 1, 2, 3, 4, 5 or 6 recycled dice count 2, 5, 10, 15, 20 or 30 points in all.
blueprints-rule-B-22 = Stone: each stone die counts 2 points on floor 1, which is the ground, 3 points on floor 2, 5 points on floor 3, and 8 points on floor 4 or higher.
blueprints-rule-B-23 = Glass: each glass die counts as many points as it shows, even if other dice stand on it.
blueprints-section-awards = Awards and prizes
blueprints-rule-B-24 = The players are ranked by the score of their buildings. In a tie, whoever has more dice of the first material in demand ranks higher, then whoever has more of the second, then whoever came later in the turn order of the round just played. Only dice in the building count, not those that were removed or discarded, nor the two that show the materials in demand. For example, recycled and then stone are in demand, and two buildings score 23 each, both with three recycled dice: the one with a stone die beats the one without.
blueprints-rule-B-25 = With 2 players the first gets a Silver Award. With 3 players the first gets a Gold and the second a Silver Award. With 4 players the first gets Gold, the second Silver and the third Bronze.
blueprints-rule-B-26 = In each round one prize of each kind can be won. The Skyscraper Prize is for a building of 5 or more floors, the Geometer Prize for one that shows all the values from 1 to 6, the Structural Integrity Prize for 4 or more dice of one value, the Materials Prize for 5 or more dice of one material. If several buildings qualify, the tie is decided as in B-24, but without the score: by the first material in demand, then the second, then by who came later in the turn order. If none qualifies, nobody gets this prize, and it is not given later either. One building may win several prizes.
blueprints-rule-B-27 = Awards and prizes lie face down before their owners until the end of the game. Who won what is announced when the round is scored; but of the others the table then shows only how many awards and prizes they hold, neither which nor their points. A table may agree to lay them face up.
blueprints-rule-B-28 = After the round all dice go back into the bag.
blueprints-section-end = The end of the game
blueprints-rule-B-29 = After round 3 the game is over, and whoever has most points on awards and prizes wins. In a tie the player with more prizes wins, then the one with more Gold Awards, then more Silver, then more Bronze; if it is still a tie, the win is shared. The lower places are decided in the same way. With 2 players nobody ever shares the win, because three Silver Awards cannot be split evenly.
# How plans are written in files and at the command line
blueprints-writing = A plan is given row by row from the top, with X for a hatched square: X1/31/1X wants one die at the top right, three and one in the middle row, and one at the bottom left.

## Blueprints: the board

blueprints-board-pool = Pool
# $round (number) of $rounds (number)
blueprints-board-round = Round { $round } of { $rounds }
blueprints-board-order = Turn order
blueprints-board-demand = In demand
blueprints-board-demand-means = The materials in demand decide ties: most dice of the first, then of the second.
# $dice (number) left in the bag
blueprints-board-bag = Bag: { $dice }
# $dice (number) of a material
blueprints-board-of = { blueprints-material }: { $dice }
# $dice (number) taken this round
blueprints-board-taken = Dice taken: { $dice }
blueprints-board-dead = { blueprints-die }, removed: it fitted nowhere
blueprints-board-unfit = { blueprints-die }, fits nowhere on your building
# $dice (number)
blueprints-board-lost = Removed: { blueprints-dice }
blueprints-board-hatched = { blueprints-square }: hatched
# $points (number) a die would bring on a square
blueprints-board-brings = Brings { points }.
# $wanted (number) is the height on the blueprint, $floors (number) the height of what stands there
blueprints-board-square = { blueprints-square }: height wanted { $wanted }, built { $floors }
blueprints-board-wanted = The building your blueprint wants
blueprints-board-from-above = From above
blueprints-board-turn-left = Turn left
blueprints-board-turn-right = Turn right
blueprints-board-flat = Flat view
# $left (number) of dice still to choose this round
blueprints-board-left =
    { $left ->
        [0] no dice left to choose
        [one] { $left } die left to choose
       *[other] { $left } dice left to choose
    }
blueprints-board-hand = In your hand: { blueprints-die }
blueprints-board-bonus = Blueprint bonus
blueprints-board-building = Building
# $cards (number) of awards and prizes, $points (number) they are worth
blueprints-board-honours = Awards and prizes: { $cards }, worth { points }
blueprints-board-ref-placing = Placing
blueprints-board-ref-place = On an open square, or on a die that shows the same or less.
blueprints-board-ref-lost = A die that fits nowhere is lost, and still one of your six.
blueprints-board-ref-materials = What your building scores
blueprints-board-ref-wood = 2 for every die it touches with a whole face
blueprints-board-ref-recycled = 1 to 6 dice: 2, 5, 10, 15, 20, 30 in all
blueprints-board-ref-stone = floor 1: 2, floor 2: 3, floor 3: 5, higher: 8
blueprints-board-ref-glass = as many as it shows
blueprints-board-ref-bonus = 6 if every height is exactly as on the blueprint
blueprints-board-ref-won = What counts at the end
blueprints-board-ref-gold = 3 for the best building (3 or 4 players)
blueprints-board-ref-silver = 2 for the second (with 2 players: the best)
blueprints-board-ref-bronze = 1 for the third of 4
blueprints-board-ref-skyscraper = 2 for 5 or more floors
blueprints-board-ref-geometer = 2 for all the values from 1 to 6
blueprints-board-ref-integrity = 2 for 4 or more dice of one value
blueprints-board-ref-prize-materials = 2 for 5 or more dice of one material
blueprints-board-ref-ties = Ties: more dice of the first material in demand, then of the second, then whoever came later.
blueprints-board-ref-now = now
blueprints-board-reveal = The buildings of round { $round }
blueprints-board-look = Look at the buildings of round { $round } as long as you like: the table waits for you.
blueprints-board-again = Show it again
blueprints-board-back = To the table
blueprints-board-last-round = Buildings of round { $round }
# $score (number) of a building, $name its builder
blueprints-board-result = { $name }: { $score }.
# $first and $second are materials
blueprints-board-tied = Equal buildings are ranked by their dice of the materials in demand (first { $first }, then { $second }), then by who was later in turn order.

## Blueprints: the lesson

blueprints-lesson-goal = Welcome! You build with dice. On each turn you choose one from this pool and put it on your blueprint; after six dice your building is finished.
blueprints-lesson-plan = This is your blueprint. A number tells how high you should build there, and hatched squares stay empty. If all heights are exactly right, you score 6 extra points.
blueprints-lesson-wood = Each material scores in its own way. Wood likes company: 2 points for every die it touches. Take the wooden 2.
blueprints-lesson-wood-instead = A good die, too. Begin with the wooden 2: low dice belong at the bottom.
blueprints-lesson-corner = Put it in the corner, between the two other open squares: there it will touch both of them.
blueprints-lesson-corner-instead = That is allowed, but there the wood would touch less. The corner is lit.
blueprints-lesson-discard = With two players you also choose a die that leaves the round. Away with the stone 2.
blueprints-lesson-discard-instead = You will still want that one. Discard the stone 2.
blueprints-lesson-screens = The bot builds behind a screen: you see which dice it takes, but not where it puts them, until the round is scored.
blueprints-lesson-recycled = Recycled dice score together: one 2 points, two 5, three 10, up to 30 for six. Take a recycled 4 and put it to the left of the wood.
blueprints-lesson-collects-glass = The bot seems to collect glass. Take a glass die away from it: discard the glass 2.
blueprints-lesson-together = A second recycled die makes 5 points of 2. Put it on your last empty square, then discard the stone 2.
blueprints-lesson-glass = Glass scores what it shows, even when something stands on it. Take the glass 5.
blueprints-lesson-stack = Now you build upwards: a die may stand on one of the same or a lower value. Put the 5 on the recycled 4 on the left.
blueprints-lesson-stack-instead = It would fit there, too. Put it on the left: the wooden corner is for a stone.
blueprints-lesson-stack-discard = Discard the wooden 6.
blueprints-lesson-third = The third recycled die is worth 5 points more. Put the 6 on your other recycled 4, and discard the glass 3.
blueprints-lesson-trap = Here is the trap: the 1 fits nowhere, for no top of yours is that low. If you had put high dice at the bottom, almost all would be dead now, and a dead die you take is lost and counts as one of your six.
blueprints-lesson-stone = Stone belongs on high: 2 points on floor 1, 3 on floor 2, 5 on floor 3, 8 above. Put the stone 6 on the wood: then every height is exactly as in your blueprint.
blueprints-lesson-last-discard = Discard a wooden 3, and watch the screens drop.
# $mine and $other (numbers) are the points of the buildings of the learner and the bot
blueprints-lesson-award = Your building scored { $mine }, the bot’s { $other }. So the award of this round is yours: 2 points. The points of the buildings are forgotten now.
blueprints-lesson-prizes = Prizes bring 2 points each, too: for five floors, for all values from 1 to 6, for four dice of one value, for five of one material. The bot had four 4s and got one.
blueprints-lesson-end = There are three rounds. After the third, awards and prizes are added up, nothing else, and the most points win. Whoever scored least begins the next round: this time the bot did.
blueprints-lesson-free = That is all you need. A new blueprint lies before you, and from here on you play as you like. Enjoy it!
