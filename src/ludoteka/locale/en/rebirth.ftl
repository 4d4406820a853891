## Tiles

rebirth-food = Food farm
    .rule = Goes on a food space or a blank one. Scores 1 point for each food farm of yours in the group that it joins, itself included.
    .note = Only when no food space and no blank space is free anywhere may it go on an energy space.
rebirth-energy = Energy farm
    .rule = Goes on an energy space or a blank one. Scores 1 point for each energy farm of yours in the group that it joins, itself included.
    .note = Only when no energy space and no blank space is free anywhere may it go on a food space.
rebirth-1 = 1 house
    .rule = Goes on a settlement space. A settlement scores when its last space is filled.
    .note = Houses of one player in a settlement are added up.
rebirth-2 = 2 houses
    .rule = Goes on a settlement space. A settlement scores when its last space is filled.
    .note = Houses of one player in a settlement are added up.
rebirth-3 = 3 houses
    .rule = Goes on a settlement space. A settlement scores when its last space is filled.
    .note = Houses of one player in a settlement are added up.
rebirth-4 = 4 houses
    .rule = Goes on a settlement space. A settlement scores when its last space is filled.
    .note = Houses of one player in a settlement are added up.
rebirth-neutral = Neutral tile
    .rule = With two players it closes a space. It belongs to nobody.
    .note = It counts neither at castles nor in groups.

## Places

rebirth-castle = Castle of { $place }
    .rule = Held by whoever has most tiles next to it; 5 points at the end of the game.
    .note = Equal tiles: more farms next to it. Still equal: the holder keeps it. Houses do not count.
rebirth-cathedral = Cathedral of { $place }
    .rule = Your first tile next to it adds your cathedral and draws a secret mission.
    .note = Once for each player.
rebirth-tower = Round tower of { $place }
    .rule = Its marker works for you when your first tile lies next to it.
    .note = Once for each player; the marker stays.
rebirth-town = Settlement of { $place }
    .rule = Scores when its last space is filled: one space, its houses; two, 5 and 3; three, 8 and 5; four, 12, 8 and 5.
    .note = Who fills it loses ties; then the next one clockwise is ahead.
rebirth-food-space = Food space
rebirth-energy-space = Energy space
rebirth-blank-space = Blank space
rebirth-settlement-space = Settlement space
rebirth-sea = Sea
rebirth-lake = Lake
rebirth-outside = Outside
rebirth-port = Port
    .rule = 1 point at once for a settlement tile here, whether or not the settlement is full.
    .note = Farms get no point at a port.
rebirth-offshore = Offshore farm
    .rule = 1 point at once for any tile here.
    .note = Settlement tiles and farms alike.

## Missions of Scotland

rebirth-longest-shore = Longest shore
    .rule = 5 points for the longest chain of your tiles along the coast.
    .note = A tie is enough. Only tiles on coast spaces next to one another count.
rebirth-large-settlements = In large settlements
    .rule = 5 points for a tile in the most settlements of three spaces.
    .note = A tie is enough, but at least one is needed.
rebirth-largest-energy-group = Largest energy group
    .rule = 5 points for the largest group of energy farms.
    .note = A tie is enough.
rebirth-most-food-groups = Most food groups
    .rule = 5 points for the most groups of at least 3 food farms.
    .note = A tie is enough, but at least one is needed.
rebirth-most-castles = Most castles
    .rule = 5 points for holding the most castles.
    .note = A tie is enough, but at least one is needed.
rebirth-most-ports = Most ports
    .rule = 5 points for the most tiles on spaces with a port.
    .note = A tie is enough. Any kind of tile counts.
rebirth-largest-food-group = Largest food group
    .rule = 5 points for the largest group of food farms.
    .note = A tie is enough.
rebirth-most-energy-groups = Most energy groups
    .rule = 5 points for the most groups of at least 3 energy farms.
    .note = A tie is enough, but at least one is needed.
rebirth-most-at-castle = Castle: { $place }
    .rule = 5 points for the most tiles next to the castle of { $place }.
    .note = A tie is enough. Who holds it does not matter.
