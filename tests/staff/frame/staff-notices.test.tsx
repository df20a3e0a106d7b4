// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { minor } from '#domain/pricing/money.ts';
import { StaffNotices } from '#staff/frame/staff-notices.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const here = vi.hoisted(() => ({ search: '', refused: [] as readonly unknown[], onRead: vi.fn() }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useLocation: ({ select }: { select: (of: { searchStr: string; href: string }) => unknown }) =>
    select({ searchStr: here.search, href: here.search }),
}));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { id: 1, slug: 'neven' } }) }));
vi.mock('#staff/tables/use-tables.ts', () => ({
  useTables: () => ({ ...here, board: undefined, viewing: {}, time: { timeZone: 'Europe/Sofia' } }),
}));
vi.mock('#staff/sign-in/use-staff-install.ts', () => ({ useStaffInstall: () => ({ isRefused: true }) }));
vi.mock('#staff/printing/use-paper-trouble.ts', () => ({
  usePaperTrouble: () => ({ rings: [], trouble: { papers: [], printers: [] } }),
}));
vi.mock('#staff/devices/use-locked-devices.ts', () => ({ useLockedDevices: () => ({ locked: [], rings: [] }) }));
vi.mock('#staff/board/use-ringing.ts', () => ({ useRinging: () => ({ state: 'ready' }) }));

const cash = {
  id: 'c1',
  command: { kind: 'paid', sittingId: 's3', amount: minor(1140), tender: 'cash' },
  refusal: { code: 'nothing_to_pay', by: 'Ана', at: Date.UTC(2026, 5, 1, 9, 4) },
  label: undefined,
  table: { name: '3', href: '/neven/staff/tables?table=~3' },
};

beforeEach(() => {
  here.search = '';
  here.refused = [cash];
  here.onRead.mockClear();
});

const show = (page: string) =>
  renderScreen(
    <StaffNotices page={page} pages={[]}>
      <p>page</p>
    </StaffNotices>,
  );

test.each(['kitchen', 'bookings', 'orders', 'notifications'])(
  'staff notices: a rejected payment names amount, tender, table and reason on the page "%s"',
  async (page) => {
    show(page);
    expect(words(screen.getByTestId('turned-down'))).toBe('The payment was not noted · 11.40 € · cash · Table 3');
    await userEvent.click(screen.getByRole('button', { name: 'Read it' }));
    const list = within(screen.getByRole('dialog'));
    expect(words(list.getByTestId('turned-down'))).toContain(
      'Ана noted the payment at 12:04. There is nothing left to pay.',
    );
    expect(list.getByRole('link', { name: 'To the table' }).getAttribute('href')).toBe(cash.table.href);
    await userEvent.click(list.getByRole('button', { name: 'Got it' }));
    expect(here.onRead).toHaveBeenCalledExactlyOnceWith(cash);
  },
);

test('staff notices: a table’s page shows its own rejection itself, and the line those of other tables', () => {
  here.search = '?table=~3';
  const { unmount } = show('tables');
  expect(screen.queryByTestId('turned-down')).toBeNull();
  unmount();
  here.search = '?table=~4';
  show('tables');
  expect(screen.getByTestId('turned-down')).toBeDefined();
});

test('staff notices: a rejected payment is told while an order is taken for its table', () => {
  here.search = '?table=~3&order=new';
  show('tables');
  expect(screen.getByTestId('turned-down')).toBeDefined();
});
