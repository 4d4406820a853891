## Characters: the name, .rule what it does, .note rulings

citadels-assassin = Assassin
    .rule = Name another character. It is killed: its player stays silent when it is called and loses the turn.
    .note = A killed rank 4 still moves the crown at the end of the round.
citadels-witch = Witch
    .rule = Gather, then name another character. When it has gathered, its turn is over and you go on as that character.
    .note = You use your own gold, hand and city. If nobody holds the character, your turn does not go on.
citadels-magistrate = Magistrate
    .rule = Lay 3 warrants face down on characters; 1 is signed. When its owner first pays for a district in the turn, you may take that district into your city free of charge.
    .note = The builder gets the gold back. Not for a district of a name that you have, and not for one built without paying.
citadels-thief = Thief
    .rule = Name a character from rank 3 on. When it is revealed, you take all of its player's gold.
    .note = Not the killed and not the bewitched character. The gold goes before anything is gathered.
citadels-spy = Spy
    .rule = Choose a player and a district type and look at the hand. For each card of that type take 1 gold from that player and draw 1 card.
    .note = The type is named before you look. If the gold runs out, you still draw for every card.
citadels-blackmailer = Blackmailer
    .rule = Lay 2 threats face down on characters; 1 is real. After gathering, their players pay you half of their gold or refuse; then you may turn the threat up, and the real one takes all the gold.
    .note = Half is rounded down. Not on rank 1, the killed or the bewitched character.
    .short = Black{"\u00AD"}mailer
citadels-magician = Magician
    .rule = Swap hands with another player, or discard any number of cards and draw as many.
    .note = Hands may be swapped even if one is empty. Discarded cards go under the deck.
citadels-wizard = Wizard
    .rule = Look at another player's hand and choose a card: take it, or pay and build it at once. You may build districts that you have already.
    .note = The district built at once does not count toward the limit. It is paid in gold.
citadels-seer = Seer
    .rule = Take a card at random from each other player, then give each of them a card. You may build up to 2 districts.
    .note = Players without cards are left out both ways.
citadels-king = King
    .rule = Take the crown. 1 gold for each of your noble districts.
    .note = Taking the crown is compulsory, at a moment of your choice.
citadels-emperor = Emperor
    .rule = Give the crown to another player and take 1 gold or 1 card at random for it. 1 gold for each of your noble districts.
    .note = Neither to yourself nor to whoever has it. Needs at least 3 players.
citadels-patrician = Patrician
    .rule = Take the crown. 1 card for each of your noble districts.
    .note = Taking the crown is compulsory, at a moment of your choice.
citadels-bishop = Bishop
    .rule = Rank 8 cannot touch your districts this round. 1 gold for each of your religious districts.
    .note = A killed Bishop protects nobody; bewitched, he protects the Witch's city.
citadels-abbot = Abbot
    .rule = 1 gold or 1 card for each of your religious districts. The richest player gives you 1 gold, unless that is you.
    .note = Gold and cards may be mixed. If several are richest, you choose one; if you are among them, you get nothing.
citadels-cardinal = Cardinal
    .rule = If a district costs more gold than you have, take the rest from one player, 1 card of your hand for each gold. 1 card for each of your religious districts.
    .note = Exactly what is missing, from one player, who cannot refuse; once a turn.
citadels-merchant = Merchant
    .rule = 1 extra gold. 1 gold for each of your trade districts.
    .note = The extra gold does not depend on what you gather.
citadels-alchemist = Alchemist
    .rule = At the end of your turn you get back the gold that you paid for districts.
    .note = You need the gold while you build. Tax and other payments do not come back.
citadels-trader = Trader
    .rule = Trade districts do not count toward your limit. 1 gold for each of your trade districts.
    .note = Any number of trade districts, and one other.
citadels-architect = Architect
    .rule = 2 extra cards. You may build up to 3 districts.
    .note = The extra cards do not depend on what you gather.
citadels-navigator = Navigator
    .rule = 4 extra gold or 4 extra cards. You cannot build.
    .note = Not even districts that do not count toward the limit.
citadels-scholar = Scholar
    .rule = Draw 7 cards, keep 1, shuffle the others into the deck. You may build up to 2 districts.
    .note = A Library changes nothing about it.
