// Booking changes by staff: the same double-booking guard, and roles.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { freeHoursSchema, ownBookingSchema } from '#contract/booking/booking.ts';
import { staffDaySchema } from '#contract/booking/staff-bookings.ts';
import { parseBoard } from '#contract/service/board.ts';
import { findOpenSitting } from '../../../server/store/session/sittings.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, HOUR, MINUTE, messageOf, type TestServer } from '../support/server.ts';
import { signInAs, signInStation } from '../support/staff.ts';
import { book, bookable, massage, start, table, tomorrowAt2 } from './bookable.ts';

const served = withServer();
const own = (answer: Answer) => v.parse(ownBookingSchema, answer.json);
const begin = (options: Parameters<typeof bookable>[0] = {}) =>
  served.start({ ...bookable(options), trustProxy: true });
const act = (on: TestServer, id: string, body: object, headers: Record<string, string>) =>
  on.post(`/api/staff/bookings/${id}`, body, headers);
const day = async (on: TestServer, headers: Record<string, string>, date = '2026-10-07') =>
  v.parse(staffDaySchema, (await on.get(`/api/staff/bookings?date=${date}`, headers)).json);

test('staff bookings: a waiter sees the day by time and confirms; kitchen screens and guests see none', async () => {
  const on = await begin({ house: { confirmsBookings: true } });
  const at = tomorrowAt2(on);
  const late = own(await book(on, massage(on), at + 2 * HOUR)).booking;
  const early = own(await book(on, table(2), at)).booking;
  const { headers } = await signInAs(on, 'WAITER');
  const { bookings } = await day(on, headers);
  expect(bookings.map(({ id, status, tables }) => [id, status, tables])).toEqual([
    [early.id, 'pending', ['1']],
    [late.id, 'pending', []],
  ]);
  expect((await day(on, headers, '2026-10-08')).bookings).toEqual([]);
  expect((await day(on, headers)).halls).toMatchObject([{ key: 'garden', name: { value: 'Garden' } }]);
  expect((await act(on, early.id, { action: 'confirm' }, headers)).status).toBe(200);
  expect(messageOf(await act(on, early.id, { action: 'confirm' }, headers))).toBe('illegal');
  expect((await on.get('/api/staff/bookings?date=2026-10-07')).status).toBe(401);
  const station = await signInStation(on);
  expect((await on.get('/api/staff/bookings?date=2026-10-07', station.headers)).status).toBe(403);
  expect((await act(on, early.id, { action: 'cancel' }, station.headers)).status).toBe(403);
});

test('staff bookings: the waiters’ board has confirmed bookings of tables and the seated party, a kitchen’s has none', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const one = own(await book(on, table(2), at, { comment: 'Столче' })).booking;
  const gone = own(await book(on, table(2), at)).booking;
  await book(on, massage(on), at);
  const listed = async (as: Record<string, string>) =>
    parseBoard((await on.get('/api/staff/board', as)).json)?.bookings;
  expect(await listed((await signInAs(on, 'WAITER')).headers)).toBeUndefined();
  on.clock.now = at - HOUR;
  const { headers } = await signInAs(on, 'WAITER');
  const known = { id: one.id, startAt: at, people: 2, name: 'Елена Петрова', comment: 'Столче', tables: ['1'] };
  expect(await listed(headers)).toMatchObject([known, { id: gone.id }]);
  await act(on, gone.id, { action: 'cancel' }, headers);
  expect(await listed(headers)).toEqual([{ ...known, endAt: at + 90 * MINUTE, hereAt: undefined }]);
  await act(on, one.id, { action: 'arrive' }, headers);
  const hereAt = on.clock.now;
  expect(await listed(headers)).toMatchObject([{ id: one.id, hereAt }]);
  on.clock.now = at + 8 * HOUR;
  const evening = await signInAs(on, 'WAITER');
  expect(await listed(evening.headers), 'its guests still sit there').toMatchObject([{ id: one.id, hereAt }]);
  const station = await signInStation(on);
  expect(await listed(station.headers)).toBeUndefined();
});

