// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type LockedDevice, lockRings } from '#domain/staff/device-lock.ts';
import { lockNotices } from '#staff/devices/lock-notices.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { shown } from '../../support/staff/line-notices.tsx';

const SINCE = Date.UTC(2026, 5, 1, 9, 4);
const lock: LockedDevice = { device: 'd1', name: 'Bar', since: SINCE };
const seen: LockedDevice = { ...lock, seen: { by: 'Elena', at: SINCE + 60_000 } };

test('device lock: a manager sees which device wrong PINs have locked, and confirms having seen it', async () => {
  const onSeen = vi.fn();
  renderScreen(shown(lockNotices([lock], 'Europe/Sofia', onSeen, undefined)));
  expect(words(screen.getByTestId('locked-device'))).toContain('Too many wrong PINs on “Bar”: locked since 12:04.');
  await userEvent.click(screen.getByRole('button', { name: 'I see Bar' }));
  expect(onSeen).toHaveBeenCalledExactlyOnceWith(lock);
});

test('device lock: a seen notice names the person who saw it, needs no action and stays until the next sign-in on the device', () => {
  renderScreen(shown(lockNotices([seen], 'Europe/Sofia', vi.fn(), '/p/staff/devices')));
  expect(words(screen.getByTestId('locked-device'))).toContain('Elena has seen it.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('device lock: a waiter without manager rights sees the notice without a button', () => {
  renderScreen(shown(lockNotices([lock], 'Europe/Sofia', undefined, undefined)));
  expect(words(screen.getByTestId('locked-device'))).toContain('A manager must sign in there.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('device lock: rings until a manager has seen the notice, and again when the device is locked again', () => {
  expect(lockRings([lock])).toEqual([{ key: `lock d1 ${SINCE}`, kind: 'lock' }]);
  expect(lockRings([seen])).toEqual([]);
  expect(lockRings([{ ...lock, since: SINCE + 1 }])).not.toEqual(lockRings([lock]));
});
