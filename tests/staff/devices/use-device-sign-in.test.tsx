// @vitest-environment jsdom
// Staff sign-in on a shared device: by PIN online, and offline only for people known to the device.
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readOpeners } from '#core/db/device/openers.ts';
import { storeStaffDevice } from '#core/db/staff/staff-table.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { fail, ok } from '#domain/result.ts';
import { useDeviceSignIn } from '#staff/devices/use-device-sign-in.ts';
import { NOW, PLACE } from '../../core/db/outbox/order-drafts.ts';
import { newDatabase } from '../../core/db/outbox/outbox-backends.ts';

const MARIA = { id: 'maria' as UserId, name: 'Maria', role: 'WAITER' } as const;
const PETAR = { id: 'petar' as UserId, name: 'Petar', role: 'PLACE_ADMIN' } as const;
const HOUR = 3_600_000;

const here = vi.hoisted(() => ({
  ...{ db: undefined as unknown, people: undefined as unknown, opened: undefined as unknown, now: 0, isOnline: true },
}));
const menu = vi.hoisted(() => ({ place: { id: 0 } }));
vi.mock('#shared/tabl-context.tsx', () => ({ useTabl: () => here, useIsOnline: () => here.isOnline }));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => menu }));
vi.mock('#shared/open-tabl.ts', () => ({ openTabl: async () => ({ db: here.db, serverNow: () => here.now }) }));
vi.mock('#core/api/device/shared-device.ts', () => ({
  readStaffOf: async () => here.people,
  openByPin: async () => here.opened,
}));

let db: ReturnType<typeof newDatabase>;
beforeEach(async () => {
  db = newDatabase();
  menu.place = { id: PLACE };
  Object.assign(here, { db, now: NOW, people: ok({ people: [MARIA, PETAR] }), opened: ok({ endsAt: NOW + 8 * HOUR }) });
  await storeStaffDevice(db, PLACE, { id: 'd1', name: 'Door', kind: 'kiosk', secret: 's'.repeat(32) });
});

const OFFLINE = fail({ kind: 'no_response' });
/** The sign-in after the server has answered or was unreachable. */
const door = async () => {
  const { result } = renderHook(() => useDeviceSignIn());
  await vi.waitFor(() => expect(result.current.people.kind).not.toBe('loading'));
  return result;
};
const givePin = async (person: typeof MARIA | typeof PETAR) => {
  const { current } = await door();
  let problem: unknown;
  await act(async () => {
    problem = await current.byPin(person, '4711');
  });
  return problem;
};

test('device sign-in: offline, accepts only people whose PIN was verified here in this shift', async () => {
  expect((await door()).current.people).toEqual({ kind: 'online', people: [MARIA, PETAR] });
  expect(await givePin(MARIA)).toBeUndefined();
  here.people = OFFLINE;
  expect((await door()).current.people).toEqual({ kind: 'offline', people: [MARIA] });
  here.now = NOW + 8 * HOUR;
  expect((await door()).current.people).toEqual({ kind: 'failed', why: 'no_response' });
});

test('device sign-in: a wrong PIN never signs in, and shows the remaining tries and the waiting time', async () => {
  here.opened = fail({ kind: 'refused', status: 401, message: 'wrong_pin', left: 0, waitMs: 30_000 });
  expect(await givePin(MARIA)).toEqual({ why: 'wrong_pin', left: 0, waitMs: 30_000 });
  expect(await readOpeners(db, PLACE, NOW)).toEqual([]);
  here.people = OFFLINE;
  expect((await door()).current.people).toEqual({ kind: 'failed', why: 'no_response' });
});

test('device sign-in: an unknown or removed device says so', async () => {
  here.people = fail({ kind: 'refused', status: 401, message: 'unknown_device' });
  expect((await door()).current.people).toEqual({ kind: 'failed', why: 'unknown_device' });
  here.db = newDatabase();
  here.people = ok({ people: [MARIA] });
  expect((await door()).current.people).toEqual({ kind: 'failed', why: 'unknown_device' });
});
