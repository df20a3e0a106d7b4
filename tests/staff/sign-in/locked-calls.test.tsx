// @vitest-environment jsdom
// A shared tablet locks after two minutes, and still rings for guests' calls.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeStaffDevice } from '#core/db/staff/staff-table.ts';
import type { CommandId } from '#domain/ids.ts';
import { fail, ok } from '#domain/result.ts';
import { StaffProvider } from '#staff/frame/staff-context.tsx';
import { SignInPage } from '#staff/sign-in/sign-in-page.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const house = vi.hoisted(() => ({
  tiles: undefined as unknown,
  pin: undefined as unknown,
  rung: [] as string[],
  sound: 'ready',
  listeners: new Set<() => void>(),
}));
vi.mock('#core/api/staff/enrolled-device.ts', () => ({
  readTilesOf: async () => house.tiles,
  signInByPin: async () => house.pin,
}));
vi.mock('#core/platform/service/bell.ts', () => ({
  createBell: () => ({
    state: () => house.sound,
    subscribe: (listener: () => void) => {
      house.listeners.add(listener);
      return () => house.listeners.delete(listener);
    },
    ring: (kind: string) => house.rung.push(kind),
    unlock: () => undefined,
    count: () => undefined,
    close: () => undefined,
  }),
}));

const DEVICE = { id: 'd1', name: 'Pass', kind: 'shared' } as const;
const call = (id: string, table: string, kind: 'call' | 'bill') => ({
  ...{ id: id as CommandId, table, kind, at: NOON - 65_000, comingBy: undefined },
});
const told = (...calls: ReturnType<typeof call>[]) => ok({ device: DEVICE, people: [], isLocked: false, calls });
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });
/** The tablet polls on its own timer. */
const later = () => act(() => vi.advanceTimersByTimeAsync(10_000));

beforeEach(() => {
  house.rung.length = 0;
  house.sound = 'ready';
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const lockedTablet = async () => {
  const guest = await seatGuest(aSnapshot());
  await storeStaffDevice(guest.tabl.db, aSnapshot().place.id, { ...DEVICE, secret: 's'.repeat(32) });
  guest.show(
    <GuestTexts>
      <StaffProvider>
        <SignInPage code={undefined} onEnrolled={() => undefined} />
      </StaffProvider>
    </GuestTexts>,
  );
  await until(() => expect(screen.getByTestId('staff-tiles')).toBeDefined());
};

test('locked tablet: rings for a new call with its table and need, and stops once someone goes', async () => {
  house.tiles = told();
  await lockedTablet();
  expect(screen.queryByTestId('locked-calls')).toBeNull();
  house.tiles = told(call('a', '7', 'bill'));
  await later();
  await until(() => expect(house.rung).toEqual(['bill']));
  expect(words(screen.getByTestId('locked-calls'))).toBe('1 table waits for somebodyTable 7, the bill · 1 min');
  house.tiles = told(call('a', '7', 'bill'), call('b', '3', 'call'));
  await later();
  await until(() => expect(house.rung).toContain('call'));
  expect(words(screen.getByTestId('locked-calls'))).toContain('2 tables wait for somebody');
  house.tiles = told();
  await later();
  await until(() => expect(screen.queryByTestId('locked-calls')).toBeNull());
});

test('locked tablet: the notice about sound keeps its place when the press on a tile allows sound', async () => {
  house.sound = 'silent';
  house.tiles = told();
  await lockedTablet();
  const notice = await screen.findByTestId('silent');
  house.sound = 'ready';
  act(() => {
    for (const tell of house.listeners) tell();
  });
  await until(() => expect(words(screen.getByTestId('silent'))).toContain('Calls ring here now.'));
  expect(screen.getByTestId('silent')).toBe(notice);
});

test('locked tablet: without a connection, shows no call', async () => {
  house.tiles = told(call('a', '7', 'call'));
  await lockedTablet();
  await until(() => expect(screen.getByTestId('locked-calls')).toBeDefined());
  house.tiles = fail({ kind: 'no_response' });
  await later();
  await until(() => expect(screen.queryByTestId('locked-calls')).toBeNull());
});

test('locked tablet: a removed person’s tile disappears at the first PIN, which is not called wrong', async () => {
  const people = [{ id: 'maria', name: 'Maria', role: 'WAITER' }];
  house.tiles = ok({ device: DEVICE, people, isLocked: false, calls: [] });
  await lockedTablet();
  const tile = await screen.findByRole('button', { name: /Maria/ });
  fireEvent.click(tile);
  house.pin = fail({ kind: 'refused', status: 401, message: 'unknown_person' });
  house.tiles = told();
  for (const digit of '4711') fireEvent.click(await screen.findByRole('button', { name: digit }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await until(() => expect(screen.queryByRole('button', { name: /Maria/ })).toBeNull());
  expect(document.body.textContent).not.toContain('not your PIN');
});
