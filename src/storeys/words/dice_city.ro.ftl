## Orașul zarurilor: nume

dice_city-title = Orașul zarurilor
dice_city-line = Aruncă cinci zaruri și înalță-ți orașul – fiecare zar pune la treabă una dintre locații.
# Pe cărți fără articol, în propoziții articulat: Biserică, Biserica.
dice_city-card =
    { $card ->
        [forest] Pădure
        [mountain] Munte
        [cave] Peșteră
        [militia] Strajă
        [house] Casă
        [traveller] Călător
        [lumber_mill] Gater
        [quarry] Carieră
        [mine] Mină
        [regular_army] Armată
        [barracks] Cazarmă
        [blacksmith] Fierărie
        [catapult] Catapultă
        [training_camp] Tabără de instrucție
        [watch_tower] Turn de veghe
        [bazaar] Bazar
        [market_place] Piață
        [merchant_guild] Breaslă de negustori
        [mint] Monetărie
        [storehouse] Depozit
        [cathedral] Catedrală
        [festival_hall] Sală de serbări
        [grand_statue] Statuie
        [great_wall] Zid de apărare
        [manor] Conac
        [cemetery] Cimitir
        [church] Biserică
        [stables] Grajduri
        [town_hall] Primărie
       *[well] Fântână
    }
    .the =
        { $card ->
            [forest] Pădurea
            [mountain] Muntele
            [cave] Peștera
            [militia] Straja
            [house] Casa
            [traveller] Călătorul
            [lumber_mill] Gaterul
            [quarry] Cariera
            [mine] Mina
            [regular_army] Armata
            [barracks] Cazarma
            [blacksmith] Fierăria
            [catapult] Catapulta
            [training_camp] Tabăra de instrucție
            [watch_tower] Turnul de veghe
            [bazaar] Bazarul
            [market_place] Piața
            [merchant_guild] Breasla negustorilor
            [mint] Monetăria
            [storehouse] Depozitul
            [cathedral] Catedrala
            [festival_hall] Sala de serbări
            [grand_statue] Statuia
            [great_wall] Zidul de apărare
            [manor] Conacul
            [cemetery] Cimitirul
            [church] Biserica
            [stables] Grajdurile
            [town_hall] Primăria
           *[well] Fântâna
        }
dice_city-die =
    { $die ->
        [white] zarul alb
        [yellow] zarul galben
        [red] zarul roșu
        [blue] zarul albastru
       *[black] zarul negru
    }
    .first =
        { $die ->
            [white] Zarul alb
            [yellow] Zarul galben
            [red] Zarul roșu
            [blue] Zarul albastru
           *[black] Zarul negru
        }
    .colour =
        { $die ->
            [white] alb
            [yellow] galben
            [red] roșu
            [blue] albastru
           *[black] negru
        }
dice_city-moved =
    { $moved ->
        [white] zarul alb
        [yellow] zarul galben
        [red] zarul roșu
        [blue] zarul albastru
       *[black] zarul negru
    }
dice_city-row =
    { $row ->
        [white] alb
        [yellow] galben
        [red] roșu
        [blue] albastru
       *[black] negru
    }
dice_city-column = coloana { $column }
dice_city-space = { dice_city-row } { $column }
    .on = pe rândul { dice_city-row }, { dice_city-column }
dice_city-type =
    { $type ->
        [resource] locație de resurse
        [military] locație militară
        [economic] locație economică
        [cultural] locație culturală
       *[civic] locație civică
    }
dice_city-step =
    { $step ->
        [dice] Zarurile
        [attack] Atacul
        [build] Construcția și comerțul
       *[end] Sfârșitul turei
    }
dice_city-resource =
    { $resource ->
        [wood] lemn
        [stone] piatră
       *[iron] fier
    }
# Resursele se numără ca jetoane: 2 × lemn.
dice_city-wood = { $wood } × lemn
dice_city-stone = { $stone } × piatră
dice_city-iron = { $iron } × fier
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
                [wood] 1 × lemn
                [stone] 1 × piatră
               *[iron] 1 × fier
            }
       *[other]
            { $pay ->
                [wood] 2 × lemn
                [stone] 2 × piatră
               *[iron] 2 × fier
            }
    }
dice_city-got =
    { $also ->
        [none]
            { $get ->
                [wood] 2 × lemn
                [stone] 2 × piatră
               *[iron] 2 × fier
            }
        [wood] 4 × lemn
        [stone]
            { $get ->
                [wood] 2 × lemn + 2 × piatră
               *[stone] 4 × piatră
            }
       *[iron]
            { $get ->
                [wood] 2 × lemn + 2 × fier
                [stone] 2 × piatră + 2 × fier
               *[iron] 4 × fier
            }
    }
dice_city-pass-tokens =
    { $passes ->
        [one] { $passes } jeton de pas
        [few] { $passes } jetoane de pas
       *[other] { $passes } de jetoane de pas
    }
dice_city-bandits = bandiții cu apărarea { $bandits }
dice_city-ship =
    { $ship ->
        [20] corabia comercială de { $ship } de puncte
       *[other] corabia comercială de { $ship } puncte
    }
dice_city-slot = locul { $slot }

## Orașul zarurilor: de ales

dice_city-do-use = { dice_city-die.first }: folosește { dice_city-card.the }
dice_city-do-move = { dice_city-die.first }: mută { dice_city-moved } pe { dice_city-column }
dice_city-do-refresh = { dice_city-die.first }: înnoiește oferta
dice_city-do-reactivate = { dice_city-die.first }: reactivează { dice_city-card.the } ({ dice_city-space })
dice_city-do-pass = { dice_city-die.first }: ia un jeton de pas
dice_city-do-forfeit = { dice_city-die.first }: ia-l de pe tablă fără niciun efect
dice_city-do-supply = Două jetoane de pas: 1 × { dice_city-resource }
dice_city-do-muster = Două jetoane de pas: +1 la forță
dice_city-do-disrupt = Două jetoane de pas: toți ceilalți aruncă din nou { dice_city-die }
dice_city-do-finish =
    { $step ->
        [dice] Încheie etapa zarurilor
        [attack] Încheie atacul
       *[build] Încheie construcția și comerțul
    }
dice_city-do-copy = Folosește { dice_city-card.the } ({ dice_city-space })
dice_city-do-place = Așază Armata { dice_city-space.on }
dice_city-do-exchange = Plătește { dice_city-paid }, ia { dice_city-got }
dice_city-do-store =
    { $resource ->
        [wood] Plătește 1 × lemn, ia 3 × lemn
        [stone] Plătește 1 × piatră, ia 3 × piatră
       *[iron] Plătește 1 × fier, ia 3 × fier
    }
dice_city-do-shift = Mută { dice_city-die } pe { dice_city-column }
dice_city-do-include = Aruncă din nou și { dice_city-die }
dice_city-do-cast = Aruncă acum
dice_city-do-discard = Elimină { dice_city-card.the } ({ dice_city-slot })
dice_city-do-fight = Luptă cu { dice_city-bandits }
dice_city-do-attack = Atacă – { $name }: { dice_city-card } ({ dice_city-space }), { points }
dice_city-do-steal = Jefuiește – { $name }: 1 × { dice_city-resource }
dice_city-do-build =
    { $slot ->
        [0] Construiește { dice_city-card.the } { dice_city-space.on }
       *[other] Construiește { dice_city-card.the } ({ dice_city-slot }) { dice_city-space.on }
    }
dice_city-do-trade = Trimite { dice_city-ship }
dice_city-do-adorn =
    { $stone ->
        [0]
            { $iron ->
                [0] Nu plăti nimic în plus pentru Statuie
               *[other] Plătește în plus pentru Statuie: { dice_city-stone-and-iron }
            }
       *[other] Plătește în plus pentru Statuie: { dice_city-stone-and-iron }
    }
dice_city-do-declare = Anunță sfârșitul jocului
dice_city-do-decline = Joacă mai departe
dice_city-do-deal = Întoarce { dice_city-card.the } ({ dice_city-slot })
dice_city-do-roll = Aruncare ({ $name }): { dice_city-die.colour } { $column }
dice_city-do-start = Începe { $name }

