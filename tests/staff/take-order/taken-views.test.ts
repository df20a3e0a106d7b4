import { expect, test } from 'vitest';
import { readStoredEntry } from '#contract/outbox/commands.ts';
import type { StoredStaffOrder } from '#contract/outbox/staff-order-command.ts';
import type { Board } from '#domain/service/board.ts';
import { takenViews } from '#staff/take-order/taken-views.ts';
import { line, NOW, orderId, PLACE } from '../../core/db/outbox/order-drafts.ts';

/** A staff order as stored on the device. */
const entry = (over: Record<string, unknown> = {}): StoredStaffOrder => {
  const row = readStoredEntry({
    id: orderId(1),
    kind: 'staffOrder',
    label: 'W1-3',
    seq: 3,
    placeId: PLACE,
    orderer: { kind: 'staff', userId: 'maria', table: '7' },
    takenBy: 'Maria',
    createdWall: NOW,
    state: 'saved',
    confirmed: false,
    cancelling: false,
    mayHaveArrived: false,
    attempts: 0,
    nextAt: 0,
    dismissed: false,
    cartLines: [line(1, 2), line(2)],
    comments: {},
    quote: { total: 2370, menuVersion: 'v1' },
    summary: [
      { name: 'Dish 1', detail: '', quantity: 2, total: 1580 },
      { name: 'Dish 2', detail: '', quantity: 1, total: 790 },
    ],
    terms: { currency: 'EUR', orderSilentMinutes: 5, orderAskMinutes: 20 },
    ...over,
  });
  if (row?.kind !== 'staffOrder') throw new Error('It cannot be read');
  return row;
};
const refused = (code: string, more = {}) => ({
  state: 'refused',
  refusal: { code, productIds: [], ingredientIds: [], ...more },
});
const boardWith = (order: Record<string, unknown>) =>
  ({ orders: [{ id: orderId(1), ...order }], tables: [] }) as unknown as Board;
const view = (over: Record<string, unknown>, board?: Board) =>
  takenViews([entry(over)], board, (table) => `/t/${table}`)[0];

test('taken order: a pending order shows table, person and dishes, and can be cancelled until it is being sent', () => {
  expect(view({})).toEqual({
    id: orderId(1),
    label: 'W1-3',
    table: '7',
    href: '/t/7',
    takenBy: 'Maria',
    at: NOW,
    dishes: [
      { name: 'Dish 1', quantity: 2, line: expect.objectContaining({ productId: 1, variantId: 10 }) },
      { name: 'Dish 2', quantity: 1, line: expect.objectContaining({ productId: 2, variantId: 20 }) },
    ],
    standing: { kind: 'waiting', mayTakeBack: true },
  });
  expect(view({ state: 'sending' })?.standing).toEqual({ kind: 'waiting', mayTakeBack: false });
  expect(view({ state: 'asking', askReason: 'age' })?.standing).toEqual({ kind: 'asking' });
});

test('taken order: a rejected order shows the reason and the dishes concerned; a cancelled order is hidden', () => {
  expect(view(refused('inactive_products', { productIds: [2] }))?.standing).toEqual({
    kind: 'refused',
    why: 'inactive_products',
    causes: [{ name: 'Dish 2', line: expect.objectContaining({ productId: 2 }) }],
  });
  expect(view(refused('unknown_table'))?.standing).toMatchObject({ why: 'unknown_table' });
  expect(view({ state: 'expired' })?.standing).toMatchObject({ why: 'order_expired' });
  expect(view(refused('order_cancelled'))).toBeUndefined();
});

test('taken order: an order in the kitchen is left to the board; an order moved with its guests names the new table', () => {
  expect(view({ state: 'received' })).toBeUndefined();
  expect(view({ state: 'received' }, boardWith({ table: '7' }))).toBeUndefined();
  expect(view({ state: 'received' }, boardWith({ table: '9' }))?.standing).toEqual({ kind: 'moved', to: '9' });
  expect(view({ state: 'received' }, boardWith({ table: '9', movedFrom: ['7'] }))).toBeUndefined();
});
