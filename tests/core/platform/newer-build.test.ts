// @vitest-environment jsdom
// The newer build, as the browser reports it: checked, and activated between two guests.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askNewerBuild, letNewerBuildIn } from '#core/platform/device/newer-build.ts';

const worker = () => ({ postMessage: vi.fn() });
type Worker = ReturnType<typeof worker>;
let registration: Record<'active' | 'installing' | 'waiting', Worker | null> & { update: () => Promise<void> };
let container: EventTarget & { getRegistration: () => Promise<unknown> };
beforeEach(() => {
  vi.useFakeTimers();
  registration = { active: worker(), installing: null, waiting: null, update: async () => undefined };
  container = Object.assign(new EventTarget(), { getRegistration: async (): Promise<unknown> => registration });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asking for a newer build returns coming when a worker installs, none otherwise', async () => {
  expect(await askNewerBuild()).toBe('none');
  registration.update = async () => {
    registration.installing = worker();
  };
  expect(await askNewerBuild()).toBe('coming');
  registration.active = null;
  expect(await askNewerBuild()).toBe('no_worker');
  container.getRegistration = async () => undefined;
  expect(await askNewerBuild()).toBe('no_worker');
});

test('asking for a newer build rejects when the server is unreachable', async () => {
  registration.update = () => Promise.reject(new TypeError('Failed to update a ServiceWorker'));
  await expect(askNewerBuild()).rejects.toThrow();
});

/** Whether the promise has settled by now. */
const isDone = async (work: Promise<void>): Promise<boolean> => {
  let done = false;
  void work.then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return done;
};

test('a waiting worker is activated before the next page loads', async () => {
  registration.waiting = worker();
  const work = letNewerBuildIn();
  expect(await isDone(work)).toBe(false);
  expect(registration.waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  container.dispatchEvent(new Event('controllerchange'));
  expect(await isDone(work)).toBe(true);
});

test('the next guest does not wait for a worker that never comes, or without one', async () => {
  expect(await isDone(letNewerBuildIn())).toBe(true);
  container.getRegistration = () => Promise.reject(new Error('no storage'));
  expect(await isDone(letNewerBuildIn())).toBe(true);
  container.getRegistration = async () => ({ waiting: worker() });
  const work = letNewerBuildIn();
  expect(await isDone(work)).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await isDone(work)).toBe(true);
});
