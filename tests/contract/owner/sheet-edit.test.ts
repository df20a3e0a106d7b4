import { expect, test } from 'vitest';
import { parseDraftEdit } from '#contract/owner/draft-edit.ts';

const edit = (path: readonly string[]) => ({ kind: 'sheet', changes: [{ path, was: '5.20', to: '6.50' }] });

test('an edit by sheet accepts only paths of dishes', () => {
  const price = edit(['products', 'shopska', 'variants', 'small', 'price']);
  expect(parseDraftEdit(price)).toEqual(price);
  expect(parseDraftEdit(edit(['tables', '1', 'code']))).toBeUndefined();
  expect(parseDraftEdit(edit(['settings', 'orders_allowed']))).toBeUndefined();
  expect(parseDraftEdit({ kind: 'sheet', changes: [] })).toBeUndefined();
});
