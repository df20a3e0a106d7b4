import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IngredientChoice, Modifier } from '#domain/cart/cart.ts';
import { withLine } from '#domain/cart/cart-lines.ts';
import { avoidance } from '#domain/diet/diet.ts';
import { allergensOf, judgeDish } from '#domain/diet/judge-dish.ts';
import type { GroupId } from '#domain/ids.ts';
import type { ModifierGroup, ModifierOption, Product } from '#domain/menu/menu.ts';
import { minor } from '#domain/pricing/money.ts';
import { choicePrice } from '#domain/pricing/pricing.ts';
import { checkChoice } from '#domain/product/check-choice.ts';
import { chooseOption, keepOffered } from '#domain/product/choose-option.ts';
import { defaultChoice, missingGroups, needsChoice } from '#domain/product/ingredients.ts';
import { groupsOf, isOpen, normalChoice, totalOf } from '#domain/product/modifier-groups.ts';
import { sameChoice } from '#domain/product/same-choice.ts';
import { choice, indexed, ing, ingredient, ings, line, product, size } from '../menu/menu-builder.ts';

const key = (id: number): GroupId => id as GroupId;
const option = (id: number, more: Partial<ModifierOption> = {}): ModifierOption => ({
  ingredientId: ing(id),
  price: minor(0),
  prices: {},
  active: true,
  max: 1,
  included: false,
  opens: undefined,
  ...more,
});
const group = (id: number, options: readonly ModifierOption[], more: Partial<ModifierGroup> = {}): ModifierGroup => ({
  id: key(id),
  title: `Group ${id}`,
  min: 0,
  max: undefined,
  ask: false,
  defaults: [],
  options,
  ...more,
});
const said = (...modifiers: readonly (readonly [group: number, option: number, quantity: number])[]) => ({
  ...choice({}),
  modifiers: modifiers.map(
    ([groupId, id, quantity]): Modifier => ({ groupId: key(groupId), optionId: ing(id), quantity }),
  ),
});

const milk = { code: 'milk', name: 'milk', image: undefined };
const index = indexed({
  ingredients: [
    ...[1, 2, 3, 11, 12, 13, 22, 31, 32].map((id) => ingredient(id)),
    ingredient(21, 0, { allergens: ['milk'] }),
    ingredient(23, 0, { active: false }),
  ],
});
/** Dough by size, cheese up to twice, basil included; the second dough opens a group of dips. */
const dips = group(5, [option(31), option(32)], { min: 1, max: 1 });
const PIZZA: Partial<Product> = {
  groups: [
    group(1, [option(1), option(2, { price: minor(80), prices: { 11: minor(120) }, opens: dips }), option(3)], {
      min: 1,
      max: 1,
      ask: true,
    }),
    group(2, [option(21, { price: minor(150), max: 2 }), option(22, { price: minor(50), max: 3 }), option(23)], {
      max: 3,
    }),
    group(3, [option(11, { included: true, max: 2, price: minor(40) })]),
  ],
};
const pizza = (more: Partial<Product> = {}) => product(1, { ...PIZZA, ...more, ingredients: [] });
const press = (dish: Product, before: IngredientChoice, groupId: number, id: number, quantity: number) =>
  chooseOption(groupsOf(index, dish), before, key(groupId), ing(id), quantity);
const pressed = (dish: Product, before: IngredientChoice, groupId: number, id: number, quantity: number) => {
  const after = press(dish, before, groupId, id, quantity);
  if (!after.ok) throw new Error(after.error.code);
  return after.value;
};

describe('a group that asks the guest', () => {
  test('has no default, and the dish cannot be added without an answer', () => {
    expect(defaultChoice(index, pizza())).toEqual(said());
    expect(needsChoice(index, pizza())).toBe(true);
    expect(checkChoice(index, pizza(), said())).toEqual({
      ok: false,
      error: { code: 'too_few', min: 1, group: 1 },
    });
    expect(checkChoice(index, pizza(), said([1, 1, 1]))).toEqual({ ok: true, value: said([1, 1, 1]) });
  });

  test('has no default either when its options are required ingredients', () => {
    const dish = product(1, { ingredients: [[1, 'required']], asksRequired: true });
    expect(defaultChoice(index, dish)).toEqual(choice({}));
    expect(needsChoice(index, dish)).toBe(true);
    expect(checkChoice(index, dish, choice({}))).toMatchObject({ error: { code: 'too_few', group: 'required' } });
    expect(checkChoice(index, dish, choice({ required: 1 }))).toMatchObject({ ok: true });
  });

  test('makes the allergen verdict depend on the choice when its options differ', () => {
    const dish = product(1, {
      allergens: [],
      groups: [group(1, [option(21), option(22)], { min: 1, max: 1, ask: true })],
    });
    const asked = { avoid: ['milk'], diets: [] };
    expect(judgeDish(index, dish, undefined, asked)).toMatchObject({ kind: 'not_declared', depends: true });
    expect(judgeDish(index, dish, said([1, 21, 1]), asked)).toMatchObject({ kind: 'contains', depends: false });
    expect(judgeDish(index, dish, said([1, 22, 1]), asked)).toMatchObject({ kind: 'free', depends: false });
    const allMilk = product(1, { groups: [group(1, [option(21)], { min: 1, max: 1, ask: true })] });
    expect(judgeDish(index, allMilk, undefined, asked)).toMatchObject({ kind: 'contains' });
  });
});

