## Cards: the name, .rule what it does, .note rulings, .short the name with soft hyphens

dominion-copper = Copper
    .rule = Worth 1 coin.
    .note = Costs nothing, but buying one still uses a buy.
dominion-silver = Silver
    .rule = Worth 2 coins.
    .note = Played in the buy phase. It is not used up: it goes to your discard pile with the rest.
dominion-gold = Gold
    .rule = Worth 3 coins.
    .note = Played in the buy phase. It is not used up: it goes to your discard pile with the rest.
dominion-estate = Estate
    .rule = 1 victory point.
    .note = Everyone starts with three. They come on top of those in the supply.
dominion-duchy = Duchy
    .rule = 3 victory points.
    .note = Does nothing during the game; counts wherever it lies at the end.
dominion-province = Province
    .rule = 6 victory points.
    .note = When the last one is gone, the game ends after that turn.
dominion-curse = Curse
    .rule = −1 victory point.
    .note = Not a Victory card. Costs 0, so it can be bought or gained like any other card of the supply.
dominion-adventurer = Adventurer
    .rule = Turn over cards from your deck until 2 Treasures show. Put those into your hand and discard the others.
    .note = When the deck runs out, shuffle the discard pile, without the cards already turned over. If there are too few Treasures, you get those you found.
    .short = Adven{"\u00AD"}turer
dominion-bureaucrat = Bureaucrat
    .rule = Gain a Silver onto your deck. Every other player puts a Victory card from hand onto their deck, or shows a hand without any.
    .note = With several Victory cards their owner chooses which. Gardens count, a Curse does not. No Silver left: the attack still happens.
    .short = Bureau{"\u00AD"}crat
dominion-cellar = Cellar
    .rule = +1 Action. Discard any number of cards, then draw as many.
    .note = Choose all the cards first, draw afterwards. If the deck runs out, the cards just discarded are shuffled in.
dominion-chancellor = Chancellor
    .rule = +2 Coins. You may put your whole deck into your discard pile.
    .note = Decide at once, before anything else. You may not look through the deck.
    .short = Chan{"\u00AD"}cellor
dominion-chapel = Chapel
    .rule = Trash up to 4 cards from your hand.
    .note = It cannot trash itself, but it can trash another Chapel from your hand.
dominion-council-room = Council Room
    .rule = +4 Cards. +1 Buy. Every other player draws a card.
    .note = The others have to draw. It is no attack, so a Moat does not stop it.
dominion-feast = Feast
    .rule = Trash this card. Gain a card costing up to 5.
    .note = Coins do not raise the limit. Doubled by a Throne Room, it brings two cards although it is trashed only once.
dominion-festival = Festival
    .rule = +2 Actions. +1 Buy. +2 Coins.
    .note = The coins are for this turn's buy phase only.
dominion-gardens = Gardens
    .rule = 1 victory point for every 10 cards you own, rounded down.
    .note = All your cards count, this one too; trashed cards do not. 39 cards: 3 points, 40 cards: 4.
dominion-laboratory = Laboratory
    .rule = +2 Cards. +1 Action.
    .note = Fewer than two cards in the deck: shuffle the discard pile, then go on.
    .short = Labora{"\u00AD"}tory
dominion-library = Library
    .rule = Draw until you have 7 cards in hand. Actions drawn this way may be set aside; discard those at the end.
    .note = Decide on each Action as it is drawn. Cards set aside stay out of a shuffle. With 7 or more cards in hand you draw nothing.
dominion-market = Market
    .rule = +1 Card. +1 Action. +1 Buy. +1 Coin.
    .note = The coin and the buy wait for this turn's buy phase.
dominion-militia = Militia
    .rule = +2 Coins. Every other player discards down to 3 cards in hand.
    .note = Each chooses their own cards. Whoever has 3 or fewer discards nothing.
dominion-mine = Mine
    .rule = Trash a Treasure from your hand. Gain a Treasure costing up to 3 more, into your hand.
    .note = You can spend the new Treasure this turn. It may cost the same or less. With a Treasure in hand you have to trash one.
