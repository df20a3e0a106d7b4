import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NO_FILTER } from '#domain/search/avoidance-filter.ts';
import type { VisitLog } from '#shared/log/visit-log.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useMenuSearch } from '#shared/search/use-search.ts';

/** Logs the search words from the address, where they appear once the guest has stopped typing. [S9.10] */
export const SearchLogHere = ({ log }: { readonly log: VisitLog }) => {
  const { q = '', without, stock } = useSearch({ from: '/$place/search' });
  const { part } = useMenu();
  const { total } = useMenuSearch(q, NO_FILTER, { showsHidden: true });
  // A partial menu cannot prove a miss, and with a filter the result does not depend on the words alone.
  const isAsked = q !== '' && !part && without === undefined && stock === undefined;
  useEffect(() => {
    if (isAsked) log.search(q, total);
  }, [log, isAsked, q, total]);
  return null;
};
