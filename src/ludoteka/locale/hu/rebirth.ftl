## Lapkák

rebirth-food = Farm
    .rule = Farmmezőre vagy üres mezőre való. 1 pontot ér minden saját farm abban a csoportban, amelyhez kerül, önmagát is beleértve.
    .note = Erőműmezőre csak akkor kerülhet, ha sehol sincs szabad farmmező és üres mező.
rebirth-energy = Erőmű
    .rule = Erőműmezőre vagy üres mezőre való. 1 pontot ér minden saját erőmű abban a csoportban, amelyhez kerül, önmagát is beleértve.
    .note = Farmmezőre csak akkor kerülhet, ha sehol sincs szabad erőműmező és üres mező.
rebirth-1 = 1 ház
    .rule = Településmezőre való. A település akkor pontoz, amikor az utolsó mezője is megtelik.
    .note = Egy játékos házai a településen összeadódnak.
rebirth-2 = 2 ház
    .rule = Településmezőre való. A település akkor pontoz, amikor az utolsó mezője is megtelik.
    .note = Egy játékos házai a településen összeadódnak.
rebirth-3 = 3 ház
    .rule = Településmezőre való. A település akkor pontoz, amikor az utolsó mezője is megtelik.
    .note = Egy játékos házai a településen összeadódnak.
rebirth-4 = 4 ház
    .rule = Településmezőre való. A település akkor pontoz, amikor az utolsó mezője is megtelik.
    .note = Egy játékos házai a településen összeadódnak.
rebirth-neutral = Semleges lapka
    .rule = Két játékosnál lezár egy mezőt. Nem tartozik senkihez.
    .note = Sem a váraknál, sem a csoportokban nem számít.

## Helyek

rebirth-castle = Vár: { $place }
    .rule = Azé, akinek a legtöbb lapkája van mellette; a játék végén 5 pont.
    .note = Egyenlőségnél a több szomszédos farm és erőmű dönt. Ha az is egyenlő, marad, akié volt. A házak nem számítanak.
rebirth-cathedral = Katedrális: { $place }
    .rule = Az első mellé tett lapkád saját katedrálist ad hozzá, és titkos küldetést hoz.
    .note = Játékosonként egyszer.
rebirth-tower = Kerek torony: { $place }
    .rule = A jelzője akkor működik, amikor az első saját lapka mellé kerül.
    .note = Játékosonként egyszer; a jelző ott marad.
rebirth-town = Település: { $place }
    .rule = Akkor pontoz, amikor az utolsó mezője is megtelik: egy mező, annyi, ahány ház; kettő, 5 és 3; három, 8 és 5; négy, 12, 8 és 5.
    .note = Aki betölti, minden egyenlőséget elveszít; utána a sorban közelebbi játékos van előrébb.
rebirth-food-space = Farmmező
rebirth-energy-space = Erőműmező
rebirth-blank-space = Üres mező
rebirth-settlement-space = Településmező
rebirth-sea = Tenger
rebirth-lake = Tó
rebirth-outside = A térképen kívül
rebirth-port = Kikötő
    .rule = Az ide tett településlapka azonnal 1 pont, akár megtelt a település, akár nem.
    .note = A farmok és erőművek itt nem kapnak pontot.
rebirth-offshore = Tengeri farm
    .rule = Bármilyen ide tett lapka azonnal 1 pont.
    .note = Településlapka, farm és erőmű egyaránt.

## Skócia küldetései

rebirth-longest-shore = Leghosszabb partvonal
    .rule = 5 pont a saját lapkák leghosszabb láncáért a part mentén.
    .note = Az egyenlőség elég. Csak az egymással érintkező parti mezők lapkái számítanak.
rebirth-large-settlements = Nagy településeken
    .rule = 5 pont, ha a legtöbb nagy (három mezős) településen van lapkád.
    .note = Az egyenlőség elég, de legalább egy kell hozzá.
rebirth-largest-energy-group = Legnagyobb erőműcsoport
    .rule = 5 pont a legnagyobb erőműcsoportért.
    .note = Az egyenlőség elég.
rebirth-most-food-groups = Legtöbb farmcsoport
    .rule = 5 pont a legtöbb, legalább 3 farmos csoportért.
    .note = Az egyenlőség elég, de legalább egy kell hozzá.
rebirth-most-castles = Legtöbb vár
    .rule = 5 pont, ha tiéd a legtöbb vár.
    .note = Az egyenlőség elég, de legalább egy kell hozzá.