dominion-moat = Moat
    .rule = +2 Cards. When another player plays an Attack, you may show this from your hand; that attack does not affect you.
    .note = It stays in your hand and can be shown again against the next attack. It protects only you; the attacker keeps the benefits.
dominion-moneylender = Moneylender
    .rule = Trash a Copper from your hand. If you do, +3 Coins.
    .note = With a Copper in hand you have to trash it. Without one there are no coins.
    .short = Money{"\u00AD"}lender
dominion-remodel = Remodel
    .rule = Trash a card from your hand. Gain a card costing up to 2 more.
    .note = It cannot trash itself. The new card may be cheaper or of the same name; coins do not raise the limit. A Curse counts as 0.
dominion-smithy = Smithy
    .rule = +3 Cards.
    .note = Fewer than three cards in the deck: shuffle the discard pile, then go on.
dominion-spy = Spy
    .rule = +1 Card. +1 Action. Every player, you too, shows the top card of their deck; you choose: discard it or put it back.
    .note = You draw first. Your own card comes first, then the others in turn order, one by one. A Moat protects only its owner.
dominion-thief = Thief
    .rule = Every other player shows 2 cards from their deck. If there is a Treasure, you trash one; the rest is discarded. You may gain any of the Treasures trashed.
    .note = At most one Treasure for each player. Only those trashed just now can be taken; they go to your discard pile.
dominion-throne-room = Throne Room
    .rule = Choose an Action in your hand and play it twice.
    .note = The second time uses no action. The first is finished before the second begins. If you choose another Throne Room, you play two different cards twice each.
dominion-village = Village
    .rule = +1 Card. +2 Actions.
    .note = Playing it uses one action and gives two, so one more than before is left.
dominion-witch = Witch
    .rule = +2 Cards. Every other player gains a Curse.
    .note = Too few Curses: they are dealt in turn order. With no Curse left the cards are still drawn.
dominion-woodcutter = Woodcutter
    .rule = +1 Buy. +2 Coins.
    .note = Two buys share the coins; the total of both costs must be covered.
    .short = Wood{"\u00AD"}cutter
dominion-workshop = Workshop
    .rule = Gain a card costing up to 4.
    .note = From the supply to your discard pile. Uses no buy; coins do not raise the limit.

## Types, zones, counters, phases

dominion-kind-action = Action
dominion-kind-treasure = Treasure
dominion-kind-victory = Victory
dominion-kind-curse = Curse
dominion-kind-attack = Attack
dominion-kind-reaction = Reaction

dominion-zone-hand = Hand
dominion-zone-deck = Deck
dominion-zone-discard = Discard pile
dominion-zone-play = In play
dominion-zone-supply = Supply
dominion-zone-trash = Trash
dominion-zone-shown = Shown
dominion-zone-chosen = Chosen
dominion-zone-aside = Set aside
dominion-zone-looked = Drawn
dominion-zone-loot = Trashed just now

# .word stands after the number, which is drawn apart
dominion-counter-actions = Actions
    .word = { $number ->
        [one] action
       *[other] actions
    }
dominion-counter-buys = Buys
    .word = { $number ->
        [one] buy
       *[other] buys
    }
dominion-counter-coins = Coins
    .word = { $number ->
        [one] coin
       *[other] coins
    }
dominion-counter-empty-piles = Empty piles
    .word = { $number ->
        [one] empty pile
       *[other] empty piles
    }
dominion-counter-provinces = Provinces left
    .word = { $number ->
        [one] Province left
       *[other] Provinces left
    }

dominion-phase-action = Action phase
dominion-phase-buy = Buy phase

## Options of a game

dominion-option-kingdom = Kingdom
    .help = The ten kinds of cards beside Treasure, Victory and Curse.
dominion-option-kingdom-first-game = First Game
dominion-option-kingdom-big-money = Big Money
dominion-option-kingdom-interaction = Interaction
dominion-option-kingdom-size-distortion = Size Distortion
dominion-option-kingdom-village-square = Village Square
dominion-option-kingdom-random = Random
dominion-option-kingdom-custom = Pick ten
dominion-option-open-counts = Open counts
    .help = Show how many cards lie in the discard piles. The printed rules hide it.
