import { expect, test } from 'vitest';
import { avoidance } from '#domain/diet/diet.ts';
import { judgeDish } from '#domain/diet/judge-dish.ts';
import { inUnlistedParts, kindToWarn } from '#domain/diet/unlisted-parts.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import { choice, indexed, ingredient, product } from '../menu/menu-builder.ts';

const allergen = (code: string): Allergen => ({ code, name: '', image: undefined });
const walnuts = ingredient(1, 0, { name: 'Walnuts', allergens: ['nuts'] });
const pesto = ingredient(2, 0, { name: 'Pesto', allergens: ['nuts'] });
/** The sesame is in no listed ingredient, so that the dish has unlisted parts. */
const salad = product(1, {
  allergens: [allergen('nuts'), allergen('sesame')],
  ingredients: [
    [1, 'removable'],
    [2, 'addable'],
  ],
});

const codesOf = (dish: typeof salad, over: Parameters<typeof choice>[0]) => {
  const index = indexed({ products: [dish], ingredients: [walnuts, pesto] });
  const chosen = choice(over);
  const verdict = judgeDish(index, dish, chosen, avoidance(['nuts', 'sesame'], []));
  expect(verdict.kind).toBe('contains');
  return inUnlistedParts(index, dish, chosen, verdict).map(({ code }) => code);
};

test('nuts stay declared without the walnuts because of unlisted parts, and the sesame was never left out', () => {
  expect(codesOf(salad, { removable: [1] })).toEqual(['nuts']);
});

test('nuts are surely in the dish while the walnuts or a chosen extra stay', () => {
  expect(codesOf(salad, {})).toEqual([]);
  const twice = product(1, {
    allergens: [allergen('nuts'), allergen('sesame')],
    ingredients: [
      [1, 'removable'],
      [2, 'removable'],
    ],
  });
  expect(codesOf(twice, { removable: [1] })).toEqual([]);
  expect(codesOf(twice, { removable: [1, 2] })).toEqual(['nuts']);
});

test('the order is warned of what is surely in it; of what only unlisted parts may contain, the dish alone tells', () => {
  const found = (code: string) => ({ ...allergen(code), from: undefined });
  const [nuts, milk] = [found('nuts'), found('milk')];
  const judged = (contains: readonly ReturnType<typeof found>[], against: readonly 'vegan'[] = []) =>
    kindToWarn({ kind: 'contains', contains, against }, [nuts]);
  expect(judged([nuts])).toBe('free');
  expect(judged([nuts, milk])).toBe('contains');
  expect(judged([nuts], ['vegan'])).toBe('contains');
  expect(kindToWarn({ kind: 'contains', contains: [nuts], against: [] }, [])).toBe('contains');
});
