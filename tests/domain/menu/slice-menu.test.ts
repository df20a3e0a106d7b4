// The part of a menu in a page: complete for what the page shows, and consistent for the rest.
import { expect, test } from 'vitest';
import type { CategoryId } from '#domain/ids.ts';
import { indexMenu } from '#domain/menu/menu-index.ts';
import { sliceMenu } from '#domain/menu/slice-menu.ts';
import { isProductVisible } from '#domain/menu/visibility.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { buildCategory, buildIndex, buildIngredient, buildProduct } from '../../support/build-menu.ts';
import { cat, dish, ing } from './menu-builder.ts';

const picture = (path: string) => ({
  path,
  width: 4,
  height: 3,
  widths: [4],
  placeholder: undefined,
  positionY: 50,
  scale: 100,
});
const inCategory = (id: number, category: number, over: Parameters<typeof buildProduct>[0] = {}) =>
  buildProduct({ id: dish(id), slug: `dish-${id}`, categoryIds: [cat(category)], ...over });
const tomato = { ingredientId: ing(1), role: 'required', priority: 1 } as const;
const full = buildIndex({
  categories: [1, 2, 3].map((id) => buildCategory({ id: cat(id), slug: `category-${id}` })),
  products: [
    inCategory(7, 2),
    inCategory(8, 2, { images: [picture('/pictures/a'), picture('/pictures/b')] }),
    inCategory(5, 1, { ingredients: [tomato] }),
    inCategory(4, 1),
  ],
  ingredients: [buildIngredient(1, 'tomato'), buildIngredient(2, 'leek')],
});
const sliced = (...whole: readonly CategoryId[]) => sliceMenu(full, new Set(whole));

test('a slice has all categories, and all dishes of the shown ones in menu order', () => {
  const slice = sliced(cat(1));
  expect(slice.categories).toEqual(full.menu.categories);
  const index = indexMenu(slice);
  expect(index.productsOf(cat(1))).toEqual(full.productsOf(cat(1)));
  expect(slice.ingredients.map(({ id }) => id)).toEqual([1]);
  expect(slice.version).toBe(full.menu.version);
});

test('a slice of all categories has each dish and no stub', () => {
  expect(sliced(cat(1), cat(2), cat(3)).products).toEqual(full.menu.products);
});

test('a stub marks a category as non-empty with its picture, and an empty category has none', () => {
  const index = indexMenu(sliced(cat(1)));
  expect(index.productsOf(cat(2)).map(({ images }) => images.map(({ path }) => path))).toEqual([['/pictures/a']]);
  expect(index.productsOf(cat(3))).toEqual([]);
});

test('a stub cannot be found by slug or dish id, and guests never see it', () => {
  const index = indexMenu(sliced(cat(1)));
  const [stub] = index.productsOf(cat(2));
  if (!stub) throw new Error('The stub is missing');
  expect([7, 8].map((id) => index.productById.get(dish(id)))).toEqual([undefined, undefined]);
  expect(index.productBySlug.get('dish-7')).toBeUndefined();
  for (const type of [undefined, ...ORDER_TYPES]) {
    expect(isProductVisible(index, stub, type, { tokenHidesProducts: false }, false)).toBe(false);
  }
});

test('a slice has the ingredients of a dish’s groups, and of groups that an option opens', () => {
  const option = (id: number, opens?: object) => ({
    ingredientId: ing(id),
    price: buildIngredient(1, '').price,
    prices: {},
    active: true,
    max: 1,
    included: false,
    opens: undefined,
    ...opens,
  });
  const group = (id: number, options: readonly ReturnType<typeof option>[]) => ({
    id: id as never,
    title: '',
    min: 0,
    max: undefined,
    ask: false,
    defaults: [],
    options,
  });
  const menu = buildIndex({
    products: [buildProduct({ groups: [group(1, [option(1, { opens: group(2, [option(2)]) })])] })],
    ingredients: [1, 2, 3].map((id) => buildIngredient(id, `ingredient ${id}`)),
  });
  expect(sliceMenu(menu, new Set([cat(1)])).ingredients.map(({ id }) => id)).toEqual([1, 2]);
});
