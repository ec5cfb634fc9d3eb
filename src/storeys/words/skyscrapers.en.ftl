## Skyscrapers: names

skyscrapers-title = Skyscrapers
skyscrapers-line = Rivet card upon card and climb what you build – the higher it rises, the more it brings, if nobody walls you in.
# $kind is base, upright, deck, floor or universal
skyscrapers-kind =
    { $kind ->
        [base] Base cards
        [upright] Uprights
        [deck] Decks
        [floor] Floors
       *[universal] Universal cards
    }
# $card is what is printed on a card, such as upright-LTD-worker: its kind, its girders (see S-11) and perhaps a worker
skyscrapers-card =
    { $card ->
        [base] base card
        [start] base card of the start
        [upright-T-worker] upright (top) with a worker
        [upright-V-worker] upright (upright middle) with a worker
        [upright-LB-worker] upright (left, bottom) with a worker
        [upright-TV-worker] upright (top, upright middle) with a worker
        [upright-LTB-worker] upright (left, top, bottom) with a worker
        [upright-LTD-worker] upright (left, top, rising diagonal) with a worker
        [upright-L] upright (left)
        [upright-H] upright (level middle)
        [upright-D] upright (rising diagonal)
        [upright-LR] upright (left, right)
        [upright-LB] upright (left, bottom)
        [upright-LH] upright (left, level middle)
        [upright-LD] upright (left, rising diagonal)
        [upright-LV] upright (left, upright middle)
        [upright-VH] upright (upright middle, level middle)
        [upright-LTV] upright (left, top, upright middle)
        [upright-LTD] upright (left, top, rising diagonal)
        [upright-LBD] upright (left, bottom, rising diagonal)
        [upright-LRT] upright (left, right, top)
        [upright-LRD] upright (left, right, rising diagonal)
        [upright-LRTB] upright (left, right, top, bottom)
        [deck-LV] deck (left, upright middle)
        [deck-LH] deck (left, level middle)
        [deck-VDE] deck (upright middle, rising diagonal, falling diagonal)
        [floor-H-worker] floor (level middle) with a worker
        [floor-LR-worker] floor (left, right) with a worker
        [floor-VH] floor (upright middle, level middle)
        [floor-LR] floor (left, right)
        [floor-LRT] floor (left, right, top)
        [floor-LRTB] floor (left, right, top, bottom)
        [universal-V-worker] universal card (upright middle) with a worker
        [universal-LB-worker] universal card (left, bottom) with a worker
        [universal-D] universal card (rising diagonal)
        [universal-LB] universal card (left, bottom)
        [universal-LRT] universal card (left, right, top)
        [universal-LRTB] universal card (left, right, top, bottom)
       *[other] a card
    }
# $seat (number) is counted from 0, but people count from 1
skyscrapers-player =
    { $seat ->
        [0] player 1
        [1] player 2
        [2] player 3
       *[3] player 4
    }

## Skyscrapers: choices

# $cell is a cell in writing, such as 0,-1,2
skyscrapers-do-hire = Hire a worker: cell { $cell }
skyscrapers-do-card = Build: { skyscrapers-card }
# $worker (number) is 1 to 5
skyscrapers-do-worker = Pick up worker { $worker }
skyscrapers-do-brace = Hold the building
# $slot is the place of a card in writing, such as x@-1,0,2
skyscrapers-do-slot = Rivet it at { $slot }
# $girders is a row of letters, such as LTD
skyscrapers-do-turn = Turn it to { $girders }
skyscrapers-do-shift = Shift on the same card, for free: cell { $cell }
skyscrapers-do-move = Move: cell { $cell }
skyscrapers-do-aside = Put the worker beside the rivet in cell { $cell }
skyscrapers-do-return = Put the fallen worker back: cell { $cell }
skyscrapers-do-forfeit = Forfeit the action: nothing else is possible
# $name is the player's name
skyscrapers-do-start = { $name } starts
skyscrapers-do-deal = Deal: { skyscrapers-card }
skyscrapers-do-settled = The site has settled
skyscrapers-do-loose = The new rivet is not pressed home
skyscrapers-do-collapse = A card comes down to the ground
skyscrapers-do-fell = { $name }: worker { $worker } falls
# $card (number) of a standing card, counted from 0 in the order built
skyscrapers-do-broke = The rivet of card { $card } breaks
skyscrapers-do-pressed = The loose rivet is pressed home
skyscrapers-do-slid = { $name }: worker { $worker } slides
skyscrapers-do-rest = It comes to rest standing: cell { $cell }
skyscrapers-do-lie = It comes to rest lying down: cell { $cell }

## Skyscrapers: what happened

# $who is the player's name; $height (number) is that of a card's top, or of the floor on which somebody stands
skyscrapers-log-hire = { $who } hires a worker.
skyscrapers-log-card = { $who } chooses a card to build: { skyscrapers-card }.
skyscrapers-log-worker = { $who } picks up worker { $worker }.
skyscrapers-log-brace = { $who } holds the building.
skyscrapers-log-slot = { $who } chooses a place for it, with its top at height { $height }.
skyscrapers-log-turn =
    { $points ->
        [one] { $who } builds: { skyscrapers-card }, top at height { $height }, { $points } point.
       *[other] { $who } builds: { skyscrapers-card }, top at height { $height }, { $points } points.
    }
skyscrapers-log-shift = { $who } shifts the worker on its card.
skyscrapers-log-move =
    { $height ->
        [0] { $who } moves the worker to the ground.
       *[other] { $who } moves the worker to a floor at height { $height }.
    }
skyscrapers-log-aside = { $who } says where the worker beside the rivet stands.
skyscrapers-log-return =
    { $height ->
        [0] { $who } puts the fallen worker back on the ground.
       *[other] { $who } puts the fallen worker back on a floor at height { $height }.
    }
