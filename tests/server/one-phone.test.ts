// One phone on the venue's Wi-Fi uses up every limit within its reach; guests behind the same address are not affected.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countedAddress } from '../../server/routes/call-address.ts';
import { LIMITS } from '../../server/services/rate-limits.ts';
import { customer, ELENA } from './account/customers.ts';
import { setUp, speak } from './device/shared-devices.ts';
import { withServer } from './support/one-server.ts';
import { type Answer, nextId, type TestServer } from './support/server.ts';
import { signInAs } from './support/staff.ts';
import { CODE } from './support/venues.ts';

const { server, start } = withServer();

/** Repeats a call until it is rate-limited. Fails after `most` calls. */
const exhaust = async (most: number, call: () => Promise<Answer>): Promise<void> => {
  for (let nth = 0; nth <= most; nth += 1) if ((await call()).status === 429) return;
  throw new Error(`Not limited within ${most} calls`);
};

const orderUnknown = (on: TestServer) => on.order({ session: 'invented-session' });
const feedback = (on: TestServer, headers = {}, session?: string) =>
  on.post(
    '/api/feedback',
    { answers: [], text: 'Good', ...(session !== undefined && { session }) },
    { 'idempotency-key': nextId(), 'x-order-age': '0', ...headers },
  );
const promo = (on: TestServer, session?: string) =>
  on.post('/api/promo-codes/check', { code: 'NO-CODE', ...(session !== undefined && { session }) });

test('limits: orders with an unknown session do not count against a guest at a table', async () => {
  const on = server();
  const session = await on.scan();
  await exhaust(LIMITS.unprovenOrders.most, () => orderUnknown(on));
  expect((await on.order({ session })).status).toBe(201);
});

test('limits: endless scans of one table do not count against another table', async () => {
  const on = server();
  await exhaust(LIMITS.scans.most, () => on.post('/api/tables/verify_token', { token: CODE.one, placeSlug: 'bistro' }));
  expect(await on.scan(CODE.two)).toBeTruthy();
});

test('limits: wrong table codes do not count against a guest who scans a right one', async () => {
  const on = server();
  await exhaust(LIMITS.wrongCodes.most, () =>
    on.post('/api/tables/verify_token', { token: 'invented', placeSlug: 'bistro' }),
  );
  expect(await on.scan()).toBeTruthy();
});

test('limits: promo codes tried without a session do not count against a table', async () => {
  const on = server();
  const session = await on.scan();
  await exhaust(LIMITS.unprovenPromos.most, () => promo(on));
  expect((await promo(on, session)).status).toBe(200);
});

test('limits: promo codes tried by one phone do not count against other phones of its table', async () => {
  const on = server();
  const [guessing, other] = [await on.scan(), await on.scan()];
  await exhaust(LIMITS.promos.most, () => promo(on, guessing));
  expect((await promo(on, other)).status).toBe(200);
});

test('limits: a phone that rescans between guesses blocks no codes of the other phones', async () => {
  const on = server();
  const other = await on.scan();
  let limited = 0;
  for (let scan = 0; scan < 20; scan += 1) {
    const session = await on.scan();
    for (let guess = 0; guess < LIMITS.promos.most; guess += 1)
      if ((await promo(on, session)).status === 429) limited += 1;
  }
  expect(limited).toBeGreaterThan(0);
  expect((await promo(on, other)).status).toBe(200);
});

test('limits: anonymous feedback does not count against a table or a venue device', async () => {
  const on = server();
  const session = await on.scan();
  const kiosk = await setUp(on, await signInAs(on, 'PLACE_ADMIN'), { kind: 'kiosk' });
  await speak(on, kiosk, { sender: 'sender-kiosk-0001' });
  await exhaust(LIMITS.unprovenFeedback.most, () => feedback(on));
  expect((await feedback(on, {}, session)).status).toBe(200);
  expect((await feedback(on, { 'x-device': 'sender-kiosk-0001' })).status).toBe(200);
});

