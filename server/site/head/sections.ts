// Categories that are menu sections for search engines.
import type { CategoryId } from '#domain/ids.ts';
import type { Category } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { visibleCategories } from '#domain/menu/visibility.ts';

/** False for a bell: an empty category that calls the waiter is a button for guests at a table. */
export const isSection = (index: MenuIndex, { id, opensCallWaiter }: Category): boolean =>
  !opensCallWaiter || index.productsOf(id).length > 0 || index.childrenOf(id).length > 0;

/** Sections below a category in menu order; top level for `undefined`. */
export const sectionsUnder = (index: MenuIndex, parentId: CategoryId | undefined): readonly Category[] =>
  visibleCategories(index, parentId, undefined).filter((category) => isSection(index, category));
