import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { IngredientId } from '#domain/ids.ts';
import type { IngredientRole, Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { checkChoice } from '#domain/product/check-choice.ts';
import { chooseOption } from '#domain/product/choose-option.ts';
import { defaultChoice, emptyChoice } from '#domain/product/ingredients.ts';
import { groupsOf, quantityOf } from '#domain/product/modifier-groups.ts';
import { sameChoice } from '#domain/product/same-choice.ts';
import { choice, indexed, ing, ingredient, product } from '../menu/menu-builder.ts';

const gone = { active: false };
const index = indexed({
  ingredients: [
    ingredient(1, 0, gone),
    ingredient(2),
    ingredient(3),
    ingredient(11, 100),
    ingredient(12, 100),
    ingredient(13, 100),
    ingredient(14, 100, gone),
    ingredient(21),
    ingredient(22, 0, gone),
    ingredient(31),
  ],
});
const pizza = (more: { readonly minAddable?: number; readonly maxAddable?: number } = {}) =>
  product(1, {
    ...more,
    ingredients: [
      [3, 'required', 2],
      [2, 'required', 1],
      [1, 'required', 0],
      [13, 'addable', 0],
      [12, 'addable', 1],
      [11, 'addable', 1],
      [14, 'addable', 2],
      [11, 'addable', 5],
      [21, 'removable'],
      [22, 'removable'],
      [99, 'removable'],
    ],
  });
/** A press on an ingredient: toggles it. */
const press =
  (role: IngredientRole) => (from: MenuIndex, dish: Product, before: IngredientChoice, id: IngredientId) => {
    const groups = groupsOf(from, dish);
    const option = groups.find(({ key }) => key === role)?.options.find((one) => one.id === id);
    return chooseOption(groups, before, role, id, option && quantityOf(before, role, option) > 0 ? 0 : 1);
  };
const toggleAddable = press('addable');
const changed =
  (role: 'required' | 'removable') => (from: MenuIndex, dish: Product, before: IngredientChoice, id: IngredientId) => {
    const after = press(role)(from, dish, before, id);
    if (!after.ok) throw new Error(after.error.code);
    return after.value;
  };
const chooseRequired = changed('required');
const toggleRemovable = changed('removable');
const withExtras = (...addable: readonly number[]) => choice({ addable });

test('only active ingredients are offered, in sequence, each once [S5.08]', () => {
  const offered = groupsOf(index, pizza()).map(({ key, options }) => [
    key,
    options.filter(({ isActive }) => isActive).map(({ id }) => id),
  ]);
  expect(offered).toEqual([
    ['required', [2, 3]],
    ['addable', [13, 11, 12]],
    ['removable', [21]],
  ]);
});

describe('the required ingredient', () => {
  test('the first active required ingredient is used when none is chosen [S5.08]', () => {
    expect(defaultChoice(index, pizza())).toEqual(choice({ required: 2 }));
    expect(checkChoice(index, pizza(), emptyChoice)).toEqual({ ok: true, value: choice({ required: 2 }) });
    expect(checkChoice(index, pizza(), choice({ required: 3 }))).toEqual({ ok: true, value: choice({ required: 3 }) });
  });

  test('a dish without an active required ingredient gets none [S5.08]', () => {
    expect(defaultChoice(index, product(1))).toEqual(emptyChoice);
    const outOfBread = product(1, { ingredients: [[1, 'required']] });
    expect(checkChoice(index, outOfBread, emptyChoice)).toEqual({ ok: true, value: emptyChoice });
  });

  test('only offered ingredients can be picked [S5.08]', () => {
    expect(chooseRequired(index, pizza(), emptyChoice, ing(3)).required).toBe(3);
    for (const id of [1, 11, 31, 99]) {
      expect(chooseRequired(index, pizza(), choice({ required: 2 }), ing(id)).required).toBe(2);
    }
  });
});

describe('extras', () => {
  test('addable ingredients are ticked and unticked [S2.43]', () => {
    const ticked = toggleAddable(index, pizza(), withExtras(13), ing(11));
    expect(ticked).toEqual({ ok: true, value: withExtras(11, 13) });
    expect(toggleAddable(index, pizza(), withExtras(11, 13), ing(13))).toEqual({ ok: true, value: withExtras(11) });
  });

  test('a choice below the minimum cannot be ordered, and its problem gives the minimum [S5.05]', () => {
    const two = pizza({ minAddable: 2 });
    expect(checkChoice(index, two, withExtras(11))).toEqual({ ok: false, error: { code: 'too_few', min: 2 } });
    expect(checkChoice(index, two, withExtras(11, 12))).toMatchObject({ ok: true });
  });

  test('unticking below the minimum is blocked [S5.05]', () => {
    const two = pizza({ minAddable: 2 });
    const blocked = { ok: false, error: { code: 'too_few', min: 2 } };
    expect(toggleAddable(index, two, withExtras(11, 12), ing(11))).toEqual(blocked);
    expect(toggleAddable(index, two, withExtras(11, 12, 13), ing(11))).toMatchObject({ ok: true });
  });

  test('a guest may untick again before the minimum is reached [S5.05]', () => {
    const two = pizza({ minAddable: 2 });
    expect(toggleAddable(index, two, withExtras(11), ing(11))).toEqual({ ok: true, value: withExtras() });
  });

  test('ticking beyond the maximum is blocked, and so is sending such a choice [S5.06]', () => {
    const two = pizza({ maxAddable: 2 });
    const blocked = { ok: false, error: { code: 'too_many', max: 2 } };
    expect(toggleAddable(index, two, withExtras(11), ing(12))).toMatchObject({ ok: true });
    expect(toggleAddable(index, two, withExtras(11, 12), ing(13))).toEqual(blocked);
    expect(checkChoice(index, two, withExtras(11, 12, 13))).toEqual(blocked);
    expect(checkChoice(index, pizza({ maxAddable: 0 }), withExtras(11))).toMatchObject({ error: { code: 'too_many' } });
  });

  test('an unreachable minimum does not block the dish [S5.05]', () => {
    expect(checkChoice(index, pizza({ minAddable: 9 }), withExtras(11, 12, 13))).toMatchObject({ ok: true });
    expect(checkChoice(index, pizza({ minAddable: 3, maxAddable: 1 }), withExtras(11))).toMatchObject({ ok: true });
    expect(checkChoice(index, product(1, { minAddable: 1 }), emptyChoice)).toMatchObject({ ok: true });
  });

  test('a sold-out extra does not count, and an unoffered extra changes nothing [S5.06, S5.08]', () => {
    const two = pizza({ maxAddable: 2 });
    expect(toggleAddable(index, two, withExtras(14, 11), ing(12))).toEqual({ ok: true, value: withExtras(11, 12) });
    for (const id of [14, 21, 31, 99]) {
      expect(toggleAddable(index, two, withExtras(11), ing(id))).toEqual({ ok: true, value: withExtras(11) });
    }
  });

  test('a choice that has reached its minimum stays valid, whatever is tapped [S5.05, S5.06]', () => {
    const limits = fc.record({ minAddable: fc.nat(4), maxAddable: fc.integer({ min: 0, max: 4 }) });
    const taps = fc.array(fc.constantFrom(11, 12, 13, 14, 31), { maxLength: 30 });
    fc.assert(
      fc.property(limits, taps, (rules, ids) => {
        let current = emptyChoice;
        let reached = false;
        for (const id of ids) {
          const next = toggleAddable(index, pizza(rules), current, ing(id));
          if (next.ok) current = next.value;
          const checked = checkChoice(index, pizza(rules), current);
          if (checked.ok) reached = true;
          expect(checked.ok).toBe(reached);
          if (!checked.ok) expect(checked.error.code).toBe('too_few');
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('removable ingredients are left out and put back [S2.43, S5.08]', () => {
  const without = toggleRemovable(index, pizza(), emptyChoice, ing(21));
  expect(without).toEqual(choice({ removable: [21] }));
  expect(toggleRemovable(index, pizza(), without, ing(21))).toEqual(emptyChoice);
  for (const id of [22, 99, 11]) expect(toggleRemovable(index, pizza(), emptyChoice, ing(id))).toEqual(emptyChoice);
});

describe('normalising a choice from outside', () => {
  test.each([
    ['an ingredient of no dish', withExtras(31), 'foreign', [31]],
    ['an ingredient that nobody knows', withExtras(12345), 'foreign', [12345]],
    ['an ingredient in another role', choice({ required: 11, addable: [21], removable: [2] }), 'foreign', [2, 11, 21]],
    ['the same one twice', withExtras(11, 11), 'foreign', [11]],
    ['an inactive extra', withExtras(14), 'inactive', [14]],
    ['an inactive required one', choice({ required: 1 }), 'inactive', [1]],
    ['inactive ones to leave out', choice({ removable: [99, 22] }), 'inactive', [22, 99]],
  ])('%s is a problem [S5.08]', (_, odd, code, ingredientIds) => {
    expect(checkChoice(index, pizza(), odd)).toEqual({ ok: false, error: { code, ingredientIds } });
  });

  test('a normalised choice has its ids in one sequence', () => {
    const checked = checkChoice(index, pizza(), choice({ required: 3, addable: [13, 11], removable: [21] }));
    expect(checked).toEqual({ ok: true, value: choice({ required: 3, addable: [11, 13], removable: [21] }) });
  });
});

test('choices are equal in any sequence of their ids [S3.16]', () => {
  expect(sameChoice(withExtras(11, 12), withExtras(12, 11))).toBe(true);
  expect(sameChoice(withExtras(11, 12), withExtras(11))).toBe(false);
  expect(sameChoice(withExtras(11), choice({ removable: [11] }))).toBe(false);
  expect(sameChoice(choice({ required: 2 }), choice({ required: 3 }))).toBe(false);
  expect(sameChoice(choice({ required: 2 }), emptyChoice)).toBe(false);
});