rebirth-most-ports = Legtöbb kikötő
    .rule = 5 pont a legtöbb lapkáért kikötős mezőkön.
    .note = Az egyenlőség elég. Bármilyen lapka számít.
rebirth-largest-food-group = Legnagyobb farmcsoport
    .rule = 5 pont a legnagyobb farmcsoportért.
    .note = Az egyenlőség elég.
rebirth-most-energy-groups = Legtöbb erőműcsoport
    .rule = 5 pont a legtöbb, legalább 3 erőműves csoportért.
    .note = Az egyenlőség elég, de legalább egy kell hozzá.
rebirth-most-at-castle = Küldetés várnál: { $place }
    .rule = 5 pont a legtöbb lapkáért e vár mellett: { $place }.
    .note = Az egyenlőség elég. Mindegy, kié a vár.
rebirth-most-at-cathedral = Küldetés katedrálisnál: { $place }
    .rule = 5 pont a legtöbb lapkáért e katedrális mellett: { $place }.
    .note = Az egyenlőség elég.
rebirth-cathedral-gift = A katedrális ajándéka
    .rule = 3 pont.
    .note = Semmi sem kell hozzá.

## Írország céljai

rebirth-four-at-a-castle = Négy egy várnál
    .rule = 4 lapkád ugyanannak a várnak a szomszédságában.
    .note = Mindegy, kié a vár.
rebirth-four-at-a-tower = Négy egy toronynál
    .rule = 4 lapkád ugyanannak a toronynak a szomszédságában.
    .note = Bármilyen lapka.
rebirth-three-offshore = Három tengeri farm
    .rule = 3 lapkád tengeri farmos mezőkön.
    .note = Bármilyen lapka.
rebirth-three-small = Három kis település
    .rule = Lapkáid 3 egymezős településen.
    .note = Elsőnek 6 pont, később 4.
rebirth-two-food-groups = Két farmcsoport
    .rule = 2 csoport, mindegyikben legalább 3 farm.
    .note = Két összenőtt csoport csak egynek számít.
rebirth-two-energy-groups = Két erőműcsoport
    .rule = 2 csoport, mindegyikben legalább 3 erőmű.
    .note = Két összenőtt csoport csak egynek számít.
rebirth-link-castles = Összekötött várak
    .rule = 2 vár, amelyet saját lapkák megszakítatlan lánca köt össze.
    .note = Bármilyen lapka. Maguk a várak nem részei a láncnak.
rebirth-link-towers = Összekötött tornyok
    .rule = 2 torony, amelyet saját lapkák megszakítatlan lánca köt össze.
    .note = Bármilyen lapka. Maguk a tornyok nem részei a láncnak.
rebirth-two-medium = Két közepes település
    .rule = Lapkáid 2 kétmezős településen.
    .note = Nem kell megtelniük.
rebirth-two-large = Két nagy település
    .rule = Lapkáid 2 hárommezős településen.
    .note = Nem kell megtelniük.
rebirth-four-castles = Négy várnál
    .rule = Lapkáid 4 különböző vár mellett.
    .note = A váraknak nem kell a tieidnek lenniük.
rebirth-group-of-five = Ötös csoport
    .rule = Egy legalább 5 farmból vagy erőműből álló csoport.
    .note = A farm és az erőmű nem keveredik.

## A kerek tornyok jelzői

rebirth-second-tile = Második lapka
    .rule = Húzz egyet a félretett lapkáidból, és rögtön tedd le és pontozd.
    .note = Körönként egyszer: az ugyanabban a körben elért második ilyen torony elvész. A többi torony után működik.
rebirth-draw-three = Három lapka
    .rule = E kör végén húzz 3 lapkát. A következő körben egyet tarts meg; a többi visszakerül a készletedbe.
    .note = Annyit, amennyi van. Nem ad több kört.
rebirth-secret-goal = Titkos cél
    .rule = Húzz egy célt, amelyet csak te teljesíthetsz: a játék végén a magasabb számát éri.
    .note = Soha nem duplázódik.
rebirth-doubling = Duplázás
    .rule = Mindkét ilyen torony mellett: tedd a jelződet egy még nem teljesített nyílt célra. A pontjai neked kétszer számítanak.
    .note = Nincs hatása, ha minden nyílt célt teljesítettél.
rebirth-thirteen-points = 13 pont
    .rule = Mindhárom ilyen torony mellett: azonnal 13 pont.
    .note = Egy vagy kettő még nem ér semmit.
rebirth-three-points = 3 pont
    .rule = Mellette: azonnal 3 pont.
    .note = A két torony mindegyike külön.

## Honnan vannak a pontok

