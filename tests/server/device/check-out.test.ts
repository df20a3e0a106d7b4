// Check-out: guests leave a room, their stay ends, and the room's tablet gets a clear command until it is cleared.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sessionAnswerSchema } from '#contract/session/session.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { floorOf, orderOn, payloadOf, sittingOn } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, messageOf, NOON } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';
import { type SharedDevice, setUp, speak } from './shared-devices.ts';

const DAY = 24 * HOUR;

onEitherDatabase('Check-out of a room', (store) => {
  const { server } = withServer(store);
  const { send, board, ordered } = floorOf(server);
  const room = async () =>
    setUp(server(), await signInAs(server(), 'PLACE_ADMIN'), { kind: 'room', table: '214', name: 'Bedside' });
  const sit = async ({ secret }: SharedDevice) =>
    v.parse(sessionAnswerSchema, (await server().post('/api/devices/session', { device: secret })).json).session;
  const resets = async (tablet: SharedDevice) => (await speak(server(), tablet)).told?.commands ?? [];
  const tabletOn = async (who: Awaited<ReturnType<typeof signInAs>>) =>
    (await board(who)).tables.find(({ name }) => name === '214')?.tablet;

  test('check-out: ends the stay for every device in the room, and clears only the room’s tablet, with the person’s name', async () => {
    const tablet = await room();
    const maria = await signInAs(server(), 'WAITER');
    const other = await setUp(server(), await signInAs(server(), 'PLACE_ADMIN'), { kind: 'tablet', table: '1' });
    const [{ token }, phone] = [await sit(tablet), await server().scan(CODE.room)];
    await ordered(token);
    const found = await board(maria);
    const rest = found.orders[0]?.total ?? 0;
    expect((await send(maria, 'checkOut', { table: '214', rest })).status).toBe(200);
    for (const right of [token, phone])
      expect((await server().get(`/api/calls/by_table_session/${right}`)).status).toBe(401);
    expect(sittingOn(await board(maria), '214')).toBeUndefined();
    expect(await resets(tablet)).toMatchObject([{ kind: 'reset' }]);
    expect(await resets(other)).toEqual([]);
    const rows = await readJournal(server().store, server().placeId);
    expect(rows.filter(({ type }) => type === 'session.closed').at(-1)).toMatchObject({
      payload: { table: '214', reason: 'staff', by: 'Maria' },
    });
    expect(rows.filter(({ type }) => type === 'device.command')).toMatchObject([
      { payload: { deviceId: tablet.id, kind: 'reset', by: 'Maria' } },
    ]);
  });

  test('check-out: a tablet that is off for days is cleared when it is back; until then the board shows it as not cleared', async () => {
    const tablet = await room();
    const maria = await signInAs(server(), 'WAITER');
    await sit(tablet);
    expect(await tabletOn(maria)).toBeUndefined();
    await send(maria, 'checkOut', { table: '214' });
    expect(await tabletOn(maria)).toEqual({ state: 'told', at: NOON });
    server().clock.now += 3 * DAY;
    const [command] = await resets(tablet);
    expect(await tabletOn(await signInAs(server(), 'WAITER'))).toEqual({ state: 'told', at: NOON });
    const done = [{ id: command?.id ?? '', outcome: 'done' as const }];
    expect((await speak(server(), tablet, { done })).told?.commands).toEqual([]);
    expect(await tabletOn(await signInAs(server(), 'WAITER'))).toBeUndefined();
  });

  test('check-out: the board shows a cleared tablet for a day', async () => {
    const tablet = await room();
    const maria = await signInAs(server(), 'WAITER');
    await send(maria, 'checkOut', { table: '214' });
    const [command] = await resets(tablet);
    await speak(server(), tablet, { done: [{ id: command?.id ?? '', outcome: 'done' }] });
    expect(await tabletOn(maria)).toEqual({ state: 'cleared', at: NOON });
    server().clock.now += DAY + 1;
    expect(await tabletOn(await signInAs(server(), 'WAITER'))).toBeUndefined();
  });

  test('check-out: the board asks staff to look at a tablet that failed to clear or never came back', async () => {
    const tablet = await room();
    const maria = await signInAs(server(), 'WAITER');
    await send(maria, 'checkOut', { table: '214' });
    const [command] = await resets(tablet);
    await speak(server(), tablet, { done: [{ id: command?.id ?? '', outcome: 'refused' }] });
    expect(await tabletOn(maria)).toEqual({ state: 'failed', at: NOON });
    await send(maria, 'checkOut', { table: '214' });
    expect(await tabletOn(maria)).toEqual({ state: 'told', at: NOON });
    server().clock.now += 7 * DAY;
    expect(await resets(tablet)).toEqual([]);
    expect(await tabletOn(await signInAs(server(), 'WAITER'))).toEqual({ state: 'failed', at: NOON });
  });

  test('check-out: a console command does not count as a check-out, and settles a clearing that failed', async () => {
    const tablet = await room();
    const maria = await signInAs(server(), 'WAITER');
    const { headers } = await signInAs(server(), 'PLACE_ADMIN');
    const fromConsole = async () => {
      await server().post(`/api/staff/devices/${tablet.id}/commands`, { kind: 'reset' }, headers);
      const [command] = await resets(tablet);
      await speak(server(), tablet, { done: [{ id: command?.id ?? '', outcome: 'done' }] });
    };
    await fromConsole();
    expect(await tabletOn(maria)).toBeUndefined();
    server().clock.now += 1_000;
    await send(maria, 'checkOut', { table: '214' });
    const [command] = await resets(tablet);
    await speak(server(), tablet, { done: [{ id: command?.id ?? '', outcome: 'refused' }] });
    expect(await tabletOn(maria)).toMatchObject({ state: 'failed' });
    server().clock.now += 1_000;
    await fromConsole();
    expect(await tabletOn(maria)).toEqual({ state: 'cleared', at: NOON + 1_000 });
  });

  test('check-out: a move to a table clears the room’s tablet, by any person', async () => {
    const tablet = await room();
    const maria = await signInAs(server(), 'WAITER');
    await sit(tablet);
    await server().scan(CODE.room);
    const sittingId = sittingOn(await board(maria), '214')?.id;
    expect((await send(maria, 'tableChange', { about: { sittingId }, table: '1', merge: false })).status).toBe(200);
    expect(await resets(tablet)).toMatchObject([{ kind: 'reset' }]);
    expect(await tabletOn(maria)).toEqual({ state: 'told', at: NOON });
    const rows = await readJournal(server().store, server().placeId);
    expect(rows.filter(({ type }) => type === 'device.command')).toMatchObject([{ payload: { by: 'Maria' } }]);
  });

  test('check-out: is refused when the bill was not read, and at a table that is not a room', async () => {
    const tablet = await room();
    const maria = await signInAs(server(), 'WAITER');
    const { token } = await sit(tablet);
    const id = await ordered(token);
    const total = orderOn(await board(maria), id)?.total ?? 0;
    expect(payloadOf(await send(maria, 'checkOut', { table: '214' }))).toEqual({ message: 'unpaid', rest: total });
    expect(await resets(tablet)).toEqual([]);
    expect((await send(maria, 'checkOut', { table: '214', rest: total })).status).toBe(200);
    await ordered();
    expect(messageOf(await send(maria, 'checkOut', { table: '1', rest: total }))).toBe('unknown_table');
    expect(sittingOn(await board(maria), '1')).toBeDefined();
  });

  test('check-out: a check-out sent hours late ends no newer stay and clears no tablet of newer guests', async () => {
    const tablet = await room();
    const maria = await signInAs(server(), 'WAITER');
    await sit(tablet);
    await server().scan(CODE.room);
    const sittingId = sittingOn(await board(maria), '214')?.id;
    // A colleague with a network was faster.
    await send(maria, 'checkOut', { table: '214', sittingId, rest: 0 });
    const [cleared] = await resets(tablet);
    await speak(server(), tablet, { done: [{ id: cleared?.id ?? '', outcome: 'done' }] });
    server().clock.now += HOUR;
    await sit(tablet);
    // Only the tablet has a session, maybe with new guests: the late check-out has nothing to do.
    const later = await signInAs(server(), 'WAITER');
    expect((await send(later, 'checkOut', { table: '214', sittingId, rest: 0 })).status).toBe(200);
    expect(await resets(tablet)).toEqual([]);
    const phone = await server().scan(CODE.room);
    for (const late of [{ sittingId }, { sittingId: null }])
      expect(messageOf(await send(later, 'checkOut', { table: '214', rest: 0, ...late }))).toBe('table_taken');
    expect(await resets(tablet)).toEqual([]);
    expect((await server().get(`/api/calls/by_table_session/${phone}`)).status).toBe(200);
  });

  test('check-out: clears a room without a known stay, and one whose stay has lapsed', async () => {
    const tablet = await room();
    const maria = await signInAs(server(), 'WAITER');
    await sit(tablet);
    expect((await send(maria, 'checkOut', { table: '214', sittingId: null })).status).toBe(200);
    const [first] = await resets(tablet);
    await speak(server(), tablet, { done: [{ id: first?.id ?? '', outcome: 'done' }] });
    await server().scan(CODE.room);
    const sittingId = sittingOn(await board(maria), '214')?.id;
    server().clock.now += 3 * HOUR;
    // The phone's session has lapsed, and the tablet starts another sitting.
    await sit(tablet);
    const later = await signInAs(server(), 'WAITER');
    expect((await send(later, 'checkOut', { table: '214', sittingId })).status).toBe(200);
    expect(await resets(tablet)).toMatchObject([{ kind: 'reset' }]);
  });

  test('device commands: are deleted a week after their end, once a missing tablet could be seen', async () => {
    await room();
    const checkOut = async () => send(await signInAs(server(), 'WAITER'), 'checkOut', { table: '214' });
    const kept = async () => (await store().read.selectFrom('device_commands').selectAll().execute()).length;
    await checkOut();
    server().clock.now += 14 * DAY;
    await checkOut();
    expect(await kept()).toBe(2);
    server().clock.now += 1;
    await checkOut();
    expect(await kept()).toBe(2);
  });
});
