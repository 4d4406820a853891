## Az oldal: keret, nyelvek, kapcsolat

page-title = Ludoteka
page-tagline = Egy polcnyi játék estére
page-skip = Ugrás az asztalhoz
page-language = Nyelv
page-theme = Téma
page-theme-light = Világos
page-theme-dark = Sötét
page-theme-system = Mint az eszközön
page-speed = A lépések sebessége
page-speed-off = Kikapcsolva
page-speed-fast = Gyors
page-speed-normal = Szokásos
page-speed-slow = Lassú
page-settings = Beállítások
page-help = Súgó
page-keys = Billentyűk
page-about = Névjegy
page-close = Bezárás
page-cancel = Mégse
page-back = Vissza
page-menu = Menü
page-connected = Kapcsolódva
page-connecting = Kapcsolódás…
page-offline = Nincs kapcsolat, újrapróbálkozás…
page-sending = Küldés…
page-loading = Betöltés…

## Előtér

page-lobby-heading = Mivel játsszunk ma este?
page-lobby-games = Játékok
page-lobby-tables = Asztalaid
page-lobby-no-tables = Még nincs asztalod. Indíts egy játszmát fent.
page-lobby-players = Játékosok
page-lobby-seats = Helyek
page-lobby-options = Beállítások
page-lobby-your-name = A neved
page-lobby-kingdom = Birodalom
page-lobby-picked = Kiválasztva: { $count } / { $total }
page-lobby-start = A játszma indítása
page-lobby-continue = Folytatás
page-lobby-watch = Megnézés
page-lobby-invite = Meghívó link
page-lobby-copy = Link másolása
page-lobby-copied = Link kimásolva
page-lobby-code = Van kódod?
page-lobby-join = Csatlakozás
page-players-range = { $least }–{ $most } játékos
page-lobby-at-once = A botok készen állnak: a játszma rögtön indul.
page-lobby-waits = Kapsz egy linket az ismerőseidnek; a szabad helyekre botok is ülhetnek.
page-lobby-open = Az asztal megnyitása
page-lobby-from = { $count } játékostól
page-lobby-random = Tíz fajta lap, a játszma elején kisorsolva.
page-map-own = Saját térkép
page-map-file = Fájl kiválasztása
page-map-text = vagy illeszd be a szövegét:
page-map-help = Szövegfájl, ahogy a leírás térképekről szóló oldala megadja.
page-map-checking = A térkép ellenőrzése folyik…
page-map-good = { $name }: a térkép minden ellenőrzésen átment.
page-map-check = { $check } ellenőrzés
page-map-line = { $line }. sor
page-map-hex = { $hex } mező
page-map-show = { $line }. sor mutatása
page-map-large = A fájl { $size } kB; egy térkép legfeljebb 32 lehet.
page-map-missing = Adj meg egy térképet, amely átmegy az ellenőrzésen
page-map-drawing = Térkép: { $name }
page-guest = Vendég

## Helyek

page-seat = { $number }. hely
page-seat-you = Te
page-seat-bot = Bot
page-seat-person = Ember
page-seat-friend = Ismerős, linkkel
page-seat-open = Szabad
page-seat-take = Leülök ide
page-seat-next = Következik
page-seat-thinking = Gondolkodik
page-seat-last = Legutóbb: { $what }
page-spectator = Nézőként vagy itt
page-seat-open-help = Aki megkapja a linket, ide ülhet.
page-away = Távol
page-room-host = A házigazda még nem indította el
page-room-bots = Most is indítható: a szabad helyekre botok ülnek.

## Botok: a név, .about egy sorban

bot-random = Véletlen
    .about = Találomra választ a szabályos lehetőségek közül. Első próbának jó.
bot-big-money = Pénzhalmozó
    .about = Csak kincseket és Tartomány lapokat vásárol.
bot-big-money-smithy = Pénzhalmozó, Kovácsműhely
    .about = Kincsek, Tartomány lapok és néhány Kovácsműhely.
bot-big-money-ultimate = Pénzhalmozó, mester
    .about = A legjobb pénzre játszó bot, Kovácsműhely lappal, ha van a készletben.
bot-steward = Intéző
    .about = Bármilyen birodalommal értelmesen játszik. A szokásos ellenfél.
bot-archmage = Főmágus
    .about = Érték szerint választ lapot, előbb építkezik, a pontokat a végén gyűjti.
bot-regent = Régens
    .about = Városa és aranya szerint választ, a továbbadott lapokból következtet, és befejezi a várost.
bot-clan = Klán
    .about = Az azonnali pontokat a várakkal, településekkel, célokkal és küldetésekkel veti össze.

## Asztal

