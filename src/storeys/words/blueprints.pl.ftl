## Blueprints: nazwy

blueprints-title = Blueprints
blueprints-line = Wznieś tajny budynek z sześciu kości – zgodnie z projektem albo tak śmiało, żeby zdobyć nagrodę.
blueprints-material =
    { $material ->
        [wood] drewno
        [recycled] recykling
        [stone] kamień
       *[glass] szkło
    }
# Drewniana czwórka, drewnianą czwórkę, drewnianej czwórki.
blueprints-die =
    { $material ->
        [wood] drewniana { $value }
        [recycled] recyklingowa { $value }
        [stone] kamienna { $value }
       *[glass] szklana { $value }
    }
    .accusative =
        { $material ->
            [wood] drewnianą { $value }
            [recycled] recyklingową { $value }
            [stone] kamienną { $value }
           *[glass] szklaną { $value }
        }
    .genitive =
        { $material ->
            [wood] drewnianej { $value }
            [recycled] recyklingowej { $value }
            [stone] kamiennej { $value }
           *[glass] szklanej { $value }
        }
blueprints-dice =
    { $dice ->
        [one] { $dice } kość
       *[many] { $dice } kości
    }
blueprints-square = rząd { $row }, kolumna { $column }
blueprints-award =
    { $award ->
        [gold] Złote Trofeum
        [silver] Srebrne Trofeum
       *[bronze] Brązowe Trofeum
    }
blueprints-prize =
    { $prize ->
        [skyscraper] Nagroda dla Drapacza Chmur
        [geometer] Nagroda Geometry
        [integrity] Nagroda za Spójność Konstrukcji
       *[materials] Nagroda za Wykorzystanie Budulca
    }

## Blueprints: do wyboru

blueprints-do-take = Weź { blueprints-die.accusative }
blueprints-do-place = Połóż ją: { blueprints-square }
blueprints-do-discard = Odrzuć { blueprints-die.accusative }
blueprints-do-start = Zaczyna { $name }
blueprints-do-demand = Pożądany materiał: { blueprints-material }
blueprints-do-deal = Rozdaj projekt { $plan }
blueprints-do-draw = Do puli: { blueprints-die }

## Blueprints: co się stało

blueprints-log-take = { $who } bierze { blueprints-die.accusative }.
blueprints-log-place = { $who } kładzie ją: { blueprints-square }.
blueprints-log-discard = { $who } odrzuca { blueprints-die.accusative }.
blueprints-log-start = Zaczyna { $name }.
blueprints-log-demand = Pożądany materiał: { blueprints-material }.
blueprints-log-deal = Rozdano projekt.
blueprints-log-draw = Do puli trafia { blueprints-die }.
blueprints-hidden-move = { $who } kładzie ją za zasłonką.
blueprints-hidden-chance = Rozdano projekt: widzi go tylko osoba, która go dostała.
blueprints-piece = { blueprints-die }
blueprints-several-draw = Do puli: { $several }.
blueprints-turn-take = bierze { blueprints-die.accusative }
blueprints-turn-discard = odrzuca { blueprints-die.accusative }
blueprints-turn-chance = Przygotowano nową rundę.
blueprints-note-building = { $name } – budynek: { points }.
blueprints-note-award = { $name } – budynek: { points }, { blueprints-award }.
blueprints-note-prize = { $name } zdobywa nagrodę: { blueprints-prize }.

## Blueprints: dlaczego ten ruch jest lepszy

