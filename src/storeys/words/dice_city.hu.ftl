## Kockaváros: nevek

dice_city-title = Kockaváros
dice_city-line = Dobj öt kockával, és építsd fel a városod – minden kocka egy helyszínt hoz működésbe.
# A helyszínek neve nagybetűs; a névelő a névvel együtt jár: az Erdő, az Erdőt.
dice_city-card =
    { $card ->
        [forest] Erdő
        [mountain] Hegy
        [cave] Barlang
        [militia] Polgárőrség
        [house] Ház
        [traveller] Vándor
        [lumber_mill] Fűrészmalom
        [quarry] Kőfejtő
        [mine] Bánya
        [regular_army] Hadsereg
        [barracks] Kaszárnya
        [blacksmith] Kovácsműhely
        [catapult] Katapult
        [training_camp] Kiképzőtábor
        [watch_tower] Őrtorony
        [bazaar] Bazár
        [market_place] Piactér
        [merchant_guild] Kereskedőcéh
        [mint] Pénzverde
        [storehouse] Raktár
        [cathedral] Katedrális
        [festival_hall] Vigadó
        [grand_statue] Szobor
        [great_wall] Városfal
        [manor] Kúria
        [cemetery] Temető
        [church] Templom
        [stables] Istálló
        [town_hall] Városháza
       *[well] Kút
    }
    .the =
        { $card ->
            [forest] az { dice_city-card }
            [watch_tower] az { dice_city-card }
            [stables] az { dice_city-card }
           *[other] a { dice_city-card }
        }
    .first =
        { $card ->
            [forest] Az { dice_city-card }
            [watch_tower] Az { dice_city-card }
            [stables] Az { dice_city-card }
           *[other] A { dice_city-card }
        }
    .accusative =
        { $card ->
            [forest] az Erdőt
            [mountain] a Hegyet
            [cave] a Barlangot
            [militia] a Polgárőrséget
            [house] a Házat
            [traveller] a Vándort
            [lumber_mill] a Fűrészmalmot
            [quarry] a Kőfejtőt
            [mine] a Bányát
            [regular_army] a Hadsereget
            [barracks] a Kaszárnyát
            [blacksmith] a Kovácsműhelyt
            [catapult] a Katapultot
            [training_camp] a Kiképzőtábort
            [watch_tower] az Őrtornyot
            [bazaar] a Bazárt
            [market_place] a Piacteret
            [merchant_guild] a Kereskedőcéhet
            [mint] a Pénzverdét
            [storehouse] a Raktárt
            [cathedral] a Katedrálist
            [festival_hall] a Vigadót
            [grand_statue] a Szobrot
            [great_wall] a Városfalat
            [manor] a Kúriát
            [cemetery] a Temetőt
            [church] a Templomot
            [stables] az Istállót
            [town_hall] a Városházát
           *[well] a Kutat
        }
    .with =
        { $card ->
            [cemetery] a Temetővel
            [church] a Templommal
           *[town_hall] a Városházával
        }
dice_city-die =
    { $die ->
        [white] fehér kocka
        [yellow] sárga kocka
        [red] piros kocka
        [blue] kék kocka
       *[black] fekete kocka
    }
    .first =
        { $die ->
            [white] Fehér kocka
            [yellow] Sárga kocka
            [red] Piros kocka
            [blue] Kék kocka
           *[black] Fekete kocka
        }
    .colour =
        { $die ->
            [white] fehér
            [yellow] sárga
            [red] piros
            [blue] kék
           *[black] fekete
        }
dice_city-moved =
    { $moved ->
        [white] fehér kocka
        [yellow] sárga kocka
        [red] piros kocka
        [blue] kék kocka
       *[black] fekete kocka
    }
    .accusative =
        { $moved ->
            [white] fehér kockát
            [yellow] sárga kockát
            [red] piros kockát
            [blue] kék kockát
           *[black] fekete kockát
        }
dice_city-row =
    { $row ->
        [white] fehér
        [yellow] sárga
        [red] piros
        [blue] kék
       *[black] fekete
    }
dice_city-column = { $column }. oszlop
    .into =
        { $column ->
            [1] az { $column }. oszlopba
            [5] az { $column }. oszlopba
           *[other] a { $column }. oszlopba
        }
dice_city-space = { dice_city-row } { $column }
    .onto = a { dice_city-row } sor { $column }. mezőjére
dice_city-type =
    { $type ->
        [resource] nyersanyag-helyszín
        [military] katonai helyszín
        [economic] gazdasági helyszín
        [cultural] kulturális helyszín
       *[civic] közösségi helyszín
    }
dice_city-step =
    { $step ->
        [dice] Kockák
        [attack] Támadás
        [build] Építés és kereskedés
       *[end] A kör vége
    }
dice_city-resource =
    { $resource ->
        [wood] fa
        [stone] kő
       *[iron] vas
    }
dice_city-wood = { $wood } fa
dice_city-stone = { $stone } kő
dice_city-iron = { $iron } vas
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
                [wood] 1 fa
                [stone] 1 kő
               *[iron] 1 vas
            }
       *[other]
            { $pay ->
                [wood] 2 fa
                [stone] 2 kő
               *[iron] 2 vas
            }
    }
dice_city-got =
    { $also ->
        [none]
            { $get ->
                [wood] 2 fa
                [stone] 2 kő
               *[iron] 2 vas
            }
        [wood] 4 fa
        [stone]
            { $get ->
                [wood] 2 fa + 2 kő
               *[stone] 4 kő
            }
       *[iron]
            { $get ->
                [wood] 2 fa + 2 vas
                [stone] 2 kő + 2 vas
               *[iron] 4 vas
            }
    }
dice_city-pass-tokens = { $passes } passzjelző
dice_city-bandits =
    { $bandits ->
        [3] { $bandits }-as védelmű banditák
        [5] { $bandits }-ös védelmű banditák
       *[other] { $bandits }-es védelmű banditák
    }
dice_city-ship = { $ship } pontos kereskedőhajó
dice_city-slot = { $slot }. hely

## Kockaváros: választható lépések

dice_city-do-use = { dice_city-die.first }: { dice_city-card.the } használata
dice_city-do-move = { dice_city-die.first }: a { dice_city-moved } áttolása { dice_city-column.into }
dice_city-do-refresh = { dice_city-die.first }: a kínálat frissítése
dice_city-do-reactivate = { dice_city-die.first }: { dice_city-card.the } feloldása ({ dice_city-space })
dice_city-do-pass = { dice_city-die.first }: passzjelző elvétele
dice_city-do-forfeit = { dice_city-die.first }: levétel hatás nélkül
dice_city-do-supply = Két passzjelző: 1 { dice_city-resource }
dice_city-do-muster = Két passzjelző: +1 erő
dice_city-do-disrupt = Két passzjelző: mindenki más újradobja a { dice_city-die.colour } kockáját
dice_city-do-finish =
    { $step ->
        [dice] A kockák szakaszának befejezése
        [attack] A támadás befejezése
       *[build] Az építés és a kereskedés befejezése
    }
dice_city-do-copy = { dice_city-card.first } használata ({ dice_city-space })
dice_city-do-place = A Hadsereg lerakása { dice_city-space.onto }
dice_city-do-exchange = Fizetsz: { dice_city-paid }, kapsz: { dice_city-got }
dice_city-do-store =
    { $resource ->
        [wood] Fizetsz: 1 fa, kapsz: 3 fa
        [stone] Fizetsz: 1 kő, kapsz: 3 kő
       *[iron] Fizetsz: 1 vas, kapsz: 3 vas
    }
dice_city-do-shift = A { dice_city-die } áttolása { dice_city-column.into }
dice_city-do-include = A { dice_city-die } újradobása is
dice_city-do-cast = Dobás most
dice_city-do-discard = { dice_city-card.first } eldobása ({ dice_city-slot })
dice_city-do-fight = Támadás: { dice_city-bandits }
dice_city-do-attack = Támadás – { $name }: { dice_city-card } ({ dice_city-space }), { points }
dice_city-do-steal = Rablás – { $name }: 1 { dice_city-resource }
dice_city-do-build =
    { $slot ->
        [0] { dice_city-card.first } építése { dice_city-space.onto }
       *[other] { dice_city-card.first } ({ dice_city-slot }) építése { dice_city-space.onto }
    }
