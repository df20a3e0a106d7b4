// Orders to take away at a kiosk: without a name only where the venue calls numbers.
import { expect, test } from 'vitest';
import { parsePlacedOrder } from '#contract/order/order.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId, type TestServer } from '../support/server.ts';

const type = (name: 'delivery' | 'preorder', id: number, byNumber: boolean) => ({
  type: name,
  id,
  discounts: [],
  prices: [],
  radiuses: [],
  shapes: [],
  ...(byNumber && { byNumber }),
});
const venue = (byNumber: boolean) => ({
  place: { orderTypes: [type('preorder', 3, byNumber), type('delivery', 2, byNumber)] },
  settings: { repeatOrderSeconds: 0 },
});

const { start } = withServer();
let sent = 0;
const send = (on: TestServer, way: string, body: object = {}, age = 0, total = '7.90') => {
  sent += 1;
  return on.post(
    `/api/orders/${way}`,
    {
      token: `Kx3-secret-of-a-kiosks-order_${String(sent).padStart(4, '0')}`,
      products: [on.line('salad')],
      client_name: '',
      client_phone: '',
      payment_method: 'card',
      ...body,
    },
    {
      'idempotency-key': nextId(),
      'x-shown-total': total,
      'x-order-age': String(age),
      'x-device': '0199c0000000400080000000',
    },
  );
};

test('order by number: a nameless order gets a number that is unique on its day', async () => {
  const on = await start(venue(true));
  const answers = [await send(on, 'preorder'), await send(on, 'preorder')];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const numbers = answers.map(({ json }) => {
    const order = parsePlacedOrder((json as { order: unknown }).order, 'EUR' as Currency);
    return order.ok ? order.value.number : undefined;
  });
  expect(numbers[0]).toBeGreaterThan(0);
  expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
});

test('order by number: packaging is charged to go, and not to a guest who eats at the venue', async () => {
  const on = await start({ ...venue(true), saladBox: 30 });
  expect((await send(on, 'preorder', { to_go: false }, 0, '7.90')).status).toBe(201);
  expect(messageOf(await send(on, 'preorder', { to_go: false }, 0, '8.20'))).toBe('price_changed');
  expect((await send(on, 'preorder', { to_go: true }, 0, '8.20')).status).toBe(201);
  expect((await send(on, 'preorder', {}, 0, '8.20')).status).toBe(201);
  // A place that does not ask packs every pickup order.
  const elena = { client_name: 'Елена', client_phone: '+359888123456', to_go: false };
  const other = await start({ ...venue(false), slug: 'other', saladBox: 30 });
  expect(messageOf(await send(other, 'preorder', elena, 0, '7.90'))).toBe('price_changed');
  expect((await send(other, 'preorder', elena, 0, '8.20')).status).toBe(201);
});

test('order by number: a late nameless order is never cooked, even for a later time; a named one is', async () => {
  const on = await start(venue(true));
  expect(messageOf(await send(on, 'preorder', {}, 31))).toBe('order_expired');
  const wanted = new Date(on.clock.now + 3 * 3_600_000).toISOString();
  expect(messageOf(await send(on, 'preorder', { wanted_at: wanted }, 31))).toBe('order_expired');
  expect((await send(on, 'preorder', {}, 20)).status).toBe(201);
  const elena = { client_name: 'Елена', client_phone: '+359888123456' };
  expect((await send(on, 'preorder', elena, 31)).status).toBe(201);
});

test('order by number: a name without a phone, or a phone without a name, is rejected, and so is a nameless delivery', async () => {
  const on = await start(venue(true));
  expect(messageOf(await send(on, 'preorder', { client_name: 'Елена' }))).toBe('invalid_phone');
  expect(messageOf(await send(on, 'preorder', { client_phone: '+359888123456' }))).toBe('invalid_name');
  const where = { client_address: 'ул. „Шипка“', street_number: '34', entrance_number: 'А' };
  const rest = { floor_number: '3', ap_number: '9', bell_number: 'Петрови' };
  expect(messageOf(await send(on, 'delivery', { ...where, ...rest }))).toBe('invalid_name');
});

test('order by number: a venue that calls guests by name rejects a nameless order', async () => {
  const on = await start(venue(false));
  expect(messageOf(await send(on, 'preorder'))).toBe('invalid_name');
});
