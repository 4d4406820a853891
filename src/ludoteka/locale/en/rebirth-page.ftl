## On the page: the board, what is under the eye, tiles, missions and goals

rebirth-page-board = Board of { $map }. Arrow keys walk from hex to hex, Home, End, Page up and Page down go aslant, N goes to the next lit space, Enter lays the tile.
rebirth-page-zoom-in = Enlarge
rebirth-page-zoom-out = Reduce
rebirth-page-zoom-whole = Whole board
rebirth-page-minimap = Small map: go to a part of the board
rebirth-page-where = Tiles left: { $count }
    .other = { $map }. Tiles left: { $count }
    .narrow = { $map }, { $count } left
rebirth-page-lay = Lay here, +{ $points }
rebirth-page-size = { $size ->
        [one] { $size } space
       *[other] { $size } spaces
    }
rebirth-page-free = free: { $count }
rebirth-page-nobodys = nobody’s
rebirth-page-held = held by { $player }
rebirth-page-came = there: { $players }
rebirth-page-owned = { $player }: { $tile }
rebirth-page-beside = next to: { $what }
rebirth-page-beside-tiles = { $player }: { $tile } ×{ $count }
rebirth-page-settlement-tile = settlement
rebirth-page-worth = worth { $points }
rebirth-page-why-taken = A tile lies here
rebirth-page-why-town = Settlement tiles need a settlement space
rebirth-page-why-farm = For settlement tiles only
rebirth-page-why-ground = The wrong land for your { $tile }
rebirth-page-about = Under the eye
rebirth-page-now = Points
rebirth-page-group = group of { $count }
rebirth-page-not-full = Scores when full; free then: { $count }
rebirth-page-changes-hands = changes hands
rebirth-page-becomes-yours = becomes yours
rebirth-page-one-mission = 1 mission
rebirth-page-castle-worth = A castle held at the end: 5 points.
rebirth-page-houses-count = { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
rebirth-page-tiles-farms = tiles: { $tiles }, farms: { $farms }
rebirth-page-hand = Your tile
rebirth-page-hand-three = Choose one
rebirth-page-second = Second tile
rebirth-page-left = Left to lay: { $count }
rebirth-page-aside = Set aside
rebirth-page-missions = Your missions
rebirth-page-missions-held = Missions
rebirth-page-goals-met = Goals met
rebirth-page-only-you = only you see them
rebirth-page-no-missions = A mission for your first tile next to each cathedral.
rebirth-page-standing = you { $have }, best other { $best }
rebirth-page-met = met now
rebirth-page-unmet = not met now
rebirth-page-goals = Open goals
rebirth-page-first-later = first / later
rebirth-page-high-low = First: { $high }, later: { $low }
rebirth-page-progress = yours: { $progress }
rebirth-page-claimed = met by { $players }
rebirth-page-doubled = doubled by { $players }
rebirth-page-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
rebirth-page-castles = Castles
rebirth-page-tiles = Tiles to lay
rebirth-page-legend = Signs on the board
rebirth-page-legend-food = Food
rebirth-page-legend-energy = Energy
rebirth-page-legend-blank = Blank: either
rebirth-page-legend-town = Settlement
rebirth-page-legend-castle = Castle
rebirth-page-legend-cathedral = Cathedral
rebirth-page-legend-tower = Round tower
rebirth-page-legend-port = Port
rebirth-page-legend-offshore = Offshore +1
