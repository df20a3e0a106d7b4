import { expect, test } from 'vitest';
import { stoppedFor } from '#domain/order/times/ahead.ts';

test('a closed place takes an order for a chosen time where it takes orders ahead, and for nothing sooner', () => {
  expect(stoppedFor('place_closed', true, 1_000)).toBeUndefined();
  expect(stoppedFor('place_closed', true, undefined)).toBe('place_closed');
  expect(stoppedFor('place_closed', false, 1_000)).toBe('place_closed');
});

test('a place that takes no orders takes none ahead, and an open one is not stopped', () => {
  expect(stoppedFor('orders_paused', true, 1_000)).toBe('orders_paused');
  expect(stoppedFor(undefined, false, undefined)).toBeUndefined();
});
