import { useRouterState, useSearch } from '@tanstack/react-router';
import type { PlaceSearch } from '#guest/place/place-search.ts';
import { useHydrating } from '#shared/use-hydrating.ts';

export interface Where {
  /** The kind of page, as "/$place/about". */
  readonly route: string;
  /** The slug of the category that the address names. */
  readonly category: string | undefined;
  readonly page: 'list' | 'dish' | 'search' | 'words';
  /** The address names no category: the menu shows its first one. */
  readonly isMenuItself: boolean;
}

const MENU_ITSELF: readonly string[] = ['/$place/'];

/** The kinds of pages that are only read and sell nothing. */
const WORDS: readonly string[] = ['about', 'about-tabl', 'custom-terms', 'feedback', 'gallery', 'reservations'].map(
  (page) => `/$place/${page}`,
);

const pageOf = (route: string): Where['page'] => {
  if (route === '/$place/$category/$product') return 'dish';
  if (route === '/$place/search') return 'search';
  return WORDS.includes(route) ? 'words' : 'list';
};

/** The kind of the open page. */
export function useWhere(): Where {
  return useRouterState({
    select: ({ matches }) => {
      const last = matches.at(-1);
      const params: { category?: string } = last?.params ?? {};
      const route = last?.fullPath ?? '';
      return { route, category: params.category, page: pageOf(route), isMenuItself: MENU_ITSELF.includes(route) };
    },
    structuralSharing: true,
  });
}

/** The guest's own layers over the page; a drawn page is the same for all who open it. */
export function useShown() {
  const { show } = useSearch({ from: '/$place' });
  const isHydrating = useHydrating();
  return isHydrating ? undefined : show;
}

/** How the scan failed that the guest comes from; undefined: none did. */
export function useFailedScan(): PlaceSearch['scan'] {
  const { scan } = useSearch({ from: '/$place' });
  const isHydrating = useHydrating();
  return isHydrating ? undefined : scan;
}
