## 5 wież: nazwy

towers-title = 5 wież
towers-line = Licytuj tyle kart, na ile starczy ci odwagi – każdą z nich musisz dołożyć do swoich wież.
towers-suit =
    { $suit ->
        [candy] cukierkowa
        [spooky] straszna
        [plant] roślinna
        [scrap] złomowa
       *[sand] piaskowa
    }
    .genitive =
        { $suit ->
            [candy] cukierkowej
            [spooky] strasznej
            [plant] roślinnej
            [scrap] złomowej
           *[sand] piaskowej
        }
    .accusative =
        { $suit ->
            [candy] cukierkową
            [spooky] straszną
            [plant] roślinną
            [scrap] złomową
           *[sand] piaskową
        }
    .neuter =
        { $suit ->
            [candy] cukierkowe
            [spooky] straszne
            [plant] roślinne
            [scrap] złomowe
           *[sand] piaskowe
        }
    .neuter-genitive =
        { $suit ->
            [candy] cukierkowego
            [spooky] strasznego
            [plant] roślinnego
            [scrap] złomowego
           *[sand] piaskowego
        }
towers-tower =
    { $suit ->
        [candy] Cukierkowa wieża
        [spooky] Straszna wieża
        [plant] Roślinna wieża
        [scrap] Złomowa wieża
       *[sand] Piaskowa wieża
    }
# Ta siódemka, ale to zero.
towers-card =
    { $value ->
        [0] { towers-suit.neuter } { $value }
       *[other] { towers-suit } { $value }
    }
    .genitive =
        { $value ->
            [0] { towers-suit.neuter-genitive } { $value }
           *[other] { towers-suit.genitive } { $value }
        }
    .accusative =
        { $value ->
            [0] { towers-suit.neuter } { $value }
           *[other] { towers-suit.accusative } { $value }
        }

## 5 wież: do wyboru

towers-do-bid = Licytuj { $cards }
towers-do-pass = Spasuj
towers-do-take = Weź { towers-card.accusative }
towers-do-keep = Zostaw wszystkie wieże bez zmian
towers-do-remove = Usuń { towers-card.accusative }
towers-do-place = Dołóż { towers-card.accusative }
towers-do-start = Zaczyna { $name }
towers-do-draw = Odkryj { towers-card.accusative }

## 5 wież: co się stało

towers-log-bid = { $who } licytuje { $cards }.
towers-log-pass = { $who } pasuje.
towers-log-take = { $who } bierze { towers-card.accusative }.
towers-log-keep = { $who } niczego nie usuwa.
towers-log-remove = { $who } usuwa { towers-card.accusative }.
towers-log-place = { $who } dokłada { towers-card.accusative }.
towers-log-start = Zaczyna { $name }.
towers-log-draw = Na wystawkę trafia { towers-card }.
towers-piece = { towers-card }
towers-several-draw = Odkryte karty: { $several }.
towers-several-take = { $who } bierze karty: { $several }.
towers-several-place = { $who } dokłada karty: { $several }.
towers-turn-take = bierze { $several }
towers-turn-take-piece = { towers-card.accusative }
towers-turn-keep = niczego nie usuwa
towers-turn-remove = usuwa { towers-card.accusative }

## 5 wież: pytania

towers-ask-first-bid =
    { $most ->
        [0] Rozpocznij licytację: żadnej z tych kart nie możesz dołożyć, więc licytuj 0.
       *[other] Rozpocznij licytację: podaj liczbę od 0 do { $most }.
    }