test('staff bookings: a kitchen’s board has the note of seated guests that speaks of an allergy, without their name', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const one = own(await book(on, table(2), at, { comment: 'Алергия към ядки' })).booking;
  on.clock.now = at;
  const [waiter, station] = [await signInAs(on, 'WAITER'), await signInStation(on)];
  const listed = async () => parseBoard((await on.get('/api/staff/board', station.headers)).json)?.bookings;
  expect(await listed(), 'they are not here yet').toBeUndefined();
  await act(on, one.id, { action: 'arrive' }, waiter.headers);
  expect(await listed()).toMatchObject([{ tables: ['1'], comment: 'Алергия към ядки', name: '', hereAt: at }]);
});

test('staff bookings: a day names the next booking that expects guests, and no past or cancelled one', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const first = own(await book(on, massage(on), at)).booking;
  const second = own(await book(on, table(2), at + 2 * HOUR)).booking;
  const { headers } = await signInAs(on, 'WAITER');
  const next = async (date: string) => (await day(on, headers, date)).next_start;
  expect([await next('2026-10-06'), await next('2026-09-01')]).toEqual([start(at), start(at)]);
  expect(await next('2026-10-07')).toBeUndefined();
  await act(on, first.id, { action: 'cancel' }, headers);
  expect(await next('2026-10-06')).toBe(second.start);
});

test('staff bookings: a move refuses taken times and frees the old time', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const one = own(await book(on, massage(on), at)).booking;
  await book(on, massage(on), at + 2 * HOUR);
  const { headers } = await signInAs(on, 'WAITER');
  const move = (to: number, more = {}) => act(on, one.id, { action: 'move', start: start(to), ...more }, headers);
  expect(messageOf(await move(at + 2 * HOUR + 15 * MINUTE))).toBe('taken');
  expect((await book(on, massage(on), at)).status).toBe(409);
  // Moves by 15 minutes, overlapping its own time.
  expect((await move(at + 15 * MINUTE)).status).toBe(200);
  expect((await move(at - HOUR)).status).toBe(200);
  expect((await book(on, massage(on), at)).status).toBe(200);
});

test('staff bookings: refuses a move to a day out of season', async () => {
  const on = await begin({ season: { from: '05-01', to: '10-07' } });
  const at = tomorrowAt2(on);
  const { headers } = await signInAs(on, 'WAITER');
  for (const target of [table(2), massage(on)]) {
    const { id } = own(await book(on, target, at)).booking;
    const move = (to: number) => act(on, id, { action: 'move', start: start(to) }, headers);
    expect(messageOf(await move(at + 24 * HOUR))).toBe('out_of_season');
    if ('hall' in target) {
      const byName = { action: 'move', start: start(at + 24 * HOUR), tables: ['2'] };
      expect(messageOf(await act(on, id, byName, headers))).toBe('out_of_season');
    }
    expect((await move(at + HOUR)).status).toBe(200);
    const hours = await on.get(`/api/staff/bookings/${id}/hours?date=2026-10-08`, headers);
    expect(v.parse(freeHoursSchema, hours.json).free_hours.filter(({ free }) => free)).toEqual([]);
  }
});

test('staff bookings: a party moves to a named table, but not to a taken or unknown one', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const one = own(await book(on, table(2), at)).booking;
  const other = own(await book(on, table(2), at)).booking;
  const { headers } = await signInAs(on, 'WAITER');
  const move = (tables: readonly string[]) => act(on, one.id, { action: 'move', start: start(at), tables }, headers);
  expect(messageOf(await move(['2']))).toBe('taken');
  expect(messageOf(await move(['wall']))).toBe('no_table');
  await act(on, other.id, { action: 'cancel' }, headers);
  expect((await move(['2'])).status).toBe(200);
  expect((await day(on, headers)).bookings.map(({ tables }) => tables)).toEqual([['2'], ['2']]);
});

