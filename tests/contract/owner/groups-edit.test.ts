import { expect, test } from 'vitest';
import { parseDraftEdit } from '#contract/owner/draft-edit.ts';

const edit = (path: readonly string[]) => ({ kind: 'groups', changes: [{ path, was: 1, to: 2 }] });

test('an edit of groups accepts only paths of shared groups and of dishes’ groups', () => {
  for (const path of [
    ['groups', 'dough', 'min'],
    ['products', 'pizza', 'groups', 'dough', 'max'],
  ])
    expect(parseDraftEdit(edit(path))).toEqual(edit(path));
  expect(parseDraftEdit(edit(['products', 'pizza', 'variants', 'one', 'price']))).toBeUndefined();
  expect(parseDraftEdit(edit(['products', 'pizza']))).toBeUndefined();
  expect(parseDraftEdit(edit(['tables', '1', 'code']))).toBeUndefined();
});
