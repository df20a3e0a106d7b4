// Bookings by guests: no double bookings; read and cancelled by their link.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { freeHoursSchema, ownBookingSchema } from '#contract/booking/booking.ts';
import { readOwnBookings } from '#contract/booking/booking-answers.ts';
import { cellsOf } from '#domain/booking/cells.ts';
import { takeCells } from '../../../server/store/booking/booking-cells.ts';
import { customer, ELENA } from '../account/customers.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, HOUR, MINUTE, messageOf, nextId, type TestServer } from '../support/server.ts';
import { onBothDatabases } from '../support/stores.ts';
import { book, bookable, massage, PERSON, start, table, tomorrowAt2 } from './bookable.ts';

const own = (answer: Answer) => v.parse(ownBookingSchema, answer.json);
const nextOf = (answer: Answer): unknown => (answer.json as { next?: unknown }).next;
const outcome = (answer: Answer): unknown => (answer.status === 200 ? own(answer).booking.status : messageOf(answer));
const cells = (on: TestServer) => on.store.read.selectFrom('booking_cells').selectAll().execute();
const freeOn = async (on: TestServer, target: object, date: string) => {
  const answer = await on.post('/api/bookings/getFreeHoursForDate', { ...target, date });
  return v
    .parse(freeHoursSchema, answer.json)
    .free_hours.filter(({ free }) => free)
    .map(({ time }) => time);
};