towers-ask-bid = Najwyższa oferta to { $bid }. Przebij ją albo spasuj; możesz dołożyć najwyżej { $most }.
towers-ask-pass = Najwyższa oferta to { $bid }, a możesz dołożyć najwyżej { $most }: spasuj.
towers-ask-take = Wybierz kartę do dobrania (pozostało: { $cards }).
towers-ask-removing = Usuń ostatnią kartę jednej z wież albo zostaw wszystkie bez zmian.
towers-ask-must-remove = Nie wszystkie karty pasują: usuń ostatnią kartę jednej z wież.
towers-ask-place = Wybierz kartę do dołożenia (pozostało: { $cards }).
towers-ask-starting = Los wskazuje, kto zaczyna.
towers-ask-dealing = Na wystawkę trafiają kolejne karty.
towers-ask-ended = Koniec gry: stos do dobierania wyczerpał się po raz drugi.
towers-ask-ended-early = Koniec gry: stos do dobierania jest pusty i nie ma odrzuconych kart, które można by potasować.

## 5 wież: dlaczego nie

towers-why-unknown = W tej grze nie ma takiego ruchu.
towers-why-start-first = Najpierw los wskaże, kto zaczyna.
towers-why-draw-first = Najpierw trzeba odkryć karty na wystawkę.
towers-why-bid-first = Licytacja jeszcze trwa: najpierw licytuj albo spasuj.
towers-why-take-first = Najpierw dobierz z wystawki wylicytowane karty.
towers-why-remove-first = Najpierw zdecyduj, czy usuwasz kartę.
towers-why-place-first = Najpierw umieść w wieżach wszystkie dobrane karty.
towers-why-over = Gra już się skończyła.
towers-why-no-such-seat =
    { $seats ->
        [one] Przy tym stole siedzi tylko { $seats } osoba.
        [few] Przy tym stole siedzą tylko { $seats } osoby.
       *[many] Przy tym stole siedzi tylko { $seats } osób.
    }
towers-why-not-in-pile = W stosie do dobierania nie ma już { towers-card.genitive }.
towers-why-starter-must-bid = Rozpoczynasz licytację, więc musisz podać liczbę – wystarczy 0.
towers-why-bids-go-to = Licytuje się od 0 do { $most }.
towers-why-bid-higher = Najwyższa oferta to { $bid }: przebij ją albo spasuj.
towers-why-display-is-short =
    { $cards ->
        [one] Na wystawce jest tylko { $cards } karta, więc nikt nie może licytować więcej.
        [few] Na wystawce są tylko { $cards } karty, więc nikt nie może licytować więcej.
       *[many] Na wystawce jest tylko { $cards } kart, więc nikt nie może licytować więcej.
    }
towers-why-cannot-build = Nie dołożysz do swoich wież { cards.genitive }: zmieści się ich najwyżej { $most }.
towers-why-no-card-there = Nie ma tam karty, którą można wybrać.
towers-why-not-on-display = Na wystawce nie ma { towers-card.genitive }.
towers-why-already-taken = Masz już na ręce { towers-card.accusative }.
towers-why-equal-card = Te dwie karty są jednakowe ({ towers-card }): wybierz pierwszą z nich.
towers-why-nothing-on-a-roof = Nie dołożysz { towers-card.genitive }: twoja { towers-suit } wieża ma już dach.
towers-why-take-cannot-be-built = Jeśli weźmiesz { towers-card.accusative }, nie dołożysz do wież wszystkich wylicytowanych kart.
towers-why-not-on-top = Na szczycie twojej { towers-suit.genitive } wieży nie ma karty o wartości { $value }.
towers-why-must-remove = Nie wszystkie dobrane karty pasują do twoich wież: najpierw usuń ostatnią kartę jednej z nich.
towers-why-nothing-to-remove = Nie masz { towers-suit.genitive } wieży, z której można by usunąć kartę.
towers-why-roof-stays = Twoja { towers-suit } wieża ma dach, a dachu nie można usunąć.
towers-why-removal-does-not-help = Jeśli usuniesz { towers-card.accusative }, nie dołożysz do wież wszystkich dobranych kart.
towers-why-not-in-hand = Nie masz na ręce { towers-card.genitive }.
towers-why-not-lower = Na karcie o wartości { $top } nie możesz położyć { towers-card.genitive }: wartości kolejnych segmentów muszą maleć.
towers-why-blocks-the-rest = Jeśli teraz dołożysz { towers-card.accusative }, pozostałe dobrane karty się nie zmieszczą: zacznij od innej.

