// A guest changes an own booking by its link: free hours, no lost time, and nothing over somebody else's change.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { busyDatesSchema, freeHoursSchema, ownBookingSchema } from '#contract/booking/booking.ts';
import { staffDaySchema } from '#contract/booking/staff-bookings.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, HOUR, MINUTE, messageOf, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { book, bookable, massage, PERSON, start, table, tomorrowAt2 } from './bookable.ts';

const own = (answer: Answer) => v.parse(ownBookingSchema, answer.json);
const outcome = (answer: Answer): unknown => (answer.status === 200 ? own(answer).booking.status : messageOf(answer));
const nextOf = (answer: Answer): unknown => (answer.json as { next?: unknown }).next;
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A booking at an hour of tomorrow, and the calls by its link. */
const booked = async (on: TestServer, target: object = table(2), at = tomorrowAt2(on), more: object = {}) => {
  const { booking, key } = own(await book(on, target, at, { ...more }));
  const facts = { people: booking.people, comment: booking.comment, sequence: booking.sequence };
  return {
    ...{ at, id: booking.id, key },
    change: (body: object) => on.post('/api/bookings/own/change', { key, ...facts, start: start(at), ...body }),
    read: async () => own(await on.post('/api/bookings/own', { key })).booking,
    hours: async (people: number) => {
      const answer = await on.post('/api/bookings/own/hours', { key, people, date: dateOf(at) });
      return v
        .parse(freeHoursSchema, answer.json)
        .free_hours.filter(({ free }) => free)
        .map((hour) => hour.start);
    },
    days: async (people: number) =>
      v.parse(busyDatesSchema, (await on.post('/api/bookings/own/days', { key, people })).json),
  };
};

const journal = async (on: TestServer) =>
  (await on.store.read.selectFrom('journal').select('payload').where('type', '=', 'booking.changed').execute()).map(
    ({ payload }) => JSON.parse(payload as string) as object,
  );

