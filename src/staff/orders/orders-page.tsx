import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Http } from '#core/api/http.ts';
import { listOrdersOfDay, type OrdersAsked, readOrder } from '#core/api/staff/orders.ts';
import { canOrder } from '#domain/order/order-type.ts';
import { dayAt, isDay } from '#domain/owner/calendar-day.ts';
import {
  KIND_FILTERS,
  kindOfOrder,
  type OrderFilter,
  type OrdersOfDay,
  PAYMENT_FILTERS,
  STATE_FILTERS,
  type WholeOrder,
} from '#domain/owner/order-history.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useDebounced } from '#shared/use-debounced.ts';
import { useMinute } from '#shared/use-minute.ts';
import { type Read, useStaffRead } from '#staff/frame/use-staff-read.ts';
import { PaidOrder } from '#staff/payment/paid-order.tsx';
import { BansHere, OrderBan } from '#staff/take-order/order-bans.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { useDaysFile } from './use-days-file.ts';

// The open day, search and order, in the address: back closes an order, and a reload opens it again.
/** Prefix of the search text in the address, so that "12" is not parsed as a number. */
const MARK = '~';

interface OrdersSearch extends OrderFilter {
  readonly day: string;
  readonly asked: string;
  readonly page: number;
  /** The open order's id. */
  readonly order?: string | undefined;
}

interface OrdersAddress extends OrdersSearch {
  readonly hrefOf: (search: OrdersSearch) => string;
  /** Replaces the search in the address, so that typing adds no history entries. */
  readonly go: (search: OrdersSearch) => void;
}

/** `today`: default day when the address names none. */
function useOrdersAddress(today: string): OrdersAddress {
  const { place } = useMenu();
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const [day, asked, page] = [query.get('day') ?? '', query.get('q') ?? '', Number(query.get('page') ?? 1)];
    const hrefOf = (next: OrdersSearch): string => {
      const said = new URLSearchParams({
        day: next.day,
        ...(next.asked !== '' && { q: MARK + next.asked }),
        ...(next.paid !== 'all' && { paid: next.paid }),
        ...(next.state !== 'all' && { state: next.state }),
        ...(next.kind !== 'all' && { kind: next.kind }),
        ...(next.page > 1 && { page: String(next.page) }),
        ...(next.order !== undefined && { order: MARK + next.order }),
      });
      return `/${place.slug}/staff/orders?${said}`;
    };
    const order = query.get('order');
    const [paid, state, kind] = [query.get('paid'), query.get('state'), query.get('kind')];
    return {
      day: isDay(day) ? day : today,
      asked: asked.startsWith(MARK) ? asked.slice(MARK.length) : '',
      paid: PAYMENT_FILTERS.find((one) => one === paid) ?? 'all',
      state: STATE_FILTERS.find((one) => one === state) ?? 'all',
      kind: KIND_FILTERS.find((one) => one === kind) ?? 'all',
      page: Number.isSafeInteger(page) && page > 0 ? page : 1,
      order: order?.startsWith(MARK) ? order.slice(MARK.length) : undefined,
      hrefOf,
      go: (next) => void navigate({ href: hrefOf(next), replace: true }),
    };
  }, [place.slug, search, today, navigate]);
}

/** One page of a day's orders. The previous data stays until the new one is loaded. */
function useOrdersOfDay({ day, asked, page, paid, state, kind }: OrdersAsked): Read<OrdersOfDay> {
  const ask = useCallback(
    (send: Http['send']) => listOrdersOfDay(send, { day, asked, page, paid, state, kind }),
    [day, asked, page, paid, state, kind],
  );
  return useStaffRead(ask);
}

/** One order with its full history. */
function useWholeOrder(id: string): Read<WholeOrder> {
  const ask = useCallback((send: Http['send']) => readOrder(send, id), [id]);
  return useStaffRead(ask);
}

/** The orders of any day, or one of them. */
export const OrdersPage = () => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const today = dayAt(serverNow(), place.timeZone).day;
  const address = useOrdersAddress(today);
  return address.order === undefined ? (
    <AllOrders address={address} today={today} />
  ) : (
    <OneOrder key={address.order} id={address.order} backHref={address.hrefOf({ ...address, order: undefined })} />
  );
};

const AllOrders = ({ address, today }: { readonly address: OrdersAddress; readonly today: string }) => {
  const { place } = useMenu();
  const { day, asked, page, paid, state, kind, hrefOf, go } = address;
  const filter: OrderFilter = { paid, state, kind };
  const [typed, setTyped] = useState(asked);
  const settled = useDebounced(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed leads, and the address follows.
  useEffect(() => {
    if (settled !== asked) go({ day, asked: settled, page: 1, ...filter });
  }, [settled]);
  const { found, why } = useOrdersOfDay({ day, asked, page, ...filter });
  const { serverNow } = useTabl();
  const now = useMinute(serverNow);
  return (
    <OrdersScreen
      day={day}
      today={today}
      typed={typed}
      found={found?.day === day ? found : undefined}
      // An order of a list that can no longer be loaded may have been accepted.
      now={why === undefined ? now : undefined}
      why={why}
      timeZone={place.timeZone}
      currency={place.currency}
      dishLanguage={place.defaultLanguage}
      filter={filter}
      kinds={[...new Set(place.orderTypes.flatMap(({ type }) => (canOrder(type) ? kindOfOrder(type) : [])))]}
      onFilter={(next) => go({ day, asked: typed, page: 1, ...next })}
      onType={setTyped}
      onDay={(next) => go({ day: next, asked: typed, page: 1, ...filter })}
      orderHref={(order) => hrefOf({ ...address, order })}
      pageHref={(next) => hrefOf({ day, asked, page: next, ...filter })}
      onFile={useDaysFile('orders')}
      bans={<BansHere />}
    />
  );
};

const OneOrder = ({ id, backHref }: { readonly id: string; readonly backHref: string }) => {
  const { place } = useMenu();
  const { found, why } = useWholeOrder(id);
  return (
    <PaidOrder
      whole={found}
      why={why}
      timeZone={place.timeZone}
      dishLanguage={place.defaultLanguage}
      backHref={backHref}
      // An order that staff took for a table has no guest device.
      sender={found && found.order.takenBy === undefined && <OrderBan order={found.order} />}
    />
  );
};
