## Dice City: names

dice_city-title = Dice City
dice_city-line = Roll five dice through your city and build it up – every die puts one of your locations to work.
# $card is the name of a location
dice_city-card =
    { $card ->
        [forest] Forest
        [mountain] Mountain
        [cave] Cave
        [militia] Militia
        [house] House
        [traveller] Traveller
        [lumber_mill] Lumber Mill
        [quarry] Quarry
        [mine] Mine
        [regular_army] Regular Army
        [barracks] Barracks
        [blacksmith] Blacksmith
        [catapult] Catapult
        [training_camp] Training Camp
        [watch_tower] Watch Tower
        [bazaar] Bazaar
        [market_place] Market Place
        [merchant_guild] Merchant Guild
        [mint] Mint
        [storehouse] Storehouse
        [cathedral] Cathedral
        [festival_hall] Festival Hall
        [grand_statue] Grand Statue
        [great_wall] Great Wall
        [manor] Manor
        [cemetery] Cemetery
        [church] Church
        [stables] Stables
        [town_hall] Town Hall
       *[well] Well
    }
# $die is white, yellow, red, blue or black
dice_city-die =
    { $die ->
        [white] white die
        [yellow] yellow die
        [red] red die
        [blue] blue die
       *[black] black die
    }
    .first =
        { $die ->
            [white] White die
            [yellow] Yellow die
            [red] Red die
            [blue] Blue die
           *[black] Black die
        }
    .colour =
        { $die ->
            [white] white
            [yellow] yellow
            [red] red
            [blue] blue
           *[black] black
        }
# $moved is a colour, as $die
dice_city-moved =
    { $moved ->
        [white] white die
        [yellow] yellow die
        [red] red die
        [blue] blue die
       *[black] black die
    }
# $row is a colour, as $die
dice_city-row =
    { $row ->
        [white] white
        [yellow] yellow
        [red] red
        [blue] blue
       *[black] black
    }
# $column (number) is 1 to 6
dice_city-column = column { $column }
dice_city-space = { dice_city-row } { $column }
# $type is resource, military, economic, cultural or civic
dice_city-type =
    { $type ->
        [resource] resource location
        [military] military location
        [economic] economic location
        [cultural] cultural location
       *[civic] civic location
    }
# $step is dice, attack, build or end
dice_city-step =
    { $step ->
        [dice] Dice
        [attack] Attack
        [build] Build and trade
       *[end] End of turn
    }
# $resource is wood, stone or iron
dice_city-resource =
    { $resource ->
        [wood] wood
        [stone] stone
       *[iron] iron
    }
# $wood, $stone and $iron (numbers)
dice_city-wood = { $wood } wood
dice_city-stone = { $stone } stone
dice_city-iron = { $iron } iron
dice_city-stone-and-iron =
    { $stone ->
        [0] { dice_city-iron }
       *[other]
            { $iron ->
                [0] { dice_city-stone }
               *[other] { dice_city-stone } + { dice_city-iron }
            }
    }
dice_city-cost =
    { $wood ->
        [0] { dice_city-stone-and-iron }
       *[other]
            { $stone ->
                [0]
                    { $iron ->
                        [0] { dice_city-wood }
                       *[other] { dice_city-wood } + { dice_city-iron }
                    }
               *[other] { dice_city-wood } + { dice_city-stone-and-iron }
            }
    }
# $pay is a resource, $also a resource or none: a market place takes one of $pay, or two
dice_city-paid =
    { $also ->
        [none]
            { $pay ->
                [wood] 1 wood
                [stone] 1 stone
               *[iron] 1 iron
            }
       *[other]
            { $pay ->
                [wood] 2 wood
                [stone] 2 stone
               *[iron] 2 iron
            }
    }
# $get is a resource: what a market place gives
dice_city-got =
    { $also ->
        [none]
            { $get ->
                [wood] 2 wood
                [stone] 2 stone
               *[iron] 2 iron
            }
        [wood] 4 wood
        [stone]
            { $get ->
                [wood] 2 wood + 2 stone
               *[stone] 4 stone
            }
       *[iron]
            { $get ->
                [wood] 2 wood + 2 iron
                [stone] 2 stone + 2 iron
               *[iron] 4 iron
            }
    }
# $passes (number)
dice_city-pass-tokens =
    { $passes ->
        [one] { $passes } pass token
       *[other] { $passes } pass tokens
    }
# $bandits (number) is their printed defense
dice_city-bandits = bandits with defense { $bandits }
# $ship (number) is its victory points
dice_city-ship = trade ship worth { $ship } points
# $slot (number) is 1 to 10, or 0 for a card's own pile
dice_city-slot = slot { $slot }

## Dice City: choices

dice_city-do-use = { dice_city-die.first }: use the { dice_city-card }
dice_city-do-move = { dice_city-die.first }: move the { dice_city-moved } to { dice_city-column }
dice_city-do-refresh = { dice_city-die.first }: refresh the display
dice_city-do-reactivate = { dice_city-die.first }: reactivate the { dice_city-card } ({ dice_city-space })
dice_city-do-pass = { dice_city-die.first }: take a pass token
dice_city-do-forfeit = { dice_city-die.first }: take it off for nothing
dice_city-do-supply = Two pass tokens: 1 { dice_city-resource }
dice_city-do-muster = Two pass tokens: +1 strength
dice_city-do-disrupt = Two pass tokens: everybody else rerolls the { dice_city-die }
dice_city-do-finish =
    { $step ->
        [dice] Finish with the dice
        [attack] Finish attacking
       *[build] Finish building and trading
    }
dice_city-do-copy = Use the { dice_city-card } ({ dice_city-space })
dice_city-do-place = Place the Regular Army on { dice_city-space }
dice_city-do-exchange = Pay { dice_city-paid }, get { dice_city-got }
dice_city-do-store =
    { $resource ->
        [wood] Pay 1 wood, get 3 wood
        [stone] Pay 1 stone, get 3 stone
       *[iron] Pay 1 iron, get 3 iron
    }
dice_city-do-shift = Move the { dice_city-die } to { dice_city-column }
dice_city-do-include = Reroll the { dice_city-die }, too
dice_city-do-cast = Roll now
dice_city-do-discard = Discard the { dice_city-card } ({ dice_city-slot })
dice_city-do-fight = Fight the { dice_city-bandits }
# $name is the other player's name
dice_city-do-attack = Attack { $name }: { dice_city-card } ({ dice_city-space }), { points }
dice_city-do-steal = Steal 1 { dice_city-resource } from { $name }
dice_city-do-build =
    { $slot ->
        [0] Build the { dice_city-card } on { dice_city-space }
       *[other] Build the { dice_city-card } ({ dice_city-slot }) on { dice_city-space }
    }
