import { expect, test } from 'vitest';
import { parseDraftEdit } from '#contract/owner/draft-edit.ts';

const edit = (path: readonly string[]) => ({ kind: 'sheet', changes: [{ path, was: '5.20', to: '6.50' }] });

test('the edit of a sheet is one of dishes alone', () => {
  const price = edit(['products', 'shopska', 'variants', 'small', 'price']);
  expect(parseDraftEdit(price)).toEqual(price);
  expect(parseDraftEdit(edit(['tables', '1', 'code']))).toBeUndefined();
  expect(parseDraftEdit(edit(['settings', 'orders_allowed']))).toBeUndefined();
  expect(parseDraftEdit({ kind: 'sheet', changes: [] })).toBeUndefined();
});