skyscrapers-log-forfeit = { $who } can do nothing and forfeits an action.
skyscrapers-log-start = { $name } starts.
skyscrapers-log-deal = Dealt: { skyscrapers-card }.
skyscrapers-log-settled = The site has settled.
skyscrapers-log-loose = The new rivet is not pressed home.
skyscrapers-log-collapse = A card comes down to the ground: the building has collapsed.
skyscrapers-log-fell = { $name }: worker { $worker } falls from height { $height }.
skyscrapers-log-broke = A rivet breaks.
skyscrapers-log-pressed = The loose rivet is pressed home.
skyscrapers-log-slid =
    { $height ->
        [0] { $name }: worker { $worker } slides along the ground.
       *[other] { $name }: worker { $worker } slides off its place at height { $height }.
    }
# $way is along (the same floor, or the ground), ground (down to it) or floor (another one); $from (number) is a height
skyscrapers-log-rest =
    { $way ->
        [along] It comes to rest close by, standing.
        [ground] It comes to rest on the ground, standing.
       *[floor] It comes to rest on a floor at height { $height }, standing.
    }
skyscrapers-log-lie =
    { $way ->
        [along] It comes to rest close by, lying down.
        [ground] It comes to rest on the ground, lying down.
       *[floor] It comes to rest on a floor at height { $height }, lying down.
    }
skyscrapers-hidden-move = { $who } is preparing to build.
skyscrapers-hidden-chance = Dealt: a card for its owner’s eyes only.
skyscrapers-piece = { skyscrapers-card }
# $several is a list of cards
skyscrapers-several-deal = Dealt: { $several }.
# What a player did in a turn, put together after the name: “Zuza hired 2 workers, built a card up to height 4 (3 points)”
# $count (number) is how often it was done
skyscrapers-turn-hire =
    { $count ->
        [one] hired a worker
       *[other] hired { $count } workers
    }
skyscrapers-turn-turn = built { $several }
skyscrapers-turn-turn-piece = a card up to height { $height } ({ points })
skyscrapers-turn-move = moved { $several }
skyscrapers-turn-move-piece =
    { $height ->
        [0] a worker to the ground
       *[other] a worker to height { $height }
    }
skyscrapers-turn-forfeit =
    { $count ->
        [one] forfeited an action
       *[other] forfeited { $count } actions
    }
# What came of it in that turn, after a semicolon
skyscrapers-turn-fell = { $several }
skyscrapers-turn-fell-piece = worker { $worker } of { $name } fell from height { $height }
skyscrapers-turn-rest = { $several }
skyscrapers-turn-rest-piece =
    { $way ->
        [along] worker { $worker } of { $name } slid aside
        [ground] worker { $worker } of { $name } slid from height { $from } to the ground
       *[floor] worker { $worker } of { $name } slid from height { $from } to height { $height }
    }
skyscrapers-turn-lie = { $several }
skyscrapers-turn-lie-piece =
    { $way ->
        [along] worker { $worker } of { $name } slid aside and lies there
        [ground] worker { $worker } of { $name } slid from height { $from } to the ground and lies there
       *[floor] worker { $worker } of { $name } slid from height { $from } to height { $height } and lies there
    }
skyscrapers-turn-loose =
    { $count ->
        [one] a rivet stayed loose
       *[other] { $count } rivets stayed loose
    }
skyscrapers-turn-pressed =
    { $count ->
        [one] the loose rivet was pressed home
       *[other] the loose rivets were pressed home
    }
skyscrapers-turn-broke =
    { $count ->
        [one] a rivet broke
       *[other] { $count } rivets broke
    }
skyscrapers-turn-collapse = the building collapsed
skyscrapers-turn-return = { $several }
skyscrapers-turn-return-piece =
    { $height ->
        [0] { $who } put a worker back on the ground
       *[other] { $who } put a worker back at height { $height }
    }
# What came of a move
skyscrapers-note-out = { $name } is out of the game.
skyscrapers-note-fell = { $name } loses { points } for the fall.
# $workers (number) of the player who made them fall
skyscrapers-note-reserve =
    { $workers ->
        [one] { $name } takes the fallen worker back into the reserve.
       *[other] { $name } takes the fallen workers back into the reserve.
    }
skyscrapers-note-emptied = { $name } has built the last card of the hand: { points }.
skyscrapers-note-cards-left = { $name } still holds { cards }: a point less for each.
skyscrapers-note-highest = { $name } has the most workers highest up: { points }.

## Skyscrapers: why a move is good

skyscrapers-hint-last = It empties your hand: that brings 5 points, and every card in another hand costs one.
# $points of a card, or of the best card that fits a place
skyscrapers-hint-double = The card then stands highest of all, so it counts twice: { points }.
skyscrapers-hint-points = It scores more at once: { points }.
skyscrapers-hint-base = It puts down a base card while there still is a place for one.
skyscrapers-hint-card = It gets a card out of your hand: whoever builds the last one first gets 5 points, and every card left over costs one.
skyscrapers-hint-follow = After it, a place within your workers’ reach is worth { points } to one of your cards.
# $cards of the hand (number) after this move, $instead after the other one
skyscrapers-hint-reach = After it, your workers reach places for { $cards } of your cards, after the other move for { $instead }.
skyscrapers-hint-room =
    { $cards ->
        [0] All your cards still fit somewhere after it; after the other move { $instead } would fit nowhere.
       *[other] It keeps places open: after it { $cards } of your cards would fit nowhere, after the other move { $instead }.
    }
skyscrapers-hint-free = It leaves the way out open; the other move would wall in a worker of yours.
skyscrapers-hint-wall = It walls in another player’s worker, who can do nothing in there.
skyscrapers-hint-highest = You then lead in workers on the highest levels, which brings 5 points if it stays like that to the end.
skyscrapers-hint-deny = It leaves the others less: after the other move one of them could reach a place worth { points }.
skyscrapers-hint-safe = Less is likely to fall here, and every worker that falls costs you 5 points.
skyscrapers-hint-hold = Holding the building costs nothing, and whatever you do next shakes it less.
skyscrapers-hint-shift = A shift costs no action, and after it a place within reach is worth { points } to one of your cards.

