// The number by which a kitchen calls an order, and the table at which the ledger says that it stands.
import { expect, test } from 'vitest';
import { ordersOf } from '../../../server/cli/ledger.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { floorOf, sittingOn } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';

const { server } = withServer();
const { send, board, ordered } = floorOf(server);
const ledger = async () => ordersOf(await readJournal(server().store, server().placeId));

test('a number of yesterday is not given again while its order is open, and is once it is done', async () => {
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

test('the ledger says at which table an order stands now: after a move of it, of its party, a merge, and its undoing', async () => {
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