dice_city-do-trade = Send the { dice_city-ship }
dice_city-do-adorn =
    { $stone ->
        [0]
            { $iron ->
                [0] Pay nothing extra for the Grand Statue
               *[other] Adorn the Grand Statue with { dice_city-stone-and-iron }
            }
       *[other] Adorn the Grand Statue with { dice_city-stone-and-iron }
    }
dice_city-do-declare = Declare the end of the game
dice_city-do-decline = Play on
dice_city-do-deal = Turn up the { dice_city-card } ({ dice_city-slot })
dice_city-do-roll = Roll ({ $name }): { dice_city-die.colour } { $column }
dice_city-do-start = { $name } starts

## Dice City: what happened

# $who is the player's name
dice_city-log-use = { $who } uses the { dice_city-card } ({ dice_city-die }).
dice_city-log-move = { $who } spends the { dice_city-die } and moves the { dice_city-moved } to { dice_city-column }.
dice_city-log-refresh = { $who } spends the { dice_city-die } and refreshes the display.
dice_city-log-reactivate = { $who } spends the { dice_city-die } and reactivates the { dice_city-card } ({ dice_city-space }).
dice_city-log-pass = { $who } spends the { dice_city-die } on a pass token.
dice_city-log-forfeit = { $who } takes the { dice_city-die } off for nothing.
dice_city-log-supply = { $who } spends two pass tokens: 1 { dice_city-resource }.
dice_city-log-muster = { $who } spends two pass tokens: +1 strength.
dice_city-log-disrupt = { $who } spends two pass tokens: everybody else rerolls the { dice_city-die }.
dice_city-log-finish =
    { $step ->
        [dice] { $who } has finished with the dice.
        [attack] { $who } has finished attacking.
       *[build] { $who } has finished building and trading.
    }
dice_city-log-copy = { $who } uses the { dice_city-card } ({ dice_city-space }) with it.
dice_city-log-place = { $who } places the Regular Army on { dice_city-space }.
dice_city-log-exchange = { $who } pays { dice_city-paid } and gets { dice_city-got }.
dice_city-log-store =
    { $resource ->
        [wood] { $who } pays 1 wood and gets 3 wood.
        [stone] { $who } pays 1 stone and gets 3 stone.
       *[iron] { $who } pays 1 iron and gets 3 iron.
    }
dice_city-log-shift = { $who } moves the { dice_city-die } to { dice_city-column }.
dice_city-log-include = { $who } rerolls the { dice_city-die }, too.
dice_city-log-cast = { $who } rolls.
dice_city-log-discard = { $who } discards the { dice_city-card }.
dice_city-log-fight = { $who } defeats the { dice_city-bandits }.
dice_city-log-attack = { $who } attacks { $name }: { dice_city-card } ({ dice_city-space }), { points }.
dice_city-log-steal = { $who } steals 1 { dice_city-resource } from { $name }.
dice_city-log-build = { $who } builds the { dice_city-card } on { dice_city-space }.
dice_city-log-trade = { $who } sends the { dice_city-ship }.
dice_city-log-adorn =
    { $stone ->
        [0]
            { $iron ->
                [0] { $who } pays nothing extra for the Grand Statue.
               *[other] { $who } adorns the Grand Statue with { dice_city-stone-and-iron }.
            }
       *[other] { $who } adorns the Grand Statue with { dice_city-stone-and-iron }.
    }
dice_city-log-declare = { $who } declares the end of the game.
dice_city-log-decline = { $who } plays on.
dice_city-log-deal = Turned up: { dice_city-card }.
dice_city-log-roll = Roll ({ $name }): { dice_city-die.colour } { $column }.
dice_city-log-start = { $name } starts.
dice_city-piece = { dice_city-card }
dice_city-piece-roll = { dice_city-die.colour } { $column }
# $several is a list of cards or dice
dice_city-several-deal = Turned up: { $several }.
dice_city-several-discard = { $who } discards: { $several }.
dice_city-several-roll = Roll ({ $name }): { $several }.
# What a player did in a turn, put together after the name: “Zuza used the Forest and the Mine, built the Church”
dice_city-turn-use = used { $several }
dice_city-turn-use-piece = the { dice_city-card }
dice_city-turn-pass = took a pass token
dice_city-turn-refresh = refreshed the display
dice_city-turn-fight = defeated { $several }
dice_city-turn-fight-piece = the { dice_city-bandits }
dice_city-turn-attack = attacked { $several }
dice_city-turn-attack-piece = the { dice_city-card } of { $name }
dice_city-turn-steal = stole { $several }
dice_city-turn-steal-piece = 1 { dice_city-resource } from { $name }
dice_city-turn-build = built { $several }
dice_city-turn-build-piece = the { dice_city-card }
dice_city-turn-trade = sent { $several }
dice_city-turn-trade-piece = the { dice_city-ship }
dice_city-turn-declare = declared the end of the game
# $why is bandits, ships, deck or declared
dice_city-note-last-round =
    { $why ->
        [bandits] All the bandits have been defeated: this is the last round.
        [ships] Two piles of trade ships are empty: this is the last round.
        [deck] The location deck is empty: this is the last round.
       *[declared] The end was declared: this is the last round.
    }

## Dice City: questions

dice_city-ask-dealing = Cards are turned up for the display.
dice_city-ask-rolling = Dice are rolled.
dice_city-ask-starting = Chance decides who starts.
# $dice (number) are still to be spent
dice_city-ask-dice =
    { $passes ->
        [0] Spend a die ({ $dice } left).
        [1] Spend a die ({ $dice } left).
       *[other] Spend a die ({ $dice } left) or two of your { $passes } pass tokens.
    }
dice_city-ask-dice-done =
    { $passes ->
        [0] All your dice are spent: finish the step.
        [1] All your dice are spent: finish the step.
       *[other] All your dice are spent: spend two of your { $passes } pass tokens, or finish the step.
    }
# $left (number) of cards
dice_city-ask-refreshing = Choose a card of the display to discard ({ $left } to go).
dice_city-ask-copying = Which location do you use with the { dice_city-card } ({ dice_city-space })?
dice_city-ask-placing = Choose a space of your city for the Regular Army.
dice_city-ask-exchanging = Choose what to pay at the Market Place and what to get for it.
dice_city-ask-storing = Choose a resource for the Storehouse: pay 1, get 3 of the same.
dice_city-ask-shifting = Choose another die for the Stables, and its new column.
dice_city-ask-rerolling = The { dice_city-die } will be rerolled. Add other dice, or roll now.
# $strength (number), $bandits (number) is strength against bandits only
dice_city-ask-attack =
    { $bandits ->
        [0] Attack with your strength of { $strength }, or finish.
       *[other] Attack with your strength of { $strength } (and { $bandits } against bandits only), or finish.
    }
