// @vitest-environment jsdom
// A shared device is in safe mode after three crashes while an order waits for the network: the order is not lost.
import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SERVER_MARK } from '#contract/headers.ts';
import type { Http, JsonAnswer } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { submitCart } from '#core/db/outbox/outbox-table.ts';
import { createServerClock } from '#core/sync/clock.ts';
import { CRASHES_KEY } from '#domain/device/shared-device.ts';
import { fail, ok } from '#domain/result.ts';
import { AfterCrash } from '#kiosk/crash/after-crash.tsx';
import { createOutbox } from '#shared/outbox/outbox.ts';
import type { Tabl } from '#shared/tabl.ts';
import { TablProvider } from '#shared/tabl-context.tsx';
import { cartOf, draft, line, NOW, session } from '../core/db/outbox/order-drafts.ts';
import { newDatabase } from '../core/db/outbox/outbox-backends.ts';
import { queuedLocks } from '../core/sync/outbox/queued-locks.ts';
import { patience } from '../support/patience.ts';
import { renderScreen } from '../support/render-screen.tsx';

vi.mock('#kiosk/crash/resting-page.tsx', () => ({
  RestingPage: ({ onTryAgain }: { onTryAgain: () => void }) => (
    <button type="button" onClick={onTryAgain}>
      Try again
    </button>
  ),
}));

const MINUTE = 60_000;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

/**
 * The outbox of a page. `sent`: its requests, without checks whether the server answers; `asked`: the number of such
 * checks.
 */
const pageWith = (db: TablDatabase, { isOnline, at }: { readonly isOnline: boolean; readonly at: number }) => {
  const sent: { readonly path: string; readonly key: unknown }[] = [];
  const asked = vi.fn();
  const send: Http['send'] = async (path, options) => {
    if (path === 'ping') asked();
    if (!isOnline) return fail({ kind: 'no_response' });
    if (path === 'ping') {
      const { nonce } = (options?.searchParams ?? {}) as { readonly nonce?: string };
      return ok<JsonAnswer>({ status: 200, headers: new Headers(), body: { mark: SERVER_MARK, nonce, now: at } });
    }
    sent.push({ path, key: new Headers(options?.headers as HeadersInit).get('idempotency-key') });
    return fail({ kind: 'no_response' });
  };
  const http: Http = { baseUrl: '/api', addressed: () => ({}), send, read: send };
  const clock = createServerClock(
    () => at,
    () => 0,
    () => undefined,
  );
  const storage = { get: () => 'kept' as const };
  return {
    sent,
    asked,
    outbox: createOutbox({ db, http, clock, deviceNow: () => at, storage, onSaved: () => undefined }),
  };
};

test('safe mode: a pending order survives the pause and is sent after it', async () => {
  Object.defineProperty(navigator, 'locks', { value: queuedLocks().locks, configurable: true });
  const db = newDatabase();
  await db.sessions.put(session());
  await db.carts.put(cartOf(line(1)));
  const waits = await submitCart(db, draft(1));
  let now = NOW;
  /** The page that crashes. */
  const crash = async () => {
    const reload = vi.fn();
    const tabl = { deviceNow: () => now, database: async () => db } as Partial<Tabl> as Tabl;
    const { unmount } = renderScreen(
      <TablProvider tabl={tabl}>
        <AfterCrash reload={reload} />
      </TablProvider>,
    );
    await act(async () => undefined);
    return { reload, unmount };
  };
  for (let crashes = 0; crashes < 3; crashes += 1) {
    (await crash()).unmount();
    now += MINUTE;
  }
  const { reload, unmount } = await crash();
  // The device is in safe mode and offline: the order stays in its row, unchanged.
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  const resting = pageWith(db, { isOnline: false, at: now });
  resting.outbox.flush();
  await vi.waitFor(() => expect(resting.asked).toHaveBeenCalled(), patience(5_000));
  expect(await db.outbox.toArray()).toMatchObject([{ id: waits?.id, state: 'saved' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([reload.mock.calls.length, localStorage.getItem(CRASHES_KEY)]).toEqual([1, null]);
  unmount();
  // The next page, with a network.
  const next = pageWith(db, { isOnline: true, at: now + MINUTE });
  next.outbox.flush(true);
  await vi.waitFor(() => expect(next.sent[0]?.key).toBe(waits?.id), patience(5_000));
  expect(resting.sent).toEqual([]);
});