## Skyscrapers: questions

skyscrapers-ask-starting = Chance decides who starts.
skyscrapers-ask-dealing = The cards are dealt.
# $actions (number) left in this turn, 1 to 3
skyscrapers-ask-acting =
    { $actions ->
        [one] Hire a worker, build a card or move a worker: { $actions } action left.
       *[other] Hire a worker, build a card or move a worker: { $actions } actions left.
    }
skyscrapers-ask-placing = Choose where to rivet it: { skyscrapers-card }.
skyscrapers-ask-turning = Choose how to turn it: { skyscrapers-card }.
skyscrapers-ask-moving = Choose where worker { $worker } goes.
skyscrapers-ask-settling = The site is settling.
skyscrapers-ask-sliding = Worker { $worker } of { skyscrapers-player } slides.
skyscrapers-ask-pressing = The loose rivet is pressed home.
skyscrapers-ask-returning = Your worker { $worker } has fallen: choose where to put it back.
skyscrapers-ask-aside = The new rivet is beside worker { $worker } of { skyscrapers-player }: choose where on its card it stands; it may stay.
skyscrapers-ask-ended-emptied = The game is over: somebody has built the last card of the hand.
skyscrapers-ask-ended-stalled = The game is over: nobody has built a card for three rounds.
skyscrapers-ask-ended-last-left = The game is over: only one player is left.
skyscrapers-ask-ended-collapsed = The game is over: the building has collapsed.

## Skyscrapers: why not

skyscrapers-why-unknown = This game has no such move.
skyscrapers-why-start-first = First chance decides who starts.
skyscrapers-why-deal-first = First the cards are dealt.
skyscrapers-why-act-first = First choose an action: hire, build or move.
skyscrapers-why-slot-first = First choose a place for the card you are building.
skyscrapers-why-turn-first = First choose how to turn the card you are building.
skyscrapers-why-cell-first = First choose where the worker you have picked up goes.
skyscrapers-why-settle-first = First the site has to settle.
skyscrapers-why-rest-first = First the worker who slides comes to rest.
skyscrapers-why-press-first = First the loose rivet is pressed home.
skyscrapers-why-return-first = First the fallen workers are put back.
skyscrapers-why-aside-first = First choose where the worker beside the new rivet stands.
skyscrapers-why-over = The game is over.
# $seats (number) of players at this table
skyscrapers-why-no-such-seat =
    { $seats ->
        [one] There is only { $seats } player at this table.
       *[other] There are only { $seats } players at this table.
    }
skyscrapers-why-not-in-deck = This card has already been dealt: { skyscrapers-card }.
skyscrapers-why-no-such-cell = Nobody can stand there: there is neither a floor nor a base card beside it.
skyscrapers-why-not-beside-a-base-card = This place is not on the ground: a new worker starts there, beside a base card.
skyscrapers-why-same-cell = This place is beside two base cards and counts only once.
skyscrapers-why-another-card = This place is on another card: the worker has to stay on its own.
skyscrapers-why-cell-closed = This place is closed in: no way leads there from outside.
skyscrapers-why-reserve-empty = You have no worker left in reserve.
skyscrapers-why-something-to-do = You can still hire, build or move: an action is forfeited only when nothing is possible.
skyscrapers-why-not-in-hand = You do not have this card in your hand: { skyscrapers-card }.
skyscrapers-why-no-free-worker = You need a worker on the site who is not trapped.
skyscrapers-why-no-place-for-card = There is no place for this card within reach of your workers: { skyscrapers-card }.
skyscrapers-why-no-girder-for-card = Wherever your workers could build it, no girder of this card would be connected: { skyscrapers-card }.
skyscrapers-why-worker-not-on-site = Your worker { $worker } is not on the site.
skyscrapers-why-worker-trapped = Your worker { $worker } is trapped.
skyscrapers-why-worker-cannot-leave = Your worker { $worker } cannot leave its card: the levels one step away have no open cell.
skyscrapers-why-no-path = At this table everybody builds with their own hand: carry the piece there yourself.
skyscrapers-why-path-numbers = This is not the path of a hand.
skyscrapers-why-path-few = This path is too short for a hand.
skyscrapers-why-path-many = This path has too many points.
skyscrapers-why-path-start = This path does not begin where the piece lies.
skyscrapers-why-path-time = In this path time does not run forward.
skyscrapers-why-path-long = This path takes too long: a piece is put down within 10 seconds.
skyscrapers-why-path-far = This path leads too far away from the building.
skyscrapers-why-path-jump = This path jumps: no hand is that fast.
skyscrapers-why-path-press = No hand presses like this.
skyscrapers-why-nothing-to-brace = The hands at this table are calm: there is no need to hold the building.
skyscrapers-why-already-braced = You are already holding the building.
skyscrapers-why-no-such-slot = No card of the building has an edge there.
skyscrapers-why-same-slot = This place is already offered at another edge and counts only once.
skyscrapers-why-half-level = No card may lie at height 1, as it would here: there are no half levels.
skyscrapers-why-below-ground = Here the card would be below the ground.
skyscrapers-why-outside-site = Here the card would reach beyond the site.
skyscrapers-why-only-base-on-ground = Here the card would touch the ground, and only base cards may.
skyscrapers-why-base-on-ground = A base card has to stand on the ground, and here it would not.
# $card (number) of a standing card
skyscrapers-why-overlaps = Here it would overlap another card.
skyscrapers-why-crosses = Here it would cross another card.
skyscrapers-why-cannot-slide-in = No card can be slid in here: others are in the way on every side.
skyscrapers-why-not-upright = This card may only lie level: { skyscrapers-card }.
skyscrapers-why-not-level = This card may only stand upright: { skyscrapers-card }.
skyscrapers-why-deck-too-low = A deck has to lie at height 3 or above: { skyscrapers-card }.
skyscrapers-why-out-of-reach = Here the card would touch no card that one of your free workers touches.
skyscrapers-why-slot-not-connected = Here no girder of this card would be connected, however you turn it.
skyscrapers-why-no-such-turning = This card cannot be turned so that its girders lie there: { skyscrapers-card }.
skyscrapers-why-same-turning = The girders would lie in the same places: this counts as one turning.
skyscrapers-why-printed-upright = On a card that stands, the printed worker must be upright.
skyscrapers-why-grass-down = A base card keeps its grass edge down.
skyscrapers-why-not-connected = Turned like this, no girder of this card would be connected.
skyscrapers-why-same-card = This place is on the same card: the worker may shift there for free, but a move has to end on another card.
skyscrapers-why-stands-there = The worker already stands here.
skyscrapers-why-not-one-step = This place is more than one step away: a move leads along a level, one level up or one level down in the same tower.
skyscrapers-why-level-closed = No way leads there: the level in between has no open cell and cannot be passed.
skyscrapers-why-on-the-ground = Your worker { $worker } is on the ground: only on a floor can it shift for free.
skyscrapers-why-already-shifted = Your worker { $worker } has already been shifted before this action.
skyscrapers-why-cannot-fall = Worker { $worker } of { skyscrapers-player } cannot fall: only free workers on floors can.
skyscrapers-why-cannot-slide = Worker { $worker } of { skyscrapers-player } cannot slide: only free workers on the site can, and each only once until everything is still.
skyscrapers-why-no-rivet = There is no rivet in that card.
skyscrapers-why-rivet-already-broken = The rivet of that card is already broken.
skyscrapers-why-no-new-rivet = There is no new rivet that could be loose.
skyscrapers-why-nothing-to-collapse = Only base cards stand on the site: nothing can come down.

