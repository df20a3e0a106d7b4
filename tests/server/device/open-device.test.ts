// Staff at a guest device: a PIN opens its staff page, under the limits of every PIN.
import { expect, test } from 'vitest';
import type { Role } from '#domain/account/user.ts';
import { setPin } from '../../../server/services/staff/people.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { readServerKeys } from '../../../server/store/staff/server-key.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, messageOf, NOON } from '../support/server.ts';
import { asked, enrolled, inviteTo, signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { setUp } from './shared-devices.ts';

onEitherDatabase('PIN on a guest device', (store) => {
  const { server, folder } = withServer(store);
  const kiosk = async () => setUp(server(), await signInAs(server(), 'PLACE_ADMIN'), { kind: 'kiosk' });
  const somebody = async (role: Role = 'WAITER') => {
    const { person } = await inviteTo(server(), role);
    const services = { ...asked(server()), keys: await readServerKeys(folder()) };
    await setPin(services, 'command', server().placeId, person.id, { pin: '4711' });
    return person.id;
  };
  const open = (device: string, person: string, pin: string) =>
    server().post('/api/devices/pin', { device, person, pin });
  const people = (device: string) => server().post('/api/devices/staff', { device });

  test('device PIN: opens the device for a shift, signs no one in, and the journal names the person', async () => {
    const { id, secret } = await kiosk();
    const person = await somebody();
    const nobodys = (await inviteTo(server(), 'WAITER')).person.id;
    const known = (await people(secret)).json;
    expect(JSON.stringify(known)).toContain(person);
    expect(JSON.stringify(known)).not.toContain(nobodys);
    const opened = await open(secret, person, '4711');
    expect(opened.json).toEqual({ success: true, endsAt: NOON + 8 * HOUR });
    const rows = (await readJournal(server().store, server().placeId)).filter(({ type }) => type === 'staff.device');
    expect(rows.at(-1)?.payload).toEqual({ change: 'opened', deviceId: id, name: 'Window', by: person });
  });

  test('device PIN: wrong PINs on a kiosk delay the kiosk, and no staff device', async () => {
    const { secret } = await kiosk();
    const shared = await enrolled(server());
    const person = await somebody();
    for (let guess = 0; guess < 5; guess += 1) expect(messageOf(await open(secret, person, '0000'))).toBe('wrong_pin');
    const right = await open(secret, person, '4711');
    expect([right.status, messageOf(right), right.headers['retry-after']]).toEqual([429, 'person_locked', '30']);
    const elsewhere = await server().post('/api/staff/pin', { device: shared.secret, person, pin: '4711' });
    expect(elsewhere.status).toBe(200);
    // Another person at the kiosk must wait too, because the kiosk itself is limited.
    expect(messageOf(await open(secret, await somebody(), '4711'))).toBe('person_locked');
    server().clock.now += 30_000;
    expect((await open(secret, person, '4711')).status).toBe(200);
  });

  test('device PIN: 20 wrong PINs lock a kiosk for all except a manager with the right PIN', async () => {
    const { secret } = await kiosk();
    const [waiter, manager] = [await somebody(), await somebody('PLACE_ADMIN')];
    for (let guess = 0; guess < 20; guess += 1) {
      expect(messageOf(await open(secret, waiter, '0000'))).toBe('wrong_pin');
      server().clock.now += 15 * MINUTE;
    }
    expect(messageOf(await open(secret, waiter, '4711'))).toBe('device_locked');
    expect((await open(secret, manager, '4711')).status).toBe(200);
    expect((await open(secret, waiter, '4711')).status).toBe(200);
  });

  test('device PIN: guests who keep guessing on a kiosk do not block a manager, who opens it by phone', async () => {
    const owner = await signInAs(server(), 'PLACE_ADMIN');
    const { id, secret } = await setUp(server(), owner, { kind: 'kiosk' });
    const manager = await somebody('PLACE_ADMIN');
    for (let guess = 0; guess < 25; guess += 1) {
      await open(secret, manager, '0000');
      server().clock.now += 15 * MINUTE;
    }
    expect(messageOf(await open(secret, manager, '0000'))).toBe('wrong_pin');
    expect(messageOf(await open(secret, manager, '4711'))).toBe('person_locked');
    // The sign-in of yesterday needs a renewed token.
    const renewed = await server().post('/api/staff/token', { secret: owner.secret });
    const { token } = renewed.json as { token: string };
    const changed = await server().app.inject({
      method: 'PUT',
      url: `/api/staff/devices/${id}`,
      headers: { 'x-place': String(server().placeId), authorization: `Bearer ${token}` },
      payload: { takesPins: true },
    });
    expect(changed.statusCode).toBe(200);
    expect((await open(secret, manager, '4711')).status).toBe(200);
    const rows = (await readJournal(server().store, server().placeId)).filter(({ type }) => type === 'staff.device');
    expect(rows.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ change: 'unlocked', by: owner.id }),
    );
  });

  test('device PIN: a staff device, an unknown one and a revoked one get no answer', async () => {
    const owner = await signInAs(server(), 'PLACE_ADMIN');
    const taken = await setUp(server(), owner, { kind: 'kiosk' });
    await server().app.inject({
      method: 'DELETE',
      url: `/api/staff/devices/${taken.id}`,
      headers: { 'x-place': String(server().placeId), ...owner.headers },
    });
    const person = await somebody();
    for (const secret of [(await enrolled(server())).secret, 'x'.repeat(32), taken.secret]) {
      expect(messageOf(await people(secret))).toBe('unknown_device');
      expect(messageOf(await open(secret, person, '4711'))).toBe('unknown_device');
    }
  });
});
