import { expect, test } from 'vitest';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { MAX_RELATED, type RelatedQuestion, relatedProducts } from '#domain/product/related-products.ts';
import { cat, category, dish, indexed, product } from '../menu/menu-builder.ts';

const ids = (index: MenuIndex, id: number, over: Partial<RelatedQuestion> = {}): readonly number[] => {
  const one = index.productById.get(dish(id));
  if (!one) throw new Error('no such dish');
  return relatedProducts(index, one, { draw: undefined, isOffered: () => true, ...over }).map((other) => other.id);
};

const SALADS = [1, 2, 3, 4, 5, 6].map((id) => product(id, { priority: id }));

test('related products are up to four of the same category: the following ones, then from its start [S9.13]', () => {
  const index = indexed({
    categories: [category(1), category(2)],
    products: [...SALADS, product(9, { categoryIds: [cat(2)] })],
  });
  expect(MAX_RELATED).toBe(4);
  expect(ids(index, 1)).toEqual([2, 3, 4, 5]);
  expect(ids(index, 5)).toEqual([6, 1, 2, 3]);
  expect(ids(index, 9)).toEqual([]);
});

test('related products are at most four of the same category, or by setting of the whole menu without drinks [S2.46]', () => {
  const drink = product(20, { categoryIds: [cat(2)], isLiquid: true });
  const main = product(30, { categoryIds: [cat(2)] });
  const index = indexed({ categories: [category(1), category(2)], products: [...SALADS, drink, main] });
  expect(ids(index, 1)).toEqual([2, 3, 4, 5]);
  const seen = new Set(Array.from({ length: 50 }, (_, draw) => ids(index, 1, { draw })).flat());
  expect(seen).toEqual(new Set([2, 3, 4, 5, 6, 30]));
  expect(ids(index, 1, { draw: 7 })).toHaveLength(4);
});

test('related products exclude unavailable dishes and the dish itself', () => {
  const index = indexed({ categories: [category(1)], products: SALADS.slice(0, 4) });
  expect(ids(index, 2, { isOffered: (one) => one.id !== 3 })).toEqual([4, 1]);
});

test('with the setting, each draw takes another four from the whole menu, without drinks', () => {
  const drinks = [20, 21, 22].map((id) => product(id, { categoryIds: [cat(2)], isLiquid: true }));
  const mains = Array.from({ length: 30 }, (_, at) => product(100 + at, { categoryIds: [cat(3)] }));
  const index = indexed({
    categories: [category(1), category(2), category(3)],
    products: [...SALADS, ...drinks, ...mains],
  });
  const drawn = ids(index, 1, { draw: 1 });
  expect(drawn).toHaveLength(4);
  expect(new Set(drawn).size).toBe(4);
  for (const id of [1, 20, 21, 22]) expect(drawn).not.toContain(id);
  // Related dishes stay while the page is open, and change when it is opened again.
  expect(ids(index, 1, { draw: 1 })).toEqual(drawn);
  expect(ids(index, 1, { draw: 2 })).not.toEqual(drawn);
  expect(ids(index, 2, { draw: 1 })).not.toEqual(drawn);
  // A drink's page leads to food too.
  const fromDrink = ids(index, 20, { draw: 1 });
  expect(fromDrink).toHaveLength(4);
  expect(fromDrink.every((id) => id < 20 || id >= 100)).toBe(true);
  // Over all pages each dish is linked and no drink ever is: the draw is uniform by design, not by luck.
  const pages = index.menu.products.map((one) => ids(index, one.id, { draw: 1 }));
  const seen = new Set(pages.flat());
  expect([20, 21, 22].filter((id) => seen.has(id))).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
});

test('each draw is fair: all dishes are drawn about equally often', () => {
  const many = Array.from({ length: 20 }, (_, at) => product(at + 1));
  const index = indexed({ categories: [category(1)], products: many });
  const times = new Map<number, number>();
  for (let draw = 0; draw < 1900; draw++) {
    for (const one of ids(index, 7, { draw })) times.set(one, (times.get(one) ?? 0) + 1);
  }
  // 1900 draws of four among nineteen: 400 each.
  expect(times.size).toBe(19);
  for (const often of times.values()) expect(Math.abs(often - 400)).toBeLessThan(100);
});

test('a new dish on the menu changes at most one of the four', () => {
  const many = Array.from({ length: 40 }, (_, at) => product(at + 1));
  const before = ids(indexed({ categories: [category(1)], products: many }), 7, { draw: 1 });
  const after = ids(indexed({ categories: [category(1)], products: [...many, product(99)] }), 7, { draw: 1 });
  expect(before.filter((id) => after.includes(id)).length).toBeGreaterThanOrEqual(3);
});

test('a venue’s own story is never a related product', () => {
  const index = indexed({
    categories: [category(1), category(2, undefined, { type: 'info' })],
    products: [product(1), product(2, { categoryIds: [cat(2)] }), product(3)],
  });
  expect(ids(index, 1, { draw: 1 })).toEqual([3]);
});
