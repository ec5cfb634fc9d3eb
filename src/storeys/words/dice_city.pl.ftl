## Dice City: nazwy

dice_city-title = Dice City
dice_city-line = Rzuć pięcioma kośćmi i rozbuduj swoje miasto – każda kość uruchamia w nim jedną lokację.
# Nazwy kart według polskiej instrukcji, wielką literą; użyć Kościoła, zbudować Kościół.
dice_city-card =
    { $card ->
        [forest] Las
        [mountain] Góra
        [cave] Jaskinia
        [militia] Milicja
        [house] Chatka
        [traveller] Wędrowiec
        [lumber_mill] Tartak
        [quarry] Kamieniołom
        [mine] Kopalnia
        [regular_army] Armia
        [barracks] Koszary
        [blacksmith] Kuźnia
        [catapult] Katapulta
        [training_camp] Obóz Treningowy
        [watch_tower] Wieża Strażnicza
        [bazaar] Bazar
        [market_place] Rynek
        [merchant_guild] Gildia Kupców
        [mint] Mennica
        [storehouse] Magazyn
        [cathedral] Katedra
        [festival_hall] Sala Festynów
        [grand_statue] Posąg
        [great_wall] Mur Obronny
        [manor] Posiadłość
        [cemetery] Cmentarz
        [church] Kościół
        [stables] Stajnie
        [town_hall] Ratusz
       *[well] Studnia
    }
    .genitive =
        { $card ->
            [forest] Lasu
            [mountain] Góry
            [cave] Jaskini
            [militia] Milicji
            [house] Chatki
            [traveller] Wędrowca
            [lumber_mill] Tartaku
            [quarry] Kamieniołomu
            [mine] Kopalni
            [regular_army] Armii
            [barracks] Koszar
            [blacksmith] Kuźni
            [catapult] Katapulty
            [training_camp] Obozu Treningowego
            [watch_tower] Wieży Strażniczej
            [bazaar] Bazaru
            [market_place] Rynku
            [merchant_guild] Gildii Kupców
            [mint] Mennicy
            [storehouse] Magazynu
            [cathedral] Katedry
            [festival_hall] Sali Festynów
            [grand_statue] Posągu
            [great_wall] Muru Obronnego
            [manor] Posiadłości
            [cemetery] Cmentarza
            [church] Kościoła
            [stables] Stajni
            [town_hall] Ratusza
           *[well] Studni
        }
    .accusative =
        { $card ->
            [mountain] Górę
            [cave] Jaskinię
            [militia] Milicję
            [house] Chatkę
            [traveller] Wędrowca
            [mine] Kopalnię
            [regular_army] Armię
            [blacksmith] Kuźnię
            [catapult] Katapultę
            [watch_tower] Wieżę Strażniczą
            [merchant_guild] Gildię Kupców
            [mint] Mennicę
            [cathedral] Katedrę
            [festival_hall] Salę Festynów
            [well] Studnię
           *[other] { dice_city-card }
        }
dice_city-die =
    { $die ->
        [white] biała kość
        [yellow] żółta kość
        [red] czerwona kość
        [blue] niebieska kość
       *[black] czarna kość
    }
    .accusative =
        { $die ->
            [white] białą kość
            [yellow] żółtą kość
            [red] czerwoną kość
            [blue] niebieską kość
           *[black] czarną kość
        }
    .genitive =
        { $die ->
            [white] białej kości
            [yellow] żółtej kości
            [red] czerwonej kości
            [blue] niebieskiej kości
           *[black] czarnej kości
        }
    .first =
        { $die ->
            [white] Biała kość
            [yellow] Żółta kość
            [red] Czerwona kość
            [blue] Niebieska kość
           *[black] Czarna kość
        }
    .colour =
        { $die ->
            [white] biała
            [yellow] żółta
            [red] czerwona
            [blue] niebieska
           *[black] czarna
        }
# W bierniku: kogo, co?
dice_city-moved =
    { $moved ->
        [white] białą kość
        [yellow] żółtą kość
        [red] czerwoną kość
        [blue] niebieską kość
       *[black] czarną kość
    }
dice_city-row =
    { $row ->
        [white] biały
        [yellow] żółty
        [red] czerwony
        [blue] niebieski
       *[black] czarny
    }
    .locative =
        { $row ->
            [white] białym
            [yellow] żółtym
            [red] czerwonym
            [blue] niebieskim
           *[black] czarnym
        }
dice_city-column = kolumna { $column }
    .accusative = kolumnę { $column }
dice_city-space = { dice_city-row } { $column }
    .locative = w { dice_city-row.locative } rzędzie na polu { $column }
dice_city-type =
    { $type ->
        [resource] lokacja zasobów
        [military] lokacja militarna
        [economic] lokacja ekonomiczna
        [cultural] lokacja kultury
       *[civic] lokacja miejska
    }
dice_city-step =
    { $step ->
        [dice] Używanie kości
        [attack] Atak
        [build] Budowa i wymiana
       *[end] Koniec tury
    }
dice_city-resource =
    { $resource ->
        [wood] drewno
        [stone] kamień
       *[iron] żelazo
    }
    .genitive =
        { $resource ->
            [wood] drewna
            [stone] kamienia
           *[iron] żelaza
        }
    .instrumental =
        { $resource ->
            [wood] drewnem
            [stone] kamieniem
           *[iron] żelazem
        }
dice_city-wood =
    { $wood ->
        [one] { $wood } drewno
       *[many] { $wood } drewna
    }
dice_city-stone =
    { $stone ->
        [one] { $stone } kamień
        [few] { $stone } kamienie
       *[many] { $stone } kamieni
    }
dice_city-iron =
    { $iron ->
        [one] { $iron } żelazo
       *[many] { $iron } żelaza
    }
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
dice_city-paid =
    { $also ->
        [none]
            { $pay ->
                [wood] 1 drewno
                [stone] 1 kamień
               *[iron] 1 żelazo
            }
       *[other]
            { $pay ->
                [wood] 2 drewna
                [stone] 2 kamienie
               *[iron] 2 żelaza
            }
    }
dice_city-got =
    { $also ->
        [none]
            { $get ->
                [wood] 2 drewna
                [stone] 2 kamienie
               *[iron] 2 żelaza
            }
        [wood] 4 drewna
        [stone]
            { $get ->
                [wood] 2 drewna + 2 kamienie
               *[stone] 4 kamienie
            }
       *[iron]
            { $get ->
                [wood] 2 drewna + 2 żelaza
                [stone] 2 kamienie + 2 żelaza
               *[iron] 4 żelaza
            }
    }
dice_city-pass-tokens =
    { $passes ->
        [one] { $passes } żeton klepsydry
        [few] { $passes } żetony klepsydr
       *[many] { $passes } żetonów klepsydr
    }
# W bierniku i dopełniaczu tak samo: bandytów.
dice_city-bandits = bandytów o obronie { $bandits }
dice_city-ship = statek handlowy wart { $ship } PZ
    .genitive = statku handlowego wartego { $ship } PZ
dice_city-slot = miejsce { $slot }

## Dice City: do wyboru

dice_city-do-use = { dice_city-die.first }: użyj { dice_city-card.genitive }
dice_city-do-move = { dice_city-die.first }: przesuń { dice_city-moved } na { dice_city-column.accusative }
dice_city-do-refresh = { dice_city-die.first }: odśwież wystawkę
dice_city-do-reactivate = { dice_city-die.first }: zdejmij żeton dezaktywacji z lokacji { dice_city-card } ({ dice_city-space })
dice_city-do-pass = { dice_city-die.first }: weź żeton klepsydry
dice_city-do-forfeit = { dice_city-die.first }: zdejmij ją bez efektu
dice_city-do-supply =
    { $resource ->
        [wood] Dwa żetony klepsydr: 1 drewno
        [stone] Dwa żetony klepsydr: 1 kamień
       *[iron] Dwa żetony klepsydr: 1 żelazo
    }
dice_city-do-muster = Dwa żetony klepsydr: +1 do siły armii
dice_city-do-disrupt = Dwa żetony klepsydr: wszyscy inni przerzucają { dice_city-die.accusative }
dice_city-do-finish =
    { $step ->
        [dice] Zakończ używanie kości
        [attack] Zakończ atak
       *[build] Zakończ budowę i wymianę
    }
dice_city-do-copy = Użyj { dice_city-card.genitive } ({ dice_city-space })
dice_city-do-place = Umieść Armię { dice_city-space.locative }
dice_city-do-exchange = Zapłać { dice_city-paid }, weź { dice_city-got }
dice_city-do-store =
    { $resource ->
        [wood] Zapłać 1 drewno, weź 3 drewna
        [stone] Zapłać 1 kamień, weź 3 kamienie
       *[iron] Zapłać 1 żelazo, weź 3 żelaza
    }
