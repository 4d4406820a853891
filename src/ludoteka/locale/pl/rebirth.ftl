## Płytki

rebirth-food = Farma
    .rule = Na pole farmy albo puste. Daje 1 punkt za każdą własną farmę w grupie, do której trafia, razem z nią samą.
    .note = Na pole elektrowni tylko wtedy, gdy nigdzie nie ma wolnego pola farmy ani pustego.
rebirth-energy = Elektrownia
    .rule = Na pole elektrowni albo puste. Daje 1 punkt za każdą własną elektrownię w grupie, do której trafia, razem z nią samą.
    .note = Na pole farmy tylko wtedy, gdy nigdzie nie ma wolnego pola elektrowni ani pustego.
rebirth-1 = 1 dom
    .rule = Na pole osady. Osada punktuje, gdy zapełni się jej ostatnie pole.
    .note = Domy jednego gracza w osadzie się sumują.
rebirth-2 = 2 domy
    .rule = Na pole osady. Osada punktuje, gdy zapełni się jej ostatnie pole.
    .note = Domy jednego gracza w osadzie się sumują.
rebirth-3 = 3 domy
    .rule = Na pole osady. Osada punktuje, gdy zapełni się jej ostatnie pole.
    .note = Domy jednego gracza w osadzie się sumują.
rebirth-4 = 4 domy
    .rule = Na pole osady. Osada punktuje, gdy zapełni się jej ostatnie pole.
    .note = Domy jednego gracza w osadzie się sumują.
rebirth-neutral = Płytka neutralna
    .rule = W grze na dwie osoby zamyka pole. Nie należy do nikogo.
    .note = Nie liczy się przy zamkach ani w grupach.

## Miejsca

rebirth-castle = Zamek { $place }
    .rule = Należy do gracza, który ma obok najwięcej płytek; 5 punktów na koniec gry.
    .note = Remis: więcej farm i elektrowni obok. Wciąż remis: zamek zostaje, czyj był. Domy się nie liczą.
rebirth-cathedral = { $place ->
        [Perth] Katedra w Perth
       *[other] Katedra: { $place }
    }
    .rule = Pierwsza własna płytka obok dokłada własną katedrę i daje tajną kartę misji.
    .note = Raz dla każdego gracza.
rebirth-tower = Wieża: { $place }
    .rule = Jej znacznik działa, gdy obok leży pierwsza własna płytka.
    .note = Raz dla każdego gracza; znacznik zostaje na planszy.
rebirth-town = Osada: { $place }
    .rule = Punktuje po zapełnieniu ostatniego pola: jedno pole, tyle co domy; dwa, 5 i 3; trzy, 8 i 5; cztery, 12, 8 i 5.
    .note = Kto ją zapełnia, przegrywa remisy; potem pierwszeństwo ma gracz bliższy w kolejności tur.
rebirth-food-space = Pole farmy
rebirth-energy-space = Pole elektrowni
rebirth-blank-space = Pole puste
rebirth-settlement-space = Pole osady
rebirth-sea = Morze
rebirth-lake = Jezioro
rebirth-outside = Poza mapą
rebirth-port = Port
    .rule = 1 punkt od razu za płytkę osady na tym polu, także w niepełnej osadzie.
    .note = Farmy i elektrownie nie dają tu punktu.
rebirth-offshore = Farma morska
    .rule = 1 punkt od razu za dowolną płytkę na tym polu.
    .note = Tak samo za płytki osad, farm i elektrowni.

## Misje Szkocji

rebirth-longest-shore = Najdłuższa linia brzegowa
    .rule = 5 punktów za najdłuższy ciąg własnych płytek na wybrzeżu.
    .note = Remis wystarcza. Liczą się tylko płytki na polach brzegowych, które się stykają.
rebirth-large-settlements = Obecność w dużych osadach
    .rule = 5 punktów za płytkę w największej liczbie dużych osad (trzy pola).
    .note = Remis wystarcza, ale potrzebna jest choć jedna.
rebirth-largest-energy-group = Największa grupa elektrowni
    .rule = 5 punktów za największą grupę elektrowni.
    .note = Remis wystarcza.
rebirth-most-food-groups = Najwięcej grup farm
    .rule = 5 punktów za najwięcej grup liczących co najmniej 3 farmy.
    .note = Remis wystarcza, ale potrzebna jest choć jedna.
rebirth-most-castles = Najwięcej zamków
    .rule = 5 punktów za najwięcej własnych zamków na planszy.
    .note = Remis wystarcza, ale potrzebny jest choć jeden.
