import { expect, test } from 'vitest';
import { avoidance } from '#domain/diet/diet.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import { defaultChoice } from '#domain/product/ingredients.ts';
import { agreedChoice, keepAnswer } from '#guest/diet/conflict-answers.ts';
import { choice, indexed, ingredient, product } from '../../domain/menu/menu-builder.ts';

const nuts: Allergen = { code: 'nuts', name: '', image: undefined };
const salad = product(1, { allergens: [nuts], ingredients: [[1, 'removable']] });
const baklava = product(2, { allergens: [nuts] });
const soup = product(3, { allergens: [] });
const index = indexed({ products: [salad, baklava, soup], ingredients: [ingredient(1, 0, { allergens: ['nuts'] })] });
const plain = (dish: typeof salad) => ({ product: dish, choice: defaultChoice(index, dish) });
const inOrder = (dish: typeof salad) => [{ productId: dish.id }];

test('diet conflict: a dish without avoided ingredients is added unasked; a conflicting one asks first', () => {
  const asked = avoidance(['nuts'], []);
  expect(agreedChoice(index, plain(soup), [], asked)).toEqual(choice({}));
  expect(agreedChoice(index, plain(salad), [], asked)).toBeUndefined();
  const without = { product: salad, choice: choice({ removable: [1] }) };
  expect(agreedChoice(index, without, [], asked)).toBe(without.choice);
});

test('diet conflict: an answer also holds for later presses while the dish is in the order', () => {
  const asked = avoidance(['nuts'], []);
  keepAnswer(asked, baklava.id, 'all_the_same');
  keepAnswer(asked, salad.id, 'without');
  expect(agreedChoice(index, plain(baklava), inOrder(baklava), asked)).toEqual(choice({}));
  expect(agreedChoice(index, plain(salad), inOrder(salad), asked)).toEqual(choice({ removable: [1] }));
});

test('diet conflict: an answer ends when the dish leaves the order, and never covers another dish', () => {
  const asked = avoidance(['nuts'], []);
  keepAnswer(asked, baklava.id, 'all_the_same');
  expect(agreedChoice(index, plain(baklava), [], asked)).toBeUndefined();
  expect(agreedChoice(index, plain(salad), inOrder(salad), asked)).toBeUndefined();
});

test('diet conflict: an edited line is not asked about what it contained already, but about anything new', () => {
  const asked = avoidance(['nuts', 'milk'], []);
  const cake = product(4, {
    allergens: [nuts, { code: 'egg', name: '', image: undefined }],
    ingredients: [
      [1, 'removable'],
      [2, 'addable'],
    ],
  });
  const cream = ingredient(2, 0, { allergens: ['milk'] });
  const menu = indexed({ products: [cake], ingredients: [ingredient(1, 0, { allergens: ['nuts'] }), cream] });
  const whole = defaultChoice(menu, cake);
  const without = choice({ removable: [1] });
  // The egg is in no listed ingredient, so that the cake still "contains" nuts.
  expect(agreedChoice(menu, { product: cake, choice: without }, [], asked)).toBeUndefined();
  expect(agreedChoice(menu, { product: cake, choice: without }, [], asked, whole)).toBe(without);
  // Putting the nuts back is news, although the cake "contained" them before too.
  expect(agreedChoice(menu, { product: cake, choice: whole }, [], asked, without)).toBeUndefined();
  expect(agreedChoice(menu, { product: cake, choice: whole }, [], asked, whole)).toBe(whole);
  expect(agreedChoice(menu, { product: cake, choice: choice({ addable: [2] }) }, [], asked, whole)).toBeUndefined();
});

test('diet conflict: an answer ends when the guest changes what they avoid', () => {
  keepAnswer(avoidance(['nuts'], []), baklava.id, 'all_the_same');
  expect(agreedChoice(index, plain(baklava), inOrder(baklava), avoidance(['nuts'], []))).toBeUndefined();
});
