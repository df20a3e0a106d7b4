import { beforeEach, expect, test } from 'vitest';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { type Editing, editId, editing, newPrice } from '../support/edited.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';

const { server, folder } = withServer();
let here: Editing;
beforeEach(async () => {
  here = await editing(server(), folder());
});

test('draft edit: stays unpublished, names its editor and changes nothing for guests', async () => {
  const id = await here.add(newPrice('5.20', '5.60'));
  const { json } = await here.call('GET', 'drafts', undefined, here.someoneElse);
  expect(json).toMatchObject({ edits: [{ id, by: { name: 'Nikola' } }], last: null, planned: [] });
  expect(await here.prices()).toMatchObject({ 'shopska 250 g': 520 });
});

test('draft edit: an edit sent twice is one edit, even after it was discarded', async () => {
  const one = { id: editId(), edit: newPrice('5.20', '5.60') };
  expect((await here.call('POST', 'drafts', one)).status).toBe(200);
  expect((await here.call('POST', 'drafts', one)).status).toBe(200);
  expect((await here.drafts()).edits).toHaveLength(1);
  expect((await here.call('DELETE', `drafts/${one.id}`)).status).toBe(200);
  expect((await here.call('POST', 'drafts', one)).status).toBe(200);
  expect((await here.drafts()).edits).toEqual([]);
  expect((await here.call('DELETE', 'drafts/never-came')).status).toBe(404);
});

test('draft preview: shows the old and the new value, and the editor', async () => {
  await here.add(newPrice('5.20', '5.60'));
  await here.add(newPrice('5.60', '5.90'), here.someoneElse);
  const { json } = await here.call('GET', 'drafts/preview');
  expect(json).toMatchObject({
    changes: [
      {
        kind: 'field',
        path: ['products', 'shopska', 'variants', 'small', 'price'],
        was: '5.20',
        now: '5.90',
        by: { name: 'Elena' },
      },
    ],
    conflicts: [],
    problems: [],
  });
});

test('draft conflict: the second of two editors of one price reads who was faster, and overwrites nothing', async () => {
  await here.add(newPrice('5.20', '5.60'));
  const late = await here.call('POST', 'drafts', { id: editId(), edit: newPrice('5.20', '6.00') }, here.someoneElse);
  expect(late.status).toBe(409);
  expect(late.json).toMatchObject({
    payload: { message: 'conflict', conflicts: [{ reason: 'changed', by: { name: 'Nikola' } }] },
  });
  expect((await here.drafts()).edits).toHaveLength(1);
});

test('draft edit: an edit that an import would reject is rejected, with field and reason', async () => {
  const wrong: DraftEdit[] = [
    newPrice('5.20', '5,60'),
    { kind: 'product', slug: 'shopska', changes: [{ path: ['name', 'bg'], was: 'Шопска салата' }] },
    { kind: 'product', slug: 'shopska', changes: [{ path: ['allergens'], was: ['milk', 'pork'], to: ['mlik'] }] },
    { kind: 'product', slug: 'shopska', changes: [{ path: ['colour'], to: 'red' }] },
    { kind: 'added', list: 'products', what: { slug: 'Not a slug', name: 'x', categories: ['food'], variants: [] } },
  ];
  for (const edit of wrong) {
    const answer = await here.call('POST', 'drafts', { id: editId(), edit });
    expect([answer.status, messageOf(answer)], JSON.stringify(edit)).toEqual([422, 'invalid_edit']);
    expect((answer.json as { payload: { problems: unknown[] } }).payload.problems, JSON.stringify(edit)).not.toEqual(
      [],
    );
  }
  expect((await here.drafts()).edits).toEqual([]);
});

test('draft edit: an invalid body is rejected: another slug, foreign fields, an incomplete path', async () => {
  const hostile = [
    { kind: 'product', slug: 'shopska', changes: [{ path: ['slug'], to: 'other' }] },
    { kind: 'settings', changes: [{ path: ['tables'], to: [] }] },
    { kind: 'settings', changes: [{ path: ['slug'], to: 'other' }] },
    { kind: 'product', slug: 'shopska', changes: [{ path: [], to: {} }] },
    { kind: 'unheard-of' },
    { kind: 'product', slug: 'shopska', changes: [{ path: ['__proto__', 'x'], to: 1 }] },
  ];
  for (const edit of hostile) {
    const answer = await here.call('POST', 'drafts', { id: editId(), edit });
    expect([answer.status, messageOf(answer)], JSON.stringify(edit)).toEqual([422, 'invalid_edit']);
  }
});

test('draft edit: a price set back by hand leaves nothing to publish', async () => {
  await here.add(newPrice('5.20', '5.60'));
  await here.add(newPrice('5.60', '5.20'));
  expect((await here.drafts()).edits).toEqual([]);
});

test('draft edit: a place without a venue folder reports that it cannot be edited', async () => {
  const manager = await signInAs(server(), 'PLACE_ADMIN');
  const answer = await server().get('/api/staff/drafts', manager.headers);
  expect([answer.status, messageOf(answer)]).toEqual([409, 'not_editable']);
});
