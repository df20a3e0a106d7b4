// A guest at an open place: the providers of every page there, over a real database, offline.
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import type { Http } from '#core/api/http.ts';
import { TablDatabase } from '#core/db/database.ts';
import { createMovableStorage } from '#core/db/movable-storage.ts';
import { openGuarded } from '#core/db/storage-guard.ts';
import { writeSessionCookie } from '#core/platform/session-cookie.ts';
import { createServerClock } from '#core/sync/clock.ts';
import type { SessionId, SessionToken } from '#domain/ids.ts';
import { fail } from '#domain/result.ts';
import type { TableSession } from '#domain/session/session.ts';
import { CartProvider } from '#shared/cart/cart-context.tsx';
import { createConnection } from '#shared/device/connection.ts';
import { MenuProvider } from '#shared/menu/menu-context.tsx';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';
import { OrderingProvider } from '#shared/order/ordering-context.tsx';
import { createOutbox } from '#shared/outbox/outbox.ts';
import { SessionProvider } from '#shared/session/session-context.tsx';
import { TablProvider } from '#shared/tabl-context.tsx';
import { type BreakableDisk, breakableDisk } from '../../core/db/breakable-disk.ts';
import { aSnapshot } from './snapshots.ts';

afterEach(() => {
  cleanup();
  writeSessionCookie(undefined);
});

/** A Wednesday, 12:00 in Sofia. */
export const NOON = Date.UTC(2026, 9, 7, 9);

export const aSession = (over: Partial<TableSession> = {}): TableSession => ({
  placeId: 1 as TableSession['placeId'],
  id: 'sitting-1' as SessionId,
  token: 'a-secret-of-twenty-two-or-more' as SessionToken,
  expiresAt: NOON + 7_200_000,
  orderType: 'spot',
  table: '12',
  roomNumber: undefined,
  roomNumberDisabled: false,
  tabletMode: false,
  ...over,
});

const deadNetwork: Http = {
  baseUrl: '/api',
  addressed: () => ({}),
  send: async () => fail({ kind: 'no_response' }),
  read: async () => fail({ kind: 'no_response' }),
};

export interface Guest {
  readonly tabl: OpenTabl;
  readonly disk: BreakableDisk;
  readonly clock: { now: number };
  /** Publishes a new menu of the place. */
  readonly publish: (snapshot: MenuSnapshot) => void;
  /** From now on the database is opened by this function. */
  readonly openBy: (open: (db: TablDatabase) => Promise<TablDatabase>) => void;
  /**
   * Shows these children on the guest's page. `turnedAway`: the table code was rejected. Returns a function that closes it.
   */
  readonly show: (children: ReactNode, turnedAway?: boolean) => () => void;
}

let names = 0;

export async function seatGuest(first: MenuSnapshot = aSnapshot()): Promise<Guest> {
  names += 1;
  const disk = breakableDisk();
  const movable = createMovableStorage(disk.indexedDB, disk.IDBKeyRange);
  const db = new TablDatabase(movable, `guest-${names}`);
  const storage = await openGuarded(db, movable, () => undefined);
  const clock = { now: NOON };
  const now = () => clock.now;
  const serverClock = createServerClock(
    now,
    () => 0,
    () => undefined,
  );
  const listeners = new Set<() => void>();
  let snapshot = first;
  let opening: () => Promise<TablDatabase> = async () => db;
  const tabl: OpenTabl = {
    db,
    database: () => opening(),
    storage,
    worksOffline: true,
    http: deadNetwork,
    clock: serverClock,
    deviceNow: now,
    serverNow: now,
    menus: {
      open: async () => snapshot,
      get: (slug) => (slug === snapshot.place.slug ? snapshot : undefined),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      refresh: async () => true,
      completeLanguages: async () => undefined,
      readAgain: async () => undefined,
      refreshClient: async () => undefined,
      stop: () => undefined,
    },
    language: {
      get: () => 'en',
      subscribe: () => () => undefined,
      choose: async () => undefined,
      suit: async () => undefined,
    },
    outbox: createOutbox({
      db,
      http: deadNetwork,
      clock: serverClock,
      deviceNow: now,
      storage,
      onSaved: () => undefined,
    }),
    orderings: new Map(),
    connection: createConnection(async () => false),
    startWorker: async () => undefined,
    startRest: async () => undefined,
  };
  return {
    tabl,
    disk,
    clock,
    openBy: (open) => {
      opening = () => open(db);
    },
    publish: (next) =>
      act(() => {
        snapshot = next;
        for (const listener of listeners) listener();
      }),
    show: (children, turnedAway = false) =>
      render(
        <TablProvider tabl={tabl}>
          <MenuProvider slug={snapshot.place.slug}>
            <SessionProvider>
              <OrderingProvider turnedAway={turnedAway}>
                <CartProvider>{children}</CartProvider>
              </OrderingProvider>
            </SessionProvider>
          </MenuProvider>
        </TablProvider>,
      ).unmount,
  };
}
