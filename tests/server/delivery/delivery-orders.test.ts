// Delivery orders: the server computes zone and price itself.
import { expect, test } from 'vitest';
import type { PlaceOrderType } from '#domain/place/place.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import { region, ring, shape, squareAt } from '../../domain/delivery/delivery-place.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, HOUR, messageOf, NOON, nextId, type TestServer } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';

const SECRET = 'Kx3-own-secret-of-an-order_1';
const HERE = { lat: 42.7, lng: 23.3 };
const WHERE = {
  client_name: 'Елена Петрова',
  client_phone: '+359888123456',
  payment_method: 'cash',
  client_address: 'ул. „Шипка“, София',
  street_number: '34',
  floor_number: '3',
  ap_number: '9',
  bell_number: 'Петрови',
  entrance_number: 'Б',
};
const at = ({ lat, lng }: { lat: number; lng: number }) => ({
  delivery_address_lat: lat,
  delivery_address_lng: lng,
});

const placeWith = (parts: Partial<PlaceOrderType>) => ({
  place: {
    location: HERE,
    orderTypes: [
      { type: 'spot' as const, id: 1, discounts: [], prices: [], radiuses: [], shapes: [] },
      { type: 'delivery' as const, id: 2, discounts: [], prices: [], radiuses: [], shapes: [], ...parts },
    ],
  },
});
const CENTRE = shape(3, squareAt(42.7, 23.3), 190);

onEitherDatabase('Delivery order', (store) => {
  const { start } = withServer(store);
  const send = (on: TestServer, body: object, total: string): Promise<Answer> =>
    on.post(
      '/api/orders/delivery',
      { token: SECRET, products: [on.line('salad')], ...WHERE, ...body },
      {
        'idempotency-key': nextId(),
        'x-shown-total': total,
        'x-order-age': '0',
        'x-order-label': 'K2-41',
        'x-device': '0199c0000000400080000000',
      },
    );

  const nextOf = (answer: Answer): unknown => (answer.json as { payload?: { next_time?: string } }).payload?.next_time;

  test('delivery order: costs the delivery fee of its zone, and is rejected at any other price [S3.24]', async () => {
    const on = await start(placeWith({ shapes: [CENTRE] }));
    const without = await send(on, at(HERE), '7.90');
    expect(messageOf(without)).toBe('price_changed');
    expect(without.json).toMatchObject({
      payload: {
        quote: {
          totalPrice: '9.80',
          steps: expect.arrayContaining([{ kind: 'delivery', amount: 190, cause: { by: 'shape', id: 3 } }]),
        },
      },
    });
    expect(await on.ledger()).toEqual([]);
    expect((await send(on, at(HERE), '9.80')).status).toBe(201);
  });

  test('delivery order: is rejected outside the delivery area, whatever zone its device names [S8.09]', async () => {
    const on = await start(placeWith({ shapes: [CENTRE] }));
    const far = { ...at({ lat: 42.8, lng: 23.3 }), deliveryShapeId: 3 };
    expect(messageOf(await send(on, far, '9.80'))).toBe('invalid_delivery_shape');
    expect(messageOf(await send(on, { deliveryShapeId: 3 }, '9.80'))).toBe('invalid_delivery_shape');
    expect(await on.ledger()).toEqual([]);
  });

  test('delivery order: is rejected for a chosen region when its address names another town [S8.09]', async () => {
    const { place } = placeWith({ regions: [region(4, 'Изток', 190)] });
    const on = await start({ place: { ...place, city: 'София' } });
    const there = { regionId: 4, client_address: 'ул. „Гладстон“, Пловдив' };
    expect(messageOf(await send(on, there, '9.80'))).toBe('invalid_delivery_shape');
    expect((await send(on, { ...there, client_address: 'ул. „Гладстон“, Пловдив, София' }, '9.80')).status).toBe(201);
  });

  test('delivery order: is rejected when its zone is closed at that hour, with the next delivery time [S5.23]', async () => {
    const evening = { ...CENTRE, activeFrom: '18:00', activeTo: '20:00' };
    const { place } = placeWith({ shapes: [evening] });
    const settings = { times: { ...DEFAULT_SETTINGS.times, most: 1 }, repeatOrderSeconds: 0 };
    const on = await start({ place: { ...place, timeZone: 'UTC' }, settings });
    const midnight = NOON - (NOON % (24 * HOUR));
    const clock = (hour: number) => new Date(midnight + hour * HOUR).toISOString();
    const told = async (wanted?: string) => {
      const answer = await send(on, { ...at(HERE), ...(wanted && { delivery_time: wanted }) }, '9.80');
      return answer.status === 201 ? 'taken' : [messageOf(answer), nextOf(answer)];
    };
    expect(await told()).toEqual(['invalid_time', clock(18)]);
    expect(await told(clock(15))).toEqual(['invalid_time', clock(18)]);
    expect(await told(clock(19.75))).toBe('taken');
    // After its zone's last slot comes the zone's next one, not a slot at which only the venue is open.
    expect(await told(clock(19.75))).toEqual(['slot_full', clock(42)]);
    expect(await told(clock(20))).toEqual(['invalid_time', clock(42)]);
    on.clock.now = midnight + 18 * HOUR;
    expect(await told()).toBe('taken');
  });

  test('delivery order: is rejected below the minimum amount of its ring [S8.08]', async () => {
    const on = await start(placeWith({ radiuses: [{ ...ring(0, 2, 190), minimum: minor(1200) }] }));
    expect(messageOf(await send(on, at(HERE), '9.80'))).toBe('min_order_price_for_radius_not_fulfilled');
    expect(await on.ledger()).toEqual([]);
  });

  test('delivery order: has free delivery from the amount that its ring sets [S5.21]', async () => {
    const on = await start(placeWith({ radiuses: [ring(0, 2, 190, 790)] }));
    expect((await send(on, at(HERE), '7.90')).status).toBe(201);
  });
});
