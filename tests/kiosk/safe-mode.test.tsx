// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wasCrashing } from '#core/platform/device/device-mark.ts';
import { endStart } from '#core/platform/device/start-note.ts';
import { CRASHES_KEY } from '#domain/device/shared-device.ts';
import { AfterCrash } from '#kiosk/crash/after-crash.tsx';
import { RestingScreen } from '#kiosk/crash/resting-screen.tsx';
import type { Tabl } from '#shared/tabl.ts';
import { TablProvider } from '#shared/tabl-context.tsx';
import { renderScreen, words } from '../support/render-screen.tsx';

vi.mock('#kiosk/crash/resting-page.tsx', () => ({
  RestingPage: ({ onTryAgain }: { onTryAgain: () => void }) => (
    <button type="button" onClick={onTryAgain}>
      Try again
    </button>
  ),
}));

const NOW = Date.UTC(2026, 10, 27, 12);
const MINUTE = 60_000;
let now = NOW;

/** A page that crashes once its database is open. */
const crash = async () => {
  const reload = vi.fn();
  const tabl = { deviceNow: () => now, database: () => Promise.resolve({}) } as Partial<Tabl> as Tabl;
  const { unmount } = renderScreen(
    <TablProvider tabl={tabl}>
      <AfterCrash reload={reload} />
    </TablProvider>,
  );
  await act(async () => undefined);
  return { reload, unmount };
};
const noted = () => localStorage.getItem(CRASHES_KEY);

beforeEach(() => {
  now = NOW;
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('safe mode: the third crash of the app within ten minutes loads the read-only menu page', async () => {
  localStorage.setItem('to_order', 'cart');
  for (const expected of [0, 0, 1]) {
    const { reload, unmount } = await crash();
    expect(reload).toHaveBeenCalledTimes(expected);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    now += 4 * MINUTE;
  }
  // The guest's cart is unchanged.
  expect(localStorage.getItem('to_order')).toBe('cart');
  now -= 4 * MINUTE;
  const { reload } = await crash();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  // A page in safe mode counts no crash.
  expect([reload.mock.calls.length, noted()?.split(',').length]).toEqual([0, 4]);
});

test('safe mode: restarts the app automatically ten minutes after the last crash', async () => {
  vi.useFakeTimers();
  localStorage.setItem(CRASHES_KEY, [2, 1, 0].map((minutes) => `,${NOW - minutes * MINUTE}`).join(''));
  const { reload } = await crash();
  vi.advanceTimersByTime(10 * MINUTE - 1);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([reload.mock.calls.length, noted()]).toEqual([1, null]);
});

test('safe mode: a start after the pause works as usual', async () => {
  localStorage.setItem(CRASHES_KEY, [32, 31, 30].map((minutes) => `,${NOW - minutes * MINUTE}`).join(''));
  const { reload } = await crash();
  expect([reload.mock.calls.length, noted()]).toEqual([1, null]);
});

test('safe mode: staff can start the app again, which forgets its crashes', async () => {
  localStorage.setItem(CRASHES_KEY, `,${NOW - 2},${NOW - 1},${NOW}`);
  const { reload } = await crash();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([reload.mock.calls.length, noted()]).toEqual([1, null]);
});

test('safe mode: the next start counts the recorded crashes, and a finished start is not a crash', () => {
  localStorage.setItem(CRASHES_KEY, `,${NOW - 2},${NOW - 1},${NOW}`);
  expect(wasCrashing()).toBe(false);
  endStart();
  expect(noted()).toBe(`,${NOW - 2},${NOW - 1}`);
  localStorage.setItem(CRASHES_KEY, `,${NOW - 3},${NOW - 2},${NOW - 1},${NOW}`);
  expect(wasCrashing()).toBe(true);
});

test('safe mode: says to call the staff, shows the menu, and offers languages', async () => {
  const onLanguage = vi.fn();
  renderScreen(
    <RestingScreen languages={['bg', 'de']} language="bg" onLanguage={onLanguage} onTryAgain={vi.fn()}>
      <p>Soup</p>
    </RestingScreen>,
  );
  const shown = screen.getByTestId('safe-mode');
  expect(words(screen.getByRole('heading'))).toBe('This screen is resting. Please call the staff');
  expect(words(shown)).toContain('Soup');
  expect(shown.dataset.atRest).toBe('true');
  await userEvent.click(screen.getByTestId('resting-de'));
  expect(onLanguage).toHaveBeenCalledWith('de');
});
