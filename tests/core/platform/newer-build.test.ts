// @vitest-environment jsdom
// The newer build, as the browser tells of it: asked for, and let in between two guests.
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

test('the server is asked at once; a worker that it brings is on its way, else there is none', async () => {
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

test('a server that cannot be reached says nothing of other builds', async () => {
  registration.update = () => Promise.reject(new TypeError('Failed to update a ServiceWorker'));
  await expect(askNewerBuild()).rejects.toThrow();
});

/** Whether the work is done by now. */
const isDone = async (work: Promise<void>): Promise<boolean> => {
  let done = false;
  void work.then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return done;
};

test('a worker that waits is let in before the next page is loaded', async () => {
  registration.waiting = worker();
  const work = letNewerBuildIn();
  expect(await isDone(work)).toBe(false);
  expect(registration.waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  container.dispatchEvent(new Event('controllerchange'));
  expect(await isDone(work)).toBe(true);
});

test('the next guest waits for no worker that does not come, and for none where there is none', async () => {
  expect(await isDone(letNewerBuildIn())).toBe(true);
  container.getRegistration = () => Promise.reject(new Error('no storage'));
  expect(await isDone(letNewerBuildIn())).toBe(true);
  container.getRegistration = async () => ({ waiting: worker() });
  const work = letNewerBuildIn();
  expect(await isDone(work)).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await isDone(work)).toBe(true);
});