dice_city-do-shift = Przesuń { dice_city-die.accusative } na { dice_city-column.accusative }
dice_city-do-include = Przerzuć też { dice_city-die.accusative }
dice_city-do-cast = Rzuć teraz
dice_city-do-discard = Odrzuć { dice_city-card.accusative } ({ dice_city-slot })
dice_city-do-fight = Zaatakuj { dice_city-bandits }
dice_city-do-attack = Zaatakuj lokację – { $name }: { dice_city-card } ({ dice_city-space }), { points }
dice_city-do-steal =
    { $resource ->
        [wood] Zabierz 1 drewno ({ $name })
        [stone] Zabierz 1 kamień ({ $name })
       *[iron] Zabierz 1 żelazo ({ $name })
    }
dice_city-do-build =
    { $slot ->
        [0] Zbuduj { dice_city-card.accusative } { dice_city-space.locative }
       *[other] Zbuduj { dice_city-card.accusative } ({ dice_city-slot }) { dice_city-space.locative }
    }
dice_city-do-trade = Wyślij { dice_city-ship }
dice_city-do-adorn =
    { $stone ->
        [0]
            { $iron ->
                [0] Nie dopłacaj do Posągu
               *[other] Dopłać do Posągu { dice_city-stone-and-iron }
            }
       *[other] Dopłać do Posągu { dice_city-stone-and-iron }
    }
dice_city-do-declare = Ogłoś koniec gry
dice_city-do-decline = Graj dalej
dice_city-do-deal = Odkryj { dice_city-card.accusative } ({ dice_city-slot })
dice_city-do-roll = Rzut ({ $name }): { dice_city-die.colour } { $column }
dice_city-do-start = Zaczyna { $name }

## Dice City: co się stało

dice_city-log-use = { $who } używa { dice_city-card.genitive } ({ dice_city-die }).
dice_city-log-move = { $who } wykorzystuje { dice_city-die.accusative } i przesuwa { dice_city-moved } na { dice_city-column.accusative }.
dice_city-log-refresh = { $who } wykorzystuje { dice_city-die.accusative } i odświeża wystawkę.
dice_city-log-reactivate = { $who } wykorzystuje { dice_city-die.accusative } i zdejmuje żeton dezaktywacji z lokacji { dice_city-card } ({ dice_city-space }).
dice_city-log-pass = { $who } wykorzystuje { dice_city-die.accusative } i bierze żeton klepsydry.
dice_city-log-forfeit = { $who } zdejmuje { dice_city-die.accusative } bez efektu.
dice_city-log-supply =
    { $resource ->
        [wood] { $who } wydaje dwa żetony klepsydr i bierze 1 drewno.
        [stone] { $who } wydaje dwa żetony klepsydr i bierze 1 kamień.
       *[iron] { $who } wydaje dwa żetony klepsydr i bierze 1 żelazo.
    }
dice_city-log-muster = { $who } wydaje dwa żetony klepsydr i dodaje +1 do siły armii.
dice_city-log-disrupt = { $who } wydaje dwa żetony klepsydr: wszyscy inni przerzucają { dice_city-die.accusative }.
dice_city-log-finish =
    { $step ->
        [dice] { $who } kończy używanie kości.
        [attack] { $who } kończy atak.
       *[build] { $who } kończy budowę i wymianę.
    }
dice_city-log-copy = { $who } używa w ten sposób { dice_city-card.genitive } ({ dice_city-space }).
dice_city-log-place = { $who } umieszcza Armię { dice_city-space.locative }.
dice_city-log-exchange = { $who } płaci { dice_city-paid } i bierze { dice_city-got }.
dice_city-log-store =
    { $resource ->
        [wood] { $who } płaci 1 drewno i bierze 3 drewna.
        [stone] { $who } płaci 1 kamień i bierze 3 kamienie.
       *[iron] { $who } płaci 1 żelazo i bierze 3 żelaza.
    }
dice_city-log-shift = { $who } przesuwa { dice_city-die.accusative } na { dice_city-column.accusative }.
dice_city-log-include = { $who } przerzuca też { dice_city-die.accusative }.
dice_city-log-cast = { $who } rzuca.
dice_city-log-discard = { $who } odrzuca { dice_city-card.accusative }.
dice_city-log-fight = { $who } pokonuje { dice_city-bandits }.
dice_city-log-attack = { $who } atakuje lokację – { $name }: { dice_city-card } ({ dice_city-space }), { points }.
dice_city-log-steal =
    { $resource ->
        [wood] { $who } zabiera 1 drewno ({ $name }).
        [stone] { $who } zabiera 1 kamień ({ $name }).
       *[iron] { $who } zabiera 1 żelazo ({ $name }).
    }
dice_city-log-build = { $who } buduje { dice_city-card.accusative } { dice_city-space.locative }.
dice_city-log-trade = { $who } wysyła { dice_city-ship }.
dice_city-log-adorn =
    { $stone ->
        [0]
            { $iron ->
                [0] { $who } nie dopłaca do Posągu.
               *[other] { $who } dopłaca do Posągu { dice_city-stone-and-iron }.
            }
       *[other] { $who } dopłaca do Posągu { dice_city-stone-and-iron }.
    }
dice_city-log-declare = { $who } ogłasza koniec gry.
dice_city-log-decline = { $who } gra dalej.
dice_city-log-deal = Nowa karta na wystawce: { dice_city-card }.
dice_city-log-roll = Rzut ({ $name }): { dice_city-die.colour } { $column }.
dice_city-log-start = Zaczyna { $name }.
dice_city-piece = { dice_city-card }
dice_city-piece-roll = { dice_city-die.colour } { $column }
dice_city-several-deal = Nowe na wystawce: { $several }.
dice_city-several-discard = { $who } odrzuca: { $several }.
dice_city-several-roll = Rzut ({ $name }): { $several }.
dice_city-turn-use = używa { $several }
dice_city-turn-use-piece = { dice_city-card.genitive }
dice_city-turn-pass = bierze żeton klepsydry
dice_city-turn-refresh = odświeża wystawkę
dice_city-turn-fight = pokonuje { $several }
dice_city-turn-fight-piece = { dice_city-bandits }
dice_city-turn-attack = atakuje lokacje: { $several }
dice_city-turn-attack-piece = { dice_city-card } ({ $name })
dice_city-turn-steal = zabiera { $several }
dice_city-turn-steal-piece =
    { $resource ->
        [wood] 1 drewno ({ $name })
        [stone] 1 kamień ({ $name })
       *[iron] 1 żelazo ({ $name })
    }
dice_city-turn-build = buduje { $several }
dice_city-turn-build-piece = { dice_city-card.accusative }
dice_city-turn-trade = wysyła { $several }
dice_city-turn-trade-piece = { dice_city-ship }
dice_city-turn-declare = ogłasza koniec gry
dice_city-note-last-round =
    { $why ->
        [bandits] Wszyscy bandyci zostali pokonani: to ostatnia runda.
        [ships] Wyczerpały się dwa stosy statków handlowych: to ostatnia runda.
        [deck] Wyczerpała się talia lokacji: to ostatnia runda.
       *[declared] Ogłoszono koniec gry: to ostatnia runda.
    }

## Dice City: pytania

dice_city-ask-dealing = Na wystawkę trafiają kolejne karty.
dice_city-ask-rolling = Trwa rzut kośćmi.
dice_city-ask-starting = Los wskazuje, kto zaczyna.
dice_city-ask-dice =
    { $passes ->
        [0] Wykorzystaj kość (zostało: { $dice }).
        [1] Wykorzystaj kość (zostało: { $dice }).
       *[other] Wykorzystaj kość (zostało: { $dice }) albo wydaj dwa żetony klepsydr (masz: { $passes }).
    }
dice_city-ask-dice-done =
    { $passes ->
        [0] Wszystkie kości są wykorzystane: zakończ etap.
        [1] Wszystkie kości są wykorzystane: zakończ etap.
       *[other] Wszystkie kości są wykorzystane: wydaj dwa żetony klepsydr (masz: { $passes }) albo zakończ etap.
    }
dice_city-ask-refreshing = Wybierz kartę z wystawki do odrzucenia (pozostało: { $left }).
dice_city-ask-copying = Której lokacji używasz dzięki karcie { dice_city-card } ({ dice_city-space })?
dice_city-ask-placing = Wybierz w swoim mieście pole dla Armii.
dice_city-ask-exchanging = Wybierz, czym płacisz na Rynku i co bierzesz w zamian.
dice_city-ask-storing = Wybierz surowiec dla Magazynu: płacisz 1, dostajesz 3 takie same.
dice_city-ask-shifting = Wybierz inną kość, którą przesuną Stajnie, i jej nową kolumnę.
dice_city-ask-rerolling = Przerzucisz { dice_city-die.accusative }. Dołącz inne kości albo rzuć teraz.
dice_city-ask-attack =
    { $bandits ->
        [0] Atakuj (siła twojej armii: { $strength }) albo zakończ atak.
       *[other] Atakuj (siła twojej armii: { $strength } i jeszcze { $bandits } tylko przeciw bandytom) albo zakończ atak.
    }