## Skyscrapers: the score sheet

skyscrapers-score-girders = Connected girders
skyscrapers-score-printed = Printed workers
skyscrapers-score-doubled = Doubled, higher than all other cards
# $workers (number)
skyscrapers-score-falls = Workers made to fall: { $workers }
skyscrapers-score-emptied = Hand built to the last card
skyscrapers-score-cards-left = Left in hand: { cards }
skyscrapers-score-highest = Most workers highest up
skyscrapers-score-out-trapped = Out of the game: all workers trapped
skyscrapers-score-out-falls = Out of the game: falls have pushed the score to the end of the track
skyscrapers-score-out-collapse = Out of the game: the building came down in these hands

## Skyscrapers: rules of a table

skyscrapers-option-pairs = Girders score
# $value (number)
skyscrapers-option-pairs-value =
    { $value ->
        [0] 1 point for each connected girder
       *[1] 1 point for each pair of connected girders
    }
skyscrapers-option-play_out_the_round = When somebody has built the last card
skyscrapers-option-play_out_the_round-value =
    { $value ->
        [0] the game ends at once
       *[1] the round is played out
    }
skyscrapers-option-hands = Hands
skyscrapers-option-hands-value =
    { $value ->
        [0] calm – nothing ever falls
        [1] steady – now and then a worker falls
        [2] trembling – workers fall often, and the building may come down
       *[3] your own – how you move your hand decides
    }
skyscrapers-option-lowest_space = The score track ends at
skyscrapers-option-lowest_space-value =
    { $value ->
        [-15] –15
       *[-10] –10
    }

## Skyscrapers: the table in a terminal

# $actions (number), $top and $height (numbers) in units
skyscrapers-cli-actions = Actions left: { $actions }
skyscrapers-cli-top = Highest top: { $top }
# $turns (number) in a row, $limit (number) at which the game ends
skyscrapers-cli-idle = Turns without a new card: { $turns } of { $limit }
skyscrapers-cli-braced = The building is held
skyscrapers-cli-ground = Ground
skyscrapers-cli-height = Height { $height }
# $level (number) counted from 1 in its tower
skyscrapers-cli-level = level { $level }
# $bases (number) of base cards
skyscrapers-cli-hand = in hand: { cards }
skyscrapers-cli-bases = base cards: { $bases }
# $reserve (number) of workers
skyscrapers-cli-reserve = in reserve: { $reserve }
skyscrapers-cli-out = out
skyscrapers-cli-trapped = trapped
skyscrapers-cli-lying = lying
skyscrapers-cli-fallen = fallen
skyscrapers-cli-chosen = Chosen: { skyscrapers-card }
skyscrapers-cli-corner = cell x,y,z: its lower left corner
skyscrapers-cli-open = open
skyscrapers-cli-closed = closed in
skyscrapers-cli-deck = deck
skyscrapers-cli-possible = to choose from
skyscrapers-cli-printed = printed worker

### The rulebook of Skyscrapers

