// Orders of any day, for managers. `send` carries the signed-in person's token.
import { readOrdersOfDay, readWholeOrder } from '#contract/owner/order-history.ts';
import type { Http } from '#core/api/http.ts';
import type { PaymentFilter } from '#domain/owner/order-history.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

export interface OrdersAsked {
  readonly day: string;
  readonly asked: string;
  readonly page: number;
  readonly paid: PaymentFilter;
}

/** A page of a day's orders that match a search. */
export const listOrdersOfDay = (send: Send, { day, asked, page, paid }: OrdersAsked) =>
  callStaff(send, 'staff/orders/history', readOrdersOfDay, {
    searchParams: { day, page: String(page), ...(asked !== '' && { q: asked }), ...(paid !== 'all' && { paid }) },
  });

/** One order with its history. */
export const readOrder = (send: Send, id: string) =>
  callStaff(send, `staff/orders/history/${encodeURIComponent(id)}`, readWholeOrder, {});
