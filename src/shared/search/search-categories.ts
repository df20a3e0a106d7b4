// Categories offered before the guest types.
import type { CategoryId } from '#domain/ids.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { OrderType } from '#domain/place/place.ts';
import { type CategoryLinkView, categoryLinks } from '#shared/menu/category-links.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';

/** Top-level categories that have dishes. Information and link categories are left out. */
export const searchCategories = (
  snapshot: Pick<MenuSnapshot, 'index' | 'place'>,
  orderType: OrderType | undefined,
): CategoryLinkView[] =>
  categoryLinks(snapshot, undefined, orderType).filter(({ id, isPage }) => isPage && hasDishes(snapshot.index, id));

const hasDishes = (index: MenuIndex, id: CategoryId): boolean =>
  (index.categoryById.get(id)?.type !== 'info' && index.productsOf(id).length > 0) ||
  index.childrenOf(id).some((child) => hasDishes(index, child.id));