test('staff bookings: a party moves to tables with too few seats only when staff know it, and keeps its own', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const party = own(await book(on, table(6), at)).booking;
  const { headers } = await signInAs(on, 'WAITER');
  const move = (tables: readonly string[], more = {}, to = at) =>
    act(on, party.id, { action: 'move', start: start(to), tables, ...more }, headers);
  const tables = async () => (await day(on, headers)).bookings.map((one) => one.tables);
  expect(await tables()).toEqual([['1', '2']]);
  expect(messageOf(await move(['1']))).toBe('over_capacity');
  expect((await move(['1'], { over_capacity: true })).status).toBe(200);
  expect((await move(['1'], {}, at + HOUR)).status, 'the same tables').toBe(200);
  expect((await move(['2', '1'])).status).toBe(200);
  expect(await tables()).toEqual([['2', '1']]);
});

test('staff bookings: the times of a move follow the tables that staff choose', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const one = own(await book(on, table(2), at)).booking;
  await book(on, table(2), at);
  const { headers } = await signInAs(on, 'WAITER');
  const free = async (query: string) => {
    const hours = await on.get(`/api/staff/bookings/${one.id}/hours?date=2026-10-07${query}`, headers);
    return v.parse(freeHoursSchema, hours.json).free_hours.find(({ start: begins }) => begins === start(at))?.free;
  };
  expect(await free('')).toBe(true);
  expect([await free('&tables=1'), await free('&tables=2'), await free('&tables=1&tables=2')]).toEqual([
    ...[true, false, false],
  ]);
  expect(await free('&tables=wall')).toBe(false);
});

test('staff bookings: seating opens the table’s session once, and not at an occupied table', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const one = own(await book(on, table(2), at)).booking;
  on.clock.now = at - HOUR;
  const { headers } = await signInAs(on, 'WAITER');
  await on.scan();
  expect(messageOf(await act(on, one.id, { action: 'arrive' }, headers))).toBe('table_taken');
  expect((await act(on, one.id, { action: 'move', start: one.start, tables: ['2'] }, headers)).status).toBe(200);
  expect((await act(on, one.id, { action: 'late' }, headers)).status).toBe(200);
  expect((await act(on, one.id, { action: 'arrive' }, headers)).status).toBe(200);
  expect(await findOpenSitting(on.store.read, on.placeId, '2')).toBeDefined();
  expect(messageOf(await act(on, one.id, { action: 'no_show' }, headers))).toBe('illegal');
});

test('staff bookings: a party that comes early is seated on the day of its booking until its end, and takes its table', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const one = own(await book(on, table(2), at)).booking;
  const spa = own(await book(on, massage(on), at)).booking;
  const early = await signInAs(on, 'WAITER');
  for (const { id } of [one, spa])
    expect(messageOf(await act(on, id, { action: 'arrive' }, early.headers))).toBe('not_now');
  expect(await findOpenSitting(on.store.read, on.placeId, '1')).toBeUndefined();
  on.clock.now = at - 5 * HOUR;
  const { headers } = await signInAs(on, 'WAITER');
  expect((await act(on, spa.id, { action: 'arrive' }, headers)).status).toBe(200);
  const other = own(await book(on, table(2), at)).booking;
  expect((await act(on, other.id, { action: 'arrive' }, headers)).status).toBe(200);
  const board = parseBoard((await on.get('/api/staff/board', headers)).json);
  expect(board?.tables.filter(({ sitting }) => sitting).map(({ name }) => name)).toEqual(['2']);
  on.clock.now = Date.parse(one.end);
  const late = await signInAs(on, 'WAITER');
  expect(messageOf(await act(on, one.id, { action: 'arrive' }, late.headers))).toBe('not_now');
});

