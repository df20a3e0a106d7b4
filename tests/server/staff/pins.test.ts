import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import type { Role } from '#domain/account/user.ts';
import { DEVICE_PINS } from '#domain/staff/pin-lock.ts';
import { removeStaff, setPin } from '../../../server/services/staff/people.ts';
import { hashPin, isRightPin } from '../../../server/services/staff/pin-hash.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { countGuess } from '../../../server/store/staff/pin-guesses.ts';
import { readServerKeys } from '../../../server/store/staff/server-key.ts';
import { findDevice } from '../../../server/store/staff/staff-devices.ts';
import type { Store } from '../../../server/store/store.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, messageOf, NOON, nextId } from '../support/server.ts';
import { asked, enrolled, inviteTo, type SignedIn, signInAs } from '../support/staff.ts';
import { onBothDatabases, onEitherDatabase } from '../support/stores.ts';

/** One server per test, and people with the PIN 4711. */
const withPins = (store: () => Store) => {
  const { server, folder } = withServer(store);
  const keys = () => readServerKeys(folder());

  const somebody = async (role: Role = 'WAITER') => {
    const { person } = await inviteTo(server(), role);
    const set = await setPin({ ...asked(server()), keys: await keys() }, 'command', server().placeId, person.id, {
      pin: '4711',
    });
    if (!set.ok) throw new Error(set.error);
    return { person: person.id };
  };
  const tryPin = (device: string, person: string, pin: string) =>
    server().post('/api/staff/pin', { device, person, pin });

  /** Counts four wrong guesses for each person without hashing, which costs 80 ms. */
  const countWrong = (deviceId: string, people: readonly { readonly person: string }[]) =>
    server().store.write(server().placeId, async (tx) => {
      for (const { person } of people)
        for (let guess = 0; guess < 4; guess += 1) {
          const device = await findDevice(tx.db, deviceId);
          if (!device) throw new Error('There is no such device');
          await countGuess(tx, { device, personId: person, isManager: false }, server().clock.now);
        }
    });
  return { server, somebody, tryPin, countWrong };
};

onBothDatabases('PIN guesses', (store) => {
  const { server, somebody, tryPin } = withPins(store);

  test('at most five of many concurrent guesses are checked', async () => {
    const { secret } = await enrolled(server());
    const { person } = await somebody();
    const all = await Promise.all(Array.from({ length: 30 }, () => tryPin(secret, person, '0000')));
    expect(all.filter((answer) => messageOf(answer) === 'wrong_pin')).toHaveLength(5);
    expect(all.filter((answer) => messageOf(answer) === 'person_locked')).toHaveLength(25);
  });
});

