// @vitest-environment jsdom
// A guest's screens of a booking with a deposit: before the press, unpaid, paid, and refunded.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BookingStatus } from '#domain/booking/booking.ts';
import type { BookingDays, OwnBooking, OwnDeposit } from '#domain/booking/own-booking.ts';
import { type Currency, minor, ZERO } from '#domain/pricing/money.ts';
import { BookedView } from '#guest/booking/booked-view.tsx';
import { BookingFoot } from '#guest/booking/booking-foot.tsx';
import { OwnBookingScreen } from '#guest/booking/own-booking-screen.tsx';
import type { BookingControl } from '#guest/booking/use-booking.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const ZONE = 'Europe/Sofia';
const AT = Date.parse('2026-12-10T12:00:00Z');
const deposit = (over: Partial<OwnDeposit> = {}): OwnDeposit => ({
  ...{ amount: minor(2450), isPaid: false, heldUntil: undefined, refunded: ZERO },
  ...over,
});

const foot = (days: Partial<BookingDays>, control: Partial<BookingControl> = {}, isShared = false) => {
  const send = vi.fn();
  const value: BookingDays = {
    ...{ busy: new Map(), first: '2026-12-01', last: '2026-12-31', mostPeople: 4, cancelLimit: 120, mails: false },
    ...{ confirms: false, deposit: undefined },
    ...days,
  };
  renderScreen(
    <BookingFoot
      control={{
        ...{ days: { ok: true, value }, hours: undefined, date: undefined, at: undefined, cancels: undefined },
        ...{ form: { people: 1, name: '', phone: '', email: '', comment: '' }, faults: {}, lacksHour: 0 },
        ...{ failure: undefined, isSending: false, done: undefined, chooseDate: vi.fn(), chooseHour: vi.fn() },
        ...{ change: vi.fn(), again: vi.fn(), send },
        ...{ lost: undefined, sendLost: vi.fn(), notFree: undefined },
        ...control,
      }}
      price={minor(4900)}
      offline={false}
      isShared={isShared}
      timeZone={ZONE}
      freeWords="Book"
    />,
  );
  return send;
};
const said = () => words(document.body);

test('booking form: shows the deposit and its refund terms above the button, for the chosen hour', async () => {
  const send = foot({ deposit: minor(2450) });
  expect(words(screen.getByTestId('booking-deposit'))).toBe('24.50 €');
  expect(said()).toContain('It goes back to your card if you cancel in time.');
  await userEvent.click(screen.getByTestId('book-now'));
  expect(send).toHaveBeenCalledOnce();
  cleanup();
  foot({ deposit: minor(2450) }, { at: AT, cancels: { until: Date.parse('2026-12-10T10:00:00Z') } });
  expect(said()).toContain('It goes back to your card if you cancel by Thu 10 Dec, 12:00.');
  cleanup();
  foot({ deposit: minor(2450) }, { at: AT, cancels: { until: undefined } });
  expect(said()).toContain('This time can no longer be cancelled: the deposit does not go back.');
});

test('booking form: a press without a day or a time shows the error beside the button', () => {
  foot({}, { lacksHour: 1 });
  expect(words(screen.getByTestId('booking-faults'))).toBe('Choose a day');
  cleanup();
  foot({}, { lacksHour: 1, date: '2026-12-10' });
  expect(words(screen.getByTestId('booking-faults'))).toBe('Choose a time');
});

test('booking form: says before the press that the booking is a request when the venue confirms by hand', () => {
  foot({ confirms: true });
  expect(said()).toContain('This is a request: the venue has yet to confirm it. Nothing is charged now.');
  cleanup();
  foot({ confirms: true, deposit: minor(2450) });
  expect(said()).toContain('The venue then confirms the booking. If it declines, the deposit goes back to your card.');
});

test('booking form: a shared device cannot pay a deposit', () => {
  foot({ deposit: minor(2450) }, {}, true);
  expect(said()).toContain('The deposit is paid by card on your own phone. Please book there, or ask us.');
  expect(screen.queryByTestId('book-now')).toBeNull();
});

const own = (status: BookingStatus, paid: OwnDeposit, cancelUntil?: number): OwnBooking => ({
  booking: {
    ...{ id: 'b', status, startAt: AT, endAt: AT + 3_600_000, people: 2, sequence: 0, changedAt: 0 },
    thing: {
      ...{ kind: 'product', productId: 5, variantId: 5, name: 'Massage', size: '60 min', price: minor(4900) },
      currency: 'EUR' as Currency,
    },
    person: { name: 'Елена Петрова', phone: '+359888123456', email: '', comment: '' },
  },
  ...{ key: 'k', cancelUntil, keeps: undefined, deposit: paid },
});

const booked = (status: BookingStatus, paid: OwnDeposit) => {
  cleanup();
  const onPay = vi.fn();
  renderScreen(
    <BookedView
      {...{
        own: own(status, paid),
        timeZone: ZONE,
        address: '',
        isInAddress: true,
        href: undefined,
        onSave: vi.fn(),
        onPay,
      }}
    />,
  );
  return onPay;
};

test('booking page: links an unpaid deposit to its payment and says until when the time is held', async () => {
  const onPay = booked('unpaid', deposit({ heldUntil: Date.parse('2026-12-09T10:15:00Z') }));
  expect(words(screen.getByTestId('deposit'))).toBe('Deposit: 24.50 €');
  expect(said()).toContain('We keep this time for you until 12:15.');
  await userEvent.click(screen.getByTestId('pay-deposit'));
  expect(onPay).toHaveBeenCalledOnce();
});

test('booking page: names the paid deposit and the refund', () => {
  booked('confirmed', deposit({ isPaid: true }));
  expect(words(screen.getByTestId('deposit'))).toBe('Deposit paid: 24.50 €');
  expect(screen.queryByTestId('pay-deposit')).toBeNull();
  expect(screen.queryByTestId('deposit-back')).toBeNull();
  booked('cancelled', deposit({ isPaid: true, refunded: minor(2450) }));
  expect(words(screen.getByTestId('deposit-back'))).toBe('24.50 € go back to your card.');
  // A payment that arrived too late, for a lapsed booking.
  booked('lapsed', deposit({ refunded: minor(2450) }));
  expect(words(screen.getByTestId('deposit-back'))).toBe('24.50 € go back to your card.');
  booked('cancelled', deposit());
  expect(screen.queryByTestId('deposit')).toBeNull();
});

test('booking page: says that the deposit is kept when the cancellation limit has passed', () => {
  const show = (cancelUntil: number | undefined) => {
    cleanup();
    renderScreen(
      <OwnBookingScreen
        {...{ own: own('confirmed', deposit({ isPaid: true }), cancelUntil), failure: undefined, isBusy: false }}
        {...{ timeZone: ZONE, contact: null, isChanged: false, again: null, onChange: vi.fn(), onCancel: vi.fn() }}
      >
        {null}
      </OwnBookingScreen>,
    );
  };
  show(undefined);
  expect(said()).toContain('The deposit does not go back any more.');
  show(AT);
  expect(said()).not.toContain('does not go back');
});
