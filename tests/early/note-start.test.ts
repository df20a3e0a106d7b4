// Starts of a device that stands in the venue, as the script of the page's head notes them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CRASHES_KEY } from '#domain/device/house-device.ts';
import { afterCrashes, START_MS } from '#domain/device/safe-mode.ts';
import { buildEarlyScript } from '../../build/early.ts';
import { runEarlyScript } from './early-page.ts';

const script = await buildEarlyScript();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A device on which pages are opened; `endStart`: what the app does once its database is open. */
const device = (storage: Record<string, string>) => {
  const onReload = vi.fn();
  return {
    storage,
    onReload,
    open: () => runEarlyScript(script, { path: '/neven', storage, onReload, worker: true, tabStorage: new Map() }),
    endStart: () => {
      storage[CRASHES_KEY] = (storage[CRASHES_KEY] ?? '').replace(/,\d+$/, '');
    },
  };
};

test('safe mode: a start that never ends is begun anew after two minutes, and three of them are three crashes', () => {
  const { storage, open, onReload } = device({ house_device: 'kiosk' });
  for (let nth = 1; nth <= 3; nth += 1) {
    open();
    vi.advanceTimersByTime(START_MS - 1);
    expect(onReload).toHaveBeenCalledTimes(nth - 1);
    vi.advanceTimersByTime(1);
    expect(onReload).toHaveBeenCalledTimes(nth);
  }
  expect(afterCrashes(storage[CRASHES_KEY] ?? null, Date.now())).toMatchObject({ kind: 'rest' });
});

test('safe mode: a start that ended is neither a crash nor begun anew', () => {
  const { storage, open, onReload, endStart } = device({ house_device: 'tablet' });
  for (let nth = 1; nth <= 4; nth += 1) {
    open();
    endStart();
    vi.advanceTimersByTime(START_MS);
  }
  expect(onReload).not.toHaveBeenCalled();
  expect(storage[CRASHES_KEY]).toBe('');
});

test('safe mode: a guest’s own phone notes no start', () => {
  const { storage, open, onReload } = device({});
  open();
  vi.advanceTimersByTime(START_MS);
  expect(storage).toEqual({});
  expect(onReload).not.toHaveBeenCalled();
});