dice_city-do-trade =
    { $ship ->
        [5] Az { dice_city-ship } elküldése
       *[other] A { dice_city-ship } elküldése
    }
dice_city-do-adorn =
    { $stone ->
        [0]
            { $iron ->
                [0] Nincs ráfizetés a Szoborra
               *[other] Ráfizetés a Szoborra: { dice_city-stone-and-iron }
            }
       *[other] Ráfizetés a Szoborra: { dice_city-stone-and-iron }
    }
dice_city-do-declare = A játék végének bejelentése
dice_city-do-decline = A játék folytatása
dice_city-do-deal = { dice_city-card.first } felfordítása ({ dice_city-slot })
dice_city-do-roll = Dobás ({ $name }): { dice_city-die.colour } { $column }
dice_city-do-start = { $name } kezd

## Kockaváros: mi történt

dice_city-log-use = { $who } használja { dice_city-card.accusative } ({ dice_city-die }).
dice_city-log-move = { $who } a { dice_city-die.colour } kockával áttolja a { dice_city-moved.accusative } { dice_city-column.into }.
dice_city-log-refresh = { $who } a { dice_city-die.colour } kockával frissíti a kínálatot.
dice_city-log-reactivate = { $who } a { dice_city-die.colour } kockával feloldja { dice_city-card.accusative } ({ dice_city-space }).
dice_city-log-pass = { $who } a { dice_city-die.colour } kockával passzjelzőt szerez.
dice_city-log-forfeit = { $who } hatás nélkül leveszi a { dice_city-die.colour } kockát.
dice_city-log-supply = { $who } két passzjelzőt ad be: 1 { dice_city-resource }.
dice_city-log-muster = { $who } két passzjelzőt ad be: +1 erő.
dice_city-log-disrupt = { $who } két passzjelzőt ad be: mindenki más újradobja a { dice_city-die.colour } kockáját.
dice_city-log-finish =
    { $step ->
        [dice] { $who } végzett a kockákkal.
        [attack] { $who } befejezi a támadást.
       *[build] { $who } befejezi az építést és a kereskedést.
    }
dice_city-log-copy = { $who } ezzel használja { dice_city-card.accusative } ({ dice_city-space }).
dice_city-log-place = { $who } lerakja a Hadsereget { dice_city-space.onto }.
dice_city-log-exchange = { $who } cserél: ad { dice_city-paid }, kap { dice_city-got }.
dice_city-log-store =
    { $resource ->
        [wood] { $who } befizet 1 fát, és kap 3 fát.
        [stone] { $who } befizet 1 követ, és kap 3 követ.
       *[iron] { $who } befizet 1 vasat, és kap 3 vasat.
    }
dice_city-log-shift = { $who } áttolja a { dice_city-die.colour } kockát { dice_city-column.into }.
dice_city-log-include = { $who } a { dice_city-die.colour } kockát is újradobja.
dice_city-log-cast = { $who } dob.
dice_city-log-discard = { $who } eldobja { dice_city-card.accusative }.
dice_city-log-fight = { $who } legyőzi a banditákat (védelem: { $bandits }).
dice_city-log-attack = { $who } támad – { $name }: { dice_city-card } ({ dice_city-space }), { points }.
dice_city-log-steal = { $who } rabol – { $name }: 1 { dice_city-resource }.
dice_city-log-build = { $who } { dice_city-space.onto } építi { dice_city-card.accusative }.
dice_city-log-trade = { $who } útnak indít egy { $ship } pontos kereskedőhajót.
dice_city-log-adorn =
    { $stone ->
        [0]
            { $iron ->
                [0] { $who } nem fizet rá a Szoborra.
               *[other] { $who } ráfizet a Szoborra: { dice_city-stone-and-iron }.
            }
       *[other] { $who } ráfizet a Szoborra: { dice_city-stone-and-iron }.
    }
dice_city-log-declare = { $who } bejelenti a játék végét.
dice_city-log-decline = { $who } folytatja a játékot.
dice_city-log-deal = { dice_city-card.first } kerül a kínálatba.
dice_city-log-roll = Dobás ({ $name }): { dice_city-die.colour } { $column }.
dice_city-log-start = { $name } kezd.
dice_city-piece = { dice_city-card }
dice_city-piece-roll = { dice_city-die.colour } { $column }
dice_city-several-deal = A kínálatba kerül: { $several }.
dice_city-several-discard = { $who } ezeket dobja el: { $several }.
dice_city-several-roll = Dobás ({ $name }): { $several }.
dice_city-turn-use = használja { $several }
dice_city-turn-use-piece = { dice_city-card.accusative }
dice_city-turn-pass = passzjelzőt szerez
dice_city-turn-refresh = frissíti a kínálatot
dice_city-turn-fight = legyőzi { $several }
dice_city-turn-fight-piece = a banditákat (védelem: { $bandits })
dice_city-turn-attack = megtámadja { $several }
dice_city-turn-attack-piece = { dice_city-card.accusative } ({ $name })
dice_city-turn-steal = zsákmánya: { $several }
dice_city-turn-steal-piece = 1 { dice_city-resource } ({ $name })
dice_city-turn-build = megépíti { $several }
dice_city-turn-build-piece = { dice_city-card.accusative }
dice_city-turn-trade = útnak indít { $several }
dice_city-turn-trade-piece = egy { $ship } pontos kereskedőhajót
dice_city-turn-declare = bejelenti a játék végét
dice_city-note-last-round =
    { $why ->
        [bandits] Minden banditát legyőztetek: ez az utolsó forduló.
        [ships] Elfogyott a kereskedőhajók két paklija: ez az utolsó forduló.
        [deck] Elfogyott a helyszínpakli: ez az utolsó forduló.
       *[declared] Valaki bejelentette a játék végét: ez az utolsó forduló.
    }

## Kockaváros: kérdések

dice_city-ask-dealing = Új lapok kerülnek a kínálatba.
dice_city-ask-rolling = Dobunk a kockákkal.
dice_city-ask-starting = A véletlen dönti el, ki kezd.
dice_city-ask-dice =
    { $passes ->
        [0] Használj fel egy kockát (még { $dice } van).
        [1] Használj fel egy kockát (még { $dice } van).
       *[other] Használj fel egy kockát (még { $dice } van), vagy adj be két passzjelzőt ({ $passes } van).
    }
dice_city-ask-dice-done =
    { $passes ->
        [0] Minden kockádat felhasználtad: fejezd be a szakaszt.
        [1] Minden kockádat felhasználtad: fejezd be a szakaszt.
       *[other] Minden kockádat felhasználtad: adj be két passzjelzőt ({ $passes } van), vagy fejezd be a szakaszt.
    }
dice_city-ask-refreshing = Válaszd ki, melyik lapot dobod el a kínálatból (még { $left } van hátra).
dice_city-ask-copying = Melyik helyszínt használod { dice_city-card.with } ({ dice_city-space })?
dice_city-ask-placing = Válassz mezőt a városodban a Hadseregnek.
dice_city-ask-exchanging = Válaszd ki, mivel fizetsz a Piactéren, és mit kapsz érte.
dice_city-ask-storing = Válassz nyersanyagot a Raktárnak: 1-et fizetsz, 3 ugyanolyat kapsz.
dice_city-ask-shifting = Válassz egy másik kockát, amelyet az Istálló áttol, és az új oszlopát.
dice_city-ask-rerolling = A { dice_city-die.colour } kockát újradobod. Adj hozzá más kockákat, vagy dobj most.
dice_city-ask-attack =
    { $bandits ->
        [0] Támadj (erőd: { $strength }), vagy fejezd be a támadást.
       *[other] Támadj (erőd: { $strength }, és csak banditák ellen még { $bandits }), vagy fejezd be a támadást.
    }
dice_city-ask-build = Építs és kereskedj abból, amid van: { dice_city-wood }, { dice_city-stone }, { dice_city-iron }. Vagy fejezd be.
dice_city-ask-adorning = Mennyi követ és vasat fizetsz rá a Szoborra? Legfeljebb { $most } lehet, mindegyik 1 győzelmi pontot ér.
dice_city-ask-declaring = Két sorod megtelt. Bejelented a játék végét?
dice_city-ask-ended =
    { $why ->
        [bandits] Vége a játéknak: minden banditát legyőztetek.
        [ships] Vége a játéknak: elfogyott a kereskedőhajók két paklija.
        [deck] Vége a játéknak: elfogyott a helyszínpakli.
        [declared] Vége a játéknak: valaki két teli sorral bejelentette a végét.
        [solo] Vége a játéknak: minden körödet lejátszottad.
       *[rounds] Vége a játéknak: véget ért az utolsó forduló.
    }

