// Generated order bodies: the server answers each, and stores no invalid order.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Place } from '#domain/place/place.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, nextId } from '../support/server.ts';
import { CODE, TABLES } from '../support/venues.ts';

const { start } = withServer();

const type = (name: Place['orderTypes'][number]['type'], id: number) =>
  ({ type: name, id, discounts: [], prices: [], radiuses: [], shapes: [] }) as const;
const EVERY_WAY = {
  trustProxy: true,
  place: {
    orderTypes: [type('spot', 1), type('delivery', 2), type('preorder', 3), type('room', 6), type('served_on_spot', 7)],
  },
  tables: [
    ...TABLES,
    { name: 'Bar', code: 'code-of-the-bar-0123456789', orderType: 'served_on_spot' as const, room: undefined },
  ],
};
const WAYS = [
  { path: 'orders', code: CODE.one },
  { path: 'orders/delivery', code: undefined },
  { path: 'orders/preorder', code: undefined },
  { path: 'orders/room', code: CODE.room },
  { path: 'orders/served-on-spot', code: 'code-of-the-bar-0123456789' },
] as const;

const HOSTILE = [
  ...[
    '',
    '   ',
    '\u0000',
    'x'.repeat(4001),
    '<script>alert(1)</script>',
    '😀',
    '\ud800',
    'Ελένη',
    '１２３４５６７８',
    '\u202egnp.exe',
  ],
  ...[
    '+359888123456',
    '０８８８１２３４５６',
    '-1',
    'NaN',
    '1e309',
    '2026-02-30T25:61:00Z',
    '2027-03-28T03:30:00+02:00',
  ],
  ...['2026-10-25T03:30:00+03:00', '1999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', '__proto__', "' or 1=1 --"],
];
const value = fc.oneof(
  fc.constantFrom<unknown>(
    ...HOSTILE,
    null,
    true,
    [],
    {},
    0,
    -1,
    0.1,
    90.0001,
    180.5,
    -91,
    1e308,
    Number.MAX_SAFE_INTEGER,
  ),
  fc.string({ maxLength: 50, unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);
const FIELDS = [
  ...['client_name', 'client_phone', 'client_email', 'client_address', 'street_number', 'floor_number', 'ap_number'],
  ...[
    'bell_number',
    'entrance_number',
    'delivery_postal_code',
    'delivery_time',
    'pickup_time',
    'regionId',
    'lat',
    'lng',
  ],
  ...['delivery_address_lat', 'delivery_address_lng', 'pickupPlaceId', 'room_number', 'additional_order_type'],
  ...[
    'payment_method',
    'cutlery',
    'count_cutlery',
    'order_text_comment',
    'order_comment',
    'promo_code',
    'order_number',
  ],
  ...['exact_time_selected', 'products', 'token', 'session'],
];
const aCase = fc.record({
  way: fc.constantFrom(...WAYS),
  wrong: fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { minLength: 0, maxLength: 3 }),
  total: fc.constantFrom('7.90', '7.90', '7.90', 'NaN', '-7.90', '0.01', '1e3', ''),
});

test('generated order bodies: never break the server, and an accepted order costs the shown total and can be read', async () => {
  const on = await start(EVERY_WAY);
  let asked = 0;
  const outcomes = new Set<number>();
  await fc.assert(
    fc.asyncProperty(aCase, async ({ way, wrong, total }) => {
      asked += 1;
      on.clock.now += MINUTE;
      const session = way.code === undefined ? `secret-of-order-number-${asked}` : await on.scan(way.code);
      const id = nextId();
      const body = {
        ...{ session, token: session, products: [on.line('salad')], payment_method: 'cash' },
        ...{ client_name: 'Елена Петрова', client_phone: '+359888123456', client_address: 'ул. „Шипка“' },
        ...{ street_number: '34', floor_number: '3', ap_number: '9', bell_number: '9', entrance_number: 'Б' },
        ...(way.path === 'orders/room' && { room_number: '214' }),
        ...Object.fromEntries(wrong),
      };
      const answer = await on.post(`/api/${way.path}`, body, {
        'idempotency-key': id,
        'x-shown-total': total,
        'x-order-age': '0',
        'x-forwarded-for': `10.0.${asked >> 8}.${asked & 255}`,
        'x-device': String(asked).padStart(24, '0'),
      });
      outcomes.add(answer.status);
      expect(answer.status, answer.text).toBeLessThan(500);
      expect(answer.json).toMatchObject({ success: answer.status === 201 });
      const row = await on.store.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
      expect(row !== undefined).toBe(answer.status === 201);
      if (!row) return;
      expect([row.total, total]).toEqual([790, '7.90']);
      const details = JSON.parse(row.details ?? '{}') as { readonly name?: string; readonly phone?: string };
      if (details.phone) expect(details.phone).toMatch(/^\+[1-9]\d{6,14}$/);
      if (details.name !== undefined) expect(details.name).toMatch(/^[^<>]{2,}$/);
      expect(row.details ?? '').not.toMatch(/NaN|Infinity|<script/);
    }),
    { numRuns: 250, seed: 11 },
  );
  expect(outcomes).toContain(201);
  expect(outcomes).toContain(400);
  expect(outcomes).toContain(422);
});
