// Push to staff on duty, verified by a fake push service that decrypts the messages.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { DEVICE_PINS } from '#domain/staff/pin-lock.ts';
import { type PushOptions, startPush } from '../../../../server/jobs/push/push.ts';
import { createPublishedPlaces } from '../../../../server/services/place/published-places.ts';
import { markComing } from '../../../../server/services/service/answer-call.ts';
import { removeStaff, setPin } from '../../../../server/services/staff/people.ts';
import { pushSubject, subscribeToPush } from '../../../../server/services/staff/push.ts';
import { readPushKeys } from '../../../../server/store/push/push-key.ts';
import { subscriptionsAt } from '../../../../server/store/push/push-subscriptions.ts';
import { hashSecret } from '../../../../server/store/secrets.ts';
import { openCalls } from '../../../../server/store/service/calls.ts';
import { readServerKeys } from '../../../../server/store/staff/server-key.ts';
import { findSignInBySecret } from '../../../../server/store/staff/sign-ins.ts';
import { type FakePushService, startFakePushService } from '../../../support/fake-push-service.ts';
import { patience } from '../../../support/patience.ts';
import { withServer } from '../../support/one-server.ts';
import { MINUTE, nextId } from '../../support/server.ts';
import { asked, enrolled, inviteTo, type SignedIn, signInAs } from '../../support/staff.ts';
import { CODE } from '../../support/venues.ts';

const { server, folder } = withServer();
let service: FakePushService;
let running: ReturnType<typeof startPush>[] = [];
let warnings: string[] = [];

beforeEach(async () => {
  service = await startFakePushService();
  warnings = [];
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  running = [];
  await service.stop();
});

const start = async (over: Partial<PushOptions> = {}) => {
  const { store, clock } = server();
  const pushing = startPush({
    ...{ store, places: createPublishedPlaces(store), clock: () => clock.now, allowPrivate: true },
    ...{ keys: await readPushKeys(folder()), subject: 'https://menu.example', lookEveryMs: 3_600_000 },
    log: { warn: (_fields, message) => warnings.push(message) },
    timeoutMs: patience(2000),
    ...over,
  });
  running.push(pushing);
  return pushing;
};

/** Subscribes the phone of a signed-in person. */
const subscribe = async (who: SignedIn, name: string, language: Language = 'en') => {
  const { store, clock, placeId } = server();
  const signIn = await findSignInBySecret(store.read, hashSecret(who.secret), clock.now);
  if (!signIn) throw new Error('Nobody is signed in');
  await subscribeToPush(asked(server()), placeId, { kind: 'person', signIn }, { ...service.phone(name), language });
};

/** A table calls, with a text of its own. */
const call = async (code?: string) => {
  const session = await server().scan(code);
  const body = { session, needs: ['water'], text: 'Gluten kills me' };
  const answer = await server().post('/api/calls', body, { 'idempotency-key': nextId(), 'x-order-age': '0' });
  if (answer.status !== 200) throw new Error(answer.text);
};
const told = () => service.heard.map(({ phone, notice }) => `${phone}: ${notice?.body}`);
const phones = async () => (await subscriptionsAt(server().store.read, server().placeId)).length;

test('push: notifies each phone on duty once of a call, in its language, encrypted, signed, without the guest’s words', async () => {
  await subscribe(await signInAs(server(), 'WAITER'), 'maria', 'bg');
  await subscribe(await signInAs(server(), 'PLACE_ADMIN'), 'nikola', 'de');
  const [one, other] = [await start(), await start()];
  await call();
  await Promise.all([one.settle(), other.settle()]);
  await one.settle();
  expect(told().toSorted()).toEqual(['maria: Маса 1 вика сервитьор', 'nikola: Tisch 1 ruft die Bedienung']);
  expect(service.heard[0]).toMatchObject({
    ...{ ttl: 300, urgency: 'high', subject: 'https://menu.example', audience: service.origin },
    key: (await readPushKeys(folder())).publicKey,
    notice: { path: '/bistro/staff/tables' },
  });
  expect(service.heard.map(({ text }) => text).join()).not.toContain('Gluten');
});

