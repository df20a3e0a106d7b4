// All kinds of users and all order types, at one venue.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { staffDaySchema } from '#contract/booking/staff-bookings.ts';
import type { OrderType } from '#domain/place/place.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { customer } from '../account/customers.ts';
import { book, bookable, massage, tomorrowAt2 } from '../booking/bookable.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { CODE, TABLES } from '../support/venues.ts';

const { start } = withServer();

const BAR = 'code-of-the-bar-0123456789';
const HERE = { lat: 42.7, lng: 23.3 };
const type = (name: OrderType, id: number) => ({ type: name, id, discounts: [], prices: [], radiuses: [], shapes: [] });
const VENUE = bookable(
  {},
  {
    place: {
      location: HERE,
      orderTypes: [
        ...[type('spot', 1), type('delivery', 2), type('preorder', 3), type('booking', 5), type('room', 6)],
        type('served_on_spot', 7),
      ],
    },
    tables: [...TABLES, { name: 'Bar', code: BAR, orderType: 'served_on_spot', room: undefined }],
  },
);

const ADDRESS = {
  ...{ client_address: 'ул. „Шипка“, София', street_number: '34', floor_number: '3', ap_number: '9' },
  ...{ bell_number: 'Петрови', entrance_number: 'Б', delivery_address_lat: HERE.lat, delivery_address_lng: HERE.lng },
};

/** An order of one salad by the route `way`; `token`: the session, or the order's own secret. */
const send = (on: TestServer, way: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  on.post(
    `/api/orders/${way}`,
    {
      ...{ products: [on.line('salad')], payment_method: 'cash' },
      ...{ client_name: 'Елена Петрова', client_phone: '+359888123456', ...body },
    },
    {
      ...{ 'idempotency-key': nextId(), 'x-shown-total': '7.90', 'x-order-age': '0', 'x-order-label': 'K2-41' },
      ...{ 'x-device': nextId(), ...headers },
    },
  );
const secret = (nth: number): string => `Kx3-own-secret-of-an-order_${nth}`;

/** Orders in the kitchen, by type. */
const typesOf = async ({ store, placeId }: TestServer): Promise<string[]> =>
  (await readJournal(store, placeId)).flatMap((row) => (row.type === 'order.placed' ? [row.payload.orderType] : []));

test('order types: a guest orders at a table, by delivery, pickup, to a room, served on the spot, and by booking [S1.05]', async () => {
  const on = await start(VENUE);
  const answers = [
    await on.order({ session: await on.scan() }),
    await send(on, 'delivery', { token: secret(1), ...ADDRESS }),
    await send(on, 'preorder', { token: secret(2) }),
    await send(on, 'room', { token: await on.scan(CODE.room), room_number: '214' }),
    await send(on, 'served-on-spot', { token: await on.scan(BAR) }),
  ];
  expect(answers.map(({ status, text }) => (status === 201 ? 201 : text))).toEqual([201, 201, 201, 201, 201]);
  expect(await typesOf(on)).toEqual(['spot', 'delivery', 'preorder', 'room', 'served_on_spot']);
  expect((await book(on, massage(on), tomorrowAt2(on))).status).toBe(200);
  const waiter = await signInAs(on, 'WAITER');
  const day = v.parse(staffDaySchema, (await on.get('/api/staff/bookings?date=2026-10-07', waiter.headers)).json);
  expect(day.bookings).toHaveLength(1);
});

test('users: diners, hotel guests, delivery customers, registered customers, waiters and administrators can use the server [S1.01]', async () => {
  const on = await start(VENUE);
  const { headers } = await customer(on);
  const orders = {
    diner: await on.order({ session: await on.scan() }),
    'hotel guest': await send(on, 'room', { token: await on.scan(CODE.room), room_number: '214' }),
    'delivery customer': await send(on, 'delivery', { token: secret(1), ...ADDRESS }),
    'registered customer': await send(on, 'preorder', { token: secret(2) }, headers),
  };
  for (const [who, { status, text }] of Object.entries(orders)) expect(status, `${who}: ${text}`).toBe(201);
  // The customer sees one order, the waiter all four, the administrator their total.
  expect((await on.get('/api/users/orders', headers)).json).toHaveLength(1);
  const waiter = await signInAs(on, 'WAITER');
  expect((await on.get('/api/staff/orders?after=0', waiter.headers)).json).toMatchObject({
    orders: [{}, {}, {}, {}],
  });
  const administrator = await signInAs(on, 'PLACE_ADMIN');
  expect((await on.get('/api/staff/report', administrator.headers)).json).toMatchObject({ now: { orders: 4 } });
  expect((await on.get('/api/staff/report', waiter.headers)).status).toBe(403);
});
