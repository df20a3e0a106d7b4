// @vitest-environment jsdom
// Notifications on a personal phone: compared at each start, with their true state shown.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePush, usePushUpkeep } from '#staff/sign-in/use-push.ts';

const PHONE = { endpoint: 'https://push.example/new', keys: { p256dh: 'BPub', auth: 'secret' } };
const here = vi.hoisted(() => ({
  known: { key: 'BKey' as string | null, endpoint: null as string | null, language: 'bg' as string | null },
  endpoint: undefined as string | undefined,
  device: undefined as object | undefined,
  may: true,
  asked: [] as unknown[],
  ended: 0,
}));
const subscribe = vi.hoisted(() => vi.fn());
vi.mock('#shared/menu/menu-context.tsx', () => {
  const place = { id: 7 };
  return { useMenu: () => ({ place }) };
});
vi.mock('#shared/tabl-context.tsx', () => ({ useLanguage: () => ({ language: 'bg' }) }));
vi.mock('#staff/frame/staff-context.tsx', () => {
  const http = async () => ({ send: async () => undefined });
  return { useStaffHttp: () => http, useStaffHere: () => ({ device: here.device }) };
});
vi.mock('#core/api/staff/push-requests.ts', () => ({
  readPush: async () => ({ ok: true, value: here.known }),
  askForPush: async (_: unknown, phone: unknown) => {
    here.asked.push(phone);
    here.known = { ...here.known, endpoint: PHONE.endpoint };
    return { ok: true };
  },
  endPush: async () => {
    here.ended += 1;
    here.known = { ...here.known, endpoint: null };
    return { ok: true };
  },
}));
vi.mock('#core/platform/service/push-subscription.ts', () => ({
  pushAbility: () => 'ready',
  mayPush: () => here.may,
  currentEndpoint: async () => here.endpoint,
  subscribePush: subscribe,
}));

beforeEach(() => {
  const known = { key: 'BKey', endpoint: 'https://push.example/old', language: 'bg' };
  Object.assign(here, { known, endpoint: known.endpoint, device: undefined, may: true, asked: [], ended: 0 });
  subscribe.mockReset().mockImplementation(async () => {
    here.endpoint = PHONE.endpoint;
    return PHONE;
  });
});
afterEach(cleanup);

const start = () => act(async () => void renderHook(usePushUpkeep));
const standing = async () => {
  const { result } = renderHook(usePush);
  await vi.waitFor(() => expect(result.current.standing).toBeDefined());
  return result;
};

test('push: a lost or changed subscription is renewed at the next start, in the phone’s language', async () => {
  for (const endpoint of [undefined, PHONE.endpoint]) {
    Object.assign(here, { endpoint, asked: [] });
    here.known = { ...here.known, endpoint: 'https://push.example/old' };
    await start();
    await vi.waitFor(() => expect(here.asked).toEqual([{ ...PHONE, language: 'bg' }]));
  }
});

test('push: a subscription in another language is updated; a current one is left unchanged', async () => {
  await start();
  expect(here.asked).toEqual([]);
  here.known = { ...here.known, language: 'de' };
  await start();
  await vi.waitFor(() => expect(here.asked).toHaveLength(1));
});

test('push: a phone is not subscribed when its person never asked or its browser lacks notifications', async () => {
  here.known = { ...here.known, endpoint: null };
  await start();
  here.known = { ...here.known, endpoint: 'https://push.example/other' };
  here.may = false;
  await start();
  expect(subscribe).not.toHaveBeenCalled();
});

test('push: is “on” only if the server sends to this phone; the other states are “off”, “server” without a server key and “shared” on a shared device', async () => {
  expect((await standing()).current.standing).toBe('on');
  here.known = { ...here.known, endpoint: 'https://push.example/another-phone' };
  expect((await standing()).current.standing).toBe('off');
  here.known = { ...here.known, key: null };
  expect((await standing()).current.standing).toBe('server');
  here.device = { kind: 'shared' };
  expect((await standing()).current.standing).toBe('shared');
});

test('push: one press turns the notifications on, the next press off', async () => {
  here.known = { ...here.known, endpoint: null };
  const result = await standing();
  expect(result.current.standing).toBe('off');
  await act(() => result.current.turnOn());
  expect([result.current.standing, here.asked]).toEqual(['on', [{ ...PHONE, language: 'bg' }]]);
  await act(() => result.current.turnOff());
  expect([result.current.standing, here.ended]).toEqual(['off', 1]);
});
