// What staff had read when they pressed, and what has come since: a payment after a merge, a table closed over a late order.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import type { Board, StaffOrder } from '#domain/service/board.ts';
import { withServer } from '../support/one-server.ts';
import { nextId } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const payloadOf = (answer: { json: unknown }) =>
  v.parse(v.object({ payload: v.looseObject({ message: v.string() }) }), answer.json).payload;

onBothDatabases('What came since', (store) => {
  const { server } = withServer(store);
  const place = () => ({ 'x-place': String(server().placeId) });
  const send = (who: SignedIn, kind: string, body: object, id = nextId()) =>
    server().post(`/api/staff/commands/${kind}`, body, { ...place(), ...who.headers, 'idempotency-key': id });
  const board = async (who: SignedIn, after?: number) => {
    const answer = await server().get(`/api/staff/board${after === undefined ? '' : `?after=${after}`}`, {
      ...place(),
      ...who.headers,
    });
    const parsed = parseBoard(answer.json);
    if (!parsed) throw new Error(`No board: ${answer.text}`);
    return parsed;
  };
  const ordered = async (session?: string) => {
    const id = nextId();
    const answer = await server().order({
      session: session ?? (await server().scan()),
      id,
      // Another phone each time: equal orders of one are a slip of the finger.
      headers: { 'x-device': `phone-${id.slice(-8)}` },
    });
    expect(answer.status).toBe(201);
    return id;
  };
  const orderOn = (found: Board, id: string): StaffOrder | undefined => found.orders.find((one) => one.id === id);
  const sittingOn = (found: Board, table: string) => found.tables.find(({ name }) => name === table)?.sitting;

  test('a payment for a party that was merged meanwhile is its new table’s', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const [one] = [await ordered(), await ordered(await server().scan(CODE.two))];
    const before = await board(maria);
    const [sittingId, into] = [sittingOn(before, '1')?.id, sittingOn(before, '2')?.id];
    await send(maria, 'tableChange', { about: { sittingId }, table: '2', merge: true });
    const amount = orderOn(before, one)?.total;
    expect((await send(maria, 'paid', { sittingId, amount, tender: 'cash' })).status).toBe(200);
    expect(sittingOn(await board(maria), '2')).toMatchObject({ id: into, paid: amount });
  });

  test('a party that was merged meanwhile is not closed with the other one’s bill unread', async () => {
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

  test('a table is not closed over an order that whoever closes it has not read', async () => {
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
