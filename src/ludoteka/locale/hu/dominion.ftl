## Lapok: a név, .rule a hatás, .note magyarázat, .short a név feltételes elválasztójelekkel

dominion-copper = Rézpénz
    .rule = 1 érmét ér.
    .note = Ingyen van, de a megvétele is felhasznál egy vásárlást.
dominion-silver = Ezüstpénz
    .rule = 2 érmét ér.
    .note = A vásárlási fázisban játszható ki. Nem fogy el: a többi lappal együtt a dobópakliba kerül.
    .short = Ezüst{"\u00AD"}pénz
dominion-gold = Aranypénz
    .rule = 3 érmét ér.
    .note = A vásárlási fázisban játszható ki. Nem fogy el: a többi lappal együtt a dobópakliba kerül.
    .short = Arany{"\u00AD"}pénz
dominion-estate = Birtok
    .rule = 1 győzelmi pont.
    .note = Mindenki hárommal kezd. Ezek nem a készlet paklijából valók.
dominion-duchy = Hercegség
    .rule = 3 győzelmi pont.
    .note = Játék közben nem csinál semmit; a végén akárhol van, számít.
    .short = Herceg{"\u00AD"}ség
dominion-province = Tartomány
    .rule = 6 győzelmi pont.
    .note = Ha az utolsó is elfogy, a játék a kör végén befejeződik.
    .short = Tarto{"\u00AD"}mány
dominion-curse = Átok
    .rule = −1 győzelmi pont.
    .note = Nem győzelmi lap. Az ára 0, ezért ugyanúgy megvehető vagy megszerezhető, mint a készlet bármely lapja.
dominion-adventurer = Kalandor
    .rule = Fedj fel lapokat a húzópaklidról, amíg 2 kincs elő nem kerül. Ezeket vedd a kezedbe, a többit dobd el.
    .note = Ha elfogy a húzópakli, keverd meg a dobópaklit a már felfedett lapok nélkül. Ha nincs elég kincs, csak a megtaláltakat kapod meg.
dominion-bureaucrat = Hivatalnok
    .rule = Szerezz egy Ezüstpénz lapot a húzópaklid tetejére. Minden más játékos a kezéből egy győzelmi lapot tesz a saját húzópaklija tetejére, vagy megmutatja, hogy nincs nála ilyen.
    .note = Ha több győzelmi lapja van, a tulajdonos választ. A Park számít, az Átok nem. Ha elfogyott az Ezüstpénz, a támadás akkor is érvényes.
    .short = Hivatal{"\u00AD"}nok
dominion-cellar = Pince
    .rule = +1 akció. Dobj el bármennyi lapot, majd húzz ugyanannyit.
    .note = Előbb válaszd ki az összes lapot, csak utána húzz. Ha elfogy a húzópakli, a most eldobott lapokat is bele kell keverni.
dominion-chancellor = Kancellár
    .rule = +2 érme. Az egész húzópaklidat a dobópakliba teheted.
    .note = Azonnal dönts, mielőtt bármi mást csinálsz. A húzópaklit nem nézheted át.
    .short = Kancel{"\u00AD"}lár
dominion-chapel = Kápolna
    .rule = Dobj a kezedből legfeljebb 4 lapot a szemétre.
    .note = Önmagát nem dobhatja ki, de egy másik Kápolna lapot a kezedből igen.
dominion-council-room = Tanácsterem
    .rule = +4 lap. +1 vásárlás. Minden más játékos húz egy lapot.
    .note = A többieknek muszáj húzniuk. Nem támadás, ezért a Várárok nem véd ellene.
    .short = Tanács{"\u00AD"}terem
dominion-feast = Lakoma
    .rule = Dobd ezt a lapot a szemétre. Szerezz egy lapot, amelynek ára legfeljebb 5.
    .note = Érmével nem emelhető a határ. Ha egy Trónterem megkettőzi, két lapot hoz, pedig csak egyszer kerül a szemétre.
dominion-festival = Fesztivál
    .rule = +2 akció. +1 vásárlás. +2 érme.
    .note = Az érméket csak e kör vásárlási fázisában költheted el.
    .short = Feszti{"\u00AD"}vál
