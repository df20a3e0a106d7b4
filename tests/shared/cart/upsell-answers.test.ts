import { expect, test } from 'vitest';
import type { PlaceId } from '#domain/ids.ts';
import { isUpsellAsked, keepUpsellAnswer } from '#shared/cart/upsell-answers.ts';

const lines = (...ids: readonly string[]) => ids.map((lineId) => ({ lineId }));
const [here, there] = [1 as PlaceId, 2 as PlaceId];

test('a cart is asked about once, and the next one again, whoever has looked in between', () => {
  expect(isUpsellAsked(here, lines('a'))).toBe(true);
  keepUpsellAnswer(here, lines('a', 'b'));
  expect(isUpsellAsked(here, lines('b', 'c')), 'the same cart, changed').toBe(false);
  expect(isUpsellAsked(there, lines('a')), 'another place').toBe(true);
  expect(isUpsellAsked(here, lines('d')), 'another cart').toBe(true);
});