blueprints-hint-fits = Druga z tych kości by przepadła: { blueprints-die } nigdzie nie pasuje do twojego budynku.
blueprints-hint-prize = Twój budynek spełni wtedy warunek nagrody: { blueprints-prize }.
blueprints-hint-near = To krok w stronę nagrody: { blueprints-prize }.
blueprints-hint-bonus = Budynek będzie wtedy dokładnie taki jak na projekcie: to 6 punktów więcej.
blueprints-hint-plan = To zgodne z projektem; inaczej przepadłoby 6 punktów premii.
blueprints-hint-open = Tak łatwiej dokończyć projekt: na kości o niskiej wartości można położyć prawie każdą inną.
blueprints-hint-recycled = To będzie twoja { $dice }. kość z recyklingu, warta { points }.
blueprints-hint-wood = Ścianki, którymi twoje drewniane kości stykają się wtedy z innymi: { $faces }, po 2 punkty za każdą.
blueprints-hint-wood-planned = Ścianki, którymi twoje drewniane kości będą się stykać z innymi w gotowym projekcie: { $faces }, po 2 punkty za każdą.
blueprints-hint-glass = Szkło daje tyle punktów, ile pokazuje, tutaj { points }.
blueprints-hint-stone = Kamień najlepiej stawiać wysoko: { points } na piętrze { $floor }.
blueprints-hint-deny = Następnej osobie najbardziej przydałaby się { blueprints-die }.
blueprints-hint-away = Drugiej osobie bardziej przydałaby się ta z dwóch kości: { blueprints-die }.
blueprints-hint-rival-prize = Następnej osobie brakuje właśnie takiej kości do nagrody: { blueprints-prize }.
blueprints-hint-rival-recycled = Dla następnej osoby byłaby to { $dice }. kość z recyklingu.
blueprints-hint-keep = Druga z tych kości może się jeszcze przydać tobie: { blueprints-die }.

## Blueprints: pytania

blueprints-ask-starting = Los wskazuje, kto zaczyna.
blueprints-ask-demand = Trwa losowanie pożądanych materiałów.
blueprints-ask-dealing = Trwa rozdawanie projektów.
blueprints-ask-drawing = Do puli trafiają kolejne kości.
blueprints-ask-take = Wybierz kość z puli (w tej rundzie do wybrania: { $left }).
blueprints-ask-take-dead = Żadna kość z puli nie pasuje do twojego budynku. Wybierz tę, która zostanie usunięta.
blueprints-ask-place = Na którym polu kładziesz { blueprints-die.accusative }?
blueprints-ask-discard = Wybierz z puli drugą kość, do odrzucenia.
blueprints-ask-ended = Koniec gry: rozegrano wszystkie trzy rundy.

## Blueprints: dlaczego nie

blueprints-why-unknown = W tej grze nie ma takiego ruchu.
blueprints-why-start-first = Najpierw los wskaże, kto zaczyna.
blueprints-why-demand-first = Najpierw trzeba wylosować pożądane materiały.
blueprints-why-deal-first = Najpierw trzeba rozdać projekty.
blueprints-why-draw-first = Najpierw trzeba dolosować kości do puli i nimi rzucić.
blueprints-why-take-first = Najpierw wybierz kość z puli.
blueprints-why-place-first = Najpierw połóż wybraną kość.
blueprints-why-discard-first = Najpierw odrzuć drugą kość z puli.
blueprints-why-over = Gra już się skończyła.
blueprints-why-no-such-seat =
    { $seats ->
        [one] Przy tym stole siedzi tylko { $seats } osoba.
        [few] Przy tym stole siedzą tylko { $seats } osoby.
       *[many] Przy tym stole siedzi tylko { $seats } osób.
    }
blueprints-why-not-in-bag =
    { $material ->
        [wood] W worku nie ma już drewnianych kości.
        [recycled] W worku nie ma już recyklingowych kości.
        [stone] W worku nie ma już kamiennych kości.
       *[glass] W worku nie ma już szklanych kości.
    }
blueprints-why-same-material = Pożądane materiały muszą być różne, a pierwszym jest już { blueprints-material }.
blueprints-why-plan-used = Ten projekt był już w tej grze rozdany.
blueprints-why-no-such-plan = Nie ma takiego projektu.
blueprints-why-not-in-pool = W puli nie ma { blueprints-die.genitive }.
blueprints-why-dead-refused = Przy tym stole nie możesz wybrać { blueprints-die.genitive }: nigdzie w twoim budynku nie pasuje, a inna kość by pasowała.
blueprints-why-hatched = To pole jest zakreskowane ({ blueprints-square }): nie można na nim budować.
blueprints-why-too-low = Na kości o wartości { $top } nie możesz położyć { blueprints-die.genitive }: wartość kości pod spodem musi być niższa lub równa.
blueprints-why-discard-only-two = Kości odrzuca się tylko w grze dwuosobowej.
blueprints-why-no-such-square = Na twoim projekcie nie ma takiego pola.

## Blueprints: punkty za budynek

