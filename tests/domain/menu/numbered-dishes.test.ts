import { expect, test } from 'vitest';
import { dishesNumbered, dishesOf, numberedDishes } from '#domain/menu/numbered-dishes.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { cat, category, indexed, product } from './menu-builder.ts';

const at = { orderType: 'spot', settings: DEFAULT_SETTINGS } as const;
const menu = indexed({
  categories: [category(1), category(2, 1), category(3), category(4, undefined, { type: 'info' })],
  products: [
    product(11),
    product(12, { categoryIds: [cat(2), cat(3)] }),
    product(13, { categoryIds: [cat(2)], visibility: { onlyDelivery: true } }),
    product(14, { categoryIds: [cat(3)], type: 'booking' }),
    product(15, { categoryIds: [cat(3)] }),
    product(16, { categoryIds: [cat(4)] }),
  ],
});

test('dishes are numbered once each in menu order; bookable, read-only and off-table dishes get no number', () => {
  const sections = numberedDishes(menu, at);
  const told = sections.map(({ category: { id }, root, dishes }) => [
    id,
    root.id,
    dishes.map(({ number, product: { id: dish } }) => `${number}: ${dish}`),
  ]);
  expect(told).toEqual([
    [1, 1, ['1: 11']],
    [2, 1, ['2: 12']],
    [3, 3, ['2: 12', '3: 15']],
  ]);
  expect(dishesOf(sections).map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a number finds its own dish first, then numbers that begin with it; a word finds none', () => {
  const many = indexed({
    categories: [category(1)],
    products: Array.from({ length: 12 }, (_, nth) => product(nth + 1)),
  });
  const dishes = dishesOf(numberedDishes(many, at));
  expect(dishesNumbered(dishes, ' 1 ').map(({ number }) => number)).toEqual([1, 10, 11, 12]);
  expect(dishesNumbered(dishes, '12').map(({ number }) => number)).toEqual([12]);
  for (const typed of ['', 'soup', '1a', '99999']) expect(dishesNumbered(dishes, typed)).toEqual([]);
});