rebirth-most-ports = Najwięcej portów
    .rule = 5 punktów za najwięcej płytek na polach z portem.
    .note = Remis wystarcza. Liczy się każdy rodzaj płytki.
rebirth-largest-food-group = Największa grupa farm
    .rule = 5 punktów za największą grupę farm.
    .note = Remis wystarcza.
rebirth-most-energy-groups = Najwięcej grup elektrowni
    .rule = 5 punktów za najwięcej grup liczących co najmniej 3 elektrownie.
    .note = Remis wystarcza, ale potrzebna jest choć jedna.
rebirth-most-at-castle = Zamek { $place }
    .rule = 5 punktów za najwięcej płytek obok zamku { $place }.
    .note = Remis wystarcza. Nieważne, czyj jest zamek.
rebirth-most-at-cathedral = { $place ->
        [Perth] Katedra w Perth
       *[other] Katedra: { $place }
    }
    .rule = 5 punktów za najwięcej płytek obok tej katedry: { $place }.
    .note = Remis wystarcza.
rebirth-cathedral-gift = Dar Katedry
    .rule = 3 punkty.
    .note = Bez żadnych wymagań.

## Cele Irlandii

rebirth-four-at-a-castle = Cztery przy zamku
    .rule = 4 własne płytki obok tego samego zamku.
    .note = Nieważne, czyj jest zamek.
rebirth-four-at-a-tower = Cztery przy wieży
    .rule = 4 własne płytki obok tej samej wieży.
    .note = Dowolne płytki.
rebirth-three-offshore = Trzy farmy morskie
    .rule = 3 własne płytki na polach z farmą morską.
    .note = Dowolne płytki.
rebirth-three-small = Trzy małe osady
    .rule = Własne płytki w 3 osadach z jednym polem.
    .note = Kto pierwszy, 6 punktów, potem 4.
rebirth-two-food-groups = Dwie grupy farm
    .rule = 2 grupy, w każdej co najmniej 3 farmy.
    .note = Dwie grupy, które się połączą, są jedną.
rebirth-two-energy-groups = Dwie grupy elektrowni
    .rule = 2 grupy, w każdej co najmniej 3 elektrownie.
    .note = Dwie grupy, które się połączą, są jedną.
rebirth-link-castles = Połączone zamki
    .rule = 2 zamki połączone nieprzerwanym ciągiem własnych płytek.
    .note = Dowolne płytki. Same zamki nie należą do ciągu.
rebirth-link-towers = Połączone wieże
    .rule = 2 wieże połączone nieprzerwanym ciągiem własnych płytek.
    .note = Dowolne płytki. Same wieże nie należą do ciągu.
rebirth-two-medium = Dwie średnie osady
    .rule = Własne płytki w 2 osadach z dwoma polami.
    .note = Nie muszą być pełne.
rebirth-two-large = Dwie duże osady
    .rule = Własne płytki w 2 osadach z trzema polami.
    .note = Nie muszą być pełne.
rebirth-four-castles = Przy czterech zamkach
    .rule = Własne płytki obok 4 różnych zamków.
    .note = Zamki nie muszą być własne.
rebirth-group-of-five = Piątka
    .rule = Jedna grupa co najmniej 5 farm albo elektrowni.
    .note = Farmy i elektrownie się nie mieszają.

## Znaczniki wież

rebirth-second-tile = Druga płytka
    .rule = Dobierz jedną z odłożonych płytek, od razu ją połóż i podlicz.
    .note = Raz na turę: druga taka wieża osiągnięta w tej samej turze przepada. Działa po innych wieżach.
rebirth-draw-three = Trzy do wyboru
    .rule = Na koniec tej tury dobierz 3 płytki. W następnej zostaw jedną; reszta wraca do puli.
    .note = Tyle, ile jest. Nie daje dodatkowej tury.
rebirth-secret-goal = Tajny cel
    .rule = Dobierz kartę celu tylko dla siebie: na koniec gry daje wyższą liczbę punktów.
    .note = Nigdy nie jest podwajana.
rebirth-doubling = Znacznik ×2
    .rule = Przy obu takich wieżach: połóż swój znacznik na jawnym celu, jeszcze niespełnionym. Jego punkty liczą się podwójnie.
    .note = Bez skutku, gdy wszystkie jawne cele są spełnione.
rebirth-thirteen-points = 13 punktów
    .rule = Przy wszystkich trzech takich wieżach: od razu 13 punktów.
    .note = Jedna lub dwie nic nie dają.
rebirth-three-points = 3 punkty
    .rule = Obok wieży: od razu 3 punkty.
    .note = Każda z dwóch wież osobno.

