import { useRouterState, useSearch } from '@tanstack/react-router';
import type { PlaceSearch } from '#guest/place/place-search.ts';
import { useHydrating } from '#shared/use-hydrating.ts';

export interface Where {
  /** Route pattern of the page, such as "/$place/about". */
  readonly route: string;
  /** Slug of the category in the address. */
  readonly category: string | undefined;
  /** Slug of the dish in the address. */
  readonly product: string | undefined;
  readonly page: 'list' | 'dish' | 'search' | 'words';
  /** The address names no category, so the menu shows its first one. */
  readonly isMenuItself: boolean;
}

const MENU_ITSELF: readonly string[] = ['/$place/'];

/** Pages that only inform and sell nothing. */
const WORDS: readonly string[] = ['about', 'about-tabl', 'custom-terms', 'feedback', 'gallery', 'reservations'].map(
  (page) => `/$place/${page}`,
);

const pageOf = (route: string): Where['page'] => {
  if (route === '/$place/$category/$product') return 'dish';
  if (route === '/$place/search') return 'search';
  return WORDS.includes(route) ? 'words' : 'list';
};

/** Kind and category of the open page. */
export function useWhere(): Where {
  return useRouterState({
    select: ({ matches }) => {
      const last = matches.at(-1);
      const { category, product }: { category?: string; product?: string } = last?.params ?? {};
      const route = last?.fullPath ?? '';
      return { route, category, product, page: pageOf(route), isMenuItself: MENU_ITSELF.includes(route) };
    },
    structuralSharing: true,
  });
}

/** The guest's own layers over the page; empty on a server-drawn page, which is the same for everyone. */
export function useShown() {
  const { show } = useSearch({ from: '/$place' });
  const isHydrating = useHydrating();
  return isHydrating ? undefined : show;
}

/** How the preceding scan failed; `undefined`: no failure. */
export function useFailedScan(): PlaceSearch['scan'] {
  const { scan } = useSearch({ from: '/$place' });
  const isHydrating = useHydrating();
  return isHydrating ? undefined : scan;
}
