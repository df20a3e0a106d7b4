import { expect, test } from 'vitest';
import { isTakenOver } from '#domain/account/taken-orders.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { ORDER_MOVES } from '#domain/order/order-status.ts';
import type { UserId } from '#domain/order/orderer.ts';

const STATUSES = Object.keys(ORDER_MOVES) as OrderStatus[];
const ELENA = 'elena' as UserId;

test('taken orders: a proven order without a customer is taken over in every status but rejected', () => {
  const taken = STATUSES.filter((status) => isTakenOver({ status }, { owner: undefined, isProven: true }));
  expect(taken).toEqual(STATUSES.filter((status) => status !== 'rejected'));
});

test('taken orders: an order with a customer, or without proof, is never taken over', () => {
  for (const status of STATUSES) {
    expect(isTakenOver({ status }, { owner: ELENA, isProven: true })).toBe(false);
    expect(isTakenOver({ status }, { owner: undefined, isProven: false })).toBe(false);
  }
});
