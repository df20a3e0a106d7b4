import { expect, test } from 'vitest';
import { offNow } from '#domain/availability/off-now.ts';
import type { PlaceId, ProductId } from '#domain/ids.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';

const NOW = 1_780_000_000_000;
const DISH = 1 as ProductId;
const OTHER = 2 as ProductId;
const row = (over: Partial<AvailabilityRow>): AvailabilityRow => ({
  ...{ placeId: 1 as PlaceId, productId: DISH, until: null, seq: 1, at: NOW - 1000 },
  ...over,
});

test('the list of off items shows start and end, newest first, without counted and past ones', () => {
  const rows = [
    row({}),
    row({ productId: OTHER, at: NOW - 500, until: NOW + 1 }),
    row({ productId: 'size:7', until: NOW }),
    row({ productId: 3 as ProductId, left: 4 }),
    row({ productId: 4 as ProductId, left: 0, at: undefined }),
  ];
  expect(offNow(rows, [], NOW)).toEqual([
    { key: OTHER, since: NOW - 500, until: NOW + 1, waits: undefined },
    { key: DISH, since: NOW - 1000, until: null, waits: undefined },
    { key: 4, since: undefined, until: null, waits: undefined },
  ]);
});

test('a press on this device counts at once and is marked as unsent', () => {
  const take = { about: 'ingredient:5' as const, change: { off: true, until: NOW + 60_000 }, at: NOW };
  const back = { about: DISH, change: { off: false, until: null }, at: NOW };
  expect(offNow([row({})], [take, back], NOW)).toEqual([
    { key: 'ingredient:5', since: NOW, until: NOW + 60_000, waits: 'off' },
    { key: DISH, since: NOW - 1000, until: null, waits: 'back' },
  ]);
  const again = { ...take, change: { off: false, until: null } };
  expect(offNow([], [take, again], NOW)[0]?.waits).toBe('back');
  expect(offNow([], [back], NOW)).toEqual([]);
});

test('a dish that the menu marks as sold out is in the list of off items too, once, after the dishes that staff switched off', () => {
  const marked = offNow([row({})], [], NOW, [OTHER, DISH]);
  expect(marked.map(({ key, isByMenu }) => [key, isByMenu])).toEqual([
    [DISH, undefined],
    [OTHER, true],
  ]);
});
