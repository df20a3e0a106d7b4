// Bookings that staff correct: the same guard against double bookings, and no change over somebody else's.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ownBookingSchema } from '#contract/booking/booking.ts';
import { changedBookingSchema, staffDaySchema, staffHoursSchema } from '#contract/booking/staff-bookings.ts';
import { parseBoard } from '#contract/service/board.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, HOUR, MINUTE, messageOf, type TestServer } from '../support/server.ts';
import { signInAs, signInStation } from '../support/staff.ts';
import { book, bookable, massage, PERSON, start, table, tomorrowAt2 } from './bookable.ts';

const served = withServer();
const begin = () => served.start({ ...bookable(), trustProxy: true });
const own = (answer: Answer) => v.parse(ownBookingSchema, answer.json);
const edited = (answer: Answer) => v.parse(changedBookingSchema, answer.json).booking;

const asWaiter = async (on: TestServer) => {
  const { headers } = await signInAs(on, 'WAITER');
  return {
    headers,
    edit: (id: string, body: object) =>
      on.post(`/api/staff/bookings/${id}/edit`, { sequence: 0, people: 2, ...PERSON, ...body }, headers),
    act: (id: string, body: object) => on.post(`/api/staff/bookings/${id}`, body, headers),
    day: async () =>
      v.parse(staffDaySchema, (await on.get('/api/staff/bookings?date=2026-10-07', headers)).json).bookings,
  };
};

test('edited booking: staff correct what a guest has booked, the guest’s page shows it, and the journal names who did it', async () => {
  const on = await begin();
  const { booking, key } = own(await book(on, table(2), tomorrowAt2(on)));
  const { edit, day } = await asWaiter(on);
  const facts = { name: 'Елена Иванова', phone: '+359888000111', email: '', comment: 'Торта с една свещ' };
  expect(edited(await edit(booking.id, facts))).toMatchObject({ ...facts, status: 'confirmed', sequence: 1 });
  expect(await day()).toMatchObject([{ ...facts, tables: ['1'], start: booking.start, end: booking.end }]);
  expect(own(await on.post('/api/bookings/own', { key })).booking).toMatchObject(facts);
  const written = await on.store.read
    .selectFrom('journal')
    .select('payload')
    .where('type', '=', 'booking.changed')
    .execute();
  expect(written.map(({ payload }) => JSON.parse(payload).by)).toEqual([null, expect.stringMatching(/./)]);
});

test('edited booking: a repeated edit changes nothing, and one over somebody else’s change is refused', async () => {
  const on = await begin();
  const { id } = own(await book(on, table(2), tomorrowAt2(on))).booking;
  const { edit, act, day } = await asWaiter(on);
  const [first, again] = await Promise.all([edit(id, { comment: 'Столче' }), edit(id, { comment: 'Столче' })]);
  expect(edited(again)).toEqual(edited(first));
  expect(messageOf(await edit(id, { comment: 'Тераса' }))).toBe('edited');
  expect(await day()).toMatchObject([{ comment: 'Столче', sequence: 1 }]);
  await act(id, { action: 'cancel' });
  expect(messageOf(await edit(id, { comment: 'Тераса', sequence: 2 }))).toBe('illegal');
  expect(messageOf(await edit('nobody', {}))).toBe('unknown_booking');
});

test('edited booking: more people than seats need a yes or other tables, and stay as long as so many do', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const { id } = own(await book(on, table(2), at)).booking;
  const { edit } = await asWaiter(on);
  expect(messageOf(await edit(id, { people: 5 }))).toBe('over_capacity');
  const more = edited(await edit(id, { people: 5, tables: ['1', '2'] }));
  expect(more).toMatchObject({ people: 5, tables: ['1', '2'], start: start(at), end: start(at + 120 * MINUTE) });
  expect((await book(on, table(4), at)).status).toBe(409);
  expect(messageOf(await edit(id, { people: 9, sequence: 1 }))).toBe('over_capacity');
  expect(edited(await edit(id, { people: 9, sequence: 1, over_capacity: true })).people).toBe(9);
  const fewer = edited(await edit(id, { people: 2, tables: ['1'], sequence: 2 }));
  expect(fewer).toMatchObject({ tables: ['1'], end: start(at + 90 * MINUTE) });
  expect((await book(on, table(4), at)).status).toBe(200);
});

