import { expect, test } from 'vitest';
import { availabilityNews } from '#domain/availability/availability-news.ts';
import type { OffKey } from '#domain/ids.ts';
import { dish, place } from '../menu/menu-builder.ts';

const rows = (at: number | undefined, ...keys: readonly OffKey[]) =>
  keys.map((productId) => ({ placeId: place, productId, until: null, seq: 1, ...(at !== undefined && { at }) }));
const [soup, large]: readonly [OffKey, OffKey] = [dish(1), 'size:10'];
const CAME = 100;
const NOBODY: ReadonlySet<OffKey> = new Set();
const news = (
  before: readonly OffKey[],
  now: readonly OffKey[],
  at: number | undefined = CAME,
  awaited: ReadonlySet<OffKey> = NOBODY,
) => availabilityNews({ before: new Set(before), now: new Set(now), rows: rows(at, ...now) }, CAME, awaited);

test('availability news reports once each dish and size that runs out while the guest looks', () => {
  expect(news([], [soup, large])).toEqual({ off: [soup, large], back: [] });
  expect(news([soup], [soup, large])).toEqual({ off: [large], back: [] });
});

test('availability news skips what was off before the guest came, and rows without a time from an older server', () => {
  expect(news([], [soup], CAME - 1).off).toEqual([]);
  expect(
    availabilityNews({ before: NOBODY, now: new Set([soup]), rows: rows(undefined, soup) }, CAME, NOBODY).off,
  ).toEqual([]);
});

test('availability news reports that a dish is back to a guest who was told that the dish was gone, or who waits for the dish', () => {
  expect(news([soup], [], CAME, new Set([soup])).back).toEqual([soup]);
  expect(news([soup], []).back).toEqual([]);
});
