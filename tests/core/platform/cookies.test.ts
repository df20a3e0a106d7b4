// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import {
  readCartCookie,
  readKioskCookie,
  readLanguageCookie,
  readUserCookie,
  writeLanguageCookie,
  writeOpenedPlaceCookie,
} from '#core/platform/cookies.ts';
import { writeCartCookie, writeUserCookie } from '#core/platform/device/later-cookies.ts';
import { readSessionCookie, writeSessionCookie } from '#core/platform/session-cookie.ts';
import { COOKIES } from '#core/platform/storage-keys.ts';
import type { PlaceId, SessionId, SessionToken } from '#domain/ids.ts';
import type { TableSession } from '#domain/session/session.ts';

const HOUR = 3_600_000;
const written: string[] = [];
const descriptor = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
afterEach(() => {
  for (const name of Object.values(COOKIES)) {
    // biome-ignore lint/suspicious/noDocumentCookie: as somebody at a console would.
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
  written.splice(0);
  vi.restoreAllMocks();
});

/** All attributes of a cookie as it is written: browsers return only its value. */
const watchWrites = () =>
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    descriptor?.set?.call(document, text);
  });
const hoursOf = (text: string | undefined) =>
  (Date.parse(/expires=([^;]+)/i.exec(text ?? '')?.[1] ?? '') - Date.now()) / HOUR;
const put = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as somebody at a console would.
  document.cookie = `${name}=${value}; path=/`;
};

const session: TableSession = {
  placeId: 7 as PlaceId,
  id: 'sitting-1' as SessionId,
  token: 'a-secret-of-twenty-two-or-more' as SessionToken,
  expiresAt: 1_790_000_000_000,
  orderType: 'spot',
  table: '12',
  roomNumber: undefined,
  roomNumberDisabled: false,
  tabletMode: false,
};

test('the cookies have the specified names [S9.23]', () => {
  expect([COOKIES.kiosk, COOKIES.session, COOKIES.user, COOKIES.language]).toEqual([
    '_tkm_',
    '_tot_',
    '_tut_',
    '_tlt_',
  ]);
});

test('the language cookie lasts 8760 hours on all paths, and an unknown language in it is ignored [S9.21]', () => {
  watchWrites();
  writeLanguageCookie('fr-CH');
  expect(readLanguageCookie()).toBe('fr-CH');
  expect(hoursOf(written[0])).toBeCloseTo(8760, 0);
  expect(written[0]).toMatch(/path=\//i);
  expect(written[0]).toMatch(/samesite=lax/i);
  put('_tlt_', 'tlh');
  expect(readLanguageCookie()).toBeUndefined();
});

test('the last opened place is kept in a cookie for 8760 hours [S9.21]', () => {
  watchWrites();
  writeOpenedPlaceCookie('neven');
  expect(hoursOf(written[0])).toBeCloseTo(8760, 0);
});

test('the session’s cookie has the specified shape and lasts 90 hours [S3.29, S4.13]', () => {
  watchWrites();
  writeSessionCookie(session);
  expect(hoursOf(written[0])).toBeCloseTo(90, 0);
  const value = /_tot_=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  expect(JSON.parse(decodeURIComponent(value))).toEqual({
    token: session.token,
    expires: session.expiresAt,
    ordertype: 1,
    room_number: null,
    room_number_disabled: false,
    tablet_mode: false,
    table: '12',
    session_id: 'sitting-1',
    place_id: 7,
  });
  expect(readSessionCookie()).toEqual(session);
});

test('an ended session leaves no cookie [S4.13]', () => {
  writeSessionCookie(session);
  writeSessionCookie(undefined);
  expect(document.cookie).not.toContain('_tot_');
  expect(readSessionCookie()).toBeUndefined();
});

test('a handwritten session cookie is ignored', () => {
  for (const value of ['', 'x', '{}', '%', '{"token":"short","expires":1}', JSON.stringify([session])]) {
    put('_tot_', encodeURIComponent(value));
    expect(readSessionCookie()).toBeUndefined();
  }
});

test('a cart over 4,000 characters is dropped whole, never cut; a smaller one is read back [S3.17]', () => {
  writeCartCookie('{"small":true}');
  expect(readCartCookie()).toBe('{"small":true}');
  writeCartCookie('я'.repeat(1_000));
  expect(readCartCookie()).toBeUndefined();
  expect(document.cookie).not.toContain('to_order');
  writeCartCookie('a'.repeat(4_000));
  expect(readCartCookie()).toHaveLength(4_000);
  writeCartCookie('a'.repeat(4_001));
  expect(readCartCookie()).toBeUndefined();
});

test('kiosk and user have their own cookies [S4.16]', () => {
  expect([readKioskCookie(), readUserCookie()]).toEqual([false, undefined]);
  put('_tkm_', '1');
  put('_tut_', 'header.claims.signature');
  expect([readKioskCookie(), readUserCookie()]).toEqual([true, 'header.claims.signature']);
});

test('a user’s token stays in its cookie until the token expires, or its user signs out [S9.22]', () => {
  watchWrites();
  writeUserCookie({ token: 'header.claims.signature', expiresAt: Date.now() + HOUR / 4 });
  expect(readUserCookie()).toBe('header.claims.signature');
  expect(hoursOf(written.at(-1))).toBeCloseTo(0.25, 2);
  writeUserCookie(undefined);
  expect(readUserCookie()).toBeUndefined();
});
