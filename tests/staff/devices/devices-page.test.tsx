// @vitest-environment jsdom
// Enrolling the very device on which a manager is signed in.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DevicesPage } from '#staff/devices/devices-page.tsx';
import type { SignInProblem } from '#staff/sign-in/use-staff-sign-in.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const done = vi.hoisted(() => ({ steps: [] as string[], problem: undefined as SignInProblem | undefined }));
vi.mock('#shared/menu/menu-context.tsx', () => ({
  useMenu: () => ({ place: { id: 1, slug: 'neven', timeZone: 'Europe/Sofia' }, settings: {} }),
}));
vi.mock('#domain/kitchen/stations.ts', () => ({ stationsOf: () => [] }));
vi.mock('#staff/codes/use-managed-tables.ts', () => ({ useManagedTables: () => ({ tables: [] }) }));
vi.mock('#staff/devices/use-devices.ts', () => ({
  useDevices: () => ({
    ...{ devices: [], publicUrl: 'https://tabl.example', why: undefined },
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

beforeEach(() => Object.assign(done, { steps: [], problem: undefined }));

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
  expect(words(screen.getByRole('dialog'))).toContain('Nothing answers');
  expect(done.steps).toEqual(['K7QM3XPT']);
});

test('device setup: success signs the manager out and hides the used code', async () => {
  await setUpHere();
  await vi.waitFor(() => expect(done.steps).toEqual(['K7QM3XPT', 'signed out']));
  expect(screen.queryByTestId('device-code')).toBeNull();
});