skyscrapers-rulebook-intro = You lead building crews, 2 to 4 of you, on a single site. You rivet square cards to the edges of cards already built, and your workers climb whatever has been built, by whomever. Every new card brings a point for each girder that joins the steel already there, and twice as much if it rises above everything else. Whoever builds the last card of the hand ends the game, and the crew that stands highest gets a bonus. Take care that nobody walls your workers in – and, if your table wants it that way, that your hand does not tremble.
skyscrapers-section-lattice = The lattice
skyscrapers-rule-S-1 = Everything stands on a lattice whose unit is half the side of a card; heights are counted in these units, from the ground up. A card is a square, 2 units long and 2 wide. It stands upright, running from west to east or from south to north, or it lies level; its centre is always at a point of the lattice.
skyscrapers-rule-S-2 = Every new card is held by one rivet, in its own centre and nowhere else. The rivet goes on the middle of an edge of a card already built, and the new card is at a right angle to that card, so that the edge runs along the middle line of the new one. Each card of the building thus has 4 such places, which are called slots, one on each edge.
skyscrapers-rule-S-3 = Two cards may not overlap in the same plane, nor may one cross through the inside of the other. An edge against a face or an edge against an edge is allowed: that is contact. Two cards touch when they share a line at least 1 unit long.
skyscrapers-rule-S-4 = There are no half levels: nothing stands off the lattice, and no card lies level at height 1. Floors therefore lie at the heights 2, 3, 4 and so on.
skyscrapers-rule-S-5 = Base cards must touch the ground, and only they may: a base card stands upright with its lower edge on the ground. The lowest point of every other card is at height 1 or above. No part of a card may be outside the site, a square of 16 by 16 units with the start in its middle. For example, from the H you may put a floor on the top edge of a leg and then an upright on the floor’s edge, with its lower edge at height 1; on the side of the leg the same upright would reach the ground, so only a base card can go there.
skyscrapers-rule-S-6 = At the start, three base cards form an H in the middle of the site: a crossbar that runs from west to east, and a leg across each of its two ends.
skyscrapers-rule-S-7 = It must be possible to slide a card straight into its slot, all the way from outside, from one of the four sides or from above, but not from below, without passing through the inside of another card. It may slide along edges, even between an edge above it and an edge below it.
skyscrapers-rule-S-8 = A cell is a cube with sides of 1 unit. A worker stands in a cell: on the ground, or on one of the four quarters of a floor. Any number of workers may share a cell. A worker touches the floor under it and every card that covers a whole upright side of its cell; a card overhead, or one that it meets only at a corner, does not count.
skyscrapers-rule-S-9 = A cell is open if it can be reached from outside by steps from cell to neighbouring cell with no card in between. A deck is no obstacle, because its girders leave room; but there is no way below the ground. A worker in a cell that is not open is trapped. For example, a worker stands in a bay of the H, a roof lies on the crossbar, and base cards are riveted to the front edges of both legs: the last of these cards traps the worker.
skyscrapers-section-cards = Cards
skyscrapers-rule-S-10 = There are 36 construction cards, 3 base cards for the start, and 2 base cards of each player’s colour. An upright may only stand. A deck may only lie level, at height 3 or above; it is made of open girders, so nobody can stand on it and it makes no level. A floor may only lie level; workers can stand on it, and it makes a level. A universal card may stand like an upright or lie level like a floor, but it is never a base card.
skyscrapers-rule-S-11 = A card shows girders. A girder is a straight bar through three of the card’s nine ports, which are its corners, the middles of its edges and its centre: it runs along one of the four edges, one of the two middle lines or one of the two diagonals. You may turn and mirror a card as you like, with two exceptions: on a card that stands, a printed worker must be upright, and a base card keeps its grass edge down. Turnings with the girders in the same places count as one. The drawings of the printed game are in no public source, so these are our own.
skyscrapers-rule-S-12 = A girder of a new card is connected if one of its ports is at the same point as a port of a girder on a card that the new card touches.
skyscrapers-section-setup = Setup
skyscrapers-rule-S-13 = Everybody has 5 workers in reserve and 0 points. Chance decides who starts, where the printed rules ask who has been highest up in life. Then the construction cards are dealt, one at a time round the table, beginning with player 1: 15 each with 2 players, 12 each with 3 players, 9 each with 4 players; the rest leave the game. The 2 base cards of your colour, which are alike, join your hand: now it holds 17, 14 or 11 cards. Hands are secret; only how many cards you hold, and how many of them are base cards, follows from what you have built.
skyscrapers-section-turn = A turn
skyscrapers-rule-S-14 = On your turn you take exactly 3 actions, in any mix and order: hire, build, move. An action with no legal choice is forfeited. That is rare, because a worker in reserve can always be hired and a free worker on the ground can always move: it takes closed levels (S-19) that keep all the others where they are.
skyscrapers-rule-S-15 = Hire: put a worker from your reserve into an open cell on the ground that has a base card, no matter whose, on one of its sides. The worker may touch two base cards.
skyscrapers-rule-S-16 = Build: put a card from your hand into a legal slot, in a legal turning, with at least one girder connected (S-12). In its place the card must touch a card that one of your own workers touches, and this worker must not have been trapped before the new card was there.
skyscrapers-rule-S-17 = A worker on a floor is beside the new rivet if the rivet is at a corner of its cell and the cell is still open. For each such worker, no matter whose, in order of players and of the workers’ numbers, the active player chooses an open cell of the card it stands on; it may also stay where it is. Nobody is asked about a worker who could only stay, and nobody is asked when the game has ended.
skyscrapers-rule-S-18 = Move: one of your workers who is not trapped goes to any open cell of the same level of its tower, one level up or one level down; on the ground, to any cell where you could hire (S-15). A move must end on another card or, on the ground, in another cell. Moving about on the same card is free: before each action you may shift each of your workers who is not trapped once, to another open cell of its card. For example, a worker on the ground may go to another base card or up to level 1; one on level 1 may go down, along level 1 or up to level 2.
skyscrapers-rule-S-19 = For the height of each floor, take all the cards whose top is at that height or above, decks and base cards included, and see which of them hang together by touching. The floors at that height within one such group form one level of one tower. The level below it is the next lower one whose group contains this one; if there is none, it is the ground. One step leads along the level, to the level below or to a level just above. On a level with no open cell nobody can stop, and nobody can pass it: what lies beyond it cannot be reached from here until something built opens another way. When a card joins two towers, their levels may join, too. For example, two towers that do not touch rise from one level 1: from there you may climb to level 2 of either, but from one level 2 to the other it takes two actions, down and up again.
skyscrapers-rule-S-20 = If you move one worker several times in a turn, each move is a separate action and ends in a cell of its own, where the worker stands.
skyscrapers-section-score = Scoring and the end of the game
skyscrapers-rule-S-21 = A card you build scores at once: 1 point for each connected girder (S-12), and 1 more for a printed worker. If its top is strictly higher than the top of every other card, all of this is doubled; base cards, and the first floors on them, therefore never double. For example, a floor with two connected girders and a printed worker brings (2 + 1) × 2 = 6 points if it becomes the highest card. A table may agree to score 1 point for each pair of a new and an old girder that share a port, instead of each connected girder.
skyscrapers-rule-S-22 = If all 5 of your workers are on the site and trapped, you are out: the rest of your actions lapse, your hand leaves the game, and your workers stay where they are and count for nothing. This is settled before S-23. When only one player is left, the game ends as soon as fallen workers have been put back (S-28), and that player has won. All players who are out share the last place.
skyscrapers-rule-S-23 = The game ends at once when you, as the active player, build the last card of your hand: you get 5 points, and the others lose 1 point for each card still in their hands, base cards without a slot included. A hand that holds nothing but base cards counts as empty when no slot for a base card is left anywhere on the site; only whoever ends the game by it is spared for those base cards. Before the end, players whose workers are all trapped go out (S-22) and, if hands are not calm, the site settles and fallen workers are put back (S-28); nobody steps aside any more (S-17). A table may agree to play out the round: then the players who come later in the round still have their turns, and whoever empties the hand in one of them gets the 5 points and is spared, too.
skyscrapers-rule-S-24 = Then 5 points go to the player with most workers, not counting trapped ones, on the highest level. In a tie the next level down decides, and so on down to the ground; if it is a tie all the way, nobody gets them. Levels are compared by their height. Players who are out do not take part. For example, Andreea and Filip have two workers each on level 5 and one each on level 4, more than anybody else; only Filip has one on level 3, so Filip gets the 5 points.
skyscrapers-rule-S-25 = The highest score wins; players who tie for it win together. If nobody builds a card for three whole rounds, the game ends as in S-23, but without the 5 points for an empty hand, and then S-24 follows.
skyscrapers-section-hands = Hands
skyscrapers-rule-S-26 = The table chooses between four kinds of hands that do the building. Calm: nothing ever falls, and the game is one of pure strategy. Steady or trembling: the table’s hand carries your pieces, with a little or much tremor. Your own: how you carry a piece with mouse or finger is the hand, its path and its speed.
skyscrapers-rule-S-27 = Unless hands are calm, every hire, move and build is carried out in a simulation of the building: the cards are held by rivets that can break, the workers stand free, the hand carries the piece and lets go, and the site settles. Only what has happened counts in the game, and it is written in the log: workers have fallen, workers have slid or been carried to another open cell, rivets have broken, a card has come down. A worker who slid costs nobody anything and stays where it came to rest, standing or lying, until its owner moves it. A broken rivet alone has no effect on the rules.
skyscrapers-rule-S-28 = Only workers on floors who are not trapped can fall. Shifting a worker, and putting one aside into another cell (S-17), is done by the hand, too. If your action makes workers fall, you lose 5 points for each, no matter whose they are. Your own go back to your reserve. The others put theirs back themselves, into any open cell of a floor or any cell where one could hire (S-15): clockwise from you, lower numbers first, before anything else happens; putting back can make nothing fall. A fallen worker of a player who is out is gone.
skyscrapers-rule-S-29 = If falls take you to the lowest space of the score track or below it, you are out. The track ends at –15, or at –10 if the table has agreed so.
skyscrapers-rule-S-30 = Collapse: if a card that is not a base card comes down to the ground, the game ends at once. The player responsible is out; the others keep their points, less 1 for each card in hand, base cards without a slot included, and nobody gets the 5 points of S-24. The best of them wins.
skyscrapers-rule-S-31 = Before an action you may hold the building. It costs nothing, and it halves the tremor that reaches the building during that action. If a card is let go too far from its place, its rivet is not pressed home: it is loose, and weaker, until it is pressed. By the printed rules any other player may demand that; here it is always demanded. So before your next action, or at the end of your turn, the hand presses the rivet home, and what happens then is yours to answer for, too.
skyscrapers-rule-S-32 = By the printed rules, a card that was turned wrongly may be challenged until the next player’s turn begins. Here only right turnings are offered, so there is nothing to challenge.
# How places and cards are written in files and at the command line
skyscrapers-writing = x counts from west to east, y from south to north, z upwards; the ground is at z = 0, and the middle of the site at x = 0, y = 0. x@-1,0,2 is the place of a card that faces x and has its centre at x = –1, y = 0, z = 2; 0,-1,2 is the cell whose lowest corner, the one in the south-west, is at x = 0, y = –1, z = 2. L, R, T and B are the girders along the left, right, top and bottom edges, V and H the upright and the level middle lines, D the diagonal from the lower left to the upper right, and E the other diagonal, seen so that x (or y, on a card that faces x) runs to the right and z (or y, on a card that lies level) runs up; * is a printed worker. Uprights: T* V* LB* TV* LTB* LTD* L H D LR LB LH LD LV VH LTV LTD LBD LRT LRD LRTB. Decks: LV LH VDE. Floors: H* LR* VH LR LRT LRTB. Universal cards: V* LB* D LB LRT LRTB. Base cards: BV.