dice_city-ask-build = Buduj i wymieniaj albo zakończ ten etap. Masz: { dice_city-wood }, { dice_city-stone }, { dice_city-iron }.
dice_city-ask-adorning = Ile kamienia i żelaza dopłacasz do Posągu? Najwyżej { $most }, po 1 punkcie zwycięstwa za każdą sztukę.
dice_city-ask-declaring = Masz dwa pełne rzędy. Czy ogłaszasz koniec gry?
dice_city-ask-ended =
    { $why ->
        [bandits] Koniec gry: wszyscy bandyci zostali pokonani.
        [ships] Koniec gry: wyczerpały się dwa stosy statków handlowych.
        [deck] Koniec gry: wyczerpała się talia lokacji.
        [declared] Koniec gry: ogłoszono go po zapełnieniu dwóch rzędów.
        [solo] Koniec gry: wszystkie tury są rozegrane.
       *[rounds] Koniec gry: ostatnia runda jest rozegrana.
    }

## Dice City: dlaczego ten ruch jest lepszy

dice_city-hint-ship = Statek daje od razu { points } – więcej, niż te surowce przyniosłyby w inny sposób.
dice_city-hint-ship-last = To ostatni taki statek: teraz daje ci { points } i nikt inny już go nie wyśle.
dice_city-hint-end = Koniec gry staje się pewny akurat wtedy, gdy prowadzisz.
dice_city-hint-rush = Koniec jest blisko: teraz liczą się punkty, a nie dalsza rozbudowa.
dice_city-hint-economy = Lokacja { dice_city-card } może pracować dla ciebie jeszcze przez wiele tur; im wcześniej stanie, tym więcej przyniesie.
dice_city-hint-scarce = Twoje miasto daje najmniej { dice_city-resource.genitive }, a statki wymagają każdego surowca po równo.
dice_city-hint-late = Zostało mało tur, więc pewny zysk ({ points }) liczy się bardziej niż to, co karta mogłaby jeszcze przynieść.
dice_city-hint-cover = Na tym polu przykrywa lokację { dice_city-card }, której będzie ci brakować mniej niż innych.
dice_city-hint-culture = Katedra liczy lokacje kultury w swoim rzędzie, więc ważne jest, w którym rzędzie to stanie.
dice_city-hint-save = To, co zachowasz, jest warte więcej niż cokolwiek z wystawki: po jednej sztuce każdego surowca czeka na następną turę.
dice_city-hint-fight = Bandyci dają { points } za siłę, która i tak przepadłaby na końcu tury.
dice_city-hint-attack = Daje { points }, a lokacja { dice_city-card } nie służy właścicielowi, dopóki nie poświęci na nią kości.
dice_city-hint-steal = Zyskujesz 1 sztukę { dice_city-resource.genitive }, którą inaczej ktoś zachowałby na następną turę.
dice_city-hint-move = Przesuń { dice_city-moved } o jedną kolumnę, a użyjesz { dice_city-card.genitive }; to jest warte drugiej kości.
dice_city-hint-lasting = Lokacja { dice_city-card } działa tylko na to, czego użyjesz po niej, więc warto od niej zacząć.
dice_city-hint-later = Lokacja { dice_city-card } korzysta z tego, co już masz, więc pora na nią dopiero po kościach, które coś przynoszą.
dice_city-hint-reroll = Najpierw przerzut: dobrze wiedzieć, co z niego wyjdzie, zanim zdecydujesz o pozostałych kościach.
dice_city-hint-pass = Jedna z kości stoi tam, gdzie daje mało; dwa żetony klepsydr zastąpią kiedyś to, czego akurat zabraknie.
dice_city-hint-refresh = Na wystawce mało co pasuje do twojego miasta; cztery nowe karty mogą to zmienić.
dice_city-hint-wake = Warto zdjąć żeton z lokacji { dice_city-card }: odtąd kości znów mogą jej używać.
dice_city-hint-token = Właśnie tego brakuje, a żadne inne użycie żetonów klepsydr nie dałoby tyle.
dice_city-hint-use = To, co daje lokacja { dice_city-card }, jest w tej turze potrzebniejsze niż wszystko, na co można by wydać tę kość.

## Dice City: dlaczego nie

dice_city-why-unknown = W tej grze nie ma takiego ruchu.
dice_city-why-over = Gra już się skończyła.
dice_city-why-deal-first = Najpierw trzeba odkryć karty na wystawkę.
dice_city-why-roll-first = Najpierw trzeba rzucić kośćmi.
dice_city-why-start-first = Najpierw los wskaże, kto zaczyna.
dice_city-why-dice-first = Trwa jeszcze używanie kości: najpierw wykorzystaj swoje kości.
dice_city-why-finish-first = Wszystkie kości są wykorzystane: najpierw zakończ etap kości.
dice_city-why-refreshing-first = Najpierw odrzuć karty, które wymieniasz na nowe.
dice_city-why-copying-first = Najpierw wybierz lokację, której chcesz użyć.
dice_city-why-placing-first = Najpierw umieść Armię.
dice_city-why-exchanging-first = Najpierw wybierz, co wymieniasz na Rynku.
dice_city-why-storing-first = Najpierw wybierz surowiec dla Magazynu.
dice_city-why-shifting-first = Najpierw wybierz kość, którą przesuną Stajnie.
dice_city-why-rerolling-first = Najpierw wybierz kości dla Studni i rzuć nimi.
dice_city-why-attack-first = Trwa atak: najpierw atakuj albo go zakończ.
dice_city-why-build-first = Trwa budowa i wymiana: najpierw buduj i wymieniaj albo zakończ ten etap.
dice_city-why-adorning-first = Najpierw zdecyduj, ile dopłacasz do Posągu.
dice_city-why-declaring-first = Najpierw zdecyduj, czy ogłaszasz koniec gry.
dice_city-why-no-such-seat =
    { $seats ->
        [one] Przy tym stole siedzi tylko { $seats } osoba.
        [few] Przy tym stole siedzą tylko { $seats } osoby.
       *[many] Przy tym stole siedzi tylko { $seats } osób.
    }
dice_city-why-not-in-deck = W talii lokacji nie ma już { dice_city-card.genitive }.
dice_city-why-no-such-slot =
    { $slots ->
        [one] Na wystawce jest tylko { $slots } miejsce.
        [few] Na wystawce są tylko { $slots } miejsca.
       *[many] Na wystawce jest tylko { $slots } miejsc.
    }
dice_city-why-empty-slot = Na wystawce nie ma tu karty ({ dice_city-slot }).
dice_city-why-wrong-card = W tym miejscu nie ma { dice_city-card.genitive }.
dice_city-why-wrong-points = To jest warte { points }.
dice_city-why-wrong-roll = Teraz rzuca się inną kością.
dice_city-why-die-spent = Na planszy nie ma już { dice_city-die.genitive }: jest wykorzystana.
dice_city-why-deactivated = Lokacja { dice_city-card } ({ dice_city-space }) jest nieaktywna, więc nie można jej użyć.
dice_city-why-own-die = Kość nie może przesunąć samej siebie: wybierz inną.
dice_city-why-edge = Dalej nie ma już kolumny: { dice_city-die } stoi na brzegu.
dice_city-why-not-next = Kość można przesunąć tylko na sąsiednią kolumnę, a { dice_city-column } nią nie jest ({ dice_city-die }).
dice_city-why-same-column = W kolumnie { $column } już stoi { dice_city-die }.
dice_city-why-refreshed-already = Wystawkę możesz odświeżyć tylko raz na turę.
dice_city-why-too-few-cards = Na wystawce jest mniej niż cztery karty, więc nie można jej odświeżyć.
dice_city-why-deck-empty = Talia lokacji jest pusta, więc nie można odświeżyć wystawki.
dice_city-why-is-active = Lokacja { dice_city-card } ({ dice_city-space }) jest aktywna: nie ma na niej żetonu do zdjęcia.
dice_city-why-passed-already = Żeton klepsydry możesz wziąć tylko raz na turę.
dice_city-why-too-few-passes =
    { $passes ->
        [0] Do tego potrzeba dwóch żetonów klepsydr, a nie masz żadnego.
       *[other] Do tego potrzeba dwóch żetonów klepsydr, a masz tylko { $passes }.
    }
