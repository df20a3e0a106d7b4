import { expect, test } from 'vitest';
import { appendJournal, findBreak, readJournal } from '../../../server/store/journal.ts';
import { listPlaces, readPublished } from '../../../server/store/place/places.ts';
import { listTables } from '../../../server/store/place/venue-tables.ts';
import { publishVenue } from '../../support/publish-venue.ts';
import { onBothDatabases } from '../support/stores.ts';
import { buildVenue, CODE, publish, TABLES } from '../support/venues.ts';

onBothDatabases('Store', (store) => {
  const idsOf = async (slug: string) =>
    store()
      .read.selectFrom('menu_ids')
      .select(['kind', 'key', 'id'])
      .where('place', '=', slug)
      .orderBy('kind')
      .orderBy('id')
      .execute();

  test('store: keeps the id of a key over every import, and never reuses an id', async () => {
    await publish(store());
    const before = await idsOf('bistro');
    await publish(store(), { slug: 'hotel' });
    await publish(store(), { without: ['salad'] });
    await publish(store());
    expect(await idsOf('bistro')).toEqual(before);
    const all = [...before, ...(await idsOf('hotel'))].map(({ kind, id }) => `${kind} ${id}`);
    expect(new Set(all).size).toBe(all.length);
  });

  test('store: returns a published venue unchanged, with the expected version', async () => {
    const { place, menuVersion } = await publish(store());
    const published = await readPublished(store(), 'bistro');
    expect(published).toMatchObject({
      version: menuVersion,
      menu: { version: menuVersion },
      source: { venue: { slug: 'bistro' } },
    });
    expect(published?.texts.every(({ version }) => version === menuVersion)).toBe(true);
    expect(published?.tables).toEqual(TABLES);
    expect((await listPlaces(store())).map(({ slug }) => slug)).toEqual(['bistro']);
    expect(place.id).toBe(published?.place.id);
    expect(await readPublished(store(), 'nowhere')).toBeUndefined();
  });

  test('store: changes nothing for an equal venue, and one item for one new item', async () => {
    const { place, menuVersion } = await publish(store());
    const again = await publish(store());
    expect(again.menuVersion).toBe(menuVersion);
    const dearer = await publish(store(), { saladPrice: 800 });
    expect(dearer.menuVersion).not.toBe(menuVersion);
    const journal = await readJournal(store(), place.id);
    expect(journal.map(({ type, payload }) => [type, payload])).toEqual([
      ['menu.published', { version: menuVersion }],
      ['menu.published', { version: dearer.menuVersion }],
    ]);
  });

  test('store: keeps the old venue when the new one fails', async () => {
    await publish(store());
    const before = await idsOf('bistro');
    const broken = publishVenue(store(), 'bistro', (idFor) => {
      buildVenue(idFor, { saladPrice: 1 });
      idFor('product', 'new');
      throw new Error('not a venue');
    });
    await expect(broken).rejects.toThrow('not a venue');
    expect((await readPublished(store(), 'bistro'))?.menu.products[0]?.variants[0]?.price).toBe(790);
    expect(await idsOf('bistro')).toEqual(before);
  });

  test('store: creates a secret code for a table without one and keeps it; closes a removed table', async () => {
    const one = { name: '1', code: undefined, orderType: 'spot', room: undefined } as const;
    const first = await publish(store(), { tables: [one, { ...one, name: '2' }] });
    const [code] = first.tables;
    expect(code?.code).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(first.tables[1]?.code).not.toBe(code?.code);
    expect((await publish(store(), { tables: [{ ...one, name: '2' }, one] })).tables[1]).toEqual(code);
    await publish(store(), { tables: [one] });
    expect(await listTables(store(), first.place.id)).toMatchObject([{ name: '1', code: code?.code }]);
    const given = await publish(store(), {
      tables: [
        { ...one, code: CODE.one },
        { ...one, name: '2' },
      ],
    });
    expect(given.tables).toEqual([{ name: '1', code: CODE.one }, first.tables[1]]);
  });

  test('store: numbers each place’s journal without gaps under many concurrent writers', async () => {
    const [bistro, hotel] = [await publish(store()), await publish(store(), { slug: 'hotel' })];
    const write = (placeId: number, at: number, fails = false) =>
      store().write(placeId, async (tx) => {
        await appendJournal(tx, { placeId, at, type: 'table.closed', payload: { table: String(at) } });
        if (fails) throw new Error('changed its mind');
      });
    const results = await Promise.allSettled(
      Array.from({ length: 120 }, (_, at) => write(at % 2 ? bistro.place.id : hotel.place.id, at, at % 5 === 0)),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(24);
    for (const { place } of [bistro, hotel]) {
      const rows = await readJournal(store(), place.id);
      expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 49 }, (_, at) => at + 1));
      expect(findBreak(rows)).toBeUndefined();
      expect(await readJournal(store(), place.id, 47)).toHaveLength(2);
    }
  });

  test('store: detects a changed or removed row of the journal', async () => {
    const { place } = await publish(store());
    for (const saladPrice of [1, 2, 3]) await publish(store(), { saladPrice });
    const rows = await readJournal(store(), place.id);
    const [, second] = rows;
    if (second?.type !== 'menu.published') throw new Error('not what was written');
    expect(findBreak(rows.with(1, { ...second, payload: { version: 'forged' } }))).toBe(2);
    expect(findBreak(rows.toSpliced(1, 1))).toBe(3);
  });

  test('store: writes a job completely or not at all', async () => {
    const key = (name: string) => ({ place: 'x', kind: 'k', key: name, id: name.length });
    const failing = store().write(0, async ({ db }) => {
      await db.insertInto('menu_ids').values(key('a')).execute();
      await db.insertInto('menu_ids').values(key('a')).execute();
    });
    const fine = store().write(0, ({ db }) => db.insertInto('menu_ids').values(key('bb')).execute());
    await expect(failing).rejects.toThrow();
    await fine;
    expect(await idsOf('x')).toEqual([{ kind: 'k', key: 'bb', id: 2 }]);
  });

  test('store: reports which place has changed, after the change can be read', async () => {
    const { place } = await publish(store());
    const heard: unknown[] = [];
    const stop = store().onChange(async (placeId) => {
      if (placeId === place.id) heard.push((await readJournal(store(), place.id)).length);
    });
    await publish(store(), { saladPrice: 1 });
    await expect.poll(() => heard.at(-1)).toBe(2);
    stop();
    await publish(store(), { saladPrice: 2 });
    await new Promise((done) => setTimeout(done, 100));
    expect(heard.at(-1)).toBe(2);
  });
});
