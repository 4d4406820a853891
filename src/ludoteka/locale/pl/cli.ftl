## Wiersz poleceń: gra

cli-players = Gracze
cli-bots = Boty
cli-bot = Bot
cli-ask = Numer albo tekst (? – pomoc)
cli-unknown-choice = Nie ma takiego wyboru: { $text }. Wpisz numer od 1 do { $total } albo wybór tak, jak jest zapisany; ? – pomoc.
cli-ambiguous = { $text } może znaczyć: { $what }
cli-undone = Cofnięto
cli-cannot-undo = Nie można cofnąć: od tego czasu pokazano coś nowego.
cli-nothing-to-undo = Nie ma jeszcze czego cofnąć.
cli-quit = Opuszczono grę.
cli-card-unknown = Nie ma karty o takiej nazwie: { $text }
cli-since = Od twojego ostatniego wyboru
cli-log = Przebieg gry
cli-log-empty = Jeszcze nic się nie wydarzyło.
cli-seed = Ziarno { $text }
cli-saved = Zapisano: { $text }
cli-save-where = Dokąd? Wpisz: save PLIK
cli-file-exists = Plik { $text } już istnieje; podaj inną nazwę.
cli-cannot-write = Nie można zapisać { $text }: { $reason }
cli-record-kept = ludoteka replay { $text }
cli-help-choose = wybierz numerem albo tekstem (wystarczy początek, wielkość liter bez znaczenia)
cli-help-card = objaśnij kartę, także po części nazwy
cli-help-undo = cofnij ostatni wybór, dopóki nie pokazano nic nowego
cli-help-view = narysuj stół ponownie
cli-help-log = pokaż cały przebieg gry
cli-help-save = zapisz dotychczasowy przebieg gry do pliku
cli-help-quit = opuść grę
cli-word-card = KARTA
cli-word-file = PLIK
cli-winner = Wygrana: { $player }
cli-shared-win = Wspólne zwycięstwo: { $players }
cli-result = Wynik
cli-total = Razem
cli-tie-break = Rozstrzygnięcie remisu
cli-next-first = Zaczyna następną grę: { $player }

## Mecze

cli-wins = Wygrane
cli-shared = Wspólne
cli-win-share = Udział
cli-interval = 95%
cli-turn-order = Według kolejności w turze
cli-place = Pozycja
cli-mean-score = Średni wynik
cli-mean-choices = Wyborów na grę
cli-mean-rounds = Rund na grę
cli-compiled = silnik skompilowany
cli-interpreted = silnik interpretowany
cli-games-per-second = { $count ->
        [one] { $count } gra na sekundę
        [few] { $count } gry na sekundę
        [many] { $count } gier na sekundę
       *[other] { $count } gry na sekundę
    }
cli-playing = W toku: { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }

## Odtwarzanie

cli-step = Enter: następny krok · q: koniec
cli-choice-of = Wybór { $number } z { $total }
cli-unfinished = Zapis kończy się przed końcem gry.

## Mapy

cli-map-scotland = zasady Szkocji
cli-map-ireland = zasady Irlandii
cli-map-spaces = Pola
cli-map-food = farmy
cli-map-energy = elektrownie
cli-map-blank = puste
cli-map-settlements = osady
cli-map-castles = Zamki
cli-map-cathedrals = Katedry
cli-map-towers = Okrągłe wieże
cli-map-ports = Porty
cli-map-offshore = Farmy morskie
cli-map-coast = Na wybrzeżu
cli-map-neutral = Neutralne przy dwóch graczach