dice_city-ask-build = Build and trade with what you have: { dice_city-wood }, { dice_city-stone }, { dice_city-iron }. Or finish.
# $most (number)
dice_city-ask-adorning = How much extra stone and iron do you pay for the Grand Statue? Up to { $most }, for 1 victory point each.
dice_city-ask-declaring = You have two full rows. Do you declare the end of the game?
# $why is bandits, ships, deck, declared, rounds or solo
dice_city-ask-ended =
    { $why ->
        [bandits] The game is over: all the bandits have been defeated.
        [ships] The game is over: two piles of trade ships are empty.
        [deck] The game is over: the location deck is empty.
        [declared] The game is over: the end was declared with two full rows.
        [solo] The game is over: you have played all your turns.
       *[rounds] The game is over: the last round has been played.
    }

## Dice City: why a move is better
# $points (number); $card, $resource, $moved as elsewhere

dice_city-hint-ship = A ship brings { points } at once, more than these resources would bring otherwise.
dice_city-hint-ship-last = This is the last ship of its kind: now it brings you { points }, and nobody else can send it.
dice_city-hint-end = It makes the end certain while you are ahead.
dice_city-hint-rush = The end is close: what counts now is points, not what could still be built up.
dice_city-hint-economy = The { dice_city-card } can still work for you in many turns; the earlier it stands, the more it brings.
dice_city-hint-scarce = Your city yields less { dice_city-resource } than anything else, and ships ask for every resource alike.
dice_city-hint-late = Few turns are left, so { points } in sight count more than what a card could still bring.
dice_city-hint-cover = On this space it covers the { dice_city-card }, which you will miss less than what stands elsewhere.
dice_city-hint-culture = A Cathedral counts the cultural locations on its row, so it matters which row this stands on.
dice_city-hint-save = What you keep is worth more than anything on offer: one of each resource waits for your next turn.
dice_city-hint-fight = The bandits bring { points } for strength that would be gone at the end of the turn.
dice_city-hint-attack = It brings { points }, and the { dice_city-card } does nothing for its owner until a die is spent on it.
dice_city-hint-steal = You get the { dice_city-resource } that another player would have kept for the next turn.
dice_city-hint-move = Moved by a column, the { dice_city-moved } can use the { dice_city-card }; that is worth the other die.
dice_city-hint-lasting = The { dice_city-card } only counts for what is used after it, so it comes first.
dice_city-hint-later = The { dice_city-card } works with what you hold, so it comes after the dice that bring something.
dice_city-hint-reroll = It rerolls first: you should know what comes of it before you decide about the other dice.
dice_city-hint-pass = Where the dice stand, one of them brings little; two pass tokens make up for whatever is missing one day.
dice_city-hint-refresh = The display has little that suits your city; four new cards may change that.
dice_city-hint-wake = The { dice_city-card } is worth waking: from now on dice can use it again.
dice_city-hint-token = That is just what is missing, and the pass tokens would bring less for anything else.
dice_city-hint-use = What the { dice_city-card } brings is needed this turn more than anything the die could be spent on instead.

## Dice City: why not

dice_city-why-unknown = This game has no such move.
dice_city-why-over = The game is over.
dice_city-why-deal-first = First the cards of the display are turned up.
dice_city-why-roll-first = First the dice are rolled.
dice_city-why-start-first = First chance decides who starts.
dice_city-why-dice-first = You are still in the dice step: first spend your dice.
dice_city-why-finish-first = All your dice are spent: first finish the dice step.
dice_city-why-refreshing-first = First discard the cards you are refreshing.
dice_city-why-copying-first = First choose the location you want to use.
dice_city-why-placing-first = First place the Regular Army.
dice_city-why-exchanging-first = First choose what to exchange at the Market Place.
dice_city-why-storing-first = First choose a resource for the Storehouse.
dice_city-why-shifting-first = First choose the die that the Stables move.
dice_city-why-rerolling-first = First choose the dice for the Well and roll them.
dice_city-why-attack-first = You are in the attack step: first attack or finish.
dice_city-why-build-first = You are in the build step: first build and trade or finish.
dice_city-why-adorning-first = First decide what to pay for the Grand Statue.
dice_city-why-declaring-first = First decide whether to declare the end.
# $seats (number) of players at this table
dice_city-why-no-such-seat =
    { $seats ->
        [one] There is only { $seats } player at this table.
       *[other] There are only { $seats } players at this table.
    }
dice_city-why-not-in-deck = The location deck has no { dice_city-card } left.
# $slots (number) of the display
dice_city-why-no-such-slot = The display has only { $slots } slots.
dice_city-why-empty-slot = There is no card in { dice_city-slot } of the display.
dice_city-why-wrong-card = There is no { dice_city-card } in this place.
dice_city-why-wrong-points = This is worth { points }.
dice_city-why-wrong-roll = Another die is rolled now.
dice_city-why-die-spent = The { dice_city-die } is already spent.
dice_city-why-deactivated = The { dice_city-card } ({ dice_city-space }) is deactivated, so it cannot be used.
dice_city-why-own-die = A die cannot move itself: choose another one.
dice_city-why-edge = The { dice_city-die } stands at the edge; there is no column beyond it.
dice_city-why-not-next = The { dice_city-die } moves to a neighbouring column only, and { dice_city-column } is not one.
dice_city-why-same-column = The { dice_city-die } is in { dice_city-column } already.
dice_city-why-refreshed-already = You have already refreshed the display this turn.
dice_city-why-too-few-cards = There are fewer than four cards on display, so it cannot be refreshed.
dice_city-why-deck-empty = The location deck is empty, so the display cannot be refreshed.
dice_city-why-is-active = The { dice_city-card } ({ dice_city-space }) is active; there is no token to take off.
dice_city-why-passed-already = You have already taken a pass token this turn.
dice_city-why-too-few-passes =
    { $passes ->
        [0] This takes two pass tokens, and you have none.
       *[other] This takes two pass tokens, and you have only { $passes }.
    }
dice_city-why-alone = You are playing alone: there is nobody to reroll.
dice_city-why-dice-left = First spend all your dice ({ $dice } left).
dice_city-why-step =
    { $step ->
        [dice] The step you can finish now is the dice step.
        [attack] The step you can finish now is the attack.
       *[build] The step you can finish now is building and trading.
    }