## Orașul zarurilor: ce s-a întâmplat

dice_city-log-use = { $who } folosește { dice_city-card.the } ({ dice_city-die }).
dice_city-log-move = { $who } folosește { dice_city-die } și mută { dice_city-moved } pe { dice_city-column }.
dice_city-log-refresh = { $who } folosește { dice_city-die } și înnoiește oferta.
dice_city-log-reactivate = { $who } folosește { dice_city-die } și reactivează { dice_city-card.the } ({ dice_city-space }).
dice_city-log-pass = { $who } folosește { dice_city-die } și ia un jeton de pas.
dice_city-log-forfeit = { $who } ia { dice_city-die } de pe tablă fără niciun efect.
dice_city-log-supply = { $who } dă două jetoane de pas: 1 × { dice_city-resource }.
dice_city-log-muster = { $who } dă două jetoane de pas: +1 la forță.
dice_city-log-disrupt = { $who } dă două jetoane de pas: toți ceilalți aruncă din nou { dice_city-die }.
dice_city-log-finish =
    { $step ->
        [dice] { $who } încheie etapa zarurilor.
        [attack] { $who } încheie atacul.
       *[build] { $who } încheie construcția și comerțul.
    }
dice_city-log-copy = { $who } folosește astfel { dice_city-card.the } ({ dice_city-space }).
dice_city-log-place = { $who } așază Armata { dice_city-space.on }.
dice_city-log-exchange = { $who } plătește { dice_city-paid } și ia { dice_city-got }.
dice_city-log-store =
    { $resource ->
        [wood] { $who } plătește 1 × lemn și ia 3 × lemn.
        [stone] { $who } plătește 1 × piatră și ia 3 × piatră.
       *[iron] { $who } plătește 1 × fier și ia 3 × fier.
    }
dice_city-log-shift = { $who } mută { dice_city-die } pe { dice_city-column }.
dice_city-log-include = { $who } aruncă din nou și { dice_city-die }.
dice_city-log-cast = { $who } aruncă.
dice_city-log-discard = { $who } elimină { dice_city-card.the }.
dice_city-log-fight = { $who } îi învinge pe { dice_city-bandits }.
dice_city-log-attack = { $who } atacă – { $name }: { dice_city-card } ({ dice_city-space }), { points }.
dice_city-log-steal = { $who } jefuiește – { $name }: 1 × { dice_city-resource }.
dice_city-log-build = { $who } construiește { dice_city-card.the } { dice_city-space.on }.
dice_city-log-trade = { $who } trimite { dice_city-ship }.
dice_city-log-adorn =
    { $stone ->
        [0]
            { $iron ->
                [0] { $who } nu plătește nimic în plus pentru Statuie.
               *[other] { $who } plătește în plus pentru Statuie: { dice_city-stone-and-iron }.
            }
       *[other] { $who } plătește în plus pentru Statuie: { dice_city-stone-and-iron }.
    }
dice_city-log-declare = { $who } anunță sfârșitul jocului.
dice_city-log-decline = { $who } joacă mai departe.
dice_city-log-deal = Nou în ofertă: { dice_city-card }.
dice_city-log-roll = Aruncare ({ $name }): { dice_city-die.colour } { $column }.
dice_city-log-start = Începe { $name }.
dice_city-piece = { dice_city-card }
dice_city-piece-roll = { dice_city-die.colour } { $column }
dice_city-several-deal = Nou în ofertă: { $several }.
dice_city-several-discard = { $who } elimină: { $several }.
dice_city-several-roll = Aruncare ({ $name }): { $several }.
dice_city-turn-use = folosește { $several }
dice_city-turn-use-piece = { dice_city-card.the }
dice_city-turn-pass = ia un jeton de pas
dice_city-turn-refresh = înnoiește oferta
dice_city-turn-fight = îi învinge pe { $several }
dice_city-turn-fight-piece = { dice_city-bandits }
dice_city-turn-attack = atacă { $several }
dice_city-turn-attack-piece = { dice_city-card.the } ({ $name })
dice_city-turn-steal = jefuiește { $several }
dice_city-turn-steal-piece = 1 × { dice_city-resource } de la { $name }
dice_city-turn-build = construiește { $several }
dice_city-turn-build-piece = { dice_city-card.the }
dice_city-turn-trade = trimite { $several }
dice_city-turn-trade-piece = { dice_city-ship }
dice_city-turn-declare = anunță sfârșitul jocului
dice_city-note-last-round =
    { $why ->
        [bandits] Toți bandiții au fost învinși: aceasta este ultima rundă.
        [ships] S-au terminat două teancuri de corăbii comerciale: aceasta este ultima rundă.
        [deck] Pachetul de locații s-a terminat: aceasta este ultima rundă.
       *[declared] Sfârșitul a fost anunțat: aceasta este ultima rundă.
    }

## Orașul zarurilor: întrebări

dice_city-ask-dealing = Se întorc cărțile pentru ofertă.
dice_city-ask-rolling = Se aruncă zarurile.
dice_city-ask-starting = Se trage la sorți cine începe.
dice_city-ask-dice =
    { $passes ->
        [0] Folosește un zar (rămase: { $dice }).
        [1] Folosește un zar (rămase: { $dice }).
       *[other] Folosește un zar (rămase: { $dice }) sau dă două jetoane de pas (ai { $passes }).
    }
dice_city-ask-dice-done =
    { $passes ->
        [0] Toate zarurile sunt folosite: încheie etapa.
        [1] Toate zarurile sunt folosite: încheie etapa.
       *[other] Toate zarurile sunt folosite: dă două jetoane de pas (ai { $passes }) sau încheie etapa.
    }
dice_city-ask-refreshing = Alege o carte din ofertă de eliminat (rămase: { $left }).
dice_city-ask-copying = Ce locație folosești prin { dice_city-card } ({ dice_city-space })?
dice_city-ask-placing = Alege în orașul tău un loc pentru Armată.
dice_city-ask-exchanging = Alege cu ce plătești la Piață și ce iei în schimb.
dice_city-ask-storing = Alege o resursă pentru Depozit: plătești 1, primești 3 la fel.
dice_city-ask-shifting = Alege alt zar pe care să-l mute Grajdurile și noua lui coloană.
dice_city-ask-rerolling = Vei arunca din nou { dice_city-die }. Adaugă și alte zaruri sau aruncă acum.
dice_city-ask-attack =
    { $bandits ->
        [0] Atacă (forța ta: { $strength }) sau încheie atacul.
       *[other] Atacă (forța ta: { $strength } și încă { $bandits } numai împotriva bandiților) sau încheie atacul.
    }
dice_city-ask-build = Construiește și fă comerț cu ce ai: { dice_city-wood }, { dice_city-stone }, { dice_city-iron }. Sau încheie.
dice_city-ask-adorning = Câtă piatră și cât fier plătești în plus pentru Statuie? Cel mult { $most }, fiecare pentru 1 punct de victorie.
dice_city-ask-declaring = Ai două rânduri pline. Anunți sfârșitul jocului?
dice_city-ask-ended =
    { $why ->
        [bandits] Jocul s-a încheiat: toți bandiții au fost învinși.
        [ships] Jocul s-a încheiat: s-au terminat două teancuri de corăbii comerciale.
        [deck] Jocul s-a încheiat: pachetul de locații s-a terminat.
        [declared] Jocul s-a încheiat: sfârșitul a fost anunțat cu două rânduri pline.
        [solo] Jocul s-a încheiat: ți-ai jucat toate turele.
       *[rounds] Jocul s-a încheiat: s-a jucat ultima rundă.
    }

## Orașul zarurilor: de ce este mai bună o mutare

