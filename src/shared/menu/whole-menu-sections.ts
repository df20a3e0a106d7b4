// The sections of the whole menu, as one page shows it: one for each category, in menu order, a subcategory after its
// parent.

import type { CategoryId } from '#domain/ids.ts';
import { type LinkTarget, linkTargets } from '#domain/menu/category-link.ts';
import type { Category, Product } from '#domain/menu/menu.ts';
import { visibleCategories, visibleProducts } from '#domain/menu/visibility.ts';
import type { OrderType } from '#domain/place/place.ts';
import { hasDishesOf, type MenuSnapshot } from './menu-snapshot.ts';

export interface MenuSection {
  readonly category: Category;
  /** The category at the top of the tree above this section; the section's own category where it is at the top. */
  readonly rootId: CategoryId;
  /** The depth in the tree; 0 is the top. */
  readonly depth: number;
  /** The dishes directly under the category; in an info category the texts of its banners. */
  readonly products: readonly Product[];
  /** The category's links out of the app. */
  readonly links: readonly LinkTarget[];
}

export interface SectionsFor {
  readonly orderType: OrderType | undefined;
  readonly hasUser: boolean;
  /** The session's room number; the links' addresses are told it. [S2.25] */
  readonly roomNumber: string | undefined;
}

/**
 * The sections that this guest sees, at any depth. The index has no loops, and the walk needs no recursion. A category
 * without anything in it or under it is left out.
 */
export function wholeMenu(
  { index, settings, place, part }: Pick<MenuSnapshot, 'index' | 'settings' | 'place' | 'part'>,
  { orderType, hasUser, roomNumber }: SectionsFor,
): readonly MenuSection[] {
  const all: MenuSection[] = [];
  const kept = new Set<CategoryId>();
  const toSee = visibleCategories(index, undefined, orderType)
    .map((category) => ({ category, rootId: category.id, depth: 0 }))
    .reverse();
  for (let next = toSee.pop(); next; next = toSee.pop()) {
    const { category, rootId, depth } = next;
    const products = visibleProducts(index, category.id, orderType, settings, hasUser);
    const links = linkTargets(category.links, { placeSlug: place.slug, roomNumber });
    // Dishes that have not come yet are not missing from a section: the section comes with them.
    if (hasDishesOf({ part, index }, category.id)) all.push({ category, rootId, depth, products, links });
    const under = visibleCategories(index, category.id, orderType);
    for (const child of under.toReversed()) toSee.push({ category: child, rootId, depth: depth + 1 });
  }
  for (const { category, products, links } of all.toReversed()) {
    const tells = category.type === 'image' && category.image !== undefined;
    if (!(products.length > 0 || links.length > 0 || tells || kept.has(category.id))) continue;
    kept.add(category.id);
    const parent = index.parentOf(category.id);
    if (parent) kept.add(parent.id);
  }
  return all.filter(({ category }) => kept.has(category.id));
}
