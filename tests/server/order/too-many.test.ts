import { expect, test } from 'vitest';
import { withServer } from '../support/one-server.ts';
import { messageOf, type TestServer } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';

const NO_LIMITS = { line: 0, order: 0, lineAsk: 0, orderAsk: 0 };

onEitherDatabase('Quantity limits of an order', (store) => {
  const { start } = withServer(store);

  const sent = async (on: TestServer, quantities: readonly number[], total: string) => {
    const products = quantities.map((quantity) => ({ ...on.line('salad'), quantity }));
    return on.order({ session: await on.scan(), products, total });
  };

  test('more of a dish than the place allows is rejected by the dish’s name, and does not reach the kitchen', async () => {
    const on = await start({ settings: { limits: { ...NO_LIMITS, line: 5 } } });
    const refused = await sent(on, [6], '47.40');
    expect([refused.status, messageOf(refused)]).toEqual([422, 'too_many_dishes']);
    expect(refused.json).toMatchObject({ payload: { productIds: [on.line('salad').product_id] } });
    expect(await on.ledger()).toEqual([]);
    expect((await sent(on, [5], '39.50')).status).toBe(201);
  });

  test('a dish on two lines counts as one against the limit', async () => {
    const on = await start({ settings: { limits: { ...NO_LIMITS, line: 5 } } });
    expect(messageOf(await sent(on, [3, 3], '47.40'))).toBe('too_many_dishes');
  });

  test('more dishes in total than the place allows are rejected', async () => {
    const on = await start({ settings: { limits: { ...NO_LIMITS, order: 10 } } });
    expect(messageOf(await sent(on, [11], '86.90'))).toBe('too_many_dishes');
    expect((await sent(on, [10], '79.00')).status).toBe(201);
  });

  test('a quantity that only needs confirmation on the device is accepted by the server', async () => {
    const on = await start({ settings: { limits: { ...NO_LIMITS, lineAsk: 2, orderAsk: 2 } } });
    expect((await sent(on, [9], '71.10')).status).toBe(201);
  });
});