onBothDatabases('Bookings', (store) => {
  const { start: begin } = withServer(store);

  test('booking: one of 200 concurrent bookings for one time is accepted, and the others are refused with the next free times', async () => {
    const on = await begin({ ...bookable({ turn: 15 }), trustProxy: true });
    const at = tomorrowAt2(on);
    const answers = await Promise.all(Array.from({ length: 200 }, () => book(on, massage(on), at)));
    expect(answers.filter((answer) => outcome(answer) === 'confirmed')).toHaveLength(1);
    const late = answers.filter((answer) => outcome(answer) === 'slot_taken');
    expect(late).toHaveLength(199);
    const next = [75, 90, 105].map((minutes) => start(at + minutes * MINUTE));
    for (const answer of late) expect(nextOf(answer)).toEqual(next);
    expect(await cells(on)).toHaveLength(5);
  });

  test('booking: two of 200 concurrent bookings for two rooms are accepted, one in each room', async () => {
    const on = await begin({ ...bookable({ rooms: ['resource:a', 'resource:b'] }), trustProxy: true });
    const at = tomorrowAt2(on);
    const answers = await Promise.all(Array.from({ length: 200 }, () => book(on, massage(on), at)));
    expect(answers.filter((answer) => outcome(answer) === 'confirmed')).toHaveLength(2);
    expect(new Set((await cells(on)).map(({ resource }) => resource))).toEqual(new Set(['resource:a', 'resource:b']));
  });

  test('booking: an overlap of 15 minutes is rejected, and adjoining times are accepted', async () => {
    const on = await begin({ ...bookable(), trustProxy: true });
    const at = tomorrowAt2(on);
    expect(outcome(await book(on, massage(on), at))).toBe('confirmed');
    for (const minutes of [-45, -15, 15, 45]) {
      expect(outcome(await book(on, massage(on), at + minutes * MINUTE))).toBe('slot_taken');
    }
    expect(outcome(await book(on, massage(on), at - HOUR))).toBe('confirmed');
    expect(outcome(await book(on, massage(on), at + HOUR))).toBe('confirmed');
  });

  test('booking: is deduplicated by its id, and other contents under the id are rejected [S7.35]', async () => {
    const on = await begin({ ...bookable(), trustProxy: true });
    const [id, at] = [nextId(), tomorrowAt2(on)];
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(on, massage(on), at, { id })));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(outcome(await book(on, massage(on), at + 2 * HOUR, { id }))).toBe('id_reused');
    expect(await cells(on)).toHaveLength(4);
  });

  test('booking: keeps its time while pending, and frees it when cancelled', async () => {
    const on = await begin({ ...bookable({ house: { confirmsBookings: true } }), trustProxy: true });
    const at = tomorrowAt2(on);
    const taken = await book(on, massage(on), at);
    expect(outcome(taken)).toBe('pending');
    expect(outcome(await book(on, massage(on), at))).toBe('slot_taken');
    const { key } = own(taken);
    expect(outcome(await on.post('/api/bookings/own/cancel', { key }))).toBe('cancelled');
    // Twice is once.
    expect(own(await on.post('/api/bookings/own/cancel', { key })).booking.sequence).toBe(1);
    expect(await cells(on)).toEqual([]);
    expect(outcome(await book(on, massage(on), at))).toBe('pending');
  });

  test('booking: a hold keeps the time during payment until the hold expires', async () => {
    const on = await begin({ ...bookable(), trustProxy: true });
    const at = tomorrowAt2(on);
    const heldUntil = on.clock.now + 10 * MINUTE;
    const held = { bookingId: nextId(), resources: ['resource:room'], cells: cellsOf(at, 60), heldUntil };
    expect(await on.store.write(on.placeId, (tx) => takeCells(tx, on.placeId, { ...held, now: on.clock.now }))).toBe(
      true,
    );
    expect(outcome(await book(on, massage(on), at))).toBe('slot_taken');
    on.clock.now = heldUntil;
    expect(outcome(await book(on, massage(on), at))).toBe('confirmed');
  });

  test('table booking: a party gets the smallest fitting table, then the joined ones, which are all taken [S7.37]', async () => {
    const on = await begin({ ...bookable(), trustProxy: true });
    const at = tomorrowAt2(on);
    expect(outcome(await book(on, table(2), at))).toBe('confirmed');
    expect((await cells(on)).every(({ resource }) => resource === 'table:1')).toBe(true);
    // Both tables are needed, and one is taken.
    expect(outcome(await book(on, table(5), at))).toBe('slot_taken');
    expect(outcome(await book(on, table(5), at + 2 * HOUR))).toBe('confirmed');
    expect(await freeOn(on, table(2), new Date(at).toISOString().slice(0, 10))).not.toContain('16:00');
  });

  test('table booking: names its hall in all languages, whatever the venue’s own is', async () => {
    const options = bookable();
    const [hall] = options.bookings?.tables?.halls ?? [];
    if (!hall || !options.bookings?.tables) throw new Error('no hall');
    const tables = {
      ...options.bookings.tables,
      halls: [{ ...hall, name: { text: 'Градина', by: { de: 'Garten' } } }],
    };
    const on = await begin({ ...options, bookings: { ...options.bookings, tables }, trustProxy: true });
    expect(own(await book(on, table(2), tomorrowAt2(on))).hall).toEqual({
      value: 'Градина',
      translations: { de: 'Garten' },
    });
  });

  test('booking: the guest’s link cancels the booking before the venue’s limit, and not after', async () => {
    const on = await begin({ ...bookable({ house: { bookingCancelHours: 3 } }), trustProxy: true });
    const at = tomorrowAt2(on);
    const { key, cancel_until } = own(await book(on, massage(on), at));
    expect(cancel_until).toBe(start(at - 3 * HOUR));
    on.clock.now = at - 3 * HOUR + 1;
    expect(own(await on.post('/api/bookings/own', { key })).cancel_until).toBeNull();
    expect(outcome(await on.post('/api/bookings/own/cancel', { key }))).toBe('too_late');
    const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    expect(outcome(await on.post('/api/bookings/own', { key: wrong }))).toBe('unknown_booking');
  });
});

