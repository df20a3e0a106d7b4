// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { canFullScreen, canKeepFromTurning, fillScreen, isFullScreen } from '#core/platform/kiosk/full-screen.ts';

const browser = (has: { enabled?: boolean; frameless?: boolean; refuses?: boolean; turns?: () => Promise<void> }) => {
  let whole: Element | null = null;
  vi.stubGlobal('matchMedia', () => ({ matches: has.frameless === true }));
  vi.stubGlobal('screen', { orientation: { type: 'portrait-primary', ...(has.turns && { lock: has.turns }) } });
  const define = (on: object, name: string, value: PropertyDescriptor) =>
    Object.defineProperty(on, name, { configurable: true, ...value });
  define(document, 'fullscreenEnabled', { value: has.enabled });
  define(document, 'fullscreenElement', { get: () => whole });
  const ask = vi.fn(async () => {
    if (has.refuses) throw new TypeError('Permissions check failed');
    whole = document.documentElement;
  });
  define(document.documentElement, 'requestFullscreen', { value: ask });
  return ask;
};
afterEach(() => vi.unstubAllGlobals());

test('a press switches to full screen and locks the orientation', async () => {
  const turns = vi.fn(async () => undefined);
  const ask = browser({ enabled: true, turns });
  expect([canFullScreen(), isFullScreen(), canKeepFromTurning()]).toEqual([true, false, true]);
  expect(await fillScreen()).toBe(true);
  expect(turns).toHaveBeenCalledWith('portrait-primary');
  expect(await fillScreen()).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
});

test('a browser that cannot lock the orientation still switches to full screen', async () => {
  browser({ enabled: true, turns: () => Promise.reject(new Error('NotSupported')) });
  expect(await fillScreen()).toBe(true);
  browser({ enabled: true });
  expect([await fillScreen(), canKeepFromTurning()]).toEqual([true, false]);
});

test('a host without full screen is not asked, and a refusal throws nothing', async () => {
  const inKiosk = browser({ enabled: true, frameless: true });
  expect([await fillScreen(), inKiosk.mock.calls.length]).toEqual([true, 0]);
  const cannot = browser({ enabled: false });
  expect([await fillScreen(), cannot.mock.calls.length]).toEqual([false, 0]);
  browser({ enabled: true, refuses: true });
  expect(await fillScreen()).toBe(false);
});
