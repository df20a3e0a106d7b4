// Which day, which search and which order are open, in the address: back closes an order, and a reload opens it again.
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isDay } from '#domain/owner/calendar-day.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

/** Before what was searched for, so that "12" stays a word and is never read as a number. */
const MARK = '~';

export interface OrdersSearch {
  readonly day: string;
  readonly asked: string;
  readonly page: number;
  /** The open order's id. */
  readonly order?: string | undefined;
}

export interface OrdersAddress extends OrdersSearch {
  readonly hrefOf: (search: OrdersSearch) => string;
  /** Another search in the place of this one: typing makes no steps to go back by. */
  readonly go: (search: OrdersSearch) => void;
}

/** `today`: the day where the address names none. */
export function useOrdersAddress(today: string): OrdersAddress {
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
        ...(next.page > 1 && { page: String(next.page) }),
        ...(next.order !== undefined && { order: MARK + next.order }),
      });
      return `/${place.slug}/staff/orders?${said}`;
    };
    const order = query.get('order');
    return {
      day: isDay(day) ? day : today,
      asked: asked.startsWith(MARK) ? asked.slice(MARK.length) : '',
      page: Number.isSafeInteger(page) && page > 0 ? page : 1,
      order: order?.startsWith(MARK) ? order.slice(MARK.length) : undefined,
      hrefOf,
      go: (next) => void navigate({ href: hrefOf(next), replace: true }),
    };
  }, [place.slug, search, today, navigate]);
}