## Skyscrapers: the board

skyscrapers-board-ref-turn = Your turn: 3 actions, in any mix
skyscrapers-board-ref-hire = Hire: a worker from your reserve to an open place on the ground beside a base card.
skyscrapers-board-ref-build = Build: a card that touches a card one of your free workers touches, with at least one girder connected.
skyscrapers-board-ref-move = Move: a free worker along its level, or one level up or down.
skyscrapers-board-ref-aside = Workers beside the new rivet step aside, yours and the others’: you say where.
skyscrapers-board-ref-points = Points
skyscrapers-board-ref-girder = 1 for each connected girder, 1 for a printed worker
skyscrapers-board-ref-highest = all of it twice, if the card becomes the highest
skyscrapers-board-ref-trapped = Trapped workers cannot do anything; with all 5 trapped you are out.
skyscrapers-board-ref-end = The end
skyscrapers-board-ref-empty = Whoever builds their last card ends the game: 5 points; the others lose 1 for each card in hand.
skyscrapers-board-ref-top = 5 points for most free workers on the highest level; in a tie the next level down decides.
# $far (number) half cards from the middle to the $across side (east, west or none), $deep (number) to the $along side
skyscrapers-board-spot =
    { $across ->
        [none] { $along ->
             [none] middle
             [north] { $deep } north
            *[south] { $deep } south
        }
        [east] { $along ->
             [none] { $far } east
             [north] { $far } east, { $deep } north
            *[south] { $far } east, { $deep } south
        }
       *[west] { $along ->
             [none] { $far } west
             [north] { $far } west, { $deep } north
            *[south] { $far } west, { $deep } south
        }
    }