dice_city-why-in-chain = The { dice_city-card } ({ dice_city-space }) is in this chain already, and no location may come twice.
dice_city-why-not-this-row =
    { $row ->
        [white] The Cemetery copies only locations on its own row, the white one.
        [yellow] The Cemetery copies only locations on its own row, the yellow one.
        [red] The Cemetery copies only locations on its own row, the red one.
        [blue] The Cemetery copies only locations on its own row, the blue one.
       *[black] The Cemetery copies only locations on its own row, the black one.
    }
dice_city-why-no-die-there = There is no unused die on the { dice_city-card } ({ dice_city-space }), and the Church needs one there.
dice_city-why-included-already = The { dice_city-die } is already among the dice to be rerolled.
# $have (number)
dice_city-why-too-few =
    { $have ->
        [0] You have no { dice_city-resource }.
       *[other] You have only { $have } { dice_city-resource }.
    }
dice_city-why-same-resource = You are paying with { dice_city-resource }, so you must get something else.
dice_city-why-get-order = Name the two kinds you get in the order wood, stone, iron.
dice_city-why-bandits-gone = There are no { dice_city-bandits } left.
# $defense (number)
dice_city-why-too-weak = This takes a strength of { $defense }, and you have { $strength }.
dice_city-why-own-city = You cannot attack your own city.
dice_city-why-no-defense = The { dice_city-card } is printed on the board and cannot be attacked.
dice_city-why-is-deactivated = The { dice_city-card } ({ dice_city-space }) is deactivated already.
dice_city-why-nothing-to-steal = This player has no { dice_city-resource }.
dice_city-why-too-dear = Cost of the { dice_city-card }: { dice_city-cost }.
dice_city-why-pile-empty = The pile has no { dice_city-card } left.
dice_city-why-ship-gone = There is no { dice_city-ship } left.
dice_city-why-ship-too-dear =
    { $ship ->
        [5] This trade ship costs 2 wood + 2 stone + 2 iron.
        [10] This trade ship costs 3 wood + 3 stone + 3 iron.
       *[20] This trade ship costs 4 wood + 4 stone + 4 iron.
    }
dice_city-why-too-much =
    { $most ->
        [0] You have nothing left to pay for the Grand Statue.
       *[other] You can pay { $most } extra for the Grand Statue at most.
    }

## Dice City: the score sheet

dice_city-score-tokens = Victory point tokens
dice_city-score-ships = Trade ships: { cards }
dice_city-score-bandits = Bandits: { cards }
dice_city-score-location = { dice_city-card } ({ dice_city-space })
# $what decided: the locations that were bought, points of ships and bandits (taken), or the order of turns; $own and $others (numbers)
dice_city-tie =
    { $what ->
        [locations] Equal on points; more locations bought: { $own } to { $others }.
        [taken] Equal on points and locations; more points from ships and bandits: { $own } to { $others }.
       *[order] Equal in all that counts; the earlier turn decides.
    }

## Dice City: rules of a table

dice_city-option-open_totals = Victory point tokens, bandits and ships
# $value (number)
dice_city-option-open_totals-value =
    { $value ->
        [0] lie face down until the end
       *[1] lie face up
    }
dice_city-option-hard = Playing alone
dice_city-option-hard-value =
    { $value ->
        [0] normal: 15 turns, 8 cards on display
       *[1] hard: 12 turns, 10 cards on display
    }

## Dice City: the table in a terminal

# $round and $rounds (numbers)
dice_city-cli-round = Round { $round }
dice_city-cli-turn = Turn { $round } of { $rounds }
dice_city-cli-goal = goal: { points }
dice_city-cli-last = the last round
dice_city-cli-strength =
    { $bandits ->
        [0] strength { $strength }
       *[other] strength { $strength } (+{ $bandits } against bandits)
    }
dice_city-cli-in-sight = { points } in sight
dice_city-cli-display = Display (wood/stone/iron, defense, points)
dice_city-cli-deck = Location deck: { cards }
dice_city-cli-piles = Always available
dice_city-cli-bandits = Bandits (defense: points, cards left)
dice_city-cli-ships = Trade ships (cost of each resource: points, cards left)
dice_city-cli-row = { dice_city-row }
dice_city-cli-die = die
dice_city-cli-affordable = within your means
dice_city-cli-printed = printed location

## Dice City: what a location does, in a word or two

# At most 11 letters each, for small cards
dice_city-gives =
    { $card ->
        [forest] +1 wood
        [mountain] +1 stone
        [cave] +1 iron
        [militia] +1 strength
        [house] +1 VP
        [traveller] reroll
        [lumber_mill] +2 wood
        [quarry] +2 stone
        [mine] +2 iron
        [regular_army] +2 strength
        [barracks] free army
        [blacksmith] armies +1
        [catapult] +3 strength
        [training_camp] bandits –1
        [watch_tower] +3 bandits
        [bazaar] 1 of each
        [market_place] 2 for 1
        [merchant_guild] harvest
        [mint] goods +1
        [storehouse] 3 for 1
        [cathedral] culture
        [festival_hall] pair: 1 VP
        [grand_statue] once built
        [great_wall] defense +2
        [manor] +2 VP
        [cemetery] copy a row
        [church] copy a die
        [stables] shift a die
        [town_hall] copy any
       *[well] reroll dice
    }
# At most 11 letters each, the first 4 of every card different
dice_city-short =
    { $card ->
        [regular_army] Army
        [training_camp] Camp
        [watch_tower] Tower
        [market_place] Market
        [merchant_guild] Guild
        [festival_hall] Festival
        [grand_statue] Statue
        [great_wall] Wall
       *[other] { dice_city-card }
    }
dice_city-deactivated = deactivated

## Dice City: the locations, one by one

