import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sessionAnswerSchema } from '#contract/session/session.ts';
import type { Services } from '../../../server/services/services.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { closeTableSession } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, messageOf, NOON, type TestServer } from '../support/server.ts';
import { signInAs, signInStation } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { CODE, publish, TABLES } from '../support/venues.ts';

onBothDatabases('A table session', (store) => {
  const { server, start } = withServer(store);

  const verify = (session: string, placeSlug = 'bistro', on: TestServer = server()) =>
    on.post('/api/tables/verify_session', { token: null, session, placeSlug });
  const scan = (token: string, placeSlug = 'bistro') => server().post('/api/tables/verify_token', { token, placeSlug });
  const sessionOf = (answer: { json: unknown }) => v.parse(sessionAnswerSchema, answer.json).session;

  test('a scanned code gives a session with its own secret for two hours [S7.11, S3.29]', async () => {
    const first = await scan(CODE.one);
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json).toMatchObject({
      success: true,
      session: {
        token: expect.stringMatching(/^[A-Za-z0-9_-]{32}$/),
        expires: NOON + 2 * HOUR,
        ordertype: 1,
        room_number: null,
        room_number_disabled: false,
        tablet_mode: false,
        table: '1',
        place_id: server().placeId,
      },
    });
    const second = await scan(CODE.one);
    expect(sessionOf(second).token).not.toBe(sessionOf(first).token);
    expect(sessionOf(second).session_id).toBe(sessionOf(first).session_id);
    expect(sessionOf(await scan(CODE.two)).session_id).not.toBe(sessionOf(first).session_id);
  });

  test('a room’s code knows its room, and a tablet stays on its table [S3.29]', async () => {
    expect(sessionOf(await scan(CODE.room))).toMatchObject({
      ordertype: 'room',
      room_number: '214',
      room_number_disabled: true,
    });
    const tablet = sessionOf(await scan(CODE.tablet));
    expect(tablet).toMatchObject({ ordertype: 'tablet_mode', tablet_mode: true, expires: NOON + 43_800 * HOUR });
  });

  test('a waiter’s scan gives eight hours; a kitchen screen’s and a stranger’s give two [S9.19]', async () => {
    const hours = async (headers: Record<string, string>) => {
      const answer = await server().post('/api/tables/verify_token', { token: CODE.one, placeSlug: 'bistro' }, headers);
      return (Number(sessionOf(answer).expires) - NOON) / HOUR;
    };
    expect(await hours((await signInAs(server(), 'WAITER')).headers)).toBe(8);
    expect(await hours((await signInAs(server(), 'PLACE_ADMIN')).headers)).toBe(8);
    expect(await hours((await signInAs(server(), 'PDF_MENU_ADMIN')).headers)).toBe(2);
    expect(await hours((await signInStation(server())).headers)).toBe(2);
    expect(await hours({ authorization: 'Bearer nobody.knows.it' })).toBe(2);
  });

  test('a waiter of one place is a guest at another [S9.19]', async () => {
    const { headers } = await signInAs(server(), 'WAITER');
    await start({
      slug: 'hotel',
      tables: [{ name: '1', code: 'code-of-the-hotel-0123456789', orderType: 'spot', room: undefined }],
    });
    const body = { token: 'code-of-the-hotel-0123456789', placeSlug: 'hotel' };
    const answer = await server().post('/api/tables/verify_token', body, headers);
    expect(sessionOf(answer).expires).toBe(NOON + 2 * HOUR);
  });

  test('a waiter’s session does not keep a party: guests after the last guest session are a new one', async () => {
    const { headers } = await signInAs(server(), 'WAITER');
    const first = sessionOf(await scan(CODE.one));
    const waiters = await server().post('/api/tables/verify_token', { token: CODE.one, placeSlug: 'bistro' }, headers);
    expect(sessionOf(waiters).session_id).toBe(first.session_id);
    server().clock.now += 3 * HOUR;
    expect((await verify(sessionOf(waiters).token)).status).toBe(200);
    expect(sessionOf(await scan(CODE.one)).session_id).not.toBe(first.session_id);
    expect((await verify(sessionOf(waiters).token)).status).toBe(401);
  });

  test('the database stores no usable secret', async () => {
    const { token } = sessionOf(await scan(CODE.one));
    await server().order({ session: token });
    const { read } = server().store;
    const rows = [
      await read.selectFrom('session_tokens').selectAll().execute(),
      await read.selectFrom('answers').selectAll().execute(),
      await read.selectFrom('journal').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a wrong, foreign, old or revoked code gives no session [S7.11]', async () => {
    await start({
      slug: 'hotel',
      tables: [{ name: '1', code: 'code-of-the-hotel-0123456789', orderType: 'spot', room: undefined }],
    });
    const wrong = [
      await scan('no-such-code'),
      await scan(CODE.one, 'hotel'),
      await scan('code-of-the-hotel-0123456789', 'bistro'),
      await scan(CODE.one, 'nowhere'),
    ];
    for (const answer of wrong) {
      expect([answer.status, answer.json]).toEqual([404, { success: false, payload: { message: 'invalid_token' } }]);
    }
    await publish(server().store, {
      tables: [{ name: '1', code: 'a-new-code-of-table-one-1234', orderType: 'spot', room: undefined }],
    });
    expect((await scan(CODE.one)).status).toBe(404);
    expect((await scan('a-new-code-of-table-one-1234')).status).toBe(200);
    expect((await scan(CODE.two)).status).toBe(404);
    const journal = await readJournal(
      server().store,
      sessionOf(await scan('a-new-code-of-table-one-1234')).place_id as number,
    );
    expect(journal.filter(({ type }) => type === 'table.closed')).toHaveLength(TABLES.length - 1);
  });

  test('code guessing is limited after 30 tries, and a guest can scan again within seconds', async () => {
    const answers = [];
    for (let guess = 0; guess < 60; guess += 1) answers.push(await scan(`guess-${guess}`));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBe(30);
    expect(messageOf(limited[0] ?? answers[0] ?? never())).toBe('rate_limited');
    expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    server().clock.now += 5000;
    expect((await scan(CODE.one)).status).toBe(200);
  });
  test('wrong codes from one address do not block other guests at that address', async () => {
    const guests = [];
    for (let round = 0; round < 20; round += 1) {
      for (let guess = 0; guess < 5; guess += 1) await scan(`guess-${round}-${guess}`);
      guests.push((await scan(round % 2 ? CODE.one : CODE.two)).status);
      server().clock.now += 1000;
    }
    expect(guests).toEqual(Array.from({ length: 20 }, () => 200));
  });
  const never = (): never => {
    throw new Error('no answer');
  };

  test('sixty guests behind one address can scan at once', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => scan(at % 2 ? CODE.one : CODE.two)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  test('forty checks of yesterday’s sessions do not block a new scan', async () => {
    const old = await Promise.all(Array.from({ length: 40 }, async () => sessionOf(await scan(CODE.one)).token));
    server().clock.now += 24 * HOUR;
    for (const token of old) expect((await verify(token)).status).toBe(401);
    expect((await scan(CODE.one)).status).toBe(200);
  });

  test('a check returns the session, and extends it by 15 minutes when it is about to lapse [S7.10, S9.20]', async () => {
    const { token } = sessionOf(await scan(CODE.one));
    const early = await verify(token);
    expect(sessionOf(early)).toMatchObject({ token, expires: NOON + 2 * HOUR, table: '1' });
    server().clock.now = NOON + 2 * HOUR - 5 * MINUTE;
    expect(sessionOf(await verify(token)).expires).toBe(NOON + 2 * HOUR + 10 * MINUTE);
    server().clock.now = NOON + 2 * HOUR + 9 * MINUTE;
    expect((await server().order({ session: token })).status).toBe(201);
  });

  test('a session extended without end lapses after eight hours', async () => {
    const { token } = sessionOf(await scan(CODE.one));
    for (let at = NOON; at < NOON + 8 * HOUR; at += 10 * MINUTE) {
      server().clock.now = at;
      expect((await verify(token)).status).toBe(200);
    }
    server().clock.now = NOON + 8 * HOUR;
    expect((await verify(token)).status).toBe(401);
  });

  test('a lapsed or invented session is rejected [S7.10]', async () => {
    const { token } = sessionOf(await scan(CODE.one));
    const other = await start({ slug: 'hotel' });
    for (const answer of [
      await verify('x'.repeat(32)),
      await verify(token, 'hotel', other),
      await verify(token, 'nowhere'),
    ]) {
      expect([answer.status, answer.json]).toEqual([401, { success: false, payload: { message: 'Invalid session' } }]);
    }
    other.clock.now = NOON + 2 * HOUR;
    expect((await verify(token, 'bistro', other)).status).toBe(401);
    expect(messageOf(await verify('short'))).toBe('invalid_session');
  });

  test('the next guests start a new sitting when all sessions have lapsed, and see no old orders [S7.14]', async () => {
    const old = sessionOf(await scan(CODE.one));
    await server().order({ session: old.token });
    server().clock.now += 2 * HOUR;
    const fresh = sessionOf(await scan(CODE.one));
    expect(fresh.session_id).not.toBe(old.session_id);
    expect((await server().get(`/api/orders/by_table_session/${fresh.token}`)).json).toEqual([]);
    const late = await server().order({ session: old.token });
    expect([late.status, messageOf(late)]).toEqual([422, 'session_closed']);
  });

  test('staff close a table: its guests can no longer order, and the next ones start a new sitting', async () => {
    const old = sessionOf(await scan(CODE.one));
    const services = { store: server().store, clock: () => server().clock.now } as Services;
    expect(await closeTableSession(services, server().placeId, '1')).toBe(true);
    expect(await closeTableSession(services, server().placeId, '1')).toBe(false);
    expect((await verify(old.token)).status).toBe(401);
    expect(messageOf(await server().order({ session: old.token }))).toBe('session_closed');
    expect(sessionOf(await scan(CODE.one)).session_id).not.toBe(old.session_id);
  });
});
