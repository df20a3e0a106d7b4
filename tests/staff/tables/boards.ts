// Boards of one venue at noon, for tests of tables and the queue.
import type { CommandId, OrderId, ProductId, SessionId, VariantId } from '#domain/ids.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import type { Board, StaffCall, StaffOrder, StaffTable } from '#domain/service/board.ts';
import { type WaitingHere, waitingHere } from '#staff/board/waiting-here.ts';
import { roomsOf } from '#staff/tables/table-views.ts';
import type { Viewing } from '#staff/tables/viewing.ts';

export const NOON = Date.UTC(2026, 5, 1, 12);
export const ago = (minutes: number) => NOON - minutes * 60_000;

export const line = (name: string): PlacedOrderLine => ({
  productId: 1 as ProductId,
  variantId: 11 as VariantId,
  name,
  size: '',
  required: undefined,
  added: [],
  removed: [],
  comment: undefined,
  quantity: 1,
  total: minor(500),
});
export const order = (over: Partial<StaffOrder> = {}): StaffOrder => ({
  id: 'o1' as OrderId,
  label: 'K2-41',
  number: 47,
  table: '12',
  room: undefined,
  orderType: 'spot',
  status: 'ordered',
  placedAt: ago(5),
  sessionId: '12' as SessionId,
  lateBy: undefined,
  lines: [line('Tarator'), line('Moussaka')],
  guestNote: undefined,
  facts: { seenAt: ago(5), lineTicks: {}, readyAt: {} },
  total: minor(1000),
  currency: 'EUR' as Currency,
  ...over,
});
export const seated = (name: string, over: Partial<NonNullable<StaffTable['sitting']>> = {}): StaffTable => ({
  name,
  room: 'Saloon',
  orderType: 'spot',
  sitting: { id: name as SessionId, openedAt: ago(30), ...over },
});
export const call = (over: Partial<StaffCall> = {}): StaffCall => ({
  id: 'c1' as CommandId,
  table: '12',
  kind: 'call',
  needs: [{ key: 'water', name: 'Water' }],
  text: ' ',
  at: ago(2),
  ...over,
});
export const board = (over: Partial<Board> = {}): Board => ({
  seq: 1,
  at: NOON,
  tables: [seated('12'), { name: '4', room: 'Garden', orderType: 'spot' }],
  orders: [],
  calls: [],
  off: [],
  ...over,
});
export const viewing = (waiting: Partial<WaitingHere> = {}): Viewing => ({
  waiting: { ...waitingHere([], board()), ...waiting },
  me: 'Maria',
  now: NOON,
  hrefOf: (table) => `?table=${table}`,
  orderHref: (id) => `?own=${id}`,
  isForWaiters: () => false,
});
export const statesOf = (shown: Board, waiting?: Partial<WaitingHere>) =>
  roomsOf(shown, viewing(waiting)).flatMap(({ tables }) => tables.map(({ name, state }) => `${name} ${state.kind}`));

export const PAYMENT = { id: 'p1' as CommandId, amount: minor(400), tender: 'cash' as const, by: 'Maria', at: ago(3) };