citadels-warlord = Warlord
    .rule = Destroy a district for 1 gold less than its cost. 1 gold for each of your military districts.
    .note = Not in a completed city, not the Bishop's, not the Keep. Your own are allowed.
citadels-diplomat = Diplomat
    .rule = Exchange one of your districts for one of another player's; pay the difference if theirs costs more. 1 gold for each of your military districts.
    .note = Not from a completed city, not the Bishop's, no Keep. No city may get a second district of a name.
citadels-marshal = Marshal
    .rule = Seize a district costing up to 3 from another player, who gets its cost from you. 1 gold for each of your military districts.
    .note = Not from a completed city, not the Bishop's, not the Keep, none of a name that you have.
citadels-queen = Queen
    .rule = 3 gold if you sit next to the player with rank 4.
    .note = If that character was killed, you get the gold at the end of the round.
citadels-artist = Artist
    .rule = Put 1 gold of yours on each of up to 2 of your districts. They cost 1 more for good.
    .note = Each district once in a game.
citadels-tax-collector = Tax Collector
    .rule = Whoever builds a district puts 1 gold on this card. Take all gold that lies on it.
    .note = Your own turn as Tax Collector is free of tax. Nobody pays who has no gold left.

## Districts

citadels-manor = Manor
    .rule = Noble district of cost 3.
    .note = There are 5 of them.
citadels-castle = Castle
    .rule = Noble district of cost 4.
    .note = There are 4 of them.
citadels-palace = Palace
    .rule = Noble district of cost 5.
    .note = There are 3 of them.
citadels-temple = Temple
    .rule = Religious district of cost 1.
    .note = There are 3 of them.
citadels-church = Church
    .rule = Religious district of cost 2.
    .note = There are 3 of them.
citadels-monastery = Monastery
    .rule = Religious district of cost 3.
    .note = There are 3 of them.
citadels-cathedral = Cathedral
    .rule = Religious district of cost 5.
    .note = There are 2 of them.
citadels-tavern = Tavern
    .rule = Trade district of cost 1.
    .note = There are 5 of them.
citadels-market = Market
    .rule = Trade district of cost 2.
    .note = There are 4 of them.
citadels-trading-post = Trading Post
    .rule = Trade district of cost 2.
    .note = There are 3 of them.
citadels-docks = Docks
    .rule = Trade district of cost 3.
    .note = There are 3 of them.
citadels-harbor = Harbor
    .rule = Trade district of cost 4.
    .note = There are 3 of them.
citadels-town-hall = Town Hall
    .rule = Trade district of cost 5.
    .note = There are 2 of them.
citadels-watchtower = Watchtower
    .rule = Military district of cost 1.
    .note = There are 3 of them.
citadels-prison = Prison
    .rule = Military district of cost 2.
    .note = There are 3 of them.
citadels-barracks = Barracks
    .rule = Military district of cost 3.
    .note = There are 3 of them.
citadels-fortress = Fortress
    .rule = Military district of cost 5.
    .note = There are 2 of them.
citadels-armory = Armory
    .rule = In your turn you may destroy it and any other 1 district.
    .note = Not in a completed city. Bishop, Keep and Great Wall do not help against it.
citadels-basilica = Basilica
    .rule = At the end: 1 point for each of your districts of odd cost.
    .note = A beautified district counts with its higher cost.
citadels-capitol = Capitol
    .rule = At the end: 3 points if you have at least 3 districts of one type.
    .note = Only once, however many types have that many.
citadels-dragon-gate = Dragon Gate
    .rule = At the end: 2 points.
    .note = On top of its cost.
citadels-factory = Factory
    .rule = Your other unique districts cost 1 gold less to build.
    .note = Their cost for everything else stays the same.
citadels-framework = Framework
    .rule = You may build a district by destroying this one instead of paying.
    .note = A district built so counts toward the limit, is taxed, and cannot be confiscated.
citadels-gold-mine = Gold Mine
    .rule = When you gather gold, take 1 more.
    .note = Works in the short turn of a bewitched player too.