dice_city-card-about-forest = Gives 1 wood.
dice_city-card-about-mountain = Gives 1 stone.
dice_city-card-about-cave = Gives 1 iron.
dice_city-card-about-militia = Army: gives 1 strength for this turn.
dice_city-card-about-house = Gives 1 victory point at once. As a cultural location it also counts for the Cathedrals on its row.
dice_city-card-about-traveller = Reroll the die you spent on it: it returns to its own row, on its new column, unused.
dice_city-card-about-lumber_mill = Harvest: gives 2 wood.
dice_city-card-about-quarry = Harvest: gives 2 stone.
dice_city-card-about-mine = Harvest: gives 2 iron.
dice_city-card-about-regular_army = Army: gives 2 strength for this turn.
dice_city-card-about-barracks = Take a Regular Army from its pile, free, and place it on any space of your city, even on the Barracks. Under a waiting die it can be used this very turn; if the pile is empty, nothing happens.
dice_city-card-about-blacksmith = For the rest of this turn every army you use or copy gives 1 more strength. Used twice, it adds twice.
dice_city-card-about-catapult = Army: gives 3 strength for this turn. ⊘ Using or copying it deactivates it.
dice_city-card-about-training_camp = For the rest of this turn all bandits have 1 less defense, but at least 1. Used twice, it counts twice.
dice_city-card-about-watch_tower = Army: gives 3 strength that pays for bandits only. What a Blacksmith adds to it is ordinary strength.
dice_city-card-about-bazaar = Gives 1 wood, 1 stone and 1 iron. ⊘ Using or copying it deactivates it.
dice_city-card-about-market_place = Pay 1 or 2 of one resource; for each you pay you get 2 of one other kind. If you pay 2, you may get two and two of different kinds.
dice_city-card-about-merchant_guild = For each active Lumber Mill, Quarry and Mine on its row you get 1 of that location’s resource. ⊘ Using or copying it deactivates it.
dice_city-card-about-mint = For the rest of this turn every resource location you use or copy gives 1 more of its resource, printed ones too. Used twice, it adds twice.
dice_city-card-about-storehouse = Pay 1 of a resource and get 3 of the same.
dice_city-card-about-cathedral = Worth 1 victory point for each visible cultural location on its row: itself, other Cathedrals, printed Houses and deactivated ones count, too. Using it does nothing.
dice_city-card-about-festival_hall = Gives 1 victory point for each pair of equal resources in your stock. You keep the resources.
dice_city-card-about-grand_statue = When you build it you may pay up to 3 extra stone and iron, in any mix, for 1 victory point each. Using it does nothing.
dice_city-card-about-great_wall = As long as it is active, every other card on its row has 2 more defense; several walls add up and guard each other, but printed locations stay without defense. Using it does nothing.
dice_city-card-about-manor = Gives 2 victory points at once.
dice_city-card-about-cemetery = Use the ability of any active location on its row. ⊘ Using or copying it deactivates it, even if nothing comes of it; a copied ⊘ location is deactivated, too.
dice_city-card-about-church = Use the ability of an active location of yours that has an unused die on it; that die stays where it is. A copied ⊘ location is deactivated.
dice_city-card-about-stables = Move another unused die of yours to any other column of its row.
dice_city-card-about-town_hall = Use the ability of any active location in your city. A copied ⊘ location is deactivated.
dice_city-card-about-well = Reroll the die you spent on it and any of your other unused dice. It returns to its own row, unused.

### The rulebook of Dice City

dice_city-rulebook-intro = You are noble houses, 1 to 4 of you, and each wants its own city to become the new capital. Five dice wake locations in your city: they bring wood, stone and iron, raise armies and earn victory points. With the resources you build better locations over the old ones or load trade ships; with the armies you drive off bandits or raid your neighbours. When bandits, ships or locations run out, or somebody declares the end, most victory points win. The board lies open; what each of you has gained in tokens and cards is face down until the end.
dice_city-section-components = Components
dice_city-rule-D-1 = Everybody has a city of 5 rows and 6 columns and five dice, one for each row: white, yellow, red, blue and black, from top to bottom. A die stands in the row of its colour, in the column that it shows.
dice_city-rule-D-2 = A location is printed on every space of the city. From column 1 to 6 they are, in the white row: Forest, Mountain, Cave, Forest, Mountain, Cave; in the yellow row: Mountain, Militia, House, Traveller, Militia, Forest; in the red row: Cave, Militia, Traveller, Militia, House, Mountain; in the blue row: Forest, House, Militia, Traveller, Militia, Cave; in the black row: Mountain, Cave, Forest, Mountain, Cave, Forest. Forest, Mountain and Cave are resource locations and give 1 wood, stone or iron. The Militia is military and an army, and gives 1 strength. The House is cultural and gives 1 victory point. The Traveller is civic and rerolls the die that was spent (D-13). Printed locations have no defense and are worth no victory points; they cannot be attacked.
dice_city-rule-D-3 =
    Four kinds of cards lie in piles of 15 each and can always be built: Lumber Mill, Quarry, Mine and Regular Army. The location deck has 60 cards, 3 of each of 20 kinds. Costs are written as wood/stone/iron; ⊘ means that using the location deactivates it.
    Lumber Mill (resource; cost 2/0/0; defense 2; 0 points): { dice_city-card-about-lumber_mill }
    Quarry (resource; cost 0/2/0; defense 2; 0 points): { dice_city-card-about-quarry }
    Mine (resource; cost 0/0/2; defense 2; 0 points): { dice_city-card-about-mine }
    Regular Army (military; cost 0/0/2; defense 3; 1 point): { dice_city-card-about-regular_army }
    Barracks (military; cost 0/2/1; defense 4; 2 points): { dice_city-card-about-barracks }
    Blacksmith (military; cost 0/1/2; defense 4; 2 points): { dice_city-card-about-blacksmith }
    Catapult (military; cost 2/0/1; defense 4; 2 points): { dice_city-card-about-catapult }
    Training Camp (military; cost 1/0/1; defense 3; 1 point): { dice_city-card-about-training_camp }
    Watch Tower (military; cost 1/1/1; defense 4; 2 points): { dice_city-card-about-watch_tower }
    Bazaar (economic; cost 1/0/1; defense 3; 1 point): { dice_city-card-about-bazaar }
    Market Place (economic; cost 2/0/1; defense 4; 2 points): { dice_city-card-about-market_place }
    Merchant Guild (economic; cost 2/1/1; defense 5; 3 points): { dice_city-card-about-merchant_guild }
    Mint (economic; cost 0/2/2; defense 5; 3 points): { dice_city-card-about-mint }
    Storehouse (economic; cost 1/1/0; defense 3; 1 point): { dice_city-card-about-storehouse }
    Cathedral (cultural; cost 1/2/2; defense 6): { dice_city-card-about-cathedral }
    Festival Hall (cultural; cost 2/0/0; defense 3; 1 point): { dice_city-card-about-festival_hall }
    Grand Statue (cultural; cost 0/1/1; defense 4; 2 points): { dice_city-card-about-grand_statue }
    Great Wall (cultural; cost 0/2/1; defense 5; 3 points): { dice_city-card-about-great_wall }
    Manor (cultural; cost 1/2/0; defense 4; 2 points): { dice_city-card-about-manor }
    Cemetery (civic; cost 1/1/0; defense 3; 1 point): { dice_city-card-about-cemetery }
    Church (civic; cost 1/1/1; defense 4; 2 points): { dice_city-card-about-church }
    Stables (civic; cost 2/0/0; defense 3; 1 point): { dice_city-card-about-stables }
    Town Hall (civic; cost 2/2/1; defense 5; 3 points): { dice_city-card-about-town_hall }
    Well (civic; cost 0/1/1; defense 3; 1 point): { dice_city-card-about-well }