dice_city-hint-ship = O corabie aduce pe loc { points }, mai mult decât ar aduce altfel aceste resurse.
dice_city-hint-ship-last = Este ultima corabie de felul ei: acum îți aduce { points } și nimeni altcineva nu o mai poate trimite.
dice_city-hint-end = Sfârșitul jocului devine sigur chiar acum, când ești în frunte.
dice_city-hint-rush = Sfârșitul e aproape: acum contează punctele, nu ce s-ar mai putea dezvolta.
dice_city-hint-economy = Locația { dice_city-card } mai poate lucra pentru tine multe ture; cu cât apare mai devreme în oraș, cu atât aduce mai mult.
dice_city-hint-scarce = Din resursa { dice_city-resource } orașul tău produce cel mai puțin, iar corăbiile cer din toate la fel.
dice_city-hint-late = Au mai rămas puține ture, deci câștigul sigur ({ points }) contează mai mult decât ce ar mai putea aduce o carte.
dice_city-hint-cover = Pe acest loc acoperă o locație ({ dice_city-card }) care îți va lipsi mai puțin decât celelalte.
dice_city-hint-culture = O Catedrală numără locațiile culturale de pe rândul ei, așa că e important pe ce rând stă cartea.
dice_city-hint-save = Ce păstrezi valorează mai mult decât orice din ofertă: câte una din fiecare resursă te așteaptă în tura următoare.
dice_city-hint-fight = Bandiții aduc { points } pentru o forță care s-ar pierde la sfârșitul turei.
dice_city-hint-attack = Aduce { points }, iar locația { dice_city-card } nu îi mai folosește proprietarului până nu cheltuiește un zar pe ea.
dice_city-hint-steal = Primești ce ar fi păstrat altcineva pentru tura următoare: 1 × { dice_city-resource }.
dice_city-hint-move = Mutat cu o coloană, { dice_city-moved } poate folosi { dice_city-card.the }; asta face cât celălalt zar.
dice_city-hint-lasting = Locația { dice_city-card } contează numai pentru ce folosești după ea, deci vine prima.
dice_city-hint-later = Locația { dice_city-card } lucrează cu ce ai deja, deci vine după zarurile care aduc ceva.
dice_city-hint-reroll = Întâi noua aruncare: e bine să știi ce iese înainte să hotărăști despre celelalte zaruri.
dice_city-hint-pass = Unul dintre zaruri stă unde aduce puțin; două jetoane de pas vor înlocui cândva ceea ce îți lipsește.
dice_city-hint-refresh = Puține cărți din ofertă se potrivesc orașului tău; patru cărți noi pot schimba asta.
dice_city-hint-wake = Merită reactivată locația { dice_city-card }: de acum zarurile o pot folosi din nou.
dice_city-hint-token = Exact asta lipsește, iar cheltuite altfel jetoanele de pas nu ar aduce atât.
dice_city-hint-use = Ce aduce locația { dice_city-card } este mai necesar în această tură decât orice altceva s-ar putea face cu zarul.

## Orașul zarurilor: de ce nu

dice_city-why-unknown = Jocul nu are o astfel de mutare.
dice_city-why-over = Jocul s-a încheiat deja.
dice_city-why-deal-first = Mai întâi se întorc cărțile pentru ofertă.
dice_city-why-roll-first = Mai întâi se aruncă zarurile.
dice_city-why-start-first = Mai întâi se trage la sorți cine începe.
dice_city-why-dice-first = Ești încă în etapa zarurilor: mai întâi folosește-ți zarurile.
dice_city-why-finish-first = Toate zarurile sunt folosite: mai întâi încheie etapa zarurilor.
dice_city-why-refreshing-first = Mai întâi elimină cărțile pe care le înlocuiești.
dice_city-why-copying-first = Mai întâi alege locația pe care vrei s-o folosești.
dice_city-why-placing-first = Mai întâi așază Armata.
dice_city-why-exchanging-first = Mai întâi alege ce schimbi la Piață.
dice_city-why-storing-first = Mai întâi alege o resursă pentru Depozit.
dice_city-why-shifting-first = Mai întâi alege zarul pe care îl mută Grajdurile.
dice_city-why-rerolling-first = Mai întâi alege zarurile pentru Fântână și aruncă-le.
dice_city-why-attack-first = Ești în etapa atacului: mai întâi atacă sau încheie atacul.
dice_city-why-build-first = Ești în etapa construcției: mai întâi construiește și fă comerț sau încheie etapa.
dice_city-why-adorning-first = Mai întâi hotărăște ce plătești în plus pentru Statuie.
dice_city-why-declaring-first = Mai întâi hotărăște dacă anunți sfârșitul jocului.
dice_city-why-no-such-seat =
    { $seats ->
        [one] La această masă este un singur jucător.
        [few] La această masă sunt doar { $seats } jucători.
       *[other] La această masă sunt doar { $seats } de jucători.
    }
dice_city-why-not-in-deck = În pachetul de locații nu mai este nicio carte „{ dice_city-card }”.
dice_city-why-no-such-slot =
    { $slots ->
        [one] Oferta are doar { $slots } loc.
        [few] Oferta are doar { $slots } locuri.
       *[other] Oferta are doar { $slots } de locuri.
    }
dice_city-why-empty-slot = În ofertă nu este nicio carte aici ({ dice_city-slot }).
dice_city-why-wrong-card = În acest loc nu este cartea „{ dice_city-card }”.
dice_city-why-wrong-points = Aceasta valorează { points }.
dice_city-why-wrong-roll = Acum se aruncă alt zar.
dice_city-why-die-spent = { dice_city-die.first } este deja folosit.
dice_city-why-deactivated = Locația { dice_city-card } ({ dice_city-space }) este dezactivată, deci nu poate fi folosită.
dice_city-why-own-die = Un zar nu se poate muta pe sine: alege altul.
dice_city-why-edge = { dice_city-die.first } stă la margine; dincolo nu mai este nicio coloană.
dice_city-why-not-next = { dice_city-die.first } se mută numai pe o coloană vecină, iar { dice_city-column } nu este.
dice_city-why-same-column = { dice_city-die.first } este deja pe { dice_city-column }.
dice_city-why-refreshed-already = Ai înnoit deja oferta în această tură.
dice_city-why-too-few-cards = În ofertă sunt mai puțin de patru cărți, așa că nu poate fi înnoită.
dice_city-why-deck-empty = Pachetul de locații este gol, așa că oferta nu poate fi înnoită.
dice_city-why-is-active = Locația { dice_city-card } ({ dice_city-space }) este activă: nu are niciun jeton de luat.
dice_city-why-passed-already = Ai luat deja un jeton de pas în această tură.
dice_city-why-too-few-passes =
    { $passes ->
        [0] Pentru asta trebuie două jetoane de pas, iar tu nu ai niciunul.
       *[other] Pentru asta trebuie două jetoane de pas, iar tu ai doar { $passes }.
    }
dice_city-why-alone = Joci solo: nu are cine să arunce din nou.
dice_city-why-dice-left = Mai întâi folosește toate zarurile (rămase: { $dice }).
dice_city-why-step =
    { $step ->
        [dice] Acum poți încheia doar etapa zarurilor.
        [attack] Acum poți încheia doar atacul.
       *[build] Acum poți încheia doar construcția și comerțul.
    }
dice_city-why-in-chain = Locația { dice_city-card } ({ dice_city-space }) este deja în acest lanț, iar nicio locație nu poate apărea de două ori.
dice_city-why-not-this-row = Cimitirul copiază numai locații de pe rândul lui, iar acesta este rândul { dice_city-row }.
dice_city-why-no-die-there = Pe locația { dice_city-card } ({ dice_city-space }) nu este niciun zar nefolosit, iar Biserica are nevoie de unul acolo.
dice_city-why-included-already = { dice_city-die.first } este deja printre cele de aruncat din nou.
dice_city-why-too-few =
    { $have ->
        [0] Nu ai { dice_city-resource }.
       *[other]
            { $resource ->
                [stone] Nu ai destulă piatră: doar { $have }.
               *[other] Nu ai destul { dice_city-resource }: doar { $have }.
            }
    }