citadels-great-wall = Great Wall
    .rule = Rank 8 pays 1 gold more for the other districts of your city.
    .note = It does not protect itself.
citadels-haunted-quarter = Haunted Quarter
    .rule = At the end it counts as the type that you choose.
    .note = The best type is taken for you. Then it is no unique district any more.
citadels-imperial-treasury = Imperial Treasury
    .rule = At the end: 1 point for each gold in your stash.
    .note = Gold on districts and on the Tax Collector does not count.
citadels-ivory-tower = Ivory Tower
    .rule = At the end: 5 points if it is your only unique district.
    .note = A Haunted Quarter counted as another type is not in the way.
citadels-keep = Keep
    .rule = Rank 8 cannot use its ability on it.
    .note = Neither destroyed nor seized nor exchanged by rank 8.
citadels-laboratory = Laboratory
    .rule = Once a turn: discard a card for 2 gold.
    .note = The card goes under the deck.
citadels-library = Library
    .rule = When you gather cards, keep all that you drew.
    .note = You may also gather as if without it.
citadels-map-room = Map Room
    .rule = At the end: 1 point for each card in your hand.
    .note = A Secret Vault in hand counts as well.
citadels-monument = Monument
    .rule = Cannot be built beside 5 or more districts. Counts as 2 for completing your city.
    .note = For everything else it is one district.
citadels-museum = Museum
    .rule = Once a turn: put a card of your hand under it. At the end: 1 point for each card under it.
    .note = The cards move with it to another city; if it is destroyed, they go under the deck.
citadels-necropolis = Necropolis
    .rule = You may build it by destroying one of your districts instead of paying.
    .note = Any district of yours will do.
citadels-observatory = Observatory
    .rule = When you gather cards, draw 3.
    .note = You still keep one, all with a Library.
    .short = Obser{"\u00AD"}vatory
citadels-park = Park
    .rule = If your hand is empty at the end of your turn: 2 cards.
    .note = Not in a turn cut short by the Witch.
citadels-poor-house = Poor House
    .rule = If you have no gold at the end of your turn: 1 gold.
    .note = It comes before what an Alchemist gets back.
citadels-quarry = Quarry
    .rule = You may build districts that you have already.
    .note = It does not help to seize, exchange or confiscate one.
citadels-school-of-magic = School of Magic
    .rule = Counts as the type that you choose for what brings you gold or cards for districts.
    .note = Not for scoring, not for the Trader's limit.
citadels-secret-vault = Secret Vault
    .rule = Cannot be built. At the end: 3 points if you show it from your hand.
    .note = A unique card for the Spy.
citadels-smithy = Smithy
    .rule = Once a turn: pay 2 gold for 3 cards.
    .note = The Alchemist does not get this gold back.
citadels-stables = Stables
    .rule = Building it does not count toward the limit of your turn.
    .note = The Navigator still cannot build it.
citadels-statue = Statue
    .rule = At the end: 5 points if you have the crown.
    .note = After a killed rank 4 has moved the crown.
citadels-theater = Theater
    .rule = After each selection you may swap characters with another player.
    .note = You see nothing first. With two characters you choose yours, theirs is taken at random.
citadels-thieves-den = Thieves' Den
    .rule = Any part of its cost may be paid with cards of your hand, 1 card for 1 gold.
    .note = If it is confiscated, only gold comes back.
citadels-wishing-well = Wishing Well
    .rule = At the end: 1 point for each of your unique districts, itself included.
    .note = A Haunted Quarter counted as another type adds nothing.

## Types, zones, counters, phases

citadels-kind-noble = Noble
citadels-kind-religious = Religious
citadels-kind-trade = Trade
citadels-kind-military = Military
citadels-kind-unique = Unique
citadels-noble = noble
citadels-religious = religious
citadels-trade = trade
citadels-military = military
citadels-unique = unique
citadels-flower = real
citadels-blank = blank
citadels-gather = gather
citadels-take-crown = take the crown
citadels-give-crown = give the crown away
citadels-zone-cast = Characters in play
citadels-zone-face-up = Discarded face up
citadels-zone-face-down = Discarded face down
citadels-zone-pack = Characters to pick from
citadels-zone-role = Character
citadels-zone-hand = Hand
citadels-zone-city = City
citadels-zone-museum = Under the Museum
citadels-zone-deck = Deck
citadels-zone-drawn = Drawn
citadels-zone-looked = Hand looked at
citadels-zone-chosen = Chosen
citadels-zone-site = Being built
citadels-counter-gold = Gold
    .word = { $number ->
        [one] gold
       *[other] gold
    }
