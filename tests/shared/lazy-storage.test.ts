import { expect, test, vi } from 'vitest';
import type { StorageGuard, StorageKind } from '#core/db/storage-guard.ts';
import { createLazyStorage } from '#shared/lazy-storage.ts';

const aGuard = (first: StorageKind) => {
  let kind = first;
  const listeners = new Set<() => void>();
  const guard: StorageGuard = {
    get: () => kind,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heard: vi.fn(async () => undefined),
    watch: vi.fn(async () => undefined),
    stop: vi.fn(),
  };
  const become = (next: StorageKind) => {
    kind = next;
    for (const listener of listeners) listener();
  };
  return { guard, become };
};

test('lazy storage: counts as persistent until the database opens, and then reports a failure', () => {
  const storage = createLazyStorage(async () => undefined);
  const told = vi.fn();
  storage.subscribe(told);
  expect(storage.get()).toBe('kept');
  storage.become(aGuard('memory').guard);
  expect([storage.get(), told.mock.calls.length]).toEqual(['memory', 1]);
});

test('lazy storage: a later loss is reported to listeners from before the database was open', () => {
  const storage = createLazyStorage(async () => undefined);
  const told = vi.fn();
  const forget = storage.subscribe(told);
  const { guard, become } = aGuard('kept');
  storage.become(guard);
  expect(told).not.toHaveBeenCalled();
  become('memory');
  expect(told).toHaveBeenCalledTimes(1);
  forget();
  become('kept');
  expect(told).toHaveBeenCalledTimes(1);
});

test('lazy storage: watching opens the database first, and a failed load of the database code rejects nothing', async () => {
  const { guard } = aGuard('kept');
  const storage = createLazyStorage(async () => storage.become(guard));
  await storage.watch();
  expect(guard.watch).toHaveBeenCalledTimes(1);
  const lost = createLazyStorage(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(lost.watch()).resolves.toBeUndefined();
});
