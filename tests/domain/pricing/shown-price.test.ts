import { expect, test } from 'vitest';
import type { GroupId } from '#domain/ids.ts';
import type { ModifierGroup, Product } from '#domain/menu/menu.ts';
import { minor } from '#domain/pricing/money.ts';
import { shownPrice } from '#domain/pricing/shown-price.ts';
import { indexed, ing, ingredient, product, variant as sized } from '../menu/menu-builder.ts';

const index = indexed({ ingredients: [1, 2, 3].map((id) => ingredient(id)) });
const priced = (id: number, price: number, more: object = {}) => ({
  ...{ ingredientId: ing(id), price: minor(price), prices: {}, active: true, max: 1, included: false },
  opens: undefined,
  ...more,
});
const doughs = (options: ModifierGroup['options'], more: Partial<ModifierGroup> = {}): ModifierGroup => ({
  ...{ id: 1 as GroupId, title: 'Dough', min: 1, max: 1, ask: true, defaults: [], options },
  ...more,
});
const shown = (price: number, more: Pick<Partial<Product>, 'groups' | 'discountPercent'>) => {
  const dish = product(1, { variants: [sized(1, price)], ...more });
  const [variant] = dish.variants;
  if (!variant) throw new Error('A dish has a size');
  return shownPrice(index, dish, variant, { moneyDiscountOnlyPreorder: false }, 'spot');
};

test('a dish priced by a required choice shows the cheapest price, marked "from"', () => {
  const groups = [doughs([priced(1, 1490), priced(2, 1090), priced(3, 500, { active: false })])];
  expect(shown(0, { groups })).toEqual({ before: 1090, after: 1090, from: true });
  expect(shown(0, { groups: [doughs([priced(1, 1090)])] })).toEqual({ before: 1090, after: 1090, from: false });
});

test('a free or optional choice does not change the shown price', () => {
  expect(shown(900, { groups: [doughs([priced(1, 0), priced(2, 200)])] })).toMatchObject({ after: 900, from: false });
  expect(shown(900, { groups: [doughs([priced(1, 200)], { min: 0 })] })).toMatchObject({ after: 900, from: false });
});

test('two units of a choice cost twice, included options cost nothing, and a size has its own prices', () => {
  const two = doughs([priced(1, 100, { max: 2 }), priced(2, 300)], { min: 2, max: 2 });
  expect(shown(500, { groups: [two] })).toMatchObject({ after: 700, from: true });
  expect(shown(500, { groups: [doughs([priced(1, 100, { included: true })])] })).toMatchObject({ after: 500 });
  expect(shown(500, { groups: [doughs([priced(1, 100, { prices: { 1: minor(250) } })])] })).toMatchObject({
    after: 750,
  });
});

test('a discount lowers the dish price, never the choice', () => {
  expect(shown(1000, { discountPercent: 50, groups: [doughs([priced(1, 300)])] })).toMatchObject({
    ...{ before: 1300, after: 800 },
  });
});

test('a dish without a fixed price shows no price', () => {
  const dish = product(1, { variants: [{ ...sized(1, 0), price: null }] });
  const [variant] = dish.variants;
  expect(variant && shownPrice(index, dish, variant, { moneyDiscountOnlyPreorder: false }, 'spot')).toBeUndefined();
});
