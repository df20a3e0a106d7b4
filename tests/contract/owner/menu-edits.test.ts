import { expect, test } from 'vitest';
import { parseDraftEdit } from '#contract/owner/draft-edit.ts';

const prices = (path: readonly string[], more: object = {}) => ({
  kind: 'prices',
  changes: [],
  modifiers: [{ path, was: '1.60', to: '1.80', ...more }],
});

test.each([
  [['ingredients', 'cheese', 'price']],
  [['groups', 'dough', 'options', 'stuffed', 'price']],
  [['groups', 'dough', 'options', 'stuffed', 'prices', 'small']],
  [['products', 'margherita', 'groups', 'on-top', 'options', 'basil', 'price']],
  [['products', 'margherita', 'groups', 'on-top', 'options', 'basil', 'prices', 'large']],
])('an edit of prices may set the price of a modifier: %j', (path) => {
  expect(parseDraftEdit(prices(path))).toEqual(prices(path));
});

test.each([
  [['settings', 'currency', 'price']],
  [['ingredients', 'cheese', 'name']],
  [['ingredients', 'cheese', 'name', 'price']],
  [['groups', 'dough', 'price']],
  [['groups', 'dough', 'options', 'stuffed', 'prices']],
  [['products', 'margherita', 'variants', 'small', 'options', 'basil', 'price']],
])('an edit of prices rejects any other field: %j', (path) => {
  expect(parseDraftEdit(prices(path))).toBeUndefined();
});

test('prices are never negative and never missing', () => {
  expect(parseDraftEdit(prices(['ingredients', 'cheese', 'price'], { to: '-1.00' }))).toBeUndefined();
  expect(parseDraftEdit({ kind: 'prices', changes: [] })).toBeUndefined();
});

test('a dish moves from a category to another one; a category may move to the top', () => {
  const dish = { kind: 'moved', list: 'products', slug: 'tarator', from: 'soups', to: 'grill', before: 'kufte' };
  expect(parseDraftEdit(dish)).toEqual(dish);
  const { to: _, ...nowhere } = dish;
  expect(parseDraftEdit(nowhere)).toBeUndefined();
  expect(parseDraftEdit({ ...nowhere, list: 'categories', slug: 'beer' })).toEqual({
    ...nowhere,
    list: 'categories',
    slug: 'beer',
  });
  expect(parseDraftEdit({ ...dish, to: 'soups' })).toBeUndefined();
});
