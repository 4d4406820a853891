## A lapon: a tábla, a nézett mező, lapkák, küldetések és célok

rebirth-page-board = Tábla: { $map }. A nyilak mezőről mezőre visznek, a Home, End, Page Up és Page Down ferdén, az N a következő kijelölt mezőre, az Enter leteszi a lapkát.
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