page-table = Asztal
page-your-turn = Te jössz
page-turn-of = Soron van: { $player }
page-waiting = Választ: { $player }
page-round = { $number }. kör
page-choose = Válassz
page-choose-from = { $count } lehetőség
page-confirm = Megerősítés
page-chosen = Kijelölve: { $count }
page-empty = üres
page-empty-hand = Nincs lap a kézben
page-pile-count = maradt: { $count }
page-cost = Ár: { $number }
page-costs = ára: { $number }
page-not-now = most nem választható
page-ruling = Magyarázat
page-your-deck = A húzópaklid
page-your-discard = A dobópaklid
page-your-hand = A kezed
page-hand-of = Kéz: { $player }
page-top-card = Legfelül: { $card }
page-nothing-on-top = semmi
page-card-details = A lap leírása
page-changed-by = változtatta: { $player }
page-since = A legutóbbi köröd óta
page-undo = Visszavonás
page-undo-to = Vissza, ez elé: { $what }
page-undo-none = Nem vonható vissza: új információ derült ki
page-log = Napló
page-log-all = A teljes napló megnyitása
page-log-empty = Még nem történt semmi
page-chat = Csevegés
page-hints = Tippek
page-end-warning = Befejezed a kört? Maradt: { $coins } érme, { $buys } vásárlás
page-keep-buying = Vásárolok tovább
page-leave = Vissza az előtérbe
page-side = Lap és napló
page-counters = Számlálók
page-base-cards = Kincs- és győzelemlapok
page-in-hand = +{ $count } a kézben
page-state-chosen = kijelölve
page-inspect-hint = Időzz el egy lapon, és itt elolvasható, mit tesz.
page-result-table = Az asztal megnézése
page-key-enter = Enter
page-key-space = Szóköz
page-log-undone = { $count } választás visszavonva
page-result-gained = Megvéve és megszerezve
page-choose-more = válassz még: { $count }

## Eredmény

page-result = Eredmény
page-result-won = A győztes: { $player }, { $score } pont
page-result-you-won = Győztél: { $score } pont
page-result-shared = Közös győzelem: { $players } ({ $score } pont)
page-result-fewer-turns = Egyenlő pontszám; kevesebb kör döntött: { $player }
page-result-others = A többiek: { $scores }
page-result-sheet = Pontok laponként
page-result-again = Új játszma, ugyanezek a helyek
page-result-replay = A visszajátszás megnézése
page-result-save = A játszma mentése
page-result-next-first = A következő játszmát kezdi: { $player }
page-result-seed = A véletlen magja, már nyilvános: { $seed }

## Hibák

page-error = Valami hiba történt
page-error-stale = Változott a helyzet. Válassz újra.
page-error-illegal = Ez most nem választható.
page-error-not-your-turn = Nem te jössz.
page-error-not-found = Nincs ilyen asztal.
page-error-seat-taken = Ez a hely foglalt.
page-error-network = A kiszolgáló nem válaszol. Újrapróbálkozás…
page-error-server = Kiszolgálóhiba. Semmi sem veszett el.
page-error-name = Adj meg egy nevet (1–{ $most } karakter).
page-error-kingdom = Pontosan tíz fajtát válassz; most: { $count }.
page-retry = Újra
page-error-name-taken = Ennél az asztalnál már van ilyen név.
page-error-bad-key = Ez a link már nem ad helyet az asztalnál.
page-error-cannot-undo = Ez már nem vonható vissza.
page-error-slow-down = Túl sok kérés. Várj egy pillanatot.
page-error-too-many-tables = A szerver megtelt. Próbáld később.
page-error-old-rules = Ez az asztal régebbi szabályokkal indult, nem folytatható.
page-error-not-over = Csak a játszma vége után.

## Beállítások és súgó

page-confirm-setting = Előbb kijelölés, aztán megerősítés
page-confirm-auto = Telefonon
page-confirm-always = Mindig
page-confirm-never = Soha
page-warnings = Figyelmeztetés, mielőtt valami elveszne
page-warnings-off = Ne figyelmeztess többet
page-shortcuts = Egybetűs és számbillentyűk
page-help-lead = Az asztal feletti sáv mondja meg, kinek mi a dolga. Ami borostyán keretet kap, az választható. Más baj nem történhet: a szabályok minden választást ellenőriznek.
page-keys-arrows = Lépkedés egy zónában
page-keys-tab = A következő zóna
page-keys-enter = Választás vagy a borostyán gomb
page-keys-space = Minden kincs kijátszása
page-keys-digits = A többi gomb
page-keys-undo = Visszavonás
page-keys-log = A napló megnyitása
page-keys-escape = A kijelölés elengedése
page-keys-help = Ez a súgó
page-symbols = Jelek
page-symbol-card = Lap
page-symbol-points = Győzelmi pont
page-about-text = A Ludoteka modern társasjátékokat játszat teljes szabályaikkal. A képek, plakátok és szövegek a sajátjaink.
page-about-icons = ikonok: Lorc, Delapouite és mások, CC BY 3.0, átszínezve és körvonalazva.
page-about-fonts = Betűtípusok: Brygada 1918 és Signika, SIL Open Font License 1.1.