test('staff bookings: a mistaken seating is taken back with its sitting, unless a phone uses it', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const one = own(await book(on, table(2), at)).booking;
  const other = own(await book(on, table(2), at)).booking;
  on.clock.now = at;
  const { headers } = await signInAs(on, 'WAITER');
  const tap = (action: string) => act(on, one.id, { action }, headers);
  const isOpen = async () => (await findOpenSitting(on.store.read, on.placeId, '1')) !== undefined;
  expect(messageOf(await tap('not_here'))).toBe('illegal');
  expect((await tap('arrive')).status).toBe(200);
  expect(messageOf(await tap('confirm')), 'no other way leads back').toBe('illegal');
  on.clock.now += MINUTE;
  expect((await tap('not_here')).status).toBe(200);
  expect([(await day(on, headers)).bookings.map(({ status }) => status), await isOpen()]).toEqual([
    ['confirmed', 'confirmed'],
    false,
  ]);
  expect((await tap('arrive')).status).toBe(200);
  const session = await on.scan();
  expect((await tap('not_here')).status).toBe(200);
  expect(await isOpen(), 'a phone uses the sitting: somebody sits there').toBe(true);
  expect(messageOf(await tap('arrive'))).toBe('table_taken');
  expect((await act(on, other.id, { action: 'arrive' }, headers)).status).toBe(200);
  expect((await on.order({ session })).status, 'at another table').toBe(201);
  expect((await act(on, other.id, { action: 'not_here' }, headers)).status).toBe(200);
});

test('staff bookings: guests who have ordered at their table stay here', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const one = own(await book(on, table(2), at)).booking;
  on.clock.now = at;
  const { headers } = await signInAs(on, 'WAITER');
  expect((await act(on, one.id, { action: 'arrive' }, headers)).status).toBe(200);
  expect((await on.order({ session: await on.scan() })).status).toBe(201);
  on.clock.now += MINUTE;
  expect(messageOf(await act(on, one.id, { action: 'not_here' }, headers))).toBe('has_ordered');
  expect((await day(on, headers)).bookings.map(({ status }) => status)).toEqual(['arrived']);
});

test('staff bookings: late guests are expected at the time that staff note, until the booking moves to another time', async () => {
  const on = await begin();
  const one = own(await book(on, table(2), tomorrowAt2(on))).booking;
  const { headers } = await signInAs(on, 'WAITER');
  const noted = async () => (await day(on, headers)).bookings.map(({ late, late_minutes }) => [late, late_minutes]);
  expect((await act(on, one.id, { action: 'late', minutes: 0 }, headers)).status).toBe(400);
  expect((await act(on, one.id, { action: 'late', minutes: 30 }, headers)).status).toBe(200);
  expect(await noted()).toEqual([[true, 30]]);
  expect((await act(on, one.id, { action: 'late' }, headers)).status).toBe(200);
  expect(await noted()).toEqual([[true, undefined]]);
  expect((await act(on, one.id, { action: 'late', minutes: 45 }, headers)).status).toBe(200);
  expect((await act(on, one.id, { action: 'move', start: one.start, tables: ['2'] }, headers)).status).toBe(200);
  expect(await noted()).toEqual([[true, 45]]);
  const later = new Date(Date.parse(one.start) + HOUR).toISOString();
  expect((await act(on, one.id, { action: 'move', start: later }, headers)).status).toBe(200);
  expect(await noted()).toEqual([[false, undefined]]);
});

test('staff bookings: a no-show and a declined booking free the time', async () => {
  const on = await begin();
  const at = tomorrowAt2(on);
  const { headers } = await signInAs(on, 'WAITER');
  const cancelled = own(await book(on, massage(on), at)).booking;
  expect((await act(on, cancelled.id, { action: 'cancel' }, headers)).status).toBe(200);
  const { id } = own(await book(on, massage(on), at)).booking;
  on.clock.now = at - 1;
  const { headers: atWork } = await signInAs(on, 'WAITER');
  expect(messageOf(await act(on, id, { action: 'no_show' }, atWork))).toBe('not_begun');
  on.clock.now = at;
  expect((await act(on, id, { action: 'no_show' }, atWork)).status).toBe(200);
  expect(await on.store.read.selectFrom('booking_cells').selectAll().execute()).toEqual([]);
  expect(messageOf(await act(on, 'nobody', { action: 'cancel' }, atWork))).toBe('unknown_booking');
  expect(messageOf(await act(on, 'nobody', { action: 'burn' }, atWork))).toBe('invalid_booking');
});