## Kockaváros: miért jobb ez a lépés

dice_city-hint-ship = Egy hajó azonnal { points }: több, mint amit ezek a nyersanyagok másképp hoznának.
dice_city-hint-ship-last = Ez az utolsó ilyen hajó: most { points }ot ér neked, és más már nem küldheti el.
dice_city-hint-end = Ezzel biztossá válik a játék vége, éppen most, amikor te vezetsz.
dice_city-hint-rush = Közel a vége: most már a pontok számítanak, nem az, amit még fel lehetne építeni.
dice_city-hint-economy = { dice_city-card.first } még sok körön át dolgozhat neked; minél előbb áll, annál többet hoz.
dice_city-hint-scarce = Ebből termel a legkevesebbet a városod: { dice_city-resource }. A hajók pedig mindenből egyformán kérnek.
dice_city-hint-late = Kevés kör van hátra, ezért a biztos { points } többet ér annál, amit egy lap még hozhatna.
dice_city-hint-cover = Ezen a mezőn eltakarja { dice_city-card.accusative }, amely kevésbé fog hiányozni, mint a többi helyszín.
dice_city-hint-culture = A Katedrális a sora kulturális helyszíneit számolja, ezért fontos, melyik sorba kerül ez a lap.
dice_city-hint-save = Amit megtartasz, többet ér bárminél a kínálatban: minden nyersanyagból egy megvár a következő körödre.
dice_city-hint-fight = A banditákért { points } jár, az erő pedig a kör végén úgyis elveszne.
dice_city-hint-attack = { points } jár érte, és { dice_city-card.the } nem szolgálja a gazdáját, amíg kockát nem költ rá.
dice_city-hint-steal = Tiéd lesz, amit más megtartott volna a következő körére: 1 { dice_city-resource }.
dice_city-hint-move = Egy oszloppal arrébb a { dice_city-moved } ezt használhatja: { dice_city-card }. Ez megér egy másik kockát.
dice_city-hint-lasting = { dice_city-card.first } csak arra hat, amit utána használsz, ezért érdemes ezzel kezdeni.
dice_city-hint-later = { dice_city-card.first } abból dolgozik, amid van, ezért előbb azok a kockák jönnek, amelyek hoznak valamit.
dice_city-hint-reroll = Előbb az újradobás: jó tudni, mi lesz belőle, mielőtt a többi kockáról döntesz.
dice_city-hint-pass = Az egyik kocka ott, ahol áll, keveset hoz; két passzjelző egyszer majd pótolja, ami éppen hiányzik.
dice_city-hint-refresh = A kínálatban kevés illik a városodhoz; négy új lap változtathat ezen.
dice_city-hint-wake = Megéri feloldani { dice_city-card.accusative }: mostantól megint használhatják a kockák.
dice_city-hint-token = Épp ez hiányzik, és másra elköltve a passzjelzők nem hoznának ennyit.
dice_city-hint-use = Amit { dice_city-card.the } ad, ebben a körben jobban kell mindennél, amire ezt a kockát költeni lehetne.

## Kockaváros: miért nem

dice_city-why-unknown = Ebben a játékban nincs ilyen lépés.
dice_city-why-over = A játék már véget ért.
dice_city-why-deal-first = Előbb fel kell fordítani a kínálat lapjait.
dice_city-why-roll-first = Előbb dobni kell a kockákkal.
dice_city-why-start-first = Előbb a véletlen dönti el, ki kezd.
dice_city-why-dice-first = Még a kockáknál tartasz: előbb használd fel őket.
dice_city-why-finish-first = Minden kockádat felhasználtad: előbb fejezd be a kockák szakaszát.
dice_city-why-refreshing-first = Előbb dobd el a lapokat, amelyeket lecserélsz.
dice_city-why-copying-first = Előbb válaszd ki, melyik helyszínt használod.
dice_city-why-placing-first = Előbb rakd le a Hadsereget.
dice_city-why-exchanging-first = Előbb válaszd ki, mit cserélsz a Piactéren.
dice_city-why-storing-first = Előbb válassz nyersanyagot a Raktárnak.
dice_city-why-shifting-first = Előbb válaszd ki, melyik kockát tolja át az Istálló.
dice_city-why-rerolling-first = Előbb válaszd ki a Kút kockáit, és dobj velük.
dice_city-why-attack-first = A támadásnál tartasz: előbb támadj, vagy fejezd be.
dice_city-why-build-first = Az építésnél tartasz: előbb építs és kereskedj, vagy fejezd be.
dice_city-why-adorning-first = Előbb döntsd el, mennyit fizetsz rá a Szoborra.
dice_city-why-declaring-first = Előbb döntsd el, bejelented-e a játék végét.
dice_city-why-no-such-seat = Ennél az asztalnál csak { $seats } játékos ül.
dice_city-why-not-in-deck = Nincs több { dice_city-card } a helyszínpakliban.
dice_city-why-no-such-slot = A kínálatnak csak { $slots } helye van.
dice_city-why-empty-slot = A kínálatnak ezen a helyén nincs lap ({ dice_city-slot }).
dice_city-why-wrong-card = Ezen a helyen nincs { dice_city-card }.
dice_city-why-wrong-points = Ennek az értéke { points }.
dice_city-why-wrong-roll = Most egy másik kockával dobunk.
dice_city-why-die-spent = A { dice_city-die.colour } kockát már felhasználtad.
dice_city-why-deactivated = { dice_city-card.first } ({ dice_city-space }) le van tiltva, ezért nem használható.
dice_city-why-own-die = Egy kocka nem tolhatja át önmagát: válassz egy másikat.
dice_city-why-edge = A { dice_city-die } a sor szélén áll, arra már nincs oszlop.
dice_city-why-not-next = A { dice_city-die } csak szomszédos oszlopba tolható, ez pedig nem az: { dice_city-column }.
dice_city-why-same-column = A { dice_city-die } már ott áll: { dice_city-column }.
dice_city-why-refreshed-already = Ebben a körben már frissítetted a kínálatot.
dice_city-why-too-few-cards = Négynél kevesebb lap van a kínálatban, ezért nem frissíthető.
dice_city-why-deck-empty = A helyszínpakli elfogyott, ezért a kínálat nem frissíthető.
dice_city-why-is-active = { dice_city-card.first } ({ dice_city-space }) nincs letiltva, nincs rajta levehető jelző.
dice_city-why-passed-already = Ebben a körben már vettél el passzjelzőt.
dice_city-why-too-few-passes =
    { $passes ->
        [0] Ehhez két passzjelző kell, és neked egy sincs.
       *[other] Ehhez két passzjelző kell, és neked csak { $passes } van.
    }
dice_city-why-alone = Egyedül játszol: nincs, aki újradobjon.
dice_city-why-dice-left = Előbb használd fel az összes kockádat (még { $dice } van).
dice_city-why-step =
    { $step ->
        [dice] Most csak a kockák szakaszát fejezheted be.
        [attack] Most csak a támadást fejezheted be.
       *[build] Most csak az építést és a kereskedést fejezheted be.
    }
dice_city-why-in-chain = { dice_city-card.first } ({ dice_city-space }) már szerepel ebben a láncban, és egy helyszín sem szerepelhet kétszer.
dice_city-why-not-this-row = A Temető csak a saját sorából másolhat, és az a { dice_city-row } sor.
dice_city-why-no-die-there = A Templom csak olyan helyszínt másolhat, amelyen felhasználatlan kocka áll, és itt nincs: { dice_city-card } ({ dice_city-space }).
dice_city-why-included-already = A { dice_city-die } már az újradobandók közt van.
dice_city-why-too-few =
    { $have ->
        [0] Ebből nincs nálad: { dice_city-resource }.
       *[other] Ebből nincs elég nálad: { dice_city-resource } (csak { $have }).
    }