dice_city-why-same-resource = Plătești cu { dice_city-resource }, deci trebuie să iei altceva.
dice_city-why-get-order = Numește cele două resurse primite în ordinea: lemn, piatră, fier.
dice_city-why-bandits-gone = Nu mai sunt bandiți cu apărarea { $bandits }.
dice_city-why-too-weak = Pentru asta trebuie o forță de { $defense }, iar tu ai { $strength }.
dice_city-why-own-city = Nu îți poți ataca propriul oraș.
dice_city-why-no-defense = Locația { dice_city-card } este tipărită pe tablă și nu poate fi atacată.
dice_city-why-is-deactivated = Locația { dice_city-card } ({ dice_city-space }) este deja dezactivată.
dice_city-why-nothing-to-steal = Acest jucător nu are { dice_city-resource }.
dice_city-why-too-dear = { dice_city-card.the } costă { dice_city-cost }.
dice_city-why-pile-empty = În teanc nu mai este nicio carte „{ dice_city-card }”.
dice_city-why-ship-gone =
    { $ship ->
        [20] Nu mai este nicio corabie comercială de { $ship } de puncte.
       *[other] Nu mai este nicio corabie comercială de { $ship } puncte.
    }
dice_city-why-ship-too-dear =
    { $ship ->
        [5] Această corabie costă 2 × lemn + 2 × piatră + 2 × fier.
        [10] Această corabie costă 3 × lemn + 3 × piatră + 3 × fier.
       *[20] Această corabie costă 4 × lemn + 4 × piatră + 4 × fier.
    }
dice_city-why-too-much =
    { $most ->
        [0] Nu mai ai ce să plătești în plus pentru Statuie.
       *[other] Pentru Statuie poți plăti în plus cel mult { $most }.
    }

## Orașul zarurilor: punctaj

dice_city-score-tokens = Jetoane cu puncte de victorie
dice_city-score-ships = Corăbii comerciale: { cards }
dice_city-score-bandits = Bandiți: { cards }
dice_city-score-location = { dice_city-card } ({ dice_city-space })
dice_city-tie =
    { $what ->
        [locations] Egalitate la puncte; decid locațiile cumpărate: { $own } la { $others }.
        [taken] Egalitate la puncte și la locații; decid punctele din corăbii și bandiți: { $own } la { $others }.
       *[order] Egalitate la tot ce contează; decide ordinea turelor.
    }

## Orașul zarurilor: regulile mesei

dice_city-option-open_totals = Jetoanele cu puncte, bandiții și corăbiile
dice_city-option-open_totals-value =
    { $value ->
        [0] stau cu fața în jos până la sfârșit
       *[1] stau cu fața în sus
    }
dice_city-option-hard = Jocul solo
dice_city-option-hard-value =
    { $value ->
        [0] normal: 15 ture, 8 cărți în ofertă
       *[1] greu: 12 ture, 10 cărți în ofertă
    }

## Orașul zarurilor: masa în terminal

dice_city-cli-round = Runda { $round }
dice_city-cli-turn = Tura { $round } din { $rounds }
dice_city-cli-goal = țintă: { points }
dice_city-cli-last = ultima rundă
dice_city-cli-strength =
    { $bandits ->
        [0] forță { $strength }
       *[other] forță { $strength } (+{ $bandits } împotriva bandiților)
    }
dice_city-cli-in-sight = { points } la vedere
dice_city-cli-display = Ofertă (lemn/piatră/fier, apărare, puncte)
dice_city-cli-deck = Pachetul de locații: { cards }
dice_city-cli-piles = Mereu la îndemână
dice_city-cli-bandits = Bandiți (apărare: puncte, câte cărți)
dice_city-cli-ships = Corăbii comerciale (cost din fiecare resursă: puncte, câte cărți)
dice_city-cli-row = { dice_city-row }
dice_city-cli-die = zar
dice_city-cli-affordable = ai cu ce plăti
dice_city-cli-printed = locație tipărită

## Orașul zarurilor: ce face o locație, într-un cuvânt sau două

# Cel mult 11 litere.
dice_city-gives =
    { $card ->
        [forest] +1 lemn
        [mountain] +1 piatră
        [cave] +1 fier
        [militia] +1 forță
        [house] +1 PV
        [traveller] aruncă iar
        [lumber_mill] +2 lemn
        [quarry] +2 piatră
        [mine] +2 fier
        [regular_army] +2 forță
        [barracks] o armată
        [blacksmith] trupe +1
        [catapult] +3 forță
        [training_camp] bandiți –1
        [watch_tower] +3 bandiți
        [bazaar] 1 din toate
        [market_place] 2 pentru 1
        [merchant_guild] producție
        [mint] resurse +1
        [storehouse] 3 pentru 1
        [cathedral] cultură
        [festival_hall] perechi: PV
        [grand_statue] la ridicare
        [great_wall] apărare +2
        [manor] +2 PV
        [cemetery] copie rând
        [church] copie zar
        [stables] mută un zar
        [town_hall] copie orice
       *[well] zaruri noi
    }
# Cel mult 11 litere, primele 4 diferite la fiecare carte.
dice_city-short =
    { $card ->
        [training_camp] Tabără
        [watch_tower] Turn
        [merchant_guild] Breaslă
        [festival_hall] Sală
        [great_wall] Zid
       *[other] { dice_city-card }
    }
dice_city-deactivated = dezactivată

## Orașul zarurilor: locațiile, una câte una

dice_city-card-about-forest = Dă 1 jeton de lemn.
dice_city-card-about-mountain = Dă 1 jeton de piatră.
dice_city-card-about-cave = Dă 1 jeton de fier.
dice_city-card-about-militia = Trupe: dă +1 la forță în această tură.
dice_city-card-about-house = Dă pe loc 1 punct de victorie. Fiind o locație culturală, contează și pentru Catedralele de pe rândul ei.
dice_city-card-about-traveller = Aruncă din nou zarul folosit pe el: se întoarce pe rândul lui, pe noua coloană, nefolosit.
dice_city-card-about-lumber_mill = Producție: dă 2 jetoane de lemn.
dice_city-card-about-quarry = Producție: dă 2 jetoane de piatră.
dice_city-card-about-mine = Producție: dă 2 jetoane de fier.
dice_city-card-about-regular_army = Trupe: dă +2 la forță în această tură.
dice_city-card-about-barracks = Ia gratuit o Armată din teancul ei și așaz-o oriunde în orașul tău, chiar și peste Cazarmă. Sub un zar care așteaptă, poate fi folosită chiar în această tură; dacă teancul e gol, nu se întâmplă nimic.
dice_city-card-about-blacksmith = Până la sfârșitul turei, toate trupele pe care le folosești sau le copiezi dau cu 1 mai multă forță. Folosită de două ori, adaugă de două ori.
dice_city-card-about-catapult = Trupe: dă +3 la forță în această tură. ⊘ Folosirea sau copierea o dezactivează.
dice_city-card-about-training_camp = Până la sfârșitul turei, toți bandiții au apărarea cu 1 mai mică, dar cel puțin 1. Folosită de două ori, contează de două ori.
dice_city-card-about-watch_tower = Trupe: dă +3 la forță, dar numai împotriva bandiților. Ce adaugă o Fierărie este forță obișnuită.
dice_city-card-about-bazaar = Dă 1 jeton de lemn, 1 de piatră și 1 de fier. ⊘ Folosirea sau copierea îl dezactivează.
dice_city-card-about-market_place = Plătește 1 sau 2 jetoane dintr-o resursă; pentru fiecare primești 2 dintr-o singură altă resursă. Dacă plătești 2, poți lua două și două din resurse diferite.
dice_city-card-about-merchant_guild = Pentru fiecare locație activă de pe rândul ei care este Gater, Carieră sau Mină primești 1 jeton din resursa acelei locații. ⊘ Folosirea sau copierea o dezactivează.
dice_city-card-about-mint = Până la sfârșitul turei, fiecare locație de resurse pe care o folosești sau o copiezi, chiar și tipărită, dă cu 1 mai mult din resursa ei. Folosită de două ori, adaugă de două ori.
dice_city-card-about-storehouse = Plătește 1 jeton dintr-o resursă și ia 3 la fel.
dice_city-card-about-cathedral = Valorează 1 punct de victorie pentru fiecare locație culturală vizibilă de pe rândul ei: se numără și ea însăși, alte Catedrale, Casele tipărite și cele dezactivate. Folosirea ei nu face nimic.
dice_city-card-about-festival_hall = Dă 1 punct de victorie pentru fiecare pereche de resurse de același fel din rezerva ta. Resursele rămân la tine.
dice_city-card-about-grand_statue = Când o construiești, poți plăti în plus până la 3 jetoane de piatră și fier, în orice combinație, pentru câte 1 punct de victorie fiecare. Folosirea ei nu face nimic.
dice_city-card-about-great_wall = Cât timp este activ, orice altă carte de pe rândul lui are apărarea cu 2 mai mare; mai multe Ziduri se adună și se apără între ele, dar locațiile tipărite rămân fără apărare. Folosirea lui nu face nimic.
dice_city-card-about-manor = Dă pe loc 2 puncte de victorie.
dice_city-card-about-cemetery = Folosește abilitatea oricărei locații active de pe rândul lui. ⊘ Folosirea sau copierea îl dezactivează, chiar dacă nu iese nimic din asta; o locație cu ⊘ pe care o copiezi se dezactivează și ea.
dice_city-card-about-church = Folosește abilitatea unei locații active a ta pe care stă un zar nefolosit; zarul acela rămâne pe loc. O locație cu ⊘ pe care o copiezi se dezactivează.
dice_city-card-about-stables = Mută alt zar nefolosit al tău pe orice altă coloană de pe rândul lui.
dice_city-card-about-town_hall = Folosește abilitatea oricărei locații active din orașul tău. O locație cu ⊘ pe care o copiezi se dezactivează.
dice_city-card-about-well = Aruncă din nou zarul folosit pe ea și oricâte dintre celelalte zaruri nefolosite ale tale. Zarul folosit pe ea se întoarce pe rândul lui, nefolosit.