dominion-gardens = Park
    .rule = 1 győzelmi pont minden teljes 10 lapod után.
    .note = Minden lapod számít, ez is; a szemétre dobottak nem. 39 lap: 3 pont, 40 lap: 4.
dominion-laboratory = Laboratórium
    .rule = +2 lap. +1 akció.
    .note = Ha kettőnél kevesebb lap van a húzópakliban, keverd meg a dobópaklit, és húzz tovább.
    .short = Labora{"\u00AD"}tórium
dominion-library = Könyvtár
    .rule = Húzz lapokat, amíg 7 nem lesz a kezedben. Az így húzott akciókat félreteheted; a végén dobd el őket.
    .note = Minden akcióról akkor döntesz, amikor felhúzod. A félretett lapokat nem szabad belekeverni. Ha legalább 7 lap van a kezedben, nem húzol.
dominion-market = Piac
    .rule = +1 lap. +1 akció. +1 vásárlás. +1 érme.
    .note = Az érme és a vásárlás e kör vásárlási fázisában használható.
dominion-militia = Polgárőrség
    .rule = +2 érme. Minden más játékos addig dob el lapokat, amíg 3 nem marad a kezében.
    .note = Mindenki maga választja ki a lapjait. Akinek 3 vagy kevesebb lapja van, nem dob el semmit.
    .short = Polgár{"\u00AD"}őrség
dominion-mine = Bánya
    .rule = Dobj a kezedből egy kincset a szemétre. Szerezz a kezedbe egy legfeljebb 3-mal drágább kincset.
    .note = Az új kincset már ebben a körben elköltheted. Kerülhet ugyanannyiba vagy kevesebbe is. Ha van kincs a kezedben, egyet muszáj kidobnod.
dominion-moat = Várárok
    .rule = +2 lap. Amikor egy másik játékos támadást játszik ki, felmutathatod ezt a kezedből; az a támadás rád nem hat.
    .note = A kezedben marad, és a következő támadásnál újra felmutatható. Csak téged véd; a támadó a saját előnyeit megkapja.
dominion-moneylender = Uzsorás
    .rule = Dobj a kezedből egy Rézpénz lapot a szemétre. Ha megtetted, +3 érme.
    .note = Ha van Rézpénz a kezedben, muszáj kidobnod egyet. Enélkül nem jár érme.
dominion-remodel = Átépítés
    .rule = Dobj a kezedből egy lapot a szemétre. Szerezz egy legfeljebb 2-vel drágább lapot.
    .note = Önmagát nem dobhatja ki. Az új lap lehet olcsóbb vagy ugyanolyan is; érmével nem emelhető a határ. Az Átok 0-nak számít.
dominion-smithy = Kovácsműhely
    .rule = +3 lap.
    .note = Ha háromnál kevesebb lap van a húzópakliban, keverd meg a dobópaklit, és húzz tovább.
    .short = Kovács{"\u00AD"}műhely
dominion-spy = Kém
    .rule = +1 lap. +1 akció. Minden játékos, te is, felfedi a húzópaklija felső lapját; te mondod meg, hogy eldobja vagy visszategye.
    .note = Előbb húzol. Először a te lapod kerül sorra, utána sorban a többieké. A Várárok csak a tulajdonosát védi.
dominion-thief = Tolvaj
    .rule = Minden más játékos felfedi a húzópaklija felső 2 lapját. Ha van köztük kincs, egyet a szemétre dobatsz; a többit eldobja. A most szemétre került kincsek közül bármelyiket megszerezheted.
    .note = Játékosonként legfeljebb egy kincs. Csak a most szemétre került kincsek szerezhetők meg; a dobópaklidba kerülnek.
dominion-throne-room = Trónterem
    .rule = Válassz a kezedből egy akciót, és játszd ki kétszer.
    .note = A második kijátszás nem használ fel akciót. Az elsőt be kell fejezni, mielőtt a második elkezdődik. Ha egy másik Trónterem lapot választasz, két külön lapot játszhatsz ki, mindkettőt kétszer.
    .short = Trón{"\u00AD"}terem