dice_city-rule-D-4 = There are three piles of bandits. Those with a defense of 3 are worth 2 victory points, those with 4 are worth 3, those with 5 are worth 4. Each pile has 2 cards more than there are players.
dice_city-rule-D-5 = There are three piles of trade ships. A ship that costs 2 of each resource is worth 5 victory points, and there are 2 more of them than players; one that costs 3 of each is worth 10, and there are as many as players; one that costs 4 of each is worth 20, and there is just 1.
dice_city-rule-D-6 = Tokens for resources, victory points, passes and deactivation never run out.
dice_city-section-setup = Setup
dice_city-rule-D-7 = The location deck is shuffled, and 8 cards are turned up for the display, in two rows of 4. Everybody rolls all five dice and places them. Chance decides who starts, where the printed rules ask who rolled dice last; everybody is equally likely. Turns go clockwise.
dice_city-section-dice = The dice
dice_city-rule-D-8 = In the dice step you spend each of your dice once, in any order you like. A spent die leaves the board; a die on a location always means an unused one. Each die is spent on one of the following. Use the location it stands on, if it is active: its ability is carried out in full. Move another unused die of yours one column to the left or right in its row; there is no way around from 6 to 1 or from 1 to 6. Refresh the display, once a turn: discard four of its cards, chosen one by one, and turn up new ones; this takes at least four cards on display and one in the deck, empty slots are filled in order as long as the deck lasts, and discarded cards are out of the game. Reactivate: take the deactivation token off a location in your own city. Pass, once a turn: take a pass token. Forfeit: take the die off for nothing. So you can always spend a die, and nobody is forced to do themselves harm.
dice_city-rule-D-9 = In the dice step, as often as you like, you may spend two pass tokens on one of these: one resource of your choice; +1 strength for this turn; or you name one of the five colours, and every other player, clockwise from your left, rerolls the die of that colour and places it anew. The last is not possible if you play alone.
dice_city-rule-D-10 = The dice step ends when all your dice are spent and you say so. So you can still use a pass token that you took with your last die.
dice_city-rule-D-11 = A location with a deactivation token can be neither used nor copied, and its ongoing ability stops. As soon as the token is off, both are back.
dice_city-rule-D-12 = The abilities of Blacksmith, Mint and Training Camp last until the end of the turn and count for everything used after them. Used twice, they add twice. A copied location counts as used, so Blacksmith and Mint add to it, too.
dice_city-rule-D-13 = Cemetery, Church and Town Hall copy another location, and that one may be a copier again: this is a chain, and it begins with the location under the die. If the ability that is copied speaks of its row (Cemetery, Merchant Guild), the row of the copied location is meant. Every location of the chain that shows ⊘ is deactivated before its ability is carried out, even if nothing comes of it. Traveller and Well, used or copied, reroll the die that was spent: it returns to its own row, on its new column, unused.
dice_city-rule-D-14 = Using or copying a Cathedral, a Great Wall or a Grand Statue does nothing. A copier may copy another copier, but no location may come twice in the same chain.
dice_city-rule-D-15 = The Regular Army from the Barracks is placed like a building (D-23), on any space, even over the Barracks themselves. If a die is waiting on that space, it can use the army in this turn. If the pile is empty, nothing happens.
dice_city-rule-D-16 = At the Market Place every resource you pay gives two of one other kind; if you pay two, that may be two of one kind and two of another. The Mint adds to resource locations: Forest, Mountain, Cave, Lumber Mill, Quarry and Mine. The Merchant Guild counts only harvest locations, that is Lumber Mill, Quarry and Mine.
dice_city-rule-D-17 = Resources you gain go to your stock, victory point tokens lie face down before you.
dice_city-section-attack = The attack
dice_city-rule-D-18 = Your strength is what the armies you used this turn have given, and what you bought with pass tokens. Every attack spends strength, and what is left at the end of the turn is lost. Strength from a Watch Tower pays for bandits only and is spent first there; the extra strength that a Blacksmith adds to a Watch Tower is ordinary strength.
dice_city-rule-D-19 = Bandits: spend as much strength as their defense and take the top card of their pile, face down; if you play alone, take its victory points at once. You can do so as long as the pile lasts.
dice_city-rule-D-20 = A location of another player: spend as much strength as its defense, including what Great Walls add. Put a deactivation token on it and take as many victory points in tokens as it is worth; a Cathedral counts what it is worth now, and Lumber Mill, Quarry and Mine bring nothing. You cannot attack a location without defense, nor one that is deactivated already.
dice_city-rule-D-21 = Resources: for every 2 strength you spend, you take one resource from another player’s stock, of a kind that you name. Between their turns the others have at most one of each kind (D-26). Pass tokens and victory points cannot be stolen.
dice_city-rule-D-22 = You may attack as often as you like, in any order, and any of the players.
dice_city-section-build = Building and trading
dice_city-rule-D-23 = Building: pay the cost of a card on display or of one of the four piles that are always available, and put it on any space of your city. It may cover another card: the covered card leaves the game, and so does a deactivation token on it. A card from the display is replaced from the deck at once, in the case of a Grand Statue after the extra payment; if the deck is empty, its slot stays empty. You may build as much as you can pay for.
dice_city-rule-D-24 = Grand Statue: the extra payment is made at once when it is built, with any mix of stone and iron, from nothing to 3 together. Each of them brings 1 victory point in tokens.
dice_city-rule-D-25 = Trading: pay the cost of a trade ship and take the top card of its pile, face down. You may do so as often as you can pay, as long as the pile lasts.
dice_city-section-end-of-turn = The end of a turn
dice_city-rule-D-26 = At the end of your turn it is checked first whether the end of the game has come, or whether you may declare it (D-28). Then you keep at most one of each resource; the rest is lost automatically. Pass tokens stay. If you play alone, the display moves on next (D-34).
dice_city-rule-D-27 = Last of all you roll all five dice and place them, even in your last turn, and your strength falls to 0.
dice_city-section-end = The end of the game
dice_city-rule-D-28 = With two or more players the end of the game is certain if at the end of a turn all three piles of bandits are empty, or at least two piles of trade ships, or the location deck. If none of this has happened, and the player whose turn it is has at least two full rows – six built, active locations in each – they may declare the end. This question is asked at the end of each such turn, but no longer once the end is certain.
dice_city-rule-D-29 = When the end is certain, the round is finished, so that everybody has had the same number of turns.
dice_city-rule-D-30 = Your score is the sum of your victory point tokens, trade ships, bandits and the victory points of all visible locations in your city, deactivated ones too. Covered cards count nothing. For example, two ships worth 5 bring 10 points, tokens 9, Town Hall, Merchant Guild and Storehouse 3, 3 and 1, and on the red row Grand Statue, Manor, Great Wall and a second Manor 2, 2, 3 and 2; a deactivated Cathedral beside them and a printed House is worth 6. That makes 41.
dice_city-rule-D-31 = Most victory points win. In a tie whoever bought more locations during the game wins: every card built for its cost counts, even if it was covered later, but not a Regular Army put out by the Barracks; then whoever has more victory points from ships and bandits; then whoever came earlier in turn order.
dice_city-rule-D-32 = Victory point tokens, bandits and ships lie face down. You know your own sum; what the others gain is seen by all when they gain it, and it stands in the log, but their totals are hidden until the end. A table may agree to play with open totals.
dice_city-section-solo = Playing alone
dice_city-rule-D-33 = If you play alone, there is one card of each kind of bandits and of trade ships. It is never used up: each time you get its victory points at once, as tokens.
dice_city-rule-D-34 = The normal display has two rows of 4 cards, the hard one two rows of 5. Building does not refill it. At the end of each turn the bottom row is discarded, the top row moves down with its gaps, and a new top row is turned up.
dice_city-rule-D-35 = The game ends after turn 15 (normal) or 12 (hard), whatever is on display. Refreshing turns up cards from the same deck, so later rows may be short.
dice_city-rule-D-36 = Your goal is 50 victory points. Each time you reach it, the next goal is 5 higher. The normal and the hard variant have goals of their own. The table remembers your goals and your games.
dice_city-section-limits = Order and limits
dice_city-rule-D-37 = In one turn the abilities of Traveller and Well take effect 20 times at most; after that they do nothing, and the die is simply spent. Otherwise Wells and Town Halls could reroll for ever.
dice_city-rule-D-38 = The game also ends after round 100. Otherwise everybody could idle for ever.
dice_city-rule-D-39 = A turn has four steps, in this order: dice, attack, building and trading, end of the turn.