test('edited booking: takes no table of another booking, and none that the venue does not have', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const { id } = own(await book(on, table(2), at)).booking;
  await book(on, table(4), at);
  const { edit, day } = await asWaiter(on);
  expect(messageOf(await edit(id, { tables: ['2'] }))).toBe('taken');
  expect(messageOf(await edit(id, { tables: ['wall'] }))).toBe('no_table');
  expect(await day()).toMatchObject([{ tables: ['1'], sequence: 0 }, { tables: ['2'] }]);
});

test('edited booking: needs a name and a valid number, and is edited by waiters only', async () => {
  const on = await begin();
  const { id } = own(await book(on, table(2), tomorrowAt2(on))).booking;
  const { edit } = await asWaiter(on);
  const wrong = await edit(id, { name: ' ', phone: '12' });
  expect(wrong.status).toBe(422);
  expect(wrong.json).toMatchObject({ fields: { name: 'missing', phone: 'wrong' } });
  const station = await signInStation(on);
  const body = { sequence: 0, people: 2, ...PERSON };
  expect((await on.post(`/api/staff/bookings/${id}/edit`, body, station.headers)).status).toBe(403);
  expect((await on.post(`/api/staff/bookings/${id}/edit`, body)).status).toBe(401);
});

test('edited booking: more people than a product allows need a yes', async () => {
  const on = await begin();
  const { id } = own(await book(on, massage(on), tomorrowAt2(on))).booking;
  const { edit } = await asWaiter(on);
  expect(messageOf(await edit(id, { people: 3 }))).toBe('over_capacity');
  expect(edited(await edit(id, { people: 3, over_capacity: true })).people).toBe(3);
});

test('edited booking: a note about guests who are here reaches the board, which still knows since when they sit', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const { id } = own(await book(on, table(2), at)).booking;
  on.clock.now = at;
  await (await asWaiter(on)).act(id, { action: 'arrive' });
  on.clock.now = at + 20 * MINUTE;
  const { edit, headers } = await asWaiter(on);
  expect((await edit(id, { sequence: 1, people: 3, comment: 'Без ядки', over_capacity: true })).status).toBe(200);
  const { bookings } = parseBoard((await on.get('/api/staff/board', headers)).json) ?? {};
  expect(bookings).toMatchObject([{ id, people: 3, comment: 'Без ядки', hereAt: at, endAt: at + 90 * MINUTE }]);
});

test('edited booking: staff read which bookings have tables on a day, without the booking that moves', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const one = own(await book(on, table(2), at)).booking;
  const other = own(await book(on, table(4), at + HOUR)).booking;
  const { headers } = await asWaiter(on);
  const hours = await on.get(`/api/staff/bookings/${one.id}/hours?date=2026-10-07`, headers);
  const { taken, minutes } = v.parse(staffHoursSchema, hours.json);
  expect(minutes).toBe(105);
  const until = start(Date.parse(other.end) + 15 * MINUTE);
  expect(taken).toEqual([{ table: '2', start: other.start, until, name: PERSON.name }]);
  const more = await on.get(`/api/staff/bookings/${one.id}/hours?date=2026-10-07&people=4`, headers);
  expect(v.parse(staffHoursSchema, more.json).minutes).toBe(135);
  const wish = { ...table(2), date: '2026-10-07' };
  const entry = v.parse(staffHoursSchema, (await on.post('/api/staff/bookings/hours', wish, headers)).json);
  expect(entry.taken?.map((row) => row.table)).toEqual(['1', '2']);
});
