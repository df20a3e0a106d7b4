// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BookingCard } from '#staff/bookings/booking-card.tsx';
import type { StaffBooking } from '#staff/bookings/use-bookings.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const START = Date.parse('2026-12-10T17:00:00.000Z');

const show = (over: Partial<StaffBooking>, now = START) => {
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
        date: '2026-12-10',
        timeZone: 'Europe/Sofia',
        now,
        tables: [],
        halls: [],
        onAct: vi.fn(),
        hoursOf: vi.fn(),
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
  await userEvent.click(card.getByRole('button', { name: 'They did not come' }));
  expect(words(screen.getByTestId('booking'))).toContain('The deposit stays with you.');
  await userEvent.click(card.getByRole('button', { name: 'Leave it as it is' }));
  await userEvent.click(card.getByRole('button', { name: 'Cancel the booking' }));
  expect(words(screen.getByTestId('booking'))).toContain('The deposit goes back to the guest’s card.');
  const waits = show({ status: 'pending', deposit: paid });
  await userEvent.click(waits.getByRole('button', { name: 'Decline the booking' }));
  expect(words(screen.getByTestId('booking'))).toContain('The deposit goes back to the guest’s card.');
  const unpaid = show({});
  await userEvent.click(unpaid.getByRole('button', { name: 'Cancel the booking' }));
  expect(words(screen.getByTestId('booking'))).not.toContain('goes back');
});

test('booking: offers “They did not come” only after its start time', () => {
  expect(buttons(show({ status: 'confirmed' }, START - 1))).toEqual([
    'Seat them',
    'Move',
    'Come later',
    'Cancel the booking',
  ]);
  expect(buttons(show({ status: 'confirmed' }, START))).toContain('They did not come');
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
