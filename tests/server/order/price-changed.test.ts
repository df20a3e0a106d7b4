import { expect, test } from 'vitest';
import { withServer } from '../support/one-server.ts';
import { publish } from '../support/venues.ts';

const { server } = withServer();

test('price changed: the refusal lists the steps of the new total, also for a retry', async () => {
  const on = server();
  const session = await on.scan();
  await publish(on.store, { saladPrice: 850 });
  const asked = { session, id: '0199c000-0000-7000-8000-00000000aaaa', products: [on.line('salad', { quantity: 2 })] };
  const dishes = [
    { productId: on.id('product', 'salad'), variantId: on.id('variant', 'salad'), quantity: 2, each: 850 },
  ];
  const refusal = {
    payload: {
      message: 'price_changed',
      quote: { totalPrice: '17.00', steps: [{ kind: 'lines', amount: 1700, cause: { dishes } }] },
    },
  };
  expect((await on.order({ ...asked, total: '15.80' })).json).toMatchObject(refusal);
  expect((await on.order({ ...asked, total: '15.80' })).json).toMatchObject(refusal);
});

test('price changed: a dearer dish is reported together with an unavailable one', async () => {
  const on = server();
  const session = await on.scan();
  await publish(on.store, { saladPrice: 850 });
  const answer = await on.order({ session, products: [on.line('sold-out'), on.line('salad')], total: '12.90' });
  expect(answer.json).toMatchObject({
    payload: {
      message: 'inactive_products',
      productIds: [on.id('product', 'sold-out')],
      quote: { totalPrice: '8.50', steps: [{ kind: 'lines', amount: 850 }] },
    },
  });
});

test('price changed: an order without available lines costs nothing', async () => {
  const on = server();
  const answer = await on.order({ session: await on.scan(), products: [on.line('sold-out')], total: '5.00' });
  expect(answer.json).toMatchObject({ payload: { message: 'inactive_products', quote: null } });
});
