## Skeleton: nevek

skeleton-title = Skeleton
skeleton-line = Tizenkét kő a zsákban, és csak háromnak van hely: vedd el, ami jön, vagy várj jobbra.

## Skeleton: lépések

skeleton-do-take = Elveszem
skeleton-do-leave = Otthagyom
skeleton-do-draw = Húzás, érték: { $value }
skeleton-log-take = { $who } elveszi a követ.
skeleton-log-leave = { $who } otthagyja a követ.
skeleton-log-draw = Kihúzott kő, érték: { $value }.

## Skeleton: kérdések

skeleton-ask-drawing = Kihúzunk egy követ.
skeleton-ask-choosing = A kő értéke { $value }: elveszed vagy otthagyod?
skeleton-ask-ended = Kiürült a zsák.

## Skeleton: miért nem lehet

skeleton-why-unknown = Ebben a játékban nincs ilyen lépés.
skeleton-why-over = A játéknak vége.
skeleton-why-draw-first = Előbb ki kell húzni egy követ.
skeleton-why-choose-first = Előbb el kell venni vagy ott kell hagyni a követ.
skeleton-why-not-in-bag = Ilyen értékű kő már nincs a zsákban: { $value }.
skeleton-why-enough = Már három köved van, és ennél többet senki sem vehet el.

## Skeleton: pontozás

skeleton-score-stones = Kövek

## Skeleton: a táblán

skeleton-board-stone = A kihúzott kő
skeleton-board-bag = A zsákban
skeleton-board-left = Otthagyott kövek
skeleton-board-stones = Kövek

## Skeleton: szabálykönyv

skeleton-rulebook-intro = Nagyon kicsi játék, amely addig áll itt, amíg a tiéd a helyére nem lép.
skeleton-section-stones = Kövek
skeleton-rule-X-1 = Tizenkét kő van egy zsákban: négy-négy darab, 1, 2 és 3 értékkel.
skeleton-section-turn = Egy kör
skeleton-rule-X-2 = A soron lévő játékos oda sem nézve kihúz egy követ a zsákból.
skeleton-rule-X-3 = A játékos elveszi vagy otthagyja a követ; háromnál többet senki sem vehet el. Az otthagyott kő kikerül a játékból.
skeleton-section-end = A játék vége
skeleton-rule-X-4 = Ezután a következő játékos jön. Ha kiürült a zsák, a játéknak vége.
skeleton-rule-X-5 = Minden kő annyit ér, amennyi az értéke. A legnagyobb összeg nyer. Holtversenyben mindenki nyer, akinek ennyije van, és az egyenlők osztoznak a helyezésen.
