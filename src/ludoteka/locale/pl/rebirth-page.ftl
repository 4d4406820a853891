## Na stronie: plansza, oglądane pole, płytki, misje i cele

rebirth-page-board = Plansza: { $map }. Strzałki prowadzą z pola na pole, Home, End, Page Up i Page Down na ukos, N do następnego podświetlonego pola, Enter kładzie płytkę.
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