## 5 wież: punktacja

towers-score-tower = { towers-tower } bez dachu: { cards }
towers-score-roofed = { towers-tower } z dachem: { cards } × 2
towers-score-chosen = Wybrana wieża ({ towers-suit }): { cards }
towers-score-removed = Karty usunięte: { $cards }

## 5 wież: stół w terminalu

towers-cli-passed = pasuje
towers-cli-has-bid = licytuje { $cards }
towers-cli-passes =
    { $passes ->
        [0] pierwsze przejście
       *[other] drugie przejście
    }
towers-cli-roof = dach
towers-cli-removed = usunięte

### Zasady gry 5 wież

towers-rulebook-intro = Wcielacie się w architektów (od 2 do 5 osób) i w każdej rundzie licytujecie karty z wystawki: kto chce wziąć ich najwięcej, ten wybiera, ale musi dołożyć wszystkie do swoich wież, w których wartości maleją ku górze. Każda karta w wieży daje punkty, pod dachem dwa razy więcej, a karty usunięte punkty odbierają; wygrywa osoba z najwyższym wynikiem. Wszystko jest jawne oprócz kolejności kart w stosie do dobierania, więc zawsze można ustalić, jakie karty w nim jeszcze są.
towers-section-cards = Karty
towers-rule-T-1 = Jest pięć rodzajów kart: cukierkowe, straszne, roślinne, złomowe i piaskowe. W każdym rodzaju jest po jednej karcie o każdej wartości od 0 do 15, razem 80 kart.
towers-rule-T-2 = W rozgrywce cztero- i pięcioosobowej w każdym rodzaju dochodzą drugie karty o wartościach 0, 2, 5, 7, 10 i 12, razem jest więc 110 kart. W rozgrywce dwu- i trzyosobowej tych 30 kart zostaje w pudełku.
towers-section-towers = Wieże
towers-rule-T-3 = Możesz mieć tylko po jednej wieży każdego rodzaju, czyli najwyżej pięć wież. Dobrana karta zawsze trafia do wieży swojego rodzaju.
towers-rule-T-4 = Wieżę, której jeszcze nie masz, może zacząć dowolna karta, także 9 i 0. Jeśli usuniesz z wieży jej jedyną kartę, możesz ją zacząć od nowa, znów dowolną kartą.
towers-rule-T-5 = Karta dokładana do istniejącej wieży musi mieć wartość niższą niż karta na szczycie. Równa nie pasuje: na 7 możesz położyć 6 albo 2, ale nie drugą 7. Wyjątkami są 8 i 9 (T-6, T-7).
towers-rule-T-6 = Na 8 możesz położyć dowolną kartę tego samego rodzaju, niższą lub wyższą. Na przykład po 8 może przyjść 13.
towers-rule-T-7 = Kartę o wartości 9 możesz położyć na każdej karcie tego samego rodzaju oprócz 0. Na przykład 9 może leżeć na 3, a wieża rośnie dalej od 9.
towers-rule-T-8 = Karta o wartości 0 to dach wieży: niczego nie można na niej położyć, nawet 9, i nie można jej usunąć. Wieża zaczęta od 0 jest od razu skończona.
towers-rule-T-9 = Położona karta zostaje na swoim miejscu i nigdy się jej nie przesuwa. Jedynym wyjątkiem jest usunięcie karty (T-18).
towers-section-setup = Przygotowanie gry
towers-rule-T-10 = Potasowane karty tworzą zakryty stos do dobierania. Los wskazuje, kto rozpocznie pierwszą licytację; każdy ma na to taką samą szansę.
towers-section-round = Przebieg rundy
towers-rule-T-11 = Na początku rundy odkrywa się pięć kart ze stosu do dobierania: to wystawka. Mniej kart może na niej być tylko w ostatniej rundzie (T-24).
towers-rule-T-12 = Licytacja: osoba rozpoczynająca podaje liczbę od 0 do 5, czyli ile kart weźmie z wystawki; nie może spasować. Potem kolej przechodzi zgodnie z ruchem wskazówek zegara, jeden raz dookoła: każdy przebija najwyższą ofertę albo pasuje. Nikt nie zabiera głosu dwa razy. Na przykład jeśli Antek zaczyna od 3, a Bartek pasuje, Zuza może licytować 4 lub 5 albo spasować.
towers-rule-T-13 = Licytacja kończy się natychmiast, gdy ktoś zalicytuje wszystkie karty z wystawki: pięć albo tyle, ile ich jest na niepełnej wystawce (T-24). Kto do tej pory nie zabrał głosu, już nie licytuje. Na przykład Antek zaczyna od 3, Bartek pasuje, a Zuza licytuje 5 i od razu bierze karty; na Sebastiana, który siedzi po jej lewej stronie, kolej już nie przychodzi.
towers-rule-T-14 = Nie możesz licytować więcej kart, niż możesz dołożyć do swoich wież (T-19), nawet jako blef, w nadziei, że ktoś cię przebije. Przy stole z prawdziwymi kartami taka oferta wychodzi na jaw dopiero później i trzeba ją cofnąć; tutaj gra od razu ją odrzuca i podaje powód. Na przykład jedyną wieżą Zuzy jest piaskowa 6, a na niej 4, na wystawce zaś leży piaskowa 7 i po jednej karcie z czterech pozostałych rodzajów: nawet po usunięciu 4 nie ma miejsca na 7, więc Zuza może licytować najwyżej 4.
towers-rule-T-15 = Jeśli osoba rozpoczynająca licytuje 0, a wszyscy pozostali pasują, nikt nie bierze, nie usuwa ani nie dokłada kart. Cała wystawka zostaje odrzucona, a następną rundę zaczyna ta sama osoba. W ostatniej rundzie gra po prostu się kończy.
towers-rule-T-16 = Dobieranie kart: kto wygrywa licytację, swobodnie wybiera karty z wystawki – dokładnie tyle, ile wynosi jego oferta.
towers-rule-T-17 = Karty, które zostały na wystawce, na koniec rundy trafiają na stos kart odrzuconych.
towers-rule-T-18 = Usuwanie: jeśli wygrywasz licytację, możesz usunąć ostatnią kartę jednej ze swoich wież, niezależnie od tego, czy jest to potrzebne. Robisz to po dobraniu kart, a przed dołożeniem pierwszej z nich. W jednej rundzie możesz usunąć najwyżej jedną kartę i nigdy nie może to być 0. Usunięta karta trafia na twój własny stos kart usuniętych, nie wraca już do gry i na koniec kosztuje cię punkty (T-27).
towers-rule-T-19 = Budowa: dołóż do wież wszystkie dobrane karty, w dowolnej kolejności. Możesz dołożyć daną liczbę kart, jeśli da się wybrać tyle kart z wystawki, usunąć jedną kartę albo nie usuwać żadnej i znaleźć kolejność, w której wszystkie się zmieszczą; kto może dołożyć pewną liczbę kart, może też dołożyć o jedną mniej. Na przykład jedyną wieżą Zuzy jest piaskowa 12, a na niej 6, na ręce zaś Zuza ma piaskową 7 i po jednej karcie z czterech pozostałych rodzajów: usuwa 6, na jej miejscu kładzie 7, a z reszty zaczyna nowe wieże.
towers-rule-T-20 = Biorąc, usuwając i dokładając karty, możesz wybierać tylko tak, żeby dało się jeszcze umieścić w wieżach wszystkie wylicytowane karty. Na przykład jeśli masz na ręce tylko cukierkową 7 i cukierkową 5, a nie masz jeszcze cukierkowej wieży, najpierw musisz położyć 7.
towers-rule-T-21 = Następną rundę zaczyna osoba siedząca po lewej stronie zwycięzcy licytacji, chyba że najwyższą ofertą było 0 (T-15).
towers-section-end = Koniec gry
towers-rule-T-22 = Gdy na koniec rundy, po odrzuceniu reszty wystawki (T-17), stos do dobierania jest po raz pierwszy pusty, tasuje się wszystkie karty odrzucone, także te z tej rundy, i tworzą one nowy stos do dobierania. Karty z wież i karty usunięte do niego nie wracają. Jeśli nie ma kart odrzuconych, gra się kończy.
towers-rule-T-23 = Gdy stos do dobierania wyczerpie się po raz drugi, rozegrajcie tę rundę do końca; potem gra się kończy.
towers-rule-T-24 = W tej ostatniej rundzie na wystawce może być mniej niż pięć kart. Najwyższą możliwą ofertą jest wtedy liczba kart na wystawce.
towers-section-score = Punktacja
towers-rule-T-25 = Każda karta w wieży bez dachu daje 1 punkt, a każda karta w wieży z dachem, łącznie z samym dachem, 2 punkty. Na przykład wieża z trzech kart, w tym dachu, daje 6 punktów, a taka wieża z sześciu kart – 12.
towers-rule-T-26 = Dodatkowo jedna wybrana wieża daje jeszcze po 1 punkcie za każdą swoją kartę. Jest nią zawsze twoja wieża z największą liczbą kart: sześć kart to 6 punktów więcej. Bez żadnej wieży nic tu nie dostajesz.
towers-rule-T-27 = Pierwsza usunięta przez ciebie karta kosztuje 1 punkt, druga 2, trzecia 3 i tak dalej; r usuniętych kart kosztuje razem r × (r + 1) / 2 punktów. Na przykład dwie usunięte karty kosztują 3 punkty.
towers-rule-T-28 = Wygrywa osoba z najwyższym wynikiem. W razie remisu wszyscy remisujący wygrywają wspólnie, a równe wyniki oznaczają to samo miejsce.

