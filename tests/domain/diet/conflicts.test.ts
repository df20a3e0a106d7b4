import { expect, test } from 'vitest';
import { conflictsOf, dishesWith } from '#domain/diet/conflicts.ts';
import { avoidance } from '#domain/diet/diet.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import { choice, indexed, ingredient, product } from '../menu/menu-builder.ts';

const allergen = (code: string): Allergen => ({ code, name: '', image: undefined });
const walnuts = ingredient(1, 0, { allergens: ['nuts'] });
const baklava = product(1, { allergens: [allergen('nuts'), allergen('gluten')] });
const salad = product(2, { allergens: [allergen('nuts')], ingredients: [[1, 'removable']], diets: ['vegan'] });
const soup = product(3, { allergens: [], mayContain: [allergen('nuts')], diets: [] });
const lamb = product(4, { allergens: undefined });
const index = indexed({ products: [baklava, salad, soup, lamb], ingredients: [walnuts] });
const line = (id: number, over: Parameters<typeof choice>[0] = {}) => ({
  productId: product(id).id,
  choice: choice(over),
});
const ids = (dishes: readonly { readonly id: number }[]) => dishes.map(({ id }) => id);

test('an order lists per allergen the dishes that contain it, have traces of it, or are undeclared', () => {
  const { allergens } = conflictsOf(index, [line(1), line(2), line(3), line(4)], avoidance(['nuts', 'milk'], []));
  expect(allergens.map((one) => [one.code, ids(one.contains), ids(one.mayContain), ids(one.undeclared)])).toEqual([
    ['milk', [], [], [4]],
    ['nuts', [1, 2], [3], [4]],
  ]);
});

test('a dish without its walnuts contains no nuts; the same dish with walnuts is named once', () => {
  const without = line(2, { removable: [1] });
  const nuts = avoidance(['nuts'], []);
  expect(ids(conflictsOf(index, [without], nuts).allergens[0]?.contains ?? [])).toEqual([]);
  expect(ids(conflictsOf(index, [without, line(2), line(2)], nuts).allergens[0]?.contains ?? [])).toEqual([2]);
});

test('diets are listed apart from allergens, each with the dishes that contradict it', () => {
  const { allergens, diets } = conflictsOf(index, [line(2), line(3)], avoidance([], ['vegan', 'halal']));
  expect(allergens).toEqual([]);
  expect(diets.map((one) => [one.diet, ids(one.against)])).toEqual([
    ['vegan', [3]],
    ['halal', [2, 3]],
  ]);
});

test('a dish that has left the menu is not named', () => {
  expect(conflictsOf(index, [line(99)], avoidance(['nuts'], [])).allergens).toMatchObject([{ contains: [] }]);
});

test('a guest who has left out all listed nuts reads the allergy without the dish, although its other parts are not stated', () => {
  const tart = product(5, { allergens: [allergen('nuts'), allergen('sesame')], ingredients: [[1, 'removable']] });
  const menu = indexed({ products: [baklava, tart], ingredients: [walnuts] });
  const asked = avoidance(['nuts', 'sesame'], []);
  const named = (code: string) => ids(dishesWith(menu, [line(1), line(5, { removable: [1] })], asked)(code));
  expect(named('nuts')).toEqual([1]);
  expect(named('sesame')).toEqual([5]);
  expect(ids(dishesWith(menu, [line(5), line(5, { removable: [1] })], asked)('nuts'))).toEqual([5]);
});
