// Webhook signatures, allowed addresses and retry times.
import { expect, test } from 'vitest';
import { addressReach } from '../../../../server/jobs/webhooks/address-reach.ts';
import { isGivenUp, retryDelay } from '../../../../server/jobs/webhooks/retry-times.ts';
import { newWebhookSecret, webhookHeaders } from '../../../../server/jobs/webhooks/sign-webhook.ts';

const HOUR = 3_600_000;

test('webhook signature: equals the example of the Standard Webhooks specification', () => {
  const headers = webhookHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('webhook secret: has 32 bytes and is never repeated', () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(other).not.toBe(one);
});

test.each([
  ['public', ['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8']],
  [
    'private',
    [
      ...['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '127.0.0.1', '127.9.9.9', '100.64.0.1'],
      ...['::1', 'fd00::1', '::ffff:192.168.1.1', '::ffff:127.0.0.1'],
    ],
  ],
  [
    'nowhere',
    [
      ...['0.0.0.0', '169.254.169.254', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1'],
      ...['::', 'fe80::1', 'ff02::1', '2002:a00:1::', '2001::1', '64:ff9b::a00:1', '::ffff:169.254.169.254', '::a00:1'],
    ],
  ],
])('webhook address: is classified as %s by its target', (reach, addresses) => {
  expect(addresses.map((address) => [address, addressReach(address)])).toEqual(
    addresses.map((address) => [address, reach]),
  );
});

test('webhook retry: doubles the wait from 5 seconds to 30 minutes, with a jitter of a fifth', () => {
  expect([1, 2, 3, 4].map((failures) => retryDelay(failures, 0))).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(retryDelay(1, 1)).toBe(6000);
  expect(retryDelay(500, 0)).toBe(HOUR / 2);
});

test('webhook retry: ends after a day of failures', () => {
  expect(isGivenUp(0, 24 * HOUR - 1)).toBe(false);
  expect(isGivenUp(0, 24 * HOUR)).toBe(true);
});
