// Top-level categories, or those of one category, as links with a background and the picture of the first dish that has one.

import { categoryKey } from '#domain/availability/availability.ts';
import type { CategoryId, OffKey } from '#domain/ids.ts';
import { actionOf } from '#domain/menu/category-link.ts';
import type { Category } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { visibleCategories } from '#domain/menu/visibility.ts';
import type { Picture } from '#domain/picture.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { SubcategoryLink } from '#ui/view/category-link.ts';
import type { MenuSnapshot } from './menu-snapshot.ts';

export interface CategoryLinkView extends SubcategoryLink {
  /** A press opens the category's own page, with swiping to its neighbours. */
  readonly isPage: boolean;
}

/**
 * `roomNumber`: the session's room, inserted into the links' addresses. `atKiosk`: without the waiter call, because a kiosk
 * has no table to which staff could come. [S2.25]
 */
export const categoryLinks = (
  { index, place }: Pick<MenuSnapshot, 'index' | 'place'>,
  parentId: CategoryId | undefined,
  orderType: OrderType | undefined,
  roomNumber?: string,
  atKiosk?: boolean,
): CategoryLinkView[] =>
  visibleCategories(index, parentId, orderType).flatMap((category) => {
    const bare = isBare(index, category);
    const intended = actionOf(category, bare, { placeSlug: place.slug, roomNumber });
    // A bell category with dishes or subcategories links to their page.
    const action = intended?.kind === 'waiter' && !bare && category.type !== 'link' ? undefined : intended;
    if (atKiosk && action?.kind === 'waiter') return [];
    return {
      id: category.id,
      name: category.name,
      description: category.description,
      textLanguage: category.textLanguage,
      href: `/${place.slug}/${category.slug}`,
      cloth: category.cloth,
      picture: category.image ?? firstPicture(index, category),
      action,
      isPage: action === undefined,
    };
  });

/** Category of the menu's own address: the first page that can be ordered now, else the first page. */
export const firstOf = <Link extends Pick<CategoryLinkView, 'id' | 'isPage'>>(
  links: readonly Link[],
  off: ReadonlySet<OffKey>,
): Link | undefined =>
  links.find(({ id, isPage }) => isPage && !off.has(categoryKey(id))) ?? links.find(({ isPage }) => isPage) ?? links[0];

const isBare = (index: MenuIndex, { id }: Category): boolean =>
  index.productsOf(id).length === 0 && index.childrenOf(id).length === 0;

const firstPicture = (index: MenuIndex, category: Category): Picture | undefined => {
  for (const product of index.productsOf(category.id)) if (product.images[0]) return product.images[0];
  for (const child of index.childrenOf(category.id)) {
    const found = child.image ?? index.productsOf(child.id).find(({ images }) => images[0])?.images[0];
    if (found) return found;
  }
  return undefined;
};
