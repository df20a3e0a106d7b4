// @vitest-environment jsdom
// Updates of the worker by the page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker } from '#core/platform/worker-registration.ts';

const HOUR = 3_600_000;
const update = vi.fn(async () => undefined);
beforeEach(() => {
  vi.useFakeTimers();
  update.mockClear();
  vi.stubEnv('PROD', true);
  const registration = Object.assign(new EventTarget(), { update, waiting: null, installing: null, active: null });
  const container = Object.assign(new EventTarget(), {
    register: async () => registration,
    controller: null,
    ready: new Promise(() => undefined),
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const show = (state: string) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('an open page checks for a new build each hour, and when it becomes visible', async () => {
  registerWorker({ onWaiting: () => undefined, onTakenOver: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(update).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(update).toHaveBeenCalledTimes(2);
  show('hidden');
  await vi.advanceTimersByTimeAsync(HOUR / 2);
  show('visible');
  expect(update).toHaveBeenCalledTimes(3);
  // A guest who looks at the phone each minute causes one check.
  show('hidden');
  show('visible');
  expect(update).toHaveBeenCalledTimes(3);
});

test('a failed check for a build is repeated later, without a message', async () => {
  update.mockRejectedValue(new TypeError('Failed to update a ServiceWorker'));
  registerWorker({ onWaiting: () => undefined, onTakenOver: () => undefined });
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(update).toHaveBeenCalledTimes(2);
});
