// The worker's run after a page has reported an order: it outlives the page.
import { expect, test } from 'vitest';
import { createBackgroundFlush } from '#core/sync/outbox/background-flush.ts';
import { createFlushLock, whenFlushLockFree } from '#core/sync/outbox/flush-lock.ts';
import type { FlushReport } from '#core/sync/outbox/outbox.ts';
import { queuedLocks } from './queued-locks.ts';

const settled = () => new Promise<void>((later) => setTimeout(later, 0));
const report = (more: Partial<FlushReport>): FlushReport => ({
  ran: true,
  reachable: true,
  waiting: 0,
  unreadable: 0,
  nextAt: undefined,
  ...more,
});

/** A worker over locks, with scripted flush reports and sleeps. */
function worker(reports: readonly FlushReport[]) {
  const { locks, heldElsewhere, waiting } = queuedLocks();
  const lock = createFlushLock(locks);
  const seen: { readonly ran: boolean; readonly wake: boolean }[] = [];
  const sleeps: { readonly ms: number; readonly end: () => void }[] = [];
  let now = 0;
  let left = [...reports];
  const flush = createBackgroundFlush({
    flush: async ({ wake }) => {
      const [next = report({}), ...others] = left;
      const done = await lock.run(async () => next, false);
      if (done) left = others;
      seen.push({ ran: done !== undefined, wake });
      return done ?? report({ ran: false, nextAt: now + 2_000 });
    },
    whenFree: (signal) => whenFlushLockFree(locks, signal),
    clock: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        sleeps.push({ ms, end: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
  });
  const pass = async (ms: number) => {
    now += ms;
    for (const { end } of sleeps.splice(0)) end();
    await settled();
  };
  return { flush, seen, sleeps, heldElsewhere, waiting, pass };
}

test('the worker waits for a page’s lock, and sends the rest when the page is closed', async () => {
  const { flush, seen, heldElsewhere, waiting } = worker([report({})]);
  const close = heldElsewhere();
  const done = flush();
  await settled();
  expect([seen, waiting()]).toEqual([[{ ran: false, wake: true }], 1]);
  close();
  await done;
  expect(seen.at(-1)).toMatchObject({ ran: true });
  expect(waiting()).toBe(0);
});

test('the worker retries at the next due time while entries are left that time can advance', async () => {
  const { flush, seen, sleeps, pass } = worker([report({ waiting: 1, nextAt: 9_000 }), report({ waiting: 1 })]);
  const done = flush();
  await settled();
  expect(sleeps.map(({ ms }) => ms)).toEqual([9_000]);
  await pass(9_000);
  await done;
  expect(seen).toHaveLength(2);
});

test('the worker gives up after some minutes, so that the browser wakes it again', async () => {
  const { flush, pass } = worker(
    Array.from({ length: 99 }, (_, at) => report({ waiting: 1, nextAt: (at + 1) * 60_000 })),
  );
  let failed: unknown;
  const done = flush().catch((error: unknown) => {
    failed = error;
  });
  for (let minute = 0; minute < 5; minute++) {
    await settled();
    await pass(60_000);
  }
  await done;
  expect(failed).toBeInstanceOf(Error);
});

test('an order reported while the worker waits is handled at once by the same run', async () => {
  const { flush, seen } = worker([report({ waiting: 1, nextAt: 50_000 }), report({})]);
  const first = flush();
  await settled();
  const second = flush();
  await Promise.all([first, second]);
  expect(seen).toEqual([
    { ran: true, wake: true },
    { ran: true, wake: true },
  ]);
});