### Regulamentul jocului Orașul zarurilor

dice_city-rulebook-intro = Sunteți case nobile, de la 1 până la 4, și fiecare vrea ca orașul ei să devină noua capitală. Cinci zaruri trezesc locațiile din orașul tău: aduc lemn, piatră și fier, ridică trupe și câștigă puncte de victorie. Cu resursele construiești locații mai bune peste cele vechi sau încarci corăbii comerciale; cu trupele alungi bandiți sau îți prazi vecinii. Când se termină bandiții, corăbiile sau locațiile ori când cineva anunță sfârșitul, câștigă cel care are cele mai multe puncte de victorie. Orașele sunt la vedere; ce a câștigat fiecare în jetoane și cărți stă cu fața în jos până la sfârșit.
dice_city-section-components = Componente
dice_city-rule-D-1 = Fiecare are un oraș de 5 rânduri și 6 coloane și cinci zaruri, câte unul pentru fiecare rând: alb, galben, roșu, albastru și negru, de sus în jos. Un zar stă pe rândul de culoarea lui, pe coloana pe care o arată.
dice_city-rule-D-2 = Pe fiecare loc al orașului este tipărită o locație. De la coloana 1 la 6, acestea sunt, pe rândul alb: Pădure, Munte, Peșteră, Pădure, Munte, Peșteră; pe rândul galben: Munte, Strajă, Casă, Călător, Strajă, Pădure; pe rândul roșu: Peșteră, Strajă, Călător, Strajă, Casă, Munte; pe rândul albastru: Pădure, Casă, Strajă, Călător, Strajă, Peșteră; pe rândul negru: Munte, Peșteră, Pădure, Munte, Peșteră, Pădure. Pădurea, Muntele și Peștera sunt locații de resurse și dau 1 jeton de lemn, de piatră sau de fier. Straja este o locație militară cu trupe și dă +1 la forță. Casa este culturală și dă 1 punct de victorie. Călătorul este o locație civică: zarul folosit pe el se aruncă din nou (D-13). Locațiile tipărite nu au apărare, nu valorează puncte de victorie și nu pot fi atacate.
dice_city-rule-D-3 =
    Patru feluri de cărți stau în teancuri de câte 15 și pot fi construite oricând: Gater, Carieră, Mină și Armată. Pachetul de locații are 60 de cărți, câte 3 din fiecare dintre cele 20 de feluri. Costurile sunt scrise ca lemn/piatră/fier; ⊘ înseamnă că folosirea locației o dezactivează.
    Gater (de resurse; cost 2/0/0; apărare 2; 0 puncte): { dice_city-card-about-lumber_mill }
    Carieră (de resurse; cost 0/2/0; apărare 2; 0 puncte): { dice_city-card-about-quarry }
    Mină (de resurse; cost 0/0/2; apărare 2; 0 puncte): { dice_city-card-about-mine }
    Armată (militară; cost 0/0/2; apărare 3; 1 punct): { dice_city-card-about-regular_army }
    Cazarmă (militară; cost 0/2/1; apărare 4; 2 puncte): { dice_city-card-about-barracks }
    Fierărie (militară; cost 0/1/2; apărare 4; 2 puncte): { dice_city-card-about-blacksmith }
    Catapultă (militară; cost 2/0/1; apărare 4; 2 puncte): { dice_city-card-about-catapult }
    Tabără de instrucție (militară; cost 1/0/1; apărare 3; 1 punct): { dice_city-card-about-training_camp }
    Turn de veghe (militară; cost 1/1/1; apărare 4; 2 puncte): { dice_city-card-about-watch_tower }
    Bazar (economică; cost 1/0/1; apărare 3; 1 punct): { dice_city-card-about-bazaar }
    Piață (economică; cost 2/0/1; apărare 4; 2 puncte): { dice_city-card-about-market_place }
    Breaslă de negustori (economică; cost 2/1/1; apărare 5; 3 puncte): { dice_city-card-about-merchant_guild }
    Monetărie (economică; cost 0/2/2; apărare 5; 3 puncte): { dice_city-card-about-mint }
    Depozit (economică; cost 1/1/0; apărare 3; 1 punct): { dice_city-card-about-storehouse }
    Catedrală (culturală; cost 1/2/2; apărare 6): { dice_city-card-about-cathedral }
    Sală de serbări (culturală; cost 2/0/0; apărare 3; 1 punct): { dice_city-card-about-festival_hall }
    Statuie (culturală; cost 0/1/1; apărare 4; 2 puncte): { dice_city-card-about-grand_statue }
    Zid de apărare (culturală; cost 0/2/1; apărare 5; 3 puncte): { dice_city-card-about-great_wall }
    Conac (culturală; cost 1/2/0; apărare 4; 2 puncte): { dice_city-card-about-manor }
    Cimitir (civică; cost 1/1/0; apărare 3; 1 punct): { dice_city-card-about-cemetery }
    Biserică (civică; cost 1/1/1; apărare 4; 2 puncte): { dice_city-card-about-church }
    Grajduri (civică; cost 2/0/0; apărare 3; 1 punct): { dice_city-card-about-stables }
    Primărie (civică; cost 2/2/1; apărare 5; 3 puncte): { dice_city-card-about-town_hall }
    Fântână (civică; cost 0/1/1; apărare 3; 1 punct): { dice_city-card-about-well }
