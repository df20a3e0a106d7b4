// Every guest route: called without a session, with an invented one, by its guest, and by other guests.
import { expect, test } from 'vitest';
import { parseToldBill } from '#contract/bill/told-bill.ts';
import type { OrderType } from '#domain/place/place.ts';
import { ACCESS } from '../../../server/routes/access.ts';
import { taking, till } from '../payment/paying.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { CODE, publish, TABLES } from '../support/venues.ts';

const { start } = withServer();

const BAR = 'code-of-the-bar-0123456789';
const type = (name: OrderType, id: number) => ({ type: name, id, discounts: [], prices: [], radiuses: [], shapes: [] });
const EVERY_WAY = {
  ...taking(till(), {
    place: { orderTypes: [type('spot', 1), type('room', 6), type('served_on_spot', 7)] },
  }),
  tables: [...TABLES, { name: 'Bar', code: BAR, orderType: 'served_on_spot' as const, room: undefined }],
};

interface Asked {
  readonly at: TestServer;
  /** Session sent by the caller. */
  readonly session: string;
  readonly headers: Readonly<Record<string, string>>;
  /** An order and a call of the first guest. */
  readonly order: string;
  readonly call: string;
}
type Ask = (asked: Asked) => Promise<Answer>;

const put = async ({ at, headers }: Asked, url: string, payload: object): Promise<Answer> => {
  const all = { 'x-place': String(at.placeId), 'content-type': 'application/json', ...headers };
  const {
    statusCode: status,
    body: text,
    ...answer
  } = await at.app.inject({ method: 'PUT', url, headers: all, payload });
  return { status, headers: answer.headers, text, json: answer.json() };
};
const ofCommand = (headers: Asked['headers'], id = nextId()) => ({
  ...headers,
  'idempotency-key': id,
  'x-order-age': '0',
});

const ofOrder = (headers: Asked['headers']) => ({
  ...ofCommand(headers),
  ...{ 'x-shown-total': '7.90', 'x-order-label': 'K2-41', 'x-device': nextId() },
});
const ownBody = (at: TestServer, token: string) => ({
  ...{ token, products: [at.line('salad')], payment_method: 'cash', room_number: '214' },
  ...{ client_name: 'Елена Петрова', client_phone: '+359888123456' },
});

/** Request of each route, about the first guest's data if it concerns any. */
const ROUTES: Readonly<Record<string, Ask>> = {
  'POST /api/tables/verify_session': ({ at, session, headers }) =>
    at.post('/api/tables/verify_session', { session, placeSlug: 'bistro' }, headers),
  'PUT /api/tables/guest_name': (asked) =>
    put({ ...asked, headers: ofCommand(asked.headers) }, '/api/tables/guest_name', {
      session: asked.session,
      name: 'Ana',
    }),
  'POST /api/orders': ({ at, session, headers }) =>
    at.order({ session, products: [at.line('burger')], total: '5.00', headers: { 'x-device': nextId(), ...headers } }),
  'POST /api/orders/cancel': ({ at, session, headers, order }) =>
    at.post('/api/orders/cancel', { session }, ofCommand(headers, order)),
  'GET /api/orders/by-client-id/:id': ({ at, session, headers, order }) =>
    at.get(`/api/orders/by-client-id/${order}`, { ...headers, ...(session !== '' && { 'x-session': session }) }),
  'GET /api/orders/by_table_session/:session': ({ at, session, headers }) =>
    at.get(`/api/orders/by_table_session/${session}`, headers),
  'PUT /api/orders/by_table_session/:session/bill_wanted': (asked) =>
    put(asked, `/api/orders/by_table_session/${asked.session}/bill_wanted`, {}),
  'GET /api/orders/by_table_session/:session/bill': ({ at, session, headers }) =>
    at.get(`/api/orders/by_table_session/${session}/bill`, headers),
  'POST /api/orders/by_table_session/:session/shares': async ({ at, session, headers }) => {
    const bill = parseToldBill((await at.get(`/api/orders/by_table_session/${session}/bill`, headers)).json);
    const wish = { revision: bill?.revision ?? 0, wish: { kind: 'rest' } };
    return at.post(`/api/orders/by_table_session/${session}/shares`, wish, headers);
  },
  'POST /api/calls': ({ at, session, headers }) =>
    at.post('/api/calls', { session, needs: ['bread'] }, ofCommand(headers)),
  'POST /api/calls/end': ({ at, session, headers, call }) =>
    at.post('/api/calls/end', { session, call, end: 'here' }, ofCommand(headers)),
  'GET /api/calls/by_table_session/:session': ({ at, session, headers }) =>
    at.get(`/api/calls/by_table_session/${session}`, headers),
  'POST /api/orders/room': ({ at, session, headers }) =>
    at.post('/api/orders/room', ownBody(at, session), ofOrder(headers)),
  'POST /api/orders/served-on-spot': ({ at, session, headers }) =>
    at.post('/api/orders/served-on-spot', ownBody(at, session), ofOrder(headers)),
};

