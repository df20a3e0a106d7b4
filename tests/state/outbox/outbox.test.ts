// @vitest-environment jsdom
// Several tabs of one device: whoever is there sends what waits.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Http } from '#api/http.ts';
import type { TablDatabase } from '#db/database.ts';
import { submitCart } from '#db/outbox/outbox-table.ts';
import { fail } from '#domain/result.ts';
import { createOutbox } from '#state/outbox/outbox.ts';
import { createServerClock } from '#sync/clock.ts';
import { cartOf, draft, line, NOW, session } from '../../db/outbox/order-drafts.ts';
import { newDatabase } from '../../db/outbox/outbox-backends.ts';
import { patience } from '../../support/patience.ts';
import { queuedLocks } from '../../sync/outbox/queued-locks.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A tab that has found nothing to send; `asked` is what it asked the server. */
async function tab(db: TablDatabase, locks: LockManager) {
  vi.stubGlobal('navigator', { ...navigator, locks });
  const asked = vi.fn();
  const nobody = async (path: string) => {
    asked(path);
    return fail({ kind: 'no_response' } as const);
  };
  const http: Http = { baseUrl: '/api', addressed: () => ({}), send: nobody, read: nobody };
  const clock = createServerClock(
    () => NOW,
    () => 0,
    () => undefined,
  );
  const storage = { get: () => 'kept' as const };
  const outbox = createOutbox({ db, http, clock, deviceNow: () => NOW, storage, onSaved: () => undefined });
  outbox.flush();
  await vi.waitFor(() => expect(db.isOpen()).toBe(true), patience(5_000));
  await new Promise((later) => setTimeout(later, 20));
  return asked;
}

const saveElsewhere = async (db: TablDatabase) => {
  await db.sessions.put(session());
  await db.carts.put(cartOf(line(1)));
  await submitCart(db, draft(1));
};

test('an order that one tab has saved is sent by another that had nothing to do', async () => {
  const db = newDatabase();
  const asked = await tab(db, queuedLocks().locks);
  await saveElsewhere(db);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('ping'), patience(5_000));
});

test('a tab that another one keeps from sending waits for the lock, and goes on when that tab is closed', async () => {
  const db = newDatabase();
  const { locks, heldElsewhere, waiting } = queuedLocks();
  const close = heldElsewhere();
  const asked = await tab(db, locks);
  await saveElsewhere(db);
  await vi.waitFor(() => expect(waiting()).toBe(1), patience(5_000));
  expect(asked).not.toHaveBeenCalled();
  close();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('ping'), patience(5_000));
  expect(waiting()).toBe(0);
});
