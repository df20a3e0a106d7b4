// Unproven pickup orders: a few reach the kitchen, the others wait for staff.
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import { LIMITS } from '../../../server/services/rate-limits.ts';
import { customer, secretOf } from '../account/customers.ts';
import { withServer } from '../support/one-server.ts';
import { nextId, type TestServer } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';

const NO_TERMS = { discounts: [], prices: [], radiuses: [], shapes: [] };
const PICKUP = {
  place: {
    orderTypes: [
      { type: 'preorder' as const, id: 3, ...NO_TERMS },
      { type: 'spot' as const, id: 1, ...NO_TERMS },
    ],
  },
};
const { start } = withServer();

let sent = 0;
/** Sends a pickup order with a new device and phone number each time, unless `over` sets them. */
const pickup = async (on: TestServer, over: object = {}, headers: Record<string, string> = {}) => {
  sent += 1;
  const id = nextId();
  const answer = await on.post(
    '/api/orders/preorder',
    {
      ...{ token: `own-secret-of-order-${String(sent).padStart(8, '0')}`, products: [on.line('salad')] },
      ...{ client_name: 'Елена', client_phone: `+3598881${String(sent).padStart(5, '0')}`, payment_method: 'cash' },
      ...over,
    },
    {
      ...{ 'idempotency-key': id, 'x-shown-total': '7.90', 'x-order-age': '0' },
      'x-device': `phone-${String(sent).padStart(12, '0')}`,
      ...headers,
    },
  );
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return id;
};
const boardOf = async (on: TestServer, { headers }: SignedIn) => {
  const answer = await on.get('/api/staff/board', { 'x-place': String(on.placeId), ...headers });
  const board = parseBoard(answer.json);
  if (!board) throw new Error(answer.text);
  return board.orders.map(({ id }) => String(id));
};

test('unproven order: a fourth open order with the same phone number is held until staff confirm it', async () => {
  const on = await start(PICKUP);
  const [maria, kitchen] = [await signInAs(on, 'WAITER'), await signInStation(on)];
  const phone = { client_phone: '+359888123456' };
  const first = [await pickup(on, phone), await pickup(on, phone), await pickup(on, phone)];
  const fourth = await pickup(on, phone);
  expect((await boardOf(on, kitchen)).toSorted()).toEqual(first.toSorted());
  expect(await boardOf(on, maria)).toContain(fourth);
  const said = { orderId: fourth, fact: { kind: 'confirmed' } };
  const headers = { 'x-place': String(on.placeId), ...maria.headers, 'idempotency-key': nextId() };
  expect((await on.post('/api/staff/commands/orderFact', said, headers)).status).toBe(200);
  expect(await boardOf(on, kitchen)).toContain(fourth);
});

test('unproven order: a fourth open order of a device is held, with any phone number', async () => {
  const on = await start(PICKUP);
  const kitchen = await signInStation(on);
  const device = { 'x-device': 'phone-of-one-guest-01' };
  for (let nth = 0; nth < 3; nth += 1) await pickup(on, {}, device);
  expect(await boardOf(on, kitchen)).not.toContain(await pickup(on, {}, device));
});

test('unproven order: an address with ever new phones and devices reaches the kitchen a few times; tables are not limited', async () => {
  const on = await start(PICKUP);
  const kitchen = await signInStation(on);
  for (let nth = 0; nth < LIMITS.openPickups.most + 10; nth += 1) await pickup(on);
  expect(await boardOf(on, kitchen)).toHaveLength(LIMITS.openPickups.most);
  const id = nextId();
  expect((await on.order({ session: await on.scan(), id })).status).toBe(201);
  expect(await boardOf(on, kitchen)).toContain(id);
});

test('unproven order: a customer with an unverified email address counts like a phone number', async () => {
  const on = await start(PICKUP);
  const kitchen = await signInStation(on);
  const { headers } = await customer(on);
  for (let nth = 0; nth < 3; nth += 1) await pickup(on, { client_phone: '+359888123456' }, headers);
  const fourth = await pickup(on, { client_phone: '+359888123456' }, headers);
  expect(await boardOf(on, kitchen)).not.toContain(fourth);
});

test('unproven order: a signed-in customer with a verified address is not held', async () => {
  const on = await start(PICKUP);
  const kitchen = await signInStation(on);
  const { headers } = await customer(on);
  expect((await on.post('/api/users/links/verify', { secret: await secretOf(on, 'verify') })).status).toBe(200);
  const ids: string[] = [];
  for (let nth = 0; nth < 5; nth += 1) ids.push(await pickup(on, { client_phone: '+359888123456' }, headers));
  expect((await boardOf(on, kitchen)).toSorted()).toEqual(ids.toSorted());
});