test('a required group that does not ask starts with its defaults, else its first available option [S5.08]', () => {
  const begun = (more: Partial<ModifierGroup>) =>
    defaultChoice(index, product(1, { groups: [group(1, [option(23), option(1), option(2, { max: 3 })], more)] }));
  expect(begun({ min: 1 })).toEqual(said([1, 1, 1]));
  expect(begun({ min: 1, defaults: ings(2) })).toEqual(said([1, 2, 1]));
  expect(begun({ min: 3 })).toEqual(said([1, 1, 1], [1, 2, 2]));
  expect(begun({})).toEqual(said());
});

test('a new option replaces the old one in a group of one', () => {
  expect(pressed(pizza(), said([1, 1, 1]), 1, 3, 1)).toEqual(said([1, 3, 1]));
});

test('an option may be chosen several times, and each counts towards the group', () => {
  const two = pressed(pizza(), said(), 2, 21, 2);
  expect(two).toEqual(said([2, 21, 2]));
  expect(pressed(pizza(), two, 2, 22, 1)).toEqual(said([2, 21, 2], [2, 22, 1]));
  expect(press(pizza(), two, 2, 22, 2)).toEqual({ ok: false, error: { code: 'too_many', max: 3, group: 2 } });
  expect(pressed(pizza(), said(), 2, 23, 1)).toEqual(said());
});

test('an included option may be left out or doubled, and is not listed when unchanged', () => {
  const without = pressed(pizza(), said(), 3, 11, 0);
  expect(without).toEqual(said([3, 11, 0]));
  expect(pressed(pizza(), without, 3, 11, 1)).toEqual(said());
  expect(pressed(pizza(), without, 3, 11, 2)).toEqual(said([3, 11, 2]));
});

test('an option opens its own group, which closes with it', () => {
  const opened = pressed(pizza(), said(), 1, 2, 1);
  expect(opened).toEqual(said([1, 2, 1], [5, 31, 1]));
  expect(pressed(pizza(), opened, 1, 1, 1)).toEqual(said([1, 1, 1]));
  expect(checkChoice(index, pizza(), said([1, 1, 1], [5, 31, 1]))).toMatchObject({
    error: { code: 'foreign', ingredientIds: [31] },
  });
});

test.each([
  ['an option of another group', said([1, 21, 1])],
  ['a group of no dish', said([9, 1, 1])],
  ['more of an option than there may be', said([1, 1, 2])],
  ['a part of an option', said([2, 21, 0.5])],
  ['the same option twice', said([1, 1, 1], [1, 1, 1])],
])('%s is refused', (_, odd) => {
  expect(checkChoice(index, pizza(), odd)).toMatchObject({ ok: false, error: { code: 'foreign' } });
});

test('a sold-out option is refused in an order, and removed from an open page', () => {
  expect(checkChoice(index, pizza(), said([1, 1, 1], [2, 23, 1]))).toMatchObject({ error: { code: 'inactive' } });
  expect(keepOffered(groupsOf(index, pizza()), said([1, 1, 1], [2, 23, 1]))).toEqual(said([1, 1, 1]));
});

test('a choice from a device without groups gets the dish’s defaults', () => {
  const dish = product(1, { groups: [group(1, [option(1), option(2)], { min: 1 })] });
  expect(checkChoice(index, dish, choice({}))).toEqual({ ok: true, value: said([1, 1, 1]) });
});

