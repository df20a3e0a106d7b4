import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Category } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { cat, category, dish, indexed, ing, ingredient, product, size, variant } from './menu-builder.ts';

const idsOf = (items: readonly { readonly id: number }[]): number[] => items.map(({ id }) => id);

/** All categories reachable from the top, in walk order; throws when the walk would not end. */
const walk = (index: MenuIndex, limit: number): number[] => {
  const seen: number[] = [];
  const visit = (categories: readonly Category[]): void => {
    for (const { id } of categories) {
      seen.push(id);
      if (seen.length > limit) throw new Error('endless');
      visit(index.childrenOf(id));
    }
  };
  visit(index.roots);
  return seen;
};

test('the index finds entries by id and slug, and returns undefined for an unknown one', () => {
  const index = indexed({
    products: [product(1, { variants: [variant(10, 1), variant(11, 2)] })],
    ingredients: [ingredient(5)],
  });
  expect(index.productById.get(dish(1))?.slug).toBe('dish-1');
  expect(index.productBySlug.get('dish-1')?.id).toBe(1);
  expect(index.variantById.get(size(11))).toMatchObject({ product: { id: 1 }, variant: { id: 11, price: 2 } });
  expect(index.ingredientById.get(ing(5))?.name).toBe('Ingredient 5');
  expect(index.categoryBySlug.get('category-1')?.id).toBe(1);
  expect(index.productBySlug.get('toString')).toBeUndefined();
  expect(index.childrenOf(cat(99))).toEqual([]);
  expect(index.productsOf(cat(99))).toEqual([]);
  expect(index.pathOf(cat(99))).toEqual([]);
});

test('the first of two entries with the same id or slug wins', () => {
  const index = indexed({
    categories: [category(1, undefined, { name: 'first' }), category(1, undefined, { name: 'second' })],
    products: [product(1), product(2, { slug: 'dish-1' }), product(1, { slug: 'again' })],
  });
  expect(index.roots.map(({ name }) => name)).toEqual(['first']);
  expect(index.productBySlug.get('dish-1')?.id).toBe(1);
  expect(idsOf(index.productsOf(cat(1)))).toEqual([1, 2]);
});

test('tabs and dishes are sorted by priority, then id, in any order of arrival', () => {
  const categories = [
    category(1, undefined, { priority: 2 }),
    category(2, undefined, { priority: 1 }),
    category(4, 2),
    category(3, 2),
    category(5, 2, { priority: -1 }),
  ];
  const products = [
    product(3, { priority: 1 }),
    product(1, { priority: 2 }),
    product(2, { priority: 1, categoryIds: [cat(1), cat(1), cat(4)] }),
  ];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(categories, { minLength: 5 }),
      fc.shuffledSubarray(products, { minLength: 3 }),
      (someCategories, someProducts) => {
        const index = indexed({ categories: someCategories, products: someProducts });
        expect(idsOf(index.roots)).toEqual([2, 1]);
        expect(idsOf(index.childrenOf(cat(2)))).toEqual([5, 3, 4]);
        expect(idsOf(index.productsOf(cat(1)))).toEqual([2, 3, 1]);
        expect(idsOf(index.productsOf(cat(4)))).toEqual([2]);
      },
    ),
    { numRuns: 50 },
  );
});

describe('a broken category tree', () => {
  test('an orphan moves to the top with its subtree', () => {
    const index = indexed({ categories: [category(1), category(2, 77), category(3, 2)] });
    expect(walk(index, 3)).toEqual([1, 2, 3]);
    expect(index.parentOf(cat(2))).toBeUndefined();
    expect(idsOf(index.pathOf(cat(3)))).toEqual([3, 2]);
  });

  test('categories in a cycle move to the top, and a category below one of them stays below it', () => {
    const index = indexed({
      categories: [category(1, 3), category(2, 1), category(3, 2), category(4, 3), category(5, 5), category(6, 4)],
    });
    expect(idsOf(index.roots)).toEqual([1, 2, 3, 5]);
    expect(idsOf(index.childrenOf(cat(3)))).toEqual([4]);
    expect(idsOf(index.pathOf(cat(6)))).toEqual([6, 4, 3]);
    expect(walk(index, 6).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a tree of ten levels keeps all ten', () => {
    const index = indexed({
      categories: Array.from({ length: 10 }, (_, at) => category(at + 1, at === 0 ? undefined : at)),
    });
    expect(idsOf(index.pathOf(cat(10)))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(walk(index, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('each category stands in the tree exactly once, whatever its parent', () => {
    const parents = fc.array(fc.option(fc.integer({ min: 1, max: 14 }), { nil: undefined }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(parents, (list) => {
        const index = indexed({ categories: list.map((parent, at) => category(at + 1, parent)) });
        const expected = list.map((_, at) => at + 1);
        expect(walk(index, list.length).toSorted((a, b) => a - b)).toEqual(expected);
        for (const id of expected) {
          const path = index.pathOf(cat(id));
          expect(new Set(idsOf(path)).size).toBe(path.length);
          expect(index.roots).toContain(path.at(-1));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('the home of a product is its first category that exists in the menu', () => {
  const index = indexed({ categories: [category(1), category(2)] });
  expect(index.homeCategory(product(1, { categoryIds: [cat(9), cat(2), cat(1)] }))?.id).toBe(2);
  expect(index.homeCategory(product(1, { categoryIds: [cat(9)] }))).toBeUndefined();
});
