// Kitchen screens: each reports every 15 seconds, and the board shows mute and silent ones.
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { tellSilentScreens } from '../../../server/services/staff/screens.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, NOON } from '../support/server.ts';
import { enrolled, type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

const BEAT = 15_000;

onEitherDatabase('Kitchen screens', (store) => {
  const { server } = withServer(store);
  const place = () => ({ 'x-place': String(server().placeId) });
  const say = async (who: SignedIn, sound: string) =>
    (
      await server().app.inject({
        method: 'PUT',
        url: '/api/staff/screen',
        headers: { ...place(), ...who.headers },
        payload: { sound },
      })
    ).statusCode;
  const screens = async (who: SignedIn) =>
    parseBoard((await server().get('/api/staff/board', { ...place(), ...who.headers })).json)?.screens;
  const look = () => {
    const { store, clock } = server();
    return tellSilentScreens({ store, places: createPublishedPlaces(store), clock: () => clock.now });
  };
  const told = async () =>
    (await readJournal(server().store, server().placeId)).flatMap((row) =>
      row.type === 'staff.screen' ? [row.payload.state] : [],
    );

  test('a screen silent for over a minute is reported once with its time, and once when it is back', async () => {
    const [owner, kitchen] = [await signInAs(server(), 'PLACE_ADMIN'), await signInStation(server())];
    expect(await say(kitchen, 'ready')).toBe(200);
    server().clock.now += MINUTE;
    await look();
    expect(await screens(owner)).toEqual([]);
    server().clock.now += MINUTE;
    await Promise.all([look(), look()]);
    await look();
    expect(await screens(owner)).toEqual([{ device: kitchen.id, name: 'Pass', state: 'silent', since: NOON }]);
    expect(await told()).toEqual(['silent']);
    expect(await say(kitchen, 'ready')).toBe(200);
    expect(await screens(owner)).toEqual([]);
    expect(await told()).toEqual(['silent', 'well']);
  });

  test('the list of devices says when a screen was last heard, also between two tokens', async () => {
    const [owner, kitchen] = [await signInAs(server(), 'PLACE_ADMIN'), await signInStation(server())];
    server().clock.now += 5 * MINUTE;
    await say(kitchen, 'ready');
    const { json } = await server().get('/api/staff/devices', { ...place(), ...owner.headers });
    expect(json).toMatchObject({ devices: [{ id: kitchen.id, seenAt: NOON + 5 * MINUTE }] });
  });

  test('a screen without allowed sound is mute, but not in the moment before the first touch', async () => {
    const [owner, kitchen] = [await signInAs(server(), 'PLACE_ADMIN'), await signInStation(server())];
    await say(kitchen, 'silent');
    expect(await screens(owner)).toEqual([]);
    server().clock.now += BEAT;
    await say(kitchen, 'silent');
    expect(await screens(owner)).toMatchObject([{ state: 'mute', since: NOON }]);
    server().clock.now += BEAT;
    await say(kitchen, 'silent');
    await say(kitchen, 'ready');
    expect(await screens(owner)).toEqual([]);
    expect(await told()).toEqual(['mute', 'well']);
  });

  test('a removed screen is not reported as missing, and a waiter’s phone does not count as a screen', async () => {
    const [owner, kitchen] = [await signInAs(server(), 'PLACE_ADMIN'), await signInStation(server())];
    expect(await say(owner, 'ready')).toBe(422);
    await say(kitchen, 'ready');
    await server().app.inject({
      method: 'DELETE',
      url: `/api/staff/devices/${kitchen.id}`,
      headers: { ...place(), ...owner.headers },
    });
    server().clock.now += 2 * MINUTE;
    await look();
    expect(await screens(owner)).toEqual([]);
    expect(await told()).toEqual([]);
  });

  test('a renamed or reassigned screen learns it at its next request; a tablet has no station', async () => {
    const [owner, kitchen] = [await signInAs(server(), 'PLACE_ADMIN'), await signInStation(server())];
    const change = async (id: string, payload: object, who = owner) =>
      (
        await server().app.inject({
          method: 'PUT',
          url: `/api/staff/devices/${id}`,
          headers: { ...place(), ...who.headers },
          payload,
        })
      ).statusCode;
    expect(await change(kitchen.id, { name: 'Bar screen', stationId: 'bar' })).toBe(200);
    const me = await server().get('/api/staff/me', { ...place(), ...kitchen.headers });
    expect(me.json).toMatchObject({ identity: { name: 'Bar screen', stationId: 'bar' } });
    const tablet = await enrolled(server());
    expect(await change(tablet.device.id, { stationId: 'bar' })).toBe(404);
    expect(await change(tablet.device.id, { isStopped: true })).toBe(404);
    expect(await change(tablet.device.id, { name: 'Terrace' })).toBe(200);
    const devices = (await server().get('/api/staff/devices', { ...place(), ...owner.headers })).json;
    expect(devices).toMatchObject({
      devices: expect.arrayContaining([
        expect.objectContaining({ name: 'Terrace', kind: 'shared' }),
        expect.objectContaining({ name: 'Bar screen', stationId: 'bar' }),
      ]),
    });
    expect(await change(kitchen.id, { stationId: 'kitchen' }, await signInAs(server(), 'WAITER'))).toBe(403);
    expect(
      (await readJournal(server().store, server().placeId)).flatMap((row) =>
        row.type === 'device.command' ? [[row.payload.kind, row.payload.words]] : [],
      ),
    ).toEqual([
      ['rename', 'Bar screen'],
      ['station', 'bar'],
      ['rename', 'Terrace'],
    ]);
  });
});
