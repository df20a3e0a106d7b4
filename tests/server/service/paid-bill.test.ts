// A bill paid before all of it is served: payment and cooking are independent.
import { expect, test } from 'vitest';
import { parseOrders } from '#contract/order/order.ts';
import { toPay } from '#domain/bill/left-to-pay.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { floorOf } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const TOTAL = 790;

onEitherDatabase('Paid bill', (store) => {
  const { server } = withServer(store);
  const place = () => ({ 'x-place': String(server().placeId) });
  const { send, board, ordered } = floorOf(server);
  const statusOf = async (who: SignedIn, id: string) =>
    (await board(who)).orders.find((order) => order.id === id)?.status;
  const sittingAt = async (who: SignedIn, table = '1') =>
    (await board(who)).tables.find(({ name }) => name === table)?.sitting;
  const serve = (who: SignedIn, orderId: string) => send(who, 'orderStatus', { orderId, to: 'served_spot' });
  const pay = (who: SignedIn, sittingId: string | undefined, amount = TOTAL) =>
    send(who, 'paid', { sittingId, amount, tender: 'cash' });
  /** Reason of a refusal; `undefined`: done. */
  const heard = (answer: Awaited<ReturnType<typeof send>>) => (answer.status === 200 ? undefined : messageOf(answer));
  const refuse = async (who: SignedIn, orderId: string) =>
    heard(
      await send(who, 'orderStatus', {
        orderId,
        to: 'rejected',
        reason: { code: 'sold_out', text: '', productIds: [] },
      }),
    );
  const move = async (who: SignedIn, about: object, merge = false) =>
    heard(await send(who, 'tableChange', { about, table: '2', merge }));
  const bill = async (session: string, body: object = {}) => {
    const answer = await server().app.inject({
      method: 'PUT',
      url: `/api/orders/by_table_session/${session}/bill_wanted`,
      headers: { ...place(), 'content-type': 'application/json', 'idempotency-key': nextId(), 'x-order-age': '0' },
      payload: JSON.stringify(body),
    });
    return { status: answer.statusCode, json: answer.json(), text: answer.body, headers: answer.headers };
  };
  /** The last bill request, as staff read it. */
  const asked = async () =>
    (await readJournal(server().store, server().placeId)).flatMap((row) =>
      row.type === 'bill.wanted' ? [{ total: row.payload.total, shares: row.payload.split?.shares }] : [],
    );
  /** Amounts due on the guest's phone. */
  const leftOnPhone = async (session: string) => {
    const answer = await server().get(`/api/orders/by_table_session/${session}`, place());
    return toPay(parseOrders(answer.json, 'EUR' as Currency)?.items ?? []).map(({ total }) => total);
  };
  const done = undefined;

  test('an unserved order is still cooked, and is paid once it is served', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const [eaten, awaited] = [await ordered(session), await ordered(session)];
    await serve(maria, eaten);
    const sitting = await sittingAt(maria);
    expect((await pay(maria, sitting?.id, 2 * TOTAL)).status).toBe(200);
    expect([await statusOf(maria, eaten), await statusOf(maria, awaited)]).toEqual(['paid', 'ordered']);
    expect((await sittingAt(maria))?.paid).toBe(2 * TOTAL);
    expect(messageOf(await pay(maria, sitting?.id, 1))).toBe('nothing_to_pay');
    await send(maria, 'orderStatus', { orderId: awaited, to: 'cooked_spot' });
    expect(await statusOf(maria, awaited)).toBe('cooked_spot');
    expect((await serve(maria, awaited)).status).toBe(200);
    expect(await statusOf(maria, awaited)).toBe('paid');
    const steps = (await readJournal(server().store, server().placeId)).flatMap((row) =>
      row.type === 'order.status' && row.orderId === awaited ? [row.payload.to] : [],
    );
    expect(steps).toEqual(['cooked_spot', 'served_spot', 'paid']);
  });

  test('a polling screen gets the unpaid rest of an order when another order of the same sitting is rejected', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const [first, second] = [await ordered(session), await ordered(session)];
    await pay(maria, (await sittingAt(maria))?.id, TOTAL);
    const before = await board(maria);
    const leftIn = ({ orders }: typeof before) => orders.find(({ id }) => id === second)?.left;
    expect(leftIn(before) ?? TOTAL).toBe(TOTAL);
    expect(await refuse(maria, first)).toBe(done);
    expect(leftIn(await board(maria, before.seq))).toBe(0);
  });

  test('an order in a room, which no one marks as served, is paid once it is cooked', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan(CODE.room)];
    const id = await ordered(session);
    await pay(maria, (await sittingAt(maria, '214'))?.id);
    expect(await statusOf(maria, id)).toBe('ordered');
    await send(maria, 'orderStatus', { orderId: id, to: 'cooked_room' });
    expect(await statusOf(maria, id)).toBe('paid');
  });

  test('a bill without a rest cannot be requested; its sitting may be closed, and its food is still cooked', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const id = await ordered(session);
    expect((await bill(session)).status).toBe(200);
    const sittingId = (await sittingAt(maria))?.id;
    await pay(maria, sittingId);
    expect((await board(maria)).calls).toEqual([]);
    expect(messageOf(await bill(session))).toBe('no_orders');
    const later = await ordered(session);
    expect((await bill(session)).status).toBe(200);
    await pay(maria, sittingId);
    expect((await send(maria, 'closeSitting', { sittingId })).status).toBe(200);
    expect([await statusOf(maria, id), await statusOf(maria, later)]).toEqual(['ordered', 'ordered']);
    await serve(maria, id);
    expect(await statusOf(maria, id), 'done, and nobody sits there').toBe(done);
  });

  test('an order can be rejected unless money covers it; the rejection may settle the rest', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const first = await ordered(session);
    await pay(maria, (await sittingAt(maria))?.id);
    expect(await refuse(maria, first)).toBe('being_paid');
    await serve(maria, first);
    const second = await ordered(session);
    expect(await refuse(maria, second)).toBe(done);
    const [third, fourth] = [await ordered(session), await ordered(session)];
    await serve(maria, third);
    await pay(maria, (await sittingAt(maria))?.id);
    expect(await statusOf(maria, third)).toBe('served_spot');
    expect(await refuse(maria, fourth)).toBe(done);
    expect(await statusOf(maria, third), 'nothing is left').toBe('paid');
  });

  test('a party that has paid a round moves with its later orders, but not during a payment', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const first = await ordered(session);
    const sittingId = (await sittingAt(maria))?.id;
    await serve(maria, first);
    await pay(maria, sittingId);
    const second = await ordered(session);
    await pay(maria, sittingId, 1);
    expect(await move(maria, { sittingId })).toBe('being_paid');
    expect(await move(maria, { orderId: second })).toBe('being_paid');
    await pay(maria, sittingId, TOTAL - 1);
    await ordered(session);
    expect(await move(maria, { sittingId })).toBe(done);
    expect((await sittingAt(maria, '2'))?.id).toBe(sittingId);
  });

  test('an unpaid order can leave a table that has paid a round', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    await ordered(session);
    await pay(maria, (await sittingAt(maria))?.id);
    const second = await ordered(session);
    expect(await move(maria, { orderId: second })).toBe(done);
    expect(messageOf(await pay(maria, (await sittingAt(maria))?.id))).toBe('nothing_to_pay');
  });

  test('a party’s payments move with the party to the table that the party joins', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    await ordered(session);
    const sittingId = (await sittingAt(maria))?.id;
    await pay(maria, sittingId);
    await ordered(session);
    await ordered(await server().scan(CODE.two));
    expect(await move(maria, { sittingId }, true)).toBe(done);
    const joined = await sittingAt(maria, '2');
    expect(joined?.paid).toBe(TOTAL);
    expect((await pay(maria, joined?.id, 2 * TOTAL)).status).toBe(200);
    expect(messageOf(await pay(maria, joined?.id, 1))).toBe('nothing_to_pay');
  });

  test('the guest’s rest, the bill and its shares exclude a paid order that is not served yet', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const cooking = await ordered(session);
    const sittingId = (await sittingAt(maria))?.id;
    await pay(maria, sittingId);
    expect(await statusOf(maria, cooking)).toBe('ordered');
    expect(await leftOnPhone(session)).toEqual([]);
    server().clock.now += 1000;
    await ordered(session);
    expect(await leftOnPhone(session)).toEqual([TOTAL]);
    await pay(maria, sittingId, 290);
    expect(await leftOnPhone(session)).toEqual([500]);
    for (const split of [
      { kind: 'evenly', people: 2 },
      { kind: 'byPerson' },
      { kind: 'byDish', people: 2, pieces: [] },
    ]) {
      server().clock.now += 1000;
      for (const { id } of (await board(maria)).calls) await send(maria, 'callAnswer', { callId: id, answer: 'done' });
      expect((await bill(session, { split })).status).toBe(200);
    }
    expect(await asked()).toEqual([
      { total: 500, shares: [250, 250] },
      { total: 500, shares: [500] },
      { total: 500, shares: [250, 250] },
    ]);
  });
});