dominion-option-open-counts-true = shown
dominion-option-open-counts-false = hidden
dominion-option-first = Start player
    .help = Who takes the first turn.
dominion-option-first-random = Random
dominion-option-first-0 = Seat 1
dominion-option-first-1 = Seat 2
dominion-option-first-2 = Seat 3
dominion-option-first-3 = Seat 4

## What can be done: buttons and options

dominion-do-play = Play { $card }
dominion-do-play-treasures = Play all Treasures
dominion-do-buy-phase = End the action phase
dominion-do-buy = Buy { $card }
dominion-do-end-turn = End the turn
dominion-do-discard = Discard { $card }
dominion-do-trash = Trash { $card }
dominion-do-gain = Gain { $card }
dominion-do-put-back = Put { $card } onto the deck
dominion-do-double = Play { $card } twice
dominion-do-reveal = Show { dominion-moat }
dominion-do-pass = No reaction
dominion-do-done = Done
    .cellar = { $chosen ->
        [0] Discard nothing
       *[other] Discard { $chosen }, draw { $chosen }
    }
    .chapel = Trash no more
    .thief-take = Gain no more
dominion-do-flip = Put the deck into the discard pile
dominion-do-keep-deck = Keep the deck
dominion-do-set-aside = Set it aside
dominion-do-keep = Keep it
dominion-do-discard-top = Discard it
dominion-do-leave-top = Leave it on the deck
dominion-do-trash-shown = Trash { $card }
dominion-do-take = Gain { $card }

## Questions: ask- to the one who chooses, wait- to the others ($player chooses, $source is the card that asks)

dominion-ask-action = Your turn: play an Action or go on to buying
    .help = { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
dominion-wait-action = { $player } may play an Action
dominion-ask-buy = Your turn: buy a card or end the turn
    .help = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $buys ->
        [one] { $buys } buy
       *[other] { $buys } buys
    }
dominion-wait-buy = { $player } is buying
dominion-ask-cellar = { $source }: discard any number of cards
    .help = Chosen: { $chosen }. You draw as many.
dominion-wait-cellar = { $player } chooses cards to discard ({ $source })
dominion-ask-chancellor = { $source }: put your deck into the discard pile?
dominion-wait-chancellor = { $player } decides on the deck ({ $source })
dominion-ask-chapel = { $source }: trash up to { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }
dominion-wait-chapel = { $player } chooses cards to trash ({ $source })
dominion-ask-discard-down = { $source }: discard { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }
dominion-wait-discard-down = { $player } chooses cards to discard ({ $source })
dominion-ask-bureaucrat = { $source }: put a Victory card onto your deck
dominion-wait-bureaucrat = { $player } puts a card onto the deck ({ $source })
dominion-ask-moat = Attack: { $source } ({ $attacker }). Show a Moat?
dominion-wait-moat = { $player } may react ({ $source })
dominion-ask-throne-room = { $source }: choose an Action to play twice
dominion-wait-throne-room = { $player } chooses an Action ({ $source })
dominion-ask-gain = { $source }: gain a card costing up to { $limit }
    .help = It goes to your discard pile. Uses no buy and no coins.
dominion-wait-gain = { $player } chooses a card to gain ({ $source })
dominion-ask-gain-treasure = { $source }: gain a Treasure costing up to { $limit }
    .help = It goes into your hand.
dominion-wait-gain-treasure = { $player } chooses a Treasure to gain ({ $source })
dominion-ask-remodel = { $source }: trash a card from your hand
    .help = Then you gain a card costing up to 2 more.
dominion-wait-remodel = { $player } chooses a card to trash ({ $source })
dominion-ask-mine = { $source }: trash a Treasure from your hand
    .help = Then you gain a Treasure costing up to 3 more.
dominion-wait-mine = { $player } chooses a Treasure to trash ({ $source })
dominion-ask-library = { $source }: keep it or set it aside ({ $card })?
dominion-wait-library = { $player } keeps or sets aside ({ $source })
dominion-ask-spy = { $source } ({ $victim }: { $card }): discard it?
    .help = It is discarded or stays on the deck.
