import { expect, test } from 'vitest';
import { parseDraftEdit } from '#contract/owner/draft-edit.ts';

const edit = (path: readonly string[]) => ({ kind: 'groups', changes: [{ path, was: 1, to: 2 }] });

test('the edit of groups is one of shared groups and of dishes’ groups alone', () => {
  for (const path of [
    ['groups', 'dough', 'min'],
    ['products', 'pizza', 'groups', 'dough', 'max'],
  ])
    expect(parseDraftEdit(edit(path))).toEqual(edit(path));
  expect(parseDraftEdit(edit(['products', 'pizza', 'variants', 'one', 'price']))).toBeUndefined();
  expect(parseDraftEdit(edit(['products', 'pizza']))).toBeUndefined();
  expect(parseDraftEdit(edit(['tables', '1', 'code']))).toBeUndefined();
});
