import { useCallback } from 'react';
import type { Http } from '#core/api/http.ts';
import { listOrdersOfDay, readOrder } from '#core/api/staff/orders.ts';
import type { OrdersOfDay, WholeOrder } from '#domain/owner/order-history.ts';
import { type Read, useStaffRead } from '#staff/frame/use-staff-read.ts';

/** A page of a day's orders. What was read of another day stays until this one has come. */
export function useOrdersOfDay(day: string, asked: string, page: number): Read<OrdersOfDay> {
  const ask = useCallback((send: Http['send']) => listOrdersOfDay(send, { day, asked, page }), [day, asked, page]);
  return useStaffRead(ask);
}

/** One order with all that was done with it. */
export function useWholeOrder(id: string): Read<WholeOrder> {
  const ask = useCallback((send: Http['send']) => readOrder(send, id), [id]);
  return useStaffRead(ask);
}