## Dice City: the board

# $row is a colour
dice_city-board-row =
    { $row ->
        [white] White row
        [yellow] Yellow row
        [red] Red row
        [blue] Blue row
       *[black] Black row
    }
# $die is a colour
dice_city-board-die =
    { $die ->
        [white] White die
        [yellow] Yellow die
        [red] Red die
        [blue] Blue die
       *[black] Black die
    }
# Headings: what the answers below them do
dice_city-board-move = Move another die
dice_city-board-reactivate = Reactivate a location
dice_city-board-tokens = Spend two pass tokens
dice_city-board-tokens-means = In the dice step, two pass tokens buy one resource, 1 strength for this turn, or a reroll of one colour for everybody else.
# $name is another player
dice_city-board-attack-on = Attack { $name }
dice_city-board-pay = Pay { dice_city-resource }
# $number of stones
dice_city-board-stones = Stone: { $number }
dice_city-board-build = Build: { dice_city-card }
dice_city-board-build-slot = Build: { dice_city-card } ({ dice_city-slot })
# $gain is strength, bandit_strength or points, $number how much
dice_city-board-gain =
    { $gain ->
        [strength] { $number } strength
        [bandit_strength] { $number } strength against bandits only
       *[points] { $number } VP
    }
dice_city-board-facts = Type: { dice_city-type }. Defense { $defense }, worth { points }.
dice_city-board-facts-cathedral = Type: { dice_city-type }. Defense { $defense }, worth 1 point for each cultural location on its row.
dice_city-board-facts-printed = Type: { dice_city-type }. Printed on the plan: it cannot be attacked and is worth no points.
dice_city-board-cost = Costs { dice_city-cost }.
dice_city-board-inactive = deactivated
# $gains is a list, such as “2 stone, 1 strength”
dice_city-board-now = Used now, it gives: { $gains }.
dice_city-board-plot = { dice_city-card } ({ dice_city-space })
dice_city-board-ship = Trade ship: { points }
# $defense (number)
dice_city-board-bandits = Bandits: defense { $defense }, { points }
dice_city-board-left = { $number } left
dice_city-board-never-used-up = Never used up
dice_city-board-die-here = { dice_city-board-die } waiting
dice_city-board-attack = can be attacked: costs { $defense } strength, brings { points }
dice_city-board-move-here = { dice_city-board-die }: move it to { $column }
dice_city-board-everywhere = All plots
dice_city-board-pay-with = Which die do you spend for it?
dice_city-board-brings = Now it brings { points }.
# $goods is a list, such as “2 wood, 1 iron”
dice_city-board-lacking = Still lacking: { $goods }.
dice_city-board-lacking-strength = Strength still lacking: { $number }.
dice_city-board-use-use = Use
dice_city-board-use-use-means = Put the location under the die to work.
dice_city-board-use-move = Move
dice_city-board-use-move-means = Move another of your dice one column to the left or right.
dice_city-board-use-refresh = Refresh
dice_city-board-use-refresh-means = Discard four cards of the display and deal four new ones; once a turn.
dice_city-board-use-reactivate = Reactivate
dice_city-board-use-reactivate-means = Take the deactivation token off one of your locations.
dice_city-board-use-pass = Pass
dice_city-board-use-pass-means = Take a pass token; once a turn. Two of them buy a resource, 1 strength, or a reroll for everybody else.
dice_city-board-use-forfeit = Take off
dice_city-board-use-forfeit-means = Take the die off for nothing.
dice_city-board-city = { $name }: the city
dice_city-board-hidden = and what is hidden
dice_city-board-steal = Steal 1 { dice_city-resource } from { $name }
dice_city-board-turn = The turn
# $number is how much
dice_city-board-strength = Strength: { $number }
dice_city-board-strength-means = Pays for attacks on bandits, on locations, and for stealing. What is left at the end of the turn is lost.
dice_city-board-bandit-strength = Strength against bandits only: { $number }
dice_city-board-bandit-strength-means = From watch towers. It is spent first when bandits are fought.
dice_city-board-gained = Gained this turn: { points }
dice_city-board-gained-means = Tokens and cards; everybody sees them arrive, then they lie face down.
# $number of rerolls, $most allowed in a turn
dice_city-board-rerolls = Rerolls { $number }/{ $most }
# $locations is a list of locations, from the one under the die
dice_city-board-chain = Following: { $locations }
dice_city-board-discards = { $number } to discard
# $round and $rounds (numbers)
dice_city-board-solo-turn = Turn { $round } of { $rounds }
# $goal (number)
dice_city-board-solo-goal = { points } of { $goal }
# $turn is a number of points
dice_city-board-solo-missing = { points } to go, about { $turn } a turn
dice_city-board-solo-reached = Goal reached
dice_city-board-round = Round { $round }
# $why is bandits, ships, deck, declared or rounds
dice_city-board-ending =
    { $why ->
        [bandits] Last round: the bandits are defeated
        [ships] Last round: two piles of ships are empty
        [deck] Last round: the deck is empty
        [declared] Last round: the end was declared
       *[rounds] This is the last round
    }
