// How the kitchen's screens are: each says so every quarter of a minute, and the board tells of one that is mute or silent.
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { tellSilentScreens } from '../../../server/services/staff/screens.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, NOON } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

const BEAT = 15_000;

onEitherDatabase('Screens of the kitchen', (store) => {
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

  test('one that was not heard for over a minute is told once, with since when; and once more when it is back', async () => {
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

  test('one whose browser lets nothing be heard is mute, but not in the moment before somebody touches it', async () => {
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

  test('a screen that was taken from the venue is missed by nobody, and a waiter is no screen', async () => {
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
});
