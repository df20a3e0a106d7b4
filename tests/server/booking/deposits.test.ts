// Deposits: the time is held during the payment, the deposit is paid once, and useless money is refunded.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ownBookingSchema } from '#contract/booking/booking.ts';
import { staffDaySchema } from '#contract/booking/staff-bookings.ts';
import type { DeviceSettings } from '#domain/place/device-settings.ts';
import type { Payments } from '../../../server/payments/payments.ts';
import { type PaymentPort, ProviderUnreachable } from '../../../server/services/payment/payment-port.ts';
import { customer } from '../account/customers.ts';
import { press, start as startPaying, statusOf, taking, till } from '../payment/paying.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, HOUR, MINUTE, messageOf, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { book, bookable, massage, start, table, tomorrowAt2 } from './bookable.ts';

const HALF: Partial<DeviceSettings> = { depositPercent: 50, depositPerPerson: '10', depositFromPeople: 4 };
const own = (answer: Answer) => v.parse(ownBookingSchema, answer.json);
const see = async (on: TestServer, key: string) => own(await on.post('/api/bookings/own', { key })).booking;
const cells = (on: TestServer) => on.store.read.selectFrom('booking_cells').selectAll().execute();
const refunds = async (on: TestServer) =>
  (await on.store.read.selectFrom('card_refunds').selectAll().execute()).map(({ amount, reason }) => [
    Number(amount),
    reason,
  ]);

