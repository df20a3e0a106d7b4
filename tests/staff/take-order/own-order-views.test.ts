// Orders without a table on the waiters' screens.
import { expect, test } from 'vitest';
import type { CommandId, OrderId, ProductId, VariantId } from '#domain/ids.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import type { Board, StaffOrder } from '#domain/service/board.ts';
import { ringsOf } from '#staff/board/rings-of-queue.ts';
import { waitingHere } from '#staff/board/waiting-here.ts';
import { queueOf } from '#staff/tables/table-views.ts';
import type { Viewing } from '#staff/tables/viewing.ts';
import { ownOrderOf, ownOrdersOf } from '#staff/take-order/own-order-views.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const ago = (minutes: number) => NOON - minutes * 60_000;
const DETAILS: OrderDetails = { name: 'Елена', phone: '+359888123456', payment: 'cash' };
const order = (id: string, over: Partial<StaffOrder> = {}): StaffOrder => ({
  ...{ id: id as OrderId, label: 'K2-41', number: 47, table: undefined, room: undefined, sessionId: undefined },
  ...{ orderType: 'delivery', status: 'ordered', placedAt: ago(5), lateBy: undefined, guestNote: undefined },
  ...{ facts: { seenAt: ago(5), lineTicks: {}, readyAt: {} }, total: minor(1000), currency: 'EUR' as Currency },
  lines: [
    {
      ...{ productId: 1 as ProductId, variantId: 11 as VariantId, name: 'Tarator', size: '', required: undefined },
      ...{ added: [], removed: [], comment: undefined, quantity: 1, total: minor(1000) },
    },
  ],
  details: DETAILS,
  ...over,
});
const board = (...orders: StaffOrder[]): Board => ({ seq: 1, at: NOON, tables: [], orders, calls: [], off: [] });
const viewing: Viewing = {
  waiting: waitingHere([], { tables: [] }),
  me: 'Maria',
  now: NOON,
  hrefOf: (table) => `?table=${table}`,
  orderHref: (id) => `?own=${id}`,
  isForWaiters: () => false,
};

test('own orders: are sorted by due time, and leave the lane when done', () => {
  const shown = board(
    order('later', { placedAt: ago(60), details: { ...DETAILS, wantedAt: NOON + 60 * 60_000 } }),
    order('soonest'),
    order('paid', { status: 'paid' }),
    order('tables', { table: '3' }),
  );
  expect(ownOrdersOf(shown, viewing).map(({ id, href, state }) => [id, href, state.kind])).toEqual([
    ['soonest', '?own=soonest', 'seen'],
    ['later', '?own=later', 'seen'],
  ]);
});

test('own order: lists packaging once, before its other charges', () => {
  const [line] = order('o').lines;
  if (!line) throw new Error('No line');
  const lines = [
    { ...line, packaging: minor(60) },
    { ...line, total: minor(0), packaging: minor(30), voided: minor(500) },
  ];
  const breakdown = { charges: [{ kind: 'delivery' as const, amount: minor(250) }], vat: [] };
  expect(ownOrderOf(board(order('o', { lines, breakdown })), 'o', viewing)?.orders[0]?.charges).toEqual([
    { kind: 'boxes', amount: 60 },
    { kind: 'delivery', amount: 250 },
  ]);
});

test('own order: an order with a reversed payment is owed again and stays until paid', () => {
  const reversed = { by: 'Silvia', at: ago(1), reason: 'wrong_amount' } as const;
  const payment = { id: 'p1' as CommandId, amount: minor(1000), tender: 'cash', by: 'Maria', at: ago(2) } as const;
  const owed = order('o', { status: 'paid', left: minor(1000), payments: [{ ...payment, reversed }] });
  expect(ownOrdersOf(board(owed), viewing)).toMatchObject([{ id: 'o', isOwed: true }]);
  expect(ownOrderOf(board(owed), 'o', viewing)).toMatchObject({ rest: 1000, paid: 0, payments: [{ id: 'p1' }] });
  const pressed = waitingHere([{ kind: 'paid', orderId: owed.id, amount: minor(1000), tender: 'card' }], {
    tables: [],
  });
  expect(ownOrdersOf(board(owed), { ...viewing, waiting: pressed })).toEqual([]);
  expect(ownOrderOf(board(owed), 'o', { ...viewing, waiting: pressed })).toMatchObject({ rest: 0, paid: 1000 });
});

