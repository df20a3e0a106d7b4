// The bill of a table: one open request at a time, with its split.

import { expect, test } from 'vitest';
import { markDone } from '../../../server/services/service/answer-call.ts';
import type { Services } from '../../../server/services/services.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { openCalls } from '../../../server/store/service/calls.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, NOON, nextId } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';

onEitherDatabase('Bill of a table', (store) => {
  const { server } = withServer(store);
  const bill = async (session: string, body: object = {}, id = nextId()) => {
    const response = await server().app.inject({
      method: 'PUT',
      url: `/api/orders/by_table_session/${session}/bill_wanted`,
      headers: {
        'x-place': String(server().placeId),
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-order-age': '0',
      },
      payload: JSON.stringify(body),
    });
    return { status: response.statusCode, json: response.json(), text: response.body, headers: response.headers };
  };
  const open = () => openCalls(server().store.read, server().placeId);
  const asked = async () =>
    (await readJournal(server().store, server().placeId)).flatMap((row) =>
      row.type === 'bill.wanted' ? [row.payload] : [],
    );

  test('bill: a request for the bill is a call that staff answer; after new orders the bill can be requested again [S4.17, S7.15, S8.18]', async () => {
    const session = await server().scan();
    await server().order({ session });
    const [first, second] = [nextId(), nextId()];
    expect((await bill(session, { paymentMethod: 'card' }, first)).status).toBe(200);
    expect(await open()).toMatchObject([{ id: first, kind: 'bill', table: '1' }]);
    expect(messageOf(await bill(session))).toBe('already_requested');

    server().clock.now += MINUTE;
    await server().order({ session, products: [server().line('burger')], total: '5.00' });
    server().clock.now += MINUTE;
    expect((await bill(session, { paymentMethod: 'cash' }, second)).status).toBe(200);
    expect(await open()).toMatchObject([{ id: second, at: NOON + 2 * MINUTE }]);
    expect(messageOf(await bill(session))).toBe('already_requested');
    expect((await asked()).map(({ total, paymentMethod }) => [total, paymentMethod])).toEqual([
      [790, 'card'],
      [1290, 'cash'],
    ]);
  });

  test('bill: can be requested again when it was brought and not paid, and not when everything is paid', async () => {
    const session = await server().scan();
    const [order, id] = [nextId(), nextId()];
    await server().order({ session, id: order });
    await bill(session, {}, id);
    await server().store.write(server().placeId, (tx) =>
      markDone(tx, { placeId: server().placeId, id, by: 'Maria', at: NOON }),
    );
    expect((await bill(session)).status).toBe(200);
    const services = { store: server().store, clock: () => NOON } as Services;
    await moveOrderStatus(services, server().placeId, order, 'paid');
    expect(messageOf(await bill(session))).toBe('no_orders');
  });

  test('bill: shows staff how it is split, with the server’s amounts', async () => {
    const session = await server().scan();
    const order = nextId();
    const products = [server().line('salad'), server().line('burger', { quantity: 2 })];
    await server().order({ session, id: order, products, total: '17.90' });
    const split = {
      kind: 'byDish',
      people: 2,
      pieces: [
        { orderId: order, line: 0, piece: 0, people: [1] },
        { orderId: order, line: 1, piece: 0, people: [2] },
      ],
    };
    expect((await bill(session, { split })).status).toBe(200);
    expect((await asked())[0]?.split).toEqual({
      kind: 'byDish',
      shares: [1040, 750],
      dishes: [
        { name: 'salad!', people: [1] },
        { name: 'burger!', people: [2] },
        { name: 'burger!', people: [1, 2] },
      ],
    });
    expect((await bill(session, { split: { kind: 'evenly', people: 1 } })).status).toBe(400);
  });

  test('bill: a split keeps the payment method of each person in its event', async () => {
    const session = await server().scan();
    await server().order({ session });
    const split = { kind: 'evenly', people: 2, methods: ['cash', 'card'] };
    expect((await bill(session, { split })).status).toBe(200);
    expect((await asked())[0]?.split).toMatchObject({ kind: 'evenly', methods: ['cash', 'card'] });
    const long = { ...split, methods: ['x'.repeat(41)] };
    expect((await bill(session, { split: long })).status).toBe(400);
  });

  test('bill: charges each device for its own orders when it is split by person', async () => {
    const session = await server().scan();
    await server().order({ session, headers: { 'x-device': 'a'.repeat(24) } });
    const burger = [server().line('burger')];
    await server().order({ session, products: burger, total: '5.00', headers: { 'x-device': 'b'.repeat(24) } });
    await bill(session, { split: { kind: 'byPerson' } });
    expect((await asked())[0]?.split).toEqual({
      ...{ kind: 'byPerson', shares: [790, 500] },
      dishes: expect.arrayContaining([{ name: expect.any(String), people: [1] }]),
    });
  });
});
