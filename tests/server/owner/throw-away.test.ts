import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PreviewAnswer } from '#contract/owner/drafts-wire.ts';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { withoutDish } from '#domain/owner/removals/removals.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { type Editing, editing, newPrice } from '../support/edited.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';

onEitherDatabase('Discarded edits', (store) => {
  const { server } = withServer(store);
  let dir: string;
  let here: Editing;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'tabl-thrown-'));
    here = await editing(server(), dir);
  });
  afterEach(() => rm(dir, { recursive: true }));
  const open = async () => (await here.drafts()).edits.map(({ id }) => id);
  const PATH = ['products', 'shopska', 'variants', 'small', 'price'];

  test('the preview lists the edits behind each change, and they are discarded together', async () => {
    const price = [await here.add(newPrice('5.20', '5.60')), await here.add(newPrice('5.60', '9.90'))];
    const name = await here.add({ kind: 'settings', changes: [{ path: ['phone'], to: '+359 2 123 456' }] });
    const preview = await here.call('GET', 'drafts/preview');
    expect(preview.json).toMatchObject({
      changes: [
        { path: PATH, was: '5.20', now: '9.90', edits: price },
        { path: ['phone'], edits: [name] },
      ],
    });
    expect((await here.call('POST', 'drafts/discard', { edits: price })).status).toBe(200);
    expect(await open()).toEqual([name]);
    // A second press finds no edit to discard.
    expect((await here.call('POST', 'drafts/discard', { edits: price })).status).toBe(200);
    expect(await open()).toEqual([name]);
  });

  test('a restored dish keeps its waiting price edit', async () => {
    const price = await here.add(newPrice('5.20', '5.60'));
    const { file } = (await here.call('GET', 'drafts')).json as { file: VenueFile };
    const edited = applyEdit(file, newPrice('5.20', '5.60')).file;
    const removed = await here.add(withoutDish(edited, 'shopska') as DraftEdit);
    const { json } = await here.call('GET', 'drafts/preview');
    const change = (json as PreviewAnswer).changes.find(({ kind }) => kind === 'removed');
    expect(change).toMatchObject({ path: ['products', 'shopska'], edits: [removed] });
    await here.call('POST', 'drafts/discard', { edits: change?.edits });
    expect(await open()).toEqual([price]);
    expect((await here.publish()).status).toBe(200);
    expect(await here.prices()).toMatchObject({ 'shopska 250 g': 560 });
  });

  test('all edits are discarded or none, and published ones stay', async () => {
    const published = await here.add(newPrice('5.20', '5.60'));
    await here.publish();
    const waiting = await here.add(newPrice('5.60', '9.90'));
    const unknown = await here.call('POST', 'drafts/discard', { edits: [waiting, 'never-heard'] });
    expect([unknown.status, messageOf(unknown)]).toEqual([404, 'unknown_edit']);
    expect(await open()).toEqual([waiting]);
    await here.call('POST', 'drafts/discard', { edits: [published, waiting] });
    expect(await open()).toEqual([]);
    expect(await here.prices()).toMatchObject({ 'shopska 250 g': 560 });
  });

  test('the undo shows in advance what guests will see again', async () => {
    expect(messageOf(await here.call('GET', 'drafts/undo'))).toBe('nothing_to_undo');
    await here.add(newPrice('5.20', '5.60'));
    await here.publish();
    const { last } = await here.drafts();
    const asked = await here.call('GET', 'drafts/undo');
    expect(asked.json).toMatchObject({ id: last?.id, changes: [{ path: PATH, was: '5.60', now: '5.20' }] });
    expect(await here.prices()).toMatchObject({ 'shopska 250 g': 560 });
  });
});
