// @vitest-environment jsdom
// Enrolling the very device on which a manager is signed in.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DevicesPage } from '#staff/devices/devices-page.tsx';
import type { SignInProblem } from '#staff/sign-in/use-staff-sign-in.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const done = vi.hoisted(() => ({
  steps: [] as string[],
  problem: undefined as SignInProblem | undefined,
  now: 0,
  devices: [] as readonly object[],
}));
vi.mock('#staff/frame/use-now.ts', () => ({ useNow: () => done.now }));
vi.mock('#shared/menu/menu-context.tsx', () => ({
  useMenu: () => ({ place: { id: 1, slug: 'neven', timeZone: 'Europe/Sofia' }, settings: {} }),
}));
vi.mock('#domain/kitchen/stations.ts', () => ({ stationsOf: () => [] }));
vi.mock('#staff/codes/use-managed-tables.ts', () => ({ useManagedTables: () => ({ tables: [] }) }));
vi.mock('#staff/devices/use-devices.ts', () => ({
  useDevices: () => ({
    ...{ devices: done.devices, publicUrl: 'https://tabl.example', why: undefined },
    add: async ({ name }: { readonly name: string }) => ({ device: { name }, code: 'K7QM3XPT' }),
  }),
}));
vi.mock('#staff/sign-in/use-staff-sign-in.ts', () => ({
  useStaffSignIn: () => ({
    signOut: async () => void done.steps.push('signed out'),
    enrol: async (code: string, leave: () => Promise<void>) => {
      done.steps.push(code);
      if (!done.problem) await leave?.();
      return done.problem;
    },
  }),
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

beforeEach(() => Object.assign(done, { steps: [], problem: undefined, devices: [] }));

const setUpHere = async () => {
  renderScreen(<DevicesPage />);
  const press = (name: string | RegExp, role = 'button') => userEvent.click(screen.getByRole(role, { name }));
  await press('Add a device');
  await userEvent.type(screen.getByRole('textbox'), 'Door');
  await press(/Kiosk/, 'radio');
  await press('Set up this very device');
};

test('device setup: a failure keeps the manager signed in and shows the code and the reason', async () => {
  done.problem = { why: 'no_response' };
  await setUpHere();
  expect(words(await screen.findByTestId('device-code'))).toContain('K7QM-3XPT');
  expect(words(screen.getByTestId('device-address'))).toContain('/neven/staff there and type the code');
  expect(words(screen.getByRole('dialog'))).toContain('Nothing answers');
  expect(done.steps).toEqual(['K7QM3XPT']);
});

test('device setup: success signs the manager out and hides the used code', async () => {
  await setUpHere();
  await vi.waitFor(() => expect(done.steps).toEqual(['K7QM3XPT', 'signed out']));
  expect(screen.queryByTestId('device-code')).toBeNull();
});

test('devices: “last seen” counts from the last heartbeat, and names a time or a day when it was long ago', () => {
  done.now = Date.UTC(2026, 5, 2, 12, 0);
  const [second, minute] = [1000, 60_000];
  done.devices = [15 * second, 75 * second, 76 * second, 59 * minute, 90 * minute, 20 * 60 * minute].map((ago, id) => ({
    ...{ id: `d${id}`, name: 'Pass', kind: 'shared', isEnrolled: true, isLocked: false, seenAt: done.now - ago },
  }));
  renderScreen(<DevicesPage />);
  expect(screen.getAllByRole('listitem').map((row) => words(row).split(' · ')[1])).toEqual([
    'on line',
    'on line',
    'last seen 1 minute ago',
    'last seen 59 minutes ago',
    'last seen at 13:30',
    'last seen: 1 Jun 2026, 19:00',
  ]);
});
