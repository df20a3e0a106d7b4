import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useTabl } from '#shared/tabl-context.tsx';
import { useStore } from '#shared/use-store.ts';
import type { MenuSnapshot } from './menu-snapshot.ts';

const SlugContext = createContext<string | undefined>(undefined);

/** Provides the menu of a place to all components below. */
export const MenuProvider = ({ slug, children }: { readonly slug: string; readonly children: ReactNode }) => (
  <SlugContext value={slug}>{children}</SlugContext>
);

/** The open place's current menu. */
export function useMenu(): MenuSnapshot {
  const { menus } = useTabl();
  const slug = useContext(SlugContext);
  const snapshot = useStore(
    menus,
    useCallback(() => (slug === undefined ? undefined : menus.get(slug)), [menus, slug]),
    useCallback(() => (slug === undefined ? undefined : (menus.drawn?.(slug) ?? menus.get(slug))), [menus, slug]),
  );
  if (!snapshot) throw new Error('No place');
  return snapshot;
}