## 5 wież: stół

towers-board-auction = Licytacja
towers-board-bid = licytuje { $bid }
towers-board-in-hand = { towers-card }, na ręce
towers-board-unfit = { towers-card }, nie da się dołożyć
# $cards (number) to be built
towers-board-go-taking =
    { $cards ->
        [one] Weź i dołóż
       *[other] Weź wszystkie i dołóż ({ $cards })
    }
towers-board-go-removing =
    { $cards ->
        [one] Nic nie usuwaj i dołóż
       *[other] Nic nie usuwaj i dołóż wszystkie ({ $cards })
    }
towers-board-go-building = Dołóż wszystkie ({ $cards })
towers-board-no-tower = { towers-tower }: nierozpoczęta
towers-board-tower = { towers-tower }, od dołu: { $values }
towers-board-roofed = { towers-tower } z dachem, od dołu: { $values }
towers-board-ref-bids = Licytacja
towers-board-ref-bid = Podaj, ile kart weźmiesz; każdy odzywa się raz. Kto da najwięcej, bierze tyle kart.
towers-board-ref-all = Każdą dobraną kartę trzeba dołożyć do wieży jej rodzaju.
towers-board-ref-towers = Budowanie
towers-board-ref-falls = Wartości maleją ku szczytowi; równa karta nie pasuje.
towers-board-ref-remove = Przed budowaniem możesz usunąć ostatnią kartę jednej wieży, ale nigdy 0.
towers-board-ref-points = Punkty
towers-board-ref-card = Każda karta: 1, w wieży z dachem: 2
towers-board-ref-longest = Twoja najwyższa wieża: jeszcze po 1 za każdą kartę
towers-board-ref-removed = Usunięte karty: –1 za pierwszą, –2 za drugą, –3 za trzecią i tak dalej
towers-board-ref-end = Koniec: runda, w której stos do dobierania wyczerpie się po raz drugi.
towers-board-ref-now = Masz teraz
towers-board-first-pass = Pierwsze przejście przez stos
towers-board-second-pass = Drugie i ostatnie przejście przez stos
towers-board-left = W stosie do dobierania są jeszcze:
towers-board-special-0 = Karta 0 to dach: podwaja punkty za wieżę i zamyka ją na stałe.
towers-board-special-8 = Na 8 można położyć dowolną kartę.
towers-board-special-9 = Kartę 9 można położyć na dowolnej karcie oprócz 0.

