// Guest devices: set up for a table or as a kiosk, watched, commanded and revoked.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { devicesAnswerSchema } from '#contract/device/managed-devices.ts';
import { parseBoard } from '#contract/service/board.ts';
import { sessionAnswerSchema } from '#contract/session/session.ts';
import { codeAnswerSchema, enrolledAnswerSchema } from '#contract/staff/staff.ts';
import { managedTablesSchema } from '#contract/table/managed-tables.ts';
import { tellSilentDevices } from '../../../server/services/device/heartbeat.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, messageOf, NOON } from '../support/server.ts';
import { enrolled, type SignedIn, signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE, publish } from '../support/venues.ts';
import { type SharedDevice, setUp, speak } from './shared-devices.ts';

const TABLET = { kind: 'tablet', table: '1' };

onEitherDatabase('Shared devices', (store) => {
  const { server } = withServer(store);
  const owner = () => signInAs(server(), 'PLACE_ADMIN');
  const send = async (who: SignedIn, method: 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const headers = { 'x-place': String(server().placeId), ...who.headers };
    const answer = await server().app.inject({
      method,
      url: `/api/staff/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return answer.statusCode;
  };
  const ask = ({ secret }: Pick<SharedDevice, 'secret'>) => server().post('/api/devices/session', { device: secret });
  const sessionOf = (answer: { json: unknown }) => v.parse(sessionAnswerSchema, answer.json).session;
  const verify = (session: string) =>
    server().post('/api/tables/verify_session', { token: null, session, placeSlug: 'bistro' });
  const devices = async (who: SignedIn) =>
    v.parse(devicesAnswerSchema, (await server().get('/api/staff/devices', who.headers)).json).devices;
  const board = async (who: SignedIn) => parseBoard((await server().get('/api/staff/board', who.headers)).json);
  const sitting = async (who: SignedIn, table: string) =>
    (await board(who))?.tables.find(({ name }) => name === table)?.sitting;
  const look = () =>
    tellSilentDevices({
      store: server().store,
      clock: () => server().clock.now,
      places: createPublishedPlaces(server().store),
    });
  const journal = async (type: 'device.state' | 'device.command') =>
    (await readJournal(server().store, server().placeId))
      .filter((row) => row.type === type)
      .map(({ payload }) => payload);

  test('table tablet: its key gives it a session at its table, as long as a kiosk’s, in one party with the guests who scan at this table [S4.15] [S9.19]', async () => {
    const maria = await owner();
    const tablet = await setUp(server(), maria, TABLET);
    const session = sessionOf(await ask(tablet));
    expect(session).toMatchObject({ table: '1', ordertype: 'spot', tablet_mode: true, expires: NOON + 43_800 * HOUR });
    expect(sessionOf(await verify(session.token))).toMatchObject({ tablet_mode: true });
    const phone = sessionOf(await server().post('/api/tables/verify_token', { token: CODE.one, placeSlug: 'bistro' }));
    expect(phone).toMatchObject({ session_id: session.session_id, tablet_mode: false });
    expect((await server().order({ session: session.token })).status).toBe(201);
    const room = await setUp(server(), maria, { kind: 'room', table: '214' });
    expect(sessionOf(await ask(room))).toMatchObject({ room_number: '214', room_number_disabled: true });
  });

  test('shared device: needs an existing table of its kind, and a kiosk needs no table', async () => {
    const maria = await owner();
    const add = (device: object) => server().post('/api/staff/devices', { name: 'X', ...device }, maria.headers);
    expect(messageOf(await add({ kind: 'tablet', table: 'nowhere' }))).toBe('unknown_table');
    expect(messageOf(await add({ kind: 'tablet', table: '214' }))).toBe('unknown_table');
    expect(messageOf(await add({ kind: 'room', table: '1' }))).toBe('unknown_table');
    expect((await add({ kind: 'tablet' })).status).toBe(400);
    expect((await ask(await setUp(server(), maria, { kind: 'kiosk' }))).status).toBe(409);
  });

  test('table tablet: does not count as a party when alone, and its table stays free until a guest orders at it', async () => {
    const maria = await owner();
    const tablet = await setUp(server(), maria, TABLET);
    const { token } = sessionOf(await ask(tablet));
    expect(await sitting(maria, '1')).toBeUndefined();
    const managed = async () =>
      v
        .parse(managedTablesSchema, (await server().get('/api/staff/tables', maria.headers)).json)
        .tables.find(({ name }) => name === '1')?.isTaken;
    expect(await managed()).toBe(false);
    await server().order({ session: token });
    expect(await sitting(maria, '1')).toBeDefined();
    expect(await managed()).toBe(true);
  });

  test('table tablet: stays when its party moves, and gets a new session at its table', async () => {
    const maria = await owner();
    const tablet = await setUp(server(), maria, TABLET);
    const first = sessionOf(await ask(tablet));
    await server().order({ session: first.token });
    const headers = { ...maria.headers, 'idempotency-key': '0199c000-0000-7000-8000-00000000aaaa' };
    const body = { about: { sittingId: first.session_id }, table: '2', merge: false };
    const moved = await server().post('/api/staff/commands/tableChange', body, headers);
    expect(moved.status).toBe(200);
    expect((await verify(first.token)).status).toBe(401);
    expect(sessionOf(await ask(tablet)).table).toBe('1');
  });

  test('table tablet: follows a renamed table; when its table is retired it takes no orders, and the staff’s board says so', async () => {
    const maria = await owner();
    const tablet = await setUp(server(), maria, TABLET);
    expect(await send(maria, 'POST', 'tables/rename', { table: '1', name: 'Window' })).toBe(200);
    const { token } = sessionOf(await ask(tablet));
    expect(await send(maria, 'POST', 'tables/retire', { table: 'Window' })).toBe(200);
    expect((await verify(token)).status).toBe(401);
    expect(messageOf(await ask(tablet))).toBe('no_table');
    await speak(server(), tablet);
    expect((await devices(maria))[0]?.house?.troubles).toEqual(['no_table']);
    expect((await board(maria))?.devices).toMatchObject([{ device: tablet.id, trouble: 'no_table' }]);
  });

  test('shared device: its key and its session end when staff revoke the device or make a new code for it', async () => {
    const maria = await owner();
    for (const way of ['DELETE', 'POST'] as const) {
      const tablet = await setUp(server(), maria, TABLET);
      const { token } = sessionOf(await ask(tablet));
      await speak(server(), tablet);
      expect(await send(maria, way, `devices/${tablet.id}${way === 'POST' ? '/code' : ''}`)).toBe(200);
      expect((await speak(server(), tablet)).why).toBe('unknown_device');
      expect((await ask(tablet)).status).toBe(401);
      expect((await verify(token)).status).toBe(401);
      expect((await server().order({ session: token })).status).toBe(401);
    }
  });

  test('device keys: a staff device’s key opens no guest device, and a guest device signs no staff in', async () => {
    const maria = await owner();
    const shared = await enrolled(server());
    expect((await speak(server(), shared)).why).toBe('unknown_device');
    expect((await ask(shared)).status).toBe(401);
    const kiosk = await setUp(server(), maria, { kind: 'kiosk' });
    expect((await server().post('/api/staff/tiles', { device: kiosk.secret })).status).toBe(401);
    expect((await server().post('/api/staff/token', { secret: kiosk.secret })).status).toBe(401);
  });

  test('console: shows a device’s state, rings once after 90 seconds of silence and stops when the device is back', async () => {
    const maria = await owner();
    const kiosk = await setUp(server(), maria, { kind: 'kiosk' });
    await speak(server(), kiosk, { beat: { battery: 0.1, isCharging: false, queue: 2, queueAge: 3 * MINUTE } });
    expect((await devices(maria))[0]?.house).toMatchObject({ heardAt: NOON, troubles: ['unsent', 'battery'] });
    await speak(server(), kiosk);
    server().clock.now += 90_000;
    await look();
    expect((await board(maria))?.devices).toEqual([]);
    server().clock.now += 1;
    await Promise.all([look(), look()]);
    expect((await board(maria))?.devices).toEqual([
      { device: kiosk.id, name: 'Window', trouble: 'silent', since: NOON },
    ]);
    await speak(server(), kiosk);
    expect((await board(maria))?.devices).toEqual([]);
    expect((await journal('device.state')).map((told) => 'trouble' in told && told.trouble)).toEqual([
      'unsent',
      null,
      'silent',
      null,
    ]);
  });

  test('board: rings for a device that failed to clear, and for an order rejected after its guest had left', async () => {
    const maria = await owner();
    const kiosk = await setUp(server(), maria, { kind: 'kiosk' });
    const told = async (heartbeat: object) => {
      await speak(server(), kiosk, { beat: heartbeat });
      const seen = await board(maria);
      // A page older than these troubles reads the list that it knows.
      expect(seen?.devices).toEqual([]);
      return seen?.moreDevices;
    };
    const trouble = { device: kiosk.id, name: 'Window', since: NOON };
    expect(await told({ isUnclean: true, refused: ['K2-17'] })).toEqual([{ ...trouble, trouble: 'unclean' }]);
    expect(await told({ isUnclean: false, refused: ['K2-17'] })).toEqual([
      { ...trouble, trouble: 'refused', orders: ['K2-17'] },
    ]);
    expect((await devices(maria))[0]?.house?.troubles).toEqual(['refused']);
    expect(await told({ isUnclean: false, refused: [] })).toEqual([]);
    expect((await journal('device.state')).map((row) => 'trouble' in row && row.trouble)).toEqual([
      'unclean',
      'refused',
      null,
    ]);
  });

  test('board: does not ring for a silent device while the venue is closed', async () => {
    const maria = await owner();
    const kiosk = await setUp(server(), maria, { kind: 'kiosk' });
    await speak(server(), kiosk);
    await publish(server().store, { place: { openingHours: Array.from({ length: 7 }, () => []) } });
    server().clock.now += 10 * MINUTE;
    await look();
    expect((await board(maria))?.devices).toEqual([]);
  });

  test('shared device: two devices with one key are detected by their pages and reported', async () => {
    const maria = await owner();
    const kiosk = await setUp(server(), maria, { kind: 'kiosk' });
    const troubles = async () => (await devices(maria))[0]?.house?.troubles;
    // A reloaded device has a new page id each time.
    for (const page of ['page-aaaa', 'page-bbbb', 'page-bbbb', 'page-cccc']) await speak(server(), kiosk, { page });
    expect(await troubles()).toEqual([]);
    await speak(server(), kiosk, { page: 'page-bbbb' });
    expect(await troubles()).toEqual(['copied']);
  });

  test('device command: is repeated with each heartbeat until answered, and the journal has its sender and result', async () => {
    const maria = await owner();
    const kiosk = await setUp(server(), maria, { kind: 'kiosk' });
    await speak(server(), kiosk);
    expect(await send(maria, 'POST', `devices/${kiosk.id}/commands`, { kind: 'message', words: ' Hello ' })).toBe(200);
    const first = (await speak(server(), kiosk)).told?.commands ?? [];
    expect(first).toMatchObject([{ kind: 'message', words: 'Hello', expiresAt: NOON + 5 * MINUTE }]);
    expect((await speak(server(), kiosk)).told?.commands).toEqual(first);
    const done = [{ id: first[0]?.id ?? '', outcome: 'done' as const }];
    expect((await speak(server(), kiosk, { done })).told?.commands).toEqual([]);
    await speak(server(), kiosk, { done });
    expect((await devices(maria))[0]?.house?.lastCommand).toMatchObject({
      kind: 'message',
      by: 'Maria',
      outcome: 'done',
    });
    expect(await journal('device.command')).toMatchObject([
      { kind: 'message', words: 'Hello', by: 'Maria' },
      { kind: 'message', outcome: 'done' },
    ]);
  });

  test('device command: an expired command is not sent to a device that is back, and no device answers for another', async () => {
    const maria = await owner();
    const [kiosk, other] = [
      await setUp(server(), maria, { kind: 'kiosk' }),
      await setUp(server(), maria, { kind: 'kiosk', name: 'Door' }),
    ];
    await speak(server(), kiosk);
    await send(maria, 'POST', `devices/${kiosk.id}/commands`, { kind: 'reset' });
    const id = (await speak(server(), kiosk)).told?.commands[0]?.id ?? '';
    await speak(server(), other, { done: [{ id, outcome: 'done' }] });
    expect((await devices(maria)).find((one) => one.id === kiosk.id)?.house?.lastCommand?.outcome).toBeNull();
    server().clock.now += 5 * MINUTE;
    expect((await speak(server(), kiosk)).told?.commands).toEqual([]);
    expect((await devices(maria)).find((one) => one.id === kiosk.id)?.house?.lastCommand?.outcome).toBe('expired');
  });

  test('stopped device: the server rejects its orders and tells the device that it is stopped, until staff allow it again', async () => {
    const maria = await owner();
    const tablet = await setUp(server(), maria, TABLET);
    const { token } = sessionOf(await ask(tablet));
    await speak(server(), tablet, { sender: 'sender-of-tablet' });
    const order = async () =>
      messageOf(await server().order({ session: token, headers: { 'x-device': 'sender-of-tablet' } }));
    expect(await send(maria, 'PUT', `devices/${tablet.id}`, { isStopped: true })).toBe(200);
    expect((await speak(server(), tablet, { sender: 'sender-of-tablet' })).told?.isStopped).toBe(true);
    expect(await order()).toContain('anon_user_banned');
    expect(await send(maria, 'PUT', `devices/${tablet.id}`, { isStopped: false, name: 'Corner' })).toBe(200);
    expect((await speak(server(), tablet, { sender: 'sender-of-tablet' })).told).toMatchObject({
      isStopped: false,
      device: { name: 'Corner' },
    });
    expect(await order()).not.toContain('anon_user_banned');
  });

  test('stopped device: cannot order from another browser either; its former browser can', async () => {
    const maria = await owner();
    const tablet = await setUp(server(), maria, TABLET);
    const stop = (isStopped: boolean) => send(maria, 'PUT', `devices/${tablet.id}`, { isStopped });
    const saysStopped = async (device: SharedDevice, sender: string) =>
      (await speak(server(), device, { sender })).told?.isStopped;
    const isRefused = async (sender: string) =>
      String(
        messageOf(await server().order({ session: await server().scan(), headers: { 'x-device': sender } })),
      ).includes('anon_user_banned');
    // Stopped before its first heartbeat.
    expect(await stop(true)).toBe(200);
    expect(await saysStopped(tablet, 'sender-old')).toBe(true);
    expect(await isRefused('sender-old')).toBe(true);
    const again = await server().app.inject({
      method: 'POST',
      url: `/api/staff/devices/${tablet.id}/code`,
      headers: { 'x-place': String(server().placeId), ...maria.headers },
    });
    const { code } = v.parse(codeAnswerSchema, again.json());
    const { secret } = v.parse(enrolledAnswerSchema, (await server().post('/api/staff/enrol', { code })).json);
    expect(await saysStopped({ id: tablet.id, secret }, 'sender-new')).toBe(true);
    expect([await isRefused('sender-new'), await isRefused('sender-old')]).toEqual([true, false]);
    // Lifting the ban in the list of bans also lifts the device's stop.
    const bans = v.parse(
      v.object({ bans: v.array(v.object({ id: v.string() })) }),
      (await server().get('/api/staff/bans', maria.headers)).json,
    ).bans;
    expect(bans).toHaveLength(1);
    expect(await send(maria, 'DELETE', `bans/${bans[0]?.id}`)).toBe(200);
    expect(await saysStopped({ id: tablet.id, secret }, 'sender-new')).toBe(false);
  });
});