## Skąd są punkty

rebirth-before = Wcześniej
rebirth-food-farms = Farmy
rebirth-energy-farms = Elektrownie
rebirth-settlements = Osady
rebirth-ports = Porty
rebirth-offshore-farms = Farmy morskie
rebirth-goals = Cele
rebirth-towers = Wieże
rebirth-unfinished = Nieukończone osady
rebirth-castles = Zamki
rebirth-missions = Misje

## Strefy, liczniki, etapy

rebirth-zone-board = Plansza
rebirth-zone-goals = Jawne cele
rebirth-zone-deck = Stos kart
rebirth-zone-hand = Płytka w ręku
rebirth-zone-supply = Pula
rebirth-zone-aside = Odłożone
rebirth-zone-gone = Poza grą
rebirth-zone-missions = Misje
rebirth-zone-secret = Tajny cel
rebirth-counter-points = Punkty
    .word = punkty
rebirth-counter-castles = Zamki
    .word = zamki
rebirth-counter-tiles = Płytki do położenia
    .word = płytki do położenia
rebirth-phase-turn = Kładzenie płytek
rebirth-phase-end = Koniec

## Opcje gry

rebirth-option-map = Mapa
    .help = Szkocja ma katedry i tajne misje, Irlandia jawne cele i wieże. Inną mapę można dodać jako tekst.
rebirth-option-map-scotland = Szkocja
rebirth-option-map-ireland = Irlandia
rebirth-option-first = Kto zaczyna
    .help = Do kogo należy pierwsza tura.
rebirth-option-first-random = Los
rebirth-option-first-0 = Miejsce 1
rebirth-option-first-1 = Miejsce 2
rebirth-option-first-2 = Miejsce 3
rebirth-option-first-3 = Miejsce 4

## Co można zrobić: przyciski i opcje

rebirth-do-lay = Połóż na polu { $space }
rebirth-do-take = Zostaw: { $tile }
rebirth-do-tower = Następna wieża: { $tower }
rebirth-do-double = Podwój: { $goal }

## Pytania: ask- dla osoby, która wybiera, wait- dla pozostałych

rebirth-ask-lay = Połóż płytkę: { $tile }
    .help = Można na podświetlonych polach.
rebirth-wait-lay = { $player } kładzie płytkę
rebirth-ask-take = Zostaw jedną z płytek; pozostałe wracają
    .help = Pozostałe zostaną wtasowane do puli.
rebirth-wait-take = { $player } wybiera płytkę
rebirth-ask-tower = Która wieża działa jako następna?
rebirth-wait-tower = { $player } ustala kolejność wież
rebirth-ask-double = { $source }: połóż swój znacznik na celu
    .help = Po spełnieniu jego punkty liczą się podwójnie.
rebirth-wait-double = { $player } podwaja cel ({ $source })

## Dziennik; .seen dla osoby, która dostaje to, czego inni nie widzą

rebirth-log-lay = { $player }: { $tile } na { $space }
rebirth-log-lay-second = { $player }: druga płytka, { $tile } na { $space }
rebirth-log-score = { $player }: +{ $points } ({ $source })
rebirth-log-castle = { $player }: zamek { $castle }
rebirth-log-take-castle = { $player }: przejęto zamek { $castle } (dotąd: { $victim })
rebirth-log-cathedral = { $player }: katedra ({ $cathedral })
rebirth-log-draw-mission = { $player }: dobrano misję
    .seen = { $player }: misja: { $cards }
rebirth-log-goal = { $player }: spełniono jako pierwszy cel: { $goal }, +{ $points }
rebirth-log-goal-later = { $player }: spełniono cel: { $goal }, +{ $points }
rebirth-log-tower = { $player }: wieża { $tower }, { $marker }
rebirth-log-tower-second = { $player }: { $marker }
rebirth-log-draw-aside = { $player }: dobrano odłożoną płytkę
    .seen = { $player }: dobrano z odłożonych: { $cards }
rebirth-log-double = { $player }: podwojono: { $goal }
rebirth-log-secret = { $player }: dobrano tajny cel
    .seen = { $player }: tajny cel: { $cards }
rebirth-log-draw = { $player }: dobrane płytki: { $count }
    .seen = { $player }: dobrano: { $cards }
rebirth-log-take = { $player }: zostawiono jedną płytkę
    .seen = { $player }: zostawiono: { $cards }
rebirth-log-discard = { $player }: płytka bez miejsca na planszy: { $tile }
rebirth-log-mission = { $player }: { $card }, +{ $points }
rebirth-log-secret-goal = { $player }: tajny cel: { $card }, +{ $points }
rebirth-log-end-game = Koniec gry: wszystkie płytki położone

