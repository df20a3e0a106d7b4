import { expect, test } from 'vitest';
import type { GroupId } from '#domain/ids.ts';
import type { Menu, ModifierGroup } from '#domain/menu/menu.ts';
import { isQuantity, kitchenNames } from '#domain/menu/menu-names.ts';
import { category, ing, ingredient, menu, product, variant } from './menu-builder.ts';

const NO_PRICE = { price: 0, prices: {}, active: true, max: 1, included: false } as never as object;
const group = (id: number, title: string, opens?: ModifierGroup): ModifierGroup => ({
  ...{ id: id as GroupId, title, min: 0, max: undefined, ask: false, defaults: [] },
  options: [{ ...NO_PRICE, ingredientId: ing(1), opens } as ModifierGroup['options'][number]],
});
const read = (words: {
  dish: string;
  small: string;
  title: string;
  inner: string;
  cheese: string;
  amount: string;
}): Menu =>
  menu({
    categories: [category(1, undefined, { name: `${words.dish}s` })],
    ingredients: [ingredient(1, 0, { name: words.cheese }), ingredient(2, 0, { name: 'Feta' })],
    products: [
      product(1, {
        name: words.dish,
        variants: [variant(10, 500, { size: words.small }), variant(11, 900, { size: words.amount })],
        groups: [group(5, words.title, group(6, words.inner))],
      }),
    ],
  });
const KITCHEN = read({ dish: 'Супа', small: 'малка', title: 'Хляб', inner: 'Вид', cheese: 'Сирене', amount: '0,3 л' });
const READER = read({ dish: 'Soup', small: 'small', title: 'Bread', inner: 'Kind', cheese: 'Cheese', amount: '0.3 l' });

test('kitchen names: give the venue’s word for each dish, category, size, ingredient and group, nested ones too', () => {
  const nameOf = kitchenNames(KITCHEN, READER);
  expect([
    nameOf('dish:1'),
    nameOf('category:1'),
    nameOf('size:10'),
    nameOf('option:1'),
    nameOf('group:5'),
    nameOf('group:6'),
  ]).toEqual(['Супа', 'Супаs', 'малка', 'Сирене', 'Хляб', 'Вид']);
});

test('kitchen names: repeat no name that reads the same, no quantity, and none of a menu read in one language', () => {
  const nameOf = kitchenNames(KITCHEN, READER);
  expect([nameOf('option:2'), nameOf('size:11'), nameOf('dish:9')]).toEqual([undefined, undefined, undefined]);
  expect(kitchenNames(KITCHEN, KITCHEN)('dish:1')).toBeUndefined();
});

test.each([
  ['250 g', true],
  ['0,5 л', true],
  ['2 × 250 ml', true],
  ['малка · 250 г', false],
  ['large', false],
  ['', false],
])('size “%s” is an amount alone: %s', (text, is) => {
  expect(isQuantity(text)).toBe(is);
});
