// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BookingCard } from '#staff/bookings/booking-card.tsx';
import type { StaffBooking } from '#staff/bookings/use-bookings.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const START = Date.parse('2026-12-10T17:00:00.000Z');

const onAct = vi.fn();
const onMove = vi.fn();
const show = (over: Partial<StaffBooking>, now = START, occupied?: ReadonlySet<string>, why?: string) => {
  document.body.innerHTML = '';
  const booking: StaffBooking = {
    ...{ id: 'b', status: 'unpaid', thing: { kind: 'table', hall: 'garden', name: 'Garden' }, people: 6, late: false },
    ...{ start: '2026-12-10T17:00:00.000Z', end: '2026-12-10T19:00:00.000Z', sequence: 0, changed: '' },
    ...{ name: 'Елена Петрова', phone: '+359888123456', email: '', comment: '', tables: ['G4'] },
    deposit: { amount: '30.00', currency: 'EUR', paid: false },
    ...over,
  };
  renderScreen(
    <BookingCard
      {...{
        booking,
        timeZone: 'Europe/Sofia',
        now,
        occupied,
        isOnline: true,
        why,
        tableHref: (table: string) => `?table=${table}`,
        halls: [],
        onAct,
        onEdit: vi.fn(),
        onMove,
      }}
    />,
  );
  return within(screen.getByTestId('booking'));
};
const buttons = (card: ReturnType<typeof show>) => card.getAllByRole('button').map((one) => words(one));

test('booking: one that waits for its deposit says so and can only be cancelled', () => {
  const card = show({});
  expect(words(screen.getByTestId('booking'))).toContain('Waits for the deposit');
  expect(words(card.getByTestId('deposit'))).toBe('Deposit: 30.00 €');
  expect(buttons(card)).toEqual(['Cancel the booking']);
});

test('booking: shows staff the paid deposit', () => {
  const card = show({ status: 'confirmed', deposit: { amount: '30.00', currency: 'EUR', paid: true } });
  expect(words(card.getByTestId('deposit'))).toBe('Deposit paid by card: 30.00 €');
  expect(buttons(card)).toContain('Seat them');
});

test('booking: shows staff the refund before they cancel it', async () => {
  const paid = { amount: '30.00', currency: 'EUR', paid: true };
  const card = show({ status: 'confirmed', deposit: paid });
  await userEvent.click(card.getByTestId('more-actions'));
  await userEvent.click(card.getByRole('button', { name: 'They did not come' }));
  expect(words(screen.getByTestId('booking'))).toContain('The deposit stays with you.');
  await userEvent.click(card.getByRole('button', { name: 'Leave it as it is' }));
  await userEvent.click(card.getByRole('button', { name: 'Cancel the booking' }));
  expect(words(screen.getByTestId('booking'))).toContain('The deposit goes back to the guest’s card.');
  const waits = show({ status: 'pending', deposit: paid });
  await userEvent.click(waits.getByTestId('more-actions'));
  await userEvent.click(waits.getByRole('button', { name: 'Decline the booking' }));
  expect(words(screen.getByTestId('booking'))).toContain('The deposit goes back to the guest’s card.');
  const unpaid = show({});
  await userEvent.click(unpaid.getByRole('button', { name: 'Cancel the booking' }));
  expect(words(screen.getByTestId('booking'))).not.toContain('goes back');
});

test('booking: offers “They did not come” only after its start time, under “More” like all but the main action', async () => {
  const before = show({ status: 'confirmed' }, START - 1);
  expect(buttons(before)).toEqual(['Seat them', 'More']);
  await userEvent.click(before.getByTestId('more-actions'));
  expect(buttons(before)).toEqual(['Seat them', 'More', 'Edit', 'Move', 'Come later', 'Cancel the booking']);
  const begun = show({ status: 'confirmed' }, START);
  await userEvent.click(begun.getByTestId('more-actions'));
  expect(buttons(begun)).toContain('They did not come');
});

test('booking: names its tables, and those of them at which others sit within two hours of its start', () => {
  const tables = { status: 'confirmed' as const, tables: ['5', '6'] };
  show(tables, START - 121 * 60_000, new Set(['6', '9']));
  expect(words(screen.getByTestId('booking'))).toContain('Tables 5 and 6');
  expect(screen.queryByTestId('table-occupied')).toBeNull();
  show(tables, START - 120 * 60_000, new Set(['6', '9']));
  expect(words(screen.getByTestId('table-occupied'))).toBe('Occupied now: Table 6');
  show({ status: 'confirmed', tables: ['5'] }, START, new Set(['9']));
  expect(words(screen.getByTestId('booking'))).toContain('Table 5');
  expect(screen.queryByTestId('table-occupied')).toBeNull();
});

test('booking: leads to the table at which its guests sit, until the table is closed', () => {
  const seated = { status: 'arrived' as const, tables: ['5', '6'] };
  show(seated, START, new Set(['5']));
  expect(screen.getByRole('link', { name: 'Open table 5' }).getAttribute('href')).toContain('table=5');
  show(seated, START, new Set());
  expect(screen.queryByTestId('seated-table')).toBeNull();
});

test('booking: refused at an occupied table, it offers the page of that table and the form that moves it', async () => {
  const card = show({ status: 'confirmed', tables: ['5', '6'] }, START, new Set(['6']), 'table_taken');
  const ways = within(card.getByTestId('table-taken'));
  expect(ways.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['?table=6']);
  await userEvent.click(ways.getByRole('button', { name: 'Move the booking' }));
  expect(onMove).toHaveBeenCalledOnce();
});

test('booking: shows staff the card refund', () => {
  const back = { amount: '30.00', currency: 'EUR', paid: true, refunded: '30.00' };
  expect(words(show({ status: 'cancelled', deposit: back }).getByTestId('deposit-back'))).toBe(
    'To the guest’s card: 30.00 €',
  );
});

test('booking: one whose deposit was not paid in time has no actions', () => {
  const card = show({ status: 'lapsed' });
  expect(words(screen.getByTestId('booking'))).toContain('Deposit not paid');
  expect(card.queryAllByRole('button')).toEqual([]);
});

const HOUR = 3_600_000;

test('booking: “Seat them” is offered from three hours before the booking until its end, and not on another day', () => {
  const offers = (now: number) => buttons(show({ status: 'confirmed' }, now)).includes('Seat them');
  expect([offers(START - 24 * HOUR), offers(START - 3 * HOUR), offers(START), offers(START + 2 * HOUR)]).toEqual([
    ...[false, true, true, false],
  ]);
  expect(buttons(show({ status: 'confirmed' }, START - 24 * HOUR))).toEqual(['Edit', 'More']);
});

test('booking: guests marked as here by mistake are awaited again by “Not here yet”, until the booking ends', async () => {
  const card = show({ status: 'arrived' }, START, new Set(['G4']));
  expect(words(card.getByRole('link', { name: 'Open table G4' }))).toBe('Open table G4');
  await userEvent.click(card.getByTestId('more-actions'));
  await userEvent.click(card.getByRole('button', { name: 'Not here yet' }));
  expect(onAct).toHaveBeenLastCalledWith({ action: 'not_here' });
  expect(show({ status: 'arrived' }, START + 2 * HOUR).queryByTestId('more-actions')).toBeNull();
});
