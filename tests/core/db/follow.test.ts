// Live queries of Dexie need the global name.
import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TablDatabase } from '#core/db/database.ts';
import { follow } from '#core/db/follow.ts';
import { keepChosenType, readChosenType } from '#core/db/order/chosen-type-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { NOW, PLACE, session } from './outbox/order-drafts.ts';
import { newDatabase } from './outbox/outbox-backends.ts';

// Dexie replaces the global one inside its zones.
const Native = Promise;
/** Leaves Dexie's zone, as an await sometimes does on a slow device. */
const elsewhere = () => new Native<void>((resolve) => setTimeout(resolve, 1));

test('a row that is read late is followed too', async () => {
  const db = newDatabase();
  const shown = vi.fn();
  const query = async (followed: TablDatabase) => {
    const current = await readCurrentSession(followed, PLACE);
    await elsewhere();
    return { table: current?.table, way: await readChosenType(followed, PLACE) };
  };
  onTestFinished(follow(db, query, shown));
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith({ table: undefined, way: undefined }));
  await keepChosenType(db, PLACE, 'delivery');
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith({ table: undefined, way: 'delivery' }));
  await storeSession(db, session({ table: '14' }), NOW);
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith({ table: '14', way: 'delivery' }));
});

test('so is a row that a late transaction reads', async () => {
  const db = newDatabase();
  const shown = vi.fn();
  const query = async (followed: TablDatabase) => {
    await elsewhere();
    return followed.transaction('r', followed.visits, followed.device, async (tx) => {
      await tx.table('visits').count();
      return tx.table('device').count();
    });
  };
  onTestFinished(follow(db, query, shown));
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(0));
  await keepChosenType(db, PLACE, 'delivery');
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(1));
});