skyscrapers-board-slot-lying = Lying at { $height }, { skyscrapers-board-spot }
# $foot and $top (numbers) are the heights it would reach from and to, $axis is what it faces
skyscrapers-board-slot-standing =
    { $axis ->
        [x] Standing { $foot }–{ $top }, south–north, { skyscrapers-board-spot }
       *[y] Standing { $foot }–{ $top }, west–east, { skyscrapers-board-spot }
    }
# $quarter of a floor
skyscrapers-board-cell-floor =
    { $quarter ->
        [north-east] the north-east quarter of the floor at height { $height }, { skyscrapers-board-spot }
        [north-west] the north-west quarter of the floor at height { $height }, { skyscrapers-board-spot }
        [south-east] the south-east quarter of the floor at height { $height }, { skyscrapers-board-spot }
       *[south-west] the south-west quarter of the floor at height { $height }, { skyscrapers-board-spot }
    }
skyscrapers-board-cell-quarter =
    { $quarter ->
        [north-east] the north-east quarter, { skyscrapers-board-spot }
        [north-west] the north-west quarter, { skyscrapers-board-spot }
        [south-east] the south-east quarter, { skyscrapers-board-spot }
       *[south-west] the south-west quarter, { skyscrapers-board-spot }
    }
skyscrapers-board-cell-ground = the ground, { skyscrapers-board-spot }
# $where is one of the places above
skyscrapers-board-do-slot = { $where }: { points }
skyscrapers-board-do-hire = Hire a worker to { $where }
skyscrapers-board-do-move = Move to { $where }
skyscrapers-board-do-shift = Shift for free to { $where }
skyscrapers-board-do-aside = Step aside to { $where }
skyscrapers-board-do-return = Put back on { $where }
# $connected (number) girders; $girders is a list of them
skyscrapers-board-turning =
    { $connected ->
        [one] Girders { $girders }: { $connected } connects, { points }
       *[other] Girders { $girders }: { $connected } connect, { points }
    }
skyscrapers-board-turning-doubled =
    { $connected ->
        [one] Girders { $girders }: { $connected } connects, the highest top doubles: { points }
       *[other] Girders { $girders }: { $connected } connect, the highest top doubles: { points }
    }
skyscrapers-board-girder =
    { $girder ->
        [L] left edge
        [R] right edge
        [T] top edge
        [B] bottom edge
        [V] upright middle
        [H] level middle
        [D] rising diagonal
       *[E] falling diagonal
    }
