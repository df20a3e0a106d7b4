// Last path segments of subpages. Separate from slugs, because no first card needs them.
/** Pages below /{place}/profile/. */
export const ACCOUNT_PAGES = ['orders', 'bookings', 'cards', 'mail'] as const;

/** Pages below /{place}/staff/; links and codes lead to `sign-in`. */
export const STAFF_PAGE_PATHS: readonly string[] = [
  ...['sign-in', 'today', 'tables', 'kitchen', 'bookings', 'orders', 'report', 'payments', 'feedback', 'pictures'],
  ...['menu', 'codes', 'discounts', 'settings', 'people', 'devices', 'notifications'],
];
