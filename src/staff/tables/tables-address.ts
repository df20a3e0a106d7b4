// Where a waiter is, in the address: back closes a table, and a reload opens it again.
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

/** Before a table's name, so that "12" stays a name and is never read as a number. */
const MARK = '~';

export interface TablesAddress {
  /** The open table's name; undefined: all of them are seen. */
  readonly table: string | undefined;
  readonly tab: 'queue' | 'tables';
  /** An order is being taken for that table. */
  readonly isTaking: boolean;
  /** The open order that goes to no table; undefined: none is. */
  readonly order: string | undefined;
  readonly hrefOf: (table: string) => string;
  readonly orderHref: (id: OrderId) => string;
  readonly takeHref: (table: string) => string;
  readonly tabHref: (tab: 'queue' | 'tables') => string;
}

export function useTablesAddress(): TablesAddress {
  const { place } = useMenu();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return useMemo(() => {
    const home = `/${place.slug}/staff/tables`;
    const query = new URLSearchParams(search);
    const table = query.get('table');
    const hrefOf = (name: string) => `${home}?table=${encodeURIComponent(MARK + name)}`;
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