const WRONG = [
  ['a time that has passed', (on: TestServer) => ({ at: on.clock.now - 24 * HOUR }), 'invalid_time'],
  ['a time sooner than the venue can', (on: TestServer) => ({ at: on.clock.now + 15 * MINUTE }), 'invalid_time'],
  ['a night on which it is closed', (on: TestServer) => ({ at: tomorrowAt2(on) + 11 * HOUR }), 'invalid_time'],
  ['an end behind the closing', (on: TestServer) => ({ at: tomorrowAt2(on) + 7.5 * HOUR }), 'invalid_time'],
  ['a time between two quarters', (on: TestServer) => ({ at: tomorrowAt2(on) + 7 * MINUTE }), 'invalid_time'],
  ['a year in which nobody looks', () => ({ at: '2999-01-01T12:00:00Z' }), 'invalid_time'],
  ['a day that no calendar has', () => ({ at: '2026-02-30T12:00:00Z' }), 'invalid_time'],
  ['words for a time', () => ({ at: 'tomorrow' }), 'invalid_booking'],
  ['nobody', () => ({ people: 0 }), 'invalid_booking'],
  ['500 people', () => ({ people: 500 }), 'invalid_booking'],
  ['half a person', () => ({ people: 1.5 }), 'invalid_booking'],
  ['no name', () => ({ name: ' ' }), 'invalid_booking'],
  ['a name of two lines', () => ({ name: 'Elena\r\nATTENDEE:x' }), 'invalid_booking'],
  ['a number that is none', () => ({ phone: '12' }), 'invalid_booking'],
  ['an address of mail that is none', () => ({ email: 'elena' }), 'invalid_booking'],
  ['another price than was shown', () => ({ price: '1.00' }), 'price_changed'],
] as const;

test('booking: is rejected with any invalid field, and takes no time', async () => {
  const on = await served.start({ ...bookable(), trustProxy: true });
  for (const [what, change, word] of WRONG) {
    const { at = tomorrowAt2(on), price, ...more } = change(on) as { at?: number | string; price?: string };
    const answer = await book(on, massage(on), at, { ...more, ...(price !== undefined && { shown: price }) });
    expect([what, messageOf(answer)]).toEqual([what, word]);
  }
  expect(await cells(on)).toEqual([]);
});

test('booking: an item of another place, or one that cannot be booked, is rejected [S3.32]', async () => {
  const on = await served.start(bookable());
  const foreign = await served.start(bookable({}, { slug: 'other' }));
  for (const target of [
    { productVariantId: 999_999 },
    { productVariantId: on.id('variant', 'salad') },
    { ...massage(on), categoryId: on.id('category', 'shop') },
    { ...massage(on), productId: on.id('product', 'salad') },
    { productVariantId: foreign.id('variant', 'massage') },
    { hall: 'cellar', people: 2 },
  ]) {
    for (const [path, more] of [
      ['', { start: start(tomorrowAt2(on)), people: 1, ...person }],
      ['/getBusyDates', {}],
      ['/getFreeHoursForDate', { date: '2026-10-07' }],
    ] as const) {
      const answer = await on.post(`/api/bookings${path}`, { people: 1, ...target, ...more });
      expect([path, answer.status, messageOf(answer)]).toEqual([path, 404, 'not_bookable']);
    }
  }
  // A link is invalid at another place.
  const { key } = own(await book(on, massage(on), tomorrowAt2(on)));
  expect(messageOf(await foreign.post('/api/bookings/own', { key }))).toBe('unknown_booking');
});

test('booking: days without free times give the reason; an unreadable body is rejected [S7.36]', async () => {
  const on = await served.start(bookable({ house: { bookingDaysAhead: 3 } }));
  for (let hour = 0; hour < 12; hour += 1) await book(on, massage(on), tomorrowAt2(on) + (hour - 4) * HOUR);
  const answer = await on.post('/api/bookings/getBusyDates', massage(on));
  expect(answer.json).toMatchObject({
    busy_dates: [{ date: '2026-10-07', reason: 'full' }],
    first_date: '2026-10-06',
    last_date: '2026-10-09',
    most_people: 2,
  });
  for (const body of [{}, { productVariantId: 'x' }, { hall: 'garden' }, { productVariantId: 1.5 }])
    expect(messageOf(await on.post('/api/bookings/getBusyDates', body))).toBe('invalid_booking');
  for (const date of ['2026-02-30', 'x', ''])
    expect(messageOf(await on.post('/api/bookings/getFreeHoursForDate', { ...massage(on), date }))).toBe(
      'invalid_booking',
    );
});