rebirth-before = Korábban
rebirth-food-farms = Farmok
rebirth-energy-farms = Erőművek
rebirth-settlements = Települések
rebirth-ports = Kikötők
rebirth-offshore-farms = Tengeri farmok
rebirth-goals = Célok
rebirth-towers = Kerek tornyok
rebirth-unfinished = Befejezetlen települések
rebirth-castles = Várak
rebirth-missions = Küldetések

## Zónák, számlálók, szakaszok

rebirth-zone-board = Tábla
rebirth-zone-goals = Nyílt célok
rebirth-zone-deck = Pakli
rebirth-zone-hand = Lapka a kézben
rebirth-zone-supply = Készlet
rebirth-zone-aside = Félretéve
rebirth-zone-gone = Játékon kívül
rebirth-zone-missions = Küldetések
rebirth-zone-secret = Titkos cél
rebirth-counter-points = Pontok
    .word = pont
rebirth-counter-castles = Várak
    .word = vár
rebirth-counter-tiles = Hátralévő lapkák
    .word = hátralévő lapka
rebirth-phase-turn = Lapkák lerakása
rebirth-phase-end = Vége

## A játék beállításai

rebirth-option-map = Térkép
    .help = Skóciában katedrálisok és titkos küldetések vannak, Írországban nyílt célok és kerek tornyok. Más térkép szövegként adható meg.
rebirth-option-map-scotland = Skócia
rebirth-option-map-ireland = Írország
rebirth-option-first = Kezdőjátékos
    .help = Kié az első kör.
rebirth-option-first-random = Véletlen
rebirth-option-first-0 = 1. hely
rebirth-option-first-1 = 2. hely
rebirth-option-first-2 = 3. hely
rebirth-option-first-3 = 4. hely

## Mit lehet tenni: gombok és lehetőségek

rebirth-do-lay = Letétel ide: { $space }
rebirth-do-take = Megtartás: { $tile }
rebirth-do-tower = Következő torony: { $tower }
rebirth-do-double = Duplázás: { $goal }

## Kérdések: ask- annak, aki választ, wait- a többieknek

rebirth-ask-lay = Tedd le a lapkádat: { $tile }
    .help = Kijelölt mezőre kerülhet.
rebirth-wait-lay = { $player } lapkát tesz le
rebirth-ask-take = Tarts meg egyet; a többi visszakerül
    .help = A többi a készletedbe keveredik.
rebirth-wait-take = { $player } lapkát választ
rebirth-ask-tower = Melyik torony működjön következőként?
rebirth-wait-tower = { $player } a tornyokat rendezi sorba
rebirth-ask-double = { $source }: tedd a jelződet egy célra
    .help = A pontjai kétszer számítanak, ha teljesíted.
rebirth-wait-double = { $player } célt dupláz ({ $source })

## Napló; .seen annak, aki azt kapja, amit mások nem látnak

rebirth-log-lay = { $player }: { $tile }, mező: { $space }
rebirth-log-lay-second = { $player }: második lapka, { $tile }, mező: { $space }
rebirth-log-score = { $player }: +{ $points } ({ $source })
rebirth-log-castle = { $player }: elfoglalva vár: { $castle }
rebirth-log-take-castle = { $player }: elvéve vár: { $castle } (addig: { $victim })
rebirth-log-cathedral = { $player }: katedrális: { $cathedral }
rebirth-log-draw-mission = { $player }: küldetés húzva
    .seen = { $player }: küldetés: { $cards }
rebirth-log-goal = { $player }: elsőként teljesítve: { $goal }, +{ $points }
rebirth-log-goal-later = { $player }: teljesítve: { $goal }, +{ $points }
rebirth-log-tower = { $player }: torony: { $tower }, { $marker }
rebirth-log-tower-second = { $player }: { $marker }
rebirth-log-draw-aside = { $player }: félretett lapka húzva
    .seen = { $player }: a félretettekből húzva: { $cards }
rebirth-log-double = { $player }: duplázva: { $goal }
rebirth-log-secret = { $player }: titkos cél húzva
    .seen = { $player }: titkos cél: { $cards }
rebirth-log-draw = { $player }: húzott lapkák: { $count }
    .seen = { $player }: húzva: { $cards }
rebirth-log-take = { $player }: egy lapka megtartva
    .seen = { $player }: megtartva: { $cards }
rebirth-log-discard = { $player }: sehová sem tehető: { $tile }
rebirth-log-mission = { $player }: { $card }, +{ $points }
rebirth-log-secret-goal = { $player }: titkos cél: { $card }, +{ $points }
rebirth-log-end-game = Vége a játéknak: minden lapka lerakva

