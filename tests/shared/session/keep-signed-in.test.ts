// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Http, JsonAnswer } from '#core/api/http.ts';
import { readAccount, writeAccount, writeOrderKey } from '#core/platform/account/account-storage.ts';
import { readOrderKey } from '#core/platform/account/order-key.ts';
import { hasAccount, readUserCookie } from '#core/platform/cookies.ts';
import { changeAddresses, readAddresses } from '#core/platform/delivery/address-storage.ts';
import { writeGuest } from '#core/platform/order/guest-storage.ts';
import type { PlaceId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { forgetAccount } from '#shared/session/forget-account.ts';
import { keepToken, renewWhereDue } from '#shared/session/keep-signed-in.ts';

const NOW = Date.UTC(2026, 9, 6, 9, 0);
const MINUTE = 60_000;
const PLACE = 1 as PlaceId;
const SECRET = 'Kx3_aaaaaaaaaaaaaaaaaaaaaaaaaaaa';

const tokenUntil = (expiresAt: number | undefined): string => {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const claims = { role: 'USER', ...(expiresAt !== undefined && { exp: expiresAt / 1000 }) };
  return `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;
};
const answer = (status: number, body: object): Result<JsonAnswer, never> =>
  ok({ status, headers: new Headers(), body });
const httpOf = (answered: Awaited<ReturnType<Http['send']>>) => {
  const send = vi.fn(async () => answered);
  return { send, http: { send } as unknown as Http };
};
/** Lifetime of the cookie in hours. */
const hoursOf = async (token: string): Promise<number> => {
  const set = vi.spyOn(Cookies, 'set');
  await keepToken(token, NOW);
  const { expires } = set.mock.calls.at(-1)?.[2] ?? {};
  set.mockRestore();
  return Math.round(Number(expires) * 24 * 100) / 100;
};

beforeEach(() => {
  localStorage.clear();
  Cookies.remove('_tut_', { path: '/' });
});

test('sign-in: the token’s cookie expires with its token, or in one hour when the token has no end [S9.22]', async () => {
  expect(await hoursOf(tokenUntil(NOW + 30 * MINUTE))).toBe(0.5);
  expect(await hoursOf(tokenUntil(undefined))).toBe(1);
});

test('sign-in: a token is renewed shortly before it expires, and not earlier', async () => {
  writeAccount({ secret: SECRET, firstName: 'Elena', email: 'elena@abv.bg' });
  const fresh = tokenUntil(NOW + 60 * MINUTE);
  const { http, send } = httpOf(answer(200, { success: true, token: fresh }));
  await renewWhereDue(http, NOW);
  expect(readUserCookie()).toBe(fresh);
  await renewWhereDue(http, NOW + 30 * MINUTE);
  expect(send).toHaveBeenCalledTimes(1);
  await renewWhereDue(http, NOW + 45 * MINUTE);
  expect(send).toHaveBeenCalledTimes(2);
});

test('sign-in: only the server can end a sign-in; a lost network or another site’s answer keeps it', async () => {
  writeAccount({ secret: SECRET, firstName: 'Elena', email: '' });
  for (const heard of [fail({ kind: 'no_response' } as const), answer(500, {}), answer(401, { error: 'a portal' })]) {
    await renewWhereDue(httpOf(heard).http, NOW);
    expect(hasAccount()).toBe(true);
  }
  await renewWhereDue(httpOf(answer(401, { payload: { message: 'not_signed_in' } })).http, NOW);
  expect([hasAccount(), readAccount(), readUserCookie()]).toEqual([false, undefined, undefined]);
});

test('sign-in: an answer that arrives after the sign-out is ignored', async () => {
  writeAccount({ secret: SECRET, firstName: '', email: '' });
  const http = {
    send: async () => {
      forgetAccount(NOW);
      return answer(200, { success: true, token: tokenUntil(NOW + 60 * MINUTE) });
    },
  } as unknown as Http;
  await renewWhereDue(http, NOW);
  expect([hasAccount(), readUserCookie()]).toEqual([false, undefined]);
});

test('sign-out: deletes secret, token, order key, name, number and the account’s addresses from the device', async () => {
  writeAccount({ secret: SECRET, firstName: 'Elena', email: 'elena@abv.bg' });
  writeOrderKey('0199c000-0000.AAAAAAAAAAAAAAAAAAAAAAAAAAA');
  await keepToken(tokenUntil(NOW + 60 * MINUTE), NOW);
  const own = { words: 'ul. Shipka', streetNumber: '34', floor: '', apartment: '', bell: '', entrance: '' };
  changeAddresses(PLACE, () => [{ kind: 'home', name: '', address: own, ofAccount: true }]);
  // As written by an order, in another spelling than the profile's.
  writeGuest({ name: 'Elena Petrova', phone: '088 812 3456' });
  expect(readAddresses(PLACE)).toHaveLength(1);
  forgetAccount(NOW);
  expect([readAccount(), readOrderKey(), readUserCookie(), localStorage.length]).toEqual([
    undefined,
    undefined,
    undefined,
    0,
  ]);
});
