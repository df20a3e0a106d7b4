// Calls end with their sitting and a bill request with its payment, so that no screen keeps ringing.
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import { applyBoardChange } from '#domain/service/board.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { openCalls } from '../../../server/store/service/calls.ts';
import { closeTableSession } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, NOON, nextId } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

onEitherDatabase('End of a table’s requests', (store) => {
  const { server } = withServer(store);
  const place = () => ({ 'x-place': String(server().placeId) });
  const call = (session: string) =>
    server().post(
      '/api/calls',
      { session, needs: ['come'] },
      { ...place(), 'idempotency-key': nextId(), 'x-order-age': '0' },
    );
  const bill = (session: string) =>
    server().app.inject({
      method: 'PUT',
      url: `/api/orders/by_table_session/${session}/bill_wanted`,
      headers: {
        ...place(),
        'content-type': 'application/json',
        'idempotency-key': nextId(),
        'x-order-age': '0',
      },
      payload: '{}',
    });
  const board = async ({ headers }: SignedIn, after?: number) => {
    const answer = await server().get(`/api/staff/board${after === undefined ? '' : `?after=${after}`}`, {
      ...place(),
      ...headers,
    });
    const parsed = parseBoard(answer.json);
    if (!parsed) throw new Error(`No board: ${answer.text}`);
    return parsed;
  };
  const types = async () => (await readJournal(server().store, server().placeId)).map(({ type }) => type);

  test('a closed table’s call and bill request end in the journal, and leave every screen', async () => {
    const session = await server().scan();
    await server().order({ session });
    await call(session);
    await bill(session);
    const maria = await signInAs(server(), 'WAITER');
    const before = await board(maria);
    expect(before.calls.map(({ kind }) => kind).toSorted()).toEqual(['bill', 'call']);
    await closeTableSession({ store: server().store, clock: () => NOON }, server().placeId, '1');
    expect(applyBoardChange(before, await board(maria, before.seq))?.calls).toEqual([]);
    expect((await types()).slice(-3)).toEqual(['call.withdrawn', 'call.withdrawn', 'session.closed']);
  });

  test('calls of a lapsed party end when the next one sits down', async () => {
    await call(await server().scan());
    server().clock.now += 24 * HOUR;
    await server().scan();
    expect((await types()).slice(-3)).toEqual(['call.withdrawn', 'session.closed', 'session.opened']);
  });

  const moveOrder = async ({ headers }: SignedIn, orderId: string, table: string) =>
    server().post(
      '/api/staff/commands/tableChange',
      { about: { orderId }, table, merge: true },
      { ...place(), ...headers, 'idempotency-key': nextId() },
    );

  test('a bill request moves with its last order, and stands at the other table', async () => {
    const session = await server().scan();
    const [one, other] = [nextId(), nextId()];
    await server().order({ session, id: one });
    server().clock.now += 5 * MINUTE;
    await server().order({ session, id: other });
    await bill(session);
    const maria = await signInAs(server(), 'WAITER');
    const standing = async () => {
      const { calls, tables } = await board(maria);
      return {
        calls: calls.map(({ kind, table }) => [kind, table]),
        bills: tables.flatMap(({ name, sitting }) => (sitting?.bill ? name : [])),
      };
    };
    expect((await moveOrder(maria, one, '2')).status).toBe(200);
    // The table still has an amount due.
    expect(await standing()).toEqual({ calls: [['bill', '1']], bills: ['1'] });
    const before = await board(maria);
    expect((await moveOrder(maria, other, '2')).status).toBe(200);
    expect(await standing()).toEqual({ calls: [['bill', '2']], bills: ['2'] });
    const heard = applyBoardChange(before, await board(maria, before.seq));
    expect(heard?.calls.map(({ table }) => table)).toEqual(['2']);
  });

  test('a fully paid bill is no longer requested; a partly paid one still is', async () => {
    const session = await server().scan();
    await server().order({ session });
    await call(session);
    await bill(session);
    const maria = await signInAs(server(), 'WAITER');
    const before = await board(maria);
    const sittingId = before.tables.find(({ name }) => name === '1')?.sitting?.id;
    const pay = (amount: number) =>
      server().post(
        '/api/staff/commands/paid',
        { sittingId, amount, tender: 'cash' },
        { ...place(), ...maria.headers, 'idempotency-key': nextId() },
      );
    const open = async () =>
      (await openCalls(server().store.read, server().placeId)).map(({ kind }) => kind).toSorted();
    expect((await pay(100)).status).toBe(200);
    expect(await open()).toEqual(['bill', 'call']);
    expect((await pay(690)).status).toBe(200);
    expect(await open()).toEqual(['call']);
    expect(applyBoardChange(before, await board(maria, before.seq))?.calls).toMatchObject([{ kind: 'call' }]);
    const rows = await readJournal(server().store, server().placeId);
    expect(rows.at(-1)).toMatchObject({ type: 'call.done', payload: { table: '1', by: 'Maria' } });
  });
});