onBothDatabases('Changed own bookings', (store) => {
  const { start: begin } = withServer(store);

  test('changed booking: has the new time, people and comment, frees the old time, and staff and journal see it', async () => {
    const on = await begin({ ...bookable(), trustProxy: true });
    const { at, id, change } = await booked(on);
    const answer = own(await change({ start: start(at + 3 * HOUR), people: 4, comment: 'Торта' }));
    expect(answer.booking).toMatchObject({ status: 'confirmed', people: 4, comment: 'Торта', sequence: 1 });
    expect(answer.booking).toMatchObject({ start: start(at + 3 * HOUR), end: start(at + 5 * HOUR) });
    expect((await journal(on)).at(-1)).toMatchObject({ bookingId: id, startAt: at + 3 * HOUR, people: 4, by: null });
    const { headers } = await signInAs(on, 'WAITER');
    const day = await on.get(`/api/staff/bookings?date=${dateOf(at)}`, headers);
    expect(v.parse(staffDaySchema, day.json).bookings).toMatchObject([
      { people: 4, tables: ['2'], start: start(at + 3 * HOUR), comment: 'Торта' },
    ]);
    // Both tables are free at the old time, and one at the new time.
    expect(outcome(await book(on, table(5), at))).toBe('confirmed');
    expect(outcome(await book(on, table(4), at + 3 * HOUR))).toBe('slot_taken');
  });

  test('changed booking: keeps its old time when another booking has the new one, and names the next free times', async () => {
    const on = await begin({ ...bookable(), trustProxy: true });
    const { at, change, read } = await booked(on, massage(on));
    await book(on, massage(on), at + 2 * HOUR);
    const answer = await change({ start: start(at + 2 * HOUR) });
    expect([answer.status, outcome(answer)]).toEqual([409, 'slot_taken']);
    expect(nextOf(answer)).toEqual([180, 195, 210].map((minutes) => start(at + minutes * MINUTE)));
    expect(await read()).toMatchObject({ start: start(at), sequence: 0 });
    expect(outcome(await book(on, massage(on), at))).toBe('slot_taken');
  });

  test('changed booking: the next free times after a taken one leave out the booked one', async () => {
    const on = await begin({ ...bookable(), trustProxy: true });
    const { at, change } = await booked(on, massage(on), tomorrowAt2(on) + 2 * HOUR);
    for (const hour of [-2, -1]) await book(on, massage(on), at + hour * HOUR);
    expect(nextOf(await change({ start: start(at - 2 * HOUR) }))).toEqual(
      [15, 30, 45].map((minutes) => start(at + minutes * MINUTE)),
    );
  });

  test('changed booking: two of six guests who change to one time of two rooms get it, and the others keep theirs', async () => {
    const on = await begin({ ...bookable({ rooms: ['resource:a', 'resource:b'] }), trustProxy: true });
    const at = tomorrowAt2(on);
    const rooms = [at, at + HOUR, at + 2 * HOUR].flatMap((hour) => [hour, hour]);
    const guests = await Promise.all(rooms.map((hour) => booked(on, massage(on), hour)));
    const answers = await Promise.all(guests.map(({ change }) => change({ start: start(at + 4 * HOUR) })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    const starts = await Promise.all(guests.map(async ({ read }) => (await read()).start));
    for (const [index, { status }] of answers.entries())
      expect(starts[index]).toBe(start(status === 200 ? at + 4 * HOUR : (rooms[index] ?? 0)));
  });

  test('changed booking: ten equal changes are one, and a change of an older state is refused', async () => {
    const on = await begin({ ...bookable(), trustProxy: true });
    const { at, change } = await booked(on);
    const answers = await Promise.all(Array.from({ length: 10 }, () => change({ start: start(at + HOUR) })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await journal(on)).toHaveLength(2);
    expect(outcome(await change({ start: start(at + 2 * HOUR) }))).toBe('edited');
    expect(outcome(await change({ start: start(at + 2 * HOUR), sequence: 1 }))).toBe('confirmed');
  });
});

const served = withServer();

test('changed booking: the own time is offered as a free one, and its own table does not block the times beside it', async () => {
  const on = await served.start({ ...bookable(), trustProxy: true });
  const { at, hours, days } = await booked(on, massage(on));
  expect(await hours(1)).toEqual(expect.arrayContaining([start(at), start(at + 15 * MINUTE)]));
  const { free_hours } = v.parse(
    freeHoursSchema,
    (await on.post('/api/bookings/getFreeHoursForDate', { ...massage(on), date: dateOf(at) })).json,
  );
  expect(free_hours.find((hour) => hour.start === start(at))?.free).toBe(false);
  expect(await days(1)).toMatchObject({ most_people: 2, cancel_limit: 120, confirms: false });
});

test('changed booking: a venue that confirms bookings confirms a new time again, and a comment stays confirmed', async () => {
  const on = await served.start({ ...bookable({ house: { confirmsBookings: true } }), trustProxy: true });
  const { at, id, change, days } = await booked(on);
  const { headers } = await signInAs(on, 'WAITER');
  expect((await on.post(`/api/staff/bookings/${id}`, { action: 'confirm' }, headers)).status).toBe(200);
  expect(await days(2)).toMatchObject({ confirms: true });
  expect(outcome(await change({ comment: 'Торта', sequence: 1 }))).toBe('confirmed');
  expect(outcome(await change({ comment: 'Торта', sequence: 2, start: start(at + HOUR) }))).toBe('pending');
});

test('changed booking: the deadline to cancel is the last moment, and a cancelled booking cannot be changed', async () => {
  const on = await served.start({ ...bookable({ house: { bookingCancelHours: 3 } }), trustProxy: true });
  const { at, key, change, read } = await booked(on);
  on.clock.now = at - 3 * HOUR;
  expect(outcome(await change({ people: 1 }))).toBe('confirmed');
  on.clock.now += 1;
  const late = await change({ people: 2, sequence: 1 });
  expect([late.status, outcome(late)]).toEqual([409, 'too_late']);
  expect(await read()).toMatchObject({ people: 1 });
  const other = await booked(on, table(2), at + 24 * HOUR);
  await on.post('/api/bookings/own/cancel', { key: other.key });
  expect(outcome(await other.change({ people: 1, sequence: 1 }))).toBe('too_late');
  expect(outcome(await on.post('/api/bookings/own/change', { key: wrong(key), ...BODY(at) }))).toBe('unknown_booking');
});

const wrong = (key: string): string => `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
const BODY = (at: number) => ({ sequence: 0, start: start(at), people: 2 });

const REFUSED = [
  ['a night on which the venue is closed', (at: number) => ({ start: start(at + 11 * HOUR) }), 422, 'invalid_time'],
  ['a time that has passed', (at: number) => ({ start: start(at - 26 * HOUR) }), 422, 'invalid_time'],
  ['a day beyond the last', (at: number) => ({ start: start(at + 400 * 24 * HOUR) }), 422, 'invalid_time'],
  ['more people than the venue takes', () => ({ people: 13 }), 422, 'invalid_booking'],
  ['no people', () => ({ people: 0 }), 422, 'invalid_booking'],
  ['a party for which no table is large enough', () => ({ people: 7 }), 409, 'slot_taken'],
] as const;

test.each(REFUSED)('changed booking: %s is refused, and nothing changes', async (_, body, status, message) => {
  const on = await served.start({ ...bookable(), trustProxy: true });
  const { at, change, read } = await booked(on);
  const before = await read();
  const answer = await change(body(at));
  expect([answer.status, messageOf(answer)]).toEqual([status, message]);
  expect(await read()).toEqual(before);
});

test('changed booking: a table that staff gave to a party of many stays with it at another hour', async () => {
  const on = await served.start({ ...bookable(), trustProxy: true });
  const { headers } = await signInAs(on, 'WAITER');
  const { at, id, change } = await booked(on);
  expect(
    (
      await on.post(
        `/api/staff/bookings/${id}`,
        { action: 'move', start: start(tomorrowAt2(on)), tables: ['2'] },
        headers,
      )
    ).status,
  ).toBe(200);
  expect(outcome(await change({ start: start(at + 2 * HOUR), sequence: 1 }))).toBe('confirmed');
  const day = await on.get(`/api/staff/bookings?date=${dateOf(at)}`, headers);
  expect(v.parse(staffDaySchema, day.json).bookings).toMatchObject([{ tables: ['2'], name: PERSON.name }]);
});
