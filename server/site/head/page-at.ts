// The page at an address below a place, as a guest without a scan sees it.
import type { Category, Product } from '#domain/menu/menu.ts';
import { isCategoryVisible, isProductVisible } from '#domain/menu/visibility.ts';
import { isReservedCategorySlug } from '#domain/slug.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';

export type NamedPage = 'all' | 'about' | 'about-tabl' | 'gallery' | 'custom-terms' | 'search';

export type Page =
  | { readonly kind: 'menu' }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'product'; readonly category: Category | undefined; readonly product: Product }
  | { readonly kind: NamedPage }
  /** A page that is not to be found: a table's code, a payment, a dish for other guests. */
  | { readonly kind: 'private' }
  /** The staff's pages, an app of their own. */
  | { readonly kind: 'staff' }
  | { readonly kind: 'unknown' };

const NAMED: readonly NamedPage[] = ['all', 'about', 'about-tabl', 'gallery', 'custom-terms', 'search'];

export const pageAt = (place: PublishedPlace, parts: readonly string[]): Page => {
  const [first, second] = parts;
  if (first === undefined) return { kind: 'menu' };
  if (isReservedCategorySlug(first)) return reservedPage(first, parts.length);
  if (parts.length === 1) return categoryPage(place, first);
  return parts.length === 2 && second !== undefined ? productPage(place, second) : { kind: 'unknown' };
};

const reservedPage = (first: string, depth: number): Page => {
  if (first === 'staff') return { kind: 'staff' };
  const named = NAMED.find((name) => name === first);
  if (named) return { kind: depth === 1 ? named : 'unknown' };
  const isDeeper = first === 't' || first === 'profile';
  return { kind: depth === 1 || isDeeper ? 'private' : 'unknown' };
};

const categoryPage = ({ index }: PublishedPlace, slug: string): Page => {
  const category = index.categoryBySlug.get(slug);
  if (!category) return { kind: 'unknown' };
  return isCategoryVisible(index, category.id, undefined) ? { kind: 'category', category } : { kind: 'private' };
};

/** A dish's page by the dish's own name: a dish moved to another category is still found at its old address. */
const productPage = ({ index, document }: PublishedPlace, slug: string): Page => {
  const product = index.productBySlug.get(slug);
  if (!product) return { kind: 'unknown' };
  if (!isProductVisible(index, product, undefined, document.settings, false)) return { kind: 'private' };
  return { kind: 'product', category: index.homeCategory(product), product };
};
