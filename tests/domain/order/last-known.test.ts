import { expect, test } from 'vitest';
import { lastFactAt } from '#domain/order/last-known.ts';

test('last known time of an order: its newest fact, at least its placing', () => {
  expect(lastFactAt({ placedAt: 100, facts: undefined })).toBe(100);
  expect(lastFactAt({ placedAt: 100, facts: { seenAt: 150, acceptedAt: 170, delayed: { minutes: 5, at: 190 } } })).toBe(
    190,
  );
  expect(lastFactAt({ placedAt: 100, facts: { seenAt: 90 } })).toBe(100);
});

test('last known time of an order: none where the venue shows its guests no times', () => {
  expect(lastFactAt({ placedAt: 100, facts: { seenAt: 150, untimed: true } })).toBeUndefined();
});
