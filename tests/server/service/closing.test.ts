// Changes between the board that staff had read and their press: a merge before a payment, a late order before closing.
import { expect, test } from 'vitest';
import { floorOf, orderOn, payloadOf, sittingOn } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

onEitherDatabase('Changes after staff read the board', (store) => {
  const { server } = withServer(store);
  const { send, board, ordered } = floorOf(server);

  test('a payment for a party that was merged meanwhile is noted at the party’s new table', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const [one] = [await ordered(), await ordered(await server().scan(CODE.two))];
    const before = await board(maria);
    const [sittingId, into] = [sittingOn(before, '1')?.id, sittingOn(before, '2')?.id];
    await send(maria, 'tableChange', { about: { sittingId }, table: '2', merge: true });
    const amount = orderOn(before, one)?.total;
    expect((await send(maria, 'paid', { sittingId, amount, tender: 'cash' })).status).toBe(200);
    expect(sittingOn(await board(maria), '2')).toMatchObject({ id: into, paid: amount });
  });

  test('a merged party is not closed while the other party’s bill is unread', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const [one, other] = [await ordered(), await ordered(await server().scan(CODE.two))];
    const before = await board(maria);
    const sittingId = sittingOn(before, '1')?.id;
    await send(maria, 'tableChange', { about: { sittingId }, table: '2', merge: true });
    const [rest, theirs] = [orderOn(before, one)?.total ?? 0, orderOn(before, other)?.total ?? 0];
    const closed = await send(maria, 'closeSitting', { sittingId, rest });
    expect(payloadOf(closed)).toEqual({ message: 'unpaid', rest: rest + theirs });
    expect(sittingOn(await board(maria), '2')).toBeDefined();
  });

  test('a table with an order unread by the closing person is not closed', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const session = await server().scan();
    await ordered(session);
    const sittingId = sittingOn(await board(maria), '1')?.id;
    const late = await ordered(session);
    const total = orderOn(await board(maria), late)?.total ?? 0;
    const closed = await send(maria, 'closeSitting', { sittingId, rest: total });
    expect(payloadOf(closed)).toEqual({ message: 'unpaid', rest: 2 * total });
    expect(sittingOn(await board(maria), '1')?.id).toBe(sittingId);
    expect((await send(maria, 'closeSitting', { sittingId, rest: 2 * total })).status).toBe(200);
    expect(sittingOn(await board(maria), '1')).toBeUndefined();
  });
});
