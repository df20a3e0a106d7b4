// Sections of the whole menu on one page: one per category, in menu order, a subcategory after its parent.

import type { CategoryId } from '#domain/ids.ts';
import { type LinkTarget, linkTargets } from '#domain/menu/category-link.ts';
import type { Category, Product } from '#domain/menu/menu.ts';
import { visibleCategories, visibleProducts } from '#domain/menu/visibility.ts';
import type { OrderType } from '#domain/place/place.ts';
import { hasDishesOf, type MenuSnapshot } from './menu-snapshot.ts';

export interface MenuSection {
  readonly category: Category;
  /** Top-level category above this section; the section's own category at the top level. */
  readonly rootId: CategoryId;
  /** Depth in the tree; 0 is the top. */
  readonly depth: number;
  /** Dishes directly in the category; in an info category, the texts of its banners. */
  readonly products: readonly Product[];
  /** The category's links out of the app. */
  readonly links: readonly LinkTarget[];
}

export interface SectionsFor {
  readonly orderType: OrderType | undefined;
  readonly hasUser: boolean;
  /** The session's room number, inserted into the links' addresses. [S2.25] */
  readonly roomNumber: string | undefined;
}

/**
 * The sections visible to this guest, at any depth. The index has no cycles, and the walk is iterative. A category without
 * content or children is left out.
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
    // A section whose dishes are not loaded is omitted until they are.
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
