import { type HistoryState, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Product } from '#domain/menu/menu.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Number of dish pages directly before this one in the history. */
    dishes?: number;
    /** The order line whose choice is open. */
    line?: string | undefined;
  }
}

/** History state for a link from a dish page to another dish page. */
export const nextDish = ({ dishes = 0 }: HistoryState): HistoryState => ({ dishes: dishes + 1 });

/** History state for a link from the order to the choice of one of its lines. */
export const toLine = (line: string): HistoryState => ({ line });

/**
 * Exits from a dish's page. They go back in the history to where the guest came from, so that the list keeps its scroll
 * position and a later "back" does not reopen the dish. A guest who opened the address directly gets the dish's list.
 */
export function useBackLink(product: Product) {
  const { index, place } = useMenu();
  const router = useRouter();
  const navigate = useNavigate();
  const category = index.homeCategory(product);
  const href = category ? `/${place.slug}/${category.slug}` : `/${place.slug}`;
  const go = useCallback(
    (steps: number) => {
      // The router counts its entries from the first loaded page.
      if (router.history.location.state.__TSR_index >= steps) router.history.go(-steps);
      else void navigate({ href, replace: true });
    },
    [router, navigate, href],
  );
  return useMemo(
    () => ({
      href,
      /** Goes to the previous page. */
      back: () => go(1),
      /** Back to the menu, skipping other dish pages. */
      toMenu: () => go((router.history.location.state.dishes ?? 0) + 1),
    }),
    [href, go, router],
  );
}