dice_city-why-alone = Grasz w pojedynkę: nikt inny nie ma kości do przerzucenia.
dice_city-why-dice-left = Najpierw wykorzystaj wszystkie kości (zostało: { $dice }).
dice_city-why-step =
    { $step ->
        [dice] Teraz możesz zakończyć tylko używanie kości.
        [attack] Teraz możesz zakończyć tylko atak.
       *[build] Teraz możesz zakończyć tylko budowę i wymianę.
    }
dice_city-why-in-chain = Lokacja { dice_city-card } ({ dice_city-space }) jest już w tym łańcuchu, a żadna nie może wystąpić w nim dwa razy.
dice_city-why-not-this-row = Cmentarz kopiuje tylko lokacje ze swojego rzędu, a leży w { dice_city-row.locative }.
dice_city-why-no-die-there = Na lokacji { dice_city-card } ({ dice_city-space }) nie ma niewykorzystanej kości, a Kościół jej tam wymaga.
dice_city-why-included-already = Do przerzucenia wybrana jest już { dice_city-die }.
dice_city-why-too-few =
    { $have ->
        [0] Nie masz { dice_city-resource.genitive }.
       *[other] Masz za mało { dice_city-resource.genitive }: tylko { $have }.
    }
dice_city-why-same-resource = Płacisz { dice_city-resource.instrumental }, więc musisz wziąć co innego.
dice_city-why-get-order = Podaj oba surowce, które bierzesz, w kolejności: drewno, kamień, żelazo.
dice_city-why-bandits-gone = Nie ma już { dice_city-bandits }.
dice_city-why-too-weak = Potrzebna jest siła armii { $defense }, a masz { $strength }.
dice_city-why-own-city = Nie możesz atakować własnego miasta.
dice_city-why-no-defense = { dice_city-card } to lokacja startowa, więc nie można jej atakować.
dice_city-why-is-deactivated = Lokacja { dice_city-card } ({ dice_city-space }) jest już nieaktywna.
dice_city-why-nothing-to-steal = Ten gracz nie ma { dice_city-resource.genitive }.
dice_city-why-too-dear = Koszt karty { dice_city-card }: { dice_city-cost }.
dice_city-why-pile-empty = Na stosie nie ma już { dice_city-card.genitive }.
dice_city-why-ship-gone = Nie ma już { dice_city-ship.genitive }.
dice_city-why-ship-too-dear =
    { $ship ->
        [5] Ten statek kosztuje 2 drewna + 2 kamienie + 2 żelaza.
        [10] Ten statek kosztuje 3 drewna + 3 kamienie + 3 żelaza.
       *[20] Ten statek kosztuje 4 drewna + 4 kamienie + 4 żelaza.
    }
dice_city-why-too-much =
    { $most ->
        [0] Nie masz już czym dopłacić do Posągu.
       *[other] Do Posągu możesz dopłacić najwyżej { $most }.
    }

## Dice City: punktacja

dice_city-score-tokens = Żetony punktów zwycięstwa
dice_city-score-ships = Statki handlowe: { cards }
dice_city-score-bandits = Bandyci: { cards }
dice_city-score-location = { dice_city-card } ({ dice_city-space })
dice_city-tie =
    { $what ->
        [locations] Remis w punktach; decyduje liczba kupionych lokacji: { $own } do { $others }.
        [taken] Remis w punktach i lokacjach; decydują punkty ze statków i bandytów: { $own } do { $others }.
       *[order] Remis we wszystkim, co się liczy; decyduje kolejność tur.
    }

## Dice City: zasady przy stole

dice_city-option-open_totals = Żetony punktów, bandyci i statki
dice_city-option-open_totals-value =
    { $value ->
        [0] leżą zakryte do końca gry
       *[1] leżą odkryte
    }
dice_city-option-hard = Wariant jednoosobowy
dice_city-option-hard-value =
    { $value ->
        [0] normalny: 15 tur, 8 kart na wystawce
       *[1] trudny: 12 tur, 10 kart na wystawce
    }

## Dice City: stół w terminalu

dice_city-cli-round = Runda { $round }
dice_city-cli-turn = Tura { $round } z { $rounds }
dice_city-cli-goal = cel: { points }
dice_city-cli-last = ostatnia runda
dice_city-cli-strength =
    { $bandits ->
        [0] siła armii { $strength }
       *[other] siła armii { $strength } (+{ $bandits } przeciw bandytom)
    }
dice_city-cli-in-sight = { points } na widoku
dice_city-cli-display = Wystawka (drewno/kamień/żelazo, obrona, punkty)
dice_city-cli-deck = Talia lokacji: { cards }
dice_city-cli-piles = Zawsze dostępne
dice_city-cli-bandits = Bandyci (obrona: punkty, ile kart)
dice_city-cli-ships = Statki handlowe (koszt w każdym surowcu: punkty, ile kart)
# Najwyżej 8 liter.
dice_city-cli-row =
    { $row ->
        [blue] niebies.
       *[other] { dice_city-row }
    }
dice_city-cli-die = kość
dice_city-cli-affordable = stać cię na to
dice_city-cli-printed = lokacja startowa

## Dice City: co robi lokacja, w jednym, dwóch słowach

# Najwyżej 11 liter.
dice_city-gives =
    { $card ->
        [forest] +1 drewno
        [mountain] +1 kamień
        [cave] +1 żelazo
        [militia] siła +1
        [house] +1 PZ
        [traveller] przerzut
        [lumber_mill] +2 drewna
        [quarry] +2 kamienie
        [mine] +2 żelaza
        [regular_army] siła +2
        [barracks] nowa Armia
        [blacksmith] armie +1
        [catapult] siła +3
        [training_camp] bandyci –1
        [watch_tower] na band. +3
        [bazaar] po 1 z 3
        [market_place] 2 za 1
        [merchant_guild] produkcja
        [mint] zasoby +1
        [storehouse] 3 za 1
        [cathedral] kultura
        [festival_hall] para: 1 PZ
        [grand_statue] za budowę
        [great_wall] obrona +2
        [manor] +2 PZ
        [cemetery] kopia rzędu
        [church] spod kości
        [stables] przesuń
        [town_hall] kopia
       *[well] przerzuty
    }
# Najwyżej 11 liter, pierwsze 4 w każdej karcie inne.
dice_city-short =
    { $card ->
        [training_camp] Obóz
        [watch_tower] Wieża
        [merchant_guild] Gildia
        [festival_hall] Sala
        [great_wall] Mur
       *[other] { dice_city-card }
    }
dice_city-deactivated = nieaktywna

## Dice City: lokacje po kolei