dice_city-rule-D-4 = Sunt trei teancuri de bandiți. Cei cu apărarea 3 valorează 2 puncte de victorie, cei cu 4 valorează 3, cei cu 5 valorează 4. Fiecare teanc are cu 2 cărți mai mult decât numărul jucătorilor.
dice_city-rule-D-5 = Sunt trei teancuri de corăbii comerciale. O corabie care costă 2 din fiecare resursă valorează 5 puncte de victorie, iar acestea sunt cu 2 mai multe decât jucătorii; una care costă 3 din fiecare valorează 10, iar acestea sunt atâtea câți jucători; una care costă 4 din fiecare valorează 20 și este doar 1.
dice_city-rule-D-6 = Jetoanele de resurse, de puncte de victorie, de pas și de dezactivare nu se termină niciodată.
dice_city-section-setup = Pregătirea
dice_city-rule-D-7 = Pachetul de locații se amestecă și se întorc 8 cărți pentru ofertă, pe două rânduri de câte 4. Fiecare aruncă toate cele cinci zaruri și le așază. După regulamentul tipărit începe cine a aruncat ultimul zaruri; aici se trage la sorți și toți au aceeași șansă. Se joacă în sensul acelor de ceasornic.
dice_city-section-dice = Zarurile
dice_city-rule-D-8 = În etapa zarurilor îți folosești fiecare zar o dată, în ce ordine vrei. Un zar folosit iese de pe tablă; un zar pe o locație înseamnă întotdeauna un zar nefolosit. Fiecare zar servește la una dintre următoarele. Folosirea locației pe care stă, dacă este activă: abilitatea ei se aplică în întregime. Mutarea altui zar nefolosit al tău cu o coloană la stânga sau la dreapta pe rândul lui; nu se trece de la 6 la 1 și nici de la 1 la 6. Înnoirea ofertei, o dată pe tură: elimini patru cărți din ea, alese una câte una, și se întorc altele noi; pentru asta trebuie cel puțin patru cărți în ofertă și una în pachet, locurile goale se umplu în ordine cât ține pachetul, iar cărțile eliminate ies din joc. Reactivarea: iei jetonul de dezactivare de pe o locație din propriul oraș. Pasul, o dată pe tură: iei un jeton de pas. Renunțarea: iei zarul de pe tablă fără niciun efect. Așadar, un zar poate fi folosit oricând și nimeni nu e silit să-și facă rău.
dice_city-rule-D-9 = În etapa zarurilor, de câte ori vrei, poți da două jetoane de pas pentru una dintre acestea: o resursă la alegere; +1 la forță în această tură; sau numești una dintre cele cinci culori și fiecare alt jucător, în sensul acelor de ceasornic, începând din stânga ta, aruncă din nou zarul de culoarea aceea și îl așază din nou. Ultima nu este posibilă când joci solo.
dice_city-rule-D-10 = Etapa zarurilor se încheie când toate zarurile tale sunt folosite și spui că ai terminat. Poți deci să mai dai și un jeton de pas luat cu ultimul zar.
dice_city-rule-D-11 = O locație cu jeton de dezactivare nu poate fi nici folosită, nici copiată, iar abilitatea ei permanentă încetează. De îndată ce jetonul este luat, amândouă revin.
dice_city-rule-D-12 = Abilitățile Fierăriei, Monetăriei și Taberei de instrucție țin până la sfârșitul turei și contează pentru tot ce se folosește după ele. Folosite de două ori, adaugă de două ori. O locație copiată se consideră folosită, așa că Fierăria și Monetăria adaugă și la ea.
dice_city-rule-D-13 = Cimitirul, Biserica și Primăria copiază altă locație, iar aceasta poate fi la rândul ei una care copiază: se formează un lanț, care începe cu locația de sub zar. Dacă abilitatea copiată vorbește despre rândul ei (Cimitir, Breaslă de negustori), este vorba de rândul locației copiate. Fiecare locație din lanț cu semnul ⊘ se dezactivează înainte ca abilitatea ei să se aplice, chiar dacă nu iese nimic din asta. Călătorul și Fântâna, folosite sau copiate, fac ca zarul folosit să fie aruncat din nou: el se întoarce pe rândul lui, pe noua coloană, nefolosit.
dice_city-rule-D-14 = Folosirea sau copierea unei Catedrale, a unui Zid de apărare sau a unei Statui nu face nimic. O locație care copiază poate copia alta care copiază, dar nicio locație nu poate apărea de două ori în același lanț.
dice_city-rule-D-15 = Armata de la Cazarmă se așază ca o clădire (D-23), pe orice loc, chiar și peste Cazarma însăși. Dacă pe acel loc așteaptă un zar, el poate folosi Armata chiar în această tură. Dacă teancul e gol, nu se întâmplă nimic.
dice_city-rule-D-16 = La Piață, fiecare jeton plătit aduce două dintr-o singură altă resursă; dacă plătești două, poți lua două de un fel și două de altul. Monetăria adaugă la locațiile de resurse: Pădure, Munte, Peșteră, Gater, Carieră și Mină. Breasla negustorilor numără doar locațiile de producție, adică Gater, Carieră și Mină.
dice_city-rule-D-17 = Resursele câștigate intră în rezerva ta, iar jetoanele cu puncte de victorie stau în fața ta cu fața în jos.
dice_city-section-attack = Atacul
dice_city-rule-D-18 = Forța ta este cât au dat trupele folosite în această tură, plus cât ai cumpărat cu jetoane de pas. Fiecare atac consumă forță, iar ce rămâne la sfârșitul turei se pierde. Forța unui Turn de veghe este bună numai împotriva bandiților și acolo se consumă prima; forța pe care o Fierărie o adaugă unui Turn de veghe este forță obișnuită.
dice_city-rule-D-19 = Bandiții: consumă atâta forță cât este apărarea lor și ia cartea de deasupra teancului, cu fața în jos; când joci solo, îi primești pe loc punctele de victorie. Poți face asta cât timp ține teancul.
dice_city-rule-D-20 = O locație a altui jucător: consumă atâta forță cât este apărarea ei, împreună cu ce adaugă Zidurile de apărare. Pune pe ea un jeton de dezactivare și ia în jetoane atâtea puncte de victorie cât valorează; o Catedrală contează cât valorează acum, iar Gaterul, Cariera și Mina nu aduc nimic. Nu poți ataca o locație fără apărare și nici una deja dezactivată.
dice_city-rule-D-21 = Resursele: pentru fiecare 2 puncte de forță iei o resursă din rezerva altui jucător, de felul pe care îl numești. Între turele lor, ceilalți au cel mult una din fiecare (D-26). Jetoanele de pas și punctele de victorie nu pot fi furate.
dice_city-rule-D-22 = Poți ataca de câte ori vrei, în orice ordine și pe oricare dintre jucători.
dice_city-section-build = Construcția și comerțul
dice_city-rule-D-23 = Construcția: plătește costul unei cărți din ofertă sau dintr-unul dintre cele patru teancuri mereu la îndemână și pune cartea pe orice loc din orașul tău. Poate acoperi altă carte: cartea acoperită iese din joc, la fel și jetonul de dezactivare de pe ea. O carte din ofertă se înlocuiește pe loc din pachet, la Statuie după plata în plus; dacă pachetul e gol, locul rămâne gol. Poți construi cât îți permiți.
dice_city-rule-D-24 = Statuia: plata în plus se face pe loc, la construire, cu orice combinație de piatră și fier, de la nimic până la 3 cu totul. Fiecare aduce 1 punct de victorie în jetoane.
dice_city-rule-D-25 = Comerțul: plătește costul unei corăbii comerciale și ia cartea de deasupra teancului ei, cu fața în jos. Poți face asta de câte ori îți permiți, cât timp ține teancul.
dice_city-section-end-of-turn = Sfârșitul unei ture
dice_city-rule-D-26 = La sfârșitul turei tale se verifică mai întâi dacă a venit sfârșitul jocului sau dacă îl poți anunța (D-28). Apoi păstrezi cel mult câte o resursă de fiecare fel; restul se pierde automat. Jetoanele de pas rămân. Când joci solo, urmează schimbarea ofertei (D-34).
dice_city-rule-D-27 = La urmă, chiar și în ultima tură, arunci toate cele cinci zaruri și le așezi, iar forța ta scade la 0.
dice_city-section-end = Sfârșitul jocului
dice_city-rule-D-28 = În doi sau mai mulți jucători, sfârșitul jocului este sigur dacă la sfârșitul unei ture sunt goale toate cele trei teancuri de bandiți sau cel puțin două teancuri de corăbii comerciale sau pachetul de locații. Dacă nu s-a întâmplat nimic din toate acestea, iar jucătorul aflat la rând are cel puțin două rânduri pline – câte șase locații construite, active – el poate anunța sfârșitul. Întrebarea se pune la sfârșitul fiecărei astfel de ture, dar nu și după ce sfârșitul este sigur.
dice_city-rule-D-29 = Când sfârșitul este sigur, runda se joacă până la capăt, pentru ca toți să aibă același număr de ture.
dice_city-rule-D-30 = Scorul tău este suma jetoanelor cu puncte de victorie, a corăbiilor comerciale, a bandiților și a punctelor de victorie ale tuturor locațiilor vizibile din orașul tău, chiar și dezactivate. Cărțile acoperite nu contează. De exemplu, două corăbii de 5 aduc 10 puncte, jetoanele 9, Primăria, Breasla negustorilor și Depozitul 3, 3 și 1, iar pe rândul roșu Statuia, Conacul, Zidul de apărare și al doilea Conac 2, 2, 3 și 2; o Catedrală dezactivată, alături de ele și de o Casă tipărită, valorează 6. În total fac 41.
dice_city-rule-D-31 = Câștigă jucătorul cu cele mai multe puncte de victorie. La egalitate câștigă cine a cumpărat mai multe locații în timpul jocului: contează fiecare carte construită plătindu-i costul, chiar dacă a fost acoperită mai târziu, dar nu și o Armată pusă de Cazarmă; apoi cine are mai multe puncte de victorie din corăbii și bandiți; apoi cine este mai devreme în ordinea turelor.
dice_city-rule-D-32 = Jetoanele cu puncte de victorie, bandiții și corăbiile stau cu fața în jos. Îți știi propria sumă; ce câștigă ceilalți se vede în clipa în care câștigă și rămâne în jurnal, dar totalurile lor sunt ascunse până la sfârșit. La o masă se poate conveni să se joace cu totalurile la vedere.
dice_city-section-solo = Jocul solo
dice_city-rule-D-33 = Când joci solo, există câte o carte din fiecare fel de bandiți și de corăbii comerciale. Ea nu se termină niciodată: de fiecare dată îi primești punctele de victorie pe loc, în jetoane.
dice_city-rule-D-34 = Oferta normală are două rânduri de câte 4 cărți, cea grea două rânduri de câte 5. Construcția nu o completează. La sfârșitul fiecărei ture rândul de jos se elimină, cel de sus coboară cu tot cu golurile lui și se întoarce un nou rând de sus.
dice_city-rule-D-35 = Jocul se încheie după tura 15 (normal) sau 12 (greu), orice ar fi în ofertă. Înnoirea întoarce cărți din același pachet, așa că rândurile următoare pot fi incomplete.
dice_city-rule-D-36 = Ținta ta este de 50 de puncte de victorie. De fiecare dată când o atingi, ținta următoare este cu 5 mai mare. Varianta normală și cea grea au fiecare ținta ei. Masa îți ține minte țintele și partidele.
dice_city-section-limits = Ordine și limite
dice_city-rule-D-37 = Într-o tură, abilitățile Călătorului și Fântânii au efect de cel mult 20 de ori; după aceea nu mai fac nimic, iar zarul este pur și simplu folosit. Altfel, cu Fântâni și Primării s-ar putea arunca la nesfârșit.
dice_city-rule-D-38 = Jocul se încheie și după runda 100. Altfel toți ar putea trage de timp la nesfârșit.
dice_city-rule-D-39 = O tură are patru etape, în această ordine: zarurile, atacul, construcția și comerțul, sfârșitul turei.

