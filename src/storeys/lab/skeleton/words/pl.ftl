## Skeleton: nazwy

skeleton-title = Skeleton
skeleton-line = Dwanaście kamieni w worku, a miejsca na trzy: bierz, co wypadnie, albo licz na lepsze.

## Skeleton: ruchy

skeleton-do-take = Weź
skeleton-do-leave = Zostaw
skeleton-do-draw = Dobierz kamień o wartości { $value }
skeleton-log-take = { $who } bierze kamień.
skeleton-log-leave = { $who } zostawia kamień.
skeleton-log-draw = Z worka wychodzi kamień o wartości { $value }.

## Skeleton: pytania

skeleton-ask-drawing = Z worka wychodzi kamień.
skeleton-ask-choosing = Kamień o wartości { $value }: bierzesz czy zostawiasz?
skeleton-ask-ended = Worek jest pusty.

## Skeleton: dlaczego czegoś nie można zrobić

skeleton-why-unknown = W tej grze nie ma takiego ruchu.
skeleton-why-over = Gra jest skończona.
skeleton-why-draw-first = Najpierw trzeba wyciągnąć kamień z worka.
skeleton-why-choose-first = Najpierw trzeba wziąć kamień albo go zostawić.
skeleton-why-not-in-bag = W worku nie ma już kamienia o wartości { $value }.
skeleton-why-enough = Masz już trzy kamienie, a więcej nikt nie bierze.

## Skeleton: punktacja

skeleton-score-stones = Kamienie

## Skeleton: na planszy

skeleton-board-stone = Wyciągnięty kamień
skeleton-board-bag = W worku
skeleton-board-left = Zostawione
skeleton-board-stones = Kamienie

## Skeleton: instrukcja

skeleton-rulebook-intro = Bardzo mała gra, która stoi tu, dopóki nie zastąpi jej twoja własna.
skeleton-section-stones = Kamienie
skeleton-rule-X-1 = W worku jest dwanaście kamieni: po cztery o wartości 1, 2 i 3.
skeleton-section-turn = Tura
skeleton-rule-X-2 = W swojej turze gracz wyciąga z worka kamień, nie patrząc.
skeleton-rule-X-3 = Gracz bierze kamień albo go zostawia; nikt nie bierze więcej niż trzech kamieni. Zostawiony kamień wypada z gry.
skeleton-section-end = Koniec
skeleton-rule-X-4 = Potem zaczyna się tura następnego gracza. Gdy worek jest pusty, gra się kończy.
skeleton-rule-X-5 = Kamień liczy się za swoją wartość. Wygrywa najwyższa suma. Przy równej sumie wygrywają wszyscy, którzy ją mają, a miejsca są dzielone.