blueprints-building-bonus = Premia za wykonanie planu
blueprints-building-wood = Drewno: { blueprints-dice }
blueprints-building-recycled = Recykling: { blueprints-dice }
blueprints-building-stone = Kamień: { blueprints-dice }
blueprints-building-glass = Szkło: { blueprints-dice }

## Blueprints: punktacja

blueprints-score-award = { blueprints-award }, runda { $round }
blueprints-score-prize = { blueprints-prize }, runda { $round }
blueprints-score-face-down = Trofea i nagrody, zakryte: { $cards }
blueprints-tie =
    { $what ->
        [prizes] Remis w punktach; decyduje liczba nagród: { $own } do { $others }.
        [gold] Remis w punktach i nagrodach; decydują Złote Trofea: { $own } do { $others }.
       *[silver] Remis w punktach, nagrodach i Złotych Trofeach; decydują Srebrne Trofea: { $own } do { $others }.
    }

## Blueprints: zasady przy stole

blueprints-option-refuse_dead_dice = Kość, która nigdzie w budynku nie pasuje
blueprints-option-refuse_dead_dice-value =
    { $value ->
        [0] zawsze wolno ją wybrać
       *[1] wolno ją wybrać tylko wtedy, gdy żadna nie pasuje
    }
blueprints-option-open_awards = Zdobyte trofea i nagrody
blueprints-option-open_awards-value =
    { $value ->
        [0] leżą zakryte aż do końca
       *[1] leżą odkryte
    }

## Blueprints: stół w terminalu

blueprints-cli-round = Runda { $round }
blueprints-cli-demand = Pożądane: { $first }, potem { $second }
blueprints-cli-bag = Worek: { blueprints-dice }
blueprints-cli-left = do wybrania: { $left }
blueprints-cli-face-down = zakryte: { $cards }
blueprints-cli-row = rząd { $row }
blueprints-cli-score = Budynek na razie: { points }
blueprints-cli-misfit = nigdzie nie pasuje
blueprints-cli-bonus = Premia
blueprints-cli-hatched = zakreskowane

### Zasady gry Blueprints

