// Staff commands: executed once, with a name, and decided by the move table when two conflict.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readJournal } from '../../../server/store/journal.ts';
import { floorOf, orderOn, payloadOf, sittingOn } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, NOON, nextId } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

onBothDatabases('Staff commands', (store) => {
  const { server } = withServer(store);
  const place = () => ({ 'x-place': String(server().placeId) });
  const { send, board, ordered } = floorOf(server);
  const types = async () => (await readJournal(server().store, server().placeId)).map(({ type }) => type);

  test('an order is on the board with its table, unseen; the first “seen” counts', async () => {
    const [maria, id] = [await signInAs(server(), 'WAITER'), await ordered()];
    expect(orderOn(await board(maria), id)).toMatchObject({ table: '1', status: 'ordered', facts: { lineTicks: {} } });
    const fact = { orderId: id, fact: { kind: 'seen', by: 'printer' } };
    expect((await send(maria, 'orderFact', fact)).status).toBe(200);
    server().clock.now += MINUTE;
    await send(maria, 'orderFact', { orderId: id, fact: { kind: 'seen', by: 'screen' } });
    expect(orderOn(await board(maria), id)?.facts).toMatchObject({ seenAt: NOON, seenBy: 'printer' });
    expect((await types()).filter((type) => type === 'order.fact')).toHaveLength(1);
  });

  test('one id means one command: a retry gets the same answer, and another command under the same id is rejected', async () => {
    const [maria, id, key] = [await signInAs(server(), 'WAITER'), await ordered(), nextId()];
    const first = await send(maria, 'orderStatus', { orderId: id, to: 'served_spot' }, key);
    const again = await send(maria, 'orderStatus', { orderId: id, to: 'served_spot' }, key);
    expect([again.status, again.text]).toEqual([200, first.text]);
    const other = await send(maria, 'orderStatus', { orderId: id, to: 'cooked_spot' }, key);
    expect(messageOf(other)).toBe('idempotency_key_reused');
    expect((await types()).filter((type) => type === 'order.status')).toHaveLength(1);
  });

  test('the later of two people reads who was first, when, and the order’s status [S4.01]', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const ivan = await signInAs(server(), 'WAITER', { name: 'Ivan' });
    const id = await ordered();
    await send(maria, 'orderStatus', { orderId: id, to: 'served_spot' });
    server().clock.now += 5_000;
    const back = await send(ivan, 'orderStatus', { orderId: id, to: 'cooked_spot' });
    expect(back.status).toBe(422);
    expect(payloadOf(back)).toEqual({ message: 'moved_on', by: 'Maria', at: NOON, status: 'served_spot' });
    const accepted = await send(ivan, 'orderFact', { orderId: id, fact: { kind: 'accepted' } });
    expect(payloadOf(accepted)).toMatchObject({ message: 'moved_on', by: 'Maria' });
  });

  test('a person who accepts an accepted order reads who accepted it first and when', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const ivan = await signInAs(server(), 'WAITER', { name: 'Ivan' });
    const id = await ordered();
    await send(maria, 'orderFact', { orderId: id, fact: { kind: 'accepted' } });
    const second = await send(ivan, 'orderFact', { orderId: id, fact: { kind: 'accepted' } });
    expect(payloadOf(second)).toEqual({ message: 'done_already', by: 'Maria', at: NOON });
  });

  test('a person who accepts a rejected order reads who rejected it and when', async () => {
    const [maria, id] = [await signInAs(server(), 'WAITER'), await ordered()];
    const reason = { code: 'too_busy', text: '', productIds: [] };
    await send(maria, 'orderStatus', { orderId: id, to: 'rejected', reason });
    const accepted = await send(await signInStation(server()), 'orderFact', {
      orderId: id,
      fact: { kind: 'accepted' },
    });
    expect(payloadOf(accepted)).toEqual({ message: 'moved_on', by: 'Maria', at: NOON, status: 'rejected' });
  });

  test('guests read the facts of their order and the reason of a rejection, without a name', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const session = await server().scan();
    const id = await ordered(session);
    const told = async () => (await server().get(`/api/orders/by_table_session/${session}`)).json;
    expect(JSON.stringify(await told())).not.toContain('facts');
    await send(maria, 'orderFact', { orderId: id, fact: { kind: 'accepted' } });
    expect(await told()).toMatchObject([{ facts: { acceptedAt: NOON } }]);
    const reason = { code: 'too_busy', text: 'Sorry', productIds: [] };
    await send(maria, 'orderStatus', { orderId: id, to: 'rejected', reason });
    expect(await told()).toMatchObject([{ status: 'rejected', facts: { reason } }]);
    expect(JSON.stringify(await told())).not.toContain('Maria');
  });

  test('an order counts as accepted only when a waiter or a station accepts it, not when it is started, cooked or served', async () => {
    const [maria, station] = [await signInAs(server(), 'WAITER'), await signInStation(server())];
    const told = async (who: SignedIn, kind: string, body: object) => {
      const session = await server().scan(CODE.two);
      const orderId = await ordered(session);
      expect((await send(who, kind, { orderId, ...body })).status).toBe(200);
      const listed = (await server().get(`/api/orders/by_table_session/${session}`)).json;
      return v.parse(v.array(v.object({ id: v.string(), facts: v.unknown() })), listed).find(({ id }) => id === orderId)
        ?.facts;
    };
    const accepted = { fact: { kind: 'accepted' } };
    expect(await told(maria, 'orderFact', accepted)).toEqual({ acceptedAt: NOON });
    expect(await told(station, 'orderFact', accepted)).toEqual({ acceptedAt: NOON, acceptedByKitchen: true });
    expect(await told(station, 'orderFact', { fact: { kind: 'started' } })).toEqual({ startedAt: NOON });
    expect(await told(maria, 'orderStatus', { to: 'served_spot' })).toEqual({ seenAt: NOON, servedAt: NOON });
    expect(await told(station, 'orderStatus', { to: 'cooked_spot' })).toEqual({ seenAt: NOON });
  });

  test('an order is rejected with a reason: by a waiter before cooking, then only by a manager', async () => {
    const [maria, boss] = [await signInAs(server(), 'WAITER'), await signInAs(server(), 'PLACE_ADMIN')];
    const [one, other] = [await ordered(), await ordered(await server().scan(CODE.two))];
    const reason = { code: 'sold_out', text: '', productIds: [] };
    expect(messageOf(await send(maria, 'orderStatus', { orderId: one, to: 'rejected' }))).toBe('invalid_command');
    expect((await send(maria, 'orderStatus', { orderId: one, to: 'rejected', reason })).status).toBe(200);
    expect(orderOn(await board(maria), one)?.rejected).toEqual({ reason, by: 'Maria', at: NOON });
    await send(maria, 'orderFact', { orderId: other, fact: { kind: 'started' } });
    const tried = await send(maria, 'orderStatus', { orderId: other, to: 'rejected', reason });
    expect(messageOf(tried)).toBe('forbidden');
    expect((await send(boss, 'orderStatus', { orderId: other, to: 'rejected', reason })).status).toBe(200);
  });

  /** A station with a renewed token. */
  const renewed = async ({ secret, ...station }: SignedIn): Promise<SignedIn> => {
    const answer = await server().post('/api/staff/token', { secret }, place());
    const { token } = v.parse(v.object({ token: v.string() }), answer.json);
    return { ...station, secret, token, headers: { authorization: `Bearer ${token}` } };
  };

  test('calls of a closed table leave every board', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const id = nextId();
    const session = await server().scan();
    await server().post('/api/calls', { session, needs: ['water'] }, { 'idempotency-key': id, 'x-order-age': '0' });
    const before = await board(maria);
    expect(before.calls).toMatchObject([{ id }]);
    await send(maria, 'closeSitting', { sittingId: sittingOn(before, '1')?.id });
    expect(await board(maria, before.seq)).toMatchObject({ full: false, calls: [], gone: [id] });
  });

  test('a station ticks dishes, undoes within 30 minutes, and can change neither tables nor money', async () => {
    const id = await ordered();
    let station = await signInStation(server());
    const fact = (of: object) => send(station, 'orderFact', { orderId: id, fact: of });
    expect((await fact({ kind: 'tick', line: 0, station: 'kitchen', done: true })).status).toBe(200);
    expect(messageOf(await fact({ kind: 'tick', line: 9, station: 'kitchen', done: true }))).toBe('invalid_command');
    await fact({ kind: 'ready', station: 'kitchen' });
    expect((await send(station, 'orderStatus', { orderId: id, to: 'cooked_spot' })).status).toBe(200);
    server().clock.now += 29 * MINUTE;
    station = await renewed(station);
    expect((await fact({ kind: 'recalled' })).status).toBe(200);
    expect(orderOn(await board(station), id)?.facts).toMatchObject({ lineTicks: {}, readyAt: {} });
    await fact({ kind: 'ready', station: 'kitchen' });
    server().clock.now += 31 * MINUTE;
    station = await renewed(station);
    expect(messageOf(await fact({ kind: 'recalled' }))).toBe('too_late');
    expect(messageOf(await send(station, 'orderStatus', { orderId: id, to: 'served_spot' }))).toBe('forbidden');
    expect(messageOf(await send(station, 'closeSitting', { sittingId: 'x' }))).toBe('forbidden');
  });

  test('a void stays on the kitchen’s board of a closed table until each station has read it', async () => {
    const [maria, id] = [await signInAs(server(), 'WAITER'), await ordered()];
    const [one, other] = [await signInStation(server()), await signInStation(server())];
    const read = (who: SignedIn) =>
      send(who, 'orderFact', { orderId: id, fact: { kind: 'voidRead', station: 'kitchen' } });
    await send(one, 'orderFact', { orderId: id, fact: { kind: 'seen', by: 'screen' } });
    expect(messageOf(await read(one)), 'it is being cooked').toBe('moved_on');
    const sittingId = sittingOn(await board(maria), '1')?.id;
    const { seq } = await board(other);
    const reason = { code: 'sold_out', text: '', productIds: [] };
    await send(maria, 'orderStatus', { orderId: id, to: 'rejected', reason });
    await send(maria, 'closeSitting', { sittingId });
    const isShown = async () => orderOn(await board(other, seq), id)?.facts.voidReadAt;
    expect(orderOn(await board(other, seq), id)?.status).toBe('rejected');
    expect(await isShown()).toBeUndefined();
    expect((await read(one)).status).toBe(200);
    expect(await isShown(), 'another screen of the station hears of it').toEqual({ kitchen: NOON });
    expect(await types()).toContain('order.fact');
    server().clock.now += 31 * MINUTE;
    expect(orderOn(await board(await signInAs(server(), 'WAITER')), id)).toBeUndefined();
  });

  test('a table is paid in parts, never above the total, and served orders are paid when the sum is reached', async () => {
    const [maria, id] = [await signInAs(server(), 'WAITER'), await ordered()];
    const silvia = await signInAs(server(), 'PLACE_ADMIN', { name: 'Silvia' });
    await send(maria, 'orderStatus', { orderId: id, to: 'served_spot' });
    const before = await board(maria);
    const sittingId = sittingOn(before, '1')?.id;
    const total = orderOn(before, id)?.total ?? 0;
    const pay = (amount: number, key?: string) => send(maria, 'paid', { sittingId, amount, tender: 'cash' }, key);
    const key = nextId();
    expect((await pay(100, key)).status).toBe(200);
    expect((await pay(100, key)).status).toBe(200);
    expect(sittingOn(await board(maria), '1')?.paid).toBe(100);
    // The second waiter reads who was first.
    expect(payloadOf(await pay(total))).toEqual({
      message: 'overpaid',
      rest: total - 100,
      by: 'Maria',
      at: server().clock.now,
    });
    expect((await send(silvia, 'reversePayment', { paymentId: key, reason: 'wrong_amount' })).status).toBe(200);
    // A reversed payment no longer counts as the first.
    expect(payloadOf(await pay(total + 1))).toEqual({ message: 'overpaid', rest: total });
    expect((await pay(total)).status).toBe(200);
    expect(orderOn(await board(maria), id)?.status).toBe('paid');
    expect(messageOf(await pay(1))).toBe('nothing_to_pay');
  });

  test('a party moves with its phones and its present and later orders, and no ticket is reprinted [S6.14]', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const session = await server().scan();
    const id = await ordered(session);
    const sittingId = sittingOn(await board(maria), '1')?.id;
    expect((await send(maria, 'tableChange', { about: { sittingId }, table: '2', merge: false })).status).toBe(200);
    const later = await ordered(session);
    const after = await board(maria);
    expect([orderOn(after, id)?.table, orderOn(after, later)?.table]).toEqual(['2', '2']);
    expect(orderOn(after, id)?.movedFrom).toEqual(['1']);
    expect(sittingOn(after, '1')).toBeUndefined();
    expect((await types()).filter((type) => type === 'order.placed')).toHaveLength(2);
    expect((await types()).filter((type) => type === 'table.moved')).toHaveLength(1);
  });

  test('a taken table is joined only with `merge`; retries of the first party get their earlier answers', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const [one, two] = [await server().scan(), await server().scan(CODE.two)];
    const id = nextId();
    const first = await server().order({ session: one, id });
    const theirs = await ordered(two);
    const sittingId = sittingOn(await board(maria), '1')?.id;
    const change = (merge: boolean) => send(maria, 'tableChange', { about: { sittingId }, table: '2', merge });
    expect(messageOf(await change(false))).toBe('table_taken');
    expect((await change(true)).status).toBe(200);
    expect((await server().order({ session: one, id })).text).toBe(first.text);
    const late = await ordered(one);
    const after = await board(maria);
    expect([id, theirs, late].map((order) => orderOn(after, order)?.table)).toEqual(['2', '2', '2']);
    expect((await types()).filter((type) => type === 'order.placed')).toHaveLength(3);
    expect(messageOf(await change(true))).toBe('sitting_closed');
  });

  test('a table with a part payment cannot move', async () => {
    const maria = await signInAs(server(), 'WAITER');
    await ordered();
    const sittingId = sittingOn(await board(maria), '1')?.id;
    await send(maria, 'paid', { sittingId, amount: 1, tender: 'card' });
    const moved = await send(maria, 'tableChange', { about: { sittingId }, table: '2', merge: false });
    expect(messageOf(moved)).toBe('being_paid');
  });

  test('one order moves alone to another table', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const session = await server().scan();
    const [one, other] = [await ordered(session), await ordered(await server().scan(CODE.two))];
    const about = { orderId: one };
    expect(messageOf(await send(maria, 'tableChange', { about, table: '99', merge: false }))).toBe('unknown_table');
    expect((await send(maria, 'tableChange', { about, table: '2', merge: true })).status).toBe(200);
    const after = await board(maria);
    expect(orderOn(after, one)?.sessionId).toBe(orderOn(after, other)?.sessionId);
  });

  test('the board lists changes since a number, and the entries that left it', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const [one, other] = [await ordered(), await ordered(await server().scan(CODE.two))];
    const before = await board(maria);
    await send(maria, 'orderStatus', { orderId: one, to: 'served_spot' });
    await send(maria, 'closeSitting', { sittingId: sittingOn(before, '1')?.id });
    const news = await board(maria, before.seq);
    expect(news.full).toBe(false);
    expect(news.gone).toEqual([one]);
    expect(orderOn(news, other)).toBeUndefined();
    expect(sittingOn(news, '1')).toBeUndefined();
  });

  test('tills read orders by the journal’s number, the waiter reads the tables [S7.12]', async () => {
    const [maria, id] = [await signInAs(server(), 'WAITER'), await ordered()];
    const headers = { ...place(), ...maria.headers };
    const orders = await server().get('/api/staff/orders?after=0', headers);
    expect(orders.json).toMatchObject({ orders: [{ id, status: 'ordered' }] });
    const { seq } = v.parse(v.object({ seq: v.number() }), orders.json);
    expect((await server().get(`/api/staff/orders?after=${seq}`, headers)).json).toEqual({ seq, orders: [] });
    const tables = await server().get('/api/tablesMenu', headers);
    expect(tables.json).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: '1', sitting: expect.anything() })]),
    );
    expect((await server().get('/api/tablesMenu', place())).status).toBe(401);
  });
});