test('push: notifies of an unseen order after a minute, and not earlier', async () => {
  await subscribe(await signInAs(server(), 'WAITER'), 'maria');
  const pushing = await start();
  const session = await server().scan();
  server().clock.now += 1000;
  expect((await server().order({ session })).status).toBe(201);
  server().clock.now += 59_000;
  await pushing.settle();
  expect(told()).toEqual([]);
  server().clock.now += 2000;
  await pushing.settle();
  expect(told()).toEqual(['maria: Table 1: nobody has seen the order for a minute']);
});

test('push: notifies once of an order that a waiter’s screen showed and no one accepted for a minute', async () => {
  const maria = await signInAs(server(), 'WAITER');
  await subscribe(maria, 'maria');
  const pushing = await start();
  server().clock.now += 1000;
  const id = nextId();
  expect((await server().order({ session: await server().scan(), id })).status).toBe(201);
  const headers = { 'x-place': String(server().placeId), ...maria.headers, 'idempotency-key': nextId() };
  const fact = { kind: 'seen', by: 'screen', toWaiter: true };
  expect((await server().post('/api/staff/commands/orderFact', { orderId: id, fact }, headers)).status).toBe(200);
  server().clock.now += MINUTE;
  await pushing.settle();
  await pushing.settle();
  expect(told()).toEqual(['maria: Table 1: nobody has accepted the order for a minute']);
});

test('push: skips a need from before the subscription, and one already answered', async () => {
  await call();
  server().clock.now += 1000;
  await subscribe(await signInAs(server(), 'WAITER'), 'maria');
  const pushing = await start();
  await pushing.settle();
  expect(told()).toEqual([]);
  // The first send fails, and the call is answered before the retry.
  service.answer(503);
  await call(CODE.two);
  await pushing.settle();
  expect(told()).toEqual(['maria: Table 2 calls a waiter']);
  const { store, placeId } = server();
  for (const { id } of await openCalls(store.read, placeId))
    await store.write(placeId, (tx) => markComing(tx, { placeId, id, by: 'Maria', at: server().clock.now }));
  server().clock.now += MINUTE;
  await pushing.settle();
  expect(told()).toHaveLength(1);
});

test('push: deletes a subscription when the service answers 404 or 410', async () => {
  const pushing = await start();
  for (const [status, code] of [
    [404, CODE.one],
    [410, CODE.two],
  ] as const) {
    await subscribe(await signInAs(server(), 'WAITER'), `phone-${status}`);
    service.answer(status);
    await call(code);
    await pushing.settle();
    expect(await phones()).toBe(0);
    server().clock.now += MINUTE;
  }
  expect(warnings).toEqual([]);
});

test('push: retries a failing service five times, and a refusing service never', async () => {
  await subscribe(await signInAs(server(), 'WAITER'), 'maria');
  const pushing = await start();
  service.answer(503, 429);
  await call();
  for (let step = 0; step < 6; step += 1) {
    await pushing.settle();
    server().clock.now += 20_000;
  }
  expect(service.heard).toHaveLength(3);
  service.answer(500, 500, 500, 500, 500, 500, 500);
  server().clock.now += MINUTE;
  await server().order({ session: await server().scan() });
  for (let step = 0; step < 30; step += 1) {
    server().clock.now += 20_000;
    await pushing.settle();
  }
  expect(service.heard.length - 3).toBeLessThanOrEqual(5);
  expect(service.heard.length - 3).toBeGreaterThan(1);
  expect(warnings).toHaveLength(1);
  expect(await phones(), 'a service that fails ends nobody’s subscription').toBe(1);
});

test('push: a sign-out or removal of the person deletes the subscription', async () => {
  const maria = await signInAs(server(), 'WAITER');
  const ivan = await signInAs(server(), 'WAITER', { name: 'Ivan' });
  await subscribe(maria, 'maria');
  await subscribe(ivan, 'ivan');
  const pushing = await start();
  await server().post('/api/staff/sign-out', { secret: maria.secret });
  await removeStaff(asked(server()), 'command', server().placeId, ivan.id);
  await call();
  await pushing.settle();
  expect(told()).toEqual([]);
  expect(await phones()).toBe(0);
});

