// Bookings that staff enter for a guest: the same guard against double bookings, and other limits.
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { freeHoursSchema } from '#contract/booking/booking.ts';
import { changedBookingSchema, staffDaySchema } from '#contract/booking/staff-bookings.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, HOUR, MINUTE, messageOf, type TestServer } from '../support/server.ts';
import { signInAs, signInStation } from '../support/staff.ts';
import { book, bookable, PERSON, start, table, tomorrowAt2 } from './bookable.ts';

const served = withServer();
const begin = (options: Parameters<typeof bookable>[0] = {}) =>
  served.start({ ...bookable(options), trustProxy: true });
const entered = (answer: Answer) => v.parse(changedBookingSchema, answer.json).booking;

interface Entry {
  readonly id?: string;
  readonly [field: string]: unknown;
}

const asWaiter = async (on: TestServer) => {
  const { headers } = await signInAs(on, 'WAITER');
  const { email: _, ...person } = PERSON;
  const day = async () => v.parse(staffDaySchema, (await on.get('/api/staff/bookings?date=2026-10-07', headers)).json);
  return {
    enter: (people: number, at: number, { id, ...more }: Entry = {}) =>
      on.post(
        '/api/staff/bookings',
        { ...table(people), ...person, start: start(at), ...more },
        { ...headers, ...(id !== undefined && { 'idempotency-key': id }) },
      ),
    hours: (body: object) =>
      on.post('/api/staff/bookings/hours', { ...table(2), date: '2026-10-07', ...body }, headers),
    listed: async () =>
      (await day()).bookings.map(({ name, people, status, tables }) => [name, people, status, tables]),
    day,
  };
};

test('entered booking: is confirmed at once, appears in the day’s list, and its tables are no longer free for guests', async () => {
  const on = await begin({ house: { confirmsBookings: true, depositPerPerson: '10.00', depositFromPeople: 1 } });
  const at = tomorrowAt2(on);
  const { enter, listed } = await asWaiter(on);
  expect(entered(await enter(4, at))).toMatchObject({ status: 'confirmed', tables: ['2'], people: 4 });
  expect(await listed()).toEqual([[PERSON.name, 4, 'confirmed', ['2']]]);
  expect((await book(on, table(4), at)).status).toBe(409);
  expect((await book(on, table(2), at)).status).toBe(200);
});

test('entered booking: one id books once, also after a lost answer; another booking under the same id is refused', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const { enter, listed } = await asWaiter(on);
  const id = randomUUID();
  const [first, again] = await Promise.all([enter(2, at, { id }), enter(2, at, { id })]);
  expect(entered(again)).toEqual(entered(first));
  expect(messageOf(await enter(1, at, { id }))).toBe('id_reused');
  expect(await listed()).toHaveLength(1);
});

test('entered booking: staff can book the running quarter of an hour, and days that are too far ahead for guests', async () => {
  const on = await begin({ house: { bookingLead: 120, bookingDaysAhead: 1 } });
  // The running quarter of an hour has begun five minutes ago.
  const begun = tomorrowAt2(on);
  on.clock.now = begun + 5 * MINUTE;
  const { enter, hours } = await asWaiter(on);
  const early = v.parse(freeHoursSchema, (await hours({})).json).free_hours;
  expect(early[0]?.start).toBe(start(begun));
  expect((await enter(2, begun)).status).toBe(200);
  expect(messageOf(await enter(2, begun - 15 * MINUTE))).toBe('invalid_time');
  expect((await enter(2, begun + 90 * 24 * HOUR)).status).toBe(200);
  expect((await book(on, table(2), begun + 90 * 24 * HOUR)).status).toBe(422);
});

test('entered booking: a party larger than its tables needs the tables’ names and a yes', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const { enter, listed } = await asWaiter(on);
  expect(messageOf(await enter(5, at, { tables: ['2'] }))).toBe('over_capacity');
  expect(messageOf(await enter(7, at, { over_capacity: true }))).toBe('over_capacity');
  expect((await enter(5, at, { tables: ['2'], over_capacity: true })).status).toBe(200);
  expect(await listed()).toEqual([[PERSON.name, 5, 'confirmed', ['2']]]);
  // A table that is taken is refused, even with `over_capacity`.
  expect(messageOf(await enter(5, at + HOUR, { tables: ['1', '2'], over_capacity: true }))).toBe('taken');
  expect(messageOf(await enter(2, at, { tables: ['wall'] }))).toBe('no_table');
  expect(messageOf(await enter(2, at, { hall: 'attic' }))).toBe('not_bookable');
});

test('entered booking: the hours are those of the chosen tables', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const { enter, hours } = await asWaiter(on);
  await enter(2, at, { tables: ['2'] });
  const isFree = async (body: object) =>
    v.parse(freeHoursSchema, (await hours(body)).json).free_hours.find((hour) => hour.start === start(at))?.free;
  expect(await isFree({})).toBe(true);
  expect(await isFree({ tables: ['2'] })).toBe(false);
  expect(await isFree({ people: 4 })).toBe(false);
});

test('entered booking: needs a name, takes no wrong phone number, and can be entered by waiters only', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const { enter, listed, day } = await asWaiter(on);
  const wrong = await enter(2, at, { name: ' ', phone: '123' });
  expect(wrong.status).toBe(422);
  expect(wrong.json).toMatchObject({ fields: { name: 'missing', phone: 'wrong' } });
  expect((await enter(2, at, { phone: '' })).status).toBe(200);
  expect(await listed()).toHaveLength(1);
  expect((await day()).halls).toMatchObject([{ key: 'garden', joins: [{ tables: ['1', '2'], seats: 6 }] }]);
  const station = await signInStation(on);
  const body = { ...table(2), ...PERSON, start: start(at + 4 * HOUR) };
  expect((await on.post('/api/staff/bookings', body, station.headers)).status).toBe(403);
  expect((await on.post('/api/staff/bookings', body)).status).toBe(401);
});

test('entered booking: a hall out of season takes no booking, and the day’s list names its season', async () => {
  const on = await begin({ season: { from: '05-01', to: '10-07' } });
  const at = tomorrowAt2(on);
  const { enter, day } = await asWaiter(on);
  expect(messageOf(await enter(2, at + 24 * HOUR))).toBe('invalid_time');
  expect((await enter(2, at)).status).toBe(200);
  expect((await day()).halls?.[0]?.season).toEqual({ from: '05-01', to: '10-07' });
});

test('entered booking: for now an empty table is chosen before an occupied smaller one, which is taken last and named', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  on.clock.now = at - HOUR;
  // Guests sit at table 1, the smallest.
  await on.scan();
  const { enter } = await asWaiter(on);
  const tablesOf = async (begins: number) => {
    const { booking, occupied } = v.parse(changedBookingSchema, (await enter(2, begins)).json);
    return { tables: booking.tables, occupied };
  };
  expect(await tablesOf(at)).toEqual({ tables: ['2'], occupied: [] });
  expect(await tablesOf(at)).toEqual({ tables: ['1'], occupied: ['1'] });
  // Guests who sit there now have left by then.
  expect(await tablesOf(at + 4 * HOUR)).toEqual({ tables: ['1'], occupied: [] });
});