dice_city-card-about-forest = Daje 1 drewno.
dice_city-card-about-mountain = Daje 1 kamień.
dice_city-card-about-cave = Daje 1 żelazo.
dice_city-card-about-militia = Lokacja armii: daje +1 do siły armii w tej turze.
dice_city-card-about-house = Daje od razu 1 punkt zwycięstwa. Jako lokacja kultury liczy się też dla Katedr w swoim rzędzie.
dice_city-card-about-traveller = Przerzuć wykorzystaną na nim kość: wraca do swojego rzędu, na nową kolumnę, i można jej znów użyć.
dice_city-card-about-lumber_mill = Karta produkcji: daje 2 drewna.
dice_city-card-about-quarry = Karta produkcji: daje 2 kamienie.
dice_city-card-about-mine = Karta produkcji: daje 2 żelaza.
dice_city-card-about-regular_army = Lokacja armii: daje +2 do siły armii w tej turze.
dice_city-card-about-barracks = Weź ze stosu Armię za darmo i umieść ją na dowolnym polu swojego miasta, nawet na Koszarach. Pod czekającą kością można jej użyć jeszcze w tej turze; jeśli stos jest pusty, nic się nie dzieje.
dice_city-card-about-blacksmith = Do końca tury każda lokacja armii, której używasz lub którą kopiujesz, daje o 1 więcej siły armii. Kuźnia użyta dwa razy dodaje dwa razy.
dice_city-card-about-catapult = Lokacja armii: daje +3 do siły armii w tej turze. ⊘ Użycie lub skopiowanie dezaktywuje ją.
dice_city-card-about-training_camp = Do końca tury wszyscy bandyci mają obronę o 1 niższą, ale co najmniej 1. Obóz użyty dwa razy liczy się dwa razy.
dice_city-card-about-watch_tower = Lokacja armii: daje +3 do siły armii, ale tylko przeciw bandytom. To, co dodaje do niej Kuźnia, jest zwykłą siłą.
dice_city-card-about-bazaar = Daje 1 drewno, 1 kamień i 1 żelazo. ⊘ Użycie lub skopiowanie dezaktywuje go.
dice_city-card-about-market_place = Zapłać 1 lub 2 sztuki jednego surowca; za każdą dostajesz 2 sztuki jednego innego. Płacąc 2, możesz wziąć po 2 sztuki dwóch różnych surowców.
dice_city-card-about-merchant_guild = Za każdy aktywny Tartak i Kamieniołom i za każdą aktywną Kopalnię w jej rzędzie dostajesz 1 sztukę surowca tej lokacji. ⊘ Użycie lub skopiowanie dezaktywuje ją.
dice_city-card-about-mint = Do końca tury każda lokacja zasobów, której używasz lub którą kopiujesz, także startowa, daje o 1 więcej swojego surowca. Mennica użyta dwa razy dodaje dwa razy.
dice_city-card-about-storehouse = Zapłać 1 sztukę surowca i weź 3 takie same.
dice_city-card-about-cathedral = Jest warta 1 punkt zwycięstwa za każdą widoczną lokację kultury w swoim rzędzie: liczą się też ona sama, inne Katedry, startowe Chatki i lokacje nieaktywne. Użycie jej nic nie daje.
dice_city-card-about-festival_hall = Daje 1 punkt zwycięstwa za każdą parę jednakowych surowców w twoich zasobach. Surowce zachowujesz.
dice_city-card-about-grand_statue = Budując go, możesz dopłacić do 3 sztuk kamienia i żelaza, w dowolnej kombinacji, po 1 punkcie zwycięstwa za każdą. Użycie go nic nie daje.
dice_city-card-about-great_wall = Dopóki jest aktywny, każda inna karta w jego rzędzie ma obronę o 2 wyższą; kilka Murów się sumuje i chroni nawzajem, ale lokacje startowe pozostają bez obrony. Użycie go nic nie daje.
dice_city-card-about-manor = Daje od razu 2 punkty zwycięstwa.
dice_city-card-about-cemetery = Użyj zdolności dowolnej aktywnej lokacji w jego rzędzie. ⊘ Użycie lub skopiowanie dezaktywuje go, nawet jeśli nic z tego nie wynika; skopiowana lokacja z ⊘ też staje się nieaktywna.
dice_city-card-about-church = Użyj zdolności swojej aktywnej lokacji, na której stoi niewykorzystana kość; ta kość zostaje na miejscu. Skopiowana lokacja z ⊘ staje się nieaktywna.
dice_city-card-about-stables = Przesuń inną swoją niewykorzystaną kość na dowolną inną kolumnę w jej rzędzie.
dice_city-card-about-town_hall = Użyj zdolności dowolnej aktywnej lokacji w swoim mieście. Skopiowana lokacja z ⊘ staje się nieaktywna.
dice_city-card-about-well = Przerzuć wykorzystaną na niej kość i dowolne inne swoje niewykorzystane kości. Ta kość wraca do swojego rzędu i można jej znów użyć.

### Zasady gry Dice City

dice_city-rulebook-intro = Stoicie na czele możnych rodów (od 1 do 4 osób); każdy chce, żeby to jego miasto zostało nową stolicą. Pięć kości uruchamia lokacje w twoim mieście: dają drewno, kamień i żelazo, wystawiają armie i przynoszą punkty zwycięstwa. Za surowce budujesz na starych lokacjach lepsze albo ładujesz statki handlowe; armią przepędzasz bandytów albo napadasz na sąsiadów. Gdy wyczerpią się bandyci, statki lub lokacje albo gdy ktoś ogłosi koniec, wygrywa osoba z największą liczbą punktów zwycięstwa. Plansze są jawne; to, co każdy zdobywa w żetonach i kartach, leży zakryte do końca gry.
dice_city-section-components = Elementy gry
dice_city-rule-D-1 = Każdy ma miasto z 5 rzędów i 6 kolumn oraz pięć kości, po jednej na rząd: białą, żółtą, czerwoną, niebieską i czarną, od góry do dołu. Kość stoi w rzędzie swojego koloru, w kolumnie, którą wskazuje jej wynik.
dice_city-rule-D-2 = Na każdym polu miasta nadrukowana jest lokacja startowa. Od kolumny 1 do 6 są to w białym rzędzie: Las, Góra, Jaskinia, Las, Góra, Jaskinia; w żółtym: Góra, Milicja, Chatka, Wędrowiec, Milicja, Las; w czerwonym: Jaskinia, Milicja, Wędrowiec, Milicja, Chatka, Góra; w niebieskim: Las, Chatka, Milicja, Wędrowiec, Milicja, Jaskinia; w czarnym: Góra, Jaskinia, Las, Góra, Jaskinia, Las. Las, Góra i Jaskinia to lokacje zasobów i dają 1 drewno, kamień lub żelazo. Milicja to militarna lokacja armii i daje +1 do siły armii. Chatka to lokacja kultury i daje 1 punkt zwycięstwa. Wędrowiec to lokacja miejska i przerzuca wykorzystaną kość (D-13). Lokacje startowe nie mają obrony ani punktów zwycięstwa i nie można ich atakować.
dice_city-rule-D-3 =
    Cztery rodzaje kart leżą na stosach po 15 i zawsze można je budować: Tartak, Kamieniołom, Kopalnia i Armia. Talia lokacji liczy 60 kart, po 3 z każdego z 20 rodzajów. Koszt podano jako drewno/kamień/żelazo; ⊘ oznacza, że użycie lokacji ją dezaktywuje.
    Tartak (lokacja zasobów; koszt 2/0/0; obrona 2; 0 punktów): { dice_city-card-about-lumber_mill }
    Kamieniołom (lokacja zasobów; koszt 0/2/0; obrona 2; 0 punktów): { dice_city-card-about-quarry }
    Kopalnia (lokacja zasobów; koszt 0/0/2; obrona 2; 0 punktów): { dice_city-card-about-mine }
    Armia (lokacja militarna; koszt 0/0/2; obrona 3; 1 punkt): { dice_city-card-about-regular_army }
    Koszary (lokacja militarna; koszt 0/2/1; obrona 4; 2 punkty): { dice_city-card-about-barracks }
    Kuźnia (lokacja militarna; koszt 0/1/2; obrona 4; 2 punkty): { dice_city-card-about-blacksmith }
    Katapulta (lokacja militarna; koszt 2/0/1; obrona 4; 2 punkty): { dice_city-card-about-catapult }
    Obóz Treningowy (lokacja militarna; koszt 1/0/1; obrona 3; 1 punkt): { dice_city-card-about-training_camp }
    Wieża Strażnicza (lokacja militarna; koszt 1/1/1; obrona 4; 2 punkty): { dice_city-card-about-watch_tower }
    Bazar (lokacja ekonomiczna; koszt 1/0/1; obrona 3; 1 punkt): { dice_city-card-about-bazaar }
    Rynek (lokacja ekonomiczna; koszt 2/0/1; obrona 4; 2 punkty): { dice_city-card-about-market_place }
    Gildia Kupców (lokacja ekonomiczna; koszt 2/1/1; obrona 5; 3 punkty): { dice_city-card-about-merchant_guild }
    Mennica (lokacja ekonomiczna; koszt 0/2/2; obrona 5; 3 punkty): { dice_city-card-about-mint }
    Magazyn (lokacja ekonomiczna; koszt 1/1/0; obrona 3; 1 punkt): { dice_city-card-about-storehouse }
    Katedra (lokacja kultury; koszt 1/2/2; obrona 6): { dice_city-card-about-cathedral }
    Sala Festynów (lokacja kultury; koszt 2/0/0; obrona 3; 1 punkt): { dice_city-card-about-festival_hall }
    Posąg (lokacja kultury; koszt 0/1/1; obrona 4; 2 punkty): { dice_city-card-about-grand_statue }
    Mur Obronny (lokacja kultury; koszt 0/2/1; obrona 5; 3 punkty): { dice_city-card-about-great_wall }
    Posiadłość (lokacja kultury; koszt 1/2/0; obrona 4; 2 punkty): { dice_city-card-about-manor }
    Cmentarz (lokacja miejska; koszt 1/1/0; obrona 3; 1 punkt): { dice_city-card-about-cemetery }
    Kościół (lokacja miejska; koszt 1/1/1; obrona 4; 2 punkty): { dice_city-card-about-church }
    Stajnie (lokacja miejska; koszt 2/0/0; obrona 3; 1 punkt): { dice_city-card-about-stables }
    Ratusz (lokacja miejska; koszt 2/2/1; obrona 5; 3 punkty): { dice_city-card-about-town_hall }
    Studnia (lokacja miejska; koszt 0/1/1; obrona 3; 1 punkt): { dice_city-card-about-well }
