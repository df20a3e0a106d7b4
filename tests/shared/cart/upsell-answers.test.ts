import { expect, test } from 'vitest';
import type { PlaceId, ProductId } from '#domain/ids.ts';
import { isUpsellAsked, keepHeldDishes, keepUpsellAnswer, wasHeld } from '#shared/cart/upsell-answers.ts';

const lines = (...ids: readonly string[]) => ids.map((lineId) => ({ lineId }));
const [here, there] = [1 as PlaceId, 2 as PlaceId];

test('upsell: a cart is asked about extras once; the next cart, or one at another place, is asked again', () => {
  expect(isUpsellAsked(here, lines('a'))).toBe(true);
  keepUpsellAnswer(here, lines('a', 'b'));
  expect(isUpsellAsked(here, lines('b', 'c')), 'the same cart, changed').toBe(false);
  expect(isUpsellAsked(there, lines('a')), 'another place').toBe(true);
  expect(isUpsellAsked(here, lines('d')), 'another cart').toBe(true);
});

test('upsell: a dish removed from a cart stays marked as removed until the cart is empty', () => {
  const dishes = (...ids: readonly number[]) => ids.map((id) => ({ productId: id as ProductId }));
  keepHeldDishes(here, dishes(1, 2));
  keepHeldDishes(here, dishes(1));
  expect([1, 2, 3].map((id) => wasHeld(here, id as ProductId))).toEqual([true, true, false]);
  expect(wasHeld(there, 2 as ProductId), 'another place').toBe(false);
  keepHeldDishes(here, []);
  expect(wasHeld(here, 2 as ProductId), 'the next cart').toBe(false);
});
