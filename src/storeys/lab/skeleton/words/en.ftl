## Skeleton: names

skeleton-title = Skeleton
skeleton-line = Twelve stones in a bag, and room for three: take what comes, or hope for better.

## Skeleton: moves

skeleton-do-take = Take it
skeleton-do-leave = Leave it
skeleton-do-draw = Draw a stone of value { $value }
skeleton-log-take = { $who } takes the stone.
skeleton-log-leave = { $who } leaves the stone.
skeleton-log-draw = A stone is drawn: { $value }.

## Skeleton: questions

skeleton-ask-drawing = A stone is drawn.
skeleton-ask-choosing = A stone of value { $value }: take it or leave it?
skeleton-ask-ended = The bag is empty.

## Skeleton: why something cannot be done

skeleton-why-unknown = There is no such move in this game.
skeleton-why-over = The game is over.
skeleton-why-draw-first = First a stone is drawn.
skeleton-why-choose-first = First somebody has to take the stone or leave it.
skeleton-why-not-in-bag = There is no stone of value { $value } in the bag any more.
skeleton-why-enough = You have three stones already, and nobody takes more.

## Skeleton: the score

skeleton-score-stones = Stones

## Skeleton: on the board

skeleton-board-stone = The stone that was drawn
skeleton-board-bag = In the bag
skeleton-board-left = Left by everybody
skeleton-board-stones = Stones

## Skeleton: the rulebook

skeleton-rulebook-intro = A very small game that stands here until your own takes its place.
skeleton-section-stones = Stones
skeleton-rule-X-1 = There are twelve stones in a bag: four each of the values 1, 2 and 3.
skeleton-section-turn = A turn
skeleton-rule-X-2 = The player whose turn it is draws a stone from the bag without looking.
skeleton-rule-X-3 = The player takes the stone or leaves it; nobody takes more than three stones. A stone that is left is out of the game.
skeleton-section-end = The end
skeleton-rule-X-4 = Then it is the next player’s turn. When the bag is empty, the game is over.
skeleton-rule-X-5 = A stone counts its value. The highest total wins. Players who tie for it all win, and equal totals share a rank.