dice_city-why-same-resource = Ezzel fizetsz: { dice_city-resource }, tehát mást kell kapnod érte.
dice_city-why-get-order = A két kapott nyersanyagot ebben a sorrendben add meg: fa, kő, vas.
dice_city-why-bandits-gone = Nincs több ilyen lap: { dice_city-bandits }.
dice_city-why-too-weak = Ehhez { $defense } erő kell, és neked { $strength } van.
dice_city-why-own-city = A saját városodat nem támadhatod meg.
dice_city-why-no-defense = { dice_city-card.first } a táblára van nyomtatva, ezért nem támadható.
dice_city-why-is-deactivated = { dice_city-card.first } ({ dice_city-space }) már le van tiltva.
dice_city-why-nothing-to-steal = Ennek a játékosnak ebből nincs: { dice_city-resource }.
dice_city-why-too-dear = { dice_city-card.first } ára: { dice_city-cost }.
dice_city-why-pile-empty = Elfogyott a pakli: nincs több { dice_city-card }.
dice_city-why-ship-gone = Nincs több { dice_city-ship }.
dice_city-why-ship-too-dear =
    { $ship ->
        [5] Ennek a kereskedőhajónak az ára: 2 fa + 2 kő + 2 vas.
        [10] Ennek a kereskedőhajónak az ára: 3 fa + 3 kő + 3 vas.
       *[20] Ennek a kereskedőhajónak az ára: 4 fa + 4 kő + 4 vas.
    }
dice_city-why-too-much =
    { $most ->
        [0] Nem maradt miből ráfizetned a Szoborra.
       *[other] A Szoborra legfeljebb ennyit fizethetsz rá: { $most }.
    }

## Kockaváros: pontozás

dice_city-score-tokens = Győzelmipont-jelzők
dice_city-score-ships = Kereskedőhajók: { cards }
dice_city-score-bandits = Banditák: { cards }
dice_city-score-location = { dice_city-card } ({ dice_city-space })
dice_city-tie =
    { $what ->
        [locations] Egyenlő pontszám; a vásárolt helyszínek száma döntött ({ $own }–{ $others }).
        [taken] Egyenlő pontszám, ugyanannyi vásárolt helyszín; a hajók és a banditák pontjai döntöttek ({ $own }–{ $others }).
       *[order] Minden egyenlő, ami számít; a körök sorrendje döntött.
    }

## Kockaváros: az asztal szabályai

dice_city-option-open_totals = A pontjelzők, a banditák és a hajók
dice_city-option-open_totals-value =
    { $value ->
        [0] a játék végéig lefelé fordítva fekszenek
       *[1] felfordítva fekszenek
    }
dice_city-option-hard = Egyedül játszva
dice_city-option-hard-value =
    { $value ->
        [0] normál: 15 kör, 8 lap a kínálatban
       *[1] nehéz: 12 kör, 10 lap a kínálatban
    }

## Kockaváros: az asztal a terminálban

dice_city-cli-round = { $round }. forduló
dice_city-cli-turn = Kör: { $round }/{ $rounds }
dice_city-cli-goal = cél: { points }
dice_city-cli-last = az utolsó forduló
dice_city-cli-strength =
    { $bandits ->
        [0] erő: { $strength }
       *[other] erő: { $strength } (+{ $bandits } banditák ellen)
    }
dice_city-cli-in-sight = látható: { points }
dice_city-cli-display = Kínálat (fa/kő/vas, védelem, pont)
dice_city-cli-deck = Helyszínpakli: { cards }
dice_city-cli-piles = Mindig építhető
dice_city-cli-bandits = Banditák (védelem: pont, hány lap)
dice_city-cli-ships = Kereskedőhajók (ár minden nyersanyagból: pont, hány lap)
dice_city-cli-row = { dice_city-row }
dice_city-cli-die = kocka
dice_city-cli-affordable = van rá elég
dice_city-cli-printed = nyomtatott helyszín

## Kockaváros: mit tud egy helyszín, egy-két szóban

# Legfeljebb 11 betű.
dice_city-gives =
    { $card ->
        [forest] +1 fa
        [mountain] +1 kő
        [cave] +1 vas
        [militia] +1 erő
        [house] +1 pont
        [traveller] újradobás
        [lumber_mill] +2 fa
        [quarry] +2 kő
        [mine] +2 vas
        [regular_army] +2 erő
        [barracks] új sereg
        [blacksmith] seregek +1
        [catapult] +3 erő
        [training_camp] banditák –1
        [watch_tower] +3 bandita
        [bazaar] mindből 1
        [market_place] 1-ért 2
        [merchant_guild] termelés
        [mint] anyagok +1
        [storehouse] 1-ért 3
        [cathedral] kultúra
        [festival_hall] pár: 1 pont
        [grand_statue] építéskor
        [great_wall] védelem +2
        [manor] +2 pont
        [cemetery] a sorból
        [church] kockás hely
        [stables] kockatolás
        [town_hall] bármelyik
       *[well] újradobások
    }
# Legfeljebb 11 betű, az első 4 minden lapnál más.
dice_city-short =
    { $card ->
        [blacksmith] Kovács
        [training_camp] Tábor
        [market_place] Piac
        [merchant_guild] Céh
        [great_wall] Fal
       *[other] { dice_city-card }
    }
dice_city-deactivated = letiltva

## Kockaváros: a helyszínek egyenként

dice_city-card-about-forest = 1 fát ad.
dice_city-card-about-mountain = 1 követ ad.
dice_city-card-about-cave = 1 vasat ad.
dice_city-card-about-militia = Sereg: ebben a körben 1 erőt ad.
dice_city-card-about-house = Azonnal 1 győzelmi pontot ad. Kulturális helyszínként a sorában álló Katedrálisoknál is számít.
dice_city-card-about-traveller = Dobd újra a rá felhasznált kockát: visszakerül a saját sorába, az új oszlopba, és újra felhasználható.
dice_city-card-about-lumber_mill = Termelő: 2 fát ad.
dice_city-card-about-quarry = Termelő: 2 követ ad.
dice_city-card-about-mine = Termelő: 2 vasat ad.
dice_city-card-about-regular_army = Sereg: ebben a körben 2 erőt ad.
dice_city-card-about-barracks = Vegyél el ingyen egy Hadsereget a paklijából, és rakd a városod bármelyik mezőjére, akár magára a Kaszárnyára. Ha ott kocka várakozik, a Hadsereg már ebben a körben használható; ha a pakli üres, nem történik semmi.
dice_city-card-about-blacksmith = A kör végéig minden sereg, amelyet használsz vagy másolsz, 1-gyel több erőt ad. Kétszer használva kétszer ad hozzá.
dice_city-card-about-catapult = Sereg: ebben a körben 3 erőt ad. ⊘ Használata vagy másolása letiltja.
dice_city-card-about-training_camp = A kör végéig minden bandita védelme 1-gyel kisebb, de legalább 1. Kétszer használva kétszer számít.
dice_city-card-about-watch_tower = Sereg: 3 erőt ad, de csak banditák ellen. Amit a Kovácsműhely ad hozzá, az közönséges erő.
dice_city-card-about-bazaar = 1 fát, 1 követ és 1 vasat ad. ⊘ Használata vagy másolása letiltja.
dice_city-card-about-market_place = Fizess be 1-et vagy 2-t egy nyersanyagból; mindegyikért 2 egyforma, másfajta nyersanyagot kapsz. Ha 2-t fizetsz, a két pár kétféle is lehet.
dice_city-card-about-merchant_guild = A sorában álló minden működő Fűrészmalom, Kőfejtő és Bánya után 1-et kapsz annak a helyszínnek a nyersanyagából. ⊘ Használata vagy másolása letiltja.
dice_city-card-about-mint = A kör végéig minden nyersanyag-helyszín, amelyet használsz vagy másolsz, a nyomtatott is, 1-gyel többet ad a nyersanyagából. Kétszer használva kétszer ad hozzá.
dice_city-card-about-storehouse = Fizess be 1-et egy nyersanyagból, és kapsz 3 ugyanolyat.
dice_city-card-about-cathedral = A sorában minden látható kulturális helyszín után 1 győzelmi pontot ér: ő maga, a többi Katedrális, a nyomtatott Házak és a letiltott helyszínek is számítanak. Használata nem tesz semmit.
dice_city-card-about-festival_hall = A készletedben minden pár egyforma nyersanyag után 1 győzelmi pontot ad. A nyersanyagokat megtartod.
dice_city-card-about-grand_statue = Amikor megépíted, ráfizethetsz legfeljebb 3 követ és vasat, tetszőleges arányban; mindegyik 1 győzelmi pontot ad. Használata nem tesz semmit.
dice_city-card-about-great_wall = Amíg nincs letiltva, a sorában minden más lap védelme 2-vel nagyobb; több fal összeadódik és egymást is védi, de a nyomtatott helyszíneknek így sincs védelmük. Használata nem tesz semmit.
dice_city-card-about-manor = Azonnal 2 győzelmi pontot ad.
dice_city-card-about-cemetery = Használd a sorában bármelyik működő helyszín képességét. ⊘ Használata vagy másolása letiltja, akkor is, ha nem származik belőle semmi; a lemásolt ⊘ helyszín is le lesz tiltva.
dice_city-card-about-church = Használd egy olyan működő helyszíned képességét, amelyen felhasználatlan kocka áll; az a kocka a helyén marad. A lemásolt ⊘ helyszín le lesz tiltva.
dice_city-card-about-stables = Told át egy másik, felhasználatlan kockádat a sora bármelyik másik oszlopába.
dice_city-card-about-town_hall = Használd a városod bármelyik működő helyszínének képességét. A lemásolt ⊘ helyszín le lesz tiltva.
dice_city-card-about-well = Dobd újra a rá felhasznált kockát, és vele bármelyik más, felhasználatlan kockádat. A rá felhasznált kocka visszakerül a saját sorába, és újra felhasználható.

