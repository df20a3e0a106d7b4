// Orders with details in the outbox: stored completely, and sent to their own endpoint with their own token or secret.
import { beforeEach, describe, expect, test } from 'vitest';
import { orderCommand } from '#contract/outbox/order-command.ts';
import type { OrderSecret } from '#domain/ids.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { DeviceId, Orderer } from '#domain/order/orderer.ts';
import { cartOf, draft, line, orderId, session, TOKEN } from './order-drafts.ts';
import { BACKENDS, type Backend } from './outbox-backends.ts';

const ONE = orderId(1);
const SECRET = 'Kx3-own-secret-of-an-order_1' as OrderSecret;
const PHONE: Orderer = { kind: 'device', deviceId: 'phone-0123' as DeviceId };
const DETAILS: OrderDetails = {
  name: 'Елена Петрова',
  phone: '+359888123456',
  payment: 'cash',
  wantedAt: 1_800_000_000_000,
  cutlery: 2,
  address: {
    words: 'ул. „Шипка“, София',
    streetNumber: '34',
    floor: '3',
    apartment: '9',
    bell: 'Петрови',
    entrance: 'Б',
    point: { lat: 42.69, lng: 23.33 },
  },
};
const SENT = { token: undefined, ageMs: 0, confirmed: false };

describe.each(BACKENDS)('in $name', ({ open }) => {
  let at: Backend;
  beforeEach(async () => {
    at = open();
    await at.putCart(cartOf(line(1)));
  });
  const stored = async () => {
    const entry = orderCommand.read(await at.entry(ONE));
    if (!entry) throw new Error('The entry cannot be read');
    return entry;
  };

  test('a delivery is read back with its details and secret, and sent to its own endpoint', async () => {
    await at.store.submit(draft(1, { orderer: PHONE, orderType: 'delivery', details: DETAILS, secret: SECRET }));
    const entry = await stored();
    expect(entry).toMatchObject({ details: DETAILS, secret: SECRET, orderer: PHONE });
    const call = orderCommand.call(entry, SENT);
    expect(call.path).toBe('orders/delivery');
    expect(call.body).toMatchObject({
      token: SECRET,
      client_name: 'Елена Петрова',
      street_number: '34',
      count_cutlery: 2,
    });
    expect(call.body).not.toHaveProperty('session');
    expect(await at.cart()).toMatchObject({ lines: [] });
  });

  test('all retries of a delivery are identical', async () => {
    await at.store.submit(draft(1, { orderer: PHONE, orderType: 'delivery', details: DETAILS, secret: SECRET }));
    const first = orderCommand.call(await stored(), SENT);
    await at.store.begin(ONE, undefined);
    await at.store.postpone(ONE, 0, 0);
    expect(orderCommand.call(await stored(), SENT)).toEqual(first);
  });

  test('an order that may have arrived is cancelled with its secret', async () => {
    await at.store.submit(draft(1, { orderer: PHONE, orderType: 'preorder', details: DETAILS, secret: SECRET }));
    const call = orderCommand.call({ ...(await stored()), cancelling: true }, SENT);
    expect(call).toMatchObject({ path: 'orders/own/cancel', body: { token: SECRET } });
  });

  test('a room order sends its details with the token of its session', async () => {
    await at.putSession(session());
    await at.store.submit(draft(1, { orderType: 'room', details: { ...DETAILS, room: '214' } }));
    const call = orderCommand.call(await stored(), { ...SENT, token: TOKEN });
    expect(call).toMatchObject({ path: 'orders/room', body: { token: TOKEN, room_number: '214' } });
  });

  test('an order at a table is sent unchanged', async () => {
    await at.putSession(session());
    await at.store.submit(draft(1));
    const call = orderCommand.call(await stored(), { ...SENT, token: TOKEN });
    expect(call.path).toBe('orders');
    expect(Object.keys(call.body)).toEqual(['session', 'products', 'order_comment']);
  });
});
