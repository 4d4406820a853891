"""The seven base cards: what each is worth, costs, and how many there are."""

import pytest

from tests.games.dominion.talk import kingdom_of, player, table


@pytest.mark.parametrize(("seats", "left"), [(2, 46), (3, 39), (4, 32)])
def test_copper_pile_is_the_box_less_the_start_decks(seats: int, left: int) -> None:
    game = table(*[player()] * seats)

    assert game.pile("copper") == left == 60 - 7 * seats


@pytest.mark.parametrize(("card", "coins"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_treasure_gives_its_coins_when_played(card: str, coins: int) -> None:
    game = table(player(f"{card} estate"))

    game.play(card)

    assert game.coins == coins
    assert game.in_play == card


def test_copper_costs_nothing_and_is_worth_no_points() -> None:
    game = table(player("", deck="copper*5"), phase="buy", coins=0)

    game.buy("copper")

    assert game.pile("copper") == 45
    assert game.state.scores()[0] == 0


@pytest.mark.parametrize("card", ["copper", "silver", "gold"])
def test_treasure_is_discarded_at_clean_up_and_not_used_up(card: str) -> None:
    game = table(player(card, deck="estate*5"))

    game.play(card)
    game.end_turn()

    assert game.discard() == card


@pytest.mark.parametrize(("card", "cost"), [("silver", 3), ("gold", 6), ("estate", 2), ("duchy", 5), ("province", 8)])
def test_base_card_is_bought_for_its_cost_and_not_for_less(card: str, cost: int) -> None:
    poor = table(player(), phase="buy", coins=cost - 1)
    rich = table(player(), phase="buy", coins=cost, buys=2)

    rich.buy(card)

    assert card not in poor.offered("buy")
    assert rich.coins == 0
    assert rich.discard() == card


@pytest.mark.parametrize(("seats", "silver", "gold"), [(2, 40, 30), (3, 40, 30), (4, 40, 30)])
def test_silver_and_gold_piles_are_whole_with_any_number_of_players(seats: int, silver: int, gold: int) -> None:
    game = table(*[player()] * seats)

    assert (game.pile("silver"), game.pile("gold")) == (silver, gold)


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 12), (4, 12)])
@pytest.mark.parametrize("card", ["estate", "duchy", "province", "gardens"])
def test_victory_pile_has_eight_cards_for_two_players_and_twelve_for_more(card: str, seats: int, size: int) -> None:
    game = table(*[player()] * seats, kingdom=kingdom_of("gardens"))

    assert game.pile(card) == size


@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 20), (4, 30)])
def test_curse_pile_has_ten_cards_for_each_player_but_one(seats: int, size: int) -> None:
    assert table(*[player()] * seats).pile("curse") == size


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kingdom_pile_has_ten_cards(seats: int) -> None:
    game = table(*[player()] * seats)

    assert {game.pile(card) for card in kingdom_of()} == {10}


@pytest.mark.parametrize(("card", "points"), [("estate", 1), ("duchy", 3), ("province", 6), ("curse", -1)])
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_victory_card_or_curse_counts_its_points_wherever_it_lies(card: str, points: int, zone: str) -> None:
    game = table(player(**{zone: f"{card}*2"}))

    assert game.state.scores() == [2 * points, 0]


@pytest.mark.parametrize("card", ["estate", "duchy", "province", "curse", "gardens"])
def test_victory_card_or_curse_cannot_be_played(card: str) -> None:
    game = table(player(f"{card} smithy copper"))

    assert card not in game.offered("play")


def test_curse_costs_nothing_and_may_be_bought() -> None:
    game = table(player(), phase="buy", coins=0)

    game.buy("curse")

    assert game.discarded().count("curse") + game.hand().count("curse") == 1


def test_curse_is_no_victory_card() -> None:
    game = table(player("bureaucrat"), player("curse copper"))

    game.play("bureaucrat")

    assert game.events("reveal_hand")[0]["cards"] == ["copper", "curse"]
