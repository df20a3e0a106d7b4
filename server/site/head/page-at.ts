// The page at an address below a place, as a guest without a scan sees it.
import type { Category, Product } from '#domain/menu/menu.ts';
import { isCategoryVisible, isProductVisible } from '#domain/menu/visibility.ts';
import { ACCOUNT_PAGES, STAFF_PAGE_PATHS } from '#domain/page-paths.ts';
import { isReservedCategorySlug } from '#domain/slug.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';

export type NamedPage = 'all' | 'about' | 'about-tabl' | 'gallery' | 'custom-terms' | 'search';

/** `isMissing`: an address below that of a page, without a page; the app reports it or leads on. */
export type Page =
  | { readonly kind: 'menu' }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'product'; readonly category: Category | undefined; readonly product: Product }
  | { readonly kind: NamedPage }
  /** A page that is not indexed: a table's code, a payment, a dish for other guests. */
  | { readonly kind: 'private'; readonly isMissing?: boolean }
  /** The staff's pages, an app of their own. */
  | { readonly kind: 'staff'; readonly isMissing?: boolean }
  | { readonly kind: 'unknown' };

const NAMED: readonly NamedPage[] = ['all', 'about', 'about-tabl', 'gallery', 'custom-terms', 'search'];

export const pageAt = (place: PublishedPlace, parts: readonly string[]): Page => {
  const [first, second] = parts;
  if (first === undefined) return { kind: 'menu' };
  if (isReservedCategorySlug(first)) return reservedPage(first, parts.slice(1));
  if (parts.length === 1) return categoryPage(place, first);
  return parts.length === 2 && second !== undefined ? productPage(place, second) : { kind: 'unknown' };
};

const isOneOf = (pages: readonly string[], rest: readonly string[]): boolean =>
  rest.length === 0 || (rest.length === 1 && pages.includes(rest[0] ?? ''));

const reservedPage = (first: string, rest: readonly string[]): Page => {
  if (first === 'staff') return { kind: 'staff', isMissing: !isOneOf(STAFF_PAGE_PATHS, rest) };
  if (first === 'profile') return { kind: 'private', isMissing: !isOneOf(ACCOUNT_PAGES, rest) };
  // Only the rate-limited call reveals whether a table has the code.
  if (first === 't') return { kind: rest.length === 1 ? 'private' : 'unknown' };
  const named = NAMED.find((name) => name === first);
  return { kind: rest.length === 0 ? (named ?? 'private') : 'unknown' };
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