### A Kockaváros szabálykönyve

dice_city-rulebook-intro = Nemesi házak vagytok, 1–4 játékos, és mindegyik azt szeretné, hogy az ő városa legyen az új főváros. Öt kocka hozza működésbe a városod helyszíneit: fát, követ és vasat adnak, seregeket állítanak ki, és győzelmi pontokat szereznek. A nyersanyagokból jobb helyszíneket építesz a régiek fölé, vagy kereskedőhajókat raksz meg; a seregekkel banditákat űzöl el, vagy a szomszédaidat fosztod ki. Ha elfogynak a banditák, a hajók vagy a helyszínek, vagy ha valaki bejelenti a végét, az nyer, akinek a legtöbb győzelmi pontja van. A városok nyíltak; amit jelzőkben és lapokban szereztetek, a játék végéig lefelé fordítva fekszik.
dice_city-section-components = A játék elemei
dice_city-rule-D-1 = Mindenkinek van egy 5 sorból és 6 oszlopból álló városa és öt kockája, minden sorhoz egy: felülről lefelé fehér, sárga, piros, kék és fekete. A kocka a saját színének sorában áll, abban az oszlopban, amelyet mutat.
dice_city-rule-D-2 = A város minden mezőjére egy helyszín van nyomtatva. Az oszlopok sorrendjében, 1-től 6-ig, a fehér sorban: Erdő, Hegy, Barlang, Erdő, Hegy, Barlang; a sárga sorban: Hegy, Polgárőrség, Ház, Vándor, Polgárőrség, Erdő; a piros sorban: Barlang, Polgárőrség, Vándor, Polgárőrség, Ház, Hegy; a kék sorban: Erdő, Ház, Polgárőrség, Vándor, Polgárőrség, Barlang; a fekete sorban: Hegy, Barlang, Erdő, Hegy, Barlang, Erdő. Az Erdő, a Hegy és a Barlang nyersanyag-helyszín, és 1 fát, követ vagy vasat ad. A Polgárőrség katonai helyszín és sereg, 1 erőt ad. A Ház kulturális helyszín, és 1 győzelmi pontot ad. A Vándor közösségi helyszín, és újradobja a felhasznált kockát (D-13). A nyomtatott helyszíneknek nincs védelmük, nem érnek győzelmi pontot, és nem támadhatók.
dice_city-rule-D-3 =
    Négyféle lap 15 lapos paklikban fekszik, és mindig építhető: Fűrészmalom, Kőfejtő, Bánya és Hadsereg. A helyszínpakli 60 lapból áll: 20 fajta van benne, mindegyikből 3. Az árak sorrendje fa/kő/vas; a ⊘ azt jelenti, hogy a helyszínt a használata letiltja.
    Fűrészmalom (nyersanyag; ár 2/0/0; védelem 2; 0 pont): { dice_city-card-about-lumber_mill }
    Kőfejtő (nyersanyag; ár 0/2/0; védelem 2; 0 pont): { dice_city-card-about-quarry }
    Bánya (nyersanyag; ár 0/0/2; védelem 2; 0 pont): { dice_city-card-about-mine }
    Hadsereg (katonai; ár 0/0/2; védelem 3; 1 pont): { dice_city-card-about-regular_army }
    Kaszárnya (katonai; ár 0/2/1; védelem 4; 2 pont): { dice_city-card-about-barracks }
    Kovácsműhely (katonai; ár 0/1/2; védelem 4; 2 pont): { dice_city-card-about-blacksmith }
    Katapult (katonai; ár 2/0/1; védelem 4; 2 pont): { dice_city-card-about-catapult }
    Kiképzőtábor (katonai; ár 1/0/1; védelem 3; 1 pont): { dice_city-card-about-training_camp }
    Őrtorony (katonai; ár 1/1/1; védelem 4; 2 pont): { dice_city-card-about-watch_tower }
    Bazár (gazdasági; ár 1/0/1; védelem 3; 1 pont): { dice_city-card-about-bazaar }
    Piactér (gazdasági; ár 2/0/1; védelem 4; 2 pont): { dice_city-card-about-market_place }
    Kereskedőcéh (gazdasági; ár 2/1/1; védelem 5; 3 pont): { dice_city-card-about-merchant_guild }
    Pénzverde (gazdasági; ár 0/2/2; védelem 5; 3 pont): { dice_city-card-about-mint }
    Raktár (gazdasági; ár 1/1/0; védelem 3; 1 pont): { dice_city-card-about-storehouse }
    Katedrális (kulturális; ár 1/2/2; védelem 6): { dice_city-card-about-cathedral }
    Vigadó (kulturális; ár 2/0/0; védelem 3; 1 pont): { dice_city-card-about-festival_hall }
    Szobor (kulturális; ár 0/1/1; védelem 4; 2 pont): { dice_city-card-about-grand_statue }
    Városfal (kulturális; ár 0/2/1; védelem 5; 3 pont): { dice_city-card-about-great_wall }
    Kúria (kulturális; ár 1/2/0; védelem 4; 2 pont): { dice_city-card-about-manor }
    Temető (közösségi; ár 1/1/0; védelem 3; 1 pont): { dice_city-card-about-cemetery }
    Templom (közösségi; ár 1/1/1; védelem 4; 2 pont): { dice_city-card-about-church }
    Istálló (közösségi; ár 2/0/0; védelem 3; 1 pont): { dice_city-card-about-stables }
    Városháza (közösségi; ár 2/2/1; védelem 5; 3 pont): { dice_city-card-about-town_hall }
    Kút (közösségi; ár 0/1/1; védelem 3; 1 pont): { dice_city-card-about-well }
