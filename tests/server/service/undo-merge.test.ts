// Undoing a merge: both parties get all their data back, or the refusal says why not.
import { expect, test } from 'vitest';
import { UNDO_MERGE_MS } from '#domain/service/staff-command.ts';
import { floorOf, orderOn, payloadOf, sittingOn } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, nextId } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

onEitherDatabase('Undo of a merge', (store) => {
  const { server } = withServer(store);
  const { send, board, ordered } = floorOf(server);

  /** The party of table 1 merged into table 2; each has ordered. */
  const merged = async (split?: object) => {
    const maria = await signInAs(server(), 'WAITER');
    const [one, two] = [await server().scan(), await server().scan(CODE.two)];
    const [first, theirs] = [await ordered(one), await ordered(two)];
    const before = await board(maria);
    const sittingId = sittingOn(before, '1')?.id;
    const asked = await server().app.inject({
      method: 'PUT',
      url: `/api/orders/by_table_session/${one}/bill_wanted`,
      headers: { 'x-place': String(server().placeId), 'idempotency-key': nextId(), 'x-order-age': '0' },
      payload: { paymentMethod: 'card', split },
    });
    expect(asked.statusCode).toBe(200);
    const call = { session: one, needs: ['come'] };
    await server().post('/api/calls', call, {
      ...{ 'x-place': String(server().placeId), 'idempotency-key': nextId(), 'x-order-age': '0' },
    });
    server().clock.now += MINUTE;
    const moved = await send(maria, 'tableChange', { about: { sittingId }, table: '2', merge: true });
    expect(moved.status).toBe(200);
    server().clock.now += MINUTE;
    const undo = () => send(maria, 'undoMerge', { sittingId });
    return { maria, one, two, first, theirs, sittingId, undo, total: orderOn(before, first)?.total ?? 0 };
  };

  test('merge: the board still names the joined table when the parties can no longer be separated', async () => {
    await merged();
    server().clock.now += 14 * MINUTE;
    const again = await signInAs(server(), 'WAITER');
    expect(sittingOn(await board(again), '2')).toMatchObject({ joined: ['1'] });
  });

  test('merge: is undone as a whole: phones, orders, calls, bill request; later orders go to their own table', async () => {
    const { maria, one, two, first, theirs, sittingId, undo } = await merged();
    const asked = await board(maria);
    expect(sittingOn(asked, '2')).toMatchObject({
      merged: [{ sittingId, table: '1' }],
      bill: { paymentMethod: 'card' },
    });
    expect((await undo()).status).toBe(200);
    const [late, later] = [await ordered(one), await ordered(two)];
    const after = await board(maria, asked.seq);
    expect([first, late, later].map((id) => orderOn(after, id)?.table)).toEqual(['1', '1', '2']);
    expect(orderOn(await board(maria), theirs)?.table).toBe('2');
    expect(sittingOn(after, '1')).toMatchObject({ id: sittingId, bill: { paymentMethod: 'card' } });
    expect(sittingOn(after, '2')?.bill).toBeUndefined();
    expect(sittingOn(after, '2')?.merged).toBeUndefined();
    const standing = (await board(maria)).calls.map(({ kind, table }) => [kind, table]);
    expect(asked.calls.map(({ table }) => table)).toEqual(['2', '2']);
    expect(after.calls.map(({ table }) => table)).toEqual(['1', '1']);
    expect(standing.toSorted()).toEqual([
      ['bill', '1'],
      ['call', '1'],
    ]);
    // A second press, or a retry after a lost answer.
    expect((await undo()).status).toBe(200);
  });

  test('merge: drops the split bill of one party, and the undo restores the split with its payment methods', async () => {
    const { maria, undo } = await merged({ kind: 'evenly', people: 2, methods: ['cash', 'card'] });
    expect(sittingOn(await board(maria), '2')?.bill).toEqual({
      wantedAt: expect.any(Number),
      paymentMethod: 'card',
    });
    expect((await undo()).status).toBe(200);
    expect(sittingOn(await board(maria), '1')?.bill?.split).toMatchObject({
      kind: 'evenly',
      methods: ['cash', 'card'],
    });
  });

  test('undone merge: a retry of an earlier order gets its first answer, and the phone of the order reads its own table only', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const [one, two] = [await server().scan(), await server().scan(CODE.two)];
    const id = nextId();
    const first = await server().order({ session: one, id });
    await ordered(two);
    const sittingId = sittingOn(await board(maria), '1')?.id;
    await send(maria, 'tableChange', { about: { sittingId }, table: '2', merge: true });
    const during = nextId();
    await server().order({ session: one, id: during, products: [server().line('burger')], total: '5.00' });
    await send(maria, 'undoMerge', { sittingId });
    expect((await server().order({ session: one, id })).text).toBe(first.text);
    const after = await board(maria);
    expect([id, during].map((order) => orderOn(after, order)?.sessionId)).toEqual([sittingId, sittingId]);
  });

  test('undone merge: an order that was moved back by hand belongs to its party again', async () => {
    const { maria, first, sittingId, undo } = await merged();
    await send(maria, 'tableChange', { about: { orderId: first }, table: '1', merge: false });
    expect(orderOn(await board(maria), first)?.sessionId).not.toBe(sittingId);
    expect((await undo()).status).toBe(200);
    expect(orderOn(await board(maria), first)).toMatchObject({ sessionId: sittingId, table: '1' });
  });

  test('merge: cannot be undone after a payment, and nothing moves', async () => {
    const paid = await merged();
    await send(paid.maria, 'paid', { sittingId: paid.sittingId, amount: 1, tender: 'cash' });
    expect(payloadOf(await paid.undo()).message).toBe('being_paid');
    expect(orderOn(await board(paid.maria), paid.first)?.table).toBe('2');
  });

  test('merge: cannot be undone when other guests sit at the first table, or after ten minutes', async () => {
    const { maria, first, undo } = await merged();
    const newcomers = await server().scan();
    expect(messageOf(await undo())).toBe('table_taken');
    await send(maria, 'closeSitting', { sittingId: sittingOn(await board(maria), '1')?.id });
    expect(newcomers).not.toBe('');
    server().clock.now += UNDO_MERGE_MS;
    expect(sittingOn(await board(maria), '2')?.merged).toBeUndefined();
    expect(messageOf(await undo())).toBe('too_late');
    expect(orderOn(await board(maria), first)?.table).toBe('2');
  });
});
