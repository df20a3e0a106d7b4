// What a session of some order type gets to see. [S3.07, S3.13, S4.13, S4.14, S5.04]
import type { CategoryId } from '../ids.ts';
import type { OrderType } from '../place/place.ts';
import type { Settings } from '../place/settings.ts';
import type { Category, Product, Visibility } from './menu.ts';
import type { MenuIndex } from './menu-index.ts';

type Audience = 'spot' | 'spot_browse' | 'delivery' | 'other';

/**
 * Who is meant by the flags. A tablet on a table is the table. Who has no session (nothing scanned yet, or expired)
 * only looks, and so sees what a browse-only guest sees. Pickup, rooms, booking and served-on-spot have no flags of
 * their own: nothing is hidden from them by name, and nothing "only" for another is theirs.
 */
const audienceOf = (orderType: OrderType | undefined): Audience => {
  switch (orderType) {
    case 'spot':
    case 'tablet_mode':
      return 'spot';
    case undefined:
    case 'spot_browse':
      return 'spot_browse';
    case 'delivery':
      return 'delivery';
    default:
      return 'other';
  }
};

/** With several "only" flags, one that fits is enough; a "hide" flag that fits hides whatever else is set. */
export const isShown = (visibility: Visibility, orderType: OrderType | undefined): boolean => {
  const audience = audienceOf(orderType);
  const hidden =
    (visibility.hideSpot && audience === 'spot') ||
    (visibility.hideSpotBrowse && audience === 'spot_browse') ||
    (visibility.hideDelivery && audience === 'delivery');
  if (hidden) return false;
  if (!visibility.onlySpot && !visibility.onlySpotBrowse && !visibility.onlyDelivery) return true;
  return (
    (visibility.onlySpot && audience === 'spot') ||
    (visibility.onlySpotBrowse && audience === 'spot_browse') ||
    (visibility.onlyDelivery && audience === 'delivery')
  );
};

/** A category hides its whole subtree: it is seen where it and everything above it is shown. */
export const isCategoryVisible = (index: MenuIndex, id: CategoryId, orderType: OrderType | undefined): boolean => {
  const path = index.pathOf(id);
  return path.length > 0 && path.every((category) => isShown(category.visibility, orderType));
};

/** The categories that are seen under a parent, or at the top for undefined; in menu order. */
export const visibleCategories = (
  index: MenuIndex,
  parentId: CategoryId | undefined,
  orderType: OrderType | undefined,
): readonly Category[] => {
  if (parentId !== undefined && !isCategoryVisible(index, parentId, orderType)) return [];
  const categories = parentId === undefined ? index.roots : index.childrenOf(parentId);
  return categories.filter((category) => isShown(category.visibility, orderType));
};

export type VisibilitySettings = Pick<Settings, 'tokenHidesProducts'>;

const isOffered = (
  product: Product,
  orderType: OrderType | undefined,
  settings: VisibilitySettings,
  hasUser: boolean,
): boolean =>
  isShown(product.visibility, orderType) && !(product.hideForOrdering && settings.tokenHidesProducts && hasUser);

/** Whether a product is seen at all: itself, and by way of at least one of its categories. For its page and search. */
export const isProductVisible = (
  index: MenuIndex,
  product: Product,
  orderType: OrderType | undefined,
  settings: VisibilitySettings,
  hasUser: boolean,
): boolean =>
  isOffered(product, orderType, settings, hasUser) &&
  product.categoryIds.some((id) => isCategoryVisible(index, id, orderType));

/** The products that are seen directly under a category, in menu order. `hasUser`: somebody is signed in. [S5.04] */
export const visibleProducts = (
  index: MenuIndex,
  categoryId: CategoryId,
  orderType: OrderType | undefined,
  settings: VisibilitySettings,
  hasUser: boolean,
): readonly Product[] =>
  isCategoryVisible(index, categoryId, orderType)
    ? index.productsOf(categoryId).filter((product) => isOffered(product, orderType, settings, hasUser))
    : [];