onBothDatabases('Deposits of bookings', (store) => {
  const { start: begin } = withServer(store);
  const venue = (at: ReturnType<typeof till>, house: Partial<DeviceSettings> = HALF) => {
    const cards = taking(at);
    const base = bookable({ house });
    return { ...base, ...cards, house: { ...base.house, ...house }, trustProxy: true };
  };
  const opened = async (house?: Partial<DeviceSettings>) => {
    const at = till();
    const on = await begin(venue(at, house));
    return { on, look: () => at.look() };
  };
  /** Server with the same payments and a bank that does not answer while `line.isDead`. */
  const atDeadLine = async () => {
    const at = till();
    const line = { isDead: false };
    const options = venue(at);
    const dead = async (): Promise<never> => {
      throw new ProviderUnreachable('dead');
    };
    const on = await begin({
      ...options,
      payments: (...known) => {
        const made = options.payments?.(...known) as Payments;
        const isDead = (port: PaymentPort): PaymentPort =>
          line.isDead ? { ...port, status: dead, cancel: dead } : port;
        return { ...made, ports: (slug) => made.ports(slug).map(isDead) };
      },
    });
    return { on, look: () => at.look(), line };
  };
  const booked = async (on: TestServer, id = nextId()) => {
    const answer = await book(on, massage(on), tomorrowAt2(on), { id });
    return { id, ...own(answer) };
  };

  test('deposit: is shown in advance, holds the booked time, and confirms the booking once when paid', async () => {
    const { on } = await opened();
    const told = await on.post('/api/bookings/getBusyDates', massage(on));
    const { id, booking, key } = await booked(on);
    expect((told.json as { deposit?: string }).deposit).toBe(booking.deposit?.amount);
    expect(booking).toMatchObject({ status: 'unpaid', deposit: { paid: false } });
    expect(messageOf(await book(on, massage(on), tomorrowAt2(on)))).toBe('slot_taken');
    const { told: paying } = await startPaying(on, id);
    expect(paying.payload.amount).toBe(booking.deposit?.amount);
    await Promise.all([press(on, paying.red, 'twice'), statusOf(on, id)]);
    expect(await statusOf(on, id)).toBe('success');
    expect(await see(on, key)).toMatchObject({ status: 'confirmed', deposit: { paid: true }, sequence: 1 });
    expect((await cells(on)).every(({ held_until }) => held_until === null)).toBe(true);
    expect(await refunds(on)).toEqual([]);
  });

  test('deposit: the guest of a paid booking changes its time, and calls for another number of people', async () => {
    const { on } = await opened();
    const { id, booking, key } = await booked(on);
    const at = tomorrowAt2(on) + 2 * HOUR;
    const change = (sequence: number, people: number) =>
      on.post('/api/bookings/own/change', { key, sequence, start: start(at), people });
    // The payment has begun.
    expect(messageOf(await change(0, 1))).toBe('too_late');
    await press(on, (await startPaying(on, id)).told.red, 'pay');
    expect(await statusOf(on, id)).toBe('success');
    expect(messageOf(await change(1, 2))).toBe('deposit_changes');
    const { deposit } = own(await change(1, 1)).booking;
    expect(deposit).toMatchObject({ amount: booking.deposit?.amount, paid: true });
    expect(await see(on, key)).toMatchObject({ status: 'confirmed', start: start(at), sequence: 2 });
    await on.post('/api/bookings/own/cancel', { key });
    expect((await see(on, key)).deposit?.refunded).toBe(booking.deposit?.amount);
  });

  test('deposit: a party without one cannot grow to a number of people that needs one', async () => {
    const { on } = await opened();
    const { key } = own(await book(on, table(2), tomorrowAt2(on)));
    const change = (people: number) =>
      on.post('/api/bookings/own/change', { key, sequence: 0, start: start(tomorrowAt2(on)), people });
    const days = await on.post('/api/bookings/own/days', { key, people: 4 });
    expect((days.json as { deposit?: string }).deposit).toBe('40.00');
    expect(messageOf(await change(4))).toBe('deposit_changes');
    expect(own(await change(3)).booking).toMatchObject({ people: 3, status: 'confirmed' });
  });

  test('deposit: an unpaid booking loses its time when the hold expires, and the next guest gets the time', async () => {
    const { on, look } = await opened();
    const { key } = await booked(on);
    on.clock.now += 14 * MINUTE;
    await look();
    expect((await see(on, key)).status).toBe('unpaid');
    on.clock.now += 2 * MINUTE;
    await look();
    expect((await see(on, key)).status).toBe('lapsed');
    expect(await cells(on)).toEqual([]);
    expect((await booked(on)).booking.status).toBe('unpaid');
  });

  test('deposit: an open bank page keeps the time, and is closed before the time is released', async () => {
    const { on, look } = await opened();
    const { id, key } = await booked(on);
    await startPaying(on, id);
    on.clock.now += 20 * MINUTE;
    await look();
    expect((await see(on, key)).status).toBe('unpaid');
    expect(messageOf(await book(on, massage(on), tomorrowAt2(on)))).toBe('slot_taken');
    for (let step = 0; step < 12; step += 1) {
      on.clock.now += 10 * MINUTE;
      await look();
    }
    expect(await statusOf(on, id)).toBe('timed_out');
    expect((await see(on, key)).status).toBe('lapsed');
    expect((await startPaying(on, id)).told).toMatchObject({ payload: { message: 'nothing_to_pay' } });
  });

  test('deposit: the time stays held, up to a limit, while the bank cannot be asked for the payment', async () => {
    const { on, look, line } = await atDeadLine();
    const { id, key } = await booked(on);
    await startPaying(on, id);
    line.isDead = true;
    for (let minute = 0; minute < 60; minute += 2) {
      on.clock.now += 2 * MINUTE;
      await look();
    }
    expect((await see(on, key)).status).toBe('unpaid');
    expect(messageOf(await book(on, massage(on), tomorrowAt2(on) - HOUR))).toBe('slot_taken');
    line.isDead = false;
    for (let minute = 0; minute < 20; minute += 2) {
      on.clock.now += 2 * MINUTE;
      await look();
    }
    expect((await see(on, key)).status).toBe('lapsed');
    expect(await cells(on)).toEqual([]);
  });

  test('deposit: a payment on an old bank page after the hold is refunded when another guest has the time', async () => {
    const { on, look } = await opened({ ...HALF, paymentProviders: ['epay'] });
    const { headers } = await customer(on);
    const { id, key } = await booked(on);
    const { told } = await startPaying(on, id, { headers });
    const page = new URL(told.red ?? '');
    // ePay.bg's time limit starts when its page is opened.
    on.clock.now += 10 * MINUTE;
    await on.app.inject({ url: `${page.pathname}${page.search}` });
    on.clock.now += 11 * MINUTE;
    await look();
    expect((await see(on, key)).status).toBe('lapsed');
    expect((await booked(on)).booking.status).toBe('unpaid');
    await press(on, told.red, 'pay');
    expect(await statusOf(on, id)).toBe('success');
    expect(await see(on, key)).toMatchObject({ status: 'lapsed', deposit: { paid: false, refunded: '24.50' } });
    expect((await refunds(on)).map(([, reason]) => reason)).toEqual(['late_payment']);
  });

  test('deposit: a payment at the booking’s start is refunded as late, not as a double payment', async () => {
    const { on } = await opened({ ...HALF, bookingLead: 15 });
    const [id, at] = [nextId(), on.clock.now + 30 * MINUTE];
    expect((await book(on, massage(on), at, { id })).status).toBe(200);
    const { told } = await startPaying(on, id);
    on.clock.now = at;
    await press(on, told.red, 'pay');
    expect((await refunds(on)).map(([, reason]) => reason)).toEqual(['late_payment']);
  });

  test('deposit: when 200 guests book the same time at once, only one of them is asked to pay', async () => {
    const { on } = await opened();
    const answers = await Promise.all(Array.from({ length: 200 }, () => book(on, massage(on), tomorrowAt2(on))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(199);
  });

  test('deposit: is refunded when guest or venue cancels in time, and kept when the guest does not come', async () => {
    const { on } = await opened();
    const paid = async (hours: number) => {
      const id = nextId();
      const { key } = own(await book(on, massage(on), tomorrowAt2(on) + hours * HOUR, { id }));
      const { told } = await startPaying(on, id);
      await press(on, told.red, 'pay');
      return { id, key };
    };
    const [guest, venue, noShow] = [await paid(0), await paid(2), await paid(4)];
    const { headers } = await signInAs(on, 'WAITER');
    const act = (id: string, action: string) => on.post(`/api/staff/bookings/${id}`, { action }, headers);
    expect((await act(venue.id, 'cancel')).status).toBe(200);
    expect((await refunds(on)).map(([, reason]) => reason)).toEqual(['booking_cancelled']);
    const cancelled = own(await on.post('/api/bookings/own/cancel', { key: guest.key }));
    expect(cancelled.booking).toMatchObject({ status: 'cancelled', deposit: { paid: true, refunded: '24.50' } });
    expect(await refunds(on)).toHaveLength(2);
    const { headers: waiter } = await signInAs(on, 'WAITER');
    const day = await on.get(`/api/staff/bookings?date=${start(tomorrowAt2(on)).slice(0, 10)}`, waiter);
    const told = v.parse(staffDaySchema, day.json).bookings.map(({ deposit }) => deposit?.refunded);
    expect(told).toEqual(['24.50', '24.50', undefined]);
    // Twice is once.
    await on.post('/api/bookings/own/cancel', { key: guest.key });
    expect(await refunds(on)).toHaveLength(2);
    on.clock.now = tomorrowAt2(on) + 4 * HOUR;
    const { headers: later } = await signInAs(on, 'WAITER');
    expect((await on.post(`/api/staff/bookings/${noShow.id}`, { action: 'no_show' }, later)).status).toBe(200);
    expect(await refunds(on)).toHaveLength(2);
    expect((await see(on, noShow.key)).deposit).not.toHaveProperty('refunded');
  });

  test('deposit: staff cannot confirm an unpaid or lapsed booking, and can cancel an unpaid one', async () => {
    const { on, look } = await opened();
    const act = async (id: string, action: string) =>
      on.post(`/api/staff/bookings/${id}`, { action }, (await signInAs(on, 'WAITER')).headers);
    const { id, key } = await booked(on);
    expect(messageOf(await act(id, 'confirm'))).toBe('illegal');
    expect((await see(on, key)).status).toBe('unpaid');
    on.clock.now += 16 * MINUTE;
    await look();
    expect(messageOf(await act(id, 'confirm'))).toBe('illegal');
    expect((await see(on, key)).status).toBe('lapsed');
    const other = await booked(on);
    expect((await act(other.id, 'cancel')).status).toBe(200);
    expect(await cells(on)).toEqual([]);
  });

  test('deposit: after the venue’s limit, a guest can cancel an unpaid booking but not a paid one, whose deposit the venue keeps', async () => {
    const { on } = await opened({ ...HALF, bookingCancelHours: 48 });
    const [unpaid, paid] = [
      await booked(on),
      await book(on, massage(on), tomorrowAt2(on) + 2 * HOUR, { id: nextId() }),
    ];
    expect(unpaid.cancel_until).toBe(unpaid.booking.start);
    const { key, booking } = own(paid);
    await press(on, (await startPaying(on, booking.id)).told.red, 'pay');
    expect(messageOf(await on.post('/api/bookings/own/cancel', { key }))).toBe('too_late');
    expect(await see(on, key)).toMatchObject({ status: 'confirmed', deposit: { paid: true } });
    expect(own(await on.post('/api/bookings/own/cancel', { key: unpaid.key })).booking.status).toBe('cancelled');
    expect(await refunds(on)).toEqual([]);
  });

  test('deposit: a booking cancelled while its bank page is open cannot be paid', async () => {
    const { on } = await opened();
    const { id, key } = await booked(on);
    await startPaying(on, id);
    expect(own(await on.post('/api/bookings/own/cancel', { key })).booking.status).toBe('cancelled');
    expect(await statusOf(on, id)).toBe('cancelled');
    expect(await cells(on)).toEqual([]);
  });

  test('deposit: a payment by a bank page that could not be closed is refunded', async () => {
    // ePay.bg's page ends only by its own time limit.
    const { on } = await opened({ ...HALF, paymentProviders: ['epay'] });
    const { headers } = await customer(on);
    const { id, key } = await booked(on);
    const { told } = await startPaying(on, id, { headers });
    const page = new URL(told.red ?? '');
    await on.app.inject({ url: `${page.pathname}${page.search}` });
    await on.post('/api/bookings/own/cancel', { key });
    await press(on, told.red, 'pay');
    expect(await statusOf(on, id)).toBe('success');
    expect((await see(on, key)).status).toBe('cancelled');
    expect((await refunds(on)).map(([, reason]) => reason)).toEqual(['booking_cancelled']);
  });

  test('deposit: a booking is rejected when the guest was shown another amount, or none', async () => {
    const { on } = await opened();
    const shown = (deposit: string, id?: string) =>
      book(on, massage(on), tomorrowAt2(on), { shown_deposit: deposit, ...(id && { id }) });
    for (const deposit of ['', '20.00', 'much']) expect(messageOf(await shown(deposit))).toBe('price_changed');
    expect(await cells(on)).toEqual([]);
    const id = nextId();
    expect(own(await shown('24.50', id)).booking.status).toBe('unpaid');
    // A stored booking gets its earlier answer.
    expect(own(await shown('', id)).booking.status).toBe('unpaid');
  });

  test('deposit: is asked for a table of a large party only, per person', async () => {
    const { on } = await opened();
    const at = tomorrowAt2(on);
    expect(own(await book(on, table(2), at)).booking).toMatchObject({ status: 'confirmed' });
    expect(own(await book(on, table(4), at)).booking).toMatchObject({
      status: 'unpaid',
      deposit: { amount: '40.00', paid: false },
    });
  });

  test('deposit: a venue without card payment confirms the booking by hand', async () => {
    const base = bookable({ house: HALF });
    const on = await begin({ ...base, trustProxy: true });
    const { booking } = own(await book(on, massage(on), tomorrowAt2(on)));
    expect(booking.status).toBe('pending');
    expect(booking.deposit).toBeUndefined();
  });
});