## A vége

rebirth-end-tiles = Minden lapka lerakva.
rebirth-sheet-total = Összesen
rebirth-sheet-turns = Döntetlenkor
rebirth-sheet-tie-break = Egyenlő pontoknál a lóherés vár dönt, azután a második megjelölt hely.
rebirth-sheet-decides = Egyenlő pontok; a megjelölt vár vagy torony dönt: { $player }
rebirth-sheet-still-tied = Egyenlő pontok, és egyik megjelölt hely sem dönt: a győzelem közös.
rebirth-sheet-count = { $card } × { $count }

## A lapon: a tábla, a nézett mező, lapkák, küldetések és célok

rebirth-page-board = Tábla: { $map }. A nyilak mezőről mezőre visznek, a Home, End, Page Up és Page Down ferdén, az N a következő kijelölt mezőre, az Enter leteszi a lapkát.
rebirth-page-keys = Billentyűk: nyilak, N, Enter; + − 0
rebirth-page-zoom-in = Nagyítás
rebirth-page-zoom-out = Kicsinyítés
rebirth-page-zoom-whole = Az egész tábla
rebirth-page-minimap = Kis térkép: ugrás a tábla egy részére
rebirth-page-where = Hátralévő lapkák: { $count }
    .other = { $map }. Hátralévő lapkák: { $count }
    .narrow = { $map }, még { $count }
rebirth-page-lay = Ide teszem, +{ $points }
rebirth-page-size = { $size ->
        [one] { $size } mező
       *[other] { $size } mező
    }
rebirth-page-free = szabad: { $count }
rebirth-page-nobodys = senkié
rebirth-page-held = birtokosa: { $player }
rebirth-page-came = jelen: { $players }
rebirth-page-owned = { $player }: { $tile }
rebirth-page-beside = mellette: { $what }
rebirth-page-beside-tiles = { $player }: { $tile } ×{ $count }
rebirth-page-settlement-tile = településlapka
rebirth-page-worth = pont: { $points }
rebirth-page-why-taken = Itt már van lapka
rebirth-page-why-town = A településlapka településmezőre való
rebirth-page-why-farm = Csak településlapkáknak
rebirth-page-why-ground = Nem való ide: { $tile }
rebirth-page-about = A nézett mező
rebirth-page-now = Pontok
rebirth-page-group = csoport: { $count }
rebirth-page-not-full = Ha megtelik, pontot ér; szabad marad: { $count }
rebirth-page-changes-hands = gazdát cserél
rebirth-page-becomes-yours = a tiéd lesz
rebirth-page-one-mission = 1 küldetés
rebirth-page-castle-worth = Vár a játék végén: 5 pont.
rebirth-page-houses-count = { $count ->
        [one] { $count } ház
       *[other] { $count } ház
    }
rebirth-page-tiles-farms = lapka: { $tiles }, farm: { $farms }
rebirth-page-hand = A lapkád
rebirth-page-hand-three = Válassz egyet
rebirth-page-second = Második lapka
rebirth-page-left = Hátravan: { $count }
rebirth-page-aside = Félretéve
rebirth-page-missions = Küldetéseid
rebirth-page-missions-held = Küldetések
rebirth-page-goals-met = Teljesített célok
rebirth-page-only-you = csak te látod
rebirth-page-no-missions = Egy küldetés az első lapkádért minden katedrális mellett.
rebirth-page-standing = te: { $have }, a többi legjobbja: { $best }
rebirth-page-met = most teljesül
rebirth-page-unmet = most nem teljesül
rebirth-page-goals = Nyílt célok
rebirth-page-first-later = első / később
rebirth-page-high-low = Elsőnek: { $high }, később: { $low }
rebirth-page-progress = nálad: { $progress }
rebirth-page-claimed = teljesítette: { $players }
rebirth-page-doubled = duplázta: { $players }
rebirth-page-points = { $count ->
        [one] { $count } pont
       *[other] { $count } pont
    }
rebirth-page-castles = Várak
rebirth-page-tiles = Hátralévő lapkák
rebirth-page-legend = Jelek a táblán
rebirth-page-legend-food = Élelem
rebirth-page-legend-energy = Energia
rebirth-page-legend-blank = Üres: bármi
rebirth-page-legend-town = Település
rebirth-page-legend-castle = Vár
rebirth-page-legend-cathedral = Katedrális
rebirth-page-legend-tower = Kerek torony
rebirth-page-legend-port = Kikötő
rebirth-page-legend-offshore = Tengeri +1