dice_city-rule-D-4 = Są trzy stosy bandytów. Bandyci o obronie 3 są warci 2 punkty zwycięstwa, o obronie 4 – 3 punkty, o obronie 5 – 4 punkty. W każdym stosie jest o 2 karty więcej niż graczy.
dice_city-rule-D-5 = Są trzy stosy statków handlowych. Statki za 2 sztuki każdego surowca są warte 5 punktów zwycięstwa i jest ich o 2 więcej niż graczy; statki za 3 sztuki każdego są warte 10 i jest ich tyle, ilu graczy; statek za 4 sztuki każdego jest wart 20 i jest tylko 1.
dice_city-rule-D-6 = Żetony surowców, punktów zwycięstwa, klepsydr i dezaktywacji nigdy się nie wyczerpują.
dice_city-section-setup = Przygotowanie gry
dice_city-rule-D-7 = Talię lokacji tasuje się i odkrywa 8 kart na wystawkę, w dwóch rzędach po 4. Każdy rzuca wszystkimi pięcioma kośćmi i ustawia je na planszy. Według drukowanej instrukcji zaczyna osoba, która jako ostatnia rzucała kośćmi; tutaj los wskazuje, kto zaczyna, i każdy ma na to taką samą szansę. Gra toczy się zgodnie z ruchem wskazówek zegara.
dice_city-section-dice = Używanie kości
dice_city-rule-D-8 = W tym etapie wykorzystujesz każdą swoją kość jeden raz, w dowolnej kolejności. Wykorzystana kość schodzi z planszy; kość na lokacji to zawsze kość niewykorzystana. Każdą kość przeznaczasz na jedną z tych akcji. Użycie lokacji, na której stoi, jeśli jest ona aktywna: jej zdolność rozpatruje się w całości. Przesunięcie innej swojej niewykorzystanej kości o jedną kolumnę w lewo lub w prawo w jej rzędzie; z 6 nie przechodzi się na 1 ani z 1 na 6. Odświeżenie wystawki, raz na turę: odrzucasz cztery jej karty, wybrane po kolei, i odkrywa się nowe; potrzeba do tego co najmniej czterech kart na wystawce i jednej w talii, puste miejsca zapełnia się po kolei, dopóki starczy talii, a odrzucone karty wypadają z gry. Reaktywacja: zdejmujesz żeton dezaktywacji z lokacji w swoim mieście. Rezygnacja z działania, raz na turę: bierzesz żeton klepsydry. Zdjęcie kości bez efektu. Kość można więc zawsze wykorzystać i nikt nie musi sobie szkodzić.
dice_city-rule-D-9 = W tym etapie, dowolnie wiele razy, możesz wydać dwa żetony klepsydr, aby wykonać jedną z poniższych akcji: bierzesz jeden dowolny surowiec; dodajesz +1 do siły armii w tej turze; albo wskazujesz jeden z pięciu kolorów, a każdy inny gracz, zgodnie z ruchem wskazówek zegara od twojej lewej strony, przerzuca kość tego koloru i ustawia ją na nowo. To ostatnie nie jest możliwe w grze w pojedynkę.
dice_city-rule-D-10 = Etap kończy się, gdy wszystkie twoje kości są wykorzystane i ogłosisz jego koniec. Możesz więc jeszcze wydać żeton klepsydry wzięty za ostatnią kość.
dice_city-rule-D-11 = Lokacji z żetonem dezaktywacji nie można użyć ani skopiować, a jej stała zdolność nie działa. Gdy tylko żeton zostanie zdjęty, jedno i drugie wraca.
dice_city-rule-D-12 = Zdolności Kuźni, Mennicy i Obozu Treningowego trwają do końca tury i obejmują wszystko, co zostanie użyte po nich. Użyte dwa razy dodają dwa razy. Skopiowana lokacja liczy się jako użyta, więc Kuźnia i Mennica dodają także do niej.
dice_city-rule-D-13 = Cmentarz, Kościół i Ratusz kopiują inną lokację, a ta też może kopiować: powstaje łańcuch, który zaczyna się od lokacji pod kością. Jeśli skopiowana zdolność mówi o swoim rzędzie (Cmentarz, Gildia Kupców), chodzi o rząd skopiowanej lokacji. Każda lokacja łańcucha z symbolem ⊘ zostaje dezaktywowana, zanim rozpatrzy się jej zdolność, nawet jeśli nic z niej nie wynika. Wędrowiec i Studnia, użyte lub skopiowane, przerzucają kość, która została wykorzystana: wraca ona do swojego rzędu, na nową kolumnę, jako niewykorzystana.
dice_city-rule-D-14 = Użycie lub skopiowanie Katedry, Muru Obronnego lub Posągu nic nie daje. Lokacja kopiująca może skopiować inną kopiującą, ale żadna lokacja nie może wystąpić dwa razy w tym samym łańcuchu.
dice_city-rule-D-15 = Armię z Koszar umieszcza się tak jak budynek (D-23), na dowolnym polu, nawet na samych Koszarach. Jeśli na tym polu czeka kość, może użyć Armii jeszcze w tej turze. Jeśli stos jest pusty, nic się nie dzieje.
dice_city-rule-D-16 = Na Rynku każda zapłacona sztuka surowca daje dwie sztuki jednego innego; płacąc dwiema, możesz wziąć dwie jednego rodzaju i dwie drugiego. Mennica dodaje do lokacji zasobów: Lasu, Góry, Jaskini, Tartaku, Kamieniołomu i Kopalni. Gildia Kupców liczy tylko karty produkcji, czyli Tartak, Kamieniołom i Kopalnię.
dice_city-rule-D-17 = Zdobyte surowce trafiają do twoich zasobów, a żetony punktów zwycięstwa leżą przed tobą zakryte.
dice_city-section-attack = Atak
dice_city-rule-D-18 = Siła armii to suma tego, co dały lokacje armii użyte w tej turze, i tego, co kupują żetony klepsydr. Każdy atak zużywa siłę, a to, co zostanie na koniec tury, przepada. Siła z Wieży Strażniczej działa tylko przeciw bandytom i tam zużywa się najpierw; dodatkowa siła, którą Kuźnia dodaje do Wieży Strażniczej, jest zwykłą siłą.
dice_city-rule-D-19 = Bandyci: zużyj tyle siły, ile wynosi ich obrona, i weź wierzchnią kartę z ich stosu i połóż ją zakrytą przed sobą; grając w pojedynkę, od razu bierzesz jej punkty zwycięstwa. Możesz to robić, dopóki starczy kart w stosie.
dice_city-rule-D-20 = Lokacja innego gracza: zużyj tyle siły, ile wynosi jej obrona razem z tym, co dodają Mury Obronne. Połóż na niej żeton dezaktywacji i weź w żetonach tyle punktów zwycięstwa, ile jest warta; Katedra liczy się według obecnej wartości, a Tartak, Kamieniołom i Kopalnia nic nie przynoszą. Nie można atakować lokacji bez obrony ani już nieaktywnej.
dice_city-rule-D-21 = Surowce: za każde 2 punkty siły zabierasz z zasobów innego gracza jedną sztukę surowca, którego rodzaj wskazujesz. Między swoimi turami inni mają najwyżej po jednej sztuce każdego rodzaju (D-26). Żetonów klepsydr i punktów zwycięstwa nie można zabrać.
dice_city-rule-D-22 = Możesz atakować, ile razy chcesz, w dowolnej kolejności i dowolnych graczy.
dice_city-section-build = Budowa i wymiana handlowa
dice_city-rule-D-23 = Budowa: zapłać koszt karty z wystawki albo z jednego z czterech zawsze dostępnych stosów i połóż ją na dowolnym polu swojego miasta. Może przykryć inną kartę: przykryta karta wypada z gry, a z nią leżący na niej żeton dezaktywacji. Kartę z wystawki od razu zastępuje się nową z talii, w przypadku Posągu po dopłacie; gdy talia jest pusta, miejsce zostaje puste. Budujesz tyle, na ile cię stać.
dice_city-rule-D-24 = Posąg: dopłaty dokonuje się od razu przy budowie, dowolną kombinacją kamienia i żelaza, od zera do 3 sztuk razem. Każda z nich daje 1 punkt zwycięstwa w żetonach.
dice_city-rule-D-25 = Wymiana: zapłać koszt statku handlowego i weź wierzchnią kartę z jego stosu i połóż ją zakrytą przed sobą. Możesz to robić, ile razy cię stać, dopóki starczy kart w stosie.
dice_city-section-end-of-turn = Koniec tury
dice_city-rule-D-26 = Na koniec tury najpierw sprawdza się, czy nadszedł koniec gry i czy możesz go ogłosić (D-28). Potem zatrzymujesz najwyżej po jednej sztuce każdego surowca; reszta przepada automatycznie. Żetony klepsydr zostają. W grze w pojedynkę zmienia się następnie wystawka (D-34).
dice_city-rule-D-27 = Na sam koniec, także w ostatniej turze, rzucasz wszystkimi pięcioma kośćmi i ustawiasz je na planszy, a siła twojej armii spada do 0.
dice_city-section-end = Koniec gry
dice_city-rule-D-28 = W grze dla co najmniej dwóch osób koniec jest pewny, jeśli na koniec tury puste są wszystkie trzy stosy bandytów albo co najmniej dwa stosy statków handlowych, albo talia lokacji. Jeśli nic z tego nie zaszło, a osoba, której tura właśnie się kończy, ma co najmniej dwa pełne rzędy – po sześć zbudowanych, aktywnych lokacji – może ogłosić koniec gry. To pytanie pada na koniec każdej takiej tury, ale nie wtedy, gdy koniec jest już pewny.
dice_city-rule-D-29 = Gdy koniec jest pewny, rozgrywa się rundę do końca, żeby wszyscy mieli tyle samo tur.
dice_city-rule-D-30 = Wynik to suma żetonów punktów zwycięstwa, statków handlowych, bandytów i punktów zwycięstwa wszystkich widocznych lokacji w mieście, także nieaktywnych. Przykryte karty się nie liczą. Na przykład dwa statki po 5 dają 10 punktów, żetony 9, Ratusz, Gildia Kupców i Magazyn 3, 3 i 1, a w czerwonym rzędzie Posąg, Posiadłość, Mur Obronny i druga Posiadłość 2, 2, 3 i 2; nieaktywna Katedra obok nich i startowej Chatki jest warta 6. Razem to 41.
dice_city-rule-D-31 = Wygrywa osoba z największą liczbą punktów zwycięstwa. W razie remisu wygrywa ta, która w czasie gry kupiła więcej lokacji: liczy się każda karta zbudowana za swój koszt, nawet jeśli później została przykryta, ale nie Armia wystawiona przez Koszary; potem ta, która ma więcej punktów zwycięstwa ze statków i bandytów; potem ta, która jest wcześniej w kolejności tur.
dice_city-rule-D-32 = Żetony punktów zwycięstwa, bandyci i statki leżą zakryte. Znasz własną sumę; to, co zdobywają inni, wszyscy widzą w chwili zdobycia i zostaje to w przebiegu gry, ale ich sumy są ukryte do końca. Przy stole można się umówić na grę z jawnymi sumami.
dice_city-section-solo = Wariant jednoosobowy
dice_city-rule-D-33 = W grze w pojedynkę jest po jednej karcie każdego rodzaju bandytów i statków handlowych. Nigdy się nie wyczerpują: za każdym razem dostajesz ich punkty zwycięstwa od razu, w żetonach.
dice_city-rule-D-34 = W wariancie normalnym wystawka ma dwa rzędy po 4 karty, w trudnym dwa rzędy po 5. Budowanie jej nie uzupełnia. Na koniec każdej tury odrzuca się dolny rząd, górny przesuwa się w dół razem z pustymi miejscami i odkrywa się nowy górny rząd.
dice_city-rule-D-35 = Gra kończy się po 15 turach w wariancie normalnym, a po 12 w trudnym, niezależnie od tego, co leży na wystawce. Przy odświeżaniu karty odkrywa się z tej samej talii, więc późniejsze rzędy mogą być niepełne.
dice_city-rule-D-36 = Twoim celem jest 50 punktów zwycięstwa. Za każdym razem, gdy go osiągniesz, następny cel jest o 5 wyższy. Wariant normalny i trudny mają osobne cele. Stół pamięta twoje cele i twoje gry.
dice_city-section-limits = Kolejność i ograniczenia
dice_city-rule-D-37 = W jednej turze zdolności Wędrowca i Studni działają najwyżej 20 razy; potem nic już nie dają, a kość jest po prostu wykorzystana. Inaczej Studnie i Ratusze mogłyby przerzucać kości bez końca.
dice_city-rule-D-38 = Gra kończy się też po rundzie 100. Inaczej wszyscy mogliby zwlekać bez końca.
dice_city-rule-D-39 = Tura ma cztery etapy w tej kolejności: używanie kości, atak, budowa i wymiana handlowa, koniec tury.

