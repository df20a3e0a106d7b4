import { type Expression, sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertQuery, keptQuery, type Slots } from '../../../server/store/kept-query.ts';
import type { Store } from '../../../server/store/store.ts';
import { onBothDatabases } from '../support/stores.ts';
import { publish } from '../support/venues.ts';

type Key = { place: string; kind: string };

onBothDatabases('Kept query', (store) => {
  const rows = [
    { place: 'bistro', kind: 'product', key: 'soup', id: 1 },
    { place: 'bistro', kind: 'product', key: 'salad', id: 2 },
    { place: 'bistro', kind: 'section', key: 'starters', id: 1 },
    { place: 'hotel', kind: 'product', key: 'soup', id: 3 },
  ];
  const keysOf = (db: Store['read'], { place, kind }: Slots<Key> | Key) =>
    db.selectFrom('menu_ids').select(['key', 'id']).where('place', '=', place).where('kind', '=', kind).orderBy('id');
  const fill = () => store().write(0, ({ db }) => db.insertInto('menu_ids').values(rows).execute());

  test('kept query: returns the plain query’s rows, in and out of a transaction, with each call’s values', async () => {
    await fill();
    let built = 0;
    const kept = keptQuery((db, slots: Slots<Key>) => {
      built += 1;
      return keysOf(db, slots);
    });
    const asked = [
      { place: 'bistro', kind: 'product' },
      { place: 'hotel', kind: 'product' },
      { kind: 'section', place: 'bistro' },
      { place: "o'clock", kind: 'product' },
      { place: 'bistro', kind: 'product' },
    ];
    const plain = await Promise.all(asked.map((values) => keysOf(store().read, values).execute()));
    expect(plain.map(({ length }) => length)).toEqual([2, 1, 1, 0, 2]);
    // Concurrent calls must not share values.
    expect(await Promise.all(asked.map((values) => kept(store().read, values)))).toEqual(plain);
    for (const [index, values] of asked.entries())
      expect(await store().write(0, ({ db }) => kept(db, values))).toEqual(plain[index]);
    // SQLite has two connections, PostgreSQL one pool; transactions do not compile it again.
    expect(built).toBe(store().dialect === 'sqlite' ? 2 : 1);
  });

  test('kept query: sees writes of its own transaction, and none after a rollback', async () => {
    const add = insertQuery('menu_ids', ['place', 'kind', 'key', 'id']);
    const kept = keptQuery((db, slots: Slots<Key>) => keysOf(db, slots));
    const bistro = { place: 'bistro', kind: 'product' };
    const failed = store().write(0, async ({ db }) => {
      await add(db, { ...bistro, key: 'soup', id: 1 });
      expect(await kept(db, bistro)).toEqual([{ key: 'soup', id: 1 }]);
      throw new Error('not today');
    });
    await expect(failed).rejects.toThrow('not today');
    expect(await kept(store().read, bistro)).toEqual([]);
  });

  test('kept query: writes null as null, before and after a value', async () => {
    const { place } = await publish(store());
    const columns = ['id', 'place_id', 'table_name', 'order_type', 'room', 'opened_at', 'closed_at'] as const;
    const add = insertQuery('table_sessions', columns);
    const sittings = [null, '101', null].map((room, index) => ({
      id: `sitting-${index}`,
      place_id: place.id,
      table_name: `table-${index}`,
      order_type: 'dine_in',
      room,
      opened_at: index,
      closed_at: null,
    }));
    await store().write(place.id, async ({ db }) => {
      for (const sitting of sittings) await add(db, sitting);
    });
    const stored = store().read.selectFrom('table_sessions').select(columns);
    expect(await stored.orderBy('opened_at').execute()).toEqual(sittings);
    expect(await stored.where('room', 'is', null).execute()).toHaveLength(2);
  });

  test('kept query: throws for a slot without a value, and a value without a slot', async () => {
    await fill();
    const kept = keptQuery((db, slots: Slots<Key>) => keysOf(db, slots));
    const bistro = { place: 'bistro', kind: 'product' };
    await expect(kept(store().read, { place: 'bistro' } as Key)).rejects.toThrow('"kind" is given no value');
    expect(await kept(store().read, bistro)).toHaveLength(2);
    await expect(kept(store().read, { ...bistro, kind: undefined } as unknown as Key)).rejects.toThrow('"kind"');
    const forgetful = keptQuery((db, { place }: Slots<Key>) =>
      db.selectFrom('menu_ids').select('key').where('place', '=', place),
    );
    await expect(forgetful(store().read, bistro)).rejects.toThrow('The slot "kind" is no parameter of');
  });

  test('kept query: throws when the query’s text depends on a slot', async () => {
    const folded = (where: (place: Expression<string>) => string) =>
      keptQuery((db, { place }: Slots<{ place: string }>) =>
        db
          .selectFrom('menu_ids')
          .select('key')
          .where('place', '=', place)
          .where(sql<boolean>`${sql.raw(where(place))}`),
      )(store().read, { place: 'bistro' });
    await expect(folded((place) => `place = '${place}'`)).rejects.toThrow('The slot "place" has no value');
    const dropped = keptQuery((db, { place }: Slots<{ place: string }>) =>
      db
        .selectFrom('menu_ids')
        .select('key')
        .where('place', '=', place ? 'bistro' : 'hotel'),
    );
    await expect(dropped(store().read, { place: 'bistro' })).rejects.toThrow('The slot "place" is no parameter of');
  });

  test('kept query: compiles anew for a connection that makes another statement of the query', async () => {
    await fill();
    const kept = keptQuery((db, slots: Slots<Key>) => keysOf(db, slots));
    const bistro = { place: 'bistro', kind: 'product' };
    expect(await kept(store().read, bistro)).toHaveLength(2);
    await expect(kept(store().read.withSchema('elsewhere'), bistro)).rejects.toThrow('elsewhere');
  });
});
