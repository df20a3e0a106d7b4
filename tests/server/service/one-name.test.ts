// Two staff members with one name: the first is identified by id, not by name.
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import { floorOf, payloadOf } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { NOON, nextId } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

onEitherDatabase('Two staff members with one name', (store) => {
  const { server } = withServer(store);
  const { send, ordered } = floorOf(server);
  const both = async () => [await signInAs(server(), 'WAITER'), await signInAs(server(), 'WAITER')] as const;
  const first = { message: 'done_already', by: 'Maria', at: NOON };
  const called = async () => {
    const id = nextId();
    const body = { session: await server().scan(), needs: ['water'] };
    await server().post('/api/calls', body, { 'idempotency-key': id, 'x-order-age': '0' });
    return id;
  };

  test('the second of two namesakes is told, for a call, an accepted order and a served one', async () => {
    const [one, other] = await both();
    const [callId, orderId] = [await called(), await ordered()];
    const coming = { callId, answer: 'coming' };
    const accepted = { orderId, fact: { kind: 'accepted' } };
    const served = { orderId, to: 'served_spot' };
    for (const [kind, body, told] of [
      ['callAnswer', coming, first],
      ['orderFact', accepted, first],
      ['orderStatus', served, { ...first, message: 'moved_on', status: 'served_spot' }],
    ] as const) {
      expect((await send(one, kind, body)).status).toBe(200);
      // She presses again on another phone.
      expect((await send(one, kind, body)).status).toBe(200);
      expect(payloadOf(await send(other, kind, body))).toEqual(told);
    }
  });

  test('the board identifies the coming waiter by id, which distinguishes the two', async () => {
    const [one, other] = await both();
    const callId = await called();
    await send(one, 'callAnswer', { callId, answer: 'coming' });
    const { json } = await server().get('/api/staff/board', other.headers);
    const coming = parseBoard(json)?.calls.find(({ id }) => id === callId)?.coming;
    expect(coming).toMatchObject({ by: 'Maria', byId: expect.any(String) });
  });

  test('an older server’s row has the name only, and is compared by name', async () => {
    const [one, other] = await both();
    const [callId, orderId] = [await called(), await ordered()];
    await send(one, 'callAnswer', { callId, answer: 'coming' });
    await send(one, 'orderFact', { orderId, fact: { kind: 'accepted' } });
    await server().store.write(server().placeId, async ({ db }) => {
      await db.updateTable('calls').set({ coming_by_id: null }).execute();
      await db.updateTable('order_facts').set({ accepted_by_id: null }).execute();
    });
    expect((await send(other, 'callAnswer', { callId, answer: 'coming' })).status).toBe(200);
    expect((await send(other, 'orderFact', { orderId, fact: { kind: 'accepted' } })).status).toBe(200);
  });
});