test('lines of the same variant merge only when their modifiers are equal [S3.16]', () => {
  const lines = [said([2, 21, 1], [1, 1, 1]), said([1, 1, 1], [2, 21, 1]), said([1, 1, 1], [2, 21, 2])];
  const merged = lines.reduce<ReturnType<typeof withLine>>(
    (all, one, at) => withLine(all, line(1, { lineId: String(at), choice: one })),
    [],
  );
  expect(merged.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('an option costs its price for the size, for each unit beyond the included ones', () => {
  const price = (variant: number, one: IngredientChoice) => choicePrice(index, pizza(), size(variant), one);
  expect(price(10, said([1, 2, 1]))).toBe(80);
  expect(price(11, said([1, 2, 1]))).toBe(120);
  expect(price(10, said([2, 21, 2], [3, 11, 2]))).toBe(340);
  expect(price(10, said([3, 11, 0]))).toBe(0);
  expect(price(10, said([9, 1, 1]))).toBeUndefined();
});

test('a chosen option adds its allergens', () => {
  const dish = pizza({ allergens: [] });
  expect(allergensOf(index, dish, said([2, 21, 1])).contains.map(({ code }) => code)).toEqual([milk.code]);
  expect(allergensOf(index, dish, said()).contains).toEqual([]);
});

test('an option adds the allergens of included options in the group that it opens', () => {
  const sauces = group(5, [option(21, { included: true })]);
  const dish = product(1, { allergens: [], groups: [group(1, [option(1, { opens: sauces })])] });
  const codes = (one: IngredientChoice) => allergensOf(index, dish, one).contains.map(({ code }) => code);
  expect([codes(said()), codes(said([1, 1, 1])), codes(said([1, 1, 1], [5, 21, 0]))]).toEqual([[], ['milk'], []]);
});

test('an option with an unanswered group of its own is not judged free', () => {
  const sauces = group(5, [option(21), option(22)], { min: 1, max: 1, ask: true });
  const doughs = group(1, [option(1, { opens: sauces }), option(2)], { min: 1, max: 1, ask: true });
  const dish = product(1, { allergens: [], groups: [doughs] });
  const kind = (one: IngredientChoice) => judgeDish(index, dish, one, avoidance(['milk'], [])).kind;
  expect([kind(said()), kind(said([1, 2, 1])), kind(said([1, 1, 1], [5, 22, 1]))]).toEqual([
    'not_declared',
    'free',
    'free',
  ]);
});

test('a sold-out included option opens no group', () => {
  const dish = product(1, {
    groups: [group(1, [option(23, { included: true, opens: group(5, [option(31)], { min: 1 }) })])],
  });
  const [, opened] = groupsOf(index, dish);
  expect(opened && isOpen(said(), opened)).toBe(false);
  expect(needsChoice(index, dish)).toBe(false);
});

test('an unanswered group removes nothing from the dish’s declaration', () => {
  const codes = (dish: Product, one?: IngredientChoice) =>
    allergensOf(index, dish, one).contains.map(({ code }) => code);
  const asks = group(1, [option(21), option(22)], { min: 1, max: 1, ask: true });
  const dish = product(1, { allergens: [milk], groups: [asks] });
  expect(codes(dish)).toEqual(['milk']);
  expect(codes(dish, said([1, 22, 1]))).toEqual(['milk']);
  const required = product(1, { allergens: [milk], ingredients: [[21, 'required']], asksRequired: true });
  expect(codes(required)).toEqual(['milk']);
  const included = product(1, { allergens: [milk], groups: [group(1, [option(21, { included: true })])] });
  expect(codes(included)).toEqual(['milk']);
  expect(codes(included, said([1, 21, 0]))).toEqual([]);
});

describe('any sequence of presses', () => {
  const presses = fc.array(
    fc.tuple(
      fc.constantFrom([1, 1], [1, 2], [1, 3], [2, 21], [2, 22], [2, 23], [3, 11], [5, 31], [5, 32], [9, 9]),
      fc.integer({ min: -1, max: 4 }),
    ),
    { maxLength: 20 },
  );
  const limits = fc.record({ min: fc.nat(3), max: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }) });

  test('keeps each group between its minimum and maximum, and the choice in canonical form', () => {
    fc.assert(
      fc.property(limits, presses, (bounds, list) => {
        const dish = pizza({
          groups: PIZZA.groups?.map((one) => (one.id === key(2) ? { ...one, ...bounds } : one)) ?? [],
        });
        const groups = groupsOf(index, dish);
        let current = defaultChoice(index, dish);
        for (const [[groupId = 0, id = 0], quantity] of list) {
          const before = current;
          const next = press(dish, current, groupId, id, quantity);
          if (next.ok) current = next.value;
          expect(normalChoice(current)).toEqual(current);
          expect(sameChoice(current, normalChoice(current))).toBe(true);
          for (const one of groups) {
            if (!isOpen(current, one)) continue;
            expect(totalOf(current, one)).toBeLessThanOrEqual(one.max);
            if (isOpen(before, one) && totalOf(before, one) >= one.min) {
              expect(totalOf(current, one)).toBeGreaterThanOrEqual(one.min);
            }
          }
          const whole = missingGroups(groups, current).length === 0;
          expect(checkChoice(index, dish, current)).toMatchObject(whole ? { ok: true, value: current } : { ok: false });
        }
      }),
      { numRuns: 300 },
    );
  });

  test('gives a price that sums the options beyond the included ones', () => {
    fc.assert(
      fc.property(presses, (list) => {
        let current = defaultChoice(index, pizza());
        for (const [[groupId = 0, id = 0], quantity] of list) {
          const next = press(pizza(), current, groupId, id, quantity);
          if (next.ok) current = next.value;
        }
        const costs: Readonly<Record<number, number>> = { 2: 80, 21: 150, 22: 50 };
        const sum = (current.modifiers ?? []).reduce(
          (total, { optionId, quantity }) =>
            total + (optionId === 11 ? 40 * Math.max(0, quantity - 1) : (costs[optionId] ?? 0) * quantity),
          0,
        );
        expect(choicePrice(index, pizza(), size(10), current)).toBe(sum);
      }),
      { numRuns: 300 },
    );
  });
});
