// @vitest-environment jsdom
// When a device may be asked to install the menu, and when never.
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '#core/db/session/store-session.ts';
import { keepInstallOffer } from '#core/platform/install-prompt.ts';
import {
  type InstallHint,
  type InstallMethod,
  installFromHere,
  useInstallHint,
  useInstallMethod,
} from '#shared/device/use-install.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { aSnapshot } from '../menu/snapshots.ts';
import { aSession, type Guest, NOON, seatGuest } from '../menu/table-guest.tsx';

const HOUR = 3_600_000;

/** A phone whose page was opened in a tab, or from the home screen. */
const media = (isInstalled: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isInstalled && query.includes('standalone'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => {
  localStorage.clear();
  media(false);
});
afterEach(() => {
  cleanup();
  window.dispatchEvent(new Event('appinstalled'));
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: as a kiosk is set up.
  document.cookie = '_tkm_=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

const look = (guest: Guest) => {
  const seen: { way?: InstallMethod | undefined; hint?: InstallHint; isKnown?: boolean } = {};
  const Eyes = () => {
    seen.way = useInstallMethod();
    seen.hint = useInstallHint();
    seen.isKnown = useSession().isKnown;
    return null;
  };
  guest.show(<Eyes />);
  return seen;
};
const offer = (outcome = 'accepted') => {
  const prompt = vi.fn(async () => ({ outcome }));
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  return prompt;
};
const visitedAt = (seenAt: number, visits = 1) =>
  localStorage.setItem('install_hint', JSON.stringify({ visits, seenAt, isRefused: false }));

keepInstallOffer();

test('install hint: is not shown on the first visit, asks on the second; a "no" is final', async () => {
  const guest = await seatGuest();
  expect(look(guest).hint?.isWelcome).toBe(false);
  visitedAt(NOON - HOUR);
  const second = look(guest);
  expect(second.hint?.isWelcome).toBe(true);
  act(() => second.hint?.refuse());
  expect(second.hint?.isWelcome).toBe(false);
  guest.clock.now += 100 * HOUR;
  expect(look(guest).hint?.isWelcome).toBe(false);
});

test('install hint: is offered in a browser with an install prompt, and not in one that cannot install', async () => {
  const seen = look(await seatGuest());
  expect(seen.way).toBeUndefined();
  offer();
  expect(seen.way).toBe('prompt');
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(seen.way).toBeUndefined();
});

test('install hint: a guest who dismisses the browser’s own prompt is not asked here', async () => {
  visitedAt(NOON - HOUR);
  const guest = await seatGuest();
  const prompt = offer('dismissed');
  await act(installFromHere);
  expect(prompt).toHaveBeenCalledOnce();
  expect(look(guest).hint?.isWelcome).toBe(false);
});

test('install hint: an Apple phone gets instructions, except inside another app', async () => {
  const { userAgent } = navigator;
  const be = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  be(`${userAgent} iPhone Safari/604.1`);
  expect(look(await seatGuest()).way).toBe('share');
  be(`${userAgent} iPhone Safari/604.1 Instagram`);
  expect(look(await seatGuest()).way).toBeUndefined();
  vi.restoreAllMocks();
});

test('install hint: a shared device is never asked: a tablet, a room, a kiosk, an installed app', async () => {
  for (const over of [{ orderType: 'tablet_mode' }, { orderType: 'room' }] as const) {
    const guest = await seatGuest();
    await storeSession(guest.tabl.db, aSession(over), NOON);
    const seen = look(guest);
    await vi.waitFor(() => expect(seen.isKnown).toBe(true));
    offer();
    expect([over.orderType, seen.way]).toEqual([over.orderType, undefined]);
  }
  const always = look(await seatGuest(aSnapshot({}, { settings: { tabletModeAlwaysOn: true } })));
  offer();
  expect(always.way).toBeUndefined();
  // biome-ignore lint/suspicious/noDocumentCookie: as a kiosk is set up.
  document.cookie = '_tkm_=1; path=/';
  expect(look(await seatGuest()).way).toBeUndefined();
  // biome-ignore lint/suspicious/noDocumentCookie: and taken down again.
  document.cookie = '_tkm_=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  expect(look(await seatGuest()).way).toBe('prompt');
  media(true);
  expect(look(await seatGuest()).way).toBeUndefined();
});
