import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import { useStore } from '#shared/use-store.ts';
import { createWholeMenuMemory, type WholeMenuMemory } from './whole-menu-memory.ts';

const WholeMenuContext = createContext<WholeMenuMemory>(createWholeMenuMemory());

/** Holds one whole-menu memory while the place is open. */
export const WholeMenuProvider = ({ children }: { readonly children: ReactNode }) => {
  const memory = useRef<WholeMenuMemory>(undefined);
  memory.current ??= createWholeMenuMemory();
  return <WholeMenuContext value={memory.current}>{children}</WholeMenuContext>;
};

export const useWholeMenuMemory = (): WholeMenuMemory => useContext(WholeMenuContext);

/** Category whose dishes are visible on the whole menu; `undefined` while another page is open. */
function useCategoryInView(): CategoryId | undefined {
  const memory = useWholeMenuMemory();
  return useStore(memory, memory.inView);
}

/** A link to a category's page, or to its part of the open whole menu. Category actions are unchanged. */
interface MenuLink {
  readonly id: CategoryId;
  readonly href: string;
  readonly action?: unknown;
}

export function useMenuLinks<Link extends MenuLink>(
  pages: readonly Link[],
  current: CategoryId | undefined,
): { readonly categories: readonly Link[]; readonly current: CategoryId | undefined } {
  const inView = useCategoryInView();
  const isWhole = inView !== undefined;
  const categories = useMemo(
    () => (isWhole ? pages.map((way) => (way.action ? way : { ...way, href: way.href.replace(/^.*\//, '#') })) : pages),
    [isWhole, pages],
  );
  return { categories, current: inView ?? current };
}