## 5 wież: lekcja

towers-lesson-goal = Cześć! Budujesz do pięciu wież, po jednej każdego rodzaju. Na koniec każda karta w wieżach to punkt, a twoja najwyższa wieża liczy się jeszcze raz.
towers-lesson-auction = Te pięć kart to wystawka; w każdej rundzie się o nie licytuje. Nie chodzi o pieniądze: mówisz, ile kart weźmiesz. Kto powie najwięcej, wybiera karty – i musi wszystkie dołożyć do wież.
towers-lesson-open = Zaczynasz. Trzy z tych kart ci pasują: licytuj 3.
towers-lesson-open-instead = Tak też można. Tym razem licytuj 3, a zobaczysz dlaczego.
towers-lesson-take = Bot pasuje, więc wybierasz ty. W wieży każda karta musi być niższa od tej pod nią, więc wysokie karty zostawiają miejsce. Weź trzy najwyższe.
towers-lesson-take-instead = Ta karta też pasuje, ale wyższe zostawiają więcej miejsca. Weź te podświetlone.
towers-lesson-nothing-yet = Przed budową możesz usunąć kartę z jednej ze swoich wież. Jeszcze ich nie masz, więc zostaw wszystko bez zmian.
towers-lesson-build = Teraz je dołóż: każda zaczyna nową wieżę.
# $points (number) of the learner
towers-lesson-points = Masz już punkty ({ $points }): po jednym za każdą kartę i jeszcze raz za najwyższą wieżę.
# $bid (number) is the bot's
towers-lesson-overbid = Teraz zaczął bot: { $bid }. Każdy odzywa się raz: przebijasz albo pasujesz. Licytuj 2.
towers-lesson-overbid-instead = Może innym razem. Teraz licytuj 2: dwie z tych kart pasują do twoich wież.
towers-lesson-falling = Weź złomową 12, która zacznie wieżę, i cukierkową 7: pasuje, bo jest niższa od twojej cukierkowej 12.
towers-lesson-keep = Teraz możesz usunąć górną kartę jednej wieży, żeby zrobić miejsce. Za pierwszym razem kosztuje to 1 punkt, za drugim 2, za trzecim 3. Miejsca ci nie brakuje: zostaw wszystko bez zmian.
towers-lesson-keep-instead = To kosztowałoby cię punkt i kartę. Zostaw wszystko bez zmian.
towers-lesson-second = Dołóż obie. Gdy dwie karty są tego samego rodzaju, najpierw kładziesz wyższą.
towers-lesson-nine = Twoja cukierkowa wieża kończy się na 7: pasują tylko niższe karty. Dwie wartości są jednak wyjątkowe: 9 położysz na wszystkim oprócz dachu, a na 8 położysz cokolwiek. I oto leży cukierkowa 9!
# $bid (number) is the bot's
towers-lesson-three = Bot licytuje { $bid }. Przebij go: 3.
towers-lesson-on-seven = Weź cukierkową 9, straszną 14 i piaskową 9.
towers-lesson-keep-again = Żadna karta nie musi robić miejsca: zostaw wszystko bez zmian.
towers-lesson-on-seven-build = Dołóż je. Popatrz: 9 kładziesz na 7 i wieża znowu może rosnąć.
towers-lesson-roof = 0 to dach. Podwaja każdą kartę swojej wieży, siebie też. Ale niczego już na nim nie położysz i nie da się go usunąć.
# $bid (number) is the bot's
towers-lesson-roof-bid = Bot licytuje { $bid }. Licytuj 2.
towers-lesson-roof-take = Weź straszne 0 i roślinną 7.
towers-lesson-roof-build = Dołóż je: dach na straszną wieżę, a 7 na roślinną 15.
# $cards (number) in the roofed tower, $tower (number) its points, $points (number) of the learner
towers-lesson-doubled = Wieża z dachem: kart { $cards }, a punktów { $tower }. Razem masz ich teraz { $points }.
towers-lesson-trap = A oto pułapka: pojawia się straszna 12 i straszna 3, a obie by pasowały. Dach położony za wcześnie zamyka drogę wszystkiemu, co mogło jeszcze przyjść.
# $bid (number) is the bot's
towers-lesson-pass = Bot licytuje { $bid }. Nie świecą liczby większe, niż pomieszczą twoje wieże. Spasuj: to nic nie kosztuje.
# $cards (number) in the draw pile
towers-lesson-end = Koniec warto znać zawczasu: gdy stos się wyczerpie, z kart odrzuconych powstaje nowy; gdy wyczerpie się i ten, gra się kończy. W stosie kart jest teraz { $cards }. Dachy kładź więc późno – ale nie za późno.
towers-lesson-free = To wszystko, czego ci trzeba. Zaczynasz następną rundę i odtąd grasz, jak chcesz. Miłej zabawy!

