// Calls of a table: made once, answered by name, ended by guest or staff.

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { markComing, markDone } from '../../../server/services/service/answer-call.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { openCalls } from '../../../server/store/service/calls.ts';
import type { Tx } from '../../../server/store/store.ts';
import { closeTableSession } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, NOON, nextId, type TestServer } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const named = v.array(v.object({ id: v.string(), needs: v.array(v.string()), text: v.string() }));

const caller = (server: () => TestServer) => ({
  call: (session: string, body: object, headers: Record<string, string> = {}) =>
    server().post('/api/calls', { session, ...body }, { 'idempotency-key': nextId(), 'x-order-age': '0', ...headers }),
  end: (session: string, call: string, end: string) =>
    server().post('/api/calls/end', { session, call, end }, { 'idempotency-key': nextId(), 'x-order-age': '0' }),
  list: (session: string) => server().get(`/api/calls/by_table_session/${session}`),
});

onEitherDatabase('Calls of a table', (store) => {
  const { server } = withServer(store);
  const { call, end, list } = caller(server);
  const staff = <T>(job: (tx: Tx) => Promise<T>) => server().store.write(server().placeId, job);
  const types = async () => (await readJournal(server().store, server().placeId)).map(({ type }) => type);

  test('a call reaches the staff once for any retries, in the venue’s words [S1.06, S7.45]', async () => {
    const session = await server().scan();
    const id = nextId();
    const body = { needs: ['water', 'cutlery', 'water'], text: ' no gas ' };
    const first = await call(session, body, { 'idempotency-key': id });
    expect([first.status, first.json]).toEqual([200, { success: true, id }]);
    expect((await call(session, body, { 'idempotency-key': id })).text).toBe(first.text);
    expect(await openCalls(server().store.read, server().placeId)).toMatchObject([
      { id, table: '1', needs: ['water', 'cutlery'], needWords: ['Water', 'Cutlery'], text: 'no gas', at: NOON },
    ]);
    const rows = await readJournal(server().store, server().placeId);
    expect(rows.filter(({ type }) => type === 'call.made')).toMatchObject([
      { payload: { callId: id, table: '1', needs: [{ key: 'water', name: 'Water' }, { key: 'cutlery' }] } },
    ]);
    expect(messageOf(await call(session, { needs: ['bread'] }, { 'idempotency-key': id }))).toBe(
      'idempotency_key_reused',
    );
  });

  test('a call already open is refused from any device of the table; a different one is accepted [S4.17]', async () => {
    const [mine, yours] = [await server().scan(), await server().scan()];
    await call(mine, { needs: ['water'] });
    expect(messageOf(await call(yours, { needs: ['water'] }))).toBe('already_called');
    expect((await call(yours, { needs: ['bread'] })).status).toBe(200);
    expect((await call(await server().scan(CODE.two), { needs: ['water'] })).status).toBe(200);
    expect(messageOf(await call(mine, { needs: [] }))).toBe('already_called');
    expect(v.parse(named, (await list(mine)).json).map(({ needs }) => needs)).toEqual([['water'], ['bread']]);
  });

  test('a guest cannot call every second, and a table has at most five open calls', async () => {
    const session = await server().scan();
    const answers = [];
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) answers.push(await call(session, { text }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 422, 429]);
    expect(answers.map(({ text }) => text).at(5)).toContain('too_many_calls');
    expect(answers[6]?.headers['retry-after']).toMatch(/^\d+$/);
  });

  test('a call older than five minutes is dropped, whatever its guest says', async () => {
    const session = await server().scan();
    const late = await call(session, { needs: ['water'] }, { 'x-order-age': '301', 'x-order-confirmed': '1' });
    expect(messageOf(late)).toBe('order_expired');
    expect(messageOf(await call(session, { needs: ['water'] }, { 'x-order-age': 'unknown' }))).toBe('confirm_age');
    expect(await openCalls(server().store.read, server().placeId)).toEqual([]);
  });

  test('guests read the first name of the waiter who comes, and none of an owner who has told none', async () => {
    const session = await server().scan();
    const placeId = server().placeId;
    const ids = [nextId(), nextId()] as const;
    const names = ['Maria Petrova', 'Owner'] as const;
    for (const [at, id] of ids.entries()) {
      await call(session, { needs: ['come'] }, { 'idempotency-key': id });
      await staff((tx) => markComing(tx, { placeId, id, by: names[at] ?? '', at: NOON }));
      await staff((tx) => markDone(tx, { placeId, id, by: undefined, at: NOON + MINUTE }));
    }
    const told = (await list(session)).json as readonly { id: string; coming_by: string }[];
    expect(ids.map((id) => told.find((one) => one.id === id)?.coming_by)).toEqual(['Maria', '']);
  });

  test('a waiter who comes is named once, and a later one reads who was first', async () => {
    const session = await server().scan();
    const id = nextId();
    await call(session, { needs: ['come'] }, { 'idempotency-key': id });
    const placeId = server().placeId;
    const coming = (by: string) => staff((tx) => markComing(tx, { placeId, id, by, at: NOON + MINUTE }));
    expect(await coming('Maria')).toMatchObject({ ok: true });
    expect(await coming('Maria')).toMatchObject({ ok: true });
    expect(await coming('Ivo')).toEqual({ ok: false, error: { code: 'answered', by: 'Maria', at: NOON + MINUTE } });
    expect((await list(session)).json).toMatchObject([{ coming_by: 'Maria', coming_at: NOON + MINUTE }]);
    expect(await staff((tx) => markDone(tx, { placeId, id, by: 'Maria', at: NOON + 2 * MINUTE }))).toMatchObject({
      ok: true,
    });
    expect(await coming('Ivo')).toEqual({ ok: false, error: { code: 'call_ended' } });
    expect(await staff((tx) => markDone(tx, { placeId, id: nextId(), by: undefined, at: NOON }))).toEqual({
      ok: false,
      error: { code: 'unknown_call' },
    });
    expect((await types()).filter((type) => type.startsWith('call.'))).toEqual([
      'call.made',
      'call.coming',
      'call.done',
    ]);
  });

  test('a guest can end the calls of their own table only', async () => {
    const [session, other] = [await server().scan(), await server().scan(CODE.two)];
    const [id, second] = [nextId(), nextId()];
    await call(session, { needs: ['come'] }, { 'idempotency-key': id });
    await call(session, { needs: ['water'] }, { 'idempotency-key': second });
    expect(messageOf(await end(other, id, 'withdrawn'))).toBe('unknown_call');
    expect((await end(session, id, 'withdrawn')).status).toBe(200);
    expect((await end(session, second, 'here')).status).toBe(200);
    // Ending twice and in both ways is allowed.
    expect((await end(session, id, 'here')).status).toBe(200);
    expect((await list(session)).json).toMatchObject([
      { withdrawn_at: NOON, done_at: null },
      { withdrawn_at: null, done_at: NOON },
    ]);
    expect(await openCalls(server().store.read, server().placeId)).toEqual([]);
    expect((await types()).filter((type) => type.startsWith('call.'))).toEqual([
      'call.made',
      'call.made',
      'call.withdrawn',
      'call.done',
    ]);
  });

  test('calls end with their party: a closed table has none, and strangers can read none', async () => {
    const session = await server().scan();
    await call(session, { needs: ['come'] });
    expect((await list(await server().scan(CODE.two))).json).toEqual([]);
    expect((await list('x'.repeat(32))).status).toBe(401);
    await closeTableSession({ store: server().store, clock: () => NOON } as never, server().placeId, '1');
    expect(await openCalls(server().store.read, server().placeId)).toEqual([]);
    expect((await list(session)).status).toBe(401);
    expect(messageOf(await call(session, { needs: ['come'] }))).toBe('session_closed');
  });

  test('a call without an id, a session or a readable body is rejected', async () => {
    const session = await server().scan();
    const bad = [
      await server().post('/api/calls', { session, needs: ['water'] }),
      await call(session, { needs: 'water' }),
      await call(session, { text: 'x'.repeat(201) }),
      await call(session, { needs: Array.from({ length: 21 }, (_, at) => `n${at}`) }),
    ];
    expect(bad.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((await call('x'.repeat(32), { needs: ['water'] })).status).toBe(401);
  });
});
