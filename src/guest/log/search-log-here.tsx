import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NO_FILTER } from '#domain/search/avoidance-filter.ts';
import type { VisitLog } from '#shared/log/visit-log.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useMenuSearch } from '#shared/search/use-search.ts';

/** Reports the words in the address of the search, which stand there once the guest has stopped typing. [S9.10] */
export const SearchLogHere = ({ log }: { readonly log: VisitLog }) => {
  const { q = '', without, stock } = useSearch({ from: '/$place/search' });
  const { part } = useMenu();
  const { total } = useMenuSearch(q, NO_FILTER, { showsHidden: true });
  // Before the whole menu is there, nothing is said not to be in it; with a filter it is not the words that find.
  const isAsked = q !== '' && !part && without === undefined && stock === undefined;
  useEffect(() => {
    if (isAsked) log.search(q, total);
  }, [log, isAsked, q, total]);
  return null;
};