blueprints-rulebook-intro = Wcielacie się w architektów (od 2 do 4 osób) i w każdej z trzech rund każdy wznosi za zasłonką budynek z sześciu kości. Wszyscy wybierają kości z tej samej puli, po jednej. Każdy materiał punktuje inaczej, dokładne wykonanie tajnego projektu daje premię, a niezwykłe budynki zdobywają nagrody. Punkty za budynek decydują tylko o tym, kto dostanie trofea w danej rundzie; grę wygrywa ten, kto po trzech rundach ma najwięcej punktów z trofeów i nagród.
blueprints-section-components = Elementy gry
blueprints-rule-B-1 = Są 32 kości, po 8 z każdego materiału: drewno (pomarańczowe), recykling (zielone), kamień (czarne) i szkło (przezroczyste).
blueprints-rule-B-2 = Są 24 różne projekty. Projekt ma 3 rzędy po 2 pola. Na dostępnym polu podano, jak wysoki ma być tam budynek: od 1 do 3 kości; pozostałe pola są zakreskowane. Każdy projekt ma 3 albo 4 dostępne pola, a suma ich wysokości wynosi 6.
blueprints-rule-B-3 = Projektów z drukowanej gry nie ma w żadnym publicznym źródle, dlatego te 24 są nasze własne; żadne dwa nie są takie same, nawet po obróceniu ani w lustrzanym odbiciu. 8 projektów ma wysokości 3, 2 i 1; 2 projekty mają 2, 2 i 2; 5 projektów ma 3, 1, 1 i 1; 9 projektów ma 2, 2, 1 i 1.
blueprints-rule-B-4 = Złote Trofeum jest warte 3 punkty, Srebrne 2, a Brązowe 1; każdego rodzaju są trzy. Są też cztery rodzaje nagród, po trzy z każdego; każda nagroda jest warta 2 punkty.
blueprints-rule-B-5 = W grze 2-osobowej używa się tylko Srebrnych Trofeów, w 3-osobowej Złotych i Srebrnych, a w 4-osobowej wszystkich.
blueprints-section-round = Przebieg rundy
blueprints-rule-B-6 = Na początku rundy wszystkie 32 kości są w worku. Losuje się z niego dwie, które wskazują pożądane materiały; rozstrzygają one remisy (B-24). Kość wylosowana jako pierwsza wskazuje pierwszy materiał, druga – drugi. Jeśli obie są z tego samego materiału, jedną z nich odkłada się do worka i losuje ponownie, aż będą różne; każdy z trzech pozostałych materiałów ma więc taką samą szansę, by zostać drugim. Tymi dwiema kośćmi się nie rzuca i w tej rundzie nikt nie może ich wybrać.
blueprints-rule-B-7 = Każdy dostaje jeden losowy projekt i trzyma go za zasłonką, ukryty przed innymi. Na koniec rundy zużyte projekty się odrzuca. W jednej grze potrzeba najwyżej 12 z 24 projektów, więc żaden nigdy nie wraca.
blueprints-rule-B-8 = Z worka losuje się kości i rzuca nimi: w grze 2-osobowej jest ich 8, w 3-osobowej 9, a w 4-osobowej 7. To pula, z której wybierają wszyscy.
blueprints-rule-B-9 = W pierwszej rundzie los wskazuje, kto zaczyna (drukowana instrukcja pyta, kto ostatnio był na placu budowy); każdy ma na to taką samą szansę. Rundy 2 i 3 zaczyna osoba, której budynek zdobył najmniej punktów w poprzedniej rundzie, a jeśli najmniej ma kilka osób, ta z nich, która zajęła najdalsze miejsce (B-24). Kolej przechodzi zgodnie z ruchem wskazówek zegara.
blueprints-rule-B-10 = W swojej turze wybierasz kość z puli i kładziesz ją na własnym projekcie. Potem losuje się kość z worka, rzuca nią i dokłada do puli. Runda trwa, aż każdy wybierze 6 kości.
blueprints-rule-B-11 = W grze 2-osobowej w każdej turze, także w ostatniej, wybierasz jedną kość do położenia, a potem drugą do odrzucenia; nie można z tego zrezygnować. Odrzucona kość nie wraca już w tej rundzie. Następnie z worka losuje się dwie kości zamiast jednej i rzuca nimi.
blueprints-rule-B-12 = Gdy worek jest pusty, a także po ostatnim wyborze w rundzie, niczego się nie losuje. W grze 2- i 4-osobowej w ciągu rundy trafia do puli 30 kości, czyli wszystkie; w 3-osobowej trafia ich 26, a cztery zostają w worku.
blueprints-section-placing = Zasady budowania
blueprints-rule-B-13 = Kość możesz położyć na pustym polu, ale nigdy na zakreskowanym.
blueprints-rule-B-14 = Kość możesz też położyć na innej kości, jeśli wartość tej pod spodem jest niższa lub równa. Na przykład 3 możesz położyć na 1, na 2 albo na drugiej 3.
blueprints-rule-B-15 = Wysokości podane na projekcie w niczym cię nie ograniczają: możesz budować wyżej lub niżej. Liczą się tylko przy premii (B-19).
blueprints-rule-B-16 = Położonej kości nigdy się nie przesuwa, a jej wartość nigdy się nie zmienia.
blueprints-rule-B-17 = Zawsze musisz wybrać kość, nawet jeśli żadna z puli nie pasuje do twojego budynku. Wybrana kość, która nigdzie nie pasuje, zostaje usunięta: nie wraca już w tej rundzie, na następną znów trafia do worka, a mimo to liczy się jako jedna z twoich 6. Wybraną kość, która pasuje, trzeba położyć. Kość, która nigdzie nie pasuje, możesz wybrać także celowo, choć inna by pasowała – chyba że przy tym stole umówiono się, że wolno ją wybrać tylko wtedy, gdy żadna nie pasuje.
blueprints-rule-B-18 = Twój projekt i miejsca twoich kości są tajne aż do podliczenia rundy. Wszyscy widzą natomiast, które kości wybierasz, a także kość usuniętą dlatego, że nigdzie nie pasuje.
blueprints-section-building = Punkty za budynek
blueprints-rule-B-19 = Gdy każdy wybierze 6 kości, odkrywa się budynki i podlicza punkty. Decydują one o trofeach (B-24) i o tym, kto zaczyna następną rundę (B-9), ale nie są punktami zwycięstwa. Premia za wykonanie planu: dostajesz 6 punktów, jeśli wszystkie sześć pól ma dokładnie taką wysokość jak na projekcie, a na zakreskowanych nic nie stoi. Projektu nie wolno w tym celu obracać; materiały i wartości kości nie mają znaczenia.
blueprints-rule-B-20 = Drewno: każda drewniana kość daje 2 punkty za każdą kość z dowolnego materiału, z którą styka się całą ścianką, także za tę nad nią i tę pod nią.
blueprints-rule-B-21 = Recykling: 1, 2, 3, 4, 5 lub 6 recyklingowych kości daje razem 2, 5, 10, 15, 20 lub 30 punktów.
blueprints-rule-B-22 = Kamień: każda kamienna kość daje 2 punkty na piętrze 1, czyli na samym dole, 3 punkty na piętrze 2, 5 punktów na piętrze 3, a 8 punktów na piętrze 4 lub wyższym.
blueprints-rule-B-23 = Szkło: każda szklana kość daje tyle punktów, ile pokazuje, nawet jeśli stoją na niej inne kości.
blueprints-section-awards = Trofea i nagrody
blueprints-rule-B-24 = O miejscach decydują punkty za budynki. W razie remisu wyżej jest osoba, która ma więcej kości z pierwszego pożądanego materiału, potem ta, która ma więcej z drugiego, a potem ta, na którą w tej rundzie kolej przychodziła później. Liczą się tylko kości w budynku, a nie usunięte czy odrzucone ani te dwie, które wskazują pożądane materiały. Na przykład pożądane są recykling, a potem kamień, i dwa budynki mają po 23 punkty, oba z trzema recyklingowymi kośćmi: ten z kamienną kością wygrywa z tym, który jej nie ma.
blueprints-rule-B-25 = W grze 2-osobowej pierwsza osoba dostaje Srebrne Trofeum. W 3-osobowej pierwsza dostaje Złote Trofeum, a druga Srebrne. W 4-osobowej pierwsza dostaje Złote, druga Srebrne, a trzecia Brązowe.
blueprints-rule-B-26 = W każdej rundzie można zdobyć po jednej nagrodzie każdego rodzaju. Nagrodę dla Drapacza Chmur dostaje budynek wysoki na 5 lub więcej pięter, Nagrodę Geometry budynek z kośćmi o wszystkich wartościach od 1 do 6, Nagrodę za Spójność Konstrukcji budynek, w którym 4 lub więcej kości ma tę samą wartość, a Nagrodę za Wykorzystanie Budulca budynek, w którym 5 lub więcej kości jest z tego samego materiału. Jeśli warunek spełnia kilka budynków, rozstrzyga się to jak remis w B-24, ale bez patrzenia na punkty: najpierw pierwszy pożądany materiał, potem drugi, a potem to, na kogo kolej przychodziła w rundzie później. Jeśli nie spełnia go żaden, tej nagrody nikt nie dostaje, także w późniejszych rundach. Jeden budynek może zdobyć kilka nagród.
blueprints-rule-B-27 = Trofea i nagrody leżą zakryte przed właścicielami aż do końca gry. Kto co zdobył, ogłasza się przy punktowaniu rundy; potem stół pokazuje tylko, ile trofeów i nagród mają inni, ale nie które ani ile są warte. Przy stole można się umówić, że będą leżeć odkryte.
blueprints-rule-B-28 = Po rundzie wszystkie kości wracają do worka.
blueprints-section-end = Koniec gry
blueprints-rule-B-29 = Po rundzie 3 gra się kończy i wygrywa osoba, która ma najwięcej punktów z trofeów i nagród. W razie remisu wygrywa ta, która ma więcej nagród, potem ta, która ma więcej Złotych Trofeów, potem Srebrnych, potem Brązowych; jeśli remis trwa nadal, remisujący dzielą się zwycięstwem. Dalsze miejsca ustala się tak samo. W grze 2-osobowej nikt nigdy nie dzieli się zwycięstwem, bo trzech Srebrnych Trofeów nie da się podzielić po równo.
# How plans are written in files and at the command line
blueprints-writing = Projekt zapisuje się rzędami od góry, a X oznacza zakreskowane pole: X1/31/1X to jedna kość w prawym górnym rogu, trzy i jedna w środkowym rzędzie oraz jedna w lewym dolnym rogu.

