// The categories that are offered before anything is typed.
import type { CategoryId } from '#domain/ids.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { OrderType } from '#domain/place/place.ts';
import { type CategoryLinkView, categoryLinks } from '#shared/menu/category-links.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';

/** The categories at the top that have dishes. One that tells of the venue, or leads out, is no way to a dish. */
export const searchCategories = (
  snapshot: Pick<MenuSnapshot, 'index' | 'place'>,
  orderType: OrderType | undefined,
): CategoryLinkView[] =>
  categoryLinks(snapshot, undefined, orderType).filter(({ id, isPage }) => isPage && hasDishes(snapshot.index, id));

const hasDishes = (index: MenuIndex, id: CategoryId): boolean =>
  (index.categoryById.get(id)?.type !== 'info' && index.productsOf(id).length > 0) ||
  index.childrenOf(id).some((child) => hasDishes(index, child.id));
