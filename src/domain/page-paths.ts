// Pages below others, by the last part of their address. Apart from slugs: no first card needs them.
/** Pages below /{place}/profile/. */
export const ACCOUNT_PAGES = ['orders', 'bookings', 'cards', 'mail'] as const;

/** Pages below /{place}/staff/; `sign-in` is where links and codes lead. */
export const STAFF_PAGE_PATHS: readonly string[] = [
  ...['sign-in', 'today', 'tables', 'kitchen', 'bookings', 'orders', 'report', 'payments', 'feedback', 'pictures'],
  ...['menu', 'codes', 'discounts', 'settings', 'people', 'devices', 'notifications'],
];