## Dice City: plansza

dice_city-board-row =
    { $row ->
        [white] Biały rząd
        [yellow] Żółty rząd
        [red] Czerwony rząd
        [blue] Niebieski rząd
       *[black] Czarny rząd
    }
dice_city-board-die =
    { $die ->
        [white] Biała kość
        [yellow] Żółta kość
        [red] Czerwona kość
        [blue] Niebieska kość
       *[black] Czarna kość
    }
dice_city-board-move = Przesuń inną kość
dice_city-board-reactivate = Zdejmij żeton dezaktywacji
dice_city-board-tokens = Wydaj dwa żetony klepsydr
dice_city-board-tokens-means = W etapie kości za dwa żetony klepsydr dostajesz jeden surowiec albo +1 do siły armii w tej turze, albo wszyscy inni przerzucają kość wybranego koloru.
dice_city-board-attack-on = Zaatakuj: { $name }
dice_city-board-pay =
    { $resource ->
        [wood] Zapłać drewnem
        [stone] Zapłać kamieniem
       *[iron] Zapłać żelazem
    }
dice_city-board-stones = Kamień: { $number }
dice_city-board-build = Budowa: { dice_city-card }
dice_city-board-build-slot = Budowa: { dice_city-card } ({ dice_city-slot })
dice_city-board-gain =
    { $gain ->
        [strength] +{ $number } do siły armii
        [bandit_strength] +{ $number } do siły armii, tylko przeciw bandytom
       *[points] { $number } PZ
    }
dice_city-board-facts = Typ: { dice_city-type }. Obrona { $defense }, { points }.
dice_city-board-facts-cathedral = Typ: { dice_city-type }. Obrona { $defense }, 1 punkt za każdą lokację kultury w tym rzędzie.
dice_city-board-facts-printed = Typ: { dice_city-type }. Lokacja startowa: nie można jej zaatakować i nie daje punktów na koniec gry.
dice_city-board-cost = Koszt: { dice_city-cost }.
dice_city-board-inactive = nieaktywna
dice_city-board-now = Użyta teraz daje: { $gains }.
dice_city-board-plot = { dice_city-card } ({ dice_city-space })
dice_city-board-ship = Statek handlowy: { points }
dice_city-board-bandits = Bandyci: obrona { $defense }, { points }
dice_city-board-left = Zostało: { $number }
dice_city-board-never-used-up = Nigdy się nie wyczerpuje
dice_city-board-die-here = { dice_city-board-die } czeka
dice_city-board-attack = można zaatakować: potrzebna siła armii { $defense }, przynosi { points }
dice_city-board-move-here = { dice_city-board-die }: przesuń ją na { $column }
dice_city-board-everywhere = Wszystkie pola
dice_city-board-pay-with = Którą kość na to zużywasz?
dice_city-board-brings = Teraz przynosi { points }.
dice_city-board-lacking = Brakuje jeszcze: { $goods }.
dice_city-board-lacking-strength = Brakuje jeszcze siły: { $number }.
dice_city-board-use-use = Użyj
dice_city-board-use-use-means = Uruchom lokację, na której stoi kość.
dice_city-board-use-move = Przesuń
dice_city-board-use-move-means = Przesuń inną swoją kość o jedno pole w lewo lub w prawo.
dice_city-board-use-refresh = Odśwież
dice_city-board-use-refresh-means = Odrzuć cztery karty z wystawki i wyłóż cztery nowe; raz na turę.
dice_city-board-use-reactivate = Reaktywuj
dice_city-board-use-reactivate-means = Zdejmij żeton dezaktywacji z jednej ze swoich lokacji.
dice_city-board-use-pass = Klepsydra
dice_city-board-use-pass-means = Weź żeton klepsydry; raz na turę. Za dwa dostaniesz surowiec albo +1 do siły armii, albo wszyscy inni przerzucą wybraną kość.
dice_city-board-use-forfeit = Zdejmij
dice_city-board-use-forfeit-means = Zdejmij kość bez żadnego efektu.
dice_city-board-city = { $name }: miasto
dice_city-board-hidden = i to, co zakryte
dice_city-board-steal =
    { $resource ->
        [wood] Zabierz 1 drewno: { $name }
        [stone] Zabierz 1 kamień: { $name }
       *[iron] Zabierz 1 żelazo: { $name }
    }
dice_city-board-turn = Tura
dice_city-board-strength = Siła armii: { $number }
dice_city-board-strength-means = Płacisz nią za ataki na bandytów i lokacje oraz za przejmowanie zasobów. Co zostanie na koniec tury, przepada.
dice_city-board-bandit-strength = Siła armii tylko przeciw bandytom: { $number }
dice_city-board-bandit-strength-means = Z Wież Strażniczych. W walce z bandytami zużywa się jako pierwsza.
dice_city-board-gained = Zdobyte w tej turze: { points }
dice_city-board-gained-means = Żetony i karty; wszyscy widzą, gdy je zdobywasz, potem leżą zakryte.
dice_city-board-rerolls = Przerzuty { $number }/{ $most }
dice_city-board-chain = Po kolei: { $locations }
dice_city-board-discards = Do odrzucenia: { $number }
dice_city-board-solo-turn = Tura { $round } z { $rounds }
dice_city-board-solo-goal = { points }, cel: { $goal }
dice_city-board-solo-missing = brakuje jeszcze: { points }, średnio na turę: { $turn }
dice_city-board-solo-reached = Cel osiągnięty
dice_city-board-round = Runda { $round }
dice_city-board-ending =
    { $why ->
        [bandits] Ostatnia runda: bandyci pokonani
        [ships] Ostatnia runda: dwa stosy statków są puste
        [deck] Ostatnia runda: talia lokacji jest pusta
        [declared] Ostatnia runda: ogłoszono koniec
       *[rounds] To ostatnia runda
    }