test('bookings: those made before registering join the account by their keys, and no other account later [S8.33]', async () => {
  const on = await served.start({ ...bookable(), trustProxy: true });
  const at = tomorrowAt2(on);
  const { key } = own(await book(on, massage(on), at));
  const listed = (answer: Answer) => readOwnBookings(answer.json)?.map(({ booking }) => booking.startAt);
  expect((await on.post('/api/users/bookings', { keys: [key] })).status).toBe(401);
  const { headers } = await customer(on);
  expect(listed(await on.get('/api/users/bookings', headers))).toEqual([]);
  const forged = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  expect(listed(await on.post('/api/users/bookings', { keys: [forged] }, headers))).toEqual([]);
  expect(listed(await on.post('/api/users/bookings', { keys: [key] }, headers))).toEqual([at]);
  const other = await customer(on, { email: 'ivan@abv.bg' });
  expect(listed(await on.post('/api/users/bookings', { keys: [key] }, other.headers))).toEqual([]);
  expect(listed(await on.get('/api/users/bookings', headers))).toEqual([at]);
});

test('table booking: a hall out of season is not free, tells its next opening and cannot be reserved [S7.37]', async () => {
  const season = { from: '05-01', to: '09-30' };
  const on = await served.start({ ...bookable({ season, house: { bookingDaysAhead: 3 } }), trustProxy: true });
  const halls = await on.get('/api/reservations');
  expect(halls.json).toMatchObject({ halls: [{ key: 'garden', season, shut: true }] });
  for (const target of [table(2), massage(on)]) {
    expect((await on.post('/api/bookings/getBusyDates', target)).json).toMatchObject({
      busy_dates: ['06', '07', '08', '09'].map((date) => ({ date: `2026-10-${date}`, reason: 'season' })),
      season,
    });
    expect(await freeOn(on, target, '2026-10-07')).toEqual([]);
    const answer = await book(on, target, tomorrowAt2(on));
    expect([messageOf(answer), nextOf(answer)]).toEqual(['invalid_time', []]);
  }
  expect(await cells(on)).toEqual([]);
  // Near the end of the season the hall is offered again, but not in October.
  on.clock.now = Date.parse('2026-09-29T09:00:00Z');
  expect((await on.get('/api/reservations')).json).toMatchObject({ halls: [{ shut: false }] });
  expect(outcome(await book(on, table(2), '2026-09-30T12:00:00.000Z'))).toBe('confirmed');
  expect(outcome(await book(on, table(2), '2026-10-01T12:00:00.000Z'))).toBe('invalid_time');
});

const served = withServer();
const person = { name: 'Elena Petrova', phone: '+359888123456', email: '', comment: '' };

test('bookings: are on the signed-in customer’s list only, in the data export, and anonymous after account deletion [S8.33]', async () => {
  const on = await served.start({ ...bookable(), trustProxy: true });
  const { headers } = await customer(on);
  const at = tomorrowAt2(on);
  const body = { people: 1, ...massage(on), start: start(at), ...PERSON };
  expect((await on.post('/api/bookings', body, headers)).status).toBe(200);
  expect(outcome(await book(on, massage(on), at + 3 * HOUR))).toBe('confirmed');
  const listed = await on.get('/api/users/bookings', headers);
  expect(readOwnBookings(listed.json)?.map(({ booking }) => booking.startAt)).toEqual([at]);
  expect((await on.get('/api/users/bookings')).status).toBe(401);
  const other = await customer(on, { email: 'ivan@abv.bg' });
  expect(readOwnBookings((await on.get('/api/users/bookings', other.headers)).json)).toEqual([]);
  expect((await on.get('/api/users/data', headers)).text).toContain(start(at));
  const gone = await on.post('/api/users/delete', { password: ELENA.password }, headers);
  expect(gone.status).toBe(200);
  const rows = await on.store.read.selectFrom('bookings').select('account_id').execute();
  expect(rows.map(({ account_id }) => account_id)).toEqual([null, null]);
});
