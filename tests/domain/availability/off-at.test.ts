import { expect, test } from 'vitest';
import { offAt } from '#domain/availability/off-at.ts';
import type { PlaceId, ProductId } from '#domain/ids.ts';
import { parseWindows } from '#domain/place/hours.ts';
import { category, indexed } from '../menu/menu-builder.ts';

const hours = Array.from({ length: 7 }, () => parseWindows('07:00-11:00') ?? []);
const { menu } = indexed({ categories: [category(1, undefined, { hours })], products: [] });
const [EVENING, MORNING] = [Date.UTC(2026, 5, 1, 20), Date.UTC(2026, 5, 2, 8)];
const row = (dish: number, until: number | null) => ({
  placeId: 1 as PlaceId,
  productId: dish as ProductId,
  until,
  seq: 1,
});

test('availability follows category hours at the asked time, and a staff switch for as long as staff set it', () => {
  const rows = [row(1, null), row(2, MORNING - 1), row(3, MORNING + 1)];
  expect([...offAt(rows, menu, 'UTC', EVENING)]).toEqual([1, 2, 3, 'category:1']);
  expect([...offAt(rows, menu, 'UTC', MORNING)]).toEqual([1, 3]);
});