rebirth-most-at-cathedral = Cathedral: { $place }
    .rule = 5 points for the most tiles next to the cathedral of { $place }.
    .note = A tie is enough.
rebirth-cathedral-gift = Cathedral gift
    .rule = 3 points.
    .note = Nothing is asked for it.

## Goals of Ireland

rebirth-four-at-a-castle = Four at a castle
    .rule = 4 of your tiles next to the same castle.
    .note = Who holds it does not matter.
rebirth-four-at-a-tower = Four at a tower
    .rule = 4 of your tiles next to the same round tower.
    .note = Any kind of tile.
rebirth-three-offshore = Three offshore farms
    .rule = 3 of your tiles on spaces with an offshore farm.
    .note = Any kind of tile.
rebirth-three-small = Three small settlements
    .rule = Your tiles in 3 settlements of one space.
    .note = First 6 points, later 4.
rebirth-two-food-groups = Two food groups
    .rule = 2 groups of at least 3 food farms each.
    .note = Two groups that grow together are one.
rebirth-two-energy-groups = Two energy groups
    .rule = 2 groups of at least 3 energy farms each.
    .note = Two groups that grow together are one.
rebirth-link-castles = Link castles
    .rule = 2 castles linked by an unbroken chain of your tiles.
    .note = Any kind of tile. The castles themselves are no part of the chain.
rebirth-link-towers = Link towers
    .rule = 2 round towers linked by an unbroken chain of your tiles.
    .note = Any kind of tile. The towers themselves are no part of the chain.
rebirth-two-medium = Two medium settlements
    .rule = Your tiles in 2 settlements of two spaces.
    .note = They need not be full.
rebirth-two-large = Two large settlements
    .rule = Your tiles in 2 settlements of three spaces.
    .note = They need not be full.
rebirth-four-castles = At four castles
    .rule = Your tiles next to 4 different castles.
    .note = You need not hold them.
rebirth-group-of-five = Group of five
    .rule = One group of at least 5 farms of the same kind.
    .note = Food and energy do not mix.

## Markers of the round towers

rebirth-second-tile = Second tile
    .rule = Draw one of your tiles set aside, lay it and score it now.
    .note = Once in a turn: a second such tower reached in the same turn is lost. It comes after the other towers.
rebirth-draw-three = Draw three
    .rule = Draw 3 tiles at the end of this turn. Next turn keep one; the others go back into your supply.
    .note = As many as there are. It adds no turn.
rebirth-secret-goal = Secret goal
    .rule = Draw a goal that only you can score: its higher number at the end of the game.
    .note = It is never doubled.
rebirth-doubling = Doubling
    .rule = Next to both such towers: put your marker on an open goal that you have not met. Its points count twice for you.
    .note = No effect when you have met all open goals.
rebirth-thirteen-points = 13 points
    .rule = Next to all three such towers: 13 points at once.
    .note = One or two of them give nothing.
rebirth-three-points = 3 points
    .rule = Next to it: 3 points at once.
    .note = Each of the two towers by itself.

## Where points come from

rebirth-before = Before
rebirth-food-farms = Food farms
rebirth-energy-farms = Energy farms
rebirth-settlements = Settlements
rebirth-ports = Ports
rebirth-offshore-farms = Offshore farms
rebirth-goals = Goals
rebirth-towers = Round towers
rebirth-unfinished = Unfinished settlements
rebirth-castles = Castles
rebirth-missions = Missions

## Zones, counters, phases

rebirth-zone-board = Board
rebirth-zone-goals = Open goals
rebirth-zone-deck = Deck
rebirth-zone-hand = Tile in hand
rebirth-zone-supply = Supply
rebirth-zone-aside = Set aside
rebirth-zone-gone = Out of the game
rebirth-zone-missions = Missions
rebirth-zone-secret = Secret goal
rebirth-counter-points = Points
    .word = points
rebirth-counter-castles = Castles
    .word = castles
