import { expect, test } from 'vitest';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { GroupId } from '#domain/ids.ts';
import type { ModifierGroup } from '#domain/menu/menu.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { minor } from '#domain/pricing/money.ts';
import { choiceNames, placedChoiceNames } from '#domain/product/choice-names.ts';
import { choice, dish, indexed, ing, ingredient, product, size } from '../menu/menu-builder.ts';

const option = (id: number, included = false): ModifierGroup['options'][number] => ({
  ingredientId: ing(id),
  price: minor(0),
  prices: {},
  active: true,
  max: 3,
  included,
  opens: undefined,
});
const group = (id: number, title: string, options: ModifierGroup['options']): ModifierGroup => ({
  id: id as GroupId,
  title,
  ask: false,
  min: 0,
  max: 9,
  defaults: [],
  options,
});
const pizza = product(1, {
  groups: [group(1, 'Left half', [option(2), option(3, true)]), group(2, 'Right half', [option(2)])],
  ingredients: [
    [1, 'required'],
    [4, 'addable'],
    [5, 'removable'],
  ],
});
const index = indexed({
  products: [pizza],
  ingredients: ['Thin', 'Bacon', 'Onion', 'Olives', 'Basil'].map((name, at) => ingredient(at + 1, 0, { name })),
});
const modifier = (groupId: number, optionId: number, quantity: number) => ({
  groupId: groupId as GroupId,
  optionId: ing(optionId),
  quantity,
});

test('choices in a dish’s own groups are listed beside its ingredients; equal names carry their group', () => {
  const chosen: IngredientChoice = {
    ...choice({ required: 1, addable: [4], removable: [5] }),
    modifiers: [modifier(1, 2, 2), modifier(1, 3, 0), modifier(2, 2, 1)],
  };
  expect(choiceNames(index, pizza, chosen)).toEqual({
    chosen: ['Thin', '2 × Left half: Bacon', 'Right half: Bacon'],
    added: ['Olives'],
    removed: ['Basil', 'Onion'],
  });
});

test('a dish that left the menu keeps its ingredient names', () => {
  expect(choiceNames(index, undefined, choice({ addable: [4, 99] }))).toEqual({
    chosen: [],
    added: ['Olives'],
    removed: [],
  });
});

test('a server line gives the same names in the place’s language, also from a server without groups', () => {
  const line: PlacedOrderLine = {
    productId: dish(1),
    variantId: size(10),
    name: 'Pizza',
    size: '',
    required: 'Thin',
    added: ['Olives'],
    removed: ['Basil'],
    comment: undefined,
    quantity: 1,
    total: minor(1000),
  };
  expect(placedChoiceNames(line)).toEqual({ chosen: ['Thin'], added: ['Olives'], removed: ['Basil'] });
  const modifiers = [
    { group: 'Dough', name: 'Rye', quantity: 1 },
    { group: 'Extras', name: 'Bacon', quantity: 2 },
    { group: 'Salad', name: 'Onion', quantity: 0 },
  ];
  expect(placedChoiceNames({ ...line, modifiers })).toEqual({
    chosen: ['Thin', 'Rye', '2 × Bacon'],
    added: ['Olives'],
    removed: ['Basil', 'Onion'],
  });
});
