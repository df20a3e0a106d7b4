// The waiter's position, in the address: back closes a table, and a reload opens it again.
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

/** Prefix of a table's name in the address, so that "12" is not parsed as a number. */
const MARK = '~';

export interface TablesAddress {
  /** Name of the open table; `undefined`: the overview. */
  readonly table: string | undefined;
  readonly tab: 'queue' | 'tables';
  /** An order is being taken for that table. */
  readonly isTaking: boolean;
  /** Id of the open order without a table; `undefined`: none. */
  readonly order: string | undefined;
  readonly hrefOf: (table: string) => string;
  readonly orderHref: (id: OrderId) => string;
  readonly takeHref: (table: string) => string;
  readonly tabHref: (tab: 'queue' | 'tables') => string;
}

const homeOf = (slug: string): string => `/${slug}/staff/tables`;

/** Address of a table's page, by the table's name. */
export const tableHref =
  (slug: string) =>
  (name: string): string =>
    `${homeOf(slug)}?table=${encodeURIComponent(MARK + name)}`;

export function useTablesAddress(): TablesAddress {
  const { place } = useMenu();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return useMemo(() => {
    const home = homeOf(place.slug);
    const query = new URLSearchParams(search);
    const table = query.get('table');
    const hrefOf = tableHref(place.slug);
    return {
      table: table?.startsWith(MARK) ? table.slice(MARK.length) : undefined,
      tab: query.get('view') === 'tables' ? 'tables' : 'queue',
      isTaking: query.get('order') === 'new',
      order: query.get('own') ?? undefined,
      hrefOf,
      orderHref: (id) => `${home}?own=${id}`,
      takeHref: (name) => `${hrefOf(name)}&order=new`,
      tabHref: (tab) => (tab === 'queue' ? home : `${home}?view=tables`),
    };
  }, [place.slug, search]);
}
