import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Services } from '../../../server/services/services.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { closeTableSession, moveOrderStatus } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, messageOf, NOON, nextId } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

onEitherDatabase('The orders of a table', (store) => {
  const { server, start } = withServer(store);
  const list = (session: string, place?: string) =>
    server().get(
      `/api/orders/by_table_session/${session}?timestamp=1`,
      place === undefined ? {} : { 'x-place': place },
    );
  const services = () => ({ store: server().store, clock: () => server().clock.now }) as Services;
  const move = (id: string, to: Parameters<typeof moveOrderStatus>[3]) =>
    moveOrderStatus(services(), server().placeId, id, to);

  test('every guest at a table sees its orders with their states, oldest first [S7.14]', async () => {
    const [mine, yours] = [await server().scan(), await server().scan()];
    const [first, second] = [nextId(), nextId()];
    await server().order({ session: mine, id: first });
    server().clock.now += MINUTE;
    await server().order({ session: yours, id: second, products: [server().line('burger')], total: '5.00' });
    expect((await move(first, 'cooked_spot')).ok).toBe(true);
    const listed = await list(yours);
    expect([listed.status, listed.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(listed.json).toMatchObject([
      { id: first, status: 'cooked_spot', totalPrice: '7.90', number: 1, products: [{ name: 'salad!' }] },
      { id: second, status: 'ordered', totalPrice: '5.00', number: 2 },
    ]);
  });

  test('orders are visible to their own table only [S7.14]', async () => {
    const session = await server().scan(CODE.one);
    await server().order({ session });
    const other = await start({ slug: 'hotel' });
    const strangers = [
      await server().scan(CODE.two, 'hotel'),
      'x'.repeat(32),
      '1',
      `${session}x`,
      session.slice(1),
      encodeURIComponent("' or 1=1 --"),
    ];
    for (const stranger of strangers) {
      const answer = await list(stranger, String(other.placeId - 1));
      expect([answer.status, answer.json]).toEqual([401, { success: false, payload: { message: 'Invalid session' } }]);
    }
    expect((await list(session, String(other.placeId))).status).toBe(401);
    expect((await list(session, 'bistro')).status).toBe(200);
    expect((await list(await server().scan(CODE.two, 'bistro'), 'bistro')).json).toEqual([]);
  });

  test('a lapsed or closed session no longer sees its orders [S7.14, S8.13]', async () => {
    const session = await server().scan();
    await server().order({ session });
    await closeTableSession(services(), server().placeId, '1');
    expect((await list(session)).status).toBe(401);
    const again = await server().scan();
    server().clock.now += 2 * HOUR;
    expect((await list(again)).status).toBe(401);
  });

  test('an unpaid order leaves the list after the place’s hours; a paid one stays [S7.14]', async () => {
    const on = await start({ settings: { orderExpireHours: 1 } });
    const session = await on.scan();
    const [paid, unpaid] = [nextId(), nextId()];
    await on.order({ session, id: paid });
    await on.order({ session, id: unpaid, products: [on.line('burger')], total: '5.00' });
    await moveOrderStatus({ ...services(), clock: () => on.clock.now }, on.placeId, paid, 'paid');
    const ids = async () =>
      v.parse(v.array(v.object({ id: v.string() })), (await list(session)).json).map(({ id }) => id);
    on.clock.now = NOON + HOUR;
    expect(await ids()).toEqual([paid, unpaid]);
    on.clock.now += 1;
    expect(await ids()).toEqual([paid]);
  });

  test('an order only moves forward, through the statuses of its type, each one in the journal', async () => {
    const session = await server().scan();
    const id = nextId();
    await server().order({ session, id });
    expect(await move(nextId(), 'paid')).toEqual({ ok: false, error: 'unknown_order' });
    expect(await move(id, 'cooked_room')).toEqual({ ok: false, error: 'invalid_move' });
    expect((await move(id, 'served_spot')).ok).toBe(true);
    expect(await move(id, 'cooked_spot')).toEqual({ ok: false, error: 'invalid_move' });
    expect((await readJournal(server().store, server().placeId)).at(-1)).toMatchObject({
      type: 'order.status',
      orderId: id,
      payload: { from: 'ordered', to: 'served_spot' },
    });
  });

  const wantBill = async (
    session: string,
    body: unknown = { status: 'bill_wanted', paymentMethod: 'card' },
    headers: Record<string, string> = {},
  ) => {
    const response = await server().app.inject({
      method: 'PUT',
      url: `/api/orders/by_table_session/${session}/bill_wanted`,
      headers: { 'x-place': String(server().placeId), 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
    return { status: response.statusCode, json: response.json(), text: response.body, headers: response.headers };
  };

  test('the bill is requested once, by a guest who has ordered, and extends the session [S4.19, S7.15]', async () => {
    const session = await server().scan();
    const refused = await wantBill(session);
    expect([refused.status, messageOf(refused)]).toEqual([422, 'no_orders']);
    await server().order({ session });
    const wanted = await wantBill(session);
    expect([wanted.status, wanted.json]).toEqual([200, { success: true, expires: NOON + 2 * HOUR + 15 * MINUTE }]);
    expect((await readJournal(server().store, server().placeId)).at(-1)).toMatchObject({
      type: 'bill.wanted',
      payload: { table: '1', paymentMethod: 'card', total: 790 },
    });
    expect(messageOf(await wantBill(session))).toBe('already_requested');
    expect(messageOf(await wantBill(await server().scan()))).toBe('already_requested');
    expect((await wantBill('x'.repeat(32))).status).toBe(401);
    expect(messageOf(await wantBill(session, { status: 'paid' }))).toBe('invalid_bill');
  });

  test('a repeated bill request gets its first answer and counts once [S7.15]', async () => {
    const [session, other] = [await server().scan(), await server().scan(CODE.two)];
    const command = (id: string, more: Record<string, string> = {}) => ({
      'idempotency-key': id,
      'x-order-age': '0',
      ...more,
    });
    const [early, id, late, order] = [nextId(), nextId(), nextId(), nextId()];
    const none = await wantBill(session, {}, command(early));
    expect([none.status, none.json]).toEqual([422, { success: false, id: early, payload: { message: 'no_orders' } }]);
    await server().order({ session, id: order });
    expect((await wantBill(session, {}, command(early))).text).toBe(none.text);
    expect(messageOf(await wantBill(session, {}, command(late, { 'x-order-age': '400' })))).toBe('confirm_age');

    const first = await wantBill(session, {}, command(id));
    expect([first.status, first.json]).toEqual([200, { success: true, id, expires: NOON + 2 * HOUR + 15 * MINUTE }]);
    expect((await wantBill(session, {}, command(id))).text).toBe(first.text);
    const reused = [
      await wantBill(session, { paymentMethod: 'cash' }, command(id)),
      await wantBill(other, {}, command(id)),
      await wantBill(session, {}, command(order)),
      await server().order({ session, id }),
    ];
    expect(reused.map(messageOf)).toEqual(reused.map(() => 'idempotency_key_reused'));
    const journal = await readJournal(server().store, server().placeId);
    expect(journal.filter(({ type }) => type === 'bill.wanted')).toMatchObject([
      { payload: { commandId: id }, orderer: { kind: 'table' } },
    ]);
    server().clock.now += 9 * HOUR;
    expect((await wantBill(session, {}, command(id))).text).toBe(first.text);
    expect((await wantBill(session, {}, command(nextId()))).status).toBe(401);
  });

  test('a bill request withdrawn before it arrives has no effect', async () => {
    const session = await server().scan();
    await server().order({ session });
    const id = nextId();
    await server().post('/api/orders/cancel', { session }, { 'idempotency-key': id });
    expect(messageOf(await wantBill(session, {}, { 'idempotency-key': id, 'x-order-age': '0' }))).toBe(
      'order_cancelled',
    );
    const journal = await readJournal(server().store, server().placeId);
    expect(journal.filter(({ type }) => type === 'bill.wanted')).toEqual([]);
  });
});
