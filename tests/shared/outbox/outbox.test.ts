// @vitest-environment jsdom
// Several tabs of one device: any open tab sends the pending orders.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Http } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { submitCart } from '#core/db/outbox/outbox-table.ts';
import { createServerClock } from '#core/sync/clock.ts';
import { NO_AVOIDANCE } from '#domain/diet/diet.ts';
import type { OrderType } from '#domain/place/place.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { fail } from '#domain/result.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { createOutbox } from '#shared/outbox/outbox.ts';
import { cartOf, draft, line, NOW, session } from '../../core/db/outbox/order-drafts.ts';
import { newDatabase } from '../../core/db/outbox/outbox-backends.ts';
import { queuedLocks } from '../../core/sync/outbox/queued-locks.ts';
import { patience } from '../../support/patience.ts';

const HOUR = 3_600_000;

afterEach(() => void vi.unstubAllGlobals());

/** The outbox of an offline tab; `asked`: its requests to the server. */
function outboxOf(db: TablDatabase, locks: LockManager) {
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
  return { asked, outbox };
}

/** A tab that has found no pending order. */
async function tab(db: TablDatabase, locks: LockManager) {
  const { asked, outbox } = outboxOf(db, locks);
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

test('outbox: an order saved by one tab is sent by another, idle tab', async () => {
  const db = newDatabase();
  const asked = await tab(db, queuedLocks().locks);
  await saveElsewhere(db);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('ping'), patience(5_000));
});

test('outbox: a tab that cannot send waits for the lock, and continues when the other tab is closed', async () => {
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

test('outbox: an order for tomorrow waits for the network until it is too late to cook it', async () => {
  const db = newDatabase();
  const { outbox } = outboxOf(db, queuedLocks().locks);
  const cart = cartOf(line(1));
  const { settings, ...snapshot } = {
    place: { id: cart.placeId, currency: 'EUR' },
    menu: { version: 'v1' },
    index: { productById: new Map(), variantById: new Map() },
    settings: DEFAULT_SETTINGS,
  };
  const save = async (orderType: OrderType, wantedAt: number | undefined, isNobodys = false) => {
    await db.carts.put(cart);
    const saved = await outbox.save({
      snapshot: { ...snapshot, settings } as unknown as MenuSnapshot,
      session: undefined,
      orderType,
      details: isNobodys
        ? { name: '', phone: '', payment: 'cash', wantedAt }
        : { name: 'Maria', phone: '+359888123456', payment: 'cash', wantedAt },
      cart,
      price: { total: minor(790), steps: [], lines: [] } as unknown as OrderPrice,
      avoidance: NO_AVOIDANCE,
      replaces: undefined,
    });
    return saved.ok ? (await db.outbox.get(saved.value))?.ages : undefined;
  };
  const tomorrow = NOW + 24 * HOUR;
  const minutes = 24 * 60 - settings.times.lead + 5;
  expect(await save('preorder', tomorrow)).toEqual({ silentMinutes: minutes, askMinutes: minutes });
  const longer = settings.times.deliveryLead - settings.times.lead;
  expect(await save('delivery', tomorrow)).toMatchObject({ askMinutes: minutes - longer });
  expect(await save('preorder', undefined)).toEqual({ silentMinutes: 5, askMinutes: 20 });
  // An order without a name is picked up by number while its guest waits, so it is neither sent late nor asked about.
  expect(await save('preorder', undefined, true)).toEqual({ silentMinutes: 0.5, askMinutes: 0.5 });
  expect(await save('preorder', tomorrow, true)).toEqual({ silentMinutes: 0.5, askMinutes: 0.5 });
});