rebirth-counter-tiles = Tiles to lay
    .word = tiles to lay
rebirth-phase-turn = Laying tiles
rebirth-phase-end = The end

## Options of a game

rebirth-option-map = Map
    .help = Scotland has cathedrals and secret missions, Ireland open goals and round towers. Other maps can be added as text.
rebirth-option-map-scotland = Scotland
rebirth-option-map-ireland = Ireland
rebirth-option-first = Start player
    .help = Who takes the first turn.
rebirth-option-first-random = Random
rebirth-option-first-0 = Seat 1
rebirth-option-first-1 = Seat 2
rebirth-option-first-2 = Seat 3
rebirth-option-first-3 = Seat 4

## What can be done: buttons and options

rebirth-do-lay = Lay on { $space }
rebirth-do-take = Keep: { $tile }
rebirth-do-tower = Next: tower { $tower }
rebirth-do-double = Double: { $goal }

## Questions: ask- to the one who chooses, wait- to the others

rebirth-ask-lay = Lay your tile: { $tile }
    .help = Lit spaces may take it.
rebirth-wait-lay = { $player } lays a tile
rebirth-ask-take = Keep one of the tiles; the others go back
    .help = The others are shuffled into your supply.
rebirth-wait-take = { $player } keeps a tile
rebirth-ask-tower = Which tower works next?
rebirth-wait-tower = { $player } orders the towers
rebirth-ask-double = { $source }: put your marker on a goal
    .help = Its points count twice for you when you meet it.
rebirth-wait-double = { $player } doubles a goal ({ $source })

## Log; .seen for whoever gets what others do not see

rebirth-log-lay = { $player }: { $tile } on { $space }
rebirth-log-lay-second = { $player }: second tile, { $tile } on { $space }
rebirth-log-score = { $player }: +{ $points } ({ $source })
rebirth-log-castle = { $player }: castle { $castle }
rebirth-log-take-castle = { $player }: takes castle { $castle } from { $victim }
rebirth-log-cathedral = { $player }: cathedral { $cathedral }
rebirth-log-draw-mission = { $player }: draws a mission
    .seen = { $player }: mission { $cards }
rebirth-log-goal = { $player }: first to meet { $goal }, +{ $points }
rebirth-log-goal-later = { $player }: meets { $goal }, +{ $points }
rebirth-log-tower = { $player }: tower { $tower }, { $marker }
rebirth-log-tower-second = { $player }: { $marker }
rebirth-log-draw-aside = { $player }: draws a tile set aside
    .seen = { $player }: drew { $cards } from the tiles set aside
rebirth-log-double = { $player }: doubles { $goal }
rebirth-log-secret = { $player }: draws a secret goal
    .seen = { $player }: secret goal { $cards }
rebirth-log-draw = { $player }: tiles drawn: { $count }
    .seen = { $player }: drew { $cards }
rebirth-log-take = { $player }: keeps a tile
    .seen = { $player }: keeps { $cards }
rebirth-log-discard = { $player }: { $tile } can be laid nowhere
rebirth-log-mission = { $player }: { $card }, +{ $points }
rebirth-log-secret-goal = { $player }: secret goal { $card }, +{ $points }
rebirth-log-end-game = The game is over: all tiles are laid

## The end

rebirth-end-tiles = All tiles are laid.
rebirth-sheet-total = Total
rebirth-sheet-turns = Tie-break
rebirth-sheet-tie-break = Equal points: the castle with the shamrock decides, then the second place marked.
rebirth-sheet-decides = Equal points; the marked castle or tower decides: { $player }
rebirth-sheet-still-tied = Equal points, and no marked place decides: the win is shared.
rebirth-sheet-count = { $card } × { $count }

## On the page: the board, what is under the eye, tiles, missions and goals

rebirth-page-board = Board of { $map }. Arrow keys walk from hex to hex, Home, End, Page up and Page down go aslant, N goes to the next lit space, Enter lays the tile.
rebirth-page-keys = Keys: arrows, N, Enter; + − 0
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