test('own order: a payment reversed here is owed at once, also while pending', () => {
  const payment = { id: 'p1' as CommandId, amount: minor(300), tender: 'cash', by: 'Maria', at: ago(2) } as const;
  const part = order('o', { status: 'cooked_preorder', left: minor(700), payments: [payment] });
  expect(ownOrderOf(board(part), 'o', viewing)).toMatchObject({ rest: 700, paid: 300 });
  const waiting = waitingHere([{ kind: 'reversePayment', paymentId: payment.id, reason: 'other' }], { tables: [] });
  expect(ownOrderOf(board(part), 'o', { ...viewing, waiting })).toMatchObject({ rest: 1000, paid: 0 });
});

test('own orders: an order eaten at the venue says so', () => {
  const eaten = order('o', { orderType: 'preorder', details: { ...DETAILS, isToGo: false } });
  expect(ownOrdersOf(board(eaten), viewing)).toMatchObject([{ orderType: 'preorder', isToGo: false }]);
});

test('own order: is late only after its wanted time', () => {
  const facts = { seenAt: ago(39), accepted: { by: 'Maria', at: ago(38) }, lineTicks: {}, readyAt: {} };
  const kindAt = (wantedAt: number | undefined) =>
    ownOrdersOf(board(order('o', { placedAt: ago(40), facts, details: { ...DETAILS, wantedAt } })), viewing)[0]?.state
      .kind;
  expect(kindAt(undefined)).toBe('late');
  expect(kindAt(NOON + 60_000)).toBe('accepted');
  expect(kindAt(ago(1))).toBe('late');
});

test('own order: that nobody accepts is told, one for later only once it is due', () => {
  const kindAt = (wantedAt: number | undefined) =>
    ownOrdersOf(board(order('o', { placedAt: ago(40), details: { ...DETAILS, wantedAt } })), viewing)[0]?.state.kind;
  expect(kindAt(undefined)).toBe('unaccepted');
  expect(kindAt(NOON + 2 * 60 * 60_000)).toBe('seen');
});

test('own order: an unseen order waits in the queue, and rings after a minute', () => {
  const facts = { lineTicks: {}, readyAt: {} };
  const queue = queueOf(board(order('o', { facts })), viewing);
  expect(queue.food).toMatchObject([{ kind: 'unseen', table: undefined, orderType: 'delivery', href: '?own=o' }]);
  expect(ringsOf(queue)).toEqual([{ key: 'unseen o', kind: 'unseen' }]);
});

test('own order: an order for tomorrow that only waiters see rings one hour before its wanted time', () => {
  const details = { ...DETAILS, wantedAt: NOON + 12 * 60 * 60_000 };
  const shown = board(order('o', { facts: { lineTicks: {}, readyAt: {} }, placedAt: ago(0), details }));
  const ringsAt = (now: number) => ringsOf(queueOf(shown, { ...viewing, isForWaiters: () => true, now }));
  expect(ringsAt(NOON)).toEqual([]);
  expect(ringsAt(NOON + 11 * 60 * 60_000)).toEqual([{ key: 'new o', kind: 'new' }]);
});

test('own order: has its own path, cannot move to a table and is paid separately', () => {
  const ready = ownOrderOf(board(order('o', { status: 'cooked_delivery' })), 'o', viewing);
  expect(ready).toMatchObject({
    rest: 1000,
    asked: 'cash',
    orders: [{ moves: ['on_the_way_delivery'], mayMove: false }],
  });
  const fetched = ownOrderOf(board(order('o', { orderType: 'preorder' })), 'o', viewing);
  expect(fetched?.orders[0]?.moves).toEqual(['cooked_preorder']);
  expect(ownOrderOf(board(order('o', { status: 'paid' })), 'o', viewing)).toMatchObject({ rest: 0, paid: 1000 });
  expect(ownOrderOf(board(order('o', { table: '3' })), 'o', viewing)).toBeUndefined();
});

test('own order: a pickup guest may sit down with the order, a delivery guest may not', () => {
  const shown = board(order('fetched', { orderType: 'preorder' }), order('brought'));
  const mayMove = (id: string) => ownOrderOf(shown, id, viewing)?.orders[0]?.mayMove;
  expect([mayMove('fetched'), mayMove('brought')]).toEqual([true, false]);
});