dominion-village = Falu
    .rule = +1 lap. +2 akció.
    .note = Egy akciót használ fel, és kettőt ad: eggyel több marad, mint előtte.
dominion-witch = Boszorkány
    .rule = +2 lap. Minden más játékos szerez egy Átok lapot.
    .note = Ha nem jut mindenkinek Átok, ülésrend szerint kell kiosztani. Ha már egy sincs, a lapokat akkor is felhúzod.
    .short = Boszor{"\u00AD"}kány
dominion-woodcutter = Favágó
    .rule = +1 vásárlás. +2 érme.
    .note = A két vásárlást ugyanazokból az érmékből fizeted: a két lap együttes árát kell fedezniük.
dominion-workshop = Műhely
    .rule = Szerezz egy lapot, amelynek ára legfeljebb 4.
    .note = A készletből a dobópaklidba kerül. Nem használ fel vásárlást; érmével nem emelhető a határ.

## Típusok, helyek, számlálók, fázisok

dominion-kind-action = Akció
dominion-kind-treasure = Kincs
dominion-kind-victory = Győzelmi pont
dominion-kind-curse = Átok
dominion-kind-attack = Támadás
dominion-kind-reaction = Védekezés

dominion-zone-hand = Kéz
dominion-zone-deck = Húzópakli
dominion-zone-discard = Dobópakli
dominion-zone-play = Kijátszva
dominion-zone-supply = Készlet
dominion-zone-trash = Szemét
dominion-zone-shown = Felfedve
dominion-zone-chosen = Kijelölve
dominion-zone-aside = Félretéve
dominion-zone-looked = Felhúzott lap
dominion-zone-loot = Most kidobva

# .word a külön kirajzolt szám után áll
dominion-counter-actions = Akció
    .word = { $number ->
        [one] akció
       *[other] akció
    }
dominion-counter-buys = Vásárlás
    .word = { $number ->
        [one] vásárlás
       *[other] vásárlás
    }
dominion-counter-coins = Érme
    .word = { $number ->
        [one] érme
       *[other] érme
    }
dominion-counter-empty-piles = Üres pakli
    .word = { $number ->
        [one] üres pakli
       *[other] üres pakli
    }
dominion-counter-provinces = Tartomány a készletben
    .word = { $number ->
        [one] Tartomány a készletben
       *[other] Tartomány a készletben
    }

dominion-phase-action = Akciófázis
dominion-phase-buy = Vásárlási fázis

## Egy játszma beállításai

dominion-option-kingdom = Birodalom
    .help = A kincs-, győzelmi és átoklapok mellé kerülő tíz lapfajta.
dominion-option-kingdom-first-game = Kezdőknek
dominion-option-kingdom-big-money = Pénzhalmozás
dominion-option-kingdom-interaction = Interakció
dominion-option-kingdom-size-distortion = Különleges
dominion-option-kingdom-village-square = Városi változat
dominion-option-kingdom-random = Véletlen
dominion-option-kingdom-custom = Válassz tízet
dominion-option-open-counts = Nyílt lapszámok
    .help = Megmutatja, hány lap van a dobópaklikban. A doboz szabályai szerint ez rejtett.
dominion-option-open-counts-true = látható
dominion-option-open-counts-false = rejtett
dominion-option-first = Kezdőjátékos
    .help = Kié az első kör.
dominion-option-first-random = Véletlen
dominion-option-first-0 = 1. hely
dominion-option-first-1 = 2. hely
dominion-option-first-2 = 3. hely
dominion-option-first-3 = 4. hely

## Mit lehet tenni: gombok és választások

dominion-do-play = Kijátszás: { $card }
dominion-do-play-treasures = Minden kincs kijátszása
dominion-do-buy-phase = Az akciófázis vége
dominion-do-buy = Vásárlás: { $card }
dominion-do-end-turn = A kör vége
dominion-do-discard = Eldobás: { $card }
dominion-do-trash = Szemétre: { $card }
dominion-do-gain = Megszerzés: { $card }
dominion-do-put-back = A húzópakli tetejére: { $card }
dominion-do-double = Kétszeri kijátszás: { $card }
dominion-do-reveal = Felmutatás: { dominion-moat }
dominion-do-pass = Nincs védekezés
dominion-do-done = Kész
    .cellar = { $chosen ->
        [0] Egyet sem dobok el
       *[other] { $chosen } lap eldobása, { $chosen } húzása
    }
    .chapel = Többet nem dobok a szemétre
    .thief-take = Többet nem szerzek meg
