// The tax on the paper of a bill.
import { expect, test } from 'vitest';
import { openHouse, printer } from '../support/printing.ts';
import { CODE, publish } from '../support/venues.ts';

test('a receipt has the tax of all orders on the bill, and none where one of them is of a time without', async () => {
  const desk = { name: 'desk', prints: ['receipts'] as const };
  const house = await openHouse([printer('folder:desk', desk)]);
  const printed = async () => {
    const session = await house.server.scan(CODE.one);
    await house.server.app.inject({
      method: 'PUT',
      url: `/api/orders/by_table_session/${session}/bill_wanted`,
      headers: { 'x-place': String(house.server.placeId) },
      payload: { paymentMethod: 'card' },
    });
    await house.printing.settle();
    return JSON.parse((await house.jobs()).at(-1)?.content ?? '{}');
  };
  try {
    const taxed = { printers: [printer('folder:desk', desk)], place: { vat: { here: 20, away: 9 } } };
    await publish(house.store, taxed);
    await house.order();
    expect(await printed()).toMatchObject({ total: 790, vat: [{ rate: 20, vat: 132 }] });
    await publish(house.store, { ...taxed, place: {} });
    house.server.clock.now += 60_000;
    await house.order();
    const both = await printed();
    expect(both.total).toBe(1580);
    expect(both).not.toHaveProperty('vat');
  } finally {
    await house.stop();
  }
});