## Blueprints: plansza

blueprints-board-pool = Pula
blueprints-board-round = Runda { $round } z { $rounds }
blueprints-board-order = Kolejność
blueprints-board-demand = Pożądane
blueprints-board-demand-means = Pożądane materiały rozstrzygają remisy: najpierw liczą się kości z pierwszego, potem z drugiego.
blueprints-board-bag = Worek: { $dice }
blueprints-board-of = { blueprints-material }: { $dice }
blueprints-board-taken = Wzięte kości: { $dice }
blueprints-board-dead = { blueprints-die }, usunięta: nigdzie nie pasowała
blueprints-board-unfit = { blueprints-die }, nie pasuje nigdzie do twojego budynku
blueprints-board-lost = Usunięte: { blueprints-dice }
blueprints-board-hatched = { blueprints-square }: zakreskowane
# $points (number) a die would bring on a square
blueprints-board-brings = Przyniesie { points }.
blueprints-board-square = { blueprints-square }: wysokość na projekcie { $wanted }, zbudowano { $floors }
blueprints-board-wanted = Budynek z twojego projektu
blueprints-board-from-above = Z góry
blueprints-board-turn-left = Obróć w lewo
blueprints-board-turn-right = Obróć w prawo
blueprints-board-flat = Widok płaski
blueprints-board-left =
    { $left ->
        [0] wszystkie kości wybrane
        [one] do wybrania { $left } kość
       *[many] do wybrania { $left } kości
    }
