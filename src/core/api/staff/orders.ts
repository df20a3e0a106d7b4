// Orders of any day, for managers. `send` carries the signed-in person's token.
import { readOrdersOfDay, readWholeOrder } from '#contract/owner/order-history.ts';
import type { Http } from '#core/api/http.ts';
import type { OrderFilter } from '#domain/owner/order-history.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

export interface OrdersAsked extends OrderFilter {
  readonly day: string;
  readonly asked: string;
  readonly page: number;
}

/** A page of a day's orders that match a search. */
export const listOrdersOfDay = (send: Send, { day, asked, page, paid, state, kind }: OrdersAsked) =>
  callStaff(send, 'staff/orders/history', readOrdersOfDay, {
    searchParams: {
      ...{ day, page: String(page) },
      ...(asked !== '' && { q: asked }),
      ...(paid !== 'all' && { paid }),
      ...(state !== 'all' && { state }),
      ...(kind !== 'all' && { kind }),
    },
  });

/** One order with its history. */
export const readOrder = (send: Send, id: string) =>
  callStaff(send, `staff/orders/history/${encodeURIComponent(id)}`, readWholeOrder, {});
