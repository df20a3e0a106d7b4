// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NoticeLine } from '#staff/frame/notice-line.tsx';
import { deviceNotices } from '#staff/printing/device-notices.tsx';
import { screenNotices } from '#staff/printing/screen-notices.tsx';
import { InstallNotice } from '#staff/sign-in/install-notice.tsx';
import { SilentNotice } from '#staff/tables/silent-notice.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const NOON = Date.UTC(2026, 5, 1, 9, 4);
const ZONE = 'Europe/Sofia';
const onRead = vi.fn();
const doors = { kitchen: '/p/staff/kitchen', devices: '/p/staff/devices', onRead };
const door = { device: 'd2', name: 'Door', trouble: 'battery', since: NOON, orders: [] } as const;
const grill = screenNotices([{ device: 'd1', name: 'Grill', state: 'silent', since: NOON }], ZONE, doors);
const kiosk = deviceNotices([door], ZONE, doors);
const silent = (onUnlock: () => void) => ({
  key: 'silent',
  notice: <SilentNotice onUnlock={onUnlock} />,
  isWhole: true,
});

test('notice line: shows the first of 2 notices in one line, and the full text of both in the list', async () => {
  renderScreen(<NoticeLine notices={[...grill, ...kiosk]} />);
  const line = screen.getByTestId('notice-line');
  expect(words(line)).toBe('The screen “Grill” is silent since 12:04.All 2');
  await userEvent.click(within(line).getByRole('button', { name: 'All 2' }));
  const list = screen.getByRole('dialog', { name: '2 notices' });
  expect(words(within(list).getByTestId('screen-trouble'))).toContain('Please look after it.');
  expect(within(list).getByTestId('device-trouble')).toBeDefined();
});

test('notice line: "Read it" opens a single notice with a longer text', async () => {
  renderScreen(<NoticeLine notices={grill} />);
  await userEvent.click(screen.getByRole('button', { name: 'Read it' }));
  expect(words(screen.getByRole('dialog', { name: '1 notice' }))).toContain('Please look after it.');
});

test('notice list: each matter leads to the page where it is settled, and "Got it" takes the matter off this device’s list', async () => {
  renderScreen(<NoticeLine notices={[...grill, ...kiosk]} />);
  await userEvent.click(screen.getByRole('button', { name: 'All 2' }));
  expect(screen.getAllByTestId('notice-door').map((link) => link.getAttribute('href'))).toEqual([
    '/p/staff/kitchen',
    '/p/staff/devices',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Got it: Door' }));
  expect(onRead).toHaveBeenCalledExactlyOnceWith('device d2 battery');
});

test('notice list: closes when another page opens behind it', async () => {
  const { rerender } = renderScreen(<NoticeLine notices={grill} at="/p/staff/tables" />);
  await userEvent.click(screen.getByRole('button', { name: 'Read it' }));
  rerender(<NoticeLine notices={grill} at="/p/staff/kitchen" />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('notice line: one press allows sound, another refuses the notice, and without notices the line is absent', async () => {
  const onUnlock = vi.fn();
  const { unmount } = renderScreen(<NoticeLine notices={[silent(onUnlock)]} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Sound on' }));
  expect(onUnlock).toHaveBeenCalledOnce();
  unmount();
  const onRefuse = vi.fn();
  const refusable = renderScreen(
    <NoticeLine
      notices={[{ ...silent(onUnlock), notice: <SilentNotice onUnlock={onUnlock} onRefuse={onRefuse} /> }]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Not on this device' }));
  expect(onRefuse).toHaveBeenCalledOnce();
  refusable.unmount();
  renderScreen(<NoticeLine notices={[]} />);
  expect(screen.queryByTestId('notice-line')).toBeNull();
});

test('notice line: the offer to install is closed for good by one press', async () => {
  const onRefuse = vi.fn();
  const notice = <InstallNotice way="share" onInstall={vi.fn()} onRefuse={onRefuse} />;
  renderScreen(<NoticeLine notices={[{ key: 'install', notice }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Not on this device' }));
  expect(onRefuse).toHaveBeenCalledOnce();
});