test('push: notifies managers once of a device locked by wrong PINs, and not again once a manager has seen the notice', async () => {
  const { post } = server();
  const nikola = await signInAs(server(), 'PLACE_ADMIN');
  await subscribe(await signInAs(server(), 'WAITER'), 'maria');
  await subscribe(nikola, 'nikola');
  const pushing = await start();
  const [first, second] = [await enrolled(server()), await enrolled(server())];
  const { person } = await inviteTo(server(), 'WAITER');
  const { store, placeId } = server();
  const set = await setPin(
    { ...asked(server()), keys: await readServerKeys(folder()) },
    'command',
    placeId,
    person.id,
    { pin: '4711' },
  );
  if (!set.ok) throw new Error(set.error);
  /** The last of the wrong PINs that lock a device. */
  const lock = async ({ secret, device }: typeof first) => {
    const wrong = { wrong_pins: DEVICE_PINS - 1, wrong_since: server().clock.now };
    await store.write(placeId, (tx) =>
      tx.db.updateTable('staff_devices').set(wrong).where('id', '=', device.id).execute(),
    );
    await post('/api/staff/pin', { device: secret, person: person.id, pin: '0000' });
  };
  server().clock.now += 1000;
  await lock(first);
  await pushing.settle();
  await pushing.settle();
  expect(told()).toEqual(['nikola: Too many wrong PINs on “Pass”: a manager must sign in there']);
  // The first send fails, and a manager sees the lock on a page before the retry.
  service.answer(503);
  await lock(second);
  const headers = { 'x-place': String(server().placeId), ...nikola.headers, 'idempotency-key': nextId() };
  const seen = { deviceId: second.device.id, since: server().clock.now };
  await pushing.settle();
  expect(told()).toHaveLength(2);
  expect((await post('/api/staff/commands/lockSeen', seen, headers)).status).toBe(200);
  server().clock.now += MINUTE;
  await pushing.settle();
  expect(told()).toHaveLength(2);
});

test('push: never sends to an address of the server’s network', async () => {
  await subscribe(await signInAs(server(), 'WAITER'), 'maria');
  const pushing = await start({ allowPrivate: false });
  await call();
  await pushing.settle();
  expect(service.heard).toEqual([]);
});

test('push: subscribes phones only at a public https address, and only to https services', async () => {
  for (const url of [undefined, 'http://menu.example', 'https://localhost', 'https://192.168.1.7', 'https://bar.local'])
    expect(pushSubject(url), url).toBeUndefined();
  expect(pushSubject('https://menu.example:8443/')).toBe('https://menu.example:8443');
  const maria = await signInAs(server(), 'WAITER');
  expect((await server().get('/api/staff/push', maria.headers)).json).toEqual({
    key: null,
    endpoint: null,
    language: null,
  });
  const put = async (body: object) =>
    server().app.inject({
      ...{ method: 'PUT', url: '/api/staff/push', payload: JSON.stringify(body) },
      headers: { 'x-place': String(server().placeId), 'content-type': 'application/json', ...maria.headers },
    });
  const phone = { ...service.phone('maria'), language: 'en' };
  expect((await put(phone)).statusCode, 'http').toBe(400);
  const refused = await put({ ...phone, endpoint: 'https://push.example/1' });
  expect([refused.statusCode, refused.json().payload.message]).toEqual([422, 'no_public_address']);
});

test('push: the key is created once, readable by its user only, beside the database', async () => {
  const data = await mkdtemp(join(tmpdir(), 'tabl-push-'));
  const [first, second] = await Promise.all([readPushKeys(data), readPushKeys(data)]);
  expect(second).toEqual(first);
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
  expect((await stat(join(data, 'push.key'))).mode & 0o777).toBe(0o600);
  await rm(data, { recursive: true });
});
