import type { PlaceEvent } from '#contract/events.ts';
import type { CommandId, OffKey, OrderId, ProductId } from '#domain/ids.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { CallStep } from '#domain/service/call.ts';
import { firstName } from '#domain/staff/told-name.ts';
import type { JournalRow } from '../../store/journal.ts';

type Unnumbered<E> = E extends PlaceEvent ? Omit<E, 'seq' | 'prev'> : never;
/** An event without its number in a stream. */
export type News = Unnumbered<PlaceEvent>;

const callNews = (callId: string, step: CallStep, at: number, by?: string): News => ({
  type: 'call',
  callId: callId as CommandId,
  step,
  at,
  by,
});

/** The event of a journal row for listeners who may get it; `undefined`: none. */
export const newsOf = (row: JournalRow): News | undefined => {
  switch (row.type) {
    case 'menu.published':
      return { type: 'menu', version: row.payload.version };
    case 'availability': {
      const { productId, off, until, left } = row.payload;
      const counted = left === undefined ? {} : { left };
      return { type: 'availability', productId: productId as ProductId, off, until, ...counted, at: row.at };
    }
    case 'availability.part': {
      const { part, off, until } = row.payload;
      return { type: 'availability', productId: part as OffKey, off, until, at: row.at };
    }
    case 'order.placed':
      return { type: 'order', orderId: row.orderId as OrderId, status: 'ordered' };
    case 'order.status':
      return { type: 'order', orderId: row.orderId as OrderId, status: row.payload.to as OrderStatus, more: true };
    case 'order.fact':
      return { type: 'order', orderId: row.orderId as OrderId, status: row.payload.status as OrderStatus, more: true };
    case 'order.unpaid':
      return { type: 'order', orderId: row.orderId as OrderId, status: 'rejected', more: true };
    case 'order.reach':
      // The guest's view of the order is computed at the time of reading.
      return { type: 'order', orderId: row.orderId as OrderId, status: 'ordered', more: true };
    case 'table.moved':
    // A guest's name has changed: orders are read again, by older devices too.
    case 'guest.named':
    // The rest of a bill is stored with its orders.
    case 'payment.part':
    case 'payment.reversed':
      return { type: 'reset' };
    case 'share.held':
    case 'share.freed':
      return { type: 'bill' };
    case 'venue.table':
      // The party at a renamed table reads its data again.
      return row.payload.change === 'renamed' && row.sessionId !== null ? { type: 'reset' } : undefined;
    case 'bill.wanted': {
      const { callId } = row.payload;
      return callId === undefined ? undefined : callNews(callId, 'made', row.at);
    }
    case 'call.made':
      return callNews(row.payload.callId, 'made', row.at);
    case 'call.coming':
      return callNews(row.payload.callId, 'coming', row.at, firstName(row.payload.by));
    case 'call.done':
      return callNews(row.payload.callId, 'done', row.at);
    case 'call.withdrawn':
      return callNews(row.payload.callId, 'withdrawn', row.at);
    default:
      return undefined;
  }
};
