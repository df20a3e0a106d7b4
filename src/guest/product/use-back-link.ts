import { type HistoryState, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Product } from '#domain/menu/menu.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many dishes' pages stand one behind the other before this one. */
    dishes?: number;
    /** The line of the order whose choice is opened. */
    line?: string | undefined;
  }
}

/** The state of a step that leads from a dish's page to another dish's. */
export const nextDish = ({ dishes = 0 }: HistoryState): HistoryState => ({ dishes: dishes + 1 });

/** The state of a step that leads from the order to the choice of one of its lines. */
export const toLine = (line: string): HistoryState => ({ line });

/**
 * The ways from a dish's page. They go back in the history to where the guest came from, so that the list stands where
 * it stood, and no later back opens the dish again. Who came by an address of its own finds the dish's list.
 */
export function useBackLink(product: Product) {
  const { index, place } = useMenu();
  const router = useRouter();
  const navigate = useNavigate();
  const category = index.homeCategory(product);
  const href = category ? `/${place.slug}/${category.slug}` : `/${place.slug}`;
  const go = useCallback(
    (steps: number) => {
      // The router numbers its steps from the page that was loaded first.
      if (router.history.location.state.__TSR_index >= steps) router.history.go(-steps);
      else void navigate({ href, replace: true });
    },
    [router, navigate, href],
  );
  return useMemo(
    () => ({
      href,
      /** To the page before. */
      back: () => go(1),
      /** To the menu, past other dishes. */
      toMenu: () => go((router.history.location.state.dishes ?? 0) + 1),
    }),
    [href, go, router],
  );
}
