// A wrongly noted payment is reversed by a second row: by a manager, once, and its money is due again.
import { expect, test } from 'vitest';
import { parseOrders } from '#contract/order/order.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { partyAt } from '../../../server/services/session/party-at.ts';
import { findBreak, readJournal } from '../../../server/store/journal.ts';
import { floorOf } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, messageOf, nextId } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const TOTAL = 790;

onBothDatabases('Reversed payment', (store) => {
  const { server } = withServer(store);
  const place = () => ({ 'x-place': String(server().placeId) });
  const { send, board, ordered } = floorOf(server);
  const sittingAt = async (who: SignedIn, table = '1') => {
    const sitting = (await board(who)).tables.find(({ name }) => name === table)?.sitting;
    if (!sitting) throw new Error('Nobody sits there');
    return sitting;
  };
  const statusOf = async (who: SignedIn, id: string) =>
    (await board(who)).orders.find((order) => order.id === id)?.status;
  /** The payment's id. */
  const pay = async (who: SignedIn, sittingId: string, amount = TOTAL) => {
    const id = nextId();
    expect((await send(who, 'paid', { sittingId, amount, tender: 'cash' }, id)).status).toBe(200);
    return id;
  };
  const reverse = (who: SignedIn, paymentId: string, id = nextId()) =>
    send(who, 'reversePayment', { paymentId, reason: 'wrong_amount' }, id);
  const bill = async (session: string) => {
    const answer = await server().app.inject({
      method: 'PUT',
      url: `/api/orders/by_table_session/${session}/bill_wanted`,
      headers: { ...place(), 'content-type': 'application/json', 'idempotency-key': nextId(), 'x-order-age': '0' },
      payload: '{}',
    });
    return answer.statusCode;
  };
  /** Status and rest of each order on the guest's phone. */
  const leftOnPhone = async (session: string) => {
    const answer = await server().get(`/api/orders/by_table_session/${session}`, place());
    return parseOrders(answer.json, 'EUR' as Currency)?.items.map(({ status, left }) => ({ status, left }));
  };
  const seated = async () => {
    const [maria, silvia] = [
      await signInAs(server(), 'WAITER'),
      await signInAs(server(), 'PLACE_ADMIN', { name: 'Silvia' }),
    ];
    const session = await server().scan();
    const order = await ordered(session);
    await send(maria, 'orderStatus', { orderId: order, to: 'served_spot' });
    return { maria, silvia, session, order, sittingId: (await sittingAt(maria)).id };
  };

  test('reversed payment: leaves its sum due again; the record stays, and the journal has person, time and reason', async () => {
    const { maria, silvia, session, order, sittingId } = await seated();
    const payment = await pay(maria, sittingId);
    expect(await statusOf(maria, order)).toBe('paid');
    server().clock.now += 1000;
    expect((await reverse(silvia, payment)).status).toBe(200);
    const { paid, payments } = await sittingAt(maria);
    const reversed = { by: 'Silvia', at: server().clock.now, reason: 'wrong_amount' };
    expect(paid).toBe(0);
    expect(payments).toMatchObject([{ id: payment, amount: TOTAL, tender: 'cash', by: 'Maria', reversed }]);
    expect(await statusOf(maria, order), 'a status goes forward alone [S4.01]').toBe('paid');
    expect(await leftOnPhone(session)).toEqual([{ status: 'paid', left: TOTAL }]);
    const rows = await readJournal(server().store, server().placeId);
    expect(rows.find(({ type }) => type === 'payment.reversed')).toMatchObject({
      sessionId: sittingId,
      payload: {
        paymentId: payment,
        amount: TOTAL,
        reason: 'wrong_amount',
        by: 'Silvia',
        takenBy: 'Maria',
        rest: TOTAL,
      },
    });
    expect(rows.filter(({ type }) => type === 'payment.part')).toHaveLength(1);
    expect(findBreak(rows)).toBeUndefined();
    expect(await bill(session), 'its guests may ask for the bill again').toBe(200);
    await pay(maria, sittingId);
    expect((await sittingAt(maria)).paid).toBe(TOTAL);
    expect(await leftOnPhone(session)).toEqual([{ status: 'paid', left: undefined }]);
    expect(messageOf(await send(maria, 'paid', { sittingId, amount: 1, tender: 'cash' }))).toBe('nothing_to_pay');
  });

  test('reversed payment: its party, whose session has lapsed, stays at the table because it owes money', async () => {
    const { maria, silvia, sittingId } = await seated();
    const payment = await pay(maria, sittingId);
    const later = { placeId: server().placeId, at: server().clock.now + 12 * HOUR };
    expect(await partyAt(server().store.read, later, '1')).toBeUndefined();
    await reverse(silvia, payment);
    expect(await partyAt(server().store.read, later, '1')).toMatchObject({ id: sittingId });
  });

  test('reversed payment: leaves the other parts of the bill unchanged', async () => {
    const { maria, silvia, session, order, sittingId } = await seated();
    const first = await pay(maria, sittingId, 300);
    await pay(maria, sittingId, 90);
    await reverse(silvia, first);
    expect((await sittingAt(maria)).paid).toBe(90);
    expect(await leftOnPhone(session)).toEqual([{ status: 'served_spot', left: 700 }]);
    await pay(maria, sittingId, 700);
    expect(await statusOf(maria, order)).toBe('paid');
  });

  test('reversed payment: needs a manager; of two reversals at once one counts, and the other person reads who was first', async () => {
    const { maria, silvia, sittingId } = await seated();
    const ivan = await signInAs(server(), 'PLACE_ADMIN', { name: 'Ivan' });
    const payment = await pay(maria, sittingId);
    expect(messageOf(await reverse(maria, payment))).toBe('forbidden');
    const [one, other] = await Promise.all([reverse(silvia, payment), reverse(ivan, payment)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 422]);
    const [winner, loser] = one.status === 200 ? ['Silvia', other] : ['Ivan', one];
    expect(loser.json).toMatchObject({ payload: { message: 'done_already', by: winner } });
    expect((await sittingAt(maria)).paid).toBe(0);
    const rows = await readJournal(server().store, server().placeId);
    expect(rows.filter(({ type }) => type === 'payment.reversed')).toHaveLength(1);
  });

  test('reversed payment: the same command sent twice gets the same answer and reverses once; a reversal cannot be reversed', async () => {
    const { maria, silvia, sittingId } = await seated();
    const [payment, id] = [await pay(maria, sittingId), nextId()];
    expect((await reverse(silvia, payment, id)).status).toBe(200);
    expect((await reverse(silvia, payment, id)).status).toBe(200);
    expect((await sittingAt(maria)).paid).toBe(0);
    expect(messageOf(await reverse(silvia, id))).toBe('unknown_payment');
    expect(messageOf(await reverse(silvia, nextId()))).toBe('unknown_payment');
  });

  test('reversed payment: a payment that moved with its party to another table can be reversed after that table was closed', async () => {
    const { maria, silvia, order, sittingId } = await seated();
    const payment = await pay(maria, sittingId);
    await ordered(await server().scan(CODE.two));
    expect((await send(maria, 'tableChange', { about: { sittingId }, table: '2', merge: true })).status).toBe(200);
    const joined = await sittingAt(maria, '2');
    expect(joined.paid).toBe(TOTAL);
    await send(maria, 'closeSitting', { sittingId: joined.id });
    expect((await reverse(silvia, payment)).status).toBe(200);
    const whole = await server().get(`/api/staff/orders/history/${order}`, { ...place(), ...silvia.headers });
    expect(whole.json).toMatchObject({
      payments: [{ id: payment, reversed: { by: 'Silvia', reason: 'wrong_amount' } }],
    });
  });
});