dice_city-board-too-dear = nie stać cię na nią
dice_city-board-row-leaves = Na koniec twojej tury dolny rząd wystawki zostaje odrzucony, a górny się zsuwa.
dice_city-board-display = Wystawka
dice_city-board-piles = Zawsze dostępne
dice_city-board-in-deck = Jeszcze w talii:
dice_city-board-frontier = Bandyci i statki handlowe
dice_city-board-bandit-piles = Bandyci
dice_city-board-ships = Statki handlowe

## Dice City: ściągawka

dice_city-reference-turn = Tura
dice_city-reference-spend = Do czego służy kość
dice_city-reference-bandits = Bandyci: punkty za siłę
dice_city-reference-ships = Statki handlowe: punkty za surowce
dice_city-reference-points = Skąd się biorą punkty
dice_city-reference-end = Kiedy gra się kończy
dice_city-reference-signs = Co znaczą znaki
dice_city-reference-points-tokens = Żetony: z użytych lokacji i z ataków na inne miasta.
dice_city-reference-points-cards = Każda karta widoczna w twoim mieście, także nieaktywna. Przykryte się nie liczą.
dice_city-reference-points-taken = Zdobyci bandyci i statki handlowe.
dice_city-reference-points-cathedral = Katedra: 1 za każdą lokację kultury w swoim rzędzie, łącznie z nią samą i startowymi Chatkami.
dice_city-reference-end-piles = Puste są wszystkie trzy stosy bandytów albo dwa stosy statków, albo talia lokacji.
dice_city-reference-end-declared = Albo ktoś ma dwa pełne rzędy zbudowanych, aktywnych lokacji i ogłasza koniec.
dice_city-reference-end-round = Potem rozgrywa się rundę do końca, żeby wszyscy mieli tyle samo tur.
dice_city-reference-end-solo = Liczba tur: { $rounds }. Do tego czasu osiągnij swój cel.
dice_city-reference-sign =
    { $sign ->
        [strength] siła armii: płacisz nią za ataki, do końca tury
        [bandit_strength] siła tylko przeciw bandytom
        [points] punkty zwycięstwa
        [shield] obrona: tyle siły kosztuje atak
        [pass] żeton klepsydry: za dwa dostajesz surowiec lub +1 do siły albo inni przerzucają kość
        [deactivate] nieaktywna: po ataku albo po użyciu
        [reroll] przerzuć tę kość
        [move] przesuń inną czekającą kość w jej rzędzie
        [copy] użyj też innej lokacji
        [die] tam, gdzie czeka kość
        [in_row] w tym samym rzędzie
        [city] gdziekolwiek w twoim mieście
        [army] lokacja z wojskiem
        [harvest] Tartak, Kamieniołom lub Kopalnia
        [place] postaw Armię w swoim mieście
       *[exchange] wymień surowce
    }

## Dice City: lekcja

dice_city-lesson-goal = Cześć! To twoje miasto. Liczą się punkty: za zbudowane lokacje, pokonanych bandytów, załadowane statki i żetony punktów.
dice_city-lesson-dice = Każdy rząd ma kość w swoim kolorze. Stoi ona w kolumnie, którą wskazał rzut, i raz na turę może uruchomić lokację pod sobą.
dice_city-lesson-resources = Biała kość stoi na Górze, a czarna na Lesie. Użyj obu: dostaniesz 1 kamień i 1 drewno.
dice_city-lesson-resources-instead = To też zrobisz, za chwilę. Najpierw biała i czarna kość.
dice_city-lesson-soldiers = Trzy kości stoją na Milicji. Każda daje +1 do siły w tej turze. Użyj wszystkich trzech.
dice_city-lesson-soldiers-instead = Innym razem. Teraz potrzebujesz wszystkich trzech: razem mają siłę 3.
dice_city-lesson-dice-done = Wszystkie kości są wykorzystane. Tura ma swoją kolejność: kości, atak, budowa, koniec. Pora na atak.
dice_city-lesson-bandits = Siłą płacisz za ataki. Mając 3, pokonasz najsłabszych bandytów: to 2 punkty.
dice_city-lesson-bandits-instead = Siły nie zachowasz na później: lepiej pokonaj teraz bandytów.
dice_city-lesson-attack-done = Siła jest wydana. Pora na budowę.
dice_city-lesson-build = Za 1 drewno i 1 kamień kupisz Magazyn, wart 1 punkt. Karta przykrywa to, co pod nią, więc połóż go na Wędrowcu w żółtym rzędzie, który tylko przerzuca kość.
dice_city-lesson-build-instead = Można. Tu jednak weź Magazyn i przykryj żółtego Wędrowca: jego najmniej szkoda.
dice_city-lesson-trap = Uwaga na pułapkę: na koniec tury zostaje ci najwyżej po jednym surowcu każdego rodzaju, a siły wcale. Nie gromadź więc tego, czego nie użyjesz.
dice_city-lesson-turn-done = Tym razem nic nie zostało. Zakończ turę: twoje kości zostaną rzucone od nowa, a potem zagra bot.
dice_city-lesson-move = Na Wieżę Strażniczą potrzebujesz drewna, kamienia i żelaza. Żółta kość stoi obok Lasu: wykorzystaj czerwoną, żeby przesunąć żółtą o kolumnę w prawo.
dice_city-lesson-move-instead = Tak też można użyć kości. Teraz wykorzystaj czerwoną, żeby przesunąć żółtą na Las.
dice_city-lesson-one-of-each = Teraz użyj żółtej, białej i czarnej kości: drewno, żelazo i kamień.
dice_city-lesson-pass = Jeden żołnierz nikogo nie pokona. Wykorzystaj niebieską kość i weź żeton klepsydry; można tak raz na turę.
dice_city-lesson-pass-instead = To dałoby ci mniej. Weź żeton niebieską kością.
dice_city-lesson-tokens = Żetony zostają. Za dwa dostaniesz dowolny surowiec albo +1 do siły, albo wszyscy inni przerzucą kość w kolorze, który wskażesz.
dice_city-lesson-other-uses = Źle stojąca kość może też odświeżyć wystawkę (odrzucasz cztery karty, przychodzą cztery nowe) albo zdjąć żeton z twojej nieaktywnej lokacji. Możesz ją też po prostu zdjąć.
dice_city-lesson-dice-done-again = Nie masz siły, więc atak wypada. Pora na budowę.
dice_city-lesson-tower = Zbuduj Wieżę Strażniczą na Wędrowcu w czerwonym rzędzie. Jest warta 2 punkty i daje +3 do siły przeciw bandytom.
dice_city-lesson-tower-instead = Niezły pomysł. Ale najmniej szkoda czerwonego Wędrowca: przykryj go Wieżą Strażniczą.
dice_city-lesson-turn-done-again = Zakończ turę.
# $points (number) of the learner
dice_city-lesson-points = Masz teraz punkty ({ $points }): za bandytów, Magazyn i Wieżę Strażniczą. Żetony i karty innych są zakryte aż do końca.
dice_city-lesson-raids = Możesz też atakować inne miasta. Siła równa obronie lokacji dezaktywuje ją i daje ci jej punkty; za siłę 2 zabierasz surowiec.
dice_city-lesson-ships = Najwięcej dają statki: po 2 surowce każdego rodzaju to 5 punktów, po 3 to 10, po 4 to 20. Pomogą Tartaki, Kamieniołomy i Kopalnie, które dają po dwa naraz.
dice_city-lesson-abilities = Każda karta umie co innego: naśladuje lokację, wymienia towary, przerzuca kości. Wskaż kartę, a dowiesz się, co robi; gdy trzeba coś wybrać, zapyta pasek.
dice_city-lesson-end = Koniec nadchodzi, gdy nie ma już bandytów, dwa stosy statków są puste, skończy się talia albo ktoś z dwoma pełnymi rzędami zbudowanych, aktywnych lokacji ogłosi koniec. Rundę gra się wtedy do końca.
dice_city-lesson-free = To wszystko, czego ci trzeba. Kości są rzucone i odtąd grasz, jak chcesz. Miłej zabawy!
