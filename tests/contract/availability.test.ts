import { expect, test } from 'vitest';
import { availabilityToWire, parseAvailability } from '#contract/availability/availability.ts';
import { eventToWire, type PlaceEvent, parseEvent } from '#contract/events.ts';
import { ingredientKey, sizeKey } from '#domain/availability/availability.ts';
import type { IngredientId, OffKey, PlaceId, ProductId, VariantId } from '#domain/ids.ts';

const KEYS: readonly OffKey[] = [7 as ProductId, sizeKey(8 as VariantId), ingredientKey(9 as IngredientId)];
const row = (productId: OffKey, more = {}) => ({ placeId: 1 as PlaceId, productId, until: null, seq: 3, ...more });

test('dishes, sizes, ingredients and counted portions survive a round trip', () => {
  const rows = [
    ...KEYS.map((key) => row(key, { at: 5 })),
    row(2 as ProductId, { left: 12 }),
    row(3 as ProductId, { left: 0 }),
  ];
  expect(parseAvailability(JSON.parse(JSON.stringify(rows.map(availabilityToWire))))).toEqual({
    items: rows,
    rejected: [],
  });
});

test('an older device does not hide a dish because a size or an ingredient is off, or because some portions are left', () => {
  const namesDish = (productId: OffKey, more = {}) => 'product_id' in availabilityToWire(row(productId, more));
  expect(KEYS.map((key) => namesDish(key))).toEqual([true, false, false]);
  expect(namesDish(2 as ProductId, { left: 12 })).toBe(false);
  // After the last portion the dish is off, as an older device understands it.
  expect(namesDish(2 as ProductId, { left: 0 })).toBe(true);
});

test('an event says which items went off, or how many portions are left', () => {
  const events = KEYS.map(
    (productId): PlaceEvent => ({
      type: 'availability',
      seq: 4,
      prev: 3,
      productId,
      off: true,
      until: 9,
      at: 5,
    }),
  );
  const counted: PlaceEvent = {
    type: 'availability',
    seq: 5,
    prev: 4,
    productId: 7 as ProductId,
    off: false,
    until: null,
    left: 4,
  };
  for (const event of [...events, counted]) expect(parseEvent(JSON.stringify(eventToWire(event)))).toEqual(event);
  expect(parseEvent('{"type":"availability","seq":1,"prev":0,"off":true,"until":null}')).toBeUndefined();
});