dominion-do-flip = A húzópakli a dobópakliba
dominion-do-keep-deck = A húzópakli marad
dominion-do-set-aside = Félretevés
dominion-do-keep = Megtartás
dominion-do-discard-top = Eldobatás
dominion-do-leave-top = A húzópaklin marad
dominion-do-trash-shown = Szemétre: { $card }
dominion-do-take = Megszerzés: { $card }

## Kérdések: ask- a választónak, wait- a többieknek ($player választ, $source a kérdező lap)

dominion-ask-action = Te jössz: játssz ki egy akciót, vagy térj át a vásárlásra
    .help = Maradt: { $actions } akció
dominion-wait-action = { $player } akciót játszhat ki
dominion-ask-buy = Te jössz: vásárolj egy lapot, vagy fejezd be a kört
    .help = { $coins } érme, { $buys } vásárlás
dominion-wait-buy = { $player } vásárol
dominion-ask-cellar = { $source }: dobj el bármennyi lapot
    .help = Kijelölve: { $chosen }. Ugyanannyit húzol.
dominion-wait-cellar = { $player } eldobandó lapokat választ ({ $source })
dominion-ask-chancellor = { $source }: a dobópakliba teszed a húzópaklidat?
dominion-wait-chancellor = { $player } a húzópakliról dönt ({ $source })
dominion-ask-chapel = { $source }: dobj a szemétre legfeljebb { $left } lapot
dominion-wait-chapel = { $player } kidobandó lapokat választ ({ $source })
dominion-ask-discard-down = { $source }: dobj el { $left } lapot
dominion-wait-discard-down = { $player } eldobandó lapokat választ ({ $source })
dominion-ask-bureaucrat = { $source }: tegyél egy győzelmi lapot a húzópaklid tetejére
dominion-wait-bureaucrat = { $player } lapot tesz a húzópakli tetejére ({ $source })
dominion-ask-moat = Támadás: { $source } ({ $attacker }). Felmutatod ezt: Várárok?
dominion-wait-moat = { $player } védekezhet ({ $source })
dominion-ask-throne-room = { $source }: válassz egy kétszer kijátszandó akciót
dominion-wait-throne-room = { $player } akciót választ ({ $source })
dominion-ask-gain = { $source }: szerezz egy lapot, ára legfeljebb { $limit }
    .help = A dobópaklidba kerül. Nem használ fel vásárlást és érmét.
dominion-wait-gain = { $player } megszerzendő lapot választ ({ $source })
dominion-ask-gain-treasure = { $source }: szerezz egy kincset, ára legfeljebb { $limit }
    .help = A kezedbe kerül.
dominion-wait-gain-treasure = { $player } megszerzendő kincset választ ({ $source })
dominion-ask-remodel = { $source }: dobj egy lapot a kezedből a szemétre
    .help = Utána szerzel egy legfeljebb 2-vel drágább lapot.
dominion-wait-remodel = { $player } kidobandó lapot választ ({ $source })
dominion-ask-mine = { $source }: dobj egy kincset a kezedből a szemétre
    .help = Utána szerzel egy legfeljebb 3-mal drágább kincset.
dominion-wait-mine = { $player } kidobandó kincset választ ({ $source })
dominion-ask-library = { $source }: megtartod vagy félreteszed ({ $card })?
dominion-wait-library = { $player } megtart vagy félretesz ({ $source })
dominion-ask-spy = { $source } ({ $victim }: { $card }): eldobatod?
    .help = A lap a dobópakliba kerül, vagy a húzópaklin marad.
dominion-wait-spy = { $player } dönt ({ $source }, { $victim }: { $card })
dominion-ask-thief = { $source } ({ $victim }): válassz kidobandó kincset
dominion-wait-thief = { $player } kincset választ ({ $source }, { $victim })
dominion-ask-thief-take = { $source }: szerezz a kidobott kincsekből, vagy fejezd be
dominion-wait-thief-take = { $player } megszerzendő kincseket választ ({ $source })

