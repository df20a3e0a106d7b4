// Orders taken by staff: the same rules, exactly once, at the party's present table.
import { expect, test } from 'vitest';
import { parseOrders } from '#contract/order/order.ts';
import { parseBoard } from '#contract/service/board.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, nextId } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

onEitherDatabase('Orders taken by staff', (store) => {
  const { server, start } = withServer(store);
  const place = () => ({ 'x-place': String(server().placeId) });
  const take = (who: SignedIn, about: { table: string; sitting?: string }, headers: Record<string, string> = {}) =>
    server().post(
      '/api/staff/orders',
      { ...about, products: [server().line('salad')], order_comment: [] },
      {
        ...place(),
        ...who.headers,
        'idempotency-key': nextId(),
        'x-shown-total': '7.90',
        'x-order-age': '0',
        'x-order-label': 'W1-1',
        ...headers,
      },
    );
  const board = async (who: SignedIn) => {
    const found = parseBoard((await server().get('/api/staff/board', { ...place(), ...who.headers })).json);
    if (!found) throw new Error('No board');
    return found;
  };
  const sittingAt = async (who: SignedIn, table: string) =>
    (await board(who)).tables.find(({ name }) => name === table)?.sitting?.id;
  const list = async (session: string) =>
    parseOrders((await server().get(`/api/orders/by_table_session/${session}?timestamp=1`)).json, 'EUR' as Currency)
      ?.items ?? [];

  test('an order for a table without a scan opens its sitting and names the person who took it', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const taken = await take(maria, { table: '1' });
    expect([taken.status, taken.json]).toMatchObject([201, { success: true, table: '1', order: { label: 'W1-1' } }]);
    const [order] = (await board(maria)).orders;
    expect(order).toMatchObject({ table: '1', status: 'ordered', takenBy: 'Maria', facts: { lineTicks: {} } });
    const placed = (await readJournal(server().store, server().placeId)).find(({ type }) => type === 'order.placed');
    expect(placed?.payload).toMatchObject({ takenBy: 'Maria', table: '1' });
  });

  test('an order of staff carries the guest’s allergies to the kitchen, as a guest’s order does', async () => {
    const maria = await signInAs(server(), 'WAITER');
    await take(maria, { table: '1' }, { 'x-avoid': 'peanuts,milk' });
    const [order] = (await board(maria)).orders;
    expect(order?.guestNote?.avoid.map(({ code }) => code)).toEqual(['peanuts', 'milk']);
  });

  test('guests who scan later join the sitting, and read that staff took the order', async () => {
    const maria = await signInAs(server(), 'WAITER');
    await take(maria, { table: '1' });
    server().clock.now += 30 * MINUTE;
    const orders = await list(await server().scan());
    expect(orders).toMatchObject([{ orderer: { kind: 'staff' }, label: 'W1-1' }]);
    expect(orders[0]?.guest).toBeUndefined();
  });

  test('one id means one order, also when a colleague retries; another order under the same id is rejected', async () => {
    const [maria, ivan, key] = [await signInAs(server(), 'WAITER'), await signInAs(server(), 'WAITER'), nextId()];
    const first = await take(maria, { table: '1' }, { 'idempotency-key': key });
    const again = await take(ivan, { table: '1' }, { 'idempotency-key': key });
    expect([again.status, again.text]).toEqual([201, first.text]);
    const other = await take(maria, { table: '2' }, { 'idempotency-key': key });
    expect(messageOf(other)).toBe('idempotency_key_reused');
    expect((await board(maria)).orders).toHaveLength(1);
  });

  test('an order for a party just merged or moved follows it, and the answer names the table', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const [one] = [await server().scan(), await server().scan(CODE.two)];
    const sitting = await sittingAt(maria, '1');
    if (!sitting) throw new Error('Nobody sits there');
    const moved = await server().post(
      '/api/staff/commands/tableChange',
      { about: { sittingId: sitting }, table: '2', merge: true },
      { ...place(), ...maria.headers, 'idempotency-key': nextId() },
    );
    expect(moved.status).toBe(200);
    expect((await take(maria, { table: '1', sitting })).json).toMatchObject({ table: '2' });
    expect((await board(maria)).orders).toMatchObject([{ table: '2' }]);
    expect(await list(one)).toHaveLength(1);
  });

  test('a rejected order gives its reason: guests have left, unknown table, another price, too old', async () => {
    const maria = await signInAs(server(), 'WAITER');
    await server().scan();
    const sitting = (await sittingAt(maria, '1')) ?? '';
    const headers = { ...place(), ...maria.headers, 'idempotency-key': nextId() };
    await server().post('/api/staff/commands/closeSitting', { sittingId: sitting }, headers);
    expect(messageOf(await take(maria, { table: '1', sitting }))).toBe('session_closed');
    expect(messageOf(await take(maria, { table: '99' }))).toBe('unknown_table');
    expect(messageOf(await take(maria, { table: '1' }, { 'x-shown-total': '7.80' }))).toBe('price_changed');
    const late = await take(maria, { table: '1' }, { 'x-order-age': String(12 * 60) });
    expect([late.status, messageOf(late)]).toEqual([409, 'confirm_age']);
    expect((await take(maria, { table: '1' }, { 'x-shown-total': 'much' })).status).toBe(400);
    expect((await board(maria)).orders).toEqual([]);
  });

  test('an order withdrawn before it arrives is never cooked; one that had arrived stays, as the answer says', async () => {
    const [maria, ivan] = [await signInAs(server(), 'WAITER'), await signInAs(server(), 'WAITER')];
    const cancel = (who: SignedIn, key: string) =>
      server().post('/api/staff/orders/cancel', {}, { ...place(), ...who.headers, 'idempotency-key': key });
    const [late, there] = [nextId(), nextId()];
    const cancelled = await cancel(maria, late);
    expect([cancelled.status, messageOf(cancelled), cancelled.json]).toMatchObject([
      422,
      'order_cancelled',
      { id: late },
    ]);
    expect(messageOf(await take(maria, { table: '1' }, { 'idempotency-key': late }))).toBe('order_cancelled');
    expect((await board(maria)).orders).toEqual([]);
    const first = await take(maria, { table: '1' }, { 'idempotency-key': there });
    const again = await cancel(ivan, there);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect((await board(maria)).orders).toHaveLength(1);
  });

  test('staff cannot withdraw a guest’s order by its id, and a kitchen screen withdraws none', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const [key, token] = [nextId(), await server().scan()];
    await server().order({ session: token, id: key });
    const headers = { ...place(), 'idempotency-key': key };
    const asked = await server().post('/api/staff/orders/cancel', {}, { ...headers, ...maria.headers });
    expect(messageOf(asked)).toBe('idempotency_key_reused');
    expect(asked.text).not.toContain('salad');
    const station = await signInStation(server());
    expect((await server().post('/api/staff/orders/cancel', {}, { ...headers, ...station.headers })).status).toBe(403);
  });

  test('at a venue with automatic acceptance, the person who took the order stays known', async () => {
    await start({ house: { acceptsByItself: true } });
    const maria = await signInAs(server(), 'WAITER');
    expect((await take(maria, { table: '1' })).status).toBe(201);
    const [order] = (await board(maria)).orders;
    expect(order).toMatchObject({ takenBy: 'Maria', facts: { accepted: { by: '' } } });
  });

  test('a kitchen screen cannot take orders', async () => {
    expect((await take(await signInStation(server()), { table: '1' })).status).toBe(403);
  });
});