citadels-counter-to-build = Districts to build
    .word = { $number ->
        [one] district to build
       *[other] districts to build
    }
citadels-counter-builds = Districts to build this turn
    .word = { $number ->
        [one] build left
       *[other] builds left
    }
citadels-counter-tax = Tax
    .word = { $number ->
        [one] gold of tax
       *[other] gold of tax
    }
citadels-counter-round = Round
    .word = { $number ->
        [one] round
       *[other] rounds
    }
citadels-phase-selection = Selection phase
citadels-phase-theater = Theater
citadels-phase-turns = Turn phase
citadels-phase-round-end = End of the round
citadels-state-face-up = discarded face up
citadels-state-revealed = revealed
citadels-state-mine = yours
citadels-state-absent = nobody answered
citadels-state-unknown = unknown
citadels-mark-killed = killed
citadels-mark-robbed = to be robbed
citadels-mark-bewitched = bewitched
citadels-mark-warrant = warrant
citadels-mark-signed = signed warrant
citadels-mark-threat = threat
citadels-mark-flower = real threat

## Options of a game

citadels-option-characters = Characters
    .help = One character for each rank.
    .missing = Pick one character for each rank; now: { $count }.
citadels-option-characters-first-game = First Game
citadels-option-characters-devious-dignitaries = Devious Dignitaries
citadels-option-characters-illustrious-emissaries = Illustrious Emissaries
citadels-option-characters-vicious-nobles = Vicious Nobles
citadels-option-characters-ambitious-aristocrats = Ambitious Aristocrats
citadels-option-characters-cunning-agents = Cunning Agents
citadels-option-characters-tenacious-delegates = Tenacious Delegates
citadels-option-characters-random = Random
    .help = One of each rank drawn by lot when the game starts.
citadels-option-characters-custom = Pick one for each rank
citadels-option-uniques = Unique districts
    .help = The fourteen mixed into the deck.
    .missing = Pick exactly fourteen; now: { $count }.
citadels-option-uniques-preset = Those of the characters
    .help = The fourteen that go with the chosen characters.
citadels-option-uniques-first-game = First Game
citadels-option-uniques-devious-dignitaries = Devious Dignitaries
citadels-option-uniques-illustrious-emissaries = Illustrious Emissaries
citadels-option-uniques-vicious-nobles = Vicious Nobles
citadels-option-uniques-ambitious-aristocrats = Ambitious Aristocrats
citadels-option-uniques-cunning-agents = Cunning Agents
citadels-option-uniques-tenacious-delegates = Tenacious Delegates
citadels-option-uniques-random = Random
    .help = Fourteen drawn by lot when the game starts.
citadels-option-uniques-custom = Pick fourteen
citadels-option-nine = Rank 9
    .help = A ninth character with 4 to 7 players. With 3 and 8 there always is one, with 2 never.
citadels-option-nine-true = with
citadels-option-nine-false = without
citadels-option-crown = Crown
    .help = Who has the crown at the start.
citadels-option-crown-random = Random
citadels-option-crown-0 = Seat 1
citadels-option-crown-1 = Seat 2
citadels-option-crown-2 = Seat 3
citadels-option-crown-3 = Seat 4
citadels-option-crown-4 = Seat 5
citadels-option-crown-5 = Seat 6
citadels-option-crown-6 = Seat 7
citadels-option-crown-7 = Seat 8

## What can be done: buttons and options

