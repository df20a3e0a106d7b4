import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishDue } from '../../../server/services/owner/publish-drafts.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import { parseSource } from '../../../server/venue/edited/venue-source.ts';
import { type Editing, editing, newPrice } from '../support/edited.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf } from '../support/server.ts';
import { onBothDatabases } from '../support/stores.ts';

onBothDatabases('Publication of edits', (store) => {
  const { server, start } = withServer(store);
  let dir: string;
  let here: Editing;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'tabl-drafts-'));
    here = await editing(server(), dir);
  });
  afterEach(() => rm(dir, { recursive: true }));
  const services = () => ({ store: store(), clock: () => server().clock.now });
  const sourceText = async () => parseSource((await readPublished(store(), 'small'))?.source)?.venue;

  test('guests pay the new price, the journal names the editor, and the undo restores the old file exactly', async () => {
    const before = await sourceText();
    await here.add(newPrice('5.20', '5.60'));
    const published = await here.publish();
    expect(published.status).toBe(200);
    expect(await here.prices()).toMatchObject({ 'shopska 250 g': 560, 'shopska 400 г': 790 });
    const drafts = await here.drafts();
    expect(drafts).toMatchObject({ edits: [], last: { by: { name: 'Nikola' }, edits: 1 } });

    const undone = await here.call('POST', 'drafts/undo', { id: drafts.last?.id }, here.someoneElse);
    expect(undone.status).toBe(200);
    expect(await here.prices()).toMatchObject({ 'shopska 250 g': 520 });
    expect(await sourceText()).toBe(before);
    // The undo keeps the edit as a draft.
    expect((await here.drafts()).edits).toHaveLength(1);
    expect(messageOf(await here.call('POST', 'drafts/undo', { id: drafts.last?.id }))).toBe('nothing_to_undo');
    const rows = await readJournal(store(), here.placeId);
    expect(rows.flatMap((row) => (row.type === 'menu.published' ? [row.payload] : [])).slice(1)).toMatchObject([
      { by: 'Nikola', edits: 1 },
      { by: 'Elena', edits: 1, undone: true },
    ]);
  });

  test('an owner who has not seen the latest edit is refused, with the edits in between', async () => {
    await here.add(newPrice('5.20', '5.60'));
    const { base, edits } = await here.drafts();
    const between = await here.add(newPrice('5.60', '9.90'), here.someoneElse);
    const seen = { base, edits: edits.map(({ id }) => id) };
    const stale = await here.call('POST', 'drafts/publish', seen);
    expect([stale.status, stale.json]).toMatchObject([409, { payload: { message: 'stale', since: [between] } }]);
    expect(await here.prices()).toMatchObject({ 'shopska 250 g': 520 });
    expect((await here.publish()).status).toBe(200);
    // A state that was never published stays refused.
    expect(messageOf(await here.call('POST', 'drafts/publish', seen))).toBe('stale');
  });

  const timesPublished = async () =>
    (await readJournal(store(), here.placeId)).filter(({ type }) => type === 'menu.published').length;

  test('publishing again after a lost answer succeeds and publishes no second time, now and for later', async () => {
    const before = await timesPublished();
    await here.add(newPrice('5.20', '5.60'));
    const first = await here.drafts();
    const seen = { base: first.base, edits: first.edits.map(({ id }) => id) };
    const answers = [await here.call('POST', 'drafts/publish', seen), await here.call('POST', 'drafts/publish', seen)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.json).toEqual(answers[0]?.json);
    expect(await timesPublished()).toBe(before + 1);
    await here.add(newPrice('5.60', '5.90'));
    const next = await here.drafts();
    const later = { base: next.base, edits: next.edits.map(({ id }) => id), at: server().clock.now + 5 * MINUTE };
    for (let times = 0; times < 2; times += 1)
      expect((await here.call('POST', 'drafts/publish', later)).status).toBe(200);
    expect((await here.drafts()).planned).toHaveLength(1);
  });

  test('concurrent publications publish once', async () => {
    await here.add(newPrice('5.20', '5.60'));
    const { base, edits } = await here.drafts();
    const before = await timesPublished();
    // All have read the drafts before any of them publishes.
    const seen = { base, edits: edits.map(({ id }) => id) };
    const answers = await Promise.all([
      here.call('POST', 'drafts/publish', seen),
      here.call('POST', 'drafts/publish', seen, here.someoneElse),
      here.call('POST', 'drafts/publish', seen),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await timesPublished()).toBe(before + 1);
  });

  test('a scheduled publication runs once at its time, on either of two servers, also after a restart', async () => {
    await here.add(newPrice('5.20', '5.60'));
    const at = server().clock.now + 4 * MINUTE;
    expect((await here.publish({ at })).status).toBe(200);
    expect(await here.drafts()).toMatchObject({ edits: [], planned: [{ at, edits: 1, failed: null }] });
    await publishDue(services());
    expect(await here.prices()).toMatchObject({ 'shopska 250 g': 520 });

    await start();
    server().clock.now = at;
    await Promise.all([publishDue(services()), publishDue(services())]);
    expect(await here.prices()).toMatchObject({ 'shopska 250 g': 560 });
    expect(await here.drafts()).toMatchObject({ planned: [], last: { edits: 1 } });
    const rows = await readJournal(store(), here.placeId);
    expect(rows.filter(({ type }) => type === 'menu.published')).toHaveLength(2);
  });

  test('a scheduled change of a dish that changed meanwhile is skipped, reported and open again', async () => {
    await here.add(newPrice('5.20', '5.60'));
    const at = server().clock.now + 4 * MINUTE;
    await here.publish({ at });
    await here.add(newPrice('5.20', '7.00'), here.someoneElse);
    await here.publish({}, here.someoneElse);
    server().clock.now = at;
    await publishDue(services());
    expect(await here.prices()).toMatchObject({ 'shopska 250 g': 700 });
    expect(await here.drafts()).toMatchObject({ edits: [{}], planned: [{ failed: 'conflict' }] });
    expect((await here.call('GET', 'drafts/preview')).json).toMatchObject({ conflicts: [{ reason: 'changed' }] });
    expect(messageOf(await here.publish())).toBe('conflict');
  });

  test('a scheduled publication can be cancelled, and cannot be in the past', async () => {
    await here.add(newPrice('5.20', '5.60'));
    expect(messageOf(await here.publish({ at: server().clock.now - 1 }))).toBe('invalid_time');
    const planned = (await here.publish({ at: server().clock.now + 4 * MINUTE })).json as { id: string };
    expect((await here.call('DELETE', `drafts/planned/${planned.id}`)).status).toBe(200);
    server().clock.now += 5 * MINUTE;
    await publishDue(services());
    expect(await here.prices()).toMatchObject({ 'shopska 250 g': 520 });
    expect(await here.drafts()).toMatchObject({ edits: [{}], planned: [] });
  });

  test('publications are undone one after another', async () => {
    await here.add(newPrice('5.20', '5.60'));
    await here.publish();
    await here.add(newPrice('5.60', '6.00'));
    await here.publish();
    for (const [price, open] of [
      [560, 1],
      [520, 2],
    ]) {
      await here.call('POST', 'drafts/undo', { id: (await here.drafts()).last?.id });
      expect(await here.prices()).toMatchObject({ 'shopska 250 g': price });
      expect((await here.drafts()).edits).toHaveLength(open ?? 0);
    }
    expect((await here.publish()).status).toBe(200);
    expect(await here.prices()).toMatchObject({ 'shopska 250 g': 600 });
  });
});
