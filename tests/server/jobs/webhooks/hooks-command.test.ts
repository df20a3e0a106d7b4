// `npm run hooks` beside a server's database.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../../../server/cli/hooks.ts';
import { type FakeReceiver, startFakeReceiver } from '../../../support/fake-receiver.ts';
import { HOUR } from '../../support/server.ts';
import { openTellingHouse, type TellingHouse } from '../../support/webhooks.ts';

let receiver: FakeReceiver;
let house: TellingHouse;
let said: string[];

beforeEach(async () => {
  receiver = await startFakeReceiver();
  house = await openTellingHouse();
  said = [];
  vi.stubEnv('DATA_DIR', house.dataDir);
  vi.stubEnv('WEBHOOKS_PRIVATE', '1');
  vi.spyOn(console, 'log').mockImplementation((text: string) => said.push(text));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await house.stop();
  await receiver.stop();
});

test('webhook command: adds a webhook with a secret shown once, tests, lists and removes it', async () => {
  expect(await main(['list', 'bistro'])).toBe(0);
  expect(said.at(-1)).toBe('bistro tells nobody.');
  expect(await main(['add', 'bistro', receiver.url])).toBe(0);
  const secret = /whsec_\S+/.exec(said.join('\n'))?.[0] ?? '';
  expect(await main(['test', 'bistro', receiver.url])).toBe(0);
  expect(receiver.taken[0]?.event).toMatchObject({ type: 'webhook.test', data: { place: 'bistro' } });
  expect(receiver.taken[0]?.isSigned(secret)).toBe(true);
  await house.order();
  await house.webhooks.settle();
  expect(receiver.taken).toHaveLength(2);
  expect(receiver.taken[1]?.isSigned(secret)).toBe(true);
  said = [];
  await main(['list', 'bistro']);
  expect(said).toEqual([`${receiver.url}  knows everything`]);
  await expect(main(['add', 'bistro', receiver.url])).rejects.toThrow('already');
  expect(await main(['remove', 'bistro', receiver.url])).toBe(0);
  await expect(main(['remove', 'bistro', receiver.url])).rejects.toThrow('It tells nobody.');
});

test('webhook command: lists a paused webhook with its reason; a passed test resumes it where it stopped', async () => {
  await main(['add', 'bistro', receiver.url]);
  receiver.switches.status = 503;
  const first = await house.order();
  await house.webhooks.settle();
  said = [];
  await main(['list', 'bistro']);
  expect(said[0]).toContain('fails since 2026-10-06 12:00 (it answered 503), tried again at');
  house.server.clock.now += 24 * HOUR;
  await house.webhooks.settle();
  said = [];
  await main(['list', 'bistro']);
  expect(said[0]).toContain('PAUSED since 2026-10-07 12:00 (it answered 503)');
  expect(await main(['test', 'bistro', receiver.url])).toBe(1);
  expect(said.at(-1)).toContain('did not take it: it answered 503.');
  receiver.switches.status = 204;
  expect(await main(['test', 'bistro', receiver.url])).toBe(0);
  await house.webhooks.settle();
  expect(receiver.taken.at(-1)?.event).toMatchObject({ type: 'order.placed', data: { orderId: first } });
});

test.each([
  ['till.example', 'is no address'],
  ['ftp://till.example', 'is no address'],
  ['https://user:word@till.example', 'password'],
  ['http://8.8.8.8/', 'say https'],
  ['http://169.254.169.254/', 'WEBHOOKS_PRIVATE=1'],
])('webhook command: rejects %s', async (url, words) => {
  await expect(main(['add', 'bistro', url])).rejects.toThrow(words);
});

test('webhook command: accepts a private-network address only when the server allows it', async () => {
  vi.stubEnv('WEBHOOKS_PRIVATE', '0');
  await expect(main(['add', 'bistro', receiver.url])).rejects.toThrow('WEBHOOKS_PRIVATE=1');
});

test('webhook command: an unknown place or wrong words print the usage', async () => {
  await expect(main(['list', 'nowhere'])).rejects.toThrow('There are: bistro.');
  for (const words of [[], ['add', 'bistro'], ['toString', 'bistro', receiver.url]]) {
    await expect(main(words)).rejects.toThrow('Usage');
  }
});