citadels-do-gather-gold = Gather gold
citadels-do-gather-cards = Gather cards
citadels-do-gather-and-choose = Gather cards, keep one
citadels-do-take-crown = Take the crown
citadels-do-income = Take the income
citadels-do-extra-gold = Take the extra gold
citadels-do-extra-cards = Take the extra cards
citadels-do-sail-for-gold = 4 gold
citadels-do-sail-for-cards = 4 cards
citadels-do-study = Draw 7 cards
citadels-do-divine = Take a card from everyone
citadels-do-redraw = Discard and draw
citadels-do-favor = 3 gold beside rank 4
citadels-do-collect-taxes = Collect the tax
citadels-do-place-warrants = Lay warrants
citadels-do-place-threats = Lay threats
citadels-do-use-smithy = Smithy: 2 gold for 3 cards
citadels-do-use-laboratory = Laboratory: a card for 2 gold
citadels-do-use-museum = Museum: put a card under it
citadels-do-end-turn = End the turn
citadels-do-bribe = Pay the bribe
citadels-do-refuse = Refuse
citadels-do-reveal = Turn the threat up
citadels-do-leave = Leave it face down
citadels-do-confiscate = Confiscate it
citadels-do-pass = Let it be built
citadels-do-done = Done
citadels-do-claim-gold = Take 1 gold
citadels-do-claim-card = Take 1 card
citadels-do-claim-nothing = Take nothing
citadels-do-no-swap = No swap
citadels-do-crown = The crown to { $player }
citadels-do-tithe = 1 gold from { $player }
citadels-do-spy-on = Spy on { $player }
citadels-do-swap-hands = Swap hands with { $player }
citadels-do-look-at = Look at the hand of { $player }
citadels-do-destroy-at = Destroy a district of { $player }
citadels-do-seize-from = Seize a district of { $player }
citadels-do-exchange-with = Exchange with { $player }
citadels-do-armory-at = Armory: destroy a district of { $player }
citadels-do-borrow-from = Borrow from { $player }
citadels-do-swap-with = Swap characters with { $player }
citadels-do-look-for-noble = Noble
citadels-do-look-for-religious = Religious
citadels-do-look-for-trade = Trade
citadels-do-look-for-military = Military
citadels-do-look-for-unique = Unique
citadels-do-as-cards = Cards: { $number }
citadels-do-kill = Kill: { $card }
citadels-do-bewitch = Bewitch: { $card }
citadels-do-rob = Rob: { $card }
citadels-do-warrant = Warrant: { $card }
citadels-do-sign = Signed warrant: { $card }
citadels-do-threaten = Threat: { $card }
citadels-do-flower = Real threat: { $card }
citadels-do-pick = Keep { $card }
citadels-do-lay-aside = Lay { $card } aside
citadels-do-offer = Offer { $card }
citadels-do-build = Build { $card }
citadels-do-build-by-framework = Build { $card } with the Framework
citadels-do-build-with-loan = Build { $card } with a loan
citadels-do-build-by-sacrifice = Build { $card } for a district
citadels-do-build-with-cards = Build { $card } with cards
citadels-do-keep = Keep { $card }
citadels-do-discard = Discard { $card }
citadels-do-store = Put { $card } under it
citadels-do-pay = Pay with { $card }
citadels-do-give = Give { $card }
citadels-do-take = Take { $card }
citadels-do-build-taken = Build { $card } at once
citadels-do-beautify = Beautify { $card }
citadels-do-destroy = Destroy { $card }
citadels-do-destroy-beautified = Destroy { $card } (beautified)
citadels-do-seize = Seize { $card }
citadels-do-seize-beautified = Seize { $card } (beautified)
citadels-do-get = Get { $card }
citadels-do-get-beautified = Get { $card } (beautified)
citadels-do-give-up = Give { $card } for it
citadels-do-give-up-beautified = Give { $card } (beautified) for it
citadels-do-sacrifice = Destroy { $card } of your own
citadels-do-sacrifice-beautified = Destroy { $card } (beautified) of your own

## Questions: ask- to the one who chooses, wait- to the others ($player chooses, $source asks)

