import { expect, test } from 'vitest';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { editsBehind } from '#domain/owner/edits-behind.ts';

const price = (product: string, was: string, to: string) => ({ product, variant: 'one', was, to });
const pricePath = (product: string) => ['products', product, 'variants', 'one', 'price'];
const kept = (id: string, edit: DraftEdit) => ({ id, edit });

const EDITS = [
  kept('bulk', { kind: 'prices', changes: [price('tarator', '3.20', '3.40'), price('bob', '4.00', '4.20')] }),
  kept('hand', {
    kind: 'product',
    slug: 'bob',
    changes: [{ path: ['variants', 'one', 'price'], was: '4.20', to: '5' }],
  }),
  kept('name', { kind: 'product', slug: 'bob', changes: [{ path: ['name', 'de'], to: 'Bohnen' }] }),
  kept('order', { kind: 'order', list: 'products', within: 'soups', was: ['a', 'b'], to: ['b', 'a'] }),
];

test('discarding an edit discards those of the same step and those that depend on it', () => {
  expect(editsBehind(EDITS)(pricePath('tarator'))).toEqual(['bulk', 'hand']);
  expect(editsBehind(EDITS)(pricePath('bob'))).toEqual(['bulk', 'hand']);
});

test('another field of the same dish and the sort of a list are independent edits', () => {
  expect(editsBehind(EDITS)(['products', 'bob', 'name', 'de'])).toEqual(['name']);
  expect(editsBehind(EDITS)(['products', '', 'soups'])).toEqual(['order']);
  expect(editsBehind(EDITS)(['settings', 'phone'])).toEqual([]);
});

test('discarding an addition discards all later edits of it', () => {
  const made = [
    kept('new', { kind: 'added', list: 'products', what: { slug: 'kebap', name: 'Кебап' } }),
    kept('words', { kind: 'product', slug: 'kebap', changes: [{ path: ['name', 'de'], to: 'Kebab' }] }),
  ];
  expect(editsBehind(made)(['products', 'kebap'])).toEqual(['new', 'words']);
});

test('restoring a dish to the menu keeps edits made before its removal', () => {
  const dish = { slug: 'x', variants: [{ key: 'one', price: '4' }] };
  const made = [
    kept('price', { kind: 'prices', changes: [price('x', '3', '4')] }),
    kept('moved', { kind: 'moved', list: 'products', slug: 'y', from: 'teas', to: 'soups' }),
    kept('removed', {
      kind: 'removed',
      changes: [
        { path: ['products', 'x'], was: dish },
        { path: ['products', 'y', 'categories'], was: ['soups', 'grill'], to: ['grill'] },
        { path: ['stations', 'hot', 'categories'], was: ['soups', 'grill'], to: ['grill'] },
        { path: ['categories', 'soups'], was: { slug: 'soups' } },
      ],
    }),
    kept('next', {
      kind: 'removed',
      changes: [
        { path: ['stations', 'hot', 'categories'], was: ['grill'], to: [] },
        { path: ['categories', 'grill'], was: { slug: 'grill' } },
      ],
    }),
  ];
  expect(editsBehind(made.slice(0, 1).concat(made[2] ?? []))(['products', 'x'])).toEqual(['removed']);
  // A later dependent edit is discarded with it, but not vice versa.
  expect(editsBehind(made)(['categories', 'soups'])).toEqual(['removed', 'next']);
  expect(editsBehind(made)(['categories', 'grill'])).toEqual(['next']);
  // Two edits have changed the dish's categories.
  expect(editsBehind(made)(['products', 'y', 'categories'])).toEqual(['moved', 'removed', 'next']);
});

test('an earlier edit stays when a later, wider edit is discarded', () => {
  const first = kept('first', { kind: 'prices', changes: [price('bob', '3.90', '4.00')] });
  const behind = editsBehind([first, ...EDITS]);
  expect(behind(pricePath('tarator'))).toEqual(['bulk', 'hand']);
  expect(behind(pricePath('bob'))).toEqual(['first', 'bulk', 'hand']);
});
