// Cash in a currency whose smallest coin is larger than its minor unit.
import { expect, test } from 'vitest';
import type { Currency } from '#domain/pricing/money.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { floorOf, payloadOf, sittingOn } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

onEitherDatabase('Cash in coins', (store) => {
  const { server, start } = withServer(store);
  const { send, board, ordered } = floorOf(server);
  const francs = () => start({ slug: 'basel', place: { currency: 'CHF' as Currency } });

  test('7.85 in cash settles a bill of 7.87 with two centimes of rounding; by card, two centimes stay open', async () => {
    const { placeId } = await francs();
    const maria = await signInAs(server(), 'WAITER');
    const session = await server().scan(undefined, 'basel');
    const orderId = await ordered(session);
    await send(maria, 'orderStatus', { orderId, to: 'served_spot' });
    const before = await board(maria);
    const sittingId = sittingOn(before, '1')?.id;
    const pay = (amount: number, tender: string) => send(maria, 'paid', { sittingId, amount, tender });
    await pay(3, 'card');
    expect(payloadOf(await pay(790, 'card'))).toMatchObject({ message: 'overpaid', rest: 787 });
    expect((await pay(785, 'cash')).status).toBe(200);
    const after = await board(maria);
    expect(after.orders.find(({ id }) => id === orderId)?.status).toBe('paid');
    expect(sittingOn(after, '1')?.payments).toMatchObject([
      { amount: 3 },
      { amount: 787, rounding: -2, tender: 'cash' },
    ]);
    const rows = (await readJournal(server().store, placeId)).filter(({ type }) => type === 'payment.part');
    expect(rows.map(({ payload }) => payload)).toMatchObject([{ amount: 3 }, { amount: 787, rounding: -2, rest: 0 }]);
  });

  test('a reversed payment reverses its rounding, and the full amount is due again', async () => {
    await francs();
    const maria = await signInAs(server(), 'CLIENT_ADMIN');
    await ordered(await server().scan(undefined, 'basel'));
    const sittingId = sittingOn(await board(maria), '1')?.id;
    await send(maria, 'paid', { sittingId, amount: 3, tender: 'card' });
    await send(maria, 'paid', { sittingId, amount: 785, tender: 'cash' });
    const payment = sittingOn(await board(maria), '1')?.payments?.find(({ tender }) => tender === 'cash');
    expect(payment).toMatchObject({ amount: 787, rounding: -2 });
    await send(maria, 'reversePayment', { paymentId: payment?.id, reason: 'wrong_amount' });
    expect((await send(maria, 'paid', { sittingId, amount: 787, tender: 'card' })).status).toBe(200);
  });

  test('in euro every cent is paid when the venue does not round', async () => {
    const maria = await signInAs(server(), 'WAITER');
    await ordered(await server().scan());
    const sitting = sittingOn(await board(maria), '1');
    const low = await send(maria, 'paid', { sittingId: sitting?.id, amount: 792, tender: 'cash' });
    expect(payloadOf(low)).toMatchObject({ message: 'overpaid' });
  });

  test('a euro venue that rounds takes 7.85 in cash for 7.87, and every cent by card', async () => {
    await start({ slug: 'cork', house: { roundsEuroCash: true } });
    const maria = await signInAs(server(), 'WAITER');
    await ordered(await server().scan(undefined, 'cork'));
    const sittingId = sittingOn(await board(maria), '1')?.id;
    const pay = (amount: number, tender: string) => send(maria, 'paid', { sittingId, amount, tender });
    expect((await pay(3, 'card')).status).toBe(200);
    expect((await pay(785, 'cash')).status).toBe(200);
    expect(sittingOn(await board(maria), '1')?.payments).toMatchObject([
      { amount: 3, tender: 'card' },
      { amount: 787, rounding: -2, tender: 'cash' },
    ]);
  });
});
