import { expect, test } from 'vitest';
import { avoidance, avoidanceAt, isNothing, NO_DIET } from '#domain/diet/diet.ts';
import { toggleAllergen, toggleDiet } from '#domain/diet/toggle.ts';

test('an avoidance has one spelling: each entry once, legal allergens in legal order, then own ones by name', () => {
  const one = avoidance(['pork', 'milk', 'alcohol', 'gluten', 'milk'], ['halal', 'vegan']);
  expect(one).toEqual({ avoid: ['gluten', 'milk', 'alcohol', 'pork'], diets: ['vegan', 'halal'] });
  expect(avoidance(['gluten', 'alcohol', 'pork', 'milk'], ['vegan', 'halal'])).toEqual(one);
});

test('the fourteen legal allergens apply at every place, an own allergen only where it was chosen', () => {
  const diet = toggleDiet(toggleAllergen(toggleAllergen(NO_DIET, 1, 'milk'), 1, 'pork'), 'vegan');
  expect(avoidanceAt(diet, 1)).toEqual({ avoid: ['milk', 'pork'], diets: ['vegan'] });
  expect(avoidanceAt(diet, 2)).toEqual({ avoid: ['milk'], diets: ['vegan'] });
});

test('a second press removes an avoidance', () => {
  const chosen = toggleDiet(toggleAllergen(toggleAllergen(NO_DIET, 1, 'milk'), 1, 'pork'), 'vegan');
  const back = toggleDiet(toggleAllergen(toggleAllergen(chosen, 1, 'milk'), 1, 'pork'), 'vegan');
  expect(isNothing(avoidanceAt(chosen, 1))).toBe(false);
  expect(isNothing(avoidanceAt(back, 1))).toBe(true);
});
