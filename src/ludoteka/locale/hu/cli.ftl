## Parancssor: játék

cli-players = Játékosok
cli-bots = Botok
cli-bot = Bot
cli-ask = Szám vagy szöveg (? a súgóhoz)
cli-unknown-choice = Nincs ilyen lehetőség: { $text }. Írj be egy számot 1 és { $total } között, vagy a választást úgy, ahogy a listában áll; ? a súgóhoz.
cli-ambiguous = { $text } többet is jelenthet: { $what }
cli-undone = Visszavonva
cli-cannot-undo = Nem vonható vissza: azóta új információ derült ki.
cli-nothing-to-undo = Még nincs mit visszavonni.
cli-quit = Kilépés a játszmából.
cli-card-unknown = Nincs ilyen nevű lap: { $text }
cli-since = A legutóbbi választásod óta
cli-log = Napló
cli-log-empty = Még nem történt semmi.
cli-seed = Kezdőérték: { $text }
cli-saved = Mentve: { $text }
cli-save-where = Hová? Írd be: save FÁJL
cli-file-exists = Már van ilyen fájl: { $text }; adj meg másik nevet.
cli-cannot-write = Nem írható: { $text } ({ $reason })
cli-record-kept = ludoteka replay { $text }
cli-help-choose = választás számmal vagy szöveggel (elég az eleje, kis- és nagybetű mindegy)
cli-help-card = egy lap magyarázata, a név részlete is elég
cli-help-undo = az utolsó választás visszavonása, amíg nem derült ki új információ
cli-help-view = az asztal újrarajzolása
cli-help-log = a teljes napló
cli-help-save = az eddigi játszma mentése fájlba
cli-help-quit = kilépés a játszmából
cli-word-card = LAP
cli-word-file = FÁJL
cli-winner = Győztes: { $player }
cli-shared-win = Közös győzelem: { $players }
cli-result = Eredmény
cli-total = Összesen
cli-tie-break = Döntetlen esetén
cli-next-first = A következő játszmát kezdi: { $player }

## Mérkőzések

cli-wins = Győzelem
cli-shared = Közös
cli-win-share = Arány
cli-interval = 95%
cli-turn-order = A sorrendben elfoglalt hely szerint
cli-place = Hely
cli-mean-score = Átlagpontszám
cli-mean-choices = Választás játszmánként
cli-mean-rounds = Kör játszmánként
cli-compiled = lefordított motor
cli-interpreted = értelmezett motor
cli-games-per-second = { $count } játszma másodpercenként
cli-playing = Folyamatban: { $count } játszma

## Visszajátszás

cli-step = Enter: következő lépés · q: vége
cli-choice-of = Választás: { $number } / { $total }
cli-unfinished = A felvétel a játszma vége előtt véget ér.

## Térképek

cli-map-scotland = Skócia szabályai
cli-map-ireland = Írország szabályai
cli-map-spaces = Mezők
cli-map-food = élelem
cli-map-energy = energia
cli-map-blank = üres
cli-map-settlements = települések
cli-map-castles = Várak
cli-map-cathedrals = Katedrálisok
cli-map-towers = Kerek tornyok
cli-map-ports = Kikötők
cli-map-offshore = Part menti farmok
cli-map-coast = A parton
cli-map-neutral = Két játékosnál semleges