citadels-ask-pick = Keep a character
citadels-wait-pick = { $player } keeps a character
citadels-ask-lay-aside = Lay a character aside, face down
citadels-wait-lay-aside = { $player } lays a character aside
citadels-ask-theater = { $source }: swap characters with somebody?
citadels-wait-theater = { $player } may swap characters
citadels-ask-offer = { $source } ({ $victim }): which character do you give?
citadels-wait-offer = { $player } swaps characters ({ $victim })
citadels-ask-turn = Your turn: { $source }
citadels-wait-turn = { $player } plays: { $source }
citadels-ask-turn-must = Your turn: { $source } (still: { $must })
citadels-wait-turn-must = { $player } plays: { $source } (still: { $must })
citadels-ask-gather = Gather gold or cards
citadels-wait-gather = { $player } gathers
citadels-ask-keep = Keep one of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
citadels-wait-keep = { $player } keeps a card (of { $count })
citadels-ask-study = { $source }: keep one of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
citadels-wait-study = { $player } keeps a card (of { $count }; { $source })
citadels-ask-laboratory = { $source }: discard a card
citadels-wait-laboratory = { $player } discards a card ({ $source })
citadels-ask-museum = { $source }: put a card under it
citadels-wait-museum = { $player } stores a card ({ $source })
citadels-ask-bewitch = { $source }: name a character
citadels-wait-bewitch = { $player } names a character ({ $source })
citadels-ask-warrant = { $source }: lay warrants, { $count } left
citadels-wait-warrant = { $player } lays warrants ({ $source }, { $count } left)
citadels-ask-sign = { $source }: which warrant is signed?
citadels-wait-sign = { $player } signs a warrant ({ $source })
citadels-ask-threaten = { $source }: lay threats, { $count } left
citadels-wait-threaten = { $player } lays threats ({ $source }, { $count } left)
citadels-ask-flower = { $source }: which threat is real?
citadels-wait-flower = { $player } chooses the real threat ({ $source })
citadels-ask-bribe = { $source } ({ $victim }): pay { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }?
citadels-wait-bribe = { $player } pays or not ({ $source }, { $victim }: { $count })
citadels-ask-reveal = { $source } ({ $victim }): turn the threat up?
citadels-wait-reveal = { $player } decides on the threat ({ $source }, { $victim })
citadels-ask-look-for = { $source } ({ $victim }): which type?
citadels-wait-look-for = { $player } names a type ({ $source }, { $victim })
citadels-ask-redraw = { $source }: discard any number of cards
citadels-wait-redraw = { $player } chooses cards to discard ({ $source })
citadels-ask-wizard = { $source } ({ $victim }): take or build a card
citadels-wait-wizard = { $player } chooses a card ({ $source }, { $victim })
citadels-ask-give = { $source }: give { $victim } a card ({ $count } left)
citadels-wait-give = { $player } gives cards ({ $source }, { $victim }: { $count })
citadels-ask-claim = { $source } ({ $victim }): take gold or a card?
citadels-wait-claim = { $player } takes gold or a card ({ $source }, { $victim })
citadels-ask-crown = { $source }: give the crown away
citadels-wait-crown = { $player } gives the crown away ({ $source })
citadels-ask-as-cards = { $source }: how many of { $count } as cards?
citadels-wait-as-cards = { $player } splits the income ({ $source }: { $count })
citadels-ask-beautify = { $source }: a second district?
citadels-wait-beautify = { $player } may beautify a second district ({ $source })
citadels-ask-destroy = { $source } ({ $victim }): destroy a district
citadels-wait-destroy = { $player } destroys a district ({ $source }, { $victim })
citadels-ask-seize = { $source } ({ $victim }): seize a district
citadels-wait-seize = { $player } seizes a district ({ $source }, { $victim })
citadels-ask-exchange = { $source } ({ $victim }): which district do you want?
citadels-wait-exchange = { $player } exchanges a district ({ $source }, { $victim })
citadels-ask-give-up = { $source } ({ $victim }): what do you give for { $card }?
citadels-wait-give-up = { $player } pays for { $card } ({ $source })
citadels-ask-confiscate = { $source }: confiscate { $card } ({ $victim })?
citadels-wait-confiscate = { $player } may act ({ $source }; { $victim }: { $card })
citadels-ask-sacrifice = { $source }: destroy one of your districts
citadels-wait-sacrifice = { $player } destroys an own district ({ $source })
citadels-ask-pay-cards = { $source }: pay with cards ({ $count } to pay)
citadels-wait-pay-cards = { $player } pays with cards ({ $source }, { $count } to pay)
citadels-ask-borrow = { $source }: borrow { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    } from whom?
citadels-wait-borrow = { $player } borrows gold ({ $source }: { $count })

