// Failures of a webhook's receiver: no message is lost or reordered, and staff are warned at the end.
import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import type { LookUp } from '../../../../server/jobs/webhooks/judged-address.ts';
import { type ReceiverSwitches, startFakeReceiver } from '../../../support/fake-receiver.ts';
import { patience } from '../../../support/patience.ts';
import { HOUR } from '../../support/server.ts';
import { openTellingHouse, withReceiver } from '../../support/webhooks.ts';

const QUIET = { status: 204, location: undefined, hangs: false, resets: false };

const WRONGS: readonly (readonly [string, Partial<ReceiverSwitches>, string])[] = [
  ['answers 500', { status: 500 }, 'status_500'],
  ['answers 404', { status: 404 }, 'status_404'],
  ['never answers', { hangs: true }, 'timeout'],
  ['breaks the connection off', { resets: true }, 'reset'],
  ['thinks for too long', { slowMs: patience(4000) }, 'timeout'],
];

test.each(WRONGS)(
  'webhook: a receiver that %s gets the same message again, before later ones',
  async (_, wrong, reason) =>
    withReceiver(wrong, async (house, receiver, secret) => {
      const first = await house.order();
      await house.webhooks.settle();
      const second = await house.order();
      await house.webhooks.settle();
      const { attempts, pausedAt, ...hook } = await house.hook();
      // Five seconds had passed after the first try, so a second one was made.
      expect({ ...hook, attempts }).toMatchObject({ reason, attempts: 2 });
      expect(pausedAt).toBeUndefined();
      expect(house.warnings).toEqual(['A webhook does not take its messages and is tried again']);
      Object.assign(receiver.switches, { ...QUIET, slowMs: 0 });
      const before = receiver.taken.length;
      house.server.clock.now += 60_000;
      await house.webhooks.settle();
      const after = receiver.taken.slice(before);
      expect(after.map(({ event }) => ('orderId' in event.data ? event.data.orderId : ''))).toEqual([first, second]);
      expect(new Set(receiver.heard.map(({ id }) => id)).size).toBe(2);
      expect(receiver.heard.every((message) => message.isSigned(secret))).toBe(true);
      expect(await house.hook()).toMatchObject({ attempts: 0, failingSince: undefined, reason: undefined });
    }),
);

test('webhook: is not retried before its time', () =>
  withReceiver({ status: 500 }, async (house, receiver) => {
    await house.order();
    await house.webhooks.settle();
    house.server.clock.now += 4999;
    await house.webhooks.settle();
    expect(receiver.heard).toHaveLength(1);
    house.server.clock.now += 1;
    await house.webhooks.settle();
    expect(receiver.heard).toHaveLength(2);
  }));

test('webhook: does not follow a redirect', async () => {
  const elsewhere = await startFakeReceiver();
  try {
    await withReceiver({ status: 307, location: elsewhere.url }, async (house, receiver) => {
      await house.order();
      await house.webhooks.settle();
      expect(receiver.heard).toHaveLength(1);
      expect(elsewhere.heard).toHaveLength(0);
      expect((await house.hook()).reason).toBe('status_307');
    });
  } finally {
    await elsewhere.stop();
  }
});

test('webhook: accepts a status whose body never ends', () =>
  withReceiver({ status: 200, endlessBody: true }, async (house, receiver) => {
    await house.order();
    await house.webhooks.settle();
    expect(receiver.taken).toHaveLength(1);
    expect((await house.hook()).reason).toBeUndefined();
  }));

test('webhook: is paused with a warning after a day of failures, and keeps its position in the journal', () =>
  withReceiver({ status: 500 }, async (house, receiver) => {
    const { seq } = await house.hook();
    await house.order();
    await house.webhooks.settle();
    house.server.clock.now += 24 * HOUR;
    await house.webhooks.settle();
    const paused = await house.hook();
    expect(paused).toMatchObject({ pausedAt: house.server.clock.now, reason: 'status_500' });
    expect(paused.seq).toBeLessThanOrEqual(seq + 1);
    expect(house.warnings.at(-1)).toContain('A webhook is paused');
    const heard = receiver.heard.length;
    receiver.switches.status = 204;
    house.server.clock.now += 24 * HOUR;
    await house.webhooks.settle();
    expect(receiver.heard).toHaveLength(heard);
  }));

test('webhook: a receiver that answers 410 is paused at once', () =>
  withReceiver({ status: 410 }, async (house, receiver) => {
    await house.order();
    await house.webhooks.settle();
    expect(await house.hook()).toMatchObject({ reason: 'status_410', pausedAt: house.server.clock.now });
    expect(receiver.heard).toHaveLength(1);
  }));

test('webhook: a webhook that never answers delays no other', async () => {
  const [dead, alive] = [await startFakeReceiver({ hangs: true }), await startFakeReceiver()];
  const house = await openTellingHouse({ timeoutMs: patience(20_000) });
  try {
    await house.add(dead.url);
    await house.add(alive.url);
    await house.order();
    await expect.poll(() => alive.taken.length, { timeout: patience(5000) }).toBe(1);
  } finally {
    // The stop interrupts a message, which does not count as a failure of the receiver.
    const noted = house.hook(dead.url);
    await house.stop();
    expect((await noted).attempts).toBe(0);
    await Promise.all([dead.stop(), alive.stop()]);
  }
});

const saying =
  (...addresses: string[]): LookUp =>
  (_host, done) =>
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test.each([
  ['a name that leads into this network', false, 'http://till.example', saying('127.0.0.1'), 'private_address'],
  ['a number of this network', false, 'http://127.0.0.1', undefined, 'private_address'],
  ['a number that is spelt otherwise', false, 'http://0x7f.1', undefined, 'private_address'],
  ['an old address in a new one', false, 'https://[::ffff:10.0.0.1]', undefined, 'private_address'],
  ['the metadata of a cloud, whatever is allowed', true, 'http://169.254.169.254', undefined, 'private_address'],
  ['http to anywhere in the world', true, 'http://till.example', saying('93.184.216.34'), 'not_https'],
  ['a name that nobody knows', true, 'https://till.example', saying(), 'unknown_host'],
])('webhook: never sends to %s', async (_, allowPrivate, origin, lookUp, reason) => {
  const receiver = await startFakeReceiver();
  const house = await openTellingHouse({ allowPrivate, lookUp });
  try {
    await house.add(`${origin}:${receiver.port}/tabl`);
    await house.order();
    await house.webhooks.settle();
    expect((await house.hook()).reason).toBe(reason);
    expect(receiver.heard).toHaveLength(0);
  } finally {
    await house.stop();
    await receiver.stop();
  }
});

test('webhook: tries only the allowed addresses of a name', async () => {
  const receiver = await startFakeReceiver();
  const house = await openTellingHouse({ lookUp: saying('169.254.169.254', '127.0.0.1') });
  try {
    await house.add(`http://till.example:${receiver.port}/tabl`);
    await house.order();
    await house.webhooks.settle();
    expect(receiver.taken).toHaveLength(1);
  } finally {
    await house.stop();
    await receiver.stop();
  }
});