test('limits: wrong sign-in links and device codes do not block the enrolment of a device', async () => {
  const on = server();
  const owner = await signInAs(on, 'PLACE_ADMIN');
  await exhaust(LIMITS.wrongStaffLinks.most, () => on.post('/api/staff/sign-in', { secret: 'x'.repeat(43) }));
  await exhaust(LIMITS.wrongDeviceCodes.most, () => on.post('/api/staff/enrol', { code: 'ABCDEFGH' }));
  expect(await setUp(on, owner, { kind: 'kiosk' })).toMatchObject({ secret: expect.any(String) });
});

test('limits: bookings tried without sign-in do not count against a customer', async () => {
  const on = server();
  const { headers } = await customer(on);
  const book = (more = {}) =>
    on.post(
      '/api/bookings',
      {
        hall: 'none',
        start: new Date(on.clock.now).toISOString(),
        people: 2,
        name: 'A',
        phone: '1',
        email: '',
        comment: '',
      },
      { 'idempotency-key': nextId(), ...more },
    );
  await exhaust(LIMITS.bookings.most, () => book());
  expect((await book(headers)).status).not.toBe(429);
});

test('limits: passwords tried for one account do not count against another account', async () => {
  const on = server();
  const { headers } = await customer(on);
  const tryOne = () => on.post('/api/login', { email: 'victim@abv.bg', password: 'wrong wrong' });
  await exhaust(LIMITS.signIns.most, tryOne);
  expect((await on.post('/api/login', { email: ELENA.email, password: ELENA.password })).status).toBe(200);
  expect((await on.post('/api/users/validate', {}, headers)).status).toBe(200);
});

/** Tries an unknown table code, with an address as forwarded by proxies. */
const guess = (on: TestServer, forwarded: string) =>
  on.post('/api/tables/verify_token', { token: 'invented', placeSlug: 'bistro' }, { 'x-forwarded-for': forwarded });

test.each([
  ['one proxy', true, (nth: number) => `10.9.9.${nth}, 203.0.113.7`, '10.9.9.1, 203.0.113.8'],
  [
    'networks of proxies',
    ['127.0.0.0/8', '10.0.0.0/8'],
    (nth: number) => `9.9.9.${nth}, 203.0.113.7, 10.0.0.1`,
    '203.0.113.8, 10.0.0.1',
  ],
  ['no proxy', false, (nth: number) => `203.0.113.${nth}`, undefined],
] as const)(
  'limits: behind %s a caller cannot become another one by a forged address',
  async (_, trustProxy, own, other) => {
    const on = await start({ trustProxy });
    const numbers = Array.from({ length: 100 }, (_each, nth) => nth + 1).values();
    await exhaust(LIMITS.wrongCodes.most, () => guess(on, own(numbers.next().value ?? 0)));
    expect((await guess(on, own(200))).status).toBe(429);
    if (other !== undefined) expect((await guess(on, other)).status).toBe(404);
  },
);

test('limits: an IPv6 network is one caller, and an IPv4-mapped address is its IPv4 address', () => {
  expect(countedAddress('2001:db8:1:2:3:4:5:6')).toBe(countedAddress('2001:db8:1:2:ffff::1'));
  expect(countedAddress('2001:db8:1:3::1')).not.toBe(countedAddress('2001:db8:1:2::1'));
  expect(countedAddress('::ffff:10.0.0.7')).toBe('10.0.0.7');
  expect(countedAddress('10.0.0.7')).toBe('10.0.0.7');
});

test('limits: docs/limits.md equals the limits of the server', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/limits.md'), 'utf8');
  const rows = Object.values(LIMITS).map(
    ({ counts, by, most, seconds }) => `| ${counts} | ${by} | ${most} | ${seconds} s |`,
  );
  expect(page.split('\n').filter((line) => line.startsWith('| ') && line.endsWith(' s |'))).toEqual(rows);
});
