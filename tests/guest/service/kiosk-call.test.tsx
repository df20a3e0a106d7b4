// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallDialog } from '#guest/service/call-dialog.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const screenIs = vi.hoisted(() => ({ kiosk: false }));
vi.mock('#core/platform/cookies.ts', async (original) => ({
  ...(await original<object>()),
  readKioskCookie: () => screenIs.kiosk,
}));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

test.each([
  [true, 'Please wave to our staff.'],
  [false, 'Scan the code on your table'],
])('call sheet: without a table, a kiosk asks for no table code: kiosk %s', async (isKiosk, text) => {
  screenIs.kiosk = isKiosk;
  const guest = await seatGuest(aSnapshot());
  guest.show(
    <GuestTexts>
      <CallDialog onClose={() => undefined} />
    </GuestTexts>,
  );
  const sheet = await screen.findByTestId('call-sheet', undefined, { timeout: 10_000 });
  await vi.waitFor(() => expect(words(sheet)).toContain(text));
  expect(screen.queryByTestId('table-ways') === null).toBe(isKiosk);
});
