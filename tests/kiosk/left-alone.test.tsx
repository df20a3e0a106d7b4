// @vitest-environment jsdom
// What a shared device does by itself while nobody uses it: dims the screen at night, and leaves the staff pages.
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_MS } from '#domain/staff/staff.ts';
import { useNight } from '#kiosk/between-guests.tsx';
import { useDeviceReturn } from '#staff/devices/use-device-return.ts';

const loaded = vi.hoisted((): string[] => []);
vi.mock('#core/platform/device/load-page.ts', () => ({ loadPage: (href: string) => loaded.push(href) }));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { slug: 'neven' } }) }));
beforeEach(() => {
  loaded.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const fully = (level: number | undefined) => {
  const host = {
    level,
    woken: 0,
    getScreenBrightness: () => host.level,
    setScreenBrightness: (next: number) => {
      host.level = next;
    },
    turnScreenOn: () => {
      host.woken += 1;
    },
  };
  vi.stubGlobal('fully', host);
  return host;
};

test('screen brightness: a capable host dims the screen while the venue is closed, then restores it', () => {
  const host = fully(180);
  const { rerender, unmount } = renderHook(({ isNight }) => useNight(isNight), { initialProps: { isNight: false } });
  expect(host.level).toBe(180);
  rerender({ isNight: true });
  expect(host.level).toBe(20);
  rerender({ isNight: false });
  expect([host.level, host.woken]).toEqual([180, 1]);
  rerender({ isNight: true });
  // A guest has arrived.
  unmount();
  expect([host.level, host.woken]).toEqual([180, 2]);
});

test('screen brightness: a page that unloads at night hands the day’s brightness to the next one', () => {
  const host = fully(180);
  renderHook(() => useNight(true));
  window.dispatchEvent(new Event('pagehide'));
  expect(host.level).toBe(180);
});

test('screen brightness: an unknown or already dark screen stays unchanged', () => {
  for (const level of [undefined, 5]) {
    const host = fully(level);
    renderHook(() => useNight(true)).unmount();
    expect([host.level, host.woken]).toEqual([level, 0]);
  }
});

test('staff pages: on a guest device they return to the guest page and sign out; elsewhere they stay', async () => {
  vi.useFakeTimers();
  const signOut = vi.fn(async () => undefined);
  renderHook(() => useDeviceReturn(false, signOut));
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(signOut).not.toHaveBeenCalled();
  renderHook(() => useDeviceReturn(true, signOut));
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  document.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([signOut.mock.calls.length, loaded]).toEqual([1, ['/neven']]);
});