blueprints-board-hand = W ręce: { blueprints-die }
blueprints-board-bonus = Premia za plan
blueprints-board-building = Budynek
blueprints-board-honours = Trofea i nagrody: { $cards }, razem { points }
blueprints-board-ref-placing = Kładzenie
blueprints-board-ref-place = Na wolnym polu albo na kości, która pokazuje tyle samo lub mniej.
blueprints-board-ref-lost = Kość, która nigdzie nie pasuje, przepada, a liczy się do twoich sześciu.
blueprints-board-ref-materials = Punkty za budynek
blueprints-board-ref-wood = 2 za każdą kość, której dotyka całą ścianką
blueprints-board-ref-recycled = od 1 do 6 kości: razem 2, 5, 10, 15, 20, 30
blueprints-board-ref-stone = piętro 1: 2, piętro 2: 3, piętro 3: 5, wyżej: 8
blueprints-board-ref-glass = tyle, ile pokazuje
blueprints-board-ref-bonus = 6, jeśli każda wysokość jest dokładnie jak na projekcie
blueprints-board-ref-won = Co liczy się na końcu
blueprints-board-ref-gold = 3 za najlepszy budynek (3 lub 4 osoby)
blueprints-board-ref-silver = 2 za drugi (w grze 2-osobowej: za najlepszy)
blueprints-board-ref-bronze = 1 za trzeci z 4
blueprints-board-ref-skyscraper = 2 za 5 lub więcej pięter
blueprints-board-ref-geometer = 2 za wszystkie wartości od 1 do 6
blueprints-board-ref-integrity = 2 za 4 lub więcej kości o tej samej wartości
blueprints-board-ref-prize-materials = 2 za 5 lub więcej kości z jednego materiału
blueprints-board-ref-ties = Remis: więcej kości z pierwszego pożądanego materiału, potem z drugiego, potem późniejsza kolej.
blueprints-board-ref-now = teraz
blueprints-board-reveal = Budynki rundy { $round }
blueprints-board-look = Przyjrzyj się budynkom z rundy { $round } tak długo, jak chcesz: stół na ciebie zaczeka.
blueprints-board-again = Pokaż jeszcze raz
blueprints-board-back = Do stołu
blueprints-board-last-round = Budynki rundy { $round }
blueprints-board-result = { $name }: { $score }.
blueprints-board-tied = Gdy budynki mają tyle samo punktów, decydują kości z pożądanych materiałów (najpierw { $first }, potem { $second }), a potem to, na kogo kolej przychodziła w rundzie później.

## Blueprints: lekcja

