// Bookings that staff bring back after they were ended by mistake.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ownBookingSchema } from '#contract/booking/booking.ts';
import { staffDaySchema } from '#contract/booking/staff-bookings.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, messageOf } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { book, bookable, massage, start, table, tomorrowAt2 } from './bookable.ts';

const served = withServer();
const begin = async () => {
  const on = await served.start({ ...bookable(), trustProxy: true, smtpUrl: 'smtp://localhost:1' });
  const at = tomorrowAt2(on);
  const { headers } = await signInAs(on, 'WAITER');
  return {
    ...{ on, at },
    made: async (target: object) => v.parse(ownBookingSchema, (await book(on, target, at)).json).booking,
    act: (id: string, body: object, as = headers) => on.post(`/api/staff/bookings/${id}`, body, as),
    statuses: async (as = headers) =>
      v
        .parse(staffDaySchema, (await on.get('/api/staff/bookings?date=2026-10-07', as)).json)
        .bookings.map(({ id, status }) => [id, status]),
  };
};

test('restored booking: a cancelled booking is expected again at its own table, which is no longer free', async () => {
  const { made, act, statuses, on, at } = await begin();
  const one = await made(table(2));
  const spa = await made(massage(on));
  for (const { id } of [one, spa]) {
    expect(messageOf(await act(id, { action: 'restore' }))).toBe('illegal');
    expect((await act(id, { action: 'cancel' })).status).toBe(200);
    expect((await act(id, { action: 'restore' })).json).toMatchObject({ booking: { status: 'confirmed', id } });
  }
  expect(await statuses()).toEqual([
    [one.id, 'confirmed'],
    [spa.id, 'confirmed'],
  ]);
  expect((await book(on, massage(on), at)).status).toBe(409);
  const other = await made(table(2));
  const toOld = { action: 'move', start: start(at), tables: ['1'] };
  expect(messageOf(await act(other.id, toOld)), 'the table is taken again').toBe('taken');
});

test('restored booking: is refused while another booking has its table, and changes nothing', async () => {
  const { made, act, statuses } = await begin();
  const one = await made(table(2));
  await act(one.id, { action: 'cancel' });
  const other = await made(table(2));
  expect(messageOf(await act(one.id, { action: 'restore' }))).toBe('given_away');
  expect(await statuses()).toEqual([
    [one.id, 'cancelled'],
    [other.id, 'confirmed'],
  ]);
  await act(other.id, { action: 'cancel' });
  expect((await act(one.id, { action: 'restore' })).status).toBe(200);
});

test('restored booking: guests who come after all are expected again until the end of their time', async () => {
  const { made, on, act, at } = await begin();
  const one = await made(table(2));
  on.clock.now = at + HOUR;
  const { headers } = await signInAs(on, 'WAITER');
  await act(one.id, { action: 'no_show' }, headers);
  expect((await act(one.id, { action: 'restore' }, headers)).status).toBe(200);
  await act(one.id, { action: 'no_show' }, headers);
  on.clock.now = Date.parse(one.end);
  const late = await signInAs(on, 'WAITER');
  expect(messageOf(await act(one.id, { action: 'restore' }, late.headers))).toBe('illegal');
});

test('restored booking: a cancellation that still waits becomes the confirmation, and a no-show is not mailed', async () => {
  const { made, on, act, at } = await begin();
  const mails = () => on.store.read.selectFrom('booking_mails').selectAll().execute();
  const one = await made(table(2));
  await act(one.id, { action: 'cancel' });
  expect(await mails()).toHaveLength(2);
  await act(one.id, { action: 'restore' });
  expect(await mails(), 'a mail tells the state of its own moment').toHaveLength(2);
  await on.store.write(on.placeId, ({ db }) => db.updateTable('booking_mails').set({ outcome: 'sent' }).execute());
  on.clock.now = at + HOUR;
  const { headers } = await signInAs(on, 'WAITER');
  await act(one.id, { action: 'no_show' }, headers);
  await act(one.id, { action: 'restore' }, headers);
  expect(await mails()).toHaveLength(2);
  await act(one.id, { action: 'cancel' }, headers);
  await act(one.id, { action: 'restore' }, headers);
  expect(await mails()).toHaveLength(3);
});
