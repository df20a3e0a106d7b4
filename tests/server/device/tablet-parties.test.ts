// Parties at a table with a tablet, whose session lasts for years; and callers without a valid key.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sessionAnswerSchema } from '#contract/session/session.ts';
import { deviceSession, takeHeartbeat } from '../../../server/services/device/heartbeat.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { Store } from '../../../server/store/store.ts';
import { floorOf } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, messageOf, nextId } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { type SharedDevice, setUp, speak, token, WELL } from './shared-devices.ts';

onEitherDatabase('A table with a tablet', (store) => {
  const { server } = withServer(store);
  const { send, board, ordered } = floorOf(server);
  const sit = async ({ secret }: SharedDevice) =>
    v.parse(sessionAnswerSchema, (await server().post('/api/devices/session', { device: secret })).json).session;
  const isGood = async (session: string) =>
    (await server().post('/api/tables/verify_session', { token: null, session, placeSlug: 'bistro' })).status === 200;
  const seated = async () => {
    const boss = await signInAs(server(), 'PLACE_ADMIN');
    const tablet = await setUp(server(), boss, { kind: 'tablet', table: '1' });
    return { boss, tablet, session: await sit(tablet) };
  };
  const retire = (who: SignedIn) => server().post('/api/staff/tables/retire', { table: '1' }, who.headers);
  const served = async (who: SignedIn, session: string) => {
    const orderId = await ordered(session);
    await send(who, 'orderStatus', { orderId, to: 'served_spot' });
  };
  const pay = async (who: SignedIn, sittingId: string) =>
    expect((await send(who, 'paid', { sittingId, amount: 790, tender: 'cash' })).status).toBe(200);
  /** A manager with a fresh token. */
  const later = () => signInAs(server(), 'PLACE_ADMIN', { name: `Silvia ${nextId().slice(-6)}` });
  /** The server's services on a store observed by the test. */
  const asked = (watched: Store) => ({ store: watched, clock: () => server().clock.now });
  const place = async () => {
    const found = await createPublishedPlaces(store()).at(store().read, server().placeId);
    if (!found) throw new Error('No place');
    return found;
  };

  test('tablet party: a guest who called from the tablet keeps the table until staff have come', async () => {
    const { boss, session } = await seated();
    const called = await server().post(
      '/api/calls',
      { session: session.token, needs: ['water'] },
      { 'idempotency-key': nextId(), 'x-order-age': '0' },
    );
    expect(called.status).toBe(200);
    expect(messageOf(await retire(boss))).toBe('table_taken');
    const [call] = (await board(boss)).calls;
    await send(boss, 'callAnswer', { callId: call?.id, answer: 'done' });
    expect((await retire(boss)).status).toBe(200);
  });

  test.each(['it is loaded', 'it was left on'])(
    'tablet party: has ended the next day after it paid and left, when %s',
    async (how) => {
      const { boss, tablet, session } = await seated();
      await served(boss, session.token);
      await pay(boss, session.session_id);
      server().clock.now += 8 * HOUR - 1;
      await speak(server(), tablet);
      expect(await isGood(session.token)).toBe(true);
      server().clock.now += 1;
      if (how === 'it was left on') {
        const silvia = await later();
        await speak(server(), tablet, { beat: { touchAge: 10 * MINUTE - 1 } });
        expect((await board(silvia)).tables[0]?.sitting?.id).toBe(session.session_id);
        await speak(server(), tablet, { beat: { touchAge: 10 * MINUTE } });
        expect((await board(silvia)).tables[0]?.sitting).toBeUndefined();
      }
      expect(await isGood(session.token)).toBe(false);
      const next = await sit(tablet);
      expect(next.session_id).not.toBe(session.session_id);
      expect((await server().get(`/api/orders/by_table_session/${next.token}`)).json).toEqual([]);
    },
  );

  test('tablet party: a phone that scans joins the party that ordered on the tablet, however long the tablet waited before', async () => {
    const { session } = await seated();
    server().clock.now += 9 * HOUR;
    const id = await ordered(session.token);
    const phone = await server().scan();
    expect((await server().get(`/api/orders/by_table_session/${phone}`)).json).toMatchObject([{ id }]);
    expect(await isGood(session.token)).toBe(true);
  });

  test('tablet party: stays after payment while one of its phones has a valid session', async () => {
    const { boss, tablet, session } = await seated();
    await served(boss, session.token);
    server().clock.now += 7 * HOUR;
    await server().scan();
    server().clock.now += 2 * HOUR - 1;
    const silvia = await later();
    await pay(silvia, session.session_id);
    await speak(server(), tablet);
    expect(await isGood(session.token)).toBe(true);
    server().clock.now += 1;
    expect(await isGood(session.token)).toBe(false);
  });

  test('tablet party: a party that owes money stays until the next day', async () => {
    const { boss, tablet, session } = await seated();
    await served(boss, session.token);
    server().clock.now += 24 * HOUR;
    await speak(server(), tablet);
    expect(await isGood(session.token)).toBe(true);
    await pay(await later(), session.session_id);
    expect(await isGood(session.token)).toBe(false);
  });

  test('tablet party: a guest who scans the next morning joins a party that has an open request', async () => {
    const { boss, session } = await seated();
    await served(boss, session.token);
    await pay(boss, session.session_id);
    await server().post(
      '/api/calls',
      { session: session.token, needs: ['water'] },
      { 'idempotency-key': nextId(), 'x-order-age': '0' },
    );
    server().clock.now += 20 * HOUR;
    await server().scan();
    const { tables, calls } = await board(await later());
    expect(tables[0]?.sitting?.id).toBe(session.session_id);
    expect(calls).toHaveLength(1);
  });

  test('table tablet: gets no session when it is revoked during the request', async () => {
    const { boss, tablet } = await seated();
    const late: Store = {
      ...store(),
      write: async (id, work) => {
        await server().app.inject({
          method: 'DELETE',
          url: `/api/staff/devices/${tablet.id}`,
          headers: { 'x-place': String(server().placeId), ...boss.headers },
        });
        return store().write(id, work);
      },
    };
    expect(await deviceSession(asked(late), await place(), tablet.secret)).toEqual({
      ok: false,
      error: 'unknown_device',
    });
  });

  test('table tablet: a caller without a key does not wait for locks of orders', async () => {
    let writes = 0;
    const counted: Store = {
      ...store(),
      write: (id, work) => {
        writes += 1;
        return store().write(id, work);
      },
    };
    const body = { device: 'x'.repeat(43), nonce: token(), page: token(), sender: token(), beat: WELL, done: [] };
    expect(await takeHeartbeat(asked(counted), await place(), body)).toEqual({ ok: false, error: 'unknown_device' });
    expect(writes).toBe(0);
  });
});