## Orașul zarurilor: tabla

dice_city-board-row =
    { $row ->
        [white] Rândul alb
        [yellow] Rândul galben
        [red] Rândul roșu
        [blue] Rândul albastru
       *[black] Rândul negru
    }
dice_city-board-die =
    { $die ->
        [white] Zarul alb
        [yellow] Zarul galben
        [red] Zarul roșu
        [blue] Zarul albastru
       *[black] Zarul negru
    }
dice_city-board-move = Mută alt zar
dice_city-board-reactivate = Reactivează o locație
dice_city-board-tokens = Dă două jetoane de pas
dice_city-board-tokens-means = În etapa zarurilor, două jetoane de pas aduc o resursă sau +1 la forță în această tură, ori toți ceilalți aruncă din nou zarul de o anumită culoare.
dice_city-board-attack-on = Atacă: { $name }
dice_city-board-pay =
    { $resource ->
        [wood] Plătește lemn
        [stone] Plătește piatră
       *[iron] Plătește fier
    }
dice_city-board-stones = Piatră: { $number }
dice_city-board-build = Construiește: { dice_city-card }
dice_city-board-build-slot = Construiește: { dice_city-card } ({ dice_city-slot })
dice_city-board-gain =
    { $gain ->
        [strength] +{ $number } la forță
        [bandit_strength] +{ $number } la forță, numai împotriva bandiților
       *[points] { $number } PV
    }
dice_city-board-facts = Tip: { dice_city-type }. Apărare { $defense }, valorează { points }.
dice_city-board-facts-cathedral = Tip: { dice_city-type }. Apărare { $defense }, valorează 1 punct pentru fiecare locație culturală de pe rândul ei.
dice_city-board-facts-printed = Tip: { dice_city-type }. Tipărită pe tablă: nu poate fi atacată și nu valorează puncte.
dice_city-board-cost = Costă { dice_city-cost }.
dice_city-board-inactive = dezactivată
dice_city-board-now = Folosită acum, aduce: { $gains }.
dice_city-board-plot = { dice_city-card } ({ dice_city-space })
dice_city-board-ship = Corabie comercială: { points }
dice_city-board-bandits = Bandiți: apărare { $defense }, { points }
dice_city-board-left = Rămase: { $number }
dice_city-board-never-used-up = Nu se termină niciodată
dice_city-board-die-here = { dice_city-board-die } așteaptă
dice_city-board-attack =
    { $defense ->
        [one] poate fi atacată: costă { $defense } punct de forță, aduce { points }
        [few] poate fi atacată: costă { $defense } puncte de forță, aduce { points }
       *[other] poate fi atacată: costă { $defense } de puncte de forță, aduce { points }
    }
dice_city-board-move-here = { dice_city-board-die }: mută-l pe { dice_city-column }
dice_city-board-everywhere = Toate locurile
dice_city-board-pay-with = Ce zar dai pentru asta?
dice_city-board-brings = Acum aduce { points }.
dice_city-board-lacking = Mai lipsesc: { $goods }.
dice_city-board-lacking-strength = Forță care lipsește: { $number }.
dice_city-board-use-use = Folosește
dice_city-board-use-use-means = Pune la treabă locația de sub zar.
dice_city-board-use-move = Mută
dice_city-board-use-move-means = Mută alt zar al tău cu o coloană la stânga sau la dreapta.
dice_city-board-use-refresh = Înnoiește
dice_city-board-use-refresh-means = Elimină patru cărți din ofertă și pune patru noi; o dată pe tură.
dice_city-board-use-reactivate = Activează
dice_city-board-use-reactivate-means = Ia jetonul de dezactivare de pe una dintre locațiile tale.
dice_city-board-use-pass = Pas
dice_city-board-use-pass-means = Ia un jeton de pas; o dată pe tură. Două aduc o resursă sau +1 la forță, ori toți ceilalți aruncă din nou un zar.
dice_city-board-use-forfeit = Renunță
dice_city-board-use-forfeit-means = Ia zarul de pe tablă fără niciun efect.
dice_city-board-city = { $name }: orașul
dice_city-board-hidden = și ce este ascuns
dice_city-board-steal =
    { $resource ->
        [wood] Jefuiește – { $name }: 1 × lemn
        [stone] Jefuiește – { $name }: 1 × piatră
       *[iron] Jefuiește – { $name }: 1 × fier
    }
dice_city-board-turn = Tura
dice_city-board-strength = Forță: { $number }
dice_city-board-strength-means = Plătește atacurile asupra bandiților și locațiilor și jafurile. Ce rămâne la sfârșitul turei se pierde.
dice_city-board-bandit-strength = Forță numai împotriva bandiților: { $number }
dice_city-board-bandit-strength-means = Vine de la Turnurile de veghe. Se cheltuiește prima în lupta cu bandiții.
dice_city-board-gained = Câștigat în această tură: { points }
dice_city-board-gained-means = Jetoane și cărți; toți le văd când le primești, apoi stau cu fața în jos.
dice_city-board-rerolls = Aruncări repetate: { $number }/{ $most }
dice_city-board-chain = Pe rând: { $locations }
dice_city-board-discards = De eliminat: { $number }
dice_city-board-solo-turn = Tura { $round } din { $rounds }
dice_city-board-solo-goal = { points }, ținta: { $goal }
dice_city-board-solo-missing = mai lipsesc { points }, pe tură cam { $turn }
dice_city-board-solo-reached = Ținta este atinsă
dice_city-board-round = Runda { $round }
dice_city-board-ending =
    { $why ->
        [bandits] Ultima rundă: bandiții au fost învinși
        [ships] Ultima rundă: două teancuri de corăbii sunt goale
        [deck] Ultima rundă: pachetul de locații este gol
        [declared] Ultima rundă: sfârșitul a fost anunțat
       *[rounds] Aceasta este ultima rundă
    }