onEitherDatabase('PINs', (store) => {
  const { server, somebody, tryPin, countWrong } = withPins(store);

  test('a PIN signs in on an enrolled device only, for a shift of eight hours [S9.19]', async () => {
    const { secret } = await enrolled(server());
    const { person } = await somebody();
    expect((await tryPin('x'.repeat(32), person, '4711')).status).toBe(401);
    const signedIn = await tryPin(secret, person, '4711');
    expect(signedIn.json).toMatchObject({ success: true, identity: { role: 'WAITER' } });
    const own = (signedIn.json as { secret: string }).secret;
    server().clock.now += 7 * HOUR;
    expect((await server().post('/api/staff/token', { secret: own })).status).toBe(200);
    server().clock.now += 2 * HOUR;
    expect((await server().post('/api/staff/token', { secret: own })).status).toBe(401);
  });

  test('five wrong PINs delay a person, and a locked answer never reveals whether the PIN is right', async () => {
    const { secret } = await enrolled(server());
    const { person } = await somebody();
    const answers = [];
    for (let guess = 0; guess < 5; guess += 1) answers.push(await tryPin(secret, person, '0000'));
    expect(answers.map((answer) => answer.json)).toMatchObject(
      [4, 3, 2, 1, 0].map((left) => ({ payload: { message: 'wrong_pin', left } })),
    );
    expect(answers.at(-1)?.headers['retry-after']).toBe('30');
    const [right, wrong] = [await tryPin(secret, person, '4711'), await tryPin(secret, person, '0000')];
    expect([right.status, right.text]).toEqual([wrong.status, wrong.text]);
    expect([right.status, messageOf(right), right.headers['retry-after']]).toEqual([429, 'person_locked', '30']);
    server().clock.now += 31_000;
    expect((await tryPin(secret, person, '0000')).headers['retry-after']).toBe('60');
    server().clock.now += 61_000;
    expect((await tryPin(secret, person, '4711')).status).toBe(200);
    // A right PIN clears the wrong ones.
    expect((await tryPin(secret, person, '0000')).json).toMatchObject({ payload: { left: 4 } });
  });

  test('twenty wrong PINs an hour, for any people, lock the device until a manager signs in', async () => {
    const { secret } = await enrolled(server());
    const people = await Promise.all(Array.from({ length: 5 }, () => somebody()));
    const manager = await somebody('PLACE_ADMIN');
    for (const { person } of people) for (let guess = 0; guess < 4; guess += 1) await tryPin(secret, person, '0000');
    expect(messageOf(await tryPin(secret, people[0]?.person ?? '', '4711'))).toBe('device_locked');
    expect((await server().post('/api/staff/tiles', { device: secret })).json).toMatchObject({ isLocked: true });
    server().clock.now += 2 * HOUR;
    expect(messageOf(await tryPin(secret, people[0]?.person ?? '', '4711'))).toBe('device_locked');
    expect((await tryPin(secret, manager.person, '4711')).status).toBe(200);
    expect((await tryPin(secret, people[0]?.person ?? '', '4711')).status).toBe(200);
  });

  test('the tries left are those of the device where colleagues have used most of them', async () => {
    const { secret, device } = await enrolled(server());
    const people = await Promise.all(Array.from({ length: 5 }, () => somebody()));
    await countWrong(device.id, people.slice(0, 4));
    const answers = [];
    for (let guess = 0; guess < 4; guess += 1) answers.push(await tryPin(secret, people[4]?.person ?? '', '0000'));
    expect(answers.map((answer) => answer.json)).toMatchObject(
      [3, 2, 1, 0].map((left) => ({ payload: { message: 'wrong_pin', left } })),
    );
    expect(messageOf(await tryPin(secret, people[4]?.person ?? '', '4711'))).toBe('device_locked');
  });

  test('a locked device alerts managers by its name until one has seen it, stays locked, and is journalled', async () => {
    const { secret, device } = await enrolled(server());
    const people = await Promise.all(Array.from({ length: 5 }, () => somebody()));
    const manager = await somebody('PLACE_ADMIN');
    const [owner, waiter] = [
      await signInAs(server(), 'PLACE_ADMIN', { name: 'Elena' }),
      await signInAs(server(), 'WAITER'),
    ];
    const place = { 'x-place': String(server().placeId) };
    const board = async () =>
      parseBoard((await server().get('/api/staff/board', { ...place, ...owner.headers })).json)?.lockedDevices;
    const see = async (who: SignedIn, since: number) => {
      const headers = { ...place, ...who.headers, 'idempotency-key': nextId() };
      return (await server().post('/api/staff/commands/lockSeen', { deviceId: device.id, since }, headers)).status;
    };
    /** The last guess locks the device. */
    const lock = async ([last, ...before]: typeof people) => {
      await countWrong(device.id, before);
      for (let guess = 0; guess < 4; guess += 1) await tryPin(secret, last?.person ?? '', '0000');
    };
    await lock(people);
    expect(await board()).toEqual([{ device: device.id, name: 'Pass', since: NOON }]);
    // A command about another lock, or from a waiter, changes nothing.
    expect([await see(owner, NOON - 1), await see(waiter, NOON)]).toEqual([200, 422]);
    expect(await board()).toMatchObject([{ since: NOON }]);
    expect((await board())?.[0]?.seen).toBeUndefined();
    server().clock.now += MINUTE;
    expect(await see(owner, NOON)).toBe(200);
    expect(await board()).toMatchObject([{ since: NOON, seen: { by: 'Elena', at: NOON + MINUTE } }]);
    expect(messageOf(await tryPin(secret, people[0]?.person ?? '', '4711'))).toBe('device_locked');
    await tryPin(secret, manager.person, '4711');
    expect(await board()).toEqual([]);
    // New people, because the first ones still have to wait.
    await lock(await Promise.all(Array.from({ length: 5 }, () => somebody())));
    expect(await board()).toEqual([{ device: device.id, name: 'Pass', since: NOON + MINUTE }]);
    const told = (await readJournal(server().store, server().placeId)).flatMap((row) =>
      row.type === 'staff.device' && row.payload.deviceId === device.id ? [[row.payload.change, row.payload.by]] : [],
    );
    expect(told.slice(2)).toEqual([
      ['locked', null],
      ['lock_seen', owner.id],
      ['unlocked', manager.person],
      ['locked', null],
    ]);
  });

  test('wrong PINs older than an hour no longer count against a device', async () => {
    const { secret, device } = await enrolled(server());
    const people = await Promise.all(Array.from({ length: 5 }, () => somebody()));
    await countWrong(device.id, people.slice(0, 4));
    server().clock.now += HOUR + MINUTE;
    const last = people[4]?.person ?? '';
    for (let guess = 0; guess < 4; guess += 1) await tryPin(secret, last, '0000');
    expect((await tryPin(secret, last, '4711')).status).toBe(200);
  });

  test('a revoked device lists no people, and a removed person has no tile and no PIN', async () => {
    const { secret } = await enrolled(server());
    const { person } = await somebody();
    const tiles = async () => (await server().post('/api/staff/tiles', { device: secret })).json;
    expect(await tiles()).toMatchObject({ people: [{ id: person, name: 'Maria', role: 'WAITER' }] });
    await removeStaff(asked(server()), 'command', server().placeId, person);
    expect(await tiles()).toMatchObject({ people: [] });
    for (let guess = 0; guess < DEVICE_PINS + 1; guess += 1) {
      const answer = await tryPin(secret, person, '4711');
      expect([answer.status, messageOf(answer)]).toEqual([401, 'unknown_person']);
    }
    const other = await somebody();
    expect((await tryPin(secret, other.person, '4711')).status).toBe(200);
  });
});

test('a PIN’s hash depends on the server’s key, readable by the server’s user only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabl-key-'));
  const [one, again] = await Promise.all([readServerKeys(folder), readServerKeys(folder)]);
  expect(again).toEqual(one);
  expect(statSync(join(folder, 'staff.key')).mode & 0o777).toBe(0o600);
  const stored = await hashPin(one.pins, '4711');
  expect(stored).not.toContain('4711');
  expect(await isRightPin(one.pins, '4711', stored)).toBe(true);
  expect(await isRightPin(one.pins, '4712', stored)).toBe(false);
  expect(await isRightPin(one.tokens, '4711', stored)).toBe(false);
  expect(await isRightPin(one.pins, '', null)).toBe(false);
  await rm(folder, { recursive: true });
});