dice_city-board-too-dear = you cannot pay for it
dice_city-board-row-leaves = At the end of your turn the lower row leaves and the upper one moves down.
dice_city-board-display = Display
dice_city-board-piles = Always there
dice_city-board-in-deck = Still in the deck:
dice_city-board-frontier = Bandits and trade ships
dice_city-board-bandit-piles = Bandits
dice_city-board-ships = Trade ships

## Dice City: the reference card

dice_city-reference-turn = A turn
dice_city-reference-spend = What a die is spent on
dice_city-reference-bandits = Bandits: strength for points
dice_city-reference-ships = Trade ships: resources for points
dice_city-reference-points = Where points come from
dice_city-reference-end = When it ends
dice_city-reference-signs = What the signs mean
dice_city-reference-points-tokens = Tokens: from locations you use, and from attacks on other cities.
dice_city-reference-points-cards = Every card that is seen in your city, deactivated ones too. What is covered counts nothing.
dice_city-reference-points-taken = Bandits and trade ships you have taken.
dice_city-reference-points-cathedral = A Cathedral: 1 for each cultural location on its row, itself and printed Houses included.
dice_city-reference-end-piles = All three piles of bandits are empty, or two piles of ships, or the location deck.
dice_city-reference-end-declared = Or somebody has two full rows of built, active locations and declares the end.
dice_city-reference-end-round = Then the round is finished, so that all have had equally many turns.
# $rounds (number)
dice_city-reference-end-solo = You play { $rounds } turns. Reach your goal by then.
# $sign is what is drawn on cards
dice_city-reference-sign =
    { $sign ->
        [strength] strength: pays for attacks, until the end of the turn
        [bandit_strength] strength against bandits only
        [points] victory points
        [shield] defense: the strength an attack costs
        [pass] pass token: two buy a resource, 1 strength, or a reroll for everybody else
        [deactivate] deactivated: after an attack, or after being used
        [reroll] roll this die again
        [move] move another waiting die within its row
        [copy] use another location, too
        [die] where a die waits
        [in_row] on the same row
        [city] anywhere in your city
        [army] a location with soldiers
        [harvest] Lumber Mill, Quarry or Mine
        [place] put a Regular Army into your city
       *[exchange] exchange resources
    }

## Dice City: the lesson

dice_city-lesson-goal = Welcome! This is your city. You win by points: for locations you build, for bandits you defeat, for ships you load and for point tokens.
dice_city-lesson-dice = Every row has a die of its colour. It stands in the column it rolled, and once a turn it can put the location under it to work.
dice_city-lesson-resources = The white die stands on a mountain, the black one on a forest. Use both: that gives you 1 stone and 1 wood.
dice_city-lesson-resources-instead = You can do that, too, in a moment. First the white and the black die.
dice_city-lesson-soldiers = Three dice stand on a militia. Each gives 1 strength for this turn. Use all three.
dice_city-lesson-soldiers-instead = Another time. Now all three soldiers are needed: together they have 3 strength.
dice_city-lesson-dice-done = All dice are spent. A turn has its steps in order: dice, attack, building, end. On to the attack.
dice_city-lesson-bandits = Strength pays for attacks. With 3 you defeat the weakest bandits, who bring 2 points.
dice_city-lesson-bandits-instead = Strength is not kept for later: rather defeat the bandits now.
dice_city-lesson-attack-done = Your strength is spent. On to building.
dice_city-lesson-build = 1 wood and 1 stone buy the storehouse, worth 1 point. A card covers what lies under it, so put it on the traveller of the yellow row, which only rerolls its die.
dice_city-lesson-build-instead = That is possible. Here take the storehouse and cover the yellow traveller: you will miss it least.
dice_city-lesson-trap = Mind this trap: at the end of your turn you keep at most one of each resource, and no strength at all. So do not gather what you cannot use.
dice_city-lesson-turn-done = Nothing is left over this time. End your turn: your dice are rolled anew, then the bot plays.
dice_city-lesson-move = You want wood, stone and iron for the watch tower. The yellow die stands beside a forest: spend the red die to move the yellow one a column to the right.
dice_city-lesson-move-instead = Also a way to use a die. Now spend the red one to move the yellow one onto the forest.
dice_city-lesson-one-of-each = Now use the yellow, the white and the black die: one wood, one iron, one stone.
dice_city-lesson-pass = One soldier alone defeats nobody. Spend the blue die for a pass token instead; that is possible once a turn.
dice_city-lesson-pass-instead = That would bring you less. Take the token with the blue die.
dice_city-lesson-tokens = Tokens are kept. Two of them buy any resource, or 1 strength, or make everybody else reroll a die of a colour you name.
dice_city-lesson-other-uses = A die that stands badly can also refresh the display (you discard four cards for four new ones), or take the token off one of your deactivated locations. Or you take it off for nothing.
dice_city-lesson-dice-done-again = You have no strength, so the attack is skipped. On to building.
dice_city-lesson-tower = Build the watch tower over the traveller of the red row. It is worth 2 points and gives 3 strength against bandits.
dice_city-lesson-tower-instead = Not a bad idea. But the red traveller is what you will miss least: cover it with the watch tower.
dice_city-lesson-turn-done-again = End your turn.
# $points (number) of the learner
dice_city-lesson-points = You have { points } now, for the bandits, the storehouse and the watch tower. What others have in tokens and cards lies face down until the end.
dice_city-lesson-raids = You can attack other cities, too. Strength equal to a location’s defense deactivates it and brings you its points; 2 strength steal a resource.
dice_city-lesson-ships = Ships bring most: 2 of each resource for 5 points, 3 of each for 10, 4 of each for 20. Mills, quarries and mines, which give two at once, lead there.
dice_city-lesson-abilities = Each card can do something else: copy a location, trade goods, reroll dice. Point at a card and you are told; if it has a question, the bar asks it.
dice_city-lesson-end = The end comes when all bandits are gone, two piles of ships are empty, the deck runs out, or somebody with two full rows of active built locations declares it. The round is then played to its end.
dice_city-lesson-free = That is all you need. Your dice are rolled, and from here on you play as you like. Enjoy it!