dominion-wait-spy = { $player } decides ({ $source }, { $victim }: { $card })
dominion-ask-thief = { $source } ({ $victim }): choose a Treasure to trash
dominion-wait-thief = { $player } chooses a Treasure ({ $source }, { $victim })
dominion-ask-thief-take = { $source }: gain trashed Treasures or finish
dominion-wait-thief-take = { $player } chooses what to gain ({ $source })

## Warnings before something is given up, and what all know beyond what lies open

dominion-warn-end = End the turn?
dominion-warn-treasures = Treasures still in hand: { $cards }
dominion-warn-buys = Left: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $buys ->
        [one] { $buys } buy
       *[other] { $buys } buys
    }. In reach: { $card }.
dominion-warn-back = Back to the turn
dominion-warn-go = End the turn
dominion-warn-phase = End the action phase?
dominion-warn-actions = Actions still in hand: { $cards }
dominion-warn-back-actions = Keep playing Actions
dominion-warn-go-phase = Go on to buying
dominion-fact-deck-top = Top of the deck ({ $player }): { $cards }
dominion-fact-in-hand = In hand ({ $player }): { $cards }

## Log ($player; $card a name, $cards a line of names, $top the card on top, $count); .seen for whoever gets the cards where others do not

dominion-log-start-turn = Turn { $number }: { $player }
dominion-log-play = { $player }: { $card }
dominion-log-play-treasures = { $player }: { $cards }, +{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
dominion-log-double = { $player }: { $card }, played twice
dominion-log-draw = { $player }: +{ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .seen = { $player }: +{ $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards })
dominion-log-shuffle = { $player }: discard pile shuffled
dominion-log-actions = { $player }: +{ $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
dominion-log-buys = { $player }: +{ $count ->
        [one] { $count } buy
       *[other] { $count } buys
    }
dominion-log-coins = { $player }: +{ $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
dominion-log-buy = { $player }: bought { $card }
dominion-log-gain = { $player }: gained { $card }
dominion-log-gain-to-hand = { $player }: gained { $card }, into hand
dominion-log-gain-to-deck = { $player }: gained { $card }, onto the deck
dominion-log-trash = { $player }: trashed { $card }
dominion-log-discard = { $player }: discarded { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top { $top }
    .seen = { $player }: discarded { $cards }
dominion-log-discard-shown = { $player }: discarded { $cards }
dominion-log-put-back = { $player }: { $card } put onto the deck
dominion-log-reveal = { $player }: shown { $cards }
dominion-log-reveal-hand = { $count ->
        [0] { $player }: empty hand shown
       *[other] { $player }: hand shown ({ $cards })
    }
dominion-log-reveal-moat = { $player }: { $card } shown, not affected
dominion-log-set-aside = { $player }: { $card } set aside
dominion-log-shown-to-hand = { $player }: { $cards } into hand
dominion-log-leave-shown = { $player }: { $card } stays on the deck
dominion-log-discard-aside = { $player }: set-aside cards discarded ({ $cards })
dominion-log-deck-to-discard = { $player }: deck put into the discard pile, on top { $card }
dominion-log-trash-shown = { $player }: trashed { $card }
dominion-log-take = { $player }: gained { $card } from the trash
dominion-log-pile-empty = Pile empty: { $card }
dominion-log-no-effect = { $player }: { $card } has no effect
dominion-log-end-turn = { $player }: end of turn
dominion-log-end-game = The game is over: { $reason ->
        [provinces] the Provinces have run out
       *[piles] three piles have run out
    }

## The end

dominion-end-provinces = The Provinces have run out.
dominion-end-piles = Three piles have run out.
dominion-sheet-total = Total
dominion-sheet-turns = Turns taken
dominion-sheet-tie-break = Equal points: whoever took fewer turns wins.
dominion-sheet-still-tied = Equal points and equal turns: the win is shared.
dominion-sheet-count = { $card } × { $count }