dice_city-board-too-dear = nu o poți plăti
dice_city-board-row-leaves = La sfârșitul turei tale, rândul de jos al ofertei iese din joc, iar cel de sus coboară.
dice_city-board-display = Ofertă
dice_city-board-piles = Mereu la îndemână
dice_city-board-in-deck = Încă în pachet:
dice_city-board-frontier = Bandiți și corăbii comerciale
dice_city-board-bandit-piles = Bandiți
dice_city-board-ships = Corăbii comerciale

## Dice City: fișa de joc

dice_city-reference-turn = O tură
dice_city-reference-spend = La ce folosește un zar
dice_city-reference-bandits = Bandiții: puncte pentru forță
dice_city-reference-ships = Corăbiile comerciale: puncte pentru resurse
dice_city-reference-points = De unde vin punctele
dice_city-reference-end = Când se termină
dice_city-reference-signs = Ce înseamnă semnele
dice_city-reference-points-tokens = Jetoane: de la locațiile folosite și de la atacurile asupra altor orașe.
dice_city-reference-points-cards = Fiecare carte vizibilă din orașul tău, chiar și dezactivată. Cele acoperite nu contează.
dice_city-reference-points-taken = Bandiții și corăbiile comerciale pe care le-ai luat.
dice_city-reference-points-cathedral = O Catedrală: câte 1 pentru fiecare locație culturală de pe rândul ei, inclusiv ea însăși și Casele tipărite.
dice_city-reference-end-piles = Sunt goale toate cele trei teancuri de bandiți sau două teancuri de corăbii sau pachetul de locații.
dice_city-reference-end-declared = Sau cineva are două rânduri pline cu locații construite, active, și anunță sfârșitul.
dice_city-reference-end-round = Apoi runda se joacă până la capăt, pentru ca toți să aibă același număr de ture.
dice_city-reference-end-solo = Numărul de ture: { $rounds }. Atinge-ți ținta până atunci.
dice_city-reference-sign =
    { $sign ->
        [strength] forță: plătește atacurile, până la sfârșitul turei
        [bandit_strength] forță doar împotriva bandiților
        [points] puncte de victorie
        [shield] apărare: atâta forță costă un atac
        [pass] jeton de pas: două aduc o resursă sau +1 la forță, ori ceilalți aruncă din nou un zar
        [deactivate] dezactivată: după un atac sau după folosire
        [reroll] aruncă din nou acest zar
        [move] mută alt zar care așteaptă, pe rândul lui
        [copy] folosește și altă locație
        [die] acolo unde așteaptă un zar
        [in_row] pe același rând
        [city] oriunde în orașul tău
        [army] locație cu soldați
        [harvest] Gater, Carieră sau Mină
        [place] pune o Armată în orașul tău
       *[exchange] schimbă resurse
    }

## Orașul zarurilor: lecția

dice_city-lesson-goal = Bun venit! Acesta este orașul tău. Câștigi prin puncte: pentru locații construite, bandiți învinși, corăbii încărcate și jetoane de puncte.
dice_city-lesson-dice = Fiecare rând are un zar în culoarea lui. Stă pe coloana pe care a căzut și o dată pe tură poate pune la treabă locația de sub el.
dice_city-lesson-resources = Zarul alb stă pe un Munte, cel negru pe o Pădure. Folosește-le pe amândouă: primești 1 piatră și 1 lemn.
dice_city-lesson-resources-instead = Și asta poți face, imediat. Mai întâi zarul alb și cel negru.
dice_city-lesson-soldiers = Trei zaruri stau pe câte o Strajă. Fiecare dă 1 punct de forță în tura aceasta. Folosește-le pe toate trei.
dice_city-lesson-soldiers-instead = Altă dată. Acum ai nevoie de toți trei: împreună au forța 3.
dice_city-lesson-dice-done = Toate zarurile sunt folosite. O tură are pașii ei: zaruri, atac, construcție, sfârșit. Urmează atacul.
dice_city-lesson-bandits = Cu forța plătești atacurile. Cu 3 îi învingi pe cei mai slabi bandiți: aduc 2 puncte.
dice_city-lesson-bandits-instead = Forța nu se păstrează: mai bine învinge-i acum pe bandiți.
dice_city-lesson-attack-done = Forța s-a terminat. Urmează construcția.
dice_city-lesson-build = Cu 1 lemn și 1 piatră cumperi Depozitul, care valorează 1 punct. Cartea acoperă ce e dedesubt, așa că pune-l peste Călătorul din rândul galben, care doar aruncă din nou zarul.
dice_city-lesson-build-instead = Se poate. Aici însă ia Depozitul și acoperă Călătorul galben: lui îi vei simți lipsa cel mai puțin.
dice_city-lesson-trap = Atenție la capcană: la sfârșitul turei păstrezi cel mult câte o resursă de fiecare fel și deloc forță. Nu aduna ce nu poți folosi.
dice_city-lesson-turn-done = De data asta n-a rămas nimic. Încheie tura: zarurile tale se aruncă din nou, apoi joacă botul.
dice_city-lesson-move = Pentru Turnul de veghe îți trebuie lemn, piatră și fier. Zarul galben stă lângă o Pădure: cheltuiește zarul roșu ca să-l muți pe cel galben cu o coloană la dreapta.
dice_city-lesson-move-instead = Și așa se poate folosi un zar. Acum cheltuiește-l pe cel roșu ca să muți galbenul pe Pădure.
dice_city-lesson-one-of-each = Acum folosește zarul galben, cel alb și cel negru: un lemn, un fier, o piatră.
dice_city-lesson-pass = Un singur soldat nu învinge pe nimeni. Cheltuiește zarul albastru pentru un jeton de pas; se poate o dată pe tură.
dice_city-lesson-pass-instead = Ți-ar aduce mai puțin. Ia jetonul cu zarul albastru.
dice_city-lesson-tokens = Jetoanele se păstrează. Două cumpără orice resursă sau 1 punct de forță, ori îi fac pe toți ceilalți să arunce din nou zarul unei culori alese de tine.
dice_city-lesson-other-uses = Un zar care stă prost poate și înnoi oferta (scoți patru cărți, vin patru noi) sau lua jetonul de pe o locație dezactivată a ta. Ori îl iei de pe tablă fără efect.
dice_city-lesson-dice-done-again = Nu ai forță, deci atacul se sare. Urmează construcția.
dice_city-lesson-tower = Construiește Turnul de veghe peste Călătorul din rândul roșu. Valorează 2 puncte și dă 3 puncte de forță împotriva bandiților.
dice_city-lesson-tower-instead = Nu e o idee rea. Dar de Călătorul roșu ai nevoie cel mai puțin: acoperă-l cu Turnul de veghe.
dice_city-lesson-turn-done-again = Încheie tura.
# $points (number) of the learner
dice_city-lesson-points = Punctele tale acum: { $points }, pentru bandiți, Depozit și Turnul de veghe. Jetoanele și cărțile celorlalți stau ascunse până la sfârșit.
dice_city-lesson-raids = Poți ataca și alte orașe. O forță egală cu apărarea unei locații o dezactivează și îți aduce punctele ei; cu 2 puncte de forță furi o resursă.
dice_city-lesson-ships = Corăbiile aduc cel mai mult: câte 2 din fiecare resursă fac 5 puncte, câte 3 fac 10, câte 4 fac 20. Te ajută Gaterele, Carierele și Minele, care dau câte două deodată.
dice_city-lesson-abilities = Fiecare carte știe altceva: copiază o locație, schimbă mărfuri, aruncă din nou zaruri. Arată spre ea și afli ce face; dacă ai ceva de ales, te întreabă bara.
dice_city-lesson-end = Sfârșitul vine când nu mai sunt bandiți, două teancuri de corăbii sunt goale, se termină pachetul sau cineva cu două rânduri pline de locații construite și active îl anunță. Runda se joacă atunci până la capăt.
dice_city-lesson-free = Asta e tot ce-ți trebuie. Zarurile sunt aruncate, iar de aici joci cum vrei. Distracție plăcută!