dice_city-rule-D-4 = A banditák három pakliban vannak. A 3-as védelműek 2 győzelmi pontot érnek, a 4-es védelműek 3-at, az 5-ös védelműek 4-et. Mindegyik pakliban 2 lappal több van, mint ahány játékos.
dice_city-rule-D-5 = A kereskedőhajók három pakliban vannak. Az a hajó, amely minden nyersanyagból 2-be kerül, 5 győzelmi pontot ér, és ebből 2-vel több van, mint ahány játékos; amely mindenből 3-ba kerül, az 10-et ér, és annyi van belőle, ahány játékos; amely mindenből 4-be kerül, az 20-at ér, és csak 1 van belőle.
dice_city-rule-D-6 = A nyersanyag-, győzelmipont-, passz- és tiltójelzők sosem fogynak el.
dice_city-section-setup = Előkészületek
dice_city-rule-D-7 = A helyszínpaklit megkeverjük, és 8 lapot felfordítunk: ez a kínálat, két sorban, soronként 4 lappal. Mindenki dob mind az öt kockájával, és elhelyezi őket. A nyomtatott szabály szerint az kezd, aki utoljára dobott kockával; itt a véletlen dönti el, és mindenkinek egyforma az esélye. A körök az óramutató járása szerint követik egymást.
dice_city-section-dice = A kockák
dice_city-rule-D-8 = A kockák szakaszában minden kockádat egyszer használod fel, tetszőleges sorrendben. A felhasznált kocka lekerül a tábláról; ha egy helyszínen kocka áll, az mindig felhasználatlan kockát jelent. Egy kockát a következők egyikére használhatsz fel. Használat: ha a helyszín, amelyen áll, működik, a képességét teljes egészében végrehajtod. Áttolás: egy másik, felhasználatlan kockádat egy oszloppal balra vagy jobbra tolod a sorában; 6-ról 1-re vagy 1-ről 6-ra nem lehet átfordulni. Frissítés, körönként egyszer: eldobod a kínálat négy lapját, egyenként választva, és újakat fordítunk fel; ehhez legalább négy lap kell a kínálatban és egy a pakliban, az üres helyeket sorban töltjük fel, amíg a pakliból telik, és az eldobott lapok kikerülnek a játékból. Feloldás: leveszed a tiltójelzőt a saját városod egyik helyszínéről. Passz, körönként egyszer: elveszel egy passzjelzőt. Levétel: a kockát hatás nélkül leveszed. Így egy kocka mindig felhasználható, és senki sem kényszerül arra, hogy ártson magának.
dice_city-rule-D-9 = A kockák szakaszában bármennyiszer beadhatsz két passzjelzőt ezek egyikéért: egy tetszőleges nyersanyag; +1 erő ebben a körben; vagy megnevezel egyet az öt szín közül, és minden más játékos, a bal oldaladon kezdve, az óramutató járása szerint, újradobja az ilyen színű kockáját, és újra elhelyezi. Ez utóbbi egyedül játszva nem lehetséges.
dice_city-rule-D-10 = A kockák szakasza akkor ér véget, ha minden kockádat felhasználtad, és jelzed, hogy végeztél. Így az utolsó kockáddal szerzett passzjelzőt is beadhatod még.
dice_city-rule-D-11 = A tiltójelzővel letiltott helyszín nem használható és nem másolható, és a folyamatos képessége sem működik. Amint a jelző lekerül róla, mindkettő visszatér.
dice_city-rule-D-12 = A Kovácsműhely, a Pénzverde és a Kiképzőtábor képessége a kör végéig tart, és mindenre érvényes, amit utánuk használsz. Kétszer használva kétszer adódnak hozzá. A lemásolt helyszín használtnak számít, ezért a Kovácsműhely és a Pénzverde ahhoz is hozzáad.
dice_city-rule-D-13 = A Temető, a Templom és a Városháza egy másik helyszínt másol, és az is lehet másoló: így lánc jön létre, amely a kocka alatti helyszínnel kezdődik. Ha a lemásolt képesség a saját soráról szól (Temető, Kereskedőcéh), akkor a lemásolt helyszín sora értendő. A lánc minden ⊘ jelű helyszíne a képessége előtt le lesz tiltva, akkor is, ha a képességből nem származik semmi. A Vándor és a Kút, ha használod vagy lemásolod, a felhasznált kockát dobja újra: az visszakerül a saját sorába, az új oszlopba, felhasználatlanul.
dice_city-rule-D-14 = A Katedrális, a Városfal és a Szobor használata vagy másolása nem tesz semmit. Egy másoló helyszín másolhat egy másik másolót, de egy láncban egyetlen helyszín sem szerepelhet kétszer.
dice_city-rule-D-15 = A Kaszárnyából kapott Hadsereget úgy rakod le, mint egy épületet (D-23), bármelyik mezőre, akár magára a Kaszárnyára. Ha azon a mezőn kocka várakozik, az már ebben a körben használhatja a Hadsereget. Ha a pakli üres, nem történik semmi.
dice_city-rule-D-16 = A Piactéren minden befizetett nyersanyag két egyforma, másfajta nyersanyagot ad; ha kettőt fizetsz be, kaphatsz kettőt az egyik és kettőt a másik fajtából. A Pénzverde a nyersanyag-helyszínekhez ad hozzá: ilyen az Erdő, a Hegy, a Barlang, a Fűrészmalom, a Kőfejtő és a Bánya. A Kereskedőcéh csak a termelő helyszíneket számolja, vagyis a Fűrészmalmot, a Kőfejtőt és a Bányát.
dice_city-rule-D-17 = A szerzett nyersanyagok a készletedbe kerülnek, a győzelmipont-jelzők lefelé fordítva fekszenek előtted.
dice_city-section-attack = Támadás
dice_city-rule-D-18 = Az erőd annyi, amennyit az ebben a körben használt seregek adtak, és amennyit passzjelzőkért vettél. Minden támadás erőbe kerül, és ami a kör végén megmarad, elvész. Az Őrtorony ereje csak banditák ellen jó, és ott az fogy el először; amit a Kovácsműhely az Őrtoronyhoz ad, az közönséges erő.
dice_city-rule-D-19 = Banditák: fizess annyi erőt, amennyi a védelmük, és vedd el lefelé fordítva a paklijuk felső lapját; ha egyedül játszol, a győzelmi pontjait azonnal megkapod. Ezt addig teheted, amíg a pakli el nem fogy.
dice_city-rule-D-20 = Egy másik játékos helyszíne: fizess annyi erőt, amennyi a védelme, a Városfalakkal együtt. Tegyél rá tiltójelzőt, és vegyél el jelzőkben annyi győzelmi pontot, amennyit ér; a Katedrális a pillanatnyi értékén számít, a Fűrészmalom, a Kőfejtő és a Bánya nem hoz semmit. Védelem nélküli vagy már letiltott helyszín nem támadható.
dice_city-rule-D-21 = Nyersanyagok: minden 2 erőért elveszel egy nyersanyagot egy másik játékos készletéből, abból a fajtából, amelyet megnevezel. A saját köreik között a többieknek minden fajtából legfeljebb egy lehet (D-26). Passzjelzőt és győzelmi pontot nem lehet elrabolni.
dice_city-rule-D-22 = Bármennyiszer támadhatsz, tetszőleges sorrendben, bármelyik játékosra.
dice_city-section-build = Építés és kereskedés
dice_city-rule-D-23 = Építés: fizesd ki a kínálat egy lapjának vagy a négy mindig építhető pakli egyikének az árát, és tedd a lapot a városod bármelyik mezőjére. Másik lapot is letakarhat: a letakart lap kikerül a játékból, és vele a rajta fekvő tiltójelző is. A kínálatból vett lapot azonnal pótoljuk a pakliból, a Szobornál a ráfizetés után; ha a pakli üres, a helye üresen marad. Annyit építhetsz, amennyire telik.
dice_city-rule-D-24 = Szobor: a ráfizetés azonnal, az építéskor történik, kővel és vassal tetszőleges arányban, semennyitől összesen 3-ig. Mindegyik 1 győzelmi pontot ad jelzőkben.
dice_city-rule-D-25 = Kereskedés: fizesd ki egy kereskedőhajó árát, és vedd el lefelé fordítva a paklija felső lapját. Ezt annyiszor teheted meg, ahányszor telik rá, amíg a pakli el nem fogy.
dice_city-section-end-of-turn = A kör vége
dice_city-rule-D-26 = A köröd végén először az derül ki, eljött-e a játék vége, és bejelentheted-e (D-28). Azután minden nyersanyagból legfeljebb egyet tarthatsz meg; a többi magától elvész. A passzjelzők megmaradnak. Ha egyedül játszol, ezután lép tovább a kínálat (D-34).
dice_city-rule-D-27 = Legvégül, az utolsó körödben is, dobsz mind az öt kockával, és elhelyezed őket, az erőd pedig 0-ra csökken.
dice_city-section-end = A játék vége
dice_city-rule-D-28 = Két vagy több játékosnál a játék vége biztos, ha egy kör végén üres a banditák mindhárom paklija, vagy a kereskedőhajók közül legalább két pakli, vagy a helyszínpakli. Ha egyik sem történt meg, de a soron lévő játékosnak legalább két teli sora van – mindegyikben hat felépített, működő helyszínnel –, bejelentheti a játék végét. Ezt minden ilyen kör végén megkérdezzük, de akkor már nem, ha a vége biztos.
dice_city-rule-D-29 = Ha a játék vége biztos, a fordulót befejezitek, hogy mindenkinek ugyanannyi köre legyen.
dice_city-rule-D-30 = A pontszámod a győzelmipont-jelzőid, a kereskedőhajóid, a banditáid és a városod összes látható helyszínének győzelmi pontjai együtt; a letiltottak is számítanak. A letakart lapok semmit sem érnek. Például két 5 pontos hajó 10 pont, a jelzők 9, a Városháza, a Kereskedőcéh és a Raktár 3, 3 és 1, a piros sorban a Szobor, a Kúria, a Városfal és egy második Kúria 2, 2, 3 és 2; mellettük és egy nyomtatott Ház mellett egy letiltott Katedrális 6 pontot ér. Ez összesen 41.
dice_city-rule-D-31 = Az nyer, akinek a legtöbb győzelmi pontja van. Holtversenynél az nyer, aki a játék során több helyszínt vásárolt: minden lap számít, amelyet az áráért építettek fel, akkor is, ha később lefedték, de a Kaszárnyából kapott Hadsereg nem; azután az, akinek a hajók és a banditák több győzelmi pontot hoztak; azután az, aki a körök sorrendjében előrébb van.
dice_city-rule-D-32 = A győzelmipont-jelzők, a banditák és a hajók lefelé fordítva fekszenek. A saját összegedet ismered; amit a többiek szereznek, azt mindenki látja, amikor szerzik, és a naplóban is benne van, de az összegük a játék végéig rejtve marad. Az asztal megegyezhet abban, hogy nyílt összegekkel játszik.
dice_city-section-solo = Egyedül játszva
dice_city-rule-D-33 = Ha egyedül játszol, a banditák és a kereskedőhajók minden fajtájából egy lap van. Ez sosem fogy el: minden alkalommal azonnal megkapod a győzelmi pontjait, jelzőkben.
dice_city-rule-D-34 = A normál kínálat két sor, soronként 4 lappal, a nehéz két sor, soronként 5 lappal. Az építés nem tölti fel. Minden kör végén az alsó sor kikerül a játékból, a felső lejjebb csúszik a hézagaival együtt, és új felső sort fordítunk fel.
dice_city-rule-D-35 = A játék a 15. kör (normál) vagy a 12. kör (nehéz) után véget ér, bármi van is a kínálatban. A frissítés ugyanabból a pakliból fordít fel lapokat, ezért a későbbi sorok hiányosak lehetnek.
dice_city-rule-D-36 = A célod 50 győzelmi pont. Valahányszor eléred, a következő cél 5-tel magasabb. A normál és a nehéz változatnak külön célja van. Az asztal megjegyzi a céljaidat és a játékaidat.
dice_city-section-limits = Sorrend és korlátok
dice_city-rule-D-37 = Egy körben a Vándor és a Kút képessége legfeljebb 20-szor érvényesül; azután nem tesznek semmit, és a kocka egyszerűen felhasználtnak számít. Különben a Kutak és a Városházák a végtelenségig újradobhatnának.
dice_city-rule-D-38 = A játék a 100. forduló után is véget ér. Különben mindenki a végtelenségig húzhatná az időt.
dice_city-rule-D-39 = Egy kör négy szakaszból áll, ebben a sorrendben: kockák, támadás, építés és kereskedés, a kör vége.

