// VAT on a bill's receipt.
import { expect, test } from 'vitest';
import type { SessionId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { receiptPaper } from '../../../../server/jobs/printing/bill/receipt.ts';
import type { ReceiptContent } from '../../../../server/jobs/printing/paper-content.ts';
import { addPayment } from '../../../../server/store/service/payments-rows.ts';
import { openHouse, printer } from '../../support/printing.ts';
import { CODE, publish } from '../../support/venues.ts';

test('receipt: sums the VAT of all orders on the bill, and shows none when one order has none', async () => {
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

test('receipt: shows the amount already paid and the rest', async () => {
  const house = await openHouse([printer('folder:desk', { name: 'desk', prints: ['receipts'] })]);
  try {
    await house.order();
    const { store, server } = house;
    const found = await store.read.selectFrom('orders').select('session_id').executeTakeFirstOrThrow();
    const sittingId = found.session_id ?? '';
    await store.write(server.placeId, (tx) =>
      addPayment(tx, {
        ...{
          placeId: server.placeId,
          id: 'p1',
          of: { sittingId: sittingId as SessionId },
          amount: minor(290),
          tender: 'cash',
          by: 'Maria',
          at: 1,
        },
      }),
    );
    await server.app.inject({
      method: 'PUT',
      url: `/api/orders/by_table_session/${await server.scan(CODE.one)}/bill_wanted`,
      headers: { 'x-place': String(server.placeId) },
      payload: {},
    });
    await house.printing.settle();
    const content: ReceiptContent = JSON.parse((await house.jobs()).at(-1)?.content ?? '{}');
    expect(content).toMatchObject({ total: 790, paid: 290 });
    const pairs = receiptPaper(content).flatMap((part) => (part.kind === 'pair' ? `${part.left} ${part.right}` : []));
    expect(pairs.join('\n')).toMatch(/2[.,]90[\s\S]*5[.,]00/);
  } finally {
    await house.stop();
  }
});
