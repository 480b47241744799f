"""The stream of random numbers for thinking, against a second writing of splitmix32."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from limbotable.core.random import Random


def splitmix32(seed: int) -> Iterator[int]:
    state = seed & 0xFFFFFFFF
    while True:
        state = (state + 0x9E3779B9) % 2**32
        x = state
        x = (x ^ (x >> 16)) * 0x21F0AAAD % 2**32
        x = (x ^ (x >> 15)) * 0x735A2D97 % 2**32
        yield x ^ (x >> 15)


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 2**80 + 5, -1])
def test_the_stream_is_splitmix32(seed: int) -> None:
    rng = Random(seed)
    assert [rng.word() for _ in range(100)] == list(islice(splitmix32(seed), 100))


def test_the_stream_is_the_same_for_ever() -> None:
    rng = Random(2026)
    assert [rng.word() for _ in range(4)] == [3815079242, 1246246266, 950489186, 2653816385]


@pytest.mark.parametrize("bound", [1, 2, 3, 52, 512, 2**31])
def test_below_is_the_high_part_of_a_product(bound: int) -> None:
    rng = Random(3)
    assert [rng.below(bound) for _ in range(50)] == [w * bound >> 32 for w in islice(splitmix32(3), 50)]


def test_every_order_of_three_comes_up() -> None:
    rng = Random(1)
    orders = [tuple(rng.shuffled(0b10110)) for _ in range(600)]
    counts = {order: orders.count(order) for order in set(orders)}
    assert len(counts) == 6
    assert min(counts.values()) > 70
    assert {frozenset(order) for order in orders} == {frozenset({1, 2, 4})}


def test_shuffling_nothing_and_one() -> None:
    assert list(Random(1).shuffled(0)) == []
    assert list(Random(1).shuffled(1 << 62)) == [62]
    assert Random(1).reordered([]) == []
    assert Random(1).reordered([5]) == [5]


def test_a_list_is_put_in_the_order_that_a_mask_is() -> None:
    things = [1, 2, 3, 5, 8, 13]
    assert Random(6).reordered(things) == list(Random(6).shuffled(sum(1 << thing for thing in things)))
    assert things == [1, 2, 3, 5, 8, 13]