skyscrapers-board-turnings = Choose how the card is turned
skyscrapers-board-from-above = From above
skyscrapers-board-from-north = From the north
skyscrapers-board-from-east = From the east
skyscrapers-board-from-south = From the south
skyscrapers-board-from-west = From the west
skyscrapers-board-section = Section
skyscrapers-board-section-where = How deep the building is cut open
skyscrapers-board-turn-left = Turn to the left
skyscrapers-board-turn-right = Turn to the right
skyscrapers-board-nearer = Come nearer
skyscrapers-board-farther = Step back
skyscrapers-board-level = Fade what is above
skyscrapers-board-whole = the whole building
skyscrapers-board-up-to = up to height { $height }
skyscrapers-board-hand = Your hand
# $card is the name of a card
skyscrapers-board-put-back = Put { skyscrapers-card } back into the hand
skyscrapers-board-actions =
    { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
skyscrapers-board-out = Out of the game
skyscrapers-board-cards = In hand: { cards }
# All three are numbers of workers
skyscrapers-board-workers = Workers: { $site } on the site ({ $trapped } trapped), { $reserve } in reserve
skyscrapers-board-plans = The building in plans, one for each height
skyscrapers-board-ground = Ground
skyscrapers-board-height = Height { $height }
# $places (number) to go to on one floor
skyscrapers-board-storey =
    { $places ->
        [one] { $height ->
            [0] Ground: { $places } place
           *[other] Height { $height }: { $places } place
        }
       *[other] { $height ->
            [0] Ground: { $places } places
           *[other] Height { $height }: { $places } places
        }
    }
# $level (number) is counted from 1 above the ground in its tower
skyscrapers-board-level-number = level { $level }
skyscrapers-board-stands = { $name }, worker { $worker }: { $where }
skyscrapers-board-trapped = { $name }, worker { $worker }, trapped: { $where }
skyscrapers-board-lying = { $name }, worker { $worker }, lying down: { $where }
# $reserve (number) of workers
skyscrapers-board-hire = Hire ({ $reserve } in reserve)
skyscrapers-board-forfeit = Forfeit the action
skyscrapers-board-braced = The building is held.
skyscrapers-board-back = Put back
# what a hand does that carries a piece by pointer
skyscrapers-board-hand-take-card = Take the card and carry it to the ring.
skyscrapers-board-hand-take-worker = Take the worker and carry it to the ring.
skyscrapers-board-hand-carry = Gently: it swings with your hand.
skyscrapers-board-hand-press = Hold it there until the ring has closed: let go too early, and it comes loose or falls.
skyscrapers-board-hand-let-go = It is pressed home. Let go!
skyscrapers-board-hand-rest = Let it come to rest, then let go: too early, and it may fall.
skyscrapers-board-hand-far = That was too far from its place: it is back in your hand, and nothing has happened.
skyscrapers-board-hand-late = That took more than 10 seconds: it is back in your hand, and nothing has happened.
skyscrapers-board-hand-steady = How steady your hand is, in per cent
skyscrapers-board-hand-by-keys = By timing instead
skyscrapers-board-hand-stop = Stop
skyscrapers-board-hand-stop-how = A marker swings to and fro. Stop it three times, each time in the middle.
skyscrapers-board-hand-stop-beside = First stop: so far beside its way the piece will be.
skyscrapers-board-hand-stop-along = Second stop: so far before or behind its place the piece will be.
skyscrapers-board-hand-stop-press = Third stop: so much your hand will jerk when it presses.
skyscrapers-board-hand-stop-put-down = Third stop: so much your hand will jerk when it puts the worker down.
skyscrapers-board-hand-stop-late = Nobody has stopped the marker for a minute: the piece is back in your hand, and nothing has happened.
# $millimetres (number) by which a stop has missed
skyscrapers-board-hand-off = Off by { $millimetres } mm.
# what a hand has done, shown again
skyscrapers-board-film-again = Once more
skyscrapers-board-film-slowly = Slow motion
skyscrapers-board-film-skip = Skip
skyscrapers-board-brace = Hold the building: only half of the tremor reaches it
# … where everybody builds with their own hand
skyscrapers-board-brace-own = Hold the building with the other hand: only half of your shaking reaches it
# what is to be done with the piece in one’s own hand
skyscrapers-board-held-card = Carry the card to the ring and hold it there. Let go too early, and it comes loose or falls.
skyscrapers-board-held-worker = Carry the worker to the ring and let it come to rest there. Let go too early, and it may fall.
# $name is the player in whose turn it fell
skyscrapers-board-returning = { $name } has knocked down a worker of yours.
# $name is the player in whose hands it happened
skyscrapers-board-collapsed = The building has collapsed in the hands of { $name }!
skyscrapers-board-flat = Plans
# $turns (number) until the game ends
skyscrapers-board-idle =
    { $turns ->
        [one] Nobody builds: the game ends in { $turns } turn.
       *[other] Nobody builds: the game ends in { $turns } turns.
    }
skyscrapers-board-hiring = Hire a worker
skyscrapers-board-building = Build a card
skyscrapers-board-moving = Move a worker
# letters on a compass
skyscrapers-board-compass =
    { $wind ->
        [east] E
        [west] W
        [north] N
       *[south] S
    }

## Skyscrapers: the lesson

skyscrapers-lesson-goal = Welcome! Together you build one skyscraper, card by card, and score for each card at once: a point for every girder that meets a girder. Drag the site to turn it.
skyscrapers-lesson-actions = You have three actions in each turn: hire a worker, build a card, or move a worker, in any mix.
skyscrapers-lesson-hire = You build only where your workers touch something, so begin by hiring: the worker comes onto the ground beside the first cards.
skyscrapers-lesson-hire-instead = There is room for a worker there, too. Take the lit place: from there two cards can be reached.
skyscrapers-lesson-hand = This is your hand; the bot does not see it. Uprights stand, floors lie and carry workers, decks lie but carry nobody, universal cards can do it all. Base cards in your colour alone touch the ground.
skyscrapers-lesson-base = There are few places for base cards, so do not keep them long. Choose one.
skyscrapers-lesson-base-instead = That card will have its turn, too. First a base card.
skyscrapers-lesson-base-place = The rivet in the middle of your card goes onto the edge of one that stands. Build it where it is lit.
skyscrapers-lesson-base-place-instead = That would be a place, too. Take the lit one this time.
# $points (number) of the learner
skyscrapers-lesson-girders = That makes { points }: as many of its girders meet others. A worker printed on a card would be one more.
skyscrapers-lesson-floor = Now a floor, so that your worker can climb. Choose the one that is lit.
skyscrapers-lesson-floor-place = Lay it in the middle, across the three first cards: there it meets most girders.
skyscrapers-lesson-floor-place-instead = It would hold there, too, but meet fewer girders. The middle is lit.
skyscrapers-lesson-floor-turn = A card may be turned and mirrored. In this turning all three girders meet one: 3 points. It is your third action, so it ends your turn.
skyscrapers-lesson-floor-turn-instead = Turned like that, only two girders would meet. Take the lit turning.
# $points (number) of the learner
skyscrapers-lesson-others = You have { points }. The bot has hired two workers and built a base card: with three actions it does not get further either.
skyscrapers-lesson-climb = A worker moves along its level, one level up or one down. Choose your worker and let it climb onto the floor.
skyscrapers-lesson-climb-instead = Possible, but higher is better: up onto the floor, where it is lit.
skyscrapers-lesson-upright = A card that goes higher than all others counts double. From up here you can build one: the lit upright, on the edge of the floor.
skyscrapers-lesson-upright-instead = That may be good another time. Take the lit card now: a worker is printed on it, and it becomes the highest.
skyscrapers-lesson-upright-turn = One girder meets, one worker is printed: 2, doubled 4. Build it like this.
skyscrapers-lesson-aside = The new rivet pushes against your worker. You say where on its card it steps: over to the lit corner.
# $points (number) of the learner
skyscrapers-lesson-doubled = { points } already! Whoever builds higher next gets the double, so it pays to be up there.
skyscrapers-lesson-shift = Before each action every worker may change to another corner of its own card for free. Choose your worker and try it.
skyscrapers-lesson-second = For your third action hire a second worker. It ends your turn.
skyscrapers-lesson-second-instead = That is allowed. This time hire at the lit place; you will see what can happen there.
skyscrapers-lesson-trap = And here is the trap: the bot’s base card has closed the bay, and your second worker is trapped in it. It can neither move nor help you build, and does not count at the end. With all five trapped you are out.
skyscrapers-lesson-hands = Hands are calm at this table. Where they tremble, you may hold the building before an action; workers that fall are put back, and whoever made them fall pays. An action that nobody could carry out lapses.
skyscrapers-lesson-end = The game ends as soon as somebody builds the last card of the hand. That brings 5 points; all others lose 1 for each card they still hold. So keep an eye on the hands.
skyscrapers-lesson-top = Then 5 more go to whoever has most free workers on the highest level.
skyscrapers-lesson-free = That is all you need. It is your turn with three actions, and from here on you play as you like. Enjoy it!
