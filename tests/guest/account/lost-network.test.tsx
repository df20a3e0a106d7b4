// @vitest-environment jsdom
// A customer's sign-out without a network, and a sign-in by a mailed link whose answer is lost.
import { act, cleanup, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Http, JsonAnswer } from '#core/api/http.ts';
import { readAccount, writeAccount } from '#core/platform/account/account-storage.ts';
import { hasSignOuts } from '#core/platform/account/late-sign-outs.ts';
import { fail, ok } from '#domain/result.ts';
import { type AccountHere, useAccount } from '#guest/account/use-account.ts';
import { LateSignOuts } from '#guest/frame/late-sign-outs.tsx';
import { seatGuest } from '../../shared/menu/table-guest.tsx';

const SECRET = 'Kx3_aaaaaaaaaaaaaaaaaaaaaaaaaaaa';

/** A network that loses every answer until `isBack`. */
const network = () => {
  const asked: { readonly path: string; readonly json: unknown }[] = [];
  const state = { isBack: false };
  const send: Http['send'] = async (path, call) => {
    asked.push({ path, json: call && 'json' in call ? call.json : undefined });
    return state.isBack
      ? ok<JsonAnswer>({ headers: new Headers(), status: 200, body: { success: true } })
      : fail({ kind: 'no_response' } as const);
  };
  const http: Http = { baseUrl: '/api', addressed: () => ({}), send, read: send };
  const to = (path: string) => asked.filter((one) => one.path === path).map(({ json }) => json);
  return { http, state, to };
};

const open = async (http: Http) => {
  const guest = await seatGuest();
  Object.assign(guest.tabl, { http });
  const seen = {} as { account: AccountHere };
  const Eyes = () => {
    seen.account = useAccount();
    return <LateSignOuts />;
  };
  guest.show(<Eyes />);
  await waitFor(() => expect(seen.account).toBeDefined());
  return seen;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('sign-out without a network: the device forgets the account at once, and the next page tells the server', async () => {
  writeAccount({ secret: SECRET, firstName: 'Elena', email: 'elena@abv.bg' });
  const { http, state, to } = network();
  const seen = await open(http);
  act(() => seen.account.signOut());
  await waitFor(() => expect(to('users/sign-out')).toEqual([{ secret: SECRET }]));
  expect([readAccount(), hasSignOuts()]).toEqual([undefined, true]);
  cleanup();
  state.isBack = true;
  await open(http);
  await waitFor(() => expect(hasSignOuts()).toBe(false));
  expect(to('users/sign-out')).toEqual([{ secret: SECRET }, { secret: SECRET }]);
});

test('sign-in by a link: a press after a lost answer names the same sign-in', async () => {
  const { http, to } = network();
  const seen = await open(http);
  const press = () => act(() => seen.account.openLink({ kind: 'sign-in', secret: SECRET }));
  expect((await press()).ok).toBe(false);
  expect((await press()).ok).toBe(false);
  const [first, second] = to('users/links/sign-in');
  expect(first).toEqual({ secret: SECRET, device_secret: expect.stringMatching(/^[A-Za-z0-9_-]{22,}$/) });
  expect(second).toEqual(first);
});