## What is known beyond what lies open

citadels-fact-crown = Crown: { $player }
citadels-fact-saw = Passed to you: { $cards }
citadels-fact-holds = { $player } holds: { $cards }
citadels-fact-swapped = Characters swapped: { $player }, { $victim }
citadels-fact-signed = Signed warrant: { $cards }
citadels-fact-flower = Real threat: { $cards }
citadels-fact-in-hand = In hand ({ $player }): { $cards }
citadels-fact-in-deck = In the deck: { $cards }
citadels-fact-spied = In hand ({ $player }), by the Spy: { $reason } × { $count }
citadels-fact-astray = Somewhere: { $cards }

## Log

citadels-log-draw = { $player }: +{ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .seen = { $player }: +{ $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards })
citadels-log-income-cards = { $player }: income, +{ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .seen = { $player }: income, +{ $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards })
citadels-log-extra-cards = { $player }: ability, +{ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .seen = { $player }: ability, +{ $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards })
citadels-log-gather-cards = { $player }: gathers, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .seen = { $player }: gathers, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards })
citadels-log-gather-gold = { $player }: gathers, +{ $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-income = { $player }: income, +{ $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-extra-gold = { $player }: ability, +{ $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-gold = { $player }: +{ $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-refund = { $player }: gold back, +{ $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-favor = { $player }: beside rank 4, +{ $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-collect-taxes = { $player }: tax, +{ $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-keep = { $player }: keeps { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .seen = { $player }: keeps { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards })
citadels-log-crown = Crown: { $player }
citadels-log-tax = { $player }: tax, { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-complete = { $player }: first to complete a city
citadels-log-pay-spy = { $player }: { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    } → { $victim } (to the Spy)
citadels-log-tribute = { $player }: { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    } → { $victim } (for the crown)
citadels-log-tithe = { $player }: { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    } → { $victim } (as the richest)
citadels-log-lend = { $player }: { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    } → { $victim } (lent)
citadels-log-robbed = { $player }: { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    } → { $victim } (robbed)
citadels-log-bribe = { $player }: { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    } → { $victim } (bribe)
citadels-log-blackmailed = { $player }: { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    } → { $victim } (blackmailed)
citadels-log-take-card = { $player }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } taken from { $victim }
    .seen = { $player }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } taken from { $victim } ({ $cards })
citadels-log-discard = { $player }: discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .seen = { $player }: discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards })
citadels-log-store = { $player }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } under the Museum
    .seen = { $player }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } under the Museum ({ $cards })
citadels-log-pay-card = { $player }: pays with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .seen = { $player }: pays with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards })
citadels-log-give = { $player }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } → { $victim }
    .seen = { $player }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } → { $victim } ({ $cards })
