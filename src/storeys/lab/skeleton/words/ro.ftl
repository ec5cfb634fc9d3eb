## Skeleton: nume

skeleton-title = Skeleton
skeleton-line = Douăsprezece pietre într-un sac și loc pentru trei: ia ce iese sau speră la mai bine.

## Skeleton: mutări

skeleton-do-take = Ia piatra
skeleton-do-leave = Las-o
skeleton-do-draw = Extrage o piatră de valoare { $value }
skeleton-log-take = { $who } ia piatra.
skeleton-log-leave = { $who } lasă piatra.
skeleton-log-draw = Din sac iese o piatră de valoare { $value }.

## Skeleton: întrebări

skeleton-ask-drawing = Se extrage o piatră.
skeleton-ask-choosing = O piatră de valoare { $value }: o iei sau o lași?
skeleton-ask-ended = Sacul este gol.

## Skeleton: de ce nu se poate

skeleton-why-unknown = Jocul acesta nu are o asemenea mutare.
skeleton-why-over = Jocul s-a terminat.
skeleton-why-draw-first = Mai întâi se extrage o piatră.
skeleton-why-choose-first = Mai întâi piatra trebuie luată sau lăsată.
skeleton-why-not-in-bag = În sac nu mai este nicio piatră de valoare { $value }.
skeleton-why-enough = Ai deja trei pietre și nimeni nu ia mai multe.

## Skeleton: punctajul

skeleton-score-stones = Pietre

## Skeleton: pe tablă

skeleton-board-stone = Piatra extrasă
skeleton-board-bag = În sac
skeleton-board-left = Lăsate de toți
skeleton-board-stones = Pietre

## Skeleton: regulamentul

skeleton-rulebook-intro = Un joc foarte mic, care stă aici până când îi ia locul al tău.
skeleton-section-stones = Pietre
skeleton-rule-X-1 = Într-un sac sunt douăsprezece pietre: câte patru de valoare 1, 2 și 3.
skeleton-section-turn = O tură
skeleton-rule-X-2 = Jucătorul la rând extrage o piatră din sac fără să se uite.
skeleton-rule-X-3 = Jucătorul ia piatra sau o lasă; nimeni nu ia mai mult de trei pietre. O piatră lăsată iese din joc.
skeleton-section-end = Sfârșitul
skeleton-rule-X-4 = Apoi este rândul următorului jucător. Când sacul este gol, jocul s-a terminat.
skeleton-rule-X-5 = O piatră face cât valoarea ei. Câștigă totalul cel mai mare. La egalitate câștigă toți cei care îl au, iar totalurile egale împart locul.
