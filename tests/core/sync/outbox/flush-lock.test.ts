import { expect, test } from 'vitest';
import { createFlushLock, FLUSH_LOCK } from '#core/sync/outbox/flush-lock.ts';

/** One lock, behaving like a browser's. */
function fakeLocks() {
  let take: ((reason: unknown) => void) | undefined;
  const names: string[] = [];
  const request = (name: string, options: LockOptions, callback: (lock: unknown) => Promise<unknown>) => {
    names.push(name);
    if (take && !options.steal) return callback(null);
    take?.(new DOMException('stolen', 'AbortError'));
    return new Promise((resolve, reject) => {
      take = reject;
      callback({ name })
        .finally(() => {
          take = undefined;
        })
        .then(resolve, reject);
    });
  };
  return { locks: { request } as unknown as LockManager, names };
}

test('only one flush runs at a time, and a second returns undefined at once', async () => {
  const { locks, names } = fakeLocks();
  const lock = createFlushLock(locks);
  let finish = () => {};
  const first = lock.run(() => new Promise<string>((resolve) => (finish = () => resolve('done'))), false);
  expect(await lock.run(async () => 'too', false)).toBeUndefined();
  finish();
  expect(await first).toBe('done');
  expect(await lock.run(async () => 'next', false)).toBe('next');
  expect(new Set(names)).toEqual(new Set([FLUSH_LOCK]));
});

test('a flusher whose lock was stolen sees it, and its running work ends', async () => {
  const lock = createFlushLock(fakeLocks().locks);
  let finish = () => {};
  let isHeld = () => false;
  const frozen = lock.run((held) => {
    isHeld = held;
    return new Promise<string>((resolve) => (finish = () => resolve('late')));
  }, false);
  expect(isHeld()).toBe(true);
  expect(await lock.run(async () => 'stolen', true)).toBe('stolen');
  expect(isHeld()).toBe(false);
  finish();
  expect(await frozen).toBe('late');
});

test('without locks all tabs flush, and the order’s id prevents duplicates', async () => {
  const lock = createFlushLock(undefined);
  expect(await Promise.all([lock.run(async () => 1, false), lock.run(async (held) => held(), false)])).toEqual([
    1,
    true,
  ]);
});

test('an error inside the lock is thrown to the caller', async () => {
  const lock = createFlushLock(fakeLocks().locks);
  await expect(lock.run(() => Promise.reject(new Error('no database')), false)).rejects.toThrow('no database');
});
