// The categories that are sections of a menu for those who look from outside.
import type { CategoryId } from '#domain/ids.ts';
import type { Category } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { visibleCategories } from '#domain/menu/visibility.ts';

/** false for a bell: a category that calls the waiter and holds nothing is a button, which needs a guest at a table. */
export const isSection = (index: MenuIndex, { id, opensCallWaiter }: Category): boolean =>
  !opensCallWaiter || index.productsOf(id).length > 0 || index.childrenOf(id).length > 0;

/** The sections under a category, in menu order; those at the top for undefined. */
export const sectionsUnder = (index: MenuIndex, parentId: CategoryId | undefined): readonly Category[] =>
  visibleCategories(index, parentId, undefined).filter((category) => isSection(index, category));