## Kockaváros: a tábla

dice_city-board-row =
    { $row ->
        [white] Fehér sor
        [yellow] Sárga sor
        [red] Piros sor
        [blue] Kék sor
       *[black] Fekete sor
    }
dice_city-board-die =
    { $die ->
        [white] Fehér kocka
        [yellow] Sárga kocka
        [red] Piros kocka
        [blue] Kék kocka
       *[black] Fekete kocka
    }
dice_city-board-move = Másik kocka áttolása
dice_city-board-reactivate = Helyszín feloldása
dice_city-board-tokens = Két passzjelző elköltése
dice_city-board-tokens-means = A kockák szakaszában két passzjelzőért egy nyersanyagot vagy erre a körre 1 erőt kapsz, vagy mindenki más újradobja az egyik színű kockáját.
dice_city-board-attack-on = Támadás: { $name }
dice_city-board-pay =
    { $resource ->
        [wood] Fizetés fával
        [stone] Fizetés kővel
       *[iron] Fizetés vassal
    }
dice_city-board-stones = Kő: { $number }
dice_city-board-build = Építés: { dice_city-card }
dice_city-board-build-slot = Építés: { dice_city-card } ({ dice_city-slot })
dice_city-board-gain =
    { $gain ->
        [strength] { $number } erő
        [bandit_strength] { $number } erő, csak banditák ellen
       *[points] { $number } GYP
    }
dice_city-board-facts = Típus: { dice_city-type }. Védelem { $defense }, értéke { points }.
dice_city-board-facts-cathedral = Típus: { dice_city-type }. Védelem { $defense }, a sorában minden kulturális helyszín után 1 pontot ér.
dice_city-board-facts-printed = Típus: { dice_city-type }. Nyomtatott helyszín: nem támadható, és nem ér pontot.
dice_city-board-cost = Ára: { dice_city-cost }.
dice_city-board-inactive = letiltva
dice_city-board-now = Most használva ezt adja: { $gains }.
dice_city-board-plot = { dice_city-card } ({ dice_city-space })
dice_city-board-ship = Kereskedőhajó: { points }
dice_city-board-bandits = Banditák: védelem { $defense }, { points }
dice_city-board-left = Maradt: { $number }
dice_city-board-never-used-up = Sosem fogy el
dice_city-board-die-here = { dice_city-board-die } vár itt
dice_city-board-attack = megtámadható: { $defense } erőbe kerül, { points } jár érte
dice_city-board-move-here = { dice_city-board-die } ide: { dice_city-column }
dice_city-board-everywhere = Minden telek
dice_city-board-pay-with = Melyik kockát költöd rá?
dice_city-board-brings = Most ennyit hoz: { points }.
dice_city-board-lacking = Még hiányzik: { $goods }.
dice_city-board-lacking-strength = Hiányzó erő: { $number }.
dice_city-board-use-use = Használat
dice_city-board-use-use-means = A kocka alatti helyszín használata.
dice_city-board-use-move = Áttolás
dice_city-board-use-move-means = Egy másik kockád áttolása egy oszloppal balra vagy jobbra.
dice_city-board-use-refresh = Frissítés
dice_city-board-use-refresh-means = Dobj el négy lapot a kínálatból, és négy új kerül a helyükre; körönként egyszer.
dice_city-board-use-reactivate = Feloldás
dice_city-board-use-reactivate-means = Vedd le az egyik helyszínedről a tiltójelzőt.
dice_city-board-use-pass = Passz
dice_city-board-use-pass-means = Vegyél el egy passzjelzőt; körönként egyszer. Kettőért nyersanyagot vagy 1 erőt kapsz, vagy mindenki más újradob.
dice_city-board-use-forfeit = Levétel
dice_city-board-use-forfeit-means = Vedd le a kockát hatás nélkül.
dice_city-board-city = { $name } városa
dice_city-board-hidden = és ami rejtve van
dice_city-board-steal =
    { $resource ->
        [wood] Rablás – { $name }: 1 fa
        [stone] Rablás – { $name }: 1 kő
       *[iron] Rablás – { $name }: 1 vas
    }
dice_city-board-turn = A kör
dice_city-board-strength = Erő: { $number }
dice_city-board-strength-means = Ezzel fizetsz a banditák és a helyszínek elleni támadásért és a rablásért. Ami a kör végén megmarad, elvész.
dice_city-board-bandit-strength = Erő csak banditák ellen: { $number }
dice_city-board-bandit-strength-means = Az Őrtornyokból származik. Banditák ellen ez fogy el először.
dice_city-board-gained = Ebben a körben szerzett: { points }
dice_city-board-gained-means = Jelzők és lapok; mindenki látja, amikor megkapod őket, aztán lefordítva maradnak.
dice_city-board-rerolls = Újradobások: { $number }/{ $most }
dice_city-board-chain = Sorban: { $locations }
dice_city-board-discards = Még eldobandó: { $number }
dice_city-board-solo-turn = { $round }. kör (összesen { $rounds })
dice_city-board-solo-goal = { points }, cél: { $goal }
dice_city-board-solo-missing = még hiányzik: { points }, körönként nagyjából { $turn }
dice_city-board-solo-reached = A cél megvan
dice_city-board-round = { $round }. forduló
dice_city-board-ending =
    { $why ->
        [bandits] Utolsó forduló: a banditák elfogytak
        [ships] Utolsó forduló: két hajópakli kiürült
        [deck] Utolsó forduló: a helyszínpakli kiürült
        [declared] Utolsó forduló: bejelentették a játék végét
       *[rounds] Ez az utolsó forduló
    }
