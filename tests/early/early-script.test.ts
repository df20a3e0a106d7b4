// The script as inlined in the page.
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEVICE_MEDIA } from '#domain/device/device-media.ts';
import { afterCrashes, START_MS } from '#domain/device/safe-mode.ts';
import { CRASHES_KEY, SHARED_MARK_KEY } from '#domain/device/shared-device.ts';
import { SCAN_NOTE_KEY } from '#domain/session/scan-note.ts';
import { buildEarlyScript } from '../../build/early.ts';
import { type EarlyPage, runEarlyScript } from './early-page.ts';

const DARK = '(prefers-color-scheme: dark)';
const script = await buildEarlyScript();
const run = (page: Partial<EarlyPage>) =>
  runEarlyScript(script, { path: '/neven', fetch: async () => Response.json([]), tabStorage: new Map(), ...page });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('early script: is at most two kilobytes and never closes its script element early', () => {
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(2048);
  expect(script).not.toMatch(/<\/script|<!--/i);
});

test('early script: a dark device gets a light venue in dimmed colours before the first paint; a black venue is unchanged', () => {
  const drawn = (scheme: string, media: readonly string[]) =>
    run({ drawn: true, media, dataset: { scheme, dimStyle: '--accent-text: red' } });
  expect(drawn('light', [DARK])).toMatchObject({ dataset: { scheme: 'dim' }, cssText: '--accent-text: red' });
  expect(drawn('light', [])).toMatchObject({ dataset: { scheme: 'light' }, cssText: '' });
  expect(drawn('black', [DARK])).toMatchObject({ dataset: { scheme: 'black' }, cssText: '' });
  expect(run({ media: [DARK] }).dataset.scheme).toBe('dim');
});

test('early script: sets the layout of an empty page by device; a server-drawn page keeps its own', () => {
  const { wide, wall } = DEVICE_MEDIA;
  const kindOf = (page: Partial<EarlyPage>) => run(page).dataset.device;
  expect(kindOf({})).toBe('phone');
  expect(kindOf({ media: [wide] })).toBe('tablet');
  expect(kindOf({ media: [wide, wall] })).toBe('kiosk');
  expect(kindOf({ cookie: 'a=1; _tkm_=1' })).toBe('kiosk');
  expect(kindOf({ drawn: true, media: [wide], dataset: { device: 'phone' } })).toBe('phone');
});

test('early script: hides text in another language, and shows it again when the right text does not load', () => {
  const wants = (page: Partial<EarlyPage>) => run({ drawn: true, ...page }).dataset.wants;
  expect(wants({ lang: 'bg', cookie: '_tlt_=de' })).toBe('de');
  expect(wants({ lang: 'bg', search: '?lang=fr-CH', cookie: '_tlt_=bg' })).toBe('fr-CH');
  expect(wants({ lang: 'de', cookie: '_tlt_=de' })).toBeUndefined();
  expect(wants({ lang: 'bg', cookie: '_tlt_=tlh' })).toBeUndefined();
  // A guest who has chosen no language reads the server's choice.
  expect(wants({ lang: 'bg', wished: ['de'] })).toBeUndefined();
  const { dataset } = run({ drawn: true, lang: 'bg', cookie: '_tlt_=de' });
  vi.advanceTimersByTime(3_000);
  expect(dataset.wants).toBeUndefined();
});

test('early script: names a venue’s device, because a room’s tablet hides the menu until its idle screen is there', () => {
  const starts = (storage: Record<string, string>) => run({ drawn: true, storage }).dataset.house;
  expect(starts({ [SHARED_MARK_KEY]: 'room' })).toBe('room');
  expect(starts({})).toBeUndefined();
});

test('early script: a table code leaves the address at once and is kept in the tab; without storage it stays in the address', () => {
  const tabStorage = new Map<string, string>();
  expect(run({ path: '/neven/t/T7-x', search: '?lang=de', tabStorage }).address).toBe('/neven?lang=de');
  expect([...tabStorage]).toEqual([[SCAN_NOTE_KEY, JSON.stringify({ place: 'neven', code: 'T7-x' })]]);
  expect(run({ path: '/neven/t/T7-x', tabStorage: undefined }).address).toBe('/neven/t/T7-x');
  for (const path of ['/neven/t', '/neven/t/', '/neven/t/a/b', '/neven/tea/black'])
    expect(run({ path }).address).toBe(path);
});

/** A device that opens pages. `endStart`: what the app does once its database is open. */
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

test('safe mode: a hanging start restarts after two minutes, and three of them count as three crashes', () => {
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

test('safe mode: a finished start is neither a crash nor restarted', () => {
  const { storage, open, onReload, endStart } = device({ house_device: 'tablet' });
  for (let nth = 1; nth <= 4; nth += 1) {
    open();
    endStart();
    vi.advanceTimersByTime(START_MS);
  }
  expect(onReload).not.toHaveBeenCalled();
  expect(storage[CRASHES_KEY]).toBe('');
});

test('safe mode: a guest’s own phone records no start', () => {
  const { storage, open, onReload } = device({});
  open();
  vi.advanceTimersByTime(START_MS);
  expect(storage).toEqual({});
  expect(onReload).not.toHaveBeenCalled();
});
