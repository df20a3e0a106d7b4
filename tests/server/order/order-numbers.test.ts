// Order numbers and labels, and the table that the ledger shows.
import { expect, test } from 'vitest';
import { judgeOrderAnswer } from '#contract/order/order-answer.ts';
import type { OrderId } from '#domain/ids.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { ordersOf } from '../../../server/cli/ledger.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { floorOf, sittingOn } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';

const { server } = withServer();
const { send, board, ordered } = floorOf(server);
const ledger = async () => ordersOf(await readJournal(server().store, server().placeId));

test('order number: yesterday’s number is not reused while its order is open', async () => {
  const maria = await signInAs(server(), 'WAITER');
  const [first] = [await ordered(), await ordered(), await ordered()];
  await send(maria, 'orderStatus', {
    ...{ orderId: first, to: 'rejected' },
    reason: { code: 'sold_out', text: '', productIds: [] },
  });
  server().clock.now += 24 * HOUR;
  await ordered();
  await ordered();
  expect((await ledger()).map(({ number }) => number)).toEqual([1, 2, 3, 1, 4]);
});

test('order label: gets a further letter when another open order has the same label, in the answer and in the kitchen', async () => {
  const maria = await signInAs(server(), 'WAITER');
  const labelled = async (label: string) => {
    server().clock.now += 6000;
    const answer = await server().order({ session: await server().scan(), headers: { 'x-order-label': label } });
    const accepted = judgeOrderAnswer(
      { status: answer.status, contentType: 'application/json', retryAfter: null, body: answer.json },
      (answer.json as { id: OrderId }).id,
      'EUR' as Currency,
    );
    if (accepted.kind !== 'accepted') throw new Error(answer.text);
    return accepted.order;
  };
  const first = await labelled('KM2-41');
  const [second, third] = [await labelled('KM2-41'), await labelled('KM2-41')];
  expect([first, second, third].map(({ label }) => label)).toEqual(['KM2-41', 'KM2-41B', 'KM2-41C']);
  const kitchen = (await board(maria))?.orders.map(({ label }) => label);
  expect(kitchen).toEqual(expect.arrayContaining(['KM2-41', 'KM2-41B', 'KM2-41C']));
  expect((await labelled('KM2-42')).label).toBe('KM2-42');
  await send(maria, 'orderStatus', {
    ...{ orderId: second.id, to: 'rejected' },
    reason: { code: 'sold_out', text: '', productIds: [] },
  });
  expect((await labelled('KM2-41')).label, 'that one is done').toBe('KM2-41B');
});

test('ledger: shows an order’s present table after its move, its party’s move, a merge and the undo', async () => {
  const maria = await signInAs(server(), 'WAITER');
  const session = await server().scan();
  const [one, other] = [await ordered(session), await ordered(session)];
  const tables = async () => (await ledger()).map(({ id, table }) => [id, table]);
  await send(maria, 'tableChange', { about: { orderId: other }, table: '2', merge: false });
  expect(await tables()).toEqual([
    [one, '1'],
    [other, '2'],
  ]);
  const sittingId = sittingOn(await board(maria), '1')?.id;
  await send(maria, 'tableChange', { about: { sittingId }, table: '2', merge: true });
  expect((await tables()).map(([, table]) => table)).toEqual(['2', '2']);
  await send(maria, 'undoMerge', { sittingId });
  expect((await tables()).map(([, table]) => table)).toEqual(['1', '2']);
});
