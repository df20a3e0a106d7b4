// Slugs in addresses. The app's own pages and the server reserve some, so no venue may use them.

export const RESERVED_PLACE_SLUGS: readonly string[] = [
  '404',
  'join',
  'thankyou',
  'close-browser-app',
  'api',
  'assets',
  'pictures',
  'videos',
  'healthz',
];

/** Paths, with or without a query, that only the server answers. A page's path has no dot in its last part. */
export const SERVER_PATHS: readonly RegExp[] = [
  /^\/(?:api|assets|pictures|videos|healthz)(?:[/?]|$)/,
  /^[^?]*\.[^/?]*(?:\?|$)/,
];

export const RESERVED_CATEGORY_SLUGS: readonly string[] = [
  'reservations',
  'payment',
  'feedback',
  'search',
  'all',
  'about',
  'about-tabl',
  'profile',
  'gallery',
  'custom-terms',
  't',
  'staff',
];

/** Lower-case letters, digits and single hyphens between them, at most 80 characters. */
export const isSlug = (text: string): boolean => text.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

export const isReservedPlaceSlug = (slug: string): boolean => RESERVED_PLACE_SLUGS.includes(slug);

export const isReservedCategorySlug = (slug: string): boolean => RESERVED_CATEGORY_SLUGS.includes(slug);