citadels-log-use = { $player }: { $card }
citadels-log-show = { $player }: shows { $card }
citadels-log-look = { $player }: looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .seen = { $player }: looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards })
citadels-log-shuffle = The deck is shuffled
citadels-log-begin-building = { $player }: begins { $card }
citadels-log-build = { $player }: builds { $card }, { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-no-confiscation = { $player }: lets { $victim } build
citadels-log-confiscate = { $player }: confiscates { $card } ({ $victim } gets { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    } back)
citadels-log-sacrifice = { $player }: destroys { $card } of their own
citadels-log-destroy = { $player }: destroys { $card } ({ $victim }), { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-seize = { $player }: seizes { $card } ({ $victim }), { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-exchange = { $player }: { $top } for { $card } ({ $victim }), { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
citadels-log-armory = { $player }: destroys { $card } to destroy another
citadels-log-beautify = { $player }: beautifies { $card }
citadels-log-take-to-build = { $player }: builds { $card } of { $victim }
citadels-log-swap-hands = { $player }: swaps hands with { $victim } ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for { $given })
    .seen = { $player }: swaps hands with { $victim } ({ $cards } for { $given_cards })
citadels-log-look-at = { $player }: looks at the hand of { $victim } ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    })
    .seen = { $player }: looks at the hand of { $victim } ({ $cards })
citadels-log-spy = { $player }: spies on { $victim } ({ $reason }: { $count })
    .seen = { $player }: spies on { $victim } ({ $reason }: { $count }), { $cards }
citadels-log-kill = { $player }: killed: { $card }
citadels-log-bewitch = { $player }: bewitched: { $card }
citadels-log-rob = { $player }: to be robbed: { $card }
citadels-log-warrant = { $player }: warrant on { $card }
citadels-log-threat = { $player }: threat on { $card }
citadels-log-reveal = { $player }: { $card }
citadels-log-resume = { $player }: goes on as { $card }
citadels-log-reveal-killed = { $player }: { $card }, killed
citadels-log-call = Called: { $card }
citadels-log-no-answer = Nobody answers: { $card }
citadels-log-refuse = { $player }: refuses ({ $victim })
citadels-log-leave-threat = { $player }: leaves the threat face down ({ $victim })
citadels-log-reveal-threat = { $player }: turns the threat up ({ $victim }): { $reason }
citadels-log-sign = { $player }: has signed a warrant
    .seen = { $player }: signed warrant on { $cards }
citadels-log-flower = { $player }: has chosen the real threat
    .seen = { $player }: real threat on { $cards }
citadels-log-start-round = Round { $number } (crown: { $player })
citadels-log-face-up = { $count ->
        [0] No character is discarded face up
       *[other] Discarded face up: { $cards }
    }
citadels-log-pack = { $player }: the pack, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .seen = { $player }: the pack, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards })
citadels-log-pick = { $player }: keeps a character
    .seen = { $player }: keeps { $cards }
citadels-log-lay-aside = { $player }: lays a character aside
    .seen = { $player }: lays { $cards } aside
citadels-log-discard-at-random = { $player }: a character at random is laid aside
citadels-log-no-swap = { $player }: no swap of characters
citadels-log-swap-characters = { $player }: swaps characters with { $victim }
    .seen = { $player }: swaps characters with { $victim } ({ $cards })
citadels-log-end-turn = { $player }: end of turn
citadels-log-end-game = The game is over; first to complete a city: { $player }

## The end

citadels-sheet-total = Total
citadels-sheet-districts = Districts
citadels-sheet-all-types = All five types
citadels-sheet-first-complete = First complete city
citadels-sheet-complete = Complete city
citadels-sheet-tie-break = Equal points: the higher rank revealed in the last round wins.
citadels-sheet-turns = Highest rank in the last round
citadels-sheet-decides = Equal points; the higher rank of the last round decides: { $player }
citadels-sheet-still-tied = Equal points and no higher rank: the win is shared.
citadels-sheet-count = { $card } × { $count }
citadels-districts = Districts
citadels-all-types = All five types
citadels-first-complete = First complete city
citadels-complete = Complete city

## The table on the page

citadels-this-turn = This turn
citadels-cities = Cities
citadels-crown = Crown
citadels-beautified = beautified, costs 1 more
citadels-you-pay = you pay { $count }
citadels-protected = protected
citadels-unrevealed = not revealed
citadels-out = discarded
citadels-nobody = nobody
citadels-seen = seen
citadels-hint-gain = for you: +{ $count }
citadels-hint-richest = richest: { $player }, { $count }
citadels-hint-largest-hand = largest hand: { $player }, { $count }
citadels-hint-here = on the card: { $count }
citadels-hint-mine = you: gold { $gold }, cards { $cards }
citadels-notes = Your notes
citadels-notes-only-you = only you see this
citadels-notes-came = Came into your hand
citadels-notes-unseen = Not seen by you
citadels-builds-left = Districts still to build: { $count }
citadels-first = first: { $must }
citadels-why-never = never built
citadels-why-there = stands already
citadels-why-limit = limit reached
citadels-warn-end = End the turn?
citadels-warn-left = Still open: { $what }.
citadels-warn-build = build { $cards }
citadels-warn-back = Keep playing
citadels-where = Round { $round }. Ends at { $count } districts; the most now: { $most }
    .brief = Round { $round }: { $most } of { $count }
