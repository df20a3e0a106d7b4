import { expect, test } from 'vitest';
import { avoidance } from '#domain/diet/diet.ts';
import { leaveOut } from '#domain/diet/leave-out.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import { defaultChoice } from '#domain/product/ingredients.ts';
import { choice, indexed, ingredient, product } from '../menu/menu-builder.ts';

const allergen = (code: string): Allergen => ({ code, name: '', image: undefined });
const walnuts = ingredient(1, 0, { name: 'Walnuts', allergens: ['nuts'] });
const onion = ingredient(2, 0, { name: 'Onion', allergens: [] });
const cheese = ingredient(3, 60, { name: 'Cheese', allergens: ['milk'] });
const finished = ingredient(4, 0, { name: 'Hazelnuts', allergens: ['nuts'], active: false });
const salad = product(1, {
  allergens: [allergen('nuts')],
  ingredients: [
    [1, 'removable'],
    [2, 'removable'],
    [3, 'addable'],
  ],
});

const found = (dish: typeof salad, avoid: readonly string[], over?: Parameters<typeof choice>[0]) => {
  const index = indexed({ products: [dish], ingredients: [walnuts, onion, cheese, finished] });
  const chosen = over ? choice(over) : defaultChoice(index, dish);
  const left = leaveOut(index, dish, chosen, avoidance(avoid, []));
  return left && { names: left.ingredients.map(({ name }) => name), choice: left.choice, isSure: left.isSure };
};

test('only the walnuts that contain the nuts are left out', () => {
  expect(found(salad, ['nuts'])).toEqual({ names: ['Walnuts'], choice: choice({ removable: [1] }), isSure: true });
});

test('a chosen extra is left out like an ingredient of the dish', () => {
  expect(found(salad, ['milk'], { addable: [3] })).toEqual({ names: ['Cheese'], choice: choice({}), isSure: true });
  expect(found(salad, ['milk', 'nuts'], { addable: [3], removable: [2] })).toEqual({
    names: ['Cheese', 'Walnuts'],
    choice: choice({ removable: [1, 2] }),
    isSure: true,
  });
});

test('leaving out walnuts from a dish with unlisted parts is offered as not surely enough', () => {
  const unexplained = { ...salad, allergens: [allergen('nuts'), allergen('sesame')] };
  expect(found(unexplained, ['nuts'])).toMatchObject({ names: ['Walnuts'], isSure: false });
  expect(found(unexplained, ['sesame'])).toBeUndefined();
});

test('leaving out is not offered when another part keeps the allergen', () => {
  const unseen = product(1, { allergens: [allergen('nuts')] });
  const finishedNuts = product(1, { allergens: [allergen('nuts')], ingredients: [[4, 'removable']] });
  const requiredNuts = product(1, { allergens: [], ingredients: [[1, 'required']] });
  const twice = product(1, {
    allergens: [allergen('nuts')],
    ingredients: [
      [1, 'removable'],
      [4, 'removable'],
    ],
  });
  for (const one of [unseen, finishedNuts, requiredNuts, twice]) expect(found(one, ['nuts'])).toBeUndefined();
});

test('leaving out is not offered when no ingredient has to go', () => {
  expect(found(salad, ['eggs'])).toBeUndefined();
});
