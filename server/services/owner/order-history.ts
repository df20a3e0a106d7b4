// Orders of any day with search, and one order with all its steps.

import { ORDER_STATUSES } from '#domain/order/order.ts';
import { dayAt } from '#domain/owner/calendar-day.ts';
import { type DayOrder, dayFigures } from '#domain/owner/day-figures.ts';
import {
  isInFilter,
  ORDERS_A_PAGE,
  type OrderFilter,
  type OrderStep,
  type OrdersOfDay,
  type WholeOrder,
} from '#domain/owner/order-history.ts';
import { isAskedFor } from '#domain/owner/order-search.ts';
import type { StaffOrder } from '#domain/service/board.ts';
import type { JournalRow } from '../../store/journal.ts';
import { journalOfOrder } from '../../store/log/journal-of-order.ts';
import { ordersNamed, ordersOfDay } from '../../store/service/board-orders.ts';
import { paymentsOf } from '../../store/service/payments-rows.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

/** Today in the place's time zone. */
export const dayOf = ({ clock }: Pick<Services, 'clock'>, { document }: PublishedPlace): string =>
  dayAt(clock(), document.place.timeZone).day;

const inFigures = (order: StaffOrder): DayOrder => ({
  ...order,
  servedAt: order.facts.servedAt,
  vat: order.breakdown?.vat,
});

/** A page of a day's orders. A page past the end is the last one. */
export const searchOrders = async (
  { store }: Asked,
  place: PublishedPlace,
  { day, asked, page, filter }: { day: string; asked: string; page: number; filter: OrderFilter },
): Promise<OrdersOfDay> => {
  const all = await ordersOfDay(store.read, place.id, day);
  const found = all.filter((order) => isInFilter(order, filter) && isAskedFor(order, asked)).toReversed();
  const pages = Math.max(1, Math.ceil(found.length / ORDERS_A_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  return {
    day,
    page: shown,
    pages,
    found: found.length,
    orders: found.slice((shown - 1) * ORDERS_A_PAGE, shown * ORDERS_A_PAGE),
    figures: dayFigures(found.map(inFigures)),
  };
};

const stepOf = (row: JournalRow): OrderStep[] => {
  const { at } = row;
  switch (row.type) {
    case 'order.placed':
      return [{ kind: 'placed', at, by: '', table: row.payload.table ?? undefined }];
    case 'order.status': {
      const { by = '', to, reason, approvedBy } = row.payload;
      const status = ORDER_STATUSES.find((known) => known === to);
      const more = { ...(reason && { reason }), ...(approvedBy !== undefined && { approvedBy }) };
      return status ? [{ kind: 'status', at, by, to: status, ...more }] : [];
    }
    case 'order.fact': {
      const { by, fact, approvedBy } = row.payload;
      return [{ kind: 'fact', at, by, fact, ...(approvedBy !== undefined && { approvedBy }) }];
    }
    case 'table.moved': {
      const { by, from, to } = row.payload;
      return [{ kind: 'moved', at, by, from: from ?? undefined, to }];
    }
    default:
      return [];
  }
};

/** `undefined` when the place has no such order. */
export const wholeOrder = async (
  { store }: Asked,
  placeId: number,
  orderId: string,
): Promise<WholeOrder | undefined> => {
  const [found] = await ordersNamed(store.read, placeId, { orderIds: [orderId], sittingIds: [] });
  if (!found) return undefined;
  const { order } = found;
  const [rows, payments] = await Promise.all([
    journalOfOrder(store.read, placeId, orderId),
    paymentsOf(store.read, placeId, order.sessionId === undefined ? [] : [order.sessionId]),
  ]);
  return { order, steps: rows.flatMap(stepOf), payments: order.payments ?? payments.get(order.sessionId ?? '') ?? [] };
};