## 5 wież: podpowiedzi

towers-hint-dear = Wyższa oferta zmusiłaby cię do usunięcia karty, a to kosztuje { points }.
towers-hint-harm = Przy wyższej ofercie pewnie trzeba by dołożyć także { towers-card.accusative }, a to więcej zamyka, niż daje.
towers-hint-final = Kto licytuje całą wystawkę, tego nikt już nie przebije.
towers-hint-outbid = Przy niższej ofercie pewnie ktoś zabierze ci { towers-card.accusative }, bo innym też pasuje.
towers-hint-all-fit =
    { $cards ->
        [one] Bez usuwania czegokolwiek możesz dołożyć jedną kartę, a to daje więcej, niż zamyka.
       *[other] Bez usuwania czegokolwiek możesz dołożyć { cards }, a to daje więcej, niż zamyka.
    }
towers-hint-keep = Dzięki temu niczego nie usuwasz; usunięcie kosztowałoby teraz { points }, a następne jeszcze więcej.
towers-hint-unblock = Bez { towers-card.genitive } ta wieża znów może rosnąć, a to jest warte więcej niż koszt usunięcia ({ points }).
towers-hint-roof-now = Dach podwaja twoją { towers-suit.accusative } wieżę, która ma teraz { cards }.
towers-hint-roof-later = Twoja { towers-suit } wieża może jeszcze urosnąć, więc dach może poczekać. Pasujące karty, które mogą jeszcze przyjść: { $fitting }.
towers-hint-eight = Na { towers-card.accusative } można położyć każdą kartę tego rodzaju, więc ta wieża zostaje szeroko otwarta.
towers-hint-nine = Kładąc { towers-card.accusative } na karcie o wartości { $top }, otwierasz wieżę na kolejne karty.
towers-hint-start = Jeśli wieżę zaczyna { towers-card }, zmieści się w niej jeszcze wiele kart.
towers-hint-room = To zostawia więcej miejsca w twojej { towers-suit.genitive } wieży. Pasujące karty, które mogą jeszcze przyjść: { $fitting }, a po drugim ruchu tylko { $fewer }.
towers-hint-tallest = Twoja { towers-suit } wieża jest najwyższa, więc każda jej karta liczy się jeszcze raz.
towers-hint-order = W tej kolejności na szczycie będzie { towers-card }, a na niej zmieści się później więcej kart.
