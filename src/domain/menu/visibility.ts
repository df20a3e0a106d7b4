// The part of a menu that a session of an order type may see. [S3.07, S3.13, S4.13, S4.14, S5.04]
import type { CategoryId } from '../ids.ts';
import type { OrderType } from '../place/place.ts';
import type { Settings } from '../place/settings.ts';
import type { Category, Product, Visibility } from './menu.ts';
import type { MenuIndex } from './menu-index.ts';

type Audience = 'spot' | 'spot_browse' | 'delivery' | 'other';

/**
 * Audience of a session. A tablet on a table counts as the table. A guest without a session (not scanned yet, or expired)
 * sees the browse-only menu. Pickup, rooms, booking and served-on-spot have no flags of their own: no flag hides an item
 * from them, and no "only" flag of another audience matches them.
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

/** Whether the flags show an item. One matching "only" flag is enough; a matching "hide" flag wins over all others. */
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

export const isCategoryVisible = (index: MenuIndex, id: CategoryId, orderType: OrderType | undefined): boolean => {
  const path = index.pathOf(id);
  return path.length > 0 && path.every((category) => isShown(category.visibility, orderType));
};

/** Visible categories under a parent, in menu order; top-level ones for undefined. */
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

/** Whether a product's page and search may show it: by its own flags, and by at least one visible category. */
export const isProductVisible = (
  index: MenuIndex,
  product: Product,
  orderType: OrderType | undefined,
  settings: VisibilitySettings,
  hasUser: boolean,
): boolean =>
  isOffered(product, orderType, settings, hasUser) &&
  product.categoryIds.some((id) => isCategoryVisible(index, id, orderType));

/** Visible products directly in a category, in menu order. `hasUser`: a user is signed in. [S5.04] */
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