dice_city-board-too-dear = nem tudod kifizetni
dice_city-board-row-leaves = A köröd végén a kínálat alsó sora kikerül, a felső lejjebb csúszik.
dice_city-board-display = Kínálat
dice_city-board-piles = Mindig elérhető
dice_city-board-in-deck = Még a pakliban:
dice_city-board-frontier = Banditák és kereskedőhajók
dice_city-board-bandit-piles = Banditák
dice_city-board-ships = Kereskedőhajók

## Dice City: a segédlap

dice_city-reference-turn = Egy kör
dice_city-reference-spend = Mire költhető egy kocka
dice_city-reference-bandits = Banditák: pont erőért
dice_city-reference-ships = Kereskedőhajók: pont nyersanyagért
dice_city-reference-points = Honnan jön pont
dice_city-reference-end = Mikor ér véget
dice_city-reference-signs = Mit jelentenek a jelek
dice_city-reference-points-tokens = Jelzők: a használt helyszínekből és a más városok elleni támadásokból.
dice_city-reference-points-cards = A városodban látható minden lap, a letiltottak is. A letakart lapok semmit sem érnek.
dice_city-reference-points-taken = Az elvett banditák és kereskedőhajók.
dice_city-reference-points-cathedral = A Katedrális: 1 pont a sora minden kulturális helyszínéért, önmagát és a nyomtatott Házakat is beleértve.
dice_city-reference-end-piles = Üres a banditák mindhárom paklija, vagy a hajók közül két pakli, vagy a helyszínpakli.
dice_city-reference-end-declared = Vagy valakinek két teli sora van felépített, működő helyszínekkel, és bejelenti a végét.
dice_city-reference-end-round = Ezután a fordulót befejezitek, hogy mindenkinek ugyanannyi köre legyen.
dice_city-reference-end-solo = A körök száma: { $rounds }. Addig érd el a célodat.
dice_city-reference-sign =
    { $sign ->
        [strength] erő: támadásra költhető, a kör végéig
        [bandit_strength] erő, csak banditák ellen
        [points] győzelmi pont
        [shield] védelem: ennyi erőbe kerül a támadás
        [pass] passzjelző: kettőért nyersanyagot vagy 1 erőt kapsz, vagy mindenki más újradob
        [deactivate] letiltva: támadás vagy használat után
        [reroll] dobd újra ezt a kockát
        [move] tolj át egy másik várakozó kockát a sorában
        [copy] használj egy másik helyszínt is
        [die] ahol kocka várakozik
        [in_row] ugyanabban a sorban
        [city] bárhol a városodban
        [army] katonákat adó helyszín
        [harvest] Fűrészmalom, Kőfejtő vagy Bánya
        [place] tegyél egy Hadsereget a városodba
       *[exchange] cserélj nyersanyagot
    }

## Kockaváros: a lecke

dice_city-lesson-goal = Szia! Ez a te városod. Pontokkal nyersz: megépített helyszínekért, legyőzött banditákért, megrakott hajókért és pontjelzőkért.
dice_city-lesson-dice = Minden sornak saját színű kockája van. Abban az oszlopban áll, amelyet dobott, és körönként egyszer működésbe hozhatja az alatta lévő helyszínt.
dice_city-lesson-resources = A fehér kocka Hegyen áll, a fekete Erdőn. Használd mindkettőt: 1 követ és 1 fát kapsz.
dice_city-lesson-resources-instead = Arra is sor kerül mindjárt. Előbb a fehér és a fekete kocka!
dice_city-lesson-soldiers = Három kocka Polgárőrségen áll. Mindegyik 1 erőt ad erre a körre. Használd mindhármat!
dice_city-lesson-soldiers-instead = Majd máskor. Most mindhárom katona kell: együtt 3 erejük van.
dice_city-lesson-dice-done = Minden kockát felhasználtál. A kör lépései sorban: kockák, támadás, építés, vége. Jöhet a támadás!
dice_city-lesson-bandits = Az erővel támadsz. Hárommal legyőzöd a leggyengébb banditákat: 2 pontot érnek.
dice_city-lesson-bandits-instead = Az erő nem marad meg későbbre: inkább győzd le most a banditákat.
dice_city-lesson-attack-done = Elfogyott az erőd. Jöhet az építés!
dice_city-lesson-build = 1 fáért és 1 kőért tiéd a Raktár, 1 pontot ér. A lap eltakarja, ami alatta van, ezért tedd a sárga sor Vándorára, aki csak újradobja a kockáját.
dice_city-lesson-build-instead = Lehetne. De most vedd a Raktárt, és takard el a sárga Vándort: az fog a legkevésbé hiányozni.
dice_city-lesson-trap = Vigyázz, csapda: a köröd végén minden nyersanyagból legfeljebb egy marad meg, az erőből pedig semmi. Ne gyűjts olyat, amit nem tudsz felhasználni.
dice_city-lesson-turn-done = Most semmi sem maradt. Fejezd be a köröd: a kockáid újra gurulnak, aztán a bot jön.
dice_city-lesson-move = Az Őrtoronyhoz fa, kő és vas kell. A sárga kocka egy Erdő mellett áll: a piros kockával told egy oszloppal jobbra a sárgát!
dice_city-lesson-move-instead = Így is lehet kockát használni. Most a pirossal told a sárgát az Erdőre!
dice_city-lesson-one-of-each = Most használd a sárga, a fehér és a fekete kockát: egy fa, egy vas, egy kő.
dice_city-lesson-pass = Egyetlen katona senkit sem győz le. A kék kockáért inkább vegyél el egy passzjelzőt; ezt körönként egyszer teheted.
dice_city-lesson-pass-instead = Az kevesebbet érne. Vedd el a jelzőt a kék kockával!
dice_city-lesson-tokens = A jelzők megmaradnak. Kettőért bármilyen nyersanyagot vagy 1 erőt kapsz, vagy mindenki más újradobja az általad megnevezett színű kockáját.
dice_city-lesson-other-uses = A rossz helyen álló kocka frissítheti a kínálatot is (négy lapot eldobsz, négy új jön), vagy leveheti a jelzőt egy letiltott helyszínedről. Vagy egyszerűen leveszed.
dice_city-lesson-dice-done-again = Nincs erőd, ezért a támadás kimarad. Jöhet az építés!
dice_city-lesson-tower = Építsd az Őrtornyot a piros sor Vándorára! 2 pontot ér, és 3 erőt ad a banditák ellen.
dice_city-lesson-tower-instead = Nem rossz ötlet. De a piros Vándor fog a legkevésbé hiányozni: azt takard el az Őrtoronnyal!
dice_city-lesson-turn-done-again = Fejezd be a köröd!
# $points (number) of the learner
dice_city-lesson-points = Most { $points } pontod van a banditákért, a Raktárért és az Őrtoronyért. A többiek jelzői és lapjai a végéig rejtve maradnak.
dice_city-lesson-raids = Más városokat is megtámadhatsz. A helyszín védelmével egyenlő erő letiltja azt, és megkapod a pontjait; 2 erőért nyersanyagot lopsz.
dice_city-lesson-ships = A hajók érnek a legtöbbet: mindből 2 nyersanyag 5 pont, 3–3 már 10, 4–4 pedig 20. Ehhez a Fűrészmalom, a Kőfejtő és a Bánya segít: egyszerre kettőt adnak.
dice_city-lesson-abilities = Minden lap mást tud: lemásol egy helyszínt, árut cserél, kockát dob újra. Mutass rá, és megtudod; ha választani kell, a sáv megkérdezi.
dice_city-lesson-end = Vége, ha elfogynak a banditák, két hajópakli kiürül, elfogy a pakli, vagy valaki, akinek két sora tele van megépített, aktív helyszínekkel, bejelenti. A fordulót akkor még befejezitek.
dice_city-lesson-free = Ennyit kell tudnod. A kockáid gurultak, és innentől úgy játszol, ahogy szeretnél. Jó szórakozást!
