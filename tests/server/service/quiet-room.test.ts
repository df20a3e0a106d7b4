// “Do not disturb” of a hotel room: a state that staff see, that its guest ends, and that calls no one.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { callSchema } from '#contract/service/calls.ts';
import { boardOf, sendCommand } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, messageOf, NOON, nextId } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

onEitherDatabase('“Do not disturb” of a room', (store) => {
  const { server } = withServer(store);
  const ask = (session: string, body: object, id = nextId(), age = '0') =>
    server().post('/api/calls', { session, ...body }, { 'idempotency-key': id, 'x-order-age': age });
  const end = (session: string, call: string) =>
    server().post('/api/calls/end', { session, call, end: 'withdrawn' }, { 'idempotency-key': nextId() });
  const kinds = async (session: string) =>
    v
      .parse(v.array(callSchema), (await server().get(`/api/calls/by_table_session/${session}`)).json)
      .flatMap(({ kind, withdrawn_at }) => (withdrawn_at === null ? [kind] : []));
  const seen = async () => {
    const { tables, calls } = await boardOf(server(), await signInAs(server(), 'WAITER'));
    return { since: tables.find(({ name }) => name === '214')?.sitting?.quietSince, calls: calls.length };
  };

  test('quiet room: is shown to staff until its guest ends it, without an alarm', async () => {
    const session = await server().scan(CODE.room);
    const id = nextId();
    expect((await ask(session, { quiet: true }, id)).status).toBe(200);
    expect(await seen()).toEqual({ since: NOON, calls: 0 });
    expect(await kinds(session)).toEqual(['quiet']);
    expect(messageOf(await ask(session, { quiet: true }))).toBe('already_called');
    expect((await end(session, id)).status).toBe(200);
    expect(await seen()).toEqual({ since: undefined, calls: 0 });
    expect((await ask(session, { quiet: true })).status).toBe(200);
  });

  test('quiet room: can still call, as often as any other room', async () => {
    const session = await server().scan(CODE.room);
    await ask(session, { quiet: true });
    for (const need of ['water', 'bread', 'cutlery', 'napkins', 'come'])
      expect((await ask(session, { needs: [need] })).status).toBe(200);
    expect((await seen()).calls).toBe(5);
  });

  test('quiet room: is not available at a table, and ends with the guests’ check-out', async () => {
    expect(messageOf(await ask(await server().scan(), { quiet: true }))).toBe('invalid_call');
    const session = await server().scan(CODE.room);
    await ask(session, { quiet: true });
    await sendCommand(server(), await signInAs(server(), 'WAITER'), 'checkOut', { table: '214' });
    await server().scan(CODE.room);
    expect((await seen()).since).toBeUndefined();
  });

  test('quiet room: lasts through the night, although the room’s code is scanned again in the morning', async () => {
    const evening = await server().scan(CODE.room);
    await ask(evening, { quiet: true });
    server().clock.now += 10 * HOUR;
    const morning = await server().scan(CODE.room);
    expect((await seen()).since).toBe(NOON);
    expect(await kinds(morning)).toEqual(['quiet']);
  });

  test('quiet room: a request that is too old is rejected', async () => {
    const session = await server().scan(CODE.room);
    expect(messageOf(await ask(session, { quiet: true }, nextId(), '600'))).toBe('order_expired');
    expect((await seen()).since).toBeUndefined();
  });
});