test('guest routes: the matrix covers every route', () => {
  const guests = Object.entries(ACCESS).flatMap(([route, access]) => (access === 'guest' ? [route] : []));
  expect(Object.keys(ROUTES).toSorted()).toEqual(guests.toSorted());
});

/** Outcome of an answer; for a success, whether it names the first guest's order or call. */
const outcomeOf = (answer: Answer, { order, call }: Asked): string => {
  if (answer.status >= 500) return answer.text;
  if (answer.status >= 300) return 'closed';
  return answer.text.includes(order) || answer.text.includes(call) ? 'the first guest’s' : 'open';
};

/** Routes whose answers name the first guest's order or call, because the request did. */
const ABOUT_THEM: readonly string[] = [
  'POST /api/orders/cancel',
  'GET /api/orders/by-client-id/:id',
  'GET /api/orders/by_table_session/:session',
  'GET /api/orders/by_table_session/:session/bill',
  'GET /api/calls/by_table_session/:session',
];
/** Closed to another table's guest: the order or call is not theirs, or their table has another type. */
const CLOSED_TO_OTHERS: readonly string[] = [
  'POST /api/orders/cancel',
  'GET /api/orders/by-client-id/:id',
  'POST /api/calls/end',
  'POST /api/orders/room',
  'POST /api/orders/served-on-spot',
];
/** A table has one open request: the party's second guest reads that one is open. */
const ONCE_A_TABLE: readonly string[] = ['POST /api/calls', 'PUT /api/orders/by_table_session/:session/bill_wanted'];
/** The place is in the body; the header is ignored. */
const BY_SLUG = 'POST /api/tables/verify_session';
/** Table of a guest for a route with a special order type. */
const SEATS: Readonly<Record<string, string>> = {
  'POST /api/orders/room': CODE.room,
  'POST /api/orders/served-on-spot': BAR,
};

test('guest routes: each opens to its own guest only, shows no other guest’s data, and opens to no staff role', async () => {
  const at = await start(EVERY_WAY);
  const [first, sameTable, other] = [await at.scan(CODE.one), await at.scan(CODE.one), await at.scan(CODE.two)];
  const elsewhere = { ...at, placeId: (await publish(at.store, { slug: 'other' })).place.id };
  const foreign = await at.scan(CODE.one, 'other');
  const [order, call] = [nextId(), nextId()];
  await at.order({ session: first, id: order });
  await at.post('/api/calls', { session: first, needs: ['water'] }, ofCommand({}, call));
  const staff = await signInAs(at, 'SUPER_ADMIN');
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const [route, ask] of Object.entries(ROUTES)) {
    const seat = SEATS[route];
    const own = seat === undefined ? first : await at.scan(seat);
    for (const [who, session, headers] of [
      ['nobody', '', {}],
      ['a session that nobody gave out', 'x'.repeat(32), {}],
      ['a SUPER_ADMIN without a session', '', staff.headers],
      ['a guest of another table', other, {}],
      ['a guest of another place', foreign, {}],
      ['a guest who names another place', own, { 'x-place': String(elsewhere.placeId) }],
      ['another guest of the same table', seat === undefined ? sameTable : own, {}],
      ['its guest', own, {}],
    ] as const) {
      const asked = { at, session, headers, order, call };
      const cell = `${route} · ${who}`;
      found[cell] = outcomeOf(await ask(asked), asked);
      const isOther = session === other && !CLOSED_TO_OTHERS.includes(route);
      const isElsewhere = 'x-place' in headers && route !== BY_SLUG;
      // The session belongs to the table: a guest who scans again joins the same party.
      const isOwn = (session === own || session === sameTable) && !isElsewhere;
      const isSecond = who === 'its guest' && ONCE_A_TABLE.includes(route);
      const opens = (isOwn || isOther) && !isSecond;
      expected[cell] = isOwn && ABOUT_THEM.includes(route) ? 'the first guest’s' : opens ? 'open' : 'closed';
    }
  }
  expect(found).toEqual(expected);
});
