import { expect, test } from 'vitest';
import type { CategoryId, ProductId } from '#domain/ids.ts';
import { isForWaiters, ONLY_STATION, type Station, stationOf, stationsOf } from '#domain/kitchen/stations.ts';
import { buildCategory, buildIndex, buildProduct } from '../../support/build-menu.ts';

const category = (id: number) => id as CategoryId;
const station = (id: string, categories: number[], isDefault = false): Station => ({
  id,
  name: id,
  categories: categories.map(category),
  isDefault,
});

const index = buildIndex({
  categories: [
    buildCategory({ id: category(1), slug: 'food', childIds: [category(2)] }),
    buildCategory({ id: category(2), slug: 'grill', parentId: category(1) }),
    buildCategory({ id: category(3), slug: 'drinks' }),
    buildCategory({ id: category(4), slug: 'gifts' }),
  ],
  products: [
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [4]],
    [5, [3, 2]],
    [6, [4, 1]],
  ].map(([id, categories]) =>
    buildProduct({
      id: id as ProductId,
      slug: `dish-${id}`,
      categoryIds: (categories as number[]).map(category),
    }),
  ),
});
const who = (stations: readonly Station[], product: number) => {
  const { station, isStray } = stationOf(stations, index, product as ProductId);
  return isStray ? `${station.id}, stray` : station.id;
};

test('a place without stations has one default station, and no dish is stray', () => {
  expect(stationsOf({})).toEqual([ONLY_STATION]);
  expect(stationsOf({ stations: [] })).toEqual([ONLY_STATION]);
  expect(who(stationsOf({}), 3)).toBe('kitchen');
});

test('a station cooks its categories and their subcategories, unless another station has them', () => {
  const kitchen = [station('cold', [1], true), station('bar', [3])];
  expect([1, 2, 3].map((dish) => who(kitchen, dish))).toEqual(['cold', 'cold', 'bar']);
  const withGrill = [...kitchen, station('grill', [2])];
  expect([1, 2, 3].map((dish) => who(withGrill, dish))).toEqual(['cold', 'grill', 'bar']);
});

test('a dish in several categories goes to the station of the first one that has a station', () => {
  const kitchen = [station('grill', [2], true), station('bar', [3]), station('cold', [1])];
  expect([5, 6].map((dish) => who(kitchen, dish))).toEqual(['bar', 'cold']);
});

test('a dish without a station, or off the menu, goes to the default station and is reported as stray', () => {
  const kitchen = [station('cold', [1]), station('bar', [3], true)];
  expect([4, 99].map((dish) => who(kitchen, dish))).toEqual(['bar, stray', 'bar, stray']);
});

test('an order goes to the waiters when no station of its dishes has a screen or printer', () => {
  const stations = [station('cold', [1], true), station('bar', [3])];
  const is = (bare: readonly string[], ...products: number[]) =>
    isForWaiters({ lines: products.map((id) => ({ productId: id as ProductId })) }, { stations, index, bare });
  expect([is(['cold', 'bar'], 1, 3), is(['bar'], 3), is(['bar'], 1, 3), is([], 1)]).toEqual([true, true, false, false]);
});