## Zakończenie

rebirth-end-tiles = Wszystkie płytki położone.
rebirth-sheet-total = Razem
rebirth-sheet-turns = Rozstrzygnięcie remisu
rebirth-sheet-tie-break = Przy remisie decyduje zamek z koniczyną, potem drugie oznaczone miejsce.
rebirth-sheet-decides = Remis; decyduje oznaczony zamek lub wieża: { $player }
rebirth-sheet-still-tied = Remis, a żadne oznaczone miejsce nie rozstrzyga: zwycięstwo jest wspólne.
rebirth-sheet-count = { $card } × { $count }

## Na stronie: plansza, oglądane pole, płytki, misje i cele

rebirth-page-board = Plansza: { $map }. Strzałki prowadzą z pola na pole, Home, End, Page Up i Page Down na ukos, N do następnego podświetlonego pola, Enter kładzie płytkę.
rebirth-page-keys = Klawisze: strzałki, N, Enter; + − 0
rebirth-page-zoom-in = Przybliż
rebirth-page-zoom-out = Oddal
rebirth-page-zoom-whole = Cała plansza
rebirth-page-minimap = Mała mapa: przejdź do części planszy
rebirth-page-where = Zostało płytek: { $count }
    .other = { $map }. Zostało płytek: { $count }
    .narrow = { $map }, zostało { $count }
rebirth-page-lay = Połóż tutaj, +{ $points }
rebirth-page-size = { $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }
rebirth-page-free = wolne: { $count }
rebirth-page-nobodys = niczyj
rebirth-page-held = w posiadaniu: { $player }
rebirth-page-came = obecni: { $players }
rebirth-page-owned = { $player }: { $tile }
rebirth-page-beside = obok: { $what }
rebirth-page-beside-tiles = { $player }: { $tile } ×{ $count }
rebirth-page-settlement-tile = płytka osady
rebirth-page-worth = punkty: { $points }
rebirth-page-why-taken = Tu leży już płytka
rebirth-page-why-town = Płytka osady wymaga pola osady
rebirth-page-why-farm = Tylko dla płytek osad
rebirth-page-why-ground = Nie to pole dla płytki: { $tile }
rebirth-page-about = Oglądane pole
rebirth-page-now = Punkty
rebirth-page-group = grupa: { $count }
rebirth-page-not-full = Punktuje pełna; wolne potem: { $count }
rebirth-page-changes-hands = zmienia właściciela
rebirth-page-becomes-yours = będzie twój
rebirth-page-one-mission = 1 misja
rebirth-page-castle-worth = Zamek na koniec gry: 5 punktów.
rebirth-page-houses-count = { $count ->
        [one] { $count } dom
        [few] { $count } domy
        [many] { $count } domów
       *[other] { $count } domu
    }
rebirth-page-tiles-farms = płytki: { $tiles }, farmy: { $farms }
rebirth-page-hand = Twoja płytka
rebirth-page-hand-three = Wybierz jedną
rebirth-page-second = Druga płytka
rebirth-page-left = Do położenia: { $count }
rebirth-page-aside = Odłożone
rebirth-page-missions = Twoje misje
rebirth-page-missions-held = Misje
rebirth-page-goals-met = Spełnione cele
rebirth-page-only-you = widzisz tylko ty
rebirth-page-no-missions = Misja za pierwszą płytkę obok każdej katedry.
rebirth-page-standing = ty { $have }, najlepszy z innych { $best }
rebirth-page-met = teraz spełniona
rebirth-page-unmet = teraz niespełniona
rebirth-page-goals = Jawne cele
rebirth-page-first-later = pierwszy / kolejni
rebirth-page-high-low = Pierwszy: { $high }, kolejni: { $low }
rebirth-page-progress = twój stan: { $progress }
rebirth-page-claimed = spełnili: { $players }
rebirth-page-doubled = podwojony: { $players }
rebirth-page-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
rebirth-page-castles = Zamki
rebirth-page-tiles = Płytki do położenia
rebirth-page-legend = Znaki na planszy
rebirth-page-legend-food = Farma
rebirth-page-legend-energy = Elektrownia
rebirth-page-legend-blank = Puste: obie
rebirth-page-legend-town = Osada
rebirth-page-legend-castle = Zamek
rebirth-page-legend-cathedral = Katedra
rebirth-page-legend-tower = Wieża
rebirth-page-legend-port = Port
rebirth-page-legend-offshore = Morska +1
