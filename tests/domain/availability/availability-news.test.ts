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

test('dishes and sizes that run out before a guest’s eyes are told, once', () => {
  expect(news([], [soup, large])).toEqual({ off: [soup, large], back: [] });
  expect(news([soup], [soup, large])).toEqual({ off: [large], back: [] });
});

test('things that were off before the guest came are no news, nor an older server’s rows without a time', () => {
  expect(news([], [soup], CAME - 1).off).toEqual([]);
  expect(
    availabilityNews({ before: NOBODY, now: new Set([soup]), rows: rows(undefined, soup) }, CAME, NOBODY).off,
  ).toEqual([]);
});

test('a thing that comes back is told to a guest who was told that it was gone, or waits for it', () => {
  expect(news([soup], [], CAME, new Set([soup])).back).toEqual([soup]);
  expect(news([soup], []).back).toEqual([]);
});
