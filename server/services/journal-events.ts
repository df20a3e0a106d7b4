import type { PlaceEvent } from '#contract/events.ts';
import type { OffKey, OrderId, ProductId } from '#domain/ids.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { JournalRow } from '../store/journal.ts';

type Unnumbered<E> = E extends PlaceEvent ? Omit<E, 'seq' | 'prev'> : never;
/** An event before it has its place in a stream. */
export type News = Unnumbered<PlaceEvent>;

/** What a row is to those who may hear of it; undefined: nothing. */
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
      return { type: 'order', orderId: row.orderId as OrderId, status: row.payload.to as OrderStatus };
    default:
      return undefined;
  }
};