blueprints-lesson-goal = Cześć! Budujesz z kości. W każdej turze wybierasz jedną z tej puli i kładziesz ją na swoim projekcie; po sześciu kościach budynek jest gotowy.
blueprints-lesson-plan = To twój projekt. Liczba mówi, jak wysoko masz tu budować, a zakreskowane pola zostają puste. Gdy wszystkie wysokości zgadzają się co do piętra, dostajesz 6 punktów premii.
blueprints-lesson-wood = Każdy materiał punktuje po swojemu. Drewno lubi towarzystwo: 2 punkty za każdą kość, z którą się styka. Weź drewnianą 2.
blueprints-lesson-wood-instead = Też dobra kość. Zacznij jednak od drewnianej 2: niskie kości kładzie się na dole.
blueprints-lesson-corner = Połóż ją w rogu, między dwoma pozostałymi wolnymi polami: będzie się stykać z oboma.
blueprints-lesson-corner-instead = Można, ale tam drewno stykałoby się z mniejszą liczbą kości. Róg jest podświetlony.
blueprints-lesson-discard = W grze dwuosobowej wybierasz też kość, której w tej rundzie już nikt nie użyje. Odrzuć kamienną 2.
blueprints-lesson-discard-instead = Ta ci się jeszcze przyda. Odrzuć kamienną 2.
blueprints-lesson-screens = Bot buduje za zasłonką: widzisz, które kości bierze, ale nie gdzie je kładzie – aż do podliczenia rundy.
blueprints-lesson-recycled = Kości z recyklingu punktują razem: jedna 2 punkty, dwie 5, trzy 10, a sześć aż 30. Weź 4 z recyklingu i połóż ją na lewo od drewna.
blueprints-lesson-collects-glass = Bot chyba zbiera szkło. Zabierz mu jedną szklaną kość: odrzuć szklaną 2.
blueprints-lesson-together = Druga kość z recyklingu robi z 2 punktów 5. Połóż ją na ostatnim pustym polu, a potem odrzuć kamienną 2.
blueprints-lesson-glass = Szkło daje tyle punktów, ile pokazuje, nawet przykryte. Weź szklaną 5.
blueprints-lesson-stack = Teraz budujesz w górę: kość może stać na kości o tej samej lub niższej wartości. Połóż 5 na 4 z recyklingu po lewej.
blueprints-lesson-stack-instead = Tam też by pasowała. Połóż ją po lewej: drewniany róg czeka na kamień.
blueprints-lesson-stack-discard = Odrzuć drewnianą 6.
blueprints-lesson-third = Trzecia kość z recyklingu to o 5 punktów więcej. Połóż 6 na drugiej 4 z recyklingu i odrzuć szklaną 3.
blueprints-lesson-trap = Oto pułapka: 1 nigdzie nie pasuje, bo żaden twój szczyt nie jest tak niski. Gdyby na dole leżały wysokie kości, prawie wszystkie byłyby teraz martwe, a wzięta martwa kość przepada i liczy się jako jedna z sześciu.
blueprints-lesson-stone = Kamień najlepiej stawiać wysoko: 2 punkty na piętrze 1, 3 na piętrze 2, 5 na piętrze 3, wyżej 8. Połóż kamienną 6 na drewnie: wszystkie wysokości będą wtedy dokładnie jak w projekcie.
blueprints-lesson-last-discard = Odrzuć drewnianą 3 i patrz, jak opadają zasłonki.
# $mine and $other (numbers) are the points of the buildings of the learner and the bot
blueprints-lesson-award = Twój budynek zdobył { $mine }, a budynek bota { $other }. Trofeum tej rundy jest więc twoje: 2 punkty. Punkty za budynki teraz przepadają.
blueprints-lesson-prizes = Nagrody też dają po 2 punkty: za pięć pięter, za wszystkie wartości od 1 do 6, za cztery kości o tej samej wartości, za pięć z jednego materiału. Bot miał cztery 4 i jedną dostał.
blueprints-lesson-end = Są trzy rundy. Po trzeciej liczą się tylko trofea i nagrody, a wygrywa ten, kto ma najwięcej punktów. Następną rundę zaczyna najsłabszy budynek: tym razem bot.
blueprints-lesson-free = To wszystko, czego ci trzeba. Przed tobą nowy projekt i odtąd grasz, jak chcesz. Miłej zabawy!
