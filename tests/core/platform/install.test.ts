// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeAskedLanguage } from '#core/platform/asked-language.ts';
import { installsByShare, isInstalled } from '#core/platform/install-device.ts';
import { countVisit, readInstallMemory, refuseInstall } from '#core/platform/install-memory.ts';
import { followInstallOffer, hasInstallOffer, installNow, keepInstallOffer } from '#core/platform/install-prompt.ts';

const HOUR = 3_600_000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const offer = (outcome: string) => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome })),
  });
  window.dispatchEvent(event);
  return event;
};

test('the browser’s install prompt is kept until the guest wants it, and used once', async () => {
  keepInstallOffer();
  const heard = vi.fn();
  const stop = followInstallOffer(heard);
  const event = offer('accepted');
  expect([event.defaultPrevented, hasInstallOffer(), heard.mock.calls.length]).toEqual([true, true, 1]);
  expect(event.prompt).not.toHaveBeenCalled();
  expect(await installNow()).toBe(true);
  expect(event.prompt).toHaveBeenCalledOnce();
  expect([hasInstallOffer(), await installNow()]).toEqual([false, undefined]);
  offer('dismissed');
  expect(await installNow()).toBe(false);
  // Installed by the browser's own menu, so nothing is left to offer.
  offer('accepted');
  window.dispatchEvent(new Event('appinstalled'));
  expect(hasInstallOffer()).toBe(false);
  stop();
  heard.mockClear();
  offer('accepted');
  expect(heard).not.toHaveBeenCalled();
});

test('a visit counts half an hour after the last one, and a refusal is kept forever', () => {
  expect(countVisit(HOUR)).toBe(1);
  expect(countVisit(HOUR + 60_000)).toBe(1);
  expect(countVisit(3 * HOUR)).toBe(2);
  // A clock that was set back begins no new visit.
  expect(countVisit(HOUR)).toBe(2);
  refuseInstall();
  expect(countVisit(9 * HOUR)).toBe(3);
  expect(readInstallMemory()?.isRefused).toBe(true);
});

test('unreadable memory counts as empty, and a device without storage is never asked', () => {
  for (const odd of ['null', '7', '"x"', '{"visits":"many","isRefused":1}']) {
    localStorage.setItem('install_hint', odd);
    expect(readInstallMemory()).toEqual({ visits: 0, seenAt: 0, isRefused: false });
  }
  localStorage.setItem('install_hint', '{');
  expect(readInstallMemory()).toBeUndefined();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect([countVisit(HOUR), readInstallMemory()]).toEqual([0, undefined]);
});

test.each([
  ['an iPhone', IPHONE, 5, true],
  ['an iPad that says it is a Mac', IPAD, 5, true],
  ['a Mac', IPAD, 0, false],
  ['an iPhone inside of another app', `${IPHONE} Instagram 300.0`, 5, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36', 5, false],
])('%s: whether guests install through the share sheet', (_, userAgent, maxTouchPoints, expected) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  expect(installsByShare()).toBe(expected);
});

test('an app opened from the home screen counts as installed', () => {
  const media = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
  media(true);
  expect(isInstalled()).toBe(true);
  media(false);
  expect(isInstalled()).toBe(false);
  vi.stubGlobal('navigator', { standalone: true });
  expect(isInstalled()).toBe(true);
});

test('the language in an address is used once and removed, and the rest stays [S1.10]', () => {
  history.replaceState({ key: 'k' }, '', '/neven/salati?show=cart&lang=de#menu');
  expect(takeAskedLanguage()).toBe('de');
  expect([location.pathname, location.search, location.hash, history.state]).toEqual([
    '/neven/salati',
    '?show=cart',
    '#menu',
    { key: 'k' },
  ]);
  expect(takeAskedLanguage()).toBeUndefined();
  history.replaceState(null, '', '/neven?lang=tlh');
  expect([takeAskedLanguage(), location.search]).toEqual([undefined, '']);
});