## Figyelmeztetések, mielőtt valami elveszne, és amit az asztalon láthatón túl mindenki tud

dominion-warn-end = Befejezed a kört?
dominion-warn-treasures = Kincsek még a kézben: { $cards }
dominion-warn-buys = Maradt: { $coins } érme, { $buys } vásárlás. Megvehető még: { $card }.
dominion-warn-back = Vissza a körhöz
dominion-warn-go = A kör vége
dominion-warn-phase = Befejezed az akciófázist?
dominion-warn-actions = Akciók még a kézben: { $cards }
dominion-warn-back-actions = Még játszom akciót
dominion-warn-go-phase = Tovább a vásárlásra
dominion-fact-deck-top = A húzópakli tetején ({ $player }): { $cards }
dominion-fact-in-hand = Kézben ({ $player }): { $cards }

## Napló ($player; $card egy név, $cards nevek egy sorban, $top a legfelső lap, $count); .seen annak, aki látja a lapokat, amikor mások nem

dominion-log-start-turn = { $number }. kör: { $player }
dominion-log-play = { $player }: { $card }
dominion-log-play-treasures = { $player }: { $cards }, +{ $coins } érme
dominion-log-double = { $player } – kétszer kijátszva: { $card }
dominion-log-draw = { $player }: +{ $count } lap
    .seen = { $player }: +{ $count } lap ({ $cards })
dominion-log-shuffle = { $player } – dobópakli megkeverve
dominion-log-actions = { $player }: +{ $count } akció
dominion-log-buys = { $player }: +{ $count } vásárlás
dominion-log-coins = { $player }: +{ $count } érme
dominion-log-buy = { $player } – megvéve: { $card }
dominion-log-gain = { $player } – megszerezve: { $card }
dominion-log-gain-to-hand = { $player } – kézbe megszerezve: { $card }
dominion-log-gain-to-deck = { $player } – a húzópakli tetejére megszerezve: { $card }
dominion-log-trash = { $player } – szemétre dobva: { $card }
dominion-log-discard = { $player } – eldobva { $count } lap, legfelül: { $top }
    .seen = { $player } – eldobva: { $cards }
dominion-log-discard-shown = { $player } – eldobva: { $cards }
dominion-log-put-back = { $player } – a húzópakli tetejére téve: { $card }
dominion-log-reveal = { $player } – felfedve: { $cards }
dominion-log-reveal-hand = { $count ->
        [0] { $player } – üres kéz megmutatva
       *[other] { $player } – megmutatott kéz: { $cards }
    }
dominion-log-reveal-moat = { $player } – felmutatva: { $card }, a támadás nem hat
dominion-log-set-aside = { $player } – félretéve: { $card }
dominion-log-shown-to-hand = { $player } – kézbe véve: { $cards }
dominion-log-leave-shown = { $player } – a húzópaklin marad: { $card }
dominion-log-discard-aside = { $player } – félretett lapok eldobva: { $cards }
dominion-log-deck-to-discard = { $player } – húzópakli a dobópakliba téve, legfelül: { $card }
dominion-log-trash-shown = { $player } – szemétre dobva: { $card }
dominion-log-take = { $player } – megszerezve a szemétről: { $card }
dominion-log-pile-empty = Elfogyott pakli: { $card }
dominion-log-no-effect = { $player }: { $card }, hatás nélkül
dominion-log-end-turn = { $player }: a kör vége
dominion-log-end-game = Vége a játéknak: { $reason ->
        [provinces] elfogyott a Tartomány
       *[piles] három pakli elfogyott
    }

## A vége

dominion-end-provinces = Elfogyott a Tartomány.
dominion-end-piles = Három pakli elfogyott.
dominion-sheet-total = Összesen
dominion-sheet-turns = Lejátszott körök
dominion-sheet-tie-break = Egyenlő pontszám: az nyer, aki kevesebb kört játszott.
dominion-sheet-still-tied = Egyenlő pontszám és körszám: a győzelem közös.
dominion-sheet-count = { $card } × { $count }
