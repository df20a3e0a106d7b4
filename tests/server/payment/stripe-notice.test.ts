// Stripe events: verified over their bytes, and accepted only while recent.
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStripesOwn, readStripeNotice } from '../../../server/payments/stripe/stripe-notice.ts';

const SECRET = 'whsec_of_this_server';
const NOW = Date.UTC(2026, 10, 25, 12);
const RAW = Buffer.from(
  JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', client_reference_id: 'key-of-the-payment' } },
  }),
);
const signed = (raw: Buffer, at = NOW / 1000, secret = SECRET): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.`).update(raw).digest('hex')}`;

test('Stripe event: names the payment to query, and nothing else', () => {
  expect(readStripeNotice(RAW, signed(RAW), SECRET, NOW)).toEqual([
    { id: 'evt_1', reference: 'cs_1', paymentKey: 'key-of-the-payment' },
  ]);
});

test('Stripe event: is rejected with an old or a future timestamp', () => {
  for (const seconds of [-301, 301]) {
    const header = signed(RAW, NOW / 1000 + seconds);
    expect(isStripesOwn(RAW, header, SECRET, NOW)).toBe(false);
  }
  expect(isStripesOwn(RAW, signed(RAW, NOW / 1000 - 299), SECRET, NOW)).toBe(true);
});

test('Stripe event: one of two signatures suffices while a secret is rotated', () => {
  const [time = '', old = ''] = signed(RAW, NOW / 1000, 'whsec_before').split(',');
  const [, current = ''] = signed(RAW).split(',');
  expect(isStripesOwn(RAW, `${time},${old},${current}`, SECRET, NOW)).toBe(true);
  expect(isStripesOwn(RAW, `${time},${old}`, SECRET, NOW)).toBe(false);
});

const touched = fc
  .record({ at: fc.nat({ max: RAW.length - 1 }), byte: fc.nat({ max: 255 }), isCut: fc.boolean() })
  .map(({ at, byte, isCut }) =>
    isCut ? RAW.subarray(0, at) : Buffer.concat([RAW.subarray(0, at), Buffer.from([byte]), RAW.subarray(at + 1)]),
  )
  .filter((raw) => !raw.equals(RAW));

const unheard = (numRuns: number) =>
  fc.assert(
    fc.property(touched, fc.string(), (raw, header) => {
      expect(readStripeNotice(raw, signed(RAW), SECRET, NOW)).toBeUndefined();
      expect(readStripeNotice(RAW, header, SECRET, NOW)).toBeUndefined();
    }),
    { numRuns },
  );

test('Stripe event: rejects a tampered event: 4,000 of them', () => unheard(4000));
test('Stripe event: rejects a tampered event: 100,000 of them', { tags: ['deep'] }, () => unheard(100_000));
