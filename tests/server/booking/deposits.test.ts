// The deposit of a booking: the time is kept while its guest pays, once, and money that comes for nothing goes back.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ownBookingSchema } from '#contract/booking/booking.ts';
import type { HouseSettings } from '#domain/place/house-settings.ts';
import { customer } from '../account/customers.ts';
import { press, start as startPaying, statusOf, taking, till } from '../payment/paying.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, HOUR, MINUTE, messageOf, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { book, bookable, massage, table, tomorrowAt2 } from './bookable.ts';

const HALF: Partial<HouseSettings> = { depositPercent: 50, depositPerPerson: '10', depositFromPeople: 4 };
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
  const venue = (at: ReturnType<typeof till>, house: Partial<HouseSettings> = HALF) => {
    const cards = taking(at);
    const base = bookable({ house });
    return { ...base, ...cards, house: { ...base.house, ...house }, trustProxy: true };
  };
  const opened = async (house?: Partial<HouseSettings>) => {
    const at = till();
    const on = await begin(venue(at, house));
    return { on, look: () => at.look() };
  };
  const booked = async (on: TestServer, id = nextId()) => {
    const answer = await book(on, massage(on), tomorrowAt2(on), { id });
    return { id, ...own(answer) };
  };

  test('a deposit is told before, its booking keeps the time, and stands when it is paid, once', async () => {
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

  test('a booking that nobody pays for loses its time when the hold ends, and the next guest has it', async () => {
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

  test('a page of the bank that is open keeps the time, and is shut before the time is let go', async () => {
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

  test('one of 200 guests who book at once is asked to pay', async () => {
    const { on } = await opened();
    const answers = await Promise.all(Array.from({ length: 200 }, () => book(on, massage(on), tomorrowAt2(on))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(199);
  });

  test('a deposit goes back where guest or venue cancels in time; guests who do not come have lost it', async () => {
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
    expect((await act(noShow.id, 'no_show')).status).toBe(200);
    expect(await refunds(on)).toEqual([]);
    expect((await act(venue.id, 'cancel')).status).toBe(200);
    expect((await refunds(on)).map(([, reason]) => reason)).toEqual(['booking_cancelled']);
    const cancelled = own(await on.post('/api/bookings/own/cancel', { key: guest.key }));
    expect(cancelled.booking.status).toBe('cancelled');
    expect(await refunds(on)).toHaveLength(2);
    // Twice is once.
    await on.post('/api/bookings/own/cancel', { key: guest.key });
    expect(await refunds(on)).toHaveLength(2);
  });

  test('a booking that is cancelled while its page is open cannot be paid any more', async () => {
    const { on } = await opened();
    const { id, key } = await booked(on);
    await startPaying(on, id);
    expect(own(await on.post('/api/bookings/own/cancel', { key })).booking.status).toBe('cancelled');
    expect(await statusOf(on, id)).toBe('cancelled');
    expect(await cells(on)).toEqual([]);
  });

  test('money that comes by a page which could not be shut goes back', async () => {
    // ePay.bg ends its page by its own clock alone.
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

  test('a table asks it of large parties alone, by the head', async () => {
    const { on } = await opened();
    const at = tomorrowAt2(on);
    expect(own(await book(on, table(2), at)).booking).toMatchObject({ status: 'confirmed' });
    expect(own(await book(on, table(4), at)).booking).toMatchObject({
      status: 'unpaid',
      deposit: { amount: '40.00', paid: false },
    });
  });

  test('a venue that can charge no card confirms the booking itself', async () => {
    const base = bookable({ house: HALF });
    const on = await begin({ ...base, trustProxy: true });
    const { booking } = own(await book(on, massage(on), tomorrowAt2(on)));
    expect(booking.status).toBe('pending');
    expect(booking.deposit).toBeUndefined();
  });
});
